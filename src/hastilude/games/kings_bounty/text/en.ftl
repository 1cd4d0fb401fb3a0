# King's Bounty in English. What a sentence is given is said in core/text.py.

## What is being decided

prompt-remove = Choose a people that will not take part in the game ({ $left } to choose).
prompt-remove-waiting = Waiting for { $seat }: which people will not take part in the game? ({ $left } to choose.)
prompt-turn = { $must_play ->
    [true] Your turn: cards have been returned for too long, and you must play a card.
   *[false] Your turn: play a card, or return cards under the deck.
}
prompt-turn-waiting = Waiting for { $seat }: { $must_play ->
    [true] which card to play? Only who has nothing to play may return cards now.
   *[false] play a card, or return cards under the deck?
}
prompt-final_turn = { $must_play ->
    [true] Your last turn: play a card. The deck has run out, and nobody draws any more.
   *[false] Your last turn: play a card, or return cards. The deck has run out, and nobody draws any more.
}
prompt-final_turn-waiting = Waiting for { $seat }: the last turn, nobody draws any more.
prompt-pick = Choose one by one the cards that go under the deck; { $final ->
    [true] you will draw nothing for them.
   *[false] you will draw as many.
}
prompt-pick-waiting = Waiting for { $seat }: which cards go under the deck? { $final ->
    [true] Nothing is drawn for them.
   *[false] As many are drawn.
}
prompt-over = The game is over: { $reason }.

## Why not

refusal-over = The game is over: there are no more turns.
refusal-remove_first = First decide which peoples will not take part in the game.
refusal-peoples_settled = The peoples of this game are settled: no more can be removed.
refusal-already_removed = The cards of the { $people } are in the box already: choose another people.
refusal-nothing_picked = At least one card must be returned.
refusal-still_exchanging = You are returning cards: choose one more, or finish. No card can be played in the same turn.
refusal-not_exchanging = Cards can be set aside only once you have decided to return them under the deck.
refusal-no_exchange_at_end = The deck has run out and cards are not returned any more: who can play must play.
refusal-stalled = Cards have been returned { $streak ->
    [one] { $streak } time
   *[other] { $streak } times
} in a row, the limit is { $limit }: until somebody plays a card, only who has nothing to play may return cards.
refusal-no_pass = A turn cannot be passed: you must act.
refusal-not_in_hand = You have no such card in hand: { $card }.
refusal-other_copy = You do hold the { $card }, but under another number: { $number }.
refusal-no_licence = To play the { $card } you need a castle of the { $people }, and you have none.
refusal-not_on_table = There is no such holding on the table: { $holding }.
refusal-not_yours = This holding is not yours: the { $holding } belongs to { $owner }.
refusal-already_yours = Only a holding of another player can be captured, and the { $holding } is yours.
refusal-too_weak = Not strong enough: the { $holding } has defence { $defence }, the { $card } has strength { $strength }, and it must be higher.
refusal-hero_captures_only = A hero only captures what belongs to others: it cannot disband the garrison of the { $holding }.

## What happened

event-dealt = The cards are dealt, { $deck } { $deck ->
    [one] card is
   *[other] cards are
} in the deck. Open titles: { $titles }.{ $removed_count ->
    [0] { "" }
   *[other] { " " }In the box: { $removed }.
}
event-removed = { $seat } puts the { $people } into the box.
event-laid = { $seat } lays out the { $holding }.
event-garrisoned = { $seat } garrisons the { $holding } with the { $card }: defence { $defence }.{ $lost_count ->
    [0] { "" }
   *[other] { " " }The former garrison, the { $lost }, is discarded.
}
event-captured = { $seat } captures the { $holding } from { $from } with the { $card }: defence { $defence }.{ $lost_count ->
    [0] { "" }
   *[other] { " " }The former garrison, the { $lost }, is discarded.
}
event-destroyed = { $seat } destroys the { $holding } with the { $card } (it belonged to { $from }).{ $lost_count ->
    [0] { "" }
   *[other] { " " }The garrison, the { $lost }, perishes with it.
}
event-disbanded = { $seat } plays the { $card } onto their own holding, the { $holding }: defence { $defence }.{ $lost_count ->
    [0] { "" }
   *[other] { " " }The garrison, the { $lost }, is discarded.
}
event-revealed = The hidden title of { $seat } is revealed: { $title }.
event-title = { $seat_count ->
    [0] The title { $title } belongs to nobody any more: { $from } loses it.
   *[other] { $from_count ->
        [0] { $seat } gets the title { $title }.
       *[other] The title { $title } passes from { $from } to { $seat }.
    }
}
event-drew = { $seat } draws { $count ->
    [1] a card
    [one] { $count } card
   *[other] { $count } cards
}{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-exchanging = { $seat } decides to return cards under the deck.
event-picked = { $seat } sets the { $card } aside to return it.
event-returned = { $seat } puts { $count ->
    [1] a card
    [one] { $count } card
   *[other] { $count } cards
} under the deck{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-passed = { $seat } passes: there is nothing to play.
event-deck_exhausted = The deck has run out: { $seat } got its last card. Nobody draws any more.
event-ended = The game is over: { $reason }. { $winner } wins.

## What may be done

action-play = Lay out the { $holding }
action-garrison = Garrison the { $holding } with the { $card }
action-capture = Capture the { $holding } with the { $card }
action-destroy = Destroy the { $holding } with the { $card }
action-disband = Play the { $card } onto your own holding: { $holding }
action-exchange = Return cards under the deck
action-return = Return the { $card }
action-done = Finish choosing
action-pass = Pass
action-remove = Put the { $people } into the box

## What it gives and what it costs: in short, beside the action

remark-own = your own holding
remark-own_destroyed = careful: you would destroy your own holding
remark-doubt_own = This is your own holding: the { $holding }. It would be discarded.
remark-doubt_weaker = You would replace a stronger garrison: the { $lost } is discarded for good.
remark-owner = owner: { $owner }
remark-defence = defence { $was } → { $now }
remark-defence_same = defence stays { $defence }
remark-lost = the former garrison, the { $lost }, is discarded
remark-title_mine = the title { $title } becomes yours ({ $sign ->
    [plus] +
   *[minus] −
}{ $points })
remark-title_theirs = the title { $title } ({ $sign ->
    [plus] +
   *[minus] −
}{ $points }) goes to { $owner }
remark-title_lost = you lose the title { $title } ({ $sign ->
    [plus] +
   *[minus] −
}{ $points }): nobody has it then
remark-title_freed = the title { $title } ({ $sign ->
    [plus] +
   *[minus] −
}{ $points }) goes to nobody
remark-count_mine = { $title }: you { $was } → { $now }
remark-count_theirs = { $title }: { $owner } { $was } → { $now }
remark-obelisk = obelisk: { $sign ->
    [plus] +
   *[minus] −
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
remark-obelisk_theirs = obelisk: { $owner } −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
remark-licence = units of the { $people } can be played then
remark-no_title = no title changes
remark-exchange = no card is played this turn; { $final ->
    [true] nothing is drawn for them
   *[false] you draw as many
}
remark-unlicensed = cannot be played now: no castle of the { $people }
remark-serves = counts for { $titles }
remark-serves_none = no title counts it
remark-done = { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} under the deck; { $final ->
    [true] nothing is drawn for them
   *[false] you draw as many
}
remark-nothing_else = costs nothing: there is nothing to play in the last turn
remark-box = these titles go into the box too: { $titles }

## How it ended

end-final_turn = the last player has made the final turn
end-last_card = the last player has drawn the last card of the deck
end-stalled = nobody has played a card for too long
score-title = title { $title }
score-obelisks = { $count ->
    [one] { $count } obelisk
   *[other] { $count } obelisks
}
result-tie_break = The scores are equal, and the seats decide: nearest to the first player is { $winners }.
result-unawarded = { $unawarded_count ->
    [one] Nobody was awarded this title: { $unawarded }.
   *[other] Nobody was awarded these titles: { $unawarded }.
}

## Options

option-expert_titles = Whether each player gets one more, hidden title.
option-expert_titles-false = No: the six open titles are contested.
option-expert_titles-true = Yes: only its keeper knows a hidden title; all are revealed at the end of the game.
option-title_display = When it is shown who holds which title (the result does not depend on it).
option-title_display-live = After every turn.
option-title_display-last_player_turn = After every turn of the last player.
option-title_display-end_only = Only at the end of the game.
option-removed_peoples = How to find the peoples that take no part in a game of two or three.
option-removed_peoples-random = By lot.
option-removed_peoples-chosen = The first player chooses.
option-end_when_last_player_draws_last = What happens when the last player draws the last card of the deck.
option-end_when_last_player_draws_last-full_round = One more full round is played.
option-end_when_last_player_draws_last-end_now = The game ends at once.
option-final_phase_exchange = Whether cards may be returned once the deck has run out.
option-final_phase_exchange-shed = Yes: at least one card goes under the deck, and nothing is drawn for it.
option-final_phase_exchange-pass_only_if_stuck = No: who can play a card must play; who cannot passes.
option-exchange_order = In which order returned cards lie under the deck.
option-exchange_order-chosen = In the order that the player chooses.
option-exchange_order-random = In random order.
option-hidden_title_claim = Who can be awarded a hidden title.
option-hidden_title_claim-anyone = Anybody who fulfils its condition best.
option-hidden_title_claim-owner_only = Only its keeper, if they fulfil its condition best.
option-hero_on_own_holding = Whether a hero may be played onto one's own holding.
option-hero_on_own_holding-illegal = No: heroes only capture what belongs to others.
option-hero_on_own_holding-allowed = Yes: hero and garrison are discarded, the holding stays.
option-stall_guard = What happens when cards are returned without end.
option-stall_guard-on = Returning is limited, and a complete standstill ends the game.
option-stall_guard-off = Nothing: cards may be returned any number of times in a row.

## The table as text

show-head = { $game }, turn { $turn }
show-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck
show-turns = turns left to you: { $turns }{ $final ->
    [true] { "" }
   *[false] { " " }(if nobody returns cards)
}
show-removed = In the box: { $removed }.
show-final = *** FINAL PHASE: nobody draws any more, turns to come: { $turns } ***
show-stalled = Returns in a row: { $streak }. Who can play a card must play.
show-titles = Titles
show-points = VP
show-holder = held by
show-tied = tied: nobody
show-nobody = nobody
show-reconstructed = * VP reconstructed: the rulebook's text does not give them (KB-R08).
show-hidden = Your hidden title: { $title }, { $points } ({ $condition }).
show-hidden-open = hidden title: { $title }
show-player = { $name }: { $points } VP, cards in hand: { $count }
show-first = first player
show-last = last player
show-moves = to move
show-has-hidden = keeps a hidden title
show-no-holdings = no holdings
show-obelisks = obelisks
show-holding = [{ $defence }] { $name }
show-holding-garrison = [{ $defence }] { $name } ({ $garrison })
show-known-hand = you know in this hand: { $cards }
show-legend = In square brackets: defence on the table, strength in hand; in round ones: the garrison.
show-public = { $mark } Strength from a public preview of the game: the rulebook's text does not give it (KB-R06).
show-hand = Your hand
show-hand-play = Your hand (plus: can be played)
show-hand-return = Your hand (plus: can be returned)
show-strong = { $card } [{ $strength }]
show-no-licence = no castle of the { $people }
show-no-target = no target
show-picked = These go under the deck, { $order ->
    [chosen] from the top down
   *[random] in random order
}: { $cards }
show-known-deck = Your cards in the deck, from the bottom up: { $list }
show-known-place = no. { $place }: { $card }
show-known-pool = nos. { $places }: { $cards } in an unknown order
show-discard = Discarded ({ $count }): { $list }
show-several = { $count } × { $card }
show-unseen = Not seen by you yet: heroes { $heroes }, monsters { $monsters }, mages { $mages }
show-unseen-public = Not seen yet: heroes { $heroes }, monsters { $monsters }, mages { $mages }
show-final-hand = { $seat }, cards in hand: { $cards }

## Titles

title-emperor = Emperor
title-emperor-condition = most different peoples among one's castles
title-great_architect = Great Architect
title-great_architect-condition = most castles
title-keeper_of_secrets = Keeper of Secrets
title-keeper_of_secrets-condition = most obelisks
title-conqueror = Conqueror
title-conqueror-condition = most holdings with a garrison
title-king_of_elves = King of the Elves
title-king_of_elves-condition = most elf castles
title-thane_of_dwarves = Thane of the Dwarves
title-thane_of_dwarves-condition = most dwarf castles
title-chief_of_orcs = Chief of the Orcs
title-chief_of_orcs-condition = most orc castles
title-lord_of_the_dead = Lord of the Dead
title-lord_of_the_dead-condition = most undead castles
title-commander = Commander
title-commander-condition = most holdings with a human garrison
title-prince_of_elves = Prince of the Elves
title-prince_of_elves-condition = most holdings with an elf garrison
title-prince_of_dwarves = Prince of the Dwarves
title-prince_of_dwarves-condition = most holdings with a dwarf garrison
title-prince_of_orcs = Prince of the Orcs
title-prince_of_orcs-condition = most holdings with an orc garrison
title-prince_of_undead = Prince of the Undead
title-prince_of_undead-condition = most holdings with an undead garrison
title-sharpshooter = Sharpshooter
title-sharpshooter-condition = most holdings with an archer garrison
title-swordmaster = Swordmaster
title-swordmaster-condition = most holdings with a warrior garrison
title-grand_magister = Grand Magister
title-grand_magister-condition = most holdings with a mage garrison
title-tower_builder = Tower Builder
title-tower_builder-condition = most towers
title-fortress_builder = Fortress Builder
title-fortress_builder-condition = most fortresses
title-citadel_builder = Citadel Builder
title-citadel_builder-condition = most citadels
title-vandal = Vandal
title-vandal-condition = who played a monster last
title-staff_rat = Staff Rat
title-staff_rat-condition = who played a hero last

## Cards. $copy is empty, or the number among equal holdings: II, III, IV. Equal units need no telling apart.

card-human_archer = human archer
card-human_warrior = human warrior
card-human_mage = human mage
card-human_hero = human hero
card-human_monster = human monster
card-elf_archer = elf archer
card-elf_warrior = elf warrior
card-elf_mage = elf mage
card-elf_hero = elf hero
card-elf_monster = elf monster
card-dwarf_archer = dwarf archer
card-dwarf_warrior = dwarf warrior
card-dwarf_mage = dwarf mage
card-dwarf_hero = dwarf hero
card-dwarf_monster = dwarf monster
card-undead_archer = undead archer
card-undead_warrior = undead warrior
card-undead_mage = undead mage
card-undead_hero = undead hero
card-undead_monster = undead monster
card-orc_archer = orc archer
card-orc_warrior = orc warrior
card-orc_mage = orc mage
card-orc_hero = orc hero
card-orc_monster = orc monster
card-elf_tower = elf tower{ $copy }
card-elf_fortress = elf fortress{ $copy }
card-elf_citadel = elf citadel{ $copy }
card-dwarf_tower = dwarf tower{ $copy }
card-dwarf_fortress = dwarf fortress{ $copy }
card-dwarf_citadel = dwarf citadel{ $copy }
card-undead_tower = undead tower{ $copy }
card-undead_fortress = undead fortress{ $copy }
card-undead_citadel = undead citadel{ $copy }
card-orc_tower = orc tower{ $copy }
card-orc_fortress = orc fortress{ $copy }
card-orc_citadel = orc citadel{ $copy }
card-obelisk_1 = obelisk{ $copy } of strength 1
card-obelisk_2 = obelisk{ $copy } of strength 2
card-obelisk_3 = obelisk{ $copy } of strength 3

## Castles without their people: for lists that name it already.

castle-tower = tower{ $copy }
castle-fortress = fortress{ $copy }
castle-citadel = citadel{ $copy }

## Peoples

people-human = humans
people-elf = elves
people-dwarf = dwarves
people-undead = undead
people-orc = orcs
