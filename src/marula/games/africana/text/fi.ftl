game-title = Africana
game-summary = Liity retkille, jotka vain yksi teistä vie päätökseen, ja etsi kahdesta kirjasta seikkailuja päiväntasaajan tuolta puolen. 2–4 pelaajalle, Michael Schachtin pelin pohjalta. Säännöt ovat julkaistun pelin mukaiset; oletuspainoksen kartta ja useimmat kortit on rekonstruoitu.
game-teaser = Kulje mantereen halki ennen muita: vain ensimmäisenä perille tullut saa palkkion. Ja kaksi kirjaa kätkee seikkailuja päiväntasaajan tuolla puolen.

# Things

colour-magenta = magenta
    .genitive = magentan
    .partitive = magentaa
colour-turquoise = turkoosi
    .genitive = turkoosin
    .partitive = turkoosia
colour-grey = harmaa
    .genitive = harmaan
    .partitive = harmaata
colour-orange = oranssi
    .genitive = oranssin
    .partitive = oranssia
colour-violet = violetti
    .genitive = violetin
    .partitive = violettia

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = H
letter-orange = O
letter-violet = V

card = { $kind ->
    [joker] jokeri
    [assistant] { $colour } apuri
   *[travel] { $colour } kortti
}
    .genitive = { $kind ->
        [joker] jokerin
        [assistant] { $colour_genitive } apurin
       *[travel] { $colour_genitive } kortin
    }
    .partitive = { $kind ->
        [joker] jokeria
        [assistant] { $colour_partitive } apuria
       *[travel] { $colour_partitive } korttia
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli
    .towards = Napoliin
    .away = Napolista
    .at = Napolissa
place-marrakesh = Marrakech
    .towards = Marrakechiin
    .away = Marrakechista
    .at = Marrakechissa
place-tripoli = Tripoli
    .towards = Tripoliin
    .away = Tripolista
    .at = Tripolissa
place-cairo = Kairo
    .towards = Kairoon
    .away = Kairosta
    .at = Kairossa
place-aswan = Assuan
    .towards = Assuaniin
    .away = Assuanista
    .at = Assuanissa
place-jidda = Jidda
    .towards = Jiddaan
    .away = Jiddasta
    .at = Jiddassa
place-dakar = Dakar
    .towards = Dakariin
    .away = Dakarista
    .at = Dakarissa
place-timbuctoo = Timbuctoo (Timbuktu)
    .towards = Timbuctoohon (Timbuktu)
    .away = Timbuctoosta (Timbuktu)
    .at = Timbuctoossa (Timbuktu)
place-khartoum = Khartum
    .towards = Khartumiin
    .away = Khartumista
    .at = Khartumissa
place-lagos = Lagos
    .towards = Lagosiin
    .away = Lagosista
    .at = Lagosissa
place-addis-abeba = Addis Abeba
    .towards = Addis Abebaan
    .away = Addis Abebasta
    .at = Addis Abebassa
place-congo = Kongo
    .towards = Kongoon
    .away = Kongosta
    .at = Kongossa
place-serengeti = Serengeti
    .towards = Serengetiin
    .away = Serengetistä
    .at = Serengetissä
place-leopoldville = Léopoldville (Kinshasa)
    .towards = Léopoldvilleen (Kinshasa)
    .away = Léopoldvillesta (Kinshasa)
    .at = Léopoldvillessa (Kinshasa)
place-zanzibar = Sansibar
    .towards = Sansibarille
    .away = Sansibarilta
    .at = Sansibarilla
place-luanda = Luanda
    .towards = Luandaan
    .away = Luandasta
    .at = Luandassa
place-mozambique = Mosambik (Moçambique)
    .towards = Mosambikiin (Moçambique)
    .away = Mosambikista (Moçambique)
    .at = Mosambikissa (Moçambique)
place-victoria-falls = Victorian putoukset (Mosi-oa-Tunya)
    .towards = Victorian putouksille (Mosi-oa-Tunya)
    .away = Victorian putouksilta (Mosi-oa-Tunya)
    .at = Victorian putouksilla (Mosi-oa-Tunya)
place-madagascar = Madagaskar
    .towards = Madagaskarille
    .away = Madagaskarilta
    .at = Madagaskarilla
place-kalahari = Kalahari
    .towards = Kalaharille
    .away = Kalaharilta
    .at = Kalaharilla
place-port-natal = Port Natal (Durban)
    .towards = Port Nataliin (Durban)
    .away = Port Natalista (Durban)
    .at = Port Natalissa (Durban)
place-cape-town = Kapkaupunki
    .towards = Kapkaupunkiin
    .away = Kapkaupungista
    .at = Kapkaupungissa

company-italy = Italia
    .genitive = Italian
company-france = Ranska
    .genitive = Ranskan
company-germany = Saksa
    .genitive = Saksan
company-england = Englanti
    .genitive = Englannin

artifact-mask = naamio
    .genitive = naamion
artifact-drum = rumpu
    .genitive = rummun
artifact-statuette = pienoispatsas
    .genitive = pienoispatsaan
artifact-shield = kilpi
    .genitive = kilven
artifact-necklace = kaulakoru
    .genitive = kaulakorun

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
    .genitive = { $name }-värisen
    .partitive = { $name }-väristä
place = { $name }
    .towards = paikkaan { $name }
    .away = paikasta { $name }
    .at = paikassa { $name }
company = { $name }
    .genitive = maan { $name }
artifact = { $name }
    .genitive = artefaktin ”{ $name }”

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $colour } apuri { $place_at }
   *[artifact] { $artifact } { $place_away }
}
    .genitive = { $kind ->
        [assistant] { $colour_genitive } apurin { $place_at }
       *[artifact] { $artifact_genitive } { $place_away }
    }

book-north = pohjoinen kirja
    .genitive = pohjoisen kirjan
    .at = pohjoisessa kirjassa
book-south = eteläinen kirja
    .genitive = eteläisen kirjan
    .at = eteläisessä kirjassa
side-left = vasemmalta
side-right = oikealta
space-space-1 = ensimmäinen ruutu
    .at = ensimmäisessä ruudussa
space-space-2 = toinen ruutu
    .at = toisessa ruudussa
space-space-3 = kolmas ruutu
    .at = kolmannessa ruudussa
space-space-4 = neljäs ruutu
    .at = neljännessä ruudussa
space-space-5 = viides ruutu
    .at = viidennessä ruudussa

# Variants

option-hidden-totals = Pistetilanne
option-hidden-totals-yes = kukin näkee vain omat pisteensä
option-hidden-totals-no = kaikki näkevät kaikkien pisteet
option-quiet-rounds = Kierroksia ilman päätökseen vietyä retkeä, ennen kuin peli päättyy
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Nosta matkakortteja, avaa kirja tai lähde matkaan.
phase-book = Käännä sivu, osta seikkailu tai sulje kirja.
phase-journey = Matkusta, liity retkelle, vie retki tai seikkailu päätökseen tai päätä matka.
phase-cards = Sinulla on liikaa kortteja: poista yksi.
phase-adventures = Sinulla on liikaa avoimia seikkailuja: luovu yhdestä.
phase-over = Peli on päättynyt.

# What may be chosen

action-draw-cards = Nosta matkakortteja
action-open-book = Avaa kirja
action-set-out = Lähde matkaan
action-stop = Päätä toiminto
action-stop-book = Sulje kirja
action-stop-journey = Päätä matka
action-turn-page = Käännä sivu { $side }
action-buy = Osta seikkailu { $side }
action-step = { $recoloured ->
    [yes] Matkusta { $place_towards }: { $card }, värinvaihto
   *[no] Matkusta { $place_towards }: { $card }
}
action-join = Liity retkelle { $expedition }
action-complete-expedition = Vie päätökseen retki { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Tapaa { $adventure }
   *[artifact] Hanki { $adventure }
}
action-discard-card = Poista { $card }
action-discard-adventure = Luovu seikkailusta: { $adventure }

# What happened

event-company-taken = { $seat } edustaa { $company_genitive } seuraa. Lähtö { $place_away }, { $silver ->
    [one] 1 hopea
   *[other] { $silver } hopeaa
}, { $jokers ->
    [0] ei jokeria
    [one] jokeri
   *[other] { $jokers } jokeria
}.
event-expeditions-removed = { $number ->
    [0] Kaikki C-retket jäävät peliin.
    [one] Yksi C-retki poistetaan pelistä kuvapuoli alaspäin.
   *[other] { $number } C-retkeä poistetaan pelistä kuvapuoli alaspäin.
}
event-expedition-shown = Uusi retki { $space_at }: { $expedition }, { $expedition_silver ->
    [one] 1 hopea
   *[other] { $expedition_silver } hopeaa
}, { $expedition_points ->
    [one] 1 piste
   *[other] { $expedition_points } pistettä
}.
event-adventure-shown = Nyt avoinna { $book_at }: { $adventure }.
event-cards-drawn = { $number ->
    [0] { $seat } ei nosta mitään: matkakortit ovat lopussa.
    [one] { $seat } nostaa matkakortin.
   *[other] { $seat } nostaa { $number } matkakorttia.
}
event-cards-seen = Nostettu: { $cards }.
event-deck-shuffled = { $number ->
    [one] Ainoasta poistetusta matkakortista tulee uusi pakka.
   *[other] { $number } poistettua matkakorttia sekoitetaan uudeksi pakaksi.
}
event-book-opened = { $seat } avaa { $book_genitive }.
event-page-turned = { $seat } kääntää sivun { $side }: { $adventure }{ $silver ->
    [0] .
    [one] , hinta 1 hopea.
   *[other] , hinta { $silver } hopeaa.
}
event-adventure-bought = { $seat } ostaa seikkailun ({ $silver ->
    [one] 1 hopea
   *[other] { $silver } hopeaa
}): { $adventure }.
event-book-closed = { $seat } sulkee { $book_genitive }.
event-set-out-from = { $seat } lähtee matkaan { $place_away }.
event-travelled = { $seat } pelaa { $card_genitive }{ $silver ->
    [0] {""}
    [one] {" "}(värinvaihto, 1 hopea)
   *[other] {" "}(värinvaihto, { $silver } hopeaa)
} ja matkustaa { $place_from_away } { $place_to_towards }.
event-expedition-joined = { $seat } liittyy retkelle { $expedition }{ $silver ->
    [0] .
    [one] {" "}ja saa 1 hopean.
   *[other] {" "}ja saa { $silver } hopeaa.
}
event-expedition-completed = { $seat } vie päätökseen retken { $expedition }: { $silver ->
    [one] 1 hopea
   *[other] { $silver } hopeaa
} ja { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.{ $others_count ->
    [0] {""}
    [one] {" "}{ $others } oli mukana eikä saa mitään.
   *[other] {" "}{ $others } olivat mukana eivätkä saa mitään.
}
event-artifact-found = { $seat } saa { $adventure_genitive }: { $silver ->
    [one] 1 hopea
   *[other] { $silver } hopeaa
} ja { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
event-assistant-hired = { $seat } tapaa { $adventure_genitive }; matka jatkuu yhdessä.
event-rested = { $seat } päättää matkansa { $place_towards }.
event-card-discarded = { $seat } poistaa { $card_genitive }.
event-card-lost = { $seat } poistaa lopullisesti { $card_genitive }.
event-adventure-discarded = { $seat } luopuu lopullisesti seikkailusta: { $adventure }.
event-last-round-began = Retket eivät riitä täyttämään ruutuja: kierros { $round } on viimeinen.
event-explorers-recalled = { $rounds ->
    [one] Kierrokseen ei viety päätökseen yhtään retkeä. Seurat kutsuvat tutkimusmatkailijansa kotiin.
   *[other] { $rounds } kierrokseen ei viety päätökseen yhtään retkeä. Seurat kutsuvat tutkimusmatkailijansa kotiin.
}
event-match-ended = Peli päättyy { $rounds ->
    [one] yhden kierroksen jälkeen
   *[other] { $rounds } kierroksen jälkeen
}.
event-hand-shown = Käteen jäi ({ $seat }): { $cards }.

# Why not

refusal-af-11-first = Valitse ensin tämän vuoron toiminto: nosta matkakortteja, avaa kirja tai lähde matkaan
refusal-af-11-book = Olet jo valinnut tämän vuoron toiminnon: kirja
refusal-af-11-journey = Olet jo valinnut tämän vuoron toiminnon: matka
refusal-af-15 = Seikkailu maksaa { $price ->
    [one] 1 hopean
   *[other] { $price } hopeaa
}; sinulla on { $silver }
refusal-af-15-empty = Kirjasta ei löydy korttia { $side }
refusal-af-16 = Tämän sivun kääntäminen maksaa { $price ->
    [one] 1 hopean
   *[other] { $price } hopeaa
}; sinulla on { $silver }
refusal-af-16-empty = Kirjasta ei löydy käännettävää korttia { $side }
refusal-af-19 = Kortin symbolia ei ole { $place_at }: { $card }
refusal-af-19-far = Mikään reitti ei vie { $place_from_away } { $place_to_towards }
refusal-af-19-none = Kädessäsi ei ole { $card_partitive }
refusal-af-23 = Värinvaihto maksaa { $price ->
    [one] 1 hopean
   *[other] { $price } hopeaa
}; sinulla on { $silver }
refusal-af-23-needless = Värinvaihtoa ei tarvita: { $card } vie { $place_towards } sellaisenaan
refusal-af-24 = Olet jo käyttänyt tämän kortin tällä matkalla: { $card }
refusal-af-25 = Tälle retkelle voi liittyä vain { $place_at }
refusal-af-25-closed = Retki { $expedition } ei ole esillä
refusal-af-26 = Kaikki merkkisi ({ $markers }) ovat jo retkillä
refusal-af-26-joined = Olet jo mukana retkellä { $expedition }
refusal-af-28 = Tämän retken voi viedä päätökseen vain { $place_at }
refusal-af-28-closed = Retki { $expedition } ei ole esillä
refusal-af-28-marker = Et ole mukana retkellä { $expedition }
refusal-af-29 = Tämän seikkailun voi viedä päätökseen vain { $place_at }
refusal-af-29-owner = Sinulla ei ole tällaista avointa seikkailua: { $adventure }
refusal-af-34 = Kortteja ei ole enää { $book_at }
refusal-af-36 = Poista ensin liiat kortit (enintään { $limit } saa jäädä)
refusal-af-36-none = Kädessäsi ei ole { $card_partitive }
refusal-af-38 = Luovu ensin liioista seikkailuista (enintään { $limit } saa jäädä)
refusal-af-38-none = Sinulla ei ole tällaista avointa seikkailua: { $adventure }
refusal-af-39 = Kortteja ja seikkailuja poistetaan vain oman vuoron lopussa ja vain, jos niitä on liikaa

# The score sheet

line-expeditions = Retket ({ $number })
line-artifacts = Artefaktit ({ $number })
line-two-alike = Kaksi samanlaista: { $artifact_1 }
line-three-alike = Kolme samanlaista: { $artifact_1 }
line-two-different = Kaksi erilaista: { $artifact_1 }, { $artifact_2 }
line-four-different = Neljä erilaista: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Apuriseikkailut ({ $number })
line-silver = Hopea ({ $number })
line-cards = Matkakortit kädessä ({ $number })
line-open-adventures = Avoimet artefaktiseikkailut ({ $number })

# On the board

face-map = Mantereen kartta
face-equator = Päiväntasaaja
face-expeditions = Retket
face-drawer = Retket ja kirjat
face-draw-discard = { $number ->
    [one] Nosta matkakortteja, poista sitten yksi
   *[other] Nosta matkakortteja, poista sitten { $number }
}
face-ways = { $number } tapaa matkustaa { $place_towards }
face-goal = Voit viedä täällä päätökseen yhden seikkailuistasi
face-silver = hopea
face-points = pisteet
face-cards = matkakortit
face-completed = päätökseen viedyt retket
face-joined = { $name } on mukana
face-bonus = Liittymisestä:
face-bonus-words = Bonus tälle retkelle liittymisestä
face-about-expedition = { $points ->
    [one] Yksi piste
   *[other] { $points } pistettä
} ja { $silver ->
    [one] 1 hopea
   *[other] { $silver } hopeaa
} sille, joka vie retken päätökseen: liity sen lähtöpaikassa ja matkusta sitten sen määränpäähän. { $number ->
    [0] Kukaan ei ole liittynyt.
    [one] Yksi pelaaja on liittynyt.
   *[other] { $number } pelaajaa on liittynyt.
}
face-about-travel = Vie paikkaan, jossa on tämä symboli. Kun maksat { $silver ->
    [one] 1 hopean
   *[other] { $silver } hopeaa
}, kortti käy minkä tahansa värisenä.
face-about-joker = Vie mihin tahansa paikkaan. Palaa käteesi matkan jälkeen.
face-about-assistant = Vie paikkaan, jossa on tämä symboli. Palaa käteesi matkan jälkeen.
face-about-find = Vie se päätökseen { $place_at }, niin saat { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
} ja { $silver ->
    [one] 1 hopean
   *[other] { $silver } hopeaa
}. Artefaktien kokoelmat tuovat pisteitä lopussa.
face-about-find-assistant = Vie se päätökseen { $place_at }, niin saat tämänvärisen apurin.
face-pile = retkiä pakassa
face-empty-space = ei retkeä
face-empty-page = tyhjä
face-lie-here = { $number ->
    [one] tässä on yksi kortti
   *[other] tässä on { $number } korttia
}
face-free = ilmainen
face-buy = Osta, hinta { $price }
face-close-book = Sulje
face-played = Käytetty tällä matkalla
face-deck = nostettavia { $number }, poistettuja { $discards }
face-reconstructed = Rekonstruktio
face-round = Kierros { $round }
face-last-round = Viimeinen kierros
face-hand = Korttisi
face-no-cards = Kädessäsi ei ole kortteja.
face-adventures = Seikkailut

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = enemmän hopeaa, { $more } vastaan { $less }
lines-expeditions = Retket
lines-artifacts = Artefaktit
lines-two-alike = Kaksi samanlaista
lines-three-alike = Kolme samanlaista
lines-two-different = Kaksi erilaista
lines-four-different = Neljä erilaista
lines-assistants = Apuriseikkailut
lines-silver = Hopea
lines-cards = Matkakortit kädessä
lines-open-adventures = Avoimet artefaktiseikkailut

# The board as text
field-last-round = Viimeinen kierros
field-turned = Tällä vuorolla käännetyt sivut
field-places = Tutkimusmatkailijan paikka
field-silver = Hopea
field-totals = Pisteet tähän mennessä
field-hands = Matkakortit
field-hand-sizes = Kortteja kädessä
field-jokers = Jokerit
field-assistants = Apurit
field-played = Käytetty tällä matkalla
field-deck = Nostettavia matkakortteja
field-discards = Poistetut matkakortit
field-pile = Retkiä pakassa
field-display = Esillä olevat retket
field-joined = Ketkä ovat mukana
field-expeditions = Päätökseen viedyt retket
field-pages = Avoimet sivut
field-left = Sivuja kirjan vasemmalla puolella
field-adventures = Avoimet seikkailut
field-completed = Päätökseen viedyt seikkailut

# What is wrong with an edition file
problem-half = pitää olla { $number } { $half ->
    [north] pohjoisessa
   *[south] etelässä
}, nyt { $found }
problem-bonus = pitää olla hopeaa tai kortteja, vähintään toista mutta ei molempia
problem-symbols = pitää olla yksi symboli tai kaksi eri symbolia
problem-two-places = pitää olla kaksi eri paikkaa
problem-route-twice = tämä reitti esiintyy kahdesti
problem-target-is-start = määränpää ei saa olla lähtöpaikka
problem-no-back = millään ei ole selkäpuolta { $back }
problem-few-for-display = A-selkäisiä kortteja pitää olla vähintään { $number } ensimmäistä esillepanoa varten
problem-three-numbers = pitää olla kolme lukua: kahdelle, kolmelle ja neljälle pelaajalle
problem-too-many-removed = C-selkäisiä kortteja poistetaan liikaa: { $number }/{ $of }
problem-same-half = on { $half ->
    [north] pohjoisessa
   *[south] etelässä
} kuten kirjakin; sen on oltava päiväntasaajan toisella puolen
problem-artifact-or-assistant = pitää olla joko artefakti tai apuri
problem-assistant-reward = apuri ei tuo hopeaa eikä pisteitä
problem-book-size = pitää olla { $number } { $half ->
    [north] pohjoisessa kirjassa
   *[south] eteläisessä kirjassa
}, nyt { $found }
problem-artifact-twice = ”{ $word }” pitää olla { $half ->
    [north] pohjoisessa kirjassa
   *[south] eteläisessä kirjassa
} kahdesti; nyt kertoja on { $found }
problem-assistant-once = apurin ”{ $word }” pitää olla { $half ->
    [north] pohjoisessa kirjassa
   *[south] eteläisessä kirjassa
} kerran; nyt kertoja on { $found }
problem-hand-limit = pitää olla vähintään se korttimäärä, jolla kukin pelaaja aloittaa
problem-dealt-too-many = ei saa vaatia enempää matkakortteja kuin niitä on neljälle pelaajalle

# Many choices of one kind under one button
kind-turn-page = Käännä sivu
kind-buy = Osta seikkailu
kind-step = Matkusta
kind-join = Liity retkelle
kind-complete-expedition = Vie retki päätökseen
kind-complete-adventure = Vie seikkailu päätökseen
kind-discard-card = Poista kortti
kind-discard-adventure = Luovu seikkailusta

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = Suurelta osin REKONSTRUKTIO. Mikään julkinen lähde ei luettele painettua lautaa ja kortteja. Arvot, joiden lähteenä on sääntökirja tai arvostelu, ovat peräisin siitä. Arvot, joiden lähteenä on ”reconstruction”, on tehty tässä hankkeessa niin, että ne sopivat siihen, mitä tiedetään: 6 paikannimeä 22:sta, 39 symbolia 40:stä ja 34 reittiä 39:stä; lähtöpaikka, määränpää ja pino 29 retkellä 34:stä, hopea 33:lla ja pisteet kaikilla 34:llä; kaikkien 30 seikkailun määränpäät sekä kaikkien 20 artefaktin hopea ja pisteet; 3 artefaktilajin nimet 5:stä; ja se, missä ruudussa on mikäkin liittymisbonus. Arvoja on säädetty, kunnes botit voittivat suunnilleen yhtä usein jokaisesta lähtöpaikasta. Painetun pelin omistaja voi kirjoittaa sen arvot omaan painokseensa.
source-rulebook-ref = Africanan sääntökirja: saksa (Abacusspiele 2012), englanti (Z-Man Games 2012), hollannin- ja japaninkieliset käännökset
source-rulebook = kaikki säännöt, osien määrät, seurat, lähtöpaikat ja rahat, 5 retkikorttia alkuasetelman kuvasta (lähtö ja määränpää), esimerkki 2 hopean liittymisbonuksesta, esimerkki 3 hopean retkipalkkiosta, loppupisteytys
source-katz2019 = kaksinpeli: Ranska lähtee Kapkaupungista, yksi askel jokerilla Kapkaupunki → Port Natal, yksi askel ”punaisella” (magenta) kortilla Port Natal → Mosambik, retki Port Natal → Serengeti ensimmäisessä esillepanossa, palkkio 4 kolikkoa
source-vindjeu = Lagos – Kapkaupunki maksaa 1 kortin ja Kairo – Assuan (”Le Caire – Assouan”) maksaa 1 kortin; ”kuljenko Timbuctoon kautta vai en” on tyypillinen päätös
source-ludolegars = Etelä-Afrikasta voi hypätä Madagaskarille (siellä on siis paikka)
source-poeppelkiste = liittymisbonus on matkakortti, yksi kolikko tai kaksi; varhaisista retkistä paljon rahaa ja vähän pisteitä, myöhäisistä paljon pisteitä ja vähemmän rahaa; mainitsee nimet Leopoldville ja Port Natal; yksi tai useampi väri kaupunkia kohti
source-pinco11 = yksi tai kaksi symbolia kaupunkia kohti; retkipakan alussa on paljon rahaa ja vähän pisteitä, lopussa päinvastoin
source-spielmitmir = Napoli on yksi verkon kaupungeista, aivan pohjoisessa
source-darmstadt-spielt = retket ja seikkailut on aseteltu niin, että matkustetaan jatkuvasti pohjoisesta etelään ja takaisin
source-hall9000 = 22 paikkaa, puolet päiväntasaajan kummallakin puolella; epäsäännöllinen reittiverkko; enintään 2 symbolia paikkaa kohti
source-ludorium = yksi tai kaksi symbolia jokaisen aseman vieressä
source-scifi-universe = yksi tai kaksi symbolia kaupunkia kohti; artefaktien joukossa naamio
source-trictrac = artefaktien joukossa djembejä ja naamioita
source-gamesgazette = sanoo, että joka kaupungissa on kaksi symbolia (väljästi sanottuna: useimmissa on)
source-boardgames-online = tekijän luvalla tehty verkkoversio: 11 ja 11 paikkaa, liittymisbonukset ovat muutamia kolikoita tai kortteja, jäljellä olevien retkien määrä on julkinen, mahdollisuus piilottaa pisteet; sanoo, että michaelschacht.net-sivustolla on ladattavaa ja muunnelmia (ei tallessa)
source-czech-rules = tšekkiläiset säännöt (Albi): paikat ovat kaupunkeja tai muita tunnettuja kohteita
source-keirat = jokaisessa retkiruudussa on bonuksena matkakortteja tai rahaa; kolme retkiluokkaa
source-borromaeusverein = 142 korttia laatikossa (= 30+34+10+60+4+4)
source-reconstruction-ref = tämä hanke
source-reconstruction = se, mitä mikään julkinen lähde ei kerro: tehty niin, että se sopii siihen, mitä tiedetään, eikä sitä pidä luulla painetuksi peliksi
source-inferred-ref = tämä hanke
source-inferred = se, mikä seuraa lähteestä saadusta tiedosta tai todellisesta maantieteestä

guide-map = Kartta. Kun matkustat seuraavaan paikkaan, pelaat kortin, jossa on jokin paikan symboleista; jokeri sopii kaikkialle. Paikoilla, joihin pääset nyt, on vihreä reuna.
guide-expeditions = Retket. Liity retkelle sen lähtöpaikassa (numero kartalla), niin saat sen alla olevan bonuksen. Jos ehdit liittyneistä ensimmäisenä sen määränpäähän (lippu), saat sen hopean ja pisteet.
guide-books = Kaksi seikkailujen kirjaa, yksi kummallekin mantereen puoliskolle. Avaa sen puoliskon kirja, jolla olet, käännä sivuja ja osta seikkailu. Viet sen päätökseen siinä mainitussa paikassa.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Nimi
printed-colours = Värit
printed-name = Nimi
printed-places = Paikat
printed-half = Puolisko
printed-north = Pohjoinen
printed-south = Etelä
printed-symbols = Symbolit
printed-routes = Reitit
printed-companies = Seurat
printed-colour = Väri
printed-place = Paikka
printed-silver = Hopea
printed-artifacts = Artefaktit
printed-expeditions = Retket
printed-back = Selkäpuoli
printed-a = A
printed-b = B
printed-c = C
printed-start = Lähtö
printed-target = Määränpää
printed-points = Pisteet
printed-adventures = Seikkailut
printed-book = Kirja
printed-artifact = Artefakti
printed-assistant = Apuri
printed-bonuses = Liittymisbonukset
printed-cards = Kortit
printed-numbers = Muut luvut
printed-travel-cards = Matkakortteja kutakin väriä
printed-assistant-cards = Apureita kutakin väriä
printed-jokers = Jokereita kullakin
printed-dealt = Kortteja alussa
printed-markers = Merkkejä kullakin
printed-removed = Poistettavia C-kortteja (2, 3, 4 pelaajaa)
printed-drawn = Nostettavia kortteja
printed-adventure-price = Seikkailun hinta
printed-free-turns = Ilmaisia sivun kääntöjä
printed-turn-price = Sivun kääntämisen hinta
printed-recolour-price = Värinvaihdon hinta
printed-hand-limit = Kortteja kädessä enintään
printed-adventure-limit = Avoimia seikkailuja enintään
printed-scoring = Pistelasku
printed-two-alike = Kaksi samanlaista
printed-three-alike = Kolme samanlaista
printed-two-different = Kaksi erilaista
printed-four-different = Neljä erilaista
printed-two-assistants = Miinuspisteet kahdesta apurista
printed-more-assistants = Miinuspisteet kolmesta tai useammasta apurista
printed-silver-per-point = Hopeaa pistettä kohti
printed-cards-per-point = Kortteja pistettä kohti
printed-open-artifact = Avoin artefaktiseikkailu

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = eroaa ensiarviosta { $value ->
    [one] { $value } pisteellä
   *[other] { $value } pisteellä
}
feature-option-draw = nostaa matkakortteja
feature-option-open-book = avaa kirjan
feature-option-set-out = lähtee matkaan
feature-option-stop = päättää toiminnon
feature-option-turn-page = kääntää sivun
feature-option-buy = ostaa seikkailun
feature-option-discard = poistaa kortin tai luopuu seikkailusta
feature-option-join = liittyy retkelle
feature-option-joining-bonus = tuo liittymisestä { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-complete-expedition = vie retken päätökseen ja tuo siitä { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-complete-adventure = vie seikkailun päätökseen ja tuo siitä { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-step = kulkee yhden askelen
feature-option-joker = käyttää jokeria
feature-option-assistant = käyttää apuria
feature-option-recoloured = maksaa hopeaa kortin värinvaihdosta
feature-option-cards-alike = tätä väriä on kädessäsi { $value ->
    [one] { $value } kortti
   *[other] { $value } korttia
}
feature-option-nearer = etenemisesi kohti lähintä tavoitetta on { $value ->
    [one] { $value } askel
   *[other] { $value } askelta
}
feature-option-arrives = pääsee tavoitteeseen
feature-option-within-reach = korttisi riittävät tällä matkalla { $value } pisteeseen
feature-option-tour-after = se, mitä voit vielä viedä päätökseen sieltä käsin, on { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoista
feature-option-adventure-gain = seikkailu siellä tuo suunnitelmiisi { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
} lisää

# Why: what a bot sees of your position

feature-seat-players = pelaajia on { $value }
feature-seat-turn = on sinun vuorosi
feature-seat-moves-later = vuorosi tulee { $value ->
    [one] { $value } vuoron
   *[other] { $value } vuoron
} päästä
feature-seat-on-journey = olet matkalla
feature-seat-rounds-left = jäljellä on noin { $value ->
    [one] { $value } kierros
   *[other] { $value } kierrosta
}
feature-seat-last-round = tämä kierros on viimeinen
feature-seat-points = sinulla on { $value ->
    [one] { $value } piste
   *[other] { $value } pistettä
}
feature-seat-lead = etumatkasi parhaaseen muuhun pelaajaan on { $value ->
    [one] { $value } piste
   *[other] { $value } pistettä
}
feature-seat-silver = sinulla on { $value ->
    [one] 1 hopea
   *[other] { $value } hopeaa
}
feature-seat-silver-worth = yksi hopea on { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoinen
feature-seat-cards = kädessäsi on { $value ->
    [one] { $value } matkakortti
   *[other] { $value } matkakorttia
}
feature-seat-most-of-a-colour = parasta väriäsi on kädessäsi { $value ->
    [one] { $value } kortti
   *[other] { $value } korttia
}
feature-seat-jokers = kädessäsi on { $value ->
    [one] { $value } jokeri
   *[other] { $value } jokeria
}
feature-seat-assistants = sinulla on { $value ->
    [one] { $value } apuri
   *[other] { $value } apuria
}
feature-seat-expeditions = olet vienyt päätökseen { $value ->
    [one] { $value } retken
   *[other] { $value } retkeä
}
feature-seat-joined = olet mukana { $value ->
    [one] { $value } retkellä
   *[other] { $value } retkellä
}
feature-seat-adventures = sinulla on { $value ->
    [one] { $value } avoin seikkailu
   *[other] { $value } avointa seikkailua
}
feature-seat-best-prize = paras retkesi tuo { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-tour-worth = se, mitä voit vielä viedä päätökseen täältä käsin, on { $value ->
    [one] { $value } pisteen
   *[other] { $value } pisteen
} arvoista
feature-seat-nearest = lähin tavoite on { $value ->
    [one] { $value } askelen
   *[other] { $value } askelen
} päässä
feature-seat-others-joined = joku muu on mukana { $value ->
    [one] { $value } retkellä
   *[other] { $value } retkellä
}
feature-seat-others-cards = jollakulla muulla on kädessä { $value ->
    [one] { $value } matkakortti
   *[other] { $value } matkakorttia
}
feature-seat-others-silver = jollakulla muulla on { $value ->
    [one] 1 hopea
   *[other] { $value } hopeaa
}

# First lessons: what the coach says.

lesson-draw = Vuorolla tehdään yksi toiminto: nosta kortteja, avaa kirja tai matkusta. Matkaan tarvitset kortteja, joten nosta kaksi.
lesson-set-out = Nyt sinulla on kortteja matkaa varten. Lähde matkaan.
lesson-step = Askel maksaa kortin, jossa on määräpaikan symboli. Jokerisi sopii kaikkialle ja palaa sinulle matkan jälkeen. Matkusta sillä Kairoon.
lesson-join = Yksi esillä olevista retkistä alkaa täältä Kairosta. Liity siihen: asetat sille merkin ja saat heti sen alla olevan bonuksen.
lesson-stop = Muilla korteillasi et pääse vielä Mosambikiin. Päätä matka; merkki jää paikalleen.
lesson-limit = Vuorosi lopussa kädessäsi saa olla enintään viisi korttia. Sinulla on yksi liikaa: poista violetti kortti.
lesson-two-symbols = Olet matkalla etelään, kortti askelta kohti. Sansibarilla on violetti symboli: matkusta sinne violetilla kortillasi.
lesson-join-again = Sansibarilta alkaa toinen retki, ja se vie takaisin Kairoon. Liittyminen ei maksa mitään. Liity siihen matkan varrella.
lesson-onward = Saamaasi korttia saa käyttää heti, mutta tässä sopii turkoosi. Matkusta Mosambikiin.
lesson-complete = Olet ensimmäisen retkesi määränpäässä, ja merkkisi on retkellä. Vie se päätökseen: saat hopeaa ja pisteitä.
lesson-rest = Täällä ei ole enää tehtävää. Päätä matka; tyhjään ruutuun tulee uusi retki.
lesson-book = Hopealla ostetaan seikkailuja. Kummallakin kartan puoliskolla on oma kirjansa, ja sinä olet etelässä. Avaa eteläinen kirja.
lesson-page = Kirjasta näkyy yksi seikkailu. Käännä sivu oikealta, niin näet seuraavan; ensimmäinen kääntö on ilmainen.
lesson-buy = Tämä seikkailu vie apurin luo Timbuctoohon, pohjoiseen. Osta se 5 hopealla.
lesson-close-book = Yksi riittää tällä kertaa. Sulje kirja.
lesson-adventure = Olet Timbuctoossa, seikkailusi määränpäässä. Vie se päätökseen: apuri lähtee mukaasi.
lesson-assistant = Apuri on yhden värin kortti, joka palaa käteesi jokaisen matkan jälkeen. Jatka sillä Khartumiin.
lesson-both-ways = Hyvä reitti palvelee kahta retkeä. Olet taas Kairossa, jossa toinen retkesi päättyy. Vie se päätökseen.
lesson-recolour = Toinen pelaaja vei juuri päätökseen retken, jolla sinäkin olit mukana: vain ensimmäinen saa palkkion. Hopea nopeuttaa matkaa: maksa 5, niin pääset harmaalla kortillasi Kongoon.
lesson-race = Liityit tälle retkelle Kongossa vain hetki sitten ja olet jo sen määränpäässä. Vie se päätökseen, ennen kuin kukaan muu ehtii.
lesson-chain = Tällä matkalla olet vienyt päätökseen jo kaksi retkeä, ja täällä Kapkaupungissa päättyy kolmas. Vie sekin päätökseen: pitkät matkat kannattavat parhaiten.
lesson-end = Nyt tunnet kaikki kolme toimintoa: nosta, osta, matkusta. Peli jatkuu, kunnes uusia retkiä ei enää riitä ruutuihin. Sitten lasketaan retkien ja artefaktien pisteet; lisäpisteitä saa artefaktien kokoelmista ja hopeasta.
