"""The box of Aquapark: faces, tokens, round cards and the automa, read from an edition file and checked."""

from __future__ import annotations

from typing import Any

from midway.engine.edition import Tables

TERRAINS = "PGBru"
BASES = "PGB"
SLIDES = ("r", "u")
CARDS = 52
TOKENS = 52
ROUNDS = 5
COLOURS = ("orange", "pink", "turquoise", "yellow", "white")
#: Internal card numbers: 1 to 52, then the fronts (101 to 105) and backs (106 to 110) of the start cards.
FIRST_START = 101
LINES = ("row 1", "row 2", "column 1", "column 2")
TURNS = ("id", "rot180", "flipH", "flipV")
#: For each turn, where the edges N1 N2 E S2 S1 W of the turned card are read on the face.
TURNED = ((0, 1, 2, 3, 4, 5), (3, 4, 5, 0, 1, 2), (1, 0, 5, 4, 3, 2), (4, 3, 2, 1, 0, 5))

Pairing = tuple[tuple[int, int], ...]


class AutomaCard:
    """One automa card: the line it marks, whether it takes the near card, and the space of each terrain."""

    def __init__(self, line: int, near: bool, spaces: tuple[int, ...]) -> None:
        self.line = line
        self.near = near
        self.spaces = spaces


class Kit:
    """Everything in the box, in the form the rules use.

    ``edges[card]`` are the six edge texts, ``faces[card][turn]`` the same as terrain bits after turning,
    ``lands[card]`` all terrains of a card as bits, ``terrain[token]`` the terrain index of a token (1 to 52).
    """

    def __init__(self) -> None:
        size = FIRST_START + 2 * len(COLOURS)
        self.edges: list[tuple[str, ...]] = [()] * size
        self.faces: list[tuple[tuple[int, ...], ...]] = [()] * size
        self.lands: list[int] = [0] * size
        self.terrain: list[int] = [0]
        self.rounds: dict[int, tuple[Pairing, ...]] = {}
        self.automa: tuple[AutomaCard, ...] = ()
        self.worth: dict[str, tuple[int, ...]] = {}
        self.guard_normal = 0
        self.guard_family = 0
        self.award = 0

    def add_face(self, card: int, edges: tuple[str, ...]) -> None:
        bits = [edge_bits(edge) for edge in edges]
        self.edges[card] = edges
        self.faces[card] = tuple([tuple([bits[at] for at in turned]) for turned in TURNED])
        for edge in bits:
            self.lands[card] |= edge


def edge_bits(edge: str) -> int:
    """The terrains of an edge as bits, pool lowest.

    >>> edge_bits("Gr")
    10
    """
    bits = 0
    for terrain in edge:
        bits |= 1 << TERRAINS.index(terrain)
    return bits


def read_kit(tables: dict[str, Any], where: str) -> Kit:
    """The kit of an edition's tables. Raises ValueError whose sentence names file, table and row."""
    reader = Tables(tables, where, ("cards", "starts", "tokens", "rounds", "scoring", "automa"))
    kit = Kit()
    _read_cards(kit, reader)
    _read_starts(kit, reader)
    _read_tokens(kit, reader)
    _read_rounds(kit, reader)
    _read_scoring(kit, reader)
    _read_automa(kit, reader)
    return kit


def _read_cards(kit: Kit, reader: Tables) -> None:
    rows = reader.row("cards", "faces", list)
    reader.keys("cards", "faces")
    if len(rows) != CARDS:
        raise ValueError(f"{reader.where}: cards.faces has {len(rows)} rows, want {CARDS}")
    seen: dict[tuple[str, ...], int] = {}
    for card, row in enumerate(rows, 1):
        edges = _face(reader, f"cards.faces, card {card}", row)
        same = min([tuple([edges[at] for at in turned]) for turned in TURNED])
        if same in seen:
            raise ValueError(f"{reader.where}: cards.faces, card {card} = {row!r} is card {seen[same]} again")
        seen[same] = card
        kit.add_face(card, edges)


def _face(reader: Tables, place: str, value: object) -> tuple[str, ...]:
    edges = tuple(value.split()) if isinstance(value, str) else ()
    if len(edges) != 6:
        raise ValueError(f"{reader.where}: {place} = {value!r}, want six edges N1 N2 E S2 S1 W")
    for name, edge in zip(("N1", "N2", "E", "S2", "S1", "W"), edges, strict=True):
        if edge[0] not in BASES or len(edge) > 2 or (edge[1:] and edge[1:] not in SLIDES):
            raise ValueError(f"{reader.where}: {place}, edge {name} = {edge!r}, want P, G or B, then r or u or nothing")
    return edges


def _read_starts(kit: Kit, reader: Tables) -> None:
    for number, colour in enumerate(COLOURS):
        rows = reader.row("starts", colour, list)
        if len(rows) != 2:
            raise ValueError(f"{reader.where}: starts.{colour} has {len(rows)} sides, want front and back")
        for side, row in enumerate(rows):
            place = f"starts.{colour}, {('front', 'back')[side]}"
            edges = _face(reader, place, row)
            card = FIRST_START + number + side * len(COLOURS)
            kit.add_face(card, edges)
            for bit, terrain in enumerate(TERRAINS):
                if not kit.lands[card] >> bit & 1:
                    raise ValueError(f"{reader.where}: {place} = {row!r} has no {terrain}; a start card shows all five")
        if rows[0].split() == rows[1].split():
            raise ValueError(f"{reader.where}: starts.{colour} has two like sides, want unlike ones")
    reader.keys("starts", *COLOURS)


def _read_tokens(kit: Kit, reader: Tables) -> None:
    counts = [reader.count("tokens", terrain) for terrain in TERRAINS]
    reader.keys("tokens", *TERRAINS)
    if sum(counts) != TOKENS:
        raise ValueError(f"{reader.where}: tokens add up to {sum(counts)}, want {TOKENS}")
    for number, count in enumerate(counts):
        kit.terrain.extend([number] * count)


def _read_rounds(kit: Kit, reader: Tables) -> None:
    for players in range(2, 6):
        rows = reader.row("rounds", str(players), list)
        if len(rows) != ROUNDS:
            raise ValueError(f"{reader.where}: rounds.{players} has {len(rows)} cards, want {ROUNDS}")
        kit.rounds[players] = tuple(
            [_pairing(f"{reader.where}: rounds.{players}, card {n}", row, players) for n, row in enumerate(rows, 1)]
        )
    reader.keys("rounds", "2", "3", "4", "5")


def _pairing(place: str, row: object, players: int) -> Pairing:
    letters = "ABCDE"[:players]
    pairs = row.split() if isinstance(row, str) else []
    for pair in pairs:
        if len(pair) != 3 or pair[1] != ">" or pair[0] not in letters or pair[2] not in letters or pair[0] == pair[2]:
            raise ValueError(
                f"{place} = {row!r}: {pair!r} is no pair of two colours from {letters[0]} to {letters[-1]}"
            )
    for at, does in ((0, "offers"), (2, "chooses")):
        if sorted(pair[at] for pair in pairs) != list(letters):
            raise ValueError(f"{place} = {row!r}: not everybody {does} once")
    return tuple([(letters.index(pair[0]), letters.index(pair[2])) for pair in pairs])


def _read_scoring(kit: Kit, reader: Tables) -> None:
    kit.guard_normal = reader.count("scoring", "normal_lifeguard")
    kit.guard_family = reader.count("scoring", "family_lifeguard")
    kit.award = reader.count("scoring", "award")
    reader.keys("scoring", "normal_lifeguard", "family_lifeguard", "award")


def _read_automa(kit: Kit, reader: Tables) -> None:
    for level in ("easy", "hard"):
        worth = reader.row("automa", level, list)
        if len(worth) != 3 or not all(type(points) is int and points >= 0 for points in worth):
            raise ValueError(f"{reader.where}: automa.{level} = {worth!r}, want points for the spaces A, B and C")
        kit.worth[level] = tuple(worth)
    rows = reader.row("automa", "cards", list)
    reader.keys("automa", "easy", "hard", "cards")
    if len(rows) != 4:
        raise ValueError(f"{reader.where}: automa.cards has {len(rows)} rows, want 4")
    kit.automa = tuple([_automa_card(f"{reader.where}: automa.cards, card {n}", row) for n, row in enumerate(rows, 1)])


def _automa_card(place: str, row: object) -> AutomaCard:
    if not isinstance(row, dict) or set(row) != {"line", "takes", "spaces"}:
        raise ValueError(f"{place} = {row!r}, want line, takes and spaces")
    if row["line"] not in LINES:
        raise ValueError(f"{place}: line = {row['line']!r}, want {', '.join(LINES)}")
    if row["takes"] not in ("near", "far"):
        raise ValueError(f"{place}: takes = {row['takes']!r}, want near or far")
    given = dict([item.split(":", 1) for item in str(row["spaces"]).split() if ":" in item])
    if sorted(given) != sorted(TERRAINS) or not all(space in ("A", "B", "C") for space in given.values()):
        raise ValueError(f"{place}: spaces = {row['spaces']!r}, want P:A and so on for each of {', '.join(TERRAINS)}")
    spaces = tuple(["ABC".index(given[terrain]) for terrain in TERRAINS])
    return AutomaCard(LINES.index(row["line"]), row["takes"] == "near", spaces)
