"""What a seat knows: its view, the worlds that fit it, and the observation for programs that learn."""
