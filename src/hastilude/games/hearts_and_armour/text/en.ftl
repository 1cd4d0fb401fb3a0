# Hearts and Armour in English. What a sentence is given is said in core/text.py.

## What is being decided

prompt-turn = Your turn: lay a card face down on any hero, or play one face up on another hero.
prompt-turn-waiting = Waiting for { $seat }: a card face down, or one face up?
prompt-may_declare = Your turn: lay a card face down, play one face up, or declare the fight.
prompt-may_declare-waiting = Waiting for { $seat }: a card face down, one face up, or the fight?
prompt-declare = You must declare the fight.
prompt-declare-waiting = Waiting for { $seat }: the fight must be declared.
prompt-affected = { $effect }: choose one of the cards that lay in front of { $hero } before.
prompt-affected-waiting = Waiting for { $seat }: { $effect }, which card in front of { $hero }?
prompt-move = Where does the card go that lies in front of { $hero }?
prompt-move-waiting = Waiting for { $seat }: to which hero does the card in front of { $hero } go?
prompt-give = Into whose hand does the card go that lies in front of { $hero }?
prompt-give-waiting = Waiting for { $seat }: into whose hand does the card in front of { $hero } go?
prompt-over = The game is over: { $reason }.

## Why not

refusal-over = The game is over: there are no more turns.
refusal-extra_action_first = First carry out the extra action of the card you have played: { $effect }.
refusal-not_in_hand = You have no such card in hand: { $card }.
refusal-not_in_game = This game is played without { $hero }.
refusal-not_on_yourself = A card cannot be played face up on your own hero.
refusal-no_extra_action = At this table only a card with an extra action may be played face up.
refusal-nothing_to_affect = At this table a card may be played face up only where another card lies already, and none lies in front of { $hero }.
refusal-empty_hand = Your hand is empty: you must declare the fight.
refusal-last_lap = The round has had { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}, which is the limit: you must declare the fight.
refusal-first_lap = The fight may be declared only after a full lap: { $left ->
    [one] { $left } more turn
   *[other] { $left } more turns
} before that.
refusal-no_effect_now = There is no extra action to carry out: it works only at the moment its card is played face up.
refusal-already_chosen = The card is chosen already: now say where it goes.
refusal-compulsory = The extra action cannot be declined when it can be done: { $effect }.
refusal-just_played = Card { $place } is the one you have just played: only earlier cards can be affected.
refusal-no_such_place = There is no card { $place } in front of { $hero }.
refusal-choose_card_first = First choose the card.
refusal-other_effect = The extra action of your card is another one: { $effect }.
refusal-not_back = The card must go to another hero: it lies in front of { $hero } already.
refusal-not_to_target = At this table the card cannot be given to the hero it was taken from: { $hero }.

## What happened

event-goal = { $seat } gets { $goals_count ->
    [0] a secret goal.
    [one] a goal card: { $goals }.
   *[other] goal cards: { $goals }.
}
event-round = Round { $round } begins, { $deck ->
    [one] { $deck } card is
   *[other] { $deck } cards are
} left in the deck. { $seat } has the first turn.
event-dealt = { $seat } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-laid = { $seat } lays a card face down on { $hero }{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-played = { $seat } plays face up on { $hero }: { $card }.{ $void ->
    [true] { " " }The extra action has nothing to work on.
   *[false] { "" }
}
event-declined = { $seat } does without the extra action: { $effect }.
event-chosen = { $seat } chooses the card of { $layer } in front of { $hero }{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-discarded = { $seat } discards card { $place } in front of { $hero }, laid by { $layer }{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-moved = { $seat } moves card { $place }, laid by { $layer }, from { $hero } to { $to }{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-taken = { $seat } takes card { $place }, laid by { $layer }, from { $hero } into { $own ->
    [true] their own hand
   *[false] the hand of { $to }
}{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-declared = { $forced ->
    [true] { $seat } must declare the fight.
   *[false] { $seat } declares the fight.
}
event-struck = In front of { $hero }: { $cards_count ->
    [0] no cards
   *[other] { $cards }
}; swords { $swords }, shields { $shields }, { $wounds ->
    [0] no new wounds
    [one] { $wounds } new wound
   *[other] { $wounds } new wounds
}, { $total } in all.
event-killed = Killed: { $hero }.
event-marked = { $cards_count ->
    [0] The wounds of { $hero } are only counted: { $total }.
   *[other] Under { $hero } goes a mark for { $total ->
        [one] { $total } wound
       *[other] { $total } wounds
    }: { $cards }.
}
event-verdict = The game is decided: { $reason }. The fight was won by: { $side }. Crusaders killed { $killed_a }, Saracens killed { $killed_b }; wounds of the living Crusaders { $wounds_a }, of the living Saracens { $wounds_b }.
event-judged = { $seat } ({ $hero }): { $verdict }.{ $goals_count ->
    [0] { "" }
    [one] { " " }The goal card shows { $goals }.
   *[other] { " " }The goal cards show { $goals }.
}
event-tokens = { $winners_count ->
    [0] Nobody gets a victory token.
    [one] { $winners } gets a victory token.
   *[other] { $winners } get a victory token each.
}
event-next_game = Game { $game } of the match begins. Round the table sit { $heroes }.
event-hero = { $seat } plays { $hero }.
event-ended = It is over: { $reason }. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] The winners are { $winners }.
}

## What may be done

action-lay = Lay face down on { $hero }: { $card }
action-play = Play face up on { $hero }: { $card }
action-declare = Declare the fight
action-affect = Choose card { $place }
action-decline = Do without the extra action
action-move = Move the card to { $hero }
action-give = Give the card into the hand of { $hero }

## What a choice gives and costs

remark-sum = { $hero }: swords less shields { $net }{ $unknown ->
    [0] { "" }
    [one] , { $unknown } more card is unknown
   *[other] , { $unknown } more cards are unknown
}{ $fate ->
    [dies] ; that kills
    [open] ; that may kill
   *[lives] { "" }
}
remark-hidden = only you will know the card
remark-void = the extra action has nothing to work on
remark-acts = { $effect }: { $count ->
    [one] { $count } card lies there
   *[other] { $count } cards lie there, you choose one
}
remark-declined = { $effect }: all cards stay as they lie
remark-dying = { $heroes_count ->
    [0] nobody dies for certain
    [one] { $heroes } dies for certain
   *[other] { $heroes } die for certain
}
remark-perhaps = by the unknown cards { $heroes_count ->
    [one] { $heroes } may die
   *[other] { $heroes } may die
}
remark-verdict = { $sure ->
    [true] for you: { $verdict }
   *[false] by the known cards, for you: { $verdict }
}
remark-chosen = { $card_count ->
    [0] an unknown card
   *[other] { $card }
}, laid by { $layer }
remark-hand = { $whose ->
    [own] your hand
    [comrade] a comrade's hand
    [enemy] an enemy's hand
   *[other] another hand
}: { $count ->
    [one] { $count } card then
   *[other] { $count } cards then
}

## How it ended

end-killed = one side has lost fewer knights
end-wounds = as many knights killed on both sides, and the survivors' wounds decide
end-draw = as many knights killed and as many wounds on both sides, a draw
end-sorcerer_only = only the sorcerer was killed
end-round_limit = nobody was killed in all the rounds that a game may have
end-hunt_survived = the sorcerer has survived the hunt
end-match_won = somebody has won three games
end-match_limit = the match has had as many games as it may have
score-won = won: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , goal { $goals }
}
score-lost_round_limit = no win when the rounds run out: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , goal { $goals }
}
score-lost_dead = the sorcerer was killed: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , goal { $goals }
}
score-lost_not_hunter = only hunters win when only the sorcerer dies: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , goal { $goals }
}
score-lost_side = the side has lost: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , goal { $goals }
}
score-lost_goal = the goal was not met: { $hero }{ $goals_count ->
    [0] { "" }
   *[other] , goal { $goals }
}
score-game = game { $game } won
verdict-won = won
verdict-lost_round_limit = lost, the rounds ran out
verdict-lost_dead = lost, killed
verdict-lost_not_hunter = lost, not a hunter of the sorcerer
verdict-lost_side = lost, the side has lost
verdict-lost_goal = lost, the goal was not met
result-side = The fight was won by: { $side }.
result-killed_a = Crusaders killed: { $killed_a }.
result-killed_b = Saracens killed: { $killed_b }.
result-wounds_a = Wounds of the living Crusaders: { $wounds_a }.
result-wounds_b = Wounds of the living Saracens: { $wounds_b }.
result-games = Games played: { $games }.

## Options

option-mode = One game, or a match of several.
option-mode-single_game = One game: its winners win.
option-mode-match_play = A match: a token for each win, and the first with three wins it.
option-first_player = Who has the first turn.
option-first_player-random = Drawn by lot.
option-first_player-host_choice = The seat that the host names.
option-first_seat = The seat that begins, if the host names it (beyond the last one, count on round the table).
option-first_seat-1 = Seat 1.
option-first_seat-2 = Seat 2.
option-first_seat-3 = Seat 3.
option-first_seat-4 = Seat 4.
option-first_seat-5 = Seat 5.
option-first_seat-6 = Seat 6.
option-first_seat-7 = Seat 7.
option-first_seat-8 = Seat 8.
option-first_seat-9 = Seat 9.
option-hero_selection = Who plays which knight.
option-hero_selection-random = Drawn by lot.
option-hero_selection-host_choice = The knights sit down in the order of their side's list, clockwise; the host names the first ones.
option-first_side = The side of the first knight, if the host sets out the heroes.
option-first_side-side_a = Crusaders.
option-first_side-side_b = Saracens.
option-first_crusader = The first knight of the Crusaders, if the host sets out the heroes; the others follow in order.
option-first_crusader-orlando = Orlando.
option-first_crusader-rinaldo = Rinaldo.
option-first_crusader-bradamante = Bradamante.
option-first_crusader-astolfo = Astolfo.
option-first_saracen = The first knight of the Saracens, if the host sets out the heroes; the others follow in order.
option-first_saracen-ruggiero = Ruggiero.
option-first_saracen-marfisa = Marfisa.
option-first_saracen-ferrau = Ferraù.
option-first_saracen-rodomonte = Rodomonte.
option-sorcerer_seat = Who is the sorcerer in the first game.
option-sorcerer_seat-random = Drawn by lot.
option-sorcerer_seat-host_choice = The seat that the host names.
option-sorcerer_at = The sorcerer's seat, if the host names it (beyond the last one, count on round the table).
option-sorcerer_at-1 = Seat 1.
option-sorcerer_at-2 = Seat 2.
option-sorcerer_at-3 = Seat 3.
option-sorcerer_at-4 = Seat 4.
option-sorcerer_at-5 = Seat 5.
option-sorcerer_at-6 = Seat 6.
option-sorcerer_at-7 = Seat 7.
option-sorcerer_at-8 = Seat 8.
option-sorcerer_at-9 = Seat 9.
option-effect_optional = Whether the extra action of a card played face up may be declined.
option-effect_optional-false = No: it must be done if it can be done.
option-effect_optional-true = Yes.
option-open_play_needs_effect = Whether a card may be played face up where its extra action finds nothing.
option-open_play_needs_effect-false = Yes: then nothing more happens.
option-open_play_needs_effect-true = No: there must be an earlier card in front of the hero.
option-take_peek = Whether one looks at a face-down card before deciding who gets it ("take").
option-take_peek-false = No: only the new holder sees it.
option-take_peek-true = Yes.
option-give_to_target = Whether a card taken may go into the hand of the hero in front of whom it lay.
option-give_to_target-true = Yes: into any hand.
option-give_to_target-false = No: into any other hand.
option-wound_marker = How wounds are marked between rounds.
option-wound_marker-card = By action cards with as many swords, which leave the deck.
option-wound_marker-counter = By a number; all cards stay in the deck.
option-sorcerer_only_death = Who wins when only the sorcerer is killed.
option-sorcerer_only_death-both_hunters = Both knights who wanted him dead.
option-sorcerer_only_death-winning_side_hunter = Only the one whose side has fewer wounds; both in a draw.
option-draw_hunter = What a knight who wants the sorcerer dead needs in a draw.
option-draw_hunter-needs_kill = The sorcerer's death, as always.
option-draw_hunter-always_wins = Nothing more.
option-reveal_all_goals_at_end = Whose goals are shown at the end.
option-reveal_all_goals_at_end-true = Everybody's.
option-reveal_all_goals_at_end-false = Those of the winning side and of the winners.
option-private_chat = Whether players may write to each other in private.
option-private_chat-false = No: all talk is public.
option-private_chat-true = Yes.
option-max_laps_per_round = After how many laps of a round the fight must be declared.
option-max_laps_per_round-10 = After ten laps.
option-max_laps_per_round-4 = After four laps.
option-max_laps_per_round-20 = After twenty laps.
option-max_rounds = After how many rounds without a death a game is over.
option-max_rounds-20 = After twenty rounds.
option-max_rounds-3 = After three rounds.
option-max_rounds-10 = After ten rounds.
option-round_limit_result = What happens when the rounds have run out.
option-round_limit_result-nobody_wins = Nobody wins.
option-round_limit_result-score_as_is = The sides are compared by wounds, then the goals.
option-max_games_in_match = How many games a match may have.
option-max_games_in_match-30 = Thirty.
option-max_games_in_match-3 = Three.
option-max_games_in_match-10 = Ten.
option-match_heroes = Who plays whom in the next game of a match.
option-match_heroes-swap_with_next = The sorcerer and the player on the left swap; all others keep their heroes.
option-match_heroes-redeal = Heroes are dealt anew; the sorcerer's role passes to the left.
option-hunt_3p = The hunt for three (not in the box): two knights against the sorcerer.
option-hunt_3p-off = Not allowed.
option-hunt_3p-on = Allowed.
option-hunt_rounds = How many rounds the sorcerer must survive in the hunt.
option-hunt_rounds-4 = Four.
option-hunt_rounds-2 = Two.
option-hunt_rounds-3 = Three.
option-hunt_rounds-6 = Six.

## The table as text

show-head = { $game }, round { $round }, lap { $lap }, turn { $turn }
show-game = game { $game } of the match
show-declarer = the last fight was declared by { $seat }
show-declare = The fight may be declared.
show-no-declare = The fight may not be declared yet: the first lap is not over.
show-forced = If nobody takes a card or declares the fight, { $seat } will run out of cards first, in turn { $turn }.
show-last-game = Game { $game } is over: { $reason }.
show-verdict = { $seat } ({ $hero }): { $verdict }
show-fight = The last fight
show-struck = { $seat }: { $cards_count ->
    [0] no cards
   *[other] { $cards }
}; swords { $swords }, shields { $shields }, new wounds { $wounds }, in all { $total }
show-hero = { $name }: { $hero }, wounds { $wounds } of { $deadly }, cards in hand { $count }
show-no-side = no side
show-dead = killed
show-moves = to move
show-first = began the round
show-tokens = tokens { $tokens }
show-goal-open = the goal card shows { $goals }
show-marker = wounds marked by: { $cards }
show-known-hand = you know in this hand: { $cards }
show-net = in front of the hero you know { $net }, and { $unknown ->
    [0] nothing is unknown
    [one] { $unknown } card is unknown
   *[other] { $unknown } cards are unknown
}
show-unknown = unknown card
show-up = face up, laid by { $layer }
show-down = face down, laid by { $layer }
show-moved = , moved by { $seat }
show-secret = Your secret.
# the one place that says how each role wins: terminal and browser read it here
show-goal-knight = You win if the { $side } win (or it is a draw) and { $goals } lives. Your own life does not count.
show-goal-hunter = You win if the { $side } win (or it is a draw) and the sorcerer is dead{ $draw_hunter ->
    [always_wins] ; in a draw he may live
   *[needs_kill] { "" }
}. If nobody but the sorcerer is killed, { $sorcerer_only_death ->
    [winning_side_hunter] the hunter of the less wounded side wins
   *[both_hunters] you win as well
}.
show-goal-sorcerer = You win if you and both your knights live: { $goals }. Which side wins does not matter.
show-goal-hunted = You win if nobody is killed in { $hunt_rounds ->
    [one] { $hunt_rounds } round
   *[other] { $hunt_rounds } rounds
}.
show-hand = Your hand: { $list }
show-empty-hand = Your hand is empty.
show-chosen = You have chosen card { $place }.
show-deck = Cards not dealt: { $count }.
show-discard = Discarded in this round
show-unseen = You have not seen: { $list }
show-several = { $count } × { $card }
show-reconstructed = The faces of the cards, the names of the knights and that of the sorcerer are reconstructed: the text of the rules does not give them.

## Extra actions

effect-transfer = Transfer
effect-discard = Discard
effect-take = Take
effect-none = No extra action

## Sides and heroes

side-side_a = Crusaders
side-side_b = Saracens
side-both = both sides
side-none = neither side
hero-orlando = Orlando
hero-rinaldo = Rinaldo
hero-bradamante = Bradamante
hero-astolfo = Astolfo
hero-ruggiero = Ruggiero
hero-marfisa = Marfisa
hero-ferrau = Ferraù
hero-rodomonte = Rodomonte
hero-sorcerer = the Sorcerer Atlante

## Action cards. A box may have others than those of the component file.

card-blank_transfer = Blank / Transfer
card-blank_discard = Blank / Discard
card-blank_take = Blank / Take
card-blank_none = Blank
card-shield_1_transfer = Shield ×1 / Transfer
card-shield_1_discard = Shield ×1 / Discard
card-shield_1_take = Shield ×1 / Take
card-shield_1_none = Shield ×1
card-shield_2_transfer = Shield ×2 / Transfer
card-shield_2_discard = Shield ×2 / Discard
card-shield_2_take = Shield ×2 / Take
card-shield_2_none = Shield ×2
card-shield_3_transfer = Shield ×3 / Transfer
card-shield_3_discard = Shield ×3 / Discard
card-shield_3_take = Shield ×3 / Take
card-shield_3_none = Shield ×3
card-shield_4_transfer = Shield ×4 / Transfer
card-shield_4_discard = Shield ×4 / Discard
card-shield_4_take = Shield ×4 / Take
card-shield_4_none = Shield ×4
card-sword_1_transfer = Sword ×1 / Transfer
card-sword_1_discard = Sword ×1 / Discard
card-sword_1_take = Sword ×1 / Take
card-sword_1_none = Sword ×1
card-sword_1_shield_1_transfer = Sword ×1, shield ×1 / Transfer
card-sword_1_shield_1_discard = Sword ×1, shield ×1 / Discard
card-sword_1_shield_1_take = Sword ×1, shield ×1 / Take
card-sword_1_shield_1_none = Sword ×1, shield ×1
card-sword_1_shield_2_transfer = Sword ×1, shield ×2 / Transfer
card-sword_1_shield_2_discard = Sword ×1, shield ×2 / Discard
card-sword_1_shield_2_take = Sword ×1, shield ×2 / Take
card-sword_1_shield_2_none = Sword ×1, shield ×2
card-sword_1_shield_3_transfer = Sword ×1, shield ×3 / Transfer
card-sword_1_shield_3_discard = Sword ×1, shield ×3 / Discard
card-sword_1_shield_3_take = Sword ×1, shield ×3 / Take
card-sword_1_shield_3_none = Sword ×1, shield ×3
card-sword_2_transfer = Sword ×2 / Transfer
card-sword_2_discard = Sword ×2 / Discard
card-sword_2_take = Sword ×2 / Take
card-sword_2_none = Sword ×2
card-sword_2_shield_1_transfer = Sword ×2, shield ×1 / Transfer
card-sword_2_shield_1_discard = Sword ×2, shield ×1 / Discard
card-sword_2_shield_1_take = Sword ×2, shield ×1 / Take
card-sword_2_shield_1_none = Sword ×2, shield ×1
card-sword_2_shield_2_transfer = Sword ×2, shield ×2 / Transfer
card-sword_2_shield_2_discard = Sword ×2, shield ×2 / Discard
card-sword_2_shield_2_take = Sword ×2, shield ×2 / Take
card-sword_2_shield_2_none = Sword ×2, shield ×2
card-sword_3_transfer = Sword ×3 / Transfer
card-sword_3_discard = Sword ×3 / Discard
card-sword_3_take = Sword ×3 / Take
card-sword_3_none = Sword ×3
card-sword_3_shield_1_transfer = Sword ×3, shield ×1 / Transfer
card-sword_3_shield_1_discard = Sword ×3, shield ×1 / Discard
card-sword_3_shield_1_take = Sword ×3, shield ×1 / Take
card-sword_3_shield_1_none = Sword ×3, shield ×1
card-sword_4_transfer = Sword ×4 / Transfer
card-sword_4_discard = Sword ×4 / Discard
card-sword_4_take = Sword ×4 / Take
card-sword_4_none = Sword ×4

## A table without a board of its own: headings of fields (web/src/table/any-view.ts)

view-phase = Part of the turn
    .is = hidden
view-game_number = Game
view-round = Round
view-lap = Lap
view-turn = Turn
view-first = Begins the round
    .is = seat
view-declarer = The last fight was declared by
    .is = seat
view-may_declare = a fight may be declared
view-must_declare = a fight must be declared
view-next_forced = Will run out of cards first
    .is = seat
view-next_forced_turn = That will be in turn
view-hero = Hero
view-side = Side
view-wounds = Wounds
view-deadly = Deadly wounds
view-dead = the hero is dead
view-marker = Marker of wounds
    .is = word
view-hand_count = Cards in hand
view-known_cards = You know in this hand
    .is = word
view-cards = Before the hero
    .item = A hidden card
view-cards-card = Card
    .is = word
view-cards-turn = In turn
    .is = hidden
view-discard-card = Card
    .is = word
view-discard-turn = In turn
    .is = hidden
view-known_net = Net of known cards
    .about = Swords less shields of the cards before the hero that you know.
view-unknown_count = Cards unknown to you
view-goals = On the goal card
    .is = word
    .about = A knight wins if his side has won, or it is a draw, and the hero on his goal card lives; if that is the sorcerer, the sorcerer must be dead. The sorcerer wins if he and both knights on his cards live.
view-tokens = Victory tokens
    .is = if-any
view-deeds = Laid for all to see
    .is = by-seat
    .about = Swords less shields of the whole game: cards played face up, and hidden ones that a fight has shown.
view-place = No.
view-up = face up
view-layer = Laid by
    .is = seat
view-laid_on = First before
    .is = hidden
view-moved_by = Moved by
    .is = seat
view-hand = Cards
view-swords = Swords
    .is = hidden
view-shields = Shields
    .is = hidden
view-effect = Action
    .is = hidden
view-target = On whom
    .is = hidden
view-chosen = Chosen card no.
view-discard = Discarded
    .is = after
    .item = A hidden card
view-deck_count = In the deck
view-card_list = All cards
    .is = hidden
view-card_list_source = Where the list of cards comes from
    .is = hidden
view-games = Winners of the games before
    .is = hidden
view-last_fight = The last fight
    .is = after
view-total = Wounds in all
view-last_game = The last game
    .is = hidden
