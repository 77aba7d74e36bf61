"""The map as a graph: street spaces, places with two doors each, the bus line, and how far it is between them."""

from __future__ import annotations

DOWN, UP, FOOT = 0, 1, 2
WAYS = ("down", "up", "foot")


class City:
    """Nodes are numbers: street spaces in reading order, then places. ``foot[a][b]`` are steps on foot."""

    def __init__(self, grid: list[str]) -> None:
        self.columns = len(grid[0])
        self.rows = len(grid)
        self.spots = [(x, y) for y, row in enumerate(grid) for x, cell in enumerate(row) if cell == "#"]
        self.streets = len(self.spots)
        self.names = [f"{x},{y}" for x, y in self.spots]
        self.node_of = {name: node for node, name in enumerate(self.names)}
        self.links: list[list[int]] = []
        for x, y in self.spots:
            beside = [f"{x},{y - 1}", f"{x + 1},{y}", f"{x},{y + 1}", f"{x - 1},{y}"]
            self.links.append([self.node_of[name] for name in beside if name in self.node_of])
        self.doors: list[tuple[int, int]] = []
        self.lots: list[tuple[int, int, int, int]] = []
        self.own_names: list[str] = []
        self.stops: list[int] = []
        self.red = 0
        self.start = 0
        self.homes = (0, 0)
        self.foot: list[list[int]] = []
        self.longest = 0
        self.rides: list[list[list[int]]] = []
        #: Steps to every node by the shortest of all ways.
        self.near: list[list[int]] = []

    def add_place(self, key: str, name: str, doors: list[int], lot: list[int]) -> None:
        """A place, one space to walk through, joined to its doors only (FC-30, FC-31)."""
        node = len(self.names)
        self.names.append(key)
        self.node_of[key] = node
        self.links.append(list(doors))
        for door in doors:
            self.links[door].append(node)
        self.doors.append((doors[0], doors[1]))
        self.lots.append((lot[0], lot[1], lot[2], lot[3]))
        self.own_names.append(name)

    def measure(self) -> None:
        """Fill the tables of distances; the map is complete."""
        self.foot = [self._walk(node) for node in range(len(self.names))]
        self.rides = [[self._ride(node, way) for way in (DOWN, UP)] for node in range(len(self.names))]
        self.longest = max(max(row) for rows in (self.foot, *self.rides) for row in rows)
        self.near = [
            [min(steps) for steps in zip(walk, *rides, strict=True)]
            for walk, rides in zip(self.foot, self.rides, strict=True)
        ]

    def _walk(self, start: int) -> list[int]:
        steps = [far(self)] * len(self.names)
        steps[start] = 0
        reached = [start]
        for node in reached:
            for beside in self.links[node]:
                if steps[beside] == far(self):
                    steps[beside] = steps[node] + 1
                    reached.append(beside)
        return steps

    def hops(self, way: int) -> list[tuple[int, int]]:
        """All pairs of stop numbers where one can get on and off in a direction (FC-36)."""
        count = len(self.stops)
        return [(on, off) for on in range(count) for off in range(count) if (off > on if way else off < on)]

    def _ride(self, start: int, way: int) -> list[int]:
        """Steps to every node with a ride in a direction: on foot to a stop, one a hop, on foot from the last."""
        alight = [far(self)] * len(self.stops)
        for on, off in self.hops(way):
            alight[off] = min(alight[off], self.foot[start][self.stops[on]] + abs(off - on))
        return [
            min(steps + self.foot[stop][node] for steps, stop in zip(alight, self.stops, strict=True))
            for node in range(len(self.names))
        ]

    def reaches(self, start: int, way: int) -> list[int]:
        """Steps from a node to every node, on foot or with a ride."""
        return self.foot[start] if way == FOOT else self.rides[start][way]

    def path(self, start: int, way: int, end: int) -> list[int]:
        """One shortest way from start to end, both included; with a ride every stop passed is on it."""
        if way == FOOT:
            return self._path_on_foot(start, end)
        total = self.rides[start][way][end]
        for on, off in self.hops(way):
            first, last = self.stops[on], self.stops[off]
            if self.foot[start][first] + abs(off - on) + self.foot[last][end] == total:
                step = 1 if way else -1
                ridden = [self.stops[number] for number in range(on, off + step, step)]
                return [*self._path_on_foot(start, first)[:-1], *ridden, *self._path_on_foot(last, end)[1:]]
        raise ValueError(f"no ride from {self.names[start]} to {self.names[end]}")

    def _path_on_foot(self, start: int, end: int) -> list[int]:
        to_end = self.foot[end]  # steps are the same both ways
        path = [start]
        while path[-1] != end:
            path.append(min(self.links[path[-1]], key=to_end.__getitem__))
        return path

    def spot(self, node: int) -> str:
        """The name of a node on the board: ``space:4,2`` or ``place:theatre``."""
        return f"{'space' if node < self.streets else 'place'}:{self.names[node]}"

    def picture(self) -> list[str]:
        """The map as rows of signs: streets ``.``, stops 1 to 9 (0 the tenth), the red space
        ``@``, places by capital letters and their doors by small ones."""
        rows = [[" "] * self.columns for _ in range(self.rows)]
        for number, (left, top, right, bottom) in enumerate(self.lots):
            for y in range(self.rows):
                for x in range(self.columns):
                    if left <= x * 10 <= right and top <= y * 10 <= bottom and f"{x},{y}" not in self.node_of:
                        rows[y][x] = letter(number)
        for node, (x, y) in enumerate(self.spots):
            rows[y][x] = "."
            if node in self.stops:
                rows[y][x] = str((self.stops.index(node) + 1) % 10)
            elif node == self.red:
                rows[y][x] = "@"
        for number, doors in enumerate(self.doors):
            for door in doors:
                x, y = self.spots[door]
                rows[y][x] = letter(number).lower()
        return ["".join(row) for row in rows]


def letter(number: int) -> str:
    """The letter of a place in the picture: A, B, C and so on in the order of the edition."""
    return chr(ord("A") + number % 26)


def far(city: City) -> int:
    """More steps than any way has."""
    return len(city.names)
