"""Swing Boat: the further out, the more fun, and the sooner one is pale."""
