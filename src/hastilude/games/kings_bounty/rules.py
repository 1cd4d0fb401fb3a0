"""King's Bounty: the rules.

A turn is one decision, what to play and where, or a chain of small ones for an
exchange: `exchange`, `return …`, `return …`, `done`. (The ledger's steps 7 to 9 are one
decision here: a card without its target is nothing anybody could value.)
"""

from mypy_extensions import i64

from hastilude.core.chance import Chance
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Args, Event, Prompt, Refusal, Result
from hastilude.games.kings_bounty import imagination, invariants, refusals, scoring
from hastilude.games.kings_bounty.cards import (
    CAPTURE,
    CARD_NAMES,
    DESTROY,
    DISBAND,
    DONE,
    EXCHANGE,
    FIRST_CARD,
    FIRST_HERO,
    FIRST_MONSTER,
    GARRISON,
    HERO,
    HOLDING_NAMES,
    HOLDINGS,
    HUMAN,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    PASS,
    PEOPLE_OF,
    PEOPLES,
    PLAY,
    REGULARS,
    REMOVE,
    RETURN,
    SLOT_KIND,
    UNIT_KINDS,
    UNITS,
)
from hastilude.games.kings_bounty.setting import LAST_PLAYER_TURN
from hastilude.games.kings_bounty.table import (
    ENDED,
    FINAL_TURN,
    HAND_SIZE,
    KIND,
    KNOWN,
    LAST_CARD,
    OPEN_TITLES,
    PICKING,
    POOL,
    REMOVING,
    SEEN,
    STALLED,
    TURN,
    Table,
    label_at,
)
from hastilude.games.kings_bounty.titles import (
    CASTLE_TITLE,
    COUNTED_BY,
    EMPEROR,
    MAJORITIES,
    NOBODY,
    STAFF_RAT,
    TITLES,
    VANDAL,
    leader,
)


class KingsBounty(Table):
    veils = True

    # -- set-up (KB-R02) ---------------------------------------------------------------

    def set_up(self, chance: Chance) -> None:
        seats = self.setting.seats
        self.phase = REMOVING
        self.seat = 0
        self.turn = 0
        self.removed = []
        self.deck = []
        self.hands = [[] for _ in range(seats)]
        self.picked = []
        self.table = []
        self.owner = [NOBODY] * HOLDINGS
        self.garrison = [-1] * HOLDINGS
        self.defence = [0] * HOLDINGS
        self.arrived = [0] * KINDS
        self.discard = [0] * KINDS
        self.tally = [0] * (seats * MAJORITIES)
        self.open_titles = []
        self.hidden = [-1] * seats
        self.revealed = []
        self.shown = [NOBODY] * len(TITLES)
        self.last_hero = NOBODY
        self.last_monster = NOBODY
        self.exhausted = False
        self.final = False
        self.streak = 0
        self.pools = 0
        self.reason = ""
        if self.setting.removals and self.setting.peoples_chosen:
            return
        peoples = [1, 2, 3, 4]
        for _ in range(self.setting.removals):  # KB-143, KB-145
            self.removed.append(peoples.pop(chance.below(len(peoples))))
        self._deal(chance)

    def _deal(self, chance: Chance) -> None:
        pool = self.title_pool()
        chance.shuffle(pool)
        self.open_titles = pool[:OPEN_TITLES]
        if self.setting.expert:  # KB-203
            self.hidden = pool[OPEN_TITLES : OPEN_TITLES + self.setting.seats]
        for kind in range(KINDS):
            self.deck.extend([kind] * self.copies(kind))
        chance.shuffle(self.deck)
        for hand in self.hands:
            for _ in range(HAND_SIZE):
                hand.append(self.deck.pop())
        self.phase = TURN
        self.seat = 0
        if self.events is not None:
            titles = [TITLES[title] for title in self.open_titles]
            self._tell(
                "dealt",
                {"titles": titles, "removed": [PEOPLES[p] for p in self.removed], "deck": len(self.deck)},
            )

    # -- who decides what --------------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == ENDED else self.seat

    def prompt(self) -> Prompt:
        if self.phase == REMOVING:
            left = self.setting.removals - len(self.removed)
            return Prompt("remove", {"seat": self.seat, "left": left}, ("KB-143", "KB-145"))
        if self.phase == PICKING:
            return Prompt("pick", {"seat": self.seat, "final": self.final}, ("KB-108", "KB-110"))
        if self.phase == TURN:
            return Prompt(
                "final_turn" if self.final else "turn",
                {"seat": self.seat},
                ("KB-035", "KB-125") if self.final else ("KB-035",),
            )
        return Prompt("over", {"reason": self.reason}, ("KB-127",))

    def legal(self) -> list[int]:
        actions = self._legal
        if actions is None:
            actions = self._list()
            self._legal = actions
        return actions

    def _list(self) -> list[int]:
        if self.phase == TURN:
            actions = self._plays()
            if self.may_exchange(bool(actions)):
                actions.append(EXCHANGE)
            elif not actions:
                actions.append(PASS)  # KB-R30, pass_only_if_stuck
            return actions
        if self.phase == PICKING:
            actions = [RETURN + card for card in self.labels()]
            if self.picked:
                actions.append(DONE)
            return actions
        if self.phase == REMOVING:
            return [REMOVE + people - 1 for people in range(1, 5) if people not in self.removed]
        return []

    def _plays(self) -> list[int]:
        """Every card of the hand on every legal target (KB-213, KB-214)."""
        actions: list[int] = []
        seat: i64 = self.seat
        owner = self.owner
        defence = self.defence
        figures = self.setting.figures
        hand = self.hands[self.seat]
        for i in range(len(hand)):
            kind: i64 = hand[i] & KIND
            card: i64 = label_at(hand, i, self.arrived)
            if card >= UNITS:
                actions.append(PLAY + card - UNITS)
                continue
            if not self.licensed(self.seat, PEOPLE_OF[kind]):
                continue
            if card < REGULARS:
                strength: i64 = figures.strength[kind]
                for slot in self.table:
                    at: i64 = slot
                    if owner[at] == seat:
                        actions.append(GARRISON + at * REGULARS + card)
                    elif defence[at] < strength:  # KB-072 … KB-076
                        actions.append(CAPTURE + at * FIRST_MONSTER + card)
            elif card < FIRST_MONSTER:
                for slot in self.table:
                    if owner[slot] != seat:  # KB-083, KB-088
                        actions.append(CAPTURE + slot * FIRST_MONSTER + card)
                    elif self.setting.hero_at_home:
                        actions.append(DISBAND + slot * 5 + card - FIRST_HERO)
            else:
                for slot in self.table:  # KB-092
                    actions.append(DESTROY + slot * 5 + card - FIRST_MONSTER)
        return actions

    def refusal(self, action: int) -> Refusal | None:
        return refusals.refusal(self, action)

    def forced(self) -> int:
        """A turn without a choice between playing and exchanging, and an emptied hand (step 7, 12)."""
        actions = self.legal()
        if len(actions) == 1 and actions[0] in (EXCHANGE, PASS, DONE):
            return actions[0]
        return CHOICE

    def reveals(self, action: int) -> bool:
        if action == EXCHANGE:
            return self.guarded()  # then it shows that nothing could be played
        if action >= REMOVE:
            return len(self.removed) + 1 == self.setting.removals
        return not RETURN <= action < DONE

    def veil(self, action: int, observer: int) -> int:
        """Picks are private: which card it is shows only to who picks it (KB-R45)."""
        return -1 if RETURN <= action < DONE and observer != self.seat else action

    # -- what happens ------------------------------------------------------------------

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        if action < EXCHANGE:
            if self.events is None:
                self._play(action)
            else:
                before = self._holders()
                self._play(action)
                self._tell_titles(before)
            self.streak = 0
            if not self.final:
                self._draw(1)  # KB-104
            self._end_turn()
        elif action == EXCHANGE:
            self.phase = PICKING
            if self.events is not None:
                self._tell("exchanging", {"seat": self.seat})
        elif action < DONE:
            self._pick(KIND_OF[action - RETURN])
        elif action == DONE:
            self._exchange(chance)
            self._end_turn()
        elif action == PASS:
            if self.events is not None:
                self._tell("passed", {"seat": self.seat})
            self._end_turn()
        else:
            self.removed.append(action - REMOVE + 1)
            if self.events is not None:
                self._tell("removed", {"seat": self.seat, "people": PEOPLES[self.removed[-1]]})
            if len(self.removed) == self.setting.removals:
                self._deal(chance)

    def _play(self, action: int) -> None:
        """Play a card with its effect: step 10 of the decision points."""
        if action < GARRISON:
            self._lay(action - PLAY)
        elif action < CAPTURE:
            at = action - GARRISON
            slot, card = at // REGULARS, at % REGULARS
            self._garrison(slot, KIND_OF[card])
        elif action < DESTROY:
            at = action - CAPTURE
            slot, card = at // FIRST_MONSTER, at % FIRST_MONSTER
            self._capture(slot, KIND_OF[card])
        elif action < DISBAND:
            at = action - DESTROY
            slot, people = at // 5, at % 5
            self._destroy(slot, KIND_OF[FIRST_MONSTER + people])
        else:
            at = action - DISBAND
            slot, people = at // 5, at % 5
            self._disband(slot, KIND_OF[FIRST_HERO + people])

    def _lay(self, label: int) -> None:
        kind = SLOT_KIND[label]
        slot = self._leave_hand(kind) - UNITS
        self.table.append(slot)
        self.owner[slot] = self.seat
        self.defence[slot] = self.setting.figures.strength[kind]
        self._count(kind, self.seat, 1)
        if self.events is not None:
            self._tell("laid", {"seat": self.seat, "holding": HOLDING_NAMES[slot]})

    def _garrison(self, slot: int, kind: int) -> None:
        card = self._leave_hand(kind)
        old = self._dismiss(slot)  # KB-066
        self._man(slot, card)
        if self.events is not None:
            self._tell(
                "garrisoned",
                {
                    "seat": self.seat,
                    "holding": HOLDING_NAMES[slot],
                    "card": CARD_NAMES[card],
                    "lost": old,
                    "defence": self.defence[slot],
                },
            )

    def _capture(self, slot: int, kind: int) -> None:
        card = self._leave_hand(kind)
        loser = self.owner[slot]
        old = self._dismiss(slot)  # KB-077, KB-086
        self._count(SLOT_KIND[slot], loser, -1)
        self.owner[slot] = self.seat
        self._count(SLOT_KIND[slot], self.seat, 1)
        if kind % 5 == HERO:
            self.discard[kind] = self.discard[kind] + 1  # KB-085
        else:
            self._man(slot, card)  # KB-079
        if self.events is not None:
            self._tell(
                "captured",
                {
                    "seat": self.seat,
                    "from": loser,
                    "holding": HOLDING_NAMES[slot],
                    "card": CARD_NAMES[card],
                    "lost": old,
                    "defence": self.defence[slot],
                },
            )
        if kind % 5 == HERO:
            self._hero_played()

    def _destroy(self, slot: int, kind: int) -> None:
        card = self._leave_hand(kind)
        loser = self.owner[slot]
        old = self._dismiss(slot)
        self._count(SLOT_KIND[slot], loser, -1)
        self.owner[slot] = NOBODY
        self.defence[slot] = 0
        self.table.remove(slot)
        self.discard[SLOT_KIND[slot]] = self.discard[SLOT_KIND[slot]] + 1  # KB-094
        self.discard[kind] = self.discard[kind] + 1
        if self.events is not None:
            self._tell(
                "destroyed",
                {
                    "seat": self.seat,
                    "from": loser,
                    "holding": HOLDING_NAMES[slot],
                    "card": CARD_NAMES[card],
                    "lost": old,
                },
            )
        self.last_monster = self.seat
        self._award(VANDAL, self.seat)

    def _disband(self, slot: int, kind: int) -> None:
        """KB-R14, `allowed`: hero and own garrison go, the holding stays."""
        card = self._leave_hand(kind)
        old = self._dismiss(slot)
        self.discard[kind] = self.discard[kind] + 1
        if self.events is not None:
            self._tell(
                "disbanded",
                {
                    "seat": self.seat,
                    "holding": HOLDING_NAMES[slot],
                    "card": CARD_NAMES[card],
                    "lost": old,
                    "defence": self.defence[slot],
                },
            )
        self._hero_played()

    def _hero_played(self) -> None:
        self.last_hero = self.seat
        self._award(STAFF_RAT, self.seat)

    def _award(self, title: int, seat: int) -> None:
        """Vandal and staff rat go at once to who played the card; if hidden, they are shown (KB-207)."""
        for keeper in range(self.setting.seats):
            if self.hidden[keeper] == title:
                self.hidden[keeper] = -1
                self.revealed.append(title)
                if self.events is not None:
                    self._tell("revealed", {"title": TITLES[title], "seat": keeper})

    def _leave_hand(self, kind: int) -> int:
        """Take a card of this kind from the hand to the table: it gets its id now."""
        hand = self.hands[self.seat]
        at = 0
        while hand[at] & KIND != kind:
            at += 1
        spent = hand.pop(at)
        # Who knew of one such card in this hand has now seen one leave: of the equal
        # cards that stay, each seat knows one less.
        for i in range(at, len(hand)):
            slot = hand[i]
            if slot & KIND == kind:
                hand[i] = slot & (spent | KIND)
                spent |= slot
        card = FIRST_CARD[kind] + self.arrived[kind]
        self.arrived[kind] = self.arrived[kind] + 1
        return card

    def _man(self, slot: int, card: int) -> None:
        self.garrison[slot] = card
        kind = KIND_OF[card]
        strength = self.setting.figures.strength[kind]
        if strength > self.defence[slot]:  # KB-064: the larger, never the sum
            self.defence[slot] = strength
        self._count(kind, self.owner[slot], 1)

    def _dismiss(self, slot: int) -> str:
        """Discard the garrison, if any; its name for the log."""
        card = self.garrison[slot]
        if card < 0:
            return ""
        kind = KIND_OF[card]
        self.garrison[slot] = -1
        self.defence[slot] = self.setting.figures.strength[SLOT_KIND[slot]]
        self.discard[kind] = self.discard[kind] + 1
        self._count(kind, self.owner[slot], -1)
        return CARD_NAMES[card]

    def _count(self, kind: int, seat: int, by: int) -> None:
        """A card of this kind comes to (1) or leaves (−1) the table before a seat."""
        base: i64 = seat * MAJORITIES
        tally = self.tally
        for title in COUNTED_BY[kind]:
            at: i64 = base + title
            tally[at] = tally[at] + by
        people = PEOPLE_OF[kind]
        if (
            kind >= UNIT_KINDS
            and people > HUMAN
            and tally[base + CASTLE_TITLE[people]] == (1 if by > 0 else 0)
        ):
            tally[base + EMPEROR] = (
                tally[base + EMPEROR] + by
            )  # KB-165: the first or the last castle of a people

    # -- deck and exchange ---------------------------------------------------------------

    def _draw(self, count: int) -> None:
        """The top cards of the deck to the hand; the last of the deck begins the final phase."""
        seat = self.seat
        hand = self.hands[seat]
        me = 1 << (KNOWN + seat)
        for _ in range(count):
            slot = self.deck.pop()
            if slot > SEEN and not slot & me:
                self._forget_pool(slot >> POOL)
                slot &= KIND
            hand.append(slot & SEEN & ~me)
        if not self.deck:
            self.exhausted = True  # KB-124
        if self.events is not None:
            drawn = [KIND_NAMES[slot & KIND] for slot in hand[-count:]]
            self.events.append(Event("drew", {"seat": seat, "count": count}, {"cards": drawn}, 1 << seat))
            if self.exhausted:
                self._tell("deck_exhausted", {"seat": seat})

    def _forget_pool(self, pool: int) -> None:
        """Somebody else drew one of several cards whose order the returner does not know:
        to keep knowing the rest would tell which one it was."""
        for i in range(len(self.deck)):
            if self.deck[i] >> POOL == pool:
                self.deck[i] = self.deck[i] & KIND

    def _pick(self, kind: int) -> None:
        hand = self.hands[self.seat]
        for i in range(len(hand)):
            if hand[i] & KIND == kind:
                self.picked.append(hand.pop(i))
                break
        if self.events is not None:
            # private: the others learn the number only when all are returned (KB-R45)
            me = 1 << self.seat
            self.events.append(Event("picked", {"seat": self.seat, "card": KIND_NAMES[kind]}, {}, me, me))

    def _exchange(self, chance: Chance) -> None:
        """Return the picked cards under the deck, then draw as many (KB-109 … KB-112)."""
        count = len(self.picked)
        me = 1 << (KNOWN + self.seat)
        if self.setting.shuffled_returns:
            chance.shuffle(self.picked)
            if count > 1:
                self.pools += 1
                me |= self.pools << POOL
        if self.events is not None:
            names = [KIND_NAMES[slot & KIND] for slot in self.picked]
            if self.setting.shuffled_returns:
                names.sort()
            public: Args = {"seat": self.seat, "count": count}
            self.events.append(Event("returned", public, {"cards": names}, 1 << self.seat))
        for slot in self.picked:
            self.deck.insert(0, slot & KIND | me)  # the last picked is the bottom card (KB-R24)
        self.picked = []
        # Others who knew cards of this hand cannot tell any more which ones stayed.
        hand = self.hands[self.seat]
        for i in range(len(hand)):
            hand[i] = hand[i] & KIND
        self.streak += 1
        self.phase = TURN
        if not self.final:
            self._draw(count)

    # -- end -----------------------------------------------------------------------------

    def _end_turn(self) -> None:
        seats = self.setting.seats
        last = self.seat == seats - 1
        if last and self.setting.display == LAST_PLAYER_TURN:
            before = self._holders()
            for title in range(MAJORITIES):
                self.shown[title] = leader(self.tally, seats, title)
            if self.events is not None:
                self._tell_titles(before)
        if last:
            if self.final:
                self._finish(FINAL_TURN)  # KB-127
                return
            if self.exhausted and self.setting.end_now:
                self._finish(LAST_CARD)  # KB-R29
                return
            if self.setting.stall_guard and not self.exhausted and self.streak >= 6 * seats:
                self._finish(STALLED)  # KB-R28
                return
        self.turn += 1
        self.seat = 0 if last else self.seat + 1
        self.final = self.exhausted

    def _finish(self, reason: str) -> None:
        self.phase = ENDED
        self.reason = reason
        if self.events is not None:
            for seat in range(self.setting.seats):  # KB-205
                if self.hidden[seat] >= 0:
                    self._tell("revealed", {"title": TITLES[self.hidden[seat]], "seat": seat})
            self._tell("ended", {"reason": reason, "winner": scoring.winner(self)})

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == ENDED else None

    def payoffs(self) -> list[float]:
        payoffs = [0.0] * self.setting.seats
        payoffs[scoring.winner(self)] = 1.0
        return payoffs

    # -- titles shown during the game ------------------------------------------------------

    def _holders(self) -> list[int]:
        return [self.holder(title) for title in range(len(TITLES))]

    def _tell_titles(self, before: list[int]) -> None:
        shown = [*self.open_titles, *self.revealed]
        negative = [title for title in shown if title >= MAJORITIES]
        majorities = [title for title in shown if title < MAJORITIES]
        for title in negative + majorities:  # KB-R10
            holder = self.holder(title)
            if holder != before[title]:
                self._tell("title", {"title": TITLES[title], "seat": holder, "from": before[title]})

    def _tell(self, code: str, args: Args) -> None:
        assert self.events is not None
        self.events.append(Event(code, args))

    # -- copies --------------------------------------------------------------------------

    def copy(self) -> "KingsBounty":
        other = KingsBounty(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Table:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)
