# Bumper Cars

prompt-bc-build = Hide your TILT: how many tiles lie under it?
prompt-bc-built = Your TILT lies on { $tiles } tiles. You may still change it until all have chosen.
prompt-bc-building = The stacks are being built.
prompt-bc-lead = You lead: lay a card.
prompt-bc-follow = Lay a card. The highest so far is { $card }.
prompt-bc-ended = The ride is over: { $player } turned over the TILT.

table-bc-deal = Deal { $deal }.
table-bc-trick = On the ground, { $player } first: { $cards }.
table-bc-driver = { $player }: { $cards } cards, { $shown } tiles turned, { $closed } closed.
table-bc-known = { $player }: { $cards } cards, { $shown } tiles turned, { $closed } closed, { $tiles } under the TILT.
table-bc-hand = Your cards: { $cards }.
table-bc-gone = Laid since the deal: { $cards }.

choice-bc-tilt = { $tiles ->
    [0] TILT at the very bottom
    [one] { $tiles } tile under the TILT, { $above } above it
   *[other] { $tiles } tiles under the TILT, { $above } above it
}
choice-bc-play = Lay the { $card }
note-bc-five = A 5 turns one tile more.
note-bc-you = This bumps you.
note-bc-other = This bumps { $player }.

log-bc-stacks-built = The stacks are built.
log-bc-laid = { $player } lays a { $card }.
log-bc-bumped = { $tiles ->
    [one] { $player } is bumped and turns over { $tiles } tile.
   *[other] { $player } is bumped and turns over { $tiles } tiles.
}
log-bc-tilt = { $player } is bumped and turns over the TILT.
log-bc-dealt = All cards are shuffled and dealt again, as deal { $deal }.

refusal-stacks-first = First the stacks are built; cards are laid after that.
refusal-stack-too-low = There are only { $most } Boom tiles to lay under the TILT, not { $tiles }.
refusal-stack-is-built = The stack is built and stays as it is.
refusal-no-such-card = You hold no { $card }.

ruling-seed-names-the-starter = The seed of the table says who leads first.
