# «Конфуций».
# Карта Конфуция записывается своими монетами и лицензиями: 1/3, 2/2, 3/1.
# У существительных есть нужные фразам формы: .acc (винительный падеж), .gen (родительный) и .loc (предложный).
# Имя игрока ($who, $whom, $donor, $recipient) не склоняется, и род его неизвестен: оно стоит в именительном падеже, глагол — в настоящем времени.

confucius-title = Конфуций
confucius-blurb = Знатные семьи при дворе династии Мин. Преподносите дары, которые обязывают, подкупайте чиновников, отправляйте флоты и армии: всё решает, кто кому обязан.

## Министерства

noun-ministry-bingbu = Bingbu
noun-ministry-hubu = Hubu
noun-ministry-gongbu = Gongbu
noun-ministry-any = куда угодно

## Ученики

noun-student-red = красное
    .acc = красное место
    .loc = красном месте
noun-student-plain = простое
    .acc = простое место
    .loc = простом месте

## Дары

noun-gift-tapestry = гобелен (1)
    .acc = гобелен (1)
noun-gift-ceramic-tile = керамическая плитка (2)
    .acc = керамическую плитку (2)
noun-gift-vase = ваза (3)
    .acc = вазу (3)
noun-gift-coat = платье (4)
    .acc = платье (4)
noun-gift-necklace = ожерелье (5)
    .acc = ожерелье (5)
noun-gift-junk = джонка (6)
    .acc = джонку (6)

## Страны и земли

noun-distant-spice-islands = Острова Пряностей
    .gen = Островов Пряностей
noun-distant-india = Индия
    .gen = Индии
noun-distant-arabia = Аравия
    .gen = Аравии
noun-distant-africa = Африка
    .gen = Африки
noun-distant-americas = Америка
    .gen = Америки
noun-land-annam = Аннам
    .acc = Аннам
    .gen = Аннама
noun-land-yunnan = Юньнань
    .acc = Юньнань
    .gen = Юньнани
noun-land-mongolia = Монголия
    .acc = Монголию
    .gen = Монголии
noun-land-korea = Корея
    .acc = Корею
    .gen = Кореи
noun-land-manchuria = Маньчжурия
    .acc = Маньчжурию
    .gen = Маньчжурии

## Действия

noun-act-bribe = Подкупить чиновника
noun-act-secure = Закрепить чиновника
noun-act-nominate = Выдвинуть ученика
noun-act-force-exam = Провести экзамены
noun-act-buy-junks = Купить джонки
noun-act-voyage = Начать путешествие
noun-act-recruit = Набрать армию
noun-act-invade = Вторгнуться
noun-act-buy-gift = Купить дар
noun-act-give-gift = Преподнести дар
noun-act-transfer = Передать влияние
noun-act-petition = Подать ходатайство
noun-act-commercial = Доход от торговли
noun-act-tax = Собрать налоги
noun-act-no-action = Нет действия

## Карты

noun-card-1 = 1/3
noun-card-2 = 2/2
noun-card-3 = 3/1
noun-reward-cash = Деньги
noun-reward-gift = Дар
noun-reward-extra-action = Ещё одно действие
noun-reward-recruit-army = Набор армии
noun-reward-emperor-insulted = Императора оскорбили!
noun-reward-bribery-bingbu = Подкуп: Bingbu
noun-reward-bribery-hubu = Подкуп: Hubu
noun-reward-bribery-gongbu = Подкуп: Gongbu
noun-reward-bribery-any = Подкуп: где угодно

## Что можно выбрать

confucius-do-appoint = Назначить: { $whom }
confucius-do-take = { $act }
confucius-do-reward = Разыграть карту Награды императора
confucius-do-pass = Спасовать
confucius-do-bribe = Подкупить чиновника в { $ministry }, место { $space }
confucius-do-secure = Закрепить своего чиновника в { $ministry }, место { $space }
confucius-do-nominate = Выдвинуть ученика на { $student-acc }
confucius-do-pay = Заплатить: { $cards }
confucius-do-overpay = Заплатить иначе…
confucius-do-buy-junks = Купить { $junks ->
    [one] { $junks } джонку
    [few] { $junks } джонки
   *[many] { $junks } джонок
}
confucius-do-launch = Отправить в океан { $junks ->
    [one] { $junks } джонку
    [few] { $junks } джонки
   *[many] { $junks } джонок
}
confucius-do-visit = Достичь { $distant-gen }
confucius-do-invade = Вторгнуться в { $land-acc }: секция на { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}{ $reward ->
    [0] {""}
   *[other] {" "}со значком награды
}
confucius-do-buy-gift = Купить { $gift-acc }
confucius-do-give = Преподнести { $gift-acc }, получатель — { $whom }
confucius-do-transfer = Передать влияние в { $ministry }, место { $space }, получатель — { $whom }
confucius-do-petition-1 = Потратить { $gift-acc } на ходатайство
confucius-do-petition-2 = Потратить { $gift-acc } на ходатайство: переместить джонки
confucius-do-petition-3 = Потратить { $gift-acc } на ходатайство: заменить ученика
confucius-do-petition-4 = Потратить { $gift-acc } на ходатайство: поменять чиновников местами
confucius-do-petition-5 = Потратить { $gift-acc } на ходатайство: переместить армию
confucius-do-petition-6 = Потратить { $gift-acc } на ходатайство: заменить маркер влияния
confucius-do-reassign = Переместить джонки из порта в порт: { $who } → { $whom }
confucius-do-replace-student = Заменить ученика на { $student-loc }
confucius-do-swap = Поменять местами: { $ministry }, место { $space }, и { $other }, место { $other-space }
confucius-do-redeploy = Переместить армию ({ $who }) из { $land-gen } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}со значком
}) в { $to-acc } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}со значком
})
confucius-do-replace-influence = { $ministry }, место { $space }: закреплённый маркер, владелец — { $whom }
confucius-do-trade = Вложить в торговлю: { $cards }
confucius-do-play = Разыграть карту «{ $reward }»
confucius-do-take-gift = Взять { $gift-acc }
confucius-do-support = Поддержать ученика на { $student-loc }
confucius-do-contribute = Заплатить за обучение: { $cards }
confucius-do-cancel-gift = Отменить дар
confucius-do-keep-gift = Сохранить дар
confucius-do-place = Поместить кандидата в { $ministry }, место { $space }
confucius-do-yield = Отдать влияние, получатель — { $whom }
confucius-do-keep = Оставить: { $cards }

## О чём спрашивают

confucius-ask-cm = Кого вы назначаете Верховным министром?
confucius-ask-turn = Ваш ход: выберите действие.
confucius-ask-fav = Милость императора: выберите действие, кубики не нужны.
confucius-ask-rew-x = Ещё одно действие: выберите какое, кубики не нужны.
confucius-ask-bribe = Какого чиновника вы подкупаете?
confucius-ask-sec = Какого чиновника вы закрепляете?
confucius-ask-nom = На какое место вы ставите ученика?
confucius-ask-pay = Какими картами вы платите?
confucius-ask-overpay = Какими картами вы платите? Сдача не даётся.
confucius-ask-junk = Сколько джонок вы покупаете?
confucius-ask-voy-n = Сколько джонок вы отправляете в океан?
confucius-ask-voy-land = Какой заморской страны вы достигаете?
confucius-ask-inv = Какую секцию займёт ваша армия?
confucius-ask-buyg = Какой дар вы покупаете?
confucius-ask-give = Какой дар вы преподносите и кому?
confucius-ask-trans = Какое влияние вы передаёте и кому?
confucius-ask-pet = Какой дар вы тратите?
confucius-ask-pet-2 = Ходатайство: чьи джонки перемещаются и к кому?
confucius-ask-pet-3 = Ходатайство: какого ученика вы заменяете?
confucius-ask-pet-4 = Ходатайство: какие чиновники меняются местами?
confucius-ask-pet-5 = Ходатайство: какая армия перемещается и куда?
confucius-ask-pet-6 = Ходатайство: какой маркер заменяется и чьим?
confucius-ask-comm = Какие карты вы вкладываете в торговлю? Взамен возьмёте на одну карту больше, чем на них монет.
confucius-ask-rew = Какую карту вы разыгрываете?
confucius-ask-rew-b = Подкуп: какого чиновника?
confucius-ask-rew-g = Какой дар вы берёте?
confucius-ask-exam-s = Какого ученика вы поддерживаете?
confucius-ask-exam-c = Какие карты вы кладёте рубашкой вверх?
confucius-ask-exam-x = Отменить дар?
confucius-ask-place = Куда вы помещаете кандидата?
confucius-ask-min = Ваше влияние здесь самое слабое. Кому вы его отдаёте?
confucius-ask-discard = Какие четыре карты вы оставляете?

## Почему нельзя

confucius-bar-too-few-coins = Это стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, а у вас { $owned ->
    [0] нет ни одной
   *[other] только { $owned }
}.
confucius-bar-too-few-licences = Это стоит { $cost ->
    [one] { $cost } лицензию
    [few] { $cost } лицензии
   *[many] { $cost } лицензий
}, а у вас { $owned ->
    [0] нет ни одной
   *[other] только { $owned }
}.
confucius-bar-ministry-resolved = Министерство { $ministry } разрешено: там больше ничего не меняется.
confucius-bar-land-resolved = Вторжение в { $land-acc } завершено.
confucius-bar-appoint-another = Назначить нужно кого-нибудь другого.
confucius-bar-must-use-cubes = Пасовать нельзя, пока у вас есть { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}; «Нет действия» тратит один.
confucius-bar-too-few-cubes = { $cubes ->
    [0] У вас не осталось кубиков.
   *[other] Сейчас нужно кубиков: { $needed }, а у вас только { $cubes }.
}
confucius-bar-nobody-to-bribe = Неподкупленных чиновников нет.
confucius-bar-already-bribed = На этого чиновника уже влияет { $who }.
confucius-bar-obliged = У вас { $gift }, даритель — { $donor }: пока влияния в { $ministry } у вас не меньше, чем у дарителя, подкупать там нельзя.
confucius-bar-nothing-to-secure = У вас нет незакреплённых чиновников.
confucius-bar-not-yours = Этот чиновник не ваш.
confucius-bar-already-secured = Этот чиновник уже закреплён.
confucius-bar-no-student-in-round-one = В первом раунде учеников не выдвигают.
confucius-bar-no-force-in-round-one = В первом раунде экзамены не проводят.
confucius-bar-own-student-there = У вас уже есть ученик.
confucius-bar-student-there = Здесь уже стоит ученик: { $who }.
confucius-bar-must-support = У вас { $gift }, даритель — { $donor }: вы обязаны поддержать ученика этого дарителя.
confucius-bar-owes-more = Из двух даров ценнее { $gift }, даритель — { $donor }: вы обязаны поддержать ученика этого дарителя.
confucius-bar-empty-space-first = Кандидат должен занять свободное место в министерстве, указанном на его карточке.
confucius-bar-empty-space-anywhere-first = Пока есть свободное место, кандидат должен занять его.
confucius-bar-empty-space-here-first = Пока в этом министерстве есть свободное место, кандидат, которого помещают сюда, должен занять его.
confucius-bar-open-tile-first = Кандидат должен заменить незакреплённого чиновника, пока такой есть.
confucius-bar-empty-space-elsewhere = Кандидат с указанным министерством не занимает свободных мест в других министерствах.
confucius-bar-candidate-names = На карточке кандидата указано { $ministry }, и место для него там ещё есть.
confucius-bar-tile-secured = Этот чиновник закреплён.
confucius-bar-too-few-junks = { $left ->
    [0] В запасе не осталось джонок.
    [one] В запасе осталась только { $left } джонка.
    [few] В запасе осталось только { $left } джонки.
   *[many] В запасе осталось только { $left } джонок.
}
confucius-bar-too-few-in-shipyard = { $junks ->
    [0] У вас нет джонок в порту.
    [one] У вас в порту только { $junks } джонка.
    [few] У вас в порту только { $junks } джонки.
   *[many] У вас в порту только { $junks } джонок.
}
confucius-bar-no-land-left = Путешествие завершилось бы, а новых заморских стран для вас не осталось.
confucius-bar-already-visited = Вы уже достигли этой страны.
confucius-bar-no-army-in-supply = Все ваши армии уже набраны.
confucius-bar-no-army-in-colonies = У вас нет армий в военных колониях.
confucius-bar-box-taken = Там уже стоит армия.
confucius-bar-no-gift-to-buy = Вы уже купили все свои дары.
confucius-bar-already-bought = Вы уже купили этот дар.
confucius-bar-no-gift-to-give = У вас нет доступных даров; сначала купите дар.
confucius-bar-no-gift-to-yourself = Себе дары не преподносят.
confucius-bar-gift-too-small = У вас { $gift }, даритель — { $donor }: ваш дар не должен быть дешевле.
confucius-bar-gift-downgrade = У этого получателя уже есть ваш дар, { $gift }: новый должен быть ценнее.
confucius-bar-no-influence = У вас нет влияния в неразрешённых министерствах.
confucius-bar-no-gift-from = У вас нет дара от этого игрока: { $donor }.
confucius-bar-already-transferred = Влияние на этого чиновника в этой фазе уже передавали.
confucius-bar-commercial-used = В этом раунде вы уже получили доход от торговли.
confucius-bar-no-cards = Вам нечем платить: карт нет.
confucius-bar-too-much-for-trade = Заплатить можно не больше { $most ->
    [one] { $most } монеты
   *[other] { $most } монет
}, сдача не даётся.
confucius-bar-no-reward-card = У вас нет карт Награды императора.
confucius-bar-no-gift-to-take = У вас не осталось даров, которые можно взять.
confucius-bar-no-army-to-insult-with = Нужна армия в военных колониях.
confucius-bar-nobody-for-bribery = Сейчас этой картой некого подкупить.
confucius-bar-card-names-another = На карте указано другое министерство, и оно ещё не разрешено.
confucius-bar-secured-or-yours = Этот чиновник закреплён или уже ваш.
confucius-bar-basic-game = Ходатайства бывают только в усложнённой игре.
confucius-bar-no-gift-to-spend = Нужен дар ценностью не меньше 2, купленный и не отданный.
confucius-bar-gift-not-available = Этот дар вам недоступен: потратить его нельзя.
confucius-bar-tapestry-cannot-petition = Гобелен — слишком скромный дар для императора.
confucius-bar-petition-2-impossible = Ни в одном порту нет джонок, которые можно переместить.
confucius-bar-petition-3-impossible = Чужих учеников нет.
confucius-bar-petition-4-impossible = У вас нет чиновника, которого можно поменять местами с другим.
confucius-bar-petition-5-impossible = Нет армии, которую можно переместить, или нет свободной секции.
confucius-bar-petition-6-impossible = Незакреплённых маркеров нет.
confucius-bar-too-few-there = { $needed ->
    [1] В этом порту нет джонок.
   *[other] Джонок в этом порту меньше { $needed }.
}
confucius-bar-no-student-there = Там никого нет.
confucius-bar-your-student = Это ваш ученик.
confucius-bar-more-senior = Ранг того чиновника выше, чем у вашего.
confucius-bar-marker-stands = Этот маркер закреплён.
confucius-bar-must-yield-to = У вас { $gift }, даритель — { $donor }: вы обязаны отдать влияние этому дарителю.

## Что произошло

confucius-round-began = Начинается раунд { $round }.
confucius-cubes-counted = { $who } получает { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}.
confucius-chief-appointed = { $who } назначает Верховного министра: { $whom }.
confucius-action-taken = { $who }: { $act }.
confucius-action-by-favour = { $who }, по милости императора: { $act }.
confucius-action-by-card = { $who }, ещё одно действие: { $act }.
confucius-passed = { $who } пасует.
confucius-paid = { $who } платит: { $cards }.
confucius-drew = { $who } { $cards ->
    [0] не берёт карт: их не осталось.
    [one] берёт { $cards } карту.
    [few] берёт { $cards } карты.
   *[many] берёт { $cards } карт.
}
confucius-drew-faces = { $who } берёт: { $cards }.
confucius-reshuffled = Сброс ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}) перемешивается и становится новой колодой.
confucius-bribed = { $who } подкупает чиновника в { $ministry }, место { $space }.
confucius-secured = { $who } закрепляет чиновника в { $ministry }, место { $space }.
confucius-nominated = { $who } выдвигает ученика на { $student-acc }.
confucius-exam-forced = { $who } добивается проведения имперских экзаменов.
confucius-junks-bought = { $who } покупает { $junks ->
    [one] { $junks } джонку
    [few] { $junks } джонки
   *[many] { $junks } джонок
}.
confucius-launched = { $who } отправляет в океан { $junks ->
    [one] { $junks } джонку
    [few] { $junks } джонки
   *[many] { $junks } джонок
}{ $voyages ->
    [0] .
    [one] {" "}и завершает { $voyages } путешествие.
    [few] {" "}и завершает { $voyages } путешествия.
   *[many] {" "}и завершает { $voyages } путешествий.
}
confucius-visited = { $who } достигает { $distant-gen }.
confucius-recruited = { $who } набирает армию.
confucius-invaded = { $who } отправляет армию в { $land-acc }, секция на { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}{ $reward ->
    [0] .
   *[other] {" "}со значком награды.
}
confucius-gift-bought = { $who } теперь может преподнести { $gift-acc }.
confucius-gift-given = { $donor } преподносит { $gift-acc }, получатель — { $recipient }.
confucius-gift-cancelled = Дар отменён: { $gift }, даритель — { $donor }, получатель — { $recipient }.
confucius-transferred = { $who } передаёт влияние в { $ministry }, место { $space }, получатель — { $whom }.
confucius-petitioned = { $who } тратит { $gift-acc } на ходатайство.
confucius-junks-reassigned = { $junks ->
    [one] { $junks } джонка переходит
    [few] { $junks } джонки переходят
   *[many] { $junks } джонок переходят
} из порта в порт: { $who } → { $whom }.
confucius-student-replaced = { $who } заменяет ученика на { $student-loc }.
confucius-swapped = { $who } меняет чиновников местами: { $ministry }, место { $space }, и { $other }, место { $other-space }.
confucius-redeployed = Армия ({ $who }) перемещается из { $land-gen } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}со значком
}) в { $to-acc } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}со значком
}).
confucius-influence-replaced = { $ministry }, место { $space }: теперь там закреплённый маркер, владелец — { $whom }.
confucius-reward-gained = { $who } берёт карту Награды императора.
confucius-reward-taken = { $who } берёт карту награды «{ $reward }».
confucius-reward-played = { $who } разыгрывает карту «{ $reward }».
confucius-taken-over = { $who } переманивает чиновника в { $ministry }, место { $space }; влияние теряет { $whom }.
confucius-scored-minister = { $who } становится министром { $ministry }: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-scored-secretary = { $who } становится секретарём { $ministry }: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-scored-distant = { $who } раньше всех достигает { $distant-gen }: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-scored-land = { $who } завоёвывает { $land-acc }: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-scored-insulted = { $who } мстит за оскорблённого императора: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-scored-chief-minister = { $who } получает титул Верховного министра: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-scored-admiral = { $who } получает титул Адмирала: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-scored-general = { $who } получает титул Генерала: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-wall-built = Великая Стена растёт: теперь в ней { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
   *[many] { $tiles } фишек
}.
confucius-exam-without-students = Имперские экзамены не состоялись: учеников нет.
confucius-exam-uncontested = { $who }: ученик сдаёт экзамены без соперника.
confucius-exam-contested = Экзамены: красное место — { $who }, простое — { $whom }.
confucius-tutored = { $who } платит за обучение ученика на { $student-loc }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} рубашкой вверх.
confucius-tutored-faces = { $who } платит за обучение ученика на { $student-loc }: { $cards }, рубашкой вверх.
confucius-exam-decided = { $who } побеждает на экзаменах; монеты: красное место — { $red }, простое — { $plain }.
confucius-candidate-placed = { $who } помещает кандидата в { $ministry }, место { $space }.
confucius-candidate-removed = { $who } не находит места для кандидата, и тот выбывает из игры.
confucius-candidate-skipped = Кандидат ({ $ministry }) опаздывает и выбывает из игры.
confucius-candidate-revealed = Следующий кандидат: { $ministry }.
confucius-resolution-began = Начинается разрешение министерства { $ministry }.
confucius-influence-yielded = { $who } отдаёт влияние в { $ministry }, получатель — { $whom }.
confucius-resolution-ended = Должности в { $ministry } распределены.
confucius-invasion-succeeded = Вторжение в { $land-acc } удалось.
confucius-invasion-failed = Вторжение в { $land-acc } не удалось.
confucius-official-placed = В { $ministry }, место { $space }, появляется чиновник; стоимость подкупа — { $cost }.
confucius-keep-chosen = { $who } уже знает, какие карты оставить.
confucius-keep-chosen-faces = { $who } оставляет: { $cards }.
confucius-discarded = { $who } сбрасывает: { $cards }.
confucius-end-began = Игра заканчивается; оставшиеся министерства разрешаются сейчас.
confucius-won = { $who } побеждает, набрав { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
confucius-drawn = { $who } делит победу, набрав { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.

## Настройки

confucius-option-admiral-variant = Вариант игры «Адмирал»
confucius-option-admiral-variant-false = нет
confucius-option-admiral-variant-true = при любом равенстве за первое место побеждает Адмирал
confucius-option-advanced-game = Игра
confucius-option-advanced-game-false = обычная
confucius-option-advanced-game-true = усложнённая, с ходатайствами
confucius-option-any-candidate-empty-first = Кандидат в любое министерство
confucius-option-any-candidate-empty-first-false = занимает свободное место в выбранном министерстве
confucius-option-any-candidate-empty-first-true = занимает свободное место, пока такие есть
confucius-option-commercial-overpay = Доход от торговли
confucius-option-commercial-overpay-false = оплачивается точно
confucius-option-commercial-overpay-true = можно переплатить
confucius-option-exam-auto-cancel = Три карты на экзаменах
confucius-option-exam-auto-cancel-false = могут отменить дар
confucius-option-exam-auto-cancel-true = отменяют дар
confucius-option-extra-counts-as-use = Дополнительное действие
confucius-option-extra-counts-as-use-false = не удорожает следующие
confucius-option-extra-counts-as-use-true = считается использованием своего раздела
confucius-option-gift-downgrade = Замена собственного дара
confucius-option-gift-downgrade-false = только на более ценный
confucius-option-gift-downgrade-true = можно и на более дешёвый
confucius-option-payment-mode = Варианты оплаты
confucius-option-payment-mode-minimal = сначала экономные
confucius-option-payment-mode-all = все сразу
confucius-option-petition2-allow-one = Ходатайство о джонках
confucius-option-petition2-allow-one-false = нужны две джонки
confucius-option-petition2-allow-one-true = можно переместить и одну джонку
confucius-option-reward-hand-hidden = Карты награды
confucius-option-reward-hand-hidden-false = лежат открыто
confucius-option-reward-hand-hidden-true = скрыты
confucius-option-temp-counts-for-seniority = Временно отданное влияние при равенстве в конце игры
confucius-option-temp-counts-for-seniority-false = не учитывается
confucius-option-temp-counts-for-seniority-true = учитывается у того, кому отдано
confucius-option-transfer-requires-gift = Влияние передают
confucius-option-transfer-requires-gift-false = кому угодно
confucius-option-transfer-requires-gift-true = только дарителям
confucius-option-voyage-without-target = Когда достигнуты все заморские страны
confucius-option-voyage-without-target-false = джонки больше не отправляют
confucius-option-voyage-without-target-true = джонками ещё можно заполнить океан

## Поле

confucius-length = Около двух часов
confucius-board-round = Раунд { $round } из { $rounds }
confucius-board-over = Игра окончена
confucius-board-wall = Великая Стена
confucius-board-wall-tile = Раунд { $tile }.
confucius-board-invasion-due = Решается исход вторжения в { $land-acc }: армий там { $armies } из { $boxes }.
confucius-board-invasion-over = Вторжение в { $land-acc } завершено.
confucius-board-wall-end = Великая Стена достроена, и игра заканчивается.
confucius-board-built = Построено.
confucius-board-phase-chief-minister = Назначение
confucius-board-phase-actions = Действия
confucius-board-phase-favour = Милость
confucius-board-phase-examination = Экзамены
confucius-board-phase-ministries = Министерства
confucius-board-phase-discard = Сброс
confucius-board-order = Порядок хода
confucius-board-chief-minister = Верховный министр этого раунда
confucius-board-passed = пас
confucius-board-ends = Игра заканчивается, когда построена фишка { $wall } Великой Стены, когда разрешены все три министерства (сейчас { $resolved }) или когда получен последний кандидат (осталось { $candidates }).
confucius-board-minister = Министр
confucius-board-secretary = Секретарь
confucius-board-bingbu = влияние здесь удешевляет армии.
confucius-board-hubu = влияние здесь удешевляет подкуп и закрепление чиновников.
confucius-board-gongbu = влияние здесь удешевляет джонки.
confucius-board-resolved = Разрешено
confucius-board-post = { $ministry }, место { $space }
confucius-board-empty = пусто
confucius-board-official = чиновник
confucius-board-candidate = Кандидат
confucius-board-unbribed = не подкуплен
confucius-board-secured = закреплён, маркер — { $who }
confucius-board-unsecured = подкуплен, но не закреплён, маркер — { $who }
confucius-board-course = Если разрешить сейчас
confucius-board-gives-way = { $who } отдаёт влияние, получатель — { $whom }: обязывает { $gift }.
confucius-board-chooses = Затем { $who } выбирает, кому отдать влияние: { $names }.
confucius-board-officers = Министр — { $who } ({ $vp }), секретарь — { $whom } ({ $less }).
confucius-board-no-influence = Ни у кого здесь нет влияния.
confucius-board-or = или
confucius-board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
confucius-board-licences = { $count ->
    [one] { $count } лицензия
    [few] { $count } лицензии
   *[many] { $count } лицензий
}
confucius-board-from = минимум { $price }
confucius-board-cubes-now = кубиков сейчас { $cubes }
confucius-board-cubes-again = в следующий раз { $cubes }
confucius-board-once = один раз за раунд
confucius-board-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
confucius-board-exam = Экзамены
confucius-board-forced = назначены
confucius-board-none-left = больше нет
confucius-board-below = Под ним: { $count }
confucius-board-red = Красное место ученика, побеждает при равенстве
confucius-board-plain = Простое место ученика
confucius-board-wins-ties = победа при ничьей
confucius-board-second = простое
confucius-board-bound = Дар обязывает поддержать этого ученика: { $names }
confucius-board-tutors = { $who } кладёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} рубашкой вверх
confucius-board-queue = Ещё не поддержали
confucius-board-frontier = Дальние земли
confucius-board-per-army = { $price } за каждую армию
confucius-board-settled = Исход решается с фишкой { $round } Великой Стены или как только заняты все секции{ $left ->
    [0] .
    [1] ; это следующий раунд.
    [one] ; остался { $left } раунд.
    [few] ; осталось { $left } раунда.
   *[many] ; осталось { $left } раундов.
}
confucius-board-success = Вторжение удалось.
confucius-board-failure = Вторжение не удалось.
confucius-board-box = { $land }: секция на { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}{ $reward ->
    [0] {""}
   *[other] {" "}с картой награды
}
confucius-board-army-of = армия — { $who }
confucius-board-missing = Не хватает армий: { $armies }
confucius-board-spoils = { $who } получит { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}, если будут заняты все секции.
confucius-board-colonies = Военные колонии
confucius-board-armies = { $who }: армий в военных колониях { $colonies }, ещё не набрано { $supply }, мстят за императора { $insulted }
confucius-board-sea = Путешествия
confucius-board-supply = Джонок в запасе: { $junks }
confucius-board-junks = { $junks ->
    [one] { $junks } джонка: { $price }
    [few] { $junks } джонки: { $price }
   *[many] { $junks } джонок: { $price }
}
confucius-board-fleet = { $who }: джонок в порту { $shipyard }, в океане { $ocean } из { $voyage }
confucius-board-shipyard = Порт
confucius-board-ocean = Океан
confucius-board-actions = Действия
confucius-board-cubes-note = Сколько кубиков и монет стоит вам действие сейчас
confucius-board-deck = Карт в колоде
confucius-board-discard = Карт в сбросе
confucius-board-reward-deck = Карт награды в колоде
confucius-board-favour = Милость императора
confucius-board-favour-of = когда все спасуют, { $who } выполняет ещё одно действие без кубиков.
confucius-board-rewards = Карты награды
confucius-board-reward-card = Карта награды
confucius-board-pass = Пас
confucius-board-gifts = Дары
confucius-board-bond = Дар: { $gift }, даритель — { $donor }, получатель — { $recipient }.
confucius-board-bond-forbids = Сейчас { $recipient } не может подкупать чиновников в { $ministries }.
confucius-board-bond-supports = На экзаменах { $recipient } может поддержать только ученика дарителя ({ $donor }).
confucius-board-bond-yields = Если разрешить { $ministries } сейчас, { $recipient } отдаст влияние дарителю ({ $donor }).
confucius-board-bond-free = Сейчас этот дар ничего не запрещает.
confucius-board-bond-ends = Дар отменяется, если { $recipient } преподносит дарителю ({ $donor }) дар ценнее { $value }, передаёт ему влияние, платит { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} за обучение его ученика или отдаёт ему влияние при разрешении министерства.
confucius-board-bond-ends-not-by-gift = Даров ценнее { $value } нет. Дар отменяется, если { $recipient } передаёт дарителю ({ $donor }) влияние, платит { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} за обучение его ученика или отдаёт ему влияние при разрешении министерства.
confucius-board-nothing = нет
confucius-board-to-give = Доступные дары
confucius-board-next-cubes = Кубиков в следующем раунде при нынешних дарах: { $cubes }
confucius-board-no-gifts = Сейчас никто никому ничем не обязан.
confucius-board-you-owe = Вы обязаны
confucius-board-owing = Кто кому обязан
confucius-board-owe-you = Вам обязаны
confucius-board-own-gifts = Ваши дары
confucius-board-gift-unavailable = ещё нужно купить
confucius-board-gift-available = можно преподнести
confucius-board-gift-given = получатель — { $whom }
confucius-board-gift-gone = вне игры
confucius-board-cubes = Осталось кубиков { $cubes } из { $allotment }; в следующем раунде при нынешних дарах { $next }
confucius-board-hand = Карты
confucius-board-card = Карта Конфуция
confucius-board-worth = { $coins } или { $licences }
confucius-board-tray = Наборы карт на выбор
confucius-board-due = К оплате:
confucius-board-rest = останется
confucius-board-reward-cash = возьмите четыре карты.
confucius-board-reward-gift = один из ваших даров сразу и бесплатно становится доступным.
confucius-board-reward-extra-action = одно действие без кубиков.
confucius-board-reward-recruit-army = одна армия бесплатно отправляется в военные колонии.
confucius-board-reward-insulted = армия из военных колоний мстит за императора и приносит 2 очка.
confucius-board-reward-bribery = подкупите чиновника бесплатно или за плату переманите чужого, ещё не закреплённого. Дары этому не мешают.
confucius-board-families = Семьи
confucius-board-column-cubes = Кубики
confucius-board-column-cards = Карты на руках
confucius-board-column-rewards = Карты награды на руках
confucius-board-column-chief-minister = Титул Верховного министра: маркеры в министерствах
confucius-board-column-admiral = Титул Адмирала: джонки в путешествиях, по пять за каждую достигнутую страну
confucius-board-column-general = Титул Генерала: армии в игре
confucius-board-column-points = Очки
confucius-board-influence = Влияние в { $ministry }
confucius-board-title-chief-minister = Маркеров: { $count }{ $leads ->
    [0] {""}
   *[other] ; если закончить сейчас — Верховный министр
}
confucius-board-title-admiral = Джонок: { $count }{ $leads ->
    [0] {""}
   *[other] ; если закончить сейчас — Адмирал
}
confucius-board-title-general = Армий: { $count }{ $leads ->
    [0] {""}
   *[other] ; если закончить сейчас — Генерал
}

## За что даются очки

confucius-board-for-ministers = Министры
confucius-board-for-secretaries = Секретари
confucius-board-for-voyages = Заморские страны
confucius-board-for-invasions = Дальние земли
confucius-board-for-insulted = Императора оскорбили!
confucius-board-for-titles = Титулы

## Великие мгновения

confucius-stage-count = Подсчёт даров
confucius-stage-count-lead = Считаются все дары, преподнесённые и полученные: чем их больше, тем больше кубиков.
confucius-stage-chief = Верховный министр
confucius-stage-chief-lead = Верховный министр прошлого раунда назначает другую семью.
confucius-stage-favour-lead = Все спасовали. { $who } выполняет ещё одно действие без кубиков.
confucius-stage-exam = Имперские экзамены
confucius-stage-exam-lead = Каждая семья кладёт карты рубашкой вверх за одного из учеников. Побеждает тот, у кого больше монет; при ничьей — красное место.
confucius-stage-exam-alone = Соперника нет: карты не кладут, кандидат достаётся победителю.
confucius-stage-resolution-lead = Слабейшая семья отдаёт влияние тому, чей дар обязывает её сильнее всего, пока не останутся двое.
confucius-stage-weakest = слабее всех
confucius-stage-invasion-won = Все секции заняты: каждая армия приносит очки своей секции.
confucius-stage-invasion-lost = Заняты не все секции: очков нет. Значки награды всё равно приносят карты.
confucius-stage-voyage = Путешествие завершено
confucius-stage-voyage-lead = Первая семья, достигшая страны, получает её очки. Каждое путешествие приносит карту награды.
confucius-stage-insult-lead = Армия навсегда покидает военные колонии, чтобы отомстить за императора.
confucius-stage-end = Игра заканчивается
confucius-stage-end-lead = Оставшиеся министерства разрешаются, затем раздаются титулы.
confucius-stage-titles = Титулы
confucius-stage-titles-lead = Больше всех маркеров в министерствах, джонок в путешествиях, армий в игре.
confucius-stage-admiral = Адмирал
confucius-stage-general = Генерал
