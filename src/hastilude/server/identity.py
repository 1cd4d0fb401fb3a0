"""Who somebody is: guests and accounts, without anything to fill in before the first game.

A guest gets a name, a coat of arms and a secret cookie. The cookie names a session, which
the database knows by its hash only, and is signed, so that guesses never reach the
database. Signing in or out makes another session; the old cookie is worth nothing then.
"""

import asyncio
import hashlib
import hmac
import re
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection

from hastilude.server import world
from hastilude.server.errors import Conflict, Forbidden, Trouble, too_fast
from hastilude.server.limits import Buckets, Limits
from hastilude.server.storage.people import People, Session, User

COOKIE = "hastilude"
#: programs show their session in the header `Authorization: Bearer …` instead
_BEARER = "bearer "
_SESSION = "session"
_SECRET_BYTES = 24
_MAC_BYTES = 16


# -- signed secrets --------------------------------------------------------------------------


class Signer:
    """Makes and checks secrets that only this house can have made."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def derive(self, purpose: str) -> bytes:
        """A key of its own for another use."""
        return hmac.digest(self._key, b"key\x1f" + purpose.encode(), "sha256")

    def fresh(self, purpose: str) -> str:
        """A new secret, signed for a purpose: a session's cannot be used as a link."""
        secret = world.token_bytes(_SECRET_BYTES)
        return _text(secret + self._mac(purpose, secret))

    def is_ours(self, purpose: str, token: str) -> bool:
        data = _data(token)
        if len(data) != _SECRET_BYTES + _MAC_BYTES:
            return False
        secret, mac = data[:_SECRET_BYTES], data[_SECRET_BYTES:]
        return hmac.compare_digest(mac, self._mac(purpose, secret))

    def _mac(self, purpose: str, secret: bytes) -> bytes:
        return hmac.digest(self._key, purpose.encode() + b"\x1f" + secret, "sha256")[:_MAC_BYTES]


def fingerprint(token: str) -> str:
    """What the database keeps of a secret: who reads it cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _data(text: str) -> bytes:
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
    return data if _text(data) == text else b""  # one way to write it, and no other


# -- passwords -------------------------------------------------------------------------------


class Passwords:
    """Argon2id, off the event loop and only a few at a time: each takes its share of memory."""

    AT_ONCE = 2

    def __init__(self, limits: Limits, hasher: PasswordHasher | None = None) -> None:
        self.limits = limits
        self._hasher = hasher or PasswordHasher()
        self._room = asyncio.Semaphore(self.AT_ONCE)
        #: what is checked when there is no such account, so that this takes as long
        self._nobody = ""

    def check_rules(self, password: str) -> None:
        if not self.limits.password_least <= len(password) <= self.limits.password:
            least, most = self.limits.password_least, self.limits.password
            raise Trouble("bad_password", f"A password has {least} to {most} characters.")

    async def hash(self, password: str) -> str:
        self.check_rules(password)
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password; takes the same time if there is none."""
        if len(password) > self.limits.password:
            return False
        if not self._nobody:
            self._nobody = await self.hash(world.token_hex(8))
        async with self._room:
            fits = await asyncio.to_thread(self._verify, password, hashed or self._nobody)
        return fits and hashed is not None

    def _verify(self, password: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


# -- names -----------------------------------------------------------------------------------

GUESTS = {
    "en": [
        "Accolon",
        "Agravain",
        "Alison",
        "Amadis",
        "Amis",
        "Astolfo",
        "Balin",
        "Bayard",
        "Beatrix",
        "Bedivere",
        "Belisent",
        "Bertran",
        "Blanchefleur",
        "Bors",
        "Bradamante",
        "Caradoc",
        "Cecily",
        "Cligès",
        "Dagonet",
        "Dinadan",
        "Edith",
        "Elaine",
        "Enid",
        "Erec",
        "Fierabras",
        "Gaheris",
        "Galahad",
        "Gareth",
        "Gawain",
        "Geraint",
        "Ginevra",
        "Hildegard",
        "Isolde",
        "Ivanhoe",
        "Jehan",
        "Kay",
        "Lamorak",
        "Lanval",
        "Laudine",
        "Lionel",
        "Lunete",
        "Lynette",
        "Marfisa",
        "Marhaus",
        "Melisande",
        "Oliver",
        "Orlando",
        "Palamedes",
        "Parzival",
        "Pelleas",
        "Perceval",
        "Rinaldo",
        "Roland",
        "Rowena",
        "Sagramore",
        "Tirant",
        "Tristan",
        "Urien",
        "Vivian",
        "Wilfred",
        "Ysaye",
        "Yvain",
    ],
    "ru": [
        "Агловаль",
        "Агравейн",
        "Айвенго",
        "Амадис",
        "Астольф",
        "Балин",
        "Баярд",
        "Беатриса",
        "Бедивер",
        "Бертран",
        "Бланшефлёр",
        "Борс",
        "Брадаманта",
        "Вивиана",
        "Галахад",
        "Гарет",
        "Гахерис",
        "Гвиневра",
        "Герайнт",
        "Говейн",
        "Дагонет",
        "Динадан",
        "Изольда",
        "Ивейн",
        "Карадок",
        "Кей",
        "Клижес",
        "Ламорак",
        "Ланваль",
        "Ланселот",
        "Лионель",
        "Лодина",
        "Лунета",
        "Марфиза",
        "Мелисанда",
        "Оливье",
        "Орландо",
        "Паламед",
        "Парцифаль",
        "Пеллеас",
        "Персеваль",
        "Ринальдо",
        "Ровена",
        "Роланд",
        "Саграмор",
        "Тирант",
        "Тристан",
        "Урс",
        "Хильдегарда",
        "Эдита",
        "Элейна",
        "Энида",
        "Эрек",
    ],
}
#: letters, marks, digits, punctuation and the plain space; nothing that hides or turns text
_SEEN = ("L", "M", "N", "P", "S")
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{1,30}[a-z0-9]")
#: a session's last use is written down this often
_TOUCH_MS = 24 * 3600 * 1000


def guest_name(lang: str) -> str:
    return world.choice(GUESTS.get(lang, GUESTS["en"]))


def clean(text: str, most: int, what: str) -> str:
    """What somebody wrote, on one line and without characters that are not seen."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(c if unicodedata.category(c)[0] in _SEEN else " " for c in text)
    kept = " ".join(kept.split())
    if not kept:
        raise Trouble("empty", f"{what} needs at least one letter.")
    if len(kept) > most:
        raise Trouble("too_long", f"{what} has at most {most} characters, not {len(kept)}.")
    return kept


def clean_login(text: str) -> str:
    """A login is written one way only, so that nobody can sign in as somebody who looks the same."""
    login = text.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise Trouble("bad_login", "A login has 3 to 32 characters: Latin letters, digits, and . _ - inside.")
    return login


def arms_of(name: str) -> int:
    """The seed of the coat of arms that goes with a name: FNV-1a, which a browser computes too."""
    seed = 0x811C9DC5
    for byte in name.encode():
        seed = (seed ^ byte) * 0x01000193 & 0xFFFFFFFF
    return seed


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The session that somebody shows: a program in a header, a browser as its cookie."""
    said = connection.headers.get("authorization", "")
    if said[: len(_BEARER)].lower() == _BEARER:
        return said[len(_BEARER) :].strip()
    return connection.cookies.get(COOKIE)


# -- people ----------------------------------------------------------------------------------


class Entered(msgspec.Struct, frozen=True):
    """Somebody with a fresh session; the token goes into the cookie and nowhere else."""

    user: User
    token: str


class Identity:
    """Lets people in and out."""

    def __init__(
        self, people: People, signer: Signer, limits: Limits, passwords: Passwords | None = None
    ) -> None:
        self.people = people
        self.signer = signer
        self.limits = limits
        self.passwords = passwords or Passwords(limits)
        self._guests = Buckets(limits.guests_per_address)
        self._attempts = Buckets(limits.passwords_per_address)

    async def who(self, token: str | None) -> User | None:
        """Whose cookie this is; None if it is nobody's, or nobody's any more."""
        if not token or not self.signer.is_ours(_SESSION, token):
            return None
        known = await self.people.session(fingerprint(token))
        now = _now_ms()
        if known is None or known[0].expires_ms <= now:
            return None
        session, user = known
        if now - session.seen_ms > _TOUCH_MS:
            await self.people.touch_session(session.token_hash, now, now + self._lasts_ms())
        return user

    async def greet(self, name: str, lang: str, address: str) -> Entered:
        """A new guest."""
        wait = self._guests.take(address)
        if wait:
            raise too_fast("Too many new guests from your address", wait)
        chosen = clean(name, self.limits.name, "A name") if name else guest_name(lang)
        user = User(world.token_hex(10), chosen, None, None, _now_ms())
        await self.people.create_user(user)
        return await self._enter(user)

    async def new_token(self, user: User) -> Entered:
        """Another session for somebody who is here already: for a program that decides for them."""
        return await self._enter(user)

    async def rename(self, user: User, name: str) -> User:
        chosen = clean(name, self.limits.name, "A name")
        await self.people.rename(user.id, chosen)
        return msgspec.structs.replace(user, name=chosen)

    async def register(self, user: User, login: str, password: str, address: str) -> Entered:
        """The guest keeps name, seats and tables and may now come from anywhere."""
        if user.login is not None:
            raise Conflict("registered", f"You have an account already: {user.login}.")
        login = clean_login(login)
        self.passwords.check_rules(password)
        self._attempt(address)
        hashed = await self.passwords.hash(password)
        if not await self.people.set_login(user.id, login, hashed):
            raise Conflict("login_taken", f"The login {login} is taken.")
        return await self._anew(msgspec.structs.replace(user, login=login, password_hash=hashed))

    async def sign_in(self, login: str, password: str, old: str | None, address: str) -> Entered:
        self._attempt(address)
        user = await self.people.user_by_login(login.strip().lower()) if _is_login(login) else None
        if not await self.passwords.fits(password, user.password_hash if user else None) or user is None:
            raise Forbidden("wrong_password", "There is no account with this login and password.")
        if user.banned_until_ms > _now_ms():
            raise Forbidden("banned", f"This account is closed {_until(user.banned_until_ms)}.")
        await self.sign_out(old)
        return await self._enter(user)

    async def change_password(self, user: User, old: str, new: str, address: str) -> Entered:
        await self._confirm(user, old, address)
        await self.people.set_password(user.id, await self.passwords.hash(new))
        return await self._anew(user)

    async def sign_out(self, token: str | None) -> None:
        if token and self.signer.is_ours(_SESSION, token):
            await self.people.end_session(fingerprint(token))

    async def sign_out_everywhere(self, user: User) -> int:
        return await self.people.end_sessions(user.id)

    async def forget(self, user: User, password: str, address: str) -> None:
        """Delete my data. An account asks for its password once more."""
        if user.login is not None:
            await self._confirm(user, password, address)
        await self.people.forget(user.id)

    # -- how it is done --------------------------------------------------------------------

    def _attempt(self, address: str) -> None:
        wait = self._attempts.take(address)
        if wait:
            raise too_fast("Too many passwords from your address", wait)

    async def _confirm(self, user: User, password: str, address: str) -> None:
        self._attempt(address)
        if not await self.passwords.fits(password, user.password_hash):
            raise Forbidden("wrong_password", "This is not your password.")

    async def _anew(self, user: User) -> Entered:
        """What was known to others until now opens nothing any more."""
        await self.people.end_sessions(user.id)
        return await self._enter(user)

    async def _enter(self, user: User) -> Entered:
        token = self.signer.fresh(_SESSION)
        now = _now_ms()
        sessions = sorted(await self.people.sessions_of(user.id), key=lambda session: session.seen_ms)
        for session in sessions[: max(0, len(sessions) + 1 - self.limits.sessions_per_person)]:
            await self.people.end_session(session.token_hash)
        await self.people.add_session(Session(fingerprint(token), user.id, now, now, now + self._lasts_ms()))
        return Entered(user, token)

    def _lasts_ms(self) -> int:
        return int(self.limits.session * 1000)


def _is_login(text: str) -> bool:
    return _LOGIN.fullmatch(text.strip().lower()) is not None


def _until(at_ms: int) -> str:
    """For a sentence: the day, or that there is none in sight."""
    if at_ms > _now_ms() + 50 * 365 * 24 * 3600 * 1000:
        return "for good"
    return f"until {datetime.fromtimestamp(at_ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def check_muted(user: User) -> None:
    """Forbidden, if nothing of what this person writes is taken at present."""
    if user.muted_until_ms > _now_ms():
        raise Forbidden("muted", f"You may not write {_until(user.muted_until_ms)}.")


def _now_ms() -> int:
    return world.time_ns() // 1_000_000
