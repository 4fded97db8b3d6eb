game-title = Puun alla
game-summary = Ravista marulapuuta, kerää mitä putoaa ja täytä korisi, ennen kuin ampiaiset löytävät sinut. Oma pieni pelimme.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarindi

option-open-seeds = Siemenet paljastetaan
option-open-seeds-yes = kun kaikki ovat valinneet
option-open-seeds-no = lopussa

phase-seeds = Pane yksi hedelmä syrjään siemeneksi.
phase-turn = Ravista puuta tai pane hedelmiä koriisi.
phase-gathering = Kerää vielä yksi hedelmä tai lopeta.
phase-over = Peli on päättynyt.

action-set-seed = Pane syrjään siemeneksi: { $fruit }
action-shake = Ravista puuta
action-gather = Kerää hedelmä
action-stop = Lopeta kerääminen
action-lay-out = Pane koriin kaikki: { $fruit }
action-pass = Passaa

event-hand-dealt = Käsi: { $fruits }.
event-seed-set = { $seat } panee siemenen syrjään.
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
event-fruits-laid-out = { $seat } panee koriin: { $number }× { $fruit }.
event-passed = { $seat } passaa.
event-hand-shown = Käteen jäi ({ $seat }): { $fruits }.
event-match-ended = Peli päättyy { $rounds ->
    [one] yhden kierroksen jälkeen
   *[other] { $rounds } kierroksen jälkeen
}.

refusal-tp-3 = Kädessäsi ei ole tätä hedelmää syrjään pantavaksi: { $fruit }
refusal-tp-3-first = Ensin jokainen panee siemenen syrjään
refusal-tp-3-once = Siemen pannaan syrjään kerran, ennen ensimmäistä vuoroa
refusal-tp-5 = Kerääminen ja lopettaminen tulevat vasta puun ravistamisen jälkeen
refusal-tp-5-gathering = Olet keräämässä: ota ainakin yksi hedelmä, sitten jatka tai lopeta
refusal-tp-7 = Kätesi on täynnä: kun hedelmiä on { $limit }, puuta ei saa ravistaa
refusal-tp-8 = Kädessäsi ei ole tätä hedelmää koriin pantavaksi: { $fruit }
refusal-tp-9 = Vain se saa passata, joka ei voi ravistaa eikä panna hedelmiä koriin
refusal-tp-9-bag = Ravistettavia hedelmiä ei enää ole

line-fruits = Hedelmät korissa ({ $number })
line-seed = Siemenen lajia olevat hedelmät
line-hand = Käteen jääneet hedelmät

guide-tree = Ravista puuta: noppa kertoo, montako hedelmää saat kerätä pussista. Lopeta, ennen kuin tulee ampiainen.
guide-baskets = Hedelmistä saa pisteitä vasta korissa. Yhden lajin kaikki hedelmät pannaan koriin kerralla, ja siemenesi lajista saa pisteen enemmän.
face-unseen = Pussissa ja muiden käsissä
face-wasps = ampiaiset
face-hand = Kätesi
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
field-planted = Siemen pantu syrjään
field-seeds = Siemen
field-baskets = Kori

# What a row of the score sheet is about, where each player's line says something of its own.
lines-fruits = Hedelmät korissa

find = { $fruit }
find-wasp = ampiainen

problem-wasp = ampiainen ei ole hedelmä
problem-hand-limit = pitää olla vähintään sen verran kuin jaetaan
problem-few-fruits = liian vähän neljälle pelaajalle, joista kukin saa { $number }

kind-set-seed = Pane siemen syrjään
kind-lay-out = Pane hedelmiä koriin

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Puun alla
edition-default-note = Keksitty tätä hanketta varten; mitään siitä ei ole julkaistu muualla.
source-own-ref = tämä hanke
source-own = kaikki
