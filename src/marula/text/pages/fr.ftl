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
page-pace = Coups des autres
page-pace-calm = Posés
page-pace-brisk = Rapides
page-pace-at-once = Immédiats
page-yes = oui
page-no = non
page-close = Fermer
page-cancel = Annuler
page-back = Retour
page-menu = Menu
page-rules = Règles
page-rules-in-english = Ces règles ne sont pas encore traduites : les voici en anglais.
page-unreachable = Le serveur ne répond pas. Est-il toujours en marche ?
page-reload = Recharger
page-no-page = Cette page n’existe pas
page-no-page-more = Rien ne se trouve à { $address }. Le lien a peut-être été coupé.
page-fault = Un problème est survenu sur cette page. Recharge-la ; rien n’est perdu à la table.

page-welcome = Des jeux de société en Afrique
page-welcome-more = Contre des bots tout de suite, avec des amis grâce à un lien, ou ensemble sur un même écran. Pas de compte.
page-players = { $fewest } à { $most } joueurs
page-play-bots = Jouer contre des bots
page-set-up = Préparer une table…
page-guest = Invité
page-tables = Tables
page-no-tables = Aucune table ouverte en ce moment. Prépares-en une et montre-la à tout le monde.
page-finished = Parties terminées
page-no-finished = Aucune partie terminée pour l’instant.
page-upload = Ouvrir un fichier de partie…
page-go-on = Continuer
page-status-open = Ouverte : rejoindre
page-status-playing = En cours : regarder
page-status-over = Terminée
page-more-matches = Encore { $number } de tes parties
page-no-game = Ce jeu n’existe pas : { $name }
page-won-by = Victoire : { $names }
page-free-seat = place libre

page-how-many = Joueurs
page-seats = Places
page-seat-kind = Qui occupe la place { $number }
page-me = Moi
page-me-again = Encore moi, sur cet écran
page-by-link = Quelqu’un qui a le lien
page-bot = Bot : { $level }
page-name = Nom
page-colour-of = Couleur de la place { $number }
page-colour-blue = bleu
page-colour-red = rouge
page-colour-green = vert
page-colour-violet = violet
page-colour-gold = or
page-clock = Pendule
page-clock-none = aucune
page-clock-quick = 5 minutes, plus 10 secondes par décision
page-clock-calm = 20 minutes, plus 20 secondes par décision
page-clock-days = 3 jours par décision
page-hints = Conseils à la demande
page-public = Montrer cette table à tout le monde sur ce serveur
page-start = Commencer
page-more = Variantes, pendule et spectateurs

page-room-free = { $number ->
    [one] { $number } place est libre.
   *[other] { $number } places sont libres.
}
page-room-full = Toutes les places sont prises.
page-room-host = L’hôte lance la partie quand toutes les places sont prises.
page-opened = Ouverte le { $date }
page-here = en ligne
page-sit-too = Prendre aussi cette place
page-remove-bot = Renvoyer le bot
page-room = La partie commence dès que toutes les places sont prises.
page-copy = Cette table est l’une de plusieurs copies avec les mêmes cartes et le même hasard, pour comparer la façon de les jouer. Toutes les copies commencent ensemble, et tu ne peux prendre place qu’à une seule.
page-order = Qui commence
page-by-lot = au tirage au sort
page-as-listed = places dans l’ordre affiché
page-order-lot = Les places seront alors tirées au sort : tout le monde peut commencer.
page-order-host = Chacun garde la place affichée ici, et la place 1 commence.
page-order-rotated = Chacun a avancé d’une place depuis la dernière partie.
page-starts-lot = Les places ont été tirées au sort : { $name } commence, puis { $names }.
page-starts-rotated = Chacun a avancé d’une place : { $name } commence, puis { $names }.
page-sit = Prendre place
page-stand-up = Quitter la place
page-fill-bot = Mettre un bot ici…
page-invite = Envoie ce lien aux personnes que tu invites, ou fais-le-leur scanner.
page-own-link = Ce lien est ta propre place. Ouvre-le sur ton autre appareil et ne le montre à personne.
page-other-device = Ma place, pour un autre appareil
page-copy-link = Copier le lien
page-copied = Copié
page-qr = Le lien en code QR

page-no-moment = Ce lien désigne un moment ou une place que cette partie n’a pas. Voici ce qui s’en approche le plus.
page-no-table = Cette table n’existe pas
page-no-table-more = Le lien a peut-être été coupé, ou la table n’existe plus.
page-not-welcome = Cette table ne t’est pas ouverte
page-not-welcome-more = Le lien vers cette place est faux ou trop ancien, ou la table n’est pas ouverte aux spectateurs.
page-watch-only = Regarder sans prendre place
page-connection-connecting = Connexion…
page-connection-open = Connexion établie
page-connection-lost = Connexion perdue, nouvel essai…
page-connection-refused = Pas de connexion
page-choice-waits = Ton choix sera envoyé dès le retour de la connexion.
page-choice-lost = Ton choix n’a pas été envoyé : la connexion a été coupée trop longtemps. Choisis de nouveau.

page-show = Ce qui est affiché
page-board = Plateau
page-as-text = En texte
page-unknown = inconnu
page-zoom = Zoom de la carte
page-sort-by-kind = Trier les cartes par sorte
page-sort-by-number = Trier les cartes par nombre
page-nearer = Plus près
page-farther = Plus loin
page-whole-map = Toute la carte
page-log = Journal
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-more = À propos de ce message de { $name }
page-chat-mute = Masquer { $name }
page-chat-muted = Sur cet appareil, tu ne vois plus ce qu’écrit { $name }. Personne d’autre n’en est averti.
page-chat-unmute = Montrer ce qu’écrit { $name }
page-chat-unmuted = Tu vois de nouveau ce qu’écrit { $name }.
page-chat-report = Signaler ce message
page-chat-report-name = Signaler ce nom
page-chat-reported = C’est signalé. L’administrateur de ce serveur peut maintenant voir ce qu’a écrit { $name }.
page-score = Score
page-everyone = Ce que chacun possède
page-choices = Ce que tu peux faire
page-all-choices = { $number ->
    [one] Le choix possible ({ $number }) en liste
   *[other] Les { $number } choix en liste
}
page-more-choices = { $number } de plus
page-seat-details = Ce que possède { $name }
page-find = Chercher
page-earlier = Montrer ce qui précède
page-since = Depuis ton dernier tour
page-you = toi
page-stand-in = bot remplaçant
page-hurried = réfléchit moins
page-hurried-why = Beaucoup de bots réfléchissent en ce moment sur ce serveur : celui-ci a donc moins de temps.
page-away = hors ligne
page-to-move = doit jouer
page-thinks = réfléchit
page-choosing = choisit
page-your-turn = À toi de jouer.
page-your-turn-area = Ce qu’on te demande
page-waiting-for = En attente : { $names }.
page-also-waiting = Autres choix en cours : { $names }.
page-read-rule = Lire la règle { $rule }
page-undo = Reprendre
page-undo-ask = Demander à reprendre ma dernière décision
page-undo-asked = { $name } demande à reprendre une décision.
page-undo-waits = On demande aux autres si la décision peut être reprise.
page-agree = Accepter
page-refuse = Refuser
page-hint = Conseil
page-to-bot = Laisser un bot jouer pour moi
page-bot-plays = Un bot joue pour toi.
page-take-back = Reprendre ma place
page-menu-match = Cette partie
page-menu-others = Autres personnes, autres écrans
page-menu-settings = Réglages
page-began = Commencée le { $date }.
page-mode-board = Montrer seulement le plateau, sur un écran pour tous
page-guide = Visite guidée
page-guide-next = Suivant
page-guide-ask = Ici, tu lis ce qu’on te demande, et tout ce que tu peux faire s’y trouve en boutons. Les touches des chiffres marchent aussi. Un choix peut souvent être repris.
page-guide-board = Le plateau. Ce que tu peux y choisir est bordé de vert ; si un coup est impossible, essaie-le et tu sauras pourquoi.
page-guide-seats = Toutes les personnes à la table, et à qui c’est le tour.
page-guide-log = Ce qui s’est passé, en mots. Pointe une ligne, et le plateau montre de quoi elle parle.
page-pass-on = C’est fait, passer l’écran
page-pass-on-asked = Regarde ce que tu as reçu. Ensuite, c’est le tour de { $name }.
page-curtain = Passe l’écran à { $name }
page-curtain-lift = C’est moi, { $name }

page-notices = Préviens-moi quand c’est mon tour
page-notices-here = Sur cet appareil
page-notices-not-here = Plus sur cet appareil
page-notices-forbidden = Ce navigateur n’autorise pas les avis d’ici.
page-notices-kind = Moyen
page-notices-address = Adresse
page-notices-add = Ajouter
page-notices-asked = Un e-mail est en route : il faut d’abord ouvrir son lien.
page-notices-unconfirmed = pas encore confirmé
page-notices-mute = Muet
page-notices-remove = Retirer
page-notices-email = E-mail
page-notices-webhook = Webhook
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-push = Un navigateur
page-notice = Avis
page-notice-confirm = Veux-tu recevoir un e-mail à cette adresse quand c’est ton tour à cette table ?
page-notice-yes = Oui, préviens-moi
page-notice-stop = Ne veux-tu plus d’e-mails sur cette table ?
page-notice-no-more = Plus d’e-mails
page-notice-done = C’est fait.
page-notice-old = Ce lien n’est plus valable.

page-winner = victoire
page-out = ne peut pas gagner
page-ceremony = Le décompte, étape par étape
page-ceremony-next = Suivant
page-ceremony-skip = Voir le score
page-ceremony-again = Revoir le décompte étape par étape
page-tie = { $ahead } devance { $behind } à égalité de points : { $reason }.
page-tie-other = l’égalité est tranchée, { $more } contre { $less }
page-tie-shared = { $ahead } et { $behind } ont le même nombre de points, et rien ne tranche l’égalité.
page-course = Les points au fil de la partie
page-course-note = Comptés comme si la partie s’était arrêtée là.
page-rematch = Rejouer
page-watch-again = Revoir
page-download = Télécharger la partie
page-verify-luck = Vérifier le hasard
page-luck-kept = Le hasard de cette partie a bien été celui promis.
page-luck-broken = Le hasard de cette partie n’a pas été celui promis.
page-luck-none = La graine de cette partie est inconnue, le hasard ne peut donc pas être vérifié.
page-luck-holds = Exact
page-luck-fails = Inexact
page-luck-open = Invérifiable
page-luck-promise = La graine révélée est bien celle promise avant la mise en place.
page-luck-noted = Cette promesse est celle que ce navigateur a notée avant la mise en place.
page-luck-added = { $number ->
    [0] Personne n’a rien ajouté à la graine.
    [one] Une personne a complété la graine après la promesse.
   *[other] { $number } personnes ont complété la graine après la promesse.
}
page-luck-lot = Le tirage au sort des places découle de la graine.
page-luck-own = Ce que votre navigateur a ajouté s’y trouve.
page-luck-draws = { $number ->
    [one] L’unique tirage découle de la graine et des ajouts.
   *[other] Les { $number } tirages découlent de la graine et des ajouts.
}
page-luck-taken-back = Jeu loyal : la seule personne à la table a repris { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    } après avoir vu le hasard ou des cartes cachées.
page-luck-twice = Aucun hasard n’a servi deux fois.
page-luck-rest = Que les règles ont demandé ces tirages-là, la partie téléchargée le prouve avec « marula verify ».
page-luck-each = Chaque tirage
page-luck-when = Décision
page-luck-deal = Mise en place
page-luck-size = Parmi
page-luck-told = Annoncé
page-luck-again = Recalculé
page-path = Le chemin vers la victoire
page-copy-failed = Ce navigateur ne laisse pas les pages copier. Voici le lien :
page-link = Lien

page-first = À la mise en place
page-previous = Une décision en arrière
page-next = Une décision en avant
page-last = À la fin
page-play = Lecture
page-pause = Pause
page-moment = Moment de la partie
page-moment-of = décision { $number } sur { $last }
page-speed = Vitesse
page-eyes = Par les yeux de qui
page-onlooker = Spectateur
page-share = Copier un lien vers ce moment
page-fork = Essayer un autre coup d’ici

page-sources = Sources
page-rules-and-sources = Règles et sources
page-about-what = Avec Marula, on joue et on étudie des jeux de société situés en Afrique : dans le navigateur, contre des bots ou entre amis, avec des règles numérotées et testées une à une. Le code est ouvert, il n’y a pas de compte et rien n’est transmis à personne.
page-about-period = L’époque de ces jeux
page-about-period-1 = Les jeux sur les voyages en Afrique au XIXe siècle les racontent d’ordinaire du côté des voyageurs. Ces lieux n’étaient ni vides ni inconnus : des gens y vivaient, y commerçaient, y gouvernaient, guidaient les voyageurs, et ont payé cher ce qui a suivi, de l’esclavage à la domination coloniale.
page-about-period-2 = Nous gardons les noms imprimés dans les jeux quand les règles en ont besoin, nous montrons à côté ceux d’aujourd’hui, et nous laissons hors de nos dessins les hiérarchies et les caricatures de l’époque.
page-about-boards = Ce que nous savons des plateaux
page-about-boards-1 = Nous n’avons pas le droit de copier les plateaux et les cartes imprimés. Les noms et les nombres viennent de règles publiées et de descriptions publiques ; ce que personne n’a noté a été reconstitué d’après tout ce qui est connu, et l’édition le dit. Qui possède le jeu imprimé peut jouer avec ses valeurs grâce à un fichier d’édition. Tous les dessins sont les nôtres.
page-privacy = Confidentialité
page-privacy-link = Ce que ce serveur garde, combien de temps, et comment le faire effacer
page-privacy-none = Il n’y a ni compte, ni cookie, ni traceur. Ton navigateur ne charge rien depuis d’autres serveurs.
page-privacy-server = Sur le serveur
page-privacy-table = Pour chaque table : les noms saisis, les coups et la discussion, avec leur date et leur heure.
page-privacy-table-always = Tout cela reste jusqu’à ce que l’administrateur de ce serveur supprime la table.
page-privacy-table-days = Tout cela est supprimé quand personne n’a touché à la table pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-secret = Du secret qui ouvre ta place : seulement un hachage, aussi longtemps que la table.
page-privacy-address = Ton adresse réseau n’est pas enregistrée. Un hachage à clé de cette adresse figure dans le journal du serveur quand une demande est refusée, avec les éditions que tu gardes ici, et avec ta place aux copies d’une table. C’est à un tel hachage qu’on reconnaît une personne bannie.
page-privacy-notice = Si tu actives les avis : l’adresse ou le navigateur qui les reçoit, jusqu’à ce que tu les désactives ou que la table soit supprimée.
page-privacy-mail = Quand une adresse e-mail doit être confirmée : un hachage de cette adresse, pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-report = Quand quelqu’un signale un message ou un nom : ce texte et le motif, jusqu’à ce que le cas soit traité, au plus { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-edition = Les éditions que tu gardes ici : jusqu’à ce que tu les supprimes, ou que personne ne les ait regardées pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
page-privacy-browser = Dans ton navigateur
page-privacy-browser-what = Ton nom, tes réglages, les secrets de tes places et la liste des personnes que tu as masquées sont gardés dans ce navigateur. Tu les effaces avec les données de ce site, dans les réglages du navigateur. Tes places ne peuvent alors plus être ouvertes d’ici.
page-privacy-others = Ce que voient les autres
page-privacy-others-what = Toute la table voit les noms, les coups et la discussion, de même que quiconque a son lien, si elle est ouverte aux spectateurs. Les tables publiques figurent sur la page d’accueil. Les fichiers des parties terminées contiennent les coups, mais ni noms ni discussion.
page-privacy-erase = Pour tout faire effacer
page-privacy-erase-how = Écris à l’administrateur de ce serveur. Donne le lien de la table et dis quelle place était la tienne. Il peut te montrer tout ce qui est enregistré sur toi, et effacer tes noms, tes messages et tes avis. Tes coups restent, sans ton nom, pour que la partie des autres puisse encore être lue et vérifiée.
page-about-thanks = Remerciements
page-about-thanks-1 = Le trait de côte est tiré des données de Natural Earth, du domaine public. Les caractères sont Alegreya et Alegreya Sans, de Juan Pablo del Peral, sous licence SIL Open Font.

field-active = À qui le tour
field-round = Manche
field-hand-sizes = Cartes ou pièces en main
field-unseen = Pas encore vu
field-under = Dessous, dans cet ordre

# The edition editor: owners of a printed game type in what is printed.
page-edition-link = Valeurs imprimées
page-edition-editor = Éditeur d’éditions
page-edition-own-title = { $title }, mon édition
page-edition-owner = Le jeu imprimé, lu par son propriétaire
page-edition-title = Titre
page-edition-start = Jouer avec
page-edition-keep = Garder sur ce serveur
page-edition-keep-again = Enregistrer les modifications
page-edition-kept-again = Enregistré. L’empreinte est maintenant { $digest }.
page-edition-save = Enregistrer dans un fichier
page-edition-open-file = Ouvrir un fichier
page-edition-compare = Comparer avec un fichier
page-edition-again = Recommencer
page-edition-delete = Supprimer
page-edition-delete-sure = Supprimer cette édition du serveur ? Les tables créées avec elle continuent.
page-edition-yours = Gardée sur ce serveur, empreinte { $digest }. Seul ce lien l’ouvre, et personne d’autre que toi ne peut la modifier.
page-edition-owner-link = Copier le lien du propriétaire
page-edition-unsaved = Tes modifications ne sont pas encore enregistrées sur le serveur.
page-edition-others = Quelqu’un a partagé cette édition avec toi, empreinte { $digest }. Garde-la pour en avoir ta propre copie.
page-edition-note = Saisis seulement des noms et des nombres, pas de textes ni d’images de l’éditeur du jeu. Un champ en pointillés est une reconstitution : il reste marqué jusqu’à ce que tu saisisses ce qui est imprimé ou que tu le confirmes. La touche Entrée confirme un champ et passe au suivant. Ce que tu saisis reste dans ce navigateur jusqu’à ce que tu l’enregistres ou le gardes sur le serveur.
page-edition-no-file = Ce fichier n’est pas une édition de ce jeu.
page-edition-no-board = Le plateau apparaît dès que tout concorde.
page-edition-checking = Vérification…
page-edition-sound = Tout concorde. On peut jouer avec cette édition.
page-edition-problems = { $number ->
    [one] Un point ne concorde pas.
   *[other] { $number } points ne concordent pas.
}
page-edition-show-first = Voir le premier
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
page-edition-confirm-entry = Confirmer comme imprimé : { $entry }
page-edition-confirm-all = Tout est conforme
page-edition-remove = Retirer
page-edition-remove-entry = Retirer { $entry }
page-edition-add = Ajouter une entrée
page-edition-entry = Entrée
page-edition-actions = Confirmer ou retirer
page-edition-field = { $field }, { $entry }
page-edition-compare-with = Comparé avec « { $title } »
page-edition-differences = { $number ->
    [0] Les deux fichiers disent la même chose.
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
