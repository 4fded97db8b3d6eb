# The words of the pages, of no game.

page-skip = Ir al contenido
page-navigation = Páginas
page-home = Inicio
page-about = Acerca de
page-language = Idioma
page-theme = Aspecto
page-theme-auto = Igual que el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-sound = Sonido
page-sound-question = ¿Jugar con sonido?
page-sound-on = Con sonido
page-sound-off = Sin sonido
page-volume = Volumen
page-pace = Velocidad de las jugadas de los demás
page-pace-calm = Lenta
page-pace-brisk = Rápida
page-pace-at-once = Instantánea
page-yes = sí
page-no = no
page-remark = { $what } ({ $remark })
page-close = Cerrar
page-cancel = Cancelar
page-back = Volver
page-menu = Menú
page-rules = Reglas
page-contents = En esta página
page-help = Ayuda
page-help-more = Páginas breves para jugadores. Puedes leerlas mientras una partida te espera.
page-help-in-english = Las páginas de ayuda están solo en inglés. Las reglas están en tu idioma.
page-help-play = Jugar una partida
page-help-play-more = Lo que puedes hacer en una mesa: elegir, deshacer, pedir una pista, irte y volver.
page-help-learn = Aprender un juego
page-help-learn-more = Las primeras lecciones, un problema cada día y tus propios errores como ejercicios.
page-help-review = Analizar una partida
page-help-review-more = Qué podrías haber hecho mejor y cuánto del resultado fue suerte.
page-help-luck = Cómo se comprueba el azar
page-help-luck-more = Cómo comprobar que nadie ha manipulado los dados ni las cartas.
page-help-editions = Jugar con lo que está impreso en tu tablero
page-help-editions-more = Introduce los valores de un juego que tengas y juega con ellos.
page-help-changes = Todos los cambios, versión a versión
page-help-changes-more = Qué hay de nuevo y qué funciona de otra manera.
page-help-rules-more = Las reglas numeradas de cada juego.
page-rules-in-english = Estas reglas aún no están traducidas: aquí están en inglés.
page-unreachable = El servidor no responde. ¿Sigue en marcha?
page-reload = Volver a cargar
page-no-page = Esta página no existe
page-no-page-more = No hay nada en { $address }. Quizá el enlace esté incompleto.
page-fault = Algo ha fallado en esta página. Vuelve a cargarla; en la mesa no se pierde nada.

page-welcome = Juegos de mesa ambientados en África
page-welcome-more = Juega ahora mismo contra bots, invita a amigos con un enlace o comparte una pantalla. Sin cuentas.
page-players = De { $fewest } a { $most } jugadores
page-play-bots = Jugar contra bots
page-set-up = Preparar una mesa…
page-guest = Invitado
page-tables = Mesas
page-no-tables = Ahora mismo no hay mesas abiertas. Prepara una y hazla pública.
page-finished = Partidas terminadas
page-no-finished = Todavía no ha terminado ninguna partida.
page-upload = Abrir un archivo de partida…
page-go-on = Continuar
page-status-open = Abierta: unirse
page-status-playing = En juego: mirar
page-status-over = Terminada
page-more-matches = { $number ->
    [one] { $number } partida tuya más
   *[other] { $number } partidas tuyas más
}
page-no-game = No existe ese juego: { $name }
page-won-by = Victoria de { $names }
page-free-seat = asiento libre

page-puzzles = Ejercicios
page-puzzles-more = Posiciones de partidas entre bots fuertes en las que una opción es claramente la mejor.
page-daily-puzzle = Ejercicio del día
page-daily-puzzle-in = { $title }, { $number } jugadores
page-daily-solved = Resuelto hoy
page-streak = { $number ->
    [one] { $number } día seguido
   *[other] { $number } días seguidos
}
page-all-puzzles = Todos los ejercicios
page-puzzle-game = Juego
page-puzzle-theme = Tema
page-puzzle-difficulty = Dificultad
page-puzzle-any = Cualquiera
page-puzzle-level = Dificultad { $level } de 5
page-puzzle-number = Ejercicio { $number }
page-puzzle-players = { $number } jugadores
page-puzzle-solved = resuelto
page-puzzle-shown = solución vista
page-puzzles-listed = { $number ->
    [one] { $number } ejercicio
   *[other] { $number } ejercicios
}
page-puzzle-random = Resolver uno de estos
page-puzzle-best = ¿Cuál es la mejor opción?
page-puzzle-how = Elige como lo harías en la mesa. Ves lo que veía este jugador.
page-puzzle-right = ¡Correcto!
page-puzzle-wrong = No es la mejor. «{ $choice }» gana el { $chance } de las partidas; la mejor opción gana el { $best }.
page-puzzle-wrong-unknown = No es la mejor. «{ $choice }» no estaba entre las opciones que valía la pena comparar.
page-puzzle-try-again = Inténtalo otra vez o mira la solución.
page-puzzle-show = Ver la solución
page-puzzle-solution = La mejor opción
page-puzzle-why = Por qué: { $what }.
page-puzzle-why-not = La segunda mejor: { $what }.
page-puzzle-options = Probabilidad de ganar con cada opción
page-puzzle-found-by = Bots que la encuentran: { $names }.
page-puzzle-found-by-none = Ninguno de nuestros bots encuentra esta opción.
page-puzzle-next = Siguiente ejercicio
page-mistakes = Repasar tus errores
page-mistakes-more = Los errores de tus análisis vuelven aquí al cabo de 1, 3, 7, 16… días. Se guardan solo en este dispositivo.
page-mistakes-due = { $number ->
    [0] Ahora no toca repasar ninguno.
    [one] Ahora toca repasar { $number }.
   *[other] Ahora toca repasar { $number }.
} { $kept ->
    [one] Hay { $kept } guardado.
   *[other] Hay { $kept } guardados.
}
page-mistakes-start = Empezar
page-mistakes-export = Guardar en un archivo
page-mistakes-import = Abrir un archivo…
page-mistakes-imported = { $number ->
    [0] En este archivo no había nada nuevo.
    [one] Se ha añadido { $number } error.
   *[other] Se han añadido { $number } errores.
}
page-mistakes-bad-file = Este archivo no contiene errores guardados, o está dañado. No ha cambiado nada.
page-mistake-ask = Ya has estado aquí antes. ¿Qué habría sido mejor que lo que hiciste?
page-mistake-wrong = «{ $choice }» no es la respuesta. Inténtalo otra vez o mira la mejor opción.
page-mistake-right = ¡Correcto! Lo volverás a ver dentro de un tiempo.
page-mistake-shown = Lo volverás a ver mañana.
page-mistake-then = Entonces elegiste: { $choice }. Te costó un { $loss } de probabilidad de ganar.
page-mistake-better = Mejor: { $choice }
page-mistake-gone = La partida de este error ya no se puede abrir.
page-mistake-forget = Olvidar este error
page-mistake-next = Siguiente error
page-lessons = Primeras lecciones
page-lessons-go-on = Continuar las lecciones ({ $step } de { $steps })
page-lesson-of = Primeras lecciones: { $title }
page-lesson-step = Paso { $step } de { $steps }
page-lesson-meanwhile = Lo que ha pasado
page-lesson-back = Paso anterior
page-lesson-again = Empezar de nuevo
page-lesson-play = Jugar una partida entera

page-how-many = Jugadores
page-seats = Asientos
page-seat-kind = Quién ocupa el asiento { $number }
page-me = Yo
page-me-again = Yo otra vez, en esta pantalla
page-by-link = Alguien a quien le envíes el enlace
page-bot = Bot: { $level }
page-any-opponent = Cualquier rival ({ $level })
page-opponents = Conocer a los rivales
page-choose-opponent = Elegir al rival del asiento { $number }
page-name = Nombre
page-colour-of = Color del asiento { $number }
page-colour-blue = azul
page-colour-red = rojo
page-colour-green = verde
page-colour-violet = violeta
page-colour-gold = dorado
page-clock = Reloj
page-clock-none = Ninguno
page-clock-quick = 5 minutos + 10 segundos por decisión
page-clock-calm = 20 minutos + 20 segundos por decisión
page-clock-days = 3 días por decisión
page-hints = Permitir pistas
page-win-chances-allow = Los espectadores ven quién tiene más probabilidades de ganar
page-win-chances = Probabilidad de ganar
page-win-chances-note = según lo que todos pueden ver
page-win-chance-of = { $name }: { $chance }
page-win-chance-nobody = nadie: { $chance }
page-public = Pública: todo el mundo en este servidor puede ver esta mesa
page-start = Empezar
page-more = Variantes, reloj y espectadores

page-room-free = { $number ->
    [one] Queda un asiento libre.
   *[other] Quedan { $number } asientos libres.
}
page-room-full = Todos los asientos están ocupados.
page-room-host = El anfitrión empieza la partida cuando todos los asientos están ocupados.
page-opened = Abierta el { $date }
page-here = presente
page-sit-too = Sentarse también aquí
page-remove-bot = Quitar el bot
page-room = La partida empieza cuando todos los asientos están ocupados.
page-copy = De esta mesa hay varias copias, con las mismas cartas y el mismo azar, para comparar cómo juega cada cual. Todas las copias empiezan a la vez, y solo puedes sentarte en una.
page-order = Quién empieza
page-by-lot = Sortear los asientos
page-as-listed = Dejar los asientos como están aquí
page-order-lot = Los asientos se sortearán, así que puede empezar cualquiera.
page-order-host = Cada cual conserva el asiento que se ve aquí, y empieza el asiento 1.
page-order-rotated = Cada cual ha avanzado un asiento desde la última partida.
page-starts-lot = Se han sorteado los asientos: empieza { $name }, después { $names }.
page-starts-rotated = Cada cual ha avanzado un asiento: empieza { $name }, después { $names }.
page-sit = Sentarse
page-stand-up = Dejar este asiento
page-fill-bot = Añadir un bot…
page-invite = Envía este enlace a quienes quieras invitar, o deja que escaneen el código.
page-own-link = Este enlace abre tu propio asiento. Úsalo en tu otro dispositivo y no se lo enseñes a nadie.
page-other-device = Jugar en este asiento desde otro dispositivo
page-copy-link = Copiar el enlace
page-copied = Copiado
page-qr = El enlace como código QR

page-no-moment = Este enlace indica una decisión o un asiento que esta partida no tiene. Se muestra lo más cercano.
page-no-table = Esta mesa no existe
page-no-table-more = Quizá el enlace esté incompleto o la mesa se haya borrado.
page-not-welcome = No puedes abrir esta mesa
page-not-welcome-more = El enlace a este asiento es incorrecto o ha caducado, o la mesa no admite espectadores.
page-watch-only = Mirar como espectador
page-connection-connecting = Conectando…
page-connection-open = Conexión establecida
page-connection-lost = Conexión perdida. Reconectando…
page-connection-refused = Sin conexión
page-choice-waits = Tu elección se enviará en cuanto vuelva la conexión.
page-choice-lost = Tu elección no se envió: la conexión estuvo cortada demasiado tiempo. Elige otra vez.

page-show = Mostrar
page-board = Tablero
page-as-text = Como texto
page-unknown = se desconoce
page-zoom = Zoom del mapa
page-sort-by-kind = Ordenar las cartas por tipo
page-sort-by-number = Ordenar las cartas por cantidad
page-nearer = Acercar
page-farther = Alejar
page-whole-map = Ver todo el mapa
page-log = Registro
page-chat = Chat
page-chat-empty = Aún no hay mensajes.
page-chat-say = Escribe un mensaje
page-chat-send = Enviar
page-chat-more = Más sobre este mensaje de { $name }
page-chat-mute = Silenciar a { $name }
page-chat-muted = En este dispositivo ya no ves los mensajes de { $name }. No se avisa a nadie más.
page-chat-unmute = Dejar de silenciar a { $name }
page-chat-unmuted = Vuelves a ver los mensajes de { $name }.
page-chat-report = Denunciar este mensaje
page-chat-report-name = Denunciar este nombre
page-chat-reported = Denuncia enviada. Quien administra este servidor puede ver ahora lo que escribió { $name }.
page-score = Puntuación
page-everyone = Todos los jugadores
page-choices = Tus opciones
page-all-choices = { $number ->
    [one] Ver la única opción en una lista
   *[other] Ver las { $number } opciones en una lista
}
page-more-choices = { $number } más
page-seat-details = Detalles de { $name }
page-find = Buscar
page-earlier = Ver entradas anteriores
page-since = Desde tu último turno
page-you = tú
page-stand-in = juega un bot
page-hurried = menos tiempo
page-hurried-why = En este servidor hay ahora muchos bots pensando, así que este tiene menos tiempo.
page-away = sin conexión
page-to-move = le toca
page-thinks = pensando
page-choosing = eligiendo
page-your-turn = Te toca.
page-your-turn-area = Lo que tienes que hacer
page-waiting-for = Esperando a { $names }.
page-also-waiting = También tienen que elegir: { $names }.
page-read-rule = Leer la regla { $rule }
page-undo = Deshacer
page-undo-ask = Pedir deshacer mi última decisión
page-undo-asked = { $name } pide deshacer una decisión.
page-undo-waits = Esperando a que los demás acepten deshacer tu decisión.
page-agree = Aceptar
page-refuse = Rechazar
page-hint = Pista
page-hint-where = Dónde mirar: «{ $where }».
page-hint-one-of-two = Una de estas dos opciones es la mejor. ¿Cuál?
page-hint-what = ¿Qué?
page-hint-why = ¿Por qué?
page-hint-chance = Probabilidad de ganar: { $chance }.
page-hint-second = Segunda mejor: { $what } ({ $chance }).
page-hint-why-not = ¿Por qué no…?
page-hint-other = { $what }: { $chance } de probabilidad de ganar.
page-coach = Entrenador
page-coach-more = avisa antes de un error grave
page-coach-wait = ¡Espera!
page-coach-costs = «{ $what }» cuesta un { $loss } de probabilidad de ganar. Hay algo mejor.
page-coach-again = Pensarlo otra vez
page-coach-play = Jugarlo igualmente
page-to-bot = Dejar que un bot juegue por mí
page-bot-plays = Un bot juega por ti.
page-take-back = Relevar al bot
page-menu-match = Esta partida
page-menu-others = Otros jugadores y pantallas
page-menu-settings = Ajustes
page-began = Empezó el { $date }.
page-mode-board = Mostrar solo el tablero, para una pantalla compartida
page-guide = Visita guiada
page-guide-next = Siguiente
page-guide-ask = Esto te dice qué hacer ahora. Todo lo que puedes hacer tiene aquí su botón, y también sirven las teclas de números. A menudo puedes deshacer lo elegido.
page-guide-board = El tablero. Lo que puedes elegir tiene un borde verde. Si pruebas algo que no está permitido, te explicamos por qué.
page-guide-seats = Todos los jugadores de la mesa, y a quién le toca.
page-guide-log = Todo lo que ha pasado, por escrito. Señala una línea para verla en el tablero.
page-pass-on = Listo, siguiente jugador
page-pass-on-asked = Mira lo que has recibido. Después es el turno de { $name }.
page-curtain = Pásale el dispositivo a { $name }
page-curtain-lift = Soy { $name }

page-notices = Avisarme cuando sea mi turno
page-notices-here = Avisarme en este dispositivo
page-notices-not-here = No avisarme más en este dispositivo
page-notices-forbidden = Este navegador no permite avisos de este sitio.
page-notices-kind = Canal
page-notices-address = Dirección
page-notices-add = Añadir
page-notices-asked = Te hemos enviado un correo. Abre primero el enlace que contiene.
page-notices-unconfirmed = sin confirmar
page-notices-mute = Silenciar
page-notices-remove = Quitar
page-notices-email = Correo
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Aviso del navegador
page-notice = Avisos
page-notice-confirm = ¿Quieres recibir un correo en esta dirección cuando sea tu turno en esta mesa?
page-notice-yes = Sí, avísame
page-notice-stop = ¿Quieres dejar de recibir correos sobre esta mesa?
page-notice-no-more = Dejar de recibir correos
page-notice-done = Hecho.
page-notice-old = Este enlace ya no es válido.

page-winner = victoria
page-out = no puede ganar
page-ceremony = La puntuación, paso a paso
page-ceremony-next = Siguiente
page-ceremony-skip = Ir a la puntuación final
page-ceremony-again = Ver la puntuación paso a paso
page-tie = { $ahead } y { $behind } empatan a puntos. { $ahead } queda por delante: { $reason }.
page-tie-other = en el desempate, { $more } a { $less }
page-tie-shared = { $ahead } y { $behind } empatan a puntos, y ningún criterio de desempate los separa.
page-course = Puntos a lo largo de la partida
page-course-note = Cada punto de la curva muestra la puntuación como si la partida hubiera terminado ahí.
page-rematch = Jugar otra vez
page-watch-again = Ver la repetición
page-download = Descargar el archivo de partida
page-verify-luck = Comprobar que el azar fue limpio
page-luck-kept = El azar fue limpio: lo fijó la semilla prometida antes de repartir.
page-luck-undone = Los resultados del azar se deducen de la semilla prometida, pero algo se vio y después se deshizo.
page-luck-broken = El azar no corresponde a la semilla prometida antes de repartir.
page-luck-none = La semilla de esta partida no se conoce, así que su azar no se puede comprobar.
page-luck-holds = Correcto
page-luck-fails = Incorrecto
page-luck-open = No se puede comprobar
page-luck-promise = La semilla publicada ahora es la que se prometió antes de repartir.
page-luck-noted = Esa promesa es la que este navegador guardó antes de repartir.
page-luck-added = { $number ->
    [0] Ningún jugador añadió nada a la semilla.
    [one] Un jugador añadió algo a la semilla después de la promesa.
   *[other] { $number } jugadores añadieron algo a la semilla después de la promesa.
}
page-luck-lot = El sorteo de los asientos se deduce de la semilla.
page-luck-own = Lo que añadió tu navegador forma parte de la semilla.
page-luck-draws = { $number ->
    [one] El único resultado del azar se deduce de la semilla y de lo añadido.
   *[other] Los { $number } resultados del azar se deducen de la semilla y de lo añadido.
}
page-luck-taken-back = Juego limpio: la única persona de la mesa deshizo { $number ->
        [one] { $number } decisión
       *[other] { $number } decisiones
    } después de ver el resultado del azar o cartas ocultas.
page-luck-taken-back-by-all = Juego limpio: todos los jugadores aceptaron deshacer { $number ->
        [one] { $number } decisión
       *[other] { $number } decisiones
    }. Esta página no puede saber si una misma persona ocupaba varios asientos.
page-luck-skipped = Juego limpio: { $number ->
        [one] { $number } resultado del azar salió y después se deshizo
       *[other] { $number } resultados del azar salieron y después se deshicieron
    }.
page-luck-other = Juego limpio: desde la decisión { $number }, el azar se deduce de otra semilla, como en una partida que continúa otra.
page-luck-twice = Ningún resultado del azar se usó dos veces.
page-luck-rest = Para demostrar que las reglas pidieron justo estos resultados, descarga el archivo de partida y ejecuta «marula verify».
page-luck-each = Cada resultado del azar
page-luck-when = Decisión
page-luck-deal = Reparto
page-luck-size = Rango
page-luck-told = Registrado
page-luck-again = Recalculado
page-path = Camino a la victoria
page-copy-failed = Este navegador no permite que las páginas copien texto. Aquí está el enlace:
page-link = Enlace

page-first = Ir al reparto
page-previous = Decisión anterior
page-next = Decisión siguiente
page-last = Ir al final
page-play = Reproducir
page-pause = Pausa
page-moment = Posición en la partida
page-moment-of = decisión { $number } de { $last }
page-speed = Velocidad
page-eyes = Punto de vista
page-onlooker = Espectador
page-share = Copiar enlace a esta posición
page-fork = Probar otra jugada desde aquí

page-review = Análisis
page-review-starting = El análisis empieza.
page-review-progress = { $done } de { $total } decisiones analizadas
page-review-stopped = El análisis se detuvo antes de terminar.
page-review-go-on = Continuar
page-review-whose = Decisiones de
page-review-show = Mostrarla
page-review-found = Decisiones: { $all }. Mejores opciones encontradas: { $best }. Casi igual de buenas: { $fine }.
page-review-curve = Probabilidad de ganar a lo largo de la partida
page-review-line-chance = Probabilidad de ganar
page-review-line-luck = Solo inicio y suerte
page-review-line-choices = Solo inicio y decisiones
page-review-none-yet = Por ahora, ninguno.
page-review-chosen = Elegido: { $what } (probabilidad de ganar: { $chance })
page-review-why = Qué cambia
page-review-try = Probarlo desde aquí
page-reading = Lo que podrías haber sabido de los demás
page-reading-note = Probabilidades según lo que este jugador había visto hasta entonces, con la realidad al lado. «2+» significa al menos dos, «3+» al menos tres, y así sucesivamente.
page-review-verdict-best = Óptima
page-review-verdict-fine = Buena
page-review-verdict-inaccuracy = Imprecisión
page-review-verdict-mistake = Error
page-review-verdict-blunder = Error grave

page-sources = Fuentes
page-rules-and-sources = Reglas y fuentes
page-about-what = Marula es un lugar para jugar y estudiar juegos de mesa ambientados en África: en el navegador, contra bots y con otras personas. Las reglas están numeradas, y cada una está probada. Marula es de código abierto, no necesita cuentas y no envía nada a nadie más.
page-new-version = Ya está aquí Marula { $version }.
page-new = Novedades
page-new-1 = Las piezas se mueven y puedes activar el sonido. Las pistas llegan por pasos y un entrenador puede avisarte antes de un error grave. Cada símbolo y cada carta se explican solos: pasa el puntero por encima, mantén pulsado o pulsa I. Elige el color de tu asiento.
page-new-2 = Después de una partida, el análisis muestra los momentos decisivos y cuánto fue azar. Hay un ejercicio cada día y primeras lecciones de cada juego. Si tienes un juego impreso, escribe sus valores en el editor y juega con ellos.
page-about-period = La época en que se ambientan estos juegos
page-about-period-1 = Los juegos sobre viajes por el África del siglo XIX suelen contar la historia desde el punto de vista de los viajeros. Aquellos lugares no estaban vacíos ni por descubrir. Allí vivía, comerciaba y gobernaba gente, que guio, alimentó y transportó a los viajeros. Esa gente pagó muy caro lo que vino después, de la esclavitud al dominio colonial y al trabajo forzado en los ferrocarriles.
page-about-period-2 = Una expedición que en un juego es una carrera fue, para mucha gente a lo largo de su camino, el comienzo de la conquista. Lo que uno de los juegos llama artefactos eran máscaras, tambores y escudos con los que la gente rezaba, tocaba y vivía. Muchos se obtuvieron por la fuerza o por una miseria, y muchos siguen en museos europeos; hoy se negocia su devolución. Conservamos las palabras de los juegos y los nombres impresos donde las reglas los necesitan, y mostramos al lado los nombres de hoy. Nuestros dibujos dejan fuera las jerarquías y caricaturas de la época.
page-about-boards = Hasta qué punto son fiables los tableros
page-about-boards-1 = No tenemos derecho a copiar los tableros y las cartas impresos de estos juegos. Los nombres y números vienen de reglas publicadas y descripciones públicas. Lo que nadie ha publicado lo hemos reconstruido para que encaje con todo lo conocido, y la edición lo indica. Si tienes un juego impreso, puedes escribir sus valores en un archivo de edición. Todos los dibujos son nuestros.
page-privacy = Privacidad
page-privacy-link = Qué guarda este servidor, durante cuánto tiempo y cómo hacer que se borre
page-privacy-none = No hay cuentas, ni cookies, ni rastreadores. Tu navegador no carga nada de otros servidores.
page-privacy-server = En el servidor
page-privacy-table = De cada mesa: los nombres que escribieron los jugadores, sus jugadas y mensajes de chat, y la hora de cada cosa.
page-privacy-table-always = Se conservan hasta que quien administra este servidor borra la mesa.
page-privacy-table-days = Se borran cuando nadie ha usado la mesa durante { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-secret = Del enlace secreto que abre tu asiento: solo un hash, mientras exista la mesa.
page-privacy-address = Tu dirección de red no se guarda. Un hash suyo, hecho con una clave, queda en el registro cuando se rechaza una petición, con las ediciones que guardas y con tu asiento en las copias de una mesa. Los vetos usan el mismo tipo de hash.
page-privacy-notice = Si activas los avisos: la dirección o el navegador al que se envían, hasta que los desactives o se borre la mesa.
page-privacy-mail = Cuando pedimos confirmar una dirección de correo: un hash suyo, durante { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-report = Cuando alguien denuncia un mensaje o un nombre: ese texto y el motivo, hasta que se resuelva la denuncia, como mucho { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-edition = Las ediciones que guardas: hasta que las borres o nadie las haya abierto durante { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-browser = En tu navegador
page-privacy-browser-what = Tu nombre, tus ajustes, los enlaces secretos de tus asientos y los jugadores que has silenciado se guardan en este navegador. Para borrarlos, elimina los datos de este sitio en los ajustes del navegador. Después ya no podrás abrir tus asientos desde aquí.
page-privacy-others = Lo que ven los demás
page-privacy-others-what = Todos los que están en una mesa ven los nombres, las jugadas y los mensajes de chat. Si la mesa admite espectadores, también quien tenga su enlace. Las mesas públicas aparecen en la página de inicio. Los archivos de partidas terminadas contienen las jugadas, pero ni nombres ni mensajes de chat.
page-privacy-erase = Cómo hacer que se borre
page-privacy-erase-how = Escribe a quien administra este servidor. Envía el enlace de la mesa y di qué asiento era el tuyo. Puede mostrarte todo lo que hay guardado sobre ti y borrar tus nombres, tus mensajes de chat y tus avisos. Tus jugadas se quedan, sin tu nombre, para que los demás puedan seguir leyendo y comprobando su partida.
page-about-thanks = Agradecimientos
page-about-thanks-1 = La línea de costa viene de los datos de dominio público de Natural Earth. Las tipografías son Alegreya y Alegreya Sans, de Juan Pablo del Peral, con licencia SIL Open Font.

field-active = De quién es el turno
field-round = Ronda
field-hand-sizes = Número en la mano
field-unseen = Sin ver todavía
field-under = Debajo, en este orden

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Valores impresos
page-edition-editor = Editor de ediciones
page-edition-own-title = { $title }, mi edición
page-edition-owner = Valores del juego impreso, escritos por su propietario
page-edition-title = Título
page-edition-start = Jugar con esta edición
page-edition-keep = Guardar en este servidor
page-edition-keep-again = Guardar los cambios
page-edition-kept-again = Guardada. La nueva huella es { $digest }.
page-edition-save = Guardar en un archivo
page-edition-open-file = Abrir un archivo
page-edition-compare = Comparar con un archivo
page-edition-again = Empezar de nuevo
page-edition-delete = Borrar
page-edition-delete-sure = ¿Borrar esta edición del servidor? Las mesas que ya la usan la conservan.
page-edition-yours = Guardada en este servidor, huella { $digest }. Solo la abre este enlace, y solo tú puedes cambiarla.
page-edition-owner-link = Copiar el enlace del propietario
page-edition-unsaved = Tus cambios aún no están guardados en este servidor.
page-edition-others = Alguien ha compartido esta edición contigo (huella { $digest }). Guárdala para tener tu propia copia.
page-edition-note = Escribe solo nombres y números, sin textos ni imágenes de la editorial. Un campo con borde discontinuo está reconstruido: queda marcado hasta que escribas el valor impreso o lo confirmes. Pulsa Intro para confirmar un campo y pasar al siguiente. Lo que escribes queda en este navegador hasta que lo guardes.
page-edition-no-file = Este archivo no es una edición de este juego.
page-edition-no-board = El tablero aparece cuando todos los valores son válidos.
page-edition-checking = Comprobando…
page-edition-sound = Todos los valores son válidos. Puedes jugar con esta edición.
page-edition-problems = { $number ->
    [one] Hay un valor que no es válido.
   *[other] Hay { $number } valores que no son válidos.
}
page-edition-show-first = Ver el primero
page-edition-board = Tablero
page-edition-things = Todo lo que hay en el tablero. Usa las flechas para moverte, Intro para abrir una entrada y Escape para volver.
page-edition-tables = Valores impresos
page-edition-table = Tabla
page-edition-wrong = { $number ->
    [one] 1 problema
   *[other] { $number } problemas
}
page-edition-left = { $number } por confirmar
page-edition-open = { $number } de { $of } aún por confirmar
page-edition-all-confirmed = Todo confirmado o con fuente
page-edition-confirm = Como está impreso
page-edition-confirm-entry = Confirmar tal como está impreso: { $entry }
page-edition-confirm-all = Todo como está impreso
page-edition-remove = Quitar
page-edition-remove-entry = Quitar { $entry }
page-edition-add = Añadir una entrada
page-edition-entry = Entrada
page-edition-actions = Confirmar o quitar
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Comparación con «{ $title }»
page-edition-differences = { $number ->
    [0] Los dos archivos tienen los mismos valores.
    [one] Un valor es distinto.
   *[other] { $number } valores son distintos.
}
page-edition-mine = La mía: { $value }
page-edition-theirs = La otra: { $value }
page-edition-nothing = nada
page-edition-has-entry = tiene esta entrada
page-edition-reconstructed = reconstruido
page-edition-take-all = Usar todo lo de la otra
page-edition-merge = { $number ->
    [one] Usar un valor
   *[other] Usar { $number } valores
}
page-edition-played-on = Se jugó con «{ $title }», huella { $digest }
