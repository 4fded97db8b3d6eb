# The words of no game.

seat = Gracz { $number }
nothing = nic
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = To nie twoja kolej. Czekamy na ruch: { $others }.
match-is-over = Partia dobiegła końca.
stale = Od tego wyboru partia poszła dalej (wersja { $version }, teraz { $current }). Spójrz jeszcze raz i wybierz ponownie.
unknown = Nieznane słowo ({ $what }): { $word }.
allowed = Dozwolone: { $allowed }.

replay-head = { $game }, liczba graczy: { $seats }, edycja: { $edition }
replay-deal = Rozdanie
replay-move = { $number }. { $seat }
replay-whisper = (widzi tylko { $seat }) { $event }
replay-score = Wynik końcowy
replay-total = Razem
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
verify-sound = { $entries ->
    [one] Wszystko się zgadza: { $entries } wpis, legalny i wiernie opisany.
    [few] Wszystko się zgadza: { $entries } wpisy, każdy powiązany z poprzednim, legalny i wiernie opisany.
    [many] Wszystko się zgadza: { $entries } wpisów, każdy powiązany z poprzednim, legalny i wiernie opisany.
   *[other] Wszystko się zgadza: { $entries } wpisu, każdy powiązany z poprzednim, legalny i wiernie opisany.
}
verify-luck-checked = Los: każda odpowiedź wynika z ziarna.
verify-luck-sealed = Los: zapieczętowany; można go sprawdzić, gdy ziarno zostanie ujawnione.
verify-luck-unknown = Los: jego źródła nie ma w pliku, wiadomo więc tylko, że był możliwy.
verify-score = Wynik: taki, jak liczą zasady.
verify-unfinished = Partia nie jest skończona, nie ma więc wyniku końcowego.

edition-sound = Wszystko w porządku: można grać. Edycja: { $edition }, gra: { $game }.
edition-problems = { $number ->
    [one] Jeden problem:
    [few] { $number } problemy:
    [many] { $number } problemów:
   *[other] { $number } problemu:
}

arena-title = { $game }: { $bots }
arena-about = { $setup }; partie: { $matches }, rozdania: { $deals }, ziarno: { $seed }, suma kontrolna: { $sum }.
arena-shares = Udział w zwycięstwach (linia przerywana to równy udział)
arena-margins = Średnia przewaga punktowa nad najlepszym z pozostałych botów
arena-scores = Rozkład wyników
arena-note = Każde rozdanie jest grane z kolejną zamianą miejsc, aby szczęście się wyrównało; jedno rozdanie to jedna obserwacja. Nawiasy i słupki to przedziały 95 %. Czas dotyczy decyzji, w których było więcej niż jedno wyjście.
arena-column-bot = Bot
arena-column-wins = Udział w zwycięstwach
arena-column-score = Wynik
arena-column-margin = Przewaga
arena-column-rank = Pozycja
arena-column-rating = OpenSkill
arena-column-time = Czas na decyzję

# Tables: why not.
declined-malformed = Nie da się tego odczytać: { $problem }
declined-secret-needed = Do tego potrzebny jest sekret miejsca przy tym stole albo sekret gospodarza.
declined-secret-used = Ten sekret otwiera już coś innego przy tym stole.
declined-not-yours = To nie należy do ciebie.
declined-host-only = To może zrobić tylko gospodarz stołu.
declined-not-allowed = Ten stół na to nie pozwala.
declined-bad-origin = To żądanie pochodzi ze strony innej witryny.
declined-too-large = To jest za duże.
declined-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
declined-try-again = Serwer nie ma teraz dostępu do swoich danych. Nic nie przepadło; spróbuj ponownie za chwilę.
declined-fault = Na serwerze coś poszło nie tak. Zostało to zapisane; przy stole nic się nie zmieniło.
declined-seat-taken = Miejsce { $seat } jest zajęte.
declined-seat-empty = Miejsce { $seat } jest wolne.
declined-table-full = Wszystkie miejsca przy tym stole są zajęte.
declined-already-started = Partia już się zaczęła.
declined-not-started = Partia jeszcze się nie zaczęła.
declined-match-over = Partia dobiegła końca.
declined-not-over = Partia jeszcze się nie skończyła.
declined-no-undo = Nie ma czego cofać.
declined-undo-pending = Stół już odpowiada na prośbę o cofnięcie.
declined-no-request = Nikt nie prosi cię o zgodę na cofnięcie.
declined-no-hint = Podpowiedzi są dla tych, na których przyszła kolej.
declined-already-a-bot = Na miejscu { $seat } gra bot.
declined-not-a-bot = Na miejscu { $seat } nie ma bota w zastępstwie.

notice-turn = { $name }, twoja kolej: { $where }
notice-reminder = { $name }, stół wciąż na ciebie czeka: { $where }

bot-random = Losowy
bot-name = { $level } { $number }

pages-not-built = Serwer działa, ale jego strony nie są zbudowane. Uruchom „make setup” w folderze źródłowym (potrzebny jest Node.js), a potem uruchom serwer ponownie. API działa i bez nich.
