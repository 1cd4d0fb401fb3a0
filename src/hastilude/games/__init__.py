"""One folder a game. They are found through the entry point group `hastilude.games`."""
