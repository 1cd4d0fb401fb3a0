# Что говорит обучение любой игры вокруг её уроков.

tutorial = Обучение
tutorial-me = Ученик
tutorial-step = шаг { $n } из { $of }
tutorial-steps = Шаги
tutorial-step-named = Шаг { $n }: { $title }
tutorial-done = пройден
tutorial-next = Следующий шаг
tutorial-read = Дальше
tutorial-again = Сначала
tutorial-hint = Подсказать
tutorial-hint-act = Например: { $action }.
tutorial-hint-point = Вот здесь.
tutorial-well = Верно.
tutorial-wait = Ходят другие …
tutorial-end = Больше ничего знать не нужно
tutorial-end-text = Сыграйте первую партию с оруженосцами. Всё, чего вы коснётесь, объяснит себя само, а правила — в одном нажатии.
tutorial-play = Играть с оруженосцами
tutorial-home = На главную
tutorial-rules = Правила
tutorial-close = Закрыть
tutorial-away = Обучение сейчас не загружается.
tutorial-retry = Попробовать ещё раз
