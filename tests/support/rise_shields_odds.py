"""What Rise Shields promises: that a strike succeeds, that a unit falls, that the attacker does.

A leader who is ransomed fell as well (RS-279). A strike that is never made, because its target was
teleported away, did not succeed.
"""

from hastilude.core.state import OVER
from hastilude.core.words import Event
from hastilude.games.rise_shields import actions, phases
from hastilude.games.rise_shields.names import UNIT_NAMES
from hastilude.games.rise_shields.rules import RiseShields
from support.promises import Promise, Table, Watcher

_MODES = [(2, "1x1"), (3, "2x1"), (4, "2x2"), (4, "1x1x1x1")]
CASES = [(seats, {"mode": mode, "round_limit": "12"}) for seats, mode in _MODES]


def tables(bot: str, seed: str, number: int) -> list[Table]:
    return [Table(seats, given, bot, f"{seed} {number}") for seats, given in CASES]


class RiseShieldsWatch(Watcher):
    def __init__(self) -> None:
        super().__init__()
        #: with the unit that is to fall, and in which strike ("" for any)
        self._falls: list[tuple[Promise, str, str]] = []
        self._strikes: list[Promise] = []
        self._strike = ""
        self._cluster = 0

    def chooses(self, state: RiseShields, action: int, promises: list[Promise]) -> None:
        for promise in promises:
            promise.cluster = self._cluster
            if promise.code == "strike":
                self._strikes.append(promise)
            elif promise.code == "target_falls":
                self._falls.append((promise, UNIT_NAMES[self._target(state, action)], ""))
            elif promise.code in ("first_loss", "counter_loss"):
                self._falls.append((promise, UNIT_NAMES[state.unit], promise.code.partition("_")[0]))

    @staticmethod
    def _target(state: RiseShields, action: int) -> int:
        if state.phase == phases.ACTIVATION:
            return (action - actions.MELEE) % 32
        return state.card_unit if state.phase == phases.CARD_AREA else action - actions.ON

    def happened(self, state: RiseShields, events: list[Event]) -> None:
        for event in events:
            if event.code == "strike":
                self._strike = str(event.args["strike"])
                for promise in self._strikes:
                    promise.came = float(bool(event.args["success"]))
                self._settle_strikes()
            elif event.code in ("destroyed", "ransom"):
                unit = event.args.get("unit", event.args.get("leader"))
                for promise, fallen, strike in self._falls:
                    if fallen == unit and strike in ("", self._strike):
                        promise.came = 1.0
        if state.decider() == OVER or (state.attacker < 0 and state.spell < 0 and not self._casting(state)):
            self._settle_strikes()
            self.settled += [promise for promise, _, _ in self._falls]
            self._falls = []
            self._strike = ""
            self._cluster += 1

    def _settle_strikes(self) -> None:
        self.settled += self._strikes
        self._strikes = []

    @staticmethod
    def _casting(state: RiseShields) -> bool:
        return state.phase in (phases.CARD_TARGET, phases.CARD_AREA)
