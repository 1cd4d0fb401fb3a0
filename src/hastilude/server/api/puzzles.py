"""Puzzles, and how somebody does at them."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import PathParameter, QueryParameter

from hastilude.core.words import Refusal
from hastilude.server.api.tables import Given
from hastilude.server.api.visitor import Asking
from hastilude.server.house import House
from hastilude.server.limits import NAME
from hastilude.server.protocol import ActionName
from hastilude.server.puzzles import TRIES, PuzzleId, PuzzlePage, Puzzles, PuzzlesPage, why
from hastilude.server.storage.people import User

PuzzleName = Annotated[
    str, PathParameter(pattern=r"^[A-Z]{1,8}-\d{3,5}$", description="The name of a puzzle, as KB-012.")
]
OfGame = Annotated[
    str, QueryParameter(pattern=f"^[a-z0-9_]{{0,{NAME}}}$", description="Of this game only; none: of any.")
]


class PuzzleTry(Given, frozen=True):
    action: ActionName
    #: how many tries there were before: who sends one again has tried once
    n: Annotated[int, msgspec.Meta(ge=0, lt=TRIES)]


class PuzzleAsked(Given, frozen=True):
    action: ActionName


class PuzzleWhy(msgspec.Struct, frozen=True):
    #: none where the rules allow it
    refusal: Refusal | None


class PuzzleRoom(Controller):
    path = "/puzzles"
    tags = ("puzzles",)

    @get(summary="The puzzle of the day, and how I do")
    async def page(self, house: House, visitor: User | None) -> PuzzlesPage:
        return await Puzzles(house.hall).page(visitor.id if visitor else "")

    @get("/next", summary="A puzzle that suits me")
    async def next(self, house: House, visitor: User | None, game: OfGame = "") -> PuzzleId:
        return await Puzzles(house.hall).next(visitor.id if visitor else "", game)

    @get("/{puzzle_id:str}", summary="A puzzle")
    async def puzzle(self, house: House, visitor: User | None, puzzle_id: PuzzleName) -> PuzzlePage:
        return await Puzzles(house.hall).puzzle(puzzle_id, visitor.id if visitor else "")

    @post("/{puzzle_id:str}/tries", summary="Try an action", status_code=200)
    async def attempt(self, house: House, user: User, puzzle_id: PuzzleName, data: PuzzleTry) -> PuzzlePage:
        return await Puzzles(house.hall).attempt(puzzle_id, user.id, data.n, data.action)

    @post("/{puzzle_id:str}/give-up", summary="See the answer", status_code=200)
    async def give_up(self, house: House, user: User, puzzle_id: PuzzleName) -> PuzzlePage:
        return await Puzzles(house.hall).attempt(puzzle_id, user.id, 0, None)

    @post("/{puzzle_id:str}/why", summary="Why the rules do not allow an action", status_code=200)
    async def why(self, request: Asking, puzzle_id: PuzzleName, data: PuzzleAsked) -> PuzzleWhy:
        return PuzzleWhy(await asyncio.to_thread(why, puzzle_id, data.action))
