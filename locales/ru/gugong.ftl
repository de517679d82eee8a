# «Гугун».
# Карта дара записывается своей ценностью и тем, что она приносит: 3 (2 слуги).
# У существительных есть нужные фразам формы: у областей .gen (родительный падеж), у даров и наград .acc (винительный).
# Имя игрока ($who, $whom) не склоняется, и род его неизвестен: оно стоит в именительном падеже, глагол — в настоящем времени.

gugong-title = Гугун
gugong-blurb = Дары для чиновников Запретного города. Подарите больше, чем уже лежит, и двери откроются. Но успейте во дворец, иначе всё было напрасно.

## Области

noun-area-travel = Путешествия
    .gen = путешествий
noun-area-wall = Великая стена
    .gen = Великой стены
noun-area-jade = Нефрит
    .gen = нефрита
noun-area-intrigue = Интриги
    .gen = интриг
noun-area-palace = Дворец
    .gen = дворца
noun-area-decree = Указы
    .gen = указов
noun-area-canal = Великий канал
    .gen = Великого канала

## Карты даров

noun-present-1 = Ваза с фруктами
    .acc = вазу с фруктами
noun-present-2 = Бумажный веер
    .acc = бумажный веер
noun-present-3 = Камни для вэйци
    .acc = камни для вэйци
noun-present-4 = Ожерелье из самоцветов
    .acc = ожерелье из самоцветов
noun-present-5 = Бонсай
    .acc = бонсай
noun-present-6 = Фарфоровый сосуд
    .acc = фарфоровый сосуд
noun-present-7 = Ваза эпохи Мин
    .acc = вазу эпохи Мин
noun-present-8 = Дуньхуанская пипа
    .acc = дуньхуанскую пипу
noun-present-9 = Золотая статуэтка
    .acc = золотую статуэтку
noun-icon-can = канал
noun-icon-dec = указ
noun-icon-int = интриги
noun-icon-none = без значка
noun-icon-pal = дворец
noun-icon-s1 = 1 слуга
noun-icon-s2 = 2 слуги
noun-icon-swap = обмен карты
noun-icon-wall = стена

## Жетоны путешествий

noun-token-st1 = дары ценнее (особый)
noun-token-st2 = подать (особый)
noun-token-st3 = повтор (особый)
noun-token-tt01 = 1 слуга
noun-token-tt02 = 2 слуги
noun-token-tt03 = шаг просителя
noun-token-tt04 = интриги
noun-token-tt05 = ценный дар за нефрит
noun-token-tt06 = 2 очка
noun-token-tt07 = обмен карты
noun-token-tt08 = возврат карты
noun-token-tt09 = слуга на борт
noun-token-tt10 = слуга на стену
noun-token-tt11 = слуги за нефрит
noun-token-tt12 = двойной жетон

## Указы

noun-decree-d1-1 = 1-1: интриги по утрам
noun-decree-d1-2 = 1-2: слуга на борт по утрам
noun-decree-d1-3 = 1-3: слуга по утрам
noun-decree-d1-4 = 1-4: шаг просителя по утрам
noun-decree-d1-5 = 1-5: обмен карты по утрам
noun-decree-d2-1 = 2-1: путешествия дешевле
noun-decree-d2-2 = 2-2: нефрит дешевле
noun-decree-d2-3 = 2-3: ещё один на стену
noun-decree-d2-4 = 2-4: равный дар без доплаты
noun-decree-d2-5 = 2-5: указы дешевле
noun-decree-d3-1 = 3-1: очки за очки
noun-decree-d3-2 = 3-2: очки в конце
noun-decree-d3-3 = 3-3: очки за нефрит
noun-decree-d3-4 = 3-4: очки за указы
noun-decree-d3-5 = 3-5: очки за награды гаваней

## Награды гаваней

noun-prize-points = очки
    .acc = очки
noun-prize-card = карта
    .acc = карту
noun-prize-pair = пара
    .acc = пару

## Соперник в игре в одиночку

noun-meng = Мэн

## Что можно выбрать

gugong-do-offer = Преподнести { $present-acc }, { $value } ({ $icon })
gugong-do-give-to = Отдать чиновнику { $area-gen }
gugong-do-pay-servants = Вернуть в запас { $cost ->
    [one] { $cost } слугу
   *[other] { $cost } слуг
}
gugong-do-discard = Сбросить ещё одну карту
gugong-do-forgo = Отдать дар и обойтись без действий
gugong-do-discard-card = Сбросить { $present-acc }, { $value } ({ $icon })
gugong-do-travel = Один переход путника
gugong-do-travel-twice = Заплатить за два перехода путника
gugong-do-build = Поставить на стену одного слугу
gugong-do-build-two = Заплатить и поставить на стену до двух слуг
gugong-do-buy-house = Купить нефрит в доме за { $cost }
gugong-do-buy-plaza = Купить нефрит на площади
gugong-do-scheme = Одно деление на шкале интриг
gugong-do-scheme-more = Заплатить за три деления на шкале интриг
gugong-do-advance = Один шаг просителя
gugong-do-advance-more = Заплатить за два шага просителя и деление интриг
gugong-do-enact = Указ { $decree }
gugong-do-ship = Посадить одного слугу, переместить одну джонку
gugong-do-ship-two = Заплатить и посадить до двух слуг
gugong-do-skip = Ничего не делать
gugong-do-pay-without-pair = Заплатить одиночными слугами
gugong-do-pay-with-pair = Заплатить парой
gugong-do-gain = { $pair ->
    [0] { $servants ->
        [0] Не брать слуг
        [one] Взять { $servants } слугу
       *[other] Взять { $servants } слуг
    }
   *[other] { $servants ->
        [0] Взять пару
        [one] Взять пару и { $servants } слугу
       *[other] Взять пару и { $servants } слуг
    }
}
gugong-do-move = Отправиться в { $city }
gugong-do-exchange-servant = Обменять жетоны ценностью { $worth } на слугу
gugong-do-exchange-points = Обменять жетоны ценностью { $worth } на очки
gugong-do-exchange-jade = Обменять жетоны ценностью { $worth } на нефрит
gugong-do-use-token = Использовать жетон: { $token }
gugong-do-give-from-hand = Отдать с руки { $present-acc }, { $value } ({ $icon })
gugong-do-give-from-discard = Отдать из сброса { $present-acc }, { $value } ({ $icon })
gugong-do-take-from = Взять карту у чиновника { $area-gen }
gugong-do-recover = Вернуть на руку { $present-acc }, { $value } ({ $icon })
gugong-do-place = { $pair ->
    [0] { $servants ->
        [one] Поставить { $servants } слугу
       *[other] Поставить { $servants } слуг
    }
   *[other] { $servants ->
        [0] Поставить пару
        [one] Поставить пару и { $servants } слугу
       *[other] Поставить пару и { $servants } слуг
    }
}
gugong-do-step-back-servant = Назад на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} за слугу
gugong-do-step-back-servants = Назад на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} за двух слуг
gugong-do-step-back-die = Назад на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}, чтобы повернуть кубик
gugong-do-step-back-jade = Назад на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} за нефрит
gugong-do-turn-die = Кубик { $die }: выставить { $face }
gugong-do-load = { $pair ->
    [0] Посадить слугу на джонку в гавани { $harbour }
   *[other] Посадить пару на джонку в гавани { $harbour }
}
gugong-do-launch = { $pair ->
    [0] Новая джонка со слугой в гавани { $harbour }
   *[other] Новая джонка с парой в гавани { $harbour }
}
gugong-do-sail = Отправить джонку из гавани { $harbour }
gugong-do-claim = Получить { $prize-acc }
gugong-do-use-decree = Применить указ { $decree }
gugong-do-finish = Готово
gugong-do-use-special = { $pair ->
    [0] Использовать со слугой: { $token }
   *[other] Использовать с парой: { $token }
}
gugong-do-use-special-at = { $pair ->
    [0] Использовать со слугой у чиновника { $area-gen }: { $token }
   *[other] Использовать с парой у чиновника { $area-gen }: { $token }
}
gugong-do-spend-doubles = { $count ->
    [0] Потратить только одиночные жетоны
    [one] Потратить { $count } двойной жетон
    [few] Потратить { $count } двойных жетона
   *[many] Потратить { $count } двойных жетонов
}

## О чём спрашивают

gugong-ask-offer-card = Ваш ход: какой дар вы преподносите?
gugong-ask-offer-area = Какому чиновнику?
gugong-ask-offer-pay = Ваш дар слишком скромен, чтобы открыть дверь. Чем вы его дополните?
gugong-ask-offer-discard = Какую ещё карту вы сбрасываете?
gugong-ask-card-act = Действие карты: как вы его выполняете?
gugong-ask-area-act = Действие области: как вы его выполняете?
gugong-ask-copy = Можно сделать то же самое. Как именно?
gugong-ask-pay-pieces = Чем вы платите?
gugong-ask-gain = Сколько слуг вы берёте?
gugong-ask-travel-dest = Куда отправляется ваш путник?
gugong-ask-forced-exch = Ячейки заполнены: какой обмен вы совершаете?
gugong-ask-token-bonus = Использовать жетон?
gugong-ask-swap-own = Какую свою карту вы меняете?
gugong-ask-swap-board = На какую карту?
gugong-ask-tt05-card = Какой ценный дар вы сбрасываете за нефрит?
gugong-ask-tt08-card = Какую карту вы возвращаете на руку?
gugong-ask-wall-pieces = Кого вы ставите на стену?
gugong-ask-wall-extra = Поставить ещё одного из запаса?
gugong-ask-intrigue-bonus = Стена достроена: какой бонус интриг вы берёте?
gugong-ask-die = Какой кубик вы поворачиваете и на какую грань?
gugong-ask-canal-place = Кого и на какую джонку вы сажаете?
gugong-ask-canal-move = Какую джонку вы перемещаете?
gugong-ask-claim = Ваша джонка полна: какую награду вы получаете?
gugong-ask-morning-decree = Какой указ вы применяете этим утром?
gugong-ask-special-use = Использовать сегодня особый жетон?
gugong-ask-exch-window = Обменять жетоны?
gugong-ask-exchange-set = Сколько двойных жетонов вы тратите?

## Почему нельзя

gugong-bar-too-few-servants = Это стоит { $cost ->
    [one] { $cost } слугу
   *[other] { $cost } слуг
}, а у вас наготове { $owned ->
    [0] никого нет
   *[other] только { $owned }
}.
gugong-bar-no-servant = У вас нет слуг наготове.
gugong-bar-supply-empty = Ваш запас пуст.
gugong-bar-no-other-card = Других карт на руке у вас нет.
gugong-bar-no-token = В городах не осталось жетонов.
gugong-bar-only-one-token = В городах остался только один жетон: второй переход невозможен.
gugong-bar-tokens-between = Все пути в { $city } ведут через города с жетонами.
gugong-bar-tokens-too-few = Нужны жетоны ценностью { $needed }, а ценность ваших — { $worth }.
gugong-bar-no-supply-for-tokens = Ваш запас пуст: обменять жетоны на слугу нельзя.
gugong-bar-too-few-pieces = Нужно фигурок наготове: { $needed }, одной вы платите, другую ставите; у вас { $owned ->
    [0] нет ни одной
   *[other] только { $owned }
}.
gugong-bar-at-the-end = Ваша фишка уже на последнем делении шкалы интриг.
gugong-bar-not-far-enough = Пришлось бы отступить на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}, а ваша фишка на делении { $space }.
gugong-bar-nothing-to-gain = Ваш запас пуст: взять некого.
gugong-bar-own-servant-there = Ваш слуга уже стоит на этом указе.
gugong-bar-decree-too-dear = Указ «{ $decree }» требует от вас { $cost ->
    [one] { $cost } слугу
   *[other] { $cost } слуг
}{ $opponents ->
    [0] {""}
    [1] , одного из них из-за другого игрока
   *[other] , { $opponents } из них из-за других игроков
}; у вас наготове { $owned ->
    [0] никого нет
   *[other] только { $owned }
}.
gugong-bar-no-regular-for-decree = На указ «{ $decree }» нужно поставить одиночного слугу: пару нельзя.
gugong-bar-nothing-to-ship = Вы не можете ни посадить слугу, ни переместить джонку.
gugong-bar-nothing-fits = После оплаты ни для одной вашей фигурки не нашлось бы места на джонке.
gugong-bar-no-room-anywhere = Ни для одной вашей фигурки не нашлось бы места на джонке.
gugong-bar-no-room = На джонке уже { $load ->
    [one] { $load } слуга
    [few] { $load } слуги
   *[many] { $load } слуг
}; места не хватает.
gugong-bar-no-free-harbour = На этом маршруте нет свободных гаваней.
gugong-bar-no-junk-left = Все ваши джонки уже на канале.
gugong-bar-no-harbour-ahead = Впереди нет свободных гаваней.
gugong-bar-cell-taken = У вас нет свободной ячейки для этой награды: { $prize }.
gugong-bar-deck-empty = Колода пуста.
gugong-bar-other-reward = Гавань { $harbour } этого не даёт.
gugong-bar-no-swap = Менять нечего.
gugong-bar-value-too-low = { $present }, { $value } ({ $icon }): слишком скромно, нужно не меньше { $least }.
gugong-bar-same-kind = У чиновника { $area-gen } точно такая же карта.

## Что произошло

gugong-morning-began = Утро дня { $round }.
gugong-first-player = Первый игрок теперь — { $who }.
gugong-tokens-reshuffled = { $tokens ->
    [1] Единственный обменянный жетон становится новым запасом.
    [one] { $tokens } обменянный жетон перемешивается и становится новым запасом.
    [few] { $tokens } обменянных жетона перемешиваются и становятся новым запасом.
   *[many] { $tokens } обменянных жетонов перемешиваются и становятся новым запасом.
}
gugong-cities-filled = { $tokens ->
    [0] Новых жетонов в городах нет.
    [one] В города ложится { $tokens } жетон.
    [few] В города ложатся { $tokens } жетона.
   *[many] В города ложатся { $tokens } жетонов.
}
gugong-dice-rolled = Кубики судьбы показывают { $one }, { $two } и { $three }.
gugong-day-began = Начинается день { $round }.
gugong-offered = { $who } преподносит { $present-acc }, { $value } ({ $icon }), чиновнику { $area-gen }.
gugong-paid = { $pair ->
    [0] { $servants ->
        [one] { $who } возвращает в запас { $servants } слугу.
       *[other] { $who } возвращает в запас { $servants } слуг.
    }
   *[other] { $servants ->
        [0] { $who } возвращает в запас пару.
        [one] { $who } возвращает в запас пару и { $servants } слугу.
       *[other] { $who } возвращает в запас пару и { $servants } слуг.
    }
}
gugong-card-discarded = { $who } сбрасывает ещё одну карту.
gugong-card-discarded-face = { $who } сбрасывает { $present-acc }, { $value } ({ $icon }).
gugong-forwent = { $who } обходится без действий.
gugong-exchanged = { $who } отдаёт { $present-acc }, { $value } ({ $icon }), чиновнику { $area-gen } и получает { $received-acc }, { $received-value } ({ $received-icon }).
gugong-performed = { $who }: { $area }.
gugong-copied = { $who } делает то же самое: { $area }.
gugong-gained = { $pair ->
    [0] { $servants ->
        [0] { $who } не берёт слуг.
        [one] { $who } берёт { $servants } слугу.
       *[other] { $who } берёт { $servants } слуг.
    }
   *[other] { $servants ->
        [0] { $who } берёт пару.
        [one] { $who } берёт пару и { $servants } слугу.
       *[other] { $who } берёт пару и { $servants } слуг.
    }
}
gugong-moved = { $who } приезжает в { $city } и находит жетон: { $token }.
gugong-tokens-exchanged-servant = { $who } обменивает жетоны ценностью { $worth } на слугу.
gugong-tokens-exchanged-points = { $who } обменивает жетоны ценностью { $worth } на очки.
gugong-tokens-exchanged-jade = { $who } обменивает жетоны ценностью { $worth } на нефрит.
gugong-card-spent = { $who } сбрасывает { $present-acc }, { $value } ({ $icon }), за нефрит.
gugong-card-recovered = { $who } возвращает карту на руку.
gugong-card-recovered-face = { $who } возвращает на руку { $present-acc }, { $value } ({ $icon }).
gugong-card-swapped-hand = { $who } меняет { $present-acc }, { $value } ({ $icon }), на { $received-acc }, { $received-value } ({ $received-icon }), у чиновника { $area-gen }.
gugong-card-swapped-discard = { $who } меняет из сброса { $present-acc }, { $value } ({ $icon }), на { $received-acc }, { $received-value } ({ $received-icon }), у чиновника { $area-gen }.
gugong-schemed = { $who } достигает деления { $space } на шкале интриг.
gugong-stepped-back = { $who } отступает на деление { $space } шкалы интриг.
gugong-next-first = Завтра первый игрок — { $who }.
gugong-advanced = { $who }: проситель поднимается на ступень { $space }.
gugong-arrived = { $who }: проситель входит во дворец, в конце это { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
gugong-jade-taken = { $who } берёт нефрит, всего теперь { $jade }.
gugong-enacted = { $who } ставит слугу на указ «{ $decree }».
gugong-decree-used = { $who } применяет указ «{ $decree }».
gugong-built = { $pair ->
    [0] { $servants ->
        [one] { $who } ставит на стену { $servants } слугу.
       *[other] { $who } ставит на стену { $servants } слуг.
    }
   *[other] { $servants ->
        [0] { $who } ставит на стену пару.
        [one] { $who } ставит на стену пару и { $servants } слугу.
       *[other] { $who } ставит на стену пару и { $servants } слуг.
    }
}
gugong-built-from-supply = { $pair ->
    [0] { $servants ->
        [one] { $who } ставит на стену { $servants } слугу из запаса.
       *[other] { $who } ставит на стену { $servants } слуг из запаса.
    }
   *[other] { $servants ->
        [0] { $who } ставит на стену пару из запаса.
        [one] { $who } ставит на стену пару и { $servants } слугу из запаса.
       *[other] { $who } ставит на стену пару и { $servants } слуг из запаса.
    }
}
gugong-wall-completed = Стена достроена: на ней { $servants ->
    [one] { $servants } слуга
    [few] { $servants } слуги
   *[many] { $servants } слуг
}.
gugong-wall-won = Главный строитель — { $who }, слуг на стене: { $servants }.
gugong-die-turned = { $who } поворачивает кубик { $die }, теперь на нём { $face }.
gugong-loaded = { $pair ->
    [0] { $who } сажает { $servants ->
        [1] слугу
        [one] { $servants } слугу
       *[other] { $servants } слуг
    } на джонку в гавани { $harbour }.
   *[other] { $who } сажает пару на джонку в гавани { $harbour }.
}
gugong-launched = { $pair ->
    [0] { $who } спускает на воду джонку { $servants ->
        [1] со слугой
        [one] с { $servants } слугой
       *[other] с { $servants } слугами
    } в гавани { $harbour }.
   *[other] { $who } спускает на воду джонку с парой в гавани { $harbour }.
}
gugong-sailed = { $who }: джонка плывёт из гавани { $from } в гавань { $to }.
gugong-sank = { $who }: джонка тонет за гаванью { $harbour }.
gugong-claimed = { $who } получает { $prize-acc } в гавани { $harbour }.
gugong-drew = { $who } берёт карту.
gugong-drew-face = { $who } берёт { $present-acc }, { $value } ({ $icon }).
gugong-special-used = { $who } выкладывает особый жетон: { $token }.
gugong-special-used-at = { $who } выкладывает особый жетон у чиновника { $area-gen }: { $token }.
gugong-special-retired = { $who } убирает особый жетон в ячейку: { $token }.
gugong-levied = { $who } берёт очко подати ({ $area }), платит { $whom }.
gugong-scored-decree = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за указ «{ $decree }».
gugong-scored-wall = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за стену.
gugong-scored-destiny = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} от судьбы.
gugong-scored-harbour = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} в гавани.
gugong-scored-token = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за жетон.
gugong-scored-exchange = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за обмен жетонов.
gugong-scored-step = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за шаг во дворце.
gugong-scored-levy = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} подати.
gugong-scored-instead = { $who } получает вместо этого { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}.
gugong-scored-arrival = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за место во дворце.
gugong-scored-jade = { $who } получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за нефрит.
gugong-scored-final-decree = { $who } получает в конце { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} за указ «{ $decree }».
gugong-night-began = Ночь дня { $round }.
gugong-shown = { $who } показывает { $present-acc }, { $value } ({ $icon }).
gugong-matched = { $who }: { $matches ->
    [0] совпадений нет
    [one] { $matches } совпадение
    [few] { $matches } совпадения
   *[many] { $matches } совпадений
}.
gugong-most-matches = Этой ночью судьба выбирает: { $who }.
gugong-no-matches = Этой ночью судьба не выбирает никого.
gugong-end-began = Последняя ночь позади. Итоговый подсчёт.
gugong-left-out = { $who }: проситель остаётся на ступени { $space }, ворота закрыты, и ничего не засчитывается.
gugong-won = { $who } побеждает, набрав { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
gugong-nobody-won = Ни один проситель не попадает во дворец: никто не побеждает.
gugong-meng-revealed = Мэн открывает карту { $automa }: { $area }.
gugong-meng-revealed-special = Мэн открывает карту { $automa }, особую: его любимая область — { $area }, и оба действия в полную силу.
gugong-meng-idle = { $area }: Мэн ничего не может сделать.
gugong-dusk-began = Сумерки.
gugong-meng-dusk = Сумерки, карта { $automa }.
gugong-meng-skipped = Карта { $automa }: Мэн не может и пропускает.
gugong-meng-spared = Мэн не может использовать жетон: { $token }.
gugong-meng-buried = { $cards ->
    [1] Карта уходит в стопку Мэна.
    [one] { $cards } карта уходит в стопку Мэна.
    [few] { $cards } карты уходят в стопку Мэна.
   *[many] { $cards } карт уходят в стопку Мэна.
}
gugong-meng-shed = Мэн не глядя сбрасывает свой следующий дар.

## О чём договариваются до игры

gugong-option-expert-setup = Подготовка для знатоков
gugong-option-expert-setup-off = у чиновников карты начального набора
gugong-option-expert-setup-on = у чиновников карты из всей колоды
gugong-option-solo-difficulty = Сила Мэна (игра в одиночку)
gugong-option-solo-difficulty-low = небольшая
gugong-option-solo-difficulty-medium = средняя
gugong-option-solo-difficulty-high = большая
gugong-option-solo-focus = Любимая область Мэна (игра в одиночку)
gugong-option-solo-focus-random = случайная
gugong-option-solo-focus-travel = Путешествия
gugong-option-solo-focus-wall = Великая стена
gugong-option-solo-focus-jade = Нефрит
gugong-option-solo-focus-intrigue = Интриги
gugong-option-solo-focus-palace = Дворец
gugong-option-solo-focus-decree = Указы
gugong-option-solo-focus-canal = Великий канал
gugong-option-solo-sets = Начальные наборы карт (игра в одиночку)
gugong-option-solo-sets-p1-p2 = первый и второй
gugong-option-solo-sets-p2-p3 = второй и третий
gugong-option-solo-sets-p4-p5 = четвёртый и пятый
gugong-option-special-tokens = Особые жетоны путешествий
gugong-option-special-tokens-off = остаются в коробке
gugong-option-special-tokens-on = замешаны к остальным
gugong-option-tables = Компоненты игры
gugong-option-tables-built-in = как в этой программе
gugong-option-token-counts = Жетоны путешествий
gugong-option-token-counts-a = 32
gugong-option-token-counts-b = 26

## Поле

gugong-length = Около двух часов
gugong-board-day = День { $round } из { $rounds }
gugong-board-over = Игра окончена
gugong-board-morning = Утро
gugong-board-daytime = День
gugong-board-dusk = Сумерки
gugong-board-night = Ночь
gugong-board-order = Порядок хода
gugong-board-first = первый игрок
gugong-board-next-first = первый игрок завтра
gugong-board-medal = Кто раньше всех продвинется здесь на одно деление, завтра будет первым игроком
gugong-board-no-cards = на сегодня карт нет
gugong-board-dice = Судьба
gugong-board-die = Кубик { $die } показывает { $face }. Его грани
gugong-board-card = { $present }, { $value } ({ $icon })
gugong-board-official = Чиновник { $area-gen }
gugong-board-servants = { $count ->
    [one] { $count } слуга
    [few] { $count } слуги
   *[many] { $count } слуг
}
gugong-board-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
gugong-board-map = Карта путешествий
gugong-board-pile = Жетонов в запасе: { $tokens }. В сбросе: { $discarded }
gugong-board-no-token = нет жетона
gugong-board-traveller = Путник — { $who }
gugong-board-token-tt01 = возьмите 1 слугу
gugong-board-token-tt02 = возьмите 2 слуг
gugong-board-token-tt03 = 1 шаг просителя
gugong-board-token-tt04 = 1 деление интриг
gugong-board-token-tt05 = сбросьте карту ценностью от 7 и возьмите нефрит
gugong-board-token-tt06 = 2 очка
gugong-board-token-tt07 = обменяйте карту у любого чиновника, ценность не важна
gugong-board-token-tt08 = верните на руку карту из своего сброса
gugong-board-token-tt09 = слуга из запаса садится на джонку
gugong-board-token-tt10 = слуга из запаса идёт на стену
gugong-board-token-tt11 = верните в запас 3 слуг и возьмите нефрит
gugong-board-token-tt12 = при обмене считается за два жетона
gugong-board-token-st1 = сегодня ваши дары ценнее на 1
gugong-board-token-st2 = сегодня каждый соперник платит вам очко за действие выбранной области
gugong-board-token-st3 = сегодня вы можете повторять за каждым соперником действие выбранной области
gugong-board-wall = Слуг на стене: { $servants } из { $needed }
gugong-board-wall-award = Больше всех слуг на достроенной стене: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} и { $steps ->
    [one] { $steps } шаг просителя
    [few] { $steps } шага просителя
   *[many] { $steps } шагов просителя
}
gugong-board-wall-missing = { $count ->
    [0] Стена достроена.
    [one] Не хватает { $count } слуги.
   *[other] Не хватает { $count } слуг.
}
gugong-board-wall-empty = Пока никто не строил.
gugong-board-wall-leads = Впереди { $who }, слуг: { $count }.
gugong-board-wall-tied = Поровну: { $names }. Решает шкала интриг.
gugong-board-wall-bonuses = Бонусы интриг по порядку: { $names }.
gugong-board-houses = Дома с нефритом
gugong-board-house-empty = Пустой дом
gugong-board-jade-scale = Очки за нефрит в конце: { $points }, за каждый следующий ещё { $more }
gugong-board-stairs = Лестница во дворец Небесной Чистоты
gugong-board-step = Ступень { $space }, шагов до дворца: { $left }
gugong-board-arrival = Место во дворце: { $vp ->
    [one] { $vp } очко в конце
    [few] { $vp } очка в конце
   *[many] { $vp } очков в конце
}
gugong-board-track = Шкала интриг
gugong-board-bonuses = Бонусы, когда стена достроена
gugong-board-decree-note = цена + 1 остаётся
gugong-board-decree-vp = Сразу { $vp ->
    [one] { $vp } очко.
    [few] { $vp } очка.
   *[many] { $vp } очков.
}
gugong-board-decree-price = Цена для вас: { $price }, и ещё один остаётся на указе.
gugong-board-decree-points = Сейчас он принёс бы вам { $vp ->
    [one] { $vp } очко.
    [few] { $vp } очка.
   *[many] { $vp } очков.
}
gugong-board-decree-held = Слуги игроков: { $names }.
gugong-board-decree-d1-1 = Каждое утро вы можете продвинуть фишку на два деления шкалы интриг.
gugong-board-decree-d1-2 = Каждое утро вы можете посадить слугу из запаса на свою джонку.
gugong-board-decree-d1-3 = Каждое утро вы можете взять слугу.
gugong-board-decree-d1-4 = Каждое утро ваш проситель делает шаг, а если он уже во дворце, вы получаете очко.
gugong-board-decree-d1-5 = Каждое утро вы можете обменять карту с руки у любого чиновника, ценность не важна.
gugong-board-decree-d2-1 = Два перехода путника стоят вам на одного слугу меньше.
gugong-board-decree-d2-2 = Нефрит стоит вам на одного слугу меньше.
gugong-board-decree-d2-3 = Когда вы строите стену, можно поставить ещё одного слугу из запаса.
gugong-board-decree-d2-4 = Дар равной ценности тоже открывает дверь.
gugong-board-decree-d2-5 = Указы стоят вам на одного слугу меньше.
gugong-board-decree-d3-1 = В конце очко за каждые три ваших очка, не больше десяти.
gugong-board-decree-d3-2 = Восемь очков в конце.
gugong-board-decree-d3-3 = В конце два очка за каждый ваш нефрит, не больше десяти.
gugong-board-decree-d3-4 = В конце два очка за каждого вашего слугу на указах.
gugong-board-decree-d3-5 = В конце два очка за каждую вашу награду гавани.
gugong-board-caption-d1-1 = интриги по утрам
gugong-board-caption-d1-2 = на борт по утрам
gugong-board-caption-d1-3 = слуга по утрам
gugong-board-caption-d1-4 = шаг просителя по утрам
gugong-board-caption-d1-5 = обмен по утрам
gugong-board-caption-d2-1 = путь дешевле
gugong-board-caption-d2-2 = нефрит дешевле
gugong-board-caption-d2-3 = ещё один на стену
gugong-board-caption-d2-4 = равный дар без доплаты
gugong-board-caption-d2-5 = указы дешевле
gugong-board-caption-d3-1 = очки за очки
gugong-board-caption-d3-2 = очки в конце
gugong-board-caption-d3-3 = очки за нефрит
gugong-board-caption-d3-4 = очки за указы
gugong-board-caption-d3-5 = очки за гавани
gugong-board-deck = Карт в колоде: { $cards }
gugong-board-harbour = Гавань { $harbour }
gugong-board-no-reward = без награды
gugong-board-junk = джонка — { $who }, слуг { $load } из { $hold }
gugong-board-hand = Рука
gugong-board-discard = Сброс
gugong-board-terms-free = бесплатно
gugong-board-terms-both = { $cost ->
    [one] { $cost } слуга
    [few] { $cost } слуги
   *[many] { $cost } слуг
} или ещё карта
gugong-board-terms-servants = { $cost ->
    [one] { $cost } слуга
    [few] { $cost } слуги
   *[many] { $cost } слуг
}
gugong-board-terms-card = ещё карта
gugong-board-terms-swap = только обмен, без действий
gugong-board-for = взамен { $value } ({ $icon })
gugong-board-tomorrow = Завтра
gugong-board-matches = Совпадений с кубиками сейчас: { $matches }
gugong-board-audience = Шагов до дворца: { $steps }. Осталось ходов: { $turns }, ночей: { $nights }.
gugong-board-audience-open = Шага за ход достаточно.
gugong-board-audience-tight = Шага за ход уже мало: поспешите.
gugong-board-audience-impossible = До дворца уже не дойти: ничего не будет засчитано.
gugong-board-audience-done = Проситель во дворце.
gugong-board-pool = Слуг наготове { $pool }, в запасе { $supply }; пара: { $pair }
gugong-board-pair-locked = заперта
gugong-board-pair-pool = наготове
gugong-board-pair-supply = в запасе
gugong-board-pair-wall = на стене
gugong-board-pair-junk = на джонке
gugong-board-pair-special = с особым жетоном
gugong-board-pair-focus = отмечает любимую область
gugong-board-tokens = Жетонов { $tokens } из { $slots }, ценность { $worth }
gugong-board-cells = занято { $taken } из { $all }
gugong-board-junks = Джонок возле планшета: { $junks }
gugong-board-jade = Нефрит { $jade }: { $vp ->
    [one] { $vp } очко в конце
    [few] { $vp } очка в конце
   *[many] { $vp } очков в конце
}
gugong-board-tray = Ответы
gugong-board-forgo = Только обмен, без действий
gugong-board-use = Использовать
gugong-board-doubles = Двойных жетонов: { $count }
gugong-board-players = Игроки
gugong-board-column-pool = Слуги наготове и в запасе
gugong-board-column-hand = Рука, насколько она известна всем
gugong-board-column-tomorrow = Завтра, насколько это известно всем
gugong-board-column-tokens = Ценность жетонов
gugong-board-column-cells = Награды гаваней
gugong-board-column-jade = Нефрит
gugong-board-column-envoy = Шаги до дворца
gugong-board-column-points = Очки
gugong-board-meng-focus = Его любимая область
gugong-board-meng-pile = Сегодня он отдаст ещё даров: { $cards }
gugong-board-meng-next = Следующий город его путника: { $city }
gugong-board-meng-played = Сыграно
gugong-board-meng-deck = Впереди
gugong-board-meng-special = особая карта: любимая область в полную силу
gugong-board-dusk-travel = В сумерках он платит и путешествует.
gugong-board-dusk-free-travel = В сумерках он путешествует.
gugong-board-dusk-wall = В сумерках он платит одним слугой, а другого ставит на стену.
gugong-board-dusk-intrigue = В сумерках он платит одним слугой за два деления интриг.
gugong-board-dusk-palace = В сумерках он платит двумя слугами за шаг и деление интриг.
gugong-board-dusk-canal = В сумерках он платит одним слугой, а другого сажает на джонку.

## Очки

gugong-board-for-wall = Великая стена
gugong-board-for-destiny = Судьба
gugong-board-for-decrees = Указы
gugong-board-for-harbours = Гавани
gugong-board-for-travel = Путешествия
gugong-board-for-palace = Дворец
gugong-board-for-levies = Подати
gugong-board-for-final = Указы в конце
gugong-board-for-jade = Нефрит
gugong-board-for-out = Не во дворце

## Великие минуты

gugong-stage-morning-lead = Новые жетоны, новый бросок кубиков, утренние указы; затем все берут слуг.
gugong-stage-meng-lead = Карта называет чиновника. Мэн обменивается с ним дарами, потом действие дара и действие области.
gugong-stage-meng-special-lead = Особая карта: действие дара и действие области, оба в полную силу.
gugong-stage-meng-gift = Действие дара
gugong-stage-meng-area = Действие области
gugong-stage-dusk-lead = То, что внизу на картах Мэна, в том порядке, в каком он их сыграл.
gugong-stage-wall-lead = Очки получает главный строитель. Затем каждый строитель может отступить на треке интриг ради бонуса.
gugong-stage-junk = Полная джонка
gugong-stage-junk-lead = Джонка возвращается. Один слуга остаётся у награды, остальные идут в запас.
gugong-stage-audience = Аудиенция
gugong-stage-audience-lead = Чем раньше придёт проситель, тем больше очков в конце.
gugong-stage-night-lead = Слуга за каждую карту с числом на кубике. Больше всех совпадений: очки и шаг просителя.
gugong-stage-voyage-lead = Каждая джонка плывёт в следующую гавань. За последней гаванью она тонет.
gugong-stage-end = Итоговый подсчёт
gugong-stage-end-lead = Ещё раз стена; затем указы, место во дворце и нефрит. Кто не во дворце, не получает ничего.
