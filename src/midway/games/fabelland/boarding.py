"""Guests as one number, the spaces of an attraction, and all ways in which guests can board it.

Guests of three kinds (P, K, T) in one place are packed into a whole number, eight bits a kind: ``ONE[kind]`` is one
guest. Who sits on an attraction is a number too, two bits a space from the first on: 0 free, else 1 + the kind.
"""

from __future__ import annotations

from functools import cache

KINDS = "PKT"
ONE = (1, 1 << 8, 1 << 16)
#: No attraction has more spaces: action numbers count on it.
SPACES = 6

#: One way to board: the seats afterwards, and the guests that took a seat.
Way = tuple[int, int]


def guests(text: str) -> int:
    """Guests written as letters.

    >>> guests("PPT") == 2 * ONE[0] + ONE[2]
    True
    """
    return sum([ONE[KINDS.index(letter)] for letter in text])


def guests_text(packed: int) -> str:
    """The letters of packed guests.

    >>> guests_text(guests("TPP"))
    'PPT'
    """
    return "P" * (packed & 255) + "K" * (packed >> 8 & 255) + "T" * (packed >> 16)


def number_of(packed: int) -> int:
    """How many guests there are."""
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16)


def seats_text(seats: int) -> str:
    """Seats as letters and dots, free seats at the end left out.

    >>> seats_text(1 << 2)
    '.P'
    """
    letters = []
    while seats:
        letters.append(".PKT"[seats & 3])
        seats >>= 2
    return "".join(letters)


def read_seats(text: str) -> int:
    """The seats of their text. Raises ValueError for other letters or too many.

    >>> read_seats(".P")
    4
    """
    if len(text) > SPACES:
        raise ValueError(text)
    return sum([".PKT".index(letter) << 2 * at for at, letter in enumerate(text)])


@cache
def seated_guests(seats: int) -> int:
    """The guests on these seats.

    >>> seated_guests(read_seats("PK.P")) == guests("PPK")
    True
    """
    return guests(seats_text(seats).replace(".", ""))


class Face:
    """The spaces of an attraction, and for each case met so far the ways to board it.

    ``spaces`` has a letter a space: ``P K T`` for one kind of guest, ``*`` for any, ``=`` for a linked one. ``group``
    numbers the linked groups from 1; 0 for other spaces (FL-25 to FL-28).
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.spaces, self.group = read_face(text)
        self.count = len(self.spaces)
        self.mask = sum([1 << 2 * at for at in range(self.count)])
        self.known: dict[int, tuple[Way, ...]] = {}
        self.welcome: dict[int, int] = {}

    def is_full(self, seats: int) -> bool:
        """Whether no space is free."""
        return (seats | seats >> 1) & self.mask == self.mask

    def wants(self, seats: int) -> int:
        """Guests of whom one could board now, one of each kind."""
        found = self.welcome.get(seats)
        if found is None:
            found = sum([one for one in ONE if self.ways(seats, one)])
            self.welcome[seats] = found
        return found

    def ways(self, seats: int, waiting: int) -> tuple[Way, ...]:
        """All unlike ways to board as many of the waiting guests as possible (FL-23); none where nobody can board.

        Nobody who sits changes place. Ways that differ only by spaces of one sort count once.
        """
        key = waiting << 2 * SPACES | seats
        found = self.known.get(key)
        if found is None:
            fewer = self._who_matters(seats, waiting)
            found = self.ways(seats, fewer) if fewer != waiting else self._search(seats, waiting)
            self.known[key] = found
        return found

    def _who_matters(self, seats: int, waiting: int) -> int:
        """The waiting guests without those who find no space, be it for their kind or for their number."""
        free = self.count - number_of(seated_guests(seats))
        left = 0
        for kind, letter in enumerate(KINDS):
            if letter in self.spaces or "*" in self.spaces or "=" in self.spaces:
                left += min(waiting >> 8 * kind & 255, free) * ONE[kind]
        return left

    def _search(self, seats: int, waiting: int) -> tuple[Way, ...]:
        taken = [seats >> 2 * at & 3 for at in range(self.count)]
        found: list[tuple[int, ...]] = []
        self._fill(0, taken, [waiting & 255, waiting >> 8 & 255, waiting >> 16], found)
        most = max([len(way) - way.count(0) for way in found])
        if most == len(taken) - taken.count(0):
            return ()
        unlike: dict[tuple[tuple[int, ...], ...], Way] = {}
        for way in found:
            if len(way) - way.count(0) == most:
                new = sum([value << 2 * at for at, value in enumerate(way)])
                used = sum([ONE[value - 1] for at, value in enumerate(way) if value and not seats >> 2 * at & 3])
                unlike.setdefault(self._sort(way, seats), (new, used))
        return tuple(unlike.values())

    def _fill(self, at: int, taken: list[int], left: list[int], found: list[tuple[int, ...]]) -> None:
        """Gather all seatings from space ``at`` on; ``taken`` and ``left`` are as before when it returns."""
        if at == self.count:
            found.append(tuple(taken))
            return
        if not taken[at]:
            for kind in self._fits(at, taken):
                if left[kind]:
                    left[kind] -= 1
                    taken[at] = kind + 1
                    self._fill(at + 1, taken, left, found)
                    taken[at] = 0
                    left[kind] += 1
        self._fill(at + 1, taken, left, found)

    def _fits(self, at: int, taken: list[int]) -> tuple[int, ...]:
        """The kinds of guests a free space takes; the first guest of a linked group gives it its kind."""
        space, group = self.spaces[at], self.group[at]
        if group:
            for other, value in enumerate(taken):
                if value and self.group[other] == group:
                    return (value - 1,)
        return (KINDS.index(space),) if space in KINDS else (0, 1, 2)

    def _sort(self, way: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], ...]:
        """Equal for ways that differ only by spaces, or by whole groups, that were alike before."""
        parts = []
        for space in sorted(set(self.spaces) - {"="}):
            parts.append(tuple(sorted([way[at] for at in range(self.count) if self.spaces[at] == space])))
        groups = []
        for number in range(1, max(self.group, default=0) + 1):
            places = [at for at in range(self.count) if self.group[at] == number]
            before = sorted([seats >> 2 * at & 3 for at in places])
            groups.append((*before, *sorted([way[at] for at in places])))
        return (*parts, *sorted(groups))


def read_face(text: str) -> tuple[str, tuple[int, ...]]:
    """Spaces and groups of a face text such as ``PK=2``. Raises ValueError with the reason.

    >>> read_face("P=2")
    ('P==', (0, 1, 1))
    """
    spaces = ""
    group: list[int] = []
    at = 0
    while at < len(text):
        letter = text[at]
        if letter == "=":
            size = int(text[at + 1]) if text[at + 1 : at + 2].isdecimal() else 0
            if size < 2:
                raise ValueError("= wants a number from 2 on behind it")
            spaces += "=" * size
            group += [max(group, default=0) + 1] * size
            at += 2
        elif letter in "PKT*":
            spaces += letter
            group.append(0)
            at += 1
        else:
            raise ValueError(f"{letter!r} is none of P, K, T, * and =")
    if not 1 <= len(spaces) <= SPACES:
        raise ValueError(f"{len(spaces)} spaces, want 1 to {SPACES}")
    return spaces, tuple(group)
