game-title = Puun alla
game-summary = Ravista marulapuuta, kerää mitä putoaa ja täytä korisi, ennen kuin ampiaiset löytävät sinut. Oma pieni pelimme.
game-teaser = Ravista puuta ja kerää hedelmiä, kunnes ampiaiset tulevat. Oma pieni pelimme.

fruit-marula = marula
    .partitive = marulaa
fruit-baobab = baobab
    .partitive = baobabia
fruit-tamarind = tamarindi
    .partitive = tamarindia

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }
    .partitive = hedelmää ”{ $name }”

option-open-seeds = Siemenet paljastetaan
option-open-seeds-yes = kun kaikki ovat valinneet
option-open-seeds-no = lopussa

phase-seeds = Laita yksi hedelmä syrjään siemeneksi.
phase-turn = Ravista puuta tai laita hedelmiä koriisi.
phase-gathering = Kerää vielä yksi hedelmä tai lopeta.
phase-over = Peli on päättynyt.

action-set-seed = Laita { $fruit } syrjään siemeneksi
action-shake = Ravista puuta
action-gather = Kerää hedelmä
action-stop = Lopeta kerääminen
action-lay-out = Laita koriin kaikki: { $fruit }
action-pass = Passaa

event-hand-dealt = Aloituskäsi: { $fruits }.
event-seed-set = { $seat } laittaa siemenen syrjään.
event-seed-chosen = Siemen on { $fruit }.
event-seed-shown = { $seat } näyttää siemenen: { $fruit }.
event-tree-shaken = { $seat } ravistaa puuta: { $fruits ->
    [one] yksi hedelmä irtoaa
   *[other] { $fruits } hedelmää irtoaa
}.
event-fruit-gathered = { $seat } kerää hedelmän.
event-fruit-seen = Se on { $fruit }.
event-wasp-met = { $seat } kohtaa ampiaisen ja juoksee pakoon.
event-stopped = { $seat } lopettaa keräämisen.
event-fruits-laid-out = { $seat } laittaa koriin { $number ->
    [one] yhden hedelmän: { $fruit }
   *[other] { $number } hedelmää: { $fruit }
}.
event-passed = { $seat } passaa.
event-hand-shown = Käteen jäi ({ $seat }): { $fruits }.
event-match-ended = Peli päättyy { $rounds ->
    [one] yhden kierroksen jälkeen
   *[other] { $rounds } kierroksen jälkeen
}.

refusal-tp-3 = Kädessäsi ei ole { $fruit_partitive } syrjään laitettavaksi
refusal-tp-3-first = Ensin jokainen laittaa siemenen syrjään
refusal-tp-3-once = Siemen laitetaan syrjään kerran, ennen ensimmäistä vuoroa
refusal-tp-5 = Ravista puuta, ennen kuin keräät
refusal-tp-5-gathering = Olet keräämässä: ota ainakin yksi hedelmä, sitten jatka tai lopeta
refusal-tp-7 = Kätesi on täynnä (enintään { $limit }): et voi ravistaa puuta
refusal-tp-8 = Kädessäsi ei ole { $fruit_partitive } koriin laitettavaksi
refusal-tp-9 = Voit passata vain, jos et voi ravistaa puuta etkä laittaa hedelmiä koriin
refusal-tp-9-bag = Pussissa ei ole enää hedelmiä

line-fruits = Hedelmät korissa ({ $number })
line-seed = Siemenen lajin hedelmät
line-hand = Käteen jääneet hedelmät

guide-tree = Ravista puuta: noppa kertoo, montako hedelmää saat kerätä pussista. Lopeta, ennen kuin tulee ampiainen.
guide-baskets = Hedelmistä saa pisteitä vasta korissa. Yhden lajin kaikki hedelmät laitetaan koriin kerralla. Jokainen siemenesi lajin hedelmä tuo pisteen enemmän.
face-unseen = Pussissa ja muiden käsissä
face-wasps = ampiaiset
face-hand = Kätesi
face-baskets = Korit
face-hand-size = { $number ->
    [one] yksi hedelmä kädessä
   *[other] { $number } hedelmää kädessä
}
face-seed = siemen
face-seed-hidden = siemen syrjässä
face-basket-empty = Kori on tyhjä.

field-left = Vielä kerättävissä olevat hedelmät
field-gathered = Tällä vuorolla kerätyt hedelmät
field-hands = Käsi
field-hand-sizes = Hedelmiä kädessä
field-planted = Siemen laitettu syrjään
field-seeds = Siemen
field-baskets = Kori

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = täydempi kori, { $more } vastaan { $less }
lines-fruits = Hedelmät korissa

find = { $fruit }
find-wasp = ampiainen

problem-wasp = ampiainen ei ole hedelmä
problem-hand-limit = pitää olla vähintään jaettavien hedelmien määrä
problem-few-fruits = liian vähän neljälle pelaajalle, joista kukin saa { $number }

kind-set-seed = Laita siemen syrjään
kind-lay-out = Laita hedelmiä koriin

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Puun alla
edition-default-note = Keksitty tätä hanketta varten; mitään siitä ei ole julkaistu muualla.
source-own-ref = tämä hanke
source-own = kaikki

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Nimi
printed-fruits = Hedelmät
printed-name = Nimi
printed-count = Määrä
printed-points = Pisteet
printed-numbers = Muut luvut
printed-wasps = Ampiaisia
printed-dealt = Hedelmiä alussa
printed-hand-limit = Hedelmiä kädessä enintään
printed-die = Nopan tahkot
printed-basket-goal = Hedelmiä korissa, kun peli päättyy
printed-rounds = Viimeinen kierros

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = eroaa ensiarviosta { $value ->
    [one] { $value } pisteellä
   *[other] { $value } pisteellä
}
feature-option-seed = laittaa hedelmän syrjään siemeneksi
feature-option-lay-out = laittaa koriin { $value ->
    [one] { $value } hedelmän
   *[other] { $value } hedelmää
}
feature-option-points = tuo { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-option-shake = ravistaa puuta
feature-option-gather = kerää vielä yhden hedelmän
feature-option-hand-after = jättää käteesi { $value ->
    [one] { $value } hedelmän
   *[other] { $value } hedelmää
}
feature-seat-turn = on sinun vuorosi
feature-seat-rounds-left = tämän kierroksen jälkeen on vielä { $value ->
    [one] { $value } kierros
   *[other] { $value } kierrosta
}
feature-seat-basket = korissasi on { $value ->
    [one] { $value } hedelmä
   *[other] { $value } hedelmää
}
feature-seat-basket-points = korisi ja siemenesi tuovat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-hand = kädessäsi on { $value ->
    [one] { $value } hedelmä
   *[other] { $value } hedelmää
}
feature-seat-hand-points = koriin laitettuina kätesi hedelmät toisivat { $value ->
    [one] { $value } pisteen
   *[other] { $value } pistettä
}
feature-seat-lead = etumatkasi parhaaseen muuhun koriin on { $value ->
    [one] { $value } piste
   *[other] { $value } pistettä
}
feature-seat-wasp = seuraava nosto on ampiainen { $value } %:n todennäköisyydellä
