"""An older build beside today's: its bots as opponents, and the data that it wrote."""
