# The words of the pages, of no game.

page-skip = Siirry sisältöön
page-navigation = Sivut
page-home = Etusivu
page-about = Tietoja
page-language = Kieli
page-theme = Ulkoasu
page-theme-auto = Kuten laitteessa
page-theme-light = Vaalea
page-theme-dark = Tumma
page-sound = Ääni
page-sound-question = Haluatko pelata äänet päällä?
page-sound-on = Ääni päällä
page-sound-off = Ääni pois
page-volume = Äänenvoimakkuus
page-pace = Muiden siirtojen nopeus
page-pace-calm = Hidas
page-pace-brisk = Nopea
page-pace-at-once = Heti
page-yes = kyllä
page-no = ei
page-remark = { $what } ({ $remark })
page-close = Sulje
page-cancel = Peruuta
page-back = Takaisin
page-menu = Valikko
page-rules = Säännöt
page-contents = Tällä sivulla
page-help = Ohjeet
page-help-more = Lyhyitä sivuja pelaajille. Voit lukea niitä, kun peli odottaa sinua.
page-help-in-english = Ohjesivut ovat vain englanniksi. Säännöt ovat omalla kielelläsi.
page-help-play = Pelaaminen
page-help-play-more = Mitä pöydässä voi tehdä: valita, perua, pyytää vihjettä, lähteä ja palata.
page-help-learn = Pelin opettelu
page-help-learn-more = Alkuopastus, joka päivä uusi pulma ja omat virheesi harjoituksina.
page-help-review = Pelatun pelin arvio
page-help-review-more = Mitä olisit voinut tehdä paremmin ja kuinka paljon tuloksesta oli onnea.
page-help-luck = Miten arvontojen reiluus todistetaan
page-help-luck-more = Miten voit tarkistaa, ettei kukaan ole peukaloinut noppia tai kortteja.
page-help-editions = Pelaaminen oman lautasi painetuilla arvoilla
page-help-editions-more = Syötä omistamasi pelin arvot ja pelaa niillä.
page-help-changes = Kaikki muutokset versioittain
page-help-changes-more = Mikä on uutta ja mikä toimii toisin kuin ennen.
page-help-rules-more = Kunkin pelin numeroidut säännöt.
page-rules-in-english = Näitä sääntöjä ei ole vielä käännetty, joten tässä ne ovat englanniksi.
page-unreachable = Palvelin ei vastaa. Onko se yhä käynnissä?
page-reload = Lataa uudelleen
page-no-page = Tällaista sivua ei ole
page-no-page-more = Osoitteesta { $address } ei löydy mitään. Ehkä osa linkistä jäi pois.
page-fault = Tällä sivulla meni jotain vikaan. Lataa sivu uudelleen; pöydästä ei katoa mitään.

page-welcome = Afrikkaan sijoittuvia lautapelejä
page-welcome-more = Pelaa heti botteja vastaan, kutsu ystäviä linkillä tai pelatkaa samalla näytöllä. Tiliä ei tarvita.
page-players = { $fewest }–{ $most } pelaajaa
page-play-bots = Pelaa botteja vastaan
page-set-up = Avaa pöytä …
page-guest = Vieras
page-tables = Pöydät
page-no-tables = Juuri nyt ei ole avoimia pöytiä. Avaa pöytä ja tee siitä julkinen.
page-finished = Pelatut pelit
page-no-finished = Yhtään peliä ei ole vielä pelattu loppuun.
page-upload = Avaa pelitiedosto …
page-go-on = Jatka
page-status-open = Vapaita paikkoja: tule mukaan
page-status-playing = Käynnissä: katso
page-status-over = Päättynyt
page-more-matches = Lisää pelejäsi: { $number }
page-no-game = Tällaista peliä ei ole: { $name }
page-won-by = Voitto: { $names }
page-free-seat = vapaa paikka

page-puzzles = Pulmat
page-puzzles-more = Vahvojen bottien peleistä poimittuja tilanteita, joissa yksi valinta on selvästi paras.
page-daily-puzzle = Päivän pulma
page-daily-puzzle-in = { $title }, { $number } pelaajaa
page-daily-solved = Ratkaistu tänään
page-streak = { $number ->
    [one] { $number } päivä peräkkäin
   *[other] { $number } päivää peräkkäin
}
page-all-puzzles = Kaikki pulmat
page-puzzle-game = Peli
page-puzzle-theme = Aihe
page-puzzle-difficulty = Vaikeus
page-puzzle-any = Kaikki
page-puzzle-level = Vaikeus { $level }/5
page-puzzle-number = Pulma { $number }
page-puzzle-players = { $number } pelaajaa
page-puzzle-solved = ratkaistu
page-puzzle-shown = ratkaisu katsottu
page-puzzles-listed = { $number ->
    [one] { $number } pulma
   *[other] { $number } pulmaa
}
page-puzzle-random = Ratkaise jokin näistä
page-puzzle-best = Mikä on paras valinta?
page-puzzle-how = Valitse kuten pöydässä. Näet sen, minkä tämä pelaaja näki.
page-puzzle-right = Oikein!
page-puzzle-wrong = Tämä ei ole paras valinta. { $choice }: voiton todennäköisyys { $chance }, parhaalla valinnalla { $best }.
page-puzzle-wrong-unknown = Tämä ei ole paras valinta. ”{ $choice }” ei ollut vertailemisen arvoisten valintojen joukossa.
page-puzzle-try-again = Yritä uudelleen tai katso ratkaisu.
page-puzzle-show = Näytä ratkaisu
page-puzzle-solution = Paras valinta
page-puzzle-why = Miksi: { $what }.
page-puzzle-why-not = Toiseksi paras: { $what }.
page-puzzle-options = Voiton todennäköisyys valinnoittain
page-puzzle-found-by = Löytäjät: { $names }.
page-puzzle-found-by-none = Mikään boteistamme ei löydä tätä valintaa.
page-puzzle-next = Seuraava pulma
page-mistakes = Virheidesi kertaus
page-mistakes-more = Arvioissa löytyneet virheesi palaavat tänne 1, 3, 7, 16 … päivän päästä. Ne säilyvät vain tällä laitteella.
page-mistakes-due = { $number ->
    [0] Nyt ei ole kerrattavaa.
    [one] Kerrattavana nyt { $number }.
   *[other] Kerrattavana nyt { $number }.
} { $kept ->
    [one] Tallessa { $kept }.
   *[other] Tallessa { $kept }.
}
page-mistakes-start = Aloita
page-mistakes-export = Tallenna tiedostoon
page-mistakes-import = Avaa tiedosto …
page-mistakes-imported = { $number ->
    [0] Tiedostossa ei ollut mitään uutta.
    [one] { $number } virhe lisättiin.
   *[other] { $number } virhettä lisättiin.
}
page-mistakes-bad-file = Tämä ei ole virhetiedosto, tai se on vioittunut. Mitään ei muutettu.
page-mistake-ask = Olet ollut tässä tilanteessa ennenkin. Mikä valinta on parempi kuin se, jonka teit silloin?
page-mistake-wrong = ”{ $choice }” ei ole paras valinta. Yritä uudelleen tai katso parempi valinta.
page-mistake-right = Oikein! Näet sen taas jonkin ajan päästä.
page-mistake-shown = Näet sen taas huomenna.
page-mistake-then = Silloin valitsit: { $choice }. Se laski voiton todennäköisyyttä { $loss }.
page-mistake-better = Parempi: { $choice }
page-mistake-gone = Peliä, jossa tämä virhe tehtiin, ei voi enää avata.
page-mistake-forget = Unohda tämä virhe
page-mistake-next = Seuraava virhe
page-lessons = Alkuopastus
page-lessons-go-on = Jatka opastusta ({ $step }/{ $steps })
page-lesson-of = Alkuopastus: { $title }
page-lesson-step = Vaihe { $step }/{ $steps }
page-lesson-meanwhile = Mitä tapahtui
page-lesson-back = Yksi vaihe taaksepäin
page-lesson-again = Aloita alusta
page-lesson-play = Pelaa kokonainen peli

page-how-many = Pelaajat
page-seats = Paikat
page-seat-kind = Kuka istuu paikalla { $number }
page-me = Minä
page-me-again = Taas minä, tällä näytöllä
page-by-link = Joku, jolle lähetät linkin
page-bot = Botti: { $level }
page-any-opponent = Kuka tahansa ({ $level })
page-opponents = Tutustu vastustajiin
page-choose-opponent = Valitse vastustaja paikalle { $number }
page-name = Nimi
page-colour-of = Paikan { $number } väri
page-colour-blue = sininen
page-colour-red = punainen
page-colour-green = vihreä
page-colour-violet = violetti
page-colour-gold = kultainen
page-clock = Kello
page-clock-none = Ei kelloa
page-clock-quick = 5 minuuttia + 10 sekuntia päätöstä kohti
page-clock-calm = 20 minuuttia + 20 sekuntia päätöstä kohti
page-clock-days = 3 päivää päätöstä kohti
page-hints = Salli vihjeet
page-win-chances-allow = Katsojat näkevät, kuka todennäköisesti voittaa
page-win-chances = Voiton todennäköisyydet
page-win-chances-note = sen perusteella, minkä kaikki näkevät
page-win-chance-of = { $name } { $chance }
page-win-chance-nobody = ei kukaan { $chance }
page-public = Julkinen: kaikki tällä palvelimella näkevät tämän pöydän
page-start = Aloita
page-more = Muunnelmat, kello ja katsojat

page-room-free = { $number ->
    [one] Yksi paikka on vapaana.
   *[other] { $number } paikkaa on vapaana.
}
page-room-full = Kaikki paikat on varattu.
page-room-host = Pöydän avaaja aloittaa pelin, kun kaikki paikat on varattu.
page-opened = Avattu { $date }
page-here = paikalla
page-sit-too = Istu tähänkin
page-remove-bot = Poista botti
page-room = Peli alkaa, kun kaikki paikat on varattu.
page-copy = Tämä pöytä on yksi monesta kopiosta, joissa on samat kortit ja samat arvonnat, jotta voidaan verrata, miten eri pelaajat niillä pelaavat. Kaikki kopiot alkavat yhtä aikaa, ja voit istua vain yhdessä niistä.
page-order = Kuka aloittaa
page-by-lot = Paikat arvotaan
page-as-listed = Paikat tässä järjestyksessä
page-order-lot = Paikat arvotaan, joten kuka tahansa voi aloittaa.
page-order-host = Jokainen pitää tässä näkyvän paikkansa, ja paikka 1 aloittaa.
page-order-rotated = Jokainen on siirtynyt yhden paikan eteenpäin edellisestä pelistä.
page-starts-lot = Paikat arvottiin: { $name } aloittaa, sitten { $names }.
page-starts-rotated = Jokainen siirtyi yhden paikan eteenpäin: { $name } aloittaa, sitten { $names }.
page-sit = Istu tähän
page-stand-up = Luovu paikasta
page-fill-bot = Lisää botti …
page-invite = Lähetä tämä linkki niille, jotka haluat mukaan, tai anna heidän skannata koodi.
page-own-link = Tämä linkki avaa oman paikkasi. Käytä sitä toisella laitteellasi äläkä näytä sitä kenellekään.
page-other-device = Pelaa tällä paikalla toisella laitteella
page-copy-link = Kopioi linkki
page-copied = Kopioitu
page-qr = Linkki QR-koodina

page-no-moment = Linkki viittaa päätökseen tai paikkaan, jota tässä pelissä ei ole. Tässä on lähin kohta.
page-no-table = Tällaista pöytää ei ole
page-no-table-more = Ehkä osa linkistä jäi pois, tai pöytä on poistettu.
page-not-welcome = Et voi avata tätä pöytää
page-not-welcome-more = Linkki tähän paikkaan on väärä tai vanhentunut, tai pöytä ei salli katsojia.
page-watch-only = Seuraa katsojana
page-connection-connecting = Yhdistetään …
page-connection-open = Yhdistetty
page-connection-lost = Yhteys katkesi. Yhdistetään uudelleen …
page-connection-refused = Ei yhteyttä
page-choice-waits = Valintasi lähetetään heti, kun yhteys palaa.
page-choice-lost = Valintaasi ei lähetetty: yhteys oli poikki liian kauan. Valitse uudelleen.

page-show = Näytä
page-board = Pelilauta
page-as-text = Tekstinä
page-unknown = ei tiedossa
page-zoom = Kartan zoomaus
page-sort-by-kind = Järjestä kortit lajin mukaan
page-sort-by-number = Järjestä kortit määrän mukaan
page-nearer = Lähennä
page-farther = Loitonna
page-whole-map = Näytä koko kartta
page-log = Tapahtumat
page-chat = Keskustelu
page-chat-empty = Ei vielä viestejä.
page-chat-say = Kirjoita viesti
page-chat-send = Lähetä
page-chat-more = Lisää tästä viestistä, kirjoittaja { $name }
page-chat-mute = Mykistä { $name }
page-chat-muted = Tällä laitteella et enää näe, mitä { $name } kirjoittaa. Muille siitä ei kerrota.
page-chat-unmute = Näytä, mitä { $name } kirjoittaa
page-chat-unmuted = Näet taas, mitä { $name } kirjoittaa.
page-chat-report = Ilmianna tämä viesti
page-chat-report-name = Ilmianna tämä nimi
page-chat-reported = Ilmiannettu. Palvelimen ylläpitäjä näkee nyt, mitä { $name } kirjoitti.
page-score = Pisteet
page-everyone = Kaikki pelaajat
page-choices = Vaihtoehtosi
page-all-choices = { $number ->
    [one] Näytä ainoa vaihtoehto luettelona
   *[other] Näytä kaikki { $number } vaihtoehtoa luettelona
}
page-more-choices = vielä { $number }
page-seat-details = Tiedot: { $name }
page-find = Etsi
page-earlier = Näytä aiemmat
page-since = Edellisen vuorosi jälkeen
page-you = sinä
page-stand-in = botti pelaa
page-hurried = vähemmän aikaa
page-hurried-why = Palvelimella miettii nyt monta bottia, joten tällä on vähemmän aikaa.
page-away = poissa
page-to-move = vuorossa
page-thinks = miettii
page-choosing = valitsee
page-your-turn = Sinun vuorosi.
page-your-turn-area = Tehtäväsi
page-waiting-for = Vuorossa: { $names }.
page-also-waiting = Myös valitsemassa: { $names }.
page-read-rule = Lue sääntö { $rule }
page-undo = Peru
page-undo-ask = Pyydä lupaa perua viime päätökseni
page-undo-asked = { $name } pyytää lupaa perua päätöksen.
page-undo-waits = Odotetaan, että muut suostuvat perumiseen.
page-agree = Suostun
page-refuse = En suostu
page-hint = Vihje
page-hint-where = Mistä etsiä: ”{ $where }”.
page-hint-one-of-two = Toinen näistä kahdesta valinnasta on paras. Kumpi?
page-hint-what = Mikä?
page-hint-why = Miksi?
page-hint-chance = Voiton todennäköisyys { $chance }.
page-hint-second = Toiseksi paras: { $what } ({ $chance }).
page-hint-why-not = Miksei …?
page-hint-other = { $what }: voiton todennäköisyys { $chance }.
page-coach = Valmentaja
page-coach-more = varoittaa ennen vakavaa virhettä
page-coach-wait = Odota!
page-coach-costs = ”{ $what }” laskee voiton todennäköisyyttä { $loss }. Parempaakin on.
page-coach-again = Mieti uudelleen
page-coach-play = Pelaa se silti
page-to-bot = Anna botin pelata puolestani
page-bot-plays = Botti pelaa puolestasi.
page-take-back = Jatka itse botin sijasta
page-menu-match = Tämä peli
page-menu-others = Muut pelaajat ja näytöt
page-menu-settings = Asetukset
page-began = Alkoi { $date }.
page-mode-board = Näytä vain pelilauta (yhteiselle näytölle)
page-guide = Esittely
page-guide-next = Seuraava
page-guide-ask = Tässä kerrotaan, mitä tehdä seuraavaksi. Kaikki, mitä voit tehdä, on tässä painikkeena, ja myös numeronäppäimet toimivat. Valinnan voi usein perua.
page-guide-board = Pelilauta. Kaikella, minkä voit valita, on vihreä reuna. Jos yrität jotain, mikä ei ole sallittua, saat tietää miksi.
page-guide-seats = Kaikki pöydän pelaajat ja se, kenen vuoro on.
page-guide-log = Kaikki, mitä on tapahtunut, sanoin kerrottuna. Osoita riviä, niin näet sen laudalla.
page-pass-on = Valmis, seuraava pelaaja
page-pass-on-asked = Katso, mitä sait. Sitten on vuorossa { $name }.
page-curtain = Anna laite pelaajalle { $name }
page-curtain-lift = Minä olen { $name }

page-notices = Ilmoita, kun on minun vuoroni
page-notices-here = Ilmoita tällä laitteella
page-notices-not-here = Lopeta ilmoitukset tällä laitteella
page-notices-forbidden = Tämä selain ei salli ilmoituksia tältä sivustolta.
page-notices-kind = Kanava
page-notices-address = Osoite
page-notices-add = Lisää
page-notices-asked = Lähetimme sinulle sähköpostin. Avaa ensin siinä oleva linkki.
page-notices-unconfirmed = vahvistamatta
page-notices-mute = Mykistä
page-notices-remove = Poista
page-notices-email = Sähköposti
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Selainilmoitus
page-notice = Ilmoitukset
page-notice-confirm = Haluatko sähköpostia tähän osoitteeseen, kun tässä pöydässä on sinun vuorosi?
page-notice-yes = Kyllä, ilmoita minulle
page-notice-stop = Haluatko lopettaa tätä pöytää koskevat sähköpostit?
page-notice-no-more = Lopeta sähköpostit
page-notice-done = Valmis.
page-notice-old = Tämä linkki ei enää toimi.

page-winner = voittaja
page-out = ei voi voittaa
page-ceremony = Pistelasku vaihe vaiheelta
page-ceremony-next = Seuraava
page-ceremony-skip = Näytä loppupisteet
page-ceremony-again = Näytä pistelasku vaihe vaiheelta
page-tie = { $ahead } ja { $behind } ovat pisteissä tasoissa. Edellä on { $ahead }: { $reason }.
page-tie-other = tasatilanteen ratkaisu { $more } vastaan { $less }
page-tie-shared = { $ahead } ja { $behind } ovat pisteissä tasoissa, eikä mikään ratkaise tasatilannetta.
page-course = Pisteet pelin aikana
page-course-note = Jokainen kohta näyttää, mikä pistetilanne olisi, jos peli olisi päättynyt siihen.
page-rematch = Pelaa uudelleen
page-watch-again = Katso peli uudelleen
page-download = Lataa pelitiedosto
page-verify-luck = Tarkista, että arvonnat olivat reiluja
page-luck-kept = Arvonnat olivat reiluja: ne määräytyivät siemenluvusta, joka luvattiin ennen jakoa.
page-luck-undone = Arvonnat seuraavat luvatusta siemenluvusta, mutta jotain nähtiin ja sen jälkeen peruttiin.
page-luck-broken = Arvonnat eivät vastaa siemenlukua, joka luvattiin ennen jakoa.
page-luck-none = Tämän pelin siemenlukua ei tiedetä, joten arvontoja ei voi tarkistaa.
page-luck-holds = Pitää paikkansa
page-luck-fails = Ei pidä paikkaansa
page-luck-open = Ei voi tarkistaa
page-luck-promise = Nyt julkaistu siemenluku on se, joka luvattiin ennen jakoa.
page-luck-noted = Lupaus on sama, jonka tämä selain tallensi ennen jakoa.
page-luck-added = { $number ->
    [0] Kukaan ei lisännyt siemenlukuun mitään.
    [one] Yksi pelaaja lisäsi siemenlukuun jotain lupauksen jälkeen.
   *[other] { $number } pelaajaa lisäsi siemenlukuun jotain lupauksen jälkeen.
}
page-luck-lot = Paikkojen arvonta seuraa siemenluvusta.
page-luck-own = Selaimesi lisäys on osa siemenlukua.
page-luck-draws = { $number ->
    [one] Ainoa arvonta seuraa siemenluvusta ja lisäyksistä.
   *[other] Kaikki { $number } arvontaa seuraavat siemenluvusta ja lisäyksistä.
}
page-luck-taken-back = Reilu peli: ainoa ihmispelaaja perui { $number ->
        [one] { $number } päätöksen
       *[other] { $number } päätöstä
    } nähtyään arvonnan tuloksen tai piilossa olleita kortteja.
page-luck-taken-back-by-all = Reilu peli: kaikki pelaajat suostuivat perumaan { $number ->
        [one] { $number } päätöksen
       *[other] { $number } päätöstä
    }. Tämä sivu ei voi tietää, oliko samalla ihmisellä useita paikkoja.
page-luck-skipped = Reilu peli: { $number ->
        [one] { $number } arvonta
       *[other] { $number } arvontaa
    } tehtiin ja sen jälkeen peruttiin.
page-luck-other = Reilu peli: päätöksestä { $number } alkaen arvonnat seuraavat toisesta siemenluvusta, kuten pelissä, jota jatkettiin toisesta pelistä.
page-luck-twice = Mitään arvontaa ei käytetty kahdesti.
page-luck-rest = Lataa pelitiedosto ja suorita ”marula verify”: se todistaa, että säännöt vaativat juuri nämä arvonnat.
page-luck-each = Jokainen arvonta
page-luck-when = Päätös
page-luck-deal = Jako
page-luck-size = Vaihteluväli
page-luck-told = Kirjattu
page-luck-again = Laskettu uudelleen
page-path = Tie voittoon
page-copy-failed = Tämä selain ei anna sivujen kopioida tekstiä. Tässä on linkki:
page-link = Linkki

page-first = Siirry jakoon
page-previous = Yksi päätös taaksepäin
page-next = Yksi päätös eteenpäin
page-last = Siirry loppuun
page-play = Toista
page-pause = Tauko
page-moment = Kohta pelissä
page-moment-of = päätös { $number } / { $last }
page-speed = Nopeus
page-eyes = Kenen näkymä
page-onlooker = Katsoja
page-share = Kopioi linkki tähän kohtaan
page-fork = Kokeile tästä toista siirtoa

page-review = Arvio
page-review-starting = Arvio alkaa.
page-review-progress = Päätöksiä arvioitu { $done }/{ $total }
page-review-stopped = Arvio keskeytyi ennen loppua.
page-review-go-on = Jatka
page-review-whose = Kenen päätökset
page-review-show = Näytä
page-review-found = Päätöksiä: { $all }. Paras valinta löytyi: { $best }. Lähes yhtä hyviä: { $fine }.
page-review-curve = Voiton todennäköisyys pelin aikana
page-review-line-chance = Voiton todennäköisyys
page-review-line-luck = Vain alku ja sattuma
page-review-line-choices = Vain alku ja valinnat
page-review-none-yet = Ei vielä yhtään.
page-review-chosen = Valittu: { $what } (voiton todennäköisyys { $chance })
page-review-why = Erot
page-review-try = Kokeile tästä
page-reading = Mitä olisit voinut tietää muista
page-reading-note = Todennäköisyydet sen perusteella, mitä tältä paikalta oli siihen mennessä nähty; vieressä se, miten todella oli. ”2+” tarkoittaa vähintään kahta, ”3+” vähintään kolmea ja niin edelleen.
page-review-verdict-best = Paras
page-review-verdict-fine = Hyvä
page-review-verdict-inaccuracy = Epätarkkuus
page-review-verdict-mistake = Virhe
page-review-verdict-blunder = Vakava virhe

page-sources = Lähteet
page-rules-and-sources = Säännöt ja lähteet
page-about-what = Marulassa voi pelata ja tutkia Afrikkaan sijoittuvia lautapelejä: selaimessa, botteja vastaan ja toisten kanssa. Säännöt on numeroitu, ja jokainen niistä on testattu. Marula on avointa lähdekoodia, ei vaadi käyttäjätiliä eikä lähetä mitään kenellekään muulle.
page-new-version = Marula { $version } on julkaistu.
page-new = Uutta
page-new-1 = Pelin osat liikkuvat, ja voit kytkeä äänen päälle. Vihjeet tulevat vaiheittain, ja valmentaja voi varoittaa ennen vakavaa virhettä. Jokainen merkki ja kortti kertoo, mikä se on: vie osoitin sen päälle, pidä sitä painettuna tai paina I. Valitse paikkasi väri.
page-new-2 = Pelin jälkeen arvio näyttää käännekohdat ja sen, kuinka paljon oli sattumaa. Joka päivä on uusi pulma, ja jokaiseen peliin on alkuopastus. Jos omistat painetun pelin, kirjoita sen arvot muokkaimeen ja pelaa niillä.
page-about-period = Aika, johon nämä pelit sijoittuvat
page-about-period-1 = Pelit, jotka kertovat matkoista 1800-luvun Afrikassa, esittävät ne yleensä matkaajien näkökulmasta. Paikat eivät olleet tyhjiä eivätkä löytämättömiä. Ihmiset elivät, kävivät kauppaa ja hallitsivat siellä, ja he opastivat, ruokkivat ja kantoivat matkaajia. He maksoivat kalliisti siitä, mitä seurasi: orjuudesta siirtomaavaltaan ja pakkotyöhön rautateillä.
page-about-period-2 = Retki, joka on pelissä kilpajuoksu, oli monille sen varrella asuville valloituksen alku. Se, mitä yksi peleistä kutsuu artefakteiksi, oli naamioita, rumpuja ja kilpiä, joiden kanssa ihmiset rukoilivat, joita he soittivat ja käyttivät. Monet vietiin väkisin tai pilkkahintaan, ja monet ovat yhä eurooppalaisissa museoissa; niiden palauttamisesta neuvotellaan nyt. Säilytämme pelien sanat ja painetut nimet siellä, missä säännöt niitä tarvitsevat, ja näytämme nykynimet niiden rinnalla. Ajan arvoasteikot ja pilakuvat jätämme pois piirroksistamme.
page-about-boards = Miten luotettavia laudat ovat
page-about-boards-1 = Meillä ei ole oikeutta kopioida pelien painettuja lautoja ja kortteja. Nimet ja luvut tulevat julkaistuista säännöistä ja julkisista kuvauksista. Julkaisemattomat tiedot olemme rekonstruoineet niin, että ne sopivat kaikkeen, mitä tiedetään, ja painoksessa kerrotaan siitä. Jos omistat painetun pelin, voit kirjoittaa sen arvot painostiedostoon. Kaikki piirrokset ovat omiamme.
page-privacy = Tietosuoja
page-privacy-link = Mitä tämä palvelin säilyttää, kuinka kauan ja miten tiedot saa poistettua
page-privacy-none = Ei käyttäjätilejä, ei evästeitä, ei seurantaa. Selaimesi ei lataa mitään muilta palvelimilta.
page-privacy-server = Palvelimella
page-privacy-table = Jokaisesta pöydästä: pelaajien kirjoittamat nimet, heidän siirtonsa ja viestinsä ja niiden ajankohdat.
page-privacy-table-always = Ne säilyvät, kunnes palvelimen ylläpitäjä poistaa pöydän.
page-privacy-table-days = Ne poistetaan, kun kukaan ei ole käyttänyt pöytää { $days } päivään.
page-privacy-secret = Paikkasi avaavasta salaisesta linkistä: vain tiiviste, niin kauan kuin pöytä on olemassa.
page-privacy-address = Verkko-osoitettasi ei tallenneta. Siitä avaimella laskettu tiiviste kirjataan lokiin, kun pyyntö torjutaan, ja se liitetään myös tallentamiisi painoksiin ja paikkaasi pöydän kopioissa. Estoissa käytetään samanlaista tiivistettä.
page-privacy-notice = Jos kytket ilmoitukset päälle: osoite tai selain, johon ne lähetetään, kunnes kytket ne pois tai pöytä poistetaan.
page-privacy-mail = Kun sähköpostiosoitteeseen lähetetään vahvistuspyyntö: osoitteen tiiviste, { $days } päivän ajan.
page-privacy-report = Kun joku ilmiantaa viestin tai nimen: sen teksti ja syy, kunnes asia on käsitelty, enintään { $days } päivän ajan.
page-privacy-edition = Tallentamasi painokset: kunnes poistat ne tai kukaan ei ole avannut niitä { $days } päivään.
page-privacy-browser = Selaimessasi
page-privacy-browser-what = Nimesi, asetuksesi, paikkojesi salaiset linkit ja mykistämäsi pelaajat säilyvät tässä selaimessa. Voit hävittää ne poistamalla tämän sivuston tiedot selaimen asetuksista. Sen jälkeen et voi enää avata paikkojasi täältä.
page-privacy-others = Mitä muut näkevät
page-privacy-others-what = Kaikki pöydässä näkevät nimet, siirrot ja viestit. Jos pöytä sallii katsojat, ne näkee myös jokainen, jolla on pöydän linkki. Julkiset pöydät luetellaan etusivulla. Päättyneiden pelien tiedostoissa ovat siirrot, mutta eivät nimet eivätkä viestit.
page-privacy-erase = Miten tiedot saa poistettua
page-privacy-erase-how = Kirjoita palvelimen ylläpitäjälle. Anna pöydän linkki ja kerro, mikä paikka oli sinun. Ylläpitäjä voi näyttää sinulle kaiken, mitä sinusta on tallennettu, ja poistaa nimesi, viestisi ja ilmoituksesi. Siirtosi jäävät ilman nimeäsi, jotta muut voivat yhä lukea ja tarkistaa pelinsä.
page-about-thanks = Kiitokset
page-about-thanks-1 = Rantaviiva on tehty Natural Earthin vapaasti käytettävästä aineistosta. Kirjasintyypit ovat Juan Pablo del Peralin Alegreya ja Alegreya Sans, lisenssinä SIL Open Font Licence.

field-active = Kenen vuoro
field-round = Kierros
field-hand-sizes = Määrä kädessä
field-unseen = Vielä näkemättä
field-under = Pohjalla, tässä järjestyksessä

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Painetut arvot
page-edition-editor = Painoksen muokkaus
page-edition-own-title = { $title }, oma painokseni
page-edition-owner = Arvot, jotka pelin omistaja on kirjoittanut painetusta pelistä
page-edition-title = Nimi
page-edition-start = Pelaa tällä painoksella
page-edition-keep = Tallenna palvelimelle
page-edition-keep-again = Tallenna muutokset
page-edition-kept-again = Tallennettu. Uusi sormenjälki on { $digest }.
page-edition-save = Tallenna tiedostoon
page-edition-open-file = Avaa tiedosto
page-edition-compare = Vertaa tiedostoon
page-edition-again = Aloita alusta
page-edition-delete = Poista
page-edition-delete-sure = Poistetaanko tämä painos palvelimelta? Se säilyy pöydissä, joissa se on jo käytössä.
page-edition-yours = Tallennettu palvelimelle, sormenjälki { $digest }. Vain tämä linkki avaa sen, ja vain sinä voit muuttaa sitä.
page-edition-owner-link = Kopioi omistajan linkki
page-edition-unsaved = Muutoksiasi ei ole vielä tallennettu palvelimelle.
page-edition-others = Joku jakoi tämän painoksen sinulle, sormenjälki { $digest }. Tallenna se, niin saat oman kopion.
page-edition-note = Kirjoita vain nimiä ja lukuja, ei julkaisijan tekstejä tai kuvia. Katkoviivalla merkitty kenttä on rekonstruktio: merkintä pysyy, kunnes kirjoitat painetun arvon tai vahvistat kentän. Enter vahvistaa kentän ja siirtyy seuraavaan. Kirjoittamasi pysyy tässä selaimessa, kunnes tallennat sen.
page-edition-no-file = Tämä tiedosto ei ole tämän pelin painos.
page-edition-no-board = Pelilauta näkyy, kun kaikki arvot kelpaavat.
page-edition-checking = Tarkistetaan …
page-edition-sound = Kaikki arvot kelpaavat. Tällä painoksella voi pelata.
page-edition-problems = { $number ->
    [one] Yksi arvo ei kelpaa.
   *[other] { $number } arvoa ei kelpaa.
}
page-edition-show-first = Näytä ensimmäinen
page-edition-board = Pelilauta
page-edition-things = Kaikki, mitä pelilaudalla on. Siirry nuolinäppäimillä, avaa kohta Enterillä ja palaa Escapella.
page-edition-tables = Painetut arvot
page-edition-table = Taulukko
page-edition-wrong = { $number ->
    [one] 1 ongelma
   *[other] { $number } ongelmaa
}
page-edition-left = { $number } vahvistettavana
page-edition-open = { $number }/{ $of } vielä vahvistettavana
page-edition-all-confirmed = Kaikki on vahvistettu tai perustuu lähteisiin
page-edition-confirm = Painetun mukainen
page-edition-confirm-entry = Vahvista painetun mukaiseksi: { $entry }
page-edition-confirm-all = Kaikki painetun mukaisia
page-edition-remove = Poista
page-edition-remove-entry = Poista { $entry }
page-edition-add = Lisää kohta
page-edition-entry = Kohta
page-edition-actions = Vahvista tai poista
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Vertailussa ”{ $title }”
page-edition-differences = { $number ->
    [0] Molemmissa tiedostoissa on samat arvot.
    [one] Yksi arvo eroaa.
   *[other] { $number } arvoa eroaa.
}
page-edition-mine = Oma: { $value }
page-edition-theirs = Toinen: { $value }
page-edition-nothing = ei mitään
page-edition-has-entry = tämä kohta on mukana
page-edition-reconstructed = rekonstruoitu
page-edition-take-all = Ota kaikki toisesta
page-edition-merge = { $number ->
    [one] Ota yksi arvo
   *[other] Ota { $number } arvoa
}
page-edition-played-on = Pelattu painoksella ”{ $title }”, sormenjälki { $digest }
