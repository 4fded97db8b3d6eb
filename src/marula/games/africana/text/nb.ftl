game-title = Africana
game-summary = Slutt deg til ekspedisjoner som bare én av dere fullfører, og let i to bøker etter eventyr på den andre siden av ekvator. For 2 til 4 spillere, etter spillet av Michael Schacht. Reglene er de utgitte; kartet og de fleste kortene i standardutgaven er rekonstruert.
game-teaser = Kryss kontinentet før de andre: Bare den som kommer først, får betalt. Og to bøker rommer eventyr på den andre siden av ekvator.

# Things

colour-magenta = magenta
    .neuter = magenta
colour-turquoise = turkis
    .neuter = turkist
colour-grey = grå
    .neuter = grått
colour-orange = oransje
    .neuter = oransje
colour-violet = fiolett
    .neuter = fiolett

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = G
letter-orange = O
letter-violet = F

card = { $kind ->
    [joker] joker
    [assistant] { $colour } hjelper
   *[travel] { $colour_neuter } kort
}
.a =
    { $kind ->
        [joker] en joker
        [assistant] en { $colour } hjelper
       *[travel] et { $colour_neuter } kort
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli
    .at = i Napoli
place-marrakesh = Marrakech
    .at = i Marrakech
place-tripoli = Tripoli
    .at = i Tripoli
place-cairo = Kairo
    .at = i Kairo
place-aswan = Aswan
    .at = i Aswan
place-jidda = Jidda (Jeddah)
    .at = i Jidda (Jeddah)
place-dakar = Dakar
    .at = i Dakar
place-timbuctoo = Timbuctoo (Timbuktu)
    .at = i Timbuctoo (Timbuktu)
place-khartoum = Khartoum
    .at = i Khartoum
place-lagos = Lagos
    .at = i Lagos
place-addis-abeba = Addis Abeba
    .at = i Addis Abeba
place-congo = Kongo
    .at = i Kongo
place-serengeti = Serengeti
    .at = i Serengeti
place-leopoldville = Léopoldville (Kinshasa)
    .at = i Léopoldville (Kinshasa)
place-zanzibar = Zanzibar
    .at = på Zanzibar
place-luanda = Luanda
    .at = i Luanda
place-mozambique = Mosambik (Moçambique)
    .at = i Mosambik (Moçambique)
place-victoria-falls = Victoriafallene (Mosi-oa-Tunya)
    .at = ved Victoriafallene (Mosi-oa-Tunya)
place-madagascar = Madagaskar
    .at = på Madagaskar
place-kalahari = Kalahari
    .at = i Kalahari
place-port-natal = Port Natal (Durban)
    .at = i Port Natal (Durban)
place-cape-town = Cape Town
    .at = i Cape Town

company-italy = Italia
company-france = Frankrike
company-germany = Tyskland
company-england = England

artifact-mask = maske
    .a = en maske
artifact-drum = tromme
    .a = en tromme
artifact-statuette = statuett
    .a = en statuett
artifact-shield = skjold
    .a = et skjold
artifact-necklace = halskjede
    .a = et halskjede

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
    .neuter = { $name }
place = { $name }
    .at = i { $name }
company = { $name }
artifact = { $name }
    .a = kunstgjenstanden «{ $name }»

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $colour } hjelper fra { $place }
   *[artifact] { $artifact } fra { $place }
}
.a =
    { $kind ->
        [assistant] en { $colour } hjelper fra { $place }
       *[artifact] { $artifact_a } fra { $place }
    }

book-north = boken i nord
book-south = boken i sør
side-left = venstre
side-right = høyre
space-space-1 = felt 1
space-space-2 = felt 2
space-space-3 = felt 3
space-space-4 = felt 4
space-space-5 = felt 5

# Variants

option-hidden-totals = Poengsummer underveis
option-hidden-totals-yes = hver spiller ser bare sin egen sum
option-hidden-totals-no = alle ser alle summene
option-quiet-rounds = Runder uten en fullført ekspedisjon før partiet slutter
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Trekk reisekort, åpne boken eller dra av sted.
phase-book = Vend en side, kjøp et eventyr eller lukk boken.
phase-journey = Reis videre, slutt deg til eller fullfør en ekspedisjon, fullfør et eventyr, eller avslutt reisen.
phase-cards = Du har for mange kort: Kast ett.
phase-adventures = Du har for mange åpne eventyr: Gi opp ett.
phase-over = Partiet er slutt.

# What may be chosen

action-draw-cards = Trekk reisekort
action-open-book = Åpne boken
action-set-out = Dra av sted
action-stop = Avslutt handlingen
action-stop-book = Lukk boken
action-stop-journey = Avslutt reisen
action-turn-page = Vend { $side } side
action-buy = Kjøp eventyret til { $side }
action-step = { $recoloured ->
    [yes] Reis til { $place } med { $card_a }, omfarget
   *[no] Reis til { $place } med { $card_a }
}
action-join = Slutt deg til ekspedisjonen { $expedition }
action-complete-expedition = Fullfør ekspedisjonen { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Møt { $adventure_a }
   *[artifact] Ta { $adventure_a }
}
action-discard-card = Kast { $card_a }
action-discard-adventure = Gi opp { $adventure_a }

# What happened

event-company-taken = { $seat } reiser for { $company } og begynner { $place_at } med { $silver } sølv og { $jokers ->
    [0] ingen joker
    [one] én joker
   *[other] { $jokers } jokere
}.
event-expeditions-removed = { $number ->
    [0] Alle C-ekspedisjonene blir i spillet.
    [one] Én C-ekspedisjon fjernes fra spillet med baksiden opp.
   *[other] { $number } C-ekspedisjoner fjernes fra spillet med baksiden opp.
}
event-expedition-shown = Ny ekspedisjon på { $space }: { $expedition }, { $expedition_silver } sølv og { $expedition_points } poeng.
event-adventure-shown = Oppslått i { $book }: { $adventure }.
event-cards-drawn = { $seat } trekker { $number ->
    [0] ingenting: Det er ingen reisekort igjen
    [one] ett reisekort
   *[other] { $number } reisekort
}.
event-cards-seen = Trukket: { $cards }.
event-deck-shuffled = { $number ->
    [one] Det eneste kastede reisekortet blir den nye bunken.
   *[other] De { $number } kastede reisekortene stokkes til en ny bunke.
}
event-book-opened = { $seat } åpner { $book }.
event-page-turned = { $seat } vender { $side } side{ $silver ->
    [0] { "" }
   *[other] { " " }for { $silver } sølv
}: { $adventure }.
event-adventure-bought = { $seat } kjøper et eventyr for { $silver } sølv: { $adventure }.
event-book-closed = { $seat } lukker { $book }.
event-set-out-from = { $seat } drar av sted fra { $place }.
event-travelled = { $seat } spiller { $card_a }{ $silver ->
    [0] { "" }
   *[other] , omfarget for { $silver } sølv,
} og reiser fra { $place_from } til { $place_to }.
event-expedition-joined = { $seat } slutter seg til ekspedisjonen { $expedition }{ $silver ->
    [0] .
   *[other] { " " }og får { $silver } sølv.
}
event-expedition-completed = { $seat } fullfører ekspedisjonen { $expedition }: { $silver } sølv og { $points } poeng.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others } var også med og får ingenting.
}
event-artifact-found = { $seat } finner { $adventure_a }: { $silver } sølv og { $points } poeng.
event-assistant-hired = { $seat } møter { $adventure_a }, som blir med på reisen.
event-rested = { $seat } avslutter reisen { $place_at }.
event-card-discarded = { $seat } kaster { $card_a }.
event-card-lost = { $seat } kaster { $card_a } for godt.
event-adventure-discarded = { $seat } gir opp et eventyr for godt: { $adventure }.
event-last-round-began = Det er ikke nok ekspedisjoner til feltene: Runde { $round } er den siste.
event-explorers-recalled = Ingen ekspedisjon er blitt fullført på { $rounds } runder. Selskapene kaller sine oppdagelsesreisende hjem.
event-match-ended = Partiet slutter etter { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
}.
event-hand-shown = { $seat } har fortsatt på hånden: { $cards }.

# Why not

refusal-af-11-first = Velg først hva du vil gjøre denne turen: trekke reisekort, åpne boken eller dra av sted
refusal-af-11-book = Du har allerede valgt handlingen for denne turen: boken
refusal-af-11-journey = Du har allerede valgt handlingen for denne turen: reisen
refusal-af-15 = Et eventyr koster { $price } sølv; du har { $silver }
refusal-af-15-empty = Det ligger ikke noe kort på { $side } side av boken
refusal-af-16 = Det koster { $price } sølv å vende denne siden; du har { $silver }
refusal-af-16-empty = Det ligger ikke noe kort å vende på { $side } side av boken
refusal-af-19 = Kortet har ikke noe symbol som passer til { $place }: { $card }
refusal-af-19-far = Ingen reiserute går fra { $place_from } til { $place_to }
refusal-af-19-none = Du har ikke dette kortet på hånden: { $card }
refusal-af-23 = Det koster { $price } sølv å omfarge et kort; du har { $silver }
refusal-af-23-needless = Du kan reise til { $place } uten å omfarge kortet: { $card }
refusal-af-24 = Allerede brukt på denne reisen: { $card }
refusal-af-25 = Du kan bare slutte deg til denne ekspedisjonen { $place_at }
refusal-af-25-closed = Ekspedisjonen { $expedition } ligger ikke framme
refusal-af-26 = Alle de { $markers } markørene dine ligger på ekspedisjoner
refusal-af-26-joined = Du har allerede sluttet deg til ekspedisjonen { $expedition }
refusal-af-28 = Du kan bare fullføre denne ekspedisjonen { $place_at }
refusal-af-28-closed = Ekspedisjonen { $expedition } ligger ikke framme
refusal-af-28-marker = Du har ikke sluttet deg til ekspedisjonen { $expedition }
refusal-af-29 = Du kan bare fullføre dette eventyret { $place_at }
refusal-af-29-owner = Det er ikke et av de åpne eventyrene dine: { $adventure }
refusal-af-34 = Det er ingen kort i { $book }
refusal-af-36 = Kast først kort til du har { $limit }
refusal-af-36-none = Du har ikke dette kortet på hånden: { $card }
refusal-af-38 = Gi først opp eventyr til du har { $limit }
refusal-af-38-none = Det er ikke et av de åpne eventyrene dine: { $adventure }
refusal-af-39 = Du kan bare kaste kort og gi opp eventyr på slutten av turen din, og bare hvis du har for mange

# The score sheet

line-expeditions = Ekspedisjoner ({ $number })
line-artifacts = Kunstgjenstander ({ $number })
line-two-alike = To like: { $artifact_1 }
line-three-alike = Tre like: { $artifact_1 }
line-two-different = To ulike: { $artifact_1 }, { $artifact_2 }
line-four-different = Fire ulike: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Hjelpereventyr ({ $number })
line-silver = Sølv ({ $number })
line-cards = Reisekort på hånden ({ $number })
line-open-adventures = Åpne eventyr med kunstgjenstander ({ $number })

# On the board

face-map = Kart over kontinentet
face-equator = Ekvator
face-expeditions = Ekspedisjoner
face-drawer = Ekspedisjoner og bøker
face-draw-discard = { $number ->
    [one] Trekk reisekort, og kast så ett
   *[other] Trekk reisekort, og kast så { $number }
}
face-ways = { $number } måter å reise til { $place } på
face-goal = Her kan du fullføre et av eventyrene dine
face-silver = sølv
face-points = poeng
face-cards = reisekort
face-completed = fullførte ekspedisjoner
face-joined = { $name } er med
face-bonus = For å være med:
face-bonus-words = Bonus for å slutte seg til denne ekspedisjonen
face-about-expedition = { $points } poeng og { $silver } sølv til den som fullfører den: Slutt deg til den ved starten, og reis så til målet. { $number ->
    [0] Ingen er med.
    [one] Én spiller er med.
   *[other] { $number } spillere er med.
}
face-about-travel = Reis til et sted med dette symbolet. For { $silver } sølv gjelder kortet som hvilken som helst farge.
face-about-joker = Reis til et hvilket som helst sted. Den kommer tilbake på hånden etter reisen.
face-about-assistant = Reis til et sted med dette symbolet. Kortet kommer tilbake på hånden etter reisen.
face-about-find = Fullfør det ved å reise til { $place }: { $points } poeng og { $silver } sølv. Samlinger av kunstgjenstander gir poeng til slutt.
face-about-find-assistant = Fullfør det ved å reise til { $place }, og en hjelper i denne fargen slutter seg til deg.
face-pile = ekspedisjoner igjen i bunken
face-empty-space = ingen ekspedisjon
face-empty-page = tom
face-lie-here = { $number ->
    [one] ett kort her
   *[other] { $number } kort her
}
face-free = gratis
face-buy = Kjøp for { $price }
face-close-book = Lukk
face-played = Brukt på denne reisen
face-deck = { $number } i bunken, { $discards } kastet
face-reconstructed = Rekonstruert
face-round = Runde { $round }
face-last-round = Siste runde
face-hand = Kortene dine
face-no-cards = Du har ingen kort.
face-adventures = Eventyr

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = mer sølv, { $more } mot { $less }
lines-expeditions = Ekspedisjoner
lines-artifacts = Kunstgjenstander
lines-two-alike = To like
lines-three-alike = Tre like
lines-two-different = To ulike
lines-four-different = Fire ulike
lines-assistants = Hjelpereventyr
lines-silver = Sølv
lines-cards = Reisekort på hånden
lines-open-adventures = Åpne eventyr med kunstgjenstander

# The board as text
field-last-round = Siste runde
field-turned = Sider vendt denne turen
field-places = Stedet til den oppdagelsesreisende
field-silver = Sølv
field-totals = Poeng hittil
field-hands = Reisekort
field-hand-sizes = Kort på hånden
field-jokers = Jokere
field-assistants = Hjelpere
field-played = Brukt på denne reisen
field-deck = Reisekort i bunken
field-discards = Kastede reisekort
field-pile = Ekspedisjoner i bunken
field-display = Ekspedisjoner som ligger framme
field-joined = Hvem som er med
field-expeditions = Fullførte ekspedisjoner
field-pages = Oppslåtte sider
field-left = Sider på venstre side av boken
field-adventures = Åpne eventyr
field-completed = Fullførte eventyr

# What is wrong with an edition file
problem-half = må være { $number } i { $half ->
    [north] nord
   *[south] sør
}, ikke { $found }
problem-bonus = må være sølv eller kort, minst ett og ikke begge deler
problem-symbols = må være ett symbol eller to ulike
problem-two-places = må være to ulike steder
problem-route-twice = denne reiseruten står oppført to ganger
problem-target-is-start = kan ikke være startstedet
problem-no-back = ingen har baksiden { $back }
problem-few-for-display = må ha minst { $number } med baksiden A til den første oppstillingen
problem-three-numbers = må være tre tall: for to, tre og fire spillere
problem-too-many-removed = for mange kort med baksiden C fjernes: { $number } av { $of }
problem-same-half = ligger i { $half ->
    [north] nord
   *[south] sør
}, slik som boken; det må ligge på den andre siden av ekvator
problem-artifact-or-assistant = må vise enten en kunstgjenstand eller en hjelper
problem-assistant-reward = en hjelper gir verken sølv eller poeng
problem-book-size = må være { $number } i { $half ->
    [north] boken i nord
   *[south] boken i sør
}, ikke { $found }
problem-artifact-twice = må vise «{ $word }» to ganger i { $half ->
    [north] boken i nord
   *[south] boken i sør
}; funnet: { $found }
problem-assistant-once = må vise hjelperen «{ $word }» én gang i { $half ->
    [north] boken i nord
   *[south] boken i sør
}; funnet: { $found }
problem-hand-limit = må være minst like høyt som antallet kort hver spiller begynner med
problem-dealt-too-many = kan ikke kreve flere reisekort enn det finnes til fire spillere

# Many choices of one kind under one button
kind-turn-page = Vend en side
kind-buy = Kjøp et eventyr
kind-step = Reis
kind-join = Slutt deg til en ekspedisjon
kind-complete-expedition = Fullfør en ekspedisjon
kind-complete-adventure = Fullfør et eventyr
kind-discard-card = Kast et kort
kind-discard-adventure = Gi opp et eventyr

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = I stor grad en REKONSTRUKSJON. Ingen offentlig kilde gjengir det trykte brettet og kortene. Det som viser til regelheftet eller en anmeldelse, er derfra. Det som viser til «reconstruction», har dette prosjektet laget slik at det passer til det man vet: 6 av 22 stedsnavn, 39 av 40 symboler og 34 av 39 reiseruter; startsted, mål og bunke for 29 av 34 ekspedisjoner, sølvet for 33 og poengene for alle 34; målene for alle 30 eventyr og sølv og poeng for alle 20 kunstgjenstander; navnene på 3 av 5 slags kunstgjenstander; og hvilket felt som har hvilken bonus. Utgaven er justert slik at boter vinner omtrent like ofte fra hvert startsted. Den som eier det trykte spillet, kan føre verdiene inn i sin egen utgave.
source-rulebook-ref = Regelheftet til Africana: tysk (Abacusspiele 2012), engelsk (Z-Man Games 2012), nederlandsk og japansk oversettelse
source-rulebook = alle regler, antall deler, selskaper, startsteder og startpenger, 5 ekspedisjonskort på bildet av oppstillingen (start og mål), eksempelet med en bonus på 2 sølv, eksempelet med en belønning på 3 sølv, sluttoppgjøret
source-katz2019 = parti for 2: Frankrike begynner i Cape Town, et skritt med joker Cape Town → Port Natal, et skritt med et «rødt» kort (magenta) Port Natal → Mosambik, ekspedisjonen Port Natal → Serengeti i den første oppstillingen, belønning 4 mynter
source-vindjeu = Lagos – Cape Town koster 1 kort, og Kairo – Aswan («Le Caire - Assouan») koster 1 kort; om man skal gjennom Timbuctoo, er en typisk beslutning
source-ludolegars = man kan hoppe fra Sør-Afrika til Madagaskar (altså er det et sted på Madagaskar)
source-poeppelkiste = bonusen er et reisekort, én mynt eller to mynter; tidlige ekspedisjoner gir mye penger og få poeng, sene gir mange poeng og mindre penger; nevner Leopoldville og Port Natal; én eller flere farger per by
source-pinco11 = ett eller to symboler per by; ekspedisjonsbunken går fra mye penger og få poeng til det motsatte
source-spielmitmir = Napoli er en av byene i nettet, helt i nord
source-darmstadt-spielt = ekspedisjoner og eventyr er lagt opp slik at man hele tiden reiser mellom nord og sør
source-hall9000 = 22 steder, halvparten på hver side av ekvator; uregelmessig linjenett; høyst 2 symboler per sted
source-ludorium = ett eller to symboler ved hver stasjon
source-scifi-universe = ett til to symboler per by; en maske blant kunstgjenstandene
source-trictrac = djembetrommer og masker blant kunstgjenstandene
source-gamesgazette = sier at hver by har to symboler (løst sagt: de fleste har det)
source-boardgames-online = nettutgave med forfatterens tillatelse: 11/11 steder, bonusene er noen få mynter eller kort, antall gjenværende ekspedisjoner er åpent for alle, mulighet for skjulte poeng; sier at michaelschacht.net har nedlastinger og varianter (ikke lagret)
source-czech-rules = tsjekkiske regler (Albi): Stedene er byer eller andre kjente steder
source-keirat = hvert ekspedisjonsfelt har en bonus i reisekort eller penger; tre slags ekspedisjoner
source-borromaeusverein = 142 kort i esken (= 30+34+10+60+4+4)
source-reconstruction-ref = dette prosjektet
source-reconstruction = det ingen offentlig kilde forteller: laget slik at det passer til det man vet; må aldri forveksles med det trykte spillet
source-inferred-ref = dette prosjektet
source-inferred = det som følger av en kilde eller av den virkelige geografien

guide-map = Kartet. For å reise til neste sted spiller du et kort med et av symbolene til stedet; en joker passer overalt. Steder du kan reise til nå, har en grønn kant.
guide-expeditions = Ekspedisjoner. Slutt deg til en ved starten (tallet på kartet), og få bonusen under den. Kommer du fram til målet (flagget) som den første av dem som er med, får du sølvet og poengene.
guide-books = De to bøkene med eventyr, én for hver halvdel av kontinentet. Åpne boken for halvdelen du er i, vend sider og kjøp et eventyr. Du fullfører det på stedet det nevner.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tittel
printed-colours = Farger
printed-name = Navn
printed-places = Steder
printed-half = Halvdel
printed-north = Nord
printed-south = Sør
printed-symbols = Symboler
printed-routes = Reiseruter
printed-companies = Selskaper
printed-colour = Farge
printed-place = Sted
printed-silver = Sølv
printed-artifacts = Kunstgjenstander
printed-expeditions = Ekspedisjoner
printed-back = Bakside
printed-a = A
printed-b = B
printed-c = C
printed-start = Start
printed-target = Mål
printed-points = Poeng
printed-adventures = Eventyr
printed-book = Bok
printed-artifact = Kunstgjenstand
printed-assistant = Hjelper
printed-bonuses = Bonuser
printed-cards = Kort
printed-numbers = Andre tall
printed-travel-cards = Reisekort i hver farge
printed-assistant-cards = Hjelpere i hver farge
printed-jokers = Jokere til hver
printed-dealt = Kort ved start
printed-markers = Markører til hver
printed-removed = C-kort som fjernes (2, 3, 4 spillere)
printed-drawn = Kort som trekkes
printed-adventure-price = Pris for et eventyr
printed-free-turns = Gratis vendinger
printed-turn-price = Pris for å vende en side
printed-recolour-price = Pris for omfarging
printed-hand-limit = Maks. kort på hånden
printed-adventure-limit = Maks. åpne eventyr
printed-scoring = Opptelling
printed-two-alike = To like
printed-three-alike = Tre like
printed-two-different = To ulike
printed-four-different = Fire ulike
printed-two-assistants = Minuspoeng for to hjelpere
printed-more-assistants = Minuspoeng for tre eller flere hjelpere
printed-silver-per-point = Sølv per poeng
printed-cards-per-point = Kort per poeng
printed-open-artifact = Åpent eventyr med kunstgjenstand

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = avviker { $value } poeng fra det første anslaget
feature-option-draw = trekker reisekort
feature-option-open-book = åpner en bok
feature-option-set-out = drar av sted
feature-option-stop = avslutter handlingen
feature-option-turn-page = vender en side
feature-option-buy = kjøper et eventyr
feature-option-discard = kaster et kort eller gir opp et eventyr
feature-option-join = slutter seg til en ekspedisjon
feature-option-joining-bonus = å slutte seg til ekspedisjonen er verdt { $value } poeng
feature-option-complete-expedition = å fullføre ekspedisjonen er verdt { $value } poeng
feature-option-complete-adventure = å fullføre eventyret er verdt { $value } poeng
feature-option-step = reiser ett skritt
feature-option-joker = bruker en joker
feature-option-assistant = bruker en hjelper
feature-option-recoloured = betaler sølv for å omfarge et kort
feature-option-cards-alike = du har { $value } kort i denne fargen
feature-option-nearer = bevegelsen mot det nærmeste målet er { $value } skritt
feature-option-arrives = når et mål
feature-option-within-reach = kortene dine kan gi deg { $value } poeng på denne reisen
feature-option-tour-after = det du fortsatt kan fullføre derfra, er verdt { $value } poeng
feature-option-adventure-gain = et eventyr der gjør planene dine verdt { $value } poeng mer

# Why: what a bot sees of your position

feature-seat-players = det er { $value ->
    [one] { $value } spiller
   *[other] { $value } spillere
}
feature-seat-turn = det er din tur
feature-seat-moves-later = det er din tur om { $value ->
    [one] { $value } tur
   *[other] { $value } turer
}
feature-seat-on-journey = du er på reise
feature-seat-rounds-left = det er omtrent { $value ->
    [one] { $value } runde
   *[other] { $value } runder
} igjen
feature-seat-last-round = dette er den siste runden
feature-seat-points = du har { $value } poeng
feature-seat-lead = forspranget ditt på den beste av de andre er { $value } poeng
feature-seat-silver = du har { $value } sølv
feature-seat-silver-worth = ett sølv er verdt { $value } poeng
feature-seat-cards = du har { $value } reisekort på hånden
feature-seat-most-of-a-colour = du har { $value } kort i den beste fargen din
feature-seat-jokers = du har { $value ->
    [one] { $value } joker
   *[other] { $value } jokere
}
feature-seat-assistants = du har { $value ->
    [one] { $value } hjelper
   *[other] { $value } hjelpere
}
feature-seat-expeditions = du har fullført { $value ->
    [one] { $value } ekspedisjon
   *[other] { $value } ekspedisjoner
}
feature-seat-joined = du har sluttet deg til { $value ->
    [one] { $value } ekspedisjon
   *[other] { $value } ekspedisjoner
}
feature-seat-adventures = du har { $value ->
    [one] { $value } åpent eventyr
   *[other] { $value } åpne eventyr
}
feature-seat-best-prize = den beste ekspedisjonen din er verdt { $value } poeng
feature-seat-tour-worth = det du fortsatt kan fullføre herfra, er verdt { $value } poeng
feature-seat-nearest = det nærmeste målet er { $value } skritt unna
feature-seat-others-joined = en annen spiller har sluttet seg til { $value ->
    [one] { $value } ekspedisjon
   *[other] { $value } ekspedisjoner
}
feature-seat-others-cards = en annen spiller har { $value } reisekort på hånden
feature-seat-others-silver = en annen spiller har { $value } sølv

# First lessons: what the coach says.

lesson-draw = En tur er én handling: å trekke kort, åpne en bok eller reise. Du trenger kort for å reise, så trekk to.
lesson-set-out = Nå har du kort til en reise. Dra av sted.
lesson-step = Hvert skritt koster et kort med et symbol fra stedet du reiser til. Jokeren din passer overalt og kommer tilbake til deg etterpå. Reis til Kairo med den.
lesson-join = En av ekspedisjonene på bordet begynner her i Kairo. Slutt deg til den: Du legger en markør på den og får straks bonusen under den.
lesson-stop = De andre kortene dine fører deg ikke til Mosambik ennå. Avslutt reisen; markøren blir liggende.
lesson-limit = På slutten av turen kan du ha høyst fem kort på hånden. Du har ett for mye: Kast et fiolett kort.
lesson-two-symbols = Du er på vei sørover, ett kort for hvert skritt. Zanzibar har et fiolett symbol: Reis dit med det fiolette kortet ditt.
lesson-join-again = Enda en ekspedisjon begynner på Zanzibar, og den fører tilbake til Kairo. Det koster ingenting å være med. Slutt deg til den på veien.
lesson-onward = Kortet du nettopp fikk, kan brukes med en gang, men her passer turkis. Reis til Mosambik.
lesson-complete = Du står ved målet for den første ekspedisjonen din og har en markør på den. Fullfør den: Det gir sølv og poeng.
lesson-rest = Det er ikke mer å gjøre her. Avslutt reisen; en ny ekspedisjon kommer på det tomme feltet.
lesson-book = For sølv kan du kjøpe eventyr. Hver halvdel av kartet har sin egen bok, og du er i sør. Åpne boken i sør.
lesson-page = Boken viser ett eventyr. Vend høyre side for å se det neste; den første gangen er gratis.
lesson-buy = Dette eventyret fører til en hjelper i Timbuctoo i nord. Kjøp det for 5 sølv.
lesson-close-book = Ett er nok for nå. Lukk boken.
lesson-adventure = Du er kommet til Timbuctoo, målet for eventyret ditt. Fullfør det: Hjelperen slutter seg til deg.
lesson-assistant = En hjelper er et kort i én farge som kommer tilbake etter hver reise. Reis videre til Khartoum med den.
lesson-both-ways = Gode reiseruter er til nytte for to ekspedisjoner. Du er tilbake i Kairo, der den andre ekspedisjonen din slutter. Fullfør den.
lesson-recolour = Den andre spilleren har nettopp fullført en ekspedisjon som du også hadde sluttet deg til: Bare den første får betalt. Sølv gjør deg raskere: Betal 5 for å bruke det grå kortet ditt til Kongo.
lesson-race = Du sluttet deg til denne ekspedisjonen i Kongo for et øyeblikk siden og står allerede ved målet. Fullfør den før noen andre rekker det.
lesson-chain = På denne reisen har du allerede fullført to ekspedisjoner, og her i Cape Town slutter en tredje. Fullfør den også: Lange reiser lønner seg best.
lesson-end = Nå kan du alle de tre handlingene: trekke, kjøpe, reise. Et parti varer til det ikke kan legges ut nye ekspedisjoner. Da telles poengene for ekspedisjoner og kunstgjenstander, med ekstra poeng for samlinger av kunstgjenstander og for sølv.
