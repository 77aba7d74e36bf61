"""Boarding proved against a search that knows nothing of the engine's (FL-23 to FL-28)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from games.fabelland.tables import KIT
from midway.games.fabelland.boarding import ONE, Face, guests, read_face, read_seats, seats_text

POSITIONS = 10_000
Seating = tuple[str, ...]


def spaces_of(text: str) -> list[tuple[str, int]]:
    """Kind and group of each space, read from the face text by hand."""
    spaces: list[tuple[str, int]] = []
    groups = 0
    for at, letter in enumerate(text):
        if letter == "=":
            groups += 1
            spaces += [("=", groups)] * int(text[at + 1])
        elif not letter.isdigit():
            spaces.append((letter, 0))
    return spaces


def allowed(spaces: list[tuple[str, int]], seating: Seating) -> bool:
    """Whether guests may sit like this: kinds fit, and each linked group has one kind."""
    kinds: dict[int, set[str]] = {}
    for (space, group), guest in zip(spaces, seating, strict=True):
        if guest == ".":
            continue
        if space in "PKT" and guest != space:
            return False
        if group:
            kinds.setdefault(group, set()).add(guest)
    return all(len(met) == 1 for met in kinds.values())


def brute_force(spaces: list[tuple[str, int]], before: Seating, waiting: Counter[str]) -> list[Seating]:
    """All seatings that board the most guests, none who sits having moved."""
    found: dict[int, list[Seating]] = {}
    for seating in product(*["PKT." if guest == "." else guest for guest in before]):
        new = {kind: seating.count(kind) - before.count(kind) for kind in "PKT"}
        if allowed(spaces, seating) and all(new[kind] <= waiting[kind] for kind in "PKT"):
            found.setdefault(sum(new.values()), []).append(seating)
    most = max(found)
    return found[most] if most else []


def looks(spaces: list[tuple[str, int]], before: Seating, seating: Seating) -> tuple[object, ...]:
    """What a person sees of a seating: how many of each kind on each sort of space, linked groups by what they were."""
    plain = Counter([(space, guest) for (space, group), guest in zip(spaces, seating, strict=True) if not group])
    linked = []
    for number in {group for _, group in spaces if group}:
        own = [at for at, (_, group) in enumerate(spaces) if group == number]
        linked.append((sorted(before[at] for at in own), sorted(seating[at] for at in own)))
    return (tuple(sorted(plain.items())), repr(sorted(linked)))


def random_case(random: Random) -> tuple[str, Seating, Counter[str]]:
    """A face of the edition, some guests who sit there already, and some who wait."""
    text = random.choice(sorted({card.face.text for card in KIT.cards[1:]}))
    spaces = spaces_of(text)
    while True:
        before = tuple([random.choice("....PKT") for _ in spaces])
        if allowed(spaces, before):
            break
    return text, before, Counter({kind: random.choice((0, 0, 1, 1, 2, 3, 5)) for kind in "PKT"})


@pytest.mark.rule("FL-23")
@pytest.mark.rule("FL-24")
def test_every_way_that_boards_the_most_is_offered_and_no_other():
    random = Random("boarding")
    tried = 0
    for _ in range(POSITIONS):
        text, before, waiting = random_case(random)
        spaces = spaces_of(text)
        face = Face(text)
        ways = face.ways(read_seats("".join(before)), guests("".join(waiting.elements())))
        wanted = {looks(spaces, before, seating) for seating in brute_force(spaces, before, waiting)}
        offered = [tuple(seats_text(seats).ljust(len(spaces), ".")) for seats, _ in ways]
        assert {looks(spaces, before, seating) for seating in offered} == wanted, (text, before, waiting)
        assert len(offered) == len(wanted), f"{text}: a way is offered twice"
        for seating, (_, boarded) in zip(offered, ways, strict=True):
            assert all(was in (".", now) for was, now in zip(before, seating, strict=True)), "a seated guest moved"
            for kind, one in zip("PKT", ONE, strict=True):
                shift = one.bit_length() - 1
                assert boarded >> shift & 255 == seating.count(kind) - before.count(kind)
        tried += len(ways) > 1
    assert tried > POSITIONS // 20, "cases with a choice are among them"


def ways(text: str, before: str, waiting: str) -> list[str]:
    return [seats_text(seats) for seats, _ in Face(text).ways(read_seats(before), guests(waiting))]


@pytest.mark.rule("FL-25")
def test_a_space_of_one_colour_takes_that_colour():
    assert ways("PKT", "", "PPT") == ["P.T"]
    assert ways("PP", "", "KT") == []


@pytest.mark.rule("FL-26")
def test_a_three_coloured_space_takes_anybody():
    assert ways("P*", "", "K") == [".K"]
    assert ways("P*", "", "P") == ["P", ".P"]


@pytest.mark.rule("FL-27")
def test_the_first_guest_on_linked_spaces_decides_for_all():
    assert ways("=3", "K", "PPKT") == ["KK"]
    assert ways("=3", "", "PK") == ["P", "K"]
    assert ways("=3", "", "PKK") == ["KK"], "as many as possible, so no lone P"


@pytest.mark.rule("FL-28")
def test_linked_groups_are_separate_and_stand_beside_other_spaces():
    assert ways("=3=3", "PP", "KKPT") == ["PPPKK"]
    assert ways("PK=2", "", "PKT") == ["PKT"]


def test_face_texts_are_read():
    assert read_face("PK=2") == ("PK==", (0, 0, 1, 1))
    assert read_face("=3=3") == ("======", (1, 1, 1, 2, 2, 2))
    for text in ("", "PX", "P=", "P=1", "PPPPPPP"):
        with pytest.raises(ValueError, match=r"want|none of"):
            read_face(text)
