"""The Horse Race, rule by rule. A hand count stands behind every number."""

import random

import pytest

from kit.play import at, play, refused
from midway.engine.state import CLOCK
from midway.games import load_game

KEY = "horse_race"
GAME = load_game(KEY)


def race(seats=3, **fields):
    """A live race set by hand."""
    rows = [f"seats = {seats}", 'next = ["race -"]']
    rows += [f"{name} = {value!r}".replace("'", '"') for name, value in fields.items()]
    return at(KEY, "\n".join([*rows, "[options]", 'clock = "live"']))


def dice(lane, text, lanes=3):
    """Dice of one lane, the others in the hand."""
    return [text if lane == at_lane else "0 0 0" for at_lane in range(lanes)]


def codes(s, seat):
    return [a.code for a in s.legal_actions(seat)]


@pytest.mark.rule("HR-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play(seats):
    with pytest.raises(ValueError, match="Horse Race is for 3 to 6 players"):
        GAME.initial_state(seats)


@pytest.mark.rule("HR-2")
@pytest.mark.rule("HR-4")
@pytest.mark.parametrize(
    ("seats", "crews", "riders", "rows"),
    [
        (3, "pairs", [(0,), (1,), (2,)], [2, 2, 2]),
        (4, "pairs", [(0,), (1,), (2,), (3,)], [2, 2, 2, 2]),
        (5, "pairs", [(0, 1), (2, 3), (4,)], [0, 0, 2]),
        (6, "pairs", [(0, 1), (2, 3), (4, 5)], [0, 0, 0]),
        (5, "singles", [(0, 1), (2,), (3,), (4,)], [0, 2, 2, 2]),
        (6, "singles", [(0, 1), (2, 3), (4,), (5,)], [0, 0, 2, 2]),
    ],
)
def test_crews_and_their_starting_rows(seats, crews, riders, rows):
    s = GAME.initial_state(seats, {"crews": crews})
    assert s.crews.riders == riders
    assert [s.row(lane) for lane in range(len(riders))] == rows


@pytest.mark.rule("HR-3")
def test_half_of_all_faces_are_ones():
    assert GAME.load_edition().data.faces == (1, 1, 1, 2, 2, 3)


@pytest.mark.rule("HR-5")
def test_who_sits_first_rolls_first():
    s = race(6)
    assert codes(s, 0) == ["roll abc"]
    assert codes(s, 1) == []
    with refused("you-move-the-horse", "HR-5"):
        play(s, "1 roll abc")
    with refused("nothing-called", "HR-8"):
        play(s, "1 ride 2")


@pytest.mark.rule("HR-6")
def test_any_dice_may_be_rolled_and_the_others_lie():
    s = play(race(dice=dice(0, "1 2 3")), "0 roll b")
    assert (s.dice3[0][0], s.dice3[0][2]) == (1, 3)
    every = ["a", "b", "ab", "c", "ac", "bc", "abc"]
    assert codes(race(dice=dice(0, "1 2 3")), 0) == [f"roll {some}" for some in every]


@pytest.mark.rule("HR-6")
def test_the_first_roll_is_with_all_three():
    with refused("all-three-first", "HR-6"):
        play(race(), "0 roll ab")


@pytest.mark.rule("HR-7")
def test_three_alike_move_a_single_rider():
    s = play(race(dice=dice(0, "3 3 3")), "0 move")
    assert s.row(0) == 5
    assert s.dice3[0] == (0, 0, 0)


@pytest.mark.rule("HR-7")
def test_three_alike_are_not_rolled_again():
    with refused("three-alike-move", "HR-7"):
        play(race(dice=dice(0, "1 1 1")), "0 roll a")


@pytest.mark.rule("HR-7")
def test_without_three_alike_nobody_moves():
    with refused("no-three-alike", "HR-7"):
        play(race(dice=dice(0, "1 1 2")), "0 move")


@pytest.mark.rule("HR-8")
def test_the_roller_calls_and_the_rider_rides():
    s = play(race(6, dice=dice(0, "2 2 2")), "0 call")
    assert codes(s, 0) == []
    assert codes(s, 1) == ["ride 1", "ride 2", "ride 3"]
    assert play(s, "1 ride 2").row(0) == 2


@pytest.mark.rule("HR-8")
@pytest.mark.rule("HR-13")
def test_a_wrong_number_is_a_stumble_of_a_second_and_a_half():
    s = play(race(6, dice=dice(0, "2 2 2")), "0@1000 call", "1@1400 ride 3")
    assert (s.row(0), s.earliest(1)) == (0, 2900)
    with refused("too-soon", "ENG-6"):
        play(s, "1@2899 ride 2")
    assert play(s, "1@2900 ride 2").row(0) == 2


@pytest.mark.rule("HR-9")
def test_over_the_red_line_a_pair_swaps_and_the_new_roller_takes_the_dice():
    s = play(race(6, rows=[6, 0, 0], dice=dice(0, "2 2 2")), "0 call", "1@300 ride 2")
    assert (s.row(0), s.roller(0)) == (8, 1)
    assert codes(s, 1) == ["take"]
    assert play(s, "1@300 take").earliest(1) == 800
    assert codes(s, 1) == ["roll abc"]


@pytest.mark.rule("HR-9")
def test_on_the_row_before_the_red_line_nobody_swaps():
    s = play(race(6, rows=[6, 0, 0], dice=dice(0, "1 1 1")), "0 call", "1 ride 1")
    assert (s.row(0), s.roller(0)) == (7, 0)


@pytest.mark.rule("HR-10")
def test_row_fourteen_is_not_over_the_line_but_fifteen_is():
    s = play(race(rows=[13, 2, 2], dice=dice(0, "1 1 1")), "0@100 move")
    assert (s.row(0), s.crossed(), s.waiting()) == (14, -1, (1, 2, 0))
    s = play(race(rows=[13, 2, 2], dice=dice(0, "2 2 2")), "0@100 move")
    assert (s.crossed(), s.waiting()) == (100, (1, 2, CLOCK))
    assert play(s, "-1@500 close").is_terminal()


@pytest.mark.rule("HR-10")
def test_the_clock_does_not_close_a_race_that_nobody_has_won():
    with refused("nobody-has-crossed", "HR-10"):
        play(race(), "-1 close")
    with refused("only-the-clock-closes", "HR-14"):
        play(race(rows=[15, 2, 2]), "1 close")


@pytest.mark.rule("HR-11")
@pytest.mark.rule("HR-14")
def test_what_comes_after_the_first_crossing_is_not_counted():
    s = race(rows=[14, 14, 9], dice=["1 1 1", "1 1 1", "3 3 3"])
    play(s, "1@200 move", "2@150 move", "0@100 move", "-1@500 close")
    assert [s.row(lane) for lane in range(3)] == [15, 15, 12]
    assert [s.row_counted(lane) for lane in range(3)] == [15, 14, 9]
    assert s.standings() == [6, 5, 4]


@pytest.mark.rule("HR-11")
def test_over_the_line_in_the_same_millisecond_is_a_shared_win():
    s = race(rows=[14, 13, 9], dice=["1 1 1", "3 3 3", "0 0 0"])
    play(s, "1@100 move", "0@100 move", "-1@500 close")
    assert s.places() == [1, 1, 3]


@pytest.mark.rule("HR-12")
def test_both_riders_of_a_horse_earn_its_place():
    s = play(
        race(5, rows=[14, 3, 9], swapped=[1, 0, 0], dice=dice(0, "1 1 1")), "1@10 call", "0@20 ride 1", "-1@420 close"
    )
    assert s.standings() == [6, 6, 3, 3, 4]


@pytest.mark.rule("HR-13")
def test_a_seat_acts_again_after_half_a_second():
    s = play(race(), "0@1000 roll abc")
    assert s.earliest(0) == 1500
    with refused("too-soon", "ENG-6"):
        play(s, "0@1499 roll abc" if not s.has_triple(0) else "0@1499 move")


@pytest.mark.rule("HR-13")
def test_a_call_costs_the_roller_no_time_but_a_move_costs_a_single_half_a_second():
    pair = play(race(6, dice=dice(0, "2 2 2")), "0@1000 call", "1@1000 ride 2")
    assert pair.earliest(0) == 1000
    single = play(race(dice=dice(0, "2 2 2")), "0@1000 move")
    assert single.earliest(0) == 1500


@pytest.mark.rule("HR-14")
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_order_of_arrival_changes_nothing(seats):
    """The lines of one race in forty orders that keep each lane's own order: one state."""
    s = GAME.initial_state(seats, {"clock": "live"}, "lanes")
    chance = random.Random(seats)
    lanes = [[] for _ in s.crews.riders]
    while not s.is_terminal():
        seat = s.waiting()[0]
        action = chance.choice(s.legal_actions(seat))
        time = s.earliest(seat) + chance.randrange(300)
        s.apply_action(seat, action, time)
        if seat != CLOCK:
            lanes[s.crews.lane[seat]].append((seat, action.code, time))
    close = s.crossed()
    found = set()
    for _ in range(40):
        again = GAME.initial_state(seats, {"clock": "live"}, "lanes")
        left = [list(reversed(lane)) for lane in lanes]
        while any(left):
            again.apply_action(*chance.choice([lane for lane in left if lane]).pop())
        again.apply_action(CLOCK, "close", close)
        found.add((again.hash(), tuple(again.standings())))
    assert found == {(s.hash(), tuple(s.standings()))}


CALM = """
seats = 3
rows = [14, 13, 2]
dice = ["1 1 2", "3 3 1", "1 2 3"]
rounds = 9
next = ["round - asked=0,1,2"]
"""


@pytest.mark.rule("HR-15")
def test_a_calm_round_is_rolled_when_all_have_chosen():
    s = play(at(KEY, CALM), "2 roll abc", "0 roll c")
    assert s.dice3 == [(1, 1, 2), (3, 3, 1), (1, 2, 3)]
    assert s.waiting() == (1,)
    play(s, "1 roll c")
    assert s.rounds == 10 or s.is_terminal()


@pytest.mark.rule("HR-15")
def test_three_alike_move_the_horse_at_once():
    ended = moved = 0
    for seed in range(60):
        s = play(at(KEY, CALM, str(seed)), "0 roll c", "1 roll c", "2 roll abc")
        crossed = [lane for lane in (0, 1) if s.row(lane) >= 15]
        assert s.is_terminal() == bool(crossed)
        ended += len(crossed) > 0
        moved += s.row(2) > 2
    assert ended
    assert moved


@pytest.mark.rule("HR-16")
def test_two_horses_over_the_line_in_one_round_share_the_win():
    shared = 0
    for seed in range(60):
        s = play(at(KEY, CALM, str(seed)), "0 roll c", "1 roll c", "2 roll abc")
        if s.row(0) >= 15 and s.row(1) >= 15:
            assert s.places() == [1, 1, 3]
            shared += 1
    assert shared


@pytest.mark.rule("HR-15")
def test_calm_rounds_only_choose_dice():
    with refused("calm-rounds-roll", "HR-15"):
        play(at(KEY, CALM), "0 move")


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        ({"rows": [1, 2]}, "rows"),
        ({"dice": ["1 1", "0 0 0", "0 0 0"]}, "dice[0]"),
        ({"dice": ["0 1 1", "0 0 0", "0 0 0"]}, "dice[0]"),
        ({"called": [2, 0, 0]}, "called[0]"),
        ({"swapped": [1, 0, 0]}, "swapped[0]"),
        ({"tracks": ["0:2 x", "0:2", "0:2"]}, "tracks[0]"),
        ({"tracks": ["9:2 5:3", "0:2", "0:2"]}, "tracks[0]"),
        ({"weather": 1}, "weather"),
    ],
)
def test_an_odd_position_is_refused_by_name(fields, names):
    with pytest.raises(ValueError, match="position: ") as caught:
        race(**fields)
    assert names in str(caught.value)


@pytest.mark.rule("HR-17")
def test_relaxed_doubles_the_time_of_every_act():
    s = load_game(KEY).initial_state(3, {"clock": "relaxed"}, "relaxed")
    play(s, "0@100 roll abc")
    with refused("too-soon", "ENG-6"):
        play(s, "0@1099 roll abc" if not s.has_triple(0) else "0@1099 move")
    assert s.free_at[0] == 1100
