"""The figures of a component file as lists by number: what the rules play by."""

from hastilude.games.knights_tale.cards import SUPPORTS


class Figures:
    """All of it. Lists go by the numbers of `cards.py`."""

    #: (colour · 2 + whether the symbol is active) · 6 + face: the value, with SYMBOL where it shows one
    die: list[int]
    #: by colour
    die_top: list[int]
    #: strength, faith, coins in the box
    supply: list[int]

    knight_class: list[int]  # of five, by their backs (KT-059)
    knight_attack: list[int]
    knight_glory: list[int]  # KT-006
    knight_prestige: list[int]
    #: by knight and colour: dice that the player rolls fewer (KT-171)
    knight_less: list[int]
    #: armour dice added to the attack in each clash (KT-170)
    knight_dice: list[int]

    timing: list[int]
    effect: list[list[int]]
    reroll_faith: list[int]
    title_glory: list[int]
    travel_plays: list[int]
    journey_cards: list[int]
    discount: list[int]
    #: the tokens of each pile, sorted (KT-041)
    piles: list[list[int]]
    cell_special: list[bool]
    cell_price: list[int]
    cell_players: list[int]

    #: by item and level bought − 2
    market: list[int]
    area_gain: list[list[int]]
    #: the numbers of players that open each cell; empty where there are none
    area_cells: list[list[int]]
    area_limited: list[bool]

    level: list[int]
    #: by character: glory, coins, faith, strength, horse, armour
    start: list[list[int]]
    #: by character: coins, faith, strength
    income: list[list[int]]
    draws: list[list[int]]
    #: −1 none, SUPPORTS the top token of the special pile, else a kind (KT-R03)
    gift: list[int]
    dealt: list[int]
    kept: list[int]

    event_round: list[int]
    event_everyone: list[bool]
    #: code and number; empty without a cost
    event_cost: list[list[int]]
    event_gain: list[list[list[int]]]

    copies: list[int]
    cost: list[int]
    attack: list[int]
    prestige: list[int]
    #: by travel card: the sides of its slash
    gain: list[list[list[int]]]

    title_worth: list[int]
    needs: "list[Needs]"

    prize_gain: list[list[list[int]]]
    prestige_copies: list[int]
    relic_copies: list[int]
    relic_effect: list[list[int]]

    #: from the top of the board
    cities: list[int]
    #: bottom cells of the knights placed at once, from 0
    placed_on: list[int]
    loser_cards: list[int]
    card_players: list[int]
    #: by card and round: classes in each city
    card_cities: list[list[list[list[int]]]]
    card_placed: list[list[list[int]]]
    card_added: list[list[list[int]]]

    #: 0 base, 1 warrior, 2 righteous
    solo_deck: list[int]
    #: by card: three actions, each an area or V_… with its arguments
    solo_actions: list[list[list[int]]]
    solo_glory: int
    solo_goals: list[int]
    solo_rivals: list[int]

    #: names of the groups that hold figures which the rulebook's text does not give
    reconstructed: tuple[str, ...]
    #: tables that `odds.py` makes of the dice, once somebody asks
    odds: object | None


class Needs:
    """The conditions of one title (KT-309 … KT-322); 0 and −1 where there is none."""

    def __init__(self) -> None:
        self.coins = 0
        self.faith = 0
        self.strength = 0
        self.relics = 0
        self.any_support = 0
        self.prestige = 0
        #: by kind
        self.support = [0] * SUPPORTS
        #: of all named kinds together
        self.named = 0
        #: by deck
        self.cards = [0, 0, 0]
        self.horse = 0
        self.armour = 0
        self.without = -1
        self.duel_attack = -1
        self.duel_prestige = 0
