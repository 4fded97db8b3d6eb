"""What any turn-based game is. Imports nothing else of ours.

The examples in docstrings are run by `tests/core/test_examples.py`. They use the names of their module.
"""
