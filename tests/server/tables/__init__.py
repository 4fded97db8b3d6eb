"""Tests of tables: commands, seats, undo, clocks, summaries."""
