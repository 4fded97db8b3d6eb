# The words of no game.

seat = Jugador { $number }
nothing = nada
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = No es tu turno: esperando a { $others }.
match-is-over = La partida ha terminado.
stale = La partida ha avanzado entretanto (versión { $version }, ahora { $current }). Vuelve a mirar y elige de nuevo.
unknown = Desconocido ({ $what }): { $word }.
allowed = Valores admitidos: { $allowed }.

replay-head = { $game }, { $seats } jugadores, edición «{ $edition }»
replay-deal = La preparación
replay-move = { $number }. { $seat }
replay-whisper = (solo lo ve { $seat }) { $event }
replay-score = Puntuación final
replay-total = Total
replay-out = { $seat } no puede ganar.
replay-winner = { $names } { $count ->
    [one] gana.
   *[other] comparten la victoria.
}
replay-nobody = Nadie gana.
replay-unfinished = La partida no ha terminado: esperando a { $others }.
replay-position = Posición tras { $number ->
    [one] { $number } decisión
   *[other] { $number } decisiones
}
verify-sound = Archivo íntegro. Entradas: { $entries }, cada una ligada a la anterior, legal y fielmente contada.
verify-luck-checked = Azar: cada resultado se deduce de la semilla.
verify-luck-sealed = Azar: sellado; se podrá comprobar cuando se revele la semilla.
verify-luck-unknown = Azar: su origen no está en el archivo; solo se sabe que los resultados son posibles.
verify-score = Puntuación: conforme a las reglas.
verify-unfinished = La partida no ha terminado, así que no hay puntuación final.

edition-sound = Válida: la edición «{ $edition }» de { $game } se puede jugar.
edition-problems = { $number ->
    [one] { $number } problema:
   *[other] { $number } problemas:
}

arena-title = { $game }: { $bots }
arena-about = { $setup }; partidas: { $matches }; repartos: { $deals }; semilla: { $seed }; suma de control: { $sum }.
arena-shares = Proporción de victorias (la línea discontinua es el reparto justo)
arena-margins = Ventaja media en puntos sobre el mejor de los demás bots
arena-scores = Distribución de las puntuaciones
arena-note = Cada reparto se juega rotando los asientos para que la suerte se anule; un reparto cuenta como una observación. Los corchetes y las barras son intervalos del 95 %. El tiempo solo cuenta las decisiones con más de una opción.
arena-column-bot = Bot
arena-column-wins = Victorias
arena-column-score = Puntuación
arena-column-margin = Ventaja
arena-column-rank = Puesto
arena-column-rating = OpenSkill
arena-column-time = Tiempo por decisión

# Tables: why not.
declined-malformed = La petición no se puede leer: { $problem }
declined-secret-needed = Hace falta el secreto de un asiento de esta mesa o el de su anfitrión.
declined-secret-used = Ese secreto ya abre otra cosa en esta mesa.
declined-not-yours = Eso no te corresponde a ti.
declined-host-only = Solo el anfitrión de la mesa puede hacerlo.
declined-not-allowed = La mesa no lo permite.
declined-bad-origin = Esta petición viene de una página de otro sitio.
declined-too-large = Es demasiado grande.
declined-too-many = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
declined-try-again = El servidor no puede acceder a sus datos. No se ha perdido nada; inténtalo de nuevo en un momento.
declined-fault = Algo ha fallado en el servidor. Ha quedado anotado; en la mesa no ha cambiado nada.
declined-seat-taken = El asiento { $seat } está ocupado.
declined-seat-empty = El asiento { $seat } está libre.
declined-table-full = Todos los asientos de esta mesa están ocupados.
declined-already-started = La partida ya ha empezado.
declined-not-started = La partida aún no ha empezado.
declined-match-over = La partida ha terminado.
declined-not-over = La partida aún no ha terminado.
declined-no-undo = No hay nada que deshacer.
declined-undo-pending = Ya se ha preguntado a la mesa si se puede deshacer una jugada.
declined-no-request = Nadie te pide deshacer una jugada.
declined-no-hint = Las pistas son para quien tiene el turno.
declined-already-a-bot = Un bot juega en el asiento { $seat }.
declined-not-a-bot = Ningún bot sustituye a nadie en el asiento { $seat }.

notice-turn = { $name }, es tu turno: { $where }
notice-reminder = { $name }, la mesa sigue esperándote: { $where }

bot-random = Azar
bot-name = { $level } { $number }

pages-not-built = El servidor funciona, pero sus páginas no están generadas. Ejecuta «make setup» en la carpeta del código fuente (necesita Node.js) y vuelve a arrancar el servidor. La API funciona sin ellas.
