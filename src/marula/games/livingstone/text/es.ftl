game-title = Livingstone
game-summary = Un barco de vapor remonta el Zambeze hacia Mosi-oa-Tunya, «el humo que truena», conocida desde hace mucho tiempo por quienes viven allí y llamada cataratas Victoria en los mapas europeos. Toma dados, monta tiendas y cava en busca de gemas. Pero procura no ser quien menos done a la reina, porque entonces no puedes ganar.
game-teaser = Toma dados, monta tiendas y cava en busca de gemas mientras el barco de vapor remonta el Zambeze. Pero si eres quien menos dona a la reina, no puedes ganar.

# Things

column = columna { $number }
row = fila { $number }
field = { $column }, { $row }

gem-transparent = gema transparente
gem-blue = gema azul
gem-red = gema roja

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = A
letter-red = R

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
option-open-coins-no = ocultas: se puede calcular lo que suman el monedero y el cofre de cada cual, pero no cuánto se ha dado
option-open-coins-yes = a la vista: todos ven cada monedero y cada donativo
option-open-gems = Gemas
option-open-gems-yes = a la vista, delante de su dueño
option-open-gems-no = ocultas: los demás ven cuántas hay, no sus colores
option-pass-die = Si puedes tomar un dado
option-pass-die-no = tienes que tomar uno
option-pass-die-yes = puedes dejar de tomar dados en esta ronda
option-white-stone = Gemas que salen con la piedra blanca
option-white-stone-forced = hay que venderlas al momento
option-white-stone-voluntary = se pueden conservar

# What is asked

phase-turn = Toma un dado. Antes puedes jugar cartas, vender gemas y dar monedas a la reina.
phase-die = Usa tu dado: roba una carta, toma monedas, cava o monta una tienda. Aún puedes jugar cartas, vender gemas y dar monedas a la reina.
phase-after = Puedes jugar cartas, vender gemas y dar monedas a la reina, o terminar tu turno.
phase-market = Vende gemas en el mercado o ciérralo.
phase-white-stone = Has sacado la piedra blanca: vende las gemas que acaban de salir, con una carta Mercado si la tienes.
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

event-round-began = Ronda { $round }: el barco está en la { $column }. { $seat } tira los dados: { $dice_row }.
event-die-taken = { $seat } toma un dado: { $die }.
event-die-passed = { $seat } no toma más dados en esta ronda.
event-passed-over = { $seat } se queda sin turno: ningún dado es más alto que { $die }.
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
    [0] { "" }
    [one] { $gems } gema
   *[other] { $gems } gemas
}{ $gems ->
    [0] { "" }
   *[other] { $rubble ->
        [0] { "" }
       *[other] { $white ->
            [yes] ,{ " " }
           *[no] { " " }y{ " " }
        }
    }
}{ $rubble ->
    [0] { "" }
    [one] { $rubble } escombro
   *[other] { $rubble } escombros
}{ $white ->
    [yes] { $gems ->
        [0] { $rubble ->
            [0] { "" }
           *[other] { " " }y{ " " }
        }
       *[other] { " " }y{ " " }
    }la piedra blanca
   *[no] { "" }
}.
event-gems-found = Gemas sacadas: { $gems }.
event-bag-refilled = Tras la piedra blanca, { $stones ->
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
event-market-closed = { $seat } cierra el mercado.
event-tent-pitched = { $seat } monta una tienda en la { $field }, { $coins ->
    [0] gratis
    [one] por { $coins } moneda
   *[other] por { $coins } monedas
}.
event-fee-paid = { $seat } paga { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} a { $to } por compartir el sitio.
event-tent-moved = { $seat } mueve la tienda que estaba en la { $field }.
event-second-tent-pitched = { $seat } monta una segunda tienda en la { $field }.
event-boat-went-back = El barco retrocede a la { $column }.
event-points-gained = { $seat } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-gift-made = { $seat } hace un donativo a la reina.
event-gift-counted = Donativo: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-gift-shown = { $seat } da { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} a la reina.
event-round-ended = La ronda { $round } termina: { $dice ->
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
event-match-ended = El barco llega a las cataratas tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
event-majority-scored = { $seat } tiene la mayoría en la { $row } ({ $tents }): { $points ->
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
event-hand-shown = { $seat } { $cards_count ->
    [0] ya no tiene cartas en la mano
   *[other] aún tiene en la mano: { $cards }
}.
event-chest-opened = { $seat } abre su cofre: { $coins ->
    [0] no ha dado nada
    [one] ha dado { $coins } moneda
   *[other] ha dado { $coins } monedas
}.
event-queen-rolled = Los dados muestran { $dice_row }: la reina esperaba { $coins } monedas.
event-seat-out = { $seat } ha dado demasiado poco y no puede ganar.

# Why not

refusal-li-7-take = Primero toma un dado
refusal-li-7-use = Usa primero el dado que has tomado
refusal-li-7-once = Ya has usado tu dado en este turno
refusal-li-7-none = Ningún dado muestra { $die }
refusal-li-8 = Un { $die } no es más alto que el { $last } que tomaste antes
refusal-li-9 = Si puedes tomar un dado, tienes que tomarlo
refusal-li-9-pass = Toma un dado o elige no tomar más en esta ronda
refusal-li-13 = Una tienda cuesta aquí { $needed ->
    [one] { $needed } moneda
   *[other] { $needed } monedas
}, y en tu monedero hay { $purse }
refusal-li-13-row = Con un { $die } montas una tienda en la fila { $die }, no en la { $row }
refusal-li-14 = Con una moneda para cada jugador que ya tiene una tienda allí, esta tienda cuesta { $needed ->
    [one] { $needed } moneda
   *[other] { $needed } monedas
}, y en tu monedero hay { $purse }
refusal-li-16 = No tienes ninguna { $gem } para vender
refusal-li-18 = Has sacado la piedra blanca: vende primero las gemas que acaban de salir
refusal-li-18-none = Así solo se venden las gemas que salen con la piedra blanca
refusal-li-20 = No tienes la carta { $card }
refusal-li-21 = No tienes la carta Tienda gratis
refusal-li-22 = No hay ningún dado más alto que puedas tomar también
refusal-li-22-late = Juega la carta Dos dados antes de tomar un dado
refusal-li-22-second = Has jugado la carta Dos dados, y después de un { $die } no quedaría ningún dado más alto que tomar
refusal-li-23 = No tienes la carta Cualquier fila
refusal-li-23-own = Tu dado ya te deja montar una tienda en la { $row }
refusal-li-26 = No tienes ninguna tienda ya puntuada a la que pueda unirse otra
refusal-li-26-stock = No te quedan tiendas
refusal-li-26-card = Para montar una segunda tienda, juega la carta Segunda tienda
refusal-li-26-first = Primero elige dónde va tu segunda tienda
refusal-li-26-field = No tienes ninguna tienda ya puntuada en la { $field }, o el barco está allí
refusal-li-27 = No tienes ninguna gema para vender en el mercado
refusal-li-27-closed = Para vender en el mercado, juega antes una carta Mercado
refusal-li-27-open = El mercado está abierto: vende gemas allí o ciérralo primero
refusal-li-27-gem = No tienes ninguna { $gem } para vender en el mercado
refusal-li-28 = El barco está en la primera columna y no puede retroceder
refusal-li-28-limit = El barco ha retrocedido { $times ->
    [0] todo lo permitido
    [one] { $times } vez
   *[other] { $times } veces
} y no puede retroceder más
refusal-li-32 = No puedes dar { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}: en tu monedero hay { $purse }
refusal-li-32-least = Da al menos una moneda
refusal-li-32-most = Un donativo es como mucho de { $most ->
    [one] una moneda
   *[other] { $most } monedas
}
refusal-li-38-none = No te quedan tiendas que montar
refusal-li-38-first = Solo mueves una tienda en partidas de dos, y solo al montar una cuando no te queda ninguna en la reserva
refusal-li-38-choose = Primero elige cuál de tus tiendas mueves
refusal-li-38-same = Esa tienda ya está en el sitio al que tendría que ir
refusal-li-38-field = No tienes ninguna tienda en la { $field }

# The score

line-column = Tiendas en la { $column }
line-row = Mayoría en la { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , empate)
}
line-market = Ventas en el mercado
line-gems = Gemas conservadas ({ $gems })
line-animals = Animales
line-gift = Donativo a la reina: { $coins } (mínimo: { $needed })

# The guide for a first match

guide-dice = Toma un dado. En una ronda, cada dado que tomas tiene que ser más alto que el anterior. Su número es la fila de una tienda, o las monedas que tomas, o las piedras que sacas.
guide-field = Con un dado puedes montar una tienda en la columna del barco, en la fila de su número. Los puntos están a la izquierda; quien al final tenga más tiendas en una fila se lleva el premio de la derecha.
guide-river = La moneda bajo una columna dice cuánto cuesta allí una tienda. Cuando ya no se pueden tomar más dados, la columna se puntúa y el barco avanza.
guide-mine = O saca tantas piedras como muestre el dado. Puedes vender gemas por monedas en cualquier momento de tu turno. También ves lo que queda en la bolsa.
guide-chest = Tu monedero y tu cofre cerrado para la reina. Al final, quien menos haya dado no puede ganar. Con dos jugadores, hay que haber dado al menos lo que muestren los dados al final. Así que dona a tiempo.

# On the drawn board

face-valley = El valle del Zambeze: diez columnas y seis filas de sitios para tiendas
face-dice-and-points = Dados y puntos por tienda
face-points-short = ★ por tienda
face-most-tents = Tiendas y premio por mayoría
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
face-costs = Precio de una tienda
face-costs-short = precio por tienda
face-column-cost = Columna { $column }: una tienda cuesta { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
face-reconstructed = reconstruido
face-reconstructed-short = reconstr.
face-falls = Mosi-oa-Tunya
face-falls-today = Cataratas Victoria
face-falls-both = Mosi-oa-Tunya, el humo que truena; cataratas Victoria en los mapas europeos
face-ocean = Océano Índico
face-chart = El barco en el Zambeze real
face-boat = El barco está en la columna { $column }
face-bank = Banca
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
   *[other] Cartas jugadas:
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
face-drawn = Por vender:
face-last-draw = { $name } sacó
face-side = Junto a la bolsa:
face-points = Puntos hasta ahora
face-purse = Monedas en el monedero
face-chest = Donado a la reina, en el cofre cerrado
face-chest-known = Tu cofre para la reina. Los demás saben que contiene de { $low } a { $high }
face-stock = Tiendas en reserva
face-cards = Cartas en la mano
face-hidden-gems = Gemas ocultas
face-taken = Dados tomados en esta ronda
face-passed = no toma más dados
face-own = Tus cosas
face-give-how-much = ¿Cuánto le das a la reina?
face-give-open = Dar monedas a la reina
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
face-sell = { $what } por { $price } (tienes { $number })
face-card-free-tent = Esta tienda es gratis. Juega la carta al montar la tienda; sigue haciendo falta un dado.
face-card-any-row = La tienda va en cualquier fila de la columna del barco. Juega la carta al montar la tienda; sigue haciendo falta un dado.
face-card-two-dice = Toma dos dados uno tras otro, el segundo más alto que el primero, y usa los dos.
face-card-lion = { $amount } puntos, ahora o al final.
face-card-rhino = { $amount } puntos, ahora o al final.
face-card-antelope = { $amount } puntos, ahora o al final.
face-card-second-tent = Una tienda más, gratis y sin dado, en un sitio donde ya se puntuó una tienda tuya. Cuenta para la mayoría de la fila.
face-card-market = Vende las gemas que quieras por monedas y también por puntos.
face-card-boat-back = El barco retrocede una columna. Allí se vuelven a montar tiendas, y se puntúa otra vez.
face-card-three-stones = Saca { $amount } piedras de la bolsa, sin dado.
face-card-four-coins = Toma { $amount } monedas.
face-stone-rubble = No vale nada.
face-stone-white = Si la sacas, vendes al momento las gemas que han salido con ella. Después, todas las piedras vuelven a la bolsa.
face-no-gems = Sin gemas
face-no-cards = Sin cartas
face-play = { $number ->
    [one] Jugar la carta { $card }
   *[other] Jugar la carta { $card } (tienes { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = donativo mayor, { $more } a { $less }
lines-column = Tiendas, por columna
lines-row = Mayoría en una fila
lines-gems = Gemas conservadas
lines-gift = Donativo a la reina

# The board as text
face = { $number }
field-starter = Jugador inicial
field-boat = El barco
field-boats-back = Veces que el barco ha retrocedido
field-dice = Dados por tomar
field-taken = Dados tomados en esta ronda
field-passed = No toma más dados en esta ronda
field-die = Dado por usar
field-target = Adónde va la tienda que se mueve
field-stock = Tiendas en reserva
field-tents = Tiendas
field-scored = Tiendas ya puntuadas
field-coins = Monedero y cofre juntos
field-purses = Monedas en el monedero
field-chests = Donado a la reina
field-low = Donado a la reina, al menos
field-high = Donado a la reina, como mucho
field-unseen-stones = Piedras en la bolsa u ocultas
field-side = Piedras al lado de la bolsa
field-drawn = Por vender
field-gems = Gemas
field-gem-counts = Número de gemas
field-unseen-cards = Cartas en el mazo o en manos de los demás
field-played = Cartas jugadas
field-hands = Cartas
field-hand-sizes = Cartas en la mano
field-column-points = Puntos por columnas
field-market-points = Puntos del mercado
field-animal-points = Puntos por animales
field-expected = Monedas que esperaba la reina

# What is wrong with an edition file
problem-coin-value = el valor de una moneda tiene que ser un número igual o mayor que 1
problem-below-the-one-before = no puede ser menor que el anterior ({ $number })
problem-rows = tiene que haber { $number }, una por cada número del dado
problem-columns = tiene que haber entre { $least } y { $most } columnas

# Many choices of one kind under one button
kind-take-die = Tomar un dado
kind-pitch-tent = Montar una tienda
kind-play-card = Jugar una carta
kind-sell-gem = Vender una gema
kind-sell-at-market = Vender en el mercado
kind-pitch-second-tent = Montar la segunda tienda
kind-move-tent = Mover una tienda
kind-give = Dar monedas a la reina

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone, de Benjamin Liersch, Schmidt Spiele 2009. El reglamento solo muestra el tablero y las cartas en imágenes. Este proyecto ha reconstruido, para que encaje con todo lo conocido, el precio de las tiendas en las columnas, las mayorías de las filas 3 a 5, el reparto de 25 de las 27 cartas (su suma se conoce) y los dos límites. Quien tenga el juego impreso puede escribir sus valores en un archivo de edición propio.
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
printed-gem-points = Puntos por gema conservada
printed-limits = Límites
printed-largest-gift = Donativo máximo
printed-boat-back = Veces que el barco retrocede
printed-box-coins = Monedas de la caja
printed-pieces = Piezas de cada valor

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = difiere en { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} de la primera estimación
feature-option-take = toma un dado
feature-option-draw = roba una carta
feature-option-coins = toma monedas
feature-option-dig = cava en la mina
feature-option-tent = monta una tienda
feature-option-play = juega una carta
feature-option-sell = vende una gema
feature-option-market = vende una gema en el mercado
feature-option-finish = termina esta parte del turno
feature-option-second = monta una segunda tienda
feature-option-move = mueve una tienda
feature-option-give = da monedas a la reina
feature-option-die = usa un dado que muestra { $value }
feature-option-only-die = toma el único dado con ese número
feature-option-dice-after = te deja { $value ->
    [one] { $value } dado más alto
   *[other] { $value } dados más altos
}
feature-option-dice-lost = renuncia a { $value ->
    [one] { $value } dado más bajo
   *[other] { $value } dados más bajos
}
feature-option-dice-left-to-others = deja al jugador siguiente { $value ->
    [one] { $value } dado
   *[other] { $value } dados
}
feature-option-tent-points = una tienda en la fila da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} en esta ronda
feature-option-tent-within-reach = puedes pagar una tienda en la fila del dado
feature-option-row-points = cambia en { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} lo que puedes esperar por la mayoría en la fila
feature-option-row-lead = tu ventaja en la fila pasa a ser de { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
}
feature-option-price = cuesta { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-option-fee = paga a los demás { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-option-income = da { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-option-purse-after = te deja { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-option-gift = da a la reina { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-option-chest-after = deja en tu cofre { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-option-safety = cambia en { $value ->
    [one] { $value } punto porcentual
   *[other] { $value } puntos porcentuales
} la probabilidad de que tu donativo baste
feature-option-safe-as-given = la probabilidad de que en tu cofre ya haya bastante es del { $value } %
feature-option-gift-lead = la ventaja de tu donativo sobre el mayor donativo posible de otro jugador pasa a ser de { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-option-free-tent = gasta la carta Tienda gratis
feature-option-any-row = gasta la carta Cualquier fila
feature-option-two-dice = gasta la carta Dos dados
feature-option-animal = enseña un animal de { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-second-tent-card = gasta la carta Segunda tienda
feature-option-market-card = gasta la carta Mercado
feature-option-boat-back = hace retroceder el barco, lo que te da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}, descontados los de los demás
feature-option-three-stones = gasta la carta Tres piedras
feature-option-four-coins = gasta la carta Cuatro monedas
feature-option-stones = saca { $value ->
    [one] { $value } piedra
   *[other] { $value } piedras
}
feature-option-stones-worth = las piedras que saca valen de media { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-card-worth = la carta vale de media { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-gems-at-risk = arriesga de media { $value ->
    [one] { $value } gema
   *[other] { $value } gemas
} si sale el Derrumbe
feature-option-market-points = da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} en el mercado
feature-option-stock-after = te deja { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
} en reserva

# Why: what a bot sees of your position

feature-seat-players = hay { $value ->
    [one] { $value } jugador
   *[other] { $value } jugadores
}
feature-seat-rounds-left = después de esta ronda { $value ->
    [one] viene { $value } más
   *[other] vienen { $value } más
}
feature-seat-turn = es tu turno
feature-seat-holds-die = has tomado un dado que muestra { $value }
feature-seat-after-die = ya has usado tu dado
feature-seat-dice-due = tienes que tomar { $value ->
    [one] { $value } dado
   *[other] { $value } dados
} más
feature-seat-starts-next = juegas { $value ->
    [one] { $value } turno
   *[other] { $value } turnos
} después del próximo jugador inicial
feature-seat-tent-cost = una tienda cuesta ahora { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-seat-points = llevas { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-row-points = puedes esperar { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} por mayorías en las filas
feature-seat-lead = tu ventaja sobre el mejor de los demás es de { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-lead-chance = la probabilidad de que acabes con más puntos que nadie es del { $value } %
feature-seat-row-1-lead = tu ventaja en la fila 1 es de { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
}
feature-seat-row-2-lead = tu ventaja en la fila 2 es de { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
}
feature-seat-row-3-lead = tu ventaja en la fila 3 es de { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
}
feature-seat-row-4-lead = tu ventaja en la fila 4 es de { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
}
feature-seat-row-5-lead = tu ventaja en la fila 5 es de { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
}
feature-seat-row-6-lead = tu ventaja en la fila 6 es de { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
}
feature-seat-stock = tienes { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
} en reserva
feature-seat-others-stock = otro jugador tiene { $value ->
    [one] { $value } tienda
   *[other] { $value } tiendas
} en reserva
feature-seat-purse = en tu monedero hay { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-seat-chest = has dado { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-seat-reach = vendiéndolo todo podrías reunir al momento { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-seat-coins-over-poorest = entre monedero y cofre, tu ventaja sobre el más pobre de los demás es de { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-seat-coins-over-richest = entre monedero y cofre, tu ventaja sobre el más rico de los demás es de { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-seat-safety = la probabilidad de que tu donativo baste es del { $value } %
feature-seat-safe-as-given = la probabilidad de que baste lo que has dado es del { $value } %
feature-seat-rival-safety = la probabilidad de que baste el donativo del otro jugador es del { $value } %
feature-seat-another-turn = la probabilidad de que tengas otro turno es del { $value } %
feature-seat-coin-worth = una moneda más vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-card-worth = una carta vale de media { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-stone-worth = una piedra vale de media { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-collapse = la probabilidad de que la próxima carta sea el Derrumbe es del { $value } %
feature-seat-free-tents = tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} Tienda gratis
feature-seat-any-rows = tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} Cualquier fila
feature-seat-two-dice = tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} Dos dados
feature-seat-animals = tienes en la mano animales que valen { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-second-tents = tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} Segunda tienda
feature-seat-markets = tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} Mercado
feature-seat-boats-back = tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} Barco atrás
feature-seat-stones-and-coins = tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} de piedras o monedas
feature-seat-gems = tienes { $value ->
    [one] { $value } gema
   *[other] { $value } gemas
}
feature-seat-gem-price = tus gemas se venden en total por { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}
feature-seat-others-gems = otro jugador tiene { $value ->
    [one] { $value } gema
   *[other] { $value } gemas
}
feature-seat-others-cards = otro jugador tiene en la mano { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
feature-seat-dice = hay { $value ->
    [one] { $value } dado
   *[other] { $value } dados
} por tomar
feature-seat-dice-for-me = { $value ->
    [one] uno de los dados por tomar te sirve
   *[other] { $value } de los dados por tomar te sirven
}
feature-seat-numbers-for-me = los dados que te sirven muestran { $value ->
    [one] { $value } número
   *[other] { $value } números distintos
}
feature-seat-dice-for-next = { $value ->
    [one] uno de los dados por tomar sirve
   *[other] { $value } de los dados por tomar sirven
} al jugador siguiente
feature-seat-die-1 = { $value ->
    [one] hay { $value } dado por tomar que muestra
   *[other] hay { $value } dados por tomar que muestran
} 1
feature-seat-die-2 = { $value ->
    [one] hay { $value } dado por tomar que muestra
   *[other] hay { $value } dados por tomar que muestran
} 2
feature-seat-die-3 = { $value ->
    [one] hay { $value } dado por tomar que muestra
   *[other] hay { $value } dados por tomar que muestran
} 3
feature-seat-die-4 = { $value ->
    [one] hay { $value } dado por tomar que muestra
   *[other] hay { $value } dados por tomar que muestran
} 4
feature-seat-die-5 = { $value ->
    [one] hay { $value } dado por tomar que muestra
   *[other] hay { $value } dados por tomar que muestran
} 5
feature-seat-die-6 = { $value ->
    [one] hay { $value } dado por tomar que muestra
   *[other] hay { $value } dados por tomar que muestran
} 6

# First lessons: what the coach says.

lesson-die = Cada ronda empieza con unos cuantos dados. En tu turno tomas uno. Toma un 3.
lesson-tent = Un dado sirve para una de estas cuatro cosas: una carta, monedas, la mina o una tienda. Monta una tienda: va en la columna del barco, en la fila que muestra tu dado.
lesson-end-turn = Aún podrías vender gemas, jugar cartas o dar monedas a la reina. Para todo eso es demasiado pronto, así que termina tu turno.
lesson-higher = En una misma ronda, tu siguiente dado tiene que ser más alto que el anterior. Toma el 4.
lesson-rows = Las filas más altas dan más puntos. Monta una tienda en la fila 4.
lesson-scored = La ronda ha terminado: tus tiendas te han dado 3 y 4 puntos. El barco ha avanzado, y ahora solo puntúan las tiendas de su nueva columna. Toma el 4.
lesson-dig = Las tiendas cuestan monedas, y te quedan pocas. Tienes un 5: cava con él en la mina y saca cinco piedras.
lesson-sell = Las gemas se venden por 1, 3 o 5 monedas; los escombros no valen nada. Vende tu gema roja por 5.
lesson-price = Cuanto más lejos llega el barco, más cuesta una tienda: aquí, 2 monedas. Puedes pagarlas. Monta una tienda en la fila 2.
lesson-card = Con un dado de cualquier número también puedes robar una carta. Roba una: las cartas se juegan en tu propio turno, cuando quieras.
lesson-free-tent = Una tienda cuesta ya 4 monedas. Tienes la carta Tienda gratis, que cubre todo el precio. Úsala para montar una tienda en la fila 2.
lesson-second-tent = Has robado la carta Segunda tienda: una tienda más en un sitio donde ya se puntuó una tuya. Juega la carta.
lesson-majority = Al final, quien tenga más tiendas en una fila gana puntos extra. Pon esta tienda en la fila 1, columna 5, para empatar allí.
lesson-gift = Nadie gana sin un donativo a la reina. Con dos jugadores, al final se tiran cuatro dados, y un donativo menor que su suma no basta. Da 16 monedas.
lesson-purse = Las monedas del monedero no valen nada al final. Da también tus últimas 5 monedas: un donativo de 21 pocas veces se queda corto.
lesson-last = Esta es la última ronda: después, el barco llega a las cataratas. Termina tu turno y se cuenta todo.
lesson-end = Ha sido una partida entera. Los puntos han venido de las tiendas, ronda a ronda, de las filas en las que tenías mayoría y de las gemas conservadas, y tu donativo ha bastado. La próxima vez, todas las decisiones serán tuyas.
