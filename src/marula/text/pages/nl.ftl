# The words of the pages, of no game.

page-skip = Naar de inhoud
page-navigation = Pagina’s
page-home = Start
page-about = Info
page-language = Taal
page-theme = Uiterlijk
page-theme-auto = Zoals op het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-sound = Geluid
page-sound-question = Met geluid spelen?
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-volume = Volume
page-pace = Tempo van anderen
page-pace-calm = Langzaam
page-pace-brisk = Snel
page-pace-at-once = Meteen
page-yes = ja
page-no = nee
page-remark = { $what } ({ $remark })
page-close = Sluiten
page-cancel = Annuleren
page-back = Terug
page-menu = Menu
page-rules = Spelregels
page-contents = Op deze pagina
page-help = Help
page-help-more = Korte pagina’s voor spelers. Je kunt ze lezen terwijl een partij op je wacht.
page-help-in-english = De helppagina’s zijn er alleen in het Engels, de spelregels wel in jouw taal.
page-help-play = Een partij spelen
page-help-play-more = Wat je aan een tafel kunt doen: kiezen, terugnemen, een tip vragen, weggaan en terugkomen.
page-help-learn = Een spel leren
page-help-learn-more = Eerste lessen, elke dag een puzzel en je eigen fouten als oefening.
page-help-review = Een partij analyseren
page-help-review-more = Wat je beter had kunnen doen en hoeveel van het resultaat geluk was.
page-help-luck = Hoe je het toeval kunt controleren
page-help-luck-more = Hoe je kunt controleren dat niemand met dobbelstenen en kaarten heeft geknoeid.
page-help-editions = Spelen met wat er op jouw bord staat
page-help-editions-more = De waarden invoeren van een spel dat je bezit, en daarmee spelen.
page-help-changes = Alle wijzigingen, per versie
page-help-changes-more = Wat er nieuw is en wat anders werkt dan voorheen.
page-help-rules-more = De genummerde regels van elk spel.
page-rules-in-english = Deze spelregels zijn nog niet vertaald, dus hier staan ze in het Engels.
page-unreachable = De server antwoordt niet. Draait hij nog?
page-reload = Opnieuw laden
page-no-page = Deze pagina bestaat niet
page-no-page-more = Op { $address } is niets te vinden. Misschien is de link afgekapt.
page-fault = Er ging iets mis. Laad deze pagina opnieuw; aan de tafel is niets verloren gegaan.

page-welcome = Bordspellen die zich in Afrika afspelen
page-welcome-more = Speel meteen tegen bots, nodig vrienden uit met een link of deel één scherm. Zonder account.
page-players = { $fewest } tot { $most } spelers
page-play-bots = Tegen bots spelen
page-set-up = Tafel aanmaken …
page-guest = Gast
page-tables = Tafels
page-no-tables = Er zijn nu geen open tafels. Open er zelf een en maak hem openbaar.
page-finished = Gespeelde partijen
page-no-finished = Er is nog geen partij uitgespeeld.
page-upload = Partijbestand openen …
page-go-on = Verder spelen
page-status-open = Open: doe mee
page-status-playing = Bezig: kijk mee
page-status-over = Afgelopen
page-more-matches = Nog { $number ->
    [one] één
   *[other] { $number }
} van je partijen
page-no-game = Dit spel bestaat niet: { $name }
page-won-by = Gewonnen door { $names }
page-free-seat = vrije plaats

page-puzzles = Puzzels
page-puzzles-more = Stellingen uit partijen van sterke bots, waarin één keuze duidelijk de beste is.
page-daily-puzzle = Puzzel van de dag
page-daily-puzzle-in = { $title }, { $number } spelers
page-daily-solved = Vandaag opgelost
page-streak = { $number ->
    [one] { $number } dag achter elkaar
   *[other] { $number } dagen achter elkaar
}
page-all-puzzles = Alle puzzels
page-puzzle-game = Spel
page-puzzle-theme = Thema
page-puzzle-difficulty = Moeilijkheid
page-puzzle-any = Alle
page-puzzle-level = Moeilijkheid { $level } van 5
page-puzzle-number = Puzzel { $number }
page-puzzle-players = { $number } spelers
page-puzzle-solved = opgelost
page-puzzle-shown = oplossing bekeken
page-puzzles-listed = { $number ->
    [one] { $number } puzzel
   *[other] { $number } puzzels
}
page-puzzle-random = Een van deze oplossen
page-puzzle-best = Wat is de beste keuze?
page-puzzle-how = Kies zoals je aan tafel zou doen. Je ziet wat deze speler zag.
page-puzzle-right = Goed!
page-puzzle-wrong = Niet de beste. ‘{ $choice }’ wint { $chance } van de partijen; de beste keuze wint { $best }.
page-puzzle-wrong-unknown = Niet de beste. ‘{ $choice }’ hoorde niet bij de keuzes die het vergelijken waard zijn.
page-puzzle-try-again = Probeer het nog eens of bekijk de oplossing.
page-puzzle-show = Oplossing tonen
page-puzzle-solution = De beste keuze
page-puzzle-why = Waarom: { $what }.
page-puzzle-why-not = De op een na beste: { $what }.
page-puzzle-options = Winstkans van elke keuze
page-puzzle-found-by = Gevonden door { $names }.
page-puzzle-found-by-none = Geen van onze bots vindt deze keuze.
page-puzzle-next = Volgende puzzel
page-mistakes = Je fouten nog eens
page-mistakes-more = Fouten uit je analyses komen hier na 1, 3, 7, 16 … dagen terug. Ze worden alleen op dit apparaat bewaard.
page-mistakes-due = { $number ->
    [0] Nu is er geen aan de beurt.
    [one] Nu is er { $number } aan de beurt.
   *[other] Nu zijn er { $number } aan de beurt.
} { $kept ->
    [one] Er is er { $kept } bewaard.
   *[other] Er zijn er { $kept } bewaard.
}
page-mistakes-start = Beginnen
page-mistakes-export = Opslaan als bestand
page-mistakes-import = Bestand openen …
page-mistakes-imported = { $number ->
    [0] In dit bestand stond niets nieuws.
    [one] { $number } fout toegevoegd.
   *[other] { $number } fouten toegevoegd.
}
page-mistakes-bad-file = Dit bestand bevat geen opgeslagen fouten, of het is beschadigd. Er is niets veranderd.
page-mistake-ask = Hier was je al eens. Wat is beter dan wat je toen deed?
page-mistake-wrong = ‘{ $choice }’ is het niet. Probeer het nog eens of bekijk de betere keuze.
page-mistake-right = Goed! Over een tijdje zie je deze weer.
page-mistake-shown = Morgen zie je deze weer.
page-mistake-then = Toen koos je: { $choice }. Dat kostte { $loss } van je winstkans.
page-mistake-better = Beter: { $choice }
page-mistake-gone = De partij van deze fout kan niet meer worden geopend.
page-mistake-forget = Deze fout vergeten
page-mistake-next = Volgende fout
page-lessons = Eerste lessen
page-lessons-go-on = Verder met de lessen ({ $step } van { $steps })
page-lesson-of = Eerste lessen: { $title }
page-lesson-step = Stap { $step } van { $steps }
page-lesson-meanwhile = Wat er gebeurde
page-lesson-back = Eén stap terug
page-lesson-again = Opnieuw beginnen
page-lesson-play = Een hele partij spelen

page-how-many = Spelers
page-seats = Plaatsen
page-seat-kind = Wie er op plaats { $number } speelt
page-me = Ik
page-me-again = Nog eens ik, aan dit scherm
page-by-link = Iemand aan wie je de link stuurt
page-bot = Bot: { $level }
page-any-opponent = Willekeurige tegenstander ({ $level })
page-opponents = Kennismaken met de tegenstanders
page-choose-opponent = Tegenstander op plaats { $number } kiezen
page-name = Naam
page-colour-of = Kleur van plaats { $number }
page-colour-blue = blauw
page-colour-red = rood
page-colour-green = groen
page-colour-violet = paars
page-colour-gold = goud
page-clock = Klok
page-clock-none = Geen
page-clock-quick = 5 minuten + 10 seconden per beslissing
page-clock-calm = 20 minuten + 20 seconden per beslissing
page-clock-days = 3 dagen per beslissing
page-hints = Tips toestaan
page-win-chances-allow = Toeschouwers zien wie waarschijnlijk wint
page-win-chances = Winstkansen
page-win-chances-note = op basis van wat iedereen kan zien
page-win-chance-of = { $name } { $chance }
page-win-chance-nobody = niemand { $chance }
page-public = Openbaar: iedereen op deze server kan deze tafel zien
page-start = Start
page-more = Varianten, klok en toeschouwers

page-room-free = { $number ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $number } plaatsen vrij.
}
page-room-full = Alle plaatsen zijn bezet.
page-room-host = Wie de tafel heeft geopend, start de partij zodra alle plaatsen bezet zijn.
page-opened = Geopend op { $date }
page-here = aanwezig
page-sit-too = Ook hier gaan zitten
page-remove-bot = Bot verwijderen
page-room = De partij begint zodra alle plaatsen bezet zijn.
page-copy = Deze tafel is een van meerdere kopieën met dezelfde kaarten en hetzelfde toeval, zodat je kunt vergelijken hoe mensen ze spelen. Alle kopieën beginnen tegelijk, en je kunt maar aan één ervan zitten.
page-order = Wie begint
page-by-lot = Plaatsen loten
page-as-listed = Plaatsen laten zoals ze hier staan
page-order-lot = De plaatsen worden geloot, dus iedereen kan beginnen.
page-order-host = Iedereen houdt de plaats die hier staat, en plaats 1 begint.
page-order-rotated = Sinds de vorige partij is iedereen één plaats opgeschoven.
page-starts-lot = De plaatsen zijn geloot: { $name } begint, daarna { $names }.
page-starts-rotated = Iedereen is één plaats opgeschoven: { $name } begint, daarna { $names }.
page-sit = Hier gaan zitten
page-stand-up = Deze plaats verlaten
page-fill-bot = Bot toevoegen …
page-invite = Stuur deze link naar wie je wilt uitnodigen, of laat de code scannen.
page-own-link = Deze link opent je eigen plaats. Gebruik hem op je andere apparaat en laat hem aan niemand zien.
page-other-device = Deze plaats op een ander apparaat openen
page-copy-link = Link kopiëren
page-copied = Gekopieerd
page-qr = De link als QR-code

page-no-moment = Deze link noemt een beslissing of een plaats die in deze partij niet voorkomt. Dit komt er het dichtst bij.
page-no-table = Deze tafel bestaat niet
page-no-table-more = Misschien is de link afgekapt, of is de tafel verwijderd.
page-not-welcome = Je kunt deze tafel niet openen
page-not-welcome-more = De link naar deze plaats klopt niet of is verouderd, of de tafel laat geen toeschouwers toe.
page-watch-only = Meekijken als toeschouwer
page-connection-connecting = Verbinden …
page-connection-open = Verbonden
page-connection-lost = Verbinding verbroken. Opnieuw verbinden …
page-connection-refused = Niet verbonden
page-choice-waits = Je keuze wordt verstuurd zodra de verbinding terug is.
page-choice-lost = Je keuze is niet verstuurd, omdat de verbinding te lang weg was. Kies opnieuw.

page-show = Tonen
page-board = Bord
page-as-text = Als tekst
page-unknown = niet bekend
page-zoom = Zoomen op de landkaart
page-sort-by-kind = Kaarten op soort sorteren
page-sort-by-number = Kaarten op aantal sorteren
page-nearer = Inzoomen
page-farther = Uitzoomen
page-whole-map = Hele landkaart tonen
page-log = Verloop
page-chat = Chat
page-chat-empty = Nog geen berichten.
page-chat-say = Schrijf een bericht
page-chat-send = Versturen
page-chat-more = Meer over dit bericht van { $name }
page-chat-mute = { $name } dempen
page-chat-muted = Op dit apparaat zie je geen berichten van { $name } meer. Niemand anders krijgt dat te horen.
page-chat-unmute = { $name } niet meer dempen
page-chat-unmuted = Je ziet weer berichten van { $name }.
page-chat-report = Dit bericht melden
page-chat-report-name = Deze naam melden
page-chat-reported = Gemeld. De beheerder van deze server kan nu zien wat { $name } heeft geschreven.
page-score = Punten
page-everyone = Alle spelers
page-choices = Je keuzes
page-all-choices = { $number ->
    [one] De enige keuze als lijst tonen
   *[other] Alle { $number } keuzes als lijst tonen
}
page-more-choices = nog { $number }
page-seat-details = Details van { $name }
page-find = Zoeken
page-earlier = Eerdere regels tonen
page-since = Sinds je vorige beurt
page-you = jij
page-stand-in = gespeeld door een bot
page-hurried = minder tijd
page-hurried-why = Op deze server denken nu veel bots na, dus deze krijgt minder tijd.
page-away = afwezig
page-to-move = aan de beurt
page-thinks = denkt na
page-choosing = kiest
page-your-turn = Jij bent aan de beurt.
page-your-turn-area = Jouw taak
page-waiting-for = Wachten op: { $names }.
page-also-waiting = Ook nog niet klaar: { $names }.
page-read-rule = Regel { $rule } lezen
page-undo = Terugnemen
page-undo-ask = Vragen of mijn laatste beslissing terug mag
page-undo-asked = { $name } wil een beslissing terugnemen.
page-undo-waits = Wachten tot de anderen met je terugname instemmen.
page-agree = Instemmen
page-refuse = Weigeren
page-hint = Tip
page-hint-where = Kijk hier: ‘{ $where }’.
page-hint-one-of-two = Een van deze twee keuzes is de beste. Welke?
page-hint-what = Wat?
page-hint-why = Waarom?
page-hint-chance = Winstkans { $chance }.
page-hint-second = Op een na beste: { $what } ({ $chance }).
page-hint-why-not = Waarom niet …?
page-hint-other = { $what }: winstkans { $chance }.
page-coach = Coach
page-coach-more = waarschuwt vóór een blunder
page-coach-wait = Wacht!
page-coach-costs = ‘{ $what }’ kost { $loss } winstkans. Er is iets beters.
page-coach-again = Nog eens nadenken
page-coach-play = Toch spelen
page-to-bot = Een bot voor mij laten spelen
page-bot-plays = Een bot speelt voor je.
page-take-back = Overnemen van de bot
page-menu-match = Deze partij
page-menu-others = Andere spelers en schermen
page-menu-settings = Instellingen
page-began = Begonnen op { $date }.
page-mode-board = Alleen het bord tonen, voor een gedeeld scherm
page-guide = Rondleiding volgen
page-guide-next = Verder
page-guide-ask = Hier lees je wat je nu moet doen. Alles wat je kunt doen, is hier een knop, en de cijfertoetsen werken ook. Een keuze kun je vaak terugnemen.
page-guide-board = Het bord. Alles wat je kunt kiezen, heeft een groene rand. Probeer je iets wat niet mag, dan lees je waarom.
page-guide-seats = Alle spelers aan tafel, en wie er aan de beurt is.
page-guide-log = Alles wat er gebeurd is, in woorden. Wijs een regel aan om het op het bord te zien.
page-pass-on = Klaar, volgende speler
page-pass-on-asked = Bekijk wat je hebt gekregen. Daarna is { $name } aan de beurt.
page-curtain = Geef het apparaat door aan { $name }
page-curtain-lift = Ik ben { $name }

page-notices = Bericht krijgen als ik aan de beurt ben
page-notices-here = Berichten op dit apparaat
page-notices-not-here = Geen berichten meer op dit apparaat
page-notices-forbidden = Deze browser staat geen berichten van deze site toe.
page-notices-kind = Kanaal
page-notices-address = Adres
page-notices-add = Toevoegen
page-notices-asked = We hebben je een e-mail gestuurd. Open eerst de link die erin staat.
page-notices-unconfirmed = nog niet bevestigd
page-notices-mute = Dempen
page-notices-remove = Verwijderen
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Browsermelding
page-notice = Berichten
page-notice-confirm = Wil je op dit adres een e-mail als je aan deze tafel aan de beurt bent?
page-notice-yes = Ja, laat het me weten
page-notice-stop = Wil je geen e-mails meer over deze tafel?
page-notice-no-more = Geen e-mails meer
page-notice-done = Klaar.
page-notice-old = Deze link werkt niet meer.

page-winner = wint
page-out = kan niet winnen
page-ceremony = De telling, stap voor stap
page-ceremony-next = Volgende
page-ceremony-skip = Direct naar de eindstand
page-ceremony-again = Telling stap voor stap tonen
page-tie = { $ahead } en { $behind } hebben evenveel punten. { $ahead } eindigt hoger: { $reason }.
page-tie-other = bij gelijke stand gaf { $more } tegen { $less } de doorslag
page-tie-shared = { $ahead } en { $behind } hebben evenveel punten, en geen enkele regel voor een gelijke stand geeft de doorslag.
page-course = Punten tijdens de partij
page-course-note = Elk punt toont de stand alsof de partij daar was geëindigd.
page-rematch = Nog eens spelen
page-watch-again = Partij terugkijken
page-download = Partijbestand downloaden
page-verify-luck = Controleren of het toeval eerlijk was
page-luck-kept = Het toeval was eerlijk: het lag vast door de startwaarde die vóór de opzet was beloofd.
page-luck-undone = De trekkingen volgen uit de beloofde startwaarde, maar er is iets gezien en daarna teruggenomen.
page-luck-broken = Het toeval past niet bij de startwaarde die vóór de opzet was beloofd.
page-luck-none = De startwaarde van deze partij is niet bekend, dus het toeval is niet te controleren.
page-luck-holds = Klopt
page-luck-fails = Klopt niet
page-luck-open = Niet te controleren
page-luck-promise = De startwaarde die nu openbaar is, is de waarde die vóór de opzet is beloofd.
page-luck-noted = Het is de belofte die deze browser vóór de opzet heeft opgeslagen.
page-luck-added = { $number ->
    [0] Niemand heeft iets aan de startwaarde toegevoegd.
    [one] Eén speler heeft na de belofte iets aan de startwaarde toegevoegd.
   *[other] { $number } spelers hebben na de belofte iets aan de startwaarde toegevoegd.
}
page-luck-lot = De loting om de plaatsen volgt uit de startwaarde.
page-luck-own = Wat jouw browser heeft toegevoegd, is deel van de startwaarde.
page-luck-draws = { $number ->
    [one] De enige trekking volgt uit de startwaarde en uit wat is toegevoegd.
   *[other] Alle { $number } trekkingen volgen uit de startwaarde en uit wat is toegevoegd.
}
page-luck-taken-back = Eerlijk spel: de enige mens hier heeft { $number ->
        [one] { $number } beslissing
       *[other] { $number } beslissingen
    } teruggenomen nadat de uitkomst van het toeval of verborgen kaarten te zien waren.
page-luck-taken-back-by-all = Eerlijk spel: alle spelers hebben ermee ingestemd om { $number ->
        [one] { $number } beslissing
       *[other] { $number } beslissingen
    } terug te nemen. Deze pagina kan niet zien of één persoon meerdere plaatsen had.
page-luck-skipped = Eerlijk spel: { $number ->
        [one] { $number } trekking is
       *[other] { $number } trekkingen zijn
    } gedaan en daarna teruggenomen.
page-luck-other = Eerlijk spel: vanaf beslissing { $number } volgt het toeval uit een andere startwaarde, zoals in een partij die vanuit een andere is voortgezet.
page-luck-twice = Geen trekking is twee keer gebruikt.
page-luck-rest = Wil je bewijzen dat de spelregels om precies deze trekkingen vroegen, download dan het partijbestand en voer ‘marula verify’ uit.
page-luck-each = Elke trekking
page-luck-when = Beslissing
page-luck-deal = Opzet
page-luck-size = Bereik
page-luck-told = Vastgelegd
page-luck-again = Nagerekend
page-path = Op weg naar de overwinning
page-copy-failed = In deze browser kunnen pagina’s geen tekst kopiëren. Hier is de link:
page-link = Link

page-first = Naar de opzet
page-previous = Eén beslissing terug
page-next = Eén beslissing verder
page-last = Naar het einde
page-play = Afspelen
page-pause = Pauze
page-moment = Moment in de partij
page-moment-of = beslissing { $number } van { $last }
page-speed = Tempo
page-eyes = Bekijken als
page-onlooker = Toeschouwer
page-share = Link naar dit moment kopiëren
page-fork = Vanaf hier anders spelen

page-review = Analyse
page-review-starting = De analyse begint.
page-review-progress = { $done } van { $total } beslissingen beoordeeld
page-review-stopped = De analyse is voor het einde gestopt.
page-review-go-on = Verder
page-review-whose = Wiens beslissingen
page-review-show = Tonen
page-review-found = Beslissingen: { $all }. Beste keuze gevonden: { $best }. Ongeveer even goed: { $fine }.
page-review-curve = Winstkans in de loop van de partij
page-review-line-chance = Winstkans
page-review-line-luck = Alleen begin en toeval
page-review-line-choices = Alleen begin en keuzes
page-review-none-yet = Nog geen.
page-review-chosen = Gekozen: { $what } (winstkans { $chance })
page-review-why = Het verschil
page-review-try = Vanaf hier proberen
page-reading = Wat je van de anderen had kunnen weten
page-reading-note = Kansen op basis van wat er op deze plaats tot dan toe te zien was, met de waarheid ernaast. ‘2+’ betekent minstens twee, ‘3+’ minstens drie, enzovoort.
page-review-verdict-best = Beste keuze
page-review-verdict-fine = Goed
page-review-verdict-inaccuracy = Onnauwkeurigheid
page-review-verdict-mistake = Fout
page-review-verdict-blunder = Blunder

page-sources = Bronnen
page-rules-and-sources = Spelregels en bronnen
page-about-what = Met Marula speel en bestudeer je bordspellen die zich in Afrika afspelen: in de browser, tegen bots en met elkaar. De spelregels zijn genummerd, en elke regel is getest. Marula is open source, heeft geen accounts nodig en geeft niets aan anderen door.
page-new-version = Marula { $version } is er.
page-new = Wat er nieuw is
page-new-1 = Stukken bewegen en je kunt het geluid aanzetten. Tips komen in stappen, en een coach kan je waarschuwen voor een blunder. Bij elk symbool en elke kaart hoort uitleg: wijs ze aan, houd ze ingedrukt of druk op I. Kies de kleur van je plaats.
page-new-2 = Na een partij toont de analyse je keerpunten en hoeveel er aan het toeval lag. Elke dag is er een puzzel, en voor elk spel zijn er eerste lessen. Heb je een gedrukt spel, voer dan de waarden in de editor in en speel ermee.
page-about-period = De tijd waarin deze spellen zich afspelen
page-about-period-1 = Spellen over reizen in het Afrika van de negentiende eeuw vertellen het verhaal meestal van de kant van de reizigers. De plaatsen waren niet leeg en niet onontdekt. Er woonden mensen, die er handel dreven en het bestuur voerden, en die de reizigers de weg wezen, te eten gaven en droegen. Ze betaalden een hoge prijs voor wat volgde, van slavernij tot koloniaal bestuur en dwangarbeid aan de spoorwegen.
page-about-period-2 = Een expeditie die in een spel een wedloop is, was voor veel mensen langs de weg het begin van een verovering. Wat in een van de spellen kunstvoorwerpen heet, waren maskers, trommels en schilden waarmee mensen baden, speelden en leefden. Veel ervan is met geweld of voor een habbekrats meegenomen, en veel staat nog in Europese musea; over de teruggave wordt nu onderhandeld. We houden de woorden van de spellen en de gedrukte namen waar de spelregels ze nodig hebben, en zetten de huidige namen ernaast. Onze tekeningen laten de rangen en karikaturen van die tijd weg.
page-about-boards = Hoe betrouwbaar de borden zijn
page-about-boards-1 = De gedrukte borden en kaarten van deze spellen mogen we niet kopiëren. Namen en getallen komen hier uit gepubliceerde spelregels en openbare beschrijvingen. Waar niemand ze heeft gepubliceerd, hebben we ze gereconstrueerd zodat ze kloppen met alles wat bekend is, en de editie vermeldt dat. Wie een gedrukt spel bezit, kan de waarden ervan in een editiebestand invoeren. Alle tekeningen zijn van onszelf.
page-privacy = Privacy
page-privacy-link = Wat deze server bewaart, hoe lang, en hoe je het laat wissen
page-privacy-none = Er zijn geen accounts, geen cookies en geen trackers. Je browser laadt niets van andere servers.
page-privacy-server = Op de server
page-privacy-table = Van elke tafel: de namen die spelers hebben ingevoerd, hun zetten en chatberichten, en het tijdstip daarvan.
page-privacy-table-always = Ze blijven tot de beheerder van deze server de tafel verwijdert.
page-privacy-table-days = Ze worden verwijderd als niemand de tafel { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} lang heeft gebruikt.
page-privacy-secret = Van de geheime link die je plaats opent: alleen een hash, zolang de tafel bestaat.
page-privacy-address = Je netwerkadres wordt niet bewaard. Een hash ervan, gemaakt met een sleutel, staat in het log als een verzoek wordt geweigerd, bij edities die je opslaat en bij je plaats aan een kopie van een tafel. Uitsluitingen gebruiken zo’n zelfde hash.
page-privacy-notice = Als je berichten aanzet: het adres of de browser waar ze heen gaan, tot je ze uitzet of de tafel wordt verwijderd.
page-privacy-mail = Als we een e-mailadres laten bevestigen: een hash ervan, { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} lang.
page-privacy-report = Als iemand een bericht of een naam meldt: die tekst en de reden, tot de melding is afgehandeld, hoogstens { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}.
page-privacy-edition = Edities die je opslaat: tot je ze verwijdert, of tot niemand ze { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} lang heeft geopend.
page-privacy-browser = In je browser
page-privacy-browser-what = Je naam, je instellingen, de geheime links van je plaatsen en de spelers die je hebt gedempt, staan in deze browser. Om ze te wissen, verwijder je de gegevens van deze site in de instellingen van de browser. Daarna kun je je plaatsen vanaf hier niet meer openen.
page-privacy-others = Wat anderen zien
page-privacy-others-what = Iedereen aan een tafel ziet namen, zetten en chatberichten. Laat de tafel toeschouwers toe, dan ziet iedereen met de link die ook. Openbare tafels staan op de startpagina. Bestanden van uitgespeelde partijen bevatten zetten, maar geen namen en geen chatberichten.
page-privacy-erase = Hoe je het laat wissen
page-privacy-erase-how = Schrijf naar de beheerder van deze server. Stuur de link van de tafel en zeg welke plaats de jouwe was. De beheerder kan je alles tonen wat over je is bewaard, en je namen, chatberichten en ingestelde berichten wissen. Je zetten blijven, zonder je naam, zodat de anderen hun partij kunnen lezen en controleren.
page-about-thanks = Dank
page-about-thanks-1 = De kustlijn komt uit gegevens van Natural Earth uit het publieke domein. De lettertypen zijn Alegreya en Alegreya Sans van Juan Pablo del Peral, onder de SIL Open Font License.

field-active = Aan de beurt
field-round = Ronde
field-hand-sizes = Aantal in de hand
field-unseen = Nog niet gezien
field-under = Daaronder, in deze volgorde

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Gedrukte waarden
page-edition-editor = Editie bewerken
page-edition-own-title = { $title }, mijn editie
page-edition-owner = Waarden van het gedrukte spel, ingevoerd door de eigenaar
page-edition-title = Titel
page-edition-start = Deze editie spelen
page-edition-keep = Op deze server opslaan
page-edition-keep-again = Wijzigingen opslaan
page-edition-kept-again = Opgeslagen. De nieuwe vingerafdruk is { $digest }.
page-edition-save = In een bestand opslaan
page-edition-open-file = Bestand openen
page-edition-compare = Met een bestand vergelijken
page-edition-again = Opnieuw beginnen
page-edition-delete = Verwijderen
page-edition-delete-sure = Deze editie van de server verwijderen? Tafels die deze editie al gebruiken, blijven dat doen.
page-edition-yours = Op deze server opgeslagen, vingerafdruk { $digest }. Alleen deze link opent de editie, en alleen jij kunt die wijzigen.
page-edition-owner-link = Eigenaarslink kopiëren
page-edition-unsaved = Je wijzigingen zijn nog niet op deze server opgeslagen.
page-edition-others = Iemand heeft deze editie met je gedeeld, vingerafdruk { $digest }. Sla de editie op om een eigen kopie te krijgen.
page-edition-note = Voer alleen namen en getallen in, geen teksten of afbeeldingen van de uitgever. Een veld met een onderbroken rand is gereconstrueerd: het blijft gemarkeerd tot je de gedrukte waarde invoert of het bevestigt. Enter bevestigt een veld en gaat naar het volgende. Wat je invoert, blijft in deze browser tot je het opslaat.
page-edition-no-file = Dit bestand is geen editie van dit spel.
page-edition-no-board = Het bord verschijnt zodra alle waarden geldig zijn.
page-edition-checking = Controleren …
page-edition-sound = Alle waarden zijn geldig. Je kunt deze editie spelen.
page-edition-problems = { $number ->
    [one] Eén waarde is niet geldig.
   *[other] { $number } waarden zijn niet geldig.
}
page-edition-show-first = De eerste tonen
page-edition-board = Bord
page-edition-things = Alles op het bord. Met de pijltoetsen verplaats je je, Enter opent een item en Escape gaat terug.
page-edition-tables = Gedrukte waarden
page-edition-table = Tabel
page-edition-wrong = { $number ->
    [one] 1 probleem
   *[other] { $number } problemen
}
page-edition-left = { $number } te bevestigen
page-edition-open = { $number } van { $of } nog te bevestigen
page-edition-all-confirmed = Alles is bevestigd of heeft een bron
page-edition-confirm = Zoals gedrukt
page-edition-confirm-entry = Bevestigen zoals gedrukt: { $entry }
page-edition-confirm-all = Alles zoals gedrukt
page-edition-remove = Weghalen
page-edition-remove-entry = { $entry } weghalen
page-edition-add = Item toevoegen
page-edition-entry = Item
page-edition-actions = Bevestigen of weghalen
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Vergeleken met ‘{ $title }’
page-edition-differences = { $number ->
    [0] Beide bestanden hebben dezelfde waarden.
    [one] Eén waarde verschilt.
   *[other] { $number } waarden verschillen.
}
page-edition-mine = De mijne: { $value }
page-edition-theirs = De andere: { $value }
page-edition-nothing = niets
page-edition-has-entry = heeft dit item
page-edition-reconstructed = gereconstrueerd
page-edition-take-all = Alles van de andere overnemen
page-edition-merge = { $number ->
    [one] Eén waarde overnemen
   *[other] { $number } waarden overnemen
}
page-edition-played-on = Gespeeld met ‘{ $title }’, vingerafdruk { $digest }
