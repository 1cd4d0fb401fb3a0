# A Knight's Tale in English. What a sentence is given is told in core/text.py.

## What is being decided

prompt-character = Choose your character.
prompt-character-waiting = Waiting for { $seat } to choose a character.
prompt-handicap = Will you make it harder for yourself and begin with level I: { $item }?
prompt-handicap-waiting = Waiting for { $seat }: begin with level I ({ $item })?
prompt-titles_keep = Choose a title to keep (still to keep: { $count }).
prompt-titles_keep-waiting = Waiting for { $seat } to choose which titles to keep.
prompt-travel_return = Return travel cards for 1 strength each, or keep the rest.
prompt-travel_return-waiting = Waiting for { $seat } to return travel cards or to keep them.
prompt-action = Place a pawn and do its action (pawns left: { $pawns }).
prompt-action-waiting = Waiting for { $seat } to place a pawn (pawns left: { $pawns }).
prompt-journey = Take a travel card (still to take: { $count }).
prompt-journey-waiting = Waiting for { $seat } to take travel cards (still to take: { $count }).
prompt-goal_keep = Choose the title to keep.
prompt-goal_keep-waiting = Waiting for { $seat } to choose a title.
prompt-travel = Play a travel card or stop (plays left: { $count }).
prompt-travel-waiting = Waiting for { $seat } to play a travel card or to stop (plays left: { $count }).
prompt-knockout = You are out of the tournament: play a travel card or stop (plays left: { $count }).
prompt-knockout-waiting = Waiting for { $seat }, who is out of the tournament, to play a travel card or to stop (plays left: { $count }).
prompt-reward = Choose your reward for the card { $card }.
prompt-reward-waiting = Waiting for { $seat } to choose the reward for the card { $card }.
prompt-sign_up = Choose a place in the tournament, or do without for now.
prompt-sign_up-waiting = Waiting for { $seat }: sign up for the tournament, or not yet?
prompt-sign_up_must = Choose a place in the tournament.
prompt-sign_up_must-waiting = Waiting for { $seat } to choose a place in the tournament.
prompt-prize = You are the champion: choose a relic.
prompt-prize-waiting = Waiting for { $seat }, the champion, to choose a relic.
prompt-brave = Will you fight the duel for the title Brave?
prompt-brave-waiting = Waiting for { $seat }: fight for the title Brave?
prompt-tent = Duel, before clash 1: use a token with a tent or pass.
prompt-tent-waiting = Duel, before clash 1: waiting for { $seat } to use a token with a tent or to pass.
prompt-refresh = Choose which used token to turn up.
prompt-refresh-waiting = Waiting for { $seat } to choose which used token to turn up.
prompt-strength = Clash { $clash }, attack { $attack } against { $against }: how much strength do you commit (so far { $count })?
prompt-strength-waiting = Clash { $clash }, attack { $attack } against { $against }: waiting for { $seat } to commit strength (so far { $count }).
prompt-faith = Clash { $clash }, attack { $attack } against { $against }: use a faith token to reroll dice (at most { $count }) or pass.
prompt-faith-waiting = Clash { $clash }, attack { $attack } against { $against }: waiting for { $seat } to use faith (dice to reroll: at most { $count }) or to pass.
prompt-reroll = Faith: choose dice to reroll (at most { $count } more), then roll.
prompt-reroll-waiting = Waiting for { $seat } to choose dice for faith to reroll (at most { $count } more).
prompt-ring = The Ring: choose dice to reroll (at most { $count } more), then roll.
prompt-ring-waiting = Waiting for { $seat } to choose dice for the Ring to reroll (at most { $count } more).
prompt-lance = Clash { $clash }, attack { $attack } against { $against }: use a token with a lance or pass.
prompt-lance-waiting = Clash { $clash }, attack { $attack } against { $against }: waiting for { $seat } to use a token with a lance or to pass.
prompt-relic = Clash { $clash }, attack { $attack } against { $against }: use a relic or pass.
prompt-relic-waiting = Clash { $clash }, attack { $attack } against { $against }: waiting for { $seat } to use a relic or to pass.
prompt-recover_support = The duel is lost: choose the support token that comes back.
prompt-recover_support-waiting = The duel is lost: waiting for { $seat } to choose the support token that comes back.
prompt-recover_relic = The duel is lost: choose the relic that comes back.
prompt-recover_relic-waiting = The duel is lost: waiting for { $seat } to choose the relic that comes back.
prompt-over = The game is over: { $reason }.

## Why not

refusal-over = The game is over: nothing more can be done.
refusal-not_now = That cannot be done now. What is being decided: { $phase ->
    [character] the character
    [handicap] the level to begin with
    [titles_keep] which titles to keep
    [travel_return] which cards to return
    [action] where to place a pawn
    [journey] which cards to take
    [goal_keep] which title to keep
    [travel] which card to play
    [knockout] which card to play when knocked out
    [reward] which reward to take
    [sign_up] which place to take in the tournament
    [prize] which relic to take
    [brave] whether to fight for a title
    [tent] the tent
    [refresh] which token to turn up
    [strength] how much strength to commit
    [faith] whether to use faith
    [reroll] which dice to reroll
    [lance] the lance
    [relic] the relic
    [recover_support] which token to take back
    [recover_relic] which relic to take back
   *[other] nothing
}.
refusal-initiative_once = You have taken initiative in this round already.
refusal-no_cell = No free cell: { $area } (cells with so many players: { $count }).
refusal-no_cards = There are no travel cards left to take.
refusal-no_titles = There are no titles left to draw.
refusal-top_level = Level IV is the highest: { $item }.
refusal-cannot_pay = Too little to pay with: { $resource } { $owned }, and it takes { $price }.
refusal-cell_covered = With so few players this is not in use: { $cell }.
refusal-cell_empty = Nothing lies there: { $cell }. The track is filled again in the refresh phase.
refusal-other_tournament = There is no such place in this tournament: { $spot }.
refusal-signed_already = You are signed up for this tournament already.
refusal-place_taken = This place is taken: { $spot }.
refusal-no_knight = No knight stands there: { $spot }.
refusal-challenged_already = This knight has been challenged already: { $spot }.
refusal-city_twice = You have a challenge in this city already: { $city }.
refusal-event_no_cell = The event { $event } has no action: it works for everybody at once.
refusal-event_taken = The action of the event { $event } has been taken in this round.
refusal-event_other = The event { $event } has another action.
refusal-event_level = Only level III can be raised by this: { $item }.
refusal-event_idle = The event { $event } would give you nothing now.
refusal-not_offered = This character was not offered to you: { $character }.
refusal-other_item = You are asked about this: { $item }.
refusal-title_not_drawn = You have not drawn this title: { $title }.
refusal-not_in_hand = You do not hold this card: { $card }.
refusal-no_such_option = This card has fewer rewards to choose from: { $count }.
refusal-may_not_wait = You may not wait: you are the last in the order of those who are not signed up.
refusal-no_waiting = In pas d'armes nobody waits.
refusal-must_sign_up = You must sign up: there is a place for you.
refusal-relic_out_of_stock = There is none left: { $relic }.
refusal-deck_empty = This deck is empty: { $deck }.
refusal-not_in_row = This card is not among the open ones ({ $deck }): { $card }.
refusal-of_no_use = This card would give you nothing: { $card }.
refusal-four_at_most = At most four strength in a duel; you have committed { $count }.
refusal-not_so_strong = You have only so much strength: { $owned }.
refusal-mark_first = Choose at least one die to reroll.
refusal-no_die = There is no such die in your roll: { $die }.
refusal-marked_already = You have chosen this die already: { $die }.
refusal-no_die_to_turn = You have rolled no die that this could work on: { $token }.
refusal-token_used = This is used and lies face down: { $token }.
refusal-no_token = You do not have this: { $token }.
refusal-not_refreshable = This cannot be turned up now: { $token }.
refusal-not_used_here = You have not used this in the duel: { $token }.
refusal-wrong_time = Not in this step: { $token } (when it works: { $timing }).
refusal-no_glory_to_lose = You have too little glory to pay for this: { $token }.
refusal-nothing_to_refresh = Nothing lies face down that this could turn up: { $token }.
refusal-no_brave = You have no title that must be fought for.

## What happened

event-character = { $seat } plays as: { $character }.
event-handicap = { $seat } begins with level I: { $item }.
event-order = Initiative from left to right: { $seats }.
event-titles_dealt = { $seat } draws { $count ->
    [one] { $count } title
   *[other] { $count } titles
}{ $titles_count ->
    [0] .
   *[other] : { $titles }.
}
event-title_kept = { $seat } keeps a title{ $title_count ->
    [0] .
   *[other] : { $title }.
}
event-title_open = { $seat } has the title { $title } as a goal.
event-drew = { $seat } draws a card of the { $deck } deck{ $card_count ->
    [0] .
   *[other] : { $card }.
}
event-took = { $seat } takes the open card { $card }.
event-returned = { $seat } returns { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
} ({ $decks }).
event-rows = Open travel cards. Romance: { $romance_count ->
    [0] none
   *[other] { $romance }
}. Trade: { $trade_count ->
    [0] none
   *[other] { $trade }
}. Challenge: { $challenge_count ->
    [0] none
   *[other] { $challenge }
}.
event-track = On the support track: { $support_count ->
    [0] nothing
   *[other] { $support }
}.
event-tournament = The tournament of round { $round } is prepared ({ $tournament }): { $knights }.{ $prize_count ->
    [0] { "" }
   *[other] { " " }The prize: { $prize }.
}
event-round = Round { $round } begins. The event: { $event }.
event-event_next = The event of round { $round } will be: { $event }.
event-recruit = On the event lies: { $support }.
event-placed = { $seat } places a pawn: { $area }.
event-gained = { $seat } gains: { $resource } +{ $count }.
event-lost = { $seat } loses: { $resource } −{ $count }.
event-paid = { $seat } pays: { $resource } −{ $count }.
event-raised = { $seat } now has { $item } of level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-prestige_gained = { $seat } gains the prestige { $prestige }.
event-prestige_refused = { $seat } has no use for another prestige { $prestige }.
event-relic_gained = { $seat } gains the relic { $relic }.
event-support_gained = { $seat } gains the support of: { $support }.
event-travel = { $last ->
    [true] The last journey begins.
   *[false] The travel phase begins.
}
event-played = { $seat } plays { $card }.
event-stopped = { $seat } plays no more cards.
event-signed_up = { $seat } signs up: { $spot }{ $knight_count ->
    [0] .
   *[other] , against { $knight }.
}
event-waited = { $seat } waits.
event-declined = { $seat } declines.
event-no_place = { $seat } has no place to sign up for.
event-bracket = The free cells are taken by { $knights_count ->
    [0] nobody.
   *[other] { $knights }.
}
event-knights_met = { $knight } beats { $beaten }.
event-champion = { $seat_count ->
    [0] { $knight } wins the tournament, and nobody gets the prize.
   *[other] { $seat } is the champion. The prize: { $prize }.
}
event-knocked_out = { $seat } is out of the tournament{ $count ->
    [0] .
    [one] { " " }and may play { $count } travel card.
   *[other] { " " }and may play { $count } travel cards.
}
event-duel_players = Duel: { $seat } against { $rival }.
event-duel_vp = Duel: { $seat } against the virtual opponent, attack { $attack }, prestige { $stars }.
event-duel_card = Duel: { $seat } against { $card }, attack { $attack }, prestige { $stars }.
event-duel_title = Duel: { $seat } for the title { $title }, attack { $attack }, prestige { $stars }.
event-duel_knight = Duel: { $seat } against { $knight }, attack { $attack }, prestige { $stars }.
event-used = { $seat } uses: { $support }. Attack { $attack } against { $against }.
event-used_relic = { $seat } uses the relic { $relic }. Attack { $attack } against { $against }.
event-refreshed = { $seat } turns up: { $token }.
event-prestige_refreshed = { $seat } turns up the prestige { $prestige }.
event-committed = { $seat } commits { $count } strength, { $total } in all.
event-rolled = { $seat } rolls: strength { $strength_dice }, horse { $horse_dice }, armour { $armour_dice }. Attack { $attack } against { $against }.
event-rerolled = { $seat } rerolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
} { $ring ->
    [true] with the Ring
   *[false] with faith
}: strength { $strength_dice }, horse { $horse_dice }, armour { $armour_dice }. Attack { $attack } against { $against }.
event-foe_rolled = The opponent's die shows { $count }: attack { $attack } against { $against }.
event-clash_won = { $seat_count ->
    [0] The opponent wins
   *[other] { $seat } wins
} clash { $clash }, { $attack } to { $against }{ $why ->
    [prestige] , by prestige.
    [initiative] , by initiative.
   *[attack] .
}
event-prestige_turned = { $seat } turns the prestige { $prestige } face down.
event-duel_won = { $seat_count ->
    [0] The opponent wins
   *[other] { $seat } wins
} the duel, { $wins } to { $losses }.
event-recovered = { $seat } takes back: { $resource } +1.
event-recovered_token = { $seat } takes back: { $token }.
event-prestige_recovered = { $seat } takes back the prestige { $prestige }.
event-vp_acted = The virtual opponent, { $solo_card }: { $area }.
event-vp_removed = The virtual opponent removes from the game: { $support }.
event-vp_discarded = The virtual opponent discards ({ $deck }): { $cards }.
event-vp_idle = The virtual opponent finds nothing to do and puts its pawn aside.
event-vp_won = The virtual opponent beats { $knight }.
event-vp_lost = The virtual opponent loses to { $knight }.
event-title_scored = { $seat } scores the title { $title }: glory +{ $glory }.
event-over = The game is over: { $reason }.

## What may be done

action-character = Play as: { $character }
action-handicap = Begin with level I: { $item }
action-standard = Begin with the usual level: { $item }
action-keep = Keep the title { $title }
action-return = Return { $card }
action-done = Keep the rest
action-train = Train
action-pray = Pray
action-serve = Serve
action-take_initiative = Take initiative
action-plan_journey = Plan a journey
action-stand_guard = Stand guard
action-train_alone = Train alone
action-market = Go to the market: { $item } one level up
action-gain_support = Gain support: { $cell }
action-call_herald = Call the herald: { $spot }
action-new_goal = Choose a new goal
action-event_action = Do the event's action
action-event_item = Do the event's action: { $item }
action-take = Take { $card }
action-draw = Draw from the deck: { $deck }
action-play = Play { $card }
action-stop = Play no more cards
action-choose = Choose reward { $option }
action-sign_up = Sign up: { $spot }
action-wait = Wait
action-decline = Decline
action-fight = Fight
action-take_relic = Take the relic { $relic }
action-faith = Use a faith token
action-use = Use: { $support }
action-use_relic = Use the relic { $relic }
action-refresh = Turn up: { $token }
action-commit = Commit strength: { $count }
action-reroll = Reroll: { $die }
action-roll = Roll
action-pass = Pass
action-recover = Take back: { $token }

## What an option costs and gives

remark-glory = glory { $signed }
remark-coins = coins { $signed }
remark-faith = faith { $signed }
remark-strength = strength { $signed }
remark-pawns = pawns { $signed }
remark-attack = attack { $signed }
remark-opponent_attack = opponent's attack { $signed }
remark-opponent_prestige = opponent's prestige { $signed }
remark-horse = { effect-horse }
remark-armour = { effect-armour }
remark-prestige = { effect-prestige }
remark-relic = { effect-relic }
remark-relic_any = { effect-relic_any }
remark-support = { effect-support }
remark-support_top = { effect-support_top }
remark-titles = { effect-titles }
remark-journey = { effect-journey }
remark-recruit = { effect-recruit }
remark-reroll_faith = { effect-reroll_faith }
remark-title_glory = { effect-title_glory }
remark-travel_plays = { effect-travel_plays }
remark-journey_cards = { effect-journey_cards }
remark-discount = { effect-discount }
remark-refresh = { effect-refresh }
remark-turn = { effect-turn }
remark-reroll = { effect-reroll }
remark-need_support = { need-support }
remark-need_support_any = { need-support_any }
remark-need_relic_any = { need-relic_any }
remark-need_prestige_any = { need-prestige_any }
remark-need_coins = { need-coins }
remark-need_faith = { need-faith }
remark-need_strength = { need-strength }
remark-need_romance = { need-romance }
remark-need_trade = { need-trade }
remark-need_challenge = { need-challenge }
remark-need_horse = { need-horse }
remark-need_armour = { need-armour }
remark-need_without = { need-without }
remark-need_duel = { need-duel }
remark-cost = pay { $purse ->
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [faith] { $count ->
        [one] { $count } faith token
       *[other] { $count } faith tokens
    }
   *[other] { $count ->
        [one] { $count } strength token
       *[other] { $count } strength tokens
    }
}
remark-free = free
remark-choice = your choice of:
remark-met = all it asks for is there
remark-in_vain = it would do nothing now
remark-level = { $item } of level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
remark-title_worth = glory +{ $count } at the end
remark-given_back = the card goes back to its deck, and with it:
remark-kept = cards kept in hand: { $count }
remark-start = to begin with: glory { $glory }, coins { $coins }, faith { $faith }, strength { $strength }
remark-levels = horse { $horse ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, armour { $armour ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
remark-income = income: coins { $coins }, faith { $faith }, strength { $strength }
remark-titles_dealt = titles: draw { $count }, keep { $kept }
remark-cards_dealt = cards: { $romances } romance, { $trades } trade, { $challenges } challenge
remark-gift = a special support token
remark-initiative = place { $place } in the order of the next round
remark-timing = { $timing }
remark-knight = { $knight } ({ $class }): attack { $attack }{ $dice ->
    [0] { "" }
   *[other] { " " }and an armour die
}, prestige { $stars }, glory { $glory }
remark-less = { $die }: you roll { $count } fewer
remark-meets_player = { $rival } in the first duel
remark-meets_unknown = the first opponent is not known yet
remark-foe = opponent: attack { $attack }, prestige { $stars }
remark-unseen = unseen, cards in the deck: { $count }
remark-stop_final = no more cards in this phase; kept in hand: { $count }
remark-stop_turn = miss this turn; you may play later
remark-wait = you choose later among the places left
remark-no_shield = no shield in this pass
remark-no_title = the title will not count
remark-no_such_title = you hold no such title: nothing is lost
remark-nothing_spent = nothing is spent
remark-die_shows = it shows { $count }
remark-rolls = dice to be rolled: { $count }
remark-strength_dice = strength dice: { $count }{ $symbol ->
    [true] , the special symbol counts
   *[other] { "" }
}
remark-win_clash = the clash: { $percent } %
remark-win_duel = the duel: { $percent } %, if faith and tokens are spent where they decide
remark-win_duel_players = the duel: { $percent } %, if both spend faith and tokens where they decide
remark-win_card = the duel: { $percent } %, with as much strength as the reward is worth
remark-win_title = the duel: { $percent } %, with all that there is
remark-win_share = the duel: { $percent } %, with a fair share of strength and faith

## How it ended

end-most_glory = one player has the most glory
end-prestige = glory is equal, and the number of prestige tokens decides
end-shared = glory and prestige are equal, and the victory is shared
end-champion_of_all = all three tournaments are won
end-knocked_out = a tournament is lost
end-goal_reached = the glory asked for is reached
end-goal_missed = the glory asked for is not reached
end-rival_beaten = the virtual opponent has less glory
end-rival_ahead = the virtual opponent has at least as much glory
score-start = at the start
score-tournament = tournaments
score-support = support tokens
score-travel = travel cards
score-event = events
score-prize = prizes
score-titles = titles
result-goal = Glory asked for: { $goal }.
result-glory = Glory reached: { $glory }.
result-vp_glory = Glory of the virtual opponent: { $vp_glory }.

## Options

option-tournament_type = The tournament of all three rounds.
option-tournament_type-plaisance = Plaisance: a knock-out among eight, in which players may meet.
option-tournament_type-pas_d_armes = Pas d'armes: three cities, and only knights are fought.
option-tournament_prize = What the champion of a Plaisance gets.
option-tournament_prize-standard = 1 glory and 1 coin.
option-tournament_prize-random_token = A random prize token, a new one each time.
option-characters = Who the players are.
option-characters-choose_of_three = Each chooses one of three characters, one of each level.
option-characters-level1_only = All have the same character of level 1: better for a first game.
option-open_titles = Whether personal titles lie open.
option-open_titles-false = No: only the owner knows them.
option-open_titles-true = Yes: easier for a first game.
option-handicap_horse = Whether a player may choose to begin with a level-I horse.
option-handicap_horse-false = No.
option-handicap_horse-true = Yes: everybody is asked.
option-handicap_armour = Whether a player may choose to begin with level-I armour.
option-handicap_armour-false = No.
option-handicap_armour-true = Yes: everybody is asked.
option-simultaneous_travel = Whether travel cards are played at the same time.
option-simultaneous_travel-false = No: in turn.
option-simultaneous_travel-true = Yes, by agreement; the program still takes one card after the other.
option-simultaneous_duels = Whether duels of one city or stage are fought at the same time.
option-simultaneous_duels-false = No: one after the other.
option-simultaneous_duels-true = Yes, by agreement; the program still takes one after the other.
option-solo_scenario = What it takes to win a game alone.
option-solo_scenario-lone_challenge = Lone challenge: reach a number of glory.
option-solo_scenario-warrior = Warrior: win all three tournaments (Plaisance only).
option-solo_scenario-rivalry = Rivalry: end with more glory than the virtual opponent.
option-solo_difficulty = How hard the game alone is.
option-solo_difficulty-easy = Easy.
option-solo_difficulty-medium = Medium.
option-solo_difficulty-hard = Hard.
option-vp_personality = The personality of the virtual opponent.
option-vp_personality-none = None: the nine base cards.
option-vp_personality-warrior = Warrior: two cards more.
option-vp_personality-righteous = Righteous: two cards more.
option-finite_supply = Whether the supply is bounded by what is in the box.
option-finite_supply-false = No: there are tokens enough.
option-finite_supply-true = Yes: nobody gets more than is left.
option-knight_pool = Whether a knight may come to a later tournament.
option-knight_pool-reshuffled = Yes: after a tournament knights go back to their class.
option-knight_pool-unique = No, as long as his class has others.
option-plaisance_loser_cards = How many travel cards who is knocked out of a Plaisance plays.
option-plaisance_loser_cards-stage1_2_stage2_1 = Two after the first stage, one after the second.
option-plaisance_loser_cards-stage1_1_stage2_2 = One after the first stage, two after the second.
option-pas_d_armes_signup = Whether a shield must be placed when signing up for pas d'armes.
option-pas_d_armes_signup-mandatory = Yes, if there is a place.
option-pas_d_armes_signup-optional = No: it may be declined in each pass.
option-travel_pass = What passing in a travel phase means.
option-travel_pass-final = No more cards in this phase.
option-travel_pass-skip_turn = Only a turn skipped: the phase ends when all pass in a row.
option-null_card_play = Whether a card may be played that gives nothing.
option-null_card_play-allowed = Yes: it counts as played.
option-null_card_play-forbidden = No, if not even a part of it could be had.
option-brave_spending = How the duel for the title Brave is fought.
option-brave_spending-duel_first = The duel first: what it spends serves no other title.
option-brave_spending-allocate_first = The other titles first: it is fought with what they do not need.
option-glory_loss_at_zero = If there is too little glory for Thug or Witch.
option-glory_loss_at_zero-lose_what_you_have = The token is used, and takes what there is.
option-glory_loss_at_zero-cannot_use = The token cannot be used.
option-vp_vs_knight = How the virtual opponent fights a knight.
option-vp_vs_knight-by_attack = By clashes: higher attack, then prestige.
option-vp_vs_knight-by_glory = Like two knights: more glory, then prestige.
option-vp_pas_d_armes_city = Where the virtual opponent challenges through the herald.
option-vp_pas_d_armes_city-literal = In a city without your shield and without its own.
option-vp_pas_d_armes_city-own_city_only = In a city without its own shield.
option-solo_plaisance_gap = Who takes the cell that is left over in a Plaisance without the virtual opponent.
option-solo_plaisance_gap-extra_knight = One more knight.
option-solo_plaisance_gap-bye = Nobody: the neighbour goes on without a fight.
option-level3_support = Which token a character of level 3 brings.
option-level3_support-random_top = The top one of the special pile.
option-level3_support-by_card = The one named on the character card, if one is.
option-polish_symbol = What the symbol on a Polish noble's die counts.
option-polish_symbol-zero = 0.
option-polish_symbol-three = 3.
option-blind_draw = When drawn travel cards are seen.
option-blind_draw-see_each = Each before the next is chosen.
option-blind_draw-declare_all = All together, when the choice is done.

## The table as text

show-head = { $game }, round { $round }: { $phase ->
    [character] choosing characters
    [handicap] choosing levels to begin with
    [titles_keep] choosing titles to keep
    [travel_return] returning travel cards
    [action] action phase
    [journey] action phase, taking travel cards
    [goal_keep] choosing a title
    [travel] travel phase
    [knockout] tournament, cards of who is knocked out
    [reward] choosing a reward
    [sign_up] sign-up phase
    [prize] tournament, the prize
    [brave] titles phase
    [ended] the end
   *[duel] a duel
}
show-order = Initiative: { $list }
show-next-order = Initiative after the refresh: { $list }
show-event = Event: { $event }. Cost: { $cost }. What it does: { $gain }.
show-event-token = On it lies: { $support }.
show-next-event = Next event: { $event }.
show-crowns = Tournaments to be won, all of them: { $count }.
show-goal = Glory asked for: { $count }.
show-rival = The virtual opponent rides as { $knight }: attack { $attack }, prestige { $stars }.
show-solo-card = Its last card: { $solo_card }{ $count ->
    [0] , nothing of it could be done.
   *[other] , action { $count } of it.
}
show-virtual = { $name }: glory { $glory }, pawns { $pawns }
show-player = { $name }: glory { $glory }, coins { $coins }, faith { $faith }, strength { $strength }, horse { $horse }, armour { $armour }, cards { $hand_number }, titles { $titles_number }, pawns { $pawns }
show-character = character: { $character }
show-tokens = tokens (used ones in brackets): { $list }
show-prestige = prestige (used in brackets): { $list }
show-played = cards played: romance { $romance_count }, trade { $trade_count }, challenge { $challenge_count }
show-known-hand = known in this hand: { $cards }
show-open-titles = open titles: { $titles }
show-scored = titles scored: { $titles }
show-cells = Free cells: { $list }
show-track = Support track (price): { $list }
show-row = Open cards, { $deck } (in the deck { $count }): { $list }
show-public = Public titles: { $list }
show-odds-cards = Per cent beside challenges: your chance to win the duel with as much strength as the reward is worth.
show-cost = for { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
show-plaisance = Tournament: Plaisance
show-pas_d_armes = Tournament: pas d'armes
show-prize = Prize: { $prize } ({ $gain })
show-added = After sign-up come: { $list }
show-knight = { $spot }: { $knight }, attack { $attack }, glory { $glory }, prestige { $stars }
show-foe-die = { $attack } and a die
show-odds-knights = Per cent: your chance to win the duel with a fair share of strength and faith.
show-less = you roll fewer ({ $die }): { $count }
show-duel = Duel, clash { $clash }, step: { $step }
show-side = { $name }: attack { $attack }, prestige { $stars }, clashes won { $wins }, strength committed { $committed }; { $dice }
show-title = Your title: { $title }, glory { $glory } ({ $needs }){ $met ->
    [true] , met now
   *[false] { "" }
}
show-met = Best set of titles now: { $titles }
show-offered = Characters to choose from: { $offered }
show-dealt = Titles to choose from: { $titles }
show-hand = Your hand: { $list }
show-reconstructed = Knights, prices, cells, characters and most cards are reconstructed: the text of the rules does not give their figures.

## What cards and tokens do

effect-glory = glory { $count }
effect-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
effect-faith = faith { $count }
effect-strength = strength { $count }
effect-horse = horse from level { $from_level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} to { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
effect-armour = armour from level { $from_level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} to { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
effect-prestige = prestige { $prestige }
effect-relic = relic { $relic }
effect-relic_any = a relic of your choice
effect-support = support { $support }
effect-support_top = the top support token of the scroll pile
effect-titles = draw { $count } titles, keep 1
effect-journey = take { $count } travel cards
effect-recruit = the support token on the event
effect-pawns = pawns { $count }
effect-reroll_faith = faith rerolls { $count } more
effect-title_glory = glory +{ $count } for each title
effect-travel_plays = travel cards in a phase +{ $count }
effect-journey_cards = cards of Plan a journey +{ $count }
effect-discount = market and support cheaper by { $count }
effect-refresh = { $kind ->
    [support] turn up a support token
    [prestige] turn up a prestige token
   *[relic] turn up a relic
}
effect-attack = attack { $count }
effect-opponent_attack = opponent's attack { $count }
effect-opponent_prestige = opponent's prestige { $count }
effect-turn = { $die } turned to { $count }
effect-reroll = reroll up to { $count } dice
effect-or = { $head } / { $last }

## What titles ask for

need-support = { $support } × { $count }
need-support_any = support tokens: { $count }
need-relic_any = relics: { $count }
need-prestige_any = prestige tokens: { $count }
need-coins = coins: { $count }
need-faith = faith: { $count }
need-strength = strength: { $count }
need-romance = romance cards played: { $count }
need-trade = trade cards played: { $count }
need-challenge = challenge cards won: { $count }
need-horse = horse of level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
need-armour = armour of level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
need-without = no { $support }
need-duel = a duel won against attack { $attack }, prestige { $stars }

## Characters

character-young_knight = Young knight
character-wealthy_heir = Wealthy heir
character-pilgrim = Pilgrim
character-tourney_fighter = Tournament fighter
character-courtier = Courtier
character-queens_godson = Queen's godson
character-marshals_son = Marshal's son
character-wanderer = Wanderer
character-younger_prince = Younger prince

## Titles

title-strong = Strong
title-influential = Influential
title-righteous = Righteous
title-lucky = Lucky
title-brave = Brave
title-traveller = Traveller
title-terrible = Terrible
title-patron = Patron
title-famous = Famous
title-charming = Charming
title-noble = Noble
title-founder = Founder
title-rich = Rich
title-well_off = Well-off

## Travel cards

card-game = Game
card-love_at_court = Love at court
card-souvenir = Souvenir
card-task = Task
card-garden_walk = Walk in the garden
card-ladys_ribbon = Lady's ribbon
card-serenade = Serenade
card-letter = Letter
card-gift = Gift
card-dance = Dance
card-song_of_deeds = Song of deeds
card-queens_invitation = Queen's invitation
card-court_kitchen = Court kitchen
card-fencing_lessons = Fencing lessons
card-golden_fleece = Order of the Golden Fleece
card-trade_rosary = Rosary
card-destrier = Destrier
card-milanese_armour = Milanese armour
card-courser = Courser
card-mail_maker = Mail maker
card-hire_squire = A squire for hire
card-armoury = Armoury
card-trade_amulet = Amulet
card-donation = Donation
card-feast = Feast
card-oath_of_fealty = Oath of fealty
card-rescue = Rescue
card-lodewijk_van_gruuthuse = Lodewijk van Gruuthuse
card-ludwig_of_brieg = Ludwig II of Brieg
card-riccio_da_parma = Riccio da Parma
card-highway_robbers = Robbers on the road
card-sparring = Sparring
card-knight_errant = Knight errant
card-affair_of_honour = Affair of honour
card-guarding_pilgrims = Guarding the pilgrims
card-hired_blade = Hired blade
card-minstrels_contest = Minstrels' contest
card-ransom = A captive's ransom
card-seasoned_teacher = Seasoned teacher
card-night_watch = Night watch
card-tourney_rival = Tournament rival
card-mounted_duel = Mounted duel
card-abbey_defence = Defence of the abbey
card-royal_guard = Royal guard
card-giant_mercenary = Giant mercenary

## Decks

deck-romance = romance
deck-trade = trade
deck-challenge = challenge

## Support tokens

token-minstrel = Minstrel
token-nun = Nun
token-squire = Squire
token-fencing_master = Fencing master
token-armourer = Armourer
token-thug = Thug
token-cook = Cook
token-queen = Queen
token-vassal = Vassal
token-lady_in_waiting = Lady-in-waiting
token-witch = Witch
token-king = King
token-usurer = Usurer
token-bishop = Bishop
token-scribe = Scribe
token-messenger = Messenger
token-herald = Herald
token-lady = Lady
token-diplomat = Diplomat
token-old_campaigner = Old campaigner
token-jester = Jester
token-hermit = Hermit

## When a support token works

timing-immediate = when gained
timing-permanent = always
timing-tent = tent
timing-lance = lance

## Relics and prestige

token-medallion = Medallion
token-rosary = Rosary
token-amulet = Amulet
token-ring = Ring
prestige-lady_of_heart = Lady of the heart
prestige-kings_favour = King's favour
prestige-retinue = Retinue
prestige-office = Office
prestige-military_fame = Military fame
prestige-champion_prestige = Champion

## Knights

knight-dietrich_von_kottulin = Dietrich von Kottulin
knight-david_mathew = David Mathew
knight-hans_von_trotha = Hans von Trotha
knight-alvaro_vaz_de_almada = Álvaro Vaz de Almada
knight-wolfert_van_borselen = Wolfert VI van Borselen
knight-john_of_luxembourg_ligny = John II of Luxembourg-Ligny
knight-john_fastolf = John Fastolf
knight-john_talbot = John Talbot
knight-francesco_sforza = Francesco Sforza
knight-pal_kinizsi = Pál Kinizsi
knight-jan_zizka = Jan Žižka of Trocnov
knight-wincenty_of_granow = Wincenty of Granów
knight-andrzej_balicki = Andrzej Balicki
knight-sedziwoj_ostrorog = Sędziwój Ostroróg
knight-dobieslaw_puchala = Dobiesław Puchała
knight-dobieslaw_olesnicki = Dobiesław Oleśnicki
knight-zyndram_of_maszkowice = Zyndram of Maszkowice
knight-powala_of_taczew = Powała of Taczew
knight-zawisza_the_black = Zawisza the Black
knight-james_ii_of_scotland = James II of Scotland
knight-charles_vii = Charles VII the Victorious
knight-juan_ii_of_aragon = Juan II of Aragon
knight-joao_i = João I the Good
knight-wladyslaw_jagiello = Władysław Jagiełło
knight-henry_v = Henry V of Monmouth
knight-maximilian_i = Maximilian I of Austria
knight-jaroslav_lev_of_rozmital = Jaroslav Lev of Rožmitál
knight-suero_de_quinones = Suero de Quiñones
knight-federico_da_montefeltro = Federico da Montefeltro
knight-jean_le_meingre = Jean II le Meingre
knight-pierre_terrail = Pierre Terrail
knight-jacques_de_lalaing = Jacques de Lalaing

## Classes of knights

class-nobility = nobility
class-veteran = veteran
class-polish_noble = Polish noble
class-king_class = king
class-champion_class = champion

## The tournament

city-florence = Florence
city-paris = Paris
city-munich = Munich
place-florence_1 = Florence, place 1
place-florence_2 = Florence, place 2
place-florence_3 = Florence, place 3
place-florence_4 = Florence, place 4
place-paris_1 = Paris, place 1
place-paris_2 = Paris, place 2
place-paris_3 = Paris, place 3
place-paris_4 = Paris, place 4
place-munich_1 = Munich, place 1
place-munich_2 = Munich, place 2
place-munich_3 = Munich, place 3
place-munich_4 = Munich, place 4
place-cell_1 = cell 1
place-cell_2 = cell 2
place-cell_3 = cell 3
place-cell_4 = cell 4
place-cell_5 = cell 5
place-cell_6 = cell 6
place-cell_7 = cell 7
place-cell_8 = cell 8
tournament-t01 = tournament card 1
tournament-t02 = tournament card 2
tournament-t03 = tournament card 3
tournament-t04 = tournament card 4
tournament-t05 = tournament card 5
tournament-t06 = tournament card 6
tournament-t07 = tournament card 7
tournament-t08 = tournament card 8
tournament-t09 = tournament card 9
tournament-t10 = tournament card 10
tournament-t11 = tournament card 11
tournament-t12 = tournament card 12
prize-standard = the standard prize
prize-golden_crown = Golden crown
prize-champions_cup = Champion's cup
prize-purse_of_gold = Purse of gold
prize-reliquary = Reliquary

## The board

cell-s1 = special cell 1
cell-s2 = special cell 2
cell-r1 = cell 1
cell-r2 = cell 2
cell-r3 = cell 3
cell-r4 = cell 4
cell-r5 = cell 5
cell-r6 = cell 6
cell-r7 = cell 7
area-train = Train
area-pray = Pray
area-serve = Serve
area-take_initiative = Take initiative
area-plan_journey = Plan a journey
area-stand_guard = Stand guard
area-train_alone = Train alone
area-market = Go to the market
area-gain_support = Gain support
area-call_herald = Call the herald
area-new_goal = New goal
area-event_action = The event's action
event_card-crusade = Crusade
event_card-war = War
event_card-good_harvest = Good harvest
event_card-recruit_a = Recruiting
event_card-recruit_b = Recruiting
event_card-recruit_free = Recruiting
event_card-royal_wedding = Royal wedding
event_card-spoils_of_war = Spoils of war
event_card-siege = Siege
event_card-wandering = Wandering
event_card-mentor_lessons = Mentor's lessons
event_card-call_to_arms = Call to arms
item-horse = horse
item-armour = armour
die-strength = strength die
die-strength_1 = third best strength die
die-strength_2 = second best strength die
die-strength_3 = best strength die
die-horse = horse die
die-horse_1 = third best horse die
die-horse_2 = second best horse die
die-horse_3 = best horse die
die-armour = armour die
die-armour_1 = third best armour die
die-armour_2 = second best armour die
die-armour_3 = best armour die
resource-glory = glory
resource-coins = coins
resource-faith = faith
resource-strength = strength
step-tent = tent
step-strength = strength
step-roll = roll
step-faith = faith
step-lance_1 = first lance
step-lance_2 = second lance
step-relic = relic
step-compare = comparison

## The game for one

solo_card-base_1 = base card 1
solo_card-base_2 = base card 2
solo_card-base_3 = base card 3
solo_card-base_4 = base card 4
solo_card-base_5 = base card 5
solo_card-base_6 = base card 6
solo_card-base_7 = base card 7
solo_card-base_8 = base card 8
solo_card-base_9 = base card 9
solo_card-warrior_1 = warrior card 1
solo_card-warrior_2 = warrior card 2
solo_card-righteous_1 = righteous card 1
solo_card-righteous_2 = righteous card 2
scenario-warrior = Warrior
scenario-lone_challenge = Lone challenge
scenario-rivalry = Rivalry
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
seat-vp = Virtual opponent

## The table for any game: field headings (web/src/table/any-view.ts)

view-phase = Phase
    .is = hidden
view-round = Round
view-last_travel = the last journey
view-order = Initiative
    .is = hidden
view-next_order = Initiative after the refresh
    .is = hidden
view-event = Event
    .is = word
view-event_cost = What the event's action costs
    .is = hidden
view-event_gain = What the event does
    .is = hidden
view-event_token = Support token on the event
    .is = word
view-event_taken = the event's action is taken
view-next_event = Next event
    .is = word
view-character = Character
    .is = word
view-virtual = Virtual opponent
    .is = hidden
view-glory = Glory
view-coins = Coins
view-faith = Faith
view-strength = Strength
view-horse = Horse, level
view-armour = Armour, level
view-support = Support tokens
view-relics = Relics
view-prestige = Prestige
view-timing = When
    .is = word
view-effect = What it does
    .is = hidden
view-used = used
view-hand_count = Cards in hand
view-hand_decks = Of them romance, trade, challenge
view-hand_known = Known in this hand
    .is = word
view-played = Cards played
    .is = word
view-played_decks = Played: romance, trade, challenge
view-titles_count = Personal titles
view-titles = Known titles
    .is = word
view-pawns = Pawns
view-placed = Pawns on the board
view-plays = Cards played in this phase
view-plays_most = At most
view-stopped = plays no more in this phase
view-decided = has chosen already
view-earned = Where the glory comes from
    .is = hidden
view-scored = Titles scored
    .is = word
view-areas = Actions
view-cells = Cells
view-market = Prices of the next level
view-track = Support track
view-price = Price
view-special = special
view-piles = Support piles
    .is = hidden
view-scroll = Tokens with a scroll
    .is = hidden
view-removed = Removed support tokens
    .is = hidden
view-deck_counts = Cards in the decks
view-rows = Open travel cards
    .is = hidden
view-deck = Deck
    .is = word
view-cost = Price
    .is = if-any
view-attack = Attack
    .is = if-any
view-acted = Decided in this step
view-needed = Attack needed
view-tie = With equal attacks
view-stars = Prestige
    .is = if-any
view-gain = What it gives
    .is = hidden
view-chance = Chance, %
view-board_discard = Discarded travel cards
    .is = hidden
view-public_titles = Public titles
    .is = word
view-title_deck = Titles in the deck
view-title_discard = Titles discarded
view-goals = Titles you may score
    .is = shared
view-needs = What it asks for
    .is = hidden
view-public = for everybody
view-met = met now
view-chosen = in the best set
view-known_deck = Titles known in the deck
    .is = hidden
view-known_discard = Titles known in the discard
    .is = hidden
view-hand = Travel cards
view-offered = Characters to choose from
view-dealt = Titles to choose from
view-returned = Cards to be returned
    .is = word
view-picks = Cards still to take
    .is = if-any
view-drawn = Cards drawn
    .is = hidden
view-card = Card
    .is = word
view-item = Item
    .is = word
view-knockout = Cards of who is knocked out
    .is = if-any
view-passes = Passed in a row
    .is = if-any
view-tournament = Tournament
    .is = hidden
view-kind = Which
    .is = word
view-added = Come after sign-up
    .is = word
view-prize = Prize
    .is = word
view-prize_gain = What the prize gives
    .is = hidden
view-places = Places of the tournament
view-place = Place
    .is = word
view-knight_class = Class
    .is = word
view-armour_dice = Armour dice of his own
    .is = if-any
view-less = You roll fewer dice
view-shield = Signed up
    .is = seat
view-sweep = Pass of sign-up
    .is = hidden
view-stage = Stage
    .is = hidden
view-bout = Duel of the stage
    .is = hidden
view-entrants = Still in the bracket
    .is = hidden
view-advanced = Went on
    .is = hidden
view-champions = Champions
    .is = hidden
view-duel = Duel
    .is = hidden
view-reason = What it is about
    .is = hidden
view-title = Title
    .is = word
view-clash = Clash
view-step = Step
    .is = word
view-first = Acts first
    .is = hidden
view-foe_die = The opponent's die
view-sides = Sides of the duel
view-wins = Clashes won
view-committed = Strength committed
view-faith_spent = Faith used
view-bonus = Attack modifiers
    .is = if-any
view-dice = Dice
view-value = Value
view-symbol = symbol
view-marked = to be rerolled
view-used_support = Support tokens used
    .is = word
view-used_relics = Relics used
    .is = word
view-used_prestige = Prestige turned
    .is = word
view-winner = Winner
    .is = hidden
view-report = The latest duel
    .is = hidden
view-reconstructed = Reconstructed figures
    .is = hidden
view-crowns = Tournaments to win
view-goal = Glory asked for
view-deck_count = Cards in the deck
view-solo_card = Last card
    .is = word
view-action = Which action of it
    .is = hidden
view-discard = Discard
    .is = hidden
