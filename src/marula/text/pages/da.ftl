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
page-sound-off = Lyd fra
page-volume = Lydstyrke
page-pace = Tempo for de andres træk
page-pace-calm = Langsomt
page-pace-brisk = Hurtigt
page-pace-at-once = Straks
page-yes = ja
page-no = nej
page-remark = { $what } ({ $remark })
page-close = Luk
page-cancel = Annullér
page-back = Tilbage
page-menu = Menu
page-rules = Regler
page-contents = På denne side
page-help = Hjælp
page-help-more = Korte sider for spillere. Du kan læse dem, mens et parti venter på dig.
page-help-in-english = Hjælpesiderne findes kun på engelsk. Reglerne er på dit sprog.
page-help-play = Spil et parti
page-help-play-more = Det kan du gøre ved et bord: vælge, fortryde, bede om et tip, gå derfra og vende tilbage.
page-help-learn = Lær et spil
page-help-learn-more = De første lektioner, en opgave hver dag og dine egne fejl som øvelser.
page-help-review = Gennemgå et parti
page-help-review-more = Hvad du kunne have gjort bedre, og hvor meget af resultatet der var held.
page-help-luck = Sådan bevises det, at lodtrækningerne er fair
page-help-luck-more = Sådan kan du kontrollere, at ingen har pillet ved terninger og kort.
page-help-editions = Spil med det, der er trykt på dit eget bræt
page-help-editions-more = Indtast værdierne fra et spil, du ejer, og spil med dem.
page-help-changes = Alle ændringer, version for version
page-help-changes-more = Hvad der er nyt, og hvad der virker anderledes end før.
page-help-rules-more = De nummererede regler for hvert spil.
page-rules-in-english = Disse regler er ikke oversat endnu, så her er de på engelsk.
page-unreachable = Serveren svarer ikke. Kører den stadig?
page-reload = Indlæs igen
page-no-page = Den side findes ikke
page-no-page-more = Der er intet på { $address }. Måske kom hele linket ikke med.
page-fault = Noget gik galt på denne side. Indlæs den igen; intet ved bordet går tabt.

page-welcome = Brætspil, der foregår i Afrika
page-welcome-more = Spil straks mod botter, invitér venner med et link, eller del én skærm. Ingen konto nødvendig.
page-players = { $fewest } til { $most } spillere
page-play-bots = Spil mod botter
page-set-up = Opret et bord …
page-guest = Gæst
page-tables = Borde
page-no-tables = Der er ingen åbne borde lige nu. Opret et, og gør det offentligt.
page-finished = Afsluttede partier
page-no-finished = Intet parti er afsluttet endnu.
page-upload = Åbn en partifil …
page-go-on = Fortsæt
page-status-open = Åbent: vær med
page-status-playing = I gang: se med
page-status-over = Slut
page-more-matches = { $number ->
    [one] Endnu et af dine partier
   *[other] { $number } flere af dine partier
}
page-no-game = Det spil findes ikke: { $name }
page-won-by = Vundet af { $names }
page-free-seat = ledig plads

page-puzzles = Opgaver
page-puzzles-more = Stillinger fra stærke botters partier, hvor ét valg er klart bedst.
page-daily-puzzle = Dagens opgave
page-daily-puzzle-in = { $title }, { $number } spillere
page-daily-solved = Løst i dag
page-streak = { $number ->
    [one] { $number } dag i træk
   *[other] { $number } dage i træk
}
page-all-puzzles = Alle opgaver
page-puzzle-game = Spil
page-puzzle-theme = Tema
page-puzzle-difficulty = Sværhedsgrad
page-puzzle-any = Alle
page-puzzle-level = Sværhedsgrad { $level } af 5
page-puzzle-number = Opgave { $number }
page-puzzle-players = { $number } spillere
page-puzzle-solved = løst
page-puzzle-shown = løsningen set
page-puzzles-listed = { $number ->
    [one] { $number } opgave
   *[other] { $number } opgaver
}
page-puzzle-random = Løs en af disse
page-puzzle-best = Hvad er det bedste valg?
page-puzzle-how = Vælg, som du ville ved bordet. Du ser det, som denne spiller så.
page-puzzle-right = Rigtigt!
page-puzzle-wrong = Ikke det bedste. ”{ $choice }” vinder { $chance } af partierne; det bedste valg vinder { $best }.
page-puzzle-wrong-unknown = Ikke det bedste. ”{ $choice }” var ikke blandt de valg, der er værd at sammenligne.
page-puzzle-try-again = Prøv igen, eller se løsningen.
page-puzzle-show = Vis løsningen
page-puzzle-solution = Det bedste valg
page-puzzle-why = Hvorfor: { $what }.
page-puzzle-why-not = Det næstbedste: { $what }.
page-puzzle-options = Vinderchance for hvert valg
page-puzzle-found-by = Fundet af { $names }.
page-puzzle-found-by-none = Ingen af vores botter finder dette valg.
page-puzzle-next = Næste opgave
page-mistakes = Dine fejl igen
page-mistakes-more = Fejl fra dine gennemgange kommer igen her efter 1, 3, 7, 16 … dage. De gemmes kun på denne enhed.
page-mistakes-due = { $number ->
    [0] Ingen står for tur nu.
    [one] { $number } står for tur nu.
   *[other] { $number } står for tur nu.
} { $kept ->
    [one] { $kept } er gemt.
   *[other] { $kept } er gemt.
}
page-mistakes-start = Start
page-mistakes-export = Gem som fil
page-mistakes-import = Åbn en fil …
page-mistakes-imported = { $number ->
    [0] Der var intet nyt i filen.
    [one] { $number } fejl er tilføjet.
   *[other] { $number } fejl er tilføjet.
}
page-mistakes-bad-file = Filen indeholder ikke gemte fejl, eller også er den beskadiget. Intet er ændret.
page-mistake-ask = Her har du været før. Hvad er bedre end det, du gjorde dengang?
page-mistake-wrong = ”{ $choice }” er ikke det bedste valg. Prøv igen, eller se et bedre.
page-mistake-right = Rigtigt! Du ser den igen om et stykke tid.
page-mistake-shown = Du ser den igen i morgen.
page-mistake-then = Dengang valgte du: { $choice }. Det sænkede din vinderchance med { $loss }.
page-mistake-better = Bedre: { $choice }
page-mistake-gone = Partiet med denne fejl kan ikke åbnes længere.
page-mistake-forget = Glem denne fejl
page-mistake-next = Næste fejl
page-lessons = Første lektioner
page-lessons-go-on = Fortsæt lektionerne ({ $step } af { $steps })
page-lesson-of = Første lektioner: { $title }
page-lesson-step = Trin { $step } af { $steps }
page-lesson-meanwhile = Hvad der skete
page-lesson-back = Et trin tilbage
page-lesson-again = Start forfra
page-lesson-play = Spil et helt parti

page-how-many = Spillere
page-seats = Pladser
page-seat-kind = Hvem spiller på plads { $number }
page-me = Mig
page-me-again = Mig igen, ved denne skærm
page-by-link = En, du sender linket til
page-bot = Bot: { $level }
page-any-opponent = Hvem som helst ({ $level })
page-opponents = Mød modstanderne
page-choose-opponent = Vælg modstanderen på plads { $number }
page-name = Navn
page-colour-of = Farve for plads { $number }
page-colour-blue = blå
page-colour-red = rød
page-colour-green = grøn
page-colour-violet = violet
page-colour-gold = guld
page-clock = Ur
page-clock-none = Intet
page-clock-quick = 5 minutter + 10 sekunder pr. beslutning
page-clock-calm = 20 minutter + 20 sekunder pr. beslutning
page-clock-days = 3 dage pr. beslutning
page-hints = Tillad tip
page-win-chances-allow = Tilskuere ser, hvem der sandsynligvis vinder
page-win-chances = Vinderchancer
page-win-chances-note = ud fra det, alle kan se
page-win-chance-of = { $name } { $chance }
page-win-chance-nobody = ingen { $chance }
page-public = Offentligt: Alle på denne server kan se bordet
page-start = Start
page-more = Varianter, ur og tilskuere

page-room-free = { $number ->
    [one] Én plads er ledig.
   *[other] { $number } pladser er ledige.
}
page-room-full = Alle pladser er taget.
page-room-host = Værten starter partiet, når alle pladser er taget.
page-opened = Oprettet { $date }
page-here = her
page-sit-too = Sæt dig også her
page-remove-bot = Fjern botten
page-room = Partiet begynder, når alle pladser er taget.
page-copy = Dette bord er en af flere kopier med de samme kort og de samme lodtrækninger, så man kan sammenligne, hvordan folk spiller. Alle kopier starter samtidig, og du må kun sidde ved én af dem.
page-order = Hvem begynder
page-by-lot = Træk lod om pladserne
page-as-listed = Behold pladserne som vist her
page-order-lot = Der trækkes lod om pladserne, så enhver kan komme til at begynde.
page-order-host = Alle beholder den plads, der vises her, og plads 1 begynder.
page-order-rotated = Alle er rykket én plads frem siden sidste parti.
page-starts-lot = Der er trukket lod om pladserne: { $name } begynder, derefter { $names }.
page-starts-rotated = Alle er rykket én plads frem: { $name } begynder, derefter { $names }.
page-sit = Sæt dig her
page-stand-up = Forlad pladsen
page-fill-bot = Tilføj en bot …
page-invite = Send linket til dem, du vil invitere, eller lad dem skanne koden.
page-own-link = Dette link åbner din egen plads. Brug det på din anden enhed, og vis det ikke til nogen.
page-other-device = Spil fra denne plads på en anden enhed
page-copy-link = Kopiér link
page-copied = Kopieret
page-qr = Linket som QR-kode

page-no-moment = Dette link henviser til en beslutning eller en plads, som partiet ikke har. Her er den nærmeste.
page-no-table = Det bord findes ikke
page-no-table-more = Måske kom hele linket ikke med, eller bordet er slettet.
page-not-welcome = Du kan ikke åbne dette bord
page-not-welcome-more = Linket til denne plads er forkert eller forældet, eller bordet tillader ikke tilskuere.
page-watch-only = Se med som tilskuer
page-connection-connecting = Forbinder …
page-connection-open = Forbundet
page-connection-lost = Forbindelsen er afbrudt. Forbinder igen …
page-connection-refused = Ikke forbundet
page-choice-waits = Dit valg bliver sendt, så snart forbindelsen er tilbage.
page-choice-lost = Dit valg blev ikke sendt, fordi forbindelsen var væk for længe. Vælg igen.

page-show = Vis
page-board = Bræt
page-as-text = Som tekst
page-unknown = ikke kendt
page-zoom = Zoom på landkortet
page-sort-by-kind = Sortér kortene efter slags
page-sort-by-number = Sortér kortene efter antal
page-nearer = Zoom ind
page-farther = Zoom ud
page-whole-map = Vis hele landkortet
page-log = Log
page-chat = Chat
page-chat-empty = Ingen beskeder endnu.
page-chat-say = Skriv en besked
page-chat-send = Send
page-chat-more = Mere om denne besked fra { $name }
page-chat-mute = Skjul { $name }
page-chat-muted = Du ser ikke længere beskeder fra { $name } på denne enhed. Ingen andre får det at vide.
page-chat-unmute = Vis { $name } igen
page-chat-unmuted = Du ser beskeder fra { $name } igen.
page-chat-report = Anmeld denne besked
page-chat-report-name = Anmeld dette navn
page-chat-reported = Anmeldt. Den, der driver serveren, kan nu se, hvad { $name } skrev.
page-score = Point
page-everyone = Alle spillere
page-choices = Dine valg
page-all-choices = { $number ->
    [one] Vis det eneste valg som liste
   *[other] Vis alle { $number } valg som liste
}
page-more-choices = { $number } til
page-seat-details = Mere om { $name }
page-find = Find
page-earlier = Vis tidligere linjer
page-since = Siden din sidste tur
page-you = dig
page-stand-in = spilles af en bot
page-hurried = kortere tid
page-hurried-why = Serveren har mange botter, der tænker lige nu, så denne får kortere tid.
page-away = væk
page-to-move = har turen
page-thinks = tænker
page-choosing = vælger
page-your-turn = Din tur.
page-your-turn-area = Din opgave
page-waiting-for = Vi venter på { $names }.
page-also-waiting = Vælger også: { $names }.
page-read-rule = Læs regel { $rule }
page-undo = Fortryd
page-undo-ask = Bed om lov til at fortryde min sidste beslutning
page-undo-asked = { $name } beder om lov til at fortryde en beslutning.
page-undo-waits = Vi venter på, at de andre siger ja til, at du fortryder din beslutning.
page-agree = Sig ja
page-refuse = Afvis
page-hint = Tip
page-hint-where = Se her: ”{ $where }”.
page-hint-one-of-two = Et af disse to valg er det bedste. Hvilket?
page-hint-what = Hvad?
page-hint-why = Hvorfor?
page-hint-chance = Vinderchance { $chance }.
page-hint-second = Næstbedst: { $what } ({ $chance }).
page-hint-why-not = Hvorfor ikke …?
page-hint-other = { $what }: vinderchance { $chance }.
page-coach = Træner
page-coach-more = siger til før en bommert
page-coach-wait = Vent!
page-coach-costs = ”{ $what }” sænker vinderchancen med { $loss }. Der er noget bedre.
page-coach-again = Tænk dig om
page-coach-play = Spil det alligevel
page-to-bot = Lad en bot spille for mig
page-bot-plays = En bot spiller for dig.
page-take-back = Overtag pladsen fra botten
page-menu-match = Dette parti
page-menu-others = Andre spillere og skærme
page-menu-settings = Indstillinger
page-began = Startet { $date }.
page-mode-board = Vis kun brættet, til en fælles skærm
page-guide = Få en rundvisning
page-guide-next = Næste
page-guide-ask = Her står, hvad du skal gøre nu. Alt, hvad du kan gøre, findes her som knapper, og taltasterne virker også. Du kan tit fortryde et valg.
page-guide-board = Brættet. Det, du kan vælge, har en grøn kant. Prøver du noget, der ikke er tilladt, får du at vide hvorfor.
page-guide-seats = Alle spillere ved bordet, og hvis tur det er.
page-guide-log = Alt, hvad der er sket, med ord. Peg på en linje for at se den på brættet.
page-pass-on = Færdig, næste spiller
page-pass-on-asked = Se, hvad du fik. Derefter har { $name } turen.
page-curtain = Giv enheden videre til { $name }
page-curtain-lift = Jeg er { $name }

page-notices = Giv mig besked, når det er min tur
page-notices-here = Giv mig besked på denne enhed
page-notices-not-here = Slå beskeder fra på denne enhed
page-notices-forbidden = Denne browser tillader ikke beskeder fra dette websted.
page-notices-kind = Kanal
page-notices-address = Adresse
page-notices-add = Tilføj
page-notices-asked = Vi har sendt dig en mail. Åbn først linket i den.
page-notices-unconfirmed = ikke bekræftet endnu
page-notices-mute = Slå fra
page-notices-remove = Fjern
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Besked i browseren
page-notice = Beskeder
page-notice-confirm = Vil du have en mail på denne adresse, når det er din tur ved dette bord?
page-notice-yes = Ja, giv mig besked
page-notice-stop = Vil du stoppe mails om dette bord?
page-notice-no-more = Stop mails
page-notice-done = Det er gjort.
page-notice-old = Dette link virker ikke længere.

page-winner = vinder
page-out = kan ikke vinde
page-ceremony = Optællingen, trin for trin
page-ceremony-next = Næste
page-ceremony-skip = Gå til slutstillingen
page-ceremony-again = Vis optællingen trin for trin
page-tie = { $ahead } og { $behind } har lige mange point. { $ahead } er placeret højere: { $reason }.
page-tie-other = ved lige stilling { $more } mod { $less }
page-tie-shared = { $ahead } og { $behind } har lige mange point, og ingen regel skiller dem.
page-course = Point gennem partiet
page-course-note = Hvert punkt viser stillingen, som om partiet var sluttet der.
page-rematch = Spil igen
page-watch-again = Se partiet igen
page-download = Hent partifilen
page-verify-luck = Kontrollér tilfældighederne
page-luck-kept = Tilfældighederne var fair: De følger af den startværdi, der blev lovet før start.
page-luck-undone = Lodtrækningerne følger af den lovede startværdi, men noget blev set og derefter fortrudt.
page-luck-broken = Tilfældighederne passer ikke til den startværdi, der blev lovet før start.
page-luck-none = Startværdien for dette parti er ikke kendt, så tilfældighederne kan ikke kontrolleres.
page-luck-holds = Passer
page-luck-fails = Passer ikke
page-luck-open = Kan ikke kontrolleres
page-luck-promise = Startværdien, der offentliggøres nu, er den, der blev lovet før start.
page-luck-noted = Løftet er det, som denne browser gemte før start.
page-luck-added = { $number ->
    [0] Ingen spiller føjede noget til startværdien.
    [one] Én spiller føjede noget til startværdien efter løftet.
   *[other] { $number } spillere føjede noget til startværdien efter løftet.
}
page-luck-lot = Lodtrækningen om pladserne følger af startværdien.
page-luck-own = Det, din browser tilføjede, er en del af startværdien.
page-luck-draws = { $number ->
    [one] Den eneste lodtrækning følger af startværdien og det tilføjede.
   *[other] Alle { $number } lodtrækninger følger af startværdien og det tilføjede.
}
page-luck-taken-back = Fairplay: Det eneste menneske her fortrød { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    } efter at have set udfaldet af en lodtrækning eller skjulte kort.
page-luck-taken-back-by-all = Fairplay: Alle spillere gik med til at fortryde { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    }. Denne side kan ikke afgøre, om én person havde flere pladser.
page-luck-skipped = Fairplay: { $number ->
        [one] { $number } lodtrækning
       *[other] { $number } lodtrækninger
    } blev foretaget og derefter fortrudt.
page-luck-other = Fairplay: Fra beslutning { $number } følger tilfældighederne af en anden startværdi, som i et parti, der blev fortsat fra et andet.
page-luck-twice = Ingen lodtrækning blev brugt to gange.
page-luck-rest = Hent partifilen, og kør ”marula verify” for at bevise, at reglerne krævede netop disse lodtrækninger.
page-luck-each = Hver lodtrækning
page-luck-when = Beslutning
page-luck-deal = Start
page-luck-size = Muligheder
page-luck-told = Registreret
page-luck-again = Genberegnet
page-path = Vejen til sejren
page-copy-failed = Denne browser lader ikke sider kopiere tekst. Her er linket:
page-link = Link

page-first = Gå til starten
page-previous = En beslutning tilbage
page-next = En beslutning frem
page-last = Gå til slutningen
page-play = Afspil
page-pause = Pause
page-moment = Tidspunkt i partiet
page-moment-of = beslutning { $number } af { $last }
page-speed = Hastighed
page-eyes = Vis som
page-onlooker = Tilskuer
page-share = Kopiér link til denne stilling
page-fork = Prøv et andet træk herfra

page-review = Gennemgang
page-review-starting = Gennemgangen begynder.
page-review-progress = { $done } af { $total } beslutninger vurderet
page-review-stopped = Gennemgangen stoppede, før den var færdig.
page-review-go-on = Fortsæt
page-review-whose = Hvis beslutninger
page-review-show = Vis den
page-review-found = Beslutninger: { $all }. Bedste valg fundet: { $best }. Omtrent lige så godt: { $fine }.
page-review-curve = Vinderchance gennem partiet
page-review-line-chance = Vinderchance
page-review-line-luck = Kun start og held
page-review-line-choices = Kun start og valg
page-review-none-yet = Ingen indtil nu.
page-review-chosen = Valgt: { $what } (vinderchance { $chance })
page-review-why = Forskellen
page-review-try = Prøv det herfra
page-reading = Hvad du kunne have vidst om de andre
page-reading-note = Sandsynligheder ud fra det, man på denne plads havde set indtil da, med sandheden ved siden af. ”2+” betyder mindst to, ”3+” mindst tre og så videre.
page-review-verdict-best = Bedst
page-review-verdict-fine = Godt
page-review-verdict-inaccuracy = Unøjagtighed
page-review-verdict-mistake = Fejl
page-review-verdict-blunder = Bommert

page-sources = Kilder
page-rules-and-sources = Regler og kilder
page-about-what = Marula er et sted, hvor man kan spille og studere brætspil, der foregår i Afrika: i browseren, mod botter og med hinanden. Reglerne er nummereret, og hver af dem er afprøvet. Marula er open source, kræver ingen konto og sender intet til andre.
page-new-version = Marula { $version } er her.
page-new = Nyheder
page-new-1 = Brikkerne bevæger sig, og du kan slå lyden til. Du får tip trin for trin, og en træner kan advare dig før en bommert. Alle ikoner og kort forklarer sig selv: Peg på dem, hold fingeren på dem, eller tryk på I. Vælg farven på din plads.
page-new-2 = Efter et parti viser gennemgangen dine vendepunkter, og hvor meget der var held. Hver dag er der en opgave, og til hvert spil er der nogle første lektioner. Hvis du ejer et trykt spil, kan du skrive dets værdier ind i editoren og spille med dem.
page-about-period = Den tid, spillene foregår i
page-about-period-1 = Spil om rejser i 1800-tallets Afrika fortæller som regel historien fra de rejsendes side. Stederne var hverken tomme eller uopdagede. Der boede mennesker, som handlede og styrede dér, og som viste de rejsende vej, gav dem mad og bar for dem. De betalte dyrt for det, der fulgte, fra slaveri til kolonistyre og tvangsarbejde på jernbanerne.
page-about-period-2 = En ekspedition, som i et spil er et kapløb, var for mange mennesker langs dens vej begyndelsen på erobringen. Det, et af spillene kalder kunstgenstande, var masker, trommer og skjolde, som folk bad med, spillede på og brugte. Mange blev taget med magt eller for en slik, og mange er stadig på europæiske museer; i dag forhandles der om at give dem tilbage. Vi beholder spillenes ord og trykte navne, hvor reglerne har brug for dem, og viser nutidens navne ved siden af. Vores tegninger udelader tidens rangordninger og karikaturer.
page-about-boards = Hvor pålidelige brætterne er
page-about-boards-1 = Spillenes trykte brætter og kort må vi ikke kopiere. Navne og tal her stammer fra udgivne regler og offentlige beskrivelser. Hvor ingen har offentliggjort dem, har vi rekonstrueret dem, så de passer til alt, hvad man ved, og det fremgår af udgaven. Ejer du et trykt spil, kan du skrive dets værdier ind i en udgavefil. Alle tegninger er vores egne.
page-privacy = Privatliv
page-privacy-link = Hvad serveren gemmer, hvor længe, og hvordan du får det slettet
page-privacy-none = Der er ingen konti, ingen cookies og ingen sporing. Din browser henter intet fra andre servere.
page-privacy-server = På serveren
page-privacy-table = For hvert bord: de navne, spillerne har skrevet, deres træk og chatbeskeder og tidspunktet for dem.
page-privacy-table-always = De gemmes, indtil den, der driver serveren, sletter bordet.
page-privacy-table-days = De slettes, når ingen har brugt bordet i { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-secret = Af det hemmelige link, der åbner din plads: kun en hash, så længe bordet findes.
page-privacy-address = Din netværksadresse gemmes ikke. En hash af den, lavet med en nøgle, gemmes i loggen, når en forespørgsel afvises, og sammen med udgaver, som du gemmer, og med din plads, når du sidder ved en kopi af et bord. Udelukkelser bruger samme slags hash.
page-privacy-notice = Hvis du slår beskeder til: den adresse eller den browser, de sendes til, indtil du slår dem fra, eller bordet slettes.
page-privacy-mail = Når en e-mailadresse skal bekræftes: en hash af den, i { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-report = Når nogen anmelder en besked eller et navn: teksten og begrundelsen, indtil sagen er behandlet, højst { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-edition = Udgaver, som du gemmer: indtil du sletter dem, eller ingen har åbnet dem i { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
page-privacy-browser = I din browser
page-privacy-browser-what = Dit navn, dine indstillinger, de hemmelige links til dine pladser og de spillere, du har skjult, gemmes i denne browser. Du sletter dem ved at slette webstedets data i browserens indstillinger. Derefter kan du ikke åbne dine pladser herfra.
page-privacy-others = Hvad andre ser
page-privacy-others-what = Alle ved et bord ser navne, træk og chatbeskeder. Tillader bordet tilskuere, kan alle, der har linket til bordet, også se dem. Offentlige borde vises på forsiden. Filer med afsluttede partier indeholder træk, men ingen navne og ingen chatbeskeder.
page-privacy-erase = Sådan får du det slettet
page-privacy-erase-how = Skriv til den, der driver serveren. Send linket til bordet, og skriv, hvilken plads der var din. Vedkommende kan vise dig alt, hvad der er gemt om dig, og slette dine navne, chatbeskeder og tilmeldinger til beskeder. Dine træk bliver stående uden dit navn, så de andre stadig kan læse og kontrollere deres parti.
page-about-thanks = Tak
page-about-thanks-1 = Kystlinjen stammer fra Natural Earths frie data (public domain). Skrifterne er Alegreya og Alegreya Sans af Juan Pablo del Peral, under SIL Open Font Licence.

field-active = Hvis tur
field-round = Runde
field-hand-sizes = Antal på hånden
field-unseen = Ikke set endnu
field-under = Nedenunder, i denne rækkefølge

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Trykte værdier
page-edition-editor = Redigering af udgave
page-edition-own-title = { $title }, min udgave
page-edition-owner = Værdier fra det trykte spil, indtastet af ejeren
page-edition-title = Titel
page-edition-start = Spil med denne udgave
page-edition-keep = Gem på denne server
page-edition-keep-again = Gem ændringer
page-edition-kept-again = Gemt. Det nye fingeraftryk er { $digest }.
page-edition-save = Gem i en fil
page-edition-open-file = Åbn en fil
page-edition-compare = Sammenlign med en fil
page-edition-again = Begynd forfra
page-edition-delete = Slet
page-edition-delete-sure = Vil du slette denne udgave fra serveren? Borde, der allerede bruger den, beholder den.
page-edition-yours = Gemt på denne server, fingeraftryk { $digest }. Kun dette link åbner den, og kun du kan ændre den.
page-edition-owner-link = Kopiér ejerens link
page-edition-unsaved = Dine ændringer er ikke gemt på denne server endnu.
page-edition-others = Nogen har delt denne udgave med dig, fingeraftryk { $digest }. Gem den for at få din egen kopi.
page-edition-note = Skriv kun navne og tal, ingen tekster eller billeder fra forlaget. Et stiplet felt er rekonstrueret: Det forbliver markeret, indtil du skriver den trykte værdi eller bekræfter feltet. Tryk på Enter for at bekræfte et felt og gå til det næste. Det, du skriver, bliver i denne browser, indtil du gemmer det.
page-edition-no-file = Denne fil er ikke en udgave af dette spil.
page-edition-no-board = Brættet vises, når alle værdier er gyldige.
page-edition-checking = Kontrollerer …
page-edition-sound = Alle værdier er gyldige. Du kan spille med denne udgave.
page-edition-problems = { $number ->
    [one] Én værdi er ugyldig.
   *[other] { $number } værdier er ugyldige.
}
page-edition-show-first = Vis den første
page-edition-board = Bræt
page-edition-things = Alt på brættet. Brug piletasterne til at flytte dig, Enter til at åbne en post og Escape til at komme tilbage.
page-edition-tables = Trykte værdier
page-edition-table = Tabel
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problemer
}
page-edition-left = { $number } mangler bekræftelse
page-edition-open = { $number } af { $of } mangler at blive bekræftet
page-edition-all-confirmed = Alt er bekræftet eller har en kilde
page-edition-confirm = Svarer til det trykte
page-edition-confirm-entry = Bekræft, at det svarer til det trykte: { $entry }
page-edition-confirm-all = Alt svarer til det trykte
page-edition-remove = Fjern
page-edition-remove-entry = Fjern { $entry }
page-edition-add = Tilføj en post
page-edition-entry = Post
page-edition-actions = Bekræft eller fjern
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Sammenlignet med ”{ $title }”
page-edition-differences = { $number ->
    [0] Begge filer har de samme værdier.
    [one] Én værdi er forskellig.
   *[other] { $number } værdier er forskellige.
}
page-edition-mine = Min: { $value }
page-edition-theirs = Den anden: { $value }
page-edition-nothing = intet
page-edition-has-entry = har denne post
page-edition-reconstructed = rekonstrueret
page-edition-take-all = Brug alt fra den anden
page-edition-merge = { $number ->
    [one] Brug én værdi
   *[other] Brug { $number } værdier
}
page-edition-played-on = Der spilles med ”{ $title }”, fingeraftryk { $digest }
