"""What comes from outside is decoded by type and refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from host.running import Visitor, running
from midway.host.limits import BODY_BYTES, MESSAGE_BURST, MESSAGE_BYTES, Allowance
from midway.host.messages import decode
from midway.host.protocol import Act, Fault


@pytest.mark.parametrize(
    ("sent", "named"),
    [
        ("{", "truncated"),
        ("[]", "Expected `object`"),
        ('{"type":"jump"}', "jump"),
        ('{"type":"act","id":"1","step":0,"own":0}', "`code`"),
        ('{"type":"act","id":"1","step":"0","own":0,"code":"x"}', "$.step"),
        ('{"type":"act","id":"1","step":0,"own":0,"code":"x","seat":2}', "`seat`"),
        ('{"type":"say","text":"%s"}' % ("a" * 301), "<= 300"),
        ('{"type":"act","id":"1","step":0,"own":0,"code":"x","t":-1}', "$.t"),
        ('{"type":"say","text":"a\\u0000b"}', "$.text"),
        ('{"type":"act","id":"\\u0000","step":0,"own":0,"code":"x"}', "$.id"),
        ('{"type":"act","id":"1","step":0,"own":0,"code":"x\\n"}', "$.code"),
        ("[" * 8000, "Expected `object`"),
        (b'{"type":"say","text":"\xff"}', "UTF-8"),
    ],
)
def test_a_bad_message_is_refused_by_name(sent: str | bytes, named: str) -> None:
    answer = decode(sent)
    assert isinstance(answer, Fault)
    assert answer.words.id == "fault-message"
    assert named in str(answer.words.args["reason"])


def test_a_good_message_is_what_it_says() -> None:
    assert decode('{"type":"act","id":"1","step":3,"own":1,"code":"play 7"}') == Act("1", 3, 1, "play 7")


def test_an_allowance_fills_up_again_with_time() -> None:
    now = [0.0]
    allowance = Allowance(rate=2, burst=3, now=lambda: now[0])
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [allowance.take() for _ in range(2)] == [True, False]


def test_requests_are_refused_by_name(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()

        def refused(path: str, body: object) -> tuple[int, str]:
            return ana.status, ana.post(path, body)["words"]["id"]

        for body, problem in [
            ({"game": "chess", "seats": ["me"]}, "problem-no-game"),
            ({"game": "bumper_cars", "seats": ["me"]}, "problem-seats"),
            ({"game": "bumper_cars", "seats": ["me", "hal", "open"]}, "problem-no-bot"),
            ({"game": "bumper_cars", "seats": ["me", "me", "me"], "options": {"speed": "high"}}, "problem-options"),
            ({"game": "bumper_cars", "seats": "me"}, "problem-body"),
            ({"game": "bumper_cars", "seats": ["me"] * 3, "seed": "1"}, "problem-body"),
        ]:
            assert ana.post("/api/tables", body)["words"]["id"] == problem
            assert ana.status == 400
        assert ana.post("/api/me", {"name": " \u200b "})["words"]["id"] == "problem-name"
        assert ana.post("/api/tables/nowhere/seats", {})["words"]["id"] == "problem-no-table"
        assert ana.status == 404
        ana.request("POST", "/api/me", b"x" * (BODY_BYTES + 1))
        assert ana.status == 413


def test_a_foreign_page_can_neither_post_nor_listen(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "me", "me")["id"]
        ana.request("POST", "/api/me", b'{"name":"Eve"}', Origin="http://elsewhere.example")
        assert ana.status == 403
        assert ana.get("/api/lobby")["me"] == "Ana"
        with pytest.raises(InvalidStatus, match="403"):
            connect(
                f"ws://127.0.0.1:{host.port}/ws/tables/{table}", origin="http://elsewhere.example", proxy=None
            ).close()
        ana.request("POST", "/api/me", b'{"name":"Eva"}', Origin=f"http://127.0.0.1:{host.port}")
        assert ana.get("/api/lobby")["me"] == "Eva"


def test_a_socket_that_sends_too_much_is_closed(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "me", "me")["id"]
        with ana.at(table) as socket:
            socket.send("say", text="a" * (MESSAGE_BYTES + 1))
            with pytest.raises(ConnectionClosed):
                socket.until("never")
        with ana.at(table) as socket:
            for _ in range(2 * int(MESSAGE_BURST)):
                socket.send("since", n=0)
            with pytest.raises(ConnectionClosed):
                socket.until("never")
        with ana.at(table) as socket:
            assert socket.hear()["type"] == "table"


def test_a_table_that_is_not_there_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as host, host.visitor().at("nowhere") as socket:
        assert socket.hear()["words"] == {"id": "problem-no-table"}


@pytest.mark.parametrize("name", ["%00", "..", "%ff%fe", "a-b"])
def test_a_name_no_table_can_have_says_so_too(tmp_path: Path, name: str) -> None:
    with running(tmp_path) as host:
        visitor = host.visitor()
        assert visitor.post(f"/api/tables/{name}/seats", {})["words"]["id"] == "problem-no-table"
        assert visitor.status == 404


def test_every_answer_carries_the_policy(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        visitor: Visitor = host.visitor()
        for path in ("/", "/t/some-table", "/nothing.png"):
            visitor.request("GET", path)
            assert visitor.headers["X-Content-Type-Options"] == "nosniff"
            policy = visitor.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy


def test_an_answer_to_a_program_is_no_page_and_allows_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        visitor: Visitor = host.visitor()
        for path in ("/api/lobby", "/api/games", "/api/tables/x/record"):
            visitor.request("GET", path)
            assert visitor.headers["X-Content-Type-Options"] == "nosniff"
            assert visitor.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"


def test_the_cookie_is_for_this_host_alone_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        cookie = ana.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        table = ana.new_table("me", "open", "open")
    token = ana.cookie.partition("=")[2]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"Ana" in kept
    assert token.encode() not in kept
    for link in table["links"]:
        assert link["link"].partition("#")[2].encode() not in kept


def test_pages_and_files_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Fair</title>")
    (static / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 200)
    (static / "assets" / "main-1a2b.js.br").write_bytes(b"squeezed")
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path / "data", static=static) as host:
        visitor = host.visitor()
        assert "Fair" in visitor.text("/")
        assert visitor.headers["Cache-Control"] == "no-cache"
        assert "Fair" in visitor.text("/t/abc?seat=1")
        visitor.request("GET", "/assets/main-1a2b.js", None, **{"Accept-Encoding": "gzip"})
        assert "immutable" in visitor.headers["Cache-Control"]
        assert visitor.headers["Content-Encoding"] == "gzip"
        squeezed = visitor.request("GET", "/assets/main-1a2b.js", None, **{"Accept-Encoding": "gzip, br"})
        assert squeezed == b"squeezed"
        assert visitor.headers["Content-Encoding"] == "br"
        assert visitor.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in visitor.headers["Cache-Control"]
        assert visitor.headers["Vary"] == "Accept-Encoding"
        for path in ("/assets/other.js", "/../secret.txt", "/%2e%2e/secret.txt", "/api/none.json"):
            assert "secret" not in visitor.text(path)
            assert visitor.status == 404
    with running(tmp_path / "data") as host:
        visitor = host.visitor()
        assert "has not been built" in visitor.text("/")
        assert visitor.status == 503
