"""What A Knight's Tale promises: to win a clash, a duel, a card, a title, a place of the tournament."""

from typing import ClassVar

from hastilude.core.words import Event
from hastilude.games.knights_tale.cards import CITY_PLACES, PLACES
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from hastilude.games.knights_tale.tableau import FOR_TOURNAMENT, NOBODY, TENT_PHASE
from support.promises import Promise, Table, Watcher

PADARM = {"tournament_type": "pas_d_armes"}
CASES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in (2, 3, 4)),
    *((seats, PADARM) for seats in (2, 4)),
    *((1, {"solo_scenario": scenario}) for scenario in ("lone_challenge", "warrior", "rivalry")),
]


def tables(bot: str, seed: str, number: int) -> list[Table]:
    return [Table(seats, given, bot, f"{seed} {number}") for seats, given in CASES]


class KnightsTaleWatch(Watcher):
    rehearsed: ClassVar = {"win_title": 20}

    def __init__(self) -> None:
        super().__init__()
        #: of the duel that is being fought, with its clash
        self._open: list[tuple[Promise, int]] = []
        #: of duels to come, by seat and place of the tournament
        self._signed: dict[tuple[int, int], Promise] = {}
        self._clashes: dict[int, object] = {}
        self._cluster = 0

    def chooses(self, state: KnightsTale, action: int, promises: list[Promise]) -> None:
        for promise in promises:
            kind = RULEBOOK.actions.decode(action).kind
            if kind == "take":  # a card taken may be played much later, with other means
                continue
            if promise.code == "win_share":
                self._signed[state.seat, self._met_at(action)] = promise
            else:
                self._open.append((promise, state.clash))

    @staticmethod
    def _met_at(action: int) -> int:
        """The place of who is met first: in a bracket the partner's."""
        place = RULEBOOK.actions.decode(action).args["spot"]
        number = PLACES.index(str(place))
        return number if number < CITY_PLACES else CITY_PLACES + ((number - CITY_PLACES) ^ 1)

    def happened(self, state: KnightsTale, events: list[Event]) -> None:
        for event in events:
            if event.code == "clash_won":
                assert isinstance(event.args["clash"], int)
                self._clashes[event.args["clash"]] = event.args["seat"]
            elif event.code == "duel_won":
                self._settle(event.args["seat"])
            elif event.code == "tournament":
                self._signed = {}
        if state.duel == FOR_TOURNAMENT and state.side[1] == NOBODY and state.phase >= TENT_PHASE:
            promise = self._signed.pop((state.side[0], state.place), None)
            if promise is not None:
                self._open.append((promise, state.clash))

    def _settle(self, winner: object) -> None:
        for promise, clash in self._open:
            won = self._clashes[clash] if promise.code == "win_clash" else winner
            promise.came = float(won == promise.seat)
            promise.cluster = self._cluster
            self.settled.append(promise)
        self._open = []
        self._clashes = {}
        self._cluster += 1
