### Ambush! Original to Esagono.

## Terrain
ambush-terrain-open = open ground
ambush-terrain-open-2 = open ground, level 2
ambush-terrain-open-3 = open ground, level 3
ambush-terrain-road = road
ambush-terrain-road-2 = road, level 2
ambush-terrain-road-3 = road, level 3
ambush-terrain-bridge = bridge
ambush-terrain-bridge-2 = bridge, level 2
ambush-terrain-bridge-3 = bridge, level 3
ambush-terrain-cover = cover
ambush-terrain-cover-2 = cover, level 2
ambush-terrain-cover-3 = cover, level 3
ambush-terrain-cover-orchard = orchard (cover)
ambush-terrain-cover-orchard-2 = orchard (cover), level 2
ambush-terrain-cover-orchard-3 = orchard (cover), level 3
ambush-terrain-cover-crops = crops (cover)
ambush-terrain-cover-crops-2 = crops (cover), level 2
ambush-terrain-cover-crops-3 = crops (cover), level 3
ambush-terrain-cover-garden = garden (cover)
ambush-terrain-cover-garden-2 = garden (cover), level 2
ambush-terrain-cover-garden-3 = garden (cover), level 3
ambush-terrain-cover-cemetery = cemetery (cover)
ambush-terrain-cover-cemetery-2 = cemetery (cover), level 2
ambush-terrain-cover-cemetery-3 = cemetery (cover), level 3
ambush-terrain-brush = brush
ambush-terrain-brush-2 = brush, level 2
ambush-terrain-brush-3 = brush, level 3
ambush-terrain-rough = rough ground
ambush-terrain-rough-2 = rough ground, level 2
ambush-terrain-rough-3 = rough ground, level 3
ambush-terrain-woods = woods
ambush-terrain-woods-2 = woods, level 2
ambush-terrain-woods-3 = woods, level 3
ambush-terrain-wooden-building = wooden building
ambush-terrain-wooden-building-2 = wooden building, level 2
ambush-terrain-wooden-building-3 = wooden building, level 3
ambush-terrain-wooden-building-tower = tower (wood)
ambush-terrain-wooden-building-tower-2 = tower (wood), level 2
ambush-terrain-wooden-building-tower-3 = tower (wood), level 3
ambush-terrain-wooden-building-church = church (wood)
ambush-terrain-wooden-building-church-2 = church (wood), level 2
ambush-terrain-wooden-building-church-3 = church (wood), level 3
ambush-terrain-wooden-building-windmill = windmill (wood)
ambush-terrain-wooden-building-windmill-2 = windmill (wood), level 2
ambush-terrain-wooden-building-windmill-3 = windmill (wood), level 3
ambush-terrain-wooden-building-mill = mill (wood)
ambush-terrain-wooden-building-mill-2 = mill (wood), level 2
ambush-terrain-wooden-building-mill-3 = mill (wood), level 3
ambush-terrain-wooden-building-ruin = ruined house (wood)
ambush-terrain-wooden-building-ruin-2 = ruined house (wood), level 2
ambush-terrain-wooden-building-ruin-3 = ruined house (wood), level 3
ambush-terrain-stone-building = stone building
ambush-terrain-stone-building-2 = stone building, level 2
ambush-terrain-stone-building-3 = stone building, level 3
ambush-terrain-stone-building-tower = bell tower (stone)
ambush-terrain-stone-building-tower-2 = bell tower (stone), level 2
ambush-terrain-stone-building-tower-3 = bell tower (stone), level 3
ambush-terrain-stone-building-church = church (stone)
ambush-terrain-stone-building-church-2 = church (stone), level 2
ambush-terrain-stone-building-church-3 = church (stone), level 3
ambush-terrain-stone-building-windmill = windmill (stone)
ambush-terrain-stone-building-windmill-2 = windmill (stone), level 2
ambush-terrain-stone-building-windmill-3 = windmill (stone), level 3
ambush-terrain-stone-building-mill = mill (stone)
ambush-terrain-stone-building-mill-2 = mill (stone), level 2
ambush-terrain-stone-building-mill-3 = mill (stone), level 3
ambush-terrain-stone-building-ruin = ruined house (stone)
ambush-terrain-stone-building-ruin-2 = ruined house (stone), level 2
ambush-terrain-stone-building-ruin-3 = ruined house (stone), level 3
ambush-terrain-rubble = rubble
ambush-terrain-rubble-2 = rubble, level 2
ambush-terrain-rubble-3 = rubble, level 3
ambush-terrain-crater = crater
ambush-terrain-crater-2 = crater, level 2
ambush-terrain-crater-3 = crater, level 3
ambush-terrain-water = water
ambush-terrain-water-2 = water, level 2
ambush-terrain-water-3 = water, level 3
ambush-terrain-ford = ford
ambush-terrain-ford-2 = ford, level 2
ambush-terrain-ford-3 = ford, level 3
ambush-terrain-burning-building = burning building
ambush-terrain-burning-building-2 = burning building, level 2
ambush-terrain-burning-building-3 = burning building, level 3
ambush-terrain-bunker = bunker
ambush-terrain-bunker-2 = bunker, level 2
ambush-terrain-bunker-3 = bunker, level 3
ambush-terrain-door = door
ambush-terrain-window = window
ambush-terrain-embankment = embankment
ambush-terrain-crest = crest
ambush-terrain-track = track
ambush-terrain-railway = railway
ambush-terrain-stream = stream
ambush-terrain-hedge = hedge
ambush-terrain-garden-wall = garden wall

## Parts of a mission
ambush-phase-preparing = Preparations
ambush-phase-operations = Operations
ambush-phase-rounds = Rounds
ambush-phase-over = Over
ambush-phase-campaign = Campaign

## What is going on
ambush-now-preparing = the squad gets ready
ambush-now-heard = the squad may be heard
ambush-now-unheard = nobody is listening
ambush-now-two-turns = those with two turns act
ambush-now-nobody-acts = nobody of the squad can act
ambush-now-explosion = something is about to go off
ambush-now-story = something happens
ambush-now-acting = the squad acts

## Counters
ambush-kind-soldier = soldier
ambush-kind-vehicle = vehicle
ambush-kind-gear = lying here
ambush-kind-crate = arms crate
ambush-kind-canoe = canoe
ambush-kind-landmark = landmark
ambush-kind-event-marker = Event marker
ambush-kind-booby-trap = booby trap
ambush-kind-minefield = minefield
ambush-kind-tank-mine = anti-tank mine
ambush-kind-roadblock = roadblock
ambush-kind-bunker-door = door of the bunker
ambush-kind-breach = breached wall
ambush-kind-ammunition = ammunition
ambush-kind-blown-bridge = blown bridge
ambush-kind-open = open ground
ambush-kind-road = road
ambush-kind-bridge = bridge
ambush-kind-cover = cover
ambush-kind-brush = brush
ambush-kind-rough = rough ground
ambush-kind-woods = woods
ambush-kind-wooden-building = wooden building
ambush-kind-stone-building = stone building
ambush-kind-rubble = rubble
ambush-kind-crater = crater
ambush-kind-water = water
ambush-kind-ford = ford
ambush-kind-burning-building = burning building
ambush-kind-bunker = bunker

## Weapons and things
ambush-model-pistol = pistol
    .a = a pistol
    .the = the pistol
    .The = The pistol
    .of = of the pistol
ambush-model-carbine = carbine
    .a = a carbine
    .the = the carbine
    .The = The carbine
    .of = of the carbine
ambush-model-rifle = rifle
    .a = a rifle
    .the = the rifle
    .The = The rifle
    .of = of the rifle
ambush-model-german-rifle = German rifle
    .a = a German rifle
    .the = the German rifle
    .The = The German rifle
    .of = of the German rifle
ambush-model-submachine-gun = submachine gun
    .a = a submachine gun
    .the = the submachine gun
    .The = The submachine gun
    .of = of the submachine gun
ambush-model-machine-pistol = machine pistol
    .a = a machine pistol
    .the = the machine pistol
    .The = The machine pistol
    .of = of the machine pistol
ambush-model-automatic-rifle = automatic rifle
    .a = an automatic rifle
    .the = the automatic rifle
    .The = The automatic rifle
    .of = of the automatic rifle
ambush-model-lmg = light machine gun
    .a = a light machine gun
    .the = the light machine gun
    .The = The light machine gun
    .of = of the light machine gun
ambush-model-mmg = medium machine gun
    .a = a medium machine gun
    .the = the medium machine gun
    .The = The medium machine gun
    .of = of the medium machine gun
ambush-model-hmg = heavy machine gun
    .a = a heavy machine gun
    .the = the heavy machine gun
    .The = The heavy machine gun
    .of = of the heavy machine gun
ambush-model-bazooka = bazooka
    .a = a bazooka
    .the = the bazooka
    .The = The bazooka
    .of = of the bazooka
ambush-model-demolition-charge = demolition charge
    .a = a demolition charge
    .the = the demolition charge
    .The = The demolition charge
    .of = of the demolition charge
ambush-model-radio = radio
    .a = a radio
    .the = the radio
    .The = The radio
    .of = of the radio
ambush-model-documents = papers
    .a = papers
    .the = the papers
    .The = The papers
    .of = of the papers
ambush-model-unarmed = unarmed

## Ammunition
ambush-ammo-pistol-clip = pistol clip
    .a = a pistol clip
    .the = the pistol clip
    .The = The pistol clip
    .of = of the pistol clip
ambush-ammo-carbine-clip = carbine clip
    .a = a carbine clip
    .the = the carbine clip
    .The = The carbine clip
    .of = of the carbine clip
ambush-ammo-rifle-clip = rifle clip
    .a = a rifle clip
    .the = the rifle clip
    .The = The rifle clip
    .of = of the rifle clip
ambush-ammo-smg-clip = submachine gun clip
    .a = a submachine gun clip
    .the = the submachine gun clip
    .The = The submachine gun clip
    .of = of the submachine gun clip
ambush-ammo-ar-clip = automatic rifle clip
    .a = an automatic rifle clip
    .the = the automatic rifle clip
    .The = The automatic rifle clip
    .of = of the automatic rifle clip
ambush-ammo-belt = medium machine gun belt
    .a = a medium machine gun belt
    .the = the medium machine gun belt
    .The = The medium machine gun belt
    .of = of the medium machine gun belt
ambush-ammo-heavy-belt = heavy machine gun belt
    .a = a heavy machine gun belt
    .the = the heavy machine gun belt
    .The = The heavy machine gun belt
    .of = of the heavy machine gun belt
ambush-ammo-german-rifle-clip = German rifle clip
    .a = a German rifle clip
    .the = the German rifle clip
    .The = The German rifle clip
    .of = of the German rifle clip
ambush-ammo-machine-pistol-clip = machine pistol clip
    .a = a machine pistol clip
    .the = the machine pistol clip
    .The = The machine pistol clip
    .of = of the machine pistol clip
ambush-ammo-light-belt = light machine gun belt
    .a = a light machine gun belt
    .the = the light machine gun belt
    .The = The light machine gun belt
    .of = of the light machine gun belt
ambush-ammo-bazooka-round = bazooka round
    .a = a bazooka round
    .the = the bazooka round
    .The = The bazooka round
    .of = of the bazooka round
ambush-ammo-grenade = grenade
    .a = a grenade
    .the = the grenade
    .The = The grenade
    .of = of the grenade

## Rows of the Weapons table
ambush-arm-pistol = pistol
ambush-arm-carbine = carbine
ambush-arm-rifle = rifle
ambush-arm-german-rifle = German rifle
ambush-arm-submachine-gun = submachine gun
ambush-arm-machine-pistol = machine pistol
ambush-arm-automatic-rifle = automatic rifle
ambush-arm-lmg = light machine gun
ambush-arm-mmg = medium machine gun
ambush-arm-hmg = heavy machine gun
ambush-arm-bazooka = bazooka
ambush-arm-tank-gun = tank gun
ambush-arm-tank-mg = tank machine gun
ambush-arm-grenade = grenade
ambush-arm-charge = demolition charge

## What is thrown
ambush-bomb-grenade = grenade
    .a = a grenade
    .the = the grenade
    .The = The grenade
    .of = of the grenade
ambush-bomb-charge = demolition charge
    .a = a demolition charge
    .the = the demolition charge
    .The = The demolition charge
    .of = of the demolition charge

## Vehicles
ambush-vehicle-jeep = jeep
ambush-vehicle-kubelwagen = Kübelwagen
ambush-vehicle-staff-car = staff car
ambush-vehicle-panzer-iv = Panzer IV
ambush-vehicle-jagdpanther = Jagdpanther
ambush-vehicle-sherman = Sherman

## Marks
ambush-mark-standing = standing
ambush-mark-crouching = crouching
ambush-mark-prone = prone
ambush-mark-wounded = wounded
ambush-mark-incapacitated = out of the fight
ambush-mark-killed = killed
ambush-mark-captured = prisoner
ambush-mark-surrendered = has surrendered
ambush-mark-commander = commander
ambush-mark-parachute = in the parachute
ambush-mark-waiting = still to enter
ambush-mark-upstairs = upstairs
ambush-mark-driver = at the wheel
ambush-mark-passenger = passenger
ambush-mark-afloat = in a canoe
ambush-mark-inactive = inactive
ambush-mark-unaware = unaware
ambush-mark-panic = panicked
ambush-mark-complete = no turn left
ambush-mark-turns-1 = one turn left
ambush-mark-turns-2 = two turns left
ambush-mark-loaded = loaded
ambush-mark-jammed = jammed
ambush-mark-broken = broken
ambush-mark-ready = ready
ambush-mark-german = made in Germany
ambush-mark-open = open
ambush-mark-closed = closed
ambush-mark-beached = beached
ambush-mark-holed = holed
ambush-mark-wrecked = out of action
ambush-mark-immobilized = immobilized
ambush-mark-flat-tire = flat tire
ambush-mark-has-pistol = pistol
ambush-mark-has-carbine = carbine
ambush-mark-has-rifle = rifle
ambush-mark-has-german-rifle = German rifle
ambush-mark-has-submachine-gun = submachine gun
ambush-mark-has-machine-pistol = machine pistol
ambush-mark-has-automatic-rifle = automatic rifle
ambush-mark-has-lmg = light machine gun
ambush-mark-has-mmg = medium machine gun
ambush-mark-has-hmg = heavy machine gun
ambush-mark-has-bazooka = bazooka
ambush-mark-has-demolition-charge = demolition charge
ambush-mark-has-radio = radio
ambush-mark-has-documents = papers
ambush-mark-jammed-pistol = pistol jammed
ambush-mark-broken-pistol = pistol broken
ambush-mark-jammed-carbine = carbine jammed
ambush-mark-broken-carbine = carbine broken
ambush-mark-jammed-rifle = rifle jammed
ambush-mark-broken-rifle = rifle broken
ambush-mark-jammed-german-rifle = German rifle jammed
ambush-mark-broken-german-rifle = German rifle broken
ambush-mark-jammed-submachine-gun = submachine gun jammed
ambush-mark-broken-submachine-gun = submachine gun broken
ambush-mark-jammed-machine-pistol = machine pistol jammed
ambush-mark-broken-machine-pistol = machine pistol broken
ambush-mark-jammed-automatic-rifle = automatic rifle jammed
ambush-mark-broken-automatic-rifle = automatic rifle broken
ambush-mark-jammed-lmg = light machine gun jammed
ambush-mark-broken-lmg = light machine gun broken
ambush-mark-jammed-mmg = medium machine gun jammed
ambush-mark-broken-mmg = medium machine gun broken
ambush-mark-jammed-hmg = heavy machine gun jammed
ambush-mark-broken-hmg = heavy machine gun broken
ambush-mark-jammed-bazooka = bazooka jammed
ambush-mark-broken-bazooka = bazooka broken
ambush-mark-jammed-demolition-charge = demolition charge jammed
ambush-mark-broken-demolition-charge = demolition charge broken
ambush-mark-jammed-radio = radio jammed
ambush-mark-broken-radio = radio broken

## Values in words
ambush-value-initiative = Initiative { $number }
ambush-value-perception = Perception { $number }
ambush-value-weapon-skill = Weapon Skill { $number }
ambush-value-driving-skill = Driving Skill { $number }
ambush-value-canoe = canoe { $number }
ambush-value-movement = { $number } MP
ambush-value-pistol-clip = pistol clip: { $number }
ambush-value-carbine-clip = carbine clip: { $number }
ambush-value-rifle-clip = rifle clip: { $number }
ambush-value-smg-clip = submachine gun clip: { $number }
ambush-value-ar-clip = automatic rifle clip: { $number }
ambush-value-belt = medium machine gun belt: { $number }
ambush-value-heavy-belt = heavy machine gun belt: { $number }
ambush-value-german-rifle-clip = German rifle clip: { $number }
ambush-value-machine-pistol-clip = machine pistol clip: { $number }
ambush-value-light-belt = light machine gun belt: { $number }
ambush-value-bazooka-round = bazooka round: { $number }
ambush-value-grenade = grenade: { $number }
ambush-value-carry-boxes = carry boxes: { $number }
ambush-value-ammo-boxes = ammo boxes: { $number }
ambush-value-carry-free = carry boxes free: { $number }
ambush-value-ammo-free = ammo boxes free: { $number }
ambush-value-crew = crew: { $number }

## How, whom, what for
ambush-how-ready-made = ready-made squad
ambush-how-new = new squad
ambush-how-soldier = soldier
ambush-how-commander = commander
ambush-how-kill = kill
ambush-how-capture = capture
ambush-how-grenade = grenade
    .a = a grenade
    .do = Throw a grenade
ambush-how-charge = demolition charge
    .a = a demolition charge
    .do = Throw a demolition charge
ambush-how-wall = wall
    .do = Fire at a wall
ambush-how-gunner = he aims
ambush-how-loader = the other aims
ambush-how-front = front
ambush-how-side = side
ambush-how-rear = rear
ambush-how-gun = gun
    .the = the gun
ambush-how-bow = bow machine gun
    .the = the bow machine gun
ambush-how-coaxial = coaxial machine gun
    .the = the coaxial machine gun
ambush-how-initiative = Initiative
ambush-how-perception = Perception
ambush-how-weapon-skill = Weapon Skill
ambush-how-driving-skill = Driving Skill
ambush-how-standing = standing
    .do = Stand up
ambush-how-crouching = crouching
    .do = Crouch
ambush-how-prone = prone
    .do = Lie down
ambush-how-aimed = aimed fire
ambush-how-snap = snap fire
ambush-store-from-ground = Take from the ground
ambush-store-from-crate = Take from the crate
ambush-store-from-canoe = Take from canoe { $number }
ambush-store-from-man = Take from { $unit }
ambush-store-to-ground = Put down
ambush-store-to-crate = Put into the crate
ambush-store-to-canoe = Put into canoe { $number }
ambush-store-to-man = Hand to { $unit }
ambush-target-unit = { $unit }
ambush-target-wall = the wall of { $hex }
ambush-target-bunker = the bunker in { $hex }
ambush-said = { $text }
ambush-read = { $paragraph }: { $text }

## Questions
ambush-ask-choose-squad = Which squad goes on this mission?
ambush-ask-recruit = Squad points left: { $points }. Soldiers so far: { $bought }. Who comes next?
ambush-ask-equip = Weapon points left: { $points }. What does the squad take along?
ambush-ask-share-experience = The books are open. Experience still to share out: { $points }. Who has earned the next point?
ambush-ask-spend-experience = Six points of experience buy a rise. Who improves?
ambush-ask-replace = Squad points of the lost: { $points }. Replacements so far: { $bought }. Who comes in their place?
ambush-ask-keep-kit = Does the squad keep the kit of its last mission, or does it buy anew?
ambush-ask-set-up = Who is set up next?
ambush-ask-set-up-drop = Who stands in the door of the plane next?
ambush-ask-set-up-where = Where does { $unit } begin?
ambush-ask-set-up-where-drop = Over which hex does { $unit } go out of the door?
ambush-ask-set-up-where-crate = Over which hex does the arms crate go out of the door?
ambush-ask-set-up-where-mine = Where does the mine lie?
ambush-ask-operations = No enemy in sight: whom do you send?
ambush-ask-operations-group =
    { $units-count ->
        [8] The eight of you: where to, or what else?
       *[other] { $units }: where to, or what else?
    }
ambush-ask-choose = What do you do?
ambush-ask-act =
    { $turns ->
        [one] One turn left: whose turn is it?
       *[other] Two turns left: whose turn is it?
    }
ambush-ask-act-after = { $unit } has acted and may still change stance. Who is next?
ambush-ask-turn = { $unit } has the turn: what to do?
ambush-ask-watch = Nobody of the squad can act in this Round.
ambush-ask-move-on =
    { $left ->
        [0] { $unit } has no MP left: what else?
       *[other] { $unit } may go on ({ $left } MP left): where?
    }
ambush-ask-second-shot = { $unit } has fired once: fire again, or move?
ambush-ask-stance-after = { $unit } has acted: a change of stance?
ambush-ask-throw-where = { $unit }: throw it where?
ambush-ask-fire-wall = { $unit }: fire at which wall?
ambush-ask-react = { $unit } notices in time: what to do?
ambush-because-bomb = { $bomb-The } lies in { $hex } and is about to go off.
ambush-ask-let-go = { $unit } is wounded and carries too much: what to let go of?
ambush-ask-handle = { $unit }: take, hand over or put down what?
ambush-ask-swim = Canoe { $number } has gone down under { $units }: where do they come ashore?
ambush-ask-drift = Who comes down next?
ambush-ask-land = { $unit } comes down among obstacles: in which open hex does he end up?
ambush-ask-drive =
    { $spent ->
        [0] { $unit }: where does it go?
       *[other] { $unit }, { $spent } MP spent: where does it go?
    }
ambush-ask-tank-turn = { $unit }: what does the crew do? Crew points left: { $points }.

## Answers
ambush-do-squad = Go with a { $how }
ambush-do-recruit =
    { $price ->
        [one] Buy a { $how } with Initiative { $number } for one point
       *[other] Buy a { $how } with Initiative { $number } for { $price } points
    }
ambush-do-buy = Buy { $model-a } for { $unit }
ambush-do-share = { $unit } carries the second part { $model-of }
ambush-do-buy-ammo = Buy { $ammo-a } for { $unit }
ambush-do-outfit = Give everybody his usual kit
ambush-do-issue = Give { $model-the } to { $unit }
ambush-do-stow = Into the crate: { $model } ({ $unit })
ambush-do-stow-ammo = Into the crate: { $ammo } ({ $unit })
ambush-do-pick = { $unit } next
ambush-do-pick-crate = The arms crate next
ambush-do-pick-vehicle = Next: { $vehicle }
ambush-do-pick-mine = A mine next
ambush-do-place = { $unit } begins in { $hex }
ambush-do-place-crate = The arms crate goes out over { $hex }
ambush-do-park = { $vehicle } begins in { $hex }
ambush-do-lay-mine = Lay a mine in { $hex }
ambush-do-done = Done
ambush-do-done-as-he-is = He stays as he is
ambush-do-with = { $unit } goes along
ambush-do-with-out = { $unit } stays behind
ambush-do-go = Go to { $hex }
ambush-do-stairs = Take the stairs
ambush-do-leave = Leave the map
ambush-do-stance = { $unit }: { $how }
ambush-do-change = { $how-do }
ambush-do-handle = { $unit }: take or hand over things
ambush-do-take = { $store }: { $model }
ambush-do-take-ammo = { $store }: { $ammo }
ambush-do-put = { $store }: { $model }
ambush-do-put-ammo = { $store }: { $ammo }
ambush-do-drag = Drag { $unit } to { $hex }
ambush-do-escort = Take { $unit } along
ambush-do-escort-out = Leave { $unit } here
ambush-do-set-up = Set up { $model-the }
ambush-do-prime = Prime the demolition charge
ambush-do-load = Load the bazooka
ambush-do-clear = Clear { $model-the }
ambush-do-wait = Wait
ambush-do-clear-bridge = Clear the charges of the bridge
ambush-do-clear-roadblock = Clear the roadblock
ambush-do-act = { $unit } acts
ambush-do-act-tank = { $vehicle } acts
ambush-do-pass = Let the turn go
ambush-do-pass-round = Let the rest of the Round go
ambush-do-pass-watch = On to the next Round
ambush-do-fire = Fire { $model-the } at { $unit } ({ $how })
ambush-do-fire-wall = Fire { $model-the } at the wall of { $hex } toward { $toward } ({ $how })
ambush-do-fire-vehicle = Fire { $model-the } at { $vehicle }, { $flank } ({ $how })
ambush-do-fire-bunker = Fire { $model-the } at the bunker in { $hex } ({ $how })
ambush-do-joint = Fire { $model-the } at { $unit } with { $other } ({ $how })
ambush-do-joint-vehicle = Fire { $model-the } at { $vehicle }, { $flank }, with { $other } ({ $how })
ambush-do-joint-bunker = Fire { $model-the } at the bunker in { $hex } with { $other } ({ $how })
ambush-do-joint-wall = Fire { $model-the } at the wall of { $hex } toward { $toward } with { $other } ({ $how })
ambush-do-aim = { $how-do }
ambush-do-give-up = Think better of it
ambush-do-throw = Throw { $how-a } into { $hex }
ambush-do-throw-up = Throw { $how-a } to the upper floor of { $hex }
ambush-do-throw-into = Throw { $how-a } into { $vehicle }
ambush-do-assault = Assault { $unit } to { $how }
ambush-do-give-turn = Give the turn to { $unit }
ambush-do-alert = Alert { $unit }
ambush-do-throw-back = Throw it away
ambush-do-duck = Drop flat
ambush-do-stay = Do nothing
ambush-do-let-go = Let go { $model-of }
ambush-do-choose = { $text }
ambush-do-mount =
    { $number ->
        [0] Take the wheel: { $vehicle }
       *[other] Get in, seat { $number }: { $vehicle }
    }
ambush-do-dismount = Get out
ambush-do-take-wheel = Drive: { $vehicle }
ambush-do-drive = Drive to { $hex }
ambush-do-turn = Turn toward { $hex }
ambush-do-open = Open: { $vehicle }
ambush-do-close = Close: { $vehicle }
ambush-do-load-casualty = Put { $unit } into { $vehicle }
ambush-do-unload-casualty = Take { $unit } out
ambush-do-tank-fire = Fire { $how-the } at { $unit } ({ $mode })
ambush-do-tank-fire-vehicle = Fire { $how-the } at { $vehicle }, { $flank } ({ $mode })
ambush-do-tank-fire-wall = Fire { $how-the } at the wall of { $hex } toward { $toward } ({ $mode })
ambush-do-load-gun = Load the gun
ambush-do-clear-gun = Clear { $how-the }
ambush-do-board = Board canoe { $number }
ambush-do-ashore = Leave the canoe
ambush-do-paddle = Paddle to { $hex }
ambush-do-beach = Beach the canoe in { $hex }
ambush-do-lift-aboard = Lift { $unit } into canoe { $number }
ambush-do-lift-ashore = Lift { $unit } out of the canoe
ambush-do-drift = { $unit } drifts down
ambush-do-drift-crate = The arms crate drifts down
ambush-do-land = Come down in { $hex }
ambush-do-unharness = Get out of the parachute
ambush-do-open-crate = Open the arms crate
ambush-do-award = One point of experience to { $unit } (has { $given }, deeds worth { $worth })
ambush-do-raise = { $unit }: { $how } up by { $number }
ambush-do-raise-initiative = { $unit }: roll for Initiative
ambush-do-divide = Share out the rest by the deeds
ambush-do-keep-kit = Keep the kit
ambush-do-new-kit = Buy a new kit

## Answers of one kind, counted
ambush-do-pick-many = { $count } soldiers to set up
ambush-do-place-crate-many = { $count } places for the arms crate
ambush-do-place-many = { $count } places to begin in
ambush-do-park-many = { $count } hexes to park in
ambush-do-lay-mine-many = { $count } hexes for a mine
ambush-do-recruit-many = { $count } kinds of soldiers to buy
ambush-do-buy-many = { $count } weapons to buy
ambush-do-buy-ammo-many = { $count } ways to buy ammunition
ambush-do-share-many = { $count } soldiers to share a weapon
ambush-do-issue-many = { $count } ways to hand things out
ambush-do-stow-many = { $count } things for the crate
ambush-do-stow-ammo-many = { $count } clips for the crate
ambush-do-with-many = { $count } soldiers can go along
ambush-do-with-out-many = Who goes along, who stays: { $count }
ambush-do-go-many = { $count } hexes to go to
ambush-do-stance-many = { $count } changes of stance
ambush-do-handle-many = { $count } soldiers can handle things
ambush-do-take-many = { $count } things to take
ambush-do-take-ammo-many = { $count } kinds of ammunition to take
ambush-do-put-many = { $count } things to hand over or put down
ambush-do-put-ammo-many = { $count } kinds of ammunition to hand over or put down
ambush-do-drag-many = { $count } ways to drag somebody
ambush-do-act-many = { $count } soldiers can act
ambush-do-fire-many = { $count } shots
ambush-do-fire-wall-many = { $count } walls to fire at
ambush-do-fire-vehicle-many = { $count } shots at vehicles
ambush-do-joint-many = { $count } shots together
ambush-do-joint-wall-many = { $count } walls to fire at together
ambush-do-throw-many = { $count } hexes to throw into
ambush-do-assault-many = { $count } assaults
ambush-do-give-turn-many = { $count } soldiers to give the turn to
ambush-do-alert-many = { $count } soldiers to alert
ambush-do-mount-many = { $count } seats
ambush-do-drive-many = { $count } hexes to drive to
ambush-do-turn-many = { $count } ways to turn
ambush-do-tank-fire-many = { $count } shots of the tank
ambush-do-paddle-many = { $count } hexes to paddle to
ambush-do-beach-many = { $count } hexes to beach the canoe in
ambush-do-board-many = { $count } canoes to board
ambush-do-lift-aboard-many = { $count } ways to lift somebody into a canoe
ambush-do-land-many = { $count } hexes to come down in
ambush-do-drift-many = { $count } soldiers in the air
ambush-do-award-many = { $count } soldiers to reward
ambush-do-raise-many = { $count } characteristics to raise
ambush-do-let-go-many = { $count } things to let go of

## What happened: the squad
ambush-squad-chosen-ready-made = The ready-made squad goes.
ambush-squad-chosen-new = A new squad is raised.
ambush-points-rolled = { $squad } squad points and { $weapons } weapon points to spend.
ambush-points-rolled-weapons = { $weapons } weapon points to spend.
ambush-recruited =
    { $price ->
        [one] A soldier with Initiative { $initiative } joins for one squad point.
       *[other] A soldier with Initiative { $initiative } joins for { $price } squad points.
    }
ambush-recruited-commander =
    { $price ->
        [one] A commander with Initiative { $initiative } joins for one squad point.
       *[other] A commander with Initiative { $initiative } joins for { $price } squad points.
    }
ambush-awarded = { $unit } is credited with { $points ->
    [one] one point
   *[other] { $points } points
} of experience.
ambush-raised = { $unit } has learned: { $how } up by { $number }.
ambush-raised-nothing = { $unit } learns nothing new; his points are given back.
ambush-arrived = { $unit } joins the squad in the place of { $other }.
ambush-kit-kept = The squad keeps its kit.
ambush-rated = { $unit }: Initiative { $initiative }, Perception { $perception }, Weapon Skill { $weapon-skill }, Driving Skill { $driving-skill }, { $movement } MP.
ambush-equipped = { $unit } gets { $model-a }.
ambush-supplied = { $unit } gets { $ammo-a }.
ambush-outfitted = Everybody has his usual kit.
ambush-set-up = { $unit } begins in { $hex }.
ambush-began = The mission begins.

## What happened: the story
ambush-story = { $text }
ambush-story-again = Again: { $text }
ambush-sighted = Sighting { $sighting } has happened.
ambush-chosen = You decide: { $text }
ambush-story-rolled = A roll of { $shown } leads to paragraph { $paragraph }.
ambush-story-rolled-nothing = A roll of { $shown }: nothing comes of it.
ambush-placed = Now in { $hex }: { $what }.
ambush-removed = Gone from { $hex }: { $what }.
ambush-found = { $unit } finds in { $hex }: { $what }.
ambush-found-lying = Found in { $hex }: { $what }.
ambush-spent = { $unit } uses up { $model-a }.
ambush-joined = { $unit } joins the squad in { $hex }.
ambush-ammo-out = On the other side somebody is out of ammunition: { $model }.
ambush-visibility =
    { $hexes ->
        [one] Nobody sees farther than one hex now.
       *[other] Nobody sees farther than { $hexes } hexes now.
    }
ambush-visibility-clear = The view is clear again.
ambush-withdrawn = { $unit } withdraws.

## What happened: Operations
ambush-went =
    { $units-count ->
        [one] { $units } goes to { $to }.
        [8] Eight of you go to { $to }.
       *[other] { $units } go to { $to }.
    }
ambush-entered =
    { $units } { $units-count ->
        [one] enters
       *[other] enter
    } the map at { $to }.
ambush-climbed-up =
    { $units } { $units-count ->
        [one] climbs
       *[other] climb
    } to the upper floor.
ambush-climbed-down =
    { $units } { $units-count ->
        [one] comes
       *[other] come
    } down the stairs.
ambush-ran = { $unit } runs to { $to }.
ambush-crawled = { $unit } crawls to { $to }.
ambush-left = { $unit } leaves the map at { $hex }.
ambush-stance-standing = { $unit } stands up.
ambush-stance-crouching = { $unit } crouches.
ambush-stance-prone = { $unit } lies down.
ambush-dragged = { $by } drags { $unit } to { $to }.
ambush-dragged-alive = { $by } drags { $unit } to { $to }: { $shown }, still alive.
ambush-dragged-dead = { $by } drags { $unit } to { $to }: { $shown }, and arrives with the dead.
ambush-casualty-loaded = { $by } puts { $unit } into { $vehicle }.
ambush-casualty-loaded-alive = { $by } puts { $unit } into { $vehicle }: { $shown }, he lives.
ambush-casualty-loaded-dead = { $by } puts { $unit } into { $vehicle }: { $shown }, he does not live to see it.
ambush-casualty-unloaded = { $by } lifts { $unit } out of the car.
ambush-casualty-unloaded-alive = { $by } lifts { $unit } out of the car: { $shown }, he lives.
ambush-casualty-unloaded-dead = { $by } lifts { $unit } out of the car: { $shown }, he does not live to see it.
ambush-set-up-weapon = { $unit } sets up { $model-the }.
ambush-primed = { $unit } primes a demolition charge.
ambush-loaded = { $unit } loads the bazooka.
ambush-cleared = { $unit } sees to { $model-the }: { $shown }, it works again.
ambush-cleared-jammed = { $unit } sees to { $model-the }: { $shown }, still jammed.
ambush-cleared-broken = { $unit } sees to { $model-the }: { $shown }, broken for good.
ambush-bridge-work = { $unit } works on the charges of the bridge in { $hex } (turns so far: { $spent }).
ambush-roadblock-cleared = The roadblock in { $hex } is cleared.
ambush-event-check = Event check: { $sum }.
ambush-event-check-hex = Event check in { $hex }: { $sum }.
ambush-event-marker = { $hex } gets an Event marker: whoever comes here later makes no check for now.
ambush-condition = Things have changed: condition { $condition }.
ambush-perception-passed = { $unit } pays attention: { $shown } against { $chance }, and notices.
ambush-perception-failed = { $unit } pays attention: { $shown } against { $chance }, and notices nothing.
ambush-activation-passed = Activation check: { $shown } against { $chance }, somebody is there!
ambush-activation-failed = Activation check: { $shown } against { $chance }, nobody shows.

## What happened: Rounds
ambush-round-began = Round { $turn }.
ambush-aware-paragraph = { $unit } is on the alert.
ambush-aware-check = { $unit } is on the alert.
ambush-aware-third-round = { $unit } has understood by now, and is on the alert.
ambush-aware-commander = { $unit } hears the order, and is on the alert.
ambush-aware-attack = { $unit } is under attack and on the alert.
ambush-crew-looked-passed = The crew of { $unit } looks out: { $shown } against { $chance }, on the alert.
ambush-crew-looked-failed = The crew of { $unit } looks out: { $shown } against { $chance }, nothing noticed.
ambush-advantage-us = The squad has the advantage: { $us } to { $german }.
ambush-advantage-us-granted = The squad has the advantage.
ambush-advantage-german = The Germans have the advantage: { $german } to { $us }.
ambush-advantage-german-granted = The Germans have the advantage.
ambush-got-turns =
    { $turns ->
        [0] { $unit }: no turn.
        [one] { $unit }: one turn.
       *[other] { $unit }: two turns.
    }
ambush-panicked = { $unit } panics.
ambush-panicked-by-die = The die shows { $shown }: { $unit } panics.
ambush-panicked-red = A red { $shown }: { $unit } is out of command ({ $command }), and panics.
ambush-in-command = A red { $shown }, but { $unit } is in command ({ $command }) and keeps calm.
ambush-action-number = German action number: { $shown }.
ambush-activated = { $unit } appears in { $hex }!
ambush-interrupted = { $unit } joins in: the die shows { $shown }.
ambush-interrupted-two = { $unit } joins in with two turns.
ambush-passed = { $unit } lets the turn go.
ambush-gave-turn = { $by } gives the turn to { $unit }.
ambush-served = { $unit } serves the weapon for { $other }.
ambush-went-prone = { $unit } hugs the ground.
ambush-vanished = { $unit } is out of sight, and gone.
ambush-rounds-over = No enemy is left: Operations go on.
ambush-acts = { $unit } acts: paragraph { $paragraph }.
ambush-idle = { $unit } does nothing that anybody could see.
ambush-reacts = Special reaction { $column }: { $unit }.
ambush-calms = The special reaction is over: { $unit }.
ambush-surrendered = { $unit } raises his hands.
ambush-waits = { $unit } waits.

## What happened: fire
ambush-fired-hit = { $unit } fires at { $target } ({ $arm }, { $mode }): { $shown } against { $chance }, a hit.
ambush-fired-miss = { $unit } fires at { $target } ({ $arm }, { $mode }): { $shown } against { $chance }, a miss.
ambush-fired-hit-unseen = Somebody unseen fires at { $target } ({ $arm }, { $mode }): { $shown } against { $chance }, a hit.
ambush-fired-miss-unseen = Somebody unseen fires at { $target } ({ $arm }, { $mode }): { $shown } against { $chance }, a miss.
ambush-fired-jam = { $unit } fires at { $target } ({ $arm }, { $mode }): { $roll } against { $number }, a jam.
ambush-fired-jam-unseen = Somebody unseen fires at { $target } ({ $arm }, { $mode }): { $roll } against { $number }, a jam.
ambush-fired-dud = { $unit } fires at { $target } ({ $arm }, { $mode }): { $roll } against { $number }, a dud.
ambush-fired-dud-unseen = Somebody unseen fires at { $target } ({ $arm }, { $mode }): { $roll } against { $number }, a dud.
ambush-depleted =
    { $unit } has used up { $ammo-a } ({ $roll } against { $number }); { $left ->
        [0] it was the last.
       *[other] { $left } left.
    }
ambush-boarded = { $unit } boards canoe { $canoe }.
ambush-ashore = { $unit } gets out of canoe { $canoe }.
ambush-lifted-aboard = { $by } lifts { $unit } into canoe { $canoe }.
ambush-lifted-ashore = { $by } lifts { $unit } out of canoe { $canoe }.
ambush-paddled =
    { $units } { $units-count ->
        [one] paddles
       *[other] paddle
    } canoe { $canoe } to { $to }.
ambush-paddled-in =
    { $units } { $units-count ->
        [one] enters
       *[other] enter
    } the map in canoe { $canoe } at { $to }.
ambush-canoe-beached = Canoe { $canoe } is beached in { $hex }.
ambush-canoe-sank = Canoe { $canoe } goes down in { $hex } with all that lay in it.
ambush-swam =
    { $units } { $units-count ->
        [one] comes
       *[other] come
    } ashore in { $to }, dripping.
ambush-canoe-struck-holed = The miss holes canoe { $canoe } ({ $shown }).
ambush-canoe-struck-whole = The miss spares canoe { $canoe } ({ $shown }).
ambush-thrown = { $unit } throws { $bomb-a } into { $to }: { $shown } against { $chance }, on target.
ambush-thrown-wide = { $unit } throws { $bomb-a }: { $shown } against { $chance }, it goes wide and comes down in { $to }.
ambush-thrown-wide-there = { $unit } throws { $bomb-a } into { $to }: { $shown } against { $chance }, badly thrown, yet it comes to rest there.
ambush-thrown-clear = { $unit } hurls it away in time.
ambush-ducked = { $unit } drops flat.
ambush-dud = { $bomb-The } does not go off ({ $roll }).
ambush-exploded = { $bomb-The } goes off in { $hex }.
ambush-blasted = The blast reaches { $unit } (damage { $shown }).
ambush-shelled = A shell bursts in { $hex } and leaves: { $terrain }.
ambush-assaulted = { $unit } goes for { $enemy } to { $purpose }: { $shown } against { $chance }, and strikes home.
ambush-assault-failed = { $unit } goes for { $enemy } to { $purpose }: { $shown } against { $chance }, and is beaten off.
ambush-captured = { $unit } is taken prisoner.
ambush-prisoners-left =
    Nobody stays with { $units }: { $units-count ->
        [one] the prisoner goes
       *[other] the prisoners go
    } free at once.
ambush-escaped = { $unit } has slipped away from his guards.
ambush-escaped-unseen = Nobody saw where { $unit } went.

## What happened: mines and wounds
ambush-trap-found = { $unit } finds a booby trap in { $hex } in time.
ambush-trap-exploded = A booby trap goes off in { $hex }!
ambush-mined = { $hex } is a minefield.
ambush-mine-exploded = { $unit } treads on a mine in { $hex }!
ambush-damage = { $unit } is hit (damage { $shown }).
ambush-unharmed = Nothing happens to { $unit }.
ambush-wounded = { $unit } is wounded.
ambush-incapacitated = { $unit } is out of the fight.
ambush-killed = { $unit } is killed.
ambush-let-go = { $unit } lets go { $model-of }.
ambush-wall-stops = The wall of { $hex } stops the shot ({ $shown }).
ambush-wall-passed = The shot goes through the wall of { $hex } ({ $shown }).
ambush-wall-destroyed = The wall of { $hex } is torn open ({ $shown }).
ambush-behind-wall-hit = Behind the wall it finds { $unit }: { $shown } against { $chance }.
ambush-behind-wall-miss = Behind the wall it misses { $unit }: { $shown } against { $chance }.
ambush-collapsed = What was built in { $hex } collapses.
ambush-burst-ended = The burst finds nobody else ({ $shown } after { $previous }).

## What happened: things
ambush-took = { $unit } takes { $model-the }.
ambush-handed-over = { $unit } hands { $model-the } to { $other }.
ambush-put-down = { $unit } puts { $model-the } down.
ambush-took-ammo = { $unit } takes { $ammo-a }.
ambush-handed-ammo = { $unit } hands { $ammo-a } to { $other }.
ambush-put-ammo = { $unit } puts { $ammo-a } down.

## What happened: vehicles and bunkers
ambush-drove = { $unit } drives to { $to }.
ambush-turned = { $unit } turns toward { $toward }.
ambush-turned-outward = { $unit } turns toward the edge of the map.
ambush-drove-off = { $unit } leaves the map.
ambush-mounted = { $unit } gets in: { $vehicle }.
ambush-mounted-wheel = { $unit } takes the wheel: { $vehicle }.
ambush-dismounted = { $unit } gets out: { $vehicle }.
ambush-hatches-closed = { $unit } closes up.
ambush-hatches-open = { $unit } opens up.
ambush-struck = { $unit } is struck: { $part } ({ $shown }).
ambush-penetration = Penetration of { $unit }: { $depth } ({ $shown }).
ambush-crew-lost =
    { $count ->
        [one] { $unit } loses one crewman.
       *[other] { $unit } loses { $count } crewmen.
    }
ambush-flat = { $unit } has a flat tire.
ambush-immobilized = { $unit } cannot move any more.
ambush-gun-destroyed = A gun of { $unit } is destroyed.
ambush-wrecked = { $unit } is out of action.
ambush-accident = { $unit } has an accident: { $accident } ({ $table }).
ambush-no-accident = { $unit } stays on course ({ $shown }).
ambush-run-over = { $unit } is run over: { $vehicle }.
ambush-leapt-aside = { $unit } leaps aside: { $vehicle }.
ambush-missed-in-the-way = { $unit } is not run over: { $vehicle }.
ambush-gun-loaded = { $unit }: the gun is loaded.
ambush-gun-cleared = { $unit }: the machine gun works again ({ $shown }).
ambush-gun-jammed = { $unit }: the machine gun stays silent ({ $shown }).
ambush-crated = Into the arms crate: { $model }.
ambush-crated-ammo = Into the arms crate: { $ammo }.
ambush-crate-placed = The arms crate goes out over { $hex }.
ambush-drifted = { $unit } drifts over { $hex } (die { $shown }).
ambush-crate-drifted = The arms crate drifts over { $hex } (die { $shown }).
ambush-at-edge = The wind drops: { $unit } comes down in { $hex }.
ambush-crate-at-edge = The wind drops: the arms crate comes down in { $hex }.
ambush-landed-good = { $unit } comes down well in { $hex } (die { $shown }).
ambush-landed-wounded = { $unit } comes down badly in { $hex } (die { $shown }).
ambush-landed-incapacitated = { $unit } crashes down in { $hex } (die { $shown }).
ambush-landed-killed = { $unit } strikes the roof in { $hex } (die { $shown }).
ambush-landed-missed = { $unit } scrapes over the roof in { $hex } and drifts on (die { $shown }).
ambush-landed-north-bank = { $unit } clears the river in { $hex } by a hand’s breadth (die { $shown }).
ambush-landed-swam = { $unit } falls into the river in { $hex }, slips out of the harness and swims: all he had is gone (die { $shown }).
ambush-landed-drowned = { $unit } falls into the river in { $hex } and does not come up again (die { $shown }).
ambush-ended-up = { $unit } ends up in { $hex }.
ambush-crate-down = The arms crate is down in { $hex }.
ambush-crate-down-bank = The arms crate just clears the river: it is down in { $hex } (die { $shown }).
ambush-crate-lost = The arms crate sinks in the river in { $hex } (die { $shown }).
ambush-unharnessed = { $unit } works at his harness.
ambush-unharnessed-free = { $unit } is free of his parachute.
ambush-crate-opened = { $unit } breaks the arms crate open in { $hex }.
ambush-bunker-hit = The bunker in { $hex } is hit: { $part } ({ $shown }).
ambush-bunker-holds = The bunker in { $hex } holds: penetration { $depth } ({ $shown }).
ambush-bunker-door-broken = The door of the bunker in { $hex } gives way: penetration { $depth } ({ $shown }).
ambush-bunker-destroyed = The bunker in { $hex } is destroyed: penetration { $depth } ({ $shown }).
ambush-bunker-nobody = Nobody in the bunker in { $hex } stands where the shot came in.
ambush-part-tire = tire
ambush-part-body = body
ambush-part-driver = driver
ambush-part-passenger = passenger
ambush-part-track = track
ambush-part-hull = hull
ambush-part-turret = turret
ambush-part-gun-mount = gun mount
ambush-part-crew = crew
ambush-part-wall = wall
ambush-part-opening = embrasure
ambush-part-door = door
ambush-part-soldier = a soldier
ambush-depth-none = none
ambush-depth-light = light
ambush-depth-medium = medium
ambush-depth-heavy = heavy
ambush-accident-regained = it is under control again
ambush-accident-stops = it stops
ambush-accident-swerves = it swerves into a hex beside
ambush-accident-stalls = it stalls and loses a turn
ambush-accident-crashes = it crashes
ambush-accident-overturns = it overturns
ambush-accident-throws-track = it throws a track

## Points and the end
ambush-scored = { $points } VP: { $why }.
ambush-saved = { $unit } is safe: the points lost come back.
ambush-ended-won = The mission is over. Points: { $points }, needed: { $need }. It is accomplished.
ambush-ended-lost = The mission is over. Points: { $points }, needed: { $need }. It has failed.
ambush-ended-squad-lost-won = Nobody is left. Points: { $points }, needed: { $need }. The mission is accomplished all the same.
ambush-ended-squad-lost-lost = Nobody is left. Points: { $points }, needed: { $need }. The mission has failed.
ambush-closing-won = { $end } Points: { $points }, needed: { $need }. The mission is accomplished.
ambush-closing-lost = { $end } Points: { $points }, needed: { $need }. The mission has failed.
ambush-ending-exited = Everybody who could still walk has left the map.
ambush-ending-control = The ground is in the hands of the squad, and no enemy is left to dispute it.
ambush-ending-explored = All there was to explore has been explored, and the squad has gathered again.
ambush-ending-none-left = Nobody of the squad is left on the map.
ambush-ending-bridges = The fate of the bridges is decided.
ambush-ending-squad-lost = Nobody of the squad is left to go on.
ambush-ending-paragraph = There is nothing more to be done here.
ambush-score-before = Before this situation
ambush-score-activated = { $unit } activated
ambush-score-captured = { $unit } captured
ambush-score-fallen = { $unit } put out of the fight
ambush-score-destroyed = { $unit } destroyed
ambush-score-immobilized = { $unit } immobilized
ambush-score-leaker = { $unit } got away
ambush-score-casualty = { $unit } lost
ambush-score-saved = { $unit } brought to safety
ambush-score-exit = { $unit } has left the map
ambush-score-explored = { $hex } explored
ambush-score-documents = papers brought home
ambush-score-bridge = the bridge in { $hex } cleared
ambush-score-bunker = the bunker in { $hex } destroyed
ambush-score-control = the ground is held
ambush-score-paragraph = { $why }
ambush-loss-killed = Killed
ambush-loss-incapacitated = Out of the fight
ambush-loss-wounded = Wounded
ambush-loss-captured = Prisoners
ambush-standing-won = Points: { $points }, needed: { $need }. The mission would be accomplished now.
ambush-standing-lost = Points: { $points }, needed: { $need }. The mission would fail now.
ambush-victory-need = { $points } points or more, and the mission is accomplished.
ambush-victory-explored =
    { $points ->
        [one] One point for each of these hexes that the squad enters: { $hexes }.
       *[other] { $points } points for each of these hexes that the squad enters: { $hexes }.
    }
ambush-victory-exit =
    { $points ->
        [one] One point for each active soldier who leaves the map at { $hexes }.
       *[other] { $points } points for each active soldier who leaves the map at { $hexes }.
    }
ambush-victory-documents =
    { $points ->
        [one] One point for papers carried off the map at { $hexes }.
       *[other] { $points } points for papers carried off the map at { $hexes }.
    }
ambush-victory-papers = Points for papers carried off the map at { $hexes }, as many as they turn out to be worth.
ambush-victory-bridges = { $one } points for one bridge cleared of its charges, { $both } for both.
ambush-victory-bunker =
    { $points ->
        [one] One point for each bunker destroyed.
       *[other] { $points } points for each bunker destroyed.
    }
ambush-victory-leakers = Each enemy who leaves the map at { $hexes } costs twice what he is worth.
ambush-victory-casualty = Each soldier killed or out of the fight costs two points. Other points come to light as you play.
ambush-end-exited = The mission ends when all active soldiers have left the map at { $hexes }.
ambush-end-control =
    { $points ->
        [one] The mission ends, with one point more, when the squad holds these hexes and no enemy is active: { $hexes }.
       *[other] The mission ends, with { $points } points more, when the squad holds these hexes and no enemy is active: { $hexes }.
    }
ambush-end-explored = The mission ends when all is explored and all active soldiers are in { $hexes }.
ambush-end-none-left = The mission ends when no active soldier is left on the map.
ambush-end-bridges = The mission ends when the fate of the bridges is decided.
ambush-save-exited = A casualty taken off the map at { $hexes } costs nothing.
ambush-save-building = A casualty in a building at the end costs nothing.
ambush-save-in = A casualty brought to { $hexes } costs nothing.

## Results of a roll
ambush-result-jam = it fails
ambush-result-miss = miss
ambush-result-hit = hit
ambush-result-panic = panic
ambush-result-wound = wounded
ambush-result-incapacitated = out of the fight
ambush-result-killed = killed
ambush-result-captured = captured
ambush-result-on-target = on target
ambush-result-scatter = wide
ambush-result-passed = passed
ambush-result-failed = failed
ambush-result-cleared = it works again
ambush-result-still-jammed = still jammed
ambush-result-broken = broken for good
ambush-result-stopped = the wall stops it
ambush-result-through = through the wall, nobody hit
ambush-result-breached = wall torn open
ambush-result-no-effect = no effect
ambush-result-door-broken = door broken down
ambush-result-bunker-destroyed = bunker destroyed
ambush-result-flat = flat tire
ambush-result-accident = accident
ambush-result-immobilized = immobilized
ambush-result-gun-destroyed = weapon destroyed
ambush-result-crew-lost = crewmen lost
ambush-result-wrecked = out of action

## Charts
ambush-chart-weapons = Weapons
ambush-chart-weapons-corner = Weapon
ambush-chart-jam-aimed = Jam, aimed
ambush-chart-jam-snap = Jam, snap
ambush-chart-same = Same hex
ambush-chart-adjacent = Next hex
ambush-chart-short = Short
ambush-chart-medium = Medium
ambush-chart-long = Long
ambush-chart-depletion = Depletion
ambush-chart-terrain = Terrain
ambush-chart-terrain-corner = Terrain
ambush-chart-foot = On foot
ambush-chart-car = Car
ambush-chart-tank = Tank
ambush-chart-standing = Fire at standing
ambush-chart-crouching = Fire at crouching
ambush-chart-prone = Fire at prone
ambush-chart-ar-track = AR Track
ambush-chart-ar-track-corner = Initiative
ambush-chart-two-turns = Two turns
ambush-chart-panic = Panic
ambush-chart-red = Red numbers

## Tracks
ambush-turn-short =
    { $turn ->
        [0] Operations
       *[other] Round { $turn }
    }
ambush-turn-of =
    { $turn ->
        [0] Operations
       *[other] Round { $turn }
    }
ambush-turn =
    { $turn ->
        [0] Operations
       *[other] Round { $turn }
    }
ambush-turns = as long as it takes
ambush-turn-track = Rounds
ambush-track-vp-won = Victory points won
ambush-track-vp-lost = Victory points lost
ambush-track-vp-needed = Victory points needed
ambush-track-condition = Condition
ambush-track-activation-level = Activation level
ambush-track-visibility = Visibility in hexes
ambush-track-round = Round
ambush-track-action-number = German action number
ambush-track-sightings = Sightings
ambush-track-experience = Experience to share
ambush-track-squad-points = Squad points
ambush-track-weapon-points = Weapon points
ambush-short-vp-won = Won
ambush-short-vp-lost = Lost
ambush-short-vp-needed = Needed
ambush-short-condition = Condition
ambush-short-round = Round
ambush-short-action-number = Action

## Reckonings
ambush-why-base = base chance
ambush-why-chance = chance
ambush-item-9-3b = ground and stance of the target
ambush-item-17-6b = size of the vehicle
ambush-item-13-5e = a wall
ambush-item-MKb = a bunker
ambush-item-9-3c = snap fire
ambush-item-13-2g = the firer is wounded
ambush-item-17-7c = from a car
ambush-item-9-2c = further enemies in the hex
ambush-item-9-1d = Weapon Skill
ambush-item-14b = captured weapon
ambush-item-10-1f = Weapon Skill
ambush-item-10-1c = through an opening farther off
ambush-item-17-11a = into a vehicle
ambush-item-10-1k = the hex is not seen
ambush-item-10a = another floor of the tower
ambush-item-13-2f = the thrower is wounded
ambush-item-6-7l = throws crouching
ambush-item-11-4a = Weapon Skill
ambush-item-11-4b = Weapon Skill of the other
ambush-item-11-4c = the attacker is wounded
ambush-item-11-4d = charge
ambush-item-5-7b = the paragraph
ambush-item-5-8c = the paragraph

## Overlays
ambush-overlay-sight = What the squad sees
ambush-overlay-exposed = From where the squad is seen
ambush-overlay-sight-now = What { $unit } sees
ambush-overlay-sight-as = What { $unit } would see { $how }
ambush-overlay-exposed-now = From where { $unit } is seen
ambush-overlay-exposed-as = From where { $unit } would be seen { $how }

## Chapters of the rulebook
ambush-chapter-1 = The game
ambush-chapter-2 = Components and dice
ambush-chapter-3 = Course of a mission
ambush-chapter-4 = Squad and kit
ambush-chapter-5 = Operations
ambush-chapter-6 = Rounds
ambush-chapter-7 = Movement
ambush-chapter-8 = Line of sight
ambush-chapter-9 = Fire
ambush-chapter-10 = Grenades and charges
ambush-chapter-11 = Assault and prisoners
ambush-chapter-12 = Mines
ambush-chapter-13 = Damage
ambush-chapter-14 = Captured equipment
ambush-chapter-15 = Victory
ambush-chapter-16 = Campaign
ambush-chapter-17 = Vehicles
ambush-chapter-MW = Water and weather
ambush-chapter-MP = Parachutes
ambush-chapter-MB = Bridges
ambush-chapter-MC = Canoes
ambush-chapter-MK = Bunkers
ambush-chapter-MT = Anti-tank mines
ambush-chapter-MR = Roadblocks
ambush-chapter-MX = Ground that is barred
ambush-chapter-M0 = All missions
ambush-chapter-M1 = Mission 1
ambush-chapter-M2 = Mission 2
ambush-chapter-M3 = Mission 3
ambush-chapter-M4 = Mission 4
ambush-chapter-M5 = Mission 5
ambush-chapter-M6 = Mission 6
ambush-chapter-M7 = Mission 7
ambush-chapter-M8 = Mission 8

## Options of the table
ambush-option-players = Players
ambush-option-players-about = Several players may share the squad: each leads his own soldiers.
ambush-option-players-1 = 1
ambush-option-players-2 = 2
ambush-option-players-3 = 3
ambush-option-players-4 = 4

ambush-panel-squad = The squad
ambush-box-waiting = Still to enter
ambush-box-exited = Left the map
ambush-box-lost = Lost

# Players who share the squad.
ambush-option-talk = Talk
ambush-option-talk-about = Players who share the squad may talk about plans at any time, or only while a soldier of one is within two hexes of a soldier of the other.
ambush-option-talk-free = at any time
ambush-option-talk-limited = within earshot
ambush-option-points = Points of several players
ambush-option-points-about = The points that each player’s soldiers earn and lose may be counted by themselves; if the mission is won, whoever has most has won it.
ambush-option-points-shared = the squad’s alone
ambush-option-points-own = each player’s too
ambush-ask-lead = Whom do you lead?
ambush-do-lead = Lead { $unit }
ambush-do-lead-many = { $count } soldiers to choose from
ambush-led = { $player } leads { $unit }.
ambush-track-points = Points of each player
ambush-victory-own-points = If the mission is won, the player whose soldiers have earned most has won it.
ambush-talk-with = Within earshot: you may talk with { $seats }.
ambush-talk-with-nobody = Out of earshot: you may not talk with the others now.
ambush-talk-among = Within earshot of each other: { $seats }.
ambush-talk-among-nobody = Nobody is within earshot: no player may talk with another now.
