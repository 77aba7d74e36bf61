"""The laboratory: thousands of games by programs, their figures, and the search for mistakes."""
