"""A bot is a player: a view and the legal list in, one of the list out."""

import pytest

from midway.bots import RandomBot, bot_names, make_bot
from midway.engine.actions import Actions


class Question:
    """All that the random bot looks at."""

    viewer = 0

    def __init__(self, number):
        self.number = number

    def ticket(self, seat):
        return divmod(self.number, 7)

    def earliest(self, seat):
        return 4000


def choices(bot, legal, count):
    return [bot.choose(Question(number), legal).code for number in range(count)]


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


def test_a_random_bot_needs_no_memory(legal):
    lasting = RandomBot("a")
    for number in range(30):
        assert lasting.choose(Question(number), legal) is RandomBot("a").choose(Question(number), legal)


def test_in_a_race_nobody_acts_at_once(legal):
    assert RandomBot("a").moment(Question(0), legal[0]) == 4250


def test_an_unknown_game_is_refused_with_the_games_there_are():
    with pytest.raises(ValueError, match=r"there is no game 'chess'; there are aquapark"):
        bot_names("chess")


def test_an_unknown_bot_is_refused_with_the_bots_there_are():
    with pytest.raises(ValueError, match=r"has no bot 'wizard'; it has random"):
        make_bot("bumper_cars", "wizard", "1")
