game-title = Livingstone
game-summary = En ångbåt går uppför Zambezi mot Mosi-oa-Tunya, ”röken som dånar”, sedan länge känd av dem som bor där och kallad Victoriafallen på europeiska kartor. Ta tärningar, slå upp tält och gräv efter ädelstenar. Men se till att du inte ger minst till drottningen, för då kan du inte vinna.
game-teaser = Ta tärningar, slå upp tält och gräv efter ädelstenar medan ångbåten går uppför Zambezi. Men ger du minst till drottningen kan du inte vinna.

# Things

column = kolumn { $number }
row = rad { $number }
field = { $column }, { $row }

gem-transparent = genomskinlig ädelsten
gem-blue = blå ädelsten
gem-red = röd ädelsten

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = B
letter-red = R

stone-transparent = genomskinlig ädelsten
stone-blue = blå ädelsten
stone-red = röd ädelsten
stone-rubble = grus
stone-white = vit sten

card-free-tent = Gratis tält
card-any-row = Valfri rad
card-two-dice = Två tärningar
card-lion = Lejon
card-rhino = Noshörning
card-antelope = Antilop
card-second-tent = Extra tält
card-market = Marknad
card-boat-back = Båt tillbaka
card-three-stones = Tre stenar
card-four-coins = Fyra mynt
card-mine-collapse = Gruvras

# Variants

option-open-coins = Mynt
option-open-coins-no = dolda: Alla kan räkna ut hur mycket som finns i börs och skattkista tillsammans, men inte hur mycket som har getts
option-open-coins-yes = öppna: Alla ser varje börs och varje gåva
option-open-gems = Ädelstenar
option-open-gems-yes = öppna, framför sin ägare
option-open-gems-no = dolda: De andra ser hur många, men inte färgerna
option-pass-die = Om du kan ta en tärning
option-pass-die-no = måste du ta en
option-pass-die-yes = får du avstå från fler den här rundan
option-white-stone = Ädelstenar dragna tillsammans med den vita stenen
option-white-stone-forced = måste säljas genast
option-white-stone-voluntary = får behållas

# What is asked

phase-turn = Ta en tärning. Innan dess får du spela kort, sälja ädelstenar och ge till drottningen.
phase-die = Använd din tärning: Dra ett kort, ta mynt, gräv eller slå upp ett tält. Du får fortfarande spela kort, sälja ädelstenar och ge till drottningen.
phase-after = Du får spela kort, sälja ädelstenar och ge till drottningen, eller avsluta din tur.
phase-market = Sälj ädelstenar på marknaden eller stäng marknaden.
phase-white-stone = Du drog den vita stenen: Sälj ädelstenarna från den här dragningen, med kortet ”Marknad” om du har det.
phase-second-tent = Välj var ditt extra tält ska stå.
phase-move = Välj vilket av dina tält du ska flytta.
phase-over = Partiet är slut.

# What may be chosen

action-take-die = Ta en tärning: { $die }
action-pass-die = Ta inga fler tärningar den här rundan
action-draw-card = Dra ett kort
action-take-coins = Ta mynt
action-dig = Gräv i gruvan
action-pitch-tent = { $cards_count ->
    [0] Slå upp ett tält i { $row }
   *[other] Slå upp ett tält i { $row } ({ $cards })
}
action-play-card = Spela ”{ $card }”
action-sell-gem = Sälj en { $gem }
action-sell-at-market = Sälj en { $gem } på marknaden
action-close-market = Stäng marknaden
action-sell-drawn = Sälj ädelstenarna från den här dragningen
action-pitch-second-tent = Slå upp det extra tältet i { $field }
action-move-tent = Flytta ditt tält från { $field }
action-give = Ge { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
} till drottningen
action-end-turn = Avsluta din tur

# What happened

event-round-began = Runda { $round }: Båten är i { $column }. { $seat } slår { $dice_row }.
event-die-taken = { $seat } tar en { $die }:a.
event-die-passed = { $seat } tar inga fler tärningar den här rundan.
event-passed-over = { $seat } får stå över: Ingen tärning är högre än { $die }.
event-turn-ended = { $seat } avslutar sin tur.
event-card-drawn = { $seat } drar ett kort.
event-card-seen = Det är ”{ $card }”.
event-card-played = { $seat } spelar ”{ $card }”.
event-mine-collapsed = { $seat } drar ”Gruvras”: Alla stenar läggs tillbaka i påsen.
event-gems-lost = { $seat } förlorar { $gems ->
    [one] en ädelsten
   *[other] { $gems } ädelstenar
}.
event-cards-shuffled = ”Gruvras”, de spelade korten och resten av högen blandas: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
event-coins-taken = { $seat } tar { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}.
event-stones-drawn = { $seat } drar ur påsen: { $stones }.
event-stones-hidden = { $seat } drar { $gems ->
    [0] inga ädelstenar
    [one] en ädelsten
   *[other] { $gems } ädelstenar
}{ $white ->
    [yes] ,
   *[no] { " " }och
}{ $rubble ->
    [0] { " " }inget grus
   *[other] { " " }{ $rubble }× grus
}{ $white ->
    [yes] { " " }och den vita stenen
   *[no] { "" }
} ur påsen.
event-gems-found = Dragna ädelstenar: { $gems }.
event-bag-refilled = Efter den vita stenen läggs { $stones ->
    [one] en sten
   *[other] { $stones } stenar
} tillbaka i påsen.
event-gem-sold = { $seat } säljer en { $gem } för { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}.
event-gem-marketed = { $seat } säljer en { $gem } på marknaden för { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
} och { $points ->
    [one] en poäng
   *[other] { $points } poäng
}.
event-market-closed = { $seat } stänger marknaden.
event-tent-pitched = { $seat } slår upp ett tält i { $field }, { $coins ->
    [0] gratis
    [one] för ett mynt
   *[other] för { $coins } mynt
}.
event-fee-paid = { $seat } betalar { $to } { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
} för att dela fältet.
event-tent-moved = { $seat } flyttar tältet från { $field }.
event-second-tent-pitched = { $seat } slår upp ett extra tält i { $field }.
event-boat-went-back = Båten går tillbaka till { $column }.
event-points-gained = { $seat } får { $points ->
    [one] en poäng
   *[other] { $points } poäng
}.
event-gift-made = { $seat } ger en gåva till drottningen.
event-gift-counted = Gåva: { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}.
event-gift-shown = { $seat } ger { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
} till drottningen.
event-round-ended = Runda { $round } är slut: { $dice ->
    [0] Inga tärningar ligger kvar
    [one] En tärning ligger kvar
   *[other] { $dice } tärningar ligger kvar
}.
event-column-scored = { $seat } får { $points ->
    [one] en poäng
   *[other] { $points } poäng
} för { $tents ->
    [one] ett tält
   *[other] { $tents } tält
} i { $column }.
event-match-ended = Båten når fallen efter { $rounds ->
    [one] en runda
   *[other] { $rounds } rundor
}.
event-majority-scored = { $seat } har flest tält i { $row } ({ $tents }): { $points ->
    [one] en poäng
   *[other] { $points } poäng
}.
event-gems-counted = { $seat } har { $gems ->
    [one] en ädelsten
   *[other] { $gems } ädelstenar
} kvar: { $points ->
    [one] en poäng
   *[other] { $points } poäng
}.
event-hand-shown = { $seat } har kvar på handen: { $cards }.
event-chest-opened = { $seat } öppnar skattkistan: { $coins ->
    [0] ingenting
    [one] ett mynt
   *[other] { $coins } mynt
} till drottningen.
event-queen-rolled = Tärningarna visar { $dice_row }: Drottningen väntade sig { $coins } mynt.
event-seat-out = { $seat } gav för lite och kan inte vinna.

# Why not

refusal-li-7-take = Ta först en tärning
refusal-li-7-use = Använd först tärningen du har tagit
refusal-li-7-once = Du har redan använt din tärning den här turen
refusal-li-7-none = Ingen tärning visar { $die }
refusal-li-8 = En { $die }:a är inte högre än den { $last }:a du tog förut
refusal-li-9 = Kan du ta en tärning måste du göra det
refusal-li-9-pass = Ta en tärning eller välj att inte ta fler den här rundan
refusal-li-13 = Ett tält kostar { $needed ->
    [one] ett mynt
   *[other] { $needed } mynt
} här, och du har { $purse } i börsen
refusal-li-13-row = Med en { $die }:a slår du upp ett tält i rad { $die }, inte i { $row }
refusal-li-14 = Med ett mynt till varje spelare som redan har ett tält där kostar det här tältet { $needed ->
    [one] ett mynt
   *[other] { $needed } mynt
}, och du har { $purse } i börsen
refusal-li-16 = Du har ingen { $gem } att sälja
refusal-li-18 = Du drog den vita stenen: Sälj först ädelstenarna från den här dragningen
refusal-li-18-none = På det sättet kan du bara sälja ädelstenar som du drog tillsammans med den vita stenen
refusal-li-20 = Du har inte kortet ”{ $card }”
refusal-li-21 = Du har inte kortet ”Gratis tält”
refusal-li-22 = Det finns ingen högre tärning som du också kan ta
refusal-li-22-late = Spela ”Två tärningar” innan du tar en tärning
refusal-li-22-second = Du har spelat ”Två tärningar”, och efter en { $die }:a finns det ingen högre tärning att ta
refusal-li-23 = Du har inte kortet ”Valfri rad”
refusal-li-23-own = Med din tärning får du redan slå upp ett tält i { $row }
refusal-li-26 = Du har inget räknat tält som ett extra kan stå bredvid
refusal-li-26-stock = Du har inga tält kvar
refusal-li-26-card = För att slå upp ett extra tält spelar du kortet ”Extra tält”
refusal-li-26-first = Välj först var ditt extra tält ska stå
refusal-li-26-field = Du har inget räknat tält i { $field }, eller så är båten där
refusal-li-27 = Du har ingen ädelsten att sälja på marknaden
refusal-li-27-closed = För att sälja på marknaden måste du först spela kortet ”Marknad”
refusal-li-27-open = Marknaden är öppen: Sälj ädelstenar där eller stäng den först
refusal-li-27-gem = Du har ingen { $gem } att sälja på marknaden
refusal-li-28 = Båten är i den första kolumnen och kan inte gå tillbaka
refusal-li-28-limit = Båten har gått tillbaka { $times ->
    [0] så många gånger den får
    [one] en gång
   *[other] { $times } gånger
} och kan inte gå tillbaka igen
refusal-li-32 = Du kan inte ge { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}: Du har { $purse } i börsen
refusal-li-32-least = Ge minst ett mynt
refusal-li-32-most = En gåva är högst { $most ->
    [one] ett mynt
   *[other] { $most } mynt
}
refusal-li-38-none = Du har inga tält kvar att slå upp
refusal-li-38-first = Du får bara flytta ett tält i ett parti för två, och bara när du slår upp ett tält utan att ha något kvar i förrådet
refusal-li-38-choose = Välj först vilket av dina tält du ska flytta
refusal-li-38-same = Tältet står redan där
refusal-li-38-field = Du har inget tält i { $field }

# The score

line-column = Tält i { $column }
line-row = Flest tält i { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , lika)
}
line-market = Sålt på marknaden
line-gems = Behållna ädelstenar ({ $gems })
line-animals = Djur
line-gift = Gåva till drottningen: { $coins } (krävs: { $needed })

# The guide for a first match

guide-dice = Ta en tärning. Varje tärning du tar måste vara högre än din förra den här rundan. Talet anger raden för ett tält, hur många mynt du tar eller hur många stenar du gräver fram.
guide-field = Slå upp ett tält med en tärning, i båtens kolumn och i raden med tärningens tal. Ett tälts poäng står till vänster. I slutet får den som har flest tält i en rad poängen till höger.
guide-river = Myntet under en kolumn är priset för ett tält där. När inga fler tärningar kan tas räknas kolumnen och båten går vidare.
guide-mine = Eller gräv fram så många stenar som tärningen visar. Du får sälja ädelstenar för mynt när som helst under din tur. Du ser också vad som är kvar i påsen.
guide-chest = Din börs, och din stängda skattkista till drottningen. Den som har gett minst i slutet kan inte vinna. Med två spelare måste du ha gett minst så mycket som tärningarna visar i slutet. Så ge i tid.

# On the drawn board

face-valley = Zambezidalen: tio kolumner och sex rader med fält för tält
face-dice-and-points = Tärningar och poäng per tält
face-points-short = ★ per tält
face-most-tents = Tält och poäng för den som har flest
face-most-short = Flest
face-row-points = Ett tält i rad { $row } ger { $points ->
    [one] en poäng
   *[other] { $points } poäng
} när dess kolumn räknas
face-majority = Flest tält i rad { $row } i slutet: { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
face-dice-here = { $dice ->
    [0] Ingen tärning visar { $number }
    [one] En tärning visar { $number }
   *[other] { $dice } tärningar visar { $number }
}
face-pitch-for = { $coins ->
    [0] Slå upp ett tält i { $field }, gratis
    [one] Slå upp ett tält i { $field }, för ett mynt
   *[other] Slå upp ett tält i { $field }, för { $coins } mynt
}
face-costs = Pris för ett tält
face-costs-short = Tältpris
face-column-cost = Kolumn { $column }: Ett tält kostar { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}
face-reconstructed = rekonstruerat
face-reconstructed-short = Rekonstr.
face-falls = Mosi-oa-Tunya
face-falls-today = Victoriafallen
face-falls-both = Mosi-oa-Tunya, röken som dånar; Victoriafallen på europeiska kartor
face-ocean = Indiska oceanen
face-chart = Båten på den verkliga Zambezi
face-boat = Båten är i kolumn { $column }
face-bank = Bank
face-take-coins = { $coins ->
    [one] Ta ett mynt
   *[other] Ta { $coins } mynt
}
face-draw-card = Dra ett kort
face-pile = { $cards ->
    [one] Ett kort i högen
   *[other] { $cards } kort i högen
}
face-played = { $cards ->
    [0] Inga spelade kort
   *[other] Spelade kort:
}
face-dig = { $stones ->
    [one] Gräv efter en sten
   *[other] Gräv efter { $stones } stenar
}
face-bag = { $stones ->
    [one] En sten i påsen
   *[other] { $stones } stenar i påsen
}
face-bag-hidden = { $stones ->
    [one] En sten i påsen eller dold hos de andra
   *[other] { $stones } stenar i påsen eller dolda hos de andra
}
face-drawn = Ska säljas:
face-last-draw = { $name } drog
face-side = Bredvid påsen:
face-points = Poäng hittills
face-purse = Mynt i börsen
face-chest = Gåvor till drottningen, i den stängda skattkistan
face-chest-known = Din skattkista till drottningen. De andra vet att den innehåller mellan { $low } och { $high } mynt
face-stock = Tält i förrådet
face-cards = Kort på handen
face-hidden-gems = Dolda ädelstenar
face-taken = Tärningar tagna den här rundan
face-passed = tar inga fler tärningar
face-own = Dina saker
face-give-how-much = Hur mycket ger du till drottningen?
face-give-open = Ge till drottningen
face-give = Ge { $coins }
face-give-coins = Mynt att ge, 1 till { $most }
face-give-less = { $coins ->
    [one] Ett mynt mindre
   *[other] { $coins } mynt mindre
}
face-give-more = { $coins ->
    [one] Ett mynt mer
   *[other] { $coins } mynt mer
}
face-give-all = { $coins ->
    [one] Ditt enda mynt
   *[other] Alla { $coins } mynten
}
face-give-all-short = Alla
face-last-die = Du kan inte ta fler tärningar den här rundan
face-last-die-short = sista
face-price = { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}
face-market-price = { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
} och { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
face-sell = { $what } för { $price } (du har { $number })
face-card-free-tent = Tältet är gratis. Spela kortet när du slår upp tältet; du behöver ändå en tärning.
face-card-any-row = Tältet får stå i valfri rad i båtens kolumn. Spela kortet när du slår upp tältet; du behöver ändå en tärning.
face-card-two-dice = Ta två tärningar efter varandra, den andra högre än den första, och använd båda.
face-card-lion = { $amount } poäng, nu eller i slutet.
face-card-rhino = { $amount } poäng, nu eller i slutet.
face-card-antelope = { $amount } poäng, nu eller i slutet.
face-card-second-tent = Ett tält till, gratis och utan tärning, på ett fält där ett av dina tält har räknats. Det räknas för majoriteten i raden.
face-card-market = Sälj hur många ädelstenar du vill, för både poäng och mynt.
face-card-boat-back = Båten går en kolumn tillbaka. Där slår man upp tält igen, och kolumnen räknas en gång till.
face-card-three-stones = Dra { $amount } stenar ur påsen, utan tärning.
face-card-four-coins = Ta { $amount } mynt.
face-stone-rubble = Inget värt.
face-stone-white = Drar du den säljer du genast ädelstenarna från den dragningen. Sedan läggs alla stenar tillbaka i påsen.
face-no-gems = Inga ädelstenar
face-no-cards = Inga kort
face-play = { $number ->
    [one] Spela ”{ $card }”
   *[other] Spela ”{ $card }” (du har { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = större gåva, { $more } mot { $less }
lines-column = Tält, kolumn för kolumn
lines-row = Flest tält i en rad
lines-gems = Behållna ädelstenar
lines-gift = Gåva till drottningen

# The board as text
face = { $number }
field-starter = Startspelare
field-boat = Båten
field-boats-back = Antal gånger båten har gått tillbaka
field-dice = Tärningar att ta
field-taken = Tärningar tagna den här rundan
field-passed = Tar inga fler tärningar den här rundan
field-die = Tärning att använda
field-target = Var det flyttade tältet ska stå
field-stock = Tält i förrådet
field-tents = Tält
field-scored = Räknade tält
field-coins = Börs och skattkista tillsammans
field-purses = Mynt i börsen
field-chests = Gåvor till drottningen
field-low = Gåvor till drottningen, minst
field-high = Gåvor till drottningen, högst
field-unseen-stones = Stenar i påsen eller dolda
field-side = Stenar bredvid påsen
field-drawn = Ska säljas
field-gems = Ädelstenar
field-gem-counts = Antal ädelstenar
field-unseen-cards = Kort i högen eller på andras händer
field-played = Spelade kort
field-hands = Kort
field-hand-sizes = Kort på handen
field-column-points = Poäng för kolumner
field-market-points = Poäng från marknaden
field-animal-points = Poäng för djur
field-expected = Mynt som drottningen väntade sig

# What is wrong with an edition file
problem-coin-value = ett mynts värde måste vara minst 1
problem-below-the-one-before = får inte vara lägre än det förra ({ $number })
problem-rows = måste vara { $number }, en för varje sida på en tärning
problem-columns = måste vara mellan { $least } och { $most } kolumner

# Many choices of one kind under one button
kind-take-die = Ta en tärning
kind-pitch-tent = Slå upp ett tält
kind-play-card = Spela ett kort
kind-sell-gem = Sälj en ädelsten
kind-sell-at-market = Sälj på marknaden
kind-pitch-second-tent = Slå upp det extra tältet
kind-move-tent = Flytta ett tält
kind-give = Ge till drottningen

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone av Benjamin Liersch, Schmidt Spiele 2009. Regelhäftet visar spelplan och kort bara som bilder. Rekonstruerat av det här projektet så att det stämmer med allt som är känt: kolumnernas tältpriser, majoriteterna i rad 3 till 5, fördelningen av 25 av de 27 korten (deras summa är känd) och de två gränserna. Den som äger det tryckta spelet kan skriva in dess värden i en egen utgåvefil.
source-rulebook-de-ref = Tyskt regelhäfte, Schmidt Spiele 2009
source-rulebook-de = regler, kortens verkan, stenarnas sorter, mynt vid start, tärningar; majoriteten i rad 2; att priserna stiger, en 2:a följd av en 3:a
source-rulebook-it = ädelstenar efter färg, tält, antal kort, mynt
source-poeppelkiste = radernas poäng, majoriteterna i rad 1 och 6
source-hall9000 = tio kolumner, sex rader, inget spärrat fält; radernas poäng
source-spiele-offensive = ädelstenarnas priser
source-ludolegars = en första runda med två tält och tre mynt: Kolumn 1 kostar 1
source-mobius = tio rundor, en extra kan tillkomma: ett kort ”Båt tillbaka” (härlett)
source-bga = en tärning måste tas om det går; elva tält

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-columns = Kolumner
printed-cost = Pris för ett tält
printed-rows = Rader
printed-tent-points = Poäng per tält
printed-majority-points = Poäng för flest tält
printed-gems = Ädelstenar
printed-count = Antal
printed-price = Pris
printed-market-coins = Marknad: mynt
printed-market-points = Marknad: poäng
printed-stones = Andra stenar
printed-rubble = Grus
printed-white = Vita stenar
printed-cards = Kort
printed-amount = Tal på kortet
printed-numbers = Andra tal
printed-tents = Tält per spelare
printed-coins = Mynt vid start
printed-dice-per-player = Tärningar per spelare
printed-gem-points = Poäng per behållen ädelsten
printed-limits = Gränser
printed-largest-gift = Största gåva
printed-boat-back = Antal gånger båten går tillbaka
printed-box-coins = Mynt i lådan
printed-pieces = Brickor av varje värde

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = avviker med { $value } poäng från den första gissningen
feature-option-take = tar en tärning
feature-option-draw = drar ett kort
feature-option-coins = tar mynt
feature-option-dig = gräver i gruvan
feature-option-tent = slår upp ett tält
feature-option-play = spelar ett kort
feature-option-sell = säljer en ädelsten
feature-option-market = säljer en ädelsten på marknaden
feature-option-finish = avslutar den här delen av turen
feature-option-second = slår upp ett extra tält
feature-option-move = flyttar ett tält
feature-option-give = ger till drottningen
feature-option-die = använder en tärning som visar { $value }
feature-option-only-die = tar den enda tärningen med det talet
feature-option-dice-after = lämnar { $value ->
    [one] { $value } högre tärning
   *[other] { $value } högre tärningar
} åt dig
feature-option-dice-lost = avstår från { $value ->
    [one] { $value } lägre tärning
   *[other] { $value } lägre tärningar
}
feature-option-dice-left-to-others = lämnar { $value ->
    [one] { $value } tärning
   *[other] { $value } tärningar
} åt nästa spelare
feature-option-tent-points = ett tält i raden ger { $value } poäng den här rundan
feature-option-tent-within-reach = du har råd med ett tält i tärningens rad
feature-option-row-points = dina förväntade poäng för flest tält i raden ändras med { $value }
feature-option-row-lead = ditt försprång i raden är sedan { $value } tält
feature-option-price = kostar { $value } mynt
feature-option-fee = betalar { $value } mynt till andra spelare
feature-option-income = ger { $value } mynt
feature-option-purse-after = sedan har du { $value } mynt kvar
feature-option-gift = ger drottningen { $value } mynt
feature-option-chest-after = sedan ligger { $value } mynt i din skattkista
feature-option-safety = chansen att din gåva räcker ändras med { $value ->
    [one] { $value } procentenhet
   *[other] { $value } procentenheter
}
feature-option-safe-as-given = chansen att det redan ligger nog i din skattkista är { $value } %
feature-option-gift-lead = din gåvas försprång till den största som någon annan kan ha gett är sedan { $value } mynt
feature-option-free-tent = förbrukar ”Gratis tält”
feature-option-any-row = förbrukar ”Valfri rad”
feature-option-two-dice = förbrukar ”Två tärningar”
feature-option-animal = visar ett djur för { $value } poäng
feature-option-second-tent-card = förbrukar ”Extra tält”
feature-option-market-card = förbrukar ”Marknad”
feature-option-boat-back = att båten går tillbaka ger dig { $value } poäng när de andras är avdragna
feature-option-three-stones = förbrukar ”Tre stenar”
feature-option-four-coins = förbrukar ”Fyra mynt”
feature-option-stones = drar { $value ->
    [one] { $value } sten
   *[other] { $value } stenar
}
feature-option-stones-worth = de dragna stenarna är värda { $value } poäng i genomsnitt
feature-option-card-worth = kortet är värt { $value } poäng i genomsnitt
feature-option-gems-at-risk = riskerar att i genomsnitt förlora { $value ->
    [one] { $value } ädelsten
   *[other] { $value } ädelstenar
} vid ett gruvras
feature-option-market-points = ger { $value } poäng på marknaden
feature-option-stock-after = sedan har du { $value } tält kvar i förrådet

# Why: what a bot sees of your position

feature-seat-players = ni är { $value } spelare
feature-seat-rounds-left = det kommer { $value ->
    [one] { $value } runda
   *[other] { $value } rundor
} efter den här
feature-seat-turn = det är din tur
feature-seat-holds-die = du har tagit en tärning som visar { $value }
feature-seat-after-die = du har använt din tärning
feature-seat-dice-due = du måste ta { $value ->
    [one] { $value } tärning
   *[other] { $value } tärningar
} till
feature-seat-starts-next = du kommer { $value ->
    [one] { $value } tur
   *[other] { $value } turer
} efter nästa startspelare
feature-seat-tent-cost = ett tält kostar { $value } mynt nu
feature-seat-points = du har fått { $value } poäng
feature-seat-row-points = du kan räkna med { $value } poäng för flest tält i raderna
feature-seat-lead = ditt försprång till den bästa av de andra är { $value } poäng
feature-seat-lead-chance = chansen att du får flest poäng är { $value } %
feature-seat-row-1-lead = ditt försprång i rad 1 är { $value } tält
feature-seat-row-2-lead = ditt försprång i rad 2 är { $value } tält
feature-seat-row-3-lead = ditt försprång i rad 3 är { $value } tält
feature-seat-row-4-lead = ditt försprång i rad 4 är { $value } tält
feature-seat-row-5-lead = ditt försprång i rad 5 är { $value } tält
feature-seat-row-6-lead = ditt försprång i rad 6 är { $value } tält
feature-seat-stock = du har { $value } tält i förrådet
feature-seat-others-stock = en annan spelare har { $value } tält i förrådet
feature-seat-purse = du har { $value } mynt i börsen
feature-seat-chest = du har gett { $value } mynt
feature-seat-reach = du kan genast få ihop { $value } mynt genom att sälja allt
feature-seat-coins-over-poorest = med börs och skattkista sammanräknade är ditt försprång till den fattigaste av de andra { $value } mynt
feature-seat-coins-over-richest = med börs och skattkista sammanräknade är ditt försprång till den rikaste av de andra { $value } mynt
feature-seat-safety = chansen att din gåva räcker i slutet är { $value } %
feature-seat-safe-as-given = chansen att det du har gett räcker är { $value } %
feature-seat-rival-safety = chansen att den andra spelarens gåva räcker i slutet är { $value } %
feature-seat-another-turn = chansen att du får en tur till är { $value } %
feature-seat-coin-worth = ett mynt till är värt { $value } poäng
feature-seat-card-worth = ett kort är värt { $value } poäng i genomsnitt
feature-seat-stone-worth = en sten är värd { $value } poäng i genomsnitt
feature-seat-collapse = risken att nästa kort är ”Gruvras” är { $value } %
feature-seat-free-tents = du har { $value } kort av typen ”Gratis tält”
feature-seat-any-rows = du har { $value } kort av typen ”Valfri rad”
feature-seat-two-dice = du har { $value } kort av typen ”Två tärningar”
feature-seat-animals = du har djur för { $value } poäng på handen
feature-seat-second-tents = du har { $value } kort av typen ”Extra tält”
feature-seat-markets = du har { $value } kort av typen ”Marknad”
feature-seat-boats-back = du har { $value } kort av typen ”Båt tillbaka”
feature-seat-stones-and-coins = du har { $value } kort som ger stenar eller mynt
feature-seat-gems = du har { $value ->
    [one] { $value } ädelsten
   *[other] { $value } ädelstenar
}
feature-seat-gem-price = dina ädelstenar säljs för { $value } mynt
feature-seat-others-gems = en annan spelare har { $value ->
    [one] { $value } ädelsten
   *[other] { $value } ädelstenar
}
feature-seat-others-cards = en annan spelare har { $value } kort på handen
feature-seat-dice = det finns { $value ->
    [one] { $value } ledig tärning
   *[other] { $value } lediga tärningar
}
feature-seat-dice-for-me = { $value } av de lediga tärningarna är { $value ->
    [one] hög
   *[other] höga
} nog för dig
feature-seat-numbers-for-me = tärningarna som är höga nog för dig visar { $value ->
    [one] { $value } tal
   *[other] { $value } olika tal
}
feature-seat-dice-for-next = { $value } av de lediga tärningarna är { $value ->
    [one] hög
   *[other] höga
} nog för nästa spelare
feature-seat-die-1 = { $value ->
    [one] { $value } ledig tärning
   *[other] { $value } lediga tärningar
} visar 1
feature-seat-die-2 = { $value ->
    [one] { $value } ledig tärning
   *[other] { $value } lediga tärningar
} visar 2
feature-seat-die-3 = { $value ->
    [one] { $value } ledig tärning
   *[other] { $value } lediga tärningar
} visar 3
feature-seat-die-4 = { $value ->
    [one] { $value } ledig tärning
   *[other] { $value } lediga tärningar
} visar 4
feature-seat-die-5 = { $value ->
    [one] { $value } ledig tärning
   *[other] { $value } lediga tärningar
} visar 5
feature-seat-die-6 = { $value ->
    [one] { $value } ledig tärning
   *[other] { $value } lediga tärningar
} visar 6

# First lessons: what the coach says.

lesson-die = Varje runda börjar med några tärningar. På din tur tar du en. Ta en 3:a.
lesson-tent = En tärning kan användas till en av fyra saker: ett kort, mynt, gruvan eller ett tält. Slå upp ett tält: Det står i båtens kolumn, i raden som din tärning visar.
lesson-end-turn = Du får fortfarande sälja ädelstenar, spela kort eller ge mynt till drottningen. Än är det för tidigt för allt det, så avsluta din tur.
lesson-higher = Inom en runda måste din nästa tärning visa mer än den förra. Ta 4:an.
lesson-rows = Högre rader ger fler poäng. Slå upp ett tält i rad 4.
lesson-scored = Rundan är slut: Dina tält gav 3 och 4 poäng. Båten har gått vidare, och nu ger bara tält i dess nya kolumn poäng. Ta 4:an.
lesson-dig = Tält kostar mynt, och du har få kvar. Du har en 5:a: Gräv i gruvan med den och dra fem stenar.
lesson-sell = Ädelstenar säljs för 1, 3 eller 5 mynt; grus är inget värt. Sälj din röda ädelsten för 5.
lesson-price = Ju längre båten kommer, desto mer kostar ett tält: här 2 mynt. Det har du råd med. Slå upp ett tält i rad 2.
lesson-card = Med vilken tärning som helst får du dra ett kort i stället. Dra ett: Kort spelas under din egen tur, när du vill.
lesson-free-tent = Nu kostar ett tält 4 mynt. Du har ”Gratis tält”, som betalar hela priset. Använd det till ett tält i rad 2.
lesson-second-tent = Du har dragit ”Extra tält”: ett tält till på ett fält där ett av dina har räknats. Spela kortet.
lesson-majority = I slutet får den som har flest tält i en rad extra poäng. Ställ det här tältet i rad 1, i kolumn 5, för att komma i kapp där.
lesson-gift = Ingen vinner utan en gåva till drottningen. Med två spelare slås fyra tärningar i slutet, och en gåva under deras summa är för liten. Ge 16 mynt.
lesson-purse = Mynt i din börs är inget värda i slutet. Ge dina sista 5 mynt också: En gåva på 21 är sällan för liten.
lesson-last = Det här är den sista rundan: Efter den når båten fallen. Avsluta din tur, så räknas allt.
lesson-end = Det var ett helt parti. Poängen kom från tälten runda för runda, från raderna du ledde och från ädelstenarna du behöll, och din gåva räckte. Nästa gång väljer du allt själv.
