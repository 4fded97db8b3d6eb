game-title = Livingstone
game-summary = En dampbåt går oppover Zambezi mot Mosi-oa-Tunya, «røyken som tordner», som folkene der lenge har kjent, og som kalles Victoriafallene på europeiske kart. Ta terninger, slå opp telt og grav etter edelsteiner. Men pass på at du ikke gir minst til dronningen, for da kan du ikke vinne.
game-teaser = Ta terninger, slå opp telt og grav etter edelsteiner mens dampbåten går oppover Zambezi. Men gir du minst til dronningen, kan du ikke vinne.

# Things

column = kolonne { $number }
row = rad { $number }
field = { $column }, { $row }

gem-transparent = gjennomsiktig edelstein
gem-blue = blå edelstein
gem-red = rød edelstein

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = B
letter-red = R

stone-transparent = gjennomsiktig edelstein
stone-blue = blå edelstein
stone-red = rød edelstein
stone-rubble = grus
stone-white = hvit stein

card-free-tent = Gratis telt
card-any-row = Valgfri rad
card-two-dice = To terninger
card-lion = Løve
card-rhino = Neshorn
card-antelope = Antilope
card-second-tent = Ekstra telt
card-market = Marked
card-boat-back = Båt tilbake
card-three-stones = Tre steiner
card-four-coins = Fire mynter
card-mine-collapse = Gruveras

# Variants

option-open-coins = Mynter
option-open-coins-no = skjulte: Alle kan regne ut hva pengepung og skattekiste inneholder til sammen, men ikke hvor mye som er gitt
option-open-coins-yes = åpne: Alle ser hver pengepung og hver gave
option-open-gems = Edelsteiner
option-open-gems-yes = åpne, foran eieren
option-open-gems-no = skjulte: De andre ser hvor mange, men ikke fargene
option-pass-die = Hvis du kan ta en terning
option-pass-die-no = må du ta en
option-pass-die-yes = kan du stå over resten av runden
option-white-stone = Edelsteiner trukket sammen med den hvite steinen
option-white-stone-forced = må selges straks
option-white-stone-voluntary = kan beholdes

# What is asked

phase-turn = Ta en terning. Før det kan du spille kort, selge edelsteiner og gi til dronningen.
phase-die = Bruk terningen din: Trekk et kort, ta mynter, grav eller slå opp et telt. Du kan fortsatt spille kort, selge edelsteiner og gi til dronningen.
phase-after = Du kan spille kort, selge edelsteiner og gi til dronningen, eller avslutte turen.
phase-market = Selg edelsteiner på markedet, eller lukk det.
phase-white-stone = Du trakk den hvite steinen: Selg edelsteinene fra dette trekket, med kortet «Marked» hvis du har det.
phase-second-tent = Velg hvor det ekstra teltet ditt skal stå.
phase-move = Velg hvilket av teltene dine du vil flytte.
phase-over = Partiet er slutt.

# What may be chosen

action-take-die = Ta en terning: { $die }
action-pass-die = Ta ikke flere terninger i denne runden
action-draw-card = Trekk et kort
action-take-coins = Ta mynter
action-dig = Grav i gruven
action-pitch-tent = { $cards_count ->
    [0] Slå opp et telt i { $row }
   *[other] Slå opp et telt i { $row } ({ $cards })
}
action-play-card = Spill «{ $card }»
action-sell-gem = Selg en { $gem }
action-sell-at-market = Selg en { $gem } på markedet
action-close-market = Lukk markedet
action-sell-drawn = Selg edelsteinene fra dette trekket
action-pitch-second-tent = Slå opp det ekstra teltet i { $field }
action-move-tent = Flytt teltet ditt fra { $field }
action-give = Gi { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
} til dronningen
action-end-turn = Avslutt turen

# What happened

event-round-began = Runde { $round }: Båten er i { $column }. { $seat } kaster { $dice_row }.
event-die-taken = { $seat } tar en { $die }-er.
event-die-passed = { $seat } tar ikke flere terninger i denne runden.
event-passed-over = { $seat } hoppes over: Ingen terning er høyere enn { $die }.
event-turn-ended = { $seat } avslutter turen.
event-card-drawn = { $seat } trekker et kort.
event-card-seen = Det er «{ $card }».
event-card-played = { $seat } spiller «{ $card }».
event-mine-collapsed = { $seat } trekker «Gruveras»: Alle steinene legges tilbake i posen.
event-gems-lost = { $seat } mister { $gems ->
    [one] én edelstein
   *[other] { $gems } edelsteiner
}.
event-cards-shuffled = «Gruveras», de spilte kortene og resten av bunken stokkes: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
event-coins-taken = { $seat } tar { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
}.
event-stones-drawn = { $seat } trekker fra posen: { $stones }.
event-stones-hidden = { $seat } trekker { $gems ->
    [0] ingen edelsteiner
    [one] én edelstein
   *[other] { $gems } edelsteiner
}{ $white ->
    [yes] ,
   *[no] { " " }og
}{ $rubble ->
    [0] { " " }ikke noe grus
   *[other] { " " }{ $rubble }× grus
}{ $white ->
    [yes] { " " }og den hvite steinen
   *[no] { "" }
} fra posen.
event-gems-found = Edelsteiner trukket: { $gems }.
event-bag-refilled = Etter den hvite steinen legges { $stones ->
    [one] én stein
   *[other] { $stones } steiner
} tilbake i posen.
event-gem-sold = { $seat } selger en { $gem } for { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
}.
event-gem-marketed = { $seat } selger en { $gem } på markedet for { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
} og { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
event-market-closed = { $seat } lukker markedet.
event-tent-pitched = { $seat } slår opp et telt i { $field }, { $coins ->
    [0] gratis
    [one] for én mynt
   *[other] for { $coins } mynter
}.
event-fee-paid = { $seat } betaler { $to } { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
} for å dele feltet.
event-tent-moved = { $seat } flytter teltet fra { $field }.
event-second-tent-pitched = { $seat } slår opp et ekstra telt i { $field }.
event-boat-went-back = Båten går tilbake til { $column }.
event-points-gained = { $seat } får { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
event-gift-made = { $seat } gir til dronningen.
event-gift-counted = Gave: { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
}.
event-gift-shown = { $seat } gir { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
} til dronningen.
event-round-ended = Runde { $round } er over; { $dice ->
    [0] ingen terninger ligger igjen
    [one] én terning ligger igjen
   *[other] { $dice } terninger ligger igjen
}.
event-column-scored = { $seat } får { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} for { $tents ->
    [one] ett telt
   *[other] { $tents } telt
} i { $column }.
event-match-ended = Båten når fossen etter { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
}.
event-majority-scored = { $seat } har flest telt i { $row } ({ $tents }): { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
event-gems-counted = { $seat } har { $gems ->
    [one] én edelstein
   *[other] { $gems } edelsteiner
} igjen: { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
event-hand-shown = { $seat } har fortsatt på hånden: { $cards }.
event-chest-opened = { $seat } åpner skattekisten sin: { $coins ->
    [0] ingenting
    [one] én mynt
   *[other] { $coins } mynter
} til dronningen.
event-queen-rolled = Terningene viser { $dice_row }: Dronningen forventet { $coins } mynter.
event-seat-out = { $seat } ga for lite og kan ikke vinne.

# Why not

refusal-li-7-take = Ta først en terning
refusal-li-7-use = Bruk først terningen du har tatt
refusal-li-7-once = Du har allerede brukt terningen din denne turen
refusal-li-7-none = Ingen terning viser { $die }
refusal-li-8 = En { $die }-er er ikke høyere enn { $last }-eren du tok før
refusal-li-9 = Hvis du kan ta en terning, må du ta en
refusal-li-9-pass = Ta en terning, eller velg å ikke ta flere i denne runden
refusal-li-13 = Et telt koster { $needed ->
    [one] én mynt
   *[other] { $needed } mynter
} her, og det er { $purse } i pengepungen din
refusal-li-13-row = Med en { $die }-er slår du opp et telt i rad { $die }, ikke i { $row }
refusal-li-14 = Med én mynt til hver spiller som allerede har et telt der, koster dette teltet { $needed ->
    [one] én mynt
   *[other] { $needed } mynter
}, og det er { $purse } i pengepungen din
refusal-li-16 = Du har ingen { $gem } å selge
refusal-li-18 = Du trakk den hvite steinen: Selg først edelsteinene fra dette trekket
refusal-li-18-none = Du selger bare edelsteiner slik når du trekker dem sammen med den hvite steinen
refusal-li-20 = Du har ikke kortet «{ $card }»
refusal-li-21 = Du har ikke kortet «Gratis telt»
refusal-li-22 = Det er ingen høyere terning du kan ta i tillegg
refusal-li-22-late = Spill «To terninger» før du tar en terning
refusal-li-22-second = Du har spilt «To terninger», og etter en { $die }-er ville det ikke være noen høyere terning å ta
refusal-li-23 = Du har ikke kortet «Valgfri rad»
refusal-li-23-own = Med terningen din kan du allerede slå opp et telt i { $row }
refusal-li-26 = Du har ikke noe opptalt telt som et ekstra kan stå ved siden av
refusal-li-26-stock = Du har ikke flere telt
refusal-li-26-card = Spill kortet «Ekstra telt» for å slå opp et ekstra telt
refusal-li-26-first = Velg først hvor det ekstra teltet ditt skal stå
refusal-li-26-field = Du har ikke noe opptalt telt i { $field }, eller båten er der
refusal-li-27 = Du har ingen edelstein å selge på markedet
refusal-li-27-closed = For å selge på markedet må du først spille kortet «Marked»
refusal-li-27-open = Markedet er åpent: Selg edelsteiner der, eller lukk det først
refusal-li-27-gem = Du har ingen { $gem } å selge på markedet
refusal-li-28 = Båten er i den første kolonnen og kan ikke gå tilbake
refusal-li-28-limit = Båten har gått tilbake { $times ->
    [0] så mange ganger den kan,
    [one] én gang
   *[other] { $times } ganger
} og kan ikke gå tilbake igjen
refusal-li-32 = Du kan ikke gi { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
}: Det er { $purse } i pengepungen din
refusal-li-32-least = Gi minst én mynt
refusal-li-32-most = Én gave er høyst { $most ->
    [one] én mynt
   *[other] { $most } mynter
}
refusal-li-38-none = Du har ikke flere telt å slå opp
refusal-li-38-first = Du flytter et telt bare i partier med to spillere, og bare når du slår opp et telt uten å ha flere i forrådet
refusal-li-38-choose = Velg først hvilket av teltene dine du vil flytte
refusal-li-38-same = Det teltet står allerede på feltet det skulle flyttes til
refusal-li-38-field = Du har ikke noe telt i { $field }

# The score

line-column = Telt i { $column }
line-row = Flest telt i { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , delt)
}
line-market = Solgt på markedet
line-gems = Beholdte edelsteiner ({ $gems })
line-animals = Dyr
line-gift = Gave til dronningen: { $coins } (kreves: { $needed })

# The guide for a first match

guide-dice = Ta en terning. Hver terning du tar, må være høyere enn den forrige du tok i denne runden. Tallet angir raden for et telt, hvor mange mynter du tar, eller hvor mange steiner du graver opp.
guide-field = Bruk en terning til å slå opp et telt i båtens kolonne, i raden med terningens tall. Poengene for et telt står til venstre. Til slutt får den som har flest telt i en rad, premien til høyre.
guide-river = Mynten under en kolonne viser prisen for et telt der. Når det ikke kan tas flere terninger, telles kolonnen opp, og båten går videre.
guide-mine = Eller grav opp like mange steiner som terningen viser. Du kan selge edelsteiner for mynter når som helst i turen din. Du ser også hva som fortsatt er i posen.
guide-chest = Pengepungen din, og den lukkede skattekisten din til dronningen. Den som til slutt har gitt minst, kan ikke vinne. Med to spillere må du ha gitt minst det terningene viser til slutt. Så gi i tide.

# On the drawn board

face-valley = Zambezidalen: ti kolonner og seks rader med felt til telt
face-dice-and-points = Terninger og poeng per telt
face-points-short = ★ per telt
face-most-tents = Telt og premie for flest
face-most-short = Flest
face-row-points = Et telt i rad { $row } gir { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} når kolonnen telles opp
face-majority = Flest telt i rad { $row } til slutt: { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
face-dice-here = { $dice ->
    [0] Ingen terning viser { $number }
    [one] Én terning viser { $number }
   *[other] { $dice } terninger viser { $number }
}
face-pitch-for = { $coins ->
    [0] Slå opp et telt gratis i { $field }
    [one] Slå opp et telt i { $field } for én mynt
   *[other] Slå opp et telt i { $field } for { $coins } mynter
}
face-costs = Pris for et telt
face-costs-short = Teltpris
face-column-cost = Kolonne { $column }: Et telt koster { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
}
face-reconstructed = rekonstruert
face-reconstructed-short = Rekonstr.
face-falls = Mosi-oa-Tunya
face-falls-today = Victoriafallene
face-falls-both = Mosi-oa-Tunya, røyken som tordner; Victoriafallene på europeiske kart
face-ocean = Indiahavet
face-chart = Båten på den virkelige Zambezi
face-boat = Båten er i kolonne { $column }
face-bank = Bank
face-take-coins = { $coins ->
    [one] Ta én mynt
   *[other] Ta { $coins } mynter
}
face-draw-card = Trekk et kort
face-pile = { $cards ->
    [one] Ett kort i bunken
   *[other] { $cards } kort i bunken
}
face-played = { $cards ->
    [0] Ingen spilte kort
   *[other] Spilte kort:
}
face-dig = { $stones ->
    [one] Grav etter én stein
   *[other] Grav etter { $stones } steiner
}
face-bag = { $stones ->
    [one] Én stein i posen
   *[other] { $stones } steiner i posen
}
face-bag-hidden = { $stones ->
    [one] Én stein i posen eller skjult hos de andre
   *[other] { $stones } steiner i posen eller skjult hos de andre
}
face-drawn = Skal selges:
face-last-draw = { $name } trakk
face-side = Ved siden av posen:
face-points = Poeng hittil
face-purse = Mynter i pengepungen
face-chest = Gitt til dronningen, i den lukkede skattekisten
face-chest-known = Skattekisten din til dronningen. De andre vet at den inneholder { $low } til { $high }
face-stock = Telt i forrådet
face-cards = Kort på hånden
face-hidden-gems = Skjulte edelsteiner
face-taken = Terninger tatt i denne runden
face-passed = tar ikke flere terninger
face-own = Tingene dine
face-give-how-much = Hvor mye gir du til dronningen?
face-give-open = Gi til dronningen
face-give = Gi { $coins }
face-give-coins = Mynter du gir, 1 til { $most }
face-give-less = { $coins ->
    [one] Én mynt mindre
   *[other] { $coins } mynter mindre
}
face-give-more = { $coins ->
    [one] Én mynt mer
   *[other] { $coins } mynter mer
}
face-give-all = { $coins ->
    [one] Den eneste mynten din
   *[other] Alle { $coins } myntene
}
face-give-all-short = Alle
face-last-die = Du kan ikke ta enda en terning i denne runden
face-last-die-short = siste
face-price = { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
}
face-market-price = { $coins ->
    [one] én mynt
   *[other] { $coins } mynter
} og { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
face-sell = { $what } for { $price } (du har { $number })
face-card-free-tent = Dette teltet er gratis. Spill kortet når du slår opp teltet; du trenger fortsatt en terning.
face-card-any-row = Teltet kan stå i en valgfri rad i båtens kolonne. Spill kortet når du slår opp teltet; du trenger fortsatt en terning.
face-card-two-dice = Ta to terninger etter hverandre, den andre høyere enn den første, og bruk begge.
face-card-lion = { $amount } poeng, nå eller til slutt.
face-card-rhino = { $amount } poeng, nå eller til slutt.
face-card-antelope = { $amount } poeng, nå eller til slutt.
face-card-second-tent = Ett telt til, gratis og uten terning, på et felt der et av teltene dine er talt opp. Det teller med for premien i raden.
face-card-market = Selg så mange edelsteiner du vil, for både poeng og mynter.
face-card-boat-back = Båten går én kolonne tilbake. Der kan man slå opp telt igjen, og kolonnen telles opp en gang til.
face-card-three-stones = Trekk { $amount ->
    [one] { $amount } stein
   *[other] { $amount } steiner
} fra posen, uten terning.
face-card-four-coins = Ta { $amount ->
    [one] { $amount } mynt
   *[other] { $amount } mynter
}.
face-stone-rubble = Verdiløs.
face-stone-white = Hvis du trekker den, selger du straks edelsteinene fra dette trekket. Deretter legges alle steinene tilbake i posen.
face-no-gems = Ingen edelsteiner
face-no-cards = Ingen kort
face-play = { $number ->
    [one] Spill «{ $card }»
   *[other] Spill «{ $card }» (du har { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = større gave, { $more } mot { $less }
lines-column = Telt, kolonne for kolonne
lines-row = Flest telt i en rad
lines-gems = Beholdte edelsteiner
lines-gift = Gave til dronningen

# The board as text
face = { $number }
field-starter = Startspiller
field-boat = Båten
field-boats-back = Antall ganger båten har gått tilbake
field-dice = Ledige terninger
field-taken = Terninger tatt i denne runden
field-passed = Tar ikke flere terninger i denne runden
field-die = Terning som skal brukes
field-target = Hvor det flyttede teltet skal stå
field-stock = Telt i forrådet
field-tents = Telt
field-scored = Opptalte telt
field-coins = Pengepung og skattekiste til sammen
field-purses = Mynter i pengepungen
field-chests = Gitt til dronningen
field-low = Gitt til dronningen, minst
field-high = Gitt til dronningen, høyst
field-unseen-stones = Steiner i posen eller skjult
field-side = Steiner ved siden av posen
field-drawn = Skal selges
field-gems = Edelsteiner
field-gem-counts = Antall edelsteiner
field-unseen-cards = Kort i bunken eller på andres hånd
field-played = Spilte kort
field-hands = Kort
field-hand-sizes = Kort på hånden
field-column-points = Poeng for kolonner
field-market-points = Poeng fra markedet
field-animal-points = Poeng for dyr
field-expected = Mynter dronningen forventet

# What is wrong with an edition file
problem-coin-value = verdien av en mynt må være et tall på minst 1
problem-below-the-one-before = kan ikke være lavere enn det forrige ({ $number })
problem-rows = må være { $number }, én for hver side av en terning
problem-columns = må være fra { $least } til { $most } kolonner

# Many choices of one kind under one button
kind-take-die = Ta en terning
kind-pitch-tent = Slå opp et telt
kind-play-card = Spill et kort
kind-sell-gem = Selg en edelstein
kind-sell-at-market = Selg på markedet
kind-pitch-second-tent = Slå opp det ekstra teltet
kind-move-tent = Flytt et telt
kind-give = Gi til dronningen

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone av Benjamin Liersch, Schmidt Spiele 2009. Regelheftet viser brett og kort bare som bilder. Rekonstruert av dette prosjektet slik at det passer til alt man vet: teltprisene i kolonnene, flertallene i rad 3 til 5, fordelingen av 25 av de 27 kortene (summen er kjent) og de to grensene. Eier du det trykte spillet, kan du føre verdiene inn i din egen utgavefil.
source-rulebook-de-ref = Tysk regelhefte, Schmidt Spiele 2009
source-rulebook-de = regler, virkningen av kortene, typer steiner, mynter ved start, terninger; flertallet i rad 2; at prisene stiger, 2 fulgt av 3
source-rulebook-it = edelsteiner etter farge, telt, antall kort, mynter
source-poeppelkiste = radenes poeng, flertallene i rad 1 og 6
source-hall9000 = ti kolonner, seks rader, ingen sperrede felt; radenes poeng
source-spiele-offensive = prisene på edelsteinene
source-ludolegars = en første runde med to telt og tre mynter: Kolonne 1 koster 1
source-mobius = ti runder, det kan komme én til: ett kort «Båt tilbake» (utledet)
source-bga = man må ta en terning hvis man kan; elleve telt

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Tittel
printed-columns = Kolonner
printed-cost = Pris for et telt
printed-rows = Rader
printed-tent-points = Poeng per telt
printed-majority-points = Poeng for flest telt
printed-gems = Edelsteiner
printed-count = Antall
printed-price = Pris
printed-market-coins = Marked: mynter
printed-market-points = Marked: poeng
printed-stones = Andre steiner
printed-rubble = Grus
printed-white = Hvite steiner
printed-cards = Kort
printed-amount = Tall på kortet
printed-numbers = Andre tall
printed-tents = Telt til hver
printed-coins = Mynter ved start
printed-dice-per-player = Terninger per spiller
printed-gem-points = Poeng per beholdt edelstein
printed-limits = Grenser
printed-largest-gift = Største gave
printed-boat-back = Antall ganger båten går tilbake
printed-box-coins = Mynter i esken
printed-pieces = Brikker av hver verdi

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = avviker { $value } poeng fra det første anslaget
feature-option-take = tar en terning
feature-option-draw = trekker et kort
feature-option-coins = tar mynter
feature-option-dig = graver i gruven
feature-option-tent = slår opp et telt
feature-option-play = spiller et kort
feature-option-sell = selger en edelstein
feature-option-market = selger en edelstein på markedet
feature-option-finish = avslutter denne delen av turen
feature-option-second = slår opp et ekstra telt
feature-option-move = flytter et telt
feature-option-give = gir til dronningen
feature-option-die = bruker en terning som viser { $value }
feature-option-only-die = tar den eneste terningen med det tallet
feature-option-dice-after = etterpå er det { $value ->
    [one] { $value } høyere terning
   *[other] { $value } høyere terninger
} igjen til deg
feature-option-dice-lost = gir avkall på { $value ->
    [one] { $value } lavere terning
   *[other] { $value } lavere terninger
}
feature-option-dice-left-to-others = etterpå er det { $value ->
    [one] { $value } terning
   *[other] { $value } terninger
} igjen til neste spiller
feature-option-tent-points = et telt i raden gir { $value } poeng i denne runden
feature-option-tent-within-reach = du har råd til et telt i raden til terningen
feature-option-row-points = endrer poengene du kan vente deg for flest telt i raden, med { $value } poeng
feature-option-row-lead = forspranget ditt i raden er da { $value } telt
feature-option-price = koster { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-option-fee = betaler { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
} til de andre
feature-option-income = gir { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-option-purse-after = etterpå har du { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
} igjen
feature-option-gift = gir dronningen { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-option-chest-after = skattekisten din inneholder deretter { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-option-safety = endrer sjansen for at gaven din blir stor nok, med { $value } prosentpoeng
feature-option-safe-as-given = sjansen for at det allerede er nok i skattekisten din, er { $value } %
feature-option-gift-lead = gavens forsprang på den største gaven en annen kan ha gitt, er da { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-option-free-tent = bruker «Gratis telt»
feature-option-any-row = bruker «Valgfri rad»
feature-option-two-dice = bruker «To terninger»
feature-option-animal = viser et dyr verdt { $value } poeng
feature-option-second-tent-card = bruker «Ekstra telt»
feature-option-market-card = bruker «Marked»
feature-option-boat-back = at båten går tilbake, gir deg { $value } poeng når de andres er trukket fra
feature-option-three-stones = bruker «Tre steiner»
feature-option-four-coins = bruker «Fire mynter»
feature-option-stones = trekker { $value ->
    [one] { $value } stein
   *[other] { $value } steiner
}
feature-option-stones-worth = steinene som trekkes, er i gjennomsnitt verdt { $value } poeng
feature-option-card-worth = kortet er i gjennomsnitt verdt { $value } poeng
feature-option-gems-at-risk = risikerer i gjennomsnitt å miste { $value ->
    [one] { $value } edelstein
   *[other] { $value } edelsteiner
} i et gruveras
feature-option-market-points = gir { $value } poeng på markedet
feature-option-stock-after = etterpå har du { $value } telt igjen i forrådet

# Why: what a bot sees of your position

feature-seat-players = det er { $value ->
    [one] { $value } spiller
   *[other] { $value } spillere
}
feature-seat-rounds-left = etter denne runden kommer det { $value ->
    [one] { $value } runde
   *[other] { $value } runder
} til
feature-seat-turn = det er din tur
feature-seat-holds-die = du har tatt en terning som viser { $value }
feature-seat-after-die = du har brukt terningen din
feature-seat-dice-due = du må fortsatt ta { $value ->
    [one] { $value } terning
   *[other] { $value } terninger
}
feature-seat-starts-next = du spiller { $value ->
    [one] { $value } tur
   *[other] { $value } turer
} etter neste startspiller
feature-seat-tent-cost = et telt koster nå { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-seat-points = du har fått { $value } poeng
feature-seat-row-points = du kan vente deg { $value } poeng for flest telt i radene
feature-seat-lead = forspranget ditt på den beste av de andre er { $value } poeng
feature-seat-lead-chance = sjansen for at du ender med flest poeng, er { $value } %
feature-seat-row-1-lead = forspranget ditt i rad 1 er { $value } telt
feature-seat-row-2-lead = forspranget ditt i rad 2 er { $value } telt
feature-seat-row-3-lead = forspranget ditt i rad 3 er { $value } telt
feature-seat-row-4-lead = forspranget ditt i rad 4 er { $value } telt
feature-seat-row-5-lead = forspranget ditt i rad 5 er { $value } telt
feature-seat-row-6-lead = forspranget ditt i rad 6 er { $value } telt
feature-seat-stock = du har { $value } telt i forrådet
feature-seat-others-stock = en annen spiller har { $value } telt i forrådet
feature-seat-purse = det er { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
} i pengepungen din
feature-seat-chest = du har gitt { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-seat-reach = du kunne straks skaffe { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
} ved å selge alt
feature-seat-coins-over-poorest = i pengepung og skattekiste til sammen er forspranget ditt på den fattigste av de andre { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-seat-coins-over-richest = i pengepung og skattekiste til sammen er forspranget ditt på den rikeste av de andre { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-seat-safety = sjansen for at gaven din blir stor nok, er { $value } %
feature-seat-safe-as-given = sjansen for at det du har gitt, er nok, er { $value } %
feature-seat-rival-safety = sjansen for at den andre spillerens gave blir stor nok, er { $value } %
feature-seat-another-turn = sjansen for at du får en tur til, er { $value } %
feature-seat-coin-worth = én mynt til er verdt { $value } poeng
feature-seat-card-worth = et kort er i gjennomsnitt verdt { $value } poeng
feature-seat-stone-worth = en stein er i gjennomsnitt verdt { $value } poeng
feature-seat-collapse = risikoen for at det neste kortet er «Gruveras», er { $value } %
feature-seat-free-tents = du har { $value }× «Gratis telt»
feature-seat-any-rows = du har { $value }× «Valgfri rad»
feature-seat-two-dice = du har { $value }× «To terninger»
feature-seat-animals = du har dyr verdt { $value } poeng på hånden
feature-seat-second-tents = du har { $value }× «Ekstra telt»
feature-seat-markets = du har { $value }× «Marked»
feature-seat-boats-back = du har { $value }× «Båt tilbake»
feature-seat-stones-and-coins = du har { $value } kort som gir steiner eller mynter
feature-seat-gems = du har { $value ->
    [one] { $value } edelstein
   *[other] { $value } edelsteiner
}
feature-seat-gem-price = edelsteinene dine kan selges for { $value ->
    [one] { $value } mynt
   *[other] { $value } mynter
}
feature-seat-others-gems = en annen spiller har { $value ->
    [one] { $value } edelstein
   *[other] { $value } edelsteiner
}
feature-seat-others-cards = en annen spiller har { $value } kort på hånden
feature-seat-dice = det er { $value ->
    [one] { $value } ledig terning
   *[other] { $value } ledige terninger
}
feature-seat-dice-for-me = { $value } av de ledige terningene er { $value ->
    [one] høy
   *[other] høye
} nok for deg
feature-seat-numbers-for-me = terningene som er høye nok for deg, viser { $value ->
    [one] { $value } tall
   *[other] { $value } ulike tall
}
feature-seat-dice-for-next = { $value } av de ledige terningene er { $value ->
    [one] høy
   *[other] høye
} nok for neste spiller
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

lesson-die = Hver runde begynner med noen terninger. Når det er din tur, tar du én. Ta en 3-er.
lesson-tent = En terning betaler for én av fire ting: et kort, mynter, gruven eller et telt. Slå opp et telt: Det står i båtens kolonne, i raden som terningen din viser.
lesson-end-turn = Nå kan du selge edelsteiner, spille kort eller gi mynter til dronningen. Det er for tidlig for alt dette, så avslutt turen.
lesson-higher = I en runde må den neste terningen din vise mer enn den forrige. Ta 4-eren.
lesson-rows = Høyere rader gir flere poeng. Slå opp et telt i rad 4.
lesson-scored = Runden er over: Teltene dine ga 3 og 4 poeng. Båten har gått videre, og nå gir bare telt i den nye kolonnen poeng. Ta 4-eren.
lesson-dig = Telt koster mynter, og du har få igjen. Du har en 5-er: Grav i gruven med den, og trekk fem steiner.
lesson-sell = Edelsteiner selges for 1, 3 eller 5 mynter; grus er ingenting verdt. Selg den røde edelsteinen din for 5.
lesson-price = Jo lenger båten kommer, desto mer koster et telt: 2 mynter her. Det har du råd til. Slå opp et telt i rad 2.
lesson-card = Med hvilken som helst terning kan du i stedet trekke et kort. Trekk ett: Kort spiller du i din egen tur, når du vil.
lesson-free-tent = Et telt koster nå 4 mynter. Du har «Gratis telt», som betaler hele prisen. Bruk det til et telt i rad 2.
lesson-second-tent = Du har trukket «Ekstra telt»: enda et telt på et felt der et av dine er talt opp. Spill kortet.
lesson-majority = Til slutt får den som har flest telt i en rad, ekstra poeng. Sett dette teltet i rad 1, kolonne 5, så har du like mange som den andre der.
lesson-gift = Ingen vinner uten en gave til dronningen. Med to spillere kastes fire terninger til slutt, og en gave under summen av dem er for liten. Gi 16 mynter.
lesson-purse = Mynter i pengepungen er ingenting verdt til slutt. Gi de siste 5 myntene dine også: En gave på 21 er sjelden for liten.
lesson-last = Dette er den siste runden: Etter den når båten fossen. Avslutt turen, så telles alt opp.
lesson-end = Det var et helt parti. Poengene kom fra telt runde for runde, fra radene du ledet i, og fra edelsteiner du beholdt, og gaven din var stor nok. Neste gang velger du selv hele veien.
