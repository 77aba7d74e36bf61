"""The client's types say what the structs say."""

from __future__ import annotations

from pathlib import Path

import pytest

from midway.host.typescript import TARGET, main, typescript

ROOT = Path(__file__).parents[2]


def test_the_committed_file_is_fresh() -> None:
    assert (ROOT / TARGET).read_text(encoding="utf-8") == typescript()


def test_check_fails_on_a_stale_file_and_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stale = tmp_path / "messages.ts"
    stale.write_text("// old\n")
    assert main(["--check", str(stale)]) == 1
    assert stale.read_text() == "// old\n"
    assert "stale" in capsys.readouterr().err
    assert main([str(stale)]) == 0
    assert main(["--check", str(stale)]) == 0


def test_names_optional_fields_and_unions_are_as_on_the_wire() -> None:
    text = typescript()
    assert "  asksMe: boolean;" in text
    assert "  t?: number;" in text
    assert "  seat: number | null;" in text
    assert "  args?: Record<string, number | string | Words>;" in text
    assert "export type ToHost = Sit | Since | Act" in text


def test_a_name_that_games_share_bears_each_games_name() -> None:
    text = typescript()
    assert "export type AquaparkLaid = {" in text
    assert "export type BumperCarsLaid = {" in text
    assert "export type Laid = {" not in text
