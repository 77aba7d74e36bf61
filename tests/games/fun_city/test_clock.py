"""Cards that open, close, turn up and are taken."""

from __future__ import annotations

import pytest

from games.fun_city.tables import KIT, at, cards, play, seeded, table

POST = {"at": "14,4"}  # a door of the Post Office


@pytest.mark.rule("FC-14")
def test_a_taken_card_is_replaced_at_once():
    s = table("move 0; end -", POST, dice=[1, 1], pile="F10 F12")
    play(s, "0 go post")
    assert s.won[0] == tuple(cards("F02"))
    assert sorted(s.board) in (cards("F01 F03 F04 F10"), cards("F01 F03 F04 F12"))
    assert len(s.pile) == 1


@pytest.mark.rule("FC-15", "FC-16")
def test_all_open_cards_of_a_place_are_taken():
    s = table("move 0; end -", POST, clock="10:20", board="F02 F13 F03 F04", dice=[1, 1], pile="F09 F11 F12")
    play(s, "0 go post")
    assert sorted(s.won[0]) == cards("F02 F13")
    assert s.standings() == [60, 0]


@pytest.mark.rule("FC-16", "FC-19")
def test_of_two_cards_of_a_place_only_the_open_one_is_taken():
    s = table("move 0; end -", POST, clock="9:50", board="F02 F13 F03 F04", dice=[1, 1], pile="F09")
    play(s, "0 go post")
    assert s.won[0] == tuple(cards("F02"))
    assert cards("F13")[0] in s.board


@pytest.mark.rule("FC-17")
def test_at_its_closing_hour_a_card_is_still_open():
    s = table("move 0; end -", {"at": "14,0"}, clock="10:00", dice=[1, 1], pile="F09")
    play(s, "0 go bank")
    assert s.won[0] == tuple(cards("F01"))


@pytest.mark.rule("FC-17", "FC-12")
def test_at_ten_past_its_closing_hour_it_is_gone():
    s = seeded(lambda s: s.pressed == 10, "turn 0", {"at": "14,0"}, clock="10:00", pile="F09 F11")
    assert s.clock == 610
    assert cards("F01")[0] in s.gone
    assert len(s.board) == 4


@pytest.mark.rule("FC-17")
def test_a_press_of_twenty_may_pass_the_closing_hour():
    s = seeded(lambda s: s.pressed == 20, "turn 0", clock="9:50", pile="F09 F11")
    assert cards("F01")[0] in s.gone
    s = seeded(lambda s: s.pressed == 10, "turn 0", clock="9:50", pile="F09 F11")
    assert cards("F01")[0] in s.board


@pytest.mark.rule("FC-18")
def test_a_card_drawn_after_its_closing_hour_is_discarded_and_another_drawn():
    s = table("move 0; end -", POST, clock="10:30", board="F02 F03 F04 F09", dice=[1, 1], pile="F05 F12")
    play(s, "0 go post")
    assert cards("F05")[0] in s.gone
    assert cards("F12")[0] in s.board


@pytest.mark.rule("FC-17", "FC-18")
def test_a_card_drawn_at_its_closing_hour_is_still_open():
    s = table("move 0; end -", POST, clock="10:00", board="F02 F03 F04 F09", dice=[1, 1], pile="F05 F12")
    play(s, "0 go post")
    assert cards("F05")[0] in s.board
    assert s.pile == cards("F12")


@pytest.mark.rule("FC-20")
def test_who_waits_at_a_closed_place_gets_the_card_when_it_opens_also_out_of_turn():
    s = table("turn 0", {}, {"at": "theatre"}, clock="9:50", board="F02 F03 F04 F14", pile="F12 F15")
    assert (s.turn, s.clock >= 600) == (0, True)
    assert s.won[1] == tuple(cards("F14"))


@pytest.mark.rule("FC-20")
def test_who_stands_where_an_open_card_turns_up_gets_it_also_out_of_turn():
    s = table("move 0; end -", POST, {"at": "diner"}, dice=[1, 1], pile="F05 F09 F10")
    play(s, "0 go post")
    assert s.won == [tuple(cards("F02")), tuple(cards("F05"))]


@pytest.mark.rule("FC-20", "FC-24")
def test_a_card_that_comes_for_a_closed_one_may_be_theirs_at_once():
    s = seeded(lambda s: s.pressed == 10, "turn 0", {}, {"at": "pet"}, clock="10:00", pile="F08 F09 F16")
    assert s.won[1] == ()  # F08 closes at ten as well
    s = table("turn 0", {}, {"at": "library"}, clock="10:00", board="F01 F02 F03 F06", pile="F04 F09 F10")
    assert s.won[1] == tuple(cards("F04"))


@pytest.mark.rule("FC-21")
@pytest.mark.parametrize(("first", "taker"), [((3, 7), 0), ((7, 3), 1)])
def test_the_first_to_have_come_takes_the_card(first: tuple[int, int], taker: int):
    one, other = ({"at": "theatre", "arrived": came} for came in first)
    s = table("turn 0", one, other, clock="9:50", board="F02 F03 F04 F14", pile="F12 F15")
    assert s.won[taker] == tuple(cards("F14"))
    assert s.won[1 - taker] == ()


@pytest.mark.rule("FC-21")
def test_the_later_mover_is_the_later_to_have_come():
    s = table(
        "move 1; turn 0",
        {"at": "theatre", "arrived": 5},
        {"at": "8,2", "arrived": 1},
        turn=1,
        clock="9:50",
        board="F02 F03 F04 F14",
        pile="F12 F15",
        dice=[1, 1],
    )
    play(s, "1 go theatre")
    assert s.won == [tuple(cards("F14")), ()]


@pytest.mark.rule("FC-22")
def test_collected_cards_are_seen_by_all():
    s = table("crazy 0; end -", {"won": ["F05"], "hand": ["taxi"]})
    for viewer in (None, 0, 1):
        shown = s.observation(viewer).players[0].cards
        assert [(card.piece, card.points) for card in shown] == [("card:F05", 35)]


@pytest.mark.rule("FC-23")
def test_with_an_empty_pile_fewer_cards_lie_on_the_board():
    s = table("move 0; end -", POST, dice=[1, 1], pile="")
    play(s, "0 go post")
    assert s.board == cards("F01 F03 F04")


@pytest.mark.rule("FC-24")
def test_slog_comes_after_the_cards_and_before_the_hand():
    # At ten F14 opens under seat 1 on the Theatre; SLOG is due at 9:50 and seat 0 stands on the red space.
    s = table("turn 0", {"at": "8,6"}, {"at": "theatre"}, clock="9:40", board="F02 F03 F04 F14", pile="F12 F15")
    assert s.stack[-1].node.key == "fetch"
    assert s.hands[0] == ()
    if s.clock == 600:
        assert s.won[1] == tuple(cards("F14"))
    play(s, "0 fetch F04")
    assert len(s.hands[0]) == 3


def test_a_card_is_shown_as_later_open_or_closing():
    s = table("crazy 0; end -", clock="9:30", board="F01 F02 F14 F37", pile="")
    assert [(card.state, card.soon) for card in s.observation(0).cards] == [
        ("closing", False),
        ("open", False),
        ("later", False),
        ("later", False),
    ]
    s = table("crazy 0; end -", clock="9:40", board="F14", pile="")
    assert s.observation(0).cards[0].soon
    assert KIT.place_of[cards("F14")[0]] == at("theatre")
