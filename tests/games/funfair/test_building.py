"""Building, the showcase, demolishing: on tables set by hand."""

from __future__ import annotations

import pytest

from games.funfair.tables import KIT, MARKET, NUMBER, codes, hand, heard, keys, play, player, refused, table

COASTER = "twister-rollercoaster"


@pytest.mark.rule("FF-27")
def test_a_card_is_built_from_the_market_or_from_the_hand():
    s = play(table(player(hand="cinema")), "0 build carousel market")
    assert keys(s.parks[0].stacks[0]) == ["carousel"]
    s = play(table(player(hand="cinema")), "0 build cinema hand")
    assert keys(s.parks[0].stacks[0]) == ["cinema"]
    assert hand(s) == []
    with refused("not-in-hand", "FF-27"):
        play(table(player()), "0 build cinema hand")


@pytest.mark.rule("FF-28")
def test_the_price_is_paid_as_discounts_make_it():
    assert play(table(player(coins=20)), "0 build big-top market").coins[0] == 20 - 11
    s = table(player(coins=20, staff="project-manager"))
    assert play(s, "0 build big-top market").coins[0] == 20 - 9


@pytest.mark.rule("FF-29")
def test_discounts_add_up_and_no_price_is_below_nothing():
    s = table(player(coins=20, stacks=("carousel",), staff="decorator"), city="makeover-month")
    assert play(s, "0 build fresh-paint market 1").coins[0] == 20 - (4 - 1 - 2) + 1
    s = table(player(coins=20, staff="project-manager"), city="building-boom", market=("ice-cream-stand", *MARKET[1:]))
    assert play(s, "0 build ice-cream-stand market").coins[0] == 20


@pytest.mark.rule("FF-30")
def test_what_cannot_be_paid_cannot_be_built():
    s = table(player(coins=10))
    assert "build big-top market" not in codes(s)
    with refused("too-dear", "FF-30"):
        play(s, "0 build big-top market")


@pytest.mark.rule("FF-31")
def test_the_market_is_refilled_before_the_ability():
    s = table(player(), market=("haunted-house", *MARKET[1:]))
    play(s, "0 build haunted-house market")
    assert codes(s)[0].startswith("take ")
    assert -1 not in s.market
    assert len(codes(s)) == len(set(s.market))


@pytest.mark.rule("FF-32")
def test_a_park_has_five_attractions_with_the_showcase():
    five = ("cinema", "burger-bar", "log-flume", "giant-wheel", "gearstorm")
    s = table(player(stacks=five, more='showcase = "gearstorm built"'))
    with refused("park-full", "FF-32"):
        play(s, "0 build big-top market")


@pytest.mark.rule("FF-33")
def test_no_attraction_twice():
    with refused("attraction-twice", "FF-33"):
        play(table(player(stacks=("big-top",))), "0 build big-top market")


@pytest.mark.rule("FF-34", "FF-75")
def test_a_new_attraction_goes_to_the_first_empty_space():
    s = table(player(stacks=("cinema", "burger-bar", "log-flume")))
    play(s, "0 demolish 2", "1 change", "0 build big-top market")
    assert [keys(stack) for stack in s.parks[0].stacks] == [["cinema"], ["big-top"], ["log-flume"], [], []]


@pytest.mark.rule("FF-35")
def test_upgrades_stay_in_the_order_they_were_built():
    s = table(player(hand="restroom", stacks=("big-top",)))
    play(s, "0 build plush-seating market 1", "1 change", "0 build restroom hand 1")
    assert keys(s.parks[0].stacks[0]) == ["big-top", "plush-seating", "restroom"]


@pytest.mark.rule("FF-36")
@pytest.mark.parametrize(
    ("upgrade", "attraction", "allowed"),
    [
        ("loop", COASTER, True),
        ("loop", "carousel", False),
        ("corkscrew", "burger-bar", False),
        ("special-effects", "haunted-house", True),
        ("special-effects", "restaurant", False),
        ("air-conditioning", "cinema", True),
        ("air-conditioning", COASTER, False),
        ("express-queue", "carousel", True),
        ("express-queue", "cinema", False),
        ("flagpole", "burger-bar", True),
        ("plush-seating", COASTER, True),
    ],
)
def test_restrictions(upgrade: str, attraction: str, allowed: bool):
    market = ("big-top", "fresh-paint", "park-mascot", "landscaping", "landscaping", "landscaping")
    s = table(player(hand=upgrade, stacks=(attraction,)), market=market)
    assert (f"build {upgrade} hand 1" in codes(s)) is allowed
    if not allowed:
        with refused("wrong-type", "FF-36"):
            play(s, f"0 build {upgrade} hand 1")


@pytest.mark.rule("FF-37")
def test_a_flagpole_closes_its_attraction_until_it_falls():
    s = table(player(stacks=("big-top flagpole", "cinema")))
    assert "build plush-seating market 2" in codes(s)
    with refused("attraction-closed", "FF-37"):
        play(s, "0 build plush-seating market 1")
    play(s, "0 demolish 1 flagpole", "1 change")
    assert "build plush-seating market 1" in codes(s)


@pytest.mark.rule("FF-38")
def test_the_same_name_once_on_an_attraction():
    s = table(player(hand="air-conditioning restroom", stacks=("cinema air-conditioning", "burger-bar")))
    with refused("upgrade-twice", "FF-38"):
        play(s, "0 build air-conditioning hand 1")
    assert {"build air-conditioning hand 2", "build restroom hand 1"} <= set(codes(s))


@pytest.mark.rule("FF-39")
def test_each_theme_letter_once_but_unlike_themes_together():
    s = table(player(hand="jungle-theme pirate-theme", stacks=("cinema pirate-theme",)))
    assert "build jungle-theme hand 1" in codes(s)
    assert "build pirate-theme hand 1" not in codes(s)


@pytest.mark.rule("FF-40")
def test_a_built_in_upgrade_counts_as_that_upgrade():
    s = table(player(hand="pirate-theme restroom", stacks=("swinging-ship", "restaurant")))
    for code in ("build pirate-theme hand 1", "build restroom hand 2"):
        with refused("upgrade-built-in", "FF-40"):
            play(s, f"0 {code}")
    assert {"build pirate-theme hand 2", "build restroom hand 1"} <= set(codes(s))


@pytest.mark.rule("FF-41")
def test_an_upgrade_needs_an_attraction():
    with refused("no-attraction", "FF-41"):
        play(table(player(stacks=("cinema",))), "0 build fresh-paint market 2")


@pytest.mark.rule("FF-42")
def test_a_showcase_is_a_thrill_ride_and_rides_are_thrill_or_leisure():
    s = table(player(hand="loop express-queue", stacks=("gearstorm",), more='showcase = "gearstorm built"'))
    assert {"build loop hand 1", "build express-queue hand 1"} <= set(codes(s))


@pytest.mark.rule("FF-43")
def test_no_staff_of_a_name_twice():
    with refused("staff-twice", "FF-43"):
        play(table(player(staff="park-mascot")), "0 build park-mascot market")


@pytest.mark.rule("FF-44")
def test_hiring_is_building_and_stands_apart():
    s = play(table(player(coins=20), city="job-fair"), "0 build park-mascot market")
    assert s.coins[0] == 20 - (7 - 3)
    assert keys(s.parks[0].staff) == ["park-mascot"]
    assert s.parks[0].attractions == 0


@pytest.mark.rule("FF-45")
def test_after_you_build_happens_once():
    s = play(table(player(coins=20)), "0 build carousel market")
    assert s.coins[0] == 20 - 7 + 3
    play(s, "1 change", "0 change")
    assert s.coins[0] == 16 + 2  # Finders Keepers doubles the one coin of loose change


@pytest.mark.rule("FF-46")
def test_abilities_used_as_an_action():
    s = table(
        player(coins=0, hand="loop", stacks=("ice-cream-stand", "shooting-gallery", "big-top turnstile plush-seating"))
    )
    assert play(s.clone(), "0 use 1 ice-cream-stand").coins[0] == 4
    discarded = play(s.clone(), "0 use 2 shooting-gallery loop")
    assert (discarded.coins[0], hand(discarded), keys(discarded.pile)) == (6, [], ["loop"])
    assert play(s.clone(), "0 use 3 turnstile").coins[0] == 3 + 0 + 2
    with refused("no-such-ability", "FF-46"):
        play(s, "0 use 2 ice-cream-stand")


@pytest.mark.rule("FF-47")
def test_an_ongoing_help_lasts_as_long_as_its_card_stands():
    s = table(player(coins=50, stacks=("cinema",), staff="decorator"))
    assert s.price(0, NUMBER["plush-seating"]) == 6
    play(s, "0 demolish decorator")
    assert s.price(0, NUMBER["plush-seating"]) == 7


@pytest.mark.rule("FF-48")
def test_a_chain_of_free_builds_ends_by_the_rules_of_the_attraction():
    cards = "robot-theme jungle-theme pirate-theme robot-theme loop"
    s = table(player(coins=9, hand=cards, stacks=("cinema", COASTER)))
    play(s, "0 build robot-theme hand 2")
    assert s.coins[0] == 0
    assert codes(s) == ["add jungle-theme", "add pirate-theme", "add loop", "skip"]  # a second Robot cannot go there
    with refused("upgrade-twice", "FF-38"):
        play(s, "0 add robot-theme")
    play(s, "0 add pirate-theme")
    assert s.coins[0] == 2  # the free card's own ability: two for one Pirate icon
    assert s.legal_actions(0) == ()


@pytest.mark.rule("FF-48")
def test_a_cheaper_build_opens_a_free_one():
    poor = table(player(coins=9, hand="cinema robot-theme jungle-theme loop"))
    play(poor, "0 build cinema hand")
    assert codes(poor) == ["skip"]  # three less is still too dear for an empty purse
    rich = table(player(coins=20, hand="cinema robot-theme jungle-theme loop"))
    play(rich, "0 build cinema hand", "0 add robot-theme")
    assert rich.coins[0] == 20 - 9 - (9 - 3)
    play(rich, "0 add jungle-theme")
    assert rich.stack[-1].node.key == "keep"  # Jungle: draw two, keep one
    assert keys(rich.parks[0].stacks[0]) == ["cinema", "robot-theme", "jungle-theme"]


@pytest.mark.rule("FF-49")
def test_a_gain_for_each_icon_counts_the_card_just_built():
    s = table(player(coins=10, hand="pirate-theme", stacks=("swinging-ship", "cinema")))
    assert play(s, "0 build pirate-theme hand 2").coins[0] == 10 - 6 + 2 * 2


# -- the showcase


@pytest.mark.rule("FF-50")
def test_the_showcase_costs_twenty_and_shows_three_stars():
    s = table(player(coins=25, more='showcase = "gearstorm waiting"'))
    play(s, "0 showcase")
    assert s.coins[0] == 5
    assert s.parks[0].stars == 1 + 3
    play(s, "1 change")
    with refused("showcase-built", "FF-50"):
        play(s, "0 showcase")


@pytest.mark.rule("FF-51")
def test_a_built_showcase_is_an_attraction():
    s = table(player(coins=4, stacks=("gearstorm",), more='showcase = "gearstorm built"'))
    assert s.parks[0].size(0) == 2  # itself and the theme built in
    assert "build fresh-paint market 1" in codes(s)
    assert play(s, "0 change").coins[0] == 4 + 2 * 1


@pytest.mark.rule("FF-52", "FF-54")
def test_investors_pay_first_discounts_count_and_nobody_gets_change():
    show = 'showcase = "gearstorm waiting"\ninvested = 15'
    assert play(table(player(coins=9, more=show)), "0 showcase").coins[0] == 4
    s = play(table(player(coins=9, staff="project-manager", more=show), city="building-boom"), "0 showcase")
    assert s.coins[0] == 9
    assert s.invested[0] == 0
    assert s.bank == 270 - 9


@pytest.mark.rule("FF-53")
def test_investors_coins_serve_nothing_else_and_go_back_at_the_end():
    s = table(player(coins=3, more="invested = 20"))
    with refused("too-dear", "FF-30"):
        play(s, "0 build carousel market")
    over = table(player(coins=3, more="invested = 20"), next=("end -",), round=6)
    assert over.is_terminal()
    assert over.invested == [0, 0]
    assert over.standings()[0] == 1


@pytest.mark.rule("FF-55", "FF-92")
def test_showcase_and_blueprints_are_no_hand_cards():
    s = table(
        player(hand="loop loop loop corkscrew corkscrew", more='plans = ["big-screen"]'),
        next=("cleanup -",),
        market=("-",) * 6,
    )
    assert s.stack[-1].node.key == "action"  # nobody discards: the next round has begun
    assert len(hand(s)) == 5


# -- demolishing


@pytest.mark.rule("FF-71", "FF-72")
def test_one_card_is_demolished_and_nothing_comes_back():
    s = table(player(coins=5, stacks=("cinema restroom plush-seating",), staff="decorator"))
    play(s, "0 demolish 1 restroom")
    assert keys(s.pile) == ["restroom"]
    assert hand(s) == []
    assert s.coins[0] == 5
    assert keys(s.parks[0].stacks[0]) == ["cinema", "plush-seating"]
    with refused("nothing-to-demolish", "FF-71"):
        play(s, "1 demolish 1")


@pytest.mark.rule("FF-73")
def test_upgrades_fall_with_their_attraction():
    s = play(table(player(stacks=("cinema restroom plush-seating",))), "0 demolish 1")
    assert sorted(keys(s.pile)) == ["cinema", "plush-seating", "restroom"]
    assert s.parks[0].attractions == 0


@pytest.mark.rule("FF-74")
def test_a_demolished_showcase_leaves_the_game_its_upgrades_do_not():
    s = table(player(stacks=("gearstorm loop",), more='showcase = "gearstorm built"'))
    assert heard(s, "0 demolish 1") == ["demolish"]
    assert keys(s.pile) == ["loop"]
    assert s.parks[0].stars == 1
    play(s, "1 change")
    with refused("showcase-gone", "FF-50"):
        play(s, "0 showcase")


def test_every_card_of_the_edition_can_be_built_somewhere():
    for kind in KIT.kinds[: KIT.park_kinds]:
        market = ("-",) * 6
        s = table(player(hand=kind.key, stacks=("twister-rollercoaster", "big-top"), coins=60), market=market)
        if kind.key not in ("twister-rollercoaster", "big-top"):
            assert any(code.startswith(f"build {kind.key} hand") for code in codes(s)), kind.key
