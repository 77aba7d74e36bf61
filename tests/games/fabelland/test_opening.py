"""Setting the table (FL-1 to FL-18)."""

from __future__ import annotations

import pytest

from games.fabelland.tables import KIT, areas, at, codes, play, refused, started
from midway.games.fabelland.boarding import number_of
from midway.games.fabelland.edition import COLOURS
from midway.games.fabelland.game import GAME

SEATS = [2, 3, 4, 5]


@pytest.mark.rule("FL-1")
def test_two_to_five_play_and_two_have_two_colours_each():
    assert [GAME.initial_state(seats).owners for seats in SEATS] == [
        [0, 1, 0, 1, -1],
        [0, 1, 2, -1, -1],
        [0, 1, 2, 3, -1],
        [0, 1, 2, 3, 4],
    ]
    for seats in (1, 6):
        with pytest.raises(ValueError, match="Fabelland is for 2 to 5 players"):
            GAME.initial_state(seats)


@pytest.mark.rule("FL-1")
def test_colours_can_be_chosen_one_after_another():
    s = GAME.initial_state(2, {"colours": "chosen"})
    play(s, "0 colour lilac")
    with refused("colour-taken", "FL-1"):
        play(s, "1 colour lilac")
    play(s, "1 colour red", "0 colour green", "1 colour blue")
    assert s.owners == [1, 1, -1, 0, 0]


@pytest.mark.rule("FL-2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_five_balloons_which_are_points(seats: int):
    s = GAME.initial_state(seats)
    assert s.balloons == [5] * seats
    assert s.standings() == [5] * seats


@pytest.mark.rule("FL-3")
def test_most_balloons_win():
    s = at("over", seats=3, balloons=[4, 9, 7])
    assert s.places() == [3, 1, 2]


@pytest.mark.rule("FL-4")
def test_carousel_c_is_there_for_four_and_five():
    assert [GAME.initial_state(seats).cars for seats in SEATS] == [2, 2, 3, 3]
    assert [len(started(seats).observation(None).carousels) for seats in SEATS] == [2, 2, 3, 3]


@pytest.mark.rule("FL-5")
def test_the_centre_has_three_areas():
    assert [area.name for area in GAME.initial_state(2).observation(None).areas] == ["D", "E", "F"]


@pytest.mark.rule("FL-6")
@pytest.mark.rule("FL-8")
@pytest.mark.parametrize(("seats", "compartments"), [(2, 12), (3, 12), (4, 18), (5, 18)])
def test_one_guest_from_the_bag_sits_in_each_compartment(seats: int, compartments: int):
    s = GAME.initial_state(seats)
    assert [number_of(guests) for guests in s.compartments[:compartments]] == [1] * compartments
    assert sum(s.bag) == 60 - compartments
    assert KIT.guests == (20, 20, 20)
    assert s.holder == 0


@pytest.mark.rule("FL-7")
def test_the_bag_holder_begins_and_the_others_follow_clockwise():
    s = at("late 2", seats=5, holder=2)
    assert s.turn_order() == [2, 3, 4, 0, 1]


@pytest.mark.rule("FL-9")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_gets_two_starting_attractions_alike(seats: int):
    for seed in range(60):
        for first, second in GAME.initial_state(seats, seed=f"alike {seed}").hands:
            assert KIT.cards[first].start
            assert KIT.cards[second].start
            assert KIT.cards[first].name != KIT.cards[second].name


@pytest.mark.rule("FL-9")
def test_what_was_put_aside_can_be_drawn_by_the_next():
    """With five players the last one draws from four cards, whatever was put aside before."""
    assert {len(GAME.initial_state(5, seed=f"aside {seed}").box) for seed in range(40)} == {2}


@pytest.mark.rule("FL-10")
def test_starting_attractions_not_drawn_are_in_the_box():
    for seats in SEATS:
        s = GAME.initial_state(seats)
        drawn = [card for hand in s.hands for card in hand]
        assert sorted([*drawn, *s.box]) == list(range(1, 13))


@pytest.mark.rule("FL-11")
def test_own_edges_are_those_of_the_own_colours():
    assert [len(GAME.initial_state(seats).own_edges(0)) for seats in SEATS] == [4, 2, 3, 3]
    for car in range(3):
        assert sorted(KIT.side[car * 5 : car * 5 + 5]) == [1, 2, 3, 4, 5]
    assert [COLOURS[edge % 5] for edge in KIT.at_side[1:6]] == ["red", "blue", "yellow", "green", "lilac"]


@pytest.mark.rule("FL-12")
def test_two_starting_attractions_go_on_different_own_edges_in_turn_order():
    s = GAME.initial_state(3)
    first, second = s.hands[0]
    assert codes(s, 0) == ["start A-red", "start B-red"]
    with refused("not-your-edge", "FL-11"):
        play(s, "0 start A-blue")
    play(s, "0 start B-red")
    with refused("edge-taken", "FL-12"):
        play(s, "0 start B-red")
    play(s, "0 start A-red")
    assert (s.cards[5], s.cards[0]) == (first, second)
    assert s.waiting() == (1,)


@pytest.mark.rule("FL-13")
@pytest.mark.parametrize(
    ("seats", "neutral", "deck", "free"), [(2, 2, 18, 4), (3, 4, 16, 0), (4, 3, 17, 4), (5, 0, 20, 5)]
)
def test_edges_of_colours_that_do_not_play_are_neutral(seats: int, neutral: int, deck: int, free: int):
    s = started(seats)
    unowned = [s.cards[edge] for edge in range(s.cars * 5) if s.owner(edge) < 0]
    assert len(unowned) == neutral
    assert all(card > 12 for card in unowned)
    assert len(s.deck) == deck
    assert s.cards[: s.cars * 5].count(0) == free


@pytest.mark.rule("FL-14")
@pytest.mark.parametrize("seats", SEATS)
def test_six_guests_tumble_onto_the_centre(seats: int):
    assert len(areas(started(seats))) == 6


@pytest.mark.rule("FL-15")
def test_each_display_has_two_attractions_where_nobody_sits():
    s = started(4)
    assert len(set(s.offers)) == 6
    assert all(card > 12 for card in s.offers)
    on_sale = [offer.attraction for area in s.observation(None).areas for offer in area.offers]
    assert all(space.guest == "" for attraction in on_sale for space in attraction.spaces)


@pytest.mark.rule("FL-16")
@pytest.mark.rule("FL-53")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_two_influencers_that_are_not_green(seats: int):
    for seed in range(10):
        s = started(seats, f"posters {seed}")
        for seat in range(seats):
            assert sum(s.fresh[seat * 4 : seat * 4 + 3]) == 2
            assert s.fresh[seat * 4 + 3] == 0
        assert s.pool[3] + s.posters.count(3) == 20, "green ones put aside are shuffled back"
        assert sum(s.pool) == 56 - 2 * seats - 6


@pytest.mark.rule("FL-17")
def test_each_display_has_two_influencers():
    assert min(started(3).posters) >= 0


@pytest.mark.rule("FL-18")
@pytest.mark.rule("FL-86")
@pytest.mark.parametrize(("seats", "others"), [(2, 7), (3, 8), (4, 7), (5, 5)])
def test_the_last_day_lies_under_the_other_events(seats: int, others: int):
    s = started(seats)
    seen: list[tuple[int, int]] = []
    while not s.is_terminal():
        seat = s.waiting()[0]
        s.apply_action(seat, s.legal_actions(seat)[-1])
        if s.event >= 0 and (s.round, s.event) not in seen:
            seen.append((s.round, s.event))
    assert [number for number, _ in seen] == list(range(1, others + 2))
    assert len({event for _, event in seen}) == others + 1
    assert seen[-1][1] == 15
    assert s.last_day()
