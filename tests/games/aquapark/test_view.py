"""What a seat is shown and told: the wire form, the choices with their gains, the log with its flights."""

from __future__ import annotations

import random

from games.aquapark.tables import KIT, POOL, placing, play
from midway.engine.words import Words
from midway.games.aquapark.choices import choice, edges_words
from midway.games.aquapark.game import GAME
from midway.games.aquapark.observation import Placing, Score
from midway.text import catalogue


def test_a_placement_tells_where_what_it_gains_and_what_it_lights():
    s = placing(POOL, tokens='["visitor P#5 0,0,N"]')
    view = s.redact(0)
    good = GAME.choice(view, view.parse("place flipV H 0,-1"))  # pool under pool: two cards, one visitor
    assert good.gain == 2
    assert good.after == {"visitors": 2, "lifeguards": 0, "awards": 0, "total": 2}
    assert good.touches == ("at:H:0,-1", "turn:flipV")
    assert good.lights == ("space:0:0,0,N", "space:0:1,0,N")
    assert good.words.args["where"] == Words("side-above", {"cards": Words("start-card")})
    assert Words("note-whole", {"count": 2}) in good.notes
    assert Words("note-area", {"terrain": Words("terrain-P"), "cards": 2}) in good.notes
    bad = GAME.choice(view, view.parse("place id H 0,-1"))  # beach under pool: the visitor leaves
    assert (bad.gain, bad.after) == (0, {})
    assert "token:5" in bad.lights
    assert Words("note-leaves", {"visitor": Words("visitor-P")}) in bad.notes


def test_a_token_tells_what_it_scores_and_whom_a_lifeguard_sees():
    s = play(placing(POOL, tokens='["visitor P#5 0,0,N"]'), "0 place flipV H 0,-1")
    view = s.redact(0)
    visitor = GAME.choice(view, view.parse("visitor 1,0,N"))
    assert visitor.gain == 2
    guard = GAME.choice(view, view.parse("lifeguard 1,0,N"))
    assert guard.gain == 2
    assert guard.after == {"visitors": 2, "lifeguards": 2, "awards": 0, "total": 4}
    assert guard.touches == ("space:0:1,0,N", "token:lifeguard")
    assert guard.lights == ("space:0:1,0,N", "space:0:0,0,N")
    assert Words("note-sees", {"count": 1}) in guard.notes
    half = GAME.choice(view, view.parse("lifeguard 0,1,N"))
    assert (half.gain, half.notes) == (0, (Words("note-half"),))


def test_the_observation_shows_what_each_token_and_area_earns():
    s = play(placing(POOL, tokens='["visitor P#5 0,0,N"]'), "0 place flipV H 0,-1", "0 lifeguard 1,0,N")
    seen = s.observation(None)
    own = seen.parks[0]
    assert own.score == Score(visitors=2, lifeguards=2, awards=0, total=4)
    assert [(token.piece, token.kind, token.points, token.sees) for token in own.tokens] == [
        ("token:5", "visitor", 2, ()),
        (f"token:{POOL}", "lifeguard", 2, ("space:0:0,0,N",)),
    ]
    pool = next(area for area in own.areas if area.terrain == "P" and area.visitors)
    assert (pool.cards, pool.points) == (("card:101", "card:46"), 2)
    assert (own.cards[1].face.edges, own.cards[1].turn) == (("B", "B", "G", "P", "P", "G"), "flipV")
    assert seen.placing == Placing(1, "card:47", seen.placing.face, "token:2", "P", None, None)
    assert (seen.deck, seen.bag, seen.round, seen.turn) == (48, 47, 5, 2)


def test_the_log_names_pieces_and_where_they_fly():
    s = placing(POOL)
    s.events = []
    s.apply_action(0, "place id H 0,-1")
    s.apply_action(0, "visitor 0,-1,N")
    card, token = [GAME.tell(event, s) for event in s.events]
    assert card.words.args["where"] == Words("side-above", {"cards": Words("start-card")})
    assert (card.piece, card.source, card.target) == ("card:46", "slot:1", "park:0")
    assert (token.piece, token.source, token.target) == (f"token:{POOL}", "slot:1", "space:0:0,-1,N")


def test_a_view_shows_counts_of_deck_and_bag_and_no_order():
    s = placing()
    s.deck.reverse()
    other = placing()
    assert s.observation(0) == other.observation(0)
    assert s.redact(0).data() == other.redact(0).data()


def test_edges_are_told_as_the_card_lies():
    # card 01 reads Pr P / G / Gr B / B clockwise
    assert edges_words(KIT, 1).args == {"top": "Pr P", "right": "G", "bottom": "B Gr", "left": "B"}
    assert edges_words(KIT, 1, lie=1).args == {"top": "B", "right": "Pr P", "bottom": "G", "left": "B Gr"}


def test_where_one_half_alone_touches_the_half_is_told():
    view = placing(POOL).redact(0)
    english = catalogue(GAME.folder, "en")

    def told(code: str) -> str:
        return english.say(GAME.choice(view, view.parse(code)).words, ["Ana", "Ben"])

    assert told("place id H 0,-1") == "Lay it above the start card, flat"
    assert told("place id H -1,-1") == "Lay it above the start card with its right half, flat"
    assert told("place rot180 V 0,1") == "Lay it below the left half of the start card, upright, half turned"


def test_no_two_choices_read_alike():
    english = catalogue(GAME.folder, "en")
    dice = random.Random(5)
    for seed in ("7", "8"):
        s = GAME.initial_state(2, {}, seed)
        while not s.is_terminal():
            seat = s.waiting()[0]
            legal = list(s.legal_actions(seat))
            view = s.redact(seat)
            told = [english.say(choice(view, action).words, ["Ana", "Ben"]) for action in legal]
            assert len(set(told)) == len(told), told
            s.apply_action(seat, dice.choice(legal))
