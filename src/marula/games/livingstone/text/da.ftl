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

event-round-began = Runde { $round }: Båden er i { $column }. { $seat } slår { $dice_row }.
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
event-queen-rolled = Terningerne viser { $dice_row }: Der blev forventet { $coins } mønter.
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
face-give-open = Giv til dronningen
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
face-card-free-tent = Dette telt er gratis. Spilles, når teltet slås op; der skal stadig bruges en terning.
face-card-any-row = Teltet kan stå i en valgfri række i bådens kolonne. Spilles, når teltet slås op; der skal stadig bruges en terning.
face-card-two-dice = Tag to terninger efter hinanden, den anden højere end den første, og brug begge.
face-card-lion = { $amount } point, nu eller til sidst.
face-card-rhino = { $amount } point, nu eller til sidst.
face-card-antelope = { $amount } point, nu eller til sidst.
face-card-second-tent = Et telt mere, gratis og uden terning, på et felt, hvor et af dine telte er talt op. Det tæller med for rækkens præmie.
face-card-market = Sælg så mange ædelsten, du vil, for både point og mønter.
face-card-boat-back = Båden går én kolonne tilbage. Telte slås nu op dér, og kolonnen tælles op igen.
face-card-three-stones = Træk { $amount } sten fra posen, uden terning.
face-card-four-coins = Tag { $amount ->
    [one] { $amount } mønt
   *[other] { $amount } mønter
}.
face-stone-rubble = Intet værd.
face-stone-white = Den, der trækker den, sælger straks ædelstenene fra dette træk. Derefter lægges alle sten tilbage i posen.
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

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = ligger { $value } point fra den første tanke
feature-option-take = tager en terning
feature-option-draw = trækker et kort
feature-option-coins = tager mønter
feature-option-dig = graver i minen
feature-option-tent = slår et telt op
feature-option-play = spiller et kort
feature-option-sell = sælger en ædelsten
feature-option-market = sælger en ædelsten på markedet
feature-option-finish = gør ikke mere for nu
feature-option-second = slår et ekstra telt op
feature-option-move = fjerner et telt
feature-option-give = giver til dronningen
feature-option-die = gælder en terning, der viser { $value }
feature-option-only-die = tager den eneste terning med det tal
feature-option-dice-after = levner dig { $value ->
    [one] { $value } højere terning
   *[other] { $value } højere terninger
}
feature-option-dice-lost = giver afkald på { $value ->
    [one] { $value } lavere terning
   *[other] { $value } lavere terninger
}
feature-option-dice-left-to-others = levner den næste spiller { $value ->
    [one] { $value } terning
   *[other] { $value } terninger
}
feature-option-tent-points = et telt dér giver { $value } point i denne runde
feature-option-tent-within-reach = du har råd til et telt i dens række
feature-option-row-points = ændrer det, du kan forvente for flest telte i rækken, med { $value } point
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
feature-option-purse-after = levner dig { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-gift = giver dronningen { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-chest-after = din skattekiste rummer derefter { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-option-safety = ændrer chancen for, at din gave bliver stor nok, med { $value } procentpoint
feature-option-safe-as-given = det, der er i din skattekiste, er nok med en chance på { $value } %
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
feature-option-boat-back = at båden går tilbage, giver dig { $value } point mere end de andre
feature-option-three-stones = bruger ”Tre sten”
feature-option-four-coins = bruger ”Fire mønter”
feature-option-stones = trækker { $value } sten
feature-option-stones-worth = stenene er i gennemsnit { $value } point værd
feature-option-card-worth = kortet er i gennemsnit { $value } point værd
feature-option-gems-at-risk = sætter i gennemsnit { $value } ædelsten på spil, hvis minen styrter sammen
feature-option-market-points = giver { $value } point på markedet
feature-option-stock-after = levner dig { $value ->
    [one] { $value } telt
   *[other] { $value } telte
} i forrådet

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
feature-seat-holds-die = du har en terning, der viser { $value }
feature-seat-after-die = du har brugt din terning
feature-seat-dice-due = du skal tage { $value ->
    [one] { $value } terning
   *[other] { $value } terninger
} til
feature-seat-starts-next = du spiller { $value ->
    [one] { $value } tur
   *[other] { $value } ture
} efter den næste startspiller
feature-seat-tent-cost = et telt koster nu { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-points = du har { $value } point på bordet
feature-seat-row-points = du kan forvente { $value } point for flest telte i rækker
feature-seat-lead = dit forspring til den bedste af de andre er { $value } point
feature-seat-lead-chance = du får flest point med en chance på { $value } %
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
feature-seat-reach = du kan straks betale { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
} med alt, hvad du kan sælge
feature-seat-coins-over-poorest = dit forspring i pung og kiste til den fattigste af de andre er { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-coins-over-richest = dit forspring i pung og kiste til den rigeste af de andre er { $value ->
    [one] { $value } mønt
   *[other] { $value } mønter
}
feature-seat-safety = din gave bliver stor nok med en chance på { $value } %
feature-seat-safe-as-given = det, du har givet, er nok med en chance på { $value } %
feature-seat-rival-safety = den anden spillers gave bliver stor nok med en chance på { $value } %
feature-seat-another-turn = du får en tur til med en chance på { $value } %
feature-seat-coin-worth = en mønt mere er { $value } point værd
feature-seat-card-worth = et kort er i gennemsnit { $value } point værd
feature-seat-stone-worth = en sten er i gennemsnit { $value } point værd
feature-seat-collapse = det næste kort er ”Sammenstyrtning” med en chance på { $value } %
feature-seat-free-tents = du har { $value } kort ”Gratis telt”
feature-seat-any-rows = du har { $value } kort ”Valgfri række”
feature-seat-two-dice = du har { $value } kort ”To terninger”
feature-seat-animals = du har dyr til { $value } point på hånden
feature-seat-second-tents = du har { $value } kort ”Ekstra telt”
feature-seat-markets = du har { $value } kort ”Marked”
feature-seat-boats-back = du har { $value } kort ”Båd tilbage”
feature-seat-stones-and-coins = du har { $value } kort til sten eller mønter
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
feature-seat-dice-for-me = du må tage { $value } af de ledige terninger
feature-seat-numbers-for-me = de viser { $value ->
    [one] { $value } tal
   *[other] { $value } forskellige tal
}
feature-seat-dice-for-next = den næste spiller må tage { $value } af de ledige terninger
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
