"""What the view of a seat is made of (ledger, parts 7 and 10)."""

import msgspec

from hastilude.core.words import Result


class KnightsTaleToken(msgspec.Struct, frozen=True):
    """A support token, relic or prestige token."""

    token: str
    #: immediate, permanent, tent, lance; None for relics and prestige
    timing: str | None
    #: what it does, in the words of the component file; empty for prestige
    effect: str
    used: bool


class KnightsTaleCard(msgspec.Struct, frozen=True):
    """A travel card with its figures."""

    card: str
    deck: str
    cost: int
    attack: int
    stars: int
    #: the sides of its slash, in the words of the component file
    gain: tuple[str, ...]
    #: the viewer's chance to win its duel, in per cent, with two or three strength and a faith token
    chance: int | None


class KnightsTalePlayer(msgspec.Struct, frozen=True):
    seat: int
    virtual: bool
    character: str | None
    glory: int
    coins: int
    faith: int
    strength: int
    horse: int
    armour: int
    support: tuple[KnightsTaleToken, ...]
    relics: tuple[KnightsTaleToken, ...]
    prestige: tuple[KnightsTaleToken, ...]
    hand_count: int
    #: cards of the hand by deck, which everybody could count
    hand_decks: tuple[int, ...]
    #: cards of the hand that all have seen
    hand_known: tuple[str, ...]
    played: tuple[str, ...]
    #: played cards by deck: for the titles that count them
    played_decks: tuple[int, ...]
    titles_count: int
    #: personal titles that this viewer may see
    titles: tuple[str, ...]
    pawns: int
    placed: dict[str, int]
    plays: int
    plays_most: int
    stopped: bool
    #: has made the decision that all make at the same time
    decided: bool
    earned: dict[str, int]
    scored: tuple[str, ...]


class KnightsTaleArea(msgspec.Struct, frozen=True):
    """A place for pawns; without cells it takes any number."""

    area: str
    cells: int | None
    pawns: int


class KnightsTaleCell(msgspec.Struct, frozen=True):
    """A cell of the support track; the price is the viewer's."""

    cell: str
    support: str | None
    effect: str
    price: int
    special: bool


class KnightsTaleTitle(msgspec.Struct, frozen=True):
    """A title that the viewer may score: its worth, whether its conditions are met now, and
    whether it belongs to the best set (KT-R80)."""

    title: str
    glory: int
    #: its conditions, in the words of the component file
    needs: str
    public: bool
    met: bool
    chosen: bool


class KnightsTaleNear(msgspec.Struct, frozen=True):
    """How far the viewer is with a title that may be scored or chosen."""

    title: str
    #: how much there is of each condition of `needs`
    have: tuple[int, ...]
    #: of all that it asks for, in per cent
    done: int


class KnightsTalePlace(msgspec.Struct, frozen=True):
    """A place of the tournament board."""

    place: str
    knight: str | None
    knight_class: str | None
    attack: int
    armour_dice: int
    glory: int
    stars: int
    #: dice that a player rolls fewer, by colour
    less: dict[str, int]
    shield: int | None
    #: the viewer's chance to win the duel, in per cent, with a fair share of strength and faith
    chance: int | None


class KnightsTaleTournament(msgspec.Struct, frozen=True):
    kind: str
    card: str | None
    #: classes that will be added after sign-up (Plaisance)
    added: tuple[str, ...]
    prize: str | None
    prize_gain: str
    places: tuple[KnightsTalePlace, ...]
    #: sign-up sweep or pass; bracket stage or city; duel of it; all from 0
    sweep: int
    stage: int
    bout: int
    #: cells of those still in the bracket, 1 … 8; None is a gap
    entrants: tuple[int | None, ...]
    advanced: tuple[int | None, ...]
    #: winners so far: a player, or None for a knight
    champions: tuple[int | None, ...]


class KnightsTaleDie(msgspec.Struct, frozen=True):
    die: str
    value: int
    symbol: bool
    marked: bool


class KnightsTaleSide(msgspec.Struct, frozen=True):
    """One side of a duel."""

    seat: int | None
    attack: int
    #: the attack with which it would win the clash as it stands
    needed: int
    #: who wins if the attacks stay equal, and why: prestige, knight, initiative; lost-… if the other does
    tie: str
    stars: int
    wins: int
    committed: int
    faith_spent: int
    bonus: int
    dice: tuple[KnightsTaleDie, ...]
    used_support: tuple[str, ...]
    used_relics: tuple[str, ...]
    used_prestige: tuple[str, ...]


class KnightsTaleReport(msgspec.Struct, frozen=True):
    """One line of a duel's report: who acts first and why, tokens, dice, totals."""

    clash: int
    step: str
    what: str
    side: int
    #: a reason, a token, or nothing
    word: str | None
    count: int
    dice: tuple[str, ...]
    attacks: tuple[int, ...]


class KnightsTaleDuel(msgspec.Struct, frozen=True):
    #: tournament, card or title
    reason: str
    knight: str | None
    card: str | None
    title: str | None
    virtual: bool
    clash: int
    #: how many clashes win it, and the most strength that a side commits
    to_win: int
    most_strength: int
    step: str
    #: the side that acts first in this step, where that was judged
    first: int | None
    #: how many have decided in this step
    acted: int
    #: armour dice that the opponent adds, and dice that the player rolls fewer
    armour_dice: int
    less: dict[str, int]
    foe_die: int | None
    sides: tuple[KnightsTaleSide, ...]
    winner: int | None


class KnightsTaleVirtual(msgspec.Struct, frozen=True):
    """The virtual opponent of a solo game."""

    knight: str | None
    attack: int
    stars: int
    deck_count: int
    discard: tuple[str, ...]
    #: the card drawn last, and which of its actions was done, from 1; 0 for none
    solo_card: str | None
    action: int
    #: glory to be reached, or tournaments to be won
    goal: int | None
    crowns: int | None


class KnightsTaleView(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    options: dict[str, str]
    phase: str
    seat: int
    round: int
    last_travel: bool
    #: players by initiative, now and after the next refresh
    order: tuple[int, ...]
    next_order: tuple[int, ...]
    event: str | None
    event_cost: str
    event_gain: tuple[str, ...]
    event_token: str | None
    event_taken: bool
    #: the event of the next round, as far as it is open
    next_event: str | None
    players: tuple[KnightsTalePlayer, ...]
    areas: tuple[KnightsTaleArea, ...]
    #: prices of the next level for the viewer
    market: dict[str, int]
    track: tuple[KnightsTaleCell, ...]
    piles: dict[str, int]
    scroll: tuple[str, ...]
    removed: tuple[str, ...]
    deck_counts: dict[str, int]
    rows: dict[str, tuple[KnightsTaleCard, ...]]
    board_discard: tuple[str, ...]
    public_titles: tuple[str, ...]
    title_deck: int
    title_discard: int
    #: titles that the viewer may score
    goals: tuple[KnightsTaleTitle, ...]
    #: how far the viewer is with these, and with the titles dealt to choose from
    near: tuple[KnightsTaleNear, ...]
    #: the glory of the best set of titles that the viewer could score now (KT-R80, KT-R84)
    titles_glory: int
    #: titles of which the viewer knows that they lie in the deck, or face down in the discard
    known_deck: tuple[str, ...]
    known_discard: tuple[str, ...]
    hand: tuple[KnightsTaleCard, ...]
    offered: tuple[str, ...]
    chosen: str | None
    #: titles to choose from, and cards about to be returned
    dealt: tuple[str, ...]
    returned: tuple[str, ...]
    picks: int
    drawn: dict[str, int]
    card: str | None
    item: str | None
    knockout: int
    #: turns passed in a row (travel_pass: skip_turn)
    passes: int
    tournament: KnightsTaleTournament
    duel: KnightsTaleDuel | None
    #: the latest duel, line by line
    report: tuple[KnightsTaleReport, ...]
    virtual: KnightsTaleVirtual | None
    #: groups of figures that the rulebook's text does not give
    reconstructed: tuple[str, ...]
    result: Result | None = None
