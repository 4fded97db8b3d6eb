# The words of no game.

seat = Player { $number }
nothing = nothing
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = It is not your turn: waiting for { $others }.
match-is-over = The match is over.
stale = The match has moved on since this was chosen (version { $version }, now { $current }). Look again and choose again.
unknown = Unknown { $what }: { $word }.
allowed = Allowed: { $allowed }.

replay-head = { $game } for { $seats } players, { $edition } edition
replay-deal = The deal
replay-move = { $number }. { $seat }
replay-whisper = (only { $seat } sees) { $event }
replay-score = Final score
replay-total = Total
replay-out = { $seat } may not win.
replay-winner = { $names } { $count ->
    [one] wins.
   *[other] share the win.
}
replay-nobody = Nobody wins.
replay-unfinished = The match is not finished; waiting for { $others }.
replay-position = Position after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
verify-sound = Sound: { $entries } entries, each bound to the one before it, legal and told right.
verify-luck-checked = Luck: every answer follows from the seed.
verify-luck-sealed = Luck: sealed; it can be checked once the seed is told.
verify-luck-unknown = Luck: its source is not in the file, so it is only known to be possible.
verify-score = Score: as the rules count it.
verify-unfinished = The match is not finished, so there is no final score.

edition-sound = Sound: { $edition } edition of { $game }, can be played.
edition-problems = { $number ->
    [one] One problem:
   *[other] { $number } problems:
}
