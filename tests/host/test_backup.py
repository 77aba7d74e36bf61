"""A backup is made while the host plays on, and the games go on from it elsewhere."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from pathlib import Path

import pytest

from host.running import Socket, Visitor, running
from host.test_kill import start, starter
from host.test_storage import a_guest
from midway.cli.main import main
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games import load_game
from midway.host.backup import backup, restore
from midway.host.storage import Store

GAME = "aquapark"


def play(socket: Socket, turns: int) -> None:
    """Play the first choice so many times, and wait until one's turn has come again and all others rest."""
    for _ in range(turns + 1):
        while not socket.step["asksMe"]:
            socket.hear()
        if turns:
            turns -= 1
            asked = socket.step
            socket.act(asked["choices"][0]["code"])
            while socket.step is asked:
                assert socket.hear()["type"] != "refused", socket.heard[-1]


def test_a_game_goes_on_from_the_backups_last_action(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy, elsewhere = tmp_path / "data", tmp_path / "copy", tmp_path / "elsewhere"
    ana = Visitor(0)
    with starter(data, tmp_path / "log") as process:
        killed, ana.port = start(process, tmp_path / "log")
        try:
            ana.post("/api/me", {"name": "Ana"})
            table = ana.new_table("me", "random", game=GAME)["id"]
            with ana.at(table) as socket:
                socket.until("step")
                play(socket, 2)
                then = ana.text(f"/api/tables/{table}/record?seat=0")
                assert main(["backup", str(copy), "--data", str(data)]) == 0
                play(socket, 2)
                assert ana.text(f"/api/tables/{table}/record?seat=0").count("\n") > then.count("\n") + 1
        finally:
            os.kill(killed, signal.SIGKILL)
    assert main(["restore", str(copy), "--data", str(elsewhere)]) == 0
    with running(elsewhere) as host:
        ana.port = host.port
        assert ana.text(f"/api/tables/{table}/record?seat=0") == then
        with ana.at(table) as socket:
            socket.until("step")
            places = socket.play_out()["places"]
        record = Record.read(ana.text(f"/api/tables/{table}/record"))
    assert Match.replay(load_game(GAME), record).state.places() == places
    with sqlite3.connect(copy) as store:
        (lines,) = store.execute("SELECT count(*) FROM lines").fetchone()
    copied, restored = capsys.readouterr().out.splitlines()
    assert copied.startswith(f"Copied 1 table with {lines} actions (")
    assert copied.endswith(f"kB) from {data} to {copy}.")
    assert restored.startswith(f"Restored 1 table with {lines} actions (")
    assert restored.endswith(f"kB) from {copy} to {elsewhere}.")


def test_all_that_was_acknowledged_before_is_in_it_however_busy_the_store(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        for turn in range(5):
            await asyncio.gather(*[store.write(a_guest(100 * turn + number)) for number in range(40)])
            busy = [asyncio.create_task(store.write(a_guest(100 * turn + number))) for number in range(40, 100)]
            await asyncio.to_thread(backup, str(tmp_path), tmp_path / f"copy {turn}")
            with sqlite3.connect(tmp_path / f"copy {turn}") as copy:
                kept = {guest for (guest,) in copy.execute("SELECT id FROM guests")}
                assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert kept >= {f"guest {100 * turn + number}" for number in range(40)}
            assert kept <= {f"guest {number}" for number in range(100 * turn + 100)}
            await asyncio.gather(*busy)
        await store.close()

    asyncio.run(run())


def test_a_backup_is_one_file_for_its_owner_alone(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        host.visitor("Ana").new_table("me", "random", "random")
        backup(str(tmp_path / "data"), tmp_path / "copy")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    backup(str(tmp_path / "data"), tmp_path / "of a host that has stopped")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup of a store that holds nothing yet."""

    async def run() -> None:
        await (await Store.open(tmp_path / "made")).close()

    asyncio.run(run())
    backup(str(tmp_path / "made"), tmp_path / "copy")
    return tmp_path / "copy"


def test_nothing_is_ever_overwritten(copy: Path, tmp_path: Path) -> None:
    before = copy.read_bytes()
    with pytest.raises(ValueError, match="copy is there already; choose another name"):
        backup(str(tmp_path / "made"), copy)
    assert copy.read_bytes() == before
    with pytest.raises(ValueError, match="made holds a store already"):
        restore(copy, str(tmp_path / "made"))
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "midway.sqlite-wal").write_text("of a store that is gone")
    with pytest.raises(ValueError, match="torn holds a store already"):
        restore(copy, str(tmp_path / "torn"))


def test_a_folder_that_a_host_uses_is_left_alone(copy: Path, tmp_path: Path) -> None:
    with running(tmp_path / "data"), pytest.raises(ValueError, match="another Midway is already using"):
        restore(copy, str(tmp_path / "data"))


def test_only_a_whole_store_of_this_version_is_restored(copy: Path, tmp_path: Path) -> None:
    text, newer, damaged, other = (tmp_path / name for name in ("text", "newer", "damaged", "other"))
    text.write_text("midway record 1\n")
    shutil.copy(copy, newer)
    with sqlite3.connect(newer) as store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    damaged.write_bytes(copy.read_bytes()[:-8192])
    with sqlite3.connect(other) as store:
        store.execute("CREATE TABLE tables (id)")
    for file, why in (
        (text, "text is no store of Midway's"),
        (newer, r"newer was made by a newer Midway \(its store has version 9999\)"),
        (damaged, "damaged is "),
        (other, "other is no store of Midway's"),
        (tmp_path / "nowhere", "there is no file .*nowhere"),
    ):
        with pytest.raises(ValueError, match=why):
            restore(file, str(tmp_path / "data"))
    assert not (tmp_path / "data").exists()


def test_a_newer_store_is_not_opened_and_says_so(copy: Path, tmp_path: Path) -> None:
    restore(copy, str(tmp_path / "data"))
    with sqlite3.connect(tmp_path / "data" / "midway.sqlite") as store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ValueError, match=r"cannot be opened: it was made by a newer Midway \(version 9999"):
        asyncio.run(Store.open(tmp_path / "data"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["backup", "copy"], "there is no store of Midway's in nowhere"),
        (["backup", "copy", "--data", "postgresql://ana:secret@127.0.0.1/fair"], "pg_dump --format=custom"),
        (["restore", "copy", "--data", "postgresql://ana:secret@127.0.0.1/fair"], "pg_restore --dbname=NAME"),
        (["restore", "copy"], "there is no file copy"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words if "--data" in words else [*words, "--data", "nowhere"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err
    assert "secret" not in err
    assert list(tmp_path.iterdir()) == []
