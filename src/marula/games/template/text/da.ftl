game-title = Under træet
game-summary = Ryst marulatræet, saml det, der falder, og fyld din kurv, før hvepsene finder dig. Et lille spil, vi selv har fundet på.
game-teaser = Ryst træet, og saml frugt, indtil hvepsene kommer. Et lille spil, vi selv har lavet.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarind

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = Frøene afsløres
option-open-seeds-yes = når alle har valgt
option-open-seeds-no = til sidst

phase-seeds = Læg en frugt til side som dit frø.
phase-turn = Ryst træet, eller læg frugter ud i din kurv.
phase-gathering = Saml en frugt mere op, eller stop.
phase-over = Partiet er slut.

action-set-seed = Læg en { $fruit } til side som dit frø
action-shake = Ryst træet
action-gather = Saml en frugt op
action-stop = Hold op med at samle
action-lay-out = Læg alle ud: { $fruit }
action-pass = Pas

event-hand-dealt = Starthånd: { $fruits }.
event-seed-set = { $seat } lægger et frø til side.
event-seed-chosen = Frøet er en { $fruit }.
event-seed-shown = { $seat } afslører frøet: en { $fruit }.
event-tree-shaken = { $seat } ryster træet: { $fruits ->
    [one] En frugt sidder løst
   *[other] { $fruits } frugter sidder løst
}.
event-fruit-gathered = { $seat } samler en frugt op.
event-fruit-seen = Det er en { $fruit }.
event-wasp-met = { $seat } møder en hveps og løber sin vej.
event-stopped = { $seat } holder op med at samle.
event-fruits-laid-out = { $seat } lægger { $number }× { $fruit } ud.
event-passed = { $seat } passer.
event-hand-shown = { $seat } har stadig på hånden: { $fruits }.
event-match-ended = Partiet slutter efter { $rounds ->
    [one] en runde
   *[other] { $rounds } runder
}.

refusal-tp-3 = Du har ingen { $fruit } at lægge til side
refusal-tp-3-first = Først lægger alle et frø til side
refusal-tp-3-once = Du lægger kun et frø til side én gang, før den første tur
refusal-tp-5 = Ryst træet, før du samler
refusal-tp-5-gathering = Du er ved at samle: Tag mindst én frugt, og tag så endnu en, eller stop
refusal-tp-7 = Din hånd er fuld: Med { $limit } frugter kan du ikke ryste træet
refusal-tp-8 = Du har ingen { $fruit } at lægge ud
refusal-tp-9 = Du må kun passe, hvis du hverken kan ryste træet eller lægge ud
refusal-tp-9-bag = Der er ingen frugter tilbage i posen

line-fruits = Frugter i kurven ({ $number })
line-seed = Frugter af frøets slags
line-hand = Frugter tilbage på hånden

guide-tree = Ryst træet: Terningen viser, hvor mange frugter du må samle fra posen. Stop, før der kommer en hveps ud.
guide-baskets = Frugter giver point, når de ligger i din kurv. Du lægger alle frugter af én slags ud på én gang. Hver frugt af samme slags som dit frø giver ét point mere.
face-unseen = I posen og på hånden hos de andre
face-wasps = hvepse
face-hand = Din hånd
face-baskets = Kurve
face-hand-size = { $number ->
    [one] en frugt på hånden
   *[other] { $number } frugter på hånden
}
face-seed = frø
face-seed-hidden = frø lagt til side
face-basket-empty = Kurven er tom.

field-left = Frugter, du stadig kan samle
field-gathered = Frugter samlet i denne tur
field-hands = Hånd
field-hand-sizes = Frugter på hånden
field-planted = Frø lagt til side
field-seeds = Frø
field-baskets = Kurv

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = flere frugter i kurven, { $more } mod { $less }
lines-fruits = Frugter i kurven

find = { $fruit }
find-wasp = hveps

problem-wasp = en hveps er ikke en frugt
problem-hand-limit = skal mindst være det antal frugter, der deles ud
problem-few-fruits = for få til fire spillere, der får { $number } hver

kind-set-seed = Læg et frø til side
kind-lay-out = Læg frugter ud

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Under træet
edition-default-note = Opfundet til dette projekt; intet af det er udgivet andre steder.
source-own-ref = dette projekt
source-own = alt

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-fruits = Frugter
printed-name = Navn
printed-count = Antal
printed-points = Point
printed-numbers = Andre tal
printed-wasps = Hvepse
printed-dealt = Frugter ved start
printed-hand-limit = Maks. frugter på hånden
printed-die = Terningens sider
printed-basket-goal = Frugter i en kurv, der afslutter partiet
printed-rounds = Sidste runde

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = afviger { $value } point fra det første skøn
feature-option-seed = lægger en frugt til side som frø
feature-option-lay-out = lægger { $value ->
    [one] { $value } frugt
   *[other] { $value } frugter
} ud
feature-option-points = giver { $value } point
feature-option-shake = ryster træet
feature-option-gather = samler en frugt mere op
feature-option-hand-after = så har du { $value ->
    [one] { $value } frugt
   *[other] { $value } frugter
} tilbage på hånden
feature-seat-turn = det er din tur
feature-seat-rounds-left = efter denne runde kommer der { $value } til
feature-seat-basket = der er { $value ->
    [one] { $value } frugt
   *[other] { $value } frugter
} i din kurv
feature-seat-basket-points = din kurv og dit frø giver { $value } point
feature-seat-hand = du har { $value ->
    [one] { $value } frugt
   *[other] { $value } frugter
} på hånden
feature-seat-hand-points = frugterne på din hånd ville give { $value } point, hvis de blev lagt ud
feature-seat-lead = dit forspring til den bedste af de andre kurve er { $value } point
feature-seat-wasp = risikoen for at trække en hveps næste gang er { $value } %
