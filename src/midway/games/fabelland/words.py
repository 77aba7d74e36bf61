"""Fabelland told: the prompt, the whole table line by line, and what happened."""

from __future__ import annotations

from collections.abc import Callable

from midway.engine.nodes import Frame
from midway.engine.state import Event
from midway.engine.words import LogLine, Words
from midway.games.fabelland.actions import COMPARTMENTS, FIELDS, ORDER, SLOTS, TOP
from midway.games.fabelland.boarding import KINDS, number_of
from midway.games.fabelland.edition import AREAS, CAROUSELS, COLOURS, INFLUENCERS
from midway.games.fabelland.influencers import AREA_PLACES
from midway.games.fabelland.names import (
    Args,
    area_words,
    board_place,
    board_words,
    card_piece,
    card_words,
    carousel_words,
    colour_words,
    compartment_place,
    edge_place,
    edge_words,
    event_text,
    event_words,
    field_words,
    guests_place,
    guests_words,
    influencer_words,
    joined,
    kind_words,
    offer_place,
    place_words,
    player,
    poster_place,
    source_place,
    spaces_words,
)
from midway.games.fabelland.scoring import set_points
from midway.games.fabelland.state import CENTRE, FabellandState


def prompt(s: FabellandState) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not s.stack:
        return _result(s)
    top = s.stack[-1]
    key = top.node.key
    if key == "wheels":
        if s.viewer not in top.asked:
            return Words("prompt-wait-others")
        given = top.held[top.asked.index(s.viewer)]
        return Words("prompt-wheels-set", {"field": FIELDS[given.args[0]]}) if given else Words("prompt-wheels")
    values = _prompt_values(s, top)
    if s.viewer == top.seat:
        return Words(f"prompt-{key}", values)
    return Words("prompt-other", {"player": player(top.seat), "does": Words(f"doing-{key}", values)})


def _prompt_values(s: FabellandState, top: Frame) -> Args:
    """What a question is about, by the named numbers of its frame."""
    key = top.node.key
    data = dict(zip(top.node.names, top.data, strict=True))
    if key == "start":
        return {"card": card_words(s, s.hands[top.seat][0])}
    if key == "arrive":
        return {"count": min(data["guests"], sum(s.bag))}
    if key == "name-sector":
        return {"guests": guests_words(data["guests"]), "board": board_words(data["onto"])}
    if key == "put-guest":
        return {"guest": kind_words(data["kind"])}
    if key == "seating":
        return {"card": card_words(s, s.cards[data["edge"]])}
    values: Args = {}
    if "carousel" in data:
        values["carousel"] = carousel_words(data["carousel"])
    if key in ("lead", "send-area"):
        values["area"] = area_words(data["area"])
    if key == "shop":
        values["left"] = data["left"]
    return values


def _result(s: FabellandState) -> Words:
    winners = [player(seat) for seat, place in enumerate(s.places()) if place == 1]
    values: Args = {"winners": joined(winners), "points": max(s.standings())}
    return Words("prompt-won" if len(winners) == 1 else "prompt-won-shared", values)


# -- the whole table


def describe(s: FabellandState) -> list[Words]:
    """Round and event, the centre with its displays, carousels edge by edge, then the players."""
    now: Args = {"player": player(s.holder), "bag": sum(s.bag)}
    if s.round:
        lines = [Words("table-round", now | {"round": s.round, "rounds": s.rounds})]
    else:
        lines = [Words("table-before", now)]
    if s.event >= 0:
        lines.append(Words("table-event", {"event": event_words(s, s.event), "text": event_text(s, s.event)}))
    for area in range(len(AREAS)):
        lines.append(Words("table-area", {"area": area_words(area), "guests": guests_words(s.areas[area])}))
        lines += [_offer_line(s, slot) for slot in (2 * area, 2 * area + 1) if s.offers[slot]]
        posters = [slot for slot in (2 * area, 2 * area + 1) if s.posters[slot] >= 0]
        lines += [_poster_line(s, slot) for slot in posters]
    lines.append(Words("table-top", {"price": s.top_price(), "count": sum(s.pool)}))
    for car in range(s.cars):
        lines += _describe_carousel(s, car)
    for seat in range(s.seats):
        lines += _describe_seat(s, seat)
    for field in ORDER:
        there = [player(seat) for seat in s.turn_order() if s.figures[seat] == field]
        if there:
            lines.append(Words("table-field", {"field": field_words(field), "players": joined(there)}))
    return lines


def _offer_line(s: FabellandState, slot: int) -> Words:
    card = s.offers[slot]
    values: Args = {
        "slot": SLOTS[slot],
        "card": card_words(s, card),
        "price": s.offer_price(card),
        "value": s.kit.cards[card].value,
        "spaces": spaces_words(s, card, 0),
    }
    return Words("table-offer", values)


def _poster_line(s: FabellandState, slot: int) -> Words:
    colour = s.posters[slot]
    values: Args = {"slot": SLOTS[slot], "influencer": influencer_words(colour), "price": s.poster_price(colour)}
    return Words("table-poster", values)


def _describe_carousel(s: FabellandState, car: int) -> list[Words]:
    first = car * 6 + (-s.turned[car]) % 6
    values: Args = {
        "carousel": CAROUSELS[car],
        "compartment": COMPARTMENTS[first],
        "guests": guests_words(s.compartments[first]),
    }
    lines = [Words("table-carousel", values)]
    for edge in s.kit.at_side[car * 6 + 1 : car * 6 + 6]:
        card, at = s.cards[edge], s.bordering(edge)
        line: Args = {
            "edge": edge_words(edge),
            "compartment": COMPARTMENTS[at],
            "guests": guests_words(s.compartments[at]),
            "owner": player(s.owner(edge)) if s.owner(edge) >= 0 else Words("neutral"),
        }
        if not card:
            lines.append(Words("table-edge-free", line))
            continue
        line |= {"card": card_words(s, card), "value": s.kit.cards[card].value}
        lines.append(Words("table-edge", line | {"spaces": spaces_words(s, card, s.seated[edge])}))
    return lines


def _describe_seat(s: FabellandState, seat: int) -> list[Words]:
    colours = [colour_words(COLOURS[n]) for n, owner in enumerate(s.owners) if owner == seat]
    values: Args = {
        "player": player(seat),
        "colours": joined(colours) if colours else Words("nothing"),
        "balloons": s.balloons[seat],
        "attractions": s.attraction_points(seat),
        "sets": s.set_total(seat),
        "total": s.standings()[seat],
    }
    lines = [Words("table-seat", values)]
    for card in s.hands[seat]:
        lines.append(Words("table-hand", {"card": card_words(s, card), "spaces": spaces_words(s, card, 0)}))
    for colour in range(len(INFLUENCERS)):
        count, worth = s.influencers(seat, colour), s.kit.sets[colour]
        if count:
            points = set_points(count, worth)
            held: Args = {
                "influencers": Words(f"influencers-{INFLUENCERS[colour]}", {"count": count}),
                "used": s.used[seat * 4 + colour],
                "points": points,
                "more": set_points(count + 1, worth) - points,
            }
            lines.append(Words("table-influencers", held))
    return lines


# -- what happened


def tell(event: Event, s: FabellandState) -> LogLine:
    """An event as a line of the log, with the piece that moved."""
    code, values, _ = event
    return _TELLERS[code](s, *values)


def _colour(s: FabellandState, seat: int, colour: int) -> LogLine:
    return LogLine(Words("log-colour", {"player": player(seat), "colour": colour_words(COLOURS[colour])}), seat)


def _start(s: FabellandState, seat: int, card: int, edge: int) -> LogLine:
    words = Words("log-start", {"player": player(seat), "card": card_words(s, card), "edge": edge_words(edge)})
    return LogLine(words, seat, card_piece(card), f"hand:{seat}", edge_place(edge))


def _neutral(s: FabellandState, card: int, edge: int) -> LogLine:
    words = Words("log-neutral", {"card": card_words(s, card), "edge": edge_words(edge)})
    return LogLine(words, None, card_piece(card), "deck", edge_place(edge))


def _first_influencer(s: FabellandState, seat: int, colour: int) -> LogLine:
    words = Words("log-first-influencer", {"player": player(seat), "influencer": influencer_words(colour)})
    return LogLine(words, seat, f"influencer:{INFLUENCERS[colour]}", "posters", f"influencers:{seat}")


def _offer(s: FabellandState, slot: int, card: int) -> LogLine:
    words = Words("log-offer", {"card": card_words(s, card), "slot": SLOTS[slot]})
    return LogLine(words, None, card_piece(card), "deck", offer_place(slot))


def _poster(s: FabellandState, slot: int, colour: int) -> LogLine:
    words = Words("log-poster", {"influencer": influencer_words(colour), "slot": SLOTS[slot]})
    return LogLine(words, None, f"influencer:{INFLUENCERS[colour]}", "posters", poster_place(slot))


def _round(s: FabellandState, number: int, holder: int) -> LogLine:
    return LogLine(Words("log-round", {"round": number, "rounds": s.rounds, "player": player(holder)}))


def _arrive(s: FabellandState, seat: int, car: int) -> LogLine:
    return LogLine(Words("log-arrive", {"player": player(seat), "carousel": carousel_words(car)}), seat)


def _event(s: FabellandState, event: int) -> LogLine:
    return LogLine(Words("log-event", {"event": event_words(s, event), "text": event_text(s, event)}))


def _gift(s: FabellandState, seat: int, amount: int) -> LogLine:
    words = Words("log-gift", {"player": player(seat), "balloons": amount})
    return LogLine(words, seat, "balloon", "supply", f"balloons:{seat}")


def _place(s: FabellandState, seat: int, field: int) -> LogLine:
    words = Words("log-place", {"player": player(seat), "field": field_words(field)})
    return LogLine(words, seat, f"figure:{seat}", f"hand:{seat}", f"field:{FIELDS[field]}")


def _skip(s: FabellandState, seat: int, field: int, pay: int) -> LogLine:
    words = Words("log-skip", {"player": player(seat), "field": field_words(field), "balloons": pay})
    return LogLine(words, seat, "balloon", "supply", f"balloons:{seat}")


def _turn(s: FabellandState, seat: int, car: int, steps: int) -> LogLine:
    values: Args = {"player": player(seat), "carousel": carousel_words(car), "steps": steps}
    return LogLine(Words("log-turn", values), seat, f"carousel:{CAROUSELS[car]}")


def _board(s: FabellandState, seat: int, edge: int, card: int, guests: int) -> LogLine:
    values: Args = {"guests": guests_words(guests), "count": number_of(guests), "card": card_words(s, card)}
    return LogLine(Words("log-board", values), seat, "guests", compartment_place(s.bordering(edge)), edge_place(edge))


def _ride(s: FabellandState, seat: int, edge: int, card: int, owner: int, pay: int, bonus: int) -> LogLine:
    values: Args = {"card": card_words(s, card), "by": player(seat), "bonus": bonus, "balloons": pay}
    if owner < 0:
        return LogLine(Words("log-ride-neutral", values), seat, "balloon", edge_place(edge), f"balloons:{seat}")
    values["player"] = player(owner)
    words = Words("log-ride-own" if owner == seat else "log-ride-foreign", values)
    return LogLine(words, owner, "balloon", edge_place(edge), f"balloons:{owner}")


def _tumble(s: FabellandState, source: int, onto: int, dropped: int, fell: int, *by_sector: int) -> LogLine:
    parts = []
    for sector, guests in enumerate(by_sector):
        if guests:
            place = sector if onto == CENTRE else AREA_PLACES + onto * 6 + sector
            parts.append(Words("landed", {"guests": guests_words(guests), "place": place_words(place)}))
    values: Args = {"landed": joined(parts), "fell": fell}
    words = Words("log-tumble" if dropped else "log-dealt", values if dropped else {"landed": joined(parts)})
    return LogLine(words, None, "guests", source_place(source), board_place(onto))


def _build(s: FabellandState, seat: int, slot: int, card: int, edge: int, old: int, price: int) -> LogLine:
    values: Args = {
        "player": player(seat),
        "card": card_words(s, card),
        "edge": edge_words(edge),
        "price": price,
    }
    if old:
        values["old"] = card_words(s, old)
    words = Words("log-replace" if old else "log-build", values)
    return LogLine(words, seat, card_piece(card), offer_place(slot), edge_place(edge))


def _hire(s: FabellandState, seat: int, slot: int, colour: int, price: int) -> LogLine:
    values: Args = {"player": player(seat), "influencer": influencer_words(colour), "price": price}
    words = Words("log-hire-top" if slot == TOP else "log-hire", values)
    return LogLine(words, seat, f"influencer:{INFLUENCERS[colour]}", poster_place(slot), f"influencers:{seat}")


def _use(s: FabellandState, seat: int, colour: int) -> LogLine:
    return LogLine(Words("log-use", {"player": player(seat), "influencer": influencer_words(colour)}), seat)


def _move(s: FabellandState, seat: int, kind: int, place: int, onto: int, target: int) -> LogLine:
    values: Args = {"player": player(seat), "guest": kind_words(kind), "place": place_words(place)}
    if onto:
        values["target"] = place_words(AREA_PLACES + target)
        to = compartment_place(target)
    else:
        values["target"] = edge_words(target)
        to = edge_place(target)
    return LogLine(Words("log-move", values), seat, f"guest:{KINDS[kind]}", guests_place(place), to)


def _score(s: FabellandState, seat: int, balloons: int, attractions: int, sets: int, total: int) -> LogLine:
    values: Args = {
        "player": player(seat),
        "balloons": balloons,
        "attractions": attractions,
        "sets": sets,
        "total": total,
    }
    return LogLine(Words("log-score", values), seat)


def _winner(s: FabellandState, seat: int) -> LogLine:
    shared = s.places().count(1) > 1
    return LogLine(Words("log-winner-shared" if shared else "log-winner", {"player": player(seat)}), seat)


_TELLERS: dict[str, Callable[..., LogLine]] = {
    "colour": _colour,
    "start": _start,
    "neutral": _neutral,
    "first-influencer": _first_influencer,
    "offer": _offer,
    "poster": _poster,
    "round": _round,
    "arrive": _arrive,
    "event": _event,
    "gift": _gift,
    "place": _place,
    "skip": _skip,
    "turn": _turn,
    "board": _board,
    "ride": _ride,
    "tumble": _tumble,
    "build": _build,
    "hire": _hire,
    "use": _use,
    "move": _move,
    "score": _score,
    "winner": _winner,
}
