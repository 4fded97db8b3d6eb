"""Notifications: telling people outside the page that it is their turn, by mail, web push or webhook."""
