"""The bench plays whole games and gives every figure; how large they are is the machine's business."""

from random import Random

from midway import load_game
from midway.lab.bench import REFERENCE_TURNS, calibration_loop, measure, playout


def test_a_playout_ends_the_game():
    state = load_game("bumper_cars").initial_state(4, seed="bench")
    assert playout(state, Random(1)) > 4
    assert state.is_terminal()


def test_the_calibration_loop_always_does_the_same_work():
    assert calibration_loop(0) == 1
    assert calibration_loop(1) == (1 * 5 + 3 + 0) & 1023
    assert calibration_loop(1000) == calibration_loop(1000)


def test_figures_fit_together():
    figures = measure(load_game("bumper_cars"), 3, seconds=0.0)
    assert (figures.game, figures.seats) == ("bumper_cars", 3)
    assert min(value for value in figures.plain().values() if not isinstance(value, str)) > 0
    assert round(figures.calibration / figures.calibration_ratio) == REFERENCE_TURNS
    assert round(figures.decisions_at_reference * figures.calibration_ratio) == round(figures.decisions_per_second)
