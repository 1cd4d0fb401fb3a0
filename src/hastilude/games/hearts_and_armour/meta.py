"""Hearts and Armour: the static facts (ledger, part 1)."""

from hastilude.core.game import Game, Option

#: a seat named by the host, from 1; beyond the last seat one counts on round the table
SEAT_NUMBERS = tuple(str(number) for number in range(1, 10))

GAME = Game(
    id="hearts_and_armour",
    name={"ru": "Сердца и доспехи", "en": "Hearts and Armour"},
    prefix="HA",
    seats=(4, 5, 6, 7, 8, 9),  # HA-012, HA-R01
    seats_by_option={3: ("hunt_3p", "on")},
    seats_refused={
        2: "with one knight a side no end of the game has a winner (HA-R02); add bots up to 4 seats",
        3: "the sorcerer could never win and nothing would be secret (HA-R03); add a bot, or play the hunt (hunt_3p = on)",
    },
    options=(
        Option("mode", ("single_game", "match_play"), "rulebook", ("HA-133", "HA-135")),
        Option("first_player", ("random", "host_choice"), "gap", ("HA-039", "HA-R04")),
        Option("first_seat", SEAT_NUMBERS, "gap", ("HA-R04",)),
        Option("hero_selection", ("random", "host_choice"), "gap", ("HA-015", "HA-R05")),
        Option("first_side", ("side_a", "side_b"), "gap", ("HA-R05",)),
        Option("first_crusader", ("orlando", "rinaldo", "bradamante", "astolfo"), "gap", ("HA-R05",)),
        Option("first_saracen", ("ruggiero", "marfisa", "ferrau", "rodomonte"), "gap", ("HA-R05",)),
        Option("sorcerer_seat", ("random", "host_choice"), "gap", ("HA-030", "HA-R29")),
        Option("sorcerer_at", SEAT_NUMBERS, "gap", ("HA-R29",)),
        Option("effect_optional", ("false", "true"), "ambiguity", ("HA-056", "HA-R08")),
        Option("open_play_needs_effect", ("false", "true"), "gap", ("HA-057", "HA-R07")),
        Option("take_peek", ("false", "true"), "gap", ("HA-079", "HA-R12")),
        Option("give_to_target", ("true", "false"), "ambiguity", ("HA-077", "HA-R11")),
        Option("wound_marker", ("card", "counter"), "gap", ("HA-099", "HA-R17")),
        Option(
            "sorcerer_only_death", ("both_hunters", "winning_side_hunter"), "ambiguity", ("HA-130", "HA-R22")
        ),
        Option("draw_hunter", ("needs_kill", "always_wins"), "ambiguity", ("HA-128", "HA-R23")),
        Option("reveal_all_goals_at_end", ("true", "false"), "gap", ("HA-115", "HA-R26")),
        Option("private_chat", ("false", "true"), "gap", ("HA-146", "HA-R28")),
        Option("max_laps_per_round", ("10", "4", "20"), "guard", ("HA-148", "HA-R14")),
        Option("max_rounds", ("20", "3", "10"), "guard", ("HA-149", "HA-R20")),
        Option("round_limit_result", ("nobody_wins", "score_as_is"), "guard", ("HA-149", "HA-R20")),
        Option("max_games_in_match", ("30", "3", "10"), "guard", ("HA-150", "HA-R32")),
        Option("match_heroes", ("swap_with_next", "redeal"), "gap", ("HA-138", "HA-R30")),
        Option("hunt_3p", ("off", "on"), "unofficial", ("HA-012", "HA-R03")),
        Option("hunt_rounds", ("4", "2", "3", "6"), "unofficial", ("HA-R03",)),
    ),
    rules_version=1,
    minutes=(30, 45),
    weight=2,
    status="complete rules, terminal table, own board and tutorial in the browser",
    rulebook="hastilude.games.hearts_and_armour.rulebook:RULEBOOK",
    line={
        "ru": "Ваш отряд должен победить, но один враг тайно вам дорог. Кто он?",
        "en": "Your side has to win, yet one enemy is secretly dear to you. Which one?",
    },
    tincture="#5c3568",
    place=5,
    newcomers=6,
    # the first turn is drawn among the seats by the rules themselves (HA-R04)
    draws_first_seat=False,
)
