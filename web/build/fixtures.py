"""What Python says, for the browser's tests to repeat: sentences, action numbers, a seal.

Prints one JSON document. Sentences are those of a whole random game of each installed game,
in both languages, with named and unnamed seats.
"""

import json
import sys
from typing import Any

from hastilude.core.chance import SeededChance
from hastilude.core.components import Components
from hastilude.core.game import Rulebook
from hastilude.core.game import games as all_games
from hastilude.core.record import Seal
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import plain, seen

NAMES = ("Анна", "Bertran", "", "")


def sentences(rulebook: Rulebook, components: Components, seats: int) -> list[dict[str, Any]]:
    options = rulebook.game.choose({})
    chance = SeededChance(b"fixtures".ljust(32))
    state = rulebook.start(seats, options, components, chance)
    texts = {lang: Texts(rulebook, lang, NAMES[:seats]) for lang in LANGUAGES}
    found: list[dict[str, Any]] = []

    def keep(form: str, value: Any, say: Any) -> None:
        said = {lang: say(texts[lang]) for lang in LANGUAGES}
        found.append({"form": form, "value": plain(value), "said": said})

    while (seat := state.decider()) >= 0:
        prompt = state.prompt()
        keep("prompt", [prompt, seat], lambda text, p=prompt, s=seat: text.prompt(p, s))
        keep("prompt", [prompt, None], lambda text, p=prompt: text.prompt(p, None))
        legal = state.legal()
        for action in legal[:: max(1, len(legal) // 3)]:
            keep("action", [action, rulebook.actions.decode(action)], lambda text, a=action: text.action(a))
        for action in range(0, rulebook.actions.count, 97):
            refusal = state.refusal(action)
            if refusal is not None:
                keep("refusal", refusal, lambda text, r=refusal: text.refusal(r))
        state.events = []
        state.apply(legal[chance.below(len(legal))], chance)
        for event in seen(state.events, seat):
            keep("event", event, lambda text, e=event: text.event(e))
    result = state.result()
    assert result is not None
    keep("result", result, lambda text: text.result(result))
    unique = {json.dumps(one, sort_keys=True, ensure_ascii=False): one for one in found}
    return list(unique.values())[:2500]


def kinds(rulebook: Rulebook) -> list[dict[str, Any]]:
    space = rulebook.actions
    return [
        {
            "name": kind.name,
            "sentence": kind.sentence,
            "offset": space.offset[kind.name],
            "count": kind.count,
            "fields": dict(zip(kind.fields, kind.values, strict=True)),
        }
        for kind in space.kinds
    ]


def main() -> None:
    games = []
    for name, game in all_games().items():
        rulebook = game.load()
        games.append(
            {
                "id": name,
                "things": dict(rulebook.things),
                "kinds": kinds(rulebook),
                "names": NAMES,
                "sentences": sentences(rulebook, rulebook.components(), min(game.seats[-1], len(NAMES))),
            }
        )
    seal = Seal(bytes(range(32)), ("5f-aB_", "0"))
    opened = {"secret": seal.secret.hex(), "nonces": seal.nonces, "seed": seal.seed.hex()}
    json.dump(
        {"games": games, "seal": {"commitment": seal.commitment, "opened": opened}},
        sys.stdout,
        ensure_ascii=False,
    )


if __name__ == "__main__":
    main()
