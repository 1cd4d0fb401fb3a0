"""Players' pages: read off finished games, shown as far as the player likes."""

import pytest

from hastilude.core.feats import Feat
from hastilude.server import library
from hastilude.server.errors import Missing
from hastilude.server.hall import Hall
from hastilude.server.profiles import Profile, Profiles
from hastilude.server.storage.people import User
from support.server import asynchronous, high_card, install, open_hall, play_out
from support.serving import Server
from support.toys import HIGH_CARD

PEOPLE = ("anna", "boris", "clara")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, HIGH_CARD.game)


async def played(hall: Hall, games: int = 3) -> None:
    for _ in range(games):
        await play_out(await high_card(hall, *PEOPLE, rated=True))
    await hall.rater.work()


async def page(hall: Hall, of: str, visitor: str = "") -> Profile:
    known: User | None = await hall.store.people.user(visitor) if visitor else None
    return await Profiles(hall).of(of, known)


@asynchronous
async def test_a_page_tells_games_ratings_shares_and_rivals(database: str, toy: None) -> None:
    async with open_hall(database) as hall:
        await played(hall)
        found = await page(hall, "anna")
        assert (found.name, found.games) == ("Anna", 3)
        [line] = found.ratings
        assert (line.game, line.seats, line.games, len(line.history)) == ("high_card", 3, 3, 3)
        assert line.history[-1].rating == line.rating
        assert [len(game.opponents) for game in found.played] == [2, 2, 2]
        changed = sum(game.change or 0 for game in found.played)
        assert changed == pytest.approx(line.rating.points - 1500, abs=2)
        [share] = found.shares
        assert (share.games, share.wins) == (3, found.wins)
        assert {rival.user for rival in found.rivals} == {"boris", "clara"}
        for rival in found.rivals:
            assert rival.before + rival.behind <= rival.games == 3


@asynchronous
async def test_what_is_hidden_only_its_player_sees(database: str, toy: None) -> None:
    async with open_hall(database) as hall:
        await played(hall, 1)
        await hall.store.people.set_hides("anna", ["ratings", "games", "statistics"])
        for visitor in ("", "boris"):
            seen = await page(hall, "anna", visitor)
            assert (seen.ratings, seen.played, seen.shares, seen.rivals) == ((), (), (), ())
            assert (seen.games, seen.wins) == (0, 0)
        own = await page(hall, "anna", "anna")
        assert own.ratings
        assert own.played
        assert own.shares


@asynchronous
async def test_who_is_gone_has_no_page(sqlite: str, toy: None) -> None:
    async with open_hall(sqlite) as hall:
        await played(hall, 1)
        await hall.store.people.forget("anna")
        with pytest.raises(Missing):
            await page(hall, "anna")
        assert {rival.user for rival in (await page(hall, "boris")).rivals} == {"clara"}


def test_the_page_over_the_wire(server: Server) -> None:
    guest = server.guest()
    me = guest.get("/api/me").json()["user"]
    found = guest.get(f"/api/people/{me}").json()
    assert (found["user"], found["games"], found["hides"]) == (me, 0, [])
    assert guest.ask("PUT", "/api/me/hides", {"hides": ["games"]}).json()["hides"] == ["games"]
    assert guest.ask("PUT", "/api/me/hides", {"hides": ["arms"]}, 400).json()["message"]
    assert guest.get("/api/people/nobody", expect=404).json()["code"] == "nobody"
    assert guest.get("/api/me/export").json()["profile"]["user"] == me
    assert guest.get("/api/games/kings_bounty/leaders/2").json() == []
    guest.get("/api/games/no_such_game/leaders/2", expect=400)


@asynchronous
async def test_feats_are_kept_with_the_game_and_shown_as_the_player_likes(
    database: str, toy: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    feat = Feat("bold", {"ru": "Смело", "en": "Bold"}, {"ru": "просто так", "en": "just so"})
    monkeypatch.setattr(HIGH_CARD, "feats", (feat,))
    monkeypatch.setattr(
        HIGH_CARD, "earned", lambda state: tuple(("bold",) * (seat < 2) for seat in range(state.seats))
    )
    monkeypatch.setattr(library, "installed", lambda: {"high_card": HIGH_CARD.game})
    monkeypatch.setattr(type(HIGH_CARD.game), "load", lambda game, version=None: HIGH_CARD)
    async with open_hall(database) as hall:
        await played(hall, 2)
        times = {person: [one.times for one in (await page(hall, person)).feats] for person in PEOPLE}
        assert sum(count for [count] in times.values()) == 4, "two of three seats, in two games"
        await hall.store.people.set_hides("anna", ["feats"])
        assert (await page(hall, "anna", "boris")).feats == ()
        assert (await page(hall, "anna", "anna")).feats
        # a seat that was handed on has no feats of whoever ended there
        table = await high_card(hall, *PEOPLE)
        table.keeper.sitting.room = table.sitting.room.hand_over(0, table.sitting.room.seats[0].user)
        await play_out(table)
        again = {person: [one.times for one in (await page(hall, person, person)).feats] for person in PEOPLE}
        assert again == times
