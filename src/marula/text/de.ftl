# The words of no game.

seat = Spieler { $number }
scene-you = Du
scene-other = Spieler { $number }
lesson-right = Gut gemacht.
lesson-other = Auch das erlauben die Regeln. Wähle in dieser Lektion bitte: { $wanted }
nothing = nichts
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = Du bist nicht am Zug. Gewartet wird auf: { $others }.
match-is-over = Die Partie ist zu Ende.
stale = Die Partie ist weitergegangen, seit du gewählt hast (Stand { $version }, jetzt { $current }). Sieh noch einmal hin und wähle dann.
against-rule = Die Regeln erlauben das nicht ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Diese Aktion gibt es nicht: { $word }
unknown-address = Diese Adresse gibt es nicht: { $word }
unknown-answer-to-illegal = Diesen Umgang mit einer verbotenen Aktion gibt es nicht: { $word }
unknown-bot = Diesen Bot gibt es nicht: { $word }
unknown-choice = Das kannst du nicht wählen: { $word }
unknown-clock = Diese Uhr gibt es nicht: { $word }
unknown-edition = Diese Ausgabe gibt es nicht: { $word }
unknown-own-edition = Diese Ausgabe gibt es nicht, oder sie wurde gelöscht: { $word }
unknown-edition-of-this-game = Diese Ausgabe gehört zu einem anderen Spiel: { $word }
unknown-lesson = Diese Lektion gibt es nicht: { $word }
unknown-puzzle = Diese Aufgabe gibt es nicht: { $word }
unknown-game = Dieses Spiel gibt es nicht: { $word }
unknown-kind-of-notice = Auf diesem Weg kann dich dieser Server nicht benachrichtigen: { $word }
unknown-message = Diese Chatnachricht gibt es nicht: { $word }
unknown-report = Diese Meldung gibt es nicht: { $word }
unknown-notice = Diese Benachrichtigung gibt es nicht: { $word }
unknown-number-of-bots = Mit dieser Zahl von Bots nicht spielbar: { $word }
unknown-number-of-seats = Mit dieser Spielerzahl nicht spielbar: { $word }
unknown-option = Diese Variante gibt es nicht: { $word }
unknown-place-of-the-mask = Hier kann keine Aktionsmaske stehen: { $word }
unknown-position = Diese Entscheidung gibt es in der Partie nicht: { $word }
unknown-render-mode = Diese Darstellung gibt es nicht: { $word }
unknown-reward = Diese Belohnung gibt es nicht: { $word }
unknown-rules-page = Dafür gibt es keine Regelseite: { $word }
unknown-seat = Diesen Platz gibt es nicht: { $word }
unknown-status = Diesen Tischstatus gibt es nicht: { $word }
unknown-table = Diesen Tisch gibt es nicht: { $word }
with-allowed = { $problem }. Erlaubt: { $allowed }.

replay-head = { $game }, { $seats } Spieler, Ausgabe: { $edition }
standard-edition = Standard
replay-deal = Der Aufbau
replay-move = { $number }. { $seat }
replay-whisper = (das sieht nur { $seat }) { $event }
replay-score = Endstand
replay-total = Summe
replay-totals = Stand, wenn die Partie jetzt zu Ende wäre: { $totals }
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
replay-field = { $field }: { $value }
verify-sound = In Ordnung: { $entries } Einträge. Die Kette ist unversehrt, jeder Zug ist regelgerecht, und jedes Ereignis stimmt.
verify-luck-checked = Zufall: Jede Ziehung folgt aus dem Startwert.
verify-luck-sealed = Zufall: versiegelt. Du kannst ihn prüfen, sobald der Startwert veröffentlicht ist.
verify-taken-back = Kein Beweis für faires Spiel: Der einzige Mensch am Tisch hat { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
} zurückgenommen, nachdem das Ergebnis des Zufalls oder verdeckte Karten zu sehen waren.
verify-taken-back-by-all = Alle Spieler haben zugestimmt, { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
} zurückzunehmen. Die Datei zeigt nicht, ob eine Person auf mehreren Plätzen saß.
verify-skipped = Kein Beweis für faires Spiel: { $number ->
    [one] { $number } Ziehung wurde
   *[other] { $number } Ziehungen wurden
} durchgeführt und dann zurückgenommen.
verify-luck-other = Kein Beweis für faires Spiel: Ab Entscheidung { $number } folgt der Zufall aus einem anderen Startwert, wie in einer Partie, die aus einer anderen fortgesetzt wurde.
verify-luck-unknown = Zufall: Die Datei sagt nicht, woher er kam. Sicher ist nur, dass die Ziehungen möglich sind.
verify-score = Wertung: entspricht den Regeln.
verify-unfinished = Die Partie ist nicht zu Ende gespielt, darum gibt es keinen Endstand.
review-seat = { $seat }: Ergebnis { $result }
review-account = Beginn { $start }, Zufall { $luck }, Entscheidungen { $choices } (eigene { $own })
review-kinds = Entscheidungen: { $best } beste, { $fine } gute, { $inaccuracy ->
        [one] { $inaccuracy } Ungenauigkeit
       *[other] { $inaccuracy } Ungenauigkeiten
    }, { $mistake } Fehler, { $blunder } Patzer
review-luck = Zufall { $worth } bei Entscheidung { $number }: { $what }
review-luck-deal = Zufall { $worth } durch den Aufbau
review-turning-points = Wendepunkte, die schlimmsten zuerst
review-nothing-to-better = Keine Wahl war deutlich schlechter als die beste.
review-decision-inaccuracy = { $number }. { $seat }, Ungenauigkeit: { $choice } (Gewinnchance { $chosen })
review-decision-mistake = { $number }. { $seat }, Fehler: { $choice } (Gewinnchance { $chosen })
review-decision-blunder = { $number }. { $seat }, Patzer: { $choice } (Gewinnchance { $chosen })
review-better = Besser: { $better } (Gewinnchance { $best })
review-why = Der Unterschied: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (statt { $value })
why-other-only = die andere Wahl: { $what }
# What the better option brings until the end of the match, on average over many ways it could go on.
why-line-more = { $line }: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} mehr
why-line-fewer = { $line }: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} weniger
why-line-saves = { $line }: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} weniger verloren
why-line-costs = { $line }: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} mehr verloren
why-others-more = beim Besten der anderen: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} mehr
why-others-fewer = beim Besten der anderen: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} weniger
review-lucky = Der Zufall brachte { $seat } insgesamt { $worth } Gewinnchance.
review-unlucky = Der Zufall kostete { $seat } insgesamt { $worth } Gewinnchance.
review-no-luck = Für { $seat } machte der Zufall keinen Unterschied.
reading-head = Entscheidung { $number }: was { $seat } hätte wissen können
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = mindestens { $number }: { $chance }
reading-had-it = in Wahrheit ja
reading-had-not = in Wahrheit nein
reading-had = in Wahrheit { $number }
reading-nothing = Von den anderen war nichts verdeckt.
review-lesson = Nächstes Mal: Bevor du „{ $choice }“ wählst, denk an „{ $better }“. Entscheidungen wie Nummer { $number } haben { $loss } Gewinnchance gekostet ({ $count ->
    [one] einmal
   *[other] { $count }-mal
}).
review-lesson-same-kind = Nächstes Mal: Vergleiche bei „{ $choice }“ deine Möglichkeiten noch einmal. Entscheidungen wie Nummer { $number } haben { $loss } Gewinnchance gekostet ({ $count ->
    [one] einmal
   *[other] { $count }-mal
}).
# After a lesson; $what is one of the reasons above: "Tickets completed: 13 points more at the end".
review-lesson-why = Dort hätte „{ $better }“ bedeutet: { $what }.
progress-decisions = Entscheidungen
progress-puzzles = Aufgaben
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } aus { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }
study-title = { $game }, Ausgabe: { $edition }
study-about = Gespielt von { $bot }, Startwert { $seed }, Prüfsumme der Ausgabe { $digest }.
study-size = { $players } Spieler: { $matches } Partien mit durchschnittlich { $decisions } Entscheidungen
study-seat = { $seat }: Siege { $wins } ({ $low } bis { $high }), durchschnittlich { $points } Punkte
study-skill = Jede Stufe gegen Spieler der nächstschwächeren
study-level = { $bot } gegen { $against }: Siege { $wins }
study-luck = Der Zufall erklärt { $part } der Ergebnisse (gemessen in { $matches } Partien)
study-thing = { $kind } { $name }: { $worth } für die Besitzer (gewählt von { $taken })
study-against = { $players } Spieler, verglichen mit der anderen Ausgabe: { $points } Punkte, { $decisions } Entscheidungen; Anteil der Siege je Platz
study-column-thing = Was
study-column-taken = Gewählt von
study-column-with = Siege damit
study-column-without = Siege ohne
study-column-difference = Unterschied
puzzles-question = { $players } Spieler, Schwierigkeit { $level } von 5: { $what }
puzzles-options = Möglichkeiten: { $options }
puzzles-solution = Lösung: { $action } (Gewinnchance { $chance })
puzzles-found = { $number ->
    [one] { $number } Aufgabe
   *[other] { $number } Aufgaben
}

edition-written = { $file }: Bearbeite die Datei und prüfe sie dann mit: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] {""}
    [one] {" "}(und ein weiteres: marula edition check)
   *[other] {" "}(und { $more } weitere: marula edition check)
}
edition-sound = In Ordnung: { $game } lässt sich mit dieser Ausgabe spielen ({ $edition }).
edition-problems = { $number ->
    [one] Ein Problem:
   *[other] { $number } Probleme:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = nicht lesbar ({ $reason })
problem-not-json = kein JSON ({ $reason })
problem-not-an-object = ist keine Ausgabe: Es muss ein JSON-Objekt sein
problem-unnamed = fehlt: Eine Ausgabe muss ihr Spiel und ihren eigenen Namen nennen
problem-missing = fehlt
problem-no-field = ist hier kein Feld; Felder: { $fields }
problem-kind = muss { $wanted } sein, nicht { $found }
problem-strange = '{ $word }' ist hier nicht erlaubt
problem-misfit = passt hier nicht
problem-twice = '{ $word }' kommt zweimal vor
problem-no-id = '{ $word }' ist keine Kennung: Kleinbuchstaben, Ziffern und _, am Anfang ein Buchstabe
problem-none-of = '{ $word }' steht nicht in der Liste '{ $list }'
problem-not-among = '{ $word }' gehört nicht zu: { $known }
problem-lacks = '{ $word }' fehlt
problem-empty = ist leer
problem-count = müssen { $number } sein, nicht { $found }
problem-at-least = muss mindestens { $number } sein
problem-at-most = darf höchstens { $number } sein
problem-between = muss zwischen { $least } und { $most } liegen
problem-too-large = ist zu groß: Eine Ausgabe darf höchstens { $number } Byte umfassen
problem-many-letters = darf höchstens { $number } Zeichen haben
problem-many-entries = darf höchstens { $number } Einträge haben
problem-too-costly = braucht für den Aufbau zu viel Zeit oder Speicher
problem-invisible = darf keine Steuerzeichen und keine unsichtbaren Zeichen enthalten
problem-no-name = muss ein einfacher Name sein: Buchstaben, Ziffern, Leerzeichen und . - _, am Anfang ein Buchstabe oder eine Ziffer
problem-not-connected = verbinden nicht alle Orte

games-game = { $name }: { $title }, { $fewest } bis { $most } Spieler
games-editions = Ausgaben: { $editions }
games-bots = Bots: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (Vorgabe)

play-address = { $address } (zum Beenden Strg-C drücken; deine Partien bleiben erhalten)
stopped = abgebrochen
usage = { $problem } (siehe { $command } --help)
no-such-language = Die Sprache „{ $word }“ gibt es hier nicht, darum ist dieser Text auf Englisch. Verfügbar: { $languages }
progress-matches = Partien

simulate-matches = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} mit { $setup }, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $mean } je Partie
simulate-speed = { $seconds } s, { $speed } Entscheidungen je Sekunde, { $unfinished } nicht beendet
simulate-checksum = Prüfsumme { $sum }

bench-about = Python { $python }, { $machine }; ein Kern, zufälliges Spiel, je CPU-Sekunde, bestes Ergebnis aus 3 Läufen
bench-column-game = Spiel
bench-column-players = Spieler
bench-column-speed = Tempo
bench-column-one-call = am Stück
bench-column-stepped = schrittweise
bench-column-fork = Kopie

# What marula admin answers.
admin-dry-run = Probelauf: Nichts wurde geändert.
admin-tables = { $number ->
    [0] Keine Tische.
    [one] { $number } Tisch:
   *[other] { $number } Tische:
}
admin-table = { $table }  { $status }  { $game }  geändert { $changed }  Name im Protokoll { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Würde gelöscht:
   *[no] Gelöscht:
} Tisch { $table } ({ $game }, { $status }, Einträge im Protokoll: { $entries }).
admin-prune = { $dry ->
    [yes] { $number ->
        [one] Würde gelöscht:
       *[other] Würden gelöscht:
    }
   *[no] Gelöscht:
} { $number ->
    [one] { $number } Tisch, den
   *[other] { $number } Tische, die
} seit { $before } niemand benutzt hat.
admin-ban = { $dry ->
    [yes] Würde gesperrt:
   *[no] Gesperrt:
} { $kind ->
    [player] Spieler
   *[address] Adresse
} mit Hash { $hash }, { $until ->
    [never] auf Dauer
   *[other] bis { $until }
}.
admin-unban = { $dry ->
    [yes] Würde aufgehoben:
   *[no] Aufgehoben:
} die Sperre von { $hash }.
admin-bans = { $number ->
    [0] Keine Sperren.
    [one] { $number } Sperre:
   *[other] { $number } Sperren:
}
admin-one-ban = { $hash }  { $kind ->
    [player] Spieler
   *[address] Adresse
}  seit { $at }  { $until ->
    [never] auf Dauer
   *[other] bis { $until }
}  { $note }
admin-erase = Auf { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} { $dry ->
    [yes] würden gelöscht
   *[no] gelöscht
}: { $names ->
    [one] { $names } Name
   *[other] { $names } Namen
}, { $chat ->
    [one] { $chat } Chatnachricht
   *[other] { $chat } Chatnachrichten
} und { $notices ->
    [one] { $notices } Adresse für Benachrichtigungen
   *[other] { $notices } Adressen für Benachrichtigungen
}. Die Züge bleiben erhalten.
admin-reports = { $number ->
    [0] Keine Meldungen.
    [one] { $number } Meldung:
   *[other] { $number } Meldungen:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] Name
   *[message] Nachricht
} von { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Würde verworfen:
   *[no] Verworfen:
} Meldung { $id } über { $name }.
admin-delete-reported = { $dry ->
    [yes] Würden gelöscht:
   *[no] Gelöscht:
} { $kind ->
    [name] Namen und Chatnachrichten von { $name }
   *[message] eine Chatnachricht von { $name }
} an Tisch { $table }, dazu Meldung { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Würde ersetzt: der Push-Schlüssel. { $ended ->
        [one] Würde beendet:
       *[other] Würden beendet:
    }
   *[no] Ersetzt: der Push-Schlüssel. Beendet:
} { $ended ->
    [one] { $ended } Push-Abonnement
   *[other] { $ended } Push-Abonnements
}. Die Spieler müssen Benachrichtigungen wieder einschalten.
admin-taken-up = Laufende Server übernehmen das innerhalb von { $seconds } Sekunden.
admin-bad-person = { $person }: Gib eine Adresse an, ihren Hash aus dem Protokoll oder TISCH:PLATZ (Plätze werden ab 1 gezählt)
admin-nobody = an Tisch { $table } sitzt niemand auf Platz { $seat }
admin-never-served = noch kein Server hat diese Datenbank benutzt, darum kennt sie keine Adressen
admin-not-banned = { $hash } ist nicht gesperrt
admin-push-key-elsewhere = der Push-Schlüssel kommt aus MARULA_VAPID; ersetze ihn dort und starte die Server neu

# What is wrong with the words of a command.
bad-option = --option { $item }: Schreib NAME=WAHL; bei { $game } gibt es diese Namen: { $known }
bad-choice = --option { $item }: Für { $option } gibt es { $allowed }
bad-number = { $option } muss mindestens { $least } sein, nicht { $value }
bad-file = { $file } ist nicht lesbar ({ $reason })
bad-file-there = { $file } gibt es schon; nimm einen anderen Namen oder lösche die Datei
bad-file-unwritten = { $file } lässt sich nicht schreiben ({ $reason })
bad-seat = --seat muss zwischen 0 (Zuschauer) und { $most } liegen, nicht bei { $value }
bad-review-seat = --seat muss zwischen 1 und { $most } liegen, nicht bei { $value }
bad-reading-unfinished = { $file }: Diese Partie ist nicht zu Ende gespielt. Was die anderen haben, wird erst nach dem Ende verraten.
bad-reading-at = --at muss zwischen 1 und { $most } liegen, nicht bei { $value }
bad-review-unfinished = { $file }: Diese Partie ist nicht zu Ende gespielt. Mit --unfinished wird sie bis hierher analysiert.
bad-folder-full = { $folder } ist nicht leer: Gib einen neuen Ordner an
bad-minutes = --minutes muss größer als 0 sein, nicht { $value }
bad-moment = --at muss zwischen 0 und { $most } liegen, nicht bei { $value }
bad-lab = die Arena braucht weitere Pakete ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: Schreib einen Anteil zwischen 0 und 1 oder, ab zwei Bots, „fair“
bad-seconds = --seconds muss größer als 0 sein, nicht { $value }
bad-folder = --out { $folder }: Dort lässt sich nichts schreiben ({ $reason })
bad-folder-used = --out { $folder }: { $file } gibt es dort schon; nimm einen anderen Ordner
bad-record-folder = --record { $folder }: Diesen Ordner gibt es nicht; leg ihn zuerst an
bad-server = der Server braucht weitere Pakete ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: Schreib postgresql://… oder sqlite:///DATEI
bad-data-folder = { $folder } lässt sich nicht anlegen ({ $reason }); nimm --database DATEI
bad-workers-database = --workers: Für mehr als einen Prozess brauchst du PostgreSQL (--database postgresql://…); SQLite erlaubt nur einen
bad-range = { $option } muss zwischen { $least } und { $most } liegen, nicht bei { $value }
bad-web-address = { $option } { $value }: Schreib eine Adresse wie https://play.example.org
bad-host = --host { $host }: Dieser Rechner hat diese Adresse nicht
bad-address = auf { $host }, Port { $port }, lassen sich keine Verbindungen annehmen ({ $reason })
bad-engine = --engine { $item }: Schreib NAME=BEFEHL; der Name besteht aus Kleinbuchstaben, Ziffern, - und _
bad-engine-name = --engine { $name }: Einen Bot mit diesem Namen gibt es schon
bad-environment = { $variable } ist nicht nutzbar ({ $reason })
bad-database-folder = in { $folder } lässt sich keine Datenbank anlegen ({ $reason })
bad-database-file = { $database } lässt sich nicht lesen ({ $reason })
bad-database-kind = { $database } ist keine SQLite-Datenbank
bad-database-foreign = { $database } gehört zu einem anderen Programm
bad-database-newer = { $database } stammt von einer neueren Version von Marula; installiere diese
bad-database-in-use = { $database } wird schon von Prozess { $process } benutzt
bad-database-refused = { $database } ist nicht nutzbar ({ $reason })
bad-database-silent = { $database } hat nicht innerhalb von { $seconds } Sekunden geantwortet
bad-database-missing = { $database } gibt es nicht; marula serve legt sie an
bad-database-older = { $database } stammt von einer älteren Version von Marula; starte einmal marula serve, um sie zu aktualisieren
bad-port = Port { $port } ist nicht nutzbar; nimm einen anderen: --port { $next }
engine-not-started = die Engine '{ $command }' lässt sich nicht starten ({ $reason })
engine-died = die Engine '{ $command }' hat sich ohne Antwort beendet (Exit-Code { $code })
engine-silent = die Engine '{ $command }' hat nicht innerhalb von { $seconds } Sekunden geantwortet
engine-line = die Engine '{ $command }' hat eine Zeile geschickt, die zu lang oder abgeschnitten ist
engine-answer = die Engine '{ $command }' hat eine Antwort gegeben, die das Protokoll nicht erlaubt: { $answer }
engine-protocol = die Engine '{ $command }' spricht Protokollversion { $theirs }, nicht { $ours }
engine-game = die Engine '{ $command }' spielt { $game } nicht
engine-refused = die Engine '{ $command }' hat abgelehnt: { $text }
engine-illegal = die Engine '{ $command }' hat eine Aktion gewählt, die nicht angeboten wird: { $choice }
engine-waits = Diese Engine liest eine JSON-Nachricht je Zeile, wie in docs/reference/engine-protocol.md beschrieben. Strg-D beendet sie.
engine-check-good = ok      { $what }
engine-check-bad = FEHLER  { $what }: { $problem }
engine-check-passed = Die Engine besteht die Prüfung.
engine-check-failed = Die Engine besteht die Prüfung nicht.
engine-check-hello = startet und grüßt
engine-check-games = spielt { $games }
engine-check-nonsense = beantwortet Unlesbares mit einer Fehlermeldung und macht weiter
engine-check-other-game = lehnt ein Spiel ab, das sie nicht kennt
engine-check-quit = beendet sich auf Aufforderung
engine-check-end-of-input = beendet sich, wenn ihre Eingabe endet
engine-check-whole-match = spielt eine ganze Partie { $game } mit { $players } Plätzen
engine-check-any-moment = steigt mitten in eine Partie { $game } mit { $players } Plätzen ein
engine-check-change-of-match = wechselt von einer Partie { $game } zu einer anderen, mit { $players } Plätzen
engine-check-new-fields = übergeht bei { $game } Felder, die sie nicht kennt
engine-check-no-game = sie spielt keines der Spiele hier, nur { $games }
engine-check-no-error = sie hat { $line } mit { $answer } beantwortet statt mit einer Fehlermeldung
engine-check-no-second-hello = einen zweiten Gruß hat sie nicht beantwortet
engine-check-no-end = sie läuft nach { $seconds } Sekunden immer noch
engine-check-exit-code = ihr Exit-Code ist { $code }, nicht 0
engine-check-not-ready = sie hat mit { $answer } statt mit "ready" geantwortet
engine-check-illegal = bei Entscheidung { $version } hat sie mit { $answer } geantwortet, und das ist keine der Möglichkeiten
bad-bot = der Bot '{ $bot }' hat { $action } gewählt, was nicht angeboten wird: { $why }
workers-died = Arbeitsprozesse sind { $times }-mal in Folge bei derselben Aufgabe abgestürzt
workers-no-ray = Ray ist nicht installiert; installiere es mit: pip install 'marula[ray]'
workers-not-let-in = der Ray-Cluster unter { $address } hat die Verbindung abgelehnt ({ $reason })
workers-keep-dying = Arbeitsprozesse des Ray-Clusters stürzen immer wieder ab ({ $reason })
workers-no-address = '{ $address }' ist keine Ray-Adresse: Schreib HOST:PORT, ray://HOST:PORT oder auto
workers-no-answer = unter { $address } antwortet kein Ray-Cluster ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = der Dateikopf ist beschädigt, oder dies ist keine Partiedatei
file-format = der Dateikopf nennt das Format { $format }; diese Version liest { $known }
file-head-changed = der Dateikopf wurde verändert: Seine Prüfsumme stimmt nicht
file-head-refused = der Dateikopf ist ungültig: { $why }
file-head-strange = der Dateikopf ist ungültig
file-setup-incomplete = der Dateikopf ist ungültig: Seine Spielangaben sind unvollständig
file-luck-damaged = was der Dateikopf über den Zufall sagt, ist nicht lesbar
file-luck-missing = der Dateikopf sagt nicht, woher der Zufall kam
file-luck-unknown = der Dateikopf nennt eine unbekannte Quelle des Zufalls: { $word }
file-seed-wrong = der Startwert im Dateikopf ist nicht der versprochene
file-lot-wrong = die Auslosung der Plätze, die der Dateikopf nennt, folgt nicht aus seinem Startwert
file-no-deal = Eintrag 0 fehlt: Es gibt keinen Aufbau
file-entry-cut-off = Eintrag { $entry } ist abgeschnitten oder fehlt
file-entry-strange = Eintrag { $entry } gehört nicht zu diesem Spiel
file-damaged = { $entry ->
    [-1] das Ende ist beschädigt: Es ist nicht das JSON, das geschrieben wurde
   *[other] Eintrag { $entry } ist beschädigt: Es ist nicht das JSON, das geschrieben wurde
}
file-broken-chain = { $entry ->
    [-1] das Ende folgt nicht aus dem Vorigen: Seine Prüfsumme stimmt nicht
   *[other] Eintrag { $entry } folgt nicht aus dem Vorigen: Seine Prüfsumme stimmt nicht
}
file-end-cut-off = die Datei ist nach Eintrag { $entry } abgeschnitten
file-end-wrong = das Ende folgt nicht aus den Einträgen: Ihre Zahl oder die Punkte stimmen nicht
file-after-the-end = nach dem Ende folgt noch etwas
journal-entry-missing = Eintrag { $entry } fehlt: Gefunden wurde Eintrag { $found }
journal-no-action = Eintrag { $entry } hat keine Aktion
journal-no-deal = Eintrag 0 ist kein Aufbau
journal-illegal = Eintrag { $entry } ist nicht regelgerecht: { $why }
journal-luck = der Zufall in Eintrag { $entry } weicht von dem ab, was der Startwert ergibt
journal-luck-again = Eintrag { $entry } nutzt denselben Zufall ein zweites Mal
journal-luck-elsewhere = der Zufall von Eintrag { $entry } schließt nicht dort an, wo der vorige aufgehört hat
journal-told-wrong = Eintrag { $entry } berichtet etwas, das nicht geschehen ist

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } Partien mit { $deals } Ausgangslagen, Startwert { $seed }, Prüfsumme { $sum }.
arena-shares = Anteil der Siege (die gestrichelte Linie ist der faire Anteil)
arena-margins = Durchschnittlicher Punktevorsprung auf den besten der anderen Bots
arena-scores = Verteilung der Punkte
arena-note = Jede Ausgangslage wird in verschiedenen Sitzordnungen gespielt, damit sich der Zufall ausgleicht; eine Ausgangslage zählt als eine Beobachtung. Klammern und Balken sind 95-%-Intervalle. Die Zeiten gelten für Entscheidungen mit mehr als einer Möglichkeit.
arena-column-bot = Bot
arena-column-wins = Anteil der Siege
arena-column-score = Punkte
arena-column-margin = Vorsprung
arena-column-rank = Rang
arena-column-rating = OpenSkill
arena-column-time = Zeit je Entscheidung
arena-column-adjusted = Siege ohne Zufall
arena-until-above = Es ist klar, dass { $bot } mehr als { $share } % der Partien gewinnt. Ein solches Urteil ist in höchstens 5 von 100 Fällen falsch. Die Intervalle gelten, obwohl der Lauf vorzeitig beendet wurde.
arena-until-below = Es ist klar, dass { $bot } weniger als { $share } % der Partien gewinnt. Ein solches Urteil ist in höchstens 5 von 100 Fällen falsch. Die Intervalle gelten, obwohl der Lauf vorzeitig beendet wurde.
arena-until-open = Ob { $bot } mehr oder weniger als { $share } % der Partien gewinnt, ist nach so vielen Partien nicht klar.
arena-forfeits = { $bot } hat bei { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
} versagt; dort wurde die erste Möglichkeit genommen.

# Tables: why not.
declined-malformed = Das ist nicht lesbar: { $problem }
declined-secret-needed = Dazu brauchst du den geheimen Link eines Platzes an diesem Tisch oder den des Gastgebers.
declined-secret-used = Dieser geheime Link wird an diesem Tisch schon für etwas anderes benutzt.
declined-not-yours = Das darfst du hier nicht.
declined-host-only = Das darf nur, wer den Tisch eröffnet hat.
declined-not-allowed = Das ist an diesem Tisch nicht erlaubt.
declined-bad-origin = Diese Anfrage kam von einer fremden Website.
declined-bad-host = Öffne diese Tische unter einer Adresse dieses Rechners: 127.0.0.1 oder localhost.
declined-too-large = Das ist zu groß.
declined-too-many = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
declined-too-many-editions = Dieser Server bewahrt schon { $number } Ausgaben für dich auf. Lösche erst eine oder speichere die neue als Datei.
declined-not-owner = Das darf nur, wer diese Ausgabe besitzt. Benutze den Besitzer-Link.
declined-full = Der Server ist gerade voll. Laufende Partien gehen weiter. Versuche es gleich noch einmal.
declined-busy = Der Server hat zu viele Verbindungen. Versuche es gleich noch einmal.
declined-banned = Der Betreiber dieses Servers hat dich gesperrt.
declined-try-again = Der Server erreicht seine Datenbank nicht. Nichts ist verloren. Versuche es gleich noch einmal.
declined-fault = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert, und am Tisch hat sich nichts geändert.
declined-not-sent = Die Nachricht ließ sich nicht senden. Versuche es später noch einmal.
declined-seat-taken = Platz { $seat } ist besetzt.
declined-seat-empty = Platz { $seat } ist leer.
declined-table-full = Alle Plätze an diesem Tisch sind besetzt.
declined-already-started = Die Partie hat schon begonnen.
declined-not-started = Die Partie hat noch nicht begonnen.
declined-match-over = Die Partie ist zu Ende.
declined-not-over = Die Partie ist noch nicht zu Ende.
declined-still-secret = Das geht erst, wenn die Partie zu Ende ist. Vorher würde es Geheimnisse verraten.
declined-sealed = An einem anderen Tisch mit demselben Startwert wird noch gespielt. Bis die Partie dort zu Ende ist, bleibt das geheim.
declined-too-long = Partien mit mehr als { $number } Entscheidungen werden hier nicht analysiert.
declined-no-review = Noch hat niemand eine Analyse dieser Partie angefordert.
declined-no-undo = Es gibt nichts zurückzunehmen.
declined-undo-pending = Am Tisch wird schon über eine Rücknahme abgestimmt.
declined-undo-asked-before = Du hast schon gefragt. Nach der nächsten Entscheidung darfst du wieder fragen.
declined-name-taken = Jemand an diesem Tisch heißt schon so oder zum Verwechseln ähnlich.
declined-colour-taken = Jemand an diesem Tisch hat diese Farbe schon.
declined-sits-at-a-copy = Du sitzt schon an einer anderen Kopie dieses Tisches. Alle Kopien haben dieselben Karten, darum darfst du nur an einer sitzen.
declined-copies-wait = Eine andere Kopie dieses Tisches wartet noch auf Spieler. Alle Kopien beginnen gemeinsam.
declined-time-up = Deine Zeit für diese Entscheidung ist abgelaufen.
declined-no-request = Es gibt keine Bitte um Rücknahme, die du beantworten könntest.
declined-no-hint = Tipps gibt es nur, wenn du am Zug bist.
declined-already-a-bot = Auf Platz { $seat } spielt schon ein Bot.
declined-not-a-bot = Auf Platz { $seat } spielt kein Bot für dich.

notice-turn = { $name }, du bist am Zug: { $where }
notice-reminder = { $name }, der Tisch wartet noch auf dich: { $where }
notice-stop = Diese E-Mails abbestellen: { $link }
notice-confirm = Möchtest du eine E-Mail bekommen, wenn du am Zug bist? ({ $game })
notice-confirm-how = Jemand hat an einem Tisch diese Adresse eingegeben. Wenn du es warst, öffne innerhalb eines Tages diesen Link:
notice-confirm-not = Wenn du es nicht warst, ignoriere diese E-Mail: Du bekommst dann keine weiteren.

bot-random = Zufall
bot-casual = Locker
bot-steady = Solide
bot-sharp = Stark
bot-expert = Experte
bot-name = { $level } { $number }

# Opponents, each an animal of Africa. The animal is its name, written as a name. The second line tells how it plays.
character-meerkat = Erdmännchen
character-manner-meerkat = Macht viele kleine, billige Schritte.
character-hippo = Nilpferd
character-manner-hippo = Hat es auf den größten Gewinn in Sicht abgesehen.
character-weaver = Webervogel
character-manner-weaver = Sammelt Karten, am liebsten solche, die zusammenpassen.
character-tortoise = Schildkröte
character-manner-tortoise = Spart Karten und Münzen und schlägt spät zu.
character-ostrich = Strauß
character-manner-ostrich = Hat es eilig und handelt, sobald es geht.
character-elephant = Elefant
character-manner-elephant = Gibt viel und zahlt großzügig.
character-hornbill = Nashornvogel
character-manner-hornbill = Will, was andere wollen, und zwar zuerst.
character-serval = Serval
character-manner-serval = Schnappt sich, was offen liegt, bevor andere zugreifen.
character-pangolin = Schuppentier
character-manner-pangolin = Geht auf Nummer sicher und überlässt wenig dem Zufall.
character-crane = Kronenkranich
character-manner-crane = Verfolgt viele Pläne zugleich.
character-aardvark = Erdferkel
character-manner-aardvark = Gräbt lieber nach dem Unbekannten, als das Sichere zu nehmen.
character-chameleon = Chamäleon
character-manner-chameleon = Liebt Karten, die für jede andere stehen können.

pages-not-built = Der Server läuft, aber seine Seiten sind nicht gebaut. Führe im Quellordner „make setup“ aus (dazu braucht es Node.js) und starte den Server neu. Die API funktioniert auch ohne die Seiten.
