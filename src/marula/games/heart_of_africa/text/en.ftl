# The Heart of Africa, in English.

game-title = Ticket to Ride: The Heart of Africa
game-summary = Build railways across central and southern Africa. Collect train cards, claim routes and connect the two ends of your tickets; lead in a terrain to score a route twice. The map uses the names of the age of empires, given by those who drew it and not by those who lived there; today’s names stand beside them. The 48 tickets are a reconstruction, not the published ones.
game-teaser = Collect cards, lay railways and connect your tickets. Lead in a terrain, and your route scores twice.

# --- What is asked

phase-first-tickets = Keep at least two of your tickets.
phase-turn = Draw cards, claim a route, or draw tickets.
phase-second-card = Take your second card.
phase-payment = Choose how to pay for the route.
phase-doubling = Double the points of the route, or score it once.
phase-tickets = Keep at least one of the tickets you drew.
phase-over = The match is over.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Keep ticket { $places }
   *[other] Keep tickets { $places }
}
action-take-train = Take { $card_id ->
    [locomotive] the face-up locomotive
   *[other] a face-up { $card } card
}
action-draw-train = Draw a train card from the deck
action-take-terrain = Take a face-up { $terrain } card
action-draw-terrain = Draw a terrain card from the deck
action-draw-tickets = Draw tickets
action-claim-route = Claim { $track }: { $track_colour }, { $track_length ->
    [one] one space
   *[other] { $track_length } spaces
}
action-pay = { $cards ->
    [0] Pay { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
    }
   *[other] Pay { $cards } { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
}
action-double-route = { $cards ->
    [0] Double it with { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
    }
    [one] Double it with one terrain card{ $locomotives ->
        [0] { "" }
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
   *[other] Double it with { $cards } terrain cards{ $locomotives ->
        [0] { "" }
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
}
action-score-once = Score it once
action-pass = Pass

# --- The report

event-hand-dealt = First hand: { $cards }.
event-terrain-dealt = { $seat } is dealt { $terrains_count ->
    [one] a face-up terrain card
   *[other] face-up terrain cards
}: { $terrains }.
event-tickets-offered = Tickets to choose from: { $tickets }.
event-tickets-drawn = { $seat } draws { $number ->
    [one] the last ticket.
   *[other] { $number } tickets.
}
event-tickets-kept = { $seat } keeps { $kept ->
    [one] one ticket
   *[other] { $kept } tickets
}{ $returned ->
    [0] .
    [one] {" "}and returns one to the bottom of the deck.
   *[other] {" "}and returns { $returned } to the bottom of the deck.
}
event-tickets-chosen = Kept: { $kept }. Returned: { $returned_count ->
    [0] none
   *[other] { $returned }
}.
event-ticket-completed = Ticket completed: { $ticket }.
event-train-taken = { $seat } takes { $card_id ->
    [locomotive] the face-up locomotive.
   *[other] a face-up { $card } card.
}
event-train-drawn = { $seat } draws a train card from the deck.
event-train-seen = It is { $card_id ->
    [locomotive] a locomotive.
   *[other] { $card }.
}
event-terrain-taken = { $seat } takes a face-up { $terrain } card.
event-terrain-drawn = { $seat } draws a terrain card from the deck: { $terrain }.
event-trains-turned-up = New face-up train cards: { $cards }.
event-terrains-turned-up = New face-up terrain cards: { $terrains }.
event-row-swept = { $locomotives } locomotives are face up: all face-up train cards are discarded.
event-trains-shuffled = The train deck is empty: { $number ->
    [one] the only discarded card becomes the new deck.
   *[other] the { $number } discarded cards are shuffled into a new deck.
}
event-terrains-shuffled = The terrain deck is empty: { $number ->
    [one] the only discarded card becomes the new deck.
   *[other] the { $number } discarded cards are shuffled into a new deck.
}
event-route-claimed = { $seat } claims { $track } with { $cards ->
    [0] { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
    }
    [one] one { $card } card{ $locomotives ->
        [0] { "" }
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
   *[other] { $cards } { $card } cards{ $locomotives ->
        [0] { "" }
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
} for { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-route-doubled = { $seat } leads in { $terrain } cards and doubles the route with { $cards ->
    [0] { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
    }
    [one] one terrain card{ $locomotives ->
        [0] { "" }
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
   *[other] { $cards } terrain cards{ $locomotives ->
        [0] { "" }
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
}: { $points ->
    [one] one more point.
   *[other] { $points } more points.
}
event-passed = { $seat } cannot do anything and passes.
event-last-round-begun = { $seat } has { $trains ->
    [0] no trains
    [one] one train
   *[other] { $trains } trains
} left: everyone has one last turn.
event-everyone-passed = Nobody can do anything any more.
event-tickets-shown = { $seat } reveals their tickets. Completed: { $completed_count ->
    [0] none
   *[other] { $completed }
}. Not completed: { $failed_count ->
    [0] none
   *[other] { $failed }
}.
event-match-ended = The match is over.

# --- Why not

refusal-ha-5-first = First choose at least { $least } of your { $offered } tickets to keep
refusal-ha-5-few = Keep at least { $least } of your { $offered } tickets
refusal-ha-5-absent = You can only choose from { $offered ->
    [one] { $offered } ticket
   *[other] { $offered } tickets
}
refusal-ha-7 = In a turn you do one of three things: draw cards, claim a route, or draw tickets
refusal-ha-8-second = Take or draw your second card first
refusal-ha-8-train = There is no face-up { $card_id ->
    [locomotive] locomotive
   *[other] { $card } card
}
refusal-ha-8-terrain = There is no face-up { $terrain } card
refusal-ha-9 = A face-up locomotive must be the first card you take, and then you take no second one
refusal-ha-12-trains = There are no train cards left to draw, not even in the discard pile
refusal-ha-12-terrains = There are no terrain cards left to draw, not even in the discard pile
refusal-ha-13-taken = { $seat } has already claimed { $track }
refusal-ha-13-pay = Now pay for { $track }: { $colour_id ->
    [grey] { $length ->
        [one] one card of any colour
       *[other] { $length } cards of any one colour
    }
   *[other] { $length ->
        [one] one { $colour } card
       *[other] { $length } { $colour } cards
    }
}, with locomotives as wild cards
refusal-ha-15-own = You cannot claim { $track }: you already own the other track of this double route
refusal-ha-15-closed = You cannot claim { $track }: with two or three players only one track of a double route is used
refusal-ha-16 = Now decide whether to double { $track } with { $terrain }, or score it once
refusal-ha-17 = To double { $track } you need exactly { $needed ->
    [one] one { $terrain } card
   *[other] { $needed } { $terrain } cards
}, locomotives included; you have { $held ->
    [0] no such card
    [one] one such card
   *[other] { $held } such cards
} and { $left ->
    [0] no locomotive
    [one] one locomotive
   *[other] { $left } locomotives
}
refusal-ha-18 = Another player has { $most ->
    [one] one { $terrain } card
   *[other] { $most } { $terrain } cards
}, more than you would have
refusal-ha-19 = You have { $left ->
    [0] no locomotives
    [one] only one locomotive
   *[other] only { $left } locomotives
} left to use as { $terrain }
refusal-ha-20 = You cannot play more cards and locomotives than you need to pay and to tie
refusal-ha-22-trains = You need { $length ->
    [one] one train
   *[other] { $length } trains
} to claim { $track }; you have { $trains }
refusal-ha-22-cards = To claim { $track } you need { $colour_id ->
    [grey] { $length ->
        [one] one card of any colour
       *[other] { $length } cards of any one colour
    }
   *[other] { $length ->
        [one] one { $colour } card
       *[other] { $length } { $colour } cards
    }
}; you have { $cards ->
    [0] no such card
   *[other] { $colour_id ->
        [grey] at most { $cards } of one colour
       *[other] { $cards } of them
    }
} and { $locomotives ->
    [0] no locomotive
    [one] one locomotive
   *[other] { $locomotives } locomotives
}
refusal-ha-22-held = You do not have these cards
refusal-ha-23-choose = First choose at least { $least } of the { $offered } tickets to keep
refusal-ha-23-few = Keep at least { $least } of the { $offered } tickets
refusal-ha-23-absent = You can only choose from { $offered ->
    [one] { $offered } ticket
   *[other] { $offered } tickets
}
refusal-ha-23-empty = There are no tickets left to draw
refusal-ha-32 = { $track } is a ferry: at least { $ferries ->
    [one] one of the cards must be a locomotive
   *[other] { $ferries } of the cards must be locomotives
}, but there { $locomotives ->
    [0] is none
    [one] is only one
   *[other] are only { $locomotives }
}
refusal-ha-34 = You cannot pass while you can do something

# --- The score sheet

line-routes = { $number ->
    [one] One route
   *[other] { $number } routes
} with { $trains ->
    [one] one train
   *[other] { $trains } trains
}
line-doubled-routes = { $number ->
    [one] One route doubled
   *[other] { $number } routes doubled
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] one space missing
   *[other] { $missing } spaces missing
}
line-ticket-cut-off = { $ticket }: cut off, no way left
line-globetrotter = Globetrotter: { $completed ->
    [one] one completed ticket
   *[other] { $completed } completed tickets
}

# --- Things

track = { $side ->
    [1] the first track of { $place_from } – { $place_to }
    [2] the second track of { $place_from } – { $place_to }
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = yellow
card-orange = orange
card-red = red
card-purple = purple
card-blue = blue
card-green = green
card-white = white
card-black = black
card-locomotive = locomotive

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = Y
letter-orange = O
letter-red = R
letter-purple = P
letter-blue = B
letter-green = G
letter-white = W
letter-black = K

colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-purple = purple
colour-blue = blue
colour-green = green
colour-white = white
colour-black = black
colour-grey = any one colour

terrain-desert = desert
terrain-jungle = jungle
terrain-mountain = mountain

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
colour = { $name }
terrain = { $name }

# --- Places, with today's names beside those of the map

place-ngaoundere = Ngaoundéré
place-douala = Douala
place-libreville = Libreville
place-bangui = Bangui
place-bondo = Bondo
place-fachoda = Fachoda (Kodok)
place-addis-ababa = Addis Ababa
place-bogoro = Bogoro
place-port-florence = Port Florence (Kisumu)
place-mombasa = Mombasa
place-dar-es-salaam = Dar-es-Salaam
place-cabinda = Cabinda
place-leopoldville = Léopoldville (Kinshasa)
place-luanda = Luanda
place-ujiji = Ujiji
place-elizabethville = Elizabethville (Lubumbashi)
place-livingstonia = Livingstonia
place-mocamedes = Moçâmedes
place-serpa-pinto = Serpa Pinto (Menongue)
place-zomba = Zomba
place-mocambique = Moçambique (Island of Mozambique)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhoek
place-walvis-bay = Walvis Bay
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Cape Town
place-port-elizabeth = Port Elizabeth (Gqeberha)
place-east-london = East London
place-ws-northwest = Ndélé
place-ws-northeast = Kapoeta
place-ws-east = Marsabit
place-ws-upper-congo = Lomami
place-ws-lower-congo = Kamina
place-ws-angola-north = Bailundo
place-ws-angola-south = Ondjiva
place-ws-upper-zambezi = Namwala
place-ws-kalahari = Ngami
place-ws-rukwa = Iringa
place-nigeria-w = Nigeria (coast)
place-nigeria-n = Nigeria (inland)
place-tchad-n = Tchad (north)
place-tchad-s = Tchad (south)
place-sudan-w = Sudan (west)
place-sudan-e = Sudan (east)
place-madagascar-n = Madagascar (north)
place-madagascar-s = Madagascar (south)

end-ngaoundere = { place-ngaoundere }
end-douala = { place-douala }
end-libreville = { place-libreville }
end-bangui = { place-bangui }
end-bondo = { place-bondo }
end-fachoda = Fachoda
end-addis-ababa = { place-addis-ababa }
end-bogoro = { place-bogoro }
end-port-florence = Port Florence
end-mombasa = { place-mombasa }
end-dar-es-salaam = { place-dar-es-salaam }
end-cabinda = { place-cabinda }
end-leopoldville = Léopoldville
end-luanda = { place-luanda }
end-ujiji = { place-ujiji }
end-elizabethville = Elizabethville
end-livingstonia = { place-livingstonia }
end-mocamedes = { place-mocamedes }
end-serpa-pinto = Serpa Pinto
end-zomba = { place-zomba }
end-mocambique = Moçambique
end-salisbury = Salisbury
end-beira = { place-beira }
end-bulawayo = { place-bulawayo }
end-windhoek = { place-windhoek }
end-walvis-bay = { place-walvis-bay }
end-pretoria = { place-pretoria }
end-port-nolloth = { place-port-nolloth }
end-bloemfontein = { place-bloemfontein }
end-durban = { place-durban }
end-cape-town = { place-cape-town }
end-port-elizabeth = Port Elizabeth
end-east-london = { place-east-london }
end-nigeria = Nigeria
end-tchad = Tchad
end-sudan = Sudan
end-madagascar = Madagascar

# --- The board in the browser

face-map = Map of central and southern Africa
face-track-free = { $track }: { $length ->
    [one] one space
   *[other] { $length } spaces
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , ferry with one locomotive
   *[other] , ferry with { $ferries } locomotives
}
face-track-owned = { $track }: claimed by { $owner } with { $length ->
    [one] one train
   *[other] { $length } trains
}
face-train-row = Face-up train cards
face-terrain-row = Face-up terrain cards
face-train-deck = Trains
face-no-card = No card here
face-terrain-deck = Terrain
face-ticket-deck = Tickets
face-hand = Your cards
face-no-cards = No cards in hand
face-about-train = Pays for one space of any { $card } or grey route. Its terrain: { $terrain }.
face-about-locomotive = Pays for one space of any route. It can also count as a terrain card. If you take it face up, it is the only card you take this turn.
face-about-terrain = Doubles the points of any { $colours } route if you lead in { $terrain } cards.
face-about-train-deck = Draw a train card from the deck, unseen. You take two cards in a turn.
face-about-terrain-deck = Draw a terrain card from the deck, unseen.
face-about-ticket-deck = Draw new tickets to choose from. You gain the points of each ticket you complete, and lose the points of each ticket you do not complete.
face-tickets = Your tickets
face-drawer = { $number ->
    [one] Your ticket and the key
   *[other] Your { $number } tickets and the key
}
face-offer = Tickets to choose from
face-keep = { $number ->
    [0] Choose the tickets to keep
    [one] Keep this ticket
   *[other] Keep these { $number } tickets
}
face-about-ticket = { $points ->
    [one] You gain one point if you connect the two places, and lose one if not.
   *[other] You gain { $points } points if you connect the two places, and lose { $points } if not.
} Now: { $status }.
face-connected = connected
face-open = not connected yet
face-key = Colours, terrains and points
face-spaces = Spaces
face-points = Points
face-to-double = Terrain cards to double
face-reconstructed = The tickets are a reconstruction, not the published ones. Point at a place to see its name today.
face-last-turns = Last turns
face-price = { $length ->
    [one] one space
   *[other] { $length } spaces
}, { $points ->
    [one] one point
   *[other] { $points } points
}; doubling costs { $terrains ->
    [one] one { $terrain } card
   *[other] { $terrains } { $terrain } cards
}
face-brings = { $points ->
    [one] = one point
   *[other] = { $points } points
}
face-points-of = { $number ->
    [one] one point
   *[other] { $number } points
}
face-trains-of = { $number ->
    [one] one train left
   *[other] { $number } trains left
}
face-cards-of = { $number ->
    [one] one train card
   *[other] { $number } train cards
}
face-tickets-of = { $number ->
    [one] one ticket
   *[other] { $number } tickets
}
face-terrain-of = { $number } { $terrain }
face-terrain-leads = { $number } { $terrain }: nobody has more

kind-take-train = Take a train card
kind-take-terrain = Take a terrain card
kind-claim-route = Claim a route
kind-keep-tickets = Keep tickets
kind-pay = Pay
kind-double-route = Double it

guide-map = The map. Each route has as many spaces as you need cards. Its colour and letter show which cards pay for it. Routes you can claim now have a golden edge: click one.
guide-market = Cards to take: trains in eight colours, locomotives for any colour, and terrains. If you lead in a terrain, you can score a route of that terrain twice.
guide-tickets = Your tickets. Connect the two ends of each. Point at a ticket to see it on the map. Below you find what everything is worth.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = more tickets completed, { $more } to { $less }
lines-routes = Routes
lines-doubled-routes = Routes doubled
lines-ticket-completed = Tickets completed
lines-ticket-unfinished = Tickets not completed
lines-ticket-cut-off = Tickets cut off
lines-globetrotter = Globetrotter

# --- The board as text

field-last-turns = Last turns to play
field-track = Route being claimed
field-pay-card = Paid with
field-pay-cards = Cards paid
field-pay-locomotives = Locomotives paid
field-train-row = Face-up train cards
field-train-deck-size = Train cards in the deck
field-train-discards = Train cards in the discard pile
field-terrain-row = Face-up terrain cards
field-terrain-deck = Terrain cards in the deck
field-terrain-discards = Terrain cards in the discard pile
field-hands = Train cards
field-hand-sizes = Train cards in hand
field-terrains = Terrain cards
field-trains = Trains left
field-points = Points so far
field-owners = Claimed routes
field-doubled = Doubled routes
field-offered = Tickets to choose from
field-kept = Tickets kept
field-kept-sizes = Number of tickets
field-ticket-pile-size = Tickets in the deck

# --- What is wrong with an edition file

problem-locomotive-last = the last kind must be the locomotive
problem-grey-card = grey is not a card: a grey route takes any colour
problem-one-terrain = '{ $word }' must belong to exactly one terrain, not { $found }
problem-no-route-colour = '{ $word }' is not a route colour
problem-lengths = must be 1, 2, 3 and so on, each once
problem-few-trains = must be more than last_trains, or the first turn would start the last round
problem-more-than = must not be more than { $other }
problem-few-cards = too few for five players: { $number } are dealt or turned up
problem-few-tickets = too few for five players who are dealt { $number } each
problem-no-end = is missing: only way stations appear on no ticket
problem-way-station-end = is a way station, and no ticket names one
problem-same-as = must not be the same as { $other }
problem-needs-double = joins two places that another track joins: both need the same 'double'
problem-double-tracks = double route '{ $word }' has { $found } tracks, not 2
problem-double-places = the tracks of double route '{ $word }' join different places
problem-double-lengths = the tracks of double route '{ $word }' differ in length
problem-dead-end = is a dead end: its tracks must all come from one place
problem-no-such-end = no place has the ticket word '{ $word }'
problem-ticket-twice = joins two ends that another ticket joins

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Ticket to Ride: The Heart of Africa
edition-default-note = The board is transcribed from one public source (A), its lengths checked against its coordinates. All 48 tickets are a reconstruction: the printed deck was found in no source. Their ends are places of this board chosen by us, spread as unevenly as in printed decks of other maps, and each is worth the shortest way between its ends. They are not the published tickets; all that is known of those is that there are 48 and that one is worth 22 points. The length of Bloemfontein to Cape Town is reconstructed too. Owners of the printed game can write its values into an edition of their own.
source-a = full board transcription (nodes, coordinates, tracks, lengths, colours, doubles, ferries); no tickets
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), rulebook
source-r = deck, deal, terrain cards, doubling, tickets, Madagascar and the countries, Globetrotter; French rules: nobody owns both tracks of a double route
source-b1 = interior connection points are unnamed "way stations"
source-b2 = country destinations: only Nigeria, Tchad, Sudan, on the northern edge
source-b3 = Madagascar chain links South Africa and Mozambique without colour constraint; only ferries are there; table of deal/draw numbers
source-b4 = Madagascar line is a two-track route
source-b5 = a single route scored 30 (6 spaces doubled); a 22-point ticket exists; one-space routes exist
source-b6 = colour regions (south desert, middle jungle, east mountain); length-5 and length-6 routes exist
source-b7 = ferries present, no tunnels, Globetrotter instead of longest route
source-b8 = the rules of the base game on which this map leans
source-ours-ref = this project
source-ours = ids, names of unnamed places, which side of a country or island a place lies on, today's names of cities
source-stations = our names for the way stations, which the printed board leaves unnamed: each is a real town, river or lake near that spot
source-reconstruction-ref = this project
source-reconstruction = what no source gives: a careful guess, never to be taken for the published value

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Title
printed-cards = Train cards
printed-count = How many
printed-terrains = Terrain cards
printed-colours = Route colours
printed-lengths = Route lengths
printed-length = Length
printed-points = Points
printed-terrain = Terrain cards to double
printed-numbers = Other numbers
printed-trains = Trains each
printed-cards-dealt = Train cards dealt
printed-terrains-dealt = Terrain cards dealt
printed-tickets-dealt = Tickets dealt
printed-first-tickets-kept = First tickets kept, at least
printed-tickets-drawn = Tickets drawn
printed-tickets-kept = Drawn tickets kept, at least
printed-cards-face-up = Train cards face up
printed-terrains-face-up = Terrain cards face up
printed-locomotives-face-up = Face-up locomotives that sweep the row
printed-last-trains = Trains left that start the last round
printed-globetrotter = Globetrotter bonus
printed-places = Places
printed-name = Name
printed-kind = Kind
printed-city = City
printed-way-station = Way station
printed-country = Country
printed-island = Island
printed-today = Today’s name
printed-end = Word on tickets
printed-tracks = Routes
printed-from-place = From
printed-to-place = To
printed-colour = Colour
printed-double = Double route
printed-ferries = Locomotives needed
printed-note = Note
printed-tickets = Tickets
printed-from-end = From
printed-to-end = To
printed-value = Value
printed-map = Positions on the board
printed-place = Place
printed-x = From the left, %
printed-y = From the top, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = it is your turn
feature-seat-moves-later = your turn comes in { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}
feature-seat-points = your routes have scored { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-done-points = your completed tickets score { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-done-tickets = you have completed { $value ->
    [one] { $value } ticket
   *[other] { $value } tickets
}
feature-seat-trains = you have { $value ->
    [one] { $value } train
   *[other] { $value } trains
} left
feature-seat-hand = you hold { $value ->
    [one] { $value } train card
   *[other] { $value } train cards
}
feature-seat-locomotives = you hold { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
}
feature-seat-most-of-a-colour = you hold { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of your best colour
feature-seat-second-most-of-a-colour = you hold { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of your second-best colour
feature-seat-terrain-cards = you hold { $value ->
    [one] { $value } terrain card
   *[other] { $value } terrain cards
}
feature-seat-terrains-led = you lead in { $value ->
    [one] { $value } terrain
   *[other] { $value } terrains
}
feature-seat-planned-points = the tickets you can still complete are worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-failed-points = the tickets you may fail cost { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-planned-tickets = you can still complete { $value ->
    [one] { $value } ticket
   *[other] { $value } tickets
}
feature-seat-plan-turns = your tickets still need { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}
feature-seat-plan-spaces = your tickets still need { $value ->
    [one] { $value } train
   *[other] { $value } trains
}
feature-seat-plan-tracks = your tickets still need { $value ->
    [one] { $value } route
   *[other] { $value } routes
}
feature-seat-plan-track-points = the routes for your tickets bring { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-plan-lacks = for your tickets you lack { $value ->
    [one] { $value } train card
   *[other] { $value } train cards
}
feature-seat-plan-lacks-locomotives = for ferries you lack { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
}
feature-seat-plan-payable = your hand pays for { $value ->
    [one] { $value } route
   *[other] { $value } routes
} of your tickets
feature-seat-plan-payable-points = the routes of your tickets that your hand pays for bring { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-plan-doubling = terrain cards could double { $value ->
    [one] { $value } point
   *[other] { $value } points
} of your tickets’ routes
feature-seat-plan-doubling-payable = terrain cards could double { $value ->
    [one] { $value } point
   *[other] { $value } points
} at once
feature-seat-plan-danger = others build next to { $value ->
    [one] { $value } route
   *[other] { $value } routes
} that your tickets need
feature-seat-cards-to-spare = you have { $value ->
    [one] { $value } train card
   *[other] { $value } train cards
} that your tickets do not need
feature-seat-locomotives-to-spare = you have { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
} that your tickets do not need
feature-seat-spare-trains = your tickets leave you { $value ->
    [one] { $value } train
   *[other] { $value } trains
}
feature-seat-best-claim = the best claim now brings { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-best-claim-doubled = the best claim now, doubled where possible, brings { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-turns-left = you can expect { $value ->
    [one] { $value } turn
   *[other] { $value } turns
} until the end
feature-seat-plan-against-time = your tickets need { $value } times the time that is left
feature-seat-fewest-trains-of-others = another player has only { $value ->
    [one] { $value } train
   *[other] { $value } trains
} left
feature-seat-fewest-trains = the player with the fewest trains has { $value ->
    [one] { $value } train
   *[other] { $value } trains
} left
feature-seat-biggest-hand-of-others = another player holds { $value ->
    [one] { $value } train card
   *[other] { $value } train cards
}
feature-seat-last-round = the last turns have begun
feature-seat-last-turns = the end is { $value ->
    [one] { $value } turn
   *[other] { $value } turns
} away
feature-seat-plan-danger-points = tickets for { $value ->
    [one] { $value } point
   *[other] { $value } points
} depend on routes where others build
feature-seat-plan-terrain-lacks = to double all routes of your tickets you lack { $value ->
    [one] { $value } terrain card
   *[other] { $value } terrain cards
}
feature-seat-plan-doubling-begun = your terrain cards go towards doubling { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-open-cards-useful = the face-up row has { $value ->
    [one] { $value } train card
   *[other] { $value } train cards
} that your tickets need
feature-seat-open-locomotives = the face-up row has { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
}
feature-seat-open-terrains-useful = the face-up row has { $value ->
    [one] { $value } terrain card
   *[other] { $value } terrain cards
} that your tickets need

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = differs from the first guess by { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-face-up-card = takes a face-up train card
feature-option-hidden-card = draws from the deck
feature-option-locomotive = takes a locomotive
feature-option-terrain-card = takes a terrain card
feature-option-draw-tickets = draws tickets
feature-option-claim = claims a route
feature-option-pay = pays for the route
feature-option-double = doubles the route
feature-option-keep = keeps { $value ->
    [one] { $value } ticket
   *[other] { $value } tickets
}
feature-option-kept-points = the tickets you keep bring { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-kept-complete = { $value ->
    [one] { $value } ticket is
   *[other] { $value } tickets are
} complete already
feature-option-card-worth = the card is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-held-alike = you hold { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of this kind already
feature-option-lacked = your tickets lack { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of this colour
feature-option-track-points = the route brings { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-track-length = takes { $value ->
    [one] { $value } train
   *[other] { $value } trains
}
feature-option-planned = a ticket of yours needs the route
feature-option-ticket-points = tickets for { $value ->
    [one] { $value } point
   *[other] { $value } points
} depend on the route
feature-option-contested = others build at { $value ->
    [one] { $value } end
   *[other] { $value } ends
} of the route
feature-option-trains-after = leaves you { $value ->
    [one] { $value } train
   *[other] { $value } trains
}
feature-option-cards-paid = pays { $value ->
    [one] { $value } coloured card
   *[other] { $value } coloured cards
}
feature-option-locomotives-paid = pays { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
}
feature-option-price = the cards it pays with would be worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} elsewhere
feature-option-doubling = doubling the route now brings { $value ->
    [one] { $value } point
   *[other] { $value } points
} more
feature-option-terrains-paid = plays { $value ->
    [one] { $value } terrain card
   *[other] { $value } terrain cards
}

# First lessons: what the coach says.

lesson-tickets = A ticket brings its points if your own routes connect its two places, and costs them if not. You must keep at least two. These four lie along the same routes: keep all four.
lesson-draw = You pay for a route with cards of its colour. A turn may be two cards: draw the first from the deck.
lesson-second = Now the second card. It may be face up or from the deck. Draw from the deck again.
lesson-terrain = Terrain cards let a route score twice. They stay face up in front of you, and it matters who has the most. Take a desert card.
lesson-locomotive = A locomotive stands for any colour. If you take one that is face up, it is your whole turn, but it is worth it. Take it.
lesson-claim = You have collected for a while, and your hand is full of purple. Claim the route from Léopoldville to Kamina: five spaces.
lesson-pay = Pay with five purple cards and keep your locomotives for later.
lesson-double = This route runs through the jungle, and nobody has more jungle cards than you. Five spaces take two terrain cards; a locomotive may stand in for one. Double the route: 10 points become 20.
lesson-more-tickets = Your network grows, and new tickets may fit it. Spend this turn on drawing four tickets.
lesson-keep = You must keep at least one. Keep the two that lead to places you are going to reach anyway: Bloemfontein and Madagascar.
lesson-wild = Locomotives alone can pay for a route, too. Claim the route from Zomba to Moçambique before somebody else does.
lesson-connect = One route is missing between Moçambique and Nigeria. Claim the one from Namwala to Salisbury, and your ticket for 20 points is complete.
lesson-double-track = Some routes are double, but with two or three players only one of their two tracks is used. Claim Cabinda to Léopoldville for your next ticket.
lesson-ferry = Madagascar is reached by ferry. Claim the route from Moçambique to the north of the island.
lesson-ferry-pay = A ferry wants at least one locomotive among the cards that pay for it. Pay two yellow cards and one locomotive.
lesson-last-trains = A player who has two trains or fewer after a turn starts the last round. Your tickets are nearly done, so bring the end: claim the route from Léopoldville to Lomami.
lesson-last-turn = Everyone has one more turn. Cards are worth nothing afterwards, so use them: claim Bulawayo to Pretoria.
lesson-last-double = Terrain cards are worth nothing afterwards, either. Double this route, too.
lesson-end = Tickets decide this game: those you completed add points, the others cost them, and the player who completed the most gets 10 more. You know all of it now: collect, claim, double, and choose tickets that share routes.
