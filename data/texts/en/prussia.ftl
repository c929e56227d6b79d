### Prussia's Glory. Original to Esagono.

## Terrain
prussia-terrain-open = open ground
prussia-terrain-woods = woods
prussia-terrain-town = town
prussia-terrain-walled-town = walled town
prussia-terrain-marsh = marsh
prussia-terrain-pond = pond or stream
prussia-terrain-water = all water
prussia-terrain-slope = slope
prussia-terrain-slope-up = slope, uphill
prussia-terrain-slope-down = slope, downhill
prussia-terrain-stream = stream
prussia-terrain-bridge = bridge
prussia-terrain-entrenchment = entrenchment
prussia-terrain-full-pond = pond along the hexside
prussia-terrain-mietzel = the Mietzel
prussia-terrain-elbe = the Elbe
prussia-terrain-road = road

## Phases
prussia-phase-setup = Set-up
prussia-phase-activation = Army Activation
prussia-phase-deployment = Deployment from Column
prussia-phase-command = Group Command
prussia-phase-rout = Rout Movement
prussia-phase-movement = Movement
prussia-phase-bombardment = Offensive Bombardment
prussia-phase-rally = Rally
prussia-phase-defense = Defensive Bombardment
prussia-phase-combat = Close Combat
prussia-phase-adjustment = Army Morale Adjustment

## Counters
prussia-kind-infantry = infantry
prussia-kind-cavalry = cavalry
prussia-kind-artillery = artillery
prussia-kind-baggage = baggage
prussia-kind-leader = leader
prussia-kind-marker-engaged = Engaged marker
prussia-kind-marker-shifted = Engaged marker, −2 side
prussia-kind-marker-momentum = Momentum marker
prussia-kind-track-current = Current Morale
prussia-kind-track-lost = lost counter
prussia-kind-track-captured = captured counter
prussia-kind-track-activation = cost of activation
prussia-kind-track-fatigue = fatigue
prussia-kind-track-penalty = penalty

## Marks
prussia-mark-disordered = Disordered
prussia-mark-routed = Routed
prussia-mark-column = In Column
prussia-mark-engaged = Engaged
prussia-mark-support = Support
prussia-mark-captured = captured
prussia-mark-added = Support added to the defense
prussia-mark-moved = has moved
prussia-mark-guns-moved = artillery moved
prussia-mark-out-of-command = Out of Command
prussia-mark-by-commander = led by the Army Commander
prussia-mark-fired = has fired
prussia-mark-firing = fires
prussia-mark-rallied = has tried to rally
prussia-mark-fought = has fought
prussia-mark-charged = has attempted a Charge
prussia-mark-charging = charges
prussia-mark-advanced = has advanced
prussia-mark-failed-check = has failed its morale check
prussia-mark-retreating = retreats
prussia-mark-inactive = not active
prussia-mark-degraded = Degraded
prussia-mark-detached = in a Detachment
prussia-mark-led = with a leader
prussia-mark-marked = under an Engaged marker
prussia-mark-shifted = Engaged marker at −2
prussia-mark-momentum = under a Momentum marker
prussia-mark-helped = helped by a special leader
prussia-mark-masked = below foot or horse, cannot fire
prussia-mark-steady = steady
prussia-mark-demoralized = Demoralized
prussia-mark-broken = Broken
prussia-mark-alarmed = alarmed
prussia-mark-fast = Fast
prussia-mark-bracketed = SP in brackets
prussia-mark-double = levels count double
prussia-mark-commander = Army Commander
prussia-mark-special-infantry = special leader, infantry
prussia-mark-special-cavalry = special leader, cavalry
prussia-mark-special-any = special leader
prussia-mark-wounded = wounded
prussia-mark-killed = killed
prussia-mark-second = second in command
prussia-mark-replacement = replacement leader
prussia-mark-type-line = line infantry
prussia-mark-type-guard = foot guards
prussia-mark-type-grenadier = grenadiers
prussia-mark-type-croat = Croats
prussia-mark-type-jaeger = Jaegers
prussia-mark-type-freikorps = free battalion
prussia-mark-type-observation = Observation Corps
prussia-mark-type-cuirassier = cuirassiers
prussia-mark-type-dragoon = dragoons
prussia-mark-type-hussar = hussars
prussia-mark-type-chevauleger = light dragoons
prussia-mark-type-heavy-horse = heavy horse
prussia-mark-type-cossack = Cossacks
prussia-mark-type-freikorps-dragoon = free dragoons
prussia-mark-type-freikorps-hussar = free hussars
prussia-mark-type-battery = battery
prussia-mark-type-heavy-battery = heavy battery
prussia-mark-type-wagons = wagons
prussia-mark-nation-prussian = Prussian
prussia-mark-nation-austrian = Austrian
prussia-mark-nation-wurttemberg = Württemberg
prussia-mark-nation-wurzburg = Würzburg
prussia-mark-nation-bavarian = Bavarian
prussia-mark-nation-saxon = Saxon
prussia-mark-nation-russian = Russian
prussia-mark-nation-french = French
prussia-mark-nation-swiss = Swiss in French service
prussia-mark-nation-german = German in French service
prussia-mark-nation-kreise = Imperial contingent

## Values
prussia-value-sp = { $number } SP
prussia-value-bs-1 = BS { $number } at range 1
prussia-value-bs-2 = { $number } at 2
prussia-value-bs-3 = { $number } at 3
prussia-value-mr = MR { $number }
prussia-value-ma = MA { $number }
prussia-value-level =
    { $number ->
        [one] one level
       *[other] { $number } levels
    }
prussia-value-initiative = Initiative { $number }
prussia-value-mm = MM { $number }
prussia-value-shock = shock { $number }

## Layers of a stack
prussia-layer-engaged = Engaged line: these fight
prussia-layer-support = Support: behind the line
prussia-layer-guns = Guns above all: they can fire
prussia-layer-masked = Guns below: they cannot fire
prussia-layer-line = Foot and horse
prussia-layer-leaders = Leaders
prussia-layer-markers = Markers

## States and levels of victory
prussia-morale-formed = Formed
prussia-morale-disordered = Disordered
prussia-morale-routed = Routed
prussia-spirit-steady = steady
prussia-spirit-demoralized = Demoralized
prussia-spirit-broken = Broken
prussia-degree-marginal = marginal
prussia-degree-substantive = substantive
prussia-degree-decisive = decisive

## Why a unit was lost
prussia-cause-loss = loss point
prussia-cause-pursuit = retreat through enemy zones
prussia-cause-star = star of the result
prussia-cause-routed-off = routed off the map
prussia-cause-no-retreat = no way to retreat
prussia-cause-zone = Routed into an enemy zone
prussia-cause-surrender = surrender
prussia-cause-heartless = Routed and attacked, in an army without heart
prussia-cause-guns = guns captured

## Questions
prussia-ask-set-up = Set up { $unit }: in which hex?
prussia-ask-begin = The battle goes on from here.
prussia-ask-arrange = Arrange your stacks before the battle begins: which unit goes on top?
prussia-ask-activate = The army is not active. An attempt costs { $cost } Army Morale and needs 7 with Initiative { $initiative }: do you try?
prussia-ask-advance = The army may try to activate and advance: does it?
prussia-ask-claim = The army advances. How much Army Morale does it claim, up to { $most }?
prussia-ask-arrive = { $unit } comes: in which hex?
prussia-ask-deploy = Which Wings deploy from column?
prussia-ask-deploy-guns = { $wing } deploys: which artillery deploys with it?
prussia-ask-help = { $unit } is a special leader: whom does he try to make Effective?
prussia-ask-trace = Which units Out of Command does the Army Commander lead himself?
prussia-ask-rout = Which Routed unit runs next?
prussia-ask-retreat = { $unit } retreats: where to?
prussia-ask-follow = { $unit } has retreated: does { $leader } go with it?
prussia-ask-order = What moves next?
prussia-ask-column-guns = { $wing } forms column: which artillery goes with it?
prussia-ask-move = { $unit }, { $left } MP left: where to?
prussia-ask-stack = { $unit }: at which place of the stack?
prussia-ask-sight = The enemy is in sight: do you try to activate the army?
prussia-ask-sight-detachment = { $group } has the enemy in sight: do you try to activate the army?
prussia-ask-accept = The army may be active for { $cost } Army Morale: do you pay?
prussia-ask-forced = { $unit } comes near { $wing }: does the Wing try to deploy?
prussia-ask-displaced = { $unit } is driven from his hex: to which of the nearest friends does he go?
prussia-ask-bombard = { $phase }: which hex do you fire at?
prussia-ask-firers = Fire at { $hex }, strength { $strength }: who fires, and from which hex does the terrain count?
prussia-ask-shoot = Fire at { $hex } with strength { $strength }: roll the die.
prussia-ask-rally = Which unit tries to rally?
prussia-ask-fight = Which hex do you attack next?
prussia-ask-designate = Attack on { $hexes }: which hexes take part?
prussia-ask-evade = { $hex } is attacked: do the Fast units there retreat before combat?
prussia-ask-support = You are surrounded: which Support joins the defense?
prussia-ask-lead = Which unit leads?
prussia-ask-ground = The terrain of which two hexes counts?
prussia-ask-roll = Close combat at { $column }, { $total }: roll the die.
prussia-ask-lose =
    { $left ->
        [one] One loss point: who satisfies it?
       *[other] { $left } loss points: who satisfies the next?
    }
prussia-ask-yield = Surrender: which unit gives itself up first?
prussia-ask-waver = Which unit wavers first?
prussia-ask-star = A star: which artillery loses a level?
prussia-ask-advance-into = { $hex } can be entered: who advances?
prussia-ask-momentum = Momentum: one hex more, or a marker on the enemy?
prussia-ask-charge = Which cavalry charges, and which hex?
prussia-ask-check = Which unit that failed its morale check retreats next?

## Answers
prussia-do-place = Set up in { $hex }
prussia-do-place-arrive = Come in at { $hex }
prussia-do-place-displaced = Go to { $hex }
prussia-do-quick = Set up everything at once
prussia-do-attempt = Try
prussia-do-attempt-deploy = Try to deploy
prussia-do-hold = Let it be
prussia-do-hold-evade = Stand and fight
prussia-do-hold-charge = No Charge
prussia-do-activate = Pay and be active
prussia-do-claim = Claim { $number }
prussia-do-deploy = Deploy: { $wing }
prussia-do-help = Help: { $wing }
prussia-do-help-guns = Help the artillery with him
prussia-do-add-deploy = Deploy { $unit }
prussia-do-add-trace = Lead { $unit }
prussia-do-add-column = { $unit } joins the column
prussia-do-add-fire = { $unit } fires
prussia-do-add-support = { $unit } joins the defense
prussia-do-add-charge = { $unit } charges
prussia-do-drop-fire = { $unit } does not fire
prussia-do-drop-charge = { $unit } does not charge
prussia-do-without = Leave { $hex } out
prussia-do-cancel = Give the attack up
prussia-do-cancel-fire = Give the bombardment up
prussia-do-done = Done
prussia-do-done-support = No more Support
prussia-do-done-advance = Nobody else advances
prussia-do-done-momentum = Leave the Momentum unused
prussia-do-run = { $unit } runs
prussia-do-retreat = Retreat to { $hex }
prussia-do-retreat-evade = Go out of the way to { $hex }
prussia-do-retreat-off-map = Off the map
prussia-do-follow = Go along
prussia-do-stay = Stay
prussia-do-select = Move { $unit }
prussia-do-column = Form column: { $wing }
prussia-do-top = { $unit } on top of its stack
prussia-do-move = Move to { $hex }
prussia-do-stop = End the move
prussia-do-exit = Leave the map
prussia-do-place-at = At place { $number } from the bottom
prussia-do-target = Fire at { $hex }
prussia-do-target-charge = Charge { $hex }
prussia-do-from = Attack from { $hex } too
prussia-do-from-fire = Fire: terrain of { $hex }
prussia-do-roll = Roll the die
prussia-do-lose = { $unit } loses a level
prussia-do-lose-star = { $unit } loses a level to the star
prussia-do-fall-back = { $unit } falls back
prussia-do-fall-back-waver = { $unit } wavers
prussia-do-yield = { $unit } surrenders
prussia-do-rally = { $unit } tries to rally
prussia-do-attack = Attack { $hex }
prussia-do-attack-too = Attack { $hex } as well
prussia-do-announce = Attack
prussia-do-lead = { $unit } leads
prussia-do-pair = From { $from } against { $to }
prussia-do-advance = { $unit } advances
prussia-do-onward = { $unit } goes on to { $hex }
prussia-do-mark = Momentum marker on { $hex }
prussia-do-check = { $unit } retreats
prussia-do-end = End: { $phase }
prussia-do-select-many =
    { $count ->
        [one] One piece can move
       *[other] { $count } pieces can move
    }
prussia-do-top-many =
    { $count ->
        [one] One unit can go on top
       *[other] { $count } units can go on top
    }
prussia-do-target-many =
    { $count ->
        [one] One hex can be fired at
       *[other] { $count } hexes can be fired at
    }
prussia-do-attack-many =
    { $count ->
        [one] One hex can be attacked
       *[other] { $count } hexes can be attacked
    }
prussia-do-rally-many =
    { $count ->
        [one] One unit can try to rally
       *[other] { $count } units can try to rally
    }
prussia-do-run-many =
    { $count ->
        [one] One unit runs
       *[other] { $count } units run
    }
prussia-do-advance-many =
    { $count ->
        [one] One piece can advance
       *[other] { $count } pieces can advance
    }
prussia-still-move =
    { $count ->
        [one] One unit could still move.
       *[other] { $count } units could still move.
    }
prussia-still-fire =
    { $count ->
        [one] One hex could still be fired at.
       *[other] { $count } hexes could still be fired at.
    }
prussia-still-rally =
    { $count ->
        [one] One unit could still try to rally.
       *[other] { $count } units could still try to rally.
    }
prussia-still-attack =
    { $count ->
        [one] One hex could still be attacked.
       *[other] { $count } hexes could still be attacked.
    }
prussia-still-advance =
    { $count ->
        [one] One unit could still advance.
       *[other] { $count } units could still advance.
    }
prussia-still-deploy =
    { $count ->
        [one] One Wing could still deploy.
       *[other] { $count } Wings could still deploy.
    }
prussia-about-points-left = MP left:
prussia-about-attackers = Attacking:
prussia-about-defenders = Attacked:
prussia-about-result = Result:
prussia-about-strength = Strength:

## Turns and activation
prussia-turn-began = Turn { $turn }, { $hour }.
prussia-player-turn = Player turn { $side-of }.
prussia-phase-began = { $side }: { $phase }.
prussia-placed = { $unit } stands in { $hex }.
prussia-activation-won = { $side }: activation succeeds ({ $die } + { $plus }, needed { $needs }).
prussia-activation-failed = { $side }: activation fails ({ $die } + { $plus }, needed { $needs }).
prussia-activation-chance = { $side }: a { $die }, and the army may advance.
prussia-activation-no-chance = { $side }: a { $die }, and the army waits.
prussia-activated = { $side }: the army is active.
prussia-alarmed = { $side }: the army is alarmed and will be active in its next turn.
prussia-det-activated = { $group } is active.
prussia-dissolved = { $side }: the Detachments join the army.
prussia-ended =
    The battle is over: { $side-number ->
        [plural] { $side-the } win a { $degree } victory ({ $prussia } to { $coalition } points).
       *[singular] { $side-the } wins a { $degree } victory ({ $prussia } to { $coalition } points).
    }
prussia-ended-drawn = The battle is over: a draw ({ $prussia } to { $coalition } points).

## Command and columns
prussia-commanded-effective = { $group }: Effective ({ $die } + { $plus } against CV { $cv }).
prussia-commanded-degraded = { $group }: Degraded ({ $die } + { $plus } against CV { $cv }).
prussia-helped = { $unit } makes Effective: { $wing } ({ $die } + { $plus }).
prussia-helped-in-vain = { $unit } tries in vain to help: { $wing } ({ $die } + { $plus }).
prussia-helped-guns = { $unit } makes the artillery with him Effective ({ $die } + { $plus }).
prussia-helped-guns-in-vain = { $unit } tries in vain to help the artillery with him ({ $die } + { $plus }).
prussia-column = In Column: { $wing }.
prussia-deployed = Deployed: { $wing }.
prussia-forced-deployed = { $wing } deploys in time ({ $own } against { $enemy }).
prussia-forced-in-vain = { $wing } stays in column ({ $own } against { $enemy }).

## Movement
prussia-moved = { $unit } moves from { $from } to { $to }.
prussia-stopped = { $unit } ends its move.
prussia-stacked = { $unit } lies at place { $place } of its stack.
prussia-shifted = The Engaged marker in { $hex } turns to −2.
prussia-exited = { $unit } leaves the map.
prussia-overrun = { $unit } is ridden down and gets away ({ $die }).
prussia-overrun-replacement = The replacement of { $unit } is ridden down and gets away ({ $die }).
prussia-overrun-killed = { $unit } is ridden down and killed ({ $die }).
prussia-overrun-killed-replacement = The replacement of { $unit } is ridden down and killed ({ $die }).
prussia-displaced = { $unit } goes to { $to }.
prussia-displaced-replacement = The replacement of { $unit } goes to { $to }.
prussia-retreated = { $unit } retreats from { $from } to { $to }.
prussia-evaded = Fast units retreat before combat from { $from } to { $to }.
prussia-advanced = { $unit } advances into { $hex }.

## Combat
prussia-bombarded = Fire at { $hex }, strength { $strength }: { $die } { $total }, result { $result }.
prussia-attacked = Attack from { $attackers } on { $defenders }.
prussia-charged = Charge from { $attackers } on { $defenders }!
prussia-fought = { $attack } against { $defense } at { $column }: { $die } { $total }, result { $result }.
prussia-level-lost =
    { $left ->
        [one] { $unit } loses a level, one left ({ $cause }).
       *[other] { $unit } loses a level, { $left } left ({ $cause }).
    }
prussia-eliminated = { $unit } is gone ({ $cause }).
prussia-captured =
    { $levels ->
        [one] { $unit } is captured, one level ({ $cause }).
       *[other] { $unit } is captured, { $levels } levels ({ $cause }).
    }
prussia-capture-rolled = Capture of { $unit }: a { $die }, in all { $total }.
prussia-marked = A Momentum marker lies on { $hex }.
prussia-charge-rolled = The die for the Charge is { $die }: { $passed } may charge, { $failed } may not.
prussia-charge-all =
    The die for the Charge is { $die }: { $passed } { $passed-count ->
        [one] charges.
       *[other] charge.
    }
prussia-charge-none =
    The die for the Charge is { $die }: { $failed } { $failed-count ->
        [one] does not charge.
       *[other] do not charge.
    }
prussia-casualty-unhurt = { $unit } is unhurt ({ $dice }).
prussia-casualty-wounded = { $unit } is wounded ({ $dice }).
prussia-casualty-killed = { $unit } is killed ({ $dice }).
prussia-casualty-unhurt-replacement = The replacement of { $unit } is unhurt ({ $dice }).
prussia-casualty-wounded-replacement = The replacement of { $unit } is wounded ({ $dice }).
prussia-casualty-killed-replacement = The replacement of { $unit } is killed ({ $dice }).
prussia-replaced = The command goes to: { $unit }.
prussia-replaced-replacement = A replacement takes over from { $unit }.

## Morale
prussia-morale-changed = { $side }: Army Morale { $change }, now { $now }.
prussia-morale-marked =
    { $side-number ->
        [plural] { $side-The } lay their markers on the track; Army Morale stays at { $now }.
       *[singular] { $side-The } lays its markers on the track; Army Morale stays at { $now }.
    }
prussia-shaken = { $unit } is now { $morale }.
prussia-rallied = { $unit } rallies and is now { $morale }.
prussia-checked-stands = { $unit } stands the morale check ({ $die }, at most { $target }).
prussia-checked-fails = { $unit } fails the morale check ({ $die }, at most { $target }).
prussia-rally-won = { $unit } rallies ({ $die }, at most { $target }).
prussia-rally-failed = { $unit } does not rally ({ $die }, at most { $target }).
prussia-success =
    { $count ->
        [one] { $side }: one Combat Success.
       *[other] { $side }: { $count } Combat Successes.
    }
prussia-current = { $side }: Current Morale { $now }, Routed units { $routed }.
prussia-demoralization-rolled = { $side }: the die for Demoralization is { $die }.
prussia-spirit-changed = { $side }: the army is { $spirit }!
prussia-passivity-rolled = { $side }: the die for passivity is { $die }.
prussia-lacy-comes = Lacy comes ({ $die }).
prussia-lacy-waits = Lacy does not come yet ({ $die }).
prussia-lacy-unasked = Lacy comes.
prussia-first-to-retreat = { $side }: first to retreat ({ $die }).

## Notes
prussia-note-army = { $side }: active, { $spirit }. Current Morale { $current }, Combat Successes { $cs }, occupied boxes { $boxes }.
prussia-note-army-inactive = { $side }: not active, { $spirit }. Current Morale { $current }, Combat Successes { $cs }, occupied boxes { $boxes }.
prussia-note-army-alarmed = { $side }: alarmed, { $spirit }. Current Morale { $current }, Combat Successes { $cs }, occupied boxes { $boxes }.
prussia-note-leads = If the battle ended now: a { $degree } victory { $side-of } (differential { $diff }).
prussia-note-drawn = If the battle ended now: a draw (differential { $diff }).
prussia-note-group-effective = { $group } (CV { $cv }): Effective.
prussia-note-group-degraded = { $group } (CV { $cv }): Degraded.
prussia-note-group-inactive = { $group } (CV { $cv }): not active.
prussia-note-column = In Column: { $wing }.
prussia-note-helped = Made Effective by a special leader: { $wing }.
prussia-note-fog = Fog: one sees { $range } hexes far.
prussia-note-advance = The army has claimed morale and must advance by { $hour }.

## Reckonings
prussia-why-cost = price in Army Morale
prussia-why-claim = Army Morale won
prussia-why-initiative = Initiative
prussia-why-gloom = state of the army
prussia-why-at-most = needed on the die
prussia-why-at-least = needed on the die
prussia-why-entry = coming onto the map
prussia-why-mietzel = crossing the Mietzel takes everything
prussia-why-column = a hex in column
prussia-why-terrain = { $terrain }
prussia-why-baggage = baggage next to it
prussia-why-leaving = leaving an enemy zone
prussia-why-minimum = one hex is always possible
prussia-why-points = MP of this step ({ $spent } of { $allowance } spent so far)
prussia-why-not-enemy = enemies stand in { $to }
prussia-why-not-water = nobody passes between { $from } and { $to }: { $terrain }
prussia-why-not-mietzel = the Mietzel without a bridge between { $from } and { $to }: only columns that begin beside it cross
prussia-why-not-zone = it has to stop in the enemy zone in { $from }
prussia-why-not-closed = { $to } is closed to it
prussia-why-not-points = needs { $needed } MP, has { $left }
prussia-why-not-points-leaving = needs { $needed } MP, has { $left } ({ $leaving } to leave the enemy zone)
prussia-why-not-by-hexes = { $to } is within reach, hex by hex: { $needed } of { $left } MP
prussia-why-not-gun-range = { $unit } is { $away } hexes away from { $hex }; range: { $most }
prussia-why-not-gun-beside = { $unit } stands beside the enemy in { $at } and fires at neighbors only
prussia-why-not-gun-friends = { $unit }: friends in { $at } are too near { $hex }
prussia-why-not-gun-sight = { $unit }: the line to { $hex } is blocked in { $at } ({ $what })
prussia-why-not-gun-fog = { $unit } does not see as far as { $hex } in the fog
prussia-why-not-gun-water = { $unit }: nobody fires across the water before { $hex }
prussia-why-not-units = units
prussia-why-not-gun-16-0a = { $unit } is Routed or not there
prussia-why-not-gun-16-0b = { $unit } has fired in this phase
prussia-why-not-gun-6-1a = { $unit }: the army is not active
prussia-why-not-gun-7-3-1d = { $unit } is in column
prussia-why-not-gun-7-0e = { $unit } has moved in this turn
prussia-why-not-gun-3-4-1a = { $unit } stays at the bottom until its next Movement Phase
prussia-why-not-gun-3-4b = { $unit }: foot or horse lie above it
prussia-why-ma = printed movement allowance
prussia-why-in-column = In Column
prussia-why-degraded = Degraded
prussia-why-out-of-command = Out of Command
prussia-why-disordered = Disordered
prussia-why-allowance = movement allowance now
prussia-why-bs = { $unit }, range { $range }
prussia-why-strength = bombardment strength
prussia-why-total = modifiers together
prussia-why-column-read = column
prussia-why-mr = Morale Rating
prussia-why-mm = Morale Modifier of the leader
prussia-why-sp = { $unit }, { $morale }
prussia-why-attack = strength of the attack
prussia-why-defense = strength of the defense
prussia-why-check = Morale Rating of { $unit }
prussia-why-charge = Morale Rating of { $unit }
prussia-why-levels-left = levels left
prussia-why-into-zone = into an enemy zone
prussia-why-through-friends = into a hex with friends
prussia-why-engaged = will be Engaged: it fights
prussia-why-support = will be Support: behind the Engaged units
prussia-why-in-reserve = no enemy is near: the order counts later
prussia-why-guns-ready = above all foot and horse: it can fire
prussia-why-guns-masked = below foot or horse: it cannot fire
prussia-why-shifted = the Engaged units change: the marker turns to −2
prussia-why-forced-own = the Wing adds to its die
prussia-why-forced-enemy = the enemy adds to his; the higher sum decides, and a tie is his
prussia-why-capped = more SP than count in one hex
prussia-why-leads = lead units: { $attacker } against { $defender }
prussia-why-ground = terrain from { $from } to { $to }

## Modifiers
prussia-item-8-5a = Morale Rating
prussia-item-C2a = leader in the hex
prussia-item-C2b = 4 hexes or more from the enemy
prussia-item-C2c = infantry in woods or town
prussia-item-C2d = shaken friends or an enemy next to it
prussia-item-C2e = state of the army
prussia-item-C7a = all fire at range 1
prussia-item-C7b = Disordered artillery fires
prussia-item-C7c = only Routed units in the target
prussia-item-C7d = state of the firing army
prussia-item-16-2b = terrain of the shot
prussia-item-23-5-2a = surprise of the first turn
prussia-item-4-3d = Engaged markers at −2
prussia-item-C8a = Momentum against the attacker
prussia-item-C8b = Momentum against the defender
prussia-item-C8c = Disordered unit among the attackers
prussia-item-C8d = flank attack
prussia-item-C8e = odds beyond the table
prussia-item-C8f = units In Column
prussia-item-C8g = Disordered units in every hex attacked
prussia-item-C8h = Routed units in every hex attacked
prussia-item-C8i = lead units compared
prussia-item-C8j = state of the armies
prussia-item-19-5a = terrain
prussia-item-19-5-1b = Cavalry Shock

## Overlays
prussia-overlay-zoc = Zones of control: { $side }
prussia-overlay-command = Reach of the leaders: { $side }
prussia-overlay-sight =
    What { $side-number ->
        [plural] { $side-the } see
       *[singular] { $side-the } sees
    }
prussia-overlay-fire = Field of fire: { $side }
prussia-overlay-shots = Clear lines of fire: { $side }
prussia-overlay-blocked = Blocked lines of sight: { $side }
prussia-overlay-engaged = Engaged units: { $side }
prussia-overlay-support = Support: { $side }
prussia-overlay-out-of-command = Units Out of Command: { $side }
prussia-overlay-edge = Friendly edge: { $side }
prussia-overlay-to-move = Still to move: { $side }
prussia-overlay-to-rally = Still to rally: { $side }
prussia-overlay-to-run = Still to run: { $side }

## Charts
prussia-chart-terrain = Terrain
prussia-chart-ground = Ground
prussia-chart-move-infantry = Move, infantry
prussia-chart-move-artillery = Move, artillery
prussia-chart-move-cavalry = Move, cavalry
prussia-chart-into-infantry = Attack into it, infantry
prussia-chart-into-cavalry = Attack into it, cavalry
prussia-chart-from-infantry = Attack from it, infantry
prussia-chart-from-cavalry = Attack from it, cavalry
prussia-chart-fire-into = Fire into it
prussia-chart-fire-from = Fire from it
prussia-chart-shock = Cavalry Shock
prussia-chart-no-shock = none
prussia-chart-bombardment = Bombardment
prussia-chart-fire-modifiers = Bombardment: modifiers
prussia-chart-combat = Close combat (attacker / defender)
prussia-chart-combat-modifiers = Close combat: modifiers
prussia-chart-rally = Rally: added to the MR
prussia-chart-leaving = Leaving an enemy zone
prussia-chart-capture = Capture of guns
prussia-chart-key = Results: the signs
prussia-chart-sign = Sign
prussia-chart-means = Means
prussia-chart-key-number = so many loss points (LP): each costs a level or a retreat
prussia-chart-key-ex = LP by the enemy’s Engaged levels, divided by 4
prussia-chart-key-ex-plus = the same, and one more
prussia-chart-key-eased = one LP fewer with Support in the hex
prussia-chart-key-rout = every retreat is a Rout
prussia-chart-key-waver = afterwards Engaged units of MR 4 or less retreat in Disorder
prussia-chart-key-surrender = Engaged units of MR 3 or less surrender
prussia-chart-key-star = an artillery unit loses a level
prussia-chart-morale = Morale of a unit that takes losses
prussia-chart-mr = MR
prussia-chart-morale-loss = A further LP
prussia-chart-morale-waver = r
prussia-chart-morale-surrender = S
prussia-chart-morale-6-loss = loses a level
prussia-chart-morale-6-waver = stands
prussia-chart-morale-6-surrender = stands
prussia-chart-morale-5-loss = loses a level, or may retreat in Disorder
prussia-chart-morale-5-waver = stands
prussia-chart-morale-5-surrender = stands
prussia-chart-morale-4-loss = retreats in Disorder
prussia-chart-morale-4-waver = retreats in Disorder
prussia-chart-morale-4-surrender = stands
prussia-chart-morale-3-loss = retreats in Rout
prussia-chart-morale-3-waver = retreats in Disorder
prussia-chart-morale-3-surrender = surrenders
prussia-chart-spirit = Armies that lose heart
prussia-chart-army = Army
prussia-chart-spirit-when = Current Morale
prussia-chart-spirit-command = Command rolls
prussia-chart-spirit-checks = Checks and rallies
prussia-chart-spirit-attack = Its attacks and fire
prussia-chart-spirit-defense = Attacks on it
prussia-chart-spirit-roll = From 6 down to 1 a die decides: Demoralized if Current Morale minus the die is 0 or less.
prussia-chart-spirit-fled = Its Routed units are captured when they are attacked; its units may leave by their edge.
prussia-chart-dice = Other dice
prussia-chart-dice-activation = Normal activation: die + Initiative
prussia-chart-dice-sight = activation on sight: die + Initiative
prussia-chart-dice-command = command of a Group
prussia-chart-dice-help = special leader: Initiative
prussia-chart-dice-check = morale check; 1 or 2 too many: Disorder, 3 or more: Rout
prussia-chart-dice-charge = Charge: die + MR + MM of the cavalry leader
prussia-chart-dice-casualty = leader in close combat: on another die 2–5 wounded, 6 killed
prussia-chart-dice-overrun = leader ridden down: killed
prussia-chart-roll = Roll
prussia-chart-what = What
prussia-chart-counts = Counts
prussia-chart-result = Result
prussia-chart-leaving-support = Support, artillery
prussia-chart-leaving-prussian = Engaged Prussian cavalry
prussia-chart-leaving-fast = other Engaged Fast units
prussia-chart-leaving-engaged = other Engaged units, or held by Formed cavalry
prussia-chart-capture-all = all levels are captured
prussia-chart-capture-counter = the counter on the map is captured; what is left retreats in Disorder
prussia-chart-capture-none = the guns retreat a hex in Disorder
prussia-chart-capture-captors = −1 if a captor has a higher MR than the guns.
prussia-chart-capture-guns = +1 if the guns have a higher MR than every captor; +1 if all captors are Disordered.
prussia-chart-note-ex = Ex: exchange, by the enemy’s Engaged levels.
prussia-chart-note-eased = ( ): one loss point fewer with Support.
prussia-chart-note-rout = R: every retreat is a Rout.
prussia-chart-note-waver = r: afterwards units of MR 4 or less retreat in Disorder.
prussia-chart-note-surrender = S: Engaged units of MR 3 or less surrender.
prussia-chart-note-star = *: an artillery unit loses a level.

## Why one is asked
prussia-because-sight =
    { $range ->
        [one] { $own } sees { $seen } in the next hex: this once the army may try to activate on sight.
       *[other] { $own } sees { $seen }, { $range } hexes away: this once the army may try to activate on sight.
    }
prussia-because-accept = The attempt on sight has succeeded. Paying is still free to choose; nothing is lost by declining.
prussia-because-forced =
    { $range ->
        [one] { $unit } has come up to a Wing in column: it has one chance to deploy before it is caught.
       *[other] { $unit } has come within { $range } hexes of a Wing in column: it has one chance to deploy before it is caught.
    }

## The track of Army Morale
prussia-ladder-morale = Army Morale: { $side }
prussia-ladder-shaky = 6 or less: at the end of the turn the army is Demoralized if Current Morale minus a die is 0 or less
prussia-ladder-demoralized = 0 or less: Demoralized without a roll
prussia-ladder-broken = −10 or less: the army is Broken
prussia-spirit-inactive = not active
prussia-spirit-alarmed = alarmed

## Results in words
prussia-reading-basis = Your losses come first. Levels are lost as long as that is allowed, then units fall back; checks that follow are passed. The hex is won if you may then advance into it.
prussia-prospect-combat =
    Best attack { $column }, { $total } on the die ({ $attack } to { $defense } SP) { $units ->
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
prussia-prospect-fire =
    { $units ->
        [one] Best bombardment { $strength } BS, { $total } on the die, by one battery.
       *[other] Best bombardment { $strength } BS, { $total } on the die, by { $units } batteries.
    }
prussia-result-both = Att.: { $attacker } · Def.: { $defender }
prussia-result-one = { $result }
prussia-result-none = nothing
prussia-result-lp = { $count } LP
prussia-result-eased = −1 with Support
prussia-result-ex = exchange
prussia-result-ex-plus = exchange + 1 LP
prussia-result-rout = retreats as Rout
prussia-result-waver = MR ≤ 4 falls back
prussia-result-surrender = MR ≤ 3 surrenders
prussia-result-star = guns −1 level
prussia-result-holds = { $who } holds
prussia-result-fails = { $who } fails its check
prussia-result-routs = { $who } Routs
prussia-result-escapes = { $who } escapes
prussia-result-killed = { $who } is killed
prussia-result-wounded = { $who } is wounded
prussia-result-captured = { $who } is captured
prussia-result-part-captured = { $who } loses the counter on the map
prussia-result-saved = { $who } is saved
prussia-result-charge =
    { $count ->
        [0] Nobody charges
        [one] One unit charges
       *[other] { $count } units charge
    }
prussia-result-command =
    { $groups ->
        [one]
            { $effective ->
                [0] The group is Degraded
               *[other] The group is Effective
            }
       *[other]
            { $effective ->
                [0] No group of { $groups } is Effective
                [one] One group of { $groups } is Effective
               *[other] { $effective } groups of { $groups } are Effective
            }
    }
prussia-result-lacy-comes = Lacy comes
prussia-result-lacy-waits = Lacy does not come yet
prussia-result-passivity =
    { $points ->
        [0] standing still costs nothing
        [one] standing still costs one Army Morale
       *[other] standing still costs { $points } Army Morale
    }
prussia-result-rallied = rallies
prussia-result-failed = does not rally
prussia-result-active = army active
prussia-result-inactive = not active
prussia-result-effective = Effective
prussia-result-degraded = stays Degraded
prussia-result-deployed = deploys in time
prussia-result-in-column = stays in column

## Tracks
prussia-victory-rossbach = Prussians with a steady army: decisive from a differential of 22 and substantive from 16 against a broken enemy, marginal from 6 against a demoralized one. Otherwise the enemy: decisive at 0 or less against a demoralized Prussian army, substantive at 6 or less with an army that is not demoralized, marginal else.
prussia-victory-leuthen = Prussians with a steady army: decisive from a differential of 24 against a broken enemy, substantive from 14 and marginal from 6 against a demoralized one. Otherwise the enemy: decisive at 0 or less against a demoralized Prussian army, substantive at 6 or less with an army that is not demoralized, marginal else.
prussia-victory-zorndorf = Prussians: decisive from a differential of 30 with a steady army against a broken enemy, substantive from 16 against a demoralized one, marginal above 0 with an enemy Current Morale of 6 or less. Otherwise the enemy: against a demoralized Prussian army, and not demoralized, decisive at −12 or less and substantive above; marginal else.
prussia-victory-torgau = Prussians: decisive from a differential of 20 with a steady army against a broken enemy, substantive from 10 against a demoralized one, marginal with an enemy Current Morale of 6 or less and an own one above. The enemy: against a demoralized Prussian army, and not demoralized, decisive at −12 or less, substantive at 0 or less; marginal with a Prussian Current Morale of 6 or less and an own one above. Else a draw.
prussia-victory-other = The better differential wins, substantively if the loser’s army is demoralized; level, it is a draw.
prussia-victory-points = Points: what lies on the enemy’s morale track, and the fate of his commander. The differential is the Prussian points less the enemy’s.
prussia-victory-towns = Three infantry units in or next to a town bring the enemy of Prussia 10 points at the end.
prussia-victory-cut-off = Austrian leaders cut off from Torgau at the end cost 10 points.
prussia-account-lost = Enemy counters eliminated
prussia-account-captured = Enemy counters captured
prussia-account-wounded = { $leader } wounded
prussia-account-killed = { $leader } killed
prussia-account-baggage = Enemy baggage routed
prussia-account-towns = Infantry at the towns
prussia-account-cut-off = Leaders cut off from Torgau
prussia-loss-units = Units eliminated
prussia-loss-captured = Units captured
prussia-loss-levels = Levels lost
prussia-track-morale = Current Morale
prussia-track-track = Lowest box of the morale track
prussia-track-top = Top of the morale track
prussia-track-cs = Combat Successes
prussia-track-points = Victory points
prussia-track-differential = Differential

## Chapters of the rulebook
prussia-chapter-1 = Terms and counters
prussia-chapter-2 = Values on the counters
prussia-chapter-3 = Stacking
prussia-chapter-4 = Zones of control
prussia-chapter-5 = Line of sight
prussia-chapter-6 = Activation and command
prussia-chapter-7 = Movement
prussia-chapter-8 = Unit morale
prussia-chapter-9 = Leaders
prussia-chapter-10 = Army Morale
prussia-chapter-11 = Combat results
prussia-chapter-12 = Sequence of play
prussia-chapter-13 = Army Activation
prussia-chapter-14 = Command Phase
prussia-chapter-15 = Movement Phase
prussia-chapter-16 = Offensive Bombardment
prussia-chapter-17 = Rally Phase
prussia-chapter-18 = Defensive Bombardment
prussia-chapter-19 = Close Combat
prussia-chapter-20 = End of the player turn
prussia-chapter-21 = Army Morale Adjustment
prussia-chapter-22 = Victory and set-up
prussia-chapter-23 = Rossbach
prussia-chapter-24 = Leuthen
prussia-chapter-25 = Zorndorf
prussia-chapter-26 = Torgau
prussia-chapter-C1 = Capture of artillery
prussia-chapter-C2 = Rally
prussia-chapter-C3 = Morale of units
prussia-chapter-C4 = Terrain effects
prussia-chapter-C5 = Leaving an enemy zone
prussia-chapter-C6 = Bombardment
prussia-chapter-C7 = Bombardment: modifiers
prussia-chapter-C8 = Close combat: modifiers
prussia-chapter-C9 = Close combat
prussia-chapter-C10 = Signs of the results
prussia-chapter-MAP = The map

## Options of the table
prussia-option-fast-exit = Fast units under an Engaged marker
prussia-option-fast-exit-about = When they may leave the marked hex.
prussia-option-fast-exit-cavalry = unless Formed cavalry holds them
prussia-option-fast-exit-strict = only next to units that are not Fast
prussia-option-routed-target = Fire at Routed units alone
prussia-option-routed-target-about = Scattered men are hard to hit, or hit more easily for being helpless.
prussia-option-routed-target-minus = −3
prussia-option-routed-target-plus = +3
prussia-option-shaken = Shaken defenders in close combat
prussia-option-shaken-about = Whose Disorder or Rout helps attacking cavalry.
prussia-option-shaken-participants = that of units taking part
prussia-option-shaken-hex = that of any unit in the hex
prussia-option-empty-track = Morale of an empty track
prussia-option-empty-track-about = What an army’s Current Morale is before its first loss.
prussia-option-empty-track-start = its start value
prussia-option-empty-track-marker = the box where the marker stands
prussia-option-shaken-column = Units shaken In Column
prussia-option-shaken-column-about = Whether a Disordered or Routed unit stays In Column until its Wing deploys.
prussia-option-shaken-column-stays = stays with its Wing
prussia-option-shaken-column-leaves = leaves by itself
prussia-option-early-retreat = Retreat before combat through friends
prussia-option-early-retreat-about = Whether those who go back before combat disturb the friends they pass.
prussia-option-early-retreat-quiet = without effect
prussia-option-early-retreat-disorders = as a forced retreat
prussia-option-guns-in-ezoc = Artillery entering an enemy zone
prussia-option-guns-in-ezoc-about = Whether guns must stop in the first hex that the enemy controls.
prussia-option-guns-in-ezoc-free = goes on
prussia-option-guns-in-ezoc-stop = stops
prussia-option-marker-flip = What flips an Engaged marker
prussia-option-marker-flip-about = Which changes of a stack in contact cost it the flip of its marker.
prussia-option-marker-flip-any = any change of its Engaged units
prussia-option-marker-flip-relieved = only an Engaged unit that becomes Support
prussia-option-relief = Leaving after reordering
prussia-option-relief-about = Whether reordering a stack lets the units that were Engaged go.
prussia-option-relief-arrival = only if another arrives
prussia-option-relief-reorder = yes
prussia-option-surrender = Surrender without LP
prussia-option-surrender-about = Whether units of MR 3 or less surrender although no level is left to lose.
prussia-option-surrender-per-lp = none
prussia-option-surrender-all = every Engaged unit of MR 3 or less
