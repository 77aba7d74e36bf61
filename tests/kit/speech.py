"""Checks of words: whatever a game says has its sentence in every language."""

from __future__ import annotations

from typing import Any

import msgspec

from kit.walk import Moment
from midway.engine.state import Event, State
from midway.engine.words import Words
from midway.text import LANGUAGES, catalogue

#: Sentences already looked at: the same words are read once a run.
READ: set[tuple[str, bytes]] = set()


def check_words(m: Moment) -> None:
    """Prompt, table and choices of every viewer."""
    game = m.state.setup.game
    for viewer in [None, *range(m.state.seats)]:
        view = m.state.redact(viewer)
        check_sentence(game, game.prompt(view))
        lines = game.describe(view)
        assert lines, "the table has no words"
        for line in lines:
            check_sentence(game, line)
        if viewer is None:
            continue
        for action in [*m.state.legal_actions(viewer), *m.state.candidates(viewer)]:
            choice = game.choice(view, action)
            assert choice.code == action.code
            for words in (choice.words, *choice.notes):
                check_sentence(game, words)


def check_told(after: State, events: list[Event]) -> None:
    """The log lines of an action, as those who may hear them read them when they see the table right after it."""
    game = after.setup.game
    for event in events:
        _, _, audience = event
        for viewer in [None, *range(after.seats)] if audience is None else audience:
            check_sentence(game, game.tell(event, after.redact(viewer)).words)


def check_sentence(game: Any, words: Words) -> None:
    """It is there in each language, with every value filled in, and does not shout."""
    key = (game.key, msgspec.json.encode(words))
    if key in READ:
        return
    READ.add(key)
    for language in LANGUAGES:
        sentence = catalogue(game.folder, language).say(words)
        assert sentence.strip(), f"{words} says nothing in {language}"
        for sign in "[{!":
            assert sign not in sentence, f"{words} in {language}: {sentence}"
