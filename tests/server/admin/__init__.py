"""Tests of what operators can do."""
