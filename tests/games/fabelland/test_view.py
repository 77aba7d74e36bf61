"""What goes over the wire: previews, sets, drops and the action now played."""

from __future__ import annotations

from typing import Any

from games.fabelland.tables import at, play
from midway.engine.words import Choice, Words
from midway.games.fabelland.game import GAME
from midway.games.fabelland.state import FabellandState

EXAMPLE = {
    "edges": ["A-red 17 P", "A-blue 24", "A-lilac 18 K", "B-red 16"],
    "compartments": ["A2 P", "A3 PK", "A6 K", "B3 PK"],
}


def choice(s: FabellandState, seat: int, code: str) -> Choice:
    return GAME.choice(s.redact(seat), s.actions.by_code[code])


def notes(found: Choice) -> list[tuple[str, dict[str, Any]]]:
    return [(note.id, dict(note.args)) for note in found.notes]


def test_a_turn_tells_who_boards_what_rides_and_who_gets_what():
    s = at("rotate 1 carousel=0", "evening -", **EXAMPLE)
    found = choice(s, 1, "turn 0")
    assert found.gain == 2, "one balloon for Red's attraction, one for the neutral one"
    assert notes(found) == [
        ("note-boards", {"count": 4}),
        (
            "note-rides-foreign",
            {
                "card": Words("attraction-flying-carpet"),
                "place": "edge:A-red",
                "player": Words("player", {"seat": 0}),
                "balloons": 3,
                "bonus": 1,
            },
        ),
        (
            "note-rides-neutral",
            {"card": Words("attraction-robot-dance"), "place": "edge:A-lilac", "balloons": 0, "bonus": 1},
        ),
        ("note-tumbles", {"count": 4}),
        ("note-waits", {"card": Words("attraction-long-hair-jump"), "count": 2}),
    ]
    assert "edge:A-red" in found.lights
    assert "compartment:A2" in found.lights
    assert "seat:A-red:2:P" in found.lights, "the first space is taken"
    assert [place for place in found.lights if place.startswith("ride:")] == ["ride:A-red", "ride:A-lilac"]
    assert s.turned[0] == 0, "looking turns nothing"


def test_a_turn_tells_what_one_player_gets_from_several_rides():
    edges, compartments = ["A-red 17 P", "A-yellow 18 K", "A-blue 19 T"], ["A2 P", "A3 T", "A4 K"]
    s = at("rotate 1 carousel=0", "evening -", seats=2, edges=edges, compartments=compartments)
    found = choice(s, 1, "turn 0")
    assert found.gain == 1 + 1 + 3
    told = dict(notes(found))
    assert told["note-pays"] == {"player": Words("player", {"seat": 0}), "balloons": 6}
    assert told["note-rides-own"]["balloons"] == 3
    assert told["note-tumbles"] == {"count": 6}


def test_places_are_told_as_they_stand():
    s = at("rotate 1 carousel=0", "evening -", balloons=[6, 8, 2, 8], edges=["A-blue 1"])
    assert [seat.place for seat in s.observation(None).seats] == [3, 1, 4, 2]


def test_the_preview_is_what_happens():
    for steps in range(6):
        s = at("rotate 1 carousel=0", "evening -", **EXAMPLE)
        gain = choice(s, 1, f"turn {steps}").gain
        before = s.balloons[1]
        play(s, f"1 turn {steps}")
        while s.stack[-1].node.key != "finishing":
            s.apply_action(1, s.legal_actions(1)[0])
        assert s.balloons[1] - before == gain


def test_ways_to_board_touch_the_spaces_they_take():
    s = play(at("rotate 0 carousel=1", "evening -", **EXAMPLE), "0 turn 0")
    touched = [GAME.choice(s.redact(0), action).touches for action in s.legal_actions(0)]
    assert len(touched) == len(set(touched))
    assert ("edge:B-red", "seat:B-red:1:P", "seat:B-red:2:K") in touched


def test_a_purchase_gains_its_value_less_its_price():
    s = at(
        "shop 0 area=0 left=2", offers=["D1 24"], posters=["D2 orange"], edges=["A-red 1"], influencers=["0 orange 1"]
    )
    assert choice(s, 0, "build D1 A-red").gain == 0, "worth 3 more, for 3"
    assert choice(s, 0, "hire D2").gain == 6 - 3, "the second orange one adds 6"
    assert choice(s, 0, "hire D2").touches == ("poster:D2",)


def test_sets_tell_what_one_more_would_bring():
    s = at("finishing 0", influencers=["0 green 4", "0 green 2 used", "0 blue 3"])
    seat = s.observation(None).seats[0]
    green, blue = seat.influencers[3], seat.influencers[1]
    assert (green.fresh, green.used, green.points, green.next_gain, green.sets) == (4, 2, 19, 3, (5, 1))
    assert (blue.points, blue.next_gain) == (10, 1)
    assert seat.sets == 29


def test_drops_tell_where_each_guest_came_down():
    s = play(at("rotate 0 carousel=0", edges=["A-red 17 P"], compartments=["A2 P"]), "0 turn 0", "0 collect")
    (drop,) = s.observation(None).drops
    assert (drop.number, drop.source, drop.onto, drop.dropped) == (1, "edge:A-red", "centre", True)
    assert [guest.guest for guest in drop.guests] == ["P", "P"]
    assert {guest.place for guest in drop.guests} <= {"area:D", "area:E", "area:F"}


def test_the_action_now_played_is_told_step_by_step():
    rows = {"influencers": ["0 blue 1"], "areas": ["D P"], "figures": ["B", "-", "-", "-"]}
    s = at("rotate 0 carousel=1", "evening -", **rows)
    play(s, "0 use blue", "0 take P D")
    acting = s.observation(None).acting
    assert (acting.seat, acting.field, acting.step, acting.carousel) == (0, "B", "put-guest", "B")
    assert (acting.using, acting.guest, acting.source) == ("blue", "P", "area:D")
    assert (acting.influencers_used, acting.influencers_allowed) == (1, 2)


def test_only_the_own_wheel_is_told_while_it_is_set():
    s = play(at("wheels - asked=0,1,2,3", "open-park -"), "1 wheel E")
    assert [s.observation(seat).chosen for seat in (None, 0, 1)] == ["", "", "E"]


def test_prompts_name_the_player_to_all_others():
    s = at("rotate 1 carousel=0", "evening -")
    assert GAME.prompt(s.redact(1)).id == "prompt-rotate"
    assert GAME.prompt(s.redact(0)).args["player"] == Words("player", {"seat": 1})
