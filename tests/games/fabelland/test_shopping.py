"""The shopping action (FL-37 to FL-47)."""

from __future__ import annotations

from typing import Any

import pytest

from games.fabelland.tables import areas, at, codes, play, refused, riders
from midway.games.fabelland.state import FabellandState

#: Display D: PPK worth 4 and a green influencer; E and F have something too.
DISPLAYS = {
    "offers": ["D1 24", "D2 38", "E1 17", "E2 18", "F1 19", "F2 20"],
    "posters": ["D1 green", "D2 orange", "E1 blue", "E2 blue", "F1 violet", "F2 violet"],
}


def shop(left: int = 2, area: int = 0, **rows: Any) -> FabellandState:
    """Red shops."""
    return at(f"shop 0 area={area} left={left}", "evening -", **DISPLAYS | rows)


@pytest.mark.rule("FL-37")
@pytest.mark.rule("FL-38")
@pytest.mark.rule("FL-39")
@pytest.mark.rule("FL-40")
@pytest.mark.rule("FL-41")
@pytest.mark.rule("FL-44")
def test_example_d_of_the_rulebook():
    """Red has 3 balloons, replaces a 3 by a 4 for 1, hires a green one for 1, and leads area D to carousel A."""
    s = shop(balloons=[3, 5, 5, 5], edges=["A-red 23"], areas=["D PKT"])
    play(s, "0 build D1 A-red")
    assert s.balloons[0] == 2
    assert s.cards[0] == 24
    assert 23 in [*s.deck, *s.offers], "the old card is shuffled back"
    assert s.offers[0] not in (0, 24), "the display is filled again"
    play(s, "0 hire D1")
    assert s.balloons[0] == 1
    assert s.fresh[3] == 1
    assert s.posters[0] >= 0
    play(s, "0 onto A")
    assert s.areas[0] == 0
    assert riders(s, 0) == "PKT"


@pytest.mark.rule("FL-37")
def test_only_the_display_of_the_area_is_open():
    s = shop(area=1, balloons=[9, 5, 5, 5])
    assert {code.split()[1][0] for code in codes(s, 0) if code.startswith("build")} == {"E"}
    with refused("not-this-display", "FL-37"):
        play(s, "0 build D1 A-red")


@pytest.mark.rule("FL-37")
@pytest.mark.rule("FL-43")
def test_nobody_has_to_buy():
    s = play(shop(balloons=[9, 5, 5, 5], areas=["D P"]), "0 enough")
    assert codes(s, 0) == ["onto A", "onto B", "onto C"]


@pytest.mark.rule("FL-38")
def test_the_second_purchase_may_be_the_new_card():
    s = play(shop(balloons=[30, 5, 5, 5]), "0 build D1 A-red")
    new = s.offers[0]
    play(s, "0 build D1 B-red")
    assert s.cards[5] == new


@pytest.mark.rule("FL-38")
def test_an_influencer_is_replaced_at_once():
    s = shop(balloons=[30, 5, 5, 5])
    before = sum(s.pool)
    play(s, "0 hire D2")
    assert sum(s.pool) == before - 1
    assert s.posters[1] >= 0


@pytest.mark.rule("FL-39")
def test_an_attraction_goes_on_an_own_edge_for_its_price():
    s = shop(balloons=[4, 5, 5, 5])
    assert [code for code in codes(s, 0) if code.startswith("build")] == [f"build D1 {car}-red" for car in "ABC"]
    with refused("not-your-edge", "FL-39"):
        play(s, "0 build D1 A-blue")
    assert play(s, "0 build D1 C-red").balloons[0] == 0


@pytest.mark.rule("FL-40")
def test_a_cheaper_attraction_costs_nothing_and_nothing_is_paid_back():
    s = play(shop(balloons=[0, 5, 5, 5], area=1, edges=["A-red 25"]), "0 build E1 A-red")
    assert s.balloons[0] == 0
    assert s.cards[0] == 17


@pytest.mark.rule("FL-41")
def test_a_replaced_starting_attraction_goes_to_the_box():
    s = play(shop(balloons=[3, 5, 5, 5], edges=["A-red 1"]), "0 build D1 A-red")
    assert s.balloons[0] == 0
    assert 1 in s.box
    assert 1 not in s.deck


@pytest.mark.rule("FL-42")
def test_guests_on_a_replaced_attraction_tumble_onto_the_centre():
    s = play(shop(balloons=[9, 5, 5, 5], edges=["A-red 23 PK"]), "0 build D1 A-red")
    assert areas(s) == "PK"
    assert s.seated[0] == 0


@pytest.mark.rule("FL-43")
def test_nobody_buys_what_they_cannot_pay():
    s = shop(balloons=[2, 5, 5, 5])
    assert codes(s, 0) == ["hire D1", "enough"]
    with refused("too-dear", "FL-43"):
        play(s, "0 build D1 A-red")
    with refused("too-dear", "FL-43"):
        play(s, "0 hire top")


@pytest.mark.rule("FL-44")
@pytest.mark.rule("FL-48")
def test_an_influencer_can_be_used_right_after_it_was_bought():
    s = shop(balloons=[3, 5, 5, 5], edges=["A-red 21"], areas=["E P"])
    assert "use orange" not in codes(s, 0)
    assert "use orange" in codes(play(s, "0 hire D2"), 0)


@pytest.mark.rule("FL-45")
def test_the_face_down_influencer_costs_three_and_leaves_the_display():
    s = shop(balloons=[3, 5, 5, 5])
    play(s, "0 hire top")
    assert s.balloons[0] == 0
    assert sum(s.fresh[:4]) == 1
    assert s.posters == [3, 0, 1, 1, 2, 2]


@pytest.mark.rule("FL-46")
def test_discarded_influencers_become_the_deck_and_then_gaps_stay():
    everything = {"influencers": ["1 orange 7", "1 blue 10", "1 violet 14", "1 green 18"]}
    s = shop(balloons=[9, 5, 5, 5], discard=[0, 0, 0, 1], pool=[0, 0, 0, 0], **everything)
    play(s, "0 hire D2")
    assert s.posters[1] == 3, "the one discarded influencer was shuffled and drawn"
    assert sum(s.discard) == sum(s.pool) == 0
    play(s, "0 hire D1")
    assert s.posters[0] == -1
    s = shop(
        balloons=[9, 5, 5, 5],
        discard=[0, 0, 0, 0],
        pool=[0, 0, 0, 0],
        influencers=["1 orange 7", "1 blue 10", "1 violet 14", "1 green 19"],
    )
    with refused("no-influencers-left", "FL-46"):
        play(s, "0 hire top")


@pytest.mark.rule("FL-47")
def test_an_empty_area_leads_nobody():
    s = play(shop(areas=["E P"]), "0 enough")
    assert codes(s, 0) == ["finish"]


def test_guests_that_tumble_into_the_area_are_led_away_with_the_others():
    """Who leaves a replaced attraction may land in the very area."""
    for seed in range(20):
        s = at(
            "shop 0 area=0 left=1",
            "evening -",
            seed=f"led {seed}",
            balloons=[9, 5, 5, 5],
            edges=["A-red 23 PK"],
            **DISPLAYS,
        )
        play(s, "0 build D1 A-red")
        landed = s.areas[0]
        if landed:
            play(s, "0 onto B")
            assert sum(s.compartments[6:12]) == landed
            return
    raise AssertionError("of forty guests none landed on the sand")
