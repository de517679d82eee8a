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
