"""What a seat is shown: prices with reasons, choices with what they change, the score sheet, positions refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.funfair.tables import PLAN, play, player, table
from midway.engine.words import Words
from midway.games.funfair.game import GAME
from midway.text import catalogue

ENGLISH = catalogue(GAME.folder, "en")


def english(words: Words) -> str:
    return ENGLISH.say(words, ["Ana", "Ben"])


def choice(s: Any, code: str) -> Any:
    action = s.parse(code)
    return GAME.choice(s.redact(0), action)


def test_prices_show_every_discount_with_its_reason():
    s = table(player(staff="decorator"), city="makeover-month")
    card = s.observation(0).market[5]
    assert (card.key, card.price) == ("plush-seating", 4)
    assert [(english(cut.source), cut.amount) for cut in card.cuts] == [("Decorator", 1), ("Makeover Month", 2)]
    assert s.observation(None).market[5].price == 7


def test_faces_are_named_by_key_and_told_apart_from_the_turn():
    s = table(player(hand="loop", stacks=("cinema restroom",), staff="decorator", more='plans = ["big-screen"]'))
    seen, reference = s.observation(0), GAME.reference(GAME.load_edition())
    assert seen.reference == reference.digest
    faces = {face.key for face in reference.cards}
    assert {card.key for card in (*seen.market, *seen.hand)} <= faces
    assert {plan.key for plan in seen.parks[0].blueprints} <= {face.key for face in reference.blueprints}
    assert b"ability-" not in msgspec.json.encode(seen)


def test_another_edition_has_faces_of_its_own(tmp_path: Path):
    file = tmp_path / "edition.toml"
    file.write_text((GAME.folder / "edition.toml").read_text().replace('name = "Loop"', 'name = "Twister"', 1))
    other = GAME.reference(GAME.load_edition(file))
    assert other.digest != GAME.reference(GAME.load_edition()).digest
    assert other.digest == GAME.reference(GAME.load_edition(file)).digest


def test_a_build_says_what_it_changes():
    s = table(player(coins=20, stacks=("cinema",), more='plans = ["big-screen"]'))
    seen = choice(s, "build plush-seating market 1")
    assert english(seen.words) == "Build Plush Seating on Cinema for 7"
    # size 1 to 2 is 2 more, the blueprint turns from -10 to 10, coins fall from 10 to 6 points
    assert seen.gain == 2 + 20 - 4
    assert [english(note) for note in seen.notes] == [
        "Cinema: size 1 to 2, 2 more points",
        "meets Big Screen, 20 points better",
        "stars 3 to 5",
        "leaves 13 coins",
    ]
    assert seen.touches == ("market:6", "space:0:1")


def test_touches_tell_choices_apart():
    s = table(player(coins=60, hand="loop restroom", stacks=("twister-rollercoaster turnstile", "shooting-gallery")))
    legal = s.legal_actions(0)
    touched = [GAME.choice(s.redact(0), action).touches for action in legal]
    assert len(set(touched)) == len(legal)


def test_one_coin_is_told_as_one():
    s = table(player(coins=0, stacks=("ice-cream-stand turnstile",)))
    assert english(choice(s, "use 1 turnstile").words) == "Turnstile on Ice Cream Stand: gain 1 coin"
    s.events = []
    play(s, "0 use 1 turnstile")
    assert english(GAME.tell(s.events[0], s.redact(1)).words) == "Ana uses Turnstile and gains 1 coin."


def test_like_market_cards_share_a_place():
    s = table(player(), market=("loop", "big-top", "loop", "carousel", "park-mascot", "loop"))
    assert [card.place for card in s.observation(0).market] == [
        "market:1",
        "market:2",
        "market:1",
        "market:4",
        "market:5",
        "market:1",
    ]
    assert len({card.piece for card in s.observation(0).market}) == 6


def test_a_stack_can_be_counted():
    stack = table(player(stacks=("swinging-ship loop restroom",))).observation(1).parks[0].stacks[0]
    assert stack.ribbon == ("thrill", "pirate", "feature", "guest")
    assert (stack.size, stack.points, stack.next, stack.stars) == (4, 10, 5, 3)


def test_income_and_actions_to_come():
    s = table(player(stacks=("gearstorm",), staff="ticket-seller", more='showcase = "gearstorm built"'))
    park = s.observation(0).parks[0]
    assert (park.income, park.actions) == (1 + 3 + 3, 4)
    assert [line.points for line in park.income_lines] == [4, 3]
    assert s.observation(0).parks[1].actions == 3


def test_the_table_is_told_in_words():
    s = table(player(coins=11, hand="loop", stacks=("swinging-ship",), more='plans = ["pirate-coaster"]'))
    lines = [english(line) for line in GAME.describe(s.redact(0))]
    assert "Round 2 of 6, Park step. Ana starts." in lines
    assert "Market 2: Big Top, price 11." in lines
    assert "Space 1: Swinging Ship with built-in Pirate Theme, size 2, 3 points, 3 more for the next icon." in lines
    assert "Blueprint Pirate Coaster (medium): needs one more Feature on a Thrill Ride; -10 points as it is." in lines
    others = [english(line) for line in GAME.describe(s.redact(1))]
    assert not any("Pirate Coaster" in line or ("Loop, price" in line and "Hand" in line) for line in others)


def test_score_sheet_adds_up():
    s = table(player(13, stacks=("cinema plush-seating",), staff="park-mascot", more='plans = ["big-screen"]'))
    sheet = s.observation(0).parks[0].score
    assert (sheet.size, sheet.blueprints, sheet.coins, sheet.staff, sheet.award) == (3, 10, 6, 5, 0)
    assert sheet.total == 24
    assert s.observation(1).parks[0].score.hidden == 1
    for lines, points in ((sheet.size_lines, 3), (sheet.blueprint_lines, 10), (sheet.staff_lines, 5)):
        assert sum(line.points for line in lines) == points


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("seats = 7", "seats"),
        ('market = ["loop"]', "market"),
        ('next = ["action 0 number=9"]', "number=9"),
        ('next = ["keep 0 none=1 cards=99"]', "card 99"),
        ('next = ["add 0 space=0 cut=3 source=6"]', "no attraction"),
        ('[[player]]\nhand = ["lupe"]', "'lupe' is no card"),
        ('[[player]]\nstacks = ["carousel loop"]', "loop where it cannot be built"),
        ('[[player]]\nstacks = ["gearstorm"]', "disagree about the showcase"),
        ('[[player]]\nhand = ["flagpole", "flagpole", "flagpole"]', "one more flagpole"),
        ('[[player]]\nstaff = ["loop"]', "staff"),
        ('plan_deck = ["big-screen"]', "lies nowhere"),
        ('[[player]]\nplans = ["big-screen", "big-screen"]', "lies elsewhere"),
    ],
)
def test_a_wrong_position_is_refused_by_the_place(line: str, said: str):
    head = "" if line.startswith("next") else 'next = ["action 0 number=1"]\n'
    with pytest.raises(ValueError, match=r"^position: ") as caught:
        GAME.position(head + line)
    assert said in str(caught.value)


def test_a_redraw_is_told_to_all():
    s = table(
        player(hand="loop loop loop corkscrew corkscrew"),
        next=("hand 0", "open -"),
        round=0,
        market=("-",) * 6,
        city="-",
    )
    s.events = []
    play(s, "0 redraw")
    said = [english(GAME.tell(event, s.redact(1)).words) for event in s.events]
    assert said[0] == "Ana has no attraction, shows Loop, Loop, Loop, Corkscrew and Corkscrew and draws five new cards."


def test_a_blueprint_tells_its_lines_under_their_attraction():
    s = table(player(stacks=("cinema plush-seating",), more='plans = ["theatre-district", "service-with-a-smile"]'))
    district, smile = s.observation(0).parks[0].blueprints
    told = [(english(item.head) if item.head else "", english(item.short), item.icon) for item in district.items]
    assert told == [
        ("Theatre", "Quality", "quality"),
        ("", "Guest Services", "guest"),
        ("Theatre no. 2", "Feature", "feature"),
    ]
    assert [(item.head, english(item.short), item.icon) for item in district.bonus_items] == [
        (None, "size 5 or more", "theatre")
    ]
    assert [(item.head, english(item.short), item.icon) for item in smile.items] == [
        (None, "Food Outlet", "food"),
        (None, "in the park", "guest"),
    ]


def test_drawn_blueprints_say_how_far_they_are_met():
    s = table(player(stacks=("cinema plush-seating",)), seed="4")
    play(s, "0 draw blueprints")
    drawn = s.observation(0).drawn
    assert [plan.key for plan in drawn.blueprints] == [card.key for card in drawn.cards]
    assert all(plan.items for plan in drawn.blueprints)
    assert s.observation(1).drawn.blueprints == ()
    assert s.observation(None).drawn.blueprints == ()


def test_what_is_missing_is_said_before_a_blueprint_is_kept():
    s = table(
        player(stacks=("cinema plush-seating",)),
        next=(
            f"plan 0 none=1 plans={PLAN['big-screen']},{PLAN['dinner-and-a-show']}",
            "action 1 number=1",
            "guests -",
            "cleanup -",
        ),
    )
    notes = [[english(note) for note in choice(s, f"plan {key}").notes] for key in ("big-screen", "dinner-and-a-show")]
    assert notes == [
        ["10 points, 5 more for its bonus, 10 lost if it is not met", "already met"],
        ["18 points, 8 more for its bonus, 10 lost if it is not met", "as it is: needs a Food Outlet"],
    ]


def test_an_attraction_that_is_not_there_is_missed_once():
    s = table(player(more='plans = ["record-breaker"]'))
    told = [english(words) for words in GAME.describe(s.redact(0))]
    assert "Blueprint Record Breaker (difficult): needs a Thrill Ride; -10 points as it is." in told


def test_choices_stand_together_by_kind():
    s = table(player(coins=60, hand="loop restroom", stacks=("twister-rollercoaster turnstile", "shooting-gallery")))
    seen = s.redact(0)
    groups = [GAME.choice(seen, action).group for action in s.legal_actions(0)]
    runs = [group for at, group in enumerate(groups) if at == 0 or groups[at - 1] != group]
    assert runs == ["market", "hand", "take", "more", "demolish"]


def test_an_award_for_several_icons_is_one_phrase():
    award = next(award for award in GAME.reference(GAME.load_edition()).awards if award.key == "world-of-wonders")
    said = "1 Fairytale Theme, 1 Jungle Theme, 1 Pirate Theme and 1 Robot Theme in the park"
    assert english(award.text) == said
