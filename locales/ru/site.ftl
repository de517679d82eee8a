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
site-play-now = Играть сейчас против ботов
site-invite = Пригласить друзей
site-open-table = Открыть стол
site-your-tables = Ваши столы
site-running = идёт
site-finished = завершена
site-your-name = Ваше имя
site-sit-down = Сесть за стол
site-free-seat = свободное место
site-invite-link = Ссылка-приглашение на это место
site-fill-with-bot = Посадить бота
site-bot = бот
site-waiting = Ожидание игроков
site-turn-of = Выбирает { $who }.
site-turn-complete = Ваш ход сделан: завершите его или верните что-нибудь назад.
site-end-turn = Завершить ход
site-undo = Отменить
site-reset = Начать ход заново
site-story = Что произошло
site-why-not = Что сейчас невозможно и почему
site-chat = Чат
site-send = Отправить
site-rematch = Сыграть ещё раз
site-download = Скачать запись
site-seed-hash = Хеш зерна этой партии:
site-connection-lost = Связь потеряна, пробуем снова.
site-reload = Обновить
site-visitor = Гость
site-replay = Просмотр партии
site-replay-at = Выбор { $ply } из { $plies }
site-first = В начало
site-previous = Назад
site-next = Вперёд
site-last = В конец
site-go = Перейти
site-autoplay = Автопросмотр
site-play-on = Играть отсюда против ботов за
site-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
