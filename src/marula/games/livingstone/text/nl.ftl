game-title = Livingstone
game-summary = Een stoomboot vaart de Zambezi op naar Mosi-oa-Tunya, ‘de rook die dondert’, van oudsher bekend bij de mensen die er wonen en op Europese kaarten Victoriawatervallen genoemd. Neem dobbelstenen, zet tenten op en graaf naar edelstenen. Maar zorg dat je niet het minst aan de koningin geeft, want dan kun je niet winnen.
game-teaser = Neem dobbelstenen, zet tenten op en graaf naar edelstenen terwijl de stoomboot de Zambezi op vaart. Maar wie het minst aan de koningin geeft, kan niet winnen.

# Things

column = kolom { $number }
row = rij { $number }
field = { $column }, { $row }

gem-transparent = doorzichtige edelsteen
gem-blue = blauwe edelsteen
gem-red = rode edelsteen

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = B
letter-red = R

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
option-open-coins-no = verborgen: iedereen kan uitrekenen wat beurs en schatkist samen bevatten, maar niet hoeveel er is gegeven
option-open-coins-yes = open: iedereen ziet elke beurs en elke gift
option-open-gems = Edelstenen
option-open-gems-yes = open, voor hun eigenaar
option-open-gems-no = verborgen: de anderen zien hoeveel het er zijn, niet welke kleuren
option-pass-die = Als je een dobbelsteen kunt nemen
option-pass-die-no = moet je er een nemen
option-pass-die-yes = mag je afzien van verdere dobbelstenen in deze ronde
option-white-stone = Edelstenen die samen met de witte steen zijn getrokken
option-white-stone-forced = moeten meteen worden verkocht
option-white-stone-voluntary = mogen worden gehouden

# What is asked

phase-turn = Neem een dobbelsteen. Vooraf mag je kaarten spelen, edelstenen verkopen en aan de koningin geven.
phase-die = Gebruik je dobbelsteen: trek een kaart, neem munten, graaf of zet een tent op. Kaarten spelen, verkopen en geven mag ook.
phase-after = Je mag kaarten spelen, edelstenen verkopen en aan de koningin geven, of je beurt beëindigen.
phase-market = Verkoop edelstenen op de markt of sluit de markt.
phase-white-stone = Je hebt de witte steen getrokken: verkoop de edelstenen van deze trekking, met een kaart ‘Markt’ als je die hebt.
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
action-move-tent = Tent uit { $field } verplaatsen
action-give = { $coins ->
    [one] Eén munt
   *[other] { $coins } munten
} aan de koningin geven
action-end-turn = Beurt beëindigen

# What happened

event-round-began = Ronde { $round }: de boot ligt in { $column }. { $seat } gooit { $dice_row }.
event-die-taken = { $seat } neemt een { $die }.
event-die-passed = { $seat } neemt in deze ronde geen dobbelstenen meer.
event-passed-over = { $seat } wordt overgeslagen: geen dobbelsteen is hoger dan { $die }.
event-turn-ended = { $seat } beëindigt de beurt.
event-card-drawn = { $seat } trekt een kaart.
event-card-seen = De kaart: ‘{ $card }’.
event-card-played = { $seat } speelt ‘{ $card }’.
event-mine-collapsed = { $seat } trekt ‘Mijninstorting’: alle stenen gaan terug in de zak.
event-gems-lost = { $seat } verliest { $gems ->
    [one] één edelsteen
   *[other] { $gems } edelstenen
}.
event-cards-shuffled = ‘Mijninstorting’, de gespeelde kaarten en de rest van de stapel worden geschud: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
event-coins-taken = { $seat } neemt { $coins ->
    [one] één munt
   *[other] { $coins } munten
}.
event-stones-drawn = { $seat } trekt uit de zak: { $stones }.
event-stones-hidden = { $seat } trekt { $gems ->
    [0] geen edelstenen
    [one] één edelsteen
   *[other] { $gems } edelstenen
}{ $white ->
    [yes] ,
   *[no] { " " }en
}{ $rubble ->
    [0] { " " }geen puin
   *[other] { " " }{ $rubble }× puin
}{ $white ->
    [yes] { " " }en de witte steen
   *[no] { "" }
} uit de zak.
event-gems-found = Getrokken edelstenen: { $gems }.
event-bag-refilled = Na de witte steen { $stones ->
    [one] gaat één steen
   *[other] gaan { $stones } stenen
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
event-market-closed = { $seat } sluit de markt.
event-tent-pitched = { $seat } zet { $coins ->
    [0] gratis
    [one] voor één munt
   *[other] voor { $coins } munten
} een tent op in { $field }.
event-fee-paid = { $seat } betaalt { $coins ->
    [one] één munt
   *[other] { $coins } munten
} aan { $to } om het veld te delen.
event-tent-moved = { $seat } verplaatst de tent uit { $field }.
event-second-tent-pitched = { $seat } zet een tweede tent op in { $field }.
event-boat-went-back = De boot vaart terug naar { $column }.
event-points-gained = { $seat } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-gift-made = { $seat } doet een gift aan de koningin.
event-gift-counted = Gift: { $coins ->
    [one] één munt
   *[other] { $coins } munten
}.
event-gift-shown = { $seat } geeft { $coins ->
    [one] één munt
   *[other] { $coins } munten
} aan de koningin.
event-round-ended = Ronde { $round } eindigt: { $dice ->
    [0] er is geen dobbelsteen over
    [one] er is één dobbelsteen over
   *[other] er zijn { $dice } dobbelstenen over
}.
event-column-scored = { $seat } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
} voor { $tents ->
    [one] één tent
   *[other] { $tents } tenten
} in { $column }.
event-match-ended = De boot bereikt na { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
} de watervallen.
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
event-chest-opened = { $seat } opent de schatkist: { $coins ->
    [0] niets
    [one] één munt
   *[other] { $coins } munten
} voor de koningin.
event-queen-rolled = De dobbelstenen tonen { $dice_row }: de koningin verwachtte { $coins } munten.
event-seat-out = { $seat } heeft te weinig gegeven en kan niet winnen.

# Why not

refusal-li-7-take = Neem eerst een dobbelsteen
refusal-li-7-use = Gebruik eerst de dobbelsteen die je hebt genomen
refusal-li-7-once = Je hebt je dobbelsteen deze beurt al gebruikt
refusal-li-7-none = Geen dobbelsteen toont een { $die }
refusal-li-8 = Een { $die } is niet hoger dan de { $last } die je hiervoor nam
refusal-li-9 = Als je een dobbelsteen kunt nemen, moet je er een nemen
refusal-li-9-pass = Neem een dobbelsteen of zie in deze ronde af van verdere dobbelstenen
refusal-li-13 = Een tent kost hier { $needed ->
    [one] één munt
   *[other] { $needed } munten
}, en je hebt er { $purse } in je beurs
refusal-li-13-row = Met een { $die } zet je een tent op in rij { $die }, niet in { $row }
refusal-li-14 = Met één munt voor elke speler die er al een tent heeft, kost deze tent { $needed ->
    [one] één munt
   *[other] { $needed } munten
}, en je hebt er { $purse } in je beurs
refusal-li-16 = Je hebt geen { $gem } om te verkopen
refusal-li-18 = Je hebt de witte steen getrokken: verkoop eerst de edelstenen van deze trekking
refusal-li-18-none = Zo verkoop je alleen edelstenen die je samen met de witte steen hebt getrokken
refusal-li-20 = Je hebt de kaart ‘{ $card }’ niet
refusal-li-21 = Je hebt de kaart ‘Gratis tent’ niet
refusal-li-22 = Er is geen hogere dobbelsteen die je ook nog zou kunnen nemen
refusal-li-22-late = Speel ‘Twee dobbelstenen’ voordat je een dobbelsteen neemt
refusal-li-22-second = Je hebt ‘Twee dobbelstenen’ gespeeld, en na een { $die } is er geen hogere dobbelsteen te nemen
refusal-li-23 = Je hebt de kaart ‘Rij naar keuze’ niet
refusal-li-23-own = In { $row } mag je met je dobbelsteen al een tent opzetten
refusal-li-26 = Je hebt geen gescoorde tent waar een tweede bij mag
refusal-li-26-stock = Je hebt geen tenten meer
refusal-li-26-card = Speel ‘Tweede tent’ om een tweede tent op te zetten
refusal-li-26-first = Kies eerst waar je tweede tent komt te staan
refusal-li-26-field = In { $field } staat geen gescoorde tent van jou, of de boot ligt daar
refusal-li-27 = Je hebt geen edelsteen voor de markt
refusal-li-27-closed = Speel eerst een kaart ‘Markt’ om op de markt te verkopen
refusal-li-27-open = De markt is open: verkoop daar edelstenen of sluit de markt eerst
refusal-li-27-gem = Je hebt geen { $gem } voor de markt
refusal-li-28 = De boot ligt in de eerste kolom en kan niet terug
refusal-li-28-limit = De boot is { $times ->
    [0] zo vaak mogelijk
    [one] één keer
   *[other] { $times } keer
} teruggevaren en kan niet nog eens terug
refusal-li-32 = Je kunt geen { $coins ->
    [one] munt
   *[other] { $coins } munten
} geven: je hebt er { $purse } in je beurs
refusal-li-32-least = Geef minstens één munt
refusal-li-32-most = Eén gift is hoogstens { $most ->
    [one] één munt
   *[other] { $most } munten
}
refusal-li-38-none = Je hebt geen tenten meer om op te zetten
refusal-li-38-first = Een tent verplaats je alleen in een partij met twee spelers, en alleen als je een tent opzet en er geen meer in voorraad hebt
refusal-li-38-choose = Kies eerst welke van je tenten je verplaatst
refusal-li-38-same = Die tent staat al waar hij naartoe zou gaan
refusal-li-38-field = In { $field } heb je geen tent

# The score

line-column = Tenten in { $column }
line-row = Meeste tenten in { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , gelijke stand)
}
line-market = Op de markt verkocht
line-gems = Gehouden edelstenen ({ $gems })
line-animals = Dieren
line-gift = Gift aan de koningin: { $coins } (nodig: { $needed })

# The guide for a first match

guide-dice = Neem een dobbelsteen, telkens een hogere dan je vorige van deze ronde. Het getal is de rij van een tent, het aantal munten dat je neemt of het aantal stenen dat je opgraaft.
guide-field = Zet met een dobbelsteen een tent op in de kolom van de boot, in de rij van het getal. Links staan de punten van een tent. Wie aan het einde de meeste tenten in een rij heeft, krijgt de punten rechts.
guide-river = De munt onder een kolom is de prijs van een tent daar. Als niemand meer een dobbelsteen kan nemen, wordt de kolom gescoord en vaart de boot verder.
guide-mine = Of graaf zoveel stenen op als de dobbelsteen toont. Edelstenen kun je in je beurt altijd voor munten verkopen. Je ziet ook wat er nog in de zak zit.
guide-chest = Je beurs en je gesloten schatkist voor de koningin. Wie aan het einde het minst heeft gegeven, kan niet winnen. Met twee spelers moet je minstens hebben gegeven wat de dobbelstenen aan het einde tonen. Geef dus op tijd.

# On the drawn board

face-valley = Het dal van de Zambezi: tien kolommen en zes rijen velden voor tenten
face-dice-and-points = Dobbelstenen en ★ per tent
face-points-short = ★ per tent
face-most-tents = Tenten en ★ voor de meeste
face-most-short = Meeste
face-row-points = Een tent in rij { $row } levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op als de kolom wordt gescoord
face-majority = Meeste tenten in rij { $row } aan het einde: { $points ->
    [one] één punt
   *[other] { $points } punten
}
face-dice-here = { $dice ->
    [0] Geen dobbelsteen toont een { $number }
    [one] Eén dobbelsteen toont een { $number }
   *[other] { $dice } dobbelstenen tonen een { $number }
}
face-pitch-for = { $coins ->
    [0] Gratis een tent opzetten in { $field }
    [one] Voor één munt een tent opzetten in { $field }
   *[other] Voor { $coins } munten een tent opzetten in { $field }
}
face-costs = Prijs van een tent
face-costs-short = Tentprijs
face-column-cost = Kolom { $column }: een tent kost { $coins ->
    [one] één munt
   *[other] { $coins } munten
}
face-reconstructed = gereconstrueerd
face-reconstructed-short = Reconstr.
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
   *[other] Gespeelde kaarten:
}
face-dig = { $stones ->
    [one] Eén steen opgraven
   *[other] { $stones } stenen opgraven
}
face-bag = { $stones ->
    [one] Eén steen in de zak
   *[other] { $stones } stenen in de zak
}
face-bag-hidden = { $stones ->
    [one] Eén steen in de zak of verborgen bij anderen
   *[other] { $stones } stenen in de zak of verborgen bij anderen
}
face-drawn = Te verkopen:
face-last-draw = { $name } trok
face-side = Naast de zak:
face-points = Punten tot nu toe
face-purse = Munten in de beurs
face-chest = Aan de koningin gegeven, in de gesloten schatkist
face-chest-known = Je schatkist voor de koningin. De anderen weten dat er { $low } tot { $high } munten in zitten
face-stock = Tenten in voorraad
face-cards = Kaarten in de hand
face-hidden-gems = Verborgen edelstenen
face-taken = Deze ronde genomen dobbelstenen
face-passed = neemt geen dobbelstenen meer
face-own = Jouw spullen
face-give-how-much = Hoeveel geef je aan de koningin?
face-give-open = Aan de koningin geven
face-give = { $coins } geven
face-give-coins = Te geven munten, 1 tot en met { $most }
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
face-last-die = Je kunt deze ronde geen dobbelsteen meer nemen
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
face-sell = { $what } voor { $price } (je hebt er { $number })
face-card-free-tent = Deze tent is gratis. Speel de kaart als je de tent opzet; een dobbelsteen blijft nodig.
face-card-any-row = Je tent komt in een rij naar keuze in de kolom van de boot. Speel de kaart als je de tent opzet; een dobbelsteen blijft nodig.
face-card-two-dice = Neem na elkaar twee dobbelstenen, de tweede hoger dan de eerste, en gebruik ze allebei.
face-card-lion = { $amount } punten, nu of aan het einde.
face-card-rhino = { $amount } punten, nu of aan het einde.
face-card-antelope = { $amount } punten, nu of aan het einde.
face-card-second-tent = Nog een tent, gratis en zonder dobbelsteen, op een veld waar een tent van jou al is gescoord. Die telt mee voor de meerderheid in de rij.
face-card-market = Verkoop zoveel edelstenen als je wilt, voor munten en ook voor punten.
face-card-boat-back = De boot vaart één kolom terug. Daar worden weer tenten opgezet, en de kolom wordt nog eens gescoord.
face-card-three-stones = Trek { $amount } stenen uit de zak, zonder dobbelsteen.
face-card-four-coins = Neem { $amount } munten.
face-stone-rubble = Niets waard.
face-stone-white = Trek je hem, dan verkoop je meteen de edelstenen van deze trekking. Daarna gaan alle stenen terug in de zak.
face-no-gems = Geen edelstenen
face-no-cards = Geen kaarten
face-play = { $number ->
    [one] ‘{ $card }’ spelen
   *[other] ‘{ $card }’ spelen (je hebt er { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = grotere gift, { $more } tegen { $less }
lines-column = Tenten, per kolom
lines-row = Meeste tenten in een rij
lines-gems = Gehouden edelstenen
lines-gift = Gift aan de koningin

# The board as text
face = { $number }
field-starter = Startspeler
field-boat = De boot
field-boats-back = Hoe vaak de boot is teruggevaren
field-dice = Beschikbare dobbelstenen
field-taken = Deze ronde genomen dobbelstenen
field-passed = Neemt deze ronde geen dobbelstenen meer
field-die = Genomen dobbelsteen
field-target = Waar de verplaatste tent heen gaat
field-stock = Tenten in voorraad
field-tents = Tenten
field-scored = Gescoorde tenten
field-coins = Beurs en schatkist samen
field-purses = Munten in de beurs
field-chests = Aan de koningin gegeven
field-low = Aan de koningin gegeven, minstens
field-high = Aan de koningin gegeven, hoogstens
field-unseen-stones = Stenen in de zak of verborgen
field-side = Stenen naast de zak
field-drawn = Te verkopen
field-gems = Edelstenen
field-gem-counts = Aantal edelstenen
field-unseen-cards = Kaarten in de stapel of in de hand van anderen
field-played = Gespeelde kaarten
field-hands = Kaarten
field-hand-sizes = Kaarten in de hand
field-column-points = Punten voor kolommen
field-market-points = Punten van de markt
field-animal-points = Punten voor dieren
field-expected = Munten die de koningin verwachtte

# What is wrong with an edition file
problem-coin-value = de waarde van een munt moet een getal vanaf 1 zijn
problem-below-the-one-before = mag niet lager zijn dan de vorige ({ $number })
problem-rows = moeten er { $number } zijn, één voor elke kant van een dobbelsteen
problem-columns = moeten { $least } tot en met { $most } kolommen zijn

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
edition-default-note = Livingstone van Benjamin Liersch, Schmidt Spiele 2009. De handleiding toont bord en kaarten alleen als afbeeldingen. Door dit project zo gereconstrueerd dat het klopt met alles wat bekend is: de tentkosten van de kolommen, de meerderheden van de rijen 3 tot en met 5, de verdeling van 25 van de 27 kaarten (hun som is bekend), en de twee grenzen. Wie het gedrukte spel bezit, kan de waarden ervan in een eigen editiebestand schrijven.
source-rulebook-de-ref = Duitse handleiding, Schmidt Spiele 2009
source-rulebook-de = regels, werking van de kaarten, soorten stenen, munten aan het begin, dobbelstenen; de meerderheid van rij 2; dat de kosten stijgen en dat op een 2 een 3 volgt
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
printed-cost = Prijs van een tent
printed-rows = Rijen
printed-tent-points = Punten per tent
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
printed-amount = Waarde
printed-numbers = Andere getallen
printed-tents = Tenten per speler
printed-coins = Startmunten
printed-dice-per-player = Dobbelstenen per speler
printed-gem-points = Punten per gehouden edelsteen
printed-limits = Grenzen
printed-largest-gift = Grootste gift
printed-boat-back = Aantal keren dat de boot teruggaat
printed-box-coins = Munten in de doos
printed-pieces = Aantal per waarde

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = wijkt { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} af van de eerste schatting
feature-option-take = neemt een dobbelsteen
feature-option-draw = trekt een kaart
feature-option-coins = neemt munten
feature-option-dig = graaft in de mijn
feature-option-tent = zet een tent op
feature-option-play = speelt een kaart
feature-option-sell = verkoopt een edelsteen
feature-option-market = verkoopt een edelsteen op de markt
feature-option-finish = beëindigt dit deel van de beurt
feature-option-second = zet een tweede tent op
feature-option-move = verplaatst een tent
feature-option-give = geeft aan de koningin
feature-option-die = gebruikt een dobbelsteen die een { $value } toont
feature-option-only-die = neemt de enige dobbelsteen met dit getal
feature-option-dice-after = je houdt { $value ->
    [one] { $value } hogere dobbelsteen
   *[other] { $value } hogere dobbelstenen
} over
feature-option-dice-lost = ziet af van { $value ->
    [one] { $value } lagere dobbelsteen
   *[other] { $value } lagere dobbelstenen
}
feature-option-dice-left-to-others = laat { $value ->
    [one] { $value } dobbelsteen
   *[other] { $value } dobbelstenen
} over voor de volgende speler
feature-option-tent-points = een tent in de rij levert deze ronde { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-tent-within-reach = je kunt een tent in de rij van de dobbelsteen betalen
feature-option-row-points = verandert het aantal punten dat je voor de meerderheid in de rij kunt verwachten met { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
feature-option-row-lead = je voorsprong in de rij is dan { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
}
feature-option-price = kost { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}
feature-option-fee = betaalt { $value ->
    [one] { $value } munt
   *[other] { $value } munten
} aan de anderen
feature-option-income = levert { $value ->
    [one] { $value } munt
   *[other] { $value } munten
} op
feature-option-purse-after = je houdt { $value ->
    [one] { $value } munt
   *[other] { $value } munten
} over
feature-option-gift = geeft de koningin { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}
feature-option-chest-after = in je schatkist { $value ->
    [one] zit dan { $value } munt
   *[other] zitten dan { $value } munten
}
feature-option-safety = verandert de kans dat je gift genoeg zal zijn met { $value ->
    [one] { $value } procentpunt
   *[other] { $value } procentpunten
}
feature-option-safe-as-given = de kans dat er al genoeg in je schatkist zit, is { $value }%
feature-option-gift-lead = de voorsprong van je gift op de grootst mogelijke gift van een ander is dan { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}
feature-option-free-tent = verbruikt ‘Gratis tent’
feature-option-any-row = verbruikt ‘Rij naar keuze’
feature-option-two-dice = verbruikt ‘Twee dobbelstenen’
feature-option-animal = toont een dier voor { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
feature-option-second-tent-card = verbruikt ‘Tweede tent’
feature-option-market-card = verbruikt ‘Markt’
feature-option-boat-back = de terugvaart van de boot levert jou na aftrek van de punten van de anderen { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-three-stones = verbruikt ‘Drie stenen’
feature-option-four-coins = verbruikt ‘Vier munten’
feature-option-stones = trekt { $value ->
    [one] { $value } steen
   *[other] { $value } stenen
}
feature-option-stones-worth = de getrokken stenen zijn gemiddeld { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-option-card-worth = de kaart is gemiddeld { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-option-gems-at-risk = riskeert bij een mijninstorting gemiddeld { $value ->
    [one] { $value } edelsteen
   *[other] { $value } edelstenen
} te verliezen
feature-option-market-points = levert op de markt { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} op
feature-option-stock-after = je houdt { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
} in voorraad

# Why: what a bot sees of your position

feature-seat-players = er { $value ->
    [one] is { $value } speler
   *[other] zijn { $value } spelers
}
feature-seat-rounds-left = na deze ronde { $value ->
    [one] komt er nog { $value } ronde
   *[other] komen er nog { $value } ronden
}
feature-seat-turn = je bent aan de beurt
feature-seat-holds-die = je hebt een dobbelsteen genomen die een { $value } toont
feature-seat-after-die = je hebt je dobbelsteen gebruikt
feature-seat-dice-due = je moet nog { $value ->
    [one] { $value } dobbelsteen
   *[other] { $value } dobbelstenen
} nemen
feature-seat-starts-next = je komt { $value ->
    [one] { $value } beurt
   *[other] { $value } beurten
} na de volgende startspeler
feature-seat-tent-cost = een tent kost nu { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}
feature-seat-points = je hebt { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} gescoord
feature-seat-row-points = voor meerderheden in de rijen kun je { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} verwachten
feature-seat-lead = je voorsprong op de beste andere speler is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
feature-seat-lead-chance = de kans dat je met de meeste punten eindigt, is { $value }%
feature-seat-row-1-lead = je voorsprong in rij 1 is { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
}
feature-seat-row-2-lead = je voorsprong in rij 2 is { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
}
feature-seat-row-3-lead = je voorsprong in rij 3 is { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
}
feature-seat-row-4-lead = je voorsprong in rij 4 is { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
}
feature-seat-row-5-lead = je voorsprong in rij 5 is { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
}
feature-seat-row-6-lead = je voorsprong in rij 6 is { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
}
feature-seat-stock = je hebt { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
} in voorraad
feature-seat-others-stock = een andere speler heeft { $value ->
    [one] { $value } tent
   *[other] { $value } tenten
} in voorraad
feature-seat-purse = in je beurs { $value ->
    [one] zit { $value } munt
   *[other] zitten { $value } munten
}
feature-seat-chest = je hebt { $value ->
    [one] { $value } munt
   *[other] { $value } munten
} gegeven
feature-seat-reach = je kunt meteen { $value ->
    [one] { $value } munt
   *[other] { $value } munten
} bijeenkrijgen door alles te verkopen
feature-seat-coins-over-poorest = met beurs en schatkist samen is je voorsprong op de armste andere speler { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}
feature-seat-coins-over-richest = met beurs en schatkist samen is je voorsprong op de rijkste andere speler { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}
feature-seat-safety = de kans dat je gift genoeg zal zijn, is { $value }%
feature-seat-safe-as-given = de kans dat je gift nu al genoeg is, is { $value }%
feature-seat-rival-safety = de kans dat de gift van de andere speler genoeg zal zijn, is { $value }%
feature-seat-another-turn = de kans dat je nog een beurt krijgt, is { $value }%
feature-seat-coin-worth = nog een munt is { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-seat-card-worth = een kaart is gemiddeld { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-seat-stone-worth = een steen is gemiddeld { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
feature-seat-collapse = de kans dat de volgende kaart ‘Mijninstorting’ is, is { $value }%
feature-seat-free-tents = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} ‘Gratis tent’
feature-seat-any-rows = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} ‘Rij naar keuze’
feature-seat-two-dice = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} ‘Twee dobbelstenen’
feature-seat-animals = je hebt dieren voor { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} in de hand
feature-seat-second-tents = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} ‘Tweede tent’
feature-seat-markets = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} ‘Markt’
feature-seat-boats-back = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} ‘Boot terug’
feature-seat-stones-and-coins = je hebt { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} voor stenen of munten
feature-seat-gems = je hebt { $value ->
    [one] { $value } edelsteen
   *[other] { $value } edelstenen
}
feature-seat-gem-price = je edelstenen leveren bij verkoop { $value ->
    [one] { $value } munt
   *[other] { $value } munten
} op
feature-seat-others-gems = een andere speler heeft { $value ->
    [one] { $value } edelsteen
   *[other] { $value } edelstenen
}
feature-seat-others-cards = een andere speler heeft { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
} in de hand
feature-seat-dice = er { $value ->
    [one] is { $value } vrije dobbelsteen
   *[other] zijn { $value } vrije dobbelstenen
}
feature-seat-dice-for-me = { $value } van de vrije dobbelstenen { $value ->
    [one] is
   *[other] zijn
} hoog genoeg voor jou
feature-seat-numbers-for-me = de dobbelstenen die je mag nemen, tonen { $value ->
    [one] { $value } getal
   *[other] { $value } verschillende getallen
}
feature-seat-dice-for-next = { $value } van de vrije dobbelstenen { $value ->
    [one] is
   *[other] zijn
} hoog genoeg voor de volgende speler
feature-seat-die-1 = { $value ->
    [one] { $value } vrije dobbelsteen toont
   *[other] { $value } vrije dobbelstenen tonen
} een 1
feature-seat-die-2 = { $value ->
    [one] { $value } vrije dobbelsteen toont
   *[other] { $value } vrije dobbelstenen tonen
} een 2
feature-seat-die-3 = { $value ->
    [one] { $value } vrije dobbelsteen toont
   *[other] { $value } vrije dobbelstenen tonen
} een 3
feature-seat-die-4 = { $value ->
    [one] { $value } vrije dobbelsteen toont
   *[other] { $value } vrije dobbelstenen tonen
} een 4
feature-seat-die-5 = { $value ->
    [one] { $value } vrije dobbelsteen toont
   *[other] { $value } vrije dobbelstenen tonen
} een 5
feature-seat-die-6 = { $value ->
    [one] { $value } vrije dobbelsteen toont
   *[other] { $value } vrije dobbelstenen tonen
} een 6

# First lessons: what the coach says.

lesson-die = Elke ronde begint met een paar dobbelstenen. Wie aan de beurt is, neemt er een. Neem een 3.
lesson-tent = Met een dobbelsteen kies je één van vier dingen: een kaart, munten, de mijn of een tent. Zet een tent op: die komt in de kolom van de boot, in de rij van je dobbelsteen.
lesson-end-turn = Je mag nu nog edelstenen verkopen, kaarten spelen of munten aan de koningin geven. Daar is het allemaal nog te vroeg voor, dus beëindig je beurt.
lesson-higher = Binnen een ronde moet je volgende dobbelsteen hoger zijn dan de vorige. Neem de 4.
lesson-rows = Hogere rijen leveren meer punten op. Zet een tent op in rij 4.
lesson-scored = De ronde is voorbij: je tenten leverden 3 en 4 punten op. De boot is verder gevaren, en nu tellen alleen tenten in de nieuwe kolom. Neem de 4.
lesson-dig = Tenten kosten munten, en je hebt er nog maar weinig. Je hebt een 5: graaf ermee in de mijn en trek vijf stenen.
lesson-sell = Edelstenen leveren 1, 3 of 5 munten op; puin is niets waard. Verkoop je rode edelsteen voor 5.
lesson-price = Hoe verder de boot vaart, hoe duurder een tent: hier 2 munten. Die heb je. Zet een tent op in rij 2.
lesson-card = Met elke dobbelsteen mag je ook een kaart trekken. Trek er een: kaarten speel je in je eigen beurt, wanneer je maar wilt.
lesson-free-tent = Een tent kost nu al 4 munten. Je hebt de kaart ‘Gratis tent’, waarmee je helemaal niets betaalt. Gebruik die voor een tent in rij 2.
lesson-second-tent = Je hebt ‘Tweede tent’ getrokken: nog een tent op een veld waar een van jou al is gescoord. Speel de kaart.
lesson-majority = Wie aan het einde de meeste tenten in een rij heeft, krijgt extra punten. Zet deze tent op in rij 1, kolom 5, om daar gelijk te komen.
lesson-gift = Niemand wint zonder gift aan de koningin. Met twee spelers worden aan het einde vier dobbelstenen gegooid, en een gift onder hun som is te klein. Geef 16 munten.
lesson-purse = Munten in je beurs zijn aan het einde niets waard. Geef ook je laatste 5 munten: een gift van 21 is zelden te klein.
lesson-last = Dit is de laatste ronde: daarna bereikt de boot de watervallen. Beëindig je beurt, en alles wordt geteld.
lesson-end = Dat was een hele partij. Punten kwamen ronde voor ronde van tenten, van de rijen waarin je de meeste tenten had en van edelstenen die je hield, en je gift was groot genoeg. De volgende keer kies je alles zelf.
