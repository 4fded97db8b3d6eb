# The Heart of Africa, in English.

game-title = Ticket to Ride: The Heart of Africa
game-summary = Byg jernbaner gennem det centrale og sydlige Afrika. Saml togvognskort, indsæt tog på strækninger, og forbind de to steder på hvert af dine rutekort; fører du i et terræn, kan en strækning tælle dobbelt. Landkortet har navnene fra imperiernes tid, givet af dem, der tegnede det, og ikke af dem, der boede der; nutidens navne står ved siden af. De 48 rutekort er en rekonstruktion og ikke de udgivne.
game-teaser = Saml kort, byg jernbaner, og fuldfør dine rutekort. Fører du i et terræn, tæller din strækning dobbelt.

# --- What is asked

phase-first-tickets = Behold mindst to af dine rutekort.
phase-turn = Træk kort, indsæt tog, eller træk rutekort.
phase-second-card = Tag dit andet kort.
phase-payment = Vælg, hvordan du betaler for strækningen.
phase-doubling = Fordobl strækningens point, eller lad være.
phase-tickets = Behold mindst et af de rutekort, du trak.
phase-over = Partiet er slut.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Behold rutekort { $places }
   *[other] Behold rutekort { $places }
}
action-take-train = { $card_id ->
    [locomotive] Tag det synlige lokomotiv
   *[other] Tag et synligt { $card_neuter } kort
}
action-draw-train = Træk et togvognskort fra bunken
action-take-terrain = Tag et synligt { $terrain_card }
action-draw-terrain = Træk et terrænkort fra bunken
action-draw-tickets = Træk rutekort
action-claim-route = Indsæt tog: { $track } ({ $track_colour }, { $track_length ->
    [one] et felt
   *[other] { $track_length } felter
})
action-pay = { $cards ->
    [0] Betal { $locomotives ->
        [one] et lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] Betal et { $card_neuter } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] Betal { $cards } { $card_plural } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}
action-double-route = { $cards ->
    [0] Fordobl med { $locomotives ->
        [one] et lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] Fordobl med et terrænkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] Fordobl med { $cards } terrænkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}
action-score-once = Fordobl ikke
action-pass = Pas

# --- The report

event-hand-dealt = Starthånd: { $cards_count ->
    [0] ingen kort
   *[other] { $cards_neuter }
}.
event-terrain-dealt = { $terrains_count ->
    [0] { $seat } får ingen terrænkort.
    [one] { $seat } får et synligt terrænkort: { $terrains_card }.
   *[other] { $seat } får synlige terrænkort: { $terrains_card }.
}
event-tickets-offered = Rutekort at vælge imellem: { $tickets }.
event-tickets-drawn = { $seat } trækker { $number ->
    [one] det sidste rutekort.
   *[other] { $number } rutekort.
}
event-tickets-kept = { $seat } beholder { $kept ->
    [one] et rutekort
   *[other] { $kept } rutekort
}{ $returned ->
    [0] .
    [one] { " " }og lægger et tilbage nederst i bunken.
   *[other] { " " }og lægger { $returned } tilbage nederst i bunken.
}
event-tickets-chosen = Beholdt: { $kept }. Lagt tilbage: { $returned_count ->
    [0] ingen
   *[other] { $returned }
}.
event-ticket-completed = Rutekort fuldført: { $ticket }.
event-train-taken = { $seat } tager { $card_id ->
    [locomotive] det synlige lokomotiv.
   *[other] et synligt { $card_neuter } kort.
}
event-train-drawn = { $seat } trækker et togvognskort fra bunken.
event-train-seen = { $card_id ->
    [locomotive] Det er et lokomotiv.
   *[other] Det er et { $card_neuter } kort.
}
event-terrain-taken = { $seat } tager et synligt { $terrain_card }.
event-terrain-drawn = { $seat } trækker et { $terrain_card } fra bunken.
event-trains-turned-up = { $cards_count ->
    [one] Nyt synligt togvognskort
   *[other] Nye synlige togvognskort
}: { $cards_neuter }.
event-terrains-turned-up = { $terrains_count ->
    [one] Nyt synligt terrænkort
   *[other] Nye synlige terrænkort
}: { $terrains_card }.
event-row-swept = { $locomotives } lokomotiver ligger synligt: Alle synlige togvognskort lægges til de brugte kort.
event-trains-shuffled = Bunken med togvognskort er tom: { $number ->
    [one] Det eneste brugte kort bliver den nye bunke.
   *[other] De { $number } brugte kort blandes til en ny bunke.
}
event-terrains-shuffled = Bunken med terrænkort er tom: { $number ->
    [one] Det eneste brugte kort bliver den nye bunke.
   *[other] De { $number } brugte kort blandes til en ny bunke.
}
event-route-claimed = { $seat } indsætter tog på strækningen { $track } med { $cards ->
    [0] { $locomotives ->
        [one] et lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] et { $card_neuter } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] { $cards } { $card_plural } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}: { $points } point.
event-route-doubled = { $seat } fører i terrænet { $terrain } og fordobler strækningen med { $cards ->
    [0] { $locomotives ->
        [one] et lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] et terrænkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] { $cards } terrænkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og et lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}: { $points } point mere.
event-passed = { $seat } kan ikke gøre noget og passer.
event-last-round-begun = { $seat } har { $trains ->
    [0] ingen togvogne
    [one] en togvogn
   *[other] { $trains } togvogne
} tilbage: Alle får en sidste tur.
event-everyone-passed = Ingen kan længere gøre noget.
event-tickets-shown = { $seat } viser sine rutekort. Fuldførte: { $completed_count ->
    [0] ingen
   *[other] { $completed }
}. Ikke fuldførte: { $failed_count ->
    [0] ingen
   *[other] { $failed }
}.
event-match-ended = Partiet er slut.

# --- Why not

refusal-ha-5-first = Vælg først, hvilke af dine { $offered } rutekort du vil beholde (mindst { $least })
refusal-ha-5-few = Behold mindst { $least } af dine { $offered } rutekort
refusal-ha-5-absent = Du kan kun vælge mellem { $offered } rutekort
refusal-ha-7 = I din tur gør du én af tre ting: trækker kort, indsætter tog eller trækker rutekort
refusal-ha-8-second = Tag eller træk først dit andet kort
refusal-ha-8-train = { $card_id ->
    [locomotive] Der ligger ikke noget synligt lokomotiv
   *[other] Der ligger ikke noget synligt { $card_neuter } kort
}
refusal-ha-8-terrain = Der ligger ikke noget synligt { $terrain_card }
refusal-ha-9 = Et synligt lokomotiv skal være det første kort, du tager, og så tager du ikke flere
refusal-ha-12-trains = Der er ikke flere togvognskort at trække, heller ikke blandt de brugte
refusal-ha-12-terrains = Der er ikke flere terrænkort at trække, heller ikke blandt de brugte
refusal-ha-13-taken = { $seat } har allerede indsat tog på { $track }
refusal-ha-13-pay = Betal nu for { $track }: { $length ->
    [one] ét { $colour_neuter } kort
   *[other] { $length } { $colour_plural } kort
}, med lokomotiver som jokere
refusal-ha-15-own = Du kan ikke indsætte tog på { $track }: Du har allerede det andet spor af dette dobbeltspor
refusal-ha-15-closed = Du kan ikke indsætte tog på { $track }: Med to eller tre spillere bruges kun det ene spor af et dobbeltspor
refusal-ha-16 = Bestem nu, om du vil fordoble { $track } med { $terrain_card } eller ej
refusal-ha-17 = For at fordoble { $track } skal du bruge præcis { $needed ->
    [one] ét { $terrain_card }
   *[other] { $needed } { $terrain_card }
}, lokomotiver medregnet; du har { $held ->
    [0] ingen sådanne kort
    [one] ét sådant kort
   *[other] { $held } sådanne kort
} og { $left ->
    [0] intet lokomotiv
    [one] et lokomotiv
   *[other] { $left } lokomotiver
}
refusal-ha-18 = En anden spiller har { $most } { $terrain_card }, og det er flere, end du ville nå op på
refusal-ha-19 = Du har { $left ->
    [0] ingen lokomotiver
    [one] kun et lokomotiv
   *[other] kun { $left } lokomotiver
} tilbage at spille som { $terrain_card }
refusal-ha-20 = Du kan ikke spille flere kort og lokomotiver, end du skal bruge til at betale og til at have lige så mange som den, der har flest
refusal-ha-22-trains = Du skal bruge { $length ->
    [one] en togvogn
   *[other] { $length } togvogne
} til { $track }; du har { $trains }
refusal-ha-22-cards = { $track } kræver { $length ->
    [one] ét { $colour_neuter } kort
   *[other] { $length } { $colour_plural } kort
}; du har { $cards ->
    [0] ingen kort, der passer,
   *[other] { $colour_id ->
        [grey] højst { $cards } i samme farve
       *[other] { $cards }, der passer,
    }
} og { $locomotives ->
    [0] intet lokomotiv
    [one] et lokomotiv
   *[other] { $locomotives } lokomotiver
}
refusal-ha-22-held = Du har ikke disse kort
refusal-ha-23-choose = Vælg først, hvilke af de { $offered } rutekort du vil beholde (mindst { $least })
refusal-ha-23-few = Behold mindst { $least } af de { $offered } rutekort
refusal-ha-23-absent = Du kan kun vælge mellem { $offered } rutekort
refusal-ha-23-empty = Der er ikke flere rutekort at trække
refusal-ha-32 = { $track } er en færge: Mindst { $ferries ->
    [one] ét af kortene skal være et lokomotiv
   *[other] { $ferries } af kortene skal være lokomotiver
}, men der er { $locomotives ->
    [0] ingen
    [one] kun ét
   *[other] kun { $locomotives }
}
refusal-ha-34 = Du må ikke passe, så længe du kan gøre noget

# --- The score sheet

line-routes = { $number ->
    [one] En strækning
   *[other] { $number } strækninger
} med { $trains ->
    [one] en togvogn
   *[other] { $trains } togvogne
}
line-doubled-routes = { $number ->
    [one] En strækning fordoblet
   *[other] { $number } strækninger fordoblet
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] et felt mangler
   *[other] { $missing } felter mangler
}
line-ticket-cut-off = { $ticket }: blokeret, alle veje er lukket
line-globetrotter = Globetrotter: { $completed ->
    [one] et fuldført rutekort
   *[other] { $completed } fuldførte rutekort
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to } (spor 1)
    [2] { $place_from } – { $place_to } (spor 2)
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = gul
    .neuter = gult
    .plural = gule
card-orange = orange
    .neuter = orange
    .plural = orange
card-red = rød
    .neuter = rødt
    .plural = røde
card-purple = lilla
    .neuter = lilla
    .plural = lilla
card-blue = blå
    .neuter = blåt
    .plural = blå
card-green = grøn
    .neuter = grønt
    .plural = grønne
card-white = hvid
    .neuter = hvidt
    .plural = hvide
card-black = sort
    .neuter = sort
    .plural = sorte
card-locomotive = lokomotiv
    .neuter = lokomotiv
    .plural = lokomotiver

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = G
letter-orange = O
letter-red = R
letter-purple = L
letter-blue = B
letter-green = N
letter-white = H
letter-black = S

colour-yellow = gul
    .neuter = gult
    .plural = gule
colour-orange = orange
    .neuter = orange
    .plural = orange
colour-red = rød
    .neuter = rødt
    .plural = røde
colour-purple = lilla
    .neuter = lilla
    .plural = lilla
colour-blue = blå
    .neuter = blåt
    .plural = blå
colour-green = grøn
    .neuter = grønt
    .plural = grønne
colour-white = hvid
    .neuter = hvidt
    .plural = hvide
colour-black = sort
    .neuter = sort
    .plural = sorte
colour-grey = valgfri farve
    .neuter = valgfrit
    .plural = ensfarvede

terrain-desert = ørken
    .card = ørkenkort
terrain-jungle = jungle
    .card = junglekort
terrain-mountain = bjerg
    .card = bjergkort

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
    .neuter = { $name }
    .plural = { $name }
colour = { $name }
    .neuter = { $name }
    .plural = { $name }
terrain = { $name }
    .card = { $name }-kort

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
place-mocambique = Moçambique (Mozambiqueøen)
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
place-nigeria-w = Nigeria (kyst)
place-nigeria-n = Nigeria (indland)
place-tchad-n = Tchad (nord)
place-tchad-s = Tchad (syd)
place-sudan-w = Sudan (vest)
place-sudan-e = Sudan (øst)
place-madagascar-n = Madagaskar (nord)
place-madagascar-s = Madagaskar (syd)

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
end-madagascar = Madagaskar

# --- The board in the browser

face-map = Kort over det centrale og sydlige Afrika
face-track-free = { $track }: { $length ->
    [one] et felt
   *[other] { $length } felter
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , færge med et lokomotiv
   *[other] , færge med { $ferries } lokomotiver
}
face-track-owned = { $track }: tilhører { $owner }, { $length ->
    [one] en togvogn
   *[other] { $length } togvogne
}
face-train-row = Synlige togvognskort
face-terrain-row = Synlige terrænkort
face-train-deck = Togvogne
face-no-card = Intet kort her
face-terrain-deck = Terræn
face-ticket-deck = Rutekort
face-hand = Dine kort
face-no-cards = Ingen kort på hånden
face-about-train = Betaler for ét felt på en { $card } eller grå strækning. Terræn: { $terrain }.
face-about-locomotive = Betaler for ét felt på enhver strækning. Det kan også gælde som terrænkort. Tager du et synligt lokomotiv, må du ikke tage flere kort i den tur.
face-about-terrain = Fordobler pointene for en strækning ({ $colours }), hvis du fører i terrænet { $terrain }.
face-about-train-deck = Træk et togvognskort fra bunken i blinde. Du tager to kort i en tur.
face-about-terrain-deck = Træk et terrænkort fra bunken i blinde.
face-about-ticket-deck = Træk nye rutekort at vælge imellem. Du får point for hvert rutekort, du fuldfører, og mister point for hvert, du ikke fuldfører.
face-tickets = Dine rutekort
face-drawer = { $number ->
    [one] Dit rutekort og oversigten
   *[other] Dine { $number } rutekort og oversigten
}
face-offer = Rutekort at vælge imellem
face-keep = { $number ->
    [0] Vælg de rutekort, du vil beholde
    [one] Behold dette rutekort
   *[other] Behold disse { $number } rutekort
}
face-about-ticket = Du får { $points } point, hvis du forbinder de to steder; ellers mister du { $points }. Nu: { $status }.
face-connected = fuldført
face-open = ikke fuldført endnu
face-key = Farver, terræn og point
face-spaces = Felter
face-points = Point
face-to-double = Terrænkort til fordobling
face-reconstructed = Rutekortene er en rekonstruktion og ikke de udgivne. Peg på et sted for at se dets navn i dag.
face-last-turns = Sidste ture
face-price = { $length ->
    [one] et felt
   *[other] { $length } felter
}, { $points } point; fordobling koster { $terrains } { $terrain_card }
face-brings = = { $points } point
face-points-of = { $number ->
    [one] et point
   *[other] { $number } point
}
face-trains-of = { $number ->
    [one] en togvogn tilbage
   *[other] { $number } togvogne tilbage
}
face-cards-of = { $number ->
    [one] et togvognskort
   *[other] { $number } togvognskort
}
face-tickets-of = { $number ->
    [one] et rutekort
   *[other] { $number } rutekort
}
face-terrain-of = { $number } { $terrain_card }
face-terrain-leads = { $number } { $terrain_card }: Ingen har flere

kind-take-train = Tag et togvognskort
kind-take-terrain = Tag et terrænkort
kind-claim-route = Indsæt tog
kind-keep-tickets = Behold rutekort
kind-pay = Betal
kind-double-route = Fordobl

guide-map = Landkortet. Hver strækning har lige så mange felter, som du skal bruge kort. Farven og bogstavet viser, hvilke kort der betaler for den. Strækninger, du kan indsætte tog på nu, har en gylden kant: Klik på en.
guide-market = Kort, du kan tage: togvognskort i otte farver, lokomotiver, der passer til alle farver, og terrænkort. Fører du i et terræn, kan en strækning i det terræn tælle dobbelt.
guide-tickets = Dine rutekort. Forbind de to steder på hvert af dem. Peg på et rutekort for at se det på landkortet. Nedenfor står, hvad alt er værd.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = flere fuldførte rutekort, { $more } mod { $less }
lines-routes = Strækninger
lines-doubled-routes = Fordoblede strækninger
lines-ticket-completed = Fuldførte rutekort
lines-ticket-unfinished = Ikke fuldførte rutekort
lines-ticket-cut-off = Blokerede rutekort
lines-globetrotter = Globetrotter

# --- The board as text

field-last-turns = Sidste ture tilbage
field-track = Strækning, der indsættes tog på
field-pay-card = Betalt med
field-pay-cards = Betalte kort
field-pay-locomotives = Betalte lokomotiver
field-train-row = Synlige togvognskort
field-train-deck-size = Togvognskort i bunken
field-train-discards = Brugte togvognskort
field-terrain-row = Synlige terrænkort
field-terrain-deck = Terrænkort i bunken
field-terrain-discards = Brugte terrænkort
field-hands = Togvognskort
field-hand-sizes = Togvognskort på hånden
field-terrains = Terrænkort
field-trains = Togvogne tilbage
field-points = Point indtil nu
field-owners = Strækninger med tog
field-doubled = Fordoblede strækninger
field-offered = Rutekort at vælge imellem
field-kept = Beholdte rutekort
field-kept-sizes = Antal rutekort
field-ticket-pile-size = Rutekort i bunken

# --- What is wrong with an edition file

problem-locomotive-last = den sidste slags skal være lokomotivet
problem-grey-card = grå er ikke et kort: En grå strækning kan betales med en valgfri farve
problem-one-terrain = ”{ $word }” skal høre til præcis ét terræn, ikke { $found }
problem-no-route-colour = ”{ $word }” er ikke en farve for strækninger
problem-lengths = skal være 1, 2, 3 og så videre, hvert tal én gang
problem-few-trains = skal være mere end last_trains, ellers ville den første tur starte den sidste runde
problem-more-than = må ikke være mere end { $other }
problem-few-cards = for få til fem spillere: { $number } deles ud eller lægges synligt frem
problem-few-tickets = for få til fem spillere, der får { $number } hver
problem-no-end = mangler: Kun mellemstationer må mangle på rutekortene
problem-way-station-end = er en mellemstation, og sådan en står ikke på noget rutekort
problem-same-as = må ikke være det samme som { $other }
problem-needs-double = forbinder de samme to steder som et andet spor: Begge skal have den samme ”double”
problem-double-tracks = dobbeltsporet ”{ $word }” har { $found } spor, ikke 2
problem-double-places = sporene i dobbeltsporet ”{ $word }” forbinder forskellige steder
problem-double-lengths = sporene i dobbeltsporet ”{ $word }” er ikke lige lange
problem-dead-end = er en endestation: Alle dens spor skal komme fra ét og samme sted
problem-no-such-end = intet sted står på rutekort som ”{ $word }”
problem-ticket-twice = har de samme to ender som et andet rutekort

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Ticket to Ride: The Heart of Africa
edition-default-note = Brættet er skrevet af fra én offentlig kilde (A), og længderne er kontrolleret mod dens koordinater. Alle 48 rutekort er en rekonstruktion: Den trykte bunke blev ikke fundet i nogen kilde. Enderne er steder på brættet, som vi har valgt, fordelt lige så ujævnt som i trykte bunker til andre af seriens landkort, og hvert rutekort er lige så mange point værd, som den korteste vej mellem dets ender har felter. Det er ikke de udgivne rutekort; om dem ved man kun, at der er 48, og at et er 22 point værd. Længden fra Bloemfontein til Cape Town er også rekonstrueret. Den, der ejer det trykte spil, kan skrive dets værdier ind i sin egen udgave.
source-a = hele brættet skrevet af (knudepunkter, koordinater, spor, længder, farver, dobbeltspor, færger); ingen rutekort
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), regelhæfte
source-r = kortbunken, uddelingen, terrænkort, fordobling, rutekort, Madagaskar og landene, Globetrotter; franske regler: Ingen har begge spor i et dobbeltspor
source-b1 = forbindelsespunkterne i det indre er ”mellemstationer” uden navn
source-b2 = lande som mål: kun Nigeria, Tchad og Sudan, på den nordlige kant
source-b3 = kæden over Madagaskar forbinder Sydafrika og Mozambique uden farvekrav; kun dér er der færger; tabel over, hvor mange kort der deles ud og trækkes
source-b4 = linjen på Madagaskar er en strækning med to spor
source-b5 = en enkelt strækning gav 30 point (6 felter fordoblet); der findes et rutekort til 22 point; der findes strækninger på ét felt
source-b6 = farveområder (ørken i syd, jungle i midten, bjerge i øst); der findes strækninger med længde 5 og 6
source-b7 = færger findes, ingen tunneler, Globetrotter i stedet for længste rute
source-b8 = reglerne i grundspillet, som dette landkort bygger på
source-ours-ref = dette projekt
source-ours = id’er, navne på unavngivne steder, hvilken side af et land eller en ø et sted ligger på, byernes navne i dag
source-stations = vores navne på mellemstationerne, som er navnløse på det trykte bræt: Hver er opkaldt efter en virkelig by, flod eller sø i nærheden
source-reconstruction-ref = dette projekt
source-reconstruction = hvad ingen kilde oplyser: et omhyggeligt gæt, som aldrig må forveksles med den udgivne værdi

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-cards = Togvognskort
printed-count = Antal
printed-terrains = Terrænkort
printed-colours = Strækningernes farver
printed-lengths = Strækningernes længder
printed-length = Længde
printed-points = Point
printed-terrain = Terrænkort til fordobling
printed-numbers = Andre tal
printed-trains = Togvogne pr. spiller
printed-cards-dealt = Togvognskort ved start
printed-terrains-dealt = Terrænkort ved start
printed-tickets-dealt = Rutekort ved start
printed-first-tickets-kept = Rutekort at beholde ved start, mindst
printed-tickets-drawn = Rutekort, der trækkes
printed-tickets-kept = Trukne rutekort at beholde, mindst
printed-cards-face-up = Synlige togvognskort
printed-terrains-face-up = Synlige terrænkort
printed-locomotives-face-up = Synlige lokomotiver, der rydder rækken
printed-last-trains = Togvogne tilbage, der starter sidste runde
printed-globetrotter = Globetrotter-bonus
printed-places = Steder
printed-name = Navn
printed-kind = Slags
printed-city = By
printed-way-station = Mellemstation
printed-country = Land
printed-island = Ø
printed-today = Navn i dag
printed-end = Ord på rutekort
printed-tracks = Strækninger
printed-from-place = Fra
printed-to-place = Til
printed-colour = Farve
printed-double = Dobbeltspor
printed-ferries = Nødvendige lokomotiver
printed-note = Bemærkning
printed-tickets = Rutekort
printed-from-end = Fra
printed-to-end = Til
printed-value = Værdi
printed-map = Placering på brættet
printed-place = Sted
printed-x = Fra venstre, %
printed-y = Oppefra, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = det er din tur
feature-seat-moves-later = det er din tur om { $value ->
    [one] { $value } tur
   *[other] { $value } ture
}
feature-seat-points = dine strækninger har givet { $value } point
feature-seat-done-points = dine fuldførte rutekort giver { $value } point
feature-seat-done-tickets = du har fuldført { $value } rutekort
feature-seat-trains = du har { $value ->
    [one] { $value } togvogn
   *[other] { $value } togvogne
} tilbage
feature-seat-hand = du har { $value } togvognskort på hånden
feature-seat-locomotives = du har { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
} på hånden
feature-seat-most-of-a-colour = du har { $value } kort i din bedste farve
feature-seat-second-most-of-a-colour = du har { $value } kort i din næstbedste farve
feature-seat-terrain-cards = du har { $value } terrænkort
feature-seat-terrains-led = du fører i { $value ->
    [one] { $value } terræn
   *[other] { $value } terræner
}
feature-seat-planned-points = de rutekort, du stadig kan fuldføre, giver { $value } point
feature-seat-failed-points = de rutekort, du måske ikke når, koster { $value } point
feature-seat-planned-tickets = du kan stadig fuldføre { $value } rutekort
feature-seat-plan-turns = dine rutekort kræver stadig { $value ->
    [one] { $value } tur
   *[other] { $value } ture
}
feature-seat-plan-spaces = dine rutekort kræver stadig { $value ->
    [one] { $value } togvogn
   *[other] { $value } togvogne
}
feature-seat-plan-tracks = dine rutekort kræver stadig { $value ->
    [one] { $value } strækning
   *[other] { $value } strækninger
}
feature-seat-plan-track-points = strækningerne til dine rutekort giver { $value } point
feature-seat-plan-lacks = til dine rutekort mangler du { $value } togvognskort
feature-seat-plan-lacks-locomotives = til færger mangler du { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
}
feature-seat-plan-payable = dine kort kan betale for { $value ->
    [one] { $value } strækning
   *[other] { $value } strækninger
} til dine rutekort
feature-seat-plan-payable-points = de strækninger til dine rutekort, som dine kort kan betale for, giver { $value } point
feature-seat-plan-doubling = terrænkort kan fordoble { $value } point på strækningerne til dine rutekort
feature-seat-plan-doubling-payable = terrænkort kan straks fordoble { $value } point
feature-seat-plan-danger = andre bygger ved siden af { $value ->
    [one] { $value } strækning
   *[other] { $value } strækninger
}, som dine rutekort kræver
feature-seat-cards-to-spare = du har { $value } togvognskort, som dine rutekort ikke kræver
feature-seat-locomotives-to-spare = du har { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
}, som dine rutekort ikke kræver
feature-seat-spare-trains = du har { $value ->
    [one] { $value } togvogn
   *[other] { $value } togvogne
} til overs efter dine rutekort
feature-seat-best-claim = den bedste strækning lige nu giver { $value } point
feature-seat-best-claim-doubled = den bedste strækning lige nu, fordoblet hvis muligt, giver { $value } point
feature-seat-turns-left = du kan regne med { $value ->
    [one] { $value } tur
   *[other] { $value } ture
} inden slutningen
feature-seat-plan-against-time = dine rutekort kræver { $value } gange den tid, der er tilbage
feature-seat-fewest-trains-of-others = en anden spiller har kun { $value ->
    [one] { $value } togvogn
   *[other] { $value } togvogne
} tilbage
feature-seat-fewest-trains = den spiller, der har færrest togvogne, har { $value ->
    [one] { $value } togvogn
   *[other] { $value } togvogne
} tilbage
feature-seat-biggest-hand-of-others = en anden spiller har { $value } togvognskort på hånden
feature-seat-last-round = de sidste ture er begyndt
feature-seat-last-turns = der er { $value ->
    [one] { $value } tur
   *[other] { $value } ture
} til slutningen
feature-seat-plan-danger-points = rutekort til { $value } point afhænger af strækninger, hvor andre bygger
feature-seat-plan-terrain-lacks = for at fordoble alle strækninger til dine rutekort mangler du { $value } terrænkort
feature-seat-plan-doubling-begun = dine terrænkort bidrager til at fordoble { $value } point
feature-seat-open-cards-useful = blandt de synlige kort er der { $value } togvognskort, som dine rutekort kræver
feature-seat-open-locomotives = blandt de synlige kort er der { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
}
feature-seat-open-terrains-useful = blandt de synlige kort er der { $value } terrænkort, som dine rutekort kræver

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = afviger { $value } point fra det første skøn
feature-option-face-up-card = tager et synligt togvognskort
feature-option-hidden-card = trækker fra bunken
feature-option-locomotive = tager et lokomotiv
feature-option-terrain-card = tager et terrænkort
feature-option-draw-tickets = trækker rutekort
feature-option-claim = indsætter tog på en strækning
feature-option-pay = betaler for strækningen
feature-option-double = fordobler strækningen
feature-option-keep = beholder { $value } rutekort
feature-option-kept-points = de rutekort, du beholder, giver { $value } point
feature-option-kept-complete = { $value } rutekort er allerede fuldført
feature-option-card-worth = kortet er { $value } point værd
feature-option-held-alike = du har allerede { $value } kort af denne slags
feature-option-lacked = du mangler { $value } kort i denne farve til dine rutekort
feature-option-track-points = strækningen giver { $value } point
feature-option-track-length = bruger { $value ->
    [one] { $value } togvogn
   *[other] { $value } togvogne
}
feature-option-planned = et af dine rutekort kræver strækningen
feature-option-ticket-points = rutekort til { $value } point afhænger af strækningen
feature-option-contested = andre bygger ved { $value ->
    [one] { $value } ende
   *[other] { $value } ender
} af strækningen
feature-option-trains-after = så har du { $value ->
    [one] { $value } togvogn
   *[other] { $value } togvogne
} tilbage
feature-option-cards-paid = betaler { $value ->
    [one] { $value } farvet kort
   *[other] { $value } farvede kort
}
feature-option-locomotives-paid = betaler { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
}
feature-option-price = kortene, der betales med, ville være { $value } point værd andre steder
feature-option-doubling = en fordobling nu giver { $value } point mere
feature-option-terrains-paid = spiller { $value } terrænkort

# First lessons: what the coach says.

lesson-tickets = Et rutekort giver sine point, hvis dine egne strækninger forbinder dets to steder, ellers koster det lige så mange. Du skal beholde mindst to. Disse fire følger de samme strækninger: Behold alle fire.
lesson-draw = Du betaler for en strækning med kort i dens farve. I en tur kan du tage to kort: Træk det første fra bunken.
lesson-second = Nu det andet kort. Det må være et synligt kort eller et fra bunken. Træk fra bunken igen.
lesson-terrain = Med terrænkort kan en strækning tælle dobbelt. De ligger synligt foran dig, og det gælder om at have flest. Tag et ørkenkort.
lesson-locomotive = Et lokomotiv gælder som en valgfri farve. Tager du et synligt, er det hele din tur, men det er det værd. Tag det.
lesson-claim = Du har samlet kort et stykke tid, og din hånd er fuld af lilla kort. Indsæt tog på strækningen fra Léopoldville til Kamina: fem felter.
lesson-pay = Betal med fem lilla kort, og gem dine lokomotiver til senere.
lesson-double = Strækningen går gennem junglen, og ingen har flere junglekort end dig. Fem felter kræver to terrænkort; et lokomotiv kan erstatte det ene. Fordobl strækningen: 10 point bliver til 20.
lesson-more-tickets = Dit net vokser, og nye rutekort passer måske til det. Brug denne tur på at trække fire rutekort.
lesson-keep = Du skal beholde mindst ét. Behold de to, der fører til steder, du alligevel når: Bloemfontein og Madagaskar.
lesson-wild = Man kan også betale for en strækning med lokomotiver alene. Indsæt tog på strækningen fra Zomba til Moçambique, før en anden gør det.
lesson-connect = Der mangler én strækning mellem Moçambique og Nigeria. Indsæt tog på den fra Namwala til Salisbury, så er dit rutekort til 20 point fuldført.
lesson-double-track = Nogle strækninger er dobbeltspor, men med to eller tre spillere bruges kun det ene af de to spor. Indsæt tog på strækningen fra Cabinda til Léopoldville; den hører til dit næste rutekort.
lesson-ferry = Man når Madagaskar med færge. Indsæt tog på strækningen fra Moçambique til den nordlige del af øen.
lesson-ferry-pay = En færge kræver mindst ét lokomotiv blandt de kort, der betaler for den. Betal to gule kort og et lokomotiv.
lesson-last-trains = Den, der har to togvogne eller færre efter sin tur, udløser den sidste runde. Dine rutekort er næsten fuldført, så få partiet afsluttet: Indsæt tog på strækningen fra Léopoldville til Lomami.
lesson-last-turn = Alle har én tur mere. Bagefter er kortene intet værd, så brug dem: Indsæt tog på strækningen fra Bulawayo til Pretoria.
lesson-last-double = Terrænkort er heller ikke noget værd bagefter. Fordobl også denne strækning.
lesson-end = Rutekortene afgør dette spil: Dem, du har fuldført, giver point, de andre koster point, og den, der har fuldført flest, får 10 ekstra. Nu kan du det hele: samle, indsætte tog, fordoble og vælge rutekort, der deler strækninger.
