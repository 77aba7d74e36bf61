"""What people at one table do with each other: take back, act at once, talk, leave, watch, play again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, come_in, log, my_turn, open_table, play, sit_down_together


def whose_turn(pages: list[Page]) -> tuple[Page, Page]:
    """The one of two who is asked, and the other."""
    for _ in range(100):
        for page in pages:
            if choices(page).get_by_text("Lay the").count():
                return page, next(other for other in pages if other is not page)
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_a_choice_is_taken_back_when_the_others_agree(visitor: Opens) -> None:
    pages = list(sit_down_together(visitor))
    for page in pages:
        play(page)
    for page in pages:
        expect(log(page)).to_contain_text("The stacks are built.", timeout=PATIENCE)
    page, other = whose_turn(pages)
    play(page)
    ask = page.get_by_role("button", name="Ask to take it back")
    question = other.get_by_role("region", name=re.compile("asks to take a choice back"))
    for answer, told in (("No, it stays", 0), ("Yes, go back", 1)):
        ask.click()
        expect(page.get_by_text("You asked to take a choice back.")).to_be_visible()
        question.get_by_role("button", name=answer).click()
        expect(question).to_have_count(0)
        expect(page.get_by_text("You asked to take a choice back.")).to_have_count(0)
        expect(log(page).get_by_text("took the last choice back")).to_have_count(told)
    my_turn(page)


def test_a_choice_nobody_has_learned_from_is_taken_back_at_once(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Aquapark", "Bots", "Play Aquapark against bots")
    back = page.get_by_role("button", name="Take it back")
    for _ in range(40):
        expect(page).to_have_title("Your turn: Aquapark", timeout=PATIENCE)
        if back.count():
            break
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    before = choices(page).inner_text()
    back.click()
    expect(log(page)).to_contain_text("Ana took the last choice back.")
    assert choices(page).inner_text() != before
    my_turn(page, "Aquapark")


def test_of_two_windows_that_act_at_once_one_is_told_why_not(visitor: Opens) -> None:
    ana = visitor()
    come_in(ana, "Ana")
    open_table(ana, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    my_turn(ana)
    late = ana.context.new_page()
    slow = True
    first = None

    def hold(socket: WebSocketRoute) -> None:
        """A line on which the news of the other window's choice has not come yet."""
        host = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            nonlocal slow, first
            heard = json.loads(message)
            first = heard["n"] if heard["type"] == "step" and first is None else first
            slow = slow and heard["type"] != "refused"
            if not (slow and heard["type"] == "step" and heard["n"] != first):
                socket.send(message)

        host.on_message(pass_on)

    late.route_web_socket(re.compile("/ws/tables/"), hold)
    late.goto(ana.url)
    my_turn(late)
    play(ana)
    expect(log(ana)).to_contain_text("The stacks are built.", timeout=PATIENCE)
    play(late)
    refusal = late.get_by_role("region", name="The table has moved on since you looked. Look again and choose anew.")
    rule = refusal.get_by_role("link", name=re.compile("^Rule ENG-"))
    expect(rule).to_be_visible()
    with late.expect_popup() as opened:
        rule.click()
    register = opened.value
    expect(register.get_by_role("heading", name="Rules of Bumper Cars")).to_be_visible()
    aimed = register.url.partition("#")[2]
    expect(register.locator(f"#{aimed}")).to_be_focused()
    expect(register.locator(f"#{aimed}")).to_be_in_viewport()
    refusal.get_by_role("button", name="All right").click()
    expect(refusal).to_have_count(0)
    expect(log(late)).to_contain_text("The stacks are built.")


def test_what_is_said_reaches_the_others(visitor: Opens) -> None:
    ana, ben = sit_down_together(visitor)
    ana.keyboard.press("t")
    ana.get_by_role("dialog", name="Talk").get_by_label("Say something").fill("Good <b>luck</b>")
    ana.keyboard.press("Enter")
    ben.get_by_role("button", name="Talk, 1 new").click()
    expect(ben.get_by_role("dialog", name="Talk").get_by_role("listitem")).to_have_text(
        re.compile("Ana Good <b>luck</b>")
    )
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("dialog")).to_have_count(0)


def test_who_leaves_is_replaced_by_a_bot(visitor: Opens) -> None:
    ana, ben = sit_down_together(visitor)
    my_turn(ben)
    ben.get_by_role("button", name="Leave").click()
    ben.get_by_role("dialog", name="Leave your seat?").get_by_role("button", name="Leave the seat").click()
    expect(choices(ben)).to_contain_text("You are watching this table.")
    expect(ben.get_by_role("button", name="Leave")).to_have_count(0)
    expect(log(ana)).to_contain_text("Ben leaves the table.")
    ana.get_by_role("region", name="Nobody plays for Player 2.").get_by_role("button").click()
    expect(log(ana)).to_contain_text("A bot plays on from chair 2.")
    play(ana)
    expect(log(ana)).to_contain_text("The stacks are built.", timeout=PATIENCE)


def test_who_watches_sees_no_secret(visitor: Opens) -> None:
    ana, ben = sit_down_together(visitor)
    watcher = visitor(re.sub(r"^https?://[^/]+", "", ana.url))
    expect(choices(watcher)).to_contain_text("You are watching this table.", timeout=PATIENCE)
    for page in (ana, ben, watcher):
        page.get_by_role("button", name="In words").click()
    words = watcher.get_by_role("region", name="The table in words")
    expect(words).to_contain_text("Ana: 7 cards")
    for page in (ana, ben):
        mine = page.get_by_role("region", name="The table in words").get_by_text("Your cards: ").inner_text()
        assert mine.removeprefix("Your cards: ") not in watcher.content()
    expect(watcher.get_by_text("Your cards")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Why not something else?")).to_have_count(0)
