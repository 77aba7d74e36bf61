"""Fortune Teller, rule by rule. A hand count stands behind every number."""

import pytest

from kit.play import at, play, refused
from midway.games import load_game
from midway.games.rummelplatz.fortune_teller.fates import assign
from midway.games.rummelplatz.fortune_teller.scoring import BETTER, CORRECT, KEPT, WORSE, fate_points

KEY = "fortune_teller"


def tent(hands, following="tell 0", **more):
    rows = [f"seats = {len(hands)}", f"hands = {hands!r}", f'next = ["{following}"]']
    rows += [f"{name} = {value!r}" for name, value in more.items()]
    return at(KEY, "\n".join(rows))


@pytest.mark.rule("FT-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_visit_the_tent(seats):
    with pytest.raises(ValueError, match="Fortune Teller is for 3 to 6 players"):
        load_game(KEY).initial_state(seats)


@pytest.mark.rule("FT-2", "FT-3")
def test_two_of_twenty_six_different_fates_each():
    tellers = set()
    for number in range(30):
        s = load_game(KEY).initial_state(6, seed=str(number))
        cards = [card for hand in s.hands for card in hand]
        assert [len(hand) for hand in s.hands] == [2] * 6
        assert len(set(cards)) == 12 and set(cards) <= set(range(-10, 16))
        tellers.add(s.waiting()[0])
    assert tellers == set(range(6))
    assert len(s.fates.values) == 26 and sum(s.fates.values) == 65


@pytest.mark.rule("FT-4")
def test_any_of_26_claims_for_either_card():
    s = tent([[5, -3], [1, 2], [3, 4]])
    assert len(s.legal_actions(0)) == 52
    with refused("no-such-fate", "FT-4"):
        play(s, "0 tell 7 as 7")
    play(s, "0 tell -3 as 15")
    assert (s.claim, s.hands[0]) == (15, (5,))


@pytest.mark.rule("FT-5", "FT-7")
def test_the_left_neighbour_is_asked_first_and_sees_the_claim_alone():
    s = play(tent([[5, -3], [1, 2], [3, 4]]), "0 tell -3 as 15")
    assert s.waiting() == (1,)
    assert [a.code for a in s.legal_actions(1)] == ["accept", "refuse"]
    assert s.observation(1).claim == 15
    assert s.observation(1).card is None
    assert s.observation(0).card == -3


@pytest.mark.rule("FT-6")
@pytest.mark.parametrize(("card", "claim", "said"), [(5, 5, CORRECT), (5, 4, BETTER), (-3, 0, WORSE)])
def test_who_accepts_tells_the_truth(card, claim, said):
    s = play(tent([[5, -3], [1, 2], [3, 4]]), f"0 tell {card} as {claim}", "1 accept")
    assert s.laid == [(1, 0, card, claim, said)]
    known = said == CORRECT
    assert s.observation(2).guests[1].laid[0].value == (card if known else None)
    assert s.observation(2).guests[1].laid[0].verdict == ("", "correct", "better", "worse")[said]


@pytest.mark.rule("FT-7")
def test_owner_and_teller_alone_know_the_card():
    s = play(tent([[5, -3], [1, 2], [3, 4]]), "0 tell -3 as 2", "1 accept")
    values = [s.observation(seat).guests[1].laid[0].value for seat in (0, 1, 2, None)]
    assert values == [-3, -3, None, None]


@pytest.mark.rule("FT-8")
def test_a_refused_card_goes_on_round_the_table():
    s = play(tent([[5, -3], [1, 2], [3, 4]]), "0 tell -3 as 2", "1 refuse")
    assert s.waiting() == (2,)
    with refused("not-your-turn", "ENG-3"):
        play(s, "1 accept")
    play(s, "2 accept")
    assert s.laid[0][0] == 2


@pytest.mark.rule("FT-9", "FT-12")
def test_what_nobody_takes_stays_with_the_teller_without_a_hint():
    s = play(tent([[5, -3], [1, 2], [3, 4]]), "0 tell 5 as -7", "1 refuse", "2 refuse")
    assert s.laid == [(0, 0, 5, -7, KEPT)]
    assert s.observation(1).guests[0].laid[0].value is None
    assert s.observation(1).guests[0].laid[0].verdict is None
    assert s.waiting() == (1,)


@pytest.mark.rule("FT-10")
def test_with_three_cards_in_front_one_is_passed_over():
    laid = [[1, 0, 10, 9, BETTER], [1, 2, 11, 9, BETTER], [1, 1, 12, 0, KEPT]]
    s = play(tent([[5], [1], [3]], laid=laid), "0 tell 5 as 2")
    assert s.waiting() == (2,)


@pytest.mark.rule("FT-11")
def test_the_teller_keeps_an_untaken_card_as_a_fourth():
    laid = [[0, 1, 10, 9, BETTER], [0, 2, 11, 9, BETTER], [0, 0, 12, 0, KEPT]]
    s = play(tent([[5], [1], [3]], laid=laid), "0 tell 5 as 2", "1 refuse", "2 refuse")
    assert s.in_front(0) == 4


@pytest.mark.rule("FT-12", "FT-13", "FT-14")
def test_the_end_comes_with_the_last_card():
    s = play(tent([[], [], [3]], "tell 2", laid=[[0, 2, -4, 1, WORSE]], teller=2), "2 tell 3 as 3", "0 accept")
    assert s.is_terminal()
    assert s.sums() == [-1, 0, 0]
    assert s.standings() == [4, 6, 6]
    assert s.observation(1).guests[0].laid[0].value == -4


@pytest.mark.rule("FT-13", "FT-15")
def test_most_points_win():
    assert fate_points([31, 13, 0, -1]) == [6, 5, 4, 3]
    assert fate_points([7, 7, 2]) == [6, 6, 4]


def test_values_are_found_wherever_there_is_a_way():
    assert assign([{14, 15}, {15}, {14, 13}], [15, 14, 13]) == [14, 15, 13]
    with pytest.raises(ValueError, match="no values are left"):
        assign([{15}, {15}], [15, 14])


def test_what_was_said_can_leave_one_value_only():
    s = play(tent([[15, -3], [1, 2], [3, 4]]), "0 tell 15 as 14", "1 accept")
    assert s.observation(2).guests[1].laid[0].value == 15


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("hands = [[1], [1], []]", "want different ones"),
        ("laid = [[1, 0, 5, 4, 3]]", "the verdict on that card is 2"),
        ("claim = 3", "both are on offer or none"),
        ("hands = [[1, 2, 3], [], []]", "at most 2 cards"),
    ],
)
def test_a_wrong_position_is_refused_by_name(row, sentence):
    with pytest.raises(ValueError, match=sentence):
        at(KEY, f'next = ["tell 0"]\n{row}')
