"""A turn: sell a card or play it for one of its uses, and draw another (LH-050 … LH-069)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Event, Prompt, Refusal
from hastilude.games.lionheart.cards import (
    BORDER,
    CARD,
    CARD_NAMES,
    DECK,
    EXPAND_DOMAIN,
    KNOWN,
    MARKET,
    PILE,
    PILES,
    PLACE_BORDERS,
    PLACE_KNIGHTS,
    PLAY,
    SELL,
    USE_COUNT,
    USE_TRAITOR,
    USES,
)
from hastilude.games.lionheart.choice import Choice, not_now, only
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.imagination import deck_is_known, everybody_knows
from hastilude.games.lionheart.reach import beside_pieces, use_possible
from hastilude.games.lionheart.tableau import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    DOMAIN_CHOICE,
    KNIGHT_PLACING,
    TRAITOR_PAIR,
    Tableau,
)


class Turn(Choice):
    """Sell a card, or play one for a use that is possible and payable; nobody passes, not even in the
    final round (LH-051, LH-067, LH-R10, LH-R45)."""

    def prompt(self, state: Course) -> Prompt:
        if state.final_turns > 0:
            args = {"seat": state.seat, "turns": state.final_turns}
            return Prompt("final_turn", args, ("LH-051", "LH-164"))
        return Prompt(self.name, {"seat": state.seat}, self.rules)

    def legal(self, state: Course) -> list[int]:
        found: list[int] = []
        figures = state.setting.figures
        hand = state.hands[state.seat]
        for held in hand:
            found.append(SELL + (held & CARD))
        money = state.money[state.seat]
        tried = 0
        possible = 0
        for held in hand:
            card = held & CARD
            rest = money - figures.price[card]
            if rest < 0:  # LH-064
                continue
            for use in range(USE_COUNT):
                if figures.amount[card * USE_COUNT + use] == 0:  # LH-066
                    continue
                # what is left of the money matters only to knights, for the forest fee
                if use in (PLACE_KNIGHTS, USE_TRAITOR) or not tried >> use & 1:
                    tried |= 1 << use
                    possible &= ~(1 << use)
                    if may_use(state, use, rest):
                        possible |= 1 << use
                if possible >> use & 1:
                    found.append(PLAY + card * USE_COUNT + use)
        return found

    def refusal(self, state: Course, action: int) -> Refusal:
        if not SELL <= action < BORDER:
            return not_now()
        card = action - SELL if action < PLAY else (action - PLAY) // USE_COUNT
        use = (action - PLAY) % USE_COUNT
        if not state.holds(state.seat, card):
            return Refusal("not_in_hand", {"card": CARD_NAMES[card]}, ("LH-051",))
        return use_refusal(state, card, use, state.seat) or not_now()

    def reveals(self, state: Course, action: int) -> bool:
        """A card that others could not name shows its face; a price, that one had the money."""
        card = action - SELL if action < PLAY else (action - PLAY) // USE_COUNT
        if not everybody_knows(state, card):
            return True
        return self.payment_shows(state, action) or super().reveals(state, action)

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        if action < PLAY:
            self._sell(state, action - SELL)
        else:
            self._play(state, (action - PLAY) // USE_COUNT, (action - PLAY) % USE_COUNT)

    def _sell(self, state: Course, card: int) -> None:
        """LH-060"""
        state.leave_hand(card)
        state.market.append(card)
        state.sold = card
        earned = state.earn(state.setting.figures.sale[card])
        if state.events is not None:
            state.tell("sold", {"seat": state.seat, "card": CARD_NAMES[card], "count": earned})
        state.to_draw()

    def _play(self, state: Course, card: int, use: int) -> None:
        """LH-063: the card to the discard, its one price to the bank, then the action (LH-R53, LH-R56)."""
        figures = state.setting.figures
        price = figures.price[card]
        state.leave_hand(card)
        state.discard.append(card)
        state.money[state.seat] = state.money[state.seat] - price
        state.left = figures.amount[card * USE_COUNT + use]
        state.done = 0
        if state.events is not None:
            args: Args = {"seat": state.seat, "card": CARD_NAMES[card], "use": USES[use], "price": price}
            state.tell("played", args)
        if use == PLACE_BORDERS:
            state.phase = BORDER_PLACING
        elif use == PLACE_KNIGHTS:
            state.phase = KNIGHT_PLACING
        elif use == EXPAND_DOMAIN:
            state.phase = DOMAIN_CHOICE
        elif use == USE_TRAITOR:
            state.phase = TRAITOR_PAIR
        else:
            state.phase = ALLIANCE_PAIR
        if state.setting.null_play and not use_possible(state, use, state.seat, state.money[state.seat]):
            state.lapse()  # LH-R11


def may_use(state: Tableau, use: int, money: int) -> bool:
    """Whether a card may be played for this, once its price is paid (LH-067, LH-R11)."""
    if state.setting.null_play:
        return use != PLACE_KNIGHTS or state.knight_supply[state.setting.colour_of[state.seat]] > 0
    return use_possible(state, use, state.seat, money)


def use_refusal(state: Tableau, card: int, use: int, seat: int) -> Refusal | None:
    """Why a card in hand cannot be played for this: symbol, price, nothing to do (LH-067)."""
    setting = state.setting
    name = CARD_NAMES[card]
    if setting.figures.amount[card * USE_COUNT + use] == 0:
        return Refusal("not_on_card", {"card": name, "use": USES[use]}, ("LH-066",))
    price = setting.figures.price[card]
    money = state.money[seat]
    if money < price:
        return Refusal("too_dear", {"card": name, "price": price, "money": money}, ("LH-064",))
    rest = money - price
    out_of_knights = state.knight_supply[setting.colour_of[seat]] <= 0
    if use == PLACE_KNIGHTS and out_of_knights:
        return Refusal("no_knights_left", {}, ("LH-100",))
    if setting.null_play or use_possible(state, use, seat, rest):
        return None
    if use == PLACE_BORDERS:
        if setting.limited_borders and state.border_supply <= 0:
            return Refusal("no_borders_left", {}, ("LH-071",))
        return Refusal("no_edge_left", {}, ("LH-071", "LH-076"))
    if use == PLACE_KNIGHTS:
        if beside_pieces(state, setting.colour_of[seat]).some():
            return Refusal("only_forests", {"money": rest}, ("LH-067", "LH-096"))
        return Refusal("no_knight_cell", {}, ("LH-067", "LH-097"))
    if use == EXPAND_DOMAIN:
        return Refusal("no_expansion", {}, ("LH-067", "LH-103"))
    if use == USE_TRAITOR:
        return Refusal("no_traitor", {}, ("LH-141",))
    return Refusal("no_alliance", {}, ("LH-148",))


class Draw(Choice):
    """A card from the deck or from the market, but not the one just sold (LH-052, LH-053)."""

    def details(self, state: Course) -> Args:
        return {"letter": PILES[state.deck[-1] // PILE], "closed": state.market_closed()}

    def legal(self, state: Course) -> list[int]:
        found = [DECK]
        if not state.market_closed():  # LH-183
            for card in state.market:
                if card != state.sold:  # LH-053, LH-R43
                    found.append(MARKET + card)
        return found

    def forced(self, state: Course, legal: list[int]) -> int:
        return only(legal)  # ledger 26: auto if one

    def refusal(self, state: Course, action: int) -> Refusal:
        if action < MARKET:
            return not_now()
        card = action - MARKET
        if card not in state.market:
            return Refusal("not_on_market", {"card": CARD_NAMES[card]}, ("LH-052",))
        return market_refusal(state, card) or not_now()

    def reveals(self, state: Course, action: int) -> bool:
        return action == DECK and not deck_is_known(state)

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        if action == DECK:
            self._from_deck(state)
        else:
            self._from_market(state, action - MARKET)
        state.end_turn()

    def _from_deck(self, state: Course) -> None:
        state.idle = 0
        card = state.deck.pop()
        state.hands[state.seat].append(card)
        if state.events is not None:
            public: Args = {"seat": state.seat, "letter": PILES[card // PILE]}
            state.events.append(Event("drew", public, {"card": CARD_NAMES[card]}, 1 << state.seat))

    def _from_market(self, state: Course, card: int) -> None:
        state.idle = state.idle + 1 if state.sold >= 0 else 0
        state.market.remove(card)
        state.hands[state.seat].append(card | KNOWN)
        if state.events is not None:
            state.tell("drew_market", {"seat": state.seat, "card": CARD_NAMES[card]})


def market_refusal(state: Tableau, card: int) -> Refusal | None:
    """Why a card of the market cannot be taken now (LH-053, LH-183)."""
    if card == state.sold:
        return Refusal("just_sold", {"card": CARD_NAMES[card]}, ("LH-053",))
    if state.market_closed():
        return Refusal("market_closed", {"turns": state.idle}, ("LH-183",))
    return None
