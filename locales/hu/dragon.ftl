# A sárkány éve.
# A főnevek hordozzák a mondatokhoz szükséges alakokat, mindegyiket a névelőjével vagy számnevével együtt:
# .one alanyeset, .acc tárgyeset, .with „-val, -vel”, .full bővebb megnevezés, .your a te birtokod.
# Változó szám előtt csak választóval állhat névelő (az 1., a 2.); a játékos neve ragozatlan: alany vagy birtokos.

dragon-title = A sárkány éve
dragon-blurb = Egy balszerencsés év tizenkét hónapja. Fogadj fel embereket, készülj a közelgő csapásokra, és veszíts minél kevesebbet.
dragon-length = Körülbelül másfél óra

## Személyek

noun-craftsman = kézműves
    .one = egy kézműves
    .acc = egy kézművest
    .with = egy kézművessel
noun-court-lady = udvarhölgy
    .one = egy udvarhölgy
    .acc = egy udvarhölgyet
    .with = egy udvarhölggyel
noun-tax-collector = adószedő
    .one = egy adószedő
    .acc = egy adószedőt
    .with = egy adószedővel
noun-pyrotechnist = tűzijáték-készítő
    .one = egy tűzijáték-készítő
    .acc = egy tűzijáték-készítőt
    .with = egy tűzijáték-készítővel
noun-warrior = harcos
    .one = egy harcos
    .acc = egy harcost
    .with = egy harcossal
noun-monk = szerzetes
    .one = egy szerzetes
    .acc = egy szerzetest
    .with = egy szerzetessel
noun-healer = gyógyító
    .one = egy gyógyító
    .acc = egy gyógyítót
    .with = egy gyógyítóval
noun-farmer = földműves
    .one = egy földműves
    .acc = egy földművest
    .with = egy földművessel
noun-scholar = tudós
    .one = egy tudós
    .acc = egy tudóst
    .with = egy tudóssal
noun-young-pyrotechnist = fiatal tűzijáték-készítő
    .one = egy fiatal tűzijáték-készítő
    .acc = egy fiatal tűzijáték-készítőt
    .with = egy fiatal tűzijáték-készítővel
noun-old-pyrotechnist = idős tűzijáték-készítő
    .one = egy idős tűzijáték-készítő
    .acc = egy idős tűzijáték-készítőt
    .with = egy idős tűzijáték-készítővel
noun-young-warrior = fiatal harcos
    .one = egy fiatal harcos
    .acc = egy fiatal harcost
    .with = egy fiatal harcossal
noun-old-warrior = idős harcos
    .one = egy idős harcos
    .acc = egy idős harcost
    .with = egy idős harcossal
noun-young-monk = fiatal szerzetes
    .one = egy fiatal szerzetes
    .acc = egy fiatal szerzetest
    .with = egy fiatal szerzetessel
noun-old-monk = idős szerzetes
    .one = egy idős szerzetes
    .acc = egy idős szerzetest
    .with = egy idős szerzetessel
noun-young-healer = fiatal gyógyító
    .one = egy fiatal gyógyító
    .acc = egy fiatal gyógyítót
    .with = egy fiatal gyógyítóval
noun-old-healer = idős gyógyító
    .one = egy idős gyógyító
    .acc = egy idős gyógyítót
    .with = egy idős gyógyítóval
noun-young-farmer = fiatal földműves
    .one = egy fiatal földműves
    .acc = egy fiatal földművest
    .with = egy fiatal földművessel
noun-old-farmer = idős földműves
    .one = egy idős földműves
    .acc = egy idős földművest
    .with = egy idős földművessel
noun-young-scholar = fiatal tudós
    .one = egy fiatal tudós
    .acc = egy fiatal tudóst
    .with = egy fiatal tudóssal
noun-old-scholar = idős tudós
    .one = egy idős tudós
    .acc = egy idős tudóst
    .with = egy idős tudóssal
noun-wild = joker
    .one = egy joker
    .acc = egy jokert
    .with = egy jokerrel

## Akciókártyák

noun-action-taxes = Adóbeszedés
noun-action-build = Építkezés
noun-action-harvest = Aratás
noun-action-fireworks = Tűzijáték
noun-action-parade = Katonai díszszemle
noun-action-research = Kutatás
noun-action-privilege = Kiváltságjog
noun-action-wall = Nagy fal

## Események

noun-event-peace = Béke
noun-event-tribute = Császári hűbéradó
noun-event-drought = Aszály
noun-event-festival = Sárkányfesztivál
noun-event-mongols = Mongol támadás
noun-event-contagion = Fertőzés
noun-super-lanternfest = Lámpásünnep
noun-super-buddha = Buddha
noun-super-earthquake = Földrengés
noun-super-flood = Árvíz
noun-super-solar-eclipse = Napfogyatkozás
noun-super-volcanic-eruption = Vulkánkitörés
noun-super-tornado = Tornádó
noun-super-sunrise = Napfelkelte
noun-super-assassination-attempt = Merénylet
noun-super-charter = Adománylevél

## Egyéb játékelemek

noun-wall-track = fallapka (3 mező)
    .full = fallapka (3 mező a személysávon)
    .acc = egy fallapkát (3 mező a személysávon)
noun-wall-rice = fallapka (rizs)
    .full = fallapka (1 rizs)
    .acc = egy fallapkát (1 rizs)
noun-wall-floor = fallapka (palotaszint)
    .full = fallapka (1 palotaszint)
    .acc = egy fallapkát (1 palotaszint)
noun-wall-yuan = fallapka (jüan)
    .full = fallapka (2 jüan)
    .acc = egy fallapkát (2 jüan)
noun-wall-fireworks = fallapka (tűzijáték)
    .full = fallapka (1 tűzijáték)
    .acc = egy fallapkát (1 tűzijáték)
noun-wall-vp = fallapka (pont)
    .full = fallapka (3 győzelmi pont)
    .acc = egy fallapkát (3 győzelmi pont)
noun-privilege-small = kis kiváltságjog
    .acc = egy kis kiváltságjogot
noun-privilege-large = nagy kiváltságjog
    .acc = egy nagy kiváltságjogot
noun-yuan = jüan
    .one = 1 jüan
    .acc = 1 jüant
    .your = jüanod
noun-rice = rizs
    .one = 1 rizs
    .acc = 1 rizst
    .your = rizsed
noun-fireworks = tűzijáték
    .one = 1 tűzijáték
    .acc = 1 tűzijátékot
    .your = tűzijátékod

## Amit választani lehet

dragon-do-draft = Kezdő személy: { $person }
dragon-do-place = Beköltözés: { $palace }. palota
dragon-do-pass = Passz, feltöltés 3 jüanra
dragon-do-group = { $group }. csoport választása
dragon-do-perform = Akció: { $card }
dragon-do-build-on = Új szint: { $palace }. palota
dragon-do-build-new = Új palota építése
dragon-do-buy = Vásárlás: { $privilege }
dragon-do-play = Kártya kijátszása: { $person }
dragon-do-play-wild = Joker kijátszása
dragon-do-take = Felfogadás: { $person }
dragon-do-replace = Lecserélés: { $person } ({ $palace }. palota)
dragon-do-throw-away = Az új személy elküldése
dragon-do-release = Elbocsátás: { $person } ({ $palace }. palota)
dragon-do-release-all = Mindenki elbocsátása
dragon-do-release-each = Egy-egy személy elbocsátása minden ellátatlan palotából
dragon-do-lay = Lerakás: { $tile-full }
dragon-do-remove-floor = Szint lebontása: { $palace }. palota
dragon-do-return = Visszaadás: { $good-one }
dragon-do-discard = Kártya eldobása: { $person }
dragon-do-discard-wild = Joker eldobása
dragon-do-charter = Adománylevél: { $person }

## A kérdések

dragon-ask-draft-1 = Válaszd ki az első személyedet.
dragon-ask-draft-2 = Válaszd ki a második személyedet.
dragon-ask-draft-p = Melyik palotádba költözik a második személy?
dragon-ask-group = Válassz egy kártyacsoportot, vagy passzolj.
dragon-ask-card = Válaszd ki a végrehajtandó kártyát.
dragon-ask-build = Hová kerül a szint?
dragon-ask-priv = Melyik kiváltságjogot veszed meg?
dragon-ask-pcard = Játssz ki egy személykártyát.
dragon-ask-tile = Kit fogadsz fel?
dragon-ask-place = Melyik palotádba költözik az új személy?
dragon-ask-full = Minden szint foglalt. Kinek a helyére lép az új személy?
dragon-ask-release = Kit bocsátasz el?
dragon-ask-drought = Nincs elég rizs. Kit bocsátasz el?
dragon-ask-wall = Melyik fallapkát rakod le?
dragon-ask-wall-rel = A fal nem tartott ki. Kit bocsátasz el?
dragon-ask-se-floor = Földrengés: melyik palotád veszít egy szintet?
dragon-ask-se-evict = Földrengés: ki marad hely nélkül?
dragon-ask-se-flood = Árvíz: mit adsz vissza?
dragon-ask-se-discard = Tornádó: melyik kártyát dobod el?
dragon-ask-se-sunrise = Napfelkelte: kit fogadsz fel?
dragon-ask-se-charter = Adománylevél: melyik személytípus hozamát kéred?

## Miért nem

dragon-bar-same-type = A két kezdő személyednek különböző típusúnak kell lennie.
dragon-bar-pair-taken = Egy másik játékos már ezzel a párral kezdett.
dragon-bar-group-too-dear = Itt már áll sárkány: a csoport { $price } jüanba kerül, neked pedig { $yuan ->
    [0] egy sincs.
   *[other] csak { $yuan } van.
}
dragon-bar-nothing-to-perform = Ezt most nem tudnád végrehajtani: { $card }.
dragon-bar-privilege-too-dear = Ez { $price } jüanba kerül, neked pedig { $yuan ->
    [0] egy sincs.
   *[other] csak { $yuan } van.
}
dragon-bar-privilege-out-of-stock = Nincs több { $privilege }.
dragon-bar-wall-finished = A nagy fal már elkészült.
dragon-bar-no-wall-tile-left = Már minden fallapkádat leraktad.
dragon-bar-wall-tile-laid = Ezt a fallapkát már leraktad.
dragon-bar-palace-as-high-as-can-be = Egy palotának legfeljebb három szintje lehet.
dragon-bar-card-played = Ezt a kártyát már kijátszottad.
dragon-bar-no-tile-left = Nincs több ilyen személy.
dragon-bar-card-hires = A kijátszott kártyád más személyre szól: { $person }.
dragon-bar-palace-full = Ennek a palotának minden szintje foglalt.
dragon-bar-room-left = Van még szabad szinted, az új személynek oda kell költöznie.
dragon-bar-palace-hit = Ez a palota ebben az aszályban már elveszített valakit.
dragon-bar-palace-not-overfull = Ebben a palotában minden lakónak jut hely.
dragon-bar-nothing-owned = Nincs { $good-your }.
dragon-bar-type-taken = Napfelkeltekor valaki már felfogadott egy ilyen típusú személyt.
dragon-bar-only-young = Napfelkeltekor csak fiatal személyek érkeznek.
dragon-bar-nobody-of-type = Nincs ilyen típusú személyed.

## Ami történt

dragon-drafted = { $who } { $person-with } kezd.
dragon-housed = { $who } { $palace }. palotájába { $person-one } költözik.
dragon-moved = { $who } { $spaces } mezőt lép előre ({ $space }. mező).
dragon-month-began = { $month }. hónap: { $event }.
dragon-group-dealt = { $group }. csoport: { $cards }.
dragon-passed = { $who } passzol, { $yuan ->
    [0] pénzt nem kap.
   *[other] és { $yuan } jüant kap.
}
dragon-group-chosen = { $who } { $group ->
    [1] az 1.
    [5] az 5.
   *[other] a { $group }.
} csoportot választja{ $price ->
    [0] .
   *[other] {" "}{ $price } jüanért.
}
dragon-performed = { $who } akciója: { $card }.
dragon-gained-yuan = { $who } { $amount ->
    [0] nem kap jüant.
   *[other] { $amount } jüant kap.
}
dragon-gained-rice = { $who } { $amount ->
    [0] nem kap rizst.
   *[other] { $amount } rizst kap.
}
dragon-gained-fireworks = { $who } { $amount ->
    [0] nem kap tűzijátékot.
   *[other] { $amount } tűzijátékot kap.
}
dragon-scored-research = { $who } { $vp } pontot kap a kutatásért.
dragon-scored-festival = { $who } { $vp } pontot kap a sárkányfesztiválon.
dragon-scored-mongols = { $who } { $vp } pontot kap a sisakjaiért.
dragon-scored-wall-tile = { $who } { $vp } pontot kap a fallapkáért.
dragon-scored-wall = { $who } { $vp } pontot kap a fallapkáiért.
dragon-scored-lanternfest = { $who } { $vp } pontot kap a személyeiért.
dragon-scored-buddha = { $who } { $vp } pontot kap a szerzeteseiért.
dragon-scored-charter = { $who } { $vp } pontot kap az adománylevél révén.
dragon-floors-received = { $who } { $floors ->
    [0] nem kap szintet: elfogyott.
   *[other] { $floors } szintet kap.
}
dragon-floor-added = { $who } { $palace }. palotája { $floors } szintesre bővül.
dragon-palace-founded = { $who } új palotát épít ({ $palace }. palota).
dragon-bought = { $who } { $privilege-acc } vesz { $yuan } jüanért.
dragon-card-played = { $who } kártyát játszik ki: { $person }.
dragon-wild-played = { $who } kijátszik egy jokert.
dragon-card-wasted = Nincs több { $person }, { $who } kártyája kárba vész.
dragon-tile-taken = { $who } felfogad { $person-acc }.
dragon-replaced = { $who } lecserél { $person-acc } ({ $palace }. palota).
dragon-thrown-away = { $who } helyhiány miatt elküld { $person-acc }.
dragon-peace-came = A hónap békésen telik.
dragon-tribute-came = A császár hűbéradót követel: mindenkitől 4 jüant.
dragon-drought-came = Aszály: minden lakott palotának 1 rizs kell.
dragon-festival-came = A nép a sárkányfesztivált ünnepli.
dragon-mongols-came = Támadnak a mongolok.
dragon-contagion-came = Fertőzés terjed.
dragon-tribute-paid = { $who } { $yuan ->
    [0] nem tud fizetni.
   *[other] { $yuan } jüant fizet.
}
dragon-rice-paid = { $who } { $rice ->
    [0] nem ad le rizst.
   *[other] { $rice } rizst ad le.
}
dragon-fireworks-spent = { $who } { $fireworks } tűzijátékot használ el.
dragon-must-release = { $who } kénytelen { $persons } személyt elbocsátani.
dragon-released = { $who } elbocsát { $person-acc } ({ $palace }. palota).
dragon-palace-decayed = { $who } üres { $palace }. palotája pusztul, { $floors } szint marad belőle.
dragon-palace-fell = { $who } üres { $palace }. palotája összedől.
dragon-month-scored = { $who } { $vp ->
    [0] nem kap pontot
   *[other] { $vp } pontot kap
} (paloták: { $palaces }, udvarhölgyek: { $ladies }, kiváltságjogok: { $privileges }).
dragon-wall-tile-laid = { $who } lerak { $tile-acc }.
dragon-wall-held = A fal { $tiles } lapkával kitart.
dragon-wall-breached = A falban { $tiles ->
    [0] egyetlen lapka sincs
   *[other] csak { $tiles } lapka van
}, pedig { $needed } kellene: nem tart ki.
dragon-super-event-came = Szuperesemény: { $event }.
dragon-floor-lost = { $who } { $palace }. palotája egy szintet veszít{ $floors ->
    [0] , és ezzel megszűnik.
   *[other] .
}
dragon-good-returned = { $who } visszaad { $good-acc }.
dragon-card-discarded = { $who } kártyát dob el: { $person }.
dragon-wild-discarded = { $who } eldob egy jokert.
dragon-markers-reset = Minden személyjelző visszakerül a 0. mezőre, a sorrend nem változik.
dragon-privileges-lost = { $who } { $privileges ->
    [0] nem veszít kiváltságjogot.
   *[other] { $privileges } kiváltságjogot veszít.
}
dragon-scored-persons = { $who } { $vp } pontot kap az udvarában élőkért.
dragon-scored-monks = { $who } { $vp } pontot kap a szerzetesekért és szintjeikért.
dragon-scored-money = { $who } { $vp } pontot kap a pénzért és az eladott készletért.
dragon-game-ended = { $who } { $vp } ponttal győz.

## Beállítások

dragon-option-edition = Kiadás
dragon-option-edition-2007 = első kiadás (2007)
dragon-option-edition-2017 = jubileumi kiadás (2017)
dragon-option-event-row = Eseménysor
dragon-option-event-row-procedure = a szabály szerint kirakva
dragon-option-event-row-uniform = minden szabályos sor egyformán valószínű
dragon-option-first-seat = Ki választ először
dragon-option-first-seat-random = sorsolás dönti el
dragon-option-first-seat-0 = az első hely
dragon-option-first-seat-1 = a második hely
dragon-option-first-seat-2 = a harmadik hely
dragon-option-first-seat-3 = a negyedik hely
dragon-option-first-seat-4 = az ötödik hely
dragon-option-great-wall = A kínai nagy fal
dragon-option-great-wall-off = nélküle
dragon-option-great-wall-on = vele
dragon-option-large-privilege-cost = A nagy kiváltságjog ára
dragon-option-large-privilege-cost-6 = 6 jüan
dragon-option-large-privilege-cost-7 = 7 jüan
dragon-option-super-event = Szuperesemény
dragon-option-super-event-off = nincs
dragon-option-super-event-random = véletlenszerű
dragon-option-super-event-lanternfest = { noun-super-lanternfest }
dragon-option-super-event-buddha = { noun-super-buddha }
dragon-option-super-event-earthquake = { noun-super-earthquake }
dragon-option-super-event-flood = { noun-super-flood }
dragon-option-super-event-solar-eclipse = { noun-super-solar-eclipse }
dragon-option-super-event-volcanic-eruption = { noun-super-volcanic-eruption }
dragon-option-super-event-tornado = { noun-super-tornado }
dragon-option-super-event-sunrise = { noun-super-sunrise }
dragon-option-super-event-assassination-attempt = { noun-super-assassination-attempt }
dragon-option-super-event-charter = { noun-super-charter }
dragon-option-supply-model = Készlet
dragon-option-supply-model-unlimited = sosem fogy el
dragon-option-supply-model-printed = annyi, amennyi a dobozban van

## A tábla szavakban

dragon-board-draft = A kezdő személyek választása
dragon-board-month = { $month }. hónap a 12-ből: { $event }
dragon-board-over = Az év véget ért
dragon-board-year = Az év
dragon-board-track = Személysáv
dragon-board-groups = Akciókártyák
dragon-board-group = { $group }. csoport
dragon-board-free = ingyenes
dragon-board-price = { $price } jüan
dragon-board-display = Felfogadható személyek
dragon-board-young = fiatal
dragon-board-old = idős
dragon-board-vp = { $vp } pont
dragon-board-palace = { $palace }. palota
dragon-board-empty-floor = üres szint
dragon-board-hand = Kártyák
dragon-board-wall = A nagy fal
dragon-board-unbuilt = Fallapkák
dragon-board-no-palace = nincs palota
dragon-board-stock = A készletben maradt
dragon-board-floors = szint
dragon-board-phase-action = Akciók
dragon-board-phase-person = Felfogadás
dragon-board-phase-event = Esemény
dragon-board-order = Lépéssorrend
dragon-board-space = { $space }. mező
dragon-board-safe = senki sem távozna
dragon-board-lost = ennyi személy távozna: { $persons }
dragon-board-rank = { $rank }. hely
dragon-board-ledger = Az év főkönyve
dragon-board-ledger-note = Ami megvan és ami kell, ha most jönne az esemény. Pirossal: hány személy távozna.
dragon-board-treasury = Kincstár
dragon-board-pass = Passz
dragon-board-newcomer = Új az udvarban
dragon-board-tile = { $person }: jelek { $symbols }, mezők { $spaces }, maradt { $left }
dragon-board-ground = Új palota
dragon-board-people = { $persons } személy
dragon-board-symbols = Az összes személy jelei
dragon-board-owed = Még le kell adni: { $count }
dragon-board-hired = A személyjelző előrelép ({ $space }. mező), és { $place }. lesz a lépéssorrendben
dragon-board-next-order = Új lépéssorrend
dragon-board-held = van { $held }
dragon-board-needed = kell { $needed }
dragon-board-super-month = Szuperesemény: { $month }. hónap
dragon-board-card = { $card }: { $symbols } a kártyán, plusz a személyeid jelei
dragon-board-refill = Passz: feltöltés { $yuan } jüanra
dragon-board-bought = { $privilege }: { $dragons } sárkány { $price } jüanért
dragon-board-lodger = { $person }: { $symbols } jel
dragon-board-played = Kijátszva
dragon-board-points = Pontok: { $vp }. Havonta számít: { $palaces } palota, { $fans } legyező, { $dragons } sárkány

## Mire jár pont

dragon-board-for-palaces = Paloták
dragon-board-for-ladies = Udvarhölgyek
dragon-board-for-privileges = Kiváltságjogok
dragon-board-for-research = Kutatás
dragon-board-for-festivals = Fesztiválok
dragon-board-for-mongols = Mongolok
dragon-board-for-wall = Nagy fal
dragon-board-for-super-event = Szuperesemény
dragon-board-for-persons = Személyek
dragon-board-for-monks = Szerzetesek
dragon-board-for-money = Pénz

dragon-stage-month = { $month }. hónap
dragon-stage-peace-lead = Ebben a hónapban senki nem ad semmit.
dragon-stage-tribute-lead = Mindenki { $yuan } jüant fizet. Minden hiányzó jüanért egy személy távozik.
dragon-stage-drought-lead = Minden lakott palotának 1 rizs kell. Ahol hiányzik, egy személy távozik.
dragon-stage-festival-lead = A legtöbb tűzijáték { $first } pont, a második legtöbb { $second }. Aki pontot kap, a felét elhasználja.
dragon-stage-mongols-lead = Minden sisak egy pont. Akinek a legkevesebb sisakja van, { $persons } személyt veszít.
dragon-stage-contagion-lead = Minden udvar { $persons } személyt veszít, mozsaranként eggyel kevesebbet.
dragon-stage-wall-held-lead = Elég hosszú: minden lapkája egy pont annak, aki lerakta.
dragon-stage-wall-breached-lead = Túl rövid: akinek a legkevesebb lapkája van benne, { $persons } személyt veszít.
dragon-stage-lanternfest-lead = Minden személy az udvarban { $vp } pontot ér.
dragon-stage-buddha-lead = A szerzetesek úgy érnek pontot, mint a végén: minden Buddha annyit, ahány szintes a palotája.
dragon-stage-earthquake-lead = Mindenki { $floors } szintet veszít. Akinek nem marad helye, távozik.
dragon-stage-flood-lead = Mindenki visszaadja jüanja, rizse és tűzijátéka felét.
dragon-stage-solar-eclipse-lead = A hónap eseménye még egyszer eljön.
dragon-stage-volcanic-eruption-lead = Minden személyjelző visszatér a rajthoz; a sorrend marad.
dragon-stage-tornado-lead = Mindenki { $cards } személykártyát dob el.
dragon-stage-sunrise-lead = Mindenki kártya nélkül fogad fel egy fiatal személyt, mind más típusút.
dragon-stage-assassination-attempt-lead = Minden kiváltságjog elvész.
dragon-stage-charter-lead = Mindenki választ egy személytípust, és megkapja minden ilyen személye hozamát.
dragon-stage-wall = A Nagy Fal
dragon-stage-decay = Pusztulás
dragon-stage-decay-lead = Minden lakatlan palota elveszít egy szintet; szint nélkül megszűnik.
dragon-stage-points = A hónap pontjai
dragon-stage-points-lead = Egy pont minden palotáért, és az udvarhölgyek és kiváltságjogok minden sárkányáért.
dragon-stage-end = Az év véget ért
dragon-stage-end-lead = Két pont mindenkiért az udvarban, a szerzetesek a szintek szerint, a többit eladják.
