# The words of the pages, of no game.

page-skip = Zum Inhalt springen
page-navigation = Seiten
page-home = Start
page-about = Info
page-language = Sprache
page-theme = Darstellung
page-theme-auto = Wie auf dem Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Ton
page-sound-question = Mit Ton spielen?
page-sound-on = Ton an
page-sound-off = Ton aus
page-volume = Lautstärke
page-pace = Tempo der anderen
page-pace-calm = Langsam
page-pace-brisk = Schnell
page-pace-at-once = Sofort
page-yes = ja
page-no = nein
page-remark = { $what } ({ $remark })
page-close = Schließen
page-cancel = Abbrechen
page-back = Zurück
page-menu = Menü
page-rules = Regeln
page-contents = Auf dieser Seite
page-help = Hilfe
page-help-more = Kurze Seiten für Spieler. Du kannst sie lesen, während eine Partie auf dich wartet.
page-help-in-english = Die Hilfeseiten gibt es nur auf Englisch, die Regeln in deiner Sprache.
page-help-play = Eine Partie spielen
page-help-play-more = Was du an einem Tisch tun kannst: wählen, zurücknehmen, um einen Tipp bitten, weggehen und wiederkommen.
page-help-learn = Ein Spiel lernen
page-help-learn-more = Erste Schritte, jeden Tag eine Aufgabe und deine eigenen Fehler als Übung.
page-help-review = Eine Partie analysieren
page-help-review-more = Was du hättest besser machen können und wie viel am Ergebnis Zufall war.
page-help-luck = War der Zufall fair?
page-help-luck-more = Wie du nachprüfen kannst, dass niemand Würfel und Karten manipuliert hat.
page-help-editions = Mit dem spielen, was auf deinem Spielplan steht
page-help-editions-more = Die Werte eines Spiels eingeben, das du besitzt, und damit spielen.
page-help-changes = Alle Änderungen, Version für Version
page-help-changes-more = Was neu ist und was anders funktioniert als vorher.
page-help-rules-more = Die nummerierten Regeln jedes Spiels.
page-rules-in-english = Diese Regeln sind noch nicht übersetzt, darum stehen sie hier auf Englisch.
page-unreachable = Der Server antwortet nicht. Läuft er noch?
page-reload = Neu laden
page-no-page = Diese Seite gibt es nicht
page-no-page-more = Unter { $address } ist nichts zu finden. Vielleicht wurde der Link abgeschnitten.
page-fault = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; am Tisch geht nichts verloren.

page-welcome = Brettspiele mit Schauplatz Afrika
page-welcome-more = Spiel sofort gegen Bots, lade Freunde mit einem Link ein oder spiel mit ihnen an einem Bildschirm. Ohne Konto.
page-players = { $fewest } bis { $most } Spieler
page-play-bots = Gegen Bots spielen
page-set-up = Tisch einrichten …
page-guest = Gast
page-tables = Tische
page-no-tables = Gerade gibt es keine offenen Tische. Eröffne einen und mach ihn öffentlich.
page-finished = Beendete Partien
page-no-finished = Noch ist keine Partie zu Ende gespielt.
page-upload = Partiedatei öffnen …
page-go-on = Weiterspielen
page-status-open = Offen: mitspielen
page-status-playing = Läuft: zuschauen
page-status-over = Beendet
page-more-matches = { $number ->
    [one] Eine weitere Partie von dir
   *[other] { $number } weitere Partien von dir
}
page-no-game = Dieses Spiel gibt es nicht: { $name }
page-won-by = Sieg für { $names }
page-free-seat = freier Platz

page-puzzles = Aufgaben
page-puzzles-more = Stellungen aus Partien starker Bots, in denen eine Wahl klar die beste ist.
page-daily-puzzle = Aufgabe des Tages
page-daily-puzzle-in = { $title }, { $number } Spieler
page-daily-solved = Heute gelöst
page-streak = { $number ->
    [one] { $number } Tag in Folge
   *[other] { $number } Tage in Folge
}
page-all-puzzles = Alle Aufgaben
page-puzzle-game = Spiel
page-puzzle-theme = Thema
page-puzzle-difficulty = Schwierigkeit
page-puzzle-any = Alle
page-puzzle-level = Schwierigkeit { $level } von 5
page-puzzle-number = Aufgabe { $number }
page-puzzle-players = { $number } Spieler
page-puzzle-solved = gelöst
page-puzzle-shown = nachgesehen
page-puzzles-listed = { $number ->
    [one] { $number } Aufgabe
   *[other] { $number } Aufgaben
}
page-puzzle-random = Eine davon lösen
page-puzzle-best = Was ist die beste Wahl?
page-puzzle-how = Wähle wie am Tisch. Du siehst, was dieser Spieler sah.
page-puzzle-right = Richtig!
page-puzzle-wrong = Nicht die beste Wahl. „{ $choice }“ gewinnt { $chance } der Partien, die beste Wahl { $best }.
page-puzzle-wrong-unknown = Nicht die beste Wahl. „{ $choice }“ war den Vergleich nicht wert.
page-puzzle-try-again = Versuch es noch einmal oder sieh dir die Lösung an.
page-puzzle-show = Lösung zeigen
page-puzzle-solution = Die beste Wahl
page-puzzle-why = Warum: { $what }.
page-puzzle-why-not = Die zweitbeste Wahl: { $what }.
page-puzzle-options = Gewinnchance jeder Wahl
page-puzzle-found-by = Gefunden von { $names }.
page-puzzle-found-by-none = Keiner unserer Bots findet diese Lösung.
page-puzzle-next = Nächste Aufgabe
page-mistakes = Deine Fehler noch einmal
page-mistakes-more = Fehler aus deinen Analysen kommen hier nach 1, 3, 7, 16 … Tagen wieder. Sie werden nur auf diesem Gerät gespeichert.
page-mistakes-due = { $number ->
    [0] Jetzt ist keiner fällig.
    [one] Jetzt ist { $number } fällig.
   *[other] Jetzt sind { $number } fällig.
} { $kept ->
    [one] { $kept } ist gespeichert.
   *[other] { $kept } sind gespeichert.
}
page-mistakes-start = Starten
page-mistakes-export = Als Datei speichern
page-mistakes-import = Datei öffnen …
page-mistakes-imported = { $number ->
    [0] In dieser Datei war nichts Neues.
    [one] { $number } Fehler wurde hinzugefügt.
   *[other] { $number } Fehler wurden hinzugefügt.
}
page-mistakes-bad-file = In dieser Datei stehen keine gespeicherten Fehler, oder sie ist beschädigt. Nichts wurde geändert.
page-mistake-ask = Hier warst du schon einmal. Was ist besser als das, was du damals getan hast?
page-mistake-wrong = „{ $choice }“ ist es nicht. Versuch es noch einmal oder sieh dir die bessere Wahl an.
page-mistake-right = Richtig! Du siehst diesen Fehler nach einer Weile wieder.
page-mistake-shown = Du siehst diesen Fehler morgen wieder.
page-mistake-then = Damals hast du gewählt: { $choice }. Das hat { $loss } Gewinnchance gekostet.
page-mistake-better = Besser: { $choice }
page-mistake-gone = Die Partie zu diesem Fehler lässt sich nicht mehr öffnen.
page-mistake-forget = Diesen Fehler vergessen
page-mistake-next = Nächster Fehler
page-lessons = Erste Schritte
page-lessons-go-on = Erste Schritte fortsetzen ({ $step } von { $steps })
page-lesson-of = Erste Schritte: { $title }
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-meanwhile = Was geschehen ist
page-lesson-back = Einen Schritt zurück
page-lesson-again = Von vorn beginnen
page-lesson-play = Eine ganze Partie spielen

page-how-many = Spieler
page-seats = Plätze
page-seat-kind = Wer auf Platz { $number } spielt
page-me = Ich
page-me-again = Noch einmal ich, an diesem Bildschirm
page-by-link = Jemand, dem du den Link schickst
page-bot = Bot: { $level }
page-any-opponent = Beliebiger Gegner ({ $level })
page-opponents = Die Gegner kennenlernen
page-choose-opponent = Gegner auf Platz { $number } wählen
page-name = Name
page-colour-of = Farbe von Platz { $number }
page-colour-blue = Blau
page-colour-red = Rot
page-colour-green = Grün
page-colour-violet = Violett
page-colour-gold = Gold
page-clock = Uhr
page-clock-none = Keine
page-clock-quick = 5 Minuten + 10 Sekunden je Entscheidung
page-clock-calm = 20 Minuten + 20 Sekunden je Entscheidung
page-clock-days = 3 Tage je Entscheidung
page-hints = Tipps erlauben
page-win-chances-allow = Zuschauer sehen, wer wohl gewinnt
page-win-chances = Gewinnchancen
page-win-chances-note = nach dem, was alle sehen können
page-win-chance-of = { $name } { $chance }
page-win-chance-nobody = niemand { $chance }
page-public = Öffentlich: Alle auf diesem Server sehen diesen Tisch
page-start = Los
page-more = Varianten, Uhr und Zuschauer

page-room-free = { $number ->
    [one] Ein Platz ist frei.
   *[other] { $number } Plätze sind frei.
}
page-room-full = Alle Plätze sind besetzt.
page-room-host = Wer den Tisch eröffnet hat, startet die Partie, sobald alle Plätze besetzt sind.
page-opened = Eröffnet: { $date }
page-here = anwesend
page-sit-too = Auch hier hinsetzen
page-remove-bot = Bot entfernen
page-room = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-copy = Dieser Tisch ist eine von mehreren Kopien mit denselben Karten und demselben Zufall, damit ihr vergleichen könnt, was jeder daraus macht. Alle Kopien beginnen gemeinsam, und du darfst nur an einer sitzen.
page-order = Wer beginnt
page-by-lot = Plätze auslosen
page-as-listed = Plätze wie hier gezeigt beibehalten
page-order-lot = Die Plätze werden ausgelost, jeder kann also beginnen.
page-order-host = Alle behalten den hier gezeigten Platz, und Platz 1 beginnt.
page-order-rotated = Alle sind seit der letzten Partie einen Platz weitergerückt.
page-starts-lot = Die Plätze wurden ausgelost: { $name } beginnt, dann { $names }.
page-starts-rotated = Alle sind einen Platz weitergerückt: { $name } beginnt, dann { $names }.
page-sit = Hier hinsetzen
page-stand-up = Platz verlassen
page-fill-bot = Bot hinzufügen …
page-invite = Schick diesen Link allen, die du einladen willst, oder lass sie den Code scannen.
page-own-link = Dieser Link öffnet deinen eigenen Platz. Benutze ihn auf deinem anderen Gerät und zeig ihn niemandem.
page-other-device = Diesen Platz auf einem anderen Gerät spielen
page-copy-link = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code

page-no-moment = Die Entscheidung oder den Platz aus diesem Link gibt es in dieser Partie nicht. Hier ist die nächstliegende Stelle.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-more = Vielleicht wurde der Link abgeschnitten, oder der Tisch wurde gelöscht.
page-not-welcome = Du kannst diesen Tisch nicht öffnen
page-not-welcome-more = Der Link zu diesem Platz ist falsch oder veraltet, oder der Tisch lässt keine Zuschauer zu.
page-watch-only = Nur zuschauen
page-connection-connecting = Verbinde …
page-connection-open = Verbunden
page-connection-lost = Verbindung verloren. Neuer Versuch …
page-connection-refused = Nicht verbunden
page-choice-waits = Deine Wahl wird gesendet, sobald die Verbindung wieder da ist.
page-choice-lost = Deine Wahl wurde nicht gesendet, weil die Verbindung zu lange unterbrochen war. Bitte wähle noch einmal.

page-show = Anzeigen
page-board = Spielplan
page-as-text = Als Text
page-unknown = nicht bekannt
page-zoom = Zoom der Landkarte
page-sort-by-kind = Karten nach Art ordnen
page-sort-by-number = Karten nach Anzahl ordnen
page-nearer = Vergrößern
page-farther = Verkleinern
page-whole-map = Ganze Landkarte zeigen
page-log = Verlauf
page-chat = Chat
page-chat-empty = Noch keine Nachrichten.
page-chat-say = Nachricht schreiben
page-chat-send = Senden
page-chat-more = Mehr zu dieser Nachricht von { $name }
page-chat-mute = { $name } stummschalten
page-chat-muted = Auf diesem Gerät siehst du keine Nachrichten von { $name } mehr. Außer dir erfährt das niemand.
page-chat-unmute = { $name } nicht mehr stummschalten
page-chat-unmuted = Du siehst wieder Nachrichten von { $name }.
page-chat-report = Diese Nachricht melden
page-chat-report-name = Diesen Namen melden
page-chat-reported = Gemeldet. Der Betreiber dieses Servers kann nun sehen, was { $name } geschrieben hat.
page-score = Punkte
page-everyone = Alle Spieler
page-choices = Deine Möglichkeiten
page-all-choices = { $number ->
    [one] Die einzige Möglichkeit als Liste
   *[other] Alle { $number } Möglichkeiten als Liste
}
page-more-choices = { $number } weitere
page-seat-details = Einzelheiten zu { $name }
page-find = Suchen
page-earlier = Frühere Einträge zeigen
page-since = Seit deinem letzten Zug
page-you = du
page-stand-in = von einem Bot gespielt
page-hurried = weniger Zeit
page-hurried-why = Auf diesem Server überlegen gerade viele Bots, darum bekommt dieser Bot weniger Zeit.
page-away = abwesend
page-to-move = am Zug
page-thinks = überlegt
page-choosing = wählt
page-your-turn = Du bist am Zug.
page-your-turn-area = Was du tun kannst
page-waiting-for = Gewartet wird auf: { $names }.
page-also-waiting = Außerdem wird gewartet auf: { $names }.
page-read-rule = Regel { $rule } lesen
page-undo = Zurücknehmen
page-undo-ask = Um Rücknahme meiner letzten Entscheidung bitten
page-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
page-undo-waits = Die anderen müssen deiner Rücknahme noch zustimmen.
page-agree = Zustimmen
page-refuse = Ablehnen
page-hint = Tipp
page-hint-where = Sieh hier nach: „{ $where }“.
page-hint-one-of-two = Eine dieser beiden Möglichkeiten ist die beste. Welche?
page-hint-what = Was?
page-hint-why = Warum?
page-hint-chance = Gewinnchance { $chance }.
page-hint-second = Zweitbeste Wahl: { $what } ({ $chance }).
page-hint-why-not = Warum nicht …?
page-hint-other = { $what }: Gewinnchance { $chance }.
page-coach = Coach
page-coach-more = meldet sich vor einem Patzer
page-coach-wait = Moment!
page-coach-costs = „{ $what }“ kostet { $loss } Gewinnchance. Es gibt etwas Besseres.
page-coach-again = Noch einmal überlegen
page-coach-play = Trotzdem spielen
page-to-bot = Einen Bot für mich spielen lassen
page-bot-plays = Ein Bot spielt für dich.
page-take-back = Wieder selbst spielen
page-menu-match = Diese Partie
page-menu-others = Mitspieler und andere Bildschirme
page-menu-settings = Einstellungen
page-began = Begonnen: { $date }.
page-mode-board = Nur den Spielplan zeigen, für einen gemeinsamen Bildschirm
page-guide = Rundgang machen
page-guide-next = Weiter
page-guide-ask = Hier steht, was du als Nächstes tun sollst. Für alles, was du tun kannst, gibt es hier einen Knopf; die Zifferntasten gehen auch. Eine Wahl kannst du oft zurücknehmen.
page-guide-board = Der Spielplan. Was du wählen kannst, hat einen grünen Rand. Versuchst du etwas, das nicht erlaubt ist, erfährst du, warum.
page-guide-seats = Alle Spieler am Tisch und wer gerade am Zug ist.
page-guide-log = Alles, was geschehen ist, in Worten. Zeig auf eine Zeile, um auf dem Spielplan zu sehen, wo es geschehen ist.
page-pass-on = Fertig, nächster Spieler
page-pass-on-asked = Sieh dir an, was du bekommen hast. Danach ist { $name } am Zug.
page-curtain = Gib das Gerät an { $name } weiter
page-curtain-lift = Ich bin { $name }

page-notices = Benachrichtige mich, wenn ich am Zug bin
page-notices-here = Auf diesem Gerät benachrichtigen
page-notices-not-here = Auf diesem Gerät nicht mehr benachrichtigen
page-notices-forbidden = Dieser Browser lässt von dieser Website keine Benachrichtigungen zu.
page-notices-kind = Kanal
page-notices-address = Adresse
page-notices-add = Hinzufügen
page-notices-asked = Wir haben dir eine E-Mail geschickt. Öffne zuerst den Link darin.
page-notices-unconfirmed = noch nicht bestätigt
page-notices-mute = Stummschalten
page-notices-remove = Entfernen
page-notices-email = E-Mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Browser-Benachrichtigung
page-notice = Benachrichtigungen
page-notice-confirm = Möchtest du eine E-Mail an diese Adresse bekommen, wenn du an diesem Tisch am Zug bist?
page-notice-yes = Ja, benachrichtige mich
page-notice-stop = Möchtest du die E-Mails zu diesem Tisch abbestellen?
page-notice-no-more = E-Mails abbestellen
page-notice-done = Erledigt.
page-notice-old = Dieser Link gilt nicht mehr.

page-winner = gewinnt
page-out = kann nicht gewinnen
page-ceremony = Wertung, Schritt für Schritt
page-ceremony-next = Weiter
page-ceremony-skip = Gleich zum Endstand
page-ceremony-again = Wertung Schritt für Schritt zeigen
page-tie = { $ahead } und { $behind } haben gleich viele Punkte. { $ahead } liegt vorn: { $reason }.
page-tie-other = bei der Gleichstandsregel { $more } zu { $less }
page-tie-shared = { $ahead } und { $behind } haben gleich viele Punkte, und keine Gleichstandsregel trennt sie.
page-course = Punkte im Verlauf der Partie
page-course-note = Jede Stelle der Kurve zeigt, wie es stünde, wenn die Partie dort geendet hätte.
page-rematch = Noch einmal spielen
page-watch-again = Aufzeichnung ansehen
page-download = Partiedatei herunterladen
page-verify-luck = Prüfen, ob der Zufall fair war
page-luck-kept = Der Zufall war fair: Er folgt aus dem Startwert, der vor dem Aufbau versprochen wurde.
page-luck-undone = Die Ziehungen folgen aus dem versprochenen Startwert, aber etwas war zu sehen und wurde dann zurückgenommen.
page-luck-broken = Der Zufall passt nicht zu dem Startwert, der vor dem Aufbau versprochen wurde.
page-luck-none = Der Startwert dieser Partie ist nicht bekannt, darum lässt sich ihr Zufall nicht prüfen.
page-luck-holds = Stimmt
page-luck-fails = Falsch
page-luck-open = Nicht prüfbar
page-luck-promise = Der jetzt veröffentlichte Startwert ist der, der vor dem Aufbau versprochen wurde.
page-luck-noted = Genau dieses Versprechen hat dieser Browser vor dem Aufbau gespeichert.
page-luck-added = { $number ->
    [0] Niemand hat dem Startwert etwas hinzugefügt.
    [one] Eine Person hat dem Startwert nach dem Versprechen etwas hinzugefügt.
   *[other] { $number } Personen haben dem Startwert nach dem Versprechen etwas hinzugefügt.
}
page-luck-lot = Die Auslosung der Plätze folgt aus dem Startwert.
page-luck-own = Was dein Browser hinzugefügt hat, ist Teil des Startwerts.
page-luck-draws = { $number ->
    [one] Die einzige Ziehung folgt aus dem Startwert und dem, was hinzugefügt wurde.
   *[other] Alle { $number } Ziehungen folgen aus dem Startwert und dem, was hinzugefügt wurde.
}
page-luck-taken-back = Faires Spiel: Der einzige Mensch am Tisch hat { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
} zurückgenommen, nachdem das Ergebnis des Zufalls oder verdeckte Karten zu sehen waren.
page-luck-taken-back-by-all = Faires Spiel: Alle Spieler haben zugestimmt, { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
} zurückzunehmen. Diese Seite kann nicht erkennen, ob eine Person auf mehreren Plätzen saß.
page-luck-skipped = Faires Spiel: { $number ->
    [one] { $number } Ziehung wurde
   *[other] { $number } Ziehungen wurden
} durchgeführt und dann zurückgenommen.
page-luck-other = Faires Spiel: Ab Entscheidung { $number } folgt der Zufall aus einem anderen Startwert, wie in einer Partie, die aus einer anderen fortgesetzt wurde.
page-luck-twice = Keine Ziehung wurde zweimal benutzt.
page-luck-rest = Um zu beweisen, dass die Regeln genau diese Ziehungen verlangt haben, lade die Partiedatei herunter und führe „marula verify“ aus.
page-luck-each = Jede Ziehung
page-luck-when = Entscheidung
page-luck-deal = Aufbau
page-luck-size = Bereich
page-luck-told = Aufgezeichnet
page-luck-again = Nachgerechnet
page-path = Weg zum Sieg
page-copy-failed = Dieser Browser lässt Seiten keinen Text kopieren. Hier ist der Link:
page-link = Link

page-first = Zum Aufbau
page-previous = Eine Entscheidung zurück
page-next = Eine Entscheidung weiter
page-last = Zum Ende
page-play = Abspielen
page-pause = Pause
page-moment = Stelle in der Partie
page-moment-of = Entscheidung { $number } von { $last }
page-speed = Tempo
page-eyes = Ansicht als
page-onlooker = Zuschauer
page-share = Link zu dieser Stelle kopieren
page-fork = Von hier an anders spielen

page-review = Analyse
page-review-starting = Die Analyse beginnt.
page-review-progress = { $done } von { $total } Entscheidungen beurteilt
page-review-stopped = Die Analyse brach vorzeitig ab.
page-review-go-on = Fortsetzen
page-review-whose = Wessen Entscheidungen
page-review-show = Zeigen
page-review-found = Entscheidungen: { $all }. Beste Wahl gefunden: { $best }. Etwa genauso gut: { $fine }.
page-review-curve = Gewinnchance im Verlauf der Partie
page-review-line-chance = Gewinnchance
page-review-line-luck = Nur Beginn und Zufall
page-review-line-choices = Nur Beginn und Entscheidungen
page-review-none-yet = Bisher keine.
page-review-chosen = Gewählt: { $what } (Gewinnchance { $chance })
page-review-why = Der Unterschied
page-review-try = Von hier aus versuchen
page-reading = Was du über die anderen hättest wissen können
page-reading-note = Chancen nach dem, was von diesem Platz aus bis dahin zu sehen war, daneben die Wahrheit. „2+“ heißt mindestens zwei, „3+“ mindestens drei und so weiter.
page-review-verdict-best = Beste Wahl
page-review-verdict-fine = Gut
page-review-verdict-inaccuracy = Ungenauigkeit
page-review-verdict-mistake = Fehler
page-review-verdict-blunder = Patzer

page-sources = Quellen
page-rules-and-sources = Regeln und Quellen
page-about-what = Mit Marula kannst du Brettspiele mit Schauplatz Afrika spielen und erforschen: im Browser, gegen Bots und miteinander. Die Regeln sind nummeriert, und jede ist getestet. Marula ist quelloffen, braucht keine Konten und gibt nichts an andere weiter.
page-new-version = Marula { $version } ist da.
page-new = Neuigkeiten
page-new-1 = Figuren, Karten und Würfel bewegen sich, und du kannst den Ton einschalten. Tipps gibt es Schritt für Schritt, und ein Coach warnt dich auf Wunsch vor einem Patzer. Jedes Symbol und jede Karte erklärt sich selbst: Zeig darauf, halte den Finger darauf oder drücke I. Wähle die Farbe deines Platzes.
page-new-2 = Nach einer Partie zeigt die Analyse deine Wendepunkte und wie viel Zufall dabei war. Jeden Tag gibt es eine Aufgabe und für jedes Spiel erste Schritte. Wenn du ein gedrucktes Spiel besitzt, gib seine Werte im Editor ein und spiel damit.
page-about-period = Die Zeit, von der diese Spiele erzählen
page-about-period-1 = Spiele über Reisen im Afrika des 19. Jahrhunderts erzählen meist aus der Sicht der Reisenden. Die Orte waren weder leer noch unentdeckt. Menschen lebten, handelten und regierten dort, und sie führten, ernährten und trugen die Reisenden. Für das, was folgte, von der Sklaverei bis zu Kolonialherrschaft und Zwangsarbeit an den Bahnstrecken, zahlten sie einen hohen Preis.
page-about-period-2 = Eine Expedition, die im Spiel ein Wettlauf ist, war für viele Menschen entlang ihres Weges der Anfang der Eroberung. Was eines der Spiele Kunstgegenstände nennt, waren Masken, Trommeln und Schilde, mit denen Menschen beteten, spielten und lebten. Viele wurden ihnen mit Gewalt oder für eine Kleinigkeit abgenommen, und viele liegen noch heute in europäischen Museen; über ihre Rückgabe wird verhandelt. Wo die Regeln sie brauchen, behalten wir die Wörter und gedruckten Namen der Spiele bei und stellen die heutigen Namen daneben. Die Rangordnungen und Zerrbilder jener Zeit lassen wir in unseren Zeichnungen weg.
page-about-boards = Wie verlässlich die Spielpläne sind
page-about-boards-1 = Die gedruckten Spielpläne und Karten dieser Spiele dürfen wir nicht kopieren. Namen und Zahlen stammen hier aus veröffentlichten Regeln und öffentlichen Beschreibungen. Wo niemand sie veröffentlicht hat, haben wir sie so nachgebaut, dass sie zu allem Bekannten passen, und in der Ausgabe steht, was nachgebaut ist. Wenn du ein gedrucktes Spiel besitzt, kannst du seine Werte in eine Ausgabendatei eintragen. Alle Zeichnungen sind unsere eigenen.
page-privacy = Datenschutz
page-privacy-link = Was dieser Server wie lange speichert und wie du es löschen lassen kannst
page-privacy-none = Es gibt keine Konten, keine Cookies und keine Tracker. Dein Browser lädt nichts von anderen Servern.
page-privacy-server = Auf dem Server
page-privacy-table = Zu jedem Tisch: die eingegebenen Namen, die Züge und die Chatnachrichten, jeweils mit dem Zeitpunkt.
page-privacy-table-always = Das bleibt, bis der Betreiber dieses Servers den Tisch löscht.
page-privacy-table-days = Das wird gelöscht, wenn { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} lang niemand den Tisch benutzt hat.
page-privacy-secret = Vom geheimen Link, der deinen Platz öffnet: nur ein Hash, solange es den Tisch gibt.
page-privacy-address = Deine Netzwerkadresse wird nicht gespeichert. Aufbewahrt wird davon ein Hash, der mit einem Schlüssel gebildet wird: im Protokoll, wenn eine Anfrage abgelehnt wird, bei Ausgaben, die du speicherst, und bei deinem Platz an Kopien eines Tisches. Sperren nutzen einen Hash der gleichen Art.
page-privacy-notice = Wenn du Benachrichtigungen einschaltest: die Adresse oder der Browser, an den sie gehen, bis du sie ausschaltest oder der Tisch gelöscht wird.
page-privacy-mail = Wenn eine E-Mail-Adresse bestätigt werden soll: ein Hash davon, { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} lang.
page-privacy-report = Wenn jemand eine Nachricht oder einen Namen meldet: dieser Text und der Grund, bis die Meldung erledigt ist, höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} lang.
page-privacy-edition = Ausgaben, die du speicherst: bis du sie löschst oder { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} lang niemand sie geöffnet hat.
page-privacy-browser = In deinem Browser
page-privacy-browser-what = Dein Name, deine Einstellungen, die geheimen Links deiner Plätze und die Spieler, die du stummgeschaltet hast, werden in diesem Browser gespeichert. Um sie zu löschen, lösche die Daten dieser Website in den Einstellungen des Browsers. Danach kannst du deine Plätze von hier aus nicht mehr öffnen.
page-privacy-others = Was andere sehen
page-privacy-others-what = Alle an einem Tisch sehen Namen, Züge und Chatnachrichten. Lässt der Tisch Zuschauer zu, gilt das auch für alle, die seinen Link haben. Öffentliche Tische stehen auf der Startseite. Dateien beendeter Partien enthalten Züge, aber keine Namen und keine Chatnachrichten.
page-privacy-erase = Löschen lassen
page-privacy-erase-how = Schreib dem Betreiber dieses Servers. Schick den Link des Tisches und sag, welcher Platz deiner war. Er kann dir alles zeigen, was über dich gespeichert ist, und deine Namen, Chatnachrichten und Benachrichtigungen löschen. Deine Züge bleiben ohne deinen Namen erhalten, damit die anderen ihre Partie weiter lesen und prüfen können.
page-about-thanks = Dank
page-about-thanks-1 = Die Küstenlinie stammt aus den gemeinfreien Daten von Natural Earth. Die Schriften sind Alegreya und Alegreya Sans von Juan Pablo del Peral, unter der SIL Open Font License.

field-active = Am Zug
field-round = Runde
field-hand-sizes = Anzahl auf der Hand
field-unseen = Noch nicht gesehen
field-under = Darunter, in dieser Reihenfolge

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Gedruckte Werte
page-edition-editor = Ausgaben-Editor
page-edition-own-title = { $title }, meine Ausgabe
page-edition-owner = Werte des gedruckten Spiels, eingetragen von seinem Besitzer
page-edition-title = Titel
page-edition-start = Mit dieser Ausgabe spielen
page-edition-keep = Auf diesem Server speichern
page-edition-keep-again = Änderungen speichern
page-edition-kept-again = Gespeichert. Die neue Prüfsumme ist { $digest }.
page-edition-save = Als Datei speichern
page-edition-open-file = Datei öffnen
page-edition-compare = Mit einer Datei vergleichen
page-edition-again = Von vorn beginnen
page-edition-delete = Löschen
page-edition-delete-sure = Diese Ausgabe vom Server löschen? Tische, die sie schon benutzen, behalten sie.
page-edition-yours = Auf diesem Server gespeichert, Prüfsumme { $digest }. Nur dieser Link öffnet sie, und nur du kannst sie ändern.
page-edition-owner-link = Besitzer-Link kopieren
page-edition-unsaved = Deine Änderungen sind noch nicht auf diesem Server gespeichert.
page-edition-others = Jemand hat diese Ausgabe mit dir geteilt, Prüfsumme { $digest }. Speichere sie, dann hast du eine eigene Kopie.
page-edition-note = Gib nur Namen und Zahlen ein, keine Texte oder Bilder des Verlags. Ein gestricheltes Feld ist nachgebaut: Es bleibt markiert, bis du den gedruckten Wert eingibst oder es bestätigst. Die Eingabetaste bestätigt ein Feld und springt zum nächsten. Deine Eingaben bleiben in diesem Browser, bis du sie speicherst.
page-edition-no-file = Diese Datei ist keine Ausgabe dieses Spiels.
page-edition-no-board = Der Spielplan erscheint, sobald alle Werte gültig sind.
page-edition-checking = Wird geprüft …
page-edition-sound = Alle Werte sind gültig. Du kannst mit dieser Ausgabe spielen.
page-edition-problems = { $number ->
    [one] Ein Wert ist ungültig.
   *[other] { $number } Werte sind ungültig.
}
page-edition-show-first = Den ersten zeigen
page-edition-board = Spielplan
page-edition-things = Alles auf dem Spielplan. Mit den Pfeiltasten bewegst du dich, mit der Eingabetaste öffnest du einen Eintrag, und mit Escape kommst du zurück.
page-edition-tables = Gedruckte Werte
page-edition-table = Tabelle
page-edition-wrong = { $number ->
    [one] 1 Problem
   *[other] { $number } Probleme
}
page-edition-left = { $number } zu bestätigen
page-edition-open = { $number } von { $of } noch zu bestätigen
page-edition-all-confirmed = Alles bestätigt oder belegt
page-edition-confirm = Wie gedruckt
page-edition-confirm-entry = Als gedruckt bestätigen: { $entry }
page-edition-confirm-all = Alles wie gedruckt
page-edition-remove = Entfernen
page-edition-remove-entry = Entfernen: { $entry }
page-edition-add = Eintrag hinzufügen
page-edition-entry = Eintrag
page-edition-actions = Bestätigen oder entfernen
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Verglichen mit „{ $title }“
page-edition-differences = { $number ->
    [0] Beide Dateien haben dieselben Werte.
    [one] Ein Wert ist anders.
   *[other] { $number } Werte sind anders.
}
page-edition-mine = Meine: { $value }
page-edition-theirs = Die andere: { $value }
page-edition-nothing = nichts
page-edition-has-entry = hat diesen Eintrag
page-edition-reconstructed = nachgebaut
page-edition-take-all = Alles aus der anderen übernehmen
page-edition-merge = { $number ->
    [one] Einen Wert übernehmen
   *[other] { $number } Werte übernehmen
}
page-edition-played-on = Gespielt mit „{ $title }“, Prüfsumme { $digest }
