game-title = Africana
game-summary = Slut dig til ekspeditioner, som kun én af jer fuldfører, og led i to bøger efter eventyr på den anden side af ækvator. For 2 til 4 spillere, efter spillet af Michael Schacht. Reglerne er de udgivne; landkortet og de fleste spillekort i standardudgaven er rekonstrueret.
game-teaser = Kryds kontinentet før de andre: Kun den, der når først frem, får betaling. Og to bøger gemmer på eventyr på den anden side af ækvator.

# Things

colour-magenta = magenta
    .neuter = magenta
colour-turquoise = turkis
    .neuter = turkist
colour-grey = grå
    .neuter = gråt
colour-orange = orange
    .neuter = orange
colour-violet = violet
    .neuter = violet

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = G
letter-orange = O
letter-violet = V

card = { $kind ->
    [joker] joker
    [assistant] { $colour } hjælper
   *[travel] { $colour_neuter } kort
}
.a =
    { $kind ->
        [joker] en joker
        [assistant] en { $colour } hjælper
       *[travel] et { $colour_neuter } kort
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli
    .at = i Napoli
place-marrakesh = Marrakech
    .at = i Marrakech
place-tripoli = Tripoli
    .at = i Tripoli
place-cairo = Cairo
    .at = i Cairo
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
place-congo = Congo
    .at = i Congo
place-serengeti = Serengeti
    .at = i Serengeti
place-leopoldville = Léopoldville (Kinshasa)
    .at = i Léopoldville (Kinshasa)
place-zanzibar = Zanzibar
    .at = på Zanzibar
place-luanda = Luanda
    .at = i Luanda
place-mozambique = Mozambique (Moçambique)
    .at = i Mozambique (Moçambique)
place-victoria-falls = Victoriafaldene (Mosi-oa-Tunya)
    .at = ved Victoriafaldene (Mosi-oa-Tunya)
place-madagascar = Madagaskar
    .at = på Madagaskar
place-kalahari = Kalahari
    .at = i Kalahari
place-port-natal = Port Natal (Durban)
    .at = i Port Natal (Durban)
place-cape-town = Cape Town
    .at = i Cape Town

company-italy = Italien
company-france = Frankrig
company-germany = Tyskland
company-england = England

artifact-mask = maske
    .a = en maske
artifact-drum = tromme
    .a = en tromme
artifact-statuette = statuette
    .a = en statuette
artifact-shield = skjold
    .a = et skjold
artifact-necklace = halskæde
    .a = en halskæde

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
    .neuter = { $name }
place = { $name }
    .at = i { $name }
company = { $name }
artifact = { $name }
    .a = kunstgenstanden ”{ $name }”

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $colour } hjælper { $place_at }
   *[artifact] { $artifact } fra { $place }
}
.a =
    { $kind ->
        [assistant] en { $colour } hjælper { $place_at }
       *[artifact] { $artifact_a } fra { $place }
    }

book-north = bogen i nord
book-south = bogen i syd
side-left = venstre
side-right = højre
space-space-1 = felt 1
space-space-2 = felt 2
space-space-3 = felt 3
space-space-4 = felt 4
space-space-5 = felt 5

# Variants

option-hidden-totals = Mellemstillinger
option-hidden-totals-yes = hver spiller ser kun sin egen
option-hidden-totals-no = alle ser alle mellemstillinger
option-quiet-rounds = Runder uden en fuldført ekspedition, før partiet slutter
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Træk rejsekort, åbn bogen, eller drag af sted.
phase-book = Vend en side, køb et eventyr, eller luk bogen.
phase-journey = Rejs videre, slut dig til en ekspedition, fuldfør noget, eller afslut rejsen.
phase-cards = Du har for mange kort: Smid et.
phase-adventures = Du har for mange åbne eventyr: Opgiv et.
phase-over = Partiet er slut.

# What may be chosen

action-draw-cards = Træk rejsekort
action-open-book = Åbn bogen
action-set-out = Drag af sted
action-stop = Afslut handlingen
action-stop-book = Luk bogen
action-stop-journey = Afslut rejsen
action-turn-page = Vend { $side } side
action-buy = Køb eventyret til { $side }
action-step = { $recoloured ->
    [yes] Rejs til { $place } med { $card_a }, omfarvet
   *[no] Rejs til { $place } med { $card_a }
}
action-join = Slut dig til ekspeditionen { $expedition }
action-complete-expedition = Fuldfør ekspeditionen { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Mød { $adventure_a }
   *[artifact] Tag { $adventure_a }
}
action-discard-card = Smid { $card_a }
action-discard-adventure = Opgiv { $adventure_a }

# What happened

event-company-taken = { $seat } rejser for { $company } og begynder { $place_at } med { $silver } sølv og { $jokers ->
    [0] ingen joker
    [one] en joker
   *[other] { $jokers } jokere
}.
event-expeditions-removed = { $number ->
    [0] Alle C-ekspeditioner bliver i spillet.
    [one] En C-ekspedition fjernes fra spillet med bagsiden opad.
   *[other] { $number } C-ekspeditioner fjernes fra spillet med bagsiden opad.
}
event-expedition-shown = Ny ekspedition på { $space }: { $expedition }, { $expedition_silver } sølv og { $expedition_points } point.
event-adventure-shown = Opslået i { $book }: { $adventure }.
event-cards-drawn = { $seat } trækker { $number ->
    [0] intet: Der er ikke flere rejsekort
    [one] et rejsekort
   *[other] { $number } rejsekort
}.
event-cards-seen = Trukket: { $cards }.
event-deck-shuffled = { $number ->
    [one] Det eneste brugte rejsekort bliver den nye bunke.
   *[other] De { $number } brugte rejsekort blandes til en ny bunke.
}
event-book-opened = { $seat } åbner { $book }.
event-page-turned = { $seat } vender { $side } side{ $silver ->
    [0] { "" }
   *[other] { " " }for { $silver } sølv
}: { $adventure }.
event-adventure-bought = { $seat } køber et eventyr for { $silver } sølv: { $adventure }.
event-book-closed = { $seat } lukker { $book }.
event-set-out-from = { $seat } drager af sted fra { $place }.
event-travelled = { $seat } spiller { $card_a }{ $silver ->
    [0] { "" }
   *[other] , omfarvet for { $silver } sølv,
} og rejser fra { $place_from } til { $place_to }.
event-expedition-joined = { $seat } slutter sig til ekspeditionen { $expedition }{ $silver ->
    [0] .
   *[other] { " " }og får { $silver } sølv.
}
event-expedition-completed = { $seat } fuldfører ekspeditionen { $expedition }: { $silver } sølv og { $points } point.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others } var også med og får intet.
}
event-artifact-found = { $seat } finder { $adventure_a }: { $silver } sølv og { $points } point.
event-assistant-hired = { $seat } møder { $adventure_a }, som kommer med på rejsen.
event-rested = { $seat } afslutter rejsen { $place_at }.
event-card-discarded = { $seat } smider { $card_a }.
event-card-lost = { $seat } smider { $card_a } væk for altid.
event-adventure-discarded = { $seat } opgiver et eventyr for altid: { $adventure }.
event-last-round-began = Der er ikke ekspeditioner nok til felterne: Runde { $round } er den sidste.
event-explorers-recalled = Ingen ekspedition er blevet fuldført i { $rounds } runder. Selskaberne kalder deres opdagelsesrejsende hjem.
event-match-ended = Partiet slutter efter { $rounds ->
    [one] en runde
   *[other] { $rounds } runder
}.
event-hand-shown = { $seat } har stadig på hånden: { $cards }.

# Why not

refusal-af-11-first = Vælg først turens handling: Træk rejsekort, åbn bogen, eller drag af sted
refusal-af-11-book = Du har allerede valgt turens handling: bogen
refusal-af-11-journey = Du har allerede valgt turens handling: rejsen
refusal-af-15 = Et eventyr koster { $price } sølv; du har { $silver }
refusal-af-15-empty = Der ligger intet kort på bogens { $side } side
refusal-af-16 = At vende denne side koster { $price } sølv; du har { $silver }
refusal-af-16-empty = Der ligger intet kort at vende på bogens { $side } side
refusal-af-19 = Kortet har intet symbol, der passer til { $place }: { $card }
refusal-af-19-far = Ingen rejserute fører fra { $place_from } til { $place_to }
refusal-af-19-none = Du har ikke sådan et kort på hånden: { $card }
refusal-af-23 = At omfarve et kort koster { $price } sølv; du har { $silver }
refusal-af-23-needless = Du kan rejse til { $place } uden at omfarve kortet: { $card }
refusal-af-24 = Allerede brugt på denne rejse: { $card }
refusal-af-25 = Du kan kun slutte dig til denne ekspedition { $place_at }
refusal-af-25-closed = Ekspeditionen { $expedition } ligger ikke fremme
refusal-af-26 = Alle dine { $markers } markører ligger på ekspeditioner
refusal-af-26-joined = Du har allerede sluttet dig til ekspeditionen { $expedition }
refusal-af-28 = Du kan kun fuldføre denne ekspedition { $place_at }
refusal-af-28-closed = Ekspeditionen { $expedition } ligger ikke fremme
refusal-af-28-marker = Du har ikke sluttet dig til ekspeditionen { $expedition }
refusal-af-29 = Du kan kun fuldføre dette eventyr { $place_at }
refusal-af-29-owner = Det er ikke et af dine åbne eventyr: { $adventure }
refusal-af-34 = Der er ingen kort i { $book }
refusal-af-36 = Smid først kort, til du har { $limit } tilbage
refusal-af-36-none = Du har ikke sådan et kort på hånden: { $card }
refusal-af-38 = Opgiv først eventyr, til du har { $limit } tilbage
refusal-af-38-none = Det er ikke et af dine åbne eventyr: { $adventure }
refusal-af-39 = Du må kun smide kort og opgive eventyr ved slutningen af din tur, og kun hvis du har for mange

# The score sheet

line-expeditions = Ekspeditioner ({ $number })
line-artifacts = Kunstgenstande ({ $number })
line-two-alike = To ens: { $artifact_1 }
line-three-alike = Tre ens: { $artifact_1 }
line-two-different = To forskellige: { $artifact_1 }, { $artifact_2 }
line-four-different = Fire forskellige: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Hjælpereventyr ({ $number })
line-silver = Sølv ({ $number })
line-cards = Rejsekort på hånden ({ $number })
line-open-adventures = Åbne eventyr med kunstgenstande ({ $number })

# On the board

face-map = Kort over kontinentet
face-equator = Ækvator
face-expeditions = Ekspeditioner
face-drawer = Ekspeditioner og bøger
face-draw-discard = { $number ->
    [one] Træk rejsekort, og smid så et
   *[other] Træk rejsekort, og smid så { $number }
}
face-ways = { $number } måder at rejse til { $place } på
face-goal = Her kan du fuldføre et af dine eventyr
face-silver = sølv
face-points = point
face-cards = rejsekort
face-completed = fuldførte ekspeditioner
face-joined = { $name } er med
face-bonus = Bonus:
face-bonus-words = Bonus for at slutte sig til denne ekspedition
face-about-expedition = { $points } point og { $silver } sølv til den, der fuldfører ekspeditionen: Slut dig til den på startstedet, og rejs så til målet. { $number ->
    [0] Ingen er med.
    [one] Én spiller er med.
   *[other] { $number } spillere er med.
}
face-about-travel = Rejs til et sted med dette symbol. For { $silver } sølv gælder kortet som en valgfri farve.
face-about-joker = Rejs til et hvilket som helst sted. Jokeren kommer tilbage på hånden efter rejsen.
face-about-assistant = Rejs til et sted med dette symbol. Kortet kommer tilbage på hånden efter rejsen.
face-about-find = Fuldfør det { $place_at }: { $points } point og { $silver } sølv. Samlinger af kunstgenstande giver point til sidst.
face-about-find-assistant = Fuldfør det { $place_at }, så slutter en hjælper i denne farve sig til dig.
face-pile = ekspeditioner tilbage i bunken
face-empty-space = ingen ekspedition
face-empty-page = tom
face-lie-here = { $number ->
    [one] et kort her
   *[other] { $number } kort her
}
face-free = gratis
face-buy = Køb for { $price }
face-close-book = Luk
face-played = Brugt på denne rejse
face-deck = { $number } i bunken, { $discards } blandt de brugte
face-reconstructed = Rekonstrueret
face-round = Runde { $round }
face-last-round = Sidste runde
face-hand = Dine kort
face-no-cards = Du har ingen kort.
face-adventures = Eventyr

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = mere sølv, { $more } mod { $less }
lines-expeditions = Ekspeditioner
lines-artifacts = Kunstgenstande
lines-two-alike = To ens
lines-three-alike = Tre ens
lines-two-different = To forskellige
lines-four-different = Fire forskellige
lines-assistants = Hjælpereventyr
lines-silver = Sølv
lines-cards = Rejsekort på hånden
lines-open-adventures = Åbne eventyr med kunstgenstande

# The board as text
field-last-round = Sidste runde
field-turned = Sider vendt i denne tur
field-places = Den opdagelsesrejsendes sted
field-silver = Sølv
field-totals = Point indtil nu
field-hands = Rejsekort
field-hand-sizes = Kort på hånden
field-jokers = Jokere
field-assistants = Hjælpere
field-played = Brugt på denne rejse
field-deck = Rejsekort i bunken
field-discards = Brugte rejsekort
field-pile = Ekspeditioner i bunken
field-display = Ekspeditioner, der ligger fremme
field-joined = Hvem der er med
field-expeditions = Fuldførte ekspeditioner
field-pages = Opslåede sider
field-left = Sider til venstre i bogen
field-adventures = Åbne eventyr
field-completed = Fuldførte eventyr

# What is wrong with an edition file
problem-half = skal være { $number } i { $half ->
    [north] nord
   *[south] syd
}, ikke { $found }
problem-bonus = skal være sølv eller kort, mindst ét og ikke begge dele
problem-symbols = skal være ét symbol eller to forskellige
problem-two-places = skal være to forskellige steder
problem-route-twice = denne rejserute forekommer to gange
problem-target-is-start = må ikke være startstedet
problem-no-back = ingen har bagsiden { $back }
problem-few-for-display = skal have mindst { $number } med bagsiden A til den første udlægning
problem-three-numbers = skal være tre tal: for to, tre og fire spillere
problem-too-many-removed = der fjernes for mange kort med bagsiden C: { $number } af { $of }
problem-same-half = ligger i { $half ->
    [north] nord
   *[south] syd
} ligesom bogen; det skal ligge på den anden side af ækvator
problem-artifact-or-assistant = skal vise enten en kunstgenstand eller en hjælper
problem-assistant-reward = en hjælper giver hverken sølv eller point
problem-book-size = skal være { $number } i { $half ->
    [north] bogen i nord
   *[south] bogen i syd
}, ikke { $found }
problem-artifact-twice = skal vise ”{ $word }” to gange i { $half ->
    [north] bogen i nord
   *[south] bogen i syd
}; fundet: { $found }
problem-assistant-once = skal vise hjælperen ”{ $word }” én gang i { $half ->
    [north] bogen i nord
   *[south] bogen i syd
}; fundet: { $found }
problem-hand-limit = skal mindst være det antal kort, hver spiller begynder med
problem-dealt-too-many = må ikke kræve flere rejsekort, end der er til fire spillere

# Many choices of one kind under one button
kind-turn-page = Vend en side
kind-buy = Køb et eventyr
kind-step = Rejs
kind-join = Slut dig til en ekspedition
kind-complete-expedition = Fuldfør en ekspedition
kind-complete-adventure = Fuldfør et eventyr
kind-discard-card = Smid et kort
kind-discard-adventure = Opgiv et eventyr

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = For en stor dels vedkommende en REKONSTRUKTION. Ingen offentlig kilde gengiver det trykte bræt og kortene. Det, der henviser til regelhæftet eller en anmeldelse, stammer derfra. Det, der henviser til ”reconstruction”, har dette projekt lavet, så det passer til det, man ved: 6 af 22 stednavne, 39 af 40 symboler og 34 af 39 rejseruter; startsted, mål og bunke for 29 af 34 ekspeditioner, sølvet for 33 og pointene for alle 34; målene for alle 30 eventyr og sølv og point for alle 20 kunstgenstande; navnene på 3 af 5 slags kunstgenstande; og hvilket felt der har hvilken bonus. Udgaven er justeret, så botter vinder omtrent lige ofte fra hvert startsted. Den, der ejer det trykte spil, kan skrive dets værdier ind i sin egen udgave.
source-rulebook-ref = Regelhæftet til Africana: tysk (Abacusspiele 2012), engelsk (Z-Man Games 2012), nederlandsk og japansk oversættelse
source-rulebook = alle regler, antal dele, selskaber, startsteder og startpenge, 5 ekspeditionskort på billedet af opstillingen (start og mål), eksemplet med en bonus på 2 sølv, eksemplet med en belønning på 3 sølv, slutoptællingen
source-katz2019 = parti med 2 spillere: Frankrig begynder i Cape Town, et skridt med joker fra Cape Town til Port Natal, et skridt med et ”rødt” kort (magenta) fra Port Natal til Mozambique, ekspeditionen fra Port Natal til Serengeti i den første udlægning, belønning 4 mønter
source-vindjeu = Lagos–Cape Town koster 1 kort, og Cairo–Aswan (”Le Caire–Assouan”) koster 1 kort; om man skal gennem Timbuctoo, er en typisk beslutning
source-ludolegars = man kan springe fra Sydafrika til Madagaskar (altså er der et sted på Madagaskar)
source-poeppelkiste = bonussen er et rejsekort, en mønt eller to mønter; tidlige ekspeditioner giver mange penge og få point, sene mange point og færre penge; nævner Leopoldville og Port Natal; en eller flere farver pr. by
source-pinco11 = et eller to symboler pr. by; ekspeditionsbunken går fra mange penge og få point til det omvendte
source-spielmitmir = Napoli er en af byerne i nettet, længst mod nord
source-darmstadt-spielt = ekspeditioner og eventyr er lagt sådan, at man hele tiden rejser mellem nord og syd
source-hall9000 = 22 steder, halvdelen på hver side af ækvator; uregelmæssigt linjenet; højst 2 symboler pr. sted
source-ludorium = et eller to symboler ved hver station
source-scifi-universe = et til to symboler pr. by; en maske blandt kunstgenstandene
source-trictrac = djembetrommer og masker blandt kunstgenstandene
source-gamesgazette = siger, at hver by har to symboler (løst sagt: de fleste har det)
source-boardgames-online = netudgave med forfatterens tilladelse: 11/11 steder, bonusserne er nogle få mønter eller kort, antallet af resterende ekspeditioner er offentligt, mulighed for skjulte point; siger, at michaelschacht.net har downloads og varianter (ikke gemt)
source-czech-rules = tjekkiske regler (Albi): Stederne er byer eller andre kendte lokaliteter
source-keirat = hvert ekspeditionsfelt har en bonus i form af rejsekort eller penge; tre slags ekspeditioner
source-borromaeusverein = 142 kort i æsken (= 30+34+10+60+4+4)
source-reconstruction-ref = dette projekt
source-reconstruction = hvad ingen offentlig kilde fortæller: lavet, så det passer til det, man ved; må aldrig forveksles med det trykte spil
source-inferred-ref = dette projekt
source-inferred = hvad der følger af en kilde eller af den virkelige geografi

guide-map = Landkortet. For at rejse til næste sted spiller du et kort med et af stedets symboler; en joker passer overalt. Steder, du kan nå nu, har en grøn kant.
guide-expeditions = Ekspeditioner. Slut dig til en ved starten (tallet på landkortet), og få bonussen under den. Når du som den første af dem, der er med, frem til målet (flaget), får du ekspeditionens sølv og point.
guide-books = De to bøger med eventyr, én for hver halvdel af kontinentet. Åbn bogen for den halvdel, du er i, vend sider, og køb et eventyr. Du fuldfører det på det sted, det nævner.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-colours = Farver
printed-name = Navn
printed-places = Steder
printed-half = Halvdel
printed-north = Nord
printed-south = Syd
printed-symbols = Symboler
printed-routes = Rejseruter
printed-companies = Selskaber
printed-colour = Farve
printed-place = Sted
printed-silver = Sølv
printed-artifacts = Kunstgenstande
printed-expeditions = Ekspeditioner
printed-back = Bagside
printed-a = A
printed-b = B
printed-c = C
printed-start = Start
printed-target = Mål
printed-points = Point
printed-adventures = Eventyr
printed-book = Bog
printed-artifact = Kunstgenstand
printed-assistant = Hjælper
printed-bonuses = Bonusser
printed-cards = Kort
printed-numbers = Andre tal
printed-travel-cards = Rejsekort i hver farve
printed-assistant-cards = Hjælpere i hver farve
printed-jokers = Jokere pr. spiller
printed-dealt = Kort ved start
printed-markers = Markører pr. spiller
printed-removed = C-kort, der fjernes (2, 3, 4 spillere)
printed-drawn = Kort, der trækkes
printed-adventure-price = Pris for et eventyr
printed-free-turns = Sider, der vendes gratis
printed-turn-price = Pris for at vende en side
printed-recolour-price = Pris for omfarvning
printed-hand-limit = Maks. kort på hånden
printed-adventure-limit = Maks. åbne eventyr
printed-scoring = Optælling
printed-two-alike = To ens
printed-three-alike = Tre ens
printed-two-different = To forskellige
printed-four-different = Fire forskellige
printed-two-assistants = Minuspoint for to hjælpere
printed-more-assistants = Minuspoint for tre eller flere hjælpere
printed-silver-per-point = Sølv pr. point
printed-cards-per-point = Kort pr. point
printed-open-artifact = Åbent eventyr med kunstgenstand

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = afviger { $value } point fra det første skøn
feature-option-draw = trækker rejsekort
feature-option-open-book = åbner en bog
feature-option-set-out = drager af sted
feature-option-stop = afslutter handlingen
feature-option-turn-page = vender en side
feature-option-buy = køber et eventyr
feature-option-discard = smider et kort eller opgiver et eventyr
feature-option-join = slutter sig til en ekspedition
feature-option-joining-bonus = at slutte sig til ekspeditionen er { $value } point værd
feature-option-complete-expedition = at fuldføre ekspeditionen er { $value } point værd
feature-option-complete-adventure = at fuldføre eventyret er { $value } point værd
feature-option-step = rejser ét skridt
feature-option-joker = bruger en joker
feature-option-assistant = bruger en hjælper
feature-option-recoloured = betaler sølv for at omfarve et kort
feature-option-cards-alike = du har { $value } kort i denne farve
feature-option-nearer = bevægelsen mod det nærmeste mål er { $value } skridt
feature-option-arrives = når et mål
feature-option-within-reach = dine kort kan give dig { $value } point på denne rejse
feature-option-tour-after = det, du stadig kan fuldføre derfra, er { $value } point værd
feature-option-adventure-gain = et eventyr dér gør dine planer { $value } point mere værd

# Why: what a bot sees of your position

feature-seat-players = der er { $value ->
    [one] { $value } spiller
   *[other] { $value } spillere
}
feature-seat-turn = det er din tur
feature-seat-moves-later = det er din tur om { $value ->
    [one] { $value } tur
   *[other] { $value } ture
}
feature-seat-on-journey = du er på rejse
feature-seat-rounds-left = der er omtrent { $value ->
    [one] { $value } runde
   *[other] { $value } runder
} tilbage
feature-seat-last-round = dette er den sidste runde
feature-seat-points = du har { $value } point
feature-seat-lead = dit forspring til den bedste af de andre er { $value } point
feature-seat-silver = du har { $value } sølv
feature-seat-silver-worth = ét sølv er { $value } point værd
feature-seat-cards = du har { $value } rejsekort på hånden
feature-seat-most-of-a-colour = du har { $value } kort i din bedste farve
feature-seat-jokers = du har { $value ->
    [one] { $value } joker
   *[other] { $value } jokere
}
feature-seat-assistants = du har { $value ->
    [one] { $value } hjælper
   *[other] { $value } hjælpere
}
feature-seat-expeditions = du har fuldført { $value ->
    [one] { $value } ekspedition
   *[other] { $value } ekspeditioner
}
feature-seat-joined = du har sluttet dig til { $value ->
    [one] { $value } ekspedition
   *[other] { $value } ekspeditioner
}
feature-seat-adventures = du har { $value ->
    [one] { $value } åbent eventyr
   *[other] { $value } åbne eventyr
}
feature-seat-best-prize = din bedste ekspedition er { $value } point værd
feature-seat-tour-worth = det, du stadig kan fuldføre herfra, er { $value } point værd
feature-seat-nearest = det nærmeste mål er { $value } skridt væk
feature-seat-others-joined = en anden spiller har sluttet sig til { $value ->
    [one] { $value } ekspedition
   *[other] { $value } ekspeditioner
}
feature-seat-others-cards = en anden spiller har { $value } rejsekort på hånden
feature-seat-others-silver = en anden spiller har { $value } sølv

# First lessons: what the coach says.

lesson-draw = En tur er én handling: at trække kort, åbne en bog eller rejse. Du skal bruge kort for at rejse, så træk to.
lesson-set-out = Nu har du kort til en rejse. Drag af sted.
lesson-step = Hvert skridt koster et kort med et symbol, der findes på det sted, du rejser til. Din joker passer overalt og kommer tilbage til dig bagefter. Rejs til Cairo med den.
lesson-join = En af ekspeditionerne på bordet begynder her i Cairo. Slut dig til den: Du lægger en markør på den og får straks bonussen under den.
lesson-stop = Med dine andre kort kommer du ikke til Mozambique endnu. Afslut rejsen; markøren bliver liggende.
lesson-limit = Ved slutningen af din tur må du højst have fem kort på hånden. Du har ét for meget: Smid et violet.
lesson-two-symbols = Du er på vej sydpå, ét kort for hvert skridt. Zanzibar har et violet symbol: Rejs dertil med dit violette kort.
lesson-join-again = Endnu en ekspedition begynder på Zanzibar, og den fører tilbage til Cairo. Det koster intet at være med. Slut dig til den på vejen.
lesson-onward = Kortet, du lige fik, må bruges med det samme, men her passer turkis. Rejs til Mozambique.
lesson-complete = Du står ved målet for din første ekspedition og har en markør på den. Fuldfør den: Det giver sølv og point.
lesson-rest = Der er ikke mere at gøre her. Afslut rejsen; en ny ekspedition kommer på det tomme felt.
lesson-book = For sølv kan du købe eventyr. Hver halvdel af landkortet har sin egen bog, og du er i syd. Åbn bogen i syd.
lesson-page = Bogen viser ét eventyr. Vend højre side for at se det næste; den første gang er gratis.
lesson-buy = Dette eventyr fører til en hjælper i Timbuctoo i nord. Køb det for 5 sølv.
lesson-close-book = Ét er nok i denne omgang. Luk bogen.
lesson-adventure = Du er nået til Timbuctoo, målet for dit eventyr. Fuldfør det: Hjælperen slutter sig til dig.
lesson-assistant = En hjælper er et kort i én farve, som kommer tilbage efter hver rejse. Rejs videre til Khartoum med den.
lesson-both-ways = En god rejserute gavner to ekspeditioner. Du er tilbage i Cairo, hvor din anden ekspedition slutter. Fuldfør den.
lesson-recolour = Den anden spiller har lige fuldført en ekspedition, som du også havde sluttet dig til: Kun den første får betaling. Sølv gør dig hurtigere: Betal 5 for at rejse til Congo med dit grå kort.
lesson-race = Du sluttede dig til denne ekspedition i Congo for et øjeblik siden og står allerede ved dens mål. Fuldfør den, før nogen anden når det.
lesson-chain = På denne rejse har du allerede fuldført to ekspeditioner, og her i Cape Town slutter en tredje. Fuldfør også den: Lange rejser betaler sig bedst.
lesson-end = Nu kender du alle tre handlinger: trække kort, købe eventyr og rejse. Et parti varer, til der ikke kan lægges nye ekspeditioner ud. Så tælles point for ekspeditioner og kunstgenstande sammen, med ekstra point for samlinger af kunstgenstande og for sølv.
