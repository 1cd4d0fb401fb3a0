ha-facts = { $game ->
    [0] раунд { $round }, круг { $lap }
   *[other] партия { $game }, раунд { $round }, круг { $lap }
}
ha-you = вы
ha-you-nom = вы сами
ha-drop = Отменить
ha-back = К героям

## Герои

ha-hero-label = { $hero }, { $name }: ран { $wounds } из { $deadly }, карт перед героем { $lying }, карт на руке { $hand }
ha-hero = герой
ha-wounds = ран { $wounds } из { $deadly }
ha-of = { $wounds } из { $deadly }
ha-hand-count = карт на руке: { $count }
ha-in-hand = карт на руке
ha-tokens = побед { $count }
ha-unknown = и { $count } ?
ha-must-live = Ваша тайна: сберечь
ha-must-die = Ваша тайна: погубить
ha-side = { $side }

## Середина стола

ha-your-turn = Ваш ход
ha-turn-of = Ходит
ha-card = Положите карту
ha-card-or-fight = Карта или схватка
ha-only-fight = Остаётся схватка
ha-where = Куда уйдёт карта?
ha-forced = { $turns ->
    [0] Карт больше нет: { $name }.
    [one] Первыми кончатся карты: { $name }, через { $turns } ход. Кто без карт, объявляет схватку.
    [few] Первыми кончатся карты: { $name }, через { $turns } хода. Кто без карт, объявляет схватку.
   *[many] Первыми кончатся карты: { $name }, через { $turns } ходов. Кто без карт, объявляет схватку.
}
ha-declare = Объявить схватку
ha-weigh = Исход
ha-last-fight = Прошлая схватка
ha-last = Прошлая
ha-sorcerer = Колдун
ha-forced-short = Первыми кончатся карты: { $name }, через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
ha-choose-card = Какая карта перед { $hero_ins }?
ha-place = № { $place }

## Строка решения

ha-turn-how = выберите карту и героя или перетащите карту на героя
ha-declare-sure = Объявить схватку? Ответить на неё никто не сможет.
ha-down = Втёмную
ha-up = Лицом вверх
ha-how = На { $hero_acc }: { $card }. Как положить?
ha-how-acts = { $count ->
    [one] лицом вверх: действие коснётся карты, что там лежит; втёмную: никто не узнает
    [few] лицом вверх: выберете одну из { $count } карт, что там лежат; втёмную: никто не узнает
   *[many] лицом вверх: выберете одну из { $count } карт, что там лежат; втёмную: никто не узнает
}
ha-how-void = лицом вверх: действию не на что подействовать; втёмную: никто не узнает
ha-how-self = на своего героя карту кладут только втёмную
ha-whom = На кого положить: { $card }?
ha-whom-how = коснитесь героя
ha-which = Какую карту положить на { $hero_acc }?
ha-which-how = коснитесь карты на руке
ha-touch-card = коснитесь карты, коснитесь ещё раз, чтобы подтвердить
ha-touch-hero = коснитесь героя, коснитесь ещё раз, чтобы подтвердить
ha-card-first = Сначала выберите карту.

## Рука и тайна

ha-hand = Ваша рука
ha-secret = Ваша тайна
ha-secret-knight = Сберечь { $goals_acc }
ha-secret-hunter = Погубить колдуна
ha-secret-sorcerer = Сберечь себя, { $goals_acc }
ha-secret-hunted = Сберечь всех
ha-face = { $swords ->
    [0] { $shields ->
        [0] Пустая карта
       *[other] Щит ×{ $shields }
    }
   *[other] { $shields ->
        [0] Меч ×{ $swords }
       *[other] Меч ×{ $swords }, щит ×{ $shields }
    }
}
ha-effect-transfer = Перенести карту
ha-effect-discard = Сбросить карту
ha-effect-take = Забрать карту
ha-effect-none = Без действия

## Если бы схватка сейчас

ha-weigh-if = Если бы схватка сейчас
ha-weigh-known = Что известно вам
ha-weigh-all = Что известно всем
ha-weigh-what = { $wounds ->
    [0] ран нет
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}, известно { $net }{ $unknown ->
    [0] { "" }
    [one] , неизвестна { $unknown } карта
    [few] , неизвестны { $unknown } карты
   *[many] , неизвестно { $unknown } карт
}
ha-weigh-rest = { $count ->
    [one] Ещё у { $count } героя нет ни карт, ни ран.
   *[other] Ещё у { $count } героев нет ни карт, ни ран.
}
ha-weigh-dies = погибнет
ha-weigh-open = может погибнуть
ha-weigh-wounds = { $count ->
    [0] без ран
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
ha-weigh-range = ран от { $least } до { $most }
ha-weigh-goes-on = Никто не погибнет: начнётся новый раунд.
ha-weigh-goes-on-known = По известным картам никто не погибнет, и начнётся новый раунд. Неизвестные могут решить иначе.
ha-weigh-sure = Наверняка.
ha-weigh-by-known = По известным картам.
ha-weigh-side = Победа: { $side }.
ha-weigh-you = Для вас: { $verdict }.

## Схватка

ha-telling = Схватка: карты открыты, героев считают по кругу.
ha-telling-who = схватку объявляет { $name }; счёт начинается с соседа слева
ha-fight = Схватка
ha-account = Счёт схватки
ha-result = итог
ha-ahead = впереди
ha-no-wounds = без новых ран
ha-new-wounds = ран: +{ $count }
ha-cards-lie = карт: { $count }
ha-fate-dead = { $who ->
    [she] погибла
   *[he] погиб
}
ha-fate-hurt = { $who ->
    [she] ранена
   *[he] ранен
}
ha-fate-whole = { $who ->
    [she] цела
   *[he] цел
}
ha-told-dead = { $hero } погибает
ha-told-hurt = { $hero }: новые раны
ha-told-whole = { $hero }: новых ран нет
ha-became = было ран { $before }, стало { $total } из { $deadly }
ha-swords = { $count ->
    [one] меч
    [few] меча
   *[many] мечей
}
ha-shields = { $count ->
    [one] щит
    [few] щита
   *[many] щитов
}
ha-wounds-new = { $count ->
    [one] новая рана
    [few] новые раны
   *[many] новых ран
}
ha-next-hero = Дальше: { $hero }
ha-to-verdict = Сразу итог
ha-to-table = Сразу к столу
ha-verdict = К итогу
ha-new-round = К новому раунду
ha-to-end = Конец партии
ha-next-game = К следующей партии

## Итог

ha-stage-side = Какая сторона победила
ha-stage-goal = Чья тайная цель исполнена
ha-killed = погибло
ha-scars = ран у живых
ha-why-killed = Победа: { $side }. Погибших на этой стороне меньше.
ha-why-wounds = Погибло поровну, и решают раны живых. Победа: { $side }.
ha-why-draw = И погибших, и ран поровну: ничья, победившими считаются обе стороны.
ha-why-sorcerer_only = Погиб один колдун: стороны не сравнивают, побеждают только охотники.
ha-why-round_limit = Раунды вышли, никто не погиб.
ha-why-hunt_survived = Колдун пережил охоту.
ha-group-won = { $side }: решает цель
ha-group-lost = { $side }: сторона проиграла
ha-group-side = { $side }
ha-group-sorcerer = Колдун: сторона неважна
ha-goal-hidden = цель осталась тайной
ha-goal-knight = сберечь { $goals_acc }
ha-goal-hunter = погубить колдуна
ha-goal-sorcerer = сберечь себя, { $goals_acc }
ha-goal-hunted = сберечь всех
ha-met = да
ha-not-met = нет
ha-won = победа
ha-lost = поражение
ha-nobody = Не победил никто.
ha-key-met = тайная цель исполнена
ha-key-not = не исполнена
ha-match = До трёх побед

## Справка

ha-all-cards = Все карты действий
ha-card-face = Карта
ha-copies = всего
ha-unseen = вы не видели
ha-fresh = новая с вашего хода
