"""Write the client's types from the messages: ``python -m midway.host.typescript [--check] [FILE]``.

One TypeScript type a struct, under the name and with the docstring it has here. Fields are named as on the wire; a
field is optional where the sender may leave it out. With ``--check`` nothing is written and a stale file exits 1.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from midway.host import protocol, requests

TARGET = Path("client/src/protocol/messages.ts")

#: Unions that get a name of their own.
UNIONS = ("Observation", "ToHost", "FromHost")

PLAIN = {types.IntType: "number", types.StrType: "string", types.BoolType: "boolean", types.NoneType: "null"}

HEADER = """\
// Made from protocol.py and requests.py in src/midway/host by `python -m midway.host.typescript`. Change it there.
"""


def typescript() -> str:
    """The whole file."""
    roots = [value for module in (protocol, requests) for value in vars(module).values() if _is_own(value, module)]
    structs = [known for known in _structs(roots) if known not in (protocol.ToHostMessage, protocol.FromHostMessage)]
    writer = _Writer(_names(structs))
    blocks = [writer.struct(known) for known in structs]
    blocks += [f"export type {name} = {union};" for name, union in writer.unions.items()]
    return HEADER + "\n" + "\n\n".join(blocks) + "\n"


def _is_own(value: Any, module: ModuleType) -> bool:
    """Whether it is a struct that was made in the module."""
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__


def _structs(roots: list[type]) -> list[type]:
    """Every struct that can be reached, each once, followed by what it is made of."""
    found: list[type] = []
    todo = list(roots)
    while todo:
        known = todo.pop(0)
        if known in found:
            continue
        found.append(known)
        info = types.type_info(known)
        assert isinstance(info, types.StructType)
        todo[:0] = [inner for field in info.fields for inner in _inside(field.type)]
    return found


def _inside(info: types.Type) -> Iterator[type]:
    """The structs named in a field's type."""
    match info:
        case types.StructType():
            yield info.cls
        case types.UnionType():
            for member in info.types:
                yield from _inside(member)
        case types.VarTupleType() | types.ListType():
            yield from _inside(info.item_type)
        case types.TupleType():
            for member in info.item_types:
                yield from _inside(member)
        case types.DictType():
            yield from _inside(info.value_type)


def _names(structs: list[type]) -> dict[type, str]:
    """A name for each: its own; with its game's in front where games share it, so that no game renames another's."""
    plain = [known.__name__ for known in structs]
    return {
        known: _game_of(known) + name if plain.count(name) > 1 else name
        for known, name in zip(structs, plain, strict=True)
    }


def _game_of(known: type) -> str:
    """``HorseRace`` for a struct of ``midway.games.rummelplatz.horse_race.observation``."""
    folder = known.__module__.split(".")[-2]
    return "".join(word.capitalize() for word in folder.split("_"))


class _Writer:
    def __init__(self, names: dict[type, str]) -> None:
        self.names = names
        self.unions: dict[str, str] = {}
        for name in UNIONS:
            self.unions[name] = self.form(types.type_info(getattr(protocol, name)), top=True)

    def struct(self, known: type) -> str:
        info = types.type_info(known)
        assert isinstance(info, types.StructType)
        config = known.__struct_config__  # type: ignore[attr-defined]
        leaves_out = config.omit_defaults or config.forbid_unknown_fields
        rows = [f"  {info.tag_field}: '{info.tag}';"] if info.tag_field else []
        for field in info.fields:
            mark = "?" if leaves_out and not field.required else ""
            rows.append(f"  {field.encode_name}{mark}: {self.form(field.type)};")
        body = "{\n" + "\n".join(rows) + "\n}" if rows else "Record<string, never>"
        return f"{_comment(known)}export type {self.names[known]} = {body};"

    def form(self, info: types.Type, top: bool = False) -> str:
        match info:
            case types.IntType() | types.StrType() | types.BoolType() | types.NoneType():
                return PLAIN[type(info)]
            case types.LiteralType():
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in info.values)
            case types.ListType() | types.VarTupleType():
                return f"{self._wrapped(info.item_type)}[]"
            case types.TupleType():
                return f"[{', '.join(self.form(item) for item in info.item_types)}]"
            case types.DictType():
                return f"Record<{self.form(info.key_type)}, {self.form(info.value_type)}>"
            case types.UnionType():
                return self._named(" | ".join(self.form(member) for member in info.types), top)
            case types.StructType():
                return self._named(self.names[info.cls], top)
        raise TypeError(f"{info} has no TypeScript form yet")

    def _wrapped(self, info: types.Type) -> str:
        text = self.form(info)
        return f"({text})" if " | " in text else text

    def _named(self, text: str, top: bool) -> str:
        """The name of a union that has one, else its text."""
        if top:
            return text
        return next((name for name, union in self.unions.items() if union == text), text)


def _comment(known: type) -> str:
    """The struct's own docstring (not an inherited one)."""
    doc = known.__dict__.get("__doc__")
    if not doc:
        return ""
    rows = inspect.cleandoc(doc).splitlines()
    if len(rows) == 1:
        return f"/** {rows[0]} */\n"
    return "/**\n" + "\n".join(f" * {row}".rstrip() for row in rows) + "\n */\n"


def main(words: list[str]) -> int:
    check = "--check" in words
    names = [word for word in words if word != "--check"]
    target = Path(names[0]) if names else TARGET
    text = typescript()
    if check:
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"{target} is stale: run python -m midway.host.typescript\n")
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
