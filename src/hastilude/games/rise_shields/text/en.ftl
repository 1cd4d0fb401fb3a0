# Rise Shields in English. What a sentence is given is said in core/text.py.

## What is being decided

prompt-choose_camp = { $own ->
    [0] You choose the camp.
   *[other] You rolled { $own }, the other side { $other }: you choose the camp.
} Camp 1 has the first turn, camp 2 the first choice of leader and faction.
prompt-choose_camp-waiting = Waiting for { $seat }: which camp{ $own ->
    [0] ?
   *[other] { " " }(rolls { $own } against { $other })?
}
prompt-pick_leader = Choose your leader.
prompt-pick_leader-waiting = Waiting for { $seat }: which leader?
prompt-pick_faction = Choose a faction.
prompt-pick_faction-waiting = Waiting for { $seat }: which faction?
prompt-pick_place = Choose the part of the map where your army begins.
prompt-pick_place-waiting = Waiting for { $seat }: which part of the map?
prompt-pick_roster = Who stays at home? Silver { $silver }, gold { $gold }, catapults { $machines }.
prompt-pick_roster-waiting = Waiting for { $seat }: who stays at home? Silver { $silver }, gold { $gold }, catapults { $machines }.
prompt-deploy = Set up your army in your two rows ({ $left } to go).
prompt-deploy-waiting = Waiting for { $seat } to set up the army ({ $left } to go).
prompt-deploy_facing = Which way should it look?
prompt-deploy_facing-waiting = Waiting for { $seat }: which way will it look?
prompt-start_artifact = Keep one of the three artifacts you have drawn.
prompt-start_artifact-waiting = Waiting for { $seat } to keep one of three artifacts.
prompt-main = Your turn (energy { $energy }): act with a unit, play a card, or end the turn.
prompt-main-waiting = The turn of { $seat } (energy { $energy }).
prompt-activation = { $points ->
    [0] What should { $unit } do without moving?
   *[other] Move, turn or attack with { $unit } (movement left: { $points }).
}
prompt-activation-waiting = { $seat } acts with { $unit }{ $points ->
    [0] .
   *[other] { " " }(movement left: { $points }).
}
prompt-declare_facing = Attack on { $target } ({ $attack }): which way should { $unit } turn for it?
prompt-declare_facing-waiting = Waiting for { $seat }: which way will { $unit } turn to attack { $target } ({ $attack })?
prompt-card_target = { $card }: choose what it works on.
prompt-card_target-waiting = Waiting for { $seat }: what does { $card } work on?
prompt-card_area = { $card }: choose the three cells around { $on }.
prompt-card_area-waiting = Waiting for { $seat }: which three cells around { $on } does { $card } strike?
prompt-card_block = Mental Block: which card of an opponent is closed?
prompt-card_block-waiting = Waiting for { $seat }: which card does Mental Block close?
prompt-artifact_target = { $artifact }: choose a unit.
prompt-artifact_target-waiting = Waiting for { $seat }: on which unit is { $artifact } used?
prompt-ring_way = Turn { $on } by one edge: clockwise or the other way?
prompt-ring_way-waiting = Waiting for { $seat }: which way will { $on } be turned?
prompt-place_cell = Choose a cell for { $unit }.
prompt-place_cell-waiting = Waiting for { $seat }: where will { $unit } go?
prompt-facing = Which way should { $unit } look?
prompt-facing-waiting = Waiting for { $seat }: which way will { $unit } look?
prompt-claim_treasury = Keep one of the artifacts drawn ({ $place }).
prompt-claim_treasury-waiting = Waiting for { $seat } to keep an artifact ({ $place }).
prompt-art_limit = You hold five artifacts: which one returns to the deck?
prompt-art_limit-waiting = Waiting for { $seat }: which of five artifacts returns to the deck?
prompt-ally_main = The turn of your ally, { $ally }: play a card on an allied unit, or pass.
prompt-ally_main-waiting = Waiting for { $seat }: a card on the units of { $ally }?
prompt-window = Before { $window ->
    [B] the first strike
    [D] the counterstrike
   *[other] the attack roll
}: { $unit } against { $target }. Play a card, or pass.
prompt-window-waiting = Before { $window ->
    [B] the first strike
    [D] the counterstrike
   *[other] the attack roll
} ({ $unit } against { $target }): waiting for a card of { $seat }, or a pass.
prompt-spell_window = Before the die of { $card }: play a card, or pass.
prompt-spell_window-waiting = Before the die of { $card }: waiting for a card of { $seat }, or a pass.
prompt-camouflage_unit = Which unit is camouflaged?
prompt-camouflage_unit-waiting = Waiting for { $seat }: which unit is camouflaged?
prompt-trick_unit = Trickery: which unit changes places with { $target }?
prompt-trick_unit-waiting = Waiting for { $seat }: which unit changes places with { $target }?
prompt-first_strike = You may strike first with { $unit } against { $target }.
prompt-first_strike-waiting = Waiting for { $seat }: will { $unit } strike first against { $target }?
prompt-reroll = The die of { $unit_count ->
    [0] your spell
   *[other] { $unit }
} shows { $die }, total { $total }. Lucky Horseshoe: roll it again?
prompt-reroll-waiting = Waiting for { $seat }: is the die of { $unit_count ->
    [0] the spell
   *[other] { $unit }
} ({ $die }, total { $total }) rolled again?
prompt-spell_order = Fire Rain: which unit is struck next?
prompt-spell_order-waiting = Waiting for { $seat }: which unit does Fire Rain strike next?
prompt-lethal = You are about to lose { $unit }{ $by_count ->
    [0] { "" }
   *[other] { " " }to { $by }
}. Play a saving card, or let it happen.
prompt-lethal-waiting = Waiting for { $seat }: will { $unit } be saved{ $by_count ->
    [0] ?
   *[other] { " " }from { $by }?
}
prompt-sacrifice = Heroism: which unit should leave instead of { $saved }?
prompt-sacrifice-waiting = Waiting for { $seat }: which unit leaves instead of { $saved }?
prompt-rescue = { $artifact }: roll a die to rescue { $unit }?
prompt-rescue-waiting = Waiting for { $seat }: is { $artifact } used for { $unit }?
prompt-saved_counter = You have saved { $unit }: strike back at { $target }?
prompt-saved_counter-waiting = Waiting for { $seat }: will { $unit }, just saved, strike back at { $target }?
prompt-cav_go = You have won with { $unit }: ride on (movement left: { $points }), or stop.
prompt-cav_go-waiting = Waiting for { $seat }: will { $unit } ride on (movement left: { $points })?
prompt-cav_withdraw = The attack has failed: withdraw { $unit } from { $target }, or stay?
prompt-cav_withdraw-waiting = Waiting for { $seat }: will { $unit } withdraw from { $target }?
prompt-withdraw_path = Withdraw { $unit } step by step (movement left: { $points }).
prompt-withdraw_path-waiting = { $seat } withdraws { $unit } (movement left: { $points }).
prompt-reply = You have held with { $unit } against { $target }: strike back, retreat, or stay.
prompt-reply-waiting = Waiting for { $seat }: how will { $unit } answer { $target }?
prompt-triumph_unit = Triumph of Light: which dead unit returns?
prompt-triumph_unit-waiting = Waiting for { $seat }: which dead unit does Triumph of Light bring back?
prompt-over = The game is over: { $reason }.

## What may be done

action-camp = Take { $camp }
action-leader = Take { $leader }
action-faction = Take { $faction }
action-part = Begin at { $part }
action-leave = Leave { $unit } at home
action-deploy = Set up { $unit } at { $cell }
action-keep = Keep { $artifact }
action-return = Return { $artifact } to the deck
action-activate = Act with { $unit }
action-rebuild = Rebuild the catapult at { $cell }
action-play = Play { $card }
action-channel = Play { $card } through the wizards
action-borrow = Promissory Note: use { $card }
action-borrow_channel = Promissory Note: use { $card } through the wizards
action-take = Take the artifact of this place
action-use = Use { $artifact }
action-end = End the turn
action-step = Step to { $cell }
action-face = Look { $facing }
action-melee = Attack { $unit } in melee
action-shoot = Shoot at { $unit }
action-arc = Shoot at { $unit } in an arc
action-siege = Bombard { $unit }
action-bless = Bless { $unit }
action-finish = Finish with this unit
action-on = Choose { $unit }
action-area = The three cells at the { $corner } corner of the target
action-block = Close { $card }
action-turn = { $way ->
    [clockwise] Turn it clockwise
   *[anticlockwise] Turn it anticlockwise
}
action-at = To { $cell }
action-strike = Strike first
action-hold = Do not strike first
action-counter = Strike back
action-retreat = Retreat to { $cell }
action-withdraw = Withdraw
action-stay = Stay
action-reroll = Roll again
action-accept = Leave it so
action-resign = Resign
action-pass = Pass
action-pass_battle = Pass for this battle
action-pass_turn = Pass for this turn
action-only = Pass, and ask me only for { $card }

## What it costs and gives

heading-unit = place { $unit }
heading-row = row { $row }
remark-camp_first = at the bottom of the map, has the first turn
remark-camp_second = at the top of the map, chooses leader and faction first
remark-figures = attack { $strength }, defence { $defence }, movement { $movement }{ $skills_count ->
    [0] { "" }
   *[other] ; { $skills }
}
remark-hand = cards from the cheapest on: { $cards }
remark-elite = { $unit }: attack { $strength }, defence { $defence }, movement { $movement }{ $skills_count ->
    [0] { "" }
   *[other] ; { $skills }
}
remark-begins = { $begins }
remark-row = { $row ->
    [1] first row
   *[other] second row
}, { $terrain }
remark-effect = { $effect }
remark-of_set = set { $set }: { $count } of { $size }
remark-ready = movement { $movement }, { $targets ->
    [0] nobody to attack from here
   *[other] targets from here: { $targets }
}
remark-swamp = swamp: no more movement and no attack in this turn
remark-step = { $terrain }, movement left { $points }
remark-nobody_near = no enemies beside it
remark-sides = enemies at the front { $front }, at the flanks { $flank }, at the rear { $rear }
remark-blessing = +1 attack and +1 defence until the end of the turn
remark-whole_turn = ends the activation of the unit that blesses
remark-stops_here = the unit stops here and chooses which way to look
remark-without_attack = the attack stays unused
remark-movement_lost = unused movement: { $points }
remark-nothing_left = there is nothing more for this unit to do
remark-ground = { $terrain }, { $enemies ->
    [0] no enemies beside it
   *[other] enemies beside it: { $enemies }
}
remark-rebuilt = free of charge; the catapult acts from your next turn on
remark-top_artifact = the top artifact of the deck
remark-one_of_three = one artifact of three, your choice
remark-ends_movement = ends the leader's movement
remark-rescue = rescues on { $die } or more: { $percent } %; once a game
remark-idle = { $count ->
    [one] { $count } unit can still act
   *[other] { $count } units can still act
}
remark-all_acted = all units have acted
remark-army_leaves = your army leaves the board
remark-price = costs { $cost }, energy left { $left }
remark-deed = { $deed }
remark-wizards_stay = the wizards move no more in this turn
remark-strike = the strike succeeds: { $percent } % ({ $foreseen ->
    [true] cards and rerolls reckoned in
   *[false] dice alone decide
})
remark-held_by = a card of { $owner }
remark-strike_follows = the strike goes on as it is
remark-spell_goes_on = the spell works as announced
remark-ally_goes_on = your ally goes on with the turn
remark-not_asked = you are not asked again in this turn
remark-asked_only = from now on you are asked about { $card } alone
remark-struck = { $units_count ->
    [0] strikes nobody
   *[other] strikes { $units }
}; attack { $attack_value } and a die
remark-target_falls = the target falls: { $percent } % ({ $foreseen ->
    [true] cards and rerolls reckoned in
   *[false] dice alone decide
})
remark-area_next = the three cells around this target are chosen next
remark-holds = artifacts of this leader: { $count }; you get one at random
remark-lost = leaves the board
remark-first_loss = you lose to a first strike: { $percent } %
remark-counter_loss = to a counterstrike: { $percent } %
remark-attack_follows = the attack follows at once
remark-no_answer = the battle ends with it
remark-withdrawal = movement to withdraw: { $points }; the target does not answer
remark-reply_follows = the target may strike back or retreat
remark-battle_ends = the battle ends with it
remark-again = the lower die is rolled again and the new result stands; once a round
remark-falls = the unit is lost, or a leader with artifacts pays ransom
remark-die_stays = the die stays as it is
remark-will_look = it will look { $facing }
effect-bulwark_of_light = own units next to the leader have +1 defence
effect-verdict_of_light = the leader has +1 attack
effect-teaching_of_light = opponents have at most 2 energy
effect-commanders_helm = the leader has +1 defence
effect-commanders_banner = own units next to the leader have +1 attack in melee
effect-commanders_horn = once a turn: one own unit within 2 cells of the leader has +1 movement
effect-magic_hat = Magic Arrow, Fire Rain, Diversion and Theft do nothing to your leader
effect-magic_staff = your cards of radius 2 reach 3 cells
effect-magic_scroll = once a round a card of cost 2 or 3 costs 1 less
effect-crown_of_dominion = the leader's defence die counts 1 more
effect-goblet_of_dominion = once a game: saves a silver unit if the die shows 4 or more
effect-ring_of_dominion = once a turn: turn an enemy unit within 2 cells of the leader by one edge
effect-sceptre_of_dominion = the leader has +1 attack against leaders and gold units
effect-wanderers_boots = the leader has +1 movement
effect-lucky_horseshoe = once a round: roll a die of yours again
effect-siege_plan = the catapult has +1 attack
effect-cloak_of_shadows = the leader has +3 defence against shooters
effect-elixir_of_life = a dead silver unit returns to the first row; the card goes into the deck
deed-retribution = enemy's turn: your unit that was beaten in melee strikes back before it leaves
deed-justice = in a battle, before the dice: base attack and defence of both units count 0
deed-heroism = your unit that should leave stays; one next to it leaves instead
deed-punishing_sword = a strike of the leader himself: +1 attack for each dead unit
deed-salvation = your unit that should leave stays where it is
deed-resurrection = own turn: a dead unit returns to the first row or next to your castle
deed-onslaught = own turn: a unit has +1 movement, but must end with an attack
deed-raise_shields = before the die: a unit with shields has +2 more defence against a shot
deed-all_round_defence = enemy's turn: all edges of the attacked unit count as front in this battle
deed-inspiration = own turn: one unit acts twice
deed-fire_shell = own turn: the catapult destroys a target in forest or fortification for certain
deed-reinforcement = own turn: a silver unit left out comes to the first row or next to your castle
deed-magic_arrow = own turn: 2 and a die against base defence and a die of one enemy
deed-fog_veil = own turn: from the end of this turn to the end of your next nobody shoots
deed-mental_block = own turn: a card of an opponent is closed till your next turn
deed-fire_rain = own turn: on three cells that touch: 3 and a die, 1 less for each target beyond the first
deed-teleportation = your unit goes to any free cell; in defence it slips away before the die
deed-stupefaction = own turn: you act with an enemy unit, but no leader
deed-promissory_note = own turn: an opponent's card, even a closed one, for its cost and 1 more
deed-camouflage = enemy's turn: a unit in forest, mountain or swamp is safe for this turn
deed-diversion = any turn: −2 on every die of an enemy unit for a round
deed-sabotage = own turn: an enemy unit does not act in its owner's next turn
deed-trickery = enemy's turn: the attacked unit changes places with another of yours
deed-theft = own turn: a random artifact of a leader who has at least two
begins-camp_1_left = bottom left, a treasury in front
begins-camp_1_right = bottom right, a mountain in front
begins-camp_2_left = top right, a treasury in front
begins-camp_2_right = top left, a mountain in front
skill-arc_shot = arc shot (across a cell, −1 attack)
skill-preemptive_shot = preemptive shot (attacked from the front, they strike first)
skill-strong_shot = strong shot (the target's base defence does not count)
skill-shield = shield (+2 defence against frontal and arc shots)
skill-spears = spears (+2 against cavalry)
skill-knight_charge = knight charge (+1 attack for each plain cell entered)
skill-ambush = ambush (in forest, mountain and swamp they strike first)
skill-infiltration = infiltration (the fortification's defence does not count)
skill-blessing = blessing (+1 attack and defence for a neighbour instead of acting)
skill-mentalism = mentalism (the leader's cards work through them, too)
skill-siege_weapon = siege weapon (strikes exactly across one cell; forest and fortification do not help)

## Why not

refusal-over = The game is over.
refusal-no_resigning = At this table nobody resigns: an option allows it.
refusal-not_now = This does not fit what is being decided now.
refusal-not_yours = You do not command { $unit }: the owner is { $owner }.
refusal-not_on_board = Not on the map: { $unit }.
refusal-has_acted = You have already acted with { $unit } in this turn.
refusal-new_unit = You may act with { $unit } only from your next turn on.
refusal-sabotaged = Sabotage: you cannot act with { $unit } in this turn.
refusal-teleported = After a teleportation you cannot act with { $unit } in this turn.
refusal-no_unit = Not in this game: { $unit }.
refusal-taken = Somebody has taken this already: { $unit_count ->
    [0] { $faction_count ->
        [0] { $part }
       *[other] { $faction }
    }
   *[other] { $unit }
}.
refusal-enough_left_out = As many units of this kind stay at home as must; this one comes with you: { $unit }.
refusal-wrong_tier = { $unit } cannot be left out: the leader always comes with the army.
refusal-already_left_out = Staying at home already: { $unit }.
refusal-already_placed = You have placed { $unit } already.
refusal-not_your_rows = Cell { $cell } is not in your starting rows.
refusal-occupied = Cell { $cell } is occupied by { $unit }.
refusal-machine_terrain = A war machine may stand on plains only: { $unit } cannot be at { $cell }.
refusal-not_adjacent = Cell { $cell } is not next to the unit.
refusal-no_points = There is no movement left for { $unit }.
refusal-movement_closed = The movement of { $unit } is over in this activation.
refusal-cast = A card was played through { $unit }: no movement in this turn.
refusal-facing_used = You have already turned { $unit } here: it turns once before the first step and once after each.
refusal-same_facing = It already looks { $facing }.
refusal-misses = Looking { $facing } there is no front edge towards { $target }.
refusal-no_attack_left = There is no attack left for { $unit } in this activation.
refusal-friend = You cannot attack your own side: { $target }.
refusal-out_of_reach = You cannot reach { $target }: the distance is { $distance }.
refusal-machine_melee_only = War machines are attacked in melee only: { $target }.
refusal-from_fortification = There is no melee attack from inside a fortification: leave it first with { $unit }.
refusal-swamp = Having entered a swamp, { $unit } cannot attack in this turn.
refusal-fog = Fog Veil: nobody shoots now.
refusal-camouflaged = Camouflage: { $target } cannot be attacked or chosen in this turn.
refusal-no_ability = This is no ability of { $unit }.
refusal-onslaught_needs_attack = Onslaught: { $unit } must end with an attack, and this would make it impossible.
refusal-no_way_back = From { $cell } the withdrawal could not end.
refusal-too_near = The cell is next to { $target }.
refusal-not_neighbour = Only a neighbour of your own side can be chosen, not { $target }.
refusal-bless_first = A blessing is a whole activation, and this one has begun already: { $unit }.
refusal-not_your_card = { $card } is not a card of your leader.
refusal-discarded = { $card } is gone with its leader.
refusal-closed = { $card } is closed until the next turn of { $to }.
refusal-blocked = { $card } is closed by Mental Block until the next turn of { $to }.
refusal-energy = Not enough energy: { $card } costs { $cost }, and you have { $energy }.
refusal-too_far = There is nothing within radius { $radius } that { $card } could work on.
refusal-no_target = { $card } would have no effect now: there is nothing it can work on.
refusal-wrong_moment = { $card } is played at another moment.
refusal-not_borrowable = { $card } cannot be borrowed: it is no card of an opponent.
refusal-no_wizards = You have no wizards on the map to play { $card } through.
refusal-no_counterstrike = There is no counterstrike for { $unit } here: only after a melee attack, never for a war machine, and not against a stupefied unit of one's own.
refusal-no_note = You have no open Promissory Note.
refusal-standing_order = { $card } cannot be chosen: a standing order names a card that may be played now, and holds until your next turn.
refusal-not_a_target = This cannot work on { $unit }.
refusal-no_cell = Cell { $cell } cannot be chosen here.
refusal-not_drawn = { $artifact } is not among the cards drawn.
refusal-not_held = You do not hold { $artifact }.
refusal-in_a_set = { $artifact } is part of a complete set and has no effect of its own now.
refusal-artifact_used = { $artifact } has been used already.
refusal-no_effect = { $artifact } has nothing to be used for: it works by itself, its set is complete, or there is no unit for it.
refusal-no_place = Your leader does not stand in a treasury or fortification.
refusal-claimed = You have had your artifact here already ({ $place }).
refusal-deck_empty = The artifact deck is empty.
refusal-no_catapult = Your catapult is not destroyed.
refusal-rebuild_later = The catapult can be rebuilt from your next turn on, and only then.

## What happened: before the first turn

event-rolled = { $seat } rolls { $die }.
event-camp = { $seat } takes { $camp }.
event-leader_taken = { $seat } takes { $leader }.
event-faction_taken = { $seat } takes { $faction }.
event-part_taken = { $seat } begins at { $part }.
event-first_turn = { $seat } has the first turn.
event-left_out = { $seat } leaves { $unit } at home.
event-deployed = { $seat } sets up { $unit } at { $cell }, looking { $facing }.
event-deployment_shown = All armies stand, and everybody sees them.

## What happened: turns

event-turn = Round { $round }: the turn of { $seat }, energy { $energy }.
event-activated = { $seat } acts with { $unit }.
event-stepped = To { $cell }: { $unit } (movement left: { $points }).
event-faced = Looking { $facing }: { $unit }.
event-signpost = A movement point for { $unit } from { $place }, now { $points }.
event-swamp = Swamp: no more movement and no attack in this turn for { $unit }.
event-finished = Done with { $unit }.
event-blessed = Blessing of { $by }: +1 attack and +1 defence in this turn for { $unit }.
event-turn_ended = { $seat } ends the turn.
event-ordered = { $seat } passes { $order ->
    [battle] for this battle.
   *[turn] for this turn.
}
event-ordered_card = { $seat } passes and will be asked only for { $card }.

## What happened: artifacts

event-claimed = { $seat } takes an artifact at { $place }.
event-drawn = { $seat } draws { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}{ $artifacts_count ->
    [0] .
   *[other] : { $artifacts }.
}
event-gained = { $seat } now holds { $artifact_count ->
    [0] one more artifact.
   *[other] { $artifact }.
}
event-returned_artifact = { $seat } returns { $artifact_count ->
    [0] an artifact
   *[other] { $artifact }
} to the deck.
event-set_completed = { $seat } has completed a set: { $set }!
event-set_broken = { $seat } has lost a set: { $set }.
event-used_artifact = { $seat } uses { $artifact }{ $unit_count ->
    [0] .
   *[other] { " " }on { $unit }.
}
event-turned = { $seat } turns { $unit }, now looking { $facing }.
event-artifact_shown = { $seat } shows { $artifact }.

## What happened: cards

event-card_played = { $seat } plays { $note ->
    [true] Promissory Note and borrows { $card }
   *[false] { $card }
}{ $through_count ->
    [0] { "" }
   *[other] { " " }through { $through }
} (energy −{ $cost }).
event-opened = { $card } opens.
event-blocked = Mental Block: { $card } ({ $seat }) is closed for a round.
event-fog_announced = { $seat } calls up fog: it comes at the end of this turn.
event-fog = Fog lies over the map: nobody shoots.
event-fog_lifted = The fog lifts.
event-sabotaged = Sabotage: no activation in the owner's next turn for { $unit }.
event-diverted = Diversion: 2 off every die of { $unit } for a round.
event-inspired = Inspiration: two activations in this turn for { $unit }.
event-onslaught = Onslaught: +1 movement for { $unit }, and an attack at the end.
event-stupefied = { $seat } controls { $unit } in this turn.
event-camouflaged = Camouflage: nothing can touch { $unit } in this turn.
event-swapped = Trickery: { $unit } in the place of { $target }, under attack.
event-teleported = Teleportation: { $unit } to { $cell }.
event-stolen = { $seat } steals { $artifact_count ->
    [0] an artifact
   *[other] { $artifact }
} from { $from }.

## What happened: battles

event-declared = { $seat } attacks { $target } with { $unit }: { $attack }, { $side }.
event-first_strike = First strike of { $unit } against { $target }.
event-die = Die of { $unit }: { $second ->
    [0] { $first }
   *[other] { $first } and { $second }
}{ $diversion ->
    [0] { "" }
   *[other] , Diversion −{ $diversion }
}{ $crown ->
    [0] { "" }
   *[other] , Crown of Dominion +{ $crown }
}{ $plain ->
    [true] .
   *[false] , { $kept } counts.
}
event-rerolled = Lucky Horseshoe: { $seat } rolls again, { $die }.
event-strike = { $strike } of { $by } against { $on }: { $attack_total } (base { $base }, die { $akept }{ $direction ->
    [0] { "" }
   *[other] , { $side } +{ $direction }
}{ $charge ->
    [0] { "" }
   *[other] , charge +{ $charge }
}{ $spears ->
    [0] { "" }
   *[other] , spears +{ $spears }
}{ $mountain ->
    [0] { "" }
   *[other] , mountain +{ $mountain }
}{ $fortress ->
    [0] { "" }
   *[other] , fortification +{ $fortress }
}{ $arc ->
    [0] { "" }
   *[other] , arc shot −1
}{ $blessing ->
    [0] { "" }
   *[other] , blessing +{ $blessing }
}{ $sword ->
    [0] { "" }
   *[other] , Punishing Sword +{ $sword }
}{ $verdict ->
    [0] { "" }
   *[other] , Verdict of Light +{ $verdict }
}{ $banner ->
    [0] { "" }
   *[other] , Commander's Banner +{ $banner }
}{ $sceptre ->
    [0] { "" }
   *[other] , Sceptre of Dominion +{ $sceptre }
}{ $plan ->
    [0] { "" }
   *[other] , Siege Plan +{ $plan }
}) against { $defence_total } (base { $d_base }, die { $dkept }{ $d_fort ->
    [0] { "" }
   *[other] , fortification +{ $d_fort }
}{ $d_forest ->
    [0] { "" }
   *[other] , forest +{ $d_forest }
}{ $d_shield ->
    [0] { "" }
   *[other] , shield +{ $d_shield }
}{ $d_raised ->
    [0] { "" }
   *[other] , Raise Shields +{ $d_raised }
}{ $d_blessing ->
    [0] { "" }
   *[other] , blessing +{ $d_blessing }
}{ $d_bulwark ->
    [0] { "" }
   *[other] , Bulwark of Light +{ $d_bulwark }
}{ $d_helm ->
    [0] { "" }
   *[other] , Commander's Helm +{ $d_helm }
}{ $d_cloak ->
    [0] { "" }
   *[other] , Cloak of Shadows +{ $d_cloak }
}): { $success ->
    [true] success.
   *[false] held.
}
event-held = Held: { $unit }.
event-withdrew = Withdrawal: { $unit } to { $cell }.
event-counterstrike = Counterstrike of { $unit } against { $target }.
event-retreated = Retreat: { $unit } to { $cell }.
event-saved = { $card } saves { $unit }.
event-sacrificed = Sacrificed: { $unit }.
event-rescued = Goblet of Dominion rolls { $die } for { $unit }: { $success ->
    [true] rescued.
   *[false] in vain.
}
event-destroyed = { $seat } loses { $unit }{ $to_count ->
    [0] .
   *[other] { " " }to { $to }.
}
event-ransom = Ransom for { $leader }: { $seat } gives { $artifact_count ->
    [0] an artifact
   *[other] { $artifact }
}{ $to_count ->
    [0] .
   *[other] { " " }to { $to }.
}
event-occupied = The cell is taken: { $unit } at { $cell }.
event-moved_on = Riding on: { $unit } to { $cell }.
event-returned = { $seat } brings { $unit } to { $cell }.
event-extra_activation = Another activation for { $unit }.
event-spell_die = { $seat } rolls { $die } for { $card }.
event-spell_strike = { $card } on { $on }: { $attack_total } (card { $base }, die { $die }{ $others ->
    [0] { "" }
   *[other] , other targets −{ $others }
}) against { $defence_total } (base { $d_base }, die { $dkept }), { $success ->
    [true] destroyed.
   *[false] held.
}
event-shell = Fire Shell of { $unit } on { $target }: no dice are needed.

## What happened: the end

event-resigned = { $seat } resigns, and his army leaves the board.
event-eliminated = { $seat } has no units left and is out.
event-achievement = { $seat } has earned an achievement: { $achievement }.
event-won = The game is over: { $reason }. { $winners_count ->
    [0] Nobody wins.
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}

## How it ended

end-destruction = only one side has troops left
end-dominion = the four artifacts of Dominion are in one hand
end-round_limit = the limit of rounds is reached, a draw (a guard of the program, not of the rulebook)
end-no_progress = too many rounds without a loss, a ransom or a new artifact, a draw (a guard of the program, not of the rulebook)
end-resignation = the winner's opponents have resigned
end-both_destroyed = both sides are destroyed at once, a draw
result-gladiator = Gladiator: { $gladiator }.
result-lionheart_bane = Bane of the Lionheart: { $lionheart_bane }.
result-herald_of_death = Herald of Death: { $herald_of_death }.
result-siege_master = Siege Master: { $siege_master }.
result-overlord = Overlord: { $overlord }.
result-grandmaster = Grandmaster: { $grandmaster }.
result-fist_fight = Fist Fight: { $fist_fight }.
result-treasure_hunter = Treasure Hunter: { $treasure_hunter }.

## The table as text

show-head = { $game }, { $mode }
show-round = round { $round }, the turn of { $seat }
show-fog = fog: nobody shoots
show-legend = . plain, F forest, M mountain, S swamp, P signpost, T treasury, X fortification, K castle; 0ma↑: men-at-arms of player 0 who look up
show-player = { $number }: { $seat }, energy { $energy } of { $limit }
show-eliminated = out of the game
show-castle = holds the castle
show-fog-announced = fog comes at the end of the turn
show-rebuild = the catapult may be rebuilt
show-units = Units (attack/defence/movement): { $list }
show-cards = Cards: { $list }
show-card-closed = closed
show-card-blocked = blocked
show-card-discarded = gone
show-artifacts = Artifacts: { $list }
show-hidden-artifacts = { $count ->
    [one] { $count } unknown
   *[other] { $count } unknown
}
show-dead = Dead: { $units }
show-aside = Left out: { $units }
show-deck = Artifacts in the deck: { $count }
show-drawn = You have drawn: { $artifacts }
show-activation = Acting: { $unit }, movement left { $points }
show-target = { $attack } on { $target }, { $side }: success { $win } %, loss by a first strike { $first } %, by a counterstrike { $counter } %
show-battle = The battle:
show-strike = { $strike }{ $by_count ->
    [0] { "" }
   *[other] { " " }of { $by }
} against { $on }: { $attack_total } ({ $attack_parts }) against { $defence_total } ({ $defence_parts }), { $success ->
    [true] success
   *[false] held
}
show-die = die { $die }
mark-new = acts from the next turn on
mark-teleported = teleported
mark-stopped = sabotaged in this turn
mark-swamped = stuck in a swamp
mark-cast = has cast
mark-moved = has moved
mark-attacked = has attacked
mark-ready = may still attack
mark-sabotaged = sabotaged
mark-camouflaged = camouflaged
mark-blown = +1 movement
mark-stupefied = stupefied
mark-shields_up = shields raised
mark-inspired = inspired
mark-blessed = blessed +{ $count }
mark-diverted = diverted: dice −2
show-reconstructed = Reconstructed, because the rulebook's text does not give them: { $list }.
group-map = the layout of the map
group-units = most figures of the units
group-factions = names and gold units of the factions
group-cards = most costs of the cards
group-artifacts = the single effects of the artifacts

## Units

unit-order_archers = the Order archers
unit-order_men_at_arms = the Order men-at-arms
unit-order_pikemen = the Order pikemen
unit-order_horsemen = the Order horsemen
unit-order_catapult = the Order catapult
unit-outlaws_archers = the Outlaw archers
unit-outlaws_men_at_arms = the Outlaw men-at-arms
unit-outlaws_pikemen = the Outlaw pikemen
unit-outlaws_horsemen = the Outlaw horsemen
unit-outlaws_catapult = the Outlaw catapult
unit-nobility_archers = the Nobility archers
unit-nobility_men_at_arms = the Nobility men-at-arms
unit-nobility_pikemen = the Nobility pikemen
unit-nobility_horsemen = the Nobility horsemen
unit-nobility_catapult = the Nobility catapult
unit-magistrate_archers = the Magistrate archers
unit-magistrate_men_at_arms = the Magistrate men-at-arms
unit-magistrate_pikemen = the Magistrate pikemen
unit-magistrate_horsemen = the Magistrate horsemen
unit-magistrate_catapult = the Magistrate catapult
unit-swordsmen = the swordsmen
unit-guards = the guards
unit-scouts = the scouts
unit-mercenaries = the mercenaries
unit-knights = the knights
unit-musketeers = the musketeers
unit-wizards = the wizards
unit-crossbowmen = the crossbowmen
unit-ulrag = Ulrag
unit-segros = Segros
unit-aya = Aya
unit-bella = Bella

type-archers = archers
type-men_at_arms = men-at-arms
type-pikemen = pikemen
type-horsemen = horsemen
type-crossbowmen = crossbowmen
type-musketeers = musketeers
type-mercenaries = mercenaries
type-swordsmen = swordsmen
type-scouts = scouts
type-guards = guards
type-knights = knights
type-wizards = wizards
type-catapult = catapult
type-ulrag = Ulrag
type-bella = Bella
type-segros = Segros
type-aya = Aya

## Leader cards

card-retribution = Retribution
card-justice = Justice
card-heroism = Heroism
card-punishing_sword = Punishing Sword
card-salvation = Salvation
card-resurrection = Resurrection
card-onslaught = Onslaught
card-raise_shields = Raise Shields
card-all_round_defence = All-Round Defence
card-inspiration = Inspiration
card-fire_shell = Fire Shell
card-reinforcement = Reinforcement
card-magic_arrow = Magic Arrow
card-fog_veil = Fog Veil
card-mental_block = Mental Block
card-fire_rain = Fire Rain
card-teleportation = Teleportation
card-stupefaction = Stupefaction
card-promissory_note = Promissory Note
card-camouflage = Camouflage
card-diversion = Diversion
card-sabotage = Sabotage
card-trickery = Trickery
card-theft = Theft

## Artifacts

artifact-bulwark_of_light = Bulwark of Light
artifact-verdict_of_light = Verdict of Light
artifact-teaching_of_light = Teaching of Light
artifact-commanders_helm = Commander's Helm
artifact-commanders_banner = Commander's Banner
artifact-commanders_horn = Commander's Horn
artifact-magic_hat = Magic Hat
artifact-magic_staff = Magic Staff
artifact-magic_scroll = Magic Scroll
artifact-crown_of_dominion = Crown of Dominion
artifact-goblet_of_dominion = Goblet of Dominion
artifact-ring_of_dominion = Ring of Dominion
artifact-sceptre_of_dominion = Sceptre of Dominion
artifact-wanderers_boots = Wanderer's Boots
artifact-lucky_horseshoe = Lucky Horseshoe
artifact-siege_plan = Siege Plan
artifact-cloak_of_shadows = Cloak of Shadows
artifact-elixir_of_life = Elixir of Life
set-triumph_of_light = Triumph of Light
set-commanders_greatness = Commander's Greatness
set-mystery_of_magic = Mystery of Magic
set-dominion = Dominion

## Factions, camps, places

faction-order = the Order
faction-outlaws = the Outlaws
faction-nobility = the Nobility
faction-magistrate = the Magistrate
camp-camp_1 = camp 1
camp-camp_2 = camp 2
part-camp_1_left = the left half of camp 1
part-camp_1_right = the right half of camp 1
part-camp_2_left = the left half of camp 2
part-camp_2_right = the right half of camp 2
place-castle = the castle
place-fort_nw = the north-western fortification
place-fort_n = the northern fortification
place-fort_ne = the north-eastern fortification
place-fort_w = the western fortification
place-fort_e = the eastern fortification
place-fort_sw = the south-western fortification
place-fort_s = the southern fortification
place-fort_se = the south-eastern fortification
place-treasury_nw = the north-western treasury
place-treasury_n = the northern treasury
place-treasury_ne = the north-eastern treasury
place-treasury_w = the western treasury
place-treasury_e = the eastern treasury
place-treasury_sw = the south-western treasury
place-treasury_s = the southern treasury
place-treasury_se = the south-eastern treasury
place-signpost_nw = the north-western signpost
place-signpost_n = the northern signpost
place-signpost_ne = the north-eastern signpost
place-signpost_w = the western signpost
place-signpost_e = the eastern signpost
place-signpost_sw = the south-western signpost
place-signpost_s = the southern signpost
place-signpost_se = the south-eastern signpost
terrain-plain = plain
terrain-forest = forest
terrain-mountain = mountain
terrain-swamp = swamp
terrain-signpost = signpost
terrain-treasury = treasury
terrain-fortification = fortification
terrain-castle = castle

## Facings, attacks, parts of totals

corner-0 = upper right
corner-1 = lower right
corner-2 = lower
corner-3 = lower left
corner-4 = upper left
corner-5 = upper
facing-0 = up and right
facing-1 = down and right
facing-2 = down
facing-3 = down and left
facing-4 = up and left
facing-5 = up
attack-melee = melee
attack-shot = direct shot
attack-arc = arc shot
attack-siege = siege shot
attack-shell = fire shell
side-front = into the front
side-flank = into the flank
side-rear = into the rear
side-none = from afar
strike-first = First strike
strike-main = Attack
strike-counter = Counterstrike
strike-spell = Spell
bonus-base = base attack
bonus-direction = flank or rear
bonus-charge = knight charge
bonus-spears = spears
bonus-mountain = mountain
bonus-fortress = shooter in a fortification
bonus-arc = arc shot
bonus-blessing = blessing
bonus-sword = Punishing Sword
bonus-verdict = Verdict of Light
bonus-banner = Commander's Banner
bonus-sceptre = Sceptre of Dominion
bonus-plan = Siege Plan
bonus-d_base = base defence
bonus-d_fort = fortification
bonus-d_forest = forest
bonus-d_shield = shield
bonus-d_raised = Raise Shields
bonus-d_blessing = blessing
bonus-d_bulwark = Bulwark of Light
bonus-d_helm = Commander's Helm
bonus-d_cloak = Cloak of Shadows
achievement-gladiator = Gladiator
achievement-lionheart_bane = Bane of the Lionheart
achievement-herald_of_death = Herald of Death
achievement-siege_master = Siege Master
achievement-overlord = Overlord
achievement-grandmaster = Grandmaster
achievement-fist_fight = Fist Fight
achievement-treasure_hunter = Treasure Hunter
mode-1x1 = one against one
mode-2x2 = two against two
mode-1x1x1x1 = everyone for himself
mode-2x1 = one against two

## Options

option-mode = Who plays against whom
option-mode-by_seats = by the number of players: 2 play one on one, 3 one against two, 4 two on two
option-mode-1x1 = one against one (2 players)
option-mode-2x2 = two against two (4 players)
option-mode-1x1x1x1 = everyone for himself (4 players)
option-mode-2x1 = one against two (3 players)
option-facing_layout = Front, flank and rear edges
option-facing_layout-2-2-2 = two of each, the unit looks at a corner
option-facing_layout-3-2-1 = three front, two flank, one rear
option-facing_layout-1-4-1 = one front, four flank, one rear
option-activation_order = Order of the units in a turn
option-activation_order-one_at_a_time = one unit after the other
option-activation_order-interleaved = one may come back to a unit for an attack it has not made
option-deployment = Setting up the armies
option-deployment-sequential_open = in turn order, openly
option-deployment-simultaneous_hidden = all at once, hidden until all are done
option-held_artifacts = Artifacts in one's possession
option-held_artifacts-public = lie open
option-held_artifacts-private = only their number is known
option-mountain_ranged_bonus = Bonus of shooters on mountains
option-mountain_ranged_bonus-2 = +2
option-mountain_ranged_bonus-1 = +1
option-mountain_bonus_by = Shooters who fight in melee on mountains
option-mountain_bonus_by-unit_class = have the bonus of shooters
option-mountain_bonus_by-attack_kind = have the bonus of melee
option-fort_artifact_quota = Artifacts of a fortification
option-fort_artifact_quota-per_player = one for each player
option-fort_artifact_quota-shared = one for all players together
option-shield_vs_arc = Shields against arc shots
option-shield_vs_arc-any_side = work from any side
option-shield_vs_arc-front_only = work from the front only
option-strong_shot_preemptive = Strong shots in preemptive shots
option-strong_shot_preemptive-yes = work
option-strong_shot_preemptive-no = do not work
option-spears_vs_charge = Spears against a charge into their front
option-spears_vs_charge-bonus_only = the bonus of the charge is void
option-spears_vs_charge-whole_attack = the attack cannot kill
option-charge_path = Cells that count for the charge
option-charge_path-steps = every step
option-charge_path-no_revisit = each cell once
option-counter_from_fort = Counterstrike from inside a fortification
option-counter_from_fort-yes = allowed
option-counter_from_fort-no = not allowed
option-counter_rotates = Turning for a counterstrike
option-counter_rotates-no = the unit does not turn
option-counter_rotates-yes = the unit turns its front to the attacker
option-cav_withdraw_from = Cavalry withdraws after failing against
option-cav_withdraw_from-foot = foot units only
option-cav_withdraw_from-any = any unit
option-catapult_rebuild = Rebuilding the catapult
option-catapult_rebuild-any_later_turn = in any later turn
option-catapult_rebuild-next_turn_only = in the very next turn only
option-ransom_trigger = A leader is ransomed after
option-ransom_trigger-any_defeat = any defeat
option-ransom_trigger-main_attack_only = a main attack only
option-dead_leader_artifacts = Artifacts of a destroyed leader
option-dead_leader_artifacts-to_deck = return to the deck
option-dead_leader_artifacts-removed = are out of the game
option-punishing_sword_counts = Punishing Sword counts
option-punishing_sword_counts-all = all dead units
option-punishing_sword_counts-own = one's own dead
option-punishing_sword_counts-enemy = the enemies' dead
option-raise_shields_scope = Raise Shields works for
option-raise_shields_scope-attacked_unit_this_battle = the attacked unit in this battle
option-raise_shields_scope-all_in_radius_this_turn = all units in its radius in this turn
option-inspiration_attacks = Attacks of an inspired unit
option-inspiration_attacks-two = two
option-inspiration_attacks-one = one
option-fire_rain_friendly_fire = Fire Rain strikes
option-fire_rain_friendly_fire-no = enemies only
option-fire_rain_friendly_fire-yes = all units on its cells
option-magic_hits_machines = Spells against war machines
option-magic_hits_machines-no = do nothing
option-magic_hits_machines-yes = work
option-fog_blocks_machines = Fog Veil stops catapults
option-fog_blocks_machines-yes = yes
option-fog_blocks_machines-no = no
option-stupefied_activation = A stupefied unit
option-stupefied_activation-full = moves and attacks
option-stupefied_activation-move_or_attack = moves or attacks
option-light_return_acts = A unit returned by Triumph of Light acts
option-light_return_acts-next_turn = in the next turn
option-light_return_acts-at_once = at once
option-ally_cards_when = Cards on an ally's units
option-ally_cards_when-own_and_ally_turns = in one's own turn and the ally's
option-ally_cards_when-also_enemy_turns = in enemies' turns, too
option-ally_cards_in_2x1 = Cards on the ally in one against two
option-ally_cards_in_2x1-yes = allowed
option-ally_cards_in_2x1-no = not allowed
option-castle_shared_by_team = A castle held by the ally
option-castle_shared_by_team-no = is not one's own
option-castle_shared_by_team-yes = counts as one's own
option-round_limit = Draw after so many rounds (a guard of the program, not of the rulebook)
option-round_limit-100 = 100 rounds
option-round_limit-40 = 40 rounds
option-round_limit-12 = 12 rounds
option-round_limit-4 = 4 rounds
option-no_progress_limit = Draw after so many rounds without a loss, a ransom or a new artifact (a guard of the program)
option-no_progress_limit-25 = 25 rounds
option-no_progress_limit-10 = 10 rounds
option-no_progress_limit-3 = 3 rounds
option-resigning = Resigning (not in the rulebook)
option-resigning-no = is not allowed
option-resigning-yes = is allowed in one's own turn

## The table for any game

view-phase = Decision
    .is = hidden
view-mode = Who against whom
    .is = word
view-chooser = Decides
    .is = hidden
view-order = Turn order
    .is = hidden
view-round = Round
view-quiet = Rounds without losses, ransoms and new artifacts
    .is = if-any
view-progress = something has changed in this round
    .is = hidden
view-dueling = only two leaders are left
view-queue = Still to choose
    .is = hidden
view-stage = Part of the set-up
    .is = hidden
view-lost = Out of the game
    .is = seat
view-terrain = Terrain
    .is = hidden
view-places = Castle, fortifications, treasuries
view-kind = Kind
    .is = hidden
view-cells = Cell
view-claimed = Artifact taken by
    .is = seat
view-signposts = Signposts on cells
view-team = Side
    .is = hidden
view-camp = Camp
    .is = word
view-part = Start
    .is = word
view-leader = Leader
    .is = word
view-factions = Factions
    .is = word
view-rows = Starting rows
    .is = hidden
view-energy = Energy
view-energy_limit = At most
view-cards = Leader cards
view-cost = Cost
view-radius = Radius
view-state = Card
view-opens = Opens in the turn of
    .is = seat
view-artifact_count = Artifacts in number
    .is = hidden
view-artifacts = Artifacts
view-sets = Sets
view-complete = Complete sets
    .is = word
view-dead = Losses
view-aside = Left out of the army
view-reinforced = Came as reinforcement
    .is = word
view-waiting = Still to be set up
    .is = if-any
view-catapult = Catapult
    .is = word
view-holds_castle = holds the castle
view-fog_announced = fog will fall at the end of the turn
view-eliminated = out of the game
view-used = Used already
view-wanted = To be asked only for
    .is = word
view-passed = Has passed
    .is = hidden
view-achievements = Achievements
view-kills = Victories this turn
    .is = if-any
view-sieges = Fortifications taken by catapult
    .is = if-any
view-units = Units on the map
view-type = Type
    .is = hidden
view-tier = Tier
view-unit_class = Class
view-ranged = shooters
view-owner = Owner
    .is = seat
view-at = Cell
view-facing = Looks at edge no.
view-edges = Edges
    .is = hidden
view-attack = Attack
view-defence = Defence
view-movement = Movement
view-abilities = Abilities
view-marks = Marks
view-acts = Activations left
view-blessing = Blessing
    .is = if-any
view-diverted = Diverted till the turn of
    .is = seat
view-posts = Signposts passed
    .is = hidden
view-fog = fog: nobody shoots
view-deck_count = Artifacts in the deck
view-drawn = Drawn
view-drawn_count = Cards drawn
    .is = if-any
view-activation = Acting
    .is = hidden
view-battle = Battle
    .is = hidden
view-coming = The next strike
    .is = hidden
view-strikes = The last battle
    .is = after
view-strikes-attack = How
    .is = word
view-strikes-parts = Terms
    .is = hidden
view-strike = Strike
view-by = Striker
    .is = word
view-on = Struck
    .is = word
view-side = Into
    .is = word
view-attack_dice = Attack dice
view-attack_kept = Counts
view-defence_dice = Defence dice
view-defence_kept = Counts
view-attack_total = Attack total
view-defence_total = Defence total
view-success = success
view-spell = Spell
    .is = word
view-spell_targets = Under the spell
    .is = word
view-going_on = Details
    .is = hidden
view-reconstructed = Reconstructed
    .is = hidden
view-tier-silver = silver
view-tier-gold = gold, elite
view-tier-machine = machine
view-tier-leader = leader
view-unit_class-infantry = infantry
view-unit_class-cavalry = cavalry
view-unit_class-war_machine = war machine
view-state-open = open
view-state-closed = closed
view-state-blocked = under a Mental Block
view-state-discarded = discarded
view-catapult-whole = whole
view-catapult-lost = lost
view-catapult-rebuild = can be rebuilt
view-catapult-too_late = lost for good
view-used-horn = Commander's Horn
view-used-ring = Ring of Dominion
view-used-inspiration = Inspiration
view-used-horseshoe = Lucky Horseshoe
view-used-scroll = Magic Scroll
view-used-goblet = Goblet of Dominion
view-used-cards = leader cards
view-abilities-arc_shot = arc shot
view-abilities-preemptive_shot = preemptive shot
view-abilities-strong_shot = strong shot
view-abilities-shield = shield
view-abilities-spears = spears
view-abilities-knight_charge = knight's charge
view-abilities-ambush = ambush
view-abilities-infiltration = infiltration
view-abilities-blessing = blessing
view-abilities-mentalism = mentalism
view-abilities-siege_weapon = siege weapon
view-marks-new = { mark-new }
view-marks-teleported = { mark-teleported }
view-marks-stopped = { mark-stopped }
view-marks-swamped = { mark-swamped }
view-marks-cast = { mark-cast }
view-marks-moved = { mark-moved }
view-marks-attacked = { mark-attacked }
view-marks-ready = { mark-ready }
view-marks-sabotaged = { mark-sabotaged }
view-marks-camouflaged = { mark-camouflaged }
view-marks-blown = { mark-blown }
view-marks-stupefied = { mark-stupefied }
view-marks-shields_up = { mark-shields_up }
view-marks-inspired = { mark-inspired }
