"""Aquapark told: the prompt, the whole table line by line, and what happened."""

from __future__ import annotations

from collections.abc import Callable

from midway.engine.state import Event
from midway.engine.words import LogLine, Words
from midway.games.aquapark.actions import OFFERS_EITHER, edge_text, slots
from midway.games.aquapark.choices import (
    card_words,
    edges_words,
    joined,
    line_words,
    pair_words,
    pose_words,
    space_words,
    spot_words,
    terrain_words,
    visitor_words,
)
from midway.games.aquapark.edition import COLOURS, ROUNDS, TERRAINS
from midway.games.aquapark.state import AUTOMA_SEAT, AquaparkState
from midway.games.aquapark.view import (
    area_at,
    card_number,
    card_piece,
    round_number,
    slot_place,
    space_place,
    token_piece,
    turn_number,
)


def player(s: AquaparkState, seat: int) -> Words:
    """A seat by name; whoever renders it knows the names."""
    if s.solo and seat == AUTOMA_SEAT:
        return Words("automa")
    return Words("player", {"seat": seat})


def prompt(s: AquaparkState) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not s.stack:
        return _result(s)
    top = s.stack[-1]
    key = top.node.key
    mine = "mine" if s.viewer == top.seat else "other"
    values: dict[str, int | str | Words] = {"player": player(s, top.seat)}
    if key == "offer":
        values["chooser"] = player(s, top.data[0])
    elif key == "choose":
        values["offerer"] = player(s, top.data[2])
    elif key == "place":
        values["card"] = card_words(top.data[0])
    elif key == "token":
        values["visitor"] = visitor_words(s, top.data[0])
        terrain = s.kit.terrain[top.data[0]]
        if mine == "mine" and not any(a.verb == "visitor" for a in s.parks[top.seat].token_spots(terrain)):
            return Words("prompt-token-forced", values)
    return Words(f"prompt-{key}-{mine}", values)


def _result(s: AquaparkState) -> Words:
    points = s.standings()
    if s.solo:
        won = "won" if s.places()[0] == 1 else "lost"
        return Words(f"prompt-over-{won}", {"points": points[0], "automa": s.automa_score()})
    winners = [player(s, seat) for seat, place in enumerate(s.places()) if place == 1]
    return Words(
        "prompt-over" if len(winners) == 1 else "prompt-over-shared",
        {"winners": joined(winners), "points": max(points)},
    )


# -- the whole table


def describe(s: AquaparkState) -> list[Words]:
    """Round, pairs, display, automa, awards, then each park with its cards, tokens, areas and points."""
    lines = [
        Words(
            "table-round", {"round": round_number(s), "rounds": ROUNDS, "turn": turn_number(s), "turns": len(s.pairs)}
        )
        if s.round_card >= 0
        else Words("table-before")
    ]
    lines += [
        Words("table-pair", {"offerer": player(s, offers), "chooser": player(s, chooses)})
        for offers, chooses in s.pairs
    ]
    lines.append(Words("table-letters"))
    lines += [_describe_slot(s, slot) for slot in range(4)]
    lines += _describe_hand(s)
    lines.append(Words("table-left", {"cards": len(s.deck), "tokens": len(s.bag)}))
    if s.solo:
        lines += _describe_automa(s)
    for number, terrain in enumerate(s.awards):
        first, second = s.award_seats(number)
        lines.append(
            Words(
                "table-award",
                {
                    "terrain": terrain_words(terrain),
                    "first": player(s, first),
                    "second": player(s, second),
                    "size": s.parks[first].score().largest(terrain),
                    "other": s.parks[second].score().largest(terrain),
                },
            )
        )
    for seat in range(s.seats):
        lines += _describe_park(s, seat)
    return lines


def _describe_automa(s: AquaparkState) -> list[Words]:
    """The automa's tokens, and the open card with the space of each terrain."""
    counts = s.automa_counts()
    lines = [Words("table-automa", {"a": counts[0], "b": counts[1], "c": counts[2], "points": s.automa_score()})]
    if s.automa_card >= 0:
        spaces = s.kit.automa[s.automa_card].spaces
        worth = s.kit.worth[s.setup.options["automa"]]
        terrains: dict[str, int | str | Words] = {
            TERRAINS[terrain]: f"{'ABC'[space]} ({worth[space]})" for terrain, space in enumerate(spaces)
        }
        lines.append(Words("table-automa-card", {"card": s.automa_card + 1, **terrains}))
    return lines


def _describe_slot(s: AquaparkState, slot: int) -> Words:
    values: dict[str, int | str | Words] = {"slot": slot + 1, "pair": pair_words(s, slot)}
    if not s.display[slot]:
        return Words("table-slot-empty", values)
    return Words("table-slot", {**values, "edges": edges_words(s.kit, s.display[slot])})


def _describe_hand(s: AquaparkState) -> list[Words]:
    """The cards taken and not yet laid."""
    return [
        Words(
            "table-hand",
            {
                "player": player(s, f.seat),
                "card": card_words(f.data[0]),
                "visitor": visitor_words(s, f.data[1]),
                "edges": edges_words(s.kit, f.data[0]),
            },
        )
        for f in reversed(s.stack)
        if f.node.key == "place"
    ]


def _describe_park(s: AquaparkState, seat: int) -> list[Words]:
    park = s.parks[seat]
    if not park.laid:
        return [Words("table-no-park", {"player": player(s, seat)})]
    lines = [
        Words(
            "table-park",
            {
                "player": player(s, seat),
                "colour": Words(f"colour-{COLOURS[s.colours[seat]]}"),
                "cards": len(park.laid),
                "points": s.points(seat, park),
            },
        )
    ]
    for card, lie, cell, turn in park.laid:
        values: dict[str, int | str | Words] = {
            "card": card_words(card_number(card)),
            "at": edge_text(cell * 2).rpartition(",")[0],
            "pose": pose_words(lie, turn),
            "edges": edges_words(s.kit, card, lie, turn),
        }
        lines.append(Words("table-card", values))
    for edge, token in sorted(park.tokens.items()):
        who = Words("lifeguard") if token & 1 else visitor_words(s, token >> 1)
        lines.append(Words("table-token", {"token": who, "space": space_words(park, edge), "at": edge_text(edge)}))
    score = park.score()
    for root in sorted(score.size):
        if score.size[root] > 1 or root in score.visitors:
            lines.append(
                Words(
                    "table-area",
                    {
                        "terrain": terrain_words(root % 5),
                        "cards": score.size[root],
                        "visitors": score.visitors.get(root, 0),
                        "points": score.size[root] * score.visitors.get(root, 0),
                    },
                )
            )
    return lines


# -- what happened


def tell(event: Event, s: AquaparkState) -> LogLine:
    """An event as a line of the log, with the piece that moved."""
    code, values, _ = event
    return _TELLERS[code](s, *values)


def _start(s: AquaparkState, seat: int, colour: int, side: int) -> LogLine:
    values: dict[str, int | str | Words] = {
        "player": player(s, seat),
        "colour": Words(f"colour-{COLOURS[colour]}"),
        "side": Words(("side-front", "side-back")[side]),
    }
    return LogLine(Words("log-start", values), seat)


def _round(s: AquaparkState, number: int, card: int) -> LogLine:
    return LogLine(Words("log-round", {"round": number, "rounds": ROUNDS}))


def _offer(s: AquaparkState, seat: int, action: int) -> LogLine:
    line, end = next(offer.args for offer in OFFERS_EITHER if offer.id == action)
    return LogLine(
        Words("log-offer", {"player": player(s, seat), "line": line_words(line, end)}),
        seat,
        "marker",
        target=slot_place(slots(line, end)[0]),
    )


def _automa_offer(s: AquaparkState, card: int, line: int) -> LogLine:
    words = Words("log-automa-offer", {"card": card, "line": line_words(line)})
    return LogLine(words, None, "marker", target=slot_place(slots(line, 0)[0]))


def _automa_choose(s: AquaparkState, card: int, slot: int) -> LogLine:
    return LogLine(Words("log-automa-choose", {"card": card, "slot": slot + 1}))


def _take(s: AquaparkState, seat: int, card: int, token: int, slot: int) -> LogLine:
    values: dict[str, int | str | Words] = {
        "player": player(s, seat),
        "card": card_words(card),
        "visitor": visitor_words(s, token),
    }
    return LogLine(Words("log-take", values), seat)


def _place(s: AquaparkState, seat: int, card: int, slot: int, lie: int, cell: int, turn: int) -> LogLine:
    values: dict[str, int | str | Words] = {
        "player": player(s, seat),
        "card": card_words(card),
        "where": spot_words(s.parks[seat], lie, cell),
        "pose": pose_words(lie, turn),
    }
    return LogLine(Words("log-place", values), seat, card_piece(card), slot_place(slot), f"park:{seat}")


def _token(s: AquaparkState, seat: int, token: int, slot: int, guard: int, edge: int) -> LogLine:
    park = s.parks[seat]
    values: dict[str, int | str | Words] = {
        "player": player(s, seat),
        "visitor": visitor_words(s, token),
        "space": space_words(park, edge),
    }
    words = Words("log-lifeguard" if guard else "log-visitor", values)
    if not guard and park.is_whole(edge):
        values["cards"] = park.score().size[area_at(park, edge, s.kit.terrain[token])]
        words = Words("log-visitor-whole", values)
    return LogLine(words, seat, token_piece(token), slot_place(slot), space_place(seat, edge))


def _leaves(s: AquaparkState, seat: int, token: int, guard: int, edge: int) -> LogLine:
    values: dict[str, int | str | Words] = {"player": player(s, seat), "visitor": visitor_words(s, token)}
    return LogLine(Words("log-leaves", values), seat, token_piece(token), space_place(seat, edge), "box")


def _hanging(s: AquaparkState, seat: int, token: int, guard: int, edge: int) -> LogLine:
    who = Words("lifeguard") if guard else visitor_words(s, token)
    words = Words("log-hanging", {"player": player(s, seat), "token": who})
    return LogLine(words, seat, token_piece(token), space_place(seat, edge), "box")


def _automa_take(s: AquaparkState, card: int, token: int, slot: int, space: int) -> LogLine:
    values: dict[str, int | str | Words] = {
        "card": card_words(card),
        "visitor": visitor_words(s, token),
        "space": "ABC"[space],
        "points": s.kit.worth[s.setup.options["automa"]][space],
    }
    return LogLine(
        Words("log-automa-take", values), None, token_piece(token), slot_place(slot), f"automa:{'ABC'[space]}"
    )


def _refill_card(s: AquaparkState, card: int, slot: int) -> LogLine:
    words = Words("log-refill-card", {"card": card_words(card), "slot": slot + 1})
    return LogLine(words, None, card_piece(card), "deck", slot_place(slot))


def _refill_token(s: AquaparkState, token: int, slot: int) -> LogLine:
    words = Words("log-refill-token", {"visitor": visitor_words(s, token), "slot": slot + 1})
    return LogLine(words, None, token_piece(token), "bag", slot_place(slot))


def _award(s: AquaparkState, terrain: int, first: int, second: int, size: int, other: int) -> LogLine:
    values: dict[str, int | str | Words] = {"terrain": terrain_words(terrain), "size": size, "other": other}
    if size == other:
        values |= {"first": player(s, first), "second": player(s, second)}
        return LogLine(Words("log-award-tied", values))
    winner, loser = (first, second) if size > other else (second, first)
    values |= {"winner": player(s, winner), "loser": player(s, loser), "size": max(size, other)}
    values["other"] = min(size, other)
    return LogLine(Words("log-award", values), winner)


def _score(s: AquaparkState, seat: int, visitors: int, guards: int, awards: int, total: int) -> LogLine:
    values: dict[str, int | str | Words] = {
        "player": player(s, seat),
        "visitors": visitors,
        "lifeguards": guards,
        "awards": awards,
        "total": total,
    }
    return LogLine(Words("log-score", values), seat)


def _won(s: AquaparkState, points: int, automa: int) -> LogLine:
    return LogLine(Words("log-won", {"points": points, "automa": automa}), 0)


def _lost(s: AquaparkState, points: int, automa: int) -> LogLine:
    return LogLine(Words("log-lost", {"points": points, "automa": automa}), 0)


def _winner(s: AquaparkState, seat: int) -> LogLine:
    shared = s.places().count(1) > 1
    return LogLine(Words("log-winner-shared" if shared else "log-winner", {"player": player(s, seat)}), seat)


_TELLERS: dict[str, Callable[..., LogLine]] = {
    "start": _start,
    "round": _round,
    "offer": _offer,
    "automa-offer": _automa_offer,
    "automa-choose": _automa_choose,
    "take": _take,
    "place": _place,
    "token": _token,
    "leaves": _leaves,
    "hanging": _hanging,
    "automa-take": _automa_take,
    "refill-card": _refill_card,
    "refill-token": _refill_token,
    "award": _award,
    "score": _score,
    "won": _won,
    "lost": _lost,
    "winner": _winner,
}
