"""`midway replay`: play a record again and say where it ends, or where it first differs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from midway.cli.common import Commands, add_json, print_json
from midway.engine.match import Match
from midway.engine.record import FORMAT, Record, RecordError
from midway.games import load_game

#: No record comes near it: a game of a thousand lines has forty thousand characters.
LONGEST = 10_000_000


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="play a record again and check every line")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, or the report of a problem")
    parser.add_argument("--to", type=int, metavar="STEP", help="stop after this line of the game")
    parser.add_argument("--seed", default="", help="the seed, where the record does not tell it")
    parser.add_argument("--edition", type=Path, metavar="PATH", help="the edition file it was played with")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print step count, state hash and standings; 1 at the first difference."""
    try:
        lead, text = record_in(read(args.file))
        record = Record.read(text)
        game = load_game(record.game)
        match = Match.reopen(game, record, args.seed, args.edition)
    except UnicodeDecodeError:
        raise ValueError(f"{args.file}: not a Midway record: it is no text in UTF-8") from None
    except RecordError as error:
        raise ValueError(f"{args.file}: {moved(error, lead)}") from None
    except ValueError as error:
        raise ValueError(f"{args.file}: {error}") from None
    last = len(record.lines) if args.to is None else args.to
    if not 0 <= last <= len(record.lines):
        raise ValueError(f"--to {last}: the record has lines 0 to {len(record.lines)}")
    try:
        for _ in match.follow(record.lines[:last]):
            pass
        if last == len(record.lines):
            match.check_end(record)
    except RecordError as difference:
        print(f"{args.file}: {moved(difference, lead)}", file=sys.stderr)
        return 1
    show(match, args.json)
    return 0


def read(path: Path) -> str:
    """The text of a file. Raises ValueError for one that is longer than any record, as a device without end is."""
    with path.open(encoding="utf-8") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise ValueError(f"not a Midway record: it is longer than {LONGEST:,} characters")
    return text


def record_in(text: str) -> tuple[int, str]:
    """The record that a file is, or that stands at the end of a report, and how many lines there are before it."""
    lead = 0 if text.startswith(FORMAT) else text.find(f"\n{FORMAT}\n") + 1
    return text.count("\n", 0, lead), text[lead:]


def moved(error: RecordError, lead: int) -> RecordError:
    """The error with its line counted from the top of the file."""
    return RecordError(error.line + lead, error.reason)


def show(match: Match, as_json: bool) -> None:
    """What stands on the table now."""
    state = match.state
    over = state.is_terminal()
    if as_json:
        print_json(
            {
                "game": match.game.key,
                "steps": len(match.record.lines),
                "hash": state.hash(),
                "over": over,
                "standings": state.standings(),
                "places": state.places(),
            }
        )
        return
    print(f"{match.game.title}, {len(match.record.lines)} steps, {'over' if over else 'not over'}")
    print(f"state {state.hash()}")
    for seat, (place, points) in enumerate(zip(state.places(), state.standings(), strict=True)):
        print(f"seat {seat}: {points} points, place {place}")
