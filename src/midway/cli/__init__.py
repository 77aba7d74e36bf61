"""The command line: parses words, prints answers. What is asked is done by the engine, the lab and the host."""
