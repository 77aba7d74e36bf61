"""Aquapark in the browser, from the first click to the replay."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, come_in, open_table
from browser.test_axe import clean

MINE_OR_OVER = re.compile("^Your turn: Aquapark$|^Aquapark is over$")
SHOW = "Show below"


def my_turn(page: Page) -> None:
    expect(page).to_have_title("Your turn: Aquapark", timeout=PATIENCE)


def told(page: Page) -> Locator:
    return page.get_by_role("region", name="Log")


def sit_down(opens: Opens, company: str = "Bots", **options: object) -> Page:
    """Ana at a table of her own, asked for her start card."""
    page = opens(**options)
    come_in(page, "Ana")
    deed = {"Bots": "Play Aquapark against bots", "One device": "Play Aquapark on this device"}[company]
    open_table(page, "Aquapark", company, deed)
    my_turn(page)
    return page


def decide(page: Page) -> None:
    """Choose the first and confirm, with the keyboard."""
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def decide_until(page: Page, wanted: Locator) -> None:
    """Play on by keyboard until this is there."""
    for _ in range(60):
        my_turn(page)
        if wanted.is_visible():
            return
        decide(page)
        page.wait_for_timeout(120)
    raise AssertionError("it never comes")


def play_to_the_end(page: Page) -> int:
    """A whole game with two keys; how many decisions it took."""
    for decisions in range(200):
        expect(page).to_have_title(MINE_OR_OVER, timeout=PATIENCE)
        if page.title() == "Aquapark is over":
            return decisions
        decide(page)
        page.wait_for_timeout(60)
    raise AssertionError("the game does not end")


def tab_to(page: Page, wanted: Locator) -> None:
    """Walk there with the Tab key."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element.contains(document.activeElement)"):
            return
    raise AssertionError("Tab does not lead there")


def main_button(page: Page) -> Locator:
    """The button that plays what is chosen."""
    deeds = re.compile("^(Lay it here|Seat it here|Flip it to a lifeguard here|[0-9]* ?(Take|Offer) )")
    return choices(page).get_by_role("button", name=deeds).first


def tap_one(page: Page) -> None:
    """Choose the first of the list and play it, by finger."""
    my_turn(page)
    choices(page).get_by_role("listitem").get_by_role("button").first.tap()
    main_button(page).tap()
    page.wait_for_timeout(120)


def test_two_windows_see_each_others_moves(visitor: Opens) -> None:
    ana = visitor()
    come_in(ana, "Ana")
    open_table(ana, "Aquapark", "Friends", "Open Aquapark for friends")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.get_by_role("button", name="Copy the link to chair 2").click()
    expect(ana.get_by_text("Copied.")).to_be_visible()
    link = ana.evaluate("navigator.clipboard.readText()")
    ben = visitor(re.sub(r"^https?://[^/]+", "", link))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    laid = told(ana).get_by_text(re.compile("(Ana|Ben) lays card"))
    for _ in range(80):
        if laid.count() == 2:
            break
        for page in (ana, ben):
            if page.title().startswith("Your turn"):
                decide(page)
        ana.wait_for_timeout(120)
    for page in (ana, ben):
        for moved in ("Ana plays", "Ben plays", "Ana lays card", "Ben lays card"):
            expect(told(page)).to_contain_text(moved, timeout=PATIENCE)
    expect(ana.get_by_role("button", name="Look at the park of Ben: 2 cards")).to_be_visible()
    expect(ben.get_by_role("button", name="Look at the park of Ana: 2 cards")).to_be_visible()


def test_a_whole_game_by_keyboard(visitor: Opens) -> None:
    page = sit_down(visitor)
    park = page.get_by_role("group", name="Your park")
    decide_until(page, choices(page).get_by_text("Lay it").first)
    tab_to(page, park)
    page.keyboard.press("n")
    spot = page.locator(":focus")
    expect(spot).to_have_accessible_name(re.compile("^Lay it"))
    page.keyboard.press("Enter")
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(main_button(page)).to_be_visible()
    page.keyboard.press("r")
    expect(choices(page)).to_contain_text("upright")
    page.keyboard.press("Escape")
    expect(main_button(page)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Ana lays card", timeout=PATIENCE)
    assert play_to_the_end(page) > 15
    expect(page.get_by_role("region", name="Score")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Total")).to_be_visible()
    expect(page.get_by_role("button", name="Play again, same seats")).to_be_visible(timeout=PATIENCE)


def tap_one_of(spots: Locator) -> None:
    """Tap the first whose middle is its own: where places lie close, a neighbour's ring may reach over it."""
    for spot in spots.all():
        with suppress(TooLate):
            spot.tap(timeout=1000)
            return
    raise AssertionError("no place can be tapped")


def test_a_phone_plays_by_touch(visitor: Opens) -> None:
    page = sit_down(visitor, phone=True)
    starts = page.get_by_role("group", name="Choose a start card and its side")
    starts.get_by_role("button", name="Take the pink card, back up").tap()
    main_button(page).tap()
    park = page.get_by_role("group", name="Your park")
    dock = page.get_by_role("navigation", name=SHOW)
    laid = 0
    while laid < 3:
        my_turn(page)
        spots = park.get_by_role("button", name=re.compile("^Lay it"))
        if spots.count():
            expect(dock.get_by_role("button", name="Park")).to_have_attribute("aria-pressed", "true")
            tap_one_of(spots)
            choices(page).get_by_role("button", name="Turn", exact=True).tap()
            choices(page).get_by_role("button", name="Next place").tap()
            deed = main_button(page)
            box = deed.bounding_box()
            assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= 844
            deed.tap()
            laid += 1
            page.wait_for_timeout(150)
        else:
            tap_one(page)
    shown = {
        "Display": page.get_by_role("group", name="Display", exact=True),
        "Others": page.get_by_role("button", name="Look at the park of Greedy"),
        "Log": told(page).get_by_text("Ana plays pink, back up."),
        "Park": park,
    }
    for view, there in shown.items():
        dock.get_by_role("button", name=view).tap()
        expect(there).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_for_axe_to_find(visitor: Opens, phone: bool) -> None:
    page = sit_down(visitor, phone=phone)

    def clean_by_day_and_by_night() -> None:
        for light in ("dark", "light"):
            page.emulate_media(color_scheme=light)
            clean(page)

    clean_by_day_and_by_night()
    decide_until(page, choices(page).get_by_role("button", name="Next place"))
    page.keyboard.press("1")
    expect(main_button(page)).to_be_visible()
    clean_by_day_and_by_night()
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Play again, same seats")).to_be_visible(timeout=PATIENCE)
    clean_by_day_and_by_night()


def test_a_link_opens_at_its_step(visitor: Opens) -> None:
    page = sit_down(visitor, "One device")
    decide_until(page, choices(page).get_by_role("button", name="Next place"))
    decide(page)
    expect(told(page)).to_contain_text("lays card", timeout=PATIENCE)
    table = page.url.partition("?")[0]
    page.goto(f"{table}?line=2")
    bar = page.get_by_role("region", name="Look back")
    expect(bar.get_by_text(re.compile("^Step 2 of "))).to_be_visible(timeout=PATIENCE)
    expect(told(page)).not_to_contain_text("lays card")
    bar.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(f"{table}?line=3")
    expect(told(page)).to_contain_text("offers")
    bar.get_by_role("combobox", name="Speed").select_option("4 ×")
    bar.get_by_role("button", name="Play").click()
    expect(bar.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()


# where a flying piece is at four moments of its flight, taken as it sets out, however slow the machine
SAMPLE = """() => {
    window.seen = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const flight = animate.apply(this, how);
        for (const time of flight.id === 'flight' ? [240, 160, 80, 0] : []) {
            flight.currentTime = time;
            const box = this.getBoundingClientRect();
            window.seen.push(`${this.dataset.piece} ${box.x.toFixed(1)} ${box.y.toFixed(1)}`);
        }
        return flight;
    };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_laid_flies_unless_motion_is_unwelcome(visitor: Opens, motion: str) -> None:
    page = sit_down(visitor, reduced_motion=motion)
    decide_until(page, choices(page).get_by_role("button", name="Next place"))
    page.evaluate(SAMPLE)
    decide(page)
    expect(told(page)).to_contain_text("Ana lays card", timeout=PATIENCE)
    page.wait_for_timeout(500)
    places = set(page.evaluate("window.seen.filter((line) => line.startsWith('card:'))"))
    assert (len(places) > 2) == (motion == "no-preference"), places
