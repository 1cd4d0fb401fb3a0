# The tutorial of King's Bounty: lesson-<step>-…; what a sentence is given is said in core/text.py.

lesson-rival-0 = Anna
lesson-rival-1 = Anna
lesson-rival-2 = Tristan
lesson-other = That is allowed, but this step is about something else.

lesson-goal-title = The goal
lesson-goal-teach = Titles decide the game: each goes to the one who has strictly most of what it counts, and an obelisk adds 2 points.
lesson-goal-mine = Tap the title that is yours now.
lesson-goal-tied = Two of you have equally many, so this title belongs to nobody.
lesson-goal-theirs = This one is led by somebody else: look at the mark below it.
lesson-goal-titles_only = Look at the row of titles above.
lesson-goal-leader = The Great Architect has most castles. Tap the player who leads it.
lesson-goal-people_only = This is a title; tap the player.
lesson-goal-fewer = No: one castle here, and somebody has three.
lesson-goal-worth = Anna's title brings her 10 points, your obelisk and your title bring you 8. Castles give no points by themselves.

lesson-holding-title = Playing a holding
lesson-holding-teach = In your turn you play one card; a castle or an obelisk is simply laid before you and is yours.
lesson-holding-tower = Lay out the elf tower: tap it, then the button, or drag it to your holdings.
lesson-holding-obelisk_later = The obelisk comes next; the tower first.
lesson-holding-no_exchange = Returning cards is another way to use a turn; it has a step of its own.
lesson-holding-obelisk = Anna laid out a tower too. Now lay out your obelisk.
lesson-holding-garrison_later = That would work, and it has a step of its own. Lay out the obelisk.
lesson-holding-drawn = After each card you drew another by itself: you always have six.

lesson-licence-title = Whose units you may play
lesson-licence-teach = Units of elves, dwarves, orcs and undead need a castle of their people before you; humans serve anybody.
lesson-licence-castle = Your orcs are dim: tap one to hear why. Then lay out the orc tower.
lesson-licence-human = Right, humans need no castle. But lay out the orc tower first.
lesson-licence-no_exchange = There is no need to return cards: the castle is in your hand.
lesson-licence-orc = The orcs are bright now. Play one: into your tower, or onto a weaker holding of Anna's.
lesson-licence-human_now = Humans can be played anyway; try an orc.
lesson-licence-end = If you lose your last castle of a people, its units in your hand are dim again.

lesson-garrison-title = Garrison
lesson-garrison-teach = An archer (2), a warrior (3) or a mage (4) may guard your holding: the larger of the two strengths is its defence, never the sum.
lesson-garrison-warrior = Put the human warrior into the orc tower: its defence grows from 1 to 3.
lesson-garrison-wasted = The obelisk has strength 3 already: a warrior adds nothing to it. Guard the tower.
lesson-garrison-archer_later = The archer comes next; the warrior first.
lesson-garrison-no_exchange = Keep these cards: they are just what you need.
lesson-garrison-archer = Put the archer onto the obelisk of strength 3: the defence stays 3, but titles count the garrison.
lesson-garrison-replaces = Then the warrior would be discarded for good, and the tower would fall to defence 2.
lesson-garrison-no_capture = Not bad, but this step is about guarding what is yours.
lesson-garrison-end = Sharpshooter and Commander have counted your archer: look at the titles.

lesson-capture-title = Capture
lesson-capture-teach = A unit captures a rival's holding whose defence is lower than its strength, and stays there as the garrison; equal is not enough.
lesson-capture-first = Anna's holdings have defence 1, 2 and 3. Two of them fall to a human warrior of strength 3: capture one.
lesson-capture-own = Capture something of Anna's.
lesson-capture-no_exchange = You hold two warriors: attack.
lesson-capture-second = Now the other one. Try the obelisk of defence 3 too, to see why it stands.
lesson-capture-new_one = That one falls too. But this step is about the tower and the fortress.
lesson-capture-with_warrior = Use the second warrior.
lesson-capture-end = Everything you captured counts for your titles now, and no longer for Anna's: a capture swings a margin by two.

lesson-hero-title = Hero and monster
lesson-hero-teach = A hero captures any holding of a rival, a monster destroys any holding; both are discarded, and the last to play one gets a title with minus points.
lesson-hero-hero = A mage guards the elf citadel: defence 4 falls to no unit. Take it with the human hero.
lesson-hero-citadel = The hero takes the tower as well, but the citadel is the better catch.
lesson-hero-monster_later = The monster comes next; the hero first.
lesson-hero-no_exchange = Do not send them away: play them.
lesson-hero-monster = The Staff Rat is yours until another hero is played. Now destroy the orc tower with the monster.
lesson-hero-tower = Aim the monster at the orc tower of Anna.
lesson-hero-end = Tower, garrison and monster are discarded for good. The Vandal is yours as well: play such cards early, somebody may follow.

lesson-ties-title = Ties
lesson-ties-teach = Whoever ties with the leader takes the title from the leader: it belongs to nobody until the tie is broken.
lesson-ties-tie = Anna leads the Tower Builder with two towers to one. Lay out your orc tower and make it a tie.
lesson-ties-too_early = That would win the title at once. Here make a tie first, to see what happens.
lesson-ties-not_a_tower = That is no tower.
lesson-ties-no_exchange = Your tower is in your hand already.
lesson-ties-break = The title belongs to nobody. Break the tie: capture one of Anna's towers.
lesson-ties-end = Three to one: one capture took one from her and gave one to you.

lesson-exchange-title = Returning cards
lesson-exchange-teach = Instead of playing a card you may return any number of cards under the deck, in an order of your choice, and draw as many.
lesson-exchange-open = Four orc cards are dead: you have no orc castle. Choose to return cards.
lesson-exchange-dead = You can, but four cards in your hand stay dead. Return them instead.
lesson-exchange-pick = Tap the four orc cards in the order in which they should lie under the deck, then confirm.
lesson-exchange-keep = Keep the elf tower and the human archer: they can be used.
lesson-exchange-four = All four orc cards, please: return the rest of them too.
lesson-exchange-finish = Confirm: the four cards go under the deck.
lesson-exchange-enough = The four orc cards are enough; keep the others.
lesson-exchange-end = Four new cards came, and the turn is over: nothing is played in the same turn. You know what lies at the bottom of the deck.

lesson-end-title = The end
lesson-end-teach = When the last card of the deck is drawn, nobody draws any more, and play goes on until the last player has moved; equal scores are won by who sits nearest to the first player.
lesson-end-last_card = One card is left in the deck, and you are the last player. Lay out your obelisk and draw it.
lesson-end-capture_later = Keep that for your very last turn: nobody can answer it then.
lesson-end-obelisk = The obelisk first.
lesson-end-no_exchange = Do not waste the turn: play the obelisk.
lesson-end-last_turn = Anna has moved, this is the last turn of the game. Two titles hang on the unguarded elf tower: capture it.
lesson-end-tower = The fortress would win only one title. The elf tower wins two.
lesson-end-end = Titles and obelisks are added up: the scoring sheet says who got what.

lesson-hidden-title = Hidden titles
lesson-hidden-teach = In expert games everybody also gets a hidden title; it goes to whoever fulfils it best, not to the one who keeps it.
lesson-hidden-find = Find your hidden title beside your holdings and tap it.
lesson-hidden-open = That one is open: everybody sees it.
lesson-hidden-look = Look beside your own holdings.
lesson-hidden-end = You know one title more than Anna does; watch what she collects without a visible reason.
