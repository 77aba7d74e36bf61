"""The greedy player."""

from __future__ import annotations

from games.fabelland.tables import at
from midway.bots import bot_names, make_bot
from midway.games.fabelland.bot import Greedy
from midway.games.fabelland.game import GAME
from midway.games.fabelland.state import FabellandState
from midway.lab.playing import play_out


def chosen(s: FabellandState, seat: int) -> str:
    return Greedy("bot").choose(s.redact(seat), s.legal_actions(seat)).code


def test_it_is_there_by_name():
    assert "greedy" in bot_names("fabelland")


def test_it_turns_to_where_it_earns_most():
    s = at("rotate 0 carousel=0", edges=["A-red 17 P", "A-blue 18 K"], compartments=["A1 P", "A3 K"])
    assert chosen(s, 0) == "turn 1"


def test_it_uses_an_orange_influencer_that_fills_an_attraction():
    s = at("finishing 0", influencers=["0 orange 1"], edges=["A-red 24 PP"], areas=["E K"])
    assert chosen(s, 0) == "use orange"


def test_it_uses_a_violet_influencer_that_makes_a_turn_better():
    s = at("rotate 0 carousel=0", influencers=["0 violet 1"], edges=["A-red 24 P", "A-blue 18 K"],
           compartments=["A2 P", "A3 K"])  # fmt: skip
    assert chosen(s, 0) == "use violet"
    s.apply_action(0, "use violet")
    assert chosen(s, 0) == "take K A3"
    s.apply_action(0, "take K A3")
    assert chosen(s, 0) == "drop A2"


def test_it_beats_random_players():
    wins = 0
    for number in range(20):
        s = GAME.initial_state(2, seed=f"strength {number}")
        play_out(s, [make_bot("fabelland", "greedy", f"{number}"), make_bot("fabelland", "random", f"{number}")])
        wins += s.places()[0] == 1
    assert wins >= 19
