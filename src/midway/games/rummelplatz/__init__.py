"""Rummelplatz: a fair of booths. Each booth is a game of its own that can also be played alone."""
