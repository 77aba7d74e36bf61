"""No, and why."""

from __future__ import annotations

from collections.abc import Mapping

from midway.engine.words import Words

Value = int | str | Words
Values = Mapping[str, Value]


class Refusal(Exception):
    """An action that was not taken: a code, the rule it rests on, and the values of its sentence.

    The sentence itself is text: message ``refusal-<code>`` of a game's catalogue or of the house's. A value that has a
    name of its own is Words: ``{"player": Words("player", {"seat": 2})}``.
    A refusal never changes the state.
    """

    def __init__(self, code: str, rule: str, values: Values | None = None) -> None:
        self.code = code
        self.rule = rule
        self.values: dict[str, Value] = dict(values or {})
        super().__init__(code, rule, self.values)

    def __str__(self) -> str:
        values = "".join(f", {name} {value}" for name, value in self.values.items())
        return f"{self.code} ({self.rule}{values})"
