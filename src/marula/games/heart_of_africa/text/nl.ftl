# The Heart of Africa, in Dutch.

game-title = Ticket to Ride: The Heart of Africa
game-summary = Leg spoorwegen aan door Midden- en zuidelijk Afrika. Verzamel treinkaarten, claim routes en verbind de twee uiteinden van je bestemmingskaarten; heb je de meeste kaarten van een terrein, dan kan een route dubbel tellen. De landkaart draagt de namen uit de koloniale tijd, gegeven door wie de kaart tekende en niet door wie er woonde; de huidige namen staan ernaast. De 48 bestemmingskaarten zijn een reconstructie en niet de gepubliceerde.
game-teaser = Verzamel kaarten, leg spoorwegen aan en voltooi je bestemmingskaarten. Met de meeste kaarten van een terrein telt je route dubbel.

# --- What is asked

phase-first-tickets = Houd minstens twee van je bestemmingskaarten.
phase-turn = Neem kaarten, claim een route of trek bestemmingskaarten.
phase-second-card = Neem je tweede kaart.
phase-payment = Kies waarmee je de route betaalt.
phase-doubling = Verdubbel de punten van de route of laat die één keer tellen.
phase-tickets = Houd minstens één van de getrokken bestemmingskaarten.
phase-over = De partij is afgelopen.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Bestemmingskaart { $places } houden
   *[other] Bestemmingskaarten { $places } houden
}
action-take-train = { $card_id ->
    [locomotive] Open locomotief nemen
   *[other] Open { $card_adjective } kaart nemen
}
action-draw-train = Treinkaart van de stapel trekken
action-take-terrain = Open { $terrain_card } nemen
action-draw-terrain = Terreinkaart van de stapel trekken
action-draw-tickets = Bestemmingskaarten trekken
action-claim-route = { $track } claimen: { $track_colour }, { $track_length ->
    [one] één vak
   *[other] { $track_length } vakken
}
action-pay = { $cards ->
    [0] Betalen: { $locomotives ->
        [one] één locomotief
       *[other] { $locomotives } locomotieven
    }
   *[other] Betalen: { $cards }× { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}en één locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }
}
action-double-route = { $cards ->
    [0] Verdubbelen met { $locomotives ->
        [one] één locomotief
       *[other] { $locomotives } locomotieven
    }
    [one] Verdubbelen met één terreinkaart{ $locomotives ->
        [0] { "" }
        [one] {" "}en één locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }
   *[other] Verdubbelen met { $cards } terreinkaarten{ $locomotives ->
        [0] { "" }
        [one] {" "}en één locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }
}
action-score-once = Eén keer laten tellen
action-pass = Passen

# --- The report

event-hand-dealt = Eerste hand: { $cards }.
event-terrain-dealt = { $seat } krijgt { $terrains_count ->
    [one] een open terreinkaart
   *[other] open terreinkaarten
}: { $terrains }.
event-tickets-offered = Bestemmingskaarten om uit te kiezen: { $tickets }.
event-tickets-drawn = { $seat } trekt { $number ->
    [one] de laatste bestemmingskaart.
   *[other] { $number } bestemmingskaarten.
}
event-tickets-kept = { $seat } houdt { $kept ->
    [one] één bestemmingskaart
   *[other] { $kept } bestemmingskaarten
}{ $returned ->
    [0] .
    [one] {" "}en legt er één onderaan de stapel.
   *[other] {" "}en legt er { $returned } onderaan de stapel.
}
event-tickets-chosen = Gehouden: { $kept }. Teruggelegd: { $returned_count ->
    [0] geen
   *[other] { $returned }
}.
event-ticket-completed = Bestemmingskaart voltooid: { $ticket }.
event-train-taken = { $seat } neemt { $card_id ->
    [locomotive] de open locomotief.
   *[other] een open { $card_adjective } kaart.
}
event-train-drawn = { $seat } trekt een treinkaart van de stapel.
event-train-seen = Het is een { $card_id ->
    [locomotive] locomotief.
   *[other] { $card_adjective } kaart.
}
event-terrain-taken = { $seat } neemt een open { $terrain_card }.
event-terrain-drawn = { $seat } trekt een { $terrain_card } van de stapel.
event-trains-turned-up = Nieuwe open treinkaarten: { $cards }.
event-terrains-turned-up = Nieuwe open terreinkaarten: { $terrains }.
event-row-swept = Er liggen { $locomotives } locomotieven open: alle open treinkaarten worden afgelegd.
event-trains-shuffled = De stapel treinkaarten is leeg: { $number ->
    [one] de enige afgelegde kaart wordt de nieuwe stapel.
   *[other] de { $number } afgelegde kaarten worden geschud tot een nieuwe stapel.
}
event-terrains-shuffled = De stapel terreinkaarten is leeg: { $number ->
    [one] de enige afgelegde kaart wordt de nieuwe stapel.
   *[other] de { $number } afgelegde kaarten worden geschud tot een nieuwe stapel.
}
event-route-claimed = { $seat } claimt { $track } met { $cards ->
    [0] { $locomotives ->
        [one] één locomotief
       *[other] { $locomotives } locomotieven
    }
    [one] één { $card_adjective } kaart{ $locomotives ->
        [0] { "" }
        [one] {" "}en één locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }
   *[other] { $cards } { $card_adjective } kaarten{ $locomotives ->
        [0] { "" }
        [one] {" "}en één locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }
}: { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
event-route-doubled = { $seat } heeft de meeste { $terrain_cards } en verdubbelt de route met { $cards ->
    [0] { $locomotives ->
        [one] één locomotief
       *[other] { $locomotives } locomotieven
    }
    [one] één terreinkaart{ $locomotives ->
        [0] { "" }
        [one] {" "}en één locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }
   *[other] { $cards } terreinkaarten{ $locomotives ->
        [0] { "" }
        [one] {" "}en één locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }
}: { $points ->
    [one] nog één punt.
   *[other] nog { $points } punten.
}
event-passed = { $seat } kan niets doen en past.
event-last-round-begun = { $seat } heeft { $trains ->
    [0] geen treintjes meer
    [one] nog maar één treintje
   *[other] nog maar { $trains } treintjes
}: iedereen heeft nog één laatste beurt.
event-everyone-passed = Niemand kan nog iets doen.
event-tickets-shown = { $seat } toont de bestemmingskaarten. Voltooid: { $completed_count ->
    [0] geen
   *[other] { $completed }
}. Niet voltooid: { $failed_count ->
    [0] geen
   *[other] { $failed }
}.
event-match-ended = De partij is afgelopen.

# --- Why not

refusal-ha-5-first = Kies eerst minstens { $least } van je { $offered } bestemmingskaarten om te houden
refusal-ha-5-few = Houd minstens { $least } van je { $offered } bestemmingskaarten
refusal-ha-5-absent = Je kunt maar uit { $offered ->
    [one] één bestemmingskaart
   *[other] { $offered } bestemmingskaarten
} kiezen
refusal-ha-7 = In een beurt doe je één van drie dingen: kaarten nemen, een route claimen of bestemmingskaarten trekken
refusal-ha-8-second = Neem of trek eerst je tweede kaart
refusal-ha-8-train = Er ligt geen { $card_id ->
    [locomotive] locomotief
   *[other] { $card_adjective } kaart
} open
refusal-ha-8-terrain = Er ligt geen { $terrain_card } open
refusal-ha-9 = Een open locomotief kun je alleen als eerste kaart nemen, en dan neem je geen tweede
refusal-ha-12-trains = Er zijn geen treinkaarten meer om te trekken, ook niet in de aflegstapel
refusal-ha-12-terrains = Er zijn geen terreinkaarten meer om te trekken, ook niet in de aflegstapel
refusal-ha-13-taken = { $seat } heeft { $track } al geclaimd
refusal-ha-13-pay = Betaal nu { $track }: { $colour_id ->
    [grey] { $length ->
        [one] één kaart van een kleur naar keuze
       *[other] { $length } kaarten van één kleur naar keuze
    }
   *[other] { $length ->
        [one] één { $colour_adjective } kaart
       *[other] { $length } { $colour_adjective } kaarten
    }
}; locomotieven zijn jokers
refusal-ha-15-own = Je kunt { $track } niet claimen: het andere spoor van deze dubbele route is al van jou
refusal-ha-15-closed = Je kunt { $track } niet claimen: met twee of drie spelers wordt maar één spoor van een dubbele route gebruikt
refusal-ha-16 = Beslis nu of je { $track } verdubbelt ({ $terrain }) of één keer laat tellen
refusal-ha-17 = Om { $track } te verdubbelen heb je precies { $needed ->
    [one] één { $terrain_card }
   *[other] { $needed } { $terrain_cards }
} nodig, locomotieven meegeteld; je hebt er { $held ->
    [0] geen
    [one] één
   *[other] { $held }
}, en { $left ->
    [0] geen locomotief
    [one] één locomotief
   *[other] { $left } locomotieven
}
refusal-ha-18 = Een andere speler heeft { $most ->
    [one] één { $terrain_card }
   *[other] { $most } { $terrain_cards }
}, meer dan jij zou hebben
refusal-ha-19 = Je hebt { $left ->
    [0] geen locomotief meer
    [one] nog maar één locomotief
   *[other] nog maar { $left } locomotieven
} om als { $terrain_card } te gebruiken
refusal-ha-20 = Je mag niet meer kaarten en locomotieven spelen dan je nodig hebt om te betalen en gelijk te staan
refusal-ha-22-trains = Om { $track } te claimen heb je { $length ->
    [one] één treintje
   *[other] { $length } treintjes
} nodig; je hebt er { $trains }
refusal-ha-22-cards = Om { $track } te claimen heb je { $colour_id ->
    [grey] { $length ->
        [one] één kaart van een kleur naar keuze
       *[other] { $length } kaarten van één kleur naar keuze
    }
   *[other] { $length ->
        [one] één { $colour_adjective } kaart
       *[other] { $length } { $colour_adjective } kaarten
    }
} nodig; je hebt er { $cards ->
    [0] geen
   *[other] { $colour_id ->
        [grey] hoogstens { $cards } van dezelfde kleur
       *[other] { $cards }
    }
}, en { $locomotives ->
    [0] geen locomotief
    [one] één locomotief
   *[other] { $locomotives } locomotieven
}
refusal-ha-22-held = Deze kaarten heb je niet
refusal-ha-23-choose = Kies eerst minstens { $least } van de { $offered } bestemmingskaarten om te houden
refusal-ha-23-few = Houd minstens { $least } van { $offered } bestemmingskaarten
refusal-ha-23-absent = Je kunt maar uit { $offered ->
    [one] één bestemmingskaart
   *[other] { $offered } bestemmingskaarten
} kiezen
refusal-ha-23-empty = Er zijn geen bestemmingskaarten meer om te trekken
refusal-ha-32 = { $track } is een veerboot: minstens { $ferries ->
    [one] één van de kaarten moet een locomotief zijn
   *[other] { $ferries } van de kaarten moeten locomotieven zijn
}, maar er { $locomotives ->
    [0] is er geen
    [one] is er maar één
   *[other] zijn er maar { $locomotives }
}
refusal-ha-34 = Je kunt niet passen zolang je nog iets kunt doen

# --- The score sheet

line-routes = { $number ->
    [one] Eén route
   *[other] { $number } routes
} met { $trains ->
    [one] één treintje
   *[other] { $trains } treintjes
}
line-doubled-routes = { $number ->
    [one] Eén route verdubbeld
   *[other] { $number } routes verdubbeld
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] nog één vak
   *[other] nog { $missing } vakken
}
line-ticket-cut-off = { $ticket }: afgesneden, er is geen weg meer
line-globetrotter = Globetrotter: { $completed ->
    [one] één voltooide bestemmingskaart
   *[other] { $completed } voltooide bestemmingskaarten
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to } op spoor 1
    [2] { $place_from } – { $place_to } op spoor 2
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = geel
    .adjective = gele
card-orange = oranje
    .adjective = oranje
card-red = rood
    .adjective = rode
card-purple = paars
    .adjective = paarse
card-blue = blauw
    .adjective = blauwe
card-green = groen
    .adjective = groene
card-white = wit
    .adjective = witte
card-black = zwart
    .adjective = zwarte
card-locomotive = locomotief
    .adjective = locomotief

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = G
letter-orange = O
letter-red = R
letter-purple = P
letter-blue = B
letter-green = N
letter-white = W
letter-black = Z

colour-yellow = geel
    .adjective = gele
colour-orange = oranje
    .adjective = oranje
colour-red = rood
    .adjective = rode
colour-purple = paars
    .adjective = paarse
colour-blue = blauw
    .adjective = blauwe
colour-green = groen
    .adjective = groene
colour-white = wit
    .adjective = witte
colour-black = zwart
    .adjective = zwarte
colour-grey = één kleur naar keuze
    .adjective = grijze

terrain-desert = woestijn
    .card = woestijnkaart
    .cards = woestijnkaarten
terrain-jungle = jungle
    .card = junglekaart
    .cards = junglekaarten
terrain-mountain = berg
    .card = bergkaart
    .cards = bergkaarten

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
    .adjective = ‘{ $name }’
colour = { $name }
    .adjective = ‘{ $name }’
terrain = { $name }
    .card = terreinkaart ‘{ $name }’
    .cards = terreinkaarten ‘{ $name }’

# --- Places, with today's names beside those of the map

place-ngaoundere = Ngaoundéré
place-douala = Douala
place-libreville = Libreville
place-bangui = Bangui
place-bondo = Bondo
place-fachoda = Fachoda (Kodok)
place-addis-ababa = Addis Abeba
place-bogoro = Bogoro
place-port-florence = Port Florence (Kisumu)
place-mombasa = Mombasa
place-dar-es-salaam = Dar es Salaam
place-cabinda = Cabinda
place-leopoldville = Leopoldstad (Kinshasa)
place-luanda = Luanda
place-ujiji = Ujiji
place-elizabethville = Elisabethstad (Lubumbashi)
place-livingstonia = Livingstonia
place-mocamedes = Moçâmedes
place-serpa-pinto = Serpa Pinto (Menongue)
place-zomba = Zomba
place-mocambique = Moçambique (Ilha de Moçambique)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhoek
place-walvis-bay = Walvisbaai
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Kaapstad
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
place-nigeria-w = Nigeria (kust)
place-nigeria-n = Nigeria (binnenland)
place-tchad-n = Tchad (noord)
place-tchad-s = Tchad (zuid)
place-sudan-w = Soedan (west)
place-sudan-e = Soedan (oost)
place-madagascar-n = Madagaskar (noord)
place-madagascar-s = Madagaskar (zuid)

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
end-leopoldville = Leopoldstad
end-luanda = { place-luanda }
end-ujiji = { place-ujiji }
end-elizabethville = Elisabethstad
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
end-sudan = Soedan
end-madagascar = Madagaskar

# --- The board in the browser

face-map = Landkaart van Midden- en zuidelijk Afrika
face-track-free = { $track }: { $length ->
    [one] één vak
   *[other] { $length } vakken
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , veerboot met één locomotief
   *[other] , veerboot met { $ferries } locomotieven
}
face-track-owned = { $track }: geclaimd door { $owner } met { $length ->
    [one] één treintje
   *[other] { $length } treintjes
}
face-train-row = Open treinkaarten
face-terrain-row = Open terreinkaarten
face-train-deck = Treinen
face-no-card = Hier ligt geen kaart
face-terrain-deck = Terrein
face-ticket-deck = Bestemming
face-hand = Je kaarten
face-no-cards = Geen kaarten in de hand
face-about-train = Hiermee betaal je één vak van een { $card_adjective } of grijze route. Bijbehorend terrein: { $terrain }.
face-about-locomotive = Hiermee betaal je één vak van een willekeurige route. De kaart kan ook als terreinkaart tellen. Neem je een open locomotief, dan neem je deze beurt geen andere kaart.
face-about-terrain = Verdubbelt de punten van een route in een van deze kleuren: { $colours }. Alleen voor wie de meeste { $terrain_cards } heeft.
face-about-train-deck = Trek ongezien een treinkaart van de stapel. In een beurt neem je twee kaarten.
face-about-terrain-deck = Trek ongezien een terreinkaart van de stapel.
face-about-ticket-deck = Trek nieuwe bestemmingskaarten om uit te kiezen. Wat je voltooit, levert punten op; wat je niet voltooit, kost er evenveel.
face-tickets = Je bestemmingskaarten
face-drawer = { $number ->
    [one] Je bestemmingskaart en legenda
   *[other] Je { $number } bestemmingskaarten en legenda
}
face-offer = Bestemmingskaarten om uit te kiezen
face-keep = { $number ->
    [0] Kies wat je houdt
    [one] Deze bestemmingskaart houden
   *[other] Deze { $number } bestemmingskaarten houden
}
face-about-ticket = { $points ->
    [one] Eén punt erbij als je de twee plaatsen verbindt, anders één punt eraf.
   *[other] { $points } punten erbij als je de twee plaatsen verbindt, anders { $points } punten eraf.
} Nu: { $status }.
face-connected = verbonden
face-open = nog niet verbonden
face-key = Kleuren, terreinen en punten
face-spaces = Vakken
face-points = Punten
face-to-double = Terreinkaarten om te verdubbelen
face-reconstructed = De bestemmingskaarten zijn een reconstructie en niet de gepubliceerde. Wijs een plaats aan om de huidige naam te zien.
face-last-turns = Laatste beurten
face-price = { $length ->
    [one] één vak
   *[other] { $length } vakken
}, { $points ->
    [one] één punt
   *[other] { $points } punten
}; verdubbelen kost { $terrains ->
    [one] één { $terrain_card }
   *[other] { $terrains } { $terrain_cards }
}
face-brings = { $points ->
    [one] = één punt
   *[other] = { $points } punten
}
face-points-of = { $number ->
    [one] één punt
   *[other] { $number } punten
}
face-trains-of = { $number ->
    [one] nog één treintje
   *[other] nog { $number } treintjes
}
face-cards-of = { $number ->
    [one] één treinkaart
   *[other] { $number } treinkaarten
}
face-tickets-of = { $number ->
    [one] één bestemmingskaart
   *[other] { $number } bestemmingskaarten
}
face-terrain-of = { $number }× { $terrain }
face-terrain-leads = { $number }× { $terrain }: niemand heeft er meer

kind-take-train = Treinkaart nemen
kind-take-terrain = Terreinkaart nemen
kind-claim-route = Route claimen
kind-keep-tickets = Bestemmingskaarten houden
kind-pay = Betalen
kind-double-route = Verdubbelen

guide-map = De landkaart. Elke route heeft zoveel vakken als ze kaarten kost. De kleur en de letter zeggen met welke kaarten je betaalt. Routes die je nu kunt claimen, hebben een gouden rand: klik erop.
guide-market = Het aanbod: treinen in acht kleuren, locomotieven voor elke kleur, en terreinen. Wie de meeste kaarten van een terrein heeft, kan een route van dat terrein dubbel laten tellen.
guide-tickets = Je bestemmingskaarten. Verbind de twee uiteinden van elke kaart. Wijs er een aan om die op de landkaart te zien. Daaronder staat hoeveel alles waard is.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = meer voltooide bestemmingskaarten, { $more } tegen { $less }
lines-routes = Routes
lines-doubled-routes = Verdubbelde routes
lines-ticket-completed = Voltooide bestemmingskaarten
lines-ticket-unfinished = Niet-voltooide bestemmingskaarten
lines-ticket-cut-off = Afgesneden bestemmingskaarten
lines-globetrotter = Globetrotter

# --- The board as text

field-last-turns = Laatste beurten te gaan
field-track = Route die wordt geclaimd
field-pay-card = Betaald met
field-pay-cards = Betaalde kaarten
field-pay-locomotives = Betaalde locomotieven
field-train-row = Open treinkaarten
field-train-deck-size = Treinkaarten in de stapel
field-train-discards = Treinkaarten in de aflegstapel
field-terrain-row = Open terreinkaarten
field-terrain-deck = Terreinkaarten in de stapel
field-terrain-discards = Terreinkaarten in de aflegstapel
field-hands = Treinkaarten
field-hand-sizes = Treinkaarten in de hand
field-terrains = Terreinkaarten
field-trains = Treintjes over
field-points = Punten tot nu toe
field-owners = Geclaimde routes
field-doubled = Verdubbelde routes
field-offered = Bestemmingskaarten om uit te kiezen
field-kept = Gehouden bestemmingskaarten
field-kept-sizes = Aantal bestemmingskaarten
field-ticket-pile-size = Bestemmingskaarten in de stapel

# --- What is wrong with an edition file

problem-locomotive-last = de laatste soort moet de locomotief zijn
problem-grey-card = grijs is geen kaart: een grijze route kost een kleur naar keuze
problem-one-terrain = ‘{ $word }’ moet bij precies één terrein horen, niet bij { $found }
problem-no-route-colour = ‘{ $word }’ is geen kleur van een route
problem-lengths = moeten 1, 2, 3 enzovoort zijn, elk één keer
problem-few-trains = moet meer zijn dan last_trains, anders begint met de eerste beurt al de laatste ronde
problem-more-than = mag niet meer zijn dan { $other }
problem-few-cards = te weinig voor vijf spelers: { $number } worden gedeeld of opengelegd
problem-few-tickets = te weinig voor vijf spelers die er elk { $number } krijgen
problem-no-end = ontbreekt: alleen tussenstations komen op geen enkele bestemmingskaart voor
problem-way-station-end = is een tussenstation, en geen bestemmingskaart noemt er een
problem-same-as = mag niet hetzelfde zijn als { $other }
problem-needs-double = verbindt twee plaatsen die een ander spoor al verbindt: beide hebben dezelfde ‘double’ nodig
problem-double-tracks = dubbele route ‘{ $word }’ heeft { $found } sporen, niet 2
problem-double-places = de sporen van dubbele route ‘{ $word }’ verbinden verschillende plaatsen
problem-double-lengths = de sporen van dubbele route ‘{ $word }’ verschillen in lengte
problem-dead-end = loopt dood: de sporen moeten allemaal van dezelfde plaats komen
problem-no-such-end = geen enkele plaats heet op een bestemmingskaart ‘{ $word }’
problem-ticket-twice = verbindt twee uiteinden die een andere bestemmingskaart al verbindt

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Ticket to Ride: The Heart of Africa
edition-default-note = Het bord is overgenomen uit één openbare bron (A), de lengten zijn gecontroleerd aan de hand van de coördinaten ervan. Alle 48 bestemmingskaarten zijn een reconstructie: de gedrukte stapel is in geen bron gevonden. Hun uiteinden zijn plaatsen van dit bord, door ons gekozen en even ongelijk verdeeld als in gedrukte stapels van andere landkaarten; de waarde van elke kaart is de lengte van de kortste weg tussen de uiteinden. Het zijn niet de gepubliceerde bestemmingskaarten; daarvan is alleen bekend dat het er 48 zijn en dat er een 22 punten waard is. Ook de lengte van Bloemfontein naar Kaapstad is gereconstrueerd. Wie het gedrukte spel bezit, kan de waarden ervan in een eigen editie schrijven.
source-a = volledige transcriptie van het bord (plaatsen, coördinaten, sporen, lengten, kleuren, dubbele routes, veerboten); geen bestemmingskaarten
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), handleiding
source-r = kaarten, delen, terreinkaarten, verdubbelen, bestemmingskaarten, Madagaskar en de landen, Globetrotter; Franse regels: niemand bezit beide sporen van een dubbele route
source-b1 = verbindingspunten in het binnenland zijn naamloze ‘way stations’
source-b2 = landen als bestemming: alleen Nigeria, Tchad, Soedan, aan de noordrand
source-b3 = de keten over Madagaskar verbindt Zuid-Afrika en Mozambique zonder vaste kleur; alleen daar zijn veerboten; tabel met aantallen bij het delen en trekken
source-b4 = de lijn naar Madagaskar is een route met twee sporen
source-b5 = één route leverde 30 op (6 vakken verdubbeld); er is een bestemmingskaart van 22 punten; er zijn routes van één vak
source-b6 = kleurgebieden (zuiden woestijn, midden jungle, oosten berg); er zijn routes met lengte 5 en 6
source-b7 = veerboten, geen tunnels, Globetrotter in plaats van langste route
source-b8 = de regels van het basisspel waarop deze landkaart steunt
source-ours-ref = dit project
source-ours = id’s, namen van naamloze plaatsen, aan welke kant van een land of eiland een plaats ligt, huidige namen van steden
source-stations = onze namen voor de tussenstations, die op het gedrukte bord geen naam hebben: telkens de naam van een echte plaats, een echte rivier of een echt meer in de buurt
source-reconstruction-ref = dit project
source-reconstruction = wat geen bron geeft: een zorgvuldige gok, nooit aan te zien voor de gepubliceerde waarde

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-cards = Treinkaarten
printed-count = Aantal
printed-terrains = Terreinkaarten
printed-colours = Kleuren van routes
printed-lengths = Lengten van routes
printed-length = Lengte
printed-points = Punten
printed-terrain = Terreinkaarten om te verdubbelen
printed-numbers = Andere getallen
printed-trains = Treintjes per speler
printed-cards-dealt = Treinkaarten bij het begin
printed-terrains-dealt = Terreinkaarten bij het begin
printed-tickets-dealt = Bestemmingskaarten bij het begin
printed-first-tickets-kept = Minimaal te houden eerste bestemmingskaarten
printed-tickets-drawn = Getrokken bestemmingskaarten
printed-tickets-kept = Minimaal te houden getrokken bestemmingskaarten
printed-cards-face-up = Open treinkaarten
printed-terrains-face-up = Open terreinkaarten
printed-locomotives-face-up = Open locomotieven die de rij vernieuwen
printed-last-trains = Treintjes waarbij de laatste ronde begint
printed-globetrotter = Globetrotterbonus
printed-places = Plaatsen
printed-name = Naam
printed-kind = Soort
printed-city = Stad
printed-way-station = Tussenstation
printed-country = Land
printed-island = Eiland
printed-today = Huidige naam
printed-end = Naam op bestemmingskaarten
printed-tracks = Routes
printed-from-place = Van
printed-to-place = Naar
printed-colour = Kleur
printed-double = Dubbele route
printed-ferries = Vereiste locomotieven
printed-note = Opmerking
printed-tickets = Bestemmingskaarten
printed-from-end = Van
printed-to-end = Naar
printed-value = Waarde
printed-map = Posities op het bord
printed-place = Plaats
printed-x = Van links, %
printed-y = Van boven, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = je bent aan de beurt
feature-seat-moves-later = over { $value ->
    [one] { $value } beurt
   *[other] { $value } beurten
} ben jij aan zet
feature-seat-points = je routes hebben { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} opgeleverd
feature-seat-done-points = je voltooide bestemmingskaarten leveren { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-done-tickets = je hebt { $value ->
    [one] { $value } bestemmingskaart
   *[other] { $value } bestemmingskaarten
} voltooid
feature-seat-trains = je hebt nog { $value ->
    [one] { $value } treintje
   *[other] { $value } treintjes
}
feature-seat-hand = je hebt { $value ->
    [one] { $value } treinkaart
   *[other] { $value } treinkaarten
} in de hand
feature-seat-locomotives = je hebt { $value ->
    [one] { $value } locomotief
   *[other] { $value } locomotieven
} in de hand
feature-seat-most-of-a-colour = van je beste kleur heb je { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
}
feature-seat-second-most-of-a-colour = van je op een na beste kleur heb je { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
}
feature-seat-terrain-cards = je hebt { $value ->
    [one] { $value } terreinkaart
   *[other] { $value } terreinkaarten
}
feature-seat-terrains-led = van { $value ->
    [one] { $value } terrein
   *[other] { $value } terreinen
} heeft niemand meer kaarten dan jij
feature-seat-planned-points = de bestemmingskaarten die je nog kunt voltooien, leveren { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-failed-points = de bestemmingskaarten die je misschien niet voltooit, kosten { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
feature-seat-planned-tickets = je kunt nog { $value ->
    [one] { $value } bestemmingskaart
   *[other] { $value } bestemmingskaarten
} voltooien
feature-seat-plan-turns = je bestemmingskaarten kosten nog { $value ->
    [one] { $value } beurt
   *[other] { $value } beurten
}
feature-seat-plan-spaces = je bestemmingskaarten kosten nog { $value ->
    [one] { $value } treintje
   *[other] { $value } treintjes
}
feature-seat-plan-tracks = voor je bestemmingskaarten heb je nog { $value ->
    [one] { $value } route
   *[other] { $value } routes
} nodig
feature-seat-plan-track-points = de routes voor je bestemmingskaarten leveren { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-plan-lacks = voor je bestemmingskaarten kom je { $value ->
    [one] { $value } treinkaart
   *[other] { $value } treinkaarten
} tekort
feature-seat-plan-lacks-locomotives = voor veerboten kom je { $value ->
    [one] { $value } locomotief
   *[other] { $value } locomotieven
} tekort
feature-seat-plan-payable = met je handkaarten kun je { $value ->
    [one] { $value } route
   *[other] { $value } routes
} voor je bestemmingskaarten betalen
feature-seat-plan-payable-points = de routes voor je bestemmingskaarten die je met je handkaarten kunt betalen, leveren { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-plan-doubling = terreinkaarten kunnen { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} van de routes voor je bestemmingskaarten verdubbelen
feature-seat-plan-doubling-payable = terreinkaarten kunnen meteen { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} verdubbelen
feature-seat-plan-danger = anderen bouwen naast { $value ->
    [one] { $value } route
   *[other] { $value } routes
} die je voor je bestemmingskaarten nodig hebt
feature-seat-cards-to-spare = { $value ->
    [one] { $value } treinkaart
   *[other] { $value } treinkaarten
} in je hand heb je voor je bestemmingskaarten niet nodig
feature-seat-locomotives-to-spare = { $value ->
    [one] { $value } locomotief
   *[other] { $value } locomotieven
} in je hand heb je voor je bestemmingskaarten niet nodig
feature-seat-spare-trains = na je bestemmingskaarten houd je nog { $value ->
    [one] { $value } treintje
   *[other] { $value } treintjes
} over
feature-seat-best-claim = de beste route die je nu kunt claimen, levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-best-claim-doubled = de beste route die je nu kunt claimen, zo mogelijk verdubbeld, levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-turns-left = tot het einde heb je naar verwachting nog { $value ->
    [one] { $value } beurt
   *[other] { $value } beurten
}
feature-seat-plan-against-time = je bestemmingskaarten kosten { $value } keer de tijd die er nog is
feature-seat-fewest-trains-of-others = een andere speler heeft nog maar { $value ->
    [one] { $value } treintje
   *[other] { $value } treintjes
}
feature-seat-fewest-trains = wie de minste treintjes heeft, heeft er nog { $value }
feature-seat-biggest-hand-of-others = een andere speler heeft { $value ->
    [one] { $value } treinkaart
   *[other] { $value } treinkaarten
} in de hand
feature-seat-last-round = de laatste beurten zijn begonnen
feature-seat-last-turns = tot het einde { $value ->
    [one] is het nog { $value } beurt
   *[other] zijn het nog { $value } beurten
}
feature-seat-plan-danger-points = bestemmingskaarten voor { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} hangen af van routes waar anderen bouwen
feature-seat-plan-terrain-lacks = om alle routes voor je bestemmingskaarten te verdubbelen, kom je { $value ->
    [one] { $value } terreinkaart
   *[other] { $value } terreinkaarten
} tekort
feature-seat-plan-doubling-begun = je terreinkaarten helpen { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} te verdubbelen
feature-seat-open-cards-useful = er { $value ->
    [one] ligt { $value } treinkaart
   *[other] liggen { $value } treinkaarten
} open die je voor je bestemmingskaarten nodig hebt
feature-seat-open-locomotives = er { $value ->
    [one] ligt { $value } locomotief
   *[other] liggen { $value } locomotieven
} open
feature-seat-open-terrains-useful = er { $value ->
    [one] ligt { $value } terreinkaart
   *[other] liggen { $value } terreinkaarten
} open die je voor je bestemmingskaarten nodig hebt

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = wijkt { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} af van de eerste schatting
feature-option-face-up-card = neemt een open treinkaart
feature-option-hidden-card = trekt van de stapel
feature-option-locomotive = neemt een locomotief
feature-option-terrain-card = neemt een terreinkaart
feature-option-draw-tickets = trekt bestemmingskaarten
feature-option-claim = claimt een route
feature-option-pay = betaalt de route
feature-option-double = verdubbelt de route
feature-option-keep = houdt { $value ->
    [one] { $value } bestemmingskaart
   *[other] { $value } bestemmingskaarten
}
feature-option-kept-points = de gehouden bestemmingskaarten leveren { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-kept-complete = { $value ->
    [one] { $value } bestemmingskaart is
   *[other] { $value } bestemmingskaarten zijn
} al voltooid
feature-option-card-worth = de kaart is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-option-held-alike = je hebt al { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} van deze soort
feature-option-lacked = voor je bestemmingskaarten kom je { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} van deze kleur tekort
feature-option-track-points = de route levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-track-length = kost { $value ->
    [one] { $value } treintje
   *[other] { $value } treintjes
}
feature-option-planned = je hebt de route voor een bestemmingskaart nodig
feature-option-ticket-points = bestemmingskaarten voor { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} hangen van de route af
feature-option-contested = aan { $value ->
    [one] { $value } uiteinde
   *[other] { $value } uiteinden
} van de route bouwen anderen
feature-option-trains-after = je houdt { $value ->
    [one] { $value } treintje
   *[other] { $value } treintjes
} over
feature-option-cards-paid = betaalt { $value ->
    [one] { $value } gekleurde kaart
   *[other] { $value } gekleurde kaarten
}
feature-option-locomotives-paid = betaalt { $value ->
    [one] { $value } locomotief
   *[other] { $value } locomotieven
}
feature-option-price = de kaarten die het kost, zouden elders { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard zijn
feature-option-doubling = nu verdubbelen levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} extra op
feature-option-terrains-paid = speelt { $value ->
    [one] { $value } terreinkaart
   *[other] { $value } terreinkaarten
}

# First lessons: what the coach says.

lesson-tickets = Een bestemmingskaart levert punten op als je eigen routes de twee plaatsen verbinden, en kost anders evenveel punten. Je moet er minstens twee houden. Deze vier liggen langs dezelfde routes: houd ze alle vier.
lesson-draw = Een route betaal je met kaarten van dezelfde kleur. Een beurt kan uit twee kaarten bestaan: trek de eerste van de stapel.
lesson-second = Nu de tweede kaart. Die mag open liggen of van de stapel komen. Trek weer van de stapel.
lesson-terrain = Met terreinkaarten kan een route dubbel tellen. Ze liggen open voor je, en het gaat erom wie de meeste heeft. Neem een woestijnkaart.
lesson-locomotive = Een locomotief staat voor elke kleur. Neem je een open locomotief, dan is dat je hele beurt, maar het is de moeite waard. Neem hem.
lesson-claim = Je hebt een tijdje verzameld, en je hand zit vol paarse kaarten. Claim de route van Leopoldstad naar Kamina: vijf vakken.
lesson-pay = Betaal met vijf paarse kaarten en bewaar je locomotieven voor later.
lesson-double = Deze route ligt in de jungle, en niemand heeft meer junglekaarten dan jij. Vijf vakken kosten twee terreinkaarten; een locomotief mag er een vervangen. Verdubbel de route: 10 punten worden er 20.
lesson-more-tickets = Je netwerk groeit, en nieuwe bestemmingskaarten passen er misschien bij. Gebruik deze beurt om er vier te trekken.
lesson-keep = Je moet er minstens één houden. Houd de twee naar plaatsen waar je toch al komt: Bloemfontein en Madagaskar.
lesson-wild = Je kunt een route ook met alleen locomotieven betalen. Claim de route van Zomba naar Moçambique voordat een ander het doet.
lesson-connect = Tussen Moçambique en Nigeria ontbreekt nog één route. Claim die van Namwala naar Salisbury, en je bestemmingskaart van 20 punten is voltooid.
lesson-double-track = Sommige routes hebben twee sporen, maar met twee of drie spelers wordt er maar één gebruikt. Claim Cabinda – Leopoldstad voor je volgende bestemmingskaart.
lesson-ferry = Naar Madagaskar vaart een veerboot. Claim de route van Moçambique naar het noorden van het eiland.
lesson-ferry-pay = Een veerboot vraagt minstens één locomotief bij de kaarten waarmee je betaalt. Betaal met twee gele kaarten en één locomotief.
lesson-last-trains = Wie na een beurt twee treintjes of minder heeft, luidt de laatste ronde in. Je bestemmingskaarten zijn bijna klaar, dus stuur op het einde aan: claim de route van Leopoldstad naar Lomami.
lesson-last-turn = Iedereen heeft nog één beurt. Daarna zijn kaarten niets meer waard, dus gebruik ze: claim Bulawayo – Pretoria.
lesson-last-double = Ook terreinkaarten zijn daarna niets meer waard. Verdubbel ook deze route.
lesson-end = Bestemmingskaarten beslissen dit spel: wat je voltooit, levert punten op, de rest kost punten, en wie de meeste heeft voltooid, krijgt er 10 bij. Nu ken je alles: verzamelen, claimen, verdubbelen en bestemmingskaarten kiezen die routes delen.
