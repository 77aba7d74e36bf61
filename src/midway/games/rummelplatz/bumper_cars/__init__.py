"""Bumper Cars: hide your TILT, keep your nerve, let the others be bumped."""
