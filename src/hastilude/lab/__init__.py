"""Simulation, arena, balance: many games at once."""
