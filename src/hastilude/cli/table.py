"""The table in the terminal: one person, bots, one line of input at a time."""

import sys
import textwrap
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import Console

from hastilude.bots.bot import Bot
from hastilude.cli.choices import Choice, alike, choices, find_card, label, uses
from hastilude.cli.phrases import Phrases
from hastilude.cli.rules import rules_about
from hastilude.cli.shell import Lang, table_lines, texts_of
from hastilude.core.action import ActionError
from hastilude.core.chance import Chance
from hastilude.core.referee import Referee
from hastilude.core.rules_text import rules_by_id
from hastilude.core.state import OVER
from hastilude.core.words import Refusal, Seen, seen

#: reasons of one sort that `why` gives for a card before it stops
LIKE = 3


def wrapped(line: str, width: int) -> list[str]:
    """A line as lines of so many columns, broken between words; 0: as it is."""
    if not width or len(line) <= width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    ) or [line]


class Leave(Exception):
    """The person has got up from the table."""


class TerminalTable:
    def __init__(
        self, referee: Referee, bots: dict[int, Bot], chance: Chance, lang: Lang, file: Path | None = None
    ) -> None:
        self.referee = referee
        self.bots = bots
        self.chance = chance
        names = referee.record.header.seats
        self.me = next(seat for seat in range(len(names)) if seat not in bots)
        #: what this seat has seen so far, and how much of it has been told
        self.log: list[Seen] = []
        self.told = 0
        #: length of the log before each own decision, for undo
        self.before: list[int] = []
        #: whether the table has changed since it was shown
        self.stale = True
        self.inside: Choice | None = None
        #: what was asked once more: entered again, it is done
        self.doubted: int | None = None
        #: where this game is kept already
        self.file = file
        self.out = Console(file=sys.stdout, highlight=False)
        self.speak(lang)
        self.commands: dict[str, Callable[[str], object]] = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "table": self.table,
            "log": self.tell_all,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "lang": self.change_lang,
            "back": self.back,
            "quit": self.quit,
        }

    def speak(self, lang: Lang) -> None:
        self.lang = lang
        self.say = Phrases(lang)
        self.texts = texts_of(self.referee.rulebook, lang, self.referee.record.header.seats)

    # -- the course of the game ----------------------------------------------------------

    def play(self) -> None:
        """To the end of the game, or of the input."""
        self.greet()
        self.note()
        with suppress(Leave):
            try:
                self.take_turns()
                self.finish()
            except KeyboardInterrupt:  # a second one ends the program
                self.print([""])
                self.offer_to_save("save-game")
        self.print([self.say("bye")])

    def take_turns(self) -> None:
        while (seat := self.referee.decider()) != OVER:
            if seat == self.me:
                self.decide()
            else:
                self.let_bot_act(seat)

    def greet(self) -> None:
        header, game = self.referee.record.header, self.referee.rulebook.game
        names = self.texts.names
        players = ", ".join(names)
        self.print([self.say("welcome", game=game.name[self.lang], players=players, name=names[self.me])])
        if header.first_chair is not None:
            self.print([self.say("first-drawn", name=names[0])])
        self.print([self.say("sealed", commitment=header.commitment), self.say("hint")])

    def let_bot_act(self, seat: int) -> None:
        bot = self.bots[seat]
        sight = None if bot.blind else self.referee.sight(seat, self.chance)
        refusal = self.referee.act(seat, bot.choose(self.referee.legal(seat), sight, self.chance))
        assert refusal is None, f"the bot of seat {seat} chose what is not legal: {refusal}"
        self.note()
        self.stale = True

    def note(self) -> None:
        """Keep what this seat has just seen."""
        self.log.extend(seen(self.referee.events, self.me))
        self.referee.events = []

    def decide(self) -> None:
        """Show what is new and take lines until one of them is a decision."""
        if self.stale:
            self.table()
            self.stale = False
        self.tell_news()
        self.inside = None
        self.ask()
        lines = len(self.referee.record.lines)
        while len(self.referee.record.lines) == lines and self.referee.decider() == self.me:
            self.obey(self.read())

    def finish(self) -> None:
        self.tell_news()
        ending = self.referee.record.ending
        assert ending is not None
        self.print(["", *table_lines(self.texts, self.view(), self.referee.result())])
        nonces = ", ".join(ending.nonces)
        self.print(["", self.say("seed", seed=ending.seed, secret=ending.secret, nonces=nonces)])
        self.print([self.say("commitment", commitment=self.referee.record.header.commitment)])
        self.offer_to_save("save-record")

    # -- what is shown -------------------------------------------------------------------

    def print(self, lines: Iterable[str], style: str | None = None) -> None:
        """On a screen a long sentence goes on at a word, under its beginning; a file keeps it whole."""
        width = self.out.width if self.out.is_terminal else 0
        for line in lines:
            for part in wrapped(line, width):
                self.out.print(part, style=style, markup=False, emoji=False, soft_wrap=True)

    def view(self) -> msgspec.Struct:
        return self.referee.rulebook.view(self.referee.state, self.me)

    def table(self, _: str = "") -> None:
        self.print(["", *self.texts.view(self.view())])

    def tell_news(self) -> None:
        news = self.log[self.told :]
        self.told = len(self.log)
        if news:
            self.print(["", self.say("since")], style="bold")
            self.print(f"  {self.texts.event(event)}" for event in news)

    def tell_all(self, _: str = "") -> None:
        self.print(self.texts.event(event) for event in self.log)
        if not self.log:
            self.print([self.say("log-empty")])

    def menu(self) -> list[Choice]:
        """The list as it stands: all choices, or those of the card that was picked."""
        if self.inside is not None:
            return [Choice([action]) for action in self.inside.actions]
        return choices(self.referee.state.legal(), self.referee.rulebook, self.view())

    def ask(self) -> None:
        """The question and the numbered answers."""
        rulebook = self.referee.rulebook
        self.print(["", self.texts.prompt(self.referee.prompt(), self.me)], style="bold")
        remarks = rulebook.remarks(self.referee.state)
        # what holds for a whole group is said once, beside the group
        known = [] if self.inside is None else alike(self.inside.actions, remarks)
        for number, choice in enumerate(self.menu(), 1):
            text = label(choice, rulebook, self.texts)
            if len(choice.actions) > 1:
                text = self.say("group", thing=text[:1].upper() + text[1:], count=len(choice.actions))
            own = [one for one in alike(choice.actions, remarks) if one not in known]
            if said := "; ".join(self.texts.remarks(own)):
                text = self.say("remarked", action=text, remarks=said)
            self.print([f"{number:>4}  {text}"])
        if self.inside is not None:
            self.print([f"{0:>4}  {self.say('back')}"])

    # -- what is read --------------------------------------------------------------------

    def read(self) -> str:
        try:
            return " ".join(input("> ").split())
        except EOFError:
            self.print([""])
            raise Leave from None

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self.ask()
        elif line.isdecimal():
            self.pick(int(line))
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest)
        else:
            self.act_by_text(line)

    def pick(self, number: int) -> None:
        menu = self.menu()
        first = 0 if self.inside is not None else 1
        if not first <= number <= len(menu):
            self.print([self.say("no-number", first=first, last=len(menu))])
        elif number == 0:
            self.back()
        elif len(menu[number - 1].actions) > 1:
            self.inside = menu[number - 1]
            self.ask()
        else:
            self.act(menu[number - 1].actions[0])

    def back(self, _: str = "") -> None:
        self.inside = None
        self.ask()

    def act_by_text(self, text: str) -> None:
        try:
            self.act(self.referee.rulebook.actions.parse(text))
        except ActionError:
            for choice in self.menu():
                if choice.card and choice.card == self.card(text):
                    self.inside = choice
                    self.ask()
                    return
            self.print([self.say("understood-not", text=text)])

    def act(self, action: int) -> None:
        refusal = self.referee.refusal(self.me, action)
        if refusal is not None:
            self.refuse(refusal)
            return
        doubt = self.referee.rulebook.doubt(self.referee.state, action)
        if doubt is not None and self.doubted != action:
            self.doubted = action
            self.print([self.say("doubt", remark=self.texts.remark(doubt))], style="yellow")
            return
        self.doubted = None
        self.before.append(len(self.log))
        self.referee.act(self.me, action)
        self.note()
        # What can be taken back has changed nothing on the table.
        self.stale = self.referee.undo_refusal(self.me) is not None

    def card(self, text: str) -> str | None:
        if not text:
            return None
        return find_card(text, self.referee.rulebook, self.texts, self.view())

    # -- commands ------------------------------------------------------------------------

    def help(self, _: str = "") -> None:
        rulebook = self.referee.rulebook
        self.print([self.texts.prompt(self.referee.prompt(), self.me)], style="bold")
        self.print([self.say("help-rules")])
        self.cite(self.referee.prompt().rules)
        example = rulebook.actions.text(self.referee.state.legal()[0])
        self.print([self.say("help-commands"), f"  {self.say('help-number')}"])
        self.print([f"  {self.say('help-action', action=example)}"])
        for command in ("why", "table", "log", "rules-word", "undo", "save", "lang", "quit"):
            self.print([f"  {self.say(f'help-{command}')}"])

    def cite(self, ids: Iterable[str]) -> None:
        """Rules by their ids, in own words and in the language of the table."""
        told = rules_by_id(self.referee.rulebook, self.lang)
        by_sentence: dict[str, list[str]] = {}
        for id in ids:  # one sentence may tell several rules: it is said once
            by_sentence.setdefault(told.get(id, ""), []).append(id)
        self.print(f"  {', '.join(cited)}  {sentence}".rstrip() for sentence, cited in by_sentence.items())

    def refuse(self, refusal: Refusal) -> None:
        self.print([self.texts.refusal(refusal)], style="yellow")
        if refusal.rules:
            self.cite(refusal.rules)

    def why(self, text: str) -> None:
        """Why an action may not be taken, or a card not be played."""
        actions = self.referee.rulebook.actions
        card: str | None = None
        if text.isdecimal() and 1 <= int(text) <= len(self.menu()):
            asked = self.menu()[int(text) - 1].actions
        elif (card := self.card(text)) is not None:
            asked = uses(card, self.referee.rulebook, self.view())
        else:
            try:
                asked = [actions.parse(text)]
            except ActionError:
                example = actions.text(self.referee.state.legal()[0])
                self.print([self.say("why-what", example=f"why {example}")])
                return
        allowed = [action for action in asked if self.referee.refusal(self.me, action) is None]
        if len(asked) == 1 and allowed:
            self.print([self.say("allowed", action=self.texts.action(asked[0]))])
        elif allowed:
            self.print([self.say("card-allowed", count=len(allowed))])
            self.print(f"  {self.texts.action(action)}" for action in allowed)
        else:
            self.give_reasons(asked, of_card=card is not None)

    def give_reasons(self, asked: list[int], of_card: bool = False) -> None:
        """Each different reason once, a few of each sort, and the rules behind them all.

        Who asks about a card wants to hear of it: a reason that names nothing, such as that this
        is not the moment to return cards, is told only where there is no other.
        """
        refusals = [one for action in asked if (one := self.referee.refusal(self.me, action)) is not None]
        telling = [one for one in refusals if one.args]
        sorts: dict[str, dict[str, Refusal]] = {}
        for refusal in telling if of_card and telling else refusals:
            sorts.setdefault(refusal.code, {}).setdefault(self.texts.refusal(refusal), refusal)
        for sort in sorts.values():
            self.print(list(sort)[:LIKE], style="yellow")
        reasons = [refusal for sort in sorts.values() for refusal in sort.values()]
        self.cite(dict.fromkeys(rule for refusal in reasons for rule in refusal.rules))

    def rules(self, word: str) -> None:
        lines = rules_about(self.referee.rulebook, self.lang, word)
        self.print(lines or [self.say("rules-none", word=word)])

    def undo(self, _: str = "") -> None:
        refusal = self.referee.undo(self.me)
        if refusal is not None:
            self.refuse(refusal)
            return
        del self.log[self.before.pop() :]
        self.told = min(self.told, len(self.log))
        self.inside = None
        self.print([self.say("undone")])

    def change_lang(self, lang: str) -> None:
        if lang in ("ru", "en"):
            self.speak("ru" if lang == "ru" else "en")
            self.ask()
        else:
            self.print([self.say("lang-which")])

    def save(self, name: str) -> bool:
        """Write the game down; never over a file that is not this game."""
        if not name:
            self.print([self.say("save-where")])
            return False
        path = Path(name)
        try:
            if path.exists() and path != self.file:
                self.print([self.say("save-exists", file=name)])
                return False
            self.referee.paused().write(path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.print([self.say("save-failed", file=name, reason=reason)])
            return False
        self.file = path
        self.print([self.say("saved", file=name)])
        return True

    def quit(self, _: str = "") -> None:
        self.offer_to_save("save-game")
        raise Leave

    def offer_to_save(self, question: str) -> None:
        """Until it is saved, or an empty line says no."""
        saved = False
        while not saved:
            self.print([self.say(question)])
            name = self.read()
            saved = not name or self.save(name)
