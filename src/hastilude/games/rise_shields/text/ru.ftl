# Rise Shields по-русски. Что получает предложение, сказано в core/text.py.

## Что решается

prompt-choose_camp = { $own ->
    [0] Лагерь выбираете вы.
   *[other] У вас на кубиках { $own }, у другой стороны { $other }: лагерь выбираете вы.
} Лагерь 1 ходит первым, лагерь 2 первым выбирает предводителя и фракцию.
prompt-choose_camp-waiting = { $seat } решает: какой лагерь{ $own ->
    [0] ?
   *[other] { " " }(на кубиках { $own } против { $other })?
}
prompt-pick_leader = Выберите предводителя.
prompt-pick_leader-waiting = { $seat } решает: какой предводитель?
prompt-pick_faction = Выберите фракцию.
prompt-pick_faction-waiting = { $seat } решает: какая фракция?
prompt-pick_place = Выберите часть карты, где начнёт ваша армия.
prompt-pick_place-waiting = { $seat } решает: какая часть карты?
prompt-pick_roster = Кого оставить дома? Осталось выбрать: серебряных { $silver }, золотых { $gold }, катапульт { $machines }.
prompt-pick_roster-waiting = { $seat } решает: кого оставить дома? Осталось выбрать: серебряных { $silver }, золотых { $gold }, катапульт { $machines }.
prompt-deploy = Расставьте армию на своих двух рядах (осталось { $left }).
prompt-deploy-waiting = { $seat } решает: расстановка армии (осталось { $left }).
prompt-deploy_facing = Куда смотрит отряд?
prompt-deploy_facing-waiting = { $seat } решает: куда смотрит отряд?
prompt-start_artifact = Оставьте себе один из трёх вытянутых артефактов.
prompt-start_artifact-waiting = { $seat } решает: какой из трёх артефактов оставить?
prompt-main = Ваш ход (энергия { $energy }): действуйте отрядом, сыграйте карту или закончите ход.
prompt-main-waiting = Ходит { $seat } (энергия { $energy }).
prompt-activation = { $points ->
    [0] Что сделать, не сходя с места: { $unit }?
   *[other] Двигайтесь, поворачивайтесь или атакуйте: { $unit } (осталось движения: { $points }).
}
prompt-activation-waiting = { $seat } действует { $unit_ins }{ $points ->
    [0] .
   *[other] { " " }(осталось движения: { $points }).
}
prompt-declare_facing = Атака на { $target_acc } ({ $attack }): куда при этом смотрит отряд ({ $unit })?
prompt-declare_facing-waiting = { $seat } решает: куда смотрит отряд ({ $unit }), атакуя { $target_acc } ({ $attack })?
prompt-card_target = «{ $card }»: выберите, на кого подействует карта.
prompt-card_target-waiting = { $seat } решает: на кого подействует карта «{ $card }»?
prompt-card_area = «{ $card }»: выберите три клетки вокруг { $on_gen }.
prompt-card_area-waiting = { $seat } решает: какие три клетки вокруг { $on_gen } накроет карта «{ $card }»?
prompt-card_block = Ментальный блок: какая карта противника закрыта?
prompt-card_block-waiting = { $seat } решает: какую карту закроет Ментальный блок?
prompt-artifact_target = «{ $artifact }»: выберите отряд.
prompt-artifact_target-waiting = { $seat } решает: к какому отряду применить артефакт «{ $artifact }»?
prompt-ring_way = Повернуть { $on_acc } на одну грань: по часовой стрелке или против?
prompt-ring_way-waiting = { $seat } решает: в какую сторону повернуть { $on_acc }?
prompt-place_cell = Выберите клетку: { $unit }.
prompt-place_cell-waiting = { $seat } решает: куда поставить { $unit_acc }?
prompt-facing = Куда смотрит отряд: { $unit }?
prompt-facing-waiting = { $seat } решает: куда смотрит отряд ({ $unit })?
prompt-claim_treasury = Оставьте один из вытянутых артефактов ({ $place }).
prompt-claim_treasury-waiting = { $seat } решает: какой артефакт оставить ({ $place })?
prompt-art_limit = У вас пять артефактов: какой вернётся в колоду?
prompt-art_limit-waiting = { $seat } решает: какой из пяти артефактов вернётся в колоду?
prompt-ally_main = Ход вашего союзника ({ $ally }): сыграйте карту на союзный отряд или откажитесь.
prompt-ally_main-waiting = { $seat } решает: сыграть ли карту на союзные отряды ({ $ally })?
prompt-window = Перед { $window ->
    [B] первым ударом
    [D] контрударом
   *[other] броском атаки
}: { $unit } против { $target_gen }. Сыграйте карту или откажитесь.
prompt-window-waiting = Перед { $window ->
    [B] первым ударом
    [D] контрударом
   *[other] броском атаки
} ({ $unit } против { $target_gen }): { $seat } играет карту или отказывается.
prompt-spell_window = Кубик ещё не брошен («{ $card }»): сыграйте карту или откажитесь.
prompt-spell_window-waiting = Кубик ещё не брошен («{ $card }»): { $seat } играет карту или отказывается.
prompt-camouflage_unit = Какой отряд укрыть Маскировкой?
prompt-camouflage_unit-waiting = { $seat } решает: какой отряд укрыть Маскировкой?
prompt-trick_unit = Хитрость: кто поменяется местами с { $target_ins }?
prompt-trick_unit-waiting = { $seat } решает: кто поменяется местами с { $target_ins }?
prompt-first_strike = Можно ударить первым: { $unit } против { $target_gen }.
prompt-first_strike-waiting = { $seat } решает: ударит ли отряд первым ({ $unit } против { $target_gen })?
prompt-reroll = Кубик { $unit_count ->
    [0] заклинания
   *[other] { $unit_gen }
} показал { $die }, в сумме { $total }. Подкова Удачи: бросить снова?
prompt-reroll-waiting = { $seat } решает: перебросить ли кубик { $unit_count ->
    [0] заклинания
   *[other] { $unit_gen }
} ({ $die }, в сумме { $total })?
prompt-spell_order = Огненный дождь: по кому теперь?
prompt-spell_order-waiting = { $seat } решает: по кому теперь Огненный дождь?
prompt-lethal = Вы вот-вот потеряете { $unit_acc }{ $by_count ->
    [0] { "" }
   *[other] { " " }(удар: { $by })
}. Сыграйте спасающую карту или смиритесь.
prompt-lethal-waiting = { $seat } решает: спасать ли { $unit_acc }{ $by_count ->
    [0] ?
   *[other] { " " }от { $by_gen }?
}
prompt-sacrifice = Героизм: кто уйдёт вместо { $saved_gen }?
prompt-sacrifice-waiting = { $seat } решает: кто уйдёт вместо { $saved_gen }?
prompt-rescue = «{ $artifact }»: бросить кубик ради { $unit_gen }?
prompt-rescue-waiting = { $seat } решает: применить ли артефакт «{ $artifact }» ради { $unit_gen }?
prompt-saved_counter = Вы спасли { $unit_acc }: ударить в ответ по { $target_dat }?
prompt-saved_counter-waiting = { $seat } решает: будет ли ответный удар по { $target_dat } (спасённый отряд: { $unit })?
prompt-cav_go = Победа: { $unit }. Ехать дальше (осталось движения: { $points }) или остановиться?
prompt-cav_go-waiting = { $seat } решает: едет ли отряд дальше ({ $unit }, осталось движения: { $points })?
prompt-cav_withdraw = Атака не удалась: отойти ({ $unit }) от { $target_gen } или остаться?
prompt-cav_withdraw-waiting = { $seat } решает: отойдёт ли отряд ({ $unit }) от { $target_gen }?
prompt-withdraw_path = Отходите шаг за шагом: { $unit } (осталось движения: { $points }).
prompt-withdraw_path-waiting = { $seat } отводит { $unit_acc } (осталось движения: { $points }).
prompt-reply = Вы устояли ({ $unit }) против { $target_gen }: ударьте в ответ, отступите или останьтесь.
prompt-reply-waiting = { $seat } решает: чем отряд ({ $unit }) ответит { $target_dat }?
prompt-triumph_unit = Триумф Света: какой погибший отряд вернётся?
prompt-triumph_unit-waiting = { $seat } решает: кого вернёт Триумф Света?
prompt-over = Игра окончена: { $reason }.

## Что можно сделать

action-camp = Занять { $camp }
action-leader = Взять предводителем { $leader_acc }
action-faction = Взять фракцию «{ $faction }»
action-part = Начать здесь: { $part }
action-leave = Оставить дома { $unit_acc }
action-deploy = Поставить { $unit_acc } на { $cell }
action-keep = Оставить себе: { $artifact }
action-return = Вернуть в колоду: { $artifact }
action-activate = Действовать: { $unit }
action-rebuild = Отстроить катапульту на { $cell }
action-play = Сыграть карту «{ $card }»
action-channel = Сыграть карту «{ $card }» через волшебников
action-borrow = Вексель: использовать карту «{ $card }»
action-borrow_channel = Вексель: использовать карту «{ $card }» через волшебников
action-take = Взять здешний артефакт
action-use = Применить артефакт: { $artifact }
action-end = Закончить ход
action-step = Шаг на { $cell }
action-face = Смотреть { $facing }
action-melee = Атаковать врукопашную: { $unit }
action-shoot = Выстрелить: { $unit }
action-arc = Выстрелить навесом: { $unit }
action-siege = Ударить из катапульты: { $unit }
action-bless = Благословить { $unit_acc }
action-finish = Закончить с этим отрядом
action-on = Выбрать { $unit_acc }
action-area = Три клетки у { $corner } угла цели
action-block = Закрыть карту «{ $card }»
action-turn = { $way ->
    [clockwise] Повернуть по часовой стрелке
   *[anticlockwise] Повернуть против часовой стрелки
}
action-at = На клетку { $cell }
action-strike = Ударить первым
action-hold = Не бить первым
action-counter = Ударить в ответ
action-retreat = Отступить на { $cell }
action-withdraw = Отойти
action-stay = Остаться
action-reroll = Перебросить
action-accept = Оставить так
action-resign = Сдаться
action-pass = Отказаться
action-pass_battle = Отказаться до конца этого боя
action-pass_turn = Отказаться до конца этого хода
action-only = Отказаться и спрашивать только о карте «{ $card }»

## Что это стоит и даёт

heading-unit = поставить { $unit_acc }
heading-row = ряд { $row }
remark-camp_first = внизу карты, ходит первым
remark-camp_second = вверху карты, первым выбирает предводителя и фракцию
remark-figures = атака { $strength }, защита { $defence }, движение { $movement }{ $skills_count ->
    [0] { "" }
   *[other] ; { $skills }
}
remark-hand = карты от дешёвых к дорогим: { $cards }
remark-elite = { $unit }: атака { $strength }, защита { $defence }, движение { $movement }{ $skills_count ->
    [0] { "" }
   *[other] ; { $skills }
}
remark-begins = { $begins }
remark-row = { $row ->
    [1] первый ряд
   *[other] второй ряд
}, { $terrain }
remark-effect = { $effect }
remark-of_set = набор «{ $set }»: { $count } из { $size }
remark-ready = движение { $movement }, { $targets ->
    [0] с места атаковать некого
   *[other] целей с места: { $targets }
}
remark-swamp = болото: ни движения, ни атаки в этот ход больше не будет
remark-step = { $terrain }, движения останется { $points }
remark-nobody_near = врагов рядом нет
remark-sides = врагов с фронта { $front }, с флангов { $flank }, с тыла { $rear }
remark-blessing = +1 к атаке и +1 к защите до конца хода
remark-whole_turn = ход благословившего отряда на этом кончается
remark-stops_here = отряд остановится здесь и выберет, куда смотреть
remark-without_attack = атака останется неиспользованной
remark-movement_lost = неиспользованного движения: { $points }
remark-nothing_left = больше этому отряду делать нечего
remark-ground = { $terrain }, { $enemies ->
    [0] врагов рядом нет
   *[other] врагов рядом: { $enemies }
}
remark-rebuilt = даром; действовать катапульта сможет со следующего вашего хода
remark-top_artifact = верхний артефакт колоды
remark-one_of_three = один артефакт из трёх, на выбор
remark-ends_movement = движение предводителя на этом кончится
remark-rescue = спасёт, если на кубике { $die } или больше: { $percent } %; раз за игру
remark-idle = { $count ->
    [one] { $count } отряд ещё может действовать
    [few] { $count } отряда ещё могут действовать
   *[many] { $count } отрядов ещё могут действовать
}
remark-all_acted = все отряды уже действовали
remark-army_leaves = ваше войско покинет карту
remark-price = цена { $cost }, энергии останется { $left }
remark-deed = { $deed }
remark-wizards_stay = волшебники в этот ход больше не двигаются
remark-strike = удар удастся: { $percent } % ({ $foreseen ->
    [true] с учётом карт и перебросов
   *[false] решают одни кубики
})
remark-held_by = карта { $owner_gen }
remark-strike_follows = удар пойдёт своим чередом
remark-spell_goes_on = заклинание подействует как объявлено
remark-ally_goes_on = союзник продолжит свой ход
remark-not_asked = до конца хода вас больше не спросят
remark-asked_only = дальше спросят только о карте «{ $card }»
remark-struck = { $units_count ->
    [0] не накроет никого
   *[other] накроет: { $units }
}; атака { $attack_value } и кубик
remark-target_falls = цель падёт: { $percent } % ({ $foreseen ->
    [true] с учётом карт и перебросов
   *[false] решают одни кубики
})
remark-area_next = три клетки вокруг этой цели выбирают следующим шагом
remark-holds = артефактов у предводителя: { $count }; достанется случайный
remark-lost = уйдёт с карты
remark-first_loss = вас победят первым ударом: { $percent } %
remark-counter_loss = победят контрударом: { $percent } %
remark-attack_follows = сразу последует атака
remark-no_answer = бой на этом кончится
remark-withdrawal = движения на отход: { $points }; цель не ответит
remark-reply_follows = цель сможет ударить в ответ или отступить
remark-battle_ends = бой на этом кончится
remark-again = меньший кубик бросят ещё раз, новый результат окончателен; раз в раунд
remark-falls = отряд будет потерян, а предводитель с артефактами откупится
remark-die_stays = кубик останется как есть
remark-will_look = отряд будет смотреть { $facing }
effect-bulwark_of_light = своим отрядам рядом с предводителем +1 к защите
effect-verdict_of_light = предводителю +1 к атаке
effect-teaching_of_light = у противников не больше 2 энергии
effect-commanders_helm = предводителю +1 к защите
effect-commanders_banner = своим отрядам рядом с предводителем +1 к атаке врукопашную
effect-commanders_horn = раз в ход: одному своему отряду не дальше 2 клеток от предводителя +1 к движению
effect-magic_hat = Магическая стрела, Огненный дождь, Диверсия и Кража вашему предводителю не страшны
effect-magic_staff = ваши карты с радиусом 2 действуют на 3 клетки
effect-magic_scroll = раз в раунд карта ценой 2 или 3 стоит на 1 меньше
effect-crown_of_dominion = кубик защиты предводителя считается на 1 больше
effect-goblet_of_dominion = раз за игру: спасает серебряный отряд, если на кубике 4 и больше
effect-ring_of_dominion = раз в ход: повернуть вражеский отряд не дальше 2 клеток от предводителя на одну грань
effect-sceptre_of_dominion = предводителю +1 к атаке против предводителей и золотых отрядов
effect-wanderers_boots = предводителю +1 к движению
effect-lucky_horseshoe = раз в раунд: перебросить свой кубик
effect-siege_plan = катапульте +1 к атаке
effect-cloak_of_shadows = предводителю +3 к защите от стрелков
effect-elixir_of_life = вернуть погибший серебряный отряд на первый ряд; карта уходит в колоду
deed-retribution = чужой ход: ваш отряд, побеждённый врукопашную, бьёт в ответ и лишь потом уходит
deed-justice = в бою, до кубиков: базовые атака и защита обоих отрядов считаются за 0
deed-heroism = ваш отряд, который должен уйти, остаётся; вместо него уходит соседний
deed-punishing_sword = удар самого предводителя: +1 к атаке за каждый погибший отряд
deed-salvation = ваш отряд, который должен уйти, остаётся на месте
deed-resurrection = свой ход: погибший отряд возвращается на первый ряд или к своему замку
deed-onslaught = свой ход: отряду +1 к движению, но ход он обязан закончить атакой
deed-raise_shields = до кубика: отряду со щитом ещё +2 к защите от выстрела
deed-all_round_defence = чужой ход: у атакованного отряда в этом бою все грани — фронт
deed-inspiration = свой ход: один отряд действует дважды
deed-fire_shell = свой ход: катапульта наверняка уничтожает цель в лесу или фортификации
deed-reinforcement = свой ход: оставленный серебряный отряд приходит на первый ряд или к своему замку
deed-magic_arrow = свой ход: 2 и кубик против базовой защиты и кубика одного врага
deed-fog_veil = свой ход: с конца этого хода до конца вашего следующего никто не стреляет
deed-mental_block = свой ход: карта противника закрыта до вашего следующего хода
deed-fire_rain = свой ход: по трём смежным клеткам: 3 и кубик, на 1 меньше за каждую цель сверх первой
deed-teleportation = ваш отряд переносится на любую свободную клетку; в защите он ускользает до кубика
deed-stupefaction = свой ход: вы проводите ход вражеского отряда, но не предводителя
deed-promissory_note = свой ход: карта противника, даже закрытая, за её цену и ещё 1
deed-camouflage = чужой ход: отряд в лесу, горах или болоте в этот ход неуязвим
deed-diversion = любой ход: −2 на каждый кубик вражеского отряда на раунд
deed-sabotage = свой ход: вражеский отряд не действует в следующий ход владельца
deed-trickery = чужой ход: атакованный отряд меняется местами с другим вашим
deed-theft = свой ход: случайный артефакт предводителя, у которого их хотя бы два
begins-camp_1_left = внизу слева, впереди сокровищница
begins-camp_1_right = внизу справа, впереди горы
begins-camp_2_left = вверху справа, впереди сокровищница
begins-camp_2_right = вверху слева, впереди горы
skill-arc_shot = навесная стрельба (через клетку, −1 к атаке)
skill-preemptive_shot = упреждающий выстрел (атакованные с фронта, бьют первыми)
skill-strong_shot = сильный выстрел (базовая защита цели не в счёт)
skill-shield = щит (+2 к защите от выстрелов во фронт и навесных)
skill-spears = копья (+2 против конницы)
skill-knight_charge = рыцарский удар (+1 к атаке за каждую пройденную клетку равнины)
skill-ambush = засада (в лесу, горах и болоте бьют первыми)
skill-infiltration = проникновение (защита фортификации не в счёт)
skill-blessing = благословение (+1 к атаке и защите соседу вместо своего хода)
skill-mentalism = ментализм (карты предводителя исходят и от них)
skill-siege_weapon = осадное орудие (бьёт ровно через клетку, лес и фортификация не спасают)

## Почему нельзя

refusal-over = Игра окончена.
refusal-no_resigning = За этим столом не сдаются: это разрешает настройка партии.
refusal-not_now = Сейчас решается не это.
refusal-not_yours = Это не ваш отряд ({ $unit }): им командует { $owner }.
refusal-not_on_board = Такого отряда на карте нет: { $unit }.
refusal-has_acted = В этот ход вы уже действовали { $unit_ins }.
refusal-new_unit = Действовать { $unit_ins } можно только со следующего своего хода.
refusal-sabotaged = Саботаж: в этот ход действовать { $unit_ins } нельзя.
refusal-teleported = После телепортации действовать { $unit_ins } в этот ход нельзя.
refusal-no_unit = Такого отряда в этой игре нет: { $unit }.
refusal-taken = Это уже занято: { $unit_count ->
    [0] { $faction_count ->
        [0] { $part }
       *[other] { $faction }
    }
   *[other] { $unit }
}.
refusal-enough_left_out = Таких отрядов дома осталось сколько нужно, этот идёт с армией: { $unit }.
refusal-wrong_tier = Предводитель всегда идёт с армией: { $unit }.
refusal-already_left_out = Этот отряд уже остался дома: { $unit }.
refusal-already_placed = Этот отряд уже стоит: { $unit }.
refusal-not_your_rows = Клетка { $cell } не на ваших рядах.
refusal-occupied = Клетка { $cell } занята: { $unit }.
refusal-machine_terrain = Боевая машина может стоять только на равнине: { $unit }, клетка { $cell }.
refusal-not_adjacent = Клетка { $cell } не рядом с отрядом.
refusal-no_points = Очков движения не осталось: { $unit }.
refusal-movement_closed = Движение в этот ход отряда окончено: { $unit }.
refusal-cast = Через { $unit_acc } сыграна карта: в этот ход они не двигаются.
refusal-facing_used = Здесь вы уже повернули { $unit_acc }: поворот один до первого шага и по одному после каждого.
refusal-same_facing = Отряд уже смотрит { $facing }.
refusal-misses = Если смотреть { $facing }, перед фронтом нет цели: { $target }.
refusal-no_attack_left = Атаки в этот ход отряда не осталось: { $unit }.
refusal-friend = Своих не атакуют: { $target }.
refusal-out_of_reach = Не достать { $target_acc }: расстояние { $distance }.
refusal-machine_melee_only = Боевые машины атакуют только врукопашную: { $target }.
refusal-from_fortification = Из фортификации не атакуют врукопашную: сперва выйдите ({ $unit }).
refusal-swamp = Кто вошёл в болото, в этот ход не атакует: { $unit }.
refusal-fog = Туманная завеса: сейчас никто не стреляет.
refusal-camouflaged = Маскировка: в этот ход { $target_acc } нельзя ни атаковать, ни выбрать.
refusal-no_ability = Такой способности нет: { $unit }.
refusal-onslaught_needs_attack = Натиск: нужно закончить атакой ({ $unit }), а так она станет невозможной.
refusal-no_way_back = С клетки { $cell } отход не закончить.
refusal-too_near = Клетка рядом с { $target_ins }.
refusal-not_neighbour = Выбрать можно только соседний отряд своей стороны, а не { $target_acc }.
refusal-bless_first = Благословение занимает весь ход отряда, а { $unit } уже не в начале своего.
refusal-not_your_card = Это не карта вашего предводителя: «{ $card }».
refusal-discarded = Карта «{ $card }» ушла вместе с предводителем.
refusal-closed = Карта «{ $card }» закрыта: она откроется, когда начнёт свой ход { $to }.
refusal-blocked = Карта «{ $card }» закрыта Ментальным блоком: она откроется, когда начнёт свой ход { $to }.
refusal-energy = Не хватает энергии: карта «{ $card }» стоит { $cost }, а у вас { $energy }.
refusal-too_far = В радиусе { $radius } нет никого, на кого подействует карта «{ $card }».
refusal-no_target = Карта «{ $card }» сейчас ничего не сделает: ей не на что подействовать.
refusal-wrong_moment = Карту «{ $card }» играют в другой миг.
refusal-not_borrowable = Взять взаймы можно только карту противника, а «{ $card }» — не его карта.
refusal-no_wizards = На карте нет ваших волшебников, чтобы сыграть через них карту «{ $card }».
refusal-no_counterstrike = Контрудара здесь нет ({ $unit }): он бывает только после рукопашной, не у боевых машин и не против своего одурманенного отряда.
refusal-no_note = Открытого Векселя у вас нет.
refusal-standing_order = Карту «{ $card }» назвать нельзя: распоряжение называет карту, которую можно сыграть сейчас, и держится до вашего следующего хода.
refusal-not_a_target = На этот отряд не подействует: { $unit }.
refusal-no_cell = Клетку { $cell } здесь выбрать нельзя.
refusal-not_drawn = Этого артефакта нет среди вытянутых: { $artifact }.
refusal-not_held = У вас нет этого артефакта: { $artifact }.
refusal-in_a_set = Этот артефакт — часть собранного набора, и своего свойства у него сейчас нет: { $artifact }.
refusal-artifact_used = Этот артефакт уже применён: { $artifact }.
refusal-no_effect = Применить не к чему ({ $artifact }): он действует сам, его набор собран, или подходящего отряда нет.
refusal-no_place = Ваш предводитель не стоит ни в сокровищнице, ни в фортификации.
refusal-claimed = Здесь вы свой артефакт уже получили ({ $place }).
refusal-deck_empty = Колода артефактов пуста.
refusal-no_catapult = Ваша катапульта не уничтожена.
refusal-rebuild_later = Катапульту отстраивают начиная со следующего своего хода.

## Что произошло: до первого хода

event-rolled = { $seat } бросает кубик: { $die }.
event-camp = { $seat } занимает { $camp }.
event-leader_taken = { $seat } берёт предводителем { $leader_acc }.
event-faction_taken = { $seat } берёт фракцию «{ $faction }».
event-part_taken = { $seat } начинает здесь: { $part }.
event-first_turn = Первым ходит { $seat }.
event-left_out = { $seat } оставляет дома { $unit_acc }.
event-deployed = { $seat } ставит { $unit_acc } на { $cell }, отряд смотрит { $facing }.
event-deployment_shown = Все армии стоят, и все их видят.

## Что произошло: ходы

event-turn = Раунд { $round }: ходит { $seat }, энергия { $energy }.
event-activated = { $seat } действует { $unit_ins }.
event-stepped = Шаг на { $cell }: { $unit } (осталось движения: { $points }).
event-faced = Поворот: { $unit }, отряд смотрит { $facing }.
event-signpost = Очко движения даёт { $place }: { $unit }, движения теперь { $points }.
event-swamp = Болото: ни движения, ни атаки в этот ход больше нет ({ $unit }).
event-finished = Ход отряда закончен: { $unit }.
event-blessed = Благословение { $by_gen }: { $unit }, +1 к атаке и +1 к защите в этот ход.
event-turn_ended = { $seat } заканчивает ход.
event-ordered = { $seat } отказывается { $order ->
    [battle] до конца этого боя.
   *[turn] до конца этого хода.
}
event-ordered_card = { $seat } отказывается и просит спрашивать только о карте «{ $card }».

## Что произошло: артефакты

event-claimed = { $seat } берёт здешний артефакт ({ $place }).
event-drawn = { $seat } тянет { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
}{ $artifacts_count ->
    [0] .
   *[other] : { $artifacts }.
}
event-gained = { $seat } получает { $artifact_count ->
    [0] ещё один артефакт.
   *[other] артефакт: { $artifact }.
}
event-returned_artifact = { $seat } возвращает в колоду { $artifact_count ->
    [0] артефакт.
   *[other] артефакт: { $artifact }.
}
event-set_completed = { $seat } собирает набор: { $set }!
event-set_broken = { $seat } теряет набор: { $set }.
event-used_artifact = { $seat } применяет артефакт: { $artifact }{ $unit_count ->
    [0] .
   *[other] { " " }({ $unit }).
}
event-turned = { $seat } поворачивает { $unit_acc }: теперь отряд смотрит { $facing }.
event-artifact_shown = { $seat } показывает артефакт: { $artifact }.

## Что произошло: карты

event-card_played = { $seat } играет { $note ->
    [true] Вексель и берёт взаймы карту «{ $card }»
   *[false] карту «{ $card }»
}{ $through_count ->
    [0] { "" }
   *[other] { " " }через { $through_acc }
} (энергия −{ $cost }).
event-opened = Открывается карта «{ $card }».
event-blocked = Ментальный блок: карта «{ $card }» ({ $seat }) закрыта на раунд.
event-fog_announced = { $seat } насылает туман: он ляжет в конце этого хода.
event-fog = На карту лёг туман: никто не стреляет.
event-fog_lifted = Туман рассеялся.
event-sabotaged = Саботаж: в следующий ход владельца не действует отряд ({ $unit }).
event-diverted = Диверсия: { $unit }, −2 на каждый кубик на раунд.
event-inspired = Воодушевление: { $unit }, два хода вместо одного.
event-onslaught = Натиск: { $unit }, +1 к движению и атака в конце.
event-stupefied = { $seat } управляет { $unit_ins } до конца хода.
event-camouflaged = Маскировка: в этот ход ничто не тронет { $unit_acc }.
event-swapped = Хитрость: под ударом теперь { $unit } вместо { $target_gen }.
event-teleported = Телепортация на { $cell }: { $unit }.
event-stolen = { $seat } крадёт артефакт{ $artifact_count ->
    [0] { "" }
   *[other] : { $artifact }
} (теряет его { $from }).

## Что произошло: бои

event-declared = { $seat } атакует { $target_acc } { $unit_ins }: { $attack }, { $side }.
event-first_strike = Первый удар: { $unit } против { $target_gen }.
event-die = Кубик { $unit_gen }: { $second ->
    [0] { $first }
   *[other] { $first } и { $second }
}{ $diversion ->
    [0] { "" }
   *[other] , Диверсия −{ $diversion }
}{ $crown ->
    [0] { "" }
   *[other] , Корона Всевластия +{ $crown }
}{ $plain ->
    [true] .
   *[false] , в счёт идёт { $kept }.
}
event-rerolled = Подкова Удачи: { $seat } бросает снова, { $die }.
event-strike = { $strike }, { $by } против { $on_gen }: { $attack_total } (база { $base }, кубик { $akept }{ $direction ->
    [0] { "" }
   *[other] , { $side } +{ $direction }
}{ $charge ->
    [0] { "" }
   *[other] , рыцарский удар +{ $charge }
}{ $spears ->
    [0] { "" }
   *[other] , копья +{ $spears }
}{ $mountain ->
    [0] { "" }
   *[other] , горы +{ $mountain }
}{ $fortress ->
    [0] { "" }
   *[other] , фортификация +{ $fortress }
}{ $arc ->
    [0] { "" }
   *[other] , навесом −1
}{ $blessing ->
    [0] { "" }
   *[other] , благословение +{ $blessing }
}{ $sword ->
    [0] { "" }
   *[other] , Карающий меч +{ $sword }
}{ $verdict ->
    [0] { "" }
   *[other] , Вердикт Света +{ $verdict }
}{ $banner ->
    [0] { "" }
   *[other] , Знамя Полководца +{ $banner }
}{ $sceptre ->
    [0] { "" }
   *[other] , Скипетр Всевластия +{ $sceptre }
}{ $plan ->
    [0] { "" }
   *[other] , Осадный Чертёж +{ $plan }
}) против { $defence_total } (база { $d_base }, кубик { $dkept }{ $d_fort ->
    [0] { "" }
   *[other] , фортификация +{ $d_fort }
}{ $d_forest ->
    [0] { "" }
   *[other] , лес +{ $d_forest }
}{ $d_shield ->
    [0] { "" }
   *[other] , щит +{ $d_shield }
}{ $d_raised ->
    [0] { "" }
   *[other] , Поднять щиты +{ $d_raised }
}{ $d_blessing ->
    [0] { "" }
   *[other] , благословение +{ $d_blessing }
}{ $d_bulwark ->
    [0] { "" }
   *[other] , Оплот Света +{ $d_bulwark }
}{ $d_helm ->
    [0] { "" }
   *[other] , Шлем Полководца +{ $d_helm }
}{ $d_cloak ->
    [0] { "" }
   *[other] , Плащ Теней +{ $d_cloak }
}): { $success ->
    [true] удача.
   *[false] защита устояла.
}
event-held = Защита устояла: { $unit }.
event-withdrew = Отход на { $cell }: { $unit }.
event-counterstrike = Контрудар: { $unit } против { $target_gen }.
event-retreated = Отступление на { $cell }: { $unit }.
event-saved = Карта «{ $card }» спасает { $unit_acc }.
event-sacrificed = Вместо спасённого отряда уходит другой: { $unit }.
event-rescued = Кубок Всевластия, { $unit }: на кубике { $die }, { $success ->
    [true] отряд спасён.
   *[false] напрасно.
}
event-destroyed = { $seat } теряет { $unit_acc }{ $to_count ->
    [0] .
   *[other] { " " }(победитель — { $to }).
}
event-ransom = Откуп за { $leader_acc }: { $seat } отдаёт артефакт{ $artifact_count ->
    [0] { "" }
   *[other] : { $artifact }
}{ $to_count ->
    [0] .
   *[other] { " " }(получает { $to }).
}
event-occupied = Победитель занимает клетку { $cell }: { $unit }.
event-moved_on = Рывок дальше на { $cell }: { $unit }.
event-returned = { $seat } ставит { $unit_acc } на { $cell }.
event-extra_activation = Ещё один ход отряда: { $unit }.
event-spell_die = { $seat } бросает кубик: { $die } («{ $card }»).
event-spell_strike = «{ $card }», { $on }: { $attack_total } (карта { $base }, кубик { $die }{ $others ->
    [0] { "" }
   *[other] , другие цели −{ $others }
}) против { $defence_total } (база { $d_base }, кубик { $dkept }), { $success ->
    [true] отряд уничтожен.
   *[false] отряд устоял.
}
event-shell = Огненный снаряд, { $unit } по { $target_dat }: кубики не нужны.

## Что произошло: конец

event-resigned = { $seat } сдаётся, и его войско покидает поле.
event-eliminated = { $seat } выбывает: отрядов не осталось.
event-achievement = { $seat } заслуживает достижение: { $achievement }.
event-won = Конец игры: { $reason }. { $winners_count ->
    [0] Победителя нет.
    [one] Победитель — { $winners }.
   *[other] Победители — { $winners }.
}

## Чем кончилось

end-destruction = войска остались только у одной стороны
end-dominion = все четыре артефакта Всевластия в одних руках
end-round_limit = достигнут предел раундов, ничья (предохранитель программы, а не правило книги)
end-no_progress = слишком много раундов без потерь, откупов и новых артефактов, ничья (предохранитель программы, а не правило книги)
end-resignation = противники победителя сдались
end-both_destroyed = обе стороны уничтожены сразу, ничья
result-gladiator = Гладиатор: { $gladiator }.
result-lionheart_bane = Погибель Львиного Сердца: { $lionheart_bane }.
result-herald_of_death = Вестник смерти: { $herald_of_death }.
result-siege_master = Мастер осады: { $siege_master }.
result-overlord = Властелин: { $overlord }.
result-grandmaster = Гроссмейстер: { $grandmaster }.
result-fist_fight = Кулачный бой: { $fist_fight }.
result-treasure_hunter = Кладоискатель: { $treasure_hunter }.

## Стол в виде текста

show-head = { $game }, { $mode }
show-round = раунд { $round }, ходит { $seat }
show-fog = туман: никто не стреляет
show-legend = . равнина, F лес, M горы, S болото, P указатель, T сокровищница, X фортификация, K замок; 0ma↑ — ратники игрока 0, смотрят вверх
show-player = { $number }: { $seat }, энергия { $energy } из { $limit }
show-eliminated = выбыл из игры
show-castle = держит замок
show-fog-announced = в конце хода ляжет туман
show-rebuild = катапульту можно отстроить
show-units = Отряды (атака/защита/движение): { $list }
show-cards = Карты: { $list }
show-card-closed = закрыта
show-card-blocked = под Ментальным блоком
show-card-discarded = сброшена
show-artifacts = Артефакты: { $list }
show-hidden-artifacts = { $count ->
    [one] { $count } неизвестный
    [few] { $count } неизвестных
   *[many] { $count } неизвестных
}
show-dead = Погибли: { $units }
show-aside = Не вошли в армию: { $units }
show-deck = Артефактов в колоде: { $count }
show-drawn = Вы вытянули: { $artifacts }
show-activation = Действует: { $unit }, осталось движения { $points }
show-target = { $attack } по { $target_dat }, { $side }: удача { $win } %, потеря от первого удара { $first } %, от контрудара { $counter } %
show-battle = Бой:
show-strike = { $strike }{ $by_count ->
    [0] { "" }
   *[other] , { $by }
} против { $on_gen }: { $attack_total } ({ $attack_parts }) против { $defence_total } ({ $defence_parts }), { $success ->
    [true] удача
   *[false] защита устояла
}
show-die = кубик { $die }
mark-new = действует со следующего хода
mark-teleported = после телепортации
mark-stopped = саботаж в этот ход
mark-swamped = увяз в болоте
mark-cast = через него сыграна карта
mark-moved = двигался
mark-attacked = атаковал
mark-ready = ещё может атаковать
mark-sabotaged = саботаж
mark-camouflaged = маскировка
mark-blown = +1 к движению
mark-stupefied = одурманен
mark-shields_up = щиты подняты
mark-inspired = воодушевление
mark-blessed = благословение +{ $count }
mark-diverted = диверсия: кубики −2
show-reconstructed = Восстановлено, потому что текст книги этого не даёт: { $list }.
group-map = расположение клеток карты
group-units = большинство чисел отрядов
group-factions = имена и золотые отряды фракций
group-cards = большинство цен карт
group-artifacts = отдельные свойства артефактов

## Отряды

unit-order_archers = лучники Ордена
    .acc = лучников Ордена
    .gen = лучников Ордена
    .dat = лучникам Ордена
    .ins = лучниками Ордена
unit-order_men_at_arms = ратники Ордена
    .acc = ратников Ордена
    .gen = ратников Ордена
    .dat = ратникам Ордена
    .ins = ратниками Ордена
unit-order_pikemen = пикинёры Ордена
    .acc = пикинёров Ордена
    .gen = пикинёров Ордена
    .dat = пикинёрам Ордена
    .ins = пикинёрами Ордена
unit-order_horsemen = всадники Ордена
    .acc = всадников Ордена
    .gen = всадников Ордена
    .dat = всадникам Ордена
    .ins = всадниками Ордена
unit-order_catapult = катапульта Ордена
    .acc = катапульту Ордена
    .gen = катапульты Ордена
    .dat = катапульте Ордена
    .ins = катапультой Ордена
unit-outlaws_archers = лучники Вольницы
    .acc = лучников Вольницы
    .gen = лучников Вольницы
    .dat = лучникам Вольницы
    .ins = лучниками Вольницы
unit-outlaws_men_at_arms = ратники Вольницы
    .acc = ратников Вольницы
    .gen = ратников Вольницы
    .dat = ратникам Вольницы
    .ins = ратниками Вольницы
unit-outlaws_pikemen = пикинёры Вольницы
    .acc = пикинёров Вольницы
    .gen = пикинёров Вольницы
    .dat = пикинёрам Вольницы
    .ins = пикинёрами Вольницы
unit-outlaws_horsemen = всадники Вольницы
    .acc = всадников Вольницы
    .gen = всадников Вольницы
    .dat = всадникам Вольницы
    .ins = всадниками Вольницы
unit-outlaws_catapult = катапульта Вольницы
    .acc = катапульту Вольницы
    .gen = катапульты Вольницы
    .dat = катапульте Вольницы
    .ins = катапультой Вольницы
unit-nobility_archers = лучники Дворянства
    .acc = лучников Дворянства
    .gen = лучников Дворянства
    .dat = лучникам Дворянства
    .ins = лучниками Дворянства
unit-nobility_men_at_arms = ратники Дворянства
    .acc = ратников Дворянства
    .gen = ратников Дворянства
    .dat = ратникам Дворянства
    .ins = ратниками Дворянства
unit-nobility_pikemen = пикинёры Дворянства
    .acc = пикинёров Дворянства
    .gen = пикинёров Дворянства
    .dat = пикинёрам Дворянства
    .ins = пикинёрами Дворянства
unit-nobility_horsemen = всадники Дворянства
    .acc = всадников Дворянства
    .gen = всадников Дворянства
    .dat = всадникам Дворянства
    .ins = всадниками Дворянства
unit-nobility_catapult = катапульта Дворянства
    .acc = катапульту Дворянства
    .gen = катапульты Дворянства
    .dat = катапульте Дворянства
    .ins = катапультой Дворянства
unit-magistrate_archers = лучники Магистрата
    .acc = лучников Магистрата
    .gen = лучников Магистрата
    .dat = лучникам Магистрата
    .ins = лучниками Магистрата
unit-magistrate_men_at_arms = ратники Магистрата
    .acc = ратников Магистрата
    .gen = ратников Магистрата
    .dat = ратникам Магистрата
    .ins = ратниками Магистрата
unit-magistrate_pikemen = пикинёры Магистрата
    .acc = пикинёров Магистрата
    .gen = пикинёров Магистрата
    .dat = пикинёрам Магистрата
    .ins = пикинёрами Магистрата
unit-magistrate_horsemen = всадники Магистрата
    .acc = всадников Магистрата
    .gen = всадников Магистрата
    .dat = всадникам Магистрата
    .ins = всадниками Магистрата
unit-magistrate_catapult = катапульта Магистрата
    .acc = катапульту Магистрата
    .gen = катапульты Магистрата
    .dat = катапульте Магистрата
    .ins = катапультой Магистрата
unit-swordsmen = меченосцы
    .acc = меченосцев
    .gen = меченосцев
    .dat = меченосцам
    .ins = меченосцами
unit-guards = стражи
    .acc = стражей
    .gen = стражей
    .dat = стражам
    .ins = стражами
unit-scouts = лазутчики
    .acc = лазутчиков
    .gen = лазутчиков
    .dat = лазутчикам
    .ins = лазутчиками
unit-mercenaries = наёмники
    .acc = наёмников
    .gen = наёмников
    .dat = наёмникам
    .ins = наёмниками
unit-knights = рыцари
    .acc = рыцарей
    .gen = рыцарей
    .dat = рыцарям
    .ins = рыцарями
unit-musketeers = мушкетёры
    .acc = мушкетёров
    .gen = мушкетёров
    .dat = мушкетёрам
    .ins = мушкетёрами
unit-wizards = волшебники
    .acc = волшебников
    .gen = волшебников
    .dat = волшебникам
    .ins = волшебниками
unit-crossbowmen = арбалетчики
    .acc = арбалетчиков
    .gen = арбалетчиков
    .dat = арбалетчикам
    .ins = арбалетчиками
unit-ulrag = терсус Ульраг
    .acc = терсуса Ульрага
    .gen = терсуса Ульрага
    .dat = терсусу Ульрагу
    .ins = терсусом Ульрагом
unit-segros = лорд Сегрос
    .acc = лорда Сегроса
    .gen = лорда Сегроса
    .dat = лорду Сегросу
    .ins = лордом Сегросом
unit-aya = магистр Айя
    .acc = магистра Айю
    .gen = магистра Айи
    .dat = магистру Айе
    .ins = магистром Айей
unit-bella = главарь Бэлла
    .acc = главаря Бэллу
    .gen = главаря Бэллы
    .dat = главарю Бэлле
    .ins = главарём Бэллой

type-archers = лучники
type-men_at_arms = ратники
type-pikemen = пикинёры
type-horsemen = всадники
type-crossbowmen = арбалетчики
type-musketeers = мушкетёры
type-mercenaries = наёмники
type-swordsmen = меченосцы
type-scouts = лазутчики
type-guards = стражи
type-knights = рыцари
type-wizards = волшебники
type-catapult = катапульта
type-ulrag = терсус Ульраг
type-bella = главарь Бэлла
type-segros = лорд Сегрос
type-aya = магистр Айя

## Карты предводителей

card-retribution = Возмездие
card-justice = Справедливость
card-heroism = Героизм
card-punishing_sword = Карающий меч
card-salvation = Спасение
card-resurrection = Воскрешение
card-onslaught = Натиск
card-raise_shields = Поднять щиты
card-all_round_defence = Круговая оборона
card-inspiration = Воодушевление
card-fire_shell = Огненный снаряд
card-reinforcement = Подкрепление
card-magic_arrow = Магическая стрела
card-fog_veil = Туманная завеса
card-mental_block = Ментальный блок
card-fire_rain = Огненный дождь
card-teleportation = Телепортация
card-stupefaction = Одурманивание
card-promissory_note = Вексель
card-camouflage = Маскировка
card-diversion = Диверсия
card-sabotage = Саботаж
card-trickery = Хитрость
card-theft = Кража

## Артефакты

artifact-bulwark_of_light = Оплот Света
artifact-verdict_of_light = Вердикт Света
artifact-teaching_of_light = Учение Света
artifact-commanders_helm = Шлем Полководца
artifact-commanders_banner = Знамя Полководца
artifact-commanders_horn = Труба Полководца
artifact-magic_hat = Магическая Шляпа
artifact-magic_staff = Магический Посох
artifact-magic_scroll = Магический Свиток
artifact-crown_of_dominion = Корона Всевластия
artifact-goblet_of_dominion = Кубок Всевластия
artifact-ring_of_dominion = Перстень Всевластия
artifact-sceptre_of_dominion = Скипетр Всевластия
artifact-wanderers_boots = Сапоги Странника
artifact-lucky_horseshoe = Подкова Удачи
artifact-siege_plan = Осадный Чертёж
artifact-cloak_of_shadows = Плащ Теней
artifact-elixir_of_life = Эликсир Жизни
set-triumph_of_light = Триумф Света
set-commanders_greatness = Величие Полководца
set-mystery_of_magic = Таинство Магии
set-dominion = Всевластие

## Фракции, лагеря, места

faction-order = Орден
faction-outlaws = Вольница
faction-nobility = Дворянство
faction-magistrate = Магистрат
camp-camp_1 = лагерь 1
camp-camp_2 = лагерь 2
part-camp_1_left = левая половина лагеря 1
part-camp_1_right = правая половина лагеря 1
part-camp_2_left = левая половина лагеря 2
part-camp_2_right = правая половина лагеря 2
place-castle = замок
place-fort_nw = северо-западная фортификация
place-fort_n = северная фортификация
place-fort_ne = северо-восточная фортификация
place-fort_w = западная фортификация
place-fort_e = восточная фортификация
place-fort_sw = юго-западная фортификация
place-fort_s = южная фортификация
place-fort_se = юго-восточная фортификация
place-treasury_nw = северо-западная сокровищница
place-treasury_n = северная сокровищница
place-treasury_ne = северо-восточная сокровищница
place-treasury_w = западная сокровищница
place-treasury_e = восточная сокровищница
place-treasury_sw = юго-западная сокровищница
place-treasury_s = южная сокровищница
place-treasury_se = юго-восточная сокровищница
place-signpost_nw = северо-западный указатель
place-signpost_n = северный указатель
place-signpost_ne = северо-восточный указатель
place-signpost_w = западный указатель
place-signpost_e = восточный указатель
place-signpost_sw = юго-западный указатель
place-signpost_s = южный указатель
place-signpost_se = юго-восточный указатель
terrain-plain = равнина
terrain-forest = лес
terrain-mountain = горы
terrain-swamp = болото
terrain-signpost = указатель
terrain-treasury = сокровищница
terrain-fortification = фортификация
terrain-castle = замок

## Повороты, атаки, слагаемые

corner-0 = правого верхнего
corner-1 = правого нижнего
corner-2 = нижнего
corner-3 = левого нижнего
corner-4 = левого верхнего
corner-5 = верхнего
facing-0 = вверх и вправо
facing-1 = вниз и вправо
facing-2 = вниз
facing-3 = вниз и влево
facing-4 = вверх и влево
facing-5 = вверх
attack-melee = рукопашная
attack-shot = прямой выстрел
attack-arc = выстрел навесом
attack-siege = выстрел катапульты
attack-shell = огненный снаряд
side-front = во фронт
side-flank = во фланг
side-rear = в тыл
side-none = издали
strike-first = Первый удар
strike-main = Атака
strike-counter = Контрудар
strike-spell = Заклинание
bonus-base = базовая атака
bonus-direction = фланг или тыл
bonus-charge = рыцарский удар
bonus-spears = копья
bonus-mountain = горы
bonus-fortress = стрелок в фортификации
bonus-arc = навесом
bonus-blessing = благословение
bonus-sword = Карающий меч
bonus-verdict = Вердикт Света
bonus-banner = Знамя Полководца
bonus-sceptre = Скипетр Всевластия
bonus-plan = Осадный Чертёж
bonus-d_base = базовая защита
bonus-d_fort = фортификация
bonus-d_forest = лес
bonus-d_shield = щит
bonus-d_raised = Поднять щиты
bonus-d_blessing = благословение
bonus-d_bulwark = Оплот Света
bonus-d_helm = Шлем Полководца
bonus-d_cloak = Плащ Теней
achievement-gladiator = Гладиатор
achievement-lionheart_bane = Погибель Львиного Сердца
achievement-herald_of_death = Вестник смерти
achievement-siege_master = Мастер осады
achievement-overlord = Властелин
achievement-grandmaster = Гроссмейстер
achievement-fist_fight = Кулачный бой
achievement-treasure_hunter = Кладоискатель
mode-1x1 = один на один
mode-2x2 = двое на двое
mode-1x1x1x1 = каждый за себя
mode-2x1 = один против двоих

## Настройки

option-mode = Кто против кого
option-mode-by_seats = по числу игроков: 2 — один на один, 3 — один против двоих, 4 — двое на двое
option-mode-1x1 = один на один (2 игрока)
option-mode-2x2 = двое на двое (4 игрока)
option-mode-1x1x1x1 = каждый за себя (4 игрока)
option-mode-2x1 = один против двоих (3 игрока)
option-facing_layout = Грани фронта, флангов и тыла
option-facing_layout-2-2-2 = по две, отряд смотрит в угол
option-facing_layout-3-2-1 = три фронта, две фланга, одна тыла
option-facing_layout-1-4-1 = одна фронта, четыре фланга, одна тыла
option-activation_order = Порядок отрядов в ход
option-activation_order-one_at_a_time = один отряд за другим
option-activation_order-interleaved = к отряду можно вернуться ради неиспользованной атаки
option-deployment = Расстановка армий
option-deployment-sequential_open = по порядку ходов, открыто
option-deployment-simultaneous_hidden = все сразу, тайно до конца расстановки
option-held_artifacts = Артефакты у предводителя
option-held_artifacts-public = лежат открыто
option-held_artifacts-private = известно только их число
option-mountain_ranged_bonus = Прибавка стрелка в горах
option-mountain_ranged_bonus-2 = +2
option-mountain_ranged_bonus-1 = +1
option-mountain_bonus_by = Стрелок в горах врукопашную
option-mountain_bonus_by-unit_class = получает прибавку стрелка
option-mountain_bonus_by-attack_kind = получает прибавку рукопашной
option-fort_artifact_quota = Артефакты фортификации
option-fort_artifact_quota-per_player = по одному каждому игроку
option-fort_artifact_quota-shared = один на всех
option-shield_vs_arc = Щит против навесной стрельбы
option-shield_vs_arc-any_side = действует с любой стороны
option-shield_vs_arc-front_only = действует только с фронта
option-strong_shot_preemptive = Сильный выстрел в упреждающем
option-strong_shot_preemptive-yes = действует
option-strong_shot_preemptive-no = не действует
option-spears_vs_charge = Копья против рыцарского удара во фронт
option-spears_vs_charge-bonus_only = пропадает прибавка удара
option-spears_vs_charge-whole_attack = такая атака не убивает
option-charge_path = Какие клетки считает рыцарский удар
option-charge_path-steps = каждый шаг
option-charge_path-no_revisit = каждая клетка один раз
option-counter_from_fort = Контрудар из фортификации
option-counter_from_fort-yes = можно
option-counter_from_fort-no = нельзя
option-counter_rotates = Поворот для контрудара
option-counter_rotates-no = отряд не поворачивается
option-counter_rotates-yes = отряд поворачивается фронтом к нападающему
option-cav_withdraw_from = Конница отходит после неудачи против
option-cav_withdraw_from-foot = только пеших
option-cav_withdraw_from-any = кого угодно
option-catapult_rebuild = Отстройка катапульты
option-catapult_rebuild-any_later_turn = в любой следующий ход
option-catapult_rebuild-next_turn_only = только в ближайший ход
option-ransom_trigger = Предводитель откупается после
option-ransom_trigger-any_defeat = любого поражения
option-ransom_trigger-main_attack_only = одной лишь главной атаки
option-dead_leader_artifacts = Артефакты погибшего предводителя
option-dead_leader_artifacts-to_deck = возвращаются в колоду
option-dead_leader_artifacts-removed = выбывают из игры
option-punishing_sword_counts = Карающий меч считает
option-punishing_sword_counts-all = всех погибших
option-punishing_sword_counts-own = своих погибших
option-punishing_sword_counts-enemy = вражеских погибших
option-raise_shields_scope = Карта «Поднять щиты» действует
option-raise_shields_scope-attacked_unit_this_battle = на атакованный отряд в этом бою
option-raise_shields_scope-all_in_radius_this_turn = на все отряды в радиусе в этот ход
option-inspiration_attacks = Атаки воодушевлённого отряда
option-inspiration_attacks-two = две
option-inspiration_attacks-one = одна
option-fire_rain_friendly_fire = Огненный дождь бьёт
option-fire_rain_friendly_fire-no = только врагов
option-fire_rain_friendly_fire-yes = все отряды на своих клетках
option-magic_hits_machines = Заклинания против боевых машин
option-magic_hits_machines-no = бессильны
option-magic_hits_machines-yes = действуют
option-fog_blocks_machines = Туманная завеса останавливает катапульты
option-fog_blocks_machines-yes = да
option-fog_blocks_machines-no = нет
option-stupefied_activation = Одурманенный отряд
option-stupefied_activation-full = движется и атакует
option-stupefied_activation-move_or_attack = движется или атакует
option-light_return_acts = Возвращённый Триумфом Света действует
option-light_return_acts-next_turn = в следующий ход
option-light_return_acts-at_once = сразу
option-ally_cards_when = Карты на отряды союзника
option-ally_cards_when-own_and_ally_turns = в свой ход и в ход союзника
option-ally_cards_when-also_enemy_turns = и в ходы врагов
option-ally_cards_in_2x1 = Карты на союзника, когда один против двоих
option-ally_cards_in_2x1-yes = можно
option-ally_cards_in_2x1-no = нельзя
option-castle_shared_by_team = Замок, занятый союзником
option-castle_shared_by_team-no = своим не считается
option-castle_shared_by_team-yes = считается своим
option-round_limit = Ничья после стольких раундов (предохранитель программы, а не правило книги)
option-round_limit-100 = 100 раундов
option-round_limit-40 = 40 раундов
option-round_limit-12 = 12 раундов
option-round_limit-4 = 4 раунда
option-no_progress_limit = Ничья после стольких раундов без потерь, откупов и новых артефактов (предохранитель программы)
option-no_progress_limit-25 = 25 раундов
option-no_progress_limit-10 = 10 раундов
option-no_progress_limit-3 = 3 раунда
option-resigning = Сдача (её нет в правилах)
option-resigning-no = не разрешена
option-resigning-yes = разрешена в свой ход

## Стол для любой игры

view-phase = Что решается
    .is = hidden
view-mode = Кто против кого
    .is = word
view-chooser = Решает
    .is = hidden
view-order = Порядок ходов
    .is = hidden
view-round = Раунд
view-quiet = Раундов без потерь, откупов и новых артефактов
    .is = if-any
view-progress = в этом раунде что-то изменилось
    .is = hidden
view-dueling = остались только два предводителя
view-queue = Ещё выбирают
    .is = hidden
view-stage = Часть расстановки
    .is = hidden
view-lost = Выбыли
    .is = seat
view-terrain = Местность
    .is = hidden
view-places = Замок, фортификации, сокровищницы
view-kind = Вид
    .is = hidden
view-cells = Клетка
view-claimed = Артефакт взяли
    .is = seat
view-signposts = Указатели на клетках
view-team = Сторона
    .is = hidden
view-camp = Лагерь
    .is = word
view-part = Начало
    .is = word
view-leader = Предводитель
    .is = word
view-factions = Фракции
    .is = word
view-rows = Стартовые ряды
    .is = hidden
view-energy = Энергия
view-energy_limit = Больше не бывает
view-cards = Карты предводителя
view-cost = Цена
view-radius = Радиус
view-state = Карта
view-opens = Откроется в ход
    .is = seat
view-artifact_count = Артефактов
    .is = hidden
view-artifacts = Артефакты
view-sets = Наборы
view-complete = Собраны наборы
    .is = word
view-dead = Потери
view-aside = Не вошли в армию
view-reinforced = Пришли подкреплением
    .is = word
view-waiting = Ещё не расставлено
    .is = if-any
view-catapult = Катапульта
    .is = word
view-holds_castle = держит замок
view-fog_announced = в конце хода ляжет туман
view-eliminated = вне игры
view-used = Уже применено
view-wanted = Спрашивать только о картах
    .is = word
view-passed = Отказывался отвечать
    .is = hidden
view-achievements = Достижения
view-kills = Побед в этот ход
    .is = if-any
view-sieges = Взято фортификаций катапультой
    .is = if-any
view-units = Отряды на карте
view-type = Вид войск
    .is = hidden
view-tier = Отряд
view-unit_class = Класс
view-ranged = стрелки
view-owner = Чей
    .is = seat
view-at = Клетка
view-facing = Смотрит, грань №
view-edges = Грани
    .is = hidden
view-attack = Атака
view-defence = Защита
view-movement = Движение
view-abilities = Способности
view-marks = Отметки
view-acts = Ходов осталось
view-blessing = Благословение
    .is = if-any
view-diverted = Диверсия до хода
    .is = seat
view-posts = Пройденные указатели
    .is = hidden
view-fog = туман: никто не стреляет
view-deck_count = Артефактов в колоде
view-drawn = Вытянуто
view-drawn_count = Вытянуто карт
    .is = if-any
view-activation = Действует
    .is = hidden
view-battle = Бой
    .is = hidden
view-coming = Ближайший удар
    .is = hidden
view-strikes = Последний бой
    .is = after
view-strikes-attack = Как
    .is = word
view-strikes-parts = Слагаемые
    .is = hidden
view-strike = Удар
view-by = Кто бил
    .is = word
view-on = По кому
    .is = word
view-side = Куда
    .is = word
view-attack_dice = Кубики атаки
view-attack_kept = В счёт
view-defence_dice = Кубики защиты
view-defence_kept = В счёт
view-attack_total = Всего в атаке
view-defence_total = Всего в защите
view-success = удача
view-spell = Заклинание
    .is = word
view-spell_targets = Под заклинанием
    .is = word
view-going_on = Подробности
    .is = hidden
view-reconstructed = Восстановлено
    .is = hidden
view-tier-silver = серебряный
view-tier-gold = золотой, элита
view-tier-machine = машина
view-tier-leader = предводитель
view-unit_class-infantry = пехота
view-unit_class-cavalry = конница
view-unit_class-war_machine = боевая машина
view-state-open = открыта
view-state-closed = закрыта
view-state-blocked = под Ментальным блоком
view-state-discarded = сброшена
view-catapult-whole = цела
view-catapult-lost = потеряна
view-catapult-rebuild = можно отстроить
view-catapult-too_late = потеряна навсегда
view-used-horn = Труба Полководца
view-used-ring = Перстень Всевластия
view-used-inspiration = Воодушевление
view-used-horseshoe = Подкова Удачи
view-used-scroll = Магический Свиток
view-used-goblet = Кубок Всевластия
view-used-cards = карты предводителя
view-abilities-arc_shot = навесная стрельба
view-abilities-preemptive_shot = упреждающий выстрел
view-abilities-strong_shot = сильный выстрел
view-abilities-shield = щит
view-abilities-spears = копья
view-abilities-knight_charge = рыцарский удар
view-abilities-ambush = засада
view-abilities-infiltration = проникновение
view-abilities-blessing = благословение
view-abilities-mentalism = ментализм
view-abilities-siege_weapon = осадное орудие
view-marks-new = { mark-new }
view-marks-teleported = { mark-teleported }
view-marks-stopped = { mark-stopped }
view-marks-swamped = { mark-swamped }
view-marks-cast = { mark-cast }
view-marks-moved = { mark-moved }
view-marks-attacked = { mark-attacked }
view-marks-ready = { mark-ready }
view-marks-sabotaged = { mark-sabotaged }
view-marks-camouflaged = { mark-camouflaged }
view-marks-blown = { mark-blown }
view-marks-stupefied = { mark-stupefied }
view-marks-shields_up = { mark-shields_up }
view-marks-inspired = { mark-inspired }
