game-title = Livingstone
game-summary = Un bateau à vapeur remonte le Zambèze vers Mosi-oa-Tunya, « la fumée qui gronde », connue depuis longtemps de ceux qui vivent là et appelée chutes Victoria sur les cartes d’Europe. Prends des dés, plante des tentes et cherche des gemmes. Mais prends garde : si c’est toi qui donnes le moins à la reine, tu ne peux pas gagner.
game-teaser = Prends des dés, plante des tentes et cherche des gemmes tandis que le bateau à vapeur remonte le Zambèze. Mais si c’est toi qui donnes le moins à la reine, tu ne peux pas gagner.

# Things

column = colonne { $number }
row = ligne { $number }
field = { $column }, { $row }

gem-transparent = gemme transparente
gem-blue = gemme bleue
gem-red = gemme rouge

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = B
letter-red = R

stone-transparent = gemme transparente
stone-blue = gemme bleue
stone-red = gemme rouge
stone-rubble = caillou
stone-white = pierre blanche

card-free-tent = Tente gratuite
card-any-row = Ligne au choix
card-two-dice = Deux dés
card-lion = Lion
card-rhino = Rhinocéros
card-antelope = Antilope
card-second-tent = Deuxième tente
card-market = Marché
card-boat-back = Bateau en arrière
card-three-stones = Trois pierres
card-four-coins = Quatre pièces
card-mine-collapse = Éboulement

# Variants

option-open-coins = Pièces
option-open-coins-no = cachées : on peut calculer le total de la bourse et du coffre de chacun, pas ce qui a été donné
option-open-coins-yes = visibles : tout le monde voit chaque bourse et chaque don
option-open-gems = Gemmes
option-open-gems-yes = visibles, devant leur propriétaire
option-open-gems-no = cachées : les autres en voient le nombre, pas la couleur
option-pass-die = Si tu peux prendre un dé
option-pass-die-no = tu dois en prendre un
option-pass-die-yes = tu peux ne plus en prendre pendant cette manche
option-white-stone = Gemmes tirées avec la pierre blanche
option-white-stone-forced = doivent être vendues aussitôt
option-white-stone-voluntary = peuvent être gardées

# What is asked

phase-turn = Prends un dé. Avant cela, tu peux jouer des cartes, vendre des gemmes et donner à la reine.
phase-die = Utilise ton dé : pioche une carte, prends des pièces, creuse ou plante une tente. Tu peux aussi jouer des cartes, vendre et donner.
phase-after = Tu peux jouer des cartes, vendre des gemmes et donner à la reine, ou finir ton tour.
phase-market = Vends des gemmes au marché, ou ferme le marché.
phase-white-stone = Tu as tiré la pierre blanche : vends les gemmes de ce tirage, avec une carte Marché si tu en as une.
phase-second-tent = Choisis où va ta deuxième tente.
phase-move = Choisis laquelle de tes tentes déplacer.
phase-over = La partie est terminée.

# What may be chosen

action-take-die = Prendre un dé : { $die }
action-pass-die = Ne plus prendre de dé cette manche
action-draw-card = Piocher une carte
action-take-coins = Prendre des pièces
action-dig = Creuser dans la mine
action-pitch-tent = { $cards_count ->
    [0] Planter une tente en { $row }
   *[other] Planter une tente en { $row } avec { $cards }
}
action-play-card = Jouer la carte { $card }
action-sell-gem = Vendre une { $gem }
action-sell-at-market = Vendre une { $gem } au marché
action-close-market = Fermer le marché
action-sell-drawn = Vendre les gemmes de ce tirage
action-pitch-second-tent = Planter la deuxième tente en { $field }
action-move-tent = Déplacer ta tente ({ $field })
action-give = Donner { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à la reine
action-end-turn = Finir ton tour

# What happened

event-round-began = Manche { $round } : le bateau est en { $column }. { $seat } lance les dés : { $dice_row }.
event-die-taken = { $seat } prend un dé : { $die }.
event-die-passed = { $seat } ne prend plus de dé cette manche.
event-passed-over = { $seat } passe son tour : aucun dé n’est plus haut que { $die }.
event-turn-ended = { $seat } finit son tour.
event-card-drawn = { $seat } pioche une carte.
event-card-seen = Carte piochée : { $card }.
event-card-played = { $seat } joue la carte { $card }.
event-mine-collapsed = { $seat } pioche l’Éboulement : toutes les pierres retournent dans le sac.
event-gems-lost = { $seat } perd { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}.
event-cards-shuffled = L’Éboulement, les cartes jouées et le reste de la pioche sont mélangés : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-coins-taken = { $seat } prend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-stones-drawn = { $seat } tire du sac : { $stones }.
event-stones-hidden = { $seat } tire du sac { $gems ->
    [0] { "" }
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $gems ->
    [0] { "" }
   *[other] { $rubble ->
        [0] { "" }
       *[other] { $white ->
            [yes] ,{ " " }
           *[no] { " " }et{ " " }
        }
    }
}{ $rubble ->
    [0] { "" }
    [one] { $rubble } caillou
   *[other] { $rubble } cailloux
}{ $white ->
    [yes] { $gems ->
        [0] { $rubble ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
       *[other] { " " }et{ " " }
    }la pierre blanche
   *[no] { "" }
}.
event-gems-found = Gemmes tirées : { $gems }.
event-bag-refilled = Après la pierre blanche, { $stones ->
    [one] { $stones } pierre retourne
   *[other] { $stones } pierres retournent
} dans le sac.
event-gem-sold = { $seat } vend une { $gem } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-gem-marketed = { $seat } vend une { $gem } au marché pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-market-closed = { $seat } ferme le marché.
event-tent-pitched = { $seat } plante une tente en { $field }, { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}.
event-fee-paid = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $to } pour partager l’emplacement.
event-tent-moved = { $seat } déplace la tente qui était en { $field }.
event-second-tent-pitched = { $seat } plante une deuxième tente en { $field }.
event-boat-went-back = Le bateau recule en { $column }.
event-points-gained = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-gift-made = { $seat } fait un don à la reine.
event-gift-counted = Don : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-gift-shown = { $seat } donne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à la reine.
event-round-ended = La manche { $round } est finie ; { $dice ->
    [0] il ne reste aucun dé
    [one] il reste { $dice } dé
   *[other] il reste { $dice } dés
}.
event-column-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $tents ->
    [one] { $tents } tente
   *[other] { $tents } tentes
} en { $column }.
event-match-ended = Le bateau atteint les chutes après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
event-majority-scored = { $seat } a le plus de tentes en { $row } ({ $tents }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-gems-counted = Il reste à { $seat } { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-hand-shown = { $seat } { $cards_count ->
    [0] n’a plus de carte en main
   *[other] a encore en main : { $cards }
}.
event-chest-opened = { $seat } ouvre son coffre : { $coins ->
    [0] aucun don
    [one] { $coins } pièce donnée
   *[other] { $coins } pièces données
}.
event-queen-rolled = Les dés montrent { $dice_row } : la reine attendait { $coins } pièces.
event-seat-out = { $seat } a donné trop peu et ne peut pas gagner.

# Why not

refusal-li-7-take = Prends d’abord un dé
refusal-li-7-use = Utilise d’abord le dé que tu as pris
refusal-li-7-once = Tu as déjà utilisé ton dé ce tour-ci
refusal-li-7-none = Aucun dé ne montre { $die }
refusal-li-8 = Un { $die } n’est pas plus haut que le { $last } que tu as pris avant
refusal-li-9 = Si tu peux prendre un dé, tu dois en prendre un
refusal-li-9-pass = Prends un dé, ou choisis de ne plus en prendre cette manche
refusal-li-13 = Une tente coûte { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
} ici, et ta bourse en contient { $purse }
refusal-li-13-row = Avec un { $die }, tu plantes une tente en ligne { $die }, pas en { $row }
refusal-li-14 = Avec une pièce pour chaque joueur qui y a déjà une tente, cette tente coûte { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
}, et ta bourse en contient { $purse }
refusal-li-16 = Tu n’as aucune { $gem } à vendre
refusal-li-18 = Tu as tiré la pierre blanche : vends d’abord les gemmes de ce tirage
refusal-li-18-none = Tu ne vends ainsi que les gemmes tirées avec la pierre blanche
refusal-li-20 = Tu n’as pas la carte { $card }
refusal-li-21 = Tu n’as pas la carte Tente gratuite
refusal-li-22 = Il n’y a pas de dé plus haut à prendre en deuxième
refusal-li-22-late = Joue la carte Deux dés avant de prendre un dé
refusal-li-22-second = Tu as joué la carte Deux dés, et après un { $die } il n’y aurait pas de dé plus haut à prendre
refusal-li-23 = Tu n’as pas la carte Ligne au choix
refusal-li-23-own = Ton dé te permet déjà de planter une tente en { $row }
refusal-li-26 = Tu n’as pas de tente déjà comptée qu’une deuxième pourrait rejoindre
refusal-li-26-stock = Il ne te reste plus de tente
refusal-li-26-card = Pour planter une deuxième tente, joue la carte Deuxième tente
refusal-li-26-first = Choisis d’abord où va ta deuxième tente
refusal-li-26-field = Tu n’as pas de tente déjà comptée en { $field }, ou le bateau s’y trouve
refusal-li-27 = Tu n’as pas de gemme à vendre au marché
refusal-li-27-closed = Pour vendre au marché, joue d’abord une carte Marché
refusal-li-27-open = Le marché est ouvert : vends-y des gemmes, ou ferme-le d’abord
refusal-li-27-gem = Tu n’as aucune { $gem } à vendre au marché
refusal-li-28 = Le bateau est dans la première colonne et ne peut pas reculer
refusal-li-28-limit = Le bateau a reculé { $times ->
    [0] autant qu’il le pouvait
   *[other] { $times } fois
} et ne peut plus reculer
refusal-li-32 = Tu ne peux pas donner { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : ta bourse en contient { $purse }
refusal-li-32-least = Donne au moins une pièce
refusal-li-32-most = Un don est d’au plus { $most ->
    [one] une pièce
   *[other] { $most } pièces
}
refusal-li-38-none = Tu n’as plus de tente à planter
refusal-li-38-first = Tu ne déplaces une tente qu’à deux joueurs, et seulement quand tu en plantes une alors que ta réserve est vide
refusal-li-38-choose = Choisis d’abord laquelle de tes tentes déplacer
refusal-li-38-same = Cette tente est déjà à l’endroit où elle devrait aller
refusal-li-38-field = Tu n’as pas de tente en { $field }

# The score

line-column = Tentes en { $column }
line-row = Majorité en { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , à égalité)
}
line-market = Ventes au marché
line-gems = Gemmes gardées ({ $gems })
line-animals = Animaux
line-gift = Don à la reine : { $coins } (il fallait { $needed })

# The guide for a first match

guide-dice = Prends un dé. Dans une manche, chaque dé que tu prends doit être plus haut que le précédent. Son chiffre donne la ligne d’une tente, ou le nombre de pièces que tu prends, ou le nombre de pierres que tu tires.
guide-field = Avec un dé, plante une tente dans la colonne du bateau, sur la ligne de son chiffre. Les points d’une tente sont à gauche. À la fin, qui a le plus de tentes sur une ligne reçoit la prime de droite.
guide-river = La pièce sous une colonne indique le prix d’une tente à cet endroit. Quand plus personne ne peut prendre de dé, la colonne est comptée et le bateau avance.
guide-mine = Ou bien creuse : tu tires autant de pierres que le dé l’indique. Tu peux vendre des gemmes contre des pièces à tout moment de ton tour. Tu vois aussi ce que le sac contient encore.
guide-chest = Ta bourse, et ton coffre fermé pour la reine. À la fin, qui a le moins donné ne peut pas gagner. À deux, il faut avoir donné au moins ce que les dés montrent à la fin. Alors donne à temps.

# On the drawn board

face-valley = La vallée du Zambèze : dix colonnes et six lignes d’emplacements pour les tentes
face-dice-and-points = Dés et points par tente
face-points-short = ★ par tente
face-most-tents = Tentes et prime de majorité
face-most-short = majorité
face-row-points = Une tente en ligne { $row } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} quand sa colonne est comptée
face-majority = Majorité en ligne { $row } à la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
face-dice-here = { $dice ->
    [0] Aucun dé ne montre { $number }
    [one] { $dice } dé montre { $number }
   *[other] { $dice } dés montrent { $number }
}
face-pitch-for = { $coins ->
    [0] Planter une tente en { $field } gratuitement
    [one] Planter une tente en { $field } pour une pièce
   *[other] Planter une tente en { $field } pour { $coins } pièces
}
face-costs = Prix d’une tente
face-costs-short = prix par tente
face-column-cost = Colonne { $column } : une tente coûte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
face-reconstructed = reconstitué
face-reconstructed-short = reconstit.
face-falls = Mosi-oa-Tunya
face-falls-today = Chutes Victoria
face-falls-both = Mosi-oa-Tunya, la fumée qui gronde ; chutes Victoria sur les cartes d’Europe
face-ocean = Océan Indien
face-chart = Le bateau sur le vrai Zambèze
face-boat = Le bateau est en colonne { $column }
face-bank = Banque
face-take-coins = { $coins ->
    [one] Prendre { $coins } pièce
   *[other] Prendre { $coins } pièces
}
face-draw-card = Piocher une carte
face-pile = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
face-played = { $cards ->
    [0] Aucune carte jouée
   *[other] Cartes jouées :
}
face-dig = { $stones ->
    [one] Tirer { $stones } pierre
   *[other] Tirer { $stones } pierres
}
face-bag = { $stones ->
    [one] { $stones } pierre dans le sac
   *[other] { $stones } pierres dans le sac
}
face-bag-hidden = { $stones ->
    [one] { $stones } pierre dans le sac ou cachée chez les autres
   *[other] { $stones } pierres dans le sac ou cachées chez les autres
}
face-drawn = À vendre :
face-last-draw = { $name } a tiré
face-side = À côté du sac :
face-points = Points jusqu’ici
face-purse = Pièces dans la bourse
face-chest = Don à la reine, dans le coffre fermé
face-chest-known = Ton coffre pour la reine. Les autres savent qu’il contient de { $low } à { $high }
face-stock = Tentes en réserve
face-cards = Cartes en main
face-hidden-gems = Gemmes cachées
face-taken = Dés pris cette manche
face-passed = ne prend plus de dé
face-own = Ce qui est à toi
face-give-how-much = Combien donnes-tu à la reine ?
face-give-open = Donner à la reine
face-give = Donner { $coins }
face-give-coins = Pièces à donner, de 1 à { $most }
face-give-less = { $coins ->
    [one] Une pièce de moins
   *[other] { $coins } pièces de moins
}
face-give-more = { $coins ->
    [one] Une pièce de plus
   *[other] { $coins } pièces de plus
}
face-give-all = { $coins ->
    [one] Ta seule pièce
   *[other] Les { $coins } pièces
}
face-give-all-short = Tout
face-last-die = Tu ne peux plus prendre de dé cette manche
face-last-die-short = dernier
face-price = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
face-market-price = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}
face-sell = { $what } pour { $price } (tu en as { $number })
face-card-free-tent = Cette tente est gratuite. Joue la carte en plantant la tente ; il te faut quand même un dé.
face-card-any-row = Ta tente va sur n’importe quelle ligne de la colonne du bateau. Joue la carte en plantant la tente ; il te faut quand même un dé.
face-card-two-dice = Prends deux dés l’un après l’autre, le second plus haut que le premier, et utilise les deux.
face-card-lion = { $amount } points, tout de suite ou à la fin.
face-card-rhino = { $amount } points, tout de suite ou à la fin.
face-card-antelope = { $amount } points, tout de suite ou à la fin.
face-card-second-tent = Une tente de plus, gratuite et sans dé, sur un emplacement où l’une de tes tentes a été comptée. Elle compte pour la majorité de la ligne.
face-card-market = Vends autant de gemmes que tu veux, contre des pièces et aussi des points.
face-card-boat-back = Le bateau recule d’une colonne. On y plante de nouveau des tentes, et elle est comptée de nouveau.
face-card-three-stones = Tire { $amount } pierres du sac, sans dé.
face-card-four-coins = Prends { $amount } pièces.
face-stone-rubble = Ne vaut rien.
face-stone-white = Si tu la tires, tu vends aussitôt les gemmes de ce tirage. Puis toutes les pierres retournent dans le sac.
face-no-gems = Pas de gemmes
face-no-cards = Pas de cartes
face-play = { $number ->
    [one] Jouer la carte { $card }
   *[other] Jouer la carte { $card } (tu en as { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = don plus élevé, { $more } contre { $less }
lines-column = Tentes, par colonne
lines-row = Majorité sur une ligne
lines-gems = Gemmes gardées
lines-gift = Don à la reine

# The board as text
face = { $number }
field-starter = Premier joueur
field-boat = Le bateau
field-boats-back = Reculs du bateau
field-dice = Dés à prendre
field-taken = Dés pris cette manche
field-passed = Ne prend plus de dé cette manche
field-die = Dé à utiliser
field-target = Où va la tente déplacée
field-stock = Tentes en réserve
field-tents = Tentes
field-scored = Tentes déjà comptées
field-coins = Bourse et coffre ensemble
field-purses = Pièces dans la bourse
field-chests = Don à la reine
field-low = Don à la reine, au moins
field-high = Don à la reine, au plus
field-unseen-stones = Pierres dans le sac ou cachées
field-side = Pierres mises de côté
field-drawn = À vendre
field-gems = Gemmes
field-gem-counts = Nombre de gemmes
field-unseen-cards = Cartes dans la pioche ou dans d’autres mains
field-played = Cartes jouées
field-hands = Cartes
field-hand-sizes = Cartes en main
field-column-points = Points des colonnes
field-market-points = Points du marché
field-animal-points = Points des animaux
field-expected = Pièces que la reine attendait

# What is wrong with an edition file
problem-coin-value = la valeur d’une pièce doit être un nombre d’au moins 1
problem-below-the-one-before = ne doit pas être inférieur au précédent ({ $number })
problem-rows = il en faut { $number }, une par face du dé
problem-columns = il faut entre { $least } et { $most } colonnes

# Many choices of one kind under one button
kind-take-die = Prendre un dé
kind-pitch-tent = Planter une tente
kind-play-card = Jouer une carte
kind-sell-gem = Vendre une gemme
kind-sell-at-market = Vendre au marché
kind-pitch-second-tent = Planter la deuxième tente
kind-move-tent = Déplacer une tente
kind-give = Donner à la reine

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone de Benjamin Liersch, Schmidt Spiele 2009. Le livret ne montre le plateau et les cartes qu’en images. Ce projet a reconstitué, d’après tout ce qui est connu, le prix des tentes dans les colonnes, les majorités des lignes 3 à 5, la répartition de 25 des 27 cartes (leur somme est connue), et les deux limites. Qui possède le jeu imprimé peut en écrire les valeurs dans son propre fichier d’édition.
source-rulebook-de-ref = Livret allemand, Schmidt Spiele 2009
source-rulebook-de = règles, effets des cartes, sortes de pierres, pièces de départ, dés ; la majorité de la ligne 2 ; les prix montent, un 2 suivi d’un 3
source-rulebook-it = gemmes par couleur, tentes, nombre de cartes, pièces
source-poeppelkiste = points des lignes, majorités des lignes 1 et 6
source-hall9000 = dix colonnes, six lignes, aucun emplacement bloqué ; points des lignes
source-spiele-offensive = prix des gemmes
source-ludolegars = une première manche avec deux tentes et trois pièces : la colonne 1 coûte 1
source-mobius = dix manches, une de plus peut s’ajouter : une carte Bateau en arrière (déduit)
source-bga = il faut prendre un dé quand on le peut ; onze tentes

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titre
printed-columns = Colonnes
printed-cost = Prix d’une tente
printed-rows = Lignes
printed-tent-points = Points par tente
printed-majority-points = Points de majorité
printed-gems = Gemmes
printed-count = Nombre
printed-price = Prix
printed-market-coins = Marché : pièces
printed-market-points = Marché : points
printed-stones = Autres pierres
printed-rubble = Cailloux
printed-white = Pierres blanches
printed-cards = Cartes
printed-amount = Nombre indiqué
printed-numbers = Autres nombres
printed-tents = Tentes par joueur
printed-coins = Pièces de départ
printed-dice-per-player = Dés par joueur
printed-gem-points = Points par gemme gardée
printed-limits = Limites
printed-largest-gift = Don maximal
printed-boat-back = Reculs du bateau
printed-box-coins = Pièces dans la boîte
printed-pieces = Exemplaires de chaque valeur

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = s’écarte de la première estimation de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-take = prend un dé
feature-option-draw = pioche une carte
feature-option-coins = prend des pièces
feature-option-dig = creuse dans la mine
feature-option-tent = plante une tente
feature-option-play = joue une carte
feature-option-sell = vend une gemme
feature-option-market = vend une gemme au marché
feature-option-finish = met fin à cette partie du tour
feature-option-second = plante une deuxième tente
feature-option-move = déplace une tente
feature-option-give = donne à la reine
feature-option-die = utilise un dé qui montre { $value }
feature-option-only-die = prend le seul dé qui montre ce chiffre
feature-option-dice-after = te laisse { $value ->
    [one] { $value } dé plus haut
   *[other] { $value } dés plus hauts
}
feature-option-dice-lost = renonce à { $value ->
    [one] { $value } dé plus bas
   *[other] { $value } dés plus bas
}
feature-option-dice-left-to-others = laisse { $value ->
    [one] { $value } dé
   *[other] { $value } dés
} au joueur suivant
feature-option-tent-points = une tente sur la ligne rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
} cette manche
feature-option-tent-within-reach = tu as de quoi payer une tente sur la ligne du dé
feature-option-row-points = change de { $value ->
    [one] { $value } point
   *[other] { $value } points
} ce que tu peux attendre de la majorité sur la ligne
feature-option-row-lead = ton avance sur la ligne est alors de { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
}
feature-option-price = coûte { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-option-fee = paie { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
} aux autres
feature-option-income = rapporte { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-option-purse-after = te laisse { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-option-gift = donne { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
} à la reine
feature-option-chest-after = ton coffre contient alors { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-option-safety = change de { $value ->
    [one] { $value } point
   *[other] { $value } points
} de pourcentage la probabilité que ton don suffise
feature-option-safe-as-given = la probabilité que ton coffre contienne déjà assez est de { $value } %
feature-option-gift-lead = l’avance de ton don sur le plus gros don possible d’un autre joueur est alors de { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-option-free-tent = utilise la carte Tente gratuite
feature-option-any-row = utilise la carte Ligne au choix
feature-option-two-dice = utilise la carte Deux dés
feature-option-animal = montre un animal pour { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-second-tent-card = utilise la carte Deuxième tente
feature-option-market-card = utilise la carte Marché
feature-option-boat-back = le recul du bateau te rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}, ceux des autres déduits
feature-option-three-stones = utilise la carte Trois pierres
feature-option-four-coins = utilise la carte Quatre pièces
feature-option-stones = tire { $value ->
    [one] { $value } pierre
   *[other] { $value } pierres
}
feature-option-stones-worth = les pierres tirées valent { $value ->
    [one] { $value } point
   *[other] { $value } points
} en moyenne
feature-option-card-worth = la carte vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} en moyenne
feature-option-gems-at-risk = risque de perdre { $value ->
    [one] { $value } gemme
   *[other] { $value } gemmes
} en moyenne, en cas d’Éboulement
feature-option-market-points = rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
} au marché
feature-option-stock-after = te laisse { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
} en réserve

# Why: what a bot sees of your position

feature-seat-players = il y a { $value ->
    [one] { $value } joueur
   *[other] { $value } joueurs
}
feature-seat-rounds-left = il reste { $value ->
    [one] { $value } manche
   *[other] { $value } manches
} après celle-ci
feature-seat-turn = c’est ton tour
feature-seat-holds-die = tu as pris un dé qui montre { $value }
feature-seat-after-die = tu as utilisé ton dé
feature-seat-dice-due = tu dois encore prendre { $value ->
    [one] { $value } dé
   *[other] { $value } dés
}
feature-seat-starts-next = tu joues { $value ->
    [one] { $value } tour
   *[other] { $value } tours
} après le prochain premier joueur
feature-seat-tent-cost = une tente coûte maintenant { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-seat-points = tu as marqué { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-row-points = tu peux attendre { $value ->
    [one] { $value } point
   *[other] { $value } points
} des majorités
feature-seat-lead = ton avance sur le meilleur des autres joueurs est de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-lead-chance = la probabilité que tu finisses avec le plus de points est de { $value } %
feature-seat-row-1-lead = ton avance en ligne 1 est de { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
}
feature-seat-row-2-lead = ton avance en ligne 2 est de { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
}
feature-seat-row-3-lead = ton avance en ligne 3 est de { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
}
feature-seat-row-4-lead = ton avance en ligne 4 est de { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
}
feature-seat-row-5-lead = ton avance en ligne 5 est de { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
}
feature-seat-row-6-lead = ton avance en ligne 6 est de { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
}
feature-seat-stock = tu as { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
} en réserve
feature-seat-others-stock = un autre joueur a { $value ->
    [one] { $value } tente
   *[other] { $value } tentes
} en réserve
feature-seat-purse = ta bourse contient { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-seat-chest = tu as donné { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-seat-reach = tu pourrais réunir { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
} tout de suite en vendant tout
feature-seat-coins-over-poorest = bourse et coffre ensemble, ton avance sur le plus pauvre des autres joueurs est de { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-seat-coins-over-richest = bourse et coffre ensemble, ton avance sur le plus riche des autres joueurs est de { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
feature-seat-safety = la probabilité que ton don suffise est de { $value } %
feature-seat-safe-as-given = la probabilité que ce que tu as donné suffise est de { $value } %
feature-seat-rival-safety = la probabilité que le don de l’autre joueur suffise est de { $value } %
feature-seat-another-turn = la probabilité que tu aies encore un tour est de { $value } %
feature-seat-coin-worth = une pièce de plus vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-card-worth = une carte vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} en moyenne
feature-seat-stone-worth = une pierre vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} en moyenne
feature-seat-collapse = la probabilité que la prochaine carte soit l’Éboulement est de { $value } %
feature-seat-free-tents = tu as en main { $value ->
    [one] { $value } carte Tente gratuite
   *[other] { $value } cartes Tente gratuite
}
feature-seat-any-rows = tu as en main { $value ->
    [one] { $value } carte Ligne au choix
   *[other] { $value } cartes Ligne au choix
}
feature-seat-two-dice = tu as en main { $value ->
    [one] { $value } carte Deux dés
   *[other] { $value } cartes Deux dés
}
feature-seat-animals = tu as en main des animaux pour { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-second-tents = tu as en main { $value ->
    [one] { $value } carte Deuxième tente
   *[other] { $value } cartes Deuxième tente
}
feature-seat-markets = tu as en main { $value ->
    [one] { $value } carte Marché
   *[other] { $value } cartes Marché
}
feature-seat-boats-back = tu as en main { $value ->
    [one] { $value } carte Bateau en arrière
   *[other] { $value } cartes Bateau en arrière
}
feature-seat-stones-and-coins = tu as en main { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} pour des pierres ou des pièces
feature-seat-gems = tu as { $value ->
    [one] { $value } gemme
   *[other] { $value } gemmes
}
feature-seat-gem-price = tes gemmes se vendent { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
} en tout
feature-seat-others-gems = un autre joueur a { $value ->
    [one] { $value } gemme
   *[other] { $value } gemmes
}
feature-seat-others-cards = un autre joueur a en main { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
feature-seat-dice = il y a { $value ->
    [one] { $value } dé
   *[other] { $value } dés
} à prendre
feature-seat-dice-for-me = { $value ->
    [one] { $value } dé est à ta portée
   *[other] { $value } dés sont à ta portée
}
feature-seat-numbers-for-me = les dés à ta portée montrent { $value ->
    [one] { $value } chiffre
   *[other] { $value } chiffres différents
}
feature-seat-dice-for-next = { $value ->
    [one] { $value } dé est à la portée du joueur suivant
   *[other] { $value } dés sont à la portée du joueur suivant
}
feature-seat-die-1 = { $value ->
    [one] { $value } dé à prendre montre
   *[other] { $value } dés à prendre montrent
} 1
feature-seat-die-2 = { $value ->
    [one] { $value } dé à prendre montre
   *[other] { $value } dés à prendre montrent
} 2
feature-seat-die-3 = { $value ->
    [one] { $value } dé à prendre montre
   *[other] { $value } dés à prendre montrent
} 3
feature-seat-die-4 = { $value ->
    [one] { $value } dé à prendre montre
   *[other] { $value } dés à prendre montrent
} 4
feature-seat-die-5 = { $value ->
    [one] { $value } dé à prendre montre
   *[other] { $value } dés à prendre montrent
} 5
feature-seat-die-6 = { $value ->
    [one] { $value } dé à prendre montre
   *[other] { $value } dés à prendre montrent
} 6

# First lessons: what the coach says.

lesson-die = Chaque manche commence avec quelques dés. À son tour, chacun en prend un. Prends un 3.
lesson-tent = Un dé sert à l’une de ces quatre choses : une carte, des pièces, la mine ou une tente. Plante une tente : elle va dans la colonne du bateau, sur la ligne que montre ton dé.
lesson-end-turn = Tu pourrais encore vendre des gemmes, jouer des cartes ou donner des pièces à la reine. Il est trop tôt pour tout cela : finis ton tour.
lesson-higher = Dans une manche, ton dé suivant doit être plus haut que le précédent. Prends le 4.
lesson-rows = Les lignes hautes rapportent plus de points. Plante une tente en ligne 4.
lesson-scored = La manche est finie : tes tentes ont rapporté 3 et 4 points. Le bateau a avancé, et seules les tentes de sa nouvelle colonne rapporteront maintenant. Prends le 4.
lesson-dig = Les tentes coûtent des pièces, et il t’en reste peu. Tu as un 5 : sers-t’en pour creuser dans la mine, et tire cinq pierres.
lesson-sell = Les gemmes se vendent 1, 3 ou 5 pièces ; les cailloux ne valent rien. Vends ta gemme rouge pour 5 pièces.
lesson-price = Plus le bateau avance, plus une tente coûte cher : 2 pièces ici. Tu as de quoi la payer. Plante une tente en ligne 2.
lesson-card = Un dé, quel que soit son chiffre, peut aussi servir à piocher une carte. Pioches-en une : les cartes se jouent pendant ton tour, quand tu veux.
lesson-free-tent = Une tente coûte maintenant 4 pièces. Tu as la carte Tente gratuite, qui couvre tout le prix. Utilise-la pour une tente en ligne 2.
lesson-second-tent = Tu as pioché la carte Deuxième tente : une tente de plus sur un emplacement où l’une des tiennes a déjà été comptée. Joue la carte.
lesson-majority = À la fin, qui a le plus de tentes sur une ligne reçoit des points en plus. Plante cette tente en ligne 1, colonne 5, pour y égaliser.
lesson-gift = Personne ne gagne sans un don à la reine. À deux joueurs, on lance quatre dés à la fin, et un don inférieur à leur somme est trop petit. Donne 16 pièces.
lesson-purse = Les pièces de ta bourse ne valent rien à la fin. Donne aussi tes 5 dernières pièces : un don de 21 est rarement trop petit.
lesson-last = C’est la dernière manche : ensuite, le bateau atteint les chutes. Finis ton tour, et tout est compté.
lesson-end = C’était une partie entière. Les points sont venus des tentes, manche après manche, des lignes où tu avais la majorité et des gemmes gardées, et ton don était assez grand pour qu’ils comptent. La prochaine fois, c’est toi qui feras tous les choix.
