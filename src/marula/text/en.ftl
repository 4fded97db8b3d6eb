# The words of no game.

seat = Player { $number }
scene-you = You
scene-other = Player { $number }
lesson-right = Well done.
lesson-other = The rules allow that, too. For this lesson, please try: { $wanted }
nothing = nothing
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = It is not your turn: waiting for { $others }.
match-is-over = The match is over.
stale = The match has moved on since this was chosen (version { $version }, now { $current }). Look again and choose again.
against-rule = The rules forbid it ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = There is no such action: { $word }
unknown-address = There is no such address: { $word }
unknown-answer-to-illegal = There is no such answer to an illegal action: { $word }
unknown-bot = There is no such bot: { $word }
unknown-choice = That cannot be chosen: { $word }
unknown-clock = Such a clock cannot be set: { $word }
unknown-edition = There is no such edition: { $word }
unknown-own-edition = There is no such edition, or it was deleted: { $word }
unknown-edition-of-this-game = This is an edition of another game: { $word }
unknown-lesson = There are no such first lessons: { $word }
unknown-puzzle = There is no such puzzle: { $word }
unknown-game = There is no such game: { $word }
unknown-kind-of-notice = This server sends no such notices: { $word }
unknown-message = There is no such message: { $word }
unknown-report = There is no such report: { $word }
unknown-notice = There is no such notice: { $word }
unknown-number-of-bots = So many bots cannot play: { $word }
unknown-number-of-seats = So many cannot play: { $word }
unknown-option = There is no such variant: { $word }
unknown-place-of-the-mask = A mask cannot be there: { $word }
unknown-position = The match has no such moment: { $word }
unknown-reward = There is no such reward: { $word }
unknown-rules-page = There is no rules page for { $word }
unknown-seat = There is no such seat: { $word }
unknown-status = Tables have no such status: { $word }
unknown-table = There is no such table: { $word }
with-allowed = { $problem }. Allowed: { $allowed }.

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
replay-field = { $field }: { $value }
verify-sound = Sound: { $entries } entries, each bound to the one before it, legal and told right.
verify-luck-checked = Luck: every answer follows from the seed.
verify-luck-sealed = Luck: sealed; it can be checked once the seed is told.
verify-taken-back = No proof of fair play: the only person here took back { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    } after luck or hidden cards had been shown.
verify-luck-unknown = Luck: its source is not in the file, so it is only known to be possible.
verify-score = Score: as the rules count it.
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
progress-decisions = decisions
progress-puzzles = puzzles
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
study-title = { $game }, { $edition } edition
study-about = Played by { $bot }, seed { $seed }, edition { $digest }.
study-size = { $players } players: { $matches } matches of { $decisions } decisions on average
study-seat = { $seat }: wins { $wins } ({ $low } to { $high }), { $points } points
study-skill = Each level among players of the level below
study-level = { $bot } among { $against }: wins { $wins }
study-luck = Luck explains { $part } of the results (measured in { $matches } matches)
study-thing = { $kind } { $name }: { $worth } for whoever has it (chosen by { $taken })
study-against = { $players } players, the other edition: points { $points }, decisions { $decisions }; the seats’ shares of the win
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
edition-sound = Sound: { $edition } edition of { $game }, can be played.
edition-problems = { $number ->
    [one] One problem:
   *[other] { $number } problems:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = cannot be read ({ $reason })
problem-not-json = is not JSON ({ $reason })
problem-not-an-object = is no edition: it is not an object
problem-unnamed = is missing: an edition names its game and itself
problem-missing = is missing
problem-no-field = is no field here; fields: { $fields }
problem-kind = must be { $wanted }, not { $found }
problem-strange = '{ $word }' is not allowed here
problem-misfit = does not fit here
problem-twice = '{ $word }' is there twice
problem-no-id = '{ $word }' is no id: small letters, digits and _, a letter first
problem-none-of = '{ $word }' is not in the list '{ $list }'
problem-not-among = '{ $word }' is none of: { $known }
problem-lacks = '{ $word }' is missing
problem-empty = is empty
problem-count = must be { $number }, not { $found }
problem-at-least = must be at least { $number }
problem-at-most = must be at most { $number }
problem-between = must be { $least } to { $most }
problem-too-large = is too large: an edition has at most { $number } bytes
problem-many-letters = must have at most { $number } letters
problem-many-entries = must have at most { $number } entries
problem-too-costly = takes too much time or memory to set up
problem-invisible = must have no control characters and no invisible ones
problem-no-name = must be a plain name: letters, digits, spaces and . - _, a letter or digit first
problem-not-connected = do not connect all places

games-game = { $name }: { $title }, { $fewest } to { $most } players
games-editions = editions: { $editions }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (default)

play-address = { $address } (Ctrl-C stops; matches are kept)
stopped = stopped
usage = { $problem } (see { $command } --help)
no-such-language = There is no language “{ $word }”; this is English. There are: { $languages }
progress-matches = matches

simulate-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $setup }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $mean } a match
simulate-speed = { $seconds } s, { $speed } decisions a second, { $unfinished } unfinished
simulate-checksum = checksum { $sum }

bench-about = Python { $python }, { $machine }; one core, random play, per CPU second, best of 3
bench-column-game = game
bench-column-players = players
bench-column-speed = speed
bench-column-one-call = in one call
bench-column-stepped = stepped
bench-column-fork = fork

# What marula admin answers.
admin-dry-run = Dry run, nothing has changed.
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
} that nobody has touched since { $before }.
admin-ban = { $dry ->
    [yes] Would ban
   *[no] Banned
} the { $kind ->
    [player] player
   *[address] address
} with hash { $hash }, { $until ->
    [never] for good
   *[other] until { $until }
}.
admin-unban = { $dry ->
    [yes] Would end
   *[no] Ended
} the ban of { $hash }.
admin-bans = { $number ->
    [0] No bans.
    [one] { $number } ban:
   *[other] { $number } bans:
}
admin-one-ban = { $hash }  { $kind ->
    [player] player
   *[address] address
}  since { $at }  { $until ->
    [never] for good
   *[other] until { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] Would erase
   *[no] Erased
} { $names } entered names, { $chat } lines of chat and { $notices } notices on { $seats ->
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
    [yes] Would drop
   *[no] Dropped
} report { $id } about { $name }.
admin-delete-reported = { $dry ->
    [yes] Would delete
   *[no] Deleted
} { $kind ->
    [name] the names and chat of { $name }
   *[message] a message of { $name }
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
}. Players switch notices on again.
admin-taken-up = Running servers take this up within { $seconds } seconds.
admin-bad-person = { $person }: write an address, its hash in the log, or TABLE:SEAT with seats from 1
admin-nobody = table { $table } has no person on seat { $seat }
admin-never-served = no server has used this database yet, so it knows no addresses
admin-not-banned = { $hash } is not banned
admin-push-key-elsewhere = MARULA_VAPID holds the push key; replace it there and start the servers again

# What is wrong with the words of a command.
bad-option = --option { $item }: write NAME=CHOICE with a name of { $game }: { $known }
bad-choice = --option { $item }: { $option } may be { $allowed }
bad-number = { $option } must be at least { $least }, not { $value }
bad-file = { $file } cannot be read ({ $reason })
bad-file-there = { $file } is there already; choose another name or remove it
bad-file-unwritten = { $file } cannot be written ({ $reason })
bad-seat = --seat must be 0 (an onlooker) to { $most }, not { $value }
bad-review-seat = --seat must be 1 to { $most }, not { $value }
bad-review-unfinished = { $file } is a match that is not finished. Add --unfinished to review it so far.
bad-folder-full = { $folder } is not empty: name a new folder
bad-minutes = --minutes must be more than 0, not { $value }
bad-moment = --at must be 0 to { $most }, not { $value }
bad-lab = the arena needs more packages ({ $packages }): pip install marula[lab]
bad-until = --until { $value }: write a share between 0 and 1, or fair where there are two bots and more
bad-seconds = --seconds must be more than 0, not { $value }
bad-folder = --out { $folder }: nothing can be written there ({ $reason })
bad-folder-used = --out { $folder }: { $file } is there already; choose another folder
bad-record-folder = --record { $folder }: there is no such folder; make it first
bad-server = serving needs more packages ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: write postgresql://… or sqlite:///FILE
bad-data-folder = { $folder } cannot be made ({ $reason }); use --database FILE
bad-workers-database = --workers: several processes need PostgreSQL (--database postgresql://…); SQLite serves one
bad-range = { $option } must be from { $least } to { $most }, not { $value }
bad-web-address = { $option } { $value }: write an address such as https://play.example.org
bad-host = --host { $host }: this is no address of this machine
bad-address = cannot listen at { $host } port { $port } ({ $reason })
bad-engine = --engine { $item }: write NAME=COMMAND, with a name of small letters, digits, - and _
bad-engine-name = --engine { $name }: there is a bot of this name already
bad-environment = { $variable } cannot be used ({ $reason })
bad-database-folder = { $folder } cannot hold a database ({ $reason })
bad-database-file = { $database } cannot be read ({ $reason })
bad-database-kind = { $database } is not a SQLite database
bad-database-foreign = { $database } is a database of another program
bad-database-newer = { $database } was written by a newer version of Marula; install that one
bad-database-in-use = { $database } is in use by process { $process }
bad-database-refused = { $database } cannot be used ({ $reason })
bad-database-silent = { $database } does not answer within { $seconds } seconds
bad-database-missing = { $database } is not there; marula serve makes it
bad-database-older = { $database } is of an older version of Marula; start marula serve once
bad-port = port { $port } cannot be used; try another: --port { $next }
engine-not-started = the engine '{ $command }' cannot be started ({ $reason })
engine-died = the engine '{ $command }' has ended (exit code { $code }) and did not answer
engine-silent = the engine '{ $command }' did not answer within { $seconds } seconds
engine-line = the engine '{ $command }' answered a line without an end
engine-answer = the engine '{ $command }' answered what the protocol does not allow: { $answer }
engine-protocol = the engine '{ $command }' speaks version { $theirs } of the protocol, not { $ours }
engine-game = the engine '{ $command }' does not play { $game }
engine-refused = the engine '{ $command }' refused: { $text }
engine-illegal = the engine '{ $command }' chose what is not offered: { $choice }
engine-waits = This engine reads one JSON message a line, as docs/reference/engine-protocol.md describes; Ctrl-D ends it.
engine-check-good = ok      { $what }
engine-check-bad = FAILED  { $what }: { $problem }
engine-check-passed = The engine passes.
engine-check-failed = The engine does not pass.
engine-check-hello = it starts and says hello
engine-check-games = it plays { $games }
engine-check-nonsense = it answers an error to what it cannot read, and goes on
engine-check-other-game = it declines a game that it does not know
engine-check-quit = it ends when asked to
engine-check-end-of-input = it ends with its input
engine-check-whole-match = it plays a whole match of { $game } with { $players } seats
engine-check-any-moment = it starts in the middle of a match of { $game } with { $players } seats
engine-check-change-of-match = it changes from one match of { $game } to another, with { $players } seats
engine-check-new-fields = it ignores fields that it does not know, in { $game }
engine-check-no-game = it plays none of the games here, only { $games }
engine-check-no-error = to { $line } it answered { $answer } and not an error
engine-check-no-second-hello = it did not answer a second hello
engine-check-no-end = it still runs after { $seconds } seconds
engine-check-exit-code = its exit code is { $code } and not 0
engine-check-not-ready = it answered { $answer } and not "ready"
engine-check-illegal = at decision { $version } it answered { $answer }, which is not one of the options
bad-bot = the bot '{ $bot }' chose { $action }, which is not offered: { $why }
workers-died = worker processes died { $times } times in a row at the same work
workers-no-ray = Ray is not installed; it comes with: pip install marula[ray]
workers-not-let-in = the Ray cluster at { $address } does not let us in ({ $reason })
workers-keep-dying = workers of the Ray cluster keep dying ({ $reason })
workers-no-address = '{ $address }' is no Ray address: write HOST:PORT, ray://HOST:PORT or auto
workers-no-answer = no Ray cluster answers at { $address } ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = the head is damaged, or this is no match file
file-format = the head names the format { $format }; this is { $known }
file-head-changed = the head is not what was written: its hash does not fit
file-head-refused = the head does not fit: { $why }
file-head-strange = the head does not fit
file-setup-incomplete = the head does not fit: its setup leaves something out
file-luck-damaged = the head tells of luck in a way that cannot be read
file-luck-missing = the head does not say where luck came from
file-luck-unknown = the head names an unknown source of luck: { $word }
file-seed-wrong = the seed in the head is not the one that was committed to
file-lot-wrong = the lot in the head is not the one that its seed gives
file-no-deal = entry 0 is missing: there is no deal
file-entry-cut-off = entry { $entry } is cut off or missing
file-entry-strange = entry { $entry } is none of this game
file-damaged = { $entry ->
    [-1] the end is damaged: it is not the JSON that was written
   *[other] entry { $entry } is damaged: it is not the JSON that was written
}
file-broken-chain = { $entry ->
    [-1] the end is not what follows here: its hash does not fit
   *[other] entry { $entry } is not what follows here: its hash does not fit
}
file-end-cut-off = the end is cut off after entry { $entry }
file-end-wrong = the end does not follow from the entries: its count or score is wrong
file-after-the-end = something follows the end
journal-entry-missing = entry { $entry } is missing: found entry { $found }
journal-no-action = entry { $entry } has no action
journal-no-deal = entry 0 is not a deal
journal-illegal = entry { $entry } is not legal: { $why }
journal-luck = entry { $entry } tells other luck than its seed gives
journal-luck-again = entry { $entry } uses luck that was used before
journal-luck-elsewhere = entry { $entry } does not take luck where the entry before it left off
journal-told-wrong = entry { $entry } tells what did not happen

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } matches on { $deals } deals, seed { $seed }, checksum { $sum }.
arena-shares = Share of the wins (the dashed line is a fair share)
arena-margins = Points ahead of the best other bot, on average
arena-scores = How the scores are spread
arena-note = Each deal is played with the seats in different orders, so that luck cancels; a deal counts as one observation. The brackets and bars are 95 % intervals. Time is for decisions with more than one option.
arena-column-bot = Bot
arena-column-wins = Share of wins
arena-column-score = Score
arena-column-margin = Margin
arena-column-rank = Rank
arena-column-rating = OpenSkill
arena-column-time = Time a decision
arena-column-adjusted = Wins without luck
arena-until-above = It is clear that { $bot } wins more than { $share } %. Such a verdict is wrong at most 5 times in 100. The brackets of the shares hold although it ended early.
arena-until-below = It is clear that { $bot } wins less than { $share } %. Such a verdict is wrong at most 5 times in 100. The brackets of the shares hold although it ended early.
arena-until-open = Whether { $bot } wins more or less than { $share } % is not clear after so many matches.
arena-forfeits = { $bot } failed at { $number } decisions; the first option was taken for it.

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
declined-too-many-editions = This server keeps { $number } editions for you already. Delete one first, or save yours to a file.
declined-not-owner = Only the owner of this edition may do that: their secret is needed.
declined-full = The server has as much to do as it can. Those who play go on. Come again in a moment.
declined-busy = The server has too many connections. Try again in a moment.
declined-banned = The operator of this server has banned you.
declined-try-again = The server cannot reach its store. Nothing is lost; try again in a moment.
declined-fault = Something went wrong on the server. It has been written down; nothing at the table has changed.
declined-not-sent = The message could not be sent. Try again later.
declined-seat-taken = Seat { $seat } is taken.
declined-seat-empty = Seat { $seat } is empty.
declined-table-full = Every seat at this table is taken.
declined-already-started = The match has already begun.
declined-not-started = The match has not begun yet.
declined-match-over = The match is over.
declined-not-over = The match is not over yet.
declined-still-secret = The match is not over yet. Until then this would tell what is still secret.
declined-sealed = A table with the same luck is still playing. Until it is over, this stays secret.
declined-no-undo = There is nothing to take back.
declined-undo-pending = The table is already being asked about an undo.
declined-undo-asked-before = You have asked already. You may ask again after the next decision.
declined-name-taken = Someone at this table already has that name, or one that looks like it.
declined-colour-taken = Someone at this table already has that colour.
declined-sits-at-a-copy = You already sit at another copy of this table. Its cards are the same, so you may sit at one only.
declined-copies-wait = Another copy of this table still waits for people. All copies start together.
declined-no-request = Nobody asks you about an undo.
declined-no-hint = Hints are for those whose turn it is.
declined-already-a-bot = A bot plays on seat { $seat }.
declined-not-a-bot = No bot stands in on seat { $seat }.

notice-turn = { $name }, it is your turn: { $where }
notice-reminder = { $name }, the table still waits for you: { $where }
notice-stop = No more such mail: { $link }
notice-confirm = Do you want to be told by e-mail when it is your turn? ({ $game })
notice-confirm-how = Somebody gave this address at a table. If it was you, open this link within a day:
notice-confirm-not = If it was not you, do nothing: you will not be told anything.

bot-random = Random
bot-casual = Casual
bot-steady = Steady
bot-sharp = Sharp
bot-expert = Expert
bot-name = { $level } { $number }

pages-not-built = The server runs, but its pages are not built. Run "make setup" in the source folder (it needs Node.js), then start the server again. The API works without them.
