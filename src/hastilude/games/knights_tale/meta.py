"""A Knight's Tale: the static facts (ledger, part 1)."""

from hastilude.core.game import Game, Option

GAME = Game(
    id="knights_tale",
    name={"ru": "История рыцаря", "en": "A Knight's Tale"},
    prefix="KT",
    seats=(1, 2, 3, 4),
    options=(
        Option("tournament_type", ("plaisance", "pas_d_armes"), "rulebook", ("KT-011", "KT-012", "KT-013")),
        Option("tournament_prize", ("standard", "random_token"), "rulebook", ("KT-065", "KT-066")),
        Option("characters", ("choose_of_three", "level1_only"), "rulebook", ("KT-025", "KT-026")),
        Option("open_titles", ("false", "true"), "rulebook", ("KT-040",)),
        Option("handicap_horse", ("false", "true"), "rulebook", ("KT-056",)),
        Option("handicap_armour", ("false", "true"), "rulebook", ("KT-056",)),
        Option("simultaneous_travel", ("false", "true"), "rulebook", ("KT-108", "KT-R75")),
        Option("simultaneous_duels", ("false", "true"), "rulebook", ("KT-226", "KT-R75")),
        Option(
            "solo_scenario",
            ("lone_challenge", "warrior", "rivalry"),
            "rulebook",
            ("KT-330", "KT-332", "KT-333", "KT-335"),
        ),
        Option("solo_difficulty", ("easy", "medium", "hard"), "rulebook", ("KT-331", "KT-332", "KT-334")),
        Option("vp_personality", ("none", "warrior", "righteous"), "rulebook", ("KT-341",)),
        Option("finite_supply", ("false", "true"), "gap", ("KT-R12",)),
        Option("knight_pool", ("reshuffled", "unique"), "gap", ("KT-R24",)),
        Option("plaisance_loser_cards", ("stage1_2_stage2_1", "stage1_1_stage2_2"), "ambiguity", ("KT-R77",)),
        Option("pas_d_armes_signup", ("mandatory", "optional"), "ambiguity", ("KT-R28",)),
        Option("travel_pass", ("final", "skip_turn"), "ambiguity", ("KT-R45",)),
        Option("null_card_play", ("allowed", "forbidden"), "ambiguity", ("KT-R46",)),
        Option("brave_spending", ("duel_first", "allocate_first"), "ambiguity", ("KT-R81",)),
        Option("glory_loss_at_zero", ("lose_what_you_have", "cannot_use"), "ambiguity", ("KT-R14",)),
        Option("vp_vs_knight", ("by_attack", "by_glory"), "ambiguity", ("KT-374", "KT-R89")),
        Option("vp_pas_d_armes_city", ("literal", "own_city_only"), "ambiguity", ("KT-R100",)),
        Option("solo_plaisance_gap", ("extra_knight", "bye"), "gap", ("KT-R91",)),
        Option("level3_support", ("random_top", "by_card"), "gap", ("KT-R03",)),
        Option("polish_symbol", ("zero", "three"), "ambiguity", ("KT-R63",)),
        Option("blind_draw", ("see_each", "declare_all"), "ambiguity", ("KT-R37",)),
    ),
    rules_version=2,
    # before: knights in all four pairs of a two-player bracket (KT-R109)
    former_rules=(1,),
    minutes=(30, 120),
    weight=4,
    status="complete rules, terminal table, own board and tutorial in the browser",
    rulebook="hastilude.games.knights_tale.rulebook:RULEBOOK",
    line={
        "ru": "Три года трудов и странствий ради трёх турниров: конь, броня и копьё.",
        "en": "Three years of toil and travel, all for three great tournaments.",
    },
    tincture="#b98a28",
    place=4,
    newcomers=2,
    # the turn order is drawn by the rules themselves (KT-035)
    draws_first_seat=False,
)
