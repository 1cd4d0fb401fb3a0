"""Artifacts that are used in one's own turn: horn, ring and elixir (RS-353)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions, artifacts
from hastilude.games.rise_shields.choice import Choice, Pointing, not_now
from hastilude.games.rise_shields.hexes import APART, CELLS
from hastilude.games.rise_shields.movement import may_act
from hastilude.games.rise_shields.names import ARTIFACTS, ELIXIR, GOBLET, HORN, RING, UNIT_NAMES
from hastilude.games.rise_shields.phases import ARTIFACT_TARGET, RESUME, RING_WAY
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BLOWN, BOARD, BY_ELIXIR, DEAD, USED_HORN, USED_RING


def uses(t: Tableau, seat: int, found: list[int]) -> None:
    """Artifacts that may be used from `main` now."""
    if t.has(seat, HORN) and not t.used[seat] & USED_HORN and targets(t, seat, HORN):
        found.append(actions.USE + HORN)
    if t.has(seat, RING) and not t.used[seat] & USED_RING and targets(t, seat, RING):
        found.append(actions.USE + RING)
    if t.has(seat, ELIXIR) and targets(t, seat, ELIXIR):
        found.append(actions.USE + ELIXIR)


def targets(t: Tableau, seat: int, artifact: int) -> list[int]:
    s = t.setting
    if artifact == ELIXIR:
        return [
            unit
            for unit in t.tokens[seat]
            if t.status[unit] == DEAD and s.silver[unit] and t.return_cells(seat, unit, rows_only=True)
        ]
    leader = t.where[t.leader[seat]]
    if leader < 0:
        return []
    reach = s.figures.reach[artifact]
    found: list[int] = []
    for unit in range(len(t.status)):
        if t.status[unit] != BOARD or APART[leader * CELLS + t.where[unit]] > reach:
            continue
        if artifact == HORN:
            if t.owner[unit] == seat and may_act(t, unit) and not t.marks[unit] & BLOWN:
                found.append(unit)
        elif t.enemies(t.owner[unit], seat) and not s.leader[unit]:
            found.append(unit)
    return found


def no_use(t: Tableau, artifact: int, rescue: bool) -> Refusal:
    """Why an artifact may not be used: in one's turn, or to rescue a beaten unit."""
    seat = t.chooser
    name = ARTIFACTS[artifact]
    if not t.held[seat] >> artifact & 1:
        return Refusal("not_held", {"artifact": name}, ("RS-269",))
    if not t.has(seat, artifact):
        return Refusal("in_a_set", {"artifact": name}, ("RS-271",))
    spent = {HORN: USED_HORN, RING: USED_RING}.get(artifact, 0)
    if t.used[seat] & spent:
        return Refusal("artifact_used", {"artifact": name}, ("RS-353", "RS-R117"))
    if rescue or artifact == GOBLET:
        return not_now()
    return Refusal("no_effect", {"artifact": name}, ("RS-353",))


def use(t: Tableau, seat: int, artifact: int) -> None:
    t.artifact = artifact
    t.ask(ARTIFACT_TARGET, seat)


class ArtifactTarget(Pointing):
    """On whom the horn, the ring or the elixir is used."""

    def details(self, t: Tableau) -> Args:
        return {"artifact": ARTIFACTS[t.artifact]}

    def units(self, t: Tableau) -> list[int]:
        return targets(t, t.chooser, t.artifact)

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        seat = t.chooser
        artifact = t.artifact
        artifacts.show(t, artifact)
        if t.events is not None:
            args = {"seat": seat, "artifact": ARTIFACTS[artifact], "unit": UNIT_NAMES[unit]}
            t.tell("used_artifact", args)
        if artifact == HORN:
            t.used[seat] = t.used[seat] | USED_HORN
            t.marks[unit] = t.marks[unit] | BLOWN
            t.phase = RESUME
        elif artifact == RING:
            t.used[seat] = t.used[seat] | USED_RING
            t.card_unit = unit
            t.ask(RING_WAY, seat)
        else:
            artifacts.take_away(t, artifact)
            artifacts.to_deck(t, artifact, chance)
            t.place(unit, seat, BY_ELIXIR, RESUME)


class RingWay(Choice):
    """Which way the ring turns an enemy."""

    def details(self, t: Tableau) -> Args:
        return {"on": UNIT_NAMES[t.card_unit]}

    def legal(self, t: Tableau) -> list[int]:
        return [actions.TURN, actions.TURN + 1]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        unit = t.card_unit
        t.facing[unit] = (t.facing[unit] + (1 if action == actions.TURN else 5)) % 6
        t.card_unit = -1
        if t.events is not None:
            t.tell("turned", {"unit": UNIT_NAMES[unit], "facing": str(t.facing[unit]), "seat": t.chooser})
        t.phase = RESUME
