game-title = Africana
game-summary = Join expeditions that only one of you will finish, and search two books for adventures beyond the equator. For 2 to 4 players, after the game by Michael Schacht. The rules are the published ones; the map and most cards of the default edition are reconstructed.
game-teaser = Cross the continent ahead of the others: only the first to arrive is paid. And two books hold adventures beyond the equator.

# Things

colour-magenta = magenta
colour-turquoise = turquoise
colour-grey = grey
colour-orange = orange
colour-violet = violet

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = G
letter-orange = O
letter-violet = V

card = { $kind ->
    [joker] joker
    [assistant] { $colour } assistant
   *[travel] { $colour } card
}

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli (Naples)
place-marrakesh = Marrakesh
place-tripoli = Tripoli
place-cairo = Cairo
place-aswan = Aswan
place-jidda = Jidda (Jeddah)
place-dakar = Dakar
place-timbuctoo = Timbuctoo (Timbuktu)
place-khartoum = Khartoum
place-lagos = Lagos
place-addis-abeba = Addis Ababa
place-congo = Congo
place-serengeti = Serengeti
place-leopoldville = Léopoldville (Kinshasa)
place-zanzibar = Zanzibar
place-luanda = Luanda
place-mozambique = Mozambique (Moçambique)
place-victoria-falls = Victoria Falls (Mosi-oa-Tunya)
place-madagascar = Madagascar
place-kalahari = Kalahari
place-port-natal = Port Natal (Durban)
place-cape-town = Cape Town

company-italy = Italy
company-france = France
company-germany = Germany
company-england = England

artifact-mask = mask
artifact-drum = drum
artifact-statuette = statuette
artifact-shield = shield
artifact-necklace = necklace

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
place = { $name }
company = { $name }
artifact = { $name }

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $colour } assistant in { $place }
   *[artifact] { $artifact } of { $place }
}

book-north = north book
book-south = south book
side-left = left
side-right = right
space-space-1 = first space
space-space-2 = second space
space-space-3 = third space
space-space-4 = fourth space
space-space-5 = fifth space

# Variants

option-hidden-totals = Running totals
option-hidden-totals-yes = players see only their own total
option-hidden-totals-no = everyone sees all totals
option-quiet-rounds = Rounds without a completed expedition until the match ends
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Draw travel cards, open the book, or set out.
phase-book = Turn a page, buy an adventure, or close the book.
phase-journey = Travel, join, complete, or end the journey.
phase-cards = You have too many cards: discard one.
phase-adventures = You have too many open adventures: give one up.
phase-over = The match is over.

# What may be chosen

action-draw-cards = Draw travel cards
action-open-book = Open the book
action-set-out = Set out
action-stop = End this action
action-stop-book = Close the book
action-stop-journey = End the journey
action-turn-page = Turn the { $side } page
action-buy = Buy the adventure on the { $side }
action-step = { $recoloured ->
    [yes] Travel to { $place } with the { $card }, recoloured
   *[no] Travel to { $place } with the { $card }
}
action-join = Join the expedition { $expedition }
action-complete-expedition = Complete the expedition { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Meet the { $adventure }
   *[artifact] Take the { $adventure }
}
action-discard-card = Discard: { $card }
action-discard-adventure = Give up the { $adventure }

# What happened

event-company-taken = { $seat } explores for { $company }, from { $place }, with { $silver } silver and { $jokers ->
    [0] no joker
    [one] a joker
   *[other] { $jokers } jokers
}.
event-expeditions-removed = { $number ->
    [0] All C expeditions stay in the game.
    [one] One C expedition is removed from the game, face down.
   *[other] { $number } C expeditions are removed from the game, face down.
}
event-expedition-shown = New expedition on the { $space }: { $expedition }, { $expedition_silver } silver and { $expedition_points ->
    [one] 1 point
   *[other] { $expedition_points } points
}.
event-adventure-shown = The { $book } now shows the { $adventure }.
event-cards-drawn = { $seat } draws { $number ->
    [0] nothing: there are no travel cards left
    [one] a travel card
   *[other] { $number } travel cards
}.
event-cards-seen = Drawn: { $cards }.
event-deck-shuffled = { $number ->
    [one] The only discarded travel card becomes the new pile.
   *[other] The { $number } discarded travel cards are shuffled into a new pile.
}
event-book-opened = { $seat } opens the { $book }.
event-page-turned = { $seat } turns the { $side } page, the { $adventure }{ $silver ->
    [0] .
   *[other] , for { $silver } silver.
}
event-adventure-bought = { $seat } buys the { $adventure } for { $silver } silver.
event-book-closed = { $seat } closes the { $book }.
event-set-out-from = { $seat } sets out from { $place }.
event-travelled = { $seat } plays the { $card }{ $silver ->
    [0] {""}
   *[other] , recoloured for { $silver } silver,
} and travels from { $place_from } to { $place_to }.
event-expedition-joined = { $seat } joins the expedition { $expedition }{ $silver ->
    [0] .
   *[other] {" "}and gets { $silver } silver.
}
event-expedition-completed = { $seat } completes the expedition { $expedition }: { $silver } silver and { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $others_count ->
    [0] {""}
    [one] {" "}{ $others } had joined and gets nothing.
   *[other] {" "}{ $others } had joined and get nothing.
}
event-artifact-found = { $seat } finds the { $adventure }: { $silver } silver and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-assistant-hired = { $seat } meets the { $adventure }, who joins them.
event-rested = { $seat } ends the journey in { $place }.
event-card-discarded = { $seat } discards: { $card }.
event-card-lost = { $seat } discards for good: { $card }.
event-adventure-discarded = { $seat } gives up the { $adventure } for good.
event-last-round-began = There are not enough expeditions to fill the spaces: round { $round } is the last.
event-explorers-recalled = No expedition was completed for { $rounds } rounds. The companies call their explorers home.
event-match-ended = The match ends after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
event-hand-shown = { $seat } still holds: { $cards }.

# Why not

refusal-af-11-first = First choose your action for this turn: draw travel cards, open the book, or set out
refusal-af-11-book = You have already chosen your action for this turn: the book
refusal-af-11-journey = You have already chosen your action for this turn: the journey
refusal-af-15 = An adventure costs { $price } silver; you have { $silver }
refusal-af-15-empty = There is no card on the { $side } side of the book
refusal-af-16 = Turning this page costs { $price } silver; you have { $silver }
refusal-af-16-empty = There is no card on the { $side } side of the book to turn
refusal-af-19 = { $place } does not have the symbol of the { $card }
refusal-af-19-far = No route leads from { $place_from } to { $place_to }
refusal-af-19-none = You have no { $card } in your hand
refusal-af-23 = Recolouring a card costs { $price } silver; you have { $silver }
refusal-af-23-needless = You can travel to { $place } with the { $card } without recolouring it
refusal-af-24 = You have already used the { $card } on this journey
refusal-af-25 = You can join this expedition only in { $place }
refusal-af-25-closed = The expedition { $expedition } is not on display
refusal-af-26 = All your { $markers } markers are on expeditions
refusal-af-26-joined = You have already joined the expedition { $expedition }
refusal-af-28 = You can complete this expedition only in { $place }
refusal-af-28-closed = The expedition { $expedition } is not on display
refusal-af-28-marker = You have not joined the expedition { $expedition }
refusal-af-29 = You can complete this adventure only in { $place }
refusal-af-29-owner = The { $adventure } is not one of your open adventures
refusal-af-34 = The { $book } is empty
refusal-af-36 = First discard until you have { $limit } cards
refusal-af-36-none = You have no { $card } in your hand
refusal-af-38 = First give up adventures until you have { $limit }
refusal-af-38-none = The { $adventure } is not one of your open adventures
refusal-af-39 = You discard cards and adventures only at the end of your turn, and only if you have too many

# The score sheet

line-expeditions = Expeditions ({ $number })
line-artifacts = Artifacts ({ $number })
line-two-alike = Two alike: { $artifact_1 }
line-three-alike = Three alike: { $artifact_1 }
line-two-different = Two different: { $artifact_1 }, { $artifact_2 }
line-four-different = Four different: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Assistant adventures ({ $number })
line-silver = Silver ({ $number })
line-cards = Travel cards in hand ({ $number })
line-open-adventures = Open artifact adventures ({ $number })

# On the board

face-map = Map of the continent
face-equator = Equator
face-expeditions = Expeditions
face-drawer = Expeditions and books
face-draw-discard = { $number ->
    [one] Draw travel cards, then discard one
   *[other] Draw travel cards, then discard { $number }
}
face-ways = { $number } ways to travel to { $place }
face-goal = You can complete one of your adventures here
face-silver = silver
face-points = points
face-cards = travel cards
face-completed = completed expeditions
face-joined = { $name } has joined
face-bonus = For joining:
face-bonus-words = Bonus for joining this expedition
face-about-expedition = { $points ->
    [one] One point
   *[other] { $points } points
} and { $silver } silver for the player who completes it: join it at its start, then travel to its target. { $number ->
    [0] Nobody has joined.
    [one] One player has joined.
   *[other] { $number } players have joined.
}
face-about-travel = Travel to a place with this symbol. For { $silver } silver the card counts as any colour.
face-about-joker = Travel to any place. It returns to your hand after the journey.
face-about-assistant = Travel to a place with this symbol. It returns to your hand after the journey.
face-about-find = Complete it in { $place } for { $points ->
    [one] one point
   *[other] { $points } points
} and { $silver } silver. Collections of artifacts score at the end.
face-about-find-assistant = Complete it in { $place }, and an assistant of this colour joins you.
face-pile = expeditions still in the pile
face-empty-space = no expedition
face-empty-page = empty
face-lie-here = { $number ->
    [one] one card here
   *[other] { $number } cards here
}
face-free = free
face-buy = Buy for { $price }
face-close-book = Close
face-played = Used on this journey
face-deck = { $number } to draw, { $discards } discarded
face-reconstructed = Reconstructed
face-round = Round { $round }
face-last-round = Last round
face-hand = Your cards
face-no-cards = You have no cards.
face-adventures = Adventures

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = more silver, { $more } to { $less }
lines-expeditions = Expeditions
lines-artifacts = Artifacts
lines-two-alike = Two alike
lines-three-alike = Three alike
lines-two-different = Two different
lines-four-different = Four different
lines-assistants = Assistant adventures
lines-silver = Silver
lines-cards = Travel cards in hand
lines-open-adventures = Open artifact adventures

# The board as text
field-last-round = Last round
field-turned = Pages turned this turn
field-places = Explorer’s place
field-silver = Silver
field-totals = Points so far
field-hands = Travel cards
field-hand-sizes = Cards in hand
field-jokers = Jokers
field-assistants = Assistants
field-played = Used on this journey
field-deck = Travel cards in the pile
field-discards = Travel cards in the discard pile
field-pile = Expeditions in the pile
field-display = Expeditions on display
field-joined = Who has joined
field-expeditions = Completed expeditions
field-pages = Open pages
field-left = Pages on the left side of the book
field-adventures = Open adventures
field-completed = Completed adventures

# What is wrong with an edition file
problem-half = must be { $number } in the { $half ->
    [north] north
   *[south] south
}, not { $found }
problem-bonus = must be silver or cards, at least one and not both
problem-symbols = must be one symbol or two different ones
problem-two-places = must be two different places
problem-route-twice = this route appears twice
problem-target-is-start = must not be the start place
problem-no-back = none has the back { $back }
problem-few-for-display = must have at least { $number } with the back A, for the first display
problem-three-numbers = must be three numbers: for two, three and four players
problem-too-many-removed = too many cards with the back C are removed: { $number } of { $of }
problem-same-half = lies in the { $half ->
    [north] north
   *[south] south
}, like the book; it must lie beyond the equator
problem-artifact-or-assistant = must show either an artifact or an assistant
problem-assistant-reward = an assistant gives neither silver nor points
problem-book-size = must be { $number } in the { $half ->
    [north] north book
   *[south] south book
}, not { $found }
problem-artifact-twice = must show '{ $word }' twice in the { $half ->
    [north] north book
   *[south] south book
}; found: { $found }
problem-assistant-once = must show the assistant '{ $word }' once in the { $half ->
    [north] north book
   *[south] south book
}; found: { $found }
problem-hand-limit = must be at least the number of cards each player starts with
problem-dealt-too-many = must not need more travel cards than there are for four players

# Many choices of one kind under one button
kind-turn-page = Turn a page
kind-buy = Buy an adventure
kind-step = Travel
kind-join = Join an expedition
kind-complete-expedition = Complete an expedition
kind-complete-adventure = Complete an adventure
kind-discard-card = Discard a card
kind-discard-adventure = Give up an adventure

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = RECONSTRUCTION in large part. No public source tabulates the printed board and cards. What cites the rulebook or a review is theirs. What cites 'reconstruction' was made by this project to fit what is known: 6 of 22 place names, 39 of 40 symbols and 34 of 39 routes; start, target and pile of 29 of 34 expeditions, the silver of 33 and the points of all 34; the targets of all 30 adventures, and silver and points of all 20 artifacts; the names of 3 of 5 kinds of artifacts; and which space has which joining bonus. It was adjusted until bots win about equally often from every start place. Owners of the printed game can write its values into an edition of their own.
source-rulebook-ref = Africana rulebook: German (Abacusspiele 2012), English (Z-Man Games 2012), Dutch and Japanese translations
source-rulebook = all rules, component counts, companies, start locations and money, 5 expedition cards of the setup illustration (start/target), 2-silver joining bonus example, 3-silver expedition reward example, final scoring
source-katz2019 = 2-player session: France starts in Cape Town, one joker step Cape Town -> Port Natal, one 'red' (magenta) card step Port Natal -> Mozambique, expedition Port Natal -> Serengeti on the opening display, reward 4 coins
source-vindjeu = Lagos - Cape Town costs 1 card and Cairo - Aswan ('Le Caire - Assouan') costs 1 card; 'do I go through Timbuctoo or not' is a typical decision
source-ludolegars = one can hop from South Africa to Madagascar (so Madagascar carries a location)
source-poeppelkiste = joining bonus is a travel card, one coin or two coins; early expeditions much money few VP, late ones many VP less money; names Leopoldville and Port Natal; one or more colours per town
source-pinco11 = one or two symbols per town; the expedition pile runs from much money/few points to the inverse
source-spielmitmir = Napoli is one of the towns of the network, at the very north
source-darmstadt-spielt = expeditions and adventures are laid out so that one constantly travels north-south and back
source-hall9000 = 22 places, half each side of the equator; irregular line network; at most 2 symbols per place
source-ludorium = one or two symbols next to each station
source-scifi-universe = one to two symbols per town; a mask among the artifacts
source-trictrac = djembes and masks among the artifacts
source-gamesgazette = says each city has two symbols (loosely: most have)
source-boardgames-online = author-licensed online version: 11/11 locations, joining bonuses are small coins and cards, remaining expedition count is public, hidden-score option; says michaelschacht.net has downloads and variants (not stored)
source-czech-rules = Czech (Albi) rules: spaces are towns or other notable localities
source-keirat = each expedition space has a bonus of travel cards or money; three expedition categories
source-borromaeusverein = 142 cards in the box (= 30+34+10+60+4+4)
source-reconstruction-ref = this project
source-reconstruction = whatever no public source tells: made to fit what is known, never to be taken for the printed game
source-inferred-ref = this project
source-inferred = what follows from a sourced fact or from real geography

guide-map = The map. To travel to the next place, play a card with a symbol of that place; a joker fits everywhere. Places you can reach now have a green edge.
guide-expeditions = Expeditions. Join one at its start (the number on the map) to get the bonus below it. Be the first of those who joined to reach its target (the flag), and you get its silver and points.
guide-books = The two books of adventures, one for each half of the continent. Open the book of the half you are in, turn its pages and buy an adventure. You complete it in the place it names.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Title
printed-colours = Colours
printed-name = Name
printed-places = Places
printed-half = Half
printed-north = North
printed-south = South
printed-symbols = Symbols
printed-routes = Routes
printed-companies = Companies
printed-colour = Colour
printed-place = Place
printed-silver = Silver
printed-artifacts = Artifacts
printed-expeditions = Expeditions
printed-back = Back
printed-a = A
printed-b = B
printed-c = C
printed-start = Start
printed-target = Target
printed-points = Points
printed-adventures = Adventures
printed-book = Book
printed-artifact = Artifact
printed-assistant = Assistant
printed-bonuses = Joining bonuses
printed-cards = Cards
printed-numbers = Other numbers
printed-travel-cards = Travel cards of each colour
printed-assistant-cards = Assistants of each colour
printed-jokers = Jokers each
printed-dealt = Cards dealt
printed-markers = Markers each
printed-removed = C cards removed (2, 3, 4 players)
printed-drawn = Cards drawn
printed-adventure-price = Price of an adventure
printed-free-turns = Free page turns
printed-turn-price = Price of a page turn
printed-recolour-price = Price of recolouring
printed-hand-limit = Hand limit
printed-adventure-limit = Limit of open adventures
printed-scoring = Scoring
printed-two-alike = Two alike
printed-three-alike = Three alike
printed-two-different = Two different
printed-four-different = Four different
printed-two-assistants = Penalty for two assistants
printed-more-assistants = Penalty for three or more assistants
printed-silver-per-point = Silver per point
printed-cards-per-point = Cards per point
printed-open-artifact = Open artifact adventure

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = differs from the first guess by { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-draw = draws travel cards
feature-option-open-book = opens a book
feature-option-set-out = sets out on a journey
feature-option-stop = ends the action
feature-option-turn-page = turns a page
feature-option-buy = buys an adventure
feature-option-discard = discards a card or gives up an adventure
feature-option-join = joins an expedition
feature-option-joining-bonus = joining is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-complete-expedition = completing the expedition is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-complete-adventure = completing the adventure is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-step = travels one step
feature-option-joker = uses a joker
feature-option-assistant = uses an assistant
feature-option-recoloured = pays silver to recolour a card
feature-option-cards-alike = you hold { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of this colour
feature-option-nearer = your progress towards the nearest goal is { $value ->
    [one] { $value } step
   *[other] { $value } steps
}
feature-option-arrives = reaches a goal
feature-option-within-reach = { $value ->
    [one] { $value } point is
   *[other] { $value } points are
} within reach of your cards on this journey
feature-option-tour-after = what you can still complete from there is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-adventure-gain = an adventure there adds { $value ->
    [one] { $value } point
   *[other] { $value } points
} to your plans

# Why: what a bot sees of your position

feature-seat-players = there are { $value ->
    [one] { $value } player
   *[other] { $value } players
}
feature-seat-turn = it is your turn
feature-seat-moves-later = your turn comes in { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}
feature-seat-on-journey = you are on a journey
feature-seat-rounds-left = about { $value ->
    [one] { $value } round is
   *[other] { $value } rounds are
} left
feature-seat-last-round = this is the last round
feature-seat-points = you have { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-lead = your lead over the best other player is { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-silver = you have { $value } silver
feature-seat-silver-worth = one silver is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-cards = you hold { $value ->
    [one] { $value } travel card
   *[other] { $value } travel cards
}
feature-seat-most-of-a-colour = you hold { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of your best colour
feature-seat-jokers = you hold { $value ->
    [one] { $value } joker
   *[other] { $value } jokers
}
feature-seat-assistants = you have { $value ->
    [one] { $value } assistant
   *[other] { $value } assistants
}
feature-seat-expeditions = you have completed { $value ->
    [one] { $value } expedition
   *[other] { $value } expeditions
}
feature-seat-joined = you have joined { $value ->
    [one] { $value } expedition
   *[other] { $value } expeditions
}
feature-seat-adventures = you have { $value ->
    [one] { $value } open adventure
   *[other] { $value } open adventures
}
feature-seat-best-prize = your best expedition is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-tour-worth = what you can still complete from here is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-nearest = the nearest goal is { $value ->
    [one] { $value } step
   *[other] { $value } steps
} away
feature-seat-others-joined = another player has joined { $value ->
    [one] { $value } expedition
   *[other] { $value } expeditions
}
feature-seat-others-cards = another player holds { $value ->
    [one] { $value } travel card
   *[other] { $value } travel cards
}
feature-seat-others-silver = another player has { $value } silver

# First lessons: what the coach says.

lesson-draw = A turn is one action: draw cards, open a book, or travel. You need cards for travelling, so draw two.
lesson-set-out = You have cards for a journey now. Set out.
lesson-step = A step costs a card that shows a symbol of the place you go to. Your joker fits anywhere and comes back to you afterwards. Go to Cairo with it.
lesson-join = An expedition on the table begins here, in Cairo. Join it: you place a marker on it and take the bonus below it at once.
lesson-stop = Your other cards do not lead to Mozambique yet. End the journey; the marker stays where it is.
lesson-limit = At the end of your turn you may hold at most five cards. You have one too many: discard a violet one.
lesson-two-symbols = You are on your way south, one card a step. Zanzibar has a violet symbol: go there with your violet card.
lesson-join-again = Another expedition begins in Zanzibar, and it leads back to Cairo. Joining costs nothing. Join it on your way.
lesson-onward = The card you were given may be used at once, but turquoise fits here. Go to Mozambique.
lesson-complete = You stand where your first expedition ends, with a marker on it. Complete it: it brings silver and points.
lesson-rest = There is nothing more to do here. End the journey; a new expedition takes the empty space.
lesson-book = Silver buys adventures. Each half of the map has its own book, and you are in the south. Open the south book.
lesson-page = The book shows one adventure. Turn the right page to see the next; the first turn is free.
lesson-buy = This adventure leads to an assistant in Timbuctoo, in the north. Buy it for 5 silver.
lesson-close-book = One is enough for now. Close the book.
lesson-adventure = You have come to Timbuctoo, where your adventure lies. Complete it: the assistant joins you.
lesson-assistant = An assistant is a card of one colour that comes back after every journey. Travel to Khartoum with it.
lesson-both-ways = Good routes serve two expeditions. You are back in Cairo, where your second one ends. Complete it.
lesson-recolour = The other player has just completed an expedition that you had joined, too: only the first one is paid. Silver makes you faster: pay 5 to use your grey card for Congo.
lesson-race = You joined this expedition in Congo only moments ago and stand at its end already. Complete it before anyone else can.
lesson-chain = This journey has completed two expeditions already, and here in Cape Town a third one ends. Complete it, too: long journeys pay best.
lesson-end = You know all three actions now: draw, buy, travel. A match continues until no new expedition can be laid out. Then points for expeditions and artifacts are added, with extra points for artifacts that form a set and for silver.
