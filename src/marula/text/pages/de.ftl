# The words of the pages, of no game.

page-skip = Zum Inhalt springen
page-navigation = Seiten
page-home = Start
page-about = Info
page-language = Sprache
page-theme = Aussehen
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Ton
page-sound-question = Mit Ton spielen?
page-sound-on = Ton an
page-sound-off = Kein Ton
page-volume = Lautstärke
page-pace = Züge der anderen
page-pace-calm = Ruhig
page-pace-brisk = Zügig
page-pace-at-once = Sofort
page-yes = ja
page-no = nein
page-close = Schließen
page-cancel = Abbrechen
page-back = Zurück
page-menu = Menü
page-rules = Regeln
page-rules-in-english = Diese Regeln sind noch nicht übersetzt: Hier stehen sie auf Englisch.
page-unreachable = Der Server antwortet nicht. Läuft er noch?
page-reload = Neu laden
page-no-page = Diese Seite gibt es nicht
page-no-page-more = Unter { $address } ist nichts zu finden. Vielleicht wurde der Link abgeschnitten.
page-fault = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; am Tisch geht nichts verloren.

page-welcome = Brettspiele, die in Afrika spielen
page-welcome-more = Sofort gegen Bots, mit Freunden über einen Link oder zusammen an einem Bildschirm. Ohne Konto.
page-players = { $fewest } bis { $most } Spieler
page-play-bots = Gegen Bots spielen
page-set-up = Tisch einrichten …
page-guest = Gast
page-tables = Tische
page-no-tables = Gerade gibt es keine offenen Tische. Eröffne einen und zeige ihn allen.
page-finished = Beendete Partien
page-no-finished = Noch ist keine Partie zu Ende gespielt.
page-upload = Partiedatei öffnen …
page-go-on = Weiterspielen
page-status-open = Offen: mitspielen
page-status-playing = Läuft: zuschauen
page-status-over = Beendet
page-more-matches = { $number } weitere deiner Partien
page-no-game = Dieses Spiel gibt es nicht: { $name }
page-won-by = Gewonnen: { $names }
page-free-seat = freier Platz

page-how-many = Spieler
page-seats = Plätze
page-seat-kind = Wer auf Platz { $number } sitzt
page-me = Ich
page-me-again = Noch einmal ich, an diesem Bildschirm
page-by-link = Jemand mit dem Link
page-bot = Bot: { $level }
page-name = Name
page-colour-of = Farbe von Platz { $number }
page-colour-blue = Blau
page-colour-red = Rot
page-colour-green = Grün
page-colour-violet = Violett
page-colour-gold = Gold
page-clock = Uhr
page-clock-none = keine
page-clock-quick = 5 Minuten, dazu 10 Sekunden je Entscheidung
page-clock-calm = 20 Minuten, dazu 20 Sekunden je Entscheidung
page-clock-days = 3 Tage je Entscheidung
page-hints = Tipps auf Wunsch
page-public = Diesen Tisch allen auf diesem Server zeigen
page-start = Los
page-more = Varianten, Uhr und wer zuschauen darf

page-room-free = { $number ->
    [one] Ein Platz ist frei.
   *[other] { $number } Plätze sind frei.
}
page-room-full = Alle Plätze sind besetzt.
page-room-host = Wer den Tisch eröffnet hat, startet die Partie, sobald alle Plätze besetzt sind.
page-opened = Eröffnet: { $date }
page-here = da
page-sit-too = Auch hier hinsetzen
page-remove-bot = Bot wegschicken
page-room = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-copy = Dieser Tisch ist eine von mehreren Kopien mit denselben Karten und demselben Zufall, um zu vergleichen, wie man sie spielt. Alle Kopien beginnen gemeinsam, und du darfst nur an einer sitzen.
page-order = Wer beginnt
page-by-lot = wird ausgelost
page-as-listed = Plätze wie hier gezeigt
page-order-lot = Die Plätze werden dann ausgelost, jeder kann also beginnen.
page-order-host = Alle behalten den hier gezeigten Platz, und Platz 1 beginnt.
page-order-rotated = Alle sind seit der letzten Partie einen Platz weitergerückt.
page-starts-lot = Die Plätze wurden ausgelost: { $name } beginnt, dann { $names }.
page-starts-rotated = Alle sind einen Platz weitergerückt: { $name } beginnt, dann { $names }.
page-sit = Hinsetzen
page-stand-up = Aufstehen
page-fill-bot = Bot hinsetzen …
page-invite = Schick diesen Link allen, die mitspielen sollen, oder lass sie ihn scannen.
page-own-link = Dieser Link ist dein eigener Platz. Öffne ihn auf deinem anderen Gerät und zeig ihn niemandem.
page-other-device = Mein Platz, für ein anderes Gerät
page-copy-link = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code

page-no-moment = Dieser Link nennt einen Zeitpunkt oder einen Platz, den diese Partie nicht hat. Hier ist der nächstliegende.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-more = Vielleicht wurde der Link abgeschnitten, oder den Tisch gibt es nicht mehr.
page-not-welcome = Zu diesem Tisch hast du keinen Zutritt
page-not-welcome-more = Der Link zu diesem Platz ist falsch oder zu alt, oder Zuschauer dürfen diesen Tisch nicht sehen.
page-watch-only = Ohne Platz zuschauen
page-connection-connecting = Verbinde …
page-connection-open = Verbunden
page-connection-lost = Verbindung verloren, neuer Versuch …
page-connection-refused = Nicht verbunden
page-choice-waits = Deine Wahl wird gesendet, sobald die Verbindung wieder da ist.
page-choice-lost = Deine Wahl wurde nicht gesendet: Die Verbindung war zu lange weg. Bitte wähle noch einmal.

page-show = Was zu sehen ist
page-board = Brett
page-as-text = Als Text
page-unknown = nicht bekannt
page-zoom = Größe der Landkarte
page-sort-by-kind = Karten nach Art ordnen
page-sort-by-number = Karten nach Anzahl ordnen
page-nearer = Näher
page-farther = Weiter weg
page-whole-map = Die ganze Landkarte
page-log = Verlauf
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-more = Zu dieser Nachricht von { $name }
page-chat-mute = { $name } stummschalten
page-chat-muted = Auf diesem Gerät siehst du nicht, was { $name } schreibt. Sonst erfährt es niemand.
page-chat-unmute = Zeigen, was { $name } schreibt
page-chat-unmuted = Du siehst wieder, was { $name } schreibt.
page-chat-report = Diese Nachricht melden
page-chat-report-name = Diesen Namen melden
page-chat-reported = Gemeldet. Wer diesen Server betreibt, kann nun sehen, was { $name } geschrieben hat.
page-score = Punkte
page-everyone = Was alle haben
page-choices = Was du tun kannst
page-all-choices = { $number ->
    [one] Die { $number } Möglichkeit als Liste
   *[other] Alle { $number } Möglichkeiten als Liste
}
page-more-choices = { $number } weitere
page-seat-details = Was { $name } hat
page-find = Suchen
page-earlier = Früheres zeigen
page-since = Seit deinem letzten Zug
page-you = du
page-stand-in = Bot springt ein
page-hurried = denkt kürzer
page-hurried-why = Auf diesem Server denken gerade viele Bots, darum hat dieser weniger Zeit.
page-away = weg
page-to-move = am Zug
page-thinks = überlegt
page-choosing = wählt
page-your-turn = Du bist am Zug.
page-your-turn-area = Was gefragt ist
page-waiting-for = Gewartet wird auf: { $names }.
page-also-waiting = Außerdem wird gewartet auf: { $names }.
page-read-rule = Regel { $rule } lesen
page-undo = Zurücknehmen
page-undo-ask = Um Rücknahme meiner letzten Entscheidung bitten
page-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
page-undo-waits = Die anderen werden gefragt, ob das zurückgenommen werden darf.
page-agree = Zustimmen
page-refuse = Ablehnen
page-hint = Tipp
page-to-bot = Einen Bot für mich spielen lassen
page-bot-plays = Ein Bot spielt für dich.
page-take-back = Wieder selbst spielen
page-menu-match = Diese Partie
page-menu-others = Mitspieler und andere Bildschirme
page-menu-settings = Einstellungen
page-began = Begonnen: { $date }.
page-mode-board = Nur das Brett zeigen, auf einem Bildschirm für alle
page-guide = Rundgang
page-guide-next = Weiter
page-guide-ask = Hier steht, was von dir gefragt ist, und als Knöpfe alles, was du tun kannst. Die Zifferntasten gehen auch. Was du gewählt hast, lässt sich oft zurücknehmen.
page-guide-board = Das Brett. Was du darauf wählen kannst, hat einen grünen Rand; was nicht geht, sagt beim Versuch, warum.
page-guide-seats = Alle am Tisch, und wer am Zug ist.
page-guide-log = Was geschehen ist, in Worten. Zeig auf eine Zeile, und das Brett zeigt, worum es geht.
page-pass-on = Fertig, weitergeben
page-pass-on-asked = Sieh dir an, was du bekommen hast. Danach ist { $name } am Zug.
page-curtain = Weitergeben an { $name }
page-curtain-lift = Ich bin { $name }

page-notices = Sag mir, wenn ich am Zug bin
page-notices-here = Auf diesem Gerät
page-notices-not-here = Nicht mehr auf diesem Gerät
page-notices-forbidden = Dieser Browser lässt von hier keine Nachrichten zu.
page-notices-kind = Weg
page-notices-address = Adresse
page-notices-add = Hinzufügen
page-notices-asked = Eine Mail ist unterwegs: Zuerst muss der Link darin geöffnet werden.
page-notices-unconfirmed = noch nicht bestätigt
page-notices-mute = Stumm
page-notices-remove = Entfernen
page-notices-email = E-Mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Ein Browser
page-notice = Nachrichten
page-notice-confirm = Möchtest du Mail an diese Adresse, wenn du an diesem Tisch am Zug bist?
page-notice-yes = Ja, sag es mir
page-notice-stop = Möchtest du keine Mail mehr zu diesem Tisch?
page-notice-no-more = Keine Mail mehr
page-notice-done = Erledigt.
page-notice-old = Dieser Link gilt nicht mehr.

page-winner = gewinnt
page-out = kann nicht gewinnen
page-ceremony = Die Wertung, Schritt für Schritt
page-ceremony-next = Weiter
page-ceremony-skip = Endstand zeigen
page-ceremony-again = Die Wertung Schritt für Schritt zeigen
page-tie = { $ahead } liegt bei gleichen Punkten vor { $behind }: { $reason }.
page-tie-other = der Gleichstand wird { $more } zu { $less } entschieden
page-tie-shared = { $ahead } und { $behind } haben gleich viele Punkte, und nichts löst den Gleichstand auf.
page-course = Punkte im Verlauf der Partie
page-course-note = Gezählt, als hätte die Partie dort geendet.
page-rematch = Noch einmal spielen
page-watch-again = Noch einmal ansehen
page-download = Partie herunterladen
page-verify-luck = Zufall prüfen
page-luck-kept = Der Zufall dieser Partie war der versprochene.
page-luck-broken = Der Zufall dieser Partie war nicht der versprochene.
page-luck-none = Der Startwert dieser Partie ist nicht bekannt, darum lässt sich ihr Zufall nicht prüfen.
page-luck-holds = Stimmt
page-luck-fails = Stimmt nicht
page-luck-open = Nicht prüfbar
page-luck-promise = Der Startwert, der jetzt bekannt ist, ist der, der vor dem Aufbau versprochen war.
page-luck-noted = Es ist das Versprechen, das sich dieser Browser vor dem Aufbau gemerkt hat.
page-luck-added = { $number ->
    [0] Niemand hat dem Startwert etwas hinzugefügt.
    [one] Eine Person hat dem Startwert nach dem Versprechen etwas hinzugefügt.
   *[other] { $number } Personen haben dem Startwert nach dem Versprechen etwas hinzugefügt.
}
page-luck-lot = Das Los, das allen ihren Platz gab, folgt aus dem Startwert.
page-luck-own = Was dein Browser hinzugefügt hat, ist darin enthalten.
page-luck-draws = { $number ->
    [one] Die eine Ziehung folgt aus dem Startwert und dem Hinzugefügten.
   *[other] Alle { $number } Ziehungen folgen aus dem Startwert und dem Hinzugefügten.
}
page-luck-taken-back = Faires Spiel: Der einzige Mensch am Tisch hat { $number ->
        [one] { $number } Entscheidung
       *[other] { $number } Entscheidungen
    } zurückgenommen, nachdem Zufall oder verdeckte Karten zu sehen waren.
page-luck-twice = Kein Zufall wurde zweimal benutzt.
page-luck-rest = Dass die Regeln genau nach diesen Ziehungen gefragt haben, belegt die heruntergeladene Partie mit „marula verify“.
page-luck-each = Jede Ziehung
page-luck-when = Entscheidung
page-luck-deal = Aufbau
page-luck-size = Von
page-luck-told = Angegeben
page-luck-again = Nachgerechnet
page-path = Der Weg zum Sieg
page-copy-failed = Dieser Browser lässt Seiten nicht kopieren. Hier ist der Link:
page-link = Link

page-first = Zum Aufbau
page-previous = Eine Entscheidung zurück
page-next = Eine Entscheidung weiter
page-last = Zum Ende
page-play = Abspielen
page-pause = Pause
page-moment = Zeitpunkt der Partie
page-moment-of = Entscheidung { $number } von { $last }
page-speed = Tempo
page-eyes = Mit wessen Augen
page-onlooker = Zuschauer
page-share = Link zu diesem Zeitpunkt kopieren
page-fork = Von hier an anders spielen

page-sources = Quellen
page-rules-and-sources = Regeln und Quellen
page-about-what = Mit Marula kann man Brettspiele, die in Afrika spielen, im Browser spielen und erforschen: gegen Bots und miteinander, mit Regeln, die nummeriert und einzeln getestet sind. Es ist quelloffen, führt keine Konten und meldet niemandem etwas.
page-about-period = Die Zeit, in der diese Spiele spielen
page-about-period-1 = Spiele über Reisen im Afrika des 19. Jahrhunderts erzählen meist aus der Sicht der Reisenden. Die Orte waren nicht leer und nicht unentdeckt: Menschen lebten, handelten und regierten dort, führten die Reisenden und zahlten teuer für das, was folgte, von der Sklaverei bis zur Kolonialherrschaft.
page-about-period-2 = Wir behalten die Namen der gedruckten Spiele, wo die Regeln sie brauchen, stellen die heutigen daneben und lassen die Ränge und Zerrbilder jener Zeit aus unseren Zeichnungen weg.
page-about-boards = Wie sicher wir der Spielpläne sind
page-about-boards-1 = Die gedruckten Spielpläne und Karten dürfen wir nicht kopieren. Namen und Zahlen stammen hier aus veröffentlichten Regeln und öffentlichen Beschreibungen; wo sie niemand aufgeschrieben hat, sind sie so nachgebaut, dass sie zu allem Bekannten passen, und die Ausgabe sagt es. Wer ein gedrucktes Spiel besitzt, kann in einer Ausgabendatei mit dessen Werten spielen. Alle Zeichnungen sind unsere eigenen.
page-privacy = Datenschutz
page-privacy-link = Was dieser Server aufbewahrt, wie lange, und wie du es löschen lässt
page-privacy-none = Es gibt keine Konten, keine Cookies und keine Tracker. Dein Browser lädt nichts von anderen Servern.
page-privacy-server = Auf dem Server
page-privacy-table = Zu jedem Tisch: die eingegebenen Namen, die Züge und der Chat, jeweils mit dem Zeitpunkt.
page-privacy-table-always = Das bleibt, bis der Betreiber dieses Servers den Tisch löscht.
page-privacy-table-days = Das wird gelöscht, wenn niemand den Tisch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} lang angerührt hat.
page-privacy-secret = Vom geheimen Schlüssel, der deinen Platz öffnet: nur ein Hash, so lange wie der Tisch.
page-privacy-address = Deine Netzwerkadresse wird nicht gespeichert. Ein mit einem Schlüssel gebildeter Hash davon steht im Protokoll, wenn eine Anfrage abgelehnt wird, bei Ausgaben, die du speicherst, und bei deinem Platz an Kopien eines Tisches. Wer gesperrt ist, wird an einem solchen Hash erkannt.
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
} lang niemand sie angesehen hat.
page-privacy-browser = In deinem Browser
page-privacy-browser-what = Dein Name, deine Einstellungen, die geheimen Schlüssel deiner Plätze und wen du stummgeschaltet hast, liegen im Speicher dieses Browsers. Du löschst sie mit den Daten dieser Website, in den Einstellungen des Browsers. Danach lassen sich deine Plätze von hier aus nicht mehr öffnen.
page-privacy-others = Was andere sehen
page-privacy-others-what = Alle an einem Tisch sehen Namen, Züge und Chat. Ebenso alle, die seinen Link haben, wenn Zuschauen erlaubt ist. Öffentliche Tische stehen auf der Startseite. Dateien beendeter Partien enthalten Züge, aber keine Namen und keinen Chat.
page-privacy-erase = Löschen lassen
page-privacy-erase-how = Schreib dem Betreiber dieses Servers. Nenne den Link des Tisches und sag, welcher Platz deiner war. Er kann dir alles zeigen, was über dich gespeichert ist, und deine Namen, deinen Chat und deine Benachrichtigungen löschen. Deine Züge bleiben, ohne deinen Namen, damit sich die Partie der anderen weiter lesen und prüfen lässt.
page-about-thanks = Dank
page-about-thanks-1 = Die Küstenlinie entsteht aus den gemeinfreien Daten von Natural Earth. Die Schriften sind Alegreya und Alegreya Sans von Juan Pablo del Peral, unter der SIL Open Font License.

field-active = Am Zug
field-round = Runde
field-hand-sizes = Karten oder Steine auf der Hand
field-unseen = Noch nicht gesehen
field-under = Darunter, in dieser Reihenfolge

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Gedruckte Werte
page-edition-editor = Ausgaben-Editor
page-edition-own-title = { $title }, meine Ausgabe
page-edition-owner = Das gedruckte Spiel, abgelesen von seinem Besitzer
page-edition-title = Titel
page-edition-start = Damit spielen
page-edition-keep = Auf diesem Server aufbewahren
page-edition-keep-again = Änderungen speichern
page-edition-kept-again = Gespeichert. Die Prüfsumme ist jetzt { $digest }.
page-edition-save = Als Datei speichern
page-edition-open-file = Datei öffnen
page-edition-compare = Mit einer Datei vergleichen
page-edition-again = Von vorn beginnen
page-edition-delete = Löschen
page-edition-delete-sure = Diese Ausgabe vom Server löschen? Tische, die mit ihr eröffnet wurden, gehen weiter.
page-edition-yours = Auf diesem Server aufbewahrt, Prüfsumme { $digest }. Nur dieser Link öffnet sie, und nur du kannst sie ändern.
page-edition-owner-link = Besitzer-Link kopieren
page-edition-unsaved = Deine Änderungen sind noch nicht auf dem Server gespeichert.
page-edition-others = Jemand hat diese Ausgabe mit dir geteilt, Prüfsumme { $digest }. Bewahre sie auf, dann hast du eine eigene Kopie.
page-edition-note = Gib nur Namen und Zahlen ein, keine Texte oder Bilder des Verlags. Ein gestricheltes Feld ist nachgebaut: Es bleibt markiert, bis du eingibst, was gedruckt ist, oder es bestätigst. Die Eingabetaste bestätigt ein Feld und geht zum nächsten. Deine Eingaben bleiben in diesem Browser, bis du sie speicherst oder auf dem Server aufbewahrst.
page-edition-no-file = Diese Datei ist keine Ausgabe dieses Spiels.
page-edition-no-board = Der Spielplan erscheint, sobald alles passt.
page-edition-checking = Wird geprüft …
page-edition-sound = Alles passt. Mit dieser Ausgabe kann man spielen.
page-edition-problems = { $number ->
    [one] Eine Sache passt nicht.
   *[other] { $number } Dinge passen nicht.
}
page-edition-show-first = Das erste zeigen
page-edition-board = Spielplan
page-edition-things = Alles auf dem Spielplan. Die Pfeiltasten führen von einem zum nächsten, die Eingabetaste öffnet den Eintrag, und Escape führt zurück.
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
    [0] Beide Dateien sagen dasselbe.
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
