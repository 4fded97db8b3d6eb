"""What any turn-based game is. Imports nothing else of ours."""
