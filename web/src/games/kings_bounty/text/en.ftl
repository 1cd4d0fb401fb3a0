# King's Bounty: what its board says. Names of cards and peoples come from the game's own texts.

kb-you = you
kb-title = { $title }
kb-drop = Put it back
kb-facts = turn { $turn }, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck
kb-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kb-first = first
kb-last = last
kb-goes = to move
kb-points = { $count ->
    [one] point
   *[other] points
}
kb-targets-of = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
kb-holdings = your holdings
kb-own-points = Your points
kb-holdings-of = Holdings: { $name }
kb-no-holdings = No holdings yet
kb-empty = empty
kb-titles = Titles
kb-leads = leads
kb-lead = ahead by { $margin }
kb-lead-short = (by { $margin })
kb-tied = tied:
kb-nobody = nobody
kb-none-yet = nobody yet
kb-reconstructed = reconstructed
kb-count = { $name }: { $count }
kb-hidden = Your hidden title
kb-has-hidden = hidden title
kb-known = you know: { $cards }

## The hand

kb-hand = Your hand
kb-playable = { $count ->
    [0] no card can be played
    [one] { $count } card can be played
   *[other] { $count } cards can be played
}
kb-no-castle = no castle
kb-no-target = no target
kb-holding = holding
kb-exchange = Return cards
kb-return = Return { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kb-order = picked: { $count }; the last lies lowest
kb-order-random = picked: { $count }; in random order
kb-hand-card = { $card }, { $strength ->
    [0] special strength
   *[other] strength { $strength }
}
kb-hand-holding = { $card }
kb-times = × { $count }
kb-picked-as = picked as { $numbers }

## Choosing

kb-lay = Lay out the { $card }: it becomes your holding.
kb-aim = Choose a holding for the { $card }: a rival's weaker than { $strength }, or your own.
kb-aim-hero = Choose a rival's holding: the { $card } captures any.
kb-aim-monster = Choose any holding: the { $card } destroys it.
kb-which = Choose a card for this holding: { $holding }.
kb-targets = { $count ->
    [one] { $count } target glows
   *[other] { $count } targets glow
}
kb-lay-how = the button, a double click, or drag it to your holdings
kb-do-play = Lay out the { $holding }
kb-do-garrison = Garrison the { $holding }
kb-do-capture = Capture the { $holding }
kb-do-destroy = Destroy the { $holding }
kb-do-disband = Play onto the { $holding }
kb-nowhere = There is no holding on the table onto which the { $card } could be played.
kb-unreachable = None of your cards can be played onto this holding now.
kb-people = Which people goes into the box?

## Preview

kb-preview-play = Lay out: { $holding }
kb-preview-garrison = Garrison: { $holding }
kb-preview-capture = Capture: { $holding }
kb-preview-destroy = Destroy: { $holding }
kb-preview-disband = Play onto: { $holding }
kb-preview-none = No title changes.
kb-change = { $name } { $was } → { $now }
kb-defence = Defence
kb-lost = The garrison, the { $lost }, is discarded.
kb-obelisk = Obelisk
kb-becomes-yours = { $count ->
    [0] yours
   *[other] yours, +{ $margin }
}
kb-becomes = { $count ->
    [0] { $name }
   *[other] { $name }, +{ $margin }
}
kb-becomes-tied = tied: nobody
kb-becomes-free = nobody

## Asking once more

kb-ask-replace = The { $lost } leaves the { $holding } for good if the { $card } comes in. Replace it?
kb-ask-own = The { $holding } is your own. Destroy it all the same?
kb-no = No

## Deck and discards

kb-deck = in the deck
kb-turns = about { $turns ->
    [0] no turn left to you
    [one] { $turns } turn left to you
   *[other] { $turns } turns left to you
}
kb-piles = Discards
kb-piles-count = Discards: { $count }
kb-piles-empty = Nothing has been discarded yet.
kb-final = Final phase: nobody draws any more. Turns to come: { $turns }.
kb-box = In the box: { $removed }.
kb-close = Close

## The card shown large

kb-large-castle = Strength { $strength }. A castle lets its owner play the units of its people.
kb-large-obelisk = Strength { $strength }. Worth 2 points at the end; belongs to no people.
kb-large-unit = Strength { $strength }. Captures a holding with a lower defence, or guards your own.
kb-large-hero = Captures any holding of another player and is discarded.
kb-large-monster = Destroys any holding with its garrison and is discarded.
kb-large-holding = Defence { $defence }: the larger of strength { $strength } and the garrison's.
kb-large-owner = Belongs to: { $name }

## The scoring sheet

kb-sheet = Scoring sheet
kb-sheet-title = Title
kb-sheet-obelisks = Obelisks
kb-sheet-total = Total
kb-sheet-place = Place
kb-sheet-hands = Cards left in hand

## Conditions of the titles, short

kb-cond-emperor = castles of different peoples
kb-cond-great_architect = castles
kb-cond-keeper_of_secrets = obelisks
kb-cond-conqueror = holdings with a garrison
kb-cond-king_of_elves = elf castles
kb-cond-thane_of_dwarves = dwarf castles
kb-cond-chief_of_orcs = orc castles
kb-cond-lord_of_the_dead = undead castles
kb-cond-commander = human garrisons
kb-cond-prince_of_elves = elf garrisons
kb-cond-prince_of_dwarves = dwarf garrisons
kb-cond-prince_of_orcs = orc garrisons
kb-cond-prince_of_undead = undead garrisons
kb-cond-sharpshooter = archer garrisons
kb-cond-swordmaster = warrior garrisons
kb-cond-grand_magister = mage garrisons
kb-cond-tower_builder = towers
kb-cond-fortress_builder = fortresses
kb-cond-citadel_builder = citadels
kb-cond-vandal = the last monster
kb-cond-staff_rat = the last hero

## Names on cards: the type above, the people below

kb-ref-about = How many you have not seen yet, of how many there are.
kb-ref-strength = strength
kb-ref-strength-short = strength
kb-ref-sources = Strengths of fortress and citadel are taken from a public preview of the game: the rulebook’s text does not give them.
kb-type-archer = Archer
kb-type-warrior = Warrior
kb-type-mage = Mage
kb-type-hero = Hero
kb-type-monster = Monster
kb-type-tower = Tower
kb-type-fortress = Fortress
kb-type-citadel = Citadel
kb-type-obelisk = Obelisk
kb-of-human = of the humans
kb-of-elf = of the elves
kb-of-dwarf = of the dwarves
kb-of-undead = of the undead
kb-of-orc = of the orcs
kb-aria-holding = { $holding }, defence { $defence }, { $garrison_count ->
    [0] no garrison
   *[other] garrison: { $garrison }
}
