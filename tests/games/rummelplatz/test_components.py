"""The box, counted: what the list of its material says is what the editions hold."""

from midway.games import load_game
from midway.games.rummelplatz.bumper_cars.cards import TILES, deck
from midway.games.rummelplatz.claw_machine.box import COLOURS
from midway.games.rummelplatz.ghost_train.state import KINDS, PAIRS
from midway.games.rummelplatz.hau_den_lukas.dice import KINDS as DICE_KINDS

MOST = 6


def data(key):
    return load_game(key).load_edition().data


def test_136_cards():
    """Six overviews and two lists of titles are cards too, which no hand needs here."""
    drivers = len(deck(data("bumper_cars").copies))
    fears = KINDS * data("ghost_train").copies
    fates = len(data("fortune_teller").values)
    stacks = len(data("hau_den_lukas").stacks)
    movements = data("roller_coaster").length
    assert (drivers, fears, len(PAIRS), fates, stacks, movements) == (45, 18, 15, 26, 6, 18)
    assert drivers + fears + len(PAIRS) + fates + stacks + movements + 6 + 2 == 136


def test_96_tiles():
    tickets = load_game("rummelplatz").seats[-1]
    assert TILES == 9
    assert MOST * TILES + MOST * KINDS + tickets == 54 + 36 + 6 == 96


def test_60_crystals():
    box = data("claw_machine")
    counts = {colour: box.colour.count(number) for number, colour in enumerate(COLOURS)}
    assert counts == {"white": 32, "blue": 17, "orange": 10, "purple": 1}
    assert MOST * data("swing_boat").endurance == 60
    assert max(data("rummelplatz").white.values()) == 32


def test_15_dice():
    lukas = data("hau_den_lukas")
    assert DICE_KINDS * lukas.copies == 15
    races = {key: data(key).faces for key in ("horse_race", "swing_boat", "rummelplatz")}
    assert set(races.values()) == {(1, 1, 1, 2, 2, 3)}
