# The words of the pages, of no game.

page-skip = Przejdź do treści
page-navigation = Strony
page-home = Start
page-about = O nas
page-language = Język
page-theme = Wygląd
page-theme-auto = Tak jak na urządzeniu
page-theme-light = Jasny
page-theme-dark = Ciemny
page-sound = Dźwięk
page-sound-question = Włączyć dźwięk?
page-sound-on = Z dźwiękiem
page-sound-off = Bez dźwięku
page-volume = Głośność
page-pace = Tempo ruchów innych
page-pace-calm = Wolno
page-pace-brisk = Szybko
page-pace-at-once = Od razu
page-yes = tak
page-no = nie
page-remark = { $what } ({ $remark })
page-close = Zamknij
page-cancel = Anuluj
page-back = Wstecz
page-menu = Menu
page-rules = Zasady
page-contents = Na tej stronie
page-help = Pomoc
page-help-more = Krótkie strony dla graczy. Możesz je czytać, gdy partia na ciebie czeka.
page-help-in-english = Strony pomocy są tylko po angielsku. Zasady są w twoim języku.
page-help-play = Zagraj partię
page-help-play-more = Co możesz robić przy stole: wybierać, cofać, prosić o podpowiedź, odejść i wrócić.
page-help-learn = Poznaj grę
page-help-learn-more = Pierwsze lekcje, codzienna zagadka i twoje własne błędy jako ćwiczenia.
page-help-review = Przeanalizuj partię
page-help-review-more = Co można było zrobić lepiej i jaka część wyniku to szczęście.
page-help-luck = Jak udowadniamy uczciwość losowań
page-help-luck-more = Jak sprawdzić, że nikt nie manipulował kośćmi ani kartami.
page-help-editions = Graj z tym, co wydrukowano na twojej planszy
page-help-editions-more = Wpisz wartości z gry, którą masz, i graj z nimi.
page-help-changes = Wszystkie zmiany, wersja po wersji
page-help-changes-more = Co jest nowe i co działa inaczej niż dotąd.
page-help-rules-more = Ponumerowane zasady każdej gry.
page-rules-in-english = Te zasady nie są jeszcze przetłumaczone, więc pokazujemy je po angielsku.
page-unreachable = Serwer nie odpowiada. Czy nadal działa?
page-reload = Wczytaj ponownie
page-no-page = Nie ma takiej strony
page-no-page-more = Pod adresem { $address } nic nie ma. Może link został ucięty.
page-fault = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; przy stole nic nie przepada.

page-welcome = Gry planszowe osadzone w Afryce
page-welcome-more = Graj od razu z botami, zaproś przyjaciół linkiem albo grajcie przy jednym ekranie. Bez konta.
page-players = { $fewest }–{ $most } graczy
page-play-bots = Zagraj z botami
page-set-up = Przygotuj stół…
page-guest = Gość
page-tables = Stoły
page-no-tables = Nie ma teraz otwartych stołów. Przygotuj własny, publiczny.
page-finished = Rozegrane partie
page-no-finished = Nie rozegrano jeszcze żadnej partii.
page-upload = Otwórz plik partii…
page-go-on = Graj dalej
page-status-open = Wolne miejsca: dołącz
page-status-playing = W trakcie: oglądaj
page-status-over = Zakończona
page-more-matches = Jeszcze { $number ->
    [one] jedna
    [few] { $number }
    [many] { $number }
   *[other] { $number }
} z twoich partii
page-no-game = Nie ma takiej gry: { $name }
page-won-by = Zwycięstwo: { $names }
page-free-seat = wolne miejsce

page-puzzles = Zagadki
page-puzzles-more = Pozycje z partii silnych botów, w których jeden wybór jest wyraźnie najlepszy.
page-daily-puzzle = Zagadka dnia
page-daily-puzzle-in = { $title }, liczba graczy: { $number }
page-daily-solved = Dziś rozwiązana
page-streak = { $number ->
    [one] { $number } dzień z rzędu
    [few] { $number } dni z rzędu
    [many] { $number } dni z rzędu
   *[other] { $number } dnia z rzędu
}
page-all-puzzles = Wszystkie zagadki
page-puzzle-game = Gra
page-puzzle-theme = Temat
page-puzzle-difficulty = Trudność
page-puzzle-any = Wszystkie
page-puzzle-level = Trudność { $level } z 5
page-puzzle-number = Zagadka { $number }
page-puzzle-players = Gracze: { $number }
page-puzzle-solved = rozwiązana
page-puzzle-shown = pokazane rozwiązanie
page-puzzles-listed = { $number ->
    [one] { $number } zagadka
    [few] { $number } zagadki
    [many] { $number } zagadek
   *[other] { $number } zagadki
}
page-puzzle-random = Rozwiąż jedną z nich
page-puzzle-best = Jaki wybór jest najlepszy?
page-puzzle-how = Wybieraj jak przy stole. Widzisz to, co ten gracz.
page-puzzle-right = Dobrze!
page-puzzle-wrong = To nie najlepszy wybór. „{ $choice }” daje zwycięstwo w { $chance } partii, a najlepszy wybór w { $best }.
page-puzzle-wrong-unknown = To nie najlepszy wybór. „{ $choice }” nie należy do wyborów wartych porównania.
page-puzzle-try-again = Spróbuj jeszcze raz albo zobacz rozwiązanie.
page-puzzle-show = Pokaż rozwiązanie
page-puzzle-solution = Najlepszy wybór
page-puzzle-why = Dlaczego: { $what }.
page-puzzle-why-not = Drugi najlepszy wybór: { $what }.
page-puzzle-options = Szansa na wygraną przy każdym wyborze
page-puzzle-found-by = Znalezione przez: { $names }.
page-puzzle-found-by-none = Żaden z naszych botów nie znajduje tego wyboru.
page-puzzle-next = Następna zagadka
page-mistakes = Powtórka twoich błędów
page-mistakes-more = Błędy z twoich analiz wracają tu po 1, 3, 7, 16… dniach. Są przechowywane tylko na tym urządzeniu.
page-mistakes-due = { $number ->
    [0] Teraz nie ma nic do powtórki.
    [one] Do powtórki teraz: { $number } błąd.
    [few] Do powtórki teraz: { $number } błędy.
    [many] Do powtórki teraz: { $number } błędów.
   *[other] Do powtórki teraz: { $number } błędu.
} { $kept ->
    [one] Zapisany: { $kept }.
    [few] Zapisane: { $kept }.
    [many] Zapisanych: { $kept }.
   *[other] Zapisanych: { $kept }.
}
page-mistakes-start = Zacznij
page-mistakes-export = Zapisz w pliku
page-mistakes-import = Otwórz plik…
page-mistakes-imported = { $number ->
    [0] W tym pliku nie było nic nowego.
    [one] Dodano { $number } błąd.
    [few] Dodano { $number } błędy.
    [many] Dodano { $number } błędów.
   *[other] Dodano { $number } błędu.
}
page-mistakes-bad-file = To nie jest plik z błędami albo jest uszkodzony. Nic nie zostało zmienione.
page-mistake-ask = Znasz już tę sytuację. Co jest lepsze od tamtego wyboru?
page-mistake-wrong = „{ $choice }” to nie najlepszy wybór. Spróbuj jeszcze raz albo zobacz lepszy.
page-mistake-right = Dobrze! Zobaczysz to znów za jakiś czas.
page-mistake-shown = Zobaczysz to znów jutro.
page-mistake-then = Twój wybór wtedy: { $choice }. Kosztował { $loss } szansy na wygraną.
page-mistake-better = Lepiej: { $choice }
page-mistake-gone = Partii z tym błędem nie da się już otworzyć.
page-mistake-forget = Zapomnij o tym błędzie
page-mistake-next = Następny błąd
page-lessons = Pierwsze lekcje
page-lessons-go-on = Kontynuuj lekcje ({ $step } z { $steps })
page-lesson-of = Pierwsze lekcje: { $title }
page-lesson-step = Krok { $step } z { $steps }
page-lesson-meanwhile = Co się wydarzyło
page-lesson-back = Krok wstecz
page-lesson-again = Zacznij od nowa
page-lesson-play = Zagraj całą partię

page-how-many = Gracze
page-seats = Miejsca
page-seat-kind = Kto gra na miejscu { $number }
page-me = Ja
page-me-again = Znów ja, przy tym ekranie
page-by-link = Ktoś, komu wyślesz link
page-bot = Bot: { $level }
page-any-opponent = Dowolny przeciwnik ({ $level })
page-opponents = Poznaj przeciwników
page-choose-opponent = Wybierz przeciwnika na miejsce { $number }
page-name = Nazwa gracza
page-colour-of = Kolor miejsca { $number }
page-colour-blue = niebieski
page-colour-red = czerwony
page-colour-green = zielony
page-colour-violet = fioletowy
page-colour-gold = złoty
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-quick = 5 minut + 10 sekund na decyzję
page-clock-calm = 20 minut + 20 sekund na decyzję
page-clock-days = 3 dni na decyzję
page-hints = Zezwól na podpowiedzi
page-win-chances-allow = Widzowie widzą szanse na wygraną
page-win-chances = Szanse na wygraną
page-win-chances-note = według tego, co widzą wszyscy
page-win-chance-of = { $name }: { $chance }
page-win-chance-nobody = nikt: { $chance }
page-public = Publiczny: ten stół widzą wszyscy na tym serwerze
page-start = Zacznij
page-more = Warianty, zegar i widzowie

page-room-free = { $number ->
    [one] Jedno miejsce jest wolne.
    [few] Wolne są { $number } miejsca.
    [many] Wolnych jest { $number } miejsc.
   *[other] Wolne jest { $number } miejsca.
}
page-room-full = Wszystkie miejsca są zajęte.
page-room-host = Gospodarz stołu rozpocznie partię, gdy wszystkie miejsca będą zajęte.
page-opened = Utworzono: { $date }
page-here = online
page-sit-too = Usiądź także tutaj
page-remove-bot = Usuń bota
page-room = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
page-copy = Ten stół to jedna z kilku kopii z tymi samymi kartami i tymi samymi wynikami losowań, aby można było porównać, jak kto je rozgrywa. Wszystkie kopie zaczynają razem, a siedzieć możesz tylko przy jednej.
page-order = Kto zaczyna
page-by-lot = Rozlosuj miejsca
page-as-listed = Zostaw miejsca tak jak na liście
page-order-lot = Miejsca zostaną rozlosowane, więc zacząć może każdy.
page-order-host = Każdy zostaje na miejscu pokazanym tutaj, a zaczyna gracz na miejscu 1.
page-order-rotated = Od ostatniej partii każdy przesunął się o jedno miejsce do przodu.
page-starts-lot = Miejsca rozlosowano: zaczyna { $name }, potem { $names }.
page-starts-rotated = Każdy przesunął się o jedno miejsce do przodu: zaczyna { $name }, potem { $names }.
page-sit = Usiądź tutaj
page-stand-up = Zwolnij to miejsce
page-fill-bot = Dodaj bota…
page-invite = Wyślij ten link osobom, które chcesz zaprosić, albo daj im zeskanować kod.
page-own-link = Ten link otwiera twoje własne miejsce. Użyj go na swoim drugim urządzeniu i nie pokazuj nikomu.
page-other-device = Graj z innego urządzenia
page-copy-link = Skopiuj link
page-copied = Skopiowano
page-qr = Link jako kod QR

page-no-moment = Ten link wskazuje decyzję lub miejsce, których w tej partii nie ma. Oto najbliższy moment.
page-no-table = Nie ma takiego stołu
page-no-table-more = Może link został ucięty albo stół usunięto.
page-not-welcome = Nie możesz otworzyć tego stołu
page-not-welcome-more = Link do tego miejsca jest błędny lub nieaktualny albo stół nie wpuszcza widzów.
page-watch-only = Oglądaj jako widz
page-connection-connecting = Łączenie…
page-connection-open = Połączono
page-connection-lost = Utracono połączenie. Ponowne łączenie…
page-connection-refused = Brak połączenia
page-choice-waits = Twój wybór zostanie wysłany, gdy tylko wróci połączenie.
page-choice-lost = Twój wybór nie został wysłany, bo przerwa w połączeniu trwała zbyt długo. Wybierz ponownie.

page-show = Pokaż
page-board = Plansza
page-as-text = Jako tekst
page-unknown = nie wiadomo
page-zoom = Powiększenie mapy
page-sort-by-kind = Sortuj karty według rodzaju
page-sort-by-number = Sortuj karty według liczby
page-nearer = Powiększ
page-farther = Pomniejsz
page-whole-map = Pokaż całą mapę
page-log = Przebieg
page-chat = Czat
page-chat-empty = Nie ma jeszcze wiadomości.
page-chat-say = Napisz wiadomość
page-chat-send = Wyślij
page-chat-more = Więcej o tej wiadomości gracza { $name }
page-chat-mute = Wycisz gracza { $name }
page-chat-muted = Na tym urządzeniu nie widzisz już wiadomości gracza { $name }. Nikt inny się o tym nie dowie.
page-chat-unmute = Wyłącz wyciszenie gracza { $name }
page-chat-unmuted = Znów widzisz wiadomości gracza { $name }.
page-chat-report = Zgłoś tę wiadomość
page-chat-report-name = Zgłoś tę nazwę
page-chat-reported = Zgłoszono. Operator tego serwera może teraz zobaczyć zgłoszone słowa gracza { $name }.
page-score = Punktacja
page-everyone = Wszyscy gracze
page-choices = Twoje możliwości
page-all-choices = { $number ->
    [one] Pokaż jedyną możliwość jako listę
    [few] Pokaż wszystkie { $number } możliwości jako listę
    [many] Pokaż wszystkie { $number } możliwości jako listę
   *[other] Pokaż wszystkie { $number } możliwości jako listę
}
page-more-choices = jeszcze { $number }
page-seat-details = Co ma { $name }
page-find = Znajdź
page-earlier = Pokaż wcześniejsze wpisy
page-since = Od twojej ostatniej tury
page-you = ty
page-stand-in = gra bot
page-hurried = mniej czasu
page-hurried-why = Na tym serwerze myśli teraz wiele botów, więc ten ma mniej czasu.
page-away = offline
page-to-move = ma ruch
page-thinks = myśli
page-choosing = wybiera
page-your-turn = Twoja kolej.
page-your-turn-area = Twoje zadanie
page-waiting-for = Czekamy na ruch: { $names }.
page-also-waiting = W trakcie wyboru także: { $names }.
page-read-rule = Przeczytaj zasadę { $rule }
page-undo = Cofnij
page-undo-ask = Poproś o cofnięcie mojej ostatniej decyzji
page-undo-asked = { $name } prosi o cofnięcie decyzji.
page-undo-waits = Czekamy, aż pozostali zgodzą się na cofnięcie.
page-agree = Zgadzam się
page-refuse = Nie zgadzam się
page-hint = Podpowiedź
page-hint-where = Gdzie szukać: „{ $where }”.
page-hint-one-of-two = Jeden z tych dwóch wyborów jest najlepszy. Który?
page-hint-what = Co?
page-hint-why = Dlaczego?
page-hint-chance = Szansa na wygraną: { $chance }.
page-hint-second = Drugi najlepszy wybór: { $what } ({ $chance }).
page-hint-why-not = Dlaczego nie…?
page-hint-other = { $what }: szansa na wygraną { $chance }.
page-coach = Trener
page-coach-more = ostrzega przed grubym błędem
page-coach-wait = Chwileczkę!
page-coach-costs = „{ $what }” kosztuje { $loss } szansy na wygraną. Jest coś lepszego.
page-coach-again = Przemyśl to
page-coach-play = Zagraj mimo to
page-to-bot = Niech bot zagra za mnie
page-bot-plays = Gra za ciebie bot.
page-take-back = Przejmij grę od bota
page-menu-match = Ta partia
page-menu-others = Inni gracze i ekrany
page-menu-settings = Ustawienia
page-began = Początek: { $date }.
page-mode-board = Pokaż samą planszę (na wspólny ekran)
page-guide = Krótki przewodnik
page-guide-next = Dalej
page-guide-ask = Tu przeczytasz, co masz zrobić. Wszystko, co możesz wybrać, ma tu przycisk; działają też klawisze z cyframi. Wybór często da się cofnąć.
page-guide-board = Plansza. Wszystko, co możesz wybrać, ma zieloną krawędź. Przy próbie niedozwolonego ruchu zobaczysz powód.
page-guide-seats = Wszyscy gracze przy stole i czyja jest kolej.
page-guide-log = Wszystko, co się wydarzyło, opisane słowami. Wskaż wiersz, aby zobaczyć to na planszy.
page-pass-on = Gotowe, następny gracz
page-pass-on-asked = Zobacz, co masz nowego. Potem gra { $name }.
page-curtain = Przekaż urządzenie. Teraz gra: { $name }
page-curtain-lift = To ja: { $name }

page-notices = Powiadamiaj mnie, gdy jest moja kolej
page-notices-here = Powiadamiaj na tym urządzeniu
page-notices-not-here = Wyłącz powiadomienia na tym urządzeniu
page-notices-forbidden = Ta przeglądarka nie pozwala na powiadomienia z tej witryny.
page-notices-kind = Kanał
page-notices-address = Adres
page-notices-add = Dodaj
page-notices-asked = Wysłaliśmy ci e-mail. Najpierw otwórz zawarty w nim link.
page-notices-unconfirmed = jeszcze niepotwierdzone
page-notices-mute = Wycisz
page-notices-remove = Usuń
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Powiadomienie w przeglądarce
page-notice = Powiadomienia
page-notice-confirm = Czy chcesz dostawać e-mail na ten adres, gdy przy tym stole nadejdzie twoja kolej?
page-notice-yes = Tak, powiadamiaj mnie
page-notice-stop = Czy wyłączyć e-maile o tym stole?
page-notice-no-more = Wyłącz e-maile
page-notice-done = Gotowe.
page-notice-old = Ten link już nie działa.

page-winner = zwycięstwo
page-out = nie może wygrać
page-ceremony = Punktacja krok po kroku
page-ceremony-next = Dalej
page-ceremony-skip = Przejdź do wyniku
page-ceremony-again = Pokaż punktację krok po kroku
page-tie = { $ahead } i { $behind } mają tyle samo punktów. Wyżej jest { $ahead }: { $reason }.
page-tie-other = rozstrzygnięcie remisu { $more } do { $less }
page-tie-shared = { $ahead } i { $behind } mają tyle samo punktów i nic nie rozstrzyga tego remisu.
page-course = Punkty w trakcie partii
page-course-note = Każdy punkt wykresu to wynik, jakby partia skończyła się w tym miejscu.
page-rematch = Zagraj jeszcze raz
page-watch-again = Obejrzyj powtórkę
page-download = Pobierz plik partii
page-verify-luck = Sprawdź, czy losowania były uczciwe
page-luck-kept = Losowania były uczciwe: wyznaczyło je ziarno obiecane przed rozdaniem.
page-luck-undone = Losowania wynikają z obiecanego ziarna, ale coś zobaczono, a potem cofnięto.
page-luck-broken = Losowania nie zgadzają się z ziarnem obiecanym przed rozdaniem.
page-luck-none = Ziarno tej partii nie jest znane, więc losowań nie da się sprawdzić.
page-luck-holds = Zgadza się
page-luck-fails = Nie zgadza się
page-luck-open = Nie da się sprawdzić
page-luck-promise = Ujawnione teraz ziarno jest tym, które obiecano przed rozdaniem.
page-luck-noted = To ta sama obietnica, którą ta przeglądarka zapisała przed rozdaniem.
page-luck-added = { $number ->
    [0] Nikt nie dodał niczego do ziarna.
    [one] Jedna osoba dodała coś do ziarna po złożeniu obietnicy.
    [few] { $number } osoby dodały coś do ziarna po złożeniu obietnicy.
    [many] { $number } osób dodało coś do ziarna po złożeniu obietnicy.
   *[other] { $number } osoby dodało coś do ziarna po złożeniu obietnicy.
}
page-luck-lot = Losowanie miejsc wynika z ziarna.
page-luck-own = To, co dodała twoja przeglądarka, jest częścią ziarna.
page-luck-draws = { $number ->
    [one] Jedyne losowanie wynika z ziarna i tego, co dodano.
    [few] Wszystkie { $number } losowania wynikają z ziarna i tego, co dodano.
    [many] Wszystkie losowania ({ $number }) wynikają z ziarna i tego, co dodano.
   *[other] Wszystkie losowania ({ $number }) wynikają z ziarna i tego, co dodano.
}
page-luck-taken-back = Uczciwa gra: jedyna osoba przy stole cofnęła { $number ->
        [one] { $number } decyzję
        [few] { $number } decyzje
        [many] { $number } decyzji
       *[other] { $number } decyzji
    }, widząc już wynik losowania lub zakryte karty.
page-luck-taken-back-by-all = Uczciwa gra: wszyscy gracze zgodzili się cofnąć { $number ->
        [one] { $number } decyzję
        [few] { $number } decyzje
        [many] { $number } decyzji
       *[other] { $number } decyzji
    }. Ta strona nie może stwierdzić, czy jedna osoba zajmowała więcej niż jedno miejsce.
page-luck-skipped = Uczciwa gra: przeprowadzono, a potem cofnięto { $number ->
        [one] { $number } losowanie
        [few] { $number } losowania
        [many] { $number } losowań
       *[other] { $number } losowania
    }.
page-luck-other = Uczciwa gra: od decyzji { $number } losowania wynikają z innego ziarna, jak w partii, którą kontynuowano z innej.
page-luck-twice = Żadnego losowania nie użyto dwa razy.
page-luck-rest = Aby udowodnić, że zasady wymagały właśnie tych losowań, pobierz plik partii i uruchom „marula verify”.
page-luck-each = Każde losowanie
page-luck-when = Decyzja
page-luck-deal = Rozdanie
page-luck-size = Zakres
page-luck-told = Zapisano
page-luck-again = Obliczono ponownie
page-path = Droga do zwycięstwa
page-copy-failed = Ta przeglądarka nie pozwala stronom kopiować tekstu. Oto link:
page-link = Link

page-first = Przejdź do rozdania
page-previous = O jedną decyzję wstecz
page-next = O jedną decyzję dalej
page-last = Przejdź do końca
page-play = Odtwarzaj
page-pause = Wstrzymaj
page-moment = Moment partii
page-moment-of = decyzja { $number } z { $last }
page-speed = Tempo
page-eyes = Punkt widzenia
page-onlooker = Widz
page-share = Skopiuj link do tego momentu
page-fork = Spróbuj stąd innego ruchu

page-review = Analiza
page-review-starting = Analiza się zaczyna.
page-review-progress = Ocenione decyzje: { $done } z { $total }
page-review-stopped = Analiza zatrzymała się przed końcem.
page-review-go-on = Kontynuuj
page-review-whose = Czyje decyzje
page-review-show = Pokaż
page-review-found = Najlepszy wybór: { $best } z { $all } decyzji; niemal równie dobrych: { $fine }.
page-review-curve = Szansa na wygraną w trakcie partii
page-review-line-chance = Szansa na wygraną
page-review-line-luck = Tylko początek i los
page-review-line-choices = Tylko początek i wybory
page-review-none-yet = Na razie brak.
page-review-chosen = Wybrano: { $what } (szansa na wygraną { $chance })
page-review-why = Co się różni
page-review-try = Spróbuj od tego miejsca
page-reading = Co można było wiedzieć o pozostałych
page-reading-note = Prawdopodobieństwa na podstawie tego, co z tego miejsca było dotąd widać, a obok stan faktyczny. „2+” oznacza co najmniej dwa, „3+” co najmniej trzy i tak dalej.
page-review-verdict-best = Najlepszy
page-review-verdict-fine = Dobry
page-review-verdict-inaccuracy = Niedokładność
page-review-verdict-mistake = Błąd
page-review-verdict-blunder = Gruby błąd

page-sources = Źródła
page-rules-and-sources = Zasady i źródła
page-about-what = Marula to miejsce, w którym można grać w gry planszowe osadzone w Afryce i je badać: w przeglądarce, z botami i z innymi ludźmi. Zasady są ponumerowane, a każda z nich sprawdzona. Marula ma otwarty kod, nie wymaga kont i niczego nikomu nie wysyła.
page-new-version = Jest już Marula { $version }.
page-new = Co nowego
page-new-1 = Elementy gry poruszają się, a dźwięk możesz włączyć. Podpowiedzi pojawiają się stopniowo, a trener może ostrzec przed grubym błędem. Każdy symbol i każda karta ma objaśnienie: najedź kursorem, przytrzymaj albo naciśnij I. Wybierz kolor swojego miejsca.
page-new-2 = Po partii analiza pokazuje punkty zwrotne i to, ile było w tym losu. Codziennie jest nowa zagadka, a do każdej gry są pierwsze lekcje. Jeśli masz pudełkową wersję gry, wpisz jej wartości w edytorze i graj z nimi.
page-about-period = Czasy, w których toczą się te gry
page-about-period-1 = Gry o podróżach po dziewiętnastowiecznej Afryce przedstawiają je zwykle z perspektywy podróżników. Te miejsca nie były ani puste, ani nieodkryte. Ludzie mieszkali tam, handlowali i rządzili, a podróżników prowadzili, żywili i nosili. Drogo zapłacili za to, co nadeszło potem, od niewolnictwa po rządy kolonialne i pracę przymusową przy budowie kolei.
page-about-period-2 = Ekspedycja, która w grze jest wyścigiem, dla wielu ludzi na jej trasie była początkiem podboju. To, co jedna z gier nazywa artefaktami, to maski, bębny i tarcze, z którymi ludzie się modlili, na których grali i których używali. Wiele zabrano siłą albo za bezcen i wiele wciąż znajduje się w europejskich muzeach; ich zwrot jest dziś przedmiotem negocjacji. Słowa i nazwy wydrukowane w grach zachowujemy tam, gdzie wymagają tego zasady, a obok podajemy nazwy dzisiejsze. W naszych rysunkach pomijamy rangi i karykatury tamtych czasów.
page-about-boards = Na ile pewne są plansze
page-about-boards-1 = Wydrukowanych plansz i kart tych gier nie wolno nam kopiować. Nazwy i liczby pochodzą z opublikowanych zasad i publicznych opisów. To, czego nikt nie opublikował, zrekonstruowaliśmy tak, by pasowało do wszystkiego, co wiadomo, i edycja to zaznacza. Jeśli masz pudełkową wersję gry, możesz wpisać jej wartości do pliku edycji. Wszystkie rysunki są nasze.
page-privacy = Prywatność
page-privacy-link = Co ten serwer przechowuje, jak długo i jak usunąć swoje dane
page-privacy-none = Nie ma tu kont, plików cookie ani skryptów śledzących. Twoja przeglądarka niczego nie wczytuje z innych serwerów.
page-privacy-server = Na serwerze
page-privacy-table = O każdym stole: wpisane nazwy graczy, ich ruchy i wiadomości czatu oraz czas każdego z nich.
page-privacy-table-always = Są przechowywane, dopóki operator tego serwera nie usunie stołu.
page-privacy-table-days = Są usuwane, gdy nikt nie używa stołu przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
page-privacy-secret = Z tajnego linku, który otwiera twoje miejsce: tylko skrót, dopóki istnieje stół.
page-privacy-address = Twój adres sieciowy nie jest przechowywany. Jego skrót, utworzony z kluczem, trafia do dziennika, gdy żądanie zostaje odrzucone, a także do edycji, które zapisujesz, i do twojego miejsca przy kopiach stołu. Takie same skróty służą do blokad.
page-privacy-notice = Jeśli włączysz powiadomienia: adres lub przeglądarka, do których trafiają, dopóki ich nie wyłączysz albo stół nie zostanie usunięty.
page-privacy-mail = Gdy prosimy o potwierdzenie adresu e-mail: jego skrót, przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
page-privacy-report = Gdy ktoś zgłosi wiadomość lub nazwę: ten tekst i powód, dopóki zgłoszenie nie zostanie załatwione, najwyżej przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
page-privacy-edition = Edycje, które zapisujesz: dopóki ich nie usuniesz albo dopóki przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} nikt do nich nie zajrzy.
page-privacy-browser = W twojej przeglądarce
page-privacy-browser-what = Twoja nazwa gracza, ustawienia, tajne linki do twoich miejsc i lista wyciszonych graczy są przechowywane w tej przeglądarce. Aby je wymazać, usuń dane tej witryny w ustawieniach przeglądarki. Potem nie otworzysz już stąd swoich miejsc.
page-privacy-others = Co widzą inni
page-privacy-others-what = Wszyscy przy stole widzą nazwy, ruchy i wiadomości czatu. Jeśli stół wpuszcza widzów, widzi je też każdy, kto ma link do stołu. Stoły publiczne są wymienione na stronie głównej. Pliki rozegranych partii zawierają ruchy, ale nie zawierają nazw ani wiadomości czatu.
page-privacy-erase = Jak usunąć swoje dane
page-privacy-erase-how = Napisz do operatora tego serwera. Podaj link do stołu i napisz, które miejsce było twoje. Operator może pokazać ci wszystko, co jest o tobie przechowywane, i usunąć twoje nazwy, wiadomości czatu i powiadomienia. Twoje ruchy zostają, bez nazwy, aby pozostali nadal mogli odczytać i sprawdzić swoją partię.
page-about-thanks = Podziękowania
page-about-thanks-1 = Linia brzegowa powstała z danych Natural Earth, które należą do domeny publicznej. Kroje pisma to Alegreya i Alegreya Sans Juana Pabla del Perala, na licencji SIL Open Font Licence.

field-active = Czyja kolej
field-round = Runda
field-hand-sizes = Liczba na ręce
field-unseen = Jeszcze niewidziane
field-under = Na spodzie, w tej kolejności

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Wydrukowane wartości
page-edition-editor = Edytor edycji
page-edition-own-title = { $title }, moja edycja
page-edition-owner = Wartości z pudełkowej wersji gry, wpisane przez jej właściciela
page-edition-title = Tytuł
page-edition-start = Zagraj z tą edycją
page-edition-keep = Zapisz na tym serwerze
page-edition-keep-again = Zapisz zmiany
page-edition-kept-again = Zapisano. Nowa suma kontrolna to { $digest }.
page-edition-save = Zapisz w pliku
page-edition-open-file = Otwórz plik
page-edition-compare = Porównaj z plikiem
page-edition-again = Zacznij od nowa
page-edition-delete = Usuń
page-edition-delete-sure = Usunąć tę edycję z serwera? Stoły, które już jej używają, zachowają ją.
page-edition-yours = Zapisana na tym serwerze, suma kontrolna { $digest }. Otwiera ją tylko ten link i tylko ty możesz ją zmienić.
page-edition-owner-link = Skopiuj link właściciela
page-edition-unsaved = Twoje zmiany nie są jeszcze zapisane na tym serwerze.
page-edition-others = Ktoś udostępnił ci tę edycję, suma kontrolna { $digest }. Zapisz ją, aby mieć własną kopię.
page-edition-note = Wpisuj tylko nazwy i liczby, bez tekstów i obrazków wydawcy. Pole z przerywaną ramką to rekonstrukcja: pozostaje oznaczone, dopóki nie wpiszesz wydrukowanej wartości albo go nie potwierdzisz. Naciśnij Enter, aby potwierdzić pole i przejść do następnego. To, co wpiszesz, zostaje w tej przeglądarce, dopóki tego nie zapiszesz.
page-edition-no-file = Ten plik nie jest edycją tej gry.
page-edition-no-board = Plansza pojawi się, gdy wszystkie wartości będą poprawne.
page-edition-checking = Sprawdzanie…
page-edition-sound = Wszystkie wartości są poprawne. Z tą edycją można grać.
page-edition-problems = { $number ->
    [one] Jedna wartość jest niepoprawna.
    [few] { $number } wartości są niepoprawne.
    [many] { $number } wartości jest niepoprawnych.
   *[other] { $number } wartości jest niepoprawne.
}
page-edition-show-first = Pokaż pierwszą
page-edition-board = Plansza
page-edition-things = Wszystko, co jest na planszy. Strzałki przenoszą zaznaczenie, Enter otwiera wpis, a Escape prowadzi z powrotem.
page-edition-tables = Wydrukowane wartości
page-edition-table = Tabela
page-edition-wrong = { $number ->
    [one] 1 problem
    [few] { $number } problemy
    [many] { $number } problemów
   *[other] { $number } problemu
}
page-edition-left = { $number } do potwierdzenia
page-edition-open = { $number } z { $of } jeszcze do potwierdzenia
page-edition-all-confirmed = Wszystko potwierdzone lub ze źródła
page-edition-confirm = Tak jak w druku
page-edition-confirm-entry = Potwierdź zgodność z drukiem: { $entry }
page-edition-confirm-all = Wszystko jak w druku
page-edition-remove = Usuń
page-edition-remove-entry = Usuń: { $entry }
page-edition-add = Dodaj wpis
page-edition-entry = Wpis
page-edition-actions = Potwierdź lub usuń
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Porównanie z edycją „{ $title }”
page-edition-differences = { $number ->
    [0] Oba pliki mają te same wartości.
    [one] Jedna wartość się różni.
    [few] { $number } wartości się różnią.
    [many] { $number } wartości się różni.
   *[other] { $number } wartości się różni.
}
page-edition-mine = Moja: { $value }
page-edition-theirs = Druga: { $value }
page-edition-nothing = nic
page-edition-has-entry = ma ten wpis
page-edition-reconstructed = rekonstrukcja
page-edition-take-all = Użyj wszystkich z drugiej edycji
page-edition-merge = { $number ->
    [one] Użyj jednej wartości
    [few] Użyj { $number } wartości
    [many] Użyj { $number } wartości
   *[other] Użyj { $number } wartości
}
page-edition-played-on = Rozegrano z edycją „{ $title }”, suma kontrolna { $digest }
