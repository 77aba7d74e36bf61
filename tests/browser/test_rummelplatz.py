"""Rummelplatz in the browser: a whole fair by clicks and by keyboard, attractions alone, on a phone, day and night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opens
from browser.steps import ATTRACTIONS, PATIENCE, choices, come_in, log, my_turn, open_table
from browser.test_axe import clean


def sit_down(opens: Opens, game: str = "Rummelplatz", **options: object) -> Page:
    """Ana at a table of her own against bots, in calm."""
    page = opens(**options)
    come_in(page, "Ana")
    open_table(page, game, "Bots", f"Play {game} against bots")
    page.mouse.move(0, 0)  # else it looks at whatever choice comes to lie under it
    return page


def to_the_booth(page: Page) -> None:
    """Put the teaching card away that a booth shows at a first visit."""
    page.get_by_role("button", name="To the booth").click()


def over(page: Page, game: str = "Rummelplatz") -> bool:
    expect(page).to_have_title(re.compile(f"^Your turn: {game}$|^{game} is over$"), timeout=PATIENCE)
    return page.title() == f"{game} is over"


def lines(page: Page) -> Locator:
    return choices(page).get_by_role("listitem").get_by_role("button")


def decide(page: Page) -> None:
    """Choose the first and confirm, with the keyboard."""
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)


def click_first(page: Page) -> None:
    """Choose the first of the list and press it again: that plays it. It may be gone by then."""
    first = lines(page).first
    if first.is_visible():
        first.click()
    if first.is_visible():
        first.click()
    page.wait_for_timeout(50)


def test_a_whole_fair_by_clicks(visitor: Opens) -> None:
    page = sit_down(visitor)
    my_turn(page, "Rummelplatz")
    fair = page.get_by_role("group", name="Map of the fair")
    stalls = fair.get_by_role("button")
    expect(stalls).to_have_count(8)
    open_now = fair.get_by_role("button", name=re.compile("can be chosen now$"))
    expect(open_now).to_have_count(2)
    name = open_now.first.get_attribute("aria-label").split(",")[0]
    open_now.first.click()
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text(f"All go to: {name}.", timeout=PATIENCE)
    expect(page.get_by_role("group", name=name, exact=True)).to_be_visible()
    for _ in range(600):
        if over(page):
            break
        click_first(page)
    assert over(page)
    expect(page.get_by_role("group", name="Lottery booth")).to_contain_text("has drawn the main prize.")
    expect(page.get_by_role("region", name="The fair so far")).to_be_visible()


def test_a_whole_fair_by_keyboard(visitor: Opens) -> None:
    page = sit_down(visitor)
    for _ in range(600):
        if over(page):
            break
        decide(page)
    assert over(page)


def test_a_card_is_laid_from_the_hand(visitor: Opens) -> None:
    page = sit_down(visitor, "Bumper Cars")
    to_the_booth(page)
    board = page.get_by_role("group", name="Attraction")
    board.get_by_role("button", name="4 tiles under the TILT, 4 above it").click()
    page.keyboard.press("Enter")
    expect(choices(page)).to_contain_text("Lay the", timeout=PATIENCE)
    expect(board.get_by_text("your stack: 4 above the TILT, 4 under it")).to_be_visible()
    board.get_by_role("button", name=re.compile("^Card ")).first.click()
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text(re.compile(r"Ana lays a \d"), timeout=PATIENCE)


def test_a_row_of_the_boat_is_taken_with_the_keys_of_the_drawing(visitor: Opens) -> None:
    page = sit_down(visitor, "Swing Boat")
    my_turn(page, "Swing Boat")
    free = page.get_by_role("group", name="The swing boat").get_by_role("button", name=re.compile(": free"))
    free.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text(re.compile("Ana sits down in the .* row"), timeout=PATIENCE)


def test_a_booth_is_taught_once_and_whenever_asked(visitor: Opens) -> None:
    page = sit_down(visitor, "Swing Boat")
    card = page.get_by_role("region", name="Swing Boat")
    expect(card).to_contain_text("Then roll as many dice: each 1 costs endurance.")
    to_the_booth(page)
    expect(card).to_have_count(0)
    page.reload()
    my_turn(page, "Swing Boat")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="How it goes").click()
    expect(page.get_by_role("button", name="To the booth")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.get_by_role("button", name="How it goes")).to_be_focused()


def test_a_teaching_card_moves_or_stands_still(visitor: Opens) -> None:
    moving = sit_down(visitor, "Ghost Train")
    hold = moving.get_by_role("button", name="Hold the example")
    expect(hold).to_be_visible(timeout=PATIENCE)
    long = "one.effect.getTiming().duration === 10000"
    runs = f"document.getAnimations().filter((one) => one.playState === 'running' && {long}).length"
    assert moving.evaluate(runs) > 0
    hold.click()
    expect(moving.get_by_role("button", name="Let the example run")).to_be_visible()
    assert moving.evaluate(runs) == 0
    still = sit_down(visitor, "Ghost Train", reduced_motion="reduce")
    card = still.get_by_role("region", name="Ghost Train")
    expect(card.get_by_role("listitem")).to_have_count(4, timeout=PATIENCE)
    expect(still.get_by_role("button", name="Hold the example")).to_have_count(0)
    assert still.evaluate(runs) == 0


def test_the_sound_is_off_until_it_is_wanted_and_then_stays(visitor: Opens) -> None:
    page = visitor()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    come_in(page, "Ana")
    open_table(page, "Swing Boat", "Bots", "Play Swing Boat against bots")
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    assert not any("synth" in url for url in fetched)
    with page.expect_request(re.compile("synth")):
        switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


def test_a_die_is_taken_turned_and_laid_with_keys_and_by_finger(visitor: Opens) -> None:
    page = sit_down(visitor, "Hau den Lukas", phone=True)
    to_the_booth(page)
    my_turn(page, "Hau den Lukas")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Place the die")
    page.keyboard.press("Escape")
    board = page.get_by_role("group", name="Attraction", exact=True)
    board.get_by_role("button", name=re.compile("^Bin red")).click()
    die = board.get_by_role("img", name=re.compile("^Front "))
    expect(die).to_have_attribute("aria-label", re.compile("^Front red"), timeout=PATIENCE)
    before = die.get_attribute("aria-label")
    page.keyboard.press("a")
    expect(die).not_to_have_attribute("aria-label", before or "", timeout=PATIENCE)
    before = die.get_attribute("aria-label")
    box = die.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 5, box["y"] + 100, steps=4)
    page.mouse.up()
    expect(die).not_to_have_attribute("aria-label", before or "", timeout=PATIENCE)
    page.keyboard.press("p")
    expect(board.get_by_role("button", name=re.compile("^Tower of Ana, 1 dice"))).to_be_visible(timeout=PATIENCE)


def test_a_tile_is_drawn_to_a_rider(visitor: Opens) -> None:
    page = sit_down(visitor, "Ghost Train")
    to_the_booth(page)
    tile = page.get_by_role("button", name="Tile witch, not yet given")
    for _ in range(15):
        if tile.is_visible():
            break
        my_turn(page, "Ghost Train")
        decide(page)
        page.wait_for_timeout(300)
    rider = page.get_by_role("group", name="Attraction", exact=True).get_by_role("button", name=re.compile(" 3$"))
    start, end = tile.bounding_box(), rider.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Tile witch, lies with .* 3$"))).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_map_is_clean(visitor: Opens, phone: bool, light: str) -> None:
    page = sit_down(visitor, phone=phone, color_scheme=light)
    my_turn(page, "Rummelplatz")
    clean(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("attraction", ATTRACTIONS)
def test_every_attraction_is_drawn_and_clean(visitor: Opens, attraction: str, phone: bool) -> None:
    page = sit_down(visitor, attraction, phone=phone)
    board = page.get_by_role("group", name="Attraction", exact=True)
    expect(board).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("heading", name=attraction, level=2)).to_be_visible()
    clean(page)
    to_the_booth(page)
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "the page is wider than its window"
    clean(page)


def live(visitor: Opens, attraction: str, **options: object) -> Page:
    """Ana at an attraction against bots and time: it begins when she sits down."""
    page = to_the_chairs(visitor, attraction, **options)
    page.get_by_role("button", name="Sit on chair 1").click()
    return page


def to_the_chairs(visitor: Opens, attraction: str, **options: object) -> Page:
    page = visitor(**options)
    come_in(page, "Ana")
    page.get_by_role("radio", name="Rummelplatz").check()
    page.get_by_label("Which of it").select_option(attraction)
    page.get_by_role("radio", name="Bots").check()
    page.get_by_text("Variants", exact=True).click()
    page.get_by_role("combobox", name="Clock").select_option("live")
    page.get_by_role("combobox", name="Player 1").select_option("double")
    page.get_by_role("button", name=f"Play {attraction} against bots").click()
    return page


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_against_time_it_is_read_first_and_begins_when_one_sits_down(visitor: Opens, phone: bool) -> None:
    page = to_the_chairs(visitor, "Ghost Train", phone=phone)
    card = page.get_by_role("region", name="Ghost Train in short")
    expect(card).to_contain_text("The clock starts once every chair is taken.", timeout=PATIENCE)
    expect(card.get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("timer")).to_have_count(0)
    clean(page)
    page.get_by_role("button", name="Sit on chair 1").click()
    expect(page.get_by_role("timer")).to_have_count(1, timeout=PATIENCE)
    expect(card).to_have_count(0)


#: What is pressed once, and what the board shows then.
DEEDS = {
    "Hau den Lukas": (r"^.*Take a red die", r"In the hand"),
    "Horse Race": (r"^.*Roll all three dice", r"A\s*(rolls|kept)"),
    "Claw Machine": (r"^.*(Say Mib|Hold the claw)", r"Mib"),
    "Roller Coaster": (r"^.*Turn the next card", r"1 / 18"),
    "Ghost Train": (r"^.*Shriek", r"Iiiih"),
}


@pytest.mark.parametrize("attraction", sorted(DEEDS))
def test_one_press_plays_against_time(visitor: Opens, attraction: str) -> None:
    page = live(visitor, attraction)
    board = page.get_by_role("group", name="Attraction", exact=True)
    pressed, shown = DEEDS[attraction]
    deed = lines(page).filter(has_text=re.compile(pressed)).first
    deed.click(timeout=120_000)  # two bots may come first, each with half a minute of sand
    expect(board).to_contain_text(re.compile(shown), timeout=PATIENCE)


def test_the_race_is_ridden_with_direct_keys(visitor: Opens) -> None:
    page = live(visitor, "Horse Race")
    roll = page.get_by_role("group", name="Attraction", exact=True).get_by_role("button", name="Roll all three dice")
    expect(roll).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("region", name="If it ended now")).to_contain_text("2 × time")
    page.keyboard.press("Space")
    die = page.get_by_role("button", name=re.compile("^Die A, "))
    expect(die).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    page.keyboard.press("1")
    expect(die).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text("Roll the dice that are not kept, or take them")
    expect(keys).to_contain_text("Keep die A, or let it go")


def test_the_arm_holds_its_key_as_long_as_it_is_pressed(visitor: Opens) -> None:
    page = live(visitor, "Claw Machine")
    away = page.get_by_role("button", name="Mib: away from the arm")
    expect(choices(page)).to_contain_text("Hold the claw away", timeout=90_000)  # until it is Ana's turn to be the arm
    page.keyboard.down("ArrowUp")
    expect(choices(page)).to_contain_text("Let the key go", timeout=PATIENCE)
    page.keyboard.up("ArrowUp")
    expect(choices(page)).not_to_contain_text("Let the key go", timeout=PATIENCE)
    away.hover()
    page.mouse.down()
    expect(choices(page)).to_contain_text("Let the key go", timeout=PATIENCE)
    page.mouse.up()
    expect(choices(page)).not_to_contain_text("Let the key go", timeout=PATIENCE)


def test_there_is_one_countdown(visitor: Opens) -> None:
    page = live(visitor, "Hau den Lukas")
    expect(page.get_by_role("timer")).to_have_count(1, timeout=PATIENCE)
    expect(page.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"^\d+ seconds left$"))
