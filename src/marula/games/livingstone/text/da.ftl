game-title = Livingstone
game-summary = En dampbåd går op ad Zambezi mod Mosi-oa-Tunya, ”røgen, der tordner”, som de mennesker, der bor dér, længe har kendt, og som europæiske kort kalder Victoriafaldene. Tag terninger, slå telte op, og grav efter ædelsten. Men pas på ikke at give mindst til dronningen, for så kan du ikke vinde.
game-teaser = Tag terninger, slå telte op, og grav efter ædelsten, mens dampbåden går op ad Zambezi. Men giver du mindst til dronningen, kan du ikke vinde.

# Things

column = kolonne { $number }
row = række { $number }
field = { $column }, { $row }

gem-transparent = gennemsigtig ædelsten
gem-blue = blå ædelsten
gem-red = rød ædelsten

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = B
letter-red = R

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
option-open-coins-no = skjulte: Alle kan regne ud, hvad pung og skattekiste rummer tilsammen, men ikke hvor meget der er givet
option-open-coins-yes = åbne: Alle ser hver pung og hver gave
option-open-gems = Ædelsten
option-open-gems-yes = åbne, foran deres ejer
option-open-gems-no = skjulte: De andre ser, hvor mange der er, men ikke farverne
option-pass-die = Hvis du kan tage en terning
option-pass-die-no = skal du tage en
option-pass-die-yes = kan du vælge ikke at tage flere i denne runde
option-white-stone = Ædelsten trukket sammen med den hvide sten
option-white-stone-forced = skal sælges straks
option-white-stone-voluntary = må beholdes

# What is asked

phase-turn = Tag en terning. Inden da kan du spille kort, sælge ædelsten og give til dronningen.
phase-die = Brug din terning: Træk et kort, tag mønter, grav, eller slå et telt op. Du kan stadig spille kort, sælge ædelsten og give til dronningen.
phase-after = Du kan spille kort, sælge ædelsten og give til dronningen, eller afslutte din tur.
phase-market = Sælg ædelsten på markedet, eller luk det.
phase-white-stone = Du trak den hvide sten: Sælg ædelstenene fra dette træk, med kortet ”Marked”, hvis du har det.
phase-second-tent = Vælg, hvor dit ekstra telt skal stå.
phase-move = Vælg, hvilket af dine telte du vil flytte.
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
action-end-turn = Afslut din tur

# What happened

event-round-began = Runde { $round }: Båden er i { $column }. { $seat } slår { $dice_row }.
event-die-taken = { $seat } tager en { $die }’er.
event-die-passed = { $seat } tager ikke flere terninger i denne runde.
event-passed-over = { $seat } springes over: Ingen terning er højere end { $die }.
event-turn-ended = { $seat } afslutter sin tur.
event-card-drawn = { $seat } trækker et kort.
event-card-seen = Det er ”{ $card }”.
event-card-played = { $seat } spiller ”{ $card }”.
event-mine-collapsed = { $seat } trækker ”Sammenstyrtning”: Alle sten lægges tilbage i posen.
event-gems-lost = { $seat } mister { $gems ->
    [one] en ædelsten
   *[other] { $gems } ædelsten
}.
event-cards-shuffled = ”Sammenstyrtning”, de spillede kort og resten af bunken blandes: { $cards ->
    [one] et kort
   *[other] { $cards } kort
}.
event-coins-taken = { $seat } tager { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}.
event-stones-drawn = { $seat } trækker fra posen: { $stones }.
event-stones-hidden = { $seat } trækker { $gems ->
    [0] ingen ædelsten
    [one] en ædelsten
   *[other] { $gems } ædelsten
}{ $white ->
    [yes] ,
   *[no] { " " }og
}{ $rubble ->
    [0] { " " }intet grus
   *[other] { " " }{ $rubble }× grus
}{ $white ->
    [yes] { " " }og den hvide sten
   *[no] { "" }
} fra posen.
event-gems-found = Trukne ædelsten: { $gems }.
event-bag-refilled = Efter den hvide sten lægges { $stones ->
    [one] en sten
   *[other] { $stones } sten
} tilbage i posen.
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
event-market-closed = { $seat } lukker markedet.
event-tent-pitched = { $seat } slår et telt op i { $field }, { $coins ->
    [0] gratis
    [one] for en mønt
   *[other] for { $coins } mønter
}.
event-fee-paid = { $seat } betaler { $to } { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
} for at dele feltet.
event-tent-moved = { $seat } flytter teltet fra { $field }.
event-second-tent-pitched = { $seat } slår et ekstra telt op i { $field }.
event-boat-went-back = Båden går tilbage til { $column }.
event-points-gained = { $seat } får { $points ->
    [one] et point
   *[other] { $points } point
}.
event-gift-made = { $seat } giver en gave til dronningen.
event-gift-counted = Gave: { $coins ->
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
event-match-ended = Båden når faldene efter { $rounds ->
    [one] en runde
   *[other] { $rounds } runder
}.
event-majority-scored = { $seat } har flest telte i { $row } ({ $tents }): { $points ->
    [one] et point
   *[other] { $points } point
}.
event-gems-counted = { $seat } har { $gems ->
    [one] en ædelsten
   *[other] { $gems } ædelsten
} tilbage: { $points ->
    [one] et point
   *[other] { $points } point
}.
event-hand-shown = { $seat } har stadig på hånden: { $cards }.
event-chest-opened = { $seat } åbner sin skattekiste: { $coins ->
    [0] intet
    [one] en mønt
   *[other] { $coins } mønter
} til dronningen.
event-queen-rolled = Terningerne viser { $dice_row }: Dronningen forventede { $coins } mønter.
event-seat-out = { $seat } gav for lidt og kan ikke vinde.

# Why not

refusal-li-7-take = Tag først en terning
refusal-li-7-use = Brug først den terning, du har taget
refusal-li-7-once = Du har allerede brugt din terning i denne tur
refusal-li-7-none = Ingen terning viser { $die }
refusal-li-8 = En { $die }’er er ikke højere end den { $last }’er, du tog før
refusal-li-9 = Hvis du kan tage en terning, skal du tage en
refusal-li-9-pass = Tag en terning, eller vælg ikke at tage flere i denne runde
refusal-li-13 = Et telt koster { $needed ->
    [one] en mønt
   *[other] { $needed } mønter
} her, og der er { $purse } i din pung
refusal-li-13-row = Med en { $die }’er slår du et telt op i række { $die }, ikke i { $row }
refusal-li-14 = Med en mønt til hver spiller, der allerede har et telt der, koster dette telt { $needed ->
    [one] en mønt
   *[other] { $needed } mønter
}, og der er { $purse } i din pung
refusal-li-16 = Du har ingen { $gem } at sælge
refusal-li-18 = Du trak den hvide sten: Sælg først ædelstenene fra dette træk
refusal-li-18-none = Sådan kan du kun sælge ædelsten, som du har trukket sammen med den hvide sten
refusal-li-20 = Du har ikke kortet ”{ $card }”
refusal-li-21 = Du har ikke kortet ”Gratis telt”
refusal-li-22 = Der er ingen højere terning, som du også kan tage
refusal-li-22-late = Spil ”To terninger”, før du tager en terning
refusal-li-22-second = Du har spillet ”To terninger”, og efter en { $die }’er er der ingen højere terning at tage
refusal-li-23 = Du har ikke kortet ”Valgfri række”
refusal-li-23-own = Med din terning kan du allerede slå et telt op i { $row }
refusal-li-26 = Du har intet optalt telt, som et ekstra kan stå ved siden af
refusal-li-26-stock = Du har ikke flere telte
refusal-li-26-card = Spil kortet ”Ekstra telt” for at slå et ekstra telt op
refusal-li-26-first = Vælg først, hvor dit ekstra telt skal stå
refusal-li-26-field = Du har intet optalt telt i { $field }, eller båden er der
refusal-li-27 = Du har ingen ædelsten at sælge på markedet
refusal-li-27-closed = Spil først kortet ”Marked” for at sælge på markedet
refusal-li-27-open = Markedet er åbent: Sælg ædelsten dér, eller luk det først
refusal-li-27-gem = Du har ingen { $gem } at sælge på markedet
refusal-li-28 = Båden er i den første kolonne og kan ikke gå tilbage
refusal-li-28-limit = Båden er gået tilbage { $times ->
    [0] så mange gange, den kan,
    [one] én gang
   *[other] { $times } gange
} og kan ikke gå tilbage igen
refusal-li-32 = Du kan ikke give { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}: Der er { $purse } i din pung
refusal-li-32-least = Giv mindst én mønt
refusal-li-32-most = Én gave er højst { $most ->
    [one] én mønt
   *[other] { $most } mønter
}
refusal-li-38-none = Du har ikke flere telte at slå op
refusal-li-38-first = Du må kun flytte et telt i partier med to spillere, og kun når du slår et telt op uden at have flere i forrådet
refusal-li-38-choose = Vælg først, hvilket af dine telte du vil flytte
refusal-li-38-same = Det telt står allerede dér, hvor det skulle flyttes hen
refusal-li-38-field = Du har intet telt i { $field }

# The score

line-column = Telte i { $column }
line-row = Flest telte i { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , delt)
}
line-market = Solgt på markedet
line-gems = Beholdte ædelsten ({ $gems })
line-animals = Dyr
line-gift = Gave til dronningen: { $coins } (kræves: { $needed })

# The guide for a first match

guide-dice = Tag en terning. Hver terning, du tager, skal være højere end din forrige i denne runde. Tallet angiver rækken for et telt, hvor mange mønter du tager, eller hvor mange sten du graver op.
guide-field = Brug en terning til at slå et telt op i bådens kolonne, i rækken med terningens tal. Et telts point står til venstre. Til sidst får den, der har flest telte i en række, præmien til højre.
guide-river = Mønten under en kolonne er prisen for et telt dér. Når der ikke kan tages flere terninger, tælles kolonnen op, og båden går videre.
guide-mine = Eller grav lige så mange sten op, som terningen viser. Du kan sælge ædelsten for mønter når som helst i din tur. Du ser også, hvad der stadig er i posen.
guide-chest = Din pung og din lukkede skattekiste til dronningen. Den, der til sidst har givet mindst, kan ikke vinde. Med to spillere skal du have givet mindst lige så meget, som terningerne viser til sidst. Så giv i tide.

# On the drawn board

face-valley = Zambezidalen: ti kolonner og seks rækker med felter til telte
face-dice-and-points = Terninger og point pr. telt
face-points-short = ★ pr. telt
face-most-tents = Telte og præmie til den, der har flest
face-most-short = Flest
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
    [one] Slå et telt op i { $field }, for en mønt
   *[other] Slå et telt op i { $field }, for { $coins } mønter
}
face-costs = Pris for et telt
face-costs-short = Teltpris
face-column-cost = Kolonne { $column }: Et telt koster { $coins ->
    [one] en mønt
   *[other] { $coins } mønter
}
face-reconstructed = rekonstrueret
face-reconstructed-short = Rekonstr.
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
   *[other] Spillede kort:
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
    [one] En sten i posen eller skjult hos de andre
   *[other] { $stones } sten i posen eller skjult hos de andre
}
face-drawn = Skal sælges:
face-last-draw = { $name } trak
face-side = Ved siden af posen:
face-points = Point indtil nu
face-purse = Mønter i pungen
face-chest = Givet til dronningen, i den lukkede skattekiste
face-chest-known = Din skattekiste til dronningen. De andre ved, at den rummer mellem { $low } og { $high } mønter
face-stock = Telte i forrådet
face-cards = Kort på hånden
face-hidden-gems = Skjulte ædelsten
face-taken = Terninger taget i denne runde
face-passed = tager ikke flere terninger
face-own = Dine ting
face-give-how-much = Hvor meget giver du til dronningen?
face-give-open = Giv til dronningen
face-give = Giv { $coins }
face-give-coins = Antal mønter til dronningen, 1 til { $most }
face-give-less = { $coins ->
    [one] En mønt færre
   *[other] { $coins } mønter færre
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
face-sell = { $what } for { $price } (du har { $number })
face-card-free-tent = Dette telt er gratis. Spil kortet, når du slår teltet op; du skal stadig bruge en terning.
face-card-any-row = Teltet kan stå i en valgfri række i bådens kolonne. Spil kortet, når du slår teltet op; du skal stadig bruge en terning.
face-card-two-dice = Tag to terninger efter hinanden, den anden højere end den første, og brug begge.
face-card-lion = { $amount } point, nu eller til sidst.
face-card-rhino = { $amount } point, nu eller til sidst.
face-card-antelope = { $amount } point, nu eller til sidst.
face-card-second-tent = Et telt mere, gratis og uden terning, på et felt, hvor et af dine telte er talt op. Det tæller med for rækkens præmie.
face-card-market = Sælg så mange ædelsten, du vil, for både point og mønter.
face-card-boat-back = Båden går én kolonne tilbage. Der slås telte op dér igen, og kolonnen tælles op igen.
face-card-three-stones = Træk { $amount } sten fra posen, uden terning.
face-card-four-coins = Tag { $amount ->
    [one] { $amount } mønt
   *[other] { $amount } mønter
}.
face-stone-rubble = Intet værd.
face-stone-white = Hvis du trækker den, sælger du straks ædelstenene fra dette træk. Derefter lægges alle sten tilbage i posen.
face-no-gems = Ingen ædelsten
face-no-cards = Ingen kort
face-play = { $number ->
    [one] Spil ”{ $card }”
   *[other] Spil ”{ $card }” (du har { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = større gave, { $more } mod { $less }
lines-column = Telte, kolonne for kolonne
lines-row = Flest telte i en række
lines-gems = Beholdte ædelsten
lines-gift = Gave til dronningen

# The board as text
face = { $number }
field-starter = Startspiller
field-boat = Båden
field-boats-back = Antal gange, båden er gået tilbage
field-dice = Terninger at tage
field-taken = Terninger taget i denne runde
field-passed = Tager ikke flere terninger i denne runde
field-die = Terning at bruge
field-target = Hvor det flyttede telt skal stå
field-stock = Telte i forrådet
field-tents = Telte
field-scored = Optalte telte
field-coins = Pung og skattekiste tilsammen
field-purses = Mønter i pungen
field-chests = Givet til dronningen
field-low = Givet til dronningen, mindst
field-high = Givet til dronningen, højst
field-unseen-stones = Sten i posen eller skjult
field-side = Sten ved siden af posen
field-drawn = Skal sælges
field-gems = Ædelsten
field-gem-counts = Antal ædelsten
field-unseen-cards = Kort i bunken eller på andres hånd
field-played = Spillede kort
field-hands = Kort
field-hand-sizes = Kort på hånden
field-column-points = Point for kolonner
field-market-points = Point fra markedet
field-animal-points = Point for dyr
field-expected = Mønter, som dronningen forventede

# What is wrong with an edition file
problem-coin-value = en mønts værdi skal være et tal på mindst 1
problem-below-the-one-before = må ikke være lavere end det forrige ({ $number })
problem-rows = skal være { $number }, en for hver side af en terning
problem-columns = skal være mellem { $least } og { $most } kolonner

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
edition-default-note = Livingstone af Benjamin Liersch, Schmidt Spiele 2009. Regelhæftet viser kun bræt og kort som billeder. Rekonstrueret af dette projekt, så det passer til alt, hvad man ved: kolonnernes teltpriser, flertallene i række 3 til 5, fordelingen af 25 af de 27 kort (deres sum er kendt) og de to grænser. Ejer du det trykte spil, kan du skrive dets værdier ind i din egen udgavefil.
source-rulebook-de-ref = Tysk regelhæfte, Schmidt Spiele 2009
source-rulebook-de = regler, kortenes virkning, hvilke slags sten der er, mønter ved start, terninger; flertallet i række 2; at priserne stiger, en 2’er fulgt af en 3’er
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
printed-tent-points = Point pr. telt
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
printed-tents = Telte pr. spiller
printed-coins = Mønter ved start
printed-dice-per-player = Terninger pr. spiller
printed-gem-points = Point pr. beholdt ædelsten
printed-limits = Grænser
printed-largest-gift = Største gave
printed-boat-back = Antal gange, båden går tilbage
printed-box-coins = Mønter i æsken
printed-pieces = Brikker af hver værdi

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = afviger { $value } point fra det første skøn
feature-option-take = tager en terning
feature-option-draw = trækker et kort
feature-option-coins = tager mønter
feature-option-dig = graver i minen
feature-option-tent = slår et telt op
feature-option-play = spiller et kort
feature-option-sell = sælger en ædelsten
feature-option-market = sælger en ædelsten på markedet
feature-option-finish = afslutter denne del af turen
feature-option-second = slår et ekstra telt op
feature-option-move = flytter et telt
feature-option-give = giver til dronningen
feature-option-die = bruger en terning, der viser { $value }
feature-option-only-die = tager den eneste terning med det tal
feature-option-dice-after = så er der { $value ->
    [one] { $value } højere terning
   *[other] { $value } højere terninger
} tilbage til dig
feature-option-dice-lost = giver afkald på { $value ->
    [one] { $value } lavere terning
   *[other] { $value } lavere terninger
}
feature-option-dice-left-to-others = så er der { $value ->
    [one] { $value } terning
   *[other] { $value } terninger
} tilbage til den næste spiller
feature-option-tent-points = et telt i rækken giver { $value } point i denne runde
feature-option-tent-within-reach = du har råd til et telt i terningens række
feature-option-row-points = ændrer de point, du kan forvente for flest telte i rækken, med { $value }
feature-option-row-lead = dit forspring i rækken er derefter { $value ->
    [one] { $value } telt
   *[other] { $value } telte
}
feature-option-price = koster { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-fee = betaler { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
} til de andre
feature-option-income = giver { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-purse-after = så har du { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
} tilbage
feature-option-gift = giver dronningen { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-chest-after = din skattekiste rummer derefter { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-safety = ændrer chancen for, at din gave bliver stor nok, med { $value } procentpoint
feature-option-safe-as-given = chancen for, at der allerede er nok i din skattekiste, er { $value } %
feature-option-gift-lead = din gaves forspring til den største, en anden kan have givet, er derefter { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-free-tent = bruger ”Gratis telt”
feature-option-any-row = bruger ”Valgfri række”
feature-option-two-dice = bruger ”To terninger”
feature-option-animal = viser et dyr til { $value } point
feature-option-second-tent-card = bruger ”Ekstra telt”
feature-option-market-card = bruger ”Marked”
feature-option-boat-back = at båden går tilbage, giver dig { $value } point, når de andres er trukket fra
feature-option-three-stones = bruger ”Tre sten”
feature-option-four-coins = bruger ”Fire mønter”
feature-option-stones = trækker { $value } sten
feature-option-stones-worth = de trukne sten er i gennemsnit { $value } point værd
feature-option-card-worth = kortet er i gennemsnit { $value } point værd
feature-option-gems-at-risk = risikerer i gennemsnit at miste { $value } ædelsten ved en sammenstyrtning
feature-option-market-points = giver { $value } point på markedet
feature-option-stock-after = så har du { $value ->
    [one] { $value } telt
   *[other] { $value } telte
} tilbage i forrådet

# Why: what a bot sees of your position

feature-seat-players = der er { $value ->
    [one] { $value } spiller
   *[other] { $value } spillere
}
feature-seat-rounds-left = efter denne runde kommer der { $value ->
    [one] { $value } runde
   *[other] { $value } runder
} til
feature-seat-turn = det er din tur
feature-seat-holds-die = du har taget en terning, der viser { $value }
feature-seat-after-die = du har brugt din terning
feature-seat-dice-due = du skal stadig tage { $value ->
    [one] { $value } terning
   *[other] { $value } terninger
}
feature-seat-starts-next = du spiller { $value ->
    [one] { $value } tur
   *[other] { $value } ture
} efter den næste startspiller
feature-seat-tent-cost = et telt koster nu { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-points = du har fået { $value } point
feature-seat-row-points = du kan forvente { $value } point for flest telte i rækkerne
feature-seat-lead = dit forspring til den bedste af de andre er { $value } point
feature-seat-lead-chance = chancen for, at du ender med flest point, er { $value } %
feature-seat-row-1-lead = dit forspring i række 1 er { $value ->
    [one] { $value } telt
   *[other] { $value } telte
}
feature-seat-row-2-lead = dit forspring i række 2 er { $value ->
    [one] { $value } telt
   *[other] { $value } telte
}
feature-seat-row-3-lead = dit forspring i række 3 er { $value ->
    [one] { $value } telt
   *[other] { $value } telte
}
feature-seat-row-4-lead = dit forspring i række 4 er { $value ->
    [one] { $value } telt
   *[other] { $value } telte
}
feature-seat-row-5-lead = dit forspring i række 5 er { $value ->
    [one] { $value } telt
   *[other] { $value } telte
}
feature-seat-row-6-lead = dit forspring i række 6 er { $value ->
    [one] { $value } telt
   *[other] { $value } telte
}
feature-seat-stock = du har { $value ->
    [one] { $value } telt
   *[other] { $value } telte
} i forrådet
feature-seat-others-stock = en anden spiller har { $value ->
    [one] { $value } telt
   *[other] { $value } telte
} i forrådet
feature-seat-purse = der er { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
} i din pung
feature-seat-chest = du har givet { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-reach = du kan straks skaffe { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
} ved at sælge alt
feature-seat-coins-over-poorest = i pung og skattekiste tilsammen er dit forspring til den fattigste af de andre { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-coins-over-richest = i pung og skattekiste tilsammen er dit forspring til den rigeste af de andre { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-safety = chancen for, at din gave bliver stor nok, er { $value } %
feature-seat-safe-as-given = chancen for, at din hidtidige gave er stor nok, er { $value } %
feature-seat-rival-safety = chancen for, at den anden spillers gave bliver stor nok, er { $value } %
feature-seat-another-turn = chancen for, at du får en tur til, er { $value } %
feature-seat-coin-worth = en mønt mere er { $value } point værd
feature-seat-card-worth = et kort er i gennemsnit { $value } point værd
feature-seat-stone-worth = en sten er i gennemsnit { $value } point værd
feature-seat-collapse = risikoen for, at det næste kort er ”Sammenstyrtning”, er { $value } %
feature-seat-free-tents = du har { $value } kort af typen ”Gratis telt”
feature-seat-any-rows = du har { $value } kort af typen ”Valgfri række”
feature-seat-two-dice = du har { $value } kort af typen ”To terninger”
feature-seat-animals = du har dyr til { $value } point på hånden
feature-seat-second-tents = du har { $value } kort af typen ”Ekstra telt”
feature-seat-markets = du har { $value } kort af typen ”Marked”
feature-seat-boats-back = du har { $value } kort af typen ”Båd tilbage”
feature-seat-stones-and-coins = du har { $value } kort, der giver sten eller mønter
feature-seat-gems = du har { $value } ædelsten
feature-seat-gem-price = dine ædelsten kan sælges for { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-others-gems = en anden spiller har { $value } ædelsten
feature-seat-others-cards = en anden spiller har { $value } kort på hånden
feature-seat-dice = der er { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
}
feature-seat-dice-for-me = { $value } af de ledige terninger er { $value ->
    [one] høj
   *[other] høje
} nok til dig
feature-seat-numbers-for-me = de terninger, der er høje nok til dig, viser { $value ->
    [one] { $value } tal
   *[other] { $value } forskellige tal
}
feature-seat-dice-for-next = { $value } af de ledige terninger er { $value ->
    [one] høj
   *[other] høje
} nok til den næste spiller
feature-seat-die-1 = { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
} viser 1
feature-seat-die-2 = { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
} viser 2
feature-seat-die-3 = { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
} viser 3
feature-seat-die-4 = { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
} viser 4
feature-seat-die-5 = { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
} viser 5
feature-seat-die-6 = { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
} viser 6

# First lessons: what the coach says.

lesson-die = Hver runde begynder med nogle terninger. Når det er din tur, tager du én. Tag en 3’er.
lesson-tent = En terning kan bruges til én af fire ting: et kort, mønter, minen eller et telt. Slå et telt op: Det står i bådens kolonne, i den række, din terning viser.
lesson-end-turn = Du kan stadig sælge ædelsten, spille kort eller give mønter til dronningen. Det er for tidligt til det hele, så afslut din tur.
lesson-higher = I en runde skal din næste terning vise mere end den forrige. Tag 4’eren.
lesson-rows = Højere rækker giver flere point. Slå et telt op i række 4.
lesson-scored = Runden er slut: Dine telte gav 3 og 4 point. Båden er sejlet videre, og nu giver kun telte i dens nye kolonne point. Tag 4’eren.
lesson-dig = Telte koster mønter, og du har ikke mange tilbage. Du har en 5’er: Grav i minen med den, og træk fem sten.
lesson-sell = Ædelsten sælges for 1, 3 eller 5 mønter; grus er intet værd. Sælg din røde ædelsten for 5.
lesson-price = Jo længere båden kommer, jo mere koster et telt: 2 mønter her. Det har du råd til. Slå et telt op i række 2.
lesson-card = Med enhver terning kan du i stedet trække et kort. Træk et: Kort spiller du i din egen tur, når du vil.
lesson-free-tent = Et telt koster efterhånden 4 mønter. Du har ”Gratis telt”, som betaler hele prisen. Brug det til et telt i række 2.
lesson-second-tent = Du har trukket ”Ekstra telt”: endnu et telt på et felt, hvor et af dine er talt op. Spil kortet.
lesson-majority = Til sidst får den, der har flest telte i en række, ekstra point. Sæt dette telt i række 1, kolonne 5, så har du lige så mange som den anden spiller dér.
lesson-gift = Ingen vinder uden en gave til dronningen. Med to spillere slås der til sidst med fire terninger, og en gave under deres sum er for lille. Giv 16 mønter.
lesson-purse = Mønter i din pung er intet værd til sidst. Giv også dine sidste 5 mønter: En gave på 21 er sjældent for lille.
lesson-last = Dette er den sidste runde: Efter den når båden faldene. Afslut din tur, så bliver alt talt op.
lesson-end = Det var et helt parti. Der kom point fra telte runde for runde, fra de rækker, du førte i, og fra ædelsten, du beholdt, og din gave var stor nok. Næste gang vælger du selv hele vejen.
