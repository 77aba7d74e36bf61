"""Checks of what may be done: the legal list, its dual, and the door."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kit.walk import Moment
from midway.engine.refusal import Refusal
from midway.engine.rules import Rule, all_rules
from midway.text import LANGUAGES, catalogue

#: Actions of the whole game that the dual is tried on at each moment, besides the candidates.
SAMPLE = 12
#: Refusals whose rule and sentences have been looked up: the same few come back all through a game.
WRITTEN: set[tuple[str, str]] = set()


def check_lists(m: Moment) -> None:
    """Each seat's list is free of doubles, written exactly, and its ids fit the table of actions."""
    s = m.state
    assert s.waiting(), "nobody is waited for, but the game is not over"
    for seat in s.waiting():
        assert s.legal_actions(seat), f"seat {seat} is waited for, but has nothing to do"
    for seat in m.everybody():
        legal = s.legal_actions(seat)
        assert len({a.code for a in legal}) == len(legal), f"{seat}: {legal} names an action twice"
        assert len({a.id for a in legal}) == len(legal), f"{seat}: two of {legal} share an id"
        for action in legal:
            assert 0 <= action.id < s.inner().actions.size, f"{action} has id {action.id} of {s.inner().actions.size}"
            assert s.parse(action.code) is action, f"{action.code!r} is read as {s.parse(action.code)}"


def check_accepted(m: Moment) -> None:
    """Every listed action of every seat is let in and played, on copies; the state stays as it was."""
    before = m.state.hash()
    for seat in m.everybody():
        time = m.state.earliest(seat)
        for action in m.state.legal_actions(seat):
            copy = m.state.clone()
            copy.apply_action(seat, action.code, time)
            assert copy.is_terminal() or copy.waiting() or copy.stack[-1].node.hidden, f"{action} leads nowhere"
    assert m.state.hash() == before, "playing a copy changed the original"


def check_dual(m: Moment) -> None:
    """``why_not`` is silent exactly on legal actions, and gives a rule and a sentence for all others."""
    s = m.state
    everything = [*s.actions.by_code.values(), *m.met]
    for seat in m.everybody():
        legal = s.legal_actions(seat)
        tried = {a.code: a for a in m.chance.sample(everything, min(SAMPLE, len(everything)))}
        tried |= {a.code: a for a in [*legal, *s.candidates(seat)]}
        for action in tried.values():
            reason = s.why_not(seat, action)
            if action in legal:
                assert reason is None, f"{action} of {seat} is legal, yet {reason}"
            else:
                assert reason is not None, f"{action} of {seat} is closed, and nobody says why"
                check_refusal(m, reason)


def check_refusal(m: Moment, refusal: Refusal) -> None:
    """It rests on a rule that is written down, and has a sentence in every language."""
    game = m.state.setup.game
    if (game.key, str(refusal)) in WRITTEN:
        return
    rules = register(game.folder, game.prefix)
    assert refusal.rule in rules, f"{refusal} rests on no rule"
    assert not rules[refusal.rule].gone, f"{refusal} rests on a rule that is gone"
    for language in LANGUAGES:
        sentence = catalogue(game.folder, language).text(f"refusal-{refusal.code}", refusal.values)
        assert "[" not in sentence, f"{refusal} has no {language} sentence"
        assert "{" not in sentence, f"{refusal}: {sentence}"
    WRITTEN.add((game.key, str(refusal)))


@cache
def register(folder: Path, prefix: str) -> dict[str, Rule]:
    """The rules of a game and of the house, read once."""
    return all_rules(folder, prefix)


def check_door(m: Moment) -> None:
    """Codes that are not on the seat's list are refused at the door, and nothing changes."""
    s = m.state
    before = s.hash()
    for seat in m.everybody():
        legal = {a.code for a in s.legal_actions(seat)}
        others = {a.code for other in m.everybody() for a in s.legal_actions(other)}
        for code in sorted(others | set(mutated(m, m.action.code))):
            if code not in legal:
                with pytest.raises(Refusal) as caught:
                    s.apply_action(seat, code, s.earliest(seat))
                check_refusal(m, caught.value)
    step, own = s.ticket(m.seat)
    for stale in ((step + 1, own), (step, own + 1)):
        with pytest.raises(Refusal, match="too-late"):
            s.check(m.seat, m.action.code, m.time, stale)
    assert s.hash() == before, "a refusal changed the state"


def mutated(m: Moment, code: str) -> list[str]:
    """What a broken or wicked client could send in place of a code."""
    at = m.chance.randrange(len(code))
    return [
        "",
        code + " ",
        " " + code,
        code.upper(),
        code + code,
        code + " 0",
        code[:at] + code[at + 1 :],
        code[:at] + m.chance.choice("0123456789x -\x00") + code[at + 1 :],
        code.replace(" ", "  ") + "\n",
        code.split(" ")[0],
    ]
