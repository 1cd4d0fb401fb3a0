rs-facts = round { $round }, { $how }
rs-you = you
rs-drop = Cancel
rs-map = The map, { $rows } rows of up to { $columns } cells
rs-nearer = Nearer
rs-farther = Farther
rs-claimed = the artifact of this place was taken by: { $names }
rs-fog = Fog lies on the map: nobody shoots
rs-front = front
rs-flank = flank: the attacker has +1
rs-rear = rear: +2
rs-strip = figures of a unit: attack, defence, movement

## Players

rs-units-short = ×{ $count }
rs-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
rs-out = out of the game
rs-energy = Energy
rs-energy-of = { $energy } of { $limit }
rs-cards-open = Cards: { $count } open
rs-card-discarded = discarded
rs-card-blocked = blocked till the turn of: { $whose }
rs-card-closed = till the turn of: { $whose }
rs-card-dear = costs { $cost }, has { $energy }
rs-card-later = not now
rs-rebuild = Rebuild the catapult…
rs-can-rebuild = The catapult can be rebuilt.
rs-lost-catapult = The catapult is lost: it can be rebuilt from the next turn on.
rs-fog-soon = Fog will fall at the end of the turn.
rs-order-battle = Asks for nothing till the end of the battle.
rs-order-turn = Asks for nothing till the end of the turn.
rs-order-only = Wants to be asked for one card alone.
rs-hidden = { $count ->
    [one] { $count } unknown
   *[other] { $count } unknown
}
rs-set = { $set }: { $count } of { $size }
rs-holds-castle = holds the castle
rs-dead = Losses:
rs-achievements = Achievements:

## What is chosen beside the map

rs-tray = Choices
rs-window = Time to answer: play a card or pass
rs-leader-cards = Cards: { $names }.
rs-faction-gold = Elite: { $names }. The other units are the same in every faction.
rs-camp-camp_1 = At the bottom of the map. Has the first turn.
rs-camp-camp_2 = At the top of the map. Chooses leader and faction first.
rs-part-camp_1_left = Bottom left, a treasury in front.
rs-part-camp_1_right = Bottom right, a mountain in front.
rs-part-camp_2_left = Top right, a treasury in front.
rs-part-camp_2_right = Top left, a mountain in front.
rs-compass = Where to look
rs-settling = On the way…
rs-deploy-rest = Set up the rest
rs-deploy-now = Where do they stand: { $unit }?
rs-resign = Resign? Your army leaves the map, and that cannot be undone.
rs-play = Play { $card }?

## Moving and attacking

rs-may-act = { $count ->
    [0] no unit is left to act
    [one] { $count } unit may act
   *[other] { $count } units may act
}
rs-may-go = cells within reach: { $cells }, targets: { $targets }
rs-walk = Go there, movement left { $points }
rs-finish-first = Finish with this unit first: { $unit }.
rs-attack = Attack { $target } with { $unit }?
rs-do-melee = Melee, { $chance } %
rs-do-shoot = Shoot, { $chance } %
rs-do-arc = Arc shot, { $chance } %
rs-do-siege = Catapult, { $chance } %
rs-with-chance = { $action }, { $chance } %
rs-risk-first = they strike first and win: { $chance } %
rs-risk-counter = their counterstrike wins: { $chance } %
rs-risk-none = nobody strikes back
rs-coming = Chance against { $target }: { $chance } % ({ $unit })

## The battle

rs-forecast = Forecast
rs-coming-head = About to roll
rs-battle = This battle
rs-last-battle = The last battle
rs-total-attack = attack
rs-total-defence = defence
rs-die = die
rs-best-die = better of two
rs-sum = total
rs-from-to = from { $low } to
rs-success = success { $chance } %
rs-struck = The strike succeeds.
rs-held = The defence holds: the attack has to be greater.

## Units and terrain

rs-tier-silver = silver
rs-tier-gold = gold, rolls twice
rs-tier-machine = machine
rs-tier-leader = leader, rolls twice
rs-class-infantry = infantry
rs-class-cavalry = cavalry
rs-class-war_machine = war machine
rs-ranged = shooters
rs-figures = attack { $attack_value }, defence { $defence }, movement { $movement }
rs-ability-arc_shot = Arc shot: across one cell, attack −1, from any side.
rs-ability-preemptive_shot = Preemptive shot: attacked from the front, they strike first.
rs-ability-strong_shot = Strong shot: the target's base defence does not count.
rs-ability-shield = Shield: +2 defence against shots into the front and arc shots.
rs-ability-spears = Spears: +2 against cavalry; a charge into the front adds nothing.
rs-ability-knight_charge = Knight's charge: +1 attack for each cell of plain ridden.
rs-ability-ambush = Ambush: in forest, mountain and swamp they strike first.
rs-ability-infiltration = Infiltration: fortifications do not protect against them.
rs-ability-blessing = Blessing: instead of acting, +1 attack and defence for a neighbour of one's own.
rs-ability-mentalism = Mentalism: the leader's cards may come from them, for the cells next to them.
rs-ability-siege_weapon = Siege weapon: hits exactly across one cell; forest and fortification do not help.
rs-terrain-plain = Adds nothing.
rs-terrain-forest = +3 defence against shooters.
rs-terrain-mountain = +1 attack from here, shooters +2, if the target is on other ground.
rs-terrain-swamp = Ends the movement; no attack in this turn.
rs-terrain-signpost = One more point of movement; each signpost once a turn.
rs-terrain-treasury = A leader draws three artifacts and keeps one, once a game.
rs-terrain-fortification = +5 defence, no flank or rear; no melee attack from inside. An artifact for the leader, once a game.
rs-terrain-castle = Like a fortification; units of its holder come back next to it.
rs-deck = Artifacts in the deck: { $count }
rs-look = Point at a unit or a cell: what it is and does is said here.
rs-reconstructed = The map and some figures are reconstructed: the rulebook's text does not give them.

## Leader cards

rs-all-units = Units
rs-movement = movement
rs-starred = A star marks what is reconstructed: the rulebook's text does not give it.
rs-cost = costs { $cost }
rs-all-cards = Leader cards
rs-does-retribution = Enemy's turn. Your unit that was beaten in melee strikes back before it leaves.
rs-does-justice = In a battle, before the dice. Base attack and defence of both units count 0.
rs-does-heroism = Your unit that should leave stays; one next to it leaves instead.
rs-does-punishing_sword = A strike of the leader himself: +1 attack for each dead unit.
rs-does-salvation = Your unit that should leave stays where it is.
rs-does-resurrection = Own turn. A dead unit returns to the first row or next to your castle.
rs-does-onslaught = Own turn. A unit has +1 movement, but must end with an attack.
rs-does-raise_shields = Before the die. A unit with shields has +2 more defence against a shot.
rs-does-all_round_defence = Enemy's turn. All edges of the attacked unit count as front in this battle.
rs-does-inspiration = Own turn. One unit acts twice.
rs-does-fire_shell = Own turn. The catapult destroys a target in forest or fortification for certain.
rs-does-reinforcement = Own turn. A silver unit left out comes to the first row or next to your castle.
rs-does-magic_arrow = Own turn. 2 and a die against base defence and a die of one enemy.
rs-does-fog_veil = Own turn. From the end of this turn to the end of your next nobody shoots.
rs-does-mental_block = Own turn. A card of an opponent is closed till your next turn.
rs-does-fire_rain = Own turn. On three cells that touch: 3 and a die, 1 less for each target beyond the first.
rs-does-teleportation = Your unit goes to any free cell; in defence it slips away before the die.
rs-does-stupefaction = Own turn. You act with an enemy unit, but no leader.
rs-does-promissory_note = Own turn. An opponent's card, even a closed one, for its cost and 1 more.
rs-does-camouflage = Enemy's turn. A unit in forest, mountain or swamp is safe for this turn.
rs-does-diversion = Any turn. −2 on every die of an enemy unit for a round.
rs-does-sabotage = Own turn. An enemy unit does not act in its owner's next turn.
rs-does-trickery = Enemy's turn. The attacked unit changes places with another of yours.
rs-does-theft = Own turn. A random artifact of a leader who has at least two.

## Artifacts

rs-all-artifacts = Artifacts
rs-art-bulwark_of_light = Own units next to the leader have +1 defence.
rs-art-verdict_of_light = The leader has +1 attack.
rs-art-teaching_of_light = Opponents have at most 2 energy.
rs-art-commanders_helm = The leader has +1 defence.
rs-art-commanders_banner = Own units next to the leader have +1 attack in melee.
rs-art-commanders_horn = Once a turn: one own unit within 2 cells of the leader has +1 movement.
rs-art-magic_hat = Magic Arrow, Fire Rain, Diversion and Theft do nothing to your leader.
rs-art-magic_staff = Your cards of radius 2 reach 3 cells.
rs-art-magic_scroll = Once a round a card of cost 2 or 3 costs 1 less.
rs-art-crown_of_dominion = The leader's defence die counts 1 more.
rs-art-goblet_of_dominion = Once a game: saves a silver unit if the die shows 4 or more.
rs-art-ring_of_dominion = Once a turn: turn an enemy unit within 2 cells of the leader by one edge.
rs-art-sceptre_of_dominion = The leader has +1 attack against leaders and gold units.
rs-art-wanderers_boots = The leader has +1 movement.
rs-art-lucky_horseshoe = Once a round: roll a die of yours again.
rs-art-siege_plan = The catapult has +1 attack.
rs-art-cloak_of_shadows = The leader has +3 defence against shooters.
rs-art-elixir_of_life = A dead silver unit returns to the first row; the card goes into the deck.
rs-all-terrains = Terrain
rs-side-camp_1 = south
rs-side-camp_2 = north
rs-what-does = What it does
rs-ending = What is left of it all
rs-ending-battle = The last blow.
rs-ending-struck = { $first } struck down { $second }: { $attack_total } against { $defence_total }.
rs-ending-held = { $first } struck at { $second } in vain: { $attack_total } against { $defence_total }.
rs-ending-losses = { $count ->
    [0] No losses
    [one] Lost one unit
   *[other] Lost { $count } units
  }
rs-ending-artifacts = { $count ->
    [0] No artifacts
    [one] One artifact
   *[other] { $count } artifacts
  }
rs-ending-achievements = Achievements
