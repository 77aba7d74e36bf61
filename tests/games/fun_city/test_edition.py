"""The edition file: what is wrong in it is refused by file, table and row; the map is drawn from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.fun_city.tables import CITY, KIT
from kit.editions import check_named
from midway.games.fun_city.city import DOWN
from midway.games.fun_city.game import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")

PICTURE = """
.1a...2....3..d..
.AAA.BBBcCCCdDDD.
.AAAaBBBbCCC.EEE.
.AAAbBBB.CCC.EEEe
..g6..h5..c..4ej.
.GGG.HHHhIIIjJJJ.
.GGGgHHH@IIIiKKK.
fFFF.HHHiIII.KKKk
..f..7....8...k9.
"""


def test_the_map_is_drawn_from_the_file():
    assert CITY.picture() == PICTURE.strip().split("\n")


def test_cards_of_the_bundled_edition_add_up():
    hours = [KIT.opens.count(hour * 60) for hour in range(9, 16)]
    assert hours == [8, 6, 6, 6, 5, 5, 4]
    assert sum(KIT.points) == 1000
    assert [KIT.place_of.count(place) for place in range(81, 92)] == [0, *[4] * 10]


def test_another_edition_is_read_from_a_path(tmp_path: Path):
    path = tmp_path / "mine.toml"
    text = TEXT.replace("theatre = {", 'cinema = { name = "Roxy",').replace('"theatre ', '"cinema ')
    path.write_text(text.replace("steps = [10, 20]", "steps = [30]"), encoding="utf-8")
    s = GAME.initial_state(2, edition=path, seed="mine")
    assert s.clock == 9 * 60 + 30
    assert s.observation(0).map.places[1].name == "Roxy"
    while not s.is_terminal():
        seat = s.waiting()[0]
        GAME.describe(s.redact(seat))
        s.apply_action(seat, s.legal_actions(seat)[-1])
    GAME.check(s)


def test_a_ride_may_be_longer_than_the_longest_walk(tmp_path: Path):
    """A line of two stops in opposite corners: down from its first stop is to walk to the last and ride back."""
    path = tmp_path / "mine.toml"
    bus = TEXT[TEXT.index("bus = [") : TEXT.index("red = ")]
    path.write_text(TEXT.replace(bus, 'bus = ["0,0", "16,8"]\n'), encoding="utf-8")
    kit = GAME.load_edition(path).data
    corner = kit.city.node_of["0,0"]
    walk = kit.city.foot[corner][kit.city.node_of["16,8"]]
    # to the other corner, one hop home, and there again on foot
    assert kit.city.reaches(corner, DOWN)[kit.city.node_of["16,8"]] == walk + 1 + walk > kit.city.foot[corner][-1]
    assert len(kit.moves(corner, 2 * walk + 1)) == 3 * len(kit.city.names)
    assert len(kit.moves(corner, 2 * walk)) < 3 * len(kit.city.names)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('    "#################",', '    "###",', "map.grid = "),
        ('"#...#...#...#...#"', '"#...#...#...#..x#"', "map.grid = "),
        ('bus = ["1,0"', 'bus = ["1,1"', "map.bus = '1,1', want a street space of the grid as column,row"),
        ('bus = ["1,0"', 'bus = ["6,0"', "map.bus = "),
        ('red = "8,6"', 'red = "6,0"', "map.red = '6,0', want a space that is no bus stop"),
        ('start = "arms"', 'start = "bar"', "map.start = 'bar', want a place of [places]"),
        ('slog = ["market", "library"]', 'slog = ["market"]', "map.slog = ['market'], want two different places"),
        ('theatre = { doors = ["4,3", "8,2"]', 'theatre = { doors = ["4,3"]', "places.theatre.doors = ['4,3']"),
        ("lot = [46, 6, 74, 34]", "lot = [46, 6, 740, 34]", "places.theatre.lot = [46, 6, 740, 34], want a rectangle"),
        ("theatre = {", "circus = {", "places.circus.name = '', want a name, for the texts have none for it"),
        ("theatre = {", "theatre = { age = 3,", "places.theatre = "),
        ('    "bank 9:00 10:00 35", # F01\n', "", "cards.rows has 39 rows, want 40"),
        ('"bank 9:00 10:00 35"', '"bank 9:00 35"', "cards.rows, card F01 = 'bank 9:00 35', want place, opening hour"),
        ('"bank 9:00 10:00 35"', '"bank 9:30 10:00 35"', "card F01 = 'bank 9:30 10:00 35', want full hours"),
        ('"bank 9:00 10:00 35"', '"bank 10:00 9:00 35"', "card F01 = 'bank 10:00 9:00 35', want full hours"),
        ('"bank 9:00 10:00 35"', '"bank 9:00 18:00 35"', "card F01 = 'bank 9:00 18:00 35', want full hours"),
        ('"bank 9:00 10:00 35"', '"bank 9:05 10:00 35"', "card F01 = '9:05', want a time of day in tens"),
        ('"bank 9:00 10:00 35"', f'"bank 9:00 10:00 {"9" * 5000}"', "want place, opening hour, closing hour, points"),
        ('"bank 9:00 10:00 35"', f'"bank {"9" * 5000}:00 10:00 35"', "want a time of day in tens of minutes"),
        ('"bank 9:00 10:00 35"', '"zoo 9:00 10:00 35"', "card F01 = 'zoo', want a place of [places]"),
        ("double = 4", "double = 5", "crazy cards add up to 37, want 36"),
        ("double = 4", "double = -1", "crazy.double = -1, want 0 or more"),
        ("add = [2, 2", "add = [0, 2", "crazy.add = "),
        ('uhoh = ["arms"', 'uhoh = ["zoo"', "crazy.uhoh = 'zoo', want a place of [places]"),
        ('end = "17:00"', 'end = "8:00"', "clock.end = '8:00', want a time after clock.start"),
        ("steps = [10, 20]", "steps = [5]", "clock.steps = [5], want minutes a press, in tens"),
        ('slog = ["9:50", "11:00"', 'slog = ["11:00", "9:50"', "clock.slog = "),
        ("steps = [10, 20]", "steps = [10, 20]\nbells = 3", "clock.bells is not known"),
        ('[clock]\norigin = "inferred"', "[clock]", "table [clock] needs an origin"),
        ("[clock]", '[extra]\norigin = "printed"\n[clock]', "table [extra] is not known"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, sentence: str):
    check_named(GAME, tmp_path, old, new, sentence)


def test_a_place_nobody_can_walk_to_is_refused(tmp_path: Path):
    path = tmp_path / "mine.toml"
    rows = TEXT.replace('    "#...#...#...#...#",\n    "#...#...#...#...#",', '    ".................",\n' * 2, 1)
    path.write_text(rows, encoding="utf-8")
    with pytest.raises(ValueError, match=r"edition mine.toml: .*"):
        GAME.load_edition(path)
    island = TEXT.replace("grid = [\n", 'grid = [\n    "#................",\n    ".................",\n', 1)
    for x in range(17):
        for y in range(8, -1, -1):
            island = island.replace(f'"{x},{y}"', f'"{x},{y + 2}"')
    path.write_text(island, encoding="utf-8")
    with pytest.raises(ValueError, match="nobody can walk from arms to 0,0"):
        GAME.load_edition(path)
