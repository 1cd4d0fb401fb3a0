kt-facts = раунд { $round } из 3, { $part }
kt-you = Вы
kt-drop = Отменить
kt-panels = Части поля
kt-panel-town = Город
kt-panel-roads = Дороги
kt-panel-lists = Турнир
kt-panel-duel = Поединок
kt-panel-titles = Титулы
kt-here = действий здесь:
kt-percent = { $value } %
kt-reconstructed = Числа рыцарей, карт и цен восстановлены: в тексте правил их нет.

## Раунд

kt-round = Раунд { $round }
kt-phase-setup = подготовка
kt-phase-action = действия
kt-phase-travel = путешествие
kt-phase-sign_up = запись
kt-phase-tournament = турнир
kt-phase-last_travel = последнее путешествие
kt-phase-titles = титулы
kt-phase-ended = игра окончена
kt-order = Инициатива
kt-next-order = Инициатива после обновления

## Что делать сейчас

kt-now-character = у каждого свои запасы, доход и карты
kt-now-handicap = на кубик меньше в каждом поединке, пока уровень не вырастет
kt-now-titles_keep = титул принесёт славу в конце, если условие выполнено
kt-now-travel_return = нажмите карту на руке, чтобы её вернуть
kt-now-action = место в городе, жетон поддержки, рынок или место на турнире
kt-now-journey = открытая карта или верхняя карта колоды
kt-now-goal_keep = остальные уйдут в сброс
kt-now-travel = нажмите карту на руке
kt-now-knockout = нажмите карту на руке
kt-now-reward = карта даёт что-то одно
kt-now-sign_up = нажмите место на доске турнира
kt-now-prize = вы получите её сразу
kt-now-brave = попытка одна; потраченные сила и вера не вернутся
kt-now-tent = один жетон, и только перед первой стычкой
kt-now-refresh = его можно будет применить снова
kt-now-strength = каждая сила даёт красный кубик до конца поединка, четвёртая включает символ
kt-now-faith = новые значения останутся, даже если они ниже
kt-now-reroll = отметьте кубики и бросайте
kt-now-lance = по одному жетону на каждом из двух шагов с копьём
kt-now-relic = одна реликвия за стычку
kt-now-recover_support = он снова ляжет лицом вверх
kt-now-recover_relic = она снова ляжет лицом вверх
kt-odds-win = Шанс выиграть
kt-odds-of-win_clash = стычку
kt-odds-of-win_duel = поединок
kt-odds-of-win_duel_players = поединок
kt-odds-of-win_card = поединок
kt-odds-of-win_title = поединок
kt-odds-of-win_share = поединок
kt-odds-win_clash = Шанс выиграть стычку
kt-odds-win_duel = Шанс выиграть поединок
kt-odds-win_duel_players = { kt-odds-win_duel }
kt-odds-win_card = { kt-odds-win_duel }
kt-odds-win_title = { kt-odds-win_duel }
kt-odds-win_share = { kt-odds-win_duel }
kt-odds-if-win_duel = если тратить веру и жетоны там, где они решают
kt-odds-if-win_duel_players = если оба тратят веру и жетоны там, где они решают
kt-odds-if-win_card = если вложить столько силы, сколько стоит награда
kt-odds-if-win_title = если вложить всё, что есть
kt-odds-if-win_share = если вложить разумную долю силы и веры
kt-commit-chances = под каждым числом: ваш шанс выиграть с ним поединок

## Игроки

kt-players = Игроки
kt-glory = слава
kt-pawns = осталось фишек
kt-in-hand = карт на руке: { $deck }
kt-personal = личных титулов
kt-token = престиж «{ $name }»
kt-token-used = престиж «{ $name }», применён
kt-used = применён
kt-played = сыграно: романтика { $first }, торговля { $second }, испытания { $third }

## Игра для одного

kt-goal = Слава: { $have } из { $goal }
kt-aim-warrior = Победите во всех трёх турнирах.
kt-aim-rivalry = Наберите больше славы, чем виртуальный соперник.
kt-rival = За него выступает { $knight }: атака { $attack }, престиж { $stars }.
kt-solo-deck = Карт в его колоде: { $count }
kt-solo-card = Его последняя карта, { $solo_card }:
kt-solo-done = выполнено
kt-solo-idle = Ни одно действие не подошло.
kt-vp-support = убирает первый из жетонов: { $support }
kt-vp-special = убирает особый жетон
kt-vp-journey = сбрасывает открытые карты: { $deck }

## Город

kt-free = свободных ячеек: { $count }
kt-price = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
kt-no-price = даром
kt-top = { $item }: высший уровень
kt-herald = запись на турнир
kt-event = Событие: «{ $event }»
kt-event-do = Выполнить
kt-event-taken = Занято
kt-next-event = в следующем раунде: «{ $event }»
kt-everyone = каждому: { $gain }
kt-for = { $gain }; цена: { $cost }
kt-gone = здесь ничего не лежит

## Карты путешествий

kt-deck = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kt-row-empty = Открытых карт нет.
kt-attack = атака { $attack }
kt-stars = престиж { $stars }
kt-hand = Ваша рука
kt-hand-empty = Карт путешествий нет.
kt-plays = сыграно карт: { $done } из { $most }
kt-show-hand = Рука: { $count }
kt-show-tokens = Жетоны: { $count }
kt-tokens = Ваша поддержка и реликвии
kt-tokens-empty = Жетонов пока нет.
kt-relic = реликвия

## Турнир

kt-kind-plaisance = Плезанс
kt-kind-pas_d_armes = Падарм
kt-about-plaisance = Восемь бойцов встречаются парами, победитель идёт дальше.
kt-about-pas_d_armes = В каждом городе вы сражаетесь не больше чем с одним рыцарем.
kt-prize = Приз: { $prize } ({ $gain })
kt-added = После записи придут: { $list }
kt-chance-about = Проценты — ваш шанс выиграть поединок, если вложить разумную долю силы и веры.
kt-card-chance-about = Ваш шанс выиграть поединок, если вложить столько силы, сколько стоит награда.
kt-no-tournament = Турниров больше не будет.
kt-place-free = свободное место
kt-attack-word = атака
kt-attack-die = + кубик
kt-less = у вас меньше ({ $die }): { $count }
kt-column-0 = полуфинал
kt-column-1 = финал
kt-column-2 = чемпион

## Титулы

kt-titles-mine = Ваши титулы
kt-titles-public = Титулы для всех
kt-titles-best = Выполнено сейчас, лучший набор: слава { $count }
kt-met = выполнен
kt-need = { $what }: { $have } из { $need }
kt-need-plain = { $what }: { $need }
kt-need-support = жетоны поддержки
kt-need-relic = реликвии
kt-need-prestige = престиж
kt-need-romance = сыграно романтики
kt-need-trade = сыграно торговли
kt-need-challenge = выиграно испытаний

## Персонажи

kt-start = В начале: { $list }
kt-levels = Скакун { $horse }, броня { $armour }
kt-draws = Карты путешествий: { $list }
kt-start-support = Жетон особой поддержки
kt-start-titles = Титулы: на выбор { $dealt }, оставить { $kept }
kt-income = Доход каждый раунд: { $list }

## Поединок

kt-for-title = титул «{ $title }»
kt-clash = { $clash ->
    [0] перед первой стычкой
    [1] первая стычка
    [2] вторая стычка
   *[other] третья стычка
}
kt-wins = выиграно стычек: { $one } и { $two }
kt-step-tent = Палатка
kt-step-strength = Сила
kt-step-roll = Бросок
kt-step-faith = Вера
kt-step-lance_1 = Копьё
kt-step-lance_2 = Второе копьё
kt-step-relic = Реликвия
kt-step-compare = Итог
kt-colour-strength = Сила
kt-colour-horse = Скакун
kt-colour-armour = Броня
kt-committed = вложено { $count } из { $of }
kt-level = уровень { $level }
kt-printed = Атака соперника
kt-foe-die = бросок в каждой стычке
kt-bonus = Поправки
kt-prestige = Престиж
kt-commit = Вложить силу:
kt-commit-count = сила: { $count }, шанс { $chance } %
kt-used-here = Применено в поединке: { $list }. После поражения вернётся по одному каждого вида.
kt-left-here = Ещё не применено: { $list }.
kt-symbol = особый символ
kt-best = считается
kt-marked = будет переброшен
kt-needed-early = Кубики ещё не брошены.
kt-needed = Нужно { $need }.
kt-needed-now = У вас { $have }.
kt-needed-other = { $name }: { $have }.
kt-tie-prestige = При ничьей победа за престижем: { $mine } против { $theirs }.
kt-tie-knight = Ничья — победа: престиж { $mine } против { $theirs }.
kt-tie-initiative = При ничьей победа за инициативой.
kt-tie-lost-prestige = Ничья — поражение: престиж { $mine } против { $theirs }.
kt-tie-lost-initiative = Ничья — поражение: инициатива хуже.
kt-first = Действует первым: { $name }, { $why }.
kt-why-first-attack = атака ниже
kt-why-first-prestige = атаки равны, престиж ниже
kt-why-first-initiative = атака и престиж равны, инициатива хуже
kt-why-clash-attack = атака выше
kt-why-clash-prestige = ничья, решил престиж
kt-why-clash-initiative = ничья, решила инициатива
kt-told = Ход поединка
kt-told-last = Последний поединок
kt-no-duel = Поединков ещё не было.
kt-side-first = вызвавший
kt-side-second = соперник
kt-report-first = Действует первым: { $name }, { $word }.
kt-report-used = { $name }: { $word }. Атака { $attack } против { $against }.
kt-report-committed = { $name }: вложено силы { $count }.
kt-report-rolled = { $name }: атака { $attack } против { $against }.
kt-report-faith = { $name }: переброшено кубиков { $count }.
kt-report-relic = { $name }: реликвия { $word }. Атака { $attack } против { $against }.
kt-report-refreshed = { $name }: открыт жетон «{ $word }».
kt-report-foe_die = { $name }: на кубике брони { $count }.
kt-report-prestige = { $name }: престиж «{ $word }» перевёрнут.
kt-report-clash = Победа в стычке: { $name }, { $attack } против { $against } ({ $word }).
kt-report-won = Победа в поединке: { $name }.
kt-report-recovered = { $name }: возвращается { $word }.
