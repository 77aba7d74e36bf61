"""The box: where the claw is, and what it would touch."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Actions

COLOURS = ("white", "blue", "orange", "purple")
#: As the arm sees them: x to the right, y away.
AWAY, LEFT, TOWARD, RIGHT = range(4)
STEP = ((0, 1), (-1, 0), (0, -1), (1, 0))
DIRECTIONS = ("away", "left", "toward", "right")
#: By direction: its word in the joystick picture (CM-7).
WORDS = ("mib", "mab", "mub", "mob")

ACTIONS = Actions()
SAY = [ACTIONS.make("say", at, text=word) for at, word in enumerate(WORDS)]
KLICK = ACTIONS.make("klick")
#: In calm the arm moves by one cell.
MOVE = [ACTIONS.make("move", at, text=name) for at, name in enumerate(DIRECTIONS)]
#: Against the clock the arm holds a key and lets it go.
HOLD = [ACTIONS.make("hold", at, text=name) for at, name in enumerate(DIRECTIONS)]
RELEASE = ACTIONS.make("release")
GRAB = ACTIONS.make("grab")
CLOSE = ACTIONS.make("close")


class Machine:
    """The numbers of an edition. ``colour`` is by crystal."""

    def __init__(self, count: tuple[int, ...], value: tuple[int, ...], box: dict[str, int], pace: dict[str, int]):
        self.value = value
        self.colour = tuple([colour for colour, many in enumerate(count) for _ in range(many)])
        self.size = box["size"]
        self.cell = box["cell"]
        self.reach = box["reach"]
        self.pace = pace

    def inside(self, at: int) -> int:
        """A place along a side, kept within the box."""
        return max(0, min(self.size - 1, at))

    def moved(self, x: int, y: int, direction: int, units: int) -> tuple[int, int]:
        """A place after a move, kept within the box."""
        across, away = STEP[direction]
        return self.inside(x + across * units), self.inside(y + away * units)

    def touched(self, crystals: Sequence[tuple[int, ...]], x: int, y: int) -> int:
        """The crystal that is grabbed at a place (CM-8), by number; of equal ones the first.

        A crystal is its place and its height.
        """
        near, best = -1, (0, 0)
        high, top = -1, -1
        for number, (across, away, height) in enumerate(crystals):
            distance = (across - x) * (across - x) + (away - y) * (away - y)
            if distance <= self.reach * self.reach and height > top:
                high, top = number, height
            if near < 0 or (distance, -height) < best:
                near, best = number, (distance, -height)
        return high if high >= 0 else near
