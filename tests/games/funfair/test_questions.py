"""What players ask about the rules, each question with its answer on a table set by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.funfair.tables import KIT, MARKET, NUMBER, codes, hand, park, play, player, table
from midway.games.funfair import scoring
from midway.games.funfair.edition import PER
from midway.games.funfair.state import FunfairState

BUILT = 'showcase = "gearstorm built"'


def kept_blueprints_are_permanent() -> bool:
    s = table(player(more='plans = ["big-screen"]'))
    return not any("big-screen" in action.code for action in s.legal_actions(0) + s.candidates(0))


def refilled_before_the_ability() -> bool:
    s = play(table(player(), market=("haunted-house", *MARKET[1:])), "0 build haunted-house market")
    return -1 not in s.market and s.stack[-1].node.key == "take"


def showcase_is_an_attraction() -> bool:
    s = table(player(coins=9, hand="loop", stacks=("gearstorm",), more=BUILT))
    return s.parks[0].attractions == 1 and "build loop hand 1" in codes(s) and s.change(0) == 2


def type_words() -> bool:
    ride = KIT.kinds[NUMBER["express-queue"]]
    return [bool(ride.on >> type_ & 1) for type_ in range(5)] == [True, True, False, False, False]


def price_is_what_applies_now() -> bool:
    return table(player(staff="decorator"), city="makeover-month").price(0, NUMBER["loop"]) == 5 - 1 - 2


def recruiting_is_building() -> bool:
    return "build park-mascot market" in codes(table(player(coins=4), city="job-fair"))


def two_guest_services() -> bool:
    s = table(player(hand="restroom air-conditioning", stacks=("cinema restroom",)))
    return "build air-conditioning hand 1" in codes(s) and "build restroom hand 1" not in codes(s)


def built_in_theme() -> bool:
    return "build pirate-theme hand 1" not in codes(table(player(hand="pirate-theme", stacks=("swinging-ship",))))


def same_upgrade_on_two() -> bool:
    return "build restroom hand 2" in codes(table(player(hand="restroom", stacks=("cinema restroom", "big-top"))))


def several_themes() -> bool:
    return "build robot-theme hand 1" in codes(
        table(player(hand="robot-theme", stacks=("swinging-ship jungle-theme",)))
    )


def draw_two_may_keep_none() -> bool:
    return all(codes(play(table(player()), f"0 draw {deck}"))[-1].endswith("none") for deck in ("park", "blueprints"))


def one_item_for_two_blueprints() -> bool:
    plans = 'plans = ["coaster-classic", "pirate-coaster"]'
    s = table(player(0, stacks=("swinging-ship loop",), more=plans), next=("end -",), round=6)
    return s.points(0)[1] == 10 + 18


def each_line_its_own() -> bool:
    plan = next(plan for plan in KIT.blueprints if plan.key == "theatre-district")
    alone = "cinema plush-seating restroom special-effects"
    return not scoring.met(park(alone), plan.items) and scoring.met(park(alone, "big-top special-effects"), plan.items)


def built_in_counts_three_times() -> bool:
    made = park("swinging-ship loop", staff="pirate-performer")
    plan = next(plan for plan in KIT.blueprints if plan.key == "pirate-coaster")
    return made.size(0) == 3 and scoring.staff_points(made) == 3 and scoring.met(made, plan.items)


def more_is_allowed() -> bool:
    plan = next(plan for plan in KIT.blueprints if plan.key == "story-time")
    return scoring.met(park("puppet-theatre jungle-theme restroom"), plan.items)


def a_missed_bonus_costs_nothing() -> bool:
    plan = next(plan for plan in KIT.blueprints if plan.key == "story-time")
    return scoring.blueprint_points(park("puppet-theatre"), plan) == 10


def closing_after_round_four() -> bool:
    open_ = "draw blueprints" in codes(table(player(), round=4))
    return open_ and "draw blueprints" not in codes(table(player(), round=5))


def fourth_action_in_the_same_round() -> bool:
    rows = ("action 0 number=1", "rotation - number=4", "guests -")
    return play(table(player(coins=20), next=rows), "0 showcase").stack[-1].data == (4,)


def unbuilt_showcase_coins_are_worth_nothing() -> bool:
    return table(player(0, more="invested = 20"), next=("end -",), round=6).standings()[0] == 0


def no_change_from_investors() -> bool:
    s = play(table(player(coins=0, more="invested = 20"), city="building-boom"), "0 showcase")
    return s.coins[0] == 0 and s.bank == 270 - sum(s.coins)


def demolished_showcase_is_gone() -> bool:
    s = play(table(player(stacks=("gearstorm restroom",), more=BUILT)), "0 demolish 1")
    return s.show_state[0] == 2 and s.pile == [NUMBER["restroom"]]


def freed_space_is_next() -> bool:
    s = play(table(player(stacks=("cinema", "burger-bar"))), "0 demolish 1", "1 change", "0 build big-top market")
    return s.parks[0].stacks[0] == (NUMBER["big-top"],)


def hand_limit_only_in_cleanup() -> bool:
    s = play(table(player(hand="loop loop restroom restroom turnstile")), "0 take big-top")
    return len(hand(s)) == 6


def award_ties_score_in_full() -> bool:
    s = table(player(0), player(0), next=("end -",), round=6, head='award = "star-attraction"')
    return [s.points(seat)[4] for seat in (0, 1)] == [15, 15]


def stars_do_not_score() -> bool:
    return table(player(0, stacks=("big-top",)), next=("end -",), round=6).standings()[0] == 1


def search_keeps_one() -> bool:
    return "keep none" not in codes(play(table(player(hand="loop")), "0 search loop"))


def taking_is_free() -> bool:
    return play(table(player(coins=0)), "0 take big-top").coins[0] == 0


def reshuffle_at_once() -> bool:
    s = table(player(hand="loop"))
    return _emptied(s).deck != []


def _emptied(s: FunfairState) -> FunfairState:
    """All but one card of the deck moved to the discards by hand, then that one is drawn."""
    s.pile += s.deck[1:]
    del s.deck[1:]
    return play(s, "0 take loop")


def a_level_promises_nothing() -> bool:
    plan = next(plan for plan in KIT.blueprints if plan.level == "easy")
    return scoring.blueprint_points(park(), plan) == -10


def none_is_a_number_too() -> bool:
    s = play(table(player(coins=9, hand="log-flume")), "0 build log-flume hand")
    return s.coins[0] == 0


def nothing_counts_neighbours() -> bool:
    return not any("next" in word for word in PER)


def taking_and_drawing_are_one_action() -> bool:
    offered = codes(table(player(hand="loop")))
    return {"take big-top", "draw park", "draw blueprints", "search loop"} <= set(offered)


#: Question, answer, and the table that shows it.
QUESTIONS: list[tuple[str, str, Callable[[], bool]]] = [
    ("When is the Market refilled?", "Before anything else happens.", refilled_before_the_ability),
    ("Does a showcase that stands count as an attraction?", "In every way.", showcase_is_an_attraction),
    ("Which words name an attraction?", "Its type; a Ride is a Thrill or a Leisure Ride.", type_words),
    ("Printed price or reduced price?", "As all effects now make it.", price_is_what_applies_now),
    ("Is recruiting building?", "Yes, with its discounts.", recruiting_is_building),
    ("May an attraction have Guest Services twice?", "With unlike names.", two_guest_services),
    ("A theme where it is built in?", "No.", built_in_theme),
    ("The same upgrade on two attractions?", "Yes.", same_upgrade_on_two),
    ("Several themes on one attraction?", "Yes, each letter once.", several_themes),
    ("Draw two: must I keep one?", "No, of neither deck.", draw_two_may_keep_none),
    ("Can a blueprint be given back?", "No, it is kept for good.", kept_blueprints_are_permanent),
    ("One item for two blueprints?", "Yes.", one_item_for_two_blueprints),
    ("What do built-in icons count for?", "All that is counted by icons.", built_in_counts_three_times),
    ("May one item serve two lines of a blueprint?", "No, each line wants its own.", each_line_its_own),
    ("May there be more than asked?", "Yes.", more_is_allowed),
    ("A missed bonus?", "Costs nothing.", a_missed_bonus_costs_nothing),
    ("When do blueprints close?", "After round four.", closing_after_round_four),
    ("Showcase built this round: a fourth action now?", "Yes.", fourth_action_in_the_same_round),
    ("Coins on a showcase never built?", "Worth nothing.", unbuilt_showcase_coins_are_worth_nothing),
    ("More investment than the price?", "No change is given.", no_change_from_investors),
    ("A demolished showcase?", "Out of the game; its upgrades are discarded.", demolished_showcase_is_gone),
    ("Where is built after demolishing?", "In the first empty space.", freed_space_is_next),
    ("The deck runs out?", "It is made anew at once.", reshuffle_at_once),
    ("When does the hand limit hold?", "In the Cleanup step only.", hand_limit_only_in_cleanup),
    ("The award is tied?", "All tied players score it in full.", award_ties_score_in_full),
    ("Do stars score?", "No.", stars_do_not_score),
    ("How far can the level be trusted?", "It supposes the attraction.", a_level_promises_nothing),
    ("Search five: may I keep none?", "No, exactly one is kept.", search_keeps_one),
    ("Does taking cost coins?", "No.", taking_is_free),
    ('May "for each" find none?', "Yes, and pays nothing then.", none_is_a_number_too),
    ("What is next to what?", "No effect of an edition asks.", nothing_counts_neighbours),
    ("Is drawing another action than taking?", "No, all are ways to take.", taking_and_drawing_are_one_action),
]


@pytest.mark.parametrize(("question", "answer", "shown"), QUESTIONS, ids=[row[2].__name__ for row in QUESTIONS])
def test_the_answer_is_what_is_played(question: str, answer: str, shown: Callable[[], bool]):
    assert shown(), f"{question} {answer}"
