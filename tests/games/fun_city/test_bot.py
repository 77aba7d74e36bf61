"""The greedy player: what it chooses at clear moments, and how strong it is."""

from __future__ import annotations

from games.fun_city.tables import play, table
from midway.bots import make_bot
from midway.games.fun_city.bot import Greedy
from midway.games.fun_city.game import GAME
from midway.games.fun_city.state import FunCityState


def choose(s: FunCityState, seat: int) -> str:
    return Greedy("test").choose(s.redact(seat), s.legal_actions(seat)).code


def test_it_takes_an_open_card_in_reach():
    s = table("move 0; end -", {"at": "12,0"}, dice=[1, 1], pile="")
    assert choose(s, 0) == "go bank"


def test_it_breaks_into_a_ride_that_brings_a_card_and_lets_others_go():
    rider, sleeper = {"at": "6,4"}, {"hand": ["zzzz"]}
    s = play(table("move 0; end -", rider, sleeper, dice=[4, 4], pile=""), "0 bus down post")
    assert choose(s, 1) == "zzzz"
    s = play(table("move 0; end -", rider, sleeper, board="F40", dice=[4, 4], pile=""), "0 bus down 0,0")
    assert choose(s, 1) == "pass"


def test_it_stops_picking_pockets_when_more_may_be_lost_than_won():
    s = table("go-on 0; end -", {}, {"won": ["F06"]}, loot=["F05 1", "F08 1"], pile="")
    assert choose(s, 0) == "stop"
    s = table("go-on 0; end -", {}, {"won": ["F05"]}, loot=["F06 1"], pile="")
    assert choose(s, 0) == "pickpocket 1"


def test_it_does_not_wait_for_a_card_that_comes_too_late():
    s = table("move 0; end -", {"at": "market"}, board="F24", dice=[4, 4], pile="F21", clock="13:30")
    assert choose(s, 0) == "go pet"  # 20 points now; the Diner's 35 closed at one


def test_sent_away_it_keeps_its_hand_for_the_next_roll():
    s = table("crazy 0; end -", {"hand": ["add-5", "add-6", "add-6"], "sent": ["uhoh-hall"]}, pile="")
    assert choose(s, 0) == "obey"


def test_it_fetches_the_card_of_most_points():
    s = table("fetch 0; end -", {"at": "8,6"}, slog="out", pile="")
    assert choose(s, 0) == "fetch F01"


def test_it_beats_random_and_repeats_itself():
    def play_one(seed: str) -> FunCityState:
        s = GAME.initial_state(2, None, seed)
        bots = [Greedy(seed), make_bot("fun_city", "random", seed)]
        while not s.is_terminal():
            seat = s.waiting()[0]
            s.apply_action(seat, bots[seat].choose(s.redact(seat), s.legal_actions(seat)))
        return s

    games = [play_one(f"greedy {number}") for number in range(4)]
    assert all(s.places() == [1, 2] for s in games)
    assert play_one("greedy 0").hash() == games[0].hash()
