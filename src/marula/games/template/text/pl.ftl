game-title = Pod drzewem
game-summary = Potrząśnij marulą, zbierz, co spadnie, i napełnij koszyk, zanim znajdą cię osy. Mała gra naszego pomysłu.
game-teaser = Potrząsaj drzewem i zbieraj owoce, aż przylecą osy. Mała gra naszego pomysłu.

fruit-marula = marula
    .accusative = marulę
    .genitive = maruli
fruit-baobab = baobab
    .accusative = baobab
    .genitive = baobabu
fruit-tamarind = tamarynd
    .accusative = tamarynd
    .genitive = tamaryndu

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }
    .accusative = owoc „{ $name }”
    .genitive = owocu „{ $name }”

option-open-seeds = Nasiona są odkrywane
option-open-seeds-yes = gdy wszyscy już wybiorą
option-open-seeds-no = na końcu

phase-seeds = Odłóż jeden owoc jako swoje nasiono.
phase-turn = Potrząśnij drzewem albo wyłóż owoce do koszyka.
phase-gathering = Zbierz kolejny owoc albo skończ.
phase-over = Partia dobiegła końca.

action-set-seed = Odłóż { $fruit_accusative } jako nasiono
action-shake = Potrząśnij drzewem
action-gather = Zbierz owoc
action-stop = Skończ zbieranie
action-lay-out = Wyłóż wszystkie: { $fruit }
action-pass = Spasuj

event-hand-dealt = Początkowa ręka: { $fruits }.
event-seed-set = { $seat } odkłada nasiono.
event-seed-chosen = Nasiono to { $fruit }.
event-seed-shown = { $seat } pokazuje nasiono: { $fruit }.
event-tree-shaken = { $seat } potrząsa drzewem. { $fruits ->
    [one] Obluzował się jeden owoc
    [few] Obluzowały się { $fruits } owoce
    [many] Obluzowało się { $fruits } owoców
   *[other] Obluzowało się { $fruits } owocu
}.
event-fruit-gathered = { $seat } zbiera owoc.
event-fruit-seen = To { $fruit }.
event-wasp-met = { $seat } trafia na osę i ucieka.
event-stopped = { $seat } kończy zbieranie.
event-fruits-laid-out = { $seat } wykłada: { $number }× { $fruit }.
event-passed = { $seat } pasuje.
event-hand-shown = Na ręce zostaje ({ $seat }): { $fruits }.
event-match-ended = Partia kończy się po { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
}.

refusal-tp-3 = Nie masz na ręce { $fruit_genitive } do odłożenia
refusal-tp-3-first = Najpierw każdy odkłada nasiono
refusal-tp-3-once = Nasiono odkładasz tylko raz, przed pierwszą turą
refusal-tp-5 = Zanim zaczniesz zbierać, potrząśnij drzewem
refusal-tp-5-gathering = Trwa zbieranie: weź co najmniej jeden owoc, potem weź następny albo skończ
refusal-tp-7 = Masz pełną rękę (limit: { $limit }): nie możesz potrząsnąć drzewem
refusal-tp-8 = Nie masz na ręce { $fruit_genitive } do wyłożenia
refusal-tp-9 = Możesz spasować tylko wtedy, gdy nie możesz ani potrząsnąć drzewem, ani wyłożyć owoców
refusal-tp-9-bag = W worku nie ma już owoców

line-fruits = Owoce w koszyku ({ $number })
line-seed = Owoce tego samego rodzaju co nasiono
line-hand = Owoce pozostałe na ręce

guide-tree = Potrząśnij drzewem: kostka mówi, ile owoców możesz zebrać z worka. Skończ, zanim wyleci osa.
guide-baskets = Owoce punktują dopiero w koszyku. Wykładasz naraz wszystkie owoce jednego rodzaju. Każdy owoc tego samego rodzaju co twoje nasiono daje o punkt więcej.
face-unseen = W worku i na rękach pozostałych
face-wasps = osy
face-hand = Twoja ręka
face-baskets = Koszyki
face-hand-size = { $number ->
    [one] jeden owoc na ręce
    [few] { $number } owoce na ręce
    [many] { $number } owoców na ręce
   *[other] { $number } owocu na ręce
}
face-seed = nasiono
face-seed-hidden = odłożone nasiono
face-basket-empty = Koszyk jest pusty.

field-left = Owoce, które można jeszcze zebrać
field-gathered = Owoce zebrane w tej turze
field-hands = Na ręce
field-hand-sizes = Owoce na ręce
field-planted = Nasiono odłożone
field-seeds = Nasiono
field-baskets = Koszyk

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = pełniejszy koszyk, { $more } do { $less }
lines-fruits = Owoce w koszyku

find = { $fruit }
find-wasp = osa

problem-wasp = osa to nie owoc
problem-hand-limit = nie może być mniejszy niż liczba rozdawanych owoców
problem-few-fruits = za mało dla czterech graczy, którzy dostają po { $number }

kind-set-seed = Odłóż nasiono
kind-lay-out = Wyłóż owoce

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Pod drzewem
edition-default-note = Wymyślone na potrzeby tego projektu; nigdzie indziej tego nie opublikowano.
source-own-ref = ten projekt
source-own = wszystko

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tytuł
printed-fruits = Owoce
printed-name = Nazwa
printed-count = Ile sztuk
printed-points = Punkty
printed-numbers = Inne liczby
printed-wasps = Osy
printed-dealt = Rozdawane owoce
printed-hand-limit = Limit owoców na ręce
printed-die = Ścianki kostki
printed-basket-goal = Owoce w koszyku, które kończą partię
printed-rounds = Ostatnia runda

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = różni się od pierwszej oceny o { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-seed = odkłada owoc jako nasiono
feature-option-lay-out = wykłada { $value ->
    [one] { $value } owoc
    [few] { $value } owoce
    [many] { $value } owoców
   *[other] { $value } owocu
}
feature-option-points = przynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-shake = potrząsa drzewem
feature-option-gather = zbiera jeszcze jeden owoc
feature-option-hand-after = pozostawia ci na ręce { $value ->
    [one] { $value } owoc
    [few] { $value } owoce
    [many] { $value } owoców
   *[other] { $value } owocu
}
feature-seat-turn = jest twoja kolej
feature-seat-rounds-left = po tej rundzie { $value ->
    [one] będzie jeszcze { $value } runda
    [few] będą jeszcze { $value } rundy
    [many] będzie jeszcze { $value } rund
   *[other] będzie jeszcze { $value } rundy
}
feature-seat-basket = masz w koszyku { $value ->
    [one] { $value } owoc
    [few] { $value } owoce
    [many] { $value } owoców
   *[other] { $value } owocu
}
feature-seat-basket-points = twój koszyk i nasiono przynoszą { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-hand = masz na ręce { $value ->
    [one] { $value } owoc
    [few] { $value } owoce
    [many] { $value } owoców
   *[other] { $value } owocu
}
feature-seat-hand-points = po wyłożeniu owoce z ręki przyniosłyby { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-lead = przewaga twojego koszyka nad najlepszym z pozostałych wynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-wasp = ryzyko, że następna będzie osa, wynosi { $value }%
