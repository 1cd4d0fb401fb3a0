# Words that all games share. What a sentence is given is said in core/text.py.

## Names of the players

seat-named = { $name }
seat-unnamed = Player { $number }

# names that change with their case: none in English
seat-forms = —

## Lists and numbers

list-comma = { $head }, { $next }
list-and = { $head } and { $last }
number-plus = +{ $number }
number-minus = −{ $number }

## Refusals of the referee

refusal-not_your_turn = It is not your decision now: waiting for { $seat }.
refusal-nothing_to_undo = There is nothing to undo: others have decided since, or you have decided nothing yet.
refusal-revealed_already = This cannot be undone: the decision has already revealed something or left it to chance.

## The result

result-reason = The game is over: { $reason }.
result-winners = { $winners_count ->
    [0] Nobody wins.
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}
result-lost = The game is lost.
result-score = { $place ->
    [0] { $seat }: { $points }
   *[other] { $place }. { $seat }: { $points }
}
