"""Many-coloured dice: how they lie, how they turn, and what can be done with them.

A die is one number: its kind times 24 plus how it lies. Faces are in the order top, bottom, front, back, left, right.
"""

from __future__ import annotations

from midway.engine.actions import Actions

COLOURS = "RYGBV"
KINDS = len(COLOURS)
TOP, BOTTOM, FRONT, BACK, LEFT, RIGHT = range(6)
LIES = 24

ACTIONS = Actions()
NAMES = ("red", "yellow", "green", "blue", "violet")
#: ``take red`` takes a die of the kind led by red.
TAKE = [ACTIONS.make("take", kind, text=NAMES[kind]) for kind in range(KINDS)]
#: By move: ``turn forward`` tips the top to the front.
WAYS = ("forward", "back", "left", "right", "clockwise", "anticlockwise")
TURN = [ACTIONS.make("turn", way, text=WAYS[way]) for way in range(len(WAYS))]
PLACE = ACTIONS.make("place")
LIFT = ACTIONS.make("lift")
STOP = ACTIONS.make("stop")
#: The sand timer has run out.
CLOSE = ACTIONS.make("close")

#: For each way: which face moves to top, bottom, front, back, left, right.
_MOVED = (
    (BACK, FRONT, TOP, BOTTOM, LEFT, RIGHT),
    (FRONT, BACK, BOTTOM, TOP, LEFT, RIGHT),
    (RIGHT, LEFT, FRONT, BACK, TOP, BOTTOM),
    (LEFT, RIGHT, FRONT, BACK, BOTTOM, TOP),
    (TOP, BOTTOM, RIGHT, LEFT, FRONT, BACK),
    (TOP, BOTTOM, LEFT, RIGHT, BACK, FRONT),
)


def _all_lies() -> tuple[list[tuple[int, ...]], list[list[int]]]:
    """The 24 ways a die can lie, as the original faces by side, and the way reached by each turn."""
    lies: list[tuple[int, ...]] = [(TOP, BOTTOM, FRONT, BACK, LEFT, RIGHT)]
    turned: list[list[int]] = []
    for lie in lies:  # the list grows while it is read
        row = []
        for moved in _MOVED:
            after = tuple([lie[face] for face in moved])
            if after not in lies:
                lies.append(after)
            row.append(lies.index(after))
        turned.append(row)
    return lies, turned


#: By lie: the original face on each side; by lie and way: the lie after the turn.
LIE, TURNED = _all_lies()


def _first_turns() -> list[list[tuple[int, int]]]:
    """By lie and wanted lie: how many turns it takes, and the first of them."""
    table = []
    for start in range(LIES):
        found = {start: (0, -1)}
        edge = [start]
        for lie in edge:  # grows while it is read
            for way, after in enumerate(TURNED[lie]):
                if after not in found:
                    turns, first = found[lie]
                    found[after] = (turns + 1, way if first < 0 else first)
                    edge.append(after)
        table.append([found[lie] for lie in range(LIES)])
    return table


FIRST_TURN = _first_turns()


class Dice15:
    """The dice and cards of an edition. ``faces[kind]`` are colours by original face."""

    def __init__(self, copies: int, faces: list[tuple[int, ...]], stacks: list[tuple[int, ...]], pace: dict[str, int]):
        self.copies = copies
        self.faces = faces
        self.stacks = stacks
        self.pace = pace
        #: By die (kind and lie): colours by side.
        self.sides = [tuple([faces[kind][face] for face in LIE[lie]]) for kind in range(KINDS) for lie in range(LIES)]
        #: By front and underside: the dice that lie so.
        self.lying: list[list[list[int]]] = [
            [
                [die for die, sides in enumerate(self.sides) if sides[FRONT] == front and sides[BOTTOM] == bottom]
                for bottom in range(len(COLOURS))
            ]
            for front in range(len(COLOURS))
        ]
