"""Lionheart: The King Returns: land and fences for 2 to 4."""
