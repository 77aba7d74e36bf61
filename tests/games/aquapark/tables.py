"""Hand-set Aquapark tables for the tests."""

from __future__ import annotations

from kit.play import codes as codes
from kit.play import play_whole as play  # noqa: F401 - for the tests beside
from kit.play import refused as refused
from midway.games.aquapark.actions import read_edge
from midway.games.aquapark.game import GAME
from midway.games.aquapark.park import Park
from midway.games.aquapark.state import AquaparkState

KIT = GAME.load_edition().data

#: Two players in their first turn; seat 0 lays card 46 (P P G B B G) with a token.
#: The orange front reads Pr P Gu G Br Bu, the pink front Gu G Br B Pu Pr.
PLACING = """
seats = 2
next = ["place 0 card=46 token={token} slot=0", "place 1 card=47 token=2 slot=1", "refill - near=0 far=1", "end -"]
display = ["-", "-", "1 P", "2 G"]
round_card = 1
[options]
mode = "{mode}"
[[park]]
start = "orange front"
laid = {laid}
tokens = {tokens}
[[park]]
start = "pink front"
"""

#: The first token of each terrain in the stand-in edition but those the tables name elsewhere.
POOL, PARK, BEACH, RED, PURPLE = 3, 15, 27, 38, 46


def placing(token: int = POOL, mode: str = "normal", laid: str = "[]", tokens: str = "[]") -> AquaparkState:
    """Seat 0 has card 46 and a token in hand."""
    return GAME.position(PLACING.format(token=token, mode=mode, laid=laid, tokens=tokens))


def park(*rows: str) -> Park:
    """A park of cards laid one after another, like ``13 rot180 H 0,0``; nothing is checked."""
    built = Park.empty(KIT)
    for row in rows:
        card, code = row.split(" ", 1)
        action = GAME.make_actions(GAME.load_edition()).parse(f"place {code}")
        assert action is not None
        lie, cell, turn = action.args
        built = built.lay(int(card), lie, cell, turn)
    return built


def put(built: Park, *rows: str) -> Park:
    """Tokens like ``visitor P 0,0,N`` put in the park; the n-th token of a terrain is a fresh one."""
    used: dict[str, int] = {}
    for row in rows:
        kind, terrain, at = row.split(" ")
        first = KIT.terrain.index("PGBru".index(terrain), 1)
        token = first + used.get(terrain, 0)
        used[terrain] = used.get(terrain, 0) + 1
        built = built.put(read_edge(at), token, 1 if kind == "lifeguard" else 0)
    return built


def areas(built: Park) -> dict[str, list[int]]:
    """Sizes of all areas by terrain, largest first."""
    score = built.score()
    return {
        terrain: sorted([size for root, size in score.size.items() if root % 5 == number], reverse=True)
        for number, terrain in enumerate("PGBru")
    }
