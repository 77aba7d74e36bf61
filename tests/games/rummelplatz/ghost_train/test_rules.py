"""Ghost Train, rule by rule. A hand count stands behind every number."""

import itertools

import pytest

from kit.play import at, play, refused
from midway.bots import make_bot
from midway.games import load_game
from midway.games.rummelplatz.ghost_train.scoring import train_points
from midway.games.rummelplatz.ghost_train.state import PAIRS
from midway.lab.playing import play_out

KEY = "ghost_train"
ALL = list(range(15))


def train(hands, track, following=None, clock="calm", **more):
    """A ride: fears by seat, cards turned so far (0 shows fears 0 and 1, 14 shows 4 and 5)."""
    asked = ",".join(map(str, range(len(hands))))
    default = f"ride - asked={asked}" if clock == "calm" else "ride-live -"
    rows = [f"seats = {len(hands)}", f"hands = {hands!r}", f"track = {track!r}", f"shrieks = {[[] for _ in track]!r}"]
    rows += [f'next = ["{following or default}", "next-card -"]' if following is None else f'next = ["{following}"]']
    rows += [f"{name} = {value!r}" for name, value in more.items()]
    return at(KEY, "\n".join([*rows, "[options]", f'clock = "{clock}"']))


def giving(hands, clock="calm"):
    asked = ",".join(map(str, range(len(hands))))
    return train(hands, ALL, f"giving - asked={asked}" if clock == "calm" else "giving-live -", clock)


@pytest.mark.rule("GT-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_ride(seats):
    with pytest.raises(ValueError, match="Ghost Train is for 3 to 6 players"):
        load_game(KEY).initial_state(seats)


@pytest.mark.rule("GT-2")
def test_two_fears_each_and_three_cards_of_every_fear():
    same = 0
    for number in range(60):
        s = load_game(KEY).initial_state(6, seed=str(number))
        fears = [fear for hand in s.hands for fear in hand]
        assert [len(hand) for hand in s.hands] == [2] * 6
        assert all(fears.count(fear) <= 3 for fear in range(6))
        same += sum(hand[0] == hand[1] for hand in s.hands)
    assert same > 0


@pytest.mark.rule("GT-3")
def test_every_two_fears_meet_once():
    assert len(PAIRS) == 15
    assert [sum(fear in pair for pair in PAIRS) for fear in range(6)] == [5] * 6
    hands = itertools.combinations_with_replacement(range(6), 2)
    patterns = [tuple(a in pair or b in pair for pair in PAIRS) for a, b in hands]
    assert len(set(patterns)) == 21


@pytest.mark.rule("GT-5")
def test_all_cards_are_turned_once():
    s = load_game(KEY).initial_state(3, seed="ride")
    play_out(s, [make_bot(KEY, "greedy", str(seat)) for seat in range(3)])
    assert sorted(s.track) == ALL


@pytest.mark.rule("GT-6", "GT-16")
def test_only_an_own_fear_makes_shriek():
    s = train([[0, 3], [2, 2], [1, 1]], [0])
    assert [a.code for a in s.legal_actions(0)] == ["shriek", "still"]
    assert [a.code for a in s.legal_actions(1)] == ["still"]
    with refused("you-are-brave", "GT-6"):
        play(s, "1 shriek")
    play(s, "2 shriek", "0 shriek", "1 still")
    assert s.shrieks[0] == (0, 2)
    assert len(s.track) == 2


@pytest.mark.rule("GT-7")
def test_a_shriek_may_be_forgotten():
    s = play(train([[0, 3], [2, 2], [1, 1]], [0]), "0 still", "1 still", "2 still")
    assert s.shrieks[0] == ()


@pytest.mark.rule("GT-8")
def test_earlier_shrieks_are_not_shown():
    s = play(train([[0, 3], [2, 2], [1, 1]], [0]), "0 shriek", "1 still", "2 shriek")
    assert [rider.shrieks for rider in s.observation(1).riders] == [True, False, True]
    assert s.observation(1).heard == (0, 1)
    play(s, "0 still", "1 still", "2 still")
    assert not any(rider.shrieks for rider in s.observation(1).riders)


@pytest.mark.rule("GT-4", "GT-9")
def test_at_most_two_tiles_for_a_rival():
    s = play(giving([[0, 3], [2, 2], [1, 1]]), "0 give 0 to 1", "0 give 1 to 1")
    with refused("two-tiles-at-most", "GT-9"):
        play(s, "0 give 2 to 1")
    with refused("tiles-for-rivals", "GT-9"):
        play(s, "0 give 2 to 0")
    with refused("tile-lies-there", "GT-9"):
        play(s, "0 give 0 to 1")
    play(s, "0 give 0 to 2", "0 give 2 to 1", "0 take 1")
    assert s.tiles[0] == (2, -1, 1, -1, -1, -1)
    with refused("tile-is-yours", "GT-9"):
        play(s, "0 take 1")


@pytest.mark.rule("GT-9")
def test_nobody_sees_what_others_give():
    s = play(giving([[0, 3], [2, 2], [1, 1]]), "0 give 2 to 1")
    assert s.observation(1).tiles == ()
    assert len(s.observation(0).tiles) == 1


@pytest.mark.rule("GT-9")
def test_a_step_takes_ready_back():
    s = play(giving([[0, 3], [2, 2], [1, 1]]), "0 ready", "1 ready", "0 give 2 to 1", "2 ready")
    assert not s.is_terminal()
    play(s, "0 ready")
    assert s.is_terminal()


@pytest.mark.rule("GT-10", "GT-12")
def test_a_right_tile_is_a_point_for_both():
    s = giving([[0, 3], [2, 4], [1, 5]])
    play(s, "0 give 2 to 1", "0 give 1 to 1", "1 give 5 to 2", "2 give 0 to 1", "0 ready", "1 ready", "2 ready")
    assert s.points() == [1, 2, 1]
    assert s.standings() == [5, 6, 5]
    assert s.observation(2).riders[0].fears == (0, 3)


@pytest.mark.rule("GT-11")
def test_the_same_fear_twice_is_one_point():
    assert train_points([(1, 1), (2, 2), (3, 3)], [(-1, -1, 1, 2, -1, -1), (-1,) * 6, (-1,) * 6]) == [2, 1, 1]


@pytest.mark.rule("GT-13", "GT-15")
@pytest.mark.parametrize(("clock", "last", "turn"), [("live", 2500, 3500), ("relaxed", 5000, 7000)])
def test_a_shriek_counts_while_the_card_is_fresh(clock, last, turn):
    s = train([[0, 3], [2, 2], [1, 1]], [0], clock=clock)
    with refused("too-soon", "ENG-6"):
        play(s, "0@249 shriek")
    with refused("too-late", "ENG-4"):
        play(s, f"0@{last + 1} shriek")
    play(s, f"2@{last} shriek", "0@250 shriek")
    assert s.shrieks[0] == (0, 2)
    with refused("has-shrieked", "GT-6"):
        play(s, "0@900 shriek")
    with refused("too-soon", "ENG-6"):
        play(s, f"-1@{turn - 1} turn")
    play(s, f"-1@{turn} turn")
    assert len(s.track) == 2


@pytest.mark.rule("GT-13")
def test_the_order_of_arrival_changes_nothing():
    hashes = set()
    for order in itertools.permutations(["0@900 shriek", "1@400 shriek", "2@401 shriek"]):
        s = play(train([[0, 3], [0, 2], [1, 1]], [0], clock="live"), *order)
        hashes.add(s.hash())
    assert len(hashes) == 1


@pytest.mark.rule("GT-14")
def test_tiles_are_handed_out_within_45_seconds():
    s = giving([[0, 3], [2, 2], [1, 1]], "live")
    play(s, "0@100 give 2 to 1", "1@45000 ready")
    with refused("too-late", "ENG-4"):
        play(s, "0@45001 ready")
    with refused("tiles-are-given", "GT-14"):
        play(s, "1@3000 give 1 to 0")
    with refused("too-soon", "ENG-6"):
        play(s, "-1@44999 close")
    play(s, "-1@45000 close")
    assert s.is_terminal()
    assert s.points() == [1, 1, 0]


@pytest.mark.rule("GT-14")
def test_it_ends_sooner_when_all_are_ready():
    s = play(giving([[0, 3], [2, 2], [1, 1]], "live"), "0@1 ready", "1@1 ready", "2@1 ready", "-1@2 close")
    assert s.is_terminal()


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("hands = [[0, 0], [0, 0], [1, 2]]", "only 3 cards of each fear"),
        ("hands = [[0], [1, 2], [1, 2]]", "want 2 fears each"),
        ("hands = [[0, 1], [1, 2], [1, 2]]\ntrack = [1, 1]\nshrieks = [[], []]", "different cards"),
        ("hands = [[0, 1], [1, 2], [3, 2]]\ntiles = [[0, -1, -1, -1, -1, -1], [], []]", "at most 2 for each rival"),
    ],
)
def test_a_wrong_position_is_refused_by_name(row, sentence):
    with pytest.raises(ValueError, match=sentence):
        at(KEY, f'next = ["ride - asked=0,1,2", "next-card -"]\n{row}')
