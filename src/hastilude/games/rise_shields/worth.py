"""What units and artifacts are worth to a bot, in hundredths of a silver unit."""

from typing import Final

from hastilude.games.rise_shields import victory
from hastilude.games.rise_shields.names import DOMINION, SET_OF, TYPE_OF
from hastilude.games.rise_shields.tableau import Tableau

#: by type
WORTH: Final[list[float]] = [
    105.0,  # archers
    115.0,  # men-at-arms
    115.0,  # pikemen
    110.0,  # horsemen
    175.0,  # crossbowmen
    165.0,  # musketeers
    195.0,  # mercenaries
    200.0,  # swordsmen
    180.0,  # scouts
    200.0,  # guards
    200.0,  # knights
    130.0,  # wizards
    55.0,  # catapult: rebuilt for nothing
    330.0,
    330.0,
    330.0,
    330.0,
]
#: by unit
UNIT_WORTH: Final[list[float]] = [WORTH[kind] for kind in TYPE_OF]
ARTIFACT: Final = 45.0
#: for each piece of the dominion beyond the first, again and again
DOMINION_STEP: Final = 30.0
SET_STEP: Final = 12.0
ENERGY: Final = 14.0


def loss_of(t: Tableau, unit: int) -> float:
    """What its owner loses with a unit; a leader with artifacts pays a ransom and walks home."""
    if t.setting.leader[unit] and t.held[t.owner[unit]] and not victory.one_on_one(t):
        return 110.0
    return UNIT_WORTH[unit]


def artifact_worth(held: int, artifact: int) -> float:
    """Of one more artifact besides those held."""
    which = SET_OF[artifact]
    if which < 0:
        return ARTIFACT
    pieces = sum(1 for other in range(len(SET_OF)) if held >> other & 1 and SET_OF[other] == which)
    if which == DOMINION:
        return ARTIFACT + DOMINION_STEP * pieces * pieces
    return ARTIFACT + SET_STEP * pieces * pieces


def hand_worth(held: int) -> float:
    total = 0.0
    met = 0
    for artifact in range(len(SET_OF)):
        if held >> artifact & 1:
            total += artifact_worth(met, artifact)
            met |= 1 << artifact
    return total
