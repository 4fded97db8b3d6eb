"""Simulation with one seed: the whole server on a virtual clock, with a simulated network and disk that fail."""
