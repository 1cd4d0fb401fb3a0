# Львиное Сердце по-русски. Что получает предложение, сказано в core/text.py.

## Что решается

prompt-oldest = Кто за столом старше всех? Этот игрок ставит крепость первым.
prompt-oldest-waiting = Ждём { $seat_acc }: кто старше всех и ставит крепость первым?
prompt-castle = Поставьте крепость { $colour_gen } ({ $number }-ю{ $neutral ->
    [true] , этот цвет ничей
   *[false] { "" }
}) на поле{ $number ->
    [1] .
   *[other] ; между ней и другими крепостями этого цвета — не меньше { $gap ->
        [one] { $gap } клетки
       *[other] { $gap } клеток
    }.
}
prompt-castle-waiting = Ждём { $seat_acc }: куда поставить крепость { $colour_gen } ({ $number }-ю{ $neutral ->
    [true] , этот цвет ничей
   *[false] { "" }
})?{ $number ->
    [1] { "" }
   *[other] { " " }Между крепостями цвета — не меньше { $gap ->
        [one] { $gap } клетки
       *[other] { $gap } клеток
    }.
}
prompt-castle_knight = Поставьте рыцаря { $colour_gen }{ $neutral ->
    [true] { " " }(цвет ничей)
   *[false] { "" }
} рядом с крепостью на { $cell }: на поле или в лес.
prompt-castle_knight-waiting = Ждём { $seat_acc }: куда поставить рыцаря { $colour_gen }{ $neutral ->
    [true] { " " }(цвет ничей)
   *[false] { "" }
} рядом с крепостью на { $cell }?
prompt-turn = Ваш ход: продайте карточку власти или разыграйте её.
prompt-turn-waiting = Ждём { $seat_acc }: продать карточку власти или разыграть?
prompt-final_turn = Ваш последний ход: продайте карточку или разыграйте её, взамен ничего не берут (осталось ходов: { $turns }).
prompt-final_turn-waiting = Ждём { $seat_acc }: последний ход, карточек больше не берут (осталось ходов: { $turns }).
prompt-border = Поставьте границу ({ $number }-ю из { $of }).
prompt-border-waiting = Ждём { $seat_acc }: где поставить границу ({ $number }-ю из { $of })?
prompt-knight = Поставьте рыцаря ({ $number }-го из { $of }). Лес стоит ещё 1 таллер.
prompt-knight-waiting = Ждём { $seat_acc }: где поставить рыцаря ({ $number }-го из { $of })?
prompt-domain = Выберите свой домен, который вырастет.
prompt-domain-waiting = Ждём { $seat_acc }: какой домен вырастет?
prompt-expand = Выберите клетку, которую возьмёт { $domain }: { $number }-я из { $of }.
prompt-expand-waiting = Ждём { $seat_acc }: какую клетку возьмёт { $domain } ({ $number }-я из { $of })?
prompt-traitor = Предатель: выберите свой домен и соседний домен противника.
prompt-traitor-waiting = Ждём { $seat_acc }: какой домен переманит рыцаря и у какого?
prompt-traitor_knight = Поставьте рыцаря в { $domain_acc }, рядом со своей фигурой.
prompt-traitor_knight-waiting = Ждём { $seat_acc }: куда поставить рыцаря в { $domain_acc }?
prompt-leave = Предатель: какой рыцарь покинет { $domain_acc }?{ $owner_count ->
    [0] { " " }Домен ничей, решаете вы.
   *[other] { "" }
}
prompt-leave-waiting = Ждём { $seat_acc }: какой рыцарь покинет { $domain_acc }?{ $owner_count ->
    [0] { " " }Домен ничей, решает тот, кто ходит.
   *[other] { "" }
}
prompt-alliance = Союз: выберите свой домен и соседний домен противника.
prompt-alliance-waiting = Ждём { $seat_acc }: между какими доменами союз?
prompt-draw = Возьмите карточку: верхнюю из колоды (стопка { $letter ->
        [A] А
        [B] Б
        [C] В
       *[D] Г
    }){ $closed ->
    [true] ; рынок на этот раз закрыт.
   *[false] { " " }или любую с рынка.
}
prompt-draw-waiting = Ждём { $seat_acc }: взять карточку из колоды (стопка { $letter ->
        [A] А
        [B] Б
        [C] В
       *[D] Г
    }){ $closed ->
    [true] , рынок на этот раз закрыт?
   *[false] { " " }или с рынка?
}
prompt-over = Игра окончена: { $reason }.

## Почему нельзя

refusal-over = Игра окончена: ходить больше нельзя.
refusal-not_now = Сейчас решается другое.
refusal-no_such_seat = Места { $number } нет: за столом игроков { $seats }.
refusal-outside = Клетки { $cell } на этом поле нет.
refusal-outside_edge = Границу { $edge } не поставить: она лежит только между двумя клетками поля.
refusal-castle_not_field = Крепость ставят только на поле, а на { $cell } — { $terrain }.
refusal-cell_taken = На клетке { $cell } уже стоит фигура.
refusal-castle_too_near = Слишком близко: между { $cell } и ближайшей крепостью { $colour_gen } клеток { $between }, а нужно не меньше { $gap }.
refusal-castle_no_room = Рядом с { $cell } нет места для рыцаря: ни пустого поля, ни леса.
refusal-knight_terrain = Рыцарь стоит только на поле или в лесу, а на { $cell } — { $terrain }.
refusal-not_beside_castle = Первый рыцарь встаёт рядом со своей новой крепостью, а { $cell } не рядом.
refusal-not_beside_piece = Рядом с { $cell } нет вашей фигуры: рыцарь встаёт по соседству со своей крепостью или своим рыцарем, не по диагонали.
refusal-border_between = Между { $cell } и вашей фигурой граница: рыцарь её не перейдёт.
refusal-forest_fee = Рыцарь в лесу на { $cell } стоит ещё 1 таллер, а денег { $money }.
refusal-not_in_hand = Такой карточки у вас на руке нет: «{ $card }».
refusal-too_dear = Не хватает денег: «{ $card }» стоит { $price }, а у вас { $money }.
refusal-not_on_card = На карточке «{ $card }» нет такого символа: { $use }.
refusal-no_edge_left = Границу поставить негде: всё поле в доменах или занято границами.
refusal-no_borders_left = В общем запасе не осталось границ.
refusal-no_knights_left = В вашем запасе не осталось рыцарей.
refusal-no_knight_cell = Рыцаря поставить негде: рядом с вашими фигурами нет свободного поля или леса без границы между ними.
refusal-only_forests = Рыцарю открыты только леса, а на доплату в 1 таллер после цены карточки денег не хватит: у вас { $money }.
refusal-no_expansion = Расширять нечего: у вас нет домена, который мог бы взять хоть одну клетку.
refusal-no_traitor = Предателю некуда бежать: нужны ваш домен с рыцарем и местом для ещё одного и соседний чужой домен с рыцарем.
refusal-no_alliance = Союз заключить не с кем: нужен чужой домен по соседству с вашим, ещё не союзный ему.
refusal-edge_taken = Граница { $edge } уже стоит.
refusal-edge_same_colour = Граница { $edge } разделила бы две соседние фигуры одного цвета ({ $colour }): так нельзя.
refusal-edge_in_domain = Граница { $edge } оказалась бы внутри домена ({ $domain }): в доменах границ не ставят.
refusal-no_domain = Этого домена ещё нет: крепость не огорожена одна ({ $domain }).
refusal-not_your_domain = Это не ваш домен: { $domain }.
refusal-nothing_to_take = Ни одной клетки не может взять { $domain }.
refusal-in_domain_already = Клетка { $cell } уже в этом домене ({ $domain }).
refusal-not_adjacent = Клетка { $cell } не соседствует с доменом ({ $domain }); по диагонали не считается.
refusal-piece_on_cell = На { $cell } стоит фигура ({ $colour }): занятую клетку взять нельзя.
refusal-own_other_domain = Клетка { $cell } в другом вашем домене ({ $victim }): у себя земли не отбирают.
refusal-too_few_knights = Рыцарей мало: { $domain } — { $knights }, { $victim } — { $against }; чтобы взять { $cell }, нужно больше.
refusal-allied = В союзе { $domain } и { $victim }: клетку { $cell } взять нельзя.
refusal-borders_short = Чтобы огородить { $cell }, нужно границ { $needed }, а в запасе { $supply }.
refusal-not_opponent = Нужен домен противника, а это ваш: { $victim }.
refusal-not_neighbours = Это не соседи: { $domain } и { $victim }.
refusal-no_own_knight = В вашем домене нет ни одного рыцаря: { $domain }.
refusal-no_victim_knight = В чужом домене нет ни одного рыцаря: { $victim }.
refusal-no_room = Нового рыцаря некуда поставить: { $domain }.
refusal-neutral_barred = Нейтральный цвет здесь не противник (так выбрано перед игрой): { $victim }.
refusal-allied_already = Союз между ними уже есть: { $domain } и { $victim }.
refusal-outside_domain = Клетка { $cell } не в том домене, который получает рыцаря ({ $domain }).
refusal-no_knight_there = На { $cell } нет рыцаря, который мог бы уйти.
refusal-link_broken = Рыцарь на { $cell } связывает с крепостью других: уйти он не может.
refusal-not_chain_end = Рыцарь на { $cell } стоит не с краю: уходит только крайний.
refusal-must_go_on = Остановиться нельзя: карточку нужно выполнить (осталось: { $left }).
refusal-not_on_market = Такой карточки на рынке нет: «{ $card }».
refusal-just_sold = Карточку «{ $card }» вы только что продали: взять её обратно можно не раньше следующего хода.
refusal-market_closed = Рынок на этот раз закрыт: подряд прошло ходов { $turns }, в которые только продавали и брали с рынка. Возьмите из колоды.

## Что произошло

event-dealt = Карточки розданы. Первым ставит крепость { $seat }.
event-castle = { $seat } ставит крепость { $colour_gen } на { $cell }.{ $gap ->
    [0] { "" }
   *[other] { " " }Дальше места нет: на этот раз между крепостями хватит { $gap ->
        [one] { $gap } клетки
       *[other] { $gap } клеток
    }.
}
event-knight = { $seat } ставит рыцаря { $colour_gen } на { $cell }{ $fee ->
    [0] .
   *[other] : лес, ещё { $fee } в казну.
}
event-begins = Крепости построены. Начинает { $seat }.
event-income = { $seat } получает доход от рудников: { $count ->
    [one] { $count } таллер
    [few] { $count } таллера
   *[many] { $count } таллеров
}.
event-sold = { $seat } продаёт карточку «{ $card }» за { $count ->
    [one] { $count } таллер
    [few] { $count } таллера
   *[many] { $count } таллеров
}.
event-played = { $seat } разыгрывает карточку «{ $card }» за { $price ->
    [one] { $price } таллер
    [few] { $price } таллера
   *[many] { $price } таллеров
}: { $use }.
event-border = { $seat } ставит границу { $edge }.
event-closed = Замкнут { $domain }: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $seat_count ->
    [0] , но нейтральный цвет их не считает.
   *[other] { " " }{ $seat_dat }.
}
event-superfluous = { $count ->
    [one] Лишняя граница снята.
   *[other] Лишние границы сняты: { $count }.
}
event-expanding = { $seat } расширяет { $domain_acc }.
event-took = { $seat } берёт клетку { $cell } ({ $terrain }): её получает { $domain }.{ $victim_count ->
    [0] { "" }
   *[other] { " " }Её теряет { $victim }{ $from_count ->
        [0] .
       *[other] { " " }({ $from }).
    }
}
event-cut_off = Разорван { $domain }: { $count ->
    [one] отрезана { $count } клетка
    [few] отрезаны { $count } клетки
   *[many] отрезано { $count } клеток
}, теперь это нейтральная земля.
event-score = { $seat } { $lost ->
    [true] теряет
   *[false] получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, теперь счёт { $total }.
event-monopoly = { $seat } получает монополию на рудники: { $mine }.
event-monopoly_lost = { $seat } теряет монополию на рудники: { $mine }.
event-traitor = { $seat } подсылает предателя: рыцаря получает { $domain }, теряет { $victim }.
event-withdrew = Рыцарь { $colour_gen } уходит с { $cell }: { $domain } теряет защитника.
event-allied = { $seat } заключает союз: { $domain } и { $victim } больше не растут за счёт друг друга.
event-stopped = { $seat } останавливается на этом.
event-lapsed = Больше сделать нельзя, остаток пропадает: { $left }.
event-drew_market = { $seat } берёт с рынка карточку «{ $card }».
event-drew = { $seat } берёт карточку из колоды (стопка { $letter ->
        [A] А
        [B] Б
        [C] В
       *[D] Г
    }){ $card_count ->
    [0] .
   *[other] : «{ $card }».
}
event-final_round = Колода закончилась: последняя карточка досталась { $seat_dat }. У каждого остаётся по одному ходу, всего ходов { $turns }.
event-bonus = { $seat } получает за деньги { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} (таллеров: { $money }).
event-ended = Игра окончена: { $reason }. { $winners_count ->
    [one] Побеждает { $winners }.
   *[other] Побеждают { $winners }.
}

## Что можно сделать

action-oldest = Первым ставит игрок { $number }
action-castle = Поставить крепость на { $cell }
action-knight = Поставить рыцаря на { $cell }
action-sell = Продать карточку «{ $card }»
action-play = Разыграть карточку «{ $card }»: { $use }
action-border = Поставить границу { $edge }
action-expand = Расширить { $domain_acc }
action-take = Взять клетку { $cell }
action-traitor = Предатель: рыцаря получает { $domain }, теряет { $victim }
action-withdraw = Снять рыцаря с { $cell }
action-ally = Союз: { $domain } и { $victim }
action-stop = Довольно
action-deck = Взять из колоды
action-market = Взять с рынка карточку «{ $card }»

## Как кончилось

end-king = счёт дошёл до короля
end-deck = колода закончилась, последние ходы сделаны
score-forests = { $count ->
    [one] { $count } лес
    [few] { $count } леса
   *[many] { $count } лесов
}
score-villages = { $count ->
    [one] { $count } деревня
    [few] { $count } деревни
   *[many] { $count } деревень
}
score-residence = королевская резиденция
score-monopoly = монополия на рудники: { $mine }
score-bonus = { $place ->
    [1] больше всех денег
   *[2] вторые по богатству
} (таллеров: { $money })
score-unmoved = фишка осталась на месте: игра уже кончилась
result-money = Очков поровну, решают деньги: больше таллеров у { $winners_gen }.
result-shared = Поровну и очков, и денег: победа общая.

## Настройки

option-tile_rotation = Как лежат части поля.
option-tile_rotation-random = Каждая повёрнута случайно.
option-tile_rotation-fixed = Ни одна не повёрнута.
option-castle_gap = Сколько клеток должно быть между крепостями одного цвета.
option-castle_gap-6 = Шесть.
option-castle_gap-5 = Пять.
option-first_placer = Кто ставит крепость первым.
option-first_placer-random = Решает жребий.
option-first_placer-seat_0 = Первое место за столом.
option-first_placer-oldest = Старший: его называют перед началом.
option-neutral_castles_total = Сколько нейтральных крепостей в игре вдвоём.
option-neutral_castles_total-4 = Четыре: каждый ставит по две.
option-neutral_castles_total-2 = Две: каждый ставит по одной.
option-allow_null_play = Можно ли разыграть карточку, ничего не выполнив.
option-allow_null_play-false = Нет: хотя бы часть действия обязательна.
option-allow_null_play-true = Да: уплатив цену, от действия можно отказаться.
option-border_count_mode = Сколько границ карточки нужно поставить.
option-border_count_mode-exact = Все, сколько на ней указано.
option-border_count_mode-up_to = Хотя бы одну.
option-border_limit = Кончаются ли границы.
option-border_limit-limited_100 = Да: в запасе ровно сто.
option-border_limit-unlimited = Нет: их сколько угодно.
option-bank_limit = Пустеет ли казна.
option-bank_limit-unlimited = Нет: денег в ней сколько угодно.
option-bank_limit-limited_91 = Да: в игре 91 таллер, и казна платит, пока есть чем.
option-score_timing = Когда считают очки.
option-score_timing-per_step = Сразу, после каждой границы и клетки.
option-score_timing-per_card = Когда карточка выполнена до конца.
option-traitor_forest_fee = Платят ли за лес, когда рыцаря ставит предатель.
option-traitor_forest_fee-true = Да: 1 таллер, как всегда.
option-traitor_forest_fee-false = Нет.
option-traitor_removal = Какого рыцаря может увести предатель.
option-traitor_removal-non_cut = Любого, без кого остальные связаны с крепостью.
option-traitor_removal-chain_end = Только крайнего в ряду, если такой есть.
option-neutral_is_opponent = Считается ли нейтральный цвет противником.
option-neutral_is_opponent-true = Да: с ним возможны предатель и союз, у него отбирают клетки.
option-neutral_is_opponent-false = Нет: у него только отбирают клетки.
option-money_rank = Кто второй по богатству, если первых несколько.
option-money_rank-dense = У кого следующая по величине сумма.
option-money_rank-competition = Никто.
option-zero_money_bonus = Получает ли приз за деньги тот, у кого их нет.
option-zero_money_bonus-false = Нет.
option-zero_money_bonus-true = Да.
option-stall_guard = Что делать, если все только продают и берут с рынка.
option-stall_guard-on = После четырёх таких ходов на каждого продавшему рынок закрыт.
option-stall_guard-off = Ничего: так можно играть без конца.
option-money_visibility = Видно ли, сколько у кого денег.
option-money_visibility-public = Да, всем.
option-money_visibility-hidden = Нет: свои деньги до конца игры видит только хозяин.

## Стол как текст

show-head = { $game }, ход { $turn }, король на { $target }
show-deck = в колоде { $count } { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
} (сверху { $letter ->
    [A] А
    [B] Б
    [C] В
   *[D] Г
})
show-borders = границ в запасе { $count }
show-bank = таллеров в казне { $count }
show-final = *** ПОСЛЕДНИЙ КРУГ: карточек больше не берут, осталось ходов: { $turns } ***
show-stalled = Рынок на этот раз закрыт: ходов, в которые только продавали и брали с рынка, подряд { $turns }.
show-legend = Клетка — знак местности и знак фигуры: . поле, f лес, v деревня, R резиденция, рудники c медь, s серебро, g золото, d камни; крепость — заглавная буква цвета, рыцарь — строчная: b синие, y жёлтые, r красные, w белые. Черты — границы; слева номера строк, сверху номера столбцов. В записи хода граница v(строка,столбец) лежит справа от клетки, h(строка,столбец) — под ней.
show-reconstructed = * Рисунок земли восстановлен: текст правил его не называет (LH-R01).
show-public-cards = * Цены карточек, стоимость продажи и состав стопок взяты из открытого источника: в тексте правил их нет.
show-derived-expansion = * Что каждая карточка расширения даёт до двух клеток, выведено из слов правил (LH-R63).
show-neutral-colour = Ничьи фигуры: { $colour }. За этот цвет никто не играет, рыцарей в запасе { $count }.
show-player = { $name } ({ $colour }): очки { $points }, до короля { $to_go }
show-money = таллеров { $count }
show-money-hidden = деньги скрыты
show-income = доход { $count }
show-knights-left = рыцарей в запасе { $count }
show-mine = { $mine } { $count }
show-mines = рудники: { $list }
show-monopolies = монополия: { $mine }
show-known-hand = все знают на этой руке: { $cards }
show-domains = Домены
show-domain = { $domain }, крепость на { $cell }: клеток { $cells }, рыцарей { $knights }, очки { $points }
show-domain-mines = рудники: { $mine }
show-invades = может теснить: { $victim }
show-allied = в союзе: { $victim }
show-neutral = Нейтральной земли клеток: { $count }
show-market = Рынок: цена и в скобках стоимость продажи
show-market-empty = Рынок пуст: никто ещё ничего не продал или всё разобрали.
show-hand = Ваша рука: цена и в скобках стоимость продажи
show-card = { $card }: { $price } ({ $sale })
show-use-refused = нельзя — { $use }: { $reason_text }

## Что стоит и что даёт: приписка к каждому возможному действию

remark-surroundings = вокруг, до { $steps } клеток: лесов { $forests }, деревень { $villages }, рудников { $mines }{ $residence ->
    [true] , королевская резиденция
   *[false] { "" }
}
remark-places_first = ставит крепости первым, а первым ходит тот, кто поставил последнюю
remark-free = { $terrain }, бесплатно
remark-fee = лес, ещё { $count ->
    [one] { $count } таллер
    [few] { $count } таллера
   *[many] { $count } таллеров
}
remark-guard = { $domain }: рыцарей станет { $count }
remark-outside = вне доменов
remark-bridges = свяжет две крепости одного цвета: разделить их будет уже нельзя
remark-sale = +{ $count ->
    [one] { $count } таллер
    [few] { $count } таллера
   *[many] { $count } таллеров
}, станет { $money }
remark-price = −{ $count ->
    [one] { $count } таллер
    [few] { $count } таллера
   *[many] { $count } таллеров
}, останется { $money }
remark-units = { $use }: { $count }
remark-wasted = сделать по ней ничего нельзя
remark-unused = не использовано: { $count }
remark-unseen = вслепую, стопка { $letter ->
    [A] А
    [B] Б
    [C] В
   *[D] Г
}
remark-face = цена { $price }, при продаже { $sale }
remark-open = землю не разделит
remark-growth = может взять клеток: { $count }; рыцарей { $knights }
remark-land = { $terrain }
remark-mine = рудник: { $mine }
remark-two = рыцарей станет: { $domain } — { $knights }, { $victim } — { $against }
remark-pact = клеток друг у друга больше не взять; рыцарей: { $domain } — { $knights }, { $victim } — { $against }
remark-points = { $seat }: { $lost ->
    [true] −
   *[false] +
}{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
remark-closes = замкнётся { $domain } (клеток { $count })
remark-cut_off = отрезано клеток: { $count }
remark-monopoly = { $seat } получает монополию ({ $mine })
remark-monopoly_lost = { $seat } теряет монополию ({ $mine })
remark-wins = { $seat } побеждает
remark-no_points = очков не меняет

## Длинный список по частям

heading-row = строка { $row }

## Цвета и домены. Домен назван по крепости; $copy пусто или номер: II, III, IV.

colour-blue = синие
    .acc = синих
    .gen = синих
    .dat = синим
    .ins = синими
colour-yellow = жёлтые
    .acc = жёлтых
    .gen = жёлтых
    .dat = жёлтым
    .ins = жёлтыми
colour-red = красные
    .acc = красных
    .gen = красных
    .dat = красным
    .ins = красными
colour-white = белые
    .acc = белых
    .gen = белых
    .dat = белым
    .ins = белыми
domain-blue = синий домен{ $copy }
    .acc = синий домен{ $copy }
    .gen = синего домена{ $copy }
    .dat = синему домену{ $copy }
    .ins = синим доменом{ $copy }
domain-yellow = жёлтый домен{ $copy }
    .acc = жёлтый домен{ $copy }
    .gen = жёлтого домена{ $copy }
    .dat = жёлтому домену{ $copy }
    .ins = жёлтым доменом{ $copy }
domain-red = красный домен{ $copy }
    .acc = красный домен{ $copy }
    .gen = красного домена{ $copy }
    .dat = красному домену{ $copy }
    .ins = красным доменом{ $copy }
domain-white = белый домен{ $copy }
    .acc = белый домен{ $copy }
    .gen = белого домена{ $copy }
    .dat = белому домену{ $copy }
    .ins = белым доменом{ $copy }

## Граница названа клетками, между которыми лежит.

edge-v = между ({ $row },{ $column }) и ({ $row },{ $right })
edge-h = между ({ $row },{ $column }) и ({ $below },{ $column })

## Местность и рудники

terrain-field = поле
terrain-forest = лес
terrain-village = деревня
terrain-residence = королевская резиденция
terrain-mine = рудник
mine-copper = медь
mine-silver = серебро
mine-gold = золото
mine-gems = драгоценные камни

## Действия карточек

use-place_borders = границы
use-place_knights = рыцари
use-expand_domain = расширение
use-traitor = предатель
use-make_alliance = союз

## Карточки власти: что на них нарисовано и буква на обороте.

card-A01 = 1 граница (А)
card-A02 = 1 граница (А)
card-A03 = 2 границы (А)
card-A04 = 2 границы (А)
card-A05 = 2 границы (А)
card-A06 = 3 границы (А)
card-A07 = 3 границы (А)
card-A08 = 3 границы (А)
card-A09 = 1 рыцарь (А)
card-A10 = 1 рыцарь (А)
card-A11 = 1 рыцарь или 2 границы (А)
card-A12 = 1 рыцарь или 2 границы (А)
card-A13 = 1 рыцарь или расширение (А)
card-A14 = 1 рыцарь или расширение (А)
card-A15 = 1 рыцарь или расширение (А)
card-B01 = 2 границы (Б)
card-B02 = 2 границы (Б)
card-B03 = 2 границы (Б)
card-B04 = 3 границы (Б)
card-B05 = 3 границы (Б)
card-B06 = 1 рыцарь (Б)
card-B07 = 2 рыцаря (Б)
card-B08 = расширение (Б)
card-B09 = 1 рыцарь или 2 границы (Б)
card-B10 = 1 рыцарь или расширение (Б)
card-B11 = 1 рыцарь или расширение (Б)
card-B12 = расширение или 2 границы (Б)
card-B13 = расширение или 2 границы (Б)
card-B14 = предатель (Б)
card-B15 = союз (Б)
card-C01 = 2 границы (В)
card-C02 = 3 границы (В)
card-C03 = 2 рыцаря (В)
card-C04 = расширение (В)
card-C05 = 1 рыцарь или 2 границы (В)
card-C06 = 1 рыцарь или расширение (В)
card-C07 = 1 рыцарь или расширение (В)
card-C08 = 1 рыцарь или расширение (В)
card-C09 = расширение или 2 границы (В)
card-C10 = расширение или 2 границы (В)
card-C11 = расширение или 2 границы (В)
card-C12 = предатель (В)
card-C13 = предатель (В)
card-C14 = союз (В)
card-C15 = союз (В)
card-D01 = 2 границы (Г)
card-D02 = 2 границы (Г)
card-D03 = расширение (Г)
card-D04 = 1 рыцарь или 2 границы (Г)
card-D05 = 1 рыцарь или 2 границы (Г)
card-D06 = 1 рыцарь или расширение (Г)
card-D07 = 1 рыцарь или расширение (Г)
card-D08 = 1 рыцарь или расширение (Г)
card-D09 = 2 рыцаря или расширение (Г)
card-D10 = расширение или 2 границы (Г)
card-D11 = расширение или 2 границы (Г)
card-D12 = расширение или 2 границы (Г)
card-D13 = расширение или 2 границы (Г)
card-D14 = предатель (Г)
card-D15 = союз (Г)
