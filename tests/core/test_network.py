"""Learned judgement in play: whole numbers that say the same everywhere, near to what was learned."""

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hastilude.bots.judging import insight_of, judgements_of, with_weights
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError, Rulebook, find_game
from hastilude.core.network import NARROW, THREE, TWO, WIDE, Judgement, Network, load, pack, save, unpack
from hastilude.core.state import OVER
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from support.kings_bounty import random_game

INPUTS, FIRST, SECOND = 40, 12, 8


class Plain:
    """The same network with fractions."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        self.first = [[random.gauss(0, 0.3) for _ in range(FIRST)] for _ in range(INPUTS)]
        self.first_bias = [random.gauss(0, 0.3) for _ in range(FIRST)]
        self.second = [[random.gauss(0, 0.4) for _ in range(SECOND)] for _ in range(FIRST)]
        self.second_bias = [random.gauss(0, 0.3) for _ in range(SECOND)]
        self.last = [random.gauss(0, 0.5) for _ in range(SECOND)]

    def chance(self, data: bytes) -> float:
        one = [
            max(
                0.0, self.first_bias[n] + sum((x - 128) * w[n] for x, w in zip(data, self.first, strict=True))
            )
            for n in range(FIRST)
        ]
        two = [
            max(0.0, self.second_bias[n] + sum(x * w[n] for x, w in zip(one, self.second, strict=True)))
            for n in range(SECOND)
        ]
        return 1 / (1 + math.exp(-sum(x * w for x, w in zip(two, self.last, strict=True))))

    def whole(self) -> Network:
        def at(rows: list[list[float]], bits: int) -> list[int]:
            return [round(value * (1 << bits)) for row in rows for value in row]

        return Network(
            [128] * INPUTS,
            pack(at(self.first, 12), NARROW, THREE),
            pack(at([self.first_bias], 12), NARROW, THREE),
            pack(at(self.second, 10), WIDE, TWO),
            pack(at([self.second_bias], 18), WIDE, TWO),
            at([self.last], 12),
            0,
            {"seats": 2},
        )


def some_data(random: Random) -> bytes:
    return bytes(128 + random.choice((0, 0, 0, 1, 2, -1, -3)) for _ in range(INPUTS))


@pytest.mark.parametrize("seed", range(5))
def test_whole_numbers_say_nearly_what_fractions_say(seed: int) -> None:
    plain, random = Plain(seed), Random(seed)
    network = plain.whole()
    told = []
    for _ in range(50):
        data = some_data(random)
        told.append(network.chance(data))
        assert told[-1] == pytest.approx(plain.chance(data), abs=0.01)
    assert max(told) - min(told) > 0.05


def test_the_same_numbers_everywhere() -> None:
    """To the bit: written down once. Interpreted and compiled builds run this test."""
    network, random = Plain(1).whole(), Random(1)
    assert [network.logit(some_data(random)) for _ in range(4)] == [2182320, -938847, 964506, 50220]


def test_weights_share_a_number() -> None:
    weights = [-5, 7, 0, 120_000, -1, -120_000]
    assert unpack(pack(weights, NARROW, THREE), NARROW, THREE) == weights
    assert unpack(pack(weights, WIDE, TWO), WIDE, TWO) == weights


def test_a_file_gives_back_what_was_saved(tmp_path: Path) -> None:
    network, path = Plain(2).whole(), tmp_path / "2.net"
    save(path, network)
    back, random = load(path), Random(3)
    for _ in range(20):
        data = some_data(random)
        assert back.logit(data) == network.logit(data)
    assert back.facts["seats"] == 2


@pytest.mark.parametrize("damage", [lambda data: data[:-1], lambda data: b"x" + data, lambda data: b""])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: object) -> None:
    path = tmp_path / "2.net"
    save(path, Plain(2).whole())
    path.write_bytes(damage(path.read_bytes()))  # type: ignore[operator]
    with pytest.raises(GameError, match="holds no weights"):
        with_weights(RULEBOOK, path)


def test_weights_for_other_numbers_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "2.net"
    save(path, Plain(2).whole())
    with pytest.raises(GameError, match="40 inputs"):
        with_weights(RULEBOOK, path)


def any_judgement(seats: int, rulebook: Rulebook[Any] = RULEBOOK) -> Judgement:
    numbers = rulebook.numbers(seats)
    assert numbers is not None
    random = Random(seats)
    inputs = numbers.length + numbers.estimates_length
    first = [round(random.gauss(0, 40)) for _ in range(inputs * 12)]
    second = [round(random.gauss(0, 400)) for _ in range(12 * 8)]
    network = Network(
        [0] * inputs,
        pack(first, NARROW, THREE),
        pack([0] * 12, NARROW, THREE),
        pack(second, WIDE, TWO),
        pack([0] * 8, WIDE, TWO),
        [1000, -1000] * 4,
        0,
        {"seats": seats},
    )
    return Judgement(numbers, network)


@pytest.mark.parametrize("seats", [2, 4])
def test_values_are_shares_of_one_win_and_hang_on_nothing_hidden(seats: int) -> None:
    judgement, luck = any_judgement(seats), SeededChance(seed_of("judged"))
    for n, (state, _, _) in enumerate(random_game(seats, seed="judged")):
        if n % 9 == 0:
            assert sum(judgement.values(state)) == pytest.approx(1.0)
            for seat in range(seats):
                other = state.imagine(seat, luck)
                assert judgement.value(other, seat) == judgement.value(state, seat)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("kings_bounty", 3),
        ("hearts_and_armour", 6),
        ("knights_tale", 2),
        ("rise_shields", 2),
        ("lionheart", 3),
    ],
)
def test_a_search_judges_by_what_was_learned_until_the_end(game: str, seats: int) -> None:
    rulebook = find_game(game).load()
    judgement, chance = any_judgement(seats, rulebook), SeededChance(seed_of("judging", game))
    plain, insight = rulebook.insight(), rulebook.insight()
    assert plain is not None
    assert insight is not None
    insight.judgements = {seats: judgement}
    state = rulebook.start(seats, find_game(game).choose({}), rulebook.components(), chance)
    learned = 0
    while state.decider() != OVER:
        if chance.below(10) == 0:
            found = insight.values(state)
            learned += found in (judgement.values(state), judgement.each(state))
            assert len(found) == seats
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
    assert learned > 0
    assert insight.values(state) == plain.values(state)


@pytest.mark.parametrize(
    "game", ["kings_bounty", "hearts_and_armour", "knights_tale", "rise_shields", "lionheart"]
)
def test_the_weights_in_the_package_fit_their_game_and_have_a_card(game: str) -> None:
    rulebook = find_game(game).load()
    found = judgements_of(rulebook)
    folder = Path(__import__(f"hastilude.games.{game}", fromlist=["x"]).__path__[0]) / "judgement"
    assert sorted(path.name for path in folder.glob("*.net")) == sorted(f"{seats}.net" for seats in found)
    assert sum(path.stat().st_size for path in folder.glob("*.net")) <= 1_000_000
    for seats, judgement in found.items():
        facts = judgement.network.facts
        assert facts["seats"] == seats
        assert {"games", "rows", "seconds", "seed", "held_out_loss", "match", "machine"} <= set(facts)
        assert json.dumps(facts)
    insight = insight_of(rulebook)
    assert insight is not None
    assert insight.judgements == found
