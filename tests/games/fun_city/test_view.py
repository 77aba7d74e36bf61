"""What a seat is shown and told: the wire form, the choices with what they bring, the log with its flights."""

from __future__ import annotations

from games.fun_city.tables import play, table
from midway.engine.words import Words
from midway.games.fun_city.game import GAME
from midway.games.fun_city.phrases import time
from midway.text import catalogue


def english(words: Words) -> str:
    """The sentence; nobody has a name."""
    return catalogue(GAME.folder, "en").say(words)


RIDER = {"at": "6,4", "hand": ["taxi"]}


def test_a_walk_tells_its_steps_what_it_brings_and_lights_its_path():
    s = table("move 0; end -", dice=[2, 4], board="F14", clock="10:10", pile="")
    view = s.redact(0)
    choice = GAME.choice(view, view.parse("go theatre"))
    assert choice.gain == 20
    assert choice.touches == ("by:foot", "place:theatre")
    assert choice.lights == ("place:arms", "space:4,2", "space:4,3", "place:theatre")
    assert choice.notes[0] == Words("note-steps", {"steps": 3})
    assert choice.notes[1].id == "note-open"


def test_a_closed_place_brings_nothing_and_says_when_it_opens():
    s = table("move 0; end -", dice=[2, 4], board="F14", pile="")
    view = s.redact(0)
    choice = GAME.choice(view, view.parse("go theatre"))
    assert choice.gain == 0
    assert choice.notes[1].id == "note-later"


def test_a_ride_lights_every_stop_it_passes():
    s = table("move 0; end -", {"at": "market"}, dice=[2, 3], pile="")
    view = s.redact(0)
    choice = GAME.choice(view, view.parse("bus down post"))
    assert choice.gain == 25
    assert choice.touches == ("by:down", "place:post")
    assert choice.lights == ("place:market", "space:6,4", "space:7,4", "space:13,4", "space:14,4", "place:post")


def test_the_red_space_says_that_slog_waits():
    s = table("move 0; end -", {"at": "8,5"}, slog="out", dice=[1, 1], pile="")
    view = s.redact(0)
    assert Words("note-slog") in GAME.choice(view, view.parse("go 8,6")).notes
    assert s.observation(0).slog_at == "space:8,6"


def test_a_helper_sees_what_each_card_brings():
    s = table("fetch 0; end -", {"at": "8,6"}, slog="out", board="F02 F13", clock="10:10", pile="")
    view = s.redact(0)
    both = GAME.choice(view, view.parse("fetch F02"))
    assert both.gain == 60  # F13 lies open on the same place
    assert both.touches == ("card:F02",)


def test_a_ride_is_shown_to_those_who_may_break_in():
    s = play(table("move 0; end -", RIDER, {"hand": ["zzzz"]}, dice=[4, 4], pile=""), "0 bus down post")
    ride = s.observation(1).turn.ride
    assert ride is not None
    assert (ride.seat, ride.way, ride.target, ride.last) == (0, "down", "place:post", "space:1,0")
    assert GAME.prompt(s.redact(1)).id == "prompt-bus-mine"
    assert GAME.prompt(s.redact(0)).id == "prompt-bus-rider"
    assert GAME.prompt(s.redact(None)).id == "prompt-bus-other"


def test_who_may_break_in_reads_who_sleeps_where_and_how_long_there_is():
    for waiting, seconds in (("minute", 60), ("short", 20), ("open", None)):
        options = {"waiting": waiting}
        s = table("move 0; end -", RIDER, {"hand": ["zzzz"]}, dice=[4, 4], pile="", options=options)
        play(s, "0 bus down post")
        ride = s.observation(1).turn.ride
        assert ride is not None
        assert ride.wait == seconds
        view = s.redact(1)
        assert (
            english(GAME.choice(view, view.parse("zzzz")).words)
            == "Play Z-Z-Z-Z: Player 1 sleeps on to bus stop 1 (1,0)"
        )


def test_a_card_on_the_board_tells_how_far_it_is_and_how_much_the_roll_lacks():
    s = table("crazy 0; end -", {}, {"at": "market"}, board="F14 F10", clock="10:10", pile="")
    seen = s.observation(0).cards  # from the Portleigh Arms: the Theatre 3 on foot, the Bank 7 by bus
    assert [(card.steps, card.missing) for card in seen] == [(3, 0), (7, 0)]
    assert [card.steps for card in s.observation(1).cards] == [5, 7]  # from the Market
    assert [card.steps for card in s.observation(None).cards] == [3, 7]
    s = table("move 0; end -", {"won": ["F02"]}, {"at": "market"}, board="F14 F10", dice=[1, 1], clock="10:10", pile="")
    assert [card.missing for card in s.observation(0).cards] == [1, 5]
    assert [card.missing for card in s.observation(1).cards] == [0, 0]
    assert s.observation(0).players[0].cards[0].steps is None
    taxi = table("move 0; end -", {}, {}, board="F10", dice=[1, 2], taxi=1, clock="10:10", pile="")
    assert [card.missing for card in taxi.observation(0).cards] == [0]


def test_the_last_move_is_shown_with_its_path():
    s = play(table("move 0; end -", RIDER, {}, dice=[4, 4], pile=""), "0 bus down post", "1 pass")
    moved = s.observation(None).moved
    assert moved is not None
    assert (moved.seat, moved.way) == (0, "down")
    assert moved.path == ("space:6,4", "space:7,4", "space:13,4", "space:14,4", "place:post")


def test_the_log_moves_the_pieces():
    s = table("move 0; end -", {"at": "14,4"}, dice=[1, 1], pile="F12")
    s.events = []
    s.apply_action(0, "go post")
    lines = [GAME.tell(event, s.redact(None)) for event in s.events]
    flights = [(line.piece, line.source, line.target) for line in lines if line.piece]
    assert flights == [
        ("mover:0", "space:14,4", "place:post"),
        ("card:F02", "place:post", "seat:0"),
        ("card:F12", "pile", "place:library"),
    ]


def test_cards_are_told_by_place_and_hours_not_by_number():
    s = table("fetch 0; end -", {"at": "8,6"}, slog="out", board="F02", clock="9:10", pile="F12")
    s.events = []
    view = s.redact(0)
    fetch = GAME.choice(view, view.parse("fetch F02"))
    assert english(fetch.words) == "Go to the Post Office and take its card"
    assert [english(note) for note in fetch.notes] == ["9:00 to 11:00"]
    s.apply_action(0, "fetch F02")
    told = [english(GAME.tell(event, s.redact(None)).words) for event in s.events]
    assert told[:4] == [
        "Player 1 helps SLOG to the Library.",
        "Player 1 hurries to the Post Office.",
        "Player 1 collects the Post Office card: 25 points.",
        "New: Library, 10:00 to 1:00, 15 points.",
    ]


def test_times_are_told_on_the_twelve_hour_clock_and_the_other():

    assert catalogue(GAME.folder, "en").say(time(13 * 60 + 20)) == "1:20"
    assert catalogue(GAME.folder, "de").say(time(13 * 60 + 20)) == "13:20"
    assert catalogue(GAME.folder, "en").say(time(12 * 60)) == "12:00"
