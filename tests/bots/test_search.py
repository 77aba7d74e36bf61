"""The thinker: it is deterministic, keeps to the list, sees what its seat sees, and finds what is plainly best."""

import os
import random
import subprocess
import sys

import pytest

from kit.play import at
from kit.tables import TABLES
from kit.walk import choose
from midway.bots import Search, bot_names, make_bot, moment
from midway.bots.search import is_luck
from midway.games import GAMES, load_game
from midway.lab.playing import Pacing, play_out

#: The last seat of the last round (SB-13). 20 and 4 make 24, as much as seat 0 has in the row with 2: then the row
#: with more fun is better (SB-15). Three endurance points hold out on four dice eleven times in sixteen (SB-9).
BOAT = """
seats = 3
next = ["sit-down 2"]
row = [3, 8, 5]
fun = [24, 11, 20]
endurance = [10, 10, 3]
"""
#: Seat 0 is being bumped with seven of its nine tiles turned: a 5 turns over the other two (BC-8), and the ride ends
#: with seat 2 best, whose own TILT lies on top. With the 8 it may go on, and the first bump makes that seat last.
RIDE = """
hands = ["3", "2", "8 5"]
trick = [9, 1]
lead = 0
shown = [7, 0, 0]
tilt = [0, 3, 8]
next = ["play-card 2"]
"""
EVENING = """
seats = 3
visited = ["fortune_teller", "horse_race", "bumper_cars"]
earned = [[6, 5, 4], [4, 5, 6]]
next = ["visit -", "next -"]
[booth]
"""
CHOICES = """
from midway.bots import Search
from midway.games import load_game
for key, budget in (("bumper_cars", 600), ("fabelland", 2), ("fortune_teller", 300)):
    state = load_game(key).initial_state(3, seed="hash seeds")
    for seat in range(3):
        legal = state.legal_actions(seat)
        if legal:
            print(Search(key, "same", budget).choose(state.redact(seat), legal).code)
"""


def found(state, seat, seed="1"):
    """What the thinker plays, and what the game's own bot would."""
    key, view, legal = state.setup.game.key, state.redact(seat), state.legal_actions(seat)
    return [bot.choose(view, legal).code for bot in (Search(key, seed, 1000), make_bot(key, "greedy", seed))]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_dares_what_wins_the_last_round(seed):
    thinker, greedy = found(at("swing_boat", BOAT), 2, seed)
    assert thinker in ("sit left 4", "sit right 4")
    assert greedy in ("sit left 2", "sit right 2")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_ends_a_ride_that_it_wins(seed):
    thinker, greedy = found(at("bumper_cars", RIDE), 2, seed)
    assert thinker == "play 5"
    assert greedy == "play 8"


def test_a_gain_counts_when_it_is_more_than_luck():
    assert is_luck([])
    assert is_luck([0, 0, 0])
    assert is_luck([-4, -4])
    assert is_luck([9, -8])
    assert is_luck([2, 0, 0]), "2 * 2 is no more than 4"
    assert not is_luck([2, 1, 0]), "3 * 3 is more than 5"


# -- the laws of bots


def test_the_hash_seed_of_python_changes_nothing():
    told = []
    for hash_seed in ("1", "20261130"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", CHOICES]
        told.append(subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout)
    assert told[0] == told[1]
    assert len(told[0].split("\n")) > 4


@pytest.mark.parametrize(("key", "budget"), [("bumper_cars", 600), ("fabelland", 2), ("fortune_teller", 300)])
def test_what_it_cannot_see_changes_nothing(key, budget):
    """Of tables that look the same to its seat it makes the same choice, whatever else they hide."""
    chance = random.Random(key)
    state = load_game(key).initial_state(3, seed="hidden")
    asked = 0
    while asked < 3:
        seat, action, _ = choose(state, chance)
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            asked += 1
            view = state.redact(seat)
            other = view.imagine("another")
            assert other.hash() != state.hash()
            here = Search(key, "seat", budget).choose(view, legal)
            assert Search(key, "seat", budget).choose(other.redact(seat), other.legal_actions(seat)) is here
        state.apply_action(seat, action)


def test_it_needs_no_memory():
    state = load_game("fortune_teller").initial_state(3, seed="fresh")
    lasting = [Search("fortune_teller", str(seat), 200) for seat in range(3)]
    while not state.is_terminal():
        seat = state.waiting()[0]
        view, legal = state.redact(seat), state.legal_actions(seat)
        action = lasting[seat].choose(view, legal)
        assert Search("fortune_teller", str(seat), 200).choose(view, legal) is action
        state.apply_action(seat, action)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_keeps_to_the_list_at_every_table(table):
    """At an early and a late question of a random game, also of games in which the house does not offer it."""
    chance = random.Random(str(table))
    wanted = [chance.randrange(8), chance.randrange(8, 60)]
    state = table.start("search")
    number = 0
    while not state.is_terminal() and wanted:
        seat, action, time = choose(state, chance)
        legal = state.legal_actions(seat)
        if len(legal) > 1 and number >= wanted[0]:
            wanted.pop(0)
            view = state.redact(seat)
            bot = Search(table.key, "list", 2)
            action = bot.choose(view, legal)
            assert action in legal
            if state.inner().stack[-1].node.timed:
                due = moment(bot, view, action, seat)
                assert due is None or due >= state.earliest(seat)
        state.apply_action(seat, action, time)
        number += 1


# -- where it is offered


def test_it_is_the_last_of_the_bots_where_it_is_better():
    assert [key for key in GAMES if "search" in bot_names(key)] == [
        "fabelland",
        "fun_city",
        "rummelplatz",
        "fortune_teller",
        "bumper_cars",
        "swing_boat",
    ]
    assert bot_names("bumper_cars") == ("random", "greedy", "search")
    assert isinstance(make_bot("bumper_cars", "search", "1"), Search)


@pytest.fixture
def thoughtless(monkeypatch):
    """Whoever begins to search fails."""
    monkeypatch.setattr("midway.bots.search.Question", None)


@pytest.mark.usefixtures("thoughtless")
@pytest.mark.parametrize("clock", ["calm", "live"])
def test_where_there_can_be_a_clock_choice_and_moment_are_those_of_the_best_that_the_game_has(clock):
    state = load_game("horse_race").initial_state(3, {"clock": clock}, "race")
    pacing = Pacing({seat: make_bot("horse_race", "sharp", str(seat)) for seat in range(3)})
    real = 0
    while real < 3:
        seat, time, action = pacing.next(state)
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            real += 1
            view, thinker = state.redact(seat), Search("horse_race", str(seat), 500)
            assert thinker.choose(view, legal) is action
            assert clock == "calm" or moment(thinker, view, action, seat) == time
        state.apply_action(seat, action, time)


@pytest.mark.usefixtures("thoughtless")
def test_where_to_go_at_the_fair_is_left_to_its_best_bot():
    state = load_game("rummelplatz").initial_state(3, seed="inside")
    while not state.stack[-1].node.nests:
        seat = state.waiting()[0]
        view, legal = state.redact(seat), state.legal_actions(seat)
        action = Search("rummelplatz", "1").choose(view, legal)
        assert action is make_bot("rummelplatz", "sharp", "1").choose(view, legal)
        state.apply_action(seat, action)


def test_at_an_attraction_of_the_fair_it_thinks_of_the_attraction():
    """The same ride as above, on an evening at the fair."""
    state = at("rummelplatz", EVENING + RIDE)
    view, legal = state.redact(2), state.legal_actions(2)
    assert make_bot("rummelplatz", "search", "1").choose(view, legal).code == "play 5"
    assert make_bot("rummelplatz", "sharp", "1").choose(view, legal).code == "play 8"


def test_a_greedy_fortune_teller_has_little_to_hope_for_between_two_thinkers():
    """One in three would be its share; counted over a hundred games it won four."""
    won = 0
    for number in range(12):
        state = load_game("fortune_teller").initial_state(3, seed=f"strength {number}")
        greedy = number % 3
        bots = [Search("fortune_teller", f"{number} {seat}", 500) for seat in range(3)]
        bots[greedy] = make_bot("fortune_teller", "greedy", f"{number}")
        play_out(state, bots)
        won += state.places()[greedy] == 1
    assert won <= 2
