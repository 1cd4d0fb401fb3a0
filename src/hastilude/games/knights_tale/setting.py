"""What is fixed before the first shuffle: seats, options, figures. Shared by all copies."""

from hastilude.core.game import Options
from hastilude.games.knights_tale.cards import AREA_COUNT, TRACK_CELLS
from hastilude.games.knights_tale.figures import Figures

DIFFICULTIES = ("easy", "medium", "hard")
PERSONALITIES = ("none", "warrior", "righteous")


class Setting:
    def __init__(self, seats: int, options: Options, figures: Figures, version: int) -> None:
        #: of the released rules; they differ in their figures only
        self.version = version
        self.seats = seats
        self.options = options
        self.figures = figures
        self.solo = seats == 1  # KT-329
        #: players on the initiative track: the virtual opponent is the second in a solo game (KT-336)
        self.sides = 2 if seats == 1 else seats
        scenario = options["solo_scenario"] if self.solo else ""
        self.warrior = scenario == "warrior"
        self.lone = scenario == "lone_challenge"
        self.rivalry = scenario == "rivalry"
        self.difficulty = DIFFICULTIES.index(options["solo_difficulty"])
        self.personality = PERSONALITIES.index(options["vp_personality"])
        # the side of the board that is up (KT-023); the scenario Warrior is for Plaisance only (KT-330)
        self.plaisance = options["tournament_type"] == "plaisance" or self.warrior
        self.random_prize = options["tournament_prize"] == "random_token"
        self.choose_characters = options["characters"] == "choose_of_three"
        self.open_titles = options["open_titles"] == "true"
        #: by item
        self.handicap = [options["handicap_horse"] == "true", options["handicap_armour"] == "true"]
        self.finite = options["finite_supply"] == "true"
        self.unique_knights = options["knight_pool"] == "unique"
        self.loser_cards = figures.loser_cards.copy()
        if options["plaisance_loser_cards"] == "stage1_1_stage2_2":  # KT-R77
            self.loser_cards[0], self.loser_cards[1] = self.loser_cards[1], self.loser_cards[0]
        self.signup_optional = options["pas_d_armes_signup"] == "optional"
        self.pass_is_final = options["travel_pass"] == "final"
        self.null_play = options["null_card_play"] == "allowed"
        self.allocate_first = options["brave_spending"] == "allocate_first"
        self.glory_bars = options["glory_loss_at_zero"] == "cannot_use"
        self.by_attack = options["vp_vs_knight"] == "by_attack"
        self.own_city_only = options["vp_pas_d_armes_city"] == "own_city_only"
        self.bye = options["solo_plaisance_gap"] == "bye"
        self.gift_by_card = options["level3_support"] == "by_card"
        self.polish_three = options["polish_symbol"] == "three"
        self.declare_all = options["blind_draw"] == "declare_all"
        #: by area: cells open for this number of players, −1 where there are none (KT-054, KT-077)
        self.cells = [-1] * AREA_COUNT
        for area in range(AREA_COUNT):
            if figures.area_limited[area]:
                self.cells[area] = sum(need <= self.sides for need in figures.area_cells[area])
        #: cells of the support track in use (KT-044, KT-045, KT-337, KT-R08)
        self.track = [figures.cell_players[cell] <= self.sides for cell in range(TRACK_CELLS)]
        #: the knight of the virtual opponent, or −1 (KT-334)
        self.rival = figures.solo_rivals[self.difficulty] if self.rivalry else -1
        self.goal = figures.solo_goals[self.difficulty]
