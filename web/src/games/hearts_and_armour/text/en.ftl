ha-facts = { $game ->
    [0] round { $round }, lap { $lap }
   *[other] game { $game }, round { $round }, lap { $lap }
}
ha-you = you
ha-you-nom = you
ha-drop = Cancel
ha-back = To the heroes

## Heroes

ha-hero-label = { $hero }, { $name }: wounds { $wounds } of { $deadly }, cards before the hero { $lying }, cards in hand { $hand }
ha-hero = hero
ha-wounds = wounds { $wounds } of { $deadly }
ha-of = { $wounds } of { $deadly }
ha-hand-count = cards in hand: { $count }
ha-in-hand = cards in hand
ha-tokens = wins { $count }
ha-unknown = and { $count } ?
ha-must-live = Your secret: must live
ha-must-die = Your secret: must die
ha-side = { $side }

## The middle of the table

ha-your-turn = Your turn
ha-turn-of = To move
ha-card = Lay a card
ha-card-or-fight = A card or the fight
ha-only-fight = Only the fight is left
ha-where = Where does the card go?
ha-forced = { $turns ->
    [0] Out of cards: { $name }.
    [one] First to run out of cards: { $name }, in { $turns } turn. Who has none declares the fight.
   *[other] First to run out of cards: { $name }, in { $turns } turns. Who has none declares the fight.
}
ha-declare = Declare the fight
ha-weigh = What if
ha-last-fight = The last fight
ha-last = Last fight
ha-sorcerer = Sorcerer
ha-forced-short = First to run out of cards: { $name }, in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
ha-choose-card = Which card before { $hero }?
ha-place = No. { $place }

## The line of the decision

ha-turn-how = choose a card and a hero, or drag a card onto a hero
ha-declare-sure = Declare the fight? Nobody will be able to answer it.
ha-down = Face down
ha-up = Face up
ha-how = { $card } on { $hero }: how shall it lie?
ha-how-acts = { $count ->
    [one] face up: its action touches the card that lies there; face down: nobody will know
   *[other] face up: you choose one of the { $count } cards that lie there; face down: nobody will know
}
ha-how-void = face up: its action has nothing to work on; face down: nobody will know
ha-how-self = on your own hero a card is laid face down only
ha-whom = On whom: { $card }?
ha-whom-how = touch a hero
ha-which = Which card on { $hero }?
ha-which-how = touch a card of your hand
ha-touch-card = touch a card, touch it again to confirm
ha-touch-hero = touch a hero, touch again to confirm
ha-card-first = Choose the card first.

## Hand and secret

ha-hand = Your hand
ha-secret = Your secret
ha-secret-knight = { $goals } must live
ha-secret-hunter = The sorcerer must die
ha-secret-sorcerer = You, { $goals } must live
ha-secret-hunted = Nobody may die
ha-face = { $swords ->
    [0] { $shields ->
        [0] Blank card
       *[other] Shield ×{ $shields }
    }
   *[other] { $shields ->
        [0] Sword ×{ $swords }
       *[other] Sword ×{ $swords }, shield ×{ $shields }
    }
}
ha-effect-transfer = Transfer a card
ha-effect-discard = Discard a card
ha-effect-take = Take a card
ha-effect-none = No action

## If the fight came now

ha-weigh-if = If the fight came now
ha-weigh-known = What you know
ha-weigh-all = What all know
ha-weigh-what = { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, known { $net }{ $unknown ->
    [0] { "" }
   *[other] , unknown cards { $unknown }
}
ha-weigh-rest = { $count ->
    [one] { $count } more hero has neither cards nor wounds.
   *[other] { $count } more heroes have neither cards nor wounds.
}
ha-weigh-dies = dies
ha-weigh-open = may die
ha-weigh-wounds = { $count ->
    [0] unhurt
    [one] { $count } wound
   *[other] { $count } wounds
}
ha-weigh-range = wounds { $least } to { $most }
ha-weigh-goes-on = Nobody dies: a new round begins.
ha-weigh-goes-on-known = By the known cards nobody dies, and a new round begins. The unknown ones may decide otherwise.
ha-weigh-sure = For certain.
ha-weigh-by-known = By the known cards.
ha-weigh-side = Won by: { $side }.
ha-weigh-you = For you: { $verdict }.

## The fight

ha-telling = The fight: the cards are open, the heroes are counted round the table.
ha-telling-who = declared by { $name }; the count begins with the neighbour on the left
ha-fight = The fight
ha-account = Account of the fight
ha-result = result
ha-ahead = ahead
ha-no-wounds = no new wounds
ha-new-wounds = wounds: +{ $count }
ha-cards-lie = cards: { $count }
ha-fate-dead = { $who ->
   *[he] killed
}
ha-fate-hurt = { $who ->
   *[he] wounded
}
ha-fate-whole = { $who ->
   *[he] unhurt
}
ha-told-dead = { $hero } is killed
ha-told-hurt = { $hero }: new wounds
ha-told-whole = { $hero }: no new wounds
ha-became = wounds before { $before }, now { $total } of { $deadly }
ha-swords = { $count ->
    [one] sword
   *[other] swords
}
ha-shields = { $count ->
    [one] shield
   *[other] shields
}
ha-wounds-new = { $count ->
    [one] new wound
   *[other] new wounds
}
ha-next-hero = Next: { $hero }
ha-to-verdict = To the verdict
ha-to-table = Back to the table
ha-verdict = The verdict
ha-new-round = To the new round
ha-to-end = The end of the game
ha-next-game = To the next game

## The verdict

ha-stage-side = Which side has won
ha-stage-goal = Whose secret goal is met
ha-killed = killed
ha-scars = wounds of the living
ha-why-killed = Won by: { $side }. This side has lost fewer knights.
ha-why-wounds = As many killed on both sides, so the wounds of the living decide. Won by: { $side }.
ha-why-draw = As many killed and as many wounds: a draw, both sides count as winners.
ha-why-sorcerer_only = Only the sorcerer was killed: the sides are not compared, only hunters win.
ha-why-round_limit = The rounds have run out, and nobody was killed.
ha-why-hunt_survived = The sorcerer has survived the hunt.
ha-group-won = { $side }: the goal decides
ha-group-lost = { $side }: the side has lost
ha-group-side = { $side }
ha-group-sorcerer = Sorcerer: sides do not matter
ha-goal-hidden = the goal stays secret
ha-goal-knight = { $goals } must live
ha-goal-hunter = the sorcerer must die
ha-goal-sorcerer = himself, { $goals } must live
ha-goal-hunted = nobody may die
ha-met = yes
ha-not-met = no
ha-won = won
ha-lost = lost
ha-nobody = Nobody has won.
ha-key-met = secret goal met
ha-key-not = not met
ha-match = To three wins

## Reference

ha-all-cards = All action cards
ha-card-face = Card
ha-copies = in all
ha-unseen = not seen
ha-fresh = new since your turn
