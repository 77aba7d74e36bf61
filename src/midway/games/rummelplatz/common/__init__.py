"""What the attractions of the fair share: a table of plain numbers, the clock, raffle points, a few words."""
