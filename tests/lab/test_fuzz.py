"""The fuzzer finds nothing in sound rules, and finds each kind of fault that is put in."""

import pytest

from midway import load_game
from midway.engine.record import Record
from midway.engine.refusal import Refusal
from midway.games.rummelplatz.bumper_cars.decisions import PLAY_CARD
from midway.games.rummelplatz.bumper_cars.state import BumperCars
from midway.lab.fuzz import Broken, fuzz, fuzz_game, settings

GAME = load_game("bumper_cars")
PlayCard = type(PLAY_CARD)


def broken():
    """What the fuzzer says of one game."""
    with pytest.raises(Broken) as caught:
        fuzz_game(GAME, 3, {}, "fault")
    Record.read(caught.value.record)  # the record of the game up to there can be read
    return caught.value.reason


def test_sound_rules_pass():
    assert fuzz_game(GAME, 3, {}, "sound") > 3


def test_every_number_of_seats_and_every_option_is_played_in_turn():
    assert settings(GAME) == [(seats, {}) for seats in (3, 4, 5, 6)]
    games = fuzz(GAME, "turns")
    assert next(games) > 3


def test_the_same_seed_plays_the_same_game():
    assert fuzz_game(GAME, 3, {}, "again") == fuzz_game(GAME, 3, {}, "again")


def test_a_list_that_is_too_generous_is_found(monkeypatch):
    monkeypatch.setattr(
        PlayCard, "legal", lambda self, s, f, seat: self.candidates(s, f, seat) if seat == f.seat else ()
    )
    assert "listed and yet refused" in broken()


def test_a_reason_without_a_sentence_is_found(monkeypatch):
    monkeypatch.setattr(
        PlayCard,
        "why_not",
        lambda self, s, f, seat, a: None if a in self.legal(s, f, seat) else Refusal("no-reason", "BC-5"),
    )
    assert "en.ftl lacks refusal-no-reason" in broken()


def test_a_reason_that_rests_on_no_rule_is_found(monkeypatch):
    real = PlayCard.why_not

    def unfounded(self, s, f, seat, a):
        refusal = real(self, s, f, seat, a)
        return refusal and Refusal(refusal.code, "BC-99", refusal.values)

    monkeypatch.setattr(PlayCard, "why_not", unfounded)
    assert "rests on a rule that is not in the register" in broken()


def test_a_clone_that_shares_a_list_is_found(monkeypatch):
    real = BumperCars.clone

    def sharing(self):
        copy = real(self)
        copy.shown = self.shown
        return copy

    monkeypatch.setattr(BumperCars, "clone", sharing)
    assert "played on a copy changed the table" in broken()


def test_a_rule_that_crashes_is_told_with_the_record(monkeypatch):
    def crash(self, s, f, seat, a, t):
        raise ZeroDivisionError("the wheel came off")

    monkeypatch.setattr(PlayCard, "apply", crash)
    assert broken() == "ZeroDivisionError: the wheel came off"


def test_what_the_games_own_check_finds_is_told(monkeypatch):
    def check(self, state):
        if state.trick:
            raise AssertionError("a card too many")

    monkeypatch.setattr(type(GAME), "check", check)
    assert broken() == "after line 4: a card too many"
