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

# Tables: why not.
declined-malformed = This cannot be read: { $problem }
declined-secret-needed = This needs the secret of a seat at this table or of its host.
declined-secret-used = This secret already opens something else at this table.
declined-not-yours = That is not yours to do.
declined-host-only = Only the host of the table may do that.
declined-not-allowed = The table does not allow that.
declined-bad-origin = This request comes from a page of another site.
declined-too-large = That is too large.
declined-too-many = Too much at once. Wait a moment and try again.
declined-try-again = The server cannot reach its store. Nothing is lost; try again in a moment.
declined-fault = Something went wrong on the server. It has been written down; nothing at the table has changed.
declined-seat-taken = Seat { $seat } is taken.
declined-seat-empty = Seat { $seat } is empty.
declined-table-full = Every seat at this table is taken.
declined-already-started = The match has already begun.
declined-not-started = The match has not begun yet.
declined-match-over = The match is over.
declined-not-over = The match is not over yet.
declined-no-undo = There is nothing to take back.
declined-undo-pending = The table is already being asked about an undo.
declined-no-request = Nobody asks you about an undo.
declined-no-hint = Hints are for those whose turn it is.
declined-already-a-bot = A bot plays on seat { $seat }.
declined-not-a-bot = No bot stands in on seat { $seat }.

notice-turn = { $name }, it is your turn: { $where }
notice-reminder = { $name }, the table still waits for you: { $where }

bot-random = Random
bot-casual = Casual
bot-steady = Steady
bot-sharp = Sharp
bot-expert = Expert
bot-name = { $level } { $number }

pages-not-built = The server runs, but its pages are not built. Run "make setup" in the source folder (it needs Node.js), then start the server again. The API works without them.
