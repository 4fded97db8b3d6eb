"""An older build beside today's: its bots as opponents, and the data that it wrote."""

COMMIT = "56afee8"
"""The build that is meant unless another is named."""
