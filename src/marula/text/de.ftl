# The words of no game.

seat = Spieler { $number }
nothing = nichts
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = Du bist nicht am Zug. Gewartet wird auf: { $others }.
match-is-over = Die Partie ist zu Ende.
stale = Die Partie ist seit dieser Wahl weitergegangen (Stand { $version }, jetzt { $current }). Sieh noch einmal hin und wähle neu.
unknown = Unbekannt ({ $what }): { $word }.
allowed = Erlaubt: { $allowed }.

replay-head = { $game } mit { $seats } Spielern, Ausgabe: { $edition }
replay-deal = Der Aufbau
replay-move = { $number }. { $seat }
replay-whisper = (das sieht nur { $seat }) { $event }
replay-score = Endstand
replay-total = Summe
replay-out = { $seat } kann nicht gewinnen.
replay-winner = { $names } { $count ->
    [one] gewinnt.
   *[other] teilen sich den Sieg.
}
replay-nobody = Niemand gewinnt.
replay-unfinished = Die Partie ist nicht zu Ende gespielt. Gewartet wird auf: { $others }.
replay-position = Stand nach { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}
verify-sound = In Ordnung: { $entries } Einträge, jeder an den vorigen gebunden, regelgerecht und richtig erzählt.
verify-luck-checked = Zufall: Jede Antwort folgt aus dem Startwert.
verify-luck-sealed = Zufall: versiegelt; prüfbar, sobald der Startwert bekannt ist.
verify-luck-unknown = Zufall: Seine Quelle steht nicht in der Datei; sicher ist nur, dass er so fallen konnte.
verify-score = Wertung: so, wie die Regeln zählen.
verify-unfinished = Die Partie ist nicht zu Ende gespielt, darum gibt es keinen Endstand.

edition-sound = In Ordnung: Ausgabe { $edition } von { $game }, spielbar.
edition-problems = { $number ->
    [one] Ein Problem:
   *[other] { $number } Probleme:
}

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } Partien mit { $deals } Ausgangslagen, Startwert { $seed }, Prüfsumme { $sum }.
arena-shares = Anteil der Siege (die gestrichelte Linie ist der faire Anteil)
arena-margins = Vorsprung auf den besten anderen Bot, im Mittel in Punkten
arena-scores = Verteilung der Punkte
arena-note = Jede Ausgangslage wird auf allen Plätzen reihum gespielt, damit sich das Glück ausgleicht; eine Ausgangslage zählt als eine Beobachtung. Klammern und Balken sind 95-%-Intervalle. Die Zeit gilt für Entscheidungen mit mehr als einer Möglichkeit.
arena-column-bot = Bot
arena-column-wins = Anteil der Siege
arena-column-score = Punkte
arena-column-margin = Vorsprung
arena-column-rank = Rang
arena-column-rating = OpenSkill
arena-column-time = Zeit je Entscheidung

# Tables: why not.
declined-malformed = Das ist nicht lesbar: { $problem }
declined-secret-needed = Dazu braucht es das Geheimnis eines Platzes an diesem Tisch oder seines Gastgebers.
declined-secret-used = Dieses Geheimnis öffnet an diesem Tisch schon etwas anderes.
declined-not-yours = Das ist nicht deine Sache.
declined-host-only = Das darf nur, wer den Tisch eröffnet hat.
declined-not-allowed = Das ist an diesem Tisch nicht erlaubt.
declined-bad-origin = Diese Anfrage kommt von einer Seite einer fremden Website.
declined-too-large = Das ist zu groß.
declined-too-many = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
declined-try-again = Der Server erreicht seinen Speicher nicht. Nichts ist verloren; versuche es gleich noch einmal.
declined-fault = Auf dem Server ist etwas schiefgegangen. Es ist notiert; am Tisch hat sich nichts geändert.
declined-seat-taken = Platz { $seat } ist besetzt.
declined-seat-empty = Platz { $seat } ist leer.
declined-table-full = Alle Plätze an diesem Tisch sind besetzt.
declined-already-started = Die Partie hat schon begonnen.
declined-not-started = Die Partie hat noch nicht begonnen.
declined-match-over = Die Partie ist zu Ende.
declined-not-over = Die Partie ist noch nicht zu Ende.
declined-no-undo = Es gibt nichts zurückzunehmen.
declined-undo-pending = Der Tisch wird schon nach einer Rücknahme gefragt.
declined-no-request = Niemand fragt dich nach einer Rücknahme.
declined-no-hint = Tipps gibt es nur, wenn du am Zug bist.
declined-already-a-bot = Auf Platz { $seat } spielt ein Bot.
declined-not-a-bot = Auf Platz { $seat } springt kein Bot ein.

notice-turn = { $name }, du bist am Zug: { $where }
notice-reminder = { $name }, der Tisch wartet noch auf dich: { $where }

bot-random = Zufall
bot-name = { $level } { $number }

pages-not-built = Der Server läuft, aber seine Seiten sind nicht gebaut. Führe im Quellordner „make setup“ aus (dazu braucht es Node.js) und starte den Server neu. Die API funktioniert auch ohne sie.
