"""How a table begins, and how it ends."""

from __future__ import annotations

from itertools import count

import pytest

from games.fun_city.tables import ALL, CITY, KIT, at, cards, play, table
from midway.engine.dice import Dice
from midway.games.fun_city.game import GAME
from midway.games.fun_city.state import HOME


@pytest.mark.rule("FC-1")
def test_two_to_four_play():
    for seats in (2, 3, 4):
        assert GAME.initial_state(seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.initial_state(seats)


@pytest.mark.rule("FC-2", "FC-3", "FC-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_movers_start_in_the_portleigh_arms_with_three_crazy_cards_each(seats: int):
    s = GAME.initial_state(seats, None, "start")
    assert s.at == [at("arms")] * seats
    assert [len(hand) for hand in s.hands] == [3] * seats
    assert len(s.deck) == 36 - 3 * seats
    assert (s.slog, s.slog_node()) == (HOME, at("market"))


@pytest.mark.rule("FC-4")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all():
    s = GAME.initial_state(2, None, "hands")
    mine, yours = s.observation(0), s.observation(1)
    assert len(mine.hand) == len(yours.hand) == 3
    assert [player.crazy for player in mine.players] == [3, 3]
    assert s.redact(0).hands == [s.hands[0], (-1, -1, -1)]
    assert s.redact(None).hands == [(-1, -1, -1)] * 2


@pytest.mark.rule("FC-5", "FC-6")
def test_the_pile_turns_up_by_opening_hour_and_begins_with_four_of_nine_o_clock():
    for number in range(5):
        s = GAME.initial_state(2, None, f"pile {number}")
        assert len(s.board) + len(s.won[0]) + len(s.won[1]) + len(s.pile) == 40
        opens = [KIT.opens[card] // 60 for card in s.board]
        assert opens == [9, 9, 9, 9]
    orders = {tuple(GAME.initial_state(2, None, f"order {number}").board) for number in range(9)}
    assert len(orders) > 1
    # all eight of nine o'clock come before the first of ten
    s = table("move 0; end -", {"at": "2,4"}, board="F01 F02 F03 F06", dice=[1, 1], pile="F40 F09 F04")
    play(s, "0 go pet")  # nothing there
    assert s.board == cards("F01 F02 F03 F06")
    s = table("move 0; end -", {"at": "6,4"}, board="F01 F02 F03 F06", dice=[1, 1], pile="F40 F09 F04")
    assert play(s, "0 go market").board == cards("F01 F02 F03 F04")


@pytest.mark.rule("FC-8", "FC-10", "FC-12")
def test_the_clock_begins_at_nine_and_the_table_presses_it():
    steps = set()
    for number in range(20):
        s = GAME.initial_state(2, None, f"clock {number}")
        assert s.presses == 1
        assert s.clock - 9 * 60 == s.pressed
        steps.add(s.pressed)
    assert steps == {10, 20}


@pytest.mark.rule("FC-9")
def test_any_player_may_begin_and_the_turn_goes_to_the_left():
    firsts = {GAME.initial_state(4, None, f"first {number}").turn for number in range(30)}
    assert firsts == {0, 1, 2, 3}
    s = table("move 2; turn 3", seats=4, turn=2, dice=[1, 1])
    assert play(s, "2 go arms").turn == 3
    s = table("move 3; turn 0", seats=4, turn=3, dice=[1, 1])
    assert play(s, "3 go arms").turn == 0


@pytest.mark.rule("FC-9")
def test_the_highest_of_two_dice_begins_and_ties_roll_again():
    ties = 0
    for number in range(40):
        dice = Dice.of(f"roll {number}")
        pips = (1 + (dice.word("first", at) * 6 >> 64) for at in count())
        one = other = 0
        while one == other:
            one, other = next(pips) + next(pips), next(pips) + next(pips)
            ties += one == other
        assert GAME.initial_state(2, None, f"roll {number}").turn == (0 if one > other else 1)
    assert ties > 0


@pytest.mark.rule("FC-11")
def test_a_turn_goes_clock_hand_crazy_cards_roll_move():
    s = table("turn 0", {"hand": ["add-3"]}, {"hand": ["double", "taxi", "zzzz"]}, seed="turn")
    assert s.clock in (9 * 60 + 30, 9 * 60 + 40)
    assert len(s.hands[0]) == 3
    assert s.stack[-1].node.key == "crazy"
    play(s, "0 add 3", "0 roll")
    assert s.stack[-1].node.key == "move"
    play(s, "0 go arms")
    assert (s.turn, s.stack[-1].node.key, s.stack[-1].seat) == (1, "crazy", 1)


@pytest.mark.rule("FC-13")
def test_the_clock_is_held_at_five():
    for number in range(12):
        s = table("turn 0", clock="16:50", board="F37 F39", pile="", seed=f"held {number}")
        assert s.clock == 17 * 60


@pytest.mark.rule("FC-66")
def test_the_turn_that_reaches_five_is_played_out():
    s = table("turn 0", {"at": "4,3"}, clock="16:50", board="F37", pile="")
    assert s.stack[-1].node.key == "crazy"
    s = table("move 0; turn 1", {"at": "4,3"}, clock="17:00", board="F37", pile="", dice=[1, 2])
    play(s, "0 go theatre")
    assert s.won[0] == tuple(cards("F37"))
    assert s.is_terminal()


@pytest.mark.rule("FC-67")
def test_points_are_added_up_and_the_most_win():
    s = table("over", {"won": ["F01", "F03"]}, {"won": ["F02"]}, {"won": ["F06"]}, board="F07", clock="17:00")
    assert s.standings() == [50, 25, 10]
    assert s.places() == [1, 2, 3]


@pytest.mark.rule("FC-68")
def test_equal_points_share_the_win():
    s = table("over", {"won": ["F02"]}, {"won": ["F04"]}, board="F01", clock="17:00")
    assert s.places() == [1, 1]


def test_everything_is_in_the_box_once():
    assert len(ALL) == len(KIT.points) == 40
    assert sum(crazy.count for crazy in KIT.crazy) == 36
    assert (CITY.streets, len(CITY.names)) == (81, 92)
    assert sum(len(links) for links in CITY.links) == 2 * 110
