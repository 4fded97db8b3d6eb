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
page-sound-off = Inget ljud
page-volume = Volym
page-pace = De andras drag
page-pace-calm = Lugnt
page-pace-brisk = Raskt
page-pace-at-once = Genast
page-yes = ja
page-no = nej
page-close = Stäng
page-cancel = Avbryt
page-back = Tillbaka
page-menu = Meny
page-rules = Regler
page-rules-in-english = De här reglerna är inte översatta än: Här är de på engelska.
page-unreachable = Servern svarar inte. Är den fortfarande igång?
page-reload = Ladda om
page-no-page = Den sidan finns inte
page-no-page-more = Det finns inget på { $address }. Kanske klipptes länken av.
page-fault = Något gick fel på den här sidan. Ladda om den; inget vid bordet går förlorat.

page-welcome = Brädspel som utspelar sig i Afrika
page-welcome-more = Direkt mot botar, med vänner via en länk eller tillsammans vid en skärm. Inget konto.
page-players = { $fewest } till { $most } spelare
page-play-bots = Spela mot botar
page-set-up = Skapa ett bord …
page-guest = Gäst
page-tables = Bord
page-no-tables = Inga öppna bord just nu. Skapa ett och visa det för alla.
page-finished = Avslutade partier
page-no-finished = Inget parti har avslutats än.
page-upload = Öppna en partifil …
page-go-on = Fortsätt
page-status-open = Öppet: var med
page-status-playing = Pågår: titta på
page-status-over = Slut
page-more-matches = { $number } till av dina partier
page-no-game = Det spelet finns inte: { $name }
page-won-by = Vanns av { $names }
page-free-seat = ledig plats

page-how-many = Spelare
page-seats = Platser
page-seat-kind = Vem sitter på plats { $number }
page-me = Jag
page-me-again = Jag igen, vid den här skärmen
page-by-link = Någon med länken
page-bot = Bot: { $level }
page-name = Namn
page-colour-of = Färg för plats { $number }
page-colour-blue = blå
page-colour-red = röd
page-colour-green = grön
page-colour-violet = violett
page-colour-gold = guld
page-clock = Klocka
page-clock-none = ingen
page-clock-quick = 5 minuter plus 10 sekunder per beslut
page-clock-calm = 20 minuter plus 20 sekunder per beslut
page-clock-days = 3 dagar per beslut
page-hints = Tips på begäran
page-public = Visa bordet för alla på den här servern
page-start = Starta
page-more = Varianter, klocka och vilka som får titta på

page-room-free = { $number ->
    [one] En plats är ledig.
   *[other] { $number } platser är lediga.
}
page-room-full = Alla platser är tagna.
page-room-host = Värden startar partiet när alla platser är tagna.
page-opened = Öppnades { $date }
page-here = här
page-sit-too = Sitt här också
page-remove-bot = Skicka bort boten

page-room = Partiet börjar när alla platser är tagna.
page-copy = Det här bordet är en av flera kopior med samma kort och samma slump, så att man kan jämföra hur folk spelar. Alla kopior startar samtidigt, och du får bara sitta vid en av dem.
page-order = Vem börjar
page-by-lot = genom lottning
page-as-listed = platser som de visas här
page-order-lot = Då lottas platserna, så vem som helst kan få börja.
page-order-host = Alla behåller platsen som visas här, och plats 1 börjar.
page-order-rotated = Alla har flyttat en plats sedan förra partiet.
page-starts-lot = Platserna lottades: { $name } börjar, sedan { $names }.
page-starts-rotated = Alla har flyttat en plats: { $name } börjar, sedan { $names }.
page-sit = Slå dig ner
page-stand-up = Res dig
page-fill-bot = Sätt en bot här …
page-invite = Skicka länken till den som ska vara med, eller låt hen skanna den.
page-own-link = Den här länken är din egen plats. Öppna den på din andra enhet och visa den inte för någon.
page-other-device = Min egen plats, för en annan enhet
page-copy-link = Kopiera länken
page-copied = Kopierat
page-qr = Länken som QR-kod

page-no-moment = Länken anger en tidpunkt eller en plats som det här partiet inte har. Här är det närmaste som finns.

page-no-table = Det bordet finns inte
page-no-table-more = Kanske klipptes länken av, eller så är bordet borta.
page-not-welcome = Det här bordet släpper inte in dig
page-not-welcome-more = Länken till den här platsen är fel eller för gammal, eller så visas bordet inte för åskådare.
page-watch-only = Titta på utan plats
page-connection-connecting = Ansluter …
page-connection-open = Ansluten
page-connection-lost = Anslutningen bröts, försöker igen …
page-connection-refused = Inte ansluten
page-choice-waits = Ditt val skickas när anslutningen är tillbaka.
page-choice-lost = Ditt val skickades inte: Anslutningen var borta för länge. Välj igen.

page-show = Vad som visas
page-board = Spelplan
page-as-text = Som text
page-unknown = inte känt
page-zoom = Hur nära kartan du är
page-sort-by-kind = Sortera korten efter slag
page-sort-by-number = Sortera korten efter antal
page-nearer = Närmare
page-farther = Längre bort
page-whole-map = Hela kartan
page-log = Logg
page-chat = Chatt
page-chat-empty = Ingen har sagt något än.
page-chat-say = Säg något
page-chat-send = Skicka
page-chat-more = Om det här meddelandet från { $name }
page-chat-mute = Tysta { $name }
page-chat-muted = På den här enheten ser du inte vad { $name } skriver. Ingen annan får veta det.
page-chat-unmute = Visa vad { $name } skriver
page-chat-unmuted = Nu ser du åter vad { $name } skriver.
page-chat-report = Anmäl meddelandet
page-chat-report-name = Anmäl namnet
page-chat-reported = Anmält. Den som driver servern kan nu se vad { $name } skrev.
page-score = Poäng
page-everyone = Vad alla har
page-choices = Vad du kan göra
page-all-choices = { $number ->
    [one] Det enda valet som lista
   *[other] Alla { $number } val som lista
}
page-more-choices = { $number } till
page-seat-details = Vad { $name } har
page-find = Sök
page-earlier = Visa det som kom före
page-since = Sedan din förra tur
page-you = du
page-stand-in = en bot vikarierar
page-hurried = tänker kortare
page-hurried-why = Många botar tänker på servern just nu, så den här har mindre tid.
page-away = borta
page-to-move = på tur
page-thinks = tänker
page-choosing = väljer
page-your-turn = Din tur.
page-your-turn-area = Vad du tillfrågas om
page-waiting-for = Vi väntar på { $names }.
page-also-waiting = Väljer också: { $names }.
page-read-rule = Läs regel { $rule }
page-undo = Ångra
page-undo-ask = Be att få ångra mitt senaste beslut
page-undo-asked = { $name } ber att få ångra ett beslut.
page-undo-waits = De andra tillfrågas om det får ångras.
page-agree = Gå med på det
page-refuse = Säg nej
page-hint = Tips
page-to-bot = Låt en bot spela åt mig
page-bot-plays = En bot spelar åt dig.
page-take-back = Ta tillbaka min plats
page-menu-match = Det här partiet
page-menu-others = De andra och andra skärmar
page-menu-settings = Inställningar
page-began = Började { $date }.
page-mode-board = Visa bara spelplanen, på en skärm för alla
page-guide = Visa mig runt
page-guide-next = Nästa
page-guide-ask = Här står vad du tillfrågas om, och allt du kan göra finns här som knappar. Siffertangenterna fungerar också. Det du har valt går ofta att ångra.
page-guide-board = Spelplanen. Det du kan välja på den har en grön kant; det som inte går säger varför när du försöker.
page-guide-seats = Alla vid bordet, och vems tur det är.
page-guide-log = Vad som har hänt, i ord. Peka på en rad, så visar spelplanen vad den handlar om.
page-pass-on = Klar, lämna vidare
page-pass-on-asked = Se vad du fick. Sedan är det { $name } som står på tur.
page-curtain = Lämna över till { $name }
page-curtain-lift = Jag är { $name }

page-notices = Säg till när det är min tur
page-notices-here = På den här enheten
page-notices-not-here = Inte längre på den här enheten
page-notices-forbidden = Den här webbläsaren tillåter inte aviseringar härifrån.
page-notices-kind = Sätt
page-notices-address = Adress
page-notices-add = Lägg till
page-notices-asked = Ett mejl är på väg: Länken i det måste öppnas först.
page-notices-unconfirmed = inte bekräftat än
page-notices-mute = Tysta
page-notices-remove = Ta bort
page-notices-email = E-post
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = En webbläsare
page-notice = Aviseringar
page-notice-confirm = Vill du få mejl till den här adressen när det är din tur vid det här bordet?
page-notice-yes = Ja, säg till
page-notice-stop = Vill du inte ha fler mejl om det här bordet?
page-notice-no-more = Inga fler mejl
page-notice-done = Klart.
page-notice-old = Den här länken gäller inte längre.

page-winner = vinnare
page-out = kan inte vinna
page-ceremony = Poängräkningen, steg för steg
page-ceremony-next = Nästa
page-ceremony-skip = Visa ställningen
page-ceremony-again = Visa poängräkningen steg för steg
page-tie = { $ahead } är före { $behind } på samma poäng: { $reason }.
page-tie-other = regeln för lika ställning avgör, { $more } mot { $less }
page-tie-shared = { $ahead } och { $behind } har samma poäng, och inget skiljer dem åt.
page-course = Poäng under partiet
page-course-note = Räknat som om partiet hade slutat där.
page-rematch = Spela igen
page-watch-again = Se igen
page-download = Ladda ner partiet
page-verify-luck = Pröva slumpen
page-luck-kept = Slumpen i det här partiet var den som utlovades.
page-luck-broken = Slumpen i det här partiet var inte den som utlovades.
page-luck-none = Startvärdet för det här partiet är inte känt, så slumpen går inte att pröva.
page-luck-holds = Stämmer
page-luck-fails = Stämmer inte
page-luck-open = Går inte att pröva
page-luck-promise = Startvärdet som uppges nu är det som utlovades före start.
page-luck-noted = Löftet är det som den här webbläsaren noterade före start.
page-luck-added = { $number ->
    [0] Ingen lade något till startvärdet.
    [one] En spelare lade något till startvärdet efter löftet.
   *[other] { $number } spelare lade något till startvärdet efter löftet.
}
page-luck-lot = Lottningen som gav alla deras plats följer av startvärdet.
page-luck-own = Det som din webbläsare lade till är med.
page-luck-draws = { $number ->
    [one] Den enda dragningen följer av startvärdet och det som lades till.
   *[other] Alla { $number } dragningar följer av startvärdet och det som lades till.
}
page-luck-taken-back = Rent spel: Den enda människan här ångrade { $number ->
        [one] { $number } beslut
       *[other] { $number } beslut
    } efter att slumpen eller dolda kort hade visats.
page-luck-twice = Ingen slump användes två gånger.
page-luck-rest = Att reglerna bad om just dessa dragningar bevisar det nedladdade partiet med ”marula verify”.
page-luck-each = Varje dragning
page-luck-when = Beslut
page-luck-deal = Start
page-luck-size = Av
page-luck-told = Uppgivet
page-luck-again = Uträknat
page-path = Vägen till segern
page-copy-failed = Den här webbläsaren låter inte sidor kopiera. Här är länken:
page-link = Länk

page-first = Till starten
page-previous = Ett beslut bakåt
page-next = Ett beslut framåt
page-last = Till slutet
page-play = Spela upp
page-pause = Paus
page-moment = Tidpunkt i partiet
page-moment-of = beslut { $number } av { $last }
page-speed = Hastighet
page-eyes = Sett med vems ögon
page-onlooker = En åskådare
page-share = Kopiera en länk till det här ögonblicket
page-fork = Prova ett annat drag härifrån

page-sources = Källor
page-rules-and-sources = Regler och källor
page-about-what = Med Marula kan man spela och studera brädspel som utspelar sig i Afrika: i webbläsaren, mot botar och med varandra, med regler som är numrerade och prövade en i taget. Marula är öppet, har inga konton och kontaktar ingen.
page-about-period = Tiden spelen utspelar sig i
page-about-period-1 = Spel om resor i 1800-talets Afrika berättas oftast från de resandes sida. Platserna var varken tomma eller oupptäckta: Människor bodde, handlade och styrde där, visade de resande vägen och fick betala dyrt för det som följde, från slaveri till kolonialstyre.
page-about-period-2 = Vi behåller de namn som spelen trycker där reglerna behöver dem, visar dagens namn bredvid och håller tidens rangordningar och karikatyrer utanför våra teckningar.
page-about-boards = Hur säkra vi är på spelplanerna
page-about-boards-1 = Spelens tryckta spelplaner och kort är inte våra att kopiera. Namn och tal här kommer från publicerade regler och offentliga beskrivningar; där ingen har skrivit ner dem har de rekonstruerats så att de stämmer med allt som är känt, och utgåvan säger det. Den som äger det tryckta spelet kan spela med dess egna värden i en utgåvefil. Alla teckningar är våra egna.
page-privacy = Integritet
page-privacy-link = Vad servern sparar, hur länge och hur du får det raderat
page-privacy-none = Det finns inga konton, inga kakor och ingen spårning. Din webbläsare hämtar inget från andra servrar.
page-privacy-server = På servern
page-privacy-table = För varje bord: namnen som folk har skrivit in, deras drag och chatt, och när de gjordes.
page-privacy-table-always = De finns kvar tills den som driver servern raderar bordet.
page-privacy-table-days = De raderas när ingen har rört bordet på { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-secret = Av hemligheten som öppnar din plats: bara en hash, lika länge som bordet.
page-privacy-address = Din nätverksadress sparas inte. En hash av den, gjord med en nyckel, står i loggen när en förfrågan avvisas, hos utgåvor som du sparar och hos din plats vid kopior av ett bord. Den som är avstängd känns igen på en sådan hash.
page-privacy-notice = Om du slår på aviseringar: adressen eller webbläsaren som de skickas till, tills du slår av dem eller bordet raderas.
page-privacy-mail = När en e-postadress ska bekräftas: en hash av den, i { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-report = När någon anmäler ett meddelande eller ett namn: texten och skälet, tills ärendet är avklarat, högst { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-edition = Utgåvor som du sparar: tills du raderar dem, eller tills ingen har tittat på dem på { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
page-privacy-browser = I din webbläsare
page-privacy-browser-what = Ditt namn, dina inställningar, hemligheterna till dina platser och vilka du har tystat sparas i den här webbläsaren. Du raderar dem tillsammans med webbplatsens data, i webbläsarens inställningar. Då går det inte längre att öppna dina platser härifrån.
page-privacy-others = Vad andra ser
page-privacy-others-what = Alla vid ett bord ser namn, drag och chatt. Det gör också alla som har länken, om det är tillåtet att titta på. Offentliga bord visas på startsidan. Filer med avslutade partier innehåller drag, men inga namn och ingen chatt.
page-privacy-erase = Få det raderat
page-privacy-erase-how = Skriv till den som driver servern. Ange länken till bordet och säg vilken plats som var din. Den som driver servern kan visa dig allt som är sparat om dig och radera dina namn, din chatt och dina aviseringar. Dina drag finns kvar, utan ditt namn, så att de andras parti fortfarande kan läsas och kontrolleras.
page-about-thanks = Tack
page-about-thanks-1 = Kustlinjen är gjord av fria data från Natural Earth. Typsnitten är Alegreya och Alegreya Sans av Juan Pablo del Peral, under SIL Open Font Licence.

field-active = Vems tur
field-round = Runda
field-hand-sizes = Kort eller pjäser på handen
field-unseen = Inte sett än
field-under = Underst, i den här ordningen

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Tryckta värden
page-edition-editor = Redigera utgåva
page-edition-own-title = { $title }, min utgåva
page-edition-owner = Det tryckta spelet, avläst av ägaren
page-edition-title = Titel
page-edition-start = Spela med den
page-edition-keep = Spara på servern
page-edition-keep-again = Spara ändringar
page-edition-kept-again = Sparad. Fingeravtrycket är nu { $digest }.
page-edition-save = Spara i en fil
page-edition-open-file = Öppna en fil
page-edition-compare = Jämför med en fil
page-edition-again = Börja om
page-edition-delete = Radera
page-edition-delete-sure = Vill du radera utgåvan från servern? Bord som har skapats med den fortsätter.
page-edition-yours = Sparad på servern, fingeravtryck { $digest }. Bara den här länken öppnar den, och bara du kan ändra den.
page-edition-owner-link = Kopiera ägarens länk
page-edition-unsaved = Dina ändringar är inte sparade på servern än.
page-edition-others = Någon har delat den här utgåvan med dig, fingeravtryck { $digest }. Spara den för att få en egen kopia.
page-edition-note = Skriv bara namn och tal, inga texter eller bilder från förlaget. Ett streckat fält är en rekonstruktion: Det är märkt tills du skriver det som är tryckt eller bekräftar fältet. Enter bekräftar ett fält och går vidare till nästa. Det du skriver stannar i den här webbläsaren tills du sparar det.
page-edition-no-file = Filen är ingen utgåva av det här spelet.
page-edition-no-board = Spelplanen visas när allt stämmer.
page-edition-checking = Kontrollerar …
page-edition-sound = Allt stämmer. Den här utgåvan går att spela.
page-edition-problems = { $number ->
    [one] En sak stämmer inte.
   *[other] { $number } saker stämmer inte.
}
page-edition-show-first = Visa den första
page-edition-board = Spelplan
page-edition-things = Allt på spelplanen. Piltangenterna går från en sak till nästa, Enter öppnar posten och Escape går tillbaka.
page-edition-tables = Tryckta värden
page-edition-table = Tabell
page-edition-wrong = { $number ->
    [one] 1 problem
   *[other] { $number } problem
}
page-edition-left = { $number } att bekräfta
page-edition-open = { $number } av { $of } kvar att bekräfta
page-edition-all-confirmed = Allt är bekräftat eller har en källa
page-edition-confirm = Som tryckt
page-edition-confirm-entry = Bekräfta som tryckt: { $entry }
page-edition-confirm-all = Allt som tryckt
page-edition-remove = Ta bort
page-edition-remove-entry = Ta bort { $entry }
page-edition-add = Lägg till en post
page-edition-entry = Post
page-edition-actions = Bekräfta eller ta bort
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Jämförd med ”{ $title }”
page-edition-differences = { $number ->
    [0] Båda filerna säger samma sak.
    [one] Ett värde skiljer sig.
   *[other] { $number } värden skiljer sig.
}
page-edition-mine = Min: { $value }
page-edition-theirs = Den andra: { $value }
page-edition-nothing = inget
page-edition-has-entry = har den här posten
page-edition-reconstructed = rekonstruerat
page-edition-take-all = Ta allt från den andra
page-edition-merge = { $number ->
    [one] Ta ett värde
   *[other] Ta { $number } värden
}
page-edition-played-on = Spelat på ”{ $title }”, fingeravtryck { $digest }
