"""Crazy cards before the roll."""

from __future__ import annotations

import pytest

from games.fun_city.tables import KIT, at, cards, codes, play, refused, seeded, table

NAMES = [crazy.name for crazy in KIT.crazy]


def hand(*names: str, **more: object) -> dict[str, object]:
    return {"hand": list(names), **more}


@pytest.mark.rule("FC-25")
def test_each_kind_has_its_moment():
    s = table("crazy 0; end -", hand("add-2", "uhoh-bank", "zzzz"), pile="")
    assert codes(s, 0) == ["roll", "add 2", "uhoh bank 1", "redraw"]
    shown = {card.kind: card.when for card in s.observation(0).hand}
    assert shown == {"add": "before", "uhoh": "against", "zzzz": "bus"}
    with refused("name-an-opponent", "FC-25"):
        play(s, "0 uhoh bank 0")


@pytest.mark.rule("FC-46")
def test_the_hand_is_filled_to_three():
    for held in ([], ["add-2"], ["add-2", "taxi", "zzzz"]):
        s = table("turn 0", hand(*held), pile="")
        assert len(s.hands[0]) == 3
        assert {NAMES.index(name) for name in held} <= set(s.hands[0])


@pytest.mark.rule("FC-47")
def test_three_cards_a_turn_are_all():
    s = table("crazy 0; end -", hand("add-2", "add-3"), hand("zzzz"), played=2, pile="")
    play(s, "0 add 2")
    assert codes(s, 0) == ["roll"]
    with refused("three-a-turn", "FC-47"):
        play(s, "0 add 3")


@pytest.mark.rule("FC-48")
def test_the_whole_hand_may_be_changed_once_at_the_start():
    s = table("crazy 0; end -", hand("add-2", "taxi", "zzzz"), pile="")
    play(s, "0 redraw")
    assert s.spent == [NAMES.index(name) for name in ("add-2", "taxi", "zzzz")]
    assert len(s.hands[0]) == 3
    with refused("redraw-at-start", "FC-48"):
        play(s, "0 redraw")
    s = play(table("crazy 0; end -", hand("add-2", "taxi", "zzzz"), pile=""), "0 add 2")
    with refused("redraw-at-start", "FC-48"):
        play(s, "0 redraw")


@pytest.mark.rule("FC-49", "FC-50")
@pytest.mark.parametrize("order", [("0 double", "0 add 5"), ("0 add 5", "0 double")])
def test_the_dice_are_doubled_before_a_number_is_added(order: tuple[str, str]):
    s = table("crazy 0; end -", hand("add-5", "double"), pile="")
    play(s, *order, "0 roll")
    assert s.steps() == 2 * sum(s.dice_shown) + 5


@pytest.mark.rule("FC-49", "FC-50")
def test_adds_add_up_and_a_second_double_doubles_again():
    s = play(
        table("crazy 0; end -", hand("add-5", "add-6", "add-6"), pile=""), "0 add 5", "0 add 6", "0 add 6", "0 roll"
    )
    assert s.steps() == sum(s.dice_shown) + 17
    s = play(table("crazy 0; end -", hand("double", "double"), pile=""), "0 double", "0 double", "0 roll")
    assert s.steps() == 4 * sum(s.dice_shown)


@pytest.mark.rule("FC-51")
def test_the_movers_change_places_and_the_roll_starts_from_there():
    s = table("crazy 0; end -", hand("swap", at="arms"), {"at": "16,8"}, pile="")
    play(s, "0 swap 1")
    assert s.at == [at("16,8"), at("arms")]
    play(s, "0 roll")
    assert "go 15,8" in codes(s, 0)
    assert "go 2,0" not in codes(s, 0)
    with refused("card-not-in-hand", "FC-4"):
        play(table("crazy 0; end -", hand("taxi"), pile=""), "0 swap 1")


@pytest.mark.rule("FC-52")
def test_a_taxi_goes_anywhere_when_the_dice_are_odd():
    odd = seeded(lambda s: sum(s.dice_shown) % 2, "crazy 0; end -", hand("taxi"), moves=("0 taxi", "0 roll"), pile="")
    assert len(codes(odd, 0)) == 92
    with refused("taxi-waits", "FC-52"):
        play(odd, "0 bus up hall")
    play(odd, "0 go hall")
    assert odd.at[0] == at("hall")


@pytest.mark.rule("FC-52")
def test_an_even_taxi_is_a_usual_roll_and_the_plain_dice_decide():
    moves = ("0 taxi", "0 add 3", "0 roll")
    even = seeded(lambda s: sum(s.dice_shown) == 4, "crazy 0; end -", hand("add-3", "taxi"), moves=moves, pile="")
    assert even.steps() == 7  # odd with the ADD, yet no taxi
    assert "go hall" not in codes(even, 0)
    moves = ("0 taxi", "0 double", "0 roll")
    odd = seeded(lambda s: sum(s.dice_shown) == 5, "crazy 0; end -", hand("double", "taxi"), moves=moves, pile="")
    assert odd.steps() == 10  # even when doubled, yet the taxi comes
    assert "go hall" in codes(odd, 0)


@pytest.mark.rule("FC-52")
def test_one_taxi_a_turn():
    s = play(table("crazy 0; end -", hand("taxi", "taxi"), pile=""), "0 taxi")
    with refused("one-taxi", "FC-52"):
        play(s, "0 taxi")


@pytest.mark.rule("FC-53", "FC-54", "FC-55")
def test_uh_oh_sends_its_victim_who_plays_cards_but_does_not_roll():
    s = table("crazy 0; turn 1", hand("uhoh-bank"), hand("add-2", "pickpocket", "zzzz"), pile="F12 F15")
    play(s, "0 uhoh bank 1")
    assert [card.to for card in s.observation(None).players[1].waiting] == ["place:bank"]
    play(s, "0 roll", "0 go arms")
    assert s.turn == 1
    assert codes(s, 1)[0] == "obey"
    with refused("sent-not-rolling", "FC-54"):
        play(s, "1 roll")
    play(s, "1 add 2", "1 obey")
    assert s.at[1] == at("bank")
    assert s.won[1] == tuple(cards("F01"))  # open from 9:00 to 10:00
    assert s.sent[1] == ()
    assert NAMES.index("uhoh-bank") in s.spent


@pytest.mark.rule("FC-53")
def test_who_is_not_sent_obeys_nobody():
    with refused("nobody-sent-you", "FC-53"):
        play(table("crazy 0; end -", hand("taxi"), pile=""), "0 obey")


@pytest.mark.rule("FC-56")
def test_of_several_uh_ohs_one_is_obeyed_a_turn_in_order():
    s = table("crazy 0; end -", {"sent": ["uhoh-pet", "uhoh-hall"]}, board="F01", pile="")
    play(s, "0 obey")
    assert s.at[0] == at("pet")
    assert s.sent[0] == (NAMES.index("uhoh-hall"),)


@pytest.mark.rule("FC-63")
def test_several_cards_may_be_played_against_one_player():
    s = table("crazy 0; end -", hand("uhoh-pet", "uhoh-hall"), board="F01", pile="")
    play(s, "0 uhoh pet 1", "0 uhoh hall 1")
    assert len(s.sent[1]) == 2


@pytest.mark.rule("FC-64")
def test_discards_lie_open_and_become_the_draw_pile_when_it_is_empty():
    spent = ["add-2", "add-2", "add-3"]
    names = [name for name in NAMES for _ in range(KIT.crazy[NAMES.index(name)].count)]
    others = [name for name in names if name not in ("add-2", "add-3")]
    left = [*others, "add-3"]
    s = table("turn 0", {}, hand(*left[:3]), seats=2, pile="", spent=[*left[4:], *spent], deck=[left[3]])
    assert NAMES.index(left[3]) in s.hands[0]  # the last of the deck, then two of the discards
    assert (s.spent, len(s.deck), len(s.hands[0])) == ([], 30, 3)
    s = play(table("crazy 0; end -", hand("add-2", "double"), pile=""), "0 double", "0 add 2")
    assert [card.place for card in s.observation(None).discards] == ["crazy:double", "crazy:add-2"]


@pytest.mark.rule("FC-65")
def test_with_nothing_to_draw_the_hand_stays_smaller():
    s = table("crazy 0; end -", hand("taxi"), hand("zzzz"), pile="", seed="few")
    s.deck, s.spent = [], []  # nothing of this can be reached with 36 cards and four hands
    play_one = s.clone()
    play_one.apply_action(0, "redraw")
    assert play_one.hands[0] == (NAMES.index("taxi"),)


def test_a_card_not_held_or_out_of_place_is_refused():
    s = table("crazy 0; end -", hand("zzzz"), pile="")
    with refused("zzzz-on-the-bus", "FC-61"):
        play(s, "0 zzzz")
    with refused("roll-first", "FC-11"):
        play(s, "0 go arms")
    with refused("not-your-turn", "ENG-3"):
        play(s, "1 roll")
    rolled = table("move 0; end -", hand("taxi"), dice=[1, 2], pile="")
    with refused("move-now", "FC-11"):
        play(rolled, "0 taxi")
