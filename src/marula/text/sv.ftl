# The words of no game.

seat = Spelare { $number }
scene-you = Du
scene-other = Spelare { $number }
lesson-right = Bra gjort.
lesson-other = Det tillåter reglerna också. Prova det här i lektionen: { $wanted }
nothing = ingenting
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = Det är inte din tur. Vi väntar på { $others }.
match-is-over = Partiet är slut.
stale = Partiet har gått vidare sedan du valde (version { $version }, nu { $current }). Titta igen och välj på nytt.
against-rule = Reglerna tillåter inte det ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Den handlingen finns inte: { $word }
unknown-address = Den adressen finns inte: { $word }
unknown-answer-to-illegal = Det sättet att hantera en otillåten handling finns inte: { $word }
unknown-bot = Den boten finns inte: { $word }
unknown-choice = Det går inte att välja: { $word }
unknown-clock = Den klockan finns inte: { $word }
unknown-edition = Den utgåvan finns inte: { $word }
unknown-own-edition = Den utgåvan finns inte, eller så har den raderats: { $word }
unknown-edition-of-this-game = Utgåvan hör till ett annat spel: { $word }
unknown-lesson = Den lektionen finns inte: { $word }
unknown-puzzle = Den uppgiften finns inte: { $word }
unknown-game = Det spelet finns inte: { $word }
unknown-kind-of-notice = Servern kan inte skicka aviseringar på det sättet: { $word }
unknown-message = Det meddelandet finns inte: { $word }
unknown-report = Den anmälan finns inte: { $word }
unknown-notice = Den aviseringen finns inte: { $word }
unknown-number-of-bots = Går inte att spela med så många botar: { $word }
unknown-number-of-seats = Går inte att spela med så många spelare: { $word }
unknown-option = Den varianten finns inte: { $word }
unknown-place-of-the-mask = Handlingsmasken kan inte vara där: { $word }
unknown-position = Det beslutet finns inte i partiet: { $word }
unknown-render-mode = Det visningssättet finns inte: { $word }
unknown-reward = Den belöningen finns inte: { $word }
unknown-rules-page = Det finns ingen regelsida för { $word }
unknown-seat = Den platsen finns inte: { $word }
unknown-status = Den bordsstatusen finns inte: { $word }
unknown-table = Det bordet finns inte: { $word }
with-allowed = { $problem }. Tillåtet: { $allowed }.

replay-head = { $game }, { $seats } spelare, utgåva: { $edition }
standard-edition = standard
replay-deal = Utgångsläget
replay-move = { $number }. { $seat }
replay-whisper = (bara { $seat } ser det) { $event }
replay-score = Slutställning
replay-total = Summa
replay-totals = Ställning om partiet slutade nu: { $totals }
replay-out = { $seat } kan inte vinna.
replay-winner = { $names } { $count ->
    [one] vinner.
   *[other] delar på segern.
}
replay-nobody = Ingen vinner.
replay-unfinished = Partiet är inte färdigspelat. Vi väntar på { $others }.
replay-position = Ställningen efter { $number ->
    [one] { $number } beslut
   *[other] { $number } beslut
}
replay-field = { $field }: { $value }
verify-sound = OK: { $entries } poster. Kedjan är hel, varje drag är tillåtet och varje händelse stämmer.
verify-luck-checked = Slumpen: Varje dragning följer av startvärdet.
verify-luck-sealed = Slumpen: förseglad. Den kan kontrolleras när startvärdet har offentliggjorts.
verify-taken-back = Inget bevis för rent spel: Den enda människan här ångrade { $number ->
        [one] { $number } beslut
       *[other] { $number } beslut
    } efter att ha sett slumpens utfall eller dolda kort.
verify-taken-back-by-all = Alla spelare gick med på att ångra { $number ->
        [one] { $number } beslut
       *[other] { $number } beslut
    }. Filen visar inte om samma person hade flera platser.
verify-skipped = Inget bevis för rent spel: { $number ->
        [one] { $number } dragning
       *[other] { $number } dragningar
    } gjordes och ångrades sedan.
verify-luck-other = Inget bevis för rent spel: Från beslut { $number } följer dragningarna av ett annat startvärde, som i ett parti som fortsattes från ett annat.
verify-luck-unknown = Slumpen: Filen säger inte var den kom ifrån. Dragningarna är möjliga, och mer vet vi inte.
verify-score = Poäng: rätt enligt reglerna.
verify-unfinished = Partiet är inte färdigspelat, så det finns ingen slutställning.
review-seat = { $seat }: resultat { $result }
review-account = Start { $start }, slumpen { $luck }, val { $choices } (egna val { $own })
review-kinds = Val: { $best } bästa, { $fine } bra, { $inaccuracy ->
        [one] { $inaccuracy } onoggrannhet
       *[other] { $inaccuracy } onoggrannheter
    }, { $mistake ->
        [one] { $mistake } misstag
       *[other] { $mistake } misstag
    }, { $blunder ->
        [one] { $blunder } blunder
       *[other] { $blunder } blundrar
    }
review-luck = Slumpen { $worth } vid beslut { $number }: { $what }
review-luck-deal = Slumpen { $worth } från utgångsläget
review-turning-points = Vändpunkter, den värsta först
review-nothing-to-better = Inget val var klart sämre än det bästa.
review-decision-inaccuracy = { $number }. { $seat }, onoggrannhet: { $choice } (vinstchans { $chosen })
review-decision-mistake = { $number }. { $seat }, misstag: { $choice } (vinstchans { $chosen })
review-decision-blunder = { $number }. { $seat }, blunder: { $choice } (vinstchans { $chosen })
review-better = Bättre: { $better } (vinstchans { $best })
review-why = Skillnaden: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (inte { $value })
why-other-only = det andra valet: { $what }
why-line-more = { $line }: { $value } poäng mer i slutet
why-line-fewer = { $line }: { $value } poäng mindre i slutet
why-line-saves = { $line }: { $value } poäng mindre i avdrag i slutet
why-line-costs = { $line }: { $value } poäng mer i avdrag i slutet
why-others-more = den bästa av de andra: { $value } poäng mer i slutet
why-others-fewer = den bästa av de andra: { $value } poäng mindre i slutet
review-lucky = Slumpen ökade vinstchansen för { $seat } med { $worth }.
review-unlucky = Slumpen minskade vinstchansen för { $seat } med { $worth }.
review-no-luck = Slumpen gjorde ingen skillnad för { $seat }.
reading-head = Beslut { $number }: vad { $seat } kunde ha vetat
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = minst { $number }: { $chance }
reading-had-it = stämde
reading-had-not = stämde inte
reading-had = hade { $number }
reading-nothing = De andra hade inget dolt.
review-lesson = Nästa gång: Överväg ”{ $better }” innan du väljer ”{ $choice }”. Val som det vid beslut { $number } sänkte vinstchansen med { $loss } ({ $count ->
    [one] en gång
   *[other] { $count } gånger
}).
review-lesson-same-kind = Nästa gång: Jämför alternativen en gång till vid ”{ $choice }”. Val som det vid beslut { $number } sänkte vinstchansen med { $loss } ({ $count ->
    [one] en gång
   *[other] { $count } gånger
}).
review-lesson-why = Där hade ”{ $better }” inneburit: { $what }.
progress-decisions = beslut
progress-puzzles = uppgifter
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } beslut
       *[other] { $decisions } beslut
    } ur { $matches ->
        [one] { $matches } parti
       *[other] { $matches } partier
    }
study-title = { $game }, utgåva: { $edition }
study-about = Spelat av { $bot }, startvärde { $seed }, utgåvans fingeravtryck { $digest }.
study-size = { $players } spelare: { $matches } partier med i genomsnitt { $decisions } beslut
study-seat = { $seat }: vinner { $wins } ({ $low } till { $high }), { $points } poäng i genomsnitt
study-skill = Varje nivå mot spelare på nivån under
study-level = { $bot } mot { $against }: vinner { $wins }
study-luck = Slumpen förklarar { $part } av resultaten (mätt över { $matches } partier)
study-thing = { $kind } { $name }: { $worth } för den som har det (väljs av { $taken })
study-against = { $players } spelare, jämfört med den andra utgåvan: { $points } poäng, { $decisions } beslut; varje plats andel av segrarna
study-column-thing = Vad
study-column-taken = Väljs av
study-column-with = Segrar med
study-column-without = Segrar utan
study-column-difference = Skillnad
puzzles-question = { $players } spelare, svårighetsgrad { $level } av 5: { $what }
puzzles-options = Val: { $options }
puzzles-solution = Lösning: { $action } (vinstchans { $chance })
puzzles-found = { $number ->
    [one] { $number } uppgift
   *[other] { $number } uppgifter
}

edition-written = { $file }: Redigera den och kör sedan: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] { "" }
   *[other] { " " }(och { $more } till: marula edition check)
}
edition-sound = OK: { $game } går att spela med den här utgåvan ({ $edition }).
edition-problems = { $number ->
    [one] Ett problem:
   *[other] { $number } problem:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = går inte att läsa ({ $reason })
problem-not-json = är inte JSON ({ $reason })
problem-not-an-object = är ingen utgåva: Det måste vara ett JSON-objekt
problem-unnamed = saknas: En utgåva måste ange vilket spel den hör till och sitt eget namn
problem-missing = saknas
problem-no-field = är inget fält här; fält: { $fields }
problem-kind = måste vara { $wanted }, inte { $found }
problem-strange = ”{ $word }” är inte tillåtet här
problem-misfit = passar inte här
problem-twice = ”{ $word }” förekommer två gånger
problem-no-id = ”{ $word }” är inget id: Använd små bokstäver, siffror och _, med en bokstav först
problem-none-of = ”{ $word }” står inte på listan ”{ $list }”
problem-not-among = ”{ $word }” är inget av följande: { $known }
problem-lacks = ”{ $word }” saknas
problem-empty = är tomt
problem-count = måste vara { $number }, inte { $found }
problem-at-least = måste vara minst { $number }
problem-at-most = får vara högst { $number }
problem-between = måste vara mellan { $least } och { $most }
problem-too-large = är för stor: En utgåva får ha högst { $number } byte
problem-many-letters = får ha högst { $number } tecken
problem-many-entries = får ha högst { $number } poster
problem-too-costly = tar för mycket tid eller minne att ställa upp
problem-invisible = får inte innehålla kontrolltecken eller osynliga tecken
problem-no-name = måste vara ett enkelt namn: bokstäver, siffror, mellanslag och . - _, med en bokstav eller siffra först
problem-not-connected = förbinder inte alla platser

games-game = { $name }: { $title }, { $fewest } till { $most } spelare
games-editions = Utgåvor: { $editions }
games-bots = Botar: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (standard)

play-address = { $address } (stoppa med Ctrl-C; dina partier sparas)
stopped = stoppat
usage = { $problem } (se { $command } --help)
no-such-language = Språket ”{ $word }” finns inte, så det här är engelska. Dessa finns: { $languages }
progress-matches = partier

simulate-matches = { $matches ->
    [one] { $matches } parti
   *[other] { $matches } partier
} { $setup }, { $decisions ->
    [one] { $decisions } beslut
   *[other] { $decisions } beslut
}, { $mean } per parti
simulate-speed = { $seconds } s, { $speed } beslut per sekund, { $unfinished } oavslutade
simulate-checksum = kontrollsumma { $sum }

bench-about = Python { $python }, { $machine }; en kärna, slumpmässigt spel, per CPU-sekund, bästa av 3
bench-column-game = spel
bench-column-players = spelare
bench-column-speed = hastighet
bench-column-one-call = i ett anrop
bench-column-stepped = steg för steg
bench-column-fork = kopia

# What marula admin answers.
admin-dry-run = Provkörning: Inget har ändrats.
admin-tables = { $number ->
    [0] Inga bord.
    [one] { $number } bord:
   *[other] { $number } bord:
}
admin-table = { $table }  { $status }  { $game }  ändrat { $changed }  namn i loggen { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Skulle radera
   *[no] Raderade
} bord { $table } ({ $game }, { $status }, { $entries } poster i loggen).
admin-prune = { $dry ->
    [yes] Skulle radera
   *[no] Raderade
} { $number ->
    [one] { $number } bord
   *[other] { $number } bord
} som inte har använts sedan { $before }.
admin-ban = { $dry ->
    [yes] Skulle stänga av
   *[no] Stängde av
} { $kind ->
    [player] spelaren
   *[address] adressen
} med hash { $hash }, { $until ->
    [never] för alltid
   *[other] till { $until }
}.
admin-unban = { $dry ->
    [yes] Skulle häva
   *[no] Hävde
} avstängningen av { $hash }.
admin-bans = { $number ->
    [0] Inga avstängningar.
    [one] { $number } avstängning:
   *[other] { $number } avstängningar:
}
admin-one-ban = { $hash }  { $kind ->
    [player] spelare
   *[address] adress
}  sedan { $at }  { $until ->
    [never] för alltid
   *[other] till { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] Skulle radera
   *[no] Raderade
} { $names } namn, { $chat ->
    [one] { $chat } chattmeddelande
   *[other] { $chat } chattmeddelanden
} och { $notices ->
    [one] { $notices } aviseringsadress
   *[other] { $notices } aviseringsadresser
} på { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}. Dragen är kvar.
admin-reports = { $number ->
    [0] Inga anmälningar.
    [one] { $number } anmälan:
   *[other] { $number } anmälningar:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] namn
   *[message] meddelande
} från { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Skulle avskriva
   *[no] Avskrev
} anmälan { $id } om { $name }.
admin-delete-reported = { $dry ->
    [yes] Skulle radera
   *[no] Raderade
} { $kind ->
    [name] namnen och chattmeddelandena från { $name }
   *[message] ett chattmeddelande från { $name }
} vid bord { $table } och anmälan { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Skulle byta
   *[no] Bytte
} push-nyckeln och { $dry ->
    [yes] avsluta
   *[no] avslutade
} { $ended ->
    [one] { $ended } push-prenumeration
   *[other] { $ended } push-prenumerationer
}. Spelarna måste slå på aviseringar igen.
admin-taken-up = Servrar som är igång tillämpar detta inom { $seconds } sekunder.
admin-bad-person = { $person }: Ange en adress, dess hash i loggen eller BORD:PLATS (platserna räknas från 1)
admin-nobody = bord { $table } har ingen på plats { $seat }
admin-never-served = ingen server har använt den här databasen än, så den känner inte till några adresser
admin-not-banned = { $hash } är inte avstängd
admin-push-key-elsewhere = push-nyckeln kommer från MARULA_VAPID; byt den där och starta om servrarna

# What is wrong with the words of a command.
bad-option = --option { $item }: Skriv NAMN=VAL; { $game } har dessa namn: { $known }
bad-choice = --option { $item }: { $option } kan vara { $allowed }
bad-number = { $option } måste vara minst { $least }, inte { $value }
bad-file = { $file } går inte att läsa ({ $reason })
bad-file-there = { $file } finns redan; välj ett annat namn eller ta bort filen
bad-file-unwritten = { $file } går inte att skriva ({ $reason })
bad-seat = --seat måste vara mellan 0 (åskådare) och { $most }, inte { $value }
bad-review-seat = --seat måste vara mellan 1 och { $most }, inte { $value }
bad-reading-unfinished = { $file }: Partiet är inte färdigspelat. Vad de andra har visas först efter slutet.
bad-reading-at = --at måste vara mellan 1 och { $most }, inte { $value }
bad-review-unfinished = { $file }: Partiet är inte färdigspelat. Lägg till --unfinished för att granska det så här långt.
bad-folder-full = { $folder } är inte tom: Ange en ny mapp
bad-minutes = --minutes måste vara mer än 0, inte { $value }
bad-moment = --at måste vara mellan 0 och { $most }, inte { $value }
bad-lab = arenan kräver fler paket ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: Skriv en andel mellan 0 och 1, eller ”fair” om det finns minst två botar
bad-seconds = --seconds måste vara mer än 0, inte { $value }
bad-folder = --out { $folder }: Det går inte att skriva där ({ $reason })
bad-folder-used = --out { $folder }: { $file } finns redan där; välj en annan mapp
bad-record-folder = --record { $folder }: Den mappen finns inte; skapa den först
bad-server = servern kräver fler paket ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: Skriv postgresql://… eller sqlite:///FIL
bad-data-folder = { $folder } går inte att skapa ({ $reason }); använd --database FIL
bad-workers-database = --workers: Fler än en process kräver PostgreSQL (--database postgresql://…); SQLite tillåter bara en
bad-range = { $option } måste vara mellan { $least } och { $most }, inte { $value }
bad-web-address = { $option } { $value }: Skriv en adress som https://play.example.org
bad-host = --host { $host }: Den här datorn har inte den adressen
bad-address = kan inte lyssna på { $host } port { $port } ({ $reason })
bad-engine = --engine { $item }: Skriv NAMN=KOMMANDO; namnet får bara innehålla små bokstäver, siffror, - och _
bad-engine-name = --engine { $name }: Det finns redan en bot med det namnet
bad-environment = { $variable } går inte att använda ({ $reason })
bad-database-folder = { $folder } går inte att använda för en databas ({ $reason })
bad-database-file = { $database } går inte att läsa ({ $reason })
bad-database-kind = { $database } är ingen SQLite-databas
bad-database-foreign = { $database } hör till ett annat program
bad-database-newer = { $database } är skriven av en nyare version av Marula; installera den versionen
bad-database-in-use = { $database } används av process { $process }
bad-database-refused = { $database } går inte att använda ({ $reason })
bad-database-silent = { $database } svarade inte inom { $seconds } sekunder
bad-database-missing = { $database } finns inte; marula serve skapar den
bad-database-older = { $database } är skriven av en äldre version av Marula; starta marula serve en gång för att uppgradera den
bad-port = port { $port } går inte att använda; prova en annan: --port { $next }
engine-not-started = motorn ”{ $command }” går inte att starta ({ $reason })
engine-died = motorn ”{ $command }” avslutades (slutkod { $code }) utan att svara
engine-silent = motorn ”{ $command }” svarade inte inom { $seconds } sekunder
engine-line = motorn ”{ $command }” skickade en rad som är för lång eller avklippt
engine-answer = motorn ”{ $command }” gav ett svar som protokollet inte tillåter: { $answer }
engine-protocol = motorn ”{ $command }” talar protokollversion { $theirs }, inte { $ours }
engine-game = motorn ”{ $command }” spelar inte { $game }
engine-refused = motorn ”{ $command }” vägrade: { $text }
engine-illegal = motorn ”{ $command }” valde en handling som inte erbjuds: { $choice }
engine-waits = Den här motorn läser ett JSON-meddelande per rad, så som docs/reference/engine-protocol.md beskriver. Avsluta den med Ctrl-D.
engine-check-good = ok      { $what }
engine-check-bad = FEL     { $what }: { $problem }
engine-check-passed = Motorn är godkänd.
engine-check-failed = Motorn är inte godkänd.
engine-check-hello = startar och hälsar med hello
engine-check-games = spelar { $games }
engine-check-nonsense = svarar med ett fel på ett oläsligt meddelande och fortsätter
engine-check-other-game = avböjer ett spel som den inte känner till
engine-check-quit = avslutas på begäran
engine-check-end-of-input = avslutas när indata tar slut
engine-check-whole-match = spelar ett helt parti { $game } med { $players } platser
engine-check-any-moment = börjar mitt i ett parti { $game } med { $players } platser
engine-check-change-of-match = byter från ett parti { $game } till ett annat, med { $players } platser
engine-check-new-fields = bortser från fält som den inte känner till, i { $game }
engine-check-no-game = den spelar inget av spelen här, bara { $games }
engine-check-no-error = den svarade på { $line } med { $answer } i stället för ett fel
engine-check-no-second-hello = den svarade inte på ett andra hello
engine-check-no-end = den är fortfarande igång efter { $seconds } sekunder
engine-check-exit-code = dess slutkod är { $code }, inte 0
engine-check-not-ready = den svarade { $answer } i stället för ”ready”
engine-check-illegal = vid beslut { $version } svarade den { $answer }, som inte är ett av alternativen
bad-bot = boten ”{ $bot }” valde { $action }, som inte erbjuds: { $why }
workers-died = arbetsprocesser dog { $times } gånger i rad på samma jobb
workers-no-ray = Ray är inte installerat; installera det med: pip install 'marula[ray]'
workers-not-let-in = Ray-klustret på { $address } nekade anslutningen ({ $reason })
workers-keep-dying = arbetsprocesserna i Ray-klustret dör gång på gång ({ $reason })
workers-no-address = ”{ $address }” är ingen Ray-adress: Skriv HOST:PORT, ray://HOST:PORT eller auto
workers-no-answer = inget Ray-kluster svarar på { $address } ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = filhuvudet är skadat, eller så är det här ingen partifil
file-format = filhuvudet anger formatet { $format }; den här versionen läser { $known }
file-head-changed = filhuvudet har ändrats: Kontrollsumman stämmer inte
file-head-refused = filhuvudet är ogiltigt: { $why }
file-head-strange = filhuvudet är ogiltigt
file-setup-incomplete = filhuvudet är ogiltigt: Uppställningen är inte fullständig
file-luck-damaged = filhuvudets uppgifter om slumpen går inte att läsa
file-luck-missing = filhuvudet säger inte var slumpen kom ifrån
file-luck-unknown = filhuvudet anger en okänd källa till slumpen: { $word }
file-seed-wrong = startvärdet i filhuvudet är inte det som utlovades
file-lot-wrong = lottningen av platser i filhuvudet följer inte av startvärdet
file-no-deal = post 0 saknas: Det finns inget utgångsläge
file-entry-cut-off = post { $entry } är avklippt eller saknas
file-entry-strange = post { $entry } hör inte till det här spelet
file-damaged = { $entry ->
    [-1] slutet är skadat: Det är inte den JSON som skrevs
   *[other] post { $entry } är skadad: Det är inte den JSON som skrevs
}
file-broken-chain = { $entry ->
    [-1] slutet följer inte av det som kommer före: Kontrollsumman stämmer inte
   *[other] post { $entry } följer inte av det som kommer före: Kontrollsumman stämmer inte
}
file-end-cut-off = filen är avklippt efter post { $entry }
file-end-wrong = slutet följer inte av posterna: Antalet eller poängen är fel
file-after-the-end = något följer efter slutet
journal-entry-missing = post { $entry } saknas: I stället finns post { $found }
journal-no-action = post { $entry } har ingen handling
journal-no-deal = post 0 är inget utgångsläge
journal-illegal = post { $entry } följer inte reglerna: { $why }
journal-luck = post { $entry } har en annan slump än den som startvärdet ger
journal-luck-again = post { $entry } använder samma slump en andra gång
journal-luck-elsewhere = slumpen i post { $entry } fortsätter inte där den förra posten slutade
journal-told-wrong = post { $entry } rapporterar något som inte hände

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } partier från { $deals } utgångslägen, startvärde { $seed }, kontrollsumma { $sum }.
arena-shares = Andel av segrarna (den streckade linjen visar en jämn fördelning)
arena-margins = Poäng före den bästa av de andra botarna, i genomsnitt
arena-scores = Poängfördelning
arena-note = Varje utgångsläge spelas med platserna i olika ordning, så att slumpen jämnas ut; ett utgångsläge räknas som en observation. Hakparenteser och staplar är 95 %-intervall. Tiderna gäller beslut med mer än ett alternativ.
arena-column-bot = Bot
arena-column-wins = Andel segrar
arena-column-score = Poäng
arena-column-margin = Försprång
arena-column-rank = Placering
arena-column-rating = OpenSkill
arena-column-time = Tid per beslut
arena-column-adjusted = Segrar utan slump
arena-until-above = Det står klart att { $bot } vinner mer än { $share } % av partierna. Ett sådant utslag är fel högst 5 gånger av 100. Intervallen gäller trots att körningen slutade i förtid.
arena-until-below = Det står klart att { $bot } vinner mindre än { $share } % av partierna. Ett sådant utslag är fel högst 5 gånger av 100. Intervallen gäller trots att körningen slutade i förtid.
arena-until-open = Efter så här många partier är det inte klart om { $bot } vinner mer eller mindre än { $share } % av dem.
arena-forfeits = { $bot } misslyckades med { $number } beslut; det första alternativet togs i stället.

# Tables: why not.
declined-malformed = Det går inte att läsa: { $problem }
declined-secret-needed = Du behöver den hemliga länken till en plats vid det här bordet, eller värdens.
declined-secret-used = Den här hemliga länken används redan till något annat vid det här bordet.
declined-not-yours = Det kan du inte göra här.
declined-host-only = Det får bara bordets värd göra.
declined-not-allowed = Det här bordet tillåter inte det.
declined-bad-origin = Den här förfrågan kom från en sida på en annan webbplats.
declined-bad-host = Öppna de här borden på en av den här datorns adresser: 127.0.0.1 eller localhost.
declined-too-large = Det är för stort.
declined-too-many = Det var för mycket på en gång. Vänta lite och försök igen.
declined-too-many-editions = Servern sparar redan { $number } utgåvor åt dig. Radera en först, eller spara din i en fil.
declined-not-owner = Det får bara utgåvans ägare göra. Använd ägarens länk.
declined-full = Servern är full just nu. Pågående partier fortsätter. Kom tillbaka om en stund.
declined-busy = Servern har för många anslutningar. Försök igen om en stund.
declined-banned = Den som driver servern har stängt av dig.
declined-try-again = Servern når inte sin databas. Inget har gått förlorat. Försök igen om en stund.
declined-fault = Något gick fel på servern. Felet har loggats, och inget vid bordet har ändrats.
declined-not-sent = Meddelandet kunde inte skickas. Försök igen senare.
declined-seat-taken = Plats { $seat } är upptagen.
declined-seat-empty = Plats { $seat } är tom.
declined-table-full = Alla platser vid det här bordet är upptagna.
declined-already-started = Partiet har redan börjat.
declined-not-started = Partiet har inte börjat än.
declined-match-over = Partiet är slut.
declined-not-over = Partiet är inte slut än.
declined-still-secret = Partiet är inte slut än. Innan dess skulle det här avslöja hemligheter.
declined-sealed = Vid ett annat bord med samma startvärde pågår partiet fortfarande. Tills det är slut förblir det här hemligt.
declined-too-long = Partier med fler än { $number } beslut granskas inte här.
declined-no-review = Ingen har bett om en granskning av det här partiet än.
declined-no-undo = Det finns inget att ångra.
declined-undo-pending = Vid bordet pågår redan en omröstning om att ångra ett beslut.
declined-undo-asked-before = Du har redan frågat. Du får fråga igen efter nästa beslut.
declined-name-taken = Någon vid bordet har redan det namnet, eller ett som ser likadant ut.
declined-colour-taken = Någon vid det här bordet har redan den färgen.
declined-sits-at-a-copy = Du sitter redan vid en annan kopia av det här bordet. Alla kopior har samma kort, så du får bara sitta vid en.
declined-copies-wait = En annan kopia av det här bordet väntar fortfarande på spelare. Alla kopior startar samtidigt.
declined-time-up = Din tid för det här beslutet är slut.
declined-no-request = Ingen begäran om att få ångra väntar på ditt svar.
declined-no-hint = Du kan bara få ett tips när det är din tur.
declined-already-a-bot = En bot spelar redan på plats { $seat }.
declined-not-a-bot = Ingen bot spelar åt dig på plats { $seat }.

notice-turn = { $name }, det är din tur: { $where }
notice-reminder = { $name }, bordet väntar fortfarande på dig: { $where }
notice-stop = Inga fler sådana mejl: { $link }
notice-confirm = Vill du få mejl när det är din tur? ({ $game })
notice-confirm-how = Någon har angett den här adressen vid ett bord. Om det var du, öppna den här länken inom ett dygn:
notice-confirm-not = Om det inte var du kan du bortse från mejlet: Du får inga fler.

bot-random = Slumpmässig
bot-casual = Avslappnad
bot-steady = Stadig
bot-sharp = Skarp
bot-expert = Expert
bot-name = { $level } { $number }

character-meerkat = Surikat
character-manner-meerkat = Tar många små och billiga steg.
character-hippo = Flodhäst
character-manner-hippo = Satsar på den största vinsten i sikte.
character-weaver = Vävarfågel
character-manner-weaver = Samlar kort och gillar sådana som passar ihop.
character-tortoise = Sköldpadda
character-manner-tortoise = Sparar kort och mynt och slår till sent.
character-ostrich = Struts
character-manner-ostrich = Har bråttom och handlar så fort det går.
character-elephant = Elefant
character-manner-elephant = Ger mycket och betalar gärna.
character-hornbill = Näshornsfågel
character-manner-hornbill = Vill ha det som andra vill ha, och vill ha det först.
character-serval = Serval
character-manner-serval = Tar det som ligger öppet innan andra hinner.
character-pangolin = Myrkotte
character-manner-pangolin = Tar det säkra före det osäkra och lämnar lite åt slumpen.
character-crane = Krontrana
character-manner-crane = Följer många planer på en gång.
character-aardvark = Jordsvin
character-manner-aardvark = Gräver hellre efter det okända än tar det säkra.
character-chameleon = Kameleont
character-manner-chameleon = Älskar kort som kan ersätta vilket annat som helst.

pages-not-built = Servern är igång, men dess sidor är inte byggda. Kör ”make setup” i källmappen (det kräver Node.js) och starta om servern. API:et fungerar utan sidorna.
