"""Ratings: how good players are, by game and number of seats, as far as it is known.

The model is openskill's Plackett-Luce: several seats, teams, ties, several winners. People see it on
a scale of its own, with its uncertainty, and as provisional until that is small enough.
"""

from functools import cache
from typing import Any

import msgspec

from hastilude.server.storage.finishes import Ended, Finishes, Rated, Skill

#: what a player begins with on the scale that people see, and what one of openskill's points is there
BEGIN = 1500
POINT = 40
#: a rating is provisional while one standard deviation is more than this, on that scale
SURE = 110


class Rating(msgspec.Struct, frozen=True):
    """As people see it."""

    points: int
    #: one standard deviation
    give_or_take: int
    provisional: bool


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import, and seldom needed

    return PlackettLuce()


def newcomer() -> Skill:
    fresh = _model().rating()
    return Skill(fresh.mu, fresh.sigma)


def shown(skill: Skill) -> Rating:
    deviation = skill.sigma * POINT
    points = BEGIN + (skill.mu - newcomer().mu) * POINT
    return Rating(round(points), round(deviation), deviation > SURE)


def rate(end: Ended, before: dict[str, Skill], bots: dict[str, Skill] | None = None) -> list[Rated]:
    """What a game did to the ratings of the people at it; nothing, if a bot sat there whose rating is
    not known. Bots keep theirs."""
    known, seated = bots or {}, end.game.finishers
    if any(one.user is None and one.bot not in known for one in seated):
        return []
    skills = [known[one.bot] if one.user is None else before.get(one.user, newcomer()) for one in seated]
    teams: dict[int, list[int]] = {}
    for one in seated:
        teams.setdefault(end.game.teams[one.seat], []).append(one.seat)
    if len(teams) < 2:
        return []
    model = _model()
    after = model.rate(
        [
            [model.rating(mu=skills[seat].mu, sigma=skills[seat].sigma) for seat in team]
            for team in teams.values()
        ],
        # allies share their place
        ranks=[float(min(seated[seat].place for seat in team)) for team in teams.values()],
    )
    became = {
        seat: Skill(one.mu, one.sigma)
        for team, ratings in zip(teams.values(), after, strict=True)
        for seat, one in zip(team, ratings, strict=True)
    }
    return [
        Rated(end.table, one.seat, one.user, skills[one.seat], became[one.seat])
        for one in seated
        if one.user is not None
    ]


def shown_as(points: int, deviation: float) -> Skill:
    """The skill that people see as so many points."""
    fresh = newcomer()
    return Skill(fresh.mu + (points - BEGIN) / POINT, deviation / POINT)


def duel(one: Skill, other: Skill, ranks: tuple[int, int]) -> tuple[Skill, Skill]:
    """What two become who met, by their places: the same place is a draw."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in (one, other)]
    (first,), (second,) = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return Skill(first.mu, first.sigma), Skill(second.mu, second.sigma)


class Rater:
    """Rates what was finished: soon after, and after whatever kept us from it."""

    def __init__(self, finishes: Finishes) -> None:
        self._finishes = finishes

    async def work(self) -> int:
        """All that waits; how many games that were."""
        done = 0
        while fresh := await self._finishes.rate(self._rate):
            done += fresh
        return done

    async def again(self) -> int:
        """All ratings anew, from the first game on."""
        await self._finishes.forget_ratings()
        return await self.work()

    def _rate(self, end: Ended, before: dict[str, Skill]) -> list[Rated]:
        return rate(end, before)
