"""Sentences for people. Code says ``Words(id, args)``; the catalogues (``.ftl``) turn them into English or German.

A catalogue is the house's texts (this folder) and, over them, the texts of one game (its own ``text/`` folder).
The browser loads the same files.

How texts and arguments go together:

* An argument is a whole number, a word that is shown as it is, or Words, which are said first and put in.
* A player is named by ``Words("player", {"seat": 2})``, seats counted from 0. Whoever renders knows the names:
  ``say(words, names)`` puts in ``names[2]``, or "Player 3" where there is none. Arguments that hold a player are called
  ``player``, or ``by`` and ``to`` where two meet.
* Players always have their names, in the third person: "Ana offers row 1". Only prompts, refusals and choices speak to
  the reader, and they say "you" in the message itself.
* A message that is missing shows its id in brackets, so that nobody plays on an empty line; a test holds that none is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from midway.engine.refusal import Refusal
from midway.engine.words import Words

LANGUAGES = ("en", "de")
HOUSE = Path(__file__).parent


class Catalogue:
    """The texts of the house and of one game, in one language.

    ``folder`` is the game's folder (``game.folder``), None for the house alone; with ``lesson`` the sentences of its
    lesson are there too. Raises ValueError for a language that is not there.

    >>> Catalogue(None, "en").say(Words("player", {"seat": 1}), ["Ana", "Ben"])
    'Ben'
    """

    def __init__(self, folder: Path | None, language: str = "en", lesson: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        files = ftl_files(folder, language)
        if folder is not None and lesson:
            files.append(lesson_texts(folder, language))
        for path in files:
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(id)

    def say(self, words: Words, names: Sequence[str] = ()) -> str:
        """The sentence; ``names`` are the players' by seat."""
        if words.id == "player":
            seat = words.args.get("seat")
            assert isinstance(seat, int), words
            return names[seat] if 0 <= seat < len(names) else self.text("seat-name", {"number": seat + 1})
        return self.text(words.id, {key: self._value(value, names) for key, value in words.args.items()})

    def text(self, id: str, values: Mapping[str, int | str] | None = None) -> str:
        """The message of an id, filled with plain values."""
        if not self.bundle.has_message(id):
            return f"[{id}]"
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            return f"[{id}]"
        sentence, _ = self.bundle.format_pattern(pattern, dict(values or {}))
        return str(sentence)

    def missing(self, words: Words) -> str:
        """What the sentence lacks: the id of a message, or a value that the message asks for; "" if nothing."""
        for value in words.args.values():
            if isinstance(value, Words) and (lack := self.missing(value)):
                return lack
        if words.id == "player":
            return ""
        pattern = self.bundle.get_message(words.id).value if self.has(words.id) else None
        if pattern is None:
            return words.id
        plain = {key: self._value(value, ()) for key, value in words.args.items()}
        _, errors = self.bundle.format_pattern(pattern, plain)
        return f"{words.id}: {errors[0]}" if errors else ""

    def _value(self, value: int | str | Words, names: Sequence[str]) -> int | str:
        return self.say(value, names) if isinstance(value, Words) else value


def ftl_files(folder: Path | None, language: str) -> list[Path]:
    """The files of a catalogue in reading order: the house's, those of the games inside the game, then its own."""
    files = [HOUSE / f"{language}.ftl"]
    if folder is None:
        return files
    return [*files, *sorted(folder.glob(f"*/text/{language}.ftl")), folder / "text" / f"{language}.ftl"]


def lesson_texts(folder: Path, language: str) -> Path:
    """The file with the sentences of a game's lesson: apart, for only who takes it hears them."""
    return folder / "text" / "lesson" / f"{language}.ftl"


@cache
def catalogue(folder: Path | None, language: str = "en", lesson: bool = False) -> Catalogue:
    """A catalogue, read once and kept."""
    return Catalogue(folder, language, lesson)


def refusal_words(refusal: Refusal) -> Words:
    """A Refusal as the Words of its sentence: message ``refusal-<code>`` with its values."""
    return Words(f"refusal-{refusal.code}", dict(refusal.values))
