# The words of the pages, of no game.

page-skip = Gå til indholdet
page-navigation = Sider
page-home = Forside
page-about = Om
page-language = Sprog
page-theme = Udseende
page-theme-auto = Som enheden
page-theme-light = Lyst
page-theme-dark = Mørkt
page-sound = Lyd
page-sound-question = Vil du spille med lyd?
page-sound-on = Lyd til
page-sound-off = Ingen lyd
page-volume = Lydstyrke
page-pace = De andres træk
page-pace-calm = Roligt
page-pace-brisk = Raskt
page-pace-at-once = Straks
page-yes = ja
page-no = nej
page-close = Luk
page-cancel = Annuller
page-back = Tilbage
page-menu = Menu
page-rules = Regler
page-rules-in-english = Disse regler er ikke oversat endnu: Her er de på engelsk.
page-unreachable = Serveren svarer ikke. Kører den stadig?
page-reload = Indlæs igen
page-no-page = Den side findes ikke
page-no-page-more = Der er intet på { $address }. Måske er linket skåret af.
page-fault = Noget gik galt på denne side. Indlæs den igen; intet ved bordet går tabt.

page-welcome = Brætspil, der foregår i Afrika
page-welcome-more = Straks mod botter, med venner via et link eller sammen ved én skærm. Ingen konto.
page-players = { $fewest } til { $most } spillere
page-play-bots = Spil mod botter
page-set-up = Opret et bord …
page-guest = Gæst
page-tables = Borde
page-no-tables = Ingen åbne borde lige nu. Opret et, og vis det for alle.
page-finished = Afsluttede partier
page-no-finished = Intet parti er afsluttet endnu.
page-upload = Åbn en partifil …
page-go-on = Fortsæt
page-status-open = Åbent: vær med
page-status-playing = I gang: se med
page-status-over = Slut
page-more-matches = { $number } til af dine partier
page-no-game = Det spil findes ikke: { $name }
page-won-by = Vundet af { $names }
page-free-seat = ledig plads

page-how-many = Spillere
page-seats = Pladser
page-seat-kind = Hvem sidder på plads { $number }
page-me = Mig
page-me-again = Mig igen, ved denne skærm
page-by-link = En med linket
page-bot = Bot: { $level }
page-name = Navn
page-colour-of = Farve for plads { $number }
page-colour-blue = blå
page-colour-red = rød
page-colour-green = grøn
page-colour-violet = violet
page-colour-gold = guld
page-clock = Ur
page-clock-none = intet
page-clock-quick = 5 minutter plus 10 sekunder pr. beslutning
page-clock-calm = 20 minutter plus 20 sekunder pr. beslutning
page-clock-days = 3 dage pr. beslutning
page-hints = Tip, når man beder om det
page-public = Vis bordet for alle på denne server
page-start = Start
page-more = Varianter, ur og hvem der må se med

page-room-free = { $number ->
    [one] Én plads er ledig.
   *[other] { $number } pladser er ledige.
}
page-room-full = Alle pladser er taget.
page-room-host = Værten starter partiet, når alle pladser er taget.
page-opened = Åbnet { $date }
page-here = her
page-sit-too = Sæt dig også her
page-remove-bot = Send botten væk
page-room = Partiet begynder, når alle pladser er taget.
page-copy = Dette bord er en af flere kopier med de samme kort og samme held, så man kan sammenligne, hvordan folk spiller. Alle kopier starter samtidig, og du må kun sidde ved én af dem.
page-order = Hvem begynder
page-by-lot = efter lodtrækning
page-as-listed = pladser som vist her
page-order-lot = Så trækkes der lod om pladserne, og enhver kan komme til at begynde.
page-order-host = Alle beholder den plads, der vises her, og plads 1 begynder.
page-order-rotated = Alle er rykket én plads siden sidste parti.
page-starts-lot = Der er trukket lod om pladserne: { $name } begynder, derefter { $names }.
page-starts-rotated = Alle er rykket én plads: { $name } begynder, derefter { $names }.
page-sit = Sæt dig
page-stand-up = Rejs dig
page-fill-bot = Sæt en bot her …
page-invite = Send linket til den, der skal være med, eller lad vedkommende skanne det.
page-own-link = Dette link er din egen plads. Åbn det på din anden enhed, og vis det ikke til nogen.
page-other-device = Min egen plads, til en anden enhed
page-copy-link = Kopiér linket
page-copied = Kopieret
page-qr = Linket som QR-kode

page-no-moment = Dette link nævner et tidspunkt eller en plads, som partiet ikke har. Her er det nærmeste.
page-no-table = Det bord findes ikke
page-no-table-more = Måske er linket skåret af, eller bordet er væk.
page-not-welcome = Dette bord lukker dig ikke ind
page-not-welcome-more = Linket til denne plads er forkert eller for gammelt, eller bordet vises ikke for tilskuere.
page-watch-only = Se med uden plads
page-connection-connecting = Forbinder …
page-connection-open = Forbundet
page-connection-lost = Forbindelsen er tabt, prøver igen …
page-connection-refused = Ikke forbundet
page-choice-waits = Dit valg bliver sendt, når forbindelsen er tilbage.
page-choice-lost = Dit valg blev ikke sendt: Forbindelsen var væk for længe. Vælg igen.

page-show = Hvad der vises
page-board = Bræt
page-as-text = Som tekst
page-unknown = ikke kendt
page-zoom = Hvor tæt på kortet du er
page-sort-by-kind = Sortér kortene efter slags
page-sort-by-number = Sortér kortene efter antal
page-nearer = Tættere på
page-farther = Længere væk
page-whole-map = Hele kortet
page-log = Log
page-chat = Chat
page-chat-empty = Ingen har sagt noget endnu.
page-chat-say = Sig noget
page-chat-send = Send
page-chat-more = Om denne besked fra { $name }
page-chat-mute = Skjul { $name }
page-chat-muted = På denne enhed ser du ikke, hvad { $name } skriver. Ingen andre får det at vide.
page-chat-unmute = Vis, hvad { $name } skriver
page-chat-unmuted = Du ser igen, hvad { $name } skriver.
page-chat-report = Anmeld denne besked
page-chat-report-name = Anmeld dette navn
page-chat-reported = Anmeldt. Den, der driver serveren, kan nu se, hvad { $name } skrev.
page-score = Point
page-everyone = Hvad alle har
page-choices = Hvad du kan gøre
page-all-choices = { $number ->
    [one] Det ene valg som liste
   *[other] Alle { $number } valg som liste
}
page-more-choices = { $number } til
page-seat-details = Hvad { $name } har
page-find = Find
page-earlier = Vis det, der kom før
page-since = Siden din sidste tur
page-you = dig
page-stand-in = en bot er vikar
page-hurried = tænker kortere
page-hurried-why = Mange botter tænker på serveren lige nu, så denne har mindre tid.
page-away = væk
page-to-move = har tur
page-thinks = tænker
page-choosing = vælger
page-your-turn = Din tur.
page-your-turn-area = Hvad du bliver spurgt om
page-waiting-for = Vi venter på { $names }.
page-also-waiting = Vælger også: { $names }.
page-read-rule = Læs regel { $rule }
page-undo = Fortryd
page-undo-ask = Bed om at fortryde min sidste beslutning
page-undo-asked = { $name } beder om at fortryde en beslutning.
page-undo-waits = De andre bliver spurgt, om det må fortrydes.
page-agree = Sig ja
page-refuse = Sig nej
page-hint = Tip
page-to-bot = Lad en bot spille for mig
page-bot-plays = En bot spiller for dig.
page-take-back = Tag min plads tilbage
page-menu-match = Dette parti
page-menu-others = De andre og andre skærme
page-menu-settings = Indstillinger
page-began = Begyndt { $date }.
page-mode-board = Vis kun brættet, på en skærm for alle
page-guide = Vis mig rundt
page-guide-next = Næste
page-guide-ask = Her står, hvad du bliver spurgt om, og alt, hvad du kan gøre, står her som knapper. Taltasterne virker også. Det, du har valgt, kan tit fortrydes.
page-guide-board = Brættet. Det, du kan vælge på det, har en grøn kant; det, der ikke kan lade sig gøre, siger hvorfor, når du prøver.
page-guide-seats = Alle ved bordet, og hvis tur det er.
page-guide-log = Hvad der er sket, med ord. Peg på en linje, og brættet viser, hvad den handler om.
page-pass-on = Færdig, giv videre
page-pass-on-asked = Se, hvad du fik. Derefter er det { $name }, der har tur.
page-curtain = Giv skærmen videre til { $name }
page-curtain-lift = Jeg er { $name }

page-notices = Sig til, når det er min tur
page-notices-here = På denne enhed
page-notices-not-here = Ikke længere på denne enhed
page-notices-forbidden = Denne browser tillader ikke beskeder herfra.
page-notices-kind = Måde
page-notices-address = Adresse
page-notices-add = Tilføj
page-notices-asked = En mail er på vej: Linket i den skal åbnes først.
page-notices-unconfirmed = ikke bekræftet endnu
page-notices-mute = Lydløs
page-notices-remove = Fjern
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = En browser
page-notice = Beskeder
page-notice-confirm = Vil du have mail på denne adresse, når det er din tur ved dette bord?
page-notice-yes = Ja, sig til
page-notice-stop = Vil du ikke have flere mails om dette bord?
page-notice-no-more = Ikke flere mails
page-notice-done = Færdig.
page-notice-old = Dette link gælder ikke længere.

page-winner = vinder
page-out = kan ikke vinde
page-ceremony = Optællingen, trin for trin
page-ceremony-next = Næste
page-ceremony-skip = Vis stillingen
page-ceremony-again = Vis optællingen trin for trin
page-tie = { $ahead } er foran { $behind } med lige mange point: { $reason }.
page-tie-other = reglen for lige stilling afgør det, { $more } mod { $less }
page-tie-shared = { $ahead } og { $behind } har lige mange point, og intet afgør det.
page-course = Point gennem partiet
page-course-note = Talt, som om partiet var sluttet der.
page-rematch = Spil igen
page-watch-again = Se igen
page-download = Hent partiet
page-verify-luck = Efterprøv tilfældet
page-luck-kept = Tilfældet i dette parti var det, der var lovet.
page-luck-broken = Tilfældet i dette parti var ikke det, der var lovet.
page-luck-none = Startværdien for dette parti er ikke kendt, så tilfældet kan ikke efterprøves.
page-luck-holds = Passer
page-luck-fails = Passer ikke
page-luck-open = Kan ikke efterprøves
page-luck-promise = Startværdien, der oplyses nu, er den, der blev lovet før start.
page-luck-noted = Løftet er det, som denne browser noterede før start.
page-luck-added = { $number ->
    [0] Ingen har føjet noget til startværdien.
    [one] Én spiller føjede noget til startværdien efter løftet.
   *[other] { $number } spillere føjede noget til startværdien efter løftet.
}
page-luck-lot = Lodtrækningen, der gav alle deres plads, følger af startværdien.
page-luck-own = Det, som din browser tilføjede, er med.
page-luck-draws = { $number ->
    [one] Den ene lodtrækning følger af startværdien og det tilføjede.
   *[other] Alle { $number } lodtrækninger følger af startværdien og det tilføjede.
}
page-luck-taken-back = Fair spil: Det eneste menneske her fortrød { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    }, efter at tilfældet eller skjulte kort var vist.
page-luck-twice = Intet tilfælde blev brugt to gange.
page-luck-rest = At reglerne bad om netop disse lodtrækninger, beviser det hentede parti med ”marula verify”.
page-luck-each = Hver lodtrækning
page-luck-when = Beslutning
page-luck-deal = Start
page-luck-size = Ud af
page-luck-told = Oplyst
page-luck-again = Efterregnet
page-path = Vejen til sejren
page-copy-failed = Denne browser lader ikke sider kopiere. Her er linket:
page-link = Link

page-first = Til starten
page-previous = En beslutning tilbage
page-next = En beslutning frem
page-last = Til slutningen
page-play = Afspil
page-pause = Pause
page-moment = Tidspunkt i partiet
page-moment-of = beslutning { $number } af { $last }
page-speed = Hastighed
page-eyes = Set med hvis øjne
page-onlooker = En tilskuer
page-share = Kopiér et link til dette øjeblik
page-fork = Prøv et andet træk herfra

page-sources = Kilder
page-rules-and-sources = Regler og kilder
page-about-what = Med Marula kan man spille og studere brætspil, der foregår i Afrika: i browseren, mod botter og med hinanden, med regler, der er nummereret og afprøvet én for én. Marula er åbent, har ingen konti og kontakter ingen.
page-about-period = Den tid, spillene foregår i
page-about-period-1 = Spil om rejser i 1800-tallets Afrika fortæller som regel historien fra de rejsendes side. Stederne var hverken tomme eller uopdagede: Der boede folk, som handlede og styrede dér, viste de rejsende vej og betalte dyrt for det, der fulgte, fra slaveri til kolonistyre.
page-about-period-2 = Vi beholder de navne, som spillene trykker, hvor reglerne har brug for dem, viser nutidens navne ved siden af og udelader tidens rangordninger og karikaturer af vores tegninger.
page-about-boards = Hvor sikre vi er på brætterne
page-about-boards-1 = Spillenes trykte brætter og kort er ikke vores at kopiere. Navne og tal her stammer fra offentliggjorte regler og offentlige beskrivelser; hvor ingen har skrevet dem ned, er de rekonstrueret, så de passer til alt, hvad man ved, og udgaven siger det. Den, der ejer det trykte spil, kan spille med dets egne værdier i en udgavefil. Alle tegninger er vores egne.
page-privacy = Privatliv
page-privacy-link = Hvad serveren gemmer, hvor længe, og hvordan du får det slettet
page-privacy-none = Der er ingen konti, ingen cookies og ingen sporing. Din browser henter intet fra andre servere.
page-privacy-server = På serveren
page-privacy-table = For hvert bord: de navne, folk har skrevet, deres træk og chat og tidspunktet for dem.
page-privacy-table-always = De bliver, indtil den, der driver serveren, sletter bordet.
page-privacy-table-days = De slettes, når ingen har rørt bordet i { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-secret = Af hemmeligheden, der åbner din plads: kun en hash, lige så længe som bordet.
page-privacy-address = Din netværksadresse gemmes ikke. En hash af den, lavet med en nøgle, står i loggen, når en forespørgsel afvises, ved udgaver, som du gemmer, og ved din plads, når du sidder ved en kopi af et bord. Den, der er udelukket, kendes på en sådan hash.
page-privacy-notice = Hvis du slår beskeder til: den adresse eller den browser, de sendes til, indtil du slår dem fra, eller bordet slettes.
page-privacy-mail = Når en e-mailadresse skal bekræftes: en hash af den, i { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-report = Når nogen anmelder en besked eller et navn: teksten og begrundelsen, indtil sagen er behandlet, højst { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-edition = Udgaver, som du gemmer: indtil du sletter dem, eller ingen har set på dem i { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-browser = I din browser
page-privacy-browser-what = Dit navn, dine indstillinger, hemmelighederne til dine pladser, og hvem du har skjult, gemmes i denne browsers lager. Du sletter dem sammen med webstedets data i browserens indstillinger. Derefter kan dine pladser ikke længere åbnes herfra.
page-privacy-others = Hvad andre ser
page-privacy-others-what = Alle ved et bord ser navne, træk og chat. Det gør også enhver, der har bordets link, hvis det er tilladt at se med. Offentlige borde vises på forsiden. Filer med afsluttede partier rummer træk, men ingen navne og ingen chat.
page-privacy-erase = Sådan får du det slettet
page-privacy-erase-how = Skriv til den, der driver serveren. Angiv linket til bordet, og sig, hvilken plads der var din. Vedkommende kan vise dig alt, hvad der er gemt om dig, og slette dine navne, din chat og dine tilmeldinger til beskeder. Dine træk bliver stående uden dit navn, så de andres parti stadig kan læses og efterprøves.
page-about-thanks = Tak
page-about-thanks-1 = Kystlinjen er lavet af frie data fra Natural Earth. Skrifterne er Alegreya og Alegreya Sans af Juan Pablo del Peral, under SIL Open Font Licence.

field-active = Hvis tur
field-round = Runde
field-hand-sizes = Kort eller brikker på hånden
field-unseen = Ikke set endnu
field-under = Nederst, i denne rækkefølge

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Trykte værdier
page-edition-editor = Redigering af udgave
page-edition-own-title = { $title }, min udgave
page-edition-owner = Det trykte spil, aflæst af ejeren
page-edition-title = Titel
page-edition-start = Spil med den
page-edition-keep = Gem på serveren
page-edition-keep-again = Gem ændringer
page-edition-kept-again = Gemt. Fingeraftrykket er nu { $digest }.
page-edition-save = Gem i en fil
page-edition-open-file = Åbn en fil
page-edition-compare = Sammenlign med en fil
page-edition-again = Begynd forfra
page-edition-delete = Slet
page-edition-delete-sure = Vil du slette denne udgave fra serveren? Borde, der er oprettet med den, fortsætter.
page-edition-yours = Gemt på serveren, fingeraftryk { $digest }. Kun dette link åbner den, og kun du kan ændre den.
page-edition-owner-link = Kopiér ejerens link
page-edition-unsaved = Dine ændringer er ikke gemt på serveren endnu.
page-edition-others = Nogen har delt denne udgave med dig, fingeraftryk { $digest }. Gem den for at få din egen kopi.
page-edition-note = Skriv kun navne og tal, ingen tekster eller billeder fra forlaget. Et stiplet felt er en rekonstruktion: Det er mærket, indtil du skriver det trykte eller bekræfter feltet. Enter bekræfter et felt og går videre til det næste. Det, du skriver, bliver i denne browser, indtil du gemmer det.
page-edition-no-file = Denne fil er ikke en udgave af dette spil.
page-edition-no-board = Brættet vises, når alt passer.
page-edition-checking = Kontrollerer …
page-edition-sound = Alt passer. Denne udgave kan spilles.
page-edition-problems = { $number ->
    [one] Én ting passer ikke.
   *[other] { $number } ting passer ikke.
}
page-edition-show-first = Vis den første
page-edition-board = Bræt
page-edition-things = Alt på brættet. Piletasterne går fra det ene til det næste, Enter åbner indførslen, og Escape fører tilbage.
page-edition-tables = Trykte værdier
page-edition-table = Tabel
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problemer
}
page-edition-left = { $number } at bekræfte
page-edition-open = { $number } af { $of } mangler at blive bekræftet
page-edition-all-confirmed = Alt er bekræftet eller har en kilde
page-edition-confirm = Som trykt
page-edition-confirm-entry = Bekræft som trykt: { $entry }
page-edition-confirm-all = Alt som trykt
page-edition-remove = Fjern
page-edition-remove-entry = Fjern { $entry }
page-edition-add = Tilføj en indførsel
page-edition-entry = Indførsel
page-edition-actions = Bekræft eller fjern
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Sammenlignet med ”{ $title }”
page-edition-differences = { $number ->
    [0] Begge filer siger det samme.
    [one] Én værdi er forskellig.
   *[other] { $number } værdier er forskellige.
}
page-edition-mine = Min: { $value }
page-edition-theirs = Den anden: { $value }
page-edition-nothing = intet
page-edition-has-entry = har denne indførsel
page-edition-reconstructed = rekonstrueret
page-edition-take-all = Tag alt fra den anden
page-edition-merge = { $number ->
    [one] Tag én værdi
   *[other] Tag { $number } værdier
}
page-edition-played-on = Spillet på ”{ $title }”, fingeraftryk { $digest }
