"""The laws: what must be true of every game, and the proof that each law can fail."""
