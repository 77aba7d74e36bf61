"""Bumper Cars, rule by rule. A hand count stands behind every number."""

import pytest

from kit.play import at, play, refused
from midway.games import load_game
from midway.games.rummelplatz.bumper_cars.cards import cards, deck, size

KEY = "bumper_cars"


def ride(hands, seat=0, **more):
    """A position of a ride: hands, who is next, and other fields."""
    rows = [f"hands = {hands!r}".replace("'", '"'), f'next = ["play-card {seat}"]']
    rows += [f"{name} = {value!r}".replace("'", '"') for name, value in more.items()]
    return at(KEY, "\n".join(rows))


@pytest.mark.rule("BC-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_may_ride(seats):
    with pytest.raises(ValueError, match="Bumper Cars is for 3 to 6 players"):
        load_game(KEY).initial_state(seats)


@pytest.mark.rule("BC-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_is_dealt_seven_of_forty_five_cards(seats):
    s = load_game(KEY).initial_state(seats, seed="deal")
    assert [size(hand) for hand in s.hands] == [7] * seats
    assert sorted(deck(5)) == [value for value in range(1, 10) for _ in range(5)]
    assert all(sum(cards(hand).count(value) for hand in s.hands) <= 5 for value in range(1, 10))


@pytest.mark.rule("BC-3")
def test_the_tilt_lies_anywhere_from_bottom_to_top():
    s = load_game(KEY).initial_state(3)
    assert [a.code for a in s.legal_actions(2)] == [f"tilt {under}" for under in range(9)]
    play(s, "2 tilt 8", "0 tilt 0", "1 tilt 4")
    assert s.tilt == [0, 4, 8]


@pytest.mark.rule("BC-3")
def test_no_card_is_laid_before_the_stacks_are_built():
    s = load_game(KEY).initial_state(3)
    card = cards(s.hands[0])[0]
    with refused("stacks-first", "BC-3"):
        play(s, f"0 play {card}")


@pytest.mark.rule("BC-4")
def test_the_seed_says_who_leads():
    leads = {load_game(KEY).initial_state(3, seed=f"seed {n}").lead for n in range(30)}
    assert leads == {0, 1, 2}


@pytest.mark.rule("BC-5")
@pytest.mark.rule("BC-6")
def test_one_card_each_clockwise_from_the_leader():
    s = ride(["1", "2", "3", "4"], seat=2)
    assert s.waiting() == (2,)
    play(s, "2 play 3")
    assert s.waiting() == (3,)
    play(s, "3 play 4")
    assert s.waiting() == (0,)
    assert (s.lead, s.trick) == (2, [3, 4])


@pytest.mark.rule("BC-6")
def test_a_card_not_in_hand_is_refused():
    with refused("no-such-card", "BC-6"):
        play(ride(["5 2", "9 2", "5 2"]), "0 play 7")


@pytest.mark.rule("BC-7")
def test_the_highest_card_is_bumped():
    s = play(ride(["5 2", "9 2", "4 2"]), "0 play 2", "1 play 9", "2 play 4")
    assert s.shown == [0, 1, 0]


@pytest.mark.rule("BC-7")
def test_of_equal_highest_cards_the_last_is_bumped():
    s = play(ride(["9 2", "9 2", "4 2"]), "0 play 9", "1 play 9", "2 play 4")
    assert s.shown == [0, 1, 0]


@pytest.mark.rule("BC-8")
def test_every_five_turns_one_more_tile():
    s = play(ride(["5 2", "9 2", "5 2"]), "0 play 5", "1 play 9", "2 play 5")
    assert s.shown == [0, 3, 0]


@pytest.mark.rule("BC-8")
def test_a_five_counts_for_its_own_layer_too():
    s = play(ride(["5 2", "4 2", "1 2"]), "0 play 5", "1 play 4", "2 play 1")
    assert s.shown == [2, 0, 0]


@pytest.mark.rule("BC-9")
def test_the_bumped_player_leads_and_the_cards_are_gone():
    s = play(ride(["5 2", "4 2", "8 2"]), "0 play 2", "1 play 4", "2 play 8")
    assert (s.waiting(), s.lead, s.trick) == ((2,), 2, [])
    assert cards(s.gone) == [2, 4, 8]


@pytest.mark.rule("BC-10")
def test_the_first_tilt_ends_the_ride_and_no_more_tiles_are_turned():
    # seat 1 has turned two tiles; six Booms and the TILT on two tiles are left: four Booms lie above it
    s = ride(["5 2", "9 2", "5 2"], tilt=[0, 7, 3], shown=[0, 0, 0])
    play(s, "0 play 5", "1 play 9", "2 play 5")  # three tiles: the Boom above, then the TILT
    assert s.is_terminal()
    assert (s.loser, s.shown) == (1, [0, 2, 0])


@pytest.mark.rule("BC-10")
def test_the_last_boom_above_the_tilt_is_no_tilt():
    s = play(ride(["1 2", "9 2", "3 2"], tilt=[0, 7, 3]), "0 play 1", "1 play 9", "2 play 3")
    assert (s.is_terminal(), s.shown) == (False, [0, 1, 0])


@pytest.mark.rule("BC-11")
@pytest.mark.rule("BC-12")
def test_with_empty_hands_all_cards_are_dealt_again():
    s = ride(["1", "9", "3"], tilt=[4, 5, 6], shown=[1, 2, 0], gone="7 7 8")
    play(s, "0 play 1", "1 play 9", "2 play 3")
    assert [size(hand) for hand in s.hands] == [7, 7, 7]
    assert (s.gone, s.deals) == (0, 2)
    assert (s.waiting(), s.tilt, s.shown) == ((1,), [4, 5, 6], [1, 3, 0])


@pytest.mark.rule("BC-12")
def test_a_built_stack_is_not_sorted_again():
    with refused("stack-is-built", "BC-12"):
        play(ride(["1", "9", "3"]), "0 tilt 3")


@pytest.mark.rule("BC-13")
@pytest.mark.rule("BC-14")
@pytest.mark.rule("BC-15")
def test_most_tiles_under_the_tilt_is_best_and_the_loser_last():
    text = 'seats = 4\ntilt = [3, 5, 3, 7]\nshown = [0, 0, 0, 2]\nloser = 3\nnext = ["over"]'
    s = at(KEY, text)
    assert s.standings() == [5, 6, 5, 3]
    assert s.places() == [2, 1, 2, 4]


def test_a_running_ride_tells_no_points():
    s = ride(["1", "9", "3"], tilt=[4, 5, 6])
    assert s.redact(0).standings() == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('hands = ["1", "2", "10"]\nnext = ["play-card 0"]', "hands[2]"),
        ('hands = ["1", "2"]\nnext = ["play-card 0"]', "seats = 2"),
        ('hands = ["1", "2 2", "3"]\nnext = ["play-card 0"]', "hands[1]"),
        ('hands = ["1 1", "1 1", "1 1"]\nnext = ["play-card 0"]', "value 1 lies 6 times"),
        ('hands = ["1", "2", "3"]\nnext = ["play-card 0"]\ntilt = [9, 0, 0]', "tilt"),
        ('hands = ["1", "2", "3"]\nnext = ["play-card 0"]\nshown = [9, 0, 0]', "shown[0]"),
        ('hands = ["1", "2", "3"]\nnext = ["over"]', "loser"),
        ('hands = ["1", "2", "3"]\nnext = ["play-card 0"]\nweather = 3', "weather"),
        ('hands = ["1", "2", "3"]\nnext = ["crash -"]', "next"),
    ],
)
def test_an_odd_position_is_refused_by_name(text, names):
    with pytest.raises(ValueError, match="position: ") as caught:
        at(KEY, text)
    assert names in str(caught.value)


@pytest.mark.parametrize(
    ("row", "names"),
    [
        ("copies = 0", r"\[cards\] copies = 0"),
        ("hand = 8", r"\[cards\] hand = 8"),
        ("boom = 9", r"\[tiles\] boom = 9"),
        ("copies = 4", "6 hands of 7"),
    ],
)
def test_an_odd_edition_is_refused_by_name(tmp_path, row, names):
    game = load_game(KEY)
    key = row.split(" ")[0]
    lines = (game.folder / "edition.toml").read_text().splitlines()
    changed = [row if line.startswith(f"{key} ") else line for line in lines]
    file = tmp_path / "odd.toml"
    file.write_text("\n".join(changed))
    with pytest.raises(ValueError, match=names):
        game.initial_state(3, edition=file)
