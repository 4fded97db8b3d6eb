"""make bench-peers: our games beside other libraries' games, measured in one run on one core."""
