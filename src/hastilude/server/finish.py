"""How a game ended, for those who count games: who came in where, and whether it counts for ratings."""

from hastilude.server.seats import Room
from hastilude.server.sitting import Charter, Sitting
from hastilude.server.storage.entries import Finished, Finisher


def finish(before: Sitting, after: Sitting) -> Finished | None:
    """None unless the game has just come to its end; one that was given up has no end."""
    if after.room.status != "over" or before.room.status == "over" or after.course is None:
        return None
    result = after.course.state.result()
    assert result is not None
    points = {score.seat: score.points for score in result.scores}
    charter = after.charter
    earned = charter.rulebook.earned(after.course.state) if own(after.room) else ()
    return Finished(
        game=charter.terms.game,
        ended_ms=after.at_ms,
        rated=counts(charter, after.room),
        teams=charter.rulebook.teams(after.course.state, charter.seats),
        finishers=tuple(
            Finisher(
                seat=number,
                user=seat.user if seat.kind == "person" else None,
                bot=seat.bot,
                place=result.places[number],
                won=number in result.winners,
                points=points.get(number),
                feats=earned[number] if earned and seat.kind == "person" else (),
            )
            for number, seat in enumerate(after.room.seats)
        ),
    )


def own(room: Room) -> bool:
    """Whether what was done at the table was done by those who sit there at the end, each at one seat."""
    people = [seat.user for seat in room.seats if seat.kind == "person"]
    return not room.marked and room.handed == 0 and len(set(people)) == len(people)


def counts(charter: Charter, room: Room) -> bool:
    """Whether a game says who is better: it was to be rated, nobody's seat was taken over or handed on,
    and no two seats had one player."""
    return charter.terms.rated and charter.seats > 1 and own(room) and bool(room.persons())
