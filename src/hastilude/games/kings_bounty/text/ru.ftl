# King's Bounty по-русски. Что получает предложение, сказано в core/text.py.

## Что решается

prompt-remove = Выберите народ, который не будет участвовать в игре (осталось выбрать: { $left }).
prompt-remove-waiting = Ждём { $seat_acc }: какой народ не будет участвовать в игре? (Осталось выбрать: { $left }.)
prompt-turn = { $must_play ->
    [true] Ваш ход: карты возвращают слишком давно, и вы обязаны сыграть карту.
   *[false] Ваш ход: сыграйте карту или верните карты под колоду.
}
prompt-turn-waiting = Ждём { $seat_acc }: { $must_play ->
    [true] какую карту сыграть? Возвращать карты сейчас вправе лишь тот, кому играть нечего.
   *[false] сыграть карту или вернуть карты под колоду?
}
prompt-final_turn = { $must_play ->
    [true] Ваш последний ход: сыграйте карту. Колода закончилась, и карт больше не берут.
   *[false] Ваш последний ход: сыграйте карту или верните карты. Колода закончилась, и карт больше не берут.
}
prompt-final_turn-waiting = Ждём { $seat_acc }: последний ход, карт больше не берут.
prompt-pick = Выберите одну за другой карты, которые уйдут под колоду; { $final ->
    [true] взамен вы ничего не возьмёте.
   *[false] взамен вы возьмёте столько же.
}
prompt-pick-waiting = Ждём { $seat_acc }: какие карты вернуть под колоду? { $final ->
    [true] Взамен ничего не берут.
   *[false] Взамен берут столько же.
}
prompt-over = Игра окончена: { $reason }.

## Почему нельзя

refusal-over = Игра окончена: ходить больше нельзя.
refusal-remove_first = Сначала решите, какие народы не участвуют в игре.
refusal-peoples_settled = Народы этой партии уже определены: убирать больше никого нельзя.
refusal-already_removed = Карты { $people_gen } уже в коробке: выберите другой народ.
refusal-nothing_picked = Нужно вернуть хотя бы одну карту.
refusal-still_exchanging = Вы возвращаете карты: отложите ещё одну или закончите выбор. Сыграть карту в тот же ход нельзя.
refusal-not_exchanging = Откладывать карты можно, только когда вы решили вернуть их под колоду.
refusal-no_exchange_at_end = Колода закончилась, и карты больше не возвращают: кто может играть, обязан играть.
refusal-stalled = Карты возвращают уже { $streak ->
    [one] { $streak } раз
    [few] { $streak } раза
   *[many] { $streak } раз
} подряд, предел — { $limit }: пока никто не сыграет карту, возвращать карты вправе лишь тот, кому играть нечего.
refusal-no_pass = Пропустить ход нельзя: действие обязательно.
refusal-not_in_hand = Такой карты у вас на руке нет: { $card }.
refusal-other_copy = У вас на руке есть { $card }, но под другим номером: { $number }.
refusal-no_licence = Чтобы сыграть { $card_acc }, нужен замок { $people_gen }, а у вас такого замка нет.
refusal-not_on_table = Такого владения на столе нет: { $holding }.
refusal-not_yours = Это не ваше владение: { $holding } принадлежит { $owner_dat }.
refusal-already_yours = Захватить можно только чужое владение, а { $holding } принадлежит вам.
refusal-too_weak = Не хватает силы: у { $holding_gen } защита { $defence }, у { $card_gen } сила { $strength }, а нужно строго больше.
refusal-hero_captures_only = Герой только захватывает чужие владения: распустить им гарнизон { $holding_gen } нельзя.

## Что произошло

event-dealt = Карты розданы, в колоде { $deck } { $deck ->
    [one] карта
    [few] карты
   *[many] карт
}. Открытые титулы: { $titles }.{ $removed_count ->
    [0] { "" }
   *[other] { " " }В коробке: { $removed }.
}
event-removed = { $seat } убирает { $people_acc } в коробку.
event-laid = { $seat } выкладывает { $holding_acc }.
event-garrisoned = { $seat } ставит { $card_acc } в гарнизон { $holding_gen }: защита { $defence }.{ $lost_count ->
    [0] { "" }
   *[other] { " " }Прежний гарнизон, { $lost }, уходит в сброс.
}
event-captured = { $seat } захватывает { $holding_acc } у { $from_gen }, сыграв { $card_acc }: защита { $defence }.{ $lost_count ->
    [0] { "" }
   *[other] { " " }Прежний гарнизон, { $lost }, уходит в сброс.
}
event-destroyed = { $seat } уничтожает { $holding_acc }, сыграв { $card_acc } (владение было у { $from_gen }).{ $lost_count ->
    [0] { "" }
   *[other] { " " }Вместе с владением гибнет гарнизон, { $lost }.
}
event-disbanded = { $seat } играет { $card_acc } на своё владение, { $holding_acc }: защита { $defence }.{ $lost_count ->
    [0] { "" }
   *[other] { " " }Гарнизон, { $lost }, уходит в сброс.
}
event-revealed = Скрытый титул { $seat_gen } открыт: «{ $title }».
event-title = { $seat_count ->
    [0] Титул «{ $title }» больше не у { $from_gen }: теперь он ничей.
   *[other] { $from_count ->
        [0] { $seat } получает титул «{ $title }».
       *[other] Титул «{ $title }» переходит от { $from_gen } к { $seat_dat }.
    }
}
event-drew = { $seat } берёт { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-exchanging = { $seat } решает вернуть карты под колоду.
event-picked = { $seat } откладывает для возврата { $card_acc }.
event-returned = { $seat } кладёт под колоду { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-passed = { $seat } пропускает ход: сыграть нечего.
event-deck_exhausted = Колода закончилась: последняя карта досталась { $seat_dat }. Больше никто карт не берёт.
event-ended = Игра окончена: { $reason }. Побеждает { $winner }.

## Что можно сделать

action-play = Выложить { $holding_acc }
action-garrison = Поставить { $card_acc } в гарнизон { $holding_gen }
action-capture = Захватить { $holding_acc } { $card_ins }
action-destroy = Уничтожить { $holding_acc } { $card_ins }
action-disband = Сыграть { $card_acc } на своё владение: { $holding }
action-exchange = Вернуть карты под колоду
action-return = Вернуть { $card_acc }
action-done = Закончить выбор
action-pass = Пропустить ход
action-remove = Убрать { $people_acc } в коробку

## Что это даёт и чего стоит: коротко, рядом с действием

remark-own = ваше владение
remark-own_destroyed = осторожно: вы уничтожите своё собственное владение
remark-doubt_own = Это ваше собственное владение: { $holding }. Оно уйдёт в сброс.
remark-doubt_weaker = Вы замените более сильный гарнизон: { $lost } уйдёт в сброс навсегда.
remark-owner = владение { $owner_gen }
remark-defence = защита { $was } → { $now }
remark-defence_same = защита останется { $defence }
remark-lost = прежний гарнизон, { $lost }, уйдёт в сброс
remark-title_mine = титул «{ $title }» станет вашим ({ $sign ->
    [plus] +
   *[minus] −
}{ $points })
remark-title_theirs = титул «{ $title }» ({ $sign ->
    [plus] +
   *[minus] −
}{ $points }) получит { $owner }
remark-title_lost = титул «{ $title }» ({ $sign ->
    [plus] +
   *[minus] −
}{ $points }) уйдёт от вас и станет ничьим
remark-title_freed = титул «{ $title }» ({ $sign ->
    [plus] +
   *[minus] −
}{ $points }) станет ничьим
remark-count_mine = «{ $title }»: у вас { $was } → { $now }
remark-count_theirs = «{ $title }»: у { $owner_gen } { $was } → { $now }
remark-obelisk = обелиск: { $sign ->
    [plus] +
   *[minus] −
}{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
remark-obelisk_theirs = обелиск: у { $owner_gen } −{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
remark-licence = можно будет играть отряды { $people_gen }
remark-no_title = титулы не изменятся
remark-exchange = карту в этот ход не сыграть; { $final ->
    [true] взамен вы ничего не возьмёте
   *[false] взамен вы возьмёте столько же
}
remark-unlicensed = сейчас её не сыграть: нет замка { $people_gen }
remark-serves = считается для титулов: { $titles }
remark-serves_none = ни один из титулов её не считает
remark-done = под колоду { $count ->
    [one] уйдёт { $count } карта
    [few] уйдут { $count } карты
   *[many] уйдут { $count } карт
}; { $final ->
    [true] взамен вы ничего не возьмёте
   *[false] столько же вы возьмёте
}
remark-nothing_else = ничего не стоит: сыграть в последний ход нечего
remark-box = в коробку уйдут и титулы: { $titles }

## Как кончилось

end-final_turn = последний игрок сделал свой завершающий ход
end-last_card = последний игрок взял последнюю карту колоды
end-stalled = слишком долго никто не играл карт
score-title = титул «{ $title }»
score-obelisks = { $count ->
    [one] { $count } обелиск
    [few] { $count } обелиска
   *[many] { $count } обелисков
}
result-tie_break = Очков поровну, и решает место за столом: ближе всех к первому игроку сидит { $winners }.
result-unawarded = { $unawarded_count ->
    [one] Никому не достался титул: { $unawarded }.
   *[other] Никому не достались титулы: { $unawarded }.
}

## Настройки

option-expert_titles = Раздать ли каждому ещё один, скрытый титул.
option-expert_titles-false = Нет: борьба идёт за шесть открытых титулов.
option-expert_titles-true = Да: свой скрытый титул знает только тот, кто его держит; в конце игры титулы открываются.
option-title_display = Когда показывать, у кого какой титул (на итог игры это не влияет).
option-title_display-live = После каждого хода.
option-title_display-last_player_turn = После каждого хода последнего игрока.
option-title_display-end_only = Только в конце игры.
option-removed_peoples = Как определить народы, которые не участвуют в игре вдвоём и втроём.
option-removed_peoples-random = Жребием.
option-removed_peoples-chosen = Выбирает первый игрок.
option-end_when_last_player_draws_last = Что делать, если последнюю карту колоды взял последний игрок.
option-end_when_last_player_draws_last-full_round = Сыграть ещё один полный круг.
option-end_when_last_player_draws_last-end_now = Закончить игру сразу.
option-final_phase_exchange = Можно ли возвращать карты, когда колода закончилась.
option-final_phase_exchange-shed = Можно: хотя бы одна карта уходит под колоду, взамен не берут ничего.
option-final_phase_exchange-pass_only_if_stuck = Нельзя: кто может сыграть карту, обязан играть; кому играть нечего, пропускает ход.
option-exchange_order = В каком порядке карты ложатся под колоду.
option-exchange_order-chosen = В порядке, который выберет игрок.
option-exchange_order-random = В случайном порядке.
option-hidden_title_claim = Кому может достаться скрытый титул.
option-hidden_title_claim-anyone = Любому, кто лучше всех выполнил условие.
option-hidden_title_claim-owner_only = Только тому, кто его держал, если он лучше всех выполнил условие.
option-hero_on_own_holding = Можно ли сыграть героя на своё владение.
option-hero_on_own_holding-illegal = Нельзя: герой только захватывает чужое.
option-hero_on_own_holding-allowed = Можно: герой и гарнизон уходят в сброс, владение остаётся.
option-stall_guard = Что делать, если карты без конца возвращают под колоду.
option-stall_guard-on = Ограничить возвраты, а при полном застое закончить игру.
option-stall_guard-off = Ничего: возвращать карты можно сколько угодно раз подряд.

## Стол в виде текста

show-head = { $game }, ход { $turn }
show-deck = в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
show-turns = вам осталось ходов: { $turns }{ $final ->
    [true] { "" }
   *[false] { " " }(если никто не вернёт карт)
}
show-removed = В коробке: { $removed }.
show-final = *** ПОСЛЕДНЯЯ ФАЗА: карт больше не берут, осталось ходов: { $turns } ***
show-stalled = Возвратов подряд: { $streak }. Кто может сыграть карту, обязан играть.
show-titles = Титулы
show-points = очки
show-holder = у кого
show-tied = ничья: ни у кого
show-nobody = ни у кого
show-reconstructed = * Очки восстановлены: текст правил их не называет (KB-R08).
show-hidden = Ваш скрытый титул: { $title }, { $points } ({ $condition }).
show-hidden-open = скрытый титул: { $title }
show-player = { $name }: очки { $points }, карт на руке { $count }
show-first = первый игрок
show-last = последний игрок
show-moves = ходит
show-has-hidden = держит скрытый титул
show-no-holdings = владений нет
show-obelisks = обелиски
show-holding = [{ $defence }] { $name }
show-holding-garrison = [{ $defence }] { $name } ({ $garrison })
show-known-hand = вы знаете на этой руке: { $cards }
show-legend = В квадратных скобках — защита на столе или сила карты на руке, в круглых — гарнизон.
show-public = { $mark } Сила взята из открытого обзора игры: текст правил её не называет (KB-R06).
show-hand = Ваша рука
show-hand-play = Ваша рука (плюс — можно сыграть)
show-hand-return = Ваша рука (плюс — можно вернуть)
show-strong = { $card } [{ $strength }]
show-no-licence = нет замка { $people_gen }
show-no-target = некуда сыграть
show-picked = Пойдут под колоду, { $order ->
    [chosen] сверху вниз
   *[random] в случайном порядке
}: { $cards }
show-known-deck = Ваши карты в колоде, снизу вверх: { $list }
show-known-place = { $place }-я — { $card }
show-known-pool = { $places } — { $cards } в неизвестном порядке
show-discard = В сбросе ({ $count }): { $list }
show-several = { $count } × { $card }
show-unseen = Вы ещё не видели: героев { $heroes }, чудовищ { $monsters }, волшебников { $mages }
show-unseen-public = Ещё не показались: героев { $heroes }, чудовищ { $monsters }, волшебников { $mages }
show-final-hand = { $seat }, карты на руке: { $cards }

## Титулы

title-emperor = Император
title-emperor-condition = больше всех разных народов среди своих замков
title-great_architect = Великий зодчий
title-great_architect-condition = больше всех замков
title-keeper_of_secrets = Хранитель тайн
title-keeper_of_secrets-condition = больше всех обелисков
title-conqueror = Завоеватель
title-conqueror-condition = больше всех владений с гарнизоном
title-king_of_elves = Король эльфов
title-king_of_elves-condition = больше всех замков эльфов
title-thane_of_dwarves = Тан гномов
title-thane_of_dwarves-condition = больше всех замков гномов
title-chief_of_orcs = Вождь орков
title-chief_of_orcs-condition = больше всех замков орков
title-lord_of_the_dead = Владыка мёртвых
title-lord_of_the_dead-condition = больше всех замков нежити
title-commander = Полководец
title-commander-condition = больше всех владений с гарнизоном людей
title-prince_of_elves = Князь эльфов
title-prince_of_elves-condition = больше всех владений с гарнизоном эльфов
title-prince_of_dwarves = Князь гномов
title-prince_of_dwarves-condition = больше всех владений с гарнизоном гномов
title-prince_of_orcs = Князь орков
title-prince_of_orcs-condition = больше всех владений с гарнизоном орков
title-prince_of_undead = Князь нежити
title-prince_of_undead-condition = больше всех владений с гарнизоном нежити
title-sharpshooter = Меткий стрелок
title-sharpshooter-condition = больше всех владений, где гарнизон — стрелок
title-swordmaster = Мастер меча
title-swordmaster-condition = больше всех владений, где гарнизон — воин
title-grand_magister = Великий магистр
title-grand_magister-condition = больше всех владений, где гарнизон — волшебник
title-tower_builder = Строитель башен
title-tower_builder-condition = больше всех башен
title-fortress_builder = Строитель крепостей
title-fortress_builder-condition = больше всех крепостей
title-citadel_builder = Строитель цитаделей
title-citadel_builder-condition = больше всех цитаделей
title-vandal = Вандал
title-vandal-condition = кто последним сыграл чудовище
title-staff_rat = Штабная крыса
title-staff_rat-condition = кто последним сыграл героя

## Карты. $copy — пусто или номер одинакового владения: II, III, IV. Одинаковые отряды различать незачем.

card-human_archer = стрелок людей
    .acc = стрелка людей
    .gen = стрелка людей
    .dat = стрелку людей
    .ins = стрелком людей
card-human_warrior = воин людей
    .acc = воина людей
    .gen = воина людей
    .dat = воину людей
    .ins = воином людей
card-human_mage = волшебник людей
    .acc = волшебника людей
    .gen = волшебника людей
    .dat = волшебнику людей
    .ins = волшебником людей
card-human_hero = герой людей
    .acc = героя людей
    .gen = героя людей
    .dat = герою людей
    .ins = героем людей
card-human_monster = чудовище людей
    .acc = чудовище людей
    .gen = чудовища людей
    .dat = чудовищу людей
    .ins = чудовищем людей
card-elf_archer = стрелок эльфов
    .acc = стрелка эльфов
    .gen = стрелка эльфов
    .dat = стрелку эльфов
    .ins = стрелком эльфов
card-elf_warrior = воин эльфов
    .acc = воина эльфов
    .gen = воина эльфов
    .dat = воину эльфов
    .ins = воином эльфов
card-elf_mage = волшебник эльфов
    .acc = волшебника эльфов
    .gen = волшебника эльфов
    .dat = волшебнику эльфов
    .ins = волшебником эльфов
card-elf_hero = герой эльфов
    .acc = героя эльфов
    .gen = героя эльфов
    .dat = герою эльфов
    .ins = героем эльфов
card-elf_monster = чудовище эльфов
    .acc = чудовище эльфов
    .gen = чудовища эльфов
    .dat = чудовищу эльфов
    .ins = чудовищем эльфов
card-dwarf_archer = стрелок гномов
    .acc = стрелка гномов
    .gen = стрелка гномов
    .dat = стрелку гномов
    .ins = стрелком гномов
card-dwarf_warrior = воин гномов
    .acc = воина гномов
    .gen = воина гномов
    .dat = воину гномов
    .ins = воином гномов
card-dwarf_mage = волшебник гномов
    .acc = волшебника гномов
    .gen = волшебника гномов
    .dat = волшебнику гномов
    .ins = волшебником гномов
card-dwarf_hero = герой гномов
    .acc = героя гномов
    .gen = героя гномов
    .dat = герою гномов
    .ins = героем гномов
card-dwarf_monster = чудовище гномов
    .acc = чудовище гномов
    .gen = чудовища гномов
    .dat = чудовищу гномов
    .ins = чудовищем гномов
card-undead_archer = стрелок нежити
    .acc = стрелка нежити
    .gen = стрелка нежити
    .dat = стрелку нежити
    .ins = стрелком нежити
card-undead_warrior = воин нежити
    .acc = воина нежити
    .gen = воина нежити
    .dat = воину нежити
    .ins = воином нежити
card-undead_mage = волшебник нежити
    .acc = волшебника нежити
    .gen = волшебника нежити
    .dat = волшебнику нежити
    .ins = волшебником нежити
card-undead_hero = герой нежити
    .acc = героя нежити
    .gen = героя нежити
    .dat = герою нежити
    .ins = героем нежити
card-undead_monster = чудовище нежити
    .acc = чудовище нежити
    .gen = чудовища нежити
    .dat = чудовищу нежити
    .ins = чудовищем нежити
card-orc_archer = стрелок орков
    .acc = стрелка орков
    .gen = стрелка орков
    .dat = стрелку орков
    .ins = стрелком орков
card-orc_warrior = воин орков
    .acc = воина орков
    .gen = воина орков
    .dat = воину орков
    .ins = воином орков
card-orc_mage = волшебник орков
    .acc = волшебника орков
    .gen = волшебника орков
    .dat = волшебнику орков
    .ins = волшебником орков
card-orc_hero = герой орков
    .acc = героя орков
    .gen = героя орков
    .dat = герою орков
    .ins = героем орков
card-orc_monster = чудовище орков
    .acc = чудовище орков
    .gen = чудовища орков
    .dat = чудовищу орков
    .ins = чудовищем орков
card-elf_tower = башня эльфов{ $copy }
    .acc = башню эльфов{ $copy }
    .gen = башни эльфов{ $copy }
    .dat = башне эльфов{ $copy }
    .ins = башней эльфов{ $copy }
card-elf_fortress = крепость эльфов{ $copy }
    .acc = крепость эльфов{ $copy }
    .gen = крепости эльфов{ $copy }
    .dat = крепости эльфов{ $copy }
    .ins = крепостью эльфов{ $copy }
card-elf_citadel = цитадель эльфов{ $copy }
    .acc = цитадель эльфов{ $copy }
    .gen = цитадели эльфов{ $copy }
    .dat = цитадели эльфов{ $copy }
    .ins = цитаделью эльфов{ $copy }
card-dwarf_tower = башня гномов{ $copy }
    .acc = башню гномов{ $copy }
    .gen = башни гномов{ $copy }
    .dat = башне гномов{ $copy }
    .ins = башней гномов{ $copy }
card-dwarf_fortress = крепость гномов{ $copy }
    .acc = крепость гномов{ $copy }
    .gen = крепости гномов{ $copy }
    .dat = крепости гномов{ $copy }
    .ins = крепостью гномов{ $copy }
card-dwarf_citadel = цитадель гномов{ $copy }
    .acc = цитадель гномов{ $copy }
    .gen = цитадели гномов{ $copy }
    .dat = цитадели гномов{ $copy }
    .ins = цитаделью гномов{ $copy }
card-undead_tower = башня нежити{ $copy }
    .acc = башню нежити{ $copy }
    .gen = башни нежити{ $copy }
    .dat = башне нежити{ $copy }
    .ins = башней нежити{ $copy }
card-undead_fortress = крепость нежити{ $copy }
    .acc = крепость нежити{ $copy }
    .gen = крепости нежити{ $copy }
    .dat = крепости нежити{ $copy }
    .ins = крепостью нежити{ $copy }
card-undead_citadel = цитадель нежити{ $copy }
    .acc = цитадель нежити{ $copy }
    .gen = цитадели нежити{ $copy }
    .dat = цитадели нежити{ $copy }
    .ins = цитаделью нежити{ $copy }
card-orc_tower = башня орков{ $copy }
    .acc = башню орков{ $copy }
    .gen = башни орков{ $copy }
    .dat = башне орков{ $copy }
    .ins = башней орков{ $copy }
card-orc_fortress = крепость орков{ $copy }
    .acc = крепость орков{ $copy }
    .gen = крепости орков{ $copy }
    .dat = крепости орков{ $copy }
    .ins = крепостью орков{ $copy }
card-orc_citadel = цитадель орков{ $copy }
    .acc = цитадель орков{ $copy }
    .gen = цитадели орков{ $copy }
    .dat = цитадели орков{ $copy }
    .ins = цитаделью орков{ $copy }
card-obelisk_1 = обелиск{ $copy } силы 1
    .acc = обелиск{ $copy } силы 1
    .gen = обелиска{ $copy } силы 1
    .dat = обелиску{ $copy } силы 1
    .ins = обелиском{ $copy } силы 1
card-obelisk_2 = обелиск{ $copy } силы 2
    .acc = обелиск{ $copy } силы 2
    .gen = обелиска{ $copy } силы 2
    .dat = обелиску{ $copy } силы 2
    .ins = обелиском{ $copy } силы 2
card-obelisk_3 = обелиск{ $copy } силы 3
    .acc = обелиск{ $copy } силы 3
    .gen = обелиска{ $copy } силы 3
    .dat = обелиску{ $copy } силы 3
    .ins = обелиском{ $copy } силы 3

## Замки без имени народа: для списков, где народ уже назван.

castle-tower = башня{ $copy }
castle-fortress = крепость{ $copy }
castle-citadel = цитадель{ $copy }

## Народы

people-human = люди
    .acc = людей
    .gen = людей
    .dat = людям
    .ins = людьми
people-elf = эльфы
    .acc = эльфов
    .gen = эльфов
    .dat = эльфам
    .ins = эльфами
people-dwarf = гномы
    .acc = гномов
    .gen = гномов
    .dat = гномам
    .ins = гномами
people-undead = нежить
    .acc = нежить
    .gen = нежити
    .dat = нежити
    .ins = нежитью
people-orc = орки
    .acc = орков
    .gen = орков
    .dat = оркам
    .ins = орками
