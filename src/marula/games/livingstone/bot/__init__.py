"""How bots think about this game: instinct, plans and weights."""
