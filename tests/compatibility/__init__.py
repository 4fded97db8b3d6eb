"""Data of older builds: today's code must open it."""
