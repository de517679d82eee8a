# Le poker de Kuhn.

kuhn-title = Poker de Kuhn
kuhn-blurb = Deux joueurs, trois cartes, une mise : le plus petit jeu où il y a quelque chose à cacher.
kuhn-length = Une minute

## Cards

noun-jack = valet
noun-queen = dame
noun-king = roi

## Questions

kuhn-ask-open = Passer, ou miser un jeton ?
kuhn-ask-answer = Il y a une mise : se coucher, ou suivre ?

## Choices

kuhn-do-check = Passer
kuhn-do-bet = Miser un jeton
kuhn-do-fold = Se coucher
kuhn-do-call = Suivre

## Reasons

kuhn-bar-bet-is-answered = À une mise on répond : se coucher ou suivre.
kuhn-bar-nothing-was-bet = Rien n’a été misé.

## Story

kuhn-checked = { $who } passe.
kuhn-bet = { $who } mise un jeton.
kuhn-folded = { $who } se couche.
kuhn-called = { $who } suit.
kuhn-shown = { $who } montre sa carte : { $card }.
kuhn-won = { $who } gagne { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.

## Board

kuhn-board-pot = Pot
kuhn-board-card = Carte
kuhn-board-hidden = face cachée
kuhn-board-for-pot = Pots
