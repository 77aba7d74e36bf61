"""Swing Boat, rule by rule. A hand count stands behind every number."""

import pytest

from kit.play import at, play, refused
from midway.games import load_game
from midway.games.rummelplatz.swing_boat.scoring import boat_points

KEY = "swing_boat"


def boat(seats, following, seed="0", **more):
    rows = [f"seats = {seats}", f'next = ["{following}"]', *[f"{name} = {value!r}" for name, value in more.items()]]
    return at(KEY, "\n".join(rows), seed)


@pytest.mark.rule("SB-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_swing(seats):
    with pytest.raises(ValueError, match="Swing Boat is for 3 to 6 players"):
        load_game(KEY).initial_state(seats)


@pytest.mark.rule("SB-2", "SB-5")
def test_ten_endurance_points_and_a_beginner_by_the_seed():
    starters = set()
    for number in range(30):
        s = load_game(KEY).initial_state(6, seed=str(number))
        assert s.endurance == [10] * 6
        assert s.fun == [0] * 6
        starters.add(s.waiting()[0])
    assert starters == set(range(6))


@pytest.mark.rule("SB-3", "SB-4")
@pytest.mark.parametrize(("seats", "rows"), [(3, 9), (4, 9), (5, 11), (6, 11)])
def test_the_outer_rows_are_for_five_or_six(seats, rows):
    s = boat(seats, "sit-down 0")
    codes = [a.code for a in s.legal_actions(0)]
    assert len(codes) == rows
    assert ("sit left 5" in codes) == ("sit right 5" in codes) == (seats > 4)
    if seats < 5:
        with refused("row-is-closed", "SB-4"):
            play(s, "0 sit left 5")


@pytest.mark.rule("SB-3")
def test_a_row_has_room_for_one():
    s = play(boat(3, "sit-down 0"), "0 sit left 4")
    with refused("row-is-taken", "SB-3"):
        play(s, "1 sit left 4")
    play(s, "1 sit right 4")
    assert s.fun == [4, 4, 0]


@pytest.mark.rule("SB-6")
def test_fun_is_counted_on_sitting_down():
    s = play(boat(3, "sit-down 0"), "0 sit left 3", "1 sit middle")
    assert s.fun == [3, 0, 0]
    assert s.waiting() == (2,)


@pytest.mark.rule("SB-7")
def test_nobody_stays_in_the_old_row():
    s = boat(3, "sit-down 1", row=[1, 2, 3], fun=[4, 3, 2], begins=1, rounds=2)
    with refused("must-move", "SB-7"):
        play(s, "1 sit left 3")
    with refused("row-is-taken", "SB-3"):
        play(s, "1 sit left 4")  # seat 0 has not left it yet
    play(s, "1 sit left 1")
    assert s.fun == [4, 4, 2]


@pytest.mark.rule("SB-8", "SB-9")
def test_each_one_rolled_costs_a_point():
    s = play(boat(3, "sit-down 0", seed="roll"), "0 sit left 4", "1 sit left 3", "2 sit left 1")
    assert [len(pips) for pips in s.rolled] == [4, 3, 1]
    assert s.endurance == [10 - pips.count(1) for pips in s.rolled]
    assert s.setup.edition.data.faces == (1, 1, 1, 2, 2, 3)


@pytest.mark.rule("SB-9")
def test_what_is_not_there_cannot_be_lost():
    for number in range(200):
        s = boat(3, "sit-down 2", str(number), row=[1, 2, 3], fun=[0, 0, 0], endurance=[1, 9, 9])
        play(s, "2 sit left 1")
        if s.rolled[0].count(1) > 1:
            break
    assert s.rolled[0].count(1) > 1
    assert s.endurance[0] == 0


@pytest.mark.rule("SB-10")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (10, 10)])
def test_the_middle_row_gives_one_point_back(before, after):
    s = boat(3, "sit-down 2", row=[2, 3, 4], endurance=[9, 9, before])
    play(s, "2 sit middle")
    assert s.endurance[2] == after
    assert s.rolled[2] == ()


@pytest.mark.rule("SB-11")
def test_the_left_neighbour_begins_the_next_round():
    s = boat(3, "sit-down 0", row=[1, 2, 3], begins=1, rounds=4)
    play(s, "0 sit middle")
    assert (s.begins, s.rounds) == (2, 5)
    assert s.waiting() == (2,)


@pytest.mark.rule("SB-12")
def test_the_round_is_rolled_to_its_end_when_somebody_is_exhausted():
    for number in range(50):
        s = boat(3, "sit-down 2", str(number), row=[4, 2, 3], endurance=[1, 9, 9])
        play(s, "2 sit left 4")
        if s.endurance[0] == 0:
            break
    assert s.is_terminal()
    assert [len(pips) for pips in s.rolled] == [1, 3, 4]


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize(("leader", "over"), [(12, False), (13, True)])
def test_lapped_is_more_than_twelve_behind(leader, over):
    s = boat(3, "sit-down 2", row=[4, 6, 3], fun=[leader, 5, 0])
    play(s, "2 sit middle")
    assert s.is_terminal() == over


@pytest.mark.rule("SB-14", "SB-15", "SB-17")
def test_places_by_fun_then_by_the_row():
    assert boat_points([20, 20, 18], [2, 3, 5], [4, 1, 1]) == [5, 6, 4]
    assert boat_points([20, 20, 18], [3, 3, 5], [4, 1, 1]) == [6, 6, 4]


@pytest.mark.rule("SB-16")
def test_the_exhausted_share_the_last_place():
    assert boat_points([30, 25, 18, 17], [5, 5, 1, 1], [0, 0, 1, 2]) == [4, 4, 6, 5]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("row = [1, 1, -1]", "a row has room for one"),
        ("row = [0, 1, -1]", "not all of these rows are open"),
        ("endurance = [11, 10, 10]", "nobody has more than 10"),
        ("begins = 4", "want a seat"),
        ("speed = 1", "speed is not known here"),
    ],
)
def test_a_wrong_position_is_refused_by_name(row, sentence):
    with pytest.raises(ValueError, match=sentence):
        at(KEY, f'next = ["sit-down 0"]\n{row}')
