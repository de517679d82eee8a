# Kuhn poker.

kuhn-title = Kuhn poker
kuhn-blurb = Two players, three cards, one bet: the smallest game with something to hide.
kuhn-length = A minute

## Cards

noun-jack = jack
noun-queen = queen
noun-king = king

## Questions

kuhn-ask-open = Check, or bet a chip?
kuhn-ask-answer = There is a bet: fold, or call it?

## Choices

kuhn-do-check = Check
kuhn-do-bet = Bet a chip
kuhn-do-fold = Fold
kuhn-do-call = Call

## Reasons

kuhn-bar-bet-is-answered = A bet is answered: fold or call.
kuhn-bar-nothing-was-bet = Nothing was bet.

## Story

kuhn-checked = { $who } checks.
kuhn-bet = { $who } bets a chip.
kuhn-folded = { $who } folds.
kuhn-called = { $who } calls.
kuhn-shown = { $who } shows: { $card }.
kuhn-won = { $who } wins { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.

## Board

kuhn-board-pot = Pot
kuhn-board-card = Card
kuhn-board-hidden = face down
kuhn-board-for-pot = Pots
