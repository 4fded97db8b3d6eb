"""Tables: a match with people and bots round it. Commands, events and state; no database and no HTTP here."""
