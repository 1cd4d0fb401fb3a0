# Слова самого стола. Слова игр лежат у игр, общие — в core/text.

## Дом

house = Ристалище
motto = Пять рыцарских игр за одним столом: с друзьями или против достойных ботов.
loading = Загружаем…
close = Закрыть
yes = да
points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
try-again = Попробовать снова
language = Язык
menu = Меню
menu-home = На главную
menu-new = Новый стол
menu-account = Имя и учётная запись
menu-settings = Настройки
menu-credits = Благодарности
theme-to-day = Включить день
theme-to-night = Включить ночь
theme-day = День
theme-night = Ночь
theme-system = Как в системе
away-title = Сервер не отвечает
away-text = Сервер сейчас недоступен. Как только он ответит, страница вернётся сама.
missing-title = Здесь ничего нет
missing-text = Такой страницы нет. Возможно, ссылка устарела.
arms-of = герб: { $name }
seat-mark = место { $letter }

## Игры на полке

card-play = Играть
card-friends = С друзьями
card-learn = Учиться
card-rules = Правила
card-seats = игроков
card-time = время
card-minutes = ≈ { $minutes } мин
card-weight = сложность: { $weight } из 5

## Главная страница

home-guest = Вы гость
home-compiling = Правила ещё компилируются: пока боты думают медленнее.
home-member = Вы
home-me = Вы: { $name }. Имя и учётная запись
home-mine = Мои столы
home-mine-empty = Столов пока нет. «Играть» посадит вас за первый.
home-puzzle = Задача дня
home-puzzle-about = один лучший ход, три попытки
home-puzzle-done = для вас она позади, новая завтра
home-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
home-puzzle-solve = Решать
home-puzzle-all = Все задачи
home-open = Открытые столы
home-open-empty = Сейчас никто не ждёт соперников. Откройте свой стол для всех.
home-finished = Недавние партии
home-finished-empty = Здесь появятся сыгранные партии: их можно пересмотреть.
home-your-turn = Ваш ход
home-status-waiting = Войти
home-status-playing = К столу
home-status-over = Итог
home-status-abandoned = Итог
home-sit = Сесть
home-watch = Смотреть
home-free = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
home-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
home-a-bot = бот
home-alone = пока никого
home-study = Разбор
home-result-won = победа
home-result-place = { $place }-е место из { $of }
home-result-none = без результата

## Первый вход

first-title = Первая партия через двадцать секунд
first-text = Без регистрации и чтения правил: игра сама подскажет каждый ход.
first-another = Другое имя
first-names = Ансельм из Вереска, Аделина с Мельницы, Гуго Рыжий, Изабо из Дубравы, Тибо Молчаливый, Эдда с Перевала, Роберт из Камыша, Матильда Зоркая, Одо с Заставы, Бланка из Липовника
first-opponents = Соперники: { $level }
first-help = подсказки включены, ход можно отменить
first-sit = Сесть за стол
first-leave = Это надолго не затянется: около { $minutes } минут. Уйти можно в любой миг: стол подождёт.
first-all = Все игры
bots-page = { $count ->
    [one] { $count } паж
    [few] { $count } пажа
   *[many] { $count } пажей
}
bots-random = { $count ->
    [one] { $count } шут
    [few] { $count } шута
   *[many] { $count } шутов
}
bots-squire = { $count ->
    [one] { $count } оруженосец
    [few] { $count } оруженосца
   *[many] { $count } оруженосцев
}
bot-about-random = ходит наугад: чтобы рассмотреть игру
bot-about-page = знает правила и часто зевает: для первой партии
bot-about-squire = берёт лучшее на один ход вперёд
bot-about-knight = думает наперёд и ловит ошибки
bot-about-champion = думает дольше всех, сильнейший
bot-about-own = бот тех, кто держит этот дом
home-you = вы
home-won = { $count ->
    [one] Победа: { $winners }
   *[other] Победили: { $winners }
}

## Новый стол и комната ожидания

new-title = Новый стол
new-lead = Всё уже расставлено: можно создавать сразу.
new-settings = Настройки
new-doors = Двери
new-help = Помощь
new-rules = Правила партии
new-short-me = я
new-short-hot = сосед
new-short-open = место
new-short-invited = друг
new-short-bot = бот
new-who-me = Вы
new-who-open = Друг по ссылке
new-who-any = Кто придёт
new-who-invited = По приглашению
new-about-open = сядет, кто придёт первым
new-about-invited = место ждёт того, кого вы позовёте
new-says-link = только по ссылке
new-says-public = открыты всем
new-says-hints = подсказки, отмена хода
new-says-no-hints = без подсказок
new-says-confirm = ход подтверждают
new-sum-me = вы
new-sum-hot = { $count ->
    [one] { $count } сосед
    [few] { $count } соседа
   *[many] { $count } соседей
}
new-sum-friends = { $count ->
    [one] друг по ссылке
    [few] { $count } друга по ссылке
   *[many] { $count } друзей по ссылке
}
new-sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
new-summary = За столом: { $who }. Около { $minutes } минут.
new-with-bots = Сразу с ботами
new-levels = Кто такие боты
new-game = Игра
new-seats = Места
new-count = Сколько игроков
new-seat = Место { $number }
new-seat-me = Я
new-seat-hot = Сосед за этим же экраном
new-seat-name = Имя соседа
new-seat-open = Открыто для всех, кто придёт
new-seat-invited = По личному приглашению
new-seat-bot = Бот
new-clock-text = Часы
new-at-zero = Когда время вышло
new-at-zero-bot = Вместо игрока ходит бот
new-at-zero-claim = Остальные могут посадить бота
new-visibility = Кто видит стол
new-visibility-link = Только те, у кого есть ссылка
new-visibility-public = Все: стол виден на главной странице
new-confirm-turn = Подтверждать ход: пока он не подтверждён, его можно отменить
new-hints = Подсказки разрешены: можно спросить совета у сильного бота
new-team = Команда
team = Команда { $number }
new-usual = обычно так
new-as-usual = все как в коробке
new-changed = изменено: { $count }
new-create = Создать стол
new-start = Начать партию
clock-none = Без часов
clock-quick = Живая игра: минута и 10 секунд на ход
clock-live = Неспешная: три минуты и 30 секунд на ход
clock-slow = По переписке: сутки на ход
clock-slower = По переписке: трое суток на ход
room-title = Комната ожидания
room-you = вы
room-host = хозяин стола
room-sit-too = Занять для соседа
room-swap = Поменяться
room-make-open = Открыть место
room-make-bot = Посадить бота
room-invite = Пригласить
room-invite-link = Личная ссылка на место { $letter }
room-revoke-invite = Отменить это приглашение
room-revoke-link = Отменить эту ссылку и получить новую
room-stand = Встать
room-level = Кто из ботов
room-fill = { $count ->
    [one] Посадить бота на свободное место
   *[other] Посадить ботов на свободные места
}
room-start = Начать
room-not-full = { $count ->
    [one] Начать пока нельзя: свободно { $count } место.
    [few] Начать пока нельзя: свободно { $count } места.
   *[many] Начать пока нельзя: свободно { $count } мест.
}
room-close = Закрыть стол
room-wait = Ждём, когда хозяин стола начнёт партию.
room-opening = Перед раздачей браузер каждого открывает свою часть тасовки. Ещё не открыли: { $names }.
room-share = Позвать друзей
room-public = Стол открыт для всех; вот его адрес
room-link = Ссылка для друзей: по ней можно сесть или смотреть
room-options = Правила этой партии
room-options-usual = Обычные.
share-code = Код для камеры телефона
share-copy = Скопировать
share-copied = Скопировано
share-share = Поделиться

## Места

bot-names = Бертран, Ивейн, Гавейн, Персиваль, Тристан, Галахад, Роланд, Оливье, Бальдуин, Готфрид, Танкред, Ричард
bot-random = Шут
bot-page = Паж
bot-greedy = Оруженосец
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-champion = Чемпион
seat-empty = Никого
seat-you = { $name } (вы)
seat-open = Открытое место
seat-invited = Место по приглашению
seat-bot = бот: { $level }
seat-stands-in = за игрока ходит бот ({ $level })
seat-left = вышел из-за стола
seat-away = нет на связи

## Стол

prompt = Что решается
prompt-drop = Передумать
prompt-left = { $count ->
    [one] остался { $count } вариант
    [few] осталось { $count } варианта
   *[many] осталось { $count } вариантов
}
prompt-count = { $count ->
    [one] можно одно
    [few] на выбор { $count } хода
   *[many] на выбор { $count } ходов
}
prompt-list = Все ходы ({ $count })
prompt-thinking = бот думает
hint = Подсказка
hint-thinking = Сильный бот смотрит на стол…
hint-says = бот сыграл бы
hint-best = лучше всего
hint-nearly = почти так же хорошо
hint-worse = чуть хуже
hint-much-worse = заметно хуже
hint-then = дальше, вероятно: { $what }
own-side = Моя сторона стола
hint-none = Совета не нашлось.
undo = Отменить
restart-turn = Начать ход заново
confirm-turn = Подтвердить ход
prompt-pending = Так и сделать? { $action }
prompt-final = потом отменить нельзя
go-back = Взять последнее решение назад
past-about = На столе прошлое: так вы видели его тогда.
past-back = Назад
past-next = Вперёд
past-now = К партии
notice-out-of-time = Ваше время вышло, и за вас ходит бот ({ $level }).
notice-stands-in = За вас ходит бот ({ $level }).
notice-left = Вы вышли из-за стола. Партия ждёт вас; остальные могут договориться и посадить бота.
notice-other-left = { $seat } вне стола: партия ждёт возвращения.
notice-seat-bot = Предложить бота
tabs = Части стола
tab-board = Стол
tab-actions = Ходы
tab-log = Журнал
tab-rules = Правила
tab-chat = Беседа
side = Рядом со столом
any-numbers = Числа партии
any-shared = Общее
any-after = Остальное
any-hand = Ваша рука
actions-all = Показать все ходы
actions-none = Сейчас решают другие.
actions-over = Партия окончена.
log-since = с вашего хода
log-step = По шагам
log-step-at = Шаг { $n } из { $of }
log-all = Весь журнал
log-waits = Журнал продолжится, когда всё будет рассказано.
log-empty = Пока ничего не произошло.
chat-empty = Пока тихо.
chat-line = Сказать за столом
chat-line-spectator = Сказать зрителям
chat-send = Сказать
chat-spectators = зрители
phrase-hello = Приветствую!
phrase-good_luck = Удачи!
phrase-well_played = Хорошо сыграно
phrase-thinking = Думаю…
phrase-thanks = Спасибо
phrase-good_game = Славная была игра
rules-rules = Правила
rules-cards = Карты и числа
rules-search = Найти в правилах: слово или номер
rules-none = Ничего не нашлось.
figures-none = В этой игре нечего искать.
figures-about = Числа без пометки взяты из книги правил.
source-public = из открытого источника
source-derived = следует из правил
source-reconstructed = восстановлено: в тексте правил этого нет
rules-missing = Правила этой игры ещё не записаны.
clock = осталось времени
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
line-connecting = соединяемся
line-away = связь прервалась, возвращаемся
line-closed = связь закрыта
watching = вы смотрите
watchers = зрителей
closed-signed-out = Вы вышли. Войдите снова, чтобы вернуться к столу.
closed-forbidden = Этот стол закрыт для вас: нужна ссылка от того, кто за ним сидит.
closed-other = К этому столу сейчас нельзя подключиться.
abandoned-title = Партия прервана
abandoned = Партию решили закончить без результата. Никто не победил, и никто не проиграл.
closed-title = Стол закрыт
closed-text = Хозяин закрыл стол: партия не состоится.
curtain-text = Передайте устройство. Остальные не смотрят.
curtain-draw = Это я, показать стол
table-menu = За столом
propose-rollback = Предложить вернуться к началу моего хода
propose-takeover = Предложить посадить бота: { $seat }
propose-abandon = Предложить закончить без результата
watch-link = Позвать посмотреть
watch-link-text = По этой ссылке любой увидит игру, но не чужие карты
claim-link = Перенести место на другое устройство
claim-text = Откройте эту ссылку на другом устройстве. Она действует четверть часа и один раз.
come-back = Вернуться на своё место
leave = Выйти из-за стола
sure-leave = Выйти из-за стола? Вернуться можно в любую минуту, пока партия идёт.
sure-yes-leave = Выйти
abandon = Закончить без результата
sure-abandon = Предложить всем закончить без результата? Партия прервётся, если согласятся все.
sure-abandon-alone = Закончить партию без результата? Продолжить её потом нельзя.
sure-yes-abandon = Закончить
sure-no = Остаться
proposal-swap = { $by } предлагает поменяться местами: { $seat }.
proposal-takeover = { $by } предлагает посадить бота вместо игрока: { $seat }.
proposal-rollback = { $by } предлагает вернуть партию назад.
proposal-abandon = { $by } предлагает закончить без результата.
proposal-yes = Согласиться
proposal-no = Отказаться
proposal-withdraw = Взять назад
proposal-waiting = ждём: { $seats }
overdue = Время вышло: { $seat }.
overdue-claim = Посадить бота

## Отказы самого стола

refusal-no_use = Сейчас с этим ничего нельзя сделать.
refusal-stale = Стол уже изменился: посмотрите и решите снова.
refusal-not_seated = Решает только тот, кто сидит за столом.
refusal-no_hints = За этим столом подсказок нет.
refusal-one_at_a_time = Одна подсказка за раз: над прошлой ещё думают.
refusal-no_advice = Сейчас посоветовать некому. Попробуйте чуть позже.
refusal-not_playing = Партия не идёт.
refusal-too_fast = Слишком быстро. Подождите немного.

## Новости стола

news-sat = { $seat } садится за стол.
news-stood = { $seat } встаёт из-за стола.
news-swapped = { $seat } и { $other } меняются местами.
news-arranged = Хозяин стола иначе распределяет места.
news-revoked = Хозяин отменяет ссылку.
news-opening = Хозяин начинает: все открывают свои части тасовки.
news-broken_off = Начало прервано: уже открытые части тасовки будут новыми.
news-started = Партия начинается.
news-closed = Стол закрыт.
news-undone = { $seat } отменяет своё решение.
news-rolled_back = Партия возвращена назад по общему согласию.
news-handed_over = { $seat } продолжает с другого устройства.
news-left = { $seat } выходит из-за стола.
news-came_back = { $seat } возвращается за стол.
news-out_of_time = { $seat }: время вышло.
news-rested = { $seat } в отпуске: часы ждут.
news-bot_took_over = { $seat }: теперь ходит бот.
news-simpler_bot = { $seat }: решал бот попроще, сильные сейчас не отвечают.
news-proposed = { $seat } вносит предложение.
news-agreed = { $seat } соглашается.
news-declined = { $seat } отказывается.
news-abandoned = Партия закончена без результата.
news-rematch = Готов стол для новой партии.

## Конец и повтор

end-rematch = Ещё раз
end-rematch-ready = К новому столу
end-replay = Пересмотреть
end-download = Скачать запись
end-look = Посмотреть на стол
end-back = К итогу
seal-checking = Проверяем тасовку…
seal-holds = Тасовка честная: проверено
seal-mine = Тасовка честная: она сошлась с тем, что помнит этот браузер, и его слово в ней есть
seal-forged = Тасовка не та, что была обещана этому браузеру!
seal-broken = Тасовка не сходится с обязательством!
seal-unknown = Тасовку можно проверить по записи
seal-text = Прежде чем кто-либо сел за стол, сервер показал хеш своего секрета, а каждый игрок — хеш случайного слова. Слова открылись только с началом партии. Зерно тасовки складывается из того и другого, поэтому выбрать его не мог никто.
seal-commitment = Обязательство
seal-secret = Секрет
seal-nonces = Слова игроков
seal-seed = Зерно
replay-title = Повтор: { $game }
replay-controls = Управление повтором
replay-first = К началу
replay-back = Шаг назад
replay-play = Проиграть
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = К концу
replay-decision = Решение
replay-eyes = Чьими глазами
replay-open = Всё открыто
replay-spectator = Зритель
replay-side = Рука
replay-setup = Расклад перед первым ходом.
replay-stretch-back = { $stretch }: к началу или к предыдущему
replay-stretch-next = { $stretch }: к следующему
stretch-turn = ход
stretch-lap = круг
stretch-round = раунд
stretch-year = год
stretch-game_number = партия
percent = { $value } %
course = Ход партии
course-short = Разбор
course-chances = Шансы
course-points = Очки
course-chances-label = Шансы каждого на победу по оценке бота, в процентах
course-points-label = Очки каждого по решениям
study-about = Сильнейший бот пройдёт партию заново: кто когда побеждал, где всё повернулось и что было бы лучше.
study-begin = Разобрать партию
study-working = Бот думает: { $done } из { $of } решений
study-progress = Сколько разобрано
study-failed = Бот сбился. Попросите его ещё раз.
study-away = Эту партию здесь разобрать нельзя.
study-turns = Переломы
study-swing = шансы: { $moves }
study-move = { $name } { $from } → { $to }
study-better = Лучше, по оценке бота: { $action } (шансы +{ $gain } %)
replay-unseen = Отсюда этого не видно.

## Обучение, настройки, учётная запись, благодарности

learn-rules = Правила
settings-theme = Свет
settings-speed = Скорость движений
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-off = Без движений
settings-text-mode = Текстовый стол
settings-sound = Звуки
settings-asking = Переспрашивать
asking-people = Если нельзя отменить
asking-always = Всегда
asking-never = Никогда
settings-text-mode-about = Вместо рисованной доски — заголовки и списки: удобно с программой чтения экрана.
notices = Когда ваш ход
notices-about = Этот браузер может сообщать, что пришёл ваш ход, даже если стол в нём закрыт. Ничего другого присылать не будем.
notices-impossible = Этот браузер не может сообщать о ходе: нужен HTTPS.
notices-start = Сообщать о моём ходе
notices-stop = Больше не сообщать
notices-denied = Браузер запрещает уведомления с этой страницы: разрешите их в его настройках.
notices-failed = Служба уведомлений браузера не отвечает. Попробуйте позже.
settings-keys = Клавиши
key-tab = пройти по столу и выбрать
key-hand = к своей руке
key-card = карта руки по номеру
key-moves = к списку ходов
key-escape = передумать; из прошлого к партии
key-undo = отменить решение
key-hint = попросить подсказку
key-log = к журналу
key-past = стол шагом раньше, шагом позже
key-rules = открыть правила
key-help = эти клавиши
key-replay = шаг в повторе
key-replay-turn = в повторе: к следующему ходу
key-replay-round = в повторе: к следующему раунду
account-arms = Герб рисуется по имени: смените имя, и сменится герб.
account-name = Имя за столом
account-rename = Сменить имя
account-renamed = Теперь вас зовут так.
account-signed-in = Вы вошли как { $login }.
account-login = Имя для входа
account-password = Пароль
account-password-title = Сменить пароль
account-password-old = Старый пароль
account-password-new = Новый пароль
account-password-change = Сменить
account-password-done = Пароль сменён, остальные устройства вышли.
account-register-title = Учётная запись
account-register-text = Играть можно и без неё. Она нужна, чтобы ваши столы были с вами на всех устройствах.
account-register = Создать
account-registered = Учётная запись создана.
account-sign-in = Войти
account-welcome = С возвращением.
account-sign-out = Выйти
account-sign-out-all = Выйти на всех устройствах
account-forget-title = Удалить мои данные
account-forget-text = Имя, вход, уведомления и сказанное за столами исчезнут. Сыгранные партии останутся без имени.
account-forget = Удалить навсегда
credits-games = Ристалище — стол для пяти рыцарских настольных игр. Рисунков, текстов и карт из коробок здесь нет.
credits-icons = Рисунки
credits-recoloured = перекрашены
credits-own = Знаки интерфейса, эмблемы игр, узоры, щиты и гербы нарисованы для Ристалища.
credits-fonts = Шрифты
credits-software = Программы
credits-software-text = Полный список и лицензии лежат рядом с исходным текстом.

## Названия полей для стола без своей доски

field-turn = Ход
field-round = Раунд
field-phase = Часть хода
field-hand = Карты
field-hand_count = Карт на руке
field-hand_counts = Карт на руке
field-deck_count = В колоде
field-deck_known = Ваши карты в колоде
field-deck_returned = Возвращённые карты в колоде
field-seat = Игрок
field-discard = Сброс
field-removed = В коробке
field-picked = Отложено
field-titles = Титулы
field-players = Игроки
field-holdings = Владения
field-points = Очки
field-strength = Сила
field-defence = Защита
field-garrison = Гарнизон
field-people = Народ
field-castle = Замок
field-licences = Можно играть
field-holder = У кого
field-tied = ничья
field-counts = Счёт
field-usable = можно сыграть
field-kind = Вид
field-first = ходит первым
field-last = последний
field-final_phase = последний круг
field-final_turns_left = Осталось ходов
field-final_hands = Карты на руках
field-exchange_streak = Обменов подряд
field-stall_guard_applies = кто может, обязан сыграть карту
field-last_hero = Последний герой
field-last_monster = Последнее чудовище
field-title_points_source = Откуда очки титулов
field-reconstructed = восстановлены
field-has_hidden_title = хранит скрытый титул
field-hidden_title = Скрытый титул
field-hidden_title_points = Очки скрытого титула
field-known_cards = Вы знаете на этой руке
field-from_bottom = Место снизу
field-pool = Перемешано вместе
field-laid = Выложено
field-spent = Сыграно
field-rings = Кольца
field-tower = башня
field-fortress = крепость
field-citadel = цитадель
field-removing = выбор народов
field-picking = выбор карт
field-ended = конец

## Страница игрока

profile-title = Игрок
profile-since = с нами: { $when }
profile-games = { $count ->
    [one] партия
    [few] партии
   *[many] партий
  }
profile-wins = { $count ->
    [one] победа
    [few] победы
   *[many] побед
  }, { $percent } %
profile-ratings = Рейтинги
profile-unrated = Рейтинга пока нет: он появится после первой партии с рейтингом.
profile-hidden = Игрок этого не показывает.
profile-last = Последние партии
profile-no-games = Сыгранных партий пока нет.
profile-won = победа
profile-lost = поражение
profile-place = { $place }-е место
profile-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
profile-nobody = без имени
profile-replay = Разбор
profile-share = Доля побед
profile-share-of = Доля побед в игре
profile-share-line = По числу мест; черта: доля при равной игре.
profile-seats = { $seats ->
    [1] один
    [2] двое
    [3] трое
    [4] четверо
    [5] пятеро
    [6] шестеро
    [7] семеро
    [8] восьмеро
   *[other] девятеро
  }
profile-of-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
  }
profile-length = Партия длится
profile-rivals = Частые соперники
profile-rival = впереди: { $before }, позади: { $behind }
profile-no-rivals = Здесь появятся те, с кем вы играли.
profile-history = Как менялся рейтинг, партий: { $count }
profile-provisional = рейтинг предварительный
profile-public = Что видят другие
profile-part-ratings = рейтинги
profile-part-games = последние партии
profile-part-statistics = доли побед и соперники
profile-part-feats = подвиги
profile-feats = Подвиги: { $game }
profile-feats-of = { $done } из { $all }
profile-feat-times = раз: { $count }
profile-feat-yet = пока нет
profile-feats-hidden = Подвиги игрок не показывает.
profile-hardest = труднее всего
profile-follow = В друзья
profile-unfollow = Убрать из друзей
profile-part-presence = здесь ли я сейчас
friends-title = Друзья
friends-here = сейчас здесь
friends-away = не здесь
friends-hidden = не показывает, здесь ли
friends-none = Здесь появятся те, кого вы добавите: откройте страницу игрока и нажмите «В друзья».
friends-table = К столу
friends-again = Зовут сыграть
friends-again-by = { $name } зовёт за стол
profile-call = Вызвать
friends-link = Ссылка для друзей
friends-link-line = По этой ссылке друг увидит вашу страницу и сможет добавить вас.
friends-mine = Моя страница
slow-title = Партии на много дней
slow-line = Для столов без часов и столов, где на ход дают полдня и больше.
slow-digest = Сообщать о моём ходе
slow-each = о каждом сразу
slow-hour = раз в день, в { $hour }:00
slow-away = Отпуск: мои медленные часы стоят
slow-here = я здесь
slow-days = { $count ->
    [one] { $count } день с сегодняшнего
    [few] { $count } дня с сегодняшнего
   *[other] { $count } дней с сегодняшнего
  }
slow-until = Вы в отпуске до { $day }.
slow-save = Сохранить
slow-saved = Сохранено.
pair-title = Найти соперников
pair-line = Вас посадят к тем, кто ищет такую же партию и близок по рейтингу; если никого нет, вы подождёте первым. Партия начнётся сама.
pair-game = Игра
pair-seats = Сколько игроков
pair-clock = Часы
pair-fill = Через минуту посадить на свободные места ботов
pair-seek = Искать
home-wanted = { $count ->
    [one] нужен ещё { $count }: { $have } из { $of }
   *[other] нужны ещё { $count }: { $have } из { $of }
  }
room-bots-come = Партия начнётся сама: как соберутся все или через минуту, с ботами.
room-people-come = Партия начнётся сама, как только соберутся все.
profile-export = Скачать мои данные
menu-puzzles = Задачи
deal-title = Расклад дня
deal-of = Расклады за { $day }
deal-line = Для всех одни и те же карты, кубики и боты; каждый играет один и всего один раз. Начатую сегодня партию можно доиграть до конца завтрашнего дня.
deal-against = { $count ->
    [one] против { $count } бота.
    [few] против { $count } ботов.
   *[other] против { $count } ботов.
  }
deal-begun = { $count ->
    [one] Начал { $count } игрок.
    [few] Начали { $count } игрока.
   *[other] Начали { $count } игроков.
  }
deal-board = Результаты: { $game }
deal-rank = Место
deal-player = Игрок
deal-share = лучше скольких
deal-result = итог
deal-won = победа
deal-nobody = Пока никто не доиграл.
deal-not-yet = Вы ещё не играли.
deal-play = Сыграть расклад
deal-go-on = Продолжить
deal-all = Все расклады дня
deal-given-up = Вы бросили эту партию: второй попытки нет.
deal-too-late = Вы доиграли слишком поздно: партия не в зачёте.
deal-proof = Как проверить, что расклад честный
deal-proof-closed = Отпечаток секрета опубликован заранее; сам секрет и все партии откроются, когда выйдет срок.
deal-proof-open = SHA-256 секрета совпадает с отпечатком, опубликованным заранее.
deal-left = Осталось { $time }.
deal-before = { $day }
deal-today = Сегодняшние
deal-hidden = Партию откроют, когда выйдет срок расклада: другие ещё играют.
deal-results = Доска расклада
minutes-left = { $minutes } мин
hours-left = { $hours } ч { $minutes } мин
same-title = Тот же расклад
same-line = Те же карты и кубики, что в сыгранной партии; на остальных местах боты. Одна попытка на каждого.
same-points = Это место занимал игрок { $name }, результат: { $points }.
same-seat = Это место занимал игрок { $name }.
same-share = Позвать друзей
menu-player = Моя страница

## Разбор партии

quality-best = Лучший ход
quality-good = Хороший ход
quality-inaccuracy = Неточность
quality-mistake = Ошибка
quality-blunder = Зевок
study-accounts = Точность и удача
study-decisions = Все решения
study-signs = Знаки решений
study-accuracy = Точность
study-luck = удача { $luck }
study-decided = Оценка решения
study-done = Сыграно: { $action }
study-line = Как партия могла пойти дальше
study-learn = Учиться на ошибках: { $count }
study-slip = Ошибка { $n } из { $of }
study-find = Посмотрите на стол: с лучшим ходом шансы были { $percent } %. Какой это ход?
study-show = Показать ответ
study-next-slip = К следующей ошибке
study-enough = Закончить
study-found = Верно: это и есть лучший ход.
study-same = { $action }: так вы и сыграли. Есть ход лучше.
study-other = { $action }: бот выбрал бы другое. Попробуйте ещё.
study-line-show = Показать на столе
study-line-before = Перед решением
study-line-at = ({ $at } из { $of })
study-line-back = Шаг назад
study-line-on = Дальше
study-line-leave = Вернуться в партию
study-deepens = Оценки уточняются: { $done } из { $of }

## Присмотр за домом
menu-warden = Присмотр за домом
warden-title = Присмотр за домом
warden-not = Эта страница для тех, кто присматривает за домом.
warden-part-people = Люди
warden-part-tables = Столы
warden-part-log = Журнал
warden-reason = Причина
warden-reason-hint = войдёт в журнал дома
warden-find = Имя, имя для входа или номер
warden-search = Найти
warden-nobody = Никого не нашлось.
warden-guest = гость
warden-is = смотритель
warden-muted = без права писать: { $until }
warden-banned = вход закрыт: { $until }
warden-came = с нами с { $when }
warden-seen = последний визит: { $when }
warden-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
  }
warden-spared = Это тоже смотритель: здесь всё решается только с консоли.
warden-act = Что сделать
warden-new-name = Другое имя
warden-renamed = Имя изменено.
warden-for = На какой срок
warden-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  }
warden-always = бессрочно
warden-mute = Запретить писать
warden-mute-done = Писать в чат теперь нельзя.
warden-unmute = Разрешить писать
warden-unmute-done = Писать снова можно.
warden-ban = Закрыть вход
warden-ban-done = Вход закрыт на всех устройствах.
warden-unban = Открыть вход
warden-unban-done = Вход снова открыт.
warden-password-reset = Новый пароль
warden-password = Новый пароль: { $password }. Он показан только один раз.
warden-delete = Удалить игрока
warden-delete-text = Исчезнут имя, вход, уведомления и сказанное за столами; столы, которые ещё ждут игроков, закроются. Сыгранные партии останутся без имени.
warden-deleted = Данные игрока удалены.
warden-tables-of = Столы игрока { $name }
warden-all-tables = Все столы
warden-status = Какие столы
warden-status-any = все
warden-status-waiting = ждут игроков
warden-status-playing = игра идёт
warden-status-over = игра окончена
warden-status-abandoned = игра прервана
warden-no-tables = Таких столов нет.
warden-close = Закрыть стол
warden-closed = Стол закрыт.
warden-repair = Восстановить
warden-repaired = Стол восстановлен по журналу ходов.
warden-export = Запись партии
warden-deed = { $deed ->
    [rename] Изменено имя
    [mute] Запрещено писать
    [unmute] Разрешено писать
    [ban] Закрыт вход
    [unban] Открыт вход
    [reset_password] Выдан новый пароль
    [delete] Удалён игрок
    [appoint] Назначен смотритель
    [dismiss] Снят смотритель
    [close] Закрыт стол
    [repair] Восстановлен стол
    [archive] Старые партии убраны в архив
    [sweep_waiting] Убраны столы, за которыми так и не сыграли
    [sweep_guests] Забыты гости, которые не вернулись
   *[other] { $deed }
  }
warden-by = смотритель { $who }
warden-by-console = с консоли
warden-no-deeds = Пока ничего не делалось.
