"""Mutation testing of the games' rules: plant a small fault, run the tests that execute it, see whether one fails."""
