"""Simulations: fair seats, whole sums, the same figures whoever plays them."""

import pytest

from midway.lab.simulation import SHARES, Plan, Results, Tally, play_games, simulate

BUMPER = {"game": "bumper_cars", "seats": 3, "games": 6, "bots": ("random", "greedy")}


def plain(results):
    return (
        results.games,
        results.choices,
        {name: tally.figures() for name, tally in results.bots.items()},
        [tally.figures() for tally in results.seats],
    )


def test_bots_move_on_by_one_seat_from_game_to_game():
    plan = Plan("bumper_cars", 3, 3, ("random", "greedy", "random"))
    assert [plan.lineup(game) for game in range(4)] == [
        ["random", "greedy", "random"],
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


def test_fewer_bots_than_seats_are_repeated_in_order():
    plan = Plan("bumper_cars", 5, 1, ("random", "greedy"))
    assert plan.lineup(0) == ["random", "greedy", "random", "greedy", "random"]


def test_every_seat_of_every_game_is_counted():
    results = simulate(Plan(**BUMPER))
    assert results.games == 6
    assert sum(tally.games for tally in results.bots.values()) == 18
    assert [tally.games for tally in results.seats] == [6, 6, 6]


def test_all_wins_together_are_as_many_as_the_games():
    results = simulate(Plan(**BUMPER | {"games": 20}))
    assert sum(tally.shares for tally in results.bots.values()) == 20 * SHARES
    assert sum(tally.shares for tally in results.seats) == 20 * SHARES


def test_a_shared_win_counts_as_a_share():
    tally = Tally()
    tally.add(place=1, winners=3, score=10)
    tally.add(place=1, winners=1, score=20)
    tally.add(place=2, winners=1, score=0)
    figures = tally.figures()
    assert figures["wins"] == pytest.approx(4 / 3)
    assert figures["win_rate"] == pytest.approx(4 / 9)
    assert figures["mean_score"] == 10
    assert figures["mean_place"] == pytest.approx(4 / 3)
    assert (figures["worst_score"], figures["best_score"]) == (0, 20)
    assert figures["score_deviation"] == pytest.approx((200 / 3) ** 0.5)


def test_the_lead_is_what_lies_between_the_two_best_seats():
    results = simulate(Plan(**BUMPER | {"games": 1}))
    best, second, _ = sorted([max(tally.scores) for tally in results.seats], reverse=True)
    assert results.leads == {best - second: 1}


def test_the_same_seed_gives_the_same_figures_and_another_seed_others():
    assert plain(simulate(Plan(**BUMPER))) == plain(simulate(Plan(**BUMPER)))
    assert plain(simulate(Plan(**BUMPER))) != plain(simulate(Plan(**BUMPER, seed="other")))


def test_any_number_of_workers_gives_the_same_figures():
    plan = Plan(**BUMPER)
    assert plain(simulate(plan, workers=2)) == plain(simulate(plan, workers=1))


def test_games_played_in_pieces_add_up_to_the_whole():
    plan = Plan(**BUMPER)
    pieces = Results(plan)
    for numbers in (range(2, 6), range(2)):
        pieces.join(play_games(plan, numbers))
    assert plain(pieces) == plain(simulate(plan))


def test_progress_is_told_game_by_game_in_the_end_all():
    told = []
    simulate(Plan(**BUMPER), played=told.append)
    assert sum(told) == 6


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"games": 0}, "simulate at least 1 game, not 0"),
        ({"bots": ()}, "name at least one bot"),
        ({"bots": ("wizard",)}, "Bumper Cars has no bot 'wizard'; it has random, greedy"),
        ({"seats": 2}, "Bumper Cars is for 3 to 6 players, not 2"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"mode": "loud"}}, "Bumper Cars has no option 'mode'"),
    ],
)
def test_a_plan_that_cannot_be_says_why(change, sentence):
    with pytest.raises(ValueError, match=sentence):
        Plan(**BUMPER | change)


def test_no_workers_are_too_few():
    with pytest.raises(ValueError, match="at least 1 worker, not 0"):
        simulate(Plan(**BUMPER), workers=0)
