"""No text of the house or of the browser's shell lies about unsaid: each is named in the sources, whole or in parts."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "src" / "midway", ROOT / "client" / "src"]
CATALOGUES = sorted(SOURCES[1].glob("text/**/en.ftl")) + [SOURCES[0] / "text" / "en.ftl"]
QUOTED = re.compile(r"""(?=(["'`])((?:[\w-]|\$?\{[^{}"'`]*\})+)\1)""")
HOLE = re.compile(r"\$?\{[^}]*\}")


@cache
def said():
    """What stands between quotes in the sources: plain words, and patterns with holes (``f"refusal-{code}"``)."""
    plain, patterns = set(), set()
    for folder in SOURCES:
        for path in folder.rglob("*"):
            if path.suffix not in (".py", ".ts", ".svelte", ".toml") or path.name == "messages.ts":
                continue
            for _, text in QUOTED.findall(path.read_text(encoding="utf-8")):
                pieces = HOLE.split(text)
                if len(pieces) > 1 and len(pieces[0]) > 2:
                    patterns.add("(.+)".join(map(re.escape, pieces)))
                else:
                    plain.add(text)
    return plain, [re.compile(pattern) for pattern in sorted(patterns)]


@cache
def referred():
    """What other texts put in: ``{ points }``."""
    files = [path for folder in SOURCES for path in folder.rglob("en.ftl")]
    return {name for path in files for name in re.findall(r"\{\s*([a-z][\w-]*)\s*\}", path.read_text(encoding="utf-8"))}


def is_said(name):
    plain, patterns = said()
    if name in plain:
        return True
    parts = [found.groups() for pattern in patterns if (found := pattern.fullmatch(name))]
    return any(all(part in plain or part.isdigit() for part in each) for each in parts)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parent.relative_to(ROOT).as_posix())
def test_every_text_is_said_somewhere(path):
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    named = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert named
    assert [name for name in sorted(named) if not (is_said(name) or name in referred())] == []
