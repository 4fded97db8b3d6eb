"""Analysis: what a match can teach. Review of decisions, and how much of the result was luck."""
