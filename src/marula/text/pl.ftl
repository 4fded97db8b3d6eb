# The words of no game.

seat = Gracz { $number }
scene-you = Ty
scene-other = Gracz { $number }
lesson-right = Bardzo dobrze.
lesson-other = Na to też pozwalają zasady. W tej lekcji spróbuj jednak: { $wanted }
nothing = nic
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = To nie twoja kolej. Czekamy na ruch: { $others }.
match-is-over = Partia dobiegła końca.
stale = Od twojego wyboru partia poszła dalej (wersja { $version }, teraz { $current }). Spójrz jeszcze raz, a potem wybierz.
against-rule = Zasady na to nie pozwalają ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Nie ma takiego ruchu: { $word }
unknown-address = Nie ma takiego adresu: { $word }
unknown-answer-to-illegal = Nie ma takiego sposobu postępowania z niedozwolonym ruchem: { $word }
unknown-bot = Nie ma takiego bota: { $word }
unknown-choice = Tego nie można wybrać: { $word }
unknown-clock = Nie ma takiego zegara: { $word }
unknown-edition = Nie ma takiej edycji: { $word }
unknown-own-edition = Nie ma takiej edycji albo została usunięta: { $word }
unknown-edition-of-this-game = Ta edycja należy do innej gry: { $word }
unknown-lesson = Nie ma takiej lekcji: { $word }
unknown-puzzle = Nie ma takiej zagadki: { $word }
unknown-game = Nie ma takiej gry: { $word }
unknown-kind-of-notice = Ten serwer nie może wysyłać powiadomień w ten sposób: { $word }
unknown-message = Nie ma takiej wiadomości: { $word }
unknown-report = Nie ma takiego zgłoszenia: { $word }
unknown-notice = Nie ma takiego powiadomienia: { $word }
unknown-number-of-bots = Nie da się grać z taką liczbą botów: { $word }
unknown-number-of-seats = Nie da się grać z taką liczbą graczy: { $word }
unknown-option = Nie ma takiego wariantu: { $word }
unknown-place-of-the-mask = Maski ruchów nie można tam umieścić: { $word }
unknown-position = W tej partii nie ma takiej decyzji: { $word }
unknown-render-mode = Nie ma takiego sposobu wyświetlania: { $word }
unknown-reward = Nie ma takiej nagrody: { $word }
unknown-rules-page = Nie ma strony z zasadami: { $word }
unknown-seat = Nie ma takiego miejsca: { $word }
unknown-status = Nie ma takiego stanu stołu: { $word }
unknown-table = Nie ma takiego stołu: { $word }
with-allowed = { $problem }. Dozwolone: { $allowed }.

replay-head = { $game }, liczba graczy: { $seats }, edycja: { $edition }
standard-edition = standardowa
replay-deal = Rozdanie
replay-move = { $number }. { $seat }
replay-whisper = (widzi to tylko { $seat }) { $event }
replay-score = Wynik końcowy
replay-total = Razem
replay-totals = Wynik, gdyby partia skończyła się teraz: { $totals }
replay-out = { $seat } nie może wygrać.
replay-winner = { $count ->
    [one] Wygrywa { $names }.
    [few] Zwycięstwem dzielą się { $names }.
    [many] Zwycięstwem dzielą się { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
}
replay-nobody = Nikt nie wygrywa.
replay-unfinished = Partia nie jest skończona. Czekamy na ruch: { $others }.
replay-position = { $number ->
    [one] Pozycja po { $number } decyzji
    [few] Pozycja po { $number } decyzjach
    [many] Pozycja po { $number } decyzjach
   *[other] Pozycja po { $number } decyzji
}
replay-field = { $field }: { $value }
verify-sound = { $entries ->
    [one] W porządku: { $entries } wpis. Łańcuch jest nienaruszony, każdy ruch dozwolony i każde zdarzenie się zgadza.
    [few] W porządku: { $entries } wpisy. Łańcuch jest nienaruszony, każdy ruch dozwolony i każde zdarzenie się zgadza.
    [many] W porządku: { $entries } wpisów. Łańcuch jest nienaruszony, każdy ruch dozwolony i każde zdarzenie się zgadza.
   *[other] W porządku: { $entries } wpisu. Łańcuch jest nienaruszony, każdy ruch dozwolony i każde zdarzenie się zgadza.
}
verify-luck-checked = Losowania: każde wynika z ziarna.
verify-luck-sealed = Losowania: zapieczętowane. Można je sprawdzić, gdy ziarno zostanie ujawnione.
verify-taken-back = Brak dowodu uczciwej gry: jedyna osoba przy stole cofnęła { $number ->
        [one] { $number } decyzję
        [few] { $number } decyzje
        [many] { $number } decyzji
       *[other] { $number } decyzji
    }, widząc już wynik losowania lub zakryte karty.
verify-taken-back-by-all = Wszyscy gracze zgodzili się cofnąć { $number ->
        [one] { $number } decyzję
        [few] { $number } decyzje
        [many] { $number } decyzji
       *[other] { $number } decyzji
    }. Plik nie pokazuje, czy jedna osoba zajmowała więcej niż jedno miejsce.
verify-skipped = Brak dowodu uczciwej gry: przeprowadzono, a potem cofnięto { $number ->
        [one] { $number } losowanie
        [few] { $number } losowania
        [many] { $number } losowań
       *[other] { $number } losowania
    }.
verify-luck-other = Brak dowodu uczciwej gry: od decyzji { $number } losowania wynikają z innego ziarna, jak w partii, którą kontynuowano z innej.
verify-luck-unknown = Losowania: plik nie podaje ich źródła. Wiadomo tylko, że takie wyniki są możliwe.
verify-score = Wynik: zgodny z zasadami.
verify-unfinished = Partia nie jest skończona, nie ma więc wyniku końcowego.
review-seat = { $seat }: wynik { $result }
review-account = Początek { $start }, los { $luck }, wybory { $choices } (własne wybory { $own })
review-kinds = Wybory: najlepsze { $best }, dobre { $fine }, { $inaccuracy ->
    [one] { $inaccuracy } niedokładność
    [few] { $inaccuracy } niedokładności
    [many] { $inaccuracy } niedokładności
   *[other] { $inaccuracy } niedokładności
}, { $mistake ->
    [one] { $mistake } błąd
    [few] { $mistake } błędy
    [many] { $mistake } błędów
   *[other] { $mistake } błędu
}, { $blunder ->
    [one] { $blunder } gruby błąd
    [few] { $blunder } grube błędy
    [many] { $blunder } grubych błędów
   *[other] { $blunder } grubego błędu
}
review-luck = Los { $worth } przy decyzji { $number }: { $what }
review-luck-deal = Los { $worth } przy rozdaniu
review-turning-points = Punkty zwrotne, od najgorszego
review-nothing-to-better = Żaden wybór nie był wyraźnie gorszy od najlepszego.
review-decision-inaccuracy = { $number }. { $seat }, niedokładność: { $choice } (szansa na wygraną { $chosen })
review-decision-mistake = { $number }. { $seat }, błąd: { $choice } (szansa na wygraną { $chosen })
review-decision-blunder = { $number }. { $seat }, gruby błąd: { $choice } (szansa na wygraną { $chosen })
review-better = Lepiej: { $better } (szansa na wygraną { $best })
review-why = Co się różni: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (a nie { $value })
why-other-only = drugi wybór: { $what }
why-line-more = { $line }: na koniec o { $value ->
    [one] { $value } punkt więcej
    [few] { $value } punkty więcej
    [many] { $value } punktów więcej
   *[other] { $value } punktu więcej
}
why-line-fewer = { $line }: na koniec o { $value ->
    [one] { $value } punkt mniej
    [few] { $value } punkty mniej
    [many] { $value } punktów mniej
   *[other] { $value } punktu mniej
}
why-line-saves = { $line }: na koniec o { $value ->
    [one] { $value } punkt mniejsza strata
    [few] { $value } punkty mniejsza strata
    [many] { $value } punktów mniejsza strata
   *[other] { $value } punktu mniejsza strata
}
why-line-costs = { $line }: na koniec o { $value ->
    [one] { $value } punkt większa strata
    [few] { $value } punkty większa strata
    [many] { $value } punktów większa strata
   *[other] { $value } punktu większa strata
}
why-others-more = najlepszy z pozostałych: na koniec o { $value ->
    [one] { $value } punkt więcej
    [few] { $value } punkty więcej
    [many] { $value } punktów więcej
   *[other] { $value } punktu więcej
}
why-others-fewer = najlepszy z pozostałych: na koniec o { $value ->
    [one] { $value } punkt mniej
    [few] { $value } punkty mniej
    [many] { $value } punktów mniej
   *[other] { $value } punktu mniej
}
review-lucky = { $seat }: los dodał { $worth } szansy na wygraną.
review-unlucky = { $seat }: los odebrał { $worth } szansy na wygraną.
review-no-luck = { $seat }: los niczego nie zmienił.
reading-head = Decyzja { $number }: co można było wiedzieć ({ $seat })
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = co najmniej { $number }: { $chance }
reading-had-it = w rzeczywistości: tak
reading-had-not = w rzeczywistości: nie
reading-had = w rzeczywistości: { $number }
reading-nothing = Nic u pozostałych nie było ukryte.
review-lesson = Następnym razem: zanim wybierzesz „{ $choice }”, rozważ „{ $better }”. Wybory takie jak decyzja { $number } kosztowały { $loss } szansy na wygraną ({ $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}).
review-lesson-same-kind = Następnym razem: przy „{ $choice }” porównaj możliwości jeszcze raz. Wybory takie jak decyzja { $number } kosztowały { $loss } szansy na wygraną ({ $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}).
review-lesson-why = W tamtej sytuacji „{ $better }” dałoby: { $what }.
progress-decisions = decyzje
progress-puzzles = zagadki
dataset-written = { $folder }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
} (partie: { $matches })
study-title = { $game }, edycja: { $edition }
study-about = Gra bot { $bot }, ziarno: { $seed }, suma kontrolna edycji: { $digest }.
study-size = Liczba graczy: { $players }, partie: { $matches }, średnia liczba decyzji na partię: { $decisions }
study-seat = { $seat }: wygrywa { $wins } (od { $low } do { $high }), średnia liczba punktów: { $points }
study-skill = Każdy poziom przeciw graczom słabszym o jeden poziom
study-level = { $bot } kontra { $against }: wygrywa { $wins }
study-luck = Los wyjaśnia { $part } wyników (liczba zbadanych partii: { $matches })
study-thing = { $kind } { $name }: { $worth } dla tego, kto to ma (wybiera { $taken } graczy)
study-against = Liczba graczy: { $players }, w porównaniu z drugą edycją: punkty { $points }, decyzje { $decisions }; udział każdego miejsca w zwycięstwach
study-column-thing = Co
study-column-taken = Wybierane przez
study-column-with = Wygrane z tym
study-column-without = Wygrane bez tego
study-column-difference = Różnica
puzzles-question = Liczba graczy: { $players }, trudność { $level } z 5: { $what }
puzzles-options = Możliwości: { $options }
puzzles-solution = Rozwiązanie: { $action } (szansa na wygraną { $chance })
puzzles-found = { $number ->
    [one] { $number } zagadka
    [few] { $number } zagadki
    [many] { $number } zagadek
   *[other] { $number } zagadki
}

edition-written = { $file }: zmień wartości, a potem uruchom: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] {""}
    [one] {" "}(i jeszcze { $more }: marula edition check)
    [few] {" "}(i jeszcze { $more }: marula edition check)
    [many] {" "}(i jeszcze { $more }: marula edition check)
   *[other] {" "}(i jeszcze { $more }: marula edition check)
}
edition-sound = W porządku: można grać. Edycja: { $edition }, gra: { $game }.
edition-problems = { $number ->
    [one] Jeden problem:
    [few] { $number } problemy:
    [many] { $number } problemów:
   *[other] { $number } problemu:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = nie da się odczytać ({ $reason })
problem-not-json = to nie jest JSON ({ $reason })
problem-not-an-object = to nie jest edycja: ma być obiektem JSON
problem-unnamed = brakuje: edycja musi podawać nazwę gry i własną
problem-missing = brakuje
problem-no-field = nie ma tu takiego pola; pola: { $fields }
problem-kind = oczekiwano: { $wanted }, jest: { $found }
problem-strange = „{ $word }” jest tu niedozwolone
problem-misfit = nie pasuje tutaj
problem-twice = „{ $word }” występuje dwa razy
problem-no-id = „{ $word }” to nie identyfikator: użyj małych liter, cyfr i _, z literą na początku
problem-none-of = „{ $word }” nie ma na liście „{ $list }”
problem-not-among = „{ $word }” nie ma wśród: { $known }
problem-lacks = brakuje „{ $word }”
problem-empty = jest puste
problem-count = ma być { $number }, a nie { $found }
problem-at-least = ma być co najmniej { $number }
problem-at-most = ma być najwyżej { $number }
problem-between = ma być od { $least } do { $most }
problem-too-large = jest za duże: edycja może mieć najwyżej { $number } bajtów
problem-many-letters = może mieć najwyżej { $number ->
    [one] { $number } znak
    [few] { $number } znaki
    [many] { $number } znaków
   *[other] { $number } znaku
}
problem-many-entries = może mieć najwyżej { $number ->
    [one] { $number } wpis
    [few] { $number } wpisy
    [many] { $number } wpisów
   *[other] { $number } wpisu
}
problem-too-costly = przygotowanie zajmuje zbyt dużo czasu lub pamięci
problem-invisible = nie może zawierać znaków sterujących ani niewidocznych
problem-no-name = ma być zwykłą nazwą: litery, cyfry, odstępy i . - _, na początku litera lub cyfra
problem-not-connected = nie łączą wszystkich miejsc

games-game = { $name }: { $title }, { $fewest }–{ $most } graczy
games-editions = Edycje: { $editions }
games-bots = Boty: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (domyślnie)

play-address = { $address } (aby zatrzymać, naciśnij Ctrl-C; partie zostają zapisane)
stopped = zatrzymano
usage = { $problem } (zobacz { $command } --help)
no-such-language = Język „{ $word }” nie jest dostępny, więc tekst jest po angielsku. Dostępne: { $languages }
progress-matches = partie

simulate-matches = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} ({ $setup }), { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, średnio na partię: { $mean }
simulate-speed = { $seconds } s, decyzje na sekundę: { $speed }, niedokończone: { $unfinished }
simulate-checksum = suma kontrolna { $sum }

bench-about = Python { $python }, { $machine }; jeden rdzeń, losowa gra, na sekundę procesora, najlepszy z 3 pomiarów
bench-column-game = gra
bench-column-players = gracze
bench-column-speed = szybkość
bench-column-one-call = jednym wywołaniem
bench-column-stepped = krok po kroku
bench-column-fork = rozwidlenie

# What marula admin answers.
admin-dry-run = Próba na sucho: nic nie zostało zmienione.
admin-tables = { $number ->
    [0] Brak stołów.
    [one] { $number } stół:
    [few] { $number } stoły:
    [many] { $number } stołów:
   *[other] { $number } stołu:
}
admin-table = { $table }  { $status }  { $game }  zmiana { $changed }  nazwa w dzienniku { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Do usunięcia:
   *[no] Usunięto:
} stół { $table } ({ $game }, { $status }, wpisy w dzienniku: { $entries }).
admin-prune = { $dry ->
    [yes] Do usunięcia:
   *[no] Usunięto:
} { $number ->
    [one] { $number } stół nieużywany
    [few] { $number } stoły nieużywane
    [many] { $number } stołów nieużywanych
   *[other] { $number } stołu nieużywanego
} od { $before }.
admin-ban = { $dry ->
    [yes] Do zablokowania:
   *[no] Zablokowano:
} { $kind ->
    [player] gracz
   *[address] adres
}, skrót { $hash }, { $until ->
    [never] na stałe
   *[other] do { $until }
}.
admin-unban = { $dry ->
    [yes] Do zniesienia: blokada
   *[no] Zniesiono blokadę
} { $hash }.
admin-bans = { $number ->
    [0] Brak blokad.
    [one] { $number } blokada:
    [few] { $number } blokady:
    [many] { $number } blokad:
   *[other] { $number } blokady:
}
admin-one-ban = { $hash }  { $kind ->
    [player] gracz
   *[address] adres
}  od { $at }  { $until ->
    [never] na stałe
   *[other] do { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] Do wymazania
   *[no] Wymazano
} na { $seats ->
    [one] { $seats } miejscu
    [few] { $seats } miejscach
    [many] { $seats } miejscach
   *[other] { $seats } miejsca
}: nazwy { $names }, wiadomości czatu { $chat }, adresy powiadomień { $notices }. Ruchy zostają.
admin-reports = { $number ->
    [0] Brak zgłoszeń.
    [one] { $number } zgłoszenie:
    [few] { $number } zgłoszenia:
    [many] { $number } zgłoszeń:
   *[other] { $number } zgłoszenia:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] nazwa
   *[message] wiadomość
} z miejsca { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Do odrzucenia:
   *[no] Odrzucono:
} zgłoszenie { $id } ({ $name }).
admin-delete-reported = { $dry ->
    [yes] Do usunięcia:
   *[no] Usunięto:
} { $kind ->
    [name] nazwy i wiadomości czatu gracza { $name }
   *[message] wiadomość czatu gracza { $name }
} przy stole { $table } oraz zgłoszenie { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Do wymiany: klucz push. Do zakończenia:
   *[no] Wymieniono klucz push. Zakończono:
} { $ended ->
    [one] { $ended } subskrypcja push
    [few] { $ended } subskrypcje push
    [many] { $ended } subskrypcji push
   *[other] { $ended } subskrypcji push
}. Gracze muszą włączyć powiadomienia ponownie.
admin-taken-up = Działające serwery zastosują to w ciągu { $seconds } s.
admin-bad-person = { $person }: podaj adres, jego skrót z dziennika albo STÓŁ:MIEJSCE (miejsca liczy się od 1)
admin-nobody = przy stole { $table } na miejscu { $seat } nikogo nie ma
admin-never-served = żaden serwer nie używał jeszcze tej bazy danych, więc nie zna ona żadnych adresów
admin-not-banned = nie ma blokady dla { $hash }
admin-push-key-elsewhere = klucz push pochodzi z MARULA_VAPID; wymień go tam i uruchom serwery ponownie

# What is wrong with the words of a command.
bad-option = --option { $item }: napisz NAZWA=WYBÓR; nazwy w tej grze ({ $game }): { $known }
bad-choice = --option { $item }: { $option } może mieć wartość: { $allowed }
bad-number = { $option } ma być co najmniej { $least }, a nie { $value }
bad-file = nie da się odczytać { $file } ({ $reason })
bad-file-there = { $file } już istnieje; wybierz inną nazwę albo usuń ten plik
bad-file-unwritten = nie da się zapisać { $file } ({ $reason })
bad-seat = --seat ma być od 0 (widz) do { $most }, a nie { $value }
bad-review-seat = --seat ma być od 1 do { $most }, a nie { $value }
bad-reading-unfinished = { $file }: ta partia nie jest skończona. To, co mają inni, jest ujawniane dopiero po zakończeniu.
bad-reading-at = --at ma być od 1 do { $most }, a nie { $value }
bad-review-unfinished = { $file }: ta partia nie jest skończona. Dodaj --unfinished, aby przeanalizować ją do tego miejsca.
bad-folder-full = { $folder } nie jest pusty: podaj nowy folder
bad-minutes = --minutes ma być większe niż 0, a nie { $value }
bad-moment = --at ma być od 0 do { $most }, a nie { $value }
bad-lab = arena potrzebuje więcej pakietów ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: podaj udział od 0 do 1 albo „fair”, jeśli botów jest dwa lub więcej
bad-seconds = --seconds ma być większe niż 0, a nie { $value }
bad-folder = --out { $folder }: nie da się tam zapisywać ({ $reason })
bad-folder-used = --out { $folder }: { $file } już istnieje; wybierz inny folder
bad-record-folder = --record { $folder }: nie ma takiego folderu; najpierw go utwórz
bad-server = serwer potrzebuje więcej pakietów ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: napisz postgresql://… albo sqlite:///PLIK
bad-data-folder = nie da się utworzyć { $folder } ({ $reason }); użyj --database PLIK
bad-workers-database = --workers: więcej niż jeden proces wymaga PostgreSQL (--database postgresql://…); SQLite pozwala tylko na jeden
bad-range = { $option } ma być od { $least } do { $most }, a nie { $value }
bad-web-address = { $option } { $value }: podaj adres, na przykład https://play.example.org
bad-host = --host { $host }: ten komputer nie ma takiego adresu
bad-address = nie da się nasłuchiwać na { $host }, port { $port } ({ $reason })
bad-engine = --engine { $item }: napisz NAZWA=POLECENIE; nazwa składa się z małych liter, cyfr, - i _
bad-engine-name = --engine { $name }: bot o tej nazwie już jest
bad-environment = zmiennej { $variable } nie można użyć ({ $reason })
bad-database-folder = w { $folder } nie można umieścić bazy danych ({ $reason })
bad-database-file = nie da się odczytać { $database } ({ $reason })
bad-database-kind = { $database } to nie jest baza danych SQLite
bad-database-foreign = { $database } należy do innego programu
bad-database-newer = { $database } pochodzi z nowszej wersji Maruli; zainstaluj tę wersję
bad-database-in-use = { $database } jest już w użyciu (proces { $process })
bad-database-refused = nie można użyć { $database } ({ $reason })
bad-database-silent = { $database } nie odpowiada (limit czasu: { $seconds } s)
bad-database-missing = baza danych { $database } nie istnieje; utworzy ją marula serve
bad-database-older = baza danych { $database } pochodzi ze starszej wersji Maruli; uruchom raz marula serve, aby ją zaktualizować
bad-port = portu { $port } nie można użyć; spróbuj innego: --port { $next }
engine-not-started = nie da się uruchomić silnika „{ $command }” ({ $reason })
engine-died = silnik „{ $command }” zakończył działanie (kod wyjścia { $code }) bez odpowiedzi
engine-silent = silnik „{ $command }” nie odpowiedział (limit czasu: { $seconds } s)
engine-line = silnik „{ $command }” przysłał wiersz, który jest za długi albo ucięty
engine-answer = silnik „{ $command }” udzielił odpowiedzi niezgodnej z protokołem: { $answer }
engine-protocol = silnik „{ $command }” używa wersji { $theirs } protokołu, a nie { $ours }
engine-game = silnik „{ $command }” nie gra w tę grę: { $game }
engine-refused = silnik „{ $command }” odmówił: { $text }
engine-illegal = silnik „{ $command }” wybrał ruch, którego nie ma do wyboru: { $choice }
engine-waits = Ten silnik czyta po jednej wiadomości JSON w wierszu, jak opisuje to docs/reference/engine-protocol.md. Aby go zatrzymać, naciśnij Ctrl-D.
engine-check-good = ok      { $what }
engine-check-bad = BŁĄD    { $what }: { $problem }
engine-check-passed = Silnik przechodzi sprawdzian.
engine-check-failed = Silnik nie przechodzi sprawdzianu.
engine-check-hello = uruchamia się i odpowiada na hello
engine-check-games = gra w: { $games }
engine-check-nonsense = na nieczytelną wiadomość odpowiada błędem i działa dalej
engine-check-other-game = odmawia gry, której nie zna
engine-check-quit = kończy działanie na żądanie
engine-check-end-of-input = kończy działanie, gdy kończą się dane wejściowe
engine-check-whole-match = rozgrywa całą partię ({ $game }, liczba miejsc: { $players })
engine-check-any-moment = zaczyna w środku partii ({ $game }, liczba miejsc: { $players })
engine-check-change-of-match = przechodzi z jednej partii do innej ({ $game }, liczba miejsc: { $players })
engine-check-new-fields = pomija pola, których nie zna ({ $game })
engine-check-no-game = nie gra w żadną z tutejszych gier, tylko w: { $games }
engine-check-no-error = na { $line } odpowiedział { $answer } zamiast błędem
engine-check-no-second-hello = nie odpowiedział na drugie hello
engine-check-no-end = po { $seconds } s nadal działa
engine-check-exit-code = jego kod wyjścia to { $code }, a nie 0
engine-check-not-ready = odpowiedział { $answer } zamiast „ready”
engine-check-illegal = przy decyzji { $version } odpowiedział { $answer }, a tego nie ma do wyboru
bad-bot = bot „{ $bot }” wybrał ruch, którego nie ma do wyboru: { $action } ({ $why })
workers-died = procesy robocze padły { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
} z rzędu przy tym samym zadaniu
workers-no-ray = Ray nie jest zainstalowany; aby go zainstalować, uruchom: pip install 'marula[ray]'
workers-not-let-in = klaster Ray pod adresem { $address } odmówił połączenia ({ $reason })
workers-keep-dying = procesy klastra Ray wciąż padają ({ $reason })
workers-no-address = „{ $address }” to nie adres Ray: napisz HOST:PORT, ray://HOST:PORT albo auto
workers-no-answer = pod adresem { $address } nie odpowiada żaden klaster Ray ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = nagłówek jest uszkodzony albo to nie jest plik partii
file-format = nagłówek podaje format { $format }; ta wersja czyta { $known }
file-head-changed = nagłówek zmieniono: jego skrót się nie zgadza
file-head-refused = nagłówek jest nieprawidłowy: { $why }
file-head-strange = nagłówek jest nieprawidłowy
file-setup-incomplete = nagłówek jest nieprawidłowy: jego ustawienia są niepełne
file-luck-damaged = nie da się odczytać opisu źródła losowości w nagłówku
file-luck-missing = nagłówek nie podaje źródła losowości
file-luck-unknown = nagłówek podaje nieznane źródło losowości: { $word }
file-seed-wrong = ziarno w nagłówku nie jest tym, które obiecano
file-lot-wrong = losowanie miejsc w nagłówku nie wynika z jego ziarna
file-no-deal = brakuje wpisu 0: nie ma rozdania
file-entry-cut-off = wpis { $entry } jest ucięty albo go brakuje
file-entry-strange = wpis { $entry } nie należy do tej gry
file-damaged = { $entry ->
    [-1] zakończenie jest uszkodzone: to nie ten JSON, który zapisano
   *[other] wpis { $entry } jest uszkodzony: to nie ten JSON, który zapisano
}
file-broken-chain = { $entry ->
    [-1] zakończenie nie wynika z tego, co je poprzedza: jego skrót się nie zgadza
   *[other] wpis { $entry } nie wynika z tego, co go poprzedza: jego skrót się nie zgadza
}
file-end-cut-off = plik jest ucięty po wpisie { $entry }
file-end-wrong = zakończenie nie wynika z wpisów: jego liczba wpisów lub wynik jest błędny
file-after-the-end = po zakończeniu następuje coś jeszcze
journal-entry-missing = brakuje wpisu { $entry }: jest wpis { $found }
journal-no-action = wpis { $entry } nie zawiera ruchu
journal-no-deal = wpis 0 nie jest rozdaniem
journal-illegal = wpis { $entry } jest niedozwolony: { $why }
journal-luck = wpis { $entry } podaje inny wynik losowania, niż wynika z jego ziarna
journal-luck-again = wpis { $entry } po raz drugi używa tego samego losowania
journal-luck-elsewhere = losowania wpisu { $entry } nie zaczynają się tam, gdzie skończyły się losowania poprzedniego
journal-told-wrong = wpis { $entry } podaje coś, co się nie wydarzyło

arena-title = { $game }: { $bots }
arena-about = { $setup }; partie: { $matches }, rozdania: { $deals }, ziarno: { $seed }, suma kontrolna: { $sum }.
arena-shares = Udział w zwycięstwach (linia przerywana to równy udział)
arena-margins = Średnia przewaga punktowa nad najlepszym z pozostałych botów
arena-scores = Rozkład wyników
arena-note = Każde rozdanie jest rozgrywane przy różnej kolejności miejsc, aby wpływ losu się wyrównał; jedno rozdanie to jedna obserwacja. Nawiasy i słupki to 95-procentowe przedziały ufności. Czas dotyczy decyzji, w których była więcej niż jedna możliwość.
arena-column-bot = Bot
arena-column-wins = Udział w zwycięstwach
arena-column-score = Wynik
arena-column-margin = Przewaga
arena-column-rank = Pozycja
arena-column-rating = OpenSkill
arena-column-time = Czas na decyzję
arena-column-adjusted = Wygrane bez wpływu losu
arena-until-above = Wyraźnie widać, że { $bot } wygrywa ponad { $share }% partii. Taki werdykt jest błędny najwyżej 5 razy na 100. Przedziały są ważne, choć serię zakończono wcześniej.
arena-until-below = Wyraźnie widać, że { $bot } wygrywa mniej niż { $share }% partii. Taki werdykt jest błędny najwyżej 5 razy na 100. Przedziały są ważne, choć serię zakończono wcześniej.
arena-until-open = Po tylu partiach nie widać wyraźnie, czy { $bot } wygrywa więcej, czy mniej niż { $share }% partii.
arena-forfeits = Decyzje, przy których { $bot } zawodzi: { $number }; za każdym razem wybrano pierwszą możliwość.

# Tables: why not.
declined-malformed = Nie da się tego odczytać: { $problem }
declined-secret-needed = Potrzebny jest tajny link do miejsca przy tym stole albo link jego gospodarza.
declined-secret-used = Ten tajny link służy już przy tym stole do czegoś innego.
declined-not-yours = Tego nie możesz tu zrobić.
declined-host-only = To może zrobić tylko gospodarz stołu.
declined-not-allowed = Ustawienia tego stołu na to nie pozwalają.
declined-bad-origin = To żądanie pochodzi ze strony innej witryny.
declined-bad-host = Otwórz te stoły pod adresem tego komputera: 127.0.0.1 lub localhost.
declined-too-large = To jest za duże.
declined-too-many = To było za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
declined-too-many-editions = { $number ->
    [one] Ten serwer przechowuje już { $number } twoją edycję. Najpierw usuń jedną albo zapisz swoją w pliku.
    [few] Ten serwer przechowuje już { $number } twoje edycje. Najpierw usuń jedną albo zapisz swoją w pliku.
    [many] Ten serwer przechowuje już { $number } twoich edycji. Najpierw usuń jedną albo zapisz swoją w pliku.
   *[other] Ten serwer przechowuje już { $number } twojej edycji. Najpierw usuń jedną albo zapisz swoją w pliku.
}
declined-not-owner = To może zrobić tylko właściciel tej edycji. Użyj linku właściciela.
declined-full = Serwer jest teraz pełny. Trwające partie toczą się dalej. Wróć za chwilę.
declined-busy = Serwer ma za dużo połączeń. Spróbuj ponownie za chwilę.
declined-banned = Operator tego serwera zablokował ci dostęp.
declined-try-again = Serwer nie ma teraz dostępu do swojej bazy danych. Nic nie przepadło. Spróbuj ponownie za chwilę.
declined-fault = Na serwerze coś poszło nie tak. Błąd zapisano w dzienniku, a przy stole nic się nie zmieniło.
declined-not-sent = Nie udało się wysłać wiadomości. Spróbuj później.
declined-seat-taken = Miejsce { $seat } jest zajęte.
declined-seat-empty = Miejsce { $seat } jest wolne.
declined-table-full = Wszystkie miejsca przy tym stole są zajęte.
declined-already-started = Partia już się zaczęła.
declined-not-started = Partia jeszcze się nie zaczęła.
declined-match-over = Partia dobiegła końca.
declined-not-over = Partia jeszcze się nie skończyła.
declined-still-secret = Partia jeszcze się nie skończyła. Do jej końca zdradzałoby to tajemnice.
declined-sealed = Przy innym stole z tym samym ziarnem partia jeszcze trwa. Do jej końca pozostaje to tajne.
declined-too-long = Partie dłuższe niż { $number } decyzji nie są tu analizowane.
declined-no-review = Nikt jeszcze nie poprosił o analizę tej partii.
declined-no-undo = Nie ma czego cofać.
declined-undo-pending = Przy stole trwa już głosowanie nad cofnięciem.
declined-undo-asked-before = Prośba jest już wysłana. Możesz poprosić ponownie po następnej decyzji.
declined-name-taken = Ktoś przy tym stole ma już taką nazwę albo bardzo podobną.
declined-colour-taken = Ktoś przy tym stole ma już ten kolor.
declined-sits-at-a-copy = Siedzisz już przy innej kopii tego stołu. Wszystkie kopie mają te same karty, więc możesz siedzieć tylko przy jednej.
declined-copies-wait = Inna kopia tego stołu wciąż czeka na graczy. Wszystkie kopie zaczynają razem.
declined-time-up = Twój czas na tę decyzję minął.
declined-no-request = Żadna prośba o cofnięcie nie czeka na twoją odpowiedź.
declined-no-hint = Podpowiedź możesz dostać tylko wtedy, gdy jest twoja kolej.
declined-already-a-bot = Na miejscu { $seat } gra już bot.
declined-not-a-bot = Na miejscu { $seat } nie gra za ciebie żaden bot.

notice-turn = { $name }, twoja kolej: { $where }
notice-reminder = { $name }, stół wciąż na ciebie czeka: { $where }
notice-stop = Wyłącz te e-maile: { $link }
notice-confirm = Czy chcesz dostawać e-mail, gdy nadejdzie twoja kolej? ({ $game })
notice-confirm-how = Ktoś podał ten adres przy stole. Jeśli to ty, otwórz ten link w ciągu doby:
notice-confirm-not = Jeśli to nie ty, zignoruj tę wiadomość: następnych nie będzie.

bot-random = Losowy
bot-casual = Swobodny
bot-steady = Solidny
bot-sharp = Bystry
bot-expert = Ekspert
bot-name = { $level } { $number }

character-meerkat = Surykatka
character-manner-meerkat = Stawia małe, tanie kroki, ale za to wiele.
character-hippo = Hipopotam
character-manner-hippo = Rusza po największą nagrodę, jaką widzi.
character-weaver = Wikłacz
character-manner-weaver = Zbiera karty, a najchętniej takie, które do siebie pasują.
character-tortoise = Żółw
character-manner-tortoise = Oszczędza karty i monety, a uderza późno.
character-ostrich = Struś
character-manner-ostrich = Śpieszy się i działa, gdy tylko może.
character-elephant = Słoń
character-manner-elephant = Dużo daje i chętnie płaci.
character-hornbill = Dzioborożec
character-manner-hornbill = Chce tego, czego chcą inni, i chce to mieć przed nimi.
character-serval = Serwal
character-manner-serval = Bierze to, co odkryte, zanim zdążą inni.
character-pangolin = Łuskowiec
character-manner-pangolin = Gra ostrożnie i niewiele zostawia przypadkowi.
character-crane = Koronnik
character-manner-crane = Realizuje wiele planów naraz.
character-aardvark = Mrównik
character-manner-aardvark = Woli kopać w poszukiwaniu nieznanego, niż wziąć to, co pewne.
character-chameleon = Kameleon
character-manner-chameleon = Uwielbia karty, które mogą zastąpić każdą inną.

pages-not-built = Serwer działa, ale jego strony nie są zbudowane. Uruchom „make setup” w folderze źródłowym (potrzebny jest Node.js), a potem uruchom serwer ponownie. API działa i bez stron.
