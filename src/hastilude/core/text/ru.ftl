# Слова, общие для всех игр. Что получает предложение, сказано в core/text.py.

## Имена игроков: имена людей не склоняются, склоняется слово «игрок» перед ними.

seat-named = { $name }
    .acc = игрока { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .ins = игроком { $name }
seat-unnamed = Игрок { $number }
    .acc = игрока { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .ins = игроком { $number }

## Перечни и числа

list-comma = { $head }, { $next }
list-and = { $head } и { $last }
number-plus = +{ $number }
number-minus = −{ $number }

## Отказы судьи

refusal-not_your_turn = Сейчас решаете не вы: ждём { $seat_acc }.
refusal-nothing_to_undo = Отменять нечего: после вас уже решали другие, или вы ещё ничего не решали.
refusal-revealed_already = Отменить нельзя: это решение уже что-то открыло или отдало на волю случая.

## Итог

result-reason = Конец игры: { $reason }.
result-winners = { $winners_count ->
    [0] Победителя нет.
    [one] Победитель — { $winners }.
   *[other] Победители — { $winners }.
}
result-score = { $place ->
    [0] { $seat }: { $points }
   *[other] { $place }. { $seat }: { $points }
}
