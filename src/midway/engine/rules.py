"""The rules register: every statement of a rulebook has an id and one sentence of ours.

A ``rules.md`` holds headings and lines like ``AQ-14  The offerer marks one row or one column.`` An id is never used
again; a statement that fell away keeps its line as ``AQ-9  (gone in rules 2: see AQ-11)``.
"""

from __future__ import annotations

import re
from pathlib import Path

#: The rules that hold at every table (ENG).
HOUSE_RULES = Path(__file__).with_name("rules.md")

_RULE = re.compile(r"([A-Z]{2,4}-\d+[a-z]?)  (\S.*)")
_HEADING = re.compile(r"#+ (.+)")


class Rule:
    """One statement: its id, its sentence, the heading it stands under, and whether it is still in force."""

    def __init__(self, id: str, text: str, heading: str) -> None:
        self.id = id
        self.text = text
        self.heading = heading
        self.gone = text.startswith("(gone")


def read_rules(path: Path, prefix: str) -> dict[str, Rule]:
    """The register of a file, by id, in reading order; an empty ``prefix`` takes any. Raises ValueError naming the
    line of a repeated or odd id."""
    rules: dict[str, Rule] = {}
    heading = ""
    for number, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if match := _HEADING.fullmatch(row):
            heading = match[1]
        elif match := _RULE.fullmatch(row):
            if not match[1].startswith(f"{prefix}-" if prefix else "") or match[1] in rules:
                raise ValueError(f"{path.name}, line {number}: {match[1]} is not a new {prefix} rule")
            rules[match[1]] = Rule(match[1], match[2], heading)
    return rules


def own_rules(folder: Path, prefix: str) -> dict[str, Rule]:
    """The register of a game and, after it, of the games that are played inside it."""
    rules = read_rules(folder / "rules.md", prefix)
    for path in sorted(folder.glob("*/rules.md")):
        rules |= read_rules(path, "")
    return rules


def all_rules(folder: Path, prefix: str) -> dict[str, Rule]:
    """The register of a game and, before it, that of the house: every rule a refusal of the game can rest on."""
    return {**read_rules(HOUSE_RULES, "ENG"), **own_rules(folder, prefix)}
