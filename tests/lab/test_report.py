"""The page of a simulation: whole, by itself, and in the reader's colours."""

import re
from xml.etree import ElementTree

import pytest

from midway.lab.charts import bar_width, heap
from midway.lab.report import page
from midway.lab.simulation import Plan, simulate


def tree(html):
    return ElementTree.fromstring(html.removeprefix("<!DOCTYPE html>\n"))


def words(html):
    return " ".join(" ".join(tree(html).itertext()).split())


@pytest.fixture(scope="module")
def run():
    plan = Plan("bumper_cars", 3, 6, ("random", "greedy"))
    return plan, simulate(plan)


def test_it_says_what_was_played_and_how_to_play_it_again(run):
    text = words(page(run))
    assert "Bumper Cars 6 games of 3 players" in text
    assert "Bots: random, greedy. Seed 0." in text
    assert "Card set: the bundled one." in text


def test_every_picture_has_its_words_and_every_figure_is_in_the_table(run):
    html = tree(page(run))
    pictures = html.findall(".//svg")
    assert len(pictures) == 5  # wins by seat and by bot, the lead, points of two bots
    assert all(picture.get("role") == "img" and picture.get("aria-label") for picture in pictures)
    assert [row.findtext("th") for row in html.findall(".//tbody/tr")] == [
        "random", "greedy", "seat 0", "seat 1", "seat 2"
    ]  # fmt: skip


def test_nothing_in_it_comes_from_elsewhere(run):
    html = page(run, run)
    assert not re.findall(r"https?:|<script|<link|@import|url\(", html)


def test_two_runs_stand_in_the_same_pictures(run):
    html = tree(page(run, run))
    assert [row.findtext("th") for row in html.findall(".//tbody/tr")][5:] == [
        "random, other", "greedy, other", "seat 0, other", "seat 1, other", "seat 2, other"
    ]  # fmt: skip
    assert len(html.findall(".//path[@class='outline']")) == 3


def test_one_player_has_points_and_no_shares():
    plan = Plan("aquapark", 1, 1, ("random",))
    html = page((plan, simulate(plan)))
    assert "1 games" not in html
    assert len(tree(html).findall(".//svg")) == 1


def test_names_are_text():
    plan = Plan("bumper_cars", 3, 1, ("random",), seed="<b>&")
    assert "Seed <b>&." in words(page((plan, simulate(plan))))


@pytest.mark.parametrize(("low", "high", "width"), [(0, 30, 1), (0, 31, 2), (0, 61, 2), (0, 250, 10), (-40, 1200, 50)])
def test_bars_are_as_narrow_as_fit(low, high, width):
    assert bar_width(low, high) == width


def test_a_heap_has_a_bar_for_each_number_as_high_as_its_games():
    rects = ElementTree.fromstring(heap({0: 4, 1: 2, 3: 1}, (0, 3), "heap")).findall("rect")
    assert [(rect.findtext("title"), float(rect.get("height"))) for rect in rects] == [("0", 140), ("1", 70), ("3", 35)]
