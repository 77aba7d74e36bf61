"""Against time, with people in two windows: a race, and what becomes of the seat of somebody who vanishes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.conftest import Opens
from browser.fair import Fair
from browser.steps import PATIENCE, choices, come_in, log, my_turn, sit_down_together
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games import load_game

#: Seconds. A race takes a good minute; more than as long again for a busy machine.
RACE = 180


@pytest.fixture(scope="module")
def fair(browser_type_launch_args: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fair]:
    """A host where three seconds are a long time to be away."""
    fair = Fair(Path(tmp_path_factory.mktemp("fair")), long=3)
    fair.start()
    yield fair
    fair.stop()


def sit_down_to_race(visitor: Opens, before: Callable[[Page], None] = lambda ben: None) -> tuple[Page, Page]:
    """Ana and Ben, each in a window of their own, and a bot; Horse Race against time. ``before`` Ben comes, his window
    may be prepared."""
    ana = visitor()
    come_in(ana, "Ana")
    ana.get_by_role("radio", name="Rummelplatz").check()
    ana.get_by_label("Which of it").select_option("Horse Race")
    ana.get_by_role("radio", name="Friends").check()
    ana.get_by_text("Variants", exact=True).click()
    ana.get_by_role("combobox", name="Clock").select_option("live")
    ana.get_by_role("button", name="Open Horse Race for friends").click()
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.get_by_role("button", name="Copy the link to chair 2").click()
    expect(ana.get_by_text("Copied.")).to_be_visible()
    ben = visitor("/clock")
    before(ben)
    ben.goto(ana.evaluate("navigator.clipboard.readText()"))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    expect(ana.get_by_role("region", name="Seats")).to_contain_text("Ben")
    ana.get_by_role("button", name="Put a bot on chair 3").click()
    return ana, ben


def lines(page: Page) -> Locator:
    return choices(page).get_by_role("listitem").get_by_role("button")


def ride(page: Page) -> None:
    """Do the first thing there is to do, if there is any: it may be gone, or rest, by the time it is pressed."""
    if lines(page).count():
        with suppress(TooLate):
            lines(page).first.click(timeout=500)


def until(done: Callable[[], bool], act: Callable[[], object]) -> None:
    """Act a few times a second until it is done."""
    end = monotonic() + RACE
    while not done():
        assert monotonic() < end, "the race does not end"
        act()
        sleep(0.1)


def ranking(page: Page) -> list[str]:
    rows = page.get_by_role("region", name="Standings").get_by_role("listitem").all_inner_texts()
    assert len(rows) == 3
    return [name for row in rows for name in ("Ana", "Ben", "Sharp") if name in row]


def is_over(page: Page) -> bool:
    return page.title() == "Horse Race is over"


def test_two_windows_and_a_bot_race_each_other(visitor: Opens) -> None:
    ana, ben = sit_down_to_race(visitor)
    pages = (ana, ben)
    for page in pages:
        my_turn(page, "Horse Race")
    until(lambda: all(map(is_over, pages)), lambda: [ride(page) for page in pages])
    for page in pages:
        for name in ("Ana", "Ben", "Sharp"):
            expect(log(page)).to_contain_text(f"({name}) rolls", timeout=PATIENCE)
    assert ranking(ana) == ranking(ben)
    with ana.expect_download() as saved:
        ana.get_by_role("link", name="Save the record").click()
    record = Record.read(Path(saved.value.path()).read_text())
    match = Match.replay(load_game("horse_race"), record)
    assert {line.seat for line in record.lines} == {-1, 0, 1, 2}
    assert match.state.is_terminal()
    for seat in range(3):
        times = [line.time for line in record.lines if line.seat == seat]
        assert times == sorted(times)
        assert all(after - before >= 500 for before, after in pairwise(times)), "nobody is faster than the dice"


def test_who_vanishes_from_a_race_is_played_by_a_bot_and_told_so(visitor: Opens) -> None:
    cut = False

    def line(socket: WebSocketRoute) -> None:
        """A line that can be cut without either end noticing."""
        host = socket.connect_to_server()
        host.on_message(lambda message: None if cut else socket.send(message))
        socket.on_message(lambda message: None if cut else host.send(message))

    def before(ben: Page) -> None:
        ben.route_web_socket(re.compile("/ws/tables/"), line)

    ana, ben = sit_down_to_race(visitor, before)
    for page in (ana, ben):
        my_turn(page, "Horse Race")
    cut = True
    expect(log(ana)).to_contain_text("Ben is away; a bot plays on.", timeout=30_000)
    expect(ana.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text("a bot plays on")
    cut = False
    ben.reload()
    expect(choices(ben)).to_contain_text("A bot is playing for you.", timeout=PATIENCE)
    expect(log(ben)).to_contain_text("Ben is away; a bot plays on.")
    until(lambda: is_over(ana), lambda: ride(ana))
    expect(log(ana)).to_contain_text("(Ben) rolls")
    ben.reload()
    expect(ben).to_have_title("Horse Race is over", timeout=PATIENCE)
    expect(log(ben)).not_to_contain_text("Ben is back")


def test_the_others_let_a_bot_play_for_who_is_away_until_they_are_back(visitor: Opens, fair: Fair) -> None:
    ana, ben = sit_down_together(visitor)
    table = re.sub(r"^https?://[^/]+", "", ben.url)
    ben.goto(fair.url)
    offer = ana.get_by_role("region", name="Ben has been away for a while.")
    expect(offer).to_be_visible(timeout=PATIENCE)
    offer.get_by_role("button", name="Let a bot play for Ben").click()
    expect(log(ana)).to_contain_text("Ben is away; a bot plays on.")
    expect(offer).to_have_count(0)
    expect(ana.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text("a bot plays on")
    ana.keyboard.press("1")
    ana.keyboard.press("Enter")
    expect(log(ana)).to_contain_text("The stacks are built.", timeout=PATIENCE)
    ben.goto(fair.url + table)
    expect(log(ana)).to_contain_text("Ben is back and plays on.", timeout=PATIENCE)
    expect(log(ben)).to_contain_text("Ben is away; a bot plays on.")
    expect(choices(ben)).to_be_visible()
    expect(choices(ben)).not_to_contain_text("A bot is playing for you.")
