"""A game's insight with the judgement it has learned, if any lies beside its rules."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

from hastilude.core.game import GameError, Rulebook
from hastilude.core.insight import Insight
from hastilude.core.network import Judgement, load

#: the folder of a game that holds its weights, a file for each number of seats
FOLDER = "judgement"


def insight_of(rulebook: Rulebook[Any]) -> Insight | None:
    """What the game knows about good play, with all that it has learned."""
    insight = rulebook.insight()
    if insight is not None:
        insight.judgements = judgements_of(rulebook)
    return insight


@cache
def judgements_of(rulebook: Rulebook[Any]) -> dict[int, Judgement]:
    """By number of seats: what was learned, as it came with the game."""
    found: dict[int, Judgement] = {}
    module = sys.modules[type(rulebook).__module__].__file__
    if module is not None:
        for path in sorted((Path(module).parent / FOLDER).glob("*.net")):
            judgement = _judgement(rulebook, path)
            found[judgement.numbers.seats] = judgement
    return found


def with_weights(rulebook: Rulebook[Any], path: Path) -> Insight:
    """The insight with the weights of one file, for trials before they are taken over."""
    insight = rulebook.insight()
    if insight is None:
        raise GameError(f"{rulebook.game.name['en']} has no insight that could use {path}")
    judgement = _judgement(rulebook, path)
    insight.judgements = {judgement.numbers.seats: judgement}
    return insight


def _judgement(rulebook: Rulebook[Any], path: Path) -> Judgement:
    try:
        network = load(path)
        numbers = rulebook.numbers(network.facts["seats"])
        assert numbers is not None, "a game with weights says what a seat knows as numbers"
        return Judgement(numbers, network)
    except (OSError, ValueError, KeyError) as error:
        raise GameError(f"{path} holds no weights for {rulebook.game.name['en']}: {error}") from None
