rs-facts = раунд { $round }, { $how }
rs-you = вы
rs-drop = Отменить
rs-map = Карта, рядов { $rows }, клеток в ряду до { $columns }
rs-nearer = Ближе
rs-farther = Дальше
rs-claimed = артефакт отсюда уже взяли: { $names }
rs-fog = На карте туман: никто не стреляет
rs-front = фронт
rs-flank = фланг: атакующему +1
rs-rear = тыл: +2
rs-strip = числа на отряде: атака, защита, движение

## Игроки

rs-units-short = ×{ $count }
rs-units = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
rs-out = вне игры
rs-energy = Энергия
rs-energy-of = { $energy } из { $limit }
rs-cards-open = Карты: открыто { $count }
rs-card-discarded = сброшена
rs-card-blocked = блок до хода: { $whose }
rs-card-closed = до хода: { $whose }
rs-card-dear = нужно { $cost }, есть { $energy }
rs-card-later = не сейчас
rs-rebuild = Отстроить катапульту…
rs-can-rebuild = Катапульту можно отстроить.
rs-lost-catapult = Катапульта потеряна: отстроить её можно со следующего хода.
rs-fog-soon = В конце хода ляжет туман.
rs-order-battle = Без вопросов до конца боя.
rs-order-turn = Без вопросов до конца хода.
rs-order-only = Спрашивать только о названной карте.
rs-hidden = { $count ->
    [one] { $count } неизвестный
    [few] { $count } неизвестных
   *[many] { $count } неизвестных
}
rs-set = { $set }: { $count } из { $size }
rs-holds-castle = держит замок
rs-dead = Потери:
rs-achievements = Достижения:

## Что выбирают рядом с картой

rs-tray = Выбор
rs-window = Пора ответить: сыграйте карту или откажитесь
rs-leader-cards = Карты: { $names }.
rs-faction-gold = Элита: { $names }. Прочие отряды у всех фракций одни и те же.
rs-camp-camp_1 = Внизу карты. Ходит первым.
rs-camp-camp_2 = Вверху карты. Первым выбирает предводителя и фракцию.
rs-part-camp_1_left = Внизу слева, впереди сокровищница.
rs-part-camp_1_right = Внизу справа, впереди горы.
rs-part-camp_2_left = Вверху справа, впереди сокровищница.
rs-part-camp_2_right = Вверху слева, впереди горы.
rs-compass = Куда смотреть
rs-settling = Отряды в пути…
rs-deploy-rest = Расставить остальных
rs-deploy-now = Куда встанут: { $unit }?
rs-resign = Сдаться? Ваше войско покинет карту, и вернуть это нельзя.
rs-play = Сыграть карту «{ $card }»?

## Движение и атака

rs-may-act = { $count ->
    [0] отрядов, которые могут действовать, не осталось
    [one] может действовать { $count } отряд
    [few] могут действовать { $count } отряда
   *[many] могут действовать { $count } отрядов
}
rs-may-go = клеток в пределах хода: { $cells }, целей: { $targets }
rs-walk = Идти сюда, движения останется { $points }
rs-finish-first = Сначала закончите с этим отрядом: { $unit }.
rs-attack = Атаковать { $target_acc } { $unit_ins }?
rs-do-melee = Врукопашную, { $chance } %
rs-do-shoot = Выстрелить, { $chance } %
rs-do-arc = Навесом, { $chance } %
rs-do-siege = Катапультой, { $chance } %
rs-with-chance = { $action }, { $chance } %
rs-risk-first = вас ударят первыми и победят: { $chance } %
rs-risk-counter = победят контрударом: { $chance } %
rs-risk-none = ответного удара не будет
rs-coming = { $unit } против { $target_gen }: удача { $chance } %

## Бой

rs-forecast = Прогноз
rs-coming-head = Сейчас бросят кубики
rs-battle = Этот бой
rs-last-battle = Прошлый бой
rs-total-attack = атака
rs-total-defence = защита
rs-die = кубик
rs-best-die = лучший из двух
rs-sum = всего
rs-from-to = от { $low } до
rs-success = удача { $chance } %
rs-struck = Удар удался.
rs-held = Защита устояла: нужно больше, чем у неё.

## Отряды и местность

rs-tier-silver = серебряный отряд
rs-tier-gold = золотой отряд, бросает дважды
rs-tier-machine = машина
rs-tier-leader = предводитель, бросает дважды
rs-class-infantry = пехота
rs-class-cavalry = конница
rs-class-war_machine = боевая машина
rs-ranged = стрелки
rs-figures = атака { $attack_value }, защита { $defence }, движение { $movement }
rs-ability-arc_shot = Навесная стрельба: через клетку, атака −1, сторона цели не важна.
rs-ability-preemptive_shot = Упреждающий выстрел: атакованные с фронта, бьют первыми.
rs-ability-strong_shot = Сильный выстрел: базовая защита цели не в счёт.
rs-ability-shield = Щит: +2 к защите от выстрелов во фронт и навесных.
rs-ability-spears = Копья: +2 против конницы; рыцарский удар во фронт не в счёт.
rs-ability-knight_charge = Рыцарский удар: +1 к атаке за каждую пройденную клетку равнины.
rs-ability-ambush = Засада: в лесу, горах и болоте бьют первыми.
rs-ability-infiltration = Проникновение: защита фортификации против них не в счёт.
rs-ability-blessing = Благословение: вместо хода +1 к атаке и защите соседнему своему отряду.
rs-ability-mentalism = Ментализм: карты предводителя исходят и от них, на соседние клетки.
rs-ability-siege_weapon = Осадное орудие: бьёт ровно через клетку; лес и фортификация от него не спасают.
rs-terrain-plain = Ничего не прибавляет.
rs-terrain-forest = +3 к защите от стрелков.
rs-terrain-mountain = К атаке отсюда +1, у стрелков +2, если цель не в горах.
rs-terrain-swamp = Кончает движение; атаковать в этот ход уже нельзя.
rs-terrain-signpost = Ещё одно очко движения; каждый указатель — раз за ход.
rs-terrain-treasury = Предводитель тянет три артефакта и оставляет один, раз за игру.
rs-terrain-fortification = +5 к защите, без фланга и тыла; врукопашную отсюда не атакуют. Предводителю артефакт, раз за игру.
rs-terrain-castle = То же, что фортификация; рядом с ним возвращаются отряды того, кто его держит.
rs-deck = Артефактов в колоде: { $count }
rs-look = Наведите на отряд или клетку: здесь будет сказано, что это и что даёт.
rs-reconstructed = Карта и часть чисел восстановлены: текст книги их не даёт.

## Карты предводителей

rs-all-units = Отряды
rs-movement = движение
rs-starred = Звёздочкой отмечено восстановленное: текст книги этого не даёт.
rs-cost = цена { $cost }
rs-all-cards = Карты предводителей
rs-does-retribution = Чужой ход. Ваш отряд, побеждённый врукопашную, бьёт в ответ и лишь потом уходит.
rs-does-justice = В бою, до кубиков. Базовые атака и защита обоих отрядов считаются за 0.
rs-does-heroism = Ваш отряд, который должен уйти, остаётся; вместо него уходит соседний.
rs-does-punishing_sword = Удар самого предводителя: +1 к атаке за каждый погибший отряд.
rs-does-salvation = Ваш отряд, который должен уйти, остаётся на месте.
rs-does-resurrection = Свой ход. Погибший отряд возвращается на первый ряд или к своему замку.
rs-does-onslaught = Свой ход. Отряду +1 к движению, но ход он обязан закончить атакой.
rs-does-raise_shields = До кубика. Отряду со щитом ещё +2 к защите от выстрела.
rs-does-all_round_defence = Чужой ход. У атакованного отряда в этом бою все грани — фронт.
rs-does-inspiration = Свой ход. Один отряд действует дважды.
rs-does-fire_shell = Свой ход. Катапульта наверняка уничтожает цель в лесу или фортификации.
rs-does-reinforcement = Свой ход. Оставленный серебряный отряд приходит на первый ряд или к своему замку.
rs-does-magic_arrow = Свой ход. 2 и кубик против базовой защиты и кубика одного врага.
rs-does-fog_veil = Свой ход. С конца этого хода до конца вашего следующего никто не стреляет.
rs-does-mental_block = Свой ход. Карта противника закрыта до вашего следующего хода.
rs-does-fire_rain = Свой ход. По трём смежным клеткам: 3 и кубик, на 1 меньше за каждую цель сверх первой.
rs-does-teleportation = Ваш отряд переносится на любую свободную клетку; в защите он ускользает до кубика.
rs-does-stupefaction = Свой ход. Вы проводите ход вражеского отряда, но не предводителя.
rs-does-promissory_note = Свой ход. Карта противника, даже закрытая, за её цену и ещё 1.
rs-does-camouflage = Чужой ход. Отряд в лесу, горах или болоте в этот ход неуязвим.
rs-does-diversion = Любой ход. −2 на каждый кубик вражеского отряда на раунд.
rs-does-sabotage = Свой ход. Вражеский отряд не действует в следующий ход владельца.
rs-does-trickery = Чужой ход. Атакованный отряд меняется местами с другим вашим.
rs-does-theft = Свой ход. Случайный артефакт предводителя, у которого их хотя бы два.

## Артефакты

rs-all-artifacts = Артефакты
rs-art-bulwark_of_light = Своим отрядам рядом с предводителем +1 к защите.
rs-art-verdict_of_light = Предводителю +1 к атаке.
rs-art-teaching_of_light = У противников не больше 2 энергии.
rs-art-commanders_helm = Предводителю +1 к защите.
rs-art-commanders_banner = Своим отрядам рядом с предводителем +1 к атаке врукопашную.
rs-art-commanders_horn = Раз в ход: одному своему отряду не дальше 2 клеток от предводителя +1 к движению.
rs-art-magic_hat = Магическая стрела, Огненный дождь, Диверсия и Кража вашему предводителю не страшны.
rs-art-magic_staff = Ваши карты с радиусом 2 действуют на 3 клетки.
rs-art-magic_scroll = Раз в раунд карта ценой 2 или 3 стоит на 1 меньше.
rs-art-crown_of_dominion = Кубик защиты предводителя считается на 1 больше.
rs-art-goblet_of_dominion = Раз за игру: спасает серебряный отряд, если на кубике 4 и больше.
rs-art-ring_of_dominion = Раз в ход: повернуть вражеский отряд не дальше 2 клеток от предводителя на одну грань.
rs-art-sceptre_of_dominion = Предводителю +1 к атаке против предводителей и золотых отрядов.
rs-art-wanderers_boots = Предводителю +1 к движению.
rs-art-lucky_horseshoe = Раз в раунд: перебросить свой кубик.
rs-art-siege_plan = Катапульте +1 к атаке.
rs-art-cloak_of_shadows = Предводителю +3 к защите от стрелков.
rs-art-elixir_of_life = Вернуть погибший серебряный отряд на первый ряд; карта уходит в колоду.
rs-all-terrains = Местность
rs-side-camp_1 = юг
rs-side-camp_2 = север
rs-what-does = Что умеет
rs-ending = Чем всё кончилось
rs-ending-battle = Последний удар.
rs-ending-struck = { $first }: удар по цели «{ $second }» удался, { $attack_total } против { $defence_total }.
rs-ending-held = { $first }: удар по цели «{ $second }» не удался, { $attack_total } против { $defence_total }.
rs-ending-losses = { $count ->
    [0] Без потерь
    [one] Потерян { $count } отряд
    [few] Потеряно { $count } отряда
   *[other] Потеряно { $count } отрядов
  }
rs-ending-artifacts = { $count ->
    [0] Без артефактов
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[other] { $count } артефактов
  }
rs-ending-achievements = Достижения
