# The words of the pages, of no game.

page-skip = Aller au contenu
page-navigation = Pages
page-home = Accueil
page-about = À propos
page-language = Langue
page-theme = Apparence
page-theme-auto = Comme l’appareil
page-theme-light = Claire
page-theme-dark = Sombre
page-sound = Son
page-sound-question = Jouer avec le son ?
page-sound-on = Avec le son
page-sound-off = Sans le son
page-volume = Volume
page-pace = Vitesse des coups des autres
page-pace-calm = Lente
page-pace-brisk = Rapide
page-pace-at-once = Immédiate
page-yes = oui
page-no = non
page-remark = { $what } ({ $remark })
page-close = Fermer
page-cancel = Annuler
page-back = Retour
page-menu = Menu
page-rules = Règles
page-contents = Sur cette page
page-help = Aide
page-help-more = Des pages courtes pour les joueurs. Tu peux les lire pendant qu’une partie t’attend.
page-help-in-english = Les pages d’aide existent seulement en anglais. Les règles sont dans ta langue.
page-help-play = Jouer une partie
page-help-play-more = Ce que tu peux faire à une table : choisir, annuler, demander un conseil, partir et revenir.
page-help-learn = Apprendre un jeu
page-help-learn-more = Les premières leçons, une énigme chaque jour et tes propres erreurs en exercices.
page-help-review = Analyser une partie
page-help-review-more = Ce que tu aurais pu mieux faire, et la part de chance dans le résultat.
page-help-luck = Comment vérifier le hasard
page-help-luck-more = Comment vérifier que personne n’a truqué les dés et les cartes.
page-help-editions = Jouer avec ce qui est imprimé sur ton plateau
page-help-editions-more = Saisir les valeurs d’un jeu que tu possèdes, et jouer avec.
page-help-changes = Tous les changements, version par version
page-help-changes-more = Ce qui est nouveau, et ce qui fonctionne autrement qu’avant.
page-help-rules-more = Les règles numérotées de chaque jeu.
page-rules-in-english = Ces règles ne sont pas encore traduites : les voici en anglais.
page-unreachable = Le serveur ne répond pas. Est-il toujours en marche ?
page-reload = Recharger
page-no-page = Cette page n’existe pas
page-no-page-more = Il n’y a rien à l’adresse { $address }. Le lien est peut-être incomplet.
page-fault = Un problème est survenu sur cette page. Recharge-la ; rien n’est perdu à la table.

page-welcome = Des jeux de société qui se passent en Afrique
page-welcome-more = Joue tout de suite contre des bots, avec des amis grâce à un lien, ou à plusieurs sur un même écran. Sans compte.
page-players = { $fewest } à { $most } joueurs
page-play-bots = Jouer contre des bots
page-set-up = Préparer une table…
page-guest = Invité
page-tables = Tables
page-no-tables = Aucune table ouverte en ce moment. Prépares-en une et rends-la publique.
page-finished = Parties terminées
page-no-finished = Aucune partie terminée pour l’instant.
page-upload = Ouvrir un fichier de partie…
page-go-on = Continuer
page-status-open = Ouverte : rejoindre
page-status-playing = En cours : regarder
page-status-over = Terminée
page-more-matches = { $number ->
    [one] { $number } autre de tes parties
   *[other] { $number } autres de tes parties
}
page-no-game = Ce jeu n’existe pas : { $name }
page-won-by = Victoire : { $names }
page-free-seat = place libre

page-puzzles = Énigmes
page-puzzles-more = Des positions de parties entre bots forts, où un choix est clairement le meilleur.
page-daily-puzzle = Énigme du jour
page-daily-puzzle-in = { $title }, { $number } joueurs
page-daily-solved = Résolue aujourd’hui
page-streak = { $number ->
    [one] { $number } jour de suite
   *[other] { $number } jours de suite
}
page-all-puzzles = Toutes les énigmes
page-puzzle-game = Jeu
page-puzzle-theme = Thème
page-puzzle-difficulty = Difficulté
page-puzzle-any = Tout
page-puzzle-level = Difficulté { $level } sur 5
page-puzzle-number = Énigme { $number }
page-puzzle-players = { $number } joueurs
page-puzzle-solved = résolue
page-puzzle-shown = solution vue
page-puzzles-listed = { $number ->
    [one] { $number } énigme
   *[other] { $number } énigmes
}
page-puzzle-random = En résoudre une
page-puzzle-best = Quel est le meilleur choix ?
page-puzzle-how = Choisis comme à la table. Tu vois ce que ce joueur voyait.
page-puzzle-right = C’est ça !
page-puzzle-wrong = Il y a mieux. « { $choice } » gagne { $chance } des parties ; le meilleur choix en gagne { $best }.
page-puzzle-wrong-unknown = Il y a mieux. « { $choice } » n’était pas parmi les choix qui méritaient d’être comparés.
page-puzzle-try-again = Essaie encore, ou regarde la solution.
page-puzzle-show = Voir la solution
page-puzzle-solution = Le meilleur choix
page-puzzle-why = Pourquoi : { $what }.
page-puzzle-why-not = Le deuxième meilleur choix : { $what }.
page-puzzle-options = Chances de victoire de chaque choix
page-puzzle-found-by = Trouvé par { $names }.
page-puzzle-found-by-none = Aucun de nos bots ne trouve ce choix.
page-puzzle-next = Énigme suivante
page-mistakes = Revoir tes erreurs
page-mistakes-more = Les erreurs de tes analyses reviennent ici après 1, 3, 7, 16… jours. Elles ne sont gardées que sur cet appareil.
page-mistakes-due = { $number ->
    [0] Aucune à revoir maintenant.
    [one] { $number } à revoir maintenant.
   *[other] { $number } à revoir maintenant.
} { $kept ->
    [one] { $kept } gardée en tout.
   *[other] { $kept } gardées en tout.
}
page-mistakes-start = Commencer
page-mistakes-export = Enregistrer dans un fichier
page-mistakes-import = Ouvrir un fichier…
page-mistakes-imported = { $number ->
    [0] Ce fichier ne contenait rien de nouveau.
    [one] { $number } erreur a été ajoutée.
   *[other] { $number } erreurs ont été ajoutées.
}
page-mistakes-bad-file = Ce fichier ne contient pas d’erreurs enregistrées, ou il est endommagé. Rien n’a été changé.
page-mistake-ask = Tu as déjà vu cette position. Qu’aurais-tu pu faire de mieux ?
page-mistake-wrong = « { $choice } » n’est pas la réponse. Essaie encore, ou regarde le meilleur choix.
page-mistake-right = C’est ça ! Tu reverras cette position dans quelque temps.
page-mistake-shown = Tu reverras cette position demain.
page-mistake-then = Ton choix d’alors : { $choice }. Il t’a coûté { $loss } de chances de victoire.
page-mistake-better = Mieux : { $choice }
page-mistake-gone = La partie de cette erreur ne peut plus être ouverte.
page-mistake-forget = Oublier cette erreur
page-mistake-next = Erreur suivante
page-lessons = Premières leçons
page-lessons-go-on = Continuer les leçons ({ $step } sur { $steps })
page-lesson-of = Premières leçons : { $title }
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-meanwhile = Ce qui s’est passé
page-lesson-back = Étape précédente
page-lesson-again = Recommencer
page-lesson-play = Jouer une partie entière

page-how-many = Joueurs
page-seats = Places
page-seat-kind = Qui joue à la place { $number }
page-me = Moi
page-me-again = Encore moi, sur cet écran
page-by-link = Quelqu’un à qui tu envoies le lien
page-bot = Bot : { $level }
page-any-opponent = N’importe quel adversaire ({ $level })
page-opponents = Découvrir les adversaires
page-choose-opponent = Choisir l’adversaire à la place { $number }
page-name = Nom
page-colour-of = Couleur de la place { $number }
page-colour-blue = bleu
page-colour-red = rouge
page-colour-green = vert
page-colour-violet = violet
page-colour-gold = or
page-clock = Pendule
page-clock-none = Aucune
page-clock-quick = 5 minutes + 10 secondes par décision
page-clock-calm = 20 minutes + 20 secondes par décision
page-clock-days = 3 jours par décision
page-hints = Autoriser les conseils
page-win-chances-allow = Les spectateurs voient qui a le plus de chances de gagner
page-win-chances = Chances de victoire
page-win-chances-note = d’après ce que tout le monde peut voir
page-win-chance-of = { $name } : { $chance }
page-win-chance-nobody = personne : { $chance }
page-public = Publique : tout le monde sur ce serveur peut voir cette table
page-start = Commencer
page-more = Variantes, pendule et spectateurs

page-room-free = { $number ->
    [one] { $number } place est libre.
   *[other] { $number } places sont libres.
}
page-room-full = Toutes les places sont prises.
page-room-host = L’hôte lance la partie quand toutes les places sont prises.
page-opened = Créée le { $date }
page-here = en ligne
page-sit-too = Prendre aussi cette place
page-remove-bot = Retirer le bot
page-room = La partie commence dès que toutes les places sont prises.
page-copy = Cette table existe en plusieurs copies, avec les mêmes cartes et le même hasard, pour que l’on puisse comparer les façons de jouer. Toutes les copies commencent ensemble, et tu ne peux prendre place qu’à une seule.
page-order = Qui commence
page-by-lot = Tirer les places au sort
page-as-listed = Garder les places affichées
page-order-lot = Les places seront tirées au sort : n’importe qui peut commencer.
page-order-host = Chacun garde la place affichée ici, et la place 1 commence.
page-order-rotated = Chacun a avancé d’une place depuis la dernière partie.
page-starts-lot = Les places ont été tirées au sort : { $name } commence, puis { $names }.
page-starts-rotated = Chacun a avancé d’une place : { $name } commence, puis { $names }.
page-sit = Prendre place
page-stand-up = Quitter la place
page-fill-bot = Ajouter un bot…
page-invite = Envoie ce lien aux personnes que tu veux inviter, ou fais-leur scanner le code.
page-own-link = Ce lien ouvre ta propre place. Utilise-le sur ton autre appareil et ne le montre à personne.
page-other-device = Jouer à cette place sur un autre appareil
page-copy-link = Copier le lien
page-copied = Copié
page-qr = Le lien en code QR

page-no-moment = Ce lien désigne une décision ou une place qui n’existe pas dans cette partie. Voici ce qui s’en approche le plus.
page-no-table = Cette table n’existe pas
page-no-table-more = Le lien est peut-être incomplet, ou la table a été supprimée.
page-not-welcome = Tu ne peux pas ouvrir cette table
page-not-welcome-more = Le lien vers cette place est incorrect ou périmé, ou la table n’admet pas de spectateurs.
page-watch-only = Regarder en spectateur
page-connection-connecting = Connexion…
page-connection-open = Connexion établie
page-connection-lost = Connexion perdue. Reconnexion…
page-connection-refused = Pas de connexion
page-choice-waits = Ton choix sera envoyé dès le retour de la connexion.
page-choice-lost = Ton choix n’a pas été envoyé, car la connexion a été coupée trop longtemps. Choisis de nouveau.

page-show = Afficher
page-board = Plateau
page-as-text = En texte
page-unknown = inconnu
page-zoom = Zoom de la carte
page-sort-by-kind = Trier les cartes par type
page-sort-by-number = Trier les cartes par nombre
page-nearer = Zoom avant
page-farther = Zoom arrière
page-whole-map = Voir toute la carte
page-log = Journal
page-chat = Discussion
page-chat-empty = Aucun message pour l’instant.
page-chat-say = Écrire un message
page-chat-send = Envoyer
page-chat-more = Options pour ce message ({ $name })
page-chat-mute = Masquer { $name }
page-chat-muted = Sur cet appareil, tu ne vois plus ce qu’écrit { $name }. Personne d’autre n’en est averti.
page-chat-unmute = Ne plus masquer { $name }
page-chat-unmuted = Tu vois de nouveau ce qu’écrit { $name }.
page-chat-report = Signaler ce message
page-chat-report-name = Signaler ce nom
page-chat-reported = C’est signalé. L’administrateur de ce serveur peut maintenant voir ce qu’a écrit { $name }.
page-score = Score
page-everyone = Tous les joueurs
page-choices = Tes choix
page-all-choices = { $number ->
    [one] Montrer le seul choix en liste
   *[other] Montrer les { $number } choix en liste
}
page-more-choices = { $number } de plus
page-seat-details = Détails : { $name }
page-find = Chercher
page-earlier = Montrer les entrées précédentes
page-since = Depuis ton dernier tour
page-you = toi
page-stand-in = joué par un bot
page-hurried = moins de temps
page-hurried-why = Beaucoup de bots réfléchissent en ce moment sur ce serveur : celui-ci a donc moins de temps.
page-away = hors ligne
page-to-move = doit jouer
page-thinks = réfléchit
page-choosing = choisit
page-your-turn = À toi de jouer.
page-your-turn-area = Ce que tu dois faire
page-waiting-for = En attente : { $names }.
page-also-waiting = Autres choix en cours : { $names }.
page-read-rule = Lire la règle { $rule }
page-undo = Annuler
page-undo-ask = Demander à annuler ma dernière décision
page-undo-asked = { $name } demande à annuler une décision.
page-undo-waits = En attente de l’accord des autres pour annuler.
page-agree = Accepter
page-refuse = Refuser
page-hint = Conseil
page-hint-where = Où regarder : « { $where } ».
page-hint-one-of-two = L’un de ces deux choix est le meilleur. Lequel ?
page-hint-what = Quoi ?
page-hint-why = Pourquoi ?
page-hint-chance = Chances de victoire : { $chance }.
page-hint-second = Deuxième meilleur choix : { $what } ({ $chance }).
page-hint-why-not = Pourquoi pas… ?
page-hint-other = { $what } : { $chance } de chances de victoire.
page-coach = Coach
page-coach-more = t’avertit avant une gaffe
page-coach-wait = Attends !
page-coach-costs = « { $what } » coûte { $loss } de chances de victoire. Il y a mieux.
page-coach-again = Réfléchir encore
page-coach-play = Jouer quand même
page-to-bot = Laisser un bot jouer pour moi
page-bot-plays = Un bot joue pour toi.
page-take-back = Reprendre la main
page-menu-match = Cette partie
page-menu-others = Autres joueurs et écrans
page-menu-settings = Réglages
page-began = Commencée le { $date }.
page-mode-board = Montrer seulement le plateau, pour un écran commun
page-guide = Visite guidée
page-guide-next = Suivant
page-guide-ask = Ici, tu vois ce qu’il faut faire. Chaque choix possible y a son bouton, et les touches numériques fonctionnent aussi. Un choix peut souvent être annulé.
page-guide-board = Le plateau. Tout ce que tu peux choisir est bordé de vert. Si tu essaies un coup interdit, on t’explique pourquoi.
page-guide-seats = Tous les joueurs de la table, et celui dont c’est le tour.
page-guide-log = Tout ce qui s’est passé, par écrit. Pointe une ligne pour la voir sur le plateau.
page-pass-on = C’est fait, joueur suivant
page-pass-on-asked = Regarde ce que tu as reçu. Ensuite, c’est le tour de { $name }.
page-curtain = Passe l’appareil à { $name }
page-curtain-lift = C’est moi, { $name }

page-notices = Me prévenir quand c’est mon tour
page-notices-here = Me prévenir sur cet appareil
page-notices-not-here = Ne plus me prévenir sur cet appareil
page-notices-forbidden = Ce navigateur n’autorise pas les notifications de ce site.
page-notices-kind = Canal
page-notices-address = Adresse
page-notices-add = Ajouter
page-notices-asked = Nous t’avons envoyé un e-mail. Ouvre d’abord le lien qu’il contient.
page-notices-unconfirmed = pas encore confirmé
page-notices-mute = Mettre en sourdine
page-notices-remove = Retirer
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Notification du navigateur
page-notice = Notifications
page-notice-confirm = Veux-tu recevoir un e-mail à cette adresse quand c’est ton tour à cette table ?
page-notice-yes = Oui, préviens-moi
page-notice-stop = Veux-tu arrêter les e-mails au sujet de cette table ?
page-notice-no-more = Arrêter les e-mails
page-notice-done = C’est fait.
page-notice-old = Ce lien ne marche plus.

page-winner = victoire
page-out = ne peut pas gagner
page-ceremony = Décompte, étape par étape
page-ceremony-next = Suivant
page-ceremony-skip = Aller au score final
page-ceremony-again = Revoir le décompte étape par étape
page-tie = { $ahead } et { $behind } sont à égalité de points. { $ahead } passe devant : { $reason }.
page-tie-other = au départage, { $more } contre { $less }
page-tie-shared = { $ahead } et { $behind } sont à égalité de points, et rien ne les départage.
page-course = Les points au fil de la partie
page-course-note = Chaque point de la courbe montre le score comme si la partie s’était arrêtée là.
page-rematch = Rejouer
page-watch-again = Revoir la partie
page-download = Télécharger le fichier de partie
page-verify-luck = Vérifier que le hasard n’a pas été truqué
page-luck-kept = Le hasard n’a pas été truqué : la graine promise avant la mise en place l’avait fixé.
page-luck-undone = Les tirages découlent de la graine promise, mais quelque chose a été vu puis annulé.
page-luck-broken = Le hasard ne correspond pas à la graine promise avant la mise en place.
page-luck-none = La graine de cette partie est inconnue, le hasard ne peut donc pas être vérifié.
page-luck-holds = Exact
page-luck-fails = Inexact
page-luck-open = Invérifiable
page-luck-promise = La graine publiée maintenant est bien celle qui avait été promise avant la mise en place.
page-luck-noted = Cette promesse est celle que ce navigateur a enregistrée avant la mise en place.
page-luck-added = { $number ->
    [0] Personne n’a rien ajouté à la graine.
    [one] Une personne a complété la graine après la promesse.
   *[other] { $number } personnes ont complété la graine après la promesse.
}
page-luck-lot = Le tirage au sort des places découle de la graine.
page-luck-own = Ce que ton navigateur a ajouté fait partie de la graine.
page-luck-draws = { $number ->
    [one] L’unique tirage découle de la graine et des ajouts.
   *[other] Les { $number } tirages découlent de la graine et des ajouts.
}
page-luck-taken-back = Jeu loyal : la seule personne à la table a annulé { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    } après avoir vu le résultat du hasard ou des cartes cachées.
page-luck-taken-back-by-all = Jeu loyal : tous les joueurs ont accepté d’annuler { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    }. Cette page ne peut pas savoir si une même personne occupait plusieurs places.
page-luck-skipped = Jeu loyal : { $number ->
        [one] { $number } tirage a été effectué puis annulé
       *[other] { $number } tirages ont été effectués puis annulés
    }.
page-luck-other = Jeu loyal : à partir de la décision { $number }, le hasard découle d’une autre graine, comme dans une partie reprise d’une autre.
page-luck-twice = Aucun tirage n’a servi deux fois.
page-luck-rest = Pour prouver que les règles ont demandé exactement ces tirages, télécharge le fichier de partie et lance « marula verify ».
page-luck-each = Chaque tirage
page-luck-when = Décision
page-luck-deal = Mise en place
page-luck-size = Intervalle
page-luck-told = Enregistré
page-luck-again = Recalculé
page-path = Chemin vers la victoire
page-copy-failed = Ce navigateur ne laisse pas les pages copier de texte. Voici le lien :
page-link = Lien

page-first = Aller à la mise en place
page-previous = Décision précédente
page-next = Décision suivante
page-last = Aller à la fin
page-play = Lecture
page-pause = Pause
page-moment = Position dans la partie
page-moment-of = décision { $number } sur { $last }
page-speed = Vitesse
page-eyes = Vu par
page-onlooker = Spectateur
page-share = Copier un lien vers cette position
page-fork = Essayer un autre coup à partir d’ici

page-review = Analyse
page-review-starting = L’analyse commence.
page-review-progress = { $done } décisions jugées sur { $total }
page-review-stopped = L’analyse s’est arrêtée avant la fin.
page-review-go-on = Continuer
page-review-whose = Décisions de
page-review-show = Montrer
page-review-found = Décisions : { $all }. Meilleurs choix trouvés : { $best }. Choix presque aussi bons : { $fine }.
page-review-curve = Chances de victoire au fil de la partie
page-review-line-chance = Chances de victoire
page-review-line-luck = Départ et hasard seuls
page-review-line-choices = Départ et choix seuls
page-review-none-yet = Aucun pour l’instant.
page-review-chosen = Choisi : { $what } (chances de victoire : { $chance })
page-review-why = Ce qui diffère
page-review-try = Essayer à partir d’ici
page-reading = Ce que tu aurais pu savoir des autres
page-reading-note = Probabilités d’après ce que ce joueur avait vu jusque-là, avec la réalité à côté. « 2+ » veut dire au moins deux, « 3+ » au moins trois, et ainsi de suite.
page-review-verdict-best = Optimal
page-review-verdict-fine = Bon
page-review-verdict-inaccuracy = Imprécision
page-review-verdict-mistake = Erreur
page-review-verdict-blunder = Gaffe

page-sources = Sources
page-rules-and-sources = Règles et sources
page-about-what = Avec Marula, on joue et on étudie des jeux de société situés en Afrique : dans le navigateur, contre des bots ou entre amis. Les règles sont numérotées, et chacune est testée. Le code est ouvert, il n’y a pas de compte et rien n’est transmis à personne.
page-new-version = Marula { $version } est arrivé.
page-new = Nouveautés
page-new-1 = Les pièces bougent et tu peux activer le son. Les conseils viennent par étapes, et un coach peut t’avertir avant une gaffe. Chaque symbole et chaque carte s’expliquent : survole-les, garde le doigt dessus ou appuie sur I. Choisis la couleur de ta place.
page-new-2 = Après une partie, l’analyse en montre les tournants et la part du hasard. Il y a une énigme chaque jour et des premières leçons pour chaque jeu. Si tu possèdes un jeu imprimé, saisis ses valeurs dans l’éditeur et joue avec.
page-about-period = L’époque de ces jeux
page-about-period-1 = Les jeux sur les voyages en Afrique au XIXe siècle racontent d’ordinaire l’histoire du point de vue des voyageurs. Ces lieux n’étaient ni vides ni inconnus. Des gens y vivaient, y commerçaient, y gouvernaient ; ils ont guidé, nourri et porté les voyageurs. Ils ont payé cher ce qui a suivi, de l’esclavage à la domination coloniale et au travail forcé sur les chemins de fer.
page-about-period-2 = Une expédition qui est une course dans un jeu fut, pour beaucoup de gens sur son chemin, le début d’une conquête. Ce que l’un des jeux appelle des artefacts, c’étaient des masques, des tambours et des boucliers avec lesquels on priait, on jouait, on vivait. Beaucoup ont été pris de force ou pour presque rien, et beaucoup sont encore dans des musées d’Europe ; leur restitution se négocie aujourd’hui. Nous gardons les mots des jeux et les noms imprimés quand les règles en ont besoin, et nous montrons à côté les noms d’aujourd’hui. Nos dessins laissent de côté les hiérarchies et les caricatures de l’époque.
page-about-boards = Fiabilité des plateaux
page-about-boards-1 = Nous n’avons pas le droit de copier les plateaux et les cartes imprimés de ces jeux. Les noms et les nombres viennent de règles publiées et de descriptions publiques. Ce que personne n’a publié, nous l’avons reconstitué d’après tout ce qui est connu, et l’édition le dit. Si tu possèdes un jeu imprimé, tu peux en saisir les valeurs dans un fichier d’édition. Tous les dessins sont les nôtres.
page-privacy = Confidentialité
page-privacy-link = Ce que ce serveur garde, combien de temps, et comment le faire effacer
page-privacy-none = Il n’y a ni compte, ni cookie, ni traceur. Ton navigateur ne charge rien depuis d’autres serveurs.
page-privacy-server = Sur le serveur
page-privacy-table = Pour chaque table : les noms saisis, les coups et les messages, avec leur date et leur heure.
page-privacy-table-always = Tout cela reste jusqu’à ce que l’administrateur de ce serveur supprime la table.
page-privacy-table-days = Tout cela est supprimé quand personne n’a utilisé la table pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-secret = Du lien secret qui ouvre ta place : seulement une empreinte, aussi longtemps que la table existe.
page-privacy-address = Ton adresse réseau n’est pas enregistrée. Une empreinte de cette adresse, calculée avec une clé, figure dans le journal du serveur quand une demande est refusée, avec les éditions que tu enregistres ici, et avec ta place aux copies d’une table. Les bannissements utilisent une empreinte du même genre.
page-privacy-notice = Si tu actives les notifications : l’adresse ou le navigateur qui les reçoit, jusqu’à ce que tu les désactives ou que la table soit supprimée.
page-privacy-mail = Quand une adresse e-mail doit être confirmée : une empreinte de cette adresse, pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-report = Quand quelqu’un signale un message ou un nom : ce texte et le motif, jusqu’à ce que le cas soit traité, au plus { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-edition = Les éditions que tu enregistres ici : jusqu’à ce que tu les supprimes, ou que personne ne les ait ouvertes pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-browser = Dans ton navigateur
page-privacy-browser-what = Ton nom, tes réglages, les liens secrets de tes places et la liste des joueurs que tu as masqués sont gardés dans ce navigateur. Pour les effacer, supprime les données de ce site dans les réglages du navigateur. Ensuite, tu ne pourras plus ouvrir tes places depuis ce navigateur.
page-privacy-others = Ce que voient les autres
page-privacy-others-what = Toutes les personnes à la table voient les noms, les coups et les messages. Si la table admet des spectateurs, tous ceux qui ont son lien les voient aussi. Les tables publiques figurent sur la page d’accueil. Les fichiers des parties terminées contiennent les coups, mais ni noms ni messages.
page-privacy-erase = Pour tout faire effacer
page-privacy-erase-how = Écris à l’administrateur de ce serveur. Envoie le lien de la table et dis quelle place était la tienne. Il peut te montrer tout ce qui est enregistré sur toi, et effacer tes noms, tes messages et tes notifications. Tes coups restent, sans ton nom, pour que les autres puissent encore lire et vérifier leur partie.
page-about-thanks = Remerciements
page-about-thanks-1 = Le trait de côte est tiré des données de Natural Earth, du domaine public. Les caractères sont Alegreya et Alegreya Sans, de Juan Pablo del Peral, sous licence SIL Open Font.

field-active = À qui le tour
field-round = Manche
field-hand-sizes = Nombre en main
field-unseen = Pas encore vu
field-under = Dessous, dans cet ordre

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Valeurs imprimées
page-edition-editor = Éditeur d’éditions
page-edition-own-title = { $title }, mon édition
page-edition-owner = Valeurs du jeu imprimé, saisies par son propriétaire
page-edition-title = Titre
page-edition-start = Jouer avec cette édition
page-edition-keep = Enregistrer sur ce serveur
page-edition-keep-again = Enregistrer les modifications
page-edition-kept-again = Enregistré. La nouvelle empreinte est { $digest }.
page-edition-save = Enregistrer dans un fichier
page-edition-open-file = Ouvrir un fichier
page-edition-compare = Comparer avec un fichier
page-edition-again = Recommencer
page-edition-delete = Supprimer
page-edition-delete-sure = Supprimer cette édition du serveur ? Les tables qui l’utilisent déjà la gardent.
page-edition-yours = Enregistrée sur ce serveur, empreinte { $digest }. Seul ce lien l’ouvre, et personne d’autre que toi ne peut la modifier.
page-edition-owner-link = Copier le lien du propriétaire
page-edition-unsaved = Tes modifications ne sont pas encore enregistrées sur ce serveur.
page-edition-others = Quelqu’un a partagé cette édition avec toi (empreinte { $digest }). Enregistre-la pour en avoir ta propre copie.
page-edition-note = Saisis seulement des noms et des nombres, pas de textes ni d’images de l’éditeur du jeu. Un champ en pointillés est reconstitué : il reste marqué jusqu’à ce que tu saisisses la valeur imprimée ou que tu le confirmes. La touche Entrée confirme un champ et passe au suivant. Ce que tu saisis reste dans ce navigateur jusqu’à ce que tu l’enregistres.
page-edition-no-file = Ce fichier n’est pas une édition de ce jeu.
page-edition-no-board = Le plateau apparaît dès que toutes les valeurs sont valides.
page-edition-checking = Vérification…
page-edition-sound = Toutes les valeurs sont valides. Tu peux jouer avec cette édition.
page-edition-problems = { $number ->
    [one] Une valeur n’est pas valide.
   *[other] { $number } valeurs ne sont pas valides.
}
page-edition-show-first = Voir la première
page-edition-board = Plateau
page-edition-things = Tout ce qui est sur le plateau. Les flèches passent d’un élément à l’autre, la touche Entrée ouvre ses valeurs, et Échap ramène ici.
page-edition-tables = Valeurs imprimées
page-edition-table = Tableau
page-edition-wrong = { $number ->
    [one] { $number } problème
   *[other] { $number } problèmes
}
page-edition-left = { $number } à confirmer
page-edition-open = { $number } sur { $of } encore à confirmer
page-edition-all-confirmed = Tout est confirmé ou sourcé
page-edition-confirm = Conforme
page-edition-confirm-entry = Déclarer conforme : { $entry }
page-edition-confirm-all = Tout est conforme
page-edition-remove = Retirer
page-edition-remove-entry = Retirer { $entry }
page-edition-add = Ajouter une entrée
page-edition-entry = Entrée
page-edition-actions = Confirmer ou retirer
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Comparaison avec « { $title } »
page-edition-differences = { $number ->
    [0] Les deux fichiers ont les mêmes valeurs.
    [one] Une valeur diffère.
   *[other] { $number } valeurs diffèrent.
}
page-edition-mine = La mienne : { $value }
page-edition-theirs = L’autre : { $value }
page-edition-nothing = rien
page-edition-has-entry = a cette entrée
page-edition-reconstructed = reconstitué
page-edition-take-all = Tout reprendre de l’autre
page-edition-merge = { $number ->
    [one] Reprendre une valeur
   *[other] Reprendre { $number } valeurs
}
page-edition-played-on = Joué avec « { $title } », empreinte { $digest }
