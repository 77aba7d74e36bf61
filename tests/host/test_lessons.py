"""A lesson over HTTP: stops, tries, reasons; nothing is opened and nothing kept."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from host.running import running

LESSON = "/api/games/aquapark/lesson"


def test_a_stop_is_a_step_of_a_table_with_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()
        assert "aquapark" in {game["key"] for game in ana.get("/api/games") if game["lesson"]}
        stop = ana.get(f"{LESSON}/2")
        assert (stop["stop"], stop["kind"], stop["meant"], stop["rule"]) == (2, "do", "take near", "AQ-13")
        assert stop["ruleText"].startswith("The chooser takes one of the two cards")
        assert stop["say"]["id"] == "learn-take"
        assert stop["say"]["args"]["player-1"] == {"id": "player", "args": {"seat": 1}}
        whole = stop["whole"]
        assert (whole["type"], whole["fresh"], whole["seat"], whole["undo"]) == ("step", True, 0, "no")
        assert [choice["code"] for choice in whole["choices"]] == ["take near", "take far"]
        assert [seat["mine"] for seat in stop["table"]["seats"]] == [True, False]
        # the way here: own start card, then two steps of the other; only the last one asks
        assert [step["n"] for step in stop["way"]] == [2, 3, 4]
        assert [len(step["choices"]) for step in stop["way"]] == [0, 0, 2]
        assert ana.get("/api/lobby")["tables"] == []


def test_where_there_is_to_read_nothing_can_be_chosen(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()
        stop = ana.get(f"{LESSON}/6")
        assert (stop["kind"], stop["meant"], stop["whole"]["choices"], stop["whole"]["asksMe"]) == (
            "read",
            "",
            [],
            False,
        )
        assert ana.get(f"{LESSON}/6/try?code=take+near") == {
            "meant": False,
            "words": {"id": "lesson-read"},
            "rule": "",
            "ruleText": "",
        }


def test_a_choice_is_the_one_that_is_meant_or_gets_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()
        assert ana.get(f"{LESSON}/3/try?code={quote('place id H 0,-1')}")["meant"] is True
        other = ana.get(f"{LESSON}/3/try?code={quote('place id H 0,1')}")
        assert (other["meant"], other["words"]["id"], other["rule"]) == (False, "lesson-other", "")
        assert other["words"]["args"]["choice"]["id"] == "choice-place"
        closed = ana.get(f"{LESSON}/3/try?code={quote('place id H 0,0')}")
        assert (closed["meant"], closed["words"]["id"], closed["rule"]) == (False, "refusal-covers-card", "AQ-22")
        assert closed["ruleText"] == "A new card covers no part of a laid one."
        assert ana.get(f"{LESSON}/3/try?code=fly")["words"]["id"] == "refusal-unknown-action"
        reasons = ana.get(f"{LESSON}/3/closed")["choices"]
        assert "AQ-22" in {reason["rule"] for reason in reasons}


def test_what_is_no_stop_of_a_lesson(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()
        for address, status, words in (
            (f"{LESSON}/0", 404, "problem-no-lesson"),
            (f"{LESSON}/99", 404, "problem-no-lesson"),
            (f"{LESSON}/99/try?code=take+near", 404, "problem-no-lesson"),
            ("/api/games/swing_boat/lesson/1", 404, "problem-no-lesson"),
            ("/api/games/chess/lesson/1", 404, "problem-no-game"),
            (f"{LESSON}/3/try?code={'x' * 201}", 413, "problem-too-long"),
        ):
            assert ana.get(address)["words"]["id"] == words, address
            assert ana.status == status


def test_nobody_asks_faster_than_people_do(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()
        for _ in range(100):
            answer = ana.get(f"{LESSON}/1/try?code=fly")
            if ana.status == 429:
                break
        assert answer["words"]["id"] == "problem-too-fast"
        ana.get(f"{LESSON}/1")
        assert ana.status == 200
