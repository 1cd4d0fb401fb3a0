# The tutorial of Hearts and Armour: lesson-<step>-…; what a sentence is given is said in core/text.py.

lesson-rival-0 = Vera
lesson-rival-1 = Anna
lesson-rival-2 = Tristan
lesson-rival-3 = Mark
lesson-rival-4 = Olga
lesson-other = That is allowed, but this step is about something else.

lesson-secret-title = Your secret
lesson-secret-teach = You win if your side wins and one enemy is still alive: the one on your secret goal card.
lesson-secret-side = Your hero is Bradamante. She and Orlando are Crusaders, Ruggiero and Rodomonte are Saracens.
lesson-secret-heart = Look at your goal card and lay the shield face down on the one who must live.
lesson-secret-not_this_one = Rodomonte is just an enemy: you do not need him alive. Your goal card shows the other Saracen.
lesson-secret-comrade = It is useful to protect Orlando, but he is not on your goal card: it always shows an enemy.
lesson-secret-own_life = You do not need your own life to win, but you do need that of the enemy on your goal card.
lesson-secret-harm = The right enemy, but swords wound. Lay the shield on him.
lesson-secret-shield = Swords will be useful later. Now the shield is wanted.
lesson-secret-open_later = Cards played face up have a step of their own. For now lay the shield face down.
lesson-secret-end = Only you see your goal card. Everybody at the table has such a secret: one of the Saracens is protecting your Bradamante.

lesson-face_down-title = A card face down
lesson-face_down-teach = A card may be laid face down on any hero, even your own: everybody sees who laid it and where, but not what is on it.
lesson-face_down-sword = Lay any sword face down on Rodomonte.
lesson-face_down-open_later = The next step is about playing face up. Now lay the card face down.
lesson-face_down-heart = Ruggiero is on your goal card: leave him alone. There is Rodomonte, too.
lesson-face_down-own_side = This is a knight of your own side. The sword is for Rodomonte.
lesson-face_down-shield_later = The shield comes next; the sword first.
lesson-face_down-shield = Everybody has moved, and a face-down card of Ruggiero's lies in front of Bradamante. Lay your shield on Bradamante.
lesson-face_down-too_early = You may declare the fight already, but first protect yourself with the shield.
lesson-face_down-shield_now = That is enough swords for now. The shield is wanted.
lesson-face_down-yourself = You need the shield more yourself: lay it on Bradamante.
lesson-face_down-end = Swords and shields have the same back, and your rivals can only guess. The extra action of a face-down card never works.

lesson-discard-title = A card face up
lesson-discard-teach = A card may be played face up on any other hero, and then its extra action works on one of the cards that lay there before.
lesson-discard-play = You never play face up on yourself, only on others. Play “Shield ×1 / Discard” face up on Orlando.
lesson-discard-orlando = It is Orlando who needs help now: an enemy has laid a card on him.
lesson-discard-discard_card = This card has a sword and another action. Take “Shield ×1 / Discard”.
lesson-discard-silent = The shield would lie there, but “Discard” does not work on a face-down card. Play it face up.
lesson-discard-face_up = This step is about cards face up: play the shield face up on Orlando.
lesson-discard-choose = Orlando laid the first card on himself, Rodomonte laid the second. Discard the more dangerous one.
lesson-discard-own_card = Orlando surely chose his own card for his own good. Discard Rodomonte's.
lesson-discard-end = The card is out until the end of the round, and nobody has seen it. The shield you played face up stays with Orlando and counts in the fight.

lesson-transfer-title = Transfer and take
lesson-transfer-teach = “Transfer” sends a card to another hero just as it lies, and “Take” puts it into any hand, for example yours.
lesson-transfer-play = A face-down card of Ruggiero's lies in front of Orlando. Play “Shield ×1 / Transfer” face up on Orlando.
lesson-transfer-silent = A face-down card has no action. Play it face up.
lesson-transfer-orlando = The right card, but play it on Orlando.
lesson-transfer-take_later = You will need “Take” next turn; first “Transfer”.
lesson-transfer-transfer_card = This one says “Discard”, and “Transfer” is wanted.
lesson-transfer-move = There is only one card, so it was chosen for you. Send it to Rodomonte.
lesson-transfer-heart = You are protecting Ruggiero, and the card looks dangerous.
lesson-transfer-onto_you = You may take it upon yourself, but why would you want an enemy's sword?
lesson-transfer-take = It looks as if Orlando has struck at Ruggiero. Play “Sword ×1 / Take” face up on Ruggiero.
lesson-transfer-too_early = A fight now might be the end of Ruggiero. First take Orlando's card away from him.
lesson-transfer-betrays = The shield would help, too, but it would give your secret away. A sword face up looks like a blow, and yet it is a rescue.
lesson-transfer-ruggiero = The right card, but play it on Ruggiero.
lesson-transfer-give = Take Orlando's card into your own hand.
lesson-transfer-again = Then Orlando could lay it on Ruggiero again. Take it yourself.
lesson-transfer-arms_enemy = That would arm an enemy. Take the card yourself.
lesson-transfer-end = The card has two swords, yours only one. It is in your hand now, and apart from you only Orlando knows it.

lesson-fight-title = The fight
lesson-fight-teach = Once everybody has played a card in this round you may declare the fight in your turn: all cards are turned up, and each sword that no shield stops becomes a wound.
lesson-fight-sword = In the first lap nobody may declare the fight: everybody has to play a card first. Lay the two swords face down on Rodomonte.
lesson-fight-heart = Ruggiero must live. Your target is Rodomonte.
lesson-fight-face_down = Do not show the card too soon: lay it face down.
lesson-fight-rodomonte = The right card, but lay it on Rodomonte.
lesson-fight-two_swords = Choose the card with two swords.
lesson-fight-declare = The lap is over, and each has played a card. Declare the fight.
lesson-fight-now = You may go on laying cards, but this step is about the fight: declare it.
lesson-fight-count = Rodomonte got two swords and one shield, which makes one wound. You have a wound, too: Rodomonte laid a sword on Bradamante.
lesson-fight-end = Shields left over do nothing. Three wounds kill a knight, but everybody is alive so far, and a new round begins.

lesson-round-title = The next round
lesson-round-teach = Wounds stay until the end of the game, shields do not heal them, and for each wound you are dealt one card less.
lesson-round-marks = Under Bradamante lies a card with two swords: it marks her two wounds. So you have one card instead of three.
lesson-round-shield = A third wound kills. Lay the shield face down on Bradamante.
lesson-round-yourself = You have only one card, and Bradamante is one wound away from death. Let the shield protect her.
lesson-round-forced = You had no cards left, so the fight was declared for you: an empty hand leaves no choice. The shield stopped the new sword, but the two old wounds are still there.
lesson-round-end = Now Ruggiero begins: the first turn goes to the left neighbour of whoever declared the fight. The cards were gathered and dealt anew, the goals are the same.

lesson-verdict-title = Death and victory
lesson-verdict-teach = The first death ends the game: first it is settled which side has won, and then who on that side has met the goal.
lesson-verdict-look = Two swords face up will kill your Bradamante, but the sword you laid on Rodomonte will finish him, too. Ruggiero has one wound, Orlando is unhurt.
lesson-verdict-declare = Your own death is not yet a defeat. Declare the fight.
lesson-verdict-own_life = The shield would save Bradamante, but then Ruggiero moves and may protect Rodomonte. Declare the fight now.
lesson-verdict-delay = While you wait, Ruggiero may protect Rodomonte with a shield. Declare the fight now.
lesson-verdict-first_stage = One knight of each side is dead, so the wounds of the living decide: Orlando has none, Ruggiero has one. The Crusaders have won.
lesson-verdict-end = You win: Ruggiero is alive, even though Bradamante is dead. Orlando lives and has lost, because it was Rodomonte he cared for.

lesson-mercy-title = Do not kill them all
lesson-mercy-teach = If all the enemies die, nobody on your side meets a goal, so it is best to kill the one you do not care for.
lesson-mercy-look = Both Saracens have two wounds. On Rodomonte lies your sword, on Ruggiero lies Orlando's, face up.
lesson-mercy-save = Save Ruggiero and let nobody notice: lay the shield on him face down.
lesson-mercy-nobody = Then both Saracens die: the Crusaders win, but neither you nor Orlando meet your goals. Save Ruggiero first.
lesson-mercy-betrays = Ruggiero would survive, but all would see whom you protect. Lay the shield face down.
lesson-mercy-ruggiero = It is Ruggiero who needs the shield: without it he dies.
lesson-mercy-swords = There are swords enough on the table. Ruggiero needs a shield.
lesson-mercy-end = Ruggiero had no cards and had to declare the fight. Rodomonte is dead, Ruggiero lives, and the win is yours alone: Orlando cared for Rodomonte.

lesson-sorcerer-title = The sorcerer
lesson-sorcerer-teach = With an odd number of players one is the sorcerer, who has no side, dies only of five wounds and wins if he and both knights on his goal cards are alive.
lesson-sorcerer-hearts = Now you are the sorcerer, and you care for Orlando and Ruggiero. A sorcerer is dealt five cards, not three, and one less for each wound, too.
lesson-sorcerer-play = Orlando has two wounds, and a sword lies face up on him. Play “Shield ×1 / Transfer” face up on Orlando.
lesson-sorcerer-orlando_dies = Then Orlando dies, and your win with him.
lesson-sorcerer-nobody_dies = Orlando would survive, but nobody would die, and those who hunt the sorcerer would get another round. Play this card face up.
lesson-sorcerer-another_sword = A sword would still lie on Orlando, and a third wound kills him. Play the shield.
lesson-sorcerer-orlando = The right card, but play it face up on Orlando.
lesson-sorcerer-move = Send the sword to a wounded knight you do not care for: Bradamante or Rodomonte.
lesson-sorcerer-second_heart = Ruggiero is on a goal card of yours, too. Choose another knight.
lesson-sorcerer-onto_you = The sorcerer loses by dying: you do not need more swords.
lesson-sorcerer-end = One knight is dead, and your two and you are alive: you win, whichever side has won. Sometimes the sorcerer wins together with knights.

lesson-hunters-title = The hunters
lesson-hunters-teach = When there is a sorcerer, one knight of each side has him on the goal card: these hunters want him dead, and if he alone is killed, both win together.
lesson-hunters-sword = Your goal is the sorcerer, and he has three wounds already. Lay or play a sword on him.
lesson-hunters-no_shield = The sorcerer must die, and a shield would protect him.
lesson-hunters-knights_live = Leave the knights alone for now: the sword is for the sorcerer.
lesson-hunters-declare = Rodomonte has laid a card on the sorcerer, too: it seems there are two of you. Take the risk and declare the fight.
lesson-hunters-now = One more lap, and the sorcerer may be saved. Declare the fight now.
lesson-hunters-pair = Only the sorcerer is dead, and both hunters win: Bradamante and Rodomonte, though their sides are at war. The other knights have lost, although they are alive and so are those they care for.
lesson-hunters-end = If a knight dies as well, side and goal decide as usual. In a match each win brings a token, three tokens win it, and the sorcerer's role passes to the left each time.
