"""The golden games of Lionheart: all seats, all ends, every option that changes play."""

from collections.abc import Callable

from hastilude.bots.bot import Bot
from hastilude.core.chance import Chance
from hastilude.core.record import Record
from hastilude.core.state import State
from hastilude.games.lionheart.area import Area, linked
from hastilude.games.lionheart.cards import (
    BORDER,
    CASTLE,
    CASTLES,
    DECK,
    EDGE_CELL,
    EXPAND_DOMAIN,
    MARKET,
    PLACE_BORDERS,
    PLAY,
    SELL,
    SIDE,
    STOP,
    UPRIGHT,
    USE_COUNT,
)
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.scoring import worth
from hastilude.games.lionheart.tableau import BORDER_PLACING, CASTLE_PLACING, CELL_TAKING, DRAWING, TURN
from hastilude.lab.golden import GoldenPlan

# -- who plays -------------------------------------------------------------------------


class Trader(Bot):
    """Sells, and takes from the market what others have sold: so the stall guard is met."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        if legal[0] == DECK:
            return legal[-1]
        sales = [action for action in legal if SELL <= action < PLAY]
        choices = sales if sales and chance.below(40) else legal
        return choices[chance.below(len(choices))]


class Settler(Bot):
    """Fences small blocks of land near the frame and lets them grow: so the king is reached.

    It knows nothing of the game's insight, which may change: records must not.
    """

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        assert isinstance(sight, Lionheart)
        found = legal
        if sight.phase == CASTLE_PLACING:
            found = _best(legal, lambda action: -_from_frame(sight, action - CASTLE))
        elif sight.phase == TURN:
            found = _best(legal, lambda action: _eagerness(sight, action))
        elif sight.phase == BORDER_PLACING:
            block = _outline(sight)
            found = [action for action in legal if action in block] or legal
        elif sight.phase == CELL_TAKING:
            found = _best(legal, lambda action: _worth_after(sight, action))
        elif sight.phase == DRAWING:
            found = _best(legal, lambda action: _liking(sight, action))
        return found[chance.below(len(found))]


def _best(legal: list[int], value: Callable[[int], float]) -> list[int]:
    values = [value(action) for action in legal]
    return [action for action, mine in zip(legal, values, strict=True) if mine == max(values)]


def _from_frame(game: Lionheart, cell: int) -> int:
    row, col = divmod(cell, SIDE)
    return min(row, game.land.rows - 1 - row) + min(col, game.land.cols - 1 - col)


def _castles(game: Lionheart) -> range:
    first = game.setting.colour_of[game.seat] * CASTLES
    return range(first, first + CASTLES)


def _eagerness(game: Lionheart, action: int) -> float:
    """Grow, then fence, then arm; sell what is least use."""
    if action < PLAY:
        return -float(_amount(game, action - SELL, EXPAND_DOMAIN))
    domains = sum(game.domains[castle].some() for castle in _castles(game))
    use = (action - PLAY) % USE_COUNT
    if use == EXPAND_DOMAIN:
        return 5.0
    if use == PLACE_BORDERS:
        return 4.0 if domains < 3 else -3.0
    return 2.0 if domains and game.money[game.seat] > 9 else -2.0


def _amount(game: Lionheart, card: int, use: int) -> int:
    return game.setting.figures.amount[card * USE_COUNT + use]


def _liking(game: Lionheart, action: int) -> float:
    if action == DECK:
        return 1.0
    card = action - MARKET
    return 2.0 if _amount(game, card, EXPAND_DOMAIN) or _amount(game, card, PLACE_BORDERS) > 1 else 0.0


def _worth_after(game: Lionheart, action: int) -> float:
    after = game.copy()
    after.play_on(action)
    return float(worth(after, game.seat))


def _outline(game: Lionheart) -> list[int]:
    """Borders around the first own castle without a domain, with the cells around it."""
    legal = game.legal()
    for castle in _castles(game):
        if game.castle_at[castle] >= 0 and not game.domains[castle].some():
            block = linked(game.castle_at[castle], game.pieces[castle // CASTLES]).grown()
            other = game.occupied().without(game.pieces[castle // CASTLES])
            block = block.both(game.land.cells).without(game.settled).without(other)
            found = [
                action for action in legal if BORDER <= action < STOP and _on_outline(block, action - BORDER)
            ]
            if found:
                return found
    return []


def _on_outline(block: Area, edge: int) -> bool:
    cell = EDGE_CELL[edge]
    return block.has(cell) != block.has(cell + (1 if edge < UPRIGHT else SIDE))


SETTLER = Settler()

# -- what must come to pass --------------------------------------------------------------


def ends_by(reason: str) -> Callable[[Record], bool]:
    def wanted(record: Record) -> bool:
        assert record.ending is not None
        assert record.ending.result is not None
        return bool(record.ending.result["reason"] == reason)

    return wanted


def has_actions(*verbs: str) -> Callable[[Record], bool]:
    return lambda record: all(
        any((line.action or "").startswith(verb) for line in record.lines) for verb in verbs
    )


PLANS = [
    *(GoldenPlan(f"{seats}-seats-king", seats, bot=SETTLER, wanted=ends_by("king")) for seats in (2, 3, 4)),
    *(GoldenPlan(f"{seats}-seats-deck", seats, bot=SETTLER, wanted=ends_by("deck")) for seats in (2, 3, 4)),
    GoldenPlan("all-cards", 2, bot=SETTLER, wanted=has_actions("traitor", "ally", "take", "border")),
    GoldenPlan("random", 3),
    GoldenPlan("fixed-tiles-near-castles", 4, {"tile_rotation": "fixed", "castle_gap": "5"}),
    GoldenPlan("first-seat", 3, {"first_placer": "seat_0"}),
    GoldenPlan("oldest", 3, {"first_placer": "oldest"}, wanted=has_actions("oldest")),
    GoldenPlan("two-neutral-castles", 2, {"neutral_castles_total": "2"}, SETTLER),
    GoldenPlan("null-plays", 3, {"allow_null_play": "true"}, wanted=has_actions("stop")),
    GoldenPlan(
        "borders-up-to",
        2,
        {"border_count_mode": "up_to", "border_limit": "unlimited"},
        wanted=has_actions("stop"),
    ),
    GoldenPlan("limited-bank", 4, {"bank_limit": "limited_91"}, Trader()),
    GoldenPlan("points-per-card", 2, {"score_timing": "per_card"}, SETTLER),
    GoldenPlan(
        "traitor-otherwise",
        2,
        {"traitor_forest_fee": "false", "traitor_removal": "chain_end", "neutral_is_opponent": "false"},
        SETTLER,
        has_actions("traitor"),
    ),
    GoldenPlan("money-rank", 4, {"money_rank": "competition", "zero_money_bonus": "true"}, SETTLER),
    GoldenPlan("hidden-money", 3, {"money_visibility": "hidden"}, SETTLER),
    GoldenPlan("stall-guard", 2, bot=Trader()),
    GoldenPlan("no-stall-guard", 2, {"stall_guard": "off"}),
    GoldenPlan(
        "all-other-options", 3, {option.name: option.values[-1] for option in RULEBOOK.game.options}, SETTLER
    ),
]
