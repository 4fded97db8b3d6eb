# The words of no game.

seat = Spiller { $number }
scene-you = Du
scene-other = Spiller { $number }
lesson-right = Godt klaret.
lesson-other = Det tillader reglerne også. Men prøv i denne lektion: { $wanted }
nothing = ingenting
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = Det er ikke din tur. Vi venter på { $others }.
match-is-over = Partiet er slut.
stale = Partiet er gået videre, siden du valgte (version { $version }, nu { $current }). Se efter igen, og vælg så.
against-rule = Det tillader reglerne ikke ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Den handling findes ikke: { $word }
unknown-address = Den adresse findes ikke: { $word }
unknown-answer-to-illegal = Den måde at håndtere en ulovlig handling på findes ikke: { $word }
unknown-bot = Den bot findes ikke: { $word }
unknown-choice = Det kan du ikke vælge: { $word }
unknown-clock = Det ur findes ikke: { $word }
unknown-edition = Den udgave findes ikke: { $word }
unknown-own-edition = Den udgave findes ikke, eller den er slettet: { $word }
unknown-edition-of-this-game = Denne udgave hører til et andet spil: { $word }
unknown-lesson = Den lektion findes ikke: { $word }
unknown-puzzle = Den opgave findes ikke: { $word }
unknown-game = Det spil findes ikke: { $word }
unknown-kind-of-notice = Denne server kan ikke sende beskeder på den måde: { $word }
unknown-message = Den chatbesked findes ikke: { $word }
unknown-report = Den anmeldelse findes ikke: { $word }
unknown-notice = Den besked findes ikke: { $word }
unknown-number-of-bots = Kan ikke spilles med dette antal botter: { $word }
unknown-number-of-seats = Kan ikke spilles med dette antal spillere: { $word }
unknown-option = Den variant findes ikke: { $word }
unknown-place-of-the-mask = Handlingsmasken kan ikke være dér: { $word }
unknown-position = Den beslutning har partiet ikke: { $word }
unknown-render-mode = Den visning findes ikke: { $word }
unknown-reward = Den belønning findes ikke: { $word }
unknown-rules-page = Der findes ingen regelside for { $word }
unknown-seat = Den plads findes ikke: { $word }
unknown-status = Den bordstatus findes ikke: { $word }
unknown-table = Det bord findes ikke: { $word }
with-allowed = { $problem }. Tilladt: { $allowed }.

replay-head = { $game }, { $seats } spillere, udgave: { $edition }
standard-edition = standard
replay-deal = Udgangsstillingen
replay-move = { $number }. { $seat }
replay-whisper = (kun { $seat } ser det) { $event }
replay-score = Slutstilling
replay-total = I alt
replay-totals = Stilling, hvis partiet sluttede nu: { $totals }
replay-out = { $seat } kan ikke vinde.
replay-winner = { $names } { $count ->
    [one] vinder.
   *[other] deler sejren.
}
replay-nobody = Ingen vinder.
replay-unfinished = Partiet er ikke slut. Vi venter på { $others }.
replay-position = Stillingen efter { $number ->
    [one] { $number } beslutning
   *[other] { $number } beslutninger
}
replay-field = { $field }: { $value }
verify-sound = I orden: { $entries } poster. Kæden er ubrudt, alle træk er lovlige, og alle hændelser passer.
verify-luck-checked = Tilfældigheder: Hver lodtrækning følger af startværdien.
verify-luck-sealed = Tilfældigheder: forseglede. De kan kontrolleres, når startværdien er offentliggjort.
verify-taken-back = Intet bevis for fairplay: Det eneste menneske her fortrød { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    } efter at have set udfaldet af en lodtrækning eller skjulte kort.
verify-taken-back-by-all = Alle spillere gik med til at fortryde { $number ->
        [one] { $number } beslutning
       *[other] { $number } beslutninger
    }. Filen viser ikke, om én person havde flere pladser.
verify-skipped = Intet bevis for fairplay: { $number ->
        [one] { $number } lodtrækning
       *[other] { $number } lodtrækninger
    } blev foretaget og derefter fortrudt.
verify-luck-other = Intet bevis for fairplay: Fra beslutning { $number } følger tilfældighederne af en anden startværdi, som i et parti, der blev fortsat fra et andet.
verify-luck-unknown = Tilfældigheder: Filen siger ikke, hvor de kom fra. Lodtrækningerne er mulige; mere ved vi ikke.
verify-score = Point: korrekte ifølge reglerne.
verify-unfinished = Partiet er ikke spillet færdigt, så der er ingen slutstilling.
review-seat = { $seat }: resultat { $result }
review-account = Start { $start }, held { $luck }, valg { $choices } (heraf egne { $own })
review-kinds = Valg: { $best } bedste, { $fine } gode, { $inaccuracy ->
        [one] { $inaccuracy } unøjagtighed
       *[other] { $inaccuracy } unøjagtigheder
    }, { $mistake } fejl, { $blunder ->
        [one] { $blunder } bommert
       *[other] { $blunder } bommerter
    }
review-luck = Held { $worth } ved beslutning { $number }: { $what }
review-luck-deal = Held { $worth } fra udgangsstillingen
review-turning-points = Vendepunkter, de værste først
review-nothing-to-better = Intet valg var klart dårligere end det bedste.
review-decision-inaccuracy = { $number }. { $seat }, unøjagtighed: { $choice } (vinderchance { $chosen })
review-decision-mistake = { $number }. { $seat }, fejl: { $choice } (vinderchance { $chosen })
review-decision-blunder = { $number }. { $seat }, bommert: { $choice } (vinderchance { $chosen })
review-better = Bedre: { $better } (vinderchance { $best })
review-why = Forskellen: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (ikke { $value })
why-other-only = det andet valg: { $what }
why-line-more = { $line }: { $value } point mere til sidst
why-line-fewer = { $line }: { $value } point mindre til sidst
why-line-saves = { $line }: { $value } minuspoint mindre til sidst
why-line-costs = { $line }: { $value } minuspoint mere til sidst
why-others-more = den bedste af de andre: { $value } point mere til sidst
why-others-fewer = den bedste af de andre: { $value } point mindre til sidst
review-lucky = Held øgede vinderchancen for { $seat } med { $worth }.
review-unlucky = Uheld sænkede vinderchancen for { $seat } med { $worth }.
review-no-luck = Held gjorde ingen forskel for { $seat }.
reading-head = Beslutning { $number }: hvad { $seat } kunne have vidst
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = mindst { $number }: { $chance }
reading-had-it = havde det
reading-had-not = havde det ikke
reading-had = havde { $number }
reading-nothing = De andre havde intet skjult.
review-lesson = Næste gang: Tænk på ”{ $better }”, før du vælger ”{ $choice }”. Valg som det ved beslutning { $number } sænkede vinderchancen med { $loss } ({ $count ->
    [one] én gang
   *[other] { $count } gange
}).
review-lesson-same-kind = Næste gang: Sammenlign dine muligheder en gang til ved ”{ $choice }”. Valg som det ved beslutning { $number } sænkede vinderchancen med { $loss } ({ $count ->
    [one] én gang
   *[other] { $count } gange
}).
review-lesson-why = Dér ville ”{ $better }” have betydet: { $what }.
progress-decisions = beslutninger
progress-puzzles = opgaver
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } beslutning
       *[other] { $decisions } beslutninger
    } fra { $matches ->
        [one] { $matches } parti
       *[other] { $matches } partier
    }
study-title = { $game }, udgave: { $edition }
study-about = Partierne er spillet af { $bot }, startværdi { $seed }, udgavens fingeraftryk { $digest }.
study-size = { $players } spillere: { $matches } partier med i gennemsnit { $decisions } beslutninger
study-seat = { $seat }: vinder { $wins } ({ $low } til { $high }), { $points } point i gennemsnit
study-skill = Hvert niveau mod spillere ét niveau under
study-level = { $bot } mod { $against }: vinder { $wins }
study-luck = Tilfældigheder forklarer { $part } af resultaterne (målt i { $matches } partier)
study-thing = { $kind } { $name }: { $worth } for den, der har det (valgt af { $taken })
study-against = { $players } spillere, sammenlignet med den anden udgave: { $points } point, { $decisions } beslutninger; hver plads’ andel af sejrene
study-column-thing = Hvad
study-column-taken = Valgt af
study-column-with = Sejre med
study-column-without = Sejre uden
study-column-difference = Forskel
puzzles-question = { $players } spillere, sværhedsgrad { $level } af 5: { $what }
puzzles-options = Valg: { $options }
puzzles-solution = Løsning: { $action } (vinderchance { $chance })
puzzles-found = { $number ->
    [one] { $number } opgave
   *[other] { $number } opgaver
}

edition-written = { $file }: Redigér den, og kør så: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] { "" }
   *[other] { " " }(og { $more } til: marula edition check)
}
edition-sound = I orden: { $game } kan spilles med denne udgave ({ $edition }).
edition-problems = { $number ->
    [one] Et problem:
   *[other] { $number } problemer:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = kan ikke læses ({ $reason })
problem-not-json = er ikke JSON ({ $reason })
problem-not-an-object = er ikke en udgave: Det skal være et JSON-objekt
problem-unnamed = mangler: En udgave skal angive, hvilket spil den hører til, og sit eget navn
problem-missing = mangler
problem-no-field = er ikke et felt her; felter: { $fields }
problem-kind = skal være { $wanted }, ikke { $found }
problem-strange = ”{ $word }” er ikke tilladt her
problem-misfit = passer ikke her
problem-twice = ”{ $word }” forekommer to gange
problem-no-id = ”{ $word }” er ikke et id: Brug små bogstaver, cifre og _, med et bogstav først
problem-none-of = ”{ $word }” står ikke på listen ”{ $list }”
problem-not-among = ”{ $word }” er ikke blandt følgende: { $known }
problem-lacks = ”{ $word }” mangler
problem-empty = er tom
problem-count = skal være { $number }, ikke { $found }
problem-at-least = skal være mindst { $number }
problem-at-most = må højst være { $number }
problem-between = skal være mellem { $least } og { $most }
problem-too-large = er for stor: En udgave må højst have { $number } byte
problem-many-letters = må højst have { $number } tegn
problem-many-entries = må højst have { $number } poster
problem-too-costly = tager for lang tid eller kræver for meget hukommelse at stille op
problem-invisible = må ikke indeholde kontroltegn eller usynlige tegn
problem-no-name = skal være et almindeligt navn: bogstaver, cifre, mellemrum og . - _, med et bogstav eller ciffer først
problem-not-connected = forbinder ikke alle steder

games-game = { $name }: { $title }, { $fewest } til { $most } spillere
games-editions = Udgaver: { $editions }
games-bots = Botter: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (standard)

play-address = { $address } (tryk på Ctrl-C for at stoppe; dine partier gemmes)
stopped = stoppet
usage = { $problem } (se { $command } --help)
no-such-language = Sproget ”{ $word }” findes ikke, så dette er på engelsk. Tilgængelige sprog: { $languages }
progress-matches = partier

simulate-matches = { $matches ->
    [one] { $matches } parti
   *[other] { $matches } partier
} { $setup }, { $decisions ->
    [one] { $decisions } beslutning
   *[other] { $decisions } beslutninger
}, { $mean } pr. parti
simulate-speed = { $seconds } s, { $speed } beslutninger i sekundet, { $unfinished } uafsluttede
simulate-checksum = kontrolsum { $sum }

bench-about = Python { $python }, { $machine }; én kerne, tilfældigt spil, pr. CPU-sekund, bedste af 3
bench-column-game = spil
bench-column-players = spillere
bench-column-speed = hastighed
bench-column-one-call = i ét kald
bench-column-stepped = trin for trin
bench-column-fork = kopi

# What marula admin answers.
admin-dry-run = Prøvekørsel: Intet er ændret.
admin-tables = { $number ->
    [0] Ingen borde.
    [one] { $number } bord:
   *[other] { $number } borde:
}
admin-table = { $table }  { $status }  { $game }  ændret { $changed }  navn i loggen { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Ville slette
   *[no] Slettede
} bord { $table } ({ $game }, { $status }, { $entries } poster i loggen).
admin-prune = { $dry ->
    [yes] Ville slette
   *[no] Slettede
} { $number ->
    [one] { $number } bord
   *[other] { $number } borde
}, som ingen har brugt siden { $before }.
admin-ban = { $dry ->
    [yes] Ville udelukke
   *[no] Udelukkede
} { $kind ->
    [player] spilleren
   *[address] adressen
} med hash { $hash }, { $until ->
    [never] for altid
   *[other] indtil { $until }
}.
admin-unban = { $dry ->
    [yes] Ville ophæve
   *[no] Ophævede
} udelukkelsen af { $hash }.
admin-bans = { $number ->
    [0] Ingen udelukkelser.
    [one] { $number } udelukkelse:
   *[other] { $number } udelukkelser:
}
admin-one-ban = { $hash }  { $kind ->
    [player] spiller
   *[address] adresse
}  siden { $at }  { $until ->
    [never] for altid
   *[other] indtil { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] Ville slette
   *[no] Slettede
} { $names ->
    [one] { $names } navn
   *[other] { $names } navne
}, { $chat ->
    [one] { $chat } chatbesked
   *[other] { $chat } chatbeskeder
} og { $notices ->
    [one] { $notices } beskedadresse
   *[other] { $notices } beskedadresser
} på { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
}. Trækkene bliver stående.
admin-reports = { $number ->
    [0] Ingen anmeldelser.
    [one] { $number } anmeldelse:
   *[other] { $number } anmeldelser:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] navn
   *[message] chatbesked
} fra { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Ville afvise
   *[no] Afviste
} anmeldelse { $id } om { $name }.
admin-delete-reported = { $dry ->
    [yes] Ville slette
   *[no] Slettede
} { $kind ->
    [name] navnene og chatbeskederne fra { $name }
   *[message] en chatbesked fra { $name }
} ved bord { $table } og anmeldelse { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Ville udskifte
   *[no] Udskiftede
} push-nøglen og { $dry ->
    [yes] afslutte
   *[no] afsluttede
} { $ended ->
    [one] { $ended } push-abonnement
   *[other] { $ended } push-abonnementer
}. Spillerne skal slå beskeder til igen.
admin-taken-up = Servere, der kører, tager dette i brug inden for { $seconds } sekunder.
admin-bad-person = { $person }: Skriv en adresse, dens hash i loggen eller BORD:PLADS (pladserne tælles fra 1)
admin-nobody = bord { $table } har ingen på plads { $seat }
admin-never-served = ingen server har brugt denne database endnu, så den kender ingen adresser
admin-not-banned = { $hash } er ikke udelukket
admin-push-key-elsewhere = push-nøglen kommer fra MARULA_VAPID; udskift den dér, og genstart serverne

# What is wrong with the words of a command.
bad-option = --option { $item }: Skriv NAVN=VALG; { $game } har disse navne: { $known }
bad-choice = --option { $item }: { $option } kan være { $allowed }
bad-number = { $option } skal være mindst { $least }, ikke { $value }
bad-file = { $file } kan ikke læses ({ $reason })
bad-file-there = { $file } findes allerede; vælg et andet navn, eller fjern filen
bad-file-unwritten = { $file } kan ikke skrives ({ $reason })
bad-seat = --seat skal være mellem 0 (tilskuer) og { $most }, ikke { $value }
bad-review-seat = --seat skal være mellem 1 og { $most }, ikke { $value }
bad-reading-unfinished = { $file }: Dette parti er ikke slut. Hvad andre har, vises først, når det er slut.
bad-reading-at = --at skal være mellem 1 og { $most }, ikke { $value }
bad-review-unfinished = { $file }: Dette parti er ikke slut. Tilføj --unfinished for at gennemgå det, der er spillet indtil nu.
bad-folder-full = { $folder } er ikke tom: Angiv en ny mappe
bad-minutes = --minutes skal være mere end 0, ikke { $value }
bad-moment = --at skal være mellem 0 og { $most }, ikke { $value }
bad-lab = arenaen kræver flere pakker ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: Skriv en andel mellem 0 og 1, eller ”fair”, hvis der er to botter eller flere
bad-seconds = --seconds skal være mere end 0, ikke { $value }
bad-folder = --out { $folder }: Der kan ikke skrives dér ({ $reason })
bad-folder-used = --out { $folder }: { $file } findes der allerede; vælg en anden mappe
bad-record-folder = --record { $folder }: Den mappe findes ikke; opret den først
bad-server = serveren kræver flere pakker ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: Skriv postgresql://… eller sqlite:///FIL
bad-data-folder = { $folder } kan ikke oprettes ({ $reason }); brug --database FIL
bad-workers-database = --workers: Mere end én proces kræver PostgreSQL (--database postgresql://…); SQLite tillader kun én
bad-range = { $option } skal være mellem { $least } og { $most }, ikke { $value }
bad-web-address = { $option } { $value }: Skriv en adresse som https://play.example.org
bad-host = --host { $host }: Denne maskine har ikke den adresse
bad-address = kan ikke lytte på { $host } port { $port } ({ $reason })
bad-engine = --engine { $item }: Skriv NAVN=KOMMANDO; navnet består af små bogstaver, cifre, - og _
bad-engine-name = --engine { $name }: Der findes allerede en bot med det navn
bad-environment = { $variable } kan ikke bruges ({ $reason })
bad-database-folder = { $folder } kan ikke bruges til en database ({ $reason })
bad-database-file = { $database } kan ikke læses ({ $reason })
bad-database-kind = { $database } er ikke en SQLite-database
bad-database-foreign = { $database } tilhører et andet program
bad-database-newer = { $database } er skrevet af en nyere version af Marula; installér den version
bad-database-in-use = { $database } bruges af proces { $process }
bad-database-refused = { $database } kan ikke bruges ({ $reason })
bad-database-silent = { $database } svarede ikke inden for { $seconds } sekunder
bad-database-missing = { $database } findes ikke; marula serve opretter den
bad-database-older = { $database } er skrevet af en ældre version af Marula; start marula serve én gang for at opgradere den
bad-port = port { $port } kan ikke bruges; prøv en anden: --port { $next }
engine-not-started = motoren ”{ $command }” kan ikke startes ({ $reason })
engine-died = motoren ”{ $command }” sluttede (afslutningskode { $code }) uden at svare
engine-silent = motoren ”{ $command }” svarede ikke inden for { $seconds } sekunder
engine-line = motoren ”{ $command }” sendte en linje, der er for lang eller afkortet
engine-answer = motoren ”{ $command }” gav et svar, som protokollen ikke tillader: { $answer }
engine-protocol = motoren ”{ $command }” taler version { $theirs } af protokollen, ikke { $ours }
engine-game = motoren ”{ $command }” spiller ikke { $game }
engine-refused = motoren ”{ $command }” afviste: { $text }
engine-illegal = motoren ”{ $command }” valgte en handling, der ikke tilbydes: { $choice }
engine-waits = Denne motor læser én JSON-besked pr. linje, som beskrevet i docs/reference/engine-protocol.md. Tryk på Ctrl-D for at afslutte den.
engine-check-good = ok      { $what }
engine-check-bad = FEJL    { $what }: { $problem }
engine-check-passed = Motoren består prøven.
engine-check-failed = Motoren består ikke prøven.
engine-check-hello = den starter og sender hello
engine-check-games = den spiller { $games }
engine-check-nonsense = den svarer med en fejl på det, den ikke kan læse, og fortsætter
engine-check-other-game = den afviser et spil, den ikke kender
engine-check-quit = den slutter, når den bliver bedt om det
engine-check-end-of-input = den slutter, når dens input slutter
engine-check-whole-match = den spiller et helt parti { $game } med { $players } pladser
engine-check-any-moment = den begynder midt i et parti { $game } med { $players } pladser
engine-check-change-of-match = den skifter fra ét parti { $game } til et andet, med { $players } pladser
engine-check-new-fields = den ser bort fra felter, den ikke kender, i { $game }
engine-check-no-game = den spiller ingen af spillene her, kun { $games }
engine-check-no-error = den besvarede { $line } med { $answer } i stedet for en fejl
engine-check-no-second-hello = den svarede ikke på endnu et hello
engine-check-no-end = den kører stadig efter { $seconds } sekunder
engine-check-exit-code = dens afslutningskode er { $code } og ikke 0
engine-check-not-ready = den svarede { $answer } i stedet for ”ready”
engine-check-illegal = ved beslutning { $version } svarede den { $answer }, som ikke er en af mulighederne
bad-bot = botten ”{ $bot }” valgte { $action }, som ikke tilbydes: { $why }
workers-died = arbejdsprocesser gik ned { $times } gange i træk på det samme job
workers-no-ray = Ray er ikke installeret; installér det med: pip install 'marula[ray]'
workers-not-let-in = Ray-klyngen på { $address } afviste forbindelsen ({ $reason })
workers-keep-dying = arbejdsprocesser i Ray-klyngen bliver ved med at gå ned ({ $reason })
workers-no-address = ”{ $address }” er ikke en Ray-adresse: Skriv HOST:PORT, ray://HOST:PORT eller auto
workers-no-answer = ingen Ray-klynge svarer på { $address } ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = filhovedet er beskadiget, eller dette er ikke en partifil
file-format = filhovedet nævner formatet { $format }; denne version læser { $known }
file-head-changed = filhovedet er ændret: Dets kontrolsum passer ikke
file-head-refused = filhovedet er ugyldigt: { $why }
file-head-strange = filhovedet er ugyldigt
file-setup-incomplete = filhovedet er ugyldigt: Opsætningen er ufuldstændig
file-luck-damaged = det, filhovedet siger om tilfældighederne, kan ikke læses
file-luck-missing = filhovedet siger ikke, hvor tilfældighederne kom fra
file-luck-unknown = filhovedet nævner en ukendt kilde til tilfældighederne: { $word }
file-seed-wrong = startværdien i filhovedet er ikke den, der blev lovet
file-lot-wrong = lodtrækningen om pladserne i filhovedet følger ikke af startværdien
file-no-deal = post 0 mangler: Der er ingen udgangsstilling
file-entry-cut-off = post { $entry } er afkortet eller mangler
file-entry-strange = post { $entry } hører ikke til dette spil
file-damaged = { $entry ->
    [-1] slutningen er beskadiget: Det er ikke den JSON, der blev skrevet
   *[other] post { $entry } er beskadiget: Det er ikke den JSON, der blev skrevet
}
file-broken-chain = { $entry ->
    [-1] slutningen følger ikke af det foregående: Kontrolsummen passer ikke
   *[other] post { $entry } følger ikke af det foregående: Kontrolsummen passer ikke
}
file-end-cut-off = filen er afkortet efter post { $entry }
file-end-wrong = slutningen følger ikke af posterne: Antallet eller pointene er forkerte
file-after-the-end = der følger noget efter slutningen
journal-entry-missing = post { $entry } mangler: I stedet er der post { $found }
journal-no-action = post { $entry } har ingen handling
journal-no-deal = post 0 er ikke en udgangsstilling
journal-illegal = post { $entry } er ikke efter reglerne: { $why }
journal-luck = post { $entry } angiver et andet udfald, end startværdien giver
journal-luck-again = post { $entry } bruger tilfældige tal, der allerede er brugt
journal-luck-elsewhere = post { $entry } fortsætter ikke de tilfældige tal, hvor den forrige slap
journal-told-wrong = post { $entry } beretter om noget, der ikke skete

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } partier fra { $deals } udgangsstillinger, startværdi { $seed }, kontrolsum { $sum }.
arena-shares = Andel af sejrene (den stiplede linje er en ligelig andel)
arena-margins = Point foran den bedste af de andre botter, i gennemsnit
arena-scores = Pointfordeling
arena-note = Hver udgangsstilling spilles med pladserne i forskellig rækkefølge, så held og uheld udligner hinanden; en udgangsstilling tæller som én observation. Klammerne og søjlerne er 95 %-intervaller. Tiden gælder beslutninger med mere end én mulighed.
arena-column-bot = Bot
arena-column-wins = Andel sejre
arena-column-score = Point
arena-column-margin = Forspring
arena-column-rank = Placering
arena-column-rating = OpenSkill
arena-column-time = Tid pr. beslutning
arena-column-adjusted = Sejre fraregnet held
arena-until-above = Det er klart, at { $bot } vinder mere end { $share } % af partierne. En sådan konklusion er forkert højst 5 gange ud af 100. Intervallerne gælder, selv om kørslen sluttede før tid.
arena-until-below = Det er klart, at { $bot } vinder mindre end { $share } % af partierne. En sådan konklusion er forkert højst 5 gange ud af 100. Intervallerne gælder, selv om kørslen sluttede før tid.
arena-until-open = Efter så mange partier er det ikke klart, om { $bot } vinder mere eller mindre end { $share } % af dem.
arena-forfeits = { $bot } svigtede ved { $number ->
    [one] { $number } beslutning
   *[other] { $number } beslutninger
}; den første mulighed blev valgt i stedet.

# Tables: why not.
declined-malformed = Det kan ikke læses: { $problem }
declined-secret-needed = Du skal bruge det hemmelige link til en plads ved dette bord eller værtens hemmelige link.
declined-secret-used = Dette hemmelige link bruges allerede til noget andet ved dette bord.
declined-not-yours = Det kan du ikke gøre her.
declined-host-only = Det kan kun bordets vært gøre.
declined-not-allowed = Det tillader dette bord ikke.
declined-bad-origin = Denne forespørgsel kommer fra en side på et andet websted.
declined-bad-host = Åbn disse borde på en af denne maskines adresser: 127.0.0.1 eller localhost.
declined-too-large = Det er for stort.
declined-too-many = Det var for meget på én gang. Vent lidt, og prøv igen.
declined-too-many-editions = Serveren gemmer allerede { $number } udgaver for dig. Slet en først, eller gem din i en fil.
declined-not-owner = Det kan kun ejeren af denne udgave gøre. Brug ejerens link.
declined-full = Serveren er fuld lige nu. Igangværende partier fortsætter. Kom igen om lidt.
declined-busy = Serveren har for mange forbindelser. Prøv igen om lidt.
declined-banned = Den, der driver serveren, har udelukket dig.
declined-try-again = Serveren kan ikke nå sin database. Intet er gået tabt. Prøv igen om lidt.
declined-fault = Noget gik galt på serveren. Fejlen er logget, og intet ved bordet er ændret.
declined-not-sent = Beskeden kunne ikke sendes. Prøv igen senere.
declined-seat-taken = Plads { $seat } er optaget.
declined-seat-empty = Plads { $seat } er tom.
declined-table-full = Alle pladser ved dette bord er optaget.
declined-already-started = Partiet er allerede begyndt.
declined-not-started = Partiet er ikke begyndt endnu.
declined-match-over = Partiet er slut.
declined-not-over = Partiet er ikke slut endnu.
declined-still-secret = Partiet er ikke slut endnu. Indtil da ville det røbe hemmeligheder.
declined-sealed = Et andet bord med samme startværdi spiller stadig. Indtil det er slut, forbliver dette hemmeligt.
declined-too-long = Partier med mere end { $number } beslutninger gennemgås ikke her.
declined-no-review = Ingen har bedt om en gennemgang af dette parti endnu.
declined-no-undo = Der er intet at fortryde.
declined-undo-pending = Bordet stemmer allerede om at fortryde en beslutning.
declined-undo-asked-before = Du har allerede spurgt. Du kan spørge igen efter næste beslutning.
declined-name-taken = Nogen ved bordet har allerede det navn eller et, der ligner.
declined-colour-taken = Nogen ved bordet har allerede den farve.
declined-sits-at-a-copy = Du sidder allerede ved en anden kopi af dette bord. Alle kopier har de samme kort, så du må kun sidde ved én.
declined-copies-wait = En anden kopi af dette bord venter stadig på spillere. Alle kopier starter samtidig.
declined-time-up = Din tid til denne beslutning er udløbet.
declined-no-request = Ingen anmodning om at fortryde venter på dit svar.
declined-no-hint = Du kan kun få et tip, når det er din tur.
declined-already-a-bot = En bot spiller allerede på plads { $seat }.
declined-not-a-bot = Ingen bot spiller for dig på plads { $seat }.

notice-turn = { $name }, det er din tur: { $where }
notice-reminder = { $name }, bordet venter stadig på dig: { $where }
notice-stop = Stop disse mails: { $link }
notice-confirm = Vil du have besked på e-mail, når det er din tur? ({ $game })
notice-confirm-how = Nogen har angivet denne adresse ved et bord. Hvis det var dig, så åbn dette link inden for et døgn:
notice-confirm-not = Hvis det ikke var dig, så se bort fra denne mail: Du får ikke flere.

bot-random = Tilfældig
bot-casual = Afslappet
bot-steady = Solid
bot-sharp = Skarp
bot-expert = Ekspert
bot-name = { $level } { $number }

character-meerkat = Surikat
character-manner-meerkat = Tager mange små og billige skridt.
character-hippo = Flodhest
character-manner-hippo = Går efter den største gevinst i sigte.
character-weaver = Væverfugl
character-manner-weaver = Samler kort og kan bedst lide dem, der passer sammen.
character-tortoise = Skildpadde
character-manner-tortoise = Gemmer kort og mønter og slår til sent.
character-ostrich = Struds
character-manner-ostrich = Har travlt og handler ved første lejlighed.
character-elephant = Elefant
character-manner-elephant = Giver meget og betaler gerne.
character-hornbill = Næsehornsfugl
character-manner-hornbill = Vil have det, de andre vil have, og vil have det først.
character-serval = Serval
character-manner-serval = Tager det, der ligger synligt, før andre når det.
character-pangolin = Skældyr
character-manner-pangolin = Spiller sikkert og overlader ikke meget til tilfældet.
character-crane = Krontrane
character-manner-crane = Følger mange planer på én gang.
character-aardvark = Jordsvin
character-manner-aardvark = Graver efter det ukendte frem for at tage det sikre.
character-chameleon = Kamæleon
character-manner-chameleon = Elsker kort, der kan bruges i stedet for et hvilket som helst andet.

pages-not-built = Serveren kører, men dens sider er ikke bygget. Kør ”make setup” i kildemappen (det kræver Node.js), og start serveren igen. API’et virker også uden dem.
