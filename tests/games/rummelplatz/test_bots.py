"""Three grades of bots: how good each is at what, how fast, and that they know no more than they are shown."""

import pytest

from midway.bots import bot_names, make_bot, moment
from midway.engine.match import Match
from midway.engine.state import CLOCK
from midway.games import load_game
from midway.games.rummelplatz.common.hand import REACTION
from midway.lab.playing import Pacing, play_out

GRADES = ("novice", "greedy", "sharp")
TIMED = ["claw_machine", "ghost_train", "hau_den_lukas", "horse_race", "roller_coaster"]


def played(key, grade, number, clock, seats=4):
    """A whole game of equal bots."""
    s = load_game(key).initial_state(seats, {"clock": clock}, f"grades {number}")
    play_out(s, [make_bot(key, grade, f"{number} {seat}") for seat in range(seats)])
    return s


def mean(key, grade, clock, games, count):
    """What a seat reaches on average."""
    tables = [played(key, grade, number, clock) for number in range(games)]
    return sum(sum(count(s)) for s in tables) / (4 * games)


def towers(s):
    return [s.right(seat) for seat in range(s.seats)]


def rides(s):
    return [points / 2 for points in s.points]  # everybody rides twice


def points(s):
    return s.points() if callable(s.points) else s.points


@pytest.mark.parametrize("clock", ["calm", "live", "relaxed"])
@pytest.mark.parametrize(("grade", "dice"), [*zip(GRADES, (4.6, 6.7, 9.3), strict=True)])
def test_towers_are_as_high_as_the_grade_should_build(clock, grade, dice):
    assert mean("hau_den_lukas", grade, clock, 60, towers) == pytest.approx(dice, abs=0.4)


@pytest.mark.parametrize("clock", ["calm", "live"])
@pytest.mark.parametrize(("grade", "cards"), [*zip(GRADES, (3.9, 5.8, 8.1), strict=True)])
def test_pairs_ride_as_far_as_two_such_memories_reach(clock, grade, cards):
    """The tables alone reach so far; a lucky guess now and then adds a little."""
    assert cards <= mean("roller_coaster", grade, clock, 80, rides) <= cards + 0.75


@pytest.mark.parametrize(("grade", "seconds"), [*zip(GRADES, (44, 36, 30), strict=True)])
def test_a_single_rider_takes_so_long_for_thirteen_rows(grade, seconds):
    total = 0
    for number in range(100):
        s = load_game("horse_race").initial_state(3, {"clock": "live"}, f"alone {number}")
        bot = make_bot("horse_race", grade, str(number))
        while s.crossed() < 0:
            view = s.redact(0)
            action = bot.choose(view, s.legal_actions(0))
            s.apply_action(0, action.code, moment(bot, view, action, 0))
        total += s.crossed()
    assert total / 100 / 1000 == pytest.approx(seconds, abs=1.5)


@pytest.mark.parametrize("clock", ["calm", "live"])
@pytest.mark.parametrize("key", ["claw_machine", "ghost_train"])
def test_a_better_grade_earns_more_points(key, clock):
    novice, greedy, sharp = [mean(key, grade, clock, 60, points) for grade in GRADES]
    assert novice < greedy < sharp


def test_a_better_jockey_is_faster_among_worse_ones():
    """Each grade on a lane of its own, in turn."""
    wins = dict.fromkeys(GRADES, 0)
    for number in range(60):
        s = load_game("horse_race").initial_state(3, {"clock": "live"}, f"mixed {number}")
        seats = [GRADES[(seat + number) % 3] for seat in range(3)]
        play_out(s, [make_bot("horse_race", grade, f"{number} {seat}") for seat, grade in enumerate(seats)])
        for seat, place in enumerate(s.places()):
            wins[seats[seat]] += place == 1
    assert wins["novice"] < wins["greedy"] < wins["sharp"]


@pytest.mark.parametrize("clock", ["live", "relaxed-half"])
@pytest.mark.parametrize("grade", GRADES)
@pytest.mark.parametrize("key", TIMED)
def test_bots_keep_to_the_gaps_and_to_the_speed_of_people(key, grade, clock):
    """Every line goes through the door, which lets nobody act too soon or too late."""
    seats = 6
    options = {"clock": clock, "time-1": "double"}
    match = Match.start(load_game(key), seats, options, f"lines {grade}")
    pacing = Pacing({seat: make_bot(key, grade, str(seat)) for seat in range(seats)})
    race, begun = (), set()
    while not match.state.is_terminal():
        frame = match.state.stack[-1]
        if (frame.node.key, frame.window) != race:
            race, begun = (frame.node.key, frame.window), set()
        seat, t, action = pacing.next(match.state)
        match.act(seat, action.code if action else match.state.legal_actions(seat)[0].code, t=t)
        if seat != CLOCK and seat not in begun:
            assert t >= REACTION
            begun.add(seat)
    assert match.record.lines


@pytest.mark.parametrize("grade", GRADES)
@pytest.mark.parametrize("clock", ["calm", "live"])
@pytest.mark.parametrize("key", ["rummelplatz", "bumper_cars", "fortune_teller", *TIMED])
def test_a_bot_needs_no_memory(key, clock, grade):
    """A host makes a fresh bot for every question: it chooses, and takes its time, as one that was there all along."""
    if grade not in bot_names(key) or (clock == "live" and key in ("bumper_cars", "fortune_teller")):
        return
    options = {"clock": clock} if key == "rummelplatz" or key in TIMED else {}
    s = load_game(key).initial_state(3, options, "fresh")
    pacing = Pacing({seat: make_bot(key, grade, f"{seat}") for seat in range(3)})
    for _ in range(120):
        if s.is_terminal():
            break
        seat, t, action = pacing.next(s)
        if action is not None:
            view = s.redact(seat)
            fresh = make_bot(key, grade, f"{seat}")
            assert fresh.choose(view, s.legal_actions(seat)) is action
            if s.inner().stack[-1].node.timed:
                assert moment(make_bot(key, grade, f"{seat}"), view, action, seat) == t
        s.apply_action(seat, action or s.legal_actions(seat)[0], t)


def test_a_bot_that_misses_its_fear_lets_the_card_go_by():
    missed = 0
    for number in range(20):
        s = load_game("ghost_train").initial_state(6, {"clock": "live"}, f"missed {number}")
        pacing = Pacing({seat: make_bot("ghost_train", "novice", f"{number} {seat}") for seat in range(6)})
        while len(s.track) < 15:
            scared = {seat for seat in range(6) if s.is_scared(seat)}
            seat, t, action = pacing.next(s)
            if seat == CLOCK:
                missed += len(scared - set(s.shrieks[-1]))
            s.apply_action(seat, action or s.legal_actions(seat)[0], t)
    assert (
        40 < missed < 150
    )  # of about 2,380 shrieks, 5 in a hundred are not made: about 120, less those of the last card


def test_a_claw_bot_waits_for_a_word():
    s = load_game("claw_machine").initial_state(3, {"clock": "live"}, "word")
    arm = s.arm()
    bot = make_bot("claw_machine", "greedy", "ear")
    view = s.redact(arm)
    assert moment(bot, view, bot.choose(view, s.legal_actions(arm)), arm) is None
    s.apply_action(s.operator(), "say mob", 1000)
    view = s.redact(arm)
    action = bot.choose(view, s.legal_actions(arm))
    assert action.code == "hold right"
    assert 1300 <= moment(bot, view, action, arm) <= 1600
    s.apply_action(arm, action, 1400)
    view = s.redact(arm)
    action = bot.choose(view, s.legal_actions(arm))
    assert action.code == "release"
    assert 1550 <= moment(bot, view, action, arm) <= 1650


def test_the_fair_has_three_grades_and_a_thinker():
    assert bot_names("rummelplatz") == ("random", *GRADES, "search")
