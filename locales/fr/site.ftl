# Les mots communs à tous les jeux.

site-player = Joueur { $number }
site-label = { $label } : { $value }
site-list-separator = {", "}

## Une partie dans le terminal

site-welcome = Bienvenue dans « { $game } ». Vous êtes { $who }.
site-seed-hint = La graine de cette partie est { $text }.
site-your-offers = Vos choix
site-prompt = Numéro, ou : ? choix impossibles · undo · save FICHIER · help · quit
site-help-number = jouer le choix qui porte ce numéro
site-help-why = montrer ce que vous ne pouvez pas choisir maintenant, et pourquoi
site-help-undo = annuler votre dernier choix
site-help-save = enregistrer le déroulement de la partie dans FICHIER
site-help-quit = arrêter de jouer
site-no-such-choice = « { $text } » ne correspond à rien. Tapez un numéro de 1 à { $count }, ou help.
site-no-such-number = Il n’y a pas de choix { $text }. Tapez un numéro de 1 à { $count }.
site-nothing-barred = Rien de ce que vous pourriez chercher n’est interdit en ce moment.
site-not-offered = Impossible pour l’instant
site-undone = Votre dernier choix est annulé.
site-nothing-to-undo = Il n’y a encore rien à annuler.
site-saved = Enregistré dans { $text }. Pour reprendre plus tard : hanlin play --resume { $text }
site-save-where = Enregistrer où ? Tapez save suivi d’un nom de fichier.
site-not-saved = Impossible d’écrire { $text } : { $reason }
site-only-choice = Seul choix possible : { $text }
site-result = Résultat
site-standing = { $place }. { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
site-goodbye = Au revoir.

## Une table dans le navigateur

site-tagline = Jeux de plateau de la cour de Chine
site-language = Langue
site-players = Joueurs
site-play-now = Jouer contre des bots
site-invite = Inviter des amis
site-open-table = Ouvrir la table
site-your-tables = Vos tables
site-running = en cours
site-finished = terminée
site-your-name = Votre nom
site-sit-down = S’asseoir
site-free-seat = place libre
site-invite-link = Lien d’invitation pour cette place
site-fill-with-bot = Confier à un bot
site-bot = bot
site-level-1 = Novice
site-level-2 = Élève
site-level-3 = Candidat
site-level-4 = Bachelier
site-level-5 = Licencié
site-level-6 = Docteur du palais
site-level-7 = Académicien du Hanlin
site-level-simple = règles simples (aucun réseau ne convient)
site-waiting = En attente de joueurs
site-turn-of = À { $who } de choisir.
site-turn-complete = Votre tour est joué : terminez-le ou revenez en arrière.
site-end-turn = Terminer le tour
site-undo = Annuler
site-answered = Choisi sans demander :
site-ask-after-all = Choisir moi-même
site-reset = Recommencer le tour
site-story = Histoire
site-why-not = Ce qui n’est pas possible maintenant, et pourquoi
site-chat = Discussion
site-send = Envoyer
site-rematch = Rejouer
site-download = Télécharger la partie
site-end-again = Revoir la fin
site-end-picture = Télécharger l’image
site-victory = Victoire
site-place = Rang
site-seed-hash = Empreinte de la graine de cette partie :
site-connection-lost = Connexion perdue, nouvelle tentative en cours.
site-reload = Recharger
site-replay = Revoir la partie
site-replay-at = Choix { $ply } sur { $plies }
site-first = Début
site-last = Fin
site-go = Aller
site-autoplay = Lecture automatique
site-play-on = Reprendre d’ici contre des bots. Votre place :
site-too-fast = Pas si vite ! Attendez un instant et réessayez.
site-too-many-streams = Trop de tables sont ouvertes depuis votre adresse réseau. Fermez-en quelques-unes et réessayez.
site-too-slow = L’envoi a été trop lent. Réessayez.
site-failed = Un problème est survenu de notre côté. Réessayez.

## La table, en détail

site-your-turn = C’est à vous de jouer.
site-since = Depuis votre dernier tour
site-latest = Dernières nouvelles
site-whole-story = Toute l’histoire
site-everybody = Tout le monde
site-filter = Ne montrer que ce qui concerne
site-points = Points
site-points-if-over = Si la partie s’arrêtait là
site-points-chart = L’évolution des points
site-settings = Réglages
site-seals = révèle quelque chose : impossible à annuler
site-why = Impossible ?
site-why-help = Désignez sur le plateau ce qui n’est pas proposé : il vous dira pourquoi.
site-rules = Règles
site-ask-everything = Tout me demander
site-ask-everything-help = Sinon, quand une seule réponse est possible ou que toutes se valent, on répond pour vous et l’histoire le raconte.
site-sound = Un son quand c’est mon tour
site-notify = Me prévenir quand c’est mon tour
site-other-device = Continuer sur un autre appareil
site-continue-here = Continuer ici
site-give-away = Céder une place
site-give-away-help = La place se libère : un nouveau lien invite quelqu’un d’autre, ou un bot la prend.
site-free-the-seat = Libérer la place : { $who }
site-keys = Touches
site-key-move = vers le prochain emplacement possible
site-key-choose = le choisir
site-fair-play = Franc jeu
site-seed = La graine de cette partie :
site-seed-check = Vérifiez qu’elle était fixée dès le début :
site-pass-device = C’est à { $who } de choisir. Passez-lui l’appareil.
site-i-am = Je suis { $who }
site-invite-how = Envoyez à chacun son lien, ou attribuez la place vous-même.
site-copy = Copier
site-copied = Copié
site-their-name = Nom
site-play-here = Joue dans ce navigateur
site-bots = Nombre de bots
site-look = Regarder une partie enregistrée
site-record-file = Un fichier .game
site-look-at-it = Regarder
site-tables = Jouer avec des tables corrigées
site-tables-help = Une partie de ce qui est imprimé sur le matériel a dû être reconstituée. Si vous possédez le jeu, corrigez les tables et envoyez les fichiers modifiés. On les obtient avec
site-tables-files = Les tables (.toml)
site-tables-check = Les vérifier
site-tables-good = Ces tables sont en ordre. Les parties ouvertes ici se jouent avec elles.
site-tables-differ = Ce qui change par rapport aux données habituelles
site-tables-value = Valeur
site-tables-usual = D’habitude
site-tables-corrected = Ici
site-tables-same = Ce sont les données habituelles.
site-tables-bad = Les tables contiennent des erreurs ; on ne joue pas avec elles :
site-watching = Vous regardez la partie.
site-rename = Changer
site-options = Options de la partie
site-seat-taken = Cette invitation a déjà servi : la place est prise. Vous pouvez regarder.
site-invited = À la table : { $names }
site-invited-begun = La partie a commencé, et la personne qui occupait cette place connaît cette main.
site-rematch-there = Vers la nouvelle partie
site-how-to-play = Comment jouer
site-every-rule = Toutes les règles, numérotées (en anglais)
site-decisions = De décision en décision :
site-decision-before = Décision précédente : { $who }
site-decision-after = Décision suivante : { $who }

## Ce qui n’a pas marché

site-go-back = Retour
site-not-found = Il n’y a rien ici.
site-forbidden = Ce n’est pas de votre ressort.
site-too-large = C’est plus qu’on ne peut envoyer d’un coup.
site-bad-form = Le formulaire n’est pas rempli comme il faut.
site-bad-record = Ce fichier ne contient pas de partie qu’on puisse revoir.
site-refused = Ce n’est plus possible : la partie a avancé.
site-not-your-turn = Ce n’est pas votre tour.
site-no-such-offer = Cela ne fait pas partie des choix proposés.
site-not-kept = L’enregistrement a échoué. Réessayez.
site-broken = Impossible d’ouvrir cette table.
site-newer-rules = Cette partie suit des règles plus récentes que celles de ce serveur. Vous pourrez la reprendre après sa mise à jour.

## Bots that think

site-level = Niveau des bots
site-change-level = Changer le niveau d’un bot
site-stand-in-help = Si quelqu’un est parti, un bot joue à sa place jusqu’à son retour.
site-stood-in = Un bot joue pour vous.
site-play-myself = Je suis de retour
site-hint = Conseil
site-advice = Ce qu’un bon joueur regarderait
site-no-advice = Il n’y a rien à conseiller ici.
site-advice-help = Chance de gagner, puis les points rapportés en plus ou en moins que les autres choix cités.
site-others-points = Points des autres
site-percent = { $number } %
site-percent-less = < { $number } %
site-percent-more = > { $number } %
site-reason = { $points } { $name }
site-review = Analyse
site-review-help = Chaque ligne est la chance de victoire d’un joueur, d’après ce qu’il savait. Cliquez n’importe où pour voir ce moment.
site-chances = Chances de victoire
site-swings = Les tournants
site-no-swings = Aucun choix n’a coûté cher.
site-swing = { $who }, choix { $ply }
site-chosen = Choisi
site-better = Mieux
site-moment = Choix { $ply }

## Les personnes, leurs places et leurs navigateurs

site-seats = Places
site-here = en ligne
site-away-minutes = { $count ->
    [0] hors ligne depuis un instant
   *[other] hors ligne depuis { $count } min
}
site-away-hours = hors ligne depuis { $count } h
site-away-days = { $count ->
    [one] hors ligne depuis { $count } jour
   *[other] hors ligne depuis { $count } jours
}
site-shares-screen = partage un écran avec { $names }
site-devices = { $count ->
    [one] { $count } appareil
   *[other] { $count } appareils
}
site-somebody = Quelqu’un
site-stand-in-for-me = Laisser un bot jouer pour moi
site-stand-in-vote = Laisser un bot jouer pour { $who }
site-newcomer-vote = Inviter quelqu’un pour remplacer { $who }
site-agree = { $agreed } voix sur { $needed } requises
site-seat-lost = place abandonnée ; un retour reste possible
site-seat-taken-help = Si c’est vous qui l’avez prise dans un autre navigateur, ouvrez ici votre lien personnel.
site-hints-on = Les conseils sont permis à cette table.
site-hints-off = Les conseils ne sont pas permis à cette table.
site-terms-hints = Conseils
site-terms-hints-alone = en solo seulement
site-terms-hints-on = pour tout le monde
site-terms-hints-off = pour personne
site-terms-grace = Minutes d’absence avant qu’un bot puisse jouer pour quelqu’un
site-terms-lost = Heures d’absence avant qu’on puisse inviter quelqu’un d’autre
site-study = Partie d’étude.
site-study-help = La donne est connue : personne d’autre ne peut s’asseoir ici et la partie ne compte pas.
site-passport = Votre lien personnel
site-passport-offer = Gardez votre place.
site-passport-help = Avec votre lien personnel, vous retrouvez toutes vos places sur n’importe quel téléphone ou ordinateur, même si ce navigateur vous oublie.
site-passport-show = Créer mon lien personnel
site-passport-later = Pas maintenant
site-passport-once = Gardez-le à l’abri des regards : qui le possède peut jouer pour vous. Il ne sera plus affiché ensuite.
site-passport-renews = Un nouveau lien annule l’ancien.
site-passport-qr = Le même lien en code QR
site-passport-and-devices = Lien personnel et appareils
site-passport-nobody = Personne ne joue encore dans ce navigateur. Prenez d’abord place à une table, ou ouvrez ici votre lien personnel.
site-passport-here = Dans ce navigateur, vous jouerez pour la personne qui a créé ce lien, à toutes ses tables.
site-passport-two = Ce navigateur a déjà ses propres places. Si le lien et ces places sont à vous, vous pouvez les réunir. La personne qui a créé le lien verra leurs mains et pourra jouer.
site-passport-not-mine = Ce n’est pas mon lien
site-passport-apart = Les deux sont à une même table dont la partie n’est pas finie : impossible de les réunir.
site-passport-whose = Nom de la personne qui l’a créé : { $names }.
site-passport-of = Un lien personnel
site-passport-join = Oui, les réunir
site-passport-replace = Non, renoncer aux places de ce navigateur
site-passport-void = Ce lien personnel n’est plus valable.
site-passport-void-help = Un lien plus récent a été créé. Cherchez-le, ou créez-en un dans un navigateur qui a encore vos places.
site-your-devices = Vos appareils
site-device-this = cet appareil
site-device-unknown = Un navigateur
site-sign-out = Déconnecter
site-sign-out-help = Un appareil déconnecté n’a plus accès à vos places.

## Ce qui arrive aux places

site-told-sat = { $name } prend place.
site-told-bot = { $who } : un bot occupe désormais la place ({ $level }).
site-told-free = { $who } quitte sa place.
site-told-named = { $old } s’appelle maintenant { $name }.
site-told-stand-in = Un bot joue pour { $who }.
site-told-back = { $who } reprend la partie.
site-told-wish-stand-in = { $by } propose qu’un bot joue pour { $who }.
site-told-wish-newcomer = { $by } propose d’inviter quelqu’un pour remplacer { $who }.
site-told-lost = { $who } : la place est considérée comme abandonnée ; une nouvelle invitation y mène.
site-told-returned = { $who } est de retour et reprend sa place.
site-told-hint = { $who } demande un conseil.
site-told-lets-bot = { $who } laisse jouer un bot pour un moment.
site-told-freed = { $by } libère une place : { $who }.
site-told-dealt-anew = Quelqu’un est parti avant le premier choix : tout est redistribué.

## Pourquoi rien n’arrive

site-denied-begun = La partie a commencé : seule la personne qui occupe une place peut la libérer.
site-denied-sat = Vous êtes ou avez déjà été à cette table : vous ne pouvez pas prendre cette place.
site-denied-study = C’est une partie d’étude : personne d’autre ne peut s’y asseoir.
site-denied-over = La partie est terminée.
site-denied-not-away = Ce n’est possible qu’après une absence assez longue.
site-denied-few = En plus de la personne absente, il faut au moins deux personnes à la table. Sinon, seule la personne qui gère le serveur peut libérer la place (hanlin seat).
site-denied-often = Cela a été changé trop souvent à cette table.
site-replaced = Quelqu’un d’autre occupe maintenant votre place : votre absence a trop duré, ou la personne qui gère le serveur l’a donnée.
site-reviews-many = Beaucoup d’analyses sont en cours. Redemandez dans une minute.
site-review-busy = Une analyse est déjà en cours pour votre adresse réseau. Attendez qu’elle soit prête, puis redemandez.
site-denied-shared = Vous jouez encore à cette table et connaissez la main de cette place : personne d’autre ne peut la prendre. Laissez plutôt jouer un bot.
site-denied-dealt = Cette table a été redistribuée trois fois. Personne ne peut plus la quitter avant le premier choix ; laissez plutôt jouer un bot.
site-deal-number = C’est la donne { $count } : quelqu’un est parti avant le premier choix.
site-played-corrected = Cette partie se joue avec des tables corrigées que quelqu’un a envoyées, et non avec les nombres habituels.
site-see-tables = Voir lesquelles
site-no-uploads = Ce serveur n’accepte pas de fichiers, ou seulement de la part de personnes assises à une table.
site-quota-full = Impossible d’envoyer d’autres fichiers pour l’instant ; ceux que personne n’utilise sont supprimés au bout d’un mois.
site-no-hints = Il n’y a pas de conseils à cette table.

site-to-table = Voir la table
site-scenes = Ce qui se passe
site-scene-go = Continuer
site-scene-step = Pas à pas
site-scene-pace = Rythme
site-scene-again = Revoir
site-scene-now = Jusqu’à maintenant
site-meanwhile = Il s’est passé des choses entre-temps :
site-watch = Regarder
site-volume = Volume
site-pace-1 = tranquillement
site-pace-2 = deux fois plus vite
site-pace-4 = quatre fois plus vite
site-pace-0 = d’un coup
site-scene = Scène
site-turn = Tour
site-round = Chapitre
