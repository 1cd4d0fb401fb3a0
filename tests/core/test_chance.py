"""Chance: every number is as likely as the next, and a generator goes on where it stopped."""

import hashlib
from collections.abc import Iterator

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


# -- no number is likelier than another ----------------------------------------------------


def words(size: int) -> Iterator[int]:
    """The words of the seed: SHAKE-256 of the seed and a counter, 512 bytes at a time."""
    counter = 0
    while True:
        block = hashlib.shake_256(SEED + counter.to_bytes(8, "big")).digest(512)
        yield from (int.from_bytes(block[i : i + size], "big") for i in range(0, 512, size))
        counter += 1


@pytest.mark.parametrize(
    ("n", "size"),
    [
        (6, 2),  # 65,536 = 6 · 10,922 + 4: four words are beyond the last multiple
        (40_000, 2),
        (65_535, 2),
        (1 << 16, 2),
        ((1 << 16) + 1, 4),
        (3 << 30, 4),
        ((1 << 32) - 1, 4),
        (1 << 32, 4),
    ],
)
def test_words_beyond_the_last_multiple_of_n_are_skipped(n: int, size: int) -> None:
    """Else the small numbers would come up more often: of 40,000 the first 25,536 twice as often."""
    chance = SeededChance(SEED)
    fair = (word % n for word in words(size) if word < 256**size // n * n)
    for _ in range(2000):
        assert chance.below(n) == next(fair)


def test_the_last_multiple_itself_is_skipped() -> None:
    """A word w asked for a number below w: 65,536 holds w once, so w itself is one too many."""
    place, word = next((i, word) for i, word in enumerate(words(2)) if word > 1 << 15)
    chance = SeededChance(SEED)
    chance.go_to(2 * place)
    chance.below(word)
    assert chance.place() > 2 * place + 2


def test_small_numbers_are_no_likelier_than_large_ones() -> None:
    chance = SeededChance(SEED)
    draws = 20_000
    low = sum(chance.below(40_000) < 20_000 for _ in range(draws))
    assert abs(low / draws - 0.5) < 0.015  # four standard deviations; unfair it would be 0.61


def test_a_shuffle_puts_every_card_everywhere_alike() -> None:
    chance = SeededChance(SEED)
    places = [[0] * 4 for _ in range(4)]
    for _ in range(8000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        for place, card in enumerate(cards):
            places[card][place] += 1
    assert all(abs(count - 2000) < 180 for row in places for count in row)
