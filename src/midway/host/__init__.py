"""The server: tables, seats, sockets, storage. Knows users; knows no rules."""
