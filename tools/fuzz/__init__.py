"""Fuzzing with coverage: atheris changes inputs and keeps those that reach code that no input reached before."""
