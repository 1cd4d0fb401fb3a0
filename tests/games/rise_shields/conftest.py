"""These tests count dice: what is learned from games is left out (tests/games/test_calibration.py has it)."""

import pytest

from hastilude.games.rise_shields.foresight import CALIBRATION


@pytest.fixture(autouse=True)
def dice_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CALIBRATION, "curves", {})
