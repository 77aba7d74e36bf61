"""What the fair keeps of a guest is seen, saved and forgotten from its page."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, log, sit_down_together
from browser.test_axe import clean


def test_a_guest_saves_what_is_kept_of_them_and_is_forgotten(visitor: Opens, tmp_path: Path) -> None:
    ana, ben = sit_down_together(visitor)
    table = ben.url
    ben.goto(table.partition("/t/")[0])
    ben.get_by_role("link", name="What the fair keeps of you").click()
    expect(ben.get_by_role("heading", name="What the fair keeps of you")).to_be_visible()
    expect(ben.get_by_text("You are called Ben.")).to_be_visible()
    expect(ben.get_by_role("region", name="Your tables").get_by_role("listitem")).to_contain_text(["one chair"])
    clean(ben)
    with ben.expect_download() as saving:
        ben.get_by_role("link", name="Save everything").click()
    saving.value.save_as(tmp_path / "me.json")
    kept = json.loads((tmp_path / "me.json").read_text(encoding="utf-8"))
    assert kept["name"] == "Ben"
    assert [table.endswith(one["id"]) for one in kept["tables"]] == [True]

    ben.get_by_role("button", name="Forget me").press("Enter")
    asked = ben.get_by_role("dialog", name="Be forgotten?")
    clean(ben)
    ben.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(ben.get_by_text("You are called Ben.")).to_be_visible()
    ben.get_by_role("button", name="Forget me").press("Enter")
    asked.get_by_role("button", name="Yes, forget me").press("Enter")
    expect(ben.get_by_text("You are forgotten: nothing here bears your name any more.").last).to_be_visible()
    expect(ben.get_by_role("button", name="Forget me")).to_have_count(0)

    expect(log(ana)).to_contain_text("Player 2 leaves the table.", timeout=PATIENCE)
    expect(ana.get_by_text("Ben")).to_have_count(0)
    ben.reload()
    expect(ben.get_by_text("The fair keeps nothing about this browser.")).to_be_visible()
    ben.goto(table)
    expect(choices(ben)).to_contain_text("You are watching this table.", timeout=PATIENCE)
    ben.goto(table.partition("/t/")[0])
    expect(ben.get_by_label("Your name")).to_have_value("")


def test_a_stranger_is_told_that_nothing_is_kept(visitor: Opens) -> None:
    page = visitor("/me", phone=True, color_scheme="dark")
    expect(page.get_by_text("The fair keeps nothing about this browser.")).to_be_visible()
    clean(page)
