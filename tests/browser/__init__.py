"""The client in a real browser, as people meet it: everything is found by role and name."""
