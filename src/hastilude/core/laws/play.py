"""Laws 2, 3, 4, 7 and 9: the game can be played, copied, counted and named."""

from hastilude.core.action import Action, ActionError
from hastilude.core.chance import Chance
from hastilude.core.laws.trial import FIRST, LAST, RANDOM, Trial, after
from hastilude.core.state import OVER, State


def legal_means_legal(trial: Trial, sweeps: int = 3) -> None:
    """Law 2: `legal()` is exactly the set of actions with no refusal, and each applies.

    Every state of the trial is asked about its legal actions; `sweeps` of them, and the
    end, about every action of the game. Asking must not change anything (of a long game
    some of the states are compared).
    """
    for n in range(len(trial.moments) + 1):
        _legal_list(trial, n)
    for n in [*trial.choose(sweeps, 2), len(trial.moments)]:
        _sweep(trial, n)
        _each_applies(trial, n)


def _legal_list(trial: Trial, n: int) -> None:
    state = trial.state(n)
    closely = n % trial.stride() == 0
    before = trial.snapshot(state) if closely else b""
    legal = list(state.legal())
    if len(set(legal)) != len(legal):
        raise trial.broken(2, f"the list of legal actions names one twice: {legal}", n)
    for action in legal:
        if not 0 <= action < trial.rulebook.actions.count:
            raise trial.broken(2, f"legal action {action} is not a number of this game's actions", n)
        refusal = state.refusal(action)
        if refusal is not None:
            raise trial.broken(2, f"{trial.text(action)!r} is legal, but refused: {refusal}", n)
    if state.legal() != legal:
        raise trial.broken(2, "the list of legal actions is another when asked again", n)
    if closely and trial.snapshot(state) != before:
        raise trial.broken(2, "asking for legal actions and refusals changed the state", n)
    trial.checked[2] += 1


def _sweep(trial: Trial, n: int) -> None:
    state = trial.state(n)
    before = trial.snapshot(state)
    legal = set(state.legal())
    for action in trial.rulebook.actions:
        if state.refusal(action) is None and action not in legal:
            raise trial.broken(2, f"{trial.text(action)!r} is not refused, but not legal either", n)
    if trial.snapshot(state) != before:
        raise trial.broken(2, "a refused action changed the state", n)
    trial.checked[2] += 1


def _each_applies(trial: Trial, n: int) -> None:
    state = trial.state(n)
    for action in list(state.legal()):
        try:
            after(state, action, trial.chance("applies", n, action))
        except Exception as error:
            reason = f"{trial.text(action)!r} is legal, but fails with {error!r}"
            raise trial.broken(2, reason, n) from error
    trial.checked[2] += 1


def no_dead_ends(trial: Trial, games: int = 3, stubborn: bool = False) -> None:
    """Law 3: somebody can act until there is a result, and there is one within the bound.

    The trial itself is one proof; `games` more are played at random. With `stubborn` two
    more are played by seats that always take the first, or the last, legal action: they
    find what only a guard of the ledger can end. Options that let the seats go on for
    ever if they all wish to are played without it.
    """
    habits = [RANDOM] * games + ([FIRST, LAST] if stubborn else [])
    for number, habit in enumerate(habits):
        seed = f"{trial.seed}/{number}"
        Trial(trial.rulebook, trial.case, seed=seed, bound=trial.bound, habit=habit, keep=False)
        trial.checked[3] += 1


def copies_are_deep(trial: Trial, states: int = 6, depth: int = 12) -> None:
    """Law 4: what happens to a state never happens to its copies, nor the other way round.

    The trial copied the state before each decision: none of the copies may have changed
    since. From some of them a copy and each seat's imagination are played on.
    """
    for n, moment in enumerate(trial.moments):
        if trial.snapshot(moment.state) != moment.snapshot:
            raise trial.broken(4, f"the copy made before decision {n} changed while the game went on", n)
        trial.checked[4] += 1
    for n in trial.choose(states, 4):
        state, before = trial.state(n), trial.moments[n].snapshot
        copy = state.copy()
        if trial.snapshot(copy) != before:
            raise trial.broken(4, "a copy is not like its original", n)
        if copy.events is not None:
            raise trial.broken(4, "somebody listens to a copy", n)
        _play_on(copy, depth, trial.chance("copy", n))
        if trial.snapshot(state) != before:
            raise trial.broken(4, "playing on with a copy changed the original", n)
        for seat in range(trial.case.seats):
            _play_on(state.imagine(seat, trial.chance("imagined", n, seat)), depth, trial.chance("on", n))
            if trial.snapshot(state) != before:
                raise trial.broken(4, f"playing on with what seat {seat} imagines changed the original", n)
        trial.checked[4] += 1


def _play_on(state: State, depth: int, chance: Chance) -> None:
    for _ in range(depth):
        if state.decider() == OVER:
            return
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)


def conservation(trial: Trial, imagined: int = 6, lawless: str = "") -> None:
    """Law 7: the ledger's invariants hold in every state, and in what seats imagine.

    A game without invariants of its own must say why (`lawless`).
    """
    if type(trial.end).check is State.check and not lawless:
        raise trial.broken(7, "the game checks no invariants: it must override check() or say why not")
    for n in range(len(trial.moments) + 1):
        _check(trial, n, trial.state(n), "")
    for n in trial.choose(imagined, 7):
        for seat in range(trial.case.seats):
            state = trial.state(n).imagine(seat, trial.chance("conservation", n, seat))
            _check(trial, n, state, f"seat {seat} imagines the impossible: ")


def _check(trial: Trial, n: int, state: State, prefix: str) -> None:
    try:
        state.check()
    except AssertionError as error:
        raise trial.broken(7, f"{prefix}{error}", n) from error
    trial.checked[7] += 1


def three_forms_one_action(trial: Trial, sample: int = 200) -> None:
    """Law 9: integer, structured and text form say the same, and nothing else parses."""
    space = trial.rulebook.actions
    chance = trial.chance("forms")
    numbers = {action for n in range(len(trial.moments)) for action in trial.state(n).legal()}
    numbers.update(
        range(space.count) if space.count <= sample else (chance.below(space.count) for _ in range(sample))
    )
    for number in sorted(numbers):
        action, text = space.decode(number), space.text(number)
        if space.encode(action) != number:
            raise trial.broken(9, f"action {number} is {action}, but that is action {space.encode(action)}")
        if space.parse(text) != number:
            raise trial.broken(9, f"action {number} reads {text!r}, but that is action {space.parse(text)}")
        trial.checked[9] += 1
    _garbage(trial, space.text(min(numbers)))


def _garbage(trial: Trial, text: str) -> None:
    """What is no action is refused with an ActionError, in each of the three forms."""
    space = trial.rulebook.actions
    for given in (
        "",
        " ",
        "no such action",
        f"{text} {text}",
        f"{text}?",
        -1,
        space.count,
        Action("no such kind"),
    ):
        try:
            if isinstance(given, str):
                space.parse(given)
            elif isinstance(given, int):
                space.decode(given)
            else:
                space.encode(given)
        except ActionError:
            trial.checked[9] += 1
        else:
            raise trial.broken(9, f"{given!r} is no action of this game, but taken for one")
