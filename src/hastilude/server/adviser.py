"""Hints: what a worker would do in a seat's place, sought only in what that seat may imagine."""

from hastilude.server import world
from hastilude.server.bots_pool import BotError
from hastilude.server.errors import Away, Conflict, Forbidden
from hastilude.server.keeper import Keeper
from hastilude.server.rights import Rights
from hastilude.server.steward import sight
from hastilude.server.thoughts import Advise
from hastilude.server.updates import Hint

#: seconds that an answer may be late
GRACE = 3.0


class Adviser:
    __slots__ = ("_last", "keeper", "rights")

    def __init__(self, keeper: Keeper, rights: Rights) -> None:
        self.keeper = keeper
        self.rights = rights
        #: the last hints, and where they were asked for: the seat and the row of the log
        self._last: tuple[int, int, tuple[Hint, ...]] | None = None

    def forget(self) -> None:
        """What is asked again is thought about again."""
        self._last = None

    async def hints(self, user: str, seat: int, version: int) -> tuple[Hint, ...]:
        """The actions worth a thought, the best first. Forbidden where there are no hints."""
        keeper, box = self.keeper, self.keeper.box
        course = self.rights.plays(user, seat)
        if not keeper.charter.terms.may_hint:
            raise Forbidden("no_hints", "There are no hints at this table.")
        if keeper.sitting.versions[seat] != version:
            raise Conflict("stale", "The table has gone on since.")
        if course.decider != seat or course.pending is not None:
            raise Conflict("not_your_turn", "There is nothing for you to decide.")
        seq = keeper.sitting.seq
        if self._last is not None and self._last[:2] == (seat, seq):
            return self._last[2]
        seconds = keeper.hall.limits.hint
        asked = Advise(
            game=keeper.charter.terms.game,
            position=sight(keeper, course, seat, "advise"),
            seed=world.token_hex(32),
            seconds=seconds,
            components=str(box.path or ""),
            rules=keeper.charter.terms.rules,
        )
        try:
            verdict = await keeper.hall.bots.ask(asked, seconds + GRACE)
        except BotError:
            raise Away("no_advice", "Nobody has the time to think about it now; try again.", wait=5) from None
        legal = set(course.state.legal())
        found = tuple(
            Hint(box.choice(hint.action), round(hint.chance, 4), tuple(map(box.choice, hint.line)))
            for hint in verdict.hints
            if hint.action in legal
        )
        self._last = (seat, seq, found)
        return found
