"""Hostile clients and full machines: one file for each hole that was found."""
