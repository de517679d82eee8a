# Minden játék közös szavai.

site-player = { $number }. játékos
site-label = { $label }: { $value }
site-list-separator = {", "}

## Játék a terminálban

site-welcome = Üdvözlünk! A játék: { $game }. A neved: { $who }.
site-seed-hint = A játszma véletlenmagja: { $text }.
site-your-offers = A lehetőségeid
site-prompt = Szám vagy parancs: ? miért nem · undo · save FÁJL · help · quit
site-help-number = a beírt sorszámú lehetőséget választja
site-help-why = megmutatja, mit nem választhatsz most, és miért
site-help-undo = visszavonja az utolsó választásodat
site-help-save = a játszma jegyzőkönyvét ebbe a fájlba írja: FÁJL
site-help-quit = kilép a játékból
site-no-such-choice = „{ $text }” nincs a lehetőségek között. Írj be egy számot (1–{ $count }) vagy ezt: help.
site-no-such-number = Nincs ilyen sorszámú lehetőség: { $text }. Írj be egy számot (1–{ $count }).
site-nothing-barred = Most semmi sem tilos abból, amit kereshetnél.
site-not-offered = Most nem lehetséges
site-undone = Az utolsó választásod visszavonva.
site-nothing-to-undo = Még nincs mit visszavonni.
site-saved = Mentve ide: { $text }. Így folytathatod később: hanlin play --resume { $text }
site-save-where = Hová kerüljön a mentés? Írd be a save szót és egy fájlnevet.
site-not-saved = Nem sikerült a mentés ide: { $text }. Az ok: { $reason }
site-only-choice = Az egyetlen lehetőség: { $text }
site-result = Végeredmény
site-standing = { $place }. hely: { $who }, { $points } pont
site-goodbye = Viszlát!
