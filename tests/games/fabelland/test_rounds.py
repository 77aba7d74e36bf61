"""Rounds, events and the end (FL-56 to FL-91)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.fabelland.tables import KIT, areas, at, codes, play, refused, riders, started, wheels
from midway.engine.refusal import Refusal
from midway.games.fabelland.boarding import guests_text, number_of
from midway.games.fabelland.edition import EFFECTS
from midway.games.fabelland.game import GAME
from midway.games.fabelland.scoring import best_sets, set_points
from midway.games.fabelland.state import FabellandState

#: Row of an event in the edition, from 1, by its effect; the last day is 16.
EVENT = {EFFECTS[card.effect]: number for number, card in enumerate(KIT.events, 1)}


def finish(s: FabellandState) -> FabellandState:
    """Play the forced or last choices until wheels are asked for, or the game is over."""
    while s.stack and s.stack[-1].node.key != "wheels":
        seat = s.waiting()[0]
        s.apply_action(seat, s.legal_actions(seat)[-1])
    return s


def morning(effect: str, seats: int = 4, round_number: int = 1, **rows: object) -> FabellandState:
    """A day begins; its event will be this one."""
    rest = [n for n in range(1, 16) if n != EVENT[effect]]
    rows.setdefault("compartments", ["A1 P", "B1 P"])
    return at("arrive 0 guests=1", "turn-up -", "ask -", "evening -", seats=seats, round=round_number,
              calendar=[EVENT[effect]], past=rest, **rows)  # fmt: skip


def today(effect: str, frame: str, seats: int = 4, **rows: object) -> FabellandState:
    """In the middle of a round whose event this is."""
    return at(frame, "evening -", seats=seats, event=EVENT[effect], **rows)


# -- a new day


@pytest.mark.rule("FL-56")
def test_after_the_actions_the_bag_passes_clockwise_and_a_new_day_begins():
    s = at("finishing 1", "evening -", holder=3, round=2, event=5)
    play(s, "1 finish")
    assert (s.round, s.holder, s.past) == (3, 0, [4])


@pytest.mark.rule("FL-57")
def test_new_guests_tumble_onto_one_of_the_emptiest_carousels():
    s = at("arrive 1 guests=4", "finishing 1", holder=1, round=2, compartments=["B2 PPP", "C1 K", "A1 T"])
    assert codes(s, 1) == ["onto A", "onto C"]
    with refused("not-the-emptiest", "FL-57"):
        play(s, "1 onto B")
    bag = sum(s.bag)
    play(s, "1 onto C")
    assert len(riders(s, 2)) == 5
    assert sum(s.bag) == bag - 4


@pytest.mark.rule("FL-57")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_guests_come_as_there_are_players(seats: int):
    s = started(seats)
    assert s.stack[-1].data == (seats,)


@pytest.mark.rule("FL-57")
def test_no_more_come_than_the_bag_still_has():
    full = ["A1 " + "P" * 20, "B1 " + "K" * 20, "C1 " + "T" * 19]
    s = at("arrive 0 guests=4", "finishing 0", compartments=full)
    play(s, "0 onto C")
    assert len(riders(s, 2)) == 20
    assert sum(s.bag) == 0


@pytest.mark.rule("FL-57")
def test_with_an_empty_bag_nobody_is_asked_where_guests_go():
    everybody = ["A1 " + "P" * 20, "B1 " + "K" * 20, "C1 " + "T" * 20]
    rest = [n for n in range(1, 16) if n != EVENT["gift-all"]]
    s = at("finishing 0", "evening -", round=1, compartments=everybody, calendar=[EVENT["gift-all"]], past=rest)
    play(s, "0 finish")
    assert (s.round, s.stack[-1].node.key) == (2, "wheels")


@pytest.mark.rule("FL-58")
def test_an_event_is_turned_up_after_the_guests():
    s = play(morning("gift-all"), "0 onto C")
    assert s.event + 1 == EVENT["gift-all"]
    assert not s.calendar
    assert s.stack[-1].node.key == "wheels"


@pytest.mark.rule("FL-58")
def test_each_morning_the_guests_come_first():
    s = started(4)
    assert (s.stack[-1].node.key, s.event) == ("arrive", -1)
    play(s, f"0 {codes(s, 0)[0]}")
    assert s.event >= 0
    s = play(at("finishing 1", "evening -", holder=3, round=2, event=5), "1 finish")
    assert (s.stack[-1].node.key, s.event) == ("arrive", -1)


# -- wheels and figures


@pytest.mark.rule("FL-59")
def test_wheels_are_secret_until_all_are_in():
    def sent(*answers: str) -> list[bytes]:
        s = play(at("wheels - asked=0,1,2,3", "open-park -", "evening -"), *answers)
        return [msgspec.json.encode([s.observation(seat), GAME.prompt(s.redact(seat))]) for seat in (2, 3, None)]

    assert sent() == sent("0 wheel A") == sent("0 wheel F", "1 wheel B") == sent("1 wheel C", "0 wheel C")


@pytest.mark.rule("FL-59")
def test_they_are_revealed_together():
    s = at("wheels - asked=0,1,2", "open-park -", "evening -", seats=3)
    play(s, "2 wheel A", "0 wheel D")
    assert s.figures == [-1, -1, -1]
    play(s, "0 wheel E", "1 wheel B")
    assert s.wheels == [4, 1, 0]
    assert s.figures == [4, 1, 0]


@pytest.mark.rule("FL-60")
def test_action_c_is_not_there_for_two_and_three():
    for seats, asked in ((2, "0,1"), (3, "0,1,2")):
        s = at(f"wheels - asked={asked}", "open-park -", "evening -", seats=seats)
        assert codes(s, 0) == [f"wheel {letter}" for letter in "ABDEF"]
        with refused("no-action-c", "FL-60"):
            play(s, "0 wheel C")
    s = at("late 1", "open-park -", "evening -", seats=3)
    with refused("no-action-c", "FL-60"):
        play(s, "1 field C")


@pytest.mark.rule("FL-61")
@pytest.mark.rule("FL-62")
@pytest.mark.rule("FL-63")
@pytest.mark.rule("FL-64")
@pytest.mark.rule("FL-65")
def test_the_example_of_the_rulebook():
    """Red has the bag and shows D, Blue shows D too, Yellow B; Blue takes the carousel substitute."""
    s = at("wheels - asked=0,1,2", "evening -", seats=3, owners=["red 0", "blue 1", "yellow 2"])
    wheels(s, "DDB")
    assert s.figures == [3, -1, 1]
    assert s.balloons == [5, 7, 5]
    assert codes(s, 1) == ["field A", "field E", "field F", "field carousel", "field shop"]
    play(s, "1 field carousel")
    assert (s.waiting(), s.stack[-1].node.key, s.stack[-1].data) == ((2,), "rotate", (1,))
    play(s, "2 turn 0", "2 collect", "2 finish")
    assert (s.waiting(), codes(s, 1)) == ((1,), ["ride A", "ride B"])
    play(s, "1 ride B", "1 turn 1", "1 collect", "1 finish")
    assert (s.waiting(), s.stack[-1].node.key) == ((0,), "shop")


@pytest.mark.rule("FL-61")
def test_figures_go_out_in_turn_order_from_the_bag():
    s = at("wheels - asked=2,3,0,1", "open-park -", "evening -", holder=2)
    wheels(s, "AABA")
    assert s.figures[2] == 1
    assert s.figures[3] == 0, "seat 3 comes before seats 0 and 1"
    assert s.skipped == [1, 1, 0, 0]


@pytest.mark.rule("FL-63")
def test_who_was_skipped_chooses_when_all_have_had_their_turn():
    s = at("wheels - asked=0,1,2,3", "open-park -", "evening -")
    wheels(s, "AABA")
    with refused("field-taken", "FL-61"):
        play(s, "1 field B")
    play(s, "1 field shop", "3 field shop")
    assert s.figures == [0, 7, 1, 7]


@pytest.mark.rule("FL-64")
@pytest.mark.rule("FL-67")
def test_actions_are_played_in_the_printed_order():
    s = at("late 0", "open-park -", "evening -", seats=5, holder=3, figures=["-", "carousel", "B", "carousel", "D"])
    play(s, "0 field A")
    order = []
    while s.stack[-1].node.key != "arrive":
        seat = s.waiting()[0]
        if not order or order[-1] != seat:
            order.append(seat)
        s.apply_action(seat, s.legal_actions(seat)[-1])
    assert order == [0, 2, 3, 1, 4], "A, B, the substitutes from the bag on, then D"


@pytest.mark.rule("FL-65")
def test_the_carousel_substitute_may_turn_a_carousel_again():
    s = at("late 1", "open-park -", "evening -", figures=["A", "-", "-", "-"])
    play(s, "1 field carousel", "0 turn 1", "0 collect", "0 finish", "1 ride A", "1 turn 1")
    assert s.turned[0] == 2


@pytest.mark.rule("FL-66")
def test_the_shopping_substitute_buys_once_anywhere_and_leads_nobody():
    offers = ["D1 17", "E1 18", "F1 19"]
    s = at("late 1", "open-park -", "evening -", offers=offers, areas=["D P", "E K"], balloons=[5, 9, 5, 5])
    play(s, "1 field shop")
    builds = {code.split()[1] for code in codes(s, 1) if code.startswith("build")}
    assert builds == {"D1", "E1", "F1"}
    play(s, "1 build F1 A-blue")
    assert codes(s, 1) == ["finish"]
    assert areas(s) == "PK"


@pytest.mark.rule("FL-68")
def test_a_figure_is_taken_back_after_its_action():
    s = at("rotate 2 carousel=0", "evening -", figures=["-", "-", "A", "-"])
    play(s, "2 turn 0", "2 collect")
    assert s.figures[2] == 0
    play(s, "2 finish")
    assert s.figures[2] == -1


@pytest.mark.rule("FL-69")
def test_a_guided_first_round_has_no_wheels_guests_or_event():
    s = GAME.initial_state(3, {"opening": "guided"}, "guided")
    while not s.round:
        seat = s.waiting()[0]
        s.apply_action(seat, s.legal_actions(seat)[0])
    bag = sum(s.bag)
    assert codes(s, 0) == [f"field {letter}" for letter in "ABDEF"]
    with refused("no-substitute-now", "FL-69"):
        play(s, "0 field shop")
    play(s, "0 field A", "0 turn 0")
    finish_action(s, 0)
    play(s, "1 field A")
    assert sum(s.bag) == bag
    assert s.event == -1
    finish(s)
    assert s.round == 2
    assert s.event >= 0
    assert not s.past


def finish_action(s: FabellandState, seat: int) -> None:
    """Let a seat play on with last choices until it has finished."""
    while s.waiting() == (seat,):
        s.apply_action(seat, s.legal_actions(seat)[-1] if "finish" not in codes(s, seat) else "finish")


# -- events


@pytest.mark.rule("FL-70")
def test_event_more_guests():
    s = play(morning("more-guests"), "0 onto C")
    assert s.stack[-1].node.key == "arrive"
    before = sum(s.bag)
    play(s, f"0 {codes(s, 0)[0]}")
    assert sum(s.bag) == before - 2


@pytest.mark.rule("FL-71")
def test_event_centre_guests():
    assert len(areas(play(morning("centre-guests"), "0 onto C"))) == 2


@pytest.mark.rule("FL-72")
def test_event_clear_area():
    s = play(morning("clear-area", areas=["D PP", "E K", "F TT"]), "0 onto C")
    assert codes(s, 0) == ["clear D", "clear F"]
    with refused("not-the-fullest", "FL-72"):
        play(s, "0 clear E")
    play(s, "0 clear F", "0 onto B")
    assert areas(s) == "PPK"
    assert riders(s, 1) == "PTT"


@pytest.mark.rule("FL-73")
def test_event_turn_all():
    s = play(morning("turn-all", turned=[0, 5, 2], edges=["A-red 17", "B-blue 18"]), "0 onto C")
    assert s.turned == [1, 0, 3]
    assert not any(s.seated)


@pytest.mark.rule("FL-74")
def test_event_gift_all():
    assert play(morning("gift-all", balloons=[1, 2, 3, 4]), "0 onto C").balloons == [3, 4, 5, 6]


@pytest.mark.rule("FL-75")
def test_event_gift_poorest():
    assert play(morning("gift-poorest", balloons=[4, 2, 7, 2]), "0 onto C").balloons == [4, 5, 7, 5]


@pytest.mark.rule("FL-76")
def test_event_new_influencers():
    s = play(morning("new-influencers", posters=["D1 green", "D2 green", "F1 orange"]), "0 onto C")
    assert s.discard == [1, 0, 0, 2]
    assert min(s.posters) >= 0


@pytest.mark.rule("FL-77")
def test_event_new_attractions():
    s = morning("new-attractions", offers=["D1 17", "D2 18"])
    before = len(s.deck)
    play(s, "0 onto C")
    assert len(set(s.offers)) == 6
    assert len(s.deck) == before + 2 - 6


@pytest.mark.rule("FL-78")
def test_event_cheap_attractions():
    rows = {"offers": ["D1 24", "D2 17"], "edges": ["B-red 23"]}
    s = today("cheap-attractions", "shop 0 area=0 left=2", balloons=[3, 5, 5, 5], **rows)
    assert [s.build_price(24, 0), s.build_price(17, 0), s.build_price(17, 5)] == [3, 2, 0]
    assert "build D1 A-red" in codes(s, 0)
    assert play(s, "0 build D1 A-red").balloons[0] == 0


@pytest.mark.rule("FL-79")
def test_event_cheap_influencers():
    s = today("cheap-influencers", "shop 0 area=0 left=2", balloons=[2, 5, 5, 5], posters=["D1 green", "D2 blue"])
    assert [s.poster_price(3), s.poster_price(1), s.top_price()] == [0, 1, 2]
    assert play(s, "0 hire top").balloons[0] == 0


RIDE = {"edges": ["A-red 17 P", "A-blue 18 K"], "compartments": ["A2 P", "A3 K"]}


@pytest.mark.rule("FL-80")
def test_event_foreign_bonus():
    s = play(today("foreign-bonus", "rotate 0 carousel=0", **RIDE), "0 turn 0", "0 collect")
    assert s.balloons == [5 + 3 + 2, 5 + 3, 5, 5]


@pytest.mark.rule("FL-81")
def test_event_owner_bonus():
    s = play(today("owner-bonus", "rotate 0 carousel=0", **RIDE), "0 turn 0", "0 collect")
    assert s.balloons == [5 + 4 + 1, 5 + 4, 5, 5]


@pytest.mark.rule("FL-82")
def test_event_more_influencers():
    rows = {"influencers": ["0 blue 4"], "areas": ["D PPPP"]}
    s = today("more-influencers", "rotate 0 carousel=0", **rows)
    play(s, *["0 use blue", "0 take P D", "0 drop A1"] * 3)
    with refused("enough-influencers", "FL-48"):
        play(s, "0 use blue")


@pytest.mark.rule("FL-83")
def test_event_skip_bonus():
    s = wheels(today("skip-bonus", "wheels - asked=0,1,2,3"), "AABC")
    assert s.balloons == [5, 8, 5, 5]


@pytest.mark.rule("FL-84")
def test_event_more_purchases():
    s = at("late 1", "open-park -", "evening -", event=EVENT["more-purchases"], posters=["D1 green", "E1 green"])
    play(s, "1 field shop", "1 hire D1", "1 hire E1")
    assert s.fresh[7] == 2
    assert codes(s, 1) == ["finish"]


@pytest.mark.rule("FL-85")
def test_the_last_day_ends_the_game_and_does_nothing_else():
    s = at("arrive 0 guests=1", "turn-up -", "ask -", "evening -", seats=5, round=6, balloons=[1, 2, 3, 4, 5])
    play(s, "0 onto A")
    assert s.event == 15
    assert s.last_day()
    assert s.balloons == [1, 2, 3, 4, 5]
    play(at("finishing 0", "evening -", seats=5, round=6, event=16), "0 finish")


# -- the end


@pytest.mark.rule("FL-86")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 9), (4, 8), (5, 6)])
def test_the_game_ends_after_its_rounds(seats: int, rounds: int):
    s = play(at("finishing 0", "evening -", seats=seats, round=rounds, event=16), "0 finish")
    assert s.is_terminal()
    s = play(at("finishing 0", "evening -", seats=seats, round=rounds - 1), "0 finish")
    assert not s.is_terminal()


@pytest.mark.rule("FL-87")
def test_printed_values_of_own_attractions_count():
    s = at("over", balloons=[1, 1, 1, 1], edges=["A-red 38", "B-red 1", "A-blue 24", "A-lilac 35"])
    assert s.standings() == [1 + 7 + 1, 1 + 4, 1, 1]


@pytest.mark.rule("FL-88")
@pytest.mark.rule("FL-89")
@pytest.mark.parametrize(
    ("colour", "count", "worth"),
    [
        ("orange", 1, 2), ("orange", 2, 8), ("orange", 3, 10), ("orange", 5, 18),
        ("blue", 1, 1), ("blue", 2, 4), ("blue", 3, 10), ("blue", 5, 14),
        ("violet", 1, 1), ("violet", 2, 4), ("violet", 3, 8), ("violet", 4, 14), ("violet", 5, 15),
        ("green", 1, 1), ("green", 3, 8), ("green", 4, 12), ("green", 5, 18), ("green", 7, 22),
    ],
)  # fmt: skip
def test_sets_are_worth_what_the_rulebook_says(colour: str, count: int, worth: int):
    s = at("over", balloons=[0, 0, 0, 0], influencers=[f"2 {colour} {count}"])
    assert s.standings() == [0, 0, worth, 0]


@pytest.mark.rule("FL-88")
def test_used_influencers_score_too():
    s = at("over", balloons=[0] * 4, influencers=["0 orange 1 used", "0 orange 1"])
    assert s.standings()[0] == 8


@pytest.mark.rule("FL-88")
def test_the_best_split_is_found_for_any_worths():
    assert best_sets(7, (1, 4, 8, 12, 18)) == (5, 2)
    assert best_sets(4, (1, 6, 7)) == (2, 2)
    assert set_points(4, (1, 6, 7)) == 12


@pytest.mark.rule("FL-90")
def test_ties_go_to_the_higher_attractions_then_are_shared():
    s = at("over", balloons=[6, 3, 2, 6], edges=["A-red 1", "A-blue 24", "A-yellow 23"])
    assert s.standings() == [7, 7, 5, 6]
    assert s.places() == [2, 1, 4, 3]
    s = at("over", balloons=[4, 4, 0, 0], edges=["A-red 23", "A-blue 17"])
    assert s.places() == [1, 1, 3, 3]


@pytest.mark.rule("FL-91")
def test_everything_else_is_open():
    s = at("rotate 1 carousel=0", "evening -", balloons=[1, 2, 3, 4], influencers=["0 green 2", "3 blue 1 used"])
    views = [msgspec.json.encode(s.observation(seat)) for seat in (None, 0, 1, 2, 3)]
    assert len(set(views)) == 1


def test_nothing_is_lost_in_whole_games():
    random = Random("whole games")
    for seats in (2, 3, 4, 5):
        for tumbles in ("drop", "dealt"):
            s = GAME.initial_state(seats, {"tumble": tumbles}, f"{seats} {tumbles}")
            while not s.is_terminal():
                GAME.check(s)
                seat = random.choice(s.waiting())
                s.apply_action(seat, random.choice(s.legal_actions(seat)))
            GAME.check(s)


def test_a_closed_choice_says_why():
    s = at("rotate 1 carousel=0", "evening -")
    reason = s.why_not(1, s.actions.by_code["use orange"])
    assert isinstance(reason, Refusal)
    assert (reason.code, reason.rule) == ("no-such-influencer", "FL-49")


def test_guests_are_counted_by_kind():
    s = at("rotate 1 carousel=0", compartments=["A1 TPKP"])
    assert guests_text(s.compartments[0]) == "PPKT"
    assert number_of(s.compartments[0]) == 4
