"""What every turn-based game needs. Imports no other part of Marula.

The examples in docstrings are run by `tests/core/test_examples.py`. They use the names of their module.
"""
