# Bumper Cars

prompt-build = Hide your TILT: how many tiles lie under it?
prompt-built = Your TILT lies on { $tiles } tiles. You may still change it until all have chosen.
prompt-building = The stacks are being built.
prompt-lead = You lead: lay a card.
prompt-follow = Lay a card. The highest so far is { $card }.
prompt-ended = The ride is over: { $player } turned over the TILT.

table-deal = Deal { $deal }.
table-trick = On the ground, { $player } first: { $cards }.
table-driver = { $player }: { $cards } cards, { $shown } tiles turned, { $closed } closed.
table-known = { $player }: { $cards } cards, { $shown } tiles turned, { $closed } closed, { $tiles } under the TILT.
table-hand = Your cards: { $cards }.
table-gone = Laid since the deal: { $cards }.

choice-tilt = { $tiles ->
    [0] TILT at the very bottom
    [one] { $tiles } tile under the TILT, { $above } above it
   *[other] { $tiles } tiles under the TILT, { $above } above it
}
choice-play = Lay the { $card }
note-five = A 5 turns one tile more.
note-you = This bumps you.
note-other = This bumps { $player }.

log-stacks-built = The stacks are built.
log-laid = { $player } lays a { $card }.
log-bumped = { $tiles ->
    [one] { $player } is bumped and turns over { $tiles } tile.
   *[other] { $player } is bumped and turns over { $tiles } tiles.
}
log-tilt = { $player } is bumped and turns over the TILT.
log-dealt = All cards are shuffled and dealt again, as deal { $deal }.

refusal-stacks-first = First the stacks are built; cards are laid after that.
refusal-stack-too-low = There are only { $most } Boom tiles to lay under the TILT, not { $tiles }.
refusal-stack-is-built = The stack is built and stays as it is.
refusal-no-such-card = You hold no { $card }.

ruling-seed-names-the-starter = The seed of the table says who leads first.
