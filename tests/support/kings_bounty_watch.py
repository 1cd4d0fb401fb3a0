"""King's Bounty followed turn by turn: the ledger's invariants about changes (part 8).

A `Watch` sees only plain positions, views and results. It counts anew from the names of the
cards and shares no code with the rules, so that both would have to be wrong in the same way.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.core.words import Result
from hastilude.games.kings_bounty.cards import ACTIONS, DONE, EXCHANGE, RETURN, UNIT_KINDS, UNITS
from hastilude.games.kings_bounty.position import position
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import KIND, PICKING, REMOVING
from hastilude.games.kings_bounty.view import KingsBountyView, view
from support.kings_bounty import PLAYING, start
from support.play import args_of

Position = dict[str, Any]

STRENGTH = {"archer": 2, "warrior": 3, "mage": 4, "tower": 1, "fortress": 2, "citadel": 3}
STRENGTH |= {"1": 1, "2": 2, "3": 3}  # obelisks
HOLDINGS = {2: 18, 3: 27, 4: 36, 5: 36}
MONSTERS = {2: 3, 3: 4, 4: 5, 5: 5}
OBELISK_POINTS = {2: 12, 3: 18, 4: 24, 5: 24}


# -- reading names ---------------------------------------------------------------------


def kind_of(card: str) -> str:
    """`elf_mage_1`, a card of the table, is an `elf_mage`."""
    return card.rpartition("_")[0]


def bare(card: str) -> str:
    """`elf_mage@0#1`, a card of hand or deck, is an `elf_mage`."""
    return card.partition("@")[0].partition("#")[0]


def kinds(cards: list[str]) -> Counter[str]:
    return Counter(map(bare, cards))


def is_holding(kind: str) -> bool:
    return kind.startswith("obelisk") or is_castle(kind)


def is_castle(kind: str) -> bool:
    return kind.endswith(("tower", "fortress", "citadel"))


def strength(kind: str) -> int:
    return STRENGTH[kind.rpartition("_")[2]]


def defence(entry: Position) -> int:
    """Of a holding of the table, by the formula of KB-I07."""
    guard = strength(kind_of(entry["garrison"])) if entry["garrison"] else 0
    return max(strength(kind_of(entry["holding"])), guard)


PEOPLE = {"elves": "elf", "dwarves": "dwarf", "orcs": "orc", "undead": "undead", "the_dead": "undead"}
GUARDS = {"sharpshooter": "_archer", "swordmaster": "_warrior", "grand_magister": "_mage"}


def counted(title: str, table: list[Position], seat: int) -> int:
    """A majority title's count for a seat: the table of formulas of ledger 3.16."""
    own = [entry for entry in table if entry["owner"] == seat]
    castles = [c for entry in own if is_castle(c := kind_of(entry["holding"]))]
    guards = [kind_of(entry["garrison"]) for entry in own if entry["garrison"]]
    if title == "emperor":
        return len({castle.partition("_")[0] for castle in castles})
    if title == "great_architect":
        return len(castles)
    if title == "keeper_of_secrets":
        return len(own) - len(castles)
    if title == "conqueror":
        return len(guards)
    if title in GUARDS:
        return sum(guard.endswith(GUARDS[title]) for guard in guards)
    if title.endswith("_builder"):
        return sum(castle.endswith(title.removesuffix("_builder")) for castle in castles)
    if title == "commander":
        return sum(guard.startswith("human") for guard in guards)
    people = PEOPLE[title.partition("_of_")[2]]
    cards = guards if title.startswith("prince") else castles
    return sum(card.startswith(people) for card in cards)


def best(counts: tuple[int, ...]) -> int | None:
    """The one seat with the largest count, if there is one (KB-I23)."""
    top = max(counts)
    return counts.index(top) if top >= 1 and counts.count(top) == 1 else None


# -- one turn --------------------------------------------------------------------------


class Turn(NamedTuple):
    """The position before, what was legal then, the moves taken, the position after."""

    before: Position
    legal: list[str]
    moves: list[str]
    after: Position

    @property
    def seat(self) -> int:
        return int(self.before["seat"])

    @property
    def verb(self) -> str:
        return self.moves[0].split()[0]

    @property
    def is_play(self) -> bool:
        return self.verb not in ("exchange", "pass")

    @property
    def final(self) -> bool:
        return bool(self.before["deck_exhausted"])

    @property
    def card(self) -> str:
        """The kind of the card played."""
        return kind_of(self.moves[0].split()[-1])

    @property
    def target(self) -> str:
        return self.moves[0].split()[1]

    @property
    def returned(self) -> list[str]:
        return [kind_of(move.split()[1]) for move in self.moves if move.startswith("return ")]

    def lost_garrisons(self) -> list[str]:
        """Garrisons that no longer lie where they lay."""
        now = {entry["holding"]: entry["garrison"] for entry in self.after["table"]}
        return [
            entry["garrison"]
            for entry in self.before["table"]
            if entry["garrison"] and now.get(entry["holding"]) != entry["garrison"]
        ]


class Watch:
    """Follows one game. `broken` holds what did not hold: sentences with the invariant's id."""

    def __init__(self, start: Position) -> None:
        self.broken: list[str] = []
        self.seats: int = start["seats"]
        self.options: dict[str, str] = start["options"]
        self.deck = len(start["deck"])
        self.titles = self._titles(start)
        self.turns = [0] * self.seats
        self.moved_in_final: list[int] = []
        self.shed: Counter[str] = Counter()
        self.played: Counter[str] = Counter()  # holdings, regulars, heroes, monsters
        self.plays = 0  # before the final phase
        self.dismissed = 0
        self.streak = 0
        self.drawer: int | None = None

    def claim(self, id: str, holds: bool, sentence: str) -> None:
        if not holds:
            self.broken.append(f"{id}: {sentence}")

    # -- what is done and seen

    def turn(self, turn: Turn) -> None:
        self._offered(turn)
        self._note(turn)
        self._shape(turn)
        self._hands(turn)
        self._deck(turn)
        self._discard(turn)
        self._table(turn)
        self._clock(turn)

    def seen(self, position: Position, sight: KingsBountyView) -> None:
        """What a view shows against the position."""
        table = position["table"]
        for player in sight.players:
            self.claim("KB-I27", player.last == (player.seat == self.seats - 1), "another last player")
            for entry in player.holdings:
                due = next(defence(h) for h in table if h["holding"] == entry.holding)
                self.claim("KB-I07", entry.defence == due and 1 <= due <= 4, f"defence {entry.defence}")
        last = {"vandal": position["last_monster"], "staff_rat": position["last_hero"]}
        for title in sight.titles:
            if title.title in last:
                self.claim("KB-I24", title.holder == last[title.title], f"{title.title} lies elsewhere")
                continue
            counts = tuple(counted(title.title, table, seat) for seat in range(self.seats))
            self.claim("KB-I22", title.counts == counts, f"{title.title}: {title.counts}, not {counts}")
            if self.options["title_display"] == "live" and position["phase"] != "ended":
                self.claim("KB-I23", title.holder == best(counts), f"{title.title} lies elsewhere")
        for title_name, seat in last.items():
            if title_name in position["hidden_titles"]:
                self.claim("KB-I24", seat is None, f"{title_name} is still hidden")

    def over(self, position: Position, result: Result) -> None:
        """At the end: turns, scores, winner."""
        self.claim("KB-I28", len(set(self.turns)) == 1, f"turns {self.turns}")
        if result.reason != "stalled":
            due = self._final_turns()
            self.claim("KB-I29", len(self.moved_in_final) == due, f"not {due} turns in the final phase")
        length = sum(self.turns)
        if self.options["stall_guard"] == "on":
            bound = 13 * self.seats * self.deck + self.seats
            self.claim("KB-I31", length <= bound, f"{length} turns, at most {bound}")
        table = position["table"]
        obelisks = [counted("keeper_of_secrets", table, seat) for seat in range(self.seats)]
        paid = [
            sum(part.points for part in score.parts if part.code == "obelisks") for score in result.scores
        ]
        self.claim("KB-I25", sum(paid) == 2 * sum(obelisks) <= OBELISK_POINTS[self.seats], f"paid {paid}")
        points = [score.points for score in result.scores]
        self.claim("KB-I26", [2 * n for n in obelisks] == paid, "obelisks not paid to their owners")
        for score in result.scores:
            self.claim("KB-I26", score.points == sum(p.points for p in score.parts), "a wrong sum")
            for part in score.parts:
                if part.code == "title":
                    holder = self._final_holder(position, args_of(part)["title"])
                    self.claim("KB-I26", holder == score.seat, f"{part.args['title']} to seat {score.seat}")
        awarded = [p.args["title"] for s in result.scores for p in s.parts if p.code == "title"]
        self.claim("KB-I23", len(set(awarded)) == len(awarded), "a title went to two players")
        due_titles = {t for t in self.titles if self._final_holder(position, t) is not None}
        self.claim("KB-I23", set(awarded) == due_titles, f"awarded {awarded}, due {due_titles}")
        self.claim("KB-I32", result.winners == (points.index(max(points)),), f"winners {result.winners}")

    # -- the invariants, group by group

    def _offered(self, turn: Turn) -> None:
        self.claim("KB-I10", len(turn.before["hands"][turn.seat]) == 6, "not six cards to move with")
        self.claim("KB-I30", bool(turn.legal), "nothing is legal")
        if "pass" in turn.legal:
            stuck = self.options["final_phase_exchange"] == "pass_only_if_stuck" and len(turn.legal) == 1
            self.claim("KB-I30", turn.final and stuck, "a pass is offered")

    def _note(self, turn: Turn) -> None:
        """Keep count of what was done."""
        self.turns[turn.seat] += 1
        self.dismissed += len(turn.lost_garrisons())
        if turn.is_play:
            self.streak = 0
            group = turn.card.rpartition("_")[2]
            if is_holding(turn.card):
                group = "holding"
            self.played[group if group in ("holding", "hero", "monster") else "regular"] += 1
            self.plays += not turn.final
            if self.plays == self.deck and not turn.final:
                self.drawer = turn.seat
        elif turn.verb == "exchange":
            self.streak += 1
        if turn.final:
            self.moved_in_final.append(turn.seat)
            self.shed += Counter(turn.returned)

    def _shape(self, turn: Turn) -> None:
        """KB-I21: what left the hand, what came, and where it went."""
        before, after, seat = turn.before, turn.after, turn.seat
        hand, deck = kinds(before["hands"][seat]), [bare(card) for card in before["deck"]]
        gone = [turn.card] if turn.is_play else turn.returned
        count = 0 if turn.final else len(gone)
        if turn.verb == "exchange":
            self.claim("KB-I21", 1 <= len(gone) <= 6, f"{len(gone)} cards returned")
            deck = deck + gone
        self.claim("KB-I21", not (Counter(gone) - hand), f"{gone} were not in hand")
        found, hand_now = [bare(card) for card in after["deck"]], kinds(after["hands"][seat])
        rest = [bare(card) for card in before["deck"]][count:]
        self.claim("KB-I21", found[: len(rest)] == rest, "the deck is not the old one less its top")
        drawn = hand_now - (hand - Counter(gone))
        self.claim("KB-I21", drawn.total() == count, f"{drawn.total()} cards drawn for {len(gone)}")
        self.claim("KB-I21", Counter(deck) == Counter(found) + drawn, "deck and hand disagree")
        if self.options["exchange_order"] == "chosen":
            self.claim("KB-I21", found == deck[count:], "the returned cards lie in another order")
        for other in range(self.seats):
            if other != seat:
                same = kinds(before["hands"][other]) == kinds(after["hands"][other])
                self.claim("KB-I21", same, f"the hand of seat {other} changed")
        moved = self._laid_out(after) - self._laid_out(before)
        self.claim("KB-I21", moved == Counter(gone if turn.is_play else []), f"{moved} came to the table")

    def _hands(self, turn: Turn) -> None:
        sizes = [len(hand) for hand in turn.after["hands"]]
        if not turn.after["deck_exhausted"]:
            self.claim("KB-I08", sizes == [6] * self.seats, f"hands of {sizes} between turns")
        if turn.final:
            due = 5 if turn.is_play else 6 - len(turn.returned)
            self.claim("KB-I09", sizes[turn.seat] == due, f"{sizes[turn.seat]} cards left, not {due}")
            for seat in range(self.seats):
                if seat not in self.moved_in_final:
                    self.claim("KB-I09", sizes[seat] == 6, f"seat {seat} has {sizes[seat]} before its turn")
                grown = sizes[seat] > len(turn.before["hands"][seat])
                self.claim("KB-I35", not grown, f"the hand of seat {seat} grew")

    def _deck(self, turn: Turn) -> None:
        size, earlier = len(turn.after["deck"]), len(turn.before["deck"])
        if turn.final:
            self.claim("KB-I35", kinds(turn.after["deck"]) == self.shed, "the deck is not what was shed")
            return
        self.claim("KB-I11", size == earlier - turn.is_play, f"the deck went from {earlier} to {size}")
        exhausted = turn.after["deck_exhausted"]
        self.claim("KB-I12", exhausted == (self.plays == self.deck), f"final phase after {self.plays} plays")
        if not exhausted:
            self.claim(
                "KB-I12", size == self.deck - self.plays >= 1, f"{size} cards after {self.plays} plays"
            )

    def _discard(self, turn: Turn) -> None:
        now: Counter[str] = Counter(turn.after["discard"])
        earlier: Counter[str] = Counter(turn.before["discard"])
        self.claim("KB-I13", not (earlier - now), f"{earlier - now} came back from the discard")
        for group in ("hero", "monster"):
            count = sum(n for kind, n in now.items() if kind.endswith(group))
            played = self.played[group]
            self.claim("KB-I06", count == played, f"{played} {group} cards played, {count} discarded")
        guards = [entry["garrison"] for entry in turn.after["table"] if entry["garrison"]]
        for guard in guards:
            self.claim("KB-I06", "hero" not in guard and "monster" not in guard, f"{guard} on the table")
        holdings = sum(n for kind, n in now.items() if is_holding(kind))
        monsters = self.played["monster"]
        self.claim("KB-I14", holdings == monsters <= MONSTERS[self.seats], f"{holdings} holdings discarded")
        on_table = len(turn.after["table"])
        self.claim("KB-I14", on_table == self.played["holding"] - monsters, f"{on_table} holdings lie there")
        due = self.played["hero"] + 2 * monsters + self.dismissed
        self.claim("KB-I15", now.total() == due, f"{now.total()} cards discarded, not {due}")
        due = self.played["regular"] - self.dismissed
        self.claim("KB-I16", len(guards) == due, f"{len(guards)} garrisons, not {due}")
        piles = [turn.after["deck"], *turn.after["hands"]]
        total = on_table + holdings + sum(is_holding(bare(card)) for pile in piles for card in pile)
        self.claim("KB-I17", total == HOLDINGS[self.seats], f"{total} holdings in all")

    def _table(self, turn: Turn) -> None:
        earlier = {entry["holding"]: entry for entry in turn.before["table"]}
        seat = turn.seat
        if turn.is_play and not is_holding(turn.card) and not turn.card.startswith("human"):
            people = turn.card.partition("_")[0]
            licence = any(
                entry["owner"] == seat and is_castle(kind_of(entry["holding"])) and people in entry["holding"]
                for entry in turn.before["table"]
            )
            self.claim("KB-I18", licence, f"{turn.card} played without a castle of its people")
        if turn.verb == "capture" and not turn.card.endswith("hero"):
            needed = defence(earlier[turn.target])
            self.claim("KB-I19", strength(turn.card) > needed, f"{turn.card} took a defence of {needed}")
        for entry in turn.after["table"]:
            old = earlier.get(entry["holding"])
            if old is not None and old["owner"] != entry["owner"]:
                captured = turn.verb == "capture" and turn.target == entry["holding"]
                self.claim("KB-I20", captured and entry["owner"] == seat, f"{entry['holding']} went over")
        obelisks = sum(entry["holding"].startswith("obelisk") for entry in turn.after["table"])
        self.claim("KB-I25", 2 * obelisks <= OBELISK_POINTS[self.seats], f"{obelisks} obelisks lie there")
        self.claim("KB-I03", self._titles(turn.after) == self.titles, "other titles than at the start")

    def _clock(self, turn: Turn) -> None:
        after = turn.after
        if after["phase"] == "turn":
            due = (turn.seat + 1) % self.seats
            self.claim("KB-I27", after["seat"] == due, f"seat {after['seat']} to move, not {due}")
        self.claim("KB-I31", after["exchange_streak"] == self.streak, f"{self.streak} exchanges in a row")
        if self.options["stall_guard"] == "on":
            self.claim("KB-I31", self.streak < 13 * self.seats, f"{self.streak} exchanges in a row")

    # -- reading positions

    def _titles(self, position: Position) -> set[str]:
        hidden = [title for title in position["hidden_titles"] if title]
        return {*position["open_titles"], *position["revealed_titles"], *hidden}

    def _laid_out(self, position: Position) -> Counter[str]:
        """Cards on the table and in the discard."""
        cards: Counter[str] = Counter(position["discard"])
        for entry in position["table"]:
            cards[kind_of(entry["holding"])] += 1
            if entry["garrison"]:
                cards[kind_of(entry["garrison"])] += 1
        return cards

    def _final_turns(self) -> int:
        """KB-I29, by the seat that drew the last card."""
        assert self.drawer is not None
        if self.drawer < self.seats - 1:
            return self.seats - 1 - self.drawer
        end_now = self.options["end_when_last_player_draws_last"] == "end_now"
        return 0 if end_now else self.seats

    def _final_holder(self, position: Position, title: str) -> int | None:
        if title in ("vandal", "staff_rat"):
            seat: int | None = position["last_monster" if title == "vandal" else "last_hero"]
            return seat
        holder = best(tuple(counted(title, position["table"], seat) for seat in range(self.seats)))
        hidden = position["hidden_titles"]
        if self.options["hidden_title_claim"] == "owner_only" and title in hidden:
            return holder if holder == hidden.index(title) else None
        return holder


# -- games to watch --------------------------------------------------------------------

Choose = Callable[[KingsBounty, Chance], int]


def at_random(game: KingsBounty, chance: Chance) -> int:
    actions = game.legal()
    return actions[chance.below(len(actions))]


def stubborn(game: KingsBounty, chance: Chance) -> int:
    """Never plays if it may exchange, and sends away all holdings: reaches the stall guard.

    Early on a hand of units alone goes under the deck whole: so units follow units later,
    and now and then nobody can play for so long that the game stalls.
    """
    actions = game.legal()
    if game.phase != PICKING:
        return actions[-1] if actions[-1] == EXCHANGE else at_random(game, chance)
    holdings = [action for action in actions if RETURN + UNITS <= action < DONE]
    if holdings:
        return holdings[0]
    early = 1 <= game.streak // game.setting.seats < 4
    if early and len(actions) > 1 and all(slot & KIND < UNIT_KINDS for slot in game.picked):
        return actions[0]
    return DONE if game.picked else at_random(game, chance)


def turns(game: KingsBounty, choose: Choose, chance: Chance) -> Iterator[Turn]:
    """Play a game to its end, turn by turn; every state on the way is checked."""
    while game.phase == REMOVING:
        game.apply(choose(game, chance), chance)
    game.check()
    before = position(game)
    while game.decider() != OVER:
        legal = [ACTIONS.text(action) for action in game.legal()]
        moves: list[str] = []
        while not moves or game.phase == PICKING:
            action = choose(game, chance)
            moves.append(ACTIONS.text(action))
            game.apply(action, chance)
            game.check()
        after = position(game)
        yield Turn(before, legal, moves, after)
        before = after


def watch_game(seed: int, choose: Choose = at_random, **options: str) -> tuple[KingsBounty, Watch]:
    """A whole game under a watch. Seats and options not given go by the seed."""
    chance = SeededChance(seed_of("watch", seed))
    game = start(2 + seed % 4, options={**PLAYING.random_options(chance), **options}, chance=chance)
    watch: Watch | None = None
    for turn in turns(game, choose, chance):
        watch = watch or Watch(turn.before)
        watch.turn(turn)
        watch.seen(turn.after, view(game, None))
    result = game.result()
    assert watch is not None
    assert result is not None
    watch.over(position(game), result)
    return game, watch
