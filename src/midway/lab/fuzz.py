"""Random games in which everything that must always hold is checked after every action.

What holds in every game is here; what holds in one (no card lost) is its own ``check``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from random import Random
from typing import Any

from midway.engine.game import Game
from midway.engine.match import Match
from midway.engine.record import CHECK_DIGITS, Record
from midway.engine.refusal import Refusal
from midway.engine.rules import all_rules
from midway.engine.state import State
from midway.engine.words import Words
from midway.lab.playing import next_turn
from midway.text import LANGUAGES, catalogue, refusal_words

#: Refusals and choices looked at closely after one action; lists can have hundreds.
SAMPLE = 6
#: More actions than any game takes.
ENDLESS = 20_000


class Broken(Exception):
    """Something that must always hold did not: the reason, and the record of the game up to there."""

    def __init__(self, reason: str, record: str) -> None:
        self.reason = reason
        self.record = record
        super().__init__(reason)


def settings(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every mix of options that the game takes together, and once more with the options of
    single seats, at their last values for the second seat."""
    mixes = [
        dict(zip([option.key for option in game.options], values, strict=True))
        for values in product(*[option.values for option in game.options])
    ]
    own = {f"{option.key}-1": option.values[-1] for option in game.seat_options}
    mixes += [mix | own for mix in mixes if own]
    return [(seats, mix) for mix in mixes for seats in game.seats if _possible(game, seats, mix)]


def _possible(game: Game[Any], seats: int, options: dict[str, str]) -> bool:
    try:
        game.setup(seats, options)
    except ValueError:
        return False
    return True


def fuzz(game: Game[Any], seed: str = "0") -> Iterator[int]:
    """Play random games for ever, all settings in turn; yields the number of actions of each game.

    Raises Broken at the first thing that does not hold.
    """
    all_settings = settings(game)
    texts = Texts(game)
    for number in count():
        seats, options = all_settings[number % len(all_settings)]
        yield fuzz_game(game, seats, options, f"{seed}/{number}", texts)


def fuzz_game(game: Game[Any], seats: int, options: dict[str, str], seed: str, texts: Texts | None = None) -> int:
    """Play one random game under check; the number of its actions. ``texts`` know what earlier games have said."""
    random = Random(seed)
    match = Match.start(game, seats, options, seed)
    check = Check(match, random, texts or Texts(game))
    try:
        while not match.state.is_terminal():
            check.position()
            seat, t = next_turn(match.state)
            action = random.choice(match.state.legal_actions(seat))
            match.act(seat, action.code, match.state.ticket(seat), t)
            check.need(len(match.record.lines) < ENDLESS, f"the game does not end within {ENDLESS} actions")
        check.end()
    except Broken:
        raise
    except AssertionError as error:
        raise Broken(f"after line {len(match.record.lines)}: {error}", match.export()) from error
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", match.export()) from error
    return len(match.record.lines)


class Texts:
    """The rules and sentences of a game. Each sentence is looked at once, however often the games say it."""

    def __init__(self, game: Game[Any]) -> None:
        self.rules = all_rules(game.folder, game.prefix)
        self.catalogues = [catalogue(game.folder, language) for language in LANGUAGES]
        self.said: set[str] = set()
        self.whole: set[tuple[Any, ...]] = set()

    def missing(self, words: Words) -> str:
        """The file and what it lacks for this sentence; "" where every language has all of it."""
        said = repr(words)
        if said in self.said:
            return ""
        for value in words.args.values():
            if isinstance(value, Words) and (missing := self.missing(value)):
                return missing
        # a part arrives as a finished text, so of two that have the same id one is enough
        parts = [(key, value.id if isinstance(value, Words) else value) for key, value in words.args.items()]
        alike = (words.id, *parts)
        if alike not in self.whole:
            for texts in self.catalogues:
                if missing := texts.missing(words):
                    return f"{texts.language}.ftl lacks {missing}"
            self.whole.add(alike)
        self.said.add(said)
        return ""


class Check:
    """All that must hold of a running match, asked after every action."""

    def __init__(self, match: Match, random: Random, texts: Texts) -> None:
        self.match = match
        self.random = random
        self.texts = texts

    def need(self, holds: bool, reason: str) -> None:
        """Raise Broken unless it holds."""
        if not holds:
            raise Broken(f"after line {len(self.match.record.lines)}: {reason}", self.match.export())

    def position(self) -> None:
        """Everything, of the position now on the table."""
        state = self.match.state
        before = state.hash()
        self.match.game.check(state)
        for seat in range(state.seats):
            self.legal_list(state, seat, before)
            self.refusals(state, seat)
            self.view(state, seat)
            self.need(state.hash() == before, f"looking at the table for seat {seat} changed it")
        self.view(state, None)
        self.need(bool(state.legal_actions(next_turn(state)[0])), "the seat that is waited for has nothing to do")
        self.text_form(state)
        self.past()
        self.need(state.hash() == before, "looking at the table changed it")

    def legal_list(self, state: State, seat: int, before: str) -> None:
        """What is listed can be named, is accepted, and is not refused; what could be pointed at is one or other.

        ``before`` is the hash of the state, which playing on copies must leave as it is.
        """
        legal = state.legal_actions(seat)
        for action in self.some(legal):
            self.need(state.parse(action.code) is action, f"'{action.code}' is not read back as the same action")
            self.need(state.why_not(seat, action) is None, f"'{action.code}' is listed and yet refused")
            played = state.clone()
            played.apply_action(seat, action, state.earliest(seat))
            self.need(played.hash() != before, f"'{action.code}' changes nothing")
        self.need(state.hash() == before, f"an action of seat {seat} played on a copy changed the table")
        self.need(len({action.code for action in legal}) == len(legal), f"seat {seat} has an action twice")
        for action in state.candidates(seat):
            closed = state.why_not(seat, action)
            self.need((closed is None) == (action in legal), f"'{action.code}': list and reason do not agree")
            if closed is not None:
                self.refusal(closed)

    def refusals(self, state: State, seat: int) -> None:
        """Codes that are not on the list are refused, with a rule and a sentence, and change nothing."""
        legal = state.legal_actions(seat)
        codes = [mutated(action.code, self.random) for action in self.some(legal)]
        for other in range(state.seats):
            codes += [action.code for action in self.some(state.legal_actions(other)) if action not in legal]
        listed = {action.code for action in legal}
        for code in [code for code in codes if code not in listed]:
            try:
                state.apply_action(seat, code, state.earliest(seat))
            except Refusal as refusal:
                self.refusal(refusal)
            else:
                self.need(False, f"'{code}' of seat {seat} is not listed and yet accepted")

    def refusal(self, refusal: Refusal) -> None:
        self.need(refusal.rule in self.texts.rules, f"{refusal} rests on a rule that is not in the register")
        self.sentence(refusal_words(refusal))

    def view(self, state: State, seat: int | None) -> None:
        """A view stays the same when it is looked at again or imagined whole, and its list is the true one."""
        view = state.redact(seat)
        seen = view.data()
        imagined = view.imagine(f"{self.random.random()}")
        self.need(view.redact(seat).data() == seen, f"the view of seat {seat} seen again is another")
        self.need(imagined.redact(seat).data() == seen, f"what seat {seat} imagines does not look like what it sees")
        if seat is not None:
            codes = [action.code for action in state.legal_actions(seat)]
            self.need([a.code for a in view.legal_actions(seat)] == codes, f"the list in seat {seat}'s view is another")
            self.need([a.code for a in imagined.legal_actions(seat)] == codes, f"seat {seat} imagines another list")
            for action in self.some(view.legal_actions(seat)):
                choice = state.setup.game.choice(view, action)
                self.need(choice.code == action.code, f"'{action.code}' is shown as '{choice.code}'")
                self.sentence(choice.words, *choice.notes)
        state.observation(seat)
        self.sentence(state.setup.game.prompt(view), *state.setup.game.describe(view))
        for event in self.match.events[-1]:
            if event[2] is None or (seat is not None and seat in event[2]):
                self.sentence(state.setup.game.tell(event, view).words)
        self.need(view.data() == seen, f"asking the view of seat {seat} changed it")

    def sentence(self, *all_words: Words) -> None:
        """Every sentence has its text in every language, with all of its values."""
        for words in all_words:
            missing = self.texts.missing(words)
            self.need(not missing, missing)

    def text_form(self, state: State) -> None:
        """A position written down and read again is the same table."""
        again = state.setup.game.position(state.to_position())
        self.need(again.data() == state.data(), "the position written down and read again is another")

    def past(self) -> None:
        """Earlier states, which clones have long left behind, are still what they were."""
        lines = self.match.record.lines
        for number in self.some(range(1, len(lines) + 1)):
            now = self.match.after[number].hash()[:CHECK_DIGITS]
            self.need(now == lines[number - 1].check, f"the state after line {number} was changed later")

    def end(self) -> None:
        """The game is over: nobody can act, everybody has points and a place, and the record plays itself."""
        state = self.match.state
        for seat in range(state.seats):
            self.need(not state.legal_actions(seat), f"seat {seat} can still act after the end")
        self.need(len(state.standings()) == state.seats, "not every seat has points")
        self.need(all(1 <= place <= state.seats + 1 for place in state.places()), "a place is none of the table's")
        self.view(state, None)
        text = self.match.export()
        again = Match.replay(self.match.game, Record.read(text))
        self.need(again.state.hash() == state.hash(), "the record does not play itself")
        self.need(again.export() == text, "the record played again is another")

    def some(self, items: Any) -> list[Any]:
        """A few of them."""
        return list(items) if len(items) <= SAMPLE else self.random.sample(list(items), SAMPLE)


def mutated(code: str, random: Random) -> str:
    """A code with one small mistake in it."""
    at = random.randrange(len(code) + 1)
    return random.choice(
        [
            code[:at] + random.choice("0123456789 -xA\u00e4") + code[at:],
            code[:at] + code[at + 1 :],
            code.upper(),
            f"{code} ",
            f"{code} 99999999999",
        ]
    )
