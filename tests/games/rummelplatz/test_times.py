"""How the clocks stretch times, for a table and for one player. Every number is a printed time multiplied by hand."""

import pytest

from kit.play import at, play, refused
from midway.engine.match import Match
from midway.engine.record import Record
from midway.engine.state import CLOCK
from midway.games import load_game
from midway.games.rummelplatz.attractions import ATTRACTIONS, attraction
from midway.text import LANGUAGES, catalogue

KEY = "rummelplatz"
TIMED = ["hau_den_lukas", "horse_race", "claw_machine", "roller_coaster", "ghost_train"]
CLOCKS = [("live", 2), ("relaxed-half", 3), ("relaxed", 4), ("relaxed-triple", 6)]  # and the halves of a time
TRACK = [0, 1, 2, 3, 4, 5] * 3


def table(key, following, clock="live", own="", **more):
    """A timed attraction set by hand; ``own`` are rows of more options."""
    rows = [f"next = {following!r}", *[f"{name} = {value!r}" for name, value in more.items()]]
    return at(key, "\n".join([*rows, "[options]", f'clock = "{clock}"', own]).replace("'", '"'))


def lukas(clock="live", own=""):
    return table("hau_den_lukas", ["build-live -", "next-builder -"], clock, own, cards=[0, -1, -1])


def race(clock="live", own="", **more):
    return table("horse_race", ["race -"], clock, own, **more)


def claw(clock="live", own=""):
    return table("claw_machine", ["steer -", "next-grab -"], clock, own, crystals=[[9, 9, 9]] * 60)


def learning(clock="live", own=""):
    return table("roller_coaster", ["learn-live -", "ride-on -", "next-ride -"], clock, own, track=TRACK)


def riding(clock="live", own=""):
    return table("roller_coaster", ["ride-live -", "next-ride -"], clock, own, track=TRACK)


def train(clock="live", own=""):
    hands, track = [[0, 3], [0, 2], [1, 1]], [0]
    return table("ghost_train", ["ride-live -", "next-card -"], clock, own, hands=hands, track=track, shrieks=[[]])


def giving(clock="live", own=""):
    hands, track = [[0, 3], [0, 2], [1, 1]], list(range(15))
    return table("ghost_train", ["giving-live -"], clock, own, hands=hands, track=track, shrieks=[[]] * 15)


@pytest.mark.rule("RP-18", "HL-16", "CM-14", "RC-14", "GT-15", "HR-17")
@pytest.mark.parametrize(("clock", "halves"), CLOCKS)
def test_a_relaxed_table_has_one_and_a_half_times_twice_or_three_times_the_time(clock, halves):
    assert lukas(clock).latest(0) == 15_000 * halves
    assert claw(clock).latest(0) == 15_000 * halves
    assert learning(clock).latest(0) == 15_000 * halves
    assert riding(clock).latest(0) == 1_350 * halves  # three beats and the answer: 2700 ms
    assert riding(clock).earliest(0) == 150 * halves  # the first beat, and a fifth of a second before it
    assert train(clock).latest(0) == 1_250 * halves
    assert train(clock).earliest(CLOCK) == 1_750 * halves
    assert giving(clock).latest(0) == 22_500 * halves
    assert play(race(clock), "0@1000 roll abc").earliest(0) == 1000 + 250 * halves


@pytest.mark.rule("RP-20", "HL-16")
@pytest.mark.parametrize(("own", "sand"), [("half", 45_000), ("double", 60_000), ("triple", 90_000)])
def test_a_builder_with_more_time(own, sand):
    s = lukas(own=f'time-0 = "{own}"')
    assert s.latest(0) == s.observation(1).sand_ms == sand
    play(s, f"-1@{sand} close")
    assert s.latest(1) == 30_000


@pytest.mark.rule("RP-20")
def test_more_time_multiplies_that_of_the_table():
    assert lukas("relaxed-half", 'time-0 = "half"').latest(0) == 67_500


@pytest.mark.rule("RP-20", "CM-14")
def test_a_pair_at_the_claw_goes_by_whoever_carries_the_most():
    for own in ('time-0 = "double"', 'time-1 = "double"', 'time-0 = "half"\ntime-1 = "double"'):
        s = claw(own=own)
        assert s.latest(0) == s.latest(1) == 60_000
    assert claw(own='time-2 = "double"').latest(0) == 30_000


@pytest.mark.rule("RP-20", "RC-14")
def test_a_rider_learns_by_the_own_time_and_rides_by_that_of_the_pair():
    s = learning(own='time-1 = "double"')
    assert (s.latest(0), s.latest(1), s.earliest(CLOCK)) == (30_000, 60_000, 60_000)
    assert (s.observation(0).sand_ms, s.observation(1).sand_ms) == (30_000, 60_000)
    play(s, "1@45000 next", "1@45250 ready")
    assert s.earliest(CLOCK) == 30_000
    s = riding(own='time-1 = "double"')
    assert (s.latest(0), s.latest(1), s.observation(0).beat_ms) == (5_400, 5_400, 1000)


@pytest.mark.rule("RP-20", "GT-15")
def test_a_card_of_the_train_stays_for_whoever_carries_the_most():
    s = train(own='time-1 = "double"')
    assert (s.latest(0), s.latest(1), s.earliest(CLOCK)) == (2_500, 5_000, 7_000)
    with refused("too-late", "ENG-4"):
        play(s, "0@2501 shriek")
    play(s, "1@5000 shriek")
    s = giving(own='time-1 = "double"')
    assert (s.latest(0), s.latest(1), s.earliest(CLOCK)) == (45_000, 90_000, 90_000)
    play(s, "1@60000 ready")
    assert s.earliest(CLOCK) == 45_000


@pytest.mark.rule("RP-20", "HR-18")
def test_a_horse_with_more_time_races_by_a_slower_clock():
    s = race(own='time-1 = "double"', rows=[14, 14, 9], dice=["1 1 1", "1 1 1", "1 1 1"])
    assert play(s.clone(), "1@1000 move").earliest(1) == 2000
    play(s, "0@10000 move")
    assert s.crossed() == 10_000
    assert s.waiting() == (1, 2, CLOCK)
    assert s.earliest(CLOCK) == 20_001  # the last ms that is 10000 on the slower clock
    earlier = play(s.clone(), "1@19999 move", "-1@20001 close")
    assert earlier.places() == [2, 1, 3]
    together = play(s.clone(), "1@20000 move", "-1@20001 close")
    assert together.places() == [1, 1, 3]
    later = play(s.clone(), "1@20002 move", "-1@20001 close")
    assert later.places() == [1, 2, 3]


@pytest.mark.rule("HR-18")
def test_the_others_have_no_more_time_than_before():
    s = race(own='time-1 = "triple"', rows=[14, 2, 14], dice=["1 1 1", "0 0 0", "1 1 1"])
    play(s, "0@10000 move", "2@10001 move", "-1@30002 close")
    assert s.places() == [1, 3, 2]


@pytest.mark.rule("RP-20")
def test_all_see_who_carries_more_time():
    s = load_game(KEY).initial_state(4, {"clock": "live", "time-2": "double"})
    for viewer in (None, 0, 2):
        assert s.observation(viewer).carried == ("even", "even", "double", "even")
    for language in LANGUAGES:
        told = [catalogue(s.setup.game.folder, language).say(words) for words in s.setup.game.describe(s.redact(1))]
        assert any("3" in line and ("twice" in line or "doppelt" in line) for line in told)
    assert load_game(KEY).initial_state(4, {"clock": "live"}).observation(0).carried == ()


@pytest.mark.rule("RP-16", "RP-20")
@pytest.mark.parametrize("key", ATTRACTIONS)
def test_the_fair_hands_on_what_players_carry(key):
    s = load_game(KEY).initial_state(3, {"clock": "relaxed-half", "time-1": "triple"}, "on")
    pairs = s.box.pairs
    number = next(number for number, pair in enumerate(pairs) if key in pair)
    rows = [f"visited = {[pair[0] for pair in pairs[:number]]}", f"earned = {[[6, 5, 4]] * number}"]
    rows += ['next = ["choose 2"]', "[options]", 'clock = "relaxed-half"', 'time-1 = "triple"']
    s = at(KEY, "\n".join(rows).replace("'", '"'))
    play(s, f"2 visit {'left' if key == pairs[number][0] else 'right'}")
    assert s.booth.setup.game is attraction(key)
    wanted = {"clock": "relaxed-half", "time-1": "triple"} if key in TIMED else {}
    assert {name: value for name, value in s.booth.setup.options.items() if name != "crews"} == wanted


@pytest.mark.rule("RP-20")
def test_a_record_carries_both_clocks():
    options = {"clock": "relaxed-triple", "time-0": "half", "time-2": "even"}
    match = Match.start(load_game("horse_race"), 3, options, "r")
    match.act(0, "roll abc", t=5)
    text = match.export()
    assert [row for row in text.splitlines() if row.startswith("option ")] == [
        "option clock: relaxed-triple",
        "option crews: pairs",
        "option time-0: half",
    ]
    again = Match.replay(load_game("horse_race"), Record.read(text))
    assert again.state.earliest(0) == 5 + 2250


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"time-3": "double"}, "no option 'time-3'; it has clock, time-SEAT"),
        ({"time-0": "much"}, "option time-0 is even or half or double or triple, not 'much'"),
        ({"clock": "relaxed-4"}, "option clock is calm or live"),
    ],
)
def test_odd_times_are_refused_by_name(options, sentence):
    with pytest.raises(ValueError, match=sentence):
        load_game(KEY).initial_state(3, options)
