"""Hau den Lukas: the highest right tower of many-coloured dice."""
