"""How I want to be told that it is my turn. Nothing is sent unless asked for here."""

import secrets
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put

from hastilude.server.errors import Conflict
from hastilude.server.house import House
from hastilude.server.limits import ADDRESS, PUSH_KEY
from hastilude.server.notify import check_push_keys, check_url
from hastilude.server.storage.people import User

Address = Annotated[str, msgspec.Meta(max_length=ADDRESS)]
Key = Annotated[str, msgspec.Meta(max_length=PUSH_KEY, pattern="^[A-Za-z0-9_=-]+$")]


class NoticePage(msgspec.Struct, frozen=True):
    #: give it to the browser's `PushManager.subscribe` as `applicationServerKey`
    push_key: str
    #: browsers that are told
    pushes: int
    webhook: str | None


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: Key
    auth: Key


class Push(msgspec.Struct, frozen=True):
    """What `PushSubscription.toJSON()` gives in a browser."""

    endpoint: Address
    keys: PushKeys


class PushAddress(msgspec.Struct, frozen=True):
    endpoint: Address


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    url: Address


class WebhookSecret(msgspec.Struct, frozen=True):
    """Notices carry `x-hastilude-signature: sha256=` HMAC-SHA256 of the body with this secret."""

    secret: str


class Notices(Controller):
    path = "/me/notices"
    tags = ("people",)

    @get(summary="How I am told")
    async def show(self, house: House, user: User) -> NoticePage:
        return await _page(house, user)

    @put("/webhook", summary="Have an address of mine called")
    async def set_webhook(self, house: House, user: User, data: NewWebhook) -> WebhookSecret:
        check_url(data.url, house.limits, private=house.rules.private_webhooks)
        secret = secrets.token_urlsafe(24)
        await house.people.set_webhook(user.id, data.url, secret)
        return WebhookSecret(secret)

    @delete("/webhook", summary="Not any more", status_code=200)
    async def remove_webhook(self, house: House, user: User) -> NoticePage:
        await house.people.remove_webhook(user.id)
        return await _page(house, user)

    @post("/push", summary="Have this browser told", status_code=200)
    async def add_push(self, house: House, user: User, data: Push) -> NoticePage:
        check_url(data.endpoint, house.limits, private=house.rules.private_webhooks)
        check_push_keys(data.keys.p256dh, data.keys.auth)
        known = await house.people.pushes_of(user.id)
        most = house.limits.subscriptions_per_person
        if len(known) >= most and all(push.endpoint != data.endpoint for push in known):
            raise Conflict("too_many_browsers", f"At most {most} browsers are told; remove one first.")
        await house.people.add_push(user.id, data.endpoint, data.keys.p256dh, data.keys.auth)
        return await _page(house, user)

    @post("/push/remove", summary="Not this browser any more", status_code=200)
    async def remove_push(self, house: House, user: User, data: PushAddress) -> NoticePage:
        if any(push.endpoint == data.endpoint for push in await house.people.pushes_of(user.id)):
            await house.people.remove_push(data.endpoint)
        return await _page(house, user)


async def _page(house: House, user: User) -> NoticePage:
    webhook = await house.people.webhook_of(user.id)
    pushes = await house.people.pushes_of(user.id)
    return NoticePage(house.notifier.public_key, len(pushes), webhook.url if webhook else None)
