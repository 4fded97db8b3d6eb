# The words of no game.

seat = Player { $number }
scene-you = You
scene-other = Player { $number }
lesson-right = Well done.
lesson-other = The rules allow that, too. For this lesson, please try: { $wanted }
nothing = nothing
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = It is not your turn. Waiting for { $others }.
match-is-over = The match is over.
stale = The match has moved on since you chose (version { $version }, now { $current }). Look again, then choose.
against-rule = The rules do not allow that ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = There is no such action: { $word }
unknown-address = There is no such address: { $word }
unknown-answer-to-illegal = There is no such way to handle an illegal action: { $word }
unknown-bot = There is no such bot: { $word }
unknown-choice = You cannot choose that: { $word }
unknown-clock = There is no such clock: { $word }
unknown-edition = There is no such edition: { $word }
unknown-own-edition = There is no such edition, or it was deleted: { $word }
unknown-edition-of-this-game = This edition belongs to another game: { $word }
unknown-lesson = There is no such lesson: { $word }
unknown-puzzle = There is no such puzzle: { $word }
unknown-game = There is no such game: { $word }
unknown-kind-of-notice = This server cannot send notifications this way: { $word }
unknown-message = There is no such message: { $word }
unknown-report = There is no such report: { $word }
unknown-notice = There is no such notification: { $word }
unknown-number-of-bots = Not playable with this number of bots: { $word }
unknown-number-of-seats = Not playable with this number of players: { $word }
unknown-option = There is no such variant: { $word }
unknown-place-of-the-mask = The action mask cannot go there: { $word }
unknown-position = The match has no such decision: { $word }
unknown-render-mode = There is no such way to show it: { $word }
unknown-reward = There is no such reward: { $word }
unknown-rules-page = There is no rules page for { $word }
unknown-seat = There is no such seat: { $word }
unknown-status = There is no such table status: { $word }
unknown-table = There is no such table: { $word }
with-allowed = { $problem }. Allowed: { $allowed }.

replay-head = { $game }, { $seats } players, edition: { $edition }
standard-edition = standard
replay-deal = The deal
replay-move = { $number }. { $seat }
replay-whisper = (only { $seat } sees this) { $event }
replay-score = Final score
replay-total = Total
replay-totals = Score if the match ended now: { $totals }
replay-out = { $seat } cannot win.
replay-winner = { $names } { $count ->
    [one] wins.
   *[other] share the win.
}
replay-nobody = Nobody wins.
replay-unfinished = The match is not finished. Waiting for { $others }.
replay-position = Position after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
replay-field = { $field }: { $value }
verify-sound = OK: { $entries } entries. The chain is intact, every move is legal and every event matches.
verify-luck-checked = Luck: every draw follows from the seed.
verify-luck-sealed = Luck: sealed. You can check it once the seed is published.
verify-taken-back = No proof of fair play: the only person here undid { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    } after seeing the result of luck or hidden cards.
verify-taken-back-by-all = All players agreed to undo { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    }. The file does not show whether one person held several seats.
verify-skipped = No proof of fair play: { $number ->
        [one] { $number } draw was
       *[other] { $number } draws were
    } made and then undone.
verify-luck-other = No proof of fair play: from decision { $number } on, luck follows from another seed, as in a match that was continued from another one.
verify-luck-unknown = Luck: the file does not say where it came from. The draws are possible, and that is all we know.
verify-score = Score: correct by the rules.
verify-unfinished = The match is not finished, so there is no final score.
review-seat = { $seat }: result { $result }
review-account = Start { $start }, luck { $luck }, choices { $choices } (own choices { $own })
review-kinds = Choices: { $best } best, { $fine } fine, { $inaccuracy ->
        [one] { $inaccuracy } inaccuracy
       *[other] { $inaccuracy } inaccuracies
    }, { $mistake ->
        [one] { $mistake } mistake
       *[other] { $mistake } mistakes
    }, { $blunder ->
        [one] { $blunder } blunder
       *[other] { $blunder } blunders
    }
review-luck = Luck { $worth } at decision { $number }: { $what }
review-luck-deal = Luck { $worth } from the deal
review-turning-points = Turning points, worst first
review-nothing-to-better = No choice was clearly worse than the best one.
review-decision-inaccuracy = { $number }. { $seat }, inaccuracy: { $choice } (win chance { $chosen })
review-decision-mistake = { $number }. { $seat }, mistake: { $choice } (win chance { $chosen })
review-decision-blunder = { $number }. { $seat }, blunder: { $choice } (win chance { $chosen })
review-better = Better: { $better } (win chance { $best })
review-why = What differs: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (not { $value })
why-other-only = the other choice: { $what }
# What the better option brings until the end of the match, on average over many ways it could go on.
why-line-more = { $line }: { $value ->
    [one] { $value } point more
   *[other] { $value } points more
} at the end
why-line-fewer = { $line }: { $value ->
    [one] { $value } point fewer
   *[other] { $value } points fewer
} at the end
# The same for a line that takes points away: "Tickets not completed: 4.8 fewer points lost at the end".
why-line-saves = { $line }: { $value ->
    [one] { $value } point less lost
   *[other] { $value } fewer points lost
} at the end
why-line-costs = { $line }: { $value ->
    [one] { $value } more point lost
   *[other] { $value } more points lost
} at the end
why-others-more = the best of the others: { $value ->
    [one] { $value } point more
   *[other] { $value } points more
} at the end
why-others-fewer = the best of the others: { $value ->
    [one] { $value } point fewer
   *[other] { $value } points fewer
} at the end
review-lucky = Luck gave { $seat } { $worth } of win chance.
review-unlucky = Luck took { $worth } of win chance from { $seat }.
review-no-luck = Luck made no difference to { $seat }.
reading-head = Decision { $number }: what { $seat } could have known
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = at least { $number }: { $chance }
reading-had-it = had it
reading-had-not = did not have it
reading-had = had { $number }
reading-nothing = Nothing of the others was hidden.
review-lesson = Next time: before you choose “{ $choice }”, think of “{ $better }”. Choices like decision { $number } cost { $loss } of win chance ({ $count ->
    [one] once
   *[other] { $count } times
}).
review-lesson-same-kind = Next time: at “{ $choice }”, compare your options once more. Choices like decision { $number } cost { $loss } of win chance ({ $count ->
    [one] once
   *[other] { $count } times
}).
# After a lesson; $what is one of the reasons above: "Tickets completed: 13 points more at the end".
review-lesson-why = There, “{ $better }” would have meant: { $what }.
progress-decisions = decisions
progress-puzzles = puzzles
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
study-title = { $game }, edition: { $edition }
study-about = Played by { $bot }, seed { $seed }, edition fingerprint { $digest }.
study-size = { $players } players: { $matches } matches, { $decisions } decisions each on average
study-seat = { $seat }: wins { $wins } ({ $low } to { $high }), { $points } points on average
study-skill = Each level against players one level below
study-level = { $bot } against { $against }: wins { $wins }
study-luck = Luck explains { $part } of the results (measured over { $matches } matches)
study-thing = { $kind } { $name }: { $worth } for the player who has it (chosen by { $taken })
study-against = { $players } players, compared with the other edition: { $points } points, { $decisions } decisions; each seat’s share of wins
study-column-thing = What
study-column-taken = Chosen by
study-column-with = Wins with it
study-column-without = Wins without it
study-column-difference = Difference
puzzles-question = { $players } players, difficulty { $level } of 5: { $what }
puzzles-options = Choices: { $options }
puzzles-solution = Solution: { $action } (win chance { $chance })
puzzles-found = { $number ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}

edition-written = { $file }: edit it, then run: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more: marula edition check)
}
edition-sound = OK: { $game } can be played with this edition ({ $edition }).
edition-problems = { $number ->
    [one] One problem:
   *[other] { $number } problems:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = cannot be read ({ $reason })
problem-not-json = is not JSON ({ $reason })
problem-not-an-object = is not an edition: it must be a JSON object
problem-unnamed = is missing: an edition must name its game and itself
problem-missing = is missing
problem-no-field = is not a field here; fields: { $fields }
problem-kind = must be { $wanted }, not { $found }
problem-strange = '{ $word }' is not allowed here
problem-misfit = does not fit here
problem-twice = '{ $word }' appears twice
problem-no-id = '{ $word }' is not an id: use lower-case letters, digits and _, starting with a letter
problem-none-of = '{ $word }' is not in the list '{ $list }'
problem-not-among = '{ $word }' is not one of: { $known }
problem-lacks = '{ $word }' is missing
problem-empty = is empty
problem-count = must be { $number }, not { $found }
problem-at-least = must be at least { $number }
problem-at-most = must be at most { $number }
problem-between = must be { $least } to { $most }
problem-too-large = is too large: an edition can have at most { $number } bytes
problem-many-letters = must have at most { $number } characters
problem-many-entries = must have at most { $number } entries
problem-too-costly = takes too much time or memory to set up
problem-invisible = must not contain control or invisible characters
problem-no-name = must be a plain name: letters, digits, spaces and . - _, starting with a letter or digit
problem-not-connected = do not connect all places

games-game = { $name }: { $title }, { $fewest } to { $most } players
games-editions = Editions: { $editions }
games-bots = Bots: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (default)

play-address = { $address } (press Ctrl-C to stop; your matches are kept)
stopped = stopped
usage = { $problem } (see { $command } --help)
no-such-language = The language “{ $word }” is not available, so this is English. Available: { $languages }
progress-matches = matches

simulate-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $setup }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $mean } per match
simulate-speed = { $seconds } s, { $speed } decisions per second, { $unfinished } unfinished
simulate-checksum = checksum { $sum }

bench-about = Python { $python }, { $machine }; one core, random play, per CPU second, best of 3
bench-column-game = game
bench-column-players = players
bench-column-speed = speed
bench-column-one-call = in one call
bench-column-stepped = stepped
bench-column-fork = fork

# What marula admin answers.
admin-dry-run = Dry run: nothing was changed.
admin-tables = { $number ->
    [0] No tables.
    [one] { $number } table:
   *[other] { $number } tables:
}
admin-table = { $table }  { $status }  { $game }  changed { $changed }  log name { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Would delete
   *[no] Deleted
} table { $table } ({ $game }, { $status }, { $entries } log entries).
admin-prune = { $dry ->
    [yes] Would delete
   *[no] Deleted
} { $number ->
    [one] { $number } table
   *[other] { $number } tables
} not used since { $before }.
admin-ban = { $dry ->
    [yes] Would ban
   *[no] Banned
} the { $kind ->
    [player] player
   *[address] address
} with hash { $hash } { $until ->
    [never] permanently
   *[other] until { $until }
}.
admin-unban = { $dry ->
    [yes] Would lift
   *[no] Lifted
} the ban on { $hash }.
admin-bans = { $number ->
    [0] No bans.
    [one] { $number } ban:
   *[other] { $number } bans:
}
admin-one-ban = { $hash }  { $kind ->
    [player] player
   *[address] address
}  since { $at }  { $until ->
    [never] permanent
   *[other] until { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] Would erase
   *[no] Erased
} { $names ->
    [one] { $names } name
   *[other] { $names } names
}, { $chat ->
    [one] { $chat } chat message
   *[other] { $chat } chat messages
} and { $notices ->
    [one] { $notices } notification address
   *[other] { $notices } notification addresses
} on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Moves stay.
admin-reports = { $number ->
    [0] No reports.
    [one] { $number } report:
   *[other] { $number } reports:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] name
   *[message] message
} of { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Would dismiss
   *[no] Dismissed
} report { $id } about { $name }.
admin-delete-reported = { $dry ->
    [yes] Would delete
   *[no] Deleted
} { $kind ->
    [name] the names and chat messages of { $name }
   *[message] a chat message by { $name }
} at table { $table }, and report { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Would replace
   *[no] Replaced
} the push key and { $dry ->
    [yes] end
   *[no] ended
} { $ended ->
    [one] { $ended } push subscription
   *[other] { $ended } push subscriptions
}. Players must switch notifications on again.
admin-taken-up = Running servers apply this within { $seconds } seconds.
admin-bad-person = { $person }: give an address, its hash from the log, or TABLE:SEAT (seats count from 1)
admin-nobody = table { $table } has nobody on seat { $seat }
admin-never-served = no server has used this database yet, so it knows no addresses
admin-not-banned = { $hash } is not banned
admin-push-key-elsewhere = the push key comes from MARULA_VAPID; replace it there and restart the servers

# What is wrong with the words of a command.
bad-option = --option { $item }: write NAME=CHOICE; { $game } has these names: { $known }
bad-choice = --option { $item }: { $option } can be { $allowed }
bad-number = { $option } must be at least { $least }, not { $value }
bad-file = { $file } cannot be read ({ $reason })
bad-file-there = { $file } already exists; choose another name or delete it
bad-file-unwritten = { $file } cannot be written ({ $reason })
bad-seat = --seat must be 0 (a spectator) to { $most }, not { $value }
bad-review-seat = --seat must be 1 to { $most }, not { $value }
bad-reading-unfinished = { $file }: this match is not finished. What others hold is told only after the end.
bad-reading-at = --at must be 1 to { $most }, not { $value }
bad-review-unfinished = { $file }: this match is not finished. Add --unfinished to review it so far.
bad-folder-full = { $folder } is not empty: give a new folder
bad-minutes = --minutes must be more than 0, not { $value }
bad-moment = --at must be 0 to { $most }, not { $value }
bad-lab = the arena needs more packages ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: write a share between 0 and 1, or “fair” if there are two or more bots
bad-seconds = --seconds must be more than 0, not { $value }
bad-folder = --out { $folder }: cannot write there ({ $reason })
bad-folder-used = --out { $folder }: { $file } already exists; choose another folder
bad-record-folder = --record { $folder }: there is no such folder; create it first
bad-server = the server needs more packages ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: write postgresql://… or sqlite:///FILE
bad-data-folder = { $folder } cannot be created ({ $reason }); use --database FILE
bad-workers-database = --workers: more than one process needs PostgreSQL (--database postgresql://…); SQLite allows only one
bad-range = { $option } must be from { $least } to { $most }, not { $value }
bad-web-address = { $option } { $value }: write an address such as https://play.example.org
bad-host = --host { $host }: this machine does not have that address
bad-address = cannot listen at { $host } port { $port } ({ $reason })
bad-engine = --engine { $item }: write NAME=COMMAND; the name uses lower-case letters, digits, - and _
bad-engine-name = --engine { $name }: there is already a bot with this name
bad-environment = { $variable } cannot be used ({ $reason })
bad-database-folder = { $folder } cannot hold a database ({ $reason })
bad-database-file = { $database } cannot be read ({ $reason })
bad-database-kind = { $database } is not a SQLite database
bad-database-foreign = { $database } belongs to another program
bad-database-newer = { $database } was written by a newer version of Marula; install that version
bad-database-in-use = { $database } is in use by process { $process }
bad-database-refused = { $database } cannot be used ({ $reason })
bad-database-silent = { $database } did not answer within { $seconds } seconds
bad-database-missing = { $database } does not exist; marula serve creates it
bad-database-older = { $database } was written by an older version of Marula; start marula serve once to upgrade it
bad-port = port { $port } cannot be used; try another: --port { $next }
engine-not-started = the engine '{ $command }' cannot be started ({ $reason })
engine-died = the engine '{ $command }' ended (exit code { $code }) without answering
engine-silent = the engine '{ $command }' did not answer within { $seconds } seconds
engine-line = the engine '{ $command }' sent a line that is too long or cut off
engine-answer = the engine '{ $command }' gave an answer that the protocol does not allow: { $answer }
engine-protocol = the engine '{ $command }' speaks protocol version { $theirs }, not { $ours }
engine-game = the engine '{ $command }' does not play { $game }
engine-refused = the engine '{ $command }' refused: { $text }
engine-illegal = the engine '{ $command }' chose an action that is not offered: { $choice }
engine-waits = This engine reads one JSON message per line, as described in docs/reference/engine-protocol.md. Press Ctrl-D to end it.
engine-check-good = ok      { $what }
engine-check-bad = FAILED  { $what }: { $problem }
engine-check-passed = The engine passes.
engine-check-failed = The engine does not pass.
engine-check-hello = starts and says hello
engine-check-games = plays { $games }
engine-check-nonsense = answers an unreadable message with an error, and carries on
engine-check-other-game = declines a game it does not know
engine-check-quit = ends when asked to
engine-check-end-of-input = ends when its input ends
engine-check-whole-match = plays a whole match of { $game } with { $players } seats
engine-check-any-moment = starts in the middle of a match of { $game } with { $players } seats
engine-check-change-of-match = switches from one match of { $game } to another, with { $players } seats
engine-check-new-fields = ignores fields it does not know, in { $game }
engine-check-no-game = it plays none of the games here, only { $games }
engine-check-no-error = it answered { $line } with { $answer } instead of an error
engine-check-no-second-hello = it did not answer a second hello
engine-check-no-end = it is still running after { $seconds } seconds
engine-check-exit-code = its exit code is { $code }, not 0
engine-check-not-ready = it answered { $answer } instead of "ready"
engine-check-illegal = at decision { $version } it answered { $answer }, which is not one of the options
bad-bot = the bot '{ $bot }' chose { $action }, which is not offered: { $why }
workers-died = worker processes died { $times } times in a row on the same job
workers-no-ray = Ray is not installed; install it with: pip install 'marula[ray]'
workers-not-let-in = the Ray cluster at { $address } refused the connection ({ $reason })
workers-keep-dying = workers of the Ray cluster keep dying ({ $reason })
workers-no-address = '{ $address }' is not a Ray address: write HOST:PORT, ray://HOST:PORT or auto
workers-no-answer = no Ray cluster answers at { $address } ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = the head is damaged, or this is not a match file
file-format = the head names the format { $format }; this version reads { $known }
file-head-changed = the head was changed: its hash does not match
file-head-refused = the head is not valid: { $why }
file-head-strange = the head is not valid
file-setup-incomplete = the head is not valid: its setup is incomplete
file-luck-damaged = the head describes its luck in a way that cannot be read
file-luck-missing = the head does not say where the luck came from
file-luck-unknown = the head names an unknown source of luck: { $word }
file-seed-wrong = the seed in the head is not the one that was committed to
file-lot-wrong = the seat draw in the head does not follow from its seed
file-no-deal = entry 0 is missing: there is no deal
file-entry-cut-off = entry { $entry } is cut off or missing
file-entry-strange = entry { $entry } does not belong to this game
file-damaged = { $entry ->
    [-1] the end is damaged: it is not the JSON that was written
   *[other] entry { $entry } is damaged: it is not the JSON that was written
}
file-broken-chain = { $entry ->
    [-1] the end does not follow from what comes before: its hash does not match
   *[other] entry { $entry } does not follow from what comes before: its hash does not match
}
file-end-cut-off = the file is cut off after entry { $entry }
file-end-wrong = the end does not follow from the entries: its count or score is wrong
file-after-the-end = something follows the end
journal-entry-missing = entry { $entry } is missing: found entry { $found }
journal-no-action = entry { $entry } has no action
journal-no-deal = entry 0 is not a deal
journal-illegal = entry { $entry } is not legal: { $why }
journal-luck = entry { $entry } has different luck than its seed gives
journal-luck-again = entry { $entry } uses the same luck a second time
journal-luck-elsewhere = the luck of entry { $entry } does not continue where the entry before it stopped
journal-told-wrong = entry { $entry } reports something that did not happen

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } matches on { $deals } deals, seed { $seed }, checksum { $sum }.
arena-shares = Share of wins (the dashed line is a fair share)
arena-margins = Average points ahead of the best other bot
arena-scores = Distribution of scores
arena-note = Each deal is played with the seats in different orders, so that luck cancels out; one deal counts as one observation. Brackets and bars are 95% intervals. Times are for decisions with more than one option.
arena-column-bot = Bot
arena-column-wins = Share of wins
arena-column-score = Score
arena-column-margin = Margin
arena-column-rank = Rank
arena-column-rating = OpenSkill
arena-column-time = Time per decision
arena-column-adjusted = Wins without luck
arena-until-above = It is clear that { $bot } wins more than { $share }% of the matches. A verdict like this is wrong at most 5 times in 100. The intervals are valid even though the run stopped early.
arena-until-below = It is clear that { $bot } wins fewer than { $share }% of the matches. A verdict like this is wrong at most 5 times in 100. The intervals are valid even though the run stopped early.
arena-until-open = After this many matches it is not clear whether { $bot } wins more or fewer than { $share }% of them.
arena-forfeits = { $bot } failed at { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}; the first option was taken instead.

# Tables: why not.
declined-malformed = This cannot be read: { $problem }
declined-secret-needed = You need the secret link of a seat at this table, or of its host.
declined-secret-used = This secret link is already used for something else at this table.
declined-not-yours = You cannot do that here.
declined-host-only = Only the host of the table can do that.
declined-not-allowed = The table does not allow that.
declined-bad-origin = This request came from a page of another site.
declined-bad-host = Open these tables at an address of this machine: 127.0.0.1 or localhost.
declined-too-large = That is too large.
declined-too-many = That was too much at once. Wait a moment and try again.
declined-too-many-editions = This server already keeps { $number } editions for you. Delete one first, or save yours to a file.
declined-not-owner = Only the owner of this edition can do that. Use the owner’s link.
declined-full = The server is full at the moment. Running matches continue. Please come back in a moment.
declined-busy = The server has too many connections. Try again in a moment.
declined-banned = The operator of this server has banned you.
declined-try-again = The server cannot reach its database. Nothing is lost. Try again in a moment.
declined-fault = Something went wrong on the server. The fault was logged, and nothing at the table has changed.
declined-not-sent = The message could not be sent. Try again later.
declined-seat-taken = Seat { $seat } is taken.
declined-seat-empty = Seat { $seat } is empty.
declined-table-full = Every seat at this table is taken.
declined-already-started = The match has already begun.
declined-not-started = The match has not begun yet.
declined-match-over = The match is over.
declined-not-over = The match is not over yet.
declined-still-secret = The match is not over yet. Until then this would reveal secrets.
declined-sealed = Another table with the same seed is still playing. Until it is over, this stays secret.
declined-too-long = Matches of more than { $number } decisions are not reviewed here.
declined-no-review = Nobody has asked for a review of this match yet.
declined-no-undo = There is nothing to undo.
declined-undo-pending = The table is already voting on an undo.
declined-undo-asked-before = You have already asked. You can ask again after the next decision.
declined-name-taken = Someone at this table already has that name, or one that looks like it.
declined-colour-taken = Someone at this table already has that colour.
declined-sits-at-a-copy = You already sit at another copy of this table. All copies have the same cards, so you can sit at only one.
declined-copies-wait = Another copy of this table is still waiting for players. All copies start together.
declined-time-up = Your time for this decision is up.
declined-no-request = There is no undo request for you to answer.
declined-no-hint = You can get a hint only when it is your turn.
declined-already-a-bot = A bot already plays seat { $seat }.
declined-not-a-bot = No bot is playing seat { $seat } for you.

notice-turn = { $name }, it is your turn: { $where }
notice-reminder = { $name }, the table is still waiting for you: { $where }
notice-stop = Stop these e-mails: { $link }
notice-confirm = Do you want an e-mail when it is your turn? ({ $game })
notice-confirm-how = Someone entered this address at a table. If it was you, open this link within a day:
notice-confirm-not = If it was not you, ignore this e-mail: you will not get any more.

bot-random = Random
bot-casual = Casual
bot-steady = Steady
bot-sharp = Sharp
bot-expert = Expert
bot-name = { $level } { $number }

# Opponents, each an animal of Africa. The animal is its name, written as a name. The second line tells how it plays.
character-meerkat = Meerkat
character-manner-meerkat = Takes small, cheap steps, and many of them.
character-hippo = Hippo
character-manner-hippo = Goes for the biggest prize in sight.
character-weaver = Weaver Bird
character-manner-weaver = Collects cards, and likes those that match.
character-tortoise = Tortoise
character-manner-tortoise = Saves cards and coins, and strikes late.
character-ostrich = Ostrich
character-manner-ostrich = Is in a hurry and acts as soon as it can.
character-elephant = Elephant
character-manner-elephant = Gives much and pays freely.
character-hornbill = Hornbill
character-manner-hornbill = Wants what others want, and wants it first.
character-serval = Serval
character-manner-serval = Takes what is face up before others can.
character-pangolin = Pangolin
character-manner-pangolin = Plays it safe and leaves little to luck.
character-crane = Crowned Crane
character-manner-crane = Follows many plans at once.
character-aardvark = Aardvark
character-manner-aardvark = Digs for the unknown rather than take the sure thing.
character-chameleon = Chameleon
character-manner-chameleon = Loves cards that can stand for any other.

pages-not-built = The server is running, but its pages are not built. Run "make setup" in the source folder (it needs Node.js), then restart the server. The API works without the pages.
