game-title = Livingstone
game-summary = Ein Dampfboot fährt den Sambesi hinauf zu den Wasserfällen Mosi-oa-Tunya, dem „Rauch, der donnert“. Die Menschen dort kennen sie seit jeher; auf europäischen Karten heißen sie Viktoriafälle. Nimm Würfel, errichte Zelte und schürfe nach Edelsteinen. Aber pass auf, dass du nicht am wenigsten für die Königin spendest, sonst kannst du nicht gewinnen.
game-teaser = Nimm Würfel, errichte Zelte und schürfe nach Edelsteinen, während das Dampfboot den Sambesi hinauffährt. Aber wer am wenigsten für die Königin spendet, kann nicht gewinnen.

# Things

column = Spalte { $number }
row = Reihe { $number }
field = { $column }, { $row }

gem-transparent = transparenter Edelstein
    .accusative = einen transparenten Edelstein
    .none = keinen transparenten Edelstein
gem-blue = blauer Edelstein
    .accusative = einen blauen Edelstein
    .none = keinen blauen Edelstein
gem-red = roter Edelstein
    .accusative = einen roten Edelstein
    .none = keinen roten Edelstein

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = B
letter-red = R

stone-transparent = transparenter Edelstein
stone-blue = blauer Edelstein
stone-red = roter Edelstein
stone-rubble = Geröll
stone-white = weißer Stein

card-free-tent = Kostenloses Zelt
card-any-row = Beliebige Reihe
card-two-dice = Zwei Würfel
card-lion = Löwe
card-rhino = Nashorn
card-antelope = Antilope
card-second-tent = Zweites Zelt
card-market = Markt
card-boat-back = Boot zurück
card-three-stones = Drei Steine
card-four-coins = Vier Taler
card-mine-collapse = Mineneinsturz

# Variants

option-open-coins = Taler
option-open-coins-no = verdeckt: Alle können ausrechnen, was Börse und Schatzkiste zusammen enthalten, aber nicht, wie viel gespendet wurde
option-open-coins-yes = offen: Alle sehen jede Börse und jede Spende
option-open-gems = Edelsteine
option-open-gems-yes = offen, vor ihren Besitzern
option-open-gems-no = verdeckt: Die anderen sehen, wie viele es sind, aber nicht die Farben
option-pass-die = Wenn du einen Würfel nehmen kannst
option-pass-die-no = musst du einen nehmen
option-pass-die-yes = darfst du auf weitere in dieser Runde verzichten
option-white-stone = Mit dem weißen Stein gezogene Edelsteine
option-white-stone-forced = müssen sofort verkauft werden
option-white-stone-voluntary = dürfen behalten werden

# What is asked

phase-turn = Nimm einen Würfel. Vorher darfst du Karten spielen, Edelsteine verkaufen und für die Königin spenden.
phase-die = Nutze deinen Würfel: Zieh eine Karte, nimm Taler, schürfe oder errichte ein Zelt. Du darfst noch Karten spielen, Edelsteine verkaufen und spenden.
phase-after = Du darfst Karten spielen, Edelsteine verkaufen und für die Königin spenden oder deinen Zug beenden.
phase-market = Verkaufe Edelsteine auf dem Markt oder schließ den Markt.
phase-white-stone = Du hast den weißen Stein gezogen: Verkaufe die eben gezogenen Edelsteine, mit einer Karte „Markt“, wenn du eine hast.
phase-second-tent = Wähle, wo dein zweites Zelt stehen soll.
phase-move = Wähle, welches deiner Zelte du versetzt.
phase-over = Die Partie ist zu Ende.

# What may be chosen

action-take-die = Würfel nehmen: { $die }
action-pass-die = In dieser Runde keine Würfel mehr nehmen
action-draw-card = Karte ziehen
action-take-coins = Taler nehmen
action-dig = In der Mine schürfen
action-pitch-tent = { $cards_count ->
    [0] Zelt errichten: { $row }
   *[other] Zelt errichten: { $row } (mit: { $cards })
}
action-play-card = „{ $card }“ spielen
action-sell-gem = Verkaufen: { $gem }
action-sell-at-market = Auf dem Markt verkaufen: { $gem }
action-close-market = Markt schließen
action-sell-drawn = Eben gezogene Edelsteine verkaufen
action-pitch-second-tent = Zweites Zelt errichten: { $field }
action-move-tent = Zelt aus { $field } versetzen
action-give = { $coins ->
    [one] Einen Taler
   *[other] { $coins } Taler
} spenden
action-end-turn = Zug beenden

# What happened

event-round-began = Runde { $round }: Das Boot steht in { $column }. { $seat } würfelt { $dice_row }.
event-die-taken = { $seat } nimmt eine { $die }.
event-die-passed = { $seat } nimmt in dieser Runde keine Würfel mehr.
event-passed-over = { $seat } wird übergangen: Kein Würfel ist höher als { $die }.
event-turn-ended = { $seat } beendet den Zug.
event-card-drawn = { $seat } zieht eine Karte.
event-card-seen = Die Karte: „{ $card }“.
event-card-played = { $seat } spielt „{ $card }“.
event-mine-collapsed = { $seat } zieht den Mineneinsturz: Alle Steine kommen zurück in den Beutel.
event-gems-lost = { $seat } verliert { $gems ->
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
}.
event-cards-shuffled = Der Mineneinsturz, die gespielten Karten und der Rest des Stapels werden gemischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
event-coins-taken = { $seat } nimmt { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
}.
event-stones-drawn = { $seat } zieht aus dem Beutel: { $stones }.
event-stones-hidden = { $seat } zieht { $gems ->
    [0] keinen Edelstein
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
}{ $white ->
    [yes] ,
   *[no] { " " }und
}{ $rubble ->
    [0] { " " }kein Geröll
   *[other] { " " }{ $rubble }× Geröll
}{ $white ->
    [yes] { " " }und den weißen Stein
   *[no] { "" }
} aus dem Beutel.
event-gems-found = Gezogene Edelsteine: { $gems }.
event-bag-refilled = Wegen des weißen Steins { $stones ->
    [one] kommt ein Stein
   *[other] kommen { $stones } Steine
} zurück in den Beutel.
event-gem-sold = { $seat } verkauft { $gem_accusative } für { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
}.
event-gem-marketed = { $seat } verkauft auf dem Markt { $gem_accusative } für { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
} und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-market-closed = { $seat } schließt den Markt.
event-tent-pitched = { $seat } errichtet { $coins ->
    [0] kostenlos
    [one] für einen Taler
   *[other] für { $coins } Taler
} ein Zelt in { $field }.
event-fee-paid = { $seat } zahlt { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
} an { $to } für das gemeinsame Feld.
event-tent-moved = { $seat } versetzt das Zelt aus { $field }.
event-second-tent-pitched = { $seat } errichtet ein zweites Zelt in { $field }.
event-boat-went-back = Das Boot fährt zurück in { $column }.
event-points-gained = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-gift-made = { $seat } spendet für die Königin.
event-gift-counted = Spende: { $coins ->
    [one] ein Taler
   *[other] { $coins } Taler
}.
event-gift-shown = { $seat } spendet { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
} für die Königin.
event-round-ended = Runde { $round } endet: { $dice ->
    [0] Kein Würfel bleibt liegen
    [one] Ein Würfel bleibt liegen
   *[other] { $dice } Würfel bleiben liegen
}.
event-column-scored = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für { $tents ->
    [one] ein Zelt
   *[other] { $tents } Zelte
} in { $column }.
event-match-ended = Das Boot erreicht nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} die Wasserfälle.
event-majority-scored = { $seat } hat die meisten Zelte in { $row } ({ $tents }): { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-gems-counted = { $seat } hat noch { $gems ->
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-hand-shown = { $seat } hat noch auf der Hand: { $cards }.
event-chest-opened = { $seat } öffnet die Schatzkiste: { $coins ->
    [0] nichts
    [one] ein Taler
   *[other] { $coins } Taler
} für die Königin.
event-queen-rolled = Die Würfel zeigen { $dice_row }: Die Königin hat { $coins } Taler erwartet.
event-seat-out = { $seat } hat zu wenig gespendet und kann nicht gewinnen.

# Why not

refusal-li-7-take = Nimm zuerst einen Würfel
refusal-li-7-use = Nutze zuerst den Würfel, den du genommen hast
refusal-li-7-once = Du hast deinen Würfel in diesem Zug schon genutzt
refusal-li-7-none = Kein Würfel zeigt eine { $die }
refusal-li-8 = Eine { $die } ist nicht höher als die { $last }, die du zuvor genommen hast
refusal-li-9 = Wenn du einen Würfel nehmen kannst, musst du es tun
refusal-li-9-pass = Nimm einen Würfel oder verzichte auf weitere in dieser Runde
refusal-li-13 = Ein Zelt kostet hier { $needed ->
    [one] einen Taler
   *[other] { $needed } Taler
}; deine Börse enthält { $purse }
refusal-li-13-row = Mit einer { $die } errichtest du ein Zelt in Reihe { $die }, nicht in { $row }
refusal-li-14 = Mit je einem Taler für alle, deren Zelte dort schon stehen, kostet dieses Zelt { $needed ->
    [one] einen Taler
   *[other] { $needed } Taler
}; deine Börse enthält { $purse }
refusal-li-16 = Du hast { $gem_none } zu verkaufen
refusal-li-18 = Du hast den weißen Stein gezogen: Verkaufe zuerst die eben gezogenen Edelsteine
refusal-li-18-none = So verkaufst du nur Edelsteine, die du mit dem weißen Stein gezogen hast
refusal-li-20 = Du hast die Karte „{ $card }“ nicht
refusal-li-21 = Du hast die Karte „Kostenloses Zelt“ nicht
refusal-li-22 = Es gibt keinen höheren Würfel, den du auch noch nehmen könntest
refusal-li-22-late = „Zwei Würfel“ spielst du, bevor du einen Würfel nimmst
refusal-li-22-second = Du hast „Zwei Würfel“ gespielt, und nach einer { $die } gäbe es keinen höheren Würfel mehr
refusal-li-23 = Du hast die Karte „Beliebige Reihe“ nicht
refusal-li-23-own = In { $row } kannst du mit deinem Würfel auch ohne Karte ein Zelt errichten
refusal-li-26 = Du hast kein gewertetes Zelt, zu dem du ein zweites stellen könntest
refusal-li-26-stock = Du hast keine Zelte mehr
refusal-li-26-card = Für ein zweites Zelt spielst du die Karte „Zweites Zelt“
refusal-li-26-first = Wähle zuerst, wo dein zweites Zelt stehen soll
refusal-li-26-field = In { $field } steht kein gewertetes Zelt von dir, oder das Boot ist dort
refusal-li-27 = Du hast keinen Edelstein für den Markt
refusal-li-27-closed = Um auf dem Markt zu verkaufen, spiel zuerst eine Karte „Markt“
refusal-li-27-open = Der Markt ist offen: Verkaufe dort oder schließ ihn zuerst
refusal-li-27-gem = Du hast { $gem_none } für den Markt
refusal-li-28 = Das Boot steht in der ersten Spalte und kann nicht zurück
refusal-li-28-limit = Das Boot ist { $times ->
    [0] schon so oft wie erlaubt
    [one] einmal
   *[other] { $times }-mal
} zurückgefahren und fährt nicht mehr zurück
refusal-li-32 = Du kannst nicht { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
} spenden: Deine Börse enthält { $purse }
refusal-li-32-least = Spende mindestens einen Taler
refusal-li-32-most = Eine Spende beträgt höchstens { $most ->
    [one] einen Taler
   *[other] { $most } Taler
}
refusal-li-38-none = Du hast kein Zelt mehr, das du errichten könntest
refusal-li-38-first = Ein Zelt darfst du nur in einer Partie zu zweit versetzen, und nur, wenn du eines errichtest und keines mehr im Vorrat hast
refusal-li-38-choose = Wähle zuerst, welches deiner Zelte du versetzt
refusal-li-38-same = Dieses Zelt steht schon dort, wohin es versetzt würde
refusal-li-38-field = In { $field } hast du kein Zelt

# The score

line-column = Zelte in { $column }
line-row = Meiste Zelte in { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , Gleichstand)
}
line-market = Auf dem Markt verkauft
line-gems = Behaltene Edelsteine ({ $gems })
line-animals = Tiere
line-gift = Spende für die Königin: { $coins } (nötig: { $needed })

# The guide for a first match

guide-dice = Nimm einen Würfel. Jeder weitere muss höher sein als dein letzter in dieser Runde. Die Zahl bestimmt, in welcher Reihe dein Zelt steht, wie viele Taler du nimmst oder wie viele Steine du schürfst.
guide-field = Mit einem Würfel errichtest du ein Zelt in der Spalte des Bootes, in der Reihe, die der Würfel zeigt. Links steht, wie viele Punkte ein Zelt bringt. Wer am Ende die meisten Zelte in einer Reihe hat, bekommt die Punkte, die rechts stehen.
guide-river = Der Taler unter einer Spalte zeigt, was ein Zelt dort kostet. Wenn niemand mehr einen Würfel nehmen kann, wird die Spalte gewertet, und das Boot fährt weiter.
guide-mine = Oder schürfe so viele Steine, wie der Würfel zeigt. Edelsteine kannst du in deinem Zug jederzeit für Taler verkaufen. Du siehst auch, was noch im Beutel ist.
guide-chest = Deine Börse und deine geschlossene Schatzkiste für die Königin. Wer am Ende am wenigsten gespendet hat, kann nicht gewinnen. Zu zweit musst du mindestens so viel gespendet haben, wie die Würfel am Ende zeigen. Spende also rechtzeitig.

# On the drawn board

face-valley = Das Tal des Sambesi: zehn Spalten und sechs Reihen mit Feldern für Zelte
face-dice-and-points = Würfel und ★ je Zelt
face-points-short = ★ je Zelt
face-most-tents = Zelte und ★ für die Mehrheit
face-most-short = Mehrheit
face-row-points = Ein Zelt in Reihe { $row } bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, wenn seine Spalte gewertet wird
face-majority = Meiste Zelte in Reihe { $row } am Ende: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
face-dice-here = { $dice ->
    [0] Kein Würfel zeigt eine { $number }
    [one] Ein Würfel zeigt eine { $number }
   *[other] { $dice } Würfel zeigen eine { $number }
}
face-pitch-for = { $coins ->
    [0] Zelt kostenlos errichten: { $field }
    [one] Zelt für einen Taler errichten: { $field }
   *[other] Zelt für { $coins } Taler errichten: { $field }
}
face-costs = Preis eines Zeltes
face-costs-short = Zeltpreis
face-column-cost = Spalte { $column }: Ein Zelt kostet { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
}
face-reconstructed = nachgebaut
face-reconstructed-short = Nachbau
face-falls = Mosi-oa-Tunya
face-falls-today = Viktoriafälle
face-falls-both = Mosi-oa-Tunya, der Rauch, der donnert; auf europäischen Karten Viktoriafälle
face-ocean = Indischer Ozean
face-chart = Das Boot auf dem wirklichen Sambesi
face-boat = Das Boot steht in Spalte { $column }
face-bank = Bank
face-take-coins = { $coins ->
    [one] Einen Taler nehmen
   *[other] { $coins } Taler nehmen
}
face-draw-card = Karte ziehen
face-pile = { $cards ->
    [one] Eine Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
face-played = { $cards ->
    [0] Keine Karten gespielt
   *[other] Gespielte Karten:
}
face-dig = { $stones ->
    [one] Einen Stein schürfen
   *[other] { $stones } Steine schürfen
}
face-bag = { $stones ->
    [one] Ein Stein im Beutel
   *[other] { $stones } Steine im Beutel
}
face-bag-hidden = { $stones ->
    [one] Ein Stein im Beutel oder verdeckt bei anderen
   *[other] { $stones } Steine im Beutel oder verdeckt bei anderen
}
face-drawn = Zu verkaufen:
face-last-draw = { $name } zog
face-side = Neben dem Beutel:
face-points = Punkte bisher
face-purse = Taler in der Börse
face-chest = Für die Königin gespendet, in der geschlossenen Schatzkiste
face-chest-known = Deine Schatzkiste für die Königin. Die anderen wissen, dass sie { $low } bis { $high } Taler enthält
face-stock = Zelte im Vorrat
face-cards = Karten auf der Hand
face-hidden-gems = Verdeckte Edelsteine
face-taken = In dieser Runde genommene Würfel
face-passed = nimmt keine Würfel mehr
face-own = Deine Sachen
face-give-how-much = Wie viel spendest du für die Königin?
face-give-open = Für die Königin spenden
face-give = { $coins } spenden
face-give-coins = Taler für die Spende, 1 bis { $most }
face-give-less = { $coins ->
    [one] Einen Taler weniger
   *[other] { $coins } Taler weniger
}
face-give-more = { $coins ->
    [one] Einen Taler mehr
   *[other] { $coins } Taler mehr
}
face-give-all = { $coins ->
    [one] Deinen einzigen Taler
   *[other] Alle { $coins } Taler
}
face-give-all-short = Alle
face-last-die = Du kannst in dieser Runde keinen weiteren Würfel nehmen
face-last-die-short = letzter
face-price = { $coins ->
    [one] ein Taler
   *[other] { $coins } Taler
}
face-market-price = { $coins ->
    [one] ein Taler
   *[other] { $coins } Taler
} und { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
face-sell = { $what }, Preis: { $price } (du hast { $number })
face-card-free-tent = Dieses Zelt kostet nichts. Spiel die Karte, wenn du das Zelt errichtest; einen Würfel brauchst du trotzdem.
face-card-any-row = Das Zelt kommt in eine beliebige Reihe der Spalte des Bootes. Spiel die Karte, wenn du das Zelt errichtest; einen Würfel brauchst du trotzdem.
face-card-two-dice = Nimm nacheinander zwei Würfel, von denen der zweite höher ist als der erste, und nutze beide.
face-card-lion = { $amount } Punkte, jetzt oder am Ende.
face-card-rhino = { $amount } Punkte, jetzt oder am Ende.
face-card-antelope = { $amount } Punkte, jetzt oder am Ende.
face-card-second-tent = Ein weiteres Zelt, kostenlos und ohne Würfel, auf einem Feld, auf dem ein Zelt von dir gewertet wurde. Es zählt für die Mehrheit in der Reihe.
face-card-market = Verkaufe beliebig viele Edelsteine für Punkte und Taler.
face-card-boat-back = Das Boot fährt eine Spalte zurück. Dort werden wieder Zelte errichtet, und die Spalte wird noch einmal gewertet.
face-card-three-stones = Zieh { $amount } Steine aus dem Beutel, ohne Würfel.
face-card-four-coins = Nimm { $amount } Taler.
face-stone-rubble = Ist nichts wert.
face-stone-white = Wenn du ihn ziehst, verkaufst du sofort alle Edelsteine, die du mit ihm gezogen hast. Dann kommen alle Steine zurück in den Beutel.
face-no-gems = Keine Edelsteine
face-no-cards = Keine Karten
face-play = { $number ->
    [one] „{ $card }“ spielen
   *[other] „{ $card }“ spielen (du hast { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = größere Spende, { $more } zu { $less }
lines-column = Zelte, nach Spalten
lines-row = Meiste Zelte in einer Reihe
lines-gems = Behaltene Edelsteine
lines-gift = Spende für die Königin

# The board as text
face = { $number }
field-starter = Startspieler
field-boat = Das Boot
field-boats-back = Wie oft das Boot zurückgefahren ist
field-dice = Ausliegende Würfel
field-taken = In dieser Runde genommene Würfel
field-passed = Nimmt in dieser Runde keine Würfel mehr
field-die = Genommener Würfel
field-target = Wohin das versetzte Zelt kommt
field-stock = Zelte im Vorrat
field-tents = Zelte
field-scored = Gewertete Zelte
field-coins = Börse und Schatzkiste zusammen
field-purses = Taler in der Börse
field-chests = Für die Königin gespendet
field-low = Für die Königin gespendet, mindestens
field-high = Für die Königin gespendet, höchstens
field-unseen-stones = Steine im Beutel oder verdeckt
field-side = Steine neben dem Beutel
field-drawn = Zu verkaufen
field-gems = Edelsteine
field-gem-counts = Zahl der Edelsteine
field-unseen-cards = Karten im Stapel oder bei den anderen
field-played = Gespielte Karten
field-hands = Karten
field-hand-sizes = Karten auf der Hand
field-column-points = Punkte für Spalten
field-market-points = Punkte vom Markt
field-animal-points = Punkte für Tiere
field-expected = Von der Königin erwartete Taler

# What is wrong with an edition file
problem-coin-value = der Wert eines Talers muss eine Zahl ab 1 sein
problem-below-the-one-before = darf nicht niedriger sein als der vorige Wert ({ $number })
problem-rows = müssen { $number } sein, eine für jede Seite des Würfels
problem-columns = müssen { $least } bis { $most } Spalten sein

# Many choices of one kind under one button
kind-take-die = Würfel nehmen
kind-pitch-tent = Zelt errichten
kind-play-card = Karte spielen
kind-sell-gem = Edelstein verkaufen
kind-sell-at-market = Auf dem Markt verkaufen
kind-pitch-second-tent = Zweites Zelt errichten
kind-move-tent = Zelt versetzen
kind-give = Für die Königin spenden

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone von Benjamin Liersch, Schmidt Spiele 2009. Die Anleitung zeigt Spielplan und Karten nur als Bilder. Dieses Projekt hat Folgendes so nachgebaut, dass es zu allem Bekannten passt: die Zeltkosten der Spalten, die Mehrheiten der Reihen 3 bis 5, die Aufteilung von 25 der 27 Karten (ihre Gesamtzahl ist bekannt) und die beiden Grenzen. Wenn du das gedruckte Spiel besitzt, kannst du seine Werte in eine eigene Ausgabendatei eintragen.
source-rulebook-de-ref = Deutsche Anleitung, Schmidt Spiele 2009
source-rulebook-de = Regeln, Wirkung der Karten, Arten von Steinen, Taler am Anfang, Würfel; die Mehrheit der Reihe 2; dass die Kosten steigen und auf eine 2 eine 3 folgt
source-rulebook-it = Edelsteine nach Farbe, Zelte, Zahl der Karten, Taler
source-poeppelkiste = Punkte der Reihen, Mehrheiten der Reihen 1 und 6
source-hall9000 = zehn Spalten, sechs Reihen, kein gesperrtes Feld; Punkte der Reihen
source-spiele-offensive = Preise der Edelsteine
source-ludolegars = eine erste Runde mit zwei Zelten und drei Talern: Spalte 1 kostet 1
source-mobius = zehn Runden, eine kann dazukommen: eine Karte „Boot zurück“ (erschlossen)
source-bga = ein Würfel muss genommen werden, wenn es geht; elf Zelte

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-columns = Spalten
printed-cost = Preis eines Zeltes
printed-rows = Reihen
printed-tent-points = Punkte je Zelt
printed-majority-points = Punkte für die Mehrheit
printed-gems = Edelsteine
printed-count = Anzahl
printed-price = Preis
printed-market-coins = Markt: Taler
printed-market-points = Markt: Punkte
printed-stones = Andere Steine
printed-rubble = Geröll
printed-white = Weiße Steine
printed-cards = Karten
printed-amount = Wert
printed-numbers = Weitere Zahlen
printed-tents = Zelte je Spieler
printed-coins = Taler zu Beginn
printed-dice-per-player = Würfel je Spieler
printed-gem-points = Punkte je behaltenem Edelstein
printed-limits = Grenzen
printed-largest-gift = Größte Spende
printed-boat-back = Wie oft das Boot zurückfährt
printed-box-coins = Taler in der Schachtel
printed-pieces = Stückzahl je Wert

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = weicht um { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} von der ersten Schätzung ab
feature-option-take = nimmt einen Würfel
feature-option-draw = zieht eine Karte
feature-option-coins = nimmt Taler
feature-option-dig = schürft in der Mine
feature-option-tent = errichtet ein Zelt
feature-option-play = spielt eine Karte
feature-option-sell = verkauft einen Edelstein
feature-option-market = verkauft einen Edelstein auf dem Markt
feature-option-finish = beendet diesen Teil des Zuges
feature-option-second = errichtet ein zweites Zelt
feature-option-move = versetzt ein Zelt
feature-option-give = spendet für die Königin
feature-option-die = nutzt einen Würfel, der eine { $value } zeigt
feature-option-only-die = nimmt den einzigen Würfel mit dieser Zahl
feature-option-dice-after = lässt dir { $value ->
    [one] { $value } höheren Würfel
   *[other] { $value } höhere Würfel
}
feature-option-dice-lost = verzichtet auf { $value ->
    [one] { $value } niedrigeren Würfel
   *[other] { $value } niedrigere Würfel
}
feature-option-dice-left-to-others = lässt dem nächsten Spieler { $value } Würfel
feature-option-tent-points = ein Zelt in der Reihe bringt in dieser Runde { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-tent-within-reach = du kannst dir ein Zelt in der Reihe des Würfels leisten
feature-option-row-points = ändert die Punkte, die du für die Mehrheit in der Reihe erwarten kannst, um { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-row-lead = dein Vorsprung in der Reihe beträgt dann { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
}
feature-option-price = kostet { $value } Taler
feature-option-fee = zahlt den anderen { $value } Taler
feature-option-income = bringt { $value } Taler
feature-option-purse-after = lässt dir { $value } Taler
feature-option-gift = spendet { $value } Taler für die Königin
feature-option-chest-after = deine Schatzkiste enthält dann { $value } Taler
feature-option-safety = ändert die Chance, dass deine Spende reichen wird, um { $value ->
    [one] { $value } Prozentpunkt
   *[other] { $value } Prozentpunkte
}
feature-option-safe-as-given = die Chance, dass in deiner Schatzkiste schon genug ist, beträgt { $value } %
feature-option-gift-lead = der Vorsprung deiner Spende auf die größtmögliche eines anderen Spielers beträgt dann { $value } Taler
feature-option-free-tent = verbraucht „Kostenloses Zelt“
feature-option-any-row = verbraucht „Beliebige Reihe“
feature-option-two-dice = verbraucht „Zwei Würfel“
feature-option-animal = zeigt ein Tier für { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-second-tent-card = verbraucht „Zweites Zelt“
feature-option-market-card = verbraucht „Markt“
feature-option-boat-back = die Rückfahrt des Bootes bringt dir { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} mehr als den anderen
feature-option-three-stones = verbraucht „Drei Steine“
feature-option-four-coins = verbraucht „Vier Taler“
feature-option-stones = zieht { $value ->
    [one] { $value } Stein
   *[other] { $value } Steine
}
feature-option-stones-worth = die gezogenen Steine sind durchschnittlich { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-option-card-worth = die Karte ist durchschnittlich { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-option-gems-at-risk = riskiert, durch einen Mineneinsturz durchschnittlich { $value ->
    [one] { $value } Edelstein
   *[other] { $value } Edelsteine
} zu verlieren
feature-option-market-points = bringt auf dem Markt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-stock-after = lässt dir { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} im Vorrat

# Why: what a bot sees of your position

feature-seat-players = es spielen { $value } Spieler mit
feature-seat-rounds-left = nach dieser Runde { $value ->
    [one] kommt noch { $value } Runde
   *[other] kommen noch { $value } Runden
}
feature-seat-turn = du bist am Zug
feature-seat-holds-die = du hast einen Würfel genommen, der eine { $value } zeigt
feature-seat-after-die = du hast deinen Würfel genutzt
feature-seat-dice-due = du musst noch { $value } Würfel nehmen
feature-seat-starts-next = du kommst { $value ->
    [one] { $value } Zug
   *[other] { $value } Züge
} nach dem nächsten Startspieler an die Reihe
feature-seat-tent-cost = ein Zelt kostet jetzt { $value } Taler
feature-seat-points = du hast { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} erzielt
feature-seat-row-points = für Mehrheiten in den Reihen kannst du { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} erwarten
feature-seat-lead = dein Vorsprung auf den besten Mitspieler beträgt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-lead-chance = die Chance, dass du am Ende die meisten Punkte hast, beträgt { $value } %
feature-seat-row-1-lead = dein Vorsprung in Reihe 1 beträgt { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
}
feature-seat-row-2-lead = dein Vorsprung in Reihe 2 beträgt { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
}
feature-seat-row-3-lead = dein Vorsprung in Reihe 3 beträgt { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
}
feature-seat-row-4-lead = dein Vorsprung in Reihe 4 beträgt { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
}
feature-seat-row-5-lead = dein Vorsprung in Reihe 5 beträgt { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
}
feature-seat-row-6-lead = dein Vorsprung in Reihe 6 beträgt { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
}
feature-seat-stock = du hast { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} im Vorrat
feature-seat-others-stock = ein anderer Spieler hat { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} im Vorrat
feature-seat-purse = deine Börse enthält { $value } Taler
feature-seat-chest = du hast { $value } Taler gespendet
feature-seat-reach = du kannst sofort auf { $value } Taler kommen, wenn du alles verkaufst
feature-seat-coins-over-poorest = Börse und Schatzkiste zusammengerechnet, beträgt dein Vorsprung auf den ärmsten Mitspieler { $value } Taler
feature-seat-coins-over-richest = Börse und Schatzkiste zusammengerechnet, beträgt dein Vorsprung auf den reichsten Mitspieler { $value } Taler
feature-seat-safety = die Chance, dass deine Spende reichen wird, beträgt { $value } %
feature-seat-safe-as-given = die Chance, dass deine bisherige Spende reicht, beträgt { $value } %
feature-seat-rival-safety = die Chance, dass die Spende des anderen Spielers reichen wird, beträgt { $value } %
feature-seat-another-turn = die Chance, dass du noch einmal an die Reihe kommst, beträgt { $value } %
feature-seat-coin-worth = ein weiterer Taler ist { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-seat-card-worth = eine Karte ist durchschnittlich { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-seat-stone-worth = ein Stein ist durchschnittlich { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-seat-collapse = das Risiko, dass die nächste Karte der Mineneinsturz ist, beträgt { $value } %
feature-seat-free-tents = du hast { $value }× „Kostenloses Zelt“ auf der Hand
feature-seat-any-rows = du hast { $value }× „Beliebige Reihe“ auf der Hand
feature-seat-two-dice = du hast { $value }× „Zwei Würfel“ auf der Hand
feature-seat-animals = du hast Tiere für { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} auf der Hand
feature-seat-second-tents = du hast { $value }× „Zweites Zelt“ auf der Hand
feature-seat-markets = du hast { $value }× „Markt“ auf der Hand
feature-seat-boats-back = du hast { $value }× „Boot zurück“ auf der Hand
feature-seat-stones-and-coins = du hast { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
} für Steine oder Taler auf der Hand
feature-seat-gems = du hast { $value ->
    [one] { $value } Edelstein
   *[other] { $value } Edelsteine
}
feature-seat-gem-price = deine Edelsteine bringen beim Verkauf { $value } Taler
feature-seat-others-gems = ein anderer Spieler hat { $value ->
    [one] { $value } Edelstein
   *[other] { $value } Edelsteine
}
feature-seat-others-cards = ein anderer Spieler hat { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
} auf der Hand
feature-seat-dice = { $value ->
    [one] { $value } Würfel liegt
   *[other] { $value } Würfel liegen
} aus
feature-seat-dice-for-me = { $value ->
    [one] { $value } der ausliegenden Würfel kommt
   *[other] { $value } der ausliegenden Würfel kommen
} für dich infrage
feature-seat-numbers-for-me = die Würfel, die für dich infrage kommen, zeigen { $value ->
    [one] { $value } Zahl
   *[other] { $value } verschiedene Zahlen
}
feature-seat-dice-for-next = { $value ->
    [one] { $value } der ausliegenden Würfel kommt
   *[other] { $value } der ausliegenden Würfel kommen
} für den nächsten Spieler infrage
feature-seat-die-1 = { $value ->
    [one] { $value } ausliegender Würfel zeigt
   *[other] { $value } ausliegende Würfel zeigen
} eine 1
feature-seat-die-2 = { $value ->
    [one] { $value } ausliegender Würfel zeigt
   *[other] { $value } ausliegende Würfel zeigen
} eine 2
feature-seat-die-3 = { $value ->
    [one] { $value } ausliegender Würfel zeigt
   *[other] { $value } ausliegende Würfel zeigen
} eine 3
feature-seat-die-4 = { $value ->
    [one] { $value } ausliegender Würfel zeigt
   *[other] { $value } ausliegende Würfel zeigen
} eine 4
feature-seat-die-5 = { $value ->
    [one] { $value } ausliegender Würfel zeigt
   *[other] { $value } ausliegende Würfel zeigen
} eine 5
feature-seat-die-6 = { $value ->
    [one] { $value } ausliegender Würfel zeigt
   *[other] { $value } ausliegende Würfel zeigen
} eine 6

# First lessons: what the coach says.

lesson-die = Jede Runde beginnt mit einigen Würfeln. Wer am Zug ist, nimmt einen. Nimm eine 3.
lesson-tent = Jeden Würfel nutzt du für eines von vier Dingen: eine Karte, Taler, die Mine oder ein Zelt. Errichte ein Zelt: Es steht in der Spalte des Bootes, in der Reihe, die dein Würfel zeigt.
lesson-end-turn = Du darfst noch Edelsteine verkaufen, Karten spielen oder Taler für die Königin spenden. Für all das ist es noch zu früh, also beende deinen Zug.
lesson-higher = In einer Runde muss dein nächster Würfel mehr zeigen als der vorige. Nimm die 4.
lesson-rows = Höhere Reihen bringen mehr Punkte. Errichte ein Zelt in Reihe 4.
lesson-scored = Die Runde ist vorbei: Deine Zelte haben 3 und 4 Punkte gebracht. Das Boot ist weitergefahren, und jetzt bringen nur Zelte in seiner neuen Spalte Punkte. Nimm die 4.
lesson-dig = Zelte kosten Taler, und du hast nur noch wenige. Du hast eine 5: Schürfe damit in der Mine und zieh fünf Steine.
lesson-sell = Edelsteine bringen 1, 3 oder 5 Taler; Geröll ist nichts wert. Verkaufe deinen roten Edelstein für 5.
lesson-price = Je weiter das Boot fährt, desto mehr kostet ein Zelt: hier 2 Taler. Das kannst du dir leisten. Errichte ein Zelt in Reihe 2.
lesson-card = Mit jedem Würfel, gleich was er zeigt, kannst du stattdessen eine Karte ziehen. Zieh eine: Karten spielst du in deinem eigenen Zug, wann du willst.
lesson-free-tent = Ein Zelt kostet inzwischen 4 Taler. Du hast die Karte „Kostenloses Zelt“; mit ihr zahlst du nichts. Nutze sie für ein Zelt in Reihe 2.
lesson-second-tent = Du hast „Zweites Zelt“ gezogen: ein weiteres Zelt auf einem Feld, auf dem schon eines von dir gewertet wurde. Spiel die Karte.
lesson-majority = Wer am Ende die meisten Zelte in einer Reihe hat, bekommt Extrapunkte. Errichte dieses Zelt in Reihe 1, Spalte 5, um dort gleichzuziehen.
lesson-gift = Niemand gewinnt ohne Spende für die Königin. Zu zweit werden am Ende vier Würfel geworfen, und eine Spende unter ihrer Summe ist zu klein. Spende 16 Taler.
lesson-purse = Taler in deiner Börse sind am Ende nichts wert. Spende auch deine letzten 5 Taler: Eine Spende von 21 ist selten zu klein.
lesson-last = Das ist die letzte Runde: Danach erreicht das Boot die Wasserfälle. Beende deinen Zug; dann wird alles gezählt.
lesson-end = Das war eine ganze Partie. Punkte gab es Runde für Runde für Zelte, am Ende auch für Mehrheiten in den Reihen und für behaltene Edelsteine, und deine Spende war groß genug. Beim nächsten Mal entscheidest du alles selbst.
