"""Claw Machine, rule by rule. A hand count stands behind every number."""

import itertools

import pytest

from kit.play import at, play, refused
from midway.games import load_game

KEY = "claw_machine"
BOX = load_game(KEY).load_edition().data
FAR = (599, 599, 0)


def machine(node="speak 0", clock="calm", crystals=(), x=275, y=25, **more):
    """Seat 0 steers, seat 1 is the arm. Crystals by number (0 white, 32 blue, 49 orange, 59 purple): place, height."""
    rows = [list(dict(crystals).get(number, FAR)) for number in range(60)]
    text = [f"crystals = {rows}", f"x = {x}", f"y = {y}", f'next = ["{node}", "next-grab -"]']
    text += [f"{name} = {value!r}" for name, value in more.items()]
    return at(KEY, "\n".join([*text, "[options]", f'clock = "{clock}"']))


def live(clock="live", **more):
    return machine("steer -", clock, **more)


@pytest.mark.rule("CM-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play(seats):
    with pytest.raises(ValueError, match="Claw Machine is for 3 to 6 players"):
        load_game(KEY).initial_state(seats)


@pytest.mark.rule("CM-1", "CM-2")
def test_everybody_operates_once_and_is_the_arm_once():
    s = load_game(KEY).initial_state(5, seed="pairs")
    pairs = []
    while not s.is_terminal():
        pairs.append((s.operator(), s.arm()))
        play(s, f"{s.operator()} klick")
    assert all(arm == (operator + 1) % 5 for operator, arm in pairs)
    assert sorted(operator for operator, _ in pairs) == sorted(arm for _, arm in pairs) == list(range(5))


@pytest.mark.rule("CM-3")
def test_sixty_crystals_shaken_before_each_grab():
    assert [BOX.colour.count(colour) for colour in range(4)] == [32, 17, 10, 1]
    assert BOX.value == (0, 3, 5, 7)
    s = load_game(KEY).initial_state(3, seed="shake")
    before = s.crystals[:]
    play(s, f"{s.operator()} klick")
    assert len(s.crystals) == 60 and s.crystals != before


@pytest.mark.rule("CM-4")
def test_the_arm_sees_neither_box_nor_claw():
    s = load_game(KEY).initial_state(4, seed="blind")
    assert s.y == 25
    seen = s.observation(s.arm())
    assert (seen.role, seen.crystals, seen.claw) == ("arm", (), None)
    assert len(s.observation(s.operator()).crystals) == 60
    assert s.observation((s.arm() + 1) % 4).role == "watch"


@pytest.mark.rule("CM-5")
def test_the_operator_sees_it_turned_round():
    s = machine(crystals={59: (100, 200, 5)}, x=25, y=25)
    seen = s.observation(0)
    assert seen.claw == (574, 574)
    assert (seen.crystals[59].x, seen.crystals[59].y, seen.crystals[59].colour) == (499, 399, "purple")


@pytest.mark.rule("CM-6")
def test_five_words_and_nothing_else():
    s = machine()
    assert [a.code for a in s.legal_actions(0)] == ["say mib", "say mab", "say mub", "say mob", "klick"]
    with refused("five-words-only", "CM-6"):
        play(s, "0 move left")


@pytest.mark.rule("CM-7", "CM-15")
def test_each_word_is_followed_by_a_move_of_one_cell():
    s = play(machine(), "0 say mib")
    assert s.waiting() == (1,)
    assert dict(s.observation(1).picture) == {"mib": "away", "mab": "left", "mub": "toward", "mob": "right"}
    play(s, "1 move away", "0 say mab", "1 move right")
    assert (s.x, s.y) == (325, 75)
    with refused("arm-moves", "CM-7"):
        play(play(s, "0 say mub"), "1 grab")


@pytest.mark.rule("CM-15")
def test_at_the_edge_the_claw_stays():
    s = play(machine(), "0 say mub", "1 move toward")
    assert (s.x, s.y) == (275, 25)


@pytest.mark.rule("CM-9", "CM-15")
def test_after_twenty_words_all_call_klick():
    s = machine(crystals={59: (275, 25, 5)})
    for word in range(20):
        play(s, "0 say mib", f"1 move {'away' if word % 2 == 0 else 'toward'}")
    assert s.points == [7, 7, 0]
    assert s.grabs == 1


@pytest.mark.rule("CM-8")
def test_the_highest_within_reach_is_touched_first():
    s = play(machine(crystals={0: (275, 25, 40), 40: (290, 30, 41), 50: (275, 56, 99)}), "0 klick")
    assert s.points == [3, 3, 0]  # the orange one is 31 units away


@pytest.mark.rule("CM-8")
def test_with_none_in_reach_it_is_the_nearest():
    s = play(machine(crystals={0: (275, 225, 99), 50: (275, 65, 1)}), "0 klick")
    assert s.points == [5, 5, 0]


@pytest.mark.rule("CM-8")
def test_of_equals_the_first_is_taken():
    assert BOX.touched([(10, 10, 5), (12, 10, 5)], 11, 10) == 0
    assert BOX.touched([(110, 10, 5), (12, 110, 5), (110, 10, 6)], 10, 10) == 2


@pytest.mark.rule("CM-10")
def test_two_grabs_are_added():
    s = play(machine(crystals={59: (275, 25, 5)}, points=[0, 3, 3]), "0 klick")
    assert s.points == [7, 10, 3]


@pytest.mark.rule("CM-11")
def test_the_crystal_goes_back():
    s = play(machine(crystals={59: (275, 25, 5)}), "0 klick")
    assert len(s.crystals) == 60


@pytest.mark.rule("CM-12")
def test_the_most_points_win():
    s = at(KEY, 'points = [8, 10, 8]\ngrabs = 3\nnext = ["over"]')
    assert s.standings() == [5, 6, 5]


@pytest.mark.rule("CM-13")
def test_the_claw_moves_while_a_key_is_held_and_glides_on():
    s = play(live(x=25), "1@1000 hold right", "1@1500 release")
    assert s.claw(1000) == (25, 25)
    assert s.claw(1500) == (85, 25)  # 10 ticks of 6
    assert s.claw(1700) == (97, 25)  # 4 ticks of 3
    assert s.claw(9000) == (115, 25)  # 10 ticks of gliding, no more
    play(s, "1@2000 hold left")
    assert s.claw(9000) == (0, 25)  # at the edge


@pytest.mark.rule("CM-8", "CM-13")
def test_grabbing_waits_for_klick():
    s = play(live(crystals={59: (275, 145, 5)}), "1@1000 hold away")
    with refused("no-klick-yet", "CM-8"):
        play(s, "1@2000 grab")
    play(s, "0@2000 klick")
    with refused("klick-is-said", "CM-6"):
        play(s, "0@2500 say mib")
    play(s, "1@2000 grab")
    assert s.points == [7, 7, 0]


@pytest.mark.rule("CM-13")
def test_words_and_keys_take_their_time():
    s = play(live(), "0@100 say mib", "1@200 hold away")
    with refused("too-soon", "ENG-6"):
        play(s, "0@399 say mab")
    with refused("too-soon", "ENG-6"):
        play(s, "1@299 release")
    with refused("key-is-held", "CM-13"):
        play(s, "1@300 hold away")
    play(s, "1@300 release")
    with refused("no-key-is-held", "CM-7"):
        play(s, "1@400 release")


@pytest.mark.rule("CM-9", "CM-14")
@pytest.mark.parametrize(("clock", "sand"), [("live", 30_000), ("relaxed", 60_000)])
def test_when_the_time_is_up_all_call_klick(clock, sand):
    s = live(clock, crystals={59: (275, 25, 5)})
    with refused("too-late", "ENG-4"):
        play(s, f"0@{sand + 1} klick")
    with refused("too-soon", "ENG-6"):
        play(s, f"-1@{sand + 399} close")
    play(s, f"-1@{sand + 400} close")
    assert s.points == [7, 7, 0]


@pytest.mark.rule("CM-13")
def test_the_order_of_arrival_changes_nothing():
    words = ["0@100 say mib", "0@900 say mob", "0@1500 klick"]
    keys = ["1@300 hold away", "1@700 release", "1@1200 hold right"]
    hashes = set()
    for places in itertools.combinations(range(6), 3):
        own, other = iter(words), iter(keys)
        acts = [next(own) if place in places else next(other) for place in range(6)]
        hashes.add(play(live(), *acts, "1@1700 grab").hash())
    assert len(hashes) == 1


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("crystals = [[1, 2, 3]]", "place and height of 60"),
        (f"crystals = {[[0, 0, 0]] * 60}\nx = 600", "outside of the box"),
        (f"crystals = {[[0, 0, 0]] * 60}\nwords = [[1, 7]]", "a direction from 0 to 3"),
        (f"crystals = {[[0, 0, 0]] * 60}\ngrabs = 3", "over when everybody has operated"),
    ],
)
def test_a_wrong_position_is_refused_by_name(row, sentence):
    with pytest.raises(ValueError, match=sentence):
        at(KEY, f'next = ["speak 0", "next-grab -"]\n{row}')
