"""Tests of notices: what is sent, where, and to whom."""
