### The page in the browser: its own words, outside of any game. Original to Esagono.

## Everywhere
page-name = Esagono
page-close = Close
page-cancel = Cancel
page-undo = Undo
page-rule-open = Open rule { $rule }
page-skip-map = Go to the map
page-skip-question = Go to what is asked
page-failure-lost = The line to the program is broken; it was not answered. Look at the table as it stands once the line is back.
page-failure-no-answer = The program gave no answer in time. Look at the table as it stands before you try again.

## Settings
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = As the system
page-text-size = Text size
page-text-size-100 = 100 %
page-text-size-115 = 115 %
page-text-size-130 = 130 %
page-motion = Motion
page-motion-full = Shown
page-motion-none = None
page-pace = Dice and film
page-pace-calm = Calm
page-pace-quick = Quick
page-pace-instant = At once
page-given = One answer only
page-given-yes = Given for me
page-given-no = I give it
page-hex-numbers = Hex numbers
page-hex-numbers-auto = When near
page-hex-numbers-always = Always
page-hex-numbers-never = Never
page-confirm-touch = Touch
page-confirm-touch-yes = Two taps
page-confirm-touch-no = One tap
page-handover = Between two people
page-handover-auto = Hide secrets
page-handover-never = Hide nothing

## Start screen
page-tagline = Hex-and-counter wargames, with the rules kept for you
page-loading = Laying out the table…
page-lobby-failed = The program does not answer
page-retry = Try again
page-play-title = Play { $title }
page-map-size = { $width } × { $height } hexes
page-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
page-learn = Learn
page-learn-text = A short real game with somebody at your elbow, who says what to do, why, and by which rule.
page-learn-start = Start
page-learn-start-title = Start the guided game “{ $title }”
page-learn-about-scs-mill-bridge = Force a river line with regiments: move, fight, keep your supply. The lightest of the five rulebooks.
page-learn-about-coh-training = Lead a few squads from cover to cover, and fire before the others do.
page-learn-about-prussia-training = Form a line in the age of Frederick: batteries, a charge of cuirassiers, and nerves that break.
page-learn-about-ambush-corbeau = Alone with a squad in Normandy: nobody knows what waits behind the next hedge.
page-learn-about-nextwar-training = A war of today: helicopters and divisions try to cross the Imjin in two turns.
page-find = Find a game
page-find-count =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
page-find-system = System
page-find-any-system = All systems
page-find-words = Name, place, side…
page-find-length = Length
page-find-any-length = Any length
page-find-length-short = Up to half an hour
page-find-length-evening = An evening, up to 3 hours
page-find-length-long = More than 3 hours
page-find-difficulty = Difficulty
page-find-any-difficulty = Any difficulty
page-difficulty-1 = light
page-difficulty-2 = medium
page-difficulty-3 = heavy
page-find-sides = Sides
page-find-any-sides = Any number of sides
page-find-sides-1 = One side
page-find-sides-2 = Two sides
page-find-sides-3 = More than two sides
page-find-solo = Rules for one player
page-find-clear = Clear
page-find-none = Nothing fits all of that. Leave something out.
page-find-more = Show more ({ $count })
page-system-about-scs = Operations of a few weeks with brigades and divisions; a short book, quick to learn.
page-system-about-coh = Squads, guns and tanks at Kursk in 1943; the sides act by turns, one unit at a time.
page-system-about-prussia = Battles of the Seven Years War: lines of foot, horse, guns and the leaders who hold them together.
page-system-about-ambush = One player leads a squad in France in 1944; the program plays the Germans, whom nobody sees coming.
page-system-about-nextwar = Korea today: armies, air power, special forces and reserves on the whole peninsula.
page-minutes = about { $minutes } min
page-hours = about { $hours } h
page-sides =
    { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    }
page-figures = Printed examples
page-figures-text = Small situations from the rulebook, to be tried out by hand.

## Scenario
page-all-scenarios = All scenarios
page-no-scenario = There is no scenario “{ $id }” in this program.
page-length-answers = { $answers } decisions of all sides, counted in games that the program played by itself
page-difficulty-rules = a book of { $rules } rules
page-scenario-size = Size
page-scenario-secrets = the sides hide things from each other
page-scenario-guided = New to these rules?
page-scenario-guided-start = Guided game
page-place = { $name } ({ $hex })
page-many-hexes = { $first } … { $last } ({ $count } hexes)
page-note = Designer’s note
page-balance = Who wins
page-balance-share = Won { $seat-by }: { $share } % ± { $error } of the games that were decided
page-balance-share-team = Won { $seat-by } and their partners: { $share } % ± { $error } of the games that were decided
page-balance-alone = Won: { $share } % ± { $error } of the games
page-balance-how-alone = { $games } games that the bot “{ $bot }” played. People may play it otherwise.
page-balance-how =
    { $draws ->
        [0] { $games } games in which the bot “{ $bot }” played every side. People may play it otherwise.
        [one] { $games } games in which the bot “{ $bot }” played every side, { $draws } of them drawn. People may play it otherwise.
       *[other] { $games } games in which the bot “{ $bot }” played every side, { $draws } of them drawn. People may play it otherwise.
    }

## New game
page-who-plays = Who plays which side?
page-options = Optional rules ({ $count })
page-options-chosen =
    { $count ->
        [one] · { $count } changed
       *[other] · { $count } changed
    }
page-option-of-scenario = as the scenario says
page-agreed = Agreed on for this game
page-game-title = Name of the game
page-player-here = A person, at this screen
page-player-you = You, at this screen
page-player-another = Another person, at this screen
page-player-bot = { $name } (bot)
page-watch-bots = Only bots play: you watch.
page-start-game = Start

## Games that were begun
page-continue = Continue
page-no-games = Games that you begin are kept here.
page-resume-game = Resume { $title }
page-rename = Rename…
page-rename-title = Rename the game
page-save = Save
page-export = Save the record
page-delete = Delete
page-deleted = “{ $title }” is in the wastebasket.
page-basket =
    { $games ->
        [one] Wastebasket: { $games } game
       *[other] Wastebasket: { $games } games
    }
page-restore-title = Put “{ $title }” back
page-delete-forever = Delete for good
page-delete-forever-title = Delete “{ $title }” for good?
page-delete-forever-text = The game and its record will be gone. There is no way back.
page-games-all = All games ({ $games })
page-games-few = Only the last ones
page-files = Your files
page-files-text = A game that somebody saved can be opened here, or dropped anywhere on this page.
page-import = Open a record…
page-import-drop = Drop a record or a scenario to open it
page-own = Your scenarios
page-own-mark = your own
page-own-this = A scenario of your own
page-own-open = Open a scenario of your own…
page-own-text = A scenario of your own is a TOML file; pick or drop with it the map, roster or chart files that it names, or their whole folder.
page-own-faulty = The scenario cannot be opened yet
page-own-warnings = The scenario is open; somebody should look at this
page-own-findings-text =
    { $count ->
        [one] One thing was found in the files. Correct it and open them again.
       *[other] { $count } things were found in the files. Correct them and open the files again.
    }
page-own-line = line { $line }
page-own-warning = warning
page-own-closed = “{ $title }” cannot be opened by this version of the program; its games can still be saved.
page-own-remove = Remove
page-own-remove-title = Remove “{ $title }”
page-own-remove-text = The scenario leaves this table. Your files stay where they are, and you can open them again.
page-own-needed =
    { $games ->
        [one] There is still { $games } game of this scenario, perhaps in the wastebasket. Delete it for good first.
       *[other] There are still { $games } games of this scenario, perhaps in the wastebasket. Delete them for good first.
    }
page-system-about-own = Scenarios that you have opened from files of your own.
page-games-more = Show more games
page-game-menu = What to do with { $title }
page-game-turn = Turn { $turn } of { $turns }
page-game-over-short = Over
page-game-frozen = Stopped by a fault
page-game-imported = opened from a record, played elsewhere
page-game-your-turn = Your decision
page-game-branched = Branched off at answer { $step }
page-players = { $seat }: { $player }
page-person = a person

## Table
page-game-failed = This game cannot be opened
page-to-lobby = To the start screen
page-turn-track = Turns and phases
page-turn-short = Turn { $turn }/{ $turns }
page-score = Score and victory
page-score-needs = Points needed for the next level of victory
page-victory = Victory
page-objectives = Objectives
page-briefing = Briefing
page-to-decide =
    { $seat-number ->
        [plural] { $seat-The } decide
       *[singular] { $seat-The } decides
    }
page-thinking =
    { $seat-number ->
        [plural] { $seat-The } are thinking…
       *[singular] { $seat-The } is thinking…
    }
page-back-to-now = Back to now
page-game-over = The game is over
page-menu = Menu
page-seats = At the table
page-seat-player = Who plays { $seat-the }
page-run = Let the bots play
page-pause = Stop the bots
page-bots-pace = Pace
page-bots-pace-slow = Slow
page-bots-pace-fast = Fast
page-bots-pace-fastest = At once
page-help = Help and keys
page-map-region = Map
page-question-region = What is asked
page-log-region = Log
page-drawer-region = Reference
page-time-region = Time
page-sheet-question = Now
page-sheet-log = Log
page-sheet-reference = Reference
page-sheet-bigger = Make the sheet bigger
page-sheet-smaller = Make the sheet smaller
page-key-log = Go to the log
page-panel-hide = Hide the side panel
page-panel-show = Show the side panel

## Connection
page-connection-lost = Connection lost. Trying again…
page-stalled =
    { $seconds ->
        [one] The bot tries again after a second.
       *[other] The bot tries again after { $seconds } seconds.
    }
page-stalled-retry = Try now
page-connection-back = Connected again. The table is up to date.

## Time
time-log-list = What happened
time-log-empty = Nothing has happened yet.
time-log-none-found = Nothing in the log fits.
time-log-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
time-log-steps =
    { $count ->
        [one] { $count } step
       *[other] All { $count } steps
    }
time-turn = Turn { $turn }
time-before-first-turn = At the beginning
time-filter = Filter the log
time-filter-search = Search
time-filter-show = What is shown
time-filter-show-all = Everything
time-filter-show-move = Moves
time-filter-show-combat = Combats
time-filter-show-dice = Dice
time-filter-show-loss = Losses
time-filter-whose = Whose doings are shown
time-filter-whose-all = All sides
time-filter-whose-mine = Mine
time-filter-whose-theirs = Theirs
time-die = d{ $die }: { $face }
time-combat-against = against
time-combat-column = Column
time-combat-result = Result
time-combat-losses = Losses
time-combat-details = All steps of this combat
time-combat-chart = Show it on the chart
time-loss-gone = destroyed
time-loss-weakened = weakened
time-moment = This moment
time-undo-to-here = Undo to here
time-undo-nothing = there is nothing to take back.
time-undo-not = Cannot be taken back to here: { $why }
time-undo-confirm =
    { $count ->
        [one] This takes back one answer. Go ahead?
       *[other] This takes back { $count } answers. Go ahead?
    }
time-undo-yes = Take back
time-undo-no = Keep
time-branch = Play on from here as a new game
time-now = Now
time-bar = Going through the game
time-slider = Moment of the game
time-position = { $where }, step { $step } of { $steps }
time-step-back = One step back
time-step-forth = One step on
time-previous-combat = Previous combat
time-next-combat = Next combat
time-play = Show the game from here
time-pause = Pause
time-speed = Speed: { $speed } times
time-film = What happened since you looked
time-film-offer =
    { $combats ->
        [0] Since you last looked, the other side was on the move.
        [one] Since you last looked there was { $combats } combat.
       *[other] Since you last looked there were { $combats } combats.
    }
time-film-watch = Watch it
time-film-combats-first = Combats first
time-film-dismiss = No, thank you
time-film-frame = { $at } of { $of }
time-film-skip = Skip
time-showing = What happens now
time-showing-on = Go on
time-showing-all = Skip all ({ $count } more)
time-key-back = One step back in time
time-key-forth = One step on in time
time-key-play = Show the game, or pause
time-key-skip = Go on without waiting for dice and moves
time-key-skip-all = Skip everything that waits to be shown
time-dice-hint = Bars: how often it fell. Dashed lines: how often it should fall. Only dice that you saw are counted.
time-dice-none = No die has been rolled yet.
time-dice-kind =
    { $count ->
        [1] Every d{ $sides }
       *[other] { $count }d{ $sides }, added up
    }
time-dice-rolls =
    { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }
time-dice-mean = Mean { $mean }, expected { $expected }.
time-dice-much-lower = Much lower than expected: { $surplus } in all.
time-dice-lower = A little lower than expected: { $surplus } in all.
time-dice-as-expected = About as expected: { $surplus } in all.
time-dice-higher = A little higher than expected: { $surplus } in all.
time-dice-much-higher = Much higher than expected: { $surplus } in all.
time-dice-bar = { $total }: fell { $fell } times, expected { $expected }
time-dice-total = Total
time-dice-fell = Fell
time-dice-expected = Expected

## Reference
info-drawer = Reference
info-tab-here = Here
info-tab-story = Story
info-tab-units = Units
info-tab-turns = Turns
info-tab-charts = Charts
info-tab-overlays = Overlays
info-tab-notes = Notes
info-tab-dice = Dice
info-title-here = What lies here
info-title-story = The story so far
info-title-units = Order of battle
info-title-turns = Turns and tracks
info-title-charts = Charts
info-title-overlays = Overlays
info-title-notes = Notes and marks
info-title-dice = Dice statistics
info-key-units = Order of battle
info-key-charts = Charts
info-key-overlays = Overlays
info-load-carry = Carry boxes: { $used } of { $all } full
info-load-ammo = Ammo boxes: { $used } of { $all } full
info-story-none = Nothing has been read yet.
info-story-paragraph = Paragraph { $number }
info-units-search = Search units
info-units-listed = Which units are listed
info-units-found =
    { $count ->
        [one] { $count } unit found
       *[other] { $count } units found
    }
info-units-none = No unit fits.
info-listed-all = All
info-listed-on-map = On the map
info-listed-can-act = Can still act
info-listed-to-come = To come
info-listed-destroyed = Destroyed
info-listed-left = Left the map
info-standing-on-map = on the map
info-standing-to-come = to come
info-standing-destroyed = destroyed
info-standing-left = left
info-can-act = can act
info-hidden = Face down
info-hidden-units = Face down
info-tracks = Tracks
info-tracks-sea = Sea control
info-arrival-unnamed = units that are not named yet
info-tracks-replacements = Replacement points
info-formation-light = Show its counters on the map
info-turn-track = Turn track
info-box = Box { $number }
info-box-now = the marker is here
info-turn-now = now
info-arrival-at = at
info-arrival-late = (due on turn { $turn })
info-charts-none = This game has no charts.
info-chart-enlarge = Enlarge the chart
info-chart-used = Used:
info-chart-shown = The cell that you asked for is lit.
info-chart-latest = Light the last one used
info-overlay-traces = Last turn’s moves of the other side
info-overlays-hint = Lay any of these over the map. Your choice is remembered.
info-overlays-past = While you look at the past, nothing is laid over the map.
info-overlays-none = Nothing can be laid over the map now.
info-notes-private = Only you see this.
info-notes-text = Notes
info-marks = Marks on the map
info-marks-none = No marks yet.
info-mark-sign = Sign
info-mark-text = A few words, if you like
info-mark-add = Mark { $hex }
info-mark-no-hex = Point at a hex first
info-mark-remove = Take the mark off { $hex }
info-sign-1 = exclamation mark
info-sign-2 = question mark
info-sign-3 = star
info-sign-4 = cross
info-sign-5 = flag
info-here-hex = Hex { $hex }
info-here-terrain = Terrain
info-here-lines = Runs through
info-here-sides = Hexsides
info-here-control = Held by
info-here-objective = Objective
info-here-sight = What is seen from here
info-here-marks = States
info-here-stack =
    { $count ->
        [0] No unit here
        [one] One unit
       *[other] Stack of { $count }, from the top
    }
info-here-nothing = Point at a hex or a counter to read about it.

## Map
map-region = Map
map-loading = The map is being laid out
map-help = Arrow keys move the cursor from hex to hex, Enter acts there, N goes to the next unit that can act, question mark lists all keys.
map-hex = Hex { $hex }, { $terrain }
map-empty = empty
map-objective = objective
map-held-by = held { $seat-by }
map-box = Box { $box }, { $panel }
map-in-box = in the box { $box }
map-stack = Stack in { $hex }
map-place = Hex { $hex }
map-counter = { $seat } { $kind } { $size } { $name }
map-hidden-counter = { $seat } counter, face down
map-in-hex = in { $hex } ({ $terrain })
map-on-top = on top of { $count }
map-and-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
map-value-attack = attack { $number }
map-value-barrage = barrage { $number }
map-value-range = range { $number }
map-value-defense = defense { $number }
map-value-movement = movement { $number }
map-key-sight = Show what is seen from here
map-sight-blocked = Not seen from { $from }: { $by } is in the way
map-sight-clear = Seen from { $from }
map-raised = A hit with CAP:
map-value-steps =
    { $number ->
        [one] one step
       *[other] { $number } steps
    }
map-go = Go to { $hex } for { $cost }
map-choice-costing = { $label } ({ $cost })
map-cost-left = { $cost } · { $left } left
map-several = { $count } things can be done here
map-menu = What to do in { $hex }
map-enter = Enter: { $what }
map-enter-choose = Enter: choose between { $count } answers
map-enter-nothing = Nothing can be done here now; W asks why not
map-whole-stack = Take the whole stack
map-whole-stack-held = The whole stack: point at a lit hex
map-confirm = Do it
map-close = Close
map-why-not = Why not?
map-why-nothing = Nothing forbids it, but it is not asked now.
map-outlook-on = Attack on { $place }:
map-percent = { $percent } %
map-dice = Dice
map-key-step = Move the cursor to the next hex
map-key-step-slanted = Move the cursor aslant
map-key-act = Act at the cursor
map-key-next = Next unit that can act
map-key-previous = Previous unit that can act
map-key-stack = Take the whole stack under the cursor
map-key-why = Why, or why not, at the cursor
map-key-numbers = Hex numbers on and off
map-key-nearer = Nearer
map-key-farther = Farther
map-key-fit = The whole map
map-key-pan = Shift the map
map-key-back = Close what is open

## Playing: what is asked, why, odds, rules, coach, help
play-your-decision = { $seat }: your decision
play-interrupt =
    { $asked-number ->
        [plural] { $asked-The } are asked in the turn { $active-of }
       *[singular] { $asked-The } is asked in the turn { $active-of }
    }
play-in-their-turn = In the turn { $active-of }
play-waiting-interrupt =
    Your turn stops for a moment: { $seat-number ->
        [plural] { $seat-the } have to decide
       *[singular] { $seat-the } has to decide
    }
play-ladders = Show the whole track
play-stack = The stack, from its top
play-stack-top = on top
play-stack-bottom = at the bottom
play-plan-named = The combat being planned
play-plan-nobody = nobody yet
play-plan-against = against
play-plan-strength = Strength
play-plan-column = Column
play-plan-total = Modifiers
play-plan-hindered = Not like this:
play-plan-waiting = Still to fight
play-plan-touches = touches
play-plan-over = Fought:
play-plan-show = Show { $hex } on the map
play-many-units =
    { $count ->
        [one] One unit to choose
       *[other] { $count } units to choose from
    }
play-many-hexes =
    { $count ->
        [one] One hex to choose
       *[other] { $count } hexes to choose from
    }
play-many-in-range = { $count } hexes in range
play-click-unit = Click one on the map, or press n for the next
play-click-range = Click one on the map, near or far
play-click-hex = Click one on the map
play-tap = Tap one on the map
play-tap-range = Tap one on the map, near or far
play-filter = Narrow the list
play-filter-none = Nothing like that here
play-modes-pay = How it is paid
play-modes-act = How it is done
play-compass = Directions
play-hand = Cards in hand
play-card-playable = playable
play-shop = Equipment
play-shop-clips =
    { $count ->
        [one] one more clip is paid for
       *[other] { $count } more clips are paid for
    }
play-shop-grenades =
    { $count ->
        [one] one more grenade is paid for
       *[other] { $count } more grenades are paid for
    }
play-shop-ware = On sale
play-shop-price = Points
play-shop-weight = Room
play-shop-several = { $count } for 1
play-shop-free = free
play-shop-boxes = carry boxes: { $carry }, ammo boxes: { $ammo }
play-shop-carry = carry box
play-shop-ammo = ammo box
play-round-strip = Who acts when
play-read = Just read
play-pools = Points of the sides
play-no-way-back = This cannot be taken back.
play-warning-show = Show where
play-everyone = All that can: { $count }
play-other-ways =
    { $count ->
        [one] One other way, which costs more and brings no more
       *[other] { $count } other ways, which cost more and bring no more
    }
play-not-yet = Not yet
play-undo-how-far =
    { $answers ->
        [one] Takes back your last answer
       *[other] Takes back your last answer; { $answers } can be taken back in turn
    }
play-unit-previous = Previous unit that can act
play-unit-next = Next unit that can act
play-units-to-act =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
play-thinking =
    { $seat-number ->
        [plural] { $seat-The } are thinking …
       *[singular] { $seat-The } is thinking …
    }
play-waiting = Waiting for { $seat-the }
play-bots-rest =
    { $seat-number ->
        [plural] { $seat-The } are next. Let the bots play to watch them.
       *[singular] { $seat-The } is next. Let the bots play to watch them.
    }
play-review = Look at it again
play-again = Play again
play-account-points = Points
play-account-losses = Losses
play-account-luck = Luck with the dice
play-account-no-dice = No dice
play-account-dice = Dice statistics
play-account-hidden = What was hidden
play-past = You look at the past: turn { $turn }, answer { $step } of { $now }
play-branch = Play on from here as a new game

# Chances and reasons
play-prospect-of = What may come of it: { $what }
play-reading-basis = How this is reckoned
play-chance-faces = One die: each face and what it brings
play-chance-meanings = What the results mean
play-chances = Chances
play-chance-result = Result
play-chance-share = Chance
play-chance-fraction = Exactly
play-odds-untold = The chances are not told:
play-made-of = What it is made of
play-why-of = Why? { $what }
play-why-at = Why, and why not? { $what }
play-why-more = More about it
play-why-nothing = Nothing is asked about this place now.
play-why-free = Allowed, and it costs nothing.

# Rules
play-rule-in-en = Read it in English
play-rule-in-it = Leggila in italiano
play-rule-section = In chapter { $chapter }
play-rule-unknown = This rule is not in the book of the program.
play-rule-back = Rule before
play-rule-forward = Next rule

# Hand-over
play-hand-over = { $seat }, please take the screen
play-hand-over-why = Each side sees what the other may not know. Nobody else should look now.
play-hand-over-show = I play { $seat-the }: show me the table
play-hand-over-together = We look together from now on

# Coach
play-coach = Coach
play-coach-on = Coach, help me
play-coach-off = Silence the coach
play-coach-do = Do it for me
play-coach-show = Show me
play-coach-next = Next

# Keys
play-keys-answer = Answer
play-keys-map = On the map
play-keys-look = Look things up
play-keys-time = Through time
play-key-numbers = The answer with this number
play-key-end = End the phase, the move, the choice
play-key-everyone = Bring in all that can take part
play-key-give-up = Give up what is being planned
play-key-modes = Switch to the next way of acting
play-key-undo = Take back the last answer
play-key-help = This help

# Help
play-help-table = At the table
play-help-keys = Keys
play-help-signs = Signs
play-help-rules = Rules
play-help-glossary = Glossary
play-help-about = About
play-how-choose-title = Choose
play-how-choose = Whoever must decide sees one question. Everything marked on the map can be clicked; what has no place there is a button with a number key.
play-how-move-title = Move
play-how-move = Click a unit, then the hex it should reach, near or far: each shows its cost. Or drag it there, or go hex by hex. On a touch screen a second tap confirms.
play-how-attack-title = Attack
play-how-attack = Choose the target, add units, and watch the exact chances. Nothing is settled before you announce it.
play-how-why-title = Ask why
play-how-why = Press w on any place: what a move costs and counts, item by item, or the rule that forbids it. Every rule number opens the rule.
play-how-undo-title = Take back
play-how-undo = Undo takes back your last answer. It stops at dice, at what was revealed, and at the other side’s choices.
play-how-time-title = Look back
play-how-time = The bar below the map goes through the whole game. From any moment you can play on as a new game.
play-how-secrets-title = Secrets
play-how-secrets = You see what your side may know. Two people at one screen hand it over; the table is covered in between.
play-how-look-title = Look things up
play-how-look = The drawer on the left holds the order of battle, charts, overlays such as zones of control and supply, and your notes.
play-glossary-search = Search the glossary
play-rules-search = Search the rules
play-not-loaded = It could not be loaded.
play-signs-marks = What counters carry
play-signs-kinds = Kinds of unit
play-signs-sides = Sides
play-signs-map = On the map
play-sign-reach = can be reached; the number is the cost
play-sign-target = can be attacked
play-sign-chosen = chosen
play-sign-cursor = cursor
play-sign-hint = the coach points here
play-sign-objective = decides the game
play-about-title = Esagono
play-about-what = Esagono is a free program for playing hex-and-counter wargames with the rules fully enforced: on one machine, alone, with friends, or against bots. Nothing you do here leaves this machine.
play-about-rules = The rules are told in our own words and by number, so that you can look them up in your rulebook. They do not replace it.
play-about-independence = Esagono is independent: it is neither made nor approved by the publishers or designers of the games. Names of games belong to their owners and are used only to say which rules are meant.
play-about-licenses = The program may be used under the MIT or the Apache 2.0 license; the fonts have licenses of their own.

## The page of a squad
squad-title = The squad
squad-to-table = To the table
squad-next-mission = Next mission
squad-next-mission-about = The squad goes on with its men, its experience and its history. Any mission may come next.
squad-none = No squad has been chosen yet, or the games of this rulebook stand by themselves.
squad-missions = Missions behind it
squad-first-mission = This is its first mission.
squad-won = won
squad-not-won = lost
squad-points = { $points } points
squad-fallen = The lost
squad-fallen-at = { $name }, { $mission }
squad-command = commands
squad-served = { $missions ->
    [0] no mission yet
    [one] one mission
   *[other] { $missions } missions
}, { $wounds ->
    [0] never hurt
    [one] hurt once
   *[other] hurt { $wounds } times
}
squad-initiative = Initiative
squad-perception = Perception
squad-weapon-skill = Weapon Skill
squad-driving-skill = Driving Skill
squad-movement = Movement
squad-experience = Experience
squad-fate-fit = fit
squad-fate-wounded = wounded
squad-fate-incapacitated = out of the fight
squad-fate-saved = out of the fight, brought out
squad-fate-left-behind = left behind
squad-fate-killed = killed
squad-kit = Carries
squad-done = All missions
squad-deeds = Last mission
squad-deed-kf = killed by fire (card { $card })
squad-deed-if = put out of the fight by fire (card { $card })
squad-deed-wf = wounded by fire (card { $card })
squad-deed-ka = killed hand to hand (card { $card })
squad-deed-ia = put out of the fight hand to hand (card { $card })
squad-deed-ca = captured (card { $card })
squad-deed-wa = wounded hand to hand (card { $card })
squad-deed-kot = tank destroyed (card { $card })
squad-deed-imt = tank immobilized (card { $card })
squad-deed-koc = vehicle destroyed (card { $card })
squad-done-killed = { $count } killed
squad-done-incapacitated = { $count } put out of the fight
squad-done-wounded = { $count } wounded
squad-done-captured = { $count } captured
squad-done-vehicles = { $count ->
    [one] one vehicle
   *[other] { $count } vehicles
}

## The page as an app, and without its program
page-app-description = Hex-and-counter wargames with the rules fully enforced.
page-offline-title = The table is closed
page-offline-why = The program that keeps this table is not running on this machine, so there is nothing to show. Your games are safe.
page-offline-what = Start Esagono again: this page comes back by itself, or a new one opens.
page-offline-again = Try again

## Games of earlier rules
earlier-title = A game of earlier rules
earlier-short = Of earlier rules
earlier-mark = Played under an earlier version of the rules or with other files of its scenario; it opens as far as it still plays.
earlier-stands =
    { $answers ->
        [one] It has one answer; { $stands } of it can be played by the present rules.
       *[other] It has { $answers } answers; the first { $stands } can be played by the present rules.
    }
earlier-nothing = It plays to its end as it did.
earlier-difference = The first difference:
earlier-go-on = Go on from here
earlier-look = Look at it as it was told
earlier-told = As it was told
earlier-told-note = Answers and dice as the record has them, from answer { $from } on. The map shows the last situation that the present rules lead to.
earlier-told-none = The table shows every answer of the record.
earlier-by-hand = set by hand
