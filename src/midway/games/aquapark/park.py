"""One player's aquapark: cards on the grid, the half and whole spaces between them, and the tokens on these."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.games.aquapark.actions import AROUND, LIFEGUARDS, PLACES, STEP, VISITORS, W, placements, token_action
from midway.games.aquapark.edition import Kit
from midway.games.aquapark.scoring import Tally, tally

#: card, lie (0 flat, 1 upright), anchor cell, turn
Lay = tuple[int, int, int, int]


class Park:
    """A park is never changed once made, only replaced: states share it, and its legal lists are kept with it.

    ``cells`` maps a cell to the number of the card on it, ``halves`` an edge to the terrains of its two halves (the
    half above or left of the edge in the low byte, the other in the high one), ``tokens`` an edge to
    ``token * 2 + guard``. ``whole`` lists the whole spaces as (edge, card, card, terrains on both halves).
    """

    __slots__ = ("cells", "halves", "kept_spots", "kept_tally", "kept_tokens", "kit", "laid", "tokens", "whole")

    def __init__(
        self,
        kit: Kit,
        cells: dict[int, int],
        halves: dict[int, int],
        tokens: dict[int, int],
        laid: tuple[Lay, ...],
        whole: tuple[tuple[int, int, int, int], ...],
    ) -> None:
        self.kit = kit
        self.cells = cells
        self.halves = halves
        self.tokens = tokens
        self.laid = laid
        self.whole = whole
        self.kept_spots: list[Action] | None = None
        self.kept_tokens: dict[int, list[Action]] = {}
        self.kept_tally: Tally | None = None

    @classmethod
    def empty(cls, kit: Kit) -> Park:
        return cls(kit, {}, {}, {}, (), ())

    def plain(self) -> tuple[tuple[Lay, ...], tuple[tuple[int, int], ...]]:
        """For hash and comparison."""
        return (self.laid, tuple(sorted(self.tokens.items())))

    # -- laying

    def lay(self, card: int, lie: int, cell: int, turn: int) -> Park:
        """The park with a card more. Visitors whose terrain the new half lacks leave (AQ-32)."""
        cells = self.cells.copy()
        halves = self.halves.copy()
        tokens = self.tokens
        number = len(self.laid)
        cells[cell] = cells[cell + STEP[lie]] = number
        whole = self.whole
        face = self.kit.faces[card][turn]
        i = 0
        for offset, below in AROUND[lie]:
            edge = cell * 2 + offset
            bits = face[i]
            i += 1
            other = halves.get(edge, 0)
            if not other:
                halves[edge] = bits << 8 if below else bits
                continue
            halves[edge] = other | (bits << 8 if below else bits)
            lower = edge >> 1
            neighbour = self.cells[lower - (1 if edge & 1 else W)] if below else self.cells[lower]
            whole += ((edge, neighbour, number, bits & (other | other >> 8) & 31),)
            token = tokens.get(edge, 1)
            if not token & 1 and not bits >> self.kit.terrain[token >> 1] & 1:
                tokens = tokens.copy()
                del tokens[edge]
        return Park(self.kit, cells, halves, tokens, (*self.laid, (card, lie, cell, turn)), whole)

    def put(self, edge: int, token: int, guard: int) -> Park:
        """The park with a token more."""
        tokens = self.tokens.copy()
        tokens[edge] = token * 2 + guard
        park = Park(self.kit, self.cells, self.halves, tokens, self.laid, self.whole)
        park.kept_spots = self.kept_spots
        return park

    def without_hanging(self) -> Park:
        """The park without the tokens on half spaces (AQ-34)."""
        kept = {edge: token for edge, token in self.tokens.items() if self.is_whole(edge)}
        return (
            self
            if len(kept) == len(self.tokens)
            else Park(self.kit, self.cells, self.halves, kept, self.laid, self.whole)
        )

    # -- legal lists

    def placements(self) -> list[Action]:
        """Every way to lay a card: no card covered (AQ-22), an edge shared and so a whole space made (AQ-21)."""
        if self.kept_spots is None:
            cells = self.cells
            around = {near for cell in cells for near in (cell - W, cell - 1, cell + 1, cell + W)}
            free = around - cells.keys()
            spots: list[Action] = []
            for lie, step in enumerate(STEP):
                rows = PLACES[lie]
                for cell in sorted((free | {cell - step for cell in free}) - cells.keys()):
                    if cell + step not in cells:
                        spots += rows[cell] or placements(lie, cell)
            self.kept_spots = spots
        return self.kept_spots

    def token_spots(self, terrain: int) -> list[Action]:
        """Every way to put a token of this terrain: as a visitor (AQ-29, AQ-30), then as a lifeguard (AQ-33)."""
        kept = self.kept_tokens.get(terrain)
        if kept is None:
            free = sorted(self.halves.keys() - self.tokens.keys())
            low, high = 1 << terrain, 256 << terrain
            kept = []
            for edge in free:
                halves = self.halves[edge]
                if (halves & low or not halves & 255) and (halves & high or halves < 256):
                    kept.append(VISITORS[edge] or token_action(0, edge))
            kept += [LIFEGUARDS[edge] or token_action(1, edge) for edge in free]
            self.kept_tokens[terrain] = kept
        return kept

    def around(self) -> list[Action]:
        """Every spot a person could point at: on the park, and up to one cell from it even where only corners meet."""
        near = sorted({cell + step for cell in self.cells for step in _NEAR})
        found: list[Action] = []
        for lie in (0, 1):
            for cell in sorted({*near, *[cell - STEP[lie] for cell in near]}):
                found += placements(lie, cell)
        return found

    def spaces(self) -> list[Action]:
        """Both ways up of a token on every space, free or not."""
        edges = sorted(self.halves)
        return [token_action(0, edge) for edge in edges] + [token_action(1, edge) for edge in edges]

    # -- looking

    def is_whole(self, edge: int) -> bool:
        """Whether both halves of a space are there (AQ-18)."""
        halves = self.halves[edge]
        return halves & 255 != 0 and halves >> 8 != 0

    def takes_visitor(self, edge: int, terrain: int) -> bool:
        """Whether every half of a space shows the terrain."""
        halves = self.halves[edge]
        bit = 1 << terrain
        low, high = halves & 255, halves >> 8
        return (not low or low & bit != 0) and (not high or high & bit != 0)

    def cards_at(self, edge: int) -> tuple[int | None, int | None]:
        """The cards (by number in the park) above or left of an edge, and below or right of it."""
        lower = edge >> 1
        halves = self.halves[edge]
        upper = lower - (1 if edge & 1 else W)
        return (self.cells[upper] if halves & 255 else None, self.cells[lower] if halves >> 8 else None)

    def score(self) -> Tally:
        """Areas and points as they stand, worked out once."""
        if self.kept_tally is None:
            self.kept_tally = tally(self)
        return self.kept_tally


_NEAR = (-W - 1, -W, -W + 1, -1, 0, 1, W - 1, W, W + 1)
