# «Сердца и доспехи» по-русски. Что получает предложение, сказано в core/text.py.

## Что решается

prompt-turn = Ваш ход: положите карту втёмную на любого героя или сыграйте открыто на другого.
prompt-turn-waiting = { $seat } ходит: карта втёмную или открыто?
prompt-may_declare = Ваш ход: положите карту втёмную, сыграйте открыто или объявите схватку.
prompt-may_declare-waiting = { $seat } ходит: карта втёмную, открыто или схватка?
prompt-declare = Вам остаётся объявить схватку.
prompt-declare-waiting = { $seat } ходит: остаётся объявить схватку.
prompt-affected = { $effect }: выберите одну из карт, что лежали перед { $hero_ins } раньше.
prompt-affected-waiting = { $seat } выбирает карту перед { $hero_ins }: { $effect }.
prompt-move = К какому герою уйдёт карта, что лежит перед { $hero_ins }?
prompt-move-waiting = { $seat } решает, к какому герою уйдёт карта, что лежит перед { $hero_ins }.
prompt-give = На чью руку уйдёт карта, что лежит перед { $hero_ins }?
prompt-give-waiting = { $seat } решает, на чью руку уйдёт карта, что лежит перед { $hero_ins }.
prompt-over = Игра окончена: { $reason }.

## Почему нельзя

refusal-over = Игра окончена: ходить больше нельзя.
refusal-extra_action_first = Сначала выполните дополнительное действие сыгранной карты: { $effect }.
refusal-not_in_hand = На вашей руке нет такой карты: { $card }.
refusal-not_in_game = В этой партии { $hero } не участвует.
refusal-not_on_yourself = Открыто на своего героя карту не играют.
refusal-no_extra_action = За этим столом открыто играют только карты с дополнительным действием.
refusal-nothing_to_affect = За этим столом карту играют открыто только туда, где уже лежит другая, а перед { $hero_ins } карт нет.
refusal-empty_hand = Карт на руке нет: придётся объявить схватку.
refusal-last_lap = В этом раунде было { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}, больше нельзя: придётся объявить схватку.
refusal-first_lap = Схватку можно объявить только после полного круга, до этого ещё { $left ->
    [one] { $left } ход
    [few] { $left } хода
   *[many] { $left } ходов
}.
refusal-no_effect_now = Дополнительного действия сейчас нет: оно срабатывает, только когда карту играют открыто.
refusal-already_chosen = Карта уже выбрана: теперь решите, куда она уйдёт.
refusal-compulsory = Отказаться от дополнительного действия нельзя, если его можно выполнить: { $effect }.
refusal-just_played = Карту № { $place } вы только что сыграли: действие касается лишь тех, что лежали раньше.
refusal-no_such_place = Карты № { $place } перед { $hero_ins } нет.
refusal-choose_card_first = Сначала выберите карту.
refusal-other_effect = У вашей карты другое дополнительное действие: { $effect }.
refusal-not_back = Карта должна уйти к другому герою, а лежит она и так перед { $hero_ins }.
refusal-not_to_target = За этим столом карту нельзя отдать тому, перед кем она лежала, а лежала она перед { $hero_ins }.

## Что произошло

event-goal = { $seat } получает { $goals_count ->
    [0] тайную цель.
    [one] карту цели: { $goals }.
   *[other] карты целей: { $goals }.
}
event-round = Начинается раунд { $round }, в колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}. Первым ходит { $seat }.
event-dealt = { $seat } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-laid = { $seat } кладёт карту втёмную на { $hero_acc }{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-played = { $seat } играет открыто на { $hero_acc }: { $card }.{ $void ->
    [true] { " " }Дополнительному действию не на что подействовать.
   *[false] { "" }
}
event-declined = { $seat } обходится без дополнительного действия: { $effect }.
event-chosen = { $seat } выбирает карту перед { $hero_ins } (положил игрок { $layer }){ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-discarded = { $seat } сбрасывает карту № { $place } перед { $hero_ins } (положил игрок { $layer }){ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-moved = { $seat } переносит карту № { $place } (положил игрок { $layer }) от { $hero_gen } к { $to_dat }{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-taken = { $seat } забирает у { $hero_gen } карту № { $place } (положил игрок { $layer }) { $own ->
    [true] на свою руку
   *[false] и отдаёт { $to_dat }
}{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-declared = { $forced ->
    [true] { $seat } вынужденно объявляет схватку.
   *[false] { $seat } объявляет схватку.
}
event-struck = Перед { $hero_ins } { $cards_count ->
    [0] карт нет
    [one] лежит { $cards }
   *[other] лежат { $cards }
}; мечей { $swords }, щитов { $shields }, { $wounds ->
    [0] новых ран нет
    [one] { $wounds } новая рана
    [few] { $wounds } новые раны
   *[many] { $wounds } новых ран
}, всего ран { $total }.
event-killed = Погибает { $hero }.
event-marked = { $cards_count ->
    [0] Раны { $hero_gen } отмечены числом: { $total }.
   *[other] Под карту { $hero_gen } ложится отметка о ранах ({ $total }): { $cards }.
}
event-verdict = Партия решена: { $reason }. Победа в схватке: { $side }. Погибло крестоносцев { $killed_a }, сарацин { $killed_b }; ран у живых крестоносцев { $wounds_a }, у живых сарацин { $wounds_b }.
event-judged = { $seat } ({ $hero }): { $verdict }.{ $goals_count ->
    [0] { "" }
    [one] { " " }На карте цели { $goals }.
   *[other] { " " }На картах цели { $goals }.
}
event-tokens = { $winners_count ->
    [0] Жетон победы не получает никто.
    [one] Жетон победы получает { $winners }.
   *[other] Жетоны победы получают { $winners }.
}
event-next_game = Начинается партия { $game }. За столом по кругу: { $heroes }.
event-hero = { $seat } играет за { $hero_acc }.
event-ended = Конец: { $reason }. { $winners_count ->
    [0] Победителя нет.
    [one] Побеждает { $winners }.
   *[other] Побеждают { $winners }.
}

## Что можно сделать

action-lay = Положить втёмную на { $hero_acc }: { $card }
action-play = Сыграть открыто на { $hero_acc }: { $card }
action-declare = Объявить схватку
action-affect = Выбрать карту № { $place }
action-decline = Обойтись без дополнительного действия
action-move = Перенести карту к { $hero_dat }
action-give = Карту на руку получает { $hero }

## Что даёт и чего стоит выбор

remark-sum = { $hero }: мечи минус щиты { $net }{ $unknown ->
    [0] { "" }
    [one] , ещё { $unknown } карта неизвестна
    [few] , ещё { $unknown } карты неизвестны
   *[many] , ещё { $unknown } карт неизвестно
}{ $fate ->
    [dies] ; с этим не выжить
    [open] ; с этим можно и не выжить
   *[lives] { "" }
}
remark-hidden = карту увидите только вы
remark-void = дополнительному действию не на что подействовать
remark-acts = { $effect }: { $count ->
    [one] там лежит { $count } карта
    [few] там лежат { $count } карты, выберете одну
   *[many] там лежит { $count } карт, выберете одну
}
remark-declined = { $effect }: все карты останутся, как лежат
remark-dying = { $heroes_count ->
    [0] наверняка не погибнет никто
    [one] наверняка погибнет { $heroes }
   *[other] наверняка погибнут { $heroes }
}
remark-perhaps = по неизвестным картам { $heroes_count ->
    [one] может погибнуть { $heroes }
   *[other] могут погибнуть { $heroes }
}
remark-verdict = { $sure ->
    [true] исход для вас: { $verdict }
   *[false] если судить по известным картам, исход для вас: { $verdict }
}
remark-chosen = { $card_count ->
    [0] неизвестная карта
   *[other] { $card }
}, положил игрок { $layer }
remark-hand = { $whose ->
    [own] ваша рука
    [comrade] рука товарища
    [enemy] рука врага
   *[other] чужая рука
}: станет { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Как кончилось

end-killed = у одной из сторон погибло меньше рыцарей
end-wounds = погибших поровну, и решают раны выживших
end-draw = и погибших, и ран поровну: ничья
end-sorcerer_only = погиб один колдун
end-round_limit = никто не погиб за все отведённые раунды
end-hunt_survived = колдун пережил охоту
end-match_won = есть три победы
end-match_limit = сыграны все отведённые партии
score-won = победа: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , цель — { $goals }
}
score-lost_round_limit = раунды вышли, победы нет: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , цель — { $goals }
}
score-lost_dead = колдун погиб: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , цель — { $goals }
}
score-lost_not_hunter = погиб один колдун, и побеждают только его враги: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , цель — { $goals }
}
score-lost_side = сторона проиграла: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , цель — { $goals }
}
score-lost_goal = цель не достигнута: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , цель — { $goals }
}
score-game = победа в партии { $game }
verdict-won = победа
verdict-lost_round_limit = поражение, раунды вышли
verdict-lost_dead = поражение, колдун погиб
verdict-lost_not_hunter = поражение, колдун не был целью
verdict-lost_side = поражение, сторона проиграла
verdict-lost_goal = поражение, цель не достигнута
result-side = Победа в схватке: { $side }.
result-killed_a = Погибло крестоносцев: { $killed_a }.
result-killed_b = Погибло сарацин: { $killed_b }.
result-wounds_a = Раны живых крестоносцев: { $wounds_a }.
result-wounds_b = Раны живых сарацин: { $wounds_b }.
result-games = Сыграно партий: { $games }.

## Настройки

option-mode = Одна партия или игра на очки.
option-mode-single_game = Одна партия: кто победил в ней, тот и победил.
option-mode-match_play = Игра на очки: жетон за каждую победу, выигрывает первый с тремя жетонами.
option-first_player = Кто ходит первым.
option-first_player-random = По жребию.
option-first_player-host_choice = Место, которое назовёт хозяин стола.
option-first_seat = С какого места начинать, если решает хозяин (после последнего места счёт идёт по кругу).
option-first_seat-1 = Место 1.
option-first_seat-2 = Место 2.
option-first_seat-3 = Место 3.
option-first_seat-4 = Место 4.
option-first_seat-5 = Место 5.
option-first_seat-6 = Место 6.
option-first_seat-7 = Место 7.
option-first_seat-8 = Место 8.
option-first_seat-9 = Место 9.
option-hero_selection = Кто за какого рыцаря играет.
option-hero_selection-random = По жребию.
option-hero_selection-host_choice = Рыцари садятся по списку своей стороны, по часовой стрелке; с кого начать, называет хозяин.
option-first_side = Сторона первого рыцаря, если героев расставляет хозяин.
option-first_side-side_a = Крестоносцы.
option-first_side-side_b = Сарацины.
option-first_crusader = Первый рыцарь крестоносцев, если героев расставляет хозяин; остальные следуют по списку.
option-first_crusader-orlando = Роланд.
option-first_crusader-rinaldo = Ринальд.
option-first_crusader-bradamante = Брадаманта.
option-first_crusader-astolfo = Астольф.
option-first_saracen = Первый рыцарь сарацин, если героев расставляет хозяин; остальные следуют по списку.
option-first_saracen-ruggiero = Руджьер.
option-first_saracen-marfisa = Марфиза.
option-first_saracen-ferrau = Феррау.
option-first_saracen-rodomonte = Родомонт.
option-sorcerer_seat = Кто колдун в первой партии.
option-sorcerer_seat-random = По жребию.
option-sorcerer_seat-host_choice = Место, которое назовёт хозяин стола.
option-sorcerer_at = Место колдуна, если решает хозяин (после последнего места счёт идёт по кругу).
option-sorcerer_at-1 = Место 1.
option-sorcerer_at-2 = Место 2.
option-sorcerer_at-3 = Место 3.
option-sorcerer_at-4 = Место 4.
option-sorcerer_at-5 = Место 5.
option-sorcerer_at-6 = Место 6.
option-sorcerer_at-7 = Место 7.
option-sorcerer_at-8 = Место 8.
option-sorcerer_at-9 = Место 9.
option-effect_optional = Можно ли отказаться от дополнительного действия открытой карты.
option-effect_optional-false = Нельзя: если его можно выполнить, его выполняют.
option-effect_optional-true = Можно.
option-open_play_needs_effect = Можно ли сыграть карту открыто туда, где её действию не на что подействовать.
option-open_play_needs_effect-false = Можно: тогда больше ничего не происходит.
option-open_play_needs_effect-true = Нельзя: перед героем уже должна лежать карта.
option-take_peek = Смотрят ли закрытую карту, прежде чем решить, кому её отдать («Забрать»).
option-take_peek-false = Нет: её видит только новый владелец.
option-take_peek-true = Да.
option-give_to_target = Можно ли отдать забранную карту тому, перед чьим героем она лежала.
option-give_to_target-true = Можно: на любую руку.
option-give_to_target-false = Нельзя: на любую другую руку.
option-wound_marker = Чем отмечают раны между раундами.
option-wound_marker-card = Картами действий с тем же числом мечей: из колоды они уходят.
option-wound_marker-counter = Числом: все карты остаются в колоде.
option-sorcerer_only_death = Кто побеждает, если погиб один колдун.
option-sorcerer_only_death-both_hunters = Оба рыцаря, которые желали ему смерти.
option-sorcerer_only_death-winning_side_hunter = Только тот, у чьей стороны меньше ран; при ничьей оба.
option-draw_hunter = Что нужно при ничьей рыцарю, который желает колдуну смерти.
option-draw_hunter-needs_kill = Смерть колдуна, как всегда.
option-draw_hunter-always_wins = Больше ничего.
option-reveal_all_goals_at_end = Чьи цели показывают в конце.
option-reveal_all_goals_at_end-true = Всех.
option-reveal_all_goals_at_end-false = Победившей стороны и победителей.
option-private_chat = Можно ли переписываться наедине.
option-private_chat-false = Нельзя: все разговоры слышат все.
option-private_chat-true = Можно.
option-max_laps_per_round = После скольких кругов раунда схватку объявляют обязательно.
option-max_laps_per_round-10 = После десяти.
option-max_laps_per_round-4 = После четырёх.
option-max_laps_per_round-20 = После двадцати.
option-max_rounds = После скольких раундов без смертей партия кончается.
option-max_rounds-20 = После двадцати.
option-max_rounds-3 = После трёх.
option-max_rounds-10 = После десяти.
option-round_limit_result = Что бывает, когда раунды вышли.
option-round_limit_result-nobody_wins = Никто не побеждает.
option-round_limit_result-score_as_is = Стороны сравнивают по ранам, потом смотрят цели.
option-max_games_in_match = Сколько партий может быть в игре на очки.
option-max_games_in_match-30 = Тридцать.
option-max_games_in_match-3 = Три.
option-max_games_in_match-10 = Десять.
option-match_heroes = Кто за кого играет в следующей партии игры на очки.
option-match_heroes-swap_with_next = Колдун и его сосед слева меняются героями, остальные своих сохраняют.
option-match_heroes-redeal = Героев раздают заново, роль колдуна переходит влево.
option-hunt_3p = Охота втроём (в коробке её нет): два рыцаря против колдуна.
option-hunt_3p-off = Запрещена.
option-hunt_3p-on = Разрешена.
option-hunt_rounds = Сколько раундов колдуну нужно продержаться на охоте.
option-hunt_rounds-4 = Четыре.
option-hunt_rounds-2 = Два.
option-hunt_rounds-3 = Три.
option-hunt_rounds-6 = Шесть.

## Стол в виде текста

show-head = { $game }, раунд { $round }, круг { $lap }, ход { $turn }
show-game = партия { $game }
show-declarer = прошлую схватку объявил игрок { $seat }
show-declare = Схватку можно объявить.
show-no-declare = Схватку объявить ещё нельзя: не кончился первый круг.
show-forced = Если никто не заберёт карту и не объявит схватку, первым останется без карт { $seat } (ход { $turn }).
show-last-game = Партия { $game } окончена: { $reason }.
show-verdict = { $seat } ({ $hero }): { $verdict }
show-fight = Последняя схватка
show-struck = { $seat }: { $cards_count ->
    [0] карт нет
   *[other] { $cards }
}; мечей { $swords }, щитов { $shields }, новых ран { $wounds }, всего { $total }
show-hero = { $name }: { $hero }, раны { $wounds } из { $deadly }, карт на руке { $count }
show-no-side = без стороны
show-dead = герой погиб
show-moves = ходит
show-first = первый в раунде
show-tokens = жетонов { $tokens }
show-goal-open = на карте цели { $goals }
show-marker = раны отмечены: { $cards }
show-known-hand = вы знаете на этой руке: { $cards }
show-net = мечи минус щиты, насколько вам известно: { $net }; { $unknown ->
    [0] неизвестных карт нет
    [one] { $unknown } карта неизвестна
    [few] { $unknown } карты неизвестны
   *[many] { $unknown } карт неизвестно
}
show-unknown = неизвестная карта
show-up = открыта, положил игрок { $layer }
show-down = закрыта, положил игрок { $layer }
show-moved = , перенёс игрок { $seat }
show-secret = Ваша тайна.
# одно место, где сказано, как побеждает каждая роль: терминал и браузер читают его здесь
show-goal-knight = Вы победите, если победят { $side } (или выйдет ничья), а { $goals } останется в живых. Ваша собственная жизнь не в счёт.
show-goal-hunter = Вы победите, если победят { $side } (или выйдет ничья), а колдун погибнет{ $draw_hunter ->
    [always_wins] ; при ничьей колдун может и жить
   *[needs_kill] { "" }
}. Если погибнет один только колдун, { $sorcerer_only_death ->
    [winning_side_hunter] победит тот охотник, чья сторона меньше ранена
   *[both_hunters] победите и вы
}.
show-goal-sorcerer = Вы победите, если в живых останетесь вы сами и оба ваших рыцаря: { $goals }. Какая сторона возьмёт верх, неважно.
show-goal-hunted = Вы победите, если никто не погибнет за { $hunt_rounds ->
    [one] { $hunt_rounds } раунд
    [few] { $hunt_rounds } раунда
   *[many] { $hunt_rounds } раундов
}.
show-hand = Ваша рука: { $list }
show-empty-hand = На руке карт нет.
show-chosen = Вы выбрали карту № { $place }.
show-deck = Не роздано карт: { $count }.
show-discard = Сброшено в этом раунде
show-unseen = Вы не видели: { $list }
show-several = { $count } × { $card }
show-reconstructed = Лица карт, имена рыцарей и имя колдуна восстановлены: в тексте правил их нет.

## Дополнительные действия

effect-transfer = Перенести
effect-discard = Сбросить
effect-take = Забрать
effect-none = Без действия

## Стороны и герои

side-side_a = крестоносцы
side-side_b = сарацины
side-both = обе стороны
side-none = ни одна сторона
hero-orlando = Роланд
    .acc = Роланда
    .gen = Роланда
    .dat = Роланду
    .ins = Роландом
hero-rinaldo = Ринальд
    .acc = Ринальда
    .gen = Ринальда
    .dat = Ринальду
    .ins = Ринальдом
hero-bradamante = Брадаманта
    .acc = Брадаманту
    .gen = Брадаманты
    .dat = Брадаманте
    .ins = Брадамантой
hero-astolfo = Астольф
    .acc = Астольфа
    .gen = Астольфа
    .dat = Астольфу
    .ins = Астольфом
hero-ruggiero = Руджьер
    .acc = Руджьера
    .gen = Руджьера
    .dat = Руджьеру
    .ins = Руджьером
hero-marfisa = Марфиза
    .acc = Марфизу
    .gen = Марфизы
    .dat = Марфизе
    .ins = Марфизой
hero-ferrau = Феррау
    .acc = Феррау
    .gen = Феррау
    .dat = Феррау
    .ins = Феррау
hero-rodomonte = Родомонт
    .acc = Родомонта
    .gen = Родомонта
    .dat = Родомонту
    .ins = Родомонтом
hero-sorcerer = колдун Атлант
    .acc = колдуна Атланта
    .gen = колдуна Атланта
    .dat = колдуну Атланту
    .ins = колдуном Атлантом

## Карты действий. В коробке могут быть и другие, чем в файле компонентов.

card-blank_transfer = Пустая / Перенести
card-blank_discard = Пустая / Сбросить
card-blank_take = Пустая / Забрать
card-blank_none = Пустая
card-shield_1_transfer = Щит ×1 / Перенести
card-shield_1_discard = Щит ×1 / Сбросить
card-shield_1_take = Щит ×1 / Забрать
card-shield_1_none = Щит ×1
card-shield_2_transfer = Щит ×2 / Перенести
card-shield_2_discard = Щит ×2 / Сбросить
card-shield_2_take = Щит ×2 / Забрать
card-shield_2_none = Щит ×2
card-shield_3_transfer = Щит ×3 / Перенести
card-shield_3_discard = Щит ×3 / Сбросить
card-shield_3_take = Щит ×3 / Забрать
card-shield_3_none = Щит ×3
card-shield_4_transfer = Щит ×4 / Перенести
card-shield_4_discard = Щит ×4 / Сбросить
card-shield_4_take = Щит ×4 / Забрать
card-shield_4_none = Щит ×4
card-sword_1_transfer = Меч ×1 / Перенести
card-sword_1_discard = Меч ×1 / Сбросить
card-sword_1_take = Меч ×1 / Забрать
card-sword_1_none = Меч ×1
card-sword_1_shield_1_transfer = Меч ×1, щит ×1 / Перенести
card-sword_1_shield_1_discard = Меч ×1, щит ×1 / Сбросить
card-sword_1_shield_1_take = Меч ×1, щит ×1 / Забрать
card-sword_1_shield_1_none = Меч ×1, щит ×1
card-sword_1_shield_2_transfer = Меч ×1, щит ×2 / Перенести
card-sword_1_shield_2_discard = Меч ×1, щит ×2 / Сбросить
card-sword_1_shield_2_take = Меч ×1, щит ×2 / Забрать
card-sword_1_shield_2_none = Меч ×1, щит ×2
card-sword_1_shield_3_transfer = Меч ×1, щит ×3 / Перенести
card-sword_1_shield_3_discard = Меч ×1, щит ×3 / Сбросить
card-sword_1_shield_3_take = Меч ×1, щит ×3 / Забрать
card-sword_1_shield_3_none = Меч ×1, щит ×3
card-sword_2_transfer = Меч ×2 / Перенести
card-sword_2_discard = Меч ×2 / Сбросить
card-sword_2_take = Меч ×2 / Забрать
card-sword_2_none = Меч ×2
card-sword_2_shield_1_transfer = Меч ×2, щит ×1 / Перенести
card-sword_2_shield_1_discard = Меч ×2, щит ×1 / Сбросить
card-sword_2_shield_1_take = Меч ×2, щит ×1 / Забрать
card-sword_2_shield_1_none = Меч ×2, щит ×1
card-sword_2_shield_2_transfer = Меч ×2, щит ×2 / Перенести
card-sword_2_shield_2_discard = Меч ×2, щит ×2 / Сбросить
card-sword_2_shield_2_take = Меч ×2, щит ×2 / Забрать
card-sword_2_shield_2_none = Меч ×2, щит ×2
card-sword_3_transfer = Меч ×3 / Перенести
card-sword_3_discard = Меч ×3 / Сбросить
card-sword_3_take = Меч ×3 / Забрать
card-sword_3_none = Меч ×3
card-sword_3_shield_1_transfer = Меч ×3, щит ×1 / Перенести
card-sword_3_shield_1_discard = Меч ×3, щит ×1 / Сбросить
card-sword_3_shield_1_take = Меч ×3, щит ×1 / Забрать
card-sword_3_shield_1_none = Меч ×3, щит ×1
card-sword_4_transfer = Меч ×4 / Перенести
card-sword_4_discard = Меч ×4 / Сбросить
card-sword_4_take = Меч ×4 / Забрать
card-sword_4_none = Меч ×4

## Стол без своей доски: заголовки полей (web/src/table/any-view.ts)

view-phase = Часть хода
    .is = hidden
view-game_number = Партия
view-round = Раунд
view-lap = Круг
view-turn = Ход
view-first = Раунд начинает
    .is = seat
view-declarer = Прошлую схватку объявил игрок
    .is = seat
view-may_declare = схватку уже можно объявить
view-must_declare = пора объявить схватку
view-next_forced = Первым останется без карт
    .is = seat
view-next_forced_turn = Это случится на ход
view-hero = Герой
view-side = Сторона
view-wounds = Ран
view-deadly = Смертельно ран
view-dead = герой погиб
view-marker = Отметка о ранах
    .is = word
view-hand_count = Карт на руке
view-known_cards = Вы знаете на этой руке
    .is = word
view-cards = Перед героем
    .item = Закрытая карта
view-cards-card = Карта
    .is = word
view-cards-turn = В ход
    .is = hidden
view-discard-card = Карта
    .is = word
view-discard-turn = В ход
    .is = hidden
view-known_net = Итог видимых карт
    .about = Мечи минус щиты на картах перед героем, которые вы знаете.
view-unknown_count = Неизвестных вам карт
view-goals = На карте цели
    .is = word
    .about = Рыцарь побеждает, если победила его сторона или вышла ничья, а герой с его карты цели жив; если там колдун, то колдун должен погибнуть. Колдун побеждает, если живы и он, и оба рыцаря с его карт.
view-tokens = Жетонов победы
    .is = if-any
view-deeds = Клал на глазах у всех
    .is = by-seat
    .about = Мечи минус щиты за всю партию: карты, сыгранные открыто, и закрытые, которые показала схватка.
view-place = №
view-up = лицом вверх
view-layer = Положил
    .is = seat
view-laid_on = Изначально перед
    .is = hidden
view-moved_by = Перенёс
    .is = seat
view-hand = Карты
view-swords = Мечей
    .is = hidden
view-shields = Щитов
    .is = hidden
view-effect = Действие
    .is = hidden
view-target = На кого
    .is = hidden
view-chosen = Выбрана карта №
view-discard = Сброс
    .is = after
    .item = Закрытая карта
view-deck_count = В колоде
view-card_list = Все карты
    .is = hidden
view-card_list_source = Откуда список карт
    .is = hidden
view-games = Победители прошлых партий
    .is = hidden
view-last_fight = Последняя схватка
    .is = after
view-total = Всего ран
view-last_game = Прошлая партия
    .is = hidden
