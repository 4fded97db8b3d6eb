# The Heart of Africa, in French.

game-title = Les Aventuriers du Rail : Au cœur de l’Afrique
game-summary = Construis des chemins de fer à travers l’Afrique centrale et australe. Réunis des cartes Wagon, prends des routes et relie les deux bouts de tes cartes Destination ; domine un terrain pour doubler les points d’une route. La carte porte les noms de l’âge des empires, donnés par ceux qui l’ont dessinée et non par ceux qui y vivaient ; les noms d’aujourd’hui figurent à côté. Les 48 cartes Destination sont une reconstitution et non celles du jeu publié.
game-teaser = Réunis des cartes, pose des rails et réussis tes destinations. Domine un terrain, et ta route rapporte le double.

# --- What is asked

phase-first-tickets = Garde au moins deux de tes cartes Destination.
phase-turn = Prends des cartes, prends une route ou pioche des cartes Destination.
phase-second-card = Prends ta deuxième carte.
phase-payment = Choisis comment payer la route.
phase-doubling = Double les points de la route, ou compte-la une seule fois.
phase-tickets = Garde au moins une des cartes Destination piochées.
phase-over = La partie est terminée.

# --- Choices

action-keep-tickets = { $places_count ->
    [one] Garder la carte Destination { $places }
   *[other] Garder les cartes Destination { $places }
}
action-take-train = Prendre { $card_id ->
    [locomotive] la locomotive visible
   *[other] une carte Wagon visible : { $card }
}
action-draw-train = Piocher une carte Wagon
action-take-terrain = Prendre une carte Terrain visible : { $terrain }
action-draw-terrain = Piocher une carte Terrain
action-draw-tickets = Piocher des cartes Destination
action-claim-route = Prendre la route { $track } : { $track_colour }, { $track_length ->
    [one] { $track_length } espace
   *[other] { $track_length } espaces
}
action-pay = { $cards ->
    [0] Payer { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
   *[other] Payer { $cards }× { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
    }
}
action-double-route = { $cards ->
    [0] La doubler avec { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
    [one] La doubler avec { $cards } carte Terrain{ $locomotives ->
        [0] { "" }
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
    }
   *[other] La doubler avec { $cards } cartes Terrain{ $locomotives ->
        [0] { "" }
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
    }
}
action-score-once = La compter une seule fois
action-pass = Passer

# --- The report

event-hand-dealt = Première main : { $cards }.
event-terrain-dealt = { $seat } reçoit { $terrains_count ->
    [one] une carte Terrain visible
   *[other] des cartes Terrain visibles
} : { $terrains }.
event-tickets-offered = Cartes Destination au choix : { $tickets }.
event-tickets-drawn = { $seat } pioche { $number ->
    [one] la dernière carte Destination.
   *[other] { $number } cartes Destination.
}
event-tickets-kept = { $seat } garde { $kept ->
    [one] { $kept } carte Destination
   *[other] { $kept } cartes Destination
}{ $returned ->
    [0] .
   *[other] {" "}et en remet { $returned } sous la pile.
}
event-tickets-chosen = { $kept_count ->
    [one] Gardée
   *[other] Gardées
} : { $kept }. { $returned_count ->
    [one] Remise sous la pile
   *[other] Remises sous la pile
} : { $returned_count ->
    [0] aucune
   *[other] { $returned }
}.
event-ticket-completed = Carte Destination réussie : { $ticket }.
event-train-taken = { $seat } prend { $card_id ->
    [locomotive] la locomotive visible.
   *[other] une carte Wagon visible : { $card }.
}
event-train-drawn = { $seat } pioche une carte Wagon.
event-train-seen = Carte piochée : { $card }.
event-terrain-taken = { $seat } prend une carte Terrain visible : { $terrain }.
event-terrain-drawn = { $seat } pioche une carte Terrain : { $terrain }.
event-trains-turned-up = { $cards_count ->
    [one] Nouvelle carte Wagon visible
   *[other] Nouvelles cartes Wagon visibles
} : { $cards }.
event-terrains-turned-up = { $terrains_count ->
    [one] Nouvelle carte Terrain visible
   *[other] Nouvelles cartes Terrain visibles
} : { $terrains }.
event-row-swept = { $locomotives } locomotives sont visibles : toutes les cartes Wagon visibles sont défaussées.
event-trains-shuffled = La pioche des cartes Wagon est vide : { $number ->
    [one] la seule carte défaussée la remplace.
   *[other] les { $number } cartes défaussées sont mélangées pour en former une nouvelle.
}
event-terrains-shuffled = La pioche des cartes Terrain est vide : { $number ->
    [one] la seule carte défaussée la remplace.
   *[other] les { $number } cartes défaussées sont mélangées pour en former une nouvelle.
}
event-route-claimed = { $seat } prend la route { $track_incise } avec { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
   *[other] { $cards }× { $card }{ $locomotives ->
        [0] { "" }
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
    }
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-route-doubled = { $seat } domine le terrain { $terrain } et double la route avec { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
    [one] { $cards } carte Terrain{ $locomotives ->
        [0] { "" }
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
    }
   *[other] { $cards } cartes Terrain{ $locomotives ->
        [0] { "" }
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
    }
} : { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
}
event-passed = { $seat } ne peut rien faire et passe.
event-last-round-begun = { $seat } n’a plus { $trains ->
    [0] aucun wagon
    [one] qu’un wagon
   *[other] que { $trains } wagons
} : un dernier tour pour tout le monde.
event-everyone-passed = Plus personne ne peut rien faire.
event-tickets-shown = { $seat } montre ses cartes Destination. Réussies : { $completed_count ->
    [0] aucune
   *[other] { $completed }
}. Non réussies : { $failed_count ->
    [0] aucune
   *[other] { $failed }
}.
event-match-ended = La partie est terminée.

# --- Why not

refusal-ha-5-first = Choisis d’abord au moins { $least } de tes { $offered } cartes Destination à garder
refusal-ha-5-few = Garde au moins { $least } de tes { $offered } cartes Destination
refusal-ha-5-absent = { $offered ->
    [one] Une seule carte Destination est proposée
   *[other] Seules { $offered } cartes Destination sont proposées
}
refusal-ha-7 = À ton tour, tu fais l’une de ces trois choses : prendre des cartes, prendre une route ou piocher des cartes Destination
refusal-ha-8-second = Prends ou pioche d’abord ta deuxième carte
refusal-ha-8-train = Cette carte Wagon n’est pas visible : { $card }
refusal-ha-8-terrain = Cette carte Terrain n’est pas visible : { $terrain }
refusal-ha-9 = Une locomotive visible doit être la première carte que tu prends, et tu n’en prends alors pas de deuxième
refusal-ha-12-trains = Il ne reste aucune carte Wagon à piocher, pas même dans la défausse
refusal-ha-12-terrains = Il ne reste aucune carte Terrain à piocher, pas même dans la défausse
refusal-ha-13-taken = { $seat } a déjà pris la route { $track }
refusal-ha-13-pay = Paie maintenant la route { $track } : { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
} ({ $colour }), les locomotives servant de jokers
refusal-ha-15-own = Tu ne peux pas prendre { $track } : l’autre voie de cette route double est déjà à toi
refusal-ha-15-closed = Tu ne peux pas prendre { $track } : à deux ou trois joueurs, une seule voie d’une route double est utilisée
refusal-ha-16 = Décide maintenant si tu doubles { $track } ({ $terrain }), ou si tu la comptes une seule fois
refusal-ha-17 = Doubler { $track_incise } demande exactement { $needed ->
    [one] { $needed } carte Terrain
   *[other] { $needed } cartes Terrain
} ({ $terrain }), locomotives comprises ; { $held ->
    [0] tu n’en as aucune
   *[other] tu en as { $held }
}, et { $left ->
    [0] aucune locomotive
    [one] { $left } locomotive
   *[other] { $left } locomotives
}
refusal-ha-18 = Quelqu’un d’autre a { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} Terrain ({ $terrain }), plus que tu n’en aurais
refusal-ha-19 = { $left ->
    [0] Il ne te reste aucune locomotive
    [one] Il ne te reste qu’une locomotive
   *[other] Il ne te reste que { $left } locomotives
} à jouer comme terrain ({ $terrain })
refusal-ha-20 = Tu ne peux pas jouer plus de cartes et de locomotives qu’il n’en faut pour payer et pour égaliser
refusal-ha-22-trains = Il faut { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
} pour prendre { $track } ; tu en as { $trains }
refusal-ha-22-cards = Il faut { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
} ({ $colour }) pour prendre { $track } ; { $cards ->
    [0] tu n’en as aucune qui convienne
   *[other] { $colour_id ->
        [grey] tu en as au plus { $cards } d’une même couleur
       *[other] tu en as { $cards ->
            [one] { $cards } qui convient
           *[other] { $cards } qui conviennent
        }
    }
}, et { $locomotives ->
    [0] aucune locomotive
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}
refusal-ha-22-held = Tu n’as pas ces cartes en main
refusal-ha-23-choose = { $offered ->
    [one] Garde d’abord la carte Destination proposée
   *[other] Choisis d’abord au moins { $least } des { $offered } cartes Destination à garder
}
refusal-ha-23-few = { $offered ->
    [one] Garde la carte Destination proposée
   *[other] Garde au moins { $least } des { $offered } cartes Destination
}
refusal-ha-23-absent = { $offered ->
    [one] Une seule carte Destination est proposée
   *[other] Seules { $offered } cartes Destination sont proposées
}
refusal-ha-23-empty = Il ne reste aucune carte Destination à piocher
refusal-ha-32 = { $track_incise } est un ferry : il faut au moins { $ferries ->
    [one] { $ferries } locomotive
   *[other] { $ferries } locomotives
} pour le payer ; il n’y en a { $locomotives ->
    [0] aucune
   *[other] que { $locomotives }
}
refusal-ha-34 = Tu ne peux pas passer tant que tu peux faire quelque chose

# --- The score sheet

line-routes = { $number ->
    [one] { $number } route
   *[other] { $number } routes
}, { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}
line-doubled-routes = { $number ->
    [one] { $number } route doublée
   *[other] { $number } routes doublées
}
line-ticket-completed = { $ticket } : { $place_path }
line-ticket-unfinished = { $ticket } : { $missing ->
    [one] il manque { $missing } espace
   *[other] il manque { $missing } espaces
}
line-ticket-cut-off = { $ticket } : coupée, plus aucun chemin
line-globetrotter = Globetrotter : { $completed ->
    [one] { $completed } carte Destination réussie
   *[other] { $completed } cartes Destination réussies
}

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to }, voie 1
    [2] { $place_from } – { $place_to }, voie 2
   *[other] { $place_from } – { $place_to }
}
    .incise = { $side ->
        [1] { $place_from } – { $place_to }, voie 1,
        [2] { $place_from } – { $place_to }, voie 2,
       *[other] { $place_from } – { $place_to }
    }
ticket = { $end_from } – { $end_to } ({ $value })

card-yellow = jaune
card-orange = orange
card-red = rouge
card-purple = violet
card-blue = bleu
card-green = vert
card-white = blanc
card-black = noir
card-locomotive = locomotive

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = J
letter-orange = O
letter-red = R
letter-purple = V
letter-blue = B
letter-green = E
letter-white = C
letter-black = N

colour-yellow = jaune
colour-orange = orange
colour-red = rouge
colour-purple = violet
colour-blue = bleu
colour-green = vert
colour-white = blanc
colour-black = noir
colour-grey = couleur au choix

terrain-desert = désert
terrain-jungle = jungle
terrain-mountain = montagne

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
colour = { $name }
terrain = { $name }

# --- Places, with today's names beside those of the map

place-ngaoundere = Ngaoundéré
place-douala = Douala
place-libreville = Libreville
place-bangui = Bangui
place-bondo = Bondo
place-fachoda = Fachoda (Kodok)
place-addis-ababa = Addis-Abeba
place-bogoro = Bogoro
place-port-florence = Port Florence (Kisumu)
place-mombasa = Mombasa
place-dar-es-salaam = Dar es Salaam
place-cabinda = Cabinda
place-leopoldville = Léopoldville (Kinshasa)
place-luanda = Luanda
place-ujiji = Ujiji
place-elizabethville = Élisabethville (Lubumbashi)
place-livingstonia = Livingstonia
place-mocamedes = Moçâmedes
place-serpa-pinto = Serpa Pinto (Menongue)
place-zomba = Zomba
place-mocambique = Moçambique (île de Mozambique)
place-salisbury = Salisbury (Harare)
place-beira = Beira
place-bulawayo = Bulawayo
place-windhoek = Windhoek
place-walvis-bay = Walvis Bay
place-pretoria = Pretoria
place-port-nolloth = Port Nolloth
place-bloemfontein = Bloemfontein
place-durban = Durban
place-cape-town = Le Cap
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
place-nigeria-w = Nigeria (côte)
place-nigeria-n = Nigeria (intérieur)
place-tchad-n = Tchad (nord)
place-tchad-s = Tchad (sud)
place-sudan-w = Soudan (ouest)
place-sudan-e = Soudan (est)
place-madagascar-n = Madagascar (nord)
place-madagascar-s = Madagascar (sud)

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
end-leopoldville = Léopoldville
end-luanda = { place-luanda }
end-ujiji = { place-ujiji }
end-elizabethville = Élisabethville
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
end-tchad = Tchad
end-sudan = Soudan
end-madagascar = Madagascar

# --- The board in the browser

face-map = Carte de l’Afrique centrale et australe
face-track-free = { $track } : { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}, { $colour }{ $ferries ->
    [0] { "" }
    [one] , ferry avec { $ferries } locomotive
   *[other] , ferry avec { $ferries } locomotives
}
face-track-owned = { $track } : prise par { $owner } avec { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
face-train-row = Cartes Wagon visibles
face-terrain-row = Cartes Terrain visibles
face-train-deck = Wagons
face-no-card = Pas de carte ici
face-terrain-deck = Terrains
face-ticket-deck = Destinations
face-hand = Tes cartes
face-no-cards = Aucune carte en main
face-about-train = Paie un espace d’une route grise ou de cette couleur ({ $card }). Son terrain : { $terrain }.
face-about-locomotive = Paie un espace de n’importe quelle route. Elle peut aussi compter comme carte Terrain. Si tu la prends face visible, c’est la seule carte de ton tour.
face-about-terrain = Double les points d’une route ({ $colours }) si tu domines le terrain { $terrain }.
face-about-train-deck = Pioche une carte Wagon, sans la voir. Tu prends deux cartes par tour.
face-about-terrain-deck = Pioche une carte Terrain, sans la voir.
face-about-ticket-deck = Pioche de nouvelles cartes Destination et choisis celles que tu gardes. Réussies, elles rapportent leurs points ; sinon, elles en coûtent autant.
face-tickets = Tes destinations
face-drawer = { $number ->
    [one] Ta destination et la légende
   *[other] Tes { $number } destinations et la légende
}
face-offer = Cartes Destination au choix
face-keep = { $number ->
    [0] Choisis les cartes à garder
    [one] Garder cette carte
   *[other] Garder ces { $number } cartes
}
face-about-ticket = { $points ->
    [one] Tu gagnes { $points } point si tu relies les deux lieux, sinon tu le perds.
   *[other] Tu gagnes { $points } points si tu relies les deux lieux, sinon tu les perds.
} Pour l’instant : { $status }.
face-connected = reliée
face-open = pas encore reliée
face-key = Couleurs, terrains et points
face-spaces = Espaces
face-points = Points
face-to-double = Cartes Terrain pour doubler
face-reconstructed = Les cartes Destination sont une reconstitution et non celles du jeu publié. Pointe un lieu pour voir son nom d’aujourd’hui.
face-last-turns = Derniers tours
face-price = { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; pour doubler : { $terrains }× { $terrain }
face-brings = { $points ->
    [one] = { $points } point
   *[other] = { $points } points
}
face-points-of = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
face-trains-of = { $number ->
    [one] { $number } wagon restant
   *[other] { $number } wagons restants
}
face-cards-of = { $number ->
    [one] { $number } carte Wagon
   *[other] { $number } cartes Wagon
}
face-tickets-of = { $number ->
    [one] { $number } carte Destination
   *[other] { $number } cartes Destination
}
face-terrain-of = { $number }× { $terrain }
face-terrain-leads = { $number }× { $terrain } : personne n’en a davantage

kind-take-train = Prendre une carte Wagon
kind-take-terrain = Prendre une carte Terrain
kind-claim-route = Prendre une route
kind-keep-tickets = Garder des cartes Destination
kind-pay = Payer
kind-double-route = La doubler

guide-map = La carte. Chaque route a autant d’espaces qu’il faut de cartes. Sa couleur et sa lettre indiquent avec quelles cartes la payer. Les routes que tu peux prendre maintenant sont bordées d’or : clique sur l’une d’elles.
guide-market = Les cartes à prendre : des wagons de huit couleurs, des locomotives pour toutes les couleurs, et des terrains. Si tu domines un terrain, tu peux doubler les points d’une route de ce terrain.
guide-tickets = Tes cartes Destination. Relie les deux bouts de chacune ; pointe une carte pour la voir sur le plateau. Au-dessous, tu vois ce que vaut chaque chose.

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = plus de destinations réussies, { $more } contre { $less }
lines-routes = Routes
lines-doubled-routes = Routes doublées
lines-ticket-completed = Destinations réussies
lines-ticket-unfinished = Destinations non réussies
lines-ticket-cut-off = Destinations devenues impossibles
lines-globetrotter = Globetrotter

# --- The board as text

field-last-turns = Derniers tours à jouer
field-track = Route choisie
field-pay-card = Payée avec
field-pay-cards = Cartes payées
field-pay-locomotives = Locomotives payées
field-train-row = Cartes Wagon visibles
field-train-deck-size = Cartes Wagon dans la pioche
field-train-discards = Cartes Wagon dans la défausse
field-terrain-row = Cartes Terrain visibles
field-terrain-deck = Cartes Terrain dans la pioche
field-terrain-discards = Cartes Terrain dans la défausse
field-hands = Cartes Wagon
field-hand-sizes = Cartes Wagon en main
field-terrains = Cartes Terrain
field-trains = Wagons restants
field-points = Points jusqu’ici
field-owners = Routes prises
field-doubled = Routes doublées
field-offered = Cartes Destination au choix
field-kept = Cartes Destination gardées
field-kept-sizes = Nombre de cartes Destination
field-ticket-pile-size = Cartes Destination dans la pioche

# --- What is wrong with an edition file

problem-locomotive-last = la dernière sorte doit être la locomotive
problem-grey-card = il n’y a pas de carte grise : une route grise accepte n’importe quelle couleur
problem-one-terrain = « { $word } » doit appartenir à un seul terrain, pas à { $found }
problem-no-route-colour = « { $word } » n’est pas une couleur de route
problem-lengths = il faut 1, 2, 3 et ainsi de suite, chacun une fois
problem-few-trains = doit être supérieur à last_trains, sinon le premier tour déclencherait la dernière manche
problem-more-than = ne doit pas dépasser { $other }
problem-few-cards = trop peu pour cinq joueurs : { $number } sont distribuées ou révélées
problem-few-tickets = trop peu pour cinq joueurs qui en reçoivent { $number } chacun
problem-no-end = manque : seules les haltes ne figurent sur aucune carte Destination
problem-way-station-end = est une halte, et aucune carte Destination ne mène à une halte
problem-same-as = ne doit pas être identique à { $other }
problem-needs-double = relie deux lieux qu’une autre voie relie déjà : il faut aux deux le même « double »
problem-double-tracks = la route double « { $word } » doit avoir 2 voies, pas { $found }
problem-double-places = les voies de la route double « { $word } » relient des lieux différents
problem-double-lengths = les voies de la route double « { $word } » n’ont pas la même longueur
problem-dead-end = est une impasse : toutes ses voies doivent venir d’un même lieu
problem-no-such-end = aucun lieu n’a ce nom sur les destinations : « { $word } »
problem-ticket-twice = relie deux bouts qu’une autre carte Destination relie déjà

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Les Aventuriers du Rail : Au cœur de l’Afrique
edition-default-note = Le plateau est transcrit d’une source publique (A), ses longueurs vérifiées à l’aide de ses coordonnées. Les 48 cartes Destination sont une reconstitution : aucune source ne donne les cartes imprimées. Leurs bouts sont des lieux de ce plateau choisis par nous, répartis aussi inégalement que dans les cartes imprimées d’autres plateaux de la série, et chacune vaut le chemin le plus court entre ses bouts. Ce ne sont pas les cartes publiées ; de celles-ci, on sait seulement qu’il y en a 48 et que l’une vaut 22 points. La longueur de Bloemfontein – Le Cap est reconstituée elle aussi. Qui possède le jeu imprimé peut en écrire les valeurs dans sa propre édition.
source-a = transcription complète du plateau (lieux, coordonnées, voies, longueurs, couleurs, routes doubles, ferries) ; pas de cartes Destination
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa (Alan R. Moon, Days of Wonder, 2012), livret de règles
source-r = cartes, distribution, cartes Terrain, doublement, cartes Destination, Madagascar et les pays, Globetrotter ; règles françaises : personne ne possède les deux voies d’une route double
source-b1 = les points de jonction de l’intérieur sont des haltes sans nom (« way stations »)
source-b2 = pays de destination : seulement Nigeria, Tchad, Soudan, au bord nord
source-b3 = la chaîne de Madagascar relie l’Afrique du Sud et le Mozambique sans contrainte de couleur ; les seuls ferries sont là ; tableau des nombres de cartes distribuées et piochées
source-b4 = la ligne de Madagascar est une route à deux voies
source-b5 = une seule route a rapporté 30 points (6 espaces, doublée) ; il existe une carte Destination à 22 points ; il existe des routes d’un espace
source-b6 = régions de couleur (désert au sud, jungle au milieu, montagne à l’est) ; il existe des routes de 5 et de 6 espaces
source-b7 = des ferries, pas de tunnels, Globetrotter au lieu de la route la plus longue
source-b8 = les règles du jeu de base sur lesquelles cette carte s’appuie
source-ours-ref = ce projet
source-ours = identifiants, noms des lieux sans nom, côté d’un pays ou d’une île où se trouve un lieu, noms actuels des villes
source-stations = nos noms pour les haltes, anonymes sur le plateau imprimé : chacun est celui d’une ville, d’une rivière ou d’un lac réels à proximité
source-reconstruction-ref = ce projet
source-reconstruction = ce qu’aucune source ne donne : une estimation soigneuse, à ne jamais prendre pour la valeur publiée

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titre
printed-cards = Cartes Wagon
printed-count = Nombre
printed-terrains = Cartes Terrain
printed-colours = Couleurs des routes
printed-lengths = Longueurs des routes
printed-length = Longueur
printed-points = Points
printed-terrain = Cartes Terrain pour doubler
printed-numbers = Autres nombres
printed-trains = Wagons par joueur
printed-cards-dealt = Cartes Wagon distribuées
printed-terrains-dealt = Cartes Terrain distribuées
printed-tickets-dealt = Cartes Destination distribuées
printed-first-tickets-kept = Premières destinations à garder, au minimum
printed-tickets-drawn = Cartes Destination piochées
printed-tickets-kept = Destinations piochées à garder, au minimum
printed-cards-face-up = Cartes Wagon visibles
printed-terrains-face-up = Cartes Terrain visibles
printed-locomotives-face-up = Locomotives visibles qui font défausser la rangée
printed-last-trains = Wagons restants qui déclenchent la dernière manche
printed-globetrotter = Bonus Globetrotter
printed-places = Lieux
printed-name = Nom
printed-kind = Type
printed-city = Ville
printed-way-station = Halte
printed-country = Pays
printed-island = Île
printed-today = Nom actuel
printed-end = Nom sur les destinations
printed-tracks = Routes
printed-from-place = De
printed-to-place = À
printed-colour = Couleur
printed-double = Route double
printed-ferries = Locomotives requises
printed-note = Remarque
printed-tickets = Cartes Destination
printed-from-end = De
printed-to-end = À
printed-value = Valeur
printed-map = Positions sur le plateau
printed-place = Lieu
printed-x = Depuis la gauche, %
printed-y = Depuis le haut, %

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = c’est ton tour
feature-seat-moves-later = c’est à toi dans { $value ->
    [one] { $value } tour
   *[other] { $value } tours
}
feature-seat-points = tes routes ont rapporté { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-done-points = tes destinations réussies rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-done-tickets = tu as réussi { $value ->
    [one] { $value } destination
   *[other] { $value } destinations
}
feature-seat-trains = il te reste { $value ->
    [one] { $value } wagon
   *[other] { $value } wagons
}
feature-seat-hand = tu as en main { $value ->
    [one] { $value } carte Wagon
   *[other] { $value } cartes Wagon
}
feature-seat-locomotives = tu as en main { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
}
feature-seat-most-of-a-colour = tu as en main { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} de ta meilleure couleur
feature-seat-second-most-of-a-colour = tu as en main { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} de ta deuxième couleur
feature-seat-terrain-cards = tu as { $value ->
    [one] { $value } carte Terrain
   *[other] { $value } cartes Terrain
}
feature-seat-terrains-led = tu domines { $value ->
    [one] { $value } terrain
   *[other] { $value } terrains
}
feature-seat-planned-points = les destinations que tu peux encore réussir rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-failed-points = les destinations que tu risques de manquer coûtent { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-planned-tickets = tu peux encore réussir { $value ->
    [one] { $value } destination
   *[other] { $value } destinations
}
feature-seat-plan-turns = tes destinations demandent encore { $value ->
    [one] { $value } tour
   *[other] { $value } tours
}
feature-seat-plan-spaces = tes destinations demandent encore { $value ->
    [one] { $value } wagon
   *[other] { $value } wagons
}
feature-seat-plan-tracks = tes destinations demandent encore { $value ->
    [one] { $value } route
   *[other] { $value } routes
}
feature-seat-plan-track-points = les routes pour tes destinations rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-plan-lacks = il te manque { $value ->
    [one] { $value } carte Wagon
   *[other] { $value } cartes Wagon
} pour tes destinations
feature-seat-plan-lacks-locomotives = il te manque { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
} pour des ferries
feature-seat-plan-payable = ta main suffit à payer { $value ->
    [one] { $value } route
   *[other] { $value } routes
} pour tes destinations
feature-seat-plan-payable-points = parmi les routes pour tes destinations, celles que ta main suffit à payer rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-plan-doubling = des cartes Terrain pourraient doubler { $value ->
    [one] { $value } point
   *[other] { $value } points
} sur les routes pour tes destinations
feature-seat-plan-doubling-payable = des cartes Terrain pourraient doubler { $value ->
    [one] { $value } point
   *[other] { $value } points
} tout de suite
feature-seat-plan-danger = les autres construisent à côté de { $value ->
    [one] { $value } route
   *[other] { $value } routes
} dont tes destinations ont besoin
feature-seat-cards-to-spare = tu as { $value ->
    [one] { $value } carte Wagon
   *[other] { $value } cartes Wagon
} de plus que n’en demandent tes destinations
feature-seat-locomotives-to-spare = tu as { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
} de plus que n’en demandent tes destinations
feature-seat-spare-trains = tes destinations te laissent { $value ->
    [one] { $value } wagon
   *[other] { $value } wagons
}
feature-seat-best-claim = la meilleure route à prendre maintenant rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-best-claim-doubled = la meilleure route à prendre maintenant, doublée si possible, rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-turns-left = tu peux compter sur { $value ->
    [one] { $value } tour
   *[other] { $value } tours
} jusqu’à la fin
feature-seat-plan-against-time = tes destinations demandent { $value } fois le temps qui reste
feature-seat-fewest-trains-of-others = il ne reste à un autre joueur que { $value ->
    [one] { $value } wagon
   *[other] { $value } wagons
}
feature-seat-fewest-trains = il reste { $value ->
    [one] { $value } wagon
   *[other] { $value } wagons
} au joueur qui en a le moins
feature-seat-biggest-hand-of-others = un autre joueur a en main { $value ->
    [one] { $value } carte Wagon
   *[other] { $value } cartes Wagon
}
feature-seat-last-round = les derniers tours ont commencé
feature-seat-last-turns = la fin arrive dans { $value ->
    [one] { $value } tour
   *[other] { $value } tours
}
feature-seat-plan-danger-points = des destinations valant { $value ->
    [one] { $value } point
   *[other] { $value } points
} dépendent de routes près desquelles les autres construisent
feature-seat-plan-terrain-lacks = il te manque { $value ->
    [one] { $value } carte Terrain
   *[other] { $value } cartes Terrain
} pour doubler toutes les routes de tes destinations
feature-seat-plan-doubling-begun = tes cartes Terrain contribuent à doubler { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-open-cards-useful = il y a { $value ->
    [one] { $value } carte Wagon visible utile
   *[other] { $value } cartes Wagon visibles utiles
} pour tes destinations
feature-seat-open-locomotives = il y a { $value ->
    [one] { $value } locomotive visible
   *[other] { $value } locomotives visibles
}
feature-seat-open-terrains-useful = il y a { $value ->
    [one] { $value } carte Terrain visible utile
   *[other] { $value } cartes Terrain visibles utiles
} pour tes destinations

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = s’écarte de la première estimation de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-face-up-card = prend une carte Wagon visible
feature-option-hidden-card = pioche une carte
feature-option-locomotive = prend une locomotive
feature-option-terrain-card = prend une carte Terrain
feature-option-draw-tickets = pioche des cartes Destination
feature-option-claim = prend une route
feature-option-pay = paie la route
feature-option-double = double la route
feature-option-keep = garde { $value ->
    [one] { $value } carte Destination
   *[other] { $value } cartes Destination
}
feature-option-kept-points = les destinations gardées rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-kept-complete = { $value ->
    [one] { $value } destination est déjà réussie
   *[other] { $value } destinations sont déjà réussies
}
feature-option-card-worth = la carte vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-held-alike = tu as déjà { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} de cette sorte
feature-option-lacked = il manque { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} de cette couleur pour tes destinations
feature-option-track-points = la route rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-track-length = utilise { $value ->
    [one] { $value } wagon
   *[other] { $value } wagons
}
feature-option-planned = une de tes destinations a besoin de la route
feature-option-ticket-points = des destinations valant { $value ->
    [one] { $value } point
   *[other] { $value } points
} dépendent de la route
feature-option-contested = les autres construisent à { $value ->
    [one] { $value } bout
   *[other] { $value } bouts
} de la route
feature-option-trains-after = te laisse { $value ->
    [one] { $value } wagon
   *[other] { $value } wagons
}
feature-option-cards-paid = paie { $value ->
    [one] { $value } carte de couleur
   *[other] { $value } cartes de couleur
}
feature-option-locomotives-paid = paie { $value ->
    [one] { $value } locomotive
   *[other] { $value } locomotives
}
feature-option-price = les cartes dépensées vaudraient { $value ->
    [one] { $value } point
   *[other] { $value } points
} ailleurs
feature-option-doubling = doubler la route maintenant rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
} de plus
feature-option-terrains-paid = joue { $value ->
    [one] { $value } carte Terrain
   *[other] { $value } cartes Terrain
}

# First lessons: what the coach says.

lesson-tickets = Une carte Destination rapporte ses points si tes propres routes relient ses deux lieux, et te les fait perdre sinon. Tu dois en garder au moins deux. Ces quatre-là suivent les mêmes routes : garde-les toutes.
lesson-draw = Une route se paie avec des cartes de sa couleur. À ton tour, tu peux prendre deux cartes : pioche la première.
lesson-second = Maintenant, la deuxième carte. Elle peut être visible ou venir de la pioche. Pioche encore.
lesson-terrain = Les cartes Terrain permettent de doubler les points d’une route. Elles restent visibles devant toi, et il importe de savoir qui en a le plus. Prends une carte Désert.
lesson-locomotive = Une locomotive remplace n’importe quelle couleur. Prise parmi les cartes visibles, elle occupe tout ton tour, mais cela en vaut la peine. Prends-la.
lesson-claim = Cela fait un moment que tu réunis des cartes, et ta main est pleine de cartes violettes. Prends la route de Léopoldville à Kamina : cinq espaces.
lesson-pay = Paie avec cinq cartes violettes et garde tes locomotives pour plus tard.
lesson-double = Cette route traverse la jungle, et personne n’a plus de cartes Jungle que toi. Pour cinq espaces, il faut deux cartes Terrain ; une locomotive peut en remplacer une. Double la route : 10 points en deviennent 20.
lesson-more-tickets = Ton réseau grandit, et de nouvelles destinations peuvent lui convenir. Consacre ce tour à piocher quatre cartes Destination.
lesson-keep = Tu dois en garder au moins une. Garde les deux qui mènent là où tu iras de toute façon : Bloemfontein et Madagascar.
lesson-wild = On peut aussi payer une route avec des locomotives seulement. Prends la route de Zomba à Moçambique avant que quelqu’un d’autre ne le fasse.
lesson-connect = Il manque une route entre Moçambique et le Nigeria. Prends celle de Namwala à Salisbury, et ta destination à 20 points est réussie.
lesson-double-track = Certaines routes sont doubles, mais à deux ou trois joueurs une seule de leurs deux voies est utilisée. Prends la route Cabinda – Léopoldville pour ta prochaine destination.
lesson-ferry = On atteint Madagascar en ferry. Prends la route de Moçambique au nord de l’île.
lesson-ferry-pay = Un ferry demande au moins une locomotive parmi les cartes qui le paient. Paie deux cartes jaunes et une locomotive.
lesson-last-trains = Qui a deux wagons ou moins après son tour déclenche la dernière manche. Tes destinations sont presque toutes réussies, alors précipite la fin : prends la route de Léopoldville à Lomami.
lesson-last-turn = Tout le monde joue encore un tour. Ensuite, les cartes ne valent plus rien, alors sers-t’en : prends Bulawayo – Pretoria.
lesson-last-double = Ensuite, les cartes Terrain ne vaudront plus rien non plus. Double aussi cette route.
lesson-end = Ce sont les destinations qui décident de la partie : réussies, elles rapportent des points, sinon elles en coûtent, et qui en a réussi le plus en gagne 10 de plus. Tu sais tout maintenant : réunis des cartes, prends des routes, double-les, et choisis des destinations qui partagent des routes.
