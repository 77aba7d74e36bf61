"""The clocks of the timed attractions, one set of rules (RP-17 to RP-20).

Two things stretch a time: the clock of the table, and what one player carries for the own times alone.
"""

from __future__ import annotations

from typing import Final

from midway.engine.game import Option, SeatOption, Setup

#: By value of the options: how many halves of the printed time there are.
_TABLE = {"calm": 2, "live": 2, "relaxed-half": 3, "relaxed": 4, "relaxed-triple": 6}
_OWN = {"even": 2, "half": 3, "double": 4, "triple": 6}

#: Agreed for the table before it opens. ``relaxed`` is ``live`` with twice the time.
CLOCK_OPTION: Final = Option("clock", *_TABLE)
#: Carried openly by a player: so many times the time of the table (RP-20).
TIME_OPTION: Final = SeatOption("time", *_OWN)
TIME_OPTIONS: Final = (TIME_OPTION,)
#: What runs against time, and has more than one player at a time.
AT_ONCE: Final = {CLOCK_OPTION.key: tuple([value for value in _TABLE if value != "calm"])}


class Times:
    """How a table stretches its times. Made once for a table."""

    def __init__(self, setup: Setup) -> None:
        #: What each player carries, by seat, as a value of the option.
        self.carried = tuple([setup.options.get(f"{TIME_OPTION.key}-{seat}", "even") for seat in range(setup.seats)])
        self.table = _TABLE[setup.options["clock"]]  # in halves
        self.own = [_OWN[carried] for carried in self.carried]  # in halves

    def all(self, ms: int) -> int:
        """A time as the clock of the table stretches it, whoever acts."""
        return ms * self.table // 2

    def of(self, ms: int, *seats: int) -> int:
        """A time of one player, or of several who act together: the longest that one of them carries (RP-20)."""
        return ms * self.table * max([self.own[seat] for seat in seats], default=2) // 4


def times(setup: Setup) -> Times:
    """How the table stretches its times."""
    made: Times | None = setup.kept.get("times")
    if made is None:
        made = setup.kept["times"] = Times(setup)
    return made


def carried(setup: Setup) -> tuple[str, ...]:
    """Who openly carries more time, by seat, as values of the option; empty where nobody does or no clock runs."""
    known = times(setup).carried
    return known if any(value != "even" for value in known) and not is_calm(setup) else ()


def is_calm(setup: Setup) -> bool:
    """Whether there is no time but a number of acts."""
    return setup.options["clock"] == "calm"
