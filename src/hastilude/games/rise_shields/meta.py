"""Rise Shields: the static facts (ledger, part 1)."""

from hastilude.core.game import Game, Option

GAME = Game(
    id="rise_shields",
    name={"ru": "Rise Shields", "en": "Rise Shields"},
    prefix="RS",
    seats=(2, 3, 4),
    options=(
        # by_seats: 2 play 1x1, 3 play 2x1, 4 play 2x2
        Option(
            "mode", ("by_seats", "1x1", "2x1", "2x2", "1x1x1x1"), "rulebook", ("RS-294", "RS-303", "RS-309")
        ),
        Option("facing_layout", ("2-2-2", "3-2-1", "1-4-1"), "gap", ("RS-026", "RS-R02")),
        Option("activation_order", ("one_at_a_time", "interleaved"), "ambiguity", ("RS-050", "RS-R19")),
        Option("deployment", ("sequential_open", "simultaneous_hidden"), "gap", ("RS-043", "RS-R14")),
        Option("held_artifacts", ("public", "private"), "gap", ("RS-R89",)),
        Option("mountain_ranged_bonus", ("2", "1"), "ambiguity", ("RS-071", "RS-R24")),
        Option("mountain_bonus_by", ("unit_class", "attack_kind"), "ambiguity", ("RS-071", "RS-R25")),
        Option("fort_artifact_quota", ("per_player", "shared"), "ambiguity", ("RS-067", "RS-R28")),
        Option("shield_vs_arc", ("any_side", "front_only"), "ambiguity", ("RS-142", "RS-R34")),
        Option("strong_shot_preemptive", ("yes", "no"), "gap", ("RS-143", "RS-R35")),
        Option("spears_vs_charge", ("bonus_only", "whole_attack"), "ambiguity", ("RS-140", "RS-R44")),
        Option("charge_path", ("steps", "no_revisit"), "gap", ("RS-135", "RS-R43")),
        Option("counter_from_fort", ("yes", "no"), "ambiguity", ("RS-065", "RS-R39")),
        Option("counter_rotates", ("no", "yes"), "ambiguity", ("RS-125", "RS-R40")),
        Option("cav_withdraw_from", ("foot", "any"), "ambiguity", ("RS-119", "RS-R41")),
        Option("catapult_rebuild", ("any_later_turn", "next_turn_only"), "ambiguity", ("RS-101", "RS-R102")),
        Option("ransom_trigger", ("any_defeat", "main_attack_only"), "ambiguity", ("RS-278", "RS-R91")),
        Option("dead_leader_artifacts", ("to_deck", "removed"), "gap", ("RS-190", "RS-R96")),
        Option("punishing_sword_counts", ("all", "own", "enemy"), "ambiguity", ("RS-199", "RS-R68")),
        Option(
            "raise_shields_scope",
            ("attacked_unit_this_battle", "all_in_radius_this_turn"),
            "ambiguity",
            ("RS-212", "RS-R73"),
        ),
        Option("inspiration_attacks", ("two", "one"), "ambiguity", ("RS-216", "RS-R75")),
        Option("fire_rain_friendly_fire", ("no", "yes"), "ambiguity", ("RS-231", "RS-R80")),
        Option("magic_hits_machines", ("no", "yes"), "ambiguity", ("RS-098", "RS-R65")),
        Option("fog_blocks_machines", ("yes", "no"), "ambiguity", ("RS-227", "RS-R78")),
        Option("stupefied_activation", ("full", "move_or_attack"), "ambiguity", ("RS-234", "RS-R81")),
        Option("light_return_acts", ("next_turn", "at_once"), "gap", ("RS-273", "RS-R99")),
        Option(
            "ally_cards_when", ("own_and_ally_turns", "also_enemy_turns"), "ambiguity", ("RS-300", "RS-R111")
        ),
        Option("ally_cards_in_2x1", ("yes", "no"), "gap", ("RS-317", "RS-R113")),
        Option("castle_shared_by_team", ("no", "yes"), "ambiguity", ("RS-286", "RS-R07")),
        Option("round_limit", ("100", "40", "12", "4"), "guard", ("RS-R107",)),
        Option("no_progress_limit", ("25", "10", "3"), "guard", ("RS-R107",)),
        Option("resigning", ("no", "yes"), "guard", ("RS-R107",)),
    ),
    rules_version=3,
    former_rules=(2,),
    seats_of_option={"mode": {"1x1": 2, "2x1": 3, "2x2": 4, "1x1x1x1": 4}},
    minutes=(60, 150),
    weight=4,
    status="complete rules, terminal table, own board in the browser",
    rulebook="hastilude.games.rise_shields.rulebook:RULEBOOK",
    other_name={"ru": "Поднять щиты", "en": "Поднять щиты"},
    line={
        "ru": "Строй против строя на гексах: решают фронт, фланг, местность и один кубик.",
        "en": "Line against line on hexes: front, flank, ground and a single die decide.",
    },
    tincture="#27497c",
    place=2,
    newcomers=2,
    # camps, turns and teams are settled by the rules' own dice and by the lobby (RS-038, RS-294, RS-R113)
    draws_first_seat=False,
)
