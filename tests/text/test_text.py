"""The catalogues: nothing missing, both languages alike, players by name."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from midway.engine.refusal import Refusal
from midway.engine.words import Words
from midway.games import GAMES, load_game
from midway.text import HOUSE, LANGUAGES, Catalogue, ftl_files, refusal_words

SOURCES = Path(__file__).parents[2] / "src" / "midway"
HOUSE_REFUSAL = re.compile(r'Refusal\(\s*"([a-z-]+)"')


def messages(path):
    """The messages of a file by id; a line that is no Fluent fails."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path.name}: {junk[0]}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(entry):
    names = set()

    def walk(node):
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        for value in vars(node).values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ast.BaseNode):
                    walk(item)

    walk(entry)
    return names


def folders():
    return [None, *[load_game(key).folder for key in GAMES]]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name if folder else "house")
def test_german_says_what_english_says_with_the_same_values(folder):
    english, german = [messages(ftl_files(folder, language)[-1]) for language in ("en", "de")]
    assert sorted(english) == sorted(german)
    for name, entry in english.items():
        assert variables(entry) == variables(german[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name if folder else "house")
def test_no_text_shouts(folder, language):
    assert "!" not in ftl_files(folder, language)[-1].read_text(encoding="utf-8")


def test_every_refusal_of_the_engine_has_its_sentence():
    codes = {code for file in (SOURCES / "engine").glob("*.py") for code in HOUSE_REFUSAL.findall(file.read_text())}
    assert codes
    for language in LANGUAGES:
        catalogue = Catalogue(None, language)
        assert [code for code in sorted(codes) if not catalogue.has(f"refusal-{code}")] == []


def test_a_player_is_named():
    assert Catalogue(None).say(Words("prompt-wait", {"player": Words("player", {"seat": 1})}), ["Ana", "Ben"]) == (
        "Waiting for Ben."
    )


def test_a_player_without_a_name_has_a_number_counted_from_one():
    assert Catalogue(None).say(Words("player", {"seat": 2}), ["Ana"]) == "Player 3"
    assert Catalogue(None, "de").say(Words("player", {"seat": 2})) == "Spieler 3"


def test_a_refusal_says_its_values():
    words = refusal_words(Refusal("unknown-action", "ENG-2", {"action": "fly"}))
    assert Catalogue(None).say(words) == "There is no action “fly” in this game."


def test_a_missing_message_shows_its_id():
    assert Catalogue(None).say(Words("no-such-message")) == "[no-such-message]"


def test_an_unknown_language_is_refused_by_name():
    with pytest.raises(ValueError, match="there is no language 'fr'; there are en, de"):
        Catalogue(None, "fr")


def test_the_files_of_the_house_lie_in_the_package():
    assert sorted(path.name for path in HOUSE.glob("*.ftl")) == ["de.ftl", "en.ftl"]


@pytest.mark.parametrize(
    ("game", "words", "english", "german"),
    [
        (
            "aquapark",
            Words("table-area", {"terrain": Words("terrain-P"), "cards": 1, "visitors": 1, "points": 1}),
            "pool area: 1 card, 1 visitor, 1 point.",
            "Becken: 1 Karte, 1 Gast, 1 Punkt.",
        ),
        (
            "aquapark",
            Words("prompt-over", {"winners": Words("player", {"seat": 0}), "points": 1}),
            "Ana wins with 1 point.",
            "Ana gewinnt mit 1 Punkt.",
        ),
        (
            "fun_city",
            Words("log-score", {"player": Words("player", {"seat": 0}), "number": 1, "points": 30}),
            "Ana: 1 card, 30 points.",
            "Ana: 1 Karte, 30 Punkte.",
        ),
        (
            "fun_city",
            Words("table-left", {"pile": 1, "gone": 2, "deck": 1}),
            "1 card in the pile, 2 gone; 1 Crazy card to draw.",
            "1 Karte im Stapel, 2 verfallen; 1 Verrückte Karte zu ziehen.",
        ),
    ],
)
def test_one_of_a_kind_is_not_told_as_many(game, words, english, german):
    folder = load_game(game).folder
    assert Catalogue(folder, "en").say(words, ["Ana"]) == english
    assert Catalogue(folder, "de").say(words, ["Ana"]) == german
