"""Points and places at the end, on parks and tables set by hand."""

from __future__ import annotations

import pytest

from games.funfair.tables import KIT, NUMBER, PLAN, park, player, table
from midway.games.funfair import scoring
from midway.games.funfair.state import FunfairState

COASTER = "twister-rollercoaster"


def ended(*players: str, award: str = "top-employer") -> FunfairState:
    """A finished game."""
    return table(*players, next=("end -",), round=6, head=f"award = {award!r}")


def plan_points(key: str, *stacks: str) -> int:
    return scoring.blueprint_points(park(*stacks), KIT.blueprints[PLAN[key]])


@pytest.mark.rule("FF-100")
def test_each_attraction_scores_by_its_icons():
    assert scoring.size_points(park("cinema")) == 1
    assert scoring.size_points(park("cinema restroom plush-seating")) == 6
    assert scoring.size_points(park("restaurant")) == 3  # the Restroom is built in
    assert scoring.size_points(park("cinema restroom", "carousel restroom plush-seating")) == 3 + 6
    assert [KIT.size_points(icons) for icons in range(1, 18)] == [
        *(1, 3, 6, 10, 15, 20, 26, 32, 39, 46, 54, 62, 70, 78, 86),
        *(94, 102),
    ]


@pytest.mark.rule("FF-101")
def test_staff_and_gate_make_no_size():
    assert scoring.size_points(park("cinema", staff="park-mascot decorator")) == 1


@pytest.mark.rule("FF-102")
def test_a_blueprint_is_met_or_costs_ten():
    assert plan_points("pirate-coaster", f"{COASTER} pirate-theme loop") == 18
    assert plan_points("pirate-coaster", f"{COASTER} pirate-theme") == -10
    assert plan_points("pirate-coaster", "swinging-ship loop") == 18  # the theme is built in


@pytest.mark.rule("FF-103")
def test_there_may_be_more_than_a_blueprint_asks():
    assert plan_points("big-screen", "cinema jungle-theme plush-seating", "carousel") == 10


@pytest.mark.rule("FF-104")
def test_each_line_needs_its_own_attraction_in_the_best_assignment():
    both = "cinema plush-seating restroom special-effects"
    assert plan_points("theatre-district", both) == -10
    assert plan_points("theatre-district", both, "big-top special-effects") == 26
    # the first line must take the second theatre, for only that leaves the first to the other line
    assert plan_points("theatre-district", both, "big-top landscaping restroom") == 26
    s = ended(player(0, stacks=("cinema plush-seating restroom",), more='plans = ["big-screen", "dinner-and-a-show"]'))
    assert s.points(0)[1] == 15 - 10  # Big Screen with its bonus; no Food Outlet for the other
    s = ended(
        player(0, stacks=("cinema plush-seating", "restaurant"), more='plans = ["big-screen", "dinner-and-a-show"]')
    )
    assert s.points(0)[1] == 10 + 18  # one Theatre serves both


@pytest.mark.rule("FF-105")
def test_a_line_about_the_park_counts_every_icon():
    two = ("carousel plush-seating restroom", "cinema landscaping")
    assert plan_points("five-star-park", *two) == -10
    assert plan_points("five-star-park", *two, "big-top fresh-paint") == 26
    assert plan_points("five-star-park", *two, "big-top fresh-paint landscaping") == 26 + 10


@pytest.mark.rule("FF-106")
def test_a_bonus_scores_only_on_top():
    assert plan_points("hungry-crowd", "burger-bar", "ice-cream-stand") == -10  # only the bonus part is there
    assert plan_points("hungry-crowd", "burger-bar restroom") == 10
    assert plan_points("hungry-crowd", "burger-bar restroom", "ice-cream-stand") == 15


def test_blueprints_with_sizes_types_and_all_themes():
    four = f"{COASTER} fairytale-theme jungle-theme pirate-theme robot-theme"
    assert plan_points("four-worlds", four) == 28
    assert plan_points("four-worlds", four, "swinging-ship jungle-theme robot-theme") == 28 + 12
    assert plan_points("record-breaker", f"{COASTER} loop corkscrew plush-seating restroom") == 26
    tall = f"{COASTER} loop corkscrew plush-seating restroom turnstile landscaping"
    assert plan_points("record-breaker", tall) == 26 + 12
    five = [COASTER, "carousel", "cinema", "burger-bar", "haunted-house"]
    assert plan_points("complete-resort", *five) == 24
    assert plan_points("complete-resort", *[f"{base} turnstile" for base in five]) == 24 + 10
    assert plan_points("complete-resort", *five[1:]) == -10


@pytest.mark.rule("FF-107")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (31, 15)])
def test_two_coins_score_a_point(coins: int, points: int):
    assert ended(player(coins)).points(0)[2] == points


@pytest.mark.rule("FF-108")
def test_staff_score_what_is_printed():
    assert scoring.staff_points(park("cinema", staff="park-mascot ticket-seller")) == 5 + 3


@pytest.mark.rule("FF-109")
def test_the_performer_of_the_rulebook():
    """A Swinging Ship has the Pirate Theme built in, a Twister Rollercoaster got one: six points."""
    assert scoring.staff_points(park("swinging-ship", f"{COASTER} pirate-theme", staff="pirate-performer")) == 6
    assert scoring.staff_points(park("swinging-ship", staff="jungle-performer")) == 0


@pytest.mark.rule("FF-110")
@pytest.mark.parametrize(
    ("award", "yes", "no"),
    [
        (
            "sky-high",
            (f"{COASTER} loop corkscrew restroom plush-seating turnstile landscaping fresh-paint",),
            (f"{COASTER} loop corkscrew restroom plush-seating turnstile landscaping",),
        ),
        ("something-for-everyone", (COASTER, "carousel", "cinema", "burger-bar"), (COASTER, "carousel", "cinema")),
        (
            "something-for-everyone",
            ("haunted-house", "carousel", "cinema", "burger-bar"),
            ("haunted-house", "shooting-gallery", "cinema", "big-top"),
        ),
        (
            "world-of-wonders",
            ("swinging-ship jungle-theme", "puppet-theatre robot-theme"),
            ("swinging-ship jungle-theme", "puppet-theatre"),
        ),
    ],
)
def test_everybody_who_matches_the_award_scores_it(award: str, yes: tuple[str, ...], no: tuple[str, ...]):
    number = [a.key for a in KIT.awards].index(award)
    for stacks, met in ((yes, True), (no, False)):
        other = park("cinema")
        assert scoring.award_met(KIT.awards[number], park(*stacks), [park(*stacks), other]) is met
    s = ended(player(0, stacks=yes), award=award)
    assert [s.points(seat)[4] for seat in (0, 1)] == [15, 0]


@pytest.mark.rule("FF-110")
def test_three_staff_match_the_top_employer():
    assert ended(player(0, staff="decorator architect park-mascot")).points(0)[4] == 15
    assert ended(player(0, staff="decorator architect")).points(0)[4] == 0


@pytest.mark.rule("FF-111")
def test_all_who_are_tied_for_the_most_stars_score_in_full():
    s = ended(player(0, stacks=("cinema",)), player(0, stacks=("log-flume",)), player(0), award="star-attraction")
    assert [s.points(seat)[4] for seat in range(3)] == [15, 15, 0]


@pytest.mark.rule("FF-116")
def test_stars_score_nothing():
    assert ended(player(0, stacks=("big-top",))).standings() == ended(player(0, stacks=("carousel",))).standings()


@pytest.mark.rule("FF-117")
def test_the_level_of_a_blueprint_says_nothing_about_a_park():
    """An easy one is missed without its attraction, whatever else stands."""
    assert plan_points("big-screen", f"{COASTER} plush-seating loop") == -10


# -- who wins


@pytest.mark.rule("FF-112")
def test_a_tie_is_broken_by_stars():
    s = ended(player(2, stacks=("carousel",)), player(2, stacks=("big-top",)))
    assert s.standings() == [2, 2]
    assert s.places() == [2, 1]
    assert s.observation(None).result.decided_by == "stars"


@pytest.mark.rule("FF-113")
def test_then_by_blueprints_met():
    # 3 stars each; 3 + 10 + 0 against 3 + 0 + 10
    one = player(0, stacks=("cinema fresh-paint",), more='plans = ["big-screen"]')
    two = player(20, stacks=("cinema turnstile",))
    s = ended(one, two)
    assert s.standings() == [13, 13]
    assert [p.stars for p in s.parks] == [3, 3]
    assert s.places() == [1, 2]
    assert s.observation(None).result.decided_by == "blueprints"


@pytest.mark.rule("FF-114")
def test_then_by_coins():
    s = ended(player(4, stacks=("cinema",)), player(5, stacks=("log-flume",)))
    assert s.standings() == [3, 3]
    assert s.places() == [2, 1]
    assert s.observation(None).result.decided_by == "coins"


@pytest.mark.rule("FF-115")
def test_then_the_win_is_shared():
    s = ended(player(4, stacks=("cinema",)), player(4, stacks=("log-flume",)), player(0))
    assert s.places() == [1, 1, 3]
    result = s.observation(None).result
    assert (result.winners, result.decided_by) == ((0, 1), "shared")


@pytest.mark.rule("FF-112")
def test_more_points_win_whatever_the_stars():
    s = ended(player(10, stacks=("carousel",)), player(2, stacks=("big-top",)))
    assert s.places() == [1, 2]
    assert s.observation(None).result.decided_by == "points"


# -- how far


def test_the_view_tells_what_is_missing():
    s = table(player(stacks=("cinema plush-seating",), more='plans = ["big-screen", "dinner-and-a-show"]'))
    big, dinner = s.observation(0).parks[0].blueprints
    assert (big.met, big.bonus_met, big.scores) == (True, False, 10)
    line = big.bonus_items[1]
    assert (line.icon, line.have, line.want) == ("guest", 0, 1)
    assert (line.missing.id, line.missing.args["count"]) == ("missing-icon", 1)
    assert [item.missing.id if item.missing else "" for item in dinner.items] == ["missing-attraction", ""]
    assert s.observation(1).parks[0].blueprints == ()


def test_progress_shows_the_assignment_that_meets_most():
    made = park("cinema plush-seating restroom special-effects", "big-top landscaping restroom")
    plan = KIT.blueprints[PLAN["theatre-district"]]
    assert scoring.assignment(made, plan.items) == [1, 0]
    assert NUMBER["cinema"] == made.stacks[0][0]
