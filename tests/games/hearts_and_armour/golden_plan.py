"""The golden games of Hearts and Armour: all seats, all ends, every option that changes play."""

from collections.abc import Callable

from hastilude.bots.bot import Bot
from hastilude.core.chance import Chance
from hastilude.core.record import Record
from hastilude.core.state import State
from hastilude.games.hearts_and_armour.cards import DECLARE, FACE_SWORDS, HERO_COUNT, PLAY
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK  # noqa: F401 - `load_plan` reads it
from hastilude.lab.golden import GoldenPlan

# -- who plays ---------------------------------------------------------------------------


class Peaceful(Bot):
    """Declares whenever it may, lays shields, and swords only if it must: so rounds go by."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        if DECLARE in legal:
            return DECLARE
        gentle = [action for action in legal if action >= DECLARE or FACE_SWORDS[_face(action)] == 0]
        return (gentle or legal)[chance.below(len(gentle or legal))]


class Taker(Bot):
    """Plays `take` face up wherever it can, and takes into any hand: so rounds go on."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        takes = [action for action in legal if PLAY <= action < DECLARE and _face(action) % 4 == 2]
        others = [action for action in legal if action != DECLARE]
        wanted = takes or others or legal
        return wanted[chance.below(len(wanted))]


def _face(action: int) -> int:
    return (action % PLAY) // HERO_COUNT


# -- what must come to pass --------------------------------------------------------------


def ends_by(reason: str) -> Callable[[Record], bool]:
    def wanted(record: Record) -> bool:
        assert record.ending is not None
        assert record.ending.result is not None
        return bool(record.ending.result["reason"] == reason)

    return wanted


def winners(record: Record) -> list[int]:
    assert record.ending is not None
    assert record.ending.result is not None
    found: list[int] = record.ending.result["winners"]
    return found


def verdicts(record: Record) -> list[str]:
    assert record.ending is not None
    assert record.ending.result is not None
    return [part["code"] for score in record.ending.result["scores"] for part in score["parts"]]


def nobody_wins(record: Record) -> bool:
    return ends_by("killed")(record) and not winners(record)


def only_the_sorcerer_wins(record: Record) -> bool:
    assert record.ending is not None
    assert record.ending.result is not None
    parts = [score["parts"][0] for score in record.ending.result["scores"]]
    return [part["args"]["hero"] for part in parts if part["code"] == "won"] == ["sorcerer"]


def has_action(verb: str) -> Callable[[Record], bool]:
    return lambda record: sum((line.action or "").startswith(verb) for line in record.lines) >= 2


def hunter_of_the_losing_side(record: Record) -> bool:
    return ends_by("sorcerer_only")(record) and "lost_side" in verdicts(record)


def hunter_wins_a_draw(record: Record) -> bool:
    """More winners than knights with a living sympathy: the sorcerer lives, and hunters win."""
    assert record.ending is not None
    assert record.ending.result is not None
    parts = [score["parts"][0] for score in record.ending.result["scores"]]
    hunters = [part for part in parts if part["args"]["goals"] == ["sorcerer"]]
    sorcerer = next(part for part in parts if part["args"]["hero"] == "sorcerer")
    return (
        record.ending.result["reason"] == "draw"
        and sorcerer["code"] != "lost_dead"
        and all(part["code"] == "won" for part in hunters)
    )


def long_round(record: Record) -> bool:
    """Somebody with cards in hand had to declare, in the fifth lap of four seats."""
    return any((line.action or "").startswith("declare") for line in record.lines[17:])


MATCH = {"mode": "match_play"}
HOST = {
    "first_player": "host_choice",
    "hero_selection": "host_choice",
    "sorcerer_seat": "host_choice",
}
EACH_SEAT = tuple(str(number) for number in range(2, 10))

PLANS = [
    *(GoldenPlan(f"{seats}-seats", seats) for seats in (4, 5, 6, 7, 8, 9)),
    GoldenPlan("killed", 4, wanted=ends_by("killed")),
    GoldenPlan("wounds", 6, wanted=ends_by("wounds")),
    GoldenPlan("draw", 5, wanted=ends_by("draw")),
    GoldenPlan("sorcerer-only", 5, wanted=ends_by("sorcerer_only")),
    GoldenPlan("only-the-sorcerer-wins", 7, wanted=only_the_sorcerer_wins),
    GoldenPlan("nobody-wins", 4, wanted=nobody_wins),
    GoldenPlan("round-limit", 4, bot=Peaceful(), wanted=ends_by("round_limit")),
    GoldenPlan(
        "round-limit-scored", 5, {"round_limit_result": "score_as_is"}, Peaceful(), ends_by("round_limit")
    ),
    GoldenPlan("match-of-4", 4, MATCH, wanted=ends_by("match_won")),
    GoldenPlan("match-of-5", 5, MATCH, wanted=ends_by("match_won")),
    GoldenPlan("match-redeal", 7, {**MATCH, "match_heroes": "redeal"}, wanted=ends_by("match_won")),
    GoldenPlan("match-limit", 4, {**MATCH, "max_games_in_match": "3"}, wanted=ends_by("match_limit")),
    GoldenPlan(
        "match-limit-10",
        5,
        {**MATCH, "max_games_in_match": "10", "max_rounds": "3"},
        Peaceful(),
        ends_by("match_limit"),
    ),
    GoldenPlan("hunt", 3, {"hunt_3p": "on"}, wanted=ends_by("sorcerer_only")),
    GoldenPlan("hunt-survived", 3, {"hunt_3p": "on"}, Peaceful(), ends_by("hunt_survived")),
    *(
        GoldenPlan(
            f"hunt-of-{n}", 3, {"hunt_3p": "on", "hunt_rounds": n}, Peaceful(), ends_by("hunt_survived")
        )
        for n in ("2", "3", "6")
    ),
    *(
        GoldenPlan(f"host-{n}", 9 if int(n) % 2 else 8, {**HOST, "first_seat": n, "sorcerer_at": n})
        for n in EACH_SEAT
    ),
    GoldenPlan("host-side-b", 7, {**HOST, "first_side": "side_b"}),
    *(
        GoldenPlan(f"host-{a}-{b}", 6, {**HOST, "first_crusader": a, "first_saracen": b})
        for a, b in (("rinaldo", "marfisa"), ("bradamante", "ferrau"), ("astolfo", "rodomonte"))
    ),
    GoldenPlan("effect-optional", 6, {"effect_optional": "true"}, wanted=has_action("decline")),
    GoldenPlan("open-play-needs-effect", 5, {"open_play_needs_effect": "true"}, wanted=has_action("play")),
    GoldenPlan("take-peek", 6, {"take_peek": "true"}, Taker(), has_action("give")),
    GoldenPlan("not-to-target", 5, {"give_to_target": "false"}, Taker(), has_action("give")),
    GoldenPlan("wound-counter", 4, {"wound_marker": "counter"}, wanted=has_action("declare")),
    GoldenPlan(
        "hunter-of-the-winning-side",
        5,
        {"sorcerer_only_death": "winning_side_hunter"},
        wanted=hunter_of_the_losing_side,
    ),
    GoldenPlan("hunters-draw", 5, {"draw_hunter": "always_wins"}, wanted=hunter_wins_a_draw),
    GoldenPlan("goals-kept-secret", 7, {"reveal_all_goals_at_end": "false"}),
    GoldenPlan("private-chat", 4, {"private_chat": "true"}),
    GoldenPlan("four-laps", 4, {"max_laps_per_round": "4"}, Taker(), long_round),
    GoldenPlan("twenty-laps", 4, {"max_laps_per_round": "20"}, Taker()),
    GoldenPlan("three-rounds", 6, {"max_rounds": "3"}, Peaceful(), ends_by("round_limit")),
    GoldenPlan("ten-rounds", 4, {"max_rounds": "10"}, Peaceful(), ends_by("round_limit")),
]
