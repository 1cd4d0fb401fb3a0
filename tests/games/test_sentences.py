"""What the table really says, game after game, in both languages, reads like a sentence.

Every sentence there is is read with arguments that it was really said with; `tests/soak/sentences.py` heard
them. Some short games are listened to besides, and many long ones in `tests/soak/reading.py`. Seats bear
names that the house gives, so that a name that is not declined shows.
"""

import math
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import games
from hastilude.core.state import OVER
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import Event, Prompt, Refusal, Remark, Result, seen
from support.sentences import NAMES, faults, told, wrong
from support.texts import messages


@pytest.mark.parametrize("game", games())
def test_what_is_said_reads_like_a_sentence(game: str) -> None:
    said = told(game, cases=2, bots=("random",), decisions=120)
    assert len(said) > 50
    assert wrong(game, said) == []


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
#: sentences that nobody has been heard to say yet. Each has its texts (test_texts.py), but they were not
#: read with real arguments
UNHEARD = {
    "hearts_and_armour": "",
    "kings_bounty": "",
    # effects that no option of the supplied figures has, but those of another box may
    "knights_tale": "remark-pawns remark-recruit remark-relic_any remark-support_top",
    # a domain that can take nothing, while another of the same player can
    "lionheart": "refusal-nothing_to_take",
    # why not a piece of a complete set; and achievements that few games end with
    "rise_shields": """
        refusal-in_a_set
        result-herald_of_death result-lionheart_bane result-siege_master result-treasure_hunter
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
    bad = []
    for message, said in witnesses(game).items():
        for one in said:
            for sentence in _spoken(texts, message, one):
                found = faults(" ".join(sentence.split()), lang, game)
                if message.startswith(WHOLE) and sentence[:1].islower():
                    found.append("a small letter at the beginning")
                if found:
                    bad.append(f"{message}: {sentence!r}: {', '.join(found)}")
    for kind in rulebook.actions.kinds:
        first = rulebook.actions.offset[kind.name]
        count = math.prod(len(values) for values in kind.values)
        for action in range(first, first + count, max(1, count // 60)):
            if found := faults(texts.action(action), lang, game):
                bad.append(f"action-{kind.name}: {texts.action(action)!r}: {', '.join(found)}")
    assert bad == []


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
        ("Карту получает рыцарь: к Энида.", "a name that is not declined"),
        ("Перенести карту к герою колдун Атлант.", "a name that is not declined"),
        ("Схватка против Роланду.", "a name that is not declined"),
        ("Карта ложится на Роланд.", "a name that is not declined"),
        ("Сыграйте card_one.", "a raw id"),
        ("Вы можете сыграть castle.", "a Latin word"),
        ("Берите карту сейчас. Берите карту сейчас.", "a doubled sentence"),
        ("Осталось { $count }.", "a placeholder"),
        ("Карту берёт  Эрек.", "a gap"),
        ("Событие даёт -2 монеты.", "a hyphen for a minus"),
    ],
)
def test_faults_are_found(sentence: str, fault: str) -> None:
    assert fault in faults(sentence, "ru", "hearts_and_armour")


@pytest.mark.parametrize(
    "sentence",
    [
        "У игрока Anna две карты.",
        "Карта уходит к колдуну Атланту, у Роланда её больше нет.",
        "Против Феррау и Роланда встали за Брадаманту.",
        "Схватка между Роландом и Энидой, на Роланде две карты.",
    ],
)
def test_good_sentences_have_no_fault(sentence: str) -> None:
    assert "a name that is not declined" not in faults(sentence, "ru", "hearts_and_armour")
