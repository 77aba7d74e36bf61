"""Every action of Fabelland. Edges are named by carousel and colour (``A-red``), compartments ``A1`` to ``A6``."""

from __future__ import annotations

from midway.engine.actions import Action, Actions
from midway.games.fabelland.boarding import KINDS, SPACES, read_seats, seats_text
from midway.games.fabelland.edition import AREAS, CAROUSELS, COLOURS, INFLUENCERS

EDGES = [f"{car}-{colour}" for car in CAROUSELS for colour in COLOURS]
COMPARTMENTS = [f"{car}{number}" for car in CAROUSELS for number in range(1, 7)]
#: Where guests wait: the areas, then the compartments.
PLACES = [*AREAS, *COMPARTMENTS]
FIELDS = (*CAROUSELS, *AREAS, "carousel", "shop")
CAROUSEL_FIELD, SHOP_FIELD = 6, 7
#: The order in which actions are played (FL-64).
ORDER = (0, 1, 2, CAROUSEL_FIELD, 3, 4, 5, SHOP_FIELD)
#: Displays: two places of each area.
SLOTS = [f"{area}{number}" for area in AREAS for number in (1, 2)]
TOP = len(SLOTS)

ACTIONS = Actions()

CHOOSE_COLOUR = [ACTIONS.make("colour", n, text=name) for n, name in enumerate(COLOURS)]
START = [ACTIONS.make("start", n, text=name) for n, name in enumerate(EDGES)]
WHEEL = [ACTIONS.make("wheel", n, text=name) for n, name in enumerate(FIELDS[:6])]
FIELD = [ACTIONS.make("field", n, text=name) for n, name in enumerate(FIELDS)]
#: Choosing a carousel: to turn with the substitute action, or for guests to tumble onto.
RIDE = [ACTIONS.make("ride", n, text=name) for n, name in enumerate(CAROUSELS)]
ONTO = [ACTIONS.make("onto", n, text=name) for n, name in enumerate(CAROUSELS)]
CLEAR = [ACTIONS.make("clear", n, text=name) for n, name in enumerate(AREAS)]
#: Steps clockwise; 0 leaves the carousel as it stands.
TURN = [ACTIONS.make("turn", n) for n in range(6)]
COLLECT = ACTIONS.make("collect")
FINISH = ACTIONS.make("finish")
ENOUGH = ACTIONS.make("enough")
USE = [ACTIONS.make("use", n, text=name) for n, name in enumerate(INFLUENCERS[:3])]
TAKE = [
    [ACTIONS.make("take", kind, place, text=f"{KINDS[kind]} {name}") for kind in range(3)]
    for place, name in enumerate(PLACES)
]
DROP = [ACTIONS.make("drop", n, text=name) for n, name in enumerate(COMPARTMENTS)]
BUILD = [
    [ACTIONS.make("build", slot, edge, text=f"{name} {EDGES[edge]}") for edge in range(len(EDGES))]
    for slot, name in enumerate(SLOTS)
]
HIRE = [ACTIONS.make("hire", n, text=name) for n, name in enumerate([*SLOTS, "top"])]
SECTOR = [ACTIONS.make("sector", n) for n in range(1, 7)]


def _parse_board(code: str) -> Action | None:
    _, edge, seats = code.split(" ")
    return board(EDGES.index(edge), read_seats(seats))


_FIRST_BOARD = ACTIONS.family("board", len(EDGES) << 2 * SPACES, _parse_board)
_boards: dict[int, Action] = {}


def board(edge: int, seats: int) -> Action:
    """Guests take their seats on an edge; ``seats`` is who sits there afterwards. Made when first met."""
    key = edge << 2 * SPACES | seats
    action = _boards.get(key)
    if action is None:
        text = f"{EDGES[edge]} {seats_text(seats)}"
        action = _boards[key] = Action(_FIRST_BOARD + key, "board", (edge, seats), text)
    return action
