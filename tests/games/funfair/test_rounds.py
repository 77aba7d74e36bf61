"""Set-up, the four steps of a round, and the end: on dealt tables and tables set by hand."""

from __future__ import annotations

import pytest

from games.funfair.tables import KIT, MARKET, NUMBER, PLAN, codes, hand, heard, keys, play, player, refused, table
from midway.games.funfair.game import GAME
from midway.games.funfair.state import KIND

NONE = ("-",) * 6
NO_ATTRACTION = "loop loop loop corkscrew corkscrew"


@pytest.mark.rule("FF-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_people_play(seats: int):
    with pytest.raises(ValueError, match="Funfair is for 2 to 4 players"):
        GAME.initial_state(seats)


@pytest.mark.rule("FF-2", "FF-4", "FF-7", "FF-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_starts_with(seats: int):
    s = GAME.initial_state(seats, seed="no redraw 0")
    assert [park.stars for park in s.parks] == [1] * seats
    assert s.bank + sum(s.coins) == 270
    s = table(*[player()] * seats, next=("open -",), round=0, market=NONE)
    assert len([kind for kind in s.market if kind >= 0]) == 6
    for number in range(20):
        s = GAME.initial_state(seats, seed=f"start {number}")
        if s.stack[-1].node.key == "redraw":
            assert s.coins == [30] * seats
            assert [len(cards) for cards in s.hands] == [5] * seats
            return
    pytest.fail("no table of twenty begins with a redraw")


@pytest.mark.rule("FF-3")
def test_showcases_are_unlike_and_secret():
    s = GAME.initial_state(4, seed="show")
    assert len(set(s.showcases)) == 4
    assert s.redact(1).showcases[1] == s.showcases[1]
    assert [s.redact(1).showcases[seat] for seat in (0, 2, 3)] == [-1] * 3
    assert s.redact(None).showcases == [-1] * 4


@pytest.mark.rule("FF-5")
def test_decks_hold_the_whole_box():
    assert sum(kind.copies for kind in KIT.kinds[: KIT.park_kinds]) == 97
    s = GAME.initial_state(2, seed="deck")
    while s.round == 0:
        s.apply_action(s.waiting()[0], s.actions.keep_hand)
    GAME.check(s)
    assert len(s.deck) <= 97 - 2 * 5 - 6


@pytest.mark.rule("FF-8", "FF-9", "FF-13")
def test_a_hand_without_attraction_may_be_drawn_anew_until_it_has_one():
    s = table(
        player(hand=NO_ATTRACTION),
        player(hand="restroom restroom restroom turnstile turnstile"),
        next=("hand 0", "hand 1", "open -"),
        round=0,
        market=NONE,
        city="-",
        seed="3",
    )
    assert codes(s) == ["redraw", "keep-hand"]
    while s.stack[-1].seat == 0:
        play(s, "0 redraw")
        assert len(hand(s)) == 5
    assert any(s.is_attraction(card & KIND) for card in s.hands[0])
    assert {"loop", "corkscrew"} <= set(keys(s.pile))  # shown to all
    play(s, "1 keep-hand")
    assert s.pile == []
    assert len([kind for kind in s.market if kind >= 0]) == 6


@pytest.mark.rule("FF-13")
def test_redraws_are_offered_from_the_starting_player_on():
    asked = 0
    for number in range(60):
        s = GAME.initial_state(4, seed=f"redraws {number}")
        if s.first and s.stack[-1].node.key == "redraw":
            asked += 1
            order = [(s.first + n) % 4 for n in range(4)]
            waiting = [f.seat for f in reversed(s.stack) if f.node.key in ("redraw", "hand")]
            assert waiting == order[-len(waiting) :]
    assert asked


@pytest.mark.rule("FF-11")
def test_one_award_holds():
    s = GAME.initial_state(2, seed="award")
    while s.round == 0:
        s.apply_action(s.waiting()[0], s.actions.keep_hand)
    assert 0 <= s.award < 5


@pytest.mark.rule("FF-12")
def test_the_starting_player_is_drawn_by_lot():
    assert {GAME.initial_state(3, seed=f"lot {n}").first for n in range(40)} == {0, 1, 2}


# -- rounds


@pytest.mark.rule("FF-6", "FF-14", "FF-17", "FF-93", "FF-94")
def test_six_rounds_are_played_and_the_marker_moves_left():
    s = table(player(), player(), player(), round=0, next=("open -",), market=NONE, city="-", head="first = 2")
    rounds = {}
    cities = []
    while not s.is_terminal():
        rounds.setdefault(s.round, s.first)
        if len(cities) < s.round:
            cities.append(s.city_card)
        seat = s.waiting()[0]
        legal = s.legal_actions(seat)
        s.apply_action(seat, s.actions.change if s.actions.change in legal else legal[-1])
        GAME.check(s)
    assert rounds == {1: 2, 2: 0, 3: 1, 4: 2, 5: 0, 6: 1}
    assert len(set(cities)) == 6
    assert len(s.city) == 6  # the other six were never seen


@pytest.mark.rule("FF-16")
def test_a_city_card_holds_until_its_round_ends():
    others = [city.key for city in KIT.cities if city.key not in ("building-boom", "council-grant")]
    head = f'city_seen = {others!r}\ncity_left = ["council-grant"]'
    s = table(player(), next=("action 0 number=3", "cleanup -"), city="building-boom", head=head)
    assert s.price(0, NUMBER["big-top"]) == 11 - 3
    play(s, "0 change")
    assert s.round == 3
    assert s.price(0, NUMBER["big-top"]) == 11


@pytest.mark.rule("FF-15", "FF-121")
def test_the_city_card_is_followed_by_one_after_another():
    s = table(player(), player(), next=("city 1", "city 0", "rotation - number=1"), city="lucky-dip")
    assert [s.waiting(), len(codes(s, 1))] == [(1,), 6]
    play(s, "1 take loop")
    assert s.waiting() == (0,)
    assert hand(s, 1) == ["loop"]
    play(s, "0 take big-top")
    assert s.stack[-1].node.key == "action"


@pytest.mark.rule("FF-15")
def test_the_starting_player_follows_the_city_card_first():
    s = table(player(), player(), player(), next=("round -",), round=1, head=_only("lucky-dip"))
    order = []
    while s.stack[-1].node.key == "take":
        order.append(s.waiting()[0])
        play(s, f"{order[-1]} {codes(s, order[-1])[0]}")
    assert order == [2, 0, 1]


def _only(city: str) -> str:
    """Seat 2 starts, and this City card comes next."""
    seen = [other.key for other in KIT.cities if other.key not in (city, "finders-keepers")]
    return f"first = 2\ncity_seen = {seen!r}\ncity_left = [{city!r}]"


@pytest.mark.rule("FF-18")
def test_the_closure_warning_shows_in_round_four():
    s = table(player(), next=("rotation - number=1",), round=4)
    assert s.observation(0).closing == "warning"
    assert "draw blueprints" in codes(s)
    before = table(player(), next=("city 1", "rotation - number=1"), round=4, city="swap-meet", head="first = 1")
    assert before.stack[-1].node.key == "action"  # nobody has a card to swap
    other = table(player(hand="loop"), next=("city 0", "rotation - number=1"), round=4, city="swap-meet")
    assert "closing" in heard(other, "0 skip")


@pytest.mark.rule("FF-19")
def test_after_round_four_the_blueprint_deck_is_sealed():
    s = table(
        player(),
        player(),
        next=("action 0 number=3", "next -"),
        round=4,
        head='plan_pile = ["big-screen", "story-time"]\ncity_left = ["council-grant", "open-day"]\n'
        'city_seen = ["trade-fair", "planning-week", "building-boom", "makeover-month", "job-fair", '
        '"school-holidays", "swap-meet", "investors-gala", "lucky-dip"]',
    )
    codes_heard = heard(s, "0 change")
    assert "closed" in codes_heard
    assert s.plan_pile == []
    assert len(s.plan_deck) == 20
    assert "draw blueprints" not in codes(s, 1)
    with refused("plans-closed", "FF-19"):
        play(s, "1 draw blueprints")


@pytest.mark.rule("FF-20", "FF-123")
def test_what_would_draw_from_the_sealed_deck_is_replaced_or_lost():
    s = table(player(coins=10), next=("city 0", "action 0 number=1"), round=5, city="planning-week")
    assert s.coins[0] == 13
    assert s.stack[-1].node.key == "action"
    s = table(player(coins=10, hand="architect"), round=5)
    play(s, "0 build architect hand")
    assert s.waiting() == (1,)
    early = table(player(coins=10, hand="architect"), round=4)
    play(early, "0 build architect hand")
    assert early.stack[-1].node.key == "plan"


@pytest.mark.rule("FF-21", "FF-24")
def test_the_park_step_goes_three_times_round():
    s = table(player(), player(), player(), next=("rotation - number=1", "guests -", "cleanup -"), head="first = 1")
    order = []
    while s.round == 2:
        order.append(s.waiting()[0])
        play(s, f"{order[-1]} change")
    assert order == [1, 2, 0] * 3


@pytest.mark.rule("FF-21")
def test_the_first_three_actions_cannot_be_left_out():
    with refused("must-act", "FF-21"):
        play(table(player()), "0 pass")


@pytest.mark.rule("FF-22")
def test_a_showcase_built_this_round_gives_a_fourth_action_at_once():
    s = table(
        player(coins=20), player(), next=("action 0 number=3", "action 1 number=3", "rotation - number=4", "guests -")
    )
    play(s, "0 showcase", "1 change")
    assert (s.waiting(), s.stack[-1].data) == ((0,), (4,))


@pytest.mark.rule("FF-22")
def test_fourth_actions_are_taken_in_turn_order():
    rows = [player(stacks=(key,), more=f'showcase = "{key} built"') for key in ("gearstorm", "dragons-spire")]
    s = table(*rows, player(), next=("rotation - number=4", "guests -", "cleanup -"), head="first = 1")
    assert s.waiting() == (1,)
    play(s, "1 change")
    assert s.waiting() == (0,)
    play(s, "0 change")
    assert s.round == 3


@pytest.mark.rule("FF-23")
def test_the_fourth_action_may_be_left_out_and_needs_a_standing_showcase():
    built = 'showcase = "gearstorm built"'
    after = ("action 0 number=3", "rotation - number=4", "guests -", "cleanup -")
    s = play(table(player(stacks=("gearstorm",), more=built), next=after), "0 change")
    assert "pass" in codes(s)
    assert play(s, "0 pass").round == 3
    s = play(table(player(stacks=("gearstorm",), more=built), next=after), "0 demolish 1")
    assert s.round == 3


@pytest.mark.rule("FF-25", "FF-26")
def test_coins_come_from_a_supply_that_may_owe():
    s = table(player(coins=200), player(coins=69, stacks=("cinema", "carousel")), next=("action 1 number=1",))
    assert s.bank == 1
    play(s, "1 change")
    assert s.coins[1] == 69 + 4
    assert s.bank == -3


# -- guests and cleanup


@pytest.mark.rule("FF-80", "FF-81", "FF-82", "FF-85")
def test_income_is_stars_tickets_and_the_city_card():
    one = player(coins=0, stacks=("big-top plush-seating", "burger-bar"), staff="ticket-seller food-vendor park-mascot")
    s = table(one, player(coins=0), next=("guests -", "action 0 number=1"), city="school-holidays")
    # gate 1, Big Top 3, seating 2, Burger Bar 2, mascot 2; tickets 3 and 2 for one Food Outlet; 1 for each attraction
    assert s.coins == [1 + 3 + 2 + 2 + 2 + 3 + 2 + 2, 1]


@pytest.mark.rule("FF-83", "FF-84")
def test_investors_pay_five_up_to_twenty_while_the_showcase_waits():
    built = player(stacks=("gearstorm",), more='showcase = "gearstorm built"')
    rows = (player(more="invested = 10"), player(more="invested = 18"), built)
    s = table(*rows, next=("guests -", "action 0 number=1"))
    assert s.invested == [15, 20, 0]


@pytest.mark.rule("FF-90")
def test_the_market_is_swept_and_laid_out_anew():
    s = table(player(), next=("action 0 number=3", "cleanup -"))
    play(s, "0 change")
    assert sorted(keys(s.pile)) == sorted(MARKET)
    assert len([kind for kind in s.market if kind >= 0]) == 6


@pytest.mark.rule("FF-91")
def test_hands_are_cut_to_five_by_their_owners_choice():
    seven = f"{NO_ATTRACTION} restroom turnstile"
    s = table(player(), player(hand=seven), next=("cleanup -",), market=NONE)
    assert s.waiting() == (1,)
    with refused("discard-first", "FF-91"):
        play(s, "1 change")
    play(s, "1 discard loop", "1 discard restroom")
    assert hand(s, 1) == ["loop", "loop", "corkscrew", "corkscrew", "turnstile"]
    assert s.round == 3


@pytest.mark.rule("FF-91")
def test_hands_are_cut_from_the_starting_player_on():
    six = "restroom restroom turnstile air-conditioning air-conditioning express-queue"
    two = "loop corkscrew corkscrew pirate-theme pirate-theme robot-theme"
    s = table(player(hand=six), player(hand=two), next=("cleanup -",), market=NONE, head="first = 1")
    assert s.waiting() == (1,)
    play(s, "1 discard loop")
    assert s.waiting() == (0,)


@pytest.mark.rule("FF-90", "FF-91")
def test_the_market_is_laid_out_anew_before_hands_are_cut():
    s = table(player(hand="restroom restroom restroom turnstile turnstile corkscrew"), next=("cleanup -",))
    assert s.stack[-1].node.key == "discard"
    assert sorted(keys(s.pile)) == sorted(MARKET)
    assert len([kind for kind in s.market if kind >= 0]) == 6


# -- City cards


@pytest.mark.rule("FF-120")
def test_swap_meet():
    s = table(player(hand="restroom"), next=("city 0", "action 0 number=1"), city="swap-meet")
    assert "swap restroom loop" in codes(s)
    play(s, "0 swap restroom loop")
    assert hand(s) == ["loop"]
    assert keys(s.market)[0] == "restroom"
    assert s.hands[0][0] < 256  # everybody saw it


@pytest.mark.rule("FF-122")
def test_cards_that_draw():
    s = table(player(), next=("city 0", "action 0 number=1"), city="trade-fair")
    assert len(s.stack[-1].data) == 3
    assert "keep none" not in codes(s)
    s = table(player(), next=("city 0", "action 0 number=1"), city="planning-week")
    assert codes(s)[-1] == "plan none"


@pytest.mark.rule("FF-124")
def test_investors_gala():
    built = player(coins=0, stacks=("gearstorm",), more='showcase = "gearstorm built"')
    rows = (player(coins=0, more="invested = 17"), built)
    s = table(*rows, next=("city 0", "city 1", "action 0 number=1"), city="investors-gala")
    assert s.invested == [20, 0]
    assert s.coins == [0, 3]


@pytest.mark.rule("FF-125")
def test_finders_keepers():
    two = ("cinema", "carousel")
    assert play(table(player(coins=0, stacks=two), city="finders-keepers"), "0 change").coins[0] == 4
    assert play(table(player(coins=0, stacks=two), city="job-fair"), "0 change").coins[0] == 2


@pytest.mark.rule("FF-70")
def test_loose_change_pays_for_attractions_with_the_showcase():
    s = table(player(coins=0, stacks=("cinema", "gearstorm"), more='showcase = "gearstorm built"'), city="job-fair")
    assert play(s, "0 change").coins[0] == 2


def test_open_day_and_grant():
    s = table(player(coins=0, stacks=("cinema", "carousel")), next=("city 0", "action 0 number=1"), city="open-day")
    assert s.coins[0] == 2 + 2
    s = table(player(coins=0), next=("city 0", "action 0 number=1"), city="council-grant")
    assert s.coins[0] == 5


def test_every_blueprint_of_the_edition_is_named_once():
    assert len(PLAN) == 20
