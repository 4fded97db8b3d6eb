game-title = Africana
game-summary = Dołączaj do ekspedycji, które ukończy tylko jedno z was, i szukaj w dwóch księgach przygód za równikiem. Dla 2–4 graczy, na podstawie gry Michaela Schachta. Zasady są zgodne z opublikowanymi; mapa i większość kart edycji domyślnej to rekonstrukcja.
game-teaser = Przemierz kontynent przed innymi: nagrodę dostaje tylko ten, kto dotrze pierwszy. A dwie księgi kryją przygody za równikiem.

# Things

colour-magenta = magentowy
    .genitive = magentowego
    .feminine = magentowa
    .feminine_accusative = magentową
    .feminine_genitive = magentowej
colour-turquoise = turkusowy
    .genitive = turkusowego
    .feminine = turkusowa
    .feminine_accusative = turkusową
    .feminine_genitive = turkusowej
colour-grey = szary
    .genitive = szarego
    .feminine = szara
    .feminine_accusative = szarą
    .feminine_genitive = szarej
colour-orange = pomarańczowy
    .genitive = pomarańczowego
    .feminine = pomarańczowa
    .feminine_accusative = pomarańczową
    .feminine_genitive = pomarańczowej
colour-violet = fioletowy
    .genitive = fioletowego
    .feminine = fioletowa
    .feminine_accusative = fioletową
    .feminine_genitive = fioletowej

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = S
letter-orange = P
letter-violet = F

# A colour is masculine (pomocnik); its forms agree with "karta" and with "pomocnik" in other cases.
card = { $kind ->
    [joker] joker
    [assistant] { $colour } pomocnik
   *[travel] { $colour_feminine } karta
}
    .accusative = { $kind ->
        [joker] jokera
        [assistant] { $colour_genitive } pomocnika
       *[travel] { $colour_feminine_accusative } kartę
    }
    .genitive = { $kind ->
        [joker] jokera
        [assistant] { $colour_genitive } pomocnika
       *[travel] { $colour_feminine_genitive } karty
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Napoli (Neapol)
    .towards = do Napoli (Neapolu)
    .away = z Napoli (Neapolu)
    .at = w Napoli (Neapolu)
place-marrakesh = Marrakesz
    .towards = do Marrakeszu
    .away = z Marrakeszu
    .at = w Marrakeszu
place-tripoli = Trypolis
    .towards = do Trypolisu
    .away = z Trypolisu
    .at = w Trypolisie
place-cairo = Kair
    .towards = do Kairu
    .away = z Kairu
    .at = w Kairze
place-aswan = Asuan
    .towards = do Asuanu
    .away = z Asuanu
    .at = w Asuanie
place-jidda = Jidda (Dżudda)
    .towards = do Jiddy (Dżuddy)
    .away = z Jiddy (Dżuddy)
    .at = w Jiddzie (Dżuddzie)
place-dakar = Dakar
    .towards = do Dakaru
    .away = z Dakaru
    .at = w Dakarze
place-timbuctoo = Timbuctoo (Timbuktu)
    .towards = do Timbuctoo (Timbuktu)
    .away = z Timbuctoo (Timbuktu)
    .at = w Timbuctoo (Timbuktu)
place-khartoum = Chartum
    .towards = do Chartumu
    .away = z Chartumu
    .at = w Chartumie
place-lagos = Lagos
    .towards = do Lagos
    .away = z Lagos
    .at = w Lagos
place-addis-abeba = Addis Abeba
    .towards = do Addis Abeby
    .away = z Addis Abeby
    .at = w Addis Abebie
place-congo = Kongo
    .towards = do Konga
    .away = z Konga
    .at = w Kongu
place-serengeti = Serengeti
    .towards = do Serengeti
    .away = z Serengeti
    .at = w Serengeti
place-leopoldville = Léopoldville (Kinszasa)
    .towards = do Léopoldville (Kinszasy)
    .away = z Léopoldville (Kinszasy)
    .at = w Léopoldville (Kinszasie)
place-zanzibar = Zanzibar
    .towards = na Zanzibar
    .away = z Zanzibaru
    .at = na Zanzibarze
place-luanda = Luanda
    .towards = do Luandy
    .away = z Luandy
    .at = w Luandzie
place-mozambique = Mozambik (Moçambique)
    .towards = do Mozambiku (Moçambique)
    .away = z Mozambiku (Moçambique)
    .at = w Mozambiku (Moçambique)
place-victoria-falls = Wodospady Wiktorii (Mosi-oa-Tunya)
    .towards = nad Wodospady Wiktorii (Mosi-oa-Tunya)
    .away = znad Wodospadów Wiktorii (Mosi-oa-Tunya)
    .at = nad Wodospadami Wiktorii (Mosi-oa-Tunya)
place-madagascar = Madagaskar
    .towards = na Madagaskar
    .away = z Madagaskaru
    .at = na Madagaskarze
place-kalahari = Kalahari
    .towards = na Kalahari
    .away = z Kalahari
    .at = na Kalahari
place-port-natal = Port Natal (Durban)
    .towards = do Port Natal (Durbanu)
    .away = z Port Natal (Durbanu)
    .at = w Port Natal (Durbanie)
place-cape-town = Kapsztad
    .towards = do Kapsztadu
    .away = z Kapsztadu
    .at = w Kapsztadzie

company-italy = Włochy
company-france = Francja
company-germany = Niemcy
company-england = Anglia

artifact-mask = maska
    .accusative = maskę
artifact-drum = bęben
    .accusative = bęben
artifact-statuette = statuetka
    .accusative = statuetkę
artifact-shield = tarcza
    .accusative = tarczę
artifact-necklace = naszyjnik
    .accusative = naszyjnik

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
    .genitive = { $name }
    .feminine = { $name }
    .feminine_accusative = { $name }
    .feminine_genitive = { $name }
place = { $name }
    .towards = do miejsca „{ $name }”
    .away = z miejsca „{ $name }”
    .at = w miejscu „{ $name }”
company = { $name }
artifact = { $name }
    .accusative = artefakt „{ $name }”

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $colour } pomocnik { $place_at }
   *[artifact] { $artifact } { $place_away }
}
    .accusative = { $kind ->
        [assistant] { $colour_genitive } pomocnika { $place_at }
       *[artifact] { $artifact_accusative } { $place_away }
    }

book-north = księga północna
    .accusative = księgę północną
    .at = w księdze północnej
book-south = księga południowa
    .accusative = księgę południową
    .at = w księdze południowej
side-left = po lewej
side-right = po prawej
space-space-1 = pierwsze pole
    .at = na pierwszym polu
space-space-2 = drugie pole
    .at = na drugim polu
space-space-3 = trzecie pole
    .at = na trzecim polu
space-space-4 = czwarte pole
    .at = na czwartym polu
space-space-5 = piąte pole
    .at = na piątym polu

# Variants

option-hidden-totals = Bieżące wyniki
option-hidden-totals-yes = każdy widzi tylko swój wynik
option-hidden-totals-no = wszyscy widzą wszystkie wyniki
option-quiet-rounds = Po ilu rundach bez ukończonej ekspedycji kończy się partia
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Dobierz karty podróży, otwórz księgę albo wyrusz w drogę.
phase-book = Przewróć kartkę, kup przygodę albo zamknij księgę.
phase-journey = Podróżuj, dołącz do ekspedycji, ukończ ekspedycję lub przygodę albo zakończ podróż.
phase-cards = Masz za dużo kart: odrzuć jedną.
phase-adventures = Masz za dużo otwartych przygód: porzuć jedną.
phase-over = Partia dobiegła końca.

# What may be chosen

action-draw-cards = Dobierz karty podróży
action-open-book = Otwórz księgę
action-set-out = Wyrusz w drogę
action-stop = Zakończ akcję
action-stop-book = Zamknij księgę
action-stop-journey = Zakończ podróż
action-turn-page = Przewróć kartkę { $side }
action-buy = Kup przygodę { $side }
action-step = { $recoloured ->
    [yes] Udaj się { $place_towards }: { $card } (zmiana koloru)
   *[no] Udaj się { $place_towards }: { $card }
}
action-join = Dołącz do ekspedycji { $expedition }
action-complete-expedition = Ukończ ekspedycję { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Spotkaj { $adventure_accusative }
   *[artifact] Zdobądź { $adventure_accusative }
}
action-discard-card = Odrzuć { $card_accusative }
action-discard-adventure = Porzuć przygodę: { $adventure }

# What happened

event-company-taken = { $seat } gra jako { $company }. Start: { $place }, { $silver ->
    [one] 1 srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
}, { $jokers ->
    [0] bez jokera
    [one] joker
    [few] { $jokers } jokery
    [many] { $jokers } jokerów
   *[other] { $jokers } jokera
}.
event-expeditions-removed = { $number ->
    [0] Wszystkie ekspedycje C zostają w grze.
    [one] Jedna ekspedycja C zostaje usunięta z gry bez odkrywania.
    [few] { $number } ekspedycje C zostają usunięte z gry bez odkrywania.
    [many] { $number } ekspedycji C zostaje usuniętych z gry bez odkrywania.
   *[other] { $number } ekspedycji C zostaje usunięte z gry bez odkrywania.
}
event-expedition-shown = Nowa ekspedycja { $space_at }: { $expedition }, { $expedition_silver ->
    [one] 1 srebrnik
    [few] { $expedition_silver } srebrniki
    [many] { $expedition_silver } srebrników
   *[other] { $expedition_silver } srebrnika
}, { $expedition_points ->
    [one] 1 punkt
    [few] { $expedition_points } punkty
    [many] { $expedition_points } punktów
   *[other] { $expedition_points } punktu
}.
event-adventure-shown = Teraz { $book_at } widać przygodę: { $adventure }.
event-cards-drawn = { $number ->
    [0] { $seat } niczego nie dobiera: nie ma już kart podróży.
    [one] { $seat } dobiera kartę podróży.
    [few] { $seat } dobiera { $number } karty podróży.
    [many] { $seat } dobiera { $number } kart podróży.
   *[other] { $seat } dobiera { $number } karty podróży.
}
event-cards-seen = Dobrane: { $cards }.
event-deck-shuffled = { $number ->
    [one] Jedyna odrzucona karta podróży tworzy nowy stos.
    [few] { $number } odrzucone karty podróży zostają potasowane i tworzą nowy stos.
    [many] { $number } odrzuconych kart podróży zostaje potasowanych i tworzy nowy stos.
   *[other] { $number } odrzuconej karty podróży tworzy nowy stos.
}
event-book-opened = { $seat } otwiera { $book_accusative }.
event-page-turned = { $seat } przewraca kartkę { $side }: { $adventure }{ $silver ->
    [0] .
    [one] , za 1 srebrnik.
    [few] , za { $silver } srebrniki.
    [many] , za { $silver } srebrników.
   *[other] , za { $silver } srebrnika.
}
event-adventure-bought = { $seat } kupuje przygodę za { $silver ->
    [one] 1 srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
}: { $adventure }.
event-book-closed = { $seat } zamyka { $book_accusative }.
event-set-out-from = { $seat } wyrusza { $place_away }.
event-travelled = { $seat } zagrywa { $card_accusative }{ $silver ->
    [0] {""}
    [one] {" "}(zmiana koloru za 1 srebrnik)
    [few] {" "}(zmiana koloru za { $silver } srebrniki)
    [many] {" "}(zmiana koloru za { $silver } srebrników)
   *[other] {" "}(zmiana koloru za { $silver } srebrnika)
} i podróżuje { $place_from_away } { $place_to_towards }.
event-expedition-joined = { $seat } dołącza do ekspedycji { $expedition }{ $silver ->
    [0] .
    [one] {" "}i dostaje 1 srebrnik.
    [few] {" "}i dostaje { $silver } srebrniki.
    [many] {" "}i dostaje { $silver } srebrników.
   *[other] {" "}i dostaje { $silver } srebrnika.
}
event-expedition-completed = { $seat } kończy ekspedycję { $expedition }: { $silver ->
    [one] 1 srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
} i { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.{ $others_count ->
    [0] {""}
    [one] {" "}{ $others } też bierze udział, ale nic nie dostaje.
    [few] {" "}{ $others } też biorą udział, ale nic nie dostają.
    [many] {" "}{ $others } też biorą udział, ale nic nie dostają.
   *[other] {" "}{ $others } też biorą udział, ale nic nie dostają.
}
event-artifact-found = { $seat } zdobywa { $adventure_accusative }: { $silver ->
    [one] 1 srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
} i { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-assistant-hired = { $seat } spotyka { $adventure_accusative }; dalej podróżują razem.
event-rested = { $seat } kończy podróż { $place_at }.
event-card-discarded = { $seat } odrzuca { $card_accusative }.
event-card-lost = { $seat } odrzuca na dobre { $card_accusative }.
event-adventure-discarded = { $seat } porzuca na dobre przygodę: { $adventure }.
event-last-round-began = Zabrakło ekspedycji, by zapełnić wszystkie pola: runda { $round } jest ostatnia.
event-explorers-recalled = { $rounds ->
    [one] Przez rundę nikt nie ukończył ekspedycji. Towarzystwa wzywają podróżników do domu.
    [few] Przez { $rounds } rundy nikt nie ukończył ekspedycji. Towarzystwa wzywają podróżników do domu.
    [many] Przez { $rounds } rund nikt nie ukończył ekspedycji. Towarzystwa wzywają podróżników do domu.
   *[other] Przez { $rounds } rundy nikt nie ukończył ekspedycji. Towarzystwa wzywają podróżników do domu.
}
event-match-ended = Partia kończy się po { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
}.
event-hand-shown = Na ręce zostaje ({ $seat }): { $cards }.

# Why not

refusal-af-11-first = Najpierw wybierz akcję na tę turę: dobierz karty podróży, otwórz księgę albo wyrusz w drogę
refusal-af-11-book = Akcja na tę turę jest już wybrana: księga
refusal-af-11-journey = Akcja na tę turę jest już wybrana: podróż
refusal-af-15 = Przygoda kosztuje { $price ->
    [one] 1 srebrnik
    [few] { $price } srebrniki
    [many] { $price } srebrników
   *[other] { $price } srebrnika
}; masz { $silver }
refusal-af-15-empty = W księdze nie ma karty { $side }
refusal-af-16 = Przewrócenie tej kartki kosztuje { $price ->
    [one] 1 srebrnik
    [few] { $price } srebrniki
    [many] { $price } srebrników
   *[other] { $price } srebrnika
}; masz { $silver }
refusal-af-16-empty = W księdze nie ma { $side } karty do przewrócenia
refusal-af-19 = Symbolu { $card_genitive } nie ma { $place_at }
refusal-af-19-far = Żadna trasa nie prowadzi { $place_from_away } { $place_to_towards }
refusal-af-19-none = Nie masz na ręce { $card_genitive }
refusal-af-23 = Zmiana koloru karty kosztuje { $price ->
    [one] 1 srebrnik
    [few] { $price } srebrniki
    [many] { $price } srebrników
   *[other] { $price } srebrnika
}; masz { $silver }
refusal-af-23-needless = Zmiana koloru jest zbędna: { $card } i tak prowadzi { $place_towards }
refusal-af-24 = Ta karta jest już użyta w tej podróży: { $card }
refusal-af-25 = Do tej ekspedycji możesz dołączyć tylko { $place_at }
refusal-af-25-closed = Ekspedycja { $expedition } nie jest wyłożona
refusal-af-26 = Wszystkie twoje znaczniki ({ $markers }) leżą już na ekspedycjach
refusal-af-26-joined = Twój znacznik już leży na ekspedycji { $expedition }
refusal-af-28 = Tę ekspedycję możesz ukończyć tylko { $place_at }
refusal-af-28-closed = Ekspedycja { $expedition } nie jest wyłożona
refusal-af-28-marker = Nie bierzesz udziału w ekspedycji { $expedition }
refusal-af-29 = Tę przygodę możesz ukończyć tylko { $place_at }
refusal-af-29-owner = Nie masz takiej otwartej przygody: { $adventure }
refusal-af-34 = Nie ma już kart { $book_at }
refusal-af-36 = Najpierw odrzuć nadmiar kart (limit: { $limit })
refusal-af-36-none = Nie masz na ręce { $card_genitive }
refusal-af-38 = Najpierw porzuć nadmiar przygód (limit: { $limit })
refusal-af-38-none = Nie masz takiej otwartej przygody: { $adventure }
refusal-af-39 = Karty i przygody odrzucasz tylko na końcu swojej tury i tylko wtedy, gdy masz ich za dużo

# The score sheet

line-expeditions = Ekspedycje ({ $number })
line-artifacts = Artefakty ({ $number })
line-two-alike = Dwa jednakowe: { $artifact_1 }
line-three-alike = Trzy jednakowe: { $artifact_1 }
line-two-different = Dwa różne: { $artifact_1 }, { $artifact_2 }
line-four-different = Cztery różne: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Przygody z pomocnikami ({ $number })
line-silver = Srebrniki ({ $number })
line-cards = Karty podróży na ręce ({ $number })
line-open-adventures = Otwarte przygody z artefaktami ({ $number })

# On the board

face-map = Mapa kontynentu
face-equator = Równik
face-expeditions = Ekspedycje
face-drawer = Ekspedycje i księgi
face-draw-discard = { $number ->
    [one] Dobierz karty podróży, potem odrzuć jedną
    [few] Dobierz karty podróży, potem odrzuć { $number }
    [many] Dobierz karty podróży, potem odrzuć { $number }
   *[other] Dobierz karty podróży, potem odrzuć { $number }
}
face-ways = Sposoby podróży { $place_towards }: { $number }
face-goal = Możesz tu ukończyć jedną ze swoich przygód
face-silver = srebrniki
face-points = punkty
face-cards = karty podróży
face-completed = ukończone ekspedycje
face-joined = Bierze udział: { $name }
face-bonus = Za dołączenie:
face-bonus-words = Premia za dołączenie do tej ekspedycji
face-about-expedition = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
} dla tego, kto ją ukończy: dołącz w miejscu jej startu, a potem dotrzyj do jej celu. { $number ->
    [0] Nikt nie bierze udziału.
    [one] Bierze udział { $number } gracz.
    [few] Bierze udział { $number } graczy.
    [many] Bierze udział { $number } graczy.
   *[other] Bierze udział { $number } gracza.
}
face-about-travel = Jeden krok do miejsca z tym symbolem. Za { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
} zastępuje dowolny kolor.
face-about-joker = Jeden krok do dowolnego miejsca. Po podróży wraca na rękę.
face-about-assistant = Jeden krok do miejsca z tym symbolem. Po podróży wraca na rękę.
face-about-find = Ukończ ją { $place_at }, a dostaniesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
}. Kolekcje artefaktów punktują na końcu.
face-about-find-assistant = Ukończ ją { $place_at }, a dołączy do ciebie pomocnik w tym kolorze.
face-pile = ekspedycje pozostałe w stosie
face-empty-space = brak ekspedycji
face-empty-page = pusto
face-lie-here = { $number ->
    [one] leży tu jedna karta
    [few] leżą tu { $number } karty
    [many] leży tu { $number } kart
   *[other] leży tu { $number } karty
}
face-free = za darmo
face-buy = Kup za { $price }
face-close-book = Zamknij
face-played = Zagrane w tej podróży
face-deck = do dobrania: { $number }, odrzucone: { $discards }
face-reconstructed = Rekonstrukcja
face-round = Runda { $round }
face-last-round = Ostatnia runda
face-hand = Twoje karty
face-no-cards = Nie masz kart na ręce.
face-adventures = Przygody

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = więcej srebrników, { $more } do { $less }
lines-expeditions = Ekspedycje
lines-artifacts = Artefakty
lines-two-alike = Dwa jednakowe
lines-three-alike = Trzy jednakowe
lines-two-different = Dwa różne
lines-four-different = Cztery różne
lines-assistants = Przygody z pomocnikami
lines-silver = Srebrniki
lines-cards = Karty podróży na ręce
lines-open-adventures = Otwarte przygody z artefaktami

# The board as text
field-last-round = Ostatnia runda
field-turned = Kartki przewrócone w tej turze
field-places = Miejsce podróżnika
field-silver = Srebrniki
field-totals = Punkty do tej pory
field-hands = Karty podróży
field-hand-sizes = Karty na ręce
field-jokers = Jokery
field-assistants = Pomocnicy
field-played = Zagrane w tej podróży
field-deck = Karty podróży do dobrania
field-discards = Odrzucone karty podróży
field-pile = Ekspedycje pozostałe w stosie
field-display = Odkryte ekspedycje
field-joined = Kto bierze udział
field-expeditions = Ukończone ekspedycje
field-pages = Odkryte kartki
field-left = Kartki po lewej stronie księgi
field-adventures = Otwarte przygody
field-completed = Ukończone przygody

# What is wrong with an edition file
problem-half = ma być { $number } { $half ->
    [north] na północy
   *[south] na południu
}, a nie { $found }
problem-bonus = mają to być srebrniki albo karty, co najmniej jedno i nie oba naraz
problem-symbols = ma być jeden symbol albo dwa różne
problem-two-places = mają być dwa różne miejsca
problem-route-twice = ta trasa występuje dwa razy
problem-target-is-start = cel nie może być miejscem startu
problem-no-back = żadna nie ma rewersu { $back }
problem-few-for-display = kart z rewersem A ma być co najmniej { $number }, na pierwsze wyłożenie
problem-three-numbers = mają być trzy liczby: dla dwóch, trzech i czterech graczy
problem-too-many-removed = usuwa się za dużo kart z rewersem C: { $number } z { $of }
problem-same-half = leży { $half ->
    [north] na północy
   *[south] na południu
}, tak jak księga; musi leżeć za równikiem
problem-artifact-or-assistant = ma pokazywać albo artefakt, albo pomocnika
problem-assistant-reward = pomocnik nie przynosi ani srebrników, ani punktów
problem-book-size = ma być { $number } w { $half ->
    [north] księdze północnej
   *[south] księdze południowej
}, a nie { $found }
problem-artifact-twice = „{ $word }” ma być dwa razy w { $half ->
    [north] księdze północnej
   *[south] księdze południowej
}; jest: { $found }
problem-assistant-once = pomocnik „{ $word }” ma być raz w { $half ->
    [north] księdze północnej
   *[south] księdze południowej
}; jest: { $found }
problem-hand-limit = nie może być mniejszy niż liczba kart, z którymi zaczyna każdy gracz
problem-dealt-too-many = nie może wymagać więcej kart podróży, niż jest dla czterech graczy

# Many choices of one kind under one button
kind-turn-page = Przewróć kartkę
kind-buy = Kup przygodę
kind-step = Podróżuj
kind-join = Dołącz do ekspedycji
kind-complete-expedition = Ukończ ekspedycję
kind-complete-adventure = Ukończ przygodę
kind-discard-card = Odrzuć kartę
kind-discard-adventure = Porzuć przygodę

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = W dużej części REKONSTRUKCJA. Żadne publiczne źródło nie zawiera zestawienia wydrukowanej planszy i kart. To, co powołuje się na instrukcję lub recenzję, pochodzi z nich. To, co powołuje się na „reconstruction”, powstało w tym projekcie tak, by pasowało do tego, co wiadomo: 6 z 22 nazw miejsc, 39 z 40 symboli i 34 z 39 tras; start, cel i stos 29 z 34 ekspedycji, srebrniki 33 z nich i punkty wszystkich 34; cele wszystkich 30 przygód oraz srebrniki i punkty wszystkich 20 artefaktów; nazwy 3 z 5 rodzajów artefaktów; a także to, na którym polu jest która premia za dołączenie. Całość dopasowywano, aż boty wygrywały mniej więcej równie często z każdego miejsca startu. Kto ma pudełkową wersję gry, może zapisać jej wartości we własnej edycji.
source-rulebook-ref = Instrukcja gry Africana: niemiecka (Abacusspiele 2012), angielska (Z-Man Games 2012), tłumaczenia holenderskie i japońskie
source-rulebook = wszystkie zasady, liczby elementów, towarzystwa, miejsca startu i pieniądze, 5 kart ekspedycji z ilustracji przygotowania gry (start i cel), przykład premii 2 srebrników za dołączenie, przykład nagrody 3 srebrników za ekspedycję, punktacja końcowa
source-katz2019 = partia dwuosobowa: Francja zaczyna w Kapsztadzie, krok jokerem Kapsztad → Port Natal, krok jedną „czerwoną” (magentową) kartą Port Natal → Mozambik, ekspedycja Port Natal → Serengeti w pierwszym wyłożeniu, nagroda 4 monety
source-vindjeu = Lagos – Kapsztad kosztuje 1 kartę i Kair – Asuan („Le Caire – Assouan”) kosztuje 1 kartę; „iść przez Timbuctoo czy nie” to typowa decyzja
source-ludolegars = z Afryki Południowej można przeskoczyć na Madagaskar (jest więc na nim miejsce)
source-poeppelkiste = premią za dołączenie jest karta podróży, jedna moneta lub dwie; wczesne ekspedycje dają dużo pieniędzy i mało punktów, późne dużo punktów i mniej pieniędzy; wymienia Leopoldville i Port Natal; jeden lub więcej kolorów na miasto
source-pinco11 = jeden lub dwa symbole na miasto; stos ekspedycji zaczyna się od dużych pieniędzy i niewielu punktów, a kończy odwrotnie
source-spielmitmir = Napoli jest jednym z miast sieci, na samej północy
source-darmstadt-spielt = ekspedycje i przygody są tak ułożone, że stale podróżuje się z północy na południe i z powrotem
source-hall9000 = 22 miejsca, po połowie z każdej strony równika; nieregularna sieć linii; najwyżej 2 symbole na miejsce
source-ludorium = jeden lub dwa symbole przy każdej stacji
source-scifi-universe = od jednego do dwóch symboli na miasto; wśród artefaktów maska
source-trictrac = wśród artefaktów bębny djembe i maski
source-gamesgazette = mówi, że każde miasto ma dwa symbole (w przybliżeniu: większość ma)
source-boardgames-online = wersja internetowa za zgodą autora: 11 i 11 miejsc, premie za dołączenie to kilka monet albo karty, liczba pozostałych ekspedycji jest jawna, opcja ukrytych wyników; mówi, że na michaelschacht.net są pliki do pobrania i warianty (niezachowane)
source-czech-rules = zasady czeskie (Albi): pola to miasta lub inne znane miejsca
source-keirat = każde pole ekspedycji ma premię w kartach podróży lub pieniądzach; trzy kategorie ekspedycji
source-borromaeusverein = 142 karty w pudełku (= 30+34+10+60+4+4)
source-reconstruction-ref = ten projekt
source-reconstruction = to, czego nie mówi żadne publiczne źródło: dobrane do tego, co wiadomo; nie wolno tego brać za zawartość pudełka
source-inferred-ref = ten projekt
source-inferred = to, co wynika z faktu potwierdzonego w źródle albo z rzeczywistej geografii

guide-map = Mapa. Aby dotrzeć do sąsiedniego miejsca, zagraj kartę z symbolem tego miejsca; joker pasuje wszędzie. Miejsca, do których możesz teraz dotrzeć, mają zieloną krawędź.
guide-expeditions = Ekspedycje. Dołącz do którejś w miejscu jej startu (numer na mapie), a dostaniesz premię podaną pod nią. Kto z uczestników pierwszy dotrze do celu (flaga), dostaje jej srebrniki i punkty.
guide-books = Dwie księgi przygód, po jednej na każdą połowę kontynentu. Otwórz księgę połowy, w której jesteś, przewracaj kartki i kup przygodę. Ukończysz ją w miejscu, które podaje.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tytuł
printed-colours = Kolory
printed-name = Nazwa
printed-places = Miejsca
printed-half = Połowa
printed-north = Północ
printed-south = Południe
printed-symbols = Symbole
printed-routes = Trasy
printed-companies = Towarzystwa
printed-colour = Kolor
printed-place = Miejsce
printed-silver = Srebrniki
printed-artifacts = Artefakty
printed-expeditions = Ekspedycje
printed-back = Rewers
printed-a = A
printed-b = B
printed-c = C
printed-start = Start
printed-target = Cel
printed-points = Punkty
printed-adventures = Przygody
printed-book = Księga
printed-artifact = Artefakt
printed-assistant = Pomocnik
printed-bonuses = Premie za dołączenie
printed-cards = Karty
printed-numbers = Inne liczby
printed-travel-cards = Karty podróży każdego koloru
printed-assistant-cards = Pomocnicy każdego koloru
printed-jokers = Jokery na gracza
printed-dealt = Rozdawane karty
printed-markers = Znaczniki na gracza
printed-removed = Usuwane karty C (2, 3, 4 graczy)
printed-drawn = Dobierane karty
printed-adventure-price = Cena przygody
printed-free-turns = Darmowe przewrócenia kartki
printed-turn-price = Cena przewrócenia kartki
printed-recolour-price = Cena zmiany koloru
printed-hand-limit = Limit kart na ręce
printed-adventure-limit = Limit otwartych przygód
printed-scoring = Punktacja
printed-two-alike = Dwa jednakowe
printed-three-alike = Trzy jednakowe
printed-two-different = Dwa różne
printed-four-different = Cztery różne
printed-two-assistants = Kara za dwóch pomocników
printed-more-assistants = Kara za trzech lub więcej pomocników
printed-silver-per-point = Srebrniki za punkt
printed-cards-per-point = Karty za punkt
printed-open-artifact = Otwarta przygoda z artefaktem

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = różni się od pierwszej oceny o { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-draw = dobiera karty podróży
feature-option-open-book = otwiera księgę
feature-option-set-out = wyrusza w drogę
feature-option-stop = kończy akcję
feature-option-turn-page = przewraca kartkę
feature-option-buy = kupuje przygodę
feature-option-discard = odrzuca kartę albo rezygnuje z przygody
feature-option-join = dołącza do ekspedycji
feature-option-joining-bonus = dołączenie przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-complete-expedition = ukończenie ekspedycji przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-complete-adventure = ukończenie przygody przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-step = posuwa cię o jeden krok
feature-option-joker = używa jokera
feature-option-assistant = korzysta z pomocnika
feature-option-recoloured = płaci srebrnikami za zmianę koloru karty
feature-option-cards-alike = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} tego koloru
feature-option-nearer = postęp w stronę najbliższego celu wynosi { $value ->
    [one] { $value } krok
    [few] { $value } kroki
    [many] { $value } kroków
   *[other] { $value } kroku
}
feature-option-arrives = doprowadza do celu
feature-option-within-reach = w zasięgu twoich kart w tej podróży: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-tour-after = to, co możesz stamtąd jeszcze ukończyć, jest warte { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-adventure-gain = tamtejsza przygoda dodaje do twoich planów { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}

# Why: what a bot sees of your position

feature-seat-players = { $value ->
    [one] gra { $value } gracz
    [few] gra { $value } graczy
    [many] gra { $value } graczy
   *[other] gra { $value } gracza
}
feature-seat-turn = jest twoja kolej
feature-seat-moves-later = twoja kolej nadejdzie za { $value ->
    [one] { $value } turę
    [few] { $value } tury
    [many] { $value } tur
   *[other] { $value } tury
}
feature-seat-on-journey = jesteś w podróży
feature-seat-rounds-left = zostało jeszcze około { $value ->
    [one] { $value } rundy
    [few] { $value } rund
    [many] { $value } rund
   *[other] { $value } rundy
}
feature-seat-last-round = ta runda jest ostatnia
feature-seat-points = masz { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-lead = twoja przewaga nad najlepszym z pozostałych graczy wynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-silver = masz { $value ->
    [one] { $value } srebrnik
    [few] { $value } srebrniki
    [many] { $value } srebrników
   *[other] { $value } srebrnika
}
feature-seat-silver-worth = srebrnik jest wart { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-cards = masz na ręce { $value ->
    [one] { $value } kartę podróży
    [few] { $value } karty podróży
    [many] { $value } kart podróży
   *[other] { $value } karty podróży
}
feature-seat-most-of-a-colour = w najliczniejszym kolorze masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
}
feature-seat-jokers = masz na ręce { $value ->
    [one] { $value } jokera
    [few] { $value } jokery
    [many] { $value } jokerów
   *[other] { $value } jokera
}
feature-seat-assistants = masz { $value ->
    [one] { $value } pomocnika
    [few] { $value } pomocników
    [many] { $value } pomocników
   *[other] { $value } pomocnika
}
feature-seat-expeditions = masz { $value ->
    [one] { $value } ukończoną ekspedycję
    [few] { $value } ukończone ekspedycje
    [many] { $value } ukończonych ekspedycji
   *[other] { $value } ukończonej ekspedycji
}
feature-seat-joined = bierzesz udział w { $value ->
    [one] { $value } ekspedycji
    [few] { $value } ekspedycjach
    [many] { $value } ekspedycjach
   *[other] { $value } ekspedycji
}
feature-seat-adventures = masz { $value ->
    [one] { $value } otwartą przygodę
    [few] { $value } otwarte przygody
    [many] { $value } otwartych przygód
   *[other] { $value } otwartej przygody
}
feature-seat-best-prize = twoja najlepsza ekspedycja przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-tour-worth = to, co możesz stąd jeszcze ukończyć, jest warte { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-nearest = do najbliższego celu { $value ->
    [one] jest { $value } krok
    [few] są { $value } kroki
    [many] jest { $value } kroków
   *[other] jest { $value } kroku
}
feature-seat-others-joined = inny gracz bierze udział w { $value ->
    [one] { $value } ekspedycji
    [few] { $value } ekspedycjach
    [many] { $value } ekspedycjach
   *[other] { $value } ekspedycji
}
feature-seat-others-cards = inny gracz ma na ręce { $value ->
    [one] { $value } kartę podróży
    [few] { $value } karty podróży
    [many] { $value } kart podróży
   *[other] { $value } karty podróży
}
feature-seat-others-silver = inny gracz ma { $value ->
    [one] { $value } srebrnik
    [few] { $value } srebrniki
    [many] { $value } srebrników
   *[other] { $value } srebrnika
}

# First lessons: what the coach says.

lesson-draw = Tura to jedna akcja: dobierz karty, otwórz księgę albo podróżuj. Do podróży potrzebujesz kart, więc dobierz dwie.
lesson-set-out = Masz już karty na podróż. Wyrusz w drogę.
lesson-step = Krok kosztuje kartę z symbolem miejsca, do którego idziesz. Twój joker pasuje wszędzie, a po podróży wraca na rękę. Zagraj go i udaj się do Kairu.
lesson-join = Jedna z wyłożonych ekspedycji zaczyna się tutaj, w Kairze. Dołącz do niej: kładziesz na niej znacznik i od razu bierzesz premię, która jest pod nią.
lesson-stop = Pozostałe karty nie prowadzą jeszcze do Mozambiku. Zakończ podróż; znacznik zostaje na miejscu.
lesson-limit = Na końcu tury możesz mieć na ręce najwyżej pięć kart. Masz o jedną za dużo: odrzuć fioletową.
lesson-two-symbols = Jesteś w drodze na południe, jedna karta na krok. Zanzibar ma fioletowy symbol: zagraj fioletową kartę, aby tam dotrzeć.
lesson-join-again = Na Zanzibarze zaczyna się kolejna ekspedycja, a prowadzi z powrotem do Kairu. Dołączenie nic nie kosztuje. Dołącz po drodze.
lesson-onward = Karty z premii można użyć od razu, ale tu pasuje turkusowa. Udaj się do Mozambiku.
lesson-complete = Stoisz u celu swojej pierwszej ekspedycji i masz na niej znacznik. Ukończ ją: daje srebrniki i punkty.
lesson-rest = Nie ma tu już nic do zrobienia. Zakończ podróż; na puste pole trafi nowa ekspedycja.
lesson-book = Za srebrniki kupuje się przygody. Każda połowa mapy ma swoją księgę, a ty jesteś na południu. Otwórz księgę południową.
lesson-page = Księga pokazuje jedną przygodę. Przewróć kartkę po prawej, aby zobaczyć następną; pierwsze przewrócenie jest za darmo.
lesson-buy = Ta przygoda prowadzi do pomocnika w Timbuctoo, na północy. Kup ją za 5 srebrników.
lesson-close-book = Jedna na razie wystarczy. Zamknij księgę.
lesson-adventure = Jesteś w Timbuctoo, u celu swojej przygody. Ukończ ją: dołączy do ciebie pomocnik.
lesson-assistant = Pomocnik to karta jednego koloru, która wraca po każdej podróży. Udaj się z nim dalej, do Chartumu.
lesson-both-ways = Dobra trasa służy dwóm ekspedycjom naraz. Znów jesteś w Kairze, u celu swojej drugiej ekspedycji. Ukończ ją.
lesson-recolour = Drugi gracz właśnie ukończył ekspedycję, w której także bierzesz udział: nagroda jest tylko dla pierwszego. Srebrniki dodają tempa: zapłać 5, aby szarą kartą dotrzeć do Konga.
lesson-race = Do tej ekspedycji udało ci się dołączyć dopiero przed chwilą, w Kongu, a już stoisz u jej celu. Ukończ ją, zanim zrobi to ktoś inny.
lesson-chain = W tej podróży masz już dwie ukończone ekspedycje, a tu, w Kapsztadzie, kończy się trzecia. Ukończ i ją: długie podróże opłacają się najbardziej.
lesson-end = Znasz już wszystkie trzy akcje: dobieranie, kupowanie i podróż. Partia trwa, dopóki można wykładać nowe ekspedycje. Potem liczy się punkty za ekspedycje i artefakty, a dodatkowo za kolekcje artefaktów i za srebrniki.
