"""Tests of the server, in the folders of the server's own parts."""
