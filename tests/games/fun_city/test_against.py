"""The pickpocket and the sleeper: cards against others."""

from __future__ import annotations

import pytest

from games.fun_city.tables import at, cards, codes, play, refused, seeded, table
from midway.engine.driver import forced_choice

PICK = {"hand": ["pickpocket", "taxi", "zzzz"]}
RICH = {"won": ["F05", "F06", "F08"]}
ASK = "crazy 0; end -"


@pytest.mark.rule("FC-57")
def test_a_pickpocket_needs_somebody_with_cards():
    with refused("nothing-to-pick", "FC-57"):
        play(table(ASK, PICK, {}, pile=""), "0 pickpocket 1")


@pytest.mark.rule("FC-57")
def test_the_flip_works_one_time_in_two():
    up = sum(
        play(table(ASK, PICK, RICH, pile="", seed=f"flip {number}"), "0 pickpocket 1").stack[-1].node.key == "pick"
        for number in range(200)
    )
    assert 75 <= up <= 125


@pytest.mark.rule("FC-57", "FC-60")
def test_a_first_failure_costs_the_card_and_the_turn_goes_on():
    s = seeded(lambda s: s.stack[-1].node.key == "crazy", ASK, PICK, RICH, moves=("0 pickpocket 1",), pile="")
    assert (s.won[0], len(s.won[1])) == ((), 3)
    assert "roll" in codes(s, 0)


@pytest.mark.rule("FC-26", "FC-58")
def test_a_card_is_picked_unseen():
    def picking(s: object) -> bool:
        return s.stack[-1].node.key == "pick"  # type: ignore[attr-defined]

    s = seeded(picking, ASK, PICK, RICH, moves=("0 pickpocket 1",), pile="")
    assert codes(s, 0) == ["pick 1", "pick 2", "pick 3"]
    view = s.redact(0)
    for action in s.legal_actions(0):
        choice = s.setup.game.choice(view, action)
        assert (choice.gain, choice.notes) == (None, ())
    with refused("fan-smaller", "FC-58"):
        play(s, "0 pick 4")
    picked = set()
    for number in range(30):
        again = seeded(picking, ASK, PICK, RICH, moves=("0 pickpocket 1",), pile="")
        again.draws[again.STREAMS.index("fan")] = number
        play(again, "0 pick 1")
        picked.add(again.loot[0] // 4)
    assert picked == set(cards("F05 F06 F08"))


@pytest.mark.rule("FC-59")
def test_who_stops_keeps_the_cards():
    s = table("go-on 0; crazy 0; end -", {}, {"won": ["F05"]}, loot=["F06 1", "F08 1"], pile="")
    play(s, "0 stop")
    assert s.won == [tuple(cards("F06 F08")), tuple(cards("F05"))]
    assert s.stack[-1].node.key == "crazy"


@pytest.mark.rule("FC-59", "FC-60")
def test_after_a_failure_everything_goes_back_to_whom_it_came_from():
    players = ({}, {"won": ["F05"]}, {"won": ["F09"]})
    s = seeded(
        lambda s: s.stack[-1].node.key == "crazy",
        "go-on 0; crazy 0; end -",
        *players,
        loot=["F06 1", "F08 2"],
        pile="",
        moves=("0 pickpocket 2",),
    )
    assert s.won == [(), tuple(cards("F05 F06")), tuple(cards("F09 F08"))]
    assert s.loot == ()


@pytest.mark.rule("FC-59")
def test_the_next_flip_may_go_against_anybody_with_cards():
    s = table("go-on 0; end -", {}, {"won": ["F05"]}, {}, {"won": ["F09"]}, loot=["F06 1"], pile="")
    assert codes(s, 0) == ["stop", "pickpocket 1", "pickpocket 3"]
    with refused("nothing-to-pick", "FC-57"):
        play(s, "0 pickpocket 2")
    with refused("go-on-or-stop", "FC-59"):
        play(s, "0 roll")


# -- Z-Z-Z-Z

RIDING = "move 0; turn 1"
RIDER = {"at": "6,4", "hand": ["taxi", "add-2", "add-3"]}
SLEEP = {"hand": ["zzzz", "add-2", "add-3"]}


@pytest.mark.rule("FC-61", "FC-62")
@pytest.mark.parametrize(("ride", "end"), [("bus down post", "1,0"), ("bus up 4,6", "15,8")])
def test_a_rider_sleeps_on_to_the_end_of_the_line(ride: str, end: str):
    s = table(RIDING, RIDER, SLEEP, {}, dice=[4, 4], pile="F12")
    play(s, f"0 {ride}", "1 zzzz")
    assert s.at[0] == at(end)
    assert s.won[0] == ()
    assert s.turn == 1
    assert s.spent == [s.kit.acts.zzzz_kind]


@pytest.mark.rule("FC-62")
def test_the_next_turn_begins_at_the_last_stop():
    s = table("move 0; move 0; end -", RIDER, SLEEP, dice=[1, 2], pile="F12")
    play(s, "0 bus down 13,4", "1 zzzz", "0 go 0,0")
    assert s.at[0] == at("0,0")  # one step from stop 1


@pytest.mark.rule("FC-61")
def test_if_nobody_breaks_in_the_ride_goes_on():
    s = table(RIDING, RIDER, SLEEP, dice=[4, 4], pile="F12")
    play(s, "0 bus down post", "1 pass")
    assert s.won[0] == tuple(cards("F02"))


@pytest.mark.rule("FC-61")
def test_every_opponent_is_asked_whatever_they_hold_and_forced_passes_stay_quiet():
    s = table(RIDING, RIDER, {}, SLEEP, dice=[4, 4], pile="F12")
    play(s, "0 bus down post")
    assert s.stack[-1].asked == (1, 2)
    assert codes(s, 1) == ["pass"]
    assert codes(s, 2) == ["pass", "zzzz"]
    assert forced_choice(s, hidden=False) is None
    with refused("no-zzzz", "FC-61"):
        play(s, "1 zzzz")
    with refused("only-zzzz", "FC-61"):
        play(s, "2 add 2")
    with refused("not-your-turn", "ENG-3"):
        play(s, "0 pass")


@pytest.mark.rule("FC-61")
def test_on_foot_nobody_is_asked():
    s = table(RIDING, RIDER, SLEEP, dice=[4, 4], pile="F12")
    play(s, "0 go 7,4")
    assert (s.turn, s.stack[-1].node.key) == (1, "crazy")


@pytest.mark.rule("FC-63")
def test_of_two_sleepers_the_nearest_to_the_left_pays():
    two = ({"hand": ["zzzz"]}, {"hand": ["zzzz"]})
    s = table(RIDING, RIDER, *two, dice=[4, 4], pile="F12")
    play(s, "0 bus down post", "2 zzzz", "1 zzzz")
    zzzz = s.kit.acts.zzzz_kind
    assert zzzz in s.hands[2]
    assert s.spent == [zzzz]
    s = table(RIDING, RIDER, *two, dice=[4, 4], pile="F12")
    play(s, "0 bus down post", "2 zzzz", "1 pass")
    assert zzzz not in s.hands[2]
