"""Tests of what runs all tables of one process: the registry, bots, clocks."""
