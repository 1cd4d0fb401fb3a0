"""From rows of games to a network: needs torch, which nothing else does.

Whole games are held out. The weights of the best epoch by their loss are kept, made whole numbers
(core/network.py), and measured once more as such.
"""

import time
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hastilude.core.game import GameError, find_game
from hastilude.core.network import (
    FIRST_BITS,
    LAST_BITS,
    NARROW,
    NEURON_BITS,
    SECOND_BITS,
    THREE,
    TWO,
    WIDE,
    Network,
    pack,
    save,
)
from hastilude.core.numbers import Numbers
from hastilude.lab.gather import WIN, Shape, shape_of

#: one game in so many is held out
HELD_OUT = 10
#: rows by which the whole numbers are measured once more, from all that is held out
SAMPLE = 4000
#: largest weights that a lane can hold
MOST_SECOND = 3.9
MOST_FIRST = 7.9


class Recipe(msgspec.Struct, frozen=True):
    """How it is learned."""

    #: neurons: a multiple of 12, a multiple of 8
    first: int = 48
    second: int = 32
    epochs: int = 6
    batch: int = 4096
    rate: float = 0.003
    decay: float = 0.01
    seed: int = 1
    #: whether the game's own estimate is among the inputs
    estimates: bool = True
    #: rows at most; 0: all
    rows: int = 0


class Fitted(NamedTuple):
    network: Network
    #: mean loss of the games held out: of the network, as whole numbers too, and of the estimate alone
    loss: float
    whole_loss: float
    plain_loss: float
    games: int
    rows: int
    seconds: float


def scales(numbers: Numbers, estimates: bool) -> tuple[list[int], list[int]]:
    """By input: the byte that means 0, and what a byte is divided by."""
    zeros: list[int] = []
    per: list[int] = []
    for piece in [*numbers.pieces, *(numbers.estimates if estimates else [])]:
        zeros += [piece.zero] * piece.length
        per += [piece.per] * piece.length
    return zeros, per


def fit(game: str, seats: int, folders: list[Path], recipe: Recipe, say: Any = print) -> Fitted:
    """Learn from all games of some folders: a pool that grows from generation to generation."""
    try:
        torch: Any = import_module("torch")
        np: Any = import_module("numpy")
    except ImportError:
        raise GameError("learning needs torch and numpy, which are not installed here") from None
    begun = time.monotonic()
    numbers = find_game(game).load().numbers(seats)
    assert numbers is not None
    shape = shape_of(game, seats)
    data, worth, name = read(np, folders, shape, recipe.rows)
    inputs = shape.numbers + (shape.estimates if recipe.estimates else 0)
    zeros, per = scales(numbers, recipe.estimates)
    torch.manual_seed(recipe.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    zero = torch.tensor(zeros, dtype=torch.float32, device=device)
    scale = torch.tensor([1.0 / each for each in per], dtype=torch.float32, device=device)
    held = name % HELD_OUT == 0
    learn = np.flatnonzero(~held)
    test = np.flatnonzero(held)
    x_all = torch.from_numpy(np.ascontiguousarray(data[:, :inputs])).to(device)
    y_all = torch.from_numpy(worth).to(device)
    net = torch.nn.Sequential(
        torch.nn.Linear(inputs, recipe.first),
        torch.nn.ReLU(),
        torch.nn.Linear(recipe.first, recipe.second),
        torch.nn.ReLU(),
        torch.nn.Linear(recipe.second, 1),
    ).to(device)
    optimiser = torch.optim.AdamW(net.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    steps = recipe.epochs * (len(learn) // recipe.batch + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, recipe.rate, total_steps=steps)
    loss_of = torch.nn.BCEWithLogitsLoss()
    random = np.random.default_rng(recipe.seed)

    def inputs_of(rows: Any) -> Any:
        return (x_all[rows].float() - zero) * scale

    def held_out() -> float:
        net.eval()
        total = 0.0
        with torch.no_grad():
            for part in np.array_split(test, max(1, len(test) // 65536)):
                rows = torch.from_numpy(part).to(device)
                found = net(inputs_of(rows)).squeeze(1)
                total += float(loss_of(found, y_all[rows])) * len(part)
        net.train()
        return total / len(test)

    best, kept = 9.0, None
    for epoch in range(recipe.epochs):
        order = torch.from_numpy(random.permutation(learn)).to(device)
        for start in range(0, len(order), recipe.batch):
            rows = order[start : start + recipe.batch]
            optimiser.zero_grad()
            loss = loss_of(net(inputs_of(rows)).squeeze(1), y_all[rows])
            loss.backward()
            optimiser.step()
            schedule.step()
            with torch.no_grad():
                net[2].weight.clamp_(-MOST_SECOND, MOST_SECOND)
                net[0].weight.clamp_(-MOST_FIRST, MOST_FIRST)
        found = held_out()
        say(f"epoch {epoch + 1}: held-out loss {found:.4f}, {time.monotonic() - begun:.0f} s")
        if found < best:
            best = found
            kept = [each.detach().cpu().double().tolist() for each in net.parameters()]
    assert kept is not None
    network = whole(kept, zeros, per)
    sample = test[:: max(1, len(test) // SAMPLE)]
    return Fitted(
        network,
        best,
        _whole_loss(network, data[sample, :inputs], worth[sample]),
        _plain_loss(np, numbers, shape, data[test], worth[test]),
        len(np.unique(name)),
        len(data),
        time.monotonic() - begun,
    )


def read(np: Any, folders: list[Path], shape: Shape, most: int) -> tuple[Any, Any, Any]:
    """Rows, what they were worth, and their games. Of folder n the games are numbered apart."""
    rows, worths, names = [], [], []
    for at, folder in enumerate(folders):
        for path in sorted(folder.glob("*.rows")):
            block = np.fromfile(path, dtype=np.uint8).reshape(-1, shape.row)
            rows.append(block[:, :-5])
            worths.append(block[:, -5].astype(np.float32) / WIN)
            names.append(block[:, -4:].copy().view("<u4").reshape(-1) + at * 100_000_000)
    if not rows:
        raise GameError("there are no games to learn from yet")
    data, worth, name = np.concatenate(rows), np.concatenate(worths), np.concatenate(names)
    return (data[:most], worth[:most], name[:most]) if most else (data, worth, name)


def whole(kept: list[Any], zeros: list[int], per: list[int]) -> Network:
    """The weights as whole numbers."""
    first, first_bias, second, second_bias, last, last_bias = kept

    def at(value: float, bits: int) -> int:
        return round(value * (1 << bits))

    one = [at(row[i] / per[i], FIRST_BITS) for i in range(len(per)) for row in first]
    two = [at(row[i], SECOND_BITS) for i in range(len(second[0])) for row in second]
    return Network(
        zeros,
        pack(one, NARROW, THREE),
        pack([at(value, FIRST_BITS) for value in first_bias], NARROW, THREE),
        pack(two, WIDE, TWO),
        pack([at(value, SECOND_BITS + NEURON_BITS) for value in second_bias], WIDE, TWO),
        [at(value, LAST_BITS) for value in last[0]],
        at(last_bias[0], LAST_BITS + NEURON_BITS),
        {},
    )


def _loss(chance: float, worth: float) -> float:
    import math  # noqa: PLC0415

    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return -(worth * math.log(chance) + (1 - worth) * math.log(1 - chance))


def _whole_loss(network: Network, data: Any, worth: Any) -> float:
    losses = [
        _loss(network.chance(row.tobytes()), float(mine)) for row, mine in zip(data, worth, strict=True)
    ]
    return sum(losses) / len(losses)


def _plain_loss(np: Any, numbers: Numbers, shape: Shape, data: Any, worth: Any) -> float:
    """Of the game's own estimate of the chance to win (`chances`), sharpened as is best for it."""
    piece = next((piece for piece in numbers.estimates if piece.name == "chances"), None)
    if piece is None:
        return 0.0
    chance = np.clip(data[:, shape.numbers + piece.start] / piece.per, 0.005, 0.995)
    odds = np.log(chance / (1 - chance))
    found = 9.0
    for sharp in (0.5, 0.7, 1.0, 1.4, 2.0):
        told = 1 / (1 + np.exp(-sharp * odds))
        loss = -(worth * np.log(told) + (1 - worth) * np.log(1 - told))
        found = min(found, float(loss.mean()))
    return found


def write(path: Path, fitted: Fitted, facts: dict[str, Any]) -> None:
    """The weights with their card."""
    fitted.network.facts.update(facts)
    save(path, fitted.network)
