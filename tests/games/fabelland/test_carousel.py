"""The carousel action and the ways to tumble (FL-19 to FL-36)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.fabelland.tables import areas, at, codes, play, refused, riders
from midway.games.fabelland.actions import TURN
from midway.games.fabelland.boarding import ONE, guests_text, number_of, seats_text
from midway.games.fabelland.game import GAME
from midway.games.fabelland.state import CENTRE, FROM_BAG, FabellandState
from midway.games.fabelland.tumbling import tumble

#: Blue's turn of carousel A in the rulebook: one guest each sits on red, yellow and green. After two steps A6 stands at
#: red, A1 at blue, A2 at yellow and A3 at green.
EXAMPLE_A = {
    "balloons": [5, 5, 5, 5],
    "edges": ["A-red 7 P", "A-blue 24", "A-yellow 17 P", "A-green 23 .K"],
    "compartments": ["A6 T", "A1 PPK", "A2 P", "A3 PT"],
}


def seated(s: FabellandState, edge: str) -> str:
    """Who sits on an edge, as letters and dots."""
    car, colour = edge.split("-")
    number = "ABC".index(car) * 5 + ("red", "blue", "yellow", "green", "lilac").index(colour)
    return seats_text(s.seated[number])


@pytest.mark.rule("FL-19")
@pytest.mark.rule("FL-22")
@pytest.mark.rule("FL-29")
@pytest.mark.rule("FL-30")
@pytest.mark.rule("FL-32")
def test_example_a_of_the_rulebook():
    s = at("rotate 1 carousel=0", "evening -", **EXAMPLE_A)
    play(s, "1 turn 2", "1 collect")
    assert s.balloons == [5, 5 + 6, 5 + 3, 5 + 3]
    assert Counter(areas(s)) == Counter("PPK" + "PP" + "PKT")
    assert seated(s, "A-red") == "P", "the pink guest stays"
    assert [seated(s, edge) for edge in ("A-blue", "A-yellow", "A-green")] == ["", "", ""]
    assert 24 in s.cards
    assert riders(s, 0) == "T"


@pytest.mark.rule("FL-20")
def test_all_six_positions_are_open_and_staying_is_one_of_them():
    s = at("rotate 0 carousel=0", "evening -", turned=[4, 0, 0])
    assert codes(s, 0) == [action.code for action in TURN]
    play(s, "0 turn 0")
    assert s.turned == [4, 0, 0]
    assert play(at("rotate 0 carousel=0", "evening -", turned=[4, 0, 0]), "0 turn 3").turned == [1, 0, 0]


@pytest.mark.rule("FL-21")
def test_nobody_boards_from_the_compartment_at_the_centre():
    edges = [
        f"A-{colour} {card}" for colour, card in (("red", 1), ("blue", 2), ("yellow", 3), ("green", 4), ("lilac", 5))
    ]
    s = at("rotate 0 carousel=0", "evening -", edges=edges, compartments=["A3 PPP"])
    play(s, "0 turn 4")  # A3 stood at blue, side 2, and now stands at side 0
    assert riders(s, 0) == "PPP"
    assert not any(s.seated)


@pytest.mark.rule("FL-21")
def test_each_compartment_feeds_the_edge_it_borders():
    for steps, colour in enumerate(("red", "blue", "yellow", "green", "lilac")):
        s = at("rotate 0 carousel=0", "evening -", edges=[f"A-{colour} 17"], compartments=["A2 P"])
        play(s, f"0 turn {steps}")
        assert seated(s, f"A-{colour}") == "P"


@pytest.mark.rule("FL-22")
def test_foreign_and_neutral_attractions_are_filled_too():
    edges = ["A-red 17", "A-blue 17", "A-lilac 18"]
    with pytest.raises(ValueError, match="attraction 17 lies in 2 places"):
        at("rotate 0 carousel=0", edges=edges)
    edges[1] = "A-blue 24"
    s = at("rotate 0 carousel=0", "evening -", edges=edges, compartments=["A2 P", "A3 P", "A6 K"])
    play(s, "0 turn 0")
    assert [seated(s, edge) for edge in ("A-red", "A-blue", "A-lilac")] == ["P", "P", "K"]


@pytest.mark.rule("FL-23")
def test_the_acting_player_chooses_among_the_ways_that_board_the_most():
    s = at("rotate 0 carousel=0", "evening -", edges=["A-blue 16"], compartments=["A3 PKT"])
    play(s, "0 turn 0")  # three guests for * and two linked spaces: one for *, two unlike ones never share a link
    assert all(len(code.split()[2].replace(".", "")) == 2 for code in codes(s, 0))
    assert len(codes(s, 0)) == 6
    with refused("board-the-most", "FL-23"):
        play(s, "0 board A-blue P")
    play(s, "0 board A-blue KT")
    assert riders(s, 0) == "P"


@pytest.mark.rule("FL-24")
def test_who_does_not_fit_stays_in_the_compartment():
    s = at("rotate 0 carousel=0", "evening -", edges=["A-red 17 P"], compartments=["A2 PPKT"])
    play(s, "0 turn 0", "0 collect")
    assert riders(s, 0) == "PKT"


@pytest.mark.rule("FL-27")
def test_linked_spaces_are_open_again_when_empty():
    s = at("rotate 0 carousel=0", "rotate 0 carousel=0", edges=["A-red 30 KK"], compartments=["A2 K", "A1 PPP"])
    play(s, "0 turn 0", "0 collect", "0 finish", "0 turn 1")
    assert seated(s, "A-red") == "PPP"


@pytest.mark.rule("FL-29")
def test_the_owner_is_paid_whoever_fills():
    s = at("rotate 0 carousel=0", "evening -", edges=["A-blue 17 P"], compartments=["A3 P"])
    play(s, "0 turn 0", "0 collect")
    assert s.balloons == [5 + 1, 5 + 3, 5, 5]


@pytest.mark.rule("FL-30")
def test_a_neutral_attraction_pays_the_filler_alone():
    s = at("rotate 0 carousel=0", "evening -", edges=["A-lilac 17 P"], compartments=["A6 P"])
    play(s, "0 turn 0", "0 collect")
    assert s.balloons == [5 + 1, 5, 5, 5]


@pytest.mark.rule("FL-31")
def test_both_colours_of_two_players_pay_as_own():
    edges, compartments = ["A-red 17 P", "A-yellow 18 K"], ["A2 P", "A4 K"]
    s = at("rotate 0 carousel=0", "evening -", seats=2, edges=edges, compartments=compartments)
    play(s, "0 turn 0", "0 collect")
    assert s.balloons == [5 + 6, 5]


@pytest.mark.rule("FL-32")
def test_only_guests_that_ride_tumble_and_the_attraction_stays():
    s = at("rotate 0 carousel=0", "evening -", edges=["A-red 17 P", "A-blue 24 P"], compartments=["A2 P", "A3 K"])
    play(s, "0 turn 0", "0 collect")
    assert areas(s) == "PP"
    assert (s.cards[0], seated(s, "A-red")) == (17, "")
    assert seated(s, "A-blue") == "P.K"
    assert len(s.drops) == 1, "they tumble together"


# -- tumbling


def dropped(onto: int, guests: str, tumbles: str, times: int) -> list[FabellandState]:
    """Tables on which so many guests have come down."""
    tables = []
    for n in range(times):
        s = at("finishing 0", "evening -", options={"tumble": tumbles}, seed=f"drop {n}")
        packed = sum([ONE["PKT".index(letter)] for letter in guests])
        s.bag = [count - guests.count(letter) for letter, count in zip("PKT", s.bag, strict=True)]
        tumble(s, 0, FROM_BAG, onto, packed)
        GAME.check(s)
        tables.append(s)
    return tables


def test_a_drop_is_the_same_for_the_same_seed():
    first, again = (dropped(CENTRE, "PPKT", "drop", 1)[0] for _ in range(2))
    assert first.areas == again.areas
    assert first.drops == again.drops


@pytest.mark.rule("FL-33")
def test_dropped_guests_land_on_the_board_and_fallen_ones_are_dropped_again():
    tables = dropped(CENTRE, "PPKKTT", "drop", 400)
    falls = [fell for s in tables for fell in s.drops[0][6::3]]
    assert all(areas(s) == "PPKKTT" for s in tables)
    assert set(falls) <= {0, 1, 2, 3}
    once = sum(fell > 0 for fell in falls) / len(falls)
    assert 0.09 < once < 0.15, "about 11.7 of 100 fall off a first drop"
    by_area = [sum(number_of(s.areas[n]) for s in tables) for n in range(3)]
    assert min(by_area) > 700, "each area gets about a third of 2400"


@pytest.mark.rule("FL-33")
def test_on_a_carousel_every_compartment_is_hit_about_as_often():
    tables = dropped(1, "PKTT", "drop", 400)
    hits = [sum(number_of(s.compartments[n]) for s in tables) for n in range(6, 12)]
    assert sum(hits) == 1600
    assert 200 < min(hits) < max(hits) < 340


@pytest.mark.rule("FL-34")
def test_between_barriers_nobody_falls():
    tables = dropped(CENTRE, "PPKKTT", "barriers", 100)
    assert all(fell == 0 for s in tables for fell in s.drops[0][6::3])
    assert all(areas(s) == "PPKKTT" for s in tables)


@pytest.mark.rule("FL-35")
def test_dealt_guests_are_spread_evenly_in_random_order():
    tables = dropped(1, "PPPKKTTT", "dealt", 60)
    loads = [sorted(number_of(s.compartments[n]) for n in range(6, 12)) for s in tables]
    assert all(load == [1, 1, 1, 1, 2, 2] for load in loads)
    assert len({tuple(s.compartments) for s in tables}) > 20


@pytest.mark.rule("FL-36")
def test_named_guests_are_dealt_in_turn_from_the_sector_named():
    s = at("finishing 0", "evening -", options={"tumble": "named"}, compartments=[])
    s.bag = [18, 20, 19]
    tumble(s, 0, FROM_BAG, CENTRE, 2 * ONE[0] + ONE[2])  # two magic fans, one nature fan
    assert codes(s, 0) == ["sector 1", "sector 2", "sector 3"]
    with refused("no-such-sector", "FL-36"):
        play(s, "0 sector 4")
    play(s, "0 sector 3")
    assert [guests_text(area) for area in s.areas] == ["T", "P", "P"]


@pytest.mark.rule("FL-36")
def test_after_a_ride_the_acting_player_names_the_sector():
    options = {"tumble": "named"}
    s = at("rotate 1 carousel=0", "evening -", options=options, edges=["A-red 17 P"], compartments=["A2 P"])
    play(s, "1 turn 0", "1 collect", "1 sector 2")
    assert [guests_text(area) for area in s.areas] == ["", "P", "P"]
    assert codes(s, 1) == ["finish"]
