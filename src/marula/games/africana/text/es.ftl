game-title = Africana
game-summary = Únete a expediciones que solo una persona completará y busca en dos libros aventuras al otro lado del ecuador. De 2 a 4 jugadores, basado en el juego de Michael Schacht. Las reglas son las publicadas; el mapa y la mayoría de las cartas de la edición predeterminada son una reconstrucción.
game-teaser = Cruza el continente antes que los demás: solo cobra quien llega primero, y dos libros guardan aventuras al otro lado del ecuador.

# Things

colour-magenta = magenta
colour-turquoise = turquesa
colour-grey = gris
colour-orange = naranja
colour-violet = violeta

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = G
letter-orange = N
letter-violet = V

card = { $kind ->
    [joker] comodín
    [assistant] asistente { $colour }
   *[travel] carta { $colour }
}
    .el = { $kind ->
        [joker] el comodín
        [assistant] el asistente { $colour }
       *[travel] la carta { $colour }
    }
    .un = { $kind ->
        [joker] un comodín
        [assistant] un asistente { $colour }
       *[travel] una carta { $colour }
    }
    .ningun = { $kind ->
        [joker] ningún comodín
        [assistant] ningún asistente { $colour }
       *[travel] ninguna carta { $colour }
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Nápoles
    .a = a Nápoles
    .de = de Nápoles
    .en = en Nápoles
place-marrakesh = Marrakech
    .a = a Marrakech
    .de = de Marrakech
    .en = en Marrakech
place-tripoli = Trípoli
    .a = a Trípoli
    .de = de Trípoli
    .en = en Trípoli
place-cairo = El Cairo
    .a = a El Cairo
    .de = de El Cairo
    .en = en El Cairo
place-aswan = Asuán
    .a = a Asuán
    .de = de Asuán
    .en = en Asuán
place-jidda = Yeda
    .a = a Yeda
    .de = de Yeda
    .en = en Yeda
place-dakar = Dakar
    .a = a Dakar
    .de = de Dakar
    .en = en Dakar
place-timbuctoo = Tombuctú
    .a = a Tombuctú
    .de = de Tombuctú
    .en = en Tombuctú
place-khartoum = Jartum
    .a = a Jartum
    .de = de Jartum
    .en = en Jartum
place-lagos = Lagos
    .a = a Lagos
    .de = de Lagos
    .en = en Lagos
place-addis-abeba = Adís Abeba
    .a = a Adís Abeba
    .de = de Adís Abeba
    .en = en Adís Abeba
place-congo = Congo
    .a = al Congo
    .de = del Congo
    .en = en el Congo
place-serengeti = Serengueti
    .a = al Serengueti
    .de = del Serengueti
    .en = en el Serengueti
place-leopoldville = Leopoldville (Kinsasa)
    .a = a Leopoldville (Kinsasa)
    .de = de Leopoldville (Kinsasa)
    .en = en Leopoldville (Kinsasa)
place-zanzibar = Zanzíbar
    .a = a Zanzíbar
    .de = de Zanzíbar
    .en = en Zanzíbar
place-luanda = Luanda
    .a = a Luanda
    .de = de Luanda
    .en = en Luanda
place-mozambique = Mozambique (Moçambique)
    .a = a Mozambique (Moçambique)
    .de = de Mozambique (Moçambique)
    .en = en Mozambique (Moçambique)
place-victoria-falls = Cataratas Victoria (Mosi-oa-Tunya)
    .a = a las cataratas Victoria (Mosi-oa-Tunya)
    .de = de las cataratas Victoria (Mosi-oa-Tunya)
    .en = en las cataratas Victoria (Mosi-oa-Tunya)
place-madagascar = Madagascar
    .a = a Madagascar
    .de = de Madagascar
    .en = en Madagascar
place-kalahari = Kalahari
    .a = al Kalahari
    .de = del Kalahari
    .en = en el Kalahari
place-port-natal = Port Natal (Durban)
    .a = a Port Natal (Durban)
    .de = de Port Natal (Durban)
    .en = en Port Natal (Durban)
place-cape-town = Ciudad del Cabo
    .a = a Ciudad del Cabo
    .de = de Ciudad del Cabo
    .en = en Ciudad del Cabo

company-italy = Italia
company-france = Francia
company-germany = Alemania
company-england = Inglaterra

artifact-mask = máscara
    .el = la máscara
artifact-drum = tambor
    .el = el tambor
artifact-statuette = estatuilla
    .el = la estatuilla
artifact-shield = escudo
    .el = el escudo
artifact-necklace = collar
    .el = el collar

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
place = { $name }
    .a = a { $name }
    .de = de { $name }
    .en = en { $name }
company = { $name }
artifact = { $name }
    .el = el artefacto «{ $name }»

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] asistente { $colour } { $place_de }
   *[artifact] { $artifact } { $place_de }
}
    .el = { $kind ->
        [assistant] el asistente { $colour } { $place_de }
       *[artifact] { $artifact_el } { $place_de }
    }
    .al = { $kind ->
        [assistant] al asistente { $colour } { $place_de }
       *[artifact] { $artifact_el } { $place_de }
    }

book-north = libro del norte
book-south = libro del sur
side-left = izquierda
side-right = derecha
space-space-1 = primera casilla
space-space-2 = segunda casilla
space-space-3 = tercera casilla
space-space-4 = cuarta casilla
space-space-5 = quinta casilla

# Variants

option-hidden-totals = Totales durante la partida
option-hidden-totals-yes = cada cual ve solo el suyo
option-hidden-totals-no = a la vista de todos
option-quiet-rounds = Rondas sin completar ninguna expedición hasta que acaba la partida
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Roba cartas de viaje, abre el libro o ponte en camino.
phase-book = Pasa una página, compra una aventura o cierra el libro.
phase-journey = Viaja, únete a una expedición, completa una expedición o una aventura, o termina el viaje.
phase-cards = Tienes demasiadas cartas: descarta una.
phase-adventures = Tienes demasiadas aventuras abiertas: abandona una.
phase-over = La partida ha terminado.

# What may be chosen

action-draw-cards = Robar cartas de viaje
action-open-book = Abrir el libro
action-set-out = Ponerse en camino
action-stop = Terminar esta acción
action-stop-book = Cerrar el libro
action-stop-journey = Terminar el viaje
action-turn-page = Pasar la página de la { $side }
action-buy = Comprar la aventura de la { $side }
action-step = { $recoloured ->
    [yes] Viajar { $place_a } con { $card_el }, cambiando de color
   *[no] Viajar { $place_a } con { $card_el }
}
action-join = Unirse a la expedición { $expedition }
action-complete-expedition = Completar la expedición { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Conocer { $adventure_al }
   *[artifact] Tomar { $adventure_el }
}
action-discard-card = Descartar { $card_un }
action-discard-adventure = Abandonar la aventura «{ $adventure }»

# What happened

event-company-taken = { $seat } explora para { $company } desde { $place }, con { $silver ->
    [one] { $silver } moneda de plata
   *[other] { $silver } monedas de plata
} y { $jokers ->
    [0] ningún comodín
    [one] un comodín
   *[other] { $jokers } comodines
}.
event-expeditions-removed = { $number ->
    [0] Todas las expediciones C siguen en juego.
    [one] Una expedición C sale del juego boca abajo.
   *[other] { $number } expediciones C salen del juego boca abajo.
}
event-expedition-shown = Nueva expedición en la { $space }: { $expedition }, { $expedition_silver ->
    [one] { $expedition_silver } moneda de plata
   *[other] { $expedition_silver } monedas de plata
} y { $expedition_points ->
    [one] { $expedition_points } punto
   *[other] { $expedition_points } puntos
}.
event-adventure-shown = El { $book } muestra ahora { $adventure_el }.
event-cards-drawn = { $seat } { $number ->
    [0] no roba nada: no quedan cartas de viaje
    [one] roba una carta de viaje
   *[other] roba { $number } cartas de viaje
}.
event-cards-seen = { $cards_count ->
    [one] Carta robada
   *[other] Cartas robadas
}: { $cards }.
event-deck-shuffled = { $number ->
    [one] La única carta de viaje descartada forma el nuevo mazo.
   *[other] Las { $number } cartas de viaje descartadas se barajan y forman el nuevo mazo.
}
event-book-opened = { $seat } abre el { $book }.
event-page-turned = { $seat } pasa la página de la { $side }, { $adventure_el }{ $silver ->
    [0] .
    [one] , por { $silver } moneda de plata.
   *[other] , por { $silver } monedas de plata.
}
event-adventure-bought = { $seat } compra la aventura «{ $adventure }» por { $silver ->
    [one] { $silver } moneda de plata
   *[other] { $silver } monedas de plata
}.
event-book-closed = { $seat } cierra el { $book }.
event-set-out-from = { $seat } sale { $place_de }.
event-travelled = { $seat } juega { $card_el }{ $silver ->
    [0] {""}
    [one] , le cambia el color por { $silver } moneda de plata
   *[other] , le cambia el color por { $silver } monedas de plata
} y viaja { $place_from_de } { $place_to_a }.
event-expedition-joined = { $seat } se une a la expedición { $expedition }{ $silver ->
    [0] .
    [one] {" "}y recibe { $silver } moneda de plata.
   *[other] {" "}y recibe { $silver } monedas de plata.
}
event-expedition-completed = { $seat } completa la expedición { $expedition }: { $silver ->
    [one] { $silver } moneda de plata
   *[other] { $silver } monedas de plata
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.{ $others_count ->
    [0] {""}
    [one] {" "}{ $others } se había unido y no recibe nada.
   *[other] {" "}{ $others } se habían unido y no reciben nada.
}
event-artifact-found = { $seat } encuentra { $adventure_el }: { $silver ->
    [one] { $silver } moneda de plata
   *[other] { $silver } monedas de plata
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-assistant-hired = { $seat } conoce { $adventure_al }, que se une al viaje.
event-rested = { $seat } termina el viaje { $place_en }.
event-card-discarded = { $seat } descarta { $card_un }.
event-card-lost = { $seat } retira del juego { $card_un }.
event-adventure-discarded = { $seat } abandona para siempre la aventura «{ $adventure }».
event-last-round-began = No hay expediciones suficientes para llenar las casillas: la ronda { $round } es la última.
event-explorers-recalled = Van { $rounds } rondas sin que se complete ninguna expedición. Las compañías llaman de vuelta a sus exploradores.
event-match-ended = La partida termina tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
event-hand-shown = { $seat } { $cards_count ->
    [0] ya no tiene cartas en la mano
   *[other] aún tiene en la mano: { $cards }
}.

# Why not

refusal-af-11-first = Elige primero la acción de este turno: robar cartas de viaje, abrir el libro o ponerte en camino
refusal-af-11-book = Ya has elegido la acción de este turno: el libro
refusal-af-11-journey = Ya has elegido la acción de este turno: el viaje
refusal-af-15 = Una aventura cuesta { $price ->
    [one] { $price } moneda de plata
   *[other] { $price } monedas de plata
}; tienes { $silver }
refusal-af-15-empty = No hay ninguna carta en la mitad { $side } del libro
refusal-af-16 = Pasar esta página cuesta { $price ->
    [one] { $price } moneda de plata
   *[other] { $price } monedas de plata
}; tienes { $silver }
refusal-af-16-empty = No hay ninguna carta que pasar en la mitad { $side } del libro
refusal-af-19 = No hay ningún símbolo { $place_de } en { $card_el }
refusal-af-19-far = Ninguna ruta va { $place_from_de } { $place_to_a }
refusal-af-19-none = No tienes { $card_ningun } en la mano
refusal-af-23 = Cambiar el color de una carta cuesta { $price ->
    [one] { $price } moneda de plata
   *[other] { $price } monedas de plata
}; tienes { $silver }
refusal-af-23-needless = Para viajar { $place_a } no hace falta cambiar de color: { $card_el } ya sirve
refusal-af-24 = Ya has usado { $card_el } en este viaje
refusal-af-25 = Para unirte a esta expedición tienes que estar { $place_en }
refusal-af-25-closed = La expedición { $expedition } no está a la vista
refusal-af-26 = Tus { $markers } marcadores están todos en expediciones
refusal-af-26-joined = Ya te has unido a la expedición { $expedition }
refusal-af-28 = Para completar esta expedición tienes que estar { $place_en }
refusal-af-28-closed = La expedición { $expedition } no está a la vista
refusal-af-28-marker = No te has unido a la expedición { $expedition }
refusal-af-29 = Para completar esta aventura tienes que estar { $place_en }
refusal-af-29-owner = «{ $adventure }» no es una de tus aventuras abiertas
refusal-af-34 = El { $book } está vacío
refusal-af-36 = Primero descarta hasta quedarte con { $limit } cartas
refusal-af-36-none = No tienes { $card_ningun } en la mano
refusal-af-38 = Primero abandona aventuras hasta quedarte con { $limit }
refusal-af-38-none = «{ $adventure }» no es una de tus aventuras abiertas
refusal-af-39 = Solo descartas cartas y aventuras al final de tu turno, y solo si tienes demasiadas

# The score sheet

line-expeditions = Expediciones ({ $number })
line-artifacts = Artefactos ({ $number })
line-two-alike = Dos iguales: { $artifact_1 }
line-three-alike = Tres iguales: { $artifact_1 }
line-two-different = Dos distintos: { $artifact_1 }, { $artifact_2 }
line-four-different = Cuatro distintos: { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Aventuras con asistente ({ $number })
line-silver = Monedas de plata ({ $number })
line-cards = Cartas de viaje en la mano ({ $number })
line-open-adventures = Aventuras de artefacto abiertas ({ $number })

# On the board

face-map = Mapa del continente
face-equator = Ecuador
face-expeditions = Expediciones
face-drawer = Expediciones y libros
face-draw-discard = { $number ->
    [one] Robar cartas de viaje y descartar una
   *[other] Robar cartas de viaje y descartar { $number }
}
face-ways = { $number } maneras de viajar { $place_a }
face-goal = Aquí puedes completar una de tus aventuras
face-silver = monedas de plata
face-points = puntos
face-cards = cartas de viaje
face-completed = expediciones completadas
face-joined = { $name } participa
face-bonus = Por unirse:
face-bonus-words = Prima por unirse a esta expedición
face-about-expedition = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y { $silver ->
    [one] { $silver } moneda de plata
   *[other] { $silver } monedas de plata
} para quien la complete: únete en su salida y después viaja a su destino. { $number ->
    [0] No se ha unido nadie.
    [one] Se ha unido un jugador.
   *[other] Se han unido { $number } jugadores.
}
face-about-travel = Viaja a un lugar con este símbolo. Por { $silver ->
    [one] { $silver } moneda de plata
   *[other] { $silver } monedas de plata
} la carta vale por cualquier color.
face-about-joker = Viaja a cualquier lugar. Después del viaje, el comodín vuelve a tu mano.
face-about-assistant = Viaja a un lugar con este símbolo. Después del viaje, el asistente vuelve a tu mano.
face-about-find = Complétala { $place_en } y ganas { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y { $silver ->
    [one] { $silver } moneda de plata
   *[other] { $silver } monedas de plata
}. Las colecciones de artefactos puntúan al final.
face-about-find-assistant = Complétala { $place_en } y se te une un asistente de este color.
face-pile = expediciones que quedan en la pila
face-empty-space = sin expedición
face-empty-page = vacío
face-lie-here = { $number ->
    [one] { $number } carta aquí
   *[other] { $number } cartas aquí
}
face-free = gratis
face-buy = Comprar por { $price }
face-close-book = Cerrar
face-played = Cartas jugadas en este viaje
face-deck = { $number } por robar, { $discards } descartadas
face-reconstructed = Reconstrucción
face-round = Ronda { $round }
face-last-round = Última ronda
face-hand = Tus cartas
face-no-cards = No tienes cartas.
face-adventures = Aventuras

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = más monedas de plata, { $more } a { $less }
lines-expeditions = Expediciones
lines-artifacts = Artefactos
lines-two-alike = Dos iguales
lines-three-alike = Tres iguales
lines-two-different = Dos distintos
lines-four-different = Cuatro distintos
lines-assistants = Aventuras con asistente
lines-silver = Monedas de plata
lines-cards = Cartas de viaje en la mano
lines-open-adventures = Aventuras de artefacto abiertas

# The board as text
field-last-round = Última ronda
field-turned = Páginas pasadas en este turno
field-places = Lugar del explorador
field-silver = Monedas de plata
field-totals = Puntos hasta ahora
field-hands = Cartas de viaje
field-hand-sizes = Cartas en la mano
field-jokers = Comodines
field-assistants = Asistentes
field-played = Cartas jugadas en este viaje
field-deck = Cartas de viaje en el mazo
field-discards = Cartas de viaje descartadas
field-pile = Expediciones en la pila
field-display = Expediciones a la vista
field-joined = Quién participa
field-expeditions = Expediciones completadas
field-pages = Páginas a la vista
field-left = Páginas en el lado izquierdo del libro
field-adventures = Aventuras abiertas
field-completed = Aventuras completadas

# What is wrong with an edition file
problem-half = tiene que haber { $number } en el { $half ->
    [north] norte
   *[south] sur
}, no { $found }
problem-bonus = tiene que ser plata o cartas, al menos una y no ambas cosas
problem-symbols = tiene que haber un símbolo o dos distintos
problem-two-places = tienen que ser dos lugares distintos
problem-route-twice = esta ruta aparece dos veces
problem-target-is-start = el destino no puede ser la salida
problem-no-back = ninguna tiene el dorso { $back }
problem-few-for-display = tiene que haber al menos { $number } con el dorso A, para las primeras expediciones a la vista
problem-three-numbers = tienen que ser tres números: para dos, tres y cuatro jugadores
problem-too-many-removed = se retiran demasiadas cartas con el dorso C: { $number } de { $of }
problem-same-half = está en el { $half ->
    [north] norte
   *[south] sur
}, como el libro; tiene que estar al otro lado del ecuador
problem-artifact-or-assistant = tiene que mostrar un artefacto o un asistente, y no ambos
problem-assistant-reward = un asistente no da ni plata ni puntos
problem-book-size = tiene que haber { $number } en el libro del { $half ->
    [north] norte
   *[south] sur
}, no { $found }
problem-artifact-twice = «{ $word }» tiene que aparecer dos veces en el libro del { $half ->
    [north] norte
   *[south] sur
}; veces que aparece: { $found }
problem-assistant-once = el asistente «{ $word }» tiene que aparecer una vez en el libro del { $half ->
    [north] norte
   *[south] sur
}; veces que aparece: { $found }
problem-hand-limit = tiene que ser al menos igual al número de cartas con que empieza cada jugador
problem-dealt-too-many = no puede exigir más cartas de viaje de las que hay para cuatro jugadores

# Many choices of one kind under one button
kind-turn-page = Pasar una página
kind-buy = Comprar una aventura
kind-step = Viajar
kind-join = Unirse a una expedición
kind-complete-expedition = Completar una expedición
kind-complete-adventure = Completar una aventura
kind-discard-card = Descartar una carta
kind-discard-adventure = Abandonar una aventura

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = RECONSTRUCCIÓN en gran parte. Ninguna fuente pública enumera el tablero y las cartas impresos. Los valores que citan el reglamento o una reseña proceden de ahí. Los que citan «reconstruction» los creó este proyecto para que encajen con lo conocido: 6 de 22 nombres de lugares, 39 de 40 símbolos y 34 de 39 rutas; la salida, el destino y la pila de 29 de 34 expediciones, las monedas de plata de 33 y los puntos de las 34; los destinos de las 30 aventuras, y las monedas de plata y los puntos de los 20 artefactos; los nombres de 3 de las 5 clases de artefactos; y qué casilla tiene qué prima. Todo se ajustó hasta que los bots ganaran más o menos con la misma frecuencia desde cada lugar de salida. Quien tenga el juego impreso puede escribir sus valores en una edición propia.
source-rulebook-ref = Reglamento de Africana: alemán (Abacusspiele 2012), inglés (Z-Man Games 2012), traducciones al neerlandés y al japonés
source-rulebook = todas las reglas, la cantidad de componentes, las compañías, sus lugares de salida y su dinero, 5 cartas de expedición de la ilustración de la preparación (salida y destino), el ejemplo de una prima de 2 monedas de plata, el ejemplo de una recompensa de expedición de 3 monedas de plata, la puntuación final
source-katz2019 = partida de 2: Francia sale de Ciudad del Cabo, un paso Ciudad del Cabo → Port Natal con el comodín, un paso Port Natal → Mozambique con una carta «roja» (magenta), la expedición Port Natal → Serengueti entre las primeras a la vista, recompensa de 4 monedas
source-vindjeu = Lagos – Ciudad del Cabo cuesta 1 carta y El Cairo – Asuán («Le Caire – Assouan») cuesta 1 carta; «¿paso por Tombuctú o no?» es una decisión típica
source-ludolegars = se puede saltar de Sudáfrica a Madagascar (así que en Madagascar hay un lugar)
source-poeppelkiste = la prima es una carta de viaje, una moneda o dos; las primeras expediciones dan mucho dinero y pocos puntos, las últimas al revés; nombra Leopoldville y Port Natal; uno o más colores por ciudad
source-pinco11 = uno o dos símbolos por ciudad; la pila de expediciones va de mucho dinero y pocos puntos a lo contrario
source-spielmitmir = Nápoles es una de las ciudades de la red, en el extremo norte
source-darmstadt-spielt = las expediciones y aventuras están dispuestas de modo que se viaja sin parar de norte a sur y de vuelta
source-hall9000 = 22 lugares, la mitad a cada lado del ecuador; red de líneas irregular; como mucho 2 símbolos por lugar
source-ludorium = uno o dos símbolos junto a cada estación
source-scifi-universe = uno o dos símbolos por ciudad; una máscara entre los artefactos
source-trictrac = yembés y máscaras entre los artefactos
source-gamesgazette = dice que cada ciudad tiene dos símbolos (de forma imprecisa: la mayoría los tiene)
source-boardgames-online = versión en línea con licencia del autor: 11 y 11 lugares, las primas son unas pocas monedas o cartas, el número de expediciones que quedan es público, opción de puntuación oculta; dice que michaelschacht.net tiene descargas y variantes (no guardadas)
source-czech-rules = reglas checas (Albi): las casillas son ciudades u otros lugares notables
source-keirat = cada casilla de expedición tiene una prima de cartas de viaje o dinero; tres categorías de expediciones
source-borromaeusverein = 142 cartas en la caja (= 30+34+10+60+4+4)
source-reconstruction-ref = este proyecto
source-reconstruction = lo que ninguna fuente pública cuenta: hecho para que encaje con lo conocido, nunca debe tomarse por el juego impreso
source-inferred-ref = este proyecto
source-inferred = lo que se deduce de un dato con fuente o de la geografía real

guide-map = El mapa. Para viajar al lugar siguiente, juega una carta con un símbolo de ese lugar; un comodín vale en todas partes. Los lugares a los que puedes ir ahora tienen un borde verde.
guide-expeditions = Expediciones. Únete a una en su salida (el número en el mapa) y cobras la prima de abajo. Si llegas a su destino (la bandera) antes que los demás que se han unido, ganas su plata y sus puntos.
guide-books = Los dos libros de aventuras, uno por cada mitad del continente. Abre el de la mitad en la que estás, pasa sus páginas y compra una aventura. La completas en el lugar que indica.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Título
printed-colours = Colores
printed-name = Nombre
printed-places = Lugares
printed-half = Mitad
printed-north = Norte
printed-south = Sur
printed-symbols = Símbolos
printed-routes = Rutas
printed-companies = Compañías
printed-colour = Color
printed-place = Lugar
printed-silver = Monedas de plata
printed-artifacts = Artefactos
printed-expeditions = Expediciones
printed-back = Dorso
printed-a = A
printed-b = B
printed-c = C
printed-start = Salida
printed-target = Destino
printed-points = Puntos
printed-adventures = Aventuras
printed-book = Libro
printed-artifact = Artefacto
printed-assistant = Asistente
printed-bonuses = Primas
printed-cards = Cartas
printed-numbers = Otros números
printed-travel-cards = Cartas de viaje de cada color
printed-assistant-cards = Asistentes de cada color
printed-jokers = Comodines por jugador
printed-dealt = Cartas repartidas
printed-markers = Marcadores por jugador
printed-removed = Cartas C retiradas (2, 3, 4 jugadores)
printed-drawn = Cartas robadas
printed-adventure-price = Precio de una aventura
printed-free-turns = Páginas que se pasan gratis
printed-turn-price = Precio de pasar una página
printed-recolour-price = Precio de cambiar de color
printed-hand-limit = Máximo de cartas en la mano
printed-adventure-limit = Máximo de aventuras abiertas
printed-scoring = Puntuación
printed-two-alike = Dos iguales
printed-three-alike = Tres iguales
printed-two-different = Dos distintos
printed-four-different = Cuatro distintos
printed-two-assistants = Penalización por dos asistentes
printed-more-assistants = Penalización por tres o más asistentes
printed-silver-per-point = Monedas de plata por punto
printed-cards-per-point = Cartas por punto
printed-open-artifact = Aventura de artefacto abierta

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = difiere en { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} de la primera estimación
feature-option-draw = roba cartas de viaje
feature-option-open-book = abre un libro
feature-option-set-out = se pone en camino
feature-option-stop = termina la acción
feature-option-turn-page = pasa una página
feature-option-buy = compra una aventura
feature-option-discard = descarta una carta o renuncia a una aventura
feature-option-join = se une a una expedición
feature-option-joining-bonus = unirse vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-complete-expedition = completar la expedición vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-complete-adventure = completar la aventura vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-step = avanza un paso
feature-option-joker = usa un comodín
feature-option-assistant = usa un asistente
feature-option-recoloured = paga plata por cambiar el color de una carta
feature-option-cards-alike = usa un color del que tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
feature-option-nearer = el avance hacia la meta más próxima es de { $value ->
    [one] { $value } paso
   *[other] { $value } pasos
}
feature-option-arrives = llega a una meta
feature-option-within-reach = tus cartas ponen { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} a tu alcance en este viaje
feature-option-tour-after = lo que aún puedes completar desde allí vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-adventure-gain = una aventura allí añade { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} a tus planes

# Why: what a bot sees of your position

feature-seat-players = hay { $value ->
    [one] { $value } jugador
   *[other] { $value } jugadores
}
feature-seat-turn = es tu turno
feature-seat-moves-later = te toca dentro de { $value ->
    [one] { $value } turno
   *[other] { $value } turnos
}
feature-seat-on-journey = estás de viaje
feature-seat-rounds-left = { $value ->
    [one] queda más o menos { $value } ronda
   *[other] quedan más o menos { $value } rondas
}
feature-seat-last-round = esta ronda es la última
feature-seat-points = tienes { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-lead = tu ventaja sobre el mejor de los demás es de { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-silver = tienes { $value ->
    [one] { $value } moneda de plata
   *[other] { $value } monedas de plata
}
feature-seat-silver-worth = una moneda de plata vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-cards = tienes en la mano { $value ->
    [one] { $value } carta de viaje
   *[other] { $value } cartas de viaje
}
feature-seat-most-of-a-colour = de tu mejor color tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
feature-seat-jokers = tienes en la mano { $value ->
    [one] { $value } comodín
   *[other] { $value } comodines
}
feature-seat-assistants = tienes { $value ->
    [one] { $value } asistente
   *[other] { $value } asistentes
}
feature-seat-expeditions = has completado { $value ->
    [one] { $value } expedición
   *[other] { $value } expediciones
}
feature-seat-joined = te has unido a { $value ->
    [one] { $value } expedición
   *[other] { $value } expediciones
}
feature-seat-adventures = tienes { $value ->
    [one] { $value } aventura abierta
   *[other] { $value } aventuras abiertas
}
feature-seat-best-prize = tu mejor expedición vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-tour-worth = lo que aún puedes completar desde aquí vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-nearest = la meta más próxima está a { $value ->
    [one] { $value } paso
   *[other] { $value } pasos
}
feature-seat-others-joined = otro jugador se ha unido a { $value ->
    [one] { $value } expedición
   *[other] { $value } expediciones
}
feature-seat-others-cards = otro jugador tiene en la mano { $value ->
    [one] { $value } carta de viaje
   *[other] { $value } cartas de viaje
}
feature-seat-others-silver = otro jugador tiene { $value ->
    [one] { $value } moneda de plata
   *[other] { $value } monedas de plata
}

# First lessons: what the coach says.

lesson-draw = Un turno es una sola acción: robar cartas, abrir un libro o viajar. Para viajar necesitas cartas, así que roba dos.
lesson-set-out = Ya tienes cartas para un viaje. Ponte en camino.
lesson-step = Un paso cuesta una carta que muestre un símbolo del lugar al que vas. Tu comodín sirve para cualquiera y después vuelve a tu mano. Viaja con él a El Cairo.
lesson-join = Una de las expediciones a la vista sale de aquí, de El Cairo. Únete a ella: pones un marcador encima y cobras al momento la prima de debajo.
lesson-stop = Tus otras cartas aún no llevan a Mozambique. Termina el viaje; el marcador se queda donde está.
lesson-limit = Al final de tu turno puedes tener cinco cartas como mucho. Tienes una de más: descarta una violeta.
lesson-two-symbols = Vas camino del sur, una carta por paso. Zanzíbar tiene un símbolo violeta: ve allí con tu carta violeta.
lesson-join-again = Otra expedición sale de Zanzíbar y lleva de vuelta a El Cairo. Unirse no cuesta nada. Únete de paso.
lesson-onward = La carta que has recibido se puede usar al momento, pero aquí sirve la turquesa. Viaja a Mozambique.
lesson-complete = Estás donde acaba tu primera expedición y tienes un marcador en ella. Complétala: da plata y puntos.
lesson-rest = Aquí no hay nada más que hacer. Termina el viaje; una expedición nueva ocupa la casilla vacía.
lesson-book = Con plata se compran aventuras. Cada mitad del mapa tiene su propio libro, y tú estás en el sur. Abre el libro del sur.
lesson-page = El libro muestra una aventura. Pasa la página de la derecha para ver la siguiente; la primera que pasas es gratis.
lesson-buy = Esta aventura lleva hasta un asistente en Tombuctú, en el norte. Cómprala por 5 monedas de plata.
lesson-close-book = Con una basta por ahora. Cierra el libro.
lesson-adventure = Has llegado a Tombuctú, donde te espera tu aventura. Complétala: el asistente se une a ti.
lesson-assistant = Un asistente es una carta de un color que vuelve a tu mano después de cada viaje. Sigue con él hasta Jartum.
lesson-both-ways = Una buena ruta sirve para dos expediciones. Has vuelto a El Cairo, donde acaba la segunda. Complétala.
lesson-recolour = El otro jugador acaba de completar una expedición a la que también te habías unido: solo cobra quien llega primero. Con plata vas más deprisa: paga 5 monedas y usa tu carta gris para ir al Congo.
lesson-race = Acabas de unirte a esta expedición en el Congo y ya estás en su destino. Complétala antes de que pueda hacerlo nadie más.
lesson-chain = En este viaje ya has completado dos expediciones, y aquí, en Ciudad del Cabo, acaba una tercera. Complétala también: los viajes largos son los que más dan.
lesson-end = Ya conoces las tres acciones: robar, comprar y viajar. La partida sigue hasta que no se puedan descubrir más expediciones. Entonces se suman los puntos de expediciones y artefactos, más los de las colecciones de artefactos y los de la plata.
