"""King's Bounty: cards, castles and titles for 2–5."""
