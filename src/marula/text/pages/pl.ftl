# The words of the pages, of no game.

page-skip = Przejdź do treści
page-navigation = Strony
page-home = Start
page-about = O nas
page-language = Język
page-theme = Wygląd
page-theme-auto = Jak w urządzeniu
page-theme-light = Jasny
page-theme-dark = Ciemny
page-sound = Dźwięk
page-sound-question = Grać z dźwiękiem?
page-sound-on = Z dźwiękiem
page-sound-off = Bez dźwięku
page-volume = Głośność
page-pace = Ruchy innych
page-pace-calm = Spokojnie
page-pace-brisk = Żwawo
page-pace-at-once = Od razu
page-yes = tak
page-no = nie
page-close = Zamknij
page-cancel = Anuluj
page-back = Wstecz
page-menu = Menu
page-rules = Zasady
page-rules-in-english = Te zasady nie są jeszcze przetłumaczone: oto one po angielsku.
page-unreachable = Serwer nie odpowiada. Czy nadal działa?
page-reload = Wczytaj ponownie
page-no-page = Nie ma takiej strony
page-no-page-more = Pod adresem { $address } nic nie ma. Może link został ucięty.
page-fault = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; przy stole nic nie przepada.

page-welcome = Gry planszowe osadzone w Afryce
page-welcome-more = Od razu z botami, z przyjaciółmi przez link albo razem przy jednym ekranie. Bez konta.
page-players = { $fewest }–{ $most } graczy
page-play-bots = Zagraj z botami
page-set-up = Przygotuj stół …
page-guest = Gość
page-tables = Stoły
page-no-tables = W tej chwili nie ma otwartych stołów. Przygotuj własny i pokaż go wszystkim.
page-finished = Rozegrane partie
page-no-finished = Nie rozegrano jeszcze żadnej partii.
page-upload = Otwórz plik partii …
page-go-on = Graj dalej
page-status-open = Wolne miejsca: dołącz
page-status-playing = W trakcie: oglądaj
page-status-over = Zakończona
page-more-matches = Jeszcze { $number } z twoich partii
page-no-game = Nie ma takiej gry: { $name }
page-won-by = Wygrana: { $names }
page-free-seat = wolne miejsce

page-how-many = Gracze
page-seats = Miejsca
page-seat-kind = Kto siedzi na miejscu { $number }
page-me = Ja
page-me-again = Znów ja, przy tym ekranie
page-by-link = Ktoś z linkiem
page-bot = Bot: { $level }
page-name = Imię
page-colour-of = Kolor miejsca { $number }
page-colour-blue = niebieski
page-colour-red = czerwony
page-colour-green = zielony
page-colour-violet = fioletowy
page-colour-gold = złoty
page-clock = Zegar
page-clock-none = bez zegara
page-clock-quick = 5 minut plus 10 sekund na decyzję
page-clock-calm = 20 minut plus 20 sekund na decyzję
page-clock-days = 3 dni na decyzję
page-hints = Podpowiedzi na życzenie
page-public = Pokazuj ten stół wszystkim na tym serwerze
page-start = Zacznij
page-more = Warianty, zegar i kto może oglądać

page-room-free = { $number ->
    [one] Jedno miejsce jest wolne.
    [few] Wolne są { $number } miejsca.
    [many] Wolnych jest { $number } miejsc.
   *[other] Wolne jest { $number } miejsca.
}
page-room-full = Wszystkie miejsca są zajęte.
page-room-host = Partię zaczyna gospodarz stołu, gdy wszystkie miejsca są zajęte.
page-opened = Otwarto: { $date }
page-here = online
page-sit-too = Usiądź także tutaj
page-remove-bot = Odeślij bota
page-room = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
page-copy = Ten stół to jedna z kilku kopii z tymi samymi kartami i tym samym losem, aby porównać, jak kto je rozgrywa. Wszystkie kopie zaczynają razem, a siedzieć możesz tylko przy jednej.
page-order = Kto zaczyna
page-by-lot = losowanie
page-as-listed = miejsca jak na tej liście
page-order-lot = Miejsca zostaną wtedy rozlosowane, więc zacząć może każdy.
page-order-host = Każdy zachowuje miejsce pokazane tutaj, a zaczyna miejsce 1.
page-order-rotated = Od ostatniej partii każdy przesunął się o jedno miejsce.
page-starts-lot = Miejsca rozlosowano: zaczyna { $name }, potem { $names }.
page-starts-rotated = Każdy przesunął się o jedno miejsce: zaczyna { $name }, potem { $names }.
page-sit = Usiądź
page-stand-up = Wstań
page-fill-bot = Posadź tu bota …
page-invite = Wyślij ten link osobie, która ma dołączyć, albo daj go jej zeskanować.
page-own-link = Ten link to twoje własne miejsce. Otwórz go na swoim drugim urządzeniu i nie pokazuj nikomu.
page-other-device = Moje miejsce na innym urządzeniu
page-copy-link = Skopiuj link
page-copied = Skopiowano
page-qr = Link jako kod QR

page-no-moment = Ten link wskazuje chwilę lub miejsce, których ta partia nie ma. Zamiast tego widzisz to, co najbliższe.
page-no-table = Nie ma takiego stołu
page-no-table-more = Może link został ucięty albo stołu już nie ma.
page-not-welcome = Ten stół cię nie wpuszcza
page-not-welcome-more = Link do tego miejsca jest błędny lub za stary albo stołu nie pokazuje się widzom.
page-watch-only = Oglądaj bez miejsca
page-connection-connecting = Łączenie …
page-connection-open = Połączono
page-connection-lost = Utracono połączenie, ponawianie …
page-connection-refused = Brak połączenia
page-choice-waits = Twój wybór zostanie wysłany, gdy wróci połączenie.
page-choice-lost = Twój wybór nie został wysłany: połączenia nie było zbyt długo. Wybierz ponownie.

page-show = Co widać
page-board = Plansza
page-as-text = Jako tekst
page-unknown = nie wiadomo
page-zoom = Przybliżenie mapy
page-sort-by-kind = Sortuj karty według rodzaju
page-sort-by-number = Sortuj karty według liczby
page-nearer = Bliżej
page-farther = Dalej
page-whole-map = Cała mapa
page-log = Przebieg
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie napisał.
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-chat-more = O tej wiadomości gracza { $name }
page-chat-mute = Wycisz gracza { $name }
page-chat-muted = Na tym urządzeniu nie widzisz, co pisze { $name }. Nikt inny się o tym nie dowie.
page-chat-unmute = Pokaż, co pisze { $name }
page-chat-unmuted = Znów widzisz, co pisze { $name }.
page-chat-report = Zgłoś tę wiadomość
page-chat-report-name = Zgłoś tę nazwę
page-chat-reported = Zgłoszono. Operator tego serwera może teraz zobaczyć, co pisze { $name }.
page-score = Punktacja
page-everyone = Co kto ma
page-choices = Co możesz zrobić
page-all-choices = { $number ->
    [one] { $number } możliwość jako lista
    [few] Wszystkie { $number } możliwości jako lista
    [many] Wszystkie { $number } możliwości jako lista
   *[other] Wszystkie { $number } możliwości jako lista
}
page-more-choices = jeszcze { $number }
page-seat-details = Co ma { $name }
page-find = Znajdź
page-earlier = Pokaż, co było wcześniej
page-since = Od twojej ostatniej tury
page-you = ty
page-stand-in = gra bot
page-hurried = myśli krócej
page-hurried-why = Na tym serwerze myśli teraz wiele botów, więc ten ma mniej czasu.
page-away = offline
page-to-move = ma ruch
page-thinks = myśli
page-choosing = wybiera
page-your-turn = Twoja kolej.
page-your-turn-area = Co masz zrobić
page-waiting-for = Czekamy na ruch: { $names }.
page-also-waiting = Wybierają też: { $names }.
page-read-rule = Przeczytaj zasadę { $rule }
page-undo = Cofnij
page-undo-ask = Poproś o cofnięcie mojej ostatniej decyzji
page-undo-asked = { $name } prosi o cofnięcie decyzji.
page-undo-waits = Pozostali odpowiadają, czy zgadzają się na cofnięcie.
page-agree = Zgadzam się
page-refuse = Nie zgadzam się
page-hint = Podpowiedź
page-to-bot = Niech bot zagra za mnie
page-bot-plays = Gra za ciebie bot.
page-take-back = Odzyskaj swoje miejsce
page-menu-match = Ta partia
page-menu-others = Inni i inne ekrany
page-menu-settings = Ustawienia
page-began = Początek: { $date }.
page-mode-board = Pokaż tylko planszę, na wspólnym ekranie
page-guide = Oprowadź mnie
page-guide-next = Dalej
page-guide-ask = Tu czytasz, co masz zrobić, a wszystko, co możesz wybrać, ma tu swój przycisk. Działają też klawisze z cyframi. Wybór często da się cofnąć.
page-guide-board = Plansza. Co można na niej wybrać, ma zieloną krawędź; przy próbie niedozwolonego ruchu zobaczysz powód.
page-guide-seats = Wszyscy przy stole i czyja jest kolej.
page-guide-log = Co się wydarzyło, w słowach. Wskaż wiersz, a plansza pokaże, o co w nim chodzi.
page-pass-on = Gotowe, przekaż dalej
page-pass-on-asked = Obejrzyj, co masz nowego. Potem gra { $name }.
page-curtain = Teraz gra: { $name }
page-curtain-lift = To ja: { $name }

page-notices = Powiadom mnie, gdy nadejdzie moja kolej
page-notices-here = Na tym urządzeniu
page-notices-not-here = Już nie na tym urządzeniu
page-notices-forbidden = Ta przeglądarka nie pozwala stąd na powiadomienia.
page-notices-kind = Sposób
page-notices-address = Adres
page-notices-add = Dodaj
page-notices-asked = Wiadomość jest w drodze: najpierw trzeba otworzyć zawarty w niej link.
page-notices-unconfirmed = jeszcze niepotwierdzone
page-notices-mute = Wycisz
page-notices-remove = Usuń
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Przeglądarka
page-notice = Powiadomienia
page-notice-confirm = Czy chcesz dostawać e-mail na ten adres, gdy przy tym stole nadejdzie twoja kolej?
page-notice-yes = Tak, powiadamiaj mnie
page-notice-stop = Nie chcesz już wiadomości o tym stole?
page-notice-no-more = Koniec wiadomości
page-notice-done = Gotowe.
page-notice-old = Ten link jest już nieważny.

page-winner = zwycięstwo
page-out = bez prawa do wygranej
page-ceremony = Punktacja krok po kroku
page-ceremony-next = Dalej
page-ceremony-skip = Pokaż wynik
page-ceremony-again = Pokaż punktację krok po kroku
page-tie = Przy równej liczbie punktów { $ahead } wyprzedza gracza { $behind }: { $reason }.
page-tie-other = rozstrzygnięcie remisu { $more } do { $less }
page-tie-shared = { $ahead } i { $behind } mają tyle samo punktów i nic nie rozstrzyga remisu.
page-course = Punkty w trakcie partii
page-course-note = Liczone tak, jakby partia skończyła się w tym miejscu.
page-rematch = Zagraj jeszcze raz
page-watch-again = Obejrzyj ponownie
page-download = Pobierz partię
page-verify-luck = Sprawdź losowania
page-luck-kept = Losowania w tej partii były takie, jak obiecano.
page-luck-broken = Losowania w tej partii nie były takie, jak obiecano.
page-luck-none = Ziarno tej partii nie jest znane, więc losowań nie da się sprawdzić.
page-luck-holds = Zgadza się
page-luck-fails = Nie zgadza się
page-luck-open = Nie da się sprawdzić
page-luck-promise = Ujawnione teraz ziarno jest tym, które obiecano przed rozdaniem.
page-luck-noted = To ta obietnica, którą ta przeglądarka zapisała przed rozdaniem.
page-luck-added = { $number ->
    [0] Nikt nie dodał niczego do ziarna.
    [one] Jedna osoba dodała coś do ziarna po złożeniu obietnicy.
    [few] { $number } osoby dodały coś do ziarna po złożeniu obietnicy.
    [many] { $number } osób dodało coś do ziarna po złożeniu obietnicy.
   *[other] { $number } osoby dodało coś do ziarna po złożeniu obietnicy.
}
page-luck-lot = Losowanie, które dało każdemu jego miejsce, wynika z ziarna.
page-luck-own = Jest w nim to, co dodała twoja przeglądarka.
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
    }, gdy los lub zakryte karty były już widoczne.
page-luck-twice = Żadnego losu nie użyto dwa razy.
page-luck-rest = Że zasady pytały właśnie o te losowania, dowodzi pobrana partia poleceniem „marula verify”.
page-luck-each = Każde losowanie
page-luck-when = Decyzja
page-luck-deal = Rozdanie
page-luck-size = Spośród
page-luck-told = Podano
page-luck-again = Obliczono
page-path = Droga do zwycięstwa
page-copy-failed = Ta przeglądarka nie pozwala stronom kopiować. Oto link:
page-link = Link

page-first = Do rozdania
page-previous = Decyzję wstecz
page-next = Decyzję dalej
page-last = Do końca
page-play = Odtwarzaj
page-pause = Wstrzymaj
page-moment = Chwila partii
page-moment-of = decyzja { $number } z { $last }
page-speed = Tempo
page-eyes = Czyimi oczami
page-onlooker = Widz
page-share = Skopiuj link do tej chwili
page-fork = Spróbuj stąd innego ruchu

page-sources = Źródła
page-rules-and-sources = Zasady i źródła
page-about-what = Marula pozwala grać w gry planszowe, których akcja toczy się w Afryce, i badać je: w przeglądarce, z botami i z innymi ludźmi, według zasad ponumerowanych i sprawdzonych jedna po drugiej. Jest otwarta, nie zakłada kont i z nikim się nie łączy.
page-about-period = Czasy, w których toczą się te gry
page-about-period-1 = Gry o podróżach po dziewiętnastowiecznej Afryce opowiadają je zwykle z perspektywy podróżników. Te miejsca nie były ani puste, ani nieodkryte: mieszkali tam, handlowali i rządzili ludzie, którzy prowadzili podróżników i drogo zapłacili za to, co nadeszło potem, od niewolnictwa po rządy kolonialne.
page-about-period-2 = Zachowujemy nazwy wydrukowane w grach tam, gdzie wymagają tego zasady, obok podajemy dzisiejsze, a rangi i karykatury tamtych czasów pomijamy w naszych rysunkach.
page-about-boards = Na ile pewne są plansze
page-about-boards-1 = Wydrukowanych plansz i kart nie wolno nam kopiować. Nazwy i liczby pochodzą z opublikowanych zasad i publicznych opisów; to, czego nikt nie zapisał, odtworzono tak, by pasowało do wszystkiego, co wiadomo, i edycja to zaznacza. Kto ma grę w pudełku, może grać na jej wartościach, zapisując je w pliku edycji. Wszystkie rysunki są nasze.
page-privacy = Prywatność
page-privacy-link = Co ten serwer przechowuje, jak długo i jak to wymazać
page-privacy-none = Nie ma tu kont, plików cookie ani skryptów śledzących. Twoja przeglądarka niczego nie wczytuje z innych serwerów.
page-privacy-server = Na serwerze
page-privacy-table = O każdym stole: wpisane nazwy, ruchy i czat oraz to, kiedy powstały.
page-privacy-table-always = Zostają, dopóki operator tego serwera nie usunie stołu.
page-privacy-table-days = Są usuwane, gdy nikt nie ruszy stołu przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
page-privacy-secret = Z sekretu, który otwiera twoje miejsce: tylko skrót, dopóki istnieje stół.
page-privacy-address = Twój adres sieciowy nie jest przechowywany. Jego skrót, utworzony z kluczem, trafia do dziennika, gdy żądanie zostaje odrzucone, a także do edycji, które zapisujesz, i do twojego miejsca przy kopiach stołu. Po takim skrócie rozpoznaje się też zablokowanych.
page-privacy-notice = Jeśli włączysz powiadomienia: adres lub przeglądarka, do których trafiają, dopóki ich nie wyłączysz albo stół nie zostanie usunięty.
page-privacy-mail = Gdy adres e-mail ma zostać potwierdzony: jego skrót, przez { $days ->
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
page-privacy-browser-what = Twoja nazwa, twoje ustawienia, sekrety twoich miejsc i to, kogo wyciszasz, są przechowywane w pamięci tej przeglądarki. Wymażesz je razem z danymi tej witryny w ustawieniach przeglądarki. Potem nie da się już stąd otworzyć twoich miejsc.
page-privacy-others = Co widzą inni
page-privacy-others-what = Wszyscy przy stole widzą nazwy, ruchy i czat. Tam, gdzie wolno oglądać, widzi je też każdy, kto ma link do stołu. Stoły publiczne są wymienione na pierwszej stronie. Pliki rozegranych partii zawierają ruchy, ale nie zawierają nazw ani czatu.
page-privacy-erase = Jak to wymazać
page-privacy-erase-how = Napisz do operatora tego serwera. Podaj link do stołu i napisz, które miejsce było twoje. Operator może pokazać ci wszystko, co jest o tobie przechowywane, i wymazać twoje nazwy, twój czat i twoje powiadomienia. Twoje ruchy zostają, bez nazwy, aby partię pozostałych nadal dało się odczytać i sprawdzić.
page-about-thanks = Podziękowania
page-about-thanks-1 = Linia brzegowa powstała z danych Natural Earth, które należą do domeny publicznej. Kroje pisma to Alegreya i Alegreya Sans Juana Pabla del Perala, na licencji SIL Open Font Licence.

field-active = Czyja kolej
field-round = Runda
field-hand-sizes = Karty lub elementy na ręce
field-unseen = Jeszcze niewidziane
field-under = Na spodzie, w tej kolejności

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Wydrukowane wartości
page-edition-editor = Edytor edycji
page-edition-own-title = { $title }, moja edycja
page-edition-owner = Wydrukowana gra, odczytana przez jej właściciela
page-edition-title = Tytuł
page-edition-start = Zagraj z nią
page-edition-keep = Przechowaj na tym serwerze
page-edition-keep-again = Zapisz zmiany
page-edition-kept-again = Zapisano. Suma kontrolna to teraz { $digest }.
page-edition-save = Zapisz w pliku
page-edition-open-file = Otwórz plik
page-edition-compare = Porównaj z plikiem
page-edition-again = Zacznij od nowa
page-edition-delete = Usuń
page-edition-delete-sure = Usunąć tę edycję z serwera? Stoły, które z nią powstały, grają dalej.
page-edition-yours = Przechowywana na tym serwerze, suma kontrolna { $digest }. Otwiera ją tylko ten link i tylko ty możesz ją zmienić.
page-edition-owner-link = Skopiuj link właściciela
page-edition-unsaved = Twoje zmiany nie są jeszcze zapisane na serwerze.
page-edition-others = Ktoś udostępnił ci tę edycję, suma kontrolna { $digest }. Przechowaj ją, aby mieć własną kopię.
page-edition-note = Wpisuj tylko nazwy i liczby, bez tekstów i obrazków wydawcy. Pole z przerywaną ramką to rekonstrukcja: pozostaje oznaczone, dopóki nie wpiszesz tego, co wydrukowano, albo tego nie potwierdzisz. Enter potwierdza pole i przechodzi do następnego. To, co wpiszesz, zostaje w tej przeglądarce, dopóki tego nie zapiszesz lub nie przechowasz na serwerze.
page-edition-no-file = Ten plik nie jest edycją tej gry.
page-edition-no-board = Plansza pojawi się, gdy wszystko będzie pasować.
page-edition-checking = Sprawdzanie…
page-edition-sound = Wszystko pasuje. Z tą edycją można grać.
page-edition-problems = { $number ->
    [one] Jedna rzecz nie pasuje.
    [few] { $number } rzeczy nie pasują.
    [many] { $number } rzeczy nie pasuje.
   *[other] { $number } rzeczy nie pasuje.
}
page-edition-show-first = Pokaż pierwszą
page-edition-board = Plansza
page-edition-things = Wszystko na planszy. Strzałki przechodzą od jednej rzeczy do następnej, Enter otwiera jej wpis, a Escape wraca.
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
page-edition-compare-with = Porównanie z „{ $title }”
page-edition-differences = { $number ->
    [0] Oba pliki mówią to samo.
    [one] Jedna wartość jest inna.
    [few] { $number } wartości są inne.
    [many] { $number } wartości jest innych.
   *[other] { $number } wartości jest innych.
}
page-edition-mine = Moja: { $value }
page-edition-theirs = Druga: { $value }
page-edition-nothing = nic
page-edition-has-entry = ma ten wpis
page-edition-reconstructed = rekonstrukcja
page-edition-take-all = Przejmij wszystko z drugiej
page-edition-merge = { $number ->
    [one] Przejmij jedną wartość
    [few] Przejmij { $number } wartości
    [many] Przejmij { $number } wartości
   *[other] Przejmij { $number } wartości
}
page-edition-played-on = Rozegrano z „{ $title }”, suma kontrolna { $digest }
