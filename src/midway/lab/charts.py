"""Two kinds of pictures for the laboratory's page, as SVG text: shares with their intervals, and heaps of numbers.

Colours and type are the page's (``report.py``): classes ``own`` and ``other`` tell two runs apart, by shape as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT = 640, 170, 100
ROW = 30
HEIGHT, BARS = 150, 32
#: Widths of a heap's bars, times a power of ten.
STEPS = (1, 2, 5)


@dataclass(frozen=True)
class Share:
    """One row: how often somebody won, and between which shares the truth probably lies (0 to 1)."""

    label: str
    share: float
    low: float
    high: float
    other: bool = False  # of the run it is compared with


def shares(rows: Sequence[Share], even: float, title: str) -> str:
    """A dot and an interval a row, over a line where all would win alike."""
    most = min(1.0, max([even * 2, *[row.high for row in rows]]) * 1.05)
    height = ROW * len(rows) + 34

    def across(share: float) -> float:
        return LEFT + share / most * (WIDTH - LEFT - RIGHT)

    parts = []
    for number, row in enumerate(rows):
        y = number * ROW + 16
        kind = "other" if row.other else "own"
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" class="label">{escape(row.label)}</text>')
        parts.append(f'<path class="rail" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
        parts.append(f'<path class="span {kind}" d="M{across(row.low):.1f} {y}H{across(row.high):.1f}"/>')
        parts.append(_dot(across(row.share), y, row.other))
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5}">{row.share:.1%}</text>')
    x, foot = across(even), ROW * len(rows) + 2
    parts.append(f'<path class="even" d="M{x:.1f} 0V{foot}"/>')
    parts.append(f'<text x="{x:.1f}" y="{foot + 20}" class="middle">even: {even:.1%}</text>')
    return _picture(height, title, parts)


def _dot(x: float, y: int, other: bool) -> str:
    if other:
        return f'<path class="dot other" d="M{x:.1f} {y - 7}L{x + 7:.1f} {y}L{x:.1f} {y + 7}L{x - 7:.1f} {y}Z"/>'
    return f'<circle class="dot own" cx="{x:.1f}" cy="{y}" r="6"/>'


def bar_width(low: int, high: int) -> int:
    """The narrowest of 1, 2, 5, 10, 20 ... with which the numbers from ``low`` to ``high`` fit into 32 bars."""
    scale = 1
    while True:
        for step in STEPS:
            if (high - low) // (step * scale) + 2 <= BARS:
                return step * scale
        scale *= 10


def heap(counts: Mapping[int, int], bounds: tuple[int, int], title: str, other: Mapping[int, int] | None = None) -> str:
    """How many games came to which number; ``bounds`` are the least and the most of all heaps that stand together.

    ``other`` is drawn as a line over the bars. Each heap is as high as the picture, whatever its number of games.
    """
    low, high = bounds
    width = bar_width(low, high)
    first = low // width
    bars = high // width - first + 1
    across = (WIDTH - 40) / bars
    heights = _heights(counts, width, first, bars)
    parts = []
    for at, part in enumerate(heights):
        if part:
            parts.append(
                f'<rect class="bar" x="{20 + at * across + 1:.1f}" y="{HEIGHT - part:.1f}" width="{across - 2:.1f}" '
                f'height="{part:.1f}"><title>{_range(first + at, width)}</title></rect>'
            )
    if other is not None:
        tops = _heights(other, width, first, bars)
        steps = "".join(f"V{HEIGHT - top:.1f}H{20 + (at + 1) * across:.1f}" for at, top in enumerate(tops))
        parts.append(f'<path class="outline" d="M20 {HEIGHT}{steps}V{HEIGHT}"/>')
    parts.append(f'<path class="rail" d="M20 {HEIGHT}H{WIDTH - 20}"/>')
    every = max(1, -(-bars // 10))
    for at in range(0, bars, every):
        parts.append(f'<text x="{20 + at * across:.1f}" y="{HEIGHT + 20}">{(first + at) * width}</text>')
    return _picture(HEIGHT + 28, title, parts)


def _heights(counts: Mapping[int, int], width: int, first: int, bars: int) -> list[float]:
    heights = [0.0] * bars
    for number, times in counts.items():
        heights[number // width - first] += times
    most = max([*heights, 1])
    return [part / most * (HEIGHT - 10) for part in heights]


def _range(bar: int, width: int) -> str:
    return str(bar) if width == 1 else f"{bar * width} to {(bar + 1) * width - 1}"


def _picture(height: int, title: str, parts: Sequence[str]) -> str:
    said = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{said}">{"".join(parts)}</svg>'
