"""A game as one object: what it is called, how it starts, how it is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from midway.engine.actions import Action, Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition, read_edition
from midway.engine.state import Event, State
from midway.engine.words import Choice, LogLine, Words

if TYPE_CHECKING:
    from midway.engine.nodes import Node

S = TypeVar("S", bound=State)


class Option:
    """A choice made before the game: ``values`` in order, the first is the default.

    Texts: ``option-<key>`` and ``option-<key>-<value>`` of the game's catalogue.
    """

    def __init__(self, key: str, *values: str) -> None:
        self.key = key
        self.values = values
        self.default = values[0]


class SeatOption(Option):
    """The same for one seat: the key of seat 2 is ``<key>-2``. Kept where it is not the default, so that a table on
    which nobody asked for it is the table it was before there was such a choice.

    Texts: ``option-<key>`` and ``option-<key>-<value>``, the same for every seat.
    """


class Ruling:
    """A named reading of the rules where the rulebook is silent, with the rules version it came with.

    A reading that changes is a second Ruling of the same id; new tables take the last, old ones keep theirs.
    """

    def __init__(self, id: str, since: str, rule: str) -> None:
        self.id = id
        self.since = since
        self.rule = rule


class Setup:
    """What a table keeps from its first move to its last; one object shared by all copies of its state."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str],
        edition: Edition,
        actions: Actions,
        rulings: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        #: What a game has worked out from this setup once and keeps: its own business.
        self.kept: dict[str, Any] = {}
        self.edition = edition
        self.actions = actions
        #: The reading in force by ruling id, as the version it came with.
        self.rulings = {ruling.id: ruling.since for ruling in game.rulings} | dict(rulings or {})


@dataclass(frozen=True)
class Setting(Generic[S]):
    """How a table is set by hand, and what a whole table is (``engine.position`` has the helpers).

    ``read`` takes the game, the text and the dice to play on with; what the text leaves out is empty or default, what
    it gets wrong is refused by name with a ValueError. ``write`` gives the text that reads back as the same state.
    ``check`` raises AssertionError naming what cannot be: pieces lost or doubled, overlaps, odd counts.
    """

    check: Callable[[S], None]
    read: Callable[[Any, str, Dice], S]
    write: Callable[[S], str]


@dataclass(frozen=True)
class Telling(Generic[S]):
    """How a table is told: each function gets a view, so it can tell no more than its viewer may know.

    ``Game`` has a method of each name, which says what comes back.
    """

    observe: Callable[[S], Any]
    prompt: Callable[[S], Words]
    describe: Callable[[S], Sequence[Words]]
    choice: Callable[[S, Action], Choice]
    tell: Callable[[Event, S], LogLine]


class Game(Generic[S]):
    """One game. Its folder holds the same files as every other's (``docs/add-a-game.md``)."""

    key: ClassVar[str]
    title: ClassVar[str]
    #: Version of the rules as coded. A table keeps the one it began with.
    version: ClassVar[str]
    #: Earlier versions whose records this code still plays alike (what changed since goes by ``setup.rulings``).
    replays: ClassVar[tuple[str, ...]] = ()
    seats: ClassVar[range]
    #: The game that this one is a part of, where it can also be played alone.
    part_of: ClassVar[str] = ""
    options: ClassVar[tuple[Option, ...]] = ()
    seat_options: ClassVar[tuple[SeatOption, ...]] = ()
    #: Values of options under which several act at the same moment: one device is not enough for two people then.
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    #: Whether all may see all that is seen: people who share a device need no curtain between them.
    is_open: ClassVar[bool] = False
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    #: Every node by its key: positions and records name nodes.
    nodes: ClassVar[Mapping[str, Node[Any]]]
    #: The folder with edition.toml, rules.md and text/.
    folder: ClassVar[Path]
    #: Secret fields that each viewer can work out all the same, so that every imagination finds the truth.
    certain: ClassVar[tuple[str, ...]] = ()
    #: Prefix of its rule ids ("AQ").
    prefix: ClassVar[str]
    setting: ClassVar[Setting[Any]]
    telling: ClassVar[Telling[Any]]

    def __init__(self) -> None:
        self.bundled: Edition | None = None

    def needs_devices(self, options: Mapping[str, str]) -> bool:
        """Whether people must have a device each, for several act at the same moment."""
        return any(options.get(key) in values for key, values in self.at_once.items())

    # -- starting

    def initial_state(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str = "0",
        edition: str | Path | Edition | None = None,
        rulings: Mapping[str, str] | None = None,
    ) -> S:
        """A fresh table, played up to its first question.

        ``options`` are words by key, defaults for the rest; ``edition`` a path, an Edition, or None for the
        bundled one; ``rulings`` readings other than the newest, by id.
        Raises ValueError with one sentence that names what is wrong.
        """
        setup = self.setup(seats, options or {}, edition, rulings)
        state = self.deal(setup, Dice.of(seed))
        state.advance()
        return state

    def setup(
        self,
        seats: int,
        options: Mapping[str, str],
        edition: str | Path | Edition | None = None,
        rulings: Mapping[str, str] | None = None,
    ) -> Setup:
        """Check what a table is made of."""
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        chosen = {option.key: option.default for option in self.options}
        for key, value in options.items():
            option = self.option(key, seats)
            if option is None:
                known = [*chosen, *[f"{own.key}-SEAT" for own in self.seat_options]]
                raise ValueError(f"{self.title} has no option {key!r}; it has {', '.join(known) or 'none'}")
            if value not in option.values:
                raise ValueError(f"option {key} is {' or '.join(option.values)}, not {value!r}")
            if option.key == key or value != option.default:
                chosen[key] = value
        loaded = edition if isinstance(edition, Edition) else self.load_edition(edition)
        for name, since in (rulings or {}).items():
            if not any(ruling.id == name and ruling.since == since for ruling in self.rulings):
                raise ValueError(f"{self.title} has no reading {since} of a ruling {name}")
        return Setup(self, seats, chosen, loaded, self.make_actions(loaded), rulings)

    def option(self, key: str, seats: int) -> Option | None:
        """The option of this key at a table for so many; of a seat's key the SeatOption."""
        own = {f"{option.key}-{seat}": option for option in self.seat_options for seat in range(seats)}
        return next((option for option in self.options if option.key == key), own.get(key))

    def load_edition(self, path: str | Path | None = None) -> Edition:
        """The bundled edition, or the one in a file, read and checked once and kept."""
        if path is not None:
            return read_edition(Path(path), self.read_edition)
        if self.bundled is None:
            self.bundled = read_edition(self.folder / "edition.toml", self.read_edition)
        return self.bundled

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        """Check the tables of an edition file and make the game's own component data of them.

        Raises ValueError whose sentence names the file (``where``) and the row.
        """
        raise NotImplementedError

    def make_actions(self, edition: Edition) -> Actions:
        """The actions of an edition; one shared object where they do not depend on it."""
        raise NotImplementedError

    def deal(self, setup: Setup, dice: Dice) -> S:
        """Set the table up; the opening frames lie on the stack, nothing has run yet."""
        raise NotImplementedError

    # -- tables set by hand

    def check(self, state: S) -> None:
        """Raise AssertionError naming what cannot be on a whole table.

        Slow; tests and ``midway fuzz`` call it after every action.
        """
        self.setting.check(state)

    def position(self, text: str, seed: str = "0") -> S:
        """A table set by hand from TOML text, which plays on with the dice of ``seed``. What the text leaves out is
        empty or default; what it gets wrong is refused by name with a ValueError."""
        state: S = self.setting.read(self, text, Dice.of(seed))
        return state

    def write_position(self, state: S) -> str:
        """The TOML text of a state, which ``position`` reads back."""
        return self.setting.write(state)

    # -- telling (each from a view, or from an event the listener may hear)

    def observe(self, view: S) -> Any:
        """The wire form of a view, as a struct of the game's ``observation`` module."""
        return self.telling.observe(view)

    def reference(self, edition: Edition) -> Any:
        """What the pieces of an edition show, where observations name them by key; None where those say it all.

        A struct with the ``digest`` of all it holds, under which a browser asks for it once and keeps it.
        """
        return None

    def prompt(self, view: S) -> Words:
        """What the viewer must do now, or whom the table waits for, in one sentence."""
        return self.telling.prompt(view)

    def describe(self, view: S) -> Sequence[Words]:
        """The whole table in words, line by line, for the terminal and for screen readers."""
        return self.telling.describe(view)

    def choice(self, view: S, action: Action) -> Choice:
        """An action as its viewer meets it."""
        return self.telling.choice(view, action)

    def tell(self, event: Event, view: S) -> LogLine:
        """An event as a line of the log. ``view`` is the table as the listener sees it right after."""
        return self.telling.tell(event, view)
