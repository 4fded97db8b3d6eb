# The words of the pages, of no game.

page-skip = Skip to the content
page-navigation = Pages
page-home = Home
page-about = About
page-language = Language
page-theme = Look
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound
page-sound-question = Play with sound?
page-sound-on = Sound on
page-sound-off = No sound
page-volume = Volume
page-pace = Others’ moves
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-at-once = At once
page-yes = yes
page-no = no
page-close = Close
page-cancel = Cancel
page-back = Back
page-menu = Menu
page-rules = Rules
page-rules-in-english = These rules are not yet translated: here they are in English.
page-unreachable = The server does not answer. Is it still running?
page-reload = Load again
page-no-page = There is no such page
page-no-page-more = Nothing is found at { $address }. Perhaps the link was cut short.
page-fault = Something went wrong in this page. Load it again; nothing at the table is lost.

page-welcome = Board games set in Africa
page-welcome-more = Against bots at once, with friends by a link, or together at one screen. No account.
page-players = { $fewest } to { $most } players
page-play-bots = Play against bots
page-set-up = Set up a table …
page-guest = Guest
page-tables = Tables
page-no-tables = No open tables just now. Set one up and show it to everyone.
page-finished = Finished matches
page-no-finished = No match has been finished yet.
page-upload = Open a match file …
page-go-on = Continue
page-status-open = Open: join
page-status-playing = In progress: watch
page-status-over = Over
page-more-matches = { $number } more of your matches
page-no-game = There is no such game: { $name }
page-won-by = Won by { $names }
page-free-seat = free seat

page-how-many = Players
page-seats = Seats
page-seat-kind = Who sits on seat { $number }
page-me = Me
page-me-again = Me again, at this screen
page-by-link = Someone with the link
page-bot = Bot: { $level }
page-name = Name
page-colour-of = Colour of seat { $number }
page-colour-blue = blue
page-colour-red = red
page-colour-green = green
page-colour-violet = violet
page-colour-gold = gold
page-clock = Clock
page-clock-none = none
page-clock-quick = 5 minutes, and 10 seconds a decision
page-clock-calm = 20 minutes, and 20 seconds a decision
page-clock-days = 3 days a decision
page-hints = Hints on request
page-public = Show this table to everyone on this server
page-start = Start
page-more = Variants, clock and who may watch

page-room-free = { $number ->
    [one] One seat is free.
   *[other] { $number } seats are free.
}
page-room-full = Every seat is taken.
page-room-host = The host starts the match when every seat is taken.
page-opened = Opened { $date }
page-here = here
page-sit-too = Sit here, too
page-remove-bot = Send the bot away
page-room = The match starts when every seat is taken.
page-copy = This table is one of several copies with the same cards and the same luck, to compare how people play them. All copies start together, and you may sit at one of them only.
page-order = Who starts
page-by-lot = drawn by lot
page-as-listed = seats as listed here
page-order-lot = Seats are drawn by lot then, so anyone may start.
page-order-host = Everyone keeps the seat shown here, and seat 1 starts.
page-order-rotated = Everyone has moved on by one seat since the last match.
page-starts-lot = Seats were drawn by lot: { $name } starts, then { $names }.
page-starts-rotated = Everyone has moved on by one seat: { $name } starts, then { $names }.
page-sit = Sit down
page-stand-up = Stand up
page-fill-bot = Put a bot here …
page-invite = Send this link to whoever shall join, or let them scan it.
page-own-link = This link is your own seat. Open it on your other device, and show it to nobody.
page-other-device = My own seat, for another device
page-copy-link = Copy the link
page-copied = Copied
page-qr = The link as a QR code

page-no-moment = This link names a moment or a seat that this match does not have. Here is the nearest.
page-no-table = There is no such table
page-no-table-more = Perhaps the link was cut short, or the table is gone.
page-not-welcome = This table does not admit you
page-not-welcome-more = The link to this seat is wrong or too old, or the table is not shown to onlookers.
page-watch-only = Watch without a seat
page-connection-connecting = Connecting …
page-connection-open = Connected
page-connection-lost = Connection lost, trying again …
page-connection-refused = Not connected
page-choice-waits = Your choice will be sent when the connection is back.
page-choice-lost = Your choice was not sent: the connection was gone too long. Please choose again.

page-show = What is shown
page-board = Board
page-as-text = As text
page-unknown = not known
page-zoom = Nearness of the map
page-sort-by-kind = Sort the cards by kind
page-sort-by-number = Sort the cards by number
page-nearer = Nearer
page-farther = Farther
page-whole-map = The whole map
page-log = Log
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-more = About this message of { $name }
page-chat-mute = Mute { $name }
page-chat-muted = On this device you do not see what { $name } writes. Nobody else is told.
page-chat-unmute = Show what { $name } writes
page-chat-unmuted = You see again what { $name } writes.
page-chat-report = Report this message
page-chat-report-name = Report this name
page-chat-reported = Reported. Whoever runs this server can now see what { $name } wrote.
page-score = Score
page-everyone = What everyone has
page-choices = What you may do
page-all-choices = { $number ->
    [one] The { $number } choice as a list
   *[other] All { $number } choices as a list
}
page-more-choices = { $number } more
page-seat-details = What { $name } has
page-find = Find
page-earlier = Show what came before
page-since = Since your last turn
page-you = you
page-stand-in = bot stands in
page-hurried = thinks less
page-hurried-why = Many bots think on this server now, so this one has less time.
page-away = away
page-to-move = to move
page-thinks = thinking
page-choosing = choosing
page-your-turn = Your turn.
page-your-turn-area = What is asked
page-waiting-for = Waiting for { $names }.
page-also-waiting = Also choosing: { $names }.
page-read-rule = Read rule { $rule }
page-undo = Take back
page-undo-ask = Ask to take back my last decision
page-undo-asked = { $name } asks to take back a decision.
page-undo-waits = The others are asked whether this may be taken back.
page-agree = Agree
page-refuse = Refuse
page-hint = Hint
page-to-bot = Let a bot play for me
page-bot-plays = A bot plays for you.
page-take-back = Take my seat back
page-menu-match = This match
page-menu-others = Others and other screens
page-menu-settings = Settings
page-began = Began { $date }.
page-mode-board = Show only the board, on a screen for all
page-guide = Show me round
page-guide-next = Next
page-guide-ask = Here you are told what is asked of you, and all you may do stands here as buttons. The number keys work, too. What you chose can often be taken back.
page-guide-board = The board. What can be chosen on it has a green edge; what cannot be done says why when you try.
page-guide-seats = Everyone at the table, and whose turn it is.
page-guide-log = What has happened, in words. Point at a line, and the board shows what it is about.
page-pass-on = Done, pass on
page-pass-on-asked = Look at what you got. Then it is { $name }’s turn.
page-curtain = Hand over to { $name }
page-curtain-lift = I am { $name }

page-notices = Tell me when it is my turn
page-notices-here = On this device
page-notices-not-here = Not on this device any more
page-notices-forbidden = This browser does not allow notices from here.
page-notices-kind = Way
page-notices-address = Address
page-notices-add = Add
page-notices-asked = A mail is on its way: the link in it has to be opened first.
page-notices-unconfirmed = not confirmed yet
page-notices-mute = Mute
page-notices-remove = Remove
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = A browser
page-notice = Notices
page-notice-confirm = Do you want mail at this address when it is your turn at this table?
page-notice-yes = Yes, tell me
page-notice-stop = Do you want no more mail about this table?
page-notice-no-more = No more mail
page-notice-done = Done.
page-notice-old = This link is no longer good.

page-winner = winner
page-out = may not win
page-ceremony = The scoring, step by step
page-ceremony-next = Next
page-ceremony-skip = Show the score
page-ceremony-again = Show the scoring step by step
page-tie = { $ahead } is ahead of { $behind } with the same points: { $reason }.
page-tie-other = the tie-break decides, { $more } to { $less }
page-tie-shared = { $ahead } and { $behind } have the same points, and nothing breaks the tie.
page-course = Points over the match
page-course-note = Counted as if the match had ended there.
page-rematch = Play again
page-watch-again = Watch again
page-download = Download the match
page-verify-luck = Check the luck
page-luck-kept = The luck of this match was what had been promised.
page-luck-broken = The luck of this match was not what had been promised.
page-luck-none = The seed of this match is not known, so its luck cannot be checked.
page-luck-holds = Holds
page-luck-fails = Does not hold
page-luck-open = Cannot be checked
page-luck-promise = The seed told now is the one that was promised before the deal.
page-luck-noted = That promise is the one this browser noted before the deal.
page-luck-added = { $number ->
    [0] Nobody added anything to the seed.
    [one] One player added to the seed after the promise.
   *[other] { $number } players added to the seed after the promise.
}
page-luck-lot = The lot that gave everyone their seat follows from the seed.
page-luck-own = What your browser added is in it.
page-luck-draws = { $number ->
    [one] The one draw follows from the seed and what was added.
   *[other] All { $number } draws follow from the seed and what was added.
}
page-luck-taken-back = Fair play: the only person here took back { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    } after luck or hidden cards had been shown.
page-luck-twice = No luck was used twice.
page-luck-rest = That the rules asked for just these draws is proved by the downloaded match with “marula verify”.
page-luck-each = Every draw
page-luck-when = Decision
page-luck-deal = Deal
page-luck-size = Out of
page-luck-told = Told
page-luck-again = Made again
page-path = The winner’s path
page-copy-failed = This browser does not let pages copy. Here is the link:
page-link = Link

page-first = To the deal
page-previous = One decision back
page-next = One decision on
page-last = To the end
page-play = Play
page-pause = Pause
page-moment = Moment of the match
page-moment-of = decision { $number } of { $last }
page-speed = Speed
page-eyes = Through whose eyes
page-onlooker = An onlooker
page-share = Copy a link to this moment
page-fork = Try another move from here

page-sources = Sources
page-rules-and-sources = Rules and sources
page-about-what = Marula lets people play and study board games that are set in Africa: in the browser, against bots and with each other, with rules that are numbered and tested one by one. It is open, keeps no accounts and calls nobody.
page-new-version = Marula { $version } is here.
page-new = What’s new
page-new-1 = Pieces move, and you can turn sound on. Ask for a hint when you play against bots. Every sign and card explains itself: rest on it, hold it, or press I. Pick the colour of your seat.
page-new-2 = If you own a printed game, type in its values with the editor and play with them. After a match, check the luck and see where the points came from.
page-about-period = The time these games are set in
page-about-period-1 = Games about travel in nineteenth-century Africa usually tell it from the travellers’ side. The places were not empty and not undiscovered: people lived, traded and governed there, guided the travellers, and paid dearly for what followed, from slavery to colonial rule.
page-about-period-2 = We keep the names that the games print where the rules need them, show today’s names beside them, and leave the period’s ranks and caricatures out of our drawings.
page-about-boards = How sure we are of the boards
page-about-boards-1 = The games’ printed boards and cards are not ours to copy. Names and numbers here come from published rules and public descriptions; where nobody has written them down, they were reconstructed to fit all that is known, and the edition says so. Who owns a printed game can play with its own values in an edition file. All drawings are our own.
page-privacy = Privacy
page-privacy-link = What this server keeps, for how long, and how to have it erased
page-privacy-none = There are no accounts, no cookies and no trackers. Your browser loads nothing from other servers.
page-privacy-server = On the server
page-privacy-table = For each table: the names that people typed, their moves and chat, and when they were made.
page-privacy-table-always = They stay until whoever runs this server deletes the table.
page-privacy-table-days = They are deleted when nobody has touched the table for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-secret = Of the secret that opens your seat: only a hash, as long as the table.
page-privacy-address = Your network address is not stored. A keyed hash of it stands in the log when a request is refused, with editions that you save, and with your seat at copies of a table. Whoever is banned is known by such a hash.
page-privacy-notice = If you switch on notices: the address or the browser that they go to, until you switch them off or the table is deleted.
page-privacy-mail = When an e-mail address is asked to confirm: a hash of it, for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-report = When someone reports a message or a name: that text and the reason, until it is dealt with, at most { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-edition = Editions that you save: until you delete them, or nobody has looked at them for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-browser = In your browser
page-privacy-browser-what = Your name, your settings, the secrets of your seats and whom you have muted are kept in this browser’s storage. You erase them with the data of this site, in the browser’s settings. Then your seats cannot be opened from here any more.
page-privacy-others = What others see
page-privacy-others-what = Everyone at a table sees names, moves and chat. So does everyone who has its link, where watching is allowed. Public tables are listed on the first page. Files of finished matches hold moves, but no names and no chat.
page-privacy-erase = To have it erased
page-privacy-erase-how = Write to whoever runs this server. Give the link of the table, and say which seat was yours. They can show you all that is stored about you, and erase your names, your chat and your notices. Your moves stay, without your name, so that the others’ match can still be read and checked.
page-about-thanks = Thanks
page-about-thanks-1 = The coastline is made from Natural Earth’s public domain data. The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font Licence.

# One letter for each colour, for those who cannot tell the colours; no two alike.
letter-red = R
letter-orange = O
letter-yellow = Y
letter-green = G
letter-turquoise = T
letter-blue = B
letter-violet = V
letter-purple = P
letter-magenta = M
letter-pink = I
letter-white = W
letter-gray = A
letter-black = K
letter-brown = N

field-active = Whose turn
field-round = Round
field-hand-sizes = Cards or pieces in hand
field-unseen = Not seen yet
field-under = Below, in this order

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Printed values
page-edition-editor = Edition editor
page-edition-own-title = { $title }, my edition
page-edition-owner = The printed game, read by its owner
page-edition-title = Title
page-edition-start = Play with it
page-edition-keep = Keep on this server
page-edition-keep-again = Save changes
page-edition-kept-again = Saved. Its fingerprint is now { $digest }.
page-edition-save = Save to a file
page-edition-open-file = Open a file
page-edition-compare = Compare with a file
page-edition-again = Start over
page-edition-delete = Delete
page-edition-delete-sure = Delete this edition from the server? Tables that were made with it go on.
page-edition-yours = Kept on this server, fingerprint { $digest }. Only this link opens it, and only you can change it.
page-edition-owner-link = Copy the owner's link
page-edition-unsaved = Your changes are not saved on the server yet.
page-edition-others = Someone shared this edition with you, fingerprint { $digest }. Keep it to get a copy of your own.
page-edition-note = Type names and numbers only, no texts or pictures of the publisher. A dashed field is a reconstruction: it stays marked until you type what is printed or confirm it. Enter confirms a field and goes on to the next. What you type stays in this browser until you save or keep it.
page-edition-no-file = This file is no edition of this game.
page-edition-no-board = The board appears once everything fits.
page-edition-checking = Checking…
page-edition-sound = Everything fits. This edition can be played.
page-edition-problems = { $number ->
    [one] One thing does not fit.
   *[other] { $number } things do not fit.
}
page-edition-show-first = Show the first
page-edition-board = Board
page-edition-things = Everything on the board. The arrows go from one to the next, Enter opens its entry, and Escape comes back.
page-edition-tables = Printed values
page-edition-table = Table
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problems
}
page-edition-left = { $number } to confirm
page-edition-open = { $number } of { $of } still to confirm
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
    [0] Both files say the same.
    [one] One value differs.
   *[other] { $number } values differ.
}
page-edition-mine = Mine: { $value }
page-edition-theirs = Theirs: { $value }
page-edition-nothing = nothing
page-edition-has-entry = has this entry
page-edition-reconstructed = reconstructed
page-edition-take-all = Take all of theirs
page-edition-merge = { $number ->
    [one] Take one value
   *[other] Take { $number } values
}
page-edition-played-on = Played on “{ $title }”, fingerprint { $digest }
