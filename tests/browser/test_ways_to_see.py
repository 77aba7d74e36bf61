"""The table in words, in German, with and without motion; the rules pages."""

from __future__ import annotations

import re
from itertools import groupby
from math import hypot

from playwright.sync_api import Page, expect

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, come_in, my_turn, open_table

#: Writes down where every flying piece is, frame by frame.
SAMPLE = """() => {
  window.flights = {};
  (function look() {
    for (const animation of document.getAnimations()) {
      if (animation.id !== 'flight') continue;
      const piece = animation.effect.target;
      const box = piece.getBoundingClientRect();
      (window.flights[piece.dataset.piece] ??= []).push([box.x + box.width / 2, box.y + box.height / 2]);
    }
    requestAnimationFrame(look);
  })();
}"""


def play_aquapark(page: Page, plays: int) -> None:
    for _ in range(plays):
        expect(page).to_have_title("Your turn: Aquapark", timeout=PATIENCE)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)


def against_a_bot(page: Page) -> None:
    come_in(page, "Ana")
    open_table(page, "Aquapark", "Bots", "Play Aquapark against bots")
    my_turn(page, "Aquapark")
    page.evaluate(SAMPLE)


def test_what_moves_is_seen_to_fly(visitor: Opens) -> None:
    page = visitor()
    against_a_bot(page)
    paths: list[list[list[float]]] = []
    for _ in range(20):
        play_aquapark(page, 1)
        seen = [[point for point, _ in groupby(path)] for path in page.evaluate("Object.values(window.flights)")]
        paths = [path for path in seen if len(path) > 2]
        if paths:
            break
    path = paths[0]
    left = [hypot(x - path[-1][0], y - path[-1][1]) for x, y in path]
    assert left[0] > left[1] > left[2], "nearer with every frame"


def test_with_reduced_motion_nothing_flies(visitor: Opens) -> None:
    page = visitor(reduced_motion="reduce")
    against_a_bot(page)
    play_aquapark(page, 8)
    assert page.evaluate("window.flights") == {}


def test_a_board_can_be_read_instead(visitor: Opens) -> None:
    page = visitor()
    against_a_bot(page)
    words = page.get_by_role("region", name="The table in words")
    expect(words).to_have_count(0)
    expect(choices(page)).to_contain_text("front up", timeout=PATIENCE)
    page.keyboard.press("T")
    expect(words).to_contain_text("Display 1: card")
    expect(words.get_by_role("list")).to_be_focused()
    expect(page.locator(".stage")).to_have_count(0)
    page.reload()
    expect(words).to_contain_text("Display 1: card", timeout=PATIENCE)
    play_aquapark(page, 2)
    expect(words).to_contain_text("Ana, ")
    page.get_by_role("button", name="In words").click()
    expect(words).to_have_count(0)
    expect(page.locator(".stage").first).to_be_visible()


def test_german(visitor: Opens) -> None:
    page = visitor(locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Dein Name").fill("Ana")
    page.get_by_role("radio", name="Rummelplatz").check()
    page.get_by_label("Was davon").select_option("Autoscooter")
    page.get_by_role("radio", name="Bots").check()
    page.get_by_role("button", name="Autoscooter gegen Bots spielen").click()
    expect(page).to_have_title("Am Zug: Autoscooter", timeout=PATIENCE)
    page.get_by_role("button", name="In Worten").click()
    expect(page.get_by_role("region", name="Der Tisch in Worten")).to_contain_text("Ana: 7 Karten")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Verlauf")).to_contain_text("Die Stapel stehen.", timeout=PATIENCE)
    expect(page.locator("body")).not_to_contain_text(re.compile(r"\[[a-z][a-z0-9-]+\]"))
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("region", name="The table in words")).to_contain_text("Ana: 7 cards")


def test_a_rules_question_is_settled(visitor: Opens) -> None:
    page = visitor()
    page.get_by_role("link", name="Settle a rules question").click()
    page.get_by_role("link", name="Aquapark").click()
    expect(page.get_by_role("heading", name="Rules of Aquapark")).to_be_visible()
    page.get_by_label("Find in the rules").fill("lifeguard family")
    expect(page.get_by_text("In Family Mode each lifeguard scores 3 points")).to_be_visible()
    expect(page.get_by_text("One to five people play")).to_have_count(0)
    page.get_by_label("Find in the rules").fill("")
    expect(page.get_by_role("heading", name="Rulings in force")).to_be_visible()
    page.get_by_role("link", name="Back to the fair").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
