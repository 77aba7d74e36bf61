"""Several people on one device: the curtain where something is secret, none where nothing is, and where it is not
offered."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opens
from browser.steps import ATTRACTIONS, PATIENCE, choices, come_in, log, open_table

#: Where all may see all that is seen.
OPEN = ("Aquapark", "Hau den Lukas", "Swing Boat")
SECRET = ("Funfair", "Fabelland", "Fun City", "Rummelplatz", *sorted({*ATTRACTIONS} - {*OPEN}))
TURNS = 60


def sit_down(visitor: Opens, game: str) -> Page:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, game, "One device", f"Play {game} on this device")
    page.mouse.move(0, 0)
    return page


def take_turns(page: Page, game: str, until: Callable[[set[str]], bool]) -> set[str]:
    """Turns by keyboard, the last of the choices each, by whoever holds the device; the names the curtain called."""
    curtain = page.get_by_role("button", name=re.compile("^I am "))
    lines = choices(page).get_by_role("listitem").get_by_role("button")
    called: set[str] = set()
    for _ in range(TURNS):
        expect(page).to_have_title(re.compile(f"^Your turn: {game}$|^{game} is over$"), timeout=PATIENCE)
        if until(called) or page.title() == f"{game} is over":
            break
        expect(curtain.or_(lines.first).first).to_be_visible(timeout=PATIENCE)
        if curtain.count():
            expect(choices(page)).to_have_count(0)
            called.add(curtain.inner_text())
            page.keyboard.press("Enter")
        elif lines.count():
            page.keyboard.press(str(min(lines.count(), 9)))
            page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    return called


@pytest.mark.parametrize("game", SECRET)
def test_a_device_goes_round_behind_a_curtain(visitor: Opens, game: str) -> None:
    both = {f"I am Ana {number}: show mine" for number in (1, 2)}
    assert both <= take_turns(sit_down(visitor, game), game, both.issubset)


@pytest.mark.parametrize("game", OPEN)
def test_where_all_is_open_the_device_goes_round_without_one(visitor: Opens, game: str) -> None:
    page = sit_down(visitor, game)
    told = log(page)

    def both_have_played(called: set[str]) -> bool:
        return all(f"Ana {number}" in told.inner_text() for number in (1, 2))

    assert take_turns(page, game, both_have_played) == set()
    assert both_have_played(set())


def test_where_several_act_at_once_one_device_is_not_offered(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    page.get_by_role("radio", name="Rummelplatz").check()
    page.get_by_role("radio", name="One device").check()
    page.get_by_text("Variants", exact=True).click()
    clock = page.get_by_role("combobox", name="Clock")
    clock.select_option("live")
    deed = page.get_by_role("button", name="Play Rummelplatz on this device")
    expect(deed).to_be_disabled()
    why = page.get_by_role("alert").filter(has_text="several act at the same moment")
    expect(why).to_be_visible()
    page.get_by_label("Which of it").select_option("Hau den Lukas")
    clock.select_option("live")
    expect(page.get_by_role("button", name="Play Hau den Lukas on this device")).to_be_enabled()
    page.get_by_label("Which of it").select_option("Ghost Train")
    clock.select_option("live")
    expect(page.get_by_role("button", name="Play Ghost Train on this device")).to_be_disabled()
    clock.select_option("calm")
    expect(why).to_have_count(0)
    expect(page.get_by_role("button", name="Play Ghost Train on this device")).to_be_enabled()
