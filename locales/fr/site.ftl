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
site-play-now = Jouer tout de suite contre des bots
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
site-waiting = En attente de joueurs
site-turn-of = À { $who } de choisir.
site-turn-complete = Votre tour est complet : terminez-le ou revenez en arrière.
site-end-turn = Terminer le tour
site-undo = Annuler
site-reset = Recommencer le tour
site-story = Ce qui s’est passé
site-why-not = Ce qui n’est pas possible maintenant, et pourquoi
site-chat = Discussion
site-send = Envoyer
site-rematch = Rejouer
site-download = Télécharger la partie
site-seed-hash = Empreinte de la graine de cette partie :
site-connection-lost = Connexion perdue, nouvelle tentative en cours.
site-reload = Recharger
site-visitor = Visiteur
site-replay = Revoir la partie
site-replay-at = Choix { $ply } sur { $plies }
site-first = Début
site-previous = Précédent
site-next = Suivant
site-last = Fin
site-go = Aller
site-autoplay = Lecture automatique
site-play-on = Rejouer d’ici contre des bots à la place de
site-too-fast = C’était trop rapide. Attendez un instant et réessayez.
