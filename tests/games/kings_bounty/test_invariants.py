"""The ledger's invariants (part 8): they hold in many games, and each of them can fail."""

import copy
from collections.abc import Callable

import msgspec
import pytest

from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.words import Result, canonical
from hastilude.games.kings_bounty.position import from_position, position
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import ENDED
from hastilude.games.kings_bounty.view import KingsBountyView, view
from support.kings_bounty import FIGURES, random_game, start
from support.kings_bounty_watch import (
    Position,
    Turn,
    Watch,
    at_random,
    bare,
    stubborn,
    turns,
    watch_game,
)
from support.ledger import rule

# -- they hold -------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(10))
def test_invariants_hold_in_games_of_all_seats_and_options(part: int) -> None:
    for seed in range(part * 20, part * 20 + 20):
        game, watch = watch_game(seed)
        assert watch.broken == [], f"seed {seed}, options {game.setting.options}"


def test_invariants_hold_where_players_only_exchange() -> None:
    """Until one of these games really stalls: about one in six with two players."""
    for seed in range(0, 400, 4):
        game, watch = watch_game(seed, stubborn, stall_guard="on")
        assert watch.broken == [], f"seed {seed}"
        if game.reason == "stalled":
            return
    raise AssertionError("none of 100 games stalled")


# -- each can fail: a turn is tampered with ----------------------------------------------


def scene(wanted: Callable[[Turn], bool], **options: str) -> tuple[Watch, Turn]:
    """The first turn of this sort in random games, and the watch that saw all before it."""
    for seed in range(100):
        chance = SeededChance(seed_of("scene", seed))
        watch: Watch | None = None
        for turn in turns(start(2 + seed % 4, options=options, chance=chance), at_random, chance):
            watch = watch or Watch(turn.before)
            if wanted(turn):
                return watch, copy.deepcopy(turn)
            watch.turn(turn)
    raise AssertionError("no such turn in 100 games")


def broken_ids(watch: Watch) -> set[str]:
    return {sentence.partition(":")[0] for sentence in watch.broken}


OBELISKS = [{"holding": f"obelisk_1_{n}", "owner": 0, "garrison": None} for n in range(13)]


@pytest.mark.parametrize(
    ("id", "wanted", "tamper"),
    [
        pytest.param(
            "KB-I03",
            lambda turn: turn.is_play,
            lambda turn: turn.after["open_titles"].pop(),
            marks=rule("KB-I03"),
        ),
        pytest.param(
            "KB-I06",
            lambda turn: turn.card.endswith("hero"),
            lambda turn: turn.after["discard"].pop(turn.card),
            marks=rule("KB-I06"),
        ),
        pytest.param(
            "KB-I08",
            lambda turn: turn.is_play,
            lambda turn: turn.after["hands"][turn.seat].pop(),
            marks=rule("KB-I08"),
        ),
        pytest.param(
            "KB-I09",
            lambda turn: turn.final and turn.is_play,
            lambda turn: turn.after["hands"][turn.seat].append("elf_mage"),
            marks=rule("KB-I09"),
        ),
        pytest.param(
            "KB-I09",
            lambda turn: turn.final and turn.seat == 0,
            lambda turn: turn.after["hands"][1].pop(),
            marks=rule("KB-I09"),
        ),
        pytest.param(
            "KB-I10",
            lambda turn: turn.final,
            lambda turn: turn.before["hands"][turn.seat].pop(),
            marks=rule("KB-I10"),
        ),
        pytest.param(
            "KB-I11",
            lambda turn: turn.verb == "exchange" and not turn.final,
            lambda turn: turn.after["deck"].pop(),
            marks=rule("KB-I11"),
        ),
        pytest.param(
            "KB-I11",
            lambda turn: turn.is_play and not turn.final,
            lambda turn: turn.after["deck"].append("elf_mage"),
            marks=rule("KB-I11"),
        ),
        pytest.param(
            "KB-I12",
            lambda turn: turn.is_play and len(turn.before["deck"]) == 2,
            lambda turn: turn.after.update(deck_exhausted=True),
            marks=rule("KB-I12"),
        ),
        pytest.param(
            "KB-I12",
            lambda turn: turn.is_play and len(turn.before["deck"]) == 1 and not turn.final,
            lambda turn: turn.after.update(deck_exhausted=False),
            marks=rule("KB-I12"),
        ),
        pytest.param(
            "KB-I13",
            lambda turn: turn.before["discard"],
            lambda turn: turn.after["discard"].popitem(),
            marks=rule("KB-I13"),
        ),
        pytest.param(
            "KB-I14",
            lambda turn: turn.verb == "destroy",
            lambda turn: turn.after["table"].append({**turn.before["table"][0], "owner": 1}),
            marks=rule("KB-I14"),
        ),
        pytest.param(
            "KB-I14",
            lambda turn: turn.is_play,
            lambda turn: turn.after["discard"].update(elf_tower=1),
            marks=rule("KB-I14"),
        ),
        pytest.param(
            "KB-I15",
            lambda turn: turn.lost_garrisons(),
            lambda turn: turn.after["discard"].pop(turn.lost_garrisons()[0][:-2]),
            marks=rule("KB-I15"),
        ),
        pytest.param(
            "KB-I16",
            lambda turn: turn.verb == "play",
            lambda turn: turn.after["table"][-1].update(garrison="elf_mage_1"),
            marks=rule("KB-I16"),
        ),
        pytest.param(
            "KB-I17",
            lambda turn: turn.verb == "exchange",
            lambda turn: turn.after["deck"].append("obelisk_2"),
            marks=rule("KB-I17"),
        ),
        pytest.param(
            "KB-I18",
            lambda turn: turn.verb == "garrison" and not turn.card.startswith("human"),
            lambda turn: turn.before["table"].clear(),
            marks=rule("KB-I18"),
        ),
        pytest.param(
            "KB-I19",
            lambda turn: turn.verb == "capture" and turn.card.endswith(("archer", "warrior")),
            lambda turn: [entry.update(garrison="human_warrior_1") for entry in turn.before["table"]],
            marks=rule("KB-I19"),
        ),
        pytest.param(
            "KB-I20",
            lambda turn: turn.verb == "exchange" and turn.after["table"],
            lambda turn: turn.after["table"][0].update(owner=1 - turn.before["table"][0]["owner"] % 2),
            marks=rule("KB-I20"),
        ),
        pytest.param(
            "KB-I20",
            lambda turn: turn.verb == "capture",
            lambda turn: [entry.update(owner=1 - turn.seat % 2) for entry in turn.after["table"]],
            marks=rule("KB-I20"),
        ),
        pytest.param(
            "KB-I21",
            lambda turn: turn.verb == "exchange" and len(set(turn.returned)) > 1,
            lambda turn: turn.after["deck"].reverse(),
            marks=rule("KB-I21"),
        ),
        pytest.param(
            "KB-I21",
            lambda turn: turn.is_play,
            lambda turn: turn.after["hands"].reverse(),
            marks=rule("KB-I21"),
        ),
        pytest.param(
            "KB-I21",
            lambda turn: turn.verb == "play",
            lambda turn: turn.after["table"].pop(),
            marks=rule("KB-I21"),
        ),
        pytest.param(
            "KB-I25",
            lambda turn: turn.is_play,
            lambda turn: turn.after["table"].extend(OBELISKS),
            marks=rule("KB-I25"),
        ),
        pytest.param(
            "KB-I27",
            lambda turn: turn.after["phase"] == "turn",
            lambda turn: turn.after.update(seat=turn.seat),
            marks=rule("KB-I27"),
        ),
        pytest.param(
            "KB-I30", lambda turn: turn.is_play, lambda turn: turn.legal.clear(), marks=rule("KB-I30")
        ),
        pytest.param(
            "KB-I30", lambda turn: turn.final, lambda turn: turn.legal.append("pass"), marks=rule("KB-I30")
        ),
        pytest.param(
            "KB-I31",
            lambda turn: turn.verb == "exchange",
            lambda turn: turn.after.update(exchange_streak=0),
            marks=rule("KB-I31"),
        ),
        pytest.param(
            "KB-I35",
            lambda turn: turn.final and turn.is_play,
            lambda turn: turn.after["deck"].append("elf_mage"),
            marks=rule("KB-I35"),
        ),
        pytest.param(
            "KB-I35",
            lambda turn: turn.final and turn.is_play,
            lambda turn: turn.after["hands"][turn.seat].extend(["elf_mage", "elf_mage"]),
            marks=rule("KB-I35"),
        ),
    ],
)
def test_a_broken_turn_is_noticed(
    id: str, wanted: Callable[[Turn], bool], tamper: Callable[[Turn], object]
) -> None:
    watch, turn = scene(wanted)
    honest = copy.deepcopy(watch)
    honest.turn(turn)
    assert honest.broken == []
    tamper(turn)
    watch.turn(turn)
    assert id in broken_ids(watch)


# -- … a view or a result is tampered with -------------------------------------------------


def whole_game(seed: int, **options: str) -> tuple[KingsBounty, Watch, Result]:
    game, watch = watch_game(seed, at_random, title_display="live", **options)
    result = game.result()
    assert result is not None
    watch.broken.clear()
    return game, watch, result


def with_title(sight: KingsBountyView, wanted: str, **changes: object) -> KingsBountyView:
    titles = [
        msgspec.structs.replace(title, **changes) if title.title == wanted else title
        for title in sight.titles
    ]
    return msgspec.structs.replace(sight, titles=tuple(titles))


@rule("KB-I22", "KB-I23", "KB-I24")
def test_a_title_shown_wrongly_is_noticed() -> None:
    for before, _, _ in random_game(4, seed=3):
        honest = view(before, 0)
        for title in honest.titles:
            elsewhere = 3 if title.holder != 3 else 2
            if title.title in ("vandal", "staff_rat"):
                lies = {"KB-I24": with_title(honest, title.title, holder=elsewhere)}
            else:
                lies = {
                    "KB-I22": with_title(honest, title.title, counts=(9,) * 4),
                    "KB-I23": with_title(honest, title.title, holder=elsewhere),
                }
            for id, lie in lies.items():
                watch = Watch(position(before))
                watch.seen(position(before), honest)
                assert watch.broken == []
                watch.seen(position(before), lie)
                assert broken_ids(watch) == {id}


@rule("KB-I24")
def test_a_negative_title_hidden_too_long_is_noticed() -> None:
    found = {**position(start(3, options={"expert_titles": "true"})), "last_monster": 1}
    found["hidden_titles"] = ["emperor", "vandal", "conqueror"]
    watch = Watch(found)
    watch.seen(found, msgspec.structs.replace(view(start(3), 0), titles=()))
    assert broken_ids(watch) == {"KB-I24"}


@rule("KB-I07", "KB-I27")
def test_a_defence_or_a_last_player_shown_wrongly_is_noticed() -> None:
    _, turn = scene(lambda turn: turn.verb == "garrison")
    game = from_position(turn.after, FIGURES)
    sight = view(game, None)
    owner = next(player for player in sight.players if player.holdings)
    weaker = msgspec.structs.replace(owner.holdings[0], defence=owner.holdings[0].defence + 1)
    tampered = msgspec.structs.replace(owner, holdings=(weaker, *owner.holdings[1:]))
    players = [tampered if player.seat == owner.seat else player for player in sight.players]
    watch = Watch(turn.after)
    watch.seen(turn.after, sight)
    assert watch.broken == []
    watch.seen(turn.after, msgspec.structs.replace(sight, players=tuple(players)))
    assert broken_ids(watch) == {"KB-I07"}
    watch.broken.clear()
    players = [msgspec.structs.replace(player, last=player.seat == 0) for player in sight.players]
    watch.seen(turn.after, msgspec.structs.replace(sight, players=tuple(players)))
    assert broken_ids(watch) == {"KB-I27"}


@rule("KB-I23", "KB-I25", "KB-I26", "KB-I32")
def test_a_wrong_result_is_noticed() -> None:
    game, watch, result = whole_game(2)
    last = position(game)

    def ids(tampered: Result) -> set[str]:
        watch.broken.clear()
        watch.over(last, tampered)
        return broken_ids(watch)

    assert ids(result) == set()
    first = result.scores[result.winners[0]]
    others = [score for score in result.scores if score is not first]
    assert {part.code for part in first.parts} == {"title", "obelisks"}
    more = msgspec.structs.replace(first, points=first.points + 1)
    assert "KB-I26" in ids(msgspec.structs.replace(result, scores=(more, *others)))
    obelisks = [
        msgspec.structs.replace(part, points=part.points + 2) if part.code == "obelisks" else part
        for part in first.parts
    ]
    paid = msgspec.structs.replace(first, parts=tuple(obelisks), points=first.points + 2)
    assert {"KB-I25", "KB-I26"} <= ids(msgspec.structs.replace(result, scores=(paid, *others)))
    titles = tuple(part for part in first.parts if part.code == "title")
    twice = msgspec.structs.replace(others[0], parts=others[0].parts + titles)
    assert {"KB-I23", "KB-I26"} <= ids(msgspec.structs.replace(result, scores=(first, twice, *others[1:])))
    loser = (result.winners[0] + 1) % game.setting.seats
    assert ids(msgspec.structs.replace(result, winners=(loser,))) == {"KB-I32"}
    assert ids(msgspec.structs.replace(result, winners=(0, 1))) == {"KB-I32"}


@rule("KB-I28", "KB-I29", "KB-I31")
def test_a_wrong_number_of_turns_is_noticed() -> None:
    game, watch, result = whole_game(3, stall_guard="on", end_when_last_player_draws_last="full_round")
    last = position(game)

    def ids(turns: list[int], in_final: list[int]) -> set[str]:
        tampered = copy.deepcopy(watch)
        tampered.turns, tampered.moved_in_final = turns, in_final
        tampered.over(last, result)
        return broken_ids(tampered)

    assert ids(watch.turns, watch.moved_in_final) == set()
    assert ids([watch.turns[0] + 1, *watch.turns[1:]], watch.moved_in_final) == {"KB-I28"}
    assert ids(watch.turns, [*watch.moved_in_final, 0]) == {"KB-I29"}
    assert ids([9999] * watch.seats, watch.moved_in_final) == {"KB-I31"}


@rule("KB-I31")
def test_too_many_exchanges_in_a_row_are_noticed() -> None:
    watch, turn = scene(lambda turn: turn.verb == "exchange")
    watch.streak = 13 * watch.seats - 1
    turn.after["exchange_streak"] = 13 * watch.seats
    watch.turn(turn)
    assert broken_ids(watch) == {"KB-I31"}


# -- the same game again; the same view of another game ----------------------------------------


def story(seed: int, choices: int) -> list[bytes]:
    """Every position of a game: one seed for the cards, one for the choices."""
    game = start(3, seed=seed, options={"expert_titles": "true"})
    chance = SeededChance(seed_of("choices", choices))
    found = [canonical(position(game))]
    found.extend(canonical([turn.moves, turn.after]) for turn in turns(game, at_random, chance))
    return found


@rule("KB-I33")
def test_same_seed_and_choices_same_game() -> None:
    assert story(1, 1) == story(1, 1)
    assert story(1, 1)[0] == story(1, 2)[0]  # the cards do not hang on the choices …
    assert story(1, 1) != story(1, 2)
    assert story(1, 1)[0] != story(2, 1)[0]  # … but on the seed


def unknown_places(found: Position, seat: int) -> list[tuple[list[str], int]]:
    """Where cards lie that a seat does not know: (pile, index)."""
    piles = [hand for other, hand in enumerate(found["hands"]) if other != seat]
    if found["seat"] != seat:
        piles.append(found["picked"])
    piles.append(found["deck"])
    return [
        (pile, i) for pile in piles for i, card in enumerate(pile) if str(seat) not in card.partition("@")[2]
    ]


def permuted(found: Position, places: list[tuple[list[str], int]], chance: Chance) -> Position:
    """Other cards in these places; what third seats know stays with the place."""
    order = list(range(len(places)))
    chance.shuffle(order)
    cards = [bare(pile[i]) for pile, i in places]
    for (pile, i), card in zip(places, [cards[n] for n in order], strict=True):
        pile[i] = card + pile[i][len(bare(pile[i])) :]
    return found


def sight(game: KingsBounty, seat: int) -> bytes:
    """All that a seat is told between two decisions."""
    legal = game.legal() if game.decider() == seat else None
    return canonical([view(game, seat), game.prompt(), legal])


@rule("KB-I34")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_view_shows_how_unknown_cards_lie(seats: int) -> None:
    chance = SeededChance(seed_of("leak", seats))
    options = {"expert_titles": "true", "exchange_order": ("chosen", "random")[seats % 2]}
    changed = 0
    for seed in range(4):
        for _, _, game in random_game(seats, seed=seed, options=options):
            if game.phase == ENDED:
                continue
            seat = chance.below(seats)
            found = position(game)
            other = from_position(permuted(found, unknown_places(found, seat), chance), FIGURES)
            assert sight(other, seat) == sight(game, seat)
            changed += sight(other, (seat + 1) % seats) != sight(game, (seat + 1) % seats)
    assert changed > 100  # the permutation really changed what others see


@rule("KB-I34")
def test_a_leak_would_be_noticed() -> None:
    game = start(3)
    found = position(game)
    found["hands"][0][0], found["deck"][0] = found["deck"][0], found["hands"][0][0]
    assert sight(from_position(found, FIGURES), 0) != sight(game, 0)
