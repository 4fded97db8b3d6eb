game-title = Sous l’arbre
game-summary = Secoue le marula, ramasse ce qui tombe et remplis ton panier avant que les guêpes ne te trouvent. Un petit jeu de notre cru.
game-teaser = Secoue l’arbre et ramasse des fruits, jusqu’à ce que viennent les guêpes. Un petit jeu de notre cru.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarin

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = Les graines sont révélées
option-open-seeds-yes = dès que tout le monde a choisi
option-open-seeds-no = à la fin

phase-seeds = Mets un fruit de côté : ce sera ta graine.
phase-turn = Secoue l’arbre, ou dépose des fruits dans ton panier.
phase-gathering = Ramasse encore un fruit, ou arrête-toi.
phase-over = La partie est terminée.

action-set-seed = Mettre de côté comme graine : { $fruit }
action-shake = Secouer l’arbre
action-gather = Ramasser un fruit
action-stop = S’arrêter
action-lay-out = Tout déposer : { $fruit }
action-pass = Passer

event-hand-dealt = Première main : { $fruits }.
event-seed-set = { $seat } met une graine de côté.
event-seed-chosen = La graine : { $fruit }.
event-seed-shown = { $seat } révèle sa graine : { $fruit }.
event-tree-shaken = { $seat } secoue l’arbre : { $fruits ->
    [one] { $fruits } fruit à ramasser
   *[other] { $fruits } fruits à ramasser
}.
event-fruit-gathered = { $seat } ramasse un fruit.
event-fruit-seen = Le fruit : { $fruit }.
event-wasp-met = { $seat } tombe sur une guêpe et s’enfuit.
event-stopped = { $seat } cesse de ramasser.
event-fruits-laid-out = { $seat } dépose dans son panier : { $number }× { $fruit }.
event-passed = { $seat } passe.
event-hand-shown = { $seat } { $fruits_count ->
    [0] n’a plus de fruit en main
   *[other] a encore en main : { $fruits }
}.
event-match-ended = La partie se termine après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.

refusal-tp-3 = Tu n’as pas ce fruit à mettre de côté : { $fruit }
refusal-tp-3-first = D’abord, tout le monde met une graine de côté
refusal-tp-3-once = Tu ne mets une graine de côté qu’une seule fois, avant le premier tour
refusal-tp-5 = Secoue l’arbre avant de ramasser
refusal-tp-5-gathering = Tu es en train de ramasser : prends au moins un fruit, puis prends-en un autre ou arrête-toi
refusal-tp-7 = Ta main est pleine : avec { $limit } fruits, tu ne peux pas secouer l’arbre
refusal-tp-8 = Tu n’as pas ce fruit à déposer : { $fruit }
refusal-tp-9 = Tu ne peux passer que si tu ne peux ni secouer l’arbre ni déposer de fruits
refusal-tp-9-bag = Il ne reste plus de fruit dans le sac

line-fruits = Fruits dans le panier ({ $number })
line-seed = Fruits de la même sorte que la graine
line-hand = Fruits restés en main

guide-tree = Secoue l’arbre : le dé dit combien de fruits tu peux tirer du sac. Arrête-toi avant qu’une guêpe n’en sorte.
guide-baskets = Les fruits comptent dès qu’ils sont dans ton panier. Tu déposes ensemble tous ceux d’une même sorte. Chaque fruit de la même sorte que ta graine rapporte un point de plus.
face-unseen = Dans le sac et dans d’autres mains
face-wasps = guêpes
face-hand = Ta main
face-baskets = Paniers
face-hand-size = { $number ->
    [one] { $number } fruit en main
   *[other] { $number } fruits en main
}
face-seed = graine
face-seed-hidden = graine mise de côté
face-basket-empty = Le panier est vide.

field-left = Fruits que tu peux encore ramasser
field-gathered = Fruits ramassés ce tour-ci
field-hands = Main
field-hand-sizes = Fruits en main
field-planted = Graine mise de côté
field-seeds = Graine
field-baskets = Panier

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = panier plus rempli, { $more } contre { $less }
lines-fruits = Fruits dans le panier

find = { $fruit }
find-wasp = guêpe

problem-wasp = une guêpe n’est pas un fruit
problem-hand-limit = doit être au moins égal au nombre de fruits distribués
problem-few-fruits = trop peu pour quatre joueurs qui en reçoivent { $number } chacun

kind-set-seed = Mettre une graine de côté
kind-lay-out = Déposer des fruits

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Sous l’arbre
edition-default-note = Inventé pour ce projet ; rien n’en est publié ailleurs.
source-own-ref = ce projet
source-own = tout

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titre
printed-fruits = Fruits
printed-name = Nom
printed-count = Nombre
printed-points = Points
printed-numbers = Autres nombres
printed-wasps = Guêpes
printed-dealt = Fruits distribués
printed-hand-limit = Fruits en main au maximum
printed-die = Faces du dé
printed-basket-goal = Fruits d’un panier qui mettent fin à la partie
printed-rounds = Dernière manche

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = s’écarte de la première estimation de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-seed = met un fruit de côté comme graine
feature-option-lay-out = dépose { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
}
feature-option-points = rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-shake = secoue l’arbre
feature-option-gather = ramasse encore un fruit
feature-option-hand-after = te laisse { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
} en main
feature-seat-turn = c’est ton tour
feature-seat-rounds-left = il reste { $value ->
    [one] { $value } manche
   *[other] { $value } manches
} après celle-ci
feature-seat-basket = ton panier contient { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
}
feature-seat-basket-points = ton panier et ta graine rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-hand = tu as en main { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
}
feature-seat-hand-points = déposée, ta main rapporterait { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-lead = ton avance sur le meilleur des autres paniers est de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-wasp = la probabilité que le prochain tirage soit une guêpe est de { $value } %
