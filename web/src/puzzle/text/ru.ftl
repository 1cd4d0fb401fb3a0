# Задачи: один лучший ход, три попытки.

puzzle = Задача { $id }
puzzle-day = Задача дня
puzzle-find = Найдите лучший ход. { $prompt }
puzzle-solved =
    { $tries ->
        [1] Верно с первой попытки!
        [2] Верно со второй попытки.
       *[other] Верно с третьей попытки.
    }
puzzle-missed = Не решено. Вот лучший ход.
puzzle-left =
    { $left ->
        [one] осталась { $left } попытка
        [few] осталось { $left } попытки
       *[many] осталось { $left } попыток
    }
puzzle-give-up = Сдаться
puzzle-next = Следующая задача
puzzle-rating = Рейтинг решателя
puzzle-unrated = Рейтинг появится после первой задачи.
puzzle-change = { $change } за эту задачу
puzzle-streak = Подряд
puzzle-days =
    { $days ->
        [one] день подряд
        [few] дня подряд
       *[many] дней подряд
    }
puzzle-record = рекорд { $days }
puzzle-about = Задача
puzzle-difficulty = Сложность
puzzle-theme = Тема
puzzle-theme-win = победа сразу
puzzle-theme-save = единственное спасение
puzzle-theme-quiet = неочевидный ход
puzzle-theme-gain = верный выигрыш
puzzle-tried = Решили
puzzle-tried-of = { $solved } из { $tried }
puzzle-first = С первого раза
puzzle-source = Из партии
puzzle-source-bots = ботов
puzzle-tries = Попытки
puzzle-try-1 = первая попытка
puzzle-try-2 = вторая попытка
puzzle-try-3 = третья попытка
puzzle-wrong = Можно лучше.
puzzle-right = Лучший ход.
puzzle-locked = Объяснение и ход, сыгранный в партии, откроются после ответа.
puzzle-why = Почему это лучший ход
puzzle-because = { $action }: шанс на победу { $best } %, а с лучшим из остальных, что пробовали, — { $other } %.
puzzle-because-alone = { $action }: шанс на победу { $best } %.
puzzle-chance = шанс { $chance } %
puzzle-played = Как было в партии: { $action }
puzzle-line = Как партия могла пойти дальше
puzzle-all = Все задачи
puzzle-of-game = Задачи этой игры
puzzle-shelf = решено { $solved } из { $puzzles }
puzzle-none = Новых задач больше нет: вы решили все.
puzzle-away = Задача сейчас не загружается.
puzzle-again = Попробовать ещё раз
puzzle-me = Вы
puzzle-solve = Решать
puzzle-day-done = Задача дня решена. Новая будет завтра.
puzzle-intro = Один лучший ход, три попытки. Позиции взяты из партий ботов и дважды проверены глубоким поиском.
puzzle-week = Последние семь дней
puzzle-week-done = решено
puzzle-week-open = не решено
puzzles = Задачи
puzzle-rules = Правила
puzzle-close = Закрыть
