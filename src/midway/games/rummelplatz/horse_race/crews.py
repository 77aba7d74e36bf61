"""Who rides which horse, and what a crew can do."""

from __future__ import annotations

from midway.engine.actions import Actions

ACTIONS = Actions()
DICE = "abc"
#: By the dice rolled, one bit a die: ``roll ab`` rolls the first two and leaves the third.
ROLL = [
    ACTIONS.make("roll", mask, text="".join([die for at, die in enumerate(DICE) if mask >> at & 1]))
    for mask in range(1, 8)
]
ROLL_ALL = ROLL[6]
#: A single rider moves the own horse by the three alike.
MOVE = ACTIONS.make("move")
#: The roller of a pair calls the number for the rider.
CALL = ACTIONS.make("call")
#: The rider of a pair moves the horse by 1 to 3.
RIDE = [ACTIONS.make("ride", rows) for rows in range(1, 4)]
#: After the swap the new roller takes the dice.
TAKE = ACTIONS.make("take")
#: The clock ends the race.
CLOSE = ACTIONS.make("close")


class Crews:
    """The horses of a table: ``riders`` by lane, and the lane of each seat."""

    def __init__(self, sizes: tuple[int, ...]) -> None:
        first = [sum(sizes[:lane]) for lane in range(len(sizes))]
        self.riders = [tuple(range(at, at + size)) for at, size in zip(first, sizes, strict=True)]
        self.lane = [lane for lane, size in enumerate(sizes) for _ in range(size)]


_SINGLES = {3: Crews((1, 1, 1)), 4: Crews((1, 1, 1, 1))}
#: By option and number of players (HR-2).
CREWS = {
    "pairs": _SINGLES | {5: Crews((2, 2, 1)), 6: Crews((2, 2, 2))},
    "singles": _SINGLES | {5: Crews((2, 1, 1, 1)), 6: Crews((2, 2, 1, 1))},
}
