lh-facts = the king's target: { $target } points
lh-you = you
lh-nobody = nobody
lh-players = Players
lh-drop = Cancel
lh-final = The last round: turns left — { $turns }
lh-land = The land, { $rows } rows of { $cols } cells
lh-track = Score track, the king at { $target }
lh-nearer = Nearer
lh-farther = Farther
lh-allied = an alliance
lh-threat = { $domain } may invade { $victim }

## Players

lh-points = { $count ->
    [one] point
   *[other] points
}
lh-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lh-thalers = thalers
lh-income = +{ $count } a turn
lh-knights-left = knights in supply
lh-mines = Mines
lh-monopoly = monopoly
lh-letter-A = A
lh-letter-B = B
lh-letter-C = C
lh-letter-D = D

## Cards

lh-hand = Your hand
lh-money = { $money ->
    [one] you have { $money } thaler
   *[other] you have { $money } thalers
}
lh-what = What shall be done with the card “{ $card }”?
lh-card-later = Cards are sold and played at the start of your turn.
lh-play = Play (−{ $price }):
lh-sell = Sell on the market: +{ $sale }
lh-price = price { $price }
lh-sale = sells for { $sale }
lh-or = or
lh-use-place_borders = { $count ->
    [one] border
   *[other] borders
} ×{ $count }
lh-use-place_knights = { $count ->
    [one] knight
   *[other] knights
} ×{ $count }
lh-use-expand_domain = { $count ->
    [one] expand
   *[other] expand ×{ $count }
}
lh-use-traitor = traitor
lh-use-make_alliance = alliance
lh-short-dear = costs { $price }, you have { $money }
lh-short-no_expansion = nowhere to grow
lh-short-no_traitor = nobody to lure
lh-short-no_alliance = nobody to ally with
lh-short-no_knights_left = no knights left
lh-short-no_knight_cell = no cell for a knight
lh-short-only_forests = cannot pay the forest
lh-short-other = not now
lh-market = Power market
lh-market-count = Market: { $count }
lh-market-when = take one at the end of the turn
lh-market-closed = closed this time
lh-market-empty = The market is empty: nobody has sold anything yet, or all of it was taken. The deck has cards.
lh-just-sold = just sold
lh-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lh-take-how = the top card of the deck or any card of the market

## The land

lh-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
lh-own-first = Choose your own domain first.
lh-betray = Traitor: { $domain } lures a knight. Whose?
lh-befriend = Alliance: whom does { $domain } ally with?
lh-outcome = { $action } ({ $points })

## What comes of it

lh-line-points = { $name } { $points }
lh-change = { $points } pts
lh-closes = { $count ->
    [one] { $domain } closes: { $count } cell
   *[other] { $domain } closes: { $count } cells
}
lh-cut = { $count ->
    [one] { $count } cell is cut off and becomes neutral
   *[other] { $count } cells are cut off and become neutral
}
lh-fee = { $fee } more for the forest
lh-monopoly-won = monopoly of { $mine }: { $name }
lh-monopoly-lost = monopoly of { $mine } lost: { $name }
lh-wins = The king returns: { $name } wins
lh-nothing = No points change at once.
lh-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
lh-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
lh-garrison = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
lh-may-invade = may invade { $victim }
lh-allied-with = allied: { $victim }
lh-discard = Cards played: { $count }
lh-borders-left = Borders in supply: { $count }
lh-neutral = Nobody's pieces: { $colour }. No player has them; knights left { $count }.
lh-sources = Which figures are reconstructed
lh-reconstructed = The drawing of the land is reconstructed: the rulebook does not give it.
lh-public-cards = Prices, sale values and piles of the cards come from a public source: the rulebook's text does not give them.
lh-derived-expansion = Up to two cells on every expansion card: derived from the wording of the rules.
