"""SLOG in the street, and who helps her."""

from __future__ import annotations

import pytest

from games.fun_city.tables import at, cards, codes, play, refused, table
from midway.games.fun_city.state import AWAY, BACK, HOME, OUT


@pytest.mark.rule("FC-38", "FC-39")
def test_slog_comes_up_when_the_clock_reaches_or_passes_one_of_her_times():
    for number in range(8):  # 9:50 is due at 9:50 as at 10:00
        s = table("turn 0", clock="9:40", pile="F12", seed=f"slog {number}")
        assert s.slog == OUT
        assert s.slog_node() == at("8,6")
        s = table("turn 0", clock="10:00", board="F02 F03 F04", pile="F12", seed=f"none {number}")
        assert s.slog == HOME


@pytest.mark.rule("FC-38")
def test_with_the_option_of_one_in_six_she_may_come_at_any_press():
    came = 0
    for number in range(300):
        s = table("turn 0", clock="10:00", board="F02", pile="", seed=f"one {number}", options={"slog": "chance"})
        came += s.slog == OUT
    assert 30 <= came <= 70  # 50 on the average
    assert s.observation(0).slog_times == ()


@pytest.mark.rule("FC-40", "FC-41")
def test_the_first_to_come_helps_her_across_and_takes_a_card_of_any_place():
    # F14 has not opened; the helper may take it all the same.
    s = table("move 0; end -", {"at": "8,4"}, slog="out", board="F02 F03 F04 F14", dice=[1, 1], pile="F12 F15")
    play(s, "0 go 8,6")
    assert codes(s, 0) == ["fetch F02", "fetch F03", "fetch F04", "fetch F14"]
    assert s.slog == OUT
    play(s, "0 fetch F14")
    assert s.slog == AWAY
    assert s.slog_node() == at("library")
    assert s.at[0] == at("theatre")
    assert s.won[0] == tuple(cards("F14"))
    assert len(s.board) == 4


@pytest.mark.rule("FC-41")
def test_the_helper_takes_a_card_on_the_board_and_nothing_else():
    s = table("fetch 0; end -", {"at": "8,6"}, slog="out", pile="F12")
    with refused("card-not-on-board", "FC-41"):
        play(s, "0 fetch F12")
    with refused("fetch-first", "FC-41"):
        play(s, "0 go bank")
    with refused("not-your-turn", "ENG-3"):
        play(s, "1 fetch F01")


@pytest.mark.rule("FC-40")
def test_passing_the_red_space_helps_nobody():
    s = table("move 0; end -", {"at": "8,5"}, slog="out", dice=[1, 1], pile="")
    play(s, "0 go 8,7")
    assert s.slog == OUT


@pytest.mark.rule("FC-42")
@pytest.mark.parametrize(("first", "helper"), [((1, 2), 1), ((2, 1), 2)])
def test_who_stands_there_when_she_comes_helps_also_out_of_turn(first: tuple[int, int], helper: int):
    one, other = ({"at": "8,6", "arrived": came + 10} for came in first)
    s = table("turn 0; end -", {"hand": ["add-2"]}, one, other, clock="9:40", pile="F12 F15")
    assert (s.turn, s.waiting()) == (0, (helper,))
    play(s, f"{helper} fetch F04")
    assert s.won[helper] == tuple(cards("F04"))
    assert s.at[helper] == at("library")
    assert (s.stack[-1].node.key, s.stack[-1].seat) == ("crazy", 0)


@pytest.mark.rule("FC-42")
def test_helping_at_the_start_of_the_own_turn_leaves_the_turn():
    s = table("turn 0", {"at": "8,6"}, clock="9:40", pile="F12 F15")
    play(s, "0 fetch F04")
    assert (s.turn, s.stack[-1].node.key) == (0, "crazy")
    assert "roll" in codes(s, 0)


@pytest.mark.rule("FC-43")
def test_from_the_library_she_goes_back_to_the_market():
    s = table("turn 0", clock="10:50", slog="away", board="F02 F03", pile="")
    assert s.slog == BACK
    s = table("move 0; end -", {"at": "8,5"}, slog="back", dice=[1, 1], pile="F12")
    play(s, "0 go 8,6", "0 fetch F02")
    assert (s.slog, s.slog_node()) == (HOME, at("market"))


@pytest.mark.rule("FC-44")
@pytest.mark.parametrize("slog", ["out", "back"])
def test_while_she_stands_in_the_street_another_time_passes(slog: str):
    s = table("turn 0", clock="10:50", slog=slog, board="F03", pile="")
    assert s.slog == (OUT if slog == "out" else BACK)


@pytest.mark.rule("FC-45")
def test_with_no_card_on_the_board_the_helper_stays():
    s = table("move 0; end -", {"at": "8,5"}, slog="out", board="", dice=[1, 1], pile="")
    play(s, "0 go 8,6")
    assert (s.slog, s.at[0]) == (AWAY, at("8,6"))
    assert s.is_terminal()
