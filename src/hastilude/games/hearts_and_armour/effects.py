"""The extra actions of Hearts and Armour: which card, and where it goes (ledger 3.7).

The first of the two small decisions is the actor's alone: the others see the card only
when it goes (part 7 of the ledger). The extra action of the card affected does not happen
(HA-067), and wounds under a hero card are out of reach (HA-066, HA-R18).
"""

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.words import Arg, Args, Event, Prompt, Refusal
from hastilude.games.hearts_and_armour import knowledge
from hastilude.games.hearts_and_armour.cards import (
    ACTION_COUNT,
    AFFECT,
    DECLARE,
    DECLINE,
    DISCARD,
    EFFECTS,
    GIVE,
    HEROES,
    MOVE,
    TAKE,
)
from hastilude.games.hearts_and_armour.tableau import (
    DESTINATION,
    MOVER,
    NOBODY,
    SEATS_MASK,
    Tableau,
    is_up,
    kind_of,
    layer_of,
    seen_by,
)


class Affected(Decision[Tableau]):
    """Which of the cards that lay there earlier (HA-062, HA-063): compulsory, unless the table
    plays otherwise (HA-056, HA-R08). A single one is taken without asking (HA-R33)."""

    def decider(self, state: Tableau) -> int:
        return state.seat

    def details(self, state: Tableau) -> Args:
        return {"effect": EFFECTS[state.effect], "hero": HEROES[state.heroes[state.target]]}

    def legal(self, state: Tableau) -> list[int]:
        """Face up or down, whoever laid them, wherever they came from (HA-064, HA-R10)."""
        actions = [AFFECT + place for place in range(state.eligible())]
        if state.setting.effect_optional:
            actions.append(DECLINE)
        return actions

    def refusal(self, state: Tableau, action: int) -> Refusal:
        if action <= DECLARE:
            return _card_first(state, action)
        if action > DECLINE:
            return Refusal("choose_card_first", {}, ("HA-R33",))
        if action == DECLINE:
            return Refusal("compulsory", {"effect": EFFECTS[state.effect]}, ("HA-056", "HA-R08"))
        place = action - AFFECT
        if place == state.eligible():
            return Refusal("just_played", {"place": place + 1}, ("HA-063",))
        hero = HEROES[state.heroes[state.target]]
        return Refusal("no_such_place", {"hero": hero, "place": place + 1}, ("HA-062",))

    def reveals(self, state: Tableau, action: int) -> bool:
        """Only what lets the actor look at a card (HA-R12): a card discarded stays as it lay."""
        if action == DECLINE or state.effect != TAKE or not state.setting.take_peek:
            return False
        return not seen_by(state.table[state.target][action - AFFECT], state.seat)

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """The place chosen is seen when its card goes (part 7)."""
        return action if action == DECLINE or state.effect == DISCARD else -1

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == DECLINE:
            if state.events is not None:
                state.tell(Event("declined", {"seat": state.seat, "effect": EFFECTS[state.effect]}))
            state.end_turn()
        elif state.effect == DISCARD:
            discard(state, action - AFFECT)
            state.end_turn()
        else:
            choose(state, action - AFFECT)


class Destination(Decision[Tableau]):
    """Where the chosen card goes: to another hero (`transfer`), or into a hand (`take`)."""

    def decider(self, state: Tableau) -> int:
        return state.seat

    def prompt(self, state: Tableau) -> Prompt:
        hero = HEROES[state.heroes[state.target]]
        if state.effect == TAKE:
            return Prompt("give", {"seat": state.seat, "hero": hero}, ("HA-076", "HA-077"))
        return Prompt("move", {"seat": state.seat, "hero": hero}, ("HA-068", "HA-069"))

    def legal(self, state: Tableau) -> list[int]:
        taking = state.effect == TAKE
        first = GIVE if taking else MOVE
        actions: list[int] = []
        for seat in range(state.setting.seats):
            # HA-068, HA-069, HA-072; HA-077, HA-R11, HA-R46
            if seat != state.target or (taking and state.setting.give_to_target):
                actions.append(first + state.heroes[seat])
        return actions

    def refusal(self, state: Tableau, action: int) -> Refusal:
        if action <= DECLARE:
            return _card_first(state, action)
        if action <= DECLINE:
            return Refusal("already_chosen", {}, ("HA-R33",))
        giving = action >= GIVE
        if giving != (state.effect == TAKE):
            return Refusal("other_effect", {"effect": EFFECTS[state.effect]}, ("HA-068", "HA-076"))
        hero = action - GIVE if giving else action - MOVE
        if state.seat_of(hero) == NOBODY:
            return Refusal("not_in_game", {"hero": HEROES[hero]}, ("HA-016",))
        if giving:
            return Refusal("not_to_target", {"hero": HEROES[hero]}, ("HA-R11", "HA-R46"))
        return Refusal("not_back", {"hero": HEROES[hero]}, ("HA-068",))

    def reveals(self, state: Tableau, action: int) -> bool:
        """Which of several cards was chosen, and to its new holder a card that he did not know."""
        if state.eligible() > 1:
            return True
        if state.effect != TAKE:
            return False
        card = state.table[state.target][state.chosen]
        holder = state.seat_of(action - GIVE)  # what others know besides, the actor cannot say
        if is_up(card) or holder == layer_of(card):
            return False
        return holder != state.seat or not seen_by(card, holder)

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """One sees the card go, with its place: more than the action alone would tell."""
        return -1 - state.chosen * ACTION_COUNT - action

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        seat = state.seat_of(action - MOVE if action < GIVE else action - GIVE)
        card = state.table[state.target].pop(state.chosen)
        if state.effect == TAKE:
            take(state, card, seat)
        else:
            transfer(state, card, seat)
        state.end_turn()


def _card_first(state: Tableau, action: int) -> Refusal:
    """No second card, and no fight, before the extra action is done (HA-044)."""
    rules = ("HA-056", "HA-060") if action == DECLARE else ("HA-044", "HA-056")
    return Refusal("extra_action_first", {"effect": EFFECTS[state.effect]}, rules)


# -- what happens ------------------------------------------------------------------------


def choose(state: Tableau, place: int) -> None:
    """A card is chosen by its place, without a look at it (HA-065), unless the table plays so (HA-R12)."""
    state.chosen = place
    state.phase = DESTINATION
    cards = state.table[state.target]
    looks = state.effect == TAKE and state.setting.take_peek
    if looks and not is_up(cards[place]):
        knowledge.look(state, cards, place)
    if state.events is not None:
        me = 1 << state.seat
        args: dict[str, Arg] = {
            "seat": state.seat,
            "hero": HEROES[state.heroes[state.target]],
            "layer": layer_of(cards[place]),
        }
        if looks:
            args["card"] = _name(state, cards[place])
        state.tell(Event("chosen", args, {}, me, me))


def discard(state: Tableau, place: int) -> None:
    """HA-073, HA-074: out for this round, what was hidden stays hidden."""
    card = state.table[state.target].pop(place)
    state.discard.append(card)
    if state.events is not None:
        knowers = knowers_of(state, card)
        state.tell(
            Event(
                "discarded",
                {
                    "seat": state.seat,
                    "hero": HEROES[state.heroes[state.target]],
                    "layer": layer_of(card),
                    "place": place + 1,
                },
                {"card": _name(state, card)},
                knowers,
            )
        )


def transfer(state: Tableau, card: int, seat: int) -> None:
    """HA-070, HA-071: face up stays face up, face down stays face down; it arrives as the newest (HA-085)."""
    card = card & ((1 << MOVER) - 1) | (state.seat + 1) << MOVER
    state.table[seat].append(card)
    if state.events is not None:
        state.tell(
            Event(
                "moved",
                {
                    "seat": state.seat,
                    "hero": HEROES[state.heroes[state.target]],
                    "to": HEROES[state.heroes[seat]],
                    "layer": layer_of(card),
                    "place": state.chosen + 1,
                },
                {"card": _name(state, card)},
                knowers_of(state, card),
            )
        )


def take(state: Tableau, card: int, seat: int) -> None:
    """HA-076 … HA-079: the new holder sees it, and who knew it knows where it is.

    An ordinary card of a hand without limit from now on (HA-080, HA-081), and with it nobody
    is forced to declare (HA-082).
    """
    knowers = knowers_of(state, card)
    if state.events is not None:
        state.tell(
            Event(
                "taken",
                {
                    "seat": state.seat,
                    "own": seat == state.seat,
                    "hero": HEROES[state.heroes[state.target]],
                    "to": HEROES[state.heroes[seat]],
                    "layer": layer_of(card),
                    "place": state.chosen + 1,
                },
                {"card": _name(state, card)},
                knowers if is_up(card) else knowers | 1 << seat,
            )
        )
    known = (1 << state.setting.seats) - 1 if is_up(card) else knowers
    knowledge.enter_hand(state, card, known, seat)


def knowers_of(state: Tableau, card: int) -> int:
    """The seats that know a card on the table, as an event's mask: −1 is everybody."""
    return -1 if is_up(card) else card & SEATS_MASK


def _name(state: Tableau, card: int) -> str:
    return state.setting.figures.names[kind_of(card)]
