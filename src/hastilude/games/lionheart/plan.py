"""A fence that somebody might build, kept beside the board for the insight (`fences.py` makes it)."""

from hastilude.games.lionheart.area import Area


class Plan:
    """A region to be fenced: what it is worth, and the open edges around it. It never changes."""

    def __init__(self, region: Area, edge_e: Area, edge_s: Area, worth: float, cost: float) -> None:
        self.region = region
        #: open edges of its outline, where borders are missing
        self.edge_e = edge_e
        self.edge_s = edge_s
        self.missing = edge_e.count() + edge_s.count()
        self.worth = worth
        #: points that a missing border takes from a worthy plan
        self.cost = cost
        #: changes here may call for another plan
        self.near = region.grown().grown()

    def hope(self, placed: int) -> float:
        """What the plan is worth once so many more of its borders are placed: less the borders
        still missing, but never nothing."""
        missing = self.missing - placed
        if missing <= 0 or self.worth <= 0.0:
            return self.worth
        left = self.worth - self.cost * missing
        least = 0.35 * self.worth
        if left >= least:
            return left
        # beyond that, ever more slowly
        return least * (self.worth - least) / (self.cost * missing)
