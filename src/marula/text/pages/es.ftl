# The words of the pages, of no game.

page-skip = Ir al contenido
page-navigation = Páginas
page-home = Inicio
page-about = Acerca de
page-language = Idioma
page-theme = Aspecto
page-theme-auto = Como el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-sound = Sonido
page-sound-question = ¿Jugar con sonido?
page-sound-on = Con sonido
page-sound-off = Sin sonido
page-volume = Volumen
page-pace = Jugadas de los demás
page-pace-calm = Con calma
page-pace-brisk = Con brío
page-pace-at-once = Al instante
page-yes = sí
page-no = no
page-close = Cerrar
page-cancel = Cancelar
page-back = Volver
page-menu = Menú
page-rules = Reglas
page-rules-in-english = Estas reglas aún no están traducidas: aquí están en inglés.
page-unreachable = El servidor no responde. ¿Sigue en marcha?
page-reload = Volver a cargar
page-no-page = Esta página no existe
page-no-page-more = No hay nada en { $address }. Quizá el enlace se cortó.
page-fault = Algo ha fallado en esta página. Vuelve a cargarla; en la mesa no se pierde nada.

page-welcome = Juegos de mesa ambientados en África
page-welcome-more = Contra bots ahora mismo, con amigos mediante un enlace o juntos en una misma pantalla. Sin cuentas.
page-players = De { $fewest } a { $most } jugadores
page-play-bots = Jugar contra bots
page-set-up = Preparar una mesa…
page-guest = Invitado
page-tables = Mesas
page-no-tables = Ahora mismo no hay mesas abiertas. Prepara una y muéstrala a todo el mundo.
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
page-won-by = Victoria: { $names }
page-free-seat = asiento libre

page-how-many = Jugadores
page-seats = Asientos
page-seat-kind = Quién ocupa el asiento { $number }
page-me = Yo
page-me-again = Yo otra vez, en esta pantalla
page-by-link = Alguien con el enlace
page-bot = Bot: { $level }
page-name = Nombre
page-colour-of = Color del asiento { $number }
page-colour-blue = azul
page-colour-red = rojo
page-colour-green = verde
page-colour-violet = violeta
page-colour-gold = dorado
page-clock = Reloj
page-clock-none = ninguno
page-clock-quick = 5 minutos, más 10 segundos por decisión
page-clock-calm = 20 minutos, más 20 segundos por decisión
page-clock-days = 3 días por decisión
page-hints = Pistas a petición
page-public = Mostrar esta mesa a todo el mundo en este servidor
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
page-copy = Esta mesa es una de varias copias con las mismas cartas y el mismo azar, para comparar cómo se juegan. Todas las copias empiezan a la vez, y solo puedes sentarte en una.
page-order = Quién empieza
page-by-lot = por sorteo
page-as-listed = asientos como se ven aquí
page-order-lot = Entonces se sortean los asientos, así que puede empezar cualquiera.
page-order-host = Cada cual conserva el asiento que se ve aquí, y empieza el asiento 1.
page-order-rotated = Cada cual ha avanzado un asiento desde la última partida.
page-starts-lot = Se han sorteado los asientos: empieza { $name }, después { $names }.
page-starts-rotated = Cada cual ha avanzado un asiento: empieza { $name }, después { $names }.
page-sit = Sentarse
page-stand-up = Levantarse
page-fill-bot = Poner aquí un bot…
page-invite = Envía este enlace a quien quieras invitar, o deja que lo escanee.
page-own-link = Este enlace es tu propio asiento. Ábrelo en tu otro dispositivo y no se lo enseñes a nadie.
page-other-device = Mi asiento, para otro dispositivo
page-copy-link = Copiar el enlace
page-copied = Copiado
page-qr = El enlace como código QR

page-no-moment = Este enlace indica un momento o un asiento que esta partida no tiene. Aquí está lo más cercano.
page-no-table = Esta mesa no existe
page-no-table-more = Quizá el enlace se cortó, o la mesa ya no existe.
page-not-welcome = No tienes acceso a esta mesa
page-not-welcome-more = El enlace a este asiento es incorrecto o demasiado antiguo, o la mesa no admite espectadores.
page-watch-only = Mirar sin sentarse
page-connection-connecting = Conectando…
page-connection-open = Conexión establecida
page-connection-lost = Conexión perdida, reintentando…
page-connection-refused = Sin conexión
page-choice-waits = Tu elección se enviará cuando vuelva la conexión.
page-choice-lost = Tu elección no se envió: la conexión estuvo cortada demasiado tiempo. Elige otra vez.

page-show = Qué se muestra
page-board = Tablero
page-as-text = Como texto
page-unknown = se desconoce
page-zoom = Zoom del mapa
page-sort-by-kind = Ordenar las cartas por clase
page-sort-by-number = Ordenar las cartas por cantidad
page-nearer = Acercar
page-farther = Alejar
page-whole-map = Todo el mapa
page-log = Registro
page-chat = Chat
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-more = Sobre este mensaje de { $name }
page-chat-mute = Silenciar a { $name }
page-chat-muted = En este dispositivo no ves lo que escribe { $name }. No se avisa a nadie.
page-chat-unmute = Mostrar lo que escribe { $name }
page-chat-unmuted = Vuelves a ver lo que escribe { $name }.
page-chat-report = Denunciar este mensaje
page-chat-report-name = Denunciar este nombre
page-chat-reported = Denunciado. Quien administra este servidor puede ver ahora lo que escribió { $name }.
page-score = Puntuación
page-everyone = Lo que tiene cada cual
page-choices = Lo que puedes hacer
page-all-choices = { $number ->
    [one] La opción ({ $number }) en una lista
   *[other] Las { $number } opciones en una lista
}
page-more-choices = { $number } más
page-seat-details = Lo que tiene { $name }
page-find = Buscar
page-earlier = Mostrar lo anterior
page-since = Desde tu último turno
page-you = tú
page-stand-in = bot sustituto
page-hurried = piensa menos
page-hurried-why = Ahora piensan muchos bots en este servidor, así que este tiene menos tiempo.
page-away = sin conexión
page-to-move = le toca
page-thinks = pensando
page-choosing = eligiendo
page-your-turn = Te toca.
page-your-turn-area = Lo que se te pide
page-waiting-for = Esperando a { $names }.
page-also-waiting = Eligiendo también: { $names }.
page-read-rule = Leer la regla { $rule }
page-undo = Deshacer
page-undo-ask = Pedir que se deshaga mi última decisión
page-undo-asked = { $name } pide deshacer una decisión.
page-undo-waits = Se pregunta a los demás si se puede deshacer.
page-agree = Aceptar
page-refuse = Rechazar
page-hint = Pista
page-to-bot = Dejar que un bot juegue por mí
page-bot-plays = Un bot juega por ti.
page-take-back = Recuperar mi asiento
page-menu-match = Esta partida
page-menu-others = Otras personas y pantallas
page-menu-settings = Ajustes
page-began = Empezó el { $date }.
page-mode-board = Mostrar solo el tablero, en una pantalla para todos
page-guide = Visita guiada
page-guide-next = Siguiente
page-guide-ask = Aquí lees lo que se te pide, y todo lo que puedes hacer aparece en botones. También sirven las teclas de números. Lo elegido se puede deshacer a menudo.
page-guide-board = El tablero. Lo que puedes elegir en él tiene un borde verde; si algo no se puede hacer, pruébalo y sabrás por qué.
page-guide-seats = Toda la gente de la mesa, y a quién le toca.
page-guide-log = Lo que ha pasado, en palabras. Señala una línea y el tablero muestra de qué trata.
page-pass-on = Listo, pasar la pantalla
page-pass-on-asked = Mira lo que has recibido. Después es el turno de { $name }.
page-curtain = Pásale la pantalla a { $name }
page-curtain-lift = Soy { $name }

page-notices = Avísame cuando sea mi turno
page-notices-here = En este dispositivo
page-notices-not-here = Ya no en este dispositivo
page-notices-forbidden = Este navegador no permite avisos desde aquí.
page-notices-kind = Medio
page-notices-address = Dirección
page-notices-add = Añadir
page-notices-asked = Hay un correo en camino: primero hay que abrir su enlace.
page-notices-unconfirmed = sin confirmar
page-notices-mute = Silenciar
page-notices-remove = Quitar
page-notices-email = Correo
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Un navegador
page-notice = Avisos
page-notice-confirm = ¿Quieres recibir correo en esta dirección cuando sea tu turno en esta mesa?
page-notice-yes = Sí, avísame
page-notice-stop = ¿No quieres más correos sobre esta mesa?
page-notice-no-more = No más correos
page-notice-done = Hecho.
page-notice-old = Este enlace ya no es válido.

page-winner = victoria
page-out = no puede ganar
page-ceremony = La puntuación, paso a paso
page-ceremony-next = Siguiente
page-ceremony-skip = Ver la puntuación
page-ceremony-again = Ver la puntuación paso a paso
page-tie = { $ahead } va por delante de { $behind } con los mismos puntos: { $reason }.
page-tie-other = decide el desempate, { $more } a { $less }
page-tie-shared = { $ahead } y { $behind } tienen los mismos puntos, y nada deshace el empate.
page-course = Puntos a lo largo de la partida
page-course-note = Contados como si la partida hubiera terminado ahí.
page-rematch = Jugar otra vez
page-watch-again = Volver a verla
page-download = Descargar la partida
page-verify-luck = Comprobar el azar
page-luck-kept = El azar de esta partida fue el prometido.
page-luck-broken = El azar de esta partida no fue el prometido.
page-luck-none = La semilla de esta partida no se conoce, así que su azar no se puede comprobar.
page-luck-holds = Se cumple
page-luck-fails = No se cumple
page-luck-open = No se puede comprobar
page-luck-promise = La semilla revelada es la que se prometió antes de repartir.
page-luck-noted = Esa promesa es la que este navegador anotó antes de repartir.
page-luck-added = { $number ->
    [0] Nadie añadió nada a la semilla.
    [one] Una persona añadió algo a la semilla después de la promesa.
   *[other] { $number } personas añadieron algo a la semilla después de la promesa.
}
page-luck-lot = El sorteo que dio a cada cual su asiento se deduce de la semilla.
page-luck-own = Lo que añadió tu navegador está incluido.
page-luck-draws = { $number ->
    [one] El único resultado del azar se sigue de la semilla y de lo añadido.
   *[other] Los { $number } resultados del azar se siguen de la semilla y de lo añadido.
}
page-luck-taken-back = Juego limpio: la única persona de la mesa deshizo { $number ->
        [one] { $number } decisión
       *[other] { $number } decisiones
    } después de ver azar o cartas ocultas.
page-luck-twice = Ningún azar se usó dos veces.
page-luck-rest = Que las reglas pidieron justo estos resultados lo demuestra la partida descargada con «marula verify».
page-luck-each = Cada resultado del azar
page-luck-when = Decisión
page-luck-deal = Reparto
page-luck-size = De entre
page-luck-told = Indicado
page-luck-again = Recalculado
page-path = El camino a la victoria
page-copy-failed = Este navegador no deja copiar a las páginas. Aquí está el enlace:
page-link = Enlace

page-first = Al principio
page-previous = Una decisión atrás
page-next = Una decisión adelante
page-last = Al final
page-play = Reproducir
page-pause = Pausa
page-moment = Momento de la partida
page-moment-of = decisión { $number } de { $last }
page-speed = Velocidad
page-eyes = Con los ojos de quién
page-onlooker = Espectador
page-share = Copiar un enlace a este momento
page-fork = Probar otra jugada desde aquí

page-sources = Fuentes
page-rules-and-sources = Reglas y fuentes
page-about-what = Marula permite jugar y estudiar juegos de mesa ambientados en África: en el navegador, contra bots y entre personas, con reglas numeradas y probadas una a una. El código es abierto, no hay cuentas y no se envía nada a nadie.
page-about-period = La época de estos juegos
page-about-period-1 = Los juegos sobre viajes por el África del siglo XIX suelen contarlos desde el lado de los viajeros. Aquellos lugares no estaban vacíos ni por descubrir: allí vivía, comerciaba y gobernaba gente, que guió a los viajeros y pagó muy caro lo que vino después, de la esclavitud al dominio colonial.
page-about-period-2 = Conservamos los nombres impresos en los juegos donde las reglas los necesitan, mostramos al lado los de hoy y dejamos fuera de nuestros dibujos las jerarquías y caricaturas de la época.
page-about-boards = Hasta qué punto conocemos los tableros
page-about-boards-1 = No nos corresponde copiar los tableros y las cartas impresos. Los nombres y números vienen de reglas publicadas y descripciones públicas; lo que nadie ha anotado se ha reconstruido para que encaje con todo lo conocido, y la edición lo indica. Quien tenga el juego impreso puede jugar con sus valores en un archivo de edición. Todos los dibujos son nuestros.
page-privacy = Privacidad
page-privacy-link = Qué guarda este servidor, durante cuánto tiempo y cómo hacer que se borre
page-privacy-none = No hay cuentas, ni cookies, ni rastreadores. Tu navegador no carga nada de otros servidores.
page-privacy-server = En el servidor
page-privacy-table = De cada mesa: los nombres que se escribieron, las jugadas y el chat, y cuándo se hicieron.
page-privacy-table-always = Se quedan hasta que quien administra este servidor borra la mesa.
page-privacy-table-days = Se borran cuando nadie ha tocado la mesa durante { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-secret = Del secreto que abre tu asiento: solo un hash, mientras exista la mesa.
page-privacy-address = Tu dirección de red no se guarda. Un hash suyo, hecho con una clave, figura en el registro cuando se rechaza una petición, con las ediciones que guardas y con tu asiento en las copias de una mesa. A quien está vetado se le reconoce por un hash así.
page-privacy-notice = Si activas los avisos: la dirección o el navegador al que van, hasta que los desactives o se borre la mesa.
page-privacy-mail = Cuando se pide confirmar una dirección de correo: un hash suyo, durante { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-report = Cuando alguien denuncia un mensaje o un nombre: ese texto y el motivo, hasta que se resuelva, como mucho { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-edition = Las ediciones que guardas: hasta que las borres o nadie las haya mirado durante { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
page-privacy-browser = En tu navegador
page-privacy-browser-what = Tu nombre, tus ajustes, los secretos de tus asientos y a quién has silenciado se guardan en el almacenamiento de este navegador. Se borran con los datos de este sitio, en los ajustes del navegador. Después ya no se podrán abrir tus asientos desde aquí.
page-privacy-others = Lo que ven los demás
page-privacy-others-what = Toda la gente de una mesa ve los nombres, las jugadas y el chat. También quien tenga el enlace, si se permite mirar. Las mesas públicas aparecen en la página de inicio. Los archivos de partidas terminadas contienen las jugadas, pero ni nombres ni chat.
page-privacy-erase = Cómo hacer que se borre
page-privacy-erase-how = Escribe a quien administra este servidor. Envía el enlace de la mesa y di qué asiento era el tuyo. Puede mostrarte todo lo que hay guardado sobre ti y borrar tus nombres, tu chat y tus avisos. Tus jugadas se quedan, sin tu nombre, para que la partida de los demás se pueda seguir leyendo y comprobando.
page-about-thanks = Agradecimientos
page-about-thanks-1 = La línea de costa se ha hecho con los datos de dominio público de Natural Earth. Las tipografías son Alegreya y Alegreya Sans, de Juan Pablo del Peral, con licencia SIL Open Font.

field-active = De quién es el turno
field-round = Ronda
field-hand-sizes = Cartas o piezas en la mano
field-unseen = Sin ver todavía
field-under = Debajo, en este orden

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Valores impresos
page-edition-editor = Editor de ediciones
page-edition-own-title = { $title }, mi edición
page-edition-owner = El juego impreso, leído por quien lo tiene
page-edition-title = Título
page-edition-start = Jugar con ella
page-edition-keep = Conservar en este servidor
page-edition-keep-again = Guardar los cambios
page-edition-kept-again = Guardada. Su huella es ahora { $digest }.
page-edition-save = Guardar en un archivo
page-edition-open-file = Abrir un archivo
page-edition-compare = Comparar con un archivo
page-edition-again = Empezar de nuevo
page-edition-delete = Borrar
page-edition-delete-sure = ¿Borrar esta edición del servidor? Las mesas creadas con ella siguen.
page-edition-yours = Conservada en este servidor, huella { $digest }. Solo la abre este enlace, y solo tú puedes cambiarla.
page-edition-owner-link = Copiar el enlace del propietario
page-edition-unsaved = Tus cambios aún no están guardados en el servidor.
page-edition-others = Alguien ha compartido esta edición contigo, huella { $digest }. Consérvala para tener tu propia copia.
page-edition-note = Escribe solo nombres y números, sin textos ni imágenes de la editorial. Un campo con borde discontinuo es una reconstrucción: queda marcado hasta que escribas lo que está impreso o lo confirmes. La tecla Intro confirma un campo y pasa al siguiente. Lo que escribes queda en este navegador hasta que lo guardes o lo conserves en el servidor.
page-edition-no-file = Este archivo no es una edición de este juego.
page-edition-no-board = El tablero aparece cuando todo encaja.
page-edition-checking = Comprobando…
page-edition-sound = Todo encaja. Se puede jugar con esta edición.
page-edition-problems = { $number ->
    [one] Hay una cosa que no encaja.
   *[other] Hay { $number } cosas que no encajan.
}
page-edition-show-first = Ver la primera
page-edition-board = Tablero
page-edition-things = Todo lo que hay en el tablero. Las flechas pasan de una cosa a la siguiente, Intro abre su entrada y Escape vuelve.
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
page-edition-confirm-entry = Confirmar como está impreso: { $entry }
page-edition-confirm-all = Todo como está impreso
page-edition-remove = Quitar
page-edition-remove-entry = Quitar { $entry }
page-edition-add = Añadir una entrada
page-edition-entry = Entrada
page-edition-actions = Confirmar o quitar
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Comparado con «{ $title }»
page-edition-differences = { $number ->
    [0] Los dos archivos dicen lo mismo.
    [one] Un valor es distinto.
   *[other] { $number } valores son distintos.
}
page-edition-mine = La mía: { $value }
page-edition-theirs = La otra: { $value }
page-edition-nothing = nada
page-edition-has-entry = tiene esta entrada
page-edition-reconstructed = reconstruido
page-edition-take-all = Tomar todo de la otra
page-edition-merge = { $number ->
    [one] Tomar un valor
   *[other] Tomar { $number } valores
}
page-edition-played-on = Se jugó con «{ $title }», huella { $digest }
