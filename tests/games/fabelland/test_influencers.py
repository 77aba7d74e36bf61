"""Influencers inside an action (FL-48 to FL-55)."""

from __future__ import annotations

import pytest

from games.fabelland.tables import areas, at, codes, play, refused, riders
from midway.games.fabelland.boarding import guests_text

ALL = ["0 orange 3", "0 blue 3", "0 violet 3", "0 green 3"]


@pytest.mark.rule("FL-48")
def test_two_influencers_in_an_action_and_no_more():
    s = at("rotate 0 carousel=0", "evening -", influencers=ALL, areas=["D PPP"])
    play(s, "0 use blue", "0 take P D", "0 drop A1", "0 use blue", "0 take P D", "0 drop A1")
    assert codes(s, 0) == [f"turn {n}" for n in range(6)]
    with refused("enough-influencers", "FL-48"):
        play(s, "0 use blue")
    play(s, "0 turn 0", "0 collect", "0 finish")
    assert s.uses == 0


@pytest.mark.rule("FL-48")
@pytest.mark.parametrize(
    "frame",
    [
        "pick-carousel 0",
        "rotate 0 carousel=0",
        "collecting 0 carousel=0",
        "finishing 0",
        "shop 0 area=0 left=2",
        "shop 0 area=3 left=1",
        "lead 0 area=0",
    ],
)
def test_influencers_can_be_used_at_every_step_of_an_own_action(frame: str):
    s = at(frame, "evening -", influencers=["0 violet 1"], compartments=["B1 P"], areas=["D P"])
    assert "use violet" in codes(s, 0)
    play(s, "0 use violet", "0 take P B1", "0 drop B2")
    assert guests_text(s.compartments[7]) == "P"


@pytest.mark.rule("FL-48")
def test_while_a_way_to_board_is_chosen_too():
    s = at("rotate 0 carousel=0", influencers=["0 violet 1"], edges=["A-red 30"], compartments=["A2 PK"])
    play(s, "0 turn 0")
    assert codes(s, 0) == ["board A-red P", "board A-red K", "use violet"]
    play(s, "0 use violet", "0 take K A2", "0 drop A3")
    assert codes(s, 0) == ["collect"], "one way is left, so the guest has boarded"


@pytest.mark.rule("FL-49")
def test_each_influencer_is_used_once():
    s = at("rotate 0 carousel=0", influencers=["0 blue 1"], areas=["D PP"])
    play(s, "0 use blue", "0 take P D", "0 drop A1")
    assert (s.fresh[1], s.used[1]) == (0, 1)
    with refused("no-such-influencer", "FL-49"):
        play(s, "0 use blue")


@pytest.mark.rule("FL-50")
def test_orange_seats_a_guest_from_anywhere_on_an_own_attraction():
    rows = {"edges": ["A-red 13", "B-red 20", "A-blue 17"], "areas": ["D K"], "compartments": ["C4 P", "C5 T"]}
    s = at("rotate 0 carousel=0", influencers=ALL, **rows)
    play(s, "0 use orange")
    assert codes(s, 0) == ["take K D", "take P C4", "take T C5"]
    play(s, "0 take P C4")
    assert codes(s, 0) == ["board A-red P", "board A-red ..P", "board B-red P", "board B-red .P"]
    with refused("no-place-for-guest", "FL-50"):
        play(s, "0 board A-blue P")
    play(s, "0 board B-red .P")
    assert riders(s, 2) == "T"


@pytest.mark.rule("FL-50")
def test_orange_needs_a_guest_that_fits():
    s = at("rotate 0 carousel=0", influencers=ALL, edges=["A-red 17"], areas=["D K"])
    with refused("nobody-to-move", "FL-50"):
        play(s, "0 use orange")


@pytest.mark.rule("FL-51")
def test_blue_moves_from_an_area_to_any_compartment():
    s = at("rotate 0 carousel=0", influencers=ALL, areas=["E PT"], compartments=["A1 K"])
    play(s, "0 use blue")
    assert codes(s, 0) == ["take P E", "take T E"]
    with refused("not-from-there", "FL-51"):
        play(s, "0 take K A1")
    play(s, "0 take T E")
    assert len(codes(s, 0)) == 18
    play(s, "0 drop C6")
    assert (areas(s), riders(s, 2)) == ("P", "T")


@pytest.mark.rule("FL-52")
def test_violet_moves_a_guest_to_the_compartment_before_or_behind():
    s = at("rotate 0 carousel=0", influencers=ALL, areas=["E P"], compartments=["B1 K"])
    play(s, "0 use violet")
    with refused("not-from-there", "FL-52"):
        play(s, "0 take P E")
    play(s, "0 take K B1")
    assert codes(s, 0) == ["drop B2", "drop B6"]
    with refused("not-a-neighbour", "FL-52"):
        play(s, "0 drop B3")
    play(s, "0 drop B6")
    assert guests_text(s.compartments[11]) == "K"


@pytest.mark.rule("FL-53")
def test_green_influencers_cannot_be_used():
    s = at("rotate 0 carousel=0", influencers=["0 green 3"], areas=["E P"], compartments=["B1 K"])
    assert codes(s, 0) == [f"turn {n}" for n in range(6)]


@pytest.mark.rule("FL-54")
def test_an_influencer_fills_an_attraction_there_and_then():
    s = at("shop 0 area=0 left=1", balloons=[0, 5, 5, 5], influencers=ALL, edges=["A-red 17 P"], areas=["F P"])
    play(s, "0 use orange", "0 take P F", "0 board A-red PP")
    assert s.balloons == [3, 5, 5, 5]
    assert areas(s) == "PP"
    assert s.seated[0] == 0


@pytest.mark.rule("FL-54")
@pytest.mark.rule("FL-37")
def test_guests_of_such_a_ride_are_led_away_if_they_land_in_the_area():
    s = at("shop 0 area=0 left=1", options={"tumble": "named"}, influencers=ALL, edges=["A-red 17 P"], areas=["F P"])
    play(s, "0 use orange", "0 take P F", "0 board A-red PP", "0 sector 1", "0 enough", "0 onto C", "0 sector 1")
    assert [guests_text(area) for area in s.areas] == ["", "P", ""]
    assert guests_text(s.compartments[12]) == "P"


@pytest.mark.rule("FL-55")
def test_who_is_moved_while_guests_board_boards_too():
    s = at("rotate 0 carousel=0", influencers=["0 violet 1"], edges=["A-red 17 P", "A-blue 23"], compartments=["A2 PP"])
    play(s, "0 turn 0")
    assert riders(s, 0) == "P"
    play(s, "0 use violet", "0 take P A2", "0 drop A3")
    assert riders(s, 0) == ""
    play(s, "0 collect")
    assert s.balloons == [8, 5, 5, 5]


def test_the_area_emptied_by_an_influencer_asks_for_no_carousel():
    s = at("lead 0 area=0", influencers=["0 blue 1"], areas=["D P"])
    play(s, "0 use blue", "0 take P D", "0 drop B1")
    assert codes(s, 0) == ["finish"]
