"""Hand-set Funfair tables for the tests, in words of the stand-in edition."""

from __future__ import annotations

from typing import Any

from kit.play import codes as codes
from kit.play import play_whole as play
from kit.play import refused as refused
from midway.games.funfair.edition import Kit
from midway.games.funfair.game import GAME
from midway.games.funfair.park import Park
from midway.games.funfair.state import KIND, FunfairState

KIT: Kit = GAME.load_edition().data
NUMBER = {kind.key: kind.number for kind in KIT.kinds}
PLAN = {plan.key: number for number, plan in enumerate(KIT.blueprints)}

#: The first action of a round of two players.
ACTION = ("action 0 number=1", "action 1 number=1", "rotation - number=2", "guests -", "cleanup -")
MARKET = ("loop", "big-top", "fresh-paint", "park-mascot", "carousel", "plush-seating")


def table(
    *players: str,
    next: tuple[str, ...] = ACTION,
    market: tuple[str, ...] = MARKET,
    round: int = 2,
    city: str = "finders-keepers",
    head: str = "",
    seed: str = "0",
) -> FunfairState:
    """A table of two (or as many as are given); each player is some lines of TOML."""
    seats = max(2, len(players))
    rows = [*players, *[""] * (seats - len(players))]
    tables = "".join([f"[[player]]\n{row}\n" for row in rows])
    text = f"seats = {seats}\nround = {round}\ncity = {city!r}\n{head}\n"
    text += f"next = {list(next)!r}\nmarket = {list(market)!r}\n{tables}"
    state = GAME.position(text, seed)
    GAME.check(state)
    return state


def player(coins: int = 50, hand: str = "", stacks: tuple[str, ...] = (), staff: str = "", more: str = "") -> str:
    """Lines of a player: cards by key, apart by blanks; stacks from the first space on."""
    lines = [f"coins = {coins}", f"hand = {hand.split()!r}", f"stacks = {list(stacks)!r}", f"staff = {staff.split()!r}"]
    return "\n".join([*lines, more])


def heard(s: FunfairState, *moves: str) -> list[str]:
    """The codes of what happened in these moves."""
    s.events = []
    play(s, *moves)
    codes = [event[0] for event in s.events]
    s.events = None
    return codes


def hand(s: FunfairState, seat: int = 0) -> list[str]:
    return [KIT.kinds[card & KIND].key for card in s.hands[seat]]


def keys(kinds: Any) -> list[str]:
    return [KIT.kinds[kind].key for kind in kinds]


def park(*stacks: str, staff: str = "") -> Park:
    """A park alone, for scoring."""
    made = Park.empty(KIT)
    for stack in stacks:
        space = made.free
        for key in stack.split():
            made = made.build(NUMBER[key], space)
    for key in staff.split():
        made = made.build(NUMBER[key], -1)
    return made
