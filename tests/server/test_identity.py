"""Guests and accounts: nobody gets in with a cookie that is not, or no longer, good."""

import asyncio
import json
from pathlib import Path

import pytest

from hastilude.server.errors import Trouble
from hastilude.server.identity import GUESTS, Passwords, Signer, arms_of, clean, clean_login
from hastilude.server.limits import Limits
from support.serving import Guest, Server, at_table, drain, seated, socket_of

# -- signed secrets ------------------------------------------------------------------------------


def test_a_signed_secret_is_known_again_and_only_for_its_purpose() -> None:
    signer = Signer(b"k" * 32)
    token = signer.fresh("session")
    assert signer.is_ours("session", token)
    assert not signer.is_ours("link", token)
    assert not Signer(b"x" * 32).is_ours("session", token)


def test_a_secret_cannot_be_changed_or_written_otherwise() -> None:
    signer = Signer(b"k" * 32)
    token = signer.fresh("session")
    for place in range(len(token)):
        other = "A" if token[place] != "A" else "B"
        assert not signer.is_ours("session", token[:place] + other + token[place + 1 :])
    for wrong in ("", "=", token + "=", token + "A", token[:-1], token + "\n", " " + token, "é" * 54):
        assert not signer.is_ours("session", wrong)


def test_a_password_is_kept_as_argon2id_and_fits_only_itself() -> None:
    async def run() -> None:
        passwords = Passwords(Limits())
        hashed = await passwords.hash("correct horse")
        assert hashed.startswith("$argon2id$")
        assert await passwords.fits("correct horse", hashed)
        assert not await passwords.fits("correct horsf", hashed)
        assert not await passwords.fits("correct horse", None)
        assert not await passwords.fits("correct horse", "no hash at all")

    asyncio.run(run())


@pytest.mark.parametrize("short", ["", "1234567", "x" * 129])
def test_passwords_have_a_length(short: str) -> None:
    with pytest.raises(Trouble, match="8 to 128"):
        Passwords(Limits()).check_rules(short)


# -- names -----------------------------------------------------------------------------------------


def test_names_lose_what_is_not_seen() -> None:
    assert clean("  Sir \u202eGawain\u200b\x00 the\tGood ", 32, "A name") == "Sir Gawain the Good"
    assert clean("Ё" * 32, 32, "A name") == "Ё" * 32


@pytest.mark.parametrize("wrong", ["", "   ", "\u200b\u202e", "x" * 33])
def test_names_that_are_none(wrong: str) -> None:
    with pytest.raises(Trouble):
        clean(wrong, 32, "A name")


def test_logins_are_written_one_way() -> None:
    assert clean_login(" Anna.K ") == "anna.k"
    for wrong in ("ab", "аnna", "anna smith", "-anna", "anna-", "x" * 33, "a\x00nna"):
        with pytest.raises(Trouble):
            clean_login(wrong)


def test_arms_are_fnv_of_the_name() -> None:
    assert arms_of("") == 0x811C9DC5
    assert arms_of("foobar") == 0xBF9CF968  # the published check value


def test_guests_get_names_of_their_language(server: Server) -> None:
    names = {lang: Guest(server).post("/api/guests", {"lang": lang}).json()["name"] for lang in GUESTS}
    assert all(name in GUESTS[lang] for lang, name in names.items())


# -- cookies ---------------------------------------------------------------------------------------


def test_the_cookie_is_secret_and_stays_at_home(server: Server) -> None:
    guest = Guest(server)
    answer = guest.post("/api/guests", {})
    cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("hastilude="))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_behind_https_cookies_are_for_https_only(tmp_path: Path) -> None:
    with Server(tmp_path, "--public-url", "https://play.example.org") as server:
        answer = Guest(server).get("/")
        assert "Secure" in answer.headers["set-cookie"]


def test_without_a_cookie_one_may_look_but_not_act(server: Server) -> None:
    nobody = Guest(server)
    assert nobody.get("/api/me", expect=401).json()["code"] == "not_signed_in"
    nobody.get("/api/tables/open")
    nobody.post("/api/tables", {"game": "kings_bounty", "seats": []}, expect=401)


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    anna = server.guest("Anna")
    token = anna.http.cookies["hastilude"]
    for forged in (
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        token[::-1],
        "x",
        Signer(b"?" * 32).fresh("session"),
    ):
        stranger = Guest(server)
        stranger.http.cookies.set("hastilude", forged)
        stranger.get("/api/me", expect=401)


def test_a_cookie_is_worthless_after_signing_out(server: Server) -> None:
    anna = server.guest("Anna")
    token = anna.http.cookies["hastilude"]
    anna.post("/api/account/sign-out")
    thief = Guest(server)
    thief.http.cookies.set("hastilude", token)
    thief.get("/api/me", expect=401)


# -- accounts --------------------------------------------------------------------------------------


def register(guest: Guest, login: str, password: str = "correct horse") -> None:
    guest.me = guest.post("/api/account/register", {"login": login, "password": password}).json()


def signed_in(server: Server, login: str, password: str = "correct horse") -> Guest:
    guest = Guest(server)
    guest.me = guest.post("/api/account/sign-in", {"login": login, "password": password}).json()
    return guest


def test_an_account_is_the_same_person_on_another_device(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.make_table(("me", "open"))
    before = anna.http.cookies["hastilude"]
    register(anna, "Anna.One")
    assert anna.http.cookies["hastilude"] != before, "a cookie from before is not an account's"
    phone = signed_in(server, "anna.one")
    assert phone.id == anna.id
    assert [facts["id"] for facts in phone.get("/api/tables/mine").json()["tables"]] == [table.id]
    assert phone.get("/api/me").json()["login"] == "anna.one"


def test_wrong_passwords_and_unknown_logins_are_answered_alike(server: Server) -> None:
    register(server.guest("Bors"), "bors")
    wrong = Guest(server).post("/api/account/sign-in", {"login": "bors", "password": "not this"}, expect=403)
    nobody = Guest(server).post(
        "/api/account/sign-in", {"login": "nobody", "password": "not this"}, expect=403
    )
    assert wrong.content == nobody.content


def test_a_login_is_given_once(server: Server) -> None:
    register(server.guest(), "cecily")
    other = server.guest()
    taken = other.post("/api/account/register", {"login": "CECILY", "password": "correct horse"}, expect=409)
    assert taken.json()["code"] == "login_taken"
    register(other, "cecily.2")
    again = other.post(
        "/api/account/register", {"login": "cecily.3", "password": "correct horse"}, expect=409
    )
    assert again.json()["code"] == "registered"


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    anna = server.guest()
    register(anna, "dinadan")
    phone = signed_in(server, "dinadan")
    anna.post("/api/account/password", {"old": "wrong horse", "new": "battery staple"}, expect=403)
    anna.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    anna.get("/api/me")
    phone.get("/api/me", expect=401)
    signed_in(server, "dinadan", "battery staple")


def test_signing_out_everywhere_closes_sockets_too(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        register(guests[0], "everard")
        phone = signed_in(server, "everard")
        async with at_table(phone, table) as player:
            assert await asyncio.to_thread(
                lambda: guests[0].post("/api/account/sign-out-everywhere").json()
            ) == {"sessions": 2}
            assert (await drain(player.socket))[1] == 4401
        phone.get("/api/me", expect=401)
        guests[0].get("/api/me", expect=401)

    asyncio.run(run())


def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    table, guests = seated(server, 2)
    guests[0].ask("PATCH", "/api/me", {"name": "Sir  Orfeo"})
    seats = guests[1].get(table.path).json()["facts"]["seats"]
    assert "Sir Orfeo" in [seat["name"] for seat in seats]


def test_deleting_my_data(server: Server) -> None:
    table, guests = seated(server, 2)
    anna = guests[0]
    register(anna, "forgotten")
    anna.post(f"{table.path}/chat", {"text": "my own words"})
    anna.post("/api/me/forget", {"password": "not mine at all"}, expect=403)
    anna.post("/api/me/forget", {"password": "correct horse"})
    anna.get("/api/me", expect=401)
    Guest(server).post(
        "/api/account/sign-in", {"login": "forgotten", "password": "correct horse"}, expect=403
    )
    seen = guests[1].get(table.path).text + guests[1].get(f"{table.path}/chat").text
    assert "Guest 0" not in seen
    assert "my own words" not in seen


# -- a seat from another device ----------------------------------------------------------------------


def test_a_claim_link_moves_a_seat_once(server: Server) -> None:
    table, guests = seated(server, 2)
    anna = guests[0]
    seat = anna.get(table.path).json()["mine"][0]
    token = anna.post(f"{table.path}/claim-link", {"seat": seat}).json()["token"]
    phone, thief = server.guest(), server.guest()
    assert phone.post(f"{table.path}/claim-seat", {"token": token}).json()["mine"] == [seat]
    assert anna.get(table.path, headers=table.headers).json()["mine"] == []
    thief.post(f"{table.path}/claim-seat", {"token": token}, expect=403)
    thief.post(f"{table.path}/claim-seat", {"token": token[:-2] + "xx"}, expect=403)


def test_a_claim_link_is_for_ones_own_seat(server: Server) -> None:
    table, guests = seated(server, 2)
    other = guests[1].get(table.path).json()["mine"][0]
    guests[0].post(f"{table.path}/claim-link", {"seat": other}, expect=403)


# -- logs ------------------------------------------------------------------------------------------


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    async def refused(server: Server, guest: Guest) -> None:
        async with socket_of(guest, table) as socket:
            await socket.send(json.dumps({"type": "hello", "link": table.link}))
            await socket.recv()

    with Server(tmp_path) as server:
        anna = server.guest("Anna")
        register(anna, "anna", "my secret password")
        table = anna.make_table(("me", "open"))
        claim = anna.post(f"{table.path}/claim-link", {"seat": 0}).json()["token"]
        anna.get(f"{table.path}?link={table.link}")
        asyncio.run(refused(server, anna))
        secrets = [
            "my secret password",
            anna.http.cookies["hastilude"],
            anna.http.cookies["hastilude_csrf"],
            table.link,
            claim,
        ]
        server.stop()
        log = "".join(server.log)
        assert len(server.log) > 5
        assert [secret for secret in secrets if secret in log] == []
        assert table.id in log  # which opens nothing
