game-title = Livingstone
game-summary = En dampbåd går op ad Zambezi mod Mosi-oa-Tunya, røgen, der tordner, som folkene dér har kendt længe, og som europæiske kort kalder Victoriafaldene. Tag terninger, slå telte op, grav efter ædelsten, og vær aldrig den, der gav mindst til dronningen: Den spiller kan ikke vinde.
game-teaser = Tag terninger, slå telte op, og grav efter ædelsten, mens dampbåden går op ad Zambezi. Men giver du mindst til dronningen, kan du ikke vinde.

# Things

column = kolonne { $number }
row = række { $number }
field = { $column }, { $row }

gem-transparent = gennemsigtig ædelsten
gem-blue = blå ædelsten
gem-red = rød ædelsten

stone-transparent = gennemsigtig ædelsten
stone-blue = blå ædelsten
stone-red = rød ædelsten
stone-rubble = grus
stone-white = hvid sten

card-free-tent = Gratis telt
card-any-row = Valgfri række
card-two-dice = To terninger
card-lion = Løve
card-rhino = Næsehorn
card-antelope = Antilope
card-second-tent = Ekstra telt
card-market = Marked
card-boat-back = Båd tilbage
card-three-stones = Tre sten
card-four-coins = Fire mønter
card-mine-collapse = Sammenstyrtning

# Variants

option-open-coins = Mønter
option-open-coins-no = skjulte: Alle kan regne ud, hvad pung og kiste rummer tilsammen, men ikke hvor meget der er givet
option-open-coins-yes = åbne: Alle ser hver pung og hver gave
option-open-gems = Ædelsten
option-open-gems-yes = åbne, foran deres ejer
option-open-gems-no = skjulte: De andre ser hvor mange, men ikke farverne
option-pass-die = Den, der kunne tage en terning
option-pass-die-no = skal tage en
option-pass-die-yes = kan lade være resten af runden
option-white-stone = Ædelsten trukket sammen med den hvide sten
option-white-stone-forced = skal sælges straks
option-white-stone-voluntary = må beholdes

# What is asked

phase-turn = Tag en terning. Før det kan du spille kort, sælge ædelsten og give til dronningen.
phase-die = Brug din terning: Træk et kort, tag mønter, grav, eller slå et telt op. Du kan stadig spille kort, sælge ædelsten og give til dronningen.
phase-after = Du kan spille kort, sælge ædelsten og give til dronningen eller slutte din tur.
phase-market = Sælg ædelsten på markedet, eller luk det.
phase-white-stone = Den hvide sten: Sælg ædelstenene fra dette træk, med et markedskort, hvis du har et.
phase-second-tent = Vælg, hvor dit ekstra telt skal stå.
phase-move = Vælg, hvilket af dine telte du flytter.
phase-over = Partiet er slut.

# What may be chosen

action-take-die = Tag en terning: { $die }
action-pass-die = Tag ikke flere terninger i denne runde
action-draw-card = Træk et kort
action-take-coins = Tag mønter
action-dig = Grav i minen
action-pitch-tent = { $cards_count ->
    [0] Slå et telt op i { $row }
   *[other] Slå et telt op i { $row } ({ $cards })
}
action-play-card = Spil ”{ $card }”
action-sell-gem = Sælg en { $gem }
action-sell-at-market = Sælg en { $gem } på markedet
action-close-market = Luk markedet
action-sell-drawn = Sælg ædelstenene fra dette træk
action-pitch-second-tent = Slå det ekstra telt op i { $field }
action-move-tent = Flyt dit telt fra { $field }
action-give = Giv { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
} til dronningen
action-end-turn = Slut din tur

# What happened

event-round-began = Runde { $round }: Båden er i { $column }. { $seat } slår { $dice }.
event-die-taken = { $seat } tager en { $die }'er.
event-die-passed = { $seat } tager ikke flere terninger i denne runde.
event-passed-over = { $seat } springes over: Ingen terning er højere end { $die }.
event-turn-ended = { $seat } slutter sin tur.
event-card-drawn = { $seat } trækker et kort.
event-card-seen = Det er ”{ $card }”.
event-card-played = { $seat } spiller ”{ $card }”.
event-mine-collapsed = { $seat } trækker ”Sammenstyrtning”: Alle sten lægges tilbage i posen.
event-gems-lost = { $seat } mister { $gems ->
    [one] en ædelsten
   *[other] { $gems } ædelsten
}.
event-cards-shuffled = Sammenstyrtningen, de spillede kort og resten af bunken blandes: { $cards ->
    [one] et kort
   *[other] { $cards } kort
}.
event-coins-taken = { $seat } tager { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}.
event-stones-drawn = { $seat } trækker fra posen: { $stones }.
event-stones-hidden = { $seat } trækker { $gems ->
    [one] en ædelsten
   *[other] { $gems } ædelsten
} og { $rubble } grus fra posen{ $white ->
    [yes] , og den hvide sten
   *[no] { "" }
}.
event-gems-found = Ædelstenene: { $gems }.
event-bag-refilled = Den hvide sten: { $stones ->
    [one] En sten
   *[other] { $stones } sten
} lægges tilbage i posen.
event-gem-sold = { $seat } sælger en { $gem } for { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}.
event-gem-marketed = { $seat } sælger en { $gem } på markedet for { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
} og { $points ->
    [one] et point
   *[other] { $points } point
}.
event-market-closed = { $seat } forlader markedet.
event-tent-pitched = { $seat } slår et telt op i { $field }, { $coins ->
    [0] gratis
    [one] for en mønt
   *[other] for { $coins } mønter
}.
event-fee-paid = { $seat } betaler { $to } { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
} for pladsen.
event-tent-moved = Det er et telt, { $seat } flytter fra { $field }.
event-second-tent-pitched = { $seat } slår et ekstra telt op i { $field }.
event-boat-went-back = Båden går tilbage til { $column }.
event-points-gained = { $seat } får { $points ->
    [one] et point
   *[other] { $points } point
}.
event-gift-made = { $seat } giver til dronningen.
event-gift-counted = Gaven: { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}.
event-gift-shown = { $seat } giver { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
} til dronningen.
event-round-ended = Runde { $round } er slut; { $dice ->
    [0] ingen terninger ligger tilbage
    [one] en terning ligger tilbage
   *[other] { $dice } terninger ligger tilbage
}.
event-column-scored = { $seat } får { $points ->
    [one] et point
   *[other] { $points } point
} for { $tents ->
    [one] et telt
   *[other] { $tents } telte
} i { $column }.
event-match-ended = Båden har nået vandfaldene efter { $rounds ->
    [one] en runde
   *[other] { $rounds } runder
}.
event-majority-scored = { $seat } fører i { $row } med { $tents ->
    [one] et telt
   *[other] { $tents } telte
}: { $points ->
    [one] et point
   *[other] { $points } point
}.
event-gems-counted = { $seat } har beholdt { $gems ->
    [one] en ædelsten
   *[other] { $gems } ædelsten
}: { $points ->
    [one] et point
   *[other] { $points } point
}.
event-hand-shown = { $seat } har endnu på hånden: { $cards }.
event-chest-opened = { $seat } åbner skattekisten og har givet { $coins ->
    [0] intet
    [one] en mønt
   *[other] { $coins } mønter
}.
event-queen-rolled = Terningerne viser { $dice }: Der blev forventet { $coins } mønter.
event-seat-out = { $seat } gav for lidt og er ude.

# Why not

refusal-li-7-take = Tag først en terning
refusal-li-7-use = Du har en terning: Brug den først
refusal-li-7-once = Du har taget og brugt din terning i denne tur
refusal-li-7-none = Ingen terning viser { $die }
refusal-li-8 = En { $die }'er er ikke højere end den { $last }'er, du tog før
refusal-li-9 = Den, der kan tage en terning, skal tage en
refusal-li-9-pass = Tag en terning, eller sig, at du ikke tager flere i denne runde
refusal-li-13 = Et telt koster { $needed } her, og der er { $purse } i din pung
refusal-li-13-row = En { $die }'er bygger i rækken med sit eget tal, ikke i { $row }
refusal-li-14 = Med en mønt til hver spiller, der allerede står der, koster dette telt { $needed }, og der er { $purse } i din pung
refusal-li-16 = Du har ingen { $gem } at sælge
refusal-li-18 = Den hvide sten er trukket: Sælg først ædelstenene fra dette træk
refusal-li-18-none = Kun ædelsten, der er trukket sammen med den hvide sten, sælges sådan
refusal-li-20 = Du har ikke kortet ”{ $card }”
refusal-li-21 = Du har ikke kortet ”Gratis telt”
refusal-li-22 = Der er ingen højere terning, du også kunne tage
refusal-li-22-late = ”To terninger” spilles, før terningen tages
refusal-li-22-second = Efter en { $die }'er ville der ikke være en højere terning til dit spillede ”To terninger”
refusal-li-23 = Du har ikke kortet ”Valgfri række”
refusal-li-23-own = Din terning bygger i { $row } uden et kort
refusal-li-26 = Ingen af dine optalte telte står, hvor der må komme et ekstra til
refusal-li-26-stock = Du har intet telt tilbage til et ekstra
refusal-li-26-card = Et ekstra telt kræver kortet ”Ekstra telt”
refusal-li-26-first = Vælg først, hvor dit ekstra telt skal stå
refusal-li-26-field = I { $field } står der intet optalt telt af dine, eller båden er der
refusal-li-27 = Du har ingen ædelsten at sælge på markedet
refusal-li-27-closed = Markedet kræver et spillet markedskort
refusal-li-27-open = Markedet er åbent: Sælg dér, eller luk det først
refusal-li-27-gem = Du har ingen { $gem } at sælge på markedet
refusal-li-28 = Båden er i den første kolonne og kan ikke gå tilbage
refusal-li-28-limit = Båden er gået tilbage { $times } gange og går ikke tilbage mere
refusal-li-32 = Du kan ikke give { $coins }: Der er { $purse } i din pung
refusal-li-32-least = En gave er mindst en mønt
refusal-li-38-none = Du har intet telt tilbage at bygge med
refusal-li-38-first = Telte flyttes kun med to spillere, og kun når et telt bygges uden flere i forrådet
refusal-li-38-choose = Vælg først, hvilket af dine telte du flytter
refusal-li-38-same = Det telt står allerede dér, hvor det skulle flyttes hen
refusal-li-38-field = Du har intet telt i { $field }

# The score

line-column = Telte i { $column }
line-row = Flest telte i { $row } ({ $tents })
line-market = Solgt på markedet
line-gems = Beholdte ædelsten ({ $gems })
line-animals = Dyr
line-gift = Gave til dronningen: { $coins } (mindst { $needed } for at være med)

# The guide for a first match

guide-dice = Tag en terning, altid højere end din forrige i denne runde. Dens tal giver rækken, mønterne eller stenene.
guide-field = Med en terning kan du slå et telt op i bådens kolonne, i rækken med terningens tal. Pointene står til venstre; den, der har flest telte i en række til sidst, får præmien til højre.
guide-river = Mønten under en kolonne siger, hvad et telt koster dér. Når der ikke kan tages flere terninger, tælles kolonnen op, og båden går videre.
guide-mine = Eller grav: så mange sten, som terningen viser. Sælg ædelsten for mønter når som helst i din tur. Du ser, hvad posen stadig rummer.
guide-chest = Din pung, og din lukkede skattekiste til dronningen. Den, der har givet mindst til sidst, kan ikke vinde (af to spillere den, der gav mindre, end terningerne da kræver), så giv i tide.

# On the drawn board

face-valley = Zambezis dal: seks rækker teltfelter, ti kolonner
face-dice-and-points = Terninger · point pr. telt
face-points-short = ★ pr. telt
face-most-tents = Telte · præmie for flest
face-most-short = flest
face-row-points = Et telt i række { $row } giver { $points ->
    [one] et point
   *[other] { $points } point
}, når dets kolonne tælles op
face-majority = Flest telte i række { $row } til sidst: { $points ->
    [one] et point
   *[other] { $points } point
}
face-dice-here = { $dice ->
    [0] Ingen terning viser { $number }
    [one] En terning viser { $number }
   *[other] { $dice } terninger viser { $number }
}
face-pitch-for = { $coins ->
    [0] Slå gratis et telt op i { $field }
    [one] Slå et telt op i { $field } for en mønt
   *[other] Slå et telt op i { $field } for { $coins } mønter
}
face-costs = Et telt koster
face-costs-short = teltpris
face-column-cost = Kolonne { $column }: Et telt koster { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}
face-reconstructed = rekonstrueret
face-reconstructed-short = rekonstr.
face-falls = Mosi-oa-Tunya
face-falls-today = Victoriafaldene
face-falls-both = Mosi-oa-Tunya, røgen, der tordner; Victoriafaldene på europæiske kort
face-ocean = Det Indiske Ocean
face-chart = Båden på den virkelige Zambezi
face-boat = Båden er i kolonne { $column }
face-bank = Bank
face-take-coins = { $coins ->
    [one] Tag en mønt
   *[other] Tag { $coins } mønter
}
face-draw-card = Træk et kort
face-pile = { $cards ->
    [one] Et kort i bunken
   *[other] { $cards } kort i bunken
}
face-played = { $cards ->
    [0] Ingen spillede kort
   *[other] Spillet:
}
face-dig = { $stones ->
    [one] Grav efter en sten
   *[other] Grav efter { $stones } sten
}
face-bag = { $stones ->
    [one] En sten i posen
   *[other] { $stones } sten i posen
}
face-bag-hidden = { $stones ->
    [one] En sten i posen og skjult hos de andre
   *[other] { $stones } sten i posen og skjult hos de andre
}
face-drawn = Skal sælges:
face-last-draw = { $name } trak
face-side = Ved siden af:
face-points = Point indtil nu
face-purse = Mønter i pungen
face-chest = Givet til dronningen, i den lukkede skattekiste
face-chest-known = Din skattekiste til dronningen; de andre ved, at den rummer { $low } til { $high }
face-stock = Telte i forrådet
face-cards = Kort på hånden
face-hidden-gems = Skjulte ædelsten
face-taken = Terninger i denne runde
face-passed = tager ikke flere terninger
face-own = Hvad der er dit
face-give-how-much = Hvor meget du giver til dronningen
face-give = Giv { $coins }
face-give-coins = Mønter at give, 1 til { $most }
face-give-less = { $coins ->
    [one] En mønt mindre
   *[other] { $coins } mønter mindre
}
face-give-more = { $coins ->
    [one] En mønt mere
   *[other] { $coins } mønter mere
}
face-give-all = { $coins ->
    [one] Din eneste mønt
   *[other] Alle { $coins } mønter
}
face-give-all-short = Alle
face-last-die = Du kan ikke tage flere terninger i denne runde
face-last-die-short = sidste
face-price = { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}
face-market-price = { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
} og { $points ->
    [one] et point
   *[other] { $points } point
}
face-sell = { $what } for { $price }; du har { $number }
face-no-gems = Ingen ædelsten
face-no-cards = Ingen kort
face-play = { $number ->
    [one] Brug ”{ $card }”
   *[other] Brug ”{ $card }”: Du har { $number }
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = større gave, { $more } mod { $less }
lines-column = Telte, runde for runde
lines-row = Flest telte i en række
lines-gems = Beholdte ædelsten
lines-gift = Gave til dronningen

# The board as text
face = { $number }
field-starter = Hvem der begyndte runden
field-boat = Båden
field-boats-back = Hvor ofte båden er gået tilbage
field-dice = Terninger at tage
field-taken = Terninger taget i denne runde
field-passed = Tager ikke flere terninger i denne runde
field-die = Terningen på hånden
field-target = Hvor det flyttede telt skal stå
field-stock = Telte i forrådet
field-tents = Telte
field-scored = Optalte telte
field-coins = Pung og kiste tilsammen
field-purses = Mønter i pungen
field-chests = Givet til dronningen
field-low = Givet til dronningen, mindst
field-high = Givet til dronningen, højst
field-unseen-stones = Sten, der ikke er set
field-side = Sten ved siden af posen
field-drawn = Skal sælges
field-gems = Ædelsten
field-gem-counts = Antal ædelsten
field-unseen-cards = Kort, der ikke er set
field-played = Spillede kort
field-hands = Kort
field-hand-sizes = Kort på hånden
field-column-points = Point for kolonner
field-market-points = Point fra markedet
field-animal-points = Point for dyr
field-expected = Mønter, som dronningen forventer

# What is wrong with an edition file
problem-coin-value = en mønts værdi er et tal fra 1
problem-below-the-one-before = må ikke være under det forrige ({ $number })
problem-rows = skal være { $number }, en for hvert tal på en terning
problem-columns = skal være { $least } til { $most } kolonner

# Many choices of one kind under one button
kind-take-die = Tag en terning
kind-pitch-tent = Slå et telt op
kind-play-card = Spil et kort
kind-sell-gem = Sælg en ædelsten
kind-sell-at-market = Sælg på markedet
kind-pitch-second-tent = Slå det ekstra telt op
kind-move-tent = Flyt et telt
kind-give = Giv til dronningen

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone af Benjamin Liersch, Schmidt Spiele 2009. Regelhæftet viser kun bræt og kort som billeder. Rekonstrueret af dette projekt, så det passer til alt, hvad man ved: kolonnernes teltpriser, flertallene i række 3 til 5, fordelingen af 25 af de 27 kort (deres sum er kendt) og de to grænser. Den, der ejer det trykte spil, kan skrive dets værdier i sin egen udgavefil.
source-rulebook-de-ref = Tysk regelhæfte, Schmidt Spiele 2009
source-rulebook-de = regler, kortenes virkning, slags sten, mønter ved start, terninger; flertallet i række 2; at priserne stiger, en 2'er fulgt af en 3'er
source-rulebook-it = ædelsten efter farve, telte, antal kort, mønter
source-poeppelkiste = rækkernes point, flertallene i række 1 og 6
source-hall9000 = ti kolonner, seks rækker, intet spærret felt; rækkernes point
source-spiele-offensive = ædelstenenes priser
source-ludolegars = en første runde med to telte og tre mønter: Kolonne 1 koster 1
source-mobius = ti runder, der kan komme en til: ét kort ”Båd tilbage” (udledt)
source-bga = en terning skal tages, hvis det kan lade sig gøre; elleve telte

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-columns = Kolonner
printed-cost = Pris for et telt
printed-rows = Rækker
printed-tent-points = Point for et telt
printed-majority-points = Point for flest telte
printed-gems = Ædelsten
printed-count = Antal
printed-price = Pris
printed-market-coins = Marked: mønter
printed-market-points = Marked: point
printed-stones = Andre sten
printed-rubble = Grus
printed-white = Hvide sten
printed-cards = Kort
printed-amount = Tal på kortet
printed-numbers = Andre tal
printed-tents = Telte til hver
printed-coins = Mønter ved start
printed-dice-per-player = Terninger pr. spiller
printed-gem-points = Point for en beholdt ædelsten
printed-limits = Grænser
printed-largest-gift = Største gave
printed-boat-back = Antal gange, båden går tilbage
printed-box-coins = Mønter i æsken
printed-pieces = Brikker af hver værdi
