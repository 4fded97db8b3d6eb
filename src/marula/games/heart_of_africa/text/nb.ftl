# The Heart of Africa, in English.

game-title = Ticket to Ride: Hjertet av Afrika
game-summary = Bygg jernbaner gjennom det sentrale og sørlige Afrika. Samle vognkort, ta spor og forbind de to endene på billettene dine; leder du i et terreng, kan et spor telle dobbelt. Kartet har navnene fra imperienes tid, gitt av dem som tegnet det, og ikke av dem som bodde der; dagens navn står ved siden av. De 48 billettene er en rekonstruksjon og ikke de utgitte.
game-teaser = Samle kort, bygg jernbaner og fullfør billettene dine. Leder du i et terreng, teller sporet ditt dobbelt.

# --- What is asked

phase-first-tickets = Behold minst to av billettene dine.
phase-turn = Trekk kort, ta et spor eller trekk billetter.
phase-second-card = Ta det andre kortet ditt.
phase-payment = Velg hvordan du vil betale for sporet.
phase-doubling = Doble poengene for sporet, eller la være.
phase-tickets = Behold minst én av billettene du trakk.
phase-over = Partiet er slutt.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Behold billett { $places }
   *[other] Behold billettene { $places }
}
action-take-train = { $card_id ->
    [locomotive] Ta det synlige lokomotivet
   *[other] Ta et synlig { $card_neuter } kort
}
action-draw-train = Trekk et vognkort fra bunken
action-take-terrain = Ta et synlig { $terrain_card }
action-draw-terrain = Trekk et terrengkort fra bunken
action-draw-tickets = Trekk billetter
action-claim-route = Ta { $track_the }: { $track_colour }, { $track_length ->
    [one] én rute
   *[other] { $track_length } ruter
}
action-pay = { $cards ->
    [0] Betal { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] Betal ett { $card_neuter } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] Betal { $cards } { $card_plural } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}
action-double-route = { $cards ->
    [0] Doble med { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] Doble med ett terrengkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] Doble med { $cards } terrengkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}
action-score-once = Ikke doble
action-pass = Pass

# --- The report

event-hand-dealt = Starthånd: { $cards_count ->
    [0] ingen kort
   *[other] { $cards_neuter }
}.
event-terrain-dealt = { $seat } får { $terrains_count ->
    [one] et synlig terrengkort
   *[other] synlige terrengkort
}: { $terrains }.
event-tickets-offered = Billetter å velge mellom: { $tickets }.
event-tickets-drawn = { $seat } trekker { $number ->
    [one] den siste billetten.
   *[other] { $number } billetter.
}
event-tickets-kept = { $seat } beholder { $kept ->
    [one] én billett
   *[other] { $kept } billetter
}{ $returned ->
    [0] .
    [one] { " " }og legger én tilbake nederst i bunken.
   *[other] { " " }og legger { $returned } tilbake nederst i bunken.
}
event-tickets-chosen = Beholdt: { $kept }. Lagt tilbake: { $returned_count ->
    [0] ingen
   *[other] { $returned }
}.
event-ticket-completed = Billett fullført: { $ticket }.
event-train-taken = { $seat } tar { $card_id ->
    [locomotive] det synlige lokomotivet.
   *[other] et synlig { $card_neuter } kort.
}
event-train-drawn = { $seat } trekker et vognkort fra bunken.
event-train-seen = { $card_id ->
    [locomotive] Det er et lokomotiv.
   *[other] Det er et { $card_neuter } kort.
}
event-terrain-taken = { $seat } tar et synlig { $terrain_card }.
event-terrain-drawn = { $seat } trekker et { $terrain_card } fra bunken.
event-trains-turned-up = { $cards_count ->
    [one] Nytt synlig vognkort
   *[other] Nye synlige vognkort
}: { $cards_neuter }.
event-terrains-turned-up = { $terrains_count ->
    [one] Nytt synlig terrengkort
   *[other] Nye synlige terrengkort
}: { $terrains }.
event-row-swept = { $locomotives } lokomotiver er synlige: Alle synlige vognkort forkastes.
event-trains-shuffled = Bunken med vognkort er tom: { $number ->
    [one] Det eneste forkastede kortet blir den nye bunken.
   *[other] De { $number } forkastede kortene stokkes til en ny bunke.
}
event-terrains-shuffled = Bunken med terrengkort er tom: { $number ->
    [one] Det eneste forkastede kortet blir den nye bunken.
   *[other] De { $number } forkastede kortene stokkes til en ny bunke.
}
event-route-claimed = { $seat } tar { $track_the } med { $cards ->
    [0] { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] ett { $card_neuter } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] { $cards } { $card_plural } kort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}: { $points } poeng.
event-route-doubled = { $seat } leder i terrenget { $terrain } og dobler sporet med { $cards ->
    [0] { $locomotives ->
        [one] ett lokomotiv
       *[other] { $locomotives } lokomotiver
    }
    [one] ett terrengkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
   *[other] { $cards } terrengkort{ $locomotives ->
        [0] { "" }
        [one] { " " }og ett lokomotiv
       *[other] { " " }og { $locomotives } lokomotiver
    }
}: { $points } poeng til.
event-passed = { $seat } kan ikke gjøre noe og passer.
event-last-round-begun = { $seat } har { $trains ->
    [0] ingen tog
    [one] ett tog
   *[other] { $trains } tog
} igjen: Alle får en siste tur.
event-everyone-passed = Ingen kan gjøre noe mer.
event-tickets-shown = { $seat } avslører billettene sine. Fullførte: { $completed_count ->
    [0] ingen
   *[other] { $completed }
}. Ikke fullførte: { $failed_count ->
    [0] ingen
   *[other] { $failed }
}.
event-match-ended = Partiet er slutt.

# --- Why not

refusal-ha-5-first = Velg først hvilke av de { $offered } billettene dine du vil beholde, minst { $least }
refusal-ha-5-few = Behold minst { $least } av de { $offered } billettene dine
refusal-ha-5-absent = { $offered ->
    [one] Det er bare én billett å velge
   *[other] Du kan bare velge blant { $offered } billetter
}
refusal-ha-7 = Når det er din tur, gjør du én av tre ting: trekker kort, tar et spor eller trekker billetter
refusal-ha-8-second = Ta eller trekk det andre kortet ditt først
refusal-ha-8-train = Det ligger ikke noe synlig vognkort av det slaget: { $card }
refusal-ha-8-terrain = Det ligger ikke noe synlig { $terrain_card }
refusal-ha-9 = Et synlig lokomotiv må være det første kortet du tar, og da tar du ikke flere
refusal-ha-12-trains = Det er ingen vognkort igjen å trekke, heller ikke blant de forkastede
refusal-ha-12-terrains = Det er ingen terrengkort igjen å trekke, heller ikke blant de forkastede
refusal-ha-13-taken = { $seat } har allerede tatt { $track_the }
refusal-ha-13-pay = Betal nå for { $track_the }: { $length ->
    [one] ett { $colour_neuter } kort
   *[other] { $length } { $colour_plural } kort
}, med lokomotiver som jokere
refusal-ha-15-own = Du kan ikke ta { $track_the }: Du har allerede et av sporene i dette dobbeltsporet
refusal-ha-15-closed = Du kan ikke ta { $track_the }: Med to eller tre spillere brukes bare det ene sporet i et dobbeltspor
refusal-ha-16 = Bestem nå om du vil doble { $track_the } med { $terrain } eller ikke
refusal-ha-17 = For å doble { $track_the } trenger du nøyaktig { $needed ->
    [one] ett { $terrain_card }
   *[other] { $needed } { $terrain_card }
}, medregnet lokomotiver; du har { $held ->
    [0] ingen slike kort
    [one] ett slikt kort
   *[other] { $held } slike kort
} og { $left ->
    [0] ingen lokomotiver
    [one] ett lokomotiv
   *[other] { $left } lokomotiver
}
refusal-ha-18 = En annen spiller har { $most } { $terrain_card }, og det er flere enn du ville hatt
refusal-ha-19 = Du har { $left ->
    [0] ingen lokomotiver
    [one] bare ett lokomotiv
   *[other] bare { $left } lokomotiver
} igjen å spille som { $terrain }
refusal-ha-20 = Du kan ikke spille flere kort og lokomotiver enn du trenger for å betale og for å ha like mange som den som har flest
refusal-ha-22-trains = Du trenger { $length } tog for å ta { $track_the }; du har { $trains }
refusal-ha-22-cards = For å ta { $track_the } trenger du { $length ->
    [one] ett { $colour_neuter } kort
   *[other] { $length } { $colour_plural } kort
}; du har { $cards ->
    [0] ingen kort som passer,
   *[other] { $colour_id ->
        [grey] høyst { $cards } i samme farge
       *[other] { $cards } som passer,
    }
} og { $locomotives ->
    [0] ingen lokomotiver
    [one] ett lokomotiv
   *[other] { $locomotives } lokomotiver
}
refusal-ha-22-held = Du har ikke disse kortene
refusal-ha-23-choose = { $offered ->
    [one] Behold først billetten du trakk
   *[other] Velg først hvilke av de { $offered } billettene du vil beholde, minst { $least }
}
refusal-ha-23-few = { $offered ->
    [one] Behold billetten du trakk
   *[other] Behold minst { $least } av de { $offered } billettene
}
refusal-ha-23-absent = { $offered ->
    [one] Det er bare én billett å velge
   *[other] Du kan bare velge blant { $offered } billetter
}
refusal-ha-23-empty = Det er ingen billetter igjen å trekke
refusal-ha-32 = { $track } er en ferge: Minst { $ferries ->
    [one] ett av kortene må være et lokomotiv
   *[other] { $ferries } av kortene må være lokomotiver
}, men det er { $locomotives ->
    [0] ingen
    [one] bare ett
   *[other] bare { $locomotives }
}
refusal-ha-34 = Du kan ikke passe så lenge du kan gjøre noe

# --- The score sheet

line-routes = { $number ->
    [one] Ett spor
   *[other] { $number } spor
} med { $trains } tog
line-doubled-routes = { $number ->
    [one] Ett spor doblet
   *[other] { $number } spor doblet
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] én rute mangler
   *[other] { $missing } ruter mangler
}
line-ticket-cut-off = { $ticket }: avskåret, alle veier er stengt
line-globetrotter = Verdensutforsker: { $completed ->
    [one] én fullført billett
   *[other] { $completed } fullførte billetter
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to }, spor 1
    [2] { $place_from } – { $place_to }, spor 2
   *[other] { $place_from } – { $place_to }
}
    .the = { $side ->
        [1] det første sporet { $place_from } – { $place_to }
        [2] det andre sporet { $place_from } – { $place_to }
       *[other] sporet { $place_from } – { $place_to }
    }
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = gul
    .neuter = gult
    .plural = gule
card-orange = oransje
    .neuter = oransje
    .plural = oransje
card-red = rød
    .neuter = rødt
    .plural = røde
card-purple = lilla
    .neuter = lilla
    .plural = lilla
card-blue = blå
    .neuter = blått
    .plural = blå
card-green = grønn
    .neuter = grønt
    .plural = grønne
card-white = hvit
    .neuter = hvitt
    .plural = hvite
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
colour-orange = oransje
    .neuter = oransje
    .plural = oransje
colour-red = rød
    .neuter = rødt
    .plural = røde
colour-purple = lilla
    .neuter = lilla
    .plural = lilla
colour-blue = blå
    .neuter = blått
    .plural = blå
colour-green = grønn
    .neuter = grønt
    .plural = grønne
colour-white = hvit
    .neuter = hvitt
    .plural = hvite
colour-black = sort
    .neuter = sort
    .plural = sorte
colour-grey = valgfri farge
    .neuter = valgfritt
    .plural = ensfargede

terrain-desert = ørken
    .card = ørkenkort
terrain-jungle = jungel
    .card = jungelkort
terrain-mountain = fjell
    .card = fjellkort

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
place-mocambique = Moçambique (Mosambikøya)
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
place-nigeria-n = Nigeria (innland)
place-tchad-n = Tchad (nord)
place-tchad-s = Tchad (sør)
place-sudan-w = Sudan (vest)
place-sudan-e = Sudan (øst)
place-madagascar-n = Madagaskar (nord)
place-madagascar-s = Madagaskar (sør)

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

face-map = Kart over det sentrale og sørlige Afrika
face-track-free = { $track }: { $length ->
    [one] én rute
   *[other] { $length } ruter
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , ferge med ett lokomotiv
   *[other] , ferge med { $ferries } lokomotiver
}
face-track-owned = { $track }: tilhører { $owner }, { $length } tog
face-train-row = Synlige vognkort
face-terrain-row = Synlige terrengkort
face-train-deck = Vognkort
face-no-card = Ikke noe kort her
face-terrain-deck = Terreng
face-ticket-deck = Billetter
face-hand = Kortene dine
face-no-cards = Ingen kort på hånden
face-about-train = Betaler for én rute på et { $card_neuter } eller grått spor. Terreng: { $terrain }.
face-about-locomotive = Betaler for én rute på et hvilket som helst spor. Det kan også gjelde som terrengkort. Tar du et synlig lokomotiv, er det det eneste kortet du tar denne turen.
face-about-terrain = Dobler poengene for et spor ({ $colours }) hvis du leder i terrenget { $terrain }.
face-about-train-deck = Trekk et vognkort i blinde fra bunken. Du tar to kort per tur.
face-about-terrain-deck = Trekk et terrengkort i blinde fra bunken.
face-about-ticket-deck = Trekk nye billetter å velge mellom. Du får poeng for hver billett du fullfører, og mister poeng for hver du ikke fullfører.
face-tickets = Billettene dine
face-drawer = { $number ->
    [one] Billetten din og oversikten
   *[other] De { $number } billettene dine og oversikten
}
face-offer = Billetter å velge mellom
face-keep = { $number ->
    [0] Velg billettene du vil beholde
    [one] Behold denne billetten
   *[other] Behold disse { $number } billettene
}
face-about-ticket = Du får { $points } poeng hvis du forbinder de to stedene, og mister { $points } hvis ikke. Nå: { $status }.
face-connected = forbundet
face-open = ikke forbundet ennå
face-key = Farger, terreng og poeng
face-spaces = Ruter
face-points = Poeng
face-to-double = Terrengkort for å doble
face-reconstructed = Billettene er en rekonstruksjon og ikke de utgitte. Pek på et sted for å se dagens navn.
face-last-turns = Siste turer
face-price = { $length ->
    [one] én rute
   *[other] { $length } ruter
}, { $points } poeng; dobling koster { $terrains } { $terrain_card }
face-brings = = { $points } poeng
face-points-of = { $number ->
    [one] ett poeng
   *[other] { $number } poeng
}
face-trains-of = { $number ->
    [one] ett tog igjen
   *[other] { $number } tog igjen
}
face-cards-of = { $number ->
    [one] ett vognkort
   *[other] { $number } vognkort
}
face-tickets-of = { $number ->
    [one] én billett
   *[other] { $number } billetter
}
face-terrain-of = { $number } { $terrain_card }
face-terrain-leads = { $number } { $terrain_card }: Ingen har flere

kind-take-train = Ta et vognkort
kind-take-terrain = Ta et terrengkort
kind-claim-route = Ta et spor
kind-keep-tickets = Behold billetter
kind-pay = Betal
kind-double-route = Doble

guide-map = Kartet. Hvert spor har like mange ruter som du trenger kort. Fargen og bokstaven viser hvilke kort som betaler for det. Spor du kan ta nå, har en gyllen kant: Klikk på ett.
guide-market = Kort du kan ta: vogner i åtte farger, lokomotiver som passer til alle farger, og terrengkort. Leder du i et terreng, kan et spor i det terrenget telle dobbelt.
guide-tickets = Billettene dine. Forbind de to endene på hver av dem. Pek på en billett for å se den på kartet. Nedenfor står det hva alt er verdt.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = flere fullførte billetter, { $more } mot { $less }
lines-routes = Spor
lines-doubled-routes = Doblede spor
lines-ticket-completed = Fullførte billetter
lines-ticket-unfinished = Ikke fullførte billetter
lines-ticket-cut-off = Avskårne billetter
lines-globetrotter = Verdensutforsker

# --- The board as text

field-last-turns = Siste turer igjen
field-track = Spor som blir tatt
field-pay-card = Betalt med
field-pay-cards = Betalte kort
field-pay-locomotives = Betalte lokomotiver
field-train-row = Synlige vognkort
field-train-deck-size = Vognkort i bunken
field-train-discards = Forkastede vognkort
field-terrain-row = Synlige terrengkort
field-terrain-deck = Terrengkort i bunken
field-terrain-discards = Forkastede terrengkort
field-hands = Vognkort
field-hand-sizes = Vognkort på hånden
field-terrains = Terrengkort
field-trains = Tog igjen
field-points = Poeng hittil
field-owners = Tatte spor
field-doubled = Doblede spor
field-offered = Billetter å velge mellom
field-kept = Beholdte billetter
field-kept-sizes = Antall billetter
field-ticket-pile-size = Billetter i bunken

# --- What is wrong with an edition file

problem-locomotive-last = det siste slaget må være lokomotivet
problem-grey-card = grå er ikke et kort: Et grått spor kan betales med alle farger
problem-one-terrain = «{ $word }» må høre til nøyaktig ett terreng, ikke { $found }
problem-no-route-colour = «{ $word }» er ikke en sporfarge
problem-lengths = må være 1, 2, 3 og så videre, hver én gang
problem-few-trains = må være mer enn last_trains, ellers ville den første turen starte den siste runden
problem-more-than = kan ikke være mer enn { $other }
problem-few-cards = for få til fem spillere: { $number } deles ut eller vendes
problem-few-tickets = for få til fem spillere som får { $number } hver
problem-no-end = mangler: Alle andre steder enn mellomstasjoner står på billetter
problem-way-station-end = er en mellomstasjon, og slike står ikke på noen billett
problem-same-as = kan ikke være det samme som { $other }
problem-needs-double = forbinder to steder som et annet spor forbinder: Begge må ha den samme «double»
problem-double-tracks = dobbeltsporet «{ $word }» har { $found } spor, ikke 2
problem-double-places = sporene i dobbeltsporet «{ $word }» forbinder ulike steder
problem-double-lengths = sporene i dobbeltsporet «{ $word }» er ikke like lange
problem-dead-end = er en blindvei: Alle sporene må komme fra ett sted
problem-no-such-end = ingen steder heter «{ $word }» på billettene
problem-ticket-twice = forbinder to ender som en annen billett forbinder

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Ticket to Ride: Hjertet av Afrika
edition-default-note = Brettet er skrevet av fra én offentlig kilde (A), og lengdene er kontrollert mot koordinatene der. Alle de 48 billettene er en rekonstruksjon: Den trykte bunken ble ikke funnet i noen kilde. Endene er steder på brettet som vi har valgt, fordelt like ujevnt som i trykte bunker til andre kart, og hver billett er verdt den korteste veien mellom endene. Det er ikke de utgitte billettene; om dem vet man bare at det finnes 48, og at én er verdt 22 poeng. Lengden fra Bloemfontein til Cape Town er også rekonstruert. Den som eier det trykte spillet, kan føre verdiene inn i sin egen utgave.
source-a = hele brettet skrevet av (knutepunkter, koordinater, spor, lengder, farger, dobbeltspor, ferger); ingen billetter
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), regelhefte
source-r = kortbunken, utdelingen, terrengkort, dobling, billetter, Madagaskar og landene, Verdensutforsker; franske regler: Ingen har begge sporene i et dobbeltspor
source-b1 = forbindelsespunktene i innlandet er «mellomstasjoner» uten navn
source-b2 = land som mål: bare Nigeria, Tsjad og Sudan, på den nordlige kanten
source-b3 = kjeden over Madagaskar forbinder Sør-Afrika og Mosambik uten fargekrav; bare der er det ferger; tabell over tall for utdeling og trekking
source-b4 = linjen på Madagaskar er et dobbeltspor
source-b5 = ett enkelt spor ga 30 (6 ruter doblet); det finnes en billett på 22 poeng; det finnes spor på én rute
source-b6 = fargeområder (ørken i sør, jungel i midten, fjell i øst); det finnes spor med lengde 5 og 6
source-b7 = ferger finnes, ingen tunneler, Verdensutforsker i stedet for lengste sammenhengende spor
source-b8 = reglene i grunnspillet, som dette kartet bygger på
source-ours-ref = dette prosjektet
source-ours = id-er, navn på steder uten navn, hvilken side av et land eller en øy et sted ligger på, dagens navn på byer
source-stations = våre navn på mellomstasjonene, som er uten navn på det trykte brettet: hvert er en virkelig by, elv eller innsjø i nærheten
source-reconstruction-ref = dette prosjektet
source-reconstruction = det ingen kilde oppgir: en veloverveid gjetning, som aldri må forveksles med den utgitte verdien

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tittel
printed-cards = Vognkort
printed-count = Antall
printed-terrains = Terrengkort
printed-colours = Sporfarger
printed-lengths = Sporlengder
printed-length = Lengde
printed-points = Poeng
printed-terrain = Terrengkort for å doble
printed-numbers = Andre tall
printed-trains = Tog til hver
printed-cards-dealt = Vognkort ved start
printed-terrains-dealt = Terrengkort ved start
printed-tickets-dealt = Billetter ved start
printed-first-tickets-kept = Billetter som beholdes ved start, minst
printed-tickets-drawn = Billetter som trekkes
printed-tickets-kept = Trukne billetter som beholdes, minst
printed-cards-face-up = Synlige vognkort
printed-terrains-face-up = Synlige terrengkort
printed-locomotives-face-up = Synlige lokomotiver som rydder rekken
printed-last-trains = Gjenværende tog som utløser siste runde
printed-globetrotter = Bonus for Verdensutforsker
printed-places = Steder
printed-name = Navn
printed-kind = Slag
printed-city = By
printed-way-station = Mellomstasjon
printed-country = Land
printed-island = Øy
printed-today = Navn i dag
printed-end = Ord på billetter
printed-tracks = Spor
printed-from-place = Fra
printed-to-place = Til
printed-colour = Farge
printed-double = Dobbeltspor
printed-ferries = Nødvendige lokomotiver
printed-note = Merknad
printed-tickets = Billetter
printed-from-end = Fra
printed-to-end = Til
printed-value = Verdi
printed-map = Plassering på brettet
printed-place = Sted
printed-x = Fra venstre, %
printed-y = Ovenfra, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = det er din tur
feature-seat-moves-later = det er din tur om { $value ->
    [one] { $value } tur
   *[other] { $value } turer
}
feature-seat-points = sporene dine har gitt { $value } poeng
feature-seat-done-points = de fullførte billettene dine gir { $value } poeng
feature-seat-done-tickets = du har fullført { $value ->
    [one] { $value } billett
   *[other] { $value } billetter
}
feature-seat-trains = du har { $value } tog igjen
feature-seat-hand = du har { $value } vognkort på hånden
feature-seat-locomotives = du har { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
} på hånden
feature-seat-most-of-a-colour = du har { $value } kort i den beste fargen din
feature-seat-second-most-of-a-colour = du har { $value } kort i den nest beste fargen din
feature-seat-terrain-cards = du har { $value } terrengkort
feature-seat-terrains-led = du leder i { $value } terreng
feature-seat-planned-points = billettene du fortsatt kan fullføre, gir { $value } poeng
feature-seat-failed-points = billettene du kanskje ikke får fullført, koster { $value } poeng
feature-seat-planned-tickets = du kan fortsatt fullføre { $value ->
    [one] { $value } billett
   *[other] { $value } billetter
}
feature-seat-plan-turns = billettene dine krever fortsatt { $value ->
    [one] { $value } tur
   *[other] { $value } turer
}
feature-seat-plan-spaces = billettene dine krever fortsatt { $value } tog
feature-seat-plan-tracks = billettene dine krever fortsatt { $value } spor
feature-seat-plan-track-points = sporene til billettene dine gir { $value } poeng
feature-seat-plan-lacks = til billettene dine mangler du { $value } vognkort
feature-seat-plan-lacks-locomotives = til ferger mangler du { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
}
feature-seat-plan-payable = hånden din kan betale for { $value } spor til billettene dine
feature-seat-plan-payable-points = de sporene til billettene dine som hånden din kan betale for, gir { $value } poeng
feature-seat-plan-doubling = terrengkort kan doble { $value } poeng på sporene til billettene dine
feature-seat-plan-doubling-payable = terrengkort kan straks doble { $value } poeng
feature-seat-plan-danger = andre bygger ved siden av { $value } spor som billettene dine krever
feature-seat-cards-to-spare = du har { $value } vognkort som billettene dine ikke krever
feature-seat-locomotives-to-spare = du har { $value } { $value ->
    [one] lokomotiv
   *[other] lokomotiver
} som billettene dine ikke krever
feature-seat-spare-trains = når billettene dine er fullført, har du { $value } tog igjen
feature-seat-best-claim = det beste sporet akkurat nå gir { $value } poeng
feature-seat-best-claim-doubled = det beste sporet akkurat nå, doblet hvis mulig, gir { $value } poeng
feature-seat-turns-left = du kan regne med { $value ->
    [one] { $value } tur
   *[other] { $value } turer
} før slutten
feature-seat-plan-against-time = billettene dine krever { $value } ganger tiden som er igjen
feature-seat-fewest-trains-of-others = en annen spiller har bare { $value } tog igjen
feature-seat-fewest-trains = den som har færrest tog, har { $value } igjen
feature-seat-biggest-hand-of-others = en annen spiller har { $value } vognkort på hånden
feature-seat-last-round = de siste turene har begynt
feature-seat-last-turns = det er { $value ->
    [one] { $value } tur
   *[other] { $value } turer
} til slutten
feature-seat-plan-danger-points = billetter verdt { $value } poeng avhenger av spor der andre bygger
feature-seat-plan-terrain-lacks = for å doble alle sporene til billettene dine mangler du { $value } terrengkort
feature-seat-plan-doubling-begun = terrengkortene dine er på vei til å doble { $value } poeng
feature-seat-open-cards-useful = blant de synlige kortene er det { $value } vognkort som billettene dine krever
feature-seat-open-locomotives = blant de synlige kortene er det { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
}
feature-seat-open-terrains-useful = blant de synlige kortene er det { $value } terrengkort som billettene dine krever

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = avviker { $value } poeng fra det første anslaget
feature-option-face-up-card = tar et synlig vognkort
feature-option-hidden-card = trekker fra bunken
feature-option-locomotive = tar et lokomotiv
feature-option-terrain-card = tar et terrengkort
feature-option-draw-tickets = trekker billetter
feature-option-claim = tar et spor
feature-option-pay = betaler for sporet
feature-option-double = dobler sporet
feature-option-keep = beholder { $value ->
    [one] { $value } billett
   *[other] { $value } billetter
}
feature-option-kept-points = billettene gir { $value } poeng
feature-option-kept-complete = { $value ->
    [one] { $value } billett
   *[other] { $value } billetter
} er allerede fullført
feature-option-card-worth = kortet er verdt { $value } poeng
feature-option-held-alike = du har allerede { $value } kort av dette slaget
feature-option-lacked = billettene dine mangler { $value } kort i denne fargen
feature-option-track-points = sporet gir { $value } poeng
feature-option-track-length = bruker { $value } tog
feature-option-planned = en av billettene dine krever sporet
feature-option-ticket-points = billetter verdt { $value } poeng avhenger av sporet
feature-option-contested = andre bygger ved { $value ->
    [one] { $value } ende
   *[other] { $value } ender
} av sporet
feature-option-trains-after = etterpå har du { $value } tog igjen
feature-option-cards-paid = betaler { $value ->
    [one] { $value } farget kort
   *[other] { $value } fargede kort
}
feature-option-locomotives-paid = betaler { $value ->
    [one] { $value } lokomotiv
   *[other] { $value } lokomotiver
}
feature-option-price = kortene det betales med, ville vært verdt { $value } poeng et annet sted
feature-option-doubling = å doble nå gir { $value } poeng til
feature-option-terrains-paid = spiller { $value } terrengkort

# First lessons: what the coach says.

lesson-tickets = En billett gir poengene sine hvis dine egne spor forbinder de to stedene, og koster dem hvis ikke. Du må beholde minst to. Disse fire følger de samme sporene: Behold alle fire.
lesson-draw = Du betaler for et spor med kort i sporets farge. I en tur kan du ta to kort: Trekk det første fra bunken.
lesson-second = Nå det andre kortet. Det kan være et synlig kort eller et fra bunken. Trekk fra bunken igjen.
lesson-terrain = Med terrengkort kan et spor telle dobbelt. De ligger synlige foran deg, og det har betydning hvem som har flest. Ta et ørkenkort.
lesson-locomotive = Et lokomotiv gjelder som hvilken som helst farge. Tar du et synlig, er det hele turen din, men det er verdt det. Ta det.
lesson-claim = Du har samlet en stund, og hånden din er full av lilla. Ta sporet fra Léopoldville til Kamina: fem ruter.
lesson-pay = Betal med fem lilla kort, og spar lokomotivene til senere.
lesson-double = Sporet går gjennom jungelen, og ingen har flere jungelkort enn du. Fem ruter krever to terrengkort; et lokomotiv kan erstatte det ene. Doble sporet: 10 poeng blir til 20.
lesson-more-tickets = Nettet ditt vokser, og nye billetter kan passe inn i det. Bruk denne turen på å trekke fire billetter.
lesson-keep = Du må beholde minst én. Behold de to som fører til steder du uansett kommer til: Bloemfontein og Madagaskar.
lesson-wild = Du kan også betale for et spor med bare lokomotiver. Ta sporet fra Zomba til Moçambique før noen andre gjør det.
lesson-connect = Det mangler ett spor mellom Moçambique og Nigeria. Ta det fra Namwala til Salisbury, så er billetten din på 20 poeng fullført.
lesson-double-track = Noen spor er dobbeltspor, men med to eller tre spillere brukes bare det ene av de to. Ta sporet fra Cabinda til Léopoldville for den neste billetten din.
lesson-ferry = Til Madagaskar går det ferge. Ta sporet fra Moçambique til den nordlige delen av øya.
lesson-ferry-pay = En ferge krever minst ett lokomotiv blant kortene som betaler for den. Betal to gule kort og ett lokomotiv.
lesson-last-trains = Den som har to tog eller færre etter turen sin, utløser den siste runden. Billettene dine er nesten fullført, så sørg for at partiet tar slutt: Ta sporet fra Léopoldville til Lomami.
lesson-last-turn = Alle har én tur til. Etterpå er kort ingenting verdt, så bruk dem: Ta sporet fra Bulawayo til Pretoria.
lesson-last-double = Terrengkort er heller ingenting verdt etterpå. Doble dette sporet også.
lesson-end = Billettene avgjør dette spillet: De du har fullført, gir poeng, de andre koster poeng, og den som har fullført flest, får 10 ekstra. Nå kan du alt: samle, ta spor, doble og velge billetter som deler spor.
