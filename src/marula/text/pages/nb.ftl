# The words of the pages, of no game.

page-skip = Gå til innholdet
page-navigation = Sider
page-home = Forside
page-about = Om
page-language = Språk
page-theme = Utseende
page-theme-auto = Som enheten
page-theme-light = Lyst
page-theme-dark = Mørkt
page-sound = Lyd
page-sound-question = Vil du spille med lyd?
page-sound-on = Lyd på
page-sound-off = Lyd av
page-volume = Lydstyrke
page-pace = Farten på de andres trekk
page-pace-calm = Sakte
page-pace-brisk = Raskt
page-pace-at-once = Umiddelbart
page-yes = ja
page-no = nei
page-remark = { $what } ({ $remark })
page-close = Lukk
page-cancel = Avbryt
page-back = Tilbake
page-menu = Meny
page-rules = Regler
page-contents = På denne siden
page-help = Hjelp
page-help-more = Korte sider for spillere. Du kan lese dem mens et parti venter på deg.
page-help-in-english = Hjelpesidene finnes bare på engelsk. Reglene er på språket ditt.
page-help-play = Spill et parti
page-help-play-more = Det du kan gjøre ved et bord: velge, angre, be om et tips, gå og komme tilbake.
page-help-learn = Lær et spill
page-help-learn-more = Første leksjoner, en oppgave hver dag og dine egne feil som øvelser.
page-help-review = Gå gjennom et parti
page-help-review-more = Hva du kunne ha gjort bedre, og hvor mye av resultatet som var flaks.
page-help-luck = Slik bevises det at trekningene er rettferdige
page-help-luck-more = Hvordan du kan kontrollere at ingen har tuklet med terninger og kort.
page-help-editions = Spill med det som er trykt på ditt eget brett
page-help-editions-more = Skriv inn verdiene fra et spill du eier, og spill med dem.
page-help-changes = Alle endringer, versjon for versjon
page-help-changes-more = Hva som er nytt, og hva som virker annerledes enn før.
page-help-rules-more = De nummererte reglene for hvert spill.
page-rules-in-english = Disse reglene er ikke oversatt ennå, så her er de på engelsk.
page-unreachable = Serveren svarer ikke. Kjører den fortsatt?
page-reload = Last inn på nytt
page-no-page = Den siden finnes ikke
page-no-page-more = Det er ingenting på { $address }. Kanskje kom ikke hele lenken med.
page-fault = Noe gikk galt på denne siden. Last den inn på nytt; ingenting ved bordet går tapt.

page-welcome = Brettspill som foregår i Afrika
page-welcome-more = Spill mot boter med en gang, inviter venner med en lenke eller del én skjerm. Du trenger ingen konto.
page-players = { $fewest } til { $most } spillere
page-play-bots = Spill mot boter
page-set-up = Sett opp et bord …
page-guest = Gjest
page-tables = Bord
page-no-tables = Det er ingen åpne bord akkurat nå. Sett opp ett, og gjør det offentlig.
page-finished = Avsluttede partier
page-no-finished = Ingen partier er avsluttet ennå.
page-upload = Åpne en partifil …
page-go-on = Fortsett
page-status-open = Åpent: bli med
page-status-playing = I gang: se på
page-status-over = Slutt
page-more-matches = { $number ->
    [one] Ett til av partiene dine
   *[other] { $number } flere av partiene dine
}
page-no-game = Det spillet finnes ikke: { $name }
page-won-by = Vunnet av { $names }
page-free-seat = ledig plass

page-puzzles = Oppgaver
page-puzzles-more = Stillinger fra partier mellom sterke boter, der ett valg er klart best.
page-daily-puzzle = Dagens oppgave
page-daily-puzzle-in = { $title }, { $number } spillere
page-daily-solved = Løst i dag
page-streak = { $number ->
    [one] { $number } dag på rad
   *[other] { $number } dager på rad
}
page-all-puzzles = Alle oppgaver
page-puzzle-game = Spill
page-puzzle-theme = Tema
page-puzzle-difficulty = Vanskelighetsgrad
page-puzzle-any = Alle
page-puzzle-level = Vanskelighetsgrad { $level } av 5
page-puzzle-number = Oppgave { $number }
page-puzzle-players = { $number } spillere
page-puzzle-solved = løst
page-puzzle-shown = løsningen sett
page-puzzles-listed = { $number ->
    [one] { $number } oppgave
   *[other] { $number } oppgaver
}
page-puzzle-random = Løs en av disse
page-puzzle-best = Hva er det beste valget?
page-puzzle-how = Velg som du ville gjort ved bordet. Du ser det denne spilleren så.
page-puzzle-right = Riktig!
page-puzzle-wrong = Ikke det beste. «{ $choice }» vinner { $chance } av partiene; det beste valget vinner { $best }.
page-puzzle-wrong-unknown = Ikke det beste. «{ $choice }» var ikke blant valgene det er verdt å sammenligne.
page-puzzle-try-again = Prøv igjen, eller se løsningen.
page-puzzle-show = Vis løsningen
page-puzzle-solution = Det beste valget
page-puzzle-why = Hvorfor: { $what }.
page-puzzle-why-not = Det nest beste: { $what }.
page-puzzle-options = Vinnersjanse for hvert valg
page-puzzle-found-by = Funnet av { $names }.
page-puzzle-found-by-none = Ingen av botene våre finner dette valget.
page-puzzle-next = Neste oppgave
page-mistakes = Feilene dine på nytt
page-mistakes-more = Feil fra gjennomgangene dine dukker opp igjen her etter 1, 3, 7, 16 … dager. De lagres bare på denne enheten.
page-mistakes-due = { $number ->
    [0] Ingen står for tur nå.
    [one] { $number } står for tur nå.
   *[other] { $number } står for tur nå.
} { $kept ->
    [one] { $kept } er lagret.
   *[other] { $kept } er lagret.
}
page-mistakes-start = Start
page-mistakes-export = Lagre som fil
page-mistakes-import = Åpne en fil …
page-mistakes-imported = { $number ->
    [0] Det var ikke noe nytt i filen.
    [one] { $number } feil er lagt til.
   *[other] { $number } feil er lagt til.
}
page-mistakes-bad-file = Dette er ikke en fil med feil, eller den er skadet. Ingenting er endret.
page-mistake-ask = Her har du vært før. Hva er bedre enn det du gjorde da?
page-mistake-wrong = «{ $choice }» er ikke det beste valget. Prøv igjen, eller se hva som er bedre.
page-mistake-right = Riktig! Du ser den igjen om en stund.
page-mistake-shown = Du ser den igjen i morgen.
page-mistake-then = Den gangen valgte du: { $choice }. Det kostet { $loss } av vinnersjansen din.
page-mistake-better = Bedre: { $choice }
page-mistake-gone = Partiet med denne feilen kan ikke åpnes lenger.
page-mistake-forget = Glem denne feilen
page-mistake-next = Neste feil
page-lessons = Første leksjoner
page-lessons-go-on = Fortsett leksjonene ({ $step } av { $steps })
page-lesson-of = Første leksjoner: { $title }
page-lesson-step = Trinn { $step } av { $steps }
page-lesson-meanwhile = Hva som skjedde
page-lesson-back = Ett trinn tilbake
page-lesson-again = Start på nytt
page-lesson-play = Spill et helt parti

page-how-many = Spillere
page-seats = Plasser
page-seat-kind = Hvem som spiller på plass { $number }
page-me = Meg
page-me-again = Meg igjen, ved denne skjermen
page-by-link = En du sender lenken til
page-bot = Bot: { $level }
page-any-opponent = Hvem som helst ({ $level })
page-opponents = Møt motstanderne
page-choose-opponent = Velg motstander på plass { $number }
page-name = Navn
page-colour-of = Farge for plass { $number }
page-colour-blue = blå
page-colour-red = rød
page-colour-green = grønn
page-colour-violet = fiolett
page-colour-gold = gull
page-clock = Klokke
page-clock-none = Ingen
page-clock-quick = 5 minutter + 10 sekunder per beslutning
page-clock-calm = 20 minutter + 20 sekunder per beslutning
page-clock-days = 3 dager per beslutning
page-hints = Tillat tips
page-win-chances-allow = Tilskuere ser hvem som sannsynligvis vinner
page-win-chances = Vinnersjanser
page-win-chances-note = ut fra det alle kan se
page-win-chance-of = { $name } { $chance }
page-win-chance-nobody = ingen { $chance }
page-public = Offentlig: Alle på denne serveren kan se bordet
page-start = Start
page-more = Varianter, klokke og tilskuere

page-room-free = { $number ->
    [one] Én plass er ledig.
   *[other] { $number } plasser er ledige.
}
page-room-full = Alle plassene er tatt.
page-room-host = Verten starter partiet når alle plassene er tatt.
page-opened = Satt opp { $date }
page-here = her
page-sit-too = Sett deg her også
page-remove-bot = Fjern boten
page-room = Partiet begynner når alle plassene er tatt.
page-copy = Dette bordet er en av flere kopier med de samme kortene og de samme trekningene, så man kan sammenligne hvordan folk spiller. Alle kopiene starter samtidig, og du kan bare sitte ved én av dem.
page-order = Hvem som begynner
page-by-lot = Trekk lodd om plassene
page-as-listed = Behold plassene som vist her
page-order-lot = Det trekkes lodd om plassene, så hvem som helst kan begynne.
page-order-host = Alle beholder plassen som vises her, og plass 1 begynner.
page-order-rotated = Alle har flyttet én plass fram siden forrige parti.
page-starts-lot = Det ble trukket lodd om plassene: { $name } begynner, deretter { $names }.
page-starts-rotated = Alle har flyttet én plass fram: { $name } begynner, deretter { $names }.
page-sit = Sett deg her
page-stand-up = Forlat plassen
page-fill-bot = Legg til en bot …
page-invite = Send lenken til dem du vil invitere, eller la dem skanne koden.
page-own-link = Denne lenken åpner din egen plass. Bruk den på den andre enheten din, og ikke vis den til noen.
page-other-device = Spill på denne plassen fra en annen enhet
page-copy-link = Kopier lenke
page-copied = Kopiert
page-qr = Lenken som QR-kode

page-no-moment = Denne lenken oppgir en beslutning eller en plass som partiet ikke har. Her er den nærmeste.
page-no-table = Det bordet finnes ikke
page-no-table-more = Kanskje kom ikke hele lenken med, eller bordet er slettet.
page-not-welcome = Du kan ikke åpne dette bordet
page-not-welcome-more = Lenken til denne plassen er feil eller for gammel, eller bordet tillater ikke tilskuere.
page-watch-only = Se på som tilskuer
page-connection-connecting = Kobler til …
page-connection-open = Tilkoblet
page-connection-lost = Mistet forbindelsen. Kobler til igjen …
page-connection-refused = Ikke tilkoblet
page-choice-waits = Valget ditt blir sendt så snart forbindelsen er tilbake.
page-choice-lost = Valget ditt ble ikke sendt fordi forbindelsen var borte for lenge. Velg på nytt.

page-show = Vis
page-board = Brett
page-as-text = Som tekst
page-unknown = ukjent
page-zoom = Zoom
page-sort-by-kind = Sorter kortene etter slag
page-sort-by-number = Sorter kortene etter antall
page-nearer = Zoom inn
page-farther = Zoom ut
page-whole-map = Vis hele kartet
page-log = Logg
page-chat = Chat
page-chat-empty = Ingen meldinger ennå.
page-chat-say = Skriv en melding
page-chat-send = Send
page-chat-more = Mer om denne meldingen fra { $name }
page-chat-mute = Demp { $name }
page-chat-muted = Du ser ikke lenger meldinger fra { $name } på denne enheten. Ingen andre får vite det.
page-chat-unmute = Vis { $name } igjen
page-chat-unmuted = Du ser meldinger fra { $name } igjen.
page-chat-report = Rapporter denne meldingen
page-chat-report-name = Rapporter dette navnet
page-chat-reported = Rapportert. Den som driver serveren, kan nå se hva { $name } skrev.
page-score = Poeng
page-everyone = Alle spillere
page-choices = Valgene dine
page-all-choices = { $number ->
    [one] Vis det eneste valget som liste
   *[other] Vis alle { $number } valg som liste
}
page-more-choices = { $number } til
page-seat-details = Mer om { $name }
page-find = Finn
page-earlier = Vis tidligere
page-since = Siden sist det var din tur
page-you = deg
page-stand-in = spilles av en bot
page-hurried = kortere tid
page-hurried-why = På denne serveren er det mange boter som tenker akkurat nå, så denne får kortere tid.
page-away = borte
page-to-move = har turen
page-thinks = tenker
page-choosing = velger
page-your-turn = Din tur.
page-your-turn-area = Oppgaven din
page-waiting-for = Vi venter på { $names }.
page-also-waiting = Velger også: { $names }.
page-read-rule = Les regel { $rule }
page-undo = Angre
page-undo-ask = Be om å angre min siste beslutning
page-undo-asked = { $name } ber om å angre en beslutning.
page-undo-waits = Venter på at de andre sier ja til at du angrer.
page-agree = Si ja
page-refuse = Avslå
page-hint = Tips
page-hint-where = Se her: «{ $where }».
page-hint-one-of-two = Ett av disse to valgene er det beste. Hvilket?
page-hint-what = Hva?
page-hint-why = Hvorfor?
page-hint-chance = Vinnersjanse { $chance }.
page-hint-second = Nest best: { $what } ({ $chance }).
page-hint-why-not = Hvorfor ikke …?
page-hint-other = { $what }: vinnersjanse { $chance }.
page-coach = Trener
page-coach-more = sier fra før en tabbe
page-coach-wait = Vent!
page-coach-costs = «{ $what }» koster { $loss } i vinnersjanse. Det finnes noe bedre.
page-coach-again = Tenk deg om
page-coach-play = Spill det likevel
page-to-bot = La en bot spille for meg
page-bot-plays = En bot spiller for deg.
page-take-back = Ta over for boten
page-menu-match = Dette partiet
page-menu-others = Andre spillere og skjermer
page-menu-settings = Innstillinger
page-began = Startet { $date }.
page-mode-board = Vis bare brettet, til en felles skjerm
page-guide = Ta en omvisning
page-guide-next = Neste
page-guide-ask = Her står det hva du skal gjøre nå. Det er en knapp her for alt du kan gjøre, og talltastene virker også. Du kan ofte angre et valg.
page-guide-board = Brettet. Det du kan velge, har grønn kant. Prøver du noe som ikke er lov, får du vite hvorfor.
page-guide-seats = Alle spillerne ved bordet, og hvem som har turen.
page-guide-log = Alt som har skjedd, med ord. Pek på en linje for å se den på brettet.
page-pass-on = Ferdig, neste spiller
page-pass-on-asked = Se hva du fikk. Deretter har { $name } turen.
page-curtain = Gi enheten videre til { $name }
page-curtain-lift = Jeg er { $name }

page-notices = Varsle meg når det er min tur
page-notices-here = Varsle meg på denne enheten
page-notices-not-here = Stopp varsler på denne enheten
page-notices-forbidden = Denne nettleseren tillater ikke varsler herfra.
page-notices-kind = Kanal
page-notices-address = Adresse
page-notices-add = Legg til
page-notices-asked = Vi har sendt deg en e-post. Åpne lenken i den først.
page-notices-unconfirmed = ikke bekreftet ennå
page-notices-mute = Demp
page-notices-remove = Fjern
page-notices-email = E-post
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Varsel i nettleseren
page-notice = Varsler
page-notice-confirm = Vil du ha e-post til denne adressen når det er din tur ved dette bordet?
page-notice-yes = Ja, varsle meg
page-notice-stop = Vil du stoppe e-poster om dette bordet?
page-notice-no-more = Stopp e-poster
page-notice-done = Ferdig.
page-notice-old = Denne lenken virker ikke lenger.

page-winner = vinner
page-out = kan ikke vinne
page-ceremony = Opptellingen, trinn for trinn
page-ceremony-next = Neste
page-ceremony-skip = Gå til sluttstillingen
page-ceremony-again = Vis opptellingen trinn for trinn
page-tie = { $ahead } og { $behind } har like mange poeng. { $ahead } plasseres foran: { $reason }.
page-tie-other = ved uavgjort { $more } mot { $less }
page-tie-shared = { $ahead } og { $behind } har like mange poeng, og ingen regel skiller dem.
page-course = Poeng gjennom partiet
page-course-note = Hvert punkt viser stillingen som om partiet hadde sluttet der.
page-rematch = Spill igjen
page-watch-again = Se partiet igjen
page-download = Last ned partifilen
page-verify-luck = Kontroller trekningene
page-luck-kept = Trekningene var rettferdige: De følger av startverdien som ble lovet før start.
page-luck-undone = Trekningene følger av startverdien som ble lovet, men noe ble sett og deretter angret.
page-luck-broken = Trekningene stemmer ikke med startverdien som ble lovet før start.
page-luck-none = Startverdien for dette partiet er ikke kjent, så trekningene kan ikke kontrolleres.
page-luck-holds = Stemmer
page-luck-fails = Stemmer ikke
page-luck-open = Kan ikke kontrolleres
page-luck-promise = Startverdien som offentliggjøres nå, er den som ble lovet før start.
page-luck-noted = Løftet er det som denne nettleseren lagret før start.
page-luck-added = { $number ->
    [0] Ingen spiller la noe til startverdien.
    [one] Én spiller la noe til startverdien etter løftet.
   *[other] { $number } spillere la noe til startverdien etter løftet.
}
page-luck-lot = Loddtrekningen om plassene følger av startverdien.
page-luck-own = Det nettleseren din la til, er en del av startverdien.
page-luck-draws = { $number ->
    [one] Den eneste trekningen følger av startverdien og det som ble lagt til.
   *[other] Alle { $number } trekninger følger av startverdien og det som ble lagt til.
}
page-luck-taken-back = Rent spill: Den eneste menneskelige spilleren angret { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    } etter å ha sett utfallet av en trekning eller skjulte kort.
page-luck-taken-back-by-all = Rent spill: Alle spillerne gikk med på å angre { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    }. Denne siden kan ikke vite om én person hadde flere plasser.
page-luck-skipped = Rent spill: { $number ->
        [one] { $number } trekning
       *[other] { $number } trekninger
    } ble foretatt og deretter angret.
page-luck-other = Rent spill: Fra beslutning { $number } følger trekningene av en annen startverdi, som i et parti som ble fortsatt fra et annet.
page-luck-twice = Ingen trekning ble brukt to ganger.
page-luck-rest = Last ned partifilen og kjør «marula verify» for å bevise at reglene ba om nettopp disse trekningene.
page-luck-each = Hver trekning
page-luck-when = Beslutning
page-luck-deal = Start
page-luck-size = Muligheter
page-luck-told = Registrert
page-luck-again = Beregnet på nytt
page-path = Veien til seieren
page-copy-failed = Denne nettleseren lar ikke sider kopiere tekst. Her er lenken:
page-link = Lenke

page-first = Gå til starten
page-previous = Én beslutning tilbake
page-next = Én beslutning fram
page-last = Gå til slutten
page-play = Spill av
page-pause = Pause
page-moment = Punkt i partiet
page-moment-of = beslutning { $number } av { $last }
page-speed = Hastighet
page-eyes = Vis som
page-onlooker = Tilskuer
page-share = Kopier lenke til denne stillingen
page-fork = Prøv et annet trekk herfra

page-review = Gjennomgang
page-review-starting = Gjennomgangen begynner.
page-review-progress = { $done } av { $total } beslutninger vurdert
page-review-stopped = Gjennomgangen stoppet før den var ferdig.
page-review-go-on = Fortsett
page-review-whose = Beslutninger tatt av
page-review-show = Vis den
page-review-found = Beslutninger: { $all }. Beste valg funnet: { $best }. Omtrent like bra: { $fine }.
page-review-curve = Vinnersjanse gjennom partiet
page-review-line-chance = Vinnersjanse
page-review-line-luck = Bare start og flaks
page-review-line-choices = Bare start og valg
page-review-none-yet = Ingen så langt.
page-review-chosen = Valgt: { $what } (vinnersjanse { $chance })
page-review-why = Forskjellen
page-review-try = Prøv det herfra
page-reading = Hva du kunne ha visst om de andre
page-reading-note = Sannsynligheter ut fra det spilleren på denne plassen hadde sett så langt, med sannheten ved siden av. «2+» betyr minst to, «3+» minst tre og så videre.
page-review-verdict-best = Best
page-review-verdict-fine = Bra
page-review-verdict-inaccuracy = Unøyaktighet
page-review-verdict-mistake = Feil
page-review-verdict-blunder = Tabbe

page-sources = Kilder
page-rules-and-sources = Regler og kilder
page-about-what = Marula er et sted der man kan spille og studere brettspill som foregår i Afrika: i nettleseren, mot boter og med hverandre. Reglene er nummerert, og hver av dem er testet. Marula er åpen kildekode, krever ingen konto og sender ingenting til andre.
page-new-version = Marula { $version } er her.
page-new = Nyheter
page-new-1 = Brikkene beveger seg, og du kan slå på lyden. Tips kommer trinn for trinn, og en trener kan advare deg før en tabbe. Alle ikoner og kort har en forklaring: Pek på dem, hold dem nede, eller trykk på I. Velg fargen på plassen din.
page-new-2 = Etter et parti viser gjennomgangen vendepunktene dine og hvor mye som var flaks. Hver dag er det en oppgave, og hvert spill har sine første leksjoner. Hvis du eier et trykt spill, kan du skrive inn verdiene i redigeringsverktøyet og spille med dem.
page-about-period = Tiden spillene foregår i
page-about-period-1 = Spill om reiser i Afrika på 1800-tallet forteller gjerne historien fra de reisendes side. Stedene var verken tomme eller uoppdagede. Folk bodde, handlet og styrte der, og de viste de reisende vei, ga dem mat og bar for dem. De betalte dyrt for det som fulgte, fra slaveri til kolonistyre og tvangsarbeid på jernbanene.
page-about-period-2 = En ekspedisjon som i et spill er et kappløp, var for mange mennesker langs veien begynnelsen på erobringen. Det ett av spillene kaller kunstgjenstander, var masker, trommer og skjold som folk ba med, spilte på og brukte. Mange ble tatt med makt eller for en slikk og ingenting, og mange er fortsatt på europeiske museer; i dag forhandles det om å gi dem tilbake. Vi beholder spillenes ord og trykte navn der reglene trenger dem, og viser dagens navn ved siden av. Tegningene våre utelater tidens rangordninger og karikaturer.
page-about-boards = Hvor pålitelige brettene er
page-about-boards-1 = De trykte brettene og kortene i spillene har vi ikke lov til å kopiere. Navn og tall her kommer fra utgitte regler og offentlige beskrivelser. Der ingen har offentliggjort dem, har vi rekonstruert dem slik at de passer til alt man vet, og utgaven sier fra om det. Eier du et trykt spill, kan du skrive inn verdiene i en utgavefil. Alle tegninger er våre egne.
page-privacy = Personvern
page-privacy-link = Hva serveren lagrer, hvor lenge, og hvordan du får det slettet
page-privacy-none = Det er ingen kontoer, ingen informasjonskapsler og ingen sporing. Nettleseren din henter ingenting fra andre servere.
page-privacy-server = På serveren
page-privacy-table = For hvert bord: navnene spillerne har skrevet inn, trekkene og chatmeldingene deres, og tidspunktet for hver av dem.
page-privacy-table-always = De lagres til den som driver serveren, sletter bordet.
page-privacy-table-days = De slettes når ingen har brukt bordet på { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-secret = Av den hemmelige lenken som åpner plassen din: bare en hash, så lenge bordet finnes.
page-privacy-address = Nettverksadressen din lagres ikke. En hash av den, laget med en nøkkel, lagres i loggen når en forespørsel avvises, ved utgaver du lagrer, og ved plassen din når du sitter ved en kopi av et bord. Utestengelser bruker samme slags hash.
page-privacy-notice = Hvis du slår på varsler: adressen eller nettleseren de sendes til, til du slår dem av eller bordet slettes.
page-privacy-mail = Når en e-postadresse skal bekreftes: en hash av den, i { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-report = Når noen rapporterer en melding eller et navn: teksten og begrunnelsen, til saken er behandlet, høyst { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-edition = Utgaver du lagrer: til du sletter dem, eller ingen har åpnet dem på { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-browser = I nettleseren din
page-privacy-browser-what = Navnet ditt, innstillingene dine, de hemmelige lenkene til plassene dine og spillerne du har dempet, lagres i denne nettleseren. Du sletter dem ved å slette dataene for nettstedet i innstillingene til nettleseren. Etter det kan du ikke åpne plassene dine herfra.
page-privacy-others = Hva andre ser
page-privacy-others-what = Alle ved et bord ser navn, trekk og chatmeldinger. Tillater bordet tilskuere, kan alle som har lenken til bordet, også se dem. Offentlige bord vises på forsiden. Filer med avsluttede partier inneholder trekk, men ingen navn og ingen chatmeldinger.
page-privacy-erase = Slik får du det slettet
page-privacy-erase-how = Skriv til den som driver serveren. Send lenken til bordet, og skriv hvilken plass som var din. Vedkommende kan vise deg alt som er lagret om deg, og slette navnene, chatmeldingene og varslene dine. Trekkene dine blir stående uten navnet ditt, slik at de andre fortsatt kan lese og kontrollere partiet sitt.
page-about-thanks = Takk
page-about-thanks-1 = Kystlinjen kommer fra frie data fra Natural Earth. Skriftene er Alegreya og Alegreya Sans av Juan Pablo del Peral, under SIL Open Font Licence.

field-active = Hvem som har turen
field-round = Runde
field-hand-sizes = Antall på hånden
field-unseen = Ikke sett ennå
field-under = Under, i denne rekkefølgen

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Trykte verdier
page-edition-editor = Redigering av utgave
page-edition-own-title = { $title }, min utgave
page-edition-owner = Verdier fra det trykte spillet, skrevet inn av eieren
page-edition-title = Tittel
page-edition-start = Spill med denne utgaven
page-edition-keep = Lagre på denne serveren
page-edition-keep-again = Lagre endringer
page-edition-kept-again = Lagret. Det nye fingeravtrykket er { $digest }.
page-edition-save = Lagre i en fil
page-edition-open-file = Åpne en fil
page-edition-compare = Sammenlign med en fil
page-edition-again = Begynn på nytt
page-edition-delete = Slett
page-edition-delete-sure = Vil du slette denne utgaven fra serveren? Bord som allerede bruker den, beholder den.
page-edition-yours = Lagret på denne serveren, fingeravtrykk { $digest }. Bare denne lenken åpner den, og bare du kan endre den.
page-edition-owner-link = Kopier eierens lenke
page-edition-unsaved = Endringene dine er ikke lagret på denne serveren ennå.
page-edition-others = Noen har delt denne utgaven med deg, fingeravtrykk { $digest }. Lagre den for å få din egen kopi.
page-edition-note = Skriv bare inn navn og tall, ingen tekster eller bilder fra forlaget. Et stiplet felt er rekonstruert: Det forblir merket til du skriver inn den trykte verdien eller bekrefter feltet. Trykk Enter for å bekrefte et felt og gå til det neste. Det du skriver inn, blir liggende i denne nettleseren til du lagrer det.
page-edition-no-file = Denne filen er ikke en utgave av dette spillet.
page-edition-no-board = Brettet vises når alle verdiene er gyldige.
page-edition-checking = Kontrollerer …
page-edition-sound = Alle verdiene er gyldige. Du kan spille med denne utgaven.
page-edition-problems = { $number ->
    [one] Én verdi er ikke gyldig.
   *[other] { $number } verdier er ikke gyldige.
}
page-edition-show-first = Vis den første
page-edition-board = Brett
page-edition-things = Alt på brettet. Bruk piltastene til å flytte deg, Enter til å åpne en oppføring og Escape til å komme tilbake.
page-edition-tables = Trykte verdier
page-edition-table = Tabell
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problemer
}
page-edition-left = { $number } gjenstår
page-edition-open = { $number } av { $of } gjenstår å bekrefte
page-edition-all-confirmed = Alt er bekreftet eller har en kilde
page-edition-confirm = Som trykt
page-edition-confirm-entry = Bekreft som trykt: { $entry }
page-edition-confirm-all = Alt som trykt
page-edition-remove = Fjern
page-edition-remove-entry = Fjern { $entry }
page-edition-add = Legg til en oppføring
page-edition-entry = Oppføring
page-edition-actions = Bekreft eller fjern
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Sammenlignet med «{ $title }»
page-edition-differences = { $number ->
    [0] Begge filene har de samme verdiene.
    [one] Én verdi er forskjellig.
   *[other] { $number } verdier er forskjellige.
}
page-edition-mine = Min: { $value }
page-edition-theirs = Den andre: { $value }
page-edition-nothing = ingenting
page-edition-has-entry = har denne oppføringen
page-edition-reconstructed = rekonstruert
page-edition-take-all = Bruk alt fra den andre
page-edition-merge = { $number ->
    [one] Bruk én verdi
   *[other] Bruk { $number } verdier
}
page-edition-played-on = Spilt med «{ $title }», fingeravtrykk { $digest }
