"""Horse Race: roll three alike, move ahead, and be the first over the line."""
