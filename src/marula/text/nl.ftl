# The words of no game.

seat = Speler { $number }
scene-you = Jij
scene-other = Speler { $number }
lesson-right = Goed gedaan.
lesson-other = Ook dat mag volgens de spelregels. Probeer voor deze les: { $wanted }
nothing = niets
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = Je bent niet aan de beurt. Wachten op: { $others }.
match-is-over = De partij is afgelopen.
stale = De partij is verdergegaan sinds je koos (stand { $version }, nu { $current }). Kijk nog eens en kies opnieuw.
against-rule = Dat mag niet volgens de spelregels ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Deze actie bestaat niet: { $word }
unknown-address = Dit adres bestaat niet: { $word }
unknown-answer-to-illegal = Zo kun je niet met een verboden actie omgaan: { $word }
unknown-bot = Deze bot bestaat niet: { $word }
unknown-choice = Dat kun je niet kiezen: { $word }
unknown-clock = Deze klok bestaat niet: { $word }
unknown-edition = Deze editie bestaat niet: { $word }
unknown-own-edition = Deze editie bestaat niet of is verwijderd: { $word }
unknown-edition-of-this-game = Deze editie hoort bij een ander spel: { $word }
unknown-lesson = Deze les bestaat niet: { $word }
unknown-puzzle = Deze puzzel bestaat niet: { $word }
unknown-game = Dit spel bestaat niet: { $word }
unknown-kind-of-notice = Op deze manier kan deze server geen berichten sturen: { $word }
unknown-message = Dit chatbericht bestaat niet: { $word }
unknown-report = Deze melding bestaat niet: { $word }
unknown-notice = Dit bericht bestaat niet: { $word }
unknown-number-of-bots = Niet te spelen met dit aantal bots: { $word }
unknown-number-of-seats = Niet te spelen met dit aantal spelers: { $word }
unknown-option = Deze variant bestaat niet: { $word }
unknown-place-of-the-mask = Daar kan het actiemasker niet staan: { $word }
unknown-position = Deze beslissing komt in de partij niet voor: { $word }
unknown-render-mode = Die weergave bestaat niet: { $word }
unknown-reward = Deze beloning bestaat niet: { $word }
unknown-rules-page = Hiervoor is er geen pagina met spelregels: { $word }
unknown-seat = Deze plaats bestaat niet: { $word }
unknown-status = Deze tafelstatus bestaat niet: { $word }
unknown-table = Deze tafel bestaat niet: { $word }
with-allowed = { $problem }. Toegestaan: { $allowed }.

replay-head = { $game }, { $seats } spelers, editie: { $edition }
standard-edition = standaard
replay-deal = De opzet
replay-move = { $number }. { $seat }
replay-whisper = (alleen { $seat } ziet dit) { $event }
replay-score = Eindstand
replay-total = Totaal
replay-totals = Stand als de partij nu afgelopen was: { $totals }
replay-out = { $seat } kan niet winnen.
replay-winner = { $names } { $count ->
    [one] wint.
   *[other] delen de overwinning.
}
replay-nobody = Niemand wint.
replay-unfinished = De partij is niet uitgespeeld. Wachten op: { $others }.
replay-position = Stand na { $number ->
    [one] { $number } beslissing
   *[other] { $number } beslissingen
}
replay-field = { $field }: { $value }
verify-sound = In orde: { $entries } aantekeningen. De keten is intact, elke zet is toegestaan en elke gebeurtenis klopt.
verify-luck-checked = Toeval: elke trekking volgt uit de startwaarde.
verify-luck-sealed = Toeval: verzegeld. Je kunt het controleren zodra de startwaarde openbaar is.
verify-taken-back = Geen bewijs van eerlijk spel: de enige mens hier heeft { $number ->
        [one] { $number } beslissing
       *[other] { $number } beslissingen
    } teruggenomen nadat de uitkomst van het toeval of verborgen kaarten te zien waren.
verify-taken-back-by-all = Alle spelers hebben ermee ingestemd om { $number ->
        [one] { $number } beslissing
       *[other] { $number } beslissingen
    } terug te nemen. Het bestand laat niet zien of één persoon meerdere plaatsen had.
verify-skipped = Geen bewijs van eerlijk spel: { $number ->
        [one] { $number } trekking is
       *[other] { $number } trekkingen zijn
    } gedaan en daarna teruggenomen.
verify-luck-other = Geen bewijs van eerlijk spel: vanaf beslissing { $number } volgt het toeval uit een andere startwaarde, zoals in een partij die vanuit een andere is voortgezet.
verify-luck-unknown = Toeval: het bestand zegt niet waar het vandaan kwam. De trekkingen zijn mogelijk; meer weten we niet.
verify-score = Telling: klopt volgens de spelregels.
verify-unfinished = De partij is niet uitgespeeld, dus er is geen eindstand.
review-seat = { $seat }: resultaat { $result }
review-account = Begin { $start }, toeval { $luck }, keuzes { $choices } (eigen keuzes { $own })
review-kinds = Keuzes: { $best } beste, { $fine } goede, { $inaccuracy ->
        [one] { $inaccuracy } onnauwkeurigheid
       *[other] { $inaccuracy } onnauwkeurigheden
    }, { $mistake ->
        [one] { $mistake } fout
       *[other] { $mistake } fouten
    }, { $blunder ->
        [one] { $blunder } blunder
       *[other] { $blunder } blunders
    }
review-luck = Toeval { $worth } bij beslissing { $number }: { $what }
review-luck-deal = Toeval { $worth } door de opzet
review-turning-points = Keerpunten, het ergste eerst
review-nothing-to-better = Geen enkele keuze was duidelijk slechter dan de beste.
review-decision-inaccuracy = { $number }. { $seat }, onnauwkeurigheid: { $choice } (winstkans { $chosen })
review-decision-mistake = { $number }. { $seat }, fout: { $choice } (winstkans { $chosen })
review-decision-blunder = { $number }. { $seat }, blunder: { $choice } (winstkans { $chosen })
review-better = Beter: { $better } (winstkans { $best })
review-why = Het verschil: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (niet { $value })
why-other-only = de andere keuze: { $what }
# What the better option brings until the end of the match, on average over many ways it could go on.
why-line-more = { $line }: aan het einde { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} meer
why-line-fewer = { $line }: aan het einde { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} minder
why-line-saves = { $line }: aan het einde { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} minder verloren
why-line-costs = { $line }: aan het einde { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} meer verloren
why-others-more = bij de beste van de anderen: aan het einde { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} meer
why-others-fewer = bij de beste van de anderen: aan het einde { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} minder
review-lucky = Het toeval leverde { $seat } in totaal { $worth } winstkans op.
review-unlucky = Het toeval kostte { $seat } in totaal { $worth } winstkans.
review-no-luck = Voor { $seat } maakte het toeval geen verschil.
reading-head = Beslissing { $number }: wat { $seat } had kunnen weten
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = minstens { $number }: { $chance }
reading-had-it = in werkelijkheid: ja
reading-had-not = in werkelijkheid: nee
reading-had = in werkelijkheid: { $number }
reading-nothing = Van de anderen was niets verborgen.
review-lesson = Volgende keer: denk, voordat je ‘{ $choice }’ kiest, aan ‘{ $better }’. Keuzes zoals beslissing { $number } kostten { $loss } winstkans ({ $count ->
        [one] één keer
       *[other] { $count } keer
    }).
review-lesson-same-kind = Volgende keer: vergelijk bij ‘{ $choice }’ je mogelijkheden nog eens. Keuzes zoals beslissing { $number } kostten { $loss } winstkans ({ $count ->
        [one] één keer
       *[other] { $count } keer
    }).
# After a lesson; $what is one of the reasons above: "Tickets completed: 13 points more at the end".
review-lesson-why = Daar had ‘{ $better }’ betekend: { $what }.
progress-decisions = beslissingen
progress-puzzles = puzzels
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    } uit { $matches ->
        [one] { $matches } partij
       *[other] { $matches } partijen
    }
study-title = { $game }, editie: { $edition }
study-about = Gespeeld door { $bot }, startwaarde { $seed }, vingerafdruk van de editie { $digest }.
study-size = { $players } spelers: { $matches } partijen, elk gemiddeld { $decisions } beslissingen
study-seat = { $seat }: wint { $wins } ({ $low } tot { $high }), gemiddeld { $points } punten
study-skill = Elk niveau tegen spelers van één niveau lager
study-level = { $bot } tegen { $against }: wint { $wins }
study-luck = Toeval verklaart { $part } van de uitslagen (gemeten in { $matches } partijen)
study-thing = { $kind } { $name }: { $worth } voor de speler die het heeft (gekozen door { $taken })
study-against = { $players } spelers, vergeleken met de andere editie: { $points } punten, { $decisions } beslissingen; aandeel van elke plaats in de overwinningen
study-column-thing = Wat
study-column-taken = Gekozen door
study-column-with = Wint ermee
study-column-without = Wint zonder
study-column-difference = Verschil
puzzles-question = { $players } spelers, moeilijkheid { $level } van 5: { $what }
puzzles-options = Keuzes: { $options }
puzzles-solution = Oplossing: { $action } (winstkans { $chance })
puzzles-found = { $number ->
    [one] { $number } puzzel
   *[other] { $number } puzzels
}

edition-written = { $file }: bewerk het bestand en controleer het dan met: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] {""}
   *[other] {" "}(en nog { $more }: marula edition check)
}
edition-sound = In orde: met deze editie kan { $game } worden gespeeld ({ $edition }).
edition-problems = { $number ->
    [one] Eén probleem:
   *[other] { $number } problemen:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = is niet leesbaar ({ $reason })
problem-not-json = is geen JSON ({ $reason })
problem-not-an-object = is geen editie: het moet een JSON-object zijn
problem-unnamed = ontbreekt: een editie moet haar spel en zichzelf noemen
problem-missing = ontbreekt
problem-no-field = is hier geen veld; velden: { $fields }
problem-kind = moet { $wanted } zijn, niet { $found }
problem-strange = ‘{ $word }’ is hier niet toegestaan
problem-misfit = past hier niet
problem-twice = ‘{ $word }’ staat er twee keer
problem-no-id = ‘{ $word }’ is geen id: gebruik kleine letters, cijfers en _, met een letter voorop
problem-none-of = ‘{ $word }’ staat niet in de lijst ‘{ $list }’
problem-not-among = ‘{ $word }’ is niet een van deze: { $known }
problem-lacks = ‘{ $word }’ ontbreekt
problem-empty = is leeg
problem-count = moeten er { $number } zijn, niet { $found }
problem-at-least = moet minstens { $number } zijn
problem-at-most = mag hoogstens { $number } zijn
problem-between = moet { $least } tot en met { $most } zijn
problem-too-large = is te groot: een editie mag hoogstens { $number } bytes hebben
problem-many-letters = mag hoogstens { $number } tekens hebben
problem-many-entries = mag hoogstens { $number } regels hebben
problem-too-costly = kost te veel tijd of geheugen om op te zetten
problem-invisible = mag geen stuurtekens of onzichtbare tekens bevatten
problem-no-name = moet een eenvoudige naam zijn: letters, cijfers, spaties en . - _, met een letter of cijfer voorop
problem-not-connected = verbinden niet alle plaatsen

games-game = { $name }: { $title }, { $fewest } tot { $most } spelers
games-editions = Edities: { $editions }
games-bots = Bots: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (standaard)

play-address = { $address } (Ctrl-C stopt; je partijen blijven bewaard)
stopped = gestopt
usage = { $problem } (zie { $command } --help)
no-such-language = De taal ‘{ $word }’ is niet beschikbaar, dus dit is in het Engels. Wel beschikbaar: { $languages }
progress-matches = partijen

simulate-matches = { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
} van { $setup }, { $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
}, { $mean } per partij
simulate-speed = { $seconds } s, { $speed } beslissingen per seconde, { $unfinished } niet uitgespeeld
simulate-checksum = controlesom { $sum }

bench-about = Python { $python }, { $machine }; één kern, willekeurig spel, per CPU-seconde, beste van 3
bench-column-game = spel
bench-column-players = spelers
bench-column-speed = tempo
bench-column-one-call = in één keer
bench-column-stepped = stap voor stap
bench-column-fork = kopie

# What marula admin answers.
admin-dry-run = Proefdraaien: er is niets veranderd.
admin-tables = { $number ->
    [0] Geen tafels.
    [one] { $number } tafel:
   *[other] { $number } tafels:
}
admin-table = { $table }  { $status }  { $game }  gewijzigd { $changed }  naam in het log { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Te verwijderen:
   *[no] Verwijderd:
} tafel { $table } ({ $game }, { $status }, { $entries } regels in het log).
admin-prune = { $dry ->
        [yes] Te verwijderen:
       *[no] Verwijderd:
    } { $number ->
        [one] { $number } tafel
       *[other] { $number } tafels
    }, niet gebruikt sinds { $before }.
admin-ban = { $dry ->
    [yes] Uit te sluiten:
   *[no] Uitgesloten:
} { $kind ->
    [player] de speler
   *[address] het adres
} met hash { $hash }, { $until ->
    [never] voorgoed
   *[other] tot { $until }
}.
admin-unban = { $dry ->
    [yes] Op te heffen:
   *[no] Opgeheven:
} de uitsluiting van { $hash }.
admin-bans = { $number ->
    [0] Geen uitsluitingen.
    [one] { $number } uitsluiting:
   *[other] { $number } uitsluitingen:
}
admin-one-ban = { $hash }  { $kind ->
    [player] speler
   *[address] adres
}  sinds { $at }  { $until ->
    [never] voorgoed
   *[other] tot { $until }
}  { $note }
admin-erase = { $dry ->
        [yes] Te wissen:
       *[no] Gewist:
    } { $names ->
        [one] { $names } naam
       *[other] { $names } namen
    }, { $chat ->
        [one] { $chat } chatbericht
       *[other] { $chat } chatberichten
    } en { $notices ->
        [one] { $notices } adres voor berichten
       *[other] { $notices } adressen voor berichten
    } op { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }. De zetten blijven.
admin-reports = { $number ->
    [0] Geen meldingen.
    [one] { $number } melding:
   *[other] { $number } meldingen:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] naam
   *[message] chatbericht
} van { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Te sluiten:
   *[no] Gesloten:
} melding { $id } over { $name }.
admin-delete-reported = { $dry ->
    [yes] Te verwijderen:
   *[no] Verwijderd:
} { $kind ->
    [name] de namen en de chat van { $name }
   *[message] een chatbericht van { $name }
} aan tafel { $table }, en melding { $id }.
admin-rotate-push-key = { $dry ->
        [yes] De pushsleutel zou worden vervangen; te beëindigen:
       *[no] De pushsleutel is vervangen; beëindigd:
    } { $ended ->
        [one] { $ended } pushabonnement
       *[other] { $ended } pushabonnementen
    }. Spelers moeten berichten weer aanzetten.
admin-taken-up = Draaiende servers passen dit binnen { $seconds } seconden toe.
admin-bad-person = { $person }: geef een adres, de hash ervan uit het log, of TAFEL:PLAATS (plaatsen tellen vanaf 1)
admin-nobody = aan tafel { $table } zit niemand op plaats { $seat }
admin-never-served = nog geen server heeft deze database gebruikt, dus zijn er geen adressen bekend
admin-not-banned = { $hash } is niet uitgesloten
admin-push-key-elsewhere = de pushsleutel komt uit MARULA_VAPID; vervang hem daar en start de servers opnieuw

# What is wrong with the words of a command.
bad-option = --option { $item }: schrijf NAAM=KEUZE; { $game } heeft deze namen: { $known }
bad-choice = --option { $item }: { $option } kan { $allowed } zijn
bad-number = { $option } moet minstens { $least } zijn, niet { $value }
bad-file = { $file } is niet leesbaar ({ $reason })
bad-file-there = { $file } bestaat al; kies een andere naam of verwijder het bestand
bad-file-unwritten = { $file } kan niet worden geschreven ({ $reason })
bad-seat = --seat moet 0 (een toeschouwer) tot en met { $most } zijn, niet { $value }
bad-review-seat = --seat moet 1 tot en met { $most } zijn, niet { $value }
bad-reading-unfinished = { $file }: deze partij is niet uitgespeeld. Wat anderen hebben, wordt pas na het einde onthuld.
bad-reading-at = --at moet 1 tot en met { $most } zijn, niet { $value }
bad-review-unfinished = { $file }: deze partij is niet uitgespeeld. Voeg --unfinished toe om te analyseren wat tot nu toe is gespeeld.
bad-folder-full = { $folder } is niet leeg: geef een nieuwe map op
bad-minutes = --minutes moet meer dan 0 zijn, niet { $value }
bad-moment = --at moet 0 tot en met { $most } zijn, niet { $value }
bad-lab = de arena heeft meer pakketten nodig ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: schrijf een aandeel tussen 0 en 1, of ‘fair’ bij twee of meer bots
bad-seconds = --seconds moet meer dan 0 zijn, niet { $value }
bad-folder = --out { $folder }: daar kan niets worden geschreven ({ $reason })
bad-folder-used = --out { $folder }: { $file } bestaat al; kies een andere map
bad-record-folder = --record { $folder }: die map bestaat niet; maak die eerst aan
bad-server = de server heeft meer pakketten nodig ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: schrijf postgresql://… of sqlite:///BESTAND
bad-data-folder = { $folder } kan niet worden aangemaakt ({ $reason }); gebruik --database BESTAND
bad-workers-database = --workers: voor meer dan één proces is PostgreSQL nodig (--database postgresql://…); SQLite staat er maar één toe
bad-range = { $option } moet { $least } tot en met { $most } zijn, niet { $value }
bad-web-address = { $option } { $value }: schrijf een adres zoals https://play.example.org
bad-host = --host { $host }: deze computer heeft dat adres niet
bad-address = kan niet luisteren op { $host }, poort { $port } ({ $reason })
bad-engine = --engine { $item }: schrijf NAAM=COMMANDO; de naam bestaat uit kleine letters, cijfers, - en _
bad-engine-name = --engine { $name }: er is al een bot met deze naam
bad-environment = { $variable } is niet te gebruiken ({ $reason })
bad-database-folder = { $folder } kan geen database bevatten ({ $reason })
bad-database-file = { $database } is niet te lezen ({ $reason })
bad-database-kind = { $database } is geen SQLite-database
bad-database-foreign = { $database } hoort bij een ander programma
bad-database-newer = { $database } is geschreven door een nieuwere versie van Marula; installeer die versie
bad-database-in-use = { $database } is in gebruik bij proces { $process }
bad-database-refused = { $database } is niet te gebruiken ({ $reason })
bad-database-silent = { $database } antwoordde niet binnen { $seconds } seconden
bad-database-missing = { $database } bestaat niet; marula serve maakt hem aan
bad-database-older = { $database } is geschreven door een oudere versie van Marula; start marula serve één keer om hem bij te werken
bad-port = poort { $port } is niet te gebruiken; probeer een andere: --port { $next }
engine-not-started = de engine ‘{ $command }’ is niet te starten ({ $reason })
engine-died = de engine ‘{ $command }’ is gestopt (exitcode { $code }) zonder te antwoorden
engine-silent = de engine ‘{ $command }’ heeft niet binnen { $seconds } seconden geantwoord
engine-line = de engine ‘{ $command }’ stuurde een regel die te lang of afgekapt is
engine-answer = de engine ‘{ $command }’ gaf een antwoord dat het protocol niet toestaat: { $answer }
engine-protocol = de engine ‘{ $command }’ spreekt versie { $theirs } van het protocol, niet { $ours }
engine-game = de engine ‘{ $command }’ speelt { $game } niet
engine-refused = de engine ‘{ $command }’ weigerde: { $text }
engine-illegal = de engine ‘{ $command }’ koos een actie die niet wordt aangeboden: { $choice }
engine-waits = Deze engine leest één JSON-bericht per regel, zoals beschreven in docs/reference/engine-protocol.md. Ctrl-D stopt hem.
engine-check-good = goed  { $what }
engine-check-bad = FOUT  { $what }: { $problem }
engine-check-passed = De engine slaagt.
engine-check-failed = De engine slaagt niet.
engine-check-hello = start en zegt hallo
engine-check-games = speelt { $games }
engine-check-nonsense = antwoordt op een onleesbaar bericht met een foutmelding en gaat door
engine-check-other-game = weigert een spel dat hij niet kent
engine-check-quit = stopt als daarom wordt gevraagd
engine-check-end-of-input = stopt als de invoer eindigt
engine-check-whole-match = speelt een hele partij { $game } met { $players } plaatsen
engine-check-any-moment = begint midden in een partij { $game } met { $players } plaatsen
engine-check-change-of-match = wisselt van de ene partij { $game } naar de andere, met { $players } plaatsen
engine-check-new-fields = negeert velden die hij niet kent, in { $game }
engine-check-no-game = hij speelt geen van de spellen hier, alleen { $games }
engine-check-no-error = hij antwoordde op { $line } met { $answer } in plaats van een foutmelding
engine-check-no-second-hello = op een tweede hello antwoordde hij niet
engine-check-no-end = hij draait na { $seconds } seconden nog
engine-check-exit-code = zijn exitcode is { $code }, niet 0
engine-check-not-ready = hij antwoordde { $answer } in plaats van "ready"
engine-check-illegal = bij beslissing { $version } antwoordde hij { $answer }, wat geen van de mogelijkheden is
bad-bot = de bot ‘{ $bot }’ koos { $action }, wat niet wordt aangeboden: { $why }
workers-died = werkprocessen zijn { $times } keer achter elkaar bij dezelfde taak gecrasht
workers-no-ray = Ray is niet geïnstalleerd; installeer het met: pip install 'marula[ray]'
workers-not-let-in = het Ray-cluster op { $address } weigerde de verbinding ({ $reason })
workers-keep-dying = werkprocessen van het Ray-cluster crashen telkens weer ({ $reason })
workers-no-address = ‘{ $address }’ is geen Ray-adres: schrijf HOST:PORT, ray://HOST:PORT of auto
workers-no-answer = op { $address } antwoordt geen Ray-cluster ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = de kop is beschadigd, of dit is geen partijbestand
file-format = de kop noemt het formaat { $format }; deze versie leest { $known }
file-head-changed = de kop is veranderd: de controlesom klopt niet
file-head-refused = de kop klopt niet: { $why }
file-head-strange = de kop klopt niet
file-setup-incomplete = de kop klopt niet: de spelgegevens zijn onvolledig
file-luck-damaged = wat de kop over het toeval zegt, is niet leesbaar
file-luck-missing = de kop zegt niet waar het toeval vandaan kwam
file-luck-unknown = de kop noemt een onbekende bron van toeval: { $word }
file-seed-wrong = de startwaarde in de kop is niet de beloofde
file-lot-wrong = de loting in de kop volgt niet uit de startwaarde
file-no-deal = aantekening 0 ontbreekt: er is geen opzet
file-entry-cut-off = aantekening { $entry } is afgebroken of ontbreekt
file-entry-strange = aantekening { $entry } hoort niet bij dit spel
file-damaged = { $entry ->
    [-1] het einde is beschadigd: het is niet de JSON die geschreven is
   *[other] aantekening { $entry } is beschadigd: het is niet de JSON die geschreven is
}
file-broken-chain = { $entry ->
        [-1] het einde volgt niet uit wat ervoor staat: de controlesom klopt niet
       *[other] aantekening { $entry } volgt niet uit wat ervoor staat: de controlesom klopt niet
    }
file-end-cut-off = het bestand is na aantekening { $entry } afgekapt
file-end-wrong = het einde volgt niet uit de aantekeningen: hun aantal of de punten kloppen niet
file-after-the-end = na het einde volgt nog iets
journal-entry-missing = aantekening { $entry } ontbreekt: gevonden is aantekening { $found }
journal-no-action = aantekening { $entry } heeft geen actie
journal-no-deal = aantekening 0 is geen opzet
journal-illegal = aantekening { $entry } is niet volgens de spelregels: { $why }
journal-luck = het toeval in aantekening { $entry } is anders dan de startwaarde geeft
journal-luck-again = aantekening { $entry } gebruikt hetzelfde toeval nog een keer
journal-luck-elsewhere = het toeval van aantekening { $entry } gaat niet verder waar de vorige ophield
journal-told-wrong = aantekening { $entry } meldt iets wat niet gebeurd is

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } partijen met { $deals } beginopstellingen, startwaarde { $seed }, controlesom { $sum }.
arena-shares = Aandeel in de overwinningen (de stippellijn is een eerlijk aandeel)
arena-margins = Gemiddelde puntenvoorsprong op de beste andere bot
arena-scores = Spreiding van de punten
arena-note = Elke beginopstelling wordt met de plaatsen in verschillende volgordes gespeeld, zodat geluk en pech elkaar opheffen; een beginopstelling telt als één waarneming. Haakjes en balken zijn 95%-intervallen. De tijd geldt voor beslissingen met meer dan één mogelijkheid.
arena-column-bot = Bot
arena-column-wins = Aandeel overwinningen
arena-column-score = Punten
arena-column-margin = Voorsprong
arena-column-rank = Rang
arena-column-rating = OpenSkill
arena-column-time = Tijd per beslissing
arena-column-adjusted = Gewonnen zonder toeval
arena-until-above = Het is duidelijk dat { $bot } meer dan { $share }% van de partijen wint. Zo’n oordeel is hoogstens 5 van de 100 keer onjuist. De intervallen gelden ook nu er eerder is gestopt.
arena-until-below = Het is duidelijk dat { $bot } minder dan { $share }% van de partijen wint. Zo’n oordeel is hoogstens 5 van de 100 keer onjuist. De intervallen gelden ook nu er eerder is gestopt.
arena-until-open = Na dit aantal partijen is niet duidelijk of { $bot } er meer of minder dan { $share }% van wint.
arena-forfeits = { $bot } faalde bij { $number ->
        [one] { $number } beslissing
       *[other] { $number } beslissingen
    }; in plaats daarvan is de eerste mogelijkheid genomen.

# Tables: why not.
declined-malformed = Dit is niet leesbaar: { $problem }
declined-secret-needed = Hiervoor is de geheime link nodig van een plaats aan deze tafel, of van de gastheer.
declined-secret-used = Deze geheime link dient aan deze tafel al voor iets anders.
declined-not-yours = Dat kun je hier niet doen.
declined-host-only = Dat kan alleen wie de tafel heeft geopend.
declined-not-allowed = Dat is aan deze tafel niet toegestaan.
declined-bad-origin = Dit verzoek komt van een pagina van een andere website.
declined-bad-host = Open deze tafels op een adres van deze computer: 127.0.0.1 of localhost.
declined-too-large = Dat is te groot.
declined-too-many = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
declined-too-many-editions = Deze server bewaart al { $number } edities voor je. Verwijder er eerst een, of sla de jouwe op in een bestand.
declined-not-owner = Dat kan alleen de eigenaar van deze editie. Gebruik de link van de eigenaar.
declined-full = De server zit op dit moment vol. Lopende partijen gaan door. Kom zo nog eens terug.
declined-busy = De server heeft te veel verbindingen. Probeer het zo nog eens.
declined-banned = De beheerder van deze server heeft je uitgesloten.
declined-try-again = De server kan niet bij zijn database. Er is niets verloren. Probeer het zo nog eens.
declined-fault = Er ging iets mis op de server. De fout is vastgelegd, en aan de tafel is niets veranderd.
declined-not-sent = Het bericht kon niet worden verstuurd. Probeer het later nog eens.
declined-seat-taken = Plaats { $seat } is bezet.
declined-seat-empty = Plaats { $seat } is leeg.
declined-table-full = Alle plaatsen aan deze tafel zijn bezet.
declined-already-started = De partij is al begonnen.
declined-not-started = De partij is nog niet begonnen.
declined-match-over = De partij is afgelopen.
declined-not-over = De partij is nog niet afgelopen.
declined-still-secret = De partij is nog niet afgelopen. Tot dan zou dit geheimen verklappen.
declined-sealed = Aan een andere tafel met dezelfde startwaarde wordt nog gespeeld. Tot die partij is afgelopen, blijft dit geheim.
declined-too-long = Partijen van meer dan { $number } beslissingen worden hier niet geanalyseerd.
declined-no-review = Nog niemand heeft om een analyse van deze partij gevraagd.
declined-no-undo = Er valt niets terug te nemen.
declined-undo-pending = De tafel stemt al over een terugname.
declined-undo-asked-before = Je hebt het al gevraagd. Na de volgende beslissing kun je het weer vragen.
declined-name-taken = Iemand aan deze tafel heeft die naam al, of een die erop lijkt.
declined-colour-taken = Iemand aan deze tafel heeft die kleur al.
declined-sits-at-a-copy = Je zit al aan een andere kopie van deze tafel. Alle kopieën hebben dezelfde kaarten, dus je kunt maar aan één zitten.
declined-copies-wait = Een andere kopie van deze tafel wacht nog op spelers. Alle kopieën beginnen tegelijk.
declined-time-up = Je tijd voor deze beslissing is om.
declined-no-request = Er is geen verzoek om iets terug te nemen waarop jij moet antwoorden.
declined-no-hint = Een tip krijg je alleen als je aan de beurt bent.
declined-already-a-bot = Op plaats { $seat } speelt al een bot.
declined-not-a-bot = Op plaats { $seat } speelt geen bot voor je.

notice-turn = { $name }, je bent aan de beurt: { $where }
notice-reminder = { $name }, de tafel wacht nog op je: { $where }
notice-stop = Geen e-mails meer hierover: { $link }
notice-confirm = Wil je per e-mail horen wanneer je aan de beurt bent? ({ $game })
notice-confirm-how = Iemand heeft aan een tafel dit adres opgegeven. Was jij dat, open dan binnen een dag deze link:
notice-confirm-not = Was jij dat niet, negeer deze e-mail dan: er komen er geen meer.

bot-random = Toeval
bot-casual = Ontspannen
bot-steady = Degelijk
bot-sharp = Sterk
bot-expert = Expert
bot-name = { $level } { $number }

# Opponents, each an animal of Africa. The animal is its name, written as a name. The second line tells how it plays.
character-meerkat = Stokstaartje
character-manner-meerkat = Zet veel kleine, goedkope stapjes.
character-hippo = Nijlpaard
character-manner-hippo = Gaat voor de grootste buit in zicht.
character-weaver = Wevervogel
character-manner-weaver = Verzamelt kaarten, het liefst kaarten die bij elkaar passen.
character-tortoise = Schildpad
character-manner-tortoise = Spaart kaarten en munten en slaat laat toe.
character-ostrich = Struisvogel
character-manner-ostrich = Heeft haast en handelt zodra het kan.
character-elephant = Olifant
character-manner-elephant = Geeft veel en betaalt royaal.
character-hornbill = Neushoornvogel
character-manner-hornbill = Wil wat anderen willen, en wil het als eerste.
character-serval = Serval
character-manner-serval = Pakt wat open ligt voordat anderen dat kunnen.
character-pangolin = Schubdier
character-manner-pangolin = Speelt op zeker en laat weinig aan het toeval over.
character-crane = Kroonkraanvogel
character-manner-crane = Volgt veel plannen tegelijk.
character-aardvark = Aardvarken
character-manner-aardvark = Graaft liever naar het onbekende dan voor het zekere te kiezen.
character-chameleon = Kameleon
character-manner-chameleon = Is dol op kaarten die elke andere kaart kunnen vervangen.

pages-not-built = De server draait, maar de pagina’s zijn niet gebouwd. Voer in de bronmap ‘make setup’ uit (daarvoor is Node.js nodig) en start de server opnieuw. De API werkt ook zonder de pagina’s.
