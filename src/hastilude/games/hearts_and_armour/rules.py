"""Hearts and Armour: the rules.

A turn is one decision: lay a card face down on a hero, play one face up, or declare the
fight. (The ledger's steps P5 to P7 are one decision here: a card without its target is
nothing anybody could value.) The extra action of a card played face up is a chain of two
small ones: which card, and where it goes.
"""

from mypy_extensions import i64

from hastilude.core.chance import Chance
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import EVERYBODY, Event, Prompt, Refusal, Result
from hastilude.games.hearts_and_armour import (
    dealing,
    effects,
    fight,
    imagination,
    invariants,
    knowledge,
    match,
    refusals,
)
from hastilude.games.hearts_and_armour.cards import (
    ACTION_COUNT,
    AFFECT,
    DECLARE,
    DECLINE,
    DISCARD,
    EFFECTS,
    GIVE,
    HERO_COUNT,
    HEROES,
    LAY,
    MOVE,
    NO_EFFECT,
    PLAY,
    TAKE,
)
from hastilude.games.hearts_and_armour.table import (
    AFFECTED,
    DESTINATION,
    ENDED,
    HAND_KIND,
    NOBODY,
    SEATS_MASK,
    TURN,
    UP,
    Table,
    seen_by,
    table_card,
)


class HeartsAndArmour(Table):
    veils = True

    # -- set-up (P0 … P3) ------------------------------------------------------------------

    def set_up(self, chance: Chance) -> None:
        self.game = 1
        self.declarer = NOBODY
        self.tokens = [0] * self.setting.seats
        self.chronicle = []
        self.account = []
        self.fought = []
        self.sheet = None
        self.reason = ""
        dealing.seat_sorcerer(self, chance)
        dealing.seat_heroes(self, chance)
        dealing.begin_game(self, NOBODY, chance)

    # -- who decides what ------------------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == ENDED else self.seat

    def prompt(self) -> Prompt:
        if self.phase == TURN:
            if self.must_declare():
                return Prompt("declare", {"seat": self.seat}, ("HA-045", "HA-148"))
            return Prompt(
                "may_declare" if self.may_declare() else "turn", {"seat": self.seat}, ("HA-043", "HA-059")
            )
        if self.phase == ENDED:
            return Prompt("over", {"reason": self.reason}, ("HA-106",))
        hero = HEROES[self.heroes[self.target]]
        if self.phase == AFFECTED:
            return Prompt(
                "affected",
                {"seat": self.seat, "effect": EFFECTS[self.effect], "hero": hero},
                ("HA-062", "HA-063"),
            )
        if self.effect == TAKE:
            return Prompt("give", {"seat": self.seat, "hero": hero}, ("HA-076", "HA-077"))
        return Prompt("move", {"seat": self.seat, "hero": hero}, ("HA-068", "HA-069"))

    def legal(self) -> list[int]:
        actions = self._legal
        if actions is None:
            actions = self._list()
            self._legal = actions
        return actions

    def _list(self) -> list[int]:
        actions: list[int] = []
        if self.phase == TURN:
            if not self.must_declare():
                self._list_cards(actions)
            if self.may_declare():
                actions.append(DECLARE)
        elif self.phase == AFFECTED:
            for place in range(self.eligible()):
                actions.append(AFFECT + place)
            if self.setting.effect_optional:
                actions.append(DECLINE)
        elif self.phase == DESTINATION:
            taking = self.effect == TAKE
            first = GIVE if taking else MOVE
            for seat in range(self.setting.seats):
                if seat != self.target or (taking and self.setting.give_to_target):  # HA-068, HA-R11
                    actions.append(first + self.heroes[seat])
        return actions

    def _list_cards(self, actions: list[int]) -> None:
        """Every face of the hand, down on every hero, up on every other one (HA-049, HA-052)."""
        seats: i64 = self.setting.seats
        mine: i64 = self.seat
        heroes = self.heroes
        figures = self.setting.figures
        needs_effect = self.setting.needs_effect
        last: i64 = -1
        for slot in self.hands[self.seat]:
            kind: i64 = slot >> HAND_KIND
            if kind == last:
                continue
            last = kind
            face: i64 = figures.faces[kind]
            lay: i64 = LAY + face * HERO_COUNT
            play: i64 = PLAY + face * HERO_COUNT
            seat: i64 = 0
            while seat < seats:
                actions.append(lay + heroes[seat])
                seat += 1
            if needs_effect and figures.effect[kind] == NO_EFFECT:  # HA-R36
                continue
            seat = 0
            while seat < seats:
                if seat != mine and not (needs_effect and not self.table[seat]):  # HA-R07
                    actions.append(play + heroes[seat])
                seat += 1

    def refusal(self, action: int) -> Refusal | None:
        return refusals.refusal(self, action)

    def forced(self) -> int:
        """An empty hand, the last lap (P4), and an extra action with one card to affect (HA-R33)."""
        actions = self.legal()
        return actions[0] if len(actions) == 1 else CHOICE

    def reveals(self, action: int) -> bool:
        """All but the choice of a card before its destination, unless that lets one look at it."""
        if self.phase != AFFECTED or action == DECLINE or self.effect == DISCARD:
            return True
        if self.effect != TAKE or not self.setting.take_peek:
            return False
        return not seen_by(self.table[self.target][action - AFFECT], self.seat)

    def veil(self, action: int, observer: int) -> int:
        """Face-down cards, and the place chosen before its card has gone (part 7)."""
        if observer == self.seat:
            return action
        if action < PLAY:
            return -1 - (action - LAY) % HERO_COUNT
        if self.phase == AFFECTED and self.effect != DISCARD and action != DECLINE:
            return -1
        if self.phase == DESTINATION:
            return -1 - self.chosen * ACTION_COUNT - action
        return action

    # -- what happens ----------------------------------------------------------------------

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        self.thought = None
        if action < PLAY:
            number = action - LAY
            kind = self.setting.figures.kind_of[number // HERO_COUNT]
            self._lay(kind, self.seat_of(number % HERO_COUNT))
        elif action < DECLARE:
            number = action - PLAY
            kind = self.setting.figures.kind_of[number // HERO_COUNT]
            self._play(kind, self.seat_of(number % HERO_COUNT))
        elif action == DECLARE:
            self._declare(chance)
        elif action < DECLINE:
            if effects.choose(self, action - AFFECT):
                self._end_turn()
        elif action == DECLINE:
            if self.events is not None:
                self.tell(Event("declined", {"seat": self.seat, "effect": EFFECTS[self.effect]}))
            self._end_turn()
        else:
            hero = action - MOVE if action < GIVE else action - GIVE
            effects.send(self, self.seat_of(hero))
            self._end_turn()

    def _lay(self, kind: int, target: int) -> None:
        """Face down: who and on whom is public, which card is not (HA-050)."""
        marks = knowledge.leave_face_down(self, kind)
        self.table[target].append(table_card(kind, self.seat, target, self.turn, marks))
        if self.events is not None:
            public: dict[str, object] = {"seat": self.seat, "hero": HEROES[self.heroes[target]]}
            secret: dict[str, object] = {"card": self.setting.figures.names[kind]}
            self.tell(Event("laid", public, secret, marks & SEATS_MASK))
        self._end_turn()

    def _play(self, kind: int, target: int) -> None:
        """Face up, then its extra action on the cards that were there before (HA-053, HA-054)."""
        figures = self.setting.figures
        knowledge.leave_face_up(self, kind)
        self.table[target].append(table_card(kind, self.seat, target, self.turn, UP))
        at = self.seat * self.setting.seats + target
        self.deeds[at] = self.deeds[at] + figures.net[kind]
        effect = figures.effect[kind]
        void = effect == NO_EFFECT or len(self.table[target]) == 1
        if self.events is not None:
            self.tell(
                Event(
                    "played",
                    {
                        "seat": self.seat,
                        "hero": HEROES[self.heroes[target]],
                        "card": figures.names[kind],
                        "void": void,
                    },
                    {},
                    EVERYBODY,
                )
            )
        if void:  # HA-057, HA-R36
            self._end_turn()
            return
        self.effect = effect
        self.target = target
        self.phase = AFFECTED

    def _end_turn(self) -> None:
        """P11: the next seat clockwise (HA-042)."""
        self.phase = TURN
        self.effect = NOBODY
        self.target = NOBODY
        self.chosen = NOBODY
        self.turn += 1
        seat = self.seat + 1
        self.seat = 0 if seat == self.setting.seats else seat

    def _declare(self, chance: Chance) -> None:
        """The whole turn; the fight follows at once (HA-060)."""
        if self.events is not None:
            forced = self.must_declare()
            self.tell(Event("declared", {"seat": self.seat, "forced": forced}))
        self.declarer = self.seat
        fight.fight(self)
        match.after_fight(self, chance)

    # -- end -------------------------------------------------------------------------------

    def result(self) -> Result | None:
        return match.result(self) if self.phase == ENDED else None

    def payoffs(self) -> list[float]:
        """A win is a win, however many share it; a match is won by few."""
        payoffs = [0.0] * self.setting.seats
        for seat in match.final_winners(self):
            payoffs[seat] = 1.0
        return payoffs

    # -- copies ----------------------------------------------------------------------------

    def copy(self) -> "HeartsAndArmour":
        other = HeartsAndArmour(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Table:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)
