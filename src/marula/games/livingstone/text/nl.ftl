game-title = Livingstone
game-summary = Een stoomboot vaart de Zambezi op naar Mosi-oa-Tunya, ‘de rook die dondert’, van oudsher bekend bij de mensen die er wonen en op Europese kaarten Victoriawatervallen genoemd. Neem dobbelstenen, zet tenten op, graaf naar edelstenen en geef nooit het minst aan de koningin: wie dat doet, kan niet winnen.
game-teaser = Neem dobbelstenen, zet tenten op en graaf naar edelstenen terwijl de stoomboot de Zambezi op vaart. Maar wie het minst aan de koningin geeft, kan niet winnen.

# Things

column = kolom { $number }
row = rij { $number }
field = { $column }, { $row }

gem-transparent = doorzichtige edelsteen
gem-blue = blauwe edelsteen
gem-red = rode edelsteen

stone-transparent = doorzichtige edelsteen
stone-blue = blauwe edelsteen
stone-red = rode edelsteen
stone-rubble = puin
stone-white = witte steen

card-free-tent = Gratis tent
card-any-row = Rij naar keuze
card-two-dice = Twee dobbelstenen
card-lion = Leeuw
card-rhino = Neushoorn
card-antelope = Antilope
card-second-tent = Tweede tent
card-market = Markt
card-boat-back = Boot terug
card-three-stones = Drie stenen
card-four-coins = Vier munten
card-mine-collapse = Mijninstorting

# Variants

option-open-coins = Munten
option-open-coins-no = gesloten: iedereen kan beurs en schatkist samen uitrekenen, maar niet hoeveel er gegeven is
option-open-coins-yes = open: iedereen ziet elke beurs en elke gift
option-open-gems = Edelstenen
option-open-gems-yes = open, voor hun eigenaar
option-open-gems-no = gesloten: de anderen zien hoeveel het er zijn, niet welke kleuren
option-pass-die = Wie een dobbelsteen kan nemen
option-pass-die-no = moet er een nemen
option-pass-die-yes = mag afzien van verdere dobbelstenen in deze ronde
option-white-stone = Edelstenen, samen met de witte steen getrokken
option-white-stone-forced = moeten meteen worden verkocht
option-white-stone-voluntary = mogen worden gehouden

# What is asked

phase-turn = Neem een dobbelsteen. Daarvoor mag je kaarten spelen, edelstenen verkopen en aan de koningin geven.
phase-die = Gebruik je dobbelsteen: trek een kaart, neem munten, graaf of zet een tent op. Je mag nog kaarten spelen, edelstenen verkopen en aan de koningin geven.
phase-after = Je mag kaarten spelen, edelstenen verkopen en aan de koningin geven, of je beurt beëindigen.
phase-market = Verkoop edelstenen op de markt of sluit hem.
phase-white-stone = De witte steen: verkoop de edelstenen van deze trekking, met een kaart ‘Markt’ als je die hebt.
phase-second-tent = Kies waar je tweede tent komt te staan.
phase-move = Kies welke van je tenten je verplaatst.
phase-over = De partij is afgelopen.

# What may be chosen

action-take-die = Dobbelsteen nemen: { $die }
action-pass-die = Geen dobbelstenen meer in deze ronde
action-draw-card = Kaart trekken
action-take-coins = Munten nemen
action-dig = In de mijn graven
action-pitch-tent = { $cards_count ->
    [0] Tent opzetten: { $row }
   *[other] Tent opzetten: { $row } (met: { $cards })
}
action-play-card = ‘{ $card }’ spelen
action-sell-gem = Een { $gem } verkopen
action-sell-at-market = Een { $gem } op de markt verkopen
action-close-market = De markt sluiten
action-sell-drawn = De edelstenen van deze trekking verkopen
action-pitch-second-tent = Tweede tent opzetten: { $field }
action-move-tent = Tent verplaatsen, nu in { $field }
action-give = { $coins ->
    [one] Eén munt
   *[other] { $coins } munten
} aan de koningin geven
action-end-turn = Beurt beëindigen

# What happened

event-round-began = Ronde { $round }: de boot ligt in { $column }. { $seat } gooit { $dice }.
event-die-taken = { $seat } neemt een { $die }.
event-die-passed = { $seat } neemt in deze ronde geen dobbelstenen meer.
event-passed-over = { $seat } wordt overgeslagen: geen dobbelsteen is hoger dan { $die }.
event-turn-ended = { $seat } beëindigt de beurt.
event-card-drawn = { $seat } trekt een kaart.
event-card-seen = De kaart: ‘{ $card }’.
event-card-played = { $seat } speelt ‘{ $card }’.
event-mine-collapsed = { $seat } trekt de mijninstorting: alle stenen gaan terug in de zak.
event-gems-lost = { $seat } verliest { $gems ->
    [one] één edelsteen
   *[other] { $gems } edelstenen
}.
event-cards-shuffled = De mijninstorting, de gespeelde kaarten en de rest van de stapel worden geschud: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
event-coins-taken = { $seat } neemt { $coins ->
    [one] één munt
   *[other] { $coins } munten
}.
event-stones-drawn = { $seat } trekt uit de zak: { $stones }.
event-stones-hidden = { $seat } trekt { $gems ->
    [one] één edelsteen
   *[other] { $gems } edelstenen
} en { $rubble }× puin uit de zak{ $white ->
    [yes] , en de witte steen
   *[no] {""}
}.
event-gems-found = De edelstenen: { $gems }.
event-bag-refilled = De witte steen: { $stones ->
    [one] één steen gaat
   *[other] { $stones } stenen gaan
} terug in de zak.
event-gem-sold = { $seat } verkoopt een { $gem } voor { $coins ->
    [one] één munt
   *[other] { $coins } munten
}.
event-gem-marketed = { $seat } verkoopt op de markt een { $gem } voor { $coins ->
    [one] één munt
   *[other] { $coins } munten
} en { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-market-closed = { $seat } verlaat de markt.
event-tent-pitched = { $seat } zet een tent op in { $field }, { $coins ->
    [0] gratis
    [one] voor één munt
   *[other] voor { $coins } munten
}.
event-fee-paid = { $seat } betaalt { $coins ->
    [one] één munt
   *[other] { $coins } munten
} aan { $to } voor de plek.
event-tent-moved = Het is de tent uit { $field }, verplaatst door { $seat }.
event-second-tent-pitched = { $seat } zet een tweede tent op in { $field }.
event-boat-went-back = De boot vaart terug naar { $column }.
event-points-gained = { $seat } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-gift-made = { $seat } geeft aan de koningin.
event-gift-counted = De gift: { $coins ->
    [one] één munt
   *[other] { $coins } munten
}.
event-gift-shown = { $seat } geeft { $coins ->
    [one] één munt
   *[other] { $coins } munten
} aan de koningin.
event-round-ended = Ronde { $round } is voorbij; { $dice ->
    [0] er blijft geen dobbelsteen over
    [one] er blijft één dobbelsteen over
   *[other] er blijven { $dice } dobbelstenen over
}.
event-column-scored = { $seat } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
} voor { $tents ->
    [one] één tent
   *[other] { $tents } tenten
} in { $column }.
event-match-ended = De boot heeft na { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
} de watervallen bereikt.
event-majority-scored = { $seat } heeft de meeste tenten in { $row } ({ $tents }): { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-gems-counted = { $seat } heeft nog { $gems ->
    [one] één edelsteen
   *[other] { $gems } edelstenen
}: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-hand-shown = { $seat } heeft nog in de hand: { $cards }.
event-chest-opened = { $seat } opent de schatkist en heeft { $coins ->
    [0] niets
    [one] één munt
   *[other] { $coins } munten
} gegeven.
event-queen-rolled = De dobbelstenen tonen { $dice }: er werden { $coins } munten verwacht.
event-seat-out = { $seat } heeft te weinig gegeven en valt af.

# Why not

refusal-li-7-take = Neem eerst een dobbelsteen
refusal-li-7-use = Je hebt een dobbelsteen: gebruik die eerst
refusal-li-7-once = Je hebt je dobbelsteen van deze beurt al genomen en gebruikt
refusal-li-7-none = Geen dobbelsteen toont een { $die }
refusal-li-8 = Een { $die } is niet hoger dan de { $last } die je hiervoor nam
refusal-li-9 = Wie een dobbelsteen kan nemen, moet er een nemen
refusal-li-9-pass = Neem een dobbelsteen of zie af van verdere in deze ronde
refusal-li-13 = Een tent kost hier { $needed ->
    [one] één munt
   *[other] { $needed } munten
}; in je beurs zit { $purse }
refusal-li-13-row = Met een { $die } bouw je in de rij van dat getal, niet in { $row }
refusal-li-14 = Met een munt voor elke speler die er al staat, kost deze tent { $needed ->
    [one] één munt
   *[other] { $needed } munten
}; in je beurs zit { $purse }
refusal-li-16 = Je hebt geen { $gem } om te verkopen
refusal-li-18 = De witte steen is getrokken: verkoop eerst de edelstenen van deze trekking
refusal-li-18-none = Zo verkoop je alleen edelstenen die samen met de witte steen zijn getrokken
refusal-li-20 = Je hebt de kaart ‘{ $card }’ niet
refusal-li-21 = Je hebt de kaart ‘Gratis tent’ niet
refusal-li-22 = Er is geen hogere dobbelsteen die je ook nog zou kunnen nemen
refusal-li-22-late = ‘Twee dobbelstenen’ speel je voordat je de dobbelsteen neemt
refusal-li-22-second = Na een { $die } zou er geen hogere dobbelsteen zijn voor je ‘Twee dobbelstenen’
refusal-li-23 = Je hebt de kaart ‘Rij naar keuze’ niet
refusal-li-23-own = In { $row } bouwt je dobbelsteen ook zonder kaart
refusal-li-26 = Geen van je gewaardeerde tenten staat waar er een tweede bij mag
refusal-li-26-stock = Je hebt geen tent meer voor een tweede
refusal-li-26-card = Voor een tweede tent is de kaart ‘Tweede tent’ nodig
refusal-li-26-first = Kies eerst waar je tweede tent komt te staan
refusal-li-26-field = In { $field } staat geen gewaardeerde tent van jou, of de boot ligt daar
refusal-li-27 = Je hebt geen edelsteen voor de markt
refusal-li-27-closed = Voor de markt is een gespeelde kaart ‘Markt’ nodig
refusal-li-27-open = De markt is open: verkoop daar of sluit hem eerst
refusal-li-27-gem = Je hebt geen { $gem } voor de markt
refusal-li-28 = De boot ligt in de eerste kolom en kan niet terug
refusal-li-28-limit = De boot is { $times } keer teruggevaren en vaart niet meer terug
refusal-li-32 = { $coins ->
    [one] Eén munt
   *[other] { $coins } munten
} kun je niet geven: in je beurs zit { $purse }
refusal-li-32-least = Een gift is minstens één munt
refusal-li-38-none = Je hebt geen tent meer om te bouwen
refusal-li-38-first = Tenten worden alleen met twee spelers verplaatst, en alleen als er bij het bouwen geen meer in voorraad is
refusal-li-38-choose = Kies eerst welke van je tenten je verplaatst
refusal-li-38-same = Die tent staat al waar hij naartoe zou gaan
refusal-li-38-field = In { $field } heb je geen tent

# The score

line-column = Tenten in { $column }
line-row = Meeste tenten in { $row } ({ $tents })
line-market = Op de markt verkocht
line-gems = Gehouden edelstenen ({ $gems })
line-animals = Dieren
line-gift = Gift aan de koningin: { $coins } (minstens { $needed } om erbij te blijven)

# The guide for a first match

guide-dice = Neem een dobbelsteen, telkens een hogere dan je vorige van deze ronde. Het getal bepaalt de rij, de munten of de stenen.
guide-field = Met een dobbelsteen kun je in de kolom van de boot een tent opzetten, in de rij van het getal. Links staan de punten; wie aan het einde de meeste tenten in een rij heeft, krijgt de punten rechts.
guide-river = De munt onder een kolom geeft aan wat een tent daar kost. Als niemand meer een dobbelsteen kan nemen, wordt de kolom gewaardeerd en vaart de boot verder.
guide-mine = Of graaf: zoveel stenen als de dobbelsteen aangeeft. Edelstenen kun je in je beurt altijd voor munten verkopen. Je ziet wat er nog in de zak zit.
guide-chest = Je beurs en je gesloten schatkist voor de koningin. Wie aan het einde het minst heeft gegeven, kan niet winnen (met twee spelers: wie minder gaf dan de dobbelstenen dan vragen). Geef dus op tijd.

# On the drawn board

face-valley = Het dal van de Zambezi: zes rijen tentvelden, tien kolommen
face-dice-and-points = Stenen · ★ per tent
face-points-short = ★ per tent
face-most-tents = Tenten · ★ voor de meeste
face-most-short = meeste
face-row-points = Een tent in rij { $row } levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op als de kolom wordt gewaardeerd
face-majority = Meeste tenten in rij { $row } aan het einde: { $points ->
    [one] één punt
   *[other] { $points } punten
}
face-dice-here = { $dice ->
    [0] Geen dobbelsteen toont { $number }
    [one] Eén dobbelsteen toont { $number }
   *[other] { $dice } dobbelstenen tonen { $number }
}
face-pitch-for = { $coins ->
    [0] Tent opzetten voor niets: { $field }
    [one] Tent opzetten voor één munt: { $field }
   *[other] Tent opzetten voor { $coins } munten: { $field }
}
face-costs = Een tent kost
face-costs-short = tentprijs
face-column-cost = Kolom { $column }: een tent kost { $coins ->
    [one] één munt
   *[other] { $coins } munten
}
face-reconstructed = gereconstrueerd
face-reconstructed-short = nagemaakt
face-falls = Mosi-oa-Tunya
face-falls-today = Victoriawatervallen
face-falls-both = Mosi-oa-Tunya, de rook die dondert; op Europese kaarten Victoriawatervallen
face-ocean = Indische Oceaan
face-chart = De boot op de echte Zambezi
face-boat = De boot ligt in kolom { $column }
face-bank = Bank
face-take-coins = { $coins ->
    [one] Eén munt nemen
   *[other] { $coins } munten nemen
}
face-draw-card = Kaart trekken
face-pile = { $cards ->
    [one] Stapel: één kaart
   *[other] Stapel: { $cards } kaarten
}
face-played = { $cards ->
    [0] Geen kaarten gespeeld
   *[other] Gespeeld:
}
face-dig = { $stones ->
    [one] Naar één steen graven
   *[other] Naar { $stones } stenen graven
}
face-bag = { $stones ->
    [one] Eén steen in de zak
   *[other] { $stones } stenen in de zak
}
face-bag-hidden = { $stones ->
    [one] Eén steen in de zak en gesloten bij anderen
   *[other] { $stones } stenen in de zak en gesloten bij anderen
}
face-drawn = Te verkopen:
face-last-draw = { $name } trok
face-side = Ernaast:
face-points = Punten tot nu toe
face-purse = Munten in de beurs
face-chest = Aan de koningin gegeven, in de gesloten schatkist
face-chest-known = Je schatkist voor de koningin; de anderen weten dat er { $low } tot { $high } in zit
face-stock = Tenten in voorraad
face-cards = Kaarten in de hand
face-hidden-gems = Gesloten edelstenen
face-taken = Dobbelstenen van deze ronde
face-passed = neemt geen dobbelstenen meer
face-own = Wat van jou is
face-give-how-much = Hoeveel je aan de koningin geeft
face-give = { $coins } geven
face-give-coins = Te geven munten, 1 tot { $most }
face-give-less = { $coins ->
    [one] Eén munt minder
   *[other] { $coins } munten minder
}
face-give-more = { $coins ->
    [one] Eén munt meer
   *[other] { $coins } munten meer
}
face-give-all = { $coins ->
    [one] Je enige munt
   *[other] Alle { $coins } munten
}
face-give-all-short = Alle
face-last-die = Je kunt in deze ronde geen dobbelsteen meer nemen
face-last-die-short = laatste
face-price = { $coins ->
    [one] één munt
   *[other] { $coins } munten
}
face-market-price = { $coins ->
    [one] één munt
   *[other] { $coins } munten
} en { $points ->
    [one] één punt
   *[other] { $points } punten
}
face-sell = { $what } ({ $price }); je hebt er { $number }
face-no-gems = Geen edelstenen
face-no-cards = Geen kaarten
face-play = { $number ->
    [one] ‘{ $card }’ gebruiken
   *[other] ‘{ $card }’ gebruiken: je hebt er { $number }
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = grotere gift, { $more } tegen { $less }
lines-column = Tenten, ronde voor ronde
lines-row = Meeste tenten in een rij
lines-gems = Gehouden edelstenen
lines-gift = Gift aan de koningin

# The board as text
face = { $number }
field-starter = Wie de ronde begon
field-boat = De boot
field-boats-back = Hoe vaak de boot is teruggevaren
field-dice = Dobbelstenen om te nemen
field-taken = In deze ronde genomen dobbelstenen
field-passed = Neemt in deze ronde geen dobbelstenen meer
field-die = De genomen dobbelsteen
field-target = Waar de verplaatste tent heen gaat
field-stock = Tenten in voorraad
field-tents = Tenten
field-scored = Gewaardeerde tenten
field-coins = Beurs en schatkist samen
field-purses = Munten in de beurs
field-chests = Aan de koningin gegeven
field-low = Aan de koningin gegeven, minstens
field-high = Aan de koningin gegeven, hoogstens
field-unseen-stones = Niet geziene stenen
field-side = Stenen naast de zak
field-drawn = Te verkopen
field-gems = Edelstenen
field-gem-counts = Aantal edelstenen
field-unseen-cards = Niet geziene kaarten
field-played = Gespeelde kaarten
field-hands = Kaarten
field-hand-sizes = Kaarten in de hand
field-column-points = Punten voor kolommen
field-market-points = Punten van de markt
field-animal-points = Punten voor dieren
field-expected = Munten die de koningin verwacht

# What is wrong with an edition file
problem-coin-value = de waarde van een munt is een getal vanaf 1
problem-below-the-one-before = mag niet onder de vorige liggen ({ $number })
problem-rows = moeten er { $number } zijn, één voor elk getal van de dobbelsteen
problem-columns = moeten { $least } tot { $most } kolommen zijn

# Many choices of one kind under one button
kind-take-die = Dobbelsteen nemen
kind-pitch-tent = Tent opzetten
kind-play-card = Kaart spelen
kind-sell-gem = Edelsteen verkopen
kind-sell-at-market = Op de markt verkopen
kind-pitch-second-tent = Tweede tent opzetten
kind-move-tent = Tent verplaatsen
kind-give = Aan de koningin geven

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone van Benjamin Liersch, Schmidt Spiele 2009. De handleiding toont bord en kaarten alleen als afbeeldingen. Door dit project gereconstrueerd, zodat het klopt met alles wat bekend is: de tentkosten van de kolommen, de meerderheden van de rijen 3 tot 5, de verdeling van 25 van de 27 kaarten (hun som is bekend), en de twee grenzen. Wie het gedrukte spel bezit, kan de waarden ervan in een eigen editiebestand schrijven.
source-rulebook-de-ref = Duitse handleiding, Schmidt Spiele 2009
source-rulebook-de = regels, werking van de kaarten, soorten stenen, munten aan het begin, dobbelstenen; de meerderheid van rij 2; dat de kosten stijgen, na een 2 komt een 3
source-rulebook-it = edelstenen per kleur, tenten, aantal kaarten, munten
source-poeppelkiste = punten van de rijen, meerderheden van de rijen 1 en 6
source-hall9000 = tien kolommen, zes rijen, geen geblokkeerd veld; punten van de rijen
source-spiele-offensive = prijzen van de edelstenen
source-ludolegars = een eerste ronde met twee tenten en drie munten: kolom 1 kost 1
source-mobius = tien ronden, er kan er één bij komen: één kaart ‘Boot terug’ (afgeleid)
source-bga = een dobbelsteen moet worden genomen als het kan; elf tenten

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-columns = Kolommen
printed-cost = Kosten van een tent
printed-rows = Rijen
printed-tent-points = Punten van een tent
printed-majority-points = Punten voor de meeste tenten
printed-gems = Edelstenen
printed-count = Aantal
printed-price = Prijs
printed-market-coins = Markt: munten
printed-market-points = Markt: punten
printed-stones = Andere stenen
printed-rubble = Puin
printed-white = Witte stenen
printed-cards = Kaarten
printed-amount = Getal erop
printed-numbers = Andere getallen
printed-tents = Tenten per speler
printed-coins = Munten bij het begin
printed-dice-per-player = Dobbelstenen per speler
printed-gem-points = Punten van een gehouden edelsteen
printed-limits = Grenzen
printed-largest-gift = Grootste gift
printed-boat-back = Aantal keren dat de boot teruggaat
printed-box-coins = Munten in de doos
printed-pieces = Stukken van elke waarde
