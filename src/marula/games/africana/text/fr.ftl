game-title = Africana
game-summary = Rejoins des expéditions qu’un seul d’entre vous mènera à bien, et cherche dans deux livres des aventures de l’autre côté de l’équateur. De 2 à 4 joueurs, d’après le jeu de Michael Schacht. Les règles sont celles qui ont été publiées ; le plateau et la plupart des cartes de l’édition par défaut sont reconstitués.
game-teaser = Traverse le continent avant les autres : seul le premier arrivé est payé. Et deux livres recèlent des aventures de l’autre côté de l’équateur.

# Things

colour-magenta = magenta
    .feminine = magenta
colour-turquoise = turquoise
    .feminine = turquoise
colour-grey = gris
    .feminine = grise
colour-orange = orange
    .feminine = orange
colour-violet = violet
    .feminine = violette

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = M
letter-turquoise = T
letter-grey = G
letter-orange = O
letter-violet = V

card = { $kind ->
    [joker] joker
    [assistant] assistant { $colour }
   *[travel] carte { $colour_feminine }
}
    .de = { $kind ->
        [joker] de joker
        [assistant] d’assistant { $colour }
       *[travel] de carte { $colour_feminine }
    }
    .le = { $kind ->
        [joker] le joker
        [assistant] l’assistant { $colour }
       *[travel] la carte { $colour_feminine }
    }
    .un = { $kind ->
        [joker] un joker
        [assistant] un assistant { $colour }
       *[travel] une carte { $colour_feminine }
    }

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = Naples
    .de = de Naples
    .a = à Naples
place-marrakesh = Marrakech
    .de = de Marrakech
    .a = à Marrakech
place-tripoli = Tripoli
    .de = de Tripoli
    .a = à Tripoli
place-cairo = Le Caire
    .de = du Caire
    .a = au Caire
place-aswan = Assouan
    .de = d’Assouan
    .a = à Assouan
place-jidda = Djeddah
    .de = de Djeddah
    .a = à Djeddah
place-dakar = Dakar
    .de = de Dakar
    .a = à Dakar
place-timbuctoo = Tombouctou
    .de = de Tombouctou
    .a = à Tombouctou
place-khartoum = Khartoum
    .de = de Khartoum
    .a = à Khartoum
place-lagos = Lagos
    .de = de Lagos
    .a = à Lagos
place-addis-abeba = Addis-Abeba
    .de = d’Addis-Abeba
    .a = à Addis-Abeba
place-congo = Congo
    .de = du Congo
    .a = au Congo
place-serengeti = Serengeti
    .de = du Serengeti
    .a = au Serengeti
place-leopoldville = Léopoldville (Kinshasa)
    .de = de Léopoldville (Kinshasa)
    .a = à Léopoldville (Kinshasa)
place-zanzibar = Zanzibar
    .de = de Zanzibar
    .a = à Zanzibar
place-luanda = Luanda
    .de = de Luanda
    .a = à Luanda
place-mozambique = Mozambique (Moçambique)
    .de = du Mozambique (Moçambique)
    .a = au Mozambique (Moçambique)
place-victoria-falls = Chutes Victoria (Mosi-oa-Tunya)
    .de = des chutes Victoria (Mosi-oa-Tunya)
    .a = aux chutes Victoria (Mosi-oa-Tunya)
place-madagascar = Madagascar
    .de = de Madagascar
    .a = à Madagascar
place-kalahari = Kalahari
    .de = du Kalahari
    .a = au Kalahari
place-port-natal = Port-Natal (Durban)
    .de = de Port-Natal (Durban)
    .a = à Port-Natal (Durban)
place-cape-town = Le Cap
    .de = du Cap
    .a = au Cap

company-italy = Italie
    .le = l’Italie
company-france = France
    .le = la France
company-germany = Allemagne
    .le = l’Allemagne
company-england = Angleterre
    .le = l’Angleterre

artifact-mask = masque
    .le = le masque
artifact-drum = tambour
    .le = le tambour
artifact-statuette = statuette
    .le = la statuette
artifact-shield = bouclier
    .le = le bouclier
artifact-necklace = collier
    .le = le collier

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
    .feminine = { $name }
place = { $name }
    .de = de « { $name } »
    .a = à « { $name } »
company = { $name }
    .le = { $name }
artifact = { $name }
    .le = l’artefact « { $name } »

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] assistant { $colour } { $place_de }
   *[artifact] { $artifact } { $place_de }
}
    .le = { $kind ->
        [assistant] l’assistant { $colour } { $place_de }
       *[artifact] { $artifact_le } { $place_de }
    }

book-north = livre du nord
book-south = livre du sud
side-left = gauche
side-right = droite
space-space-1 = première case
space-space-2 = deuxième case
space-space-3 = troisième case
space-space-4 = quatrième case
space-space-5 = cinquième case

# Variants

option-hidden-totals = Totaux en cours de partie
option-hidden-totals-yes = chacun ne voit que son total
option-hidden-totals-no = tout le monde voit tous les totaux
option-quiet-rounds = Manches sans expédition terminée avant la fin de la partie
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = Pioche des cartes Voyage, ouvre le livre ou mets-toi en route.
phase-book = Tourne une page, achète une aventure ou ferme le livre.
phase-journey = Avance, rejoins une expédition, termine une expédition ou une aventure, ou finis le voyage.
phase-cards = Tu as trop de cartes en main : défausses-en une.
phase-adventures = Tu as trop d’aventures en cours : abandonnes-en une.
phase-over = La partie est terminée.

# What may be chosen

action-draw-cards = Piocher des cartes Voyage
action-open-book = Ouvrir le livre
action-set-out = Se mettre en route
action-stop = Terminer l’action
action-stop-book = Fermer le livre
action-stop-journey = Terminer le voyage
action-turn-page = Tourner la page de { $side }
action-buy = Acheter l’aventure de { $side }
action-step = { $recoloured ->
    [yes] Aller { $place_a } avec { $card_le } (couleur changée)
   *[no] Aller { $place_a } avec { $card_le }
}
action-join = Rejoindre l’expédition { $expedition }
action-complete-expedition = Terminer l’expédition { $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] Rencontrer { $adventure_le }
   *[artifact] Prendre { $adventure_le }
}
action-discard-card = Défausser { $card_un }
action-discard-adventure = Abandonner l’aventure « { $adventure } »

# What happened

event-company-taken = { $seat } explore pour { $company_le }, au départ { $place_de }, avec { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
} et { $jokers ->
    [0] aucun joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}.
event-expeditions-removed = { $number ->
    [0] Toutes les expéditions C restent en jeu.
    [one] { $number } expédition C est retirée du jeu, face cachée.
   *[other] { $number } expéditions C sont retirées du jeu, face cachée.
}
event-expedition-shown = Nouvelle expédition sur la { $space }, { $expedition } : { $expedition_silver ->
    [one] { $expedition_silver } pièce d’argent
   *[other] { $expedition_silver } pièces d’argent
}, { $expedition_points ->
    [one] { $expedition_points } point
   *[other] { $expedition_points } points
}.
event-adventure-shown = Le { $book } montre maintenant { $adventure_le }.
event-cards-drawn = { $seat } { $number ->
    [0] ne pioche rien : il ne reste aucune carte Voyage
    [one] pioche { $number } carte Voyage
   *[other] pioche { $number } cartes Voyage
}.
event-cards-seen = { $cards_count ->
    [one] Carte piochée
   *[other] Cartes piochées
} : { $cards }.
event-deck-shuffled = { $number ->
    [one] La seule carte Voyage défaussée devient la nouvelle pioche.
   *[other] Les { $number } cartes Voyage défaussées sont mélangées et forment la nouvelle pioche.
}
event-book-opened = { $seat } ouvre le { $book }.
event-page-turned = { $seat } tourne la page de { $side }, { $adventure_le }{ $silver ->
    [0] .
    [one] , pour { $silver } pièce d’argent.
   *[other] , pour { $silver } pièces d’argent.
}
event-adventure-bought = { $seat } achète l’aventure « { $adventure } » pour { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
}.
event-book-closed = { $seat } ferme le { $book }.
event-set-out-from = { $seat } part { $place_de }.
event-travelled = { $seat } joue { $card_le }{ $silver ->
    [0] {""}
    [one] , change sa couleur pour { $silver } pièce d’argent
   *[other] , change sa couleur pour { $silver } pièces d’argent
} et va { $place_from_de } { $place_to_a }.
event-expedition-joined = { $seat } rejoint l’expédition { $expedition }{ $silver ->
    [0] .
    [one] {" "}et reçoit { $silver } pièce d’argent.
   *[other] {" "}et reçoit { $silver } pièces d’argent.
}
event-expedition-completed = { $seat } termine l’expédition { $expedition } : { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $others_count ->
    [0] {""}
    [one] {" "}{ $others } participait et ne reçoit rien.
   *[other] {" "}{ $others } participaient et ne reçoivent rien.
}
event-artifact-found = { $seat } trouve { $adventure_le } : { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-assistant-hired = { $seat } rencontre { $adventure_le }, qui se joint au voyage.
event-rested = { $seat } termine son voyage { $place_a }.
event-card-discarded = { $seat } défausse { $card_un }.
event-card-lost = { $seat } retire du jeu { $card_un }.
event-adventure-discarded = { $seat } abandonne pour de bon l’aventure « { $adventure } ».
event-last-round-began = Il n’y a plus assez d’expéditions pour remplir les cases : la manche { $round } est la dernière.
event-explorers-recalled = Aucune expédition terminée depuis { $rounds } manches. Les compagnies rappellent leurs explorateurs.
event-match-ended = La partie se termine après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
event-hand-shown = { $seat } { $cards_count ->
    [0] n’a plus de carte en main
   *[other] a encore en main : { $cards }
}.

# Why not

refusal-af-11-first = Choisis d’abord l’action de ce tour : piocher des cartes Voyage, ouvrir le livre ou te mettre en route
refusal-af-11-book = Tu as déjà choisi l’action de ce tour : le livre
refusal-af-11-journey = Tu as déjà choisi l’action de ce tour : le voyage
refusal-af-15 = Une aventure coûte { $price ->
    [one] { $price } pièce d’argent
   *[other] { $price } pièces d’argent
} ; tu en as { $silver }
refusal-af-15-empty = Il n’y a pas de carte sur la moitié { $side } du livre
refusal-af-16 = Tourner cette page coûte { $price ->
    [one] { $price } pièce d’argent
   *[other] { $price } pièces d’argent
} ; tu en as { $silver }
refusal-af-16-empty = Il n’y a pas de carte à tourner sur la moitié { $side } du livre
refusal-af-19 = Il n’y a aucun symbole { $place_de } sur { $card_le }
refusal-af-19-far = Aucune route ne mène { $place_from_de } { $place_to_a }
refusal-af-19-none = Tu n’as pas { $card_de } en main
refusal-af-23 = Changer la couleur d’une carte coûte { $price ->
    [one] { $price } pièce d’argent
   *[other] { $price } pièces d’argent
} ; tu en as { $silver }
refusal-af-23-needless = Pas besoin de changer de couleur pour aller { $place_a } : { $card_le } convient
refusal-af-24 = Tu as déjà joué { $card_le } pendant ce voyage
refusal-af-25 = Pour rejoindre cette expédition, il faut être { $place_a }
refusal-af-25-closed = L’expédition { $expedition } n’est pas visible
refusal-af-26 = Tes { $markers } marqueurs sont tous sur des expéditions
refusal-af-26-joined = Tu as déjà rejoint l’expédition { $expedition }
refusal-af-28 = Pour terminer cette expédition, il faut être { $place_a }
refusal-af-28-closed = L’expédition { $expedition } n’est pas visible
refusal-af-28-marker = Tu n’as pas rejoint l’expédition { $expedition }
refusal-af-29 = Pour terminer cette aventure, il faut être { $place_a }
refusal-af-29-owner = « { $adventure } » n’est pas une de tes aventures en cours
refusal-af-34 = Le { $book } est vide
refusal-af-36 = Défausse d’abord des cartes jusqu’à n’en garder que { $limit }
refusal-af-36-none = Tu n’as pas { $card_de } en main
refusal-af-38 = Abandonne d’abord des aventures jusqu’à n’en garder que { $limit }
refusal-af-38-none = « { $adventure } » n’est pas une de tes aventures en cours
refusal-af-39 = Tu ne défausses des cartes et des aventures qu’à la fin de ton tour, et seulement si tu en as trop

# The score sheet

line-expeditions = Expéditions ({ $number })
line-artifacts = Artefacts ({ $number })
line-two-alike = Deux identiques : { $artifact_1 }
line-three-alike = Trois identiques : { $artifact_1 }
line-two-different = Deux différents : { $artifact_1 }, { $artifact_2 }
line-four-different = Quatre différents : { $artifact_1 }, { $artifact_2 }, { $artifact_3 }, { $artifact_4 }
line-assistants = Aventures avec assistant ({ $number })
line-silver = Pièces d’argent ({ $number })
line-cards = Cartes Voyage en main ({ $number })
line-open-adventures = Aventures d’artefact en cours ({ $number })

# On the board

face-map = Carte du continent
face-equator = Équateur
face-expeditions = Expéditions
face-drawer = Expéditions et livres
face-draw-discard = { $number ->
    [one] Piocher des cartes Voyage, puis en défausser une
   *[other] Piocher des cartes Voyage, puis en défausser { $number }
}
face-ways = { $number } façons d’aller { $place_a }
face-goal = Tu peux terminer ici une de tes aventures
face-silver = pièces d’argent
face-points = points
face-cards = cartes Voyage
face-completed = expéditions terminées
face-joined = { $name } participe
face-bonus = Si tu la rejoins :
face-bonus-words = Bonus pour qui rejoint cette expédition
face-about-expedition = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
} pour qui la termine : rejoins-la à son départ, puis voyage jusqu’à sa destination. { $number ->
    [0] Personne ne l’a rejointe.
    [one] { $number } joueur l’a rejointe.
   *[other] { $number } joueurs l’ont rejointe.
}
face-about-travel = Va dans un lieu voisin portant ce symbole. Pour { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
}, la carte prend la couleur voulue.
face-about-joker = Va dans n’importe quel lieu voisin. Il revient dans ta main après le voyage.
face-about-assistant = Va dans un lieu voisin portant ce symbole. Il revient dans ta main après le voyage.
face-about-find = Termine-la { $place_a } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
}. Les collections d’artefacts comptent à la fin.
face-about-find-assistant = Termine-la { $place_a }, et un assistant de cette couleur se joint à toi.
face-pile = expéditions encore dans la pile
face-empty-space = pas d’expédition
face-empty-page = vide
face-lie-here = { $number ->
    [one] { $number } carte ici
   *[other] { $number } cartes ici
}
face-free = gratuit
face-buy = Acheter pour { $price }
face-close-book = Fermer
face-played = Cartes jouées pendant ce voyage
face-deck = { $number } à piocher, { $discards } dans la défausse
face-reconstructed = Reconstitué
face-round = Manche { $round }
face-last-round = Dernière manche
face-hand = Tes cartes
face-no-cards = Tu n’as aucune carte.
face-adventures = Aventures

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = plus de pièces d’argent, { $more } contre { $less }
lines-expeditions = Expéditions
lines-artifacts = Artefacts
lines-two-alike = Deux identiques
lines-three-alike = Trois identiques
lines-two-different = Deux différents
lines-four-different = Quatre différents
lines-assistants = Aventures avec assistant
lines-silver = Pièces d’argent
lines-cards = Cartes Voyage en main
lines-open-adventures = Aventures d’artefact en cours

# The board as text
field-last-round = Dernière manche
field-turned = Pages tournées ce tour-ci
field-places = Lieu de l’explorateur
field-silver = Pièces d’argent
field-totals = Points jusqu’ici
field-hands = Cartes Voyage
field-hand-sizes = Cartes en main
field-jokers = Jokers
field-assistants = Assistants
field-played = Cartes jouées pendant ce voyage
field-deck = Cartes Voyage dans la pioche
field-discards = Cartes Voyage dans la défausse
field-pile = Expéditions dans la pile
field-display = Expéditions visibles
field-joined = Qui participe
field-expeditions = Expéditions terminées
field-pages = Pages visibles
field-left = Pages du côté gauche du livre
field-adventures = Aventures en cours
field-completed = Aventures terminées

# What is wrong with an edition file
problem-half = il en faut { $number } au { $half ->
    [north] nord
   *[south] sud
}, pas { $found }
problem-bonus = il faut soit des pièces d’argent, soit des cartes, au moins une
problem-symbols = il faut un symbole ou deux différents
problem-two-places = il faut deux lieux différents
problem-route-twice = cette route apparaît deux fois
problem-target-is-start = la destination ne doit pas être le lieu de départ
problem-no-back = aucune carte n’a le dos { $back }
problem-few-for-display = il en faut au moins { $number } avec le dos A, pour les premières expéditions visibles
problem-three-numbers = il faut trois nombres : pour deux, trois et quatre joueurs
problem-too-many-removed = trop de cartes au dos C sont retirées : { $number } sur { $of }
problem-same-half = est au { $half ->
    [north] nord
   *[south] sud
}, comme le livre ; il faut un lieu de l’autre côté de l’équateur
problem-artifact-or-assistant = il faut soit un artefact, soit un assistant
problem-assistant-reward = un assistant ne rapporte ni argent ni points
problem-book-size = il en faut { $number } dans le livre du { $half ->
    [north] nord
   *[south] sud
}, pas { $found }
problem-artifact-twice = « { $word } » doit figurer deux fois dans le livre du { $half ->
    [north] nord
   *[south] sud
} ; nombre trouvé : { $found }
problem-assistant-once = l’assistant « { $word } » doit figurer une fois dans le livre du { $half ->
    [north] nord
   *[south] sud
} ; nombre trouvé : { $found }
problem-hand-limit = doit être au moins égal au nombre de cartes que chaque joueur reçoit au départ
problem-dealt-too-many = ne doit pas demander plus de cartes Voyage qu’il n’y en a à quatre joueurs

# Many choices of one kind under one button
kind-turn-page = Tourner une page
kind-buy = Acheter une aventure
kind-step = Voyager
kind-join = Rejoindre une expédition
kind-complete-expedition = Terminer une expédition
kind-complete-adventure = Terminer une aventure
kind-discard-card = Défausser une carte
kind-discard-adventure = Abandonner une aventure

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Africana
edition-default-note = RECONSTITUTION en grande partie. Aucune source publique n’énumère le plateau et les cartes imprimés. Les valeurs qui citent le livret ou une critique en proviennent. Celles qui citent « reconstruction » ont été établies par ce projet pour concorder avec ce qui est connu : 6 noms de lieux sur 22, 39 symboles sur 40 et 34 routes sur 39 ; le départ, la destination et la pile de 29 expéditions sur 34, les pièces d’argent de 33 et les points des 34 ; les destinations des 30 aventures, et les pièces d’argent et les points des 20 artefacts ; les noms de 3 sortes d’artefacts sur 5 ; et quelle case a quel bonus de départ. Le tout a été ajusté jusqu’à ce que les bots gagnent à peu près aussi souvent depuis chaque lieu de départ. Qui possède le jeu imprimé peut en écrire les valeurs dans sa propre édition.
source-rulebook-ref = Livret d’Africana : allemand (Abacusspiele 2012), anglais (Z-Man Games 2012), traductions néerlandaise et japonaise
source-rulebook = toutes les règles, les nombres d’éléments, les compagnies, leurs lieux de départ et leur argent, 5 cartes Expédition de l’illustration de mise en place (départ et destination), l’exemple d’un bonus de départ de 2 pièces d’argent, l’exemple d’une récompense d’expédition de 3 pièces d’argent, le décompte final
source-katz2019 = partie à 2 : la France part du Cap, un pas Le Cap → Port-Natal avec le joker, un pas Port-Natal → Mozambique avec une carte « rouge » (magenta), l’expédition Port-Natal → Serengeti parmi les premières visibles, récompense de 4 pièces
source-vindjeu = Lagos – Le Cap coûte 1 carte et Le Caire – Assouan coûte 1 carte ; « passer ou non par Tombouctou » est un choix typique
source-ludolegars = on peut passer d’un saut d’Afrique du Sud à Madagascar (il y a donc un lieu à Madagascar)
source-poeppelkiste = le bonus de départ est une carte Voyage, une pièce ou deux ; les premières expéditions donnent beaucoup d’argent et peu de points, les dernières l’inverse ; cite Léopoldville et Port-Natal ; une ou plusieurs couleurs par ville
source-pinco11 = un ou deux symboles par ville ; la pile d’expéditions va de beaucoup d’argent et peu de points à l’inverse
source-spielmitmir = Naples est une ville du réseau, tout au nord
source-darmstadt-spielt = les expéditions et les aventures sont disposées de sorte qu’on fait sans cesse l’aller-retour entre le nord et le sud
source-hall9000 = 22 lieux, une moitié de chaque côté de l’équateur ; réseau de lignes irrégulier ; 2 symboles au plus par lieu
source-ludorium = un ou deux symboles à côté de chaque station
source-scifi-universe = un ou deux symboles par ville ; un masque parmi les artefacts
source-trictrac = des djembés et des masques parmi les artefacts
source-gamesgazette = dit que chaque ville a deux symboles (approximatif : la plupart)
source-boardgames-online = version en ligne autorisée par l’auteur : 11 et 11 lieux, les bonus de départ sont quelques pièces ou des cartes, le nombre d’expéditions restantes est public, option de score caché ; dit que michaelschacht.net offre des téléchargements et des variantes (non conservés)
source-czech-rules = règles tchèques (Albi) : les cases sont des villes ou d’autres lieux remarquables
source-keirat = chaque case d’expédition a un bonus en cartes Voyage ou en argent ; trois catégories d’expéditions
source-borromaeusverein = 142 cartes dans la boîte (= 30+34+10+60+4+4)
source-reconstruction-ref = ce projet
source-reconstruction = ce qu’aucune source publique ne dit : établi pour concorder avec ce qui est connu, à ne jamais prendre pour le jeu imprimé
source-inferred-ref = ce projet
source-inferred = ce qui découle d’un fait sourcé ou de la géographie réelle

guide-map = La carte. Pour aller au lieu voisin, joue une carte portant un symbole de ce lieu ; un joker convient partout. Les lieux où tu peux aller maintenant sont bordés de vert.
guide-expeditions = Les expéditions. Rejoins-en une à son départ (le numéro sur la carte) : tu reçois le bonus indiqué dessous. Sois ensuite, parmi ceux qui l’ont rejointe, le premier à atteindre sa destination (le drapeau) : son argent et ses points sont à toi.
guide-books = Les deux livres d’aventures, un pour chaque moitié du continent. Ouvre celui de la moitié où tu es, tourne ses pages et achète une aventure. Tu la termines dans le lieu qu’elle nomme.

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titre
printed-colours = Couleurs
printed-name = Nom
printed-places = Lieux
printed-half = Moitié
printed-north = Nord
printed-south = Sud
printed-symbols = Symboles
printed-routes = Routes
printed-companies = Compagnies
printed-colour = Couleur
printed-place = Lieu
printed-silver = Pièces d’argent
printed-artifacts = Artefacts
printed-expeditions = Expéditions
printed-back = Dos
printed-a = A
printed-b = B
printed-c = C
printed-start = Départ
printed-target = Destination
printed-points = Points
printed-adventures = Aventures
printed-book = Livre
printed-artifact = Artefact
printed-assistant = Assistant
printed-bonuses = Bonus de départ
printed-cards = Cartes
printed-numbers = Autres nombres
printed-travel-cards = Cartes Voyage par couleur
printed-assistant-cards = Assistants par couleur
printed-jokers = Jokers par joueur
printed-dealt = Cartes distribuées
printed-markers = Marqueurs par joueur
printed-removed = Cartes C retirées (2, 3, 4 joueurs)
printed-drawn = Cartes piochées
printed-adventure-price = Prix d’une aventure
printed-free-turns = Pages tournées gratuitement
printed-turn-price = Prix d’une page tournée
printed-recolour-price = Prix d’un changement de couleur
printed-hand-limit = Cartes en main au maximum
printed-adventure-limit = Aventures en cours au maximum
printed-scoring = Décompte
printed-two-alike = Deux identiques
printed-three-alike = Trois identiques
printed-two-different = Deux différents
printed-four-different = Quatre différents
printed-two-assistants = Pénalité pour deux assistants
printed-more-assistants = Pénalité pour trois assistants ou plus
printed-silver-per-point = Pièces d’argent par point
printed-cards-per-point = Cartes par point
printed-open-artifact = Aventure d’artefact en cours

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = s’écarte de la première estimation de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-draw = pioche des cartes Voyage
feature-option-open-book = ouvre un livre
feature-option-set-out = se met en route
feature-option-stop = met fin à l’action
feature-option-turn-page = tourne une page
feature-option-buy = achète une aventure
feature-option-discard = défausse une carte ou abandonne une aventure
feature-option-join = rejoint une expédition
feature-option-joining-bonus = rejoindre l’expédition rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-complete-expedition = terminer l’expédition rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-complete-adventure = terminer l’aventure rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-step = avance d’un pas
feature-option-joker = utilise un joker
feature-option-assistant = utilise un assistant
feature-option-recoloured = paie des pièces d’argent pour changer la couleur d’une carte
feature-option-cards-alike = tu as en main { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} de cette couleur
feature-option-nearer = la progression vers le but le plus proche est de { $value } pas
feature-option-arrives = atteint un but
feature-option-within-reach = tes cartes mettent { $value ->
    [one] { $value } point
   *[other] { $value } points
} à ta portée pendant ce voyage
feature-option-tour-after = ce que tu peux encore terminer à partir de là vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-adventure-gain = une aventure là-bas ajoute { $value ->
    [one] { $value } point
   *[other] { $value } points
} à tes projets

# Why: what a bot sees of your position

feature-seat-players = il y a { $value ->
    [one] { $value } joueur
   *[other] { $value } joueurs
}
feature-seat-turn = c’est ton tour
feature-seat-moves-later = c’est à toi dans { $value ->
    [one] { $value } tour
   *[other] { $value } tours
}
feature-seat-on-journey = tu es en voyage
feature-seat-rounds-left = il reste environ { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}
feature-seat-last-round = cette manche est la dernière
feature-seat-points = tu as { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-lead = ton avance sur le meilleur des autres joueurs est de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-silver = tu as { $value ->
    [one] { $value } pièce d’argent
   *[other] { $value } pièces d’argent
}
feature-seat-silver-worth = une pièce d’argent vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-cards = tu as en main { $value ->
    [one] { $value } carte Voyage
   *[other] { $value } cartes Voyage
}
feature-seat-most-of-a-colour = tu as en main { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} de ta meilleure couleur
feature-seat-jokers = tu as en main { $value ->
    [one] { $value } joker
   *[other] { $value } jokers
}
feature-seat-assistants = tu as { $value ->
    [one] { $value } assistant
   *[other] { $value } assistants
}
feature-seat-expeditions = tu as terminé { $value ->
    [one] { $value } expédition
   *[other] { $value } expéditions
}
feature-seat-joined = tu as rejoint { $value ->
    [one] { $value } expédition
   *[other] { $value } expéditions
}
feature-seat-adventures = tu as { $value ->
    [one] { $value } aventure
   *[other] { $value } aventures
} en cours
feature-seat-best-prize = ta meilleure expédition rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-tour-worth = ce que tu peux encore terminer d’ici vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-nearest = le but le plus proche est à { $value } pas
feature-seat-others-joined = un autre joueur a rejoint { $value ->
    [one] { $value } expédition
   *[other] { $value } expéditions
}
feature-seat-others-cards = un autre joueur a en main { $value ->
    [one] { $value } carte Voyage
   *[other] { $value } cartes Voyage
}
feature-seat-others-silver = un autre joueur a { $value ->
    [one] { $value } pièce d’argent
   *[other] { $value } pièces d’argent
}

# First lessons: what the coach says.

lesson-draw = Un tour est une action : piocher des cartes, ouvrir un livre ou voyager. Pour voyager, il faut des cartes : pioches-en deux.
lesson-set-out = Tu as maintenant des cartes pour un voyage. Mets-toi en route.
lesson-step = Un pas coûte une carte portant un symbole du lieu où tu vas. Ton joker convient partout et te revient ensuite. Va au Caire avec lui.
lesson-join = Une expédition visible part d’ici, du Caire. Rejoins-la : tu y poses un marqueur et tu prends aussitôt le bonus indiqué dessous.
lesson-stop = Tes autres cartes ne mènent pas encore au Mozambique. Termine le voyage ; le marqueur reste où il est.
lesson-limit = À la fin de ton tour, tu peux avoir au plus cinq cartes en main. Tu en as une de trop : défausse une carte violette.
lesson-two-symbols = Tu vas vers le sud, une carte par pas. Zanzibar a un symbole violet : vas-y avec ta carte violette.
lesson-join-again = Une autre expédition part de Zanzibar, et elle ramène au Caire. La rejoindre ne coûte rien : fais-le au passage.
lesson-onward = La carte que tu viens de recevoir peut servir aussitôt, mais ici le turquoise convient. Va au Mozambique.
lesson-complete = Tu es à la destination de ta première expédition, et ton marqueur est dessus. Termine-la : elle rapporte de l’argent et des points.
lesson-rest = Il n’y a plus rien à faire ici. Termine le voyage ; une nouvelle expédition prend la case vide.
lesson-book = L’argent permet d’acheter des aventures. Chaque moitié de la carte a son livre, et tu es au sud. Ouvre le livre du sud.
lesson-page = Le livre montre une aventure. Tourne la page de droite pour voir la suivante ; la première page tournée est gratuite.
lesson-buy = Cette aventure mène à un assistant à Tombouctou, au nord. Achète-la pour 5 pièces d’argent.
lesson-close-book = Une seule suffit pour l’instant. Ferme le livre.
lesson-adventure = Te voici à Tombouctou, où t’attend ton aventure. Termine-la : l’assistant se joint à toi.
lesson-assistant = Un assistant est une carte d’une couleur qui te revient après chaque voyage. Continue jusqu’à Khartoum avec lui.
lesson-both-ways = Un bon itinéraire sert à deux expéditions. Te voilà de retour au Caire, où finit la deuxième. Termine-la.
lesson-recolour = L’autre joueur vient de terminer une expédition que tu avais rejointe aussi : seul le premier est payé. L’argent te rend plus rapide : paie 5 pièces pour aller au Congo avec ta carte grise.
lesson-race = Tu viens de rejoindre cette expédition au Congo, et te voilà déjà à sa destination. Termine-la avant les autres.
lesson-chain = Pendant ce voyage, tu as déjà terminé deux expéditions, et une troisième finit ici, au Cap. Termine-la aussi : les longs voyages sont ceux qui rapportent le plus.
lesson-end = Tu connais maintenant les trois actions : piocher, acheter, voyager. Une partie continue jusqu’à ce qu’on ne puisse plus remplir les cases d’expédition. Puis on compte les points des expéditions et des artefacts, plus des points pour les collections d’artefacts et pour l’argent.
