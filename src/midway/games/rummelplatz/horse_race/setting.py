"""Tables set from text: editions and positions of the Horse Race, checked by name."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from midway.engine.dice import Dice
from midway.engine.position import Reader, read_options, read_stack, write, write_stack
from midway.games.rummelplatz.horse_race.decisions import NODES, RACE, ROUND
from midway.games.rummelplatz.horse_race.state import IN_HAND, Course, HorseRace

if TYPE_CHECKING:
    from midway.engine.game import Game

MOST_PIPS = 3
MOST_TIME = 1 << 40


def read_course(tables: dict[str, Any], where: str) -> Course:
    """The numbers of an edition file. Raises ValueError naming the row."""
    rows = {
        "track": {"finish": (4, 99), "red": (1, 98), "single": (0, 98)},
        "pace": {"gap": (0, 60_000), "stumble": (0, 60_000), "grace": (0, 60_000)},
    }
    found: dict[str, int] = {}
    dice = tables.pop("dice", {})
    faces = dice.get("faces")
    if not isinstance(faces, list) or len(faces) != 6 or any(type(n) is not int or not 1 <= n <= 3 for n in faces):
        raise ValueError(f"edition {where}: [dice] faces = {faces!r}, want six numbers from 1 to {MOST_PIPS}")
    for table, keys in rows.items():
        content = tables.pop(table, {})
        for key, (least, most) in keys.items():
            value = content.get(key)
            if type(value) is not int or not least <= value <= most:
                raise ValueError(f"edition {where}: [{table}] {key} = {value!r}, want a number from {least} to {most}")
            found[key] = value
        for key in sorted(set(content) - set(keys) - {"origin"}):
            raise ValueError(f"edition {where}: [{table}] {key} is not known here")
    for table in sorted(tables):
        raise ValueError(f"edition {where}: table [{table}] is not known here")
    if not found["single"] <= found["red"] < found["finish"]:
        raise ValueError(f"edition {where}: [track] wants single <= red < finish")
    return Course(tuple(faces), **found)


def read_position(game: Game[HorseRace], text: str, dice: Dice) -> HorseRace:
    """A race set by hand: ``rows`` (or ``tracks`` with every move and its time), ``dice``, ``called``, ``swapped``,
    ``taking`` by lane, ``free_at`` by seat, ``rounds``. Left out, all stand at the start with the dice in the hand."""
    reader = Reader.of(text)
    seats = reader.integer("seats", game.seats[0], game.seats[0], game.seats[-1])
    s = HorseRace(game.setup(seats, read_options(reader)), dice)
    lanes = len(s.crews.riders)
    rows = reader.integers("rows", start_rows(s), 0, 2 * s.course.finish, lanes)
    tracks = reader.words("tracks")
    if len(tracks) not in (0, lanes):
        raise ValueError(f"position: tracks = {tracks!r}, want one for each of {lanes} horses")
    s.track = [_read_track(track, lane) for lane, track in enumerate(tracks)] or [((0, row),) for row in rows]
    thrown = reader.words("dice", ["0 0 0"] * lanes)
    if len(thrown) != lanes:
        raise ValueError(f"position: dice = {thrown!r}, want three pips for each of {lanes} horses")
    s.dice3 = [_read_dice(row, lane) for lane, row in enumerate(thrown)]
    s.called = reader.integers("called", [0] * lanes, 0, MOST_PIPS, lanes)
    past_red = [int(s.is_pair(lane) and s.row(lane) > s.course.red) for lane in range(lanes)]
    s.swapped = reader.integers("swapped", past_red, 0, 1, lanes)
    s.taking = reader.integers("taking", [0] * lanes, 0, 1, lanes)
    s.free_at = reader.integers("free_at", [0] * seats, 0, MOST_TIME, seats)
    s.rounds = reader.integer("rounds", int(is_calm(s)), 0, MOST_TIME)
    read_stack(reader, s, NODES)
    reader.finish()
    _check_position(s, past_red)
    return s


def is_calm(s: HorseRace) -> bool:
    return s.setup.options["clock"] == "calm"


def start_rows(s: HorseRace) -> list[int]:
    """Where each horse starts (HR-4)."""
    return [0 if len(riders) == 2 else s.course.single for riders in s.crews.riders]


def _read_track(text: str, lane: int) -> tuple[tuple[int, int], ...]:
    track: list[tuple[int, int]] = []
    for word in text.split():
        time, _, row = word.partition(":")
        if not (time.isdecimal() and row.isdecimal()) or (track and (int(time) < track[-1][0])):
            raise ValueError(f"position: tracks[{lane}] = {text!r}, want moves like '0:2 1500:3' in order of time")
        track.append((int(time), int(row)))
    if not track:
        raise ValueError(f"position: tracks[{lane}] is empty, want at least the start, like '0:2'")
    return tuple(track)


def _read_dice(text: str, lane: int) -> tuple[int, ...]:
    pips = [int(word) if word.isdecimal() else -1 for word in text.split()]
    if len(pips) != 3 or any(not 0 <= n <= MOST_PIPS for n in pips) or (0 in pips and any(pips)):
        raise ValueError(f"position: dice[{lane}] = {text!r}, want three pips like '1 1 3', or '0 0 0' in the hand")
    return tuple(pips)


def _check_position(s: HorseRace, past_red: list[int]) -> None:
    """Refuse what could not be seen on a track."""
    for lane in range(len(s.track)):
        if s.swapped[lane] != past_red[lane]:
            raise ValueError(f"position: swapped[{lane}] = {s.swapped[lane]}, want {past_red[lane]} on that row")
        if s.taking[lane] and (not s.swapped[lane] or s.dice3[lane] != IN_HAND):
            raise ValueError(f"position: taking[{lane}] = 1, but there are no dice to take over")
        if s.called[lane] and (not s.is_pair(lane) or s.dice3[lane] != (s.called[lane],) * 3):
            raise ValueError(f"position: called[{lane}] = {s.called[lane]}, but the dice are {s.dice3[lane]}")
    nodes = [f.node for f in s.stack]
    node = ROUND if is_calm(s) else RACE
    if nodes not in ([node], []):
        raise ValueError(f"position: next wants {node.key} alone, or over")
    if not nodes and s.crossed() < 0:
        raise ValueError("position: next says over, but no horse has crossed the line")
    if nodes == [ROUND] and s.crossed() >= 0:
        raise ValueError("position: a horse has crossed the line, so next wants over")
    if nodes == [ROUND] and s.stack[0].asked != tuple(sorted([s.roller(lane) for lane in range(len(s.track))])):
        raise ValueError("position: round asks the roller of every horse, in order of seats")


def check(s: HorseRace) -> None:
    """For fuzzing: every horse stands where its moves lead, and every crew is in one of the phases there are."""
    for lane, start in enumerate(start_rows(s)):
        track = s.track[lane]
        assert track[0] == (0, start), f"lane {lane} starts at {track[0]}"
        for (time, row), (later, ahead) in pairwise(track):
            assert time <= later, f"lane {lane}: {track} goes back in time"
            assert 1 <= ahead - row <= MOST_PIPS, f"lane {lane}: {track} leaps"
            assert row < s.course.finish, f"lane {lane}: {track} goes on behind the line"
        assert s.swapped[lane] == (s.is_pair(lane) and s.row(lane) > s.course.red), f"lane {lane}: wrong roller"
        assert (0 in s.dice3[lane]) == (s.dice3[lane] == IN_HAND), f"lane {lane}: dice {s.dice3[lane]}"
        if s.called[lane]:
            assert s.dice3[lane] == (s.called[lane],) * 3, f"lane {lane}: called {s.called[lane]} on {s.dice3[lane]}"
    assert not s.is_terminal() or s.crossed() >= 0, "the race is over, but nobody has crossed"


def write_position(s: HorseRace) -> str:
    """The TOML text of a state."""
    table: dict[str, Any] = {
        "seats": s.seats,
        "options": s.setup.options,
        "tracks": [" ".join([f"{time}:{row}" for time, row in track]) for track in s.track],
        "dice": [" ".join(map(str, dice)) for dice in s.dice3],
        "called": s.called,
        "swapped": s.swapped,
        "taking": s.taking,
        "free_at": s.free_at,
        "rounds": s.rounds,
    }
    return write(table | write_stack(s))
