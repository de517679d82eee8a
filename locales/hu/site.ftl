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
site-level-1 = Újonc
site-level-2 = Tanuló
site-level-3 = Vizsgázó
site-level-4 = Járási diplomás
site-level-5 = Tartományi diplomás
site-level-6 = Palotai doktor
site-level-7 = Hanlin-akadémikus
site-level-simple = egyszerű szabályok (nincs hozzá való háló)
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
site-end-again = A befejezés újra
site-end-picture = Kép letöltése
site-victory = Győzelem
site-place = Helyezés
site-seed-hash = A játszma véletlenmagjának lenyomata:
site-connection-lost = Megszakadt a kapcsolat, újrapróbáljuk.
site-reload = Frissítés
site-replay = Visszajátszás
site-replay-at = Választás: { $ply } / { $plies }
site-first = Eleje
site-last = Vége
site-go = Ugrás
site-autoplay = Lejátszás
site-play-on = Innen tovább botok ellen. A te helyed:
site-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
site-too-many-streams = Túl sok asztal van nyitva a hálózati címedről. Zárj be néhányat, és próbáld újra.
site-too-slow = A küldés túl sokáig tartott. Próbáld újra.
site-failed = Hiba történt a szerveren. Próbáld újra.

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
site-tables = Játék javított táblázatokkal
site-tables-help = A játékelemekre nyomtatottak egy részét rekonstruálni kellett. Ha megvan a játék, javítsd ki a táblázatokat, és töltsd fel a módosított fájlokat. Ezt írja ki őket:
site-tables-files = A táblázatok (.toml)
site-tables-check = Ellenőrzés
site-tables-good = A táblázatok rendben vannak. Az itt nyitott asztalok ezekkel játszanak.
site-tables-differ = Amiben ezek a táblázatok eltérnek a szokásostól
site-tables-value = Érték
site-tables-usual = Szokásos
site-tables-corrected = Itt
site-tables-same = Ezek a szokásos táblázatok.
site-tables-bad = A táblázatokban hibák vannak; nem játszunk velük:
site-watching = Nézőként vagy itt.
site-rename = Módosítás
site-options = Játékváltozatok
site-seat-taken = Ezt a meghívást már felhasználták: a hely foglalt. Nézőként maradhatsz.
site-invited = Az asztalnál: { $names }
site-invited-begun = A játék már elkezdődött, és aki korábban itt ült, ismeri ezeket a lapokat.
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
site-not-your-turn = Most nem te következel.
site-no-such-offer = Ez most nincs a lehetőségek között.
site-not-kept = Nem sikerült elmenteni. Próbáld újra.
site-broken = Ez az asztal nem nyitható meg.
site-newer-rules = Ez a játszma újabb szabályok szerint folyik, mint amelyeket ez a szerver ismer. A szerver frissítése után folytathatod.

## Bots that think

site-level = Botok szintje
site-change-level = Bot szintjének módosítása
site-stand-in-help = Ha valaki elment, egy bot játszik helyette, amíg vissza nem jön.
site-stood-in = Egy bot játszik helyetted.
site-play-myself = Újra itt vagyok
site-hint = Tipp
site-advice = Amit egy erős játékos megfontolna
site-no-advice = Itt nincs mit tanácsolni.
site-advice-help = Győzelmi esély; utána, hogy mennyivel több vagy kevesebb pontot hoz, mint a többi itt említett lehetőség.
site-others-points = A többiek pontjai
site-percent = { $number }%
site-percent-less = < { $number }%
site-percent-more = > { $number }%
site-reason = { $points } { $name }
site-review = Elemzés
site-review-help = Minden vonal egy játékos győzelmi esélye aszerint, amit ő tudott. Kattints bárhová, hogy lásd azt a pillanatot.
site-chances = Győzelmi esélyek
site-swings = Ahol fordult a kocka
site-no-swings = Egyetlen döntés sem került sokba.
site-swing = { $who }, { $ply }. döntés
site-chosen = Választott
site-better = Jobb
site-moment = { $ply }. döntés

## Emberek, helyeik és böngészőik

site-seats = Helyek
site-here = itt van
site-away-minutes = { $count ->
    [0] az imént még itt volt
   *[other] { $count } perce nem elérhető
}
site-away-hours = { $count } órája nem elérhető
site-away-days = { $count } napja nem elérhető
site-shares-screen = közös képernyőn: { $names }
site-devices = { $count } eszköz
site-somebody = Valaki
site-stand-in-for-me = Játsszon helyettem egy bot
site-stand-in-vote = Játsszon egy bot { $who } helyett
site-newcomer-vote = Új játékos meghívása { $who } helyére
site-agree = szavazat: { $agreed } / { $needed }
site-seat-lost = elhagyott hely; a játékosa még visszatérhet
site-seat-taken-help = Ha te foglaltad el egy másik böngészőben, nyisd meg itt a személyes linkedet.
site-hints-on = Ennél az asztalnál lehet tippet kérni.
site-hints-off = Ennél az asztalnál nem lehet tippet kérni.
site-terms-hints = Tippek
site-terms-hints-alone = annak, aki egyedül játszik
site-terms-hints-on = mindenkinek
site-terms-hints-off = senkinek
site-terms-grace = Ennyi perc távollét után játszhat bot valaki helyett
site-terms-lost = Ennyi óra távollét után hívható új játékos valaki helyére
site-study = Gyakorlójátszma.
site-study-help = Itt ismert a leosztás, ezért senki más nem ülhet le, és a játszma nem számít.
site-passport = A személyes linked
site-passport-offer = Őrizd meg a helyed.
site-passport-help = A személyes linkeddel minden helyed elérhető bármelyik telefonon vagy számítógépen, akkor is, ha ez a böngésző elfelejt téged.
site-passport-show = Személyes link készítése
site-passport-later = Most nem
site-passport-once = Tartsd olyan helyen, ahol csak te látod: akinek megvan, játszhat helyetted. Csak most az egyszer jelenik meg.
site-passport-renews = Az új link érvényteleníti a régit.
site-passport-qr = Ugyanez a link QR-kódként
site-passport-and-devices = Személyes link és eszközök
site-passport-nobody = Ebben a böngészőben még senki sem játszik. Előbb ülj le egy asztalhoz, vagy nyisd meg itt a személyes linkedet.
site-passport-here = Ebben a böngészőben annak a nevében fogsz játszani, aki ezt a linket készítette, minden asztalánál.
site-passport-two = Ennek a böngészőnek már vannak saját helyei. Ha a link és ezek a helyek is a tieid, egyesítheted őket. Aki a linket készítette, látni fogja a kezüket, és játszhat velük.
site-passport-not-mine = Ez nem az én linkem
site-passport-apart = Mindketten ugyanannál a be nem fejezett játszmánál ülnek, ezért nem egyesíthetők.
site-passport-whose = Aki készítette: { $names }.
site-passport-of = Személyes link
site-passport-join = Igen, egyesítés
site-passport-replace = Nem, lemondok a böngésző helyeiről
site-passport-void = Ez a személyes link már nem érvényes.
site-passport-void-help = Készült egy újabb. Keresd meg, vagy készíts egyet abban a böngészőben, amelyben még megvannak a helyeid.
site-your-devices = Az eszközeid
site-device-this = ez az eszköz
site-device-unknown = Böngésző
site-sign-out = Kijelentkeztetés
site-sign-out-help = A kijelentkeztetett eszközről többé nem éred el a helyeidet.

## Ami a helyekkel történik

site-told-sat = { $name } leül az asztalhoz.
site-told-bot = { $who } helyén mostantól bot játszik: { $level }.
site-told-free = { $who } elhagyja a helyét.
site-told-named = { $old } új neve: { $name }.
site-told-stand-in = { $who } helyett egy bot játszik.
site-told-back = { $who } újra maga játszik.
site-told-wish-stand-in = { $by } javaslata: játsszon egy bot { $who } helyett.
site-told-wish-newcomer = { $by } javaslata: hívjunk új játékost { $who } helyére.
site-told-lost = { $who } helye elhagyottnak számít; új meghívó vezet oda.
site-told-returned = { $who } visszatért, és újra övé a hely.
site-told-hint = { $who } tippet kér.
site-told-lets-bot = { $who } egy időre botra bízza a játékot.
site-told-freed = { $by } felszabadítja { $who } helyét.
site-told-dealt-anew = Valaki az első döntés előtt távozott: mindent újraosztunk.

## Miért nem történik semmi

site-denied-begun = A játszma elkezdődött: a helyet már csak az szabadíthatja fel, aki ott ül.
site-denied-sat = Ülsz vagy ültél már ennél az asztalnál, ezért ezt a helyet nem foglalhatod el.
site-denied-study = Ez gyakorlójátszma: senki más nem ülhet le hozzá.
site-denied-over = A játszma véget ért.
site-denied-not-away = Ez csak akkor lehetséges, ha valaki már elég régóta nincs itt.
site-denied-few = A távollévőn kívül legalább két embernek kell az asztalnál ülnie. Különben csak a szerver üzemeltetője szabadíthatja fel a helyet (hanlin seat).
site-denied-often = Ezt túl sokszor változtatták ennél az asztalnál.
site-replaced = A helyeden már más ül: túl sokáig nem voltál itt, vagy a kiszolgáló üzemeltetője adta oda.
site-reviews-many = Most sok elemzés készül. Próbáld újra egy perc múlva.
site-review-busy = A hálózati címedre már készül egy elemzés. Várd meg, amíg elkészül, aztán kérd újra.
site-denied-shared = Tovább játszol ennél az asztalnál, és ismered annak a helynek a lapjait, ezért más nem ülhet oda. Inkább játsszon ott egy bot.
site-denied-dealt = Ennél az asztalnál már háromszor osztottak újra. Az első döntés előtt innen már senki sem állhat fel; inkább játsszon helyette egy bot.
site-deal-number = Ez a(z) { $count }. osztás: valaki az első döntés előtt felállt.
site-played-corrected = Ezt a játszmát valaki által feltöltött, javított táblázatokkal játsszák, nem a szokásos számokkal.
site-see-tables = Melyek ezek?
site-no-uploads = Ez a szerver nem fogad fájlokat, vagy csak azoktól, akik asztalnál ülnek.
site-quota-full = Most nem küldhető több fájl; amit senki sem használ, egy hónap múlva törlődik.
site-no-hints = Ennél az asztalnál nem lehet tippet kérni.

site-to-table = Az asztalhoz
site-scenes = Ami történik
site-scene-go = Tovább
site-scene-step = Lépésenként
site-scene-pace = Tempó
site-scene-again = Újra
site-scene-now = Ugrás a jelenbe
site-meanwhile = Közben történt egy s más:
site-watch = Megnézem
site-volume = Hangerő
site-pace-1 = kényelmesen
site-pace-2 = kétszer gyorsabban
site-pace-4 = négyszer gyorsabban
site-pace-0 = egyszerre
site-scene = Jelenet
site-turn = Kör
site-round = Szakasz
