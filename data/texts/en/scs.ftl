### Standard Combat Series. Original to Esagono.

## Terrain
scs-terrain-open = open ground
scs-terrain-woods = woods
scs-terrain-hill = hill
scs-terrain-mountain = mountain
scs-terrain-town = town
scs-terrain-city = city
scs-terrain-marsh = marsh
scs-terrain-sea = sea
scs-terrain-lake = lake
scs-terrain-road = road
scs-terrain-rail = railway
scs-terrain-stream = stream
scs-terrain-river = river
scs-terrain-bridge = bridge
scs-terrain-ford = ford
scs-terrain-ridge = ridge
scs-terrain-escarpment = escarpment
scs-terrain-highway = highway
scs-terrain-works = field works

## Phases
scs-phase-setup = Set-up
scs-phase-movement = Movement Phase
scs-phase-combat = Combat Phase
scs-phase-exploitation = Exploitation Phase
scs-phase-supply = Supply Phase

## Kinds of unit
scs-kind-infantry = infantry
scs-kind-armor = armor
scs-kind-motorized = motorized infantry
scs-kind-mountain = mountain infantry
scs-kind-parachute = parachute infantry
scs-kind-recon = reconnaissance
scs-kind-artillery = artillery
scs-kind-cavalry = cavalry
scs-kind-hq = headquarters
scs-kind-supply = supply
scs-kind-engineer = engineers
scs-kind-mechanized = mechanized infantry
scs-kind-antitank = antitank
scs-kind-machine-gun = machine guns

## Sizes, by the symbol on the counter
scs-size-ooo = platoon
scs-size-I = company
scs-size-II = battalion
scs-size-KG = Kampfgruppe
scs-size-Grp = group
scs-size-III = regiment
scs-size-X = brigade
scs-size-XX = division
scs-size-XXX = corps
scs-size-XXXX = army
scs-size-XXXXX = army group

## Marks
scs-mark-out-of-supply = out of supply
scs-mark-reduced = reduced
scs-mark-exploitation = exploitation-capable
scs-mark-moved = has moved
scs-mark-overran = has overrun
scs-mark-attacked = has attacked
scs-mark-was-attacked = has been attacked
scs-mark-barraged = has fired its barrage
scs-mark-attacking = attacking
scs-mark-defending = defending
scs-mark-selected = selected

## Questions
scs-ask-set-up = Set up { $unit }: in which hex?
scs-ask-set-up-stacks = Arrange your stacks: which unit goes on top?
scs-ask-arrive = Reinforcement { $unit }: where does it enter?
scs-ask-choose-mover = { $phase }: choose a unit to move, or end the phase.
scs-ask-move = { $units } in { $hex }: move on, or stop?
scs-ask-choose-target = Choose a hex to attack, or end the phase.
scs-ask-choose-attackers = Attack on { $hex }: which units take part?
scs-ask-react = { $hex } is under attack: how do you respond?
scs-ask-roll = Attack on { $hex } on the { $column } column: roll the dice.
scs-ask-convert =
    { $hexes ->
        [one] You must retreat one hex: do you lose a step instead?
       *[other] You must retreat { $hexes } hexes: how many of them do you take as step losses instead?
    }
scs-ask-lose-step =
    { $left ->
        [one] One step to lose: from which unit?
       *[other] { $left } steps to lose: from which unit the next one?
    }
scs-ask-retreat =
    { $left ->
        [one] Retreat from { $hex }, one hex to go: where to?
       *[other] Retreat from { $hex }, { $left } hexes to go: where to?
    }
scs-ask-lose-in-retreat =
    { $left ->
        [one] The units retreating through { $hex } lose a step: which one takes it?
       *[other] The units retreating through { $hex } lose { $left } steps: which one takes the next?
    }
scs-ask-advance = { $hex } has been vacated: which unit advances?
scs-ask-go-on =
    { $left ->
        [one] { $unit } may advance one more hex: where to?
       *[other] { $unit } may advance up to { $left } more hexes: where to?
    }
scs-ask-restack = Stack in { $hex }: which unit goes on top?
scs-ask-overstacked = { $hex } is overstacked: which unit is eliminated?

## Set-up, turns and phases
scs-set-up = { $unit } sets up in { $hex }.
scs-set-up-unseen = { $side } sets up a unit in { $hex }.
scs-turn-began = Turn { $turn }, player turn of { $side }.
scs-phase-began = { $side }: { $phase }.
scs-phase-skipped = { $side }: no { $phase } this turn.
scs-ended = The game is over.

## Reinforcements, stacks and movement
scs-arrived = { $unit } arrives in { $hex }.
scs-arrived-unseen = { $side } brings a reinforcement on in { $hex }.
scs-waits = { $unit } cannot enter: its entry hexes are blocked. It waits.
scs-restacked = { $unit } goes on top of the stack in { $hex }.
scs-moved =
    { $units-count ->
        [one] { $units } moves from { $from } to { $to }.
       *[other] { $units } move from { $from } to { $to }.
    }
scs-moved-unseen =
    { $count ->
        [one] { $unit } moves from { $from } to { $to }.
       *[other] A stack of { $count } with { $unit } on top moves from { $from } to { $to }.
    }
scs-moved-top = { $unit } moves from { $from } to { $to }, perhaps with others beneath it.
scs-exited =
    { $units-count ->
        [one] { $units } leaves the map from { $from }.
       *[other] { $units } leave the map from { $from }.
    }

## Combat
scs-announced-attack = Attack on { $hex } from { $from }.
scs-announced-overrun = Overrun of { $hex } from { $from }.
scs-air =
    { $points ->
        [one] { $side } commits one air point.
       *[other] { $side } commits air: { $points } points in all.
    }
scs-barraged = { $unit } fires its barrage at { $hex }.
scs-revealed = { $attackers } against { $defenders }.
scs-reckoned =
    { $shift ->
        [0] { $attack } to { $defense }: odds { $odds }, column { $column }.
       *[other] { $attack } to { $defense }: odds { $odds }, shift { $shift }, column { $column }.
    }
scs-reckoned-below =
    { $shift ->
        [0] { $attack } to { $defense }: odds { $odds }, below the leftmost column.
       *[other] { $attack } to { $defense }: odds { $odds }, shift { $shift }, below the leftmost column.
    }
scs-resulted = Result: { $result }.
scs-resulted-without-roll = No roll. Result: { $result }.

## Losses, retreats and advances
scs-converted =
    { $hexes ->
        [0] { $side } takes the whole retreat.
        [one] { $side } loses a step instead of retreating one hex.
       *[other] { $side } loses { $hexes } steps instead of retreating as many hexes.
    }
scs-lost-step =
    { $left ->
        [one] { $unit } loses a step ({ $cause }); one step left.
       *[other] { $unit } loses a step ({ $cause }); { $left } steps left.
    }
scs-destroyed = { $unit } is destroyed in { $hex } ({ $cause }).
scs-retreated =
    { $units-count ->
        [one] { $units } retreats from { $from } to { $to }.
       *[other] { $units } retreat from { $from } to { $to }.
    }
scs-stood =
    { $missing ->
        [one] { $units } cannot retreat from { $hex }: one hex short.
       *[other] { $units } cannot retreat from { $hex }: { $missing } hexes short.
    }
scs-advanced = { $unit } advances from { $from } to { $to }.
scs-cause-result = combat result
scs-cause-enemy-zone = retreat into an enemy ZOC
scs-cause-no-retreat = no retreat possible
scs-cause-overstacked = overstacking
scs-cause-off-map = forced off the map

## Supply
scs-out-of-supply = { $unit } is out of supply.
scs-supplied = { $unit } is back in supply.

## Reasons: what an action costs and counts; the amount stands beside it.
scs-why-terrain = { $terrain }
scs-why-enemy-zone = enemy ZOC
scs-why-minimum-move = minimum move: one hex, whatever it costs
scs-why-points = MP that { $unit } pays; spent so far: { $spent } of { $allowance }
scs-why-overrun = MP for the overrun
scs-why-strength = { $unit }, printed strength
scs-why-factor = { $what }
scs-why-retreated = { $unit } retreated into the hex and adds nothing
scs-why-hidden = units not yet shown in the defender’s hex
scs-why-odds = odds of { $attack } to { $defense }
scs-why-support = air and barrage support
scs-why-column = column of the Combat Results Table
scs-why-below = below the leftmost column: no roll, the attacker loses a step
scs-why-converted =
    { $hexes ->
        [one] one retreat hex taken as a step loss
       *[other] { $hexes } retreat hexes taken as step losses
    }
scs-why-missing =
    { $hexes ->
        [one] one retreat hex that cannot be made, a step lost for it
       *[other] { $hexes } retreat hexes that cannot be made, a step lost for each
    }
scs-why-retreat-zone = retreat into an enemy ZOC, a step lost for it
scs-why-retreat-free = retreat outside enemy ZOCs
scs-announced-attack-supported = Attack on { $hex } announced: from { $from }, with { $air } air and { $barrage } barrage points.
scs-announced-overrun-supported = Overrun of { $hex } announced: from { $from }, with { $air } air and { $barrage } barrage points.
scs-exited-unseen = A stack of { $count } under { $unit } leaves the map from { $from }.
scs-exited-top = { $unit } and what lies under it leave the map from { $from }.
