"""How much one server carries, what an idle table costs, and how a boardgame.io server fares on the same machine."""
