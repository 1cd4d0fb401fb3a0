# «История рыцаря» по-русски. Что получает предложение, сказано в core/text.py.

## Что решается

prompt-character = Выберите персонажа.
prompt-character-waiting = Ждём { $seat_acc }: какого персонажа выбрать?
prompt-handicap = Усложните себе игру и начнёте с уровня I ({ $item })?
prompt-handicap-waiting = Ждём { $seat_acc }: начать с уровня I ({ $item })?
prompt-titles_keep = Выберите титул, который оставите (осталось выбрать: { $count }).
prompt-titles_keep-waiting = Ждём { $seat_acc }: какие титулы оставить?
prompt-travel_return = Верните карты путешествий, по 1 силе за каждую, или оставьте остальные.
prompt-travel_return-waiting = Ждём { $seat_acc }: вернуть карты путешествий или оставить?
prompt-action = Поставьте фишку и выполните действие (осталось фишек: { $pawns }).
prompt-action-waiting = Ждём { $seat_acc }: куда поставить фишку? (Осталось фишек: { $pawns }.)
prompt-journey = Возьмите карту путешествия (осталось взять: { $count }).
prompt-journey-waiting = Ждём { $seat_acc }: какие карты путешествий взять? (Осталось взять: { $count }.)
prompt-goal_keep = Выберите титул, который оставите.
prompt-goal_keep-waiting = Ждём { $seat_acc }: какой титул оставить?
prompt-travel = Сыграйте карту путешествия или остановитесь (осталось карт: { $count }).
prompt-travel-waiting = Ждём { $seat_acc }: сыграть карту путешествия или остановиться? (Осталось карт: { $count }.)
prompt-knockout = Вы выбыли из турнира: сыграйте карту путешествия или остановитесь (осталось карт: { $count }).
prompt-knockout-waiting = Ждём { $seat_acc }, турнир для него окончен: сыграть карту путешествия или остановиться? (Осталось карт: { $count }.)
prompt-reward = Выберите награду за карту «{ $card }».
prompt-reward-waiting = Ждём { $seat_acc }: какую награду взять за карту «{ $card }»?
prompt-sign_up = Выберите место на турнире или пока воздержитесь.
prompt-sign_up-waiting = Ждём { $seat_acc }: записаться на турнир или пока нет?
prompt-sign_up_must = Выберите место на турнире.
prompt-sign_up_must-waiting = Ждём { $seat_acc }: какое место занять на турнире?
prompt-prize = Вы чемпион: выберите реликвию.
prompt-prize-waiting = Ждём { $seat_acc }: какую реликвию возьмёт чемпион?
prompt-brave = Будете ли вы сражаться за титул «Храбрый»?
prompt-brave-waiting = Ждём { $seat_acc }: сражаться ли за титул «Храбрый»?
prompt-tent = Поединок, перед первой стычкой: примените жетон с палаткой или пасуйте.
prompt-tent-waiting = Поединок, перед первой стычкой: ждём { $seat_acc }, применить ли жетон с палаткой?
prompt-refresh = Выберите, какой применённый жетон открыть.
prompt-refresh-waiting = Ждём { $seat_acc }: какой применённый жетон открыть?
prompt-strength = Стычка { $clash }, атака { $attack } против { $against }: сколько силы вложить (уже вложено { $count })?
prompt-strength-waiting = Стычка { $clash }, атака { $attack } против { $against }: ждём { $seat_acc }, сколько силы вложить (уже вложено { $count })?
prompt-faith = Стычка { $clash }, атака { $attack } против { $against }: потратьте веру и перебросьте кубики (не больше { $count }) или пасуйте.
prompt-faith-waiting = Стычка { $clash }, атака { $attack } против { $against }: ждём { $seat_acc }, потратить ли веру (перебросить можно не больше { $count })?
prompt-reroll = Вера: выберите кубики для переброса (ещё не больше { $count }), затем бросайте.
prompt-reroll-waiting = Ждём { $seat_acc }: какие кубики перебросить верой (ещё не больше { $count })?
prompt-ring = Кольцо: выберите кубики для переброса (ещё не больше { $count }), затем бросайте.
prompt-ring-waiting = Ждём { $seat_acc }: какие кубики перебросить Кольцом (ещё не больше { $count })?
prompt-lance = Стычка { $clash }, атака { $attack } против { $against }: примените жетон с копьём или пасуйте.
prompt-lance-waiting = Стычка { $clash }, атака { $attack } против { $against }: ждём { $seat_acc }, применить ли жетон с копьём?
prompt-relic = Стычка { $clash }, атака { $attack } против { $against }: примените реликвию или пасуйте.
prompt-relic-waiting = Стычка { $clash }, атака { $attack } против { $against }: ждём { $seat_acc }, применить ли реликвию?
prompt-recover_support = Поединок проигран: выберите жетон поддержки, который вернётся.
prompt-recover_support-waiting = Поединок проигран: ждём { $seat_acc }, какой жетон поддержки вернуть?
prompt-recover_relic = Поединок проигран: выберите реликвию, которая вернётся.
prompt-recover_relic-waiting = Поединок проигран: ждём { $seat_acc }, какую реликвию вернуть?
prompt-over = Игра окончена: { $reason }.

## Почему нельзя

refusal-over = Игра окончена: сделать больше ничего нельзя.
refusal-not_now = Сейчас этого сделать нельзя. Что решается: { $phase ->
    [character] выбор персонажа
    [handicap] уровень в начале игры
    [titles_keep] какие титулы оставить
    [travel_return] какие карты вернуть
    [action] куда поставить фишку
    [journey] какие карты взять
    [goal_keep] какой титул оставить
    [travel] какую карту сыграть
    [knockout] какую карту сыграть, выбыв из турнира
    [reward] какую награду взять
    [sign_up] какое место занять на турнире
    [prize] какую реликвию взять
    [brave] сражаться ли за титул
    [tent] палатка
    [refresh] какой жетон открыть
    [strength] сколько силы вложить
    [faith] тратить ли веру
    [reroll] какие кубики перебросить
    [lance] копьё
    [relic] реликвия
    [recover_support] какой жетон вернуть
    [recover_relic] какую реликвию вернуть
   *[other] ничего
}.
refusal-initiative_once = В этом раунде вы уже проявили инициативу.
refusal-no_cell = Свободной ячейки нет: { $area } (ячеек при таком числе игроков: { $count }).
refusal-no_cards = Карт путешествий больше нет.
refusal-no_titles = Титулов больше нет.
refusal-top_level = Выше уровня IV не бывает: { $item }.
refusal-cannot_pay = Платить нечем: { $resource } — { $owned }, а нужно { $price }.
refusal-cell_covered = При таком числе игроков не используется: { $cell }.
refusal-cell_empty = Здесь ничего не лежит: { $cell }. Трек заполнят в фазе обновления.
refusal-other_tournament = В этом турнире такого места нет: { $spot }.
refusal-signed_already = На этот турнир вы уже записаны.
refusal-place_taken = Это место занято: { $spot }.
refusal-no_knight = Рыцаря здесь нет: { $spot }.
refusal-challenged_already = Этому рыцарю уже бросили вызов: { $spot }.
refusal-city_twice = В этом городе вы уже бросили вызов: { $city }.
refusal-event_no_cell = У события «{ $event }» нет действия: оно срабатывает сразу для всех.
refusal-event_taken = Действие события «{ $event }» в этом раунде уже занято.
refusal-event_other = У события «{ $event }» другое действие.
refusal-event_level = Так можно поднять только то, что на уровне III: { $item }.
refusal-event_idle = Событие «{ $event }» сейчас ничего бы вам не дало.
refusal-not_offered = Этого персонажа вам не предлагали: { $character }.
refusal-other_item = Вас спрашивают о другом: { $item }.
refusal-title_not_drawn = Этого титула вы не брали: { $title }.
refusal-not_in_hand = Такой карты у вас на руке нет: { $card }.
refusal-no_such_option = Наград на этой карте меньше: { $count }.
refusal-may_not_wait = Ждать вам нельзя: из тех, кто ещё не записан, вы последний по инициативе.
refusal-no_waiting = На падарме не ждут.
refusal-must_sign_up = Записаться придётся: место для вас есть.
refusal-relic_out_of_stock = Такой реликвии больше нет: { $relic }.
refusal-deck_empty = Эта колода пуста: { $deck }.
refusal-not_in_row = Среди открытых карт ({ $deck }) такой нет: { $card }.
refusal-of_no_use = Эта карта ничего бы вам не дала: { $card }.
refusal-four_at_most = За поединок вкладывают не больше четырёх жетонов силы; вами уже вложено { $count }.
refusal-not_so_strong = Столько силы у вас нет, есть только { $owned }.
refusal-mark_first = Выберите хотя бы один кубик для переброса.
refusal-no_die = Такого кубика в вашем броске нет: { $die }.
refusal-marked_already = Этот кубик вы уже выбрали: { $die }.
refusal-no_die_to_turn = Вы не бросали кубика, на который это подействовало бы: { $token }.
refusal-token_used = Уже применено и лежит лицом вниз: { $token }.
refusal-no_token = Этого у вас нет: { $token }.
refusal-not_refreshable = Это сейчас открыть нельзя: { $token }.
refusal-not_used_here = В этом поединке вы этого не применяли: { $token }.
refusal-wrong_time = Не на этом шаге: { $token } (когда действует: { $timing }).
refusal-no_glory_to_lose = Слишком мало славы, чтобы за это заплатить: { $token }.
refusal-nothing_to_refresh = Лицом вниз не лежит ничего такого, что можно открыть: { $token }.
refusal-no_brave = Титула, за который надо сражаться, у вас нет.

## Что произошло

event-character = { $seat } играет персонажем «{ $character }».
event-handicap = { $seat } начинает с уровня I: { $item }.
event-order = Инициатива слева направо: { $seats }.
event-titles_dealt = { $seat } берёт { $count ->
    [one] { $count } титул
    [few] { $count } титула
   *[many] { $count } титулов
}{ $titles_count ->
    [0] .
   *[other] : { $titles }.
}
event-title_kept = { $seat } оставляет себе титул{ $title_count ->
    [0] .
   *[other] : { $title }.
}
event-title_open = Личный титул { $seat_gen }: «{ $title }».
event-drew = { $seat } берёт карту из колоды { $deck_gen }{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-took = { $seat } берёт открытую карту «{ $card }».
event-returned = { $seat } возвращает { $count ->
    [one] { $count } карту путешествия
    [few] { $count } карты путешествий
   *[many] { $count } карт путешествий
} ({ $decks }).
event-rows = Открытые карты путешествий. Романтика: { $romance_count ->
    [0] нет
   *[other] { $romance }
}. Торговля: { $trade_count ->
    [0] нет
   *[other] { $trade }
}. Испытания: { $challenge_count ->
    [0] нет
   *[other] { $challenge }
}.
event-track = На треке поддержки: { $support_count ->
    [0] ничего
   *[other] { $support }
}.
event-tournament = Турнир раунда { $round } готов ({ $tournament }): { $knights }.{ $prize_count ->
    [0] { "" }
   *[other] { " " }Приз: { $prize }.
}
event-round = Начинается раунд { $round }. Событие: «{ $event }».
event-event_next = Событие раунда { $round } будет такое: «{ $event }».
event-recruit = На карте события лежит { $support }.
event-placed = { $seat } ставит фишку на действие «{ $area }».
event-gained = { $seat } получает { $resource_acc }: +{ $count }.
event-lost = { $seat } теряет { $resource_acc }: −{ $count }.
event-paid = { $seat } платит { $resource_ins }: −{ $count }.
event-raised = У { $seat_gen } теперь { $item } уровня { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-prestige_gained = { $seat } получает престиж «{ $prestige }».
event-prestige_refused = Престиж «{ $prestige }» у { $seat_gen } уже есть, второго не дают.
event-relic_gained = { $seat } получает реликвию: { $relic }.
event-support_gained = { $seat } получает поддержку: { $support }.
event-travel = { $last ->
    [true] Начинается последнее путешествие.
   *[false] Начинается фаза путешествия.
}
event-played = { $seat } играет карту «{ $card }».
event-stopped = { $seat } больше карт не играет.
event-signed_up = { $seat } записывается на турнир: { $spot }{ $knight_count ->
    [0] .
   *[other] , соперник — { $knight }.
}
event-waited = { $seat } ждёт.
event-declined = { $seat } отказывается.
event-no_place = Записаться { $seat_dat } некуда.
event-bracket = Свободные ячейки занимают: { $knights_count ->
    [0] никто.
   *[other] { $knights }.
}
event-knights_met = { $knight } побеждает { $beaten_acc }.
event-champion = { $seat_count ->
    [0] Турнир выигрывает { $knight }, приза не получает никто.
   *[other] Чемпион турнира — { $seat }. Приз: { $prize }.
}
event-knocked_out = { $seat } выбывает из турнира{ $count ->
    [0] .
    [one] { " " }и может сыграть { $count } карту путешествия.
    [few] { " " }и может сыграть { $count } карты путешествий.
   *[many] { " " }и может сыграть { $count } карт путешествий.
}
event-duel_players = Поединок: { $seat } против { $rival_gen }.
event-duel_vp = Поединок: { $seat } против виртуального соперника, атака { $attack }, престиж { $stars }.
event-duel_card = Поединок: { $seat }, карта «{ $card }», атака соперника { $attack }, престиж { $stars }.
event-duel_title = Поединок: { $seat }, титул «{ $title }», атака соперника { $attack }, престиж { $stars }.
event-duel_knight = Поединок: { $seat } против { $knight_gen }, атака { $attack }, престиж { $stars }.
event-used = { $seat } применяет { $support_acc }. Атака { $attack } против { $against }.
event-used_relic = { $seat } применяет { $relic_acc }. Атака { $attack } против { $against }.
event-refreshed = { $seat } открывает { $token_acc }.
event-prestige_refreshed = { $seat } открывает престиж «{ $prestige }».
event-committed = { $seat } вкладывает силу: { $count }, всего { $total }.
event-rolled = { $seat } бросает кубики: сила { $strength_dice }, скакун { $horse_dice }, броня { $armour_dice }. Атака { $attack } против { $against }.
event-rerolled = { $seat } перебрасывает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} { $ring ->
    [true] Кольцом
   *[false] верой
}: сила { $strength_dice }, скакун { $horse_dice }, броня { $armour_dice }. Атака { $attack } против { $against }.
event-foe_rolled = На кубике соперника { $count }: его атака { $attack } против { $against }.
event-clash_won = Стычку { $clash } выигрывает { $seat_count ->
    [0] соперник
   *[other] { $seat }
}, { $attack } : { $against }{ $why ->
    [prestige] , по престижу.
    [initiative] , по инициативе.
   *[attack] .
}
event-prestige_turned = { $seat } поворачивает престиж «{ $prestige }» лицом вниз.
event-duel_won = Поединок выигрывает { $seat_count ->
    [0] соперник
   *[other] { $seat }
}, { $wins } : { $losses }.
event-recovered = { $seat } возвращает себе { $resource_acc }: +1.
event-recovered_token = { $seat } возвращает себе { $token_acc }.
event-prestige_recovered = { $seat } возвращает себе престиж «{ $prestige }».
event-vp_acted = Виртуальный соперник, { $solo_card }: { $area }.
event-vp_removed = Виртуальный соперник убирает из игры { $support_acc }.
event-vp_discarded = Виртуальный соперник сбрасывает ({ $deck }): { $cards }.
event-vp_idle = Виртуальному сопернику делать нечего: фишка отложена.
event-vp_won = Виртуальный соперник побеждает { $knight_acc }.
event-vp_lost = Виртуальный соперник проигрывает { $knight_dat }.
event-title_scored = { $seat } получает титул «{ $title }»: слава +{ $glory }.
event-over = Игра окончена: { $reason }.

## Что можно сделать

action-character = Играть персонажем «{ $character }»
action-handicap = Начать с уровня I: { $item }
action-standard = Начать с обычного уровня: { $item }
action-keep = Оставить титул «{ $title }»
action-return = Вернуть карту «{ $card }»
action-done = Оставить остальные
action-train = Тренировка
action-pray = Молитва
action-serve = Служба
action-take_initiative = Проявить инициативу
action-plan_journey = Спланировать путешествие
action-stand_guard = Встать в караул
action-train_alone = Одиночная тренировка
action-market = Отправиться на рынок: { $item } на уровень выше
action-gain_support = Получить поддержку: { $cell }
action-call_herald = Обратиться к герольду: { $spot }
action-new_goal = Выбрать новую цель
action-event_action = Выполнить действие события
action-event_item = Выполнить действие события: { $item }
action-take = Взять карту «{ $card }»
action-draw = Взять карту из колоды { $deck_gen }
action-play = Сыграть карту «{ $card }»
action-stop = Больше карт не играть
action-choose = Выбрать награду { $option }
action-sign_up = Записаться: { $spot }
action-wait = Подождать
action-decline = Отказаться
action-fight = Сразиться
action-take_relic = Взять реликвию: { $relic }
action-faith = Потратить веру
action-use = Применить { $support_acc }
action-use_relic = Применить { $relic_acc }
action-refresh = Открыть { $token_acc }
action-commit = Вложить силу: { $count }
action-reroll = Перебросить { $die }
action-roll = Бросить
action-pass = Пас
action-recover = Вернуть { $token_acc }

## Что даёт и чего стоит выбор

remark-glory = слава { $signed }
remark-coins = монеты { $signed }
remark-faith = вера { $signed }
remark-strength = сила { $signed }
remark-pawns = фишки { $signed }
remark-attack = атака { $signed }
remark-opponent_attack = атака соперника { $signed }
remark-opponent_prestige = престиж соперника { $signed }
remark-horse = { effect-horse }
remark-armour = { effect-armour }
remark-prestige = { effect-prestige }
remark-relic = { effect-relic }
remark-relic_any = { effect-relic_any }
remark-support = { effect-support }
remark-support_top = { effect-support_top }
remark-titles = { effect-titles }
remark-journey = { effect-journey }
remark-recruit = { effect-recruit }
remark-reroll_faith = { effect-reroll_faith }
remark-title_glory = { effect-title_glory }
remark-travel_plays = { effect-travel_plays }
remark-journey_cards = { effect-journey_cards }
remark-discount = { effect-discount }
remark-refresh = { effect-refresh }
remark-turn = { effect-turn }
remark-reroll = { effect-reroll }
remark-need_support = { need-support }
remark-need_support_any = { need-support_any }
remark-need_relic_any = { need-relic_any }
remark-need_prestige_any = { need-prestige_any }
remark-need_coins = { need-coins }
remark-need_faith = { need-faith }
remark-need_strength = { need-strength }
remark-need_romance = { need-romance }
remark-need_trade = { need-trade }
remark-need_challenge = { need-challenge }
remark-need_horse = { need-horse }
remark-need_armour = { need-armour }
remark-need_without = { need-without }
remark-need_duel = { need-duel }
remark-cost = плата: { $purse ->
    [coins] { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
    [faith] { $count ->
        [one] { $count } жетон веры
        [few] { $count } жетона веры
       *[other] { $count } жетонов веры
    }
   *[other] { $count ->
        [one] { $count } жетон силы
        [few] { $count } жетона силы
       *[other] { $count } жетонов силы
    }
}
remark-free = бесплатно
remark-choice = на выбор:
remark-met = условия уже выполнены
remark-in_vain = сейчас это ничего не даст
remark-level = { $item } уровня { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
remark-title_worth = слава +{ $count } в конце игры
remark-given_back = карта вернётся в колоду, с ней уйдёт:
remark-kept = на руке останется карт: { $count }
remark-start = в начале: слава { $glory }, монеты { $coins }, вера { $faith }, сила { $strength }
remark-levels = скакун { $horse ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, броня { $armour ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
remark-income = доход: монеты { $coins }, вера { $faith }, сила { $strength }
remark-titles_dealt = титулы: взять { $count }, оставить { $kept }
remark-cards_dealt = карты: романтики { $romances }, торговли { $trades }, испытаний { $challenges }
remark-gift = особый жетон поддержки
remark-initiative = со следующего раунда ходить { $place }-м
remark-timing = { $timing }
remark-knight = { $knight } ({ $class }): атака { $attack }{ $dice ->
    [0] { "" }
   *[other] { " " }и кубик брони
}, престиж { $stars }, слава { $glory }
remark-less = { $die }: бросаете на { $count } меньше
remark-meets_player = в первом поединке — { $rival }
remark-meets_unknown = первый соперник пока неизвестен
remark-foe = соперник: атака { $attack }, престиж { $stars }
remark-unseen = вслепую, карт в колоде: { $count }
remark-stop_final = до конца фазы карт больше не играть; на руке останется: { $count }
remark-stop_turn = пропустить ход; можно будет сыграть позже
remark-wait = место выберете позже из оставшихся
remark-no_shield = в этом круге щит не ставится
remark-no_title = титул не засчитают
remark-no_such_title = такого титула у вас нет: терять нечего
remark-nothing_spent = ничего не тратить
remark-die_shows = на нём { $count }
remark-rolls = кубиков будет брошено: { $count }
remark-strength_dice = кубиков силы: { $count }{ $symbol ->
    [true] , особый символ действует
   *[other] { "" }
}
remark-win_clash = стычка: { $percent } %
remark-win_duel = поединок: { $percent } %, если тратить веру и жетоны там, где они решают
remark-win_duel_players = поединок: { $percent } %, если оба тратят веру и жетоны там, где они решают
remark-win_card = поединок: { $percent } %, если вложить столько силы, сколько стоит награда
remark-win_title = поединок: { $percent } %, если вложить всё, что есть
remark-win_share = поединок: { $percent } %, если вложить разумную долю силы и веры

## Как кончилось

end-most_glory = у одного из игроков больше всех славы
end-prestige = славы поровну, и решает число жетонов престижа
end-shared = славы и престижа поровну, и победу делят
end-champion_of_all = все три турнира выиграны
end-knocked_out = турнир проигран
end-goal_reached = нужная слава набрана
end-goal_missed = нужная слава не набрана
end-rival_beaten = у виртуального соперника славы меньше
end-rival_ahead = у виртуального соперника славы не меньше
score-start = в начале игры
score-tournament = турниры
score-support = жетоны поддержки
score-travel = карты путешествий
score-event = события
score-prize = призы
score-titles = титулы
result-goal = Нужно было набрать славы: { $goal }.
result-glory = Набрано славы: { $glory }.
result-vp_glory = Слава виртуального соперника: { $vp_glory }.

## Настройки

option-tournament_type = Какой турнир проводят во всех трёх раундах.
option-tournament_type-plaisance = Плезанс: восемь участников, на выбывание; игроки могут сойтись.
option-tournament_type-pas_d_armes = Падарм: три города, сражаются только с рыцарями.
option-tournament_prize = Что получает чемпион плезанса.
option-tournament_prize-standard = 1 славу и 1 монету.
option-tournament_prize-random_token = Случайный жетон приза, каждый раз новый.
option-characters = Кем играют.
option-characters-choose_of_three = Каждый выбирает из трёх персонажей, по одному каждого уровня.
option-characters-level1_only = У всех одинаковый персонаж первого уровня: так лучше в первый раз.
option-open_titles = Лежат ли личные титулы открыто.
option-open_titles-false = Нет: их знает только владелец.
option-open_titles-true = Да: так проще в первый раз.
option-handicap_horse = Может ли игрок сам выбрать для начала скакуна уровня I.
option-handicap_horse-false = Нет.
option-handicap_horse-true = Да: каждого спросят.
option-handicap_armour = Может ли игрок сам выбрать для начала броню уровня I.
option-handicap_armour-false = Нет.
option-handicap_armour-true = Да: каждого спросят.
option-simultaneous_travel = Играют ли карты путешествий одновременно.
option-simultaneous_travel-false = Нет: по очереди.
option-simultaneous_travel-true = Да, если за столом так решили; программа всё равно берёт карты по одной.
option-simultaneous_duels = Проводят ли поединки одного города или ступени одновременно.
option-simultaneous_duels-false = Нет: один за другим.
option-simultaneous_duels-true = Да, если за столом так решили; программа всё равно ведёт их по одному.
option-solo_scenario = Что нужно для победы в одиночной игре.
option-solo_scenario-lone_challenge = Одиночный вызов: набрать нужное число славы.
option-solo_scenario-warrior = Воин: выиграть все три турнира (только плезанс).
option-solo_scenario-rivalry = Соперничество: набрать больше славы, чем виртуальный соперник.
option-solo_difficulty = Сложность одиночной игры.
option-solo_difficulty-easy = Лёгкая.
option-solo_difficulty-medium = Средняя.
option-solo_difficulty-hard = Высокая.
option-vp_personality = Личность виртуального соперника.
option-vp_personality-none = Никакой: девять базовых карт.
option-vp_personality-warrior = Воин: ещё две его карты.
option-vp_personality-righteous = Праведник: ещё две его карты.
option-finite_supply = Ограничен ли запас тем, что лежит в коробке.
option-finite_supply-false = Нет: жетонов всем хватает.
option-finite_supply-true = Да: получают не больше, чем осталось.
option-knight_pool = Может ли рыцарь выйти на следующий турнир.
option-knight_pool-reshuffled = Да: после турнира рыцари возвращаются в свой разряд.
option-knight_pool-unique = Нет, пока в его разряде есть другие.
option-plaisance_loser_cards = Сколько карт путешествий играет выбывший из плезанса.
option-plaisance_loser_cards-stage1_2_stage2_1 = Две после первой ступени, одну после второй.
option-plaisance_loser_cards-stage1_1_stage2_2 = Одну после первой ступени, две после второй.
option-pas_d_armes_signup = Обязательно ли ставить щит при записи на падарм.
option-pas_d_armes_signup-mandatory = Да, если есть куда.
option-pas_d_armes_signup-optional = Нет: в каждом круге можно отказаться.
option-travel_pass = Что значит пас в фазе путешествия.
option-travel_pass-final = Больше в этой фазе карт не играют.
option-travel_pass-skip_turn = Только пропуск хода: фаза кончается, когда спасовали все подряд.
option-null_card_play = Можно ли сыграть карту, которая ничего не даст.
option-null_card_play-allowed = Можно: она считается сыгранной.
option-null_card_play-forbidden = Нельзя, если не получить даже части.
option-brave_spending = Как сражаются за титул «Храбрый».
option-brave_spending-duel_first = Сначала поединок: потраченное другим титулам уже не послужит.
option-brave_spending-allocate_first = Сначала прочие титулы: сражаются тем, что им не понадобилось.
option-glory_loss_at_zero = Если славы не хватает на Головореза или Ведьму.
option-glory_loss_at_zero-lose_what_you_have = Жетон применяют, теряя сколько есть.
option-glory_loss_at_zero-cannot_use = Жетон применить нельзя.
option-vp_vs_knight = Как виртуальный соперник сражается с рыцарем.
option-vp_vs_knight-by_attack = Стычками: выше атака, затем престиж.
option-vp_vs_knight-by_glory = Как два рыцаря: больше славы, затем престиж.
option-vp_pas_d_armes_city = Где виртуальный соперник бросает вызов через герольда.
option-vp_pas_d_armes_city-literal = В городе, где нет ни вашего щита, ни его.
option-vp_pas_d_armes_city-own_city_only = В городе, где нет его щита.
option-solo_plaisance_gap = Кто занимает лишнюю ячейку плезанса, когда соперник не участвует.
option-solo_plaisance_gap-extra_knight = Ещё один рыцарь.
option-solo_plaisance_gap-bye = Никто: сосед проходит дальше без боя.
option-level3_support = Какой жетон приносит персонаж третьего уровня.
option-level3_support-random_top = Верхний из стопки особой поддержки.
option-level3_support-by_card = Названный на карте персонажа, если он назван.
option-polish_symbol = За сколько считается символ на кубике польского вельможи.
option-polish_symbol-zero = За 0.
option-polish_symbol-three = За 3.
option-blind_draw = Когда видят взятые карты путешествий.
option-blind_draw-see_each = Каждую — до выбора следующей.
option-blind_draw-declare_all = Все вместе, когда выбор закончен.

## Стол в виде текста

show-head = { $game }, раунд { $round }: { $phase ->
    [character] выбор персонажей
    [handicap] выбор уровней для начала
    [titles_keep] выбор титулов
    [travel_return] возврат карт путешествий
    [action] фаза действий
    [journey] фаза действий, карты путешествий
    [goal_keep] выбор титула
    [travel] фаза путешествия
    [knockout] турнир, карты выбывшего
    [reward] выбор награды
    [sign_up] фаза записи
    [prize] турнир, приз
    [brave] фаза титулов
    [ended] конец игры
   *[duel] поединок
}
show-order = Инициатива: { $list }
show-next-order = Инициатива после обновления: { $list }
show-event = Событие: «{ $event }». Цена: { $cost }. Что делает: { $gain }.
show-event-token = На нём лежит { $support }.
show-next-event = Следующее событие: «{ $event }».
show-crowns = Нужно выиграть все турниры: { $count }.
show-goal = Нужно набрать славы: { $count }.
show-rival = За виртуального соперника выступает { $knight }: атака { $attack }, престиж { $stars }.
show-solo-card = Его последняя карта: { $solo_card }{ $count ->
    [0] , ни одно действие не подошло.
   *[other] , действие { $count }.
}
show-virtual = { $name }: слава { $glory }, фишки { $pawns }
show-player = { $name }: слава { $glory }, монеты { $coins }, вера { $faith }, сила { $strength }, скакун { $horse }, броня { $armour }, карты { $hand_number }, титулы { $titles_number }, фишки { $pawns }
show-character = персонаж: { $character }
show-tokens = жетоны (применённые в скобках): { $list }
show-prestige = престиж (применённый в скобках): { $list }
show-played = сыграно карт: романтика { $romance_count }, торговля { $trade_count }, испытания { $challenge_count }
show-known-hand = известно на этой руке: { $cards }
show-open-titles = открытые титулы: { $titles }
show-scored = получены титулы: { $titles }
show-cells = Свободные ячейки: { $list }
show-track = Трек поддержки (цена): { $list }
show-row = Открытые карты, { $deck } (в колоде { $count }): { $list }
show-public = Общие титулы: { $list }
show-odds-cards = Проценты у испытаний — ваш шанс выиграть поединок, если вложить столько силы, сколько стоит награда.
show-cost = за { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}
show-plaisance = Турнир: плезанс
show-pas_d_armes = Турнир: падарм
show-prize = Приз: { $prize } ({ $gain })
show-added = После записи придут: { $list }
show-knight = { $spot }: { $knight }, атака { $attack }, слава { $glory }, престиж { $stars }
show-foe-die = { $attack } и кубик
show-odds-knights = Проценты — ваш шанс выиграть поединок, если вложить разумную долю силы и веры.
show-less = у вас меньше ({ $die }): { $count }
show-duel = Поединок, стычка { $clash }, шаг: { $step }
show-side = { $name }: атака { $attack }, престиж { $stars }, выиграно стычек { $wins }, вложено силы { $committed }; { $dice }
show-title = Ваш титул: «{ $title }», слава { $glory } ({ $needs }){ $met ->
    [true] , сейчас выполнен
   *[false] { "" }
}
show-met = Лучший набор титулов сейчас: { $titles }
show-offered = Персонажи на выбор: { $offered }
show-dealt = Титулы на выбор: { $titles }
show-hand = Ваша рука: { $list }
show-reconstructed = Рыцари, цены, ячейки, персонажи и большинство карт восстановлены: их чисел в тексте правил нет.

## Что делают карты и жетоны

effect-glory = слава { $count }
effect-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
effect-faith = вера { $count }
effect-strength = сила { $count }
effect-horse = скакун с уровня { $from_level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} на { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
effect-armour = броня с уровня { $from_level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} на { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
effect-prestige = престиж «{ $prestige }»
effect-relic = реликвия { $relic }
effect-relic_any = реликвия на выбор
effect-support = поддержка: { $support }
effect-support_top = верхний жетон из стопки со свитком
effect-titles = взять титулов: { $count }, оставить 1
effect-journey = взять карт путешествий: { $count }
effect-recruit = жетон поддержки с события
effect-pawns = фишки { $count }
effect-reroll_faith = вера перебрасывает больше на { $count }
effect-title_glory = слава +{ $count } за каждый титул
effect-travel_plays = карт путешествий за фазу +{ $count }
effect-journey_cards = карт за «Спланировать путешествие» +{ $count }
effect-discount = рынок и поддержка дешевле на { $count }
effect-refresh = { $kind ->
    [support] открыть жетон поддержки
    [prestige] открыть жетон престижа
   *[relic] открыть реликвию
}
effect-attack = атака { $count }
effect-opponent_attack = атака соперника { $count }
effect-opponent_prestige = престиж соперника { $count }
effect-turn = { $die } становится { $count }
effect-reroll = перебросить кубиков: до { $count }
effect-or = { $head } / { $last }

## Чего требуют титулы

need-support = { $support } × { $count }
need-support_any = жетонов поддержки: { $count }
need-relic_any = реликвий: { $count }
need-prestige_any = жетонов престижа: { $count }
need-coins = монет: { $count }
need-faith = веры: { $count }
need-strength = силы: { $count }
need-romance = сыграно карт романтики: { $count }
need-trade = сыграно карт торговли: { $count }
need-challenge = выиграно испытаний: { $count }
need-horse = скакун уровня { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
need-armour = броня уровня { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
need-without = ни одного { $support_gen }
need-duel = победа в поединке: атака { $attack }, престиж { $stars }

## Персонажи

character-young_knight = Молодой рыцарь
character-wealthy_heir = Богатый наследник
character-pilgrim = Паломник
character-tourney_fighter = Турнирный боец
character-courtier = Придворный
character-queens_godson = Крестник королевы
character-marshals_son = Сын маршала
character-wanderer = Странник
character-younger_prince = Младший принц

## Титулы

title-strong = Сильный
title-influential = Влиятельный
title-righteous = Праведный
title-lucky = Удачливый
title-brave = Храбрый
title-traveller = Путешественник
title-terrible = Ужасный
title-patron = Покровитель
title-famous = Знаменитый
title-charming = Очаровательный
title-noble = Благородный
title-founder = Основатель
title-rich = Богатый
title-well_off = Зажиточный

## Карты путешествий

card-game = Игра
card-love_at_court = Любовь при дворе
card-souvenir = Сувенир
card-task = Задание
card-garden_walk = Прогулка в саду
card-ladys_ribbon = Лента дамы
card-serenade = Серенада
card-letter = Письмо
card-gift = Подарок
card-dance = Танец
card-song_of_deeds = Песнь о подвиге
card-queens_invitation = Приглашение королевы
card-court_kitchen = Придворная кухня
card-fencing_lessons = Уроки фехтования
card-golden_fleece = Орден Золотого Руна
card-trade_rosary = Чётки
card-destrier = Дестриэ
card-milanese_armour = Миланский доспех
card-courser = Курсер
card-mail_maker = Кольчужник
card-hire_squire = Наём оруженосца
card-armoury = Оружейная мастерская
card-trade_amulet = Амулет
card-donation = Пожертвование
card-feast = Пир
card-oath_of_fealty = Вассальная присяга
card-rescue = Спасение
card-lodewijk_van_gruuthuse = Лодевейк ван Грутхусе
card-ludwig_of_brieg = Людвиг II фон Бриг
card-riccio_da_parma = Риччо да Парма
card-highway_robbers = Разбойники на дороге
card-sparring = Учебный бой
card-knight_errant = Бродячий рыцарь
card-affair_of_honour = Спор о чести
card-guarding_pilgrims = Защита паломников
card-hired_blade = Наёмный клинок
card-minstrels_contest = Состязание менестрелей
card-ransom = Выкуп за пленника
card-seasoned_teacher = Бывалый наставник
card-night_watch = Ночной дозор
card-tourney_rival = Турнирный соперник
card-mounted_duel = Конный поединок
card-abbey_defence = Защита обители
card-royal_guard = Королевский страж
card-giant_mercenary = Великан-ландскнехт

## Колоды

deck-romance = романтика
    .acc = романтику
    .gen = романтики
    .dat = романтике
    .ins = романтикой
deck-trade = торговля
    .acc = торговлю
    .gen = торговли
    .dat = торговле
    .ins = торговлей
deck-challenge = испытания
    .acc = испытания
    .gen = испытаний
    .dat = испытаниям
    .ins = испытаниями

## Жетоны поддержки

token-minstrel = Менестрель
    .acc = Менестреля
    .gen = Менестреля
    .dat = Менестрелю
    .ins = Менестрелем
token-nun = Монахиня
    .acc = Монахиню
    .gen = Монахини
    .dat = Монахине
    .ins = Монахиней
token-squire = Оруженосец
    .acc = Оруженосца
    .gen = Оруженосца
    .dat = Оруженосцу
    .ins = Оруженосцем
token-fencing_master = Мастер фехтования
    .acc = Мастера фехтования
    .gen = Мастера фехтования
    .dat = Мастеру фехтования
    .ins = Мастером фехтования
token-armourer = Оружейник
    .acc = Оружейника
    .gen = Оружейника
    .dat = Оружейнику
    .ins = Оружейником
token-thug = Головорез
    .acc = Головореза
    .gen = Головореза
    .dat = Головорезу
    .ins = Головорезом
token-cook = Повар
    .acc = Повара
    .gen = Повара
    .dat = Повару
    .ins = Поваром
token-queen = Королева
    .acc = Королеву
    .gen = Королевы
    .dat = Королеве
    .ins = Королевой
token-vassal = Вассал
    .acc = Вассала
    .gen = Вассала
    .dat = Вассалу
    .ins = Вассалом
token-lady_in_waiting = Фрейлина
    .acc = Фрейлину
    .gen = Фрейлины
    .dat = Фрейлине
    .ins = Фрейлиной
token-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .dat = Ведьме
    .ins = Ведьмой
token-king = Король
    .acc = Короля
    .gen = Короля
    .dat = Королю
    .ins = Королём
token-usurer = Ростовщик
    .acc = Ростовщика
    .gen = Ростовщика
    .dat = Ростовщику
    .ins = Ростовщиком
token-bishop = Епископ
    .acc = Епископа
    .gen = Епископа
    .dat = Епископу
    .ins = Епископом
token-scribe = Писарь
    .acc = Писаря
    .gen = Писаря
    .dat = Писарю
    .ins = Писарем
token-messenger = Посланник
    .acc = Посланника
    .gen = Посланника
    .dat = Посланнику
    .ins = Посланником
token-herald = Герольд
    .acc = Герольда
    .gen = Герольда
    .dat = Герольду
    .ins = Герольдом
token-lady = Леди
    .acc = Леди
    .gen = Леди
    .dat = Леди
    .ins = Леди
token-diplomat = Дипломат
    .acc = Дипломата
    .gen = Дипломата
    .dat = Дипломату
    .ins = Дипломатом
token-old_campaigner = Ветеран
    .acc = Ветерана
    .gen = Ветерана
    .dat = Ветерану
    .ins = Ветераном
token-jester = Шут
    .acc = Шута
    .gen = Шута
    .dat = Шуту
    .ins = Шутом
token-hermit = Отшельник
    .acc = Отшельника
    .gen = Отшельника
    .dat = Отшельнику
    .ins = Отшельником

## Когда действует жетон поддержки

timing-immediate = при получении
timing-permanent = постоянно
timing-tent = палатка
timing-lance = копьё

## Реликвии и престиж

token-medallion = Медальон
    .acc = Медальон
    .gen = Медальона
    .dat = Медальону
    .ins = Медальоном
token-rosary = Чётки
    .acc = Чётки
    .gen = Чёток
    .dat = Чёткам
    .ins = Чётками
token-amulet = Амулет
    .acc = Амулет
    .gen = Амулета
    .dat = Амулету
    .ins = Амулетом
token-ring = Кольцо
    .acc = Кольцо
    .gen = Кольца
    .dat = Кольцу
    .ins = Кольцом
prestige-lady_of_heart = Дама сердца
prestige-kings_favour = Благосклонность короля
prestige-retinue = Свита
prestige-office = Должность
prestige-military_fame = Военная слава
prestige-champion_prestige = Чемпион

## Рыцари

knight-dietrich_von_kottulin = Дитрих фон Коттулин
    .acc = Дитриха фон Коттулина
    .gen = Дитриха фон Коттулина
    .dat = Дитриху фон Коттулину
    .ins = Дитрихом фон Коттулином
knight-david_mathew = Дэвид Мэтью
    .acc = Дэвида Мэтью
    .gen = Дэвида Мэтью
    .dat = Дэвиду Мэтью
    .ins = Дэвидом Мэтью
knight-hans_von_trotha = Ганс фон Трота
    .acc = Ганса фон Троту
    .gen = Ганса фон Троты
    .dat = Гансу фон Троте
    .ins = Гансом фон Тротой
knight-alvaro_vaz_de_almada = Альваро Ваз де Алмада
    .acc = Альваро Ваза де Алмаду
    .gen = Альваро Ваза де Алмады
    .dat = Альваро Вазу де Алмаде
    .ins = Альваро Вазом де Алмадой
knight-wolfert_van_borselen = Вольферт VI ван Борселен
    .acc = Вольферта VI ван Борселена
    .gen = Вольферта VI ван Борселена
    .dat = Вольферту VI ван Борселену
    .ins = Вольфертом VI ван Борселеном
knight-john_of_luxembourg_ligny = Жан II де Люксембург-Линьи
    .acc = Жана II де Люксембург-Линьи
    .gen = Жана II де Люксембург-Линьи
    .dat = Жану II де Люксембург-Линьи
    .ins = Жаном II де Люксембург-Линьи
knight-john_fastolf = Джон Фастольф
    .acc = Джона Фастольфа
    .gen = Джона Фастольфа
    .dat = Джону Фастольфу
    .ins = Джоном Фастольфом
knight-john_talbot = Джон Толбот
    .acc = Джона Толбота
    .gen = Джона Толбота
    .dat = Джону Толботу
    .ins = Джоном Толботом
knight-francesco_sforza = Франческо Сфорца
    .acc = Франческо Сфорцу
    .gen = Франческо Сфорцы
    .dat = Франческо Сфорце
    .ins = Франческо Сфорцей
knight-pal_kinizsi = Павел Кинижи
    .acc = Павла Кинижи
    .gen = Павла Кинижи
    .dat = Павлу Кинижи
    .ins = Павлом Кинижи
knight-jan_zizka = Ян Жижка из Троцнова
    .acc = Яна Жижку из Троцнова
    .gen = Яна Жижки из Троцнова
    .dat = Яну Жижке из Троцнова
    .ins = Яном Жижкой из Троцнова
knight-wincenty_of_granow = Винцент из Гранова
    .acc = Винцента из Гранова
    .gen = Винцента из Гранова
    .dat = Винценту из Гранова
    .ins = Винцентом из Гранова
knight-andrzej_balicki = Анджей Балицки
    .acc = Анджея Балицкого
    .gen = Анджея Балицкого
    .dat = Анджею Балицкому
    .ins = Анджеем Балицким
knight-sedziwoj_ostrorog = Сендзивой Остророгский
    .acc = Сендзивоя Остророгского
    .gen = Сендзивоя Остророгского
    .dat = Сендзивою Остророгскому
    .ins = Сендзивоем Остророгским
knight-dobieslaw_puchala = Добеслав Пухала
    .acc = Добеслава Пухалу
    .gen = Добеслава Пухалы
    .dat = Добеславу Пухале
    .ins = Добеславом Пухалой
knight-dobieslaw_olesnicki = Добеслав Олесницкий
    .acc = Добеслава Олесницкого
    .gen = Добеслава Олесницкого
    .dat = Добеславу Олесницкому
    .ins = Добеславом Олесницким
knight-zyndram_of_maszkowice = Зындрам из Машковиц
    .acc = Зындрама из Машковиц
    .gen = Зындрама из Машковиц
    .dat = Зындраму из Машковиц
    .ins = Зындрамом из Машковиц
knight-powala_of_taczew = Повала из Тачева
    .acc = Повалу из Тачева
    .gen = Повалы из Тачева
    .dat = Повале из Тачева
    .ins = Повалой из Тачева
knight-zawisza_the_black = Завиша Чёрный
    .acc = Завишу Чёрного
    .gen = Завиши Чёрного
    .dat = Завише Чёрному
    .ins = Завишей Чёрным
knight-james_ii_of_scotland = Яков II Шотландский
    .acc = Якова II Шотландского
    .gen = Якова II Шотландского
    .dat = Якову II Шотландскому
    .ins = Яковом II Шотландским
knight-charles_vii = Карл VII Победитель
    .acc = Карла VII Победителя
    .gen = Карла VII Победителя
    .dat = Карлу VII Победителю
    .ins = Карлом VII Победителем
knight-juan_ii_of_aragon = Хуан II Арагонский
    .acc = Хуана II Арагонского
    .gen = Хуана II Арагонского
    .dat = Хуану II Арагонскому
    .ins = Хуаном II Арагонским
knight-joao_i = Жуан I Добрый
    .acc = Жуана I Доброго
    .gen = Жуана I Доброго
    .dat = Жуану I Доброму
    .ins = Жуаном I Добрым
knight-wladyslaw_jagiello = Владислав Ягайло
    .acc = Владислава Ягайло
    .gen = Владислава Ягайло
    .dat = Владиславу Ягайло
    .ins = Владиславом Ягайло
knight-henry_v = Генрих V Монмутский
    .acc = Генриха V Монмутского
    .gen = Генриха V Монмутского
    .dat = Генриху V Монмутскому
    .ins = Генрихом V Монмутским
knight-maximilian_i = Максимилиан I Австрийский
    .acc = Максимилиана I Австрийского
    .gen = Максимилиана I Австрийского
    .dat = Максимилиану I Австрийскому
    .ins = Максимилианом I Австрийским
knight-jaroslav_lev_of_rozmital = Ярослав, лев из Рожмитала
    .acc = Ярослава, льва из Рожмитала
    .gen = Ярослава, льва из Рожмитала
    .dat = Ярославу, льву из Рожмитала
    .ins = Ярославом, львом из Рожмитала
knight-suero_de_quinones = Суэро де Киньонес
    .acc = Суэро де Киньонеса
    .gen = Суэро де Киньонеса
    .dat = Суэро де Киньонесу
    .ins = Суэро де Киньонесом
knight-federico_da_montefeltro = Федерико да Монтефельтро
    .acc = Федерико да Монтефельтро
    .gen = Федерико да Монтефельтро
    .dat = Федерико да Монтефельтро
    .ins = Федерико да Монтефельтро
knight-jean_le_meingre = Жан II ле Менгр
    .acc = Жана II ле Менгра
    .gen = Жана II ле Менгра
    .dat = Жану II ле Менгру
    .ins = Жаном II ле Менгром
knight-pierre_terrail = Пьер Террайль
    .acc = Пьера Террайля
    .gen = Пьера Террайля
    .dat = Пьеру Террайлю
    .ins = Пьером Террайлем
knight-jacques_de_lalaing = Жак де Лален
    .acc = Жака де Лалена
    .gen = Жака де Лалена
    .dat = Жаку де Лалену
    .ins = Жаком де Лаленом

## Разряды рыцарей

class-nobility = знать
class-veteran = ветеран
class-polish_noble = польский вельможа
class-king_class = король
class-champion_class = чемпион

## Турнир

city-florence = Флоренция
city-paris = Париж
city-munich = Мюнхен
place-florence_1 = Флоренция, место 1
place-florence_2 = Флоренция, место 2
place-florence_3 = Флоренция, место 3
place-florence_4 = Флоренция, место 4
place-paris_1 = Париж, место 1
place-paris_2 = Париж, место 2
place-paris_3 = Париж, место 3
place-paris_4 = Париж, место 4
place-munich_1 = Мюнхен, место 1
place-munich_2 = Мюнхен, место 2
place-munich_3 = Мюнхен, место 3
place-munich_4 = Мюнхен, место 4
place-cell_1 = ячейка 1
place-cell_2 = ячейка 2
place-cell_3 = ячейка 3
place-cell_4 = ячейка 4
place-cell_5 = ячейка 5
place-cell_6 = ячейка 6
place-cell_7 = ячейка 7
place-cell_8 = ячейка 8
tournament-t01 = карта турнира 1
tournament-t02 = карта турнира 2
tournament-t03 = карта турнира 3
tournament-t04 = карта турнира 4
tournament-t05 = карта турнира 5
tournament-t06 = карта турнира 6
tournament-t07 = карта турнира 7
tournament-t08 = карта турнира 8
tournament-t09 = карта турнира 9
tournament-t10 = карта турнира 10
tournament-t11 = карта турнира 11
tournament-t12 = карта турнира 12
prize-standard = обычный приз
prize-golden_crown = Золотой венец
prize-champions_cup = Кубок чемпиона
prize-purse_of_gold = Кошель золота
prize-reliquary = Реликварий

## Поле

cell-s1 = особая ячейка 1
cell-s2 = особая ячейка 2
cell-r1 = ячейка 1
cell-r2 = ячейка 2
cell-r3 = ячейка 3
cell-r4 = ячейка 4
cell-r5 = ячейка 5
cell-r6 = ячейка 6
cell-r7 = ячейка 7
area-train = Тренировка
area-pray = Молитва
area-serve = Служба
area-take_initiative = Проявить инициативу
area-plan_journey = Спланировать путешествие
area-stand_guard = Встать в караул
area-train_alone = Одиночная тренировка
area-market = Отправиться на рынок
area-gain_support = Получить поддержку
area-call_herald = Обратиться к герольду
area-new_goal = Выбрать новую цель
area-event_action = Действие события
event_card-crusade = Крестовый поход
event_card-war = Война
event_card-good_harvest = Хороший урожай
event_card-recruit_a = Найм
event_card-recruit_b = Найм
event_card-recruit_free = Найм
event_card-royal_wedding = Королевская свадьба
event_card-spoils_of_war = Военные трофеи
event_card-siege = Осада
event_card-wandering = Странствие
event_card-mentor_lessons = Уроки наставника
event_card-call_to_arms = Призыв к оружию
item-horse = скакун
    .acc = скакуна
    .gen = скакуна
    .dat = скакуну
    .ins = скакуном
item-armour = броня
    .acc = броню
    .gen = брони
    .dat = броне
    .ins = бронёй
die-strength = кубик силы
die-strength_1 = третий по величине кубик силы
die-strength_2 = второй по величине кубик силы
die-strength_3 = лучший кубик силы
die-horse = кубик скакуна
die-horse_1 = третий по величине кубик скакуна
die-horse_2 = второй по величине кубик скакуна
die-horse_3 = лучший кубик скакуна
die-armour = кубик брони
die-armour_1 = третий по величине кубик брони
die-armour_2 = второй по величине кубик брони
die-armour_3 = лучший кубик брони
resource-glory = слава
    .acc = славу
    .gen = славы
    .dat = славе
    .ins = славой
resource-coins = монеты
    .acc = монеты
    .gen = монет
    .dat = монетам
    .ins = монетами
resource-faith = вера
    .acc = веру
    .gen = веры
    .dat = вере
    .ins = верой
resource-strength = сила
    .acc = силу
    .gen = силы
    .dat = силе
    .ins = силой
step-tent = палатка
step-strength = сила
step-roll = бросок
step-faith = вера
step-lance_1 = первое копьё
step-lance_2 = второе копьё
step-relic = реликвия
step-compare = сравнение

## Одиночная игра

solo_card-base_1 = базовая карта 1
solo_card-base_2 = базовая карта 2
solo_card-base_3 = базовая карта 3
solo_card-base_4 = базовая карта 4
solo_card-base_5 = базовая карта 5
solo_card-base_6 = базовая карта 6
solo_card-base_7 = базовая карта 7
solo_card-base_8 = базовая карта 8
solo_card-base_9 = базовая карта 9
solo_card-warrior_1 = карта воина 1
solo_card-warrior_2 = карта воина 2
solo_card-righteous_1 = карта праведника 1
solo_card-righteous_2 = карта праведника 2
scenario-warrior = Воин
scenario-lone_challenge = Одиночный вызов
scenario-rivalry = Соперничество
difficulty-easy = легко
difficulty-medium = средне
difficulty-hard = сложно
seat-vp = Виртуальный соперник
    .acc = виртуального соперника
    .gen = виртуального соперника
    .dat = виртуальному сопернику
    .ins = виртуальным соперником

## Стол для любой игры: заголовки полей (web/src/table/any-view.ts)

view-phase = Фаза
    .is = hidden
view-round = Раунд
view-last_travel = последнее путешествие
view-order = Инициатива
    .is = hidden
view-next_order = Инициатива после обновления
    .is = hidden
view-event = Событие
    .is = word
view-event_cost = Цена действия события
    .is = hidden
view-event_gain = Что даёт событие
    .is = hidden
view-event_token = Жетон поддержки на событии
    .is = word
view-event_taken = действие события занято
view-next_event = Следующее событие
    .is = word
view-character = Персонаж
    .is = word
view-virtual = Виртуальный соперник
    .is = hidden
view-glory = Слава
view-coins = Монеты
view-faith = Вера
view-strength = Сила
view-horse = Скакун, уровень
view-armour = Броня, уровень
view-support = Жетоны поддержки
view-relics = Реликвии
view-prestige = Престиж
view-timing = Когда
    .is = word
view-effect = Что делает
    .is = hidden
view-used = применён
view-hand_count = Карт на руке
view-hand_decks = Из них романтика, торговля, испытания
view-hand_known = Известно на этой руке
    .is = word
view-played = Сыгранные карты
    .is = word
view-played_decks = Сыграно: романтика, торговля, испытания
view-titles_count = Личных титулов
view-titles = Известные титулы
    .is = word
view-pawns = Фишек
view-placed = Фишки на поле
view-plays = Сыграно карт в этой фазе
view-plays_most = Не больше
view-stopped = больше не играет в этой фазе
view-decided = уже сделал выбор
view-earned = Откуда слава
    .is = hidden
view-scored = Засчитанные титулы
    .is = word
view-areas = Действия
view-cells = Ячеек
view-market = Цены следующего уровня
view-track = Трек поддержки
view-price = Цена
view-special = особый
view-piles = Стопки поддержки
    .is = hidden
view-scroll = Жетоны со свитком
    .is = hidden
view-removed = Выбывшие жетоны поддержки
    .is = hidden
view-deck_counts = Карт в колодах
view-rows = Открытые карты путешествий
    .is = hidden
view-deck = Колода
    .is = word
view-cost = Цена
    .is = if-any
view-attack = Атака
    .is = if-any
view-acted = Решили в этом шаге
view-needed = Нужная атака
view-tie = При равной атаке
view-stars = Престиж
    .is = if-any
view-gain = Что даёт
    .is = hidden
view-chance = Шанс, %
view-board_discard = Сброшенные карты путешествий
    .is = hidden
view-public_titles = Общие титулы
    .is = word
view-title_deck = Титулов в колоде
view-title_discard = Титулов в сбросе
view-goals = Титулы, которые вы можете получить
    .is = shared
view-needs = Чего требует
    .is = hidden
view-public = общий
view-met = сейчас выполнен
view-chosen = в лучшем наборе
view-known_deck = Титулы, которые точно в колоде
    .is = hidden
view-known_discard = Титулы, которые точно в сбросе
    .is = hidden
view-hand = Карты путешествий
view-offered = Персонажи на выбор
view-dealt = Титулы на выбор
view-returned = Карты к возврату
    .is = word
view-picks = Осталось взять карт
    .is = if-any
view-drawn = Взято карт
    .is = hidden
view-card = Карта
    .is = word
view-item = Снаряжение
    .is = word
view-knockout = Карт у выбывшего
    .is = if-any
view-passes = Пропущено подряд
    .is = if-any
view-tournament = Турнир
    .is = hidden
view-kind = Какой
    .is = word
view-added = Придут после записи
    .is = word
view-prize = Приз
    .is = word
view-prize_gain = Что даёт приз
    .is = hidden
view-places = Места турнира
view-place = Место
    .is = word
view-knight_class = Класс
    .is = word
view-armour_dice = Свой кубик брони
    .is = if-any
view-less = У вас меньше кубиков
view-shield = Записан
    .is = seat
view-sweep = Круг записи
    .is = hidden
view-stage = Ступень
    .is = hidden
view-bout = Поединок ступени
    .is = hidden
view-entrants = Ещё в турнире
    .is = hidden
view-advanced = Прошли дальше
    .is = hidden
view-champions = Чемпионы
    .is = hidden
view-duel = Поединок
    .is = hidden
view-reason = Из-за чего
    .is = hidden
view-title = Титул
    .is = word
view-clash = Стычка
view-step = Шаг
    .is = word
view-first = Действует первым
    .is = hidden
view-foe_die = Кубик соперника
view-sides = Стороны поединка
view-wins = Выиграно стычек
view-committed = Вложено силы
view-faith_spent = Применено веры
view-bonus = Модификаторы атаки
    .is = if-any
view-dice = Кубики
view-value = Значение
view-symbol = символ
view-marked = к перебросу
view-used_support = Применена поддержка
    .is = word
view-used_relics = Применены реликвии
    .is = word
view-used_prestige = Перевёрнут престиж
    .is = word
view-winner = Победитель
    .is = hidden
view-report = Последний поединок
    .is = hidden
view-reconstructed = Восстановленные числа
    .is = hidden
view-crowns = Выиграть турниров
view-goal = Нужно славы
view-deck_count = Карт в колоде
view-solo_card = Последняя карта
    .is = word
view-action = Какое её действие
    .is = hidden
view-discard = Сброс
    .is = hidden
