"""A Knight's Tale: three tournaments and the road between them, for 1–4."""
