"""Hastilude: five knightly board games, their rules written once."""

__version__ = "0.1.0"
