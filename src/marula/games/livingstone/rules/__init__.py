"""The rules: the edition's facts, the board, what may be chosen, what then happens, and the score."""
