"""The edition file: its counts, and what is said about a wrong one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.funfair.tables import KIT
from midway.engine.edition import ORIGINS, read_edition
from midway.games.funfair.blocked import blocked
from midway.games.funfair.edition import ATTRACTION, STAFF, TYPES, UPGRADE
from midway.games.funfair.game import GAME
from midway.games.funfair.park import Park

BUNDLED = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def test_the_counts_of_the_box():
    park = KIT.kinds[: KIT.park_kinds]
    cards = Counter({group: sum(kind.copies for kind in park if kind.group == group) for group in range(3)})
    assert cards == {ATTRACTION: 30, UPGRADE: 47, STAFF: 20}
    assert Counter(kind.icon for kind in park if kind.group == ATTRACTION) == dict.fromkeys(range(len(TYPES)), 3)
    assert [len(KIT.blueprints), len(KIT.cities), len(KIT.awards)] == [20, 12, 5]
    assert len(KIT.kinds) - KIT.park_kinds == 4
    assert Counter(plan.level for plan in KIT.blueprints) == {"easy": 8, "medium": 7, "difficult": 5}
    assert sum(plan.points for plan in KIT.blueprints) == 336
    assert KIT.award_points == 15


def test_the_four_showcases_have_the_four_themes():
    shows = KIT.kinds[KIT.park_kinds :]
    assert [KIT.kinds[show.built_in].name for show in shows] == [
        "Fairytale Theme",
        "Jungle Theme",
        "Pirate Theme",
        "Robot Theme",
    ]
    assert {(show.price, show.stars) for show in shows} == {(20, 3)}


def test_every_card_says_where_it_comes_from_and_users_are_told():
    assert all(kind.origin in ORIGINS for kind in KIT.kinds)
    assert GAME.reference(GAME.load_edition()).stand_in is True


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('de = "Kino", type = "theatre"', 'type = "opera"', "'Cinema' has type = 'opera'"),
        ('de = "Looping", icon = "feature", price = 5', 'icon = "feature", price = -5', "'Loop' has price = -5"),
        ('built_in = "Restroom"', 'built_in = "Bathroom"', "'Restaurant' built_in = 'Bathroom' names no upgrade"),
        ("action = { gain = 4 }", "action = { win = 4 }", "'Ice Cream Stand' has action.win"),
        ('items = ["thrill: feature"]', 'items = ["thrill: 2 lamp"]', "items: 'thrill: 2 lamp' asks for '2 lamp'"),
        ("copies = 4, origin", "copies = 5, origin", "attractions, upgrades and staff make 98 cards, want 97"),
        ("staff = 3 },\n", "staff = 3, types = 2 },\n", "'Top Employer' wants one of items, types, staff or most"),
        ("now = { gain = 5 }", "later = { gain = 5 }", "'Council Grant' wants either now or round"),
        ('name = "Big Top"', 'name = "Cinema"', "'Cinema' is there twice"),
        ("points = 5 },", "points = 5, height = 3 },", "'Park Mascot' has height"),
        ("miss = 10", "miss = true", "scoring has miss = True"),
        ("[scoring]", "[scores]", "table [scores]"),
        ('"thrill: feature"', '"thrill: 0 feature"', "'Coaster Classic' items: 'thrill: 0 feature' asks"),
        ('"thrill: feature"', '"thrill: feature, feature"', "'Coaster Classic' items: 'thrill: feature, feature'"),
        ('"thrill: feature"', '"thrill: size 0"', "'Coaster Classic' items: 'thrill: size 0' asks for 'size 0'"),
        ('"thrill: feature"', '"any", "any", "any", "any", "any", "any"', "'Coaster Classic' items: asks for 6"),
        ('gain = 2, per = "food"', 'gain = 2, per = "star here"', "'Food Vendor', ticket, counts by 'star here'"),
        ('gain = 2, per = "food"', 'gain = 2, per = "other attraction"', "counts by 'other attraction', but belongs"),
        ('guests = 1, per = "attraction"', 'guests = 1, per = "other attraction"', "'School Holidays', round, counts"),
        ("now = { gain = 5 }", 'now = { gain = 5, per = "other attraction" }', "'Council Grant', now, counts by"),
        ("after = { gain = 3 }", 'after = { per = "food" }', "'Carousel', after, counts by 'food', but gains nothing"),
        ("gain = 6, discard = 1", "gain = 6, discard = 2", "'Shooting Gallery', action, has discard = 2"),
        ("lasting = { attractions = 2 }", "lasting = { closes = true }", "'Project Manager' is staff and closes no"),
        ("round = { change = 2 }", "round = { change = 0 }", "'Finders Keepers', round, has change = 0"),
        ("now = { gain = 5 }", "now = { closed = 5 }", "'Council Grant', now, has closed, but draws no blueprints"),
        ("now = { gain = 5 }", "now = { more = 5 }", "'Council Grant', now, has more, but no per"),
        ("types = 4", "types = 6", "'Something for Everyone' has types = 6"),
        ("now = { gain = 5 }", "now = { gain = 5000 }", "has gain = 5000, want a whole number from 0 to 1000"),
        ('name = "Big Top"', 'name = "None"', "'None' cannot be told in an action"),
        ('name = "Park Mascot"', 'name = "1"', "'1' cannot be told in an action"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused_by_the_card(old: str, new: str, said: str, tmp_path: Path):
    assert old in BUNDLED
    path = tmp_path / "wrong.toml"
    path.write_text(BUNDLED.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=r"^edition wrong\.toml") as caught:
        GAME.initial_state(2, edition=path)
    assert said in str(caught.value)


def test_a_new_card_needs_no_change_of_the_code(tmp_path: Path):
    """A card of another name with effects of its own is dealt, told and built."""
    path = tmp_path / "other.toml"
    head = 'type = "leisure", price = 7, stars = 1, copies = 2, after ='
    old = f'name = "Carousel", de = "Karussell", {head} {{ gain = 3 }}'
    new = f'name = "Mini Golf", {head} {{ gain = 2, per = "star here" }}'
    assert old in BUNDLED
    path.write_text(BUNDLED.replace(old, new), encoding="utf-8")
    s = GAME.initial_state(2, edition=path, seed="golf")
    golf = s.kit.by_key["mini-golf"]
    assert read_edition(path, GAME.read_edition).data is s.kit
    while s.stack[-1].node.key != "action":
        s.apply_action(s.waiting()[0], s.legal_actions(s.waiting()[0])[-1])
    seat = s.waiting()[0]
    slot = s.deck.index(golf)
    s.deck[slot], s.market[0] = s.market[0], golf
    coins = s.coins[seat]
    words = GAME.choice(s.redact(seat), s.actions.build[0][golf][0]).words
    assert words.args["card"].args == {"en": "Mini Golf", "de": "Mini Golf"}  # type: ignore[union-attr]
    price = s.price(seat, golf)
    s.apply_action(seat, "build mini-golf market")
    assert s.coins[seat] == coins - price + 2
    GAME.check(s)


@pytest.mark.rule("FF-39")
def test_two_upgrades_with_one_theme_letter_never_meet(tmp_path: Path):
    """In the stand-in edition a letter has one name; another edition may have several."""
    path = tmp_path / "flags.toml"
    path.write_text(
        BUNDLED.replace('name = "Restroom", de = "Toiletten", icon = "guest"', 'name = "Restroom", icon = "pirate"'),
        encoding="utf-8",
    )
    s = GAME.initial_state(2, edition=path)
    ship, theme, flags = [s.kit.by_key[key] for key in ("swinging-ship", "pirate-theme", "restroom")]
    park = Park.empty(s.kit).build(ship, -1).build(s.kit.by_key["cinema"], -1).build(theme, 1)
    assert park.fits(flags) == ()
    s.parks[0] = park
    reason = blocked(s, 0, flags, 1)
    assert reason is not None
    assert (reason.code, reason.rule) == ("theme-twice", "FF-39")


@pytest.mark.rule("FF-37", "FF-40")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('type = "food", price = 8, stars = 2, copies = 2', "lasting = { closes = true }"),
        ('type = "food", price = 8, stars = 2, copies = 2', 'built_in = "Flagpole"'),
    ],
)
def test_an_attraction_may_close_itself(old: str, new: str, tmp_path: Path):
    """By its own words, or by a closing upgrade that is built in; the list and the reason agree."""
    path = tmp_path / "closed.toml"
    assert old in BUNDLED
    path.write_text(BUNDLED.replace(old, f"{old}, {new}"), encoding="utf-8")
    s = GAME.initial_state(2, edition=path)
    paint = s.kit.by_key["fresh-paint"]
    s.parks[0] = Park.empty(s.kit).build(s.kit.by_key["burger-bar"], -1).build(s.kit.by_key["cinema"], -1)
    assert s.parks[0].fits(paint) == (1,)
    reason = blocked(s, 0, paint, 0)
    assert reason is not None
    assert (reason.code, reason.rule) == ("attraction-closed", "FF-37")
