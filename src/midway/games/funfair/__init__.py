"""Funfair: build a park of tall attractions in six rounds, for two to four players."""
