# The words of the pages, of no game.

page-skip = Gå till innehållet
page-navigation = Sidor
page-home = Startsida
page-about = Om
page-language = Språk
page-theme = Utseende
page-theme-auto = Som enheten
page-theme-light = Ljust
page-theme-dark = Mörkt
page-sound = Ljud
page-sound-question = Vill du spela med ljud?
page-sound-on = Ljud på
page-sound-off = Ljud av
page-volume = Volym
page-pace = Tempo för andras drag
page-pace-calm = Långsamt
page-pace-brisk = Snabbt
page-pace-at-once = Direkt
page-yes = ja
page-no = nej
page-remark = { $what } ({ $remark })
page-close = Stäng
page-cancel = Avbryt
page-back = Tillbaka
page-menu = Meny
page-rules = Regler
page-contents = På den här sidan
page-help = Hjälp
page-help-more = Korta sidor för spelare. Du kan läsa dem medan ett parti väntar på dig.
page-help-in-english = Hjälpsidorna finns bara på engelska. Reglerna finns på ditt språk.
page-help-play = Spela ett parti
page-help-play-more = Det här kan du göra vid ett bord: välja, ångra, be om ett tips, gå därifrån och komma tillbaka.
page-help-learn = Lär dig ett spel
page-help-learn-more = Första lektionerna, en uppgift varje dag och dina egna misstag som övningar.
page-help-review = Granska ett parti
page-help-review-more = Vad du hade kunnat göra bättre och hur mycket av resultatet som berodde på slumpen.
page-help-luck = Så bevisas att slumpen är ärlig
page-help-luck-more = Så kan du kontrollera att ingen har manipulerat tärningar och kort.
page-help-editions = Spela med det som är tryckt på din spelplan
page-help-editions-more = Skriv in värdena från ett spel som du äger och spela med dem.
page-help-changes = Alla ändringar, version för version
page-help-changes-more = Vad som är nytt och vad som fungerar annorlunda än förut.
page-help-rules-more = De numrerade reglerna för varje spel.
page-rules-in-english = De här reglerna är inte översatta än, så här är de på engelska.
page-unreachable = Servern svarar inte. Är den fortfarande igång?
page-reload = Ladda om
page-no-page = Den sidan finns inte
page-no-page-more = Det finns inget på { $address }. Kanske kom inte hela länken med.
page-fault = Något gick fel på den här sidan. Ladda om den; inget vid bordet går förlorat.

page-welcome = Brädspel som utspelar sig i Afrika
page-welcome-more = Spela direkt mot botar, bjud in vänner med en länk eller dela en skärm. Inget konto behövs.
page-players = { $fewest } till { $most } spelare
page-play-bots = Spela mot botar
page-set-up = Skapa ett bord …
page-guest = Gäst
page-tables = Bord
page-no-tables = Det finns inga öppna bord just nu. Skapa ett och gör det offentligt.
page-finished = Avslutade partier
page-no-finished = Inget parti har avslutats än.
page-upload = Öppna en partifil …
page-go-on = Fortsätt
page-status-open = Öppet: gå med
page-status-playing = Pågår: titta på
page-status-over = Avslutat
page-more-matches = { $number ->
    [one] Ett till av dina partier
   *[other] { $number } till av dina partier
}
page-no-game = Det spelet finns inte: { $name }
page-won-by = Vanns av { $names }
page-free-seat = ledig plats

page-puzzles = Uppgifter
page-puzzles-more = Ställningar ur starka botars partier där ett val är klart bäst.
page-daily-puzzle = Dagens uppgift
page-daily-puzzle-in = { $title }, { $number } spelare
page-daily-solved = Löst i dag
page-streak = { $number ->
    [one] { $number } dag i rad
   *[other] { $number } dagar i rad
}
page-all-puzzles = Alla uppgifter
page-puzzle-game = Spel
page-puzzle-theme = Tema
page-puzzle-difficulty = Svårighetsgrad
page-puzzle-any = Alla
page-puzzle-level = Svårighetsgrad { $level } av 5
page-puzzle-number = Uppgift { $number }
page-puzzle-players = { $number } spelare
page-puzzle-solved = löst
page-puzzle-shown = lösningen visad
page-puzzles-listed = { $number ->
    [one] { $number } uppgift
   *[other] { $number } uppgifter
}
page-puzzle-random = Lös en av dem
page-puzzle-best = Vilket är det bästa valet?
page-puzzle-how = Välj som du skulle göra vid bordet. Du ser det som den här spelaren såg.
page-puzzle-right = Rätt!
page-puzzle-wrong = Inte det bästa. ”{ $choice }” vinner { $chance } av partierna; det bästa valet vinner { $best }.
page-puzzle-wrong-unknown = Inte det bästa. ”{ $choice }” var inte bland de val som är värda att jämföra.
page-puzzle-try-again = Försök igen eller titta på lösningen.
page-puzzle-show = Visa lösningen
page-puzzle-solution = Det bästa valet
page-puzzle-why = Varför: { $what }.
page-puzzle-why-not = Det näst bästa: { $what }.
page-puzzle-options = Vinstchans för varje val
page-puzzle-found-by = Hittas av { $names }.
page-puzzle-found-by-none = Ingen av våra botar hittar det här valet.
page-puzzle-next = Nästa uppgift
page-mistakes = Dina misstag igen
page-mistakes-more = Misstag från dina granskningar kommer tillbaka hit efter 1, 3, 7, 16 … dagar. De sparas bara på den här enheten.
page-mistakes-due = { $number ->
    [0] Inget att öva på nu.
   *[other] { $number } att öva på nu.
} { $kept ->
    [one] { $kept } är sparat.
   *[other] { $kept } är sparade.
}
page-mistakes-start = Starta
page-mistakes-export = Spara i en fil
page-mistakes-import = Öppna en fil …
page-mistakes-imported = { $number ->
    [0] Det fanns inget nytt i filen.
   *[other] { $number } misstag lades till.
}
page-mistakes-bad-file = Det här är ingen fil med misstag, eller så är den skadad. Inget har ändrats.
page-mistake-ask = Här har du varit förut. Vad är bättre än det du gjorde då?
page-mistake-wrong = ”{ $choice }” är inte det bästa valet. Försök igen eller se vad som är bättre.
page-mistake-right = Rätt! Du får se det igen om ett tag.
page-mistake-shown = Du får se det igen i morgon.
page-mistake-then = Då valde du: { $choice }. Det sänkte din vinstchans med { $loss }.
page-mistake-better = Bättre: { $choice }
page-mistake-gone = Partiet med det här misstaget går inte längre att öppna.
page-mistake-forget = Glöm det här misstaget
page-mistake-next = Nästa misstag
page-lessons = Första lektionerna
page-lessons-go-on = Fortsätt med lektionerna ({ $step } av { $steps })
page-lesson-of = Första lektionerna: { $title }
page-lesson-step = Steg { $step } av { $steps }
page-lesson-meanwhile = Vad som hände
page-lesson-back = Ett steg bakåt
page-lesson-again = Börja om
page-lesson-play = Spela ett helt parti

page-how-many = Spelare
page-seats = Platser
page-seat-kind = Vem spelar på plats { $number }
page-me = Jag
page-me-again = Jag igen, vid den här skärmen
page-by-link = Någon du skickar länken till
page-bot = Bot: { $level }
page-any-opponent = Vem som helst ({ $level })
page-opponents = Möt motståndarna
page-choose-opponent = Välj motståndare på plats { $number }
page-name = Namn
page-colour-of = Färg för plats { $number }
page-colour-blue = blå
page-colour-red = röd
page-colour-green = grön
page-colour-violet = violett
page-colour-gold = guld
page-clock = Klocka
page-clock-none = Ingen
page-clock-quick = 5 minuter + 10 sekunder per beslut
page-clock-calm = 20 minuter + 20 sekunder per beslut
page-clock-days = 3 dagar per beslut
page-hints = Tillåt tips
page-win-chances-allow = Åskådare ser vem som troligen vinner
page-win-chances = Vinstchanser
page-win-chances-note = utifrån det som alla kan se
page-win-chance-of = { $name } { $chance }
page-win-chance-nobody = ingen { $chance }
page-public = Offentligt: Alla på servern kan se bordet
page-start = Starta
page-more = Varianter, klocka och åskådare

page-room-free = { $number ->
    [one] En plats är ledig.
   *[other] { $number } platser är lediga.
}
page-room-full = Alla platser är tagna.
page-room-host = Värden startar partiet när alla platser är tagna.
page-opened = Skapades { $date }
page-here = här
page-sit-too = Sätt dig här också
page-remove-bot = Ta bort boten

page-room = Partiet börjar när alla platser är tagna.
page-copy = Det här bordet är en av flera kopior med samma kort och samma slump, så att man kan jämföra hur folk spelar dem. Alla kopior startar samtidigt, och du får bara sitta vid en av dem.
page-order = Vem börjar
page-by-lot = Lotta platserna
page-as-listed = Behåll platserna som de visas här
page-order-lot = Platserna lottas, så vem som helst kan få börja.
page-order-host = Alla behåller platsen som visas här, och plats 1 börjar.
page-order-rotated = Alla har flyttat fram en plats sedan förra partiet.
page-starts-lot = Platserna lottades: { $name } börjar, sedan { $names }.
page-starts-rotated = Alla har flyttat fram en plats: { $name } börjar, sedan { $names }.
page-sit = Sätt dig här
page-stand-up = Lämna platsen
page-fill-bot = Lägg till en bot …
page-invite = Skicka länken till dem du vill bjuda in, eller låt dem skanna koden.
page-own-link = Den här länken öppnar din egen plats. Använd den på din andra enhet och visa den inte för någon.
page-other-device = Spela på den här platsen från en annan enhet
page-copy-link = Kopiera länk
page-copied = Kopierat
page-qr = Länken som QR-kod

page-no-moment = Länken anger ett beslut eller en plats som det här partiet inte har. Här är det närmaste som finns.

page-no-table = Det bordet finns inte
page-no-table-more = Kanske kom inte hela länken med, eller så har bordet raderats.
page-not-welcome = Du kan inte öppna det här bordet
page-not-welcome-more = Länken till den här platsen är fel eller för gammal, eller så tillåter bordet inga åskådare.
page-watch-only = Titta på som åskådare
page-connection-connecting = Ansluter …
page-connection-open = Ansluten
page-connection-lost = Anslutningen bröts. Ansluter igen …
page-connection-refused = Inte ansluten
page-choice-waits = Ditt val skickas så snart anslutningen är tillbaka.
page-choice-lost = Ditt val skickades inte, för anslutningen var borta för länge. Välj igen.

page-show = Visa
page-board = Spelplan
page-as-text = Som text
page-unknown = okänt
page-zoom = Zooma kartan
page-sort-by-kind = Sortera korten efter slag
page-sort-by-number = Sortera korten efter antal
page-nearer = Zooma in
page-farther = Zooma ut
page-whole-map = Visa hela kartan
page-log = Logg
page-chat = Chatt
page-chat-empty = Inga meddelanden än.
page-chat-say = Skriv ett meddelande
page-chat-send = Skicka
page-chat-more = Mer om det här meddelandet från { $name }
page-chat-mute = Tysta { $name }
page-chat-muted = Du ser inte längre meddelanden från { $name } på den här enheten. Ingen annan får veta det.
page-chat-unmute = Sluta tysta { $name }
page-chat-unmuted = Du ser meddelanden från { $name } igen.
page-chat-report = Anmäl meddelandet
page-chat-report-name = Anmäl namnet
page-chat-reported = Anmält. Den som driver servern kan nu se vad { $name } skrev.
page-score = Poäng
page-everyone = Alla spelare
page-choices = Dina val
page-all-choices = { $number ->
    [one] Visa det enda valet som lista
   *[other] Visa alla { $number } val som lista
}
page-more-choices = { $number } till
page-seat-details = Mer om { $name }
page-find = Sök
page-earlier = Visa tidigare rader
page-since = Sedan din förra tur
page-you = du
page-stand-in = spelas av en bot
page-hurried = mindre tid
page-hurried-why = Servern har många botar som tänker just nu, så den här får mindre tid.
page-away = borta
page-to-move = på tur
page-thinks = tänker
page-choosing = väljer
page-your-turn = Din tur.
page-your-turn-area = Din uppgift
page-waiting-for = Vi väntar på { $names }.
page-also-waiting = Väljer också: { $names }.
page-read-rule = Läs regel { $rule }
page-undo = Ångra
page-undo-ask = Be att få ångra mitt senaste beslut
page-undo-asked = { $name } ber att få ångra ett beslut.
page-undo-waits = Vi väntar på att de andra ska gå med på att du ångrar ditt beslut.
page-agree = Gå med på det
page-refuse = Säg nej
page-hint = Tips
page-hint-where = Titta här: ”{ $where }”.
page-hint-one-of-two = Ett av de här två valen är det bästa. Vilket?
page-hint-what = Vad?
page-hint-why = Varför?
page-hint-chance = Vinstchans { $chance }.
page-hint-second = Näst bäst: { $what } ({ $chance }).
page-hint-why-not = Varför inte …?
page-hint-other = { $what }: vinstchans { $chance }.
page-coach = Coach
page-coach-more = säger till före en blunder
page-coach-wait = Vänta!
page-coach-costs = ”{ $what }” sänker vinstchansen med { $loss }. Det finns något bättre.
page-coach-again = Tänk om
page-coach-play = Spela det ändå
page-to-bot = Låt en bot spela åt mig
page-bot-plays = En bot spelar åt dig.
page-take-back = Ta över från boten
page-menu-match = Det här partiet
page-menu-others = Andra spelare och skärmar
page-menu-settings = Inställningar
page-began = Började { $date }.
page-mode-board = Visa bara spelplanen, för en gemensam skärm
page-guide = Ta en rundtur
page-guide-next = Nästa
page-guide-ask = Här står vad du ska göra härnäst. Allt du kan göra finns här som knappar, och siffertangenterna fungerar också. Ett val går ofta att ångra.
page-guide-board = Spelplanen. Allt du kan välja har en grön kant. Om du försöker med något som inte är tillåtet får du veta varför.
page-guide-seats = Alla spelare vid bordet, och vems tur det är.
page-guide-log = Allt som har hänt, i ord. Peka på en rad för att se den på spelplanen.
page-pass-on = Klar, nästa spelare
page-pass-on-asked = Se vad du fick. Sedan är det { $name } som står på tur.
page-curtain = Lämna enheten till { $name }
page-curtain-lift = Jag är { $name }

page-notices = Meddela mig när det är min tur
page-notices-here = Meddela mig på den här enheten
page-notices-not-here = Stäng av aviseringar på den här enheten
page-notices-forbidden = Den här webbläsaren tillåter inte aviseringar från den här webbplatsen.
page-notices-kind = Kanal
page-notices-address = Adress
page-notices-add = Lägg till
page-notices-asked = Vi har skickat ett mejl till dig. Öppna först länken i det.
page-notices-unconfirmed = inte bekräftad än
page-notices-mute = Tysta
page-notices-remove = Ta bort
page-notices-email = E-post
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Avisering i webbläsaren
page-notice = Aviseringar
page-notice-confirm = Vill du få mejl till den här adressen när det är din tur vid det här bordet?
page-notice-yes = Ja, meddela mig
page-notice-stop = Vill du sluta få mejl om det här bordet?
page-notice-no-more = Inga fler mejl
page-notice-done = Klart.
page-notice-old = Den här länken fungerar inte längre.

page-winner = vinnare
page-out = kan inte vinna
page-ceremony = Poängräkningen, steg för steg
page-ceremony-next = Nästa
page-ceremony-skip = Visa slutställningen
page-ceremony-again = Visa poängräkningen steg för steg
page-tie = { $ahead } och { $behind } har lika många poäng. { $ahead } placeras högre: { $reason }.
page-tie-other = särskiljning { $more } mot { $less }
page-tie-shared = { $ahead } och { $behind } har lika många poäng, och inget särskiljer dem.
page-course = Poäng under partiet
page-course-note = Varje punkt visar ställningen som om partiet hade slutat där.
page-rematch = Spela igen
page-watch-again = Se reprisen
page-download = Ladda ner partifilen
page-verify-luck = Kontrollera slumpen
page-luck-kept = Slumpen var ärlig: Den följer av startvärdet som utlovades före start.
page-luck-undone = Dragningarna följer av det utlovade startvärdet, men någon såg något som sedan ångrades.
page-luck-broken = Slumpen stämmer inte med startvärdet som utlovades före start.
page-luck-none = Startvärdet för det här partiet är inte känt, så slumpen går inte att kontrollera.
page-luck-holds = Stämmer
page-luck-fails = Stämmer inte
page-luck-open = Går inte att kontrollera
page-luck-promise = Startvärdet som offentliggörs nu är det som utlovades före start.
page-luck-noted = Löftet är det som den här webbläsaren sparade före start.
page-luck-added = { $number ->
    [0] Ingen spelare lade till något i startvärdet.
    [one] En spelare lade till något i startvärdet efter löftet.
   *[other] { $number } spelare lade till något i startvärdet efter löftet.
}
page-luck-lot = Lottningen av platser följer av startvärdet.
page-luck-own = Det som din webbläsare lade till ingår i startvärdet.
page-luck-draws = { $number ->
    [one] Den enda dragningen följer av startvärdet och det som lades till.
   *[other] Alla { $number } dragningar följer av startvärdet och det som lades till.
}
page-luck-taken-back = Rent spel: Den enda människan här ångrade { $number ->
        [one] { $number } beslut
       *[other] { $number } beslut
    } efter att ha sett slumpens utfall eller dolda kort.
page-luck-taken-back-by-all = Rent spel: Alla spelare gick med på att ångra { $number ->
        [one] { $number } beslut
       *[other] { $number } beslut
    }. Den här sidan kan inte avgöra om samma person hade flera platser.
page-luck-skipped = Rent spel: { $number ->
        [one] { $number } dragning
       *[other] { $number } dragningar
    } gjordes och ångrades sedan.
page-luck-other = Rent spel: Från beslut { $number } följer dragningarna av ett annat startvärde, som i ett parti som fortsattes från ett annat.
page-luck-twice = Ingen dragning användes två gånger.
page-luck-rest = Ladda ner partifilen och kör ”marula verify” för att bevisa att reglerna krävde just dessa dragningar.
page-luck-each = Varje dragning
page-luck-when = Beslut
page-luck-deal = Start
page-luck-size = Möjliga värden
page-luck-told = Antecknat
page-luck-again = Beräknat på nytt
page-path = Vägen till segern
page-copy-failed = Den här webbläsaren låter inte sidor kopiera text. Här är länken:
page-link = Länk

page-first = Till starten
page-previous = Ett beslut bakåt
page-next = Ett beslut framåt
page-last = Till slutet
page-play = Spela upp
page-pause = Pausa
page-moment = Tidpunkt i partiet
page-moment-of = beslut { $number } av { $last }
page-speed = Hastighet
page-eyes = Visa som
page-onlooker = Åskådare
page-share = Kopiera länk till den här ställningen
page-fork = Prova ett annat drag härifrån

page-review = Granskning
page-review-starting = Granskningen börjar.
page-review-progress = { $done } av { $total } beslut bedömda
page-review-stopped = Granskningen avbröts i förtid.
page-review-go-on = Fortsätt
page-review-whose = Vems beslut
page-review-show = Visa det
page-review-found = Beslut: { $all }. Bästa valet hittat: { $best }. Ungefär lika bra: { $fine }.
page-review-curve = Vinstchans under partiet
page-review-line-chance = Vinstchans
page-review-line-luck = Bara start och slump
page-review-line-choices = Bara start och val
page-review-none-yet = Inga hittills.
page-review-chosen = Valt: { $what } (vinstchans { $chance })
page-review-why = Skillnaden
page-review-try = Prova härifrån
page-reading = Vad du kunde ha vetat om de andra
page-reading-note = Sannolikheter utifrån det som den här spelaren hade sett dittills, med facit bredvid. ”2+” betyder minst två, ”3+” minst tre och så vidare.
page-review-verdict-best = Bäst
page-review-verdict-fine = Bra
page-review-verdict-inaccuracy = Onoggrannhet
page-review-verdict-mistake = Misstag
page-review-verdict-blunder = Blunder

page-sources = Källor
page-rules-and-sources = Regler och källor
page-about-what = Med Marula kan man spela och studera brädspel som utspelar sig i Afrika: i webbläsaren, mot botar och med varandra. Reglerna är numrerade, och var och en är testad. Marula har öppen källkod, kräver inga konton och skickar inget till någon annan.
page-new-version = Marula { $version } är här.
page-new = Nyheter
page-new-1 = Pjäserna rör sig, och du kan slå på ljudet. Tipsen kommer i steg, och en coach kan varna dig före en blunder. Alla ikoner och kort förklarar sig själva: Peka på dem, håll fingret på dem eller tryck på I. Välj färg på din plats.
page-new-2 = Efter ett parti visar granskningen dina vändpunkter och hur mycket som var slump. Varje dag finns en ny uppgift, och till varje spel finns några första lektioner. Om du äger ett tryckt spel kan du skriva in dess värden i redigeraren och spela med dem.
page-about-period = Tiden då spelen utspelar sig
page-about-period-1 = Spel om resor i 1800-talets Afrika berättar oftast historien från de resandes sida. Platserna var varken tomma eller oupptäckta. Människor bodde, handlade och styrde där, och de visade de resande vägen, gav dem mat och bar deras last. De fick betala dyrt för det som följde, från slaveri till kolonialstyre och tvångsarbete på järnvägarna.
page-about-period-2 = En expedition som i ett spel är en kapplöpning var för många människor längs vägen början på en erövring. Det som ett av spelen kallar konstföremål var masker, trummor och sköldar som människor bad med, spelade på och använde. Många togs med våld eller för en spottstyver, och många finns fortfarande på europeiska museer; i dag förhandlar man om att de ska lämnas tillbaka. Vi behåller spelens ord och tryckta namn där reglerna behöver dem och visar dagens namn bredvid. Våra teckningar utelämnar tidens rangordningar och karikatyrer.
page-about-boards = Hur tillförlitliga spelplanerna är
page-about-boards-1 = Spelens tryckta spelplaner och kort har vi inte rätt att kopiera. Namn och tal här kommer från publicerade regler och offentliga beskrivningar. Där ingen har publicerat dem har vi rekonstruerat dem så att de stämmer med allt som är känt, och det anges i utgåvan. Den som äger ett tryckt spel kan skriva in dess värden i en utgåvefil. Alla teckningar är våra egna.
page-privacy = Integritet
page-privacy-link = Vad servern sparar, hur länge och hur du får det raderat
page-privacy-none = Det finns inga konton, inga kakor och ingen spårning. Din webbläsare hämtar inget från andra servrar.
page-privacy-server = På servern
page-privacy-table = För varje bord: namnen som spelarna har skrivit in, deras drag och chattmeddelanden och tiden för vart och ett.
page-privacy-table-always = De finns kvar tills den som driver servern raderar bordet.
page-privacy-table-days = De raderas när ingen har använt bordet på { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-secret = Av den hemliga länken som öppnar din plats: bara en hash, så länge bordet finns.
page-privacy-address = Din nätverksadress sparas inte. En hash av den, gjord med en nyckel, sparas i loggen när en förfrågan avvisas, med utgåvor som du sparar och med din plats vid kopior av ett bord. Avstängningar använder samma slags hash.
page-privacy-notice = Om du slår på aviseringar: adressen eller webbläsaren som de skickas till, tills du stänger av dem eller bordet raderas.
page-privacy-mail = När en e-postadress ska bekräftas: en hash av den, i { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-report = När någon anmäler ett meddelande eller ett namn: texten och skälet, tills ärendet är avklarat, högst { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-edition = Utgåvor som du sparar: tills du raderar dem, eller tills ingen har öppnat dem på { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-browser = I din webbläsare
page-privacy-browser-what = Ditt namn, dina inställningar, de hemliga länkarna till dina platser och de spelare du har tystat sparas i den här webbläsaren. Radera dem genom att ta bort webbplatsens data i webbläsarens inställningar. Efter det kan du inte öppna dina platser härifrån.
page-privacy-others = Vad andra ser
page-privacy-others-what = Alla vid ett bord ser namn, drag och chattmeddelanden. Om bordet tillåter åskådare gör också alla som har länken det. Offentliga bord visas på startsidan. Filer med avslutade partier innehåller drag, men inga namn och inga chattmeddelanden.
page-privacy-erase = Hur du får det raderat
page-privacy-erase-how = Skriv till den som driver servern. Skicka länken till bordet och säg vilken plats som var din. Den som driver servern kan visa dig allt som är sparat om dig och radera dina namn, chattmeddelanden och aviseringar. Dina drag finns kvar, utan ditt namn, så att de andra fortfarande kan läsa och kontrollera sitt parti.
page-about-thanks = Tack
page-about-thanks-1 = Kustlinjen kommer från Natural Earths fria data. Typsnitten är Alegreya och Alegreya Sans av Juan Pablo del Peral, under SIL Open Font Licence.

field-active = Vems tur
field-round = Runda
field-hand-sizes = Antal på handen
field-unseen = Inte sett än
field-under = Underst, i den här ordningen

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Tryckta värden
page-edition-editor = Redigera utgåva
page-edition-own-title = { $title }, min utgåva
page-edition-owner = Värden från det tryckta spelet, inskrivna av ägaren
page-edition-title = Titel
page-edition-start = Spela med utgåvan
page-edition-keep = Spara på servern
page-edition-keep-again = Spara ändringar
page-edition-kept-again = Sparad. Det nya fingeravtrycket är { $digest }.
page-edition-save = Spara i en fil
page-edition-open-file = Öppna en fil
page-edition-compare = Jämför med en fil
page-edition-again = Börja om
page-edition-delete = Radera
page-edition-delete-sure = Vill du radera utgåvan från servern? Bord som redan använder den behåller den.
page-edition-yours = Sparad på servern, fingeravtryck { $digest }. Bara den här länken öppnar den, och bara du kan ändra den.
page-edition-owner-link = Kopiera ägarens länk
page-edition-unsaved = Dina ändringar är inte sparade på servern än.
page-edition-others = Någon har delat den här utgåvan med dig, fingeravtryck { $digest }. Spara den för att få en egen kopia.
page-edition-note = Skriv bara in namn och tal, inga texter eller bilder från förlaget. Ett streckat fält är rekonstruerat: Det förblir märkt tills du skriver in det tryckta värdet eller bekräftar fältet. Tryck på Enter för att bekräfta ett fält och gå till nästa. Det du skriver in stannar i den här webbläsaren tills du sparar det.
page-edition-no-file = Filen är ingen utgåva av det här spelet.
page-edition-no-board = Spelplanen visas när alla värden är giltiga.
page-edition-checking = Kontrollerar …
page-edition-sound = Alla värden är giltiga. Den här utgåvan går att spela.
page-edition-problems = { $number ->
    [one] Ett värde är ogiltigt.
   *[other] { $number } värden är ogiltiga.
}
page-edition-show-first = Visa det första
page-edition-board = Spelplan
page-edition-things = Allt på spelplanen. Bläddra med piltangenterna, öppna en post med Enter och gå tillbaka med Escape.
page-edition-tables = Tryckta värden
page-edition-table = Tabell
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problem
}
page-edition-left = { $number } att bekräfta
page-edition-open = { $number } av { $of } kvar att bekräfta
page-edition-all-confirmed = Allt är bekräftat eller har en källa
page-edition-confirm = Stämmer med trycket
page-edition-confirm-entry = Bekräfta att det stämmer med trycket: { $entry }
page-edition-confirm-all = Allt stämmer med trycket
page-edition-remove = Ta bort
page-edition-remove-entry = Ta bort { $entry }
page-edition-add = Lägg till en post
page-edition-entry = Post
page-edition-actions = Bekräfta eller ta bort
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Jämförd med ”{ $title }”
page-edition-differences = { $number ->
    [0] Båda filerna har samma värden.
    [one] Ett värde skiljer sig.
   *[other] { $number } värden skiljer sig.
}
page-edition-mine = Min: { $value }
page-edition-theirs = Den andra: { $value }
page-edition-nothing = inget
page-edition-has-entry = har den här posten
page-edition-reconstructed = rekonstruerat
page-edition-take-all = Använd allt från den andra
page-edition-merge = { $number ->
    [one] Använd ett värde
   *[other] Använd { $number } värden
}
page-edition-played-on = Spelat med ”{ $title }”, fingeravtryck { $digest }
