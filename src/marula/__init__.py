"""Marula: board games about Africa, their rules, bots, tables and pages."""

__version__ = "0.1.0"
