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

## Asztal a böngészőben

site-tagline = Társasjátékok a kínai udvarból
site-language = Nyelv
site-players = Játékosok
site-play-now = Játék most, botok ellen
site-invite = Barátok meghívása
site-open-table = Asztal megnyitása
site-your-tables = Asztalaid
site-running = folyamatban
site-finished = befejezve
site-your-name = Neved
site-sit-down = Leülök
site-free-seat = szabad hely
site-invite-link = Meghívó link erre a helyre
site-fill-with-bot = Botot ide
site-bot = bot
site-waiting = Várakozás a játékosokra
site-turn-of = { $who } választ.
site-turn-complete = A köröd kész: fejezd be, vagy vonj vissza valamit.
site-end-turn = Kör vége
site-undo = Visszavonás
site-reset = Kör újrakezdése
site-story = Mi történt
site-why-not = Mi nem lehetséges most, és miért
site-chat = Csevegés
site-send = Küldés
site-rematch = Új játszma
site-download = Jegyzőkönyv letöltése
site-seed-hash = A játszma véletlenmagjának lenyomata:
site-connection-lost = Megszakadt a kapcsolat, újrapróbálás.
site-reload = Frissítés
site-visitor = Vendég
site-replay = Visszajátszás
site-replay-at = Választás: { $ply } / { $plies }
site-first = Eleje
site-previous = Vissza
site-next = Előre
site-last = Vége
site-go = Ugrás
site-autoplay = Magától
site-play-on = Innen tovább botok ellen, a következő helyén:
site-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
