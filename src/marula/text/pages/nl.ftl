# The words of the pages, of no game.

page-skip = Naar de inhoud
page-navigation = Pagina's
page-home = Start
page-about = Info
page-language = Taal
page-theme = Uiterlijk
page-theme-auto = Zoals het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-sound = Geluid
page-sound-question = Met geluid spelen?
page-sound-on = Geluid aan
page-sound-off = Geen geluid
page-volume = Volume
page-pace = Zetten van anderen
page-pace-calm = Rustig
page-pace-brisk = Vlot
page-pace-at-once = Meteen
page-yes = ja
page-no = nee
page-close = Sluiten
page-cancel = Annuleren
page-back = Terug
page-menu = Menu
page-rules = Spelregels
page-rules-in-english = Deze spelregels zijn nog niet vertaald: hier staan ze in het Engels.
page-unreachable = De server antwoordt niet. Draait hij nog?
page-reload = Opnieuw laden
page-no-page = Deze pagina bestaat niet
page-no-page-more = Op { $address } is niets te vinden. Misschien is de link afgekapt.
page-fault = Er ging iets mis op deze pagina. Laad de pagina opnieuw; aan tafel gaat niets verloren.

page-welcome = Bordspellen die zich in Afrika afspelen
page-welcome-more = Meteen tegen bots, met vrienden via een link of samen aan één scherm. Zonder account.
page-players = { $fewest } tot { $most } spelers
page-play-bots = Tegen bots spelen
page-set-up = Tafel inrichten …
page-guest = Gast
page-tables = Tafels
page-no-tables = Nu geen open tafels. Richt er een in en toon hem aan iedereen.
page-finished = Gespeelde partijen
page-no-finished = Er is nog geen partij uitgespeeld.
page-upload = Partijbestand openen …
page-go-on = Verder spelen
page-status-open = Open: doe mee
page-status-playing = Bezig: kijk mee
page-status-over = Afgelopen
page-more-matches = Nog { $number } van je partijen
page-no-game = Dit spel bestaat niet: { $name }
page-won-by = Gewonnen door { $names }
page-free-seat = vrije plaats

page-how-many = Spelers
page-seats = Plaatsen
page-seat-kind = Wie op plaats { $number } zit
page-me = Ik
page-me-again = Nog eens ik, aan dit scherm
page-by-link = Iemand met de link
page-bot = Bot: { $level }
page-name = Naam
page-colour-of = Kleur van plaats { $number }
page-colour-blue = blauw
page-colour-red = rood
page-colour-green = groen
page-colour-violet = paars
page-colour-gold = goud
page-clock = Klok
page-clock-none = geen
page-clock-quick = 5 minuten plus 10 seconden per beslissing
page-clock-calm = 20 minuten plus 20 seconden per beslissing
page-clock-days = 3 dagen per beslissing
page-hints = Tips op verzoek
page-public = Deze tafel aan iedereen op deze server tonen
page-start = Start
page-more = Varianten, klok en wie mag meekijken

page-room-free = { $number ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $number } plaatsen vrij.
}
page-room-full = Alle plaatsen zijn bezet.
page-room-host = Wie de tafel heeft geopend, start de partij zodra alle plaatsen bezet zijn.
page-opened = Geopend op { $date }
page-here = hier
page-sit-too = Ook hier gaan zitten
page-remove-bot = Bot wegsturen
page-room = De partij begint zodra alle plaatsen bezet zijn.
page-copy = Deze tafel is een van meerdere kopieën met dezelfde kaarten en hetzelfde toeval, om te vergelijken hoe mensen ze spelen. Alle kopieën beginnen tegelijk, en je mag maar aan één ervan zitten.
page-order = Wie begint
page-by-lot = door loting
page-as-listed = plaatsen zoals hier
page-order-lot = Dan wordt om de plaatsen geloot, dus iedereen kan beginnen.
page-order-host = Iedereen houdt de plaats die hier staat, en plaats 1 begint.
page-order-rotated = Iedereen is sinds de vorige partij één plaats opgeschoven.
page-starts-lot = Om de plaatsen is geloot: { $name } begint, daarna { $names }.
page-starts-rotated = Iedereen is één plaats opgeschoven: { $name } begint, daarna { $names }.
page-sit = Gaan zitten
page-stand-up = Opstaan
page-fill-bot = Een bot neerzetten …
page-invite = Stuur deze link naar wie mee mag doen, of laat de code scannen.
page-own-link = Deze link is je eigen plaats. Open hem op je andere apparaat en laat hem aan niemand zien.
page-other-device = Mijn plaats, voor een ander apparaat
page-copy-link = Link kopiëren
page-copied = Gekopieerd
page-qr = De link als QR-code

page-no-moment = Deze link noemt een moment of een plaats die deze partij niet heeft. Dit komt er het dichtst bij.
page-no-table = Deze tafel bestaat niet
page-no-table-more = Misschien is de link afgekapt, of is de tafel weg.
page-not-welcome = Deze tafel laat je niet toe
page-not-welcome-more = De link naar deze plaats klopt niet of is te oud, of de tafel is niet open voor toeschouwers.
page-watch-only = Zonder plaats meekijken
page-connection-connecting = Verbinden …
page-connection-open = Verbonden
page-connection-lost = Verbinding weg, nieuwe poging …
page-connection-refused = Niet verbonden
page-choice-waits = Je keuze wordt verstuurd zodra de verbinding terug is.
page-choice-lost = Je keuze is niet verstuurd: de verbinding was te lang weg. Kies opnieuw.

page-show = Wat er te zien is
page-board = Bord
page-as-text = Als tekst
page-unknown = niet bekend
page-zoom = Grootte van de landkaart
page-sort-by-kind = Kaarten op soort sorteren
page-sort-by-number = Kaarten op aantal sorteren
page-nearer = Dichterbij
page-farther = Verder weg
page-whole-map = De hele landkaart
page-log = Verloop
page-chat = Chat
page-chat-empty = Nog niemand heeft iets gezegd.
page-chat-say = Zeg iets
page-chat-send = Versturen
page-chat-more = Over dit bericht van { $name }
page-chat-mute = { $name } dempen
page-chat-muted = Op dit apparaat zie je niet wat { $name } schrijft. Niemand anders krijgt dat te horen.
page-chat-unmute = Tonen wat { $name } schrijft
page-chat-unmuted = Je ziet weer wat { $name } schrijft.
page-chat-report = Dit bericht melden
page-chat-report-name = Deze naam melden
page-chat-reported = Gemeld. De beheerder van deze server kan nu zien wat { $name } heeft geschreven.
page-score = Punten
page-everyone = Wat iedereen heeft
page-choices = Wat je kunt doen
page-all-choices = { $number ->
    [one] De ene keuze als lijst
   *[other] Alle { $number } keuzes als lijst
}
page-more-choices = nog { $number }
page-seat-details = Wat { $name } heeft
page-find = Zoeken
page-earlier = Eerdere tonen
page-since = Sinds je vorige beurt
page-you = jij
page-stand-in = bot valt in
page-hurried = denkt korter
page-hurried-why = Op deze server denken nu veel bots, dus deze heeft minder tijd.
page-away = weg
page-to-move = aan de beurt
page-thinks = denkt na
page-choosing = kiest
page-your-turn = Jij bent aan de beurt.
page-your-turn-area = Wat er gevraagd wordt
page-waiting-for = Wachten op: { $names }.
page-also-waiting = Ook nog niet klaar: { $names }.
page-read-rule = Regel { $rule } lezen
page-undo = Terugnemen
page-undo-ask = Vragen of ik mijn laatste beslissing mag terugnemen
page-undo-asked = { $name } wil een beslissing terugnemen.
page-undo-waits = De anderen krijgen de vraag of dit teruggenomen mag worden.
page-agree = Goed
page-refuse = Weigeren
page-hint = Tip
page-to-bot = Een bot voor mij laten spelen
page-bot-plays = Een bot speelt voor je.
page-take-back = Weer zelf spelen
page-menu-match = Deze partij
page-menu-others = Anderen en andere schermen
page-menu-settings = Instellingen
page-began = Begonnen op { $date }.
page-mode-board = Alleen het bord tonen, op een scherm voor iedereen
page-guide = Rondleiding
page-guide-next = Verder
page-guide-ask = Hier lees je wat er van je gevraagd wordt, met als knoppen alles wat je kunt doen. De cijfertoetsen werken ook. Wat je hebt gekozen, kun je vaak terugnemen.
page-guide-board = Het bord. Wat je erop kunt kiezen, heeft een groene rand; probeer je iets wat niet kan, dan lees je waarom.
page-guide-seats = Iedereen aan tafel, en wie er aan de beurt is.
page-guide-log = Wat er gebeurd is, in woorden. Wijs een regel aan en het bord laat zien waar het over gaat.
page-pass-on = Klaar, doorgeven
page-pass-on-asked = Bekijk wat je hebt gekregen. Daarna is { $name } aan de beurt.
page-curtain = Doorgeven aan { $name }
page-curtain-lift = Ik ben { $name }

page-notices = Laat me weten wanneer ik aan de beurt ben
page-notices-here = Op dit apparaat
page-notices-not-here = Niet meer op dit apparaat
page-notices-forbidden = Deze browser staat hier geen berichten toe.
page-notices-kind = Manier
page-notices-address = Adres
page-notices-add = Toevoegen
page-notices-asked = Er is een mail onderweg: open eerst de link die erin staat.
page-notices-unconfirmed = nog niet bevestigd
page-notices-mute = Stil
page-notices-remove = Verwijderen
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Een browser
page-notice = Berichten
page-notice-confirm = Wil je mail op dit adres wanneer je aan deze tafel aan de beurt bent?
page-notice-yes = Ja, laat het me weten
page-notice-stop = Wil je geen mail meer over deze tafel?
page-notice-no-more = Geen mail meer
page-notice-done = Klaar.
page-notice-old = Deze link geldt niet meer.

page-winner = wint
page-out = kan niet winnen
page-ceremony = De telling, stap voor stap
page-ceremony-next = Volgende
page-ceremony-skip = Stand tonen
page-ceremony-again = Telling stap voor stap tonen
page-tie = { $ahead } eindigt met evenveel punten vóór { $behind }: { $reason }.
page-tie-other = de regel bij gelijke stand beslist, { $more } tegen { $less }
page-tie-shared = { $ahead } en { $behind } hebben evenveel punten, en niets geeft de doorslag.
page-course = Punten in de loop van de partij
page-course-note = Geteld alsof de partij daar was geëindigd.
page-rematch = Nog eens spelen
page-watch-again = Terugkijken
page-download = Partij downloaden
page-verify-luck = Toeval controleren
page-luck-kept = Het toeval van deze partij was het beloofde.
page-luck-broken = Het toeval van deze partij was niet het beloofde.
page-luck-none = De startwaarde van deze partij is niet bekend, dus het toeval is niet te controleren.
page-luck-holds = Klopt
page-luck-fails = Klopt niet
page-luck-open = Niet te controleren
page-luck-promise = De startwaarde die nu bekend is, is die welke vóór de opzet was beloofd.
page-luck-noted = Het is de belofte die deze browser vóór de opzet heeft genoteerd.
page-luck-added = { $number ->
    [0] Niemand heeft iets aan de startwaarde toegevoegd.
    [one] Eén speler heeft na de belofte iets aan de startwaarde toegevoegd.
   *[other] { $number } spelers hebben na de belofte iets aan de startwaarde toegevoegd.
}
page-luck-lot = De loting die iedereen een plaats gaf, volgt uit de startwaarde.
page-luck-own = Wat jouw browser heeft toegevoegd, zit erin.
page-luck-draws = { $number ->
    [one] De ene trekking volgt uit de startwaarde en wat is toegevoegd.
   *[other] Alle { $number } trekkingen volgen uit de startwaarde en wat is toegevoegd.
}
page-luck-taken-back = Eerlijk spel: de enige mens hier heeft { $number ->
        [one] { $number } beslissing
       *[other] { $number } beslissingen
    } teruggenomen nadat toeval of verborgen kaarten te zien waren.
page-luck-twice = Geen toeval is twee keer gebruikt.
page-luck-rest = Dat de regels precies om deze trekkingen vroegen, bewijst de gedownloade partij met ‘marula verify’.
page-luck-each = Elke trekking
page-luck-when = Beslissing
page-luck-deal = Opzet
page-luck-size = Uit
page-luck-told = Opgegeven
page-luck-again = Nagerekend
page-path = De weg naar de winst
page-copy-failed = Deze browser laat pagina’s niet kopiëren. Hier is de link:
page-link = Link

page-first = Naar de opzet
page-previous = Eén beslissing terug
page-next = Eén beslissing verder
page-last = Naar het einde
page-play = Afspelen
page-pause = Pauze
page-moment = Moment van de partij
page-moment-of = beslissing { $number } van { $last }
page-speed = Tempo
page-eyes = Door wiens ogen
page-onlooker = Toeschouwer
page-share = Link naar dit moment kopiëren
page-fork = Vanaf hier anders spelen

page-sources = Bronnen
page-rules-and-sources = Spelregels en bronnen
page-about-what = Met Marula kun je bordspellen die zich in Afrika afspelen in de browser spelen en bestuderen: tegen bots en met elkaar, met spelregels die genummerd en één voor één getest zijn. Het is open, houdt geen accounts bij en geeft niets aan anderen door.
page-about-period = De tijd waarin deze spellen zich afspelen
page-about-period-1 = Spellen over reizen in het Afrika van de negentiende eeuw vertellen meestal vanuit de reizigers. De plaatsen waren niet leeg en niet onontdekt: er woonden mensen, die er handel dreven en bestuurden, de reizigers de weg wezen en een hoge prijs betaalden voor wat volgde, van slavernij tot koloniaal bestuur.
page-about-period-2 = We houden de namen van de gedrukte spellen waar de spelregels ze nodig hebben, zetten de huidige namen ernaast en laten de rangen en karikaturen van die tijd weg uit onze tekeningen.
page-about-boards = Hoe zeker we van de borden zijn
page-about-boards-1 = De gedrukte borden en kaarten mogen we niet kopiëren. Namen en getallen komen hier uit gepubliceerde spelregels en openbare beschrijvingen; waar niemand ze heeft opgeschreven, zijn ze gereconstrueerd zodat ze kloppen met alles wat bekend is, en de editie vermeldt dat. Wie een gedrukt spel bezit, kan met de waarden daarvan spelen in een editiebestand. Alle tekeningen zijn van onszelf.
page-privacy = Privacy
page-privacy-link = Wat deze server bewaart, hoe lang, en hoe je het laat wissen
page-privacy-none = Er zijn geen accounts, geen cookies en geen trackers. Je browser laadt niets van andere servers.
page-privacy-server = Op de server
page-privacy-table = Van elke tafel: de namen die mensen hebben ingevoerd, hun zetten en chat, en wanneer die zijn gedaan.
page-privacy-table-always = Ze blijven tot de beheerder van deze server de tafel verwijdert.
page-privacy-table-days = Ze worden verwijderd als niemand de tafel { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} lang heeft aangeraakt.
page-privacy-secret = Van de geheime sleutel die je plaats opent: alleen een hash, zolang de tafel bestaat.
page-privacy-address = Je netwerkadres wordt niet bewaard. Een hash ervan, met een sleutel gemaakt, staat in het log als een verzoek wordt geweigerd, bij edities die je opslaat en bij je plaats aan kopieën van een tafel. Wie is uitgesloten, wordt aan zo'n hash herkend.
page-privacy-notice = Als je berichten aanzet: het adres of de browser waar ze heen gaan, tot je ze uitzet of de tafel wordt verwijderd.
page-privacy-mail = Als een e-mailadres om bevestiging wordt gevraagd: een hash ervan, { $days ->
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
} lang heeft bekeken.
page-privacy-browser = In je browser
page-privacy-browser-what = Je naam, je instellingen, de geheime sleutels van je plaatsen en wie je hebt gedempt, staan in de opslag van deze browser. Je wist ze met de gegevens van deze site, in de instellingen van de browser. Daarna zijn je plaatsen vanaf hier niet meer te openen.
page-privacy-others = Wat anderen zien
page-privacy-others-what = Iedereen aan een tafel ziet namen, zetten en chat. Mag er worden meegekeken, dan ziet iedereen met de link die ook. Openbare tafels staan op de startpagina. Bestanden van uitgespeelde partijen bevatten zetten, maar geen namen en geen chat.
page-privacy-erase = Iets laten wissen
page-privacy-erase-how = Schrijf de beheerder van deze server. Geef de link van de tafel en zeg welke plaats de jouwe was. De beheerder kan je alles tonen wat over je is bewaard, en je namen, je chat en je berichten wissen. Je zetten blijven, zonder je naam, zodat de partij van de anderen te lezen en te controleren blijft.
page-about-thanks = Dank
page-about-thanks-1 = De kustlijn is gemaakt van de publieke gegevens van Natural Earth. De lettertypen zijn Alegreya en Alegreya Sans van Juan Pablo del Peral, onder de SIL Open Font License.

field-active = Aan de beurt
field-round = Ronde
field-hand-sizes = Kaarten of stukken in de hand
field-unseen = Nog niet gezien
field-under = Daaronder, in deze volgorde

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Gedrukte waarden
page-edition-editor = Editie bewerken
page-edition-own-title = { $title }, mijn editie
page-edition-owner = Het gedrukte spel, gelezen door de eigenaar
page-edition-title = Titel
page-edition-start = Ermee spelen
page-edition-keep = Op deze server bewaren
page-edition-keep-again = Wijzigingen opslaan
page-edition-kept-again = Opgeslagen. De vingerafdruk is nu { $digest }.
page-edition-save = In een bestand opslaan
page-edition-open-file = Bestand openen
page-edition-compare = Met een bestand vergelijken
page-edition-again = Opnieuw beginnen
page-edition-delete = Verwijderen
page-edition-delete-sure = Deze editie van de server verwijderen? Tafels die ermee zijn gemaakt, gaan door.
page-edition-yours = Op deze server bewaard, vingerafdruk { $digest }. Alleen deze link opent de editie, en alleen jij kunt die wijzigen.
page-edition-owner-link = Eigenaarslink kopiëren
page-edition-unsaved = Je wijzigingen zijn nog niet op de server opgeslagen.
page-edition-others = Iemand heeft deze editie met je gedeeld, vingerafdruk { $digest }. Bewaar de editie om een eigen kopie te krijgen.
page-edition-note = Typ alleen namen en getallen, geen teksten of afbeeldingen van de uitgever. Een gestippeld veld is een reconstructie: het blijft gemarkeerd tot je typt wat er gedrukt staat of het bevestigt. Enter bevestigt een veld en gaat naar het volgende. Wat je typt, blijft in deze browser tot je het opslaat of bewaart.
page-edition-no-file = Dit bestand is geen editie van dit spel.
page-edition-no-board = Het bord verschijnt zodra alles klopt.
page-edition-checking = Controleren …
page-edition-sound = Alles klopt. Met deze editie kan gespeeld worden.
page-edition-problems = { $number ->
    [one] Eén ding klopt niet.
   *[other] { $number } dingen kloppen niet.
}
page-edition-show-first = Het eerste tonen
page-edition-board = Bord
page-edition-things = Alles op het bord. De pijltoetsen gaan van het ene naar het volgende, Enter opent de regel ervan en Escape gaat terug.
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
page-edition-add = Regel toevoegen
page-edition-entry = Regel
page-edition-actions = Bevestigen of weghalen
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Vergeleken met ‘{ $title }’
page-edition-differences = { $number ->
    [0] In beide bestanden staat hetzelfde.
    [one] Eén waarde verschilt.
   *[other] { $number } waarden verschillen.
}
page-edition-mine = De mijne: { $value }
page-edition-theirs = De andere: { $value }
page-edition-nothing = niets
page-edition-has-entry = heeft deze regel
page-edition-reconstructed = gereconstrueerd
page-edition-take-all = Alles van de andere overnemen
page-edition-merge = { $number ->
    [one] Eén waarde overnemen
   *[other] { $number } waarden overnemen
}
page-edition-played-on = Gespeeld met ‘{ $title }’, vingerafdruk { $digest }
