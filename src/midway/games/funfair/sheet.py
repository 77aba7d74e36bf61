"""The score sheet: points by category with their lines, and the lines of the next income."""

from __future__ import annotations

from midway.engine.words import Words
from midway.games.funfair import faces, scoring
from midway.games.funfair.actions import SPACES
from midway.games.funfair.observation import Score, ScoreLine
from midway.games.funfair.state import HOLE, FunfairState


def score(s: FunfairState, seat: int) -> Score:
    """The points of a seat as its viewer can count them now."""
    size, plans, coins, staff, award = s.points(seat)
    return Score(
        size=size,
        blueprints=plans,
        coins=coins,
        staff=staff,
        award=award,
        total=size + plans + coins + staff + award,
        hidden=s.plans[seat].count(HOLE),
        size_lines=tuple(_size_lines(s, seat)),
        blueprint_lines=tuple(_plan_lines(s, seat)),
        coin_lines=(ScoreLine(Words("score-coins", {"coins": s.coins[seat]}), coins),),
        staff_lines=tuple(_staff_lines(s, seat)),
        award_lines=award_seen(s, seat),
    )


def _size_lines(s: FunfairState, seat: int) -> list[ScoreLine]:
    park = s.parks[seat]
    lines = []
    for space in range(SPACES):
        if park.stacks[space]:
            size = park.size(space)
            words = Words("score-size", {"card": faces.named(s.kit.kinds[park.stacks[space][0]]), "size": size})
            lines.append(ScoreLine(words, s.kit.size_points(size)))
    return lines


def _plan_lines(s: FunfairState, seat: int) -> list[ScoreLine]:
    """A line for each blueprint, and one for each bonus."""
    park = s.parks[seat]
    lines = []
    for number in s.plans[seat]:
        if number == HOLE:
            continue
        plan = s.kit.blueprints[number]
        values: faces.Values = {"plan": faces.named(plan)}
        if not scoring.met(park, plan.items):
            lines.append(ScoreLine(Words("score-plan-missed", values), -s.kit.miss))
            continue
        lines.append(ScoreLine(Words("score-plan", values), plan.points))
        if scoring.met(park, plan.bonus_items):
            lines.append(ScoreLine(Words("score-plan-bonus", values), plan.bonus))
    return lines


def _staff_lines(s: FunfairState, seat: int) -> list[ScoreLine]:
    park = s.parks[seat]
    return [ScoreLine(faces.named(s.kit.kinds[kind]), scoring.member_points(park, kind)) for kind in park.staff]


def award_seen(s: FunfairState, seat: int) -> tuple[ScoreLine, ...]:
    """The award with what it brings, 0 where it is not matched."""
    if s.award < 0:
        return ()
    return (ScoreLine(faces.named(s.kit.awards[s.award]), s.kit.award_points if s.award_met(seat) else 0),)


def income_lines(s: FunfairState, seat: int) -> list[ScoreLine]:
    """What the next Guests step brings to the purse, and of what."""
    park = s.parks[seat]
    lines = [ScoreLine(Words("income-stars", {"count": park.stars}), park.stars)]
    for kind in park.staff:
        ticket = s.kit.kinds[kind].ticket
        if ticket is not None:
            lines.append(ScoreLine(faces.named(s.kit.kinds[kind]), park.gain(ticket)))
    if s.holiday(seat):
        lines.append(ScoreLine(faces.named(s.kit.cities[s.city_card]), s.holiday(seat)))
    return lines
