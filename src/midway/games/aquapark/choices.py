"""Each legal action as a person meets it: in words, with what to touch, what it gains and what to light."""

from __future__ import annotations

from msgspec.structs import asdict

from midway.engine.actions import Action
from midway.engine.words import Choice, Words
from midway.games.aquapark.actions import STEP, W, cell_text, edge_text, slots
from midway.games.aquapark.edition import COLOURS, FIRST_START, LINES, TERRAINS, TURNED, TURNS, Kit
from midway.games.aquapark.park import Park
from midway.games.aquapark.state import AquaparkState, start_card
from midway.games.aquapark.view import (
    area_at,
    card_number,
    score_of,
    slot_place,
    space_place,
    token_piece,
    visitors_of,
)

#: The halves of a card that lies flat or upright, as messages name them.
_HALVES = (("left", "right"), ("upper", "lower"))

#: What is above, right, below, left of a cell, in the order in which a spot is told.
_SIDES = (("below", -W), ("above", W), ("right", -1), ("left", 1))


def choice(s: AquaparkState, action: Action) -> Choice:
    """The action as its viewer meets it; ``gain`` is the change of the acting seat's points if the game ended now.

    A closed choice is told by its words and what it touches alone.
    """
    return _MAKERS[action.verb](s, action)


def card_words(card: int) -> Words:
    """A card by number, a start card by name."""
    return Words("card", {"number": card}) if card < FIRST_START else Words("start-card")


def terrain_words(terrain: int) -> Words:
    return Words(f"terrain-{TERRAINS[terrain]}")


def visitor_words(s: AquaparkState, token: int) -> Words:
    """A visitor by its terrain."""
    return Words(f"visitor-{TERRAINS[s.kit.terrain[token]]}")


def pair_words(s: AquaparkState, slot: int) -> Words:
    """What lies on a slot of the display."""
    card, token = s.display[slot], s.visitors[slot]
    if not card:
        return Words("slot-empty")
    if not token:
        return card_words(card)
    return Words("card-with", {"card": card_words(card), "visitor": visitor_words(s, token)})


def edges_words(kit: Kit, card: int, lie: int = 0, turn: int = 0) -> Words:
    """The edges of a card as it lies: top and bottom from left to right, the sides from top to bottom."""
    n1, n2, e, s2, s1, w = [kit.edges[card][at] for at in TURNED[turn]]
    top, right, bottom, left = (w, f"{n1} {n2}", e, f"{s1} {s2}") if lie else (f"{n1} {n2}", e, f"{s1} {s2}", w)
    return Words("edges", {"top": top, "right": right, "bottom": bottom, "left": left})


def joined(parts: list[Words]) -> Words:
    """Parts as one phrase with commas and "and"."""
    if len(parts) == 1:
        return parts[0]
    phrase = parts[0]
    for part in parts[1:-1]:
        phrase = Words("list-more", {"list": phrase, "item": part})
    return Words("list-last", {"list": phrase, "item": parts[-1]})


def line_words(line: int, end: int = 0) -> Words:
    """A line of the display, with the end of the marker where that is not the usual one."""
    key = LINES[line].replace(" ", "-")
    return Words(f"line-{key}-other" if end else f"line-{key}")


def _start(s: AquaparkState, action: Action) -> Choice:
    colour, side = action.args
    word = COLOURS[colour]
    return Choice(
        action.code,
        Words("choice-start", {"colour": Words(f"colour-{word}"), "side": Words(("side-front", "side-back")[side])}),
        touches=(f"start:{word}:{('front', 'back')[side]}",),
        rule="AQ-8",
        notes=(edges_words(s.kit, start_card(colour, side)),),
        group=word,
    )


def _offer(s: AquaparkState, action: Action) -> Choice:
    line, end = action.args
    near, far = slots(line, end)
    values: dict[str, int | str | Words] = {
        "line": line_words(line, end),
        "near": pair_words(s, near),
        "far": pair_words(s, far),
    }
    lights = (slot_place(near), slot_place(far))
    touches = (f"line:{LINES[line]}",) if not end else (f"line:{LINES[line]}", "end:other")
    return Choice(action.code, Words("choice-offer", values), touches, rule="AQ-12", lights=lights)


def _take(s: AquaparkState, action: Action) -> Choice:
    line, end, _ = s.stack[-1].data
    slot = slots(line, end)[action.args[0]]
    words = Words("choice-take", {"pair": pair_words(s, slot)})
    place, notes = slot_place(slot), (edges_words(s.kit, s.display[slot]),)
    return Choice(action.code, words, (place,), rule="AQ-13", notes=notes, lights=(place,))


def _place(s: AquaparkState, action: Action) -> Choice:
    frame = s.stack[-1]
    lie, cell, turn = action.args
    park = s.parks[frame.seat]
    at = f"{'HV'[lie]}:{cell_text(cell)}"
    values: dict[str, int | str | Words] = {"where": spot_words(park, lie, cell), "pose": pose_words(lie, turn)}
    words = Words("choice-place", values)
    touches = (f"at:{at}", f"turn:{TURNS[turn]}")
    if action not in park.placements():
        return Choice(action.code, words, touches, rule="AQ-21", group=at)
    after = park.lay(frame.data[0], lie, cell, turn)
    gain, rows = _scored(s, frame.seat, park, after)
    notes, lights = _placed(s, frame.seat, park, after)
    return Choice(action.code, words, touches, "AQ-21", gain, notes, lights, at, rows)


def _scored(s: AquaparkState, seat: int, park: Park, after: Park) -> tuple[int, dict[str, int]]:
    """What a park that becomes another gains, and the rows of its score then, where one changes."""
    now, then = score_of(s, seat, park), score_of(s, seat, after)
    return then.total - now.total, {} if then == now else asdict(then)


def _placed(s: AquaparkState, seat: int, park: Park, after: Park) -> tuple[tuple[Words, ...], tuple[str, ...]]:
    """What a card just laid does: spaces made whole, areas grown, visitors that leave."""
    made = sorted([edge for edge, _, _, _ in after.whole[len(park.whole) :]])
    lights = [space_place(seat, edge) for edge in made]
    notes = [Words("note-whole", {"count": len(made)})]
    number = len(park.laid)
    score = after.score()
    for terrain in range(5):
        if park.kit.lands[after.laid[number][0]] >> terrain & 1:
            size = score.size[score.root[number * 5 + terrain]]
            if size > 1:
                notes.append(Words("note-area", {"terrain": terrain_words(terrain), "cards": size}))
    if len(after.tokens) < len(park.tokens):
        for edge, token in sorted(park.tokens.items()):
            if edge not in after.tokens:
                lights.append(token_piece(token >> 1))
                notes.append(Words("note-leaves", {"visitor": visitor_words(s, token >> 1)}))
    return tuple(notes), tuple(lights)


def pose_words(lie: int, turn: int) -> Words:
    """How a card lies: "flat", "upright, half turned"."""
    words = Words(("lie-flat", "lie-upright")[lie])
    return Words("pose-turned", {"lie": words, "turn": Words(f"turn-{TURNS[turn]}")}) if turn else words


def spot_words(park: Park, lie: int, cell: int) -> Words:
    """Where a card would lie, by its neighbours: "below cards 25 and 30".

    Where one cell alone touches, its half is said too; at the end of the card the half of its neighbour.
    """
    both = (cell, cell + STEP[lie])
    parts = []
    touching: list[tuple[int, int, int]] = []
    for side, step in _SIDES:
        cards: list[int] = []
        for each in both:
            number = park.cells.get(each + step) if each + step not in both else None
            if number is not None:
                touching.append((number, each, step))
                if card_number(park.laid[number][0]) not in cards:
                    cards.append(card_number(park.laid[number][0]))
        if cards:
            parts.append((f"side-{side}", joined([card_words(card) for card in cards])))
    where = joined([Words(side, {"cards": cards}) for side, cards in parts]) if parts else Words("side-none")
    along = 1 if lie else W  # the step across a long side
    if touching and all(each == touching[0][1] and abs(step) == along for _, each, step in touching):
        return Words("with-half", {"where": where, "half": _HALVES[lie][touching[0][1] != cell]})
    if len(touching) == 1:
        number, each, step = touching[0]
        _, other_lie, other_cell, _ = park.laid[number]
        if other_lie != lie:
            half = _HALVES[other_lie][each + step != other_cell]
            side, card = parts[0]
            return Words(side, {"cards": Words("half-of", {"half": half, "card": card})})
    return where


def _token(s: AquaparkState, action: Action) -> Choice:
    frame = s.stack[-1]
    seat, park, edge = frame.seat, s.parks[frame.seat], action.args[0]
    guard = action.verb == "lifeguard"
    terrain = s.kit.terrain[frame.data[0]]
    values: dict[str, int | str | Words] = {
        "visitor": visitor_words(s, frame.data[0]),
        "space": space_words(park, edge),
    }
    words = Words(f"choice-{action.verb}", values)
    touches = (space_place(seat, edge), f"token:{action.verb}")
    whole = park.is_whole(edge)
    rule = "AQ-33" if guard else "AQ-30" if whole else "AQ-29"
    if action not in park.token_spots(terrain):
        return Choice(action.code, words, touches, rule=rule, group=edge_text(edge))
    after = park.put(edge, frame.data[0], 1 if guard else 0)
    lights = [space_place(seat, edge)]
    notes = []
    if not whole:
        notes.append(Words("note-half"))
    elif not guard:
        size = after.score().size[area_at(after, edge, terrain)]
        notes.append(Words("note-area", {"terrain": terrain_words(terrain), "cards": size}))
    elif not s.family:
        post = next(post for post in after.score().guards if post[0] == edge)
        seen = visitors_of(after, post[1])
        lights += [space_place(seat, other) for other in seen]
        notes.append(Words("note-sees", {"count": len(seen)}))
    gain, rows = _scored(s, seat, park, after)
    return Choice(action.code, words, touches, rule, gain, tuple(notes), tuple(lights), edge_text(edge), rows)


def space_words(park: Park, edge: int) -> Words:
    """A space by the cards that make it: whole between two, half at one; which of them, where they have two alike."""
    cards = [number for number in park.cards_at(edge) if number is not None]
    words = [card_words(card_number(park.laid[number][0])) for number in cards]
    part = _part(park, edge, cards)
    if len(words) == 2:
        return Words("space-whole", {"first": words[0], "second": words[1], "part": part})
    sides = ("left", "right") if edge & 1 else ("above", "below")
    free = sides[1] if park.halves[edge] & 255 else sides[0]
    return Words(f"space-half-{free}", {"card": words[0], "part": part})


def _part(park: Park, edge: int, cards: list[int]) -> str:
    """Which of two spaces side by side the same cards have, "only" where there is one."""
    step, names = (2 * W, _HALVES[1]) if edge & 1 else (2, _HALVES[0])
    for other, name in ((edge - step, names[1]), (edge + step, names[0])):
        if other in park.halves and [number for number in park.cards_at(other) if number is not None] == cards:
            return name
    return "only"


_MAKERS = {
    "start": _start,
    "offer": _offer,
    "take": _take,
    "place": _place,
    "visitor": _token,
    "lifeguard": _token,
}
