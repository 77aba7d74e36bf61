"""The shared kit: what must hold in every game, checked on random play. It names no game."""
