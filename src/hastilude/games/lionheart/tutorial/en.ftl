# The tutorial of Lionheart: lesson-<step>-…; what a sentence is given is said in core/text.py.

lesson-rival-1 = Anna
lesson-other = That is allowed, but this step is about something else.

lesson-land-title = The land
lesson-land-teach = Forests, villages and the royal residence bring points and mines bring money, but only inside your domains.
lesson-land-residence = Find the royal residence: there is one, in the middle of the board. Touch it.
lesson-land-not_residence = This is not the residence: look for the crown in the middle of the board.
lesson-land-village = The residence is worth 5 points. Now touch any village.
lesson-land-not_village = This is not a village: villages are the cells with houses.
lesson-land-forest = A village is worth 3 points. Touch any forest.
lesson-land-not_forest = This is not a forest: forests have trees.
lesson-land-mine = A forest is worth 1 point. And one more: touch a mine.
lesson-land-not_mine = This is not a mine: there are four types, copper, silver, gold and gems.
lesson-land-on_land = Look at the board: a cell of land is wanted.
lesson-land-end = A mine brings no points, but a thaler a turn. The rest is fields: nothing grows there, but only there can castles be built.

lesson-castle-title = Castle and knight
lesson-castle-teach = Before the game all in turn place castles on fields, each with a knight beside it, and castles of one colour keep their distance.
lesson-castle-first = Put your castle on a field near the upper left corner: a corner needs fewer borders.
lesson-castle-corner = You may, but a corner is easier to fence. Choose a field near the upper left corner.
lesson-castle-knight = Now the knight: beside the castle, on a field or forest, not diagonally.
lesson-castle-second = Anna has placed her castle. Your second one must be farther away: at least six cells between your castles. Try a field nearby and read why not, then put it where it glows.
lesson-castle-again = And its knight.
lesson-castle-end = Castles of others need no distance. So all castles are placed, round by round, and who placed the last one begins.

lesson-fence-title = The first fence
lesson-fence-teach = A castle that stands alone behind an unbroken border is a domain, and it is scored at once.
lesson-fence-play = Your corner lacks two borders; the edge of the board is a border too. Play the card “2 borders”.
lesson-fence-not_sell = You may sell it, but it is just what you need: play it.
lesson-fence-two_borders = This card is not about borders. Play “2 borders”.
lesson-fence-first = Place the first border in the gap of the fence, at the lower right.
lesson-fence-gap = The fence does not close here: look for the gap at the lower right corner of your land.
lesson-fence-second = One more.
lesson-fence-end = The domain is closed: a village and two forests, 5 points. The border left inside is superfluous and has gone back to the supply.

lesson-shared-title = Shared borders
lesson-shared-teach = A border serves both sides, and who closes a neighbour's domain gives the neighbour points.
lesson-shared-play = At the lower right your land lacks one border, and beside it Anna's lacks as little. Play “2 borders”.
lesson-shared-not_sell = Do not sell: borders are wanted here.
lesson-shared-two_borders = The card “2 borders” is wanted.
lesson-shared-own = Place a border so that only your own land closes.
lesson-shared-gift = This would close Anna's domain: a village and a forest, 4 points for her.
lesson-shared-together = Then two castles would stand behind one fence, yours and Anna's: a domain for nobody.
lesson-shared-gap = Nothing closes here. The gap is to the right of your castle at the bottom.
lesson-shared-surplus = Your domain is closed, 4 points. All borders of a card must be placed: put the second where it does not help Anna.
lesson-shared-two = There are fences without a domain, too. Find the unbroken fence on the left with two castles inside, and touch a cell of it.
lesson-shared-not_there = Not here: look at the left edge for a fence with a blue and a yellow castle.
lesson-shared-on_land = Look at the board.
lesson-shared-end = Two castles behind one fence are open land, even if both are yours. To get domains they must be parted.

lesson-money-title = Money
lesson-money-teach = In your turn you sell or play one card and then take another, from the deck or from the market.
lesson-money-sell = You have 1 thaler, and your cards cost 6 and 7: touch them and read what is missing. Sell any of them.
lesson-money-take = The card you sold lies on the market, but you cannot take it back in this turn. Take “2 borders” from the market: it costs only 3.
lesson-money-blind = Nobody knows the top of the deck, and on the market lies what you can afford.
lesson-money-income = Anna has moved, and your turn has begun. Your domain has a silver mine: it brought a thaler. Each type of mine brings one thaler at the start of your turn.
lesson-money-play = Now you have enough: play “2 borders”.
lesson-money-not_sell = No need to sell any more: you have enough.
lesson-money-cheaper = You could afford it, but “2 borders” is cheaper.
lesson-money-end = Mind what you put on the market: the next player will most likely take it.

lesson-knights-title = Knights
lesson-knights-teach = A knight goes beside a piece of yours with no border between, on a field for nothing, on a forest for 1 thaler.
lesson-knights-play = Play the card “2 knights”.
lesson-knights-not_sell = Do not sell: knights decide who takes land from whom.
lesson-knights-two_knights = The card “2 knights” is wanted.
lesson-knights-forest = Put one on a forest in your domain at the upper left. Try the forest behind the border, too: a knight cannot get there.
lesson-knights-forest_first = You may. But first put a knight on a forest inside the domain.
lesson-knights-field = The forest took your last thaler, so there is no other forest for you. Put the second knight on any field, even at another castle.
lesson-knights-one_more = You may stop at one, but the second knight is paid for.
lesson-knights-end = Knights bring no points. They are counted when domains contend for land.

lesson-expansion-title = Expansion
lesson-expansion-teach = A domain may take one or two adjacent cells, free land always, another's only if it has more knights than that domain.
lesson-expansion-play = Play the card “expansion”.
lesson-expansion-not_sell = Do not sell: there is a free village next to you.
lesson-expansion-expansion = Play the card that shows an expansion and nothing else.
lesson-expansion-village = Below your domain is a free village, 3 points. Take it.
lesson-expansion-village_first = Anna's land comes later; first the village.
lesson-expansion-worth = You may, but the village is worth more.
lesson-expansion-invade = You have two knights, Anna has one. Take the forest in her top row: behind it lies another forest of hers.
lesson-expansion-one_more = You may stop, but the second cell costs nothing.
lesson-expansion-cut = You may take this, too. But the cell in the top row tears Anna's domain apart.
lesson-expansion-end = You got 1 point, and Anna lost 2: the forest below is cut off from her castle and has become neutral land. The borders moved by themselves, free of charge.

lesson-traitor-title = Traitor and alliance
lesson-traitor-teach = A traitor wins a knight over from a neighbouring domain, and an alliance forbids two domains for ever to grow at each other's cost.
lesson-traitor-play = The knights are equal, one each, and Anna's land cannot be taken. Play the traitor.
lesson-traitor-equal = Free land you could take, but nothing of Anna's: equal is not enough. First the traitor.
lesson-traitor-alliance_later = An alliance protects, but then there is nothing to be taken. First the traitor.
lesson-traitor-not_sell = You will need all three cards: do not sell them.
lesson-traitor-pair = Choose your domain and Anna's.
lesson-traitor-knight = Put the new knight into your domain. Anna removes a knight from hers herself.
lesson-traitor-expand = Now it is two against none. Play the expansion.
lesson-traitor-expand_first = That comes later; first the expansion.
lesson-traitor-take = Take Anna's forest in the top row.
lesson-traitor-anna = This cell will not run away. Take Anna's forest in the top row.
lesson-traitor-enough = One cell is enough: press “Enough”.
lesson-traitor-stop_here = You may take a second one, but for this lesson it will do. Press “Enough”.
lesson-traitor-alliance = Anna will want it back. Play the alliance.
lesson-traitor-alliance_now = Play the alliance before Anna brings knights.
lesson-traitor-ally = Choose your domain and Anna's: she is not asked.
lesson-traitor-end = These two domains are at peace until the end of the game. Other domains are not concerned, and a traitor is not hindered.

lesson-king-title = Monopoly and the king
lesson-king-teach = Three mines of a type in your domains are a monopoly, 5 points more, and who reaches the king on the track wins at once.
lesson-king-play = The king is only 2 points away, and you have two silver mines. Play an expansion.
lesson-king-not_sell = No need to sell: you can win this very turn.
lesson-king-expansion = An expansion is wanted.
lesson-king-domain = Choose the upper domain: the third silver mine is next to it.
lesson-king-silver_side = This domain does not reach the silver. Choose the upper one.
lesson-king-mine = Take the silver mine to the right of the domain.
lesson-king-silver = Look for the silver: the third mine gives the monopoly.
lesson-king-end = The monopoly, 5 points, the king, victory! And if the deck runs out first, everybody has one more turn; then the richest gets 5 points, the second 3 (an empty purse nothing), and the highest score wins.
