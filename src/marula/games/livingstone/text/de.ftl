game-title = Livingstone
game-summary = Ein Dampfboot fährt den Sambesi hinauf zu den Fällen Mosi-oa-Tunya, dem „Rauch, der donnert“, den Menschen dort seit jeher vertraut und auf europäischen Karten Viktoriafälle genannt. Nimm Würfel, errichte Zelte, schürfe nach Edelsteinen und spende nie am wenigsten für die Königin: Wer das tut, kann nicht gewinnen.
game-teaser = Nimm Würfel, errichte Zelte und schürfe nach Edelsteinen, während das Dampfboot den Sambesi hinauffährt. Aber wer am wenigsten für die Königin spendet, kann nicht gewinnen.

# Things

column = Spalte { $number }
row = Reihe { $number }
field = { $column }, { $row }

gem-transparent = transparenter Edelstein
    .accusative = einen transparenten Edelstein
gem-blue = blauer Edelstein
    .accusative = einen blauen Edelstein
gem-red = roter Edelstein
    .accusative = einen roten Edelstein

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
option-open-coins-no = verdeckt: alle können Börse und Schatzkiste zusammen ausrechnen, aber nicht, wie viel gespendet wurde
option-open-coins-yes = offen: alle sehen jede Börse und jede Spende
option-open-gems = Edelsteine
option-open-gems-yes = offen, vor ihren Besitzern
option-open-gems-no = verdeckt: die anderen sehen, wie viele es sind, nicht die Farben
option-pass-die = Wer einen Würfel nehmen könnte
option-pass-die-no = muss einen nehmen
option-pass-die-yes = darf auf weitere Würfel dieser Runde verzichten
option-white-stone = Edelsteine, gezogen mit dem weißen Stein
option-white-stone-forced = müssen sofort verkauft werden
option-white-stone-voluntary = dürfen behalten werden

# What is asked

phase-turn = Nimm einen Würfel. Vorher darfst du Karten spielen, Edelsteine verkaufen und für die Königin spenden.
phase-die = Nutze deinen Würfel: Zieh eine Karte, nimm Taler, schürfe oder errichte ein Zelt. Du darfst noch Karten spielen, Edelsteine verkaufen und spenden.
phase-after = Du darfst Karten spielen, Edelsteine verkaufen und für die Königin spenden oder deinen Zug beenden.
phase-market = Verkaufe Edelsteine auf dem Markt oder schließ ihn.
phase-white-stone = Der weiße Stein: Verkaufe die Edelsteine dieser Ziehung, und zwar mit einer Karte „Markt“, wenn du eine hast.
phase-second-tent = Wähle, wo dein zweites Zelt stehen soll.
phase-move = Wähle, welches deiner Zelte du versetzt.
phase-over = Die Partie ist zu Ende.

# What may be chosen

action-take-die = Würfel nehmen: { $die }
action-pass-die = Keine Würfel mehr in dieser Runde
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
action-sell-drawn = Edelsteine dieser Ziehung verkaufen
action-pitch-second-tent = Zweites Zelt errichten: { $field }
action-move-tent = Zelt versetzen, bisher { $field }
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
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
} und { $rubble }× Geröll aus dem Beutel{ $white ->
    [yes] , dazu den weißen Stein
   *[no] {""}
}.
event-gems-found = Die Edelsteine: { $gems }.
event-bag-refilled = Der weiße Stein: { $stones ->
    [one] Ein Stein kommt
   *[other] { $stones } Steine kommen
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
event-market-closed = { $seat } verlässt den Markt.
event-tent-pitched = { $seat } errichtet ein Zelt in { $field }, { $coins ->
    [0] kostenlos
    [one] für einen Taler
   *[other] für { $coins } Taler
}.
event-fee-paid = { $seat } zahlt { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
} an { $to } für den Platz.
event-tent-moved = Es ist das Zelt aus { $field }, versetzt von { $seat }.
event-second-tent-pitched = { $seat } errichtet ein zweites Zelt in { $field }.
event-boat-went-back = Das Boot fährt zurück in { $column }.
event-points-gained = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-gift-made = { $seat } spendet für die Königin.
event-gift-counted = Die Spende: { $coins ->
    [one] ein Taler
   *[other] { $coins } Taler
}.
event-gift-shown = { $seat } spendet { $coins ->
    [one] einen Taler
   *[other] { $coins } Taler
} für die Königin.
event-round-ended = Runde { $round } ist vorbei; { $dice ->
    [0] kein Würfel bleibt liegen
    [one] ein Würfel bleibt liegen
   *[other] { $dice } Würfel bleiben liegen
}.
event-column-scored = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für { $tents ->
    [one] ein Zelt
   *[other] { $tents } Zelte
} in { $column }.
event-match-ended = Das Boot hat nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} die Fälle erreicht.
event-majority-scored = { $seat } führt in { $row } mit { $tents ->
    [one] einem Zelt
   *[other] { $tents } Zelten
}: { $points ->
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
event-chest-opened = { $seat } öffnet die Schatzkiste und hat { $coins ->
    [0] nichts
    [one] einen Taler
   *[other] { $coins } Taler
} gespendet.
event-queen-rolled = Die Würfel zeigen { $dice_row }: Erwartet wurden { $coins } Taler.
event-seat-out = { $seat } hat zu wenig gespendet und scheidet aus.

# Why not

refusal-li-7-take = Nimm zuerst einen Würfel
refusal-li-7-use = Du hast einen Würfel: Nutze ihn zuerst
refusal-li-7-once = Du hast deinen Würfel dieses Zuges schon genommen und genutzt
refusal-li-7-none = Kein Würfel zeigt eine { $die }
refusal-li-8 = Eine { $die } ist nicht höher als die { $last }, die du zuvor genommen hast
refusal-li-9 = Wer einen Würfel nehmen kann, muss einen nehmen
refusal-li-9-pass = Nimm einen Würfel oder verzichte auf weitere in dieser Runde
refusal-li-13 = Ein Zelt kostet hier { $needed } Taler; deine Börse enthält { $purse }
refusal-li-13-row = Mit einer { $die } baust du in der Reihe dieser Zahl, nicht in { $row }
refusal-li-14 = Mit je einem Taler für alle, die dort schon stehen, kostet dieses Zelt { $needed } Taler; deine Börse enthält { $purse }
refusal-li-16 = Das hast du nicht zu verkaufen: { $gem }
refusal-li-18 = Der weiße Stein ist gezogen: Verkaufe zuerst die Edelsteine dieser Ziehung
refusal-li-18-none = So werden nur Edelsteine verkauft, die mit dem weißen Stein gezogen wurden
refusal-li-20 = Du hast die Karte „{ $card }“ nicht
refusal-li-21 = Du hast die Karte „Kostenloses Zelt“ nicht
refusal-li-22 = Es gibt keinen höheren Würfel, den du auch noch nehmen könntest
refusal-li-22-late = „Zwei Würfel“ spielst du, bevor du den Würfel nimmst
refusal-li-22-second = Nach einer { $die } gäbe es keinen höheren Würfel für dein „Zwei Würfel“
refusal-li-23 = Du hast die Karte „Beliebige Reihe“ nicht
refusal-li-23-own = In { $row } baut dein Würfel auch ohne Karte
refusal-li-26 = Keines deiner gewerteten Zelte steht, wo ein zweites dazukommen darf
refusal-li-26-stock = Du hast kein Zelt mehr für ein zweites
refusal-li-26-card = Ein zweites Zelt braucht die Karte „Zweites Zelt“
refusal-li-26-first = Wähle zuerst, wo dein zweites Zelt stehen soll
refusal-li-26-field = In { $field } steht kein gewertetes Zelt von dir, oder das Boot ist dort
refusal-li-27 = Du hast keinen Edelstein für den Markt
refusal-li-27-closed = Der Markt braucht eine gespielte Karte „Markt“
refusal-li-27-open = Der Markt ist offen: Verkaufe dort oder schließ ihn zuerst
refusal-li-27-gem = Das hast du nicht für den Markt: { $gem }
refusal-li-28 = Das Boot steht in der ersten Spalte und kann nicht zurück
refusal-li-28-limit = Das Boot ist { $times }-mal zurückgefahren und fährt nicht mehr zurück
refusal-li-32 = { $coins } Taler kannst du nicht spenden: Deine Börse enthält { $purse }
refusal-li-32-least = Eine Spende beträgt mindestens einen Taler
refusal-li-38-none = Du hast kein Zelt mehr zum Bauen
refusal-li-38-first = Zelte werden nur zu zweit versetzt, und nur, wenn beim Bauen keines mehr im Vorrat ist
refusal-li-38-choose = Wähle zuerst, welches deiner Zelte du versetzt
refusal-li-38-same = Dieses Zelt steht schon dort, wohin es versetzt würde
refusal-li-38-field = In { $field } hast du kein Zelt

# The score

line-column = Zelte in { $column }
line-row = Meiste Zelte in { $row } ({ $tents })
line-market = Auf dem Markt verkauft
line-gems = Behaltene Edelsteine ({ $gems })
line-animals = Tiere
line-gift = Spende für die Königin: { $coins } (mindestens { $needed }, um dabeizubleiben)

# The guide for a first match

guide-dice = Nimm einen Würfel, jeder höher als dein letzter in dieser Runde. Seine Zahl bestimmt Reihe, Taler oder Steine.
guide-field = Mit einem Würfel kannst du in der Spalte des Bootes ein Zelt errichten, in der Reihe seiner Zahl. Links stehen die Punkte; wer am Ende die meisten Zelte in einer Reihe hat, bekommt die Punkte rechts.
guide-river = Die Münze unter einer Spalte sagt, was ein Zelt dort kostet. Wenn niemand mehr einen Würfel nehmen kann, wird die Spalte gewertet, und das Boot fährt weiter.
guide-mine = Oder schürfe: so viele Steine, wie der Würfel zeigt. Edelsteine kannst du in deinem Zug jederzeit verkaufen. Du siehst, was noch im Beutel ist.
guide-chest = Deine Börse und deine geschlossene Schatzkiste für die Königin. Wer am Ende am wenigsten gespendet hat, kann nicht gewinnen (zu zweit: wer weniger gespendet hat, als die Würfel dann verlangen). Spende also rechtzeitig.

# On the drawn board

face-valley = Das Tal des Sambesi: sechs Reihen mit Zeltfeldern, zehn Spalten
face-dice-and-points = Würfel · ★ je Zelt
face-points-short = ★ je Zelt
face-most-tents = Zelte · ★ Mehrheit
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
    [0] Kein Würfel zeigt { $number }
    [one] Ein Würfel zeigt { $number }
   *[other] { $dice } Würfel zeigen { $number }
}
face-pitch-for = { $coins ->
    [0] Zelt kostenlos errichten: { $field }
    [one] Zelt für einen Taler errichten: { $field }
   *[other] Zelt für { $coins } Taler errichten: { $field }
}
face-costs = Ein Zelt kostet
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
   *[other] Gespielt:
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
    [one] Ein Stein im Beutel und verdeckt bei anderen
   *[other] { $stones } Steine im Beutel und verdeckt bei anderen
}
face-drawn = Zu verkaufen:
face-last-draw = { $name } zog
face-side = Daneben:
face-points = Punkte bisher
face-purse = Taler in der Börse
face-chest = Für die Königin gespendet, in der geschlossenen Schatzkiste
face-chest-known = Deine Schatzkiste für die Königin; die anderen wissen, dass { $low } bis { $high } darin sind
face-stock = Zelte im Vorrat
face-cards = Karten auf der Hand
face-hidden-gems = Verdeckte Edelsteine
face-taken = Würfel dieser Runde
face-passed = nimmt keine Würfel mehr
face-own = Was dir gehört
face-give-how-much = Wie viel du für die Königin spendest
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
face-sell = { $what } ({ $price }); du hast { $number }
face-card-free-tent = Dieses Zelt kostet nichts. Du spielst sie, wenn du das Zelt errichtest; einen Würfel brauchst du trotzdem.
face-card-any-row = Das Zelt kommt in eine beliebige Reihe der Spalte des Bootes. Du spielst sie, wenn du das Zelt errichtest; einen Würfel brauchst du trotzdem.
face-card-two-dice = Nimm nacheinander zwei Würfel, den zweiten höher, und nutze beide.
face-card-lion = { $amount } Punkte, jetzt oder am Ende.
face-card-rhino = { $amount } Punkte, jetzt oder am Ende.
face-card-antelope = { $amount } Punkte, jetzt oder am Ende.
face-card-second-tent = Ein weiteres Zelt, kostenlos und ohne Würfel, auf einem Feld, wo ein Zelt von dir gewertet wurde. Es zählt für die Mehrheit der Reihe.
face-card-market = Verkaufe beliebige Edelsteine, für Punkte und Taler.
face-card-boat-back = Das Boot fährt eine Spalte zurück. Zelte kommen nun dorthin, und die Spalte wird noch einmal gewertet.
face-card-three-stones = Zieh { $amount } Steine aus dem Beutel, ohne Würfel.
face-card-four-coins = Nimm { $amount } Taler.
face-stone-rubble = Ist nichts wert.
face-stone-white = Wer ihn zieht, verkauft sofort die Edelsteine dieser Ziehung. Dann kommen alle Steine zurück in den Beutel.
face-no-gems = Keine Edelsteine
face-no-cards = Keine Karten
face-play = { $number ->
    [one] „{ $card }“ nutzen
   *[other] „{ $card }“ nutzen: du hast { $number }
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = größere Spende, { $more } zu { $less }
lines-column = Zelte, Runde für Runde
lines-row = Meiste Zelte in einer Reihe
lines-gems = Behaltene Edelsteine
lines-gift = Spende für die Königin

# The board as text
face = { $number }
field-starter = Wer die Runde begonnen hat
field-boat = Das Boot
field-boats-back = Wie oft das Boot zurückgefahren ist
field-dice = Würfel zum Nehmen
field-taken = In dieser Runde genommene Würfel
field-passed = Nimmt in dieser Runde keine Würfel mehr
field-die = Der genommene Würfel
field-target = Wohin das versetzte Zelt kommt
field-stock = Zelte im Vorrat
field-tents = Zelte
field-scored = Gewertete Zelte
field-coins = Börse und Schatzkiste zusammen
field-purses = Taler in der Börse
field-chests = Für die Königin gespendet
field-low = Für die Königin gespendet, mindestens
field-high = Für die Königin gespendet, höchstens
field-unseen-stones = Nicht gesehene Steine
field-side = Steine neben dem Beutel
field-drawn = Zu verkaufen
field-gems = Edelsteine
field-gem-counts = Zahl der Edelsteine
field-unseen-cards = Nicht gesehene Karten
field-played = Gespielte Karten
field-hands = Karten
field-hand-sizes = Karten auf der Hand
field-column-points = Punkte für Spalten
field-market-points = Punkte vom Markt
field-animal-points = Punkte für Tiere
field-expected = Taler, die die Königin erwartet

# What is wrong with an edition file
problem-coin-value = der Wert eines Talers ist eine Zahl ab 1
problem-below-the-one-before = darf nicht unter dem vorigen liegen ({ $number })
problem-rows = müssen { $number } sein, eine für jede Zahl des Würfels
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
edition-default-note = Livingstone von Benjamin Liersch, Schmidt Spiele 2009. Die Anleitung zeigt Spielplan und Karten nur als Bilder. Von diesem Projekt so nachgebaut, dass es zu allem Bekannten passt: die Zeltkosten der Spalten, die Mehrheiten der Reihen 3 bis 5, die Aufteilung von 25 der 27 Karten (ihre Summe ist bekannt) und die beiden Grenzen. Wer das gedruckte Spiel besitzt, kann dessen Werte in eine eigene Ausgabendatei schreiben.
source-rulebook-de-ref = Deutsche Anleitung, Schmidt Spiele 2009
source-rulebook-de = Regeln, Wirkung der Karten, Arten von Steinen, Taler am Anfang, Würfel; die Mehrheit der Reihe 2; dass die Kosten steigen, auf eine 2 folgt eine 3
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
printed-cost = Kosten eines Zelts
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
printed-amount = Zahl darauf
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
} vom ersten Gedanken ab
feature-option-take = nimmt einen Würfel
feature-option-draw = zieht eine Karte
feature-option-coins = nimmt Taler
feature-option-dig = schürft in der Mine
feature-option-tent = errichtet ein Zelt
feature-option-play = spielt eine Karte
feature-option-sell = verkauft einen Edelstein
feature-option-market = verkauft einen Edelstein auf dem Markt
feature-option-finish = tut vorerst nichts mehr
feature-option-second = errichtet ein zweites Zelt
feature-option-move = nimmt ein Zelt weg
feature-option-give = spendet für die Königin
feature-option-die = betrifft einen Würfel, der eine { $value } zeigt
feature-option-only-die = nimmt den einzigen Würfel mit seiner Zahl
feature-option-dice-after = lässt dir { $value ->
    [one] { $value } höheren Würfel
   *[other] { $value } höhere Würfel
}
feature-option-dice-lost = verzichtet auf { $value ->
    [one] { $value } niedrigeren Würfel
   *[other] { $value } niedrigere Würfel
}
feature-option-dice-left-to-others = lässt dem nächsten Spieler { $value } Würfel
feature-option-tent-points = ein Zelt dort bringt in dieser Runde { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-tent-within-reach = du kannst ein Zelt in der Reihe dieses Würfels bezahlen
feature-option-row-points = ändert, was du für die Mehrheit der Reihe erwarten kannst, um { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-row-lead = gibt dir in der Reihe { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} Vorsprung
feature-option-price = kostet { $value } Taler
feature-option-fee = zahlt den anderen { $value } Taler
feature-option-income = bringt { $value } Taler
feature-option-purse-after = lässt dir { $value } Taler
feature-option-gift = spendet { $value } Taler für die Königin
feature-option-chest-after = deine Schatzkiste enthält dann { $value } Taler
feature-option-safety = ändert die Chance, dass deine Spende reichen wird, um { $value } Prozentpunkte
feature-option-safe-as-given = was in deiner Schatzkiste ist, reicht mit einer Chance von { $value } %
feature-option-gift-lead = deine Spende ist dann { $value } Taler höher, als jede andere sein kann
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
feature-option-stones-worth = die Steine sind durchschnittlich { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-option-card-worth = die Karte ist durchschnittlich { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
feature-option-gems-at-risk = setzt beim Mineneinsturz durchschnittlich { $value ->
    [one] { $value } Edelstein
   *[other] { $value } Edelsteine
} aufs Spiel
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
feature-seat-holds-die = du hast einen Würfel, der eine { $value } zeigt
feature-seat-after-die = du hast deinen Würfel genutzt
feature-seat-dice-due = du musst noch { $value } Würfel nehmen
feature-seat-starts-next = du kommst { $value ->
    [one] { $value } Zug
   *[other] { $value } Züge
} nach dem nächsten Startspieler
feature-seat-tent-cost = ein Zelt kostet jetzt { $value } Taler
feature-seat-points = du hast schon { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} sicher
feature-seat-row-points = für Mehrheiten in den Reihen kannst du { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} erwarten
feature-seat-lead = du liegst { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} vor dem besten anderen Spieler
feature-seat-lead-chance = du hast am Ende mit einer Chance von { $value } % die meisten Punkte
feature-seat-row-1-lead = du liegst in Reihe 1 um { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} vorn
feature-seat-row-2-lead = du liegst in Reihe 2 um { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} vorn
feature-seat-row-3-lead = du liegst in Reihe 3 um { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} vorn
feature-seat-row-4-lead = du liegst in Reihe 4 um { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} vorn
feature-seat-row-5-lead = du liegst in Reihe 5 um { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} vorn
feature-seat-row-6-lead = du liegst in Reihe 6 um { $value ->
    [one] { $value } Zelt
   *[other] { $value } Zelte
} vorn
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
feature-seat-reach = du könntest sofort { $value } Taler zahlen, mit allem, was du verkaufen kannst
feature-seat-coins-over-poorest = in Börse und Schatzkiste hast du { $value } Taler mehr als der ärmste andere Spieler
feature-seat-coins-over-richest = in Börse und Schatzkiste hast du { $value } Taler mehr als der reichste andere Spieler
feature-seat-safety = deine Spende wird mit einer Chance von { $value } % reichen
feature-seat-safe-as-given = was du gespendet hast, reicht mit einer Chance von { $value } %
feature-seat-rival-safety = die Spende des anderen Spielers wird mit einer Chance von { $value } % reichen
feature-seat-another-turn = du kommst mit einer Chance von { $value } % noch einmal an die Reihe
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
feature-seat-collapse = die nächste Karte ist mit einer Chance von { $value } % der Mineneinsturz
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
feature-seat-gem-price = deine Edelsteine bringen verkauft { $value } Taler
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
feature-seat-dice-for-me = du darfst { $value } der ausliegenden Würfel nehmen
feature-seat-numbers-for-me = die Würfel für dich zeigen { $value ->
    [one] { $value } Zahl
   *[other] { $value } verschiedene Zahlen
}
feature-seat-dice-for-next = der nächste Spieler darf { $value } der ausliegenden Würfel nehmen
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
