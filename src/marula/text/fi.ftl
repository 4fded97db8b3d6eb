# The words of no game.

seat = Pelaaja { $number }
scene-you = Sinä
scene-other = Pelaaja { $number }
lesson-right = Hyvin tehty.
lesson-other = Säännöt sallivat senkin. Kokeile tässä opastuksessa kuitenkin: { $wanted }
nothing = ei mitään
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = Nyt ei ole sinun vuorosi. Vuorossa: { $others }.
match-is-over = Peli on päättynyt.
stale = Peli on edennyt valintasi jälkeen (versio { $version }, nyt { $current }). Katso tilanne ja valitse sitten.
against-rule = Säännöt eivät salli sitä ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Tällaista siirtoa ei ole: { $word }
unknown-address = Tällaista osoitetta ei ole: { $word }
unknown-answer-to-illegal = Kiellettyä siirtoa ei voi käsitellä näin: { $word }
unknown-bot = Tällaista bottia ei ole: { $word }
unknown-choice = Tätä ei voi valita: { $word }
unknown-clock = Tällaista kelloa ei ole: { $word }
unknown-edition = Tällaista painosta ei ole: { $word }
unknown-own-edition = Tällaista painosta ei ole, tai se on poistettu: { $word }
unknown-edition-of-this-game = Tämä on toisen pelin painos: { $word }
unknown-lesson = Tällaista alkuopastusta ei ole: { $word }
unknown-puzzle = Tällaista pulmaa ei ole: { $word }
unknown-game = Tällaista peliä ei ole: { $word }
unknown-kind-of-notice = Tämä palvelin ei voi lähettää ilmoituksia näin: { $word }
unknown-message = Tällaista viestiä ei ole: { $word }
unknown-report = Tällaista ilmiantoa ei ole: { $word }
unknown-notice = Tällaista ilmoitusta ei ole: { $word }
unknown-number-of-bots = Tätä ei voi pelata näin monella botilla: { $word }
unknown-number-of-seats = Tätä ei voi pelata näin monella pelaajalla: { $word }
unknown-option = Tällaista muunnelmaa ei ole: { $word }
unknown-place-of-the-mask = Siirtomaskia ei voi sijoittaa sinne: { $word }
unknown-position = Pelissä ei ole tällaista päätöstä: { $word }
unknown-render-mode = Tällaista esitystapaa ei ole: { $word }
unknown-reward = Tällaista palkkiota ei ole: { $word }
unknown-rules-page = Sääntösivua ei ole: { $word }
unknown-seat = Tällaista paikkaa ei ole: { $word }
unknown-status = Pöydillä ei ole tällaista tilaa: { $word }
unknown-table = Tällaista pöytää ei ole: { $word }
with-allowed = { $problem }. Sallitut: { $allowed }.

replay-head = { $game }, { $seats } pelaajaa, painos: { $edition }
standard-edition = vakio
replay-deal = Jako
replay-move = { $number }. { $seat }
replay-whisper = (vain { $seat } näkee tämän) { $event }
replay-score = Loppupisteet
replay-total = Yhteensä
replay-totals = Tilanne, jos peli päättyisi nyt: { $totals }
replay-out = { $seat } ei voi voittaa.
replay-winner = { $count ->
    [one] Voittaja on { $names }.
   *[other] Voiton jakavat { $names }.
}
replay-nobody = Kukaan ei voita.
replay-unfinished = Peli on kesken. Vuorossa: { $others }.
replay-position = Tilanne, kun on tehty { $number ->
    [one] { $number } päätös
   *[other] { $number } päätöstä
}
replay-field = { $field }: { $value }
verify-sound = Kunnossa: { $entries ->
    [one] { $entries } merkintä.
   *[other] { $entries } merkintää.
} Ketju on ehjä, jokainen siirto on sallittu ja jokainen tapahtuma täsmää.
verify-luck-checked = Arvonnat: jokainen seuraa siemenluvusta.
verify-luck-sealed = Arvonnat: sinetöidyt. Ne voi tarkistaa, kun siemenluku on julkaistu.
verify-taken-back = Ei todistetta reilusta pelistä: ainoa ihmispelaaja perui { $number ->
        [one] { $number } päätöksen
       *[other] { $number } päätöstä
    } nähtyään arvonnan tuloksen tai piilossa olleita kortteja.
verify-taken-back-by-all = Kaikki pelaajat suostuivat perumaan { $number ->
        [one] { $number } päätöksen
       *[other] { $number } päätöstä
    }. Tiedosto ei kerro, oliko samalla ihmisellä useita paikkoja.
verify-skipped = Ei todistetta reilusta pelistä: { $number ->
        [one] { $number } arvonta
       *[other] { $number } arvontaa
    } tehtiin ja sen jälkeen peruttiin.
verify-luck-other = Ei todistetta reilusta pelistä: päätöksestä { $number } alkaen arvonnat seuraavat toisesta siemenluvusta, kuten pelissä, jota jatkettiin toisesta pelistä.
verify-luck-unknown = Arvonnat: tiedosto ei kerro niiden lähdettä. Tulokset ovat mahdollisia; muuta ei tiedetä.
verify-score = Pisteet: sääntöjen mukaan oikein.
verify-unfinished = Peli on kesken, joten loppupisteitä ei ole.
review-seat = { $seat }: tulos { $result }
review-account = Alku { $start }, sattuma { $luck }, valinnat { $choices } (omat valinnat { $own })
review-kinds = Valinnat: parhaita { $best }, hyviä { $fine }, epätarkkuuksia { $inaccuracy }, virheitä { $mistake }, vakavia virheitä { $blunder }
review-luck = Sattuma { $worth }, päätös { $number }: { $what }
review-luck-deal = Sattuma { $worth } jaossa
review-turning-points = Käännekohdat, pahin ensin
review-nothing-to-better = Mikään valinta ei ollut selvästi parasta huonompi.
review-decision-inaccuracy = { $number }. { $seat }, epätarkkuus: { $choice } (voiton todennäköisyys { $chosen })
review-decision-mistake = { $number }. { $seat }, virhe: { $choice } (voiton todennäköisyys { $chosen })
review-decision-blunder = { $number }. { $seat }, vakava virhe: { $choice } (voiton todennäköisyys { $chosen })
review-better = Parempi: { $better } (voiton todennäköisyys { $best })
review-why = Erot: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (ei { $value })
why-other-only = toinen valinta: { $what }
why-line-more = { $line }: { $value ->
    [one] { $value } piste enemmän
   *[other] { $value } pistettä enemmän
} lopussa
why-line-fewer = { $line }: { $value ->
    [one] { $value } piste vähemmän
   *[other] { $value } pistettä vähemmän
} lopussa
why-line-saves = { $line }: lopussa { $value ->
    [one] { $value } menetetty piste
   *[other] { $value } menetettyä pistettä
} vähemmän
why-line-costs = { $line }: lopussa { $value ->
    [one] { $value } menetetty piste
   *[other] { $value } menetettyä pistettä
} enemmän
why-others-more = paras muista: { $value ->
    [one] { $value } piste enemmän
   *[other] { $value } pistettä enemmän
} lopussa
why-others-fewer = paras muista: { $value ->
    [one] { $value } piste vähemmän
   *[other] { $value } pistettä vähemmän
} lopussa
review-lucky = { $seat }: sattuma nosti voiton todennäköisyyttä { $worth }.
review-unlucky = { $seat }: sattuma laski voiton todennäköisyyttä { $worth }.
review-no-luck = { $seat }: sattuma ei vaikuttanut mitään.
reading-head = Päätös { $number }, { $seat }: mitä olisi voinut tietää
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = vähintään { $number }: { $chance }
reading-had-it = oli
reading-had-not = ei ollut
reading-had = oli { $number }
reading-nothing = Muilla ei ollut mitään salassa.
review-lesson = Ensi kerralla: ennen kuin valitset ”{ $choice }”, harkitse vaihtoehtoa ”{ $better }”. Päätöksen { $number } kaltaiset valinnat laskivat voiton todennäköisyyttä { $loss } ({ $count ->
    [one] kerran
   *[other] { $count } kertaa
}).
review-lesson-same-kind = Ensi kerralla: kun valitset ”{ $choice }”, vertaa vaihtoehtojasi vielä kerran. Päätöksen { $number } kaltaiset valinnat laskivat voiton todennäköisyyttä { $loss } ({ $count ->
    [one] kerran
   *[other] { $count } kertaa
}).
review-lesson-why = Silloin ”{ $better }” olisi merkinnyt: { $what }.
progress-decisions = päätöstä
progress-puzzles = pulmaa
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } päätös
       *[other] { $decisions } päätöstä
    } { $matches } pelistä
study-title = { $game }, painos: { $edition }
study-about = Pelaajana { $bot }, siemenluku { $seed }, painoksen sormenjälki { $digest }.
study-size = { $players } pelaajaa: pelejä { $matches }, päätöksiä keskimäärin { $decisions } peliä kohti
study-seat = { $seat }: voitot { $wins } ({ $low } – { $high }), pisteet keskimäärin { $points }
study-skill = Kukin taso yhtä alemman tason pelaajia vastaan
study-level = { $bot }, muilla paikoilla { $against }: voitot { $wins }
study-luck = Sattuma selittää tuloksista { $part } (mitattu { $matches } pelistä)
study-thing = { $kind } { $name }: { $worth } sille, jolla se on (valinnut { $taken })
study-against = { $players } pelaajaa, verrattuna toiseen painokseen: pisteet { $points }, päätökset { $decisions }; paikkojen osuudet voitoista
study-column-thing = Mikä
study-column-taken = Valinnut
study-column-with = Voitot sen kanssa
study-column-without = Voitot ilman sitä
study-column-difference = Ero
puzzles-question = { $players } pelaajaa, vaikeus { $level }/5: { $what }
puzzles-options = Vaihtoehdot: { $options }
puzzles-solution = Ratkaisu: { $action } (voiton todennäköisyys { $chance })
puzzles-found = { $number ->
    [one] { $number } pulma
   *[other] { $number } pulmaa
}

edition-written = { $file }: muokkaa sitä ja suorita sitten: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] {""}
   *[other] {" "}(ja vielä { $more }: marula edition check)
}
edition-sound = Kunnossa: tällä painoksella voi pelata ({ $game }, painos { $edition }).
edition-problems = { $number ->
    [one] Yksi ongelma:
   *[other] { $number } ongelmaa:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = ei voi lukea ({ $reason })
problem-not-json = ei ole JSON-muotoa ({ $reason })
problem-not-an-object = ei ole painos: sen pitää olla JSON-objekti
problem-unnamed = puuttuu: painoksessa on oltava pelin nimi ja painoksen oma nimi
problem-missing = puuttuu
problem-no-field = tällaista kenttää ei ole; kentät: { $fields }
problem-kind = pitää olla { $wanted }, nyt { $found }
problem-strange = ”{ $word }” ei ole tässä sallittu
problem-misfit = ei sovi tähän
problem-twice = ”{ $word }” esiintyy kahdesti
problem-no-id = ”{ $word }” ei ole tunnus: käytä pieniä kirjaimia, numeroita ja merkkiä _, ensin kirjain
problem-none-of = ”{ $word }” ei ole luettelossa ”{ $list }”
problem-not-among = ”{ $word }” ei ole mikään näistä: { $known }
problem-lacks = ”{ $word }” puuttuu
problem-empty = on tyhjä
problem-count = pitää olla { $number }, nyt { $found }
problem-at-least = pitää olla vähintään { $number }
problem-at-most = saa olla enintään { $number }
problem-between = pitää olla { $least }–{ $most }
problem-too-large = on liian suuri: painoksessa saa olla enintään { $number } tavua
problem-many-letters = saa sisältää enintään { $number } merkkiä
problem-many-entries = saa sisältää enintään { $number } kohtaa
problem-too-costly = vaatii liikaa aikaa tai muistia pelin alustamiseen
problem-invisible = ei saa sisältää ohjausmerkkejä eikä näkymättömiä merkkejä
problem-no-name = pitää olla yksinkertainen nimi: kirjaimia, numeroita, välilyöntejä ja . - _, ensin kirjain tai numero
problem-not-connected = eivät yhdistä kaikkia paikkoja

games-game = { $name }: { $title }, { $fewest }–{ $most } pelaajaa
games-editions = Painokset: { $editions }
games-bots = Botit: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (oletus)

play-address = { $address } (Ctrl-C lopettaa; pelit säilyvät)
stopped = lopetettu
usage = { $problem } (ks. { $command } --help)
no-such-language = Kieli ”{ $word }” ei ole käytettävissä, joten teksti on englanniksi. Käytettävissä: { $languages }
progress-matches = peliä

simulate-matches = { $matches ->
    [one] { $matches } peli
   *[other] { $matches } peliä
} ({ $setup }), { $decisions ->
    [one] { $decisions } päätös
   *[other] { $decisions } päätöstä
}, keskimäärin { $mean } peliä kohti
simulate-speed = { $seconds } s, { $speed } päätöstä sekunnissa, kesken { $unfinished }
simulate-checksum = tarkistussumma { $sum }

bench-about = Python { $python }, { $machine }; yksi ydin, satunnainen peli, suoritinsekuntia kohti, paras kolmesta
bench-column-game = peli
bench-column-players = pelaajia
bench-column-speed = nopeus
bench-column-one-call = yhdellä kutsulla
bench-column-stepped = askelittain
bench-column-fork = haarautus

# What marula admin answers.
admin-dry-run = Koeajo: mitään ei muutettu.
admin-tables = { $number ->
    [0] Ei pöytiä.
    [one] { $number } pöytä:
   *[other] { $number } pöytää:
}
admin-table = { $table }  { $status }  { $game }  muuttunut { $changed }  nimi lokissa { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Poistettaisiin
   *[no] Poistettiin
} pöytä { $table } ({ $game }, { $status }, lokissa { $entries } kohtaa).
admin-prune = { $dry ->
    [yes] Poistettaisiin
   *[no] Poistettiin
} { $number ->
    [one] { $number } pöytä, jota
   *[other] { $number } pöytää, joita
} kukaan ei ole käyttänyt tämän jälkeen: { $before }.
admin-ban = { $dry ->
    [yes] Estettäisiin
   *[no] Estettiin
} { $kind ->
    [player] pelaaja
   *[address] osoite
}, tiiviste { $hash }, { $until ->
    [never] pysyvästi
   *[other] { $until } asti
}.
admin-unban = { $dry ->
    [yes] Poistettaisiin
   *[no] Poistettiin
} esto: { $hash }.
admin-bans = { $number ->
    [0] Ei estoja.
    [one] { $number } esto:
   *[other] { $number } estoa:
}
admin-one-ban = { $hash }  { $kind ->
    [player] pelaaja
   *[address] osoite
}  alkaen { $at }  { $until ->
    [never] pysyvästi
   *[other] { $until } asti
}  { $note }
admin-erase = { $dry ->
    [yes] Poistettaisiin
   *[no] Poistettiin
} { $names ->
    [one] { $names } nimi
   *[other] { $names } nimeä
}, { $chat ->
    [one] { $chat } viesti
   *[other] { $chat } viestiä
} ja { $notices ->
    [one] { $notices } ilmoitusosoite
   *[other] { $notices } ilmoitusosoitetta
}, yhteensä { $seats ->
    [one] { $seats } paikalta
   *[other] { $seats } paikalta
}. Siirrot jäävät.
admin-reports = { $number ->
    [0] Ei ilmiantoja.
    [one] { $number } ilmianto:
   *[other] { $number } ilmiantoa:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] nimi
   *[message] viesti
} paikalta { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Hylättäisiin
   *[no] Hylättiin
} ilmianto { $id }, kohteena { $name }.
admin-delete-reported = { $dry ->
    [yes] Poistettaisiin
   *[no] Poistettiin
} { $kind ->
    [name] pelaajan { $name } nimet ja viestit
   *[message] pelaajan { $name } viesti
} pöydästä { $table } sekä ilmianto { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Vaihdettaisiin
   *[no] Vaihdettiin
} push-avain ja { $dry ->
    [yes] lopetettaisiin
   *[no] lopetettiin
} { $ended ->
    [one] { $ended } push-tilaus
   *[other] { $ended } push-tilausta
}. Pelaajien on kytkettävä ilmoitukset uudelleen päälle.
admin-taken-up = Käynnissä olevat palvelimet ottavat tämän käyttöön { $seconds } sekunnin kuluessa.
admin-bad-person = { $person }: anna osoite, sen tiiviste lokista tai PÖYTÄ:PAIKKA (paikat alkavat 1:stä)
admin-nobody = pöydässä { $table } ei ole ihmistä paikalla { $seat }
admin-never-served = mikään palvelin ei ole vielä käyttänyt tätä tietokantaa, joten se ei tunne osoitteita
admin-not-banned = { $hash } ei ole estetty
admin-push-key-elsewhere = push-avain tulee muuttujasta MARULA_VAPID; vaihda se siellä ja käynnistä palvelimet uudelleen

# What is wrong with the words of a command.
bad-option = --option { $item }: kirjoita NIMI=VALINTA; nimet tässä pelissä ({ $game }): { $known }
bad-choice = --option { $item }: { $option } voi olla { $allowed }
bad-number = { $option }: pitää olla vähintään { $least }, nyt { $value }
bad-file = { $file }: ei voi lukea ({ $reason })
bad-file-there = { $file } on jo olemassa; valitse toinen nimi tai poista se
bad-file-unwritten = { $file }: ei voi kirjoittaa ({ $reason })
bad-seat = --seat: pitää olla 0 (katsoja) – { $most }, nyt { $value }
bad-review-seat = --seat: pitää olla 1–{ $most }, nyt { $value }
bad-reading-unfinished = { $file }: tämä peli on kesken. Se, mitä muilla on, kerrotaan vasta pelin päätyttyä.
bad-reading-at = --at: pitää olla 1–{ $most }, nyt { $value }
bad-review-unfinished = { $file }: tämä peli on kesken. Lisää --unfinished, niin se arvioidaan tähän asti.
bad-folder-full = { $folder } ei ole tyhjä: anna uusi kansio
bad-minutes = --minutes: pitää olla enemmän kuin 0, nyt { $value }
bad-moment = --at: pitää olla 0–{ $most }, nyt { $value }
bad-lab = areena tarvitsee lisää paketteja ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: kirjoita osuus väliltä 0–1 tai ”fair”, kun botteja on vähintään kaksi
bad-seconds = --seconds: pitää olla enemmän kuin 0, nyt { $value }
bad-folder = --out { $folder }: sinne ei voi kirjoittaa ({ $reason })
bad-folder-used = --out { $folder }: { $file } on jo olemassa; valitse toinen kansio
bad-record-folder = --record { $folder }: tällaista kansiota ei ole; luo se ensin
bad-server = palvelin tarvitsee lisää paketteja ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: kirjoita postgresql://… tai sqlite:///TIEDOSTO
bad-data-folder = { $folder }: kansiota ei voi luoda ({ $reason }); käytä --database TIEDOSTO
bad-workers-database = --workers: useampi prosessi tarvitsee PostgreSQL:n (--database postgresql://…); SQLite sallii vain yhden
bad-range = { $option }: arvon pitää olla { $least }–{ $most }, ei { $value }
bad-web-address = { $option } { $value }: kirjoita osoite, esimerkiksi https://play.example.org
bad-host = --host { $host }: tällä koneella ei ole sitä osoitetta
bad-address = ei voi kuunnella osoitetta { $host }, portti { $port } ({ $reason })
bad-engine = --engine { $item }: kirjoita NIMI=KOMENTO, nimessä pieniä kirjaimia, numeroita, - ja _
bad-engine-name = --engine { $name }: tämänniminen botti on jo olemassa
bad-environment = { $variable }: muuttujaa ei voi käyttää ({ $reason })
bad-database-folder = { $folder }: kansioon ei voi sijoittaa tietokantaa ({ $reason })
bad-database-file = { $database }: tiedostoa ei voi lukea ({ $reason })
bad-database-kind = { $database } ei ole SQLite-tietokanta
bad-database-foreign = { $database } on toisen ohjelman tietokanta
bad-database-newer = { $database }: tietokanta on tehty Marulan uudemmalla versiolla; asenna se versio
bad-database-in-use = { $database } on prosessin { $process } käytössä
bad-database-refused = { $database }: tietokantaa ei voi käyttää ({ $reason })
bad-database-silent = { $database } ei vastannut { $seconds } sekunnin kuluessa
bad-database-missing = { $database }: tietokantaa ei ole; marula serve luo sen
bad-database-older = { $database }: tietokanta on tehty Marulan vanhemmalla versiolla; käynnistä marula serve kerran, niin se päivittyy
bad-port = porttia { $port } ei voi käyttää; kokeile toista: --port { $next }
engine-not-started = moottoria ”{ $command }” ei voi käynnistää ({ $reason })
engine-died = moottori ”{ $command }” päättyi (paluukoodi { $code }) vastaamatta
engine-silent = moottori ”{ $command }” ei vastannut { $seconds } sekunnin kuluessa
engine-line = moottori ”{ $command }” lähetti rivin, joka on liian pitkä tai katkennut
engine-answer = moottori ”{ $command }” antoi vastauksen, jota protokolla ei salli: { $answer }
engine-protocol = moottori ”{ $command }” käyttää protokollan versiota { $theirs }, ei versiota { $ours }
engine-game = moottori ”{ $command }” ei pelaa tätä peliä: { $game }
engine-refused = moottori ”{ $command }” kieltäytyi: { $text }
engine-illegal = moottori ”{ $command }” valitsi siirron, jota ei ole tarjolla: { $choice }
engine-waits = Tämä moottori lukee yhden JSON-viestin riviä kohti, kuten docs/reference/engine-protocol.md kuvaa. Ctrl-D lopettaa sen.
engine-check-good = ok     { $what }
engine-check-bad = VIRHE  { $what }: { $problem }
engine-check-passed = Moottori läpäisee tarkistuksen.
engine-check-failed = Moottori ei läpäise tarkistusta.
engine-check-hello = se käynnistyy ja sanoo hello
engine-check-games = se pelaa näitä: { $games }
engine-check-nonsense = se vastaa virheellä viestiin, jota ei voi lukea, ja jatkaa
engine-check-other-game = se kieltäytyy pelistä, jota se ei tunne
engine-check-quit = se päättyy pyydettäessä
engine-check-end-of-input = se päättyy, kun syöte päättyy
engine-check-whole-match = se pelaa kokonaisen pelin ({ $game }, paikkoja { $players })
engine-check-any-moment = se aloittaa kesken pelin ({ $game }, paikkoja { $players })
engine-check-change-of-match = se vaihtaa pelistä toiseen ({ $game }, paikkoja { $players })
engine-check-new-fields = se ohittaa kentät, joita se ei tunne ({ $game })
engine-check-no-game = se ei pelaa mitään täkäläisistä peleistä, vain näitä: { $games }
engine-check-no-error = riviin { $line } tuli vastaus { $answer } eikä virhettä
engine-check-no-second-hello = se ei vastannut toiseen hello-viestiin
engine-check-no-end = se on yhä käynnissä { $seconds } sekunnin jälkeen
engine-check-exit-code = sen paluukoodi on { $code } eikä 0
engine-check-not-ready = se vastasi { $answer } eikä ”ready”
engine-check-illegal = päätöksessä { $version } se vastasi { $answer }, mikä ei ole yksi vaihtoehdoista
bad-bot = botti ”{ $bot }” valitsi siirron, jota ei ole tarjolla: { $action } ({ $why })
workers-died = työprosessit kaatuivat samassa työssä { $times } kertaa peräkkäin
workers-no-ray = Ray ei ole asennettuna; asenna se komennolla: pip install 'marula[ray]'
workers-not-let-in = Ray-klusteri osoitteessa { $address } torjui yhteyden ({ $reason })
workers-keep-dying = Ray-klusterin työprosessit kaatuvat kerta toisensa jälkeen ({ $reason })
workers-no-address = ”{ $address }” ei ole Ray-osoite: kirjoita HOST:PORT, ray://HOST:PORT tai auto
workers-no-answer = osoitteessa { $address } ei vastaa mikään Ray-klusteri ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = alkuosa on vioittunut, tai tämä ei ole pelitiedosto
file-format = alkuosan muoto on { $format }; tämä versio lukee muotoa { $known }
file-head-changed = alkuosaa on muutettu: sen tiiviste ei täsmää
file-head-refused = alkuosa ei kelpaa: { $why }
file-head-strange = alkuosa ei kelpaa
file-setup-incomplete = alkuosa ei kelpaa: sen asetuksista puuttuu jotain
file-luck-damaged = alkuosan kuvausta arvonnoista ei voi lukea
file-luck-missing = alkuosa ei kerro, mistä arvonnat ovat peräisin
file-luck-unknown = alkuosassa on tuntematon arvontojen lähde: { $word }
file-seed-wrong = alkuosan siemenluku ei ole se, joka luvattiin
file-lot-wrong = alkuosan paikka-arvonta ei seuraa siemenluvusta
file-no-deal = merkintä 0 puuttuu: jakoa ei ole
file-entry-cut-off = merkintä { $entry } on katkennut tai puuttuu
file-entry-strange = merkintä { $entry } ei kuulu tähän peliin
file-damaged = { $entry ->
    [-1] loppuosa on vioittunut: se ei ole se JSON, joka kirjoitettiin
   *[other] merkintä { $entry } on vioittunut: se ei ole se JSON, joka kirjoitettiin
}
file-broken-chain = { $entry ->
    [-1] loppuosa ei seuraa edeltävästä sisällöstä: sen tiiviste ei täsmää
   *[other] merkintä { $entry } ei seuraa edeltävästä sisällöstä: sen tiiviste ei täsmää
}
file-end-cut-off = tiedosto on katkennut merkinnän { $entry } jälkeen
file-end-wrong = loppuosa ei seuraa merkinnöistä: sen lukumäärä tai pisteet ovat väärin
file-after-the-end = loppuosan jälkeen on vielä jotain
journal-entry-missing = merkintä { $entry } puuttuu: löytyi merkintä { $found }
journal-no-action = merkinnässä { $entry } ei ole siirtoa
journal-no-deal = merkintä 0 ei ole jako
journal-illegal = merkintä { $entry } ei ole sallittu: { $why }
journal-luck = merkinnän { $entry } arvonta ei vastaa sen siemenlukua
journal-luck-again = merkintä { $entry } käyttää samaa arvontaa toisen kerran
journal-luck-elsewhere = merkinnän { $entry } arvonnat eivät jatku siitä, mihin edellinen merkintä jäi
journal-told-wrong = merkintä { $entry } kertoo sellaista, mitä ei tapahtunut

arena-title = { $game }: { $bots }
arena-about = { $setup }; pelejä { $matches }, jakoja { $deals }, siemenluku { $seed }, tarkistussumma { $sum }.
arena-shares = Osuus voitoista (katkoviiva on tasajako)
arena-margins = Keskimääräinen piste-ero parhaaseen muuhun bottiin
arena-scores = Pisteiden jakauma
arena-note = Jokainen jako pelataan eri paikkajärjestyksissä, jotta sattuma tasoittuu; yksi jako on yksi havainto. Hakasulkeet ja janat ovat 95 %:n luottamusvälejä. Ajat koskevat päätöksiä, joissa oli useampi kuin yksi vaihtoehto.
arena-column-bot = Botti
arena-column-wins = Osuus voitoista
arena-column-score = Pisteet
arena-column-margin = Ero
arena-column-rank = Sija
arena-column-rating = OpenSkill
arena-column-time = Aika päätöstä kohti
arena-column-adjusted = Voitot ilman sattuman vaikutusta
arena-until-above = On selvää, että { $bot } voittaa yli { $share } % peleistä. Tällainen päätelmä on väärä enintään 5 kertaa sadasta. Välit pätevät, vaikka ajo päättyi ennenaikaisesti.
arena-until-below = On selvää, että { $bot } voittaa alle { $share } % peleistä. Tällainen päätelmä on väärä enintään 5 kertaa sadasta. Välit pätevät, vaikka ajo päättyi ennenaikaisesti.
arena-until-open = Näin monen pelin jälkeen ei ole selvää, voittaako { $bot } yli vai alle { $share } % peleistä.
arena-forfeits = { $bot }: epäonnistuneita päätöksiä { $number }; niissä otettiin ensimmäinen vaihtoehto.

# Tables: why not.
declined-malformed = Tätä ei voi lukea: { $problem }
declined-secret-needed = Tähän tarvitaan salainen linkki johonkin tämän pöydän paikkaan tai pöydän avaajan linkki.
declined-secret-used = Tämä salainen linkki on jo muussa käytössä tässä pöydässä.
declined-not-yours = Et voi tehdä tätä täällä.
declined-host-only = Vain pöydän avaaja voi tehdä tämän.
declined-not-allowed = Tämän pöydän asetukset eivät salli sitä.
declined-bad-origin = Tämä pyyntö tuli toisen sivuston sivulta.
declined-bad-host = Avaa nämä pöydät jossakin tämän koneen osoitteessa: 127.0.0.1 tai localhost.
declined-too-large = Tämä on liian suuri.
declined-too-many = Liikaa kerralla. Odota hetki ja yritä uudelleen.
declined-too-many-editions = Palvelin säilyttää sinulle jo { $number } painosta. Poista ensin yksi tai tallenna omasi tiedostoon.
declined-not-owner = Vain tämän painoksen omistaja voi tehdä sen. Käytä omistajan linkkiä.
declined-full = Palvelin on juuri nyt täynnä. Käynnissä olevat pelit jatkuvat. Tule hetken päästä uudelleen.
declined-busy = Palvelimella on liikaa yhteyksiä. Yritä hetken päästä uudelleen.
declined-banned = Palvelimen ylläpitäjä on estänyt sinut.
declined-try-again = Palvelin ei saa yhteyttä tietokantaansa. Mitään ei ole kadonnut. Yritä hetken päästä uudelleen.
declined-fault = Palvelimella meni jotain vikaan. Vika on kirjattu; pöydässä mikään ei ole muuttunut.
declined-not-sent = Viestiä ei voitu lähettää. Yritä myöhemmin uudelleen.
declined-seat-taken = Paikka { $seat } on varattu.
declined-seat-empty = Paikka { $seat } on vapaa.
declined-table-full = Tämän pöydän kaikki paikat on varattu.
declined-already-started = Peli on jo alkanut.
declined-not-started = Peli ei ole vielä alkanut.
declined-match-over = Peli on päättynyt.
declined-not-over = Peli ei ole vielä päättynyt.
declined-still-secret = Peli ei ole vielä päättynyt. Sitä ennen tämä paljastaisi salaisuuksia.
declined-sealed = Toisessa pöydässä, jolla on sama siemenluku, peli on vielä kesken. Tämä pysyy salassa, kunnes se on ohi.
declined-too-long = Yli { $number } päätöksen pelejä ei arvioida täällä.
declined-no-review = Kukaan ei ole vielä pyytänyt arviota tästä pelistä.
declined-no-undo = Peruttavaa ei ole.
declined-undo-pending = Pöydässä äänestetään jo perumisesta.
declined-undo-asked-before = Olet jo pyytänyt. Voit pyytää uudelleen seuraavan päätöksen jälkeen.
declined-name-taken = Jollakulla tässä pöydässä on jo tuo nimi tai samannäköinen.
declined-colour-taken = Jollakulla tässä pöydässä on jo tuo väri.
declined-sits-at-a-copy = Istut jo tämän pöydän toisessa kopiossa. Kaikissa kopioissa on samat kortit, joten voit istua vain yhdessä.
declined-copies-wait = Tämän pöydän toinen kopio odottaa vielä pelaajia. Kaikki kopiot alkavat yhtä aikaa.
declined-time-up = Aikasi tähän päätökseen on loppunut.
declined-no-request = Mikään perumispyyntö ei odota vastaustasi.
declined-no-hint = Vihjeen saa vain omalla vuorollaan.
declined-already-a-bot = Paikalla { $seat } pelaa jo botti.
declined-not-a-bot = Paikalla { $seat } ei ole bottia pelaamassa puolestasi.

notice-turn = { $name }, nyt on sinun vuorosi: { $where }
notice-reminder = { $name }, pöytä odottaa yhä sinua: { $where }
notice-stop = Lopeta nämä viestit: { $link }
notice-confirm = Haluatko sähköpostia, kun on sinun vuorosi? ({ $game })
notice-confirm-how = Joku antoi tämän osoitteen pöydässä. Jos se olit sinä, avaa tämä linkki vuorokauden kuluessa:
notice-confirm-not = Jos se et ollut sinä, älä välitä tästä viestistä: muita ei tule.

bot-random = Satunnainen
bot-casual = Rento
bot-steady = Vakaa
bot-sharp = Terävä
bot-expert = Ekspertti
bot-name = { $level } { $number }

character-meerkat = Surikaatti
character-manner-meerkat = Ottaa pieniä, halpoja askelia, ja niitä paljon.
character-hippo = Virtahepo
character-manner-hippo = Tavoittelee suurinta palkintoa, jonka näkee.
character-weaver = Kutojalintu
character-manner-weaver = Kerää kortteja, mieluiten yhteensopivia.
character-tortoise = Kilpikonna
character-manner-tortoise = Säästää kortteja ja kolikoita ja iskee myöhään.
character-ostrich = Strutsi
character-manner-ostrich = Pitää kiirettä ja toimii heti, kun voi.
character-elephant = Norsu
character-manner-elephant = Antaa paljon ja maksaa auliisti.
character-hornbill = Sarvinokka
character-manner-hornbill = Haluaa sitä, mitä muutkin, ja haluaa sen ensimmäisenä.
character-serval = Servaali
character-manner-serval = Ottaa sen, mikä on esillä, ennen kuin muut ehtivät.
character-pangolin = Muurahaiskäpy
character-manner-pangolin = Pelaa varman päälle ja jättää vain vähän sattuman varaan.
character-crane = Kruunukurki
character-manner-crane = Toteuttaa monta suunnitelmaa yhtä aikaa.
character-aardvark = Maasika
character-manner-aardvark = Kaivaa mieluummin esiin jotain tuntematonta kuin ottaa varman.
character-chameleon = Kameleontti
character-manner-chameleon = Rakastaa kortteja, jotka käyvät minkä tahansa muun kortin sijasta.

pages-not-built = Palvelin on käynnissä, mutta sen sivuja ei ole koottu. Suorita ”make setup” lähdekansiossa (tarvitaan Node.js) ja käynnistä palvelin uudelleen. Rajapinta toimii ilman sivujakin.
