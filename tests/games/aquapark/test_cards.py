"""Laying cards, areas, tokens and scoring: the middle of the rulebook, on tables set by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.aquapark.tables import (
    BEACH,
    KIT,
    PARK,
    POOL,
    PURPLE,
    RED,
    areas,
    codes,
    park,
    placing,
    play,
    put,
    refused,
)
from midway.games.aquapark.actions import read_edge
from midway.games.aquapark.game import GAME
from midway.games.aquapark.scoring import automa_points, award_points
from midway.games.aquapark.state import start_card

D1 = ("32 id H 0,0", "37 flipV H -1,-1", "15 rot180 H -2,0", "11 rot180 V -3,0")
D2 = ("13 rot180 H 0,0", "52 flipV V -1,0", "24 rot180 H -3,0", "31 flipH V 0,1", "7 flipH H 1,1")
D2_VISITORS = ("visitor P 0,1,N", "visitor P 1,1,N", "visitor u -1,0,W")


@pytest.mark.rule("AQ-17")
def test_tokens_have_five_terrains():
    assert sorted(set(KIT.terrain[1:])) == [0, 1, 2, 3, 4]


@pytest.mark.rule("AQ-18")
def test_a_card_has_six_half_spaces_and_two_halves_make_a_whole():
    one = park("46 id H 0,0")
    assert len(one.halves) == 6
    assert not one.whole
    both = park("46 id H 0,0", "47 id H 0,1")
    assert len(both.halves) == 10
    assert sorted(space[0] for space in both.whole) == sorted([read_edge("0,1,N"), read_edge("1,1,N")])


@pytest.mark.rule("AQ-20")
@pytest.mark.parametrize(
    ("turn", "left", "right"),
    # card 01 reads Pr P / G / Gr B / B; these are the halves it puts under the start card
    [("id", "Pr", "P"), ("rot180", "Gr", "B"), ("flipH", "P", "Pr"), ("flipV", "B", "Gr")],
)
def test_a_card_may_be_turned_and_flipped(turn: str, left: str, right: str):
    laid = park("46 id H 0,0", f"1 {turn} H 0,1")
    lower = [laid.halves[read_edge(at)] >> 8 for at in ("0,1,N", "1,1,N")]
    bits = {"Pr": 1 + 8, "P": 1, "Gr": 2 + 8, "B": 4}
    assert lower == [bits[left], bits[right]]


@pytest.mark.rule("AQ-20")
def test_upright_a_card_is_a_quarter_turn_clockwise():
    # card 01: N1 Pr and N2 P come to the right, E G to the bottom, S2 Gr and S1 B to the left, W B to the top
    laid = park("1 id V 0,0")
    read = {at: laid.halves[read_edge(at)] for at in ("1,0,W", "1,1,W", "0,2,N", "0,1,W", "0,0,W", "0,0,N")}
    assert read == {"1,0,W": 9, "1,1,W": 1, "0,2,N": 2, "0,1,W": 10 << 8, "0,0,W": 4 << 8, "0,0,N": 4 << 8}


@pytest.mark.rule("AQ-21")
def test_long_short_and_offset_contact_is_enough_and_a_corner_is_not():
    s = placing()
    assert {"place id H 0,1", "place id V 2,0", "place id H 1,1", "place id H 2,0"} <= set(codes(s, 0))
    with refused("no-whole-space", "AQ-21"):
        s.apply_action(0, "place id H 2,1")


@pytest.mark.rule("AQ-22")
def test_no_card_is_covered_even_in_part():
    with refused("covers-card", "AQ-22"):
        placing().apply_action(0, "place id H 1,0")


@pytest.mark.rule("AQ-23")
def test_a_card_goes_under_a_token_that_sticks_out():
    s = play(placing(tokens='["visitor B 0,1,N"]'), "0 place rot180 H 0,1")
    assert len(s.parks[0].tokens) == 1


@pytest.mark.rule("AQ-24")
def test_terrains_need_not_match():
    s = play(placing(), "0 place id H 0,1")  # pool under Br and G
    assert [space[3] for space in s.parks[0].whole] == [0, 0]


@pytest.mark.rule("AQ-25")
@pytest.mark.rule("AQ-26")
def test_areas_of_the_rulebooks_picture():
    laid = park(*D1)
    assert areas(laid) == {"P": [2], "G": [1, 1, 1], "B": [3, 1], "r": [2, 1], "u": [2]}
    assert len(laid.whole) == 4


@pytest.mark.rule("AQ-26")
def test_one_edge_carries_on_a_base_and_a_slide():
    # card 04 shows Gr at its right end, card 13 upright shows Gr at its upper left
    laid = park("4 id H 0,0", "13 id V 2,0")
    assert areas(laid) == {"P": [1, 1], "G": [2], "B": [1], "r": [2], "u": []}


@pytest.mark.rule("AQ-27")
def test_the_player_chooses_visitor_or_lifeguard():
    s = play(placing(POOL), "0 place id H 0,1")
    assert {"visitor 0,0,N", "lifeguard 0,0,N"} <= set(codes(s, 0))
    s = play(s, "0 lifeguard 0,0,N")
    assert s.parks[0].tokens == {read_edge("0,0,N"): POOL * 2 + 1}


@pytest.mark.rule("AQ-28")
def test_a_token_goes_on_spaces_that_were_there_and_new_ones_but_not_on_taken_ones():
    s = play(placing(tokens='["lifeguard #50 1,0,N"]'), "0 place id H 0,1")
    assert {"lifeguard 0,0,N", "lifeguard 0,1,N", "lifeguard 0,2,N"} <= set(codes(s, 0))
    with refused("space-taken", "AQ-28"):
        s.apply_action(0, "lifeguard 1,0,N")
    with refused("no-space-there", "AQ-28"):
        s.apply_action(0, "lifeguard 1,0,W")


@pytest.mark.rule("AQ-29")
def test_a_half_space_must_show_the_visitors_terrain():
    s = play(placing(RED), "0 place id H 0,1")
    assert "visitor 0,0,N" in codes(s, 0)  # Pr
    with refused("terrain-not-on-half", "AQ-29"):
        s.apply_action(0, "visitor 1,0,N")  # P


@pytest.mark.rule("AQ-30")
def test_a_whole_space_must_show_it_on_both_halves():
    s = play(placing(BEACH), "0 place rot180 H 0,1")  # Br over B, G over B
    assert "visitor 0,1,N" in codes(s, 0)
    with refused("terrain-not-on-both-halves", "AQ-30"):
        s.apply_action(0, "visitor 1,1,N")


@pytest.mark.rule("AQ-31")
def test_a_visitor_that_fits_nowhere_can_be_a_lifeguard_only():
    # red shows at the two edges 0,0,N and 0,1,N of the start card alone, and both are taken
    s = placing(RED, tokens='["lifeguard #50 0,0,N", "lifeguard #51 0,1,N"]')
    play(s, "0 place id H 0,-1")
    assert {code.split()[0] for code in codes(s, 0)} == {"lifeguard"}
    assert GAME.prompt(s.redact(0)).id == "prompt-token-forced"


@pytest.mark.rule("AQ-32")
@pytest.mark.parametrize(("turn", "stays"), [("id", False), ("flipV", True)])
def test_a_visitor_leaves_when_the_new_half_lacks_its_terrain(turn: str, stays: bool):
    s = placing(PARK, tokens='["visitor P#5 0,0,N"]')
    play(s, f"0 place {turn} H 0,-1")  # its lower edge is B B as printed and P P flipped
    assert (read_edge("0,0,N") in s.parks[0].tokens) is stays
    assert s.box_tokens == ([] if stays else [5])


@pytest.mark.rule("AQ-33")
def test_a_lifeguard_stands_anywhere_and_stays():
    s = placing(PARK, tokens='["lifeguard P#5 0,0,N"]')
    play(s, "0 place id H 0,-1")
    assert s.parks[0].tokens == {read_edge("0,0,N"): 11}
    assert "lifeguard 1,0,N" in codes(s, 0)  # P and B


@pytest.mark.rule("AQ-37")
def test_start_cards_join_every_two_terrains_on_one_card_edge():
    pairs = {"".join(pair) for pair in combinations("BGPru", 2)}
    for colour in range(5):
        joined = set()
        for side in (0, 1):
            n1, n2, e, s2, s1, w = KIT.edges[start_card(colour, side)]
            for edge in (n1 + n2, e, s2 + s1, w):
                joined |= {"".join(pair) for pair in combinations(sorted(set(edge)), 2)}
        assert joined == pairs, colour


@pytest.mark.rule("AQ-38")
def test_visitors_score_the_cards_of_their_area_as_in_the_rulebook():
    score = put(park(*D2), *D2_VISITORS).score()
    by_terrain = [0] * 5
    for root, visitors in score.visitors.items():
        by_terrain[root % 5] += score.size[root] * visitors
    assert by_terrain == [6, 0, 0, 0, 2]  # pool 3 x 2, purple 2 x 1, red 2 x 0
    assert areas(park(*D2))["P"][0] == 3
    assert areas(park(*D2))["r"][0] == areas(park(*D2))["u"][0] == 2
    assert score.points == 8


@pytest.mark.rule("AQ-39")
@pytest.mark.rule("AQ-40")
def test_a_lifeguard_sees_each_touched_area():
    # on the edge left of 0,0 it touches pool and purple: three visitors, 6 points; red is not touched
    built = put(park(*D2), *D2_VISITORS, "lifeguard G 0,0,W")
    assert built.score().seen == 3
    assert KIT.guard_normal * built.score().seen == 6


@pytest.mark.rule("AQ-39")
def test_two_visitors_in_two_areas_make_a_lifeguard_worth_four():
    built = put(park(*D2), "visitor P 0,1,N", "visitor u -1,0,W", "lifeguard G 0,0,W")
    assert KIT.guard_normal * built.score().seen == 4


@pytest.mark.rule("AQ-40")
def test_an_area_on_both_halves_is_seen_once_and_a_visitor_by_several():
    one = put(park(*D2), "visitor P 1,1,N", "lifeguard G 0,1,N")  # pool is on both halves of 0,1,N
    assert one.score().seen == 1
    two = put(park(*D2), "visitor P 1,1,N", "lifeguard G 0,1,N", "lifeguard G 0,0,W")
    assert two.score().seen == 2


@pytest.mark.rule("AQ-41")
def test_in_family_mode_two_lifeguards_score_six():
    s = placing(mode="family")
    built = put(park(*D2), "lifeguard G 0,1,N", "lifeguard G 0,0,W")
    assert s.points(0, built) == 6


@pytest.mark.rule("AQ-19")
@pytest.mark.rule("AQ-34")
@pytest.mark.parametrize("mode", ["normal", "family"])
def test_tokens_on_half_spaces_score_nothing_and_leave_at_the_end(mode: str):
    s = placing(POOL, mode=mode, tokens='["visitor P#5 0,0,N", "lifeguard #50 1,1,N"]')
    play(s, "0 place flipV H 0,1")  # the lower card completes 1,1,N; 0,0,N still hangs
    play(s, "0 visitor 1,0,N")
    assert s.points(0, s.parks[0]) == (3 if mode == "family" else 0)
    play(s, "1 place id H 0,1", "1 lifeguard 0,0,N")
    assert s.is_terminal()
    assert s.parks[0].tokens == {read_edge("1,1,N"): 50 * 2 + 1}
    assert sorted(s.box_tokens) == [2, POOL, 5]
    assert s.standings() == ([3, 0] if mode == "family" else [0, 0])


@pytest.mark.rule("AQ-35")
@pytest.mark.rule("AQ-36")
@pytest.mark.rule("AQ-42")
def test_an_award_goes_to_the_larger_area_and_a_tie_to_both():
    assert (award_points(3, 2, KIT.award), award_points(2, 3, KIT.award)) == (5, 0)
    assert award_points(2, 2, KIT.award) == 5
    text = AWARDS.format(laid='["46 place flipV H 0,-1"]')  # pool to pool: area 2 against 1; beach 1 against 1
    s = GAME.position(text)
    assert s.standings() == [10, 5]
    assert GAME.position(AWARDS.format(laid="[]")).standings() == [10, 10]


AWARDS = """
seats = 2
next = ["over"]
awards = ["P", "B"]
[options]
awards = "two"
[[park]]
start = "orange front"
laid = {laid}
[[park]]
start = "pink front"
"""


@pytest.mark.rule("AQ-49")
def test_the_automa_of_the_rulebook_scores_51():
    assert KIT.worth["easy"] == (9, 6, 3)
    assert automa_points((2, 3, 5), KIT.worth["easy"]) == 51


def test_a_park_shared_by_clones_is_never_changed():
    s = placing(PURPLE)
    before = s.clone()
    was = before.hash()
    play(s, "0 place id H 0,1", "0 lifeguard 0,0,N")
    assert before.hash() == was
