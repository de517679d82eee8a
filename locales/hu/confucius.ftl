# Konfuciusz.
# Egy Konfuciuszkártya neve az érméi és az engedélyei: 1/3, 2/2, 3/1.
# A főnevek hordozzák a mondatokhoz szükséges alakokat, névelővel együtt, ahol van:
# .the alanyeset, .acc tárgyeset, .with „-val, -vel”, .in „-ban, -ben”, .into „-ba, -be”, .from „-ból, -ből”, .on „-n”; a vizsgázónál .one a mező.
# A játékos neve ragozatlan: alany, birtokos, vagy névutó („részére”, „javára”) áll utána.

confucius-title = Konfuciusz
confucius-blurb = Családok a Ming-udvarban. Adj lekötelező ajándékokat, vesztegess meg hivatalnokokat, küldj flottákat és seregeket; az dönt, ki kinek tartozik.

## Minisztériumok

noun-ministry-bingbu = Pingpu
    .the = a Pingpu
    .in = a Pingpuban
    .into = a Pingpuba
noun-ministry-hubu = Hupu
    .the = a Hupu
    .in = a Hupuban
    .into = a Hupuba
noun-ministry-gongbu = Kungpu
    .the = a Kungpu
    .in = a Kungpuban
    .into = a Kungpuba
noun-ministry-any = bárhová
    .the = bármely minisztérium
    .in = bármely minisztériumban
    .into = bármely minisztériumba

## Vizsgázók

noun-student-red = vörös
    .one = vörös mező
    .on = a vörös mezőn
noun-student-plain = sima
    .one = sima mező
    .on = a sima mezőn

## Ajándékok

noun-gift-tapestry = falikárpit (1)
    .the = a falikárpit (1)
    .acc = a falikárpitot (1)
    .with = a falikárpittal (1)
noun-gift-ceramic-tile = kerámia (2)
    .the = a kerámia (2)
    .acc = a kerámiát (2)
    .with = a kerámiával (2)
noun-gift-vase = váza (3)
    .the = a váza (3)
    .acc = a vázát (3)
    .with = a vázával (3)
noun-gift-coat = köntös (4)
    .the = a köntös (4)
    .acc = a köntöst (4)
    .with = a köntössel (4)
noun-gift-necklace = nyakék (5)
    .the = a nyakék (5)
    .acc = a nyakéket (5)
    .with = a nyakékkel (5)
noun-gift-junk = dzsunka (6)
    .the = a dzsunka (6)
    .acc = a dzsunkát (6)
    .with = a dzsunkával (6)

## Földek és országok

noun-distant-spice-islands = Fűszerszigetek
    .acc = a Fűszerszigeteket
noun-distant-india = India
    .acc = Indiát
noun-distant-arabia = Arábia
    .acc = Arábiát
noun-distant-africa = Afrika
    .acc = Afrikát
noun-distant-americas = Amerika
    .acc = Amerikát
noun-land-annam = Annám
    .acc = Annámot
    .into = Annámba
    .from = Annámból
noun-land-yunnan = Jünnan
    .acc = Jünnant
    .into = Jünnanba
    .from = Jünnanból
noun-land-mongolia = Mongólia
    .acc = Mongóliát
    .into = Mongóliába
    .from = Mongóliából
noun-land-korea = Korea
    .acc = Koreát
    .into = Koreába
    .from = Koreából
noun-land-manchuria = Mandzsúria
    .acc = Mandzsúriát
    .into = Mandzsúriába
    .from = Mandzsúriából

## Akciók

noun-act-bribe = Vesztegetés
noun-act-secure = Hűség biztosítása
noun-act-nominate = Jelentkezés vizsgára
noun-act-force-exam = Vizsga meghirdetése
noun-act-buy-junks = Dzsunkák vásárlása
noun-act-voyage = Expedíció elindítása
noun-act-recruit = Sereg felállítása
noun-act-invade = Hódítás
noun-act-buy-gift = Ajándék vásárlása
noun-act-give-gift = Ajándékozás
noun-act-transfer = Befolyás átengedése
noun-act-petition = Kérvény a császárhoz
noun-act-commercial = Kereskedelem
noun-act-tax = Adóztatás
noun-act-no-action = Nincs akció

## Kártyák

noun-card-1 = 1/3
noun-card-2 = 2/2
noun-card-3 = 3/1
noun-reward-cash = Pénz
noun-reward-gift = Ajándék
noun-reward-extra-action = Extra akció
noun-reward-recruit-army = Sereg felállítása
noun-reward-emperor-insulted = Megsértett császár
noun-reward-bribery-bingbu = Vesztegetés (Pingpu)
noun-reward-bribery-hubu = Vesztegetés (Hupu)
noun-reward-bribery-gongbu = Vesztegetés (Kungpu)
noun-reward-bribery-any = Vesztegetés (bárhol)

## Amit választani lehet

confucius-do-appoint = { $whom } legyen a főminiszter
confucius-do-take = { $act }
confucius-do-reward = Jutalomkártya kijátszása
confucius-do-pass = Passz
confucius-do-bribe = Megvesztegetés: { $ministry }, { $space }. hely
confucius-do-secure = Hűség biztosítása: { $ministry }, { $space }. hely
confucius-do-nominate = Jelentkezés vizsgára: { $student-one }
confucius-do-pay = Fizetés: { $cards }
confucius-do-overpay = Fizetés másképp…
confucius-do-buy-junks = { $junks } dzsunka vásárlása
confucius-do-launch = { $junks } dzsunka elindítása
confucius-do-visit = Úti cél: { $distant }
confucius-do-invade = Hódítás: { $land }, { $vp } pontos seregdoboz{ $reward ->
    [0] {""}
   *[other] {" "}jutalomikonnal
}
confucius-do-buy-gift = Ajándék vásárlása: { $gift }
confucius-do-give = Ajándék { $whom } részére: { $gift }
confucius-do-transfer = Befolyás átengedése { $whom } javára: { $ministry }, { $space }. hely
confucius-do-petition-1 = Kérvény { $gift-with }
confucius-do-petition-2 = Kérvény { $gift-with }: dzsunkák átengedése
confucius-do-petition-3 = Kérvény { $gift-with }: vizsgázó kicserélése
confucius-do-petition-4 = Kérvény { $gift-with }: hivatalnokok cseréje
confucius-do-petition-5 = Kérvény { $gift-with }: sereg átirányítása
confucius-do-petition-6 = Kérvény { $gift-with }: befolyás cseréje
confucius-do-reassign = Dzsunkák átengedése { $who } kikötőjéből { $whom } kikötőjébe
confucius-do-replace-student = Vizsgázó kicserélése: { $student-one }
confucius-do-swap = Csere: { $ministry }, { $space }. hely és { $other }, { $other-space }. hely
confucius-do-redeploy = { $who } seregének átirányítása { $land-from } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}ikonnal
}) { $to-into } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}ikonnal
})
confucius-do-replace-influence = { $ministry }, { $space }. hely: { $whom } biztos jelzője
confucius-do-trade = Kereskedelem: { $cards }
confucius-do-play = Kijátszás: { $reward }
confucius-do-take-gift = Ingyen ajándék: { $gift }
confucius-do-support = Vizsgázó támogatása: { $student-one }
confucius-do-contribute = Támogatás: { $cards }
confucius-do-cancel-gift = Az ajándék érvénytelenítése
confucius-do-keep-gift = Az ajándék megtartása
confucius-do-place = Jelölt elhelyezése: { $ministry }, { $space }. hely
confucius-do-yield = Befolyás átengedése { $whom } javára
confucius-do-keep = Megtartás: { $cards }

## A kérdések

confucius-ask-cm = Kit nevezel ki főminiszternek?
confucius-ask-turn = Te jössz: válassz egy akciót.
confucius-ask-fav = Császári kegy: válassz egy akciót, akciókocka nélkül.
confucius-ask-rew-x = Extra akció: válassz egy akciót, akciókocka nélkül.
confucius-ask-bribe = Melyik hivatalnokot vesztegeted meg?
confucius-ask-sec = Melyik hivatalnok hűségét biztosítod?
confucius-ask-nom = Melyik mezőre áll a vizsgázód?
confucius-ask-pay = Mely lapokkal fizetsz?
confucius-ask-overpay = Mely lapokkal fizetsz? Visszajáró nincs.
confucius-ask-junk = Hány dzsunkát veszel?
confucius-ask-voy-n = Hány dzsunkát indítasz el?
confucius-ask-voy-land = Melyik tengeren túli földet éri el az expedíciód?
confucius-ask-inv = Melyik seregdobozba küldesz sereget?
confucius-ask-buyg = Melyik ajándékot veszed meg?
confucius-ask-give = Melyik ajándékot adod, és kinek?
confucius-ask-trans = Melyik befolyásodat engeded át, és kinek?
confucius-ask-pet = Melyik ajándékot használod fel?
confucius-ask-pet-2 = Kérvény: kinek a dzsunkái kerülnek át, és kihez?
confucius-ask-pet-3 = Kérvény: melyik vizsgázót cseréled ki?
confucius-ask-pet-4 = Kérvény: mely hivatalnokok cserélnek helyet?
confucius-ask-pet-5 = Kérvény: melyik sereget irányítod át, és hová?
confucius-ask-pet-6 = Kérvény: melyik jelzőt cseréled le, és kinek a jelzőjére?
confucius-ask-comm = Mely lapokat adod be? Eggyel több lapot húzol, mint ahány érme van rajtuk.
confucius-ask-rew = Melyik kártyát játszod ki?
confucius-ask-rew-b = Vesztegetés: melyik hivatalnokot?
confucius-ask-rew-g = Melyik ajándékot kapod meg ingyen?
confucius-ask-exam-s = Melyik vizsgázót támogatod?
confucius-ask-exam-c = Mely lapokat teszed le képpel lefelé?
confucius-ask-exam-x = Érvényteleníted az ajándékot?
confucius-ask-place = Hová kerüljön a jelölt?
confucius-ask-min = Itt te vagy a leggyengébb. Kinek engeded át a befolyásodat?
confucius-ask-discard = Melyik négy lapot tartod meg?

## Miért nem

confucius-bar-too-few-coins = Ez { $cost } érmébe kerül, neked pedig { $owned ->
    [0] egy sincs.
   *[other] csak { $owned } van.
}
confucius-bar-too-few-licences = Ez { $cost } engedélybe kerül, neked pedig { $owned ->
    [0] egy sincs.
   *[other] csak { $owned } van.
}
confucius-bar-ministry-resolved = Már van miniszter { $ministry-in }, ott többé semmi sem változik.
confucius-bar-land-resolved = { $land } meghódítása már lezárult.
confucius-bar-appoint-another = Valaki mást kell kinevezned.
confucius-bar-must-use-cubes = Nem passzolhatsz, amíg van akciókockád (most { $cubes }); a „Nincs akció” felhasznál egyet.
confucius-bar-too-few-cubes = { $cubes ->
    [0] Nincs több akciókockád.
   *[other] Ehhez most { $needed } akciókocka kell, neked pedig csak { $cubes } van.
}
confucius-bar-nobody-to-bribe = Nincs megvesztegetetlen hivatalnok.
confucius-bar-already-bribed = Ez a hivatalnok már { $who } befolyása alatt áll.
confucius-bar-obliged = Lekötelez { $donor } ajándéka, { $gift-the }: amíg { $ministry-in } nincs kevesebb befolyásod nála, ott nem vesztegethetsz meg senkit.
confucius-bar-nothing-to-secure = Nincs bizonytalan hivatalnokod.
confucius-bar-not-yours = Ez nem a te hivatalnokod.
confucius-bar-already-secured = Ez a hivatalnok már biztos.
confucius-bar-no-student-in-round-one = Az első fordulóban senki sem jelentkezhet vizsgára.
confucius-bar-no-force-in-round-one = Az első fordulóban senki sem hirdethet vizsgát.
confucius-bar-own-student-there = Már van vizsgázód.
confucius-bar-student-there = Itt { $who } vizsgázója áll.
confucius-bar-must-support = Lekötelez { $donor } ajándéka, { $gift-the }: az ő vizsgázóját kell támogatnod.
confucius-bar-owes-more = A két ajándék közül { $donor } ajándéka, { $gift-the }, ér többet: az ő vizsgázóját kell támogatnod.
confucius-bar-empty-space-first = A jelöltnek a saját minisztériuma egyik üres helyére kell kerülnie.
confucius-bar-empty-space-anywhere-first = Amíg van üres hely, a jelöltnek oda kell kerülnie.
confucius-bar-empty-space-here-first = Amíg ebben a minisztériumban van üres hely, az ide kerülő jelöltnek azt kell elfoglalnia.
confucius-bar-open-tile-first = Amíg van lecserélhető hivatalnok, a jelöltnek az ő helyére kell lépnie.
confucius-bar-empty-space-elsewhere = A megnevezett minisztérium jelöltje más minisztérium üres helyére nem léphet.
confucius-bar-candidate-names = A jelölt { $ministry-into } való, és ott még van helye.
confucius-bar-tile-secured = Ez a hivatalnok biztos.
confucius-bar-too-few-junks = { $left ->
    [0] Nincs több dzsunka a készletben.
   *[other] Már csak { $left } dzsunka van a készletben.
}
confucius-bar-too-few-in-shipyard = { $junks ->
    [0] Nincs dzsunkád a kikötőben.
   *[other] Csak { $junks } dzsunkád van a kikötőben.
}
confucius-bar-no-land-left = Befejeznél egy expedíciót, de már minden tengeren túli földet elértél.
confucius-bar-already-visited = Ezt a földet már elérted.
confucius-bar-no-army-in-supply = Már minden seregedet felállítottad.
confucius-bar-no-army-in-colonies = Nincs sereged a katonai telepeken.
confucius-bar-box-taken = Ott már áll egy sereg.
confucius-bar-no-gift-to-buy = Már minden ajándékodat megvetted.
confucius-bar-already-bought = Ezt az ajándékot már megvetted.
confucius-bar-no-gift-to-give = Nincs megvett ajándékod; előbb vegyél egyet.
confucius-bar-no-gift-to-yourself = Senki sem ajándékozhatja meg önmagát.
confucius-bar-gift-too-small = { $donor } neked adott ajándéka { $gift-the }; a tied nem érhet kevesebbet.
confucius-bar-gift-downgrade = Többet kell érnie, mint az oda már adott ajándékodnak: { $gift }.
confucius-bar-no-influence = Nincs befolyásod olyan minisztériumban, amelynek még nincs minisztere.
confucius-bar-no-gift-from = { $donor } nem adott neked ajándékot.
confucius-bar-already-transferred = Ezt a hivatalnokot ebben a fázisban már átengedték.
confucius-bar-commercial-used = Ebben a fordulóban már kereskedtél.
confucius-bar-no-cards = Nincs lapod, amellyel fizethetnél.
confucius-bar-too-much-for-trade = Legfeljebb { $most } érmét fizethetsz, és nincs visszajáró.
confucius-bar-no-reward-card = Nincs jutalomkártyád.
confucius-bar-no-gift-to-take = Nincs több megveendő ajándékod.
confucius-bar-no-army-to-insult-with = Ehhez sereg kell a katonai telepeken.
confucius-bar-nobody-for-bribery = Most senkit sem nyerhetnél meg vele.
confucius-bar-card-names-another = A kártya egy másik minisztériumra szól, amelynek még nincs minisztere.
confucius-bar-secured-or-yours = Ez a hivatalnok biztos, vagy már a tied.
confucius-bar-basic-game = Kérvény csak a haladó játékban van.
confucius-bar-no-gift-to-spend = Ehhez legalább 2 értékű, megvett, de még oda nem adott ajándék kell.
confucius-bar-gift-not-available = Ezt az ajándékot most nem tudod felhasználni.
confucius-bar-tapestry-cannot-petition = A falikárpit túl kis ajándék a császárnak.
confucius-bar-petition-2-impossible = Egyik kikötőben sincs átengedhető dzsunka.
confucius-bar-petition-3-impossible = Senki másnak nincs vizsgázója.
confucius-bar-petition-4-impossible = Nincs hivatalnokod, aki helyet cserélhetne.
confucius-bar-petition-5-impossible = Nincs átirányítható sereg, vagy nincs üres seregdoboz.
confucius-bar-petition-6-impossible = Nincs bizonytalan jelző.
confucius-bar-too-few-there = { $needed ->
    [1] Abban a kikötőben nincs dzsunka.
   *[other] Abban a kikötőben nincs { $needed } dzsunka.
}
confucius-bar-no-student-there = Ott nem áll senki.
confucius-bar-your-student = Ez a te vizsgázód.
confucius-bar-more-senior = Az a hivatalnok magasabb rangú a tiednél.
confucius-bar-marker-stands = Ez a jelző biztos.
confucius-bar-must-yield-to = Lekötelez { $donor } ajándéka, { $gift-the }: az ő javára kell átengedned a befolyásodat.

## Ami történt

confucius-round-began = Kezdődik { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló.
confucius-cubes-counted = { $who } { $cubes } akciókockát kap.
confucius-chief-appointed = { $who } döntése szerint { $whom } a főminiszter.
confucius-action-taken = { $who }: { $act }.
confucius-action-by-favour = { $who }, császári kegyből: { $act }.
confucius-action-by-card = { $who }, extra akcióként: { $act }.
confucius-passed = { $who } passzol.
confucius-paid = { $who } fizet: { $cards }.
confucius-drew = { $who } { $cards ->
    [0] nem húz lapot: elfogyott.
   *[other] { $cards } lapot húz.
}
confucius-drew-faces = { $who } húz: { $cards }.
confucius-reshuffled = Az eldobott lapok ({ $cards }) megkeverve új Konfuciuszpaklit alkotnak.
confucius-bribed = { $who } megvesztegeti a hivatalnokot: { $ministry }, { $space }. hely.
confucius-secured = { $who } biztosítja a hivatalnok hűségét: { $ministry }, { $space }. hely.
confucius-nominated = { $who } vizsgára jelentkezik: { $student-one }.
confucius-exam-forced = { $who } császári vizsgát hirdet.
confucius-junks-bought = { $who } { $junks } dzsunkát vesz.
confucius-launched = { $who } { $junks } dzsunkát indít el{ $voyages ->
    [0] .
   *[other] , és { $voyages } expedíciót fejez be.
}
confucius-visited = { $who } eléri { $distant-acc }.
confucius-recruited = { $who } sereget állít fel.
confucius-invaded = { $who } sereget küld { $land-into }: { $vp } pontos seregdoboz{ $reward ->
    [0] .
   *[other] {" "}jutalomikonnal.
}
confucius-gift-bought = { $who } mostantól elajándékozhatja { $gift-acc }.
confucius-gift-given = { $donor } ajándéka { $recipient } részére: { $gift }.
confucius-gift-cancelled = Érvényét veszti { $donor } ajándéka { $recipient } részére: { $gift }.
confucius-transferred = { $who } átengedi befolyását { $whom } javára: { $ministry }, { $space }. hely.
confucius-petitioned = { $who } kérvényt ad be { $gift-with }.
confucius-junks-reassigned = { $junks } dzsunka { $who } kikötőjéből { $whom } kikötőjébe kerül.
confucius-student-replaced = { $who } kicseréli a vizsgázót { $student-on }.
confucius-swapped = { $who } cseréje: { $ministry }, { $space }. hely és { $other }, { $other-space }. hely.
confucius-redeployed = { $who } serege átvonul { $land-from } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}ikonnal
}) { $to-into } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}ikonnal
}).
confucius-influence-replaced = { $ministry }, { $space }. hely: mostantól { $whom } biztos jelzője áll itt.
confucius-reward-gained = { $who } jutalomkártyát húz.
confucius-reward-taken = { $who } jutalomkártyát húz: { $reward }.
confucius-reward-played = { $who } jutalomkártyát játszik ki: { $reward }.
confucius-taken-over = { $who } megszerzi { $whom } hivatalnokát: { $ministry }, { $space }. hely.
confucius-scored-minister = { $who } lesz { $ministry-the } minisztere: { $vp } pont.
confucius-scored-secretary = { $who } lesz { $ministry-the } titkára: { $vp } pont.
confucius-scored-distant = { $who } elsőként éri el { $distant-acc }: { $vp } pont.
confucius-scored-land = { $who } meghódítja { $land-acc }: { $vp } pont.
confucius-scored-insulted = { $who } megbosszulja a megsértett császárt: { $vp } pont.
confucius-scored-chief-minister = { $who } kapja a főminiszteri címet: { $vp } pont.
confucius-scored-admiral = { $who } kapja az admirálisi címet: { $vp } pont.
confucius-scored-general = { $who } kapja a tábornoki címet: { $vp } pont.
confucius-wall-built = Épül a Nagy Fal: már { $tiles } faljelzőből áll.
confucius-exam-without-students = A meghirdetett vizsgára senki sem jelentkezett.
confucius-exam-uncontested = { $who } vizsgázója ellenfél nélkül megnyeri a vizsgát.
confucius-exam-contested = Vizsga { $who } (vörös) és { $whom } (sima) között.
confucius-tutored = { $who } { $cards } képpel lefelé letett lappal támogatja a vizsgázót { $student-on }.
confucius-tutored-faces = { $who } képpel lefelé letett lapokkal támogatja a vizsgázót { $student-on }: { $cards }.
confucius-exam-decided = { $who } megnyeri a vizsgát: vörös { $red }, sima { $plain } érme.
confucius-candidate-placed = { $who } elhelyezi a jelöltet: { $ministry }, { $space }. hely.
confucius-candidate-removed = { $who } nem talál helyet a jelöltnek, aki kikerül a játékból.
confucius-candidate-skipped = A jelölt, aki { $ministry-into } került volna, elkésett, és kikerül a játékból.
confucius-candidate-revealed = A következő jelölt { $ministry-into } kerülhet.
confucius-resolution-began = Miniszterek kinevezése: { $ministry }.
confucius-influence-yielded = { $who } átengedi befolyását { $ministry-in } { $whom } javára.
confucius-resolution-ended = Lezárultak a kinevezések { $ministry-in }.
confucius-invasion-succeeded = { $land } meghódítása sikerült.
confucius-invasion-failed = { $land } meghódítása nem sikerült.
confucius-official-placed = { $cost } érmés hivatalnok érkezik: { $ministry }, { $space }. hely.
confucius-keep-chosen = { $who } kiválasztotta, mely lapokat tartja meg.
confucius-keep-chosen-faces = { $who } ezeket tartja meg: { $cards }.
confucius-discarded = { $who } eldob: { $cards }.
confucius-end-began = A játék véget ér; a még miniszter nélküli minisztériumok most kapnak minisztert.
confucius-won = { $who } { $vp } ponttal győz.
confucius-drawn = { $who } { $vp } ponttal osztozik a győzelmen.

## Beállítások

confucius-option-admiral-variant = Admirális-variáns
confucius-option-admiral-variant-false = nélküle
confucius-option-admiral-variant-true = az admirális nyer minden holtversenyt az első helyért
confucius-option-advanced-game = Játék
confucius-option-advanced-game-false = alapjáték
confucius-option-advanced-game-true = haladó játék, kérvényekkel
confucius-option-any-candidate-empty-first = A bármely minisztériumba szóló jelölt
confucius-option-any-candidate-empty-first-false = a választott minisztérium üres helyére kerül
confucius-option-any-candidate-empty-first-true = üres helyre kerül, amíg van
confucius-option-commercial-overpay = Kereskedelem
confucius-option-commercial-overpay-false = pontosan kell fizetni
confucius-option-commercial-overpay-true = túl is lehet fizetni
confucius-option-exam-auto-cancel = Három lap a vizsgán
confucius-option-exam-auto-cancel-false = érvénytelenítheti az ajándékot
confucius-option-exam-auto-cancel-true = érvényteleníti az ajándékot
confucius-option-extra-counts-as-use = Az extra akció
confucius-option-extra-counts-as-use-false = nem drágít későbbi akciót
confucius-option-extra-counts-as-use-true = a mező használatának számít
confucius-option-gift-downgrade = Saját ajándék lecserélése
confucius-option-gift-downgrade-false = csak értékesebbre
confucius-option-gift-downgrade-true = olcsóbbra is
confucius-option-payment-mode = Fizetési lehetőségek
confucius-option-payment-mode-minimal = előbb a takarékosak
confucius-option-payment-mode-all = mind egyszerre
confucius-option-petition2-allow-one = A dzsunkák átengedését kérő kérvény
confucius-option-petition2-allow-one-false = két dzsunkát igényel
confucius-option-petition2-allow-one-true = egyetlen dzsunkára is szólhat
confucius-option-reward-hand-hidden = Jutalomkártyák
confucius-option-reward-hand-hidden-false = mindenki láthatja
confucius-option-reward-hand-hidden-true = rejtve maradnak
confucius-option-temp-counts-for-seniority = Időlegesen átengedett hivatalnokok végső egyenlőségnél
confucius-option-temp-counts-for-seniority-false = nem számítanak
confucius-option-temp-counts-for-seniority-true = annak számítanak, akinél vannak
confucius-option-transfer-requires-gift = Befolyás átengedése
confucius-option-transfer-requires-gift-false = bárki javára
confucius-option-transfer-requires-gift-true = csak ajándékozó javára
confucius-option-voyage-without-target = Minden föld elérése után
confucius-option-voyage-without-target-false = nem indulhat több dzsunka
confucius-option-voyage-without-target-true = az óceán még feltölthető dzsunkákkal

## A tábla

confucius-length = Körülbelül két óra
confucius-board-round = Forduló: { $round } / { $rounds }
confucius-board-over = A játék véget ért
confucius-board-wall = A Nagy Fal
confucius-board-wall-tile = { $tile }. forduló.
confucius-board-invasion-due = Eldől { $land } meghódítása; ott álló seregek: { $armies } / { $boxes }.
confucius-board-invasion-over = { $land } meghódítása lezárult.
confucius-board-wall-end = A fal elkészül, és a játék véget ér.
confucius-board-built = Megépült.
confucius-board-phase-chief-minister = Főminiszter
confucius-board-phase-actions = Akciók
confucius-board-phase-favour = Kegy
confucius-board-phase-examination = Vizsga
confucius-board-phase-ministries = Kinevezések
confucius-board-phase-discard = Eldobás
confucius-board-order = Lépéssorrend
confucius-board-chief-minister = E forduló főminisztere
confucius-board-passed = passzolt
confucius-board-ends = A játék véget ér, ha a Nagy Fal { $wall } faljelzőből áll, ha mindhárom minisztériumnak van minisztere (most: { $resolved }), vagy ha az utolsó jelölt is elkelt (maradt: { $candidates }).
confucius-board-minister = Miniszter
confucius-board-secretary = Titkár
confucius-board-bingbu = az itteni befolyással olcsóbbak a seregek.
confucius-board-hubu = az itteni befolyással olcsóbbak a hivatalnokok.
confucius-board-gongbu = az itteni befolyással olcsóbbak a dzsunkák.
confucius-board-resolved = Lezárva
confucius-board-post = { $ministry }, { $space }. hely
confucius-board-empty = üres
confucius-board-official = hivatalnok
confucius-board-candidate = Jelölt
confucius-board-unbribed = megvesztegetetlen
confucius-board-secured = { $who } biztos embere
confucius-board-unsecured = { $who } megvesztegette, de bizonytalan
confucius-board-course = Ha most dőlne el
confucius-board-gives-way = { $who } kénytelen átengedni a befolyását { $whom } javára; lekötelezi ez az ajándék: { $gift }.
confucius-board-chooses = { $who } ezután eldönti, kinek a javára engedi át a befolyását: { $names }.
confucius-board-officers = Miniszter: { $who } ({ $vp }), titkár: { $whom } ({ $less }).
confucius-board-no-influence = Itt senkinek sincs befolyása.
confucius-board-or = vagy
confucius-board-coins = { $count } érme
confucius-board-licences = { $count } engedély
confucius-board-from = legalább { $price }
confucius-board-cubes-now = kocka most: { $cubes }
confucius-board-cubes-again = legközelebb: { $cubes }
confucius-board-once = fordulónként egyszer
confucius-board-vp = { $vp } pont
confucius-board-exam = Vizsga
confucius-board-forced = meghirdetve
confucius-board-none-left = nincs több
confucius-board-below = Alatta: { $count }
confucius-board-red = A vizsgázó vörös mezője, egyenlőségnél nyer
confucius-board-plain = A vizsgázó sima mezője
confucius-board-wins-ties = ha egyenlő, nyer
confucius-board-second = sima
confucius-board-bound = Ajándék kötelezi e vizsgázó támogatására: { $names }
confucius-board-tutors = { $who } { $cards } lapot tesz le képpel lefelé
confucius-board-queue = Még támogatniuk kell
confucius-board-frontier = Határvidék
confucius-board-per-army = { $price } seregenként
confucius-board-settled = Eldől, ha a Nagy Fal { $round } faljelzőből áll, vagy amint minden seregdoboz megtelt{ $left ->
    [0] .
    [1] ; ez a következő forduló.
   *[other] ; még { $left } forduló van hátra.
}
confucius-board-success = A hódítás sikerült.
confucius-board-failure = A hódítás nem sikerült.
confucius-board-box = { $land }: { $vp } pontos seregdoboz{ $reward ->
    [0] {""}
   *[other] {" "}jutalomkártyával
}
confucius-board-army-of = { $who } serege
confucius-board-missing = Hiányzó seregek: { $armies }
confucius-board-spoils = { $who } { $vp } pontot kapna, ha minden seregdoboz megtelik.
confucius-board-colonies = Katonai telepek
confucius-board-armies = { $who }: seregek a katonai telepeken { $colonies }, még nincs felállítva { $supply }, a császárt bosszulja { $insulted }
confucius-board-sea = Expedíciók
confucius-board-supply = Dzsunkák a készletben: { $junks }
confucius-board-junks = { $junks } dzsunka: { $price }
confucius-board-fleet = { $who }: dzsunkák a kikötőben { $shipyard }, az óceánon { $ocean } / { $voyage }
confucius-board-shipyard = Kikötő
confucius-board-ocean = Óceán
confucius-board-actions = Akciók
confucius-board-cubes-note = Hány kockába és érmébe kerül neked most egy-egy akció
confucius-board-deck = Lapok a pakliban
confucius-board-discard = Eldobott lapok
confucius-board-reward-deck = Jutalomkártyák a pakliban
confucius-board-favour = Császári kegy
confucius-board-favour-of = { $who } még egy akciót hajt végre akciókocka nélkül, miután mindenki passzolt.
confucius-board-rewards = Jutalomkártyák
confucius-board-reward-card = Jutalomkártya
confucius-board-pass = Passz
confucius-board-gifts = Ajándékok
confucius-board-bond = { $donor } ajándéka { $recipient } részére: { $gift }.
confucius-board-bond-forbids = { $recipient } itt most nem vesztegethet meg senkit: { $ministries }.
confucius-board-bond-supports = A vizsgán { $recipient } köteles { $donor } vizsgázóját támogatni.
confucius-board-bond-yields = Ha most lenne a kinevezés ({ $ministries }), { $recipient } kénytelen volna átengedni a befolyását { $donor } javára.
confucius-board-bond-free = Most épp semmit sem tilt.
confucius-board-bond-ends = Véget ér, ha { $recipient } olyan ajándékot ad { $donor } részére, amely többet ér, mint { $value }, ha befolyást enged át az ő javára, ha { $cards } lappal támogatja a vizsgázóját, vagy ha kinevezéskor átengedi neki a befolyását.
confucius-board-bond-ends-not-by-gift = Nincs olyan ajándék, amely többet ér, mint { $value }: véget ér, ha { $recipient } befolyást enged át { $donor } javára, ha { $cards } lappal támogatja a vizsgázóját, vagy ha kinevezéskor átengedi neki a befolyását.
confucius-board-nothing = semmi
confucius-board-to-give = Adható
confucius-board-next-cubes = Akciókockák a következő fordulóban a mostani ajándékok szerint: { $cubes }
confucius-board-no-gifts = Most senki sem lekötelezettje senkinek.
confucius-board-you-owe = Te tartozol
confucius-board-owing = Ki kinek tartozik
confucius-board-owe-you = Neked tartoznak
confucius-board-own-gifts = Saját ajándékaid
confucius-board-gift-unavailable = megveendő
confucius-board-gift-available = megvett, odaadható
confucius-board-gift-given = { $whom } kapta
confucius-board-gift-gone = kikerült a játékból
confucius-board-cubes = Maradt akciókocka: { $cubes } / { $allotment }; a következő fordulóban a mostani ajándékok szerint: { $next }
confucius-board-hand = Kártyák
confucius-board-card = Konfuciuszkártya
confucius-board-worth = { $coins } vagy { $licences }
confucius-board-tray = Választható lapcsoportok
confucius-board-due = Fizetendő:
confucius-board-rest = marad
confucius-board-reward-cash = húzz négy lapot.
confucius-board-reward-gift = az egyik ajándékodat azonnal, ingyen megkapod.
confucius-board-reward-extra-action = egy akció akciókocka nélkül.
confucius-board-reward-recruit-army = egy sereg ingyen a katonai telepekre.
confucius-board-reward-insulted = egy sereg a katonai telepekről 2 pontért megbosszulja a császárt.
confucius-board-reward-bribery = vesztegess meg ingyen egy hivatalnokot, vagy fizess, és vedd át valaki más bizonytalan hivatalnokát. Az ajándékok itt nem köteleznek.
confucius-board-families = Családok
confucius-board-column-cubes = Akciókockák
confucius-board-column-cards = Kézben lévő kártyák
confucius-board-column-rewards = Kézben lévő jutalomkártyák
confucius-board-column-chief-minister = Főminiszteri cím: jelzők a minisztériumokban
confucius-board-column-admiral = Admirálisi cím: dzsunkák az expedíciókon, elért földenként öt
confucius-board-column-general = Tábornoki cím: játékban lévő seregek
confucius-board-column-points = Pontok
confucius-board-influence = Befolyás: { $ministry }
confucius-board-title-chief-minister = Jelzők: { $count }{ $leads ->
    [0] {""}
   *[other] ; a végén ő lenne a főminiszter
}
confucius-board-title-admiral = Dzsunkák: { $count }{ $leads ->
    [0] {""}
   *[other] ; a végén ő lenne az admirális
}
confucius-board-title-general = Seregek: { $count }{ $leads ->
    [0] {""}
   *[other] ; a végén ő lenne a tábornok
}

## Mire jár pont

confucius-board-for-ministers = Miniszterek
confucius-board-for-secretaries = Titkárok
confucius-board-for-voyages = Tengeren túli földek
confucius-board-for-invasions = Szomszédos országok
confucius-board-for-insulted = Megsértett császár
confucius-board-for-titles = Címek

## A nagy pillanatok

confucius-stage-count = Az ajándékok számbavétele
confucius-stage-count-lead = Minden adott és kapott ajándék számít: minél több van, annál több az akciókocka.
confucius-stage-chief = Főminiszter
confucius-stage-chief-lead = Az előző forduló főminisztere egy másik családot nevez ki.
confucius-stage-favour-lead = Mindenki passzolt. { $who } még egy akciót hajt végre, akciókocka nélkül.
confucius-stage-exam = Császári vizsga
confucius-stage-exam-lead = Minden család képpel lefelé lapokat tesz le egy vizsgázóért. A több érme nyer; ha egyenlő, a vörös.
confucius-stage-exam-alone = Nincs másik vizsgázó: senki sem tesz le lapot, a jelölt a győztesé.
confucius-stage-resolution-lead = A leggyengébb család átengedi befolyását annak, akinek az ajándéka a leginkább lekötelezi, amíg ketten nem maradnak.
confucius-stage-weakest = a leggyengébb
confucius-stage-invasion-won = Minden seregdoboz megtelt: minden sereg megkapja a doboza pontjait.
confucius-stage-invasion-lost = Maradt üres seregdoboz: senki sem kap pontot. A jutalomjelek így is kártyát adnak.
confucius-stage-voyage = Egy expedíció célba ér
confucius-stage-voyage-lead = Aki elsőként éri el a földet, megkapja a pontjait. Minden expedíció jutalomkártyát hoz.
confucius-stage-insult-lead = Egy sereg végleg elhagyja a katonai telepeket, hogy megbosszulja a császárt.
confucius-stage-end = A játék véget ér
confucius-stage-end-lead = A még miniszter nélküli minisztériumok most kapnak minisztert, aztán jönnek a címek.
confucius-stage-titles = Címek
confucius-stage-titles-lead = A legtöbb jelző a minisztériumokban, a legtöbb dzsunka az expedíciókon, a legtöbb sereg játékban.
confucius-stage-admiral = Admirális
confucius-stage-general = Tábornok
