"""The map, its distances, and the move."""

from __future__ import annotations

import pytest

from games.fun_city.tables import CITY, at, cards, codes, play, refused, table

KEYS = ("arms", "theatre", "bowl", "bank", "post", "laundromat", "pet", "market", "library", "diner", "hall")
#: Counted on the map: the upper right half for walkers, the lower left for those who ride.
DISTANCES = """
-   3   6  12  12  10   6   6  10  11  16
3   -   3   9   9   9   5   5   7   8  13
6   3   -   7   6  12   8   5   6   5  10
7   9   7   -   7  16  14  10   7   6  11
7   7   6   6   -  15  14   9   6   3   6
9   8  10  11   9   -   6  10   9  12  14
6   5   7   8   6   6   -   6   9  12  14
6   5   5   7   5   8   5   -   4   7  10
9   7   6   7   6   9   8   4   -   3   6
8   8   5   6   3  10   7   6   3   -   6
9   8  10  11   6   8   7   8   6   6   -
"""


def test_all_distances_between_places():
    rows = [row.split() for row in DISTANCES.split("\n") if row]
    for a, first in enumerate(KEYS):
        for b, second in enumerate(KEYS):
            if a < b:
                assert CITY.foot[at(first)][at(second)] == int(rows[a][b]), (first, second)
            elif a > b:
                assert CITY.near[at(first)][at(second)] == int(rows[a][b]), (first, second)


@pytest.mark.rule("FC-27")
def test_through_the_theatre_into_the_bowl_it_is_six():
    assert CITY.foot[at("arms")][at("bowl")] == 6
    path = [CITY.names[node] for node in CITY.path(at("arms"), 2, at("bowl"))]
    assert path == ["arms", "4,2", "4,3", "theatre", "8,2", "8,1", "bowl"]
    s = table("move 0; end -", dice=[2, 4], pile="")
    assert "go bowl" in codes(s, 0)
    s = table("move 0; end -", dice=[2, 3], pile="")
    with refused("too-far-foot", "FC-29"):
        play(s, "0 go bowl")


@pytest.mark.rule("FC-28", "FC-35", "FC-36", "FC-37")
def test_a_roll_of_five_with_the_bus_from_the_market_to_the_post_office():
    assert CITY.foot[at("market")][at("post")] == 9
    path = [CITY.names[node] for node in CITY.path(at("market"), 0, at("post"))]
    assert path == ["market", "6,4", "7,4", "13,4", "14,4", "post"]
    s = table("move 0; end -", {"at": "market"}, dice=[2, 3], pile="")
    assert "go post" not in codes(s, 0)
    play(s, "0 bus down post", "1 pass")
    assert s.at[0] == at("post")
    assert s.won[0] == tuple(cards("F02"))
    s = table("move 0; end -", {"at": "market"}, dice=[2, 2], pile="")
    with refused("too-far-down", "FC-35"):
        play(s, "0 bus down post")


@pytest.mark.rule("FC-29")
def test_any_part_of_the_roll_may_be_used():
    s = table("move 0; end -", {"at": "4,4"}, dice=[1, 1], pile="")
    walked = {code.removeprefix("go ") for code in codes(s, 0) if code.startswith("go ")}
    assert walked == {
        "4,4", "3,4", "5,4", "4,3", "4,5",  # none or one
        "2,4", "6,4", "4,2", "4,6", "theatre",  # two
    }  # fmt: skip
    assert play(s, "0 go 4,4").at[0] == at("4,4")


@pytest.mark.rule("FC-29")
def test_the_roll_is_two_dice():
    totals = set()
    for number in range(60):
        s = table("crazy 0; end -", {"hand": ["zzzz"]}, seed=f"dice {number}", pile="")
        play(s, "0 roll")
        assert len(s.dice_shown) == 2
        assert all(1 <= die <= 6 for die in s.dice_shown)
        assert s.steps() == sum(s.dice_shown)
        totals.add(s.steps())
    assert len(totals) > 6


@pytest.mark.rule("FC-30")
def test_movement_goes_any_way_along_the_street():
    for node in range(CITY.streets):
        x, y = CITY.spots[node]
        beside = {CITY.spots[link] for link in CITY.links[node] if link < CITY.streets}
        assert beside == {
            spot for spot in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] if f"{spot[0]},{spot[1]}" in CITY.node_of
        }


@pytest.mark.rule("FC-31")
def test_a_place_is_one_space_with_two_doors():
    doors = [CITY.names[node] for node in CITY.links[at("theatre")]]
    assert doors == ["4,3", "8,2"]
    assert CITY.foot[at("4,3")][at("8,2")] == 2
    for key in KEYS:
        assert len(CITY.links[at(key)]) == 2


@pytest.mark.rule("FC-32", "FC-33")
def test_who_passes_doors_and_places_takes_nothing_there():
    # From 6,4 through the open Market to 8,5: two steps. Its card F06 stays.
    s = table("move 0; end -", {"at": "6,4"}, board="F06", dice=[1, 1], pile="")
    play(s, "0 go 8,5")
    assert s.won[0] == ()
    assert s.board == cards("F06")


@pytest.mark.rule("FC-33")
def test_taking_a_card_ends_the_turn():
    s = table("move 0; turn 1", {"at": "6,4"}, board="F06", dice=[6, 6], pile="")
    play(s, "0 go market")
    assert (s.turn, s.won[0]) == (1, tuple(cards("F06")))


@pytest.mark.rule("FC-34")
def test_movers_share_a_space():
    s = table("move 0; end -", {"at": "4,4"}, {"at": "4,5"}, dice=[1, 1], pile="")
    assert play(s, "0 go 4,5").at == [at("4,5")] * 2


@pytest.mark.rule("FC-35")
def test_the_bus_is_boarded_on_a_stop_the_roll_reaches():
    # From 4,4 stop 6 at 3,4 is one step away: with a roll of two one hop leads to stop 5 or stop 7.
    s = table("move 0; end -", {"at": "4,4"}, dice=[1, 1], pile="")
    assert {code for code in codes(s, 0) if code.startswith("bus")} == {"bus down 7,4", "bus up 5,8"}


@pytest.mark.rule("FC-36")
def test_a_ride_keeps_its_direction():
    # Stop 9 is the last: up the line there is nothing beyond, down each hop is one step.
    s = table("move 0; end -", {"at": "15,8"}, dice=[1, 2], pile="")
    rides = {code for code in codes(s, 0) if code.startswith("bus")}
    assert {"bus down 10,8", "bus down 5,8", "bus down 3,4"} <= rides
    assert "bus down 7,4" not in rides
    assert not [code for code in rides if code.startswith("bus up")]


@pytest.mark.rule("FC-37")
def test_after_the_bus_the_rest_of_the_roll_is_walked():
    s = table("move 0; end -", {"at": "1,0"}, board="F01", dice=[2, 4], pile="")
    # Stop 1 to stop 3 two steps, 12,0 three, 12,1 four, Bank five.
    path = [CITY.names[node] for node in CITY.path(at("1,0"), 1, at("bank"))]
    assert path == ["1,0", "6,0", "11,0", "12,0", "12,1", "bank"]
    play(s, "0 bus up bank", "1 pass")
    assert s.won[0] == tuple(cards("F01"))


def test_every_move_shows_one_shortest_path():
    for start in range(len(CITY.names)):
        for way in (0, 1, 2):
            reaches = CITY.reaches(start, way)
            for end, steps in enumerate(reaches):
                path = CITY.path(start, way, end)
                assert (path[0], path[-1], len(path)) == (start, end, steps + 1)
