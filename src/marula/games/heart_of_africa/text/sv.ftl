# The Heart of Africa, in English.

game-title = Ticket to Ride: Afrikas hjärta
game-summary = Bygg järnvägar genom centrala och södra Afrika. Samla tågkort, muta in sträckor och förbind de båda platserna på dina biljetter; led i en terräng för att få dubbla poäng för en sträcka. Kartan har namnen från imperiernas tid, givna av dem som ritade den och inte av dem som bodde där; dagens namn står bredvid. De 48 biljetterna är en rekonstruktion och inte de utgivna.
game-teaser = Samla kort, bygg järnvägar och klara av dina biljetter. Led i en terräng, så räknas din sträcka dubbelt.

# --- What is asked

phase-first-tickets = Behåll minst två av dina biljetter.
phase-turn = Dra kort, muta in en sträcka eller dra biljetter.
phase-second-card = Ta ditt andra kort.
phase-payment = Välj hur du betalar för sträckan.
phase-doubling = Dubbla sträckans poäng eller ta enkla poäng.
phase-tickets = Behåll minst en av biljetterna du drog.
phase-over = Partiet är slut.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Behåll biljett { $places }
   *[other] Behåll biljetterna { $places }
}
action-take-train = { $card_id ->
    [locomotive] Ta det uppåtvända lokomotivet
   *[other] Ta ett uppåtvänt { $card_neuter } kort
}
action-draw-train = Dra ett tågkort från leken
action-take-terrain = Ta ett uppåtvänt { $terrain_card }
action-draw-terrain = Dra ett terrängkort från leken
action-draw-tickets = Dra biljetter
action-claim-route = Muta in { $track }: { $track_colour }, { $track_length ->
    [one] en ruta
   *[other] { $track_length } rutor
}
action-pay = { $cards ->
    [0] Betala { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiv
    }
    [one] Betala ett { $card_neuter } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }och ett lokomotiv
       *[other] { " " }och { $locomotives } lokomotiv
    }
   *[other] Betala { $cards } { $card_plural } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }och ett lokomotiv
       *[other] { " " }och { $locomotives } lokomotiv
    }
}
action-double-route = { $cards ->
    [0] Dubbla med { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiv
    }
    [one] Dubbla med ett terrängkort{ $locomotives ->
        [0] { "" }
        [one] { " " }och ett lokomotiv
       *[other] { " " }och { $locomotives } lokomotiv
    }
   *[other] Dubbla med { $cards } terrängkort{ $locomotives ->
        [0] { "" }
        [one] { " " }och ett lokomotiv
       *[other] { " " }och { $locomotives } lokomotiv
    }
}
action-score-once = Ta enkla poäng
action-pass = Passa

# --- The report

event-hand-dealt = Starthand: { $cards_count ->
    [0] inga kort
   *[other] { $cards_neuter }
}.
event-terrain-dealt = { $terrains_count ->
    [0] { $seat } får inga terrängkort.
    [one] { $seat } får ett uppåtvänt terrängkort: { $terrains_card }.
   *[other] { $seat } får uppåtvända terrängkort: { $terrains_card }.
}
event-tickets-offered = Biljetter att välja mellan: { $tickets }.
event-tickets-drawn = { $seat } drar { $number ->
    [one] den sista biljetten.
   *[other] { $number } biljetter.
}
event-tickets-kept = { $seat } behåller { $kept ->
    [one] en biljett
   *[other] { $kept } biljetter
}{ $returned ->
    [0] .
    [one] { " " }och lägger tillbaka en underst i leken.
   *[other] { " " }och lägger tillbaka { $returned } underst i leken.
}
event-tickets-chosen = Behåller: { $kept }. Lägger tillbaka: { $returned_count ->
    [0] inga
   *[other] { $returned }
}.
event-ticket-completed = Avklarad biljett: { $ticket }.
event-train-taken = { $seat } tar { $card_id ->
    [locomotive] det uppåtvända lokomotivet.
   *[other] ett uppåtvänt { $card_neuter } kort.
}
event-train-drawn = { $seat } drar ett tågkort från leken.
event-train-seen = { $card_id ->
    [locomotive] Det är ett lokomotiv.
   *[other] Det är ett { $card_neuter } kort.
}
event-terrain-taken = { $seat } tar ett uppåtvänt { $terrain_card }.
event-terrain-drawn = { $seat } drar ett { $terrain_card } från leken.
event-trains-turned-up = { $cards_count ->
    [one] Nytt uppåtvänt tågkort
   *[other] Nya uppåtvända tågkort
}: { $cards_neuter }.
event-terrains-turned-up = { $terrains_count ->
    [one] Nytt uppåtvänt terrängkort
   *[other] Nya uppåtvända terrängkort
}: { $terrains_card }.
event-row-swept = { $locomotives } lokomotiv ligger uppåtvända: Alla uppåtvända tågkort kastas.
event-trains-shuffled = Tågkortsleken är slut: { $number ->
    [one] Det enda kastade kortet blir den nya leken.
   *[other] De { $number } kastade korten blandas till en ny lek.
}
event-terrains-shuffled = Terrängkortsleken är slut: { $number ->
    [one] Det enda kastade kortet blir den nya leken.
   *[other] De { $number } kastade korten blandas till en ny lek.
}
event-route-claimed = { $seat } mutar in sträckan { $track } med { $cards ->
    [0] { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiv
    }
    [one] ett { $card_neuter } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }och ett lokomotiv
       *[other] { " " }och { $locomotives } lokomotiv
    }
   *[other] { $cards } { $card_plural } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }och ett lokomotiv
       *[other] { " " }och { $locomotives } lokomotiv
    }
} för { $points } poäng.
event-route-doubled = { $seat } leder i terrängen { $terrain } och dubblar sträckan med { $cards ->
    [0] { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiv
    }
   *[other] { $cards ->
        [one] ett terrängkort
       *[other] { $cards } terrängkort
    }{ $locomotives ->
        [0] { "" }
        [one] { " " }och ett lokomotiv
       *[other] { " " }och { $locomotives } lokomotiv
    }
}: { $points } poäng till.
event-passed = { $seat } kan inte göra något och passar.
event-last-round-begun = { $seat } har { $trains ->
    [0] inga tåg
    [one] ett tåg
   *[other] { $trains } tåg
} kvar: Alla får en sista tur.
event-everyone-passed = Ingen kan göra något mer.
event-tickets-shown = { $seat } visar sina biljetter. Avklarade: { $completed_count ->
    [0] inga
   *[other] { $completed }
}. Inte avklarade: { $failed_count ->
    [0] inga
   *[other] { $failed }
}.
event-match-ended = Partiet är slut.

# --- Why not

refusal-ha-5-first = Välj först minst { $least } av dina { $offered } biljetter att behålla
refusal-ha-5-few = Behåll minst { $least } av dina { $offered } biljetter
refusal-ha-5-absent = { $offered ->
    [one] Det finns bara en biljett att välja
   *[other] Du kan bara välja mellan { $offered } biljetter
}
refusal-ha-7 = På din tur gör du en av tre saker: drar kort, mutar in en sträcka eller drar biljetter
refusal-ha-8-second = Ta eller dra först ditt andra kort
refusal-ha-8-train = { $card_id ->
    [locomotive] Det finns inget uppåtvänt lokomotiv
   *[other] Det finns inget uppåtvänt { $card_neuter } kort
}
refusal-ha-8-terrain = Det finns inget uppåtvänt { $terrain_card }
refusal-ha-9 = Ett uppåtvänt lokomotiv måste vara det första kortet du tar, och då tar du inget kort till
refusal-ha-12-trains = Det finns inga tågkort kvar att dra, inte ens i kasthögen
refusal-ha-12-terrains = Det finns inga terrängkort kvar att dra, inte ens i kasthögen
refusal-ha-13-taken = { $seat } har redan mutat in { $track }
refusal-ha-13-pay = Betala nu för { $track }: { $colour_id ->
    [grey] { $length ->
        [one] ett kort i valfri färg
       *[other] { $length } kort i en och samma färg
    }
   *[other] { $length ->
        [one] ett { $colour_neuter } kort
       *[other] { $length } { $colour_plural } kort
    }
}, med lokomotiv som jokrar
refusal-ha-15-own = Du kan inte muta in { $track }: Du har redan det andra spåret på dubbelsträckan
refusal-ha-15-closed = Du kan inte muta in { $track }: Med två eller tre spelare används bara ett spår på en dubbelsträcka
refusal-ha-16 = Bestäm nu om du ska dubbla { $track } med { $terrain_card } eller ta enkla poäng
refusal-ha-17 = För att dubbla { $track } behöver du exakt { $needed } { $terrain_card }, lokomotiv inräknade; du har { $held ->
    [0] inget sådant kort
    [one] ett sådant kort
   *[other] { $held } sådana kort
} och { $left ->
    [0] inget lokomotiv
    [one] ett lokomotiv
   *[other] { $left } lokomotiv
}
refusal-ha-18 = En annan spelare har { $most } { $terrain_card }; du skulle ha färre
refusal-ha-19 = Du har { $left ->
    [0] inga lokomotiv
    [one] bara ett lokomotiv
   *[other] bara { $left } lokomotiv
} kvar att använda som { $terrain_card }
refusal-ha-20 = Du kan inte spela fler kort och lokomotiv än du behöver för att betala och ha lika många som den som har flest
refusal-ha-22-trains = Du behöver { $length } tåg för att muta in { $track }; du har { $trains }
refusal-ha-22-cards = För att muta in { $track } behöver du { $colour_id ->
    [grey] { $length ->
        [one] ett kort i valfri färg
       *[other] { $length } kort i en och samma färg
    }
   *[other] { $length ->
        [one] ett { $colour_neuter } kort
       *[other] { $length } { $colour_plural } kort
    }
}; du har { $cards ->
    [0] inget sådant
   *[other] { $colour_id ->
        [grey] högst { $cards } i samma färg
       *[other] { $cards } sådana
    }
} och { $locomotives ->
    [0] inget lokomotiv
    [one] ett lokomotiv
   *[other] { $locomotives } lokomotiv
}
refusal-ha-22-held = De korten har du inte
refusal-ha-23-choose = { $offered ->
    [one] Behåll först biljetten du drog
   *[other] Välj först minst { $least } av de { $offered } biljetterna att behålla
}
refusal-ha-23-few = { $offered ->
    [one] Behåll biljetten du drog
   *[other] Behåll minst { $least } av de { $offered } biljetterna
}
refusal-ha-23-absent = { $offered ->
    [one] Det finns bara en biljett att välja
   *[other] Du kan bara välja mellan { $offered } biljetter
}
refusal-ha-23-empty = Det finns inga biljetter kvar att dra
refusal-ha-32 = { $track } är en färja: Minst { $ferries ->
    [one] ett av korten måste vara ett lokomotiv
   *[other] { $ferries } av korten måste vara lokomotiv
}, men det finns { $locomotives ->
    [0] inget
    [one] bara ett
   *[other] bara { $locomotives }
}
refusal-ha-34 = Du får inte passa så länge du kan göra något

# --- The score sheet

line-routes = { $number ->
    [one] En sträcka
   *[other] { $number } sträckor
} med { $trains } tåg
line-doubled-routes = { $number ->
    [one] En sträcka dubblad
   *[other] { $number } sträckor dubblade
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] en ruta saknas
   *[other] { $missing } rutor saknas
}
line-ticket-cut-off = { $ticket }: blockerad, ingen väg kvar
line-globetrotter = Globetrotter: { $completed ->
    [one] en avklarad biljett
   *[other] { $completed } avklarade biljetter
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to } (spår 1)
    [2] { $place_from } – { $place_to } (spår 2)
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = gul
    .neuter = gult
    .plural = gula
card-orange = orange
    .neuter = orange
    .plural = orange
card-red = röd
    .neuter = rött
    .plural = röda
card-purple = lila
    .neuter = lila
    .plural = lila
card-blue = blå
    .neuter = blått
    .plural = blå
card-green = grön
    .neuter = grönt
    .plural = gröna
card-white = vit
    .neuter = vitt
    .plural = vita
card-black = svart
    .neuter = svart
    .plural = svarta
card-locomotive = lokomotiv
    .neuter = lokomotiv
    .plural = lokomotiv

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = G
letter-orange = O
letter-red = R
letter-purple = L
letter-blue = B
letter-green = N
letter-white = V
letter-black = S

colour-yellow = gul
    .neuter = gult
    .plural = gula
colour-orange = orange
    .neuter = orange
    .plural = orange
colour-red = röd
    .neuter = rött
    .plural = röda
colour-purple = lila
    .neuter = lila
    .plural = lila
colour-blue = blå
    .neuter = blått
    .plural = blå
colour-green = grön
    .neuter = grönt
    .plural = gröna
colour-white = vit
    .neuter = vitt
    .plural = vita
colour-black = svart
    .neuter = svart
    .plural = svarta
colour-grey = valfri färg
    .neuter = valfritt
    .plural = enfärgade

terrain-desert = öken
    .card = ökenkort
terrain-jungle = djungel
    .card = djungelkort
terrain-mountain = berg
    .card = bergskort

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
place-mocambique = Moçambique (Moçambiqueön)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhoek
place-walvis-bay = Walvis Bay
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Kapstaden
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
place-nigeria-n = Nigeria (inland)
place-tchad-n = Tchad (norr)
place-tchad-s = Tchad (söder)
place-sudan-w = Sudan (väster)
place-sudan-e = Sudan (öster)
place-madagascar-n = Madagaskar (norr)
place-madagascar-s = Madagaskar (söder)

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

face-map = Karta över centrala och södra Afrika
face-track-free = { $track }: { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , färja med ett lokomotiv
   *[other] , färja med { $ferries } lokomotiv
}
face-track-owned = { $track }: inmutad av { $owner } med { $length ->
    [one] ett tåg
   *[other] { $length } tåg
}
face-train-row = Uppåtvända tågkort
face-terrain-row = Uppåtvända terrängkort
face-train-deck = Tågkort
face-no-card = Inget kort här
face-terrain-deck = Terräng
face-ticket-deck = Biljetter
face-hand = Dina kort
face-no-cards = Inga kort på handen
face-about-train = Betalar för en ruta på en { $card } eller grå sträcka. Kortets terräng: { $terrain }.
face-about-locomotive = Betalar för en ruta på vilken sträcka som helst. Det kan också gälla som ett terrängkort. Tar du ett uppåtvänt får du inte ta något annat kort den turen.
face-about-terrain = Dubblar poängen för en sträcka ({ $colours }) om du leder i terrängen { $terrain }.
face-about-train-deck = Dra ett dolt tågkort från leken. Du tar två kort på din tur.
face-about-terrain-deck = Dra ett dolt terrängkort från leken.
face-about-ticket-deck = Dra nya biljetter att välja mellan. Du får poängen för varje biljett du klarar av och förlorar poängen för dem du inte klarar av.
face-tickets = Dina biljetter
face-drawer = { $number ->
    [one] Din biljett och teckenförklaringen
   *[other] Dina { $number } biljetter och teckenförklaringen
}
face-offer = Biljetter att välja mellan
face-keep = { $number ->
    [0] Välj biljetter att behålla
    [one] Behåll den här biljetten
   *[other] Behåll de här { $number } biljetterna
}
face-about-ticket = { $points ->
    [one] Du får en poäng om du förbinder de två platserna, annars förlorar du en.
   *[other] Du får { $points } poäng om du förbinder de två platserna, annars förlorar du { $points }.
} Nu: { $status }.
face-connected = avklarad
face-open = inte avklarad än
face-key = Färger, terräng och poäng
face-spaces = Rutor
face-points = Poäng
face-to-double = Terrängkort för att dubbla
face-reconstructed = Biljetterna är en rekonstruktion och inte de utgivna. Peka på en plats för att se dess namn i dag.
face-last-turns = Sista turerna
face-price = { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, { $points } poäng; att dubbla kostar { $terrains } { $terrain_card }
face-brings = = { $points } poäng
face-points-of = { $number ->
    [one] en poäng
   *[other] { $number } poäng
}
face-trains-of = { $number ->
    [one] ett tåg kvar
   *[other] { $number } tåg kvar
}
face-cards-of = { $number ->
    [one] ett tågkort
   *[other] { $number } tågkort
}
face-tickets-of = { $number ->
    [one] en biljett
   *[other] { $number } biljetter
}
face-terrain-of = { $number } { $terrain_card }
face-terrain-leads = { $number } { $terrain_card }: Ingen har fler

kind-take-train = Ta ett tågkort
kind-take-terrain = Ta ett terrängkort
kind-claim-route = Muta in en sträcka
kind-keep-tickets = Behåll biljetter
kind-pay = Betala
kind-double-route = Dubbla

guide-map = Kartan. Varje sträcka har så många rutor som du behöver kort. Färgen och bokstaven visar vilka kort som betalar för den. Sträckor du kan muta in nu har en gyllene kant: Klicka på en.
guide-market = Kort att ta: tågkort i åtta färger, lokomotiv som gäller som valfri färg, och terrängkort. Leder du i en terräng kan du få dubbla poäng för en sträcka i den terrängen.
guide-tickets = Dina biljetter. Förbind de båda platserna på var och en. Peka på en biljett för att se den på kartan. Nedanför står vad allt är värt.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = fler avklarade biljetter, { $more } mot { $less }
lines-routes = Sträckor
lines-doubled-routes = Dubblade sträckor
lines-ticket-completed = Avklarade biljetter
lines-ticket-unfinished = Ej avklarade biljetter
lines-ticket-cut-off = Blockerade biljetter
lines-globetrotter = Globetrotter

# --- The board as text

field-last-turns = Sista turer kvar
field-track = Sträcka som mutas in
field-pay-card = Betalat med
field-pay-cards = Betalade kort
field-pay-locomotives = Betalade lokomotiv
field-train-row = Uppåtvända tågkort
field-train-deck-size = Tågkort i leken
field-train-discards = Tågkort i kasthögen
field-terrain-row = Uppåtvända terrängkort
field-terrain-deck = Terrängkort i leken
field-terrain-discards = Terrängkort i kasthögen
field-hands = Tågkort
field-hand-sizes = Tågkort på handen
field-terrains = Terrängkort
field-trains = Tåg kvar
field-points = Poäng hittills
field-owners = Inmutade sträckor
field-doubled = Dubblade sträckor
field-offered = Biljetter att välja mellan
field-kept = Behållna biljetter
field-kept-sizes = Antal biljetter
field-ticket-pile-size = Biljetter i leken

# --- What is wrong with an edition file

problem-locomotive-last = den sista korttypen måste vara lokomotivet
problem-grey-card = grått är inget kort: En grå sträcka kan betalas med valfri färg
problem-one-terrain = ”{ $word }” måste höra till exakt en terräng, inte { $found }
problem-no-route-colour = ”{ $word }” är ingen sträckfärg
problem-lengths = måste vara 1, 2, 3 och så vidare, varje tal en gång
problem-few-trains = måste vara mer än last_trains, annars skulle den första turen inleda den sista rundan
problem-more-than = får inte vara mer än { $other }
problem-few-cards = för få för fem spelare: { $number } delas ut eller vänds upp
problem-few-tickets = för få för fem spelare som får { $number } var
problem-no-end = saknas: Bara mellanstationer får saknas på biljetterna
problem-way-station-end = är en mellanstation, och sådana står inte på någon biljett
problem-same-as = får inte vara samma som { $other }
problem-needs-double = förbinder samma två platser som ett annat spår: Båda måste ha samma ”double”
problem-double-tracks = dubbelsträckan ”{ $word }” har { $found } spår, inte 2
problem-double-places = spåren i dubbelsträckan ”{ $word }” förbinder olika platser
problem-double-lengths = spåren i dubbelsträckan ”{ $word }” är inte lika långa
problem-dead-end = är en återvändsgränd: Alla dess spår måste komma från en och samma plats
problem-no-such-end = ingen plats har biljettordet ”{ $word }”
problem-ticket-twice = har samma två ändar som en annan biljett

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Ticket to Ride: Afrikas hjärta
edition-default-note = Spelplanen är avskriven från en offentlig källa (A), och längderna är kontrollerade mot dess koordinater. Alla 48 biljetter är en rekonstruktion: Den tryckta leken hittades inte i någon källa. Ändarna är platser på spelplanen som vi har valt, lika ojämnt fördelade som i tryckta lekar till andra kartor, och varje biljett är värd längden på den kortaste vägen mellan ändarna. De är inte de utgivna biljetterna; om dem vet man bara att de är 48 och att en är värd 22 poäng. Längden från Bloemfontein till Kapstaden är också rekonstruerad. Den som äger det tryckta spelet kan skriva in dess värden i en egen utgåva.
source-a = hela spelplanen avskriven (knutpunkter, koordinater, spår, längder, färger, dubbelsträckor, färjor); inga biljetter
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), regelhäfte
source-r = kortleken, kort vid start, terrängkort, dubbling, biljetter, Madagaskar och länderna, Globetrotter; franska regler: Ingen har båda spåren i en dubbelsträcka
source-b1 = förbindelsepunkterna i inlandet är ”mellanstationer” utan namn
source-b2 = länder som mål: bara Nigeria, Tchad och Sudan, på den norra kanten
source-b3 = kedjan över Madagaskar förbinder Sydafrika och Moçambique utan färgkrav; bara där finns färjor; tabell över hur många kort som delas ut och dras
source-b4 = linjen på Madagaskar är en sträcka med två spår
source-b5 = en enda sträcka gav 30 (6 rutor dubblade); det finns en biljett på 22 poäng; det finns sträckor på en ruta
source-b6 = färgområden (öken i söder, djungel i mitten, berg i öster); det finns sträckor med längd 5 och 6
source-b7 = färjor finns, inga tunnlar, Globetrotter i stället för längsta sammanhängande sträcka
source-b8 = reglerna i grundspelet, som den här kartan bygger på
source-ours-ref = det här projektet
source-ours = id:n, namn på namnlösa platser, vilken sida av ett land eller en ö en plats ligger på, städernas namn i dag
source-stations = våra namn på mellanstationerna, som saknar namn på den tryckta spelplanen: Vart och ett är en verklig stad, flod eller sjö i närheten
source-reconstruction-ref = det här projektet
source-reconstruction = det som ingen källa ger: en noggrann gissning, som aldrig får tas för det utgivna värdet

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-cards = Tågkort
printed-count = Antal
printed-terrains = Terrängkort
printed-colours = Sträckornas färger
printed-lengths = Sträckornas längder
printed-length = Längd
printed-points = Poäng
printed-terrain = Terrängkort för att dubbla
printed-numbers = Andra tal
printed-trains = Tåg per spelare
printed-cards-dealt = Tågkort vid start
printed-terrains-dealt = Terrängkort vid start
printed-tickets-dealt = Biljetter vid start
printed-first-tickets-kept = Biljetter att behålla vid start, minst
printed-tickets-drawn = Biljetter som dras
printed-tickets-kept = Dragna biljetter att behålla, minst
printed-cards-face-up = Uppåtvända tågkort
printed-terrains-face-up = Uppåtvända terrängkort
printed-locomotives-face-up = Uppåtvända lokomotiv som rensar raden
printed-last-trains = Tåg kvar som inleder sista rundan
printed-globetrotter = Globetrotter-bonus
printed-places = Platser
printed-name = Namn
printed-kind = Typ
printed-city = Stad
printed-way-station = Mellanstation
printed-country = Land
printed-island = Ö
printed-today = Namn i dag
printed-end = Ord på biljetter
printed-tracks = Sträckor
printed-from-place = Från
printed-to-place = Till
printed-colour = Färg
printed-double = Dubbelsträcka
printed-ferries = Lokomotiv som krävs
printed-note = Anmärkning
printed-tickets = Biljetter
printed-from-end = Från
printed-to-end = Till
printed-value = Värde
printed-map = Lägen på spelplanen
printed-place = Plats
printed-x = Från vänster, %
printed-y = Uppifrån, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = det är din tur
feature-seat-moves-later = det är din tur om { $value ->
    [one] { $value } tur
   *[other] { $value } turer
}
feature-seat-points = dina sträckor har gett { $value } poäng
feature-seat-done-points = dina avklarade biljetter ger { $value } poäng
feature-seat-done-tickets = du har klarat av { $value ->
    [one] { $value } biljett
   *[other] { $value } biljetter
}
feature-seat-trains = du har { $value } tåg kvar
feature-seat-hand = du har { $value } tågkort på handen
feature-seat-locomotives = du har { $value } lokomotiv på handen
feature-seat-most-of-a-colour = du har { $value } kort i din bästa färg
feature-seat-second-most-of-a-colour = du har { $value } kort i din näst bästa färg
feature-seat-terrain-cards = du har { $value } terrängkort
feature-seat-terrains-led = du leder i { $value ->
    [one] { $value } terräng
   *[other] { $value } terränger
}
feature-seat-planned-points = biljetterna som du fortfarande kan klara av är värda { $value } poäng
feature-seat-failed-points = biljetterna som du kanske inte klarar av kostar { $value } poäng
feature-seat-planned-tickets = du kan fortfarande klara av { $value ->
    [one] { $value } biljett
   *[other] { $value } biljetter
}
feature-seat-plan-turns = dina biljetter kräver { $value ->
    [one] { $value } tur
   *[other] { $value } turer
} till
feature-seat-plan-spaces = dina biljetter kräver { $value } tåg till
feature-seat-plan-tracks = dina biljetter kräver { $value ->
    [one] { $value } sträcka
   *[other] { $value } sträckor
} till
feature-seat-plan-track-points = sträckorna för dina biljetter ger { $value } poäng
feature-seat-plan-lacks = du saknar { $value } tågkort till dina biljetter
feature-seat-plan-lacks-locomotives = du saknar { $value } lokomotiv till färjor
feature-seat-plan-payable = dina kort räcker till { $value } av sträckorna för dina biljetter
feature-seat-plan-payable-points = de sträckor för dina biljetter som dina kort räcker till ger { $value } poäng
feature-seat-plan-doubling = terrängkort kan dubbla { $value } poäng på sträckorna för dina biljetter
feature-seat-plan-doubling-payable = terrängkort kan genast dubbla { $value } poäng
feature-seat-plan-danger = andra bygger intill { $value ->
    [one] { $value } sträcka
   *[other] { $value } sträckor
} som dina biljetter kräver
feature-seat-cards-to-spare = du har { $value } tågkort som dina biljetter inte kräver
feature-seat-locomotives-to-spare = du har { $value } lokomotiv som dina biljetter inte kräver
feature-seat-spare-trains = du har { $value } tåg över efter dina biljetter
feature-seat-best-claim = den bästa inmutningen ger nu { $value } poäng
feature-seat-best-claim-doubled = den bästa inmutningen, dubblad om det går, ger nu { $value } poäng
feature-seat-turns-left = du kan räkna med { $value ->
    [one] { $value } tur
   *[other] { $value } turer
} fram till slutet
feature-seat-plan-against-time = dina biljetter kräver { $value } gånger den tid som är kvar
feature-seat-fewest-trains-of-others = en annan spelare har bara { $value } tåg kvar
feature-seat-fewest-trains = spelaren med minst antal tåg har { $value } kvar
feature-seat-biggest-hand-of-others = en annan spelare har { $value } tågkort på handen
feature-seat-last-round = de sista turerna har börjat
feature-seat-last-turns = det är { $value ->
    [one] { $value } tur
   *[other] { $value } turer
} kvar till slutet
feature-seat-plan-danger-points = biljetter på { $value } poäng hänger på sträckor där andra bygger
feature-seat-plan-terrain-lacks = du saknar { $value } terrängkort för att dubbla alla sträckor för dina biljetter
feature-seat-plan-doubling-begun = dina terrängkort bidrar till att dubbla { $value } poäng
feature-seat-open-cards-useful = { $value ->
    [one] { $value } uppåtvänt
   *[other] { $value } uppåtvända
} tågkort kan användas till dina biljetter
feature-seat-open-locomotives = { $value } lokomotiv ligger { $value ->
    [one] uppåtvänt
   *[other] uppåtvända
}
feature-seat-open-terrains-useful = { $value ->
    [one] { $value } uppåtvänt
   *[other] { $value } uppåtvända
} terrängkort kan användas till dina biljetter

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = avviker med { $value } poäng från den första gissningen
feature-option-face-up-card = tar ett uppåtvänt tågkort
feature-option-hidden-card = drar från leken
feature-option-locomotive = tar ett lokomotiv
feature-option-terrain-card = tar ett terrängkort
feature-option-draw-tickets = drar biljetter
feature-option-claim = mutar in en sträcka
feature-option-pay = betalar för sträckan
feature-option-double = dubblar sträckan
feature-option-keep = behåller { $value ->
    [one] { $value } biljett
   *[other] { $value } biljetter
}
feature-option-kept-points = biljetterna ger { $value } poäng
feature-option-kept-complete = { $value ->
    [one] { $value } biljett är redan avklarad
   *[other] { $value } biljetter är redan avklarade
}
feature-option-card-worth = kortet är värt { $value } poäng
feature-option-held-alike = du har redan { $value } kort av det här slaget
feature-option-lacked = du saknar { $value } kort i den här färgen till dina biljetter
feature-option-track-points = sträckan ger { $value } poäng
feature-option-track-length = kräver { $value } tåg
feature-option-planned = en av dina biljetter kräver sträckan
feature-option-ticket-points = biljetter på { $value } poäng hänger på sträckan
feature-option-contested = andra bygger vid { $value ->
    [one] { $value } ände
   *[other] { $value } ändar
} av sträckan
feature-option-trains-after = sedan har du { $value } tåg kvar
feature-option-cards-paid = kostar { $value ->
    [one] { $value } färgat kort
   *[other] { $value } färgade kort
}
feature-option-locomotives-paid = kostar { $value } lokomotiv
feature-option-price = korten som går åt vore värda { $value } poäng på annat håll
feature-option-doubling = att dubbla sträckan nu ger { $value } poäng till
feature-option-terrains-paid = spelar { $value } terrängkort

# First lessons: what the coach says.

lesson-tickets = En biljett ger sina poäng om dina egna sträckor förbinder dess två platser, annars kostar den lika många. Du måste behålla minst två. De här fyra ligger längs samma sträckor: Behåll alla fyra.
lesson-draw = En sträcka betalar du med kort i dess färg. På din tur kan du ta två kort: Dra det första från leken.
lesson-second = Nu det andra kortet. Det får vara uppåtvänt eller från leken. Dra från leken igen.
lesson-terrain = Med terrängkort kan en sträcka räknas dubbelt. De ligger öppet framför dig, och det gäller att ha flest. Ta ett ökenkort.
lesson-locomotive = Ett lokomotiv gäller som valfri färg. Tar du ett uppåtvänt är det hela din tur, men det är det värt. Ta det.
lesson-claim = Du har samlat ett tag, och din hand är full av lila kort. Muta in sträckan från Léopoldville till Kamina: fem rutor.
lesson-pay = Betala med fem lila kort och spara dina lokomotiv till senare.
lesson-double = Den här sträckan går genom djungel, och ingen har fler djungelkort än du. Fem rutor kräver två terrängkort; ett lokomotiv kan ersätta ett av dem. Dubbla sträckan: 10 poäng blir 20.
lesson-more-tickets = Ditt nät växer, och nya biljetter kan passa det. Använd den här turen till att dra fyra biljetter.
lesson-keep = Du måste behålla minst en. Behåll de två som leder till platser du ändå ska nå: Bloemfontein och Madagaskar.
lesson-wild = Man kan också betala en sträcka med bara lokomotiv. Muta in sträckan från Zomba till Moçambique innan någon annan gör det.
lesson-connect = En sträcka saknas mellan Moçambique och Nigeria. Muta in den från Namwala till Salisbury, så är din biljett på 20 poäng avklarad.
lesson-double-track = Vissa sträckor är dubbelsträckor med två spår, men med två eller tre spelare används bara ett av dem. Muta in sträckan Cabinda – Léopoldville för din nästa biljett.
lesson-ferry = Till Madagaskar kommer man med färja. Muta in sträckan från Moçambique till norra delen av ön.
lesson-ferry-pay = En färja kräver minst ett lokomotiv bland korten som betalar för den. Betala två gula kort och ett lokomotiv.
lesson-last-trains = Den som har högst två tåg kvar efter sin tur inleder den sista rundan. Dina biljetter är nästan klara, så skynda på slutet: Muta in sträckan från Léopoldville till Lomami.
lesson-last-turn = Alla har en tur till. Efteråt är korten inget värda, så använd dem: Muta in sträckan Bulawayo – Pretoria.
lesson-last-double = Terrängkort är inte heller något värda efteråt. Dubbla den här sträckan också.
lesson-end = Biljetterna avgör det här spelet: De som du har klarat av ger poäng, de andra kostar, och den som har klarat av flest får 10 till. Nu kan du allt: samla, muta in, dubbla och välja biljetter som delar sträckor.
