"""A problem is reported from the table and from a replay, by the keyboard alone where one likes."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opens
from browser.steps import come_in, my_turn, open_table, play_to_the_end
from browser.test_axe import clean
from midway.cli.main import main


def report(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Report a problem")


def written(page: Page) -> str:
    """Press the button, and read what has been written."""
    report(page).get_by_role("button", name="Write the report").press("Enter")
    text = report(page).get_by_label("The report")
    expect(text).to_be_focused()
    return text.input_value()


def test_a_problem_is_reported_from_a_table_that_is_played(visitor: Opens, tmp_path: Path) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    my_turn(page)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").get_by_role("button", name="Report a problem").press("Enter")
    expect(report(page)).to_contain_text("Your own secrets are in it")
    report(page).get_by_label(re.compile("What went wrong")).press_sequentially("Rot 1")
    text = written(page)
    clean(page)
    assert "\nseat: 0 (Player 1)\n" in text
    assert "\nwindow: 1440 x 900\n" in text
    assert "\nsaid:\n  Rot 1\n" in text
    assert "\nopen: 0\n" in text
    assert "Ana" not in text
    with page.expect_download() as saving:
        report(page).get_by_role("button", name="Save as a file").click()
    assert re.fullmatch(r"bumper_cars-\w+-\w+-report\.txt", saving.value.suggested_filename)
    saving.value.save_as(tmp_path / "report")
    assert (tmp_path / "report").read_text(encoding="utf-8") == text
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    report(page).get_by_role("button", name="Copy").click()
    expect(report(page).get_by_role("status")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()").replace("\r\n", "\n") == text
    page.keyboard.press("Escape")
    expect(report(page)).to_have_count(0)


def test_a_replay_is_reported_at_its_step_and_plays_again(visitor: Opens, tmp_path: Path) -> None:
    page = visitor(phone=True)
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    my_turn(page)
    play_to_the_end(page)
    expect(page.get_by_text("Checked in this browser: the seal is that of this seed.")).to_be_visible()
    page.get_by_role("button", name="Watch it again").click()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Report a problem").click()
    expect(report(page)).to_contain_text("The game is over")
    text = written(page)
    assert re.search(r"^moment: 1 of \d+, line \d+ of the record$", text, re.MULTILINE)
    (tmp_path / "report").write_text(text, encoding="utf-8")
    assert main(["replay", str(tmp_path / "report")]) == 0
