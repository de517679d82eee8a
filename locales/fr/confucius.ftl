# Confucius.
# Une carte Confucius s’écrit par ses pièces et ses licences : 1/3, 2/2, 3/1.
# Les noms portent les formes dont les phrases ont besoin : .le avec l’article, .du après « de » avec l’article.

confucius-title = Confucius
confucius-blurb = Des familles à la cour des Ming. Faites des cadeaux qui obligent, corrompez des Fonctionnaires, envoyez flottes et armées ; tout dépend de qui doit quoi à qui.

## Ministères

noun-ministry-bingbu = Bingbu
noun-ministry-hubu = Hubu
noun-ministry-gongbu = Gongbu
noun-ministry-any = ministère au choix

## Étudiants

noun-student-red = rouge
    .le = la case rouge
noun-student-plain = ordinaire
    .le = la case ordinaire

## Cadeaux

noun-gift-tapestry = Tapisserie (1)
    .le = la tapisserie (1)
noun-gift-ceramic-tile = Tuile céramique (2)
    .le = la tuile céramique (2)
noun-gift-vase = Vase (3)
    .le = le vase (3)
noun-gift-coat = Manteau (4)
    .le = le manteau (4)
noun-gift-necklace = Collier (5)
    .le = le collier (5)
noun-gift-junk = Jonque (6)
    .le = la jonque (6)

## Terres et pays

noun-distant-spice-islands = Îles à épices
    .le = les Îles à épices
noun-distant-india = Inde
    .le = l’Inde
noun-distant-arabia = Arabie
    .le = l’Arabie
noun-distant-africa = Afrique
    .le = l’Afrique
noun-distant-americas = Amériques
    .le = les Amériques
noun-land-annam = Annam
    .le = l’Annam
    .du = de l’Annam
noun-land-yunnan = Yunnan
    .le = le Yunnan
    .du = du Yunnan
noun-land-mongolia = Mongolie
    .le = la Mongolie
    .du = de la Mongolie
noun-land-korea = Corée
    .le = la Corée
    .du = de la Corée
noun-land-manchuria = Mandchourie
    .le = la Mandchourie
    .du = de la Mandchourie

## Actions

noun-act-bribe = Corrompre un Fonctionnaire
noun-act-secure = Sécuriser un Fonctionnaire
noun-act-nominate = Nommer un étudiant
noun-act-force-exam = Forcer un examen
noun-act-buy-junks = Acheter des jonques
noun-act-voyage = Lancer une expédition
noun-act-recruit = Recruter une armée
noun-act-invade = Envahir un pays
noun-act-buy-gift = Acheter un cadeau
noun-act-give-gift = Donner un cadeau
noun-act-transfer = Transférer de l’influence
noun-act-petition = Requête à l’Empereur
noun-act-commercial = Revenus Commerciaux
noun-act-tax = Impôts
noun-act-no-action = Pas d’action

## Cartes

noun-card-1 = 1/3
noun-card-2 = 2/2
noun-card-3 = 3/1
noun-reward-cash = Monnaie
noun-reward-gift = Cadeau
noun-reward-extra-action = Action supplémentaire
noun-reward-recruit-army = Recrutement d’Armée
noun-reward-emperor-insulted = Insulte à l’Empereur
noun-reward-bribery-bingbu = Corruption : Bingbu
noun-reward-bribery-hubu = Corruption : Hubu
noun-reward-bribery-gongbu = Corruption : Gongbu
noun-reward-bribery-any = Corruption : au choix

## Ce qu’on peut choisir

confucius-do-appoint = Désigner { $whom }
confucius-do-take = { $act }
confucius-do-reward = Jouer une carte Récompense de l’Empereur
confucius-do-pass = Passer
confucius-do-bribe = Corrompre le Fonctionnaire du { $ministry }, case { $space }
confucius-do-secure = Sécuriser votre Fonctionnaire du { $ministry }, case { $space }
confucius-do-nominate = Nommer un étudiant sur { $student-le }
confucius-do-pay = Payer { $cards }
confucius-do-overpay = Payer autrement…
confucius-do-buy-junks = { $junks ->
    [one] Acheter { $junks } jonque
   *[other] Acheter { $junks } jonques
}
confucius-do-launch = { $junks ->
    [one] Lancer { $junks } jonque
   *[other] Lancer { $junks } jonques
}
confucius-do-visit = Atteindre { $distant-le }
confucius-do-invade = Envahir { $land-le } : la case à { $vp } points{ $reward ->
    [0] {""}
   *[other] {" "}avec l’icône Récompense
}
confucius-do-buy-gift = Acheter { $gift-le }
confucius-do-give = Donner { $gift-le } à { $whom }
confucius-do-transfer = Transférer à { $whom } votre influence au { $ministry }, case { $space }
confucius-do-petition-1 = Requête avec { $gift-le }
confucius-do-petition-2 = Requête avec { $gift-le } : réattribuer des jonques
confucius-do-petition-3 = Requête avec { $gift-le } : remplacer un étudiant
confucius-do-petition-4 = Requête avec { $gift-le } : échanger des Fonctionnaires
confucius-do-petition-5 = Requête avec { $gift-le } : redéployer une armée
confucius-do-petition-6 = Requête avec { $gift-le } : remplacer l’influence
confucius-do-reassign = Réattribuer des jonques : { $who } les perd, { $whom } les reçoit
confucius-do-replace-student = Remplacer l’étudiant de { $student-le }
confucius-do-swap = Échanger { $ministry }, case { $space }, avec { $other }, case { $other-space }
confucius-do-redeploy = Redéployer une armée ({ $who }) depuis { $land-le } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}avec l’icône
}) vers { $to-le } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}avec l’icône
})
confucius-do-replace-influence = { $ministry }, case { $space } : marqueur sécurisé pour { $whom }
confucius-do-trade = Échanger { $cards }
confucius-do-play = Jouer la carte « { $reward } »
confucius-do-take-gift = Prendre { $gift-le }
confucius-do-support = Assister l’étudiant de { $student-le }
confucius-do-contribute = Poser { $cards }
confucius-do-cancel-gift = Annuler le cadeau
confucius-do-keep-gift = Maintenir le cadeau
confucius-do-place = Placer le Candidat au { $ministry }, case { $space }
confucius-do-yield = Donner votre influence à { $whom }
confucius-do-keep = Garder { $cards }

## Ce qui est demandé

confucius-ask-cm = Qui désignez-vous comme Premier Ministre ?
confucius-ask-turn = À vous : choisissez une action.
confucius-ask-fav = Faveur Impériale : choisissez une action, sans cube.
confucius-ask-rew-x = Action supplémentaire : choisissez une action, sans cube.
confucius-ask-bribe = Quel Fonctionnaire corrompez-vous ?
confucius-ask-sec = Quel Fonctionnaire sécurisez-vous ?
confucius-ask-nom = Sur quelle case placez-vous votre étudiant ?
confucius-ask-pay = Avec quelles cartes payez-vous ?
confucius-ask-overpay = Avec quelles cartes payez-vous ? On ne rend pas la monnaie.
confucius-ask-junk = Combien de jonques achetez-vous ?
confucius-ask-voy-n = Combien de jonques lancez-vous ?
confucius-ask-voy-land = Quelle Terre Lointaine votre expédition atteint-elle ?
confucius-ask-inv = Quelle case Armée envahissez-vous ?
confucius-ask-buyg = Quel cadeau achetez-vous ?
confucius-ask-give = Quel cadeau donnez-vous, et à qui ?
confucius-ask-trans = Quelle influence transférez-vous, et à qui ?
confucius-ask-pet = Quel cadeau dépensez-vous ?
confucius-ask-pet-2 = Requête : qui perd des jonques, et qui les reçoit ?
confucius-ask-pet-3 = Requête : quel étudiant remplacez-vous ?
confucius-ask-pet-4 = Requête : quels Fonctionnaires échangent leurs places ?
confucius-ask-pet-5 = Requête : quelle armée se déplace, et vers où ?
confucius-ask-pet-6 = Requête : quel marqueur est remplacé, et par celui de qui ?
confucius-ask-comm = Quelles cartes échangez-vous ? Vous piochez autant de cartes qu’elles portent de pièces, plus une.
confucius-ask-rew = Quelle carte jouez-vous ?
confucius-ask-rew-b = Corruption : quel Fonctionnaire ?
confucius-ask-rew-g = Quel cadeau prenez-vous ?
confucius-ask-exam-s = Quel étudiant assistez-vous ?
confucius-ask-exam-c = Quelles cartes posez-vous face cachée ?
confucius-ask-exam-x = Annulez-vous le cadeau ?
confucius-ask-place = Où placez-vous le Candidat ?
confucius-ask-min = Votre influence est ici la plus faible. À qui la donnez-vous ?
confucius-ask-discard = Quelles quatre cartes gardez-vous ?

## Pourquoi ce n’est pas possible

confucius-bar-too-few-coins = Cela coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, { $owned ->
    [0] et vous n’en avez aucune.
    [1] et vous n’en avez qu’une.
   *[other] et vous n’en avez que { $owned }.
}
confucius-bar-too-few-licences = Cela coûte { $cost ->
    [one] { $cost } licence
   *[other] { $cost } licences
}, { $owned ->
    [0] et vous n’en avez aucune.
    [1] et vous n’en avez qu’une.
   *[other] et vous n’en avez que { $owned }.
}
confucius-bar-ministry-resolved = { $ministry } est résolu ; plus rien n’y change.
confucius-bar-land-resolved = L’invasion { $land-du } est terminée.
confucius-bar-appoint-another = Vous devez désigner quelqu’un d’autre.
confucius-bar-must-use-cubes = Vous ne pouvez pas passer tant qu’il vous reste { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} ; « Pas d’action » en utilise un.
confucius-bar-too-few-cubes = { $cubes ->
    [0] Vous n’avez plus de cube.
    [one] Il faut maintenant { $needed } cubes, et vous n’en avez qu’un.
   *[other] Il faut maintenant { $needed } cubes, et vous n’en avez que { $cubes }.
}
confucius-bar-nobody-to-bribe = Il n’y a aucun Fonctionnaire non corrompu.
confucius-bar-already-bribed = { $who } a déjà de l’influence sur ce Fonctionnaire.
confucius-bar-obliged = { $donor } vous a donné { $gift-le } : tant que vous avez au moins autant d’influence que ce donateur au { $ministry }, vous ne pouvez y corrompre personne.
confucius-bar-nothing-to-secure = Vous n’avez aucun Fonctionnaire non sécurisé.
confucius-bar-not-yours = Ce Fonctionnaire n’est pas à vous.
confucius-bar-already-secured = Ce Fonctionnaire est déjà sécurisé.
confucius-bar-no-student-in-round-one = On ne nomme pas d’étudiant au premier tour.
confucius-bar-no-force-in-round-one = On ne force pas d’Examen Impérial au premier tour.
confucius-bar-own-student-there = Vous avez déjà un étudiant.
confucius-bar-student-there = { $who } a déjà un étudiant ici.
confucius-bar-must-support = { $donor } vous a donné { $gift-le } : vous devez assister son étudiant.
confucius-bar-owes-more = { $donor } vous a fait le plus précieux des deux cadeaux, { $gift-le } : vous devez assister son étudiant.
confucius-bar-empty-space-first = Le Candidat doit prendre une case vide du ministère qu’il indique.
confucius-bar-empty-space-anywhere-first = Tant qu’il reste une case vide, le Candidat doit la prendre.
confucius-bar-empty-space-here-first = Tant que ce ministère a une case vide, un Candidat qui y entre doit la prendre.
confucius-bar-open-tile-first = Le Candidat doit remplacer un Fonctionnaire non sécurisé tant qu’il y en a un.
confucius-bar-empty-space-elsewhere = Un Candidat qui nomme un Ministère ne prend pas d’emplacement vide dans un autre.
confucius-bar-candidate-names = Le Candidat indique { $ministry } et y trouve encore de la place.
confucius-bar-tile-secured = Ce Fonctionnaire est sécurisé.
confucius-bar-too-few-junks = { $left ->
    [0] Il n’y a plus de jonque dans la réserve.
    [one] Il ne reste que { $left } jonque dans la réserve.
   *[other] Il ne reste que { $left } jonques dans la réserve.
}
confucius-bar-too-few-in-shipyard = { $junks ->
    [0] Vous n’avez pas de jonque au chantier naval.
    [one] Vous n’avez que { $junks } jonque au chantier naval.
   *[other] Vous n’avez que { $junks } jonques au chantier naval.
}
confucius-bar-no-land-left = Vous achèveriez une expédition sans plus avoir de Terre Lointaine à atteindre.
confucius-bar-already-visited = Vous avez déjà atteint cette Terre Lointaine.
confucius-bar-no-army-in-supply = Toutes vos armées sont recrutées.
confucius-bar-no-army-in-colonies = Vous n’avez pas d’armée dans les colonies.
confucius-bar-box-taken = Une armée s’y trouve déjà.
confucius-bar-no-gift-to-buy = Vous avez acheté tous vos cadeaux.
confucius-bar-already-bought = Vous avez déjà acheté ce cadeau.
confucius-bar-no-gift-to-give = Vous n’avez pas de cadeau à donner ; achetez-en un d’abord.
confucius-bar-no-gift-to-yourself = On ne se fait pas de cadeau à soi-même.
confucius-bar-gift-too-small = { $donor } vous a donné { $gift-le } ; votre cadeau ne doit pas valoir moins.
confucius-bar-gift-downgrade = Il doit valoir plus que votre cadeau précédent, { $gift-le }.
confucius-bar-no-influence = Vous n’avez d’influence dans aucun ministère non résolu.
confucius-bar-no-gift-from = { $donor } ne vous a pas fait de cadeau.
confucius-bar-already-transferred = Ce Fonctionnaire a déjà été transféré pendant cette phase.
confucius-bar-commercial-used = Vous avez déjà perçu vos Revenus Commerciaux pendant ce tour.
confucius-bar-no-cards = Vous n’avez pas de carte pour payer.
confucius-bar-too-much-for-trade = On peut payer { $most } pièces au plus, et la monnaie n’est pas rendue.
confucius-bar-no-reward-card = Vous n’avez pas de carte Récompense de l’Empereur.
confucius-bar-no-gift-to-take = Vous n’avez plus de cadeau à prendre.
confucius-bar-no-army-to-insult-with = Il vous faut une armée dans les colonies.
confucius-bar-nobody-for-bribery = Cette carte ne vous rallierait personne en ce moment.
confucius-bar-card-names-another = La carte indique un autre ministère, qui n’est pas encore résolu.
confucius-bar-secured-or-yours = Ce Fonctionnaire est sécurisé, ou à vous.
confucius-bar-basic-game = Les requêtes sont réservées à la partie avancée.
confucius-bar-no-gift-to-spend = Il vous faut un cadeau disponible de valeur 2 ou plus.
confucius-bar-gift-not-available = Ce cadeau n’est pas disponible.
confucius-bar-tapestry-cannot-petition = La tapisserie est un cadeau trop modeste pour l’Empereur.
confucius-bar-petition-2-impossible = Aucun chantier naval n’a assez de jonques à céder.
confucius-bar-petition-3-impossible = Aucun autre joueur n’a d’étudiant.
confucius-bar-petition-4-impossible = Aucun de vos Fonctionnaires ne pourrait changer de place.
confucius-bar-petition-5-impossible = Il n’y a pas d’armée à déplacer, ou pas de case vide.
confucius-bar-petition-6-impossible = Il n’y a aucun marqueur non sécurisé.
confucius-bar-too-few-there = { $needed ->
    [one] Il n’y a pas de jonque dans ce chantier naval.
   *[other] Il y a moins de { $needed } jonques dans ce chantier naval.
}
confucius-bar-no-student-there = Il n’y a pas d’étudiant ici.
confucius-bar-your-student = Cet étudiant est à vous.
confucius-bar-more-senior = Ce Fonctionnaire est plus ancien que le vôtre.
confucius-bar-marker-stands = Ce marqueur est sécurisé.
confucius-bar-must-yield-to = { $donor } vous a donné { $gift-le } : votre influence doit lui revenir.

## Ce qui s’est passé

confucius-round-began = Le tour { $round } commence.
confucius-cubes-counted = { $who } a { $cubes } cubes.
confucius-chief-appointed = { $who } désigne { $whom } comme Premier Ministre.
confucius-action-taken = { $who } : { $act }.
confucius-action-by-favour = { $who }, par Faveur Impériale : { $act }.
confucius-action-by-card = { $who }, par une action supplémentaire : { $act }.
confucius-passed = { $who } passe.
confucius-paid = { $who } paie { $cards }.
confucius-drew = { $who } { $cards ->
    [0] ne pioche aucune carte : il n’en reste plus.
    [one] pioche { $cards } carte.
   *[other] pioche { $cards } cartes.
}
confucius-drew-faces = { $who } pioche { $cards }.
confucius-reshuffled = La défausse de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} est mélangée et forme une nouvelle pile.
confucius-bribed = { $who } corrompt le Fonctionnaire du { $ministry }, case { $space }.
confucius-secured = { $who } sécurise le Fonctionnaire du { $ministry }, case { $space }.
confucius-nominated = { $who } nomme un étudiant sur { $student-le }.
confucius-exam-forced = { $who } force un Examen Impérial.
confucius-junks-bought = { $who } achète { $junks ->
    [one] { $junks } jonque
   *[other] { $junks } jonques
}.
confucius-launched = { $who } lance { $junks ->
    [one] { $junks } jonque
   *[other] { $junks } jonques
}{ $voyages ->
    [0] .
    [one] {" "}et achève une expédition.
   *[other] {" "}et achève { $voyages } expéditions.
}
confucius-visited = { $who } atteint { $distant-le }.
confucius-recruited = { $who } recrute une armée.
confucius-invaded = { $who } envoie une armée vers { $land-le }, case à { $vp } points{ $reward ->
    [0] .
   *[other] {" "}avec l’icône Récompense.
}
confucius-gift-bought = { $who } a maintenant { $gift-le } à donner.
confucius-gift-given = { $donor } donne { $gift-le } à { $recipient }.
confucius-gift-cancelled = Le cadeau donné par { $donor } à { $recipient } est annulé : { $gift-le }.
confucius-transferred = { $who } transfère à { $whom } son influence au { $ministry }, case { $space }.
confucius-petitioned = { $who } dépense { $gift-le } pour une requête.
confucius-junks-reassigned = Chantiers navals : { $who } perd { $junks ->
    [one] { $junks } jonque
   *[other] { $junks } jonques
}, que { $whom } reçoit.
confucius-student-replaced = { $who } remplace l’étudiant de { $student-le }.
confucius-swapped = { $who } échange { $ministry }, case { $space }, avec { $other }, case { $other-space }.
confucius-redeployed = { $who } : une armée quitte { $land-le } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}avec l’icône
}) pour { $to-le } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}avec l’icône
}).
confucius-influence-replaced = { $ministry }, case { $space } : { $whom } y a maintenant un marqueur sécurisé.
confucius-reward-gained = { $who } pioche une carte Récompense de l’Empereur.
confucius-reward-taken = { $who } pioche la carte Récompense « { $reward } ».
confucius-reward-played = { $who } joue la carte « { $reward } ».
confucius-taken-over = { $who } prend à { $whom } le Fonctionnaire du { $ministry }, case { $space }.
confucius-scored-minister = { $who } devient Ministre du { $ministry } : { $vp } points.
confucius-scored-secretary = { $who } devient Secrétaire du { $ministry } : { $vp } points.
confucius-scored-distant = { $who } atteint { $distant-le } avant tous les autres : { $vp } points.
confucius-scored-land = { $who } conquiert { $land-le } : { $vp } points.
confucius-scored-insulted = { $who } venge l’insulte faite à l’Empereur : { $vp } points.
confucius-scored-chief-minister = { $who } obtient le titre de Premier Ministre : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
confucius-scored-admiral = { $who } obtient le titre d’Amiral : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
confucius-scored-general = { $who } obtient le titre de Général : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
confucius-wall-built = La Grande Muraille compte désormais { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
confucius-exam-without-students = L’examen forcé n’a pas lieu : il n’y a aucun étudiant.
confucius-exam-uncontested = { $who } remporte l’examen sans adversaire.
confucius-exam-contested = Examen : { $who } (rouge) contre { $whom } (ordinaire).
confucius-tutored = { $who } pose { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} face cachée pour l’étudiant de { $student-le }.
confucius-tutored-faces = { $who } pose { $cards } face cachée pour l’étudiant de { $student-le }.
confucius-exam-decided = { $who } remporte l’examen. Pièces : rouge { $red }, ordinaire { $plain }.
confucius-candidate-placed = { $who } place le Candidat au { $ministry }, case { $space }.
confucius-candidate-removed = { $who } ne trouve pas de place pour le Candidat, qui est retiré du jeu.
confucius-candidate-skipped = Le Candidat pour { $ministry } arrive trop tard : il est retiré du jeu.
confucius-candidate-revealed = Prochain Candidat : { $ministry }.
confucius-resolution-began = Résolution du { $ministry }.
confucius-influence-yielded = { $who } cède à { $whom } son influence au { $ministry }.
confucius-resolution-ended = Les charges du { $ministry } sont attribuées.
confucius-invasion-succeeded = L’invasion { $land-du } réussit.
confucius-invasion-failed = L’invasion { $land-du } échoue.
confucius-official-placed = Un Fonctionnaire de coût { $cost } arrive au { $ministry }, case { $space }.
confucius-keep-chosen = { $who } a choisi les cartes à garder.
confucius-keep-chosen-faces = { $who } garde { $cards }.
confucius-discarded = { $who } défausse { $cards }.
confucius-end-began = La partie se termine ; les ministères non résolus le sont maintenant.
confucius-won = { $who } remporte la partie avec { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
confucius-drawn = { $who } partage la victoire, avec { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.

## Options

confucius-option-admiral-variant = Variante Amirale
confucius-option-admiral-variant-false = sans
confucius-option-admiral-variant-true = l’Amiral gagne toute égalité pour la première place
confucius-option-advanced-game = Partie
confucius-option-advanced-game-false = jeu de base
confucius-option-advanced-game-true = partie avancée, avec requêtes
confucius-option-any-candidate-empty-first = Un Candidat pour un ministère au choix
confucius-option-any-candidate-empty-first-false = prend une case vide du ministère choisi
confucius-option-any-candidate-empty-first-true = prend une case vide tant qu’il en reste une
confucius-option-commercial-overpay = Revenus Commerciaux
confucius-option-commercial-overpay-false = paiement exact
confucius-option-commercial-overpay-true = on peut surpayer
confucius-option-exam-auto-cancel = Trois cartes lors d’un examen
confucius-option-exam-auto-cancel-false = peuvent annuler le cadeau
confucius-option-exam-auto-cancel-true = annulent le cadeau
confucius-option-extra-counts-as-use = Une action supplémentaire
confucius-option-extra-counts-as-use-false = ne renchérit aucune action ultérieure
confucius-option-extra-counts-as-use-true = compte comme une utilisation de sa case
confucius-option-gift-downgrade = Remplacer son propre cadeau
confucius-option-gift-downgrade-false = exige un cadeau plus précieux
confucius-option-gift-downgrade-true = peut se faire avec un cadeau moins précieux
confucius-option-payment-mode = Paiements
confucius-option-payment-mode-minimal = les plus économes d’abord
confucius-option-payment-mode-all = tous à la fois
confucius-option-petition2-allow-one = Une requête qui déplace des jonques
confucius-option-petition2-allow-one-false = exige deux jonques
confucius-option-petition2-allow-one-true = peut n’en déplacer qu’une
confucius-option-reward-hand-hidden = Cartes Récompense
confucius-option-reward-hand-hidden-false = visibles de tous
confucius-option-reward-hand-hidden-true = cachées
confucius-option-temp-counts-for-seniority = Influence temporaire, à égalité en fin de partie
confucius-option-temp-counts-for-seniority-false = ne compte pas
confucius-option-temp-counts-for-seniority-true = compte pour qui la détient
confucius-option-transfer-requires-gift = L’influence se transfère
confucius-option-transfer-requires-gift-false = à n’importe qui
confucius-option-transfer-requires-gift-true = seulement aux donateurs
confucius-option-voyage-without-target = Une fois toutes les Terres Lointaines atteintes
confucius-option-voyage-without-target-false = on ne lance plus de jonques
confucius-option-voyage-without-target-true = les jonques peuvent encore remplir l’océan

## Le plateau

confucius-length = Environ deux heures
confucius-board-round = Tour { $round } sur { $rounds }
confucius-board-over = La partie est terminée
confucius-board-wall = La Grande Muraille
confucius-board-wall-tile = Tour { $tile }.
confucius-board-invasion-due = L’invasion { $land-du } se résout : armées en place { $armies } sur { $boxes }.
confucius-board-invasion-over = L’invasion { $land-du } est terminée.
confucius-board-wall-end = La Muraille est achevée et la partie se termine.
confucius-board-built = Tuile posée.
confucius-board-phase-chief-minister = Premier Ministre
confucius-board-phase-actions = Actions
confucius-board-phase-favour = Faveur
confucius-board-phase-examination = Examen
confucius-board-phase-ministries = Ministères
confucius-board-phase-discard = Défausse
confucius-board-order = Ordre du tour
confucius-board-chief-minister = Premier Ministre de ce tour
confucius-board-passed = a passé
confucius-board-ends = La partie se termine à la pose de la tuile Muraille { $wall }, quand les trois ministères sont résolus (actuellement { $resolved }) ou quand le dernier Candidat est gagné (restants : { $candidates }).
confucius-board-minister = Ministre
confucius-board-secretary = Secrétaire
confucius-board-bingbu = votre influence ici réduit le prix des armées.
confucius-board-hubu = votre influence ici réduit le prix des Fonctionnaires.
confucius-board-gongbu = votre influence ici réduit le prix des jonques.
confucius-board-resolved = Résolu
confucius-board-post = { $ministry }, case { $space }
confucius-board-empty = vide
confucius-board-official = Fonctionnaire
confucius-board-candidate = Candidat
confucius-board-unbribed = non corrompu
confucius-board-secured = sécurisé par { $who }
confucius-board-unsecured = corrompu par { $who }, non sécurisé
confucius-board-course = Si résolu maintenant
confucius-board-gives-way = { $who } doit céder son influence à { $whom }, en raison du cadeau « { $gift } ».
confucius-board-chooses = { $who } choisit alors à qui céder son influence : { $names }.
confucius-board-officers = Ministre { $who } ({ $vp }), Secrétaire { $whom } ({ $less }).
confucius-board-no-influence = Personne n’a d’influence ici.
confucius-board-or = ou
confucius-board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
confucius-board-licences = { $count ->
    [one] { $count } licence
   *[other] { $count } licences
}
confucius-board-from = dès { $price }
confucius-board-cubes-now = cubes maintenant : { $cubes }
confucius-board-cubes-again = la prochaine fois : { $cubes }
confucius-board-once = une fois par tour
confucius-board-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
confucius-board-exam = Examen
confucius-board-forced = forcé
confucius-board-none-left = il n’en reste plus
confucius-board-below = Dessous : { $count }
confucius-board-red = Case Étudiant rouge, gagne les égalités
confucius-board-plain = Case Étudiant ordinaire
confucius-board-wins-ties = gagne les égalités
confucius-board-second = ordinaire
confucius-board-bound = Un cadeau oblige à assister cet étudiant : { $names }
confucius-board-tutors = { $who } pose { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} face cachée
confucius-board-queue = Doivent encore assister
confucius-board-frontier = Frontière
confucius-board-per-army = { $price } par armée
confucius-board-settled = Se résout avec la tuile Muraille { $round }, ou dès que toutes les cases sont occupées{ $left ->
    [0] .
    [one] {" ;"} c’est au prochain tour.
   *[other] {" ;"} il reste { $left } tours.
}
confucius-board-success = L’invasion a réussi.
confucius-board-failure = L’invasion a échoué.
confucius-board-box = { $land } : case à { $vp } points{ $reward ->
    [0] {""}
   *[other] {" "}avec une carte Récompense
}
confucius-board-army-of = armée : { $who }
confucius-board-missing = Armées manquantes : { $armies }
confucius-board-spoils = { $who } marquerait { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} si toutes les cases étaient occupées.
confucius-board-colonies = Colonies
confucius-board-armies = { $who } : armées dans les colonies { $colonies }, pas encore recrutées { $supply }, vengeant l’Empereur { $insulted }
confucius-board-sea = Expéditions
confucius-board-supply = Jonques dans la réserve : { $junks }
confucius-board-junks = { $junks ->
    [one] { $junks } jonque : { $price }
   *[other] { $junks } jonques : { $price }
}
confucius-board-fleet = { $who } : jonques au chantier naval { $shipyard }, dans l’océan { $ocean } sur { $voyage }
confucius-board-shipyard = Chantier naval
confucius-board-ocean = Océan
confucius-board-actions = Actions
confucius-board-cubes-note = Cubes et pièces que chaque action vous coûte maintenant
confucius-board-deck = Cartes dans la pile
confucius-board-discard = Cartes défaussées
confucius-board-reward-deck = Cartes Récompense dans la pile
confucius-board-favour = Faveur Impériale
confucius-board-favour-of = { $who } effectue une action de plus, sans cube, quand tout le monde a passé.
confucius-board-rewards = Cartes Récompense
confucius-board-reward-card = Carte Récompense
confucius-board-pass = Passer
confucius-board-gifts = Cadeaux
confucius-board-bond = { $donor } a donné { $gift-le } à { $recipient }.
confucius-board-bond-forbids = Corruption interdite à { $recipient } pour l’instant : { $ministries }.
confucius-board-bond-supports = À l’examen, { $recipient } doit assister l’étudiant que présente { $donor }.
confucius-board-bond-yields = En cas de résolution immédiate ({ $ministries }), { $recipient } devrait céder son influence à { $donor }.
confucius-board-bond-free = Ce cadeau n’interdit rien pour l’instant.
confucius-board-bond-ends = Il est annulé si { $recipient } donne à { $donor } un cadeau valant plus de { $value }, lui transfère de l’influence, pose { $cards } cartes pour l’étudiant que présente { $donor }, ou lui cède son influence lors d’une résolution.
confucius-board-bond-ends-not-by-gift = Aucun cadeau ne vaut plus de { $value } : il est annulé si { $recipient } transfère de l’influence à { $donor }, pose { $cards } cartes pour l’étudiant que présente { $donor }, ou lui cède son influence lors d’une résolution.
confucius-board-nothing = rien
confucius-board-to-give = À donner
confucius-board-next-cubes = Cubes au prochain tour, avec les cadeaux actuels : { $cubes }
confucius-board-no-gifts = Personne ne doit rien à personne en ce moment.
confucius-board-you-owe = Vous devez
confucius-board-owing = Qui doit à qui
confucius-board-owe-you = On vous doit
confucius-board-own-gifts = Vos cadeaux
confucius-board-gift-unavailable = non disponible
confucius-board-gift-available = disponible
confucius-board-gift-given = cadeau donné à { $whom }
confucius-board-gift-gone = hors jeu
confucius-board-cubes = Cubes restants { $cubes } sur { $allotment } ; au prochain tour, avec les cadeaux actuels : { $next }
confucius-board-hand = Cartes
confucius-board-card = Carte Confucius
confucius-board-worth = { $coins } ou { $licences }
confucius-board-tray = Combinaisons de cartes au choix
confucius-board-due = À payer :
confucius-board-rest = reste
confucius-board-reward-cash = piochez quatre cartes.
confucius-board-reward-gift = un de vos cadeaux devient aussitôt disponible, gratuitement.
confucius-board-reward-extra-action = une action sans cube.
confucius-board-reward-recruit-army = une armée rejoint les colonies, gratuitement.
confucius-board-reward-insulted = une armée des colonies venge l’Empereur pour 2 points.
confucius-board-reward-bribery = corrompez gratuitement un Fonctionnaire, ou payez pour en prendre un qu’un autre joueur n’a pas sécurisé. Les cadeaux n’y font pas obstacle.
confucius-board-families = Familles
confucius-board-column-cubes = Cubes
confucius-board-column-cards = Cartes en main
confucius-board-column-rewards = Cartes Récompense en main
confucius-board-column-chief-minister = Titre de Premier Ministre : marqueurs dans les ministères
confucius-board-column-admiral = Titre d’Amiral : jonques en expédition, cinq par Terre Lointaine atteinte
confucius-board-column-general = Titre de Général : armées en jeu
confucius-board-column-points = Points
confucius-board-influence = Influence au { $ministry }
confucius-board-title-chief-minister = Marqueurs { $count }{ $leads ->
    [0] {""}
   *[other] {" ;"} serait Premier Ministre à la fin
}
confucius-board-title-admiral = Jonques { $count }{ $leads ->
    [0] {""}
   *[other] {" ;"} serait Amiral à la fin
}
confucius-board-title-general = Armées { $count }{ $leads ->
    [0] {""}
   *[other] {" ;"} serait Général à la fin
}

## D’où viennent les points

confucius-board-for-ministers = Ministres
confucius-board-for-secretaries = Secrétaires
confucius-board-for-voyages = Terres Lointaines
confucius-board-for-invasions = Pays Étrangers
confucius-board-for-insulted = Insulte à l’Empereur
confucius-board-for-titles = Titres

## Les grands moments

confucius-stage-count = On compte les cadeaux
confucius-stage-count-lead = Chaque cadeau donné ou reçu compte : plus il y en a, plus il y a de cubes.
confucius-stage-chief = Premier Ministre
confucius-stage-chief-lead = Le Premier Ministre du tour précédent désigne une autre famille.
confucius-stage-favour-lead = Tout le monde a passé. { $who } effectue une action de plus, sans cube.
confucius-stage-exam = Examen Impérial
confucius-stage-exam-lead = Chaque famille pose des cartes face cachée pour un étudiant. Le plus de pièces l’emporte ; rouge gagne les égalités.
confucius-stage-exam-alone = Il n’y a pas d’autre étudiant : personne ne pose de carte, et le Candidat est gagné.
confucius-stage-resolution-lead = La famille la plus faible cède son influence à celle dont le cadeau l’oblige le plus, jusqu’à ce qu’il en reste deux.
confucius-stage-weakest = la plus faible
confucius-stage-invasion-won = Toutes les cases sont occupées : chaque armée marque sa case.
confucius-stage-invasion-lost = Une case est restée vide : personne ne marque. Les symboles Récompense donnent tout de même leurs cartes.
confucius-stage-voyage = Une expédition est achevée
confucius-stage-voyage-lead = La première famille qui atteint une Terre Lointaine marque sa tuile. Chaque expédition donne une carte Récompense.
confucius-stage-insult-lead = Une armée quitte les colonies pour toujours afin de venger l’Empereur.
confucius-stage-end = La partie se termine
confucius-stage-end-lead = Les ministères restants sont résolus, puis viennent les titres.
confucius-stage-titles = Titres
confucius-stage-titles-lead = Le plus de marqueurs dans les ministères, de jonques en expédition, d’armées en jeu.
confucius-stage-admiral = Amiral
confucius-stage-general = Général
