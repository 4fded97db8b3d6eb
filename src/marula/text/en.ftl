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

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } matches on { $deals } deals, seed { $seed }, checksum { $sum }.
arena-shares = Share of the wins (the dashed line is a fair share)
arena-margins = Points ahead of the best other bot, on average
arena-scores = How the scores are spread
arena-note = Each deal is played with the seats rotated, so that luck cancels; a deal counts as one observation. The brackets and bars are 95 % intervals. Time is for decisions with more than one option.
arena-column-bot = Bot
arena-column-wins = Share of wins
arena-column-score = Score
arena-column-margin = Margin
arena-column-rank = Rank
arena-column-rating = OpenSkill
arena-column-time = Time a decision
