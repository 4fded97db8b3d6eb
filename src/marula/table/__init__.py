"""Tables: live matches with people and bots round them, and the store that never forgets one. No HTTP here."""
