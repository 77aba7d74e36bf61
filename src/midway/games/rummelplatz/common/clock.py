"""The three clocks of the timed attractions, one set of rules (RP-17 to RP-19)."""

from __future__ import annotations

from midway.engine.game import Option, Setup

#: Agreed for the table before it opens. ``relaxed`` is ``live`` with twice the time.
CLOCK_OPTION = Option("clock", "calm", "live", "relaxed")
#: What runs against time, and has more than one player at a time.
AT_ONCE = {CLOCK_OPTION.key: ("live", "relaxed")}
_FACTOR = {"calm": 1, "live": 1, "relaxed": 2}


def is_calm(setup: Setup) -> bool:
    """Whether there is no time but a number of acts."""
    return setup.options["clock"] == "calm"


def factor(setup: Setup) -> int:
    """By how much the printed times are stretched."""
    return _FACTOR[setup.options["clock"]]
