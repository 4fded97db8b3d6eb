# The Heart of Africa, in Spanish.

game-title = ¡Aventureros al Tren! El Corazón de África
game-summary = Construye ferrocarriles por el centro y el sur de África. Reúne cartas de vagón, cubre recorridos, conecta los dos extremos de tus billetes de destino y domina un terreno para puntuar un recorrido dos veces. El mapa lleva los nombres de la época de los imperios, puestos por quienes lo dibujaron y no por quienes vivían allí; al lado figuran los nombres de hoy. Los 48 billetes de destino son una reconstrucción y no los publicados.
game-teaser = Reúne cartas, tiende vías y completa tus billetes. Domina un terreno y un recorrido contará doble.

# --- What is asked

phase-first-tickets = Conserva al menos dos de tus billetes de destino.
phase-turn = Roba cartas, cubre un recorrido o roba billetes de destino.
phase-second-card = Roba tu segunda carta.
phase-payment = Elige cómo pagar el recorrido.
phase-doubling = Dobla los puntos del recorrido o puntúalo una sola vez.
phase-tickets = Conserva al menos uno de los billetes que has robado.
phase-over = La partida ha terminado.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Conservar el billete { $places }
   *[other] Conservar los billetes { $places }
}
action-take-train = Robar { $card_id ->
    [locomotive] la locomotora boca arriba
   *[other] una carta de vagón boca arriba: { $card }
}
action-draw-train = Robar una carta de vagón del mazo
action-take-terrain = Robar una carta de terreno boca arriba: { $terrain }
action-draw-terrain = Robar una carta de terreno del mazo
action-draw-tickets = Robar billetes de destino
action-claim-route = Cubrir { $track }: { $track_colour }, { $track_length ->
    [one] { $track_length } espacio
   *[other] { $track_length } espacios
}
action-pay = { $cards ->
    [0] Pagar { $locomotives ->
        [one] { $locomotives } locomotora
       *[other] { $locomotives } locomotoras
    }
   *[other] Pagar { $cards }× { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}y { $locomotives } locomotora
       *[other] {" "}y { $locomotives } locomotoras
    }
}
action-double-route = { $cards ->
    [0] Doblarlo con { $locomotives ->
        [one] { $locomotives } locomotora
       *[other] { $locomotives } locomotoras
    }
    [one] Doblarlo con { $cards } carta de terreno{ $locomotives ->
        [0] { "" }
        [one] {" "}y { $locomotives } locomotora
       *[other] {" "}y { $locomotives } locomotoras
    }
   *[other] Doblarlo con { $cards } cartas de terreno{ $locomotives ->
        [0] { "" }
        [one] {" "}y { $locomotives } locomotora
       *[other] {" "}y { $locomotives } locomotoras
    }
}
action-score-once = Puntuarlo una sola vez
action-pass = Pasar

# --- The report

event-hand-dealt = Mano inicial: { $cards }.
event-terrain-dealt = { $seat } recibe { $terrains_count ->
    [one] una carta de terreno boca arriba
   *[other] cartas de terreno boca arriba
}: { $terrains }.
event-tickets-offered = Billetes para elegir: { $tickets }.
event-tickets-drawn = { $seat } roba { $number ->
    [one] el último billete de destino.
   *[other] { $number } billetes de destino.
}
event-tickets-kept = { $seat } conserva { $kept ->
    [one] { $kept } billete de destino
   *[other] { $kept } billetes de destino
}{ $returned ->
    [0] .
   *[other] {" "}y devuelve { $returned } al fondo del mazo.
}
event-tickets-chosen = { $kept_count ->
    [one] Conservado
   *[other] Conservados
}: { $kept }. { $returned_count ->
    [one] Devuelto al mazo
   *[other] Devueltos al mazo
}: { $returned_count ->
    [0] ninguno
   *[other] { $returned }
}.
event-ticket-completed = Billete completado: { $ticket }.
event-train-taken = { $seat } roba { $card_id ->
    [locomotive] la locomotora boca arriba.
   *[other] una carta de vagón boca arriba: { $card }.
}
event-train-drawn = { $seat } roba una carta de vagón del mazo.
event-train-seen = Carta robada: { $card }.
event-terrain-taken = { $seat } roba una carta de terreno boca arriba: { $terrain }.
event-terrain-drawn = { $seat } roba una carta de terreno del mazo: { $terrain }.
event-trains-turned-up = { $cards_count ->
    [one] Nueva carta de vagón boca arriba
   *[other] Nuevas cartas de vagón boca arriba
}: { $cards }.
event-terrains-turned-up = { $terrains_count ->
    [one] Nueva carta de terreno boca arriba
   *[other] Nuevas cartas de terreno boca arriba
}: { $terrains }.
event-row-swept = Hay { $locomotives } locomotoras boca arriba: se descartan todas las cartas de vagón boca arriba.
event-trains-shuffled = El mazo de vagones está vacío: { $number ->
    [one] la única carta descartada forma el nuevo.
   *[other] se barajan las { $number } cartas descartadas para formar uno nuevo.
}
event-terrains-shuffled = El mazo de terrenos está vacío: { $number ->
    [one] la única carta descartada forma el nuevo.
   *[other] se barajan las { $number } cartas descartadas para formar uno nuevo.
}
event-route-claimed = { $seat } cubre el recorrido { $track_inciso } con { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotora
       *[other] { $locomotives } locomotoras
    }
    [one] { $cards } carta de color { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}y { $locomotives } locomotora
       *[other] {" "}y { $locomotives } locomotoras
    }
   *[other] { $cards } cartas de color { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}y { $locomotives } locomotora
       *[other] {" "}y { $locomotives } locomotoras
    }
}: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
event-route-doubled = { $seat } domina el terreno { $terrain } y dobla el recorrido con { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotora
       *[other] { $locomotives } locomotoras
    }
    [one] { $cards } carta de terreno{ $locomotives ->
        [0] { "" }
        [one] {" "}y { $locomotives } locomotora
       *[other] {" "}y { $locomotives } locomotoras
    }
   *[other] { $cards } cartas de terreno{ $locomotives ->
        [0] { "" }
        [one] {" "}y { $locomotives } locomotora
       *[other] {" "}y { $locomotives } locomotoras
    }
}: { $points ->
    [one] { $points } punto más.
   *[other] { $points } puntos más.
}
event-passed = { $seat } no puede hacer nada y pasa.
event-last-round-begun = { $trains ->
    [0] A { $seat } no le quedan vagones
    [one] A { $seat } le queda { $trains } vagón
   *[other] A { $seat } le quedan { $trains } vagones
}: un último turno para cada jugador.
event-everyone-passed = Ya nadie puede hacer nada.
event-tickets-shown = { $seat } enseña sus billetes. Completados: { $completed_count ->
    [0] ninguno
   *[other] { $completed }
}. Sin completar: { $failed_count ->
    [0] ninguno
   *[other] { $failed }
}.
event-match-ended = La partida ha terminado.

# --- Why not

refusal-ha-5-first = Elige primero cuáles de tus { $offered } billetes conservas, al menos { $least }
refusal-ha-5-few = Conserva al menos { $least } de tus { $offered } billetes
refusal-ha-5-absent = Solo puedes elegir entre { $offered } billetes
refusal-ha-7 = En tu turno haces una de estas tres cosas: robar cartas, cubrir un recorrido o robar billetes
refusal-ha-8-second = Primero roba tu segunda carta, boca arriba o del mazo
refusal-ha-8-train = { $card_id ->
    [locomotive] No hay ninguna locomotora boca arriba
   *[other] No hay ninguna carta de vagón de color { $card } boca arriba
}
refusal-ha-8-terrain = No hay ninguna carta de { $terrain } boca arriba
refusal-ha-9 = Una locomotora boca arriba solo puede ser la primera carta que robas, y entonces es la única
refusal-ha-12-trains = No queda ninguna carta de vagón que robar, ni siquiera entre los descartes
refusal-ha-12-terrains = No queda ninguna carta de terreno que robar, ni siquiera entre los descartes
refusal-ha-13-taken = { $seat } ya ha cubierto { $track }
refusal-ha-13-pay = Ahora paga { $track }: { $colour_id ->
    [grey] { $length ->
        [one] { $length } carta de cualquier color
       *[other] { $length } cartas de un mismo color
    }
   *[other] { $length ->
        [one] { $length } carta de color { $colour }
       *[other] { $length } cartas de color { $colour }
    }
}, con locomotoras como comodines
refusal-ha-15-own = No puedes cubrir { $track }: la otra vía de este recorrido doble ya es tuya
refusal-ha-15-closed = No puedes cubrir { $track }: con dos o tres jugadores solo se usa una vía de un recorrido doble
refusal-ha-16 = Decide ahora si doblas { $track } ({ $terrain }) o lo puntúas una sola vez
refusal-ha-17 = Para doblar { $track_inciso } necesitas exactamente { $needed ->
    [one] { $needed } carta de { $terrain }
   *[other] { $needed } cartas de { $terrain }
}, locomotoras incluidas; { $held ->
    [0] no tienes ninguna
   *[other] tienes { $held }
}, y { $left ->
    [0] ninguna locomotora
    [one] { $left } locomotora
   *[other] { $left } locomotoras
}
refusal-ha-18 = Otro jugador tiene { $most ->
    [one] { $most } carta
   *[other] { $most } cartas
} de { $terrain }, más de las que tendrías tú
refusal-ha-19 = { $left ->
    [0] No te queda ninguna locomotora
    [one] Solo te queda { $left } locomotora
   *[other] Solo te quedan { $left } locomotoras
} para jugar como terreno ({ $terrain })
refusal-ha-20 = No puedes jugar más cartas y locomotoras de las que hacen falta para pagar y para empatar
refusal-ha-22-trains = { $length ->
    [one] Hace falta { $length } vagón
   *[other] Hacen falta { $length } vagones
} para cubrir { $track }; tienes { $trains }
refusal-ha-22-cards = Para cubrir { $track_inciso } necesitas { $colour_id ->
    [grey] { $length ->
        [one] { $length } carta de cualquier color
       *[other] { $length } cartas de un mismo color
    }
   *[other] { $length ->
        [one] { $length } carta de color { $colour }
       *[other] { $length } cartas de color { $colour }
    }
}; { $cards ->
    [0] no tienes ninguna que sirva
   *[other] { $colour_id ->
        [grey] tienes como mucho { $cards } de un mismo color
       *[other] tienes { $cards ->
            [one] { $cards } que sirve
           *[other] { $cards } que sirven
        }
    }
}, y { $locomotives ->
    [0] ninguna locomotora
    [one] { $locomotives } locomotora
   *[other] { $locomotives } locomotoras
}
refusal-ha-22-held = No tienes esas cartas
refusal-ha-23-choose = { $offered ->
    [one] Conserva primero el billete ofrecido
   *[other] Elige primero cuáles de los { $offered } billetes conservas, al menos { $least }
}
refusal-ha-23-few = { $offered ->
    [one] Conserva el billete ofrecido
   *[other] Conserva al menos { $least } de los { $offered } billetes
}
refusal-ha-23-absent = { $offered ->
    [one] Solo se ofrece { $offered } billete
   *[other] Solo puedes elegir entre { $offered } billetes
}
refusal-ha-23-empty = No queda ningún billete que robar
refusal-ha-32 = { $track_inciso } es un ferry: hay que pagar con al menos { $ferries ->
    [one] { $ferries } locomotora
   *[other] { $ferries } locomotoras
}, y { $locomotives ->
    [0] no hay ninguna
   *[other] solo hay { $locomotives }
}
refusal-ha-34 = No puedes pasar mientras puedas hacer algo

# --- The score sheet

line-routes = { $number ->
    [one] { $number } recorrido
   *[other] { $number } recorridos
} con { $trains ->
    [one] { $trains } vagón
   *[other] { $trains } vagones
}
line-doubled-routes = { $number ->
    [one] { $number } recorrido doblado
   *[other] { $number } recorridos doblados
}
line-ticket-completed = { $ticket }: { $place_path }
line-ticket-unfinished = { $ticket }: { $missing ->
    [one] falta { $missing } espacio
   *[other] faltan { $missing } espacios
}
line-ticket-cut-off = { $ticket }: imposible, ya no queda ningún camino
line-globetrotter = Globetrotter, por { $completed ->
    [one] { $completed } billete completado
   *[other] { $completed } billetes completados
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to }, vía 1
    [2] { $place_from } – { $place_to }, vía 2
   *[other] { $place_from } – { $place_to }
}
    .inciso = { $side ->
        [1] { $place_from } – { $place_to }, vía 1,
        [2] { $place_from } – { $place_to }, vía 2,
       *[other] { $place_from } – { $place_to }
    }
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = amarillo
card-orange = naranja
card-red = rojo
card-purple = violeta
card-blue = azul
card-green = verde
card-white = blanco
card-black = negro
card-locomotive = locomotora

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = A
letter-orange = J
letter-red = R
letter-purple = V
letter-blue = Z
letter-green = E
letter-white = B
letter-black = N

colour-yellow = amarillo
colour-orange = naranja
colour-red = rojo
colour-purple = violeta
colour-blue = azul
colour-green = verde
colour-white = blanco
colour-black = negro
colour-grey = color a elegir

terrain-desert = desierto
terrain-jungle = jungla
terrain-mountain = montaña

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
colour = { $name }
terrain = { $name }

# --- Places, with today's names beside those of the map

place-ngaoundere = Ngaoundéré
place-douala = Duala
place-libreville = Libreville
place-bangui = Bangui
place-bondo = Bondo
place-fachoda = Fachoda (Kodok)
place-addis-ababa = Adís Abeba
place-bogoro = Bogoro
place-port-florence = Port Florence (Kisumu)
place-mombasa = Mombasa
place-dar-es-salaam = Dar es-Salam
place-cabinda = Cabinda
place-leopoldville = Leopoldville (Kinsasa)
place-luanda = Luanda
place-ujiji = Ujiji
place-elizabethville = Elisabethville (Lubumbashi)
place-livingstonia = Livingstonia
place-mocamedes = Moçâmedes
place-serpa-pinto = Serpa Pinto (Menongue)
place-zomba = Zomba
place-mocambique = Moçambique (isla de Mozambique)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhoek
place-walvis-bay = Walvis Bay
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Ciudad del Cabo
place-port-elizabeth = Port Elizabeth (Gqeberha)
place-east-london = East London
place-ws-northwest = Ndélé
place-ws-northeast = Kapoeta
place-ws-east = Marsabit
place-ws-upper-congo = Lomami
place-ws-lower-congo = Kamina
place-ws-angola-north = Bailundo
place-ws-angola-south = Ondjiva
place-ws-upper-zambezi = Namwala
place-ws-kalahari = Ngami
place-ws-rukwa = Iringa
place-nigeria-w = Nigeria (costa)
place-nigeria-n = Nigeria (interior)
place-tchad-n = Chad (norte)
place-tchad-s = Chad (sur)
place-sudan-w = Sudán (oeste)
place-sudan-e = Sudán (este)
place-madagascar-n = Madagascar (norte)
place-madagascar-s = Madagascar (sur)

end-ngaoundere = { place-ngaoundere }
end-douala = { place-douala }
end-libreville = { place-libreville }
end-bangui = { place-bangui }
end-bondo = { place-bondo }
end-fachoda = Fachoda
end-addis-ababa = { place-addis-ababa }
end-bogoro = { place-bogoro }
end-port-florence = Port Florence
end-mombasa = { place-mombasa }
end-dar-es-salaam = { place-dar-es-salaam }
end-cabinda = { place-cabinda }
end-leopoldville = Leopoldville
end-luanda = { place-luanda }
end-ujiji = { place-ujiji }
end-elizabethville = Elisabethville
end-livingstonia = { place-livingstonia }
end-mocamedes = { place-mocamedes }
end-serpa-pinto = Serpa Pinto
end-zomba = { place-zomba }
end-mocambique = Moçambique
end-salisbury = Salisbury
end-beira = { place-beira }
end-bulawayo = { place-bulawayo }
end-windhoek = { place-windhoek }
end-walvis-bay = { place-walvis-bay }
end-pretoria = { place-pretoria }
end-port-nolloth = { place-port-nolloth }
end-bloemfontein = { place-bloemfontein }
end-durban = { place-durban }
end-cape-town = { place-cape-town }
end-port-elizabeth = Port Elizabeth
end-east-london = { place-east-london }
end-nigeria = Nigeria
end-tchad = Chad
end-sudan = Sudán
end-madagascar = Madagascar

# --- The board in the browser

face-map = Mapa del centro y el sur de África
face-track-free = { $track }: { $length ->
    [one] { $length } espacio
   *[other] { $length } espacios
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , ferry con { $ferries } locomotora
   *[other] , ferry con { $ferries } locomotoras
}
face-track-owned = { $track }: cubierto por { $owner } con { $length ->
    [one] { $length } vagón
   *[other] { $length } vagones
}
face-train-row = Cartas de vagón boca arriba
face-terrain-row = Cartas de terreno boca arriba
face-train-deck = Vagones
face-no-card = Aquí no hay carta
face-terrain-deck = Terrenos
face-ticket-deck = Billetes
face-hand = Tus cartas
face-no-cards = Sin cartas en la mano
face-about-train = Paga un espacio de un recorrido { $card } o gris. Su terreno: { $terrain }.
face-about-locomotive = Paga un espacio de cualquier recorrido. También puede valer como carta de terreno. Si la robas boca arriba, es la única carta del turno.
face-about-terrain = Dobla los puntos de un recorrido ({ $colours }) si dominas el terreno { $terrain }.
face-about-train-deck = Roba una carta de vagón del mazo, sin verla antes. En un turno robas dos cartas.
face-about-terrain-deck = Roba una carta de terreno del mazo, sin verla antes.
face-about-ticket-deck = Roba billetes nuevos y elige cuáles conservas. Ganas los puntos de cada billete que completas y pierdes los de cada uno que no completas.
face-tickets = Tus billetes
face-drawer = { $number ->
    [one] Tu billete y la leyenda
   *[other] Tus { $number } billetes y la leyenda
}
face-offer = Billetes para elegir
face-keep = { $number ->
    [0] Marca los billetes que conservas
    [one] Conservar este billete
   *[other] Conservar estos { $number } billetes
}
face-about-ticket = { $points ->
    [one] { $points } punto si conectas los dos extremos; si no, lo pierdes.
   *[other] { $points } puntos si conectas los dos extremos; si no, los pierdes.
} Ahora: { $status }.
face-connected = conectado
face-open = aún sin conectar
face-key = Colores, terrenos y puntos
face-spaces = Espacios
face-points = Puntos
face-to-double = Cartas de terreno para doblar
face-reconstructed = Los billetes de destino son una reconstrucción y no los publicados. Señala un lugar para ver su nombre de hoy.
face-last-turns = Últimos turnos
face-price = { $length ->
    [one] { $length } espacio
   *[other] { $length } espacios
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; para doblar: { $terrains }× { $terrain }
face-brings = { $points ->
    [one] = { $points } punto
   *[other] = { $points } puntos
}
face-points-of = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
face-trains-of = { $number ->
    [one] queda { $number } vagón
   *[other] quedan { $number } vagones
}
face-cards-of = { $number ->
    [one] { $number } carta de vagón
   *[other] { $number } cartas de vagón
}
face-tickets-of = { $number ->
    [one] { $number } billete de destino
   *[other] { $number } billetes de destino
}
face-terrain-of = { $number }× { $terrain }
face-terrain-leads = { $number }× { $terrain }: nadie tiene más

kind-take-train = Robar una carta de vagón
kind-take-terrain = Robar una carta de terreno
kind-claim-route = Cubrir un recorrido
kind-keep-tickets = Conservar billetes
kind-pay = Pagar
kind-double-route = Doblarlo

guide-map = El mapa. Cada recorrido tiene tantos espacios como cartas necesitas. Su color y su letra indican qué cartas lo pagan. Los recorridos que puedes cubrir ahora tienen un borde dorado: haz clic en uno.
guide-market = Cartas para robar: vagones de ocho colores, locomotoras para cualquier color y terrenos. Si dominas un terreno, puedes puntuar dos veces un recorrido de ese terreno.
guide-tickets = Tus billetes de destino. Conecta los dos extremos de cada uno; señala uno para verlo en el mapa. Debajo ves lo que vale cada cosa.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = más billetes completados, { $more } a { $less }
lines-routes = Recorridos
lines-doubled-routes = Recorridos doblados
lines-ticket-completed = Billetes completados
lines-ticket-unfinished = Billetes sin completar
lines-ticket-cut-off = Billetes ya imposibles
lines-globetrotter = Globetrotter

# --- The board as text

field-last-turns = Últimos turnos por jugar
field-track = Recorrido elegido
field-pay-card = Se paga con
field-pay-cards = Cartas pagadas
field-pay-locomotives = Locomotoras pagadas
field-train-row = Cartas de vagón boca arriba
field-train-deck-size = Cartas de vagón en el mazo
field-train-discards = Cartas de vagón descartadas
field-terrain-row = Cartas de terreno boca arriba
field-terrain-deck = Cartas de terreno en el mazo
field-terrain-discards = Cartas de terreno descartadas
field-hands = Cartas de vagón
field-hand-sizes = Cartas de vagón en la mano
field-terrains = Cartas de terreno
field-trains = Vagones que quedan
field-points = Puntos hasta ahora
field-owners = Recorridos cubiertos
field-doubled = Recorridos doblados
field-offered = Billetes para elegir
field-kept = Billetes conservados
field-kept-sizes = Número de billetes
field-ticket-pile-size = Billetes en el mazo

# --- What is wrong with an edition file

problem-locomotive-last = la última clase tiene que ser la locomotora
problem-grey-card = no hay carta gris: un recorrido gris admite cualquier color
problem-one-terrain = «{ $word }» tiene que pertenecer a un solo terreno, no a { $found }
problem-no-route-colour = «{ $word }» no es un color de recorrido
problem-lengths = tienen que ser 1, 2, 3, etcétera, cada uno una vez
problem-few-trains = tiene que ser mayor que last_trains; si no, el primer turno iniciaría la última ronda
problem-more-than = no puede ser mayor que { $other }
problem-few-cards = demasiado pocas para cinco jugadores: se reparten o descubren { $number }
problem-few-tickets = demasiado pocos para cinco jugadores que reciben { $number } cada uno
problem-no-end = falta: solo los apeaderos no aparecen en ningún billete
problem-way-station-end = es un apeadero, y los billetes no llevan a apeaderos
problem-same-as = no puede ser igual que { $other }
problem-needs-double = une dos lugares que ya une otra vía: ambas necesitan el mismo «double»
problem-double-tracks = el recorrido doble «{ $word }» tiene que tener 2 vías, no { $found }
problem-double-places = las vías del recorrido doble «{ $word }» unen lugares distintos
problem-double-lengths = las vías del recorrido doble «{ $word }» tienen longitudes distintas
problem-dead-end = es una vía muerta: todas sus vías tienen que venir de un mismo lugar
problem-no-such-end = ningún lugar tiene en los billetes el nombre «{ $word }»
problem-ticket-twice = une dos extremos que ya une otro billete

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = ¡Aventureros al Tren! El Corazón de África
edition-default-note = El tablero está transcrito de una fuente pública (A), y sus longitudes se han comprobado con las coordenadas. Los 48 billetes de destino son una reconstrucción: el mazo impreso no está en ninguna fuente. Sus extremos son lugares de este tablero elegidos por nosotros, repartidos de forma tan desigual como en los mazos impresos de otros mapas, y cada billete vale el camino más corto entre sus extremos. No son los billetes publicados; de esos solo se sabe que son 48 y que uno vale 22 puntos. También está reconstruida la longitud de Bloemfontein a Ciudad del Cabo. Quien tenga el juego impreso puede escribir sus valores en una edición propia.
source-a = transcripción completa del tablero (lugares, coordenadas, vías, longitudes, colores, dobles, ferris); sin billetes
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), reglamento
source-r = mazo, reparto, cartas de terreno, recorridos doblados, billetes de destino, Madagascar y los países, Globetrotter; reglas en francés: nadie tiene las dos vías de un recorrido doble
source-b1 = los puntos de unión del interior son apeaderos sin nombre («way stations»)
source-b2 = países de destino: solo Nigeria, Chad y Sudán, en el borde norte
source-b3 = la cadena de Madagascar une Sudáfrica y Mozambique sin restricción de color; los únicos ferris están allí; tabla de cartas repartidas y robadas
source-b4 = la línea de Madagascar es un recorrido de dos vías
source-b5 = un solo recorrido dio 30 puntos (6 espacios, doblado); existe un billete de 22 puntos; existen recorridos de un espacio
source-b6 = regiones de color (desierto al sur, jungla en el centro, montaña al este); existen recorridos de 5 y de 6 espacios
source-b7 = hay ferris, no hay túneles, Globetrotter en lugar del recorrido más largo
source-b8 = las reglas del juego básico en las que se apoya este mapa
source-ours-ref = este proyecto
source-ours = identificadores, nombres de los lugares sin nombre, en qué lado de un país o isla está un lugar, nombres actuales de las ciudades
source-stations = nuestros nombres para los apeaderos, que el tablero impreso deja sin nombre: cada uno es una ciudad, un río o un lago real cercano
source-reconstruction-ref = este proyecto
source-reconstruction = lo que ninguna fuente da: una estimación cuidadosa, nunca debe tomarse por el valor publicado

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Título
printed-cards = Cartas de vagón
printed-count = Cantidad
printed-terrains = Cartas de terreno
printed-colours = Colores de recorrido
printed-lengths = Longitudes de recorrido
printed-length = Longitud
printed-points = Puntos
printed-terrain = Cartas de terreno para doblar
printed-numbers = Otros números
printed-trains = Vagones por jugador
printed-cards-dealt = Cartas de vagón repartidas
printed-terrains-dealt = Cartas de terreno repartidas
printed-tickets-dealt = Billetes repartidos
printed-first-tickets-kept = Billetes iniciales que conservar, como mínimo
printed-tickets-drawn = Billetes robados
printed-tickets-kept = Billetes robados que conservar, como mínimo
printed-cards-face-up = Cartas de vagón boca arriba
printed-terrains-face-up = Cartas de terreno boca arriba
printed-locomotives-face-up = Locomotoras boca arriba que obligan a renovar la hilera
printed-last-trains = Vagones restantes que inician la última ronda
printed-globetrotter = Bonificación Globetrotter
printed-places = Lugares
printed-name = Nombre
printed-kind = Tipo
printed-city = Ciudad
printed-way-station = Apeadero
printed-country = País
printed-island = Isla
printed-today = Nombre actual
printed-end = Nombre en los billetes
printed-tracks = Recorridos
printed-from-place = Desde
printed-to-place = Hasta
printed-colour = Color
printed-double = Recorrido doble
printed-ferries = Locomotoras necesarias
printed-note = Nota
printed-tickets = Billetes de destino
printed-from-end = Desde
printed-to-end = Hasta
printed-value = Valor
printed-map = Posiciones en el tablero
printed-place = Lugar
printed-x = Desde la izquierda, %
printed-y = Desde arriba, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = es tu turno
feature-seat-moves-later = te toca dentro de { $value ->
    [one] { $value } turno
   *[other] { $value } turnos
}
feature-seat-points = tus recorridos han dado { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-done-points = tus billetes completados dan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-done-tickets = has completado { $value ->
    [one] { $value } billete
   *[other] { $value } billetes
}
feature-seat-trains = { $value ->
    [one] te queda { $value } vagón
   *[other] te quedan { $value } vagones
}
feature-seat-hand = tienes en la mano { $value ->
    [one] { $value } carta de vagón
   *[other] { $value } cartas de vagón
}
feature-seat-locomotives = tienes en la mano { $value ->
    [one] { $value } locomotora
   *[other] { $value } locomotoras
}
feature-seat-most-of-a-colour = de tu mejor color tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
feature-seat-second-most-of-a-colour = de tu segundo color tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
feature-seat-terrain-cards = tienes { $value ->
    [one] { $value } carta de terreno
   *[other] { $value } cartas de terreno
}
feature-seat-terrains-led = dominas { $value ->
    [one] { $value } terreno
   *[other] { $value } terrenos
}
feature-seat-planned-points = los billetes que aún puedes completar dan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-failed-points = los billetes que quizá no completes cuestan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-planned-tickets = aún puedes completar { $value ->
    [one] { $value } billete
   *[other] { $value } billetes
}
feature-seat-plan-turns = tus billetes exigen aún { $value ->
    [one] { $value } turno
   *[other] { $value } turnos
}
feature-seat-plan-spaces = tus billetes exigen aún { $value ->
    [one] { $value } vagón
   *[other] { $value } vagones
}
feature-seat-plan-tracks = tus billetes exigen aún { $value ->
    [one] { $value } recorrido
   *[other] { $value } recorridos
}
feature-seat-plan-track-points = los recorridos para tus billetes dan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-plan-lacks = para tus billetes { $value ->
    [one] te falta { $value } carta de vagón
   *[other] te faltan { $value } cartas de vagón
}
feature-seat-plan-lacks-locomotives = para los ferris { $value ->
    [one] te falta { $value } locomotora
   *[other] te faltan { $value } locomotoras
}
feature-seat-plan-payable = con tu mano puedes pagar { $value ->
    [one] { $value } recorrido
   *[other] { $value } recorridos
} de tus billetes
feature-seat-plan-payable-points = los recorridos de tus billetes que puedes pagar con tu mano dan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-plan-doubling = las cartas de terreno podrían doblar { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} de los recorridos de tus billetes
feature-seat-plan-doubling-payable = las cartas de terreno podrían doblar al momento { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-plan-danger = otros construyen junto a { $value ->
    [one] { $value } recorrido
   *[other] { $value } recorridos
} que tus billetes necesitan
feature-seat-cards-to-spare = para tus billetes { $value ->
    [one] te sobra { $value } carta de vagón
   *[other] te sobran { $value } cartas de vagón
}
feature-seat-locomotives-to-spare = para tus billetes { $value ->
    [one] te sobra { $value } locomotora
   *[other] te sobran { $value } locomotoras
}
feature-seat-spare-trains = tus billetes te dejan { $value ->
    [one] { $value } vagón
   *[other] { $value } vagones
}
feature-seat-best-claim = el mejor recorrido que puedes cubrir ahora da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-best-claim-doubled = el mejor recorrido que puedes cubrir ahora, doblado si es posible, da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-turns-left = puedes contar con { $value ->
    [one] { $value } turno
   *[other] { $value } turnos
} hasta el final
feature-seat-plan-against-time = tus billetes exigen { $value } veces el tiempo que queda
feature-seat-fewest-trains-of-others = a otro jugador { $value ->
    [one] solo le queda { $value } vagón
   *[other] solo le quedan { $value } vagones
}
feature-seat-fewest-trains = al jugador con menos vagones { $value ->
    [one] le queda { $value } vagón
   *[other] le quedan { $value } vagones
}
feature-seat-biggest-hand-of-others = otro jugador tiene en la mano { $value ->
    [one] { $value } carta de vagón
   *[other] { $value } cartas de vagón
}
feature-seat-last-round = han empezado los últimos turnos
feature-seat-last-turns = { $value ->
    [one] falta { $value } turno
   *[other] faltan { $value } turnos
} para el final
feature-seat-plan-danger-points = tienes billetes por valor de { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} que dependen de recorridos junto a los que construyen otros
feature-seat-plan-terrain-lacks = para doblar todos los recorridos de tus billetes { $value ->
    [one] te falta { $value } carta de terreno
   *[other] te faltan { $value } cartas de terreno
}
feature-seat-plan-doubling-begun = tus cartas de terreno contribuyen a doblar { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-seat-open-cards-useful = boca arriba hay { $value ->
    [one] { $value } carta de vagón
   *[other] { $value } cartas de vagón
} que tus billetes necesitan
feature-seat-open-locomotives = boca arriba hay { $value ->
    [one] { $value } locomotora
   *[other] { $value } locomotoras
}
feature-seat-open-terrains-useful = boca arriba hay { $value ->
    [one] { $value } carta de terreno
   *[other] { $value } cartas de terreno
} que tus billetes necesitan

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = difiere en { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} de la primera estimación
feature-option-face-up-card = roba una carta de vagón boca arriba
feature-option-hidden-card = roba del mazo
feature-option-locomotive = roba una locomotora
feature-option-terrain-card = roba una carta de terreno
feature-option-draw-tickets = roba billetes
feature-option-claim = cubre un recorrido
feature-option-pay = paga el recorrido
feature-option-double = dobla el recorrido
feature-option-keep = conserva { $value ->
    [one] { $value } billete
   *[other] { $value } billetes
}
feature-option-kept-points = los billetes conservados dan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-kept-complete = { $value ->
    [one] ya está completado { $value } billete
   *[other] ya están completados { $value } billetes
}
feature-option-card-worth = la carta vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-held-alike = ya tienes { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
} de esta clase
feature-option-lacked = a tus billetes { $value ->
    [one] les falta { $value } carta
   *[other] les faltan { $value } cartas
} de este color
feature-option-track-points = el recorrido da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-track-length = gasta { $value ->
    [one] { $value } vagón
   *[other] { $value } vagones
}
feature-option-planned = uno de tus billetes necesita el recorrido
feature-option-ticket-points = del recorrido dependen billetes por valor de { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
feature-option-contested = otros construyen en { $value ->
    [one] { $value } extremo
   *[other] { $value } extremos
} del recorrido
feature-option-trains-after = te deja { $value ->
    [one] { $value } vagón
   *[other] { $value } vagones
}
feature-option-cards-paid = paga { $value ->
    [one] { $value } carta de color
   *[other] { $value } cartas de color
}
feature-option-locomotives-paid = paga { $value ->
    [one] { $value } locomotora
   *[other] { $value } locomotoras
}
feature-option-price = las cartas con que paga valdrían { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} en otros recorridos
feature-option-doubling = doblar el recorrido ahora da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} más
feature-option-terrains-paid = juega { $value ->
    [one] { $value } carta de terreno
   *[other] { $value } cartas de terreno
}

# First lessons: what the coach says.

lesson-tickets = Un billete da sus puntos si tus propios recorridos conectan sus dos lugares, y los resta si no. Tienes que conservar al menos dos. Estos cuatro siguen los mismos recorridos: conserva los cuatro.
lesson-draw = Un recorrido se paga con cartas de su color. En un turno puedes robar dos cartas: roba la primera del mazo.
lesson-second = Ahora la segunda carta. Puede ser una boca arriba o del mazo. Roba otra vez del mazo.
lesson-terrain = Con cartas de terreno, un recorrido puede puntuar dos veces. Quedan boca arriba delante de ti, e importa quién tiene más. Roba una carta de desierto.
lesson-locomotive = Una locomotora vale por cualquier color. Si la robas boca arriba, es todo tu turno, pero merece la pena. Róbala.
lesson-claim = Llevas un tiempo reuniendo cartas y tienes la mano llena de cartas violetas. Cubre el recorrido de Leopoldville a Kamina: cinco espacios.
lesson-pay = Paga con cinco cartas violetas y guarda tus locomotoras para más tarde.
lesson-double = Este recorrido va por la jungla, y nadie tiene más cartas de jungla que tú. Cinco espacios exigen dos cartas de terreno; una locomotora puede hacer de una de ellas. Dobla el recorrido: 10 puntos pasan a ser 20.
lesson-more-tickets = Tu red crece, y puede que le vengan bien billetes nuevos. Dedica este turno a robar cuatro billetes.
lesson-keep = Tienes que conservar al menos uno. Conserva los dos que llevan a lugares a los que vas a llegar de todos modos: Bloemfontein y Madagascar.
lesson-wild = Un recorrido también se puede pagar solo con locomotoras. Cubre el recorrido de Zomba a Moçambique antes de que lo haga otro.
lesson-connect = Falta un recorrido entre Moçambique y Nigeria. Cubre el que va de Namwala a Salisbury, y tendrás completo tu billete de 20 puntos.
lesson-double-track = Algunos recorridos son dobles, pero con dos o tres jugadores solo se usa una de sus dos vías. Cubre el recorrido Cabinda – Leopoldville para tu próximo billete.
lesson-ferry = A Madagascar se llega en ferry. Cubre el recorrido de Moçambique al norte de la isla.
lesson-ferry-pay = Un ferry exige al menos una locomotora entre las cartas que lo pagan. Paga dos cartas amarillas y una locomotora.
lesson-last-trains = Si alguien acaba su turno con dos vagones o menos, empieza la última ronda. Tus billetes están casi listos, así que provoca el final: cubre el recorrido de Leopoldville a Lomami.
lesson-last-turn = Cada jugador tiene un turno más. Después las cartas no valen nada, así que úsalas: cubre Bulawayo – Pretoria.
lesson-last-double = Tampoco las cartas de terreno valen nada después. Dobla también este recorrido.
lesson-end = En este juego deciden los billetes: los completados suman puntos, los demás los restan, y quien más haya completado gana 10 más. Ya lo sabes todo: reúne cartas, cubre recorridos, dóblalos y elige billetes que compartan recorridos.
