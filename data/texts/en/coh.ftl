### Conflict of Heroes. Original to Esagono.

## Terrain
coh-terrain-open = open ground
coh-terrain-bridge = bridge
coh-terrain-stone-building = stone building
coh-terrain-wooden-building = wooden building
coh-terrain-woods = woods
coh-terrain-thicket = thicket
coh-terrain-corn = corn
coh-terrain-wheat = wheat
coh-terrain-water = water
coh-terrain-ford = ford
coh-terrain-marsh = marsh
coh-terrain-gully = gully
coh-terrain-gully-opening = opening of a gully
coh-terrain-ditch = antitank ditch
coh-terrain-road = road
coh-terrain-small-gully = small gully
coh-terrain-hill-1 = hill, level 1
coh-terrain-hill-2 = hill, level 2
coh-terrain-woods-1 = woods, level 1
coh-terrain-woods-2 = woods, level 2
coh-terrain-thicket-1 = thicket, level 1
coh-terrain-thicket-2 = thicket, level 2
coh-terrain-corn-1 = corn, level 1
coh-terrain-corn-2 = corn, level 2
coh-terrain-wheat-1 = wheat, level 1
coh-terrain-wheat-2 = wheat, level 2
coh-terrain-stone-building-1 = stone building, level 1
coh-terrain-stone-building-2 = stone building, level 2
coh-terrain-wooden-building-1 = wooden building, level 1
coh-terrain-wooden-building-2 = wooden building, level 2
coh-terrain-marsh-1 = marsh, level 1
coh-terrain-marsh-2 = marsh, level 2
coh-terrain-ditch-1 = ditch, level 1
coh-terrain-ditch-2 = ditch, level 2
coh-terrain-bridge-1 = bridge, level 1
coh-terrain-bridge-2 = bridge, level 2
coh-terrain-ford-1 = ford, level 1
coh-terrain-ford-2 = ford, level 2
coh-terrain-water-1 = water, level 1
coh-terrain-water-2 = water, level 2

## Parts of a round
coh-phase-setup = Set-up
coh-phase-cards = Cards
coh-phase-plot = Plotting artillery
coh-phase-barrage = Artillery lands
coh-phase-initiative = Initiative
coh-phase-turns = Turns

## Kinds of units and works
coh-kind-infantry = infantry
coh-kind-engineer = engineers
coh-kind-mg = machine gun
coh-kind-mortar = mortar
coh-kind-sniper = sniper
coh-kind-at-rifle = antitank rifle
coh-kind-gun = gun
coh-kind-truck = truck
coh-kind-scout = scout car
coh-kind-apc = armored carrier
coh-kind-tank = tank
coh-kind-flame-tank = flame tank
coh-kind-spg = self-propelled gun
coh-kind-aircraft = aircraft
coh-kind-trench = trench
coh-kind-emplacement = gun emplacement
coh-kind-bunker = bunker
coh-kind-wire = barbed wire
coh-kind-mines = mines
coh-kind-road-block = road block
coh-kind-smoke = smoke

## Marks
coh-mark-spent = spent
coh-mark-active = active
coh-mark-stuck = immobilized
coh-mark-bogged = bogged down
coh-mark-hasty = hasty defense
coh-mark-inside = inside the work
coh-mark-careless = moved carelessly
coh-mark-hit = hit
coh-mark-held = cannot use AP this round
coh-mark-hidden = hidden
coh-mark-carried = carried
coh-mark-turret = turret
coh-mark-open-top = open-topped
coh-mark-shield = shields its passengers
coh-mark-boxed-red = weak at close quarters, red
coh-mark-boxed-blue = weak at close quarters, blue
coh-mark-armored-front = armored front
coh-mark-armored-flank = armored flank

## Colors, nations, directions
coh-color-red = red
coh-color-blue = blue
coh-color-black = black
coh-nation-german = Germans
    .the = the Germans
    .The = The Germans
coh-nation-soviet = Soviets
    .the = the Soviets
    .The = The Soviets
coh-way-0 = north
coh-way-1 = northeast
coh-way-2 = southeast
coh-way-3 = south
coh-way-4 = southwest
coh-way-5 = northwest

## Hit markers
coh-marker-stunned = Stunned
coh-marker-unnerved = Unnerved
coh-marker-eliminated = Eliminated
coh-marker-panicked = Panicked
coh-marker-pinned = Pinned
coh-marker-suppressed = Suppressed
coh-marker-cowering = Cowering
coh-marker-destroyed = Destroyed
coh-marker-gun-damaged = Gun damaged
coh-marker-immobilized = Immobilized
coh-marker-light-damage = Light damage
coh-marker-bare = Hit

## Ways to pay
coh-fund-ap = with AP
coh-fund-opportunity = as an opportunity action
coh-fund-command = as a command action
coh-fund-card = by a card
coh-mode-opportunity = Opportunity
coh-mode-command = Command (CAP)
coh-mode-creep = With caution
coh-mode-hide = Go into hiding
coh-mode-openly = In the open
coh-mode-assault = In among enemies
coh-mode-blind = Fire at nobody seen
coh-mode-lob = Indirect fire
coh-mode-smoke = Smoke
coh-mode-group = Group
coh-mode-load = Load

## What is rolled for
coh-purpose-attack = Attack
coh-purpose-rally = Rally
coh-purpose-wire = Barbed wire
coh-purpose-road-block = Road block
coh-purpose-bog = Difficult ground
coh-purpose-mines = Mines
coh-purpose-detect = Search for the sniper
coh-purpose-activation = Action points
coh-purpose-more-ap = More AP
coh-purpose-more-cap = More CAP
coh-purpose-snipers = Snipers
coh-purpose-initiative = Initiative

## Questions
coh-ask-set-up = Set up { $unit }: in which hex?
coh-ask-begin = Everything stands: begin the first round.
coh-ask-face = { $unit }: which way does it look?
coh-ask-plot = { $card }: where shall it land next round?
coh-ask-close-call = Artillery on { $unit }: does it move away?
coh-ask-bid = Initiative: how many CAP do you add to your roll?
coh-ask-reputation = Do you use your reputation to take the initiative?
coh-ask-turn = Your turn ({ $ap } AP, { $cap } CAP): choose a unit and how it is paid, play a card, or pass.
coh-ask-plan = { $units }, { $fund }: { $count ->
    [one] what does it do?
   *[other] what do they do?
}
coh-ask-declare = { $unit }: where does it go?
coh-ask-path = { $unit } may go on: where to?
coh-ask-hindered = { $unit } is held up: { $extra } AP more to go in, or stay?
coh-ask-surprise = { $unit } meets a surprise: does it go on?
coh-ask-spot = Fire on { $hex }: from which hex is it directed?
coh-ask-aim = Attack on { $hex }: which target is rolled for next?
coh-ask-roll = { $purpose } ({ $whom }): roll, with CAP if you like.
coh-ask-keep = { $purpose } ({ $whom }): keep the roll?
coh-ask-vengeance = Blood and honor: which of the firing units is lost?
coh-ask-fly = { $unit } is flying: how does it go on?
coh-ask-altitude = { $unit }: how high does it come in?
coh-ask-fall-back = { $unit } may fall back: does it?
coh-ask-sense = Sixth sense: is a unit on its guard until the enemy has had his turn?

## Answers
coh-do-place = Set up in { $hex }
coh-do-quick = Set up everything at once
coh-do-begin = Begin
coh-do-face = Look { $way }
coh-do-pass = Pass
coh-still-to-act =
    { $count ->
        [one] If you pass, the round ends: one ready unit has not acted.
       *[other] If you pass, the round ends: { $count } ready units have not acted.
    }
coh-do-stall-ap = Stall for 1 AP
coh-do-stall-cap = Stall for 1 CAP
coh-do-rest = Make the active units spent
coh-do-use = { $unit }: act with AP
coh-do-opportunity = { $unit }: opportunity action
coh-do-command = { $unit }: command action
coh-do-card = Play { $card }
coh-do-card-on = Play { $card } on { $unit }
coh-do-join = Add { $unit } to the group
coh-do-take-out = Take { $unit } out of the group
coh-do-give-up = Give the plan up
coh-do-cap = CAP in the price: { $number }
coh-do-move = Move to { $hex }
coh-do-creep = Move to { $hex } with caution
coh-do-continue = Go on to { $hex }
coh-do-stop = Stop here
coh-do-sneak = Move to { $hex } unseen
coh-do-hide = Hide in { $hex }
coh-do-fire = Fire at { $hex }
coh-do-lob = Indirect fire at { $hex }
coh-do-smoke = Smoke in { $hex }
coh-do-lob-smoke = Indirect smoke in { $hex }
coh-do-spot = Direct the fire from { $hex }
coh-do-melee = Close combat
coh-do-strike = Use { $card } on { $hex }
coh-do-rally = Rally
coh-do-dig = Dig in
coh-do-enter = Go into the work
coh-do-leave = Leave the work
coh-do-load = Load { $unit }
coh-do-unload = Unload
coh-do-pivot = Turn { $way }
coh-do-exit = Leave the map
coh-do-mine = Lay { $color } mines in { $hex }
coh-do-clear = Clear the mines in { $hex }
coh-do-target = Roll for { $unit }
coh-do-target-work = Roll for: { $work }
coh-do-target-unseen = Roll for whoever may be hidden
coh-do-roll = Roll the dice
coh-do-roll-cap = Roll with { $number } from CAP
coh-do-keep-roll = Keep the roll
coh-do-reroll = Roll die { $number } again
coh-do-pay = Pay and go in
coh-do-refuse = Stay
coh-do-go = Go on
coh-do-halt = Stop
coh-do-bid = Add { $number }
coh-do-shell = Shells on { $hex }
coh-do-hold-plan = Only activate, then decide
coh-do-hold = Let it be
coh-do-fly = Fly to { $hex }
coh-do-climb = Climb
coh-do-dive = Descend
coh-do-strafe = Attack { $hex } from the air
coh-do-bomb = Bombs on { $hex }: { $count }
coh-do-flak = Fire at { $unit }
coh-do-fly-off = Fly off the map
coh-do-altitude = Altitude markers: { $number }
coh-do-home = { $unit }: fly home
coh-do-lose = Lose { $unit }

## What happened
coh-set-up = { $unit } sets up in { $hex }.
coh-round-began = Round { $round }.
coh-drew =
    { $side-number ->
        [plural] { $side-The } draw { $card }.
       *[singular] { $side-The } draws { $card }.
    }
coh-drew-unseen =
    { $side-number ->
        [plural] { $side-The } draw a card.
       *[singular] { $side-The } draws a card.
    }
coh-came-up = { $side }: { $card } comes up.
coh-plotted = Artillery is plotted on { $hex }.
coh-plotted-smoke = Smoke is plotted on { $hex }.
coh-landed = { $side }: { $card } lands on { $hex }.
coh-landed-smoke = { $side }: smoke of { $card } lands on { $hex }.
coh-bid =
    { $side-number ->
        [plural] { $side-The } put { $cap } CAP into the initiative.
       *[singular] { $side-The } puts { $cap } CAP into the initiative.
    }
coh-initiative =
    { $side-number ->
        [plural] { $side-The } have the initiative ({ $totals }).
       *[singular] { $side-The } has the initiative ({ $totals }).
    }
coh-initiative-total = { $side } { $total }
coh-initiative-tied = Initiative tied ({ $totals }): roll again.
coh-passed =
    { $side-number ->
        [plural] { $side-The } pass.
       *[singular] { $side-The } passes.
    }
coh-stalled =
    { $side-number ->
        [plural] { $side-The } stall.
       *[singular] { $side-The } stalls.
    }
coh-activated = { $unit } is activated with { $ap } AP.
coh-activated-unseen = { $side }: a hidden unit is activated with { $ap } AP.
coh-joined = { $unit } shares the activation.
coh-joined-unseen = { $side }: a hidden unit shares the activation.
coh-spent = { $unit } is spent.
coh-spent-unseen = { $side }: a hidden unit is spent.
coh-paid =
    { $cap ->
        [0] { $ap ->
            [0] { $side-The } { $side-number ->
                [plural] pay nothing
               *[singular] pays nothing
            }
           *[other] { $side-The } { $side-number ->
                [plural] pay
               *[singular] pays
            } { $ap } AP
        }
       *[other] { $side-The } { $side-number ->
            [plural] pay
           *[singular] pays
        } { $ap ->
            [0] { $cap } CAP
           *[other] { $ap } AP and { $cap } CAP
        }
    } ({ $fund }).
coh-played =
    { $side-number ->
        [plural] { $side-The } play { $card }.
       *[singular] { $side-The } plays { $card }.
    }
coh-played-on =
    { $side-number ->
        [plural] { $side-The } play { $card } on { $unit }.
       *[singular] { $side-The } plays { $card } on { $unit }.
    }
coh-moved = { $unit } moves from { $from } to { $to }.
coh-arrived = { $unit } comes in at { $to }.
coh-sneaked = { $unit } moves unseen to { $to }.
coh-hid = { $unit } hides: from { $from } to { $to }.
coh-hid-unseen = { $unit } goes into hiding from { $from }.
coh-turned = { $unit } looks { $way }.
coh-revealed = { $unit } is found in { $hex }.
coh-mined = { $unit } lays mines in { $hex }.
coh-mines-found = Mines in { $hex }!
coh-fired =
    { $units-count ->
        [one] { $units } attacks { $hex }.
       *[other] { $units } attack { $hex }.
    }
coh-fired-unseen = { $side }: an unseen unit fires at { $hex }.
coh-shot-front = The shot came through the front of { $unit }.
coh-shot-flank = The shot did not come through the front of { $unit }.
coh-marker-shown = { $unit } shows its marker: { $marker }.
coh-rolled-for = { $side }: { $purpose }, { $total }.
coh-attacked =
    Attack on { $unit }: { $value } against { $defense }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
coh-attacked-work = Attack on the { $work } in { $hex }: { $value } against { $defense }.
coh-found-somebody = The fire on { $hex } finds somebody.
coh-found-nobody = The fire on { $hex } shows nothing.
coh-hurt = { $unit } is hit: { $marker }.
coh-hurt-unseen = { $unit } is hit.
coh-destroyed = { $unit } is destroyed in { $hex } ({ $points } VP).
coh-rallied = { $unit } rallies.
coh-rally-failed = { $unit } does not rally.
coh-dug-in = { $unit } digs in.
coh-dug-in-unseen = { $side }: a hidden unit digs in.
coh-went-in = { $unit } goes into the work.
coh-came-out = { $unit } leaves the work.
coh-work-gone = Gone from { $hex }: { $work }.
coh-smoke-laid = Smoke +{ $value } in { $hex }.
coh-loaded = { $by } takes { $unit } up.
coh-unloaded = { $unit } stands in { $hex }.
coh-stuck = { $unit } is immobilized.
coh-stuck-unseen = { $side }: a hidden unit is immobilized.
coh-balked = { $unit } stays where it is.
coh-flew = { $unit } flies from { $from } to { $to }.
coh-flew-in = { $unit } flies in at { $to }.
coh-leveled = { $unit } flies at { $meters } m.
coh-left = { $unit } leaves the map.
coh-scored-start = { $nation }: { $points } VP to begin with.
coh-scored-hex = { $nation }: { $points } VP for { $hex }.
coh-scored-destroyed = { $nation }: { $points } VP for a destroyed unit.
coh-scored-left = { $nation }: { $points } VP for a unit that left the map.
coh-scored-aim = { $nation }: { $points } VP for a secret aim.
coh-scored-card = { $nation }: { $points } VP by the card.
coh-taken = { $nation-The } hold { $hex }.
coh-contested = { $hex } is contested.
coh-coin-unit = Under the coin in { $hex }: { $unit }.
coh-coin-dummy = Nobody is under the coin in { $hex }.
coh-pool = { $side }: { $ap } AP, { $cap } CAP.
coh-ended = The firefight is over.
coh-note-card = { $number } { $card }: { $text }
coh-note-aim = Your secret aim: { $hexes } ({ $points } VP)
coh-note-card-of = In hand, { $side }: { $number } { $card }. { $text }
coh-note-aim-of = Secret aim, { $side }: { $hexes } ({ $points } VP)
coh-note-artillery = { $card }: barrages left: { $left }.
coh-note-plot = { $card } is on its way to { $hex }: it lands in round { $round }.
coh-note-plot-smoke = { $card } is on its way to { $hex } with smoke: it lands in round { $round }.

## Reckonings
coh-why-price = price
coh-why-power = firepower
coh-why-defense = defense value
coh-why-needs = needed on the dice
coh-why-rally = cover and healthy comrades
coh-why-cap = CAP
coh-why-nobody-seen = nobody is seen there
coh-cost-unit = the unit
coh-cost-ground = { $terrain }
coh-cost-climb = climb
coh-cost-bank = bank of the gully
coh-cost-backward = backward
coh-cost-marker = hit marker
coh-cost-wire = wire
coh-cost-traffic = vehicles on the road
coh-cost-caution = caution
coh-why-rolls = dice: { $purpose }
coh-why-target = target { $unit }
coh-why-target-work = target: { $work }
coh-not-price = it costs { $price } AP; there are { $ap } AP and { $cap } CAP
coh-not-price-cap = it costs { $price } CAP; there are { $cap }
coh-not-far = { $hex } is { $moves } moves away: { $price } AP in all; there are { $ap } AP and { $cap } CAP
coh-not-far-cap = { $hex } is { $moves } moves away: { $price } CAP in all; there are { $cap }
coh-not-far-free = { $hex } is { $moves } moves away, and this action is one move
coh-not-far-on = { $hex } lies farther on, by way of { $first }: { $price } AP for the whole move
coh-not-bonus = { $hex } is { $distance } hexes farther on; bonus hexes left: { $left }
coh-not-locked = an enemy stands in the unit’s own hex
coh-not-friends = only friends are there
coh-not-armed = the unit attacks in its own hex only
coh-not-near = distance { $distance }, least range { $limit }
coh-not-reach = distance { $distance }, farthest range { $limit }
coh-not-lowered = vehicles and guns do not fire down into a gully beside them
coh-not-bunker = the bunker does not look there
coh-not-flown = it flies hex by hex: { $distance } hexes away, { $left } impulses left
coh-not-seen = it sees the hex: it fires directly
coh-not-spotted = no hex near the mortar sees the target
coh-not-sight-terrain = the line of sight is blocked in { $hex }: { $terrain }
coh-not-sight-height = the line of sight is blocked in { $hex }: higher ground, level { $level }
coh-not-sight-blind = the hex lies blind behind { $hex }: { $terrain }
coh-not-sight-gully = { $hex } lies in a gully: only neighbors see in and out
coh-not-sight-smoke = the line of sight is blocked in { $hex }: smoke
coh-not-arc = the hex lies outside the arc of fire
coh-not-support = { $unit } cannot support the fire at { $hex }
coh-not-support-near = { $unit } does not stand beside the leader
coh-not-support-sight = { $unit } does not have { $hex } in its arc and in sight
coh-not-support-range = { $hex } is beyond the normal range of { $unit }
coh-not-support-marker = { $unit } has a hit marker on its firepower
coh-not-support-power = { $unit } has no firepower against that target
coh-bar-water = guns cross the water in { $hex } at fords and bridges only
coh-bar-withdrawal = { $hex } lies where the attackers came from
coh-bar-steep = the ground is too steep at { $hex } ({ $terrain })
coh-bar-bank = the bank of the gully at { $hex } is passed at openings only
coh-bar-small-gully = a small gully lies before { $hex }
coh-bar-ground = { $hex }: { $terrain }, to be crossed on a road only
coh-bar-road-block = a road block stands in { $hex }
coh-bar-trench = a trench lies in { $hex }: not for wheels
coh-bar-ditch = an antitank ditch lies in { $hex }
coh-bar-wire = wire lies in { $hex }: not for wheels
coh-item-7-1a = printed firepower
coh-item-7-4d = hit marker on the firer
coh-item-7-4e = hit marker on the target
coh-item-7-6-1a = long range
coh-item-7-6-2a = short range
coh-item-7-6-3c = close combat
coh-item-7-6-3d = close combat with a boxed firepower
coh-item-15-3a = long range
coh-item-15-3-2a = short range
coh-item-9-1-2c = supporting units
coh-item-11-2a = the target is higher
coh-item-11-2b = the firer is higher
coh-item-8-2c = weapon
coh-item-card-9 = +2 Firepower
coh-item-card-V02 = better equipment
coh-item-card-V04 = experience
coh-item-card-V07 = sixth sense
coh-item-card-V15 = use of terrain
coh-item-card-V30 = advance
coh-item-7-2a = terrain
coh-item-7-2b = defense rating
coh-item-11-5j = small gully
coh-item-13-0b = smoke
coh-item-15-6a = vehicles as cover
coh-item-16-1a = shield of the carrier
coh-item-18-1b = hasty defense
coh-item-18-2c = trench
coh-item-18-2f = gun emplacement
coh-item-18-2j = bunker, front
coh-item-18-2k = bunker, flank
coh-item-18-6a = work
coh-item-20-1b = altitude
coh-item-20-1c = altitude
coh-item-20-2b = beyond three hexes
coh-item-20-2c = the higher aircraft
coh-item-20-4c = bomb
coh-item-5-0-1a = moved carelessly

## Overlays
coh-overlay-ready = Ready units { $side-of }
coh-overlay-control = Objectives { $side-of }
coh-overlay-sight =
    What { $side-number ->
        [plural] { $side-the } see
       *[singular] { $side-the } sees
    }

## Charts
coh-chart-terrain = Terrain
coh-chart-ground = Ground
coh-chart-foot = On foot
coh-chart-dm = Defense
coh-chart-sight = Sight
coh-chart-tracked = Tracked
coh-chart-wheeled = Wheeled
coh-chart-check = Check
coh-chart-open = open
coh-chart-blocked = blocked
coh-chart-in-season = August and September: blocked
coh-chart-markers-foot = Hits on foot
coh-chart-markers-vehicle = Hits on vehicles
coh-chart-marker = Marker
coh-chart-count = Number
coh-chart-fire = Fire
coh-chart-move = Move
coh-chart-red = Red FP
coh-chart-blue = Blue FP
coh-chart-front = Front DR
coh-chart-flank = Flank DR
coh-chart-rally = Rally
coh-chart-never = never
coh-chart-cards = Cards
coh-chart-card = Card
coh-chart-number = No.
coh-chart-price = Price
coh-chart-effect = Effect
coh-chart-said = { $text }

## Cards and other answers in two steps
coh-part-card = { $card }
coh-part-mine = Lay mines
coh-part-bomb = Drop bombs
coh-part-play = Play it
coh-part-play-ap = Play it, paid with AP
coh-part-play-cap = Play it, paid with CAP
coh-part-on = On { $unit }
coh-part-on-ap = On { $unit }, paid with AP
coh-part-on-cap = On { $unit }, paid with CAP

## Answers of one kind, counted
coh-do-place-many = { $count } hexes to set up in
coh-do-use-many = { $count } units can act with AP
coh-do-opportunity-many = { $count } units can take an opportunity action
coh-do-command-many = { $count } units can take a command action
coh-do-join-many = { $count } units can join the group
coh-do-take-out-many = { $count } units can be taken out of the group
coh-do-move-many = { $count } hexes to move to
coh-do-creep-many = { $count } hexes to move to with caution
coh-do-continue-many = { $count } hexes to go on to
coh-do-sneak-many = { $count } hexes to move to unseen
coh-do-hide-many = { $count } hexes to hide in
coh-do-fire-many = { $count } hexes to fire at
coh-do-lob-many = { $count } hexes for indirect fire
coh-do-smoke-many = { $count } hexes for smoke
coh-do-lob-smoke-many = { $count } hexes for indirect smoke
coh-do-spot-many = { $count } hexes to direct the fire from
coh-do-face-many = { $count } ways to look
coh-do-pivot-many = { $count } ways to turn
coh-do-shell-many = { $count } hexes for the shells
coh-do-clear-many = { $count } hexes with mines to clear
coh-do-fly-many = { $count } hexes to fly to
coh-do-strafe-many = { $count } hexes to attack from the air
coh-do-flak-many = { $count } aircraft to fire at
coh-do-target-many = { $count } targets
coh-do-load-many = { $count } units to load
coh-do-lose-many = { $count } units that could be lost
coh-do-home-many = { $count } aircraft can fly home

## Tracks
coh-turn-short = Round { $turn }/{ $turns }
coh-turn-of = Round { $turn } of { $turns }
coh-turn = Round { $turn }
coh-turns =
    { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
    }
coh-turn-track = Round track
coh-standing-leads = Ahead now: { $side }.
coh-standing-tied = Level now: nobody would win.
coh-victory-most = Whoever has more points at the end wins; with equal points both lose.
coh-victory-ends = The firefight ends at once when { $nation-the } hold { $hexes }.
coh-victory-at-end = { $name } ({ $hexes }) at the end: { $nation } +{ $points }.
coh-victory-each-round = { $name } ({ $hexes }) each round: { $nation } +{ $points }.
coh-victory-kill =
    { $points ->
        [one] Each unit destroyed: { $points } point.
       *[other] Each unit destroyed: { $points } points.
    }
coh-victory-kill-of =
    { $points ->
        [one] Each unit of { $nation-the } destroyed: { $points } point.
       *[other] Each unit of { $nation-the } destroyed: { $points } points.
    }
coh-victory-kill-range = Each unit of { $nation-the } destroyed: { $points } points, the dearest { $most }.
coh-victory-exit =
    { $points ->
        [one] Each unit of { $nation-the } that leaves by { $hexes }: { $points } point.
       *[other] Each unit of { $nation-the } that leaves by { $hexes }: { $points } points.
    }
coh-victory-start = To begin with: { $nation } +{ $points }.
coh-account-start = To begin with
coh-account-hex = { $hex } held
coh-account-destroyed = Enemy units destroyed
coh-account-left = Units that left the map
coh-account-aim = Secret aim: { $hexes }
coh-account-card = By cards
coh-loss-units = Units destroyed
coh-loss-hits = Units hit at the end
coh-track-ap = Action points (AP)
coh-track-cap = Command points (CAP)
coh-track-points = Victory points
coh-track-losses = Losses
coh-track-cards = Cards in hand
coh-track-hidden-spent = Hidden units spent
coh-short-ap = AP
coh-short-cap = CAP
coh-short-points = VP
coh-short-cards = Cards
coh-short-losses = Losses

## Facts about a question
coh-about-cap-paid = CAP in the price
coh-about-power = Firepower
coh-about-defense = Defense value

## Chapters of the rulebook
coh-chapter-1 = Set-up
coh-chapter-2 = The round
coh-chapter-3 = Actions and their price
coh-chapter-4 = The maps
coh-chapter-5 = Movement
coh-chapter-6 = Line of sight
coh-chapter-7 = Combat
coh-chapter-8 = Cards
coh-chapter-9 = Groups
coh-chapter-10 = Hidden units
coh-chapter-11 = Heights
coh-chapter-12 = Artillery
coh-chapter-13 = Smoke
coh-chapter-14 = Vehicles
coh-chapter-15 = Fighting vehicles
coh-chapter-16 = Trucks, carriers and guns
coh-chapter-17 = Transport
coh-chapter-18 = Works and obstacles
coh-chapter-19 = Engineers
coh-chapter-20 = Aircraft
coh-chapter-21 = Solitaire and more players
coh-chapter-card = The cards one by one
coh-chapter-unit = The counters one by one

## Results of a roll
coh-reading-basis = Dice without CAP, taken as they fall. A unit is destroyed by a second hit, by a double one, or by a marker that removes it.
coh-prospect =
    { $units ->
        [one] Best shot: { $needs } or more on two dice, by one unit.
       *[other] Best shot: { $needs } or more on two dice, by a group of { $units }.
    }
coh-prospect-hidden =
    { $units ->
        [one] Best shot by one unit; the marker under the target is hidden.
       *[other] Best shot by a group of { $units }; the marker under the target is hidden.
    }
coh-result-miss = miss
coh-result-hit = hit
coh-result-destroyed = destroyed
coh-result-rallied = rallied
coh-result-failed = failed
coh-result-stuck = stuck
coh-result-free = free
coh-result-found = found
coh-result-unseen = not found
coh-result-tie = tie, roll again
coh-result-begins = initiative: { $side }
coh-result-ap = { $count } AP
coh-result-cap = { $count } CAP

## What lies under a unit, and whom it rides on
coh-mark-hit-stunned = Stunned
coh-mark-hit-unnerved = Unnerved
coh-mark-hit-eliminated = Eliminated
coh-mark-hit-panicked = Panicked
coh-mark-hit-pinned = Pinned
coh-mark-hit-suppressed = Suppressed
coh-mark-hit-cowering = Cowering
coh-mark-hit-destroyed = Destroyed
coh-mark-hit-gun-damaged = Gun damaged
coh-mark-hit-immobilized = Immobilized
coh-mark-hit-light-damage = Light damage
coh-mark-on = rides on { $name }
coh-mark-red = against men
coh-mark-blue = against armor
coh-mark-black = against both
coh-kind-coin = coin: a unit or nobody

## Values in words
coh-value-fire = fires for { $number } AP
coh-value-movement = moves for { $number } AP
coh-value-red = red firepower { $number }
coh-value-blue = blue firepower { $number }
coh-value-range = range { $number }
coh-value-front = front { $number }
coh-value-flank = flank { $number }
coh-value-bonus = bonus hexes { $number }
coh-value-altitude = altitude markers { $number }
coh-value-bombs = bombs { $number }
coh-value-smoke = smoke +{ $number }
coh-value-number = strength { $number }
coh-value-facing =
    looks { $number ->
        [0] north
        [1] northeast
        [2] southeast
        [3] south
        [4] southwest
       *[5] northwest
    }

## Options of the table
coh-option-solitaire = Playing alone
coh-option-solitaire-about = For one player against an automatic one: every activation rolls its action points, so nobody knows how far it will carry.
coh-option-solitaire-off = no
coh-option-solitaire-on = yes
coh-option-variable-ap = Rolled action points
coh-option-variable-ap-about = An activated unit gets the sum of two dice instead of 7 AP.
coh-option-variable-ap-off = 7 AP
coh-option-variable-ap-on = two dice
coh-option-cautious = Cautious movement
coh-option-cautious-about = Foot that moves into the open is easier to hit in the next enemy turn, unless it pays 1 AP more.
coh-option-cautious-off = off
coh-option-cautious-on = on
coh-option-order = Order of three or four players
coh-option-order-about = Either all players of one side act and then all of the other, or the sides take turns.
coh-option-order-sides = side after side
coh-option-order-alternate = alternating
coh-option-withdrawal = Withdrawing from close combat
coh-option-withdrawal-about = How long units may not leave towards where an attacker entered their hex from.
coh-option-withdrawal-stay = barred while he stays
coh-option-withdrawal-next-turn = barred for the next turn only
coh-option-passengers = Spent passengers
coh-option-passengers-about = Whether a spent unit can be loaded, carried and unloaded by an action paid in AP.
coh-option-passengers-ready = no
coh-option-passengers-free = yes
coh-option-german-cap = More CAP for the Germans
coh-option-german-cap-about = The weaker player gets up to two command points more in every round.
coh-option-german-cap-0 = none
coh-option-german-cap-1 = 1
coh-option-german-cap-2 = 2
coh-option-soviet-cap = More CAP for the Soviets
coh-option-soviet-cap-about = The weaker player gets up to two command points more in every round.
coh-option-soviet-cap-0 = none
coh-option-soviet-cap-1 = 1
coh-option-soviet-cap-2 = 2
