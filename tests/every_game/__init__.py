"""The laws: what must hold for every game that is listed, and the proof that each law bites."""
