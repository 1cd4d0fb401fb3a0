"""Reading a component file: every row checked, every error with its line."""

from typing import Any, Final

from hastilude.core.components import Components
from hastilude.games.knights_tale.cards import (
    ANY_RELIC,
    AREAS,
    ATTACK,
    CHARACTERS,
    CITIES,
    CLASSES,
    COINS,
    COLOURS,
    DECK_SIZES,
    DECKS,
    DISCOUNT,
    DRAW_TITLES,
    EVENTS,
    FACES,
    FAITH,
    FIRST_CHALLENGE,
    FIRST_TRADE,
    FOE_ATTACK,
    FOE_PRESTIGE,
    GIVE_PRESTIGE,
    GIVE_RELIC,
    GIVE_SUPPORT,
    GLORY,
    ITEMS,
    JOURNEY,
    JOURNEY_CARDS,
    KNIGHTS,
    LEVELS,
    MORE_PAWNS,
    MOST_OPTIONS,
    OF_LEVEL,
    PILES,
    PRESTIGE,
    PRIZES,
    RAISE_ARMOUR,
    RAISE_HORSE,
    RECRUIT,
    REFRESH,
    REFRESHED,
    RELICS,
    REROLL,
    REROLL_FAITH,
    SOLO_CARDS,
    STRENGTH,
    SUPPORT,
    SUPPORTS,
    SYMBOL,
    TIMINGS,
    TITLE_GLORY,
    TITLES,
    TOP_SUPPORT,
    TOURNAMENTS,
    TRACK,
    TRAVEL,
    TRAVEL_PLAYS,
    TURN_DIE,
    V_SPECIAL,
    V_SUPPORT,
)
from hastilude.games.knights_tale.figures import Figures, Needs

Row = dict[str, Any]

#: codes with a plain number
_NUMBERS: Final[dict[str, int]] = {
    "glory": GLORY,
    "coins": COINS,
    "faith": FAITH,
    "strength": STRENGTH,
    "horse": RAISE_HORSE,
    "armour": RAISE_ARMOUR,
    "titles": DRAW_TITLES,
    "journey": JOURNEY,
    "pawns": MORE_PAWNS,
    "reroll_faith": REROLL_FAITH,
    "title_glory": TITLE_GLORY,
    "travel_plays": TRAVEL_PLAYS,
    "journey_cards": JOURNEY_CARDS,
    "discount": DISCOUNT,
    "attack": ATTACK,
    "opponent_attack": FOE_ATTACK,
    "opponent_prestige": FOE_PRESTIGE,
    "reroll": REROLL,
}
#: what every row may say beside its fields
_NOTES: Final[tuple[str, ...]] = ("source", "where", "reconstructed")
_ROUNDS: Final[tuple[str, ...]] = ("round_1", "round_2", "round_3")

_TABLES: Final[tuple[str, ...]] = (
    "dice",
    "supply",
    "knight_classes",
    "knights",
    "support",
    "support_piles",
    "support_track",
    "market",
    "actions",
    "initiative",
    "characters",
    "events",
    "romance",
    "trade",
    "challenge",
    "titles",
    "prizes",
    "prestige",
    "relics",
    "pas_d_armes",
    "plaisance",
    *(f"tournament_cards.{card}" for card in TOURNAMENTS),
    "solo_cards",
    "solo",
)


class _Reader:
    """A component file, row by row; errors name the line."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.reconstructed: list[str] = []

    def rows(self, table: str, names: tuple[str, ...]) -> list[Row]:
        """The rows of a table in the order of the names, no more and no fewer."""
        self.components.exactly(table, names)
        found = self.components.table(table)
        rows: list[Row] = []
        for name in names:
            row = found[name]
            if not isinstance(row, dict):
                raise self.components.error(table, name, f"{name} must be a row {{ … }}")
            rows.append(row)
            if row.get("source", found["source"]) == "reconstructed" or row.get("reconstructed"):
                self.mark(table)
        if found["source"] == "reconstructed":
            self.mark(table)
        return rows

    def mark(self, table: str) -> None:
        if table not in self.reconstructed:
            self.reconstructed.append(table)

    def fields(
        self, table: str, name: str, row: Row, fields: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> None:
        for field in fields:
            if field not in row:
                raise self.components.error(table, name, f"{name} lacks {field}")
        for field in row:
            if field not in fields and field not in optional and field not in _NOTES:
                raise self.components.error(table, name, f"{name} has no {field}")

    def number(self, table: str, name: str, row: Row, field: str, least: int = 0) -> int:
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.components.error(
                table, name, f"{field} of {name} must be a whole number from {least} on, not {value!r}"
            )
        return value

    def word(self, table: str, name: str, row: Row, field: str, words: tuple[str, ...]) -> int:
        value = row.get(field)
        if not isinstance(value, str) or value not in words:
            raise self.components.error(
                table, name, f"{field} of {name} must be one of {', '.join(words)}, not {value!r}"
            )
        return words.index(value)

    # -- effects ---------------------------------------------------------------------------

    def options(self, table: str, name: str, given: object) -> list[list[int]]:
        """The sides of a slash (KT-116)."""
        if not isinstance(given, list) or not 1 <= len(given) <= MOST_OPTIONS:
            raise self.components.error(table, name, f"{name} must list 1 to {MOST_OPTIONS} gains")
        return [self.effect(table, name, text) for text in given]

    def effect(self, table: str, name: str, text: object) -> list[int]:
        """`glory 3 + prestige office` as codes, each with its number."""
        if not isinstance(text, str):
            raise self.components.error(table, name, f"{text!r} is no effect")
        found: list[int] = []
        for part in text.split(" + "):
            found += self._part(table, name, part.split())
        return found

    def _part(self, table: str, name: str, words: list[str]) -> list[int]:
        if words == ["recruit"]:
            return [RECRUIT, 0]
        if words == ["relic", "any"]:
            return [ANY_RELIC, 0]
        if words == ["support", "top"]:
            return [TOP_SUPPORT, 0]
        if len(words) == 2:
            head, word = words
            for code, family, names in (
                (GIVE_PRESTIGE, "prestige", PRESTIGE),
                (GIVE_RELIC, "relic", RELICS),
                (GIVE_SUPPORT, "support", SUPPORT),
                (REFRESH, "refresh", REFRESHED),
            ):
                if head == family and word in names:
                    return [code, names.index(word)]
            if head in _NUMBERS and _is_number(word):
                return [_NUMBERS[head], int(word)]
        if len(words) == 3 and words[0] == "turn" and words[1] in COLOURS and _is_number(words[2]):
            return [TURN_DIE, COLOURS.index(words[1]) * 16 + int(words[2])]
        raise self.components.error(table, name, f"{' '.join(words)!r} is no effect")


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal()


def read_figures(components: Components) -> Figures:
    """Check a component file against the ledger (parts 2 and 9) and read it."""
    reader = _Reader(components)
    figures = Figures()
    components.only(_TABLES)
    _dice(reader, figures)
    _knights(reader, figures)
    _support(reader, figures)
    _board(reader, figures)
    _characters(reader, figures)
    _events(reader, figures)
    _travel(reader, figures)
    _titles(reader, figures)
    _tokens(reader, figures)
    _tournaments(reader, figures)
    _solo(reader, figures)
    figures.reconstructed = tuple(reader.reconstructed)
    figures.odds = None
    return figures


def _dice(reader: _Reader, figures: Figures) -> None:
    figures.die = []
    figures.die_top = []
    for colour, row in enumerate(reader.rows("dice", COLOURS)):
        name = COLOURS[colour]
        reader.fields("dice", name, row, ("faces", "dice"))
        faces = row["faces"]
        if not isinstance(faces, list) or len(faces) != FACES or faces.count("S") != 1:
            raise reader.components.error("dice", name, "a die has six faces, one of them S (KT-R55)")
        plain: list[int] = []
        for face in faces:
            if face != "S":
                if not isinstance(face, int) or not 0 <= face <= 7:
                    raise reader.components.error("dice", name, f"{face!r} is no face from 0 to 7")
                plain.append(face)
        low, high = min(plain), max(plain)
        for active in range(2):
            for face in faces:
                # KT-158, KT-159: the least value, or the highest once it is activated
                value = face if face != "S" else SYMBOL | (high if active else low)
                figures.die.append(value)
        figures.die_top.append(high)
    components = reader.components
    components.exactly("supply", ("strength", "faith", "coins"))
    figures.supply = [components.integer("supply", name) for name in ("strength", "faith", "coins")]


def _knights(reader: _Reader, figures: Figures) -> None:
    dice: list[int] = []
    for number, row in enumerate(reader.rows("knight_classes", CLASSES)):
        reader.fields("knight_classes", CLASSES[number], row, ("letter", "armour_dice"))
        dice.append(reader.number("knight_classes", CLASSES[number], row, "armour_dice"))
    figures.knight_class, figures.knight_attack, figures.knight_glory = [], [], []
    figures.knight_prestige, figures.knight_less, figures.knight_dice = [], [], []
    for number, row in enumerate(reader.rows("knights", KNIGHTS)):
        name = KNIGHTS[number]
        reader.fields("knights", name, row, ("class", "attack", "glory", "prestige"), ("less",))
        kind = reader.word("knights", name, row, "class", CLASSES)
        figures.knight_class.append(kind)
        figures.knight_dice.append(dice[kind])
        figures.knight_attack.append(reader.number("knights", name, row, "attack"))
        figures.knight_glory.append(reader.number("knights", name, row, "glory"))
        figures.knight_prestige.append(reader.number("knights", name, row, "prestige"))
        less = row.get("less", {})
        if not isinstance(less, dict) or not set(less) <= set(COLOURS):
            raise reader.components.error("knights", name, "less must name colours of dice")
        for colour in COLOURS:
            figures.knight_less.append(reader.number("knights", name, {"less": less.get(colour, 0)}, "less"))


def _support(reader: _Reader, figures: Figures) -> None:
    figures.timing, figures.effect = [], []
    for kind, row in enumerate(reader.rows("support", SUPPORT)):
        reader.fields("support", SUPPORT[kind], row, ("timing", "effect"))
        figures.timing.append(reader.word("support", SUPPORT[kind], row, "timing", TIMINGS))
        figures.effect.append(reader.effect("support", SUPPORT[kind], row["effect"]))
    figures.reroll_faith = _numbers_of(figures.effect, REROLL_FAITH)
    figures.title_glory = _numbers_of(figures.effect, TITLE_GLORY)
    figures.travel_plays = _numbers_of(figures.effect, TRAVEL_PLAYS)
    figures.journey_cards = _numbers_of(figures.effect, JOURNEY_CARDS)
    figures.discount = _numbers_of(figures.effect, DISCOUNT)
    figures.piles = [[] for _ in PILES]
    for kind, row in enumerate(reader.rows("support_piles", SUPPORT)):
        reader.fields("support_piles", SUPPORT[kind], row, PILES)
        for pile, name in enumerate(PILES):
            figures.piles[pile] += [kind] * reader.number("support_piles", SUPPORT[kind], row, name)
    total = sum(len(pile) for pile in figures.piles)
    if total != 48:
        raise reader.components.error(
            "support_piles", "", f"there are 48 support tokens (KT-014), not {total}"
        )
    figures.cell_special, figures.cell_price, figures.cell_players = [], [], []
    for cell, row in enumerate(reader.rows("support_track", TRACK)):
        name = TRACK[cell]
        reader.fields("support_track", name, row, ("kind", "price", "min_players"))
        special = reader.word("support_track", name, row, "kind", ("ordinary", "special")) == 1
        if special != (cell < 2):
            raise reader.components.error(
                "support_track", name, "the two leftmost cells are special (KT-043)"
            )
        figures.cell_special.append(special)
        figures.cell_price.append(reader.number("support_track", name, row, "price"))
        figures.cell_players.append(reader.number("support_track", name, row, "min_players", 1))


def _numbers_of(effects: list[list[int]], code: int) -> list[int]:
    """By kind: the number of that code in its effect, or 0."""
    found: list[int] = []
    for effect in effects:
        number = 0
        for i in range(0, len(effect), 2):
            if effect[i] == code:
                number = effect[i + 1]
        found.append(number)
    return found


def _board(reader: _Reader, figures: Figures) -> None:
    components = reader.components
    components.exactly("market", ITEMS)
    figures.market = []
    for item in ITEMS:
        prices = components.table("market")[item]
        if not isinstance(prices, list) or len(prices) != 3:
            raise components.error("market", item, "there are three prices: for levels II, III and IV")
        figures.market += [reader.number("market", item, {"price": price}, "price") for price in prices]
    reader.mark("market")
    figures.area_gain, figures.area_cells, figures.area_limited = [], [], []
    for area, row in enumerate(reader.rows("actions", AREAS)):
        name = AREAS[area]
        reader.fields("actions", name, row, ("cells",), ("gain",))
        figures.area_gain.append(reader.effect("actions", name, row["gain"]) if "gain" in row else [])
        cells = row["cells"]
        figures.area_limited.append(cells != "unlimited")
        if cells == "unlimited":
            cells = []
        elif not isinstance(cells, list) or not all(isinstance(n, int) for n in cells):
            raise components.error("actions", name, "cells: the players that open each, or unlimited")
        figures.area_cells.append(list(cells))
    components.exactly("initiative", ("shields", "pawns"))
    components.integer("initiative", "shields")


def _characters(reader: _Reader, figures: Figures) -> None:
    figures.level, figures.start, figures.income, figures.draws = [], [], [], []
    figures.gift, figures.dealt, figures.kept = [], [], []
    gifts = ("none", "top", *SUPPORT)
    for number, row in enumerate(reader.rows("characters", CHARACTERS)):
        name = CHARACTERS[number]
        plain = ("level", "glory", "coins", "faith", "strength", "horse", "armour", "titles", "keep")
        reader.fields("characters", name, row, (*plain, "draws", "support", "income"))
        level = reader.number("characters", name, row, "level", 1)
        if level != number // OF_LEVEL + 1 or level > LEVELS:
            raise reader.components.error("characters", name, f"{name} is of level {number // OF_LEVEL + 1}")
        figures.level.append(level)
        figures.start.append(
            [
                reader.number("characters", name, row, field)
                for field in ("glory", "coins", "faith", "strength", "horse", "armour")
            ]
        )
        figures.income.append(_parts(reader, name, row, "income", ("coins", "faith", "strength")))
        figures.draws.append(_parts(reader, name, row, "draws", DECKS))
        gift = reader.word("characters", name, row, "support", gifts)
        figures.gift.append((-1, SUPPORTS)[gift] if gift < 2 else gift - 2)
        figures.dealt.append(reader.number("characters", name, row, "titles"))
        figures.kept.append(reader.number("characters", name, row, "keep"))


def _parts(reader: _Reader, name: str, row: Row, field: str, parts: tuple[str, ...]) -> list[int]:
    given = row[field]
    if not isinstance(given, dict) or set(given) != set(parts):
        raise reader.components.error("characters", name, f"{field} of {name} must give {', '.join(parts)}")
    return [reader.number("characters", name, given, part) for part in parts]


def _events(reader: _Reader, figures: Figures) -> None:
    figures.event_round, figures.event_everyone, figures.event_cost, figures.event_gain = [], [], [], []
    for number, row in enumerate(reader.rows("events", EVENTS)):
        name = EVENTS[number]
        reader.fields("events", name, row, ("round", "kind", "cost", "gain"))
        figures.event_round.append(reader.number("events", name, row, "round", 1))
        figures.event_everyone.append(reader.word("events", name, row, "kind", ("action", "everyone")) == 1)
        cost = row["cost"]
        figures.event_cost.append([] if cost == "none" else reader.effect("events", name, cost))
        figures.event_gain.append(reader.options("events", name, row["gain"]))
    for wanted in (1, 2, 3):
        if wanted not in figures.event_round:
            raise reader.components.error("events", "", f"there is no event for round {wanted} (KT-052)")


def _travel(reader: _Reader, figures: Figures) -> None:
    figures.copies, figures.cost, figures.attack, figures.prestige, figures.gain = [], [], [], [], []
    spans = ((0, FIRST_TRADE), (FIRST_TRADE, FIRST_CHALLENGE), (FIRST_CHALLENGE, len(TRAVEL)))
    fields = (("copies", "gain"), ("copies", "cost", "gain"), ("copies", "attack", "prestige", "gain"))
    for deck, table in enumerate(DECKS):
        names = TRAVEL[spans[deck][0] : spans[deck][1]]
        total = 0
        for name, row in zip(names, reader.rows(table, names), strict=True):
            reader.fields(table, name, row, fields[deck])
            copies = reader.number(table, name, row, "copies")
            total += copies
            figures.copies.append(copies)
            figures.cost.append(reader.number(table, name, row, "cost") if deck == 1 else 0)
            figures.attack.append(reader.number(table, name, row, "attack") if deck == 2 else 0)
            figures.prestige.append(reader.number(table, name, row, "prestige") if deck == 2 else 0)
            figures.gain.append(reader.options(table, name, row["gain"]))
        if total != DECK_SIZES[deck]:
            raise reader.components.error(
                table, "", f"there are {DECK_SIZES[deck]} {table} cards (KT-014), not {total}"
            )


def _titles(reader: _Reader, figures: Figures) -> None:
    figures.title_worth, figures.needs = [], []
    for number, row in enumerate(reader.rows("titles", TITLES)):
        name = TITLES[number]
        reader.fields("titles", name, row, ("glory", "needs"))
        figures.title_worth.append(reader.number("titles", name, row, "glory"))
        needs = Needs()
        for part in str(row["needs"]).split(" + "):
            if not _need(needs, part.split()):
                raise reader.components.error("titles", name, f"{part!r} is no condition of a title")
        figures.needs.append(needs)


def _need(needs: Needs, words: list[str]) -> bool:
    """Read one condition; whether it is one."""
    if len(words) == 2 and words[0] == "without" and words[1] in SUPPORT:
        needs.without = SUPPORT.index(words[1])
        return True
    if not all(_is_number(word) for word in words[-1:]):
        return False
    number = int(words[-1])
    if len(words) == 3:
        head, kind, _ = words
        if head == "duel" and _is_number(kind):
            needs.duel_attack, needs.duel_prestige = int(kind), number
        elif head == "support" and kind in SUPPORT:
            needs.support[SUPPORT.index(kind)] = number
            needs.named += number
        elif head == "support" and kind == "any":
            needs.any_support = number
        elif head == "relic" and kind == "any":
            needs.relics = number
        elif head == "prestige" and kind == "any":
            needs.prestige = number
        else:
            return False
        return True
    if len(words) != 2:
        return False
    head = words[0]
    if head == "coins":
        needs.coins = number
    elif head == "faith":
        needs.faith = number
    elif head == "strength":
        needs.strength = number
    elif head == "horse":
        needs.horse = number
    elif head == "armour":
        needs.armour = number
    elif head in DECKS:
        needs.cards[DECKS.index(head)] = number
    else:
        return False
    return True


def _tokens(reader: _Reader, figures: Figures) -> None:
    figures.prize_gain = []
    for number, row in enumerate(reader.rows("prizes", PRIZES)):
        reader.fields("prizes", PRIZES[number], row, ("gain", "tokens"))
        figures.prize_gain.append(reader.options("prizes", PRIZES[number], row["gain"]))
    figures.prestige_copies = []
    for number, row in enumerate(reader.rows("prestige", PRESTIGE)):
        reader.fields("prestige", PRESTIGE[number], row, ("copies",))
        figures.prestige_copies.append(reader.number("prestige", PRESTIGE[number], row, "copies"))
    figures.relic_copies, figures.relic_effect = [], []
    for number, row in enumerate(reader.rows("relics", RELICS)):
        reader.fields("relics", RELICS[number], row, ("copies", "effect"))
        figures.relic_copies.append(reader.number("relics", RELICS[number], row, "copies"))
        figures.relic_effect.append(reader.effect("relics", RELICS[number], row["effect"]))


def _tournaments(reader: _Reader, figures: Figures) -> None:
    components = reader.components
    letters = [str(row["letter"]) for row in reader.rows("knight_classes", CLASSES)]
    components.exactly("pas_d_armes", ("cities",))
    cities = components.table("pas_d_armes")["cities"]
    if not isinstance(cities, list) or sorted(cities) != sorted(CITIES):
        raise components.error("pas_d_armes", "cities", f"the cities are {', '.join(CITIES)}")
    figures.cities = [CITIES.index(city) for city in cities]
    components.exactly("plaisance", ("cells", "placed", "loser_cards"))
    board = components.table("plaisance")
    figures.placed_on = [number - 1 for number in _numbers(reader, board, "placed", "on", 8)]
    figures.loser_cards = _numbers(reader, board, "loser_cards", "stages", 74)
    if len(figures.placed_on) < 4 or min(figures.placed_on) < 0 or len(figures.loser_cards) != 3:
        raise components.error("plaisance", "placed", "four cells from 1 to 8, and a number for each stage")
    figures.card_players, figures.card_cities = [], []
    figures.card_placed, figures.card_added = [], []
    for card in TOURNAMENTS:
        table = f"tournament_cards.{card}"
        components.exactly(table, ("players", *_ROUNDS))
        figures.card_players.append(components.integer(table, "players"))
        found: list[list[list[int]]] = []
        for name in _ROUNDS:
            row = components.table(table)[name]
            reader.fields(table, name, row, (*CITIES, "placed", "added"))
            groups: list[list[int]] = []
            for field in (*CITIES, "placed", "added"):
                text = str(row[field])
                if not set(text) <= set(letters):
                    raise components.error(table, name, f"{text!r} names no knight classes")
                groups.append([letters.index(letter) for letter in text])
            found.append(groups)
        figures.card_cities.append([groups[:3] for groups in found])
        figures.card_placed.append([groups[3] for groups in found])
        figures.card_added.append([groups[4] for groups in found])
    reader.mark("tournament_cards")


def _numbers(reader: _Reader, board: Row, name: str, field: str, most: int) -> list[int]:
    row = board[name]
    numbers = row.get(field) if isinstance(row, dict) else None
    if not isinstance(numbers, list) or not all(type(n) is int and 0 <= n <= most for n in numbers):
        raise reader.components.error("plaisance", name, f"{name} must list whole numbers as {field}")
    return list(numbers)


def _solo(reader: _Reader, figures: Figures) -> None:
    components = reader.components
    figures.solo_deck, figures.solo_actions = [], []
    for number, row in enumerate(reader.rows("solo_cards", SOLO_CARDS)):
        name = SOLO_CARDS[number]
        reader.fields("solo_cards", name, row, ("deck", "first", "second", "third"))
        figures.solo_deck.append(
            reader.word("solo_cards", name, row, "deck", ("base", "warrior", "righteous"))
        )
        figures.solo_actions.append(
            [_solo_action(reader, name, str(row[field])) for field in ("first", "second", "third")]
        )
    components.exactly("solo", ("glory", "goals", "rivals"))
    solo = components.table("solo")
    figures.solo_glory = components.integer("solo", "glory")
    grades = ("easy", "medium", "hard")
    figures.solo_goals = [reader.number("solo", "goals", solo["goals"], grade) for grade in grades]
    figures.solo_rivals = [reader.word("solo", "rivals", solo["rivals"], grade, KNIGHTS) for grade in grades]


def _solo_action(reader: _Reader, name: str, text: str) -> list[int]:
    words = text.split()
    if words[0] == "support" and all(word in SUPPORT for word in words[1:]):
        return [V_SUPPORT, *(SUPPORT.index(word) for word in words[1:])]
    if words == ["special_support"]:
        return [V_SPECIAL]
    if words[0] == "plan_journey" and len(words) == 2 and words[1] in DECKS:
        return [AREAS.index("plan_journey"), DECKS.index(words[1])]
    if len(words) == 1 and words[0] in AREAS:
        return [AREAS.index(words[0])]
    raise reader.components.error("solo_cards", name, f"{text!r} is no action of the virtual opponent")
