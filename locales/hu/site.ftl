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
site-play-now = Játék botok ellen
site-invite = Barátok meghívása
site-open-table = Asztal megnyitása
site-your-tables = Az asztalaid
site-running = folyamatban
site-finished = befejezve
site-your-name = A neved
site-sit-down = Leülök
site-free-seat = szabad hely
site-invite-link = Meghívó link erre a helyre
site-fill-with-bot = Botot ide
site-bot = bot
site-waiting = Várunk a játékosokra
site-turn-of = { $who } választ.
site-turn-complete = A köröd kész: fejezd be, vagy vonj vissza valamit.
site-end-turn = Kör vége
site-undo = Visszavonás
site-answered = Magától értetődően:
site-ask-after-all = Magam választok
site-reset = Kör újrakezdése
site-story = Történet
site-why-not = Mi nem lehetséges most, és miért
site-chat = Csevegés
site-send = Küldés
site-rematch = Új játszma
site-download = Jegyzőkönyv letöltése
site-seed-hash = A játszma véletlenmagjának lenyomata:
site-connection-lost = Megszakadt a kapcsolat, újrapróbáljuk.
site-reload = Frissítés
site-replay = Visszajátszás
site-replay-at = Választás: { $ply } / { $plies }
site-first = Eleje
site-previous = Vissza
site-next = Előre
site-last = Vége
site-go = Ugrás
site-autoplay = Lejátszás
site-play-on = Innen tovább botok ellen. A te helyed:
site-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.

## Az asztal, részletesebben

site-your-turn = Te következel.
site-since = Az előző köröd óta
site-latest = Friss hírek
site-whole-story = A teljes történet
site-everybody = Mindenki
site-filter = Kiről szóljon a történet
site-points = Pontok
site-points-if-over = Ha most érne véget
site-points-chart = Hogyan gyűltek a pontok
site-settings = Beállítások
site-seals = felfed valamit: nem vonható vissza
site-why = Miért nem?
site-why-help = Mutass a táblán arra, ami nem választható, és megtudod, miért.
site-rules = Szabályok
site-ask-everything = Mindent kérdezz meg
site-ask-everything-help = Különben ha csak egy válasz van, vagy mindegy, melyik, a gép válaszol helyetted, és ez bekerül a történetbe.
site-sound = Hangjelzés, ha én következem
site-notify = Értesíts, ha én következem
site-other-device = Folytatás másik eszközön
site-other-device-help = Ott nyisd meg ezt a linket; csak egyszer működik. Ne mutasd meg senkinek.
site-make-link = Link készítése
site-continue-here = Folytatás itt
site-give-away = Hely átadása
site-give-away-help = A hely felszabadul: új linkkel mást hívhatsz meg, vagy bot ül a helyére.
site-free-the-seat = { $who } helyének felszabadítása
site-keys = Billentyűk
site-key-move = a következő választható helyre
site-key-choose = kiválasztás
site-fair-play = Tiszta játék
site-seed = A játszma véletlenmagja:
site-seed-check = Ellenőrizd, hogy kezdettől fogva rögzítve volt:
site-pass-device = Most { $who } választ. Add tovább az eszközt.
site-i-am = { $who } vagyok
site-invite-how = Küldd el mindenkinek a saját linkjét, vagy ültess ide valakit.
site-copy = Másolás
site-copied = Másolva
site-their-name = Név
site-play-here = Ebben a böngészőben játszik
site-bots = Ebből bot
site-look = Jegyzőkönyv megnézése
site-record-file = .game fájl
site-look-at-it = Megnézem
site-watching = Nézőként vagy itt.
site-rename = Módosítás
site-options = Játékváltozatok
site-seat-taken = Ezt a meghívást már felhasználták: a hely foglalt. Nézőként maradhatsz.
site-invited = Az asztalnál: { $names }
site-rematch-there = Az új játszmához
site-how-to-play = Hogyan kell játszani
site-every-rule = Minden szabály, számozva (angolul)
site-decisions = Döntésről döntésre:
site-decision-before = { $who } előző döntése
site-decision-after = { $who } következő döntése

## Ami nem sikerült

site-go-back = Vissza
site-not-found = Itt nincs semmi.
site-forbidden = Ezt nem te teheted meg.
site-too-large = Ez túl sok: ennyit nem lehet egyszerre elküldeni.
site-bad-form = Az űrlap nincs jól kitöltve.
site-bad-record = Ez a fájl nem visszajátszható jegyzőkönyv.
site-refused = Ez már nem lehetséges: a játék továbbhaladt.
site-not-kept = Nem sikerült elmenteni. Próbáld újra.
site-broken = Ez az asztal nem nyitható meg.
