# «Год Дракона».
# У существительных есть нужные фразам формы: .acc (винительный падеж) и .gen (родительный); у товаров .acc — одна штука, .gen — как после «нет».
# Имя игрока ($who) не склоняется, и род его неизвестен: оно стоит в именительном падеже, глагол — в настоящем времени.

dragon-title = Год Дракона
dragon-blurb = Двенадцать месяцев одного недоброго года. Нанимайте людей, готовьтесь к грядущим бедам и постарайтесь потерять как можно меньше.
dragon-length = Около полутора часов

## Персонажи

noun-craftsman = ремесленник
    .acc = ремесленника
    .gen = ремесленника
noun-court-lady = придворная дама
    .acc = придворную даму
    .gen = придворной дамы
noun-tax-collector = сборщик налогов
    .acc = сборщика налогов
    .gen = сборщика налогов
noun-pyrotechnist = пиротехник
    .acc = пиротехника
    .gen = пиротехника
noun-warrior = воин
    .acc = воина
    .gen = воина
noun-monk = монах
    .acc = монаха
    .gen = монаха
noun-healer = знахарь
    .acc = знахаря
    .gen = знахаря
noun-farmer = фермер
    .acc = фермера
    .gen = фермера
noun-scholar = учёный
    .acc = учёного
    .gen = учёного
noun-young-pyrotechnist = молодой пиротехник
    .acc = молодого пиротехника
    .gen = молодого пиротехника
noun-old-pyrotechnist = старший пиротехник
    .acc = старшего пиротехника
    .gen = старшего пиротехника
noun-young-warrior = молодой воин
    .acc = молодого воина
    .gen = молодого воина
noun-old-warrior = старший воин
    .acc = старшего воина
    .gen = старшего воина
noun-young-monk = молодой монах
    .acc = молодого монаха
    .gen = молодого монаха
noun-old-monk = старший монах
    .acc = старшего монаха
    .gen = старшего монаха
noun-young-healer = молодой знахарь
    .acc = молодого знахаря
    .gen = молодого знахаря
noun-old-healer = старший знахарь
    .acc = старшего знахаря
    .gen = старшего знахаря
noun-young-farmer = молодой фермер
    .acc = молодого фермера
    .gen = молодого фермера
noun-old-farmer = старший фермер
    .acc = старшего фермера
    .gen = старшего фермера
noun-young-scholar = молодой учёный
    .acc = молодого учёного
    .gen = молодого учёного
noun-old-scholar = старший учёный
    .acc = старшего учёного
    .gen = старшего учёного
noun-wild = карта «?»
    .acc = карту «?»
    .gen = карты «?»

## Карты действий

noun-action-taxes = Налоги
noun-action-build = Строительство
noun-action-harvest = Сбор урожая
noun-action-fireworks = Фейерверк
noun-action-parade = Военный парад
noun-action-research = Научная работа
noun-action-privilege = Приобретение привилегий
noun-action-wall = Великая стена

## События

noun-event-peace = Порядок
noun-event-tribute = Дань императору
noun-event-drought = Засуха
noun-event-festival = Праздник Дракона
noun-event-mongols = Вторжение монголов
noun-event-contagion = Эпидемия
noun-super-lanternfest = Праздник фонарей
noun-super-buddha = Будда
noun-super-earthquake = Землетрясение
noun-super-flood = Наводнение
noun-super-solar-eclipse = Солнечное затмение
noun-super-volcanic-eruption = Извержение вулкана
noun-super-tornado = Торнадо
noun-super-sunrise = Восход солнца
noun-super-assassination-attempt = Покушение
noun-super-charter = Жалованная грамота

## Прочее

noun-wall-track = тайл стены с продвижением
    .acc = тайл стены с продвижением на 3 деления
noun-wall-rice = тайл стены с рисом
    .acc = тайл стены с 1 мешком риса
noun-wall-floor = тайл стены с этажом дворца
    .acc = тайл стены с 1 этажом дворца
noun-wall-yuan = тайл стены с юанями
    .acc = тайл стены с 2 юанями
noun-wall-fireworks = тайл стены с фейерверком
    .acc = тайл стены с 1 фейерверком
noun-wall-vp = тайл стены с очками
    .acc = тайл стены с 3 победными очками
noun-privilege-small = маленькая привилегия
    .acc = маленькую привилегию
    .gen = маленькой привилегии
noun-privilege-large = большая привилегия
    .acc = большую привилегию
    .gen = большой привилегии
noun-yuan = юань
    .acc = 1 юань
    .gen = юаней
noun-rice = рис
    .acc = 1 мешок риса
    .gen = риса
noun-fireworks = фейерверк
    .acc = 1 фейерверк
    .gen = фейерверков

## Что можно выбрать

dragon-do-draft = Взять { $person-acc }
dragon-do-place = Поселить во дворце { $palace }
dragon-do-pass = Пропустить ход и пополнить казну до 3 юаней
dragon-do-group = Выбрать группу { $group }
dragon-do-perform = Выполнить действие «{ $card }»
dragon-do-build-on = Надстроить дворец { $palace }
dragon-do-build-new = Заложить новый дворец
dragon-do-buy = Купить { $privilege-acc }
dragon-do-play = Разыграть карту { $person-gen }
dragon-do-play-wild = Разыграть карту «?»
dragon-do-take = Взять { $person-acc }
dragon-do-replace = Заменить { $person-acc } во дворце { $palace }
dragon-do-throw-away = Отказаться от нового персонажа
dragon-do-release = Убрать { $person-acc } из дворца { $palace }
dragon-do-release-all = Убрать всех персонажей
dragon-do-release-each = Убрать по одному персонажу из каждого дворца без риса
dragon-do-lay = Выложить { $tile-acc }
dragon-do-remove-floor = Снять этаж с дворца { $palace }
dragon-do-return = Вернуть { $good-acc }
dragon-do-discard = Сбросить карту { $person-gen }
dragon-do-discard-wild = Сбросить карту «?»
dragon-do-charter = Жалованная грамота: { $person }

## О чём спрашивают

dragon-ask-draft-1 = Выберите первого персонажа.
dragon-ask-draft-2 = Выберите второго персонажа.
dragon-ask-draft-p = В какой дворец вселяется второй персонаж?
dragon-ask-group = Выберите группу карт действий или пропустите ход.
dragon-ask-card = Выберите карту действия.
dragon-ask-build = Куда вы ставите этаж?
dragon-ask-priv = Какую привилегию вы покупаете?
dragon-ask-pcard = Разыграйте карту персонажа.
dragon-ask-tile = Кого вы нанимаете?
dragon-ask-place = В какой дворец вселяется новый персонаж?
dragon-ask-full = Все этажи заняты. Кого заменит новый персонаж?
dragon-ask-release = Кого вы убираете?
dragon-ask-drought = Риса не хватает. Кого вы убираете?
dragon-ask-wall = Какой тайл стены вы выкладываете?
dragon-ask-wall-rel = Стена не устояла. Кого вы убираете?
dragon-ask-se-floor = Землетрясение: какой дворец теряет этаж?
dragon-ask-se-evict = Землетрясение: кто остаётся без этажа?
dragon-ask-se-flood = Наводнение: что вы возвращаете?
dragon-ask-se-discard = Торнадо: какую карту вы сбрасываете?
dragon-ask-se-sunrise = Восход солнца: кого вы берёте?
dragon-ask-se-charter = Жалованная грамота: чей доход вы получаете?

## Почему нельзя

dragon-bar-same-type = Два ваших начальных персонажа должны быть разных типов.
dragon-bar-pair-taken = Такая начальная пара уже есть у другого игрока.
dragon-bar-group-too-dear = Здесь уже есть дракон: группа стоит { $price ->
    [one] { $price } юань
    [few] { $price } юаня
   *[many] { $price } юаней
}, а у вас { $yuan ->
    [0] нет ни одного
   *[other] только { $yuan }
}.
dragon-bar-nothing-to-perform = Вы не сможете выполнить действие «{ $card }».
dragon-bar-privilege-too-dear = Привилегия стоит { $price ->
    [one] { $price } юань
    [few] { $price } юаня
   *[many] { $price } юаней
}, а у вас { $yuan ->
    [0] нет ни одного
   *[other] только { $yuan }
}.
dragon-bar-privilege-out-of-stock = В резерве не осталось ни одной { $privilege-gen }.
dragon-bar-wall-finished = Великая стена уже достроена.
dragon-bar-no-wall-tile-left = Вы уже выложили все свои тайлы стены.
dragon-bar-wall-tile-laid = Вы уже выложили этот тайл стены.
dragon-bar-palace-as-high-as-can-be = Во дворце не может быть больше трёх этажей.
dragon-bar-card-played = Вы уже разыграли эту карту.
dragon-bar-no-tile-left = Таких персонажей не осталось.
dragon-bar-card-hires = Вы разыграли карту { $person-gen }: другого персонажа по ней не нанять.
dragon-bar-palace-full = Все этажи этого дворца заняты.
dragon-bar-room-left = У вас ещё есть свободный этаж: новый персонаж должен вселиться туда.
dragon-bar-palace-hit = В эту засуху дворец уже потерял персонажа.
dragon-bar-palace-not-overfull = В этом дворце места хватает всем.
dragon-bar-nothing-owned = У вас нет { $good-gen }.
dragon-bar-type-taken = В этот восход солнца персонажа такого типа уже взяли.
dragon-bar-only-young = Восход солнца приносит только молодых персонажей.
dragon-bar-nobody-of-type = У вас нет персонажей этого типа.

## Что произошло

dragon-drafted = { $who } выбирает начального персонажа: { $person }.
dragon-housed = { $who }: { $person } вселяется во дворец { $palace }.
dragon-moved = { $who } продвигается на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} вперёд, до деления { $space }.
dragon-month-began = Месяц { $month }: { $event }.
dragon-group-dealt = Группа { $group }: { $cards }.
dragon-passed = { $who } пропускает ход { $yuan ->
    [0] без пополнения казны.
    [one] и получает { $yuan } юань.
    [few] и получает { $yuan } юаня.
   *[many] и получает { $yuan } юаней.
}
dragon-group-chosen = { $who } выбирает группу { $group }{ $price ->
    [0] .
    [one] {" "}и платит { $price } юань.
    [few] {" "}и платит { $price } юаня.
   *[many] {" "}и платит { $price } юаней.
}
dragon-performed = { $who } выполняет действие «{ $card }».
dragon-gained-yuan = { $who } { $amount ->
    [0] не получает юаней.
    [one] получает { $amount } юань.
    [few] получает { $amount } юаня.
   *[many] получает { $amount } юаней.
}
dragon-gained-rice = { $who } { $amount ->
    [0] не получает риса.
    [one] получает { $amount } мешок риса.
    [few] получает { $amount } мешка риса.
   *[many] получает { $amount } мешков риса.
}
dragon-gained-fireworks = { $who } { $amount ->
    [0] не получает фейерверков.
    [one] получает { $amount } фейерверк.
    [few] получает { $amount } фейерверка.
   *[many] получает { $amount } фейерверков.
}
dragon-scored-research = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за научную работу.
dragon-scored-festival = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за Праздник Дракона.
dragon-scored-mongols = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за шлемы.
dragon-scored-wall-tile = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за тайл стены.
dragon-scored-wall = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за тайлы стены.
dragon-scored-lanternfest = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за персонажей.
dragon-scored-buddha = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за монахов.
dragon-scored-charter = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} по жалованной грамоте.
dragon-floors-received = { $who } { $floors ->
    [0] не получает этажей: в резерве их не осталось.
    [one] получает { $floors } этаж.
    [few] получает { $floors } этажа.
   *[many] получает { $floors } этажей.
}
dragon-floor-added = { $who } достраивает дворец { $palace } до { $floors ->
    [one] { $floors } этажа
   *[other] { $floors } этажей
}.
dragon-palace-founded = { $who } закладывает дворец { $palace }.
dragon-bought = { $who } покупает { $privilege-acc } за { $yuan ->
    [one] { $yuan } юань
    [few] { $yuan } юаня
   *[many] { $yuan } юаней
}.
dragon-card-played = { $who } разыгрывает карту { $person-gen }.
dragon-wild-played = { $who } разыгрывает карту «?».
dragon-card-wasted = { $who } тратит карту { $person-gen } впустую: таких персонажей не осталось.
dragon-tile-taken = { $who } нанимает { $person-acc }.
dragon-replaced = { $who } заменяет { $person-acc } во дворце { $palace }.
dragon-thrown-away = { $who } отказывается от { $person-gen }: свободных этажей нет.
dragon-peace-came = Месяц проходит спокойно.
dragon-tribute-came = Император требует дань: по 4 юаня с каждого.
dragon-drought-came = Засуха: каждому заселённому дворцу нужен 1 мешок риса.
dragon-festival-came = Начинается Праздник Дракона.
dragon-mongols-came = Начинается вторжение монголов.
dragon-contagion-came = Вспыхивает эпидемия.
dragon-tribute-paid = { $who } { $yuan ->
    [0] ничего не платит.
    [one] платит { $yuan } юань.
    [few] платит { $yuan } юаня.
   *[many] платит { $yuan } юаней.
}
dragon-rice-paid = { $who } { $rice ->
    [0] не отдаёт риса.
    [one] отдаёт { $rice } мешок риса.
    [few] отдаёт { $rice } мешка риса.
   *[many] отдаёт { $rice } мешков риса.
}
dragon-fireworks-spent = { $who } { $fireworks ->
    [0] не расходует фейерверков.
    [one] расходует { $fireworks } фейерверк.
    [few] расходует { $fireworks } фейерверка.
   *[many] расходует { $fireworks } фейерверков.
}
dragon-must-release = { $who }: нужно убрать { $persons ->
    [one] { $persons } персонажа
   *[other] { $persons } персонажей
}.
dragon-released = { $who } убирает { $person-acc } из дворца { $palace }.
dragon-palace-decayed = { $who }: незаселённый дворец { $palace } разрушается до { $floors ->
    [one] { $floors } этажа
   *[other] { $floors } этажей
}.
dragon-palace-fell = { $who }: незаселённый дворец { $palace } разрушается полностью.
dragon-month-scored = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}: дворцы — { $palaces }, придворные дамы — { $ladies }, привилегии — { $privileges }.
dragon-wall-tile-laid = { $who } выкладывает { $tile-acc }.
dragon-wall-held = Стена из { $tiles ->
    [one] { $tiles } тайла
   *[other] { $tiles } тайлов
} устояла.
dragon-wall-breached = В стене { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
}, а нужно { $needed }: она не устояла.
dragon-super-event-came = Суперсобытие: { $event }.
dragon-floor-lost = { $who } теряет этаж дворца { $palace }{ $floors ->
    [0] , и дворец исчезает.
   *[other] .
}
dragon-good-returned = { $who } возвращает { $good-acc }.
dragon-card-discarded = { $who } сбрасывает карту { $person-gen }.
dragon-wild-discarded = { $who } сбрасывает карту «?».
dragon-markers-reset = Все маркеры игроков возвращаются на деление 0 в том же порядке.
dragon-privileges-lost = { $who } { $privileges ->
    [0] не теряет привилегий.
    [one] теряет { $privileges } привилегию.
    [few] теряет { $privileges } привилегии.
   *[many] теряет { $privileges } привилегий.
}
dragon-scored-persons = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за персонажей при дворе.
dragon-scored-monks = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за монахов и их этажи.
dragon-scored-money = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за деньги и проданные запасы.
dragon-game-ended = { $who } побеждает, набрав { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.

## Настройки

dragon-option-edition = Издание
dragon-option-edition-2007 = первое издание (2007)
dragon-option-edition-2017 = юбилейное издание (2017)
dragon-option-event-row = Ряд событий
dragon-option-event-row-procedure = выкладывается по правилам
dragon-option-event-row-uniform = все допустимые ряды равновероятны
dragon-option-first-seat = Кто первым выбирает персонажей
dragon-option-first-seat-random = по жребию
dragon-option-first-seat-0 = первый игрок
dragon-option-first-seat-1 = второй игрок
dragon-option-first-seat-2 = третий игрок
dragon-option-first-seat-3 = четвёртый игрок
dragon-option-first-seat-4 = пятый игрок
dragon-option-great-wall = Великая Китайская стена
dragon-option-great-wall-off = без дополнения
dragon-option-great-wall-on = с дополнением
dragon-option-large-privilege-cost = Цена большой привилегии
dragon-option-large-privilege-cost-6 = 6 юаней
dragon-option-large-privilege-cost-7 = 7 юаней
dragon-option-super-event = Суперсобытие
dragon-option-super-event-off = нет
dragon-option-super-event-random = по жребию
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
dragon-option-supply-model = Резерв
dragon-option-supply-model-unlimited = не ограничен
dragon-option-supply-model-printed = столько, сколько в коробке

## Поле словами

dragon-board-draft = Выбор начальных персонажей
dragon-board-month = Месяц { $month } из 12: { $event }
dragon-board-over = Год окончен
dragon-board-year = Год
dragon-board-track = Внутренний счётчик
dragon-board-groups = Карты действий
dragon-board-group = Группа { $group }
dragon-board-free = бесплатно
dragon-board-price = { $price ->
    [one] { $price } юань
    [few] { $price } юаня
   *[many] { $price } юаней
}
dragon-board-display = Персонажи для найма
dragon-board-young = молодые
dragon-board-old = старшие
dragon-board-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
dragon-board-palace = Дворец { $palace }
dragon-board-empty-floor = свободный этаж
dragon-board-hand = Карты
dragon-board-wall = Великая стена
dragon-board-unbuilt = Тайлы стены
dragon-board-no-palace = нет дворцов
dragon-board-stock = Осталось в резерве
dragon-board-floors = этажи
dragon-board-phase-action = Действия
dragon-board-phase-person = Наём
dragon-board-phase-event = Событие
dragon-board-order = Порядок хода
dragon-board-space = Деление { $space }
dragon-board-safe = никто не уйдёт
dragon-board-lost = уйдёт персонажей: { $persons }
dragon-board-rank = место { $rank }
dragon-board-ledger = Книга года
dragon-board-ledger-note = Что есть и что нужно, случись событие сейчас. Красным — сколько персонажей уйдёт.
dragon-board-treasury = Казна
dragon-board-pass = Пас
dragon-board-newcomer = Новый при дворе
dragon-board-tile = { $person }: символы { $symbols }, деления { $spaces }, осталось { $left }
dragon-board-ground = Новый дворец
dragon-board-people = { $persons ->
    [one] { $persons } персонаж
    [few] { $persons } персонажа
   *[many] { $persons } персонажей
}
dragon-board-symbols = Символы всех персонажей
dragon-board-owed = Осталось отдать: { $count }
dragon-board-hired = Маркер встанет на деление { $space }, место в порядке хода — { $place }
dragon-board-next-order = Новый порядок хода
dragon-board-held = есть { $held }
dragon-board-needed = нужно { $needed }
dragon-board-super-month = Суперсобытие: месяц { $month }
dragon-board-card = { $card }: { $symbols } на карте плюс символы ваших персонажей
dragon-board-refill = Пас: пополнить казну до { $yuan } юаней
dragon-board-bought = { $privilege }: { $dragons ->
    [one] { $dragons } дракон
    [few] { $dragons } дракона
   *[many] { $dragons } драконов
} за { $price ->
    [one] { $price } юань
    [few] { $price } юаня
   *[many] { $price } юаней
}
dragon-board-lodger = { $person }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[many] { $symbols } символов
}
dragon-board-played = Разыграны
dragon-board-points = Очки: { $vp }. Каждый месяц идут в счёт: дворцы — { $palaces }, веера — { $fans }, драконы — { $dragons }

## За что даются очки

dragon-board-for-palaces = Дворцы
dragon-board-for-ladies = Придворные дамы
dragon-board-for-privileges = Привилегии
dragon-board-for-research = Научная работа
dragon-board-for-festivals = Праздники
dragon-board-for-mongols = Монголы
dragon-board-for-wall = Великая стена
dragon-board-for-super-event = Суперсобытие
dragon-board-for-persons = Персонажи
dragon-board-for-monks = Монахи
dragon-board-for-money = Деньги

dragon-stage-month = Месяц { $month }
dragon-stage-peace-lead = В этом месяце никто ничего не отдаёт.
dragon-stage-tribute-lead = Каждый платит { $yuan ->
    [one] { $yuan } юань
    [few] { $yuan } юаня
   *[many] { $yuan } юаней
}. За каждый недостающий уходит один персонаж.
dragon-stage-drought-lead = Каждому заселённому дворцу нужен 1 мешок риса. Где его нет, уходит один персонаж.
dragon-stage-festival-lead = Больше всех фейерверков — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
}, второй результат — { $second }. Получившие очки тратят половину.
dragon-stage-mongols-lead = Каждый шлем — очко. У кого шлемов меньше всех, тот теряет { $persons ->
    [one] { $persons } персонажа
   *[other] { $persons } персонажей
}.
dragon-stage-contagion-lead = Каждый двор теряет { $persons ->
    [one] { $persons } персонажа
   *[other] { $persons } персонажей
}, за каждую ступку — на одного меньше.
dragon-stage-wall-held-lead = Стена достаточно длинна: каждый тайл в ней — очко тому, кто его выложил.
dragon-stage-wall-breached-lead = Стена слишком коротка: у кого в ней меньше всех тайлов, тот теряет { $persons ->
    [one] { $persons } персонажа
   *[other] { $persons } персонажей
}.
dragon-stage-lanternfest-lead = За каждого персонажа при дворе — { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
dragon-stage-buddha-lead = Монахи приносят очки, как в конце: каждый Будда — столько, сколько этажей в его дворце.
dragon-stage-earthquake-lead = Каждый теряет { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
}. Кому не осталось места, уходит.
dragon-stage-flood-lead = Каждый возвращает половину своих юаней, риса и фейерверков.
dragon-stage-solar-eclipse-lead = Событие этого месяца приходит второй раз.
dragon-stage-volcanic-eruption-lead = Все маркеры персонажей возвращаются на старт; порядок хода прежний.
dragon-stage-tornado-lead = Каждый сбрасывает { $cards ->
    [one] { $cards } карту персонажа
    [few] { $cards } карты персонажей
   *[many] { $cards } карт персонажей
}.
dragon-stage-sunrise-lead = Каждый без карты берёт молодого персонажа, все — разных типов.
dragon-stage-assassination-attempt-lead = Все привилегии потеряны.
dragon-stage-charter-lead = Каждый называет тип персонажа и получает доход всех своих персонажей этого типа.
dragon-stage-wall = Великая стена
dragon-stage-decay = Разрушение
dragon-stage-decay-lead = Каждый дворец без персонажей теряет этаж; без этажей он исчезает.
dragon-stage-points = Очки месяца
dragon-stage-points-lead = Очко за каждый дворец и за каждого дракона придворных дам и привилегий.
dragon-stage-end = Год окончен
dragon-stage-end-lead = Два очка за каждого при дворе, монахи — по этажам, а остальное продаётся.
