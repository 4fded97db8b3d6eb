game-title = Bajo el árbol
game-summary = Sacude el árbol de marula, recoge lo que caiga y llena tu cesta antes de que te encuentren las avispas. Un pequeño juego de la casa.
game-teaser = Sacude el árbol y recoge frutas hasta que lleguen las avispas. Un pequeño juego de la casa.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarindo

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = Las semillas se descubren
option-open-seeds-yes = en cuanto todos han elegido
option-open-seeds-no = al final

phase-seeds = Aparta una fruta: será tu semilla.
phase-turn = Sacude el árbol o coloca frutas en tu cesta.
phase-gathering = Recoge otra fruta o para.
phase-over = La partida ha terminado.

action-set-seed = Apartar como semilla: { $fruit }
action-shake = Sacudir el árbol
action-gather = Recoger una fruta
action-stop = Dejar de recoger
action-lay-out = Colocar todo: { $fruit }
action-pass = Pasar

event-hand-dealt = Mano inicial: { $fruits }.
event-seed-set = { $seat } aparta una semilla.
event-seed-chosen = La semilla: { $fruit }.
event-seed-shown = { $seat } enseña su semilla: { $fruit }.
event-tree-shaken = { $seat } sacude el árbol: { $fruits ->
    [one] { $fruits } fruta por recoger
   *[other] { $fruits } frutas por recoger
}.
event-fruit-gathered = { $seat } recoge una fruta.
event-fruit-seen = La fruta: { $fruit }.
event-wasp-met = { $seat } se topa con una avispa y huye.
event-stopped = { $seat } deja de recoger.
event-fruits-laid-out = { $seat } coloca en su cesta: { $number }× { $fruit }.
event-passed = { $seat } pasa.
event-hand-shown = { $seat } { $fruits_count ->
    [0] ya no tiene frutas en la mano
   *[other] aún tiene en la mano: { $fruits }
}.
event-match-ended = La partida termina tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.

refusal-tp-3 = No tienes en la mano esa fruta para apartarla: { $fruit }
refusal-tp-3-first = Primero todos apartan una semilla
refusal-tp-3-once = La semilla se aparta una sola vez, antes del primer turno
refusal-tp-5 = Sacude el árbol antes de recoger
refusal-tp-5-gathering = Estás recogiendo: toma al menos una fruta y después sigue o para
refusal-tp-7 = Tu mano está llena: con { $limit } frutas no puedes sacudir el árbol
refusal-tp-8 = No tienes en la mano esa fruta para colocarla: { $fruit }
refusal-tp-9 = Solo puedes pasar si no puedes ni sacudir el árbol ni colocar fruta
refusal-tp-9-bag = No quedan frutas en la bolsa

line-fruits = Frutas en la cesta ({ $number })
line-seed = Frutas de la misma clase que la semilla
line-hand = Frutas que quedan en la mano

guide-tree = Sacude el árbol: el dado dice cuántas frutas puedes sacar de la bolsa. Para antes de que salga una avispa.
guide-baskets = Las frutas cuentan cuando están en tu cesta. Se colocan a la vez todas las de una misma clase. Cada fruta de la misma clase que tu semilla vale un punto más.
face-unseen = En la bolsa y en las manos de los demás
face-wasps = avispas
face-hand = Tu mano
face-baskets = Cestas
face-hand-size = { $number ->
    [one] { $number } fruta en la mano
   *[other] { $number } frutas en la mano
}
face-seed = semilla
face-seed-hidden = semilla apartada
face-basket-empty = La cesta está vacía.

field-left = Frutas que aún se pueden recoger
field-gathered = Frutas recogidas en este turno
field-hands = Mano
field-hand-sizes = Frutas en la mano
field-planted = Semilla apartada
field-seeds = Semilla
field-baskets = Cesta

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = cesta más llena, { $more } a { $less }
lines-fruits = Frutas en la cesta

find = { $fruit }
find-wasp = avispa

problem-wasp = una avispa no es una fruta
problem-hand-limit = tiene que ser al menos igual al número de frutas repartidas
problem-few-fruits = demasiado pocas para cuatro jugadores que reciben { $number } cada uno

kind-set-seed = Apartar una semilla
kind-lay-out = Colocar frutas

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Bajo el árbol
edition-default-note = Inventado para este proyecto; nada de ello se ha publicado en otro sitio.
source-own-ref = este proyecto
source-own = todo

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Título
printed-fruits = Frutas
printed-name = Nombre
printed-count = Cantidad
printed-points = Puntos
printed-numbers = Otros números
printed-wasps = Avispas
printed-dealt = Frutas repartidas
printed-hand-limit = Máximo de frutas en la mano
printed-die = Caras del dado
printed-basket-goal = Frutas en una cesta con las que acaba la partida
printed-rounds = Última ronda

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = difiere en { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} de la primera estimación
feature-option-seed = aparta una fruta como semilla
feature-option-lay-out = coloca { $value ->
    [one] { $value } fruta
   *[other] { $value } frutas
}
feature-option-points = da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-shake = sacude el árbol
feature-option-gather = recoge otra fruta
feature-option-hand-after = te deja { $value ->
    [one] { $value } fruta
   *[other] { $value } frutas
} en la mano
feature-seat-turn = es tu turno
feature-seat-rounds-left = después de esta ronda { $value ->
    [one] viene { $value } más
   *[other] vienen { $value } más
}
feature-seat-basket = en tu cesta { $value ->
    [one] hay { $value } fruta
   *[other] hay { $value } frutas
}
feature-seat-basket-points = tu cesta y tu semilla dan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-hand = tienes { $value ->
    [one] { $value } fruta
   *[other] { $value } frutas
} en la mano
feature-seat-hand-points = tu mano, una vez colocada, daría { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-lead = tu ventaja sobre la mejor cesta de los demás es de { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-wasp = la probabilidad de que lo próximo que salga sea una avispa es del { $value } %
