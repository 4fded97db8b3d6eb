game-title = Livingstone
game-summary = Parowiec płynie w górę Zambezi ku Mosi-oa-Tunya („dymowi, który grzmi”), od dawna znanemu ludziom, którzy tam mieszkają, a na europejskich mapach nazwanemu Wodospadami Wiktorii. Bierz kostki, rozbijaj namioty i szukaj klejnotów. Ale uważaj, by nie dać królowej najmniej ze wszystkich, bo wtedy nie możesz wygrać.
game-teaser = Bierz kostki, rozbijaj namioty i szukaj klejnotów, gdy parowiec płynie w górę Zambezi. Ale jeśli dasz królowej najmniej, nie możesz wygrać.

# Things

column = kolumna { $number }
    .at = w kolumnie { $number }
    .towards = do kolumny { $number }
    .away = z kolumny { $number }
row = rząd { $number }
    .at = w rzędzie { $number }
    .away = z rzędu { $number }
field = { $column }, { $row }

gem-transparent = przezroczysty klejnot
    .genitive = przezroczystego klejnotu
gem-blue = niebieski klejnot
    .genitive = niebieskiego klejnotu
gem-red = czerwony klejnot
    .genitive = czerwonego klejnotu

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = N
letter-red = C

stone-transparent = przezroczysty klejnot
stone-blue = niebieski klejnot
stone-red = czerwony klejnot
stone-rubble = gruz
stone-white = biały kamień

card-free-tent = Darmowy namiot
card-any-row = Dowolny rząd
card-two-dice = Dwie kostki
card-lion = Lew
card-rhino = Nosorożec
card-antelope = Antylopa
card-second-tent = Drugi namiot
card-market = Targ
card-boat-back = Łódź wstecz
card-three-stones = Trzy kamienie
card-four-coins = Cztery monety
card-mine-collapse = Zawalenie kopalni

# Variants

option-open-coins = Monety
option-open-coins-no = ukryte: każdy może obliczyć, ile jest razem w sakiewce i skrzyni, ale nie to, ile dano królowej
option-open-coins-yes = jawne: wszyscy widzą każdą sakiewkę i każdy dar
option-open-gems = Klejnoty
option-open-gems-yes = jawne, leżą przed właścicielem
option-open-gems-no = ukryte: inni widzą, ile ich jest, ale nie ich kolory
option-pass-die = Gdy możesz wziąć kostkę
option-pass-die-no = musisz ją wziąć
option-pass-die-yes = możesz zrezygnować z kostek do końca rundy
option-white-stone = Klejnoty wyciągnięte razem z białym kamieniem
option-white-stone-forced = trzeba od razu sprzedać
option-white-stone-voluntary = można zatrzymać

# What is asked

phase-turn = Weź kostkę. Przedtem możesz zagrywać karty, sprzedawać klejnoty i składać dary królowej.
phase-die = Użyj kostki: dobierz kartę, weź monety, kop albo rozbij namiot. Możesz też zagrywać karty, sprzedawać i składać dary.
phase-after = Możesz zagrywać karty, sprzedawać klejnoty i składać dary królowej albo zakończyć turę.
phase-market = Sprzedawaj klejnoty na targu albo go zamknij.
phase-white-stone = Biały kamień: sprzedaj klejnoty z tego losowania, z kartą Targ, jeśli ją masz.
phase-second-tent = Wybierz, gdzie stanie twój drugi namiot.
phase-move = Wybierz, który ze swoich namiotów przenosisz.
phase-over = Partia dobiegła końca.

# What may be chosen

action-take-die = Weź kostkę: { $die }
action-pass-die = Nie bierz więcej kostek w tej rundzie
action-draw-card = Dobierz kartę
action-take-coins = Weź monety
action-dig = Kop w kopalni
action-pitch-tent = { $cards_count ->
    [0] Rozbij namiot { $row_at }
   *[other] Rozbij namiot { $row_at } (karty: { $cards })
}
action-play-card = Zagraj kartę { $card }
action-sell-gem = Sprzedaj { $gem }
action-sell-at-market = Sprzedaj na targu { $gem }
action-close-market = Zamknij targ
action-sell-drawn = Sprzedaj klejnoty z tego losowania
action-pitch-second-tent = Rozbij drugi namiot { $field_column_at }, { $field_row_at }
action-move-tent = Przenieś swój namiot { $field_column_away }, { $field_row_away }
action-give = Daj królowej { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
action-end-turn = Zakończ turę

# What happened

event-round-began = Runda { $round }: łódź stoi { $column_at }. { $seat } rzuca: { $dice_row }.
event-die-taken = { $seat } bierze kostkę: { $die }.
event-die-passed = { $seat } nie bierze więcej kostek w tej rundzie.
event-passed-over = { $seat }: kolejka pominięta, żadna kostka nie jest wyższa niż { $die }.
event-turn-ended = { $seat } kończy turę.
event-card-drawn = { $seat } dobiera kartę.
event-card-seen = Dobrana karta: { $card }.
event-card-played = { $seat } zagrywa kartę { $card }.
event-mine-collapsed = { $seat } dobiera kartę Zawalenie kopalni: wszystkie kamienie wracają do worka.
event-gems-lost = { $seat } traci { $gems ->
    [one] jeden klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}.
event-cards-shuffled = Zawalenie kopalni, zagrane karty i reszta stosu zostają potasowane: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
event-coins-taken = { $seat } bierze { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
event-stones-drawn = { $seat } wyciąga z worka: { $stones }.
event-stones-hidden = { $seat } wyciąga z worka: { $gems ->
    [0] { "" }
   *[other] { $gems }× klejnot{ $rubble ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $rubble ->
    [0] { "" }
   *[other] { $rubble }× gruz
}{ $white ->
    [yes] { $gems ->
        [0] { $rubble ->
            [0] { "" }
           *[other] ,{ " " }
        }
       *[other] ,{ " " }
    }biały kamień
   *[no] { "" }
}.
event-gems-found = Wyciągnięte klejnoty: { $gems }.
event-bag-refilled = Po białym kamieniu { $stones ->
    [one] jeden kamień wraca
    [few] { $stones } kamienie wracają
    [many] { $stones } kamieni wraca
   *[other] { $stones } kamienia wraca
} do worka.
event-gem-sold = { $seat } sprzedaje { $gem } za { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
event-gem-marketed = { $seat } sprzedaje na targu { $gem } za { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} i { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-market-closed = { $seat } zamyka targ.
event-tent-pitched = { $seat } rozbija namiot { $field_column_at }, { $field_row_at }, { $coins ->
    [0] za darmo
    [one] za jedną monetę
    [few] za { $coins } monety
    [many] za { $coins } monet
   *[other] za { $coins } monety
}.
event-fee-paid = Opłata za wspólne pole ({ $seat } → { $to }): { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
event-tent-moved = { $seat } przenosi namiot { $field_column_away }, { $field_row_away }.
event-second-tent-pitched = { $seat } rozbija drugi namiot { $field_column_at }, { $field_row_at }.
event-boat-went-back = Łódź cofa się { $column_towards }.
event-points-gained = { $seat } zdobywa { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-gift-made = { $seat } składa królowej dar.
event-gift-counted = Dar: { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
event-gift-shown = { $seat } daje królowej { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
event-round-ended = Koniec rundy { $round }; { $dice ->
    [0] nie została żadna kostka
    [one] została jedna kostka
    [few] zostały { $dice } kostki
    [many] zostało { $dice } kostek
   *[other] zostało { $dice } kostki
}.
event-column-scored = { $seat } zdobywa { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za { $tents ->
    [one] jeden namiot
    [few] { $tents } namioty
    [many] { $tents } namiotów
   *[other] { $tents } namiotu
} { $column_at }.
event-match-ended = Łódź dociera do wodospadów po { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
}.
event-majority-scored = { $seat } ma najwięcej namiotów { $row_at } ({ $tents }): { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-gems-counted = { $seat } zachowuje { $gems ->
    [one] jeden klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-hand-shown = Na ręce zostaje ({ $seat }): { $cards }.
event-chest-opened = { $seat } otwiera skrzynię; { $coins ->
    [0] jest pusta
    [one] dar to jedna moneta
    [few] dar to { $coins } monety
    [many] dar to { $coins } monet
   *[other] dar to { $coins } monety
}.
event-queen-rolled = Kostki pokazują { $dice_row }: { $coins ->
    [one] królowa oczekiwała jednej monety
    [few] królowa oczekiwała { $coins } monet
    [many] królowa oczekiwała { $coins } monet
   *[other] królowa oczekiwała { $coins } monety
}.
event-seat-out = { $seat } nie może wygrać: dar jest za mały.

# Why not

refusal-li-7-take = Najpierw weź kostkę
refusal-li-7-use = Najpierw użyj wziętej kostki
refusal-li-7-once = W tej turze kostka jest już użyta
refusal-li-7-none = Żadna kostka nie pokazuje tej liczby: { $die }
refusal-li-8 = Kostka { $die } nie jest wyższa od twojej poprzedniej: { $last }
refusal-li-9 = Jeśli możesz wziąć kostkę, musisz ją wziąć
refusal-li-9-pass = Weź kostkę albo zrezygnuj z kostek do końca rundy
refusal-li-13 = Namiot kosztuje tu { $needed ->
    [one] jedną monetę
    [few] { $needed } monety
    [many] { $needed } monet
   *[other] { $needed } monety
}, a w sakiewce masz { $purse }
refusal-li-13-row = Kostką { $die } rozbijasz namiot w rzędzie { $die }, a nie { $row_at }
refusal-li-14 = Wliczając po jednej monecie dla każdego, kto ma tu już namiot, ten namiot kosztuje { $needed ->
    [one] jedną monetę
    [few] { $needed } monety
    [many] { $needed } monet
   *[other] { $needed } monety
}, a w sakiewce masz { $purse }
refusal-li-16 = Nie masz { $gem_genitive } na sprzedaż
refusal-li-18 = Wyciągnięto biały kamień: najpierw sprzedaj klejnoty z tego losowania
refusal-li-18-none = Tak sprzedaje się tylko klejnoty wyciągnięte razem z białym kamieniem
refusal-li-20 = Nie masz na ręce karty { $card }
refusal-li-21 = Nie masz na ręce karty Darmowy namiot
refusal-li-22 = Nie ma wyższej kostki, którą można by wziąć jako drugą
refusal-li-22-late = Kartę Dwie kostki zagraj, zanim weźmiesz kostkę
refusal-li-22-second = Zagrana jest karta Dwie kostki, a po kostce { $die } nie byłoby już wyższej do wzięcia
refusal-li-23 = Nie masz na ręce karty Dowolny rząd
refusal-li-23-own = Twoja kostka i tak pozwala rozbić namiot { $row_at }
refusal-li-26 = Żaden twój namiot, do którego można by dostawić drugi, nie był jeszcze punktowany
refusal-li-26-stock = Nie masz już namiotów
refusal-li-26-card = Aby rozbić drugi namiot, zagraj kartę Drugi namiot
refusal-li-26-first = Najpierw wybierz, gdzie stanie twój drugi namiot
refusal-li-26-field = Na tym polu żaden twój namiot nie był jeszcze punktowany albo stoi przy nim łódź: { $field }
refusal-li-27 = Nie masz klejnotów do sprzedania na targu
refusal-li-27-closed = Aby sprzedawać na targu, najpierw zagraj kartę Targ
refusal-li-27-open = Targ jest otwarty: sprzedawaj tam klejnoty albo najpierw go zamknij
refusal-li-27-gem = Nie masz { $gem_genitive } do sprzedania na targu
refusal-li-28 = Łódź stoi w pierwszej kolumnie i nie może się cofnąć
refusal-li-28-limit = Łódź cofnęła się już { $times ->
    [0] tyle razy, ile może,
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
} i więcej cofnąć się nie może
refusal-li-32 = Nie możesz dać { $coins ->
    [one] jednej monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}: w sakiewce masz { $purse }
refusal-li-32-least = Daj co najmniej jedną monetę
refusal-li-32-most = Jeden dar to najwyżej { $most ->
    [one] jedna moneta
    [few] { $most } monety
    [many] { $most } monet
   *[other] { $most } monety
}
refusal-li-38-none = Nie masz już namiotów do rozbicia
refusal-li-38-first = Namiot przenosisz tylko w grze dwuosobowej i tylko wtedy, gdy rozbijasz namiot, a w zapasie nie masz już żadnego
refusal-li-38-choose = Najpierw wybierz, który ze swoich namiotów przenosisz
refusal-li-38-same = Ten namiot stoi już tam, dokąd miałby trafić
refusal-li-38-field = Nie masz namiotu na tym polu: { $field }

# The score

line-column = Namioty { $column_at }
line-row = Najwięcej namiotów { $row_at } ({ $tents }{ $tied ->
    [1] )
   *[other] , remis)
}
line-market = Sprzedane na targu
line-gems = Zachowane klejnoty ({ $gems })
line-animals = Zwierzęta
line-gift = Dar dla królowej: { $coins } (potrzeba: { $needed })

# The guide for a first match

guide-dice = Weź kostkę. Każda następna w tej rundzie musi być wyższa od poprzedniej. Jej liczba to rząd namiotu albo liczba monet, które bierzesz, albo kamieni, które wyciągasz.
guide-field = Dzięki kostce możesz rozbić namiot w kolumnie łodzi, w rzędzie o jej numerze. Punkty za namiot są po lewej. Na końcu gracz, który ma w rzędzie najwięcej namiotów, dostaje nagrodę po prawej.
guide-river = Moneta pod kolumną to cena namiotu w tym miejscu. Gdy nie da się już wziąć kostki, kolumna jest punktowana, a łódź płynie dalej.
guide-mine = Albo kop: wyciągasz tyle kamieni, ile pokazuje kostka. Klejnoty możesz sprzedać za monety w każdej chwili swojej tury. Widzisz też, co jest jeszcze w worku.
guide-chest = Twoja sakiewka i zamknięta skrzynia dla królowej. Na końcu gracz, który dał najmniej, nie może wygrać. Przy dwóch graczach trzeba dać co najmniej tyle, ile pokażą kostki na końcu. Dlatego składaj dary zawczasu.

# On the drawn board

face-valley = Dolina Zambezi: sześć rzędów pól na namioty, dziesięć kolumn
face-dice-and-points = Kostki i punkty za namiot
face-points-short = ★/namiot
face-most-tents = Namioty i nagroda za przewagę
face-most-short = przewaga
face-row-points = Namiot w rzędzie { $row } daje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, gdy punktowana jest jego kolumna
face-majority = Najwięcej namiotów w rzędzie { $row } na końcu: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
face-dice-here = { $dice ->
    [0] Żadna kostka nie pokazuje { $number }
    [one] Jedna kostka pokazuje { $number }
    [few] { $dice } kostki pokazują { $number }
    [many] { $dice } kostek pokazuje { $number }
   *[other] { $dice } kostki pokazuje { $number }
}
face-pitch-for = { $coins ->
    [0] Rozbij namiot za darmo: { $field }
    [one] Rozbij namiot za jedną monetę: { $field }
    [few] Rozbij namiot za { $coins } monety: { $field }
    [many] Rozbij namiot za { $coins } monet: { $field }
   *[other] Rozbij namiot za { $coins } monety: { $field }
}
face-costs = Koszt namiotu
face-costs-short = za namiot
face-column-cost = Kolumna { $column }: namiot kosztuje { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
face-reconstructed = rekonstrukcja
face-reconstructed-short = rekonstr.
face-falls = Mosi-oa-Tunya
face-falls-today = Wodospady Wiktorii
face-falls-both = Mosi-oa-Tunya, dym, który grzmi; na europejskich mapach Wodospady Wiktorii
face-ocean = Ocean Indyjski
face-chart = Łódź na prawdziwej Zambezi
face-boat = Łódź stoi w kolumnie { $column }
face-bank = Bank
face-take-coins = { $coins ->
    [one] Weź jedną monetę
    [few] Weź { $coins } monety
    [many] Weź { $coins } monet
   *[other] Weź { $coins } monety
}
face-draw-card = Dobierz kartę
face-pile = { $cards ->
    [one] Jedna karta w stosie
    [few] { $cards } karty w stosie
    [many] { $cards } kart w stosie
   *[other] { $cards } karty w stosie
}
face-played = { $cards ->
    [0] Brak zagranych kart
   *[other] Zagrane karty:
}
face-dig = { $stones ->
    [one] Wyciągnij jeden kamień
    [few] Wyciągnij { $stones } kamienie
    [many] Wyciągnij { $stones } kamieni
   *[other] Wyciągnij { $stones } kamienia
}
face-bag = { $stones ->
    [one] Jeden kamień w worku
    [few] { $stones } kamienie w worku
    [many] { $stones } kamieni w worku
   *[other] { $stones } kamienia w worku
}
face-bag-hidden = { $stones ->
    [one] Jeden kamień w worku lub ukryty u innych
    [few] { $stones } kamienie w worku lub ukryte u innych
    [many] { $stones } kamieni w worku lub ukrytych u innych
   *[other] { $stones } kamienia w worku lub ukrytego u innych
}
face-drawn = Do sprzedania:
face-last-draw = { $name } wyciąga:
face-side = Obok worka:
face-points = Punkty do tej pory
face-purse = Monety w sakiewce
face-chest = Dary dla królowej, w zamkniętej skrzyni
face-chest-known = Twoja skrzynia dla królowej; inni wiedzą, że jest w niej od { $low } do { $high }
face-stock = Namioty w zapasie
face-cards = Karty na ręce
face-hidden-gems = Ukryte klejnoty
face-taken = Kostki wzięte w tej rundzie
face-passed = nie bierze więcej kostek
face-own = Twoje rzeczy
face-give-how-much = Ile dajesz królowej?
face-give-open = Złóż dar królowej
face-give = Daj { $coins }
face-give-coins = Monety na dar, od 1 do { $most }
face-give-less = { $coins ->
    [one] O jedną monetę mniej
    [few] O { $coins } monety mniej
    [many] O { $coins } monet mniej
   *[other] O { $coins } monety mniej
}
face-give-more = { $coins ->
    [one] O jedną monetę więcej
    [few] O { $coins } monety więcej
    [many] O { $coins } monet więcej
   *[other] O { $coins } monety więcej
}
face-give-all = { $coins ->
    [one] Twoja jedyna moneta
    [few] Wszystkie { $coins } monety
    [many] Wszystkie { $coins } monet
   *[other] Wszystkie { $coins } monety
}
face-give-all-short = Wszystko
face-last-die = W tej rundzie nie możesz już wziąć kolejnej kostki
face-last-die-short = ostatnia
face-price = { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
face-market-price = { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} i { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
face-sell = { $what } (cena: { $price }); masz: { $number }
face-card-free-tent = Ten namiot jest za darmo. Zagraj kartę przy rozbijaniu namiotu; kostka nadal jest potrzebna.
face-card-any-row = Namiot staje w dowolnym rzędzie kolumny łodzi. Zagraj kartę przy rozbijaniu namiotu; kostka nadal jest potrzebna.
face-card-two-dice = Weź dwie kostki, jedną po drugiej, drugą wyższą od pierwszej, i użyj obu.
face-card-lion = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
}, teraz albo na końcu.
face-card-rhino = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
}, teraz albo na końcu.
face-card-antelope = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
}, teraz albo na końcu.
face-card-second-tent = Jeszcze jeden namiot, za darmo i bez kostki, na polu, na którym stoi twój namiot, który już punktowano. Liczy się do przewagi w rzędzie.
face-card-market = Sprzedaj dowolnie wiele klejnotów, nie tylko za monety, ale i za punkty.
face-card-boat-back = Łódź cofa się o jedną kolumnę. Znów rozbija się tam namioty, a kolumna jest punktowana jeszcze raz.
face-card-three-stones = Wyciągnij z worka { $amount ->
    [one] { $amount } kamień
    [few] { $amount } kamienie
    [many] { $amount } kamieni
   *[other] { $amount } kamienia
}, bez kostki.
face-card-four-coins = Weź { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}.
face-stone-rubble = Nie ma wartości.
face-stone-white = Jeśli go wyciągniesz, od razu sprzedajesz klejnoty z tego losowania. Potem wszystkie kamienie wracają do worka.
face-no-gems = Brak klejnotów
face-no-cards = Brak kart
face-play = { $number ->
    [one] Zagraj kartę { $card }
    [few] Zagraj kartę { $card } (masz { $number })
    [many] Zagraj kartę { $card } (masz { $number })
   *[other] Zagraj kartę { $card } (masz { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = większy dar, { $more } do { $less }
lines-column = Namioty według kolumn
lines-row = Najwięcej namiotów w rzędzie
lines-gems = Zachowane klejnoty
lines-gift = Dar dla królowej

# The board as text
face = { $number }
field-starter = Gracz rozpoczynający
field-boat = Łódź
field-boats-back = Ile razy łódź się cofnęła
field-dice = Kostki do wzięcia
field-taken = Kostki wzięte w tej rundzie
field-passed = Nie bierze więcej kostek w tej rundzie
field-die = Kostka do użycia
field-target = Dokąd trafia przenoszony namiot
field-stock = Namioty w zapasie
field-tents = Namioty
field-scored = Namioty już punktowane
field-coins = Sakiewka i skrzynia razem
field-purses = Monety w sakiewce
field-chests = Dary dla królowej
field-low = Dary dla królowej, co najmniej
field-high = Dary dla królowej, najwyżej
field-unseen-stones = Kamienie w worku lub ukryte
field-side = Kamienie obok worka
field-drawn = Do sprzedania
field-gems = Klejnoty
field-gem-counts = Liczba klejnotów
field-unseen-cards = Karty w stosie lub na rękach innych
field-played = Zagrane karty
field-hands = Karty
field-hand-sizes = Karty na ręce
field-column-points = Punkty za kolumny
field-market-points = Punkty z targu
field-animal-points = Punkty za zwierzęta
field-expected = Monety, których oczekiwała królowa

# What is wrong with an edition file
problem-coin-value = wartość monety ma być liczbą nie mniejszą niż 1
problem-below-the-one-before = wartość nie może być niższa od poprzedniej ({ $number })
problem-rows = ma być { $number }, po jednym na każdą ściankę kostki
problem-columns = kolumn ma być od { $least } do { $most }

# Many choices of one kind under one button
kind-take-die = Weź kostkę
kind-pitch-tent = Rozbij namiot
kind-play-card = Zagraj kartę
kind-sell-gem = Sprzedaj klejnot
kind-sell-at-market = Sprzedaj na targu
kind-pitch-second-tent = Rozbij drugi namiot
kind-move-tent = Przenieś namiot
kind-give = Złóż dar królowej

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone Benjamina Lierscha, Schmidt Spiele 2009. Instrukcja pokazuje planszę i karty tylko na obrazkach. W tym projekcie zrekonstruowano, tak by pasowały do wszystkiego, co wiadomo: koszty namiotu w kolumnach, przewagi w rzędach od 3 do 5, podział 25 z 27 kart (ich suma jest znana) i oba limity. Kto ma pudełkową wersję gry, może zapisać jej wartości we własnym pliku edycji.
source-rulebook-de-ref = niemiecka instrukcja, Schmidt Spiele 2009
source-rulebook-de = zasady, działanie kart, rodzaje kamieni, monety na start, kostki; przewaga w rzędzie 2; to, że koszty rosną i po 2 następuje 3
source-rulebook-it = klejnoty według kolorów, namioty, liczba kart, monety
source-poeppelkiste = punkty rzędów, przewagi w rzędach 1 i 6
source-hall9000 = dziesięć kolumn, sześć rzędów, żadnego zablokowanego pola; punkty rzędów
source-spiele-offensive = ceny klejnotów
source-ludolegars = pierwsza runda z dwoma namiotami i trzema monetami: kolumna 1 kosztuje 1
source-mobius = dziesięć rund, jedna może dojść: jedna karta Łódź wstecz (wywnioskowane)
source-bga = kto może wziąć kostkę, musi ją wziąć; jedenaście namiotów

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tytuł
printed-columns = Kolumny
printed-cost = Koszt namiotu
printed-rows = Rzędy
printed-tent-points = Punkty za namiot
printed-majority-points = Punkty za przewagę
printed-gems = Klejnoty
printed-count = Ile sztuk
printed-price = Cena
printed-market-coins = Targ: monety
printed-market-points = Targ: punkty
printed-stones = Inne kamienie
printed-rubble = Gruz
printed-white = Białe kamienie
printed-cards = Karty
printed-amount = Liczba na karcie
printed-numbers = Inne liczby
printed-tents = Namioty na gracza
printed-coins = Monety na początku
printed-dice-per-player = Kostki na gracza
printed-gem-points = Punkty za zachowany klejnot
printed-limits = Limity
printed-largest-gift = Największy dar
printed-boat-back = Ile razy łódź się cofa
printed-box-coins = Monety w pudełku
printed-pieces = Sztuki każdej wartości

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = różni się od pierwszej oceny o { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-take = bierze kostkę
feature-option-draw = dobiera kartę
feature-option-coins = bierze monety
feature-option-dig = kopie w kopalni
feature-option-tent = rozbija namiot
feature-option-play = zagrywa kartę
feature-option-sell = sprzedaje klejnot
feature-option-market = sprzedaje klejnot na targu
feature-option-finish = kończy tę część tury
feature-option-second = rozbija drugi namiot
feature-option-move = przenosi namiot
feature-option-give = składa dar królowej
feature-option-die = używa kostki, która pokazuje { $value }
feature-option-only-die = bierze jedyną kostkę z tą liczbą
feature-option-dice-after = pozostawia ci { $value ->
    [one] { $value } wyższą kostkę
    [few] { $value } wyższe kostki
    [many] { $value } wyższych kostek
   *[other] { $value } wyższej kostki
}
feature-option-dice-lost = rezygnuje z { $value ->
    [one] { $value } niższej kostki
    [few] { $value } niższych kostek
    [many] { $value } niższych kostek
   *[other] { $value } niższej kostki
}
feature-option-dice-left-to-others = pozostawia następnemu graczowi { $value ->
    [one] { $value } kostkę
    [few] { $value } kostki
    [many] { $value } kostek
   *[other] { $value } kostki
}
feature-option-tent-points = namiot w tym rzędzie daje w tej rundzie { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-tent-within-reach = stać cię na namiot w rzędzie tej kostki
feature-option-row-points = zmienia oczekiwane punkty za przewagę w rzędzie o { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-row-lead = twoja przewaga w rzędzie wynosi potem { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-option-price = kosztuje { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-option-fee = płaci innym { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-option-income = przynosi { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-option-purse-after = pozostawia ci { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-option-gift = daje królowej { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-option-chest-after = potem w twojej skrzyni { $value ->
    [one] jest { $value } moneta
    [few] są { $value } monety
    [many] jest { $value } monet
   *[other] jest { $value } monety
}
feature-option-safety = zmienia szansę, że twój dar wystarczy, o { $value ->
    [one] { $value } punkt procentowy
    [few] { $value } punkty procentowe
    [many] { $value } punktów procentowych
   *[other] { $value } punktu procentowego
}
feature-option-safe-as-given = szansa, że wystarczy to, co jest w twojej skrzyni, wynosi { $value }%
feature-option-gift-lead = przewaga twojego daru nad największym możliwym darem innego gracza wynosi potem { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-option-free-tent = zużywa kartę Darmowy namiot
feature-option-any-row = zużywa kartę Dowolny rząd
feature-option-two-dice = zużywa kartę Dwie kostki
feature-option-animal = pokazuje zwierzę za { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-second-tent-card = zużywa kartę Drugi namiot
feature-option-market-card = zużywa kartę Targ
feature-option-boat-back = cofnięcie łodzi przynosi ci, po odjęciu punktów innych, { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-three-stones = zużywa kartę Trzy kamienie
feature-option-four-coins = zużywa kartę Cztery monety
feature-option-stones = wyciąga { $value ->
    [one] { $value } kamień
    [few] { $value } kamienie
    [many] { $value } kamieni
   *[other] { $value } kamienia
}
feature-option-stones-worth = wyciągnięte kamienie są warte średnio { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-card-worth = karta jest warta średnio { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-gems-at-risk = grozi utratą średnio { $value ->
    [one] { $value } klejnotu
    [few] { $value } klejnotów
    [many] { $value } klejnotów
   *[other] { $value } klejnotu
} przez zawalenie kopalni
feature-option-market-points = przynosi na targu { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-option-stock-after = pozostawia ci w zapasie { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}

# Why: what a bot sees of your position

feature-seat-players = { $value ->
    [one] gra { $value } gracz
    [few] gra { $value } graczy
    [many] gra { $value } graczy
   *[other] gra { $value } gracza
}
feature-seat-rounds-left = po tej rundzie { $value ->
    [one] będzie jeszcze { $value } runda
    [few] będą jeszcze { $value } rundy
    [many] będzie jeszcze { $value } rund
   *[other] będzie jeszcze { $value } rundy
}
feature-seat-turn = jest twoja kolej
feature-seat-holds-die = masz kostkę, która pokazuje { $value }
feature-seat-after-die = twoja kostka jest już użyta
feature-seat-dice-due = musisz wziąć jeszcze { $value ->
    [one] { $value } kostkę
    [few] { $value } kostki
    [many] { $value } kostek
   *[other] { $value } kostki
}
feature-seat-starts-next = twoja kolej przypada { $value ->
    [one] { $value } turę
    [few] { $value } tury
    [many] { $value } tur
   *[other] { $value } tury
} po następnym graczu rozpoczynającym
feature-seat-tent-cost = namiot kosztuje teraz { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-seat-points = masz już { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-row-points = za przewagi w rzędach możesz oczekiwać { $value ->
    [one] { $value } punktu
    [few] { $value } punktów
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-lead = twoja przewaga nad najlepszym z pozostałych graczy wynosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-lead-chance = szansa, że skończysz z największą liczbą punktów, wynosi { $value }%
feature-seat-row-1-lead = twoja przewaga w rzędzie 1 wynosi { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-row-2-lead = twoja przewaga w rzędzie 2 wynosi { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-row-3-lead = twoja przewaga w rzędzie 3 wynosi { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-row-4-lead = twoja przewaga w rzędzie 4 wynosi { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-row-5-lead = twoja przewaga w rzędzie 5 wynosi { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-row-6-lead = twoja przewaga w rzędzie 6 wynosi { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-stock = masz w zapasie { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-others-stock = inny gracz ma w zapasie { $value ->
    [one] { $value } namiot
    [few] { $value } namioty
    [many] { $value } namiotów
   *[other] { $value } namiotu
}
feature-seat-purse = masz w sakiewce { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-seat-chest = twój dar to { $value ->
    [one] { $value } moneta
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-seat-reach = sprzedając wszystko, możesz od razu uzbierać { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-seat-coins-over-poorest = licząc sakiewkę i skrzynię, twoja przewaga nad najbiedniejszym z pozostałych graczy wynosi { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-seat-coins-over-richest = licząc sakiewkę i skrzynię, twoja przewaga nad najbogatszym z pozostałych graczy wynosi { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-seat-safety = szansa, że twój dar wystarczy, wynosi { $value }%
feature-seat-safe-as-given = szansa, że wystarczą złożone już dary, wynosi { $value }%
feature-seat-rival-safety = szansa, że dar drugiego gracza wystarczy, wynosi { $value }%
feature-seat-another-turn = szansa, że będziesz mieć jeszcze jedną turę, wynosi { $value }%
feature-seat-coin-worth = jeszcze jedna moneta jest warta { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-card-worth = karta jest warta średnio { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-stone-worth = kamień jest wart średnio { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-collapse = ryzyko, że następną kartą będzie Zawalenie kopalni, wynosi { $value }%
feature-seat-free-tents = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} Darmowy namiot
feature-seat-any-rows = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} Dowolny rząd
feature-seat-two-dice = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} Dwie kostki
feature-seat-animals = masz na ręce zwierzęta za { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
feature-seat-second-tents = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} Drugi namiot
feature-seat-markets = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} Targ
feature-seat-boats-back = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} Łódź wstecz
feature-seat-stones-and-coins = masz na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
} na kamienie lub monety
feature-seat-gems = masz { $value ->
    [one] { $value } klejnot
    [few] { $value } klejnoty
    [many] { $value } klejnotów
   *[other] { $value } klejnotu
}
feature-seat-gem-price = twoje klejnoty można sprzedać za { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monety
}
feature-seat-others-gems = inny gracz ma { $value ->
    [one] { $value } klejnot
    [few] { $value } klejnoty
    [many] { $value } klejnotów
   *[other] { $value } klejnotu
}
feature-seat-others-cards = inny gracz ma na ręce { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
}
feature-seat-dice = { $value ->
    [one] jest { $value } wolna kostka
    [few] są { $value } wolne kostki
    [many] jest { $value } wolnych kostek
   *[other] jest { $value } wolnej kostki
}
feature-seat-dice-for-me = { $value ->
    [one] { $value } z wolnych kostek jest dla ciebie dość wysoka
    [few] { $value } z wolnych kostek są dla ciebie dość wysokie
    [many] { $value } z wolnych kostek jest dla ciebie dość wysokich
   *[other] { $value } z wolnych kostek jest dla ciebie dość wysokiej
}
feature-seat-numbers-for-me = kostki, które możesz wziąć, pokazują { $value ->
    [one] { $value } liczbę
    [few] { $value } różne liczby
    [many] { $value } różnych liczb
   *[other] { $value } różnej liczby
}
feature-seat-dice-for-next = { $value ->
    [one] { $value } z wolnych kostek jest dość wysoka
    [few] { $value } z wolnych kostek są dość wysokie
    [many] { $value } z wolnych kostek jest dość wysokich
   *[other] { $value } z wolnych kostek jest dość wysokiej
} dla następnego gracza
feature-seat-die-1 = { $value ->
    [one] { $value } wolna kostka pokazuje
    [few] { $value } wolne kostki pokazują
    [many] { $value } wolnych kostek pokazuje
   *[other] { $value } wolnej kostki pokazuje
} 1
feature-seat-die-2 = { $value ->
    [one] { $value } wolna kostka pokazuje
    [few] { $value } wolne kostki pokazują
    [many] { $value } wolnych kostek pokazuje
   *[other] { $value } wolnej kostki pokazuje
} 2
feature-seat-die-3 = { $value ->
    [one] { $value } wolna kostka pokazuje
    [few] { $value } wolne kostki pokazują
    [many] { $value } wolnych kostek pokazuje
   *[other] { $value } wolnej kostki pokazuje
} 3
feature-seat-die-4 = { $value ->
    [one] { $value } wolna kostka pokazuje
    [few] { $value } wolne kostki pokazują
    [many] { $value } wolnych kostek pokazuje
   *[other] { $value } wolnej kostki pokazuje
} 4
feature-seat-die-5 = { $value ->
    [one] { $value } wolna kostka pokazuje
    [few] { $value } wolne kostki pokazują
    [many] { $value } wolnych kostek pokazuje
   *[other] { $value } wolnej kostki pokazuje
} 5
feature-seat-die-6 = { $value ->
    [one] { $value } wolna kostka pokazuje
    [few] { $value } wolne kostki pokazują
    [many] { $value } wolnych kostek pokazuje
   *[other] { $value } wolnej kostki pokazuje
} 6

# First lessons: what the coach says.

lesson-die = Każda runda zaczyna się od kilku kostek. W swojej turze bierzesz jedną. Weź 3.
lesson-tent = Kostką opłacasz jedną z czterech rzeczy: kartę, monety, kopanie w kopalni albo namiot. Rozbij namiot: stanie w kolumnie łodzi, w rzędzie, który pokazuje twoja kostka.
lesson-end-turn = Możesz jeszcze sprzedawać klejnoty, zagrywać karty albo dawać monety królowej. Na to wszystko jest za wcześnie, więc zakończ turę.
lesson-higher = W jednej rundzie każda twoja następna kostka musi pokazywać więcej niż poprzednia. Weź 4.
lesson-rows = Wyższe rzędy dają więcej punktów. Rozbij namiot w rzędzie 4.
lesson-scored = Runda się skończyła: twoje namioty dały 3 i 4 punkty. Łódź popłynęła dalej i teraz punkty dadzą tylko namioty w jej nowej kolumnie. Weź 4.
lesson-dig = Namioty kosztują, a monet masz już mało. Twoja kostka pokazuje 5: kop nią w kopalni i wyciągnij pięć kamieni.
lesson-sell = Klejnoty sprzedaje się za 1, 3 lub 5 monet; gruz nie jest nic wart. Sprzedaj czerwony klejnot za 5.
lesson-price = Im dalej płynie łódź, tym droższy namiot: tutaj 2 monety. Stać cię na to. Rozbij namiot w rzędzie 2.
lesson-card = Każdą kostką można zamiast tego dobrać kartę. Dobierz jedną: karty zagrywa się w swojej turze, kiedy się chce.
lesson-free-tent = Namiot kosztuje już 4 monety. Masz kartę Darmowy namiot, która pokrywa całą cenę. Użyj jej do namiotu w rzędzie 2.
lesson-second-tent = Masz teraz kartę Drugi namiot: jeszcze jeden namiot na polu, na którym stoi twój namiot, który już punktował. Zagraj tę kartę.
lesson-majority = Kto na końcu ma w rzędzie najwięcej namiotów, dostaje dodatkowe punkty. Postaw ten namiot w rzędzie 1, w kolumnie 5, aby w tym rzędzie wyrównać.
lesson-gift = Bez daru dla królowej nikt nie wygra. Przy dwóch graczach rzuca się na końcu czterema kostkami, a dar mniejszy niż ich suma to za mało. Daj 16 monet.
lesson-purse = Monety w sakiewce nie są na końcu nic warte. Daj też ostatnie 5 monet: dar 21 monet rzadko bywa za mały.
lesson-last = To ostatnia runda: po niej łódź dotrze do wodospadów. Zakończ turę, a wszystko zostanie policzone.
lesson-end = To była cała partia. Punkty przyniosły namioty runda po rundzie, rzędy z twoją przewagą i zachowane klejnoty, a twój dar wystarczył, by się liczyły. Następnym razem każdy wybór należy do ciebie.
