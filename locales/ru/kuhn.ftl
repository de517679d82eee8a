# Покер Куна.

kuhn-title = Покер Куна
kuhn-blurb = Двое игроков, три карты, одна ставка: самая маленькая игра, в которой есть что скрывать.
kuhn-length = Минута

## Cards

noun-jack = валет
noun-queen = дама
noun-king = король

## Questions

kuhn-ask-open = Пропустить или поставить фишку?
kuhn-ask-answer = Сделана ставка: сдаться или ответить?

## Choices

kuhn-do-check = Пропустить
kuhn-do-bet = Поставить фишку
kuhn-do-fold = Сдаться
kuhn-do-call = Ответить

## Reasons

kuhn-bar-bet-is-answered = На ставку отвечают: сдаться или ответить.
kuhn-bar-nothing-was-bet = Ставки не было.

## Story

kuhn-checked = { $who } пропускает.
kuhn-bet = { $who } ставит фишку.
kuhn-folded = { $who } сдаётся.
kuhn-called = { $who } отвечает на ставку.
kuhn-shown = { $who } открывает карту: { $card }.
kuhn-won = { $who } выигрывает { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
   *[other] { $chips } фишек
}.

## Board

kuhn-board-pot = Банк
kuhn-board-card = Карта
kuhn-board-hidden = закрыта
kuhn-board-for-pot = Банки
