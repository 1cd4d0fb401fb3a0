"""Lionheart: the static facts (ledger, part 1)."""

from hastilude.core.game import Game, Option

GAME = Game(
    id="lionheart",
    name={"ru": "Львиное Сердце", "en": "Lionheart"},
    prefix="LH",
    seats=(2, 3, 4),
    options=(
        Option("tile_rotation", ("random", "fixed"), "gap", ("LH-027", "LH-R02")),
        Option("castle_gap", ("6", "5"), "ambiguity", ("LH-043", "LH-R03")),
        Option("first_placer", ("random", "seat_0", "oldest"), "gap", ("LH-038", "LH-R06")),
        Option("neutral_castles_total", ("4", "2"), "ambiguity", ("LH-171", "LH-R08")),
        Option("allow_null_play", ("false", "true"), "ambiguity", ("LH-067", "LH-R11")),
        Option("border_count_mode", ("exact", "up_to"), "ambiguity", ("LH-070", "LH-R12")),
        Option("border_limit", ("limited_100", "unlimited"), "gap", ("LH-071", "LH-R13", "LH-R14")),
        Option("bank_limit", ("unlimited", "limited_91"), "gap", ("LH-R15",)),
        Option("score_timing", ("per_step", "per_card"), "ambiguity", ("LH-069", "LH-R16")),
        Option("traitor_forest_fee", ("true", "false"), "gap", ("LH-135", "LH-R26")),
        Option("traitor_removal", ("non_cut", "chain_end"), "ambiguity", ("LH-137", "LH-R36")),
        Option("neutral_is_opponent", ("true", "false"), "gap", ("LH-177", "LH-R38")),
        Option("money_rank", ("dense", "competition"), "ambiguity", ("LH-168", "LH-R46")),
        Option("zero_money_bonus", ("false", "true"), "gap", ("LH-R46",)),
        Option("stall_guard", ("on", "off"), "guard", ("LH-183", "LH-R48")),
        Option("money_visibility", ("public", "hidden"), "gap", ("LH-R49",)),
    ),
    rules_version=1,
    minutes=(45, 90),
    weight=3,
    status="complete rules, terminal table, own board and tutorial in the browser",
    rulebook="hastilude.games.lionheart.rulebook:RULEBOOK",
    line={
        "ru": "Обнесите земли границами и соберите очки раньше, чем вернётся король.",
        "en": "Fence the land and gather your points before the king comes home.",
    },
    tincture="#2f5a36",
    place=3,
    newcomers=3,
    # the first placer is drawn by the rules themselves (LH-R06)
    draws_first_seat=False,
)
