# Kuhn-póker.

kuhn-title = Kuhn-póker
kuhn-blurb = Két játékos, három lap, egyetlen tét: a legkisebb játék, amelyben van mit titkolni.
kuhn-length = Egy perc

## Cards

noun-jack = bubi
noun-queen = dáma
noun-king = király

## Questions

kuhn-ask-open = Passzolsz, vagy emelsz egy zsetonnal?
kuhn-ask-answer = Tét van: eldobod a lapod, vagy megadod?

## Choices

kuhn-do-check = Passz
kuhn-do-bet = Emelés egy zsetonnal
kuhn-do-fold = Eldobás
kuhn-do-call = Megadás

## Reasons

kuhn-bar-bet-is-answered = A tétre felelni kell: eldobás vagy megadás.
kuhn-bar-nothing-was-bet = Nem volt tét.

## Story

kuhn-checked = { $who } passzol.
kuhn-bet = { $who } emel egy zsetonnal.
kuhn-folded = { $who } eldobja a lapját.
kuhn-called = { $who } megadja a tétet.
kuhn-shown = { $who } megmutatja a lapját: { $card }.
kuhn-won = { $who } { $chips } zsetont nyer.

## Board

kuhn-board-pot = Kassza
kuhn-board-card = Lap
kuhn-board-hidden = fejjel lefelé
kuhn-board-for-pot = Kasszák
