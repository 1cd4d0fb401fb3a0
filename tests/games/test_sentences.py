"""What the table really says, game after game, in both languages: every sentence that is met in real
play is rendered with its real arguments, and reads like a sentence.

Seats bear names that the house gives, so that a name that is not declined shows.
"""

import math
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hastilude.bots.line_up import find_bot
from hastilude.core import laws
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Rulebook, games
from hastilude.core.laws import Case
from hastilude.core.state import OVER, State
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import Event, Prompt, Refusal, Remark, Result, Seen, seen
from support.texts import messages

NAMES = {
    "ru": ["Карадок", "Энида", "Кей", "Изольда", "Ланваль", "Борс", "Элейна", "Эрек", "Ровена"],
    "en": ["Caradoc", "Enid", "Kay", "Isolde", "Lanval", "Bors", "Elaine", "Erec", "Rowena"],
}
#: Latin words that a Russian box would print too: titles of the games, copies of cards, cells, modes
LATIN = re.compile(
    r"King['’]s Bounty|Rise Shields|\b[IVX]+\b|\b[A-Z]\d{1,2}\b|\b\d+x\d+(x\d+)*\b|\b[A-Z]{2}-R?\d+\b"
)
#: sentences of one message that are looked at, and decisions of one game
MOST = 60
DECISIONS = 600

Saying = Callable[[Texts], list[str]]


@cache
def told(game: str) -> dict[tuple[str, str], set[str]]:
    """Language and message → the sentences it gave."""
    rulebook = games()[game].load()
    said: dict[tuple[str, str], set[str]] = {}
    for number, case in enumerate(_cases(rulebook)):
        texts = {lang: Texts(rulebook, lang, NAMES[lang][: case.seats]) for lang in LANGUAGES}
        for message, saying in _game(rulebook, case, number):
            for lang in LANGUAGES:
                sentences = said.setdefault((lang, message), set())
                if len(sentences) < MOST:
                    sentences.update(" ".join(line.split()) for line in saying(texts[lang]))
    return said


def _cases(rulebook: Rulebook) -> list[Case]:
    """Each number of seats with the defaults, and a spread of the options."""
    found = [Case(seats) for seats in rulebook.game.seats]
    others = [case for case in laws.cases(rulebook) if case.given]
    return [*found[:2], found[-1], *others[:: max(1, len(others) // 4)]]


def _game(rulebook: Rulebook, case: Case, number: int) -> Iterator[tuple[str, Saying]]:
    """Every other game by squires: they come to places that no random play does."""
    chance = SeededChance(seed_of("sentences", number))
    options = rulebook.game.choose(case.given)
    state = rulebook.start(case.seats, options, rulebook.components(), chance)
    bot = find_bot("squire" if number % 2 else "random", rulebook)
    for count in range(DECISIONS):
        seat = state.decider()
        if seat == OVER:
            break
        yield from _asked(rulebook, state, sweep=count % 97 == 0)
        sight = None if bot.blind else state.imagine(seat, chance)
        events: list[Event] = []
        state.events = events
        state.apply(bot.choose(state.legal(), sight, chance), chance)
        state.events = None
        for viewer in (seat, None):
            for event in seen(events, viewer):
                yield f"event-{event.code}", partial(_say_event, event)
    result = state.result()
    if result is not None:
        yield "prompt-over", lambda texts: [texts.prompt(state.prompt())]
        yield from _why_not(rulebook, state)
        yield "result", lambda texts: texts.result(result)


def _asked(rulebook: Rulebook, state: State, sweep: bool) -> Iterator[tuple[str, Saying]]:
    prompt, seat = state.prompt(), state.decider()
    yield f"prompt-{prompt.code}", lambda texts: [texts.prompt(prompt, seat)]
    yield f"prompt-{prompt.code}-waiting", lambda texts: [texts.prompt(prompt, None)]
    for action in state.legal()[:: max(1, len(state.legal()) // 8)]:
        kind = rulebook.actions.decode(action).kind
        yield f"action-{kind}", partial(_say_action, action)
    if sweep:
        for remarks in rulebook.remarks(state).values():
            for remark in remarks:
                yield f"remark-{remark.code}", partial(_say_remark, remark)
        yield from _why_not(rulebook, state)


def _why_not(rulebook: Rulebook, state: State) -> Iterator[tuple[str, Saying]]:
    for action in rulebook.actions:
        refusal = state.refusal(action)
        if refusal is not None:
            yield f"refusal-{refusal.code}", partial(_say_refusal, refusal)


def _say_event(event: Seen, texts: Texts) -> list[str]:
    return [texts.event(event)]


def _say_action(action: int, texts: Texts) -> list[str]:
    return [texts.action(action)]


def _say_remark(remark: Remark, texts: Texts) -> list[str]:
    return [texts.remark(remark)]


def _say_refusal(refusal: Refusal, texts: Texts) -> list[str]:
    return [texts.refusal(refusal)]


def faults(sentence: str, lang: str) -> list[str]:
    """What no reader should meet."""
    found = []
    if re.search(r"[{}$]|\(there is no|None\b", sentence):
        found.append("a placeholder")
    if re.search(r"\b[a-z]+(_[a-z0-9]+)+\b", sentence):
        found.append("a raw id")
    parts = [part.strip() for part in re.split(r"(?<=[.!?])\s+", sentence) if len(part.strip()) > 12]
    if len(set(parts)) < len(parts):
        found.append("a doubled sentence")
    if re.search(r"  |\s[,.;!?](\s|$)|(?<!\d)\s:|\.\.(?!\.)|,\s*,", sentence.strip()):
        found.append("a gap")
    if lang == "ru":
        if re.search(r"[A-Za-z]{2,}", LATIN.sub("", sentence)):
            found.append("a Latin word")
        if re.search(r"игрок(а|у|ом|е) (" + "|".join(NAMES["ru"]) + r")\b", sentence):
            found.append("a name that is not declined")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_what_is_said_reads_like_a_sentence(game: str, lang: str) -> None:
    wrong = [
        f"{message}: {sentence!r}: {', '.join(found)}"
        for (spoken, message), sentences in told(game).items()
        for sentence in sorted(sentences)
        if spoken == lang and (found := faults(sentence, lang))
    ]
    assert wrong == []


#: tables that are told without a map, whose signs are letters
WITHOUT_MAP = ("hearts_and_armour", "kings_bounty", "knights_tale")


@pytest.mark.parametrize("game", WITHOUT_MAP)
def test_the_table_as_text_has_no_latin_letter(game: str) -> None:
    """`8+d` and `R3` once stood there, which no menu named so."""
    rulebook = games()[game].load()
    texts = Texts(rulebook, "ru", NAMES["ru"])
    chance = SeededChance(seed_of("tables", game))
    seats = rulebook.game.seats[1]
    state = rulebook.start(seats, rulebook.game.choose({}), rulebook.components(), chance)
    bot = find_bot("squire", rulebook)
    looks: set[str] = set()
    for count in range(120):
        seat = state.decider()
        if seat == OVER:
            break
        if count % 8 == 0:
            looks.update(texts.view(rulebook.view(state, seat)))
        state.apply(bot.choose(state.legal(), state.imagine(seat, chance), chance), chance)
    assert len(looks) > 40
    printed = re.compile(r"King['’]s Bounty|\b[IVX]+\b|\b[A-Z]{2}-R?\d+\b")
    assert [line for line in looks if re.search(r"[A-Za-z]", printed.sub("", line))] == []


# -- every sentence there is ---------------------------------------------------------------------------


FAMILIES = ("prompt-", "refusal-", "event-", "remark-", "score-", "result-", "end-")
#: whole sentences: a thing's name, which may begin with a small letter, does not begin them
WHOLE = ("prompt-", "refusal-", "event-")
#: sentences that nobody has been heard to say yet: their moments are rare, and no drawn position of a test
#: asks for the words. Each has its texts (test_texts.py), but they were not read with real arguments
UNHEARD = {
    "hearts_and_armour": "",
    "kings_bounty": "remark-nothing_else",
    "knights_tale": """
        prompt-prize refusal-no_such_option refusal-other_item remark-pawns remark-recruit remark-relic_any
        remark-support_top
    """,
    "lionheart": "refusal-no_knight_there refusal-no_victim_knight refusal-nothing_to_take",
    "rise_shields": """
        prompt-camouflage_unit prompt-ring_way prompt-sacrifice prompt-spell_order prompt-trick_unit
        refusal-in_a_set refusal-no_counterstrike refusal-no_way_back refusal-standing_order
        remark-area_next remark-attack_follows remark-holds remark-lost
        result-gladiator result-herald_of_death result-lionheart_bane result-siege_master
        result-treasure_hunter
    """,
}


@cache
def witnesses(game: str) -> dict[str, list[dict[str, Any]]]:
    """Message → what was said with it: `tests/soak/sentences.py` hears it and writes it down."""
    path = Path(__file__).parent / "witnesses" / f"{game}.json"
    found: dict[str, list[dict[str, Any]]] = msgspec.json.decode(path.read_bytes())
    return found


@pytest.mark.parametrize("game", games())
def test_every_sentence_has_a_witness(game: str) -> None:
    """A new sentence is heard by `python tests/soak/sentences.py GAME`."""
    texts = messages(games()[game].load().folder / "text" / "ru.ftl")
    due = {id.removesuffix("-waiting") for id in texts if id.startswith(FAMILIES)}
    assert due - set(witnesses(game)) == set(UNHEARD[game].split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_sentence_reads_well(game: str, lang: str) -> None:
    """With the arguments that it was really said with; and every kind of action, from all of its values."""
    rulebook = games()[game].load()
    texts = Texts(rulebook, lang, NAMES[lang])
    wrong = []
    for message, said in witnesses(game).items():
        for one in said:
            for sentence in _spoken(texts, message, one):
                found = faults(" ".join(sentence.split()), lang)
                if message.startswith(WHOLE) and sentence[:1].islower():
                    found.append("a small letter at the beginning")
                if found:
                    wrong.append(f"{message}: {sentence!r}: {', '.join(found)}")
    for kind in rulebook.actions.kinds:
        first = rulebook.actions.offset[kind.name]
        count = math.prod(len(values) for values in kind.values)
        for action in range(first, first + count, max(1, count // 60)):
            if found := faults(texts.action(action), lang):
                wrong.append(f"action-{kind.name}: {texts.action(action)!r}: {', '.join(found)}")
    assert wrong == []


def _spoken(texts: Texts, message: str, said: dict[str, Any]) -> list[str]:
    family = message.partition("-")[0]
    if family == "prompt":
        prompt = msgspec.convert(said, Prompt)
        return [texts.prompt(prompt, said["args"].get("seat")), texts.prompt(prompt, None)]
    if family == "refusal":
        return [texts.refusal(msgspec.convert(said, Refusal))]
    if family == "remark":
        return [texts.remark(msgspec.convert(said, Remark))]
    if family == "event":
        event = msgspec.convert(said, Event)
        return [texts.event(part) for viewer in (0, 1, None) for part in seen([event], viewer)]
    if family == "score":
        return [texts.format(message, **said["args"])]
    return texts.result(msgspec.convert(said, Result))


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("У игрока Карадок две карты.", "a name that is not declined"),
        ("Сыграйте card_one.", "a raw id"),
        ("Вы можете сыграть castle.", "a Latin word"),
        ("Берите карту сейчас. Берите карту сейчас.", "a doubled sentence"),
        ("Осталось { $count }.", "a placeholder"),
        ("Карту берёт  Эрек.", "a gap"),
    ],
)
def test_faults_are_found(sentence: str, fault: str) -> None:
    assert fault in faults(sentence, "ru")
