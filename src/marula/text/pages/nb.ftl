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
page-sound-off = Ingen lyd
page-volume = Lydstyrke
page-pace = De andres trekk
page-pace-calm = Rolig
page-pace-brisk = Raskt
page-pace-at-once = Straks
page-yes = ja
page-no = nei
page-close = Lukk
page-cancel = Avbryt
page-back = Tilbake
page-menu = Meny
page-rules = Regler
page-rules-in-english = Disse reglene er ikke oversatt ennå: Her er de på engelsk.
page-unreachable = Serveren svarer ikke. Kjører den fortsatt?
page-reload = Last inn på nytt
page-no-page = Den siden finnes ikke
page-no-page-more = Det er ingenting på { $address }. Kanskje ble lenken kuttet.
page-fault = Noe gikk galt på denne siden. Last den inn på nytt; ingenting ved bordet går tapt.

page-welcome = Brettspill som foregår i Afrika
page-welcome-more = Med en gang mot boter, med venner via en lenke eller sammen ved én skjerm. Ingen konto.
page-players = { $fewest } til { $most } spillere
page-play-bots = Spill mot boter
page-set-up = Sett opp et bord …
page-guest = Gjest
page-tables = Bord
page-no-tables = Ingen åpne bord akkurat nå. Sett opp et, og vis det for alle.
page-finished = Avsluttede partier
page-no-finished = Ingen partier er avsluttet ennå.
page-upload = Åpne en partifil …
page-go-on = Fortsett
page-status-open = Åpent: bli med
page-status-playing = I gang: se på
page-status-over = Slutt
page-more-matches = { $number } til av partiene dine
page-no-game = Det spillet finnes ikke: { $name }
page-won-by = Vunnet av { $names }
page-free-seat = ledig plass

page-how-many = Spillere
page-seats = Plasser
page-seat-kind = Hvem sitter på plass { $number }
page-me = Meg
page-me-again = Meg igjen, ved denne skjermen
page-by-link = En med lenken
page-bot = Bot: { $level }
page-name = Navn
page-colour-of = Farge for plass { $number }
page-colour-blue = blå
page-colour-red = rød
page-colour-green = grønn
page-colour-violet = fiolett
page-colour-gold = gull
page-clock = Klokke
page-clock-none = ingen
page-clock-quick = 5 minutter pluss 10 sekunder per beslutning
page-clock-calm = 20 minutter pluss 20 sekunder per beslutning
page-clock-days = 3 dager per beslutning
page-hints = Tips når noen ber om det
page-public = Vis bordet for alle på denne serveren
page-start = Start
page-more = Varianter, klokke og hvem som kan se på

page-room-free = { $number ->
    [one] Én plass er ledig.
   *[other] { $number } plasser er ledige.
}
page-room-full = Alle plassene er tatt.
page-room-host = Verten starter partiet når alle plassene er tatt.
page-opened = Åpnet { $date }
page-here = her
page-sit-too = Sett deg her også
page-remove-bot = Send boten bort
page-room = Partiet begynner når alle plassene er tatt.
page-copy = Dette bordet er en av flere kopier med de samme kortene og samme hell, for å sammenligne hvordan folk spiller. Alle kopiene starter samtidig, og du kan bare sitte ved én av dem.
page-order = Hvem begynner
page-by-lot = etter loddtrekning
page-as-listed = plasser som vist her
page-order-lot = Da trekkes det lodd om plassene, så hvem som helst kan begynne.
page-order-host = Alle beholder plassen som vises her, og plass 1 begynner.
page-order-rotated = Alle har flyttet én plass siden forrige parti.
page-starts-lot = Det ble trukket lodd om plassene: { $name } begynner, deretter { $names }.
page-starts-rotated = Alle har flyttet én plass: { $name } begynner, deretter { $names }.
page-sit = Sett deg
page-stand-up = Reis deg
page-fill-bot = Sett en bot her …
page-invite = Send lenken til den som skal være med, eller la vedkommende skanne den.
page-own-link = Denne lenken er din egen plass. Åpne den på den andre enheten din, og vis den ikke til noen.
page-other-device = Min egen plass, til en annen enhet
page-copy-link = Kopier lenken
page-copied = Kopiert
page-qr = Lenken som QR-kode

page-no-moment = Denne lenken oppgir et tidspunkt eller en plass som partiet ikke har. Her er det nærmeste.
page-no-table = Det bordet finnes ikke
page-no-table-more = Kanskje ble lenken kuttet, eller bordet er borte.
page-not-welcome = Dette bordet slipper deg ikke inn
page-not-welcome-more = Lenken til denne plassen er feil eller for gammel, eller bordet vises ikke for tilskuere.
page-watch-only = Se på uten plass
page-connection-connecting = Kobler til …
page-connection-open = Tilkoblet
page-connection-lost = Mistet forbindelsen, prøver igjen …
page-connection-refused = Ikke tilkoblet
page-choice-waits = Valget ditt blir sendt når forbindelsen er tilbake.
page-choice-lost = Valget ditt ble ikke sendt: Forbindelsen var borte for lenge. Velg på nytt.

page-show = Hva som vises
page-board = Brett
page-as-text = Som tekst
page-unknown = ikke kjent
page-zoom = Hvor nær kartet du er
page-sort-by-kind = Sorter kortene etter slag
page-sort-by-number = Sorter kortene etter antall
page-nearer = Nærmere
page-farther = Lenger unna
page-whole-map = Hele kartet
page-log = Logg
page-chat = Chat
page-chat-empty = Ingen har sagt noe ennå.
page-chat-say = Si noe
page-chat-send = Send
page-chat-more = Om denne meldingen fra { $name }
page-chat-mute = Demp { $name }
page-chat-muted = På denne enheten ser du ikke hva { $name } skriver. Ingen andre får vite det.
page-chat-unmute = Vis hva { $name } skriver
page-chat-unmuted = Du ser igjen hva { $name } skriver.
page-chat-report = Rapporter denne meldingen
page-chat-report-name = Rapporter dette navnet
page-chat-reported = Rapportert. Den som driver serveren, kan nå se hva { $name } skrev.
page-score = Poeng
page-everyone = Hva alle har
page-choices = Hva du kan gjøre
page-all-choices = { $number ->
    [one] Det ene valget som liste
   *[other] Alle { $number } valg som liste
}
page-more-choices = { $number } til
page-seat-details = Hva { $name } har
page-find = Finn
page-earlier = Vis det som kom før
page-since = Siden sist det var din tur
page-you = deg
page-stand-in = en bot er vikar
page-hurried = tenker kortere
page-hurried-why = Mange boter tenker på denne serveren nå, så denne har mindre tid.
page-away = borte
page-to-move = har tur
page-thinks = tenker
page-choosing = velger
page-your-turn = Din tur.
page-your-turn-area = Hva du blir spurt om
page-waiting-for = Vi venter på { $names }.
page-also-waiting = Velger også: { $names }.
page-read-rule = Les regel { $rule }
page-undo = Angre
page-undo-ask = Be om å angre min siste beslutning
page-undo-asked = { $name } ber om å angre en beslutning.
page-undo-waits = De andre blir spurt om det kan angres.
page-agree = Si ja
page-refuse = Si nei
page-hint = Tips
page-to-bot = La en bot spille for meg
page-bot-plays = En bot spiller for deg.
page-take-back = Ta plassen min tilbake
page-menu-match = Dette partiet
page-menu-others = De andre og andre skjermer
page-menu-settings = Innstillinger
page-began = Begynte { $date }.
page-mode-board = Vis bare brettet, på en skjerm for alle
page-guide = Vis meg rundt
page-guide-next = Neste
page-guide-ask = Her står det hva du blir spurt om, og alt du kan gjøre, står her som knapper. Talltastene virker også. Det du har valgt, kan ofte angres.
page-guide-board = Brettet. Det du kan velge på det, har grønn kant; det som ikke går an, sier hvorfor når du prøver.
page-guide-seats = Alle ved bordet, og hvem sin tur det er.
page-guide-log = Hva som har skjedd, med ord. Pek på en linje, så viser brettet hva den handler om.
page-pass-on = Ferdig, gi videre
page-pass-on-asked = Se hva du fikk. Deretter er det { $name } som har tur.
page-curtain = Gi skjermen videre til { $name }
page-curtain-lift = Jeg er { $name }

page-notices = Si fra når det er min tur
page-notices-here = På denne enheten
page-notices-not-here = Ikke lenger på denne enheten
page-notices-forbidden = Denne nettleseren tillater ikke varsler herfra.
page-notices-kind = Måte
page-notices-address = Adresse
page-notices-add = Legg til
page-notices-asked = En e-post er på vei: Lenken i den må åpnes først.
page-notices-unconfirmed = ikke bekreftet ennå
page-notices-mute = Demp
page-notices-remove = Fjern
page-notices-email = E-post
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = En nettleser
page-notice = Varsler
page-notice-confirm = Vil du ha e-post til denne adressen når det er din tur ved dette bordet?
page-notice-yes = Ja, si fra
page-notice-stop = Vil du ikke ha flere e-poster om dette bordet?
page-notice-no-more = Ikke flere e-poster
page-notice-done = Ferdig.
page-notice-old = Denne lenken gjelder ikke lenger.

page-winner = vinner
page-out = kan ikke vinne
page-ceremony = Opptellingen, trinn for trinn
page-ceremony-next = Neste
page-ceremony-skip = Vis stillingen
page-ceremony-again = Vis opptellingen trinn for trinn
page-tie = { $ahead } er foran { $behind } med like mange poeng: { $reason }.
page-tie-other = regelen for uavgjort avgjør, { $more } mot { $less }
page-tie-shared = { $ahead } og { $behind } har like mange poeng, og ingenting skiller dem.
page-course = Poeng gjennom partiet
page-course-note = Talt som om partiet hadde sluttet der.
page-rematch = Spill igjen
page-watch-again = Se igjen
page-download = Last ned partiet
page-verify-luck = Etterprøv tilfeldigheten
page-luck-kept = Tilfeldigheten i dette partiet var den som var lovet.
page-luck-broken = Tilfeldigheten i dette partiet var ikke den som var lovet.
page-luck-none = Startverdien for dette partiet er ikke kjent, så tilfeldigheten kan ikke etterprøves.
page-luck-holds = Stemmer
page-luck-fails = Stemmer ikke
page-luck-open = Kan ikke etterprøves
page-luck-promise = Startverdien som oppgis nå, er den som ble lovet før start.
page-luck-noted = Løftet er det som denne nettleseren noterte før start.
page-luck-added = { $number ->
    [0] Ingen la noe til startverdien.
    [one] Én spiller la noe til startverdien etter løftet.
   *[other] { $number } spillere la noe til startverdien etter løftet.
}
page-luck-lot = Loddtrekningen som ga alle plassen sin, følger av startverdien.
page-luck-own = Det nettleseren din la til, er med.
page-luck-draws = { $number ->
    [one] Den ene trekningen følger av startverdien og det som ble lagt til.
   *[other] Alle { $number } trekninger følger av startverdien og det som ble lagt til.
}
page-luck-taken-back = Rent spill: Det eneste mennesket her angret { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    } etter at tilfeldigheten eller skjulte kort var vist.
page-luck-twice = Ingen tilfeldighet ble brukt to ganger.
page-luck-rest = At reglene ba om nettopp disse trekningene, beviser det nedlastede partiet med «marula verify».
page-luck-each = Hver trekning
page-luck-when = Beslutning
page-luck-deal = Start
page-luck-size = Av
page-luck-told = Oppgitt
page-luck-again = Regnet ut
page-path = Veien til seieren
page-copy-failed = Denne nettleseren lar ikke sider kopiere. Her er lenken:
page-link = Lenke

page-first = Til starten
page-previous = Én beslutning tilbake
page-next = Én beslutning frem
page-last = Til slutten
page-play = Spill av
page-pause = Pause
page-moment = Tidspunkt i partiet
page-moment-of = beslutning { $number } av { $last }
page-speed = Hastighet
page-eyes = Sett med hvem sine øyne
page-onlooker = En tilskuer
page-share = Kopier en lenke til dette øyeblikket
page-fork = Prøv et annet trekk herfra

page-sources = Kilder
page-rules-and-sources = Regler og kilder
page-about-what = Med Marula kan man spille og studere brettspill som foregår i Afrika: i nettleseren, mot boter og med hverandre, med regler som er nummerert og prøvd én for én. Marula er åpent, har ingen kontoer og kontakter ingen.
page-about-period = Tiden spillene foregår i
page-about-period-1 = Spill om reiser i Afrika på 1800-tallet forteller gjerne historien fra de reisendes side. Stedene var verken tomme eller uoppdagede: Folk bodde, handlet og styrte der, viste de reisende vei og betalte dyrt for det som fulgte, fra slaveri til kolonistyre.
page-about-period-2 = Vi beholder navnene som spillene trykker, der reglene trenger dem, viser dagens navn ved siden av og holder tidens rangordninger og karikaturer utenfor tegningene våre.
page-about-boards = Hvor sikre vi er på brettene
page-about-boards-1 = De trykte brettene og kortene er ikke våre å kopiere. Navn og tall her kommer fra publiserte regler og offentlige beskrivelser; der ingen har skrevet dem ned, er de rekonstruert slik at de passer til alt man vet, og utgaven sier fra om det. Den som eier det trykte spillet, kan spille med verdiene fra det i en utgavefil. Alle tegninger er våre egne.
page-privacy = Personvern
page-privacy-link = Hva serveren lagrer, hvor lenge, og hvordan du får det slettet
page-privacy-none = Det er ingen kontoer, ingen informasjonskapsler og ingen sporing. Nettleseren din henter ingenting fra andre servere.
page-privacy-server = På serveren
page-privacy-table = For hvert bord: navnene folk har skrevet inn, trekkene og chatten deres og tidspunktet for dem.
page-privacy-table-always = De blir liggende til den som driver serveren, sletter bordet.
page-privacy-table-days = De slettes når ingen har rørt bordet på { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-secret = Av hemmeligheten som åpner plassen din: bare en hash, like lenge som bordet.
page-privacy-address = Nettverksadressen din lagres ikke. En hash av den, laget med en nøkkel, står i loggen når en forespørsel avvises, ved utgaver du lagrer, og ved plassen din når du sitter ved en kopi av et bord. Den som er utestengt, kjennes igjen på en slik hash.
page-privacy-notice = Hvis du slår på varsler: adressen eller nettleseren de sendes til, til du slår dem av eller bordet slettes.
page-privacy-mail = Når en e-postadresse skal bekreftes: en hash av den, i { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-report = Når noen rapporterer en melding eller et navn: teksten og begrunnelsen, til saken er behandlet, høyst { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-edition = Utgaver du lagrer: til du sletter dem, eller ingen har sett på dem på { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
page-privacy-browser = I nettleseren din
page-privacy-browser-what = Navnet ditt, innstillingene dine, hemmelighetene til plassene dine og hvem du har dempet, lagres i denne nettleseren. Du sletter dem sammen med dataene for nettstedet i innstillingene til nettleseren. Etter det kan plassene dine ikke lenger åpnes herfra.
page-privacy-others = Hva andre ser
page-privacy-others-what = Alle ved et bord ser navn, trekk og chat. Det gjør også alle som har lenken til bordet, hvis det er lov å se på. Offentlige bord vises på forsiden. Filer med avsluttede partier inneholder trekk, men ingen navn og ingen chat.
page-privacy-erase = Slik får du det slettet
page-privacy-erase-how = Skriv til den som driver serveren. Oppgi lenken til bordet, og si hvilken plass som var din. Vedkommende kan vise deg alt som er lagret om deg, og slette navnene dine, chatten din og varslene dine. Trekkene dine blir stående uten navnet ditt, slik at de andres parti fortsatt kan leses og etterprøves.
page-about-thanks = Takk
page-about-thanks-1 = Kystlinjen er laget av frie data fra Natural Earth. Skriftene er Alegreya og Alegreya Sans av Juan Pablo del Peral, under SIL Open Font Licence.

field-active = Hvem sin tur
field-round = Runde
field-hand-sizes = Kort eller brikker på hånden
field-unseen = Ikke sett ennå
field-under = Underst, i denne rekkefølgen

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Trykte verdier
page-edition-editor = Redigering av utgave
page-edition-own-title = { $title }, min utgave
page-edition-owner = Det trykte spillet, lest av eieren
page-edition-title = Tittel
page-edition-start = Spill med den
page-edition-keep = Lagre på serveren
page-edition-keep-again = Lagre endringer
page-edition-kept-again = Lagret. Fingeravtrykket er nå { $digest }.
page-edition-save = Lagre i en fil
page-edition-open-file = Åpne en fil
page-edition-compare = Sammenlign med en fil
page-edition-again = Begynn på nytt
page-edition-delete = Slett
page-edition-delete-sure = Vil du slette denne utgaven fra serveren? Bord som er satt opp med den, fortsetter.
page-edition-yours = Lagret på serveren, fingeravtrykk { $digest }. Bare denne lenken åpner den, og bare du kan endre den.
page-edition-owner-link = Kopier eierens lenke
page-edition-unsaved = Endringene dine er ikke lagret på serveren ennå.
page-edition-others = Noen har delt denne utgaven med deg, fingeravtrykk { $digest }. Lagre den for å få din egen kopi.
page-edition-note = Skriv bare navn og tall, ingen tekster eller bilder fra forlaget. Et stiplet felt er en rekonstruksjon: Det er merket til du skriver det som er trykt, eller bekrefter feltet. Enter bekrefter et felt og går videre til det neste. Det du skriver, blir i denne nettleseren til du lagrer det.
page-edition-no-file = Denne filen er ikke en utgave av dette spillet.
page-edition-no-board = Brettet vises når alt stemmer.
page-edition-checking = Kontrollerer …
page-edition-sound = Alt stemmer. Denne utgaven kan spilles.
page-edition-problems = { $number ->
    [one] Én ting stemmer ikke.
   *[other] { $number } ting stemmer ikke.
}
page-edition-show-first = Vis den første
page-edition-board = Brett
page-edition-things = Alt på brettet. Piltastene går fra det ene til det neste, Enter åpner oppføringen, og Escape går tilbake.
page-edition-tables = Trykte verdier
page-edition-table = Tabell
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problemer
}
page-edition-left = { $number } å bekrefte
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
    [0] Begge filene sier det samme.
    [one] Én verdi er forskjellig.
   *[other] { $number } verdier er forskjellige.
}
page-edition-mine = Min: { $value }
page-edition-theirs = Den andre: { $value }
page-edition-nothing = ingenting
page-edition-has-entry = har denne oppføringen
page-edition-reconstructed = rekonstruert
page-edition-take-all = Ta alt fra den andre
page-edition-merge = { $number ->
    [one] Ta én verdi
   *[other] Ta { $number } verdier
}
page-edition-played-on = Spilt på «{ $title }», fingeravtrykk { $digest }
