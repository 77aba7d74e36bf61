"""Who may know of whom: cli, host and lab know bots; bots know games; games know the engine; text knows only words."""

import ast
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
FILES = sorted((SRC / "midway").rglob("*.py"))

#: What a part of the house may import of the house, beside itself.
ALLOWED = {
    "engine": set(),
    "games": {"engine"},
    "text": {"engine"},
    "bots": {"engine", "games"},
    "lab": {"engine", "games", "bots", "text"},
    "host": {"engine", "games", "bots", "text"},
    "cli": {"engine", "games", "bots", "text", "lab", "host"},
}
#: All that the text module knows of the engine.
TEXT_KNOWS = {"midway.engine.words", "midway.engine.refusal"}
#: The engine's own needs: words for sentences as data, and TOML for positions.
ENGINE_LIBRARIES = {"msgspec", "mypy_extensions", "tomli_w"}
PURE = {"random", "time", "datetime", "os", "sys", "socket", "asyncio", "threading", "subprocess", "secrets", "uuid"}


def name(file: Path) -> str:
    return ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def imports(source: str) -> set[str]:
    """Every module a file imports, ``from a import b`` both as ``a`` and as ``a.b``; inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def crossings(module: str, source: str) -> list[str]:
    """The imports of a module that go against an arrow."""
    own = module.split(".")
    part = own[1] if len(own) > 1 else ""
    if part not in ALLOWED:
        return []
    wrong = []
    for target in sorted(imports(source)):
        steps = target.split(".")
        if steps[0] != "midway" or len(steps) == 1:
            continue
        if steps[1] != part and steps[1] not in ALLOWED[part]:
            wrong.append(target)
        if part == "text" and steps[1] == "engine" and not any(target.startswith(known) for known in TEXT_KNOWS):
            wrong.append(target)
        if part == "games" and steps[1] == "games" and len(own) > 3 and len(steps) > 2 and steps[2] != own[2]:
            wrong.append(target)
    return wrong


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_import_goes_against_an_arrow(file):
    assert crossings(name(file), file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "file", [file for file in FILES if name(file).split(".")[1:2] in (["engine"], ["games"])], ids=name
)
def test_rules_import_nothing_that_knows_the_time_or_the_machine(file):
    assert {target.split(".")[0] for target in imports(file.read_text(encoding="utf-8"))} & PURE == set()


def test_the_engine_needs_no_library_but_its_own():
    engine = [file for file in FILES if name(file).startswith("midway.engine")]
    needed = {target.split(".")[0] for file in engine for target in imports(file.read_text(encoding="utf-8"))}
    assert needed - set(sys.stdlib_module_names) - {"midway", "__future__"} == ENGINE_LIBRARIES


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("midway.engine.state", "from midway.games import load_game"),
        ("midway.games.aquapark.state", "from midway.games.fabelland import state"),
        ("midway.games.aquapark.state", "import midway.host.serve"),
        ("midway.bots.search", "def f():\n    from midway.lab import bench"),
        ("midway.text", "from midway.engine.state import State"),
        ("midway.host.room", "from midway.cli import main"),
    ],
)
def test_an_import_against_an_arrow_is_found(module, source):
    assert crossings(module, source)
