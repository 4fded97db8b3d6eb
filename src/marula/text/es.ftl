# The words of no game.

seat = Jugador { $number }
scene-you = Tú
scene-other = Jugador { $number }
lesson-right = ¡Muy bien!
lesson-other = Las reglas también lo permiten. En esta lección, prueba esto: { $wanted }
nothing = nada
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {"; "}

illegal = { $why } ({ $rule })
not-your-turn = No es tu turno. Esperando a { $others }.
match-is-over = La partida ha terminado.
stale = La partida ha avanzado desde que elegiste (versión { $version }, ahora { $current }). Vuelve a mirar y elige.
against-rule = Las reglas no lo permiten ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = No existe esa acción: { $word }
unknown-address = No existe esa dirección: { $word }
unknown-answer-to-illegal = No existe esa forma de tratar una acción ilegal: { $word }
unknown-bot = No existe ese bot: { $word }
unknown-choice = Eso no se puede elegir: { $word }
unknown-clock = No existe ese reloj: { $word }
unknown-edition = No existe esa edición: { $word }
unknown-own-edition = No existe esa edición, o se ha borrado: { $word }
unknown-edition-of-this-game = Esa edición es de otro juego: { $word }
unknown-lesson = No existe esa lección: { $word }
unknown-puzzle = No existe ese ejercicio: { $word }
unknown-game = No existe ese juego: { $word }
unknown-kind-of-notice = Este servidor no puede enviar avisos de esta forma: { $word }
unknown-message = No existe ese mensaje: { $word }
unknown-report = No existe esa denuncia: { $word }
unknown-notice = No existe ese aviso: { $word }
unknown-number-of-bots = No se puede jugar con este número de bots: { $word }
unknown-number-of-seats = No se puede jugar con este número de jugadores: { $word }
unknown-option = No existe esa variante: { $word }
unknown-place-of-the-mask = La máscara de acciones no puede ir ahí: { $word }
unknown-position = Esa decisión no existe en la partida: { $word }
unknown-render-mode = No existe esa forma de mostrarlo: { $word }
unknown-reward = No existe esa recompensa: { $word }
unknown-rules-page = No hay página de reglas para { $word }
unknown-seat = No existe ese asiento: { $word }
unknown-status = No existe ese estado de mesa: { $word }
unknown-table = No existe esa mesa: { $word }
with-allowed = { $problem }. Valores admitidos: { $allowed }.

replay-head = { $game }, { $seats } jugadores, edición: { $edition }
standard-edition = estándar
replay-deal = La preparación
replay-move = { $number }. { $seat }
replay-whisper = (solo lo ve { $seat }) { $event }
replay-score = Puntuación final
replay-total = Total
replay-totals = Puntuación si la partida terminara aquí: { $totals }
replay-out = { $seat } no puede ganar.
replay-winner = { $names } { $count ->
    [one] gana.
   *[other] comparten la victoria.
}
replay-nobody = Nadie gana.
replay-unfinished = La partida no ha terminado. Esperando a { $others }.
replay-position = Posición tras { $number ->
    [one] { $number } decisión
   *[other] { $number } decisiones
}
replay-field = { $field }: { $value }
verify-sound = Correcto. Entradas: { $entries }. La cadena está intacta, todas las jugadas son legales y todos los sucesos coinciden.
verify-luck-checked = Azar: cada resultado se deduce de la semilla.
verify-luck-sealed = Azar: sellado. Se podrá comprobar cuando se publique la semilla.
verify-taken-back = Sin prueba de juego limpio: la única persona de la mesa deshizo { $number ->
        [one] { $number } decisión
       *[other] { $number } decisiones
    } después de ver el resultado del azar o cartas ocultas.
verify-taken-back-by-all = Todos los jugadores aceptaron deshacer { $number ->
        [one] { $number } decisión
       *[other] { $number } decisiones
    }. El archivo no muestra si una misma persona ocupaba varios asientos.
verify-skipped = Sin prueba de juego limpio: { $number ->
        [one] { $number } resultado del azar salió y después se deshizo
       *[other] { $number } resultados del azar salieron y después se deshicieron
    }.
verify-luck-other = Sin prueba de juego limpio: desde la decisión { $number }, el azar se deduce de otra semilla, como en una partida que continúa otra.
verify-luck-unknown = Azar: su origen no consta en el archivo. Los resultados son posibles; no se sabe más.
verify-score = Puntuación: correcta según las reglas.
verify-unfinished = La partida no ha terminado, así que no hay puntuación final.
review-seat = { $seat }: resultado { $result }
review-account = Inicio { $start }, suerte { $luck }, decisiones { $choices } (propias { $own })
review-kinds = Decisiones óptimas: { $best }; buenas: { $fine }; imprecisiones: { $inaccuracy }; errores: { $mistake }; errores graves: { $blunder }
review-luck = Suerte { $worth } en la decisión { $number }: { $what }
review-luck-deal = Suerte { $worth } en la preparación
review-turning-points = Momentos decisivos, empezando por el peor
review-nothing-to-better = Ninguna decisión fue claramente peor que la mejor.
review-decision-inaccuracy = { $number }. { $seat }, imprecisión: { $choice } (probabilidad de ganar: { $chosen })
review-decision-mistake = { $number }. { $seat }, error: { $choice } (probabilidad de ganar: { $chosen })
review-decision-blunder = { $number }. { $seat }, error grave: { $choice } (probabilidad de ganar: { $chosen })
review-better = Mejor: { $better } (probabilidad de ganar: { $best })
review-why = Qué cambia: { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (y no { $value })
why-other-only = la otra opción: { $what }
# What the better option brings until the end of the match, on average over many ways it could go on.
why-line-more = { $line }: { $value ->
    [one] { $value } punto más
   *[other] { $value } puntos más
} al final
why-line-fewer = { $line }: { $value ->
    [one] { $value } punto menos
   *[other] { $value } puntos menos
} al final
why-line-saves = { $line }: { $value ->
    [one] se pierde { $value } punto
   *[other] se pierden { $value } puntos
} menos al final
why-line-costs = { $line }: { $value ->
    [one] se pierde { $value } punto
   *[other] se pierden { $value } puntos
} más al final
why-others-more = el mejor de los demás: { $value ->
    [one] { $value } punto más
   *[other] { $value } puntos más
} al final
why-others-fewer = el mejor de los demás: { $value ->
    [one] { $value } punto menos
   *[other] { $value } puntos menos
} al final
review-lucky = La suerte dio a { $seat } un { $worth } de probabilidad de ganar.
review-unlucky = La suerte quitó a { $seat } un { $worth } de probabilidad de ganar.
review-no-luck = La suerte no favoreció ni perjudicó a { $seat }.
reading-head = Decisión { $number }: lo que { $seat } podría haber sabido
reading-thing = { $seat }, { $field }: { $what }, { $chance }; { $truth }
reading-number = { $seat }, { $field }: { $chance }; { $truth }
reading-at-least = al menos { $number } ({ $chance })
reading-had-it = en realidad, sí
reading-had-not = en realidad, no
reading-had = en realidad, { $number }
reading-nothing = Los demás no tenían nada oculto.
review-lesson = La próxima vez: antes de elegir «{ $choice }», piensa en «{ $better }». Decisiones como la { $number } costaron un { $loss } de probabilidad de ganar ({ $count ->
    [one] una vez
   *[other] { $count } veces
}).
review-lesson-same-kind = La próxima vez: en «{ $choice }», vuelve a comparar tus opciones. Decisiones como la { $number } costaron un { $loss } de probabilidad de ganar ({ $count ->
    [one] una vez
   *[other] { $count } veces
}).
# After a lesson; $what is one of the reasons above: "Tickets completed: 13 points more at the end".
review-lesson-why = Ahí, «{ $better }» habría supuesto: { $what }.
progress-decisions = decisiones
progress-puzzles = ejercicios
dataset-written = { $folder }: { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } de { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }
study-title = { $game }, edición: { $edition }
study-about = Juega { $bot }, semilla { $seed }, huella de la edición { $digest }.
study-size = { $players } jugadores: { $matches } partidas de { $decisions } decisiones de media
study-seat = { $seat }: gana el { $wins } (de { $low } a { $high }), { $points } puntos de media
study-skill = Cada nivel contra jugadores del nivel inferior
study-level = { $bot } contra { $against }: gana el { $wins }
study-luck = La suerte explica el { $part } de los resultados (medido en { $matches } partidas)
study-thing = { $kind } { $name }: { $worth } para quien lo tiene (lo elige el { $taken })
study-against = { $players } jugadores, en comparación con la otra edición: puntos { $points }, decisiones { $decisions }; proporción de victorias de cada asiento
study-column-thing = Elemento
study-column-taken = Elegido por
study-column-with = Victorias con él
study-column-without = Victorias sin él
study-column-difference = Diferencia
puzzles-question = { $players } jugadores, dificultad { $level } de 5: { $what }
puzzles-options = Opciones: { $options }
puzzles-solution = Solución: { $action } (probabilidad de ganar: { $chance })
puzzles-found = { $number ->
    [one] { $number } ejercicio
   *[other] { $number } ejercicios
}

edition-written = { $file }: edítalo y después ejecuta: marula edition check { $file }
edition-broken = { $where }: { $problem }{ $more ->
    [0] {""}
   *[other] {" "}(y { $more } más: marula edition check)
}
edition-sound = Correcto: con esta edición ({ $edition }) se puede jugar a { $game }.
edition-problems = { $number ->
    [one] { $number } problema:
   *[other] { $number } problemas:
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }: { $what }
problem-unreadable = no se puede leer ({ $reason })
problem-not-json = no es JSON ({ $reason })
problem-not-an-object = no es una edición: tiene que ser un objeto JSON
problem-unnamed = falta: una edición tiene que indicar su juego y su propio nombre
problem-missing = falta
problem-no-field = este campo no existe aquí; campos: { $fields }
problem-kind = se espera { $wanted }, no { $found }
problem-strange = «{ $word }» no se permite aquí
problem-misfit = no encaja aquí
problem-twice = «{ $word }» aparece dos veces
problem-no-id = «{ $word }» no es un identificador: minúsculas, cifras y _, con una letra al principio
problem-none-of = «{ $word }» no está en la lista «{ $list }»
problem-not-among = «{ $word }» no es ninguno de estos: { $known }
problem-lacks = falta «{ $word }»
problem-empty = está vacío
problem-count = tiene que haber { $number }, no { $found }
problem-at-least = tiene que ser al menos { $number }
problem-at-most = tiene que ser como mucho { $number }
problem-between = tiene que estar entre { $least } y { $most }
problem-too-large = es demasiado grande: una edición puede tener como mucho { $number } bytes
problem-many-letters = tiene que tener como mucho { $number } caracteres
problem-many-entries = tiene que tener como mucho { $number } entradas
problem-too-costly = la preparación exige demasiado tiempo o memoria
problem-invisible = no puede tener caracteres de control ni invisibles
problem-no-name = tiene que ser un nombre sencillo: letras, cifras, espacios y . - _, con una letra o cifra al principio
problem-not-connected = no conectan todos los lugares

games-game = { $name }: { $title }, de { $fewest } a { $most } jugadores
games-editions = Ediciones: { $editions }
games-bots = Bots: { $bots }
games-option = --option { $name }=…: { $what }: { $choices }
games-default = { $choice } (predeterminado)

play-address = { $address } (pulsa Ctrl-C para detenerlo; tus partidas se conservan)
stopped = detenido
usage = { $problem } (ver { $command } --help)
no-such-language = El idioma «{ $word }» no está disponible, así que esto está en inglés. Disponibles: { $languages }
progress-matches = partidas

simulate-matches = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} de { $setup }, { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}, { $mean } por partida
simulate-speed = { $seconds } s, { $speed } decisiones por segundo, { $unfinished } sin terminar
simulate-checksum = suma de control { $sum }

bench-about = Python { $python }, { $machine }; un núcleo, juego al azar, por segundo de CPU, el mejor de 3
bench-column-game = juego
bench-column-players = jugadores
bench-column-speed = velocidad
bench-column-one-call = en una llamada
bench-column-stepped = paso a paso
bench-column-fork = copia

# What marula admin answers.
admin-dry-run = Simulación: no se ha cambiado nada.
admin-tables = { $number ->
    [0] Ninguna mesa.
    [one] { $number } mesa:
   *[other] { $number } mesas:
}
admin-table = { $table }  { $status }  { $game }  cambiada { $changed }  nombre en el registro { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] Se borraría
   *[no] Se ha borrado
} la mesa { $table } ({ $game }, { $status }, entradas del registro: { $entries }).
admin-prune = { $dry ->
    [yes] Por borrar:
   *[no] Borrado:
} { $number ->
    [one] { $number } mesa
   *[other] { $number } mesas
} sin actividad desde { $before }.
admin-ban = { $dry ->
    [yes] Se vetaría
   *[no] Se ha vetado
} { $kind ->
    [player] al jugador
   *[address] la dirección
} con hash { $hash }, { $until ->
    [never] para siempre
   *[other] hasta { $until }
}.
admin-unban = { $dry ->
    [yes] Se levantaría
   *[no] Se ha levantado
} el veto de { $hash }.
admin-bans = { $number ->
    [0] Ningún veto.
    [one] { $number } veto:
   *[other] { $number } vetos:
}
admin-one-ban = { $hash }  { $kind ->
    [player] jugador
   *[address] dirección
}  desde { $at }  { $until ->
    [never] para siempre
   *[other] hasta { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] Por eliminar:
   *[no] Eliminado:
} { $names ->
    [one] { $names } nombre
   *[other] { $names } nombres
}, { $chat ->
    [one] { $chat } mensaje de chat
   *[other] { $chat } mensajes de chat
} y { $notices ->
    [one] { $notices } dirección de avisos
   *[other] { $notices } direcciones de avisos
} en { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}. Las jugadas se quedan.
admin-reports = { $number ->
    [0] Ninguna denuncia.
    [one] { $number } denuncia:
   *[other] { $number } denuncias:
}
admin-report = { $id }  { $at }  { $kind ->
    [name] nombre
   *[message] mensaje
} de { $table }:{ $seat }  { $name }: { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] Se descartaría
   *[no] Se ha descartado
} la denuncia { $id } sobre { $name }.
admin-delete-reported = { $dry ->
    [yes] Por borrar:
   *[no] Borrado:
} { $kind ->
    [name] los nombres y los mensajes de chat de { $name }
   *[message] un mensaje de chat de { $name }
} en la mesa { $table }, y la denuncia { $id }.
admin-rotate-push-key = { $dry ->
    [yes] Se sustituiría la clave push, lo que cancelaría
   *[no] Se ha sustituido la clave push, lo que ha cancelado
} { $ended ->
    [one] { $ended } suscripción push
   *[other] { $ended } suscripciones push
}. Los jugadores tienen que volver a activar los avisos.
admin-taken-up = Los servidores en marcha lo aplican en { $seconds } segundos como mucho.
admin-bad-person = { $person }: escribe una dirección, su hash del registro o MESA:ASIENTO (los asientos se cuentan desde 1)
admin-nobody = en la mesa { $table } no hay nadie en el asiento { $seat }
admin-never-served = ningún servidor ha usado aún esta base de datos, así que no contiene ninguna dirección
admin-not-banned = no hay ningún veto para { $hash }
admin-push-key-elsewhere = la clave push viene de MARULA_VAPID; sustitúyela allí y reinicia los servidores

# What is wrong with the words of a command.
bad-option = --option { $item }: escribe NOMBRE=VALOR con un nombre de { $game }: { $known }
bad-choice = --option { $item }: { $option } puede ser { $allowed }
bad-number = { $option } tiene que ser al menos { $least }, no { $value }
bad-file = { $file } no se puede leer ({ $reason })
bad-file-there = { $file } ya existe; elige otro nombre o bórralo
bad-file-unwritten = { $file } no se puede escribir ({ $reason })
bad-seat = --seat tiene que ser un número de 0 (espectador) a { $most }, no { $value }
bad-review-seat = --seat tiene que ser un número de 1 a { $most }, no { $value }
bad-reading-unfinished = { $file }: la partida no ha terminado. Lo que ocultan los demás solo se revela al terminar.
bad-reading-at = --at tiene que ser un número de 1 a { $most }, no { $value }
bad-review-unfinished = { $file }: la partida no ha terminado. Añade --unfinished para analizarla hasta donde llega.
bad-folder-full = { $folder } no está vacía: indica una carpeta nueva
bad-minutes = --minutes tiene que ser mayor que 0, no { $value }
bad-moment = --at tiene que ser un número de 0 a { $most }, no { $value }
bad-lab = la arena necesita más paquetes ({ $packages }): pip install 'marula[lab]'
bad-until = --until { $value }: escribe una proporción entre 0 y 1, o «fair» si hay dos bots o más
bad-seconds = --seconds tiene que ser mayor que 0, no { $value }
bad-folder = --out { $folder }: no se puede escribir ahí ({ $reason })
bad-folder-used = --out { $folder }: { $file } ya existe; elige otra carpeta
bad-record-folder = --record { $folder }: no existe esa carpeta; créala primero
bad-server = el servidor necesita más paquetes ({ $package }): pip install 'marula[server]'
bad-database = --database { $address }: escribe postgresql://… o sqlite:///ARCHIVO
bad-data-folder = { $folder } no se puede crear ({ $reason }); usa --database ARCHIVO
bad-workers-database = --workers: para más de un proceso hace falta PostgreSQL (--database postgresql://…); SQLite solo admite uno
bad-range = { $option } tiene que ser un número de { $least } a { $most }, no { $value }
bad-web-address = { $option } { $value }: escribe una dirección como https://play.example.org
bad-host = --host { $host }: esta máquina no tiene esa dirección
bad-address = no se puede escuchar en { $host }, puerto { $port } ({ $reason })
bad-engine = --engine { $item }: escribe NOMBRE=COMANDO, con un nombre de minúsculas, cifras, - y _
bad-engine-name = --engine { $name }: ya hay un bot con ese nombre
bad-environment = { $variable } no se puede usar ({ $reason })
bad-database-folder = { $folder } no puede contener una base de datos ({ $reason })
bad-database-file = { $database } no se puede leer ({ $reason })
bad-database-kind = { $database } no es una base de datos SQLite
bad-database-foreign = { $database } pertenece a otro programa
bad-database-newer = { $database } es de una versión más nueva de Marula; instala esa versión
bad-database-in-use = { $database } ya la está usando el proceso { $process }
bad-database-refused = { $database } no se puede usar ({ $reason })
bad-database-silent = { $database } no ha respondido en { $seconds } segundos
bad-database-missing = { $database } no existe; la crea marula serve
bad-database-older = { $database } es de una versión anterior de Marula; inicia una vez marula serve para actualizarla
bad-port = el puerto { $port } no se puede usar; prueba otro: --port { $next }
engine-not-started = el motor «{ $command }» no se puede iniciar ({ $reason })
engine-died = el motor «{ $command }» ha terminado (código de salida { $code }) sin responder
engine-silent = el motor «{ $command }» no ha respondido en { $seconds } segundos
engine-line = el motor «{ $command }» ha enviado una línea demasiado larga o cortada
engine-answer = el motor «{ $command }» ha respondido algo que el protocolo no permite: { $answer }
engine-protocol = el motor «{ $command }» usa la versión { $theirs } del protocolo, no la { $ours }
engine-game = el motor «{ $command }» no juega a { $game }
engine-refused = el motor «{ $command }» se ha negado: { $text }
engine-illegal = el motor «{ $command }» ha elegido una acción que no se ofrece: { $choice }
engine-waits = Este motor lee un mensaje JSON por línea, como describe docs/reference/engine-protocol.md. Pulsa Ctrl-D para terminarlo.
engine-check-good = ok      { $what }
engine-check-bad = FALLO   { $what }: { $problem }
engine-check-passed = El motor supera la prueba.
engine-check-failed = El motor no supera la prueba.
engine-check-hello = arranca y envía «hello»
engine-check-games = juega a { $games }
engine-check-nonsense = responde con un error a un mensaje ilegible, y sigue
engine-check-other-game = rechaza un juego que no conoce
engine-check-quit = termina cuando se le pide
engine-check-end-of-input = termina cuando se acaba su entrada
engine-check-whole-match = juega una partida entera de { $game } con { $players } asientos
engine-check-any-moment = empieza en mitad de una partida de { $game } con { $players } asientos
engine-check-change-of-match = cambia de una partida de { $game } a otra, con { $players } asientos
engine-check-new-fields = ignora los campos que no conoce, en { $game }
engine-check-no-game = no juega a ninguno de los juegos de aquí, solo a { $games }
engine-check-no-error = a { $line } ha respondido { $answer } en vez de un error
engine-check-no-second-hello = no ha respondido a un segundo «hello»
engine-check-no-end = sigue en marcha tras { $seconds } segundos
engine-check-exit-code = su código de salida es { $code } y no 0
engine-check-not-ready = ha respondido { $answer } en vez de «ready»
engine-check-illegal = en la decisión { $version } ha respondido { $answer }, que no es una de las opciones
bad-bot = el bot «{ $bot }» eligió { $action }, que no se ofrece: { $why }
workers-died = los procesos de trabajo han fallado { $times } veces seguidas en la misma tarea
workers-no-ray = Ray no está instalado; instálalo con: pip install 'marula[ray]'
workers-not-let-in = el clúster Ray en { $address } ha rechazado la conexión ({ $reason })
workers-keep-dying = los procesos del clúster Ray fallan una y otra vez ({ $reason })
workers-no-address = «{ $address }» no es una dirección de Ray: escribe HOST:PORT, ray://HOST:PORT o auto
workers-no-answer = ningún clúster Ray responde en { $address } ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = la cabecera está dañada o esto no es un archivo de partida
file-format = la cabecera indica el formato { $format }; esta versión lee { $known }
file-head-changed = la cabecera se ha modificado: su hash no coincide
file-head-refused = la cabecera no es válida: { $why }
file-head-strange = la cabecera no es válida
file-setup-incomplete = la cabecera no es válida: su preparación está incompleta
file-luck-damaged = lo que la cabecera dice del azar no se puede leer
file-luck-missing = la cabecera no dice de dónde vino el azar
file-luck-unknown = la cabecera indica un origen del azar desconocido: { $word }
file-seed-wrong = la semilla de la cabecera no es la que se prometió
file-lot-wrong = el sorteo de asientos de la cabecera no se deduce de su semilla
file-no-deal = falta la entrada 0: no hay preparación
file-entry-cut-off = la entrada { $entry } está cortada o falta
file-entry-strange = la entrada { $entry } no es de este juego
file-damaged = { $entry ->
    [-1] el final está dañado: no es el JSON que se escribió
   *[other] la entrada { $entry } está dañada: no es el JSON que se escribió
}
file-broken-chain = { $entry ->
    [-1] el final no se sigue de lo anterior: su hash no coincide
   *[other] la entrada { $entry } no se sigue de lo anterior: su hash no coincide
}
file-end-cut-off = el archivo está cortado tras la entrada { $entry }
file-end-wrong = el final no se deduce de las entradas: su cuenta o su puntuación es incorrecta
file-after-the-end = hay algo después del final
journal-entry-missing = falta la entrada { $entry }: se encontró la entrada { $found }
journal-no-action = la entrada { $entry } no tiene acción
journal-no-deal = la entrada 0 no es una preparación
journal-illegal = la entrada { $entry } no es legal: { $why }
journal-luck = la entrada { $entry } tiene un azar distinto del que da su semilla
journal-luck-again = la entrada { $entry } usa el mismo azar por segunda vez
journal-luck-elsewhere = el azar de la entrada { $entry } no sigue donde lo dejó la anterior
journal-told-wrong = la entrada { $entry } cuenta algo que no ocurrió

arena-title = { $game }: { $bots }
arena-about = { $setup }; partidas: { $matches }; repartos: { $deals }; semilla: { $seed }; suma de control: { $sum }.
arena-shares = Proporción de victorias (la línea discontinua indica una proporción equitativa)
arena-margins = Ventaja media en puntos sobre el mejor de los demás bots
arena-scores = Distribución de las puntuaciones
arena-note = Cada reparto se juega con los asientos en distinto orden para que la suerte se anule; un reparto cuenta como una observación. Los corchetes y las barras son intervalos del 95 %. Los tiempos solo tienen en cuenta las decisiones con más de una opción.
arena-column-bot = Bot
arena-column-wins = Proporción de victorias
arena-column-score = Puntuación
arena-column-margin = Ventaja
arena-column-rank = Puesto
arena-column-rating = OpenSkill
arena-column-time = Tiempo por decisión
arena-column-adjusted = Victorias sin contar la suerte
arena-until-above = Está claro que { $bot } gana más del { $share } % de las partidas. Un veredicto así falla como mucho 5 veces de cada 100. Los intervalos valen aunque la prueba se haya detenido antes de tiempo.
arena-until-below = Está claro que { $bot } gana menos del { $share } % de las partidas. Un veredicto así falla como mucho 5 veces de cada 100. Los intervalos valen aunque la prueba se haya detenido antes de tiempo.
arena-until-open = Con este número de partidas no está claro si { $bot } gana más o menos del { $share } % de ellas.
arena-forfeits = { $bot } ha fallado en { $number ->
    [one] { $number } decisión
   *[other] { $number } decisiones
}; en su lugar se ha tomado la primera opción.

# Tables: why not.
declined-malformed = La petición no se puede leer: { $problem }
declined-secret-needed = Necesitas el enlace secreto de un asiento de esta mesa, o el de su anfitrión.
declined-secret-used = Este enlace secreto ya se usa para otra cosa en esta mesa.
declined-not-yours = Aquí no puedes hacer eso.
declined-host-only = Solo el anfitrión de la mesa puede hacerlo.
declined-not-allowed = La mesa no lo permite.
declined-bad-origin = Esta petición viene de una página de otro sitio.
declined-bad-host = Abre estas mesas en una dirección de esta máquina: 127.0.0.1 o localhost.
declined-too-large = Es demasiado grande.
declined-too-many = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
declined-too-many-editions = Este servidor ya guarda { $number } ediciones tuyas. Borra antes una, o guarda la tuya en un archivo.
declined-not-owner = Solo puede hacerlo el propietario de esta edición. Usa el enlace del propietario.
declined-full = El servidor está lleno ahora mismo. Las partidas en curso siguen. Vuelve en un momento.
declined-busy = El servidor tiene demasiadas conexiones. Inténtalo de nuevo en un momento.
declined-banned = La administración de este servidor te ha vetado.
declined-try-again = El servidor no puede acceder a su base de datos. No se ha perdido nada. Inténtalo de nuevo en un momento.
declined-fault = Algo ha fallado en el servidor. El fallo ha quedado registrado, y en la mesa no ha cambiado nada.
declined-not-sent = No se pudo enviar el mensaje. Inténtalo más tarde.
declined-seat-taken = El asiento { $seat } está ocupado.
declined-seat-empty = El asiento { $seat } está libre.
declined-table-full = Todos los asientos de esta mesa están ocupados.
declined-already-started = La partida ya ha empezado.
declined-not-started = La partida aún no ha empezado.
declined-match-over = La partida ha terminado.
declined-not-over = La partida aún no ha terminado.
declined-still-secret = La partida aún no ha terminado. Hasta entonces, esto revelaría secretos.
declined-sealed = En otra mesa con la misma semilla se sigue jugando. Hasta que acabe esa partida, esto queda en secreto.
declined-too-long = Aquí no se analizan partidas de más de { $number } decisiones.
declined-no-review = Nadie ha pedido todavía el análisis de esta partida.
declined-no-undo = No hay nada que deshacer.
declined-undo-pending = La mesa ya está votando si se deshace una jugada.
declined-undo-asked-before = Ya lo has pedido. Podrás pedirlo otra vez después de la próxima decisión.
declined-name-taken = Alguien de esta mesa ya tiene ese nombre, o uno que se le parece.
declined-colour-taken = Alguien de esta mesa ya tiene ese color.
declined-sits-at-a-copy = Ya tienes asiento en otra copia de esta mesa. Todas las copias tienen las mismas cartas, así que solo puedes sentarte en una.
declined-copies-wait = Otra copia de esta mesa aún espera jugadores. Todas las copias empiezan a la vez.
declined-time-up = Se te ha acabado el tiempo para esta decisión.
declined-no-request = No hay ninguna petición de deshacer a la que responder.
declined-no-hint = Solo puedes pedir una pista cuando es tu turno.
declined-already-a-bot = Un bot ya juega en el asiento { $seat }.
declined-not-a-bot = Ningún bot juega por ti en el asiento { $seat }.

notice-turn = { $name }, es tu turno: { $where }
notice-reminder = { $name }, la mesa sigue esperándote: { $where }
notice-stop = Dejar de recibir estos correos: { $link }
notice-confirm = ¿Quieres que te avisemos por correo cuando sea tu turno? ({ $game })
notice-confirm-how = Alguien ha introducido esta dirección en una mesa. Si fuiste tú, abre este enlace en el plazo de un día:
notice-confirm-not = Si no fuiste tú, ignora este correo: no recibirás ninguno más.

bot-random = Azar
bot-casual = Tranquilo
bot-steady = Sólido
bot-sharp = Agudo
bot-expert = Experto
bot-name = { $level } { $number }

# Opponents, each an animal of Africa. The animal is its name, written as a name. The second line tells how it plays.
character-meerkat = Suricata
character-manner-meerkat = Da muchos pasos pequeños y baratos.
character-hippo = Hipopótamo
character-manner-hippo = Busca el mayor premio a la vista.
character-weaver = Pájaro tejedor
character-manner-weaver = Reúne cartas y prefiere las que combinan.
character-tortoise = Tortuga
character-manner-tortoise = Ahorra cartas y monedas, y golpea tarde.
character-ostrich = Avestruz
character-manner-ostrich = Tiene prisa y actúa en cuanto puede.
character-elephant = Elefante
character-manner-elephant = Da mucho y paga sin reparos.
character-hornbill = Cálao
character-manner-hornbill = Quiere lo que quieren los demás, y antes que ellos.
character-serval = Serval
character-manner-serval = Se lleva lo que está boca arriba antes de que puedan los demás.
character-pangolin = Pangolín
character-manner-pangolin = Juega sobre seguro y deja poco al azar.
character-crane = Grulla coronada
character-manner-crane = Sigue muchos planes a la vez.
character-aardvark = Cerdo hormiguero
character-manner-aardvark = Prefiere cavar en busca de lo desconocido a tomar lo seguro.
character-chameleon = Camaleón
character-manner-chameleon = Le encantan las cartas que valen por cualquier otra.

pages-not-built = El servidor funciona, pero sus páginas no están generadas. Ejecuta «make setup» en la carpeta del código fuente (necesita Node.js) y vuelve a arrancar el servidor. La API funciona sin ellas.
