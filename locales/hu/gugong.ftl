# Gùgōng.
# Az ajándékkártya neve után zárójelben áll az értéke és az, amit hoz: papírlegyező (2, fal).
# A főnevek hordozzák a mondatokhoz szükséges alakokat, névelővel együtt:
# .the alanyeset, .acc tárgyeset, .at „-nál, -nél”, .on „-n”, .onto „-ra, -re”, .for „-ért”.
# A játékos neve ragozatlan: alany vagy birtokos. Város és kikötő jele (T1, A3) előtt nem áll névelő.

gugong-title = Gùgōng
gugong-blurb = Ajándékok a Tiltott Város hivatalnokainak. Adj értékesebbet annál, ami náluk van, és megnyílnak az ajtók; de érj időben a palotába, különben minden hiába volt.

## Helyszínek

noun-area-travel = Utazás
    .the = az utazás
    .at = az utazásnál
noun-area-wall = Nagy Fal
    .the = a Nagy Fal
    .at = a Nagy Falnál
noun-area-jade = Jáde
    .the = a jáde
    .at = a jádénál
noun-area-intrigue = Intrika
    .the = az intrika
    .at = az intrikánál
noun-area-palace = Palota
    .the = a palota
    .at = a palotánál
noun-area-decree = Rendeletek
    .the = a rendeletek
    .at = a rendeleteknél
noun-area-canal = Nagy-csatorna
    .the = a Nagy-csatorna
    .at = a Nagy-csatornánál

## Ajándékkártyák

noun-present-1 = gyümölcsöstál
    .acc = a gyümölcsöstálat
    .onto = a gyümölcsöstálra
noun-present-2 = papírlegyező
    .acc = a papírlegyezőt
    .onto = a papírlegyezőre
noun-present-3 = vejcsikészlet
    .acc = a vejcsikészletet
    .onto = a vejcsikészletre
noun-present-4 = drágakő nyaklánc
    .acc = a drágakő nyakláncot
    .onto = a drágakő nyakláncra
noun-present-5 = bonszaj
    .acc = a bonszajt
    .onto = a bonszajra
noun-present-6 = porcelánedény
    .acc = a porcelánedényt
    .onto = a porcelánedényre
noun-present-7 = Ming-váza
    .acc = a Ming-vázát
    .onto = a Ming-vázára
noun-present-8 = tunhuangi pipa
    .acc = a tunhuangi pipát
    .onto = a tunhuangi pipára
noun-present-9 = aranyszobor
    .acc = az aranyszobrot
    .onto = az aranyszoborra
noun-icon-can = csatorna
noun-icon-dec = rendelet
noun-icon-int = intrika
noun-icon-none = ikon nélkül
noun-icon-pal = palota
noun-icon-s1 = egy szolga
noun-icon-s2 = két szolga
noun-icon-swap = kártyacsere
noun-icon-wall = fal

## Utazásjelzők

noun-token-st1 = értékesebb ajándékok (különleges)
noun-token-st2 = vám (különleges)
noun-token-st3 = utánzás (különleges)
noun-token-tt01 = 1 szolga
noun-token-tt02 = 2 szolga
noun-token-tt03 = lépés a követtel
noun-token-tt04 = intrika
noun-token-tt05 = nagy ajándék jádéért
noun-token-tt06 = 2 pont
noun-token-tt07 = kártyacsere
noun-token-tt08 = kártya vissza
noun-token-tt09 = szolga a dzsunkára
noun-token-tt10 = szolga a falra
noun-token-tt11 = szolgák jádéért
noun-token-tt12 = dupla jelző

## Rendeletek

noun-decree-d1-1 = 1-1 (reggelente intrika)
    .the = az 1-1-es rendelet (reggelente intrika)
    .acc = az 1-1-es rendeletet (reggelente intrika)
    .on = az 1-1-es rendeleten (reggelente intrika)
    .onto = az 1-1-es rendeletre (reggelente intrika)
    .for = az 1-1-es rendeletért (reggelente intrika)
noun-decree-d1-2 = 1-2 (reggelente egy szolga a dzsunkára)
    .the = az 1-2-es rendelet (reggelente egy szolga a dzsunkára)
    .acc = az 1-2-es rendeletet (reggelente egy szolga a dzsunkára)
    .on = az 1-2-es rendeleten (reggelente egy szolga a dzsunkára)
    .onto = az 1-2-es rendeletre (reggelente egy szolga a dzsunkára)
    .for = az 1-2-es rendeletért (reggelente egy szolga a dzsunkára)
noun-decree-d1-3 = 1-3 (reggelente egy szolga)
    .the = az 1-3-as rendelet (reggelente egy szolga)
    .acc = az 1-3-as rendeletet (reggelente egy szolga)
    .on = az 1-3-as rendeleten (reggelente egy szolga)
    .onto = az 1-3-as rendeletre (reggelente egy szolga)
    .for = az 1-3-as rendeletért (reggelente egy szolga)
noun-decree-d1-4 = 1-4 (reggelente egy lépés a követtel)
    .the = az 1-4-es rendelet (reggelente egy lépés a követtel)
    .acc = az 1-4-es rendeletet (reggelente egy lépés a követtel)
    .on = az 1-4-es rendeleten (reggelente egy lépés a követtel)
    .onto = az 1-4-es rendeletre (reggelente egy lépés a követtel)
    .for = az 1-4-es rendeletért (reggelente egy lépés a követtel)
noun-decree-d1-5 = 1-5 (reggelente kártyacsere)
    .the = az 1-5-ös rendelet (reggelente kártyacsere)
    .acc = az 1-5-ös rendeletet (reggelente kártyacsere)
    .on = az 1-5-ös rendeleten (reggelente kártyacsere)
    .onto = az 1-5-ös rendeletre (reggelente kártyacsere)
    .for = az 1-5-ös rendeletért (reggelente kártyacsere)
noun-decree-d2-1 = 2-1 (olcsóbb utazás)
    .the = a 2-1-es rendelet (olcsóbb utazás)
    .acc = a 2-1-es rendeletet (olcsóbb utazás)
    .on = a 2-1-es rendeleten (olcsóbb utazás)
    .onto = a 2-1-es rendeletre (olcsóbb utazás)
    .for = a 2-1-es rendeletért (olcsóbb utazás)
noun-decree-d2-2 = 2-2 (olcsóbb jáde)
    .the = a 2-2-es rendelet (olcsóbb jáde)
    .acc = a 2-2-es rendeletet (olcsóbb jáde)
    .on = a 2-2-es rendeleten (olcsóbb jáde)
    .onto = a 2-2-es rendeletre (olcsóbb jáde)
    .for = a 2-2-es rendeletért (olcsóbb jáde)
noun-decree-d2-3 = 2-3 (eggyel több a falra)
    .the = a 2-3-as rendelet (eggyel több a falra)
    .acc = a 2-3-as rendeletet (eggyel több a falra)
    .on = a 2-3-as rendeleten (eggyel több a falra)
    .onto = a 2-3-as rendeletre (eggyel több a falra)
    .for = a 2-3-as rendeletért (eggyel több a falra)
noun-decree-d2-4 = 2-4 (azonos érték is elég)
    .the = a 2-4-es rendelet (azonos érték is elég)
    .acc = a 2-4-es rendeletet (azonos érték is elég)
    .on = a 2-4-es rendeleten (azonos érték is elég)
    .onto = a 2-4-es rendeletre (azonos érték is elég)
    .for = a 2-4-es rendeletért (azonos érték is elég)
noun-decree-d2-5 = 2-5 (olcsóbb rendeletek)
    .the = a 2-5-ös rendelet (olcsóbb rendeletek)
    .acc = a 2-5-ös rendeletet (olcsóbb rendeletek)
    .on = a 2-5-ös rendeleten (olcsóbb rendeletek)
    .onto = a 2-5-ös rendeletre (olcsóbb rendeletek)
    .for = a 2-5-ös rendeletért (olcsóbb rendeletek)
noun-decree-d3-1 = 3-1 (pontok a pontokért)
    .the = a 3-1-es rendelet (pontok a pontokért)
    .acc = a 3-1-es rendeletet (pontok a pontokért)
    .on = a 3-1-es rendeleten (pontok a pontokért)
    .onto = a 3-1-es rendeletre (pontok a pontokért)
    .for = a 3-1-es rendeletért (pontok a pontokért)
noun-decree-d3-2 = 3-2 (pontok a végén)
    .the = a 3-2-es rendelet (pontok a végén)
    .acc = a 3-2-es rendeletet (pontok a végén)
    .on = a 3-2-es rendeleten (pontok a végén)
    .onto = a 3-2-es rendeletre (pontok a végén)
    .for = a 3-2-es rendeletért (pontok a végén)
noun-decree-d3-3 = 3-3 (pontok a jádékért)
    .the = a 3-3-as rendelet (pontok a jádékért)
    .acc = a 3-3-as rendeletet (pontok a jádékért)
    .on = a 3-3-as rendeleten (pontok a jádékért)
    .onto = a 3-3-as rendeletre (pontok a jádékért)
    .for = a 3-3-as rendeletért (pontok a jádékért)
noun-decree-d3-4 = 3-4 (pontok a rendeletekért)
    .the = a 3-4-es rendelet (pontok a rendeletekért)
    .acc = a 3-4-es rendeletet (pontok a rendeletekért)
    .on = a 3-4-es rendeleten (pontok a rendeletekért)
    .onto = a 3-4-es rendeletre (pontok a rendeletekért)
    .for = a 3-4-es rendeletért (pontok a rendeletekért)
noun-decree-d3-5 = 3-5 (pontok a kikötői jutalmakért)
    .the = a 3-5-ös rendelet (pontok a kikötői jutalmakért)
    .acc = a 3-5-ös rendeletet (pontok a kikötői jutalmakért)
    .on = a 3-5-ös rendeleten (pontok a kikötői jutalmakért)
    .onto = a 3-5-ös rendeletre (pontok a kikötői jutalmakért)
    .for = a 3-5-ös rendeletért (pontok a kikötői jutalmakért)

## Kikötői jutalmak

noun-prize-points = pontok
noun-prize-card = kártya
noun-prize-pair = szolgapár

## Az egyszemélyes játék ellenfele

noun-meng = Meng

## Amit választani lehet

gugong-do-offer = Felajánlás: { $present } ({ $value }, { $icon })
gugong-do-give-to = Legyen { $area-the } hivatalnokáé
gugong-do-pay-servants = { $cost } szolga visszaküldése
gugong-do-discard = Másik kártya eldobása
gugong-do-forgo = Csere mindenféle akció nélkül
gugong-do-discard-card = Eldobás: { $present } ({ $value }, { $icon })
gugong-do-travel = Utazás egy városba
gugong-do-travel-twice = Fizetés és két utazás egymás után
gugong-do-build = Egy szolga a falra
gugong-do-build-two = Fizetés és legfeljebb két szolga a falra
gugong-do-buy-house = Jáde vásárlása egy { $cost } szolgás házból
gugong-do-buy-plaza = Jáde vásárlása a jádetéren
gugong-do-scheme = Egy mező az intrikasávon
gugong-do-scheme-more = Fizetés és három mező az intrikasávon
gugong-do-advance = Egy lépés a követtel
gugong-do-advance-more = Fizetés, két lépés a követtel és egy mező az intrikasávon
gugong-do-enact = Rendelet: { $decree }
gugong-do-ship = Egy szolga behajózása, egy dzsunka mozgatása
gugong-do-ship-two = Fizetés és legfeljebb két szolga behajózása
gugong-do-skip = Kihagyás
gugong-do-pay-without-pair = Fizetés szolgapár nélkül
gugong-do-pay-with-pair = Fizetés a szolgapárral
gugong-do-gain = { $pair ->
    [0] { $servants ->
        [0] Nem kell szolga
       *[other] { $servants } szolga behívása
    }
   *[other] { $servants ->
        [0] A szolgapár behívása
       *[other] A szolgapár és { $servants } szolga behívása
    }
}
gugong-do-move = Utazás ide: { $city }
gugong-do-exchange-servant = Jelzők beváltása { $worth } értékben egy szolgára
gugong-do-exchange-points = Jelzők beváltása { $worth } értékben pontokra
gugong-do-exchange-jade = Jelzők beváltása { $worth } értékben egy jádéra
gugong-do-use-token = A jelző felhasználása: { $token }
gugong-do-give-from-hand = Kézből: { $present } ({ $value }, { $icon })
gugong-do-give-from-discard = A dobópakliból: { $present } ({ $value }, { $icon })
gugong-do-take-from = Kártya elvétele: { $area }
gugong-do-recover = Visszavétel: { $present } ({ $value }, { $icon })
gugong-do-place = { $pair ->
    [0] { $servants } szolga falra küldése
   *[other] { $servants ->
        [0] A szolgapár falra küldése
       *[other] A szolgapár és { $servants } szolga falra küldése
    }
}
gugong-do-step-back-servant = { $spaces } mező vissza egy szolgáért
gugong-do-step-back-servants = { $spaces } mező vissza két szolgáért
gugong-do-step-back-die = { $spaces } mező vissza egy kocka átforgatásáért
gugong-do-step-back-jade = { $spaces } mező vissza egy jádéért
gugong-do-turn-die = { $die }. kocka átforgatása erre: { $face }
gugong-do-load = { $pair ->
    [0] Egy szolga behajózása: { $harbour }
   *[other] A szolgapár behajózása: { $harbour }
}
gugong-do-launch = { $pair ->
    [0] Új dzsunka egy szolgával: { $harbour }
   *[other] Új dzsunka a szolgapárral: { $harbour }
}
gugong-do-sail = Dzsunka mozgatása innen: { $harbour }
gugong-do-claim = Jutalom: { $prize }
gugong-do-use-decree = Rendelet alkalmazása: { $decree }
gugong-do-finish = Kész
gugong-do-use-special = { $pair ->
    [0] Felhasználás egy szolgával: { $token }
   *[other] Felhasználás a szolgapárral: { $token }
}
gugong-do-use-special-at = { $pair ->
    [0] Felhasználás egy szolgával { $area-at }: { $token }
   *[other] Felhasználás a szolgapárral { $area-at }: { $token }
}
gugong-do-spend-doubles = { $count ->
    [0] Csak egyszerű jelzők beváltása
   *[other] { $count } dupla jelző beváltása
}

## A kérdések

gugong-ask-offer-card = Te jössz: melyik ajándékot ajánlod fel?
gugong-ask-offer-area = Melyik hivatalnok kapja?
gugong-ask-offer-pay = Az ajándékod kevés ahhoz, hogy kinyíljon az ajtó. Mivel pótolod?
gugong-ask-offer-discard = Melyik másik kártyát dobod el?
gugong-ask-card-act = A kártyád akciója: hogyan hajtod végre?
gugong-ask-area-act = A helyszín akciója: hogyan hajtod végre?
gugong-ask-copy = Te is megteheted ugyanezt. Hogyan?
gugong-ask-pay-pieces = Hogyan fizetsz?
gugong-ask-gain = Hány szolgát hívsz be?
gugong-ask-travel-dest = Hová megy az utazód?
gugong-ask-forced-exch = Beteltek a jelzőhelyeid: mire váltasz be jelzőket?
gugong-ask-token-bonus = Felhasználod a jelzőt?
gugong-ask-swap-own = Melyik kártyádat cseréled el?
gugong-ask-swap-board = Melyik kártyára cseréled?
gugong-ask-tt05-card = Melyik nagy ajándékot dobod el egy jádéért?
gugong-ask-tt08-card = Melyik kártyát veszed vissza?
gugong-ask-wall-pieces = Kit küldesz a falra?
gugong-ask-wall-extra = Küldesz még egyet a készletből?
gugong-ask-intrigue-bonus = Elkészült a fal: melyik intrikabónuszt kéred?
gugong-ask-die = Melyik kockát forgatod át, és melyik oldalára?
gugong-ask-canal-place = Hol hajózod be a szolgádat?
gugong-ask-canal-move = Melyik dzsunkát mozgatod?
gugong-ask-claim = Megtelt a dzsunkád: melyik jutalmat kéred?
gugong-ask-morning-decree = Melyik rendeletet alkalmazod ma reggel?
gugong-ask-special-use = Felhasználod ma a különleges jelzőt?
gugong-ask-exch-window = Beváltasz jelzőket?
gugong-ask-exchange-set = Hány dupla jelzőt váltasz be?

## Miért nem

gugong-bar-too-few-servants = Ez { $cost } szolgába kerül, neked pedig { $owned ->
    [0] egy bevethető szolgád sincs.
   *[other] csak { $owned } értékben van bevethető szolgád.
}
gugong-bar-no-servant = Nincs bevethető szolgád.
gugong-bar-supply-empty = Üres a készleted.
gugong-bar-no-other-card = Nincs másik kártya a kezedben.
gugong-bar-no-token = Nincs több jelző a térképen.
gugong-bar-only-one-token = Már csak egy jelző van a térképen, második utazás nem lehetséges.
gugong-bar-tokens-between = Ide ({ $city }) minden út olyan városon át vezet, ahol jelző van.
gugong-bar-tokens-too-few = Ehhez { $needed } értékben kellenek jelzők, a tieid értéke pedig { $worth }.
gugong-bar-no-supply-for-tokens = Üres a készleted: nincs szolga, akire jelzőket válthatnál be.
gugong-bar-too-few-pieces = Ehhez { $needed } bevethető figura kell, egy a fizetéshez, egy a lerakáshoz; neked { $owned ->
    [0] egy sincs.
   *[other] csak { $owned } van.
}
gugong-bar-at-the-end = A jelölőd az intrikasáv utolsó mezőjén áll.
gugong-bar-not-far-enough = { $spaces } mezőt kellene visszalépned, de a jelölőd { $space ->
    [1] az 1.
    [5] az 5.
   *[other] a { $space }.
} mezőn áll.
gugong-bar-nothing-to-gain = Üres a készleted: nincs behívható szolga.
gugong-bar-own-servant-there = Ezen a rendeleten már áll szolgád.
gugong-bar-decree-too-dear = Tőled { $cost } szolgát kíván { $decree-the }{ $opponents ->
    [0] {""}
    [1] , ebből egyet egy másik játékos miatt
   *[other] , ebből { $opponents } szolgát más játékosok miatt
}; a bevethető szolgáid értéke { $owned }.
gugong-bar-no-regular-for-decree = Különálló szolgának kell állnia { $decree-on }; a szolgapár nem állhat oda.
gugong-bar-nothing-to-ship = Se szolgát behajózni, se dzsunkát mozgatni nem tudsz.
gugong-bar-nothing-fits = Fizetés után egyik figurádnak sem jutna hely dzsunkán.
gugong-bar-no-room-anywhere = Egyik figurádnak sem jutna hely dzsunkán.
gugong-bar-no-room = A dzsunkán már { $load } szolga van; nincs elég hely.
gugong-bar-no-free-harbour = Ezen az útvonalon nincs szabad kikötő.
gugong-bar-no-junk-left = Minden dzsunkád a csatornán van.
gugong-bar-no-harbour-ahead = Előrébb nincs szabad kikötő.
gugong-bar-cell-taken = Ehhez a jutalomhoz nincs több szabad helyed: { $prize }.
gugong-bar-deck-empty = Elfogyott a húzópakli.
gugong-bar-other-reward = { $harbour }. kikötő: itt ez a jutalom nem jár.
gugong-bar-no-swap = Nincs elcserélhető kártya.
gugong-bar-value-too-low = Túl kis ajándék: { $present } ({ $value }, { $icon }); legalább { $least } értékű kell.
gugong-bar-same-kind = Pontosan ugyanilyen kártya van { $area-the } hivatalnokánál.

## Ami történt

gugong-morning-began = Reggel, { $round }. nap.
gugong-first-player = Mostantól { $who } a kezdőjátékos.
gugong-tokens-reshuffled = { $tokens ->
    [1] Az egyetlen beváltott jelző az új készlet.
   *[other] { $tokens } beváltott jelző megkeverve új készletet alkot.
}
gugong-cities-filled = { $tokens ->
    [0] Nem kerül jelző a térképre.
   *[other] { $tokens } jelző kerül a térképre.
}
gugong-dice-rolled = A sorskockák állása: { $one }, { $two } és { $three }.
gugong-day-began = Kezdődik { $round ->
    [1] az 1.
   *[other] a { $round }.
} nap.
gugong-offered = { $who } felajánlja { $present-acc } ({ $value }, { $icon }) { $area-the } hivatalnokának.
gugong-paid = { $pair ->
    [0] { $who } { $servants } szolgát küld vissza.
   *[other] { $servants ->
        [0] { $who } visszaküldi a szolgapárt.
       *[other] { $who } visszaküldi a szolgapárt és { $servants } szolgát.
    }
}
gugong-card-discarded = { $who } eldob egy másik kártyát.
gugong-card-discarded-face = { $who } eldobja { $present-acc } ({ $value }, { $icon }).
gugong-forwent = { $who } lemond az akciókról.
gugong-exchanged = { $who } { $area-the } hivatalnokának adja { $present-acc } ({ $value }, { $icon }), és megkapja { $received-acc } ({ $received-value }, { $received-icon }).
gugong-performed = { $who }: { $area }.
gugong-copied = { $who } ugyanezt teszi: { $area }.
gugong-gained = { $pair ->
    [0] { $servants ->
        [0] { $who } nem hív be szolgát.
       *[other] { $who } { $servants } szolgát hív be.
    }
   *[other] { $servants ->
        [0] { $who } behívja a szolgapárt.
       *[other] { $who } behívja a szolgapárt és { $servants } szolgát.
    }
}
gugong-moved = { $who } városba ér ({ $city }), és jelzőt talál: { $token }.
gugong-tokens-exchanged-servant = { $who } egy szolgára vált be jelzőket { $worth } értékben.
gugong-tokens-exchanged-points = { $who } pontokra vált be jelzőket { $worth } értékben.
gugong-tokens-exchanged-jade = { $who } egy jádéra vált be jelzőket { $worth } értékben.
gugong-card-spent = { $who } egy jádéért eldobja { $present-acc } ({ $value }, { $icon }).
gugong-card-recovered = { $who } visszavesz egy kártyát.
gugong-card-recovered-face = { $who } visszaveszi { $present-acc } ({ $value }, { $icon }).
gugong-card-swapped-hand = { $who } { $present-acc } ({ $value }, { $icon }) { $received-onto } ({ $received-value }, { $received-icon }) cseréli { $area-the } hivatalnokánál.
gugong-card-swapped-discard = { $who } a dobópaklijából { $present-acc } ({ $value }, { $icon }) { $received-onto } ({ $received-value }, { $received-icon }) cseréli { $area-the } hivatalnokánál.
gugong-schemed = { $who } az intrikasáv { $space }. mezőjére lép.
gugong-stepped-back = { $who } visszalép az intrikasáv { $space }. mezőjére.
gugong-next-first = Holnap { $who } lesz a kezdőjátékos.
gugong-advanced = { $who } követe { $space ->
    [1] az 1.
    [5] az 5.
   *[other] a { $space }.
} mezőre lép.
gugong-arrived = { $who } követe belép a palotába: a végén { $vp } pont.
gugong-jade-taken = { $who } jádét kap, most { $jade } jádéja van.
gugong-enacted = { $who } szolgát állít { $decree-onto }.
gugong-decree-used = { $who } alkalmazza { $decree-acc }.
gugong-built = { $pair ->
    [0] { $who } { $servants } szolgát küld a falra.
   *[other] { $servants ->
        [0] { $who } a falra küldi a szolgapárt.
       *[other] { $who } a falra küldi a szolgapárt és { $servants } szolgát.
    }
}
gugong-built-from-supply = { $pair ->
    [0] { $who } { $servants } szolgát küld a készletből a falra.
   *[other] { $servants ->
        [0] { $who } a készletből a falra küldi a szolgapárt.
       *[other] { $who } a készletből a falra küldi a szolgapárt és { $servants } szolgát.
    }
}
gugong-wall-completed = Elkészült a fal, { $servants } szolga áll rajta.
gugong-wall-won = { $who } építette a legtöbbet: { $servants } szolga.
gugong-die-turned = { $who } átforgatja { $die ->
    [1] az 1.
   *[other] a { $die }.
} kockát: { $face }.
gugong-loaded = { $pair ->
    [0] { $who } { $servants ->
        [1] egy szolgát
       *[other] { $servants } szolgát
    } hajóz be ({ $harbour }).
   *[other] { $who } behajózza a szolgapárt ({ $harbour }).
}
gugong-launched = { $pair ->
    [0] { $who } új dzsunkát indít { $servants ->
        [1] egy szolgával
       *[other] { $servants } szolgával
    } ({ $harbour }).
   *[other] { $who } új dzsunkát indít a szolgapárral ({ $harbour }).
}
gugong-sailed = { $who } egyik dzsunkája továbbhajózik: { $from } → { $to }.
gugong-sank = { $who } egyik dzsunkája elsüllyed az utolsó kikötő után ({ $harbour }).
gugong-claimed = { $who } jutalma a kikötőben ({ $harbour }): { $prize }.
gugong-drew = { $who } kártyát húz.
gugong-drew-face = { $who } kártyát húz: { $present } ({ $value }, { $icon }).
gugong-special-used = { $who } letesz egy jelzőt: { $token }.
gugong-special-used-at = { $who } jelzőt tesz le { $area-at }: { $token }.
gugong-special-retired = { $who } jelzője jelzőhelyre kerül: { $token }.
gugong-levied = { $who } vámot szed { $area-at }: { $whom } egy pontot fizet.
gugong-scored-decree = { $who } { $vp } pontot kap { $decree-for }.
gugong-scored-wall = { $who } { $vp } pontot kap a falért.
gugong-scored-destiny = { $who } { $vp } pontot kap a sorstól.
gugong-scored-harbour = { $who } { $vp } pontot kap a kikötőben.
gugong-scored-token = { $who } { $vp } pontot kap a jelzőért.
gugong-scored-exchange = { $who } { $vp } pontot kap a jelzőkért.
gugong-scored-step = { $who } { $vp } pontot kap egy lépésért a palotában.
gugong-scored-levy = { $who } { $vp } pontot kap vámként.
gugong-scored-instead = { $who } helyette { $vp } pontot kap.
gugong-scored-arrival = { $who } { $vp } pontot kap a palotában.
gugong-scored-jade = { $who } { $vp } pontot kap a jádékért.
gugong-scored-final-decree = { $who } a végén { $vp } pontot kap { $decree-for }.
gugong-night-began = Éjszaka, { $round }. nap.
gugong-shown = { $who } megmutatja { $present-acc } ({ $value }, { $icon }).
gugong-matched = { $who }: { $matches ->
    [0] nincs egyezés
   *[other] { $matches } egyezés
}.
gugong-most-matches = A sors { $who } pártján áll.
gugong-no-matches = A sors ma éjjel senkinek sem kedvez.
gugong-end-began = Véget ért az utolsó éjszaka. Következik a végső pontozás.
gugong-left-out = { $who } követe megállt { $space ->
    [1] az 1.
    [5] az 5.
   *[other] a { $space }.
} mezőn: a kapuk zárva maradnak, és semmi sem számít.
gugong-won = { $who } { $points } ponttal győz.
gugong-nobody-won = Egyetlen követ sem ért a palotába: senki sem győz.
gugong-meng-revealed = Meng felfedett kártyája { $automa }: { $area }.
gugong-meng-revealed-special = Meng felfedett kártyája { $automa }, különleges: kedvenc helyszíne { $area-the }, és mindkét akció teljes erővel.
gugong-meng-idle = { $area }: Meng itt semmit sem tehet.
gugong-dusk-began = Alkony.
gugong-meng-dusk = Alkony, { $automa } kártya.
gugong-meng-skipped = { $automa } kártya: Meng nem tudja végrehajtani, ezért kihagyja.
gugong-meng-spared = Meng nem tudja felhasználni a jelzőt: { $token }.
gugong-meng-buried = { $cards ->
    [1] Egy kártya Meng paklijába kerül.
   *[other] { $cards } kártya Meng paklijába kerül.
}
gugong-meng-shed = Meng látatlanban eldobja a következő ajándékát.

## Beállítások

gugong-option-expert-setup = Szakértői előkészítés
gugong-option-expert-setup-off = a hivatalnokok kártyái az előírt készletből
gugong-option-expert-setup-on = a hivatalnokok kártyái a teljes pakliból
gugong-option-solo-difficulty = Meng ereje (egyszemélyes játékban)
gugong-option-solo-difficulty-low = gyenge
gugong-option-solo-difficulty-medium = közepes
gugong-option-solo-difficulty-high = erős
gugong-option-solo-focus = Meng kedvenc helyszíne (egyszemélyes játékban)
gugong-option-solo-focus-random = véletlenszerű
gugong-option-solo-focus-travel = Utazás
gugong-option-solo-focus-wall = Nagy Fal
gugong-option-solo-focus-jade = Jáde
gugong-option-solo-focus-intrigue = Intrika
gugong-option-solo-focus-palace = Palota
gugong-option-solo-focus-decree = Rendeletek
gugong-option-solo-focus-canal = Nagy-csatorna
gugong-option-solo-sets = Kezdőkártyák (egyszemélyes játékban)
gugong-option-solo-sets-p1-p2 = az első és a második
gugong-option-solo-sets-p2-p3 = a második és a harmadik
gugong-option-solo-sets-p4-p5 = a negyedik és az ötödik
gugong-option-special-tokens = Különleges utazásjelzők
gugong-option-special-tokens-off = a dobozban maradnak
gugong-option-special-tokens-on = a többi közé keverve
gugong-option-tables = A játékelemek adatai
gugong-option-tables-built-in = ahogy ebben a programban vannak
gugong-option-token-counts = Utazásjelzők
gugong-option-token-counts-a = 32
gugong-option-token-counts-b = 26

## A tábla

gugong-length = Körülbelül két óra
gugong-board-day = Nap: { $round } / { $rounds }
gugong-board-over = A játék véget ért
gugong-board-morning = Reggel
gugong-board-daytime = Nappal
gugong-board-dusk = Alkony
gugong-board-night = Éjszaka
gugong-board-order = Lépéssorrend
gugong-board-first = kezdőjátékos
gugong-board-next-first = holnapi kezdőjátékos
gugong-board-medal = Aki itt elsőként lép egy mezőt, holnap ő a kezdőjátékos
gugong-board-no-cards = mára elfogyott a kártya
gugong-board-dice = Sors
gugong-board-die = { $die }. kocka, állása { $face }. Oldalai
gugong-board-card = { $present } ({ $value }, { $icon })
gugong-board-official = Hivatalnok ({ $area })
gugong-board-servants = { $count } szolga
gugong-board-vp = { $vp } pont
gugong-board-map = Utazási térkép
gugong-board-pile = Jelzők a készletben: { $tokens }. Beváltva: { $discarded }
gugong-board-no-token = nincs jelző
gugong-board-traveller = { $who } utazója
gugong-board-token-tt01 = hívj be 1 szolgát
gugong-board-token-tt02 = hívj be 2 szolgát
gugong-board-token-tt03 = 1 lépés a követtel
gugong-board-token-tt04 = 1 mező az intrikasávon
gugong-board-token-tt05 = dobj el egy legalább 7 értékű kártyát egy jádéért
gugong-board-token-tt06 = 2 pont
gugong-board-token-tt07 = cserélj kártyát egy hivatalnokkal, az érték nem számít
gugong-board-token-tt08 = végy vissza egy kártyát a dobópaklidból
gugong-board-token-tt09 = egy szolga a készletből dzsunkára száll
gugong-board-token-tt10 = egy szolga a készletből a falra megy
gugong-board-token-tt11 = küldj vissza 3 szolgát egy jádéért
gugong-board-token-tt12 = beváltáskor két jelzőnek számít
gugong-board-token-st1 = ma 1-gyel többet érnek az ajándékaid
gugong-board-token-st2 = ma minden ellenfél egy pontot fizet neked egy helyszín akciójáért
gugong-board-token-st3 = ma minden ellenfél után te is végrehajthatod egy helyszín akcióját
gugong-board-wall = Szolgák a falon: { $servants } / { $needed }
gugong-board-wall-award = A kész falon a legtöbb szolgáért: { $vp } pont és { $steps } lépés a követtel
gugong-board-wall-missing = { $count ->
    [0] A fal elkészült.
   *[other] Még { $count } szolga hiányzik.
}
gugong-board-wall-empty = Még senki sem épített.
gugong-board-wall-leads = { $who } van többségben: { $count } szolga.
gugong-board-wall-tied = Holtverseny: { $names }. Az intrikasáv dönt.
gugong-board-wall-bonuses = Intrikabónuszok ebben a sorrendben: { $names }.
gugong-board-houses = Házak jádéval
gugong-board-house-empty = Üres ház
gugong-board-jade-scale = Pontok jádéért a végén: { $points }, majd minden továbbiért még { $more }
gugong-board-stairs = A Mennyei Tisztaság Palotájának lépcsője
gugong-board-step = { $space }. mező, lépések a palotáig: { $left }
gugong-board-arrival = Hely a palotában: a végén { $vp } pont
gugong-board-track = Intrikasáv
gugong-board-bonuses = Bónuszok, ha elkészül a fal
gugong-board-decree-note = ár + 1 ott marad
gugong-board-decree-vp = Azonnal { $vp } pont.
gugong-board-decree-price = Neked { $price } az ára, és még egy ott marad.
gugong-board-decree-points = Most { $vp } pontot hozna neked.
gugong-board-decree-held = Akinek már áll itt szolgája: { $names }.
gugong-board-decree-d1-1 = Minden reggel két mezőt léphet a jelölőd az intrikasávon.
gugong-board-decree-d1-2 = Minden reggel egy szolga a készletedből valamelyik dzsunkádra szállhat.
gugong-board-decree-d1-3 = Minden reggel behívhatsz egy szolgát.
gugong-board-decree-d1-4 = Minden reggel lép egyet a követed, vagy egy pontot kapsz, ha már megérkezett.
gugong-board-decree-d1-5 = Minden reggel elcserélheted egy kézben lévő kártyádat egy hivatalnokkal, az érték nem számít.
gugong-board-decree-d2-1 = A kettős utazás eggyel kevesebb szolgába kerül neked.
gugong-board-decree-d2-2 = A jáde vásárlása eggyel kevesebb szolgába kerül neked.
gugong-board-decree-d2-3 = Építkezéskor eggyel több szolgát küldhetsz a falra, a készletből.
gugong-board-decree-d2-4 = Azonos értékű ajándékra is kinyílik az ajtó.
gugong-board-decree-d2-5 = A rendeletek eggyel kevesebb szolgába kerülnek neked.
gugong-board-decree-d3-1 = A végén egy pont minden három pontod után, legfeljebb tíz.
gugong-board-decree-d3-2 = A végén nyolc pont.
gugong-board-decree-d3-3 = A végén két pont minden jádédért, legfeljebb tíz.
gugong-board-decree-d3-4 = A végén két pont minden rendeleten álló szolgádért.
gugong-board-decree-d3-5 = A végén két pont minden kikötői jutalmadért.
gugong-board-caption-d1-1 = reggelente intrika
gugong-board-caption-d1-2 = reggelente behajózás
gugong-board-caption-d1-3 = reggelente szolga
gugong-board-caption-d1-4 = reggelente követ
gugong-board-caption-d1-5 = reggelente csere
gugong-board-caption-d2-1 = olcsóbb utazás
gugong-board-caption-d2-2 = olcsóbb jáde
gugong-board-caption-d2-3 = eggyel több a falra
gugong-board-caption-d2-4 = azonos érték is elég
gugong-board-caption-d2-5 = olcsóbb rendeletek
gugong-board-caption-d3-1 = pontok a pontokért
gugong-board-caption-d3-2 = pontok a végén
gugong-board-caption-d3-3 = pontok a jádékért
gugong-board-caption-d3-4 = pontok a rendeletekért
gugong-board-caption-d3-5 = pontok a kikötőkért
gugong-board-deck = Kártyák a húzópakliban: { $cards }
gugong-board-harbour = { $harbour } kikötő
gugong-board-no-reward = nincs jutalom
gugong-board-junk = { $who } dzsunkája, rajta { $load } / { $hold }
gugong-board-hand = Kéz
gugong-board-discard = Dobópakli
gugong-board-terms-free = ingyenes
gugong-board-terms-both = { $cost } szolga vagy egy másik kártya
gugong-board-terms-servants = { $cost } szolga
gugong-board-terms-card = egy másik kártya
gugong-board-terms-swap = csak csere, akció nélkül
gugong-board-for = cserébe { $value } ({ $icon })
gugong-board-tomorrow = Holnap
gugong-board-matches = Egyezések a kockák mostani állásával: { $matches }
gugong-board-audience = Lépések a palotáig: { $steps }. Hátralévő körök: { $turns }, éjszakák: { $nights }.
gugong-board-audience-open = Körönként egy lépés elég.
gugong-board-audience-tight = Körönként egy lépés már nem elég: siess!
gugong-board-audience-impossible = A palota már elérhetetlen: semmi sem fog számítani.
gugong-board-audience-done = A követ a palotában van.
gugong-board-pool = Bevethető szolgák { $pool }, a készletben { $supply }; szolgapár: { $pair }
gugong-board-pair-locked = még zárva
gugong-board-pair-pool = bevethető
gugong-board-pair-supply = a készletben
gugong-board-pair-wall = a falon
gugong-board-pair-junk = dzsunkán
gugong-board-pair-special = különleges jelzőnél
gugong-board-pair-focus = a kedvenc helyszínt jelöli
gugong-board-tokens = Jelzők { $tokens } / { $slots }, értékük { $worth }
gugong-board-cells = foglalt helyek { $taken } / { $all }
gugong-board-junks = Dzsunkák a tábla mellett: { $junks }
gugong-board-jade = Jáde { $jade }: a végén { $vp } pont
gugong-board-tray = Válaszok
gugong-board-forgo = Csak csere, akció nélkül
gugong-board-use = Felhasználás
gugong-board-doubles = Dupla jelzők: { $count }
gugong-board-players = Játékosok
gugong-board-column-pool = Bevethető szolgák, és a készletben lévők
gugong-board-column-hand = Kéz, amennyit mindenki tudhat róla
gugong-board-column-tomorrow = Holnap, amennyit mindenki tudhat róla
gugong-board-column-tokens = Jelzők értéke
gugong-board-column-cells = Kikötői jutalmak
gugong-board-column-jade = Jáde
gugong-board-column-envoy = Lépések a palotáig
gugong-board-column-points = Pontok
gugong-board-meng-focus = Kedvenc helyszíne
gugong-board-meng-pile = Ma még ennyi ajándékot ad: { $cards }
gugong-board-meng-next = Utazójának következő városa: { $city }
gugong-board-meng-played = Kijátszva
gugong-board-meng-deck = Hátravan
gugong-board-meng-special = különleges kártya: kedvenc helyszíne teljes erővel
gugong-board-dusk-travel = Alkonyatkor fizet, és utazik.
gugong-board-dusk-free-travel = Alkonyatkor utazik.
gugong-board-dusk-wall = Alkonyatkor egy szolgával fizet, és egyet a falra küld.
gugong-board-dusk-intrigue = Alkonyatkor egy szolgával fizet két mezőért az intrikasávon.
gugong-board-dusk-palace = Alkonyatkor két szolgával fizet egy lépésért és egy mezőért az intrikasávon.
gugong-board-dusk-canal = Alkonyatkor egy szolgával fizet, és egyet behajóz.

## Mire jár pont

gugong-board-for-wall = Nagy Fal
gugong-board-for-destiny = Sors
gugong-board-for-decrees = Rendeletek
gugong-board-for-harbours = Kikötők
gugong-board-for-travel = Utazás
gugong-board-for-palace = Palota
gugong-board-for-levies = Vámok
gugong-board-for-final = Rendeletek a végén
gugong-board-for-jade = Jáde
gugong-board-for-out = Nincs a palotában

## Nagy pillanatok

gugong-stage-morning-lead = Új jelzők, új kockadobás, a reggeli rendeletek; aztán mindenki szolgákat hív be.
gugong-stage-meng-lead = A kártya megnevezi a hivatalnokot. Meng ajándékot cserél vele, aztán jön az ajándék akciója, majd a helyszíné.
gugong-stage-meng-special-lead = Különleges kártya: az ajándék és a helyszín akciója is teljes erővel.
gugong-stage-meng-gift = Az ajándék akciója
gugong-stage-meng-area = A helyszín akciója
gugong-stage-dusk-lead = Ami Meng kártyáinak alján áll, abban a sorrendben, ahogy kijátszotta őket.
gugong-stage-wall-lead = A legtöbbet építő pontot kap. Utána minden építő visszaléphet az intrikasávon egy bónuszért.
gugong-stage-junk = Megtelt dzsunka
gugong-stage-junk-lead = A dzsunka hazatér. Egy szolga a jutalomnál marad, a többi a készletbe kerül.
gugong-stage-audience = A kihallgatás
gugong-stage-audience-lead = Minél előbb ér be a követ, annál többet ér a végén.
gugong-stage-night-lead = Egy szolga minden kártyáért, amelynek értéke egy kockán áll. A legtöbb egyezésért pont és egy lépés a követtel.
gugong-stage-voyage-lead = Minden dzsunka egy kikötővel továbbhajózik. Az utolsó kikötő után elsüllyed.
gugong-stage-end = A végső pontozás
gugong-stage-end-lead = Még egyszer a fal; aztán a rendeletek, a hely a palotában és a jáde. Akinek a követe nincs a palotában, semmit sem kap.
