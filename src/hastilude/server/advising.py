"""Hints: what a worker would do in a seat's place, sought only in what that seat may imagine."""

import secrets

from hastilude.server.agreeing import Agreeing
from hastilude.server.bots_pool import BotError
from hastilude.server.errors import Away, Conflict, Forbidden
from hastilude.server.thoughts import Advise
from hastilude.server.updates import Hint

#: seconds that an answer may be late
GRACE = 3.0


class Advising(Agreeing):
    #: the last hints, and where they were asked for: the seat and the row of the log
    _advice: tuple[int, int, tuple[Hint, ...]] | None = None

    async def hints(self, user: str, seat: int, version: int) -> tuple[Hint, ...]:
        """The actions worth a thought, the best first. Forbidden where there are no hints."""
        held = self._own(user, seat)
        course = self._playing()
        if not self.charter.terms.may_hint:
            raise Forbidden("no_hints", "There are no hints at this table.")
        if held.stands_in:
            raise Conflict("stood_in", "A bot plays for you; come back first.")
        if self.sitting.versions[seat] != version:
            raise Conflict("stale", "The table has gone on since.")
        if course.decider != seat or course.pending is not None:
            raise Conflict("not_your_turn", "There is nothing for you to decide.")
        seq = self.sitting.seq
        if self._advice is not None and self._advice[:2] == (seat, seq):
            return self._advice[2]
        seconds = self.hall.limits.hint
        asked = Advise(
            game=self.charter.terms.game,
            position=self.sight(course, seat),
            seed=secrets.token_hex(32),
            seconds=seconds,
            components=str(self.box.path or ""),
        )
        try:
            verdict = await self.hall.bots.ask(asked, seconds + GRACE)
        except BotError:
            raise Away("no_advice", "Nobody has the time to think about it now; try again.", wait=5) from None
        legal = set(course.state.legal())
        found = tuple(
            Hint(self.box.choice(hint.action), round(hint.chance, 4), tuple(map(self.box.choice, hint.line)))
            for hint in verdict.hints
            if hint.action in legal
        )
        self._advice = (seat, seq, found)
        return found
