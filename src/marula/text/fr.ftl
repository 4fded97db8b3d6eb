# The words of no game.

seat = Joueur { $number }
nothing = rien
times = { $number }× { $what }

illegal = { $why } ({ $rule })
not-your-turn = Ce n’est pas ton tour. En attente : { $others }.
match-is-over = La partie est terminée.
stale = La partie a continué entre-temps (version { $version }, à présent { $current }). Regarde de nouveau et choisis de nouveau.
unknown = Inconnu ({ $what }) : { $word }.
allowed = Valeurs admises : { $allowed }.

replay-head = { $game }, { $seats } joueurs, édition « { $edition } »
replay-deal = La mise en place
replay-move = { $number }. { $seat }
replay-whisper = (visible seulement pour { $seat }) { $event }
replay-score = Score final
replay-total = Total
replay-out = { $seat } ne peut pas gagner.
replay-winner = { $names } { $count ->
    [one] gagne.
   *[other] se partagent la victoire.
}
replay-nobody = Personne ne gagne.
replay-unfinished = La partie n’est pas terminée. En attente : { $others }.
replay-position = Position après { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}
verify-sound = Fichier intègre. Entrées : { $entries }, chacune liée à la précédente, légale et fidèlement racontée.
verify-luck-checked = Hasard : chaque tirage découle de la graine.
verify-luck-sealed = Hasard : scellé ; vérifiable dès que la graine sera révélée.
verify-luck-unknown = Hasard : sa source n’est pas dans le fichier, on sait seulement que les tirages sont possibles.
verify-score = Score : conforme aux règles.
verify-unfinished = La partie n’est pas terminée, il n’y a donc pas de score final.

edition-sound = Valide : l’édition « { $edition } » du jeu { $game } est jouable.
edition-problems = { $number ->
    [one] { $number } problème :
   *[other] { $number } problèmes :
}

arena-title = { $game } : { $bots }
arena-about = { $setup } ; parties : { $matches } ; donnes : { $deals } ; graine : { $seed } ; somme de contrôle : { $sum }.
arena-shares = Part des victoires (en tirets : une part égale)
arena-margins = Avance moyenne en points sur le meilleur des autres bots
arena-scores = Répartition des scores
arena-note = Chaque donne est rejouée en faisant tourner les places, pour que le hasard s’annule ; une donne compte pour une observation. Les crochets et les barres sont des intervalles à 95 %. Le temps ne compte que les décisions à plusieurs options.
arena-column-bot = Bot
arena-column-wins = Part des victoires
arena-column-score = Score
arena-column-margin = Avance
arena-column-rank = Rang
arena-column-rating = OpenSkill
arena-column-time = Temps par décision

# Tables: why not.
declined-malformed = Demande illisible : { $problem }
declined-secret-needed = Il faut pour cela le secret d’une place de cette table ou celui de son hôte.
declined-secret-used = Ce secret ouvre déjà autre chose à cette table.
declined-not-yours = Ce n’est pas à toi de le faire.
declined-host-only = Seul l’hôte de la table peut le faire.
declined-not-allowed = La table ne le permet pas.
declined-bad-origin = Cette demande vient d’une page d’un autre site.
declined-too-large = C’est trop volumineux.
declined-too-many = Trop de demandes à la fois. Attends un instant et réessaie.
declined-try-again = Le serveur n’atteint pas ses données. Rien n’est perdu ; réessaie dans un instant.
declined-fault = Une erreur s’est produite sur le serveur. Elle a été notée ; rien n’a changé à la table.
declined-seat-taken = La place { $seat } est prise.
declined-seat-empty = La place { $seat } est libre.
declined-table-full = Toutes les places de cette table sont prises.
declined-already-started = La partie a déjà commencé.
declined-not-started = La partie n’a pas encore commencé.
declined-match-over = La partie est terminée.
declined-not-over = La partie n’est pas encore terminée.
declined-no-undo = Il n’y a rien à reprendre.
declined-undo-pending = La table est déjà consultée sur un coup à reprendre.
declined-no-request = Personne ne te demande de reprendre un coup.
declined-no-hint = Les conseils sont réservés à qui doit jouer.
declined-already-a-bot = Un bot joue à la place { $seat }.
declined-not-a-bot = Aucun bot ne remplace la place { $seat }.

notice-turn = { $name }, c’est ton tour : { $where }
notice-reminder = { $name }, la table t’attend toujours : { $where }

bot-random = Hasard
bot-name = { $level } { $number }

pages-not-built = Le serveur tourne, mais ses pages ne sont pas construites. Lance « make setup » dans le dossier des sources (il faut Node.js), puis redémarre le serveur. L’API fonctionne sans elles.
