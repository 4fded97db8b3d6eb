# The words of no game.

seat = Spiller { $number }
scene-you = Du
scene-other = Spiller { $number }
lesson-right = Bra gjort.
lesson-other = Reglene tillater det også. Men prøv dette i denne leksjonen: { $wanted }
nothing = ingenting
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = Det er ikke din tur. Vi venter på { $others }.
match-is-over = Partiet er slutt.
stale = Partiet har gått videre siden du valgte (versjon { $version }, nå { $current }). Se en gang til, og velg så.
against-rule = Reglene tillater ikke det ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Den handlingen finnes ikke: { $word }
unknown-address = Den adressen finnes ikke: { $word }
unknown-answer-to-illegal = Ulovlige handlinger kan ikke håndteres slik: { $word }
unknown-bot = Den boten finnes ikke: { $word }
unknown-choice = Det kan du ikke velge: { $word }
unknown-clock = Den klokken finnes ikke: { $word }
unknown-edition = Den utgaven finnes ikke: { $word }
unknown-own-edition = Den utgaven finnes ikke, eller den er slettet: { $word }
unknown-edition-of-this-game = Denne utgaven hører til et annet spill: { $word }
unknown-lesson = Det finnes ingen slik leksjon: { $word }
unknown-puzzle = Den oppgaven finnes ikke: { $word }
unknown-game = Det spillet finnes ikke: { $word }
unknown-kind-of-notice = Denne serveren kan ikke sende varsler på den måten: { $word }
unknown-message = Den chatmeldingen finnes ikke: { $word }
unknown-report = Den rapporten finnes ikke: { $word }
unknown-notice = Det varselet finnes ikke: { $word }
unknown-number-of-bots = Kan ikke spilles med dette antallet boter: { $word }
unknown-number-of-seats = Kan ikke spilles med dette antallet spillere: { $word }
unknown-option = Den varianten finnes ikke: { $word }
unknown-place-of-the-mask = Handlingsmasken kan ikke være der: { $word }
unknown-position = Partiet har ingen slik beslutning: { $word }
unknown-render-mode = Den visningen finnes ikke: { $word }
unknown-reward = Den belønningen finnes ikke: { $word }
unknown-rules-page = Det finnes ingen regelside for { $word }
unknown-seat = Den plassen finnes ikke: { $word }
unknown-status = Den bordstatusen finnes ikke: { $word }
unknown-table = Det bordet finnes ikke: { $word }
with-allowed = { $problem }. Tillatt: { $allowed }.

replay-head = { $game }, { $seats } spillere, utgave: { $edition }
standard-edition = standard
replay-deal = Utgangsstillingen
replay-move = { $number }. { $seat }
replay-whisper = (bare { $seat } ser dette) { $event }
replay-score = Sluttstilling
replay-total = Sum
replay-totals = Stilling hvis partiet sluttet nå: { $totals }
replay-out = { $seat } kan ikke vinne.
replay-winner = { $names } { $count ->
    [one] vinner.
   *[other] deler seieren.
}
replay-nobody = Ingen vinner.
replay-unfinished = Partiet er ikke slutt. Vi venter på { $others }.
replay-position = Stillingen etter { $number ->
    [one] { $number } beslutning
   *[other] { $number } beslutninger
}
replay-field = { $field }: { $value }
verify-sound = I orden: { $entries } oppføringer. Kjeden er ubrutt, alle trekk er lovlige, og alle hendelser stemmer.
verify-luck-checked = Trekninger: Hver trekning følger av startverdien.
verify-luck-sealed = Trekninger: forseglet. De kan kontrolleres når startverdien er offentliggjort.
verify-taken-back = Ikke noe bevis for rent spill: Den eneste menneskelige spilleren angret { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    } etter å ha sett utfallet av en trekning eller skjulte kort.
verify-taken-back-by-all = Alle spillerne gikk med på å angre { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    }. Filen viser ikke om én person hadde flere plasser.
verify-skipped = Ikke noe bevis for rent spill: { $number ->
        [one] { $number } trekning
       *[other] { $number } trekninger
    } ble foretatt og deretter angret.
verify-luck-other = Ikke noe bevis for rent spill: Fra beslutning { $number } følger trekningene av en annen startverdi, som i et parti som ble fortsatt fra et annet.
verify-luck-unknown = Trekninger: Filen sier ikke hvor de kom fra. De er mulige; mer vet vi ikke.
verify-score = Poeng: riktige etter reglene.
verify-unfinished = Partiet er ikke ferdigspilt, så det finnes ingen sluttstilling.
review-seat = { $seat }: resultat { $result }
review-account = Start { $start }, flaks { $luck }, valg { $choices } (egne valg { $own })
review-kinds = Valg: { $best } beste, { $fine } gode, { $inaccuracy ->
        [one] { $inaccuracy } unøyaktighet
       *[other] { $inaccuracy } unøyaktigheter
    }, { $mistake } feil, { $blunder ->
        [one] { $blunder } tabbe
       *[other] { $blunder } tabber
    }
review-luck = Flaks { $worth } ved beslutning { $number }: { $what }
review-luck-deal = Flaks { $worth } fra utgangsstillingen
review-turning-points = Vendepunkter, de verste først
review-nothing-to-better = Ingen valg var klart dårligere enn det beste.
review-decision-inaccuracy = { $number }. { $seat }, unøyaktighet: { $choice } (vinnersjanse { $chosen })
review-decision-mistake = { $number }. { $seat }, feil: { $choice } (vinnersjanse { $chosen })
review-decision-blunder = { $number }. { $seat }, tabbe: { $choice } (vinnersjanse { $chosen })
review-better = Bedre: { $better } (vinnersjanse { $best })
review-why = Forskjellen: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (ikke { $value })
why-other-only = det andre valget: { $what }
why-line-more = { $line }: { $value } poeng mer til slutt
why-line-fewer = { $line }: { $value } poeng mindre til slutt
why-line-saves = { $line }: { $value } poeng mindre tapt til slutt
why-line-costs = { $line }: { $value } poeng mer tapt til slutt
why-others-more = den beste av de andre: { $value } poeng mer til slutt
why-others-fewer = den beste av de andre: { $value } poeng mindre til slutt
review-lucky = Flaks ga { $seat } { $worth } i vinnersjanse.
review-unlucky = Uflaks kostet { $seat } { $worth } i vinnersjanse.
review-no-luck = Flaks gjorde ingen forskjell for { $seat }.
reading-head = Beslutning { $number }: hva { $seat } kunne ha visst
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = minst { $number }: { $chance }
reading-had-it = hadde den
reading-had-not = hadde den ikke
reading-had = hadde { $number }
reading-nothing = De andre hadde ingenting som var skjult.
review-lesson = Neste gang: Tenk på «{ $better }» før du velger «{ $choice }». Valg som det ved beslutning { $number } senket vinnersjansen med { $loss } ({ $count ->
    [one] én gang
   *[other] { $count } ganger
}).
review-lesson-same-kind = Neste gang: Sammenlign mulighetene dine en gang til ved «{ $choice }». Valg som det ved beslutning { $number } senket vinnersjansen med { $loss } ({ $count ->
    [one] én gang
   *[other] { $count } ganger
}).
review-lesson-why = Der ville «{ $better }» ha betydd: { $what }.
progress-decisions = beslutninger
progress-puzzles = oppgaver
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } beslutning
       *[other] { $decisions } beslutninger
    } fra { $matches ->
        [one] { $matches } parti
       *[other] { $matches } partier
    }
study-title = { $game }, utgave: { $edition }
study-about = Spilt av { $bot }, startverdi { $seed }, fingeravtrykk for utgaven { $digest }.
study-size = { $players } spillere: { $matches } partier med { $decisions } beslutninger hvert i gjennomsnitt
study-seat = { $seat }: vinner { $wins } ({ $low } til { $high }), { $points } poeng i gjennomsnitt
study-skill = Hvert nivå mot spillere ett nivå under
study-level = { $bot } mot { $against }: vinner { $wins }
study-luck = Tilfeldigheter forklarer { $part } av resultatene (målt i { $matches } partier)
study-thing = { $kind } { $name }: { $worth } for den som har det (valgt av { $taken })
study-against = { $players } spillere, sammenlignet med den andre utgaven: { $points } poeng, { $decisions } beslutninger; andelen seire for hver plass
study-column-thing = Hva
study-column-taken = Valgt av
study-column-with = Seire med
study-column-without = Seire uten
study-column-difference = Forskjell
puzzles-question = { $players } spillere, vanskelighetsgrad { $level } av 5: { $what }
puzzles-options = Valg: { $options }
puzzles-solution = Løsning: { $action } (vinnersjanse { $chance })
puzzles-found = { $number ->
    [one] { $number } oppgave
   *[other] { $number } oppgaver
}

edition-written = { $file }: Rediger den, og kjør så: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] { "" }
   *[other] { " " }(og { $more } til: marula edition check)
}
edition-sound = I orden: { $game } kan spilles med denne utgaven ({ $edition }).
edition-problems = { $number ->
    [one] Ett problem:
   *[other] { $number } problemer:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = kan ikke leses ({ $reason })
problem-not-json = er ikke JSON ({ $reason })
problem-not-an-object = er ikke en utgave: Det må være et JSON-objekt
problem-unnamed = mangler: En utgave må oppgi hvilket spill den hører til, og hva den selv heter
problem-missing = mangler
problem-no-field = er ikke et felt her; felter: { $fields }
problem-kind = må være { $wanted }, ikke { $found }
problem-strange = «{ $word }» er ikke tillatt her
problem-misfit = passer ikke her
problem-twice = «{ $word }» står oppført to ganger
problem-no-id = «{ $word }» er ikke en id: Bruk små bokstaver, sifre og _, med en bokstav først
problem-none-of = «{ $word }» står ikke på listen «{ $list }»
problem-not-among = «{ $word }» er ikke blant: { $known }
problem-lacks = «{ $word }» mangler
problem-empty = er tom
problem-count = må være { $number }, ikke { $found }
problem-at-least = må være minst { $number }
problem-at-most = kan være høyst { $number }
problem-between = må være fra { $least } til { $most }
problem-too-large = er for stor: En utgave kan ha høyst { $number } byte
problem-many-letters = kan ha høyst { $number } tegn
problem-many-entries = kan ha høyst { $number } oppføringer
problem-too-costly = krever for mye tid eller minne å sette opp
problem-invisible = kan ikke inneholde kontrolltegn eller usynlige tegn
problem-no-name = må være et enkelt navn: bokstaver, sifre, mellomrom og . - _, med en bokstav eller et siffer først
problem-not-connected = forbinder ikke alle stedene

games-game = { $name }: { $title }, { $fewest } til { $most } spillere
games-editions = Utgaver: { $editions }
games-bots = Boter: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (standard)

play-address = { $address } (trykk Ctrl-C for å stoppe; partiene dine lagres)
stopped = stoppet
usage = { $problem } (se { $command } --help)
no-such-language = Språket «{ $word }» finnes ikke, så teksten er på engelsk. Disse finnes: { $languages }
progress-matches = partier

simulate-matches = { $matches ->
    [one] { $matches } parti
   *[other] { $matches } partier
} { $setup }, { $decisions ->
    [one] { $decisions } beslutning
   *[other] { $decisions } beslutninger
}, { $mean } per parti
simulate-speed = { $seconds } s, { $speed } beslutninger i sekundet, { $unfinished } ikke avsluttet
simulate-checksum = kontrollsum { $sum }

bench-about = Python { $python }, { $machine }; én kjerne, tilfeldig spill, per CPU-sekund, beste av 3
bench-column-game = spill
bench-column-players = spillere
bench-column-speed = hastighet
bench-column-one-call = i ett kall
bench-column-stepped = steg for steg
bench-column-fork = kopi

# What marula admin answers.
admin-dry-run = Prøvekjøring: Ingenting er endret.
admin-tables = { $number ->
    [0] Ingen bord.
    [one] { $number } bord:
   *[other] { $number } bord:
}
admin-table = { $table }  { $status }  { $game }  endret { $changed }  navn i loggen { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Ville ha slettet
   *[no] Slettet
} bord { $table } ({ $game }, { $status }, { $entries } oppføringer i loggen).
admin-prune = { $dry ->
    [yes] Ville ha slettet
   *[no] Slettet
} { $number ->
    [one] { $number } bord
   *[other] { $number } bord
} som ingen har brukt siden { $before }.
admin-ban = { $dry ->
    [yes] Ville ha utestengt
   *[no] Utestengte
} { $kind ->
    [player] spilleren
   *[address] adressen
} med hash { $hash }, { $until ->
    [never] for alltid
   *[other] til { $until }
}.
admin-unban = { $dry ->
    [yes] Ville ha opphevet
   *[no] Opphevet
} utestengelsen av { $hash }.
admin-bans = { $number ->
    [0] Ingen utestengelser.
    [one] { $number } utestengelse:
   *[other] { $number } utestengelser:
}
admin-one-ban = { $hash }  { $kind ->
    [player] spiller
   *[address] adresse
}  siden { $at }  { $until ->
    [never] for alltid
   *[other] til { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] Ville ha slettet
   *[no] Slettet
} { $names } navn, { $chat ->
    [one] { $chat } chatmelding
   *[other] { $chat } chatmeldinger
} og { $notices ->
    [one] { $notices } varslingsadresse
   *[other] { $notices } varslingsadresser
} på { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
}. Trekkene blir stående.
admin-reports = { $number ->
    [0] Ingen rapporter.
    [one] { $number } rapport:
   *[other] { $number } rapporter:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] navn
   *[message] chatmelding
} fra { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Ville ha avvist
   *[no] Avviste
} rapport { $id } om { $name }.
admin-delete-reported = { $dry ->
    [yes] Ville ha slettet
   *[no] Slettet
} { $kind ->
    [name] navn og chat fra { $name }
   *[message] en chatmelding fra { $name }
} ved bord { $table } og rapport { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Ville ha byttet
   *[no] Byttet
} push-nøkkelen og { $dry ->
    [yes] avsluttet
   *[no] avsluttet
} { $ended ->
    [one] { $ended } push-abonnement
   *[other] { $ended } push-abonnementer
}. Spillerne må slå på varsler igjen.
admin-taken-up = Servere som kjører, tar dette i bruk innen { $seconds } sekunder.
admin-bad-person = { $person }: Oppgi en adresse, hashen fra loggen eller BORD:PLASS (plassene telles fra 1)
admin-nobody = bord { $table } har ingen på plass { $seat }
admin-never-served = ingen server har brukt denne databasen ennå, så den kjenner ingen adresser
admin-not-banned = { $hash } er ikke utestengt
admin-push-key-elsewhere = push-nøkkelen kommer fra MARULA_VAPID; bytt den der, og start serverne på nytt

# What is wrong with the words of a command.
bad-option = --option { $item }: Skriv NAVN=VALG; { $game } har disse navnene: { $known }
bad-choice = --option { $item }: { $option } kan være { $allowed }
bad-number = { $option } må være minst { $least }, ikke { $value }
bad-file = { $file } kan ikke leses ({ $reason })
bad-file-there = { $file } finnes allerede; velg et annet navn, eller fjern filen
bad-file-unwritten = { $file } kan ikke skrives ({ $reason })
bad-seat = --seat må være fra 0 (en tilskuer) til { $most }, ikke { $value }
bad-review-seat = --seat må være fra 1 til { $most }, ikke { $value }
bad-reading-unfinished = { $file }: Dette partiet er ikke slutt. Hva andre har, vises først når det er slutt.
bad-reading-at = --at må være fra 1 til { $most }, ikke { $value }
bad-review-unfinished = { $file }: Dette partiet er ikke slutt. Legg til --unfinished for å gå gjennom det så langt.
bad-folder-full = { $folder } er ikke tom: Oppgi en ny mappe
bad-minutes = --minutes må være mer enn 0, ikke { $value }
bad-moment = --at må være fra 0 til { $most }, ikke { $value }
bad-lab = arenaen krever flere pakker ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: Skriv en andel mellom 0 og 1, eller «fair» hvis det er to boter eller flere
bad-seconds = --seconds må være mer enn 0, ikke { $value }
bad-folder = --out { $folder }: Kan ikke skrive der ({ $reason })
bad-folder-used = --out { $folder }: { $file } finnes der allerede; velg en annen mappe
bad-record-folder = --record { $folder }: Den mappen finnes ikke; opprett den først
bad-server = serveren krever flere pakker ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: Skriv postgresql://… eller sqlite:///FIL
bad-data-folder = { $folder } kan ikke opprettes ({ $reason }); bruk --database FIL
bad-workers-database = --workers: Mer enn én prosess krever PostgreSQL (--database postgresql://…); SQLite tillater bare én
bad-range = { $option } må være fra { $least } til { $most }, ikke { $value }
bad-web-address = { $option } { $value }: Skriv en adresse som https://play.example.org
bad-host = --host { $host }: Denne maskinen har ikke den adressen
bad-address = kan ikke lytte på { $host }, port { $port } ({ $reason })
bad-engine = --engine { $item }: Skriv NAVN=KOMMANDO; navnet består av små bokstaver, sifre, - og _
bad-engine-name = --engine { $name }: Det finnes allerede en bot med det navnet
bad-environment = { $variable } kan ikke brukes ({ $reason })
bad-database-folder = { $folder } kan ikke romme en database ({ $reason })
bad-database-file = { $database } kan ikke leses ({ $reason })
bad-database-kind = { $database } er ikke en SQLite-database
bad-database-foreign = { $database } tilhører et annet program
bad-database-newer = { $database } er skrevet av en nyere versjon av Marula; installer den versjonen
bad-database-in-use = { $database } er i bruk av prosess { $process }
bad-database-refused = { $database } kan ikke brukes ({ $reason })
bad-database-silent = { $database } svarte ikke innen { $seconds } sekunder
bad-database-missing = { $database } finnes ikke; marula serve oppretter den
bad-database-older = { $database } er skrevet av en eldre versjon av Marula; start marula serve én gang for å oppgradere den
bad-port = port { $port } kan ikke brukes; prøv en annen: --port { $next }
engine-not-started = motoren «{ $command }» kan ikke startes ({ $reason })
engine-died = motoren «{ $command }» sluttet (avslutningskode { $code }) uten å svare
engine-silent = motoren «{ $command }» svarte ikke innen { $seconds } sekunder
engine-line = motoren «{ $command }» sendte en linje som er for lang eller avbrutt
engine-answer = motoren «{ $command }» ga et svar som protokollen ikke tillater: { $answer }
engine-protocol = motoren «{ $command }» snakker versjon { $theirs } av protokollen, ikke { $ours }
engine-game = motoren «{ $command }» spiller ikke { $game }
engine-refused = motoren «{ $command }» avslo: { $text }
engine-illegal = motoren «{ $command }» valgte en handling som ikke tilbys: { $choice }
engine-waits = Denne motoren leser én JSON-melding per linje, slik docs/reference/engine-protocol.md beskriver. Trykk Ctrl-D for å avslutte den.
engine-check-good = ok      { $what }
engine-check-bad = FEIL    { $what }: { $problem }
engine-check-passed = Motoren består prøven.
engine-check-failed = Motoren består ikke prøven.
engine-check-hello = den starter og sender hello
engine-check-games = den spiller { $games }
engine-check-nonsense = den svarer med en feil på det den ikke kan lese, og fortsetter
engine-check-other-game = den avslår et spill den ikke kjenner
engine-check-quit = den slutter når den blir bedt om det
engine-check-end-of-input = den slutter når inndataene slutter
engine-check-whole-match = den spiller et helt parti { $game } med { $players } plasser
engine-check-any-moment = den begynner midt i et parti { $game } med { $players } plasser
engine-check-change-of-match = den bytter fra ett parti { $game } til et annet, med { $players } plasser
engine-check-new-fields = den ser bort fra felter den ikke kjenner, i { $game }
engine-check-no-game = den spiller ingen av spillene her, bare { $games }
engine-check-no-error = den besvarte { $line } med { $answer } i stedet for en feil
engine-check-no-second-hello = den svarte ikke på enda et hello
engine-check-no-end = den kjører fortsatt etter { $seconds } sekunder
engine-check-exit-code = avslutningskoden er { $code } og ikke 0
engine-check-not-ready = den svarte { $answer } i stedet for «ready»
engine-check-illegal = ved beslutning { $version } svarte den { $answer }, som ikke er en av mulighetene
bad-bot = boten «{ $bot }» valgte { $action }, som ikke tilbys: { $why }
workers-died = arbeidsprosesser døde { $times } ganger på rad under samme jobb
workers-no-ray = Ray er ikke installert; installer det med: pip install 'marula[ray]'
workers-not-let-in = Ray-klyngen på { $address } avviste forbindelsen ({ $reason })
workers-keep-dying = arbeidsprosesser i Ray-klyngen fortsetter å dø ({ $reason })
workers-no-address = «{ $address }» er ikke en Ray-adresse: Skriv HOST:PORT, ray://HOST:PORT eller auto
workers-no-answer = ingen Ray-klynge svarer på { $address } ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = filhodet er skadet, eller dette er ikke en partifil
file-format = filhodet oppgir formatet { $format }; denne versjonen leser { $known }
file-head-changed = filhodet er endret: Hashen stemmer ikke
file-head-refused = filhodet er ikke gyldig: { $why }
file-head-strange = filhodet er ikke gyldig
file-setup-incomplete = filhodet er ikke gyldig: Oppsettet er ufullstendig
file-luck-damaged = det filhodet sier om trekningene, kan ikke leses
file-luck-missing = filhodet sier ikke hvor trekningene kom fra
file-luck-unknown = filhodet oppgir en ukjent kilde til trekningene: { $word }
file-seed-wrong = startverdien i filhodet er ikke den som ble lovet
file-lot-wrong = trekningen av plasser i filhodet følger ikke av startverdien
file-no-deal = oppføring 0 mangler: Det finnes ingen utgangsstilling
file-entry-cut-off = oppføring { $entry } er avkortet eller mangler
file-entry-strange = oppføring { $entry } hører ikke til dette spillet
file-damaged = { $entry ->
    [-1] slutten er skadet: Det er ikke den JSON-en som ble skrevet
   *[other] oppføring { $entry } er skadet: Det er ikke den JSON-en som ble skrevet
}
file-broken-chain = { $entry ->
    [-1] slutten følger ikke av det foregående: Hashen stemmer ikke
   *[other] oppføring { $entry } følger ikke av det foregående: Hashen stemmer ikke
}
file-end-cut-off = filen er avkortet etter oppføring { $entry }
file-end-wrong = slutten følger ikke av oppføringene: Antallet eller poengene er feil
file-after-the-end = det følger noe etter slutten
journal-entry-missing = oppføring { $entry } mangler: fant oppføring { $found }
journal-no-action = oppføring { $entry } har ingen handling
journal-no-deal = oppføring 0 er ingen utgangsstilling
journal-illegal = oppføring { $entry } er ikke etter reglene: { $why }
journal-luck = oppføring { $entry } forteller om et annet utfall enn startverdien gir
journal-luck-again = oppføring { $entry } bruker tilfeldige tall som allerede er brukt
journal-luck-elsewhere = oppføring { $entry } fortsetter ikke de tilfeldige tallene der den forrige slapp
journal-told-wrong = oppføring { $entry } forteller om noe som ikke skjedde

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } partier på { $deals } utgangsstillinger, startverdi { $seed }, kontrollsum { $sum }.
arena-shares = Andel av seirene (den stiplede linjen er en lik andel)
arena-margins = Poeng foran den beste av de andre botene, i gjennomsnitt
arena-scores = Fordeling av poeng
arena-note = Hver utgangsstilling spilles med plassene i ulik rekkefølge, så flaksen jevner seg ut; en utgangsstilling teller som én observasjon. Klammene og stolpene er 95 %-intervaller. Tiden gjelder beslutninger med mer enn én mulighet.
arena-column-bot = Bot
arena-column-wins = Andel seire
arena-column-score = Poeng
arena-column-margin = Forsprang
arena-column-rank = Plassering
arena-column-rating = OpenSkill
arena-column-time = Tid per beslutning
arena-column-adjusted = Seire uten flaks
arena-until-above = Det er klart at { $bot } vinner mer enn { $share } % av partiene. En slik dom er feil høyst 5 av 100 ganger. Intervallene gjelder selv om kjøringen ble avsluttet tidlig.
arena-until-below = Det er klart at { $bot } vinner mindre enn { $share } % av partiene. En slik dom er feil høyst 5 av 100 ganger. Intervallene gjelder selv om kjøringen ble avsluttet tidlig.
arena-until-open = Etter så mange partier er det ikke klart om { $bot } vinner mer eller mindre enn { $share } % av dem.
arena-forfeits = { $bot } sviktet ved { $number ->
    [one] { $number } beslutning
   *[other] { $number } beslutninger
}; den første muligheten ble valgt i stedet.

# Tables: why not.
declined-malformed = Dette kan ikke leses: { $problem }
declined-secret-needed = Du trenger den hemmelige lenken til en plass ved dette bordet eller til verten.
declined-secret-used = Denne hemmelige lenken brukes allerede til noe annet ved dette bordet.
declined-not-yours = Det kan du ikke gjøre her.
declined-host-only = Bare verten for bordet kan gjøre det.
declined-not-allowed = Dette bordet tillater det ikke.
declined-bad-origin = Denne forespørselen kommer fra en side på et annet nettsted.
declined-bad-host = Åpne disse bordene på en av adressene til denne maskinen: 127.0.0.1 eller localhost.
declined-too-large = Det er for stort.
declined-too-many = Det var for mye på én gang. Vent litt, og prøv igjen.
declined-too-many-editions = Serveren lagrer allerede { $number } utgaver for deg. Slett en først, eller lagre din i en fil.
declined-not-owner = Bare eieren av denne utgaven kan gjøre det. Bruk eierens lenke.
declined-full = Serveren er full akkurat nå. Partier som er i gang, fortsetter. Kom tilbake om litt.
declined-busy = Serveren har for mange forbindelser. Prøv igjen om litt.
declined-banned = Den som driver serveren, har utestengt deg.
declined-try-again = Serveren når ikke databasen sin. Ingenting har gått tapt. Prøv igjen om litt.
declined-fault = Noe gikk galt på serveren. Feilen er loggført, og ingenting ved bordet er endret.
declined-not-sent = Meldingen kunne ikke sendes. Prøv igjen senere.
declined-seat-taken = Plass { $seat } er opptatt.
declined-seat-empty = Plass { $seat } er tom.
declined-table-full = Alle plassene ved dette bordet er opptatt.
declined-already-started = Partiet har allerede begynt.
declined-not-started = Partiet har ikke begynt ennå.
declined-match-over = Partiet er slutt.
declined-not-over = Partiet er ikke slutt ennå.
declined-still-secret = Partiet er ikke slutt ennå. Inntil da ville dette røpe hemmeligheter.
declined-sealed = Et annet bord med samme startverdi spiller fortsatt. Dette forblir hemmelig til det er ferdig.
declined-too-long = Partier med mer enn { $number } beslutninger gjennomgås ikke her.
declined-no-review = Ingen har bedt om en gjennomgang av dette partiet ennå.
declined-no-undo = Det er ingenting å angre.
declined-undo-pending = Bordet stemmer allerede over om noe skal angres.
declined-undo-asked-before = Du har allerede spurt. Du kan spørre igjen etter neste beslutning.
declined-name-taken = Noen ved bordet har allerede det navnet eller et som ligner.
declined-colour-taken = Noen ved bordet har allerede den fargen.
declined-sits-at-a-copy = Du sitter allerede ved en annen kopi av dette bordet. Alle kopiene har de samme kortene, så du kan bare sitte ved én.
declined-copies-wait = En annen kopi av dette bordet venter fortsatt på spillere. Alle kopiene starter samtidig.
declined-time-up = Tiden din til denne beslutningen er ute.
declined-no-request = Det er ingen angreforespørsel du kan svare på.
declined-no-hint = Du kan bare få tips når det er din tur.
declined-already-a-bot = En bot spiller allerede på plass { $seat }.
declined-not-a-bot = Ingen bot spiller for deg på plass { $seat }.

notice-turn = { $name }, det er din tur: { $where }
notice-reminder = { $name }, bordet venter fortsatt på deg: { $where }
notice-stop = Stopp disse e-postene: { $link }
notice-confirm = Vil du få e-post når det er din tur? ({ $game })
notice-confirm-how = Noen har oppgitt denne adressen ved et bord. Hvis det var deg, åpne denne lenken innen et døgn:
notice-confirm-not = Hvis det ikke var deg, kan du se bort fra denne e-posten. Du får ikke flere.

bot-random = Tilfeldig
bot-casual = Avslappet
bot-steady = Solid
bot-sharp = Skarp
bot-expert = Ekspert
bot-name = { $level } { $number }

character-meerkat = Surikat
character-manner-meerkat = Tar små, billige steg, og mange av dem.
character-hippo = Flodhest
character-manner-hippo = Går etter den største premien i sikte.
character-weaver = Veverfugl
character-manner-weaver = Samler kort, og helst slike som passer sammen.
character-tortoise = Skilpadde
character-manner-tortoise = Sparer på kort og mynter, og slår til sent.
character-ostrich = Struts
character-manner-ostrich = Har det travelt og handler så snart det går.
character-elephant = Elefant
character-manner-elephant = Gir mye og betaler gjerne.
character-hornbill = Neshornfugl
character-manner-hornbill = Vil ha det de andre vil ha, og vil ha det først.
character-serval = Serval
character-manner-serval = Tar det som ligger synlig, før de andre rekker det.
character-pangolin = Skjelldyr
character-manner-pangolin = Spiller trygt og overlater lite til tilfeldighetene.
character-crane = Krontrane
character-manner-crane = Følger mange planer på én gang.
character-aardvark = Jordsvin
character-manner-aardvark = Graver heller etter det ukjente enn å ta det sikre.
character-chameleon = Kameleon
character-manner-chameleon = Elsker kort som kan erstatte et hvilket som helst annet.

pages-not-built = Serveren kjører, men sidene er ikke bygd. Kjør «make setup» i kildemappen (det krever Node.js), og start serveren på nytt. API-et virker også uten dem.
