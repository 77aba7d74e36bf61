"""The fair and its lottery booth, rule by rule. A hand count stands behind every number."""

from pathlib import Path

import pytest

from kit.play import at, play, refused
from midway.bots import make_bot
from midway.engine.driver import settle
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games import load_game
from midway.games.rummelplatz.attractions import attraction
from midway.games.rummelplatz.common.raffle import raffle_points
from midway.lab.playing import play_out

KEY = "rummelplatz"
VISITS = ["hau_den_lukas", "horse_race", "bumper_cars", "roller_coaster"]


def evening(visits, earned, following, seed="0", **more):
    """A position between two attractions, or at the lottery."""
    rows = [f"seats = {len(earned[0])}", f"visited = {visits!r}", f"earned = {earned!r}", f"next = {following!r}"]
    rows += [f"{name} = {value!r}" for name, value in more.items()]
    return at(KEY, "\n".join(rows).replace("'", '"'), seed)


def lottery(points, tickets, blanks=None, seat=0, seed="0"):
    return evening(VISITS, spread(points), [f"draw {seat}"], seed, tickets=tickets, blanks=blanks or [0] * len(points))


def spread(points):
    """Four visits, of which only the first made a difference."""
    return [list(points), *[[6] * len(points)] * 3]


@pytest.mark.rule("RP-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_visit_the_fair(seats):
    with pytest.raises(ValueError, match="Rummelplatz is for 3 to 6 players"):
        load_game(KEY).initial_state(seats)


@pytest.mark.rule("RP-2", "RP-4")
def test_all_start_without_points_and_the_first_seat_chooses():
    s = load_game(KEY).initial_state(4)
    assert s.points == [0, 0, 0, 0]
    assert s.waiting() == (0,)
    assert [a.code for a in s.legal_actions(0)] == ["visit left", "visit right"]
    with refused("not-your-turn", "ENG-3"):
        play(s, "1 visit left")


@pytest.mark.rule("RP-3")
def test_one_attraction_of_each_pair():
    s = load_game(KEY).initial_state(3, seed="four")
    play_out(s, [make_bot(KEY, "greedy", str(seat)) for seat in range(3)])
    assert [number // 2 for number in s.visited] == [0, 1, 2, 3]


@pytest.mark.rule("RP-5")
def test_the_fewest_points_choose():
    s = evening(VISITS[:2], [[6, 5, 4], [6, 5, 4]], ["next -"])
    s.advance()
    assert s.waiting() == (2,)
    play(s, "2 visit left")
    assert s.setup.edition.data.keys[s.visited[-1]] == "bumper_cars"
    assert s.booth.setup.game is attraction("bumper_cars")


@pytest.mark.rule("RP-6")
def test_a_die_decides_among_equals():
    sides = set()
    for number in range(8):
        s = evening(VISITS[:2], [[6, 4, 4], [6, 4, 4]], ["toss 1"])
        s.dice = s.dice.child(str(number))
        with refused("die-decides", "RP-6"):
            play(s, "1 visit left")
        s.events = []
        play(s, "1 toss")
        pips = s.events[0][1][1]
        assert s.visited[-1] == (4 if pips == 1 else 5)
        sides.add(s.visited[-1])
    assert sides == {4, 5}


@pytest.mark.rule("RP-6")
def test_who_tosses_is_one_of_those_with_the_fewest():
    s = evening(VISITS[:2], [[6, 4, 4], [6, 4, 4]], ["next -"])
    s.advance()
    assert s.waiting() == (1,)
    assert [a.code for a in s.legal_actions(1)] == ["toss"]


@pytest.mark.rule("RP-7")
def test_raffle_points_by_place():
    assert raffle_points([60, 50, 40, 30, 20, 10]) == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("RP-8")
def test_two_winners_of_the_race_leave_four_points_to_the_third():
    assert raffle_points([15, 15, 9]) == [6, 6, 4]


@pytest.mark.rule("RP-7", "RP-15")
def test_what_an_attraction_earned_is_added():
    s = load_game(KEY).initial_state(3, seed="add")
    bots = [make_bot(KEY, "greedy", str(seat)) for seat in range(3)]
    play_out(s, bots)
    assert s.points == [sum(row[seat] for row in s.earned) for seat in range(3)]
    assert all(max(row) == 6 for row in s.earned)


@pytest.mark.rule("RP-9", "RP-11")
@pytest.mark.parametrize(
    ("points", "bag"), [((6, 5, 4), 12), ((3, 6, 5, 4), 18), ((2, 6, 3, 5, 4), 25), ((1, 6, 5, 4, 3, 2), 33)]
)
def test_tickets_grow_with_the_raffle_points(points, bag):
    s = evening(VISITS, spread(points), ["lottery -"])
    s.advance()
    ranks = sorted(points)
    assert s.tickets == [3 + ranks.index(own) for own in points]
    assert s.in_bag() == bag == s.setup.edition.data.white[len(points)] + 1


@pytest.mark.rule("RP-10")
def test_equals_draw_their_tickets_blind():
    found = set()
    for number in range(20):
        s = evening(VISITS, spread([6, 4, 4]), ["lottery -"], str(number))
        s.advance()
        found.add(tuple(s.tickets))
    assert found == {(5, 3, 4), (5, 4, 3)}


@pytest.mark.rule("RP-12", "RP-13")
def test_drawing_goes_from_the_largest_ticket_to_the_smallest_and_passes_full_ones():
    for number in range(40):
        s = lottery((6, 5, 4), [5, 4, 3], [3, 3, 3], 0, str(number))
        play(s, "0 draw")
        if s.winner < 0:
            break
    assert s.blanks == [4, 3, 3]
    assert s.waiting() == (1,)
    play(s, "1 draw")
    if s.winner < 0:  # seat 1 and seat 2 are full now
        assert s.waiting() == (0,)


@pytest.mark.rule("RP-14")
def test_the_last_crystal_is_the_prize():
    s = lottery((6, 5, 4), [5, 4, 3], [5, 4, 2], 2)
    play(s, "2 draw")
    assert s.is_terminal()
    assert s.winner == 2
    assert s.places() == [2, 2, 1]


@pytest.mark.rule("RP-14")
def test_the_driver_draws_until_the_prize_is_found():
    s = lottery((6, 5, 4), [5, 4, 3])
    settle(s)
    assert s.winner >= 0 and s.is_terminal()


@pytest.mark.rule("RP-16", "RP-17", "RP-18", "RP-19")
@pytest.mark.parametrize("clock", ["calm", "live", "relaxed"])
def test_the_clock_is_handed_on(clock):
    rows = 'seats = 3\nvisited = ["hau_den_lukas"]\nearned = [[6, 5, 4]]\nnext = ["choose 2"]'
    s = at(KEY, f'{rows}\n[options]\nclock = "{clock}"')
    play(s, "2 visit left")
    assert s.booth.setup.options["clock"] == clock
    assert s.inner().stack[-1].node.timed == (clock != "calm")


@pytest.mark.rule("RP-15")
def test_an_attraction_alone_ends_as_inside_the_fair():
    s = evening(VISITS[:2], [[6, 5, 4], [6, 5, 4]], ["choose 2"])
    play(s, "2 visit left")
    alone = s.booth.clone()
    bots = [[make_bot("bumper_cars", "greedy", str(seat)) for seat in range(3)] for _ in range(2)]
    play_out(alone, bots[0])
    while s.stack[-1].node.nests:
        seat = s.waiting()[0]
        view = s.booth.redact(seat)
        s.apply_action(seat, bots[1][seat].choose(view, s.legal_actions(seat)))
    assert list(s.earned[-1]) == alone.standings()


@pytest.mark.rule("RP-3")
@pytest.mark.parametrize("clock", ["calm", "live", "relaxed"])
def test_the_recorded_evenings_visit_every_attraction(clock):
    visited = set()
    for path in (Path(__file__).parents[2] / "golden" / KEY).glob(f"{clock}-*.record"):
        match = Match.replay(load_game(KEY), Record.read(path.read_text(encoding="utf-8")))
        visited |= set(match.state.visited)
    assert visited == set(range(8))
