# Lionheart in English. What a sentence is given is said in core/text.py.

## What is being decided

prompt-oldest = Who is the oldest at the table? That player places a castle first.
prompt-oldest-waiting = Waiting for { $seat }: who is the oldest and places a castle first?
prompt-castle = Put castle { $number } of { $colour }{ $neutral ->
    [true] { " " }(the neutral colour)
   *[false] { "" }
} on a field{ $number ->
    [1] .
   *[other] , with at least { $gap ->
        [one] { $gap } cell
       *[other] { $gap } cells
    } between it and other castles of this colour.
}
prompt-castle-waiting = Waiting for { $seat }: where to put castle { $number } of { $colour }{ $neutral ->
    [true] { " " }(the neutral colour)
   *[false] { "" }
}?{ $number ->
    [1] { "" }
   *[other] { " " }Cells between castles of a colour: at least { $gap }.
}
prompt-castle_knight = Put a knight of { $colour }{ $neutral ->
    [true] { " " }(the neutral colour)
   *[false] { "" }
} beside the castle on { $cell }: on a field or a forest.
prompt-castle_knight-waiting = Waiting for { $seat }: where to put the knight of { $colour }{ $neutral ->
    [true] { " " }(the neutral colour)
   *[false] { "" }
} beside the castle on { $cell }?
prompt-turn = Your turn: sell a power card or play one.
prompt-turn-waiting = Waiting for { $seat }: sell a power card or play one?
prompt-final_turn = Your last turn: sell a card or play one, nothing is drawn for it (turns left: { $turns }).
prompt-final_turn-waiting = Waiting for { $seat }: the last turn, cards are not drawn any more (turns left: { $turns }).
prompt-border = Place a border: { $number } of { $of }.
prompt-border-waiting = Waiting for { $seat }: where to place a border ({ $number } of { $of })?
prompt-knight = Place a knight: { $number } of { $of }. A forest costs 1 thaler more.
prompt-knight-waiting = Waiting for { $seat }: where to place a knight ({ $number } of { $of })?
prompt-domain = Choose the domain of yours that will grow.
prompt-domain-waiting = Waiting for { $seat }: which domain will grow?
prompt-expand = Choose a cell for the { $domain }: { $number } of { $of }.
prompt-expand-waiting = Waiting for { $seat }: which cell will the { $domain } take ({ $number } of { $of })?
prompt-traitor = Traitor: choose a domain of yours and a neighbouring domain of an opponent.
prompt-traitor-waiting = Waiting for { $seat }: which domain wins a knight over, and from which?
prompt-traitor_knight = Put the knight into the { $domain }, beside a piece of yours.
prompt-traitor_knight-waiting = Waiting for { $seat }: where in the { $domain } to put the knight?
prompt-leave = Traitor: which knight leaves the { $domain }?{ $owner_count ->
    [0] { " " }The domain is nobody's, so you decide.
   *[other] { "" }
}
prompt-leave-waiting = Waiting for { $seat }: which knight leaves the { $domain }?{ $owner_count ->
    [0] { " " }The domain is nobody's, so the player on turn decides.
   *[other] { "" }
}
prompt-alliance = Alliance: choose a domain of yours and a neighbouring domain of an opponent.
prompt-alliance-waiting = Waiting for { $seat }: which domains become allies?
prompt-draw = Draw a card: the top one of the deck (pile { $letter }){ $closed ->
    [true] ; the market is closed this time.
   *[false] { " " }or any of the market.
}
prompt-draw-waiting = Waiting for { $seat }: a card from the deck (pile { $letter }){ $closed ->
    [true] , the market is closed this time?
   *[false] { " " }or from the market?
}
prompt-over = The game is over: { $reason }.

## Why not

refusal-over = The game is over: there are no more turns.
refusal-not_now = Something else is being decided now.
refusal-no_such_seat = There is no seat { $number }: the table has { $seats }.
refusal-outside = There is no cell { $cell } on this board.
refusal-outside_edge = No border goes { $edge }: it lies only between two cells of the board.
refusal-castle_not_field = A castle stands on a field only, and on { $cell } is terrain of another kind: { $terrain }.
refusal-cell_taken = There is a piece on { $cell } already.
refusal-castle_too_near = Too near: between { $cell } and the nearest castle of { $colour } there are { $between } cells, and there must be at least { $gap }.
refusal-castle_no_room = There is no room for a knight beside { $cell }: no empty field or forest.
refusal-knight_terrain = A knight stands on a field or a forest only, and on { $cell } is terrain of another kind: { $terrain }.
refusal-not_beside_castle = The first knight goes beside its new castle, and { $cell } is not.
refusal-not_beside_piece = No piece of yours is beside { $cell }: a knight goes next to a castle or knight of yours, not diagonally.
refusal-border_between = There is a border between { $cell } and your piece: a knight cannot cross it.
refusal-forest_fee = A knight on the forest { $cell } costs 1 thaler more, and there are { $money }.
refusal-not_in_hand = You have no such card in hand: “{ $card }”.
refusal-too_dear = Not enough money: “{ $card }” costs { $price }, and you have { $money }.
refusal-not_on_card = The card “{ $card }” has no such symbol: { $use }.
refusal-no_edge_left = There is no place for a border: all the board is in domains or has its borders.
refusal-no_borders_left = There are no borders left in the common supply.
refusal-no_knights_left = There are no knights left in your supply.
refusal-no_knight_cell = There is no place for a knight: no free field or forest beside your pieces without a border between.
refusal-only_forests = Only forests are open to the knight, and after the price of the card nothing is left for the extra thaler: you have { $money }.
refusal-no_expansion = Nothing can grow: you have no domain that could take a cell.
refusal-no_traitor = No traitor can be had: it takes a domain of yours with a knight and room for another, and a neighbouring domain of an opponent with a knight.
refusal-no_alliance = There is nobody to ally with: it takes an opponent's domain next to one of yours, not yet its ally.
refusal-edge_taken = There is a border { $edge } already.
refusal-edge_same_colour = A border { $edge } would part two adjacent pieces of one colour ({ $colour }): that is never allowed.
refusal-edge_in_domain = A border { $edge } would be inside a domain ({ $domain }): no borders are placed in domains.
refusal-no_domain = There is no such domain yet: its castle is not fenced off alone ({ $domain }).
refusal-not_your_domain = This is not your domain: { $domain }.
refusal-nothing_to_take = The { $domain } cannot take a single cell.
refusal-in_domain_already = The cell { $cell } is in this domain already ({ $domain }).
refusal-not_adjacent = The cell { $cell } is not adjacent to the { $domain }; diagonals do not count.
refusal-piece_on_cell = There is a piece on { $cell } ({ $colour }): a cell with a piece cannot be taken.
refusal-own_other_domain = The cell { $cell } is in another domain of yours ({ $victim }): you cannot take land from yourself.
refusal-too_few_knights = Too few knights: the { $domain } has { $knights }, the { $victim } has { $against }; to take { $cell } it needs more.
refusal-allied = The { $domain } and the { $victim } are allies: { $cell } cannot be taken.
refusal-borders_short = To fence { $cell } off takes { $needed ->
    [one] { $needed } border
   *[other] { $needed } borders
}, and the supply has { $supply }.
refusal-not_opponent = It must be a domain of an opponent, and this one is yours: { $victim }.
refusal-not_neighbours = The { $domain } and the { $victim } are not neighbours.
refusal-no_own_knight = Your domain has no knight: { $domain }.
refusal-no_victim_knight = The opponent's domain has no knight: { $victim }.
refusal-no_room = There is no room for another knight: { $domain }.
refusal-neutral_barred = The neutral colour is no opponent here (so it was agreed before the game): { $victim }.
refusal-allied_already = These are allies already: { $domain } and { $victim }.
refusal-outside_domain = The cell { $cell } is not in the domain that gets the knight ({ $domain }).
refusal-no_knight_there = There is no knight on { $cell } that could leave.
refusal-link_broken = The knight on { $cell } links others to the castle: it cannot leave.
refusal-not_chain_end = The knight on { $cell } is not at the end of the row: only an outermost one leaves.
refusal-must_go_on = You cannot stop: the card must be carried out (to go: { $left }).
refusal-not_on_market = There is no such card on the market: “{ $card }”.
refusal-just_sold = You have just sold “{ $card }”: you may take it back in your next turn at the earliest.
refusal-market_closed = The market is closed this time: for { $turns } turns in a row cards were only sold and taken from it. Draw from the deck.

## What happened

event-dealt = The cards are dealt. { $seat } places a castle first.
event-castle = { $seat } puts a castle of { $colour } on { $cell }.{ $gap ->
    [0] { "" }
   *[other] { " " }There is no place farther away: this time { $gap ->
        [one] { $gap } cell
       *[other] { $gap } cells
    } between the castles will do.
}
event-knight = { $seat } puts a knight of { $colour } on { $cell }{ $fee ->
    [0] .
   *[other] : a forest, { $fee } more to the bank.
}
event-begins = The castles are built. { $seat } begins.
event-income = { $seat } has an income from mines: { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}.
event-sold = { $seat } sells the card “{ $card }” for { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}.
event-played = { $seat } plays the card “{ $card }” for { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}: { $use }.
event-border = { $seat } places a border { $edge }.
event-closed = A domain is closed, the { $domain }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $seat_count ->
    [0] , which the neutral colour does not score.
   *[other] { " " }for { $seat }.
}
event-superfluous = { $count ->
    [one] A superfluous border is removed.
   *[other] Superfluous borders are removed: { $count }.
}
event-expanding = { $seat } expands the { $domain }.
event-took = { $seat } takes the cell { $cell } ({ $terrain }) for the { $domain }.{ $victim_count ->
    [0] { "" }
   *[other] { " " }The { $victim } loses it{ $from_count ->
        [0] .
       *[other] { " " }({ $from }).
    }
}
event-cut_off = The { $domain } is torn apart: { $count ->
    [one] { $count } cell is cut off and becomes
   *[other] { $count } cells are cut off and become
} neutral land.
event-score = { $seat } { $lost ->
    [true] loses
   *[false] gets
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the score is now { $total }.
event-monopoly = { $seat } gets the monopoly of mines: { $mine }.
event-monopoly_lost = { $seat } loses the monopoly of mines: { $mine }.
event-traitor = { $seat } sends for a traitor: the { $domain } wins a knight, the { $victim } loses one.
event-withdrew = A knight of { $colour } leaves { $cell }: the { $domain } loses a defender.
event-allied = { $seat } makes an alliance: the { $domain } and the { $victim } no longer grow at each other's cost.
event-stopped = { $seat } leaves it at that.
event-lapsed = No more can be done, the rest lapses: { $left }.
event-drew_market = { $seat } takes the card “{ $card }” from the market.
event-drew = { $seat } draws a card from the deck (pile { $letter }){ $card_count ->
    [0] .
   *[other] : “{ $card }”.
}
event-final_round = The deck has run out: { $seat } got its last card. Everybody has one more turn, { $turns } in all.
event-bonus = { $seat } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for money (thalers: { $money }).
event-ended = The game is over: { $reason }. { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}

## What may be done

action-oldest = Player { $number } places first
action-castle = Put the castle on { $cell }
action-knight = Put the knight on { $cell }
action-sell = Sell the card “{ $card }”
action-play = Play the card “{ $card }”: { $use }
action-border = Place a border { $edge }
action-expand = Expand the { $domain }
action-take = Take the cell { $cell }
action-traitor = Traitor: the { $domain } wins a knight, the { $victim } loses one
action-withdraw = Remove the knight from { $cell }
action-ally = Alliance: the { $domain } and the { $victim }
action-stop = Enough
action-deck = Draw from the deck
action-market = Take the card “{ $card }” from the market

## How it ended

end-king = the king was reached
end-deck = the deck has run out and the last turns were taken
score-forests = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
}
score-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
score-residence = royal residence
score-monopoly = monopoly of mines: { $mine }
score-bonus = { $place ->
    [1] most money
   *[2] second most money
} (thalers: { $money })
score-unmoved = marker not moved any more: the game had ended
result-money = The scores are equal, and money decides: { $winners } has more thalers.
result-shared = Points and money are equal: the victory is shared.

## Options

option-tile_rotation = How the tiles lie.
option-tile_rotation-random = Each is turned at random.
option-tile_rotation-fixed = None is turned.
option-castle_gap = How many cells there must be between castles of one colour.
option-castle_gap-6 = Six.
option-castle_gap-5 = Five.
option-first_placer = Who places a castle first.
option-first_placer-random = A lot decides.
option-first_placer-seat_0 = The first seat at the table.
option-first_placer-oldest = The oldest, who is named before the start.
option-neutral_castles_total = How many neutral castles a game of two has.
option-neutral_castles_total-4 = Four: each player places two.
option-neutral_castles_total-2 = Two: each player places one.
option-allow_null_play = Whether a card may be played without carrying out anything.
option-allow_null_play-false = No: at least a part of the action must be done.
option-allow_null_play-true = Yes: having paid the price, one may forgo the action.
option-border_count_mode = How many borders of a card must be placed.
option-border_count_mode-exact = All that it shows.
option-border_count_mode-up_to = At least one.
option-border_limit = Whether borders can run out.
option-border_limit-limited_100 = Yes: there are just a hundred.
option-border_limit-unlimited = No: there are as many as needed.
option-bank_limit = Whether the bank can run dry.
option-bank_limit-unlimited = No: it has any amount of money.
option-bank_limit-limited_91 = Yes: there are 91 thalers, and the bank pays as long as it can.
option-score_timing = When points are counted.
option-score_timing-per_step = At once, after each border and each cell.
option-score_timing-per_card = When the card has been carried out.
option-traitor_forest_fee = Whether a forest costs a thaler for a traitor's knight.
option-traitor_forest_fee-true = Yes: 1 thaler, as always.
option-traitor_forest_fee-false = No.
option-traitor_removal = Which knight may leave with a traitor.
option-traitor_removal-non_cut = Any without whom the others stay linked to the castle.
option-traitor_removal-chain_end = Only one at the end of a row, if there is one.
option-neutral_is_opponent = Whether the neutral colour counts as an opponent.
option-neutral_is_opponent-true = Yes: traitor and alliance work with it, and cells can be taken from it.
option-neutral_is_opponent-false = No: only cells can be taken from it.
option-money_rank = Who is second in money if several are first.
option-money_rank-dense = Who has the next highest sum.
option-money_rank-competition = Nobody.
option-zero_money_bonus = Whether a player without money can get the bonus for money.
option-zero_money_bonus-false = No.
option-zero_money_bonus-true = Yes.
option-stall_guard = What happens if all only sell and take from the market.
option-stall_guard-on = After four such turns for each player the market is closed to who sells again.
option-stall_guard-off = Nothing: the game may go on for ever.
option-money_visibility = Whether all see how much money each has.
option-money_visibility-public = Yes, all do.
option-money_visibility-hidden = No: only its owner sees it until the end of the game.

## The table as text

show-head = { $game }, turn { $turn }, the king on { $target }
show-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck (on top { $letter })
show-borders = borders left { $count }
show-bank = thalers in the bank { $count }
show-final = *** LAST ROUND: nobody draws any more, turns to come: { $turns } ***
show-stalled = The market is closed this time: for { $turns } turns in a row cards were only sold and taken from it.
show-legend = A cell is the sign of its terrain and of the piece on it: . field, f forest, v village, R residence, mines c copper, s silver, g gold, d gems; a castle is the capital letter of its colour, a knight the small one: b blue, y yellow, r red, w white. Lines are borders; rows are numbered on the left, columns above. In the notation of moves the border v(row,column) is to the right of a cell, h(row,column) below it.
show-reconstructed = * The drawing of the land is reconstructed: the rulebook's text does not give it (LH-R01).
show-public-cards = * Prices, sale values and piles of the cards come from a public source: the rulebook's text does not give them.
show-derived-expansion = * That every expansion card gives up to two cells is derived from the wording of the rules (LH-R63).
show-neutral-colour = Nobody's pieces: { $colour }. No player has this colour; knights left { $count }.
show-player = { $name } ({ $colour }): { $points } points, { $to_go } to the king
show-money = thalers { $count }
show-money-hidden = money hidden
show-income = income { $count }
show-knights-left = knights left { $count }
show-mine = { $mine } { $count }
show-mines = mines: { $list }
show-monopolies = monopoly: { $mine }
show-known-hand = everybody knows in this hand: { $cards }
show-domains = Domains
show-domain = { $domain }, castle on { $cell }: cells { $cells }, knights { $knights }, points { $points }
show-domain-mines = mines: { $mine }
show-invades = may invade: { $victim }
show-allied = allied: { $victim }
show-neutral = Cells of neutral land: { $count }
show-market = The market: price, and sale value in brackets
show-market-empty = The market is empty: nobody has sold anything yet, or all of it was taken.
show-hand = Your hand: price, and sale value in brackets
show-card = { $card }: { $price } ({ $sale })
show-use-refused = not possible – { $use }: { $reason_text }

## What it costs and gives: said beside each possible action

remark-surroundings = around it, up to { $steps } cells: forests { $forests }, villages { $villages }, mines { $mines }{ $residence ->
    [true] , the royal residence
   *[false] { "" }
}
remark-places_first = places castles first; who places the last one takes the first turn
remark-free = { $terrain }, for nothing
remark-fee = a forest, { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
} more
remark-guard = { $domain }: knights then { $count }
remark-outside = outside any domain
remark-bridges = links two castles of one colour: they can never be parted again
remark-sale = +{ $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}, then { $money }
remark-price = −{ $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}, { $money } left
remark-units = { $use }: { $count }
remark-wasted = nothing can be done with it
remark-unused = not used: { $count }
remark-unseen = unseen, pile { $letter }
remark-face = price { $price }, sale value { $sale }
remark-open = parts no land
remark-growth = cells it may take: { $count }; knights { $knights }
remark-land = { $terrain }
remark-mine = mine: { $mine }
remark-two = knights then: { $domain } – { $knights }, { $victim } – { $against }
remark-pact = no more cells from each other; knights: { $domain } – { $knights }, { $victim } – { $against }
remark-points = { $seat }: { $lost ->
    [true] −
   *[false] +
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
remark-closes = closes the { $domain } (cells { $count })
remark-cut_off = cells cut off: { $count }
remark-monopoly = { $seat } gets the monopoly ({ $mine })
remark-monopoly_lost = { $seat } loses the monopoly ({ $mine })
remark-wins = { $seat } wins
remark-no_points = changes no points

## A long list in parts

heading-row = row { $row }

## Colours and domains. A domain is named after its castle; $copy is empty or a number: II, III, IV.

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-white = white
domain-blue = blue domain{ $copy }
domain-yellow = yellow domain{ $copy }
domain-red = red domain{ $copy }
domain-white = white domain{ $copy }

## A border is called by the cells between which it lies.

edge-v = between ({ $row },{ $column }) and ({ $row },{ $right })
edge-h = between ({ $row },{ $column }) and ({ $below },{ $column })

## Terrain and mines

terrain-field = field
terrain-forest = forest
terrain-village = village
terrain-residence = royal residence
terrain-mine = mine
mine-copper = copper
mine-silver = silver
mine-gold = gold
mine-gems = gems

## Actions of cards

use-place_borders = borders
use-place_knights = knights
use-expand_domain = expansion
use-traitor = traitor
use-make_alliance = alliance

## Power cards: what they show, and the letter on the back.

card-A01 = 1 border (A)
card-A02 = 1 border (A)
card-A03 = 2 borders (A)
card-A04 = 2 borders (A)
card-A05 = 2 borders (A)
card-A06 = 3 borders (A)
card-A07 = 3 borders (A)
card-A08 = 3 borders (A)
card-A09 = 1 knight (A)
card-A10 = 1 knight (A)
card-A11 = 1 knight or 2 borders (A)
card-A12 = 1 knight or 2 borders (A)
card-A13 = 1 knight or expansion (A)
card-A14 = 1 knight or expansion (A)
card-A15 = 1 knight or expansion (A)
card-B01 = 2 borders (B)
card-B02 = 2 borders (B)
card-B03 = 2 borders (B)
card-B04 = 3 borders (B)
card-B05 = 3 borders (B)
card-B06 = 1 knight (B)
card-B07 = 2 knights (B)
card-B08 = expansion (B)
card-B09 = 1 knight or 2 borders (B)
card-B10 = 1 knight or expansion (B)
card-B11 = 1 knight or expansion (B)
card-B12 = expansion or 2 borders (B)
card-B13 = expansion or 2 borders (B)
card-B14 = traitor (B)
card-B15 = alliance (B)
card-C01 = 2 borders (C)
card-C02 = 3 borders (C)
card-C03 = 2 knights (C)
card-C04 = expansion (C)
card-C05 = 1 knight or 2 borders (C)
card-C06 = 1 knight or expansion (C)
card-C07 = 1 knight or expansion (C)
card-C08 = 1 knight or expansion (C)
card-C09 = expansion or 2 borders (C)
card-C10 = expansion or 2 borders (C)
card-C11 = expansion or 2 borders (C)
card-C12 = traitor (C)
card-C13 = traitor (C)
card-C14 = alliance (C)
card-C15 = alliance (C)
card-D01 = 2 borders (D)
card-D02 = 2 borders (D)
card-D03 = expansion (D)
card-D04 = 1 knight or 2 borders (D)
card-D05 = 1 knight or 2 borders (D)
card-D06 = 1 knight or expansion (D)
card-D07 = 1 knight or expansion (D)
card-D08 = 1 knight or expansion (D)
card-D09 = 2 knights or expansion (D)
card-D10 = expansion or 2 borders (D)
card-D11 = expansion or 2 borders (D)
card-D12 = expansion or 2 borders (D)
card-D13 = expansion or 2 borders (D)
card-D14 = traitor (D)
card-D15 = alliance (D)
