"""Fun City told: the prompt, the whole table line by line, and what happened."""

from __future__ import annotations

from collections.abc import Callable

from midway.engine.state import Event
from midway.engine.words import LogLine, Words
from midway.games.fun_city.city import WAYS, letter
from midway.games.fun_city.phrases import Values, card, card_whole, crazy, either, joined, player, spot, time, to_spot
from midway.games.fun_city.state import LIMIT, FunCityState
from midway.games.fun_city.view import SLOG_WORDS, card_piece, card_state, mover_piece, next_times, phase, steps_to


def prompt(s: FunCityState) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not s.stack:
        return _result(s)
    top = s.stack[-1]
    now = phase(s)
    if now == "bus":
        way, node = top.data
        values: Values = {"player": player(s.turn), "to": to_spot(s.kit, node), "way": WAYS[way]}
        if s.viewer == s.turn:
            return Words("prompt-bus-rider")
        if s.viewer not in top.asked:
            return Words("prompt-bus-other", values)
        able = s.kit.acts.zzzz_kind in s.hands[s.viewer]
        return Words("prompt-bus-mine" if able else "prompt-bus-unable", values)
    values = {"player": player(top.seat), "roll": s.steps(), "left": LIMIT - s.played}
    mine = "mine" if s.viewer == top.seat else "other"
    if now == "pick":
        values |= {"to": player(top.data[0]), "count": len(s.won[top.data[0]])}
    elif now == "play" and s.sent[top.seat]:
        now = "sent"
        values["to"] = to_spot(s.kit, s.kit.crazy[s.sent[top.seat][0]].value)
    elif now == "move" and s.anywhere():
        now = "taxi"
    return Words(f"prompt-{now}-{mine}", values)


def _result(s: FunCityState) -> Words:
    winners = [player(seat) for seat, place in enumerate(s.places()) if place == 1]
    return Words(
        "prompt-result" if len(winners) == 1 else "prompt-result-shared",
        {"winners": joined(winners), "points": max(s.standings())},
    )


# -- the whole table


def describe(s: FunCityState) -> list[Words]:
    """Map, clock, SLOG, cards on the board, then each player, the own hand and what the turn has brought so far."""
    kit = s.kit
    lines = [Words("table-map")]
    lines += [Words("table-map-row", {"row": row}) for row in kit.city.picture()]
    lines += [
        Words("table-map-place", {"letter": letter(number), "place": spot(kit, kit.city.streets + number)})
        for number in range(len(kit.city.own_names))
    ]
    lines.append(Words("table-clock", {"time": time(s.clock), "end": time(kit.end)}))
    if s.clock < kit.end:
        lines.append(Words("table-next", {"times": either([time(at) for at in next_times(s)])}))
    lines.append(Words(f"table-slog-{SLOG_WORDS[s.slog]}"))
    for number in s.board:
        of_card: Values = {"card": card_whole(kit, number), "steps": steps_to(s, number)}
        lines.append(Words(f"table-card-{card_state(s, number)}", of_card))
    lines.append(Words("table-left", {"pile": len(s.pile), "gone": len(s.gone), "deck": len(s.deck)}))
    for seat, points in enumerate(s.standings()):
        values: Values = {
            "player": player(seat),
            "place": spot(kit, s.at[seat]),
            "points": points,
            "cards": len(s.won[seat]),
            "crazy": len(s.hands[seat]),
        }
        lines.append(Words("table-player", values))
        for kind in s.sent[seat]:
            lines.append(Words("table-sent", {"player": player(seat), "crazy": crazy(kit, kind)}))
    if s.viewer is not None and s.hands[s.viewer]:
        lines.append(Words("table-hand", {"cards": joined([crazy(kit, kind) for kind in s.hands[s.viewer]])}))
    for mark in s.loot:
        lines.append(Words("table-loot", {"card": card(kit, mark // 4), "player": player(mark % 4)}))
    if s.dice_shown:
        lines.append(Words("table-roll", {"first": s.dice_shown[0], "second": s.dice_shown[1], "steps": s.steps()}))
    return lines


# -- what happened


def tell(event: Event, s: FunCityState) -> LogLine:
    """An event as a line of the log, with the piece that moved."""
    code, values, _ = event
    return _TELLERS[code](s, *values)


def _seat(code: str) -> Callable[..., LogLine]:
    def told(s: FunCityState, seat: int, number: int = 0, other: int = 0) -> LogLine:
        values: Values = {"player": player(seat), "number": number, "points": other}
        return LogLine(Words(code, values), seat)

    return told


def _moves(code: str) -> Callable[..., LogLine]:
    def told(s: FunCityState, seat: int, before: int, node: int) -> LogLine:
        words = Words(code if before != node else "log-stay", {"player": player(seat), "to": to_spot(s.kit, node)})
        return LogLine(words, seat, mover_piece(seat), s.kit.city.spot(before), s.kit.city.spot(node))

    return told


def _press(s: FunCityState, seat: int, minutes: int, clock: int) -> LogLine:
    return LogLine(Words("log-press", {"player": player(seat), "minutes": minutes, "time": time(clock)}), seat)


def _card_moves(code: str, appears: bool) -> Callable[..., LogLine]:
    def told(s: FunCityState, number: int) -> LogLine:
        place = s.kit.city.spot(s.kit.place_of[number])
        source, target = ("pile", place) if appears else (place, "box")
        words = Words(code, {"card": card_whole(s.kit, number)})
        return LogLine(words, None, card_piece(s.kit, number), source, target)

    return told


def _missed(s: FunCityState, number: int) -> LogLine:
    return LogLine(Words("log-missed", {"card": card_whole(s.kit, number)}))


def _collect(s: FunCityState, seat: int, number: int) -> LogLine:
    values: Values = {"player": player(seat), "card": card(s.kit, number), "points": s.kit.points[number]}
    place = s.kit.city.spot(s.kit.place_of[number])
    return LogLine(Words("log-collect", values), seat, card_piece(s.kit, number), place, f"seat:{seat}")


def _slog(s: FunCityState, state: int) -> LogLine:
    home = s.kit.city.homes[state % 2]
    return LogLine(Words("log-slog"), None, "slog", s.kit.city.spot(home), s.kit.city.spot(s.kit.city.red))


def _helped(s: FunCityState, seat: int, state: int) -> LogLine:
    home = s.kit.city.homes[state]
    words = Words("log-helped", {"player": player(seat), "to": to_spot(s.kit, home)})
    return LogLine(words, seat, "slog", s.kit.city.spot(s.kit.city.red), s.kit.city.spot(home))


def _reshuffled(s: FunCityState, number: int) -> LogLine:
    return LogLine(Words("log-reshuffled", {"number": number}))


def _roll(s: FunCityState, seat: int, first: int, second: int, steps: int) -> LogLine:
    values: Values = {"player": player(seat), "first": first, "second": second, "steps": steps}
    return LogLine(Words("log-roll" if steps == first + second else "log-roll-more", values), seat)


def _bus(s: FunCityState, seat: int, way: int, node: int) -> LogLine:
    return LogLine(Words("log-bus", {"player": player(seat), "to": to_spot(s.kit, node)}), seat)


def _rode(s: FunCityState, seat: int, before: int, way: int, node: int) -> LogLine:
    words = Words("log-rode", {"player": player(seat), "to": to_spot(s.kit, node)})
    return LogLine(words, seat, mover_piece(seat), s.kit.city.spot(before), s.kit.city.spot(node))


def _zzzz(s: FunCityState, by: int, rider: int, before: int, end: int) -> LogLine:
    words = Words("log-zzzz", {"by": player(by), "to": player(rider), "last": to_spot(s.kit, end)})
    return LogLine(words, by, mover_piece(rider), s.kit.city.spot(before), s.kit.city.spot(end))


def _play(s: FunCityState, seat: int, kind: int, other: int) -> LogLine:
    values: Values = {"player": player(seat), "by": player(seat), "crazy": crazy(s.kit, kind)}
    piece = f"crazy:{s.kit.crazy[kind].name}"
    if other < 0:
        return LogLine(Words("log-play", values), seat, piece, f"seat:{seat}", "discards")
    values["to"] = player(other)
    return LogLine(Words("log-play-against", values), seat, piece, f"seat:{seat}", f"seat:{other}")


def _two(code: str) -> Callable[..., LogLine]:
    def told(s: FunCityState, seat: int, other: int) -> LogLine:
        return LogLine(Words(code, {"by": player(seat), "to": player(other)}), seat)

    return told


def _changes_hands(code: str, back: bool) -> Callable[..., LogLine]:
    def told(s: FunCityState, seat: int, other: int, number: int) -> LogLine:
        values: Values = {
            "by": player(seat),
            "to": player(other),
            "card": card(s.kit, number),
            "points": s.kit.points[number],
        }
        source, target = (seat, other) if back else (other, seat)
        return LogLine(Words(code, values), seat, card_piece(s.kit, number), f"seat:{source}", f"seat:{target}")

    return told


def _winner(s: FunCityState, seat: int) -> LogLine:
    shared = s.places().count(1) > 1
    return LogLine(Words("log-winner-shared" if shared else "log-winner", {"player": player(seat)}), seat)


_TELLERS: dict[str, Callable[..., LogLine]] = {
    "first": _seat("log-first"),
    "press": _press,
    "closed": _card_moves("log-closed", False),
    "placed": _card_moves("log-placed", True),
    "missed": _missed,
    "collect": _collect,
    "slog": _slog,
    "helped": _helped,
    "fetch": _moves("log-fetch"),
    "drew": _seat("log-drew"),
    "redraw": _seat("log-redraw"),
    "reshuffled": _reshuffled,
    "play": _play,
    "flip-up": _two("log-flip-up"),
    "flip-down": _two("log-flip-down"),
    "picked": _changes_hands("log-picked", False),
    "returned": _changes_hands("log-returned", True),
    "kept": _seat("log-kept"),
    "obey": _moves("log-obey"),
    "roll": _roll,
    "go": _moves("log-go"),
    "taxi-ride": _moves("log-taxi"),
    "bus": _bus,
    "rode": _rode,
    "zzzz": _zzzz,
    "score": _seat("log-score"),
    "winner": _winner,
}
