"""Every action of Aquapark and the grid its codes name.

A card covers two cells. An *edge* is one side of a cell: ``cell * 2`` its top (N), ``cell * 2 + 1`` its left (W).
Half spaces lie on the six edges around a card, and two halves on one edge make a whole space (AQ-18).
"""

from __future__ import annotations

from midway.engine.actions import Action, Actions
from midway.games.aquapark.edition import COLOURS, LINES, TURNS

#: Cells in a row of the grid; the start card lies in its middle and no park of 21 laid cards reaches the rim.
W = 64
MID = 32
CELLS = W * W
NORTH, WEST = 0, 1

#: Edges N1 N2 E S2 S1 W around the anchor cell of a card: offset of the edge, and 1 where the card lies below or
#: right of it.
AROUND_H = ((0, 1), (2, 1), (5, 0), (W * 2 + 2, 0), (W * 2, 0), (1, 1))
AROUND_V = ((3, 0), (W * 2 + 3, 0), (W * 4, 0), (W * 2 + 1, 1), (1, 1), (0, 1))
AROUND = (AROUND_H, AROUND_V)
#: From the anchor cell to the other one.
STEP = (1, W)

ACTIONS = Actions()

SIDES = ("front", "back")
STARTS = [
    [ACTIONS.make("start", colour, side, text=f"{name} {SIDES[side]}") for side in (0, 1)]
    for colour, name in enumerate(COLOURS)
]

#: Slots of a line, the one at the left or top end first.
SLOTS = ((0, 1), (2, 3), (0, 2), (1, 3))
OFFERS = [ACTIONS.make("offer", line, 0, text=name) for line, name in enumerate(LINES)]
#: The same lines with the marker at the other end (setting "marker either").
OFFERS_OTHER_END = [
    ACTIONS.make("offer", line, 1, text=f"{name} {'right' if line < 2 else 'bottom'}")
    for line, name in enumerate(LINES)
]
OFFERS_EITHER = OFFERS + OFFERS_OTHER_END
TAKES = [ACTIONS.make("take", 0, text="near"), ACTIONS.make("take", 1, text="far")]


def slots(line: int, end: int) -> tuple[int, int]:
    """The slots of a line, the one closest to the marker first."""
    first, second = SLOTS[line]
    return (second, first) if end else (first, second)


def cell_text(cell: int) -> str:
    return f"{cell % W - MID},{cell // W - MID}"


def edge_text(edge: int) -> str:
    """The name of an edge outside the rules: ``0,-1,N``."""
    return f"{cell_text(edge >> 1)},{'NW'[edge & 1]}"


def read_cell(text: str) -> int:
    """The cell of ``x,y``. Raises ValueError for anything else or outside the grid."""
    x, y = text.split(",")
    cell_x, cell_y = int(x) + MID, int(y) + MID
    if not (0 < cell_x < W - 2 and 0 < cell_y < W - 2):
        raise ValueError(text)
    return cell_y * W + cell_x


def read_edge(text: str) -> int:
    """The edge of ``x,y,N`` or ``x,y,W``. Raises ValueError for anything else."""
    cell, _, side = text.rpartition(",")
    if side not in ("N", "W"):
        raise ValueError(text)
    return read_cell(cell) * 2 + (WEST if side == "W" else NORTH)


def _parse_place(code: str) -> Action | None:
    try:
        _, turn, lie, at = code.split(" ")
        return placements("HV".index(lie), read_cell(at))[TURNS.index(turn)]
    except ValueError:
        return None


def _parse_token(code: str) -> Action | None:
    try:
        verb, at = code.split(" ")
        return token_action(1 if verb == "lifeguard" else 0, read_edge(at))
    except ValueError:
        return None


_FIRST_PLACE = ACTIONS.family("place", 8 * CELLS, _parse_place)
_FIRST_TOKEN = (
    ACTIONS.family("visitor", 2 * CELLS, _parse_token),
    ACTIONS.family("lifeguard", 2 * CELLS, _parse_token),
)
#: Rows and actions met so far; hot loops look here before they call.
PLACES: list[list[list[Action] | None]] = [[None] * CELLS, [None] * CELLS]
VISITORS: list[Action | None] = [None] * (CELLS * 2)
LIFEGUARDS: list[Action | None] = [None] * (CELLS * 2)


def placements(lie: int, cell: int) -> list[Action]:
    """The four turnings of a card on a spot, made when the spot is first met; never change the list."""
    row = PLACES[lie][cell]
    if row is None:
        first = _FIRST_PLACE + (lie * CELLS + cell) * 4
        row = [
            Action(first + turn, "place", (lie, cell, turn), f"{name} {'HV'[lie]} {cell_text(cell)}")
            for turn, name in enumerate(TURNS)
        ]
        PLACES[lie][cell] = row
    return row


def token_action(guard: int, edge: int) -> Action:
    """A visitor (0) or lifeguard (1) on an edge, made when first met."""
    met = LIFEGUARDS if guard else VISITORS
    action = met[edge]
    if action is None:
        verb = "lifeguard" if guard else "visitor"
        action = Action(_FIRST_TOKEN[guard] + edge, verb, (edge,), edge_text(edge))
        met[edge] = action
    return action
