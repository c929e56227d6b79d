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
scs-terrain-village = village
scs-terrain-wooded-hill = wooded hill
scs-terrain-track = track

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
scs-mark-of-1-armoured = 1st Armoured Division
scs-mark-of-1-canadian = 1st Canadian Division
scs-mark-of-2-new-zealand = 2nd New Zealand Division
scs-mark-of-21-tank = 21st Tank Brigade
scs-mark-of-25-tank = 25th Tank Brigade
scs-mark-of-3-carpathian = 3rd Carpathian Division
scs-mark-of-4-division = 4th Division
scs-mark-of-4-indian = 4th Indian Division
scs-mark-of-46-division = 46th Division
scs-mark-of-5-cdn-arm = 5th Canadian Armoured Division
scs-mark-of-5-kresowa = 5th Kresowa Division
scs-mark-of-56-division = 56th Division
scs-mark-of-eighth-army = Eighth Army
scs-mark-of-i-canadian = I Canadian Corps
scs-mark-of-ii-polish = II Polish Corps
scs-mark-of-v-corps = V Corps
scs-mark-of-1-parachute = 1st Parachute Division
scs-mark-of-114-jager = 114th Jäger Division
scs-mark-of-162-turkoman = 162nd Turkoman Division
scs-mark-of-20-luftwaffe-field = 20th Luftwaffe Field Division
scs-mark-of-26-panzer = 26th Panzer Division
scs-mark-of-278-infantry = 278th Infantry Division
scs-mark-of-29-panzer-grenadier = 29th Panzergrenadier Division
scs-mark-of-356-infantry = 356th Infantry Division
scs-mark-of-5-mountain = 5th Mountain Division
scs-mark-of-71-infantry = 71st Infantry Division
scs-mark-of-90-panzer-grenadier = 90th Panzergrenadier Division
scs-mark-of-98-infantry = 98th Infantry Division
scs-mark-of-lxxvi-panzer = LXXVI Panzer Corps

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
scs-set-up-unseen =
    { $side-number ->
        [plural] { $side-The } set up a unit in { $hex }.
       *[singular] { $side-The } sets up a unit in { $hex }.
    }
scs-turn-began = Turn { $turn }, player turn { $side-of }.
scs-phase-began = { $side }: { $phase }.
scs-phase-skipped = { $side }: no { $phase } this turn.
scs-ended = The game is over.

## Reinforcements, stacks and movement
scs-arrived = { $unit } arrives in { $hex }.
scs-arrived-unseen =
    { $side-number ->
        [plural] { $side-The } bring a reinforcement on in { $hex }.
       *[singular] { $side-The } brings a reinforcement on in { $hex }.
    }
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
        [one] { $side-The } { $side-number ->
            [plural] commit
           *[singular] commits
        } one air point.
       *[other] { $side-The } { $side-number ->
            [plural] commit
           *[singular] commits
        } air: { $points } points in all.
    }
scs-gave-up = { $side } gives up the attack on { $hex }.
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
        [0] { $side-The } { $side-number ->
            [plural] make
           *[singular] makes
        } the whole retreat.
        [one] { $side-The } { $side-number ->
            [plural] lose
           *[singular] loses
        } a step instead of retreating one hex.
       *[other] { $side-The } { $side-number ->
            [plural] lose
           *[singular] loses
        } { $hexes } steps instead of retreating as many hexes.
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
scs-why-step = { $hex }: { $what }
scs-why-not-there = already in { $hex }
scs-why-not-enemy = an enemy unit stands in { $hex }
scs-why-not-unbridged = { $terrain } without a bridge between { $from } and { $to }
scs-why-not-hexside = impassable between { $from } and { $to }: { $terrain }
scs-why-not-ground = impassable terrain in { $hex }: { $terrain }
scs-why-not-by-hexes =
    { $hex } is within reach: { $steps ->
        [one] one hex
       *[other] { $steps } hexes, one after the other
    }
scs-why-not-points = needs { $needed } MP, { $unit } has { $left }
scs-why-not-points-zones =
    { $zones ->
        [one] needs { $needed } MP, { $unit } has { $left } ({ $zone } for the ZOC of { $holders })
       *[other] needs { $needed } MP, { $unit } has { $left } ({ $zone } for the ZOCs of { $holders })
    }
scs-why-not-overrun = needs { $needed } MP with 2 for the overrun, { $unit } has { $left }
scs-why-not-overrun-zones =
    { $zones ->
        [one] needs { $needed } MP with 2 for the overrun, { $unit } has { $left } ({ $zone } for the ZOC of { $holders })
       *[other] needs { $needed } MP with 2 for the overrun, { $unit } has { $left } ({ $zone } for the ZOCs of { $holders })
    }
scs-why-not-overrun-first = move next to { $hex } first: { $needed } of { $left } MP with 2 for the overrun
scs-why-not-round = MP that the way round would cost { $unit }, which has { $left }
scs-why-not-beside = no unit of yours stands next to { $hex }
scs-why-not-no-way = no way leads next to { $hex }
scs-why-not-entry = { $unit } enters in { $hexes }
scs-why-not-far = { $unit } stands { $away } hexes away from { $hex }: attackers stand next to it
scs-why-not-hexes =
    { $left ->
        [one] { $hex } is { $away } hexes away: one hex may be gone
       *[other] { $hex } is { $away } hexes away: { $left } may be gone, hex by hex
    }
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

## Answers as buttons call them
scs-do-place = Place { $unit } in { $hex }
scs-do-top = Put { $unit } on top
scs-do-done-set-up = The stacks stand as they should
scs-do-done-react = No further response
scs-do-done-advance = No further advance
scs-do-select = Move { $unit }
scs-do-add = Take { $unit } along
scs-do-add-attacker = Attack with { $unit }
scs-do-drop = Leave { $unit } behind
scs-do-drop-attacker = Attack without { $unit }
scs-do-move = Move to { $hex }
scs-do-overrun = Overrun { $hex }
scs-do-exit = Leave the map
scs-do-stop = Stop here
scs-do-attack = Attack { $hex }
scs-do-air = Commit an air point
scs-do-barrage = Fire the barrage of { $unit }
scs-do-announce = Announce the attack
scs-do-cancel = Give the attack up
scs-do-roll = Roll the dice
scs-do-convert =
    { $number ->
        [0] Make the whole retreat
        [one] Lose one step instead of a hex
       *[other] Lose { $number } steps instead of as many hexes
    }
scs-do-lose = { $unit } loses a step
scs-do-retreat = Retreat to { $hex }
scs-do-split = Send { $unit } another way
scs-do-stand = Stay and lose steps
scs-do-advance = Advance { $unit }
scs-do-go = Advance to { $hex }
scs-do-halt = Advance no farther
scs-do-eliminate = Eliminate { $unit }
scs-do-end = End the { $phase }

## What would be left undone
scs-still-to-move =
    { $units ->
        [one] One unit can still move.
       *[other] { $units } units can still move.
    }
scs-overstacked-at-end = Overstacked when the phase ends: { $hexes }. What is too much is eliminated.
scs-still-to-attack =
    { $hexes ->
        [one] One enemy hex could still be attacked; units that have not attacked: { $units }.
       *[other] { $hexes } enemy hexes could still be attacked; units that have not attacked: { $units }.
    }
scs-still-to-fire =
    { $units ->
        [one] One unit can still fire its barrage.
       *[other] { $units } units can still fire their barrage.
    }
scs-still-to-advance =
    { $units ->
        [one] One unit can still advance.
       *[other] { $units } units can still advance.
    }

## Overlays
scs-overlay-control = Hexes controlled: { $side }
scs-overlay-zoc = Zones of control: { $side }
scs-overlay-zoc-seen = Zones of control of the units in sight: { $side }
scs-overlay-supply = Within reach of supply: { $side }
scs-overlay-supply-seen = Within reach of supply, by the units in sight: { $side }
scs-overlay-lines = Lines of supply: { $side }
scs-overlay-unsupplied = No line of supply: { $side }
scs-overlay-to-move = Can still move
scs-overlay-to-attack = Can still attack

## Charts
scs-chart-words = { $words }
scs-chart-crt = Combat Results Table
scs-chart-dice = Dice
scs-chart-crt-results = A and D: steps that attacker and defender lose; r: hexes they retreat.
scs-chart-crt-below = Below the leftmost column no dice are rolled: the attacker loses a step.
scs-chart-terrain = Terrain Effects Chart
scs-chart-terrain-corner = Terrain
scs-chart-movement = movement
scs-chart-attacker = attacker
scs-chart-defender = defender
scs-chart-shift = column shift
scs-chart-stacking = stacking
scs-chart-no-attack = no attack
scs-chart-prohibited = prohibited
scs-chart-terrain-costs = Costs in MP. An amount with + is added to cross the hexside; a road or railway replaces the other costs of a step along it.
scs-chart-terrain-zone = A hex in an enemy ZOC costs 2 MP more.
scs-chart-terrain-cancels = The { $line } cancels: { $sides }.
scs-chart-barrage = Barrage
scs-chart-barrage-points = Points
scs-chart-air = Air points
scs-chart-turn = Turn
scs-chart-points = Victory points
scs-chart-points-for = For
scs-chart-points-control = control of { $hex }
scs-chart-points-destroyed-unit = each unit destroyed: { $side }
scs-chart-points-destroyed-step = each step lost: { $side }
scs-chart-points-exited-unit = each unit that has left the map: { $side }
scs-chart-points-exited-step = each step that has left the map: { $side }
scs-chart-levels = Victory
scs-chart-levels-points = Points
scs-chart-levels-else = fewer
scs-chart-levels-sudden = { $side } at the end of a turn, with { $hexes }
scs-chart-levels-result = result

## Movement classes
scs-class-foot = foot
scs-class-motor = motor

## Answers in numbers, and facts about a question
scs-do-select-many =
    { $count ->
        [one] One unit can move
       *[other] { $count } units can move
    }
scs-do-top-many =
    { $count ->
        [one] One unit can go on top
       *[other] { $count } units can go on top
    }
scs-do-move-many =
    { $count ->
        [one] One hex to move to
       *[other] { $count } neighboring hexes to move to
    }
scs-do-add-attacker-many =
    { $count ->
        [one] One more unit can attack
       *[other] { $count } more units can attack
    }
scs-do-attack-many =
    { $count ->
        [one] One hex can be attacked
       *[other] { $count } hexes can be attacked
    }
scs-do-place-many =
    { $count ->
        [one] One hex to place it in
       *[other] { $count } hexes to place it in
    }
scs-do-advance-many =
    { $count ->
        [one] One unit can advance
       *[other] { $count } units can advance
    }
scs-do-lose-many =
    { $count ->
        [one] One unit can take the loss
       *[other] { $count } units can take the loss
    }
scs-about-points-left = MP left:
scs-about-attackers = Attacking:

## Tracks
scs-standing = If the game ended now: { $result }
scs-victory-level = { $side }, { $points } points or more: { $result }
scs-victory-rest = { $side }, fewer points: { $result }
scs-victory-sudden = { $hexes } held by { $side-the } at the end of a turn: { $result }
scs-victory-control = { $hex } held: { $points }.
scs-victory-destroyed-unit = For each destroyed unit, { $side }: { $points }.
scs-victory-destroyed-step = For each step lost, { $side }: { $points }.
scs-victory-exited-unit = For each unit that leaves the map, { $side }: { $points }.
scs-victory-exited-step = For each step that leaves the map, { $side }: { $points }.
scs-account-control = { $hex } held
scs-account-destroyed-unit = Destroyed units, { $side }: { $count }
scs-account-destroyed-step = Lost steps, { $side }: { $count }
scs-account-exited-unit = Units that left the map, { $side }: { $count }
scs-account-exited-step = Steps that left the map, { $side }: { $count }
scs-loss-units = Units destroyed
scs-loss-steps = Steps lost
scs-track-points = Victory points
scs-track-air = Air points

## Chapters of the rulebook
scs-chapter-0-1 = Hex numbers
scs-chapter-0-2 = Edge of the map
scs-chapter-0-3 = Off the map
scs-chapter-0-4 = Turn track
scs-chapter-0-5 = Pieces
scs-chapter-0-6 = Precedence
scs-chapter-0-7 = Set-up
scs-chapter-0-8 = Modifiers
scs-chapter-0-9 = Rounding
scs-chapter-0-10 = Fog of war
scs-chapter-0-11 = Terrain of the examples
scs-chapter-1 = Sequence of play
scs-chapter-2 = Zones of control
scs-chapter-3 = Movement
scs-chapter-4 = Stacking
scs-chapter-5 = Reinforcements
scs-chapter-6 = Overrun
scs-chapter-7 = Combat
scs-chapter-8 = Step losses
scs-chapter-9 = Retreats
scs-chapter-10 = Advance after combat
scs-chapter-11 = Exploitation
scs-chapter-12 = Supply
scs-chapter-13 = Control of hexes

## Results
scs-reading-basis = Your losses come first. The loser retreats rather than losing more steps, by a way outside enemy zones where there is one; the hex is won if one of your units may then advance into it.
scs-prospect =
    Best attack { $column } ({ $attack } to { $defense }) { $units ->
        [one] by one unit
       *[other] by { $units } units
    }{ $moving ->
        [0] .
       *[other] { $units ->
            [one] , which still has to move.
           *[other] { $moving ->
                [one] , one of them still to move.
               *[other] , { $moving } of them still to move.
            }
        }
    }
scs-prospect-below =
    { $units ->
        [one] Too weak: { $attack } to { $defense } is below the table, with the one unit there is.
       *[other] Too weak: { $attack } to { $defense } is below the table, with all { $units } units.
    }
scs-prospect-hidden =
    { $units ->
        [one] You can bring an attack strength of { $attack } with one unit; what lies under the top counter is hidden.
       *[other] You can bring an attack strength of { $attack } with { $units } units; what lies under the top counter is hidden.
    }
scs-result-both = Att.: { $attacker } · Def.: { $defender }
scs-result-none = nothing
scs-result-steps =
    { $steps ->
        [one] loses { $steps } step
       *[other] loses { $steps } steps
    }
scs-result-hexes =
    { $hexes ->
        [one] retreats { $hexes } hex
       *[other] retreats { $hexes } hexes
    }

## Options of the table
scs-option-fog = Fog of war
scs-option-fog-about = Only the top unit of an enemy stack is seen; switched off, all stacks lie open.
scs-option-fog-on = on
scs-option-fog-off = off, open stacks
scs-option-heights = Height of enemy stacks
scs-option-heights-about = Whether one sees how many counters lie in an enemy stack.
scs-option-heights-shown = shown
scs-option-heights-hidden = hidden
scs-option-memory = After a combat
scs-option-memory-about = What becomes of enemy units that a combat has shown.
scs-option-memory-rehide = covered again
scs-option-memory-keep = open until they move
