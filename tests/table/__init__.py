"""Tables, without HTTP."""
