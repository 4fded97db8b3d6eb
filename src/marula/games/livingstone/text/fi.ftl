game-title = Livingstone
game-summary = Höyrylaiva nousee Sambesia kohti paikkaa nimeltä Mosi-oa-Tunya, ”ukkosena jylisevä savu”, jonka alueen asukkaat ovat tunteneet kauan ja jota eurooppalaiset kartat kutsuvat Victorian putouksiksi. Ota noppia, pystytä telttoja ja kaiva jalokiviä. Mutta varo lahjoittamasta kuningattarelle vähiten, sillä silloin et voi voittaa.
game-teaser = Ota noppia, pystytä telttoja ja kaiva jalokiviä, kun höyrylaiva nousee Sambesia. Mutta jos lahjoitat kuningattarelle vähiten, et voi voittaa.

# Things

column = sarake { $number }
    .at = sarakkeessa { $number }
    .towards = sarakkeeseen { $number }
    .away = sarakkeesta { $number }
row = rivi { $number }
    .at = rivillä { $number }
    .towards = riville { $number }
    .away = riviltä { $number }
field = { $column }, { $row }

gem-transparent = kirkas jalokivi
    .genitive = kirkkaan jalokiven
    .partitive = kirkasta jalokiveä
gem-blue = sininen jalokivi
    .genitive = sinisen jalokiven
    .partitive = sinistä jalokiveä
gem-red = punainen jalokivi
    .genitive = punaisen jalokiven
    .partitive = punaista jalokiveä

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = S
letter-red = P

stone-transparent = kirkas jalokivi
stone-blue = sininen jalokivi
stone-red = punainen jalokivi
stone-rubble = sora
stone-white = valkoinen kivi

card-free-tent = Ilmainen teltta
card-any-row = Vapaa rivi
card-two-dice = Kaksi noppaa
card-lion = Leijona
card-rhino = Sarvikuono
card-antelope = Antilooppi
card-second-tent = Toinen teltta
card-market = Markkinat
card-boat-back = Laiva taaksepäin
card-three-stones = Kolme kiveä
card-four-coins = Neljä kolikkoa
card-mine-collapse = Kaivossortuma

# Variants

option-open-coins = Kolikot
option-open-coins-no = salassa: jokainen voi laskea, paljonko kukkarossa ja arkussa on yhteensä, mutta ei sitä, paljonko on lahjoitettu
option-open-coins-yes = avoimesti: kaikki näkevät jokaisen kukkaron ja lahjoituksen
option-open-gems = Jalokivet
option-open-gems-yes = avoimesti omistajansa edessä
option-open-gems-no = salassa: muut näkevät määrän, eivät värejä
option-pass-die = Jos voit ottaa nopan
option-pass-die-no = sinun on otettava se
option-pass-die-yes = saat jättää loput kierroksen nopat ottamatta
option-white-stone = Valkoisen kiven kanssa nostetut jalokivet
option-white-stone-forced = on myytävä heti
option-white-stone-voluntary = saa pitää

# What is asked

phase-turn = Ota noppa. Sitä ennen voit pelata kortteja, myydä jalokiviä ja lahjoittaa kuningattarelle.
phase-die = Käytä noppasi: nosta kortti, ota kolikoita, kaiva tai pystytä teltta. Voit yhä pelata kortteja, myydä jalokiviä ja lahjoittaa kuningattarelle.
phase-after = Voit pelata kortteja, myydä jalokiviä ja lahjoittaa kuningattarelle tai päättää vuorosi.
phase-market = Myy jalokiviä markkinoilla tai sulje markkinat.
phase-white-stone = Nostit valkoisen kiven: myy tämän noston jalokivet (Markkinat-kortilla, jos sinulla on sellainen).
phase-second-tent = Valitse, mihin toinen telttasi tulee.
phase-move = Valitse, minkä teltoistasi siirrät.
phase-over = Peli on päättynyt.

# What may be chosen

action-take-die = Ota noppa: { $die }
action-pass-die = Älä ota enää noppia tällä kierroksella
action-draw-card = Nosta kortti
action-take-coins = Ota kolikoita
action-dig = Kaiva kaivoksessa
action-pitch-tent = { $cards_count ->
    [0] Pystytä teltta { $row_towards }
   *[other] Pystytä teltta { $row_towards } (kortit: { $cards })
}
action-play-card = Pelaa kortti { $card }
action-sell-gem = Myy { $gem }
action-sell-at-market = Myy markkinoilla { $gem }
action-close-market = Sulje markkinat
action-sell-drawn = Myy tämän noston jalokivet
action-pitch-second-tent = Pystytä toinen teltta { $field_column_towards }, { $field_row_towards }
action-move-tent = Siirrä telttasi { $field_column_away }, { $field_row_away }
action-give = Lahjoita kuningattarelle { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}
action-end-turn = Päätä vuorosi

# What happened

event-round-began = Kierros { $round }: laiva on { $column_at }. { $seat } heittää: { $dice_row }.
event-die-taken = { $seat } ottaa nopan: { $die }.
event-die-passed = { $seat } ei ota enää noppia tällä kierroksella.
event-passed-over = { $seat } ohitetaan: mikään noppa ei ole suurempi kuin { $die }.
event-turn-ended = { $seat } päättää vuoronsa.
event-card-drawn = { $seat } nostaa kortin.
event-card-seen = Nostettu kortti: { $card }.
event-card-played = { $seat } pelaa kortin { $card }.
event-mine-collapsed = { $seat } nostaa Kaivossortuman: kaikki kivet palaavat pussiin.
event-gems-lost = { $seat } menettää { $gems ->
    [one] yhden jalokiven
   *[other] { $gems } jalokiveä
}.
event-cards-shuffled = Kaivossortuma, pelatut kortit ja loput pakasta sekoitetaan: { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}.
event-coins-taken = { $seat } ottaa { $coins ->
    [one] yhden kolikon
   *[other] { $coins } kolikkoa
}.
event-stones-drawn = { $seat } nostaa pussista: { $stones }.
event-stones-hidden = { $seat } nostaa pussista: { $gems ->
    [0] { "" }
   *[other] { $gems }× jalokivi{ $rubble ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $rubble ->
    [0] { "" }
   *[other] { $rubble }× sora
}{ $white ->
    [yes] { $gems ->
        [0] { $rubble ->
            [0] { "" }
           *[other] ,{ " " }
        }
       *[other] ,{ " " }
    }valkoinen kivi
   *[no] { "" }
}.
event-gems-found = Nostetut jalokivet: { $gems }.
event-bag-refilled = Valkoisen kiven jälkeen { $stones ->
    [one] yksi kivi palaa
   *[other] { $stones } kiveä palaa
} pussiin.
event-gem-sold = { $seat } myy { $gem_genitive }: { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}.
event-gem-marketed = { $seat } myy markkinoilla { $gem_genitive }: { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
} ja { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}.
event-market-closed = { $seat } sulkee markkinat.
event-tent-pitched = { $seat } pystyttää teltan { $field_column_towards }, { $field_row_towards }, { $coins ->
    [0] ilmaiseksi
    [one] hinta yksi kolikko
   *[other] hinta { $coins } kolikkoa
}.
event-fee-paid = Korvaus samasta ruudusta ({ $seat } → { $to }): { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}.
event-tent-moved = { $seat } siirtää teltan { $field_column_away }, { $field_row_away }.
event-second-tent-pitched = { $seat } pystyttää toisen teltan { $field_column_towards }, { $field_row_towards }.
event-boat-went-back = Laiva palaa { $column_towards }.
event-points-gained = { $seat } saa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}.
event-gift-made = { $seat } lahjoittaa kuningattarelle.
event-gift-counted = Lahjoitus: { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}.
event-gift-shown = { $seat } lahjoittaa kuningattarelle { $coins ->
    [one] yhden kolikon
   *[other] { $coins } kolikkoa
}.
event-round-ended = Kierros { $round } päättyy: { $dice ->
    [0] noppia ei jäänyt
    [one] yksi noppa jäi
   *[other] { $dice } noppaa jäi
}.
event-column-scored = { $seat } saa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}: { $tents ->
    [one] yksi teltta
   *[other] { $tents } telttaa
} { $column_at }.
event-match-ended = Laiva saapuu putouksille { $rounds ->
    [one] yhden kierroksen jälkeen
   *[other] { $rounds } kierroksen jälkeen
}.
event-majority-scored = { $seat } saa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}: eniten telttoja { $row_at } ({ $tents }).
event-gems-counted = { $seat } saa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}: jäljellä { $gems ->
    [one] yksi jalokivi
   *[other] { $gems } jalokiveä
}.
event-hand-shown = Käteen jäi ({ $seat }): { $cards }.
event-chest-opened = { $seat } avaa arkkunsa. Kuningattarelle: { $coins ->
    [0] ei mitään
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}.
event-queen-rolled = Nopat näyttävät: { $dice_row }. Kuningatar odotti { $coins ->
    [one] yhtä kolikkoa
   *[other] { $coins } kolikkoa
}.
event-seat-out = { $seat } lahjoitti liian vähän eikä voi voittaa.

# Why not

refusal-li-7-take = Ota ensin noppa
refusal-li-7-use = Käytä ensin ottamasi noppa
refusal-li-7-once = Olet jo käyttänyt tämän vuoron noppasi
refusal-li-7-none = Mikään noppa ei näytä lukua { $die }
refusal-li-8 = Noppa { $die } ei ole suurempi kuin edellinen ottamasi: { $last }
refusal-li-9 = Jos voit ottaa nopan, sinun on otettava se
refusal-li-9-pass = Ota noppa tai jätä loput kierroksen nopat ottamatta
refusal-li-13 = Teltta maksaa tässä { $needed ->
    [one] yhden kolikon
   *[other] { $needed } kolikkoa
}, ja kukkarossasi on { $purse }
refusal-li-13-row = Nopalla { $die } teltta pystytetään riville { $die }, ei { $row_towards }
refusal-li-14 = Kun jokaiselle, jolla on täällä jo teltta, maksetaan kolikko, tämä teltta maksaa { $needed ->
    [one] yhden kolikon
   *[other] { $needed } kolikkoa
}, ja kukkarossasi on { $purse }
refusal-li-16 = Sinulla ei ole { $gem_partitive } myytäväksi
refusal-li-18 = Nostit valkoisen kiven: myy ensin tämän noston jalokivet
refusal-li-18-none = Näin myydään vain valkoisen kiven kanssa nostetut jalokivet
refusal-li-20 = Kädessäsi ei ole korttia { $card }
refusal-li-21 = Kädessäsi ei ole korttia Ilmainen teltta
refusal-li-22 = Ei ole suurempaa noppaa, jonka voisit ottaa toiseksi
refusal-li-22-late = Pelaa kortti Kaksi noppaa, ennen kuin otat nopan
refusal-li-22-second = Pelasit kortin Kaksi noppaa, eikä nopan { $die } jälkeen olisi suurempaa otettavana
refusal-li-23 = Kädessäsi ei ole korttia Vapaa rivi
refusal-li-23-own = Nopallasi voit pystyttää teltan { $row_towards } ilman korttia
refusal-li-26 = Sinulla ei ole pisteytettyä telttaa, jonka viereen toinen voisi tulla
refusal-li-26-stock = Sinulla ei ole enää telttoja
refusal-li-26-card = Toisen teltan pystytät kortilla Toinen teltta
refusal-li-26-first = Valitse ensin, mihin toinen telttasi tulee
refusal-li-26-field = Tässä ruudussa ei ole pisteytettyä telttaasi, tai laiva on sen kohdalla: { $field }
refusal-li-27 = Sinulla ei ole jalokiviä markkinoilla myytäväksi
refusal-li-27-closed = Pelaa ensin Markkinat-kortti, niin voit myydä markkinoilla
refusal-li-27-open = Markkinat ovat auki: myy siellä tai sulje ne ensin
refusal-li-27-gem = Sinulla ei ole { $gem_partitive } markkinoilla myytäväksi
refusal-li-28 = Laiva on ensimmäisessä sarakkeessa eikä voi palata taaksepäin
refusal-li-28-limit = Laiva on palannut taaksepäin { $times ->
    [0] niin usein kuin voi
    [one] kerran
   *[other] { $times } kertaa
} eikä voi enää palata
refusal-li-32 = Et voi lahjoittaa { $coins ->
    [one] yhtä kolikkoa
   *[other] { $coins } kolikkoa
}: kukkarossasi on { $purse }
refusal-li-32-least = Lahjoita vähintään yksi kolikko
refusal-li-32-most = Yksi lahjoitus on enintään { $most ->
    [one] yksi kolikko
   *[other] { $most } kolikkoa
}
refusal-li-38-none = Sinulla ei ole enää telttoja pystytettäväksi
refusal-li-38-first = Telttoja siirretään vain kaksinpelissä ja vain, kun teltta pystytetään varaston ollessa tyhjä
refusal-li-38-choose = Valitse ensin, minkä teltoistasi siirrät
refusal-li-38-same = Se teltta on jo siinä, mihin se siirrettäisiin
refusal-li-38-field = Sinulla ei ole telttaa tässä ruudussa: { $field }

# The score

line-column = Teltat { $column_at }
line-row = Eniten telttoja { $row_at } ({ $tents }{ $tied ->
    [1] )
   *[other] , tasoissa)
}
line-market = Myyty markkinoilla
line-gems = Pidetyt jalokivet ({ $gems })
line-animals = Eläimet
line-gift = Lahjoitus kuningattarelle: { $coins } (tarvittiin { $needed })

# The guide for a first match

guide-dice = Ota noppa. Sen on oltava suurempi kuin edellinen, jonka otit tällä kierroksella. Sen luku on teltan rivi, saamiesi kolikoiden määrä tai kaivamiesi kivien määrä.
guide-field = Nopalla voit pystyttää teltan laivan sarakkeeseen, riville, jonka numeron noppa näyttää. Teltan pisteet ovat vasemmalla. Se, jolla on lopussa eniten telttoja rivillä, saa oikealla olevan palkinnon.
guide-river = Sarakkeen alla oleva kolikko kertoo, mitä teltta siinä maksaa. Kun noppia ei enää voi ottaa, sarake pisteytetään ja laiva jatkaa.
guide-mine = Tai kaiva niin monta kiveä kuin noppa näyttää. Jalokiviä voit myydä milloin vain omalla vuorollasi. Näet myös, mitä pussissa on vielä.
guide-chest = Kukkarosi ja suljettu arkkusi kuningattarelle. Lopussa vähiten lahjoittanut ei voi voittaa. Kaksinpelissä on pitänyt lahjoittaa vähintään niin paljon kuin nopat lopussa näyttävät. Lahjoita siis ajoissa.

# On the drawn board

face-valley = Sambesin laakso: kymmenen saraketta ja kuusi riviä telttaruutuja
face-dice-and-points = Nopat ja pisteet teltasta
face-points-short = ★/teltta
face-most-tents = Teltat ja enemmistön palkinto
face-most-short = eniten
face-row-points = Teltta rivillä { $row } tuo { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}, kun sen sarake pisteytetään
face-majority = Eniten telttoja rivillä { $row } lopussa: { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}
face-dice-here = { $dice ->
    [0] Mikään noppa ei näytä lukua { $number }
    [one] Yksi noppa näyttää lukua { $number }
   *[other] { $dice } noppaa näyttää lukua { $number }
}
face-pitch-for = { $coins ->
    [0] Pystytä teltta ilmaiseksi: { $field }
    [one] Pystytä teltta yhdellä kolikolla: { $field }
   *[other] Pystytä teltta { $coins } kolikolla: { $field }
}
face-costs = Teltan hinta
face-costs-short = hinta
face-column-cost = Sarake { $column }: teltta maksaa { $coins ->
    [one] yhden kolikon
   *[other] { $coins } kolikkoa
}
face-reconstructed = rekonstruktio
face-reconstructed-short = rekonstr.
face-falls = Mosi-oa-Tunya
face-falls-today = Victorian putoukset
face-falls-both = Mosi-oa-Tunya, ukkosena jylisevä savu; eurooppalaisilla kartoilla Victorian putoukset
face-ocean = Intian valtameri
face-chart = Laiva todellisella Sambesilla
face-boat = Laiva on sarakkeessa { $column }
face-bank = Pankki
face-take-coins = { $coins ->
    [one] Ota yksi kolikko
   *[other] Ota { $coins } kolikkoa
}
face-draw-card = Nosta kortti
face-pile = { $cards ->
    [one] Yksi kortti pakassa
   *[other] { $cards } korttia pakassa
}
face-played = { $cards ->
    [0] Ei pelattuja kortteja
   *[other] Pelatut kortit:
}
face-dig = { $stones ->
    [one] Kaiva yksi kivi
   *[other] Kaiva { $stones } kiveä
}
face-bag = { $stones ->
    [one] Yksi kivi pussissa
   *[other] { $stones } kiveä pussissa
}
face-bag-hidden = { $stones ->
    [one] Yksi kivi pussissa tai muilla piilossa
   *[other] { $stones } kiveä pussissa tai muilla piilossa
}
face-drawn = Myytävänä:
face-last-draw = { $name } nosti
face-side = Pussin vieressä:
face-points = Pisteet tähän mennessä
face-purse = Kolikot kukkarossa
face-chest = Lahjoitettu kuningattarelle, suljetussa arkussa
face-chest-known = Arkkusi kuningattarelle; muut tietävät, että siinä on { $low }–{ $high }
face-stock = Teltat varastossa
face-cards = Kortit kädessä
face-hidden-gems = Piilossa olevat jalokivet
face-taken = Otetut nopat
face-passed = ei ota enää noppia
face-own = Mitä sinulla on
face-give-how-much = Paljonko lahjoitat kuningattarelle?
face-give-open = Lahjoita kuningattarelle
face-give = Lahjoita { $coins }
face-give-coins = Lahjoitettavat kolikot, 1–{ $most }
face-give-less = { $coins ->
    [one] Yksi kolikko vähemmän
   *[other] { $coins } kolikkoa vähemmän
}
face-give-more = { $coins ->
    [one] Yksi kolikko lisää
   *[other] { $coins } kolikkoa lisää
}
face-give-all = { $coins ->
    [one] Ainoa kolikkosi
   *[other] Kaikki { $coins } kolikkoa
}
face-give-all-short = Kaikki
face-last-die = Et voi ottaa enää noppia tällä kierroksella
face-last-die-short = viim.
face-price = { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}
face-market-price = { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
} ja { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}
face-sell = { $what }: { $price }; sinulla on { $number }
face-card-free-tent = Tämä teltta ei maksa mitään. Pelataan telttaa pystytettäessä; noppa tarvitaan silti.
face-card-any-row = Teltta tulee mille tahansa laivan sarakkeen riville. Pelataan telttaa pystytettäessä; noppa tarvitaan silti.
face-card-two-dice = Ota kaksi noppaa peräkkäin, jälkimmäinen suurempi, ja käytä molemmat.
face-card-lion = { $amount } pistettä, nyt tai lopussa.
face-card-rhino = { $amount } pistettä, nyt tai lopussa.
face-card-antelope = { $amount } pistettä, nyt tai lopussa.
face-card-second-tent = Vielä yksi teltta, ilmaiseksi ja ilman noppaa, ruutuun, jossa on pisteytetty telttasi. Se lasketaan rivin palkintoon.
face-card-market = Myy kuinka monta jalokiveä tahansa: kolikoiden lisäksi saat pisteitä.
face-card-boat-back = Laiva palaa yhden sarakkeen taaksepäin. Teltat tulevat taas sinne, ja sarake pisteytetään uudelleen.
face-card-three-stones = Nosta pussista { $amount } kiveä ilman noppaa.
face-card-four-coins = Ota { $amount } kolikkoa.
face-stone-rubble = Ei minkään arvoinen.
face-stone-white = Sen nostaja myy heti tämän noston jalokivet. Sitten kaikki kivet palaavat pussiin.
face-no-gems = Ei jalokiviä
face-no-cards = Ei kortteja
face-play = { $number ->
    [one] Pelaa kortti { $card }
   *[other] Pelaa kortti { $card } (sinulla on { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = suurempi lahjoitus, { $more } vastaan { $less }
lines-column = Teltat sarakkeittain
lines-row = Eniten telttoja rivillä
lines-gems = Pidetyt jalokivet
lines-gift = Lahjoitus kuningattarelle

# The board as text
face = { $number }
field-starter = Aloittaja
field-boat = Laiva
field-boats-back = Montako kertaa laiva on palannut taaksepäin
field-dice = Otettavat nopat
field-taken = Tällä kierroksella otetut nopat
field-passed = Ei ota enää noppia tällä kierroksella
field-die = Käytettävä noppa
field-target = Mihin siirrettävä teltta menee
field-stock = Telttoja varastossa
field-tents = Teltat
field-scored = Pisteytetyt teltat
field-coins = Kukkaro ja arkku yhteensä
field-purses = Kolikoita kukkarossa
field-chests = Lahjoitettu kuningattarelle
field-low = Lahjoitettu kuningattarelle, vähintään
field-high = Lahjoitettu kuningattarelle, enintään
field-unseen-stones = Kivet pussissa tai piilossa
field-side = Kivet pussin vieressä
field-drawn = Myytävänä
field-gems = Jalokivet
field-gem-counts = Jalokivien määrä
field-unseen-cards = Kortit pakassa tai muiden käsissä
field-played = Pelatut kortit
field-hands = Kortit
field-hand-sizes = Kortteja kädessä
field-column-points = Pisteet sarakkeista
field-market-points = Pisteet markkinoilta
field-animal-points = Pisteet eläimistä
field-expected = Kuningattaren odottamat kolikot

# What is wrong with an edition file
problem-coin-value = kolikon arvon pitää olla luku yhdestä ylöspäin
problem-below-the-one-before = ei saa olla pienempi kuin edellinen ({ $number })
problem-rows = pitää olla { $number }, yksi kutakin nopan lukua kohti
problem-columns = sarakkeita pitää olla { $least }–{ $most }

# Many choices of one kind under one button
kind-take-die = Ota noppa
kind-pitch-tent = Pystytä teltta
kind-play-card = Pelaa kortti
kind-sell-gem = Myy jalokivi
kind-sell-at-market = Myy markkinoilla
kind-pitch-second-tent = Pystytä toinen teltta
kind-move-tent = Siirrä teltta
kind-give = Lahjoita kuningattarelle

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone, tekijä Benjamin Liersch, Schmidt Spiele 2009. Sääntökirjassa lauta ja kortit näkyvät vain kuvina. Tässä hankkeessa on rekonstruoitu kaiken tiedossa olevan pohjalta: teltan hinnat sarakkeissa, rivien 3–5 enemmistöt, 25 kortin jako 27:stä (niiden summa tiedetään) ja kaksi rajaa. Painetun pelin omistaja voi kirjoittaa sen arvot omaan painostiedostoonsa.
source-rulebook-de-ref = saksankielinen sääntökirja, Schmidt Spiele 2009
source-rulebook-de = säännöt, korttien vaikutukset, kivien lajit, alkukolikot, nopat; rivin 2 enemmistö; se, että hinnat nousevat ja 2:ta seuraa 3
source-rulebook-it = jalokivet väreittäin, teltat, korttien määrä, kolikot
source-poeppelkiste = rivien pisteet, rivien 1 ja 6 enemmistöt
source-hall9000 = kymmenen saraketta, kuusi riviä, ei suljettuja ruutuja; rivien pisteet
source-spiele-offensive = jalokivien hinnat
source-ludolegars = ensimmäinen kierros, jossa kaksi telttaa ja kolme kolikkoa: sarake 1 maksaa 1
source-mobius = kymmenen kierrosta, yksi voi tulla lisää: yksi Laiva taaksepäin -kortti (päätelty)
source-bga = noppa on otettava, jos voi; yksitoista telttaa

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Nimi
printed-columns = Sarakkeet
printed-cost = Teltan hinta
printed-rows = Rivit
printed-tent-points = Pisteitä teltasta
printed-majority-points = Pisteitä telttaenemmistöstä
printed-gems = Jalokivet
printed-count = Määrä
printed-price = Hinta
printed-market-coins = Markkinat: kolikot
printed-market-points = Markkinat: pisteet
printed-stones = Muut kivet
printed-rubble = Sora
printed-white = Valkoiset kivet
printed-cards = Kortit
printed-amount = Määrä
printed-numbers = Muut luvut
printed-tents = Telttoja kullakin
printed-coins = Kolikoita alussa
printed-dice-per-player = Noppia pelaajaa kohti
printed-gem-points = Pisteitä pidetystä jalokivestä
printed-limits = Rajat
printed-largest-gift = Suurin lahjoitus
printed-boat-back = Montako kertaa laiva palaa taaksepäin
printed-box-coins = Kolikoita laatikossa
printed-pieces = Kappaleita kutakin arvoa

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = eroaa ensiarviosta { $value ->
    [one] { $value } pisteellä
   *[other] { $value } pisteellä
}
feature-option-take = ottaa nopan
feature-option-draw = nostaa kortin
feature-option-coins = ottaa kolikoita
feature-option-dig = kaivaa kaivoksessa
feature-option-tent = pystyttää teltan
feature-option-play = pelaa kortin
feature-option-sell = myy jalokiven
feature-option-market = myy jalokiven markkinoilla
feature-option-finish = päättää tämän osan vuorosta
feature-option-second = pystyttää toisen teltan
feature-option-move = siirtää teltan
feature-option-give = lahjoittaa kuningattarelle
feature-option-die = käyttää noppaa, joka näyttää lukua { $value }
feature-option-only-die = ottaa ainoan tätä lukua näyttävän nopan
feature-option-dice-after = jättää sinulle { $value ->
    [one] { $value } suuremman nopan
   *[other] { $value } suurempaa noppaa
}
feature-option-dice-lost = luopuu { $value ->
    [one] { $value } pienemmästä nopasta
   *[other] { $value } pienemmästä nopasta
}
feature-option-dice-left-to-others = jättää seuraavalle pelaajalle { $value ->
    [one] { $value } nopan
   *[other] { $value } noppaa
}
feature-option-tent-points = teltta rivillä tuo tällä kierroksella { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-tent-within-reach = sinulla on varaa telttaan nopan rivillä
feature-option-row-points = muuttaa rivin enemmistöstä odotettavia pisteitäsi { $value ->
    [one] { $value } pisteellä
   *[other] { $value } pisteellä
}
feature-option-row-lead = etumatkasi rivillä on sen jälkeen { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-option-price = maksaa { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-option-fee = maksaa muille pelaajille { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-option-income = tuo { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-option-purse-after = jättää sinulle { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-option-gift = lahjoittaa kuningattarelle { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-option-chest-after = arkussasi on sen jälkeen { $value ->
    [one] { $value } kolikko
   *[other] { $value } kolikkoa
}
feature-option-safety = muuttaa todennäköisyyttä, jolla lahjoituksesi riittää, { $value } prosenttiyksiköllä
feature-option-safe-as-given = arkkusi sisältö riittää { $value } %:n todennäköisyydellä
feature-option-gift-lead = lahjoituksesi etumatka suurimpaan lahjoitukseen, joka jollakulla muulla voi olla, on sen jälkeen { $value ->
    [one] { $value } kolikko
   *[other] { $value } kolikkoa
}
feature-option-free-tent = käyttää kortin Ilmainen teltta
feature-option-any-row = käyttää kortin Vapaa rivi
feature-option-two-dice = käyttää kortin Kaksi noppaa
feature-option-animal = näyttää { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} eläimen
feature-option-second-tent-card = käyttää kortin Toinen teltta
feature-option-market-card = käyttää kortin Markkinat
feature-option-boat-back = laivan paluu tuo sinulle { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}, kun muiden pisteet on vähennetty
feature-option-three-stones = käyttää kortin Kolme kiveä
feature-option-four-coins = käyttää kortin Neljä kolikkoa
feature-option-stones = nostaa { $value ->
    [one] { $value } kiven
   *[other] { $value } kiveä
}
feature-option-stones-worth = nostetut kivet ovat keskimäärin { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoisia
feature-option-card-worth = kortti on keskimäärin { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoinen
feature-option-gems-at-risk = voi menettää kaivossortumassa keskimäärin { $value ->
    [one] { $value } jalokiven
   *[other] { $value } jalokiveä
}
feature-option-market-points = tuo markkinoilla { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-stock-after = jättää varastoosi { $value ->
    [one] { $value } teltan
   *[other] { $value } telttaa
}

# Why: what a bot sees of your position

feature-seat-players = pelaajia on { $value }
feature-seat-rounds-left = tämän kierroksen jälkeen on vielä { $value ->
    [one] { $value } kierros
   *[other] { $value } kierrosta
}
feature-seat-turn = on sinun vuorosi
feature-seat-holds-die = olet ottanut nopan, joka näyttää lukua { $value }
feature-seat-after-die = olet käyttänyt noppasi
feature-seat-dice-due = sinun on otettava vielä { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
}
feature-seat-starts-next = olet { $value ->
    [one] { $value } vuoron
   *[other] { $value } vuoroa
} seuraavan aloittajan jälkeen
feature-seat-tent-cost = teltta maksaa nyt { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-seat-points = olet saanut { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-row-points = voit odottaa rivien enemmistöistä { $value ->
    [one] { $value } pistettä
   *[other] { $value } pistettä
}
feature-seat-lead = etumatkasi parhaaseen muuhun pelaajaan on { $value ->
    [one] { $value } piste
   *[other] { $value } pistettä
}
feature-seat-lead-chance = saat eniten pisteitä { $value } %:n todennäköisyydellä
feature-seat-row-1-lead = etumatkasi rivillä 1 on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-row-2-lead = etumatkasi rivillä 2 on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-row-3-lead = etumatkasi rivillä 3 on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-row-4-lead = etumatkasi rivillä 4 on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-row-5-lead = etumatkasi rivillä 5 on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-row-6-lead = etumatkasi rivillä 6 on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-stock = varastossasi on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-others-stock = jonkun muun varastossa on { $value ->
    [one] { $value } teltta
   *[other] { $value } telttaa
}
feature-seat-purse = kukkarossasi on { $value ->
    [one] { $value } kolikko
   *[other] { $value } kolikkoa
}
feature-seat-chest = olet lahjoittanut { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-seat-reach = voisit saada heti kokoon { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
} myymällä kaiken
feature-seat-coins-over-poorest = kukkaro ja arkku yhteen laskien etumatkasi köyhimpään muuhun pelaajaan on { $value ->
    [one] { $value } kolikko
   *[other] { $value } kolikkoa
}
feature-seat-coins-over-richest = kukkaro ja arkku yhteen laskien etumatkasi rikkaimpaan muuhun pelaajaan on { $value ->
    [one] { $value } kolikko
   *[other] { $value } kolikkoa
}
feature-seat-safety = lahjoituksesi riittää lopussa { $value } %:n todennäköisyydellä
feature-seat-safe-as-given = jo lahjoittamasi määrä riittää { $value } %:n todennäköisyydellä
feature-seat-rival-safety = toisen pelaajan lahjoitus riittää lopussa { $value } %:n todennäköisyydellä
feature-seat-another-turn = saat vielä vuoron { $value } %:n todennäköisyydellä
feature-seat-coin-worth = yksi kolikko lisää on { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoinen
feature-seat-card-worth = kortti on keskimäärin { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoinen
feature-seat-stone-worth = kivi on keskimäärin { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoinen
feature-seat-collapse = seuraava kortti on Kaivossortuma { $value } %:n todennäköisyydellä
feature-seat-free-tents = kädessäsi on { $value ->
    [one] { $value } Ilmainen teltta -kortti
   *[other] { $value } Ilmainen teltta -korttia
}
feature-seat-any-rows = kädessäsi on { $value ->
    [one] { $value } Vapaa rivi -kortti
   *[other] { $value } Vapaa rivi -korttia
}
feature-seat-two-dice = kädessäsi on { $value ->
    [one] { $value } Kaksi noppaa -kortti
   *[other] { $value } Kaksi noppaa -korttia
}
feature-seat-animals = kädessäsi on eläimiä { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvosta
feature-seat-second-tents = kädessäsi on { $value ->
    [one] { $value } Toinen teltta -kortti
   *[other] { $value } Toinen teltta -korttia
}
feature-seat-markets = kädessäsi on { $value ->
    [one] { $value } Markkinat-kortti
   *[other] { $value } Markkinat-korttia
}
feature-seat-boats-back = kädessäsi on { $value ->
    [one] { $value } Laiva taaksepäin -kortti
   *[other] { $value } Laiva taaksepäin -korttia
}
feature-seat-stones-and-coins = kädessäsi on { $value ->
    [one] { $value } kortti, jolla
   *[other] { $value } korttia, joilla
} saa kiviä tai kolikoita
feature-seat-gems = sinulla on { $value ->
    [one] { $value } jalokivi
   *[other] { $value } jalokiveä
}
feature-seat-gem-price = jalokivistäsi saa myymällä { $value ->
    [one] { $value } kolikon
   *[other] { $value } kolikkoa
}
feature-seat-others-gems = jollakulla muulla on { $value ->
    [one] { $value } jalokivi
   *[other] { $value } jalokiveä
}
feature-seat-others-cards = jollakulla muulla on kädessä { $value ->
    [one] { $value } kortti
   *[other] { $value } korttia
}
feature-seat-dice = pöydässä on { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
}
feature-seat-dice-for-me = pöydän nopista sinulle kelpaa { $value }
feature-seat-numbers-for-me = nopissa, jotka saat ottaa, on { $value ->
    [one] { $value } luku
   *[other] { $value } eri lukua
}
feature-seat-dice-for-next = pöydän nopista seuraavalle pelaajalle kelpaa { $value }
feature-seat-die-1 = pöydässä { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
} näyttää lukua 1
feature-seat-die-2 = pöydässä { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
} näyttää lukua 2
feature-seat-die-3 = pöydässä { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
} näyttää lukua 3
feature-seat-die-4 = pöydässä { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
} näyttää lukua 4
feature-seat-die-5 = pöydässä { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
} näyttää lukua 5
feature-seat-die-6 = pöydässä { $value ->
    [one] { $value } noppa
   *[other] { $value } noppaa
} näyttää lukua 6

# First lessons: what the coach says.

lesson-die = Joka kierros alkaa muutamalla nopalla. Vuorossa oleva ottaa niistä yhden. Ota 3.
lesson-tent = Nopalla voi tehdä yhden neljästä asiasta: nostaa kortin, ottaa kolikoita, kaivaa kaivoksessa tai pystyttää teltan. Pystytä teltta: se tulee laivan sarakkeeseen, riville, jonka noppasi näyttää.
lesson-end-turn = Voisit vielä myydä jalokiviä, pelata kortteja tai lahjoittaa kolikoita kuningattarelle. Siihen kaikkeen on vielä liian aikaista, joten päätä vuorosi.
lesson-higher = Kierroksen aikana seuraavan noppasi on oltava suurempi kuin edellinen. Ota 4.
lesson-rows = Ylemmät rivit tuovat enemmän pisteitä. Pystytä teltta riville 4.
lesson-scored = Kierros on ohi: telttasi toivat 3 ja 4 pistettä. Laiva on jatkanut matkaa, ja nyt pisteitä tuovat vain sen uuden sarakkeen teltat. Ota 4.
lesson-dig = Teltat maksavat kolikoita, ja sinulla on niitä enää vähän. Noppasi näyttää lukua 5: kaiva sillä kaivoksessa ja nosta viisi kiveä.
lesson-sell = Jalokivistä saa 1, 3 tai 5 kolikkoa; sora on arvotonta. Myy punainen jalokivesi 5 kolikolla.
lesson-price = Mitä pidemmälle laiva kulkee, sitä enemmän teltta maksaa: tässä 2 kolikkoa. Sinulla on siihen varaa. Pystytä teltta riville 2.
lesson-card = Millä tahansa nopalla voi myös nostaa kortin. Nosta yksi: kortteja pelataan omalla vuorolla, milloin vain haluat.
lesson-free-tent = Teltta maksaa jo 4 kolikkoa. Sinulla on Ilmainen teltta, joka korvaa koko hinnan. Käytä se rivin 2 telttaan.
lesson-second-tent = Olet nostanut kortin Toinen teltta: vielä yksi teltta ruutuun, jossa on pisteytetty telttasi. Pelaa kortti.
lesson-majority = Lopussa se, jolla on eniten telttoja rivillä, saa lisäpisteitä. Laita tämä teltta riville 1, sarakkeeseen 5, niin pääset siellä tasoihin.
lesson-gift = Kukaan ei voita lahjoittamatta kuningattarelle. Kaksinpelissä heitetään lopussa neljä noppaa, ja niiden summaa pienempi lahjoitus on liian pieni. Lahjoita 16 kolikkoa.
lesson-purse = Kukkaron kolikot ovat lopussa arvottomia. Lahjoita myös viimeiset 5 kolikkoasi: 21 kolikon lahjoitus on harvoin liian pieni.
lesson-last = Tämä on viimeinen kierros: sen jälkeen laiva saapuu putouksille. Päätä vuorosi, niin kaikki lasketaan.
lesson-end = Se oli kokonainen peli. Pisteitä toivat teltat kierros kierrokselta, rivit, joilla johdit, ja pitämäsi jalokivet, ja lahjoituksesi oli riittävän suuri. Ensi kerralla jokainen valinta on sinun.
