"""Midway: fairground tabletop games on one rules engine.

>>> import midway
>>> game = midway.load_game("bumper_cars")
>>> state = game.initial_state(3, seed="a first ride")
>>> state.waiting()
(0, 1, 2)
"""

from midway.engine.driver import step
from midway.engine.match import Match
from midway.engine.record import Record, RecordError
from midway.engine.refusal import Refusal
from midway.games import load_game

__all__ = ["Match", "Record", "RecordError", "Refusal", "load_game", "step"]
__version__ = "0.3.0"
