# The Heart of Africa, in German.

game-title = Zug um Zug – Im Herzen Afrikas
game-summary = Baue Bahnstrecken durch das mittlere und südliche Afrika. Sammle Wagenkarten, nutze Strecken und verbinde die beiden Orte jeder Zielkarte; wenn du in einer Landschaft führst, kannst du eine Strecke doppelt werten. Die Landkarte trägt die Namen der Kolonialzeit. Gegeben haben sie die Kartenzeichner, nicht die Menschen, die dort lebten; die heutigen Namen stehen daneben. Die 48 Zielkarten sind ein Nachbau, nicht die veröffentlichten.
game-teaser = Sammle Karten, baue Strecken und erfülle deine Zielkarten. Wer in einer Landschaft führt, wertet eine Strecke doppelt.

# --- What is asked

phase-first-tickets = Behalte mindestens zwei deiner Zielkarten.
phase-turn = Zieh Karten, nutze eine Strecke oder zieh Zielkarten.
phase-second-card = Nimm deine zweite Karte.
phase-payment = Wähle, womit du die Strecke bezahlst.
phase-doubling = Verdopple die Punkte der Strecke oder werte die Strecke nur einmal.
phase-tickets = Behalte mindestens eine der gezogenen Zielkarten.
phase-over = Die Partie ist zu Ende.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Zielkarte { $places } behalten
   *[other] Zielkarten { $places } behalten
}
action-take-train = { $card_id ->
    [locomotive] Offene Lokomotive nehmen
   *[other] Offene Wagenkarte nehmen: { $card }
}
action-draw-train = Wagenkarte vom Stapel ziehen
action-take-terrain = Offene { $terrain_card } nehmen
action-draw-terrain = Landschaftskarte vom Stapel ziehen
action-draw-tickets = Zielkarten ziehen
action-claim-route = Strecke nutzen: { $track }, { $track_colour }, { $track_length ->
    [one] ein Feld
   *[other] { $track_length } Felder
}
action-pay = { $cards ->
    [0] Bezahlen mit { $locomotives ->
        [one] einer Lokomotive
       *[other] { $locomotives } Lokomotiven
    }
   *[other] Bezahlen mit { $cards }× { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}und einer Lokomotive
       *[other] {" "}und { $locomotives } Lokomotiven
    }
}
action-double-route = { $cards ->
    [0] Verdoppeln mit { $locomotives ->
        [one] einer Lokomotive
       *[other] { $locomotives } Lokomotiven
    }
    [one] Verdoppeln mit einer Landschaftskarte{ $locomotives ->
        [0] { "" }
        [one] {" "}und einer Lokomotive
       *[other] {" "}und { $locomotives } Lokomotiven
    }
   *[other] Verdoppeln mit { $cards } Landschaftskarten{ $locomotives ->
        [0] { "" }
        [one] {" "}und einer Lokomotive
       *[other] {" "}und { $locomotives } Lokomotiven
    }
}
action-score-once = Nur einmal werten
action-pass = Passen

# --- The report

event-hand-dealt = Starthand: { $cards }.
event-terrain-dealt = { $seat } bekommt { $terrains_count ->
    [one] eine offene Landschaftskarte
   *[other] offene Landschaftskarten
}: { $terrains }.
event-tickets-offered = Zielkarten zur Auswahl: { $tickets }.
event-tickets-drawn = { $seat } zieht { $number ->
    [one] die letzte Zielkarte.
   *[other] { $number } Zielkarten.
}
event-tickets-kept = { $seat } behält { $kept ->
    [one] eine Zielkarte
   *[other] { $kept } Zielkarten
}{ $returned ->
    [0] .
    [one] {" "}und legt eine unter den Stapel.
   *[other] {" "}und legt { $returned } unter den Stapel.
}
event-tickets-chosen = Behalten: { $kept }. Zurückgelegt: { $returned_count ->
    [0] keine
   *[other] { $returned }
}.
event-ticket-completed = Zielkarte erfüllt: { $ticket }.
event-train-taken = { $seat } nimmt { $card_id ->
    [locomotive] die offene Lokomotive.
   *[other] eine offene Karte in { $card }.
}
event-train-drawn = { $seat } zieht eine Wagenkarte vom Stapel.
event-train-seen = Es ist eine { $card_id ->
    [locomotive] Lokomotive.
   *[other] Karte in { $card }.
}
event-terrain-taken = { $seat } nimmt eine offene { $terrain_card }.
event-terrain-drawn = { $seat } zieht eine { $terrain_card } vom Stapel.
event-trains-turned-up = { $cards_count ->
    [one] Neue offene Wagenkarte
   *[other] Neue offene Wagenkarten
}: { $cards }.
event-terrains-turned-up = { $terrains_count ->
    [one] Neue offene Landschaftskarte
   *[other] Neue offene Landschaftskarten
}: { $terrains }.
event-row-swept = { $locomotives } Lokomotiven liegen offen: Alle offenen Wagenkarten werden abgelegt.
event-trains-shuffled = Der Stapel der Wagenkarten ist leer: { $number ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $number } abgelegten Karten werden zu einem neuen Stapel gemischt.
}
event-terrains-shuffled = Der Stapel der Landschaftskarten ist leer: { $number ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $number } abgelegten Karten werden zu einem neuen Stapel gemischt.
}
event-route-claimed = { $seat } nutzt die Strecke { $track } mit { $cards ->
    [0] { $locomotives ->
        [one] einer Lokomotive
       *[other] { $locomotives } Lokomotiven
    }
    [one] einer Karte in { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}und einer Lokomotive
       *[other] {" "}und { $locomotives } Lokomotiven
    }
   *[other] { $cards } Karten in { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}und einer Lokomotive
       *[other] {" "}und { $locomotives } Lokomotiven
    }
}: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
event-route-doubled = { $seat } führt in der Landschaft { $terrain } und verdoppelt die Strecke mit { $cards ->
    [0] { $locomotives ->
        [one] einer Lokomotive
       *[other] { $locomotives } Lokomotiven
    }
    [one] einer { $terrain_card }{ $locomotives ->
        [0] { "" }
        [one] {" "}und einer Lokomotive
       *[other] {" "}und { $locomotives } Lokomotiven
    }
   *[other] { $cards } { $terrain_cards }{ $locomotives ->
        [0] { "" }
        [one] {" "}und einer Lokomotive
       *[other] {" "}und { $locomotives } Lokomotiven
    }
}: { $points ->
    [one] ein Punkt dazu.
   *[other] { $points } Punkte dazu.
}
event-passed = { $seat } kann nichts tun und passt.
event-last-round-begun = { $seat } hat { $trains ->
    [0] keinen Waggon
    [one] nur noch einen Waggon
   *[other] nur noch { $trains } Waggons
} übrig: Alle haben noch einen letzten Zug.
event-everyone-passed = Niemand kann mehr etwas tun.
event-tickets-shown = { $seat } deckt die Zielkarten auf. Erfüllt: { $completed_count ->
    [0] keine
   *[other] { $completed }
}. Nicht erfüllt: { $failed_count ->
    [0] keine
   *[other] { $failed }
}.
event-match-ended = Die Partie ist zu Ende.

# --- Why not

refusal-ha-5-first = Wähle zuerst, welche deiner Zielkarten du behältst: mindestens { $least } von { $offered }
refusal-ha-5-few = Behalte mindestens { $least } deiner { $offered } Zielkarten
refusal-ha-5-absent = Nur { $offered ->
    [one] eine Zielkarte steht
   *[other] { $offered } Zielkarten stehen
} zur Auswahl
refusal-ha-7 = In einem Zug tust du eines dieser drei Dinge: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen
refusal-ha-8-second = Nimm oder zieh zuerst deine zweite Karte
refusal-ha-8-train = Es liegt keine { $card_id ->
    [locomotive] Lokomotive
   *[other] Karte in { $card }
} offen
refusal-ha-8-terrain = Es liegt keine { $terrain_card } offen
refusal-ha-9 = Eine offene Lokomotive darfst du nur als erste Karte nehmen, und eine zweite gibt es dann nicht
refusal-ha-12-trains = Es sind keine Wagenkarten mehr da, auch nicht in der Ablage
refusal-ha-12-terrains = Es sind keine Landschaftskarten mehr da, auch nicht in der Ablage
refusal-ha-13-taken = { $seat } nutzt diese Strecke schon: { $track }
refusal-ha-13-pay = Bezahle jetzt { $track } mit { $colour_id ->
    [grey] { $length ->
        [one] einer Karte in einer beliebigen Farbe
       *[other] { $length } Karten in einer beliebigen Farbe
    }
   *[other] { $length ->
        [one] einer Karte in { $colour }
       *[other] { $length } Karten in { $colour }
    }
}; Lokomotiven sind Joker
refusal-ha-15-own = Du kannst { $track } nicht nutzen: Das andere Gleis dieser Doppelstrecke gehört schon dir
refusal-ha-15-closed = Du kannst { $track } nicht nutzen: Zu zweit und zu dritt wird von einer Doppelstrecke nur ein Gleis genutzt
refusal-ha-16 = Entscheide jetzt, ob du { $track } verdoppelst ({ $terrain }) oder nur einmal wertest
refusal-ha-17 = Das Verdoppeln von { $track } kostet genau { $needed ->
    [one] eine { $terrain_card }
   *[other] { $needed } { $terrain_cards }
}, Lokomotiven mitgezählt; du hast { $held ->
    [0] keine solche Karte
    [one] eine solche Karte
   *[other] { $held } solche Karten
} und { $left ->
    [0] keine Lokomotive
    [one] eine Lokomotive
   *[other] { $left } Lokomotiven
}
refusal-ha-18 = Jemand anders hat { $most ->
    [one] eine { $terrain_card }
   *[other] { $most } { $terrain_cards }
} und damit mehr, als du hättest
refusal-ha-19 = Du hast { $left ->
    [0] keine Lokomotive mehr
    [one] nur noch eine Lokomotive
   *[other] nur noch { $left } Lokomotiven
}, die du als { $terrain_card } spielen kannst
refusal-ha-20 = Du darfst nicht mehr Karten und Lokomotiven spielen, als für Bezahlung und Gleichstand nötig sind
refusal-ha-22-trains = { $track } braucht { $length ->
    [one] einen Waggon
   *[other] { $length } Waggons
}; du hast { $trains }
refusal-ha-22-cards = { $track } kostet { $colour_id ->
    [grey] { $length ->
        [one] eine Karte in einer beliebigen Farbe
       *[other] { $length } Karten in einer beliebigen Farbe
    }
   *[other] { $length ->
        [one] eine Karte in { $colour }
       *[other] { $length } Karten in { $colour }
    }
}; du hast { $cards ->
    [0] keine passende Karte
    [one] { $colour_id ->
        [grey] höchstens eine Karte derselben Farbe
       *[other] eine passende Karte
    }
   *[other] { $colour_id ->
        [grey] höchstens { $cards } Karten derselben Farbe
       *[other] { $cards } passende Karten
    }
} und { $locomotives ->
    [0] keine Lokomotive
    [one] eine Lokomotive
   *[other] { $locomotives } Lokomotiven
}
refusal-ha-22-held = Diese Karten hast du nicht auf der Hand
refusal-ha-23-choose = Wähle zuerst, welche Zielkarten du behältst: mindestens { $least } von { $offered }
refusal-ha-23-few = Behalte mindestens { $least } von { $offered } Zielkarten
refusal-ha-23-absent = Nur { $offered ->
    [one] eine Zielkarte steht
   *[other] { $offered } Zielkarten stehen
} zur Auswahl
refusal-ha-23-empty = Es sind keine Zielkarten mehr im Stapel
refusal-ha-32 = { $track } ist eine Fähre und verlangt mindestens { $ferries ->
    [one] eine Lokomotive
   *[other] { $ferries } Lokomotiven
}, aber { $locomotives ->
    [0] es ist keine da
    [one] es ist nur eine da
   *[other] es sind nur { $locomotives } da
}
refusal-ha-34 = Du darfst nicht passen, solange du etwas tun kannst

# --- The score sheet

line-routes = { $number ->
    [one] Eine Strecke
   *[other] { $number } Strecken
} mit { $trains ->
    [one] einem Waggon
   *[other] { $trains } Waggons
}
line-doubled-routes = { $number ->
    [one] Eine Strecke verdoppelt
   *[other] { $number } Strecken verdoppelt
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] ein Feld fehlt
   *[other] { $missing } Felder fehlen
}
line-ticket-cut-off = { $ticket }: abgeschnitten, kein Weg mehr frei
line-globetrotter = Globetrotter: { $completed ->
    [one] eine erfüllte Zielkarte
   *[other] { $completed } erfüllte Zielkarten
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to } auf Gleis 1
    [2] { $place_from } – { $place_to } auf Gleis 2
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = Gelb
card-orange = Orange
card-red = Rot
card-purple = Violett
card-blue = Blau
card-green = Grün
card-white = Weiß
card-black = Schwarz
card-locomotive = Lokomotive

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = G
letter-orange = O
letter-red = R
letter-purple = V
letter-blue = B
letter-green = Ü
letter-white = W
letter-black = S

colour-yellow = Gelb
colour-orange = Orange
colour-red = Rot
colour-purple = Violett
colour-blue = Blau
colour-green = Grün
colour-white = Weiß
colour-black = Schwarz
colour-grey = eine beliebige Farbe

terrain-desert = Wüste
    .card = Wüstenkarte
    .cards = Wüstenkarten
terrain-jungle = Dschungel
    .card = Dschungelkarte
    .cards = Dschungelkarten
terrain-mountain = Gebirge
    .card = Gebirgskarte
    .cards = Gebirgskarten

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
colour = { $name }
terrain = { $name }
    .card = Landschaftskarte „{ $name }“
    .cards = Landschaftskarten „{ $name }“

# --- Places, with today's names beside those of the map

place-ngaoundere = Ngaoundéré
place-douala = Douala
place-libreville = Libreville
place-bangui = Bangui
place-bondo = Bondo
place-fachoda = Faschoda (Kodok)
place-addis-ababa = Addis Abeba
place-bogoro = Bogoro
place-port-florence = Port Florence (Kisumu)
place-mombasa = Mombasa
place-dar-es-salaam = Daressalam
place-cabinda = Cabinda
place-leopoldville = Léopoldville (Kinshasa)
place-luanda = Luanda
place-ujiji = Ujiji
place-elizabethville = Elizabethville (Lubumbashi)
place-livingstonia = Livingstonia
place-mocamedes = Moçâmedes
place-serpa-pinto = Serpa Pinto (Menongue)
place-zomba = Zomba
place-mocambique = Moçambique (Ilha de Moçambique)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhoek
place-walvis-bay = Walvis Bay
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Kapstadt
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
place-nigeria-w = Nigeria (Küste)
place-nigeria-n = Nigeria (Binnenland)
place-tchad-n = Tchad (Norden)
place-tchad-s = Tchad (Süden)
place-sudan-w = Sudan (Westen)
place-sudan-e = Sudan (Osten)
place-madagascar-n = Madagaskar (Norden)
place-madagascar-s = Madagaskar (Süden)

end-ngaoundere = { place-ngaoundere }
end-douala = { place-douala }
end-libreville = { place-libreville }
end-bangui = { place-bangui }
end-bondo = { place-bondo }
end-fachoda = Faschoda
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

face-map = Landkarte des mittleren und südlichen Afrika
face-track-free = { $track }: { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , Fähre mit einer Lokomotive
   *[other] , Fähre mit { $ferries } Lokomotiven
}
face-track-owned = { $track }: genutzt von { $owner } mit { $length ->
    [one] einem Waggon
   *[other] { $length } Waggons
}
face-train-row = Offene Wagenkarten
face-terrain-row = Offene Landschaftskarten
face-train-deck = Wagen
face-no-card = Hier liegt keine Karte
face-terrain-deck = Landschaft
face-ticket-deck = Zielkarten
face-hand = Deine Karten
face-no-cards = Keine Karten auf der Hand
face-about-train = Bezahlt ein Feld einer Strecke in { $card } oder Grau. Landschaft: { $terrain }.
face-about-locomotive = Bezahlt ein Feld einer beliebigen Strecke. Sie kann auch als Landschaftskarte zählen. Nimmst du sie offen, ist sie die einzige Karte deines Zuges.
face-about-terrain = Verdoppelt die Punkte einer Strecke ({ $colours }), wenn du in der Landschaft { $terrain } führst.
face-about-train-deck = Zieh eine Wagenkarte verdeckt vom Stapel. In einem Zug nimmst du zwei Karten.
face-about-terrain-deck = Zieh eine Landschaftskarte verdeckt vom Stapel.
face-about-ticket-deck = Zieh neue Zielkarten zur Auswahl. Jede erfüllte bringt dir ihre Punkte, jede nicht erfüllte kostet dich ihre Punkte.
face-tickets = Deine Zielkarten
face-drawer = { $number ->
    [one] Deine Zielkarte und die Legende
   *[other] Deine { $number } Zielkarten und die Legende
}
face-offer = Zielkarten zur Auswahl
face-keep = { $number ->
    [0] Wähle, was du behältst
    [one] Diese Zielkarte behalten
   *[other] Diese { $number } Zielkarten behalten
}
face-about-ticket = { $points ->
    [one] Du bekommst einen Punkt, wenn du die beiden Orte verbindest; sonst verlierst du einen.
   *[other] Du bekommst { $points } Punkte, wenn du die beiden Orte verbindest; sonst verlierst du { $points }.
} Jetzt: { $status }.
face-connected = verbunden
face-open = noch nicht verbunden
face-key = Farben, Landschaften und Punkte
face-spaces = Felder
face-points = Punkte
face-to-double = Landschaftskarten zum Verdoppeln
face-reconstructed = Die Zielkarten sind ein Nachbau, nicht die veröffentlichten. Zeig auf einen Ort, um seinen heutigen Namen zu sehen.
face-last-turns = Letzte Züge
face-price = { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; Verdoppeln kostet { $terrains ->
    [one] eine { $terrain_card }
   *[other] { $terrains } { $terrain_cards }
}
face-brings = { $points ->
    [one] = ein Punkt
   *[other] = { $points } Punkte
}
face-points-of = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
face-trains-of = { $number ->
    [one] ein Waggon übrig
   *[other] { $number } Waggons übrig
}
face-cards-of = { $number ->
    [one] eine Wagenkarte
   *[other] { $number } Wagenkarten
}
face-tickets-of = { $number ->
    [one] eine Zielkarte
   *[other] { $number } Zielkarten
}
face-terrain-of = { $number ->
    [one] eine { $terrain_card }
   *[other] { $number } { $terrain_cards }
}
face-terrain-leads = { $number ->
    [one] eine { $terrain_card }
   *[other] { $number } { $terrain_cards }
}: Niemand hat mehr

kind-take-train = Wagenkarte nehmen
kind-take-terrain = Landschaftskarte nehmen
kind-claim-route = Strecke nutzen
kind-keep-tickets = Zielkarten behalten
kind-pay = Bezahlen
kind-double-route = Verdoppeln

guide-map = Die Landkarte. Jede Strecke hat so viele Felder, wie du Karten brauchst. Farbe und Buchstabe zeigen, mit welchen Karten du sie bezahlst. Strecken, die du jetzt nutzen kannst, haben einen goldenen Rand: Klick eine an.
guide-market = Die Auslage: Wagenkarten in acht Farben, Lokomotiven als Joker und Landschaftskarten. Wenn du in einer Landschaft führst, kannst du eine ihrer Strecken doppelt werten.
guide-tickets = Deine Zielkarten. Verbinde die beiden Orte jeder Zielkarte; zeig auf eine, um sie auf der Landkarte zu sehen. Darunter steht, wie viel alles wert ist.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = mehr erfüllte Zielkarten, { $more } zu { $less }
lines-routes = Strecken
lines-doubled-routes = Verdoppelte Strecken
lines-ticket-completed = Erfüllte Zielkarten
lines-ticket-unfinished = Nicht erfüllte Zielkarten
lines-ticket-cut-off = Unerfüllbare Zielkarten
lines-globetrotter = Globetrotter

# --- The board as text

field-last-turns = Verbleibende letzte Züge
field-track = Strecke, die gerade genutzt wird
field-pay-card = Bezahlt mit
field-pay-cards = Gezahlte Karten
field-pay-locomotives = Gezahlte Lokomotiven
field-train-row = Offene Wagenkarten
field-train-deck-size = Wagenkarten im Stapel
field-train-discards = Wagenkarten in der Ablage
field-terrain-row = Offene Landschaftskarten
field-terrain-deck = Landschaftskarten im Stapel
field-terrain-discards = Landschaftskarten in der Ablage
field-hands = Wagenkarten
field-hand-sizes = Wagenkarten auf der Hand
field-terrains = Landschaftskarten
field-trains = Waggons übrig
field-points = Punkte bisher
field-owners = Genutzte Strecken
field-doubled = Verdoppelte Strecken
field-offered = Zielkarten zur Auswahl
field-kept = Behaltene Zielkarten
field-kept-sizes = Zahl der Zielkarten
field-ticket-pile-size = Zielkarten im Stapel

# --- What is wrong with an edition file

problem-locomotive-last = die letzte Art muss die Lokomotive sein
problem-grey-card = Grau ist keine Karte: Eine graue Strecke lässt sich mit jeder Farbe nutzen
problem-one-terrain = '{ $word }' muss zu genau einer Landschaft gehören, nicht zu { $found }
problem-no-route-colour = '{ $word }' ist keine Streckenfarbe
problem-lengths = müssen 1, 2, 3 und so weiter sein, jede einmal
problem-few-trains = muss größer sein als last_trains, sonst begänne mit dem ersten Zug die letzte Runde
problem-more-than = darf nicht größer sein als { $other }
problem-few-cards = zu wenige für fünf Spieler: { $number } werden ausgeteilt oder aufgedeckt
problem-few-tickets = zu wenige für fünf Spieler, die je { $number } bekommen
problem-no-end = fehlt: Nur Zwischenhalte stehen auf keiner Zielkarte
problem-way-station-end = ist ein Zwischenhalt, und keine Zielkarte nennt einen
problem-same-as = darf nicht dasselbe sein wie { $other }
problem-needs-double = verbindet zwei Orte, die schon ein anderes Gleis verbindet: Beide brauchen dasselbe 'double'
problem-double-tracks = Doppelstrecke '{ $word }' hat { $found } Gleise, nicht 2
problem-double-places = die Gleise der Doppelstrecke '{ $word }' verbinden verschiedene Orte
problem-double-lengths = die Gleise der Doppelstrecke '{ $word }' sind verschieden lang
problem-dead-end = ist eine Sackgasse: Alle Gleise dorthin müssen von demselben Ort kommen
problem-no-such-end = kein Ort heißt auf Zielkarten '{ $word }'
problem-ticket-twice = verbindet zwei Orte, die schon eine andere Zielkarte verbindet

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Zug um Zug – Im Herzen Afrikas
edition-default-note = Der Spielplan ist aus einer öffentlichen Quelle (A) abgeschrieben, die Längen sind anhand seiner Koordinaten geprüft. Alle 48 Zielkarten sind nachgebaut: Der gedruckte Stapel fand sich in keiner Quelle. Ihre Start- und Zielorte sind Orte dieses Spielplans, von uns gewählt und so ungleich verteilt wie in gedruckten Stapeln anderer Karten der Reihe; der Wert jeder Karte ist die Länge des kürzesten Weges zwischen ihren beiden Orten. Es sind nicht die veröffentlichten Zielkarten; von denen ist nur bekannt, dass es 48 sind und dass eine 22 Punkte wert ist. Auch die Länge der Strecke von Bloemfontein nach Kapstadt ist nachgebaut. Wer das gedruckte Spiel besitzt, kann dessen Werte in eine eigene Ausgabe eintragen.
source-a = vollständige Abschrift des Spielplans (Orte, Koordinaten, Gleise, Längen, Farben, Doppelstrecken, Fähren); keine Zielkarten
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), Anleitung
source-r = Karten, Austeilen, Landschaftskarten, Verdoppeln, Zielkarten, Madagaskar und die Länder, Globetrotter; französische Regeln: Niemand besitzt beide Gleise einer Doppelstrecke
source-b1 = Verbindungspunkte im Inneren sind unbenannte „way stations“
source-b2 = Länder als Ziele: nur Nigeria, Tchad, Sudan, am Nordrand
source-b3 = die Kette über Madagaskar verbindet Südafrika und Mosambik ohne Farbvorgabe; nur dort sind Fähren; Tabelle der Zahlen zum Austeilen und Ziehen
source-b4 = die Linie nach Madagaskar ist eine Strecke mit zwei Gleisen
source-b5 = eine einzelne Strecke brachte 30 Punkte (6 Felder verdoppelt); es gibt eine Zielkarte mit 22 Punkten; es gibt Strecken mit einem Feld
source-b6 = Farbregionen (Süden Wüste, Mitte Dschungel, Osten Gebirge); es gibt Strecken der Länge 5 und 6
source-b7 = Fähren, keine Tunnel, Globetrotter statt längster Strecke
source-b8 = die Regeln des Grundspiels, auf die sich diese Landkarte stützt
source-ours-ref = dieses Projekt
source-ours = Kennungen, Namen unbenannter Orte, auf welcher Seite eines Landes oder einer Insel ein Ort liegt, heutige Namen der Städte
source-stations = unsere Namen für die Zwischenhalte, die auf dem gedruckten Spielplan keine haben: jeweils ein wirklicher Ort, Fluss oder See in der Nähe
source-reconstruction-ref = dieses Projekt
source-reconstruction = was in keiner Quelle steht: sorgfältig geschätzt und nie mit dem veröffentlichten Wert zu verwechseln

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-cards = Wagenkarten
printed-count = Anzahl
printed-terrains = Landschaftskarten
printed-colours = Streckenfarben
printed-lengths = Streckenlängen
printed-length = Länge
printed-points = Punkte
printed-terrain = Landschaftskarten zum Verdoppeln
printed-numbers = Weitere Zahlen
printed-trains = Waggons je Spieler
printed-cards-dealt = Ausgeteilte Wagenkarten
printed-terrains-dealt = Ausgeteilte Landschaftskarten
printed-tickets-dealt = Ausgeteilte Zielkarten
printed-first-tickets-kept = Zielkarten, die man am Anfang mindestens behalten muss
printed-tickets-drawn = Gezogene Zielkarten
printed-tickets-kept = Zielkarten, die man später mindestens behalten muss
printed-cards-face-up = Offene Wagenkarten
printed-terrains-face-up = Offene Landschaftskarten
printed-locomotives-face-up = Offene Lokomotiven, bei denen die Auslage abgelegt wird
printed-last-trains = Waggons, bei denen die letzte Runde beginnt
printed-globetrotter = Globetrotter-Bonus
printed-places = Orte
printed-name = Name
printed-kind = Art
printed-city = Stadt
printed-way-station = Zwischenhalt
printed-country = Land
printed-island = Insel
printed-today = Heutiger Name
printed-end = Name auf Zielkarten
printed-tracks = Strecken
printed-from-place = Von
printed-to-place = Nach
printed-colour = Farbe
printed-double = Doppelstrecke
printed-ferries = Nötige Lokomotiven
printed-note = Anmerkung
printed-tickets = Zielkarten
printed-from-end = Von
printed-to-end = Nach
printed-value = Wert
printed-map = Lage auf dem Spielplan
printed-place = Ort
printed-x = Von links, %
printed-y = Von oben, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = du bist am Zug
feature-seat-moves-later = in { $value ->
    [one] { $value } Zug
   *[other] { $value } Zügen
} bist du dran
feature-seat-points = deine Strecken haben { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} gebracht
feature-seat-done-points = deine erfüllten Zielkarten bringen { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-done-tickets = du hast { $value ->
    [one] { $value } Zielkarte
   *[other] { $value } Zielkarten
} erfüllt
feature-seat-trains = du hast noch { $value ->
    [one] { $value } Waggon
   *[other] { $value } Waggons
}
feature-seat-hand = du hast { $value ->
    [one] { $value } Wagenkarte
   *[other] { $value } Wagenkarten
} auf der Hand
feature-seat-locomotives = du hast { $value ->
    [one] { $value } Lokomotive
   *[other] { $value } Lokomotiven
} auf der Hand
feature-seat-most-of-a-colour = von deiner besten Farbe hast du { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
}
feature-seat-second-most-of-a-colour = von deiner zweitbesten Farbe hast du { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
}
feature-seat-terrain-cards = du hast { $value ->
    [one] { $value } Landschaftskarte
   *[other] { $value } Landschaftskarten
}
feature-seat-terrains-led = du führst in { $value ->
    [one] { $value } Landschaft
   *[other] { $value } Landschaften
}
feature-seat-planned-points = die Zielkarten, die du noch erfüllen kannst, bringen { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-failed-points = die Zielkarten, die du vielleicht nicht erfüllst, kosten { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-planned-tickets = du kannst noch { $value ->
    [one] { $value } Zielkarte
   *[other] { $value } Zielkarten
} erfüllen
feature-seat-plan-turns = für deine Zielkarten brauchst du noch { $value ->
    [one] { $value } Zug
   *[other] { $value } Züge
}
feature-seat-plan-spaces = für deine Zielkarten brauchst du noch { $value ->
    [one] { $value } Waggon
   *[other] { $value } Waggons
}
feature-seat-plan-tracks = für deine Zielkarten brauchst du noch { $value ->
    [one] { $value } Strecke
   *[other] { $value } Strecken
}
feature-seat-plan-track-points = die Strecken für deine Zielkarten bringen { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-plan-lacks = für deine Zielkarten { $value ->
    [one] fehlt dir { $value } Wagenkarte
   *[other] fehlen dir { $value } Wagenkarten
}
feature-seat-plan-lacks-locomotives = für Fähren { $value ->
    [one] fehlt dir { $value } Lokomotive
   *[other] fehlen dir { $value } Lokomotiven
}
feature-seat-plan-payable = mit deinen Handkarten kannst du { $value ->
    [one] { $value } Strecke
   *[other] { $value } Strecken
} für deine Zielkarten bezahlen
feature-seat-plan-payable-points = die Strecken für deine Zielkarten, die du mit deinen Handkarten bezahlen kannst, bringen { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-plan-doubling = Landschaftskarten könnten auf den Strecken für deine Zielkarten { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} verdoppeln
feature-seat-plan-doubling-payable = Landschaftskarten könnten sofort { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} verdoppeln
feature-seat-plan-danger = andere bauen neben { $value ->
    [one] { $value } Strecke, die du für deine Zielkarten brauchst
   *[other] { $value } Strecken, die du für deine Zielkarten brauchst
}
feature-seat-cards-to-spare = { $value ->
    [one] { $value } deiner Wagenkarten ist für deine Zielkarten nicht nötig
   *[other] { $value } deiner Wagenkarten sind für deine Zielkarten nicht nötig
}
feature-seat-locomotives-to-spare = { $value ->
    [one] { $value } deiner Lokomotiven ist für deine Zielkarten nicht nötig
   *[other] { $value } deiner Lokomotiven sind für deine Zielkarten nicht nötig
}
feature-seat-spare-trains = deine Zielkarten lassen dir { $value ->
    [one] { $value } Waggon
   *[other] { $value } Waggons
} übrig
feature-seat-best-claim = die beste Strecke bringt jetzt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-best-claim-doubled = die beste Strecke, wenn möglich verdoppelt, bringt jetzt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-turns-left = bis zum Ende { $value ->
    [one] bleibt dir wohl noch { $value } Zug
   *[other] bleiben dir wohl noch { $value } Züge
}
feature-seat-plan-against-time = für deine Zielkarten brauchst du das { $value }-Fache der Zeit, die noch bleibt
feature-seat-fewest-trains-of-others = ein anderer Spieler hat nur noch { $value ->
    [one] { $value } Waggon
   *[other] { $value } Waggons
}
feature-seat-fewest-trains = wer die wenigsten Waggons hat, hat noch { $value ->
    [one] { $value } Waggon
   *[other] { $value } Waggons
}
feature-seat-biggest-hand-of-others = ein anderer Spieler hat { $value ->
    [one] { $value } Wagenkarte
   *[other] { $value } Wagenkarten
} auf der Hand
feature-seat-last-round = die letzten Züge haben begonnen
feature-seat-last-turns = bis zum Ende { $value ->
    [one] ist es noch { $value } Zug
   *[other] sind es noch { $value } Züge
}
feature-seat-plan-danger-points = Zielkarten für { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} hängen von Strecken ab, an denen andere bauen
feature-seat-plan-terrain-lacks = um alle Strecken für deine Zielkarten zu verdoppeln, { $value ->
    [one] fehlt dir { $value } Landschaftskarte
   *[other] fehlen dir { $value } Landschaftskarten
}
feature-seat-plan-doubling-begun = deine Landschaftskarten helfen, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} zu verdoppeln
feature-seat-open-cards-useful = offen { $value ->
    [one] liegt { $value } Wagenkarte
   *[other] liegen { $value } Wagenkarten
}, die du für deine Zielkarten brauchst
feature-seat-open-locomotives = offen { $value ->
    [one] liegt { $value } Lokomotive
   *[other] liegen { $value } Lokomotiven
}
feature-seat-open-terrains-useful = offen { $value ->
    [one] liegt { $value } Landschaftskarte
   *[other] liegen { $value } Landschaftskarten
}, die du für deine Zielkarten brauchst

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = weicht um { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} von der ersten Schätzung ab
feature-option-face-up-card = nimmt eine offene Wagenkarte
feature-option-hidden-card = zieht vom Stapel
feature-option-locomotive = nimmt eine Lokomotive
feature-option-terrain-card = nimmt eine Landschaftskarte
feature-option-draw-tickets = zieht Zielkarten
feature-option-claim = nutzt eine Strecke
feature-option-pay = bezahlt die Strecke
feature-option-double = verdoppelt die Strecke
feature-option-keep = behält { $value ->
    [one] { $value } Zielkarte
   *[other] { $value } Zielkarten
}
feature-option-kept-points = die behaltenen Zielkarten bringen { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-kept-complete = { $value ->
    [one] { $value } Zielkarte ist
   *[other] { $value } Zielkarten sind
} schon erfüllt
feature-option-card-worth = die Karte ist { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-option-held-alike = du hast schon { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
} dieser Art
feature-option-lacked = für deine Zielkarten { $value ->
    [one] fehlt dir { $value } Karte
   *[other] fehlen dir { $value } Karten
} dieser Farbe
feature-option-track-points = die Strecke bringt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-track-length = braucht { $value ->
    [one] { $value } Waggon
   *[other] { $value } Waggons
}
feature-option-planned = du brauchst die Strecke für eine deiner Zielkarten
feature-option-ticket-points = Zielkarten für { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} hängen von der Strecke ab
feature-option-contested = andere bauen an { $value ->
    [one] { $value } Ende
   *[other] { $value } Enden
} der Strecke
feature-option-trains-after = lässt dir { $value ->
    [one] { $value } Waggon
   *[other] { $value } Waggons
}
feature-option-cards-paid = zahlt { $value ->
    [one] { $value } farbige Karte
   *[other] { $value } farbige Karten
}
feature-option-locomotives-paid = zahlt { $value ->
    [one] { $value } Lokomotive
   *[other] { $value } Lokomotiven
}
feature-option-price = die gezahlten Karten wären anderswo { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-option-doubling = das Verdoppeln bringt jetzt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} mehr
feature-option-terrains-paid = spielt { $value ->
    [one] { $value } Landschaftskarte
   *[other] { $value } Landschaftskarten
}

# First lessons: what the coach says.

lesson-tickets = Eine Zielkarte bringt ihre Punkte, wenn deine eigenen Strecken ihre beiden Orte verbinden; sonst verlierst du diese Punkte. Mindestens zwei musst du behalten. Diese vier liegen an denselben Strecken: Behalte alle vier.
lesson-draw = Strecken bezahlst du mit Karten ihrer Farbe. In einem Zug kannst du zwei Karten ziehen: Zieh die erste vom Stapel.
lesson-second = Jetzt die zweite Karte. Sie darf offen liegen oder vom Stapel kommen. Zieh noch einmal vom Stapel.
lesson-terrain = Mit Landschaftskarten zählt eine Strecke doppelt. Sie liegen offen vor dir, und es kommt darauf an, wer die meisten hat. Nimm eine Wüstenkarte.
lesson-locomotive = Eine Lokomotive steht für jede Farbe. Nimmst du sie offen, ist das dein ganzer Zug, aber das ist sie wert. Nimm sie.
lesson-claim = Du hast eine Weile gesammelt, und deine Hand ist voller violetter Karten. Nutze die Strecke von Léopoldville zum Zwischenhalt Kamina: fünf Felder.
lesson-pay = Bezahle mit fünf violetten Karten und heb dir die Lokomotiven für später auf.
lesson-double = Diese Strecke liegt im Dschungel, und niemand hat mehr Dschungelkarten als du. Um fünf Felder zu verdoppeln, brauchst du zwei Landschaftskarten; eine Lokomotive darf eine davon ersetzen. Verdopple die Strecke: Aus 10 Punkten werden 20.
lesson-more-tickets = Dein Netz wächst, und neue Zielkarten könnten dazu passen. Nutze diesen Zug, um vier Zielkarten zu ziehen.
lesson-keep = Mindestens eine musst du behalten. Behalte die beiden, die zu Orten führen, die du ohnehin erreichst: Bloemfontein und Madagaskar.
lesson-wild = Auch mit Lokomotiven allein kannst du eine Strecke bezahlen. Nutze die Strecke von Zomba nach Moçambique, bevor es jemand anders tut.
lesson-connect = Zwischen Moçambique und Nigeria fehlt noch eine Strecke. Nutze die vom Zwischenhalt Namwala nach Salisbury, und deine Zielkarte für 20 Punkte ist erfüllt.
lesson-double-track = Manche Strecken haben zwei Gleise, aber zu zweit und zu dritt wird nur eines davon genutzt. Nutze Cabinda – Léopoldville für deine nächste Zielkarte.
lesson-ferry = Nach Madagaskar führt eine Fähre. Nutze die Strecke von Moçambique in den Norden der Insel.
lesson-ferry-pay = Unter den Karten, mit denen du eine Fähre bezahlst, muss mindestens eine Lokomotive sein. Bezahle mit zwei gelben Karten und einer Lokomotive.
lesson-last-trains = Wer nach einem Zug zwei Waggons oder weniger hat, löst die letzte Runde aus. Deine Zielkarten sind fast alle erfüllt, also führ das Ende herbei: Nutze die Strecke von Léopoldville zum Zwischenhalt Lomami.
lesson-last-turn = Alle haben noch einen Zug. Danach sind Karten nichts mehr wert, also gib sie aus: Nutze Bulawayo – Pretoria.
lesson-last-double = Auch Landschaftskarten sind danach nichts mehr wert. Verdopple auch diese Strecke.
lesson-end = Zielkarten entscheiden dieses Spiel: Erfüllte bringen Punkte, die anderen kosten welche, und wer die meisten erfüllt hat, bekommt 10 dazu. Jetzt kannst du alles: sammeln, Strecken nutzen, verdoppeln und Zielkarten wählen, die sich Strecken teilen.
