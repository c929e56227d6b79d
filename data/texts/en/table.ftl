### The table itself: words that every system needs. Original to Esagono.

## Joins the last item of a list to the others.
table-and = and

## Seats and viewers
table-spectator = spectator
table-asked =
    { $seat-number ->
        [plural] { $seat-The } decide
       *[singular] { $seat-The } decides
    }
table-waiting = Waiting for { $seat-the }
table-your-decision = Your decision

## Turns
table-turn = Turn { $turn } of { $turns }
table-turn-labeled = Turn { $turn } of { $turns }: { $label }
table-player-turn = Player turn { $seat-of }
table-phase = Phase: { $phase }

## Ends
table-over = The game is over
table-winner =
    { $seat-number ->
        [plural] { $seat-The } win
       *[singular] { $seat-The } wins
    }
table-draw = A draw
table-result = Result: { $result }

## Boxes off the map
table-box-setup = to be set up
table-box-turn = reinforcements of turn { $turn }
table-box-destroyed = destroyed
table-box-exited = exited

## Answers and buttons
table-yes = yes
table-no = no
table-end-phase = End phase
table-done = Done
table-undo = Undo
table-no-undo = This cannot be taken back: something hidden has been shown
table-why = Why?
table-result-none = no result
table-odds = Odds
table-reading = { $first }, { $rest }
table-reading-hex = you win the hex { $percent } %
table-reading-hit = you hit { $percent } %
table-reading-destroyed = you destroy it { $percent } %
table-reading-harm = the target suffers { $percent } %
table-reading-losses-steps = losses { $own } : { $other } steps
table-reading-losses-levels = losses { $own } : { $other } levels
table-reading-tenths = { $whole }.{ $tenths }
table-reading-basis = Yours come first. Whoever has a choice takes what the chart demands.
table-help = Help
table-quit = Quit
table-choices = Choices
table-log = Log
table-refused = Not allowed: { $why } [{ $rule }]
table-die = A d{ $die } shows { $face }.
table-only-answer = Only answer: { $answer }
table-hidden = hidden

## Text play in the terminal
table-play-hint = ? for help
table-play-help =
    Answer with the number or the text of an action, or with one of these:
    ? this help · map the counters hex by hex · log what happened so far
    why ACTION what it costs, or why not · odds ACTION the chances of its results
    undo take back the last answer · record print the record · quit leave the table

## Refusals that no rule is behind
table-fault-not-an-action = '{ $text }' is no action: { $why }
table-fault-dice = { $what }
table-fault-over = the game is over
table-fault-no-roll = the action rolls no die
table-fault-nameless = what the dice of this action decide has no name of its own
table-fault-too-many = the action has more than { $allowed } sequences of dice
table-fault-viewer = there is no viewer `{ $name }`; there are { $seats } and spectator
table-fault-unforeseen = nobody can look behind '{ $action }': it rolls dice, shows something hidden or leaves the choice to another seat
table-no-undo-nothing = nothing has been played
table-no-undo-no-such-step =
    { $played ->
        [one] only one answer has been given
       *[other] only { $played } answers have been given
    }
table-no-undo-roll = dice were rolled in step { $step }
table-no-undo-reveal = step { $step } showed, or might have shown, something hidden
table-no-undo-other-seat = step { $step } was the other side's choice
table-no-undo-over = the game is over and the seed of its dice is told
table-open-unknown-scenario = { $what }
table-open-data = The scenario’s files are faulty: { $what }
table-open-option = { $what }
table-open-record = The record cannot be opened: { $what }
