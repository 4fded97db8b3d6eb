# The words of no game.

seat = Pelaaja { $number }
nothing = ei mitään
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = Nyt ei ole sinun vuorosi. Vuorossa: { $others }.
match-is-over = Peli on päättynyt.
stale = Peli on edennyt tämän valinnan jälkeen (versio { $version }, nyt { $current }). Katso tilanne ja valitse uudelleen.
unknown = Tuntematon sana ({ $what }): { $word }.
allowed = Sallitut: { $allowed }.

replay-head = { $game }, pelaajia { $seats }, laitos: { $edition }
replay-deal = Jako
replay-move = { $number }. { $seat }
replay-whisper = (vain { $seat } näkee) { $event }
replay-score = Loppupisteet
replay-total = Yhteensä
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
verify-sound = Kunnossa: { $entries ->
    [one] { $entries } merkintä, sallittu ja oikein kerrottu.
   *[other] { $entries } merkintää, jokainen sidottu edelliseen, sallittu ja oikein kerrottu.
}
verify-luck-checked = Sattuma: jokainen vastaus seuraa siemenluvusta.
verify-luck-sealed = Sattuma: sinetöity; sen voi tarkistaa, kun siemenluku on kerrottu.
verify-luck-unknown = Sattuma: sen lähde ei ole tiedostossa, joten tiedetään vain, että se oli mahdollinen.
verify-score = Pisteet: niin kuin säännöt ne laskevat.
verify-unfinished = Peli on kesken, joten loppupisteitä ei ole.

edition-sound = Kunnossa, tällä voi pelata. Laitos: { $edition }, peli: { $game }.
edition-problems = { $number ->
    [one] Yksi ongelma:
   *[other] { $number } ongelmaa:
}

arena-title = { $game }: { $bots }
arena-about = { $setup }; pelejä { $matches }, jakoja { $deals }, siemenluku { $seed }, tarkistussumma { $sum }.
arena-shares = Osuus voitoista (katkoviiva on tasajako)
arena-margins = Keskimääräinen piste-ero parhaaseen muuhun bottiin
arena-scores = Pisteiden jakauma
arena-note = Jokainen jako pelataan paikkoja kierrättäen, jotta onni tasoittuu; yksi jako on yksi havainto. Hakasulkeet ja janat ovat 95 %:n välejä. Aika koskee päätöksiä, joissa oli useampi kuin yksi vaihtoehto.
arena-column-bot = Botti
arena-column-wins = Osuus voitoista
arena-column-score = Pisteet
arena-column-margin = Ero
arena-column-rank = Sija
arena-column-rating = OpenSkill
arena-column-time = Aika päätöstä kohti

# Tables: why not.
declined-malformed = Tätä ei voi lukea: { $problem }
declined-secret-needed = Tähän tarvitaan jonkin tämän pöydän paikan tai pöydän avaajan salasana.
declined-secret-used = Tämä salasana avaa jo jotain muuta tässä pöydässä.
declined-not-yours = Tämä ei kuulu sinulle.
declined-host-only = Vain pöydän avaaja voi tehdä tämän.
declined-not-allowed = Tämä pöytä ei salli sitä.
declined-bad-origin = Tämä pyyntö tulee toisen sivuston sivulta.
declined-too-large = Tämä on liian suuri.
declined-too-many = Liikaa kerralla. Odota hetki ja yritä uudelleen.
declined-try-again = Palvelin ei saa yhteyttä tietoihinsa. Mitään ei ole kadonnut; yritä hetken päästä uudelleen.
declined-fault = Palvelimella meni jotain vikaan. Vika on kirjattu; pöydässä mikään ei ole muuttunut.
declined-seat-taken = Paikka { $seat } on varattu.
declined-seat-empty = Paikka { $seat } on vapaa.
declined-table-full = Tämän pöydän kaikki paikat on varattu.
declined-already-started = Peli on jo alkanut.
declined-not-started = Peli ei ole vielä alkanut.
declined-match-over = Peli on päättynyt.
declined-not-over = Peli ei ole vielä päättynyt.
declined-no-undo = Peruttavaa ei ole.
declined-undo-pending = Pöydältä kysytään jo perumisesta.
declined-no-request = Kukaan ei kysy sinulta perumisesta.
declined-no-hint = Vihjeen saa vain omalla vuorollaan.
declined-already-a-bot = Paikalla { $seat } pelaa botti.
declined-not-a-bot = Paikalla { $seat } ei ole sijaisena bottia.

notice-turn = { $name }, on sinun vuorosi: { $where }
notice-reminder = { $name }, pöytä odottaa yhä sinua: { $where }

bot-random = Satunnainen
bot-name = { $level } { $number }

pages-not-built = Palvelin on käynnissä, mutta sen sivuja ei ole koottu. Suorita ”make setup” lähdekansiossa (tarvitaan Node.js) ja käynnistä palvelin uudelleen. Rajapinta toimii ilman sivujakin.
