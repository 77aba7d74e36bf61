from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Opens
from browser.steps import come_in, open_table


def test_three_clicks_open_a_table_for_friends(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Aquapark", "Friends", "Open Aquapark for friends")
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    seats = page.get_by_role("region", name="Seats")
    expect(seats.get_by_role("listitem")).to_have_count(2)
    expect(seats.get_by_role("listitem").first).to_contain_text("Ana")
    expect(seats.get_by_role("button", name="Copy the link to chair 2")).to_be_visible()
    expect(seats.get_by_role("button", name="Put a bot on chair 2")).to_be_visible()


def test_an_empty_lobby_says_what_to_do(visitor: Opens) -> None:
    page = visitor()
    expect(page.get_by_role("region", name="Tables")).to_contain_text("Open one on this page")


def test_a_poster_chooses_its_game(visitor: Opens) -> None:
    page = visitor()
    posters = page.get_by_role("region", name="The five games")
    for game in ("Aquapark", "Funfair", "Fabelland", "Fun City", "Rummelplatz"):
        posters.get_by_role("button", name=game).click()
        expect(page.get_by_role("radio", name=game)).to_be_checked()
        expect(page.get_by_role("button", name=f"Open {game} for friends")).to_be_enabled()


def test_an_attraction_is_chosen_inside_its_fair(visitor: Opens) -> None:
    page = visitor()
    page.get_by_role("radio", name="Rummelplatz").check()
    page.get_by_label("Which of it").select_option("Swing Boat")
    expect(page.get_by_role("radio", name="Rummelplatz")).to_be_checked()
    expect(page.get_by_role("button", name="Open Swing Boat for friends")).to_be_enabled()


def test_a_listed_table_is_joined_by_its_name(visitor: Opens) -> None:
    ana, ben = visitor(), visitor()
    come_in(ana, "Ana")
    open_table(ana, "Bumper Cars", "Anyone", "Open Bumper Cars for anyone")
    expect(ana.get_by_role("region", name="Seats")).to_be_visible()
    name = re.search("“(.+)”", ana.get_by_role("banner").inner_text())
    assert name is not None
    come_in(ben, "Ben")
    ben.reload()
    ben.get_by_label(re.compile("^Know a table")).fill(name[1].upper())
    ben.get_by_role("button", name="Join").click()
    ben.get_by_role("button", name="Sit on chair 2").click()
    expect(ana.get_by_role("region", name="Seats").get_by_role("listitem").nth(1)).to_contain_text("Ben")


def test_a_name_nobody_knows_gets_an_answer(visitor: Opens) -> None:
    page = visitor()
    page.get_by_label(re.compile("^Know a table")).fill("golden nowhere")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("No table here is called “golden nowhere”.")).to_be_visible()


def test_day_and_night_and_the_language_are_remembered(visitor: Opens) -> None:
    page = visitor()
    page.get_by_role("button", name="Night").click()
    page.get_by_role("button", name="Deutsch").click()
    page.reload()
    expect(page.get_by_role("button", name="Tag", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Hereinspaziert")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_night_comes_by_itself_where_the_system_is_dark(visitor: Opens) -> None:
    expect(visitor(color_scheme="dark").get_by_role("button", name="Day")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_first_page_weighs_less_than_60_kB(visitor: Opens, locale: str) -> None:  # noqa: N802 (kB is its name)
    """All that a stranger's browser fetches is counted: heads and bodies, fonts, pictures, answers of the host."""
    page = visitor("/api/games", locale=locale)
    weights: dict[str, int] = {}
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    network.on("Network.loadingFinished", lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}))
    page.goto(page.url.replace("/api/games", "/"), wait_until="networkidle")
    expect(page.get_by_role("radio", name="Aquapark")).to_be_checked()
    page.evaluate("document.fonts.ready")
    assert len(weights) >= 9
    assert sum(weights.values()) < 60_000
