"""Bots. None of them ever sees a true state: they think in imagined ones."""
