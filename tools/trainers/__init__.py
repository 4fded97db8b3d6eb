"""Runs the examples for trainers' libraries against the real ones (`make trainers`)."""
