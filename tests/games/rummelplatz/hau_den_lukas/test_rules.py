"""Hau den Lukas, rule by rule. A hand count stands behind every number."""

import pytest

from kit.play import at, play, refused
from midway.games import load_game
from midway.games.rummelplatz.hau_den_lukas.dice import (
    BOTTOM,
    COLOURS,
    FIRST_TURN,
    FRONT,
    LIE,
    LIES,
    TOP,
    TURNED,
    WAYS,
)
from midway.games.rummelplatz.hau_den_lukas.scoring import right_dice
from midway.text import LANGUAGES, catalogue

KEY = "hau_den_lukas"
GAME = load_game(KEY)
BOX = GAME.load_edition().data


def lukas(clock="calm", **more):
    """Three players; seat 0 builds on card 0 (Y B G B R Y R V Y R V G)."""
    following = "build 0" if clock == "calm" else "build-live -"
    rows = ["seats = 3", "cards = [0, -1, -1]", f'next = ["{following}", "next-builder -"]']
    rows += [f"{name} = {value!r}" for name, value in more.items()]
    return at(KEY, "\n".join([*rows, "[options]", f'clock = "{clock}"']))


def colours(die):
    return "".join(COLOURS[side] for side in BOX.sides[die])


def solve(card, limit):
    """A tower of so many right dice, by trying all."""

    def grow(tower, left):
        if len(tower) == limit:
            return tower
        for die, sides in enumerate(BOX.sides):
            kind = die // LIES
            fits = not tower or sides[BOTTOM] == BOX.sides[tower[-1]][TOP]
            if left[kind] and sides[FRONT] == card[len(tower)] and fits:
                found = grow([*tower, die], [n - (k == kind) for k, n in enumerate(left)])
                if found:
                    return found
        return None

    return grow([], [3] * 5)


@pytest.mark.rule("HL-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_try_their_strength(seats):
    with pytest.raises(ValueError, match="Hau den Lukas is for 3 to 6 players"):
        GAME.initial_state(seats)


@pytest.mark.rule("HL-2")
def test_fifteen_dice_of_five_kinds():
    s = lukas()
    assert [s.left(kind) for kind in range(5)] == [3] * 5
    for kind, faces in enumerate(BOX.faces):
        assert sorted(map(faces.count, range(5))) == [1, 1, 1, 1, 2]
        assert faces.count(kind) == 2


@pytest.mark.rule("HL-3", "HL-10")
def test_every_stack_card_can_be_built():
    assert len(BOX.stacks) == 6
    for card in BOX.stacks:
        assert len(card) == 12
        tower = solve(card, 12)
        assert right_dice(card, [BOX.sides[die] for die in tower]) == 12


@pytest.mark.rule("HL-3", "HL-4")
def test_each_builds_once_on_a_card_of_its_own():
    s = GAME.initial_state(6, seed="cards")
    order = []
    while not s.is_terminal():
        order.append(s.waiting()[0])
        play(s, f"{order[-1]} stop")
    assert sorted(order) == list(range(6))
    assert order == [(order[0] + n) % 6 for n in range(6)]
    assert sorted(s.cards) == list(range(6))


@pytest.mark.rule("HL-8")
def test_a_die_turns_in_three_axes():
    assert len(set(LIE)) == 24
    s = play(lukas(), "0 take red")  # top red, under yellow, front red, back green, left blue, right violet
    assert colours(s.held) == "RYRGBV"
    for way, after in zip(WAYS, ["GRRYBV", "RGYRBV", "VBRGRY", "BVRGYR", "RYVBRG", "RYBVGR"], strict=True):
        assert colours(play(s.clone(), f"0 turn {way}").held) == after
    for lie in range(24):
        for way in range(0, 6, 2):
            assert TURNED[TURNED[lie][way]][way + 1] == lie
    assert max(turns for row in FIRST_TURN for turns, _ in row) <= 4


@pytest.mark.rule("HL-8")
def test_another_kind_puts_the_die_back():
    s = play(lukas(), "0 take red", "0 take blue")
    assert [s.left(kind) for kind in range(5)] == [3, 3, 3, 2, 3]
    with refused("die-is-in-hand", "HL-8"):
        play(s, "0 take blue")


@pytest.mark.rule("HL-5", "HL-9")
def test_placing_and_lifting():
    s = lukas()
    with refused("hand-is-empty", "HL-8"):
        play(s, "0 place")
    with refused("nothing-to-lift", "HL-9"):
        play(s, "0 lift")
    play(s, "0 take red", "0 place")
    assert (len(s.towers[0]), s.held, s.left(0)) == (1, -1, 2)
    play(s, "0 lift")
    assert (s.towers[0], s.left(0)) == ((), 3)


@pytest.mark.rule("HL-2")
def test_three_of_a_kind_at_most():
    s = play(lukas(), *["0 take red", "0 place"] * 3)
    with refused("no-die-left", "HL-2"):
        play(s, "0 take red")


@pytest.mark.rule("HL-6", "HL-12")
def test_front_colours_follow_the_card():
    assert right_dice([1, 3], [(0, 2, 1), (4, 0, 3)]) == 2
    assert right_dice([1, 3], [(0, 2, 3), (4, 0, 3)]) == 0


@pytest.mark.rule("HL-7", "HL-12")
def test_touching_faces_are_equal_and_the_first_fault_ends_the_count():
    assert right_dice([1, 3, 2], [(0, 2, 1), (4, 1, 3), (0, 4, 2)]) == 1


@pytest.mark.rule("HL-10")
def test_no_more_dice_than_the_card_has_colours():
    s = lukas(towers=[solve(BOX.stacks[0], 12), [], []])
    kind = next(kind for kind in range(5) if s.left(kind))
    play(s, f"0 take {('red', 'yellow', 'green', 'blue', 'violet')[kind]}")
    with refused("card-is-done", "HL-10"):
        play(s, "0 place")


@pytest.mark.rule("HL-11", "HL-17")
def test_forty_acts_and_it_is_over():
    s = play(lukas(), "0 take red", *["0 turn left"] * 38)
    assert s.waiting() == (0,)
    play(s, "0 place")
    assert s.waiting() == (1,)
    assert len(s.towers[0]) == 1


@pytest.mark.rule("HL-13")
def test_the_most_dice_win():
    towers = [solve(BOX.stacks[card], count) for card, count in ((0, 4), (1, 5), (2, 4))]
    s = at(KEY, f'cards = [0, 1, 2]\ntowers = {towers}\nbuilt = 3\nnext = ["over"]')
    assert s.standings() == [5, 6, 5]


@pytest.mark.rule("HL-14")
def test_every_count_has_a_title():
    for language in LANGUAGES:
        titles = [catalogue(GAME.folder, language).text(f"title-{count}") for count in range(13)]
        assert len(set(titles)) == 13 and not any("[" in title for title in titles)


@pytest.mark.rule("HL-15", "HL-16")
@pytest.mark.parametrize(("clock", "sand"), [("live", 30_000), ("relaxed", 60_000)])
def test_acts_take_time_until_the_sand_has_run_out(clock, sand):
    s = play(lukas(clock), "0@100 take red")
    with refused("too-soon", "ENG-6"):
        play(s, "0@349 turn left")
    play(s, "0@350 turn left", "0@470 place")
    with refused("too-soon", "ENG-6"):
        play(s, "0@1169 lift")
    play(s, f"0@{sand - 100} take blue")
    with refused("sand-has-run-out", "HL-11"):
        play(s, f"0@{sand + 150} place")
    with refused("too-soon", "ENG-6"):
        play(s, f"-1@{sand - 1} close")
    play(s, f"-1@{sand} close")
    assert len(s.towers[0]) == 1
    assert s.builder() == 1


@pytest.mark.rule("HL-11")
def test_nothing_is_done_after_the_sand():
    with refused("too-late", "ENG-4"):
        play(lukas("live"), "0@30001 take red")
    with refused("not-your-turn", "ENG-3"):
        play(lukas("live"), "1@10 take red")


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("cards = [0, 0, -1]", "want different stack cards"),
        ("towers = [[0, 0, 0, 0], [], []]\ncards = [0, -1, -1]", "no more dice than there are"),
        ("built = 3", "over when all have built"),
    ],
)
def test_a_wrong_position_is_refused_by_name(row, sentence):
    with pytest.raises(ValueError, match=sentence):
        at(KEY, f'next = ["build 0", "next-builder -"]\n{row}')
