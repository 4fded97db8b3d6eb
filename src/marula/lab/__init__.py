"""For people who build bots: playouts, simulations, measures."""
