"""Bots of one's own in the laboratory."""

import pytest

from midway.bots import RandomBot
from midway.lab.players import make_player
from midway.lab.simulation import Plan, simulate

FIRST = """
class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, legal):
        return legal[0]


class Mute:
    def __init__(self, seed):
        pass
"""


@pytest.fixture
def own_module(tmp_path, monkeypatch):
    (tmp_path / "my_own_bots.py").write_text(FIRST)
    monkeypatch.syspath_prepend(tmp_path)


def test_a_house_bot_is_named_by_its_name():
    assert isinstance(make_player("bumper_cars", "random", "s"), RandomBot)


def test_an_own_bot_is_named_by_its_class_and_gets_its_seed(own_module):
    assert make_player("bumper_cars", "my_own_bots:First", "s").seed == "s"


def test_an_own_bot_plays_and_is_counted_under_its_name(own_module):
    results = simulate(Plan("bumper_cars", 3, 3, ("my_own_bots:First", "random")))
    assert results.bots["my_own_bots:First"].games + results.bots["random"].games == 9


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("wizard", "Bumper Cars has no bot 'wizard'; it has random, greedy, search, or name your own as MODULE:CLASS"),
        ("no_such_module:Bot", "bot no_such_module:Bot: No module named 'no_such_module'"),
        ("my_own_bots:Second", "bot my_own_bots:Second: .*has no attribute 'Second'"),
        ("my_own_bots:Mute", r"bot my_own_bots:Mute: it needs a method choose\(view, legal\)"),
    ],
)
def test_a_bot_that_is_not_there_is_named(own_module, name, sentence):
    with pytest.raises(ValueError, match=sentence):
        make_player("bumper_cars", name, "s")
