# The tutorial of A Knight's Tale: lesson-<step>-…; what a sentence is given is said in core/text.py.

lesson-rival-1 = Anna
lesson-rival-2 = Tristan
lesson-rival-3 = Ingrid
lesson-other = That is allowed, but this step is about something else.

lesson-knight-title = Your knight
lesson-knight-teach = Three rounds in a row you prepare for a tournament and ride to it, and whoever has most glory at the end wins.
lesson-knight-glory = You have 10 glory. Most of it comes from knights beaten in tournaments, and at the very end from titles.
lesson-knight-dice = Your horse and armour are of level II: in each clash you roll two black dice and two white ones. Only the best die of each colour counts.
lesson-knight-strength = Strength gives red dice: a committed token is a die until the end of the duel, then it goes to the supply.
lesson-knight-faith = A faith token rerolls two dice when a roll went wrong. And prestige decides a clash when attacks are equal.
lesson-knight-coins = Coins pay for horse, armour, helpers and trade cards.
lesson-knight-end = You have six pawns in a round, and each is one action. Let us place the first.

lesson-pawn-title = The first pawn
lesson-pawn-teach = In turn you each place one pawn and do its action at once, and a taken cell stays taken until the phase is over.
lesson-pawn-train = Place a pawn on Train: it gives 3 strength.
lesson-pawn-weaker = Train alone gives only 2 strength: keep it for later.
lesson-pawn-elsewhere = That comes later; first Train.
lesson-pawn-alone = Anna took the second and last cell. Tap Train and read why it is closed, then choose Train alone.
lesson-pawn-strength_now = Strength is wanted now: choose Train alone.
lesson-pawn-end = Now you have 6 strength. Train alone gives one less, but there is always room for everybody.

lesson-market-title = Money and the market
lesson-market-teach = At the market a horse or armour goes up by one level for the full price of that level.
lesson-market-serve = A horse of level III costs 4 coins, and you have one: try it and read why not. Then place a pawn on Serve.
lesson-market-two_only = Standing guard gives 2 coins, which is too little for the horse. Serve gives 3.
lesson-market-one_only = Initiative brings just one coin: too little now.
lesson-market-horse = You have 4 coins: go to the market for the horse.
lesson-market-horse_now = Armour is cheaper, but this step is about the horse.
lesson-market-enough = You have coins enough: go to the market.
lesson-market-again = A horse of level III rolls three black dice. Try to raise it to IV at once and read why not, then stand guard.
lesson-market-end = Level IV costs another 5 coins. It gives no fourth die, but the symbol on black dice becomes a four.

lesson-support-title = Support
lesson-support-teach = A helper is taken from the support track for the price below the cell, and the cell stays empty until the refresh.
lesson-support-squire = Take the Squire for 1 coin: in a duel he turns a black die to 4.
lesson-support-special = A special token costs 2 coins, all the money you have. Take the Squire.
lesson-support-other_token = A good helper, but now the Squire is wanted.
lesson-support-free = The Squire's cell is empty: tap it and read why not. Then take a helper for duels at no cost, the Armourer or the Cook.
lesson-support-no_duel = Useful, but not in a duel. Take the Armourer or the Cook.
lesson-support-paid = Better keep the coin: the Armourer and the Cook cost nothing.
lesson-support-end = The sign on a token says when it works: a tent before the first clash, a lance after the roll, at most two in a clash. A used token lies face down.

lesson-journey-title = A journey
lesson-journey-teach = Cards are taken in the action phase and played in the travel phase, at most three in a phase.
lesson-journey-plan = This is your last pawn: plan a journey.
lesson-journey-journey_now = That is allowed, but without cards you will have nothing to play in the travel phase.
lesson-journey-romance = Take two cards. The first is the open card Love at court.
lesson-journey-love = Not a bad card, but now take Love at court.
lesson-journey-blind = Nobody knows what lies in the deck: take an open card.
lesson-journey-challenge = Now take the challenge Rescue.
lesson-journey-rescue = Not a bad card, but now take Rescue.
lesson-journey-play = No pawns are left, and the travel phase has begun. Play Love at court.
lesson-journey-duel_later = A challenge is a duel, and the next step is about it. First Love at court.
lesson-journey-not_yet = Too early: who stops plays no more cards in this phase.
lesson-journey-slash = There are two rewards, and you get one. Choose the prestige Lady of the heart.
lesson-journey-glory_one = Glory is good, but prestige is refreshed each round and decides equal clashes. Choose it.
lesson-journey-end = Romance is free, trade costs coins, and a challenge is a fight.

lesson-joust-title = The first duel
lesson-joust-teach = A duel is won by whoever first wins two clashes, and attack in a clash is the best die of each of three colours plus modifiers.
lesson-joust-play = Play Rescue: the opponent has attack 7 and prestige 0.
lesson-joust-rescue_first = Game can be played afterwards; first Rescue.
lesson-joust-fight = Do not turn back: you can beat this card.
lesson-joust-commit = Commit 2 strength: two red dice for the whole duel.
lesson-joust-two = Two are enough: the third token will be of use in the tournament.
lesson-joust-faith = A poor roll: 1, 2 and 0, attack 3. Use a faith token to reroll two dice.
lesson-joust-help = Your attack is too low, and the clash would be lost. Help yourself.
lesson-joust-first_die = Both red dice count one, and they can show five. Choose one of them.
lesson-joust-red = Red dice go higher than the others: reroll both red ones.
lesson-joust-second_die = Now the other red die.
lesson-joust-both = You may reroll two dice: choose the other one, too.
lesson-joust-squire = A four came up, attack 6. Use the Squire: a black die becomes a four.
lesson-joust-second = 8 against 7, the clash is yours. The strength still works: nothing need be added, commit 0.
lesson-joust-keep = You have two red dice already. Keep the last strength token.
lesson-joust-reward = 8 against 7 again, and the duel is won. Choose either reward.
lesson-joust-end = The strength and faith you used went to the supply; the Squire lies face down and comes back in the refresh.

lesson-draw-title = Equal attack and defeat
lesson-draw-teach = With equal attack you beat a knight if your prestige is not lower, but such a win turns one of your prestige tokens face down.
lesson-draw-keep = Attack 7 against 7, prestige 1 against 1: the clash is yours already. Pass.
lesson-draw-risky = The old values would be lost, and the clash is yours anyway. Pass.
lesson-draw-faith = The clash is yours, but the prestige token is turned. Now it is 4 against 7: use a faith token.
lesson-draw-behind = With attack 4 this clash cannot be won. Use a faith token.
lesson-draw-dice = Reroll the black 0 and the white 0: begin with either.
lesson-draw-more = Now the other zero.
lesson-draw-black_white = Leave the red die this time: reroll the two zeros.
lesson-draw-lower = This die is better than the other of its colour: reroll the zero.
lesson-draw-both = You may reroll two dice: choose the other one, too.
lesson-draw-lost = It came to 7 against 7, but you have no prestige face up any more, and the opponent won the clash. The third went the same way: 5 against 7.
lesson-draw-end = Whoever loses takes back one of each thing used: strength, faith, prestige. The card is still in your hand, so you may try again.

lesson-refresh-title = The refresh
lesson-refresh-teach = Before the tournament the initiative changes, all used tokens are turned face up, and everybody gets an income.
lesson-refresh-before = Your Squire, Ring and prestige are used. No harm: there is no point in saving them just before a refresh.
lesson-refresh-stop = Ludwig with attack 10 is too much for you yet. Play no more cards.
lesson-refresh-hopeless = With one strength token that is almost certainly a defeat. Keep the card for later.
lesson-refresh-order = You took initiative, and only now the order has changed: you are before Anna and choose your tournament opponent first.
lesson-refresh-tokens = Your tokens are face up again. Your character's income: 2 coins, 1 faith, 2 strength.
lesson-refresh-end = The support track and the open cards were replaced. But strength and faith do not come back by themselves: save those.

lesson-lists-title = Pas d'armes
lesson-lists-teach = In a pas d'armes you challenge knights in different cities; a win pays all their glory, a defeat with one clash won pays half.
lesson-lists-florence = Florence first. Challenge David Mathew: his attack is only 7.
lesson-lists-weaker = Alvaro has attack 8 and glory 3. Take David Mathew to begin with.
lesson-lists-florence_first = There is time for that; begin with David Mathew in Florence.
lesson-lists-paris = Anna challenged a knight in Paris. Challenge the other one there, Andrzej Balicki: he is worth 4 glory.
lesson-lists-paris_now = Fastolf takes a white die from you. Choose Andrzej Balicki.
lesson-lists-first = Anna lost her duel in Florence, and now it is your turn. Commit 2 strength.
lesson-lists-two = There is another duel to come: split your strength evenly, 2 and 2.
lesson-lists-second = 8 against 7, the clash is yours. The strength still works: commit 0.
lesson-lists-save = You will need the rest of your strength in Paris: commit 0.
lesson-lists-noble = A win, 2 glory, though prestige decided the second clash. A Polish noble adds a white die to his attack: commit the 2 strength you have left.
lesson-lists-all = This is your last duel of the tournament: commit both.
lesson-lists-half = The duel is lost, 1 : 2. The last clash was 9 against 9, but your prestige lay face down. One clash won paid half the glory: 2.
lesson-lists-end = Signing up gives two shields. To fight in the third city, too, call the herald beforehand, in the action phase.

lesson-titles-title = Titles and the end
lesson-titles-teach = At the very end titles bring glory, but a token serves only one of them.
lesson-titles-conflict = You have 7 coins and 3 strength. Rich needs 6 coins, Lucky 3 coins and 3 strength: for both you lack two coins.
lesson-titles-game = This is the last journey. Play Game: it gives 2 coins.
lesson-titles-faith = Faith brings no glory any more, and the titles need that coin.
lesson-titles-not_yet = Too early: now the coins are enough for one title only.
lesson-titles-stop = Now you have 9 coins, enough for both titles. Play no more cards.
lesson-titles-end = The titles gave 4 and 3 glory, and you and Anna have 37 each. Equal glory is decided by the number of prestige tokens, used or not: two against one, and you win!
