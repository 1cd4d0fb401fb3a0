"""What is said at a table, and what no reader should meet in it (issue 18, A2)."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from fluent.syntax.ast import TextElement

from hastilude.bots.line_up import find_bot
from hastilude.core import laws
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Rulebook, games
from hastilude.core.laws import Case
from hastilude.core.state import OVER, State
from hastilude.core.text import CASES, LANGUAGES, Texts
from hastilude.core.words import Event, Refusal, Remark, Seen, seen
from support.texts import cases, messages

#: names that the house gives, so that a name that is not declined shows
NAMES = {
    "ru": ["Карадок", "Энида", "Кей", "Изольда", "Ланваль", "Борс", "Элейна", "Эрек", "Ровена"],
    "en": ["Caradoc", "Enid", "Kay", "Isolde", "Lanval", "Bors", "Elaine", "Erec", "Rowena"],
}
#: Latin words that a Russian box would print too: titles of the games, copies of cards, cells, modes
LATIN = re.compile(
    r"King['’]s Bounty|Rise Shields|\b[IVX]+\b|\b[A-Z]\d{1,2}\b|\b\d+x\d+(x\d+)*\b|\b[A-Z]{2}-R?\d+\b"
)

# -- faults ----------------------------------------------------------------------------------------

#: the cases after a preposition
_GENITIVE = ["у", "от", "для", "против", "вокруг", "из", "без", "ради", "до", "вместо", "кроме", "после"]
AFTER = {
    **dict.fromkeys(_GENITIVE, frozenset({"gen"})),
    **dict.fromkeys(["к", "ко"], frozenset({"dat"})),
    **dict.fromkeys(["над", "перед", "между"], frozenset({"ins"})),
    **dict.fromkeys(["с", "со"], frozenset({"gen", "ins"})),
    **dict.fromkeys(["под", "за"], frozenset({"acc", "ins"})),
}
#: the prepositional may follow as well, whose forms nobody writes down: only the nominative is wrong
LOOSELY = ("на", "в", "во", "по", "о", "об")
#: nouns in a case, after which a name of the house or of the game stands in the same
NOUNS = r"игрок(?:а|у|ом)|геро(?:я|ю|ем)|рыцар(?:я|ю|ем)|отряд(?:а|у|ом)|предводител(?:я|ю|ем)"


@cache
def forms(game: str) -> dict[str, set[str]]:
    """Every form of every name that is declined → its cases; the nominative is ""."""
    rulebook = games()[game].load()
    found: dict[str, set[str]] = {}
    for message in messages(rulebook.folder / "text" / "ru.ftl").values():
        if cases(message) == list(CASES):
            found.setdefault(_plain(message), set()).add("")
            for attribute in message.attributes:
                found.setdefault(_plain(attribute), set()).add(str(attribute.id.name))
    for line in Texts(rulebook, "ru").format("seat-forms").splitlines():
        name, declined = line.strip().split(": ")
        for case, form in zip(("", *CASES), (name, *declined.split(", ")), strict=True):
            found.setdefault(form, set()).add(case)
    found.pop("", None)
    return found


def _plain(part: Any) -> str:
    """The words of a name, without the number of a copy."""
    elements = part.value.elements if part.value else []
    return "".join(str(element.value) for element in elements if isinstance(element, TextElement)).strip()


@cache
def _named(game: str) -> re.Pattern[str]:
    names = "|".join(re.escape(form) for form in sorted(forms(game), key=len, reverse=True))
    before = "|".join([*AFTER, *LOOSELY])
    return re.compile(
        rf"\b(?:({before})|{NOUNS})[\s\N{{NO-BREAK SPACE}}]+«?({names})(?![\w-])", re.IGNORECASE
    )


def undeclined(sentence: str, game: str) -> bool:
    """Whether a name stands in another case than the word before it asks for."""
    for match in _named(game).finditer(sentence):
        met = forms(game).get(match[2], set())
        before = (match[1] or "").lower()
        if before in AFTER and met and not met & AFTER[before]:
            return True
        if before not in AFTER and met == {""}:  # neither after «на», nor after «герою»
            return True
    return False


def faults(sentence: str, lang: str, game: str) -> list[str]:
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
    if re.search(r"(?<![\w-])-\d", sentence):
        found.append("a hyphen for a minus")
    if lang == "ru":
        if re.search(r"[A-Za-z]{2,}", LATIN.sub("", sentence)):
            found.append("a Latin word")
        if undeclined(sentence, game):
            found.append("a name that is not declined")
    return found


# -- what is said in games -------------------------------------------------------------------------

Saying = Callable[[Texts], list[str]]


def told(
    game: str, cases: int, bots: tuple[str, ...], decisions: int, most: int = 60
) -> dict[tuple[str, str], set[str]]:
    """Language and message → the sentences it gave, so many of each at most."""
    rulebook = games()[game].load()
    said: dict[tuple[str, str], set[str]] = {}
    for number, case in enumerate(_cases(rulebook, cases)):
        texts = {lang: Texts(rulebook, lang, NAMES[lang][: case.seats]) for lang in LANGUAGES}
        for message, saying in _game(rulebook, case, number, bots[number % len(bots)], decisions):
            for lang in LANGUAGES:
                sentences = said.setdefault((lang, message), set())
                if len(sentences) < most:
                    sentences.update(" ".join(line.split()) for line in saying(texts[lang]))
    return said


def _cases(rulebook: Rulebook, count: int) -> list[Case]:
    """Each number of seats with the defaults, and a spread of the options."""
    found = [Case(seats) for seats in rulebook.game.seats]
    plain = [*found[:2], found[-1]][:count]
    others = [case for case in laws.cases(rulebook) if case.given]
    return [*plain, *others[:: max(1, len(others) // max(1, count - len(plain)))]][:count]


def _game(
    rulebook: Rulebook, case: Case, number: int, name: str, decisions: int
) -> Iterator[tuple[str, Saying]]:
    chance = SeededChance(seed_of("sentences", number))
    options = rulebook.game.choose(case.given)
    state = rulebook.start(case.seats, options, rulebook.components(), chance)
    bot = find_bot(name, rulebook)
    for count in range(decisions):
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


def wrong(game: str, said: dict[tuple[str, str], set[str]]) -> list[str]:
    return [
        f"{message}: {sentence!r}: {', '.join(found)}"
        for (lang, message), sentences in said.items()
        for sentence in sorted(sentences)
        if (found := faults(sentence, lang, game))
    ]
