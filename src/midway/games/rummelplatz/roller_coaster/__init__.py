"""Roller Coaster: learn the track together, then ride it together by heart."""
