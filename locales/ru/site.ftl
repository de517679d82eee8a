# Слова, общие для всех игр.

site-player = Игрок { $number }
site-label = { $label }: { $value }
site-list-separator = {", "}

## Партия в терминале

site-welcome = Добро пожаловать в игру «{ $game }». Вы — { $who }.
site-seed-hint = Зерно случайности этой партии: { $text }.
site-your-offers = Ваши варианты
site-prompt = Номер или: ? почему нельзя · undo · save ФАЙЛ · help · quit
site-help-number = выбрать вариант с этим номером
site-help-why = показать, что сейчас выбрать нельзя и почему
site-help-undo = отменить последний выбор
site-help-save = записать эту партию в ФАЙЛ
site-help-quit = выйти из игры
site-no-such-choice = Команды «{ $text }» нет. Введите номер от 1 до { $count } или help.
site-no-such-number = Варианта { $text } нет. Введите номер от 1 до { $count }.
site-nothing-barred = Сейчас вам ничего не запрещено.
site-not-offered = Сейчас нельзя
site-undone = Последний выбор отменён.
site-nothing-to-undo = Отменять пока нечего.
site-saved = Сохранено в файл { $text }. Продолжить позже: hanlin play --resume { $text }
site-save-where = Куда сохранить? Введите save и имя файла.
site-not-saved = Не удалось записать { $text }: { $reason }
site-only-choice = Единственный вариант: { $text }
site-result = Результат
site-standing = { $place }. { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
site-goodbye = До свидания.

## Стол в браузере

site-tagline = Настольные игры китайского двора
site-language = Язык
site-players = Игроки
site-play-now = Сыграть с ботами
site-invite = Пригласить друзей
site-open-table = Открыть стол
site-your-tables = Ваши столы
site-running = партия идёт
site-finished = партия окончена
site-your-name = Ваше имя
site-sit-down = Сесть за стол
site-free-seat = свободное место
site-invite-link = Ссылка-приглашение на это место
site-fill-with-bot = Посадить бота
site-bot = бот
site-level-1 = Новичок
site-level-2 = Ученик
site-level-3 = Соискатель
site-level-4 = Сюцай
site-level-5 = Цзюйжэнь
site-level-6 = Цзиньши
site-level-7 = Академик Ханьлинь
site-level-simple = простые правила (нет подходящей сети)
site-waiting = Ждём игроков
site-turn-of = Выбирает { $who }.
site-turn-complete = Ваш ход сделан: завершите его или что-нибудь отмените.
site-end-turn = Завершить ход
site-undo = Отменить
site-answered = Выбрано само собой:
site-ask-after-all = Выбрать вручную
site-reset = Начать ход заново
site-story = Летопись
site-why-not = Что сейчас невозможно и почему
site-chat = Чат
site-send = Отправить
site-rematch = Сыграть ещё раз
site-download = Скачать запись
site-end-again = Посмотреть финал ещё раз
site-end-picture = Скачать картинку
site-victory = Победа
site-place = Место
site-seed-hash = Хеш зерна этой партии:
site-connection-lost = Связь потеряна, пробуем снова.
site-reload = Обновить
site-replay = Просмотр партии
site-replay-at = Выбор { $ply } из { $plies }
site-first = В начало
site-last = В конец
site-go = Перейти
site-autoplay = Автопросмотр
site-play-on = Доиграть отсюда с ботами. Ваше место:
site-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
site-too-many-streams = С вашего IP-адреса открыто слишком много столов. Закройте лишние и попробуйте снова.
site-too-slow = Отправка шла слишком медленно. Попробуйте ещё раз.
site-failed = На сервере что-то пошло не так. Попробуйте ещё раз.

## Стол, подробнее

site-your-turn = Ваш ход.
site-since = С вашего прошлого хода
site-latest = Что нового
site-whole-story = Вся летопись
site-everybody = Все
site-filter = Показать в летописи
site-points = Очки
site-points-if-over = Если закончить сейчас
site-points-chart = Как росли очки
site-settings = Настройки
site-seals = открывает скрытое: отменить нельзя
site-why = Почему нельзя?
site-why-help = Укажите на то, чего сейчас нельзя выбрать на поле, и узнаете почему.
site-rules = Правила
site-ask-everything = Спрашивать обо всём
site-ask-everything-help = Иначе, если ответ только один или разницы между ответами нет, он выбирается за вас и попадает в летопись.
site-sound = Звук, когда мой ход
site-notify = Уведомлять о моём ходе
site-other-device = Продолжить на другом устройстве
site-continue-here = Продолжить здесь
site-give-away = Уступить место
site-give-away-help = Место освободится: пригласите кого-нибудь по новой ссылке или посадите бота.
site-free-the-seat = Освободить место: { $who }
site-keys = Клавиши
site-key-move = к следующему доступному месту
site-key-choose = выбрать
site-fair-play = Честная игра
site-seed = Зерно этой партии:
site-seed-check = Проверьте, что оно было задано с самого начала:
site-pass-device = Теперь выбирает { $who }. Передайте устройство.
site-i-am = Я — { $who }
site-invite-how = Отправьте каждому из друзей отдельную ссылку или посадите кого-нибудь сами.
site-copy = Копировать
site-copied = Скопировано
site-their-name = Имя
site-play-here = Играет в этом браузере
site-bots = Из них ботов
site-look = Посмотреть запись партии
site-record-file = Файл .game
site-look-at-it = Посмотреть
site-tables = Играть с исправленными таблицами
site-tables-help = Часть напечатанного на компонентах пришлось восстанавливать. Если у вас есть игра, исправьте таблицы и загрузите изменённые файлы. Их записывает
site-tables-files = Таблицы (.toml)
site-tables-check = Проверить
site-tables-good = Таблицы в порядке. Столы, открытые здесь, играют по ним.
site-tables-differ = Чем эти таблицы отличаются от обычных
site-tables-value = Значение
site-tables-usual = Обычно
site-tables-corrected = Здесь
site-tables-same = Это обычные таблицы.
site-tables-bad = В таблицах есть ошибки; по ним не играют:
site-watching = Вы наблюдаете.
site-rename = Изменить
site-options = Варианты игры
site-seat-taken = Приглашение уже использовано: место занято. Можно наблюдать.
site-invited = За столом: { $names }
site-invited-begun = Игра уже началась, и тот, кто сидел здесь раньше, знает эту руку.
site-rematch-there = К новой партии
site-how-to-play = Как играть
site-every-rule = Все правила по номерам (на английском)
site-decisions = От решения к решению:
site-decision-before = Предыдущее решение: { $who }
site-decision-after = Следующее решение: { $who }

## Что пошло не так

site-go-back = Назад
site-not-found = Здесь ничего нет.
site-forbidden = Это не в вашей власти.
site-too-large = Слишком много: за один раз столько не отправить.
site-bad-form = Форма заполнена неверно.
site-bad-record = Воспроизвести партию из этого файла не получается.
site-refused = Это уже невозможно: игра ушла вперёд.
site-not-your-turn = Сейчас не ваш ход.
site-no-such-offer = Сейчас такого варианта нет.
site-not-kept = Не удалось сохранить. Попробуйте ещё раз.
site-broken = Этот стол не открывается.
site-newer-rules = Эта партия идёт по более новым правилам, чем знает этот сервер. После его обновления вы сможете продолжить.

## Bots that think

site-level = Уровень ботов
site-change-level = Сменить уровень бота
site-stand-in-help = Когда кого-то нет, бот играет вместо него до возвращения.
site-stood-in = За вас играет бот.
site-play-myself = Я снова здесь
site-hint = Подсказка
site-advice = Что рассмотрел бы сильный игрок
site-no-advice = Здесь советовать нечего.
site-advice-help = Шанс на победу; затем — на сколько очков больше или меньше, чем у других вариантов здесь.
site-others-points = Очки соперников
site-percent = { $number } %
site-percent-less = < { $number } %
site-percent-more = > { $number } %
site-reason = { $points } { $name }
site-review = Разбор
site-review-help = Каждая линия — шанс игрока на победу по тому, что он знал. Нажмите в любом месте, чтобы увидеть этот момент.
site-chances = Шансы на победу
site-swings = Где всё решилось
site-no-swings = Ни один выбор никому дорого не стоил.
site-swing = { $who }, выбор { $ply }
site-chosen = Выбрано
site-better = Лучше
site-moment = Выбор { $ply }

## Люди, их места и браузеры

site-seats = Места
site-here = в сети
site-away-minutes = { $count ->
    [0] не в сети меньше минуты
    [one] не в сети { $count } минуту
    [few] не в сети { $count } минуты
   *[many] не в сети { $count } минут
}
site-away-hours = { $count ->
    [one] не в сети { $count } час
    [few] не в сети { $count } часа
   *[many] не в сети { $count } часов
}
site-away-days = { $count ->
    [one] не в сети { $count } день
    [few] не в сети { $count } дня
   *[many] не в сети { $count } дней
}
site-shares-screen = общий экран: { $names }
site-devices = { $count ->
    [one] { $count } устройство
    [few] { $count } устройства
   *[many] { $count } устройств
}
site-somebody = Кто-то
site-stand-in-for-me = Пусть за меня играет бот
site-stand-in-vote = Временно заменить ботом: { $who }
site-newcomer-vote = Пригласить другого игрока (место: { $who })
site-agree = голосов: { $agreed } из { $needed } нужных
site-seat-lost = место покинуто; игрок ещё может вернуться
site-seat-taken-help = Если это место заняли вы в другом браузере, откройте здесь свою личную ссылку.
site-hints-on = Подсказки за этим столом разрешены.
site-hints-off = Подсказки за этим столом запрещены.
site-terms-hints = Подсказки
site-terms-hints-alone = если играет один человек
site-terms-hints-on = всем
site-terms-hints-off = никому
site-terms-grace = Через сколько минут отсутствия за игрока может играть бот
site-terms-lost = Через сколько часов отсутствия на место игрока можно пригласить другого
site-study = Учебная партия.
site-study-help = Расклад здесь уже известен: посадить больше никого нельзя, и партия не засчитывается.
site-passport = Ваша личная ссылка
site-passport-offer = Сохраните своё место.
site-passport-help = С личной ссылкой все ваши места доступны на любом телефоне и компьютере, даже если этот браузер вас забудет.
site-passport-show = Создать личную ссылку
site-passport-later = Не сейчас
site-passport-once = Храните её так, чтобы никто другой её не увидел: с ней любой сможет играть за вас. Она показывается только один раз.
site-passport-renews = Новая ссылка отменяет старую.
site-passport-qr = Та же ссылка в виде QR-кода
site-passport-and-devices = Личная ссылка и устройства
site-passport-nobody = В этом браузере пока никто не играет. Сначала сядьте за стол или откройте здесь свою личную ссылку.
site-passport-here = В этом браузере вы будете играть за того, кто создал эту ссылку, на всех его местах.
site-passport-two = У этого браузера уже есть свои места. Если и ссылка, и места ваши, их можно объединить. Тот, кто создал ссылку, будет видеть карты на этих местах и играть за них.
site-passport-not-mine = Это не моя ссылка
site-passport-apart = Оба сидят за одним столом, где партия не окончена, поэтому объединить их нельзя.
site-passport-whose = Имя того, кто её создал: { $names }.
site-passport-of = Личная ссылка
site-passport-join = Да, объединить
site-passport-replace = Нет, отказаться от мест этого браузера
site-passport-void = Эта личная ссылка больше не действует.
site-passport-void-help = Вместо неё создана новая. Найдите её или создайте ещё одну в браузере, где ваши места сохранились.
site-your-devices = Ваши устройства
site-device-this = это устройство
site-device-unknown = Браузер
site-sign-out = Отключить
site-sign-out-help = На отключённом устройстве ваших мест больше не будет.

## Что происходит с местами

site-told-sat = { $name } садится за стол.
site-told-bot = { $who }: теперь здесь играет бот ({ $level }).
site-told-free = { $who } освобождает место.
site-told-named = Новое имя за столом: { $name } (раньше: { $old }).
site-told-stand-in = { $who }: временно играет бот.
site-told-back = { $who } снова в игре.
site-told-wish-stand-in = { $by } предлагает временно посадить бота (место: { $who }).
site-told-wish-newcomer = { $by } предлагает пригласить другого игрока (место: { $who }).
site-told-lost = { $who }: место считается покинутым, на него есть новое приглашение.
site-told-returned = { $who } возвращается на своё место.
site-told-hint = { $who } берёт подсказку.
site-told-lets-bot = { $who } на время уступает ход боту.
site-told-freed = { $by } освобождает место: { $who }.
site-told-dealt-anew = Кто-то ушёл до первого хода: раздаём всё заново.

## Почему ничего не происходит

site-denied-begun = Партия началась: освободить место может только тот, кто на нём сидит.
site-denied-sat = Вы сидите или уже сидели за этим столом, поэтому занять это место не можете.
site-denied-study = Это учебная партия: больше никого посадить нельзя.
site-denied-over = Партия окончена.
site-denied-not-away = Это можно, только когда игрок отсутствует достаточно долго.
site-denied-few = Кроме отсутствующего игрока, за столом должны сидеть хотя бы двое. Иначе освободить место может только владелец сервера (hanlin seat).
site-denied-often = За этим столом это меняли слишком часто.
site-replaced = Ваше место теперь занято другим: вы слишком долго отсутствовали, или его отдал владелец сервера.
site-reviews-many = Сейчас готовится много разборов. Попробуйте через минуту.
site-review-busy = Для вашего IP-адреса уже готовится разбор. Дождитесь его и попросите снова.
site-denied-shared = Вы продолжаете играть за этим столом и знаете карты этого места, поэтому никто другой не может его занять. Пусть лучше за него сыграет бот.
site-denied-dealt = За этим столом уже трижды сдавали заново. До первого выбора уйти больше нельзя; пусть лучше сыграет бот.
site-deal-number = Это сдача № { $count }: кто-то ушёл до первого выбора.
site-played-corrected = В этой партии действуют исправленные таблицы, которые кто-то загрузил, а не обычные числа.
site-see-tables = Посмотреть какие
site-no-uploads = Этот сервер не принимает файлы или принимает их только от тех, кто сидит за столом.
site-quota-full = Загрузить ещё файлы пока нельзя; то, чем никто не пользуется, удаляется через месяц.
site-no-hints = За этим столом подсказок нет.

site-to-table = К столу
site-scenes = Что происходит
site-scene-go = Дальше
site-scene-step = По шагам
site-scene-pace = Темп
site-scene-again = Ещё раз
site-scene-now = К настоящему
site-meanwhile = Тем временем кое-что произошло:
site-watch = Посмотреть
site-volume = Громкость
site-pace-1 = спокойно
site-pace-2 = вдвое быстрее
site-pace-4 = вчетверо быстрее
site-pace-0 = сразу
site-scene = Сцена
site-turn = Ход
site-round = Раздел
