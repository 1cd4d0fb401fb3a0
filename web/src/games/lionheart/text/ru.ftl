lh-facts = цель короля: { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
}
lh-you = вы
lh-nobody = ничей
lh-players = Игроки
lh-drop = Отменить
lh-final = Последний круг: осталось ходов — { $turns }
lh-land = Земля, клеток по вертикали { $rows }, по горизонтали { $cols }
lh-track = Шкала очков, король на отметке { $target }
lh-nearer = Ближе
lh-farther = Дальше
lh-allied = союз
lh-threat = { $domain } может вторгнуться: { $victim }

## Игроки

lh-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
lh-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}
lh-thalers = таллеры
lh-income = +{ $count } в ход
lh-knights-left = рыцари в запасе
lh-mines = Рудники
lh-monopoly = монополия
lh-letter-A = А
lh-letter-B = Б
lh-letter-C = В
lh-letter-D = Г

## Карты

lh-hand = Ваша рука
lh-money = { $money ->
    [one] у вас { $money } таллер
    [few] у вас { $money } таллера
   *[many] у вас { $money } таллеров
}
lh-what = Что сделать с карточкой «{ $card }»?
lh-card-later = Карточки продают и разыгрывают в начале своего хода.
lh-play = Сыграть (−{ $price }):
lh-sell = Продать на рынок: +{ $sale }
lh-price = цена { $price }
lh-sale = при продаже { $sale }
lh-or = или
lh-use-place_borders = { $count ->
    [one] граница
   *[other] границы
} ×{ $count }
lh-use-place_knights = { $count ->
    [one] рыцарь
   *[other] рыцари
} ×{ $count }
lh-use-expand_domain = { $count ->
    [one] расширить
   *[other] расширить ×{ $count }
}
lh-use-traitor = предатель
lh-use-make_alliance = союз
lh-short-dear = нужно { $price }, есть { $money }
lh-short-no_expansion = некуда расти
lh-short-no_traitor = некого сманить
lh-short-no_alliance = не с кем
lh-short-no_knights_left = нет рыцарей
lh-short-no_knight_cell = некуда ставить
lh-short-only_forests = лес не оплатить
lh-short-other = сейчас нельзя
lh-market = Рынок власти
lh-market-count = Рынок: { $count }
lh-market-when = взять в конце хода
lh-market-closed = закрыт на этот раз
lh-market-empty = Рынок пуст: никто ещё ничего не продал или всё разобрали. Карточка есть в колоде.
lh-just-sold = только что продана
lh-deck = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}
lh-take-how = верхняя карточка колоды или любая с рынка

## Земля

lh-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
lh-own-first = Сначала выберите свой домен.
lh-betray = Предатель: { $domain } переманит рыцаря. Чей он?
lh-befriend = Союз: с кем его заключит { $domain }?
lh-outcome = { $action } ({ $points })

## Что получится

lh-line-points = { $name } { $points }
lh-change = очки { $points }
lh-closes = { $count ->
    [one] Замкнётся { $domain }: { $count } клетка
    [few] Замкнётся { $domain }: { $count } клетки
   *[many] Замкнётся { $domain }: { $count } клеток
}
lh-cut = { $count ->
    [one] отрезана и станет ничьей { $count } клетка
    [few] отрезаны и станут ничьими { $count } клетки
   *[many] отрезаны и станут ничьими { $count } клеток
}
lh-fee = за лес ещё { $fee }
lh-monopoly-won = монополия, { $mine }: { $name }
lh-monopoly-lost = потеря монополии, { $mine }: { $name }
lh-wins = Король возвращается: побеждает { $name }
lh-nothing = Очков это сразу не изменит.
lh-worth = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
lh-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
lh-garrison = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
lh-may-invade = может вторгнуться в { $victim_acc }
lh-allied-with = союз: { $victim }
lh-discard = Разыграно карточек: { $count }
lh-borders-left = Границ в запасе: { $count }
lh-neutral = Ничьи фигуры: { $colour }. За них никто не играет; рыцарей в запасе { $count }.
lh-sources = Какие цифры восстановлены
lh-reconstructed = Рисунок земли восстановлен: в правилах его нет.
lh-public-cards = Цены, стоимость продажи и стопки карточек — из открытого источника: в тексте правил их нет.
lh-derived-expansion = До двух клеток на каждой карточке расширения — вывод из слов правил.
