"""What a seat can do: one shared object per choice, and the table of all choices of a game."""

from __future__ import annotations

from collections.abc import Callable


class Action:
    """A choice, made once and shared, so it is compared by identity.

    ``code`` is its form everywhere outside the rules: on the wire, in records, in the terminal.
    ``id`` is arithmetic and stable within a rules version; masks and tables of learning programs use it.
    """

    __slots__ = ("args", "code", "id", "verb")

    def __init__(self, id: int, verb: str, args: tuple[int, ...], text: str = "") -> None:
        self.id = id
        self.verb = verb
        self.args = args
        words = text or " ".join(map(str, args))
        self.code = f"{verb} {words}" if words else verb

    def __repr__(self) -> str:
        return self.code


class Actions:
    """Every action of a game: single ones made at once, and families whose members are made when first met."""

    def __init__(self) -> None:
        self.size = 0
        self.by_code: dict[str, Action] = {}
        self.families: dict[str, Callable[[str], Action | None]] = {}

    def make(self, verb: str, *args: int, text: str = "") -> Action:
        """Add one action; ``text`` replaces the plain numbers in its code (``take near`` for ``take 0``)."""
        action = Action(self.size, verb, args, text)
        if action.code in self.by_code:
            raise ValueError(f"action {action.code!r} is made twice")
        self.by_code[action.code] = action
        self.size += 1
        return action

    def family(self, verb: str, width: int, parse: Callable[[str], Action | None]) -> int:
        """Reserve ``width`` ids for a verb with too many members to make at once; returns the first id.

        ``parse`` gets the whole code and answers the one shared member, or None for nonsense.
        """
        first = self.size
        self.size += width
        self.families[verb] = parse
        return first

    def parse(self, code: str) -> Action | None:
        """The action of a code, or None. Codes are exact: one spelling an action."""
        action = self.by_code.get(code)
        if action is None:
            parse = self.families.get(code.partition(" ")[0])
            if parse is not None:
                try:
                    action = parse(code)
                except ValueError:  # a number that is none
                    return None
                if action is not None and action.code != code:
                    return None
        return action
