# The Heart of Africa, in Polish.

game-title = Wsiądź do Pociągu: Serce Afryki
game-summary = Buduj koleje w środkowej i południowej Afryce. Zbieraj karty wagonów, zajmuj trasy i łącz oba końce swoich biletów; jeśli masz najwięcej kart danego terenu, podwoisz punkty za trasę. Na mapie są nazwy z epoki imperiów, nadane przez tych, którzy ją rysowali, a nie przez tych, którzy tam mieszkali; obok są nazwy dzisiejsze. 48 biletów to rekonstrukcja, a nie bilety opublikowane.
game-teaser = Zbieraj karty, buduj koleje i realizuj bilety. Zbierz najwięcej kart danego terenu, a trasa zapunktuje podwójnie.

# --- What is asked

phase-first-tickets = Zatrzymaj co najmniej dwa ze swoich biletów.
phase-turn = Dobierz karty, zajmij trasę albo dobierz bilety.
phase-second-card = Weź drugą kartę.
phase-payment = Wybierz, jak zapłacić za trasę.
phase-doubling = Podwój punkty za trasę albo policz je raz.
phase-tickets = Zatrzymaj co najmniej jeden z dobranych biletów.
phase-over = Partia dobiegła końca.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Zatrzymaj bilet { $places }
    [few] Zatrzymaj bilety { $places }
    [many] Zatrzymaj bilety { $places }
   *[other] Zatrzymaj bilety { $places }
}
action-take-train = { $card_id ->
    [locomotive] Weź lokomotywę
   *[other] Weź { $card_accusative } kartę
}
action-draw-train = Dobierz kartę wagonu ze stosu
action-take-terrain = Weź kartę { $terrain_genitive }
action-draw-terrain = Dobierz kartę terenu ze stosu
action-draw-tickets = Dobierz bilety
action-claim-route = Zajmij trasę { $track }; kolor: { $track_colour }, pola: { $track_length }
action-pay = { $cards ->
    [0] Zapłać: { $locomotives }× lokomotywa
   *[other] Zapłać: { $cards }× { $card }{ $locomotives ->
        [0] { "" }
       *[other] {" "}i { $locomotives }× lokomotywa
    }
}
action-double-route = { $cards ->
    [0] Podwój: { $locomotives }× lokomotywa
   *[other] Podwój: { $cards }× karta terenu{ $locomotives ->
        [0] { "" }
       *[other] {" "}i { $locomotives }× lokomotywa
    }
}
action-score-once = Policz raz
action-pass = Spasuj

# --- The report

event-hand-dealt = Początkowa ręka: { $cards }.
event-terrain-dealt = { $seat } dostaje { $terrains_count ->
    [one] odkrytą kartę terenu
    [few] odkryte karty terenu
    [many] odkryte karty terenu
   *[other] odkryte karty terenu
}: { $terrains }.
event-tickets-offered = Bilety do wyboru: { $tickets }.
event-tickets-drawn = { $number ->
    [one] { $seat } dobiera ostatni bilet.
    [few] { $seat } dobiera { $number } bilety.
    [many] { $seat } dobiera { $number } biletów.
   *[other] { $seat } dobiera { $number } biletu.
}
event-tickets-kept = { $seat } zatrzymuje { $kept ->
    [one] jeden bilet
    [few] { $kept } bilety
    [many] { $kept } biletów
   *[other] { $kept } biletu
}{ $returned ->
    [0] .
    [one] {" "}i odkłada jeden na spód stosu.
    [few] {" "}i odkłada { $returned } na spód stosu.
    [many] {" "}i odkłada { $returned } na spód stosu.
   *[other] {" "}i odkłada { $returned } na spód stosu.
}
event-tickets-chosen = Zatrzymane: { $kept }. Odłożone: { $returned_count ->
    [0] brak
   *[other] { $returned }
}.
event-ticket-completed = Bilet zrealizowany: { $ticket }.
event-train-taken = { $card_id ->
    [locomotive] { $seat } bierze odkrytą lokomotywę.
   *[other] { $seat } bierze odkrytą { $card_accusative } kartę.
}
event-train-drawn = { $seat } dobiera kartę wagonu ze stosu.
event-train-seen = Dobrana karta: { $card }.
event-terrain-taken = { $seat } bierze odkrytą kartę { $terrain_genitive }.
event-terrain-drawn = { $seat } dobiera ze stosu kartę { $terrain_genitive }.
event-trains-turned-up = Nowe odkryte karty wagonów: { $cards }.
event-terrains-turned-up = Nowe odkryte karty terenu: { $terrains }.
event-row-swept = { $locomotives ->
    [one] Odkryta jest jedna lokomotywa: wszystkie odkryte karty wagonów zostają odrzucone.
    [few] Odkryte są { $locomotives } lokomotywy: wszystkie odkryte karty wagonów zostają odrzucone.
    [many] Odkrytych jest { $locomotives } lokomotyw: wszystkie odkryte karty wagonów zostają odrzucone.
   *[other] Odkrytych jest { $locomotives } lokomotywy: wszystkie odkryte karty wagonów zostają odrzucone.
}
event-trains-shuffled = Stos kart wagonów jest pusty: { $number ->
    [one] jedyna odrzucona karta tworzy nowy stos.
    [few] { $number } odrzucone karty zostają potasowane i tworzą nowy stos.
    [many] { $number } odrzuconych kart zostaje potasowanych i tworzy nowy stos.
   *[other] { $number } odrzuconej karty tworzy nowy stos.
}
event-terrains-shuffled = Stos kart terenu jest pusty: { $number ->
    [one] jedyna odrzucona karta tworzy nowy stos.
    [few] { $number } odrzucone karty zostają potasowane i tworzą nowy stos.
    [many] { $number } odrzuconych kart zostaje potasowanych i tworzy nowy stos.
   *[other] { $number } odrzuconej karty tworzy nowy stos.
}
event-route-claimed = { $seat } zajmuje trasę za { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $track }. Zapłata: { $cards ->
    [0] { $locomotives }× lokomotywa
   *[other] { $cards }× { $card }{ $locomotives ->
        [0] { "" }
       *[other] {" "}i { $locomotives }× lokomotywa
    }
}.
event-route-doubled = { $seat } ma najwięcej kart { $terrain_genitive } i podwaja punkty za trasę ({ $cards ->
    [0] { $locomotives }× lokomotywa
   *[other] { $cards }× karta terenu{ $locomotives ->
        [0] { "" }
       *[other] {" "}i { $locomotives }× lokomotywa
    }
}): jeszcze { $points ->
    [one] jeden punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
event-passed = { $seat } nie może nic zrobić i pasuje.
event-last-round-begun = { $trains ->
    [0] { $seat } nie ma już wagoników: każdy rozgrywa jeszcze jedną turę.
    [one] { $seat } ma już tylko jeden wagonik: każdy rozgrywa jeszcze jedną turę.
    [few] { $seat } ma już tylko { $trains } wagoniki: każdy rozgrywa jeszcze jedną turę.
    [many] { $seat } ma już tylko { $trains } wagoników: każdy rozgrywa jeszcze jedną turę.
   *[other] { $seat } ma już tylko { $trains } wagonika: każdy rozgrywa jeszcze jedną turę.
}
event-everyone-passed = Nikt nie może już nic zrobić.
event-tickets-shown = { $seat } odkrywa bilety. Zrealizowane: { $completed_count ->
    [0] brak
   *[other] { $completed }
}. Niezrealizowane: { $failed_count ->
    [0] brak
   *[other] { $failed }
}.
event-match-ended = Partia dobiegła końca.

# --- Why not

refusal-ha-5-first = Najpierw wybierz bilety, które zatrzymujesz: z { $offered } co najmniej { $least }
refusal-ha-5-few = Zatrzymaj więcej biletów: z { $offered } co najmniej { $least }
refusal-ha-5-absent = Nie ma tylu biletów do wyboru; jest ich { $offered }
refusal-ha-7 = W turze robisz jedną z trzech rzeczy: dobierasz karty, zajmujesz trasę albo dobierasz bilety
refusal-ha-8-second = Najpierw weź albo dobierz drugą kartę
refusal-ha-8-train = { $card_id ->
    [locomotive] Nie ma odkrytej lokomotywy
   *[other] Żadna { $card } karta nie jest odkryta
}
refusal-ha-8-terrain = Nie ma odkrytej karty { $terrain_genitive }
refusal-ha-9 = Odkryta lokomotywa musi być pierwszą kartą, którą bierzesz, a drugiej wtedy nie bierzesz
refusal-ha-12-trains = Nie ma już kart wagonów do dobrania, nawet wśród odrzuconych
refusal-ha-12-terrains = Nie ma już kart terenu do dobrania, nawet wśród odrzuconych
refusal-ha-13-taken = Tę trasę zajmuje już { $seat }: { $track }
refusal-ha-13-pay = Teraz zapłać za trasę { $track }; karty: { $length }, kolor: { $colour }; lokomotywy zastępują każdy kolor
refusal-ha-15-own = Nie możesz zająć trasy { $track }: masz już sąsiednią nitkę tej podwójnej trasy
refusal-ha-15-closed = Nie możesz zająć trasy { $track }: przy dwóch lub trzech graczach używa się tylko jednej nitki podwójnej trasy
refusal-ha-16 = Teraz zdecyduj, czy podwoić punkty kartami { $terrain_genitive }, czy policzyć je raz: { $track }
refusal-ha-17 = Aby podwoić punkty za trasę { $track }, potrzebujesz dokładnie { $needed ->
    [one] jednej karty
    [few] { $needed } kart
    [many] { $needed } kart
   *[other] { $needed } karty
} { $terrain_genitive }, wliczając lokomotywy; masz takich kart { $held }, a lokomotyw { $left }
refusal-ha-18 = Inny gracz ma więcej kart { $terrain_genitive } ({ $most }), niż byłoby ich u ciebie
refusal-ha-19 = Masz za mało lokomotyw, by zagrać je jako karty { $terrain_genitive } (zostało: { $left })
refusal-ha-20 = Nie możesz zagrać więcej kart i lokomotyw, niż potrzeba, by zapłacić i wyrównać
refusal-ha-22-trains = Za mało wagoników na trasę { $track }: potrzeba { $length }, masz { $trains }
refusal-ha-22-cards = Za mało kart na trasę { $track }: potrzeba { $length }, kolor: { $colour }; { $colour_id ->
    [grey] w jednym kolorze masz najwyżej { $cards }
   *[other] pasujących masz { $cards }
}, a lokomotyw { $locomotives }
refusal-ha-22-held = Nie masz tych kart na ręce
refusal-ha-23-choose = Najpierw wybierz bilety, które zatrzymujesz: z { $offered } co najmniej { $least }
refusal-ha-23-few = Zatrzymaj więcej biletów: z { $offered } co najmniej { $least }
refusal-ha-23-absent = Nie ma tylu biletów do wyboru; jest ich { $offered }
refusal-ha-23-empty = Nie ma już biletów do dobrania
refusal-ha-32 = Prom { $track }: lokomotyw musi być co najmniej { $ferries }, a jest { $locomotives }
refusal-ha-34 = Nie możesz spasować, dopóki możesz coś zrobić

# --- The score sheet

line-routes = { $number ->
    [one] Jedna trasa
    [few] { $number } trasy
    [many] { $number } tras
   *[other] { $number } trasy
}, { $trains ->
    [one] jeden wagonik
    [few] { $trains } wagoniki
    [many] { $trains } wagoników
   *[other] { $trains } wagonika
}
line-doubled-routes = { $number ->
    [one] Jedna podwojona trasa
    [few] { $number } podwojone trasy
    [many] { $number } podwojonych tras
   *[other] { $number } podwojonej trasy
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] brakuje jednego pola
    [few] brakuje { $missing } pól
    [many] brakuje { $missing } pól
   *[other] brakuje { $missing } pola
}
line-ticket-cut-off = { $ticket }: odcięty, nie ma już drogi
line-globetrotter = Globtroter: { $completed ->
    [one] jeden zrealizowany bilet
    [few] { $completed } zrealizowane bilety
    [many] { $completed } zrealizowanych biletów
   *[other] { $completed } zrealizowanego biletu
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to }, pierwsza nitka
    [2] { $place_from } – { $place_to }, druga nitka
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } ({ $value })

# Cards agree with "karta", colours with "kolor".
card-yellow = żółta
    .accusative = żółtą
card-orange = pomarańczowa
    .accusative = pomarańczową
card-red = czerwona
    .accusative = czerwoną
card-purple = fioletowa
    .accusative = fioletową
card-blue = niebieska
    .accusative = niebieską
card-green = zielona
    .accusative = zieloną
card-white = biała
    .accusative = białą
card-black = czarna
    .accusative = czarną
card-locomotive = lokomotywa
    .accusative = lokomotywę

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = Ż
letter-orange = P
letter-red = C
letter-purple = F
letter-blue = N
letter-green = Z
letter-white = B
letter-black = A

colour-yellow = żółty
colour-orange = pomarańczowy
colour-red = czerwony
colour-purple = fioletowy
colour-blue = niebieski
colour-green = zielony
colour-white = biały
colour-black = czarny
colour-grey = jeden dowolny

terrain-desert = pustynia
    .genitive = pustyni
terrain-jungle = dżungla
    .genitive = dżungli
terrain-mountain = góry
    .genitive = gór

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
    .accusative = { $name }
colour = { $name }
terrain = { $name }
    .genitive = terenu „{ $name }”

# --- Places, with today's names beside those of the map

place-ngaoundere = Ngaoundéré
place-douala = Duala
place-libreville = Libreville
place-bangui = Bangi
place-bondo = Bondo
place-fachoda = Faszoda (Kodok)
place-addis-ababa = Addis Abeba
place-bogoro = Bogoro
place-port-florence = Port Florence (Kisumu)
place-mombasa = Mombasa
place-dar-es-salaam = Dar es Salaam
place-cabinda = Kabinda
place-leopoldville = Léopoldville (Kinszasa)
place-luanda = Luanda
place-ujiji = Ujiji
place-elizabethville = Elizabethville (Lubumbashi)
place-livingstonia = Livingstonia
place-mocamedes = Moçâmedes
place-serpa-pinto = Serpa Pinto (Menongue)
place-zomba = Zomba
place-mocambique = Moçambique (wyspa Mozambik)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhuk
place-walvis-bay = Walvis Bay
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Kapsztad
place-port-elizabeth = Port Elizabeth (Gqeberha)
place-east-london = East London
place-ws-northwest = Ndélé
place-ws-northeast = Kapoeta
place-ws-east = Marsabit
place-ws-upper-congo = Lomami
place-ws-lower-congo = Kamina
place-ws-angola-north = Bailundo
place-ws-angola-south = Ondjiva
place-ws-upper-zambezi = Namwala
place-ws-kalahari = Ngami
place-ws-rukwa = Iringa
place-nigeria-w = Nigeria (wybrzeże)
place-nigeria-n = Nigeria (wnętrze kraju)
place-tchad-n = Czad (północ)
place-tchad-s = Czad (południe)
place-sudan-w = Sudan (zachód)
place-sudan-e = Sudan (wschód)
place-madagascar-n = Madagaskar (północ)
place-madagascar-s = Madagaskar (południe)

end-ngaoundere = { place-ngaoundere }
end-douala = { place-douala }
end-libreville = { place-libreville }
end-bangui = { place-bangui }
end-bondo = { place-bondo }
end-fachoda = Faszoda
end-addis-ababa = { place-addis-ababa }
end-bogoro = { place-bogoro }
end-port-florence = Port Florence
end-mombasa = { place-mombasa }
end-dar-es-salaam = { place-dar-es-salaam }
end-cabinda = { place-cabinda }
end-leopoldville = Léopoldville
end-luanda = { place-luanda }
end-ujiji = { place-ujiji }
end-elizabethville = Elizabethville
end-livingstonia = { place-livingstonia }
end-mocamedes = { place-mocamedes }
end-serpa-pinto = Serpa Pinto
end-zomba = { place-zomba }
end-mocambique = Moçambique
end-salisbury = Salisbury
end-beira = { place-beira }
end-bulawayo = { place-bulawayo }
end-windhoek = { place-windhoek }
end-walvis-bay = { place-walvis-bay }
end-pretoria = { place-pretoria }
end-port-nolloth = { place-port-nolloth }
end-bloemfontein = { place-bloemfontein }
end-durban = { place-durban }
end-cape-town = { place-cape-town }
end-port-elizabeth = Port Elizabeth
end-east-london = { place-east-london }
end-nigeria = Nigeria
end-tchad = Czad
end-sudan = Sudan
end-madagascar = Madagaskar

# --- The board in the browser

face-map = Mapa środkowej i południowej Afryki
face-track-free = { $track }: { $length ->
    [one] jedno pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}, kolor: { $colour }{ $ferries ->
    [0] { "" }
    [one] , prom z jedną lokomotywą
    [few] , prom z { $ferries } lokomotywami
    [many] , prom z { $ferries } lokomotywami
   *[other] , prom z { $ferries } lokomotywy
}
face-track-owned = { $track }: zajmuje { $owner } ({ $length ->
    [one] jeden wagonik
    [few] { $length } wagoniki
    [many] { $length } wagoników
   *[other] { $length } wagonika
})
face-train-row = Odkryte karty wagonów
face-terrain-row = Odkryte karty terenu
face-train-deck = Wagony
face-no-card = Brak karty
face-terrain-deck = Teren
face-ticket-deck = Bilety
face-hand = Twoje karty
face-no-cards = Brak kart na ręce
face-about-train = Opłaca jedno pole, jeśli trasa jest { $card } lub szara. Teren tej karty: { $terrain }.
face-about-locomotive = Opłaca jedno pole dowolnej trasy. Może też zastąpić kartę terenu. Jeśli weźmiesz ją odkrytą, to jedyna karta, którą bierzesz w tej turze.
face-about-terrain = Podwaja punkty za trasę (kolor: { $colours }), jeśli masz najwięcej kart { $terrain_genitive }.
face-about-train-deck = Dobierz w ciemno kartę wagonu ze stosu. W turze bierzesz dwie karty.
face-about-terrain-deck = Dobierz w ciemno kartę terenu ze stosu.
face-about-ticket-deck = Dobierz nowe bilety do wyboru. Za każdy zrealizowany bilet zyskujesz jego punkty, a za każdy niezrealizowany je tracisz.
face-tickets = Twoje bilety
face-drawer = { $number ->
    [one] Twój bilet i legenda
    [few] Twoje { $number } bilety i legenda
    [many] Twoich { $number } biletów i legenda
   *[other] Twoje { $number } biletu i legenda
}
face-offer = Bilety do wyboru
face-keep = { $number ->
    [0] Zaznacz bilety, które zatrzymujesz
    [one] Zatrzymaj ten bilet
    [few] Zatrzymaj te { $number } bilety
    [many] Zatrzymaj te { $number } biletów
   *[other] Zatrzymaj te { $number } biletu
}
face-about-ticket = Zyskujesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, jeśli połączysz oba końce, a jeśli nie, tyle samo tracisz. Teraz: { $status }.
face-connected = połączony
face-open = jeszcze niepołączony
face-key = Kolory, tereny i punkty
face-spaces = Pola
face-points = Punkty
face-to-double = Karty terenu za podwojenie
face-reconstructed = Bilety to rekonstrukcja, a nie bilety opublikowane. Wskaż miejsce, aby zobaczyć jego dzisiejszą nazwę.
face-last-turns = Ostatnie tury
face-price = { $length ->
    [one] jedno pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; podwojenie: { $terrains }× { $terrain }
face-brings = { $points ->
    [one] = jeden punkt
    [few] = { $points } punkty
    [many] = { $points } punktów
   *[other] = { $points } punktu
}
face-points-of = { $number ->
    [one] jeden punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
face-trains-of = { $number ->
    [one] został jeden wagonik
    [few] zostały { $number } wagoniki
    [many] zostało { $number } wagoników
   *[other] zostało { $number } wagonika
}
face-cards-of = { $number ->
    [one] jedna karta wagonu
    [few] { $number } karty wagonów
    [many] { $number } kart wagonów
   *[other] { $number } karty wagonu
}
face-tickets-of = { $number ->
    [one] jeden bilet
    [few] { $number } bilety
    [many] { $number } biletów
   *[other] { $number } biletu
}
face-terrain-of = { $number }× { $terrain }
face-terrain-leads = { $number }× { $terrain }: nikt nie ma więcej

kind-take-train = Weź kartę wagonu
kind-take-terrain = Weź kartę terenu
kind-claim-route = Zajmij trasę
kind-keep-tickets = Zatrzymaj bilety
kind-pay = Zapłać
kind-double-route = Podwój

guide-map = Mapa. Każda trasa ma tyle pól, ilu kart potrzebujesz. Jej kolor i litera pokazują, którymi kartami się za nią płaci. Trasy, które możesz teraz zająć, mają złotą krawędź: kliknij jedną z nich.
guide-market = Karty do wzięcia: wagony w ośmiu kolorach, lokomotywy pasujące do każdego koloru i tereny. Jeśli masz najwięcej kart danego terenu, możesz podwoić punkty za trasę w tym terenie.
guide-tickets = Twoje bilety. Połącz oba końce każdego z nich. Wskaż bilet, aby zobaczyć go na mapie. Poniżej sprawdzisz, ile co jest warte.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = więcej zrealizowanych biletów, { $more } do { $less }
lines-routes = Trasy
lines-doubled-routes = Podwojone trasy
lines-ticket-completed = Bilety zrealizowane
lines-ticket-unfinished = Bilety niezrealizowane
lines-ticket-cut-off = Bilety odcięte
lines-globetrotter = Globtroter

# --- The board as text

field-last-turns = Ostatnie tury do rozegrania
field-track = Zajmowana trasa
field-pay-card = Zapłata kolorem
field-pay-cards = Karty użyte do zapłaty
field-pay-locomotives = Lokomotywy użyte do zapłaty
field-train-row = Odkryte karty wagonów
field-train-deck-size = Karty wagonów do dobrania
field-train-discards = Odrzucone karty wagonów
field-terrain-row = Odkryte karty terenu
field-terrain-deck = Karty terenu do dobrania
field-terrain-discards = Odrzucone karty terenu
field-hands = Karty wagonów
field-hand-sizes = Karty wagonów na ręce
field-terrains = Karty terenu
field-trains = Pozostałe wagoniki
field-points = Punkty do tej pory
field-owners = Zajęte trasy
field-doubled = Podwojone trasy
field-offered = Bilety do wyboru
field-kept = Zatrzymane bilety
field-kept-sizes = Liczba biletów
field-ticket-pile-size = Bilety do dobrania

# --- What is wrong with an edition file

problem-locomotive-last = ostatnim rodzajem ma być lokomotywa
problem-grey-card = szary to nie karta: szara trasa przyjmuje każdy kolor
problem-one-terrain = „{ $word }” ma należeć do dokładnie jednego terenu; należy do: { $found }
problem-no-route-colour = „{ $word }” to nie kolor trasy
problem-lengths = mają to być długości 1, 2, 3 i tak dalej, każda raz
problem-few-trains = ma być więcej niż last_trains, inaczej pierwsza tura zaczynałaby ostatnią rundę
problem-more-than = nie może być więcej niż { $other }
problem-few-cards = za mało dla pięciu graczy: rozdaje się lub odkrywa { $number }
problem-few-tickets = za mało dla pięciu graczy, którzy dostają po { $number }
problem-no-end = brakuje: tylko stacji pośrednich nie ma na biletach
problem-way-station-end = to stacja pośrednia, a takich nie wymienia żaden bilet
problem-same-as = nie może być tym samym co { $other }
problem-needs-double = łączy dwa miejsca, które łączy też inna nitka: obie muszą mieć to samo „double”
problem-double-tracks = podwójna trasa „{ $word }” ma mieć 2 nitki; ma: { $found }
problem-double-places = nitki podwójnej trasy „{ $word }” łączą różne miejsca
problem-double-lengths = nitki podwójnej trasy „{ $word }” różnią się długością
problem-dead-end = to ślepy zaułek: wszystkie jego nitki muszą wychodzić z jednego miejsca
problem-no-such-end = żadne miejsce nie ma na biletach nazwy „{ $word }”
problem-ticket-twice = łączy dwa końce, które łączy już inny bilet

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Wsiądź do Pociągu: Serce Afryki
edition-default-note = Planszę przepisano z jednego publicznego źródła (A), a długości tras sprawdzono według współrzędnych. Wszystkie 48 biletów to rekonstrukcja: wydrukowanej talii nie znaleziono w żadnym źródle. Ich końce to wybrane przez nas miejsca tej planszy, rozłożone tak nierówno, jak w wydrukowanych taliach innych map, a każdy bilet jest wart tyle, ile najkrótsza droga między jego końcami. To nie są bilety opublikowane; o tamtych wiadomo tylko, że jest ich 48 i że jeden jest wart 22 punkty. Zrekonstruowana jest też długość trasy z Bloemfontein do Kapsztadu. Kto ma pudełkową wersję gry, może zapisać jej wartości we własnej edycji.
source-a = pełny zapis planszy (węzły, współrzędne, nitki, długości, kolory, trasy podwójne, promy); bez biletów
source-r-ref = Wsiądź do Pociągu: Kolekcja Map 3, Serce Afryki (Alan R. Moon, Days of Wonder, 2012), instrukcja
source-r = talia, rozdanie, karty terenu, podwajanie, bilety, Madagaskar i kraje, Globtroter; zasady francuskie: nikt nie zajmuje obu nitek podwójnej trasy
source-b1 = punkty połączeń w głębi lądu to bezimienne „stacje pośrednie”
source-b2 = kraje docelowe: tylko Nigeria, Czad i Sudan, na północnym skraju
source-b3 = łańcuch przez Madagaskar łączy Afrykę Południową z Mozambikiem bez wymogu koloru; promy są tylko tam; tabela z liczbą kart rozdawanych i dobieranych
source-b4 = linia na Madagaskar to trasa o dwóch nitkach
source-b5 = jedna trasa dała 30 punktów (6 pól, podwojona); istnieje bilet za 22 punkty; istnieją trasy z jednym polem
source-b6 = regiony kolorów (południe pustynia, środek dżungla, wschód góry); istnieją trasy o długości 5 i 6
source-b7 = są promy, nie ma tuneli, Globtroter zamiast najdłuższej trasy
source-b8 = zasady gry podstawowej, na których opiera się ta mapa
source-ours-ref = ten projekt
source-ours = identyfikatory, nazwy miejsc bezimiennych, po której stronie kraju lub wyspy leży miejsce, dzisiejsze nazwy miast
source-stations = nasze nazwy stacji pośrednich, które na wydrukowanej planszy są bezimienne: każda to prawdziwe miasto, rzeka lub jezioro w pobliżu
source-reconstruction-ref = ten projekt
source-reconstruction = to, czego nie podaje żadne źródło: przemyślane przypuszczenie, którego nie wolno brać za wartość opublikowaną

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tytuł
printed-cards = Karty wagonów
printed-count = Ile sztuk
printed-terrains = Karty terenu
printed-colours = Kolory tras
printed-lengths = Długości tras
printed-length = Długość
printed-points = Punkty
printed-terrain = Karty terenu za podwojenie
printed-numbers = Inne liczby
printed-trains = Wagoniki na gracza
printed-cards-dealt = Rozdawane karty wagonów
printed-terrains-dealt = Rozdawane karty terenu
printed-tickets-dealt = Rozdawane bilety
printed-first-tickets-kept = Pierwsze bilety do zatrzymania, co najmniej
printed-tickets-drawn = Dobierane bilety
printed-tickets-kept = Dobrane bilety do zatrzymania, co najmniej
printed-cards-face-up = Odkryte karty wagonów
printed-terrains-face-up = Odkryte karty terenu
printed-locomotives-face-up = Lokomotywy, przy których wymienia się odkryte karty
printed-last-trains = Wagoniki, przy których zaczyna się ostatnia runda
printed-globetrotter = Premia Globtrotera
printed-places = Miejsca
printed-name = Nazwa
printed-kind = Rodzaj
printed-city = Miasto
printed-way-station = Stacja pośrednia
printed-country = Kraj
printed-island = Wyspa
printed-today = Dzisiejsza nazwa
printed-end = Nazwa na biletach
printed-tracks = Trasy
printed-from-place = Skąd
printed-to-place = Dokąd
printed-colour = Kolor
printed-double = Podwójna trasa
printed-ferries = Wymagane lokomotywy
printed-note = Uwaga
printed-tickets = Bilety
printed-from-end = Skąd
printed-to-end = Dokąd
printed-value = Wartość
printed-map = Położenie na planszy
printed-place = Miejsce
printed-x = Od lewej, %
printed-y = Od góry, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = jest twoja kolej
feature-seat-moves-later = twoja kolej nadejdzie za { $value ->
    [one] { $value } turę
    [few] { $value } tury
    [many] { $value } tur
   *[other] { $value } tury
}
feature-seat-points = za trasy masz { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-done-points = za zrealizowane bilety masz { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-done-tickets = masz { $value ->
    [one] { $value } zrealizowany bilet
    [few] { $value } zrealizowane bilety
    [many] { $value } zrealizowanych biletów
   *[other] { $value } zrealizowanego biletu
}
feature-seat-trains = { $value ->
    [one] został ci { $value } wagonik
    [few] zostały ci { $value } wagoniki
    [many] zostało ci { $value } wagoników
   *[other] zostało ci { $value } wagonika
}
feature-seat-hand = masz na ręce { $value ->
    [one] { $value } kartę wagonu
    [few] { $value } karty wagonów
    [many] { $value } kart wagonów
   *[other] { $value } karty wagonu
}
feature-seat-locomotives = masz na ręce { $value ->
    [one] { $value } lokomotywę
    [few] { $value } lokomotywy
    [many] { $value } lokomotyw
   *[other] { $value } lokomotywy
}
feature-seat-most-of-a-colour = w najliczniejszym kolorze masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
}
feature-seat-second-most-of-a-colour = w drugim co do liczebności kolorze masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
}
feature-seat-terrain-cards = masz { $value ->
    [one] { $value } kartę terenu
    [few] { $value } karty terenu
    [many] { $value } kart terenu
   *[other] { $value } karty terenu
}
feature-seat-terrains-led = masz najwięcej kart w { $value ->
    [one] { $value } terenie
    [few] { $value } terenach
    [many] { $value } terenach
   *[other] { $value } terenu
}
feature-seat-planned-points = bilety, które możesz jeszcze zrealizować, przynoszą { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-failed-points = bilety, których być może nie zrealizujesz, kosztują { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-planned-tickets = możesz jeszcze zrealizować { $value ->
    [one] { $value } bilet
    [few] { $value } bilety
    [many] { $value } biletów
   *[other] { $value } biletu
}
feature-seat-plan-turns = twoje bilety wymagają jeszcze { $value ->
    [one] { $value } tury
    [few] { $value } tur
    [many] { $value } tur
   *[other] { $value } tury
}
feature-seat-plan-spaces = twoje bilety wymagają jeszcze { $value ->
    [one] { $value } wagonika
    [few] { $value } wagoników
    [many] { $value } wagoników
   *[other] { $value } wagonika
}
feature-seat-plan-tracks = twoje bilety wymagają jeszcze { $value ->
    [one] { $value } trasy
    [few] { $value } tras
    [many] { $value } tras
   *[other] { $value } trasy
}
feature-seat-plan-track-points = trasy potrzebne do twoich biletów przynoszą { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-plan-lacks = do twoich biletów brakuje ci { $value ->
    [one] { $value } karty wagonu
    [few] { $value } kart wagonów
    [many] { $value } kart wagonów
   *[other] { $value } karty wagonu
}
feature-seat-plan-lacks-locomotives = na promy brakuje ci { $value ->
    [one] { $value } lokomotywy
    [few] { $value } lokomotyw
    [many] { $value } lokomotyw
   *[other] { $value } lokomotywy
}
feature-seat-plan-payable = możesz od razu zapłacić za { $value ->
    [one] { $value } trasę potrzebną
    [few] { $value } trasy potrzebne
    [many] { $value } tras potrzebnych
   *[other] { $value } trasy potrzebnej
} do twoich biletów
feature-seat-plan-payable-points = potrzebne do twoich biletów trasy, za które możesz od razu zapłacić, przynoszą { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-plan-doubling = karty terenu mogą podwoić { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
} za trasy potrzebne do twoich biletów
feature-seat-plan-doubling-payable = karty terenu mogą od razu podwoić { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-plan-danger = inni budują obok { $value ->
    [one] { $value } trasy potrzebnej
    [few] { $value } tras potrzebnych
    [many] { $value } tras potrzebnych
   *[other] { $value } trasy potrzebnej
} do twoich biletów
feature-seat-cards-to-spare = masz { $value ->
    [one] { $value } kartę wagonu
    [few] { $value } karty wagonów
    [many] { $value } kart wagonów
   *[other] { $value } karty wagonu
} ponad potrzeby swoich biletów
feature-seat-locomotives-to-spare = masz { $value ->
    [one] { $value } lokomotywę
    [few] { $value } lokomotywy
    [many] { $value } lokomotyw
   *[other] { $value } lokomotywy
} ponad potrzeby swoich biletów
feature-seat-spare-trains = po zrealizowaniu biletów { $value ->
    [one] zostanie ci { $value } wagonik
    [few] zostaną ci { $value } wagoniki
    [many] zostanie ci { $value } wagoników
   *[other] zostanie ci { $value } wagonika
}
feature-seat-best-claim = najlepsza trasa, jaką możesz teraz zająć, przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-best-claim-doubled = najlepsza trasa, jaką możesz teraz zająć, podwojona, jeśli się da, przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-turns-left = do końca możesz liczyć na { $value ->
    [one] { $value } turę
    [few] { $value } tury
    [many] { $value } tur
   *[other] { $value } tury
}
feature-seat-plan-against-time = twoje bilety wymagają { $value ->
    [one] { $value } raz
    [few] { $value } razy
    [many] { $value } razy
   *[other] { $value } raza
} tyle czasu, ile zostało
feature-seat-fewest-trains-of-others = inny gracz ma już tylko { $value ->
    [one] { $value } wagonik
    [few] { $value } wagoniki
    [many] { $value } wagoników
   *[other] { $value } wagonika
}
feature-seat-fewest-trains = graczowi z najmniejszym zapasem { $value ->
    [one] został { $value } wagonik
    [few] zostały { $value } wagoniki
    [many] zostało { $value } wagoników
   *[other] zostało { $value } wagonika
}
feature-seat-biggest-hand-of-others = inny gracz ma na ręce { $value ->
    [one] { $value } kartę wagonu
    [few] { $value } karty wagonów
    [many] { $value } kart wagonów
   *[other] { $value } karty wagonu
}
feature-seat-last-round = zaczęły się ostatnie tury
feature-seat-last-turns = do końca { $value ->
    [one] została { $value } tura
    [few] zostały { $value } tury
    [many] zostało { $value } tur
   *[other] zostało { $value } tury
}
feature-seat-plan-danger-points = bilety za { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
} zależą od tras, przy których budują inni
feature-seat-plan-terrain-lacks = do podwojenia wszystkich tras potrzebnych do twoich biletów brakuje ci { $value ->
    [one] { $value } karty terenu
    [few] { $value } kart terenu
    [many] { $value } kart terenu
   *[other] { $value } karty terenu
}
feature-seat-plan-doubling-begun = twoje karty terenu przybliżają podwojenie { $value ->
    [one] { $value } punktu
    [few] { $value } punktów
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-open-cards-useful = { $value ->
    [one] odkryta jest { $value } karta wagonu potrzebna
    [few] odkryte są { $value } karty wagonów potrzebne
    [many] odkrytych jest { $value } kart wagonów potrzebnych
   *[other] odkryte jest { $value } karty wagonu potrzebnej
} do twoich biletów
feature-seat-open-locomotives = { $value ->
    [one] odkryta jest { $value } lokomotywa
    [few] odkryte są { $value } lokomotywy
    [many] odkrytych jest { $value } lokomotyw
   *[other] odkryte jest { $value } lokomotywy
}
feature-seat-open-terrains-useful = { $value ->
    [one] odkryta jest { $value } karta terenu potrzebna
    [few] odkryte są { $value } karty terenu potrzebne
    [many] odkrytych jest { $value } kart terenu potrzebnych
   *[other] odkryte jest { $value } karty terenu potrzebnej
} do twoich biletów

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = różni się od pierwszej oceny o { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-face-up-card = bierze odkrytą kartę wagonu
feature-option-hidden-card = dobiera ze stosu
feature-option-locomotive = bierze lokomotywę
feature-option-terrain-card = bierze kartę terenu
feature-option-draw-tickets = dobiera bilety
feature-option-claim = zajmuje trasę
feature-option-pay = płaci za trasę
feature-option-double = podwaja punktację za trasę
feature-option-keep = zatrzymuje { $value ->
    [one] { $value } bilet
    [few] { $value } bilety
    [many] { $value } biletów
   *[other] { $value } biletu
}
feature-option-kept-points = zatrzymane bilety przynoszą { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-kept-complete = { $value ->
    [one] { $value } bilet jest już zrealizowany
    [few] { $value } bilety są już zrealizowane
    [many] { $value } biletów jest już zrealizowanych
   *[other] { $value } biletu jest już zrealizowane
}
feature-option-card-worth = karta jest warta { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-held-alike = masz już na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} tego rodzaju
feature-option-lacked = do twoich biletów brakuje { $value ->
    [one] { $value } karty
    [few] { $value } kart
    [many] { $value } kart
   *[other] { $value } karty
} tego koloru
feature-option-track-points = trasa przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-track-length = zużywa { $value ->
    [one] { $value } wagonik
    [few] { $value } wagoniki
    [many] { $value } wagoników
   *[other] { $value } wagonika
}
feature-option-planned = trasa jest potrzebna do twojego biletu
feature-option-ticket-points = od trasy zależą bilety za { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-contested = inni budują przy { $value ->
    [one] { $value } końcu
    [few] { $value } końcach
    [many] { $value } końcach
   *[other] { $value } końca
} trasy
feature-option-trains-after = pozostawia ci { $value ->
    [one] { $value } wagonik
    [few] { $value } wagoniki
    [many] { $value } wagoników
   *[other] { $value } wagonika
}
feature-option-cards-paid = płaci { $value ->
    [one] { $value } kolorową kartą
    [few] { $value } kolorowymi kartami
    [many] { $value } kolorowymi kartami
   *[other] { $value } kolorowej karty
}
feature-option-locomotives-paid = płaci { $value ->
    [one] { $value } lokomotywą
    [few] { $value } lokomotywami
    [many] { $value } lokomotywami
   *[other] { $value } lokomotywy
}
feature-option-price = karty, którymi płaci, byłyby gdzie indziej warte { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-doubling = podwojenie trasy przynosi teraz o { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
} więcej
feature-option-terrains-paid = zagrywa { $value ->
    [one] { $value } kartę terenu
    [few] { $value } karty terenu
    [many] { $value } kart terenu
   *[other] { $value } karty terenu
}

# First lessons: what the coach says.

lesson-tickets = Bilet daje punkty, jeśli twoje trasy połączą oba jego miejsca, a jeśli nie, tyle samo zabiera. Musisz zatrzymać co najmniej dwa. Te cztery leżą wzdłuż tych samych tras: zatrzymaj wszystkie cztery.
lesson-draw = Za trasy płaci się kartami w ich kolorze. W turze możesz wziąć dwie karty: pierwszą dobierz ze stosu.
lesson-second = Teraz druga karta. Może być odkryta albo ze stosu. Znów dobierz ze stosu.
lesson-terrain = Dzięki kartom terenu trasa liczy się podwójnie. Leżą przed tobą odkryte i ważne jest, kto ma ich najwięcej. Weź kartę pustyni.
lesson-locomotive = Lokomotywa zastępuje każdy kolor. Wzięta z odkrytych kart zajmuje całą turę, ale warto. Weź ją.
lesson-claim = Po dłuższym zbieraniu masz na ręce dużo fioletowych kart. Zajmij trasę z Léopoldville do stacji pośredniej Kamina: pięć pól.
lesson-pay = Zapłać pięcioma fioletowymi kartami, a lokomotywy zachowaj na później.
lesson-double = Ta trasa leży w dżungli, a nikt nie ma więcej kart dżungli niż ty. Pięć pól wymaga dwóch kart terenu; jedną może zastąpić lokomotywa. Podwój punkty za trasę: z 10 zrobi się 20.
lesson-more-tickets = Twoja sieć rośnie i mogą do niej pasować nowe bilety. Przeznacz tę turę na dobranie czterech biletów.
lesson-keep = Musisz zatrzymać co najmniej jeden. Zatrzymaj dwa, które prowadzą tam, dokąd i tak dotrzesz: do Bloemfontein i na Madagaskar.
lesson-wild = Za trasę można też zapłacić samymi lokomotywami. Zajmij trasę z Zomby do Moçambique, zanim zrobi to ktoś inny.
lesson-connect = Między Moçambique a Nigerią brakuje jednej trasy. Zajmij tę ze stacji Namwala do Salisbury, a zrealizujesz bilet za 20 punktów.
lesson-double-track = Niektóre trasy są podwójne, ale przy dwóch lub trzech graczach używa się tylko jednej z ich dwóch nitek. Zajmij trasę z Kabindy do Léopoldville, potrzebną do następnego biletu.
lesson-ferry = Na Madagaskar płynie się promem. Zajmij trasę z Moçambique na północ wyspy.
lesson-ferry-pay = Prom wymaga, by wśród kart, którymi się za niego płaci, była co najmniej jedna lokomotywa. Zapłać dwiema żółtymi kartami i jedną lokomotywą.
lesson-last-trains = Kto po swojej turze ma dwa wagoniki lub mniej, zaczyna ostatnią rundę. Twoje bilety są prawie gotowe, więc zmierzaj do końca: zajmij trasę z Léopoldville do stacji Lomami.
lesson-last-turn = Każdy ma jeszcze jedną turę. Potem karty nie są nic warte, więc ich użyj: zajmij trasę z Bulawayo do Pretorii.
lesson-last-double = Karty terenu też nie będą potem nic warte. Podwój punkty i za tę trasę.
lesson-end = W tej grze rozstrzygają bilety: zrealizowane dodają punkty, pozostałe je odejmują, a kto zrealizował ich najwięcej, dostaje jeszcze 10. Wiesz już wszystko: zbieraj, zajmuj, podwajaj i wybieraj bilety, które mają wspólne trasy.
