"""The wire form of a view of Aquapark, built field by field."""

from __future__ import annotations

from midway.games.aquapark.actions import MID, W, edge_text, slots
from midway.games.aquapark.edition import COLOURS, FIRST_START, LINES, ROUNDS, TERRAINS, TURNED, TURNS, Kit
from midway.games.aquapark.observation import (
    AquaparkObservation,
    Area,
    Automa,
    AutomaSpace,
    Award,
    Face,
    Laid,
    Offer,
    Pair,
    Placing,
    Score,
    Slot,
    Space,
    Token,
)
from midway.games.aquapark.observation import Park as ParkSeen
from midway.games.aquapark.park import Park
from midway.games.aquapark.state import AUTOMA_SEAT, AquaparkState, start_card


def face(kit: Kit, card: int, turn: int = 0) -> Face:
    """A card's face as it lies; start cards go by colour, whichever side is up."""
    edges = kit.edges[card]
    return Face(card_number(card), tuple([edges[at] for at in TURNED[turn]]))


def card_number(card: int) -> int:
    """The number a card goes by outside the rules: a start card has one number for both sides."""
    return card if card < FIRST_START else FIRST_START + (card - FIRST_START) % len(COLOURS)


def card_piece(card: int) -> str:
    return f"card:{card_number(card)}"


def token_piece(token: int) -> str:
    return f"token:{token}"


def slot_place(slot: int) -> str:
    return f"slot:{slot + 1}"


def space_place(seat: int, edge: int) -> str:
    return f"space:{seat}:{edge_text(edge)}"


def bits_text(bits: int) -> str:
    """Terrain bits as an edge is written.

    >>> bits_text(10)
    'Gr'
    """
    return "".join([terrain for i, terrain in enumerate(TERRAINS) if bits >> i & 1])


def turn_number(s: AquaparkState) -> int:
    """The turn of the round now played, from 1; 0 before the first round."""
    total = len(s.pairs)
    left = sum(f.node.key in ("offer", "automa-offer") for f in s.stack)
    asking = bool(s.stack) and s.stack[-1].node.key == "offer"
    return total - left + (1 if asking else 0)


def round_number(s: AquaparkState) -> int:
    """The round now played, from 1; 0 while start cards are chosen."""
    return ROUNDS - len(s.rounds) if s.round_card >= 0 else 0


def observe(s: AquaparkState) -> AquaparkObservation:
    """Everything on the table; of deck, bag and round cards only how many are left."""
    top = s.stack[-1] if s.stack else None
    offer = None
    if top is not None and top.node.key == "choose":
        line, end, offerer = top.data
        near, far = slots(line, end)
        offer = Offer(LINES[line], offerer, top.seat, slot_place(near), slot_place(far))
    choosing = top is not None and top.node.key == "start"
    return AquaparkObservation(
        mode=s.setup.options["mode"],
        round=round_number(s),
        rounds=ROUNDS,
        turn=turn_number(s),
        pairs=tuple([Pair(offers, chooses) for offers, chooses in s.pairs]),
        display=tuple([_slot(s, slot) for slot in range(4)]),
        offer=offer,
        placing=_placing(s),
        parks=tuple([_park(s, seat) for seat in range(s.seats)]),
        awards=tuple([_award(s, number) for number in range(len(s.awards))]),
        deck=len(s.deck),
        bag=len(s.bag),
        automa=_automa(s) if s.solo else None,
        start_sides=tuple(
            [face(s.kit, start_card(colour, side)) for colour in s.free_colours() for side in (0, 1)]
            if choosing
            else []
        ),
    )


def _slot(s: AquaparkState, slot: int) -> Slot:
    card, token = s.display[slot], s.visitors[slot]
    return Slot(
        slot_place(slot), face(s.kit, card) if card else None, TERRAINS[s.kit.terrain[token]] if token else None
    )


def _placing(s: AquaparkState) -> Placing | None:
    if not s.stack or s.stack[-1].node.key not in ("place", "token"):
        return None
    top = s.stack[-1]
    token = top.data[-2]
    card = top.data[0] if top.node.key == "place" else s.parks[top.seat].laid[-1][0]
    below = s.stack[-2] if len(s.stack) > 1 else None
    follows = below is not None and below.node.key in ("place", "automa-take")
    next_seat, next_face = None, None
    if follows and below is not None:
        next_seat = below.seat if below.seat >= 0 else AUTOMA_SEAT
        next_face = face(s.kit, below.data[0])
    return Placing(
        seat=top.seat,
        piece=card_piece(card),
        face=face(s.kit, card) if top.node.key == "place" else None,
        token=token_piece(token),
        visitor=TERRAINS[s.kit.terrain[token]],
        next_seat=next_seat,
        next_face=next_face,
    )


def _park(s: AquaparkState, seat: int) -> ParkSeen:
    park = s.parks[seat]
    score = park.score()
    return ParkSeen(
        seat=seat,
        colour=COLOURS[s.colours[seat]] if s.colours[seat] >= 0 else "",
        cards=tuple([_laid(s.kit, number, *lay) for number, lay in enumerate(park.laid)]),
        spaces=tuple([_space(park, seat, edge) for edge in sorted(park.halves)]),
        tokens=tuple([_token(s, park, seat, edge) for edge in sorted(park.tokens)]),
        areas=tuple([_area(park, seat, root) for root in sorted(score.size)]),
        score=score_of(s, seat, park),
    )


def score_of(s: AquaparkState, seat: int, park: Park) -> Score:
    """What a seat would score if its park were ``park`` and the game ended now."""
    visitors, guards, awards = park.score().points, s.guard_points(park), s.award_total(seat, park)
    return Score(visitors, guards, awards, visitors + guards + awards)


def _laid(kit: Kit, number: int, card: int, lie: int, cell: int, turn: int) -> Laid:
    return Laid(
        card_piece(card), face(kit, card, turn), cell % W - MID, cell // W - MID, "HV"[lie], TURNS[turn], number == 0
    )


def _space(park: Park, seat: int, edge: int) -> Space:
    halves = park.halves[edge]
    sides = (bits_text(halves & 255), bits_text(halves >> 8))
    return Space(space_place(seat, edge), edge_text(edge), park.is_whole(edge), sides)


def area_at(park: Park, edge: int, terrain: int) -> int:
    """The area (root) of a terrain that is on the lower half of a whole space."""
    return park.score().root[park.cells[edge >> 1] * 5 + terrain]


def visitors_of(park: Park, areas: tuple[int, ...]) -> list[int]:
    """The edges of the visitors on these areas that count."""
    found = []
    for edge, token in sorted(park.tokens.items()):
        if not token & 1 and park.is_whole(edge) and area_at(park, edge, park.kit.terrain[token >> 1]) in areas:
            found.append(edge)
    return found


def _token(s: AquaparkState, park: Park, seat: int, edge: int) -> Token:
    token = park.tokens[edge]
    piece, at = token_piece(token >> 1), edge_text(edge)
    if token & 1:
        guard = next((guard for guard in park.score().guards if guard[0] == edge), None)
        if guard is None:
            return Token(piece, at, "lifeguard", None, 0, ())
        points = s.kit.guard_family if s.family else s.kit.guard_normal * guard[2]
        sees = () if s.family else tuple([space_place(seat, other) for other in visitors_of(park, guard[1])])
        return Token(piece, at, "lifeguard", None, points, sees)
    terrain = s.kit.terrain[token >> 1]
    points = park.score().size[area_at(park, edge, terrain)] if park.is_whole(edge) else 0
    return Token(piece, at, "visitor", TERRAINS[terrain], points, ())


def _area(park: Park, seat: int, root: int) -> Area:
    score = park.score()
    terrain = root % 5
    cards = [
        card_piece(lay[0])
        for number, lay in enumerate(park.laid)
        if park.kit.lands[lay[0]] >> terrain & 1 and score.root[number * 5 + terrain] == root
    ]
    visitors = tuple([space_place(seat, edge) for edge in visitors_of(park, (root,))])
    return Area(TERRAINS[terrain], tuple(cards), visitors, score.size[root] * score.visitors.get(root, 0))


def _award(s: AquaparkState, number: int) -> Award:
    first, second = s.award_seats(number)
    terrain = s.awards[number]
    sizes = (s.parks[first].score().largest(terrain), s.parks[second].score().largest(terrain))
    return Award(TERRAINS[terrain], (first, second), sizes)


def _automa(s: AquaparkState) -> Automa:
    level = s.setup.options["automa"]
    terrains: list[list[str]] = [[], [], []]
    for mark in s.automa:
        terrains[mark % 3].append(TERRAINS[s.kit.terrain[mark // 3]])
    card = s.kit.automa[s.automa_card] if s.automa_card >= 0 else None
    return Automa(
        level=level,
        seat=AUTOMA_SEAT,
        spaces=tuple([AutomaSpace("ABC"[i], s.kit.worth[level][i], tuple(terrains[i])) for i in range(3)]),
        score=s.automa_score(),
        card=s.automa_card + 1 if card else None,
        card_line=LINES[card.line] if card else "",
        card_takes=("near" if card.near else "far") if card else "",
        spaces_for={TERRAINS[i]: "ABC"[card.spaces[i]] for i in range(5)} if card else {},
    )
