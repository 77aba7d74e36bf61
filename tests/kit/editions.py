"""Edition files with one thing wrong in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from midway.engine.game import Game


def check_named(game: Game[Any], folder: Path, old: str, new: str, sentence: str) -> None:
    """The bundled edition with ``new`` in place of ``old`` is refused, by the name of its file and this sentence."""
    text = (game.folder / "edition.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the sentence is looked at below
        game.load_edition(path)
    assert str(caught.value).startswith("edition mine.toml: ")
    assert sentence in str(caught.value)
