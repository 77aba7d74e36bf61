"""Fortune Teller: a card, a claim, and a neighbour who believes it or not."""
