game-title = Africana
game-summary = Tritt Expeditionen bei, die nur einer von euch abschließt, und suche in zwei Büchern nach Abenteuern jenseits des Äquators. Für 2 bis 4 Spieler, nach dem Spiel von Michael Schacht. Die Regeln sind die veröffentlichten; die Landkarte und die meisten Karten der Standardausgabe sind nachgebaut.
game-teaser = Durchquere den Kontinent schneller als die anderen: Bezahlt wird nur, wer zuerst ankommt. Und zwei Bücher bergen Abenteuer jenseits des Äquators.

# Things

colour-magenta = Magenta
colour-turquoise = Türkis
colour-grey = Anthrazit
colour-orange = Orange
colour-violet = Violett

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = A
letter-orange = O
letter-violet = V

card = { $kind ->
    [joker] Joker
    [assistant] Helfer in { $colour }
   *[travel] Karte in { $colour }
}
    .accusative = { $kind ->
        [joker] einen Joker
        [assistant] einen Helfer in { $colour }
       *[travel] eine Karte in { $colour }
    }
    .dative = { $kind ->
        [joker] einem Joker
        [assistant] einem Helfer in { $colour }
       *[travel] einer Karte in { $colour }
    }
    .none = { $kind ->
        [joker] keinen Joker
        [assistant] keinen Helfer in { $colour }
       *[travel] keine Karte in { $colour }
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli (Neapel)
    .towards = nach Napoli (Neapel)
    .away = von Napoli (Neapel)
    .inside = in Napoli (Neapel)
place-marrakesh = Marrakesch
    .towards = nach Marrakesch
    .away = von Marrakesch
    .inside = in Marrakesch
place-tripoli = Tripolis
    .towards = nach Tripolis
    .away = von Tripolis
    .inside = in Tripolis
place-cairo = Kairo
    .towards = nach Kairo
    .away = von Kairo
    .inside = in Kairo
place-aswan = Assuan
    .towards = nach Assuan
    .away = von Assuan
    .inside = in Assuan
place-jidda = Jidda (Dschidda)
    .towards = nach Jidda (Dschidda)
    .away = von Jidda (Dschidda)
    .inside = in Jidda (Dschidda)
place-dakar = Dakar
    .towards = nach Dakar
    .away = von Dakar
    .inside = in Dakar
place-timbuctoo = Timbuctoo (Timbuktu)
    .towards = nach Timbuctoo (Timbuktu)
    .away = von Timbuctoo (Timbuktu)
    .inside = in Timbuctoo (Timbuktu)
place-khartoum = Khartum
    .towards = nach Khartum
    .away = von Khartum
    .inside = in Khartum
place-lagos = Lagos
    .towards = nach Lagos
    .away = von Lagos
    .inside = in Lagos
place-addis-abeba = Addis Abeba
    .towards = nach Addis Abeba
    .away = von Addis Abeba
    .inside = in Addis Abeba
place-congo = Kongo
    .towards = in den Kongo
    .away = aus dem Kongo
    .inside = im Kongo
place-serengeti = Serengeti
    .towards = in die Serengeti
    .away = aus der Serengeti
    .inside = in der Serengeti
place-leopoldville = Léopoldville (Kinshasa)
    .towards = nach Léopoldville (Kinshasa)
    .away = von Léopoldville (Kinshasa)
    .inside = in Léopoldville (Kinshasa)
place-zanzibar = Sansibar
    .towards = nach Sansibar
    .away = von Sansibar
    .inside = auf Sansibar
place-luanda = Luanda
    .towards = nach Luanda
    .away = von Luanda
    .inside = in Luanda
place-mozambique = Mosambik (Moçambique)
    .towards = nach Mosambik (Moçambique)
    .away = von Mosambik (Moçambique)
    .inside = in Mosambik (Moçambique)
place-victoria-falls = Viktoriafälle (Mosi-oa-Tunya)
    .towards = zu den Viktoriafällen (Mosi-oa-Tunya)
    .away = von den Viktoriafällen (Mosi-oa-Tunya)
    .inside = an den Viktoriafällen (Mosi-oa-Tunya)
place-madagascar = Madagaskar
    .towards = nach Madagaskar
    .away = von Madagaskar
    .inside = auf Madagaskar
place-kalahari = Kalahari
    .towards = in die Kalahari
    .away = aus der Kalahari
    .inside = in der Kalahari
place-port-natal = Port Natal (Durban)
    .towards = nach Port Natal (Durban)
    .away = von Port Natal (Durban)
    .inside = in Port Natal (Durban)
place-cape-town = Kapstadt
    .towards = nach Kapstadt
    .away = von Kapstadt
    .inside = in Kapstadt

company-italy = Italien
company-france = Frankreich
company-germany = Deutschland
company-england = England

artifact-mask = Maske
artifact-drum = Trommel
artifact-statuette = Statuette
artifact-shield = Schild
artifact-necklace = Halskette

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
place = { $name }
    .towards = zum Ort „{ $name }“
    .away = vom Ort „{ $name }“
    .inside = am Ort „{ $name }“
company = { $name }
artifact = { $name }

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] Helfer in { $colour } – { $place }
   *[artifact] { $artifact } – { $place }
}

book-north = Buch im Norden
book-south = Buch im Süden
side-left = links
side-right = rechts
space-space-1 = Feld 1
space-space-2 = Feld 2
space-space-3 = Feld 3
space-space-4 = Feld 4
space-space-5 = Feld 5

# Variants

option-hidden-totals = Zwischenstände
option-hidden-totals-yes = jeder sieht nur den eigenen
option-hidden-totals-no = alle sehen alle Stände
option-quiet-rounds = Runden ohne abgeschlossene Expedition, bis die Partie endet
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Zieh Reisekarten nach, öffne das Buch oder brich auf.
phase-book = Blättere um, kauf ein Abenteuer oder schließ das Buch.
phase-journey = Reise zu einem Ort, tritt einer Expedition bei, schließ eine Expedition oder ein Abenteuer ab oder beende die Reise.
phase-cards = Du hast zu viele Karten: Wirf eine ab.
phase-adventures = Du hast zu viele offene Abenteuer: Gib eins auf.
phase-over = Die Partie ist zu Ende.

# What may be chosen

action-draw-cards = Reisekarten nachziehen
action-open-book = Buch öffnen
action-set-out = Aufbrechen
action-stop = Aktion beenden
action-stop-book = Buch schließen
action-stop-journey = Reise beenden
action-turn-page = Seite { $side } umblättern
action-buy = Abenteuer { $side } kaufen
action-step = { $recoloured ->
    [yes] Mit { $card_dative } (umgefärbt) { $place_towards } reisen
   *[no] Mit { $card_dative } { $place_towards } reisen
}
action-join = Expedition beitreten: { $expedition }
action-complete-expedition = Expedition abschließen: { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Anwerben: { $adventure }
   *[artifact] Mitnehmen: { $adventure }
}
action-discard-card = Abwerfen: { $card }
action-discard-adventure = Aufgeben: { $adventure }

# What happened

event-company-taken = { $seat } forscht für { $company }. Startort: { $place }, Startgeld: { $silver } Silber, { $jokers ->
    [0] kein Joker
    [one] dazu ein Joker
   *[other] dazu { $jokers } Joker
}.
event-expeditions-removed = { $number ->
    [0] Alle C-Expeditionen bleiben im Spiel.
    [one] Eine C-Expedition kommt verdeckt aus dem Spiel.
   *[other] { $number } C-Expeditionen kommen verdeckt aus dem Spiel.
}
event-expedition-shown = Neue Expedition auf { $space }: { $expedition } mit { $expedition_silver } Silber und { $expedition_points ->
    [one] 1 Punkt
   *[other] { $expedition_points } Punkten
}.
event-adventure-shown = Das { $book } zeigt jetzt: { $adventure }.
event-cards-drawn = { $seat } zieht { $number ->
    [0] nichts: Es sind keine Reisekarten mehr da
    [one] eine Reisekarte
   *[other] { $number } Reisekarten
}.
event-cards-seen = Gezogen: { $cards }.
event-deck-shuffled = { $number ->
    [one] Die einzige abgelegte Reisekarte wird zum neuen Nachziehstapel.
   *[other] Die { $number } abgelegten Reisekarten werden zum neuen Nachziehstapel gemischt.
}
event-book-opened = { $seat } öffnet das { $book }.
event-page-turned = { $seat } blättert { $side }{ $silver ->
    [0] {""}
   *[other] {" "}für { $silver } Silber
} um: { $adventure }.
event-adventure-bought = { $seat } kauft für { $silver } Silber: { $adventure }.
event-book-closed = { $seat } schließt das { $book }.
event-set-out-from = { $seat } bricht { $place_away } auf.
event-travelled = { $seat } spielt { $card_accusative }{ $silver ->
    [0] {""}
   *[other] , für { $silver } Silber umgefärbt,
} und reist { $place_from_away } { $place_to_towards }.
event-expedition-joined = { $seat } tritt der Expedition { $expedition } bei{ $silver ->
    [0] .
   *[other] {" "}und bekommt { $silver } Silber.
}
event-expedition-completed = { $seat } schließt die Expedition { $expedition } ab: { $silver } Silber und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $others_count ->
    [0] {""}
    [one] {" "}{ $others } war beigetreten und geht leer aus.
   *[other] {" "}{ $others } waren beigetreten und gehen leer aus.
}
event-artifact-found = { $seat } findet einen Kunstgegenstand: { $adventure }. Das bringt { $silver } Silber und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-assistant-hired = { $seat } bekommt Begleitung: { $adventure }.
event-rested = { $seat } beendet die Reise { $place_inside }.
event-card-discarded = { $seat } wirft { $card_accusative } ab.
event-card-lost = { $seat } wirft { $card_accusative } endgültig ab.
event-adventure-discarded = { $seat } gibt ein Abenteuer endgültig auf: { $adventure }.
event-last-round-began = Die Expeditionen reichen nicht mehr für alle Felder: Runde { $round } ist die letzte.
event-explorers-recalled = { $rounds } Runden lang wurde keine Expedition abgeschlossen. Die Gesellschaften rufen ihre Forscher nach Hause.
event-match-ended = Die Partie endet nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.
event-hand-shown = { $seat } hat noch auf der Hand: { $cards }.

# Why not

refusal-af-11-first = Wähle zuerst deine Aktion für diesen Zug: Reisekarten nachziehen, das Buch öffnen oder aufbrechen
refusal-af-11-book = Du hast deine Aktion für diesen Zug schon gewählt: das Buch
refusal-af-11-journey = Du hast deine Aktion für diesen Zug schon gewählt: die Reise
refusal-af-15 = Ein Abenteuer kostet { $price } Silber; du hast { $silver }
refusal-af-15-empty = Im Buch liegt { $side } keine Karte
refusal-af-16 = Das Umblättern dieser Seite kostet { $price } Silber; du hast { $silver }
refusal-af-16-empty = Im Buch liegt { $side } keine Karte zum Umblättern
refusal-af-19 = Das Symbol dieser Karte gibt es { $place_inside } nicht: { $card }
refusal-af-19-far = Keine Reiseroute führt { $place_from_away } direkt { $place_to_towards }
refusal-af-19-none = Du hast { $card_none } auf der Hand
refusal-af-23 = Das Umfärben einer Karte kostet { $price } Silber; du hast { $silver }
refusal-af-23-needless = Mit { $card_dative } kannst du auch ohne Umfärben { $place_towards } reisen
refusal-af-24 = Auf dieser Reise schon ausgespielt: { $card }
refusal-af-25 = Dieser Expedition kannst du nur { $place_inside } beitreten
refusal-af-25-closed = Die Expedition { $expedition } liegt nicht aus
refusal-af-26 = Alle deine { $markers } Marker liegen auf Expeditionen
refusal-af-26-joined = Du bist der Expedition { $expedition } schon beigetreten
refusal-af-28 = Diese Expedition kannst du nur { $place_inside } abschließen
refusal-af-28-closed = Die Expedition { $expedition } liegt nicht aus
refusal-af-28-marker = Du bist der Expedition { $expedition } nicht beigetreten
refusal-af-29 = Dieses Abenteuer kannst du nur { $place_inside } abschließen
refusal-af-29-owner = Das ist keines deiner offenen Abenteuer: { $adventure }
refusal-af-34 = Das { $book } ist leer
refusal-af-36 = Wirf zuerst Karten ab, bis du nur noch { $limit } hast
refusal-af-36-none = Du hast { $card_none } auf der Hand
refusal-af-38 = Gib zuerst Abenteuer auf, bis du nur noch { $limit } hast
refusal-af-38-none = Das ist keines deiner offenen Abenteuer: { $adventure }
refusal-af-39 = Karten abwerfen und Abenteuer aufgeben kannst du nur am Ende deines Zuges, und nur, wenn du zu viele hast

# The score sheet

line-expeditions = Expeditionen ({ $number })
line-artifacts = Kunstgegenstände ({ $number })
line-two-alike = Zwei gleiche: { $artifact_1 }
line-three-alike = Drei gleiche: { $artifact_1 }
line-two-different = Zwei verschiedene: { $artifact_1 }, { $artifact_2 }
line-four-different = Vier verschiedene: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Helferabenteuer ({ $number })
line-silver = Silber ({ $number })
line-cards = Reisekarten auf der Hand ({ $number })
line-open-adventures = Offene Abenteuer mit Kunstgegenstand ({ $number })

# On the board

face-map = Landkarte des Kontinents
face-equator = Äquator
face-expeditions = Expeditionen
face-drawer = Expeditionen und Bücher
face-draw-discard = { $number ->
    [one] Reisekarten nachziehen, dann eine abwerfen
   *[other] Reisekarten nachziehen, dann { $number } abwerfen
}
face-ways = { $number } Möglichkeiten, { $place_towards } zu reisen
face-goal = Hier kannst du eines deiner Abenteuer abschließen
face-silver = Silber
face-points = Punkte
face-cards = Reisekarten
face-completed = abgeschlossene Expeditionen
face-joined = { $name } ist beigetreten
face-bonus = Beitrittsbonus:
face-bonus-words = Bonus für den Beitritt zu dieser Expedition
face-about-expedition = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} und { $silver } Silber für den, der sie abschließt: Tritt ihr am Startort bei und reise dann zum Zielort. { $number ->
    [0] Niemand ist beigetreten.
    [one] Ein Spieler ist beigetreten.
   *[other] { $number } Spieler sind beigetreten.
}
face-about-travel = Damit reist du zu einem Ort mit diesem Symbol. Für { $silver } Silber lässt sich die Karte in jede Farbe umfärben.
face-about-joker = Damit reist du zu einem beliebigen Ort. Nach der Reise kommt er auf deine Hand zurück.
face-about-assistant = Damit reist du zu einem Ort mit diesem Symbol. Nach der Reise kommt er auf deine Hand zurück.
face-about-find = Schließ es { $place_inside } ab. Das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und { $silver } Silber. Sammlungen von Kunstgegenständen bringen am Ende weitere Punkte.
face-about-find-assistant = Schließ es { $place_inside } ab. Das bringt einen Helfer in dieser Farbe.
face-pile = Expeditionen noch im Stapel
face-empty-space = keine Expedition
face-empty-page = leer
face-lie-here = { $number ->
    [one] eine Karte hier
   *[other] { $number } Karten hier
}
face-free = gratis
face-buy = Kaufen für { $price }
face-close-book = Schließen
face-played = Auf dieser Reise ausgespielt
face-deck = { $number } im Stapel, { $discards } abgelegt
face-reconstructed = Nachgebaut
face-round = Runde { $round }
face-last-round = Letzte Runde
face-hand = Deine Karten
face-no-cards = Du hast keine Karten.
face-adventures = Abenteuer

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = mehr Silber, { $more } zu { $less }
lines-expeditions = Expeditionen
lines-artifacts = Kunstgegenstände
lines-two-alike = Zwei gleiche
lines-three-alike = Drei gleiche
lines-two-different = Zwei verschiedene
lines-four-different = Vier verschiedene
lines-assistants = Helferabenteuer
lines-silver = Silber
lines-cards = Reisekarten auf der Hand
lines-open-adventures = Offene Abenteuer mit Kunstgegenstand

# The board as text
field-last-round = Letzte Runde
field-turned = In diesem Zug umgeblättert
field-places = Ort des Forschers
field-silver = Silber
field-totals = Punkte bisher
field-hands = Reisekarten
field-hand-sizes = Karten auf der Hand
field-jokers = Joker
field-assistants = Helfer
field-played = Auf dieser Reise ausgespielt
field-deck = Reisekarten im Nachziehstapel
field-discards = Reisekarten im Ablagestapel
field-pile = Expeditionen im Stapel
field-display = Ausliegende Expeditionen
field-joined = Wer beigetreten ist
field-expeditions = Abgeschlossene Expeditionen
field-pages = Offene Seiten
field-left = Seiten links im Buch
field-adventures = Offene Abenteuer
field-completed = Abgeschlossene Abenteuer

# What is wrong with an edition file
problem-half = { $half ->
    [north] im Norden
   *[south] im Süden
} müssen es { $number } sein, nicht { $found }
problem-bonus = muss entweder Silber oder Karten sein
problem-symbols = muss ein Symbol sein oder zwei verschiedene
problem-two-places = müssen zwei verschiedene Orte sein
problem-route-twice = diese Reiseroute kommt zweimal vor
problem-target-is-start = darf nicht der Startort sein
problem-no-back = keine hat die Rückseite { $back }
problem-few-for-display = braucht für die erste Auslage mindestens { $number } mit der Rückseite A
problem-three-numbers = müssen drei Zahlen sein: für zwei, drei und vier Spieler
problem-too-many-removed = zu viele Karten mit der Rückseite C werden entfernt: { $number } von { $of }
problem-same-half = liegt { $half ->
    [north] im Norden
   *[south] im Süden
} wie das Buch; der Ort muss jenseits des Äquators liegen
problem-artifact-or-assistant = muss entweder einen Kunstgegenstand oder einen Helfer zeigen
problem-assistant-reward = ein Helfer bringt weder Silber noch Punkte
problem-book-size = { $half ->
    [north] im Buch im Norden
   *[south] im Buch im Süden
} müssen es { $number } sein, nicht { $found }
problem-artifact-twice = muss '{ $word }' { $half ->
    [north] im Buch im Norden
   *[south] im Buch im Süden
} zweimal zeigen; gefunden: { $found }
problem-assistant-once = muss den Helfer '{ $word }' { $half ->
    [north] im Buch im Norden
   *[south] im Buch im Süden
} einmal zeigen; gefunden: { $found }
problem-hand-limit = muss mindestens so groß sein wie die Zahl der Karten, mit denen jeder beginnt
problem-dealt-too-many = darf nicht mehr Reisekarten erfordern, als es für vier Spieler gibt

# Many choices of one kind under one button
kind-turn-page = Umblättern
kind-buy = Abenteuer kaufen
kind-step = Reisen
kind-join = Expedition beitreten
kind-complete-expedition = Expedition abschließen
kind-complete-adventure = Abenteuer abschließen
kind-discard-card = Karte abwerfen
kind-discard-adventure = Abenteuer aufgeben

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = Zu großen Teilen NACHGEBAUT. Keine öffentliche Quelle führt auf, was auf Spielplan und Karten gedruckt ist. Wo die Anleitung oder eine Rezension als Quelle steht, stammen die Werte von dort. Wo „reconstruction“ steht, hat dieses Projekt sie so gewählt, dass sie zu allem Bekannten passen: 6 von 22 Ortsnamen, 39 von 40 Symbolen und 34 von 39 Reiserouten; Startort, Zielort und Stapel von 29 der 34 Expeditionen, das Silber von 33 und die Punkte aller 34; die Zielorte aller 30 Abenteuer sowie Silber und Punkte aller 20 Kunstgegenstände; die Namen von 3 der 5 Arten von Kunstgegenständen; und welches Feld welchen Beitrittsbonus hat. Alles wurde so lange angepasst, bis Bots von jedem Startort aus etwa gleich oft gewinnen. Wer das gedruckte Spiel besitzt, kann dessen Werte in eine eigene Ausgabe eintragen.
source-rulebook-ref = Anleitung von Africana: deutsch (Abacusspiele 2012), englisch (Z-Man Games 2012), niederländische und japanische Übersetzung
source-rulebook = alle Regeln, Materialzahlen, Gesellschaften, Startorte und Startgeld, 5 Expeditionskarten aus dem Bild des Aufbaus (Start und Ziel), das Beispiel eines Beitrittsbonus von 2 Silber, das Beispiel einer Belohnung von 3 Silber, die Schlusswertung
source-katz2019 = Partie zu zweit: Frankreich beginnt in Kapstadt, ein Schritt mit Joker Kapstadt -> Port Natal, ein Schritt mit einer „roten“ Karte (Magenta) Port Natal -> Mosambik, Expedition Port Natal -> Serengeti in der ersten Auslage, Belohnung 4 Münzen
source-vindjeu = Lagos – Kapstadt kostet 1 Karte und Kairo – Assuan („Le Caire – Assouan“) kostet 1 Karte; ob man durch Timbuctoo reist, ist eine typische Entscheidung
source-ludolegars = von Südafrika kann man nach Madagaskar springen (also liegt auf Madagaskar ein Ort)
source-poeppelkiste = der Beitrittsbonus ist eine Reisekarte, eine Münze oder zwei Münzen; frühe Expeditionen bringen viel Geld und wenige Punkte, späte viele Punkte und weniger Geld; nennt Leopoldville und Port Natal; eine oder mehrere Farben je Stadt
source-pinco11 = ein oder zwei Symbole je Stadt; oben im Expeditionsstapel bringen Karten viel Geld und wenige Punkte, unten umgekehrt
source-spielmitmir = Napoli ist eine der Städte des Netzes, ganz im Norden
source-darmstadt-spielt = Expeditionen und Abenteuer sind so angelegt, dass man ständig von Nord nach Süd und zurück reist
source-hall9000 = 22 Orte, auf jeder Seite des Äquators die Hälfte; unregelmäßiges Liniennetz; höchstens 2 Symbole je Ort
source-ludorium = ein oder zwei Symbole neben jeder Station
source-scifi-universe = ein bis zwei Symbole je Stadt; eine Maske unter den Kunstgegenständen
source-trictrac = Djemben und Masken unter den Kunstgegenständen
source-gamesgazette = sagt, jede Stadt habe zwei Symbole (ungenau: Die meisten haben zwei)
source-boardgames-online = vom Autor lizenzierte Online-Fassung: 11 und 11 Orte, Beitrittsboni sind wenige Münzen oder Karten, die Zahl der übrigen Expeditionen ist allen bekannt, Option für verdeckte Punkte; sagt, michaelschacht.net biete Downloads und Varianten (nicht gespeichert)
source-czech-rules = tschechische Regeln (Albi): Felder sind Städte oder andere bemerkenswerte Orte
source-keirat = jedes Expeditionsfeld hat einen Bonus aus Reisekarten oder Geld; drei Arten von Expeditionen
source-borromaeusverein = 142 Karten in der Schachtel (= 30+34+10+60+4+4)
source-reconstruction-ref = dieses Projekt
source-reconstruction = was in keiner öffentlichen Quelle steht: so gewählt, dass es zum Bekannten passt, und nie mit dem gedruckten Spiel zu verwechseln
source-inferred-ref = dieses Projekt
source-inferred = was aus einer belegten Tatsache oder aus der wirklichen Geografie folgt

guide-map = Die Landkarte. Um zum nächsten Ort zu reisen, spielst du eine Karte mit einem Symbol dieses Ortes; ein Joker passt überall. Orte, die du jetzt erreichen kannst, haben einen grünen Rand.
guide-expeditions = Expeditionen. Tritt einer an ihrem Startort (Zahl auf der Landkarte) bei und nimm den Bonus darunter. Wer ihr beigetreten ist und als Erster ihren Zielort (Fahne) erreicht, bekommt ihr Silber und ihre Punkte.
guide-books = Die beiden Bücher mit Abenteuern, eines für jede Hälfte des Kontinents. Öffne das Buch der Hälfte, in der du bist, blättere um und kauf ein Abenteuer. Du schließt es an dem Ort ab, den es nennt.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-colours = Farben
printed-name = Name
printed-places = Orte
printed-half = Hälfte
printed-north = Norden
printed-south = Süden
printed-symbols = Symbole
printed-routes = Reiserouten
printed-companies = Gesellschaften
printed-colour = Farbe
printed-place = Ort
printed-silver = Silber
printed-artifacts = Kunstgegenstände
printed-expeditions = Expeditionen
printed-back = Rückseite
printed-a = A
printed-b = B
printed-c = C
printed-start = Startort
printed-target = Zielort
printed-points = Punkte
printed-adventures = Abenteuer
printed-book = Buch
printed-artifact = Kunstgegenstand
printed-assistant = Helfer
printed-bonuses = Beitrittsboni
printed-cards = Karten
printed-numbers = Weitere Zahlen
printed-travel-cards = Reisekarten je Farbe
printed-assistant-cards = Helfer je Farbe
printed-jokers = Joker je Spieler
printed-dealt = Ausgeteilte Karten
printed-markers = Marker je Spieler
printed-removed = Entfernte C-Karten (2, 3, 4 Spieler)
printed-drawn = Gezogene Karten
printed-adventure-price = Preis eines Abenteuers
printed-free-turns = Seiten, die man kostenlos umblättert
printed-turn-price = Preis fürs Umblättern
printed-recolour-price = Preis fürs Umfärben
printed-hand-limit = Handkartenlimit
printed-adventure-limit = Limit für offene Abenteuer
printed-scoring = Wertung
printed-two-alike = Zwei gleiche
printed-three-alike = Drei gleiche
printed-two-different = Zwei verschiedene
printed-four-different = Vier verschiedene
printed-two-assistants = Abzug für zwei Helfer
printed-more-assistants = Abzug für drei oder mehr Helfer
printed-silver-per-point = Silber je Punkt
printed-cards-per-point = Karten je Punkt
printed-open-artifact = Offenes Abenteuer mit Kunstgegenstand

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = weicht um { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} von der ersten Schätzung ab
feature-option-draw = zieht Reisekarten nach
feature-option-open-book = öffnet ein Buch
feature-option-set-out = bricht zu einer Reise auf
feature-option-stop = beendet die Aktion
feature-option-turn-page = blättert um
feature-option-buy = kauft ein Abenteuer
feature-option-discard = wirft eine Karte ab oder gibt ein Abenteuer auf
feature-option-join = tritt einer Expedition bei
feature-option-joining-bonus = der Beitritt bringt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-complete-expedition = der Abschluss der Expedition bringt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-complete-adventure = der Abschluss des Abenteuers bringt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-step = reist einen Schritt weiter
feature-option-joker = nutzt einen Joker
feature-option-assistant = nutzt einen Helfer
feature-option-recoloured = zahlt Silber, um eine Karte umzufärben
feature-option-cards-alike = du hast { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
} dieser Farbe
feature-option-nearer = der Fortschritt auf dem Weg zum nächsten Ziel beträgt { $value ->
    [one] { $value } Schritt
   *[other] { $value } Schritte
}
feature-option-arrives = erreicht ein Ziel
feature-option-within-reach = { $value ->
    [one] { $value } Punkt ist
   *[other] { $value } Punkte sind
} mit deinen Karten auf dieser Reise erreichbar
feature-option-tour-after = was du von dort aus noch abschließen kannst, ist { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-option-adventure-gain = ein Abenteuer dort ist für deine Pläne { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert

# Why: what a bot sees of your position

feature-seat-players = es spielen { $value } Spieler mit
feature-seat-turn = du bist am Zug
feature-seat-moves-later = in { $value ->
    [one] { $value } Zug
   *[other] { $value } Zügen
} bist du dran
feature-seat-on-journey = du bist auf einer Reise
feature-seat-rounds-left = es { $value ->
    [one] bleibt etwa { $value } Runde
   *[other] bleiben etwa { $value } Runden
}
feature-seat-last-round = das ist die letzte Runde
feature-seat-points = du hast { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-lead = dein Vorsprung auf den besten Mitspieler beträgt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-silver = du hast { $value } Silber
feature-seat-silver-worth = ein Silber ist { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-seat-cards = du hast { $value ->
    [one] { $value } Reisekarte
   *[other] { $value } Reisekarten
} auf der Hand
feature-seat-most-of-a-colour = von deiner besten Farbe hast du { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
}
feature-seat-jokers = du hast { $value } Joker auf der Hand
feature-seat-assistants = du hast { $value } Helfer
feature-seat-expeditions = du hast { $value ->
    [one] { $value } Expedition
   *[other] { $value } Expeditionen
} abgeschlossen
feature-seat-joined = du bist { $value ->
    [one] { $value } Expedition
   *[other] { $value } Expeditionen
} beigetreten
feature-seat-adventures = du hast { $value ->
    [one] { $value } offenes
   *[other] { $value } offene
} Abenteuer
feature-seat-best-prize = deine beste Expedition bringt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-tour-worth = was du von hier aus noch abschließen kannst, ist { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-seat-nearest = das nächste Ziel ist { $value ->
    [one] { $value } Schritt
   *[other] { $value } Schritte
} entfernt
feature-seat-others-joined = ein anderer Spieler ist { $value ->
    [one] { $value } Expedition
   *[other] { $value } Expeditionen
} beigetreten
feature-seat-others-cards = ein anderer Spieler hat { $value ->
    [one] { $value } Reisekarte
   *[other] { $value } Reisekarten
} auf der Hand
feature-seat-others-silver = ein anderer Spieler hat { $value } Silber

# First lessons: what the coach says.

lesson-draw = In jedem Zug hast du eine Aktion: Karten nachziehen, ein Buch öffnen oder reisen. Zum Reisen brauchst du Karten, also zieh zwei nach.
lesson-set-out = Jetzt hast du Karten für eine Reise. Brich auf.
lesson-step = Ein Schritt kostet eine Karte mit einem Symbol des Ortes, zu dem du reist. Dein Joker passt überall und kommt danach zu dir zurück. Reise mit ihm nach Kairo.
lesson-join = Hier in Kairo beginnt eine der ausliegenden Expeditionen. Tritt ihr bei: Du legst einen Marker darauf und bekommst sofort den Bonus darunter.
lesson-stop = Deine anderen Karten führen noch nicht nach Mosambik. Beende die Reise; der Marker bleibt liegen.
lesson-limit = Am Ende deines Zuges darfst du höchstens fünf Karten auf der Hand haben. Du hast eine zu viel: Wirf eine violette ab.
lesson-two-symbols = Du bist auf dem Weg nach Süden, Karte für Karte. Sansibar hat ein violettes Symbol: Reise mit deiner violetten Karte dorthin.
lesson-join-again = Auf Sansibar beginnt noch eine Expedition, und sie führt zurück nach Kairo. Beitreten kostet nichts. Tritt ihr unterwegs bei.
lesson-onward = Die Karte, die du bekommen hast, darfst du sofort nutzen, aber hier passt Türkis. Reise nach Mosambik.
lesson-complete = Du stehst am Zielort deiner ersten Expedition, auf der auch dein Marker liegt. Schließ sie ab: Das bringt Silber und Punkte.
lesson-rest = Hier gibt es nichts mehr zu tun. Beende die Reise; eine neue Expedition kommt auf das leere Feld.
lesson-book = Mit Silber kaufst du Abenteuer. Jede Hälfte der Landkarte hat ihr eigenes Buch, und du bist im Süden. Öffne das Buch im Süden.
lesson-page = Das Buch zeigt ein Abenteuer. Blättere die rechte Seite um, dann siehst du das nächste; das erste Umblättern ist kostenlos.
lesson-buy = Dieses Abenteuer führt zu einem Helfer in Timbuctoo, im Norden. Kauf es für 5 Silber.
lesson-close-book = Eines genügt fürs Erste. Schließ das Buch.
lesson-adventure = Du bist in Timbuctoo, am Zielort deines Abenteuers. Schließ es ab: Der Helfer kommt mit.
lesson-assistant = Ein Helfer ist eine Karte in einer der fünf Farben und kommt nach jeder Reise zu dir zurück. Reise mit ihm weiter nach Khartum.
lesson-both-ways = Ein guter Weg hilft bei zwei Expeditionen. Du bist wieder in Kairo, wo deine zweite endet. Schließ sie ab.
lesson-recolour = Der andere Spieler hat gerade eine Expedition abgeschlossen, der auch du beigetreten warst: Bezahlt wird nur, wer zuerst ankommt. Silber macht dich schneller: Zahle 5, färbe deine anthrazitfarbene Karte um und reise mit ihr in den Kongo.
lesson-race = Dieser Expedition bist du eben erst im Kongo beigetreten, und schon stehst du an ihrem Zielort. Schließ sie ab, bevor es jemand anders kann.
lesson-chain = Auf dieser Reise hast du schon zwei Expeditionen abgeschlossen, und hier in Kapstadt endet eine dritte. Schließ auch sie ab: Lange Reisen lohnen sich am meisten.
lesson-end = Jetzt kennst du alle drei Aktionen: nachziehen, kaufen, reisen. Eine Partie dauert so lange, bis keine neue Expedition mehr ausgelegt werden kann. Dann zählen die Punkte für Expeditionen und Kunstgegenstände, dazu Extrapunkte für Sammlungen von Kunstgegenständen und für Silber.
