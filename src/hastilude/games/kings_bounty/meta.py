"""King's Bounty: the static facts (ledger, part 1)."""

from hastilude.core.game import Game, Option

GAME = Game(
    id="kings_bounty",
    name={"ru": "King's Bounty", "en": "King's Bounty"},
    prefix="KB",
    seats=(2, 3, 4, 5),  # KB-R01
    options=(
        Option("expert_titles", ("false", "true"), "rulebook", ("KB-203", "KB-212")),
        Option(
            "title_display",
            ("live", "last_player_turn", "end_only"),
            "rulebook",
            ("KB-118", "KB-119", "KB-R38"),
        ),
        Option("removed_peoples", ("random", "chosen"), "rulebook", ("KB-143", "KB-145", "KB-R03")),
        Option("end_when_last_player_draws_last", ("full_round", "end_now"), "ambiguity", ("KB-R29",)),
        Option("final_phase_exchange", ("shed", "pass_only_if_stuck"), "ambiguity", ("KB-R30",)),
        Option("exchange_order", ("chosen", "random"), "ambiguity", ("KB-R24",)),
        Option("hidden_title_claim", ("anyone", "owner_only"), "ambiguity", ("KB-R43",)),
        Option("hero_on_own_holding", ("illegal", "allowed"), "gap", ("KB-R14",)),
        Option("stall_guard", ("on", "off"), "guard", ("KB-R28",)),
    ),
    rules_version=2,
    # version 1 began the stall guard twice as early (KB-R28)
    former_rules=(1,),
    minutes=(30, 45),
    weight=2,
    status="complete rules, terminal table, own board and tutorial in the browser",
    rulebook="hastilude.games.kings_bounty.rulebook:RULEBOOK",
    other_name={"ru": "Награда короля", "en": "Награда короля"},
    line={
        "ru": "Собирайте замки и гарнизоны и держите шесть титулов крепче соседей.",
        "en": "Gather castles and garrisons, and hold six titles tighter than your neighbours.",
    },
    tincture="#8f2a25",
    place=1,
)
