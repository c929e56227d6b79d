### Next War: Korea. Original to Esagono.

## Terrain
nextwar-terrain-sea = sea
nextwar-terrain-open = open
nextwar-terrain-woods = open & woods
nextwar-terrain-rough = rough
nextwar-terrain-rough-woods = rough & woods
nextwar-terrain-highland = highland
nextwar-terrain-highland-woods = highland & woods
nextwar-terrain-swamp = swamp
nextwar-terrain-mountain = mountain
nextwar-terrain-urban = urban
nextwar-terrain-river = river
nextwar-terrain-all-water = all-water hexside
nextwar-terrain-acv = hovercraft crossing
nextwar-terrain-ferry = ferry
nextwar-terrain-dmz = demilitarized zone
nextwar-terrain-highway = highway
nextwar-terrain-primary = primary road
nextwar-terrain-secondary = secondary road
nextwar-terrain-rail = railway
nextwar-terrain-city = City
nextwar-terrain-town = Town
nextwar-terrain-airbase = Airbase
nextwar-terrain-airfield = Airfield
nextwar-terrain-port = Port
nextwar-terrain-chemical = chemical site
nextwar-terrain-nuclear = nuclear site
nextwar-terrain-beach = beach
nextwar-terrain-fortification = Fortification

## Segments of a turn
nextwar-phase-set-up = Set-up
nextwar-phase-weather = Weather
nextwar-phase-initiative-air-naval = Initiative, air and sea
nextwar-phase-initiative-movement = Initiative Movement
nextwar-phase-initiative-combat = Initiative Combat
nextwar-phase-elite-reaction = Elite Reaction
nextwar-phase-exploitation-movement = Exploitation Movement
nextwar-phase-exploitation-combat = Exploitation Combat
nextwar-phase-reaction-movement = Reaction Movement
nextwar-phase-reaction-combat = Reaction Combat
nextwar-phase-first-movement = First Movement
nextwar-phase-first-combat = First Combat
nextwar-phase-second-movement = Second Movement
nextwar-phase-second-combat = Second Combat
nextwar-phase-reorganization = Reorganization
nextwar-phase-reinforcement = Reinforcements
nextwar-phase-victory = Victory

## What is going on
nextwar-now-set-up = both sides place their pieces, the Allies first
nextwar-now-weather = the weather of the turn is settled
nextwar-now-initiative-air-naval = initiative, air points, air superiority and sea control are settled
nextwar-now-initiative-movement =
    { $side-number ->
        [plural] { $side-the } have the initiative and move any units, by any kind of movement
       *[singular] { $side-the } has the initiative and moves any units, by any kind of movement
    }
nextwar-now-initiative-combat =
    { $side-number ->
        [plural] { $side-the } have the initiative and attack, one combat after another
       *[singular] { $side-the } has the initiative and attacks, one combat after another
    }
nextwar-now-elite-reaction =
    { $side-number ->
        [plural] { $side-the } react with Elite units outside enemy ZOCs, on the ground alone
       *[singular] { $side-the } reacts with Elite units outside enemy ZOCs, on the ground alone
    }
nextwar-now-exploitation-movement =
    { $side-number ->
        [plural] { $side-the } exploit: units outside enemy ZOCs move again
       *[singular] { $side-the } exploits: units outside enemy ZOCs move again
    }
nextwar-now-exploitation-combat =
    { $side-number ->
        [plural] { $side-the } attack again, two columns to the left
       *[singular] { $side-the } attacks again, two columns to the left
    }
nextwar-now-reaction-movement =
    { $side-number ->
        [plural] { $side-the } react and move any units, by any kind of movement
       *[singular] { $side-the } reacts and moves any units, by any kind of movement
    }
nextwar-now-reaction-combat =
    { $side-number ->
        [plural] { $side-the } react and attack with any units
       *[singular] { $side-the } reacts and attacks with any units
    }
nextwar-now-first-movement =
    { $side-number ->
        [plural] { $side-the } move first, any units by any kind of movement
       *[singular] { $side-the } moves first, any units by any kind of movement
    }
nextwar-now-first-combat =
    { $side-number ->
        [plural] { $side-the } attack first, one combat after another
       *[singular] { $side-the } attacks first, one combat after another
    }
nextwar-now-second-movement =
    { $side-number ->
        [plural] { $side-the } move second, any units by any kind of movement
       *[singular] { $side-the } moves second, any units by any kind of movement
    }
nextwar-now-second-combat =
    { $side-number ->
        [plural] { $side-the } attack second, one combat after another
       *[singular] { $side-the } attacks second, one combat after another
    }
nextwar-now-reorganization = hexes are cleared, and control changes hands
nextwar-now-reinforcement = reinforcements arrive, then replacement points are spent
nextwar-now-victory = the points of the turn are added up

## Kinds of counter
nextwar-kind-infantry = infantry
nextwar-kind-light-infantry = light infantry
nextwar-kind-motorized = motorized infantry
nextwar-kind-mechanized = mechanized infantry
nextwar-kind-armor = armor
nextwar-kind-armored-cavalry = armored cavalry
nextwar-kind-recon = reconnaissance
nextwar-kind-paratroop = paratroops
nextwar-kind-airmobile = airmobile infantry
nextwar-kind-marine = Marines
nextwar-kind-marine-mech = mechanized Marines
nextwar-kind-marine-armor = armor of the Marines
nextwar-kind-sniper = Sniper brigade
nextwar-kind-outpost = Combat Outpost
nextwar-kind-beachhead = Beachhead
nextwar-kind-helicopter = attack helicopter
nextwar-kind-amph = amphibious ships
nextwar-kind-sag = surface action group
nextwar-kind-carrier = carrier group

## Classes of movement
nextwar-class-infantry = infantry
nextwar-class-light = light infantry
nextwar-class-motorized = motorized
nextwar-class-mechanized = mechanized

## Sizes, by the symbol on the counter
nextwar-size-II = battalion
nextwar-size-III = regiment
nextwar-size-X = brigade
nextwar-size-XX = division

## Nations
nextwar-nation-dprk = North Korea
nextwar-nation-prc = China
nextwar-nation-rok = South Korea
nextwar-nation-us = United States
nextwar-nation-usmc = US Marines
nextwar-nation-cw = Commonwealth
nextwar-nation-jpn = Japan

## Marks
nextwar-mark-reduced = reduced
nextwar-mark-moved = has moved
nextwar-mark-attacked = has attacked
nextwar-mark-retreated = has retreated
nextwar-mark-out-of-supply = out of supply
nextwar-mark-no-helicopters = without its helicopters
nextwar-mark-clearing = clearing the hex
nextwar-mark-landed = landed this turn
nextwar-mark-light-infantry = light infantry
nextwar-mark-flown = has flown
nextwar-mark-must-transfer = must transfer
nextwar-mark-supported = has given support
nextwar-mark-assaulting = making an assault

## Values in words
nextwar-value-attack = attack { $number }
nextwar-value-defense = defense { $number }
nextwar-value-efficiency = efficiency { $number }
nextwar-value-levels-max = levels at full strength: { $number }
nextwar-value-movement = MA { $number }
nextwar-value-stacking =
    { $number ->
        [one] one stacking point
       *[other] { $number } stacking points
    }
nextwar-value-levels =
    { $number ->
        [one] one level
       *[other] { $number } levels
    }
nextwar-value-support = Combat Support { $number }
nextwar-value-range = range { $number }
nextwar-value-capacity = carries { $number }
nextwar-value-missions =
    { $number ->
        [0] no mission flown
        [one] one mission flown
       *[other] { $number } missions flown
    }

## Places and boxes
nextwar-panel-yellow-sea = Yellow Sea
nextwar-panel-east-sea = East Sea
nextwar-panel-off-map = Off the map
nextwar-panel-aboard = Aboard ships
nextwar-box-at-sea = At Sea
nextwar-box-inshore = Inshore
nextwar-box-busan = Busan
nextwar-box-hamhung = Hamhung and Hungnam
nextwar-box-japan = Japan
nextwar-box-aboard = On { $ship }, { $nation }
nextwar-zone-yellow-sea = Yellow Sea
nextwar-zone-east-sea = East Sea
nextwar-in-hex = in { $hex }
nextwar-in-ship = aboard { $ship }
nextwar-in-busan = in the Busan box
nextwar-in-hamhung = in the Hamhung and Hungnam box
nextwar-in-japan = in the Japan box
nextwar-in-yellow-sea-at-sea = in the At Sea box of the Yellow Sea
nextwar-in-yellow-sea-inshore = in the Inshore box of the Yellow Sea
nextwar-in-east-sea-at-sea = in the At Sea box of the East Sea
nextwar-in-east-sea-inshore = in the Inshore box of the East Sea

## Weather and air superiority
nextwar-weather-fair = fair
nextwar-weather-overcast = overcast
nextwar-weather-storms = storms
nextwar-season-spring = spring or autumn
nextwar-season-summer = summer
nextwar-season-winter = winter
nextwar-air-level-advantage = Advantage
nextwar-air-level-superiority = Superiority
nextwar-air-level-supremacy = Supremacy

## Questions
nextwar-ask-set-up = Set up { $unit }: where?
nextwar-ask-begin = Everything is in place: shall play begin?
nextwar-ask-choose-weather = What is the weather like in the first turn?
nextwar-ask-forced-transfer = The base of { $unit } has fallen: where does it fly?
nextwar-ask-shelter = Storms are coming: where does { $unit } shelter?
nextwar-ask-choose-mover = { $phase }: who moves next, and how? Or end the segment.
nextwar-ask-march =
    { $units-count ->
        [one] Where does { $units } go?
       *[other] Where do { $units } go?
    }
nextwar-ask-clearing-lead = Clearing { $hex }: which unit leads?
nextwar-ask-escort = How many air points escort the flight of { $unit }?
nextwar-ask-landing = Where does { $unit } land?
nextwar-ask-step = { $unit } has landed: does it step into a place beside?
nextwar-ask-sail = Where does { $unit } go?
nextwar-ask-ship = Where is { $unit } unloaded?
nextwar-ask-choose-target = { $phase }: which hex do you attack? Or end the segment.
nextwar-ask-plan-attack = Attack on { $hex }: which units take part?
nextwar-ask-choose-defenders = { $hex } is overstacked: which units defend it?
nextwar-ask-attack-lead = Attack on { $hex }: which of your units leads?
nextwar-ask-defense-lead = { $hex } is attacked: which of your units leads the defense?
nextwar-ask-attack-support =
    { $with-count ->
        [0] { $air ->
            [0] Attack on { $hex }: what supports you?
            [one] Attack on { $hex }, with one air point: what else supports you?
           *[other] Attack on { $hex }, with { $air } air points: what else supports you?
        }
       *[other] { $air ->
            [0] Attack on { $hex }, with { $with }: what else supports you?
            [one] Attack on { $hex }, with one air point, { $with }: what else supports you?
           *[other] Attack on { $hex }, with { $air } air points, { $with }: what else supports you?
        }
    }
nextwar-ask-defense-support =
    { $with-count ->
        [0] { $air ->
            [0] Defense of { $hex }: what supports you?
            [one] Defense of { $hex }, with one air point: what else supports you?
           *[other] Defense of { $hex }, with { $air } air points: what else supports you?
        }
       *[other] { $air ->
            [0] Defense of { $hex }, with { $with }: what else supports you?
            [one] Defense of { $hex }, with one air point, { $with }: what else supports you?
           *[other] Defense of { $hex }, with { $air } air points, { $with }: what else supports you?
        }
    }
nextwar-ask-roll-combat = Attack on { $hex }: roll the die.
nextwar-ask-choose-loss =
    { $left ->
        [one] Combat in { $hex }, one level to lose: which unit takes it?
       *[other] Combat in { $hex }, { $left } levels to lose: which unit takes the next?
    }
nextwar-ask-choose-repulsed = The assault on { $hex } was repulsed and costs a further level: which unit takes it?
nextwar-ask-stand = Your units in { $hex } must retreat: do they try to stand? With a { $rating } or less they stay, and lose one more level.
nextwar-ask-retreat =
    { $left ->
        [one] { $unit } retreats from { $hex }, one hex to go: where to?
       *[other] { $unit } retreats from { $hex }, { $left } hexes to go: where to?
    }
nextwar-ask-advance = { $hex } lies open: which unit advances?
nextwar-ask-advance-again = { $unit } has advanced into { $hex }: does it go on?
nextwar-ask-place-beachhead = The landing in { $hex } has succeeded: do you place a Beachhead?
nextwar-ask-place-reinforcement = Reinforcement { $unit }: where does it arrive?
nextwar-ask-spend-replacements = Replacement points: which unit do they go to?
nextwar-ask-rebuild = Where is { $unit } rebuilt?

## Answers as buttons call them
nextwar-do-place-set-up = Set up { $place }
nextwar-do-place-place-reinforcement = Arrive { $place }
nextwar-do-place-rebuild = Rebuild { $place }
nextwar-do-delay = Let it come a turn later
nextwar-do-weather = Choose { $weather }
nextwar-do-select-choose-mover = Move { $unit }
nextwar-do-select-retreat = { $unit } retreats first
nextwar-do-add-march = Take { $unit } along
nextwar-do-add-plan-attack = Attack with { $unit }
nextwar-do-add-choose-defenders = Defend with { $unit }
nextwar-do-drop-march = Leave { $unit } behind
nextwar-do-drop-plan-attack = Attack without { $unit }
nextwar-do-move = Move to { $hex }
nextwar-do-bypass = Bypass { $hex }
nextwar-do-stop = Stop here
nextwar-do-cancel-march = Move somebody else
nextwar-do-cancel-escort = Give the flight up
nextwar-do-cancel-landing = Give the flight up
nextwar-do-cancel-sail = Stay there
nextwar-do-cancel-ship = Give the voyage up
nextwar-do-cancel-plan-attack = Give the attack up
nextwar-do-cancel-rebuild = Do not rebuild it
nextwar-do-fly = Fly { $unit } to another base
nextwar-do-paradrop = Drop { $unit } by parachute
nextwar-do-airmobile = Lift { $unit } by helicopter
nextwar-do-lift-choose-mover = Lift { $unit } with the helicopters of { $ship }
nextwar-do-lift-escort = Lift { $unit } with { $ship } as well
nextwar-do-transfer = Transfer { $unit }
nextwar-do-escort =
    { $number ->
        [0] No escort
        [one] Escort with one air point
       *[other] Escort with { $number } air points
    }
nextwar-do-land-landing = Land { $place }
nextwar-do-land-march = Arrive { $place } along the line
nextwar-do-land-sail = Take station { $place }
nextwar-do-land-ship = Unload { $place }
nextwar-do-land-forced-transfer = Take up base { $place }
nextwar-do-land-shelter = Shelter { $place }
nextwar-do-step = Step into { $hex }
nextwar-do-sail = Move { $unit }
nextwar-do-ship = Move { $unit } by sea
nextwar-do-haul = Move { $unit } by sea
nextwar-do-embark-choose-mover = Embark { $unit } on { $ship }
nextwar-do-embark-retreat = Retreat aboard { $ship }
nextwar-do-beachhead = Place a Beachhead
nextwar-do-dismantle = Remove the Beachhead in { $hex }
nextwar-do-tunnel = Open a Tunnel into { $hex }
nextwar-do-crowd = Gather more units in { $hex }
nextwar-do-attack = Attack { $hex }
nextwar-do-announce = Declare the attack
nextwar-do-lead = { $unit } leads
nextwar-do-air =
    { $number ->
        [one] Commit one air point
       *[other] Commit { $number } air points
    }
nextwar-do-helicopter = Commit { $unit }
nextwar-do-naval = Commit { $unit }
nextwar-do-inherent = Commit the helicopters of { $unit }
nextwar-do-done-begin = Begin
nextwar-do-done-step = Stay
nextwar-do-done-choose-defenders = These defend
nextwar-do-done-attack-support = No more support
nextwar-do-done-defense-support = No more support
nextwar-do-done-advance = No further advance
nextwar-do-done-advance-again = Advance no farther
nextwar-do-done-place-beachhead = No Beachhead
nextwar-do-done-spend-replacements = Save the rest
nextwar-do-roll = Roll
nextwar-do-lose = { $unit } loses a level
nextwar-do-retreat = Retreat to { $hex }
nextwar-do-stand = Try to stand
nextwar-do-yield = Retreat
nextwar-do-advance = Advance { $unit }
nextwar-do-go = Advance to { $hex }
nextwar-do-recover = Give { $unit } a level back
nextwar-do-rebuild = Rebuild { $unit }
nextwar-do-end = End the { $phase }

## Answers in numbers
nextwar-do-place-set-up-many =
    { $count ->
        [one] One place to set it up
       *[other] { $count } places to set it up
    }
nextwar-do-place-place-reinforcement-many =
    { $count ->
        [one] One place to arrive at
       *[other] { $count } places to arrive at
    }
nextwar-do-place-rebuild-many =
    { $count ->
        [one] One hex to rebuild it in
       *[other] { $count } hexes to rebuild it in
    }
nextwar-do-select-retreat-many =
    { $count ->
        [one] One other unit can retreat first
       *[other] { $count } other units can retreat first
    }
nextwar-do-select-choose-mover-many =
    { $count ->
        [one] One unit can march
       *[other] { $count } units can march
    }
nextwar-do-add-march-many =
    { $count ->
        [one] One more unit can come along
       *[other] { $count } more units can come along
    }
nextwar-do-add-plan-attack-many =
    { $count ->
        [one] One more unit can attack
       *[other] { $count } more units can attack
    }
nextwar-do-add-choose-defenders-many =
    { $count ->
        [one] One unit can defend
       *[other] { $count } units can defend
    }
nextwar-do-drop-march-many =
    { $count ->
        [one] One unit can stay behind
       *[other] { $count } units can stay behind
    }
nextwar-do-drop-plan-attack-many =
    { $count ->
        [one] One unit can be left out
       *[other] { $count } units can be left out
    }
nextwar-do-move-many =
    { $count ->
        [one] One hex to move to
       *[other] { $count } neighboring hexes to move to
    }
nextwar-do-bypass-many =
    { $count ->
        [one] One hex to bypass
       *[other] { $count } hexes to bypass
    }
nextwar-do-fly-many =
    { $count ->
        [one] One unit can fly to another base
       *[other] { $count } units can fly to another base
    }
nextwar-do-paradrop-many =
    { $count ->
        [one] One unit can be dropped by parachute
       *[other] { $count } units can be dropped by parachute
    }
nextwar-do-airmobile-many =
    { $count ->
        [one] One unit can be lifted by helicopter
       *[other] { $count } units can be lifted by helicopter
    }
nextwar-do-lift-choose-mover-many =
    { $count ->
        [one] One lift from ships
       *[other] { $count } lifts from ships
    }
nextwar-do-lift-escort-many =
    { $count ->
        [one] One ship can help to lift
       *[other] { $count } ships can help to lift
    }
nextwar-do-transfer-many =
    { $count ->
        [one] One helicopter unit can transfer
       *[other] { $count } helicopter units can transfer
    }
nextwar-do-land-landing-many =
    { $count ->
        [one] One place to land
       *[other] { $count } places to land
    }
nextwar-do-land-sail-many =
    { $count ->
        [one] One place to go to
       *[other] { $count } places to go to
    }
nextwar-do-land-march-many =
    { $count ->
        [one] One line beyond the map
       *[other] { $count } lines beyond the map
    }
nextwar-do-land-ship-many =
    { $count ->
        [one] One place to unload
       *[other] { $count } places to unload
    }
nextwar-do-land-forced-transfer-many =
    { $count ->
        [one] One base within reach
       *[other] { $count } bases within reach
    }
nextwar-do-land-shelter-many =
    { $count ->
        [one] One place to shelter
       *[other] { $count } places to shelter
    }
nextwar-do-step-many =
    { $count ->
        [one] One place beside to step into
       *[other] { $count } places beside to step into
    }
nextwar-do-sail-many =
    { $count ->
        [one] One naval unit can move
       *[other] { $count } naval units can move
    }
nextwar-do-ship-many =
    { $count ->
        [one] One unit can go by sea
       *[other] { $count } units can go by sea
    }
nextwar-do-haul-many =
    { $count ->
        [one] One helicopter unit can go by sea
       *[other] { $count } helicopter units can go by sea
    }
nextwar-do-embark-choose-mover-many =
    { $count ->
        [one] One way to embark
       *[other] { $count } ways to embark
    }
nextwar-do-embark-retreat-many =
    { $count ->
        [one] One ship to retreat to
       *[other] { $count } ships to retreat to
    }
nextwar-do-dismantle-many =
    { $count ->
        [one] One Beachhead can be removed
       *[other] { $count } Beachheads can be removed
    }
nextwar-do-tunnel-many =
    { $count ->
        [one] A Tunnel can lead into one hex
       *[other] A Tunnel can lead into { $count } hexes
    }
nextwar-do-crowd-many =
    { $count ->
        [one] One hex can hold more
       *[other] { $count } hexes can hold more
    }
nextwar-do-attack-many =
    { $count ->
        [one] One hex can be attacked
       *[other] { $count } hexes can be attacked
    }
nextwar-do-lead-many =
    { $count ->
        [one] One unit can lead
       *[other] { $count } units can lead
    }
nextwar-do-helicopter-many =
    { $count ->
        [one] One helicopter unit can give support
       *[other] { $count } helicopter units can give support
    }
nextwar-do-naval-many =
    { $count ->
        [one] One naval unit can give support
       *[other] { $count } naval units can give support
    }
nextwar-do-inherent-many =
    { $count ->
        [one] One Sniper brigade can send its helicopters
       *[other] { $count } Sniper brigades can send their helicopters
    }
nextwar-do-lose-many =
    { $count ->
        [one] One unit can take the loss
       *[other] { $count } units can take the loss
    }
nextwar-do-retreat-many =
    { $count ->
        [one] One hex to retreat to
       *[other] { $count } hexes to retreat to
    }
nextwar-do-advance-many =
    { $count ->
        [one] One unit can advance
       *[other] { $count } units can advance
    }
nextwar-do-go-many =
    { $count ->
        [one] One hex to go on to
       *[other] { $count } hexes to go on to
    }
nextwar-do-recover-many =
    { $count ->
        [one] One unit can get a level back
       *[other] { $count } units can get a level back
    }
nextwar-do-rebuild-many =
    { $count ->
        [one] One unit can be rebuilt
       *[other] { $count } units can be rebuilt
    }
nextwar-about-attackers = Attacking:
nextwar-about-defenders = Defending:

## Turns, weather and initiative
nextwar-turn-began = Turn { $turn }.
nextwar-segment-began = { $phase }.
nextwar-weather =
    { $modifier ->
        [0] Weather: { $weather } (die { $die }).
       *[other] Weather: { $weather } (die { $die }, counted as { $roll }).
    }
nextwar-weather-chosen = Weather: { $weather }.
nextwar-initiative =
    { $side-number ->
        [plural] { $side-The } have the initiative.
       *[singular] { $side-The } has the initiative.
    }
nextwar-contested =
    { $side-number ->
        [plural] Nobody has the initiative: { $side-the } are the First Player.
       *[singular] Nobody has the initiative: { $side-the } is the First Player.
    }

## The air
nextwar-air-points =
    { $modifier ->
        [0] Air points { $side-of }: { $points } (die { $die }).
       *[other] Air points { $side-of }: { $points } (die { $die }, counted as { $roll }).
    }
nextwar-air-points-fixed = Air points { $side-of }: { $points }.
nextwar-air-contested = The air is contested.
nextwar-air-superiority = Air superiority { $side-of }: { $level }.
nextwar-escorted =
    { $points ->
        [one] One air point { $side-of } flies escort.
       *[other] { $points } air points { $side-of } fly escort.
    }
nextwar-air-defense =
    { $modifier ->
        [0] Air defense fires at { $unit } over { $hex } (die { $die }): { $outcome }.
       *[other] Air defense fires at { $unit } over { $hex } (die { $die }, counted as { $roll }): { $outcome }.
    }
nextwar-air-defense-points =
    { $modifier ->
        [0] Air defense fires at { $points ->
            [one] one air point
           *[other] { $points } air points
        } over { $hex } (die { $die }): { $outcome }.
       *[other] Air defense fires at { $points ->
            [one] one air point
           *[other] { $points } air points
        } over { $hex } (die { $die }, counted as { $roll }): { $outcome }.
    }
nextwar-fire-nothing = no effect
nextwar-fire-support =
    { $points ->
        [one] one point of support is lost
       *[other] { $points } points of support are lost
    }
nextwar-fire-turned-back = the flight is turned back
nextwar-air-point-lost =
    { $side-number ->
        [plural] { $side-The } lose an air point for good.
       *[singular] { $side-The } loses an air point for good.
    }
nextwar-airmobile-point-lost =
    { $side-number ->
        [plural] { $side-The } lose an airmobile point for good.
       *[singular] { $side-The } loses an airmobile point for good.
    }
nextwar-base-rolled = The base in { $hex } has fallen; die for { $what }: { $die }.
nextwar-base-loss-air-point = an air point
nextwar-base-loss-airmobile-point = an airmobile point
nextwar-base-loss-helicopter = a helicopter unit
nextwar-helicopter-hit =
    { $left ->
        [0] { $unit } is shot down.
       *[other] { $unit } loses a level.
    }
nextwar-helicopter-stranded = { $unit } reaches no other base and is lost.
nextwar-helicopter-transferred = { $unit } now has its base { $to }.
nextwar-grounded = { $unit } has lost its helicopters.

## The sea
nextwar-sea-control =
    { $modifier ->
        [0] { $zone }, { $box }: { $control } (die { $die }).
       *[other] { $zone }, { $box }: { $control } (die { $die }, counted as { $roll }).
    }
nextwar-sea-control-dprk = held by North Korea
nextwar-sea-control-contested = contested
nextwar-sea-control-allied = held by the Allies
nextwar-passage =
    { $modifier ->
        [0] Passage { $side-of } (die { $die }): { $passage }.
       *[other] Passage { $side-of } (die { $die }, counted as { $roll }): { $passage }.
    }
nextwar-passage-success = it succeeds
nextwar-passage-abort = it is broken off
nextwar-passage-loss = it is broken off, and those aboard lose a level
nextwar-sailed = { $unit } is now { $to }.

## Movement
nextwar-marched =
    { $units-count ->
        [one] { $units } moves from { $from } to { $to }.
       *[other] { $units } move from { $from } to { $to }.
    }
nextwar-bypassed =
    { $units-count ->
        [one] { $units } moves from { $from } and bypasses { $to }.
       *[other] { $units } move from { $from } and bypass { $to }.
    }
nextwar-line-taken =
    { $units-count ->
        [one] { $units } arrives { $to } along the line beyond the map.
       *[other] { $units } arrive { $to } along the line beyond the map.
    }
nextwar-line-beside =
    { $units-count ->
        [one] { $units } waits beyond the map: the enemy is { $to }.
       *[other] { $units } wait beyond the map: the enemy is { $to }.
    }
nextwar-line-under-way =
    { $units-count ->
        [one] { $units } is on the march beyond the map and not yet { $to }.
       *[other] { $units } are on the march beyond the map and not yet { $to }.
    }
nextwar-ferry-lost = The ferry in { $hex } is destroyed.
nextwar-clearing-begun = A clearing marker with the number { $number } lies on { $hex }.
nextwar-clearing-given-up = Nobody clears { $hex } any more.
nextwar-clearing-rolled =
    { $modifier ->
        [0] { $unit } clears { $hex } (die { $die } against { $number }).
       *[other] { $unit } clears { $hex } (die { $die }, counted as { $roll }, against { $number }).
    }
nextwar-clearing-failed =
    { $modifier ->
        [0] { $unit } does not clear { $hex } (die { $die } against { $number }).
       *[other] { $unit } does not clear { $hex } (die { $die }, counted as { $roll }, against { $number }).
    }
nextwar-control-taken =
    { $side-number ->
        [plural] { $side-The } take control of { $hex }{ $points ->
            [0] .
            [one] : one victory point.
           *[other] : { $points } victory points.
        }
       *[singular] { $side-The } takes control of { $hex }{ $points ->
            [0] .
            [one] : one victory point.
           *[other] : { $points } victory points.
        }
    }
nextwar-tunnels-closed = The Tunnels are of no more use.
nextwar-carried = { $unit } lands { $to }.
nextwar-turned-back = { $unit } is back where it started.
nextwar-dropped =
    { $modifier ->
        [0] { $unit } is dropped by parachute (die { $die }).
       *[other] { $unit } is dropped by parachute (die { $die }, counted as { $roll }).
    }
nextwar-stepped = { $unit } steps into { $to }.
nextwar-boarded = { $unit } goes aboard { $ship }.
nextwar-beachhead-removed = The Beachhead in { $hex } is removed.
nextwar-level-lost =
    { $left ->
        [one] { $unit } loses a level and has one left.
       *[other] { $unit } loses a level and has { $left } left.
    }
nextwar-eliminated = { $unit } is eliminated.

## Combat
nextwar-declared = Attack on { $hex }: { $units }.
nextwar-led = { $unit } leads the attack.
nextwar-led-defense = { $unit } leads the defense.
nextwar-supported =
    { $with-count ->
        [0] Combat Support { $side-of }: { $air ->
            [0] none.
            [one] one air point.
           *[other] { $air } air points.
        }
       *[other] Combat Support { $side-of }: { $air ->
            [0] { $with }.
            [one] one air point, { $with }.
           *[other] { $air } air points, { $with }.
        }
    }
nextwar-fought =
    { $modifier ->
        [0] Combat in { $hex }, { $odds }, column shift { $shift }, die { $die }: { $effect } ({ $result }).
       *[other] Combat in { $hex }, { $odds }, column shift { $shift }, die { $die } with { $total }: { $effect } ({ $result }).
    }
nextwar-fought-unshifted =
    { $modifier ->
        [0] Combat in { $hex }, { $odds }, die { $die }: { $effect } ({ $result }).
       *[other] Combat in { $hex }, { $odds }, die { $die } with { $total }: { $effect } ({ $result }).
    }
nextwar-result-combat =
    { $attacker ->
        [0] { $defender ->
            [0] no effect
            [one] the defender loses a level
           *[other] the defender loses { $defender } levels
        }
        [one] { $defender ->
            [0] the attacker loses a level
            [one] each side loses a level
           *[other] the attacker loses a level, the defender { $defender }
        }
       *[other] { $defender ->
            [0] the attacker loses { $attacker } levels
            [one] the attacker loses { $attacker } levels, the defender one
           *[other] the attacker loses { $attacker } levels, the defender { $defender }
        }
    }
nextwar-result-combat-retreat =
    { $attacker ->
        [0] { $defender ->
            [0] the defender retreats
            [one] the defender loses a level and retreats
           *[other] the defender loses { $defender } levels and retreats
        }
        [one] { $defender ->
            [0] the attacker loses a level, the defender retreats
            [one] each side loses a level, and the defender retreats
           *[other] the attacker loses a level, the defender { $defender } and retreats
        }
       *[other] { $defender ->
            [0] the attacker loses { $attacker } levels, the defender retreats
            [one] the attacker loses { $attacker } levels, the defender one and retreats
           *[other] the attacker loses { $attacker } levels, the defender { $defender } and retreats
        }
    }
nextwar-result-cleared = the hex is cleared
nextwar-result-not-cleared = the hex is not cleared
nextwar-stand-checked = { $unit } fails its efficiency check (die { $die }): the stack must retreat.
nextwar-stood = { $unit } passes its efficiency check (die { $die }): the stack stands, and loses a further level.
nextwar-retreated = { $unit } retreats to { $to }.
nextwar-retreat-checked = { $unit } fails its efficiency check on the retreat (die { $die }).
nextwar-retreat-held = { $unit } passes its efficiency check on the retreat (die { $die }).
nextwar-cornered = The units in { $hex } have nowhere to retreat to.
nextwar-fled-along-line = { $unit } falls back along the line beyond the map.
nextwar-embarked = { $unit } retreats aboard { $ship }.
nextwar-advanced = { $unit } advances to { $to }.
nextwar-beachhead-placed = A Beachhead is placed in { $hex }.

## Supply
nextwar-cut-off =
    { $units-count ->
        [one] { $units } is out of supply.
       *[other] { $units } are out of supply.
    }
nextwar-supplied =
    { $units-count ->
        [one] { $units } is back in supply.
       *[other] { $units } are back in supply.
    }

## Reinforcements and replacements
nextwar-placed = { $unit } sets up { $to }.
nextwar-arrived = Reinforcement: { $unit } arrives { $to }.
nextwar-delayed = { $unit } comes a turn later.
nextwar-overtaken = { $unit } is eliminated: the enemy holds the hex where it gathers.
nextwar-airmobile-points =
    { $points ->
        [one] One airmobile point { $side-of } arrives.
       *[other] { $points } airmobile points { $side-of } arrive.
    }
nextwar-replacements =
    { $points ->
        [one] { $nation }: one replacement point.
       *[other] { $nation }: { $points } replacement points.
    }
nextwar-recovered =
    { $price ->
        [one] { $unit } gets a level back for one replacement point.
       *[other] { $unit } gets a level back for { $price } replacement points.
    }
nextwar-rebuilt =
    { $price ->
        [one] { $unit } is rebuilt in { $hex } for one replacement point.
       *[other] { $unit } is rebuilt in { $hex } for { $price } replacement points.
    }

## What Korea adds
nextwar-tunnel-opened = A Tunnel leads into { $hex }.
nextwar-crowded = More units can gather in { $hex }.
nextwar-pressed = { $unit } is attacked by units off the map (die { $die }).
nextwar-fell-back = { $unit } falls back to { $to }.

## Victory
nextwar-points-added = Victory points of this turn: North Korea { $dprk }, Allies { $allied }. In all: North Korea { $dprk-total }, Allies { $allied-total }.
nextwar-victory-rolled = Roll { $count } { $side-of } for automatic victory (die { $die }): the war goes on.
nextwar-victory-won = Roll { $count } { $side-of } for automatic victory (die { $die }): the war is won.
nextwar-ended = The game is over. { $result }.
nextwar-reading-basis = Your losses come first. Each loss and each retreat is the first that the rules offer; nobody tries to stand, and checks on the retreat are passed. The hex is won if you may then advance into it.

## Reasons: what an action costs and counts; the amount stands beside it.
nextwar-why-spent = MP that { $unit } has then spent
nextwar-why-odds = attack to defense, on the { $terrain } line
nextwar-why-shift = column shift: { $what }
nextwar-why-modifier = die: { $what }
nextwar-count-efficiency = efficiency of the lead units
nextwar-count-city = City
nextwar-count-fortification = Fortification
nextwar-count-exploitation = exploitation
nextwar-count-surprise = surprise
nextwar-count-assault = most of the attack comes from the sea
nextwar-count-odds = odds better than the column
nextwar-count-town = Town
nextwar-count-airfield = Airfield
nextwar-count-installation = Installations
nextwar-count-hexes = attack from many hexes
nextwar-count-light-infantry = light infantry in broken ground
nextwar-count-dmz = the defender’s own border hex
nextwar-count-tunnel = Tunnel
nextwar-count-dprk-with-prc = North Koreans and Chinese attack together
nextwar-count-several-corps = units of several corps attack
nextwar-count-us-with-rok = Americans and South Koreans attack together
nextwar-count-japanese = Japanese attack
nextwar-count-japanese-with-others = Japanese attack together with others
nextwar-count-support = Combat Support
nextwar-count-sniper-helicopters = helicopters of a Sniper brigade
nextwar-count-clearing-lead = efficiency of the lead unit less the number of the marker
nextwar-count-clearing-missing = stacking points short of the minimum
nextwar-count-clearing-installations = further Installations
nextwar-count-clearing-landed = units that have landed this turn
nextwar-count-clearing-arms = infantry with armor or mechanized units

## Overlays
nextwar-overlay-zoc = Zones of control: { $side }
nextwar-overlay-supply = In supply: { $side }
nextwar-overlay-supply-roads = Roads that bring supply: { $side }
nextwar-overlay-to-move = Can still move: { $side }

## Tracks
nextwar-loss-units = Units eliminated
nextwar-track-points = Victory points
nextwar-track-points-this-turn = Victory points of this turn
nextwar-track-air-points = Air points
nextwar-track-airmobile-points = Airmobile points
nextwar-track-tunnels = Tunnels
nextwar-track-replacements = Replacement points, North Korea
nextwar-track-replacements-dprk = Replacement points, North Korea
nextwar-track-replacements-prc = Replacement points, China
nextwar-track-replacements-rok = Replacement points, South Korea
nextwar-track-replacements-us = Replacement points, United States
nextwar-track-replacements-usmc = Replacement points, US Marines
nextwar-track-replacements-cw = Replacement points, Commonwealth
nextwar-track-replacements-jpn = Replacement points, Japan
nextwar-track-yellow-sea-at-sea = Yellow Sea, At Sea
nextwar-track-yellow-sea-inshore = Yellow Sea, Inshore
nextwar-track-east-sea-at-sea = East Sea, At Sea
nextwar-track-east-sea-inshore = East Sea, Inshore
nextwar-short-points = VP
nextwar-short-points-this-turn = VP, turn
nextwar-short-tunnels = Tunnels

## Charts
nextwar-chart-odds = Odds and columns
nextwar-chart-ground = Ground
nextwar-chart-odds-rounded = Odds are rounded in favor of the defender to one of the line; beyond its ends the last column holds.
nextwar-chart-combat = Combat results
nextwar-chart-die = die
nextwar-chart-combat-signs = Levels lost by attacker / defender; R: the defender retreats.
nextwar-chart-shifts = Column shifts and modifiers of combat
nextwar-chart-what = What
nextwar-chart-shift = columns
nextwar-chart-each-installation = each Installation
nextwar-chart-hexes-3-4 = attack from 3 or 4 hexes
nextwar-chart-hexes-5-6 = attack from 5 or 6 hexes
nextwar-chart-light-infantry-attacks = light infantry attacks in broken ground
nextwar-chart-light-infantry-defends = light infantry defends in broken ground
nextwar-chart-snipers-attack = helicopters of a Sniper brigade, attacker
nextwar-chart-snipers-defend = helicopters of a Sniper brigade, defender
nextwar-chart-shifts-efficiency = The attacker’s lead unit shifts by its efficiency less that of the defender’s; columns to the right are good for the attacker.
nextwar-chart-shifts-support = The die counts the defender’s Combat Support less the attacker’s; low rolls are good for the attacker.
nextwar-chart-terrain = Terrain effects: movement
nextwar-chart-terrain-costs = Costs in MP, in storms after the slash; – is prohibited. A cost with + is added to cross the hexside; a road replaces the cost of the ground along it.
nextwar-chart-terrain-zone = Entering and leaving an enemy ZOC: +{ $cost } each.
nextwar-chart-terrain-border = A hex of the demilitarized zone in the first turn: +{ $cost }.
nextwar-chart-terrain-overstacked = Leaving a hex that was overstacked: +{ $cost }.
nextwar-chart-weather = Weather
nextwar-chart-weather-corner = Weather, and what is added
nextwar-chart-superiority = Air superiority
nextwar-chart-level = Level
nextwar-chart-lead = air points more
nextwar-chart-air-defense = Air defense fire
nextwar-chart-air-firer-supremacy = firer: Supremacy
nextwar-chart-air-firer-superiority = firer: Superiority
nextwar-chart-air-firer-advantage = firer: Advantage
nextwar-chart-air-contested = contested
nextwar-chart-air-mission-advantage = target: Advantage
nextwar-chart-air-mission-superiority = target: Superiority
nextwar-chart-air-mission-supremacy = target: Supremacy
nextwar-chart-air-signs = A: a flight is turned back; in brackets, points of support lost; *: a level or an air point is lost as well.
nextwar-chart-air-modifiers = Air defense fire: modifiers
nextwar-chart-air-escort = each air point of escort
nextwar-chart-air-friendly-landing = air transport lands in a friendly country
nextwar-chart-air-near-base = enemy base, Installation or ship within two hexes of the target
nextwar-chart-air-armor = enemy armor or mechanized units at the target or beside it
nextwar-chart-air-overflight = helicopters that fly over enemy units
nextwar-chart-sea = Sea control
nextwar-chart-turn = Turn
nextwar-chart-sea-modifiers = Sea control: modifiers
nextwar-chart-sea-us-ship = each US naval unit
nextwar-chart-sea-prc-ship = each Chinese naval unit
nextwar-chart-sea-japanese-ship = Japanese surface action group
nextwar-chart-sea-yellow-sea = Yellow Sea
nextwar-chart-stacking = Stacking
nextwar-chart-place = Place
nextwar-chart-limit = limit
nextwar-chart-holds-normal = stacking points in a hex
nextwar-chart-holds-mountain = stacking points in a mountain hex
nextwar-chart-holds-beachhead = stacking points with a friendly Beachhead
nextwar-chart-holds-tunnel = stacking points in a named hex beside a Tunnel
nextwar-chart-holds-open-sea = naval units in an open-sea hex
nextwar-chart-holds-airfield = helicopter units at an Airfield
nextwar-chart-holds-airbase = helicopter units at an Airbase
nextwar-chart-holds-amph = helicopter units with amphibious ships
nextwar-chart-replacements = Replacement points
nextwar-chart-units = Units
nextwar-chart-units-any = { $kinds }
nextwar-chart-units-of = { $nations }: { $kinds }
nextwar-chart-recover = a level back
nextwar-chart-rebuild = rebuilt
nextwar-chart-never = never
nextwar-chart-units-first = The first line that fits a unit holds.
nextwar-chart-points = Victory points for places
nextwar-chart-taken = taken
nextwar-chart-retaken = taken back
nextwar-chart-points-highest = In a hex with several places the highest counts.
nextwar-chart-side = { $side }
nextwar-chart-together = { $nations }
nextwar-chart-air-points = Air points
nextwar-chart-air-points-cells = { $dprk } / { $allied }, by turn; each side rolls a die of its own. Lower rolls use the first line, higher ones the last.
nextwar-chart-air-points-airbase = Each own Airbase in enemy hands: { $die } to the die.
nextwar-chart-air-points-order = Carriers are added, lost air points taken off; then the weather takes its share.
nextwar-chart-carriers = Carriers: air points
nextwar-chart-carrier-inshore-friendly = in a friendly Inshore box
nextwar-chart-carrier-open-sea = in an open-sea hex
nextwar-chart-carrier-inshore-contested = in a contested Inshore box
nextwar-chart-carrier-at-sea = in an At Sea box
nextwar-chart-air-weather = Weather: air points left
nextwar-chart-flies-limited = limited all-weather capability
nextwar-chart-flies-none = no all-weather capability
nextwar-chart-air-weather-rounded = Shares are rounded up.
nextwar-chart-air-limited = Limited capability: { $side }.
nextwar-chart-air-without = No capability: { $side }.
nextwar-chart-air-limited-with-prc = Limited capability once China has come in: { $side }.
nextwar-chart-base-loss = Bases taken by the enemy
nextwar-chart-loss-air-point = Airbase: an air point is lost for good
nextwar-chart-loss-airmobile-point = Airbase: an airmobile point is lost for good
nextwar-chart-loss-destroyed = Airbase or Airfield, each helicopter unit: destroyed
nextwar-chart-loss-level = the same: it loses a level and transfers
nextwar-chart-loss-transfer = the same: it transfers
nextwar-chart-base-loss-rolls = One roll for each line that applies, one for each helicopter unit; points are lost with Airbases in their owner’s country.
nextwar-chart-passage = Moves through waters that are not friendly
nextwar-chart-passage-success = the move succeeds
nextwar-chart-passage-abort = the move is broken off
nextwar-chart-passage-loss = the same, and units carried lose a level
nextwar-chart-passage-modifiers = Moves through waters that are not friendly: modifiers
nextwar-chart-passage-prc = China has come in
nextwar-chart-passage-allied-supremacy = the Allies have air supremacy
nextwar-chart-passage-dprk-supremacy = North Korea has air supremacy
nextwar-chart-transport = Transport and arrivals
nextwar-chart-stacking-points = stacking points
nextwar-chart-unlimited = any
nextwar-chart-carried-air = by air, in a segment: { $who }
nextwar-chart-carried-drop = by parachute, in a segment: { $who }
nextwar-chart-carried-sea = by sea, in a segment: { $who }
nextwar-chart-carried-sea-prc = by sea, in a segment: China, once it has come in
nextwar-chart-lands-port = arrivals at a Port, in a turn
nextwar-chart-lands-busan = arrivals at Busan, in a turn
nextwar-chart-transport-helicopter = A helicopter unit at sea counts as half a point.
nextwar-chart-paradrop = Paradrops
nextwar-chart-drop-loss = a level is lost
nextwar-chart-drop-zone = A landing in an enemy ZOC: { $die } to the die.
nextwar-chart-drop-barred = Nobody drops in Urban, City, highland or mountain hexes, nor at an Installation in the enemy’s country.
nextwar-chart-clearing = Clearing operations
nextwar-chart-points-needed = stacking points
nextwar-chart-secures-urban = make an Urban hex secure
nextwar-chart-secures-city = make a City secure
nextwar-chart-secures-installation = make an Installation secure
nextwar-chart-clearing-missing-point = each stacking point too few
nextwar-chart-clearing-additional-installation = each further Installation in the hex
nextwar-chart-clearing-just-landed = units that came this turn by air or over the beach, once in all
nextwar-chart-clearing-combined-arms = infantry together with armor or mechanized infantry
nextwar-chart-clearing-die = The die, with the lead unit’s efficiency less the number of the marker added to it, must reach that number.
nextwar-chart-clearing-failed = A failure with too few points costs the lead unit a level.
nextwar-chart-clearing-chits = Numbers of the markers: { $numbers }.
nextwar-chart-retreats = Retreats
nextwar-chart-hexes = hexes
nextwar-chart-retreats-shortest = Of several lines that fit, the shortest counts.
nextwar-chart-mixed-stacks = Several nations in one hex
nextwar-chart-nations = Nations
nextwar-chart-efficiency = efficiency
nextwar-chart-mixed-largest = Of several lines that fit, the largest penalty counts; the US Army and the Marines are one nation.
nextwar-chart-unit-points = Victory points for eliminated units
nextwar-chart-points-each = points
nextwar-chart-helicopters-of = attack helicopter: { $nation }
nextwar-chart-group-m = mobilized reserves (M)
nextwar-chart-group-hr = home reserves (HR)
nextwar-chart-group-rg = Red Guards (RG)
nextwar-chart-group-pmtu = PMTU
nextwar-chart-group-iii-pmtu = PMTU of III Corps
nextwar-chart-points-fixtures = Combat Outposts and Beachheads bring nothing.
nextwar-chart-automatic-victory = Automatic victory
nextwar-chart-rolls = Roll of this player
nextwar-chart-wins = wins
nextwar-chart-automatic-rolls = The rolls of each player are counted through the whole game, this one included.

## How the game is won
nextwar-standing = If the game ended now: { $result }. { $account }.
nextwar-standing-points =
    { $points ->
        [one] { $side }: one victory point ({ $parts })
       *[other] { $side }: { $points } victory points ({ $parts })
    }
nextwar-standing-none = { $side }: no victory points
nextwar-standing-part = { $what }: { $points }
nextwar-merit-places = places taken ({ $rule })
nextwar-merit-units = units eliminated ({ $rule })
nextwar-merit-helicopters = helicopters eliminated ({ $rule })
nextwar-merit-options = prices of options ({ $rule })
nextwar-merit-before = before the game began
nextwar-score = Scenario points: { $points } ({ $parts })
nextwar-score-none = Scenario points: { $points }
nextwar-scored-each = { $points } for { $hexes }
nextwar-scored-when = { $points } because { $occasion }
nextwar-hex = { $hex }
nextwar-hex-named = { $name } ({ $hex })
nextwar-hexes-seoul = the Urban hexes of Seoul
nextwar-hexes-incheon = the hexes of Incheon
nextwar-hexes-pyongyang = the hexes of Pyongyang
nextwar-hexes-rok-urban = every Urban hex of South Korea
nextwar-hexes-rok-outside-dmz = every hex of South Korea outside the demilitarized zone
nextwar-hexes-dprk-country = every hex of North Korea
nextwar-occasion-all-rok-ground-units-destroyed = no ground unit of South Korea is left
nextwar-occasion-allied-control-of-a-dprk-hex = the Allies control a hex of North Korea
nextwar-victory-lead = From a lead of { $points } victory points: { $result }.
nextwar-victory-automatic = A lead of { $points } victory points at the end of a turn gives a roll for automatic victory.
nextwar-victory-roll-for-capital = The whole enemy capital held { $side-by } gives a roll for automatic victory: { $hexes }.
nextwar-victory-all = { $result }, if all of these are held { $side-by }: { $hexes }.
nextwar-victory-at-least =
    { $count ->
        [one] { $result }, if one of these at least is held { $side-by }: { $hexes }.
       *[other] { $result }, if { $count } of these at least are held { $side-by }: { $hexes }.
    }
nextwar-victory-at-most =
    { $count ->
        [0] { $result }, if none of these is held { $side-by }: { $hexes }.
        [one] { $result }, if one of these at most is held { $side-by }: { $hexes }.
       *[other] { $result }, if { $count } of these at most are held { $side-by }: { $hexes }.
    }
nextwar-victory-none-on-land = { $result }, if no ground unit of these nations is on land: { $nations }.
nextwar-victory-none-near = { $result }, if no ground unit of these nations ({ $nations }) is in or next to: { $hexes }.
nextwar-victory-else = { $result }, if nothing else holds.
nextwar-victory-first = The first line that holds decides.
nextwar-victory-best = Each side counts its best line; the higher level decides, equal ones are a draw.
nextwar-victory-adjusted =
    { $levels ->
        [one] The result is one level better for { $side-the }, if { $occasion }.
       *[other] The result is { $levels } levels better for { $side-the }, if { $occasion }.
    }
nextwar-victory-each = Points for each of these held { $side-by }, { $points }: { $hexes }.
nextwar-victory-when = Points, { $points }, if { $occasion }.
nextwar-victory-score =
    { $points ->
        [one] From one point: { $result }.
       *[other] From { $points } points: { $result }.
    }
nextwar-victory-capital =
    { $side-number ->
        [plural] The game is won { $side-by } as soon as one of their units stands at the end of a turn in one of these: { $hexes }.
       *[singular] The game is won { $side-by } as soon as one of its units stands at the end of a turn in one of these: { $hexes }.
    }
nextwar-victory-held = If that never happens, the game is won { $side-by }.

## Chapters of the rulebook
nextwar-chapter-2 = Counters and control
nextwar-chapter-3 = Sequence of play
nextwar-chapter-4 = Weather
nextwar-chapter-5 = Initiative
nextwar-chapter-6 = Air power
nextwar-chapter-7 = Sea control
nextwar-chapter-8 = Movement
nextwar-chapter-9 = Combat
nextwar-chapter-10 = Reinforcements
nextwar-chapter-11 = Replacements
nextwar-chapter-12 = Victory
nextwar-chapter-13 = Optional rules
nextwar-chapter-nwk-1 = Korea: the sides
nextwar-chapter-nwk-2 = Korea: the land
nextwar-chapter-nwk-3 = Korea: light infantry
nextwar-chapter-nwk-4 = Korea: weather
nextwar-chapter-nwk-5 = Korea: stacking and movement
nextwar-chapter-nwk-6 = Korea: combat
nextwar-chapter-nwk-7 = Korea: reinforcements
nextwar-chapter-nwk-15 = Korea: options
nextwar-chapter-nwk-16 = Korea: scenarios

## Options of the table
nextwar-option-season = Season
nextwar-option-season-about = Summer brings worse weather, winter better weather and frozen swamps.
nextwar-option-season-spring = spring or autumn
nextwar-option-season-summer = summer
nextwar-option-season-winter = winter
nextwar-option-bad-weather = Bad weather
nextwar-option-bad-weather-about = Every roll for the weather counts 2 more.
nextwar-option-bad-weather-off = no
nextwar-option-bad-weather-on = yes
nextwar-option-supply = Supply
nextwar-option-supply-about = A unit without a line of communication attacks and moves with half its strength and is less efficient.
nextwar-option-supply-off = no
nextwar-option-supply-on = yes
nextwar-option-airmobile-bases = Airmobile moves from a base
nextwar-option-airmobile-bases-about = Helicopters that lift units by points start from a friendly base: the way by the unit to the landing is 24 hexes at most.
nextwar-option-airmobile-bases-off = no
nextwar-option-airmobile-bases-on = yes
nextwar-option-hovercraft = Hovercraft
nextwar-option-hovercraft-about = Two brigades of North Korean light infantry cross the estuary in each segment.
nextwar-option-hovercraft-off = no
nextwar-option-hovercraft-on = yes
nextwar-option-oplan-5029 = Greater surprise
nextwar-option-oplan-5029-about = The North Korean attack comes as a greater surprise: one column more, or one more combat segment with the shift.
nextwar-option-oplan-5029-off = no
nextwar-option-oplan-5029-column = one column more
nextwar-option-oplan-5029-segment = one combat segment more
nextwar-option-japan = Japanese ground forces
nextwar-option-japan-about = Japanese units wait in Japan and may come once the enemy holds three Urban hexes of Seoul and stands far to the south.
nextwar-option-japan-off = no
nextwar-option-japan-on = yes
nextwar-option-refugees = Refugees
nextwar-option-refugees-about = Refugees slow the roads of the south in the first three turns.
nextwar-option-refugees-off = no
nextwar-option-refugees-on = yes
nextwar-option-weak-us-army = Weaker US Army
nextwar-option-weak-us-army-about = The efficiency of US Army units is 2 lower.
nextwar-option-weak-us-army-off = no
nextwar-option-weak-us-army-on = yes
nextwar-option-intervention = Chinese intervention
nextwar-option-intervention-about = Chinese units enter from the third turn on, with five more air points in each turn.
nextwar-option-intervention-off = no
nextwar-option-intervention-on = yes
nextwar-option-prc-190 = Chinese 190th
nextwar-option-prc-190-about = Which of its two counters the Chinese 190th is played with.
nextwar-option-prc-190-brigade = brigade
nextwar-option-prc-190-division = division
nextwar-option-fair-weather = Fair weather
nextwar-option-fair-weather-about = The weather is fair throughout the scenario.
nextwar-option-fair-weather-off = no
nextwar-option-fair-weather-on = yes
nextwar-option-rolled-air-points = Air points
nextwar-option-rolled-air-points-about = Where the scenario fixes the air points, they are rolled for instead, and a third of them is used.
nextwar-option-rolled-air-points-off = fixed
nextwar-option-rolled-air-points-on = rolled for
nextwar-option-reinforced-landing = Reinforced landing
nextwar-option-reinforced-landing-about = Which further Marines take part in the landing.
nextwar-option-reinforced-landing-off = none
nextwar-option-reinforced-landing-13-meu = the 13th Marine Expeditionary Unit
nextwar-option-reinforced-landing-15-meu = the 15th Marine Expeditionary Unit
nextwar-option-reinforced-landing-both = both
