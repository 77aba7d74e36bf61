"""Plain requests: JSON over HTTP. Every refusal is a Problem with a sentence."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from midway.engine.refusal import Refusal
from midway.engine.words import Words
from midway.games import GAMES
from midway.host import lessons, mine, telling
from midway.host import report as reports
from midway.host.guests import COOKIE, COOKIE_SECONDS, Guest
from midway.host.limits import BODY_BYTES
from midway.host.lobby import Host, Trouble
from midway.host.pages import FOREVER
from midway.host.protocol import encode
from midway.host.requests import Forget, LeaveSeat, MyName, NewTable, Problem, Report, ReportWish, Seated, TakeSeat

T = TypeVar("T")

NOT_KEPT = {"Cache-Control": "no-store"}

#: No code of a choice is longer.
CODE_LENGTH = 200


async def health(request: Request) -> Response:
    """Whether the host is up and its store answers."""
    await _host(request).guests.by_id("")
    return PlainTextResponse("ok\n")


async def games(request: Request) -> Response:
    return _json(_host(request).games())


async def rules(request: Request) -> Response:
    key = request.path_params["key"]
    if key not in GAMES:
        raise Trouble(404, "problem-no-game", game=key[:40])
    return _json(telling.rules(key))


async def faces(request: Request) -> Response:
    key, digest = request.path_params["key"], request.path_params["digest"]
    if key not in GAMES:
        raise Trouble(404, "problem-no-game", game=key[:40])
    found = telling.faces(key)
    if found is None or digest != found.reference.digest:
        raise Trouble(404, "problem-no-faces")
    return _json(found, cache=FOREVER)


async def lesson(request: Request) -> Response:
    """A stop of a lesson. What is told there is worked out once for all who take it."""
    return Response(_stop(await _taught(request), request).told, 200, NOT_KEPT, "application/json")


async def lesson_try(request: Request) -> Response:
    _allow(request)
    taught = _stop(await _taught(request), request)
    code = request.query_params.get("code", "")
    if len(code) > CODE_LENGTH:
        raise Trouble(413, "problem-too-long")
    return _json(lessons.answer(taught, code))


async def lesson_closed(request: Request) -> Response:
    _allow(request)
    return _json(lessons.closed(_stop(await _taught(request), request)))


async def _taught(request: Request) -> tuple[lessons.Taught, ...]:
    """The lesson of a game; played through in a thread, for others wait meanwhile."""
    key = request.path_params["key"]
    if key not in GAMES:
        raise Trouble(404, "problem-no-game", game=key[:40])
    return await asyncio.to_thread(lessons.taught, key)


def _stop(taught: tuple[lessons.Taught, ...], request: Request) -> lessons.Taught:
    number: int = request.path_params["stop"]
    if not 1 <= number <= len(taught):
        raise Trouble(404, "problem-no-lesson")
    return taught[number - 1]


async def lobby(request: Request) -> Response:
    return _json(await _host(request).lobby(await _guest(request)))


async def me(request: Request) -> Response:
    wish = await _body(request, MyName)
    name = " ".join(wish.name.split())
    if not name or not name.isprintable():
        raise Trouble(400, "problem-name")
    host, guest = _host(request), await _guest(request)
    if guest is not None:
        await host.rename(guest, name)
        return _json(MyName(name))
    _, token = await host.guests.make(name)
    return _with_cookie(request, _json(MyName(name)), token)


async def my_data(request: Request) -> Response:
    """Everything that is kept of whoever asks, as a file that can be read."""
    data = await mine.kept(_host(request).store, await _known(request))
    headers = {"Content-Disposition": 'attachment; filename="midway-me.json"', "Cache-Control": "no-store"}
    return Response(msgspec.json.format(encode(data), indent=2), 200, headers, "application/json")


async def forget(request: Request) -> Response:
    await _body(request, Forget)
    await mine.forget(_host(request), await _known(request))
    response = Response(status_code=204, headers={"Cache-Control": "no-store"})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


async def new_table(request: Request) -> Response:
    wish = await _body(request, NewTable)
    guest, token = await _guest_or_new(request)
    return _with_cookie(request, _json(await _host(request).new_table(guest, wish), 201), token)


async def take_seat(request: Request) -> Response:
    wish = await _body(request, TakeSeat)
    guest, token = await _guest_or_new(request)
    seat = await _host(request).take_seat(guest, request.path_params["id"], wish)
    return _with_cookie(request, _json(Seated(seat)), token)


async def leave_seat(request: Request) -> Response:
    wish = await _body(request, LeaveSeat)
    await _host(request).leave_seat(await _guest(request), request.path_params["id"], wish.seat)
    return _json(Seated(wish.seat))


async def again(request: Request) -> Response:
    return _json(await _host(request).again(await _guest(request), request.path_params["id"]), 201)


async def new_links(request: Request) -> Response:
    return _json(await _host(request).new_links(await _guest(request), request.path_params["id"]))


async def record(request: Request) -> Response:
    """The record as a file: whole after the end; before, as the seat ``?seat=`` that the guest holds may read it, or
    the public."""
    room = await _host(request).room(request.path_params["id"])
    table, guest = room.table, await _guest(request)
    if table.match is None:
        raise Trouble(409, "problem-not-begun")
    if table.status == "over":
        text = table.match.export()
    else:
        held = table.held(guest.id) if guest is not None else ()
        wanted = request.query_params.get("seat", "")
        seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None
        if seat is not None and seat not in held:
            raise Trouble(403, "problem-not-your-seat")
        text = table.match.seen_by(seat)
    name = f"{table.game.key}-{table.name.replace(' ', '-')}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    )


async def report(request: Request) -> Response:
    """A problem, written down for whoever can mend it."""
    wish = await _body(request, ReportWish)
    room = await _host(request).room(request.path_params["id"])
    table, guest = room.table, await _guest(request)
    if table.match is None:
        raise Trouble(409, "problem-not-begun")
    if not table.may_view(guest.id if guest is not None else "", wish.seat):
        raise Trouble(403, "problem-not-your-seat")
    try:
        text = reports.report(table, wish, request.headers.get("User-Agent", ""))
    except Refusal as refusal:
        raise Trouble(404, f"refusal-{refusal.code}", **refusal.values) from None
    return _json(Report(f"{table.game.key}-{table.name.replace(' ', '-')}-report.txt", text))


ROUTES = [
    Route("/healthz", health),
    Route("/api/games", games),
    Route("/api/games/{key}/rules", rules),
    Route("/api/games/{key}/faces/{digest}", faces),
    Route("/api/games/{key}/lesson/{stop:int}", lesson),
    Route("/api/games/{key}/lesson/{stop:int}/try", lesson_try),
    Route("/api/games/{key}/lesson/{stop:int}/closed", lesson_closed),
    Route("/api/lobby", lobby),
    Route("/api/me", me, methods=["POST"]),
    Route("/api/me", my_data),
    Route("/api/me/forget", forget, methods=["POST"]),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/{id}/seats", take_seat, methods=["POST"]),
    Route("/api/tables/{id}/leave", leave_seat, methods=["POST"]),
    Route("/api/tables/{id}/again", again, methods=["POST"]),
    Route("/api/tables/{id}/links", new_links, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/report", report, methods=["POST"]),
]


async def on_trouble(request: Request, trouble: Exception) -> Response:
    """A request that is not granted."""
    assert isinstance(trouble, Trouble)
    return _json(Problem(trouble.words), trouble.status)


async def on_error(request: Request, error: Exception) -> Response:
    """Something failed here; what, stands in the log."""
    return _json(Problem(Words("problem-internal")), 500)


def _host(request: Request) -> Host:
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


async def _guest(request: Request) -> Guest | None:
    return await _host(request).guests.by_token(request.cookies.get(COOKIE, ""))


async def _known(request: Request) -> Guest:
    """Who asks, where that is known."""
    guest = await _guest(request)
    if guest is None:
        raise Trouble(404, "problem-nobody")
    return guest


async def _guest_or_new(request: Request) -> tuple[Guest, str]:
    """Who asks; a newcomer becomes a guest without a name and gets a token for the cookie."""
    guest = await _guest(request)
    return (guest, "") if guest is not None else await _host(request).guests.make()


def _allow(request: Request) -> None:
    """Let nobody ask for work faster than people do."""
    address = request.client.host if request.client is not None else ""
    if not request.app.state.posts.take(address):
        raise Trouble(429, "problem-too-fast")


async def _body(request: Request, wanted: type[T]) -> T:
    """The body by its type, or a Problem that names what is wrong with it."""
    _allow(request)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY_BYTES:
            raise Trouble(413, "problem-too-long")
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Trouble(400, "problem-body", reason=str(error)[:200]) from None


def _json(value: Any, status: int = 200, cache: str = "no-store") -> Response:
    return Response(encode(value), status, {"Cache-Control": cache}, "application/json")


def _with_cookie(request: Request, response: Response, token: str) -> Response:
    if token:
        response.set_cookie(
            COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )
    return response
