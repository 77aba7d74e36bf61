"""One browser on a table: how long its way is believed to be."""

from __future__ import annotations

from midway.host.connection import LONGEST_TRIP, Connection


def answered(*trips: float) -> Connection:
    """A browser whose answers took so many seconds."""
    now = [50.0]
    connection = Connection(None, now=lambda: now[0])
    for trip in trips:
        connection.ping()
        now[0] += trip
        connection.pong(connection.pings)
        now[0] += 2
    return connection


def test_the_shortest_way_of_late_is_believed() -> None:
    assert answered().trip == 0, "nothing is known yet"
    assert answered(0.25).trip == 250
    assert answered(0.25, 0.125, 0.75).trip == 125
    assert answered(0.125, *[0.25] * 8).trip == 250, "what was long ago counts no more"


def test_no_way_is_as_long_as_a_second_that_was_dawdled_away() -> None:
    assert answered(5.0, 4.0).trip == LONGEST_TRIP == 1000


def test_an_answer_to_another_ping_or_a_second_one_counts_nothing() -> None:
    connection = answered(0.25)
    connection.pong(1)
    connection.pong(7)
    connection.ping()
    connection.ping()
    connection.pong(connection.pings - 1)
    assert connection.trip == 250
