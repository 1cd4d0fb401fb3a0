kt-facts = round { $round } of 3, { $part }
kt-you = You
kt-drop = Cancel
kt-panels = Parts of the board
kt-panel-town = Town
kt-panel-roads = Journey
kt-panel-lists = Tournament
kt-panel-duel = Duel
kt-panel-titles = Titles
kt-here = actions here:
kt-percent = { $value } %
kt-reconstructed = Figures of knights, cards and prices are reconstructed: the text of the rules does not give them.

## The round

kt-round = Round { $round }
kt-phase-setup = setting up
kt-phase-action = actions
kt-phase-travel = journey
kt-phase-sign_up = sign-up
kt-phase-tournament = tournament
kt-phase-last_travel = the last journey
kt-phase-titles = titles
kt-phase-ended = the game is over
kt-order = Initiative
kt-next-order = Initiative after the refresh

## What to do now

kt-now-character = each has its resources, income and cards
kt-now-handicap = one die fewer in every duel until it is raised
kt-now-titles_keep = the title is scored at the end if you meet it
kt-now-travel_return = touch a card of your hand to return it
kt-now-action = a place of the town, a support token, the market or the tournament
kt-now-journey = an open card, or the top card of a deck
kt-now-goal_keep = the others are discarded
kt-now-travel = touch a card of your hand
kt-now-knockout = touch a card of your hand
kt-now-reward = the card gives one of these
kt-now-sign_up = touch a place on the tournament board
kt-now-prize = it is yours at once
kt-now-brave = one attempt; the strength and faith used are gone
kt-now-tent = one token, and only before the first clash
kt-now-refresh = it can be used again
kt-now-strength = each strength is a red die until the end of the duel; the fourth lights the symbol
kt-now-faith = the new values count, even if they are lower
kt-now-reroll = touch dice, then roll
kt-now-lance = one token in each of the two lance steps
kt-now-relic = one relic in a clash
kt-now-recover_support = it is turned face up again
kt-now-recover_relic = it is turned face up again
kt-odds-win = Chance to win
kt-odds-of-win_clash = the clash
kt-odds-of-win_duel = the duel
kt-odds-of-win_duel_players = the duel
kt-odds-of-win_card = the duel
kt-odds-of-win_title = the duel
kt-odds-of-win_share = the duel
kt-odds-win_clash = Chance to win the clash
kt-odds-win_duel = Chance to win the duel
kt-odds-win_duel_players = { kt-odds-win_duel }
kt-odds-win_card = { kt-odds-win_duel }
kt-odds-win_title = { kt-odds-win_duel }
kt-odds-win_share = { kt-odds-win_duel }
kt-odds-if-win_duel = if faith and tokens are spent where they decide
kt-odds-if-win_duel_players = if both spend faith and tokens where they decide
kt-odds-if-win_card = with as much strength as the reward is worth
kt-odds-if-win_title = with all that there is
kt-odds-if-win_share = with a fair share of strength and faith
kt-commit-chances = under each number: your chance to win the duel with it

## Players

kt-players = Players
kt-glory = glory
kt-pawns = pawns left
kt-in-hand = cards in hand: { $deck }
kt-personal = personal titles
kt-token = prestige { $name }
kt-token-used = prestige { $name }, used
kt-used = used
kt-played = played: romance { $first }, trade { $second }, challenges { $third }

## The game for one

kt-goal = Glory: { $have } of { $goal }
kt-aim-warrior = Win all three tournaments.
kt-aim-rivalry = End with more glory than the virtual opponent.
kt-rival = It rides as { $knight }: attack { $attack }, prestige { $stars }.
kt-solo-deck = Cards in its deck: { $count }
kt-solo-card = Its last card, { $solo_card }:
kt-solo-done = done
kt-solo-idle = Nothing of it could be done.
kt-vp-support = removes the first of: { $support }
kt-vp-special = removes a special token
kt-vp-journey = discards the open cards: { $deck }

## The town

kt-free = free cells: { $count }
kt-price = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
kt-no-price = free
kt-top = { $item }: highest level
kt-herald = sign up early
kt-event = Event: { $event }
kt-event-do = Do it
kt-event-taken = Taken
kt-next-event = next round: { $event }
kt-everyone = for everybody: { $gain }
kt-for = { $gain }; costs { $cost }
kt-gone = nothing lies here

## Travel cards

kt-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kt-row-empty = No open cards.
kt-attack = attack { $attack }
kt-stars = prestige { $stars }
kt-hand = Your hand
kt-hand-empty = No travel cards.
kt-plays = cards played: { $done } of { $most }
kt-show-hand = Hand: { $count }
kt-show-tokens = Tokens: { $count }
kt-tokens = Your support and relics
kt-tokens-empty = No tokens yet.
kt-relic = relic

## The tournament

kt-kind-plaisance = Plaisance
kt-kind-pas_d_armes = Pas d'armes
kt-about-plaisance = Eight meet in pairs; the winner goes on.
kt-about-pas_d_armes = One knight at most in each city.
kt-prize = Prize: { $prize } ({ $gain })
kt-added = After sign-up come: { $list }
kt-chance-about = Per cent: your chance to win the duel with a fair share of strength and faith.
kt-card-chance-about = Your chance to win the duel with as much strength as the reward is worth.
kt-no-tournament = There is no tournament any more.
kt-place-free = free place
kt-attack-word = attack
kt-attack-die = + die
kt-less = you roll fewer ({ $die }): { $count }
kt-column-0 = semi-final
kt-column-1 = final
kt-column-2 = champion

## Titles

kt-titles-mine = Your titles
kt-titles-public = Titles for everybody
kt-titles-best = Met now, the best set: { $count } glory
kt-met = met
kt-need = { $what }: { $have } of { $need }
kt-need-plain = { $what }: { $need }
kt-need-support = support tokens
kt-need-relic = relics
kt-need-prestige = prestige
kt-need-romance = romance played
kt-need-trade = trade played
kt-need-challenge = challenges won

## Characters

kt-start = To begin with: { $list }
kt-levels = Horse { $horse }, armour { $armour }
kt-draws = Travel cards: { $list }
kt-start-support = A special support token
kt-start-titles = Titles: { $dealt } to choose from, { $kept } kept
kt-income = Income each round: { $list }

## The duel

kt-for-title = the title { $title }
kt-clash = { $clash ->
    [0] before the first clash
   *[other] clash { $clash }
}
kt-wins = clashes won: { $one } to { $two }
kt-step-tent = Tent
kt-step-strength = Strength
kt-step-roll = Roll
kt-step-faith = Faith
kt-step-lance_1 = Lance
kt-step-lance_2 = 2nd lance
kt-step-relic = Relic
kt-step-compare = Result
kt-colour-strength = Strength
kt-colour-horse = Horse
kt-colour-armour = Armour
kt-committed = { $count } of { $of } committed
kt-level = level { $level }
kt-printed = Printed attack
kt-foe-die = rolled in each clash
kt-bonus = Modifiers
kt-prestige = Prestige
kt-commit = Commit strength:
kt-commit-count = { $count } strength, chance { $chance } %
kt-used-here = Used in this duel: { $list }. After a defeat one of each kind comes back.
kt-left-here = Not used yet: { $list }.
kt-symbol = special symbol
kt-best = counts
kt-marked = will be rerolled
kt-needed-early = No dice yet.
kt-needed = { $need } wins this clash.
kt-needed-now = You have { $have }.
kt-needed-other = { $name }: { $have }.
kt-tie-prestige = A tie is won by prestige, { $mine } to { $theirs }.
kt-tie-knight = A tie is won: prestige { $mine } to { $theirs }.
kt-tie-initiative = A tie is won by initiative.
kt-tie-lost-prestige = A tie is lost: prestige { $mine } to { $theirs }.
kt-tie-lost-initiative = A tie is lost by initiative.
kt-first = Acts first: { $name }, { $why }.
kt-why-first-attack = the attack is lower
kt-why-first-prestige = attacks are equal, prestige is lower
kt-why-first-initiative = attack and prestige are equal, initiative is worse
kt-why-clash-attack = higher attack
kt-why-clash-prestige = a tie, prestige decides
kt-why-clash-initiative = a tie, initiative decides
kt-told = The course of the duel
kt-told-last = The latest duel
kt-no-duel = No duel has been fought yet.
kt-side-first = the challenger
kt-side-second = the opponent
kt-report-first = Acts first: { $name }, { $word }.
kt-report-used = { $name }: { $word }. Attack { $attack } against { $against }.
kt-report-committed = { $name }: { $count } strength committed.
kt-report-rolled = { $name }: attack { $attack } against { $against }.
kt-report-faith = { $name }: rerolled dice, { $count }.
kt-report-relic = { $name }: the relic { $word }. Attack { $attack } against { $against }.
kt-report-refreshed = { $name }: { $word } is turned up.
kt-report-foe_die = { $name }: the armour die shows { $count }.
kt-report-prestige = { $name }: the prestige { $word } is turned face down.
kt-report-clash = The clash is won: { $name }, { $attack } to { $against } ({ $word }).
kt-report-won = The duel is won: { $name }.
kt-report-recovered = { $name }: { $word } comes back.
