# Gùgōng.
# Une carte Cadeau s’écrit par sa valeur et ce qu’elle apporte : 3 (2 serviteurs).
# Les noms portent les formes dont les phrases ont besoin : .le avec l’article, .du après « de » et .au après « à » avec l’article.

gugong-title = Gùgōng
gugong-blurb = Des cadeaux pour les fonctionnaires de la Cité interdite. Offrez mieux que ce qu’ils ont déjà et les portes s’ouvrent ; atteignez le palais à temps, ou tout aura été vain.

## Lieux

noun-area-travel = Voyages
    .du = des Voyages
    .au = aux Voyages
noun-area-wall = Grande Muraille
    .du = de la Grande Muraille
    .au = à la Grande Muraille
noun-area-jade = Jade
    .du = du Jade
    .au = au Jade
noun-area-intrigue = Intrigues
    .du = des Intrigues
    .au = aux Intrigues
noun-area-palace = Palais
    .du = du Palais
    .au = au Palais
noun-area-decree = Décrets
    .du = des Décrets
    .au = aux Décrets
noun-area-canal = Grand Canal
    .du = du Grand Canal
    .au = au Grand Canal

## Cartes Cadeau

noun-present-1 = Coupe de fruits
    .le = la coupe de fruits
noun-present-2 = Éventail en papier
    .le = l’éventail en papier
noun-present-3 = Jeu de weiqi
    .le = le jeu de weiqi
noun-present-4 = Collier de pierreries
    .le = le collier de pierreries
noun-present-5 = Bonsaï
    .le = le bonsaï
noun-present-6 = Pot en porcelaine
    .le = le pot en porcelaine
noun-present-7 = Vase Ming
    .le = le vase Ming
noun-present-8 = Pipa de Dunhuang
    .le = le pipa de Dunhuang
noun-present-9 = Statuette d’or
    .le = la statuette d’or
noun-icon-can = Canal
noun-icon-dec = Décret
noun-icon-int = Intrigue
noun-icon-none = sans icône
noun-icon-pal = Palais
noun-icon-s1 = 1 serviteur
noun-icon-s2 = 2 serviteurs
noun-icon-swap = échange de carte
noun-icon-wall = Muraille

## Jetons Voyage

noun-token-st1 = cadeaux rehaussés (spécial)
noun-token-st2 = prélèvement (spécial)
noun-token-st3 = copie (spécial)
noun-token-tt01 = 1 serviteur
noun-token-tt02 = 2 serviteurs
noun-token-tt03 = 1 pas de l’émissaire
noun-token-tt04 = intrigue
noun-token-tt05 = grand cadeau contre un jade
noun-token-tt06 = 2 points
noun-token-tt07 = échange de carte
noun-token-tt08 = carte reprise
noun-token-tt09 = serviteur à bord
noun-token-tt10 = serviteur sur la Muraille
noun-token-tt11 = serviteurs contre un jade
noun-token-tt12 = jeton double

## Décrets

noun-decree-d1-1 = 1-1 (intrigue chaque matin)
noun-decree-d1-2 = 1-2 (un serviteur à bord chaque matin)
noun-decree-d1-3 = 1-3 (un serviteur chaque matin)
noun-decree-d1-4 = 1-4 (un pas de l’émissaire chaque matin)
noun-decree-d1-5 = 1-5 (un échange de carte chaque matin)
noun-decree-d2-1 = 2-1 (voyages moins chers)
noun-decree-d2-2 = 2-2 (jade moins cher)
noun-decree-d2-3 = 2-3 (un de plus sur la Muraille)
noun-decree-d2-4 = 2-4 (cadeaux égaux gratuits)
noun-decree-d2-5 = 2-5 (décrets moins chers)
noun-decree-d3-1 = 3-1 (des points pour vos points)
noun-decree-d3-2 = 3-2 (des points à la fin)
noun-decree-d3-3 = 3-3 (des points pour le jade)
noun-decree-d3-4 = 3-4 (des points pour les décrets)
noun-decree-d3-5 = 3-5 (des points pour les récompenses de port)

## Récompenses de port

noun-prize-points = des points
noun-prize-card = une carte
noun-prize-pair = le serviteur double

## L’adversaire du jeu en solitaire

noun-meng = Meng

## Ce qu’on peut choisir

gugong-do-offer = Offrir { $present-le }, { $value } ({ $icon })
gugong-do-give-to = Donner au fonctionnaire { $area-du }
gugong-do-pay-servants = { $cost ->
    [one] Rendre { $cost } serviteur
   *[other] Rendre { $cost } serviteurs
}
gugong-do-discard = Défausser une autre carte
gugong-do-forgo = Donner le cadeau et renoncer à toute action
gugong-do-discard-card = Défausser { $present-le }, { $value } ({ $icon })
gugong-do-travel = Déplacer le voyageur une fois
gugong-do-travel-twice = Payer et déplacer le voyageur deux fois
gugong-do-build = Poser un serviteur sur la Muraille
gugong-do-build-two = Payer et poser jusqu’à deux serviteurs sur la Muraille
gugong-do-buy-house = Acheter le jade d’une maison à { $cost }
gugong-do-buy-plaza = Acheter un jade sur la place
gugong-do-scheme = Une case sur la piste d’intrigue
gugong-do-scheme-more = Payer pour trois cases sur la piste d’intrigue
gugong-do-advance = Un pas de l’émissaire
gugong-do-advance-more = Payer pour deux pas de l’émissaire et une case d’intrigue
gugong-do-enact = Décret { $decree }
gugong-do-ship = Charger un serviteur, déplacer une jonque
gugong-do-ship-two = Payer et charger jusqu’à deux serviteurs
gugong-do-skip = Ne rien faire
gugong-do-pay-without-pair = Payer en serviteurs simples
gugong-do-pay-with-pair = Payer avec le double
gugong-do-gain = { $pair ->
    [0] { $servants ->
        [0] Ne prendre aucun serviteur
        [one] Prendre { $servants } serviteur
       *[other] Prendre { $servants } serviteurs
    }
   *[other] { $servants ->
        [0] Prendre le serviteur double
        [one] Prendre le serviteur double et { $servants } simple
       *[other] Prendre le serviteur double et { $servants } simples
    }
}
gugong-do-move = Voyager jusqu’à { $city }
gugong-do-exchange-servant = Échanger des jetons (valeur { $worth }) contre un serviteur
gugong-do-exchange-points = Échanger des jetons (valeur { $worth }) contre des points
gugong-do-exchange-jade = Échanger des jetons (valeur { $worth }) contre un jade
gugong-do-use-token = Utiliser le jeton : { $token }
gugong-do-give-from-hand = Donner { $present-le }, { $value } ({ $icon }), de votre main
gugong-do-give-from-discard = Donner { $present-le }, { $value } ({ $icon }), de votre défausse
gugong-do-take-from = Prendre la carte { $area-du }
gugong-do-recover = Reprendre { $present-le }, { $value } ({ $icon })
gugong-do-place = { $pair ->
    [0] { $servants ->
        [one] Poser { $servants } serviteur
       *[other] Poser { $servants } serviteurs
    }
   *[other] { $servants ->
        [0] Poser le serviteur double
        [one] Poser le serviteur double et { $servants } simple
       *[other] Poser le serviteur double et { $servants } simples
    }
}
gugong-do-step-back-servant = { $spaces ->
    [one] Reculer de { $spaces } case pour un serviteur
   *[other] Reculer de { $spaces } cases pour un serviteur
}
gugong-do-step-back-servants = { $spaces ->
    [one] Reculer de { $spaces } case pour deux serviteurs
   *[other] Reculer de { $spaces } cases pour deux serviteurs
}
gugong-do-step-back-die = { $spaces ->
    [one] Reculer de { $spaces } case pour tourner un dé
   *[other] Reculer de { $spaces } cases pour tourner un dé
}
gugong-do-step-back-jade = { $spaces ->
    [one] Reculer de { $spaces } case pour un jade
   *[other] Reculer de { $spaces } cases pour un jade
}
gugong-do-turn-die = Tourner le dé { $die } sur { $face }
gugong-do-load = { $pair ->
    [0] Charger un serviteur au port { $harbour }
   *[other] Charger le serviteur double au port { $harbour }
}
gugong-do-launch = { $pair ->
    [0] Nouvelle jonque avec un serviteur au port { $harbour }
   *[other] Nouvelle jonque avec le serviteur double au port { $harbour }
}
gugong-do-sail = Déplacer la jonque du port { $harbour }
gugong-do-claim = Réclamer { $prize }
gugong-do-use-decree = Utiliser le décret { $decree }
gugong-do-finish = Terminer
gugong-do-use-special = { $pair ->
    [0] Utiliser avec un serviteur : { $token }
   *[other] Utiliser avec le serviteur double : { $token }
}
gugong-do-use-special-at = { $pair ->
    [0] Utiliser avec un serviteur { $area-au } : { $token }
   *[other] Utiliser avec le serviteur double { $area-au } : { $token }
}
gugong-do-spend-doubles = { $count ->
    [0] Ne dépenser que des jetons simples
    [one] Dépenser { $count } jeton double
   *[other] Dépenser { $count } jetons doubles
}

## Ce qui est demandé

gugong-ask-offer-card = À vous : quel cadeau offrez-vous ?
gugong-ask-offer-area = À quel fonctionnaire ?
gugong-ask-offer-pay = Votre cadeau est trop modeste pour ouvrir la porte. Comment compensez-vous ?
gugong-ask-offer-discard = Quelle autre carte défaussez-vous ?
gugong-ask-card-act = L’action de votre carte : comment la faites-vous ?
gugong-ask-area-act = L’action du lieu : comment la faites-vous ?
gugong-ask-copy = Vous pouvez faire de même. Comment ?
gugong-ask-pay-pieces = Comment payez-vous ?
gugong-ask-gain = Combien de serviteurs prenez-vous ?
gugong-ask-travel-dest = Où va votre voyageur ?
gugong-ask-forced-exch = Vos encoches sont pleines : quel échange faites-vous ?
gugong-ask-token-bonus = Utilisez-vous le jeton ?
gugong-ask-swap-own = Laquelle de vos cartes échangez-vous ?
gugong-ask-swap-board = Contre quelle carte ?
gugong-ask-tt05-card = Quel grand cadeau défaussez-vous contre un jade ?
gugong-ask-tt08-card = Quelle carte reprenez-vous ?
gugong-ask-wall-pieces = Qui posez-vous sur la Muraille ?
gugong-ask-wall-extra = Posez-vous encore un serviteur de la réserve ?
gugong-ask-intrigue-bonus = La Muraille est achevée : quel bonus d’intrigue prenez-vous ?
gugong-ask-die = Quel dé tournez-vous, et sur quelle face ?
gugong-ask-canal-place = Où chargez-vous ?
gugong-ask-canal-move = Quelle jonque déplacez-vous ?
gugong-ask-claim = Votre jonque est pleine : quelle récompense réclamez-vous ?
gugong-ask-morning-decree = Quel décret utilisez-vous ce matin ?
gugong-ask-special-use = Utilisez-vous le jeton spécial aujourd’hui ?
gugong-ask-exch-window = Échangez-vous des jetons ?
gugong-ask-exchange-set = Combien de jetons doubles dépensez-vous ?

## Pourquoi ce n’est pas possible

gugong-bar-too-few-servants = Cela coûte { $cost ->
    [one] { $cost } serviteur
   *[other] { $cost } serviteurs
}, { $owned ->
    [0] et vous n’en avez aucun de disponible.
    [1] et vous n’en avez qu’un de disponible.
   *[other] et vous n’en avez que { $owned } de disponibles.
}
gugong-bar-no-servant = Vous n’avez aucun serviteur disponible.
gugong-bar-supply-empty = Votre réserve est vide.
gugong-bar-no-other-card = Vous n’avez pas d’autre carte en main.
gugong-bar-no-token = Il ne reste aucun jeton sur la carte.
gugong-bar-only-one-token = Il ne reste qu’un jeton sur la carte : pas de second déplacement.
gugong-bar-tokens-between = Tous les chemins vers { $city } passent par une ville où se trouve un jeton.
gugong-bar-tokens-too-few = Il faut des jetons pour une valeur de { $needed }, et la valeur des vôtres est de { $worth }.
gugong-bar-no-supply-for-tokens = Votre réserve est vide : aucun serviteur à recevoir en échange.
gugong-bar-too-few-pieces = Il vous faut { $needed } pions disponibles, un à payer et un à poser ; { $owned ->
    [0] vous n’en avez aucun.
    [1] vous n’en avez qu’un.
   *[other] vous n’en avez que { $owned }.
}
gugong-bar-at-the-end = Votre marqueur est sur la dernière case de la piste d’intrigue.
gugong-bar-not-far-enough = Il faudrait reculer de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, et votre marqueur est sur la case { $space }.
gugong-bar-nothing-to-gain = Votre réserve est vide : aucun serviteur à prendre.
gugong-bar-own-servant-there = Votre serviteur est déjà sur ce décret.
gugong-bar-decree-too-dear = Le décret { $decree } vous demande { $cost ->
    [one] { $cost } serviteur
   *[other] { $cost } serviteurs
}{ $opponents ->
    [0] {""}
    [one] , dont un à cause d’un autre joueur
   *[other] , dont { $opponents } à cause d’autres joueurs
} ; { $owned ->
    [0] vous n’en avez aucun de disponible.
    [1] vous n’en avez qu’un de disponible.
   *[other] vous n’en avez que { $owned } de disponibles.
}
gugong-bar-no-regular-for-decree = Il faut un serviteur simple pour le décret { $decree } ; le serviteur double ne peut pas s’y tenir.
gugong-bar-nothing-to-ship = Vous ne pouvez ni charger un serviteur, ni déplacer une jonque.
gugong-bar-nothing-fits = Une fois le prix payé, aucun de vos pions ne trouverait place sur une jonque.
gugong-bar-no-room-anywhere = Aucun de vos pions ne trouverait place sur une jonque.
gugong-bar-no-room = La jonque porte déjà { $load ->
    [one] { $load } serviteur
   *[other] { $load } serviteurs
} ; la place manque.
gugong-bar-no-free-harbour = Aucun port de cette voie n’est libre.
gugong-bar-no-junk-left = Toutes vos jonques sont sur le canal.
gugong-bar-no-harbour-ahead = Aucun port n’est libre plus loin.
gugong-bar-cell-taken = Il ne vous reste aucune case libre pour cette récompense : { $prize }.
gugong-bar-deck-empty = La pioche est vide.
gugong-bar-other-reward = Le port { $harbour } ne donne pas cela.
gugong-bar-no-swap = Il n’y a aucune carte à échanger.
gugong-bar-value-too-low = { $present }, { $value } ({ $icon }) : trop modeste, il faut au moins { $least }.
gugong-bar-same-kind = Le fonctionnaire { $area-du } a exactement la même carte.

## Ce qui s’est passé

gugong-morning-began = Matin du jour { $round }.
gugong-first-player = { $who } joue maintenant en premier.
gugong-tokens-reshuffled = { $tokens ->
    [one] Le seul jeton échangé forme la nouvelle réserve.
   *[other] Les { $tokens } jetons échangés, mélangés, forment une nouvelle réserve.
}
gugong-cities-filled = { $tokens ->
    [0] Aucun jeton n’arrive sur la carte.
    [one] { $tokens } jeton arrive sur la carte.
   *[other] { $tokens } jetons arrivent sur la carte.
}
gugong-dice-rolled = Les dés du destin montrent { $one }, { $two } et { $three }.
gugong-day-began = Le jour { $round } commence.
gugong-offered = { $who } offre { $present-le }, { $value } ({ $icon }), au fonctionnaire { $area-du }.
gugong-paid = { $pair ->
    [0] { $servants ->
        [one] { $who } rend { $servants } serviteur.
       *[other] { $who } rend { $servants } serviteurs.
    }
   *[other] { $servants ->
        [0] { $who } rend le serviteur double.
        [one] { $who } rend le serviteur double et { $servants } simple.
       *[other] { $who } rend le serviteur double et { $servants } simples.
    }
}
gugong-card-discarded = { $who } défausse une autre carte.
gugong-card-discarded-face = { $who } défausse { $present-le }, { $value } ({ $icon }).
gugong-forwent = { $who } renonce à toute action.
gugong-exchanged = { $who } donne { $present-le }, { $value } ({ $icon }), au fonctionnaire { $area-du } et reçoit { $received-le }, { $received-value } ({ $received-icon }).
gugong-performed = { $who } : { $area }.
gugong-copied = { $who } fait de même : { $area }.
gugong-gained = { $pair ->
    [0] { $servants ->
        [0] { $who } ne prend aucun serviteur.
        [one] { $who } prend { $servants } serviteur.
       *[other] { $who } prend { $servants } serviteurs.
    }
   *[other] { $servants ->
        [0] { $who } prend le serviteur double.
        [one] { $who } prend le serviteur double et { $servants } simple.
       *[other] { $who } prend le serviteur double et { $servants } simples.
    }
}
gugong-moved = { $who } voyage jusqu’à { $city } et trouve un jeton : { $token }.
gugong-tokens-exchanged-servant = { $who } échange des jetons (valeur { $worth }) contre un serviteur.
gugong-tokens-exchanged-points = { $who } échange des jetons (valeur { $worth }) contre des points.
gugong-tokens-exchanged-jade = { $who } échange des jetons (valeur { $worth }) contre un jade.
gugong-card-spent = { $who } défausse { $present-le }, { $value } ({ $icon }), contre un jade.
gugong-card-recovered = { $who } reprend une carte.
gugong-card-recovered-face = { $who } reprend { $present-le }, { $value } ({ $icon }).
gugong-card-swapped-hand = { $who } échange { $present-le }, { $value } ({ $icon }), avec le fonctionnaire { $area-du } contre { $received-le }, { $received-value } ({ $received-icon }).
gugong-card-swapped-discard = { $who } échange, de sa défausse, { $present-le }, { $value } ({ $icon }), avec le fonctionnaire { $area-du } contre { $received-le }, { $received-value } ({ $received-icon }).
gugong-schemed = { $who } atteint la case { $space } de la piste d’intrigue.
gugong-stepped-back = { $who } recule à la case { $space } de la piste d’intrigue.
gugong-next-first = { $who } jouera en premier demain.
gugong-advanced = { $who } : l’émissaire atteint la case { $space }.
gugong-arrived = { $who } : l’émissaire entre au palais. Cela vaudra { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} à la fin.
gugong-jade-taken = { $who } prend un jade et en a maintenant { $jade }.
gugong-enacted = { $who } pose un serviteur sur le décret { $decree }.
gugong-decree-used = { $who } utilise le décret { $decree }.
gugong-built = { $pair ->
    [0] { $servants ->
        [one] { $who } pose { $servants } serviteur sur la Muraille.
       *[other] { $who } pose { $servants } serviteurs sur la Muraille.
    }
   *[other] { $servants ->
        [0] { $who } pose le serviteur double sur la Muraille.
        [one] { $who } pose le serviteur double et { $servants } simple sur la Muraille.
       *[other] { $who } pose le serviteur double et { $servants } simples sur la Muraille.
    }
}
gugong-built-from-supply = { $pair ->
    [0] { $servants ->
        [one] { $who } pose { $servants } serviteur de la réserve sur la Muraille.
       *[other] { $who } pose { $servants } serviteurs de la réserve sur la Muraille.
    }
   *[other] { $servants ->
        [0] { $who } pose le serviteur double de la réserve sur la Muraille.
        [one] { $who } pose le serviteur double et { $servants } simple de la réserve sur la Muraille.
       *[other] { $who } pose le serviteur double et { $servants } simples de la réserve sur la Muraille.
    }
}
gugong-wall-completed = La Muraille est achevée, avec { $servants ->
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
}.
gugong-wall-won = { $who } en a bâti la plus grande part : { $servants }.
gugong-die-turned = { $who } tourne le dé { $die } sur { $face }.
gugong-loaded = { $pair ->
    [0] { $who } charge { $servants ->
        [one] un serviteur
       *[other] { $servants } serviteurs
    } au port { $harbour }.
   *[other] { $who } charge le serviteur double au port { $harbour }.
}
gugong-launched = { $pair ->
    [0] { $who } met à l’eau une jonque avec { $servants ->
        [one] un serviteur
       *[other] { $servants } serviteurs
    } au port { $harbour }.
   *[other] { $who } met à l’eau une jonque avec le serviteur double au port { $harbour }.
}
gugong-sailed = { $who } : une jonque vogue du port { $from } au port { $to }.
gugong-sank = { $who } : une jonque coule au-delà du port { $harbour }.
gugong-claimed = { $who } réclame { $prize } au port { $harbour }.
gugong-drew = { $who } pioche une carte.
gugong-drew-face = { $who } pioche { $present-le }, { $value } ({ $icon }).
gugong-special-used = { $who } pose un jeton spécial : { $token }.
gugong-special-used-at = { $who } pose un jeton spécial { $area-au } : { $token }.
gugong-special-retired = { $who } range le jeton spécial dans une encoche : { $token }.
gugong-levied = { $who } prélève un point à { $whom }, { $area-au }.
gugong-scored-decree = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour le décret { $decree }.
gugong-scored-wall = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour la Muraille.
gugong-scored-destiny = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour le destin.
gugong-scored-harbour = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} au port.
gugong-scored-token = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour le jeton.
gugong-scored-exchange = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour les jetons.
gugong-scored-step = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour un pas dans le palais.
gugong-scored-levy = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} par le prélèvement.
gugong-scored-instead = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} à la place.
gugong-scored-arrival = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} au palais.
gugong-scored-jade = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour le jade.
gugong-scored-final-decree = { $who } marque à la fin { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour le décret { $decree }.
gugong-night-began = Nuit du jour { $round }.
gugong-shown = { $who } montre { $present-le }, { $value } ({ $icon }).
gugong-matched = { $who } : { $matches ->
    [0] aucune correspondance
    [one] { $matches } correspondance
   *[other] { $matches } correspondances
}.
gugong-most-matches = Le destin favorise { $who }.
gugong-no-matches = Cette nuit, le destin ne favorise personne.
gugong-end-began = La dernière nuit est passée. Décompte final.
gugong-left-out = { $who } : l’émissaire s’est arrêté à la case { $space }. Les portes restent closes, et rien ne compte.
gugong-won = { $who } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gugong-nobody-won = Aucun émissaire n’a atteint le palais : personne ne gagne.
gugong-meng-revealed = Meng retourne la carte { $automa } : { $area }.
gugong-meng-revealed-special = Meng retourne la carte { $automa }, spéciale : son lieu favori ({ $area }), et les deux actions à pleine puissance.
gugong-meng-idle = { $area } : Meng ne peut rien y faire.
gugong-dusk-began = Crépuscule.
gugong-meng-dusk = Crépuscule, carte { $automa }.
gugong-meng-skipped = Carte { $automa } : Meng ne peut pas, l’action est sautée.
gugong-meng-spared = Meng ne peut pas utiliser le jeton : { $token }.
gugong-meng-buried = { $cards ->
    [one] Une carte rejoint la pile de Meng.
   *[other] { $cards } cartes rejoignent la pile de Meng.
}
gugong-meng-shed = Meng défausse son prochain cadeau sans le montrer.

## Options

gugong-option-expert-setup = Mise en place pour experts
gugong-option-expert-setup-off = les cartes prévues pour les fonctionnaires
gugong-option-expert-setup-on = les cartes des fonctionnaires tirées de tout le paquet
gugong-option-solo-difficulty = Force de Meng (en solitaire)
gugong-option-solo-difficulty-low = faible
gugong-option-solo-difficulty-medium = moyenne
gugong-option-solo-difficulty-high = élevée
gugong-option-solo-focus = Lieu favori de Meng (en solitaire)
gugong-option-solo-focus-random = tiré au sort
gugong-option-solo-focus-travel = Voyages
gugong-option-solo-focus-wall = Grande Muraille
gugong-option-solo-focus-jade = Jade
gugong-option-solo-focus-intrigue = Intrigues
gugong-option-solo-focus-palace = Palais
gugong-option-solo-focus-decree = Décrets
gugong-option-solo-focus-canal = Grand Canal
gugong-option-solo-sets = Mains de départ (en solitaire)
gugong-option-solo-sets-p1-p2 = la première et la deuxième
gugong-option-solo-sets-p2-p3 = la deuxième et la troisième
gugong-option-solo-sets-p4-p5 = la quatrième et la cinquième
gugong-option-special-tokens = Jetons Voyage spéciaux
gugong-option-special-tokens-off = laissés dans la boîte
gugong-option-special-tokens-on = mélangés aux autres
gugong-option-tables = Matériel imprimé
gugong-option-tables-built-in = celui de ce programme
gugong-option-token-counts = Jetons Voyage
gugong-option-token-counts-a = 32
gugong-option-token-counts-b = 26

## Le plateau

gugong-length = Environ deux heures
gugong-board-day = Jour { $round } sur { $rounds }
gugong-board-over = La partie est terminée
gugong-board-morning = Matin
gugong-board-daytime = Journée
gugong-board-dusk = Crépuscule
gugong-board-night = Nuit
gugong-board-order = Ordre du tour
gugong-board-first = joue en premier
gugong-board-next-first = joue en premier demain
gugong-board-medal = Qui avance ici d’une case avant les autres jouera en premier demain
gugong-board-no-cards = plus de carte aujourd’hui
gugong-board-dice = Destin
gugong-board-die = Le dé { $die } montre { $face }. Ses faces
gugong-board-card = { $present }, { $value } ({ $icon })
gugong-board-official = Fonctionnaire { $area-du }
gugong-board-servants = { $count ->
    [one] { $count } serviteur
   *[other] { $count } serviteurs
}
gugong-board-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
gugong-board-map = Carte des voyages
gugong-board-pile = Jetons à venir : { $tokens }. Défaussés : { $discarded }
gugong-board-no-token = aucun jeton
gugong-board-traveller = Voyageur ({ $who })
gugong-board-token-tt01 = gagnez 1 serviteur
gugong-board-token-tt02 = gagnez 2 serviteurs
gugong-board-token-tt03 = 1 pas de l’émissaire
gugong-board-token-tt04 = 1 case d’intrigue
gugong-board-token-tt05 = défaussez une carte de 7 ou plus contre un jade
gugong-board-token-tt06 = 2 points
gugong-board-token-tt07 = échangez une carte avec un fonctionnaire, quelles que soient les valeurs
gugong-board-token-tt08 = reprenez une carte de votre défausse
gugong-board-token-tt09 = un serviteur de la réserve monte sur une jonque
gugong-board-token-tt10 = un serviteur de la réserve va sur la Muraille
gugong-board-token-tt11 = rendez 3 serviteurs contre un jade
gugong-board-token-tt12 = compte pour deux jetons dans les échanges
gugong-board-token-st1 = aujourd’hui, vos cadeaux valent 1 de plus
gugong-board-token-st2 = aujourd’hui, chaque adversaire vous paie un point pour l’action d’un lieu
gugong-board-token-st3 = aujourd’hui, vous pouvez refaire l’action d’un lieu après chaque adversaire
gugong-board-wall = Serviteurs sur la Muraille : { $servants } sur { $needed }
gugong-board-wall-award = Majorité sur la Muraille achevée : { $vp } points et { $steps } pas de l’émissaire
gugong-board-wall-missing = { $count ->
    [0] La Muraille est achevée.
    [one] Il manque { $count } serviteur.
   *[other] Il manque { $count } serviteurs.
}
gugong-board-wall-empty = Personne n’a encore bâti.
gugong-board-wall-leads = { $who } a la majorité avec { $count }.
gugong-board-wall-tied = Égalité : { $names }. La piste d’intrigue tranche.
gugong-board-wall-bonuses = Bonus d’intrigue, dans cet ordre : { $names }.
gugong-board-houses = Maisons avec un jade
gugong-board-house-empty = Une maison vide
gugong-board-jade-scale = Points pour le jade à la fin : { $points }, puis { $more } de plus par jade supplémentaire
gugong-board-stairs = L’escalier du palais de la Pureté céleste
gugong-board-step = Case { $space }, à { $left } pas du palais
gugong-board-arrival = Une place au palais : { $vp ->
    [one] { $vp } point à la fin
   *[other] { $vp } points à la fin
}
gugong-board-track = Piste d’intrigue
gugong-board-bonuses = Bonus quand la Muraille est achevée
gugong-board-decree-note = prix + 1 qui reste
gugong-board-decree-vp = { $vp ->
    [one] { $vp } point tout de suite.
   *[other] { $vp } points tout de suite.
}
gugong-board-decree-price = Il vous coûte { $price }, et un de plus y reste.
gugong-board-decree-points = Il vous rapporterait maintenant { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
}
gugong-board-decree-held = Serviteurs présents : { $names }.
gugong-board-decree-d1-1 = Chaque matin, votre marqueur peut avancer de deux cases sur la piste d’intrigue.
gugong-board-decree-d1-2 = Chaque matin, un serviteur de votre réserve peut monter sur une de vos jonques.
gugong-board-decree-d1-3 = Chaque matin, vous pouvez gagner un serviteur.
gugong-board-decree-d1-4 = Chaque matin, votre émissaire fait un pas ; s’il est arrivé, vous marquez un point.
gugong-board-decree-d1-5 = Chaque matin, vous pouvez échanger une carte de votre main avec un fonctionnaire, quelles que soient les valeurs.
gugong-board-decree-d2-1 = Voyager deux fois vous coûte un serviteur de moins.
gugong-board-decree-d2-2 = Acheter un jade vous coûte un serviteur de moins.
gugong-board-decree-d2-3 = Quand vous bâtissez, vous pouvez poser un serviteur de plus, de la réserve.
gugong-board-decree-d2-4 = Un cadeau de même valeur ouvre aussi la porte.
gugong-board-decree-d2-5 = Les décrets vous coûtent un serviteur de moins.
gugong-board-decree-d3-1 = À la fin, un point pour trois points que vous avez, dix au plus.
gugong-board-decree-d3-2 = Huit points à la fin.
gugong-board-decree-d3-3 = À la fin, deux points pour chacun de vos jades, dix au plus.
gugong-board-decree-d3-4 = À la fin, deux points pour chacun de vos serviteurs sur les décrets.
gugong-board-decree-d3-5 = À la fin, deux points pour chacune de vos récompenses de port.
gugong-board-caption-d1-1 = intrigue chaque matin
gugong-board-caption-d1-2 = à bord chaque matin
gugong-board-caption-d1-3 = serviteur chaque matin
gugong-board-caption-d1-4 = émissaire chaque matin
gugong-board-caption-d1-5 = échange chaque matin
gugong-board-caption-d2-1 = voyages moins chers
gugong-board-caption-d2-2 = jade moins cher
gugong-board-caption-d2-3 = un bâtisseur de plus
gugong-board-caption-d2-4 = cadeaux égaux gratuits
gugong-board-caption-d2-5 = décrets moins chers
gugong-board-caption-d3-1 = points sur points
gugong-board-caption-d3-2 = points à la fin
gugong-board-caption-d3-3 = points par jade
gugong-board-caption-d3-4 = points par décret
gugong-board-caption-d3-5 = points par port
gugong-board-deck = Cartes dans la pioche : { $cards }
gugong-board-harbour = Port { $harbour }
gugong-board-no-reward = aucune récompense
gugong-board-junk = jonque ({ $who }) chargée à { $load } sur { $hold }
gugong-board-hand = Main
gugong-board-discard = Défausse
gugong-board-terms-free = gratuit
gugong-board-terms-both = { $cost ->
    [one] { $cost } serviteur ou une autre carte
   *[other] { $cost } serviteurs ou une autre carte
}
gugong-board-terms-servants = { $cost ->
    [one] { $cost } serviteur
   *[other] { $cost } serviteurs
}
gugong-board-terms-card = une autre carte
gugong-board-terms-swap = échange seul, sans action
gugong-board-for = contre { $value } ({ $icon })
gugong-board-tomorrow = Demain
gugong-board-matches = Correspondances avec les dés actuels : { $matches }
gugong-board-audience = Pas restants avant le palais : { $steps }. Tours restants : { $turns }, nuits : { $nights }.
gugong-board-audience-open = Un pas par tour suffit.
gugong-board-audience-tight = Un pas par tour ne suffit plus : il faut se hâter.
gugong-board-audience-impossible = Le palais est hors d’atteinte : rien ne comptera.
gugong-board-audience-done = L’émissaire est au palais.
gugong-board-pool = Serviteurs disponibles { $pool }, en réserve { $supply } ; serviteur double : { $pair }
gugong-board-pair-locked = bloqué
gugong-board-pair-pool = disponible
gugong-board-pair-supply = en réserve
gugong-board-pair-wall = sur la Muraille
gugong-board-pair-junk = sur une jonque
gugong-board-pair-special = avec un jeton spécial
gugong-board-pair-focus = marque le lieu favori
gugong-board-tokens = Jetons { $tokens } sur { $slots }, valeur { $worth }
gugong-board-cells = cases prises { $taken } sur { $all }
gugong-board-junks = Jonques à côté du plateau : { $junks }
gugong-board-jade = Jade { $jade } : { $vp ->
    [one] { $vp } point à la fin
   *[other] { $vp } points à la fin
}
gugong-board-tray = Réponses
gugong-board-forgo = Échange seul, sans action
gugong-board-use = Utiliser
gugong-board-doubles = Jetons doubles : { $count }
gugong-board-players = Joueurs
gugong-board-column-pool = Serviteurs disponibles et en réserve
gugong-board-column-hand = Main, autant que tous peuvent la connaître
gugong-board-column-tomorrow = Demain, autant que tous peuvent le savoir
gugong-board-column-tokens = Valeur des jetons
gugong-board-column-cells = Récompenses de port
gugong-board-column-jade = Jade
gugong-board-column-envoy = Pas restants avant le palais
gugong-board-column-points = Points
gugong-board-meng-focus = Son lieu favori
gugong-board-meng-pile = Cadeaux qu’il donnera encore aujourd’hui : { $cards }
gugong-board-meng-next = Prochaine étape de son voyageur : { $city }
gugong-board-meng-played = Jouées
gugong-board-meng-deck = À venir
gugong-board-meng-special = carte spéciale : son lieu favori à pleine puissance
gugong-board-dusk-travel = Au crépuscule, il paie pour voyager.
gugong-board-dusk-free-travel = Au crépuscule, il voyage.
gugong-board-dusk-wall = Au crépuscule, il paie un serviteur et en pose un sur la Muraille.
gugong-board-dusk-intrigue = Au crépuscule, il paie un serviteur pour deux cases d’intrigue.
gugong-board-dusk-palace = Au crépuscule, il paie deux serviteurs pour un pas et une case d’intrigue.
gugong-board-dusk-canal = Au crépuscule, il paie un serviteur et en charge un.

## D’où viennent les points

gugong-board-for-wall = Grande Muraille
gugong-board-for-destiny = Destin
gugong-board-for-decrees = Décrets
gugong-board-for-harbours = Ports
gugong-board-for-travel = Voyages
gugong-board-for-palace = Palais
gugong-board-for-levies = Prélèvements
gugong-board-for-final = Décrets à la fin
gugong-board-for-jade = Jade
gugong-board-for-out = Hors du palais

## Grands moments

gugong-stage-morning-lead = De nouveaux jetons, de nouveaux dés, les décrets du matin ; puis tous prennent des serviteurs.
gugong-stage-meng-lead = La carte désigne le fonctionnaire. Meng échange un cadeau avec lui, puis vient l’action du cadeau, puis celle du lieu.
gugong-stage-meng-special-lead = Une carte spéciale : l’action du cadeau et celle du lieu, toutes deux à pleine puissance.
gugong-stage-meng-gift = L’action du cadeau
gugong-stage-meng-area = L’action du lieu
gugong-stage-dusk-lead = Ce qui figure au bas des cartes de Meng, dans l’ordre où il les a jouées.
gugong-stage-wall-lead = Qui a le plus bâti marque. Puis chaque bâtisseur peut reculer sur la piste d’intrigue contre un bonus.
gugong-stage-junk = Une jonque pleine
gugong-stage-junk-lead = La jonque rentre. Un serviteur reste avec la récompense, les autres vont dans la réserve.
gugong-stage-audience = L’audience
gugong-stage-audience-lead = Plus l’émissaire arrive tôt, plus cela vaudra à la fin.
gugong-stage-night-lead = Un serviteur par carte qui a la valeur d’un dé. Le plus de correspondances : des points et un pas de l’émissaire.
gugong-stage-voyage-lead = Chaque jonque avance d’un port. Au-delà du dernier, elle coule.
gugong-stage-end = Le décompte final
gugong-stage-end-lead = La Muraille encore une fois ; puis les décrets, la place au palais et le jade. Hors du palais, rien ne compte.
