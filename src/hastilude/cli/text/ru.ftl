# Стол в терминале, по-русски.

browser-at = Стол накрыт: { $url }
browser-end = Закончить — Ctrl-C; игры сохранятся.
browser-already = Стол уже открыт: { $url }
which-game = Какая игра?
welcome = { $game }: { $players }. Вы — { $name }.
first-drawn = Первый ход по жребию: { $name }.
sealed = Расклад скреплён печатью { $commitment }.
hint = Введите номер, а если нужна помощь — знак ?.

since = Что произошло:
choose = Вы можете:
group = { $thing } ({ $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
})
remarked = { $action } — { $remarks }
back = назад

understood-not = «{ $text }» — не номер из списка, не действие и не команда; знак ? поможет.
no-number = Номера в списке — от { $first } до { $last }.
doubt = { $remark } Чтобы сделать это, введите то же ещё раз.
allowed = Можно: { $action }
card-allowed = { $count ->
    [one] Сейчас её можно использовать { $count } способом:
   *[other] Сейчас её можно использовать { $count } способами:
}
why-what = Назовите действие, карту или номер из списка: { $example }
rules-none = В правилах ничего нет про «{ $word }».
log-empty = Ещё ничего не произошло.
undone = Отменено.
lang-which = Языков два: lang ru, lang en.
save-where = Куда? save ФАЙЛ
save-exists = Файл { $file } уже есть: выберите другое имя.
save-failed = Файл { $file } не записан: { $reason }.
saved = Записано в { $file }.
save-game = Сохранить партию? Имя файла или пустая строка, если нет:
save-record = Сохранить запись? Имя файла или пустая строка, если нет:
bye = До встречи.

seed = Зерно { $seed }, из тайны { $secret } и вашей доли { $nonces }.
commitment = Печать, показанная до раздачи: { $commitment }.

help-rules = Правила, по которым решается ход:
help-commands = Команды:
help-number = НОМЕР          выбрать из списка
help-action = ДЕЙСТВИЕ       например: { $action }
help-why = why ДЕЙСТВИЕ   почему нельзя так сделать или сыграть эту карту
help-table = table          весь стол
help-log = log            всё, что произошло
help-rules-word = rules [СЛОВО]  правила или что в них есть про слово или номер правила
help-undo = undo           отменить последнее решение, пока оно ничего не открыло
help-save = save ФАЙЛ      записать партию; продолжить её: --resume ФАЙЛ
help-lang = lang ru|en     другой язык
help-quit = quit           уйти из-за стола

## hastilude analyse

analyse-turns = Переломные моменты
analyse-mistakes = Где другое решение было бы лучше
analyse-better = лучше: { $action } ({ $chance })

## hastilude rules

rule-ledger = Книга правил: { $sentence }
rule-tests = Чем проверено:
rule-places = Где исполняется:
rule-none = нигде
rule-no-source = Проверки и код видны там, где лежат исходники.

## Боты за столом

bot-random = Шут
bot-page = Паж
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-champion = Чемпион
bot-greedy = Оруженосец
