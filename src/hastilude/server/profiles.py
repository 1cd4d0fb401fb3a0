"""A player's page: ratings and how they came about, finished games, shares of wins, and rivals.

All of it is read off finished games. What others may see of it is the player's choice.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Literal

import msgspec

from hastilude.server import library
from hastilude.server.errors import Missing
from hastilude.server.hall import Hall
from hastilude.server.identity import arms_of
from hastilude.server.ratings import Rating, shown
from hastilude.server.storage.entries import Finisher
from hastilude.server.storage.finishes import Done, Ended, Mark
from hastilude.server.storage.people import User

#: what a player may keep from others
Part = Literal["ratings", "games", "statistics", "feats", "presence"]
PARTS: tuple[Part, ...] = ("ratings", "games", "statistics", "feats", "presence")

#: games that are counted, and those that are listed
COUNTED = 2_000
LISTED = 20
RIVALS = 6


class Point(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at_ms: int
    rating: Rating


class RatingLine(msgspec.Struct, frozen=True):
    """A player's rating in one game with one number of seats."""

    game: str
    seats: int
    rating: Rating
    #: rated games
    games: int
    #: the earliest first
    history: tuple[Point, ...]


class Opponent(msgspec.Struct, frozen=True):
    #: empty for a bot
    user: str
    #: of a bot its level
    name: str


class Played(msgspec.Struct, frozen=True):
    """A finished game, from the player's side."""

    table: str
    game: str
    ended_ms: int
    seat: int
    seats: int
    place: int
    won: bool
    points: int | None
    opponents: tuple[Opponent, ...]
    #: by how much the rating changed, where the game was rated
    change: int | None


class Share(msgspec.Struct, frozen=True):
    """How often a player wins a game with so many seats."""

    game: str
    seats: int
    games: int
    wins: int
    #: of one game, in the middle
    minutes: int


class Rival(msgspec.Struct, frozen=True):
    """Who was met most often, and who came in before whom."""

    user: str
    name: str
    games: int
    before: int
    behind: int


class Feat(msgspec.Struct, frozen=True):
    """What may be earned in a game, and how often this player has."""

    game: str
    code: str
    #: in the house's languages
    name: dict[str, str]
    how: dict[str, str]
    #: 0: not yet
    times: int
    first_ms: int | None


class Profile(msgspec.Struct, frozen=True):
    user: str
    name: str
    arms: int
    #: with us since
    since_ms: int
    #: finished games, and those won
    games: int
    wins: int
    #: what only the player sees
    hides: tuple[Part, ...]
    ratings: tuple[RatingLine, ...]
    played: tuple[Played, ...]
    shares: tuple[Share, ...]
    rivals: tuple[Rival, ...]
    #: those of every game of which the player has finished any
    feats: tuple[Feat, ...] = ()
    #: whether who asks follows this player
    followed: bool = False
    #: … and may call them to a table
    callable: bool = False


class Profiles:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def of(self, user_id: str, visitor: User | None) -> Profile:
        """As this visitor may see it; Missing if there is nobody, or nobody any more."""
        store = self._hall.store
        user = await store.people.user(user_id)
        if user is None or not user.name:
            raise Missing("nobody", "There is no such player.")
        hides = await store.people.hides(user_id)
        games = await store.finishes.of(user_id, COUNTED)
        marks = await store.finishes.marks(user_id)
        started = await store.finishes.started([end.table for end in games])
        names = await store.people.names(
            [one.user for end in games for one in end.game.finishers if one.user]
        )
        closed = set(hides) if visitor is None or visitor.id != user_id else set()
        open_to_all = "statistics" not in closed
        followed = visitor is not None and await store.meeting.follows(visitor.id, user_id)
        return Profile(
            user=user.id,
            name=user.name,
            arms=arms_of(user.name),
            since_ms=user.created_ms,
            games=len(games) if open_to_all else 0,
            wins=sum(own(end, user_id).won for end in games) if open_to_all else 0,
            hides=hides,
            followed=followed,
            callable=visitor is not None and await store.meeting.may_call(visitor.id, user_id),
            ratings=() if "ratings" in closed else rating_lines(marks),
            played=() if "games" in closed else tuple(played(games[:LISTED], user_id, names, marks)),
            shares=shares(games, user_id, started) if open_to_all else (),
            rivals=rivals(games, user_id, names) if open_to_all else (),
            feats=()
            if "feats" in closed
            else feats(await store.finishes.feats(user_id), {end.game.game for end in games}),
        )


def feats(done: list[Done], played: set[str]) -> tuple[Feat, ...]:
    """All that may be earned in these games, with what was."""
    known = {(one.game, one.feat): one for one in done}
    installed = library.installed()
    found = []
    for game in sorted(played & installed.keys(), key=lambda game: installed[game].place):
        for feat in installed[game].load().feats:
            one = known.get((game, feat.code))
            first = one.first_ms if one else None
            times = one.times if one else 0
            found.append(Feat(game, feat.code, dict(feat.name), dict(feat.how), times, first))
    return tuple(found)


def own(end: Ended, user: str) -> Finisher:
    """A player's best seat."""
    mine = [one for one in end.game.finishers if one.user == user]
    return min(mine, key=lambda one: (one.place, one.seat))


def rating_lines(marks: list[Mark]) -> tuple[RatingLine, ...]:
    by_pool: dict[tuple[str, int], list[Mark]] = defaultdict(list)
    for mark in marks:
        by_pool[mark.pool].append(mark)
    lines = [
        RatingLine(
            game,
            seats,
            shown(history[-1].after),
            len(history),
            tuple(Point(mark.ended_ms, shown(mark.after)) for mark in history),
        )
        for (game, seats), history in by_pool.items()
    ]
    return tuple(sorted(lines, key=lambda line: (-line.games, line.game, line.seats)))


def played(games: list[Ended], user: str, names: dict[str, str], marks: list[Mark]) -> "Iterable[Played]":
    changes = {mark.table: shown(mark.after).points - shown(mark.before).points for mark in marks}
    for end in games:
        mine = own(end, user)
        yield Played(
            table=end.table,
            game=end.game.game,
            ended_ms=end.game.ended_ms,
            seat=mine.seat,
            seats=len(end.game.finishers),
            place=mine.place,
            won=mine.won,
            points=mine.points,
            opponents=tuple(
                Opponent(one.user or "", names.get(one.user, "") if one.user else one.bot)
                for one in end.game.finishers
                if one.user != user
            ),
            change=changes.get(end.table),
        )


def shares(games: list[Ended], user: str, started: dict[str, int]) -> tuple[Share, ...]:
    by_pool: dict[tuple[str, int], list[Ended]] = defaultdict(list)
    for end in games:
        by_pool[end.pool].append(end)
    found = []
    for (game, seats), ends in by_pool.items():
        lasted = sorted(end.game.ended_ms - started.get(end.table, end.game.ended_ms) for end in ends)
        minutes = round(lasted[len(lasted) // 2] / 60_000)
        found.append(Share(game, seats, len(ends), sum(own(end, user).won for end in ends), minutes))
    return tuple(sorted(found, key=lambda share: (share.game, share.seats)))


def rivals(games: list[Ended], user: str, names: dict[str, str]) -> tuple[Rival, ...]:
    met: Counter[str] = Counter()
    before: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for end in games:
        mine = own(end, user)
        for one in end.game.finishers:
            if not one.user or one.user == user or not names.get(one.user):
                continue
            met[one.user] += 1
            before[one.user] += mine.place < one.place
            behind[one.user] += mine.place > one.place
    return tuple(
        Rival(other, names[other], count, before[other], behind[other])
        for other, count in sorted(met.items(), key=lambda item: (-item[1], item[0]))[:RIVALS]
    )
