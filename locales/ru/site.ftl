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
site-ask-after-all = Выбрать самому
site-reset = Начать ход заново
site-story = Летопись
site-why-not = Что сейчас невозможно и почему
site-chat = Чат
site-send = Отправить
site-rematch = Сыграть ещё раз
site-download = Скачать запись
site-seed-hash = Хеш зерна этой партии:
site-connection-lost = Связь потеряна, пробуем снова.
site-reload = Обновить
site-replay = Просмотр партии
site-replay-at = Выбор { $ply } из { $plies }
site-first = В начало
site-previous = Назад
site-next = Вперёд
site-last = В конец
site-go = Перейти
site-autoplay = Автопросмотр
site-play-on = Доиграть отсюда с ботами. Ваше место:
site-too-fast = Слишком быстро. Подождите немного и попробуйте снова.

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
site-other-device-help = Откройте там эту ссылку; она действует только один раз. Никому её не показывайте.
site-make-link = Создать ссылку
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
site-tables-bad = В таблицах есть ошибки; по ним не играют:
site-watching = Вы наблюдаете.
site-rename = Изменить
site-options = Варианты игры
site-seat-taken = Приглашение уже использовано: место занято. Можно наблюдать.
site-invited = За столом: { $names }
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

## Bots that think

site-level = Уровень ботов
site-change-level = Сменить уровень бота
site-stand-in = Бот играет за кого-то
site-stand-in-help = Если кто-то отошёл, бот играет за него, пока он не вернётся.
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
