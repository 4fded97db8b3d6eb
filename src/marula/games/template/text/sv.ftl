game-title = Under trädet
game-summary = Skaka marulaträdet, plocka upp det som faller och fyll din korg innan getingarna hittar dig. Ett litet eget spel.
game-teaser = Skaka trädet och plocka frukt tills getingarna kommer. Ett litet spel som vi har gjort själva.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarind

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = Fröna visas
option-open-seeds-yes = när alla har valt
option-open-seeds-no = i slutet

phase-seeds = Lägg undan en frukt som frö.
phase-turn = Skaka trädet eller lägg ut frukter i din korg.
phase-gathering = Plocka en frukt till eller sluta.
phase-over = Partiet är slut.

action-set-seed = Lägg undan en { $fruit } som frö
action-shake = Skaka trädet
action-gather = Plocka en frukt
action-stop = Sluta plocka
action-lay-out = Lägg ut alla: { $fruit }
action-pass = Passa

event-hand-dealt = Starthand: { $fruits }.
event-seed-set = { $seat } lägger undan ett frö.
event-seed-chosen = Fröet är en { $fruit }.
event-seed-shown = { $seat } visar fröet: en { $fruit }.
event-tree-shaken = { $seat } skakar trädet: { $fruits ->
    [one] En frukt sitter löst
   *[other] { $fruits } frukter sitter löst
}.
event-fruit-gathered = { $seat } plockar en frukt.
event-fruit-seen = Det är en { $fruit }.
event-wasp-met = { $seat } möter en geting och springer sin väg.
event-stopped = { $seat } slutar plocka.
event-fruits-laid-out = { $seat } lägger ut { $number }× { $fruit }.
event-passed = { $seat } passar.
event-hand-shown = { $seat } har kvar på handen: { $fruits }.
event-match-ended = Partiet slutar efter { $rounds ->
    [one] en runda
   *[other] { $rounds } rundor
}.

refusal-tp-3 = Du har ingen { $fruit } att lägga undan
refusal-tp-3-first = Först lägger alla undan ett frö
refusal-tp-3-once = Du lägger undan ett frö bara en gång, före den första turen
refusal-tp-5 = Skaka trädet innan du plockar
refusal-tp-5-gathering = Du håller på att plocka: Ta minst en frukt, ta sedan en till eller sluta
refusal-tp-7 = Din hand är full: Med { $limit } frukter får du inte skaka trädet
refusal-tp-8 = Du har ingen { $fruit } att lägga ut
refusal-tp-9 = Du får bara passa om du varken kan skaka trädet eller lägga ut
refusal-tp-9-bag = Det finns inga frukter kvar i påsen

line-fruits = Frukter i korgen ({ $number })
line-seed = Frukter av fröets sort
line-hand = Frukter kvar på handen

guide-tree = Skaka trädet: Tärningen visar hur många frukter du får plocka ur påsen. Sluta innan det kommer en geting.
guide-baskets = Frukter ger poäng när de ligger i din korg. Du lägger ut alla frukter av en sort på en gång. Varje frukt av samma sort som ditt frö ger en poäng till.
face-unseen = I påsen och på de andras händer
face-wasps = getingar
face-hand = Din hand
face-baskets = Korgar
face-hand-size = { $number ->
    [one] en frukt på handen
   *[other] { $number } frukter på handen
}
face-seed = frö
face-seed-hidden = frö undanlagt
face-basket-empty = Korgen är tom.

field-left = Frukter du fortfarande får plocka
field-gathered = Frukter plockade den här turen
field-hands = Hand
field-hand-sizes = Frukter på handen
field-planted = Frö undanlagt
field-seeds = Frö
field-baskets = Korg

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = fullare korg, { $more } mot { $less }
lines-fruits = Frukter i korgen

find = { $fruit }
find-wasp = geting

problem-wasp = en geting är ingen frukt
problem-hand-limit = måste vara minst så många frukter som delas ut
problem-few-fruits = för få för fyra spelare som får { $number } var

kind-set-seed = Lägg undan ett frö
kind-lay-out = Lägg ut frukter

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Under trädet
edition-default-note = Påhittat för det här projektet; inget av det är utgivet någon annanstans.
source-own-ref = det här projektet
source-own = allt

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-fruits = Frukter
printed-name = Namn
printed-count = Antal
printed-points = Poäng
printed-numbers = Andra tal
printed-wasps = Getingar
printed-dealt = Frukter vid start
printed-hand-limit = Max. frukter på handen
printed-die = Tärningens sidor
printed-basket-goal = Frukter i en korg som avslutar partiet
printed-rounds = Sista rundan

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = avviker med { $value } poäng från den första gissningen
feature-option-seed = lägger undan en frukt som frö
feature-option-lay-out = lägger ut { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
}
feature-option-points = ger { $value } poäng
feature-option-shake = skakar trädet
feature-option-gather = plockar en frukt till
feature-option-hand-after = sedan har du { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
} kvar på handen
feature-seat-turn = det är din tur
feature-seat-rounds-left = det kommer { $value ->
    [one] { $value } runda
   *[other] { $value } rundor
} efter den här
feature-seat-basket = din korg innehåller { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
}
feature-seat-basket-points = din korg och ditt frö ger { $value } poäng
feature-seat-hand = du har { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
} på handen
feature-seat-hand-points = frukterna på handen skulle ge { $value } poäng om de lades ut
feature-seat-lead = ditt försprång till den bästa av de andra korgarna är { $value } poäng
feature-seat-wasp = risken att nästa dragning ger en geting är { $value } %
