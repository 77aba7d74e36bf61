"""A table at a terminal: shows each person what they may know, and takes their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TextIO

from midway.bots import Bot
from midway.engine.match import Match
from midway.engine.refusal import Refusal
from midway.engine.rules import all_rules
from midway.engine.state import CLOCK, State, plain
from midway.engine.words import Words
from midway.lab.playing import Pacing
from midway.text import Catalogue, refusal_words

#: No list of choices is longer than numbers of so many digits can say; of a longer word this much is repeated.
DIGITS = 9
WORD = 80


class Quit(Exception):
    """Somebody typed ``quit``, or closed the terminal."""


class Terminal:
    """A match between the people at this terminal and bots.

    ``bots`` are by seat; every other seat is a person. ``names`` are by seat.
    """

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], texts: Catalogue, names: Sequence[str], lines: TextIO
    ) -> None:
        self.match = match
        self.bots = bots
        self.texts = texts
        self.names = names
        self.lines = lines
        self.people = [seat for seat in range(match.state.seats) if seat not in bots]
        self.read = dict.fromkeys(range(match.state.seats), 0)  # lines of the record each person has been told of
        self.holder: int | None = None  # who looks at the screen
        self.rules = all_rules(match.game.folder, match.game.prefix)

    # -- the game

    def play(self) -> None:
        """From the first question to the last. Raises Quit; EOFError when a pipe ends too early."""
        match = self.match
        setup = match.state.setup
        self.out("terminal-title", title=match.game.title, seats=setup.seats, seed=match.seed)
        pacing = Pacing(self.bots)
        while not match.state.is_terminal():
            seat, t, action = pacing.next(match.state)
            if seat == CLOCK:
                match.act(seat, match.state.legal_actions(CLOCK)[0].code, t=t)
            elif action is not None:
                match.act(seat, action.code, t=t)
            else:
                self._ask(seat, t)
        self._finish()

    def _ask(self, seat: int, t: int) -> None:
        """Show the seat its question and follow its words until one of them is played."""
        self._hand_over(seat)
        self._news(seat)
        view = self.match.state.redact(seat)
        if seat != self.holder or not self.match.state.inner().stack[-1].node.timed:
            self._table(view)
        self.holder = seat
        self._choices(view)
        step = len(self.match.record.lines)
        while len(self.match.record.lines) == step:
            self._follow(self._word(), seat, t)

    def _follow(self, word: str, seat: int, t: int) -> None:
        """One line a person typed."""
        view = self.match.state.redact(seat)
        verb, _, rest = word.partition(" ")
        if word == "help":
            self.out("terminal-help")
        elif word == "look":
            self._table(view)
            self._choices(view)
        elif word == "log":
            self._log(seat, 0)
        elif word == "undo":
            self._undo(seat)
        elif word == "quit":
            raise Quit
        elif verb == "why":
            self._why(view, rest.strip())
        elif word:
            self._play(view, word, t)

    def _play(self, view: State, word: str, t: int) -> None:
        seat = view.viewer
        assert seat is not None
        code = self._code(view, word)
        if code is None:
            return
        try:
            self.match.act(seat, code, t=t)
        except Refusal as refusal:
            if refusal.code == "unknown-action":
                self.out("terminal-unknown", word=word[:WORD])
            else:
                self._refused(refusal)

    def _code(self, view: State, word: str) -> str | None:
        """The code that a number or a code stands for; None after saying that the number is none."""
        if not word.isdecimal() or len(word) > DIGITS:
            return word
        legal = view.legal_actions(view.viewer or 0)
        if 1 <= int(word) <= len(legal):
            return legal[int(word) - 1].code
        self.out("terminal-number", number=int(word), last=len(legal))
        return None

    # -- asking

    def _why(self, view: State, word: str) -> None:
        seat = view.viewer
        assert seat is not None
        if not word:
            self.out("terminal-why-what", action=view.legal_actions(seat)[0].code)
            return
        code = self._code(view, word)
        if code is None:
            return
        action = view.parse(code)
        if action is None:
            self._refused(Refusal("unknown-action", "ENG-2", {"action": code[:WORD]}))
            return
        refusal = view.why_not(seat, action)
        if refusal is None:
            self.out("terminal-open", action=action.code)
        else:
            self._refused(refusal)

    def _refused(self, refusal: Refusal) -> None:
        print(self._say(refusal_words(refusal)))
        rule = self.rules.get(refusal.rule)
        if rule is not None:
            self.out("terminal-closed", rule=rule.id, text=rule.text)

    def _undo(self, seat: int) -> None:
        """Take the seat's last choice back, and what bots did since. Others at the terminal are asked first, unless
        nobody has learned anything; bots always agree."""
        point = self._undo_point(seat)
        if point is None:
            self.out("terminal-undo-none")
            return
        if len(self.people) > 1 and not self.match.undo_is_free(seat):
            self.out("terminal-undo-ask")
            if self._word() not in ("yes", "y", "ja", "j"):
                self.out("terminal-undo-stays")
                return
        self.match.undo(point)
        self.read = dict.fromkeys(self.read, len(self.match.record.lines))
        self.out("terminal-undone")

    def _undo_point(self, seat: int) -> int | None:
        """The line before the seat's last real choice; between it and now there may only be bots and forced lines."""
        bots = [other for other in range(self.match.state.seats) if other not in self.people]
        return self.match.undo_point(seat, bots)

    # -- showing

    def out(self, id: str, **values: int | str) -> None:
        """Print a text of the house."""
        print(self.texts.text(id, values))

    def _say(self, words: Words) -> str:
        return self.texts.say(words, self.names)

    def _hand_over(self, seat: int) -> None:
        """Where hands are secret, the next person takes the device before anything is shown."""
        if self.lines.isatty() and self.holder not in (None, seat) and has_secrets(self.match.state, seat):
            print("\n" * 60)
            self.out("terminal-curtain", player=self.names[seat])
            self._word()

    def _news(self, seat: int) -> None:
        """What has happened since the seat last looked."""
        self._log(seat, self.read[seat])
        self.read[seat] = len(self.match.record.lines)

    def _log(self, seat: int | None, after: int) -> None:
        for number in range(after + 1, len(self.match.after)):
            view = self.match.after[number].redact(seat)
            for event in self.match.events[number]:
                if event[2] is None or seat in event[2]:
                    words = self.match.game.tell(event, view).words
                    self.out("terminal-line", number=number, text=self._say(words))

    def _table(self, view: State) -> None:
        print()
        for words in self.match.game.describe(view):
            print(self._say(words))

    def _choices(self, view: State) -> None:
        seat = view.viewer
        assert seat is not None
        print(f"\n{self.names[seat]}: {self._say(self.match.game.prompt(view))}")
        for number, action in enumerate(view.legal_actions(seat), 1):
            choice = self.match.game.choice(view, action)
            gain = f" ({choice.gain:+d})" if choice.gain is not None else ""
            notes = "".join(f"; {self._say(note)}" for note in choice.notes)
            print(f"{number:>3}  {self._say(choice.words)}{gain}{notes}  [{action.code}]")

    def _word(self) -> str:
        """The next line that is typed. Raises Quit where a terminal is closed, EOFError where a pipe is empty."""
        print("> " if self.lines.isatty() else "", end="", flush=True)  # a program at the pipe waits for the question
        line = self.lines.readline()
        if line:
            return " ".join(line.split())
        if self.lines.isatty():
            raise Quit
        raise EOFError("the input ended before the game did")

    def _finish(self) -> None:
        """The end: what happened last, and who stands where."""
        self._log(None, max(self.read.values()))
        state = self.match.state
        public = state.redact(None)
        self._table(public)
        print(f"\n{self._say(self.match.game.prompt(public))}")
        if state.seats > 1:  # alone, the sentence says it all
            self.out("terminal-standings")
            places, points = state.places(), state.standings()
            for seat in sorted(range(state.seats), key=lambda seat: (places[seat], seat)):
                self.out("terminal-standing", place=places[seat], player=self.names[seat], points=points[seat])
        self.out("terminal-seed", seed=self.match.seed)


def has_secrets(state: State, seat: int) -> bool:
    """Whether the seat sees something on the table that a spectator does not."""
    own, public = state.redact(seat), state.redact(None)
    return any(plain(getattr(own, name)) != plain(getattr(public, name)) for name in state.FIELDS)
