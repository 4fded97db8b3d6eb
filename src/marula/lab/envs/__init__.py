"""Environments: the games as other libraries want them, and many matches at once from NumPy."""
