"""The hand, ear and memory of a bot: what a person would be slow, unsure or wrong at.

All of it is drawn from the bot's own seed and named by what it is for, never by how often it was asked: a bot that is
made anew for each question wavers in the same places as one that was there all the time.
"""

from __future__ import annotations

from typing import Final

from midway.engine.dice import Dice

#: Nobody reacts faster, in ms.
REACTION: Final = 250


class Hand:
    """Whole numbers drawn by name and number."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def below(self, stream: str, n: int, many: int) -> int:
        """From 0 to ``many - 1``."""
        return self.dice.word(stream, n) * many >> 64

    def between(self, stream: str, n: int, low: int, high: int) -> int:
        """From ``low`` to ``high``, both of which may come."""
        return low + self.below(stream, n, high - low + 1)

    def about(self, stream: str, n: int, middle: int) -> int:
        """Up to a fifth less or more than ``middle``."""
        return self.between(stream, n, middle - middle // 5, middle + middle // 5)

    def slips(self, stream: str, n: int, rate: int) -> bool:
        """Whether something that goes wrong so many times in a thousand goes wrong now."""
        return self.below(stream, n, 1000) < rate
