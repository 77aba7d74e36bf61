"""A bot is a player: a view and the legal list in, one of the list out."""

import pytest

from midway.bots import RandomBot, bot_names, make_bot
from midway.engine.actions import Actions


def choices(bot, legal, count):
    return [bot.choose(None, legal).code for _ in range(count)]


@pytest.fixture
def legal():
    actions = Actions()
    return [actions.make("play", n) for n in range(5)]


def test_the_same_seed_chooses_the_same_way(legal):
    assert choices(RandomBot("a"), legal, 30) == choices(RandomBot("a"), legal, 30)


def test_another_seed_chooses_another_way(legal):
    assert choices(RandomBot("a"), legal, 30) != choices(RandomBot("b"), legal, 30)


def test_in_the_long_run_every_choice_is_met_about_equally_often(legal):
    met = choices(RandomBot("even"), legal, 1000)
    assert all(150 < met.count(action.code) < 250 for action in legal)


def test_an_unknown_game_is_refused_with_the_games_there_are():
    with pytest.raises(ValueError, match=r"there is no game 'chess'; there are aquapark"):
        bot_names("chess")


def test_an_unknown_bot_is_refused_with_the_bots_there_are():
    with pytest.raises(ValueError, match=r"has no bot 'wizard'; it has random"):
        make_bot("bumper_cars", "wizard", "1")
