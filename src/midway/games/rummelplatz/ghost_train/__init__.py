"""Ghost Train: shriek at what you fear, and remember what the others fear."""
