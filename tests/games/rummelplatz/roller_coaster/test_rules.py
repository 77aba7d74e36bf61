"""Roller Coaster, rule by rule. A hand count stands behind every number."""

import itertools

import pytest

from kit.play import at, play, refused
from midway.bots import make_bot
from midway.games import load_game
from midway.games.rummelplatz.roller_coaster.scoring import in_beat
from midway.lab.playing import play_out

KEY = "roller_coaster"
#: left, right, up, down, arms, eyes, and so on three times
TRACK = [0, 1, 2, 3, 4, 5] * 3


def coaster(node, clock="calm", seats=3, **more):
    """Seats 0 and 1 ride."""
    rows = [f"seats = {seats}", f"track = {TRACK}", f'next = ["{node}", "next-ride -"]']
    if node.startswith("learn"):
        rows[-1] = f'next = ["{node}", "ride-on -", "next-ride -"]'
    rows += [f"{name} = {value!r}" for name, value in more.items()]
    return at(KEY, "\n".join([*rows, "[options]", f'clock = "{clock}"']))


LEARN, RIDE = "learn - asked=0,1", "ride - asked=0,1"


@pytest.mark.rule("RC-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_ride(seats):
    with pytest.raises(ValueError, match="Roller Coaster is for 3 to 6 players"):
        load_game(KEY).initial_state(seats)


@pytest.mark.rule("RC-1", "RC-2")
def test_everybody_rides_twice_with_either_neighbour():
    s = load_game(KEY).initial_state(5, seed="pairs")
    pairs = []
    while not s.is_terminal():
        pairs.append(s.riders())
        first, second = s.riders()
        play(s, f"{first} ready", f"{second} ready", f"{first} move left", f"{second} move up")
    assert [second for _, second in pairs] == [(first + 1) % 5 for first, _ in pairs]
    assert sorted(first for first, _ in pairs) == list(range(5))
    assert pairs[0][0] == s.begins


@pytest.mark.rule("RC-3", "RC-4")
def test_three_cards_of_each_movement():
    s = load_game(KEY).initial_state(3, seed="track")
    assert sorted(s.track) == sorted(TRACK)


@pytest.mark.rule("RC-4", "RC-5")
def test_cards_are_turned_one_after_another_on_an_own_copy():
    s = play(coaster(LEARN), "0 next", "0 next", "1 next")
    assert (s.observation(0).card, s.observation(0).at) == ("right", 2)
    assert (s.observation(1).card, s.observation(1).at) == ("left", 1)
    assert (s.observation(2).card, s.observation(2).at) == (None, None)
    play(s, "0 back")
    assert s.observation(0).card == "left"
    play(s, "0 next", "0 next", "0 restart")
    assert s.observation(0).card is None
    assert s.flips[0] == 6
    with refused("track-is-closed", "RC-5"):
        play(s, "0 back")


@pytest.mark.rule("RC-5")
def test_the_track_ends_with_its_last_card():
    s = play(coaster(LEARN), *["0 next"] * 18)
    assert s.observation(0).card == "eyes"
    with refused("track-ends-here", "RC-5"):
        play(s, "0 next")


@pytest.mark.rule("RC-15")
def test_27_flips_to_learn_with_in_calm():
    s = play(coaster(LEARN), *["0 next"] * 18, *["0 back"] * 9)
    assert [a.code for a in s.legal_actions(0)] == ["ready"]
    with refused("no-flips-left", "RC-15"):
        play(s, "0 next")


@pytest.mark.rule("RC-6")
def test_after_learning_the_track_is_closed():
    s = play(coaster(LEARN), "0 next", "0 ready", "1 ready")
    assert not s.observation(0).learning
    assert s.observation(0).card is None
    assert b"left" not in repr(s.observation(0).ridden).encode()


@pytest.mark.rule("RC-7", "RC-8")
def test_the_ride_goes_on_while_both_are_right():
    s = play(coaster(RIDE), "0 move left")
    assert s.observation(1).answer is None
    play(s, "1 move left", "1 move right", "0 move right")
    assert s.ridden == 2
    assert s.observation(2).ridden == ("left", "right")


@pytest.mark.rule("RC-8", "RC-9")
@pytest.mark.parametrize(("first", "second"), [("left", "right"), ("up", "up")])
def test_a_mistake_of_either_ends_the_ride(first, second):
    s = play(coaster(RIDE, ridden=6), f"0 move {first}", f"1 move {second}")
    assert s.points == [6, 6, 0]
    assert s.ride == 1
    assert s.riders() == (1, 2)


@pytest.mark.rule("RC-9", "RC-10")
def test_both_rides_are_added_and_18_is_the_most():
    s = play(coaster(RIDE, ridden=17, points=[4, 0, 0]), "0 move eyes", "1 move eyes")
    assert s.points == [22, 18, 0]
    assert s.ride == 1


@pytest.mark.rule("RC-11")
def test_the_most_points_win():
    s = at(KEY, 'points = [7, 9, 7]\nride = 3\nnext = ["over"]')
    assert s.standings() == [5, 6, 5]


@pytest.mark.rule("RC-12", "RC-14")
@pytest.mark.parametrize(("clock", "sand"), [("live", 30_000), ("relaxed", 60_000)])
def test_learning_against_the_sand(clock, sand):
    s = play(coaster("learn-live -", clock), "0@1000 next")
    with refused("too-soon", "ENG-6"):
        play(s, "0@1249 next")
    with refused("not-your-turn", "ENG-3"):
        play(s, "2@1000 next")
    play(s, "0@1250 next", f"1@{sand} next")
    with refused("too-late", "ENG-4"):
        play(s, f"0@{sand + 1} next")
    with refused("too-soon", "ENG-6"):
        play(s, f"-1@{sand - 1} close")
    play(s, f"-1@{sand} close")
    assert not s.observation(0).learning


@pytest.mark.rule("RC-12")
def test_learning_ends_when_both_are_ready():
    s = play(coaster("learn-live -", "live"), "0@10 ready")
    with refused("learned-enough", "RC-12"):
        play(s, "0@20 next")
    play(s, "1@900 ready", "-1@900 close")
    assert not s.observation(0).learning


def on_beat(seat, *times, move=None):
    acts = [f"{seat}@{time} ratter" for time in times]
    return [*acts, f"{seat}@{move[0]} move {move[1]}"] if move else acts


@pytest.mark.rule("RC-7", "RC-13")
def test_three_ratters_then_the_movement():
    s = coaster("ride-live -", "live")
    with refused("ratter-first", "RC-7"):
        play(s, "0@1500 move left")
    play(s, *on_beat(0, 300, 1000, 1700, move=(2700, "left")), *on_beat(1, 500, 1200, 1400, move=(1900, "left")))
    assert s.observation(0).answer == "left" and s.observation(2).answer is None
    with refused("movement-is-made", "RC-7"):
        play(s, "0@2700 ratter")
    play(s, "-1@2700 close")
    assert s.ridden == 1


@pytest.mark.rule("RC-13")
def test_a_ratter_off_the_beat_ends_the_ride():
    s = play(coaster("ride-live -", "live"), *on_beat(0, 500, 1201, 1500, move=(2000, "left")))
    play(s, *on_beat(1, 500, 1000, 1500, move=(2000, "left")), "-1@2000 close")
    assert s.points == [0, 0, 0] and s.ride == 1
    assert not in_beat([500, 1201, 1500], 500, 200)


@pytest.mark.rule("RC-8", "RC-13")
def test_a_forgotten_ratter_or_movement_ends_the_ride():
    s = play(coaster("ride-live -", "live", ridden=3), *on_beat(0, 500, 1000, 1500, move=(2000, "down")))
    play(s, *on_beat(1, 500, 1000))
    with refused("too-late", "ENG-4"):
        play(s, "1@2701 ratter")
    with refused("too-soon", "ENG-6"):
        play(s, "-1@3099 close")
    play(s, "-1@3100 close")
    assert s.points == [3, 3, 0]


@pytest.mark.rule("RC-13")
def test_the_order_of_arrival_changes_nothing():
    mine = on_beat(0, 500, 1000, 1500, move=(2000, "left"))
    yours = on_beat(1, 450, 1100, 1600, move=(2100, "left"))
    hashes = set()
    for places in itertools.combinations(range(8), 4):
        own, other = iter(mine), iter(yours)
        acts = [next(own) if place in places else next(other) for place in range(8)]
        hashes.add(play(coaster("ride-live -", "live"), *acts, "-1@3100 close").hash())
    assert len(hashes) == 1


@pytest.mark.rule("RC-14")
def test_relaxed_doubles_the_beat():
    s = play(coaster("ride-live -", "relaxed"), *on_beat(0, 600, 2400, 3400, move=(5400, "left")))
    play(s, *on_beat(1, 1000, 2000, 3000, move=(4000, "left")), "-1@5400 close")
    assert s.ridden == 1


def test_bots_ride_a_middling_way():
    s = load_game(KEY).initial_state(6, seed="bots")
    play_out(s, [make_bot(KEY, "greedy", str(seat)) for seat in range(6)])
    assert 12 < sum(s.points) // 2 < 80  # six rides of 2 to 13 cards


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("track = [0, 0]", "want 3 of each movement"),
        (f"track = {TRACK}\nat = [5, 0, 0]", "at <= seen <= the track"),
        (f"track = {TRACK}\nride = 3", "there was a ride for every pair"),
    ],
)
def test_a_wrong_position_is_refused_by_name(row, sentence):
    with pytest.raises(ValueError, match=sentence):
        at(KEY, f'next = ["ride - asked=0,1", "next-ride -"]\n{row}')
