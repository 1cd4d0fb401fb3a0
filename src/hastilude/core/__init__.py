"""The contract every game fulfils, and what all games share.

Imports nothing else of Hastilude: no game, no bot, no server.
"""
