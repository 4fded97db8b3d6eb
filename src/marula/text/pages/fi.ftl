# The words of the pages, of no game.

page-skip = Siirry sisältöön
page-navigation = Sivut
page-home = Etusivu
page-about = Tietoja
page-language = Kieli
page-theme = Ulkoasu
page-theme-auto = Laitteen mukaan
page-theme-light = Vaalea
page-theme-dark = Tumma
page-sound = Ääni
page-sound-question = Pelataanko äänen kanssa?
page-sound-on = Ääni päällä
page-sound-off = Ei ääntä
page-volume = Äänenvoimakkuus
page-pace = Muiden siirrot
page-pace-calm = Rauhallisesti
page-pace-brisk = Ripeästi
page-pace-at-once = Heti
page-yes = kyllä
page-no = ei
page-close = Sulje
page-cancel = Peruuta
page-back = Takaisin
page-menu = Valikko
page-rules = Säännöt
page-rules-in-english = Näitä sääntöjä ei ole vielä käännetty: tässä ne ovat englanniksi.
page-unreachable = Palvelin ei vastaa. Onko se yhä käynnissä?
page-reload = Lataa uudelleen
page-no-page = Tällaista sivua ei ole
page-no-page-more = Osoitteesta { $address } ei löydy mitään. Ehkä linkki katkesi.
page-fault = Tällä sivulla meni jotain vikaan. Lataa sivu uudelleen; pöydästä ei katoa mitään.

page-welcome = Afrikkaan sijoittuvia lautapelejä
page-welcome-more = Heti botteja vastaan, ystävien kanssa linkin kautta tai yhdessä samalla näytöllä. Tiliä ei tarvita.
page-players = { $fewest }–{ $most } pelaajaa
page-play-bots = Pelaa botteja vastaan
page-set-up = Avaa pöytä …
page-guest = Vieras
page-tables = Pöydät
page-no-tables = Juuri nyt ei ole avoimia pöytiä. Avaa pöytä ja näytä se kaikille.
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

page-how-many = Pelaajat
page-seats = Paikat
page-seat-kind = Kuka istuu paikalla { $number }
page-me = Minä
page-me-again = Taas minä, tällä näytöllä
page-by-link = Joku, jolla on linkki
page-bot = Botti: { $level }
page-name = Nimi
page-colour-of = Paikan { $number } väri
page-colour-blue = sininen
page-colour-red = punainen
page-colour-green = vihreä
page-colour-violet = violetti
page-colour-gold = kultainen
page-clock = Kello
page-clock-none = ei kelloa
page-clock-quick = 5 minuuttia ja lisäksi 10 sekuntia päätöstä kohti
page-clock-calm = 20 minuuttia ja lisäksi 20 sekuntia päätöstä kohti
page-clock-days = 3 päivää päätöstä kohti
page-hints = Vihjeitä pyydettäessä
page-public = Näytä tämä pöytä kaikille tällä palvelimella
page-start = Aloita
page-more = Muunnelmat, kello ja kuka saa katsoa

page-room-free = { $number ->
    [one] Yksi paikka on vapaana.
   *[other] { $number } paikkaa on vapaana.
}
page-room-full = Kaikki paikat on varattu.
page-room-host = Pöydän avaaja aloittaa pelin, kun kaikki paikat on varattu.
page-opened = Avattu { $date }
page-here = paikalla
page-sit-too = Istu tähänkin
page-remove-bot = Lähetä botti pois
page-room = Peli alkaa, kun kaikki paikat on varattu.
page-copy = Tämä pöytä on yksi monesta kopiosta, joissa on samat kortit ja sama sattuma, jotta pelaamista voi verrata. Kaikki kopiot alkavat yhtä aikaa, ja voit istua vain yhdessä niistä.
page-order = Kuka aloittaa
page-by-lot = arvotaan
page-as-listed = paikat kuten tässä
page-order-lot = Silloin paikat arvotaan, joten kuka tahansa voi aloittaa.
page-order-host = Jokainen pitää tässä näkyvän paikkansa, ja paikka 1 aloittaa.
page-order-rotated = Jokainen on siirtynyt yhden paikan edellisestä pelistä.
page-starts-lot = Paikat arvottiin: { $name } aloittaa, sitten { $names }.
page-starts-rotated = Jokainen on siirtynyt yhden paikan: { $name } aloittaa, sitten { $names }.
page-sit = Istu pöytään
page-stand-up = Nouse pöydästä
page-fill-bot = Botti tähän …
page-invite = Lähetä tämä linkki sille, jonka haluat mukaan, tai anna hänen skannata se.
page-own-link = Tämä linkki on oma paikkasi. Avaa se toisella laitteellasi äläkä näytä sitä kenellekään.
page-other-device = Oma paikkani toiselle laitteelle
page-copy-link = Kopioi linkki
page-copied = Kopioitu
page-qr = Linkki QR-koodina

page-no-moment = Tässä pelissä ei ole linkin hetkeä tai paikkaa. Tässä on lähin.
page-no-table = Tällaista pöytää ei ole
page-no-table-more = Ehkä linkki katkesi, tai pöytää ei enää ole.
page-not-welcome = Tähän pöytään et pääse
page-not-welcome-more = Linkki tähän paikkaan on väärä tai liian vanha, tai pöytää ei näytetä katsojille.
page-watch-only = Katso ilman paikkaa
page-connection-connecting = Yhdistetään …
page-connection-open = Yhdistetty
page-connection-lost = Yhteys katkesi, yritetään uudelleen …
page-connection-refused = Ei yhteyttä
page-choice-waits = Valintasi lähetetään, kun yhteys palaa.
page-choice-lost = Valintaasi ei lähetetty: yhteys oli poikki liian kauan. Valitse uudelleen.

page-show = Mitä näytetään
page-board = Pelilauta
page-as-text = Tekstinä
page-unknown = ei tiedossa
page-zoom = Kartan suurennos
page-sort-by-kind = Järjestä kortit lajin mukaan
page-sort-by-number = Järjestä kortit määrän mukaan
page-nearer = Lähemmäs
page-farther = Kauemmas
page-whole-map = Koko kartta
page-log = Tapahtumat
page-chat = Juttelu
page-chat-empty = Kukaan ei ole vielä sanonut mitään.
page-chat-say = Sano jotain
page-chat-send = Lähetä
page-chat-more = Tästä viestistä, kirjoittaja { $name }
page-chat-mute = Mykistä { $name }
page-chat-muted = Tällä laitteella et näe, mitä { $name } kirjoittaa. Muille siitä ei kerrota.
page-chat-unmute = Näytä, mitä { $name } kirjoittaa
page-chat-unmuted = Näet taas, mitä { $name } kirjoittaa.
page-chat-report = Ilmianna tämä viesti
page-chat-report-name = Ilmianna tämä nimi
page-chat-reported = Ilmiannettu. Palvelimen ylläpitäjä näkee nyt, mitä { $name } kirjoitti.
page-score = Pisteet
page-everyone = Mitä kenelläkin on
page-choices = Mitä voit tehdä
page-all-choices = { $number ->
    [one] Ainoa vaihtoehto luettelona
   *[other] Kaikki { $number } vaihtoehtoa luettelona
}
page-more-choices = vielä { $number }
page-seat-details = Mitä pelaajalla { $name } on
page-find = Etsi
page-earlier = Näytä aiemmat
page-since = Edellisen vuorosi jälkeen
page-you = sinä
page-stand-in = sijaisena botti
page-hurried = miettii lyhyemmin
page-hurried-why = Palvelimella miettii nyt monta bottia, joten tällä on vähemmän aikaa.
page-away = poissa
page-to-move = vuorossa
page-thinks = miettii
page-choosing = valitsee
page-your-turn = Sinun vuorosi.
page-your-turn-area = Mitä sinulta kysytään
page-waiting-for = Vuorossa: { $names }.
page-also-waiting = Myös valitsemassa: { $names }.
page-read-rule = Lue sääntö { $rule }
page-undo = Peru
page-undo-ask = Pyydä perumaan viime päätökseni
page-undo-asked = { $name } pyytää saada perua päätöksen.
page-undo-waits = Muilta kysytään, saako päätöksen perua.
page-agree = Suostun
page-refuse = En suostu
page-hint = Vihje
page-to-bot = Anna botin pelata puolestani
page-bot-plays = Botti pelaa puolestasi.
page-take-back = Ota paikkani takaisin
page-menu-match = Tämä peli
page-menu-others = Muut pelaajat ja näytöt
page-menu-settings = Asetukset
page-began = Alkoi { $date }.
page-mode-board = Näytä vain pelilauta, yhteisellä näytöllä
page-guide = Näytä paikat
page-guide-next = Seuraava
page-guide-ask = Tässä kerrotaan, mitä sinulta kysytään, ja kaikki vaihtoehdot ovat painikkeina. Myös numeronäppäimet toimivat. Valinnan voi usein perua.
page-guide-board = Pelilauta. Valittavissa olevilla on vihreä reuna; jos jokin ei käy, saat yrittäessäsi tietää miksi.
page-guide-seats = Kaikki pöydässä istuvat ja se, kenen vuoro on.
page-guide-log = Mitä on tapahtunut, sanoin. Osoita riviä, niin lauta näyttää, mistä siinä on kyse.
page-pass-on = Valmis, anna eteenpäin
page-pass-on-asked = Katso, mitä sait. Sitten on vuorossa { $name }.
page-curtain = Laite seuraavalle: { $name }
page-curtain-lift = Minä olen { $name }

page-notices = Kerro, kun on minun vuoroni
page-notices-here = Tällä laitteella
page-notices-not-here = Ei enää tällä laitteella
page-notices-forbidden = Tämä selain ei salli ilmoituksia täältä.
page-notices-kind = Tapa
page-notices-address = Osoite
page-notices-add = Lisää
page-notices-asked = Sähköposti on matkalla: avaa ensin siinä oleva linkki.
page-notices-unconfirmed = vahvistamatta
page-notices-mute = Mykistä
page-notices-remove = Poista
page-notices-email = Sähköposti
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Selain
page-notice = Ilmoitukset
page-notice-confirm = Haluatko sähköpostia tähän osoitteeseen, kun tässä pöydässä on sinun vuorosi?
page-notice-yes = Kyllä, kerro minulle
page-notice-stop = Etkö halua enää sähköpostia tästä pöydästä?
page-notice-no-more = Ei enää sähköpostia
page-notice-done = Valmis.
page-notice-old = Tämä linkki ei ole enää voimassa.

page-winner = voittaja
page-out = ei voi voittaa
page-ceremony = Pistelasku vaihe vaiheelta
page-ceremony-next = Seuraava
page-ceremony-skip = Näytä pisteet
page-ceremony-again = Näytä pistelasku vaihe vaiheelta
page-tie = Samoilla pisteillä edellä on { $ahead }, sitten { $behind }: { $reason }.
page-tie-other = tasatilanteen ratkaisee sääntö, { $more } vastaan { $less }
page-tie-shared = { $ahead } ja { $behind }: samat pisteet, eikä mikään ratkaise tasatilannetta.
page-course = Pisteet pelin aikana
page-course-note = Laskettu kuin peli olisi päättynyt siihen.
page-rematch = Pelaa uudelleen
page-watch-again = Katso uudelleen
page-download = Lataa peli
page-verify-luck = Tarkista arvonnat
page-luck-kept = Tämän pelin arvonnat olivat luvatut.
page-luck-broken = Tämän pelin arvonnat eivät olleet luvatut.
page-luck-none = Tämän pelin siemenlukua ei tiedetä, joten arvontoja ei voi tarkistaa.
page-luck-holds = Pitää
page-luck-fails = Ei pidä
page-luck-open = Ei voi tarkistaa
page-luck-promise = Nyt kerrottu siemenluku on se, joka luvattiin ennen jakoa.
page-luck-noted = Lupaus on se, jonka tämä selain merkitsi muistiin ennen jakoa.
page-luck-added = { $number ->
    [0] Kukaan ei lisännyt siemenlukuun mitään.
    [one] Yksi pelaaja lisäsi siemenlukuun jotain lupauksen jälkeen.
   *[other] { $number } pelaajaa lisäsi siemenlukuun jotain lupauksen jälkeen.
}
page-luck-lot = Arvonta, joka antoi jokaiselle paikan, seuraa siemenluvusta.
page-luck-own = Selaimesi lisäys on mukana.
page-luck-draws = { $number ->
    [one] Ainoa nosto seuraa siemenluvusta ja lisäyksistä.
   *[other] Kaikki { $number } nostoa seuraavat siemenluvusta ja lisäyksistä.
}
page-luck-taken-back = Reilu peli: ainoa ihmispelaaja perui { $number ->
        [one] { $number } päätöksen
       *[other] { $number } päätöstä
    } sen jälkeen, kun sattuma tai piilossa olleita kortteja oli nähty.
page-luck-twice = Mitään arvontaa ei käytetty kahdesti.
page-luck-rest = Ladattu peli todistaa komennolla ”marula verify”, että säännöt pyysivät juuri näitä nostoja.
page-luck-each = Jokainen nosto
page-luck-when = Päätös
page-luck-deal = Jako
page-luck-size = Yhteensä
page-luck-told = Kerrottu
page-luck-again = Laskettu
page-path = Voittajan tie
page-copy-failed = Tämä selain ei anna sivujen kopioida. Tässä on linkki:
page-link = Linkki

page-first = Jakoon
page-previous = Yksi päätös taaksepäin
page-next = Yksi päätös eteenpäin
page-last = Loppuun
page-play = Toista
page-pause = Tauko
page-moment = Pelin hetki
page-moment-of = päätös { $number } / { $last }
page-speed = Nopeus
page-eyes = Kenen silmin
page-onlooker = Katsoja
page-share = Kopioi linkki tähän hetkeen
page-fork = Kokeile tästä toista siirtoa

page-sources = Lähteet
page-rules-and-sources = Säännöt ja lähteet
page-about-what = Marulassa voi pelata ja tutkia Afrikkaan sijoittuvia lautapelejä: selaimessa, botteja vastaan ja toisten kanssa, säännöillä, jotka on numeroitu ja testattu yksi kerrallaan. Se on avoin, ei pidä käyttäjätilejä eikä ota yhteyttä minnekään.
page-about-period = Aika, johon pelit sijoittuvat
page-about-period-1 = Pelit, jotka kertovat matkoista 1800-luvun Afrikassa, kertovat ne yleensä matkaajien näkökulmasta. Paikat eivät olleet tyhjiä eivätkä löytämättömiä: siellä elettiin, käytiin kauppaa ja hallittiin, opastettiin matkaajia ja maksettiin kalliisti siitä, mitä seurasi, orjuudesta siirtomaavaltaan.
page-about-period-2 = Säilytämme peleihin painetut nimet siellä, missä säännöt niitä tarvitsevat, näytämme nykynimet niiden rinnalla ja jätämme ajan arvoasteikot ja pilakuvat pois piirroksistamme.
page-about-boards = Miten varmoja laudat ovat
page-about-boards-1 = Pelien painetut laudat ja kortit eivät ole meidän kopioitaviamme. Nimet ja luvut tulevat julkaistuista säännöistä ja julkisista kuvauksista; minkä kukaan ei ole kirjannut, se on koottu sopimaan kaikkeen tiedettyyn, ja painos kertoo sen. Joka omistaa painetun pelin, voi pelata sen arvoilla omasta painostiedostosta. Kaikki piirrokset ovat omiamme.
page-privacy = Tietosuoja
page-privacy-link = Mitä tämä palvelin säilyttää, kuinka kauan ja miten tiedot saa poistettua
page-privacy-none = Ei käyttäjätilejä, ei evästeitä, ei seurantaa. Selaimesi ei lataa mitään muilta palvelimilta.
page-privacy-server = Palvelimella
page-privacy-table = Jokaisesta pöydästä: ihmisten kirjoittamat nimet, heidän siirtonsa ja viestinsä ja niiden ajankohdat.
page-privacy-table-always = Ne säilyvät, kunnes palvelimen ylläpitäjä poistaa pöydän.
page-privacy-table-days = Ne poistetaan, kun kukaan ei ole koskenut pöytään { $days } päivään.
page-privacy-secret = Paikkasi avaavasta salasanasta: vain tiiviste, yhtä kauan kuin pöytä.
page-privacy-address = Verkko-osoitettasi ei tallenneta. Siitä avaimella laskettu tiiviste kirjataan lokiin, kun pyyntö torjutaan, ja se on myös tallentamiesi painosten yhteydessä ja paikassasi pöydän kopioissa. Myös estetyt tunnetaan tällaisesta tiivisteestä.
page-privacy-notice = Jos kytket ilmoitukset päälle: osoite tai selain, johon ne lähetetään, kunnes kytket ne pois tai pöytä poistetaan.
page-privacy-mail = Kun sähköpostiosoitteeseen lähetetään vahvistuspyyntö: osoitteen tiiviste, { $days } päivän ajan.
page-privacy-report = Kun joku ilmiantaa viestin tai nimen: sen teksti ja syy, kunnes asia on käsitelty, enintään { $days } päivän ajan.
page-privacy-edition = Tallentamasi painokset: kunnes poistat ne tai kukaan ei ole katsonut niitä { $days } päivään.
page-privacy-browser = Selaimessasi
page-privacy-browser-what = Nimesi, asetuksesi, paikkojesi salasanat ja tieto siitä, ketkä olet mykistänyt, ovat tämän selaimen muistissa. Poistat ne selaimen asetuksista tämän sivuston tietojen mukana. Sen jälkeen paikkojasi ei voi enää avata täältä.
page-privacy-others = Mitä muut näkevät
page-privacy-others-what = Kaikki pöydässä näkevät nimet, siirrot ja viestit. Ne näkee myös jokainen, jolla on pöydän linkki, jos katsominen on sallittu. Julkiset pöydät luetellaan etusivulla. Päättyneiden pelien tiedostoissa ovat siirrot, mutta eivät nimet eivätkä viestit.
page-privacy-erase = Miten tiedot saa poistettua
page-privacy-erase-how = Kirjoita palvelimen ylläpitäjälle. Anna pöydän linkki ja kerro, mikä paikka oli sinun. Ylläpitäjä voi näyttää sinulle kaiken, mitä sinusta on tallennettu, ja poistaa nimesi, viestisi ja ilmoituksesi. Siirtosi jäävät ilman nimeäsi, jotta muiden pelin voi yhä lukea ja tarkistaa.
page-about-thanks = Kiitokset
page-about-thanks-1 = Rantaviiva on tehty Natural Earthin vapaasti käytettävästä aineistosta. Kirjasintyypit ovat Juan Pablo del Peralin Alegreya ja Alegreya Sans, lisenssinä SIL Open Font Licence.

field-active = Kenen vuoro
field-round = Kierros
field-hand-sizes = Kortteja tai osia kädessä
field-unseen = Vielä näkemättä
field-under = Pohjalla, tässä järjestyksessä

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Painetut arvot
page-edition-editor = Painoksen muokkaus
page-edition-own-title = { $title }, oma painokseni
page-edition-owner = Painettu peli omistajansa lukemana
page-edition-title = Nimi
page-edition-start = Pelaa tällä
page-edition-keep = Säilytä palvelimella
page-edition-keep-again = Tallenna muutokset
page-edition-kept-again = Tallennettu. Sormenjälki on nyt { $digest }.
page-edition-save = Tallenna tiedostoon
page-edition-open-file = Avaa tiedosto
page-edition-compare = Vertaa tiedostoon
page-edition-again = Aloita alusta
page-edition-delete = Poista
page-edition-delete-sure = Poistetaanko tämä painos palvelimelta? Sillä avatut pöydät jatkavat.
page-edition-yours = Säilytetään palvelimella, sormenjälki { $digest }. Vain tämä linkki avaa sen, ja vain sinä voit muuttaa sitä.
page-edition-owner-link = Kopioi omistajan linkki
page-edition-unsaved = Muutoksiasi ei ole vielä tallennettu palvelimelle.
page-edition-others = Joku jakoi tämän painoksen sinulle, sormenjälki { $digest }. Säilytä se, niin saat oman kopion.
page-edition-note = Kirjoita vain nimiä ja lukuja, ei julkaisijan tekstejä tai kuvia. Katkoviivalla merkitty kenttä on rekonstruktio: merkintä pysyy, kunnes kirjoitat painetun arvon tai vahvistat kentän. Enter vahvistaa kentän ja siirtyy seuraavaan. Kirjoittamasi pysyy tässä selaimessa, kunnes tallennat sen tai säilytät sen palvelimella.
page-edition-no-file = Tämä tiedosto ei ole tämän pelin painos.
page-edition-no-board = Pelilauta näkyy, kun kaikki täsmää.
page-edition-checking = Tarkistetaan …
page-edition-sound = Kaikki täsmää. Tällä painoksella voi pelata.
page-edition-problems = { $number ->
    [one] Yksi asia ei täsmää.
   *[other] { $number } asiaa ei täsmää.
}
page-edition-show-first = Näytä ensimmäinen
page-edition-board = Pelilauta
page-edition-things = Kaikki, mitä pelilaudalla on. Nuolilla siirryt yhdestä toiseen, Enter avaa sen kohdan ja Escape palaa takaisin.
page-edition-tables = Painetut arvot
page-edition-table = Taulukko
page-edition-wrong = { $number ->
    [one] 1 ongelma
   *[other] { $number } ongelmaa
}
page-edition-left = { $number } vahvistettavana
page-edition-open = { $number }/{ $of } vielä vahvistettavana
page-edition-all-confirmed = Kaikki on vahvistettu tai lähteistä
page-edition-confirm = Kuten painettu
page-edition-confirm-entry = Vahvista painetuksi: { $entry }
page-edition-confirm-all = Kaikki kuten painettu
page-edition-remove = Poista
page-edition-remove-entry = Poista { $entry }
page-edition-add = Lisää kohta
page-edition-entry = Kohta
page-edition-actions = Vahvista tai poista
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Vertailussa ”{ $title }”
page-edition-differences = { $number ->
    [0] Molemmissa tiedostoissa on sama sisältö.
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
