"""Who does the lab's work: every part is done once, wherever it is done."""

from typing import ClassVar

import pytest

from hastilude.lab.crew import Backend, Job, Worker, here, on_processes


class Doubler:
    def play(self, number: int) -> int:
        return 2 * number


class Doubling(Job, frozen=True):
    name: ClassVar[str] = "doubling"

    def sit_down(self, cores: int) -> Worker:
        return Doubler()


@pytest.mark.parametrize("backend", [here, on_processes(2)], ids=["here", "processes"])
def test_every_block_of_a_long_job_is_done_once(backend: Backend) -> None:
    # many more blocks than a pool is given at a time
    blocks = [[number, number + 1] for number in range(0, 120, 2)]
    found = sorted(part for done in backend(Doubling(), blocks) for part in done.parts)
    assert found == [2 * number for number in range(120)]
