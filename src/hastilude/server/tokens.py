"""Tokens in links: made of the table's own key, so that nothing has to be kept.

- the table's link, for who may look at a table that is not public;
- an invitation to a seat; both name how often the host has revoked such a link before;
- a claim: another device may take over one's seat. It names the user who holds the seat and how
  many seats were handed over before, so that it is void as soon as it was used, and it is good for
  a while only.
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping

_LENGTH = 22  # characters: 132 bits


def _mac(key: bytes, *parts: object) -> str:
    text = "\x1f".join(str(part) for part in parts).encode()
    return urlsafe_b64encode(hmac.digest(key, text, "sha256")).decode()[:_LENGTH]


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def link(key: bytes, revoked: int = 0) -> str:
    return _mac(key, "link", *_after(revoked))


def is_link(key: bytes, token: str, revoked: int = 0) -> bool:
    return same(token, link(key, revoked))


def rematch(key: bytes) -> str:
    """The name of the table at which the same people play again: always the same one."""
    return hmac.digest(key, b"rematch", "sha256").hex()[:16]


def invitation(key: bytes, seat: int, revoked: int = 0) -> str:
    return f"{seat}.{_mac(key, 'invite', seat, *_after(revoked))}"


def invited_seat(key: bytes, token: str, revoked: Mapping[int, int]) -> int | None:
    """The seat that an invitation opens; None if it is none, or was revoked."""
    number, _, _ = token.partition(".")
    if not number.isascii() or not number.isdecimal() or len(number) > 2:
        return None
    seat = int(number)
    return seat if same(token, invitation(key, seat, revoked.get(seat, 0))) else None


def _after(revoked: int) -> tuple[int, ...]:
    """Links that were given before there was revoking stay good until they are revoked."""
    return (revoked,) if revoked else ()


def claim(key: bytes, seat: int, user: str, handed: int, until_ms: int) -> str:
    return f"{seat}.{until_ms}.{_mac(key, 'claim', seat, user, handed, until_ms)}"


def claimed_seat(key: bytes, token: str, holders: list[str], handed: int, now_ms: int) -> int | None:
    """The seat that a claim is for, while the same user holds it; None if it is void."""
    parts = token.split(".")
    if len(parts) != 3 or not all(
        part.isascii() and part.isdecimal() and len(part) < 16 for part in parts[:2]
    ):
        return None
    seat, until_ms = int(parts[0]), int(parts[1])
    if seat >= len(holders) or not holders[seat] or now_ms > until_ms:
        return None
    return seat if same(token, claim(key, seat, holders[seat], handed, until_ms)) else None
