"""A hand of driver cards as one number, and what can be done with it.

Three bits a value hold how many cards of it there are. Cards nobody has told the viewer of count as value 0. So a hand
is taken over by copying a number, and everything about it is a look-up.
"""

from __future__ import annotations

from functools import cache

from midway.engine.actions import Action, Actions

VALUES = 9
#: No more cards of one value, and no more cards in a hidden hand, than three bits hold.
MOST = 7
TILES = 9

ACTIONS = Actions()
#: ``play 7`` lays a 7; by value, ``PLAY[0]`` stands for no card.
PLAY = [ACTIONS.make("play", value) for value in range(VALUES + 1)]
#: ``tilt 3`` builds a stack with three tiles under the TILT.
TILT = [ACTIONS.make("tilt", under) for under in range(TILES)]

#: One card of a value, as a number to add to a hand.
ONE = [1 << 3 * value for value in range(VALUES + 1)]


#: By the values held (one bit a value, as in ``ONE``): an action a value, lowest first.
PLAYS: dict[int, tuple[Action, ...]] = {0: ()}
for _value in range(VALUES, 0, -1):
    PLAYS |= {held + ONE[_value]: (PLAY[_value], *row) for held, row in PLAYS.items()}
EACH = sum(ONE[1:])


def plays(hand: int) -> tuple[Action, ...]:
    """The cards that can be laid from a hand, one action a value, lowest first.

    >>> plays(ONE[2] + ONE[5] + ONE[5])
    (play 2, play 5)
    """
    return PLAYS[(hand | hand >> 1 | hand >> 2) & EACH]


def copies(hand: int, value: int) -> int:
    """How many cards of a value there are."""
    return hand >> 3 * value & 7


def size(hand: int) -> int:
    """How many cards there are in all, seen or not."""
    return sum([copies(hand, value) for value in range(VALUES + 1)])


def cards(hand: int) -> list[int]:
    """The values, lowest first.

    >>> cards(ONE[2] + ONE[5] + ONE[5])
    [2, 5, 5]
    """
    return [value for value in range(VALUES + 1) for _ in range(copies(hand, value))]


@cache
def deck(each: int) -> tuple[int, ...]:
    """The whole deck: ``each`` cards of every value."""
    return tuple([value for value in range(1, VALUES + 1) for _ in range(each)])
