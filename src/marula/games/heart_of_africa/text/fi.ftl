# The Heart of Africa, in Finnish.

game-title = Menolippu Afrikka
game-summary = Rakenna rautateitä Afrikan keski- ja eteläosien halki. Kerää junakortteja, rakenna reittejä ja yhdistä menolippujesi päät; johda jonkin maaston korteissa, niin saat reitistä tuplapisteet. Kartan nimet ovat imperiumien ajalta; ne antoivat kartan piirtäjät, eivät alueen asukkaat, ja nykynimet ovat niiden rinnalla. Pelin 48 menolippua ovat rekonstruktio, eivät julkaistut liput.
game-teaser = Kerää kortteja, rakenna rautateitä ja toteuta menolippusi. Johda jonkin maaston korteissa, niin reitti tuo tuplapisteet.

# --- What is asked

phase-first-tickets = Pidä vähintään kaksi menolipuistasi.
phase-turn = Nosta kortteja, rakenna reitti tai nosta menolippuja.
phase-second-card = Ota toinen kortti.
phase-payment = Valitse, miten maksat reitin.
phase-doubling = Ota reitistä tuplapisteet tai tavalliset pisteet.
phase-tickets = Pidä vähintään yksi nostamistasi menolipuista.
phase-over = Peli on päättynyt.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Pidä menolippu { $places }
   *[other] Pidä menoliput { $places }
}
action-take-train = { $card_id ->
    [locomotive] Ota veturi
   *[other] Ota { $card } kortti
}
action-draw-train = Nosta junakortti pakasta
action-take-terrain = Ota { $terrain_compound }kortti
action-draw-terrain = Nosta maastokortti pakasta
action-draw-tickets = Nosta menolippuja
action-claim-route = Rakenna { $track }; väri: { $track_colour }, ruutuja { $track_length }
action-pay = { $cards ->
    [0] Maksa { $locomotives ->
        [one] yksi veturi
       *[other] { $locomotives } veturia
    }
    [one] Maksa yksi { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
   *[other] Maksa { $cards } { $card_partitive }{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
}
action-double-route = { $cards ->
    [0] Tuplaa: { $locomotives ->
        [one] yksi veturi
       *[other] { $locomotives } veturia
    }
    [one] Tuplaa: yksi maastokortti{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
   *[other] Tuplaa: { $cards } maastokorttia{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
}
action-score-once = Tavalliset pisteet
action-pass = Passaa

# --- The report

event-hand-dealt = Aloituskäsi: { $cards }.
event-terrain-dealt = { $seat } saa eteensä { $terrains_count ->
    [one] maastokortin
   *[other] maastokortteja
}: { $terrains }.
event-tickets-offered = Valittavat menoliput: { $tickets }.
event-tickets-drawn = { $number ->
    [one] { $seat } nostaa viimeisen menolipun.
   *[other] { $seat } nostaa { $number } menolippua.
}
event-tickets-kept = { $seat } pitää { $kept ->
    [one] yhden menolipun
   *[other] { $kept } menolippua
}{ $returned ->
    [0] .
    [one] {" "}ja palauttaa yhden pakan pohjalle.
   *[other] {" "}ja palauttaa { $returned } pakan pohjalle.
}
event-tickets-chosen = Pidetyt: { $kept }. Palautetut: { $returned_count ->
    [0] ei yhtään
   *[other] { $returned }
}.
event-ticket-completed = Menolippu toteutettu: { $ticket }.
event-train-taken = { $card_id ->
    [locomotive] { $seat } ottaa pöydästä veturin.
   *[other] { $seat } ottaa pöydästä { $card_genitive } kortin.
}
event-train-drawn = { $seat } nostaa junakortin pakasta.
event-train-seen = Nostettu kortti: { $card }.
event-terrain-taken = { $seat } ottaa pöydästä { $terrain_compound }kortin.
event-terrain-drawn = { $seat } nostaa pakasta { $terrain_compound }kortin.
event-trains-turned-up = { $cards_count ->
    [one] Pöytään tulee junakortti
   *[other] Pöytään tulee junakortteja
}: { $cards }.
event-terrains-turned-up = { $terrains_count ->
    [one] Pöytään tulee maastokortti
   *[other] Pöytään tulee maastokortteja
}: { $terrains }.
event-row-swept = Pöydässä on { $locomotives ->
    [one] yksi veturi
   *[other] { $locomotives } veturia
}: kaikki pöydän junakortit poistetaan.
event-trains-shuffled = Junakorttien nostopakka on tyhjä: { $number ->
    [one] ainoasta poistetusta kortista tulee uusi pakka.
   *[other] { $number } poistettua korttia sekoitetaan uudeksi pakaksi.
}
event-terrains-shuffled = Maastokorttien nostopakka on tyhjä: { $number ->
    [one] ainoasta poistetusta kortista tulee uusi pakka.
   *[other] { $number } poistettua korttia sekoitetaan uudeksi pakaksi.
}
event-route-claimed = { $seat } rakentaa reitin { $track }, maksuna { $cards ->
    [0] { $locomotives ->
        [one] yksi veturi
       *[other] { $locomotives } veturia
    }
    [one] yksi { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
   *[other] { $cards } { $card_partitive }{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
}: { $points ->
    [one] yksi piste.
   *[other] { $points } pistettä.
}
event-route-doubled = { $seat } johtaa { $terrain_compound }korteissa ja tuplaa reitin, maksuna { $cards ->
    [0] { $locomotives ->
        [one] yksi veturi
       *[other] { $locomotives } veturia
    }
    [one] yksi maastokortti{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
   *[other] { $cards } maastokorttia{ $locomotives ->
        [0] { "" }
        [one] {" "}ja yksi veturi
       *[other] {" "}ja { $locomotives } veturia
    }
}: lisää { $points ->
    [one] yksi piste.
   *[other] { $points } pistettä.
}
event-passed = { $seat } ei voi tehdä mitään ja passaa.
event-last-round-begun = { $trains ->
    [0] { $seat } on käyttänyt kaikki vaununsa: jokaisella on vielä yksi vuoro.
    [one] { $seat }: jäljellä enää yksi vaunu. Jokaisella on vielä yksi vuoro.
   *[other] { $seat }: jäljellä enää { $trains } vaunua. Jokaisella on vielä yksi vuoro.
}
event-everyone-passed = Kukaan ei voi enää tehdä mitään.
event-tickets-shown = { $seat } näyttää menolippunsa. Toteutetut: { $completed_count ->
    [0] ei yhtään
   *[other] { $completed }
}. Toteutumatta: { $failed_count ->
    [0] ei yhtään
   *[other] { $failed }
}.
event-match-ended = Peli on päättynyt.

# --- Why not

refusal-ha-5-first = Valitse ensin, mitkä menoliput pidät: tarjolla { $offered }, pidettävä vähintään { $least }
refusal-ha-5-few = Pidä useampi menolippu: tarjolla { $offered }, pidettävä vähintään { $least }
refusal-ha-5-absent = Voit valita vain tarjolla olevista menolipuista; niitä on { $offered }
refusal-ha-7 = Vuorolla tehdään yksi kolmesta: nostetaan kortteja, rakennetaan reitti tai nostetaan menolippuja
refusal-ha-8-second = Ota tai nosta ensin toinen kortti
refusal-ha-8-train = { $card_id ->
    [locomotive] Pöydässä ei ole veturia
   *[other] Pöydässä ei ole { $card_partitive } korttia
}
refusal-ha-8-terrain = Pöydässä ei ole { $terrain_compound }korttia
refusal-ha-9 = Veturin voi ottaa pöydästä vain ensimmäisenä korttina, eikä sen jälkeen oteta toista
refusal-ha-12-trains = Nostettavia junakortteja ei enää ole, ei edes poistopakassa
refusal-ha-12-terrains = Nostettavia maastokortteja ei enää ole, ei edes poistopakassa
refusal-ha-13-taken = { $seat } on jo rakentanut reitin { $track }
refusal-ha-13-pay = Maksa nyt reitti { $track }; kortteja { $length }, väri: { $colour }; veturit käyvät jokereina
refusal-ha-15-own = Et voi rakentaa reittiä { $track }: tämän kaksoisreitin toinen raide on jo sinun
refusal-ha-15-closed = Et voi rakentaa reittiä { $track }: kahden ja kolmen pelaajan pelissä kaksoisreitistä käytetään vain toista raidetta
refusal-ha-16 = Päätä nyt, otatko reitistä tuplapisteet (maasto: { $terrain }) vai tavalliset: { $track }
refusal-ha-17 = Reitti { $track }: tuplaamiseen tarvitaan tarkalleen { $needed ->
    [one] yksi { $terrain_compound }kortti
   *[other] { $needed } { $terrain_compound }korttia
}, veturit mukaan lukien; sinulla on niitä { $held } ja vetureita { $left }
refusal-ha-18 = Toisella pelaajalla on { $terrain_compound }kortteja { $most }; sinulla niitä olisi vähemmän
refusal-ha-19 = Sinulla ei ole tarpeeksi vetureita käytettäväksi { $terrain_compound }kortteina (jäljellä { $left })
refusal-ha-20 = Et voi pelata enempää kortteja etkä vetureita kuin maksuun ja tasatilanteeseen tarvitaan
refusal-ha-22-trains = Reitti { $track }: tarvitaan { $length ->
    [one] yksi vaunu
   *[other] { $length } vaunua
}; sinulla on { $trains }
refusal-ha-22-cards = Reitti { $track }: tarvitaan { $length ->
    [one] yksi kortti
   *[other] { $length } korttia
} (väri: { $colour }); { $colour_id ->
    [grey] samanvärisiä kortteja sinulla on enintään { $cards }
   *[other] sopivia kortteja sinulla on { $cards }
} ja vetureita { $locomotives }
refusal-ha-22-held = Sinulla ei ole näitä kortteja kädessäsi
refusal-ha-23-choose = Valitse ensin, mitkä menoliput pidät: tarjolla { $offered }, pidettävä vähintään { $least }
refusal-ha-23-few = Pidä useampi menolippu: tarjolla { $offered }, pidettävä vähintään { $least }
refusal-ha-23-absent = Voit valita vain tarjolla olevista menolipuista; niitä on { $offered }
refusal-ha-23-empty = Nostettavia menolippuja ei enää ole
refusal-ha-32 = Lauttareitti { $track }: korteista vähintään { $ferries } on oltava vetureita; nyt niitä on { $locomotives }
refusal-ha-34 = Et voi passata niin kauan kuin voit tehdä jotain

# --- The score sheet

line-routes = { $number ->
    [one] Yksi reitti
   *[other] { $number } reittiä
}, { $trains ->
    [one] yksi vaunu
   *[other] { $trains } vaunua
}
line-doubled-routes = { $number ->
    [one] Yksi tuplattu reitti
   *[other] { $number } tuplattua reittiä
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] puuttuu yksi ruutu
   *[other] puuttuu { $missing } ruutua
}
line-ticket-cut-off = { $ticket }: poikki, tietä ei enää ole
line-globetrotter = Maailmanmatkaaja: { $completed ->
    [one] yksi toteutettu menolippu
   *[other] { $completed } toteutettua menolippua
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to }, 1. raide
    [2] { $place_from } – { $place_to }, 2. raide
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = keltainen
    .genitive = keltaisen
    .partitive = keltaista
card-orange = oranssi
    .genitive = oranssin
    .partitive = oranssia
card-red = punainen
    .genitive = punaisen
    .partitive = punaista
card-purple = lila
    .genitive = lilan
    .partitive = lilaa
card-blue = sininen
    .genitive = sinisen
    .partitive = sinistä
card-green = vihreä
    .genitive = vihreän
    .partitive = vihreää
card-white = valkoinen
    .genitive = valkoisen
    .partitive = valkoista
card-black = musta
    .genitive = mustan
    .partitive = mustaa
card-locomotive = veturi
    .genitive = veturin
    .partitive = veturia

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = K
letter-orange = O
letter-red = P
letter-purple = L
letter-blue = S
letter-green = V
letter-white = A
letter-black = M

colour-yellow = keltainen
colour-orange = oranssi
colour-red = punainen
colour-purple = lila
colour-blue = sininen
colour-green = vihreä
colour-white = valkoinen
colour-black = musta
colour-grey = mikä tahansa yksi

# Terrains are also first parts of compounds: aavikkokortti, but “tall grass -kortti” for one of somebody’s own.
terrain-desert = aavikko
    .compound = aavikko
terrain-jungle = viidakko
    .compound = viidakko
terrain-mountain = vuoristo
    .compound = vuoristo

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
    .genitive = { $name }-värisen
    .partitive = { $name }-väristä
colour = { $name }
terrain = { $name }
    .compound = { $name } -

# --- Places, with today's names beside those of the map

place-ngaoundere = Ngaoundéré
place-douala = Douala
place-libreville = Libreville
place-bangui = Bangui
place-bondo = Bondo
place-fachoda = Fašoda (Kodok)
place-addis-ababa = Addis Abeba
place-bogoro = Bogoro
place-port-florence = Port Florence (Kisumu)
place-mombasa = Mombasa
place-dar-es-salaam = Dar es Salaam
place-cabinda = Cabinda
place-leopoldville = Léopoldville (Kinshasa)
place-luanda = Luanda
place-ujiji = Ujiji
place-elizabethville = Elizabethville (Lubumbashi)
place-livingstonia = Livingstonia
place-mocamedes = Moçâmedes
place-serpa-pinto = Serpa Pinto (Menongue)
place-zomba = Zomba
place-mocambique = Moçambique (Mosambikin saari)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhoek
place-walvis-bay = Walvis Bay
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Kapkaupunki
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
place-nigeria-w = Nigeria (rannikko)
place-nigeria-n = Nigeria (sisämaa)
place-tchad-n = Tšad (pohjoinen)
place-tchad-s = Tšad (etelä)
place-sudan-w = Sudan (länsi)
place-sudan-e = Sudan (itä)
place-madagascar-n = Madagaskar (pohjoinen)
place-madagascar-s = Madagaskar (etelä)

end-ngaoundere = { place-ngaoundere }
end-douala = { place-douala }
end-libreville = { place-libreville }
end-bangui = { place-bangui }
end-bondo = { place-bondo }
end-fachoda = Fašoda
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
end-tchad = Tšad
end-sudan = Sudan
end-madagascar = Madagaskar

# --- The board in the browser

face-map = Afrikan keski- ja eteläosien kartta
face-track-free = { $track }: { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}, väri: { $colour }{ $ferries ->
    [0] { "" }
    [one] , lautta, jossa yksi veturi
   *[other] , lautta, jossa { $ferries } veturia
}
face-track-owned = { $track }: rakentanut { $owner }, { $length ->
    [one] yksi vaunu
   *[other] { $length } vaunua
}
face-train-row = Pöydän junakortit
face-terrain-row = Pöydän maastokortit
face-train-deck = Junat
face-no-card = Ei korttia
face-terrain-deck = Maasto
face-ticket-deck = Liput
face-hand = Korttisi
face-no-cards = Ei kortteja kädessä
face-about-train = Maksaa yhden ruudun reitistä, jonka väri on { $card } tai harmaa. Maasto: { $terrain }.
face-about-locomotive = Maksaa yhden ruudun mistä tahansa reitistä. Käy myös maastokorttina. Pöydästä otettuna se on vuoron ainoa kortti.
face-about-terrain = Tuplapisteet reitistä (väri: { $colours }) sille, joka johtaa { $terrain_compound }korteissa.
face-about-train-deck = Nosta junakortti pakasta sokkona. Vuorolla otetaan kaksi korttia.
face-about-terrain-deck = Nosta maastokortti pakasta sokkona.
face-about-ticket-deck = Nosta uusia menolippuja, joista valita. Toteutetuista saat pisteet, toteutumattomista menetät yhtä monta.
face-tickets = Menolippusi
face-drawer = { $number ->
    [one] Menolippusi, värit, pisteet
   *[other] { $number } menolippuasi, värit, pisteet
}
face-offer = Valittavat menoliput
face-keep = { $number ->
    [0] Valitse pidettävät menoliput
    [one] Pidä tämä menolippu
   *[other] Pidä nämä { $number } menolippua
}
face-about-ticket = { $points ->
    [one] Saat yhden pisteen, jos yhdistät päät; muuten menetät pisteen.
   *[other] Saat { $points } pistettä, jos yhdistät päät; muuten menetät { $points } pistettä.
} Nyt: { $status }.
face-connected = yhdistetty
face-open = ei vielä yhdistetty
face-key = Värit, maastot, pisteet
face-spaces = Ruutuja
face-points = Pisteitä
face-to-double = Maastokortteja tuplaan
face-reconstructed = Menoliput ovat rekonstruktio, eivät julkaistut liput. Osoita paikkaa, niin näet sen nykynimen.
face-last-turns = Viimeiset vuorot
face-price = { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}, { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}; tuplaus: { $terrains }× { $terrain }
face-brings = { $points ->
    [one] = yksi piste
   *[other] = { $points } pistettä
}
face-points-of = { $number ->
    [one] yksi piste
   *[other] { $number } pistettä
}
face-trains-of = { $number ->
    [one] yksi vaunu jäljellä
   *[other] { $number } vaunua jäljellä
}
face-cards-of = { $number ->
    [one] yksi junakortti
   *[other] { $number } junakorttia
}
face-tickets-of = { $number ->
    [one] yksi menolippu
   *[other] { $number } menolippua
}
face-terrain-of = { $number }× { $terrain }
face-terrain-leads = { $number }× { $terrain }: kenelläkään ei ole enempää

kind-take-train = Ota junakortti
kind-take-terrain = Ota maastokortti
kind-claim-route = Rakenna reitti
kind-keep-tickets = Pidä menolippuja
kind-pay = Maksa
kind-double-route = Tuplaa

guide-map = Kartta. Reitissä on yhtä monta ruutua kuin tarvitset kortteja. Sen väri ja kirjain kertovat, millä korteilla sen maksat. Reiteillä, jotka voit rakentaa nyt, on kultainen reuna: napsauta sellaista.
guide-market = Otettavat kortit: junia kahdeksassa värissä, vetureita mihin tahansa väriin ja maastoja. Jos johdat jonkin maaston korteissa, voit saada sen maaston reitistä tuplapisteet.
guide-tickets = Menolippusi. Yhdistä kunkin molemmat päät. Osoita lippua, niin näet sen kartalla. Alempana näet, minkä arvoista mikin on.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = enemmän toteutettuja menolippuja, { $more } vastaan { $less }
lines-routes = Reitit
lines-doubled-routes = Tuplatut reitit
lines-ticket-completed = Toteutetut menoliput
lines-ticket-unfinished = Toteutumatta jääneet
lines-ticket-cut-off = Poikki menneet
lines-globetrotter = Maailmanmatkaaja

# --- The board as text

field-last-turns = Viimeisiä vuoroja jäljellä
field-track = Rakennettava reitti
field-pay-card = Maksun väri
field-pay-cards = Maksetut kortit
field-pay-locomotives = Maksetut veturit
field-train-row = Pöydän junakortit
field-train-deck-size = Nostettavia junakortteja
field-train-discards = Poistetut junakortit
field-terrain-row = Pöydän maastokortit
field-terrain-deck = Nostettavat maastokortit
field-terrain-discards = Poistetut maastokortit
field-hands = Junakortit
field-hand-sizes = Junakortteja kädessä
field-terrains = Maastokortit
field-trains = Vaunuja jäljellä
field-points = Pisteet tähän mennessä
field-owners = Rakennetut reitit
field-doubled = Tuplatut reitit
field-offered = Valittavat menoliput
field-kept = Pidetyt menoliput
field-kept-sizes = Menolippujen määrä
field-ticket-pile-size = Nostettavia menolippuja

# --- What is wrong with an edition file

problem-locomotive-last = viimeisen lajin on oltava veturi
problem-grey-card = harmaa ei ole kortti: harmaan reitin voi maksaa millä tahansa värillä
problem-one-terrain = ”{ $word }” pitää sijoittaa tasan yhteen maastoon; nyt niitä on { $found }
problem-no-route-colour = ”{ $word }” ei ole reitin väri
problem-lengths = pitää olla 1, 2, 3 ja niin edelleen, kukin kerran
problem-few-trains = pitää olla enemmän kuin last_trains, muuten ensimmäinen vuoro aloittaisi viimeisen kierroksen
problem-more-than = ei saa olla enempää kuin { $other }
problem-few-cards = liian vähän viidelle pelaajalle: { $number } jaetaan tai käännetään esiin
problem-few-tickets = liian vähän viidelle pelaajalle, joista kukin saa { $number }
problem-no-end = puuttuu: vain väliasemia ei mainita menolipuissa
problem-way-station-end = on väliasema, eikä mikään menolippu mainitse sellaista
problem-same-as = ei saa olla sama kuin { $other }
problem-needs-double = yhdistää kaksi paikkaa, jotka toinenkin raide yhdistää: molemmilla pitää olla sama ”double”-arvo
problem-double-tracks = kaksoisreitissä ”{ $word }” pitää olla 2 raidetta; nyt niitä on { $found }
problem-double-places = kaksoisreitin ”{ $word }” raiteet yhdistävät eri paikkoja
problem-double-lengths = kaksoisreitin ”{ $word }” raiteet ovat eripituisia
problem-dead-end = on umpikuja: kaikkien sen raiteiden on tultava yhdestä paikasta
problem-no-such-end = millään paikalla ei ole menolipuissa nimeä ”{ $word }”
problem-ticket-twice = yhdistää kaksi päätä, jotka toinenkin menolippu yhdistää

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Menolippu Afrikka
edition-default-note = Lauta on kirjattu yhdestä julkisesta lähteestä (A), ja reittien pituudet on tarkistettu lähteen koordinaateista. Kaikki 48 menolippua ovat rekonstruktio: painettua pakkaa ei löytynyt mistään lähteestä. Lippujen päät ovat meidän valitsemiamme tämän laudan paikkoja, jakautuneet yhtä epätasaisesti kuin muiden karttojen painetuissa pakoissa, ja kunkin lipun arvo on päiden välisen lyhimmän tien pituus. Ne eivät ole julkaistut menoliput; niistä tiedetään vain, että niitä on 48 ja että yksi on 22 pisteen arvoinen. Myös reitin Bloemfontein – Kapkaupunki pituus on rekonstruktio. Painetun pelin omistaja voi kirjoittaa sen arvot omaan painokseensa.
source-a = laudan täydellinen kirjaus (solmut, koordinaatit, raiteet, pituudet, värit, kaksoisreitit, lautat); ei menolippuja
source-r-ref = Menolippu, karttakokoelma 3: Afrikka (Alan R. Moon, Days of Wonder, 2012), sääntökirja
source-r = pakka, jako, maastokortit, tuplaus, menoliput, Madagaskar ja maat, Maailmanmatkaaja; ranskankieliset säännöt: kukaan ei omista kaksoisreitin molempia raiteita
source-b1 = sisämaan liittymäkohdat ovat nimettömiä ”väliasemia”
source-b2 = määränpäinä olevat maat: vain Nigeria, Tšad ja Sudan, pohjoisreunalla
source-b3 = Madagaskarin kautta kulkeva ketju yhdistää Etelä-Afrikan ja Mosambikin ilman värivaatimusta; lauttoja on vain siellä; taulukko jako- ja nostomääristä
source-b4 = Madagaskarin linja on kaksiraiteinen reitti
source-b5 = yhdestä reitistä sai 30 pistettä (6 ruutua tuplattuna); on olemassa 22 pisteen menolippu; on yhden ruudun reittejä
source-b6 = värialueet (etelässä aavikko, keskellä viidakko, idässä vuoristo); on 5 ja 6 ruudun reittejä
source-b7 = lauttoja on, tunneleita ei, pisimmän reitin sijasta Maailmanmatkaaja
source-b8 = peruspelin säännöt, joihin tämä kartta nojaa
source-ours-ref = tämä hanke
source-ours = tunnukset, nimettömien paikkojen nimet, kummalla puolella maata tai saarta paikka on, kaupunkien nykynimet
source-stations = antamamme nimet väliasemille, jotka painetulla laudalla ovat nimettömiä: kukin on oikea lähellä oleva kaupunki, joki tai järvi
source-reconstruction-ref = tämä hanke
source-reconstruction = se, mitä mikään lähde ei kerro: huolellinen arvio, jota ei pidä luulla julkaistuksi arvoksi

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Nimi
printed-cards = Junakortit
printed-count = Määrä
printed-terrains = Maastokortit
printed-colours = Reittien värit
printed-lengths = Reittien pituudet
printed-length = Pituus
printed-points = Pisteet
printed-terrain = Maastokortteja tuplaamiseen
printed-numbers = Muut luvut
printed-trains = Vaunuja kullakin
printed-cards-dealt = Junakortteja alussa
printed-terrains-dealt = Maastokortteja alussa
printed-tickets-dealt = Menolippuja alussa
printed-first-tickets-kept = Alussa pidettäviä menolippuja vähintään
printed-tickets-drawn = Nostettavia menolippuja
printed-tickets-kept = Pidettäviä nostettuja menolippuja vähintään
printed-cards-face-up = Junakortteja pöydässä
printed-terrains-face-up = Maastokortteja pöydässä
printed-locomotives-face-up = Vetureita pöydässä, kun rivi tyhjennetään
printed-last-trains = Vaunuja jäljellä, kun viimeinen kierros alkaa
printed-globetrotter = Maailmanmatkaajan bonus
printed-places = Paikat
printed-name = Nimi
printed-kind = Laji
printed-city = Kaupunki
printed-way-station = Väliasema
printed-country = Maa
printed-island = Saari
printed-today = Nykynimi
printed-end = Nimi menolipuissa
printed-tracks = Reitit
printed-from-place = Mistä
printed-to-place = Mihin
printed-colour = Väri
printed-double = Kaksoisreitti
printed-ferries = Tarvittavia vetureita
printed-note = Huomautus
printed-tickets = Menoliput
printed-from-end = Mistä
printed-to-end = Mihin
printed-value = Arvo
printed-map = Sijainnit laudalla
printed-place = Paikka
printed-x = Vasemmalta, %
printed-y = Ylhäältä, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = on sinun vuorosi
feature-seat-moves-later = vuorosi tulee { $value ->
    [one] { $value } vuoron
   *[other] { $value } vuoron
} päästä
feature-seat-points = reittisi ovat tuoneet { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-done-points = toteutetut menolippusi tuovat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-done-tickets = olet toteuttanut { $value ->
    [one] { $value } menolipun
   *[other] { $value } menolippua
}
feature-seat-trains = sinulla on jäljellä { $value ->
    [one] { $value } vaunu
   *[other] { $value } vaunua
}
feature-seat-hand = kädessäsi on { $value ->
    [one] { $value } junakortti
   *[other] { $value } junakorttia
}
feature-seat-locomotives = kädessäsi on { $value ->
    [one] { $value } veturi
   *[other] { $value } veturia
}
feature-seat-most-of-a-colour = parasta väriäsi on kädessäsi { $value ->
    [one] { $value } kortti
   *[other] { $value } korttia
}
feature-seat-second-most-of-a-colour = toiseksi parasta väriäsi on kädessäsi { $value ->
    [one] { $value } kortti
   *[other] { $value } korttia
}
feature-seat-terrain-cards = sinulla on { $value ->
    [one] { $value } maastokortti
   *[other] { $value } maastokorttia
}
feature-seat-terrains-led = johdat { $value ->
    [one] { $value } maaston korteissa
   *[other] { $value } maaston korteissa
}
feature-seat-planned-points = menoliput, jotka voit vielä toteuttaa, tuovat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-failed-points = menoliput, jotka voivat jäädä toteutumatta, maksavat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-planned-tickets = voit vielä toteuttaa { $value ->
    [one] { $value } menolipun
   *[other] { $value } menolippua
}
feature-seat-plan-turns = menolippuihisi kuluu vielä { $value ->
    [one] { $value } vuoro
   *[other] { $value } vuoroa
}
feature-seat-plan-spaces = menolippuihisi kuluu vielä { $value ->
    [one] { $value } vaunu
   *[other] { $value } vaunua
}
feature-seat-plan-tracks = menolippuihisi tarvitaan vielä { $value ->
    [one] { $value } reitti
   *[other] { $value } reittiä
}
feature-seat-plan-track-points = menolippujesi reitit tuovat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-plan-lacks = menolippuihisi puuttuu { $value ->
    [one] { $value } junakortti
   *[other] { $value } junakorttia
}
feature-seat-plan-lacks-locomotives = lauttoihin puuttuu { $value ->
    [one] { $value } veturi
   *[other] { $value } veturia
}
feature-seat-plan-payable = voit maksaa kädestäsi { $value ->
    [one] { $value } menolippujesi reitin
   *[other] { $value } menolippujesi reittiä
}
feature-seat-plan-payable-points = menolippujesi reitit, jotka voit maksaa kädestäsi, tuovat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-plan-doubling = maastokortit voisivat tuplata menolippujesi reiteistä { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-plan-doubling-payable = maastokortit voisivat tuplata heti { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-plan-danger = muut rakentavat { $value ->
    [one] { $value } menolippuihisi tarvittavan reitin
   *[other] { $value } menolippuihisi tarvittavan reitin
} vieressä
feature-seat-cards-to-spare = menolipuiltasi jää yli { $value ->
    [one] { $value } junakortti
   *[other] { $value } junakorttia
}
feature-seat-locomotives-to-spare = menolipuiltasi jää yli { $value ->
    [one] { $value } veturi
   *[other] { $value } veturia
}
feature-seat-spare-trains = menolipuiltasi jää yli { $value ->
    [one] { $value } vaunu
   *[other] { $value } vaunua
}
feature-seat-best-claim = paras nyt rakennettava reitti tuo { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-best-claim-doubled = paras nyt rakennettava reitti, mahdollisuuksien mukaan tuplattuna, tuo { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-turns-left = voit odottaa saavasi ennen loppua { $value ->
    [one] { $value } vuoron
   *[other] { $value } vuoroa
}
feature-seat-plan-against-time = menolippuihisi tarvitaan { $value }-kertainen aika jäljellä olevaan verrattuna
feature-seat-fewest-trains-of-others = jollakulla muulla on jäljellä enää { $value ->
    [one] { $value } vaunu
   *[other] { $value } vaunua
}
feature-seat-fewest-trains = pelaajalla, jolla on vähiten vaunuja, on jäljellä { $value ->
    [one] { $value } vaunu
   *[other] { $value } vaunua
}
feature-seat-biggest-hand-of-others = jollakulla muulla on kädessä { $value ->
    [one] { $value } junakortti
   *[other] { $value } junakorttia
}
feature-seat-last-round = viimeiset vuorot ovat alkaneet
feature-seat-last-turns = loppuun on { $value ->
    [one] { $value } vuoro
   *[other] { $value } vuoroa
}
feature-seat-plan-danger-points = menolippuja { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvosta riippuu reiteistä, joiden vieressä muut rakentavat
feature-seat-plan-terrain-lacks = menolippujesi kaikkien reittien tuplaamiseen puuttuu { $value ->
    [one] { $value } maastokortti
   *[other] { $value } maastokorttia
}
feature-seat-plan-doubling-begun = maastokorttisi auttavat tuplaamaan { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-open-cards-useful = pöydässä on { $value ->
    [one] { $value } junakortti, jota
   *[other] { $value } junakorttia, joita
} menolippuihisi tarvitaan
feature-seat-open-locomotives = pöydässä on { $value ->
    [one] { $value } veturi
   *[other] { $value } veturia
}
feature-seat-open-terrains-useful = pöydässä on { $value ->
    [one] { $value } maastokortti, jota
   *[other] { $value } maastokorttia, joita
} menolippuihisi tarvitaan

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = eroaa ensiarviosta { $value ->
    [one] { $value } pisteellä
   *[other] { $value } pisteellä
}
feature-option-face-up-card = ottaa junakortin pöydästä
feature-option-hidden-card = nostaa pakasta
feature-option-locomotive = ottaa veturin
feature-option-terrain-card = ottaa maastokortin
feature-option-draw-tickets = nostaa menolippuja
feature-option-claim = rakentaa reitin
feature-option-pay = maksaa reitin
feature-option-double = tuplaa reitin
feature-option-keep = pitää { $value ->
    [one] { $value } menolipun
   *[other] { $value } menolippua
}
feature-option-kept-points = pidetyt menoliput tuovat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-kept-complete = { $value ->
    [one] { $value } menolippu
   *[other] { $value } menolippua
} on jo toteutettu
feature-option-card-worth = kortti on { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoinen
feature-option-held-alike = tätä lajia on kädessäsi jo { $value ->
    [one] { $value } kortti
   *[other] { $value } korttia
}
feature-option-lacked = menolippuihisi puuttuu tätä väriä { $value ->
    [one] { $value } kortti
   *[other] { $value } korttia
}
feature-option-track-points = reitti tuo { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-track-length = vie { $value ->
    [one] { $value } vaunun
   *[other] { $value } vaunua
}
feature-option-planned = reittiä tarvitaan johonkin menolippuusi
feature-option-ticket-points = reitistä riippuu menolippuja { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvosta
feature-option-contested = muut rakentavat reitin { $value ->
    [one] { $value } päässä
   *[other] { $value } päässä
}
feature-option-trains-after = jättää sinulle { $value ->
    [one] { $value } vaunun
   *[other] { $value } vaunua
}
feature-option-cards-paid = maksaa { $value ->
    [one] { $value } värikortin
   *[other] { $value } värikorttia
}
feature-option-locomotives-paid = maksaa { $value ->
    [one] { $value } veturin
   *[other] { $value } veturia
}
feature-option-price = maksuun menevät kortit olisivat muualla { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoisia
feature-option-doubling = tuplaaminen tuo nyt { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
} lisää
feature-option-terrains-paid = pelaa { $value ->
    [one] { $value } maastokortin
   *[other] { $value } maastokorttia
}

# First lessons: what the coach says.

lesson-tickets = Menolippu tuo pisteensä, jos omat reittisi yhdistävät sen kaksi paikkaa, ja vähentää ne, jos eivät. Sinun on pidettävä vähintään kaksi. Nämä neljä ovat samojen reittien varrella: pidä kaikki neljä.
lesson-draw = Reitti maksetaan sen värisillä korteilla. Vuorolla voi ottaa kaksi korttia: nosta ensimmäinen pakasta.
lesson-second = Nyt toinen kortti. Sen voi ottaa pöydästä tai pakasta. Nosta taas pakasta.
lesson-terrain = Maastokorteilla saat reitistä tuplapisteet. Ne ovat avoimina edessäsi, ja sillä on väliä, kenellä niitä on eniten. Ota aavikkokortti.
lesson-locomotive = Veturi käy minä tahansa värinä. Pöydästä otettuna se vie koko vuorosi, mutta se kannattaa. Ota se.
lesson-claim = Olet kerännyt jo jonkin aikaa, ja kätesi on täynnä lilaa. Rakenna reitti Léopoldvillesta Kaminaan: viisi ruutua.
lesson-pay = Maksa viidellä lilalla kortilla ja säästä veturisi myöhemmäksi.
lesson-double = Tämä reitti on viidakossa, eikä kenelläkään ole viidakkokortteja enempää kuin sinulla. Viisi ruutua vaatii kaksi maastokorttia; veturi käy niistä yhdestä. Tuplaa reitti: 10 pisteestä tulee 20.
lesson-more-tickets = Verkkosi kasvaa, ja uudet menoliput voivat sopia siihen. Käytä tämä vuoro neljän menolipun nostamiseen.
lesson-keep = Sinun on pidettävä vähintään yksi. Pidä ne kaksi, jotka vievät sinne, minne olet menossa muutenkin: Bloemfonteiniin ja Madagaskarille.
lesson-wild = Reitin voi maksaa myös pelkillä vetureilla. Rakenna reitti Zombasta Moçambiqueen, ennen kuin joku muu rakentaa sen.
lesson-connect = Moçambiquen ja Nigerian väliltä puuttuu yksi reitti. Rakenna reitti Namwalasta Salisburyyn, niin 20 pisteen menolippusi toteutuu.
lesson-double-track = Jotkin reitit ovat kaksoisreittejä, mutta kahden ja kolmen pelaajan pelissä niiden kahdesta raiteesta käytetään vain toista. Rakenna reitti Cabinda – Léopoldville seuraavaa menolippuasi varten.
lesson-ferry = Madagaskarille pääsee lautalla. Rakenna reitti Moçambiquesta saaren pohjoisosaan.
lesson-ferry-pay = Lauttareitin maksussa on oltava ainakin yksi veturi. Maksa kaksi keltaista korttia ja yksi veturi.
lesson-last-trains = Kun pelaajalla on vuoronsa jälkeen enintään kaksi vaunua, viimeinen kierros alkaa. Menolippusi ovat melkein valmiit, joten jouduta loppua: rakenna reitti Léopoldvillesta Lomamiin.
lesson-last-turn = Jokaisella on vielä yksi vuoro. Sen jälkeen kortit ovat arvottomia, joten käytä ne: rakenna reitti Bulawayo – Pretoria.
lesson-last-double = Maastokortitkin ovat sen jälkeen arvottomia. Tuplaa tämäkin reitti.
lesson-end = Menoliput ratkaisevat tämän pelin: toteutetut tuovat pisteitä, muut vähentävät niitä, ja eniten menolippuja toteuttanut saa 10 lisää. Nyt osaat kaiken: kerää, rakenna, tuplaa ja valitse menolippuja, joilla on yhteisiä reittejä.
