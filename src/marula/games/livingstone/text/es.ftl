game-title = Livingstone
game-summary = Un barco de vapor remonta el Zambeze hacia Mosi-oa-Tunya, el humo que truena, conocida desde siempre por quienes viven allí y llamada cataratas Victoria en los mapas europeos. Toma dados, monta tiendas, cava en busca de gemas, y procura no ser quien menos haya dado a la reina: esa persona no puede ganar.
game-teaser = Toma dados, monta tiendas y cava en busca de gemas mientras el barco de vapor remonta el Zambeze. Pero quien menos da a la reina no puede ganar.

# Things

column = columna { $number }
row = fila { $number }
field = { $column }, { $row }

gem-transparent = gema transparente
gem-blue = gema azul
gem-red = gema roja

stone-transparent = gema transparente
stone-blue = gema azul
stone-red = gema roja
stone-rubble = escombro
stone-white = piedra blanca

card-free-tent = Tienda gratis
card-any-row = Cualquier fila
card-two-dice = Dos dados
card-lion = León
card-rhino = Rinoceronte
card-antelope = Antílope
card-second-tent = Segunda tienda
card-market = Mercado
card-boat-back = Barco atrás
card-three-stones = Tres piedras
card-four-coins = Cuatro monedas
card-mine-collapse = Derrumbe

# Variants

option-open-coins = Monedas
option-open-coins-no = ocultas: se puede calcular lo que suman el monedero y el cofre de cada cual, no cuánto se ha dado
option-open-coins-yes = a la vista: todos ven cada monedero y cada donativo
option-open-gems = Gemas
option-open-gems-yes = a la vista, delante de su dueño
option-open-gems-no = ocultas: los demás ven cuántas hay, no sus colores
option-pass-die = Quien podría tomar un dado
option-pass-die-no = tiene que tomar uno
option-pass-die-yes = puede dejar de tomar dados en esa ronda
option-white-stone = Las gemas que salen con la piedra blanca
option-white-stone-forced = hay que venderlas al momento
option-white-stone-voluntary = se pueden conservar

# What is asked

phase-turn = Toma un dado. Antes puedes jugar cartas, vender gemas y dar a la reina.
phase-die = Usa tu dado: roba una carta, toma monedas, cava o monta una tienda. Aún puedes jugar cartas, vender gemas y dar a la reina.
phase-after = Puedes jugar cartas, vender gemas y dar a la reina, o terminar tu turno.
phase-market = Vende gemas en el mercado o ciérralo.
phase-white-stone = La piedra blanca: vende las gemas que acaban de salir, con una carta Mercado si la tienes.
phase-second-tent = Elige dónde va tu segunda tienda.
phase-move = Elige cuál de tus tiendas mueves.
phase-over = La partida ha terminado.

# What may be chosen

action-take-die = Tomar un dado: { $die }
action-pass-die = No tomar más dados en esta ronda
action-draw-card = Robar una carta
action-take-coins = Tomar monedas
action-dig = Cavar en la mina
action-pitch-tent = { $cards_count ->
    [0] Montar una tienda en la { $row }
   *[other] Montar una tienda en la { $row } con { $cards }
}
action-play-card = Jugar la carta { $card }
action-sell-gem = Vender una { $gem }
action-sell-at-market = Vender una { $gem } en el mercado
action-close-market = Cerrar el mercado
action-sell-drawn = Vender las gemas que acaban de salir
action-pitch-second-tent = Montar la segunda tienda en la { $field }
action-move-tent = Mover tu tienda de la { $field }
action-give = Dar { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} a la reina
action-end-turn = Terminar tu turno

# What happened

event-round-began = Ronda { $round }: el barco está en la { $column }. { $seat } tira los dados: { $dice }.
event-die-taken = { $seat } toma un dado: { $die }.
event-die-passed = { $seat } no toma más dados en esta ronda.
event-passed-over = Se salta a { $seat }: ningún dado es más alto que { $die }.
event-turn-ended = { $seat } termina su turno.
event-card-drawn = { $seat } roba una carta.
event-card-seen = Carta robada: { $card }.
event-card-played = { $seat } juega la carta { $card }.
event-mine-collapsed = { $seat } roba el Derrumbe: todas las piedras vuelven a la bolsa.
event-gems-lost = { $seat } pierde { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}.
event-cards-shuffled = Se barajan el Derrumbe, las cartas jugadas y el resto del mazo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
event-coins-taken = { $seat } toma { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-stones-drawn = { $seat } saca de la bolsa: { $stones }.
event-stones-hidden = { $seat } saca de la bolsa { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
} y { $rubble ->
    [one] { $rubble } escombro
   *[other] { $rubble } escombros
}{ $white ->
    [yes] , además de la piedra blanca
   *[no] {""}
}.
event-gems-found = Las gemas: { $gems }.
event-bag-refilled = La piedra blanca: { $stones ->
    [one] { $stones } piedra vuelve
   *[other] { $stones } piedras vuelven
} a la bolsa.
event-gem-sold = { $seat } vende una { $gem } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-gem-marketed = { $seat } vende una { $gem } en el mercado por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-market-closed = { $seat } deja el mercado.
event-tent-pitched = { $seat } monta una tienda en la { $field }, { $coins ->
    [0] sin pagar nada
    [one] por { $coins } moneda
   *[other] por { $coins } monedas
}.
event-fee-paid = { $seat } paga { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} a { $to } por el sitio.
event-tent-moved = Es la tienda de { $seat } que estaba en la { $field }.
event-second-tent-pitched = { $seat } monta una segunda tienda en la { $field }.
event-boat-went-back = El barco retrocede a la { $column }.
event-points-gained = { $seat } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-gift-made = { $seat } hace un donativo a la reina.
event-gift-counted = El donativo: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-gift-shown = { $seat } da { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} a la reina.
event-round-ended = La ronda { $round } ha terminado; { $dice ->
    [0] no queda ningún dado
    [one] queda { $dice } dado
   *[other] quedan { $dice } dados
}.
event-column-scored = { $seat } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por { $tents ->
    [one] { $tents } tienda
   *[other] { $tents } tiendas
} en la { $column }.
event-match-ended = El barco ha llegado a las cataratas tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
event-majority-scored = { $seat } tiene la mayoría en la { $row } con { $tents ->
    [one] { $tents } tienda
   *[other] { $tents } tiendas
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-gems-counted = { $seat } conserva { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-hand-shown = A { $seat } le queda en la mano: { $cards }.
event-chest-opened = { $seat } abre su cofre: { $coins ->
    [0] no ha dado nada
    [one] ha dado { $coins } moneda
   *[other] ha dado { $coins } monedas
}.
event-queen-rolled = Los dados muestran { $dice }: se esperaban { $coins } monedas.
event-seat-out = { $seat } ha dado demasiado poco y ya no puede ganar.

# Why not

refusal-li-7-take = Primero toma un dado
refusal-li-7-use = Tienes un dado: úsalo primero
refusal-li-7-once = Ya has tomado y usado tu dado de este turno
refusal-li-7-none = Ningún dado muestra { $die }
refusal-li-8 = Un { $die } no es más alto que el { $last } que tomaste antes
refusal-li-9 = Quien puede tomar un dado tiene que tomar uno
refusal-li-9-pass = Toma un dado o di que no tomas más en esta ronda
refusal-li-13 = Una tienda cuesta { $needed } aquí, y en tu monedero hay { $purse }
refusal-li-13-row = Un { $die } construye en la fila de su número, no en la { $row }
refusal-li-14 = Con una moneda para cada jugador que ya está allí, esta tienda cuesta { $needed }, y en tu monedero hay { $purse }
refusal-li-16 = No tienes ninguna { $gem } para vender
refusal-li-18 = Ha salido la piedra blanca: vende primero las gemas que acaban de salir
refusal-li-18-none = Así solo se venden las gemas que salen con la piedra blanca
refusal-li-20 = No tienes la carta { $card }
refusal-li-21 = No tienes la carta Tienda gratis
refusal-li-22 = No hay ningún dado más alto que puedas tomar también
refusal-li-22-late = Dos dados se juega antes de tomar el dado
refusal-li-22-second = Después de un { $die } no habría un dado más alto para la carta Dos dados que has jugado
refusal-li-23 = No tienes la carta Cualquier fila
refusal-li-23-own = Tu dado construye en la { $row } sin ninguna carta
refusal-li-26 = Ninguna de tus tiendas ya puntuadas está donde pueda unírsele una segunda
refusal-li-26-stock = No te queda ninguna tienda para montar una segunda
refusal-li-26-card = Para una segunda tienda hace falta la carta Segunda tienda
refusal-li-26-first = Primero elige dónde va tu segunda tienda
refusal-li-26-field = En la { $field } no hay ninguna tienda tuya ya puntuada, o el barco está allí
refusal-li-27 = No tienes ninguna gema para vender en el mercado
refusal-li-27-closed = Para el mercado hay que jugar una carta Mercado
refusal-li-27-open = El mercado está abierto: vende allí o ciérralo primero
refusal-li-27-gem = No tienes ninguna { $gem } para vender en el mercado
refusal-li-28 = El barco está en la primera columna y no puede retroceder
refusal-li-28-limit = El barco ha retrocedido { $times } veces y ya no retrocede más
refusal-li-32 = No puedes dar { $coins }: en tu monedero hay { $purse }
refusal-li-32-least = Un donativo es de al menos una moneda
refusal-li-38-none = No te queda ninguna tienda que montar
refusal-li-38-first = Solo con dos jugadores se mueven tiendas, y solo al montar una cuando no queda ninguna en la reserva
refusal-li-38-choose = Primero elige cuál de tus tiendas mueves
refusal-li-38-same = Esa tienda ya está donde se movería
refusal-li-38-field = No tienes ninguna tienda en la { $field }

# The score

line-column = Tiendas en la { $column }
line-row = Mayoría en la { $row } ({ $tents })
line-market = Ventas en el mercado
line-gems = Gemas conservadas ({ $gems })
line-animals = Animales
line-gift = Donativo a la reina: { $coins } (al menos { $needed } para no quedar fuera)

# The guide for a first match

guide-dice = Toma un dado, cada vez más alto que tu último de la ronda. Su número indica su fila, sus monedas y sus piedras.
guide-field = Con un dado puedes montar una tienda en la columna del barco, en la fila de su número. Los puntos están a la izquierda; quien al final tenga más tiendas en una fila se lleva el premio de la derecha.
guide-river = La moneda bajo una columna dice cuánto cuesta allí una tienda. Cuando ya no se pueden tomar más dados, la columna se puntúa y el barco avanza.
guide-mine = O cava: tantas piedras como muestre el dado. Vende gemas por monedas en cualquier momento de tu turno. Ves lo que aún queda en la bolsa.
guide-chest = Tu monedero y tu cofre cerrado para la reina. Quien menos haya dado al final no puede ganar (entre dos, quien dio menos de lo que entonces pidan los dados), así que da a tiempo.

# On the drawn board

face-valley = El valle del Zambeze: seis filas de sitios para tiendas, diez columnas
face-dice-and-points = Dados · puntos por tienda
face-points-short = ★ por tienda
face-most-tents = Tiendas · mayoría
face-most-short = mayoría
face-row-points = Una tienda en la fila { $row } da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cuando se puntúa su columna
face-majority = Mayoría en la fila { $row } al final: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
face-dice-here = { $dice ->
    [0] Ningún dado muestra { $number }
    [one] { $dice } dado muestra { $number }
   *[other] { $dice } dados muestran { $number }
}
face-pitch-for = { $coins ->
    [0] Montar una tienda en la { $field } gratis
    [one] Montar una tienda en la { $field } por una moneda
   *[other] Montar una tienda en la { $field } por { $coins } monedas
}
face-costs = Precio por tienda
face-costs-short = precio
face-column-cost = Columna { $column }: una tienda cuesta { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
face-reconstructed = reconstruido
face-reconstructed-short = supuesto
face-falls = Mosi-oa-Tunya
face-falls-today = Cataratas Victoria
face-falls-both = Mosi-oa-Tunya, el humo que truena; cataratas Victoria en los mapas europeos
face-ocean = Océano Índico
face-chart = El barco en el Zambeze real
face-boat = El barco está en la columna { $column }
face-bank = Banco
face-take-coins = { $coins ->
    [one] Tomar { $coins } moneda
   *[other] Tomar { $coins } monedas
}
face-draw-card = Robar una carta
face-pile = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
face-played = { $cards ->
    [0] Ninguna carta jugada
   *[other] Jugadas:
}
face-dig = { $stones ->
    [one] Sacar { $stones } piedra
   *[other] Sacar { $stones } piedras
}
face-bag = { $stones ->
    [one] { $stones } piedra en la bolsa
   *[other] { $stones } piedras en la bolsa
}
face-bag-hidden = { $stones ->
    [one] { $stones } piedra en la bolsa u oculta por los demás
   *[other] { $stones } piedras en la bolsa u ocultas por los demás
}
face-drawn = Para vender:
face-last-draw = { $name } sacó
face-side = Al lado:
face-points = Puntos hasta ahora
face-purse = Monedas en el monedero
face-chest = Dado a la reina, en el cofre cerrado
face-chest-known = Tu cofre para la reina; los demás saben que contiene de { $low } a { $high }
face-stock = Tiendas en reserva
face-cards = Cartas en la mano
face-hidden-gems = Gemas ocultas
face-taken = Dados de esta ronda
face-passed = no toma más dados
face-own = Lo que es tuyo
face-give-how-much = Cuánto dar a la reina
face-give = Dar { $coins }
face-give-coins = Monedas que das, de 1 a { $most }
face-give-less = { $coins ->
    [one] Una moneda menos
   *[other] { $coins } monedas menos
}
face-give-more = { $coins ->
    [one] Una moneda más
   *[other] { $coins } monedas más
}
face-give-all = { $coins ->
    [one] Tu única moneda
   *[other] Las { $coins } monedas
}
face-give-all-short = Todo
face-last-die = Ya no puedes tomar más dados en esta ronda
face-last-die-short = último
face-price = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
face-market-price = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
face-sell = { $what } por { $price }; tienes { $number }
face-no-gems = Sin gemas
face-no-cards = Sin cartas
face-play = { $number ->
    [one] Usar { $card }
   *[other] Usar { $card }: tienes { $number }
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = donativo mayor, { $more } a { $less }
lines-column = Tiendas, ronda a ronda
lines-row = Mayoría en una fila
lines-gems = Gemas conservadas
lines-gift = Donativo a la reina

# The board as text
face = { $number }
field-starter = Quién empezó la ronda
field-boat = El barco
field-boats-back = Cuántas veces ha retrocedido el barco
field-dice = Dados por tomar
field-taken = Dados tomados en esta ronda
field-passed = No toma más dados en esta ronda
field-die = El dado en la mano
field-target = Adónde va la tienda movida
field-stock = Tiendas en reserva
field-tents = Tiendas
field-scored = Tiendas ya puntuadas
field-coins = Monedero y cofre juntos
field-purses = Monedas en el monedero
field-chests = Dado a la reina
field-low = Dado a la reina, al menos
field-high = Dado a la reina, como mucho
field-unseen-stones = Piedras sin ver
field-side = Piedras al lado de la bolsa
field-drawn = Para vender
field-gems = Gemas
field-gem-counts = Número de gemas
field-unseen-cards = Cartas sin ver
field-played = Cartas jugadas
field-hands = Cartas
field-hand-sizes = Cartas en la mano
field-column-points = Puntos por columnas
field-market-points = Puntos del mercado
field-animal-points = Puntos por animales
field-expected = Monedas que espera la reina

# What is wrong with an edition file
problem-coin-value = el valor de una moneda es un número a partir de 1
problem-below-the-one-before = no puede ser menor que el anterior ({ $number })
problem-rows = tiene que haber { $number }, una por cada número del dado
problem-columns = tiene que haber de { $least } a { $most } columnas

# Many choices of one kind under one button
kind-take-die = Tomar un dado
kind-pitch-tent = Montar una tienda
kind-play-card = Jugar una carta
kind-sell-gem = Vender una gema
kind-sell-at-market = Vender en el mercado
kind-pitch-second-tent = Montar la segunda tienda
kind-move-tent = Mover una tienda
kind-give = Dar a la reina

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone, de Benjamin Liersch, Schmidt Spiele 2009. El reglamento solo muestra el tablero y las cartas en imágenes. Reconstruido por este proyecto para que encaje con todo lo conocido: el precio de las tiendas en las columnas, las mayorías de las filas 3 a 5, el reparto de 25 de las 27 cartas (su suma se conoce) y los dos límites. Quien tenga el juego impreso puede escribir sus valores en un archivo de edición propio.
source-rulebook-de-ref = Reglamento alemán, Schmidt Spiele 2009
source-rulebook-de = reglas, efectos de las cartas, clases de piedras, monedas iniciales, dados; la mayoría de la fila 2; que los precios suben, un 2 seguido de un 3
source-rulebook-it = gemas por color, tiendas, número de cartas, monedas
source-poeppelkiste = puntos de las filas, mayorías de las filas 1 y 6
source-hall9000 = diez columnas, seis filas, ningún sitio bloqueado; puntos de las filas
source-spiele-offensive = precios de las gemas
source-ludolegars = una primera ronda con dos tiendas y tres monedas: la columna 1 cuesta 1
source-mobius = diez rondas, se puede añadir una: una carta Barco atrás (deducido)
source-bga = hay que tomar un dado si se puede; once tiendas

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Título
printed-columns = Columnas
printed-cost = Precio de una tienda
printed-rows = Filas
printed-tent-points = Puntos por tienda
printed-majority-points = Puntos por mayoría
printed-gems = Gemas
printed-count = Cantidad
printed-price = Precio
printed-market-coins = Mercado: monedas
printed-market-points = Mercado: puntos
printed-stones = Otras piedras
printed-rubble = Escombros
printed-white = Piedras blancas
printed-cards = Cartas
printed-amount = Número impreso
printed-numbers = Otros números
printed-tents = Tiendas por jugador
printed-coins = Monedas al empezar
printed-dice-per-player = Dados por jugador
printed-gem-points = Puntos por gema guardada
printed-limits = Límites
printed-largest-gift = Donativo máximo
printed-boat-back = Veces que el barco retrocede
printed-box-coins = Monedas de la caja
printed-pieces = Piezas de cada valor
