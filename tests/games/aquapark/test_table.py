"""Set-up, rounds, turns, solo and the end: the frame of the rulebook."""

from __future__ import annotations

import pytest

from games.aquapark.tables import KIT, codes, play, refused
from midway.games.aquapark.actions import OFFERS_EITHER, slots
from midway.games.aquapark.bot import Greedy
from midway.games.aquapark.edition import COLOURS
from midway.games.aquapark.game import GAME
from midway.games.aquapark.state import AquaparkState
from midway.text import catalogue, refusal_words


def started(seats: int, seed: str = "table", **options: str) -> AquaparkState:
    """A table on which everybody has chosen the first free start card, front up."""
    s = GAME.initial_state(seats, options, seed)
    for seat in range(seats):
        play(s, f"{seat} {codes(s, seat)[0]}")
    return s


def finish(s: AquaparkState) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    """Play on with first choices; the round cards and their pairs in the order they came up."""
    seen: list[tuple[int, tuple[tuple[int, int], ...]]] = []
    while not s.is_terminal():
        if not seen or seen[-1] != (s.round_card, s.pairs):
            seen.append((s.round_card, s.pairs))
        seat = s.waiting()[0]
        s.apply_action(seat, s.legal_actions(seat)[0])
    return seen


@pytest.mark.rule("AQ-1")
def test_one_to_five_play():
    for seats in range(1, 6):
        assert GAME.initial_state(seats).seats == seats
    for seats in (0, 6):
        with pytest.raises(ValueError, match="Aquapark is for 1 to 5 players"):
            GAME.initial_state(seats)


@pytest.mark.rule("AQ-2")
@pytest.mark.rule("AQ-10")
@pytest.mark.rule("AQ-16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_each_of_the_five_round_cards_is_played_once_and_then_the_game_ends(seats: int):
    s = started(seats)
    seen = finish(s)
    assert sorted(card for card, _ in seen) == [0, 1, 2, 3, 4]
    assert [len(park.laid) for park in s.parks] == [11] * seats


@pytest.mark.rule("AQ-3")
@pytest.mark.rule("AQ-4")
@pytest.mark.rule("AQ-5")
def test_the_display_holds_four_cards_with_a_token_each():
    s = GAME.initial_state(2)
    assert len(s.deck) == len(s.bag) == 48
    assert len(set(s.display)) == len(set(s.visitors)) == 4
    assert all(s.display)
    assert all(s.visitors)
    assert len(KIT.terrain) - 1 == 52


@pytest.mark.rule("AQ-2")
@pytest.mark.rule("AQ-3")
@pytest.mark.rule("AQ-4")
@pytest.mark.rule("AQ-6")
def test_another_seed_shuffles_rounds_cards_tokens_and_awards():
    """Any of the five rounds may be first, and neither display, refill nor award keeps to the order of the box."""
    tables = [started(3, f"shuffle {number}") for number in range(40)]
    assert {s.round_card for s in tables} == {0, 1, 2, 3, 4}
    assert {terrain for s in tables for terrain in s.awards} == {0, 1, 2, 3, 4}
    refilled_cards, refilled_tokens = set(), set()
    for s in tables:
        assert s.display != [1, 2, 3, 4]
        assert s.visitors != [1, 2, 3, 4]
        offerer, chooser = s.pairs[0]
        play(s, f"{offerer} offer row 1", f"{chooser} take near")
        for seat in (chooser, offerer):
            play(s, f"{seat} place id H 0,1", f"{seat} lifeguard 0,0,N")
        refilled_cards.add(s.display[0])
        refilled_tokens.add(s.visitors[0])
    assert len(refilled_cards) > 10
    assert len(refilled_tokens) > 10


@pytest.mark.rule("AQ-6")
@pytest.mark.rule("AQ-43")
@pytest.mark.rule("AQ-44")
def test_an_award_lies_between_each_two_neighbours_in_normal_mode():
    assert [len(GAME.initial_state(seats).awards) for seats in range(1, 6)] == [0, 1, 3, 4, 5]
    assert len(GAME.initial_state(2, {"awards": "two"}).awards) == 2
    assert len(set(GAME.initial_state(5).awards)) == 5
    assert not any(GAME.initial_state(seats, {"mode": "family"}).awards for seats in range(1, 6))
    s = GAME.initial_state(3)
    assert [s.award_seats(number) for number in range(3)] == [(0, 1), (1, 2), (2, 0)]


@pytest.mark.rule("AQ-7")
def test_only_free_colours_of_the_round_cards_can_be_chosen():
    s = play(GAME.initial_state(3), "0 start turquoise back")
    assert {code.split()[1] for code in codes(s, 1)} == {"orange", "pink"}
    with refused("colour-taken", "AQ-7"):
        s.apply_action(1, "start turquoise front")
    reason = s.why_not(1, s.parse("start turquoise front"))
    told = refusal_words(reason)
    assert catalogue(GAME.folder, "en").say(told, ["Ana", "Ben"]) == "Ana plays turquoise already."
    assert catalogue(GAME.folder, "de").say(told, ["Ana", "Ben"]) == "Ana spielt diese Farbe schon: Türkis."
    with refused("colour-not-on-round-cards", "AQ-7"):
        s.apply_action(1, "start white front")


@pytest.mark.rule("AQ-7")
def test_round_cards_name_colours_not_seats():
    s = play(GAME.initial_state(2), "0 start pink front", "1 start orange front")
    card = KIT.rounds[2][s.round_card]
    assert s.pairs == tuple((1 - offers, 1 - chooses) for offers, chooses in card)


@pytest.mark.rule("AQ-8")
def test_the_chosen_side_lies_up():
    front = play(GAME.initial_state(2), "0 start orange front").parks[0]
    back = play(GAME.initial_state(2), "0 start orange back").parks[0]
    assert [KIT.edges[park.laid[0][0]] for park in (front, back)] == [
        ("Pr", "P", "Gu", "G", "Br", "Bu"),
        ("Pu", "Gr", "G", "Br", "P", "Pu"),
    ]


@pytest.mark.rule("AQ-9")
def test_equal_points_share_the_win():
    s = GAME.position('seats = 2\nnext = ["over"]\n[[park]]\nstart = "orange front"\n[[park]]\nstart = "pink back"')
    assert s.standings() == [0, 0]
    assert s.places() == [1, 1]


@pytest.mark.rule("AQ-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_round_everybody_offers_once_and_chooses_once(seats: int):
    for _, pairs in finish(started(seats)):
        assert sorted(offers for offers, _ in pairs) == sorted(chooses for _, chooses in pairs) == list(range(seats))


@pytest.mark.rule("AQ-12")
def test_the_offerer_marks_a_row_or_a_column():
    s = started(2)
    seat = s.waiting()[0]
    assert codes(s, seat) == ["offer row 1", "offer row 2", "offer column 1", "offer column 2"]
    with refused("marker-fixed", "AQ-12"):
        s.apply_action(seat, "offer row 1 right")
    assert len(codes(started(2, marker="either"), seat)) == 8


@pytest.mark.rule("AQ-12")
def test_near_and_far_follow_the_marker():
    near_far = {action.code: slots(*action.args) for action in OFFERS_EITHER}
    assert near_far["offer row 2"] == (2, 3)
    assert near_far["offer row 2 right"] == (3, 2)
    assert near_far["offer column 2"] == (1, 3)
    assert near_far["offer column 2 bottom"] == (3, 1)


@pytest.mark.rule("AQ-13")
@pytest.mark.rule("AQ-14")
def test_the_chooser_lays_card_and_token_first_and_the_offerer_the_rest():
    s = started(2)
    offerer, chooser = s.pairs[0]
    cards = s.display[:]
    play(s, f"{offerer} offer column 1", f"{chooser} take far")
    assert s.waiting() == (chooser,)
    play(s, f"{chooser} place id H 0,1")
    with refused("put-token-first", "AQ-13"):
        s.apply_action(chooser, "place id H 0,2")
    play(s, f"{chooser} lifeguard 0,0,N")
    assert s.waiting() == (offerer,)
    with refused("place-card-first", "AQ-13"):
        s.apply_action(offerer, "lifeguard 0,0,N")
    play(s, f"{offerer} place id H 0,1", f"{offerer} lifeguard 0,0,N")
    assert s.parks[chooser].laid[1][0] == cards[2]
    assert s.parks[offerer].laid[1][0] == cards[0]


@pytest.mark.rule("AQ-15")
@pytest.mark.parametrize(("offer", "order"), [("row 2", [2, 3]), ("row 2 right", [3, 2])])
def test_cards_then_tokens_fill_the_gap_from_the_marker_on(offer: str, order: list[int]):
    s = started(2, marker="either")
    offerer, chooser = s.pairs[0]
    play(s, f"{offerer} offer {offer}", f"{chooser} take near")
    for seat in (chooser, offerer):
        play(s, f"{seat} place id H 0,1")
        s.events = []
        play(s, f"{seat} lifeguard 0,0,N")
    refills = [(code, values[1]) for code, values, _ in s.events or [] if code.startswith("refill")]
    assert refills == [("refill-card", slot) for slot in order] + [("refill-token", slot) for slot in order]


@pytest.mark.rule("AQ-52")
def test_five_players_end_with_nothing_left_to_refill_from():
    s = started(5)
    finish(s)
    assert (s.deck, s.bag) == ([], [])
    assert s.display.count(0) == 2
    assert s.is_terminal()


# -- alone

SOLO = """
seats = 1
next = {next}
display = ["1 P#1", "2 u#45", "3 B#27", "4 r#37"]
rounds = []
round_card = 1
automa_card = {card}
automa = {automa}
[options]
automa = "easy"
[[park]]
start = "orange front"
"""


def solo(next_: str, card: int = 0, automa: str = "[]", seed: str = "0") -> AquaparkState:
    return GAME.position(SOLO.format(next=next_, card=card, automa=automa), seed)


@pytest.mark.rule("AQ-44")
@pytest.mark.parametrize("colour", ["orange", "pink"])
def test_the_automa_plays_the_other_colour(colour: str):
    s = play(GAME.initial_state(1), f"0 start {colour} front")
    own = COLOURS.index(colour)
    card = KIT.rounds[2][s.round_card]
    assert s.pairs == tuple((int(offers != own), int(chooses != own)) for offers, chooses in card)


@pytest.mark.rule("AQ-45")
def test_the_automa_offers_the_line_of_its_card_which_lies_open():
    lines = set()
    for seed in range(20):
        s = play(solo('["place 0 card=46 token=3 slot=0", "automa-offer -", "end -"]', seed=str(seed)))
        play(s, "0 place id H 0,1", "0 lifeguard 0,0,N")
        seen = s.observation(0)
        lines.add((seen.automa.card, seen.offer.line))
        assert seen.offer.by == 1
    assert lines == {(1, "row 1"), (2, "row 2"), (3, "column 1"), (4, "column 2")}


@pytest.mark.rule("AQ-46")
@pytest.mark.rule("AQ-47")
@pytest.mark.rule("AQ-48")
def test_the_automas_card_takes_near_or_far_and_its_token_goes_where_the_card_says():
    taken = set()
    for seed in range(20):
        s = play(solo('["offer 0 chooser=1", "end -"]', seed=str(seed)), "0 offer row 1")
        taken.add((s.automa_card + 1, s.box_cards[0], *divmod(s.automa[0], 3)))
        assert s.waiting() == (0,)
    # cards 1 and 4 take the closer (card 1, pool token 1), 2 and 3 the farther (card 2, purple token 45)
    assert taken == {(1, 1, 1, 0), (2, 2, 45, 1), (3, 2, 45, 1), (4, 1, 1, 2)}


@pytest.mark.rule("AQ-45")
@pytest.mark.rule("AQ-48")
def test_the_automa_gets_what_the_player_leaves():
    s = solo('["choose 0 line=0 end=0 offerer=1", "end -"]', card=1)
    play(s, "0 take near", "0 place id H 0,1", "0 lifeguard 0,0,N")
    assert s.box_cards == [2]
    assert s.automa == [45 * 3 + 1]  # purple on B
    assert s.automa_score() == 6


@pytest.mark.rule("AQ-50")
@pytest.mark.rule("AQ-51")
@pytest.mark.parametrize(("automa", "points", "place"), [('["C P#2"]', 3, 1), ('["B u#46"]', 6, 2)])
def test_only_more_points_than_the_automa_win(automa: str, points: int, place: int):
    text = SOLO.format(next='["over"]', card=0, automa=automa)
    text += 'laid = ["46 place flipV H 0,-1"]\ntokens = ["visitor P#3 0,0,N", "lifeguard #50 1,0,N"]\n'
    s = GAME.position(text)
    assert s.standings() == [2 * 1 + 2]  # a pool of two cards with one visitor, seen by one lifeguard
    assert s.automa_score() == points
    assert s.places() == [place]


@pytest.mark.rule("AQ-51")
def test_equal_points_are_a_loss():
    text = SOLO.format(next='["over"]', card=0, automa="[]")
    s = GAME.position(text)
    assert (s.standings(), s.automa_score()) == ([0], 0)
    assert s.places() == [2]


# -- the bot


def test_greedy_beats_random_and_repeats_itself():
    def play_one(seed: str) -> AquaparkState:
        s = GAME.initial_state(2, None, seed)
        bot, picks = Greedy(seed), 0
        while not s.is_terminal():
            seat = s.waiting()[0]
            legal = s.legal_actions(seat)
            if seat == 0:
                action = bot.choose(s.redact(0), legal)
            else:
                picks += 1
                action = legal[picks * 7919 % len(legal)]
            s.apply_action(seat, action)
        return s

    games = [play_one(f"greedy {number}") for number in range(4)]
    assert all(s.places() == [1, 2] for s in games)
    assert play_one("greedy 0").hash() == games[0].hash()
