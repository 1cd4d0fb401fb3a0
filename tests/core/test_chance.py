"""Chance: a generator that was put away goes on where it stopped."""

import pytest

from hastilude.core.chance import SeededChance, seed_of

SEED = seed_of("place")


@pytest.mark.parametrize("used", [0, 1, 255, 256, 257, 511, 512, 1000])
def test_a_generator_goes_on_from_its_place(used: int) -> None:
    """Numbers take two bytes, and blocks have 512: 256 numbers end exactly with a block."""
    chance = SeededChance(SEED)
    for _ in range(used):
        chance.below(1 << 16)
    assert chance.place() == 2 * used
    again = SeededChance(SEED)
    again.go_to(chance.place())
    assert again.place() == chance.place()
    for n in (2, 6, 100_000, 7, 1 << 16) * 60:
        assert again.below(n) == chance.below(n)
        assert again.place() == chance.place()


def test_a_generator_can_go_back() -> None:
    chance = SeededChance(SEED)
    first = [chance.below(1000) for _ in range(600)]
    chance.go_to(0)
    assert [chance.below(1000) for _ in range(600)] == first
