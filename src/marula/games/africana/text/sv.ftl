game-title = Africana
game-summary = Anslut dig till expeditioner som bara en av er slutför, och leta i två böcker efter äventyr på andra sidan ekvatorn. För 2 till 4 spelare, efter spelet av Michael Schacht. Reglerna är de utgivna; kartan och de flesta korten i standardutgåvan är rekonstruerade.
game-teaser = Korsa kontinenten före de andra: Bara den som kommer först får betalt. Och två böcker gömmer äventyr på andra sidan ekvatorn.

# Things

colour-magenta = magenta
    .neuter = magenta
colour-turquoise = turkos
    .neuter = turkost
colour-grey = grå
    .neuter = grått
colour-orange = orange
    .neuter = orange
colour-violet = violett
    .neuter = violett

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = G
letter-orange = O
letter-violet = V

card = { $kind ->
    [joker] joker
    [assistant] { $colour } medhjälpare
   *[travel] { $colour_neuter } kort
}
.a =
    { $kind ->
        [joker] en joker
        [assistant] en { $colour } medhjälpare
       *[travel] ett { $colour_neuter } kort
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli (Neapel)
    .at = i Napoli (Neapel)
place-marrakesh = Marrakech
    .at = i Marrakech
place-tripoli = Tripoli
    .at = i Tripoli
place-cairo = Kairo
    .at = i Kairo
place-aswan = Assuan
    .at = i Assuan
place-jidda = Jidda
    .at = i Jidda
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
place-mozambique = Moçambique
    .at = i Moçambique
place-victoria-falls = Victoriafallen (Mosi-oa-Tunya)
    .at = vid Victoriafallen (Mosi-oa-Tunya)
place-madagascar = Madagaskar
    .at = på Madagaskar
place-kalahari = Kalahari
    .at = i Kalahari
place-port-natal = Port Natal (Durban)
    .at = i Port Natal (Durban)
place-cape-town = Kapstaden
    .at = i Kapstaden

company-italy = Italien
company-france = Frankrike
company-germany = Tyskland
company-england = England

artifact-mask = mask
    .a = en mask
artifact-drum = trumma
    .a = en trumma
artifact-statuette = statyett
    .a = en statyett
artifact-shield = sköld
    .a = en sköld
artifact-necklace = halsband
    .a = ett halsband

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
    .neuter = { $name }
place = { $name }
    .at = i { $name }
company = { $name }
artifact = { $name }
    .a = konstföremålet ”{ $name }”

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $colour } medhjälpare { $place_at }
   *[artifact] { $artifact } från { $place }
}
.a =
    { $kind ->
        [assistant] en { $colour } medhjälpare { $place_at }
       *[artifact] { $artifact_a } från { $place }
    }

book-north = boken i norr
book-south = boken i söder
side-left = vänster
side-right = höger
space-space-1 = fält 1
space-space-2 = fält 2
space-space-3 = fält 3
space-space-4 = fält 4
space-space-5 = fält 5

# Variants

option-hidden-totals = Delställningar
option-hidden-totals-yes = var och en ser bara sin egen
option-hidden-totals-no = alla ser allas
option-quiet-rounds = Rundor utan slutförd expedition innan partiet slutar
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Dra resekort, öppna boken eller ge dig av.
phase-book = Vänd en sida, köp ett äventyr eller stäng boken.
phase-journey = Res, anslut dig, slutför något eller avsluta resan.
phase-cards = Du har för många kort: Kasta ett.
phase-adventures = Du har för många öppna äventyr: Ge upp ett.
phase-over = Partiet är slut.

# What may be chosen

action-draw-cards = Dra resekort
action-open-book = Öppna boken
action-set-out = Ge dig av
action-stop = Avsluta handlingen
action-stop-book = Stäng boken
action-stop-journey = Avsluta resan
action-turn-page = Vänd { $side } sida
action-buy = Köp äventyret till { $side }
action-step = { $recoloured ->
    [yes] Res till { $place } med { $card_a }, i ny färg
   *[no] Res till { $place } med { $card_a }
}
action-join = Anslut dig till expeditionen { $expedition }
action-complete-expedition = Slutför expeditionen { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Möt { $adventure_a }
   *[artifact] Ta { $adventure_a }
}
action-discard-card = Kasta { $card_a }
action-discard-adventure = Ge upp { $adventure_a }

# What happened

event-company-taken = { $seat } reser för { $company } och börjar { $place_at } med { $silver } silver och { $jokers ->
    [0] ingen joker
    [one] en joker
   *[other] { $jokers } jokrar
}.
event-expeditions-removed = { $number ->
    [0] Alla C-expeditioner är kvar i spelet.
    [one] En C-expedition tas bort ur spelet, med baksidan upp.
   *[other] { $number } C-expeditioner tas bort ur spelet, med baksidan upp.
}
event-expedition-shown = Ny expedition på { $space }: { $expedition }, { $expedition_silver } silver och { $expedition_points } poäng.
event-adventure-shown = Nytt äventyr i { $book }: { $adventure }.
event-cards-drawn = { $seat } drar { $number ->
    [0] ingenting: Det finns inga resekort kvar
    [one] ett resekort
   *[other] { $number } resekort
}.
event-cards-seen = Draget: { $cards }.
event-deck-shuffled = { $number ->
    [one] Det enda kastade resekortet blir den nya högen.
   *[other] De { $number } kastade resekorten blandas till en ny hög.
}
event-book-opened = { $seat } öppnar { $book }.
event-page-turned = { $seat } vänder { $side } sida{ $silver ->
    [0] { "" }
   *[other] { " " }för { $silver } silver
}: { $adventure }.
event-adventure-bought = { $seat } köper ett äventyr för { $silver } silver: { $adventure }.
event-book-closed = { $seat } stänger { $book }.
event-set-out-from = { $seat } ger sig av från { $place }.
event-travelled = { $seat } spelar { $card_a }{ $silver ->
    [0] { "" }
   *[other] , i ny färg för { $silver } silver,
} och reser från { $place_from } till { $place_to }.
event-expedition-joined = { $seat } ansluter sig till expeditionen { $expedition }{ $silver ->
    [0] .
   *[other] { " " }och får { $silver } silver.
}
event-expedition-completed = { $seat } slutför expeditionen { $expedition }: { $silver } silver och { $points } poäng.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others } hade anslutit sig och får ingenting.
}
event-artifact-found = { $seat } hittar { $adventure_a }: { $silver } silver och { $points } poäng.
event-assistant-hired = { $seat } möter { $adventure_a }, som följer med.
event-rested = { $seat } avslutar resan { $place_at }.
event-card-discarded = { $seat } kastar { $card_a }.
event-card-lost = { $seat } kastar { $card_a } för gott.
event-adventure-discarded = { $seat } ger upp ett äventyr för gott: { $adventure }.
event-last-round-began = Expeditionerna räcker inte till alla fält: Runda { $round } är den sista.
event-explorers-recalled = Ingen expedition har slutförts på { $rounds } rundor. Sällskapen kallar hem sina upptäcktsresande.
event-match-ended = Partiet slutar efter { $rounds ->
    [one] en runda
   *[other] { $rounds } rundor
}.
event-hand-shown = { $seat } har kvar på handen: { $cards }.

# Why not

refusal-af-11-first = Välj först turens handling: dra resekort, öppna boken eller ge dig av
refusal-af-11-book = Du har redan valt turens handling: boken
refusal-af-11-journey = Du har redan valt turens handling: resan
refusal-af-15 = Ett äventyr kostar { $price } silver; du har { $silver }
refusal-af-15-empty = Det ligger inget kort på { $side } sida i boken
refusal-af-16 = Att vända den här sidan kostar { $price } silver; du har { $silver }
refusal-af-16-empty = Det ligger inget kort att vända på { $side } sida i boken
refusal-af-19 = Kortets symbol finns inte { $place_at }: { $card }
refusal-af-19-far = Ingen resväg leder från { $place_from } till { $place_to }
refusal-af-19-none = Du har inget sådant kort på handen: { $card }
refusal-af-23 = Att färga om ett kort kostar { $price } silver; du har { $silver }
refusal-af-23-needless = Du kan resa till { $place } utan att färga om kortet: { $card }
refusal-af-24 = Du har redan använt det här kortet på resan: { $card }
refusal-af-25 = Du kan bara ansluta dig till den här expeditionen { $place_at }
refusal-af-25-closed = Expeditionen { $expedition } ligger inte framme
refusal-af-26 = Alla dina { $markers } markörer ligger på expeditioner
refusal-af-26-joined = Du har redan anslutit dig till expeditionen { $expedition }
refusal-af-28 = Du kan bara slutföra den här expeditionen { $place_at }
refusal-af-28-closed = Expeditionen { $expedition } ligger inte framme
refusal-af-28-marker = Du har inte anslutit dig till expeditionen { $expedition }
refusal-af-29 = Du kan bara slutföra det här äventyret { $place_at }
refusal-af-29-owner = Det är inte ett av dina öppna äventyr: { $adventure }
refusal-af-34 = Det finns inga kort i { $book }
refusal-af-36 = Kasta först kort tills du har { $limit } kvar
refusal-af-36-none = Du har inget sådant kort på handen: { $card }
refusal-af-38 = Ge först upp äventyr tills du har { $limit } kvar
refusal-af-38-none = Det är inte ett av dina öppna äventyr: { $adventure }
refusal-af-39 = Du får bara kasta kort och ge upp äventyr i slutet av din tur, och bara om du har för många

# The score sheet

line-expeditions = Expeditioner ({ $number })
line-artifacts = Konstföremål ({ $number })
line-two-alike = Två lika: { $artifact_1 }
line-three-alike = Tre lika: { $artifact_1 }
line-two-different = Två olika: { $artifact_1 }, { $artifact_2 }
line-four-different = Fyra olika: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Medhjälparäventyr ({ $number })
line-silver = Silver ({ $number })
line-cards = Resekort på handen ({ $number })
line-open-adventures = Öppna äventyr med konstföremål ({ $number })

# On the board

face-map = Karta över kontinenten
face-equator = Ekvatorn
face-expeditions = Expeditioner
face-drawer = Expeditioner och böcker
face-draw-discard = { $number ->
    [one] Dra resekort och kasta sedan ett
   *[other] Dra resekort och kasta sedan { $number }
}
face-ways = { $number } sätt att resa till { $place }
face-goal = Här kan du slutföra ett av dina äventyr
face-silver = silver
face-points = poäng
face-cards = resekort
face-completed = slutförda expeditioner
face-joined = { $name } har anslutit sig
face-bonus = Bonus:
face-bonus-words = Bonus för den som ansluter sig till expeditionen
face-about-expedition = { $points ->
    [one] En poäng
   *[other] { $points } poäng
} och { $silver } silver till den som slutför den: Anslut dig vid starten och res sedan till målet. { $number ->
    [0] Ingen har anslutit sig.
    [one] En spelare har anslutit sig.
   *[other] { $number } spelare har anslutit sig.
}
face-about-travel = Res till en ort med den här symbolen. För { $silver } silver gäller kortet som valfri färg.
face-about-joker = Res till vilken ort som helst. Jokern kommer tillbaka till handen efter resan.
face-about-assistant = Res till en ort med den här symbolen. Kortet kommer tillbaka till handen efter resan.
face-about-find = Slutför det { $place_at } för { $points ->
    [one] en poäng
   *[other] { $points } poäng
} och { $silver } silver. Samlingar av konstföremål ger poäng i slutet.
face-about-find-assistant = Slutför det { $place_at }, så följer en medhjälpare i den här färgen med dig.
face-pile = expeditioner kvar i högen
face-empty-space = ingen expedition
face-empty-page = tom
face-lie-here = { $number ->
    [one] ett kort här
   *[other] { $number } kort här
}
face-free = gratis
face-buy = Köp för { $price }
face-close-book = Stäng
face-played = Använt på den här resan
face-deck = { $number } att dra, { $discards } kastade
face-reconstructed = Rekonstruerat
face-round = Runda { $round }
face-last-round = Sista rundan
face-hand = Dina kort
face-no-cards = Du har inga kort.
face-adventures = Äventyr

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = mer silver, { $more } mot { $less }
lines-expeditions = Expeditioner
lines-artifacts = Konstföremål
lines-two-alike = Två lika
lines-three-alike = Tre lika
lines-two-different = Två olika
lines-four-different = Fyra olika
lines-assistants = Medhjälparäventyr
lines-silver = Silver
lines-cards = Resekort på handen
lines-open-adventures = Öppna äventyr med konstföremål

# The board as text
field-last-round = Sista rundan
field-turned = Sidor vända den här turen
field-places = Upptäcktsresandens ort
field-silver = Silver
field-totals = Poäng hittills
field-hands = Resekort
field-hand-sizes = Kort på handen
field-jokers = Jokrar
field-assistants = Medhjälpare
field-played = Använt på den här resan
field-deck = Resekort i högen
field-discards = Resekort i kasthögen
field-pile = Expeditioner i högen
field-display = Expeditioner som ligger framme
field-joined = Vilka som har anslutit sig
field-expeditions = Slutförda expeditioner
field-pages = Uppslagna sidor
field-left = Sidor till vänster i boken
field-adventures = Öppna äventyr
field-completed = Slutförda äventyr

# What is wrong with an edition file
problem-half = måste vara { $number } i { $half ->
    [north] norr
   *[south] söder
}, inte { $found }
problem-bonus = måste vara silver eller kort, minst ett och inte båda
problem-symbols = måste vara en symbol eller två olika
problem-two-places = måste vara två olika orter
problem-route-twice = den här resvägen finns två gånger
problem-target-is-start = får inte vara startorten
problem-no-back = ingen har baksidan { $back }
problem-few-for-display = måste ha minst { $number } med baksidan A till den första uppläggningen
problem-three-numbers = måste vara tre tal: för två, tre och fyra spelare
problem-too-many-removed = för många kort med baksidan C tas bort: { $number } av { $of }
problem-same-half = ligger i { $half ->
    [north] norr
   *[south] söder
} liksom boken; det måste ligga på andra sidan ekvatorn
problem-artifact-or-assistant = måste visa antingen ett konstföremål eller en medhjälpare
problem-assistant-reward = en medhjälpare ger varken silver eller poäng
problem-book-size = måste vara { $number } i { $half ->
    [north] boken i norr
   *[south] boken i söder
}, inte { $found }
problem-artifact-twice = måste visa ”{ $word }” två gånger i { $half ->
    [north] boken i norr
   *[south] boken i söder
}; antal nu: { $found }
problem-assistant-once = måste visa medhjälparen ”{ $word }” en gång i { $half ->
    [north] boken i norr
   *[south] boken i söder
}; antal nu: { $found }
problem-hand-limit = måste vara minst så många kort som varje spelare börjar med
problem-dealt-too-many = får inte kräva fler resekort än det finns för fyra spelare

# Many choices of one kind under one button
kind-turn-page = Vänd en sida
kind-buy = Köp ett äventyr
kind-step = Res
kind-join = Anslut dig till en expedition
kind-complete-expedition = Slutför en expedition
kind-complete-adventure = Slutför ett äventyr
kind-discard-card = Kasta ett kort
kind-discard-adventure = Ge upp ett äventyr

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = Till stor del en REKONSTRUKTION. Ingen offentlig källa förtecknar den tryckta spelplanen och korten. Det som anger regelhäftet eller en recension som källa kommer därifrån. Det som anger ”reconstruction” som källa har det här projektet gjort så att det stämmer med det som är känt: 6 av 22 ortnamn, 39 av 40 symboler och 34 av 39 resvägar; startort, mål och hög för 29 av 34 expeditioner, silvret för 33 och poängen för alla 34; målen för alla 30 äventyr samt silver och poäng för alla 20 konstföremål; namnen på 3 av 5 slags konstföremål; och vilket fält som har vilken bonus. Utgåvan har justerats så att botar vinner ungefär lika ofta från varje startort. Den som äger det tryckta spelet kan skriva in dess värden i en egen utgåva.
source-rulebook-ref = Regelhäftet till Africana: tyska (Abacusspiele 2012), engelska (Z-Man Games 2012), nederländsk och japansk översättning
source-rulebook = alla regler, antal delar, sällskap, startorter och startpengar, 5 expeditionskort på bilden av uppställningen (start och mål), exemplet med en bonus på 2 silver, exemplet med en belöning på 3 silver, sluträkningen
source-katz2019 = parti för 2: Frankrike börjar i Kapstaden, ett steg med joker från Kapstaden till Port Natal, ett steg med ett ”rött” kort (magenta) från Port Natal till Moçambique, expeditionen från Port Natal till Serengeti i den första uppläggningen, belöning 4 mynt
source-vindjeu = Lagos–Kapstaden kostar 1 kort och Kairo–Assuan (”Le Caire–Assouan”) kostar 1 kort; om man ska genom Timbuctoo är ett typiskt beslut
source-ludolegars = man kan hoppa från Sydafrika till Madagaskar (alltså finns det en ort på Madagaskar)
source-poeppelkiste = bonusen är ett resekort, ett mynt eller två mynt; tidiga expeditioner ger mycket pengar och få poäng, sena många poäng och mindre pengar; nämner Leopoldville och Port Natal; en eller flera färger per stad
source-pinco11 = en eller två symboler per stad; expeditionshögen går från mycket pengar och få poäng till det omvända
source-spielmitmir = Napoli är en av städerna i nätet, längst i norr
source-darmstadt-spielt = expeditioner och äventyr är så lagda att man ständigt reser mellan norr och söder
source-hall9000 = 22 orter, hälften på var sida om ekvatorn; oregelbundet linjenät; högst 2 symboler per ort
source-ludorium = en eller två symboler vid varje station
source-scifi-universe = en till två symboler per stad; en mask bland konstföremålen
source-trictrac = djembetrummor och masker bland konstföremålen
source-gamesgazette = säger att varje stad har två symboler (löst uttryckt: de flesta har det)
source-boardgames-online = nätutgåva med upphovsmannens tillstånd: 11/11 orter, bonusarna är några få mynt eller kort, antalet återstående expeditioner är öppet för alla, möjlighet till dolda poäng; säger att michaelschacht.net har nedladdningar och varianter (inte sparade)
source-czech-rules = tjeckiska regler (Albi): Orterna är städer eller andra kända platser
source-keirat = varje expeditionsfält har en bonus i resekort eller pengar; tre sorters expeditioner
source-borromaeusverein = 142 kort i lådan (= 30+34+10+60+4+4)
source-reconstruction-ref = det här projektet
source-reconstruction = det som ingen offentlig källa berättar: gjort så att det stämmer med det som är känt, och får aldrig tas för det tryckta spelet
source-inferred-ref = det här projektet
source-inferred = det som följer av en källa eller av den verkliga geografin

guide-map = Kartan. För att resa till nästa ort spelar du ett kort med en av dess symboler; en joker passar överallt. Orter du kan resa till nu har en grön kant.
guide-expeditions = Expeditioner. Anslut dig till en vid starten (siffran på kartan), så får du bonusen nedanför. Nå målet (flaggan) först av dem som har anslutit sig, så får du expeditionens silver och poäng.
guide-books = De två böckerna med äventyr, en för varje halva av kontinenten. Öppna boken för den halva du är i, vänd sidor och köp ett äventyr. Du slutför det på orten som det anger.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-colours = Färger
printed-name = Namn
printed-places = Orter
printed-half = Halva
printed-north = Norr
printed-south = Söder
printed-symbols = Symboler
printed-routes = Resvägar
printed-companies = Sällskap
printed-colour = Färg
printed-place = Ort
printed-silver = Silver
printed-artifacts = Konstföremål
printed-expeditions = Expeditioner
printed-back = Baksida
printed-a = A
printed-b = B
printed-c = C
printed-start = Start
printed-target = Mål
printed-points = Poäng
printed-adventures = Äventyr
printed-book = Bok
printed-artifact = Konstföremål
printed-assistant = Medhjälpare
printed-bonuses = Bonusar
printed-cards = Kort
printed-numbers = Andra tal
printed-travel-cards = Resekort i varje färg
printed-assistant-cards = Medhjälpare i varje färg
printed-jokers = Jokrar per spelare
printed-dealt = Kort vid start
printed-markers = Markörer per spelare
printed-removed = C-kort som tas bort (2, 3, 4 spelare)
printed-drawn = Kort som dras
printed-adventure-price = Pris för ett äventyr
printed-free-turns = Sidor som vänds gratis
printed-turn-price = Pris för att vända en sida
printed-recolour-price = Pris för att färga om
printed-hand-limit = Max. kort på handen
printed-adventure-limit = Max. öppna äventyr
printed-scoring = Poängräkning
printed-two-alike = Två lika
printed-three-alike = Tre lika
printed-two-different = Två olika
printed-four-different = Fyra olika
printed-two-assistants = Avdrag för två medhjälpare
printed-more-assistants = Avdrag för tre eller fler medhjälpare
printed-silver-per-point = Silver per poäng
printed-cards-per-point = Kort per poäng
printed-open-artifact = Öppet äventyr med konstföremål

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = avviker med { $value } poäng från den första gissningen
feature-option-draw = drar resekort
feature-option-open-book = öppnar en bok
feature-option-set-out = ger sig av på en resa
feature-option-stop = avslutar handlingen
feature-option-turn-page = vänder en sida
feature-option-buy = köper ett äventyr
feature-option-discard = kastar ett kort eller ger upp ett äventyr
feature-option-join = ansluter sig till en expedition
feature-option-joining-bonus = att ansluta sig är värt { $value } poäng
feature-option-complete-expedition = att slutföra expeditionen är värt { $value } poäng
feature-option-complete-adventure = att slutföra äventyret är värt { $value } poäng
feature-option-step = reser ett steg
feature-option-joker = använder en joker
feature-option-assistant = använder en medhjälpare
feature-option-recoloured = betalar silver för att färga om ett kort
feature-option-cards-alike = du har { $value } kort i den här färgen
feature-option-nearer = förflyttningen mot det närmaste målet är { $value } steg
feature-option-arrives = når ett mål
feature-option-within-reach = dina kort räcker till { $value } poäng på den här resan
feature-option-tour-after = det du kan slutföra därifrån är värt { $value } poäng
feature-option-adventure-gain = ett äventyr där tillför dina planer { $value } poäng

# Why: what a bot sees of your position

feature-seat-players = ni är { $value } spelare
feature-seat-turn = det är din tur
feature-seat-moves-later = det är din tur om { $value ->
    [one] { $value } tur
   *[other] { $value } turer
}
feature-seat-on-journey = du är på resa
feature-seat-rounds-left = det är ungefär { $value ->
    [one] { $value } runda
   *[other] { $value } rundor
} kvar
feature-seat-last-round = det här är den sista rundan
feature-seat-points = du har { $value } poäng
feature-seat-lead = ditt försprång till den bästa av de andra är { $value } poäng
feature-seat-silver = du har { $value } silver
feature-seat-silver-worth = ett silver är värt { $value } poäng
feature-seat-cards = du har { $value } resekort på handen
feature-seat-most-of-a-colour = du har { $value } kort i din bästa färg
feature-seat-jokers = du har { $value ->
    [one] { $value } joker
   *[other] { $value } jokrar
} på handen
feature-seat-assistants = du har { $value } medhjälpare
feature-seat-expeditions = du har slutfört { $value ->
    [one] { $value } expedition
   *[other] { $value } expeditioner
}
feature-seat-joined = du har anslutit dig till { $value ->
    [one] { $value } expedition
   *[other] { $value } expeditioner
}
feature-seat-adventures = du har { $value ->
    [one] { $value } öppet äventyr
   *[other] { $value } öppna äventyr
}
feature-seat-best-prize = din bästa expedition är värd { $value } poäng
feature-seat-tour-worth = det du fortfarande kan slutföra härifrån är värt { $value } poäng
feature-seat-nearest = det närmaste målet är { $value } steg bort
feature-seat-others-joined = en annan spelare har anslutit sig till { $value ->
    [one] { $value } expedition
   *[other] { $value } expeditioner
}
feature-seat-others-cards = en annan spelare har { $value } resekort på handen
feature-seat-others-silver = en annan spelare har { $value } silver

# First lessons: what the coach says.

lesson-draw = En tur är en handling: dra kort, öppna en bok eller resa. För att resa behöver du kort, så dra två.
lesson-set-out = Nu har du kort till en resa. Ge dig av.
lesson-step = Ett steg kostar ett kort med en symbol som finns på orten du reser till. Din joker passar överallt och kommer tillbaka till dig efteråt. Res till Kairo med den.
lesson-join = En av expeditionerna som ligger framme börjar här i Kairo. Anslut dig till den: Du lägger en markör på den och tar genast bonusen under den.
lesson-stop = Med dina andra kort kommer du inte till Moçambique än. Avsluta resan; markören ligger kvar.
lesson-limit = I slutet av din tur får du ha högst fem kort på handen. Du har ett för mycket: Kasta ett violett.
lesson-two-symbols = Du är på väg söderut, ett kort per steg. Zanzibar har en violett symbol: Res dit med ditt violetta kort.
lesson-join-again = En annan expedition börjar på Zanzibar och leder tillbaka till Kairo. Att ansluta sig kostar inget. Anslut dig i förbifarten.
lesson-onward = Kortet du fick får användas genast, men här passar turkost. Res till Moçambique.
lesson-complete = Du står vid målet för din första expedition och har en markör på den. Slutför den: Det ger silver och poäng.
lesson-rest = Här finns inget mer att göra. Avsluta resan; en ny expedition läggs på det tomma fältet.
lesson-book = För silver köper du äventyr. Varje halva av kartan har sin egen bok, och du är i söder. Öppna boken i söder.
lesson-page = Boken visar ett äventyr. Vänd höger sida för att se nästa; den första sidan är gratis.
lesson-buy = Det här äventyret leder till en medhjälpare i Timbuctoo, i norr. Köp det för 5 silver.
lesson-close-book = Ett räcker för tillfället. Stäng boken.
lesson-adventure = Du har kommit till Timbuctoo, där ditt äventyr väntar. Slutför det: Medhjälparen följer med dig.
lesson-assistant = En medhjälpare är ett kort i en färg som kommer tillbaka efter varje resa. Res vidare till Khartoum med den.
lesson-both-ways = En bra resväg räcker till två expeditioner. Du är tillbaka i Kairo, där din andra har sitt mål. Slutför den.
lesson-recolour = Den andra spelaren har just slutfört en expedition som du också hade anslutit dig till: Bara den första får betalt. Med silver blir du snabbare: Betala 5 för att resa till Kongo med ditt grå kort.
lesson-race = Du anslöt dig till den här expeditionen i Kongo för bara en stund sedan och står redan vid målet. Slutför den innan någon annan hinner.
lesson-chain = På den här resan har du redan slutfört två expeditioner, och här i Kapstaden har en tredje sitt mål. Slutför den också: Långa resor lönar sig bäst.
lesson-end = Nu kan du alla tre handlingarna: dra, köpa, resa. Ett parti pågår tills ingen ny expedition kan läggas ut. Då räknas poäng för expeditioner och konstföremål, med extra poäng för samlingar av konstföremål och för silver.
