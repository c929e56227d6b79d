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
table-draw = Draw
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
table-fault-no-way = it cannot go there now: no way leads there from where it lies
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
table-open-unknown = There is no scenario “{ $id }”: { $hint }
table-open-near = did you mean “{ $near }”?
table-open-far = none has a name like it
table-open-data = The scenario’s files are faulty: { $what }
table-open-option = { $what }
table-open-not-offered = { $scenario } does not offer the option “{ $option }”; it offers { $offered }
table-open-offers-none = { $scenario } does not offer the option “{ $option }”; it offers none
table-open-record-answer = The record cannot be opened: in line { $line } stands no answer of this game
table-open-record-damaged = The record cannot be opened: line { $line } is not as it was written, or a newer program wrote it
table-open-record-data = The record cannot be opened: the files of { $scenario } have changed since it was played
table-open-record-dice = The record cannot be opened: in line { $line } the dice are not those of this game
table-open-record-end = The record cannot be opened: the game does not end as line { $line } tells
table-open-record-illegal = The record cannot be opened: what line { $line } plays is forbidden, { $why } ({ $rule })
table-open-record-options = The record cannot be opened: it was played with the options { $recorded }, not { $present }
table-open-record-over = The record cannot be opened: the game is over before line { $line }
table-open-record-rules = The record cannot be opened: it was played by version { $recorded } of the rules, here is version { $present }; the program that wrote it can play it
table-open-record-scenario = The record cannot be opened: it is a game of { $recorded }, not of { $present }
table-open-record-seat = The record cannot be opened: in line { $line } it is somebody else’s turn
table-open-record-seats = The record cannot be opened: { $recorded } sat at its table, here it would be { $present }
table-open-record-after = The record cannot be opened: it takes up another game, and has to be set up after that one
table-open-record-unknown = The record cannot be opened: there is no scenario “{ $id }” (line { $line }). If it is one of somebody’s own, open its files together with the record; otherwise: { $hint }

## Games of earlier rules
table-comment = “{ $text }”
table-record-player = { $seat }: { $name }
table-record-date = Date: { $date }
table-record-event = Event: { $event }
table-earlier-rules = This game was played by version { $recorded } of the rules; here is version { $present }.
table-earlier-data = This game was played with other files of its scenario than there are now.
table-earlier-stands =
    { $answers ->
        [one] { $stands } of its one answer can be played as it was.
       *[other] { $stands } of its { $answers } answers can be played as they were.
    }
table-differs-nowhere = Nothing differs: it plays to its end as it did.
table-differs-set-up = It can no longer be set up: { $why }.
table-differs-seats = It can no longer be set up: { $recorded } sat at its table, now it would be { $present }.
table-differs-illegal = Answer { $step }, “{ $answer }”, is forbidden now: { $why } ({ $rule }).
table-differs-answer = Answer { $step }, “{ $answer }”, can no longer be read.
table-differs-seat = At answer { $step }, “{ $answer }”, somebody else is asked now: { $seat }.
table-differs-over = The game is over now before answer { $step }, “{ $answer }”.
table-differs-die-missing = For answer { $step }, “{ $answer }”, a die of { $sides } sides is rolled now that was not rolled then ({ $rule }).
table-differs-die-other = For answer { $step }, “{ $answer }”, a die of { $sides } sides is rolled now, then it was one of { $written } ({ $rule }).
table-differs-die-left = For answer { $step }, “{ $answer }”, fewer dice are rolled now than were then.
table-differs-end = Every answer can be played, but the situation at the end is another than it was.

## Games in a row
table-series-goes-on = The game before is not over yet; finish it first
table-series-leaves-nothing = The game before leaves nothing that another could take up
table-series-cannot-take-up = What the game before has left cannot be taken up here: { $why }
table-series-follows-none = The record follows no other game; its head has no line “after”
table-series-follows-another = The record follows the game with the seal { $named }, which was not shown
table-series-differs = The record’s head is not what the game before has left: “{ $at }” is { $head } in the head, and was { $left } in the end
