# King's Bounty: что говорит его стол. Имена карт и народов — из текстов самой игры.

kb-you = вы
kb-title = { $title }
kb-drop = Передумать
kb-facts = ход { $turn }, в колоде { $deck }
kb-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kb-first = ходит первым
kb-last = последний
kb-goes = ходит
kb-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
kb-targets-of = { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
}
kb-holdings = ваши владения
kb-own-points = Ваши очки
kb-holdings-of = Владения: { $name }
kb-no-holdings = Владений пока нет
kb-empty = пусто
kb-titles = Титулы
kb-leads = впереди
kb-lead = впереди на { $margin }
kb-lead-short = (на { $margin })
kb-tied = ничья:
kb-nobody = никому
kb-none-yet = пока никому
kb-reconstructed = восстановлено
kb-count = { $name }: { $count }
kb-hidden = Ваш скрытый титул
kb-has-hidden = скрытый титул
kb-known = вы знаете: { $cards }

## Рука

kb-hand = Ваша рука
kb-playable = { $count ->
    [0] сыграть нечего
    [one] { $count } карту можно сыграть
    [few] { $count } карты можно сыграть
   *[many] { $count } карт можно сыграть
}
kb-no-castle = нет замка
kb-no-target = некуда
kb-holding = владение
kb-exchange = Вернуть карты
kb-return = Вернуть { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
kb-order = выбрано: { $count }; последняя ляжет ниже всех
kb-order-random = выбрано: { $count }; порядок случаен
kb-hand-card = { $card }, { $strength ->
    [0] особая сила
   *[other] сила { $strength }
}
kb-hand-holding = { $card }
kb-times = × { $count }
kb-picked-as = номер под колодой: { $numbers }

## Выбор

kb-lay = Выложите { $card_acc }: это станет вашим владением.
kb-aim = Выберите владение для { $card_gen }: чужое слабее { $strength } или своё.
kb-aim-hero = Выберите чужое владение: { $card } захватит любое.
kb-aim-monster = Выберите любое владение: { $card } его уничтожит.
kb-which = Выберите карту для этого владения: { $holding }.
kb-targets = { $count ->
    [one] { $count } цель светится
    [few] { $count } цели светятся
   *[many] { $count } целей светятся
}
kb-lay-how = кнопка, двойной щелчок или перетащите карту к своим владениям
kb-do-play = Выложить { $holding_acc }
kb-do-garrison = Поставить в { $holding_acc }
kb-do-capture = Захватить { $holding_acc }
kb-do-destroy = Уничтожить { $holding_acc }
kb-do-disband = Сыграть на { $holding_acc }
kb-nowhere = Сыграть некуда: для { $card_gen } на столе нет подходящего владения.
kb-unreachable = Ни одной вашей картой сейчас нельзя сыграть на это владение.
kb-people = Какой народ убрать в коробку?

## Что изменится

kb-preview-play = Выложить: { $holding }
kb-preview-garrison = Гарнизон: { $holding }
kb-preview-capture = Захват: { $holding }
kb-preview-destroy = Уничтожение: { $holding }
kb-preview-disband = Сыграть на своё: { $holding }
kb-preview-none = Титулы не изменятся.
kb-change = { $name } { $was } → { $now }
kb-defence = Защита
kb-lost = Гарнизон, { $lost }, уйдёт в сброс.
kb-obelisk = Обелиск
kb-becomes-yours = { $count ->
    [0] ваш
   *[other] ваш, +{ $margin }
}
kb-becomes = { $count ->
    [0] { $name }
   *[other] { $name }, +{ $margin }
}
kb-becomes-tied = ничья: никому
kb-becomes-free = никому

## Переспросить

kb-ask-replace = Гарнизон уйдёт в сброс навсегда: { $lost }. Заменить его на { $card_acc }?
kb-ask-own = Это ваше собственное владение: { $holding }. Всё равно уничтожить?
kb-no = Нет

## Колода и сброс

kb-deck = в колоде
kb-turns = { $turns ->
    [0] ходов у вас больше нет
    [one] около { $turns } вашего хода
   *[other] около { $turns } ваших ходов
}
kb-piles = Сброс
kb-piles-count = Сброс: { $count }
kb-piles-empty = Пока ничего не сброшено.
kb-final = Последняя фаза: карт больше не берут. Осталось ходов: { $turns }.
kb-box = В коробке: { $removed }.
kb-close = Закрыть

## Карта крупно

kb-large-castle = Сила { $strength }. Владельцу замка можно играть отряды его народа.
kb-large-obelisk = Сила { $strength }. В конце игры приносит 2 очка; не принадлежит ни одному народу.
kb-large-unit = Сила { $strength }. Захватывает чужое владение с меньшей защитой или сторожит своё.
kb-large-hero = Захватывает любое чужое владение и уходит в сброс.
kb-large-monster = Уничтожает любое владение вместе с гарнизоном и уходит в сброс.
kb-large-holding = Защита { $defence }: большее из силы владения { $strength } и силы гарнизона.
kb-large-owner = Владелец: { $name }

## Подсчёт очков

kb-sheet = Подсчёт очков
kb-sheet-title = Титул
kb-sheet-obelisks = Обелиски
kb-sheet-total = Всего
kb-sheet-place = Место
kb-sheet-hands = Остались на руках

## Условия титулов, коротко

kb-cond-emperor = замки разных народов
kb-cond-great_architect = замки
kb-cond-keeper_of_secrets = обелиски
kb-cond-conqueror = владения с гарнизоном
kb-cond-king_of_elves = замки эльфов
kb-cond-thane_of_dwarves = замки гномов
kb-cond-chief_of_orcs = замки орков
kb-cond-lord_of_the_dead = замки нежити
kb-cond-commander = гарнизоны людей
kb-cond-prince_of_elves = гарнизоны эльфов
kb-cond-prince_of_dwarves = гарнизоны гномов
kb-cond-prince_of_orcs = гарнизоны орков
kb-cond-prince_of_undead = гарнизоны нежити
kb-cond-sharpshooter = гарнизоны стрелков
kb-cond-swordmaster = гарнизоны воинов
kb-cond-grand_magister = гарнизоны волшебников
kb-cond-tower_builder = башни
kb-cond-fortress_builder = крепости
kb-cond-citadel_builder = цитадели
kb-cond-vandal = последнее чудовище
kb-cond-staff_rat = последний герой

## Имена на картах: сверху вид, снизу народ

kb-ref-about = Сколько карт вы ещё не видели и сколько их всего.
kb-ref-strength = сила
kb-ref-strength-short = сила
kb-ref-sources = Сила крепости и цитадели взята из открытого обзора игры: в тексте правил её нет.
kb-type-archer = Стрелок
kb-type-warrior = Воин
kb-type-mage = Волшебник
kb-type-hero = Герой
kb-type-monster = Чудовище
kb-type-tower = Башня
kb-type-fortress = Крепость
kb-type-citadel = Цитадель
kb-type-obelisk = Обелиск
kb-of-human = людей
kb-of-elf = эльфов
kb-of-dwarf = гномов
kb-of-undead = нежити
kb-of-orc = орков
kb-aria-holding = { $holding }, защита { $defence }, { $garrison_count ->
    [0] без гарнизона
   *[other] гарнизон: { $garrison }
}
