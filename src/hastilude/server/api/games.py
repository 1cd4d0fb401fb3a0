"""The games: what can be played, with which options, and all their words."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.params import QueryParameter

from hastilude.bots.line_up import ALIASES, BOTS, find_bot
from hastilude.core.game import Game, GameError, Rulebook
from hastilude.core.rules_text import rules_text
from hastilude.core.text import Texts
from hastilude.server import library
from hastilude.server.api.visitor import Asking, GameId
from hastilude.server.errors import Missing
from hastilude.server.house import House
from hastilude.server.kept import answers
from hastilude.server.limits import COUNT
from hastilude.server.protocol import Lang

OfRules = Annotated[
    int | None, QueryParameter(ge=0, le=COUNT, description="By these rules; none: the present ones.")
]


class OptionValue(msgspec.Struct, frozen=True):
    value: str
    #: by language
    text: dict[str, str]
    #: it is only for so many players; none: for any number
    seats: int | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: str
    #: rulebook, ambiguity, gap or guard
    origin: str
    rules: tuple[str, ...]
    text: dict[str, str]
    values: tuple[OptionValue, ...]


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    #: 1 (light) … 5 (heavy)
    weight: int
    rules_version: int
    status: str
    #: its card: the name in the other language, one sentence, the colour of the ground
    other_name: dict[str, str]
    line: dict[str, str]
    tincture: str
    #: how many sit down when nobody says
    newcomer_seats: int
    #: the level of the bots that a newcomer meets
    newcomer_bot: str
    options: tuple[OptionInfo, ...]
    #: levels of bots that can play it, the weakest first, then those of the operator's own
    bots: tuple[str, ...]


class ActionKind(msgspec.Struct, frozen=True):
    """One kind of action. The numbers of its actions begin at `offset` and count through the
    values of its fields like digits, the last field fastest."""

    name: str
    sentence: str
    offset: int
    count: int
    fields: dict[str, tuple[str, ...]]


class GameParts(msgspec.Struct, frozen=True):
    """What a client needs to draw the game and to name its actions."""

    id: str
    actions: tuple[ActionKind, ...]
    #: arguments that name things, and the family of names each takes
    things: dict[str, str]
    #: every figure, with its source
    components: dict[str, Any]
    digest: str


class Games(Controller):
    path = "/games"
    tags = ("games",)

    @get(summary="The games that can be played here", responses=answers(list[GameInfo]))
    async def all(self, request: Asking, house: House) -> Response[bytes]:
        return await house.kept.page(request, "games", lambda: all_games(house.hall.settings.own_bots))

    @get("/{game_id:str}", summary="Actions, names and figures of a game", responses=answers(GameParts))
    async def parts(
        self, request: Asking, house: House, game_id: GameId, rules: OfRules = None
    ) -> Response[bytes]:
        rulebook = _rulebook(game_id, rules)
        return await house.kept.page(request, ("parts", game_id, rules), lambda: _parts(rulebook))

    @get(
        "/{game_id:str}/text/{lang:str}",
        summary="All sentences of a game, as Fluent",
        media_type=MediaType.TEXT,
        responses=answers(str, MediaType.TEXT),
    )
    async def text(self, request: Asking, house: House, game_id: GameId, lang: Lang) -> Response[bytes]:
        file = _rulebook(game_id).folder / "text" / f"{lang}.ftl"
        return await house.kept.page(
            request, ("text", game_id, lang), lambda: file.read_text(encoding="utf-8"), MediaType.TEXT
        )

    @get(
        "/{game_id:str}/rules/{lang:str}",
        summary="The rules in own words, as Markdown",
        media_type=MediaType.TEXT,
        responses=answers(str, MediaType.TEXT),
    )
    async def rules(self, request: Asking, house: House, game_id: GameId, lang: Lang) -> Response[bytes]:
        rulebook = _rulebook(game_id)
        try:
            return await house.kept.page(
                request, ("rules", game_id, lang), lambda: rules_text(rulebook, lang), MediaType.TEXT
            )
        except OSError:
            raise Missing(
                "no_rules", "The rules of this game are not written down in this language yet."
            ) from None


def _parts(rulebook: Rulebook) -> GameParts:
    components = rulebook.components()
    space = rulebook.actions
    return GameParts(
        id=rulebook.game.id,
        actions=tuple(
            ActionKind(
                name=kind.name,
                sentence=kind.sentence,
                offset=space.offset[kind.name],
                count=kind.count,
                fields=dict(zip(kind.fields, kind.values, strict=True)),
            )
            for kind in space.kinds
        ),
        things=dict(rulebook.things),
        components=components.data,
        digest=components.digest,
    )


def _rulebook(game_id: str, rules: int | None = None) -> Rulebook:
    try:
        return library.game(game_id).load(rules)
    except GameError as error:
        raise Missing("no_such_game", f"{error}.") from None


@cache
def all_games(own_bots: tuple[str, ...] = ()) -> list[GameInfo]:
    games = sorted(library.installed().values(), key=lambda game: game.place)
    return [_info(game, own_bots) for game in games]


def _info(game: Game, own_bots: tuple[str, ...]) -> GameInfo:
    rulebook = game.load()
    texts = {lang: Texts(rulebook, lang) for lang in ("ru", "en")}
    options = []
    for option in game.options:
        said = {lang: text.option(option) for lang, text in texts.items()}
        for_seats = game.seats_of_option.get(option.name, {})
        values = tuple(
            OptionValue(value, {lang: said[lang][1][value] for lang in said}, for_seats.get(value))
            for value in option.values
        )
        sentence = {lang: said[lang][0] for lang in said}
        options.append(OptionInfo(option.name, option.default, option.origin, option.rules, sentence, values))
    bots = tuple(name for name in BOTS if name not in ALIASES and _can_play(name, rulebook))
    return GameInfo(
        id=game.id,
        name=game.name,
        seats=game.seats,
        minutes=game.minutes,
        weight=game.weight,
        rules_version=game.rules_version,
        status=game.status,
        other_name=game.other_name or {"ru": game.name["en"], "en": game.name["ru"]},
        line=game.line,
        tincture=game.tincture,
        newcomer_seats=game.newcomer_seats,
        newcomer_bot=game.newcomer_bot if game.newcomer_bot in bots else bots[0],
        options=tuple(options),
        bots=(*bots, *own_bots),
    )


def _can_play(bot: str, rulebook: Rulebook) -> bool:
    try:
        find_bot(bot, rulebook)
    except GameError:
        return False
    return True
