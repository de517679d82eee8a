# L’Année du Dragon.
# Les noms portent les formes dont les phrases ont besoin : .un et .le avec l’article, .de après « de »,
# .titre avec la majuscule des cartes.

dragon-title = L’Année du Dragon
dragon-blurb = Douze mois d’une année terrible. Recrutez, parez à ce qui s’annonce, perdez le moins de monde possible.
dragon-length = Environ une heure et demie

## Personnages

noun-craftsman = ouvrier
    .un = un ouvrier
    .de = d’ouvrier
    .titre = Ouvrier
noun-court-lady = courtisane
    .un = une courtisane
    .de = de courtisane
    .titre = Courtisane
noun-tax-collector = collecteur d’impôts
    .un = un collecteur d’impôts
    .de = de collecteur d’impôts
    .titre = Collecteur d’impôts
noun-pyrotechnist = artificier
    .un = un artificier
    .de = d’artificier
    .titre = Artificier
noun-warrior = guerrier
    .un = un guerrier
    .de = de guerrier
    .titre = Guerrier
noun-monk = moine
    .un = un moine
    .de = de moine
    .titre = Moine
noun-healer = guérisseur
    .un = un guérisseur
    .de = de guérisseur
    .titre = Guérisseur
noun-farmer = paysan
    .un = un paysan
    .de = de paysan
    .titre = Paysan
noun-scholar = savant
    .un = un savant
    .de = de savant
    .titre = Savant
noun-young-pyrotechnist = jeune artificier
    .un = un jeune artificier
    .de = de jeune artificier
    .titre = Jeune artificier
noun-old-pyrotechnist = artificier âgé
    .un = un artificier âgé
    .de = d’artificier âgé
    .titre = Artificier âgé
noun-young-warrior = jeune guerrier
    .un = un jeune guerrier
    .de = de jeune guerrier
    .titre = Jeune guerrier
noun-old-warrior = guerrier âgé
    .un = un guerrier âgé
    .de = de guerrier âgé
    .titre = Guerrier âgé
noun-young-monk = jeune moine
    .un = un jeune moine
    .de = de jeune moine
    .titre = Jeune moine
noun-old-monk = moine âgé
    .un = un moine âgé
    .de = de moine âgé
    .titre = Moine âgé
noun-young-healer = jeune guérisseur
    .un = un jeune guérisseur
    .de = de jeune guérisseur
    .titre = Jeune guérisseur
noun-old-healer = guérisseur âgé
    .un = un guérisseur âgé
    .de = de guérisseur âgé
    .titre = Guérisseur âgé
noun-young-farmer = jeune paysan
    .un = un jeune paysan
    .de = de jeune paysan
    .titre = Jeune paysan
noun-old-farmer = paysan âgé
    .un = un paysan âgé
    .de = de paysan âgé
    .titre = Paysan âgé
noun-young-scholar = jeune savant
    .un = un jeune savant
    .de = de jeune savant
    .titre = Jeune savant
noun-old-scholar = savant âgé
    .un = un savant âgé
    .de = de savant âgé
    .titre = Savant âgé
noun-wild = joker
    .un = un joker
    .de = de joker
    .titre = Joker

## Cartes Action

noun-action-taxes = Impôts
noun-action-build = Construction
noun-action-harvest = Récolte
noun-action-fireworks = Feu d’artifice
noun-action-parade = Parade militaire
noun-action-research = Études
noun-action-privilege = Privilège
noun-action-wall = Grande Muraille

## Événements

noun-event-peace = Repos
noun-event-tribute = Tribut à l’Empereur
noun-event-drought = Sécheresse
noun-event-festival = Fête du Dragon
noun-event-mongols = Assaut mongol
noun-event-contagion = Épidémie
noun-super-lanternfest = Fête des Lanternes
noun-super-buddha = Bouddha
noun-super-earthquake = Tremblement de terre
noun-super-flood = Inondation
noun-super-solar-eclipse = Éclipse solaire
noun-super-volcanic-eruption = Éruption volcanique
noun-super-tornado = Tornade
noun-super-sunrise = Lever de soleil
noun-super-assassination-attempt = Tentative d’assassinat
noun-super-charter = Charte

## Autres pièces

noun-wall-track = tuile Muraille « avancer de 3 cases »
    .le = la tuile Muraille « avancer de 3 cases »
noun-wall-rice = tuile Muraille « 1 riz »
    .le = la tuile Muraille « 1 riz »
noun-wall-floor = tuile Muraille « 1 étage »
    .le = la tuile Muraille « 1 étage »
noun-wall-yuan = tuile Muraille « 2 yuans »
    .le = la tuile Muraille « 2 yuans »
noun-wall-fireworks = tuile Muraille « 1 feu d’artifice »
    .le = la tuile Muraille « 1 feu d’artifice »
noun-wall-vp = tuile Muraille « 3 points »
    .le = la tuile Muraille « 3 points »
noun-privilege-small = petit privilège
    .un = un petit privilège
    .de = de petit privilège
noun-privilege-large = grand privilège
    .un = un grand privilège
    .de = de grand privilège
noun-yuan = yuan
    .un = 1 yuan
    .de = de yuan
noun-rice = riz
    .un = 1 riz
    .de = de riz
noun-fireworks = feu d’artifice
    .un = 1 feu d’artifice
    .de = de feu d’artifice

## Ce qu’on peut choisir

dragon-do-draft = Prendre { $person-un }
dragon-do-place = Installer dans le palais { $palace }
dragon-do-pass = Passer et compléter à 3 yuans
dragon-do-group = Choisir le groupe { $group }
dragon-do-perform = Effectuer l’action { $card }
dragon-do-build-on = Ajouter un étage au palais { $palace }
dragon-do-build-new = Commencer un nouveau palais
dragon-do-buy = Acheter { $privilege-un }
dragon-do-play = Jouer la carte { $person-titre }
dragon-do-play-wild = Jouer un joker
dragon-do-take = Prendre { $person-un }
dragon-do-replace = Remplacer { $person-un } du palais { $palace }
dragon-do-throw-away = Écarter le nouveau personnage
dragon-do-release = Renvoyer { $person-un } du palais { $palace }
dragon-do-release-all = Renvoyer tout le monde
dragon-do-release-each = Renvoyer un personnage de chaque palais sans riz
dragon-do-lay = Poser { $tile-le }
dragon-do-remove-floor = Retirer un étage du palais { $palace }
dragon-do-return = Rendre { $good-un }
dragon-do-discard = Défausser la carte { $person-titre }
dragon-do-discard-wild = Défausser un joker
dragon-do-charter = Charte : { $person }

## Ce qui est demandé

dragon-ask-draft-1 = Choisissez votre premier personnage.
dragon-ask-draft-2 = Choisissez votre second personnage.
dragon-ask-draft-p = Dans quel palais s’installe le second personnage ?
dragon-ask-group = Choisissez un groupe de cartes Action, ou passez.
dragon-ask-card = Choisissez l’action à effectuer.
dragon-ask-build = Où placez-vous l’étage ?
dragon-ask-priv = Quel privilège achetez-vous ?
dragon-ask-pcard = Jouez une carte Personnage.
dragon-ask-tile = Qui recrutez-vous ?
dragon-ask-place = Dans quel palais s’installe le nouveau personnage ?
dragon-ask-full = Tous les étages sont occupés. Qui le nouveau personnage remplace-t-il ?
dragon-ask-release = Qui renvoyez-vous ?
dragon-ask-drought = Vous n’avez pas assez de riz. Qui renvoyez-vous ?
dragon-ask-wall = Quelle tuile Muraille posez-vous ?
dragon-ask-wall-rel = La Muraille n’a pas tenu. Qui renvoyez-vous ?
dragon-ask-se-floor = Tremblement de terre : quel palais perd un étage ?
dragon-ask-se-evict = Tremblement de terre : qui n’a plus d’étage ?
dragon-ask-se-flood = Inondation : que rendez-vous ?
dragon-ask-se-discard = Tornade : quelle carte défaussez-vous ?
dragon-ask-se-sunrise = Lever de soleil : qui accueillez-vous ?
dragon-ask-se-charter = Charte : de quel type de personnage recevez-vous les gains ?

## Pourquoi ce n’est pas possible

dragon-bar-same-type = Vos deux personnages de départ doivent être de types différents.
dragon-bar-pair-taken = Un autre joueur a déjà commencé avec cette paire.
dragon-bar-group-too-dear = Un dragon s’y trouve déjà : le groupe coûte { $price ->
    [one] { $price } yuan
   *[other] { $price } yuans
}, { $yuan ->
    [0] et vous n’en avez aucun.
    [1] et vous n’en avez qu’un.
   *[other] et vous n’en avez que { $yuan }.
}
dragon-bar-nothing-to-perform = Vous ne pourriez pas effectuer l’action { $card } maintenant.
dragon-bar-privilege-too-dear = Il coûte { $price ->
    [one] { $price } yuan
   *[other] { $price } yuans
}, { $yuan ->
    [0] et vous n’en avez aucun.
    [1] et vous n’en avez qu’un.
   *[other] et vous n’en avez que { $yuan }.
}
dragon-bar-privilege-out-of-stock = Il ne reste plus { $privilege-de }.
dragon-bar-wall-finished = La Grande Muraille est achevée.
dragon-bar-no-wall-tile-left = Vous avez posé toutes vos tuiles Muraille.
dragon-bar-wall-tile-laid = Vous avez déjà posé cette tuile Muraille.
dragon-bar-palace-as-high-as-can-be = Un palais compte trois étages au plus.
dragon-bar-card-played = Vous avez déjà joué cette carte.
dragon-bar-no-tile-left = Ce personnage n’est plus disponible.
dragon-bar-card-hires = La carte jouée permet de recruter un autre personnage : { $person-un }.
dragon-bar-palace-full = Tous les étages de ce palais sont occupés.
dragon-bar-room-left = Il vous reste un étage libre : le nouveau personnage doit s’y installer.
dragon-bar-palace-hit = Ce palais a déjà perdu quelqu’un pendant cette sécheresse.
dragon-bar-palace-not-overfull = Ce palais a assez de place pour tous ses habitants.
dragon-bar-nothing-owned = Vous n’avez pas { $good-de }.
dragon-bar-type-taken = Un personnage de ce type a déjà été pris lors de ce lever de soleil.
dragon-bar-only-young = Le lever de soleil n’amène que des personnages jeunes.
dragon-bar-nobody-of-type = Vous n’avez aucun personnage de ce type.

## Ce qui s’est passé

dragon-drafted = { $who } commence avec { $person-un }.
dragon-housed = { $who } : { $person-un } s’installe dans le palais { $palace }.
dragon-moved = { $who } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, jusqu’à la case { $space }.
dragon-month-began = Mois { $month } : { $event }.
dragon-group-dealt = Groupe { $group } : { $cards }.
dragon-passed = { $who } passe { $yuan ->
    [0] sans recevoir d’argent.
    [one] et reçoit { $yuan } yuan.
   *[other] et reçoit { $yuan } yuans.
}
dragon-group-chosen = { $who } choisit le groupe { $group }{ $price ->
    [0] .
    [one] {" "}et paie { $price } yuan.
   *[other] {" "}et paie { $price } yuans.
}
dragon-performed = { $who } effectue l’action { $card }.
dragon-gained-yuan = { $who } { $amount ->
    [0] ne reçoit aucun yuan.
    [one] reçoit { $amount } yuan.
   *[other] reçoit { $amount } yuans.
}
dragon-gained-rice = { $who } { $amount ->
    [0] ne reçoit pas de riz.
   *[other] reçoit { $amount } riz.
}
dragon-gained-fireworks = { $who } { $amount ->
    [0] ne reçoit aucun feu d’artifice.
    [one] reçoit { $amount } feu d’artifice.
   *[other] reçoit { $amount } feux d’artifice.
}
dragon-scored-research = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour ses études.
dragon-scored-festival = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} à la Fête du Dragon.
dragon-scored-mongols = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour ses casques.
dragon-scored-wall-tile = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} grâce à la tuile Muraille.
dragon-scored-wall = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour ses tuiles Muraille.
dragon-scored-lanternfest = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour ses personnages.
dragon-scored-buddha = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour ses moines.
dragon-scored-charter = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} grâce à la charte.
dragon-floors-received = { $who } { $floors ->
    [0] ne reçoit aucun étage : il n’en reste plus.
    [one] reçoit { $floors } étage.
   *[other] reçoit { $floors } étages.
}
dragon-floor-added = { $who } : le palais { $palace } passe à { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}.
dragon-palace-founded = { $who } commence le palais { $palace }.
dragon-bought = { $who } achète { $privilege-un } pour { $yuan ->
    [one] { $yuan } yuan
   *[other] { $yuan } yuans
}.
dragon-card-played = { $who } joue la carte { $person-titre }.
dragon-wild-played = { $who } joue un joker.
dragon-card-wasted = Il ne reste plus { $person-de } ; { $who } joue sa carte pour rien.
dragon-tile-taken = { $who } recrute { $person-un }.
dragon-replaced = { $who } remplace { $person-un } du palais { $palace }.
dragon-thrown-away = { $who } manque de place et écarte { $person-un }.
dragon-peace-came = C’est un mois de repos.
dragon-tribute-came = L’Empereur exige son tribut : 4 yuans par joueur.
dragon-drought-came = Sécheresse : chaque palais habité consomme 1 riz.
dragon-festival-came = On célèbre la Fête du Dragon.
dragon-mongols-came = Les Mongols donnent l’assaut.
dragon-contagion-came = Une épidémie se répand.
dragon-tribute-paid = { $who } { $yuan ->
    [0] ne paie rien.
    [one] paie { $yuan } yuan.
   *[other] paie { $yuan } yuans.
}
dragon-rice-paid = { $who } { $rice ->
    [0] ne donne pas de riz.
   *[other] donne { $rice } riz.
}
dragon-fireworks-spent = { $who } { $fireworks ->
    [0] ne tire aucun feu d’artifice.
    [one] tire { $fireworks } feu d’artifice.
   *[other] tire { $fireworks } feux d’artifice.
}
dragon-must-release = { $who } doit renvoyer { $persons ->
    [one] { $persons } personnage
   *[other] { $persons } personnages
}.
dragon-released = { $who } renvoie { $person-un } du palais { $palace }.
dragon-palace-decayed = { $who } : le palais { $palace }, vide, se délabre ; il lui reste { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}.
dragon-palace-fell = { $who } : le palais { $palace }, vide, tombe en ruine.
dragon-month-scored = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} (palais : { $palaces }, courtisanes : { $ladies }, privilèges : { $privileges }).
dragon-wall-tile-laid = { $who } pose { $tile-le }.
dragon-wall-held = Avec { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, la Muraille tient bon.
dragon-wall-breached = La Muraille { $tiles ->
    [0] ne compte aucune tuile
    [one] compte { $tiles } tuile
   *[other] compte { $tiles } tuiles
}, mais il en faut { $needed } : elle ne tient pas.
dragon-super-event-came = Super-événement : { $event }.
dragon-floor-lost = { $who } perd un étage du palais { $palace }{ $floors ->
    [0] , qui disparaît.
   *[other] .
}
dragon-good-returned = { $who } rend { $good-un }.
dragon-card-discarded = { $who } défausse la carte { $person-titre }.
dragon-wild-discarded = { $who } défausse un joker.
dragon-markers-reset = Tous les marqueurs de personnage reviennent sur la case 0, dans le même ordre.
dragon-privileges-lost = { $who } { $privileges ->
    [0] ne perd aucun privilège.
    [one] perd { $privileges } privilège.
   *[other] perd { $privileges } privilèges.
}
dragon-scored-persons = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour les personnages à la cour.
dragon-scored-monks = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour les moines et leurs étages.
dragon-scored-money = { $who } marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour l’argent et les réserves vendues.
dragon-game-ended = { $who } remporte la partie avec { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.

## Options

dragon-option-edition = Édition
dragon-option-edition-2007 = première édition (2007)
dragon-option-edition-2017 = édition anniversaire (2017)
dragon-option-event-row = Suite des événements
dragon-option-event-row-procedure = établie selon la règle
dragon-option-event-row-uniform = toute suite permise, à chances égales
dragon-option-first-seat = Qui choisit en premier
dragon-option-first-seat-random = au hasard
dragon-option-first-seat-0 = la première place
dragon-option-first-seat-1 = la deuxième place
dragon-option-first-seat-2 = la troisième place
dragon-option-first-seat-3 = la quatrième place
dragon-option-first-seat-4 = la cinquième place
dragon-option-great-wall = La Grande Muraille de Chine
dragon-option-great-wall-off = sans
dragon-option-great-wall-on = avec
dragon-option-large-privilege-cost = Prix d’un grand privilège
dragon-option-large-privilege-cost-6 = 6 yuans
dragon-option-large-privilege-cost-7 = 7 yuans
dragon-option-super-event = Super-événement
dragon-option-super-event-off = aucun
dragon-option-super-event-random = au hasard
dragon-option-super-event-lanternfest = { noun-super-lanternfest }
dragon-option-super-event-buddha = { noun-super-buddha }
dragon-option-super-event-earthquake = { noun-super-earthquake }
dragon-option-super-event-flood = { noun-super-flood }
dragon-option-super-event-solar-eclipse = { noun-super-solar-eclipse }
dragon-option-super-event-volcanic-eruption = { noun-super-volcanic-eruption }
dragon-option-super-event-tornado = { noun-super-tornado }
dragon-option-super-event-sunrise = { noun-super-sunrise }
dragon-option-super-event-assassination-attempt = { noun-super-assassination-attempt }
dragon-option-super-event-charter = { noun-super-charter }
dragon-option-supply-model = Réserve
dragon-option-supply-model-unlimited = inépuisable
dragon-option-supply-model-printed = limitée au contenu de la boîte

## Le plateau en mots

dragon-board-draft = Choix des personnages de départ
dragon-board-month = Mois { $month } sur 12 : { $event }
dragon-board-over = L’année est terminée
dragon-board-year = L’année
dragon-board-track = Piste des personnages
dragon-board-groups = Cartes Action
dragon-board-group = Groupe { $group }
dragon-board-free = gratuit
dragon-board-price = { $price ->
    [one] { $price } yuan
   *[other] { $price } yuans
}
dragon-board-display = Personnages à recruter
dragon-board-young = jeunes
dragon-board-old = âgés
dragon-board-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
dragon-board-palace = Palais { $palace }
dragon-board-empty-floor = étage libre
dragon-board-hand = Cartes
dragon-board-wall = La Grande Muraille
dragon-board-unbuilt = Tuiles Muraille
dragon-board-no-palace = aucun palais
dragon-board-stock = Reste en réserve
dragon-board-floors = étages
dragon-board-phase-action = Actions
dragon-board-phase-person = Recrutement
dragon-board-phase-event = Événement
dragon-board-order = Ordre du tour
dragon-board-space = Case { $space }
dragon-board-safe = personne ne partirait
dragon-board-lost = personnages qui partiraient : { $persons }
dragon-board-rank = rang { $rank }
dragon-board-ledger = Registre de l’année
dragon-board-ledger-note = Possédé et requis, si l’événement survenait maintenant. En rouge : les personnages qui partiraient.
dragon-board-treasury = Trésor
dragon-board-pass = Passer
dragon-board-newcomer = Nouveau à la cour
dragon-board-tile = { $person } : symboles { $symbols }, cases { $spaces }, reste { $left }
dragon-board-ground = Nouveau palais
dragon-board-people = { $persons ->
    [one] { $persons } personnage
   *[other] { $persons } personnages
}
dragon-board-symbols = Symboles de tous les personnages
dragon-board-owed = Reste à céder : { $count }
dragon-board-hired = Le marqueur avance à la case { $space }, soit le rang { $place } dans l’ordre du tour
dragon-board-next-order = Nouvel ordre du tour
dragon-board-held = { $held ->
    [0] il n’y en a pas
   *[other] il y en a { $held }
}
dragon-board-needed = il en faut { $needed }
dragon-board-super-month = Super-événement au mois { $month }
dragon-board-card = { $card } : { $symbols } sur la carte, plus les symboles de vos personnages
dragon-board-refill = Passer : compléter à { $yuan } yuans
dragon-board-bought = { $privilege } : { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
} pour { $price ->
    [one] { $price } yuan
   *[other] { $price } yuans
}
dragon-board-lodger = { $person } : { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}
dragon-board-played = Jouées
dragon-board-points = Points : { $vp }. Ce qui compte chaque mois : { $palaces } palais, { $fans ->
    [one] { $fans } éventail
   *[other] { $fans } éventails
}, { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
}

## D’où viennent les points

dragon-board-for-palaces = Palais
dragon-board-for-ladies = Courtisanes
dragon-board-for-privileges = Privilèges
dragon-board-for-research = Études
dragon-board-for-festivals = Fêtes
dragon-board-for-mongols = Mongols
dragon-board-for-wall = Grande Muraille
dragon-board-for-super-event = Super-événement
dragon-board-for-persons = Personnages
dragon-board-for-monks = Moines
dragon-board-for-money = Argent

dragon-stage-month = Mois { $month }
dragon-stage-peace-lead = Ce mois-ci, personne ne donne rien.
dragon-stage-tribute-lead = Tout le monde paie { $yuan ->
    [one] { $yuan } yuan
   *[other] { $yuan } yuans
}. Par yuan manquant, un personnage part.
dragon-stage-drought-lead = Chaque palais habité a besoin d’un riz. Là où il manque, un personnage part.
dragon-stage-festival-lead = Le plus de feux d’artifice : { $first ->
    [one] { $first } point
   *[other] { $first } points
} ; deuxième : { $second }. Qui marque en dépense la moitié.
dragon-stage-mongols-lead = Chaque casque vaut un point. Qui a le moins de casques perd { $persons ->
    [one] un personnage
   *[other] { $persons } personnages
}.
dragon-stage-contagion-lead = Chaque cour perd { $persons ->
    [one] un personnage
   *[other] { $persons } personnages
}, un de moins par mortier.
dragon-stage-wall-held-lead = Elle est assez longue : chaque tuile y vaut un point à qui l’a posée.
dragon-stage-wall-breached-lead = Elle est trop courte : qui y a le moins de tuiles perd { $persons ->
    [one] un personnage
   *[other] { $persons } personnages
}.
dragon-stage-lanternfest-lead = Chaque personnage à la cour vaut { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
dragon-stage-buddha-lead = Les moines marquent comme à la fin : chaque bouddha vaut les étages de son palais.
dragon-stage-earthquake-lead = Tout le monde perd { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}. Qui n’a plus de place part.
dragon-stage-flood-lead = Tout le monde rend la moitié de ses yuans, riz et feux d’artifice.
dragon-stage-solar-eclipse-lead = L’événement du mois arrive une seconde fois.
dragon-stage-volcanic-eruption-lead = Tous les marqueurs de personnages reviennent au départ ; l’ordre reste.
dragon-stage-tornado-lead = Tout le monde défausse { $cards ->
    [one] { $cards } carte Personnage
   *[other] { $cards } cartes Personnage
}.
dragon-stage-sunrise-lead = Tout le monde accueille sans carte un jeune personnage, chacun d’un autre type.
dragon-stage-assassination-attempt-lead = Tous les privilèges sont perdus.
dragon-stage-charter-lead = Chaque cour choisit un type de personnage et reçoit les gains de tous ceux de ce type.
dragon-stage-wall = La Grande Muraille
dragon-stage-decay = Délabrement
dragon-stage-decay-lead = Chaque palais sans habitants perd un étage ; sans étage, il disparaît.
dragon-stage-points = Les points du mois
dragon-stage-points-lead = Un point par palais, et par dragon des courtisanes et des privilèges.
dragon-stage-end = L’année est terminée
dragon-stage-end-lead = Deux points par personne à la cour, les moines selon leurs étages, et le reste est vendu.
