"""Games among bots: they see views, and what they choose is checked."""

import pytest

from midway import load_game
from midway.bots import RandomBot
from midway.lab.playing import play_out

GAME = load_game("bumper_cars")


class Spy(RandomBot):
    """Plays at random and keeps what it was shown."""

    def __init__(self, seed):
        super().__init__(seed)
        self.views = []

    def choose(self, view, legal):
        self.views.append(view)
        return super().choose(view, legal)


class Cheat:
    def choose(self, view, legal):
        return view.actions.by_code["play 9"]


def test_a_game_is_played_to_its_end():
    state = GAME.initial_state(3, seed="whole")
    choices = play_out(state, [RandomBot(f"{seat}") for seat in range(3)])
    assert state.is_terminal()
    assert choices > 3


def test_a_bot_sees_its_own_view_and_no_dice():
    spies = [Spy(f"{seat}") for seat in range(3)]
    play_out(GAME.initial_state(3, seed="whole"), spies)
    for seat, spy in enumerate(spies):
        assert spy.views
        assert all(view.viewer == seat and view.holes and view.dice is None for view in spy.views)


def test_a_choice_that_is_not_on_the_list_stops_the_game():
    with pytest.raises(ValueError, match="the bot in seat 0 chose play 9, which is not on its list"):
        play_out(GAME.initial_state(3, seed="whole"), [Cheat(), Cheat(), Cheat()])
