"""Actions are shared, numbered in order, and spelled one way."""

import pytest

from midway.engine.actions import Action, Actions
from midway.engine.refusal import Refusal


def test_single_actions_are_numbered_and_found_by_code():
    actions = Actions()
    play = [actions.make("play", n) for n in range(3)]
    end = actions.make("end")
    assert [a.id for a in [*play, end]] == [0, 1, 2, 3]
    assert actions.parse("play 2") is play[2]
    assert actions.parse("end") is end
    assert (play[2].verb, play[2].args) == ("play", (2,))


@pytest.mark.parametrize("code", ["play 3", "play", "play 02", "PLAY 2", " play 2", "play 2 ", ""])
def test_another_spelling_is_no_action(code):
    actions = Actions()
    for n in range(3):
        actions.make("play", n)
    assert actions.parse(code) is None


def test_a_code_is_made_once():
    actions = Actions()
    actions.make("take", 0, text="near")
    with pytest.raises(ValueError, match="'take near' is made twice"):
        actions.make("take", 1, text="near")


def test_a_family_reserves_its_ids_and_takes_exact_codes_only():
    actions = Actions()
    made = {}

    def parse(code):
        number = int(code.split()[1])
        return made.setdefault(number, Action(first + number, "put", (number,)))

    actions.make("end")
    first = actions.family("put", 100, parse)
    last = actions.make("pass")
    assert (first, last.id, actions.size) == (1, 101, 102)
    assert actions.parse("put 7") is actions.parse("put 7")
    assert actions.parse("put 07") is None


def test_a_refusal_prints_its_code_rule_and_values():
    refusal = Refusal("no-such-card", "BC-6", {"card": 7})
    assert str(refusal) == "no-such-card (BC-6, card 7)"
    assert refusal.values == {"card": 7}
