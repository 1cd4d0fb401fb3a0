"""Rise Shields: the hex wargame of Randelar."""
