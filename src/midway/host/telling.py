"""What a view is told of a table: steps, past lines, reasons. Each is made from a view, so it can hold no secret."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from midway.engine import rules as register
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK, Event, State
from midway.engine.words import LogLine, Words
from midway.games import load_game
from midway.host.protocol import Closed, ClosedChoice, Past, Reason, Refused, Step
from midway.host.requests import Faces, RuleInfo, RulesInfo, RulingInfo
from midway.host.tables import Table

#: How much of the log a fresh step repeats.
LOG_LINES = 100


def step(table: Table, viewer: int | None, since: int | None = None) -> Step:
    """The table as a view sees it now; with ``since`` the log holds what happened after that moment, else all of it."""
    state = table.state
    view = state.redact(viewer)
    over = state.is_terminal()
    played_by_bot = viewer is not None and bool(table.chairs[viewer].player)
    forced = viewer is not None and table.is_forced(viewer)
    choices = () if viewer is None or played_by_bot or forced else state.legal_actions(viewer)
    asks_me = not played_by_bot and not forced and _asks(state, viewer)
    ticket = state.ticket(CLOCK if viewer is None else viewer)
    shown = table.visible()
    return Step(
        n=table.n,
        fresh=since is None,
        seat=viewer,
        line=shown,
        step=ticket[0],
        own=ticket[1],
        prompt=table.game.prompt(view),
        asks_me=asks_me,
        waiting=_waiting(state),
        choices=tuple([table.game.choice(view, action) for action in choices]),
        observation=table.game.observe(view),
        table=tuple(table.game.describe(view)),
        points=tuple(view.standings()),
        places=tuple(state.places()) if over else (),
        log=whole_log(table, viewer) if since is None else log(table, viewer, since),
        undo=table.undo_kind(viewer),
        over=over,
        deadline=_deadline(table, viewer),
        elapsed=table.elapsed(),
        free_at=state.earliest(viewer) if viewer is not None and choices and table.elapsed() is not None else None,
        left=table.left() if asks_me else None,
    )


def _deadline(table: Table, viewer: int | None) -> int | None:
    """When the race is over for this view: for a seat that may act when its own time is up, else when the clock closes
    it."""
    due = table.deadline()
    own = table.state.latest(viewer) if viewer is not None and table.state.legal_actions(viewer) else None
    return due if own is None or due is None else min(own, due)


def _asks(state: State, viewer: int | None) -> bool:
    """Whether the table waits for this seat. In a race everybody who may act is asked."""
    if viewer is None or not state.stack:
        return False
    if state.inner().stack[-1].node.timed:
        return bool(state.legal_actions(viewer))
    return viewer in state.waiting()


def _waiting(state: State) -> tuple[int, ...]:
    """The seats the table waits for; nobody's business while a window is hidden."""
    if not state.stack or state.inner().stack[-1].node.hidden:
        return ()
    return tuple([seat for seat in state.waiting() if seat != CLOCK])


def log(table: Table, viewer: int | None, since: int) -> tuple[LogLine, ...]:
    """What happened in the game after the moment ``since``, as the viewer may hear it."""
    moments = range(since + 1, table.visible() + 1)
    return tuple([line for moment in moments for line in told_by(table, viewer, moment)])


def whole_log(table: Table, viewer: int | None) -> tuple[LogLine, ...]:
    """The last of all that happened in the game, but for its deal, and to its people."""
    told: list[LogLine] = []
    for moment in range(table.visible(), -1, -1):
        told[:0] = [*(told_by(table, viewer, moment) if moment else []), *news_after(table, moment)]
        if len(told) >= LOG_LINES:
            break
    return tuple(told[-LOG_LINES:])


def news_after(table: Table, moment: int) -> list[LogLine]:
    """What happened to the people at the table between this moment and the next."""
    return [line for after, line in table.news if after == moment]


def told_by(table: Table, viewer: int | None, moment: int) -> list[LogLine]:
    """What led from one moment to the next. Moment 0 is the deal."""
    moments = table.moments()
    first = moments[moment - 1] + 1 if moment else 0
    return [told for line in range(first, moments[moment] + 1) for told in _told_by_line(table, viewer, line)]


def _told_by_line(table: Table, viewer: int | None, line: int) -> list[LogLine]:
    assert table.match is not None
    own = table.lines[line - 1] if line else None
    if own is not None and own.undo_to is not None:
        seat = table.lines[own.undo_to].seat
        return [LogLine(Words("log-undone", {"player": Words("player", {"seat": seat})}), seat)]
    events = [event for event in table.match.events[line] if _may_hear(event, viewer)]
    if not events:
        return []
    view = table.match.after[line].redact(viewer)
    return [table.game.tell(event, view) for event in events]


def _may_hear(event: Event, viewer: int | None) -> bool:
    return event[2] is None or (viewer is not None and viewer in event[2])


def past(table: Table, viewer: int | None, moment: int) -> Past:
    """The table as it was at a moment. Raises Refusal for one there is not."""
    assert table.match is not None
    moments = table.moments()
    if not 0 <= moment < len(moments):
        raise Refusal("no-such-line", "ENG-9", {"line": moment})
    view = table.match.after[moments[moment]].redact(viewer)
    return Past(
        line=moment,
        lines=len(moments) - 1,
        seat=viewer,
        observation=table.game.observe(view),
        table=tuple(table.game.describe(view)),
        prompt=table.game.prompt(view),
        points=tuple(view.standings()),
        log=(*told_by(table, viewer, moment), *news_after(table, moment)),
    )


def refused(table: Table, id: str, refusal: Refusal) -> Refused:
    return Refused(id, refusal.code, refusal_words(refusal), refusal.rule, rule_text(table.game.key, refusal.rule))


def reason(table: Table, viewer: int, code: str) -> Reason:
    """Why the code cannot be played from this view. Asked of the view, so the answer can tell no secret."""
    return reason_seen(table.state.redact(viewer), viewer, code)


def reason_seen(view: State, viewer: int, code: str) -> Reason:
    """The same, of a view at hand."""
    key = view.setup.game.key
    action = view.parse(code)
    refusal: Refusal | None
    if action is None:
        refusal = Refusal("unknown-action", "ENG-2", {"action": code[:80]})
    else:
        refusal = view.why_not(viewer, action)
    if refusal is None:
        return Reason(code, None, "", "")
    return Reason(code, refusal_words(refusal), refusal.rule, rule_text(key, refusal.rule))


def closed(table: Table, viewer: int) -> Closed:
    """All that could be pointed at but not played, with reasons."""
    return closed_seen(table.state.redact(viewer), viewer)


def closed_seen(view: State, viewer: int) -> Closed:
    """The same, of a view at hand."""
    game = view.setup.game
    choices = []
    for action in view.candidates(viewer):
        refusal = view.why_not(viewer, action)
        if refusal is not None:
            choice = game.choice(view, action)
            text = rule_text(game.key, refusal.rule)
            choices.append(ClosedChoice(choice, refusal_words(refusal), refusal.rule, text))
    return Closed(tuple(choices))


def refusal_words(refusal: Refusal) -> Words:
    return Words(f"refusal-{refusal.code}", dict(refusal.values))


def rule_text(game: str, rule: str) -> str:
    """The sentence of a rule, from the game's register or the engine's; empty for an id that is in neither."""
    return _rules(game).get(rule, "")


@cache
def _rules(game: str) -> dict[str, str]:
    own = load_game(game)
    return {rule.id: rule.text for rule in register.all_rules(own.folder, own.prefix).values()}


@cache
def rules(key: str) -> RulesInfo:
    """The register of a game, for people who have a question."""
    game = load_game(key)
    newest = {ruling.id: ruling for ruling in game.rulings}
    return RulesInfo(
        game=key,
        title=game.title,
        version=game.version,
        rules=_infos(register.own_rules(game.folder, game.prefix)),
        house=_infos(register.read_rules(register.HOUSE_RULES, "ENG")),
        rulings=tuple([RulingInfo(ruling.rule, ruling.since) for ruling in newest.values()]),
    )


@cache
def faces(key: str) -> Faces | None:
    """What the pieces of a game's edition show; None for a game whose observations say it all."""
    game = load_game(key)
    reference = game.reference(game.load_edition())
    return None if reference is None else Faces(key, reference)


def _infos(found: Mapping[str, register.Rule]) -> tuple[RuleInfo, ...]:
    return tuple([RuleInfo(rule.id, rule.text, rule.heading, rule.gone) for rule in found.values()])
