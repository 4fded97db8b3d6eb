game-title = Under treet
game-summary = Rist marulatreet, sank det som faller, og fyll kurven din før vepsene finner deg. Et lite spill vi har funnet på selv.
game-teaser = Rist treet og sank frukt til vepsene kommer. Et lite spill vi har laget selv.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarind

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = Frøene avsløres
option-open-seeds-yes = når alle har valgt
option-open-seeds-no = til slutt

phase-seeds = Legg en frukt til side som frø.
phase-turn = Rist treet, eller legg ut frukter i kurven din.
phase-gathering = Sank en frukt til, eller stopp.
phase-over = Partiet er slutt.

action-set-seed = Legg en { $fruit } til side som frø
action-shake = Rist treet
action-gather = Sank en frukt
action-stop = Slutt å sanke
action-lay-out = Legg ut alle: { $fruit }
action-pass = Pass

event-hand-dealt = Starthånd: { $fruits }.
event-seed-set = { $seat } legger et frø til side.
event-seed-chosen = Frøet er en { $fruit }.
event-seed-shown = { $seat } avslører frøet: en { $fruit }.
event-tree-shaken = { $seat } rister treet: { $fruits ->
    [one] Én frukt sitter løst
   *[other] { $fruits } frukter sitter løst
}.
event-fruit-gathered = { $seat } sanker en frukt.
event-fruit-seen = Det er en { $fruit }.
event-wasp-met = { $seat } møter en veps og stikker av.
event-stopped = { $seat } slutter å sanke.
event-fruits-laid-out = { $seat } legger ut { $number }× { $fruit }.
event-passed = { $seat } passer.
event-hand-shown = { $seat } har fortsatt på hånden: { $fruits }.
event-match-ended = Partiet slutter etter { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
}.

refusal-tp-3 = Du har ingen { $fruit } å legge til side
refusal-tp-3-first = Først legger alle et frø til side
refusal-tp-3-once = Du legger bare et frø til side én gang, før den første turen
refusal-tp-5 = Rist treet før du sanker
refusal-tp-5-gathering = Du holder på å sanke: Ta minst én frukt, og ta så en til, eller stopp
refusal-tp-7 = Hånden din er full: Med { $limit } frukter kan du ikke riste treet
refusal-tp-8 = Du har ingen { $fruit } å legge ut
refusal-tp-9 = Du kan bare passe hvis du verken kan riste treet eller legge ut
refusal-tp-9-bag = Det er ingen frukter igjen i posen

line-fruits = Frukter i kurven ({ $number })
line-seed = Frukter av frøets slag
line-hand = Frukter igjen på hånden

guide-tree = Rist treet: Terningen sier hvor mange frukter du kan sanke fra posen. Stopp før det kommer ut en veps.
guide-baskets = Frukter gir poeng når de ligger i kurven din. Du legger ut alle frukter av ett slag på én gang. Hver frukt av samme slag som frøet ditt gir ett poeng til.
face-unseen = I posen og på hånden hos de andre
face-wasps = vepser
face-hand = Hånden din
face-baskets = Kurver
face-hand-size = { $number ->
    [one] én frukt på hånden
   *[other] { $number } frukter på hånden
}
face-seed = frø
face-seed-hidden = frø lagt til side
face-basket-empty = Kurven er tom.

field-left = Frukter du fortsatt kan sanke
field-gathered = Frukter sanket denne turen
field-hands = Hånd
field-hand-sizes = Frukter på hånden
field-planted = Frø lagt til side
field-seeds = Frø
field-baskets = Kurv

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = flere frukter i kurven, { $more } mot { $less }
lines-fruits = Frukter i kurven

find = { $fruit }
find-wasp = veps

problem-wasp = en veps er ikke en frukt
problem-hand-limit = må være minst like høyt som antallet frukter som deles ut
problem-few-fruits = for få til fire spillere som får { $number } hver

kind-set-seed = Legg et frø til side
kind-lay-out = Legg ut frukter

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Under treet
edition-default-note = Laget for dette prosjektet; ingenting av det er utgitt andre steder.
source-own-ref = dette prosjektet
source-own = alt

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tittel
printed-fruits = Frukter
printed-name = Navn
printed-count = Antall
printed-points = Poeng
printed-numbers = Andre tall
printed-wasps = Vepser
printed-dealt = Frukter ved start
printed-hand-limit = Maks. frukter på hånden
printed-die = Sider på terningen
printed-basket-goal = Frukter i en kurv som avslutter partiet
printed-rounds = Siste runde

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = avviker { $value } poeng fra det første anslaget
feature-option-seed = legger en frukt til side som frø
feature-option-lay-out = legger ut { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
}
feature-option-points = gir { $value } poeng
feature-option-shake = rister treet
feature-option-gather = sanker en frukt til
feature-option-hand-after = etterpå har du { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
} på hånden
feature-seat-turn = det er din tur
feature-seat-rounds-left = etter denne runden kommer det { $value } til
feature-seat-basket = det er { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
} i kurven din
feature-seat-basket-points = kurven og frøet ditt gir { $value } poeng
feature-seat-hand = du har { $value ->
    [one] { $value } frukt
   *[other] { $value } frukter
} på hånden
feature-seat-hand-points = hvis du la ut alt på hånden, ville det gi { $value } poeng
feature-seat-lead = forspranget ditt på den beste av de andre kurvene er { $value } poeng
feature-seat-wasp = risikoen for at det neste som trekkes, er en veps, er { $value } %
