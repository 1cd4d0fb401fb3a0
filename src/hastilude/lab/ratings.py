"""How good somebody is, from who won: shares and ratings, each with its 95 % interval."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

#: standard deviations on each side of a 95 % interval
WIDE = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies (E. B. Wilson, 1927). Shared wins count in part."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, WIDE * WIDE
    centre = share + square / (2 * games)
    reach = WIDE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)


class Ratings:
    """Openskill's Plackett-Luce model over games of two and more, in the order they are given."""

    def __init__(self, names: Iterable[str]) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only who compares bots needs it

        self.model = PlackettLuce()
        self._ratings: dict[str, PlackettLuceRating] = {name: self.model.rating() for name in names}

    def add(self, names: Sequence[str], places: Sequence[int]) -> None:
        """A game: who sat where, and each seat's place. Who sat on several seats learns their mean."""
        if len(set(names)) == 1:
            return
        before = [[self.model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in self._of(names)]
        after = [team[0] for team in self.model.rate(before, ranks=[float(place) for place in places])]
        for name in set(names):
            mine = [rating for seat, rating in enumerate(after) if names[seat] == name]
            self._ratings[name] = self.model.rating(
                mu=sum(rating.mu for rating in mine) / len(mine),
                sigma=sum(rating.sigma for rating in mine) / len(mine),
            )

    def _of(self, names: Sequence[str]) -> "list[PlackettLuceRating]":
        return [self._ratings[name] for name in names]

    def table(self) -> Mapping[str, tuple[float, float, float]]:
        """Of each name: the rating, and the ends of its interval."""
        return {
            name: (rating.mu, rating.mu - WIDE * rating.sigma, rating.mu + WIDE * rating.sigma)
            for name, rating in self._ratings.items()
        }
