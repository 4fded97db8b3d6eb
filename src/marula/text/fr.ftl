# The words of no game.

seat = Joueur { $number }
scene-you = Toi
scene-other = Joueur { $number }
lesson-right = Bien joué.
lesson-other = Les règles le permettent aussi. Pour cette leçon, essaie plutôt : { $wanted }
nothing = rien
times = { $number }× { $what }
between-numbers = {", "}
between-owners = {" · "}
between-things = {" ; "}

illegal = { $why } ({ $rule })
not-your-turn = Ce n’est pas ton tour. En attente : { $others }.
match-is-over = La partie est terminée.
stale = La partie a continué depuis ton choix (version { $version }, à présent { $current }). Regarde de nouveau, puis choisis.
against-rule = Les règles ne le permettent pas ({ $rule }).

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = Cette action n’existe pas : { $word }
unknown-address = Cette adresse n’existe pas : { $word }
unknown-answer-to-illegal = Cette façon de traiter une action illégale n’existe pas : { $word }
unknown-bot = Ce bot n’existe pas : { $word }
unknown-choice = Tu ne peux pas choisir cela : { $word }
unknown-clock = Cette pendule n’existe pas : { $word }
unknown-edition = Cette édition n’existe pas : { $word }
unknown-own-edition = Cette édition n’existe pas, ou elle a été supprimée : { $word }
unknown-edition-of-this-game = Cette édition appartient à un autre jeu : { $word }
unknown-lesson = Cette leçon n’existe pas : { $word }
unknown-puzzle = Cette énigme n’existe pas : { $word }
unknown-game = Ce jeu n’existe pas : { $word }
unknown-kind-of-notice = Ce serveur ne peut pas envoyer de notifications ainsi : { $word }
unknown-message = Ce message n’existe pas : { $word }
unknown-report = Ce signalement n’existe pas : { $word }
unknown-notice = Cette notification n’existe pas : { $word }
unknown-number-of-bots = Impossible de jouer avec ce nombre de bots : { $word }
unknown-number-of-seats = Impossible de jouer avec ce nombre de joueurs : { $word }
unknown-option = Cette variante n’existe pas : { $word }
unknown-place-of-the-mask = Le masque des actions ne peut pas être placé là : { $word }
unknown-position = Cette décision n’existe pas dans la partie : { $word }
unknown-render-mode = Ce mode d’affichage n’existe pas : { $word }
unknown-reward = Cette récompense n’existe pas : { $word }
unknown-rules-page = Il n’y a pas de page de règles pour { $word }
unknown-seat = Cette place n’existe pas : { $word }
unknown-status = Cet état de table n’existe pas : { $word }
unknown-table = Cette table n’existe pas : { $word }
with-allowed = { $problem }. Valeurs admises : { $allowed }.

replay-head = { $game }, { $seats } joueurs, édition : { $edition }
standard-edition = standard
replay-deal = La mise en place
replay-move = { $number }. { $seat }
replay-whisper = (visible seulement pour { $seat }) { $event }
replay-score = Score final
replay-total = Total
replay-totals = Score si la partie s’arrêtait ici : { $totals }
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
replay-field = { $field } : { $value }
verify-sound = OK. Entrées : { $entries }. La chaîne est intacte, chaque coup est légal et chaque événement concorde.
verify-luck-checked = Hasard : chaque tirage découle de la graine.
verify-luck-sealed = Hasard : scellé. Tu pourras le vérifier dès que la graine sera publiée.
verify-taken-back = Pas de preuve de jeu loyal : la seule personne à la table a annulé { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    } après avoir vu le résultat du hasard ou des cartes cachées.
verify-taken-back-by-all = Tous les joueurs ont accepté d’annuler { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    }. Le fichier ne dit pas si une même personne occupait plusieurs places.
verify-skipped = Pas de preuve de jeu loyal : { $number ->
        [one] { $number } tirage a été effectué puis annulé
       *[other] { $number } tirages ont été effectués puis annulés
    }.
verify-luck-other = Pas de preuve de jeu loyal : à partir de la décision { $number }, le hasard découle d’une autre graine, comme dans une partie reprise d’une autre.
verify-luck-unknown = Hasard : son origine n’est pas indiquée dans le fichier. Les tirages sont possibles, c’est tout ce qu’on sait.
verify-score = Score : conforme aux règles.
verify-unfinished = La partie n’est pas terminée, il n’y a donc pas de score final.
review-seat = { $seat } : résultat { $result }
review-account = Départ { $start }, hasard { $luck }, choix { $choices } (dont ses propres choix { $own })
review-kinds = Choix : { $best ->
        [one] { $best } optimal
       *[other] { $best } optimaux
    }, { $fine ->
        [one] { $fine } bon
       *[other] { $fine } bons
    }, { $inaccuracy ->
        [one] { $inaccuracy } imprécision
       *[other] { $inaccuracy } imprécisions
    }, { $mistake ->
        [one] { $mistake } erreur
       *[other] { $mistake } erreurs
    }, { $blunder ->
        [one] { $blunder } gaffe
       *[other] { $blunder } gaffes
    }
review-luck = Hasard { $worth } à la décision { $number } : { $what }
review-luck-deal = Hasard { $worth } à la mise en place
review-turning-points = Tournants de la partie, les plus coûteux d’abord
review-nothing-to-better = Aucun choix n’était nettement moins bon que le meilleur.
review-decision-inaccuracy = { $number }. { $seat }, imprécision : { $choice } (chances de victoire : { $chosen })
review-decision-mistake = { $number }. { $seat }, erreur : { $choice } (chances de victoire : { $chosen })
review-decision-blunder = { $number }. { $seat }, gaffe : { $choice } (chances de victoire : { $chosen })
review-better = Mieux : { $better } (chances de victoire : { $best })
review-why = Ce qui diffère : { $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what } (et non { $value })
why-other-only = l’autre choix : { $what }
# What the better option brings until the end of the match, on average over many ways it could go on.
why-line-more = { $line } : { $value ->
    [one] { $value } point de plus
   *[other] { $value } points de plus
} à la fin
why-line-fewer = { $line } : { $value ->
    [one] { $value } point de moins
   *[other] { $value } points de moins
} à la fin
why-line-saves = { $line } : { $value ->
    [one] { $value } point perdu de moins
   *[other] { $value } points perdus de moins
} à la fin
why-line-costs = { $line } : { $value ->
    [one] { $value } point perdu de plus
   *[other] { $value } points perdus de plus
} à la fin
why-others-more = le meilleur des autres : { $value ->
    [one] { $value } point de plus
   *[other] { $value } points de plus
} à la fin
why-others-fewer = le meilleur des autres : { $value ->
    [one] { $value } point de moins
   *[other] { $value } points de moins
} à la fin
review-lucky = Le hasard a donné à { $seat } { $worth } de chances de victoire.
review-unlucky = Le hasard a retiré à { $seat } { $worth } de chances de victoire.
review-no-luck = Le hasard n’a rien changé pour { $seat }.
reading-head = Décision { $number } : ce que { $seat } aurait pu savoir
reading-thing = { $seat }, { $field } : { $what }, { $chance } ; { $truth }
reading-number = { $seat }, { $field } : { $chance } ; { $truth }
reading-at-least = au moins { $number } ({ $chance })
reading-had-it = l’avait
reading-had-not = ne l’avait pas
reading-had = { $number ->
    [0] n’en avait pas
   *[other] en avait { $number }
}
reading-nothing = Les autres n’avaient rien de caché.
review-lesson = La prochaine fois : avant de choisir « { $choice } », pense à « { $better } ». Des choix comme celui de la décision { $number } ont coûté { $loss } de chances de victoire ({ $count } fois).
review-lesson-same-kind = La prochaine fois : pour « { $choice } », compare encore une fois tes options. Des choix comme celui de la décision { $number } ont coûté { $loss } de chances de victoire ({ $count } fois).
# After a lesson; $what is one of the reasons above: "Tickets completed: 13 points more at the end".
review-lesson-why = À ce moment-là, « { $better } » aurait donné : { $what }.
progress-decisions = décisions
progress-puzzles = énigmes
dataset-written = { $folder } : { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } de { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
study-title = { $game }, édition : { $edition }
study-about = Joué par { $bot }, graine { $seed }, empreinte de l’édition { $digest }.
study-size = { $players } joueurs : { $matches } parties, { $decisions } décisions chacune en moyenne
study-seat = { $seat } : { $wins } de victoires (de { $low } à { $high }), { $points } points en moyenne
study-skill = Chaque niveau contre des joueurs du niveau inférieur
study-level = { $bot } contre { $against } : { $wins } de victoires
study-luck = Le hasard explique { $part } des résultats (mesuré sur { $matches } parties)
study-thing = { $kind } { $name } : { $worth } pour le joueur qui l’a (choix de { $taken } des joueurs)
study-against = { $players } joueurs, par rapport à l’autre édition : { $points } points, { $decisions } décisions ; part des victoires de chaque place
study-column-thing = Élément
study-column-taken = Choisi par
study-column-with = Victoires avec
study-column-without = Victoires sans
study-column-difference = Écart
puzzles-question = { $players } joueurs, difficulté { $level } sur 5 : { $what }
puzzles-options = Choix : { $options }
puzzles-solution = Solution : { $action } (chances de victoire : { $chance })
puzzles-found = { $number ->
    [one] { $number } énigme
   *[other] { $number } énigmes
}

edition-written = { $file } : modifie-le, puis lance : marula edition check { $file }
edition-broken = { $where } : { $problem }{ $more ->
    [0] {""}
    [one] {" "}(et { $more } autre : marula edition check)
   *[other] {" "}(et { $more } autres : marula edition check)
}
edition-sound = OK : { $game } est jouable avec cette édition ({ $edition }).
edition-problems = { $number ->
    [one] { $number } problème :
   *[other] { $number } problèmes :
}

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place } : { $what }
problem-unreadable = illisible ({ $reason })
problem-not-json = n’est pas du JSON ({ $reason })
problem-not-an-object = n’est pas une édition : il faut un objet JSON
problem-unnamed = manque : une édition doit indiquer son jeu et son propre nom
problem-missing = manque
problem-no-field = n’est pas un champ ici ; champs : { $fields }
problem-kind = attendu : { $wanted }, trouvé : { $found }
problem-strange = « { $word } » n’est pas permis ici
problem-misfit = ne convient pas ici
problem-twice = « { $word } » apparaît deux fois
problem-no-id = « { $word } » n’est pas un identifiant : minuscules, chiffres et _, en commençant par une lettre
problem-none-of = « { $word } » n’est pas dans la liste « { $list } »
problem-not-among = « { $word } » ne figure pas parmi : { $known }
problem-lacks = « { $word } » manque
problem-empty = est vide
problem-count = il en faut { $number }, pas { $found }
problem-at-least = doit être d’au moins { $number }
problem-at-most = ne doit pas dépasser { $number }
problem-between = doit être compris entre { $least } et { $most }
problem-too-large = est trop volumineux : une édition peut compter au plus { $number } octets
problem-many-letters = ne doit pas dépasser { $number } caractères
problem-many-entries = ne doit pas dépasser { $number } entrées
problem-too-costly = demande trop de temps ou de mémoire pour la mise en place
problem-invisible = ne doit contenir ni caractères de contrôle ni caractères invisibles
problem-no-name = il faut un nom simple : lettres, chiffres, espaces et . - _, en commençant par une lettre ou un chiffre
problem-not-connected = ne relient pas tous les lieux

games-game = { $name } : { $title }, { $fewest } à { $most } joueurs
games-editions = Éditions : { $editions }
games-bots = Bots : { $bots }
games-option = --option { $name }=… : { $what } : { $choices }
games-default = { $choice } (par défaut)

play-address = { $address } (Ctrl-C pour arrêter ; tes parties sont conservées)
stopped = arrêté
usage = { $problem } (voir { $command } --help)
no-such-language = La langue « { $word } » n’est pas disponible, voici donc l’anglais. Disponibles : { $languages }
progress-matches = parties

simulate-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ({ $setup }), { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $mean } par partie
simulate-speed = { $seconds } s, { $speed } décisions par seconde, inachevées : { $unfinished }
simulate-checksum = somme de contrôle { $sum }

bench-about = Python { $python }, { $machine } ; un cœur, jeu au hasard, par seconde de processeur, le meilleur de 3
bench-column-game = jeu
bench-column-players = joueurs
bench-column-speed = vitesse
bench-column-one-call = en un appel
bench-column-stepped = pas à pas
bench-column-fork = copie

# What marula admin answers.
admin-dry-run = Essai à blanc : rien n’a été modifié.
admin-tables = { $number ->
    [0] Aucune table.
    [one] { $number } table :
   *[other] { $number } tables :
}
admin-table = { $table }  { $status }  { $game }  modifiée { $changed }  nom dans le journal { $log_name }  { $who }
admin-delete = { $dry ->
    [yes] À supprimer :
   *[no] Supprimée :
} la table { $table } ({ $game }, { $status }, entrées du journal : { $entries }).
admin-prune = { $dry ->
    [yes] À supprimer :
   *[no] Suppression effectuée :
} { $number ->
    [one] { $number } table
   *[other] { $number } tables
} sans activité depuis { $before }.
admin-ban = { $dry ->
    [yes] À bannir :
   *[no] Bannissement effectué :
} { $kind ->
    [player] joueur
   *[address] adresse
} (empreinte { $hash }), { $until ->
    [never] pour toujours
   *[other] jusqu’à { $until }
}.
admin-unban = { $dry ->
    [yes] À lever :
   *[no] Levé :
} le bannissement de { $hash }.
admin-bans = { $number ->
    [0] Aucun bannissement.
    [one] { $number } bannissement :
   *[other] { $number } bannissements :
}
admin-one-ban = { $hash }  { $kind ->
    [player] joueur
   *[address] adresse
}  depuis { $at }  { $until ->
    [never] pour toujours
   *[other] jusqu’à { $until }
}  { $note }
admin-erase = { $dry ->
    [yes] À effacer :
   *[no] Effacement effectué :
} { $names ->
    [one] { $names } nom
   *[other] { $names } noms
}, { $chat ->
    [one] { $chat } message
   *[other] { $chat } messages
} et { $notices ->
    [one] { $notices } adresse de notification
   *[other] { $notices } adresses de notification
}, sur { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Les coups restent.
admin-reports = { $number ->
    [0] Aucun signalement.
    [one] { $number } signalement :
   *[other] { $number } signalements :
}
admin-report = { $id }  { $at }  { $kind ->
    [name] nom
   *[message] message
} de { $table }:{ $seat }  { $name } : { $text }  { $reason }
admin-dismiss = { $dry ->
    [yes] À écarter :
   *[no] Écarté :
} le signalement { $id } sur { $name }.
admin-delete-reported = { $dry ->
    [yes] À supprimer :
   *[no] Suppression effectuée :
} { $kind ->
    [name] les noms et les messages de { $name }
   *[message] un message de { $name }
} à la table { $table }, et le signalement { $id }.
admin-rotate-push-key = { $dry ->
    [yes] La clé push serait remplacée, ce qui arrêterait
   *[no] La clé push est remplacée, ce qui arrête
} { $ended ->
    [one] { $ended } abonnement push
   *[other] { $ended } abonnements push
}. Les joueurs doivent réactiver leurs notifications.
admin-taken-up = Les serveurs en marche l’appliquent en { $seconds } secondes au plus.
admin-bad-person = { $person } : donne une adresse, son empreinte tirée du journal, ou TABLE:PLACE (places comptées à partir de 1)
admin-nobody = à la table { $table }, personne n’occupe la place { $seat }
admin-never-served = aucun serveur n’a encore utilisé cette base de données : elle ne contient donc aucune adresse
admin-not-banned = { $hash } n’est pas sur la liste des bannissements
admin-push-key-elsewhere = la clé push vient de MARULA_VAPID ; remplace-la dans cette variable et redémarre les serveurs

# What is wrong with the words of a command.
bad-option = --option { $item } : écris NOM=CHOIX ; noms du jeu { $game } : { $known }
bad-choice = --option { $item } : pour { $option }, choix possibles : { $allowed }
bad-number = { $option } doit être d’au moins { $least }, et non { $value }
bad-file = { $file } : illisible ({ $reason })
bad-file-there = { $file } existe déjà ; choisis un autre nom ou supprime-le
bad-file-unwritten = { $file } : écriture impossible ({ $reason })
bad-seat = --seat doit être compris entre 0 (spectateur) et { $most }, et non { $value }
bad-review-seat = --seat doit être compris entre 1 et { $most }, et non { $value }
bad-reading-unfinished = { $file } : cette partie n’est pas terminée. Ce que les autres cachent n’est révélé qu’après la fin.
bad-reading-at = --at doit être compris entre 1 et { $most }, et non { $value }
bad-review-unfinished = { $file } : cette partie n’est pas terminée. Ajoute --unfinished pour analyser ce qui a déjà été joué.
bad-folder-full = { $folder } n’est pas vide : indique un nouveau dossier
bad-minutes = --minutes doit être supérieur à 0, et non { $value }
bad-moment = --at doit être compris entre 0 et { $most }, et non { $value }
bad-lab = l’arène demande d’autres paquets ({ $packages }) : pip install 'marula[lab]'
bad-until = --until { $value } : écris une part entre 0 et 1, ou « fair » s’il y a au moins deux bots
bad-seconds = --seconds doit être supérieur à 0, et non { $value }
bad-folder = --out { $folder } : impossible d’y écrire ({ $reason })
bad-folder-used = --out { $folder } : { $file } existe déjà ; choisis un autre dossier
bad-record-folder = --record { $folder } : ce dossier n’existe pas ; crée-le d’abord
bad-server = le serveur demande d’autres paquets ({ $package }) : pip install 'marula[server]'
bad-database = --database { $address } : écris postgresql://… ou sqlite:///FICHIER
bad-data-folder = { $folder } : création impossible ({ $reason }) ; utilise --database FICHIER
bad-workers-database = --workers : pour plus d’un processus, il faut PostgreSQL (--database postgresql://…) ; SQLite n’en permet qu’un
bad-range = { $option } doit être compris entre { $least } et { $most }, et non { $value }
bad-web-address = { $option } { $value } : écris une adresse comme https://play.example.org
bad-host = --host { $host } : cette machine n’a pas cette adresse
bad-address = impossible d’écouter sur { $host }, port { $port } ({ $reason })
bad-engine = --engine { $item } : écris NOM=COMMANDE, avec un nom fait de minuscules, de chiffres, de - et de _
bad-engine-name = --engine { $name } : un bot porte déjà ce nom
bad-environment = { $variable } n’est pas utilisable ({ $reason })
bad-database-folder = { $folder } ne peut pas contenir de base de données ({ $reason })
bad-database-file = { $database } : lecture impossible ({ $reason })
bad-database-kind = { $database } n’est pas une base SQLite
bad-database-foreign = { $database } appartient à un autre programme
bad-database-newer = { $database } vient d’une version plus récente de Marula ; installe cette version
bad-database-in-use = { $database } est déjà utilisée par le processus { $process }
bad-database-refused = { $database } n’est pas utilisable ({ $reason })
bad-database-silent = { $database } n’a pas répondu en { $seconds } secondes
bad-database-missing = { $database } n’existe pas ; marula serve la crée
bad-database-older = { $database } vient d’une version plus ancienne de Marula ; lance une fois marula serve pour la mettre à jour
bad-port = le port { $port } n’est pas utilisable ; essaies-en un autre : --port { $next }
engine-not-started = le moteur « { $command } » ne démarre pas ({ $reason })
engine-died = le moteur « { $command } » s’est arrêté (code de sortie { $code }) sans répondre
engine-silent = le moteur « { $command } » n’a pas répondu en { $seconds } secondes
engine-line = le moteur « { $command } » a envoyé une ligne trop longue ou tronquée
engine-answer = le moteur « { $command } » a donné une réponse que le protocole ne permet pas : { $answer }
engine-protocol = le moteur « { $command } » utilise la version { $theirs } du protocole, pas la version { $ours }
engine-game = le moteur « { $command } » ne connaît pas le jeu { $game }
engine-refused = le moteur « { $command } » a refusé : { $text }
engine-illegal = le moteur « { $command } » a choisi une action qui n’est pas proposée : { $choice }
engine-waits = Ce moteur lit un message JSON par ligne, comme le décrit docs/reference/engine-protocol.md. Ctrl-D pour l’arrêter.
engine-check-good = ok      { $what }
engine-check-bad = ÉCHEC   { $what } : { $problem }
engine-check-passed = Le moteur réussit le contrôle.
engine-check-failed = Le moteur échoue au contrôle.
engine-check-hello = démarre et envoie « hello »
engine-check-games = joue à { $games }
engine-check-nonsense = répond par une erreur à un message illisible, et continue
engine-check-other-game = refuse un jeu qu’il ne connaît pas
engine-check-quit = s’arrête quand on le lui demande
engine-check-end-of-input = s’arrête à la fin de son entrée
engine-check-whole-match = joue une partie entière de { $game } à { $players } joueurs
engine-check-any-moment = commence au milieu d’une partie de { $game } à { $players } joueurs
engine-check-change-of-match = passe d’une partie de { $game } à une autre, à { $players } joueurs
engine-check-new-fields = ignore les champs qu’il ne connaît pas, dans { $game }
engine-check-no-game = il ne connaît aucun des jeux d’ici, seulement { $games }
engine-check-no-error = à { $line }, il a répondu { $answer } au lieu d’une erreur
engine-check-no-second-hello = il n’a pas répondu à un second « hello »
engine-check-no-end = il tourne encore après { $seconds } secondes
engine-check-exit-code = son code de sortie est { $code } et non 0
engine-check-not-ready = il a répondu { $answer } au lieu de « ready »
engine-check-illegal = à la décision { $version }, il a répondu { $answer }, qui n’est pas l’un des choix
bad-bot = le bot « { $bot } » a choisi { $action }, qui n’est pas proposé : { $why }
workers-died = des processus de calcul se sont arrêtés { $times } fois de suite sur le même travail
workers-no-ray = Ray n’est pas installé ; installe-le avec : pip install 'marula[ray]'
workers-not-let-in = le cluster Ray à l’adresse { $address } a refusé la connexion ({ $reason })
workers-keep-dying = des processus du cluster Ray plantent sans cesse ({ $reason })
workers-no-address = « { $address } » n’est pas une adresse Ray : écris HÔTE:PORT, ray://HÔTE:PORT ou auto
workers-no-answer = aucun cluster Ray ne répond à l’adresse { $address } ({ $reason })

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = l’en-tête est endommagé, ou ce n’est pas un fichier de partie
file-format = l’en-tête nomme le format { $format } ; cette version lit { $known }
file-head-changed = l’en-tête a été modifié : son empreinte ne correspond pas
file-head-refused = l’en-tête n’est pas valide : { $why }
file-head-strange = l’en-tête n’est pas valide
file-setup-incomplete = l’en-tête n’est pas valide : la mise en place est incomplète
file-luck-damaged = ce que l’en-tête dit du hasard est illisible
file-luck-missing = l’en-tête ne dit pas d’où vient le hasard
file-luck-unknown = l’en-tête nomme une source de hasard inconnue : { $word }
file-seed-wrong = la graine de l’en-tête n’est pas celle qui avait été promise
file-lot-wrong = le tirage au sort des places dans l’en-tête ne découle pas de sa graine
file-no-deal = l’entrée 0 manque : il n’y a pas de mise en place
file-entry-cut-off = l’entrée { $entry } est tronquée ou manquante
file-entry-strange = l’entrée { $entry } n’appartient pas à ce jeu
file-damaged = { $entry ->
    [-1] la fin est endommagée : ce n’est pas le JSON qui a été écrit
   *[other] l’entrée { $entry } est endommagée : ce n’est pas le JSON qui a été écrit
}
file-broken-chain = { $entry ->
    [-1] la fin ne découle pas de ce qui précède : son empreinte ne correspond pas
   *[other] l’entrée { $entry } ne découle pas de ce qui précède : son empreinte ne correspond pas
}
file-end-cut-off = le fichier est tronqué après l’entrée { $entry }
file-end-wrong = la fin ne découle pas des entrées : son compte ou son score est faux
file-after-the-end = quelque chose suit la fin
journal-entry-missing = l’entrée { $entry } manque : à sa place se trouve l’entrée { $found }
journal-no-action = l’entrée { $entry } n’a pas d’action
journal-no-deal = l’entrée 0 n’est pas une mise en place
journal-illegal = l’entrée { $entry } n’est pas légale : { $why }
journal-luck = l’entrée { $entry } a un autre hasard que celui que donne sa graine
journal-luck-again = l’entrée { $entry } utilise le même hasard une deuxième fois
journal-luck-elsewhere = le hasard de l’entrée { $entry } ne continue pas là où l’entrée précédente s’est arrêtée
journal-told-wrong = l’entrée { $entry } rapporte quelque chose qui ne s’est pas produit

arena-title = { $game } : { $bots }
arena-about = { $setup } ; parties : { $matches } ; donnes : { $deals } ; graine : { $seed } ; somme de contrôle : { $sum }.
arena-shares = Part des victoires (en pointillés : une part égale)
arena-margins = Avance moyenne en points sur le meilleur des autres bots
arena-scores = Répartition des scores
arena-note = Chaque donne est rejouée avec les places dans différents ordres, pour que le hasard s’annule ; une donne compte pour une observation. Les crochets et les barres sont des intervalles à 95 %. Les temps ne concernent que les décisions à plusieurs options.
arena-column-bot = Bot
arena-column-wins = Part des victoires
arena-column-score = Score
arena-column-margin = Avance
arena-column-rank = Rang
arena-column-rating = OpenSkill
arena-column-time = Temps par décision
arena-column-adjusted = Victoires hors hasard
arena-until-above = Il est clair que { $bot } gagne plus de { $share } % des parties. Un tel verdict est faux au plus 5 fois sur 100. Les intervalles restent valables malgré l’arrêt anticipé.
arena-until-below = Il est clair que { $bot } gagne moins de { $share } % des parties. Un tel verdict est faux au plus 5 fois sur 100. Les intervalles restent valables malgré l’arrêt anticipé.
arena-until-open = Ces parties ne suffisent pas pour dire si { $bot } en gagne plus ou moins de { $share } %.
arena-forfeits = { $bot } a échoué lors de { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
} ; la première option a été prise à la place.

# Tables: why not.
declined-malformed = Demande illisible : { $problem }
declined-secret-needed = Il te faut le lien secret d’une place de cette table, ou celui de son hôte.
declined-secret-used = Ce lien secret sert déjà à autre chose à cette table.
declined-not-yours = Tu ne peux pas faire cela ici.
declined-host-only = Seul l’hôte de la table peut le faire.
declined-not-allowed = La table ne le permet pas.
declined-bad-origin = Cette demande vient d’une page d’un autre site.
declined-bad-host = Ouvre ces tables à une adresse de cette machine : 127.0.0.1 ou localhost.
declined-too-large = C’est trop volumineux.
declined-too-many = Trop de demandes à la fois. Attends un instant et réessaie.
declined-too-many-editions = Ce serveur garde déjà { $number } éditions pour toi. Supprimes-en une d’abord, ou enregistre la tienne dans un fichier.
declined-not-owner = Seul le propriétaire de cette édition peut le faire. Utilise le lien du propriétaire.
declined-full = Le serveur est plein en ce moment. Les parties en cours continuent. Reviens dans un instant.
declined-busy = Le serveur a trop de connexions. Réessaie dans un instant.
declined-banned = L’administrateur de ce serveur t’en a interdit l’accès.
declined-try-again = Le serveur n’atteint pas sa base de données. Rien n’est perdu. Réessaie dans un instant.
declined-fault = Une erreur s’est produite sur le serveur. Elle a été enregistrée, et rien n’a changé à la table.
declined-not-sent = Le message n’a pas pu être envoyé. Réessaie plus tard.
declined-seat-taken = La place { $seat } est prise.
declined-seat-empty = La place { $seat } est libre.
declined-table-full = Toutes les places de cette table sont prises.
declined-already-started = La partie a déjà commencé.
declined-not-started = La partie n’a pas encore commencé.
declined-match-over = La partie est terminée.
declined-not-over = La partie n’est pas encore terminée.
declined-still-secret = La partie n’est pas encore terminée. D’ici là, cela révélerait des secrets.
declined-sealed = On joue encore à une autre table avec la même graine. Tant que cette partie n’est pas terminée, cela reste secret.
declined-too-long = Les parties de plus de { $number } décisions ne sont pas analysées ici.
declined-no-review = Personne n’a encore demandé d’analyse de cette partie.
declined-no-undo = Il n’y a rien à annuler.
declined-undo-pending = La table vote déjà sur une annulation.
declined-undo-asked-before = Tu as déjà demandé. Tu pourras redemander après la prochaine décision.
declined-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble.
declined-colour-taken = Quelqu’un à cette table a déjà cette couleur.
declined-sits-at-a-copy = Tu as déjà une place à une autre copie de cette table. Toutes les copies ont les mêmes cartes : tu ne peux prendre place qu’à une seule.
declined-copies-wait = Une autre copie de cette table attend encore des joueurs. Toutes les copies commencent ensemble.
declined-time-up = Ton temps pour cette décision est écoulé.
declined-no-request = Aucune demande d’annulation n’attend ta réponse.
declined-no-hint = Tu ne peux avoir un conseil que pendant ton tour.
declined-already-a-bot = Un bot joue déjà à la place { $seat }.
declined-not-a-bot = Aucun bot ne joue pour toi à la place { $seat }.

notice-turn = { $name }, c’est ton tour : { $where }
notice-reminder = { $name }, la table t’attend toujours : { $where }
notice-stop = Ne plus recevoir ces e-mails : { $link }
notice-confirm = Veux-tu recevoir un e-mail quand c’est ton tour ? ({ $game })
notice-confirm-how = Quelqu’un a saisi cette adresse à une table. Si c’était toi, ouvre ce lien dans les 24 heures :
notice-confirm-not = Si ce n’était pas toi, ignore cet e-mail : tu n’en recevras pas d’autre.

bot-random = Hasard
bot-casual = Tranquille
bot-steady = Solide
bot-sharp = Affûté
bot-expert = Expert
bot-name = { $level } { $number }

# Opponents, each an animal of Africa. The animal is its name, written as a name. The second line tells how it plays.
character-meerkat = Suricate
character-manner-meerkat = Avance à petits pas, peu chers mais nombreux.
character-hippo = Hippopotame
character-manner-hippo = Vise le plus gros gain en vue.
character-weaver = Tisserin
character-manner-weaver = Collectionne les cartes, de préférence celles qui vont ensemble.
character-tortoise = Tortue
character-manner-tortoise = Économise cartes et pièces, et frappe tard.
character-ostrich = Autruche
character-manner-ostrich = Est pressée et agit dès qu’elle le peut.
character-elephant = Éléphant
character-manner-elephant = Donne beaucoup et paie sans compter.
character-hornbill = Calao
character-manner-hornbill = Veut ce que veulent les autres, et le veut avant eux.
character-serval = Serval
character-manner-serval = Prend ce qui est face visible avant que les autres ne s’en emparent.
character-pangolin = Pangolin
character-manner-pangolin = Joue la sécurité et laisse peu de place au hasard.
character-crane = Grue couronnée
character-manner-crane = Poursuit de nombreux plans à la fois.
character-aardvark = Oryctérope
character-manner-aardvark = Creuse vers l’inconnu plutôt que de choisir la valeur sûre.
character-chameleon = Caméléon
character-manner-chameleon = Adore les cartes qui peuvent remplacer n’importe quelle autre.

pages-not-built = Le serveur tourne, mais ses pages n’ont pas été générées. Lance « make setup » dans le dossier des sources (il faut Node.js), puis redémarre le serveur. L’API fonctionne sans les pages.
