game-title = Onder de boom
game-summary = Schud de marulaboom, raap op wat er valt en vul je mand voordat de wespen je vinden. Een klein spel van onszelf.
game-teaser = Schud de boom en raap vruchten, tot de wespen komen. Een klein spel van onszelf.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarinde

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = De zaden worden getoond
option-open-seeds-yes = zodra iedereen heeft gekozen
option-open-seeds-no = aan het einde

phase-seeds = Leg één vrucht opzij als zaad.
phase-turn = Schud de boom of leg vruchten in je mand.
phase-gathering = Raap nog een vrucht op of stop.
phase-over = De partij is afgelopen.

action-set-seed = Als zaad opzijleggen: { $fruit }
action-shake = De boom schudden
action-gather = Een vrucht rapen
action-stop = Stoppen met rapen
action-lay-out = Allemaal uitleggen: { $fruit }
action-pass = Passen

event-hand-dealt = Eerste hand: { $fruits }.
event-seed-set = { $seat } legt een zaad opzij.
event-seed-chosen = Het zaad: { $fruit }.
event-seed-shown = { $seat } toont het zaad: { $fruit }.
event-tree-shaken = { $seat } schudt de boom: { $fruits ->
    [one] één vrucht hangt los
   *[other] { $fruits } vruchten hangen los
}.
event-fruit-gathered = { $seat } raapt een vrucht.
event-fruit-seen = De vrucht: { $fruit }.
event-wasp-met = { $seat } stuit op een wesp en rent weg.
event-stopped = { $seat } stopt met rapen.
event-fruits-laid-out = { $seat } legt { $number }× { $fruit } uit.
event-passed = { $seat } past.
event-hand-shown = { $seat } heeft nog in de hand: { $fruits }.
event-match-ended = De partij eindigt na { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
}.

refusal-tp-3 = Deze vrucht heb je niet in je hand: { $fruit }
refusal-tp-3-first = Eerst legt iedereen een zaad opzij
refusal-tp-3-once = Je legt maar één keer een zaad opzij, vóór de eerste beurt
refusal-tp-5 = Schud de boom voordat je raapt
refusal-tp-5-gathering = Je bent aan het rapen: neem minstens één vrucht, en neem er dan nog een of stop
refusal-tp-7 = Je hand is vol: met { $limit } vruchten kun je de boom niet schudden
refusal-tp-8 = Deze vrucht heb je niet in je hand: { $fruit }
refusal-tp-9 = Je kunt alleen passen als je niet kunt schudden en niet kunt uitleggen
refusal-tp-9-bag = Er zitten geen vruchten meer in de zak

line-fruits = Vruchten in de mand ({ $number })
line-seed = Vruchten van de soort van het zaad
line-hand = Vruchten nog in de hand

guide-tree = Schud de boom: de dobbelsteen zegt hoeveel vruchten je uit de zak kunt rapen. Stop voordat er een wesp uit komt.
guide-baskets = Vruchten tellen zodra ze in je mand liggen. Alle vruchten van één soort leg je samen uit. Elke vrucht van de soort van je zaad telt één punt meer.
face-unseen = In de zak en in de hand van anderen
face-wasps = wespen
face-hand = Je hand
face-baskets = Manden
face-hand-size = { $number ->
    [one] één vrucht in de hand
   *[other] { $number } vruchten in de hand
}
face-seed = zaad
face-seed-hidden = zaad opzijgelegd
face-basket-empty = De mand is leeg.

field-left = Vruchten die je nog kunt rapen
field-gathered = Vruchten deze beurt geraapt
field-hands = Hand
field-hand-sizes = Vruchten in de hand
field-planted = Zaad opzijgelegd
field-seeds = Zaad
field-baskets = Mand

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = vollere mand, { $more } tegen { $less }
lines-fruits = Vruchten in de mand

find = { $fruit }
find-wasp = wesp

problem-wasp = een wesp is geen vrucht
problem-hand-limit = moet minstens het aantal gedeelde vruchten zijn
problem-few-fruits = te weinig voor vier spelers die er elk { $number } krijgen

kind-set-seed = Zaad opzijleggen
kind-lay-out = Vruchten uitleggen

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Onder de boom
edition-default-note = Voor dit project bedacht; niets ervan is elders gepubliceerd.
source-own-ref = dit project
source-own = alles

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-fruits = Vruchten
printed-name = Naam
printed-count = Aantal
printed-points = Punten
printed-numbers = Andere getallen
printed-wasps = Wespen
printed-dealt = Vruchten bij het begin
printed-hand-limit = Max. vruchten in de hand
printed-die = Zijden van de dobbelsteen
printed-basket-goal = Vruchten in een mand die de partij beëindigen
printed-rounds = Laatste ronde

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = wijkt { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} af van de eerste schatting
feature-option-seed = legt een vrucht opzij als zaad
feature-option-lay-out = legt { $value ->
    [one] { $value } vrucht
   *[other] { $value } vruchten
} uit
feature-option-points = levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-shake = schudt de boom
feature-option-gather = raapt nog een vrucht
feature-option-hand-after = je houdt { $value ->
    [one] { $value } vrucht
   *[other] { $value } vruchten
} in de hand
feature-seat-turn = je bent aan de beurt
feature-seat-rounds-left = na deze ronde { $value ->
    [one] komt er nog { $value } ronde
   *[other] komen er nog { $value } ronden
}
feature-seat-basket = in je mand { $value ->
    [one] ligt { $value } vrucht
   *[other] liggen { $value } vruchten
}
feature-seat-basket-points = je mand en je zaad leveren { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-hand = je hebt { $value ->
    [one] { $value } vrucht
   *[other] { $value } vruchten
} in de hand
feature-seat-hand-points = uitgelegd zou je hand { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} opleveren
feature-seat-lead = je voorsprong op de beste andere mand is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
feature-seat-wasp = de kans dat de volgende trekking een wesp is, is { $value }%
