"""Marula's tests: the laws of every game, each game's own rules, a mirror of src, and the shape of the house."""
