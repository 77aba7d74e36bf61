"""What a simulation says of itself: known intervals, and runs made up by hand."""

from collections import Counter

import pytest

from midway.lab.findings import findings, interval, quantile
from midway.lab.simulation import SHARES, Plan, Results, Tally


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],  # Wilson's, from tables
)
def test_the_interval_of_a_share(share, games, low, high):
    assert interval(share, games) == pytest.approx((low, high), abs=1e-4)


def test_a_quarter_a_half_and_all_of_the_games():
    counts = Counter({3: 1, 5: 2, 9: 1})
    assert [quantile(counts, part) for part in (0.25, 0.5, 0.75, 1.0)] == [3, 5, 5, 9]


def run(*wins, bots=("greedy",), scores=(Counter({10: 300}),)):
    """Three hundred games of three, won so often by each seat, with these points of each bot."""
    plan = Plan("bumper_cars", 3, 300, bots)
    results = Results(plan)
    results.games = 300
    results.leads = Counter({0: 75, 4: 225})
    results.seats = [Tally(300, won * SHARES, 600, Counter({10: 300})) for won in wins]
    for name, points in zip(bots, scores, strict=True):
        results.bots[name] = Tally(300, 100 * SHARES, 600, points)
    return plan, results


def test_seats_that_win_alike_are_even():
    lines = findings(run(104, 98, 98))
    assert lines[0].startswith("No seat wins more or less than its even share of 33.3%")
    assert "a difference of 5.3%" in lines[0]  # 1.96 times the root of 1/3 * 2/3 / 300


def test_a_lucky_seat_and_an_unlucky_one_are_named():
    lines = findings(run(150, 100, 50))
    assert lines[0].startswith("Seat 0 wins 50.0% of the games, more than its even share of 33.3%")
    assert lines[1].startswith("Seat 2 wins 16.7% of the games, less than its even share of 33.3%")


def test_the_stronger_bot_is_named_where_games_can_tell():
    plan, results = run(100, 100, 100, bots=("greedy", "random"), scores=[Counter({10: 300})] * 2)
    assert "No bot is stronger than the others, as far as these games can tell." in findings((plan, results))
    results.bots["greedy"].shares = 200 * SHARES
    assert any(line.startswith("The strongest bot is greedy: it wins 66.7%") for line in findings((plan, results)))


def test_how_close_games_are():
    assert "In the median game the best is 4 points ahead; in 25.0% of the games nobody is." in findings(
        run(99, 101, 100)
    )


def test_another_card_set_is_said_to_differ_only_where_it_does():
    even = run(100, 100, 100, scores=[Counter({9: 150, 11: 150})])
    rich = run(100, 100, 100, scores=[Counter({11: 150, 13: 150})])
    # each mean is known to 1 point / sqrt(300): 1.96 * sqrt(2 / 300) = 0.16 for their difference
    assert findings(even, rich)[-1] == "With the other card set greedy scores 2.0 points more, give or take 0.2."
    assert findings(rich, even)[-1] == "With the other card set greedy scores 2.0 points less, give or take 0.2."
    assert findings(even, even)[-1] == "With the other card set greedy scores no differently, give or take 0.2 points."


def test_alone_there_is_nobody_to_be_better_than():
    plan = Plan("aquapark", 1, 2, ("random",))
    results = Results(plan)
    results.games = 2
    results.bots["random"] = Tally(2, SHARES, 3, Counter({40: 1, 50: 1}))
    assert findings((plan, results)) == ["Half of the games of random end between 40 and 50 points; the median is 40."]
