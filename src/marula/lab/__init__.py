"""The lab: playouts, simulations and measures for people who build bots."""
