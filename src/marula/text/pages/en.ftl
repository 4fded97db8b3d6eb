# The words of the pages, of no game.

page-skip = Skip to the content
page-navigation = Pages
page-home = Home
page-about = About
page-language = Language
page-theme = Appearance
page-theme-auto = Same as device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound
page-sound-question = Play with sound?
page-sound-on = Sound on
page-sound-off = Sound off
page-volume = Volume
page-pace = Speed of others’ moves
page-pace-calm = Slow
page-pace-brisk = Fast
page-pace-at-once = Instant
page-yes = yes
page-no = no
page-remark = { $what } ({ $remark })
page-close = Close
page-cancel = Cancel
page-back = Back
page-menu = Menu
page-rules = Rules
page-contents = On this page
page-help = Help
page-help-more = Short pages for players. You can read them while a match waits for you.
page-help-in-english = Help pages are in English only. The rules are in your language.
page-help-play = Play a match
page-help-play-more = What you can do at a table: choose, undo, ask for a hint, leave and come back.
page-help-learn = Learn a game
page-help-learn-more = First lessons, a puzzle every day, and your own mistakes as exercises.
page-help-review = Review a match
page-help-review-more = What you could have done better, and how much of the result was luck.
page-help-luck = How luck is proved
page-help-luck-more = How you can check that nobody tampered with dice and cards.
page-help-editions = Play with what is printed on your board
page-help-editions-more = Enter the values of a game that you own, and play with them.
page-help-changes = All changes, version by version
page-help-changes-more = What is new, and what works differently than before.
page-help-rules-more = The numbered rules of each game.
page-rules-in-english = These rules have not been translated yet, so here they are in English.
page-unreachable = The server does not answer. Is it still running?
page-reload = Reload
page-no-page = There is no such page
page-no-page-more = There is nothing at { $address }. Perhaps the link was cut short.
page-fault = Something went wrong on this page. Reload it; nothing at the table is lost.

page-welcome = Board games set in Africa
page-welcome-more = Play bots right away, invite friends with a link, or share one screen. No account needed.
page-players = { $fewest } to { $most } players
page-play-bots = Play against bots
page-set-up = Set up a table …
page-guest = Guest
page-tables = Tables
page-no-tables = There are no open tables right now. Set one up and make it public.
page-finished = Finished matches
page-no-finished = No match has been finished yet.
page-upload = Open a match file …
page-go-on = Continue
page-status-open = Open: join
page-status-playing = In progress: watch
page-status-over = Finished
page-more-matches = { $number ->
    [one] One more match of yours
   *[other] { $number } more matches of yours
}
page-no-game = There is no such game: { $name }
page-won-by = Won by { $names }
page-free-seat = free seat

page-puzzles = Puzzles
page-puzzles-more = Positions from matches of strong bots in which one choice clearly leads.
page-daily-puzzle = Puzzle of the day
page-daily-puzzle-in = { $title }, { $number } players
page-daily-solved = Solved today
page-streak = { $number ->
    [one] { $number } day in a row
   *[other] { $number } days in a row
}
page-all-puzzles = All puzzles
page-puzzle-game = Game
page-puzzle-theme = Theme
page-puzzle-difficulty = Difficulty
page-puzzle-any = All
page-puzzle-level = Difficulty { $level } of 5
page-puzzle-number = Puzzle { $number }
page-puzzle-players = { $number } players
page-puzzle-solved = solved
page-puzzle-shown = looked up
page-puzzles-listed = { $number ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}
page-puzzle-random = Solve one of these
page-puzzle-best = What is the best choice?
page-puzzle-how = Choose as you would at the table. You see what this player saw.
page-puzzle-right = Right!
page-puzzle-wrong = Not the best. { $choice } wins { $chance } of matches; the best choice wins { $best }.
page-puzzle-wrong-unknown = Not the best. { $choice } was not among the choices worth comparing.
page-puzzle-try-again = Try again, or look at the solution.
page-puzzle-show = Show the solution
page-puzzle-solution = The best choice
page-puzzle-why = Why: { $what }.
page-puzzle-why-not = The second best: { $what }.
page-puzzle-options = Win chance of each choice
page-puzzle-found-by = Found by { $names }.
page-puzzle-found-by-none = None of our bots finds this choice.
page-puzzle-next = Next puzzle
page-mistakes = Your mistakes again
page-mistakes-more = Mistakes from your reviews come back here after 1, 3, 7, 16 … days. They are kept on this device only.
page-mistakes-due = { $number ->
    [0] None is due now.
    [one] { $number } is due now.
   *[other] { $number } are due now.
} { $kept ->
    [one] { $kept } is kept.
   *[other] { $kept } are kept.
}
page-mistakes-start = Start
page-mistakes-export = Save as a file
page-mistakes-import = Open a file …
page-mistakes-imported = { $number ->
    [0] Nothing new was in this file.
    [one] { $number } mistake was added.
   *[other] { $number } mistakes were added.
}
page-mistakes-bad-file = This is no file of mistakes, or it was damaged. Nothing was changed.
page-mistake-ask = You have been here before. What is better than what you did then?
page-mistake-wrong = { $choice } is not the best choice. Try again, or look at the better one.
page-mistake-right = Right! You see it again in a while.
page-mistake-shown = You see it again tomorrow.
page-mistake-then = Then you chose: { $choice }. That cost { $loss } of your win chance.
page-mistake-better = Better: { $choice }
page-mistake-gone = The match of this mistake cannot be opened any more.
page-mistake-forget = Forget this mistake
page-mistake-next = Next mistake
page-lessons = First lessons
page-lessons-go-on = Continue the lessons ({ $step } of { $steps })
page-lesson-of = First lessons: { $title }
page-lesson-step = Step { $step } of { $steps }
page-lesson-meanwhile = What happened
page-lesson-back = One step back
page-lesson-again = Start again
page-lesson-play = Play a whole match

page-how-many = Players
page-seats = Seats
page-seat-kind = Who plays seat { $number }
page-me = Me
page-me-again = Me again, at this screen
page-by-link = Someone you send the link to
page-bot = Bot: { $level }
page-any-opponent = Anyone ({ $level })
page-opponents = Meet the opponents
page-choose-opponent = Choose the opponent on seat { $number }
page-name = Name
page-colour-of = Colour of seat { $number }
page-colour-blue = blue
page-colour-red = red
page-colour-green = green
page-colour-violet = violet
page-colour-gold = gold
page-clock = Clock
page-clock-none = None
page-clock-quick = 5 minutes + 10 seconds per decision
page-clock-calm = 20 minutes + 20 seconds per decision
page-clock-days = 3 days per decision
page-hints = Allow hints
page-win-chances-allow = Spectators see who is likely to win
page-win-chances = Win chances
page-win-chances-note = by what everyone can see
page-win-chance-of = { $name } { $chance }
page-win-chance-nobody = nobody { $chance }
page-public = Public: everyone on this server can see this table
page-start = Start
page-more = Variants, clock and spectators

page-room-free = { $number ->
    [one] One seat is free.
   *[other] { $number } seats are free.
}
page-room-full = Every seat is taken.
page-room-host = The host starts the match once every seat is taken.
page-opened = Created { $date }
page-here = here
page-sit-too = Sit here as well
page-remove-bot = Remove the bot
page-room = The match starts once every seat is taken.
page-copy = This table is one of several copies with the same cards and the same luck, so that you can compare how people play them. All copies start together, and you can sit at only one of them.
page-order = Who starts
page-by-lot = Draw seats at random
page-as-listed = Keep the seats as listed here
page-order-lot = Seats will be drawn at random, so anyone may start.
page-order-host = Everyone keeps the seat shown here, and seat 1 starts.
page-order-rotated = Everyone has moved up one seat since the last match.
page-starts-lot = Seats were drawn at random: { $name } starts, then { $names }.
page-starts-rotated = Everyone moved up one seat: { $name } starts, then { $names }.
page-sit = Sit here
page-stand-up = Leave this seat
page-fill-bot = Add a bot …
page-invite = Send this link to the people you want to invite, or let them scan the code.
page-own-link = This link opens your own seat. Use it on your other device, and do not show it to anyone.
page-other-device = Play this seat on another device
page-copy-link = Copy link
page-copied = Copied
page-qr = The link as a QR code

page-no-moment = This link names a decision or a seat that this match does not have. Here is the nearest one.
page-no-table = There is no such table
page-no-table-more = Perhaps the link was cut short, or the table was deleted.
page-not-welcome = You cannot open this table
page-not-welcome-more = The link to this seat is wrong or out of date, or the table does not allow spectators.
page-watch-only = Watch as a spectator
page-connection-connecting = Connecting …
page-connection-open = Connected
page-connection-lost = Connection lost. Reconnecting …
page-connection-refused = Not connected
page-choice-waits = Your choice will be sent as soon as the connection is back.
page-choice-lost = Your choice was not sent, because the connection was lost for too long. Please choose again.

page-show = Show
page-board = Board
page-as-text = As text
page-unknown = not known
page-zoom = Map zoom
page-sort-by-kind = Sort cards by kind
page-sort-by-number = Sort cards by number
page-nearer = Zoom in
page-farther = Zoom out
page-whole-map = Show the whole map
page-log = Log
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Write a message
page-chat-send = Send
page-chat-more = More about this message from { $name }
page-chat-mute = Mute { $name }
page-chat-muted = You no longer see messages from { $name } on this device. Nobody else is told.
page-chat-unmute = Unmute { $name }
page-chat-unmuted = You see messages from { $name } again.
page-chat-report = Report this message
page-chat-report-name = Report this name
page-chat-reported = Reported. The operator of this server can now see what { $name } wrote.
page-score = Score
page-everyone = All players
page-choices = Your choices
page-all-choices = { $number ->
    [one] Show the only choice as a list
   *[other] Show all { $number } choices as a list
}
page-more-choices = { $number } more
page-seat-details = Details of { $name }
page-find = Find
page-earlier = Show earlier entries
page-since = Since your last turn
page-you = you
page-stand-in = played by a bot
page-hurried = less time
page-hurried-why = This server has many bots thinking right now, so this one gets less time.
page-away = away
page-to-move = to move
page-thinks = thinking
page-choosing = choosing
page-your-turn = Your turn.
page-your-turn-area = Your task
page-waiting-for = Waiting for { $names }.
page-also-waiting = Also choosing: { $names }.
page-read-rule = Read rule { $rule }
page-undo = Undo
page-undo-ask = Ask to undo my last decision
page-undo-asked = { $name } asks to undo a decision.
page-undo-waits = Waiting for the others to agree to your undo.
page-agree = Agree
page-refuse = Decline
page-hint = Hint
page-hint-where = Where to look: “{ $where }”.
page-hint-one-of-two = One of these two choices is the best. Which one?
page-hint-what = What?
page-hint-why = Why?
page-hint-chance = Win chance { $chance }.
page-hint-second = Second best: { $what } ({ $chance }).
page-hint-why-not = Why not …?
page-hint-other = { $what }: win chance { $chance }.
page-coach = Coach
page-coach-more = speaks up before a blunder
page-coach-wait = Wait!
page-coach-costs = “{ $what }” costs { $loss } of win chance. There is something better.
page-coach-again = Think again
page-coach-play = Play it anyway
page-to-bot = Let a bot play for me
page-bot-plays = A bot is playing for you.
page-take-back = Take over from the bot
page-menu-match = This match
page-menu-others = Other players and screens
page-menu-settings = Settings
page-began = Started { $date }.
page-mode-board = Show only the board, for a shared screen
page-guide = Take the tour
page-guide-next = Next
page-guide-ask = This tells you what to do next. Everything you can do is a button here, and the number keys work too. You can often undo a choice.
page-guide-board = The board. Anything you can choose has a green edge. If you try something that is not allowed, you are told why.
page-guide-seats = All players at the table, and whose turn it is.
page-guide-log = Everything that has happened, in words. Point at a line to see it on the board.
page-pass-on = Done, next player
page-pass-on-asked = Look at what you got. Then it is { $name }’s turn.
page-curtain = Pass the device to { $name }
page-curtain-lift = I am { $name }

page-notices = Notify me when it is my turn
page-notices-here = Notify me on this device
page-notices-not-here = Stop notifications on this device
page-notices-forbidden = This browser does not allow notifications from this site.
page-notices-kind = Channel
page-notices-address = Address
page-notices-add = Add
page-notices-asked = We have sent you an e-mail. Open the link in it first.
page-notices-unconfirmed = not confirmed yet
page-notices-mute = Mute
page-notices-remove = Remove
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Browser notification
page-notice = Notifications
page-notice-confirm = Do you want an e-mail at this address when it is your turn at this table?
page-notice-yes = Yes, notify me
page-notice-stop = Do you want to stop e-mails about this table?
page-notice-no-more = Stop e-mails
page-notice-done = Done.
page-notice-old = This link no longer works.

page-winner = winner
page-out = cannot win
page-ceremony = Scoring, step by step
page-ceremony-next = Next
page-ceremony-skip = Skip to the final score
page-ceremony-again = Show the scoring step by step
page-tie = { $ahead } and { $behind } are tied on points. { $ahead } ranks higher: { $reason }.
page-tie-other = tie-break { $more } to { $less }
page-tie-shared = { $ahead } and { $behind } are tied on points, and no tie-break separates them.
page-course = Points during the match
page-course-note = Each point shows the score as if the match had ended there.
page-rematch = Play again
page-watch-again = Watch the replay
page-download = Download match file
page-verify-luck = Check that luck was fair
page-luck-kept = Luck was fair: it was fixed by the seed promised before the deal.
page-luck-undone = The draws follow from the promised seed, but something was seen and then undone.
page-luck-broken = Luck does not match the seed promised before the deal.
page-luck-none = The seed of this match is not known, so its luck cannot be checked.
page-luck-holds = Correct
page-luck-fails = Wrong
page-luck-open = Cannot be checked
page-luck-promise = The seed published now is the one that was promised before the deal.
page-luck-noted = That promise is the one this browser saved before the deal.
page-luck-added = { $number ->
    [0] No player added to the seed.
    [one] One player added to the seed after the promise.
   *[other] { $number } players added to the seed after the promise.
}
page-luck-lot = The random draw of seats follows from the seed.
page-luck-own = What your browser added is part of the seed.
page-luck-draws = { $number ->
    [one] The only draw follows from the seed and what was added.
   *[other] All { $number } draws follow from the seed and what was added.
}
page-luck-taken-back = Fair play: the only person here undid { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    } after seeing the result of luck or hidden cards.
page-luck-taken-back-by-all = Fair play: all players agreed to undo { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    }. This page cannot tell whether one person held several seats.
page-luck-skipped = Fair play: { $number ->
        [one] { $number } draw was
       *[other] { $number } draws were
    } made and then undone.
page-luck-other = Fair play: from decision { $number } on, luck follows from another seed, as in a match that was continued from another one.
page-luck-twice = No draw was used twice.
page-luck-rest = To prove that the rules asked for exactly these draws, download the match file and run “marula verify”.
page-luck-each = Every draw
page-luck-when = Decision
page-luck-deal = Deal
page-luck-size = Range
page-luck-told = Recorded
page-luck-again = Recomputed
page-path = Path to victory
page-copy-failed = This browser does not let pages copy text. Here is the link:
page-link = Link

page-first = Go to the deal
page-previous = Back one decision
page-next = Forward one decision
page-last = Go to the end
page-play = Play
page-pause = Pause
page-moment = Position in the match
page-moment-of = decision { $number } of { $last }
page-speed = Speed
page-eyes = View as
page-onlooker = Spectator
page-share = Copy link to this position
page-fork = Try another move from here

page-review = Review
page-review-starting = The review begins.
page-review-progress = { $done } of { $total } decisions judged
page-review-stopped = The review stopped before its end.
page-review-go-on = Continue
page-review-whose = Whose decisions
page-review-show = Show it
page-review-found = Decisions: { $all }. Best choice found: { $best }. About as good: { $fine }.
page-review-curve = Win chance over the match
page-review-line-chance = Win chance
page-review-line-luck = Start and luck alone
page-review-line-choices = Start and choices alone
page-review-none-yet = None so far.
page-review-chosen = Chosen: { $what } (win chance { $chance })
page-review-why = What differs
page-review-try = Try it from here
page-reading = What you could have known of the others
page-reading-note = Chances from what this player had seen by then, with the truth beside them. “2+” means at least two, “3+” at least three, and so on.
page-review-verdict-best = Best
page-review-verdict-fine = Fine
page-review-verdict-inaccuracy = Inaccuracy
page-review-verdict-mistake = Mistake
page-review-verdict-blunder = Blunder

page-sources = Sources
page-rules-and-sources = Rules and sources
page-about-what = Marula is a place to play and study board games set in Africa: in the browser, against bots and with each other. The rules are numbered, and each one is tested. Marula is open source, needs no accounts and sends nothing to anyone else.
page-new-version = Marula { $version } is here.
page-new = What’s new
page-new-1 = Pieces move, and you can turn on sound. Hints come in steps, and a coach can warn you before a blunder. Every icon and card explains itself: hover over it, hold it, or press I. Choose the colour of your seat.
page-new-2 = After a match, the review shows your turning points and how much was luck. There is a puzzle every day, and first lessons for every game. If you own a printed game, enter its values in the editor and play with them.
page-about-period = The time in which these games are set
page-about-period-1 = Games about travel in nineteenth-century Africa usually tell the story from the travellers’ side. The places were neither empty nor undiscovered. People lived, traded and governed there, and they guided, fed and carried the travellers. They paid dearly for what followed, from slavery to colonial rule and forced labour on the railways.
page-about-period-2 = An expedition that is a race in a game was, for many people along its way, the beginning of conquest. What one of the games calls artifacts were masks, drums and shields that people prayed with, played and used. Many were taken by force or for a trifle, and many are still in European museums; their return is being negotiated today. We keep the games’ words and printed names where the rules need them and show today’s names beside them. Our drawings leave out the ranks and caricatures of the period.
page-about-boards = How reliable the boards are
page-about-boards-1 = The printed boards and cards of these games are not ours to copy. Names and numbers here come from published rules and public descriptions. Where nobody has published them, we reconstructed them to fit everything that is known, and the edition says so. If you own a printed game, you can enter its values in an edition file. All drawings are our own.
page-privacy = Privacy
page-privacy-link = What this server stores, for how long, and how to have it erased
page-privacy-none = There are no accounts, no cookies and no trackers. Your browser loads nothing from other servers.
page-privacy-server = On the server
page-privacy-table = For each table: the names that players entered, their moves and chat messages, and the time of each.
page-privacy-table-always = They are kept until the operator of this server deletes the table.
page-privacy-table-days = They are deleted when nobody has used the table for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-secret = Of the secret link that opens your seat: only a hash, for as long as the table exists.
page-privacy-address = Your network address is not stored. A keyed hash of it is kept in the log when a request is refused, with editions that you save, and with your seat at copies of a table. Bans use the same kind of hash.
page-privacy-notice = If you switch on notifications: the address or the browser they are sent to, until you switch them off or the table is deleted.
page-privacy-mail = When we ask an e-mail address for confirmation: a hash of it, for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-report = When someone reports a message or a name: that text and the reason, until the report is handled, for at most { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-edition = Editions that you save: until you delete them, or until nobody has opened them for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-browser = In your browser
page-privacy-browser-what = Your name, your settings, the secret links of your seats and the players you have muted are kept in this browser. To erase them, delete this site’s data in the browser’s settings. After that you cannot open your seats from here.
page-privacy-others = What others see
page-privacy-others-what = Everyone at a table sees names, moves and chat messages. If the table allows spectators, so does everyone who has its link. Public tables are listed on the home page. Files of finished matches contain moves, but no names and no chat messages.
page-privacy-erase = How to have it erased
page-privacy-erase-how = Write to the operator of this server. Send the link of the table and say which seat was yours. They can show you everything that is stored about you, and erase your names, chat messages and notifications. Your moves stay, without your name, so that the others can still read and check their match.
page-about-thanks = Thanks
page-about-thanks-1 = The coastline comes from Natural Earth’s public domain data. The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font Licence.

field-active = Whose turn
field-round = Round
field-hand-sizes = Number in hand
field-unseen = Not seen yet
field-under = Underneath, in this order

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Printed values
page-edition-editor = Edition editor
page-edition-own-title = { $title }, my edition
page-edition-owner = Values entered from the printed game by its owner
page-edition-title = Title
page-edition-start = Play this edition
page-edition-keep = Save on this server
page-edition-keep-again = Save changes
page-edition-kept-again = Saved. The new fingerprint is { $digest }.
page-edition-save = Save to a file
page-edition-open-file = Open a file
page-edition-compare = Compare with a file
page-edition-again = Start over
page-edition-delete = Delete
page-edition-delete-sure = Delete this edition from the server? Tables that already use it keep it.
page-edition-yours = Saved on this server, fingerprint { $digest }. Only this link opens it, and only you can change it.
page-edition-owner-link = Copy the owner’s link
page-edition-unsaved = Your changes are not saved on this server yet.
page-edition-others = Someone shared this edition with you, fingerprint { $digest }. Save it to get your own copy.
page-edition-note = Enter only names and numbers, no texts or pictures from the publisher. A dashed field is reconstructed: it stays marked until you enter the printed value or confirm it. Press Enter to confirm a field and go to the next. What you enter stays in this browser until you save it.
page-edition-no-file = This file is not an edition of this game.
page-edition-no-board = The board appears once all values are valid.
page-edition-checking = Checking …
page-edition-sound = All values are valid. You can play this edition.
page-edition-problems = { $number ->
    [one] One value is not valid.
   *[other] { $number } values are not valid.
}
page-edition-show-first = Show the first one
page-edition-board = Board
page-edition-things = Everything on the board. Use the arrow keys to move, Enter to open an entry, and Escape to come back.
page-edition-tables = Printed values
page-edition-table = Table
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problems
}
page-edition-left = { $number } to confirm
page-edition-open = { $number } of { $of } left to confirm
page-edition-all-confirmed = All confirmed or sourced
page-edition-confirm = As printed
page-edition-confirm-entry = Confirm as printed: { $entry }
page-edition-confirm-all = All as printed
page-edition-remove = Remove
page-edition-remove-entry = Remove { $entry }
page-edition-add = Add an entry
page-edition-entry = Entry
page-edition-actions = Confirm or remove
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Compared with “{ $title }”
page-edition-differences = { $number ->
    [0] Both files have the same values.
    [one] One value differs.
   *[other] { $number } values differ.
}
page-edition-mine = Mine: { $value }
page-edition-theirs = Theirs: { $value }
page-edition-nothing = nothing
page-edition-has-entry = has this entry
page-edition-reconstructed = reconstructed
page-edition-take-all = Use all of theirs
page-edition-merge = { $number ->
    [one] Use one value
   *[other] Use { $number } values
}
page-edition-played-on = Played with “{ $title }”, fingerprint { $digest }
