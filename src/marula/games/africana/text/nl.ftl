game-title = Africana
game-summary = Treed toe tot expedities die maar één van jullie afsluit, en zoek in twee boeken naar avonturen aan de andere kant van de evenaar. Voor 2 tot 4 spelers, naar het spel van Michael Schacht. De spelregels zijn de gepubliceerde; de landkaart en de meeste kaarten van de standaardeditie zijn een reconstructie.
game-teaser = Doorkruis het continent sneller dan de anderen: alleen wie het eerst aankomt, wordt betaald. En twee boeken bevatten avonturen aan de andere kant van de evenaar.

# Things

colour-magenta = magenta
colour-turquoise = turkoois
colour-grey = antraciet
colour-orange = oranje
colour-violet = paars

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = A
letter-orange = O
letter-violet = P

card = { $kind ->
    [joker] joker
    [assistant] { $colour ->
        [paars] paarse
        [turkoois] turkooizen
       *[other] { $colour }
    } helper
   *[travel] { $colour ->
        [paars] paarse
        [turkoois] turkooizen
       *[other] { $colour }
    } kaart
}

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli (Napels)
    .towards = naar Napoli (Napels)
    .away = vanuit Napoli (Napels)
    .inside = in Napoli (Napels)
place-marrakesh = Marrakesh
    .towards = naar Marrakesh
    .away = vanuit Marrakesh
    .inside = in Marrakesh
place-tripoli = Tripoli
    .towards = naar Tripoli
    .away = vanuit Tripoli
    .inside = in Tripoli
place-cairo = Caïro
    .towards = naar Caïro
    .away = vanuit Caïro
    .inside = in Caïro
place-aswan = Aswan
    .towards = naar Aswan
    .away = vanuit Aswan
    .inside = in Aswan
place-jidda = Jidda (Djedda)
    .towards = naar Jidda (Djedda)
    .away = vanuit Jidda (Djedda)
    .inside = in Jidda (Djedda)
place-dakar = Dakar
    .towards = naar Dakar
    .away = vanuit Dakar
    .inside = in Dakar
place-timbuctoo = Timbuctoo (Timboektoe)
    .towards = naar Timbuctoo (Timboektoe)
    .away = vanuit Timbuctoo (Timboektoe)
    .inside = in Timbuctoo (Timboektoe)
place-khartoum = Khartoem
    .towards = naar Khartoem
    .away = vanuit Khartoem
    .inside = in Khartoem
place-lagos = Lagos
    .towards = naar Lagos
    .away = vanuit Lagos
    .inside = in Lagos
place-addis-abeba = Addis Abeba
    .towards = naar Addis Abeba
    .away = vanuit Addis Abeba
    .inside = in Addis Abeba
place-congo = Congo
    .towards = naar Congo
    .away = vanuit Congo
    .inside = in Congo
place-serengeti = Serengeti
    .towards = naar de Serengeti
    .away = vanuit de Serengeti
    .inside = in de Serengeti
place-leopoldville = Leopoldstad (Kinshasa)
    .towards = naar Leopoldstad (Kinshasa)
    .away = vanuit Leopoldstad (Kinshasa)
    .inside = in Leopoldstad (Kinshasa)
place-zanzibar = Zanzibar
    .towards = naar Zanzibar
    .away = vanaf Zanzibar
    .inside = op Zanzibar
place-luanda = Luanda
    .towards = naar Luanda
    .away = vanuit Luanda
    .inside = in Luanda
place-mozambique = Mozambique (Moçambique)
    .towards = naar Mozambique (Moçambique)
    .away = vanuit Mozambique (Moçambique)
    .inside = in Mozambique (Moçambique)
place-victoria-falls = Victoriawatervallen (Mosi-oa-Tunya)
    .towards = naar de Victoriawatervallen (Mosi-oa-Tunya)
    .away = vanaf de Victoriawatervallen (Mosi-oa-Tunya)
    .inside = bij de Victoriawatervallen (Mosi-oa-Tunya)
place-madagascar = Madagaskar
    .towards = naar Madagaskar
    .away = vanaf Madagaskar
    .inside = op Madagaskar
place-kalahari = Kalahari
    .towards = naar de Kalahari
    .away = vanuit de Kalahari
    .inside = in de Kalahari
place-port-natal = Port Natal (Durban)
    .towards = naar Port Natal (Durban)
    .away = vanuit Port Natal (Durban)
    .inside = in Port Natal (Durban)
place-cape-town = Kaapstad
    .towards = naar Kaapstad
    .away = vanuit Kaapstad
    .inside = in Kaapstad

company-italy = Italië
company-france = Frankrijk
company-germany = Duitsland
company-england = Engeland

artifact-mask = masker
artifact-drum = trommel
artifact-statuette = beeldje
artifact-shield = schild
artifact-necklace = halsketting

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
place = { $name }
    .towards = naar de plaats ‘{ $name }’
    .away = vanuit de plaats ‘{ $name }’
    .inside = in de plaats ‘{ $name }’
company = { $name }
artifact = { $name }

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $colour ->
        [paars] paarse
        [turkoois] turkooizen
       *[other] { $colour }
    } helper – { $place }
   *[artifact] { $artifact } – { $place }
}

book-north = boek in het noorden
book-south = boek in het zuiden
side-left = links
side-right = rechts
space-space-1 = veld 1
space-space-2 = veld 2
space-space-3 = veld 3
space-space-4 = veld 4
space-space-5 = veld 5

# Variants

option-hidden-totals = Tussenstanden
option-hidden-totals-yes = iedereen ziet alleen de eigen tussenstand
option-hidden-totals-no = iedereen ziet alle tussenstanden
option-quiet-rounds = Ronden zonder afgesloten expeditie tot de partij eindigt
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Trek reiskaarten, open het boek of ga op reis.
phase-book = Blader om, koop een avontuur of sluit het boek.
phase-journey = Reis naar een plaats, treed toe tot een expeditie, sluit een expeditie of avontuur af, of beëindig de reis.
phase-cards = Je hebt te veel kaarten: leg er een af.
phase-adventures = Je hebt te veel open avonturen: geef er een op.
phase-over = De partij is afgelopen.

# What may be chosen

action-draw-cards = Reiskaarten trekken
action-open-book = Boek openen
action-set-out = Op reis gaan
action-stop = Deze actie beëindigen
action-stop-book = Boek sluiten
action-stop-journey = Reis beëindigen
action-turn-page = Pagina { $side } ombladeren
action-buy = Avontuur { $side } kopen
action-step = { $recoloured ->
    [yes] Reizen { $place_towards } met een { $card } (overgekleurd)
   *[no] Reizen { $place_towards } met een { $card }
}
action-join = Toetreden tot expeditie: { $expedition }
action-complete-expedition = Expeditie afsluiten: { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Ontmoeten: { $adventure }
   *[artifact] Meenemen: { $adventure }
}
action-discard-card = Afleggen: { $card }
action-discard-adventure = Opgeven: { $adventure }

# What happened

event-company-taken = { $seat } reist voor { $company }. Startplaats: { $place }, startgeld: { $silver } zilver, { $jokers ->
    [0] zonder joker
    [one] met één joker
   *[other] met { $jokers } jokers
}.
event-expeditions-removed = { $number ->
    [0] Alle C-expedities blijven in het spel.
    [one] Eén C-expeditie gaat gedekt uit het spel.
   *[other] { $number } C-expedities gaan gedekt uit het spel.
}
event-expedition-shown = Nieuwe expeditie op { $space }: { $expedition }, { $expedition_silver } zilver en { $expedition_points ->
    [one] 1 punt
   *[other] { $expedition_points } punten
}.
event-adventure-shown = In het { $book } ligt nu open: { $adventure }.
event-cards-drawn = { $seat } trekt { $number ->
    [0] niets: er zijn geen reiskaarten meer
    [one] een reiskaart
   *[other] { $number } reiskaarten
}.
event-cards-seen = Getrokken: { $cards }.
event-deck-shuffled = { $number ->
    [one] De enige afgelegde reiskaart wordt de nieuwe voorraadstapel.
   *[other] De { $number } afgelegde reiskaarten worden geschud tot een nieuwe voorraadstapel.
}
event-book-opened = { $seat } opent het { $book }.
event-page-turned = { $seat } bladert { $side }{ $silver ->
    [0] {""}
   *[other] {" "}voor { $silver } zilver
} om: { $adventure }.
event-adventure-bought = { $seat } koopt voor { $silver } zilver: { $adventure }.
event-book-closed = { $seat } sluit het { $book }.
event-set-out-from = { $seat } vertrekt { $place_away }.
event-travelled = { $seat } speelt een { $card }{ $silver ->
    [0] {""}
   *[other] {" "}(overgekleurd voor { $silver } zilver)
} en reist { $place_from_away } { $place_to_towards }.
event-expedition-joined = { $seat } treedt toe tot de expeditie { $expedition }{ $silver ->
    [0] .
   *[other] {" "}en krijgt { $silver } zilver.
}
event-expedition-completed = { $seat } sluit de expeditie { $expedition } af: { $silver } zilver en { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.{ $others_count ->
    [0] {""}
    [one] {" "}{ $others } was toegetreden en krijgt niets.
   *[other] {" "}{ $others } waren toegetreden en krijgen niets.
}
event-artifact-found = { $seat } vindt een kunstvoorwerp: { $adventure }. Dat levert { $silver } zilver en { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
event-assistant-hired = { $seat } krijgt een metgezel: { $adventure }.
event-rested = { $seat } beëindigt de reis { $place_inside }.
event-card-discarded = { $seat } legt af: { $card }.
event-card-lost = { $seat } legt voorgoed af: { $card }.
event-adventure-discarded = { $seat } geeft een avontuur voorgoed op: { $adventure }.
event-last-round-began = Er zijn niet genoeg expedities om alle velden te vullen: ronde { $round } is de laatste.
event-explorers-recalled = Al { $rounds } ronden is er geen expeditie afgesloten. De firma’s roepen hun onderzoekers naar huis.
event-match-ended = De partij eindigt na { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
}.
event-hand-shown = { $seat } heeft nog in de hand: { $cards }.

# Why not

refusal-af-11-first = Kies eerst je actie voor deze beurt: reiskaarten trekken, het boek openen of op reis gaan
refusal-af-11-book = Je hebt je actie voor deze beurt al gekozen: het boek
refusal-af-11-journey = Je hebt je actie voor deze beurt al gekozen: de reis
refusal-af-15 = Een avontuur kost { $price } zilver; je hebt { $silver }
refusal-af-15-empty = In het boek ligt { $side } geen kaart
refusal-af-16 = Deze pagina ombladeren kost { $price } zilver; je hebt { $silver }
refusal-af-16-empty = In het boek ligt { $side } geen kaart om om te bladeren
refusal-af-19 = { $place } heeft het symbool van deze kaart niet: { $card }
refusal-af-19-far = Er loopt geen rechtstreekse reisroute { $place_from_away } { $place_to_towards }
refusal-af-19-none = Je hebt geen { $card } in je hand
refusal-af-23 = Een kaart overkleuren kost { $price } zilver; je hebt { $silver }
refusal-af-23-needless = Met een { $card } kun je ook zonder overkleuren { $place_towards } reizen
refusal-af-24 = Op deze reis al gebruikt: { $card }
refusal-af-25 = Tot deze expeditie kun je alleen { $place_inside } toetreden
refusal-af-25-closed = De expeditie { $expedition } ligt niet open
refusal-af-26 = Al je { $markers } markers liggen op expedities
refusal-af-26-joined = Je bent al toegetreden tot de expeditie { $expedition }
refusal-af-28 = Deze expeditie kun je alleen { $place_inside } afsluiten
refusal-af-28-closed = De expeditie { $expedition } ligt niet open
refusal-af-28-marker = Je bent niet toegetreden tot de expeditie { $expedition }
refusal-af-29 = Dit avontuur kun je alleen { $place_inside } afsluiten
refusal-af-29-owner = Dit is geen van je open avonturen: { $adventure }
refusal-af-34 = Het { $book } is leeg
refusal-af-36 = Leg eerst kaarten af tot je er { $limit } hebt
refusal-af-36-none = Je hebt geen { $card } in je hand
refusal-af-38 = Geef eerst avonturen op tot je er { $limit } hebt
refusal-af-38-none = Dit is geen van je open avonturen: { $adventure }
refusal-af-39 = Kaarten en avonturen doe je alleen aan het einde van je beurt weg, en alleen als je er te veel hebt

# The score sheet

line-expeditions = Expedities ({ $number })
line-artifacts = Kunstvoorwerpen ({ $number })
line-two-alike = Twee dezelfde: { $artifact_1 }
line-three-alike = Drie dezelfde: { $artifact_1 }
line-two-different = Twee verschillende: { $artifact_1 }, { $artifact_2 }
line-four-different = Vier verschillende: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Helperavonturen ({ $number })
line-silver = Zilver ({ $number })
line-cards = Reiskaarten in de hand ({ $number })
line-open-adventures = Open avonturen met een kunstvoorwerp ({ $number })

# On the board

face-map = Landkaart van het continent
face-equator = Evenaar
face-expeditions = Expedities
face-drawer = Expedities en boeken
face-draw-discard = { $number ->
    [one] Reiskaarten trekken, dan één afleggen
   *[other] Reiskaarten trekken, dan { $number } afleggen
}
face-ways = { $number } manieren om { $place_towards } te reizen
face-goal = Hier kun je een van je avonturen afsluiten
face-silver = zilver
face-points = punten
face-cards = reiskaarten
face-completed = afgesloten expedities
face-joined = { $name } is toegetreden
face-bonus = Toetredingsbonus:
face-bonus-words = Bonus voor het toetreden tot deze expeditie
face-about-expedition = { $points ->
    [one] Eén punt
   *[other] { $points } punten
} en { $silver } zilver voor wie de expeditie afsluit: treed toe op de startplaats en reis dan naar de bestemming. { $number ->
    [0] Niemand is toegetreden.
    [one] Eén speler is toegetreden.
   *[other] { $number } spelers zijn toegetreden.
}
face-about-travel = Reis naar een plaats met dit symbool. Voor { $silver } zilver telt de kaart als een kleur naar keuze.
face-about-joker = Reis naar een plaats naar keuze. De kaart komt na de reis terug in je hand.
face-about-assistant = Reis naar een plaats met dit symbool. De kaart komt na de reis terug in je hand.
face-about-find = Sluit dit avontuur { $place_inside } af voor { $points ->
    [one] één punt
   *[other] { $points } punten
} en { $silver } zilver. Verzamelingen van kunstvoorwerpen tellen aan het einde.
face-about-find-assistant = Sluit dit avontuur { $place_inside } af en je krijgt een helper van deze kleur.
face-pile = expedities nog in de stapel
face-empty-space = geen expeditie
face-empty-page = leeg
face-lie-here = { $number ->
    [one] hier ligt één kaart
   *[other] hier liggen { $number } kaarten
}
face-free = gratis
face-buy = Kopen voor { $price }
face-close-book = Sluiten
face-played = Op deze reis gebruikt
face-deck = { $number } in de stapel, { $discards } afgelegd
face-reconstructed = Gereconstrueerd
face-round = Ronde { $round }
face-last-round = Laatste ronde
face-hand = Je kaarten
face-no-cards = Je hebt geen kaarten.
face-adventures = Avonturen

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = meer zilver, { $more } tegen { $less }
lines-expeditions = Expedities
lines-artifacts = Kunstvoorwerpen
lines-two-alike = Twee dezelfde
lines-three-alike = Drie dezelfde
lines-two-different = Twee verschillende
lines-four-different = Vier verschillende
lines-assistants = Helperavonturen
lines-silver = Zilver
lines-cards = Reiskaarten in de hand
lines-open-adventures = Open avonturen met een kunstvoorwerp

# The board as text
field-last-round = Laatste ronde
field-turned = Deze beurt omgebladerd
field-places = Plaats van de onderzoeker
field-silver = Zilver
field-totals = Punten tot nu toe
field-hands = Reiskaarten
field-hand-sizes = Kaarten in de hand
field-jokers = Jokers
field-assistants = Helpers
field-played = Op deze reis gebruikt
field-deck = Reiskaarten in de stapel
field-discards = Reiskaarten in de aflegstapel
field-pile = Expedities in de stapel
field-display = Open expedities
field-joined = Wie is toegetreden
field-expeditions = Afgesloten expedities
field-pages = Open pagina’s
field-left = Pagina’s links in het boek
field-adventures = Open avonturen
field-completed = Afgesloten avonturen

# What is wrong with an edition file
problem-half = moeten er { $number } zijn { $half ->
    [north] in het noorden
   *[south] in het zuiden
}, niet { $found }
problem-bonus = moet zilver of kaarten zijn, minstens één en niet allebei
problem-symbols = moet één symbool zijn of twee verschillende
problem-two-places = moeten twee verschillende plaatsen zijn
problem-route-twice = deze reisroute staat er twee keer
problem-target-is-start = mag niet de startplaats zijn
problem-no-back = geen enkele heeft de rugzijde { $back }
problem-few-for-display = moet er minstens { $number } met rugzijde A hebben, voor het eerste aanbod
problem-three-numbers = moeten drie getallen zijn: voor twee, drie en vier spelers
problem-too-many-removed = er gaan te veel kaarten met rugzijde C uit het spel: { $number } van { $of }
problem-same-half = ligt { $half ->
    [north] in het noorden
   *[south] in het zuiden
}, net als het boek; de plaats moet aan de andere kant van de evenaar liggen
problem-artifact-or-assistant = moet een kunstvoorwerp of een helper tonen, en niet allebei
problem-assistant-reward = een helper levert geen zilver en geen punten op
problem-book-size = moeten er { $number } zijn { $half ->
    [north] in het boek in het noorden
   *[south] in het boek in het zuiden
}, niet { $found }
problem-artifact-twice = moet ‘{ $word }’ twee keer tonen { $half ->
    [north] in het boek in het noorden
   *[south] in het boek in het zuiden
}; gevonden: { $found }
problem-assistant-once = moet de helper ‘{ $word }’ één keer tonen { $half ->
    [north] in het boek in het noorden
   *[south] in het boek in het zuiden
}; gevonden: { $found }
problem-hand-limit = moet minstens het aantal kaarten zijn waarmee iedereen begint
problem-dealt-too-many = mag met vier spelers niet meer reiskaarten vragen dan er zijn

# Many choices of one kind under one button
kind-turn-page = Ombladeren
kind-buy = Avontuur kopen
kind-step = Reizen
kind-join = Toetreden tot expeditie
kind-complete-expedition = Expeditie afsluiten
kind-complete-adventure = Avontuur afsluiten
kind-discard-card = Kaart afleggen
kind-discard-adventure = Avontuur opgeven

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = Grotendeels een RECONSTRUCTIE. Geen openbare bron somt het gedrukte bord en de kaarten op. Waar de handleiding of een recensie als bron staat, komen de waarden daarvandaan. Waar ‘reconstruction’ staat, heeft dit project ze zo gekozen dat ze kloppen met wat bekend is: 6 van de 22 plaatsnamen, 39 van de 40 symbolen en 34 van de 39 reisroutes; startplaats, bestemming en stapel van 29 van de 34 expedities, het zilver van 33 en de punten van alle 34; de bestemmingen van alle 30 avonturen, en zilver en punten van alle 20 kunstvoorwerpen; de namen van 3 van de 5 soorten kunstvoorwerpen; en welk veld welke toetredingsbonus heeft. Het geheel is bijgesteld tot bots vanaf elke startplaats ongeveer even vaak winnen. Wie het gedrukte spel bezit, kan de waarden ervan in een eigen editie schrijven.
source-rulebook-ref = Handleiding van Africana: Duits (Abacusspiele 2012), Engels (Z-Man Games 2012), Nederlandse en Japanse vertaling
source-rulebook = alle regels, aantallen van het materiaal, firma’s, startplaatsen en startgeld, 5 expeditiekaarten op de afbeelding van de opzet (start en bestemming), het voorbeeld van een toetredingsbonus van 2 zilver, het voorbeeld van een beloning van 3 zilver, de eindtelling
source-katz2019 = partij met twee spelers: Frankrijk begint in Kaapstad, een stap met een joker Kaapstad -> Port Natal, een stap met een ‘rode’ kaart (magenta) Port Natal -> Mozambique, expeditie Port Natal -> Serengeti in het eerste aanbod, beloning 4 munten
source-vindjeu = Lagos – Kaapstad kost 1 kaart en Caïro – Aswan (‘Le Caire – Assouan’) kost 1 kaart; wel of niet door Timbuctoo reizen is een typische beslissing
source-ludolegars = van Zuid-Afrika kun je naar Madagaskar springen (dus ligt er op Madagaskar een plaats)
source-poeppelkiste = de toetredingsbonus is een reiskaart, één munt of twee munten; vroege expedities leveren veel geld en weinig punten op, late veel punten en minder geld; noemt Leopoldville en Port Natal; één of meer kleuren per stad
source-pinco11 = één of twee symbolen per stad; de expeditiestapel loopt van veel geld en weinig punten naar het omgekeerde
source-spielmitmir = Napoli is een van de steden van het net, helemaal in het noorden
source-darmstadt-spielt = expedities en avonturen zijn zo opgezet dat je voortdurend van noord naar zuid en terug reist
source-hall9000 = 22 plaatsen, de helft aan elke kant van de evenaar; onregelmatig lijnennet; hoogstens 2 symbolen per plaats
source-ludorium = één of twee symbolen naast elk station
source-scifi-universe = één tot twee symbolen per stad; een masker onder de kunstvoorwerpen
source-trictrac = djembés en maskers onder de kunstvoorwerpen
source-gamesgazette = zegt dat elke stad twee symbolen heeft (niet precies: de meeste hebben er twee)
source-boardgames-online = online versie met toestemming van de auteur: 11 en 11 plaatsen, toetredingsbonussen zijn enkele munten of kaarten, het aantal resterende expedities is openbaar, optie met verborgen punten; zegt dat michaelschacht.net downloads en varianten heeft (niet bewaard)
source-czech-rules = Tsjechische spelregels (Albi): velden zijn steden of andere opmerkelijke plaatsen
source-keirat = elk expeditieveld heeft een bonus van reiskaarten of geld; drie soorten expedities
source-borromaeusverein = 142 kaarten in de doos (= 30+34+10+60+4+4)
source-reconstruction-ref = dit project
source-reconstruction = wat geen openbare bron vertelt: zo gemaakt dat het klopt met wat bekend is, en nooit aan te zien voor het gedrukte spel
source-inferred-ref = dit project
source-inferred = wat volgt uit een gegeven met bron of uit de echte geografie

guide-map = De landkaart. Om naar de volgende plaats te reizen, speel je een kaart met een symbool van die plaats; een joker past overal. Plaatsen die je nu kunt bereiken, hebben een groene rand.
guide-expeditions = Expedities. Treed toe op de startplaats (het getal op de landkaart) en je krijgt de bonus eronder. Wie van de deelnemers als eerste de bestemming (de vlag) bereikt, krijgt het zilver en de punten.
guide-books = De twee boeken met avonturen, één voor elke helft van het continent. Open het boek van de helft waar je bent, blader om en koop een avontuur. Je sluit het af op de plaats die erop staat.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-colours = Kleuren
printed-name = Naam
printed-places = Plaatsen
printed-half = Helft
printed-north = Noord
printed-south = Zuid
printed-symbols = Symbolen
printed-routes = Reisroutes
printed-companies = Firma’s
printed-colour = Kleur
printed-place = Plaats
printed-silver = Zilver
printed-artifacts = Kunstvoorwerpen
printed-expeditions = Expedities
printed-back = Rugzijde
printed-a = A
printed-b = B
printed-c = C
printed-start = Startplaats
printed-target = Bestemming
printed-points = Punten
printed-adventures = Avonturen
printed-book = Boek
printed-artifact = Kunstvoorwerp
printed-assistant = Helper
printed-bonuses = Toetredingsbonussen
printed-cards = Kaarten
printed-numbers = Andere getallen
printed-travel-cards = Reiskaarten van elke kleur
printed-assistant-cards = Helpers van elke kleur
printed-jokers = Jokers per speler
printed-dealt = Kaarten bij het begin
printed-markers = Markers per speler
printed-removed = Verwijderde C-kaarten (2, 3, 4 spelers)
printed-drawn = Getrokken kaarten
printed-adventure-price = Prijs van een avontuur
printed-free-turns = Aantal keer gratis ombladeren
printed-turn-price = Prijs van ombladeren
printed-recolour-price = Prijs van overkleuren
printed-hand-limit = Max. kaarten in de hand
printed-adventure-limit = Max. open avonturen
printed-scoring = Puntentelling
printed-two-alike = Twee dezelfde
printed-three-alike = Drie dezelfde
printed-two-different = Twee verschillende
printed-four-different = Vier verschillende
printed-two-assistants = Strafpunten voor twee helpers
printed-more-assistants = Strafpunten voor drie of meer helpers
printed-silver-per-point = Zilver per punt
printed-cards-per-point = Kaarten per punt
printed-open-artifact = Open avontuur met kunstvoorwerp

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = wijkt { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} af van de eerste schatting
feature-option-draw = trekt reiskaarten
feature-option-open-book = opent een boek
feature-option-set-out = gaat op reis
feature-option-stop = beëindigt de actie
feature-option-turn-page = bladert om
feature-option-buy = koopt een avontuur
feature-option-discard = legt een kaart af of geeft een avontuur op
feature-option-join = treedt toe tot een expeditie
feature-option-joining-bonus = toetreden levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-complete-expedition = de expeditie afsluiten levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-complete-adventure = het avontuur afsluiten levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-step = reist één stap
feature-option-joker = gebruikt een joker
feature-option-assistant = gebruikt een helper
feature-option-recoloured = betaalt zilver om een kaart over te kleuren
feature-option-cards-alike = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} van deze kleur
feature-option-nearer = de vooruitgang naar het dichtstbijzijnde doel is { $value ->
    [one] { $value } stap
   *[other] { $value } stappen
}
feature-option-arrives = bereikt een doel
feature-option-within-reach = met je kaarten { $value ->
    [one] is { $value } punt
   *[other] zijn { $value } punten
} op deze reis haalbaar
feature-option-tour-after = wat je van daaruit nog kunt afsluiten, is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-option-adventure-gain = een avontuur daar maakt je plannen { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} meer waard

# Why: what a bot sees of your position

feature-seat-players = er { $value ->
    [one] is { $value } speler
   *[other] zijn { $value } spelers
}
feature-seat-turn = je bent aan de beurt
feature-seat-moves-later = over { $value ->
    [one] { $value } beurt
   *[other] { $value } beurten
} ben jij aan zet
feature-seat-on-journey = je bent op reis
feature-seat-rounds-left = er { $value ->
    [one] is nog ongeveer { $value } ronde
   *[other] zijn nog ongeveer { $value } ronden
} te gaan
feature-seat-last-round = dit is de laatste ronde
feature-seat-points = je hebt { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
feature-seat-lead = je voorsprong op de beste andere speler is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
feature-seat-silver = je hebt { $value } zilver
feature-seat-silver-worth = één zilver is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-seat-cards = je hebt { $value ->
    [one] { $value } reiskaart
   *[other] { $value } reiskaarten
} in de hand
feature-seat-most-of-a-colour = van je beste kleur heb je { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
}
feature-seat-jokers = je hebt { $value ->
    [one] { $value } joker
   *[other] { $value } jokers
} in de hand
feature-seat-assistants = je hebt { $value ->
    [one] { $value } helper
   *[other] { $value } helpers
}
feature-seat-expeditions = je hebt { $value ->
    [one] { $value } expeditie
   *[other] { $value } expedities
} afgesloten
feature-seat-joined = je bent tot { $value ->
    [one] { $value } expeditie
   *[other] { $value } expedities
} toegetreden
feature-seat-adventures = je hebt { $value ->
    [one] { $value } open avontuur
   *[other] { $value } open avonturen
}
feature-seat-best-prize = je beste expeditie levert { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-seat-tour-worth = wat je vanaf hier nog kunt afsluiten, is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-seat-nearest = het dichtstbijzijnde doel is nog { $value ->
    [one] { $value } stap
   *[other] { $value } stappen
} weg
feature-seat-others-joined = een andere speler is tot { $value ->
    [one] { $value } expeditie
   *[other] { $value } expedities
} toegetreden
feature-seat-others-cards = een andere speler heeft { $value ->
    [one] { $value } reiskaart
   *[other] { $value } reiskaarten
} in de hand
feature-seat-others-silver = een andere speler heeft { $value } zilver

# First lessons: what the coach says.

lesson-draw = Een beurt is één actie: kaarten trekken, een boek openen of reizen. Om te reizen heb je kaarten nodig, dus trek er twee.
lesson-set-out = Nu heb je kaarten voor een reis. Ga op reis.
lesson-step = Elke stap kost een kaart met een symbool van de plaats waar je heen gaat. Je joker past overal en komt na de reis bij je terug. Reis ermee naar Caïro.
lesson-join = Hier in Caïro begint een van de open expedities. Treed toe: je legt er een marker op en krijgt meteen de bonus eronder.
lesson-stop = Met je andere kaarten kom je nog niet in Mozambique. Beëindig de reis; de marker blijft liggen.
lesson-limit = Aan het einde van je beurt mag je hoogstens vijf kaarten in je hand hebben. Je hebt er één te veel: leg een paarse af.
lesson-two-symbols = Je bent op weg naar het zuiden, één kaart per stap. Zanzibar heeft een paars symbool: reis erheen met je paarse kaart.
lesson-join-again = Op Zanzibar begint nog een expeditie, en die leidt terug naar Caïro. Toetreden kost niets. Doe het onderweg.
lesson-onward = De kaart die je net kreeg, mag je meteen gebruiken, maar turkoois past hier. Reis naar Mozambique.
lesson-complete = Je staat op de bestemming van je eerste expeditie, en je marker ligt erop. Sluit die af: dat levert zilver en punten op.
lesson-rest = Hier is niets meer te doen. Beëindig de reis; op het lege veld komt een nieuwe expeditie.
lesson-book = Met zilver koop je avonturen. Elke helft van de landkaart heeft een eigen boek, en jij bent in het zuiden. Open het boek in het zuiden.
lesson-page = Het boek toont één avontuur. Blader de rechterpagina om en je ziet het volgende; de eerste keer is gratis.
lesson-buy = Dit avontuur leidt naar een helper in Timbuctoo, in het noorden. Koop het voor 5 zilver.
lesson-close-book = Eén is voorlopig genoeg. Sluit het boek.
lesson-adventure = Je bent in Timbuctoo, de bestemming van je avontuur. Sluit het af: de helper gaat met je mee.
lesson-assistant = Een helper is een kaart van één kleur die na elke reis bij je terugkomt. Reis ermee verder naar Khartoem.
lesson-both-ways = Een goede route helpt bij twee expedities. Je bent terug in Caïro, waar je tweede eindigt. Sluit die af.
lesson-recolour = De andere speler heeft net een expeditie afgesloten waartoe jij ook was toegetreden: alleen de eerste wordt betaald. Met zilver ben je sneller: betaal 5, kleur je antraciet kaart over en reis ermee naar Congo.
lesson-race = Je bent pas net in Congo tot deze expeditie toegetreden en staat nu al op de bestemming. Sluit die af voordat een ander het kan.
lesson-chain = Op deze reis heb je al twee expedities afgesloten, en hier in Kaapstad eindigt een derde. Sluit ook die af: lange reizen lonen het meest.
lesson-end = Je kent nu alle drie de acties: trekken, kopen, reizen. Een partij duurt tot er geen nieuwe expeditie meer kan worden opengelegd. Dan worden de punten van expedities en kunstvoorwerpen opgeteld, met extra punten voor verzamelingen van kunstvoorwerpen en voor zilver.
