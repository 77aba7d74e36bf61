"""`midway learn`: a game's lesson by text, from the same file as in the browser."""

from __future__ import annotations

import argparse
import sys

from midway.cli.common import Commands, add_game, game_of
from midway.cli.terminal import Quit, Terminal
from midway.engine.refusal import Refusal
from midway.engine.state import State
from midway.games.lesson import LEARNER, Lesson, lesson_of
from midway.text import LANGUAGES, catalogue


def add(commands: Commands) -> None:
    parser = commands.add_parser("learn", help="learn a game by text in a few minutes")
    add_game(parser)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Take the lesson to its end, or to ``quit``. Raises ValueError for a game without one."""
    game = game_of(args)
    lesson = lesson_of(game.key)
    if lesson is None:
        raise ValueError(f"{game.title} has no lesson; `midway games` lists the games that have one")
    classroom = Classroom(lesson, args.lang)
    try:
        classroom.teach()
    except Quit:
        classroom.out("terminal-stopped")
    return 0


class Classroom(Terminal):
    """A terminal at which one learner plays what the lesson asks for, and everything else is answered."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        texts = catalogue(lesson.game.folder, language, lesson=True)
        names = [name or texts.text("seat-name", {"number": seat + 1}) for seat, name in enumerate(lesson.names)]
        super().__init__(lesson.begin(0), {}, texts, names, sys.stdin)
        self.lesson = lesson
        self.stop = lesson.stops[0]

    def teach(self) -> None:
        """Every stop in order. Raises Quit; EOFError when a pipe ends too early."""
        lesson = self.lesson
        self.out("terminal-lesson", title=lesson.game.title, stops=len(lesson.stops))
        for number, stop in enumerate(lesson.stops, 1):
            if stop.part != self.stop.part:
                self.match = lesson.begin(stop.part)
                self.read = dict.fromkeys(self.read, len(self.match.record.lines))
            self.stop = stop
            for place, step in stop.before:
                lesson.play(self.match, stop.part, place, step)
            self._halt(number)
        self.out("terminal-lesson-over", game=lesson.game.key)

    def _halt(self, number: int) -> None:
        """Show the table and say the sentence; go on once the learner has done what it asks for."""
        self._news(LEARNER)
        view = self.match.state.redact(LEARNER)
        self._table(view)
        if self.stop.kind == "do":
            self._choices(view)
        print()
        self._sentence(number)
        if self.stop.kind == "read":
            self.out("terminal-lesson-on")
        while self.stop.kind != "end" and not self._answered(self._word()):
            pass

    def _sentence(self, number: int) -> None:
        text = self._say(self.lesson.sentence(self.stop))
        self.out("terminal-lesson-step", stop=number, stops=len(self.lesson.stops), text=text)
        rule = self.rules.get(self.stop.rule)
        if rule is not None:
            self.out("terminal-lesson-rule", rule=rule.id, text=rule.text)

    def _answered(self, word: str) -> bool:
        """Whether what was typed leads on."""
        if not word:
            return self.stop.kind == "read"
        view = self.match.state.redact(LEARNER)
        if word == "show" and self.stop.kind == "do":
            print(f"{self._meant(view)}  [{self.stop.play}]")
        elif word == "help":
            self.out("terminal-lesson-help")
        elif word == "quit" or word in ("look", "log") or word.partition(" ")[0] == "why":
            self._follow(word, LEARNER, 0)
        elif self.stop.kind == "read":
            self.out("terminal-lesson-on")
        else:
            return self._tried(view, word)
        return False

    def _tried(self, view: State, word: str) -> bool:
        """Whether a choice is the one that is meant; any other is answered, and nothing is played."""
        code = self._code(view, word)
        if code is None or code == self.stop.play:
            return code is not None
        try:
            view.check(LEARNER, code)
        except Refusal as refusal:
            if refusal.code == "unknown-action":
                self.out("terminal-unknown", word=word[:80])
            else:
                self._refused(refusal)
        else:
            self.out("lesson-other", choice=self._meant(view))
        return False

    def _meant(self, view: State) -> str:
        action = view.parse(self.stop.play)
        assert action is not None, self.stop
        return self._say(self.match.game.choice(view, action).words)
