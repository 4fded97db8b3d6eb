# The words of no game.

seat = Speler { $number }
nothing = niets
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = Je bent niet aan de beurt. Wachten op: { $others }.
match-is-over = De partij is afgelopen.
stale = De partij is na deze keuze verdergegaan (stand { $version }, nu { $current }). Kijk nog eens en kies opnieuw.
unknown = Onbekend ({ $what }): { $word }.
allowed = Toegestaan: { $allowed }.

replay-head = { $game } met { $seats } spelers, editie: { $edition }
replay-deal = De opzet
replay-move = { $number }. { $seat }
replay-whisper = (dit ziet alleen { $seat }) { $event }
replay-score = Eindstand
replay-total = Totaal
replay-out = { $seat } kan niet winnen.
replay-winner = { $names } { $count ->
    [one] wint.
   *[other] delen de winst.
}
replay-nobody = Niemand wint.
replay-unfinished = De partij is niet uitgespeeld. Wachten op: { $others }.
replay-position = Stand na { $number ->
    [one] { $number } beslissing
   *[other] { $number } beslissingen
}
verify-sound = In orde: { $entries } regels, elk gebonden aan de vorige, volgens de spelregels en juist verteld.
verify-luck-checked = Toeval: elk antwoord volgt uit de startwaarde.
verify-luck-sealed = Toeval: verzegeld; te controleren zodra de startwaarde bekend is.
verify-luck-unknown = Toeval: de bron staat niet in het bestand; zeker is alleen dat het zo kon vallen.
verify-score = Telling: zoals de spelregels tellen.
verify-unfinished = De partij is niet uitgespeeld, dus er is geen eindstand.

edition-sound = In orde: editie { $edition } van { $game }, speelbaar.
edition-problems = { $number ->
    [one] Eén probleem:
   *[other] { $number } problemen:
}

arena-title = { $game }: { $bots }
arena-about = { $setup }; { $matches } partijen met { $deals } beginopstellingen, startwaarde { $seed }, controlesom { $sum }.
arena-shares = Aandeel in de overwinningen (de stippellijn is een eerlijk aandeel)
arena-margins = Voorsprong op de beste andere bot, gemiddeld in punten
arena-scores = Spreiding van de punten
arena-note = Elke beginopstelling wordt op alle plaatsen om beurten gespeeld, zodat geluk en pech elkaar opheffen; een beginopstelling telt als één waarneming. Haakjes en balken zijn 95%-intervallen. De tijd geldt voor beslissingen met meer dan één mogelijkheid.
arena-column-bot = Bot
arena-column-wins = Deel van de winst
arena-column-score = Punten
arena-column-margin = Voorsprong
arena-column-rank = Rang
arena-column-rating = OpenSkill
arena-column-time = Tijd per beslissing

# Tables: why not.
declined-malformed = Dit is niet leesbaar: { $problem }
declined-secret-needed = Hiervoor is het geheim nodig van een plaats aan deze tafel of van de gastheer.
declined-secret-used = Dit geheim opent aan deze tafel al iets anders.
declined-not-yours = Dat is niet aan jou.
declined-host-only = Dat mag alleen wie de tafel heeft geopend.
declined-not-allowed = Dat is aan deze tafel niet toegestaan.
declined-bad-origin = Dit verzoek komt van een pagina van een andere website.
declined-too-large = Dat is te groot.
declined-too-many = Te veel tegelijk. Wacht even en probeer het opnieuw.
declined-try-again = De server kan niet bij zijn opslag. Er is niets verloren; probeer het zo nog eens.
declined-fault = Er ging iets mis op de server. Het is genoteerd; aan de tafel is niets veranderd.
declined-seat-taken = Plaats { $seat } is bezet.
declined-seat-empty = Plaats { $seat } is leeg.
declined-table-full = Alle plaatsen aan deze tafel zijn bezet.
declined-already-started = De partij is al begonnen.
declined-not-started = De partij is nog niet begonnen.
declined-match-over = De partij is afgelopen.
declined-not-over = De partij is nog niet afgelopen.
declined-no-undo = Er valt niets terug te nemen.
declined-undo-pending = De tafel krijgt al de vraag of er iets teruggenomen mag worden.
declined-no-request = Niemand vraagt je of er iets teruggenomen mag worden.
declined-no-hint = Een tip krijg je alleen als je aan de beurt bent.
declined-already-a-bot = Op plaats { $seat } speelt een bot.
declined-not-a-bot = Op plaats { $seat } valt geen bot in.

notice-turn = { $name }, je bent aan de beurt: { $where }
notice-reminder = { $name }, de tafel wacht nog op je: { $where }

bot-random = Toeval
bot-name = { $level } { $number }

pages-not-built = De server draait, maar de pagina's zijn niet gebouwd. Voer in de bronmap ‘make setup’ uit (daarvoor is Node.js nodig) en start de server opnieuw. De API werkt ook zonder.
