"""Taking, drawing, searching, decks that run out, and who knows which card."""

from __future__ import annotations

import pytest

from games.funfair.tables import KIT, MARKET, NUMBER, PLAN, codes, hand, heard, keys, play, player, refused, table
from midway.engine.driver import forced_choice
from midway.games.funfair.state import KIND, SECRET


def everything_but(*keys_: str) -> str:
    """All Park cards of the box but these, as a hand."""
    left = [kind.key for kind in KIT.kinds[: KIT.park_kinds] for _ in range(kind.copies)]
    for key in keys_:
        left.remove(key)
    return " ".join(left)


@pytest.mark.rule("FF-60")
def test_taking_costs_nothing_and_the_market_is_refilled():
    s = play(table(player(coins=7)), "0 take big-top")
    assert s.coins[0] == 7
    assert hand(s) == ["big-top"]
    assert -1 not in s.market
    with refused("not-in-market", "FF-60"):
        play(table(player()), "0 take cinema")


@pytest.mark.rule("FF-61")
def test_of_two_drawn_one_or_none_is_kept():
    s = table(player(), next=("keep 0 none=1 cards=0,1", "action 1 number=1"))
    assert codes(s) == ["keep twister-rollercoaster", "keep swinging-ship", "keep none"]
    kept = play(s.clone(), "0 keep swinging-ship")
    assert (hand(kept), keys(kept.pile)) == (["swinging-ship"], ["twister-rollercoaster"])
    none = play(s.clone(), "0 keep none")
    assert (hand(none), len(none.pile)) == ([], 2)
    assert play(table(player()), "0 draw park").stack[-1].data[0] == 1
    assert play(table(player()), "0 draw blueprints").stack[-1].node.key == "plan"


@pytest.mark.rule("FF-62")
def test_a_kept_blueprint_stays_and_there_is_no_limit():
    plans = ["big-screen", "story-time", "midway-fun", "ahoy-there", "deep-jungle"]
    s = table(player(more=f"plans = {plans!r}"))
    play(s, "0 draw blueprints")
    plan = codes(s)[0].partition(" ")[2]
    play(s, f"0 plan {plan}")
    assert s.plans[0] == (*[PLAN[key] for key in plans], PLAN[plan])
    assert not any("plan" in action.code for action in s.legal_actions(1))


@pytest.mark.rule("FF-63")
def test_blueprints_are_secret_until_the_end():
    s = table(player(more='plans = ["big-screen"]'))
    assert s.redact(1).plans[0] == (-1,)
    assert s.redact(0).plans[0] == (PLAN["big-screen"],)
    last = table(player(more='plans = ["big-screen"]'), round=6)
    assert last.redact(1).plans[0] == last.redact(None).plans[0] == (-1,)
    over = table(player(more='plans = ["big-screen"]'), next=("end -",), round=6)
    assert over.redact(1).plans[0] == (PLAN["big-screen"],)


@pytest.mark.rule("FF-64")
def test_a_search_keeps_exactly_one_of_five():
    s = table(player(hand="loop"))
    play(s, "0 search loop")
    assert len(s.stack[-1].data) == 1 + 5
    assert "keep none" not in codes(s)
    with refused("keep-one", "FF-64"):
        play(s, "0 keep none")
    play(s, f"0 {codes(s)[0]}")
    assert len(hand(s)) == 1
    assert len(s.pile) == 1 + 4
    with refused("not-in-hand", "FF-64"):
        play(table(player()), "0 search loop")


@pytest.mark.rule("FF-65")
def test_the_deck_is_made_anew_in_the_middle_of_an_action():
    rest = everything_but(*MARKET, "cinema", "burger-bar", "log-flume", "restroom", "carousel", "loop")
    head = 'deck = ["cinema", "burger-bar"]\npile = ["log-flume", "restroom", "carousel"]'
    s = table(player(hand="loop"), player(hand=rest), head=head)
    said = heard(s, "0 search loop")
    assert said.count("reshuffle") == 1
    drawn = keys(s.stack[-1].data[1:])
    assert {"cinema", "burger-bar"} <= set(drawn)
    assert len(drawn) == 5
    left = {"log-flume", "restroom", "carousel", "loop"} - set(drawn)
    assert set(keys(s.deck)) == left  # what was not drawn is the new deck; the discarded card went in too
    assert s.pile == []


@pytest.mark.rule("FF-65")
def test_the_blueprint_deck_is_made_anew_too():
    kept = [key for key in PLAN if key not in ("big-screen", "story-time", "midway-fun")]
    head = 'plan_deck = ["big-screen"]\nplan_pile = ["story-time", "midway-fun"]'
    s = table(player(), player(more=f"plans = {kept!r}"), head=head)
    play(s, "0 draw blueprints")
    assert PLAN["big-screen"] in s.stack[-1].data[1:]
    assert len(s.stack[-1].data[1:]) == 2


@pytest.mark.rule("FF-65")
def test_a_blueprint_deck_drawn_empty_is_made_anew_at_once():
    kept = [key for key in PLAN if key not in ("big-screen", "story-time", "midway-fun")]
    head = 'plan_deck = ["big-screen", "story-time"]\nplan_pile = ["midway-fun"]'
    s = play(table(player(), player(more=f"plans = {kept!r}"), head=head), "0 draw blueprints")
    assert sorted(s.stack[-1].data[1:]) == sorted([PLAN["big-screen"], PLAN["story-time"]])
    assert (s.plan_deck, s.plan_pile) == ([PLAN["midway-fun"]], [])


@pytest.mark.rule("FF-66")
def test_where_nothing_is_left_as_much_is_drawn_as_there_is():
    rest = everything_but(*MARKET)
    s = table(player(), player(hand=rest), head="deck = []")
    with refused("deck-empty", "FF-66"):
        play(s, "0 draw park")
    play(s, "0 take loop")
    assert s.market[0] == -1
    play(s, "1 take big-top")
    assert s.market.count(-1) == 2


@pytest.mark.rule("FF-67")
def test_discards_lie_open():
    s = table(player(hand="loop", stacks=("shooting-gallery",)))
    play(s, "0 use 1 shooting-gallery loop")
    assert keys(s.redact(1).pile) == ["loop"]
    assert s.observation(None).discard == ("loop",)


@pytest.mark.rule("FF-68")
def test_a_card_from_the_market_is_known_in_the_hand_and_stays_so_when_imagined():
    s = play(table(player(hand="restroom loop")), "0 take loop")
    assert [s.hands[0].count(NUMBER["loop"]), s.hands[0].count(NUMBER["loop"] | SECRET)] == [1, 1]
    view = s.redact(1)
    assert view.hands[0] == (NUMBER["loop"], -1, -1)
    for number in range(20):
        imagined = view.imagine(f"{number}")
        assert imagined.hands[0][0] == NUMBER["loop"]
        assert len(imagined.hands[0]) == 3
    play(s, "1 change", "0 search loop")  # of two loops, the one everybody knew goes
    assert [card & KIND for card in s.hands[0] if card < SECRET] == []


def test_drawn_cards_are_seen_by_their_owner_alone():
    s = play(table(player()), "0 draw park")
    assert s.redact(1).stack[-1].data == (1, -1, -1)
    assert s.redact(0).stack[-1].data == s.stack[-1].data
    assert s.observation(1).drawn.cards == ()
    assert len(s.observation(0).drawn.cards) == 2


@pytest.mark.rule("FF-69")
def test_hand_cards_are_secret():
    s = table(player(hand="loop restroom"))
    assert s.redact(1).hands[0] == (-1, -1)
    assert s.observation(1).parks[0].hand == 2
    assert s.observation(1).parks[0].known == ()


@pytest.mark.rule("FF-69")
@pytest.mark.parametrize("held", ["park-mascot", "loop"])
def test_whether_a_hand_has_an_upgrade_that_fits_is_not_told_by_speed(held: str):
    """A host asks whoever holds none as well; on one machine the only answer is played at once."""
    s = table(player(hand=f"robot-theme {held}", stacks=("twister-rollercoaster",)))
    play(s, "0 build robot-theme hand 1")
    assert codes(s) == (["add loop", "skip"] if held == "loop" else ["skip"])
    assert forced_choice(s, hidden=False) is None
    assert forced_choice(s) == (None if held == "loop" else (0, s.actions.skip))


@pytest.mark.rule("FF-69")
def test_of_two_like_cards_drawn_the_one_kept_is_not_told_by_speed():
    loop = NUMBER["loop"]
    s = table(player(), next=(f"keep 0 none=0 cards={loop},{loop}", "action 1 number=1"))
    assert codes(s) == ["keep loop"]
    assert forced_choice(s, hidden=False) is None


@pytest.mark.rule("FF-63", "FF-69")
@pytest.mark.parametrize("deck", ["park", "blueprints"])
def test_the_log_names_drawn_cards_to_their_owner_alone(deck: str):
    s = table(player(), player(), player())
    s.events = []
    play(s, f"0 draw {deck}")
    drawn = sorted(s.stack[-1].data[1:])
    assert [event[2] for event in s.events if sorted(event[1][1:]) == drawn] == [(0,)]
    assert all(len(event[1]) == 2 for event in s.events if event[2] is None)  # who, and how many
    s.events = []
    play(s, f"0 {codes(s)[0]}")
    assert all(len(event[1]) == 2 and event[2] is None for event in s.events)  # who, and how many went
