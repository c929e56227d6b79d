### What the coach says. The first line of a text is its heading. Original to Esagono.

## The guided game of Mill Bridge
guide-mill-welcome =
    Welcome to the table
    You lead Blue. In six turns cross the river and take the crossroads in 10.05, worth 5 points; Wood Hill and Mill Bridge are worth something too.
    I explain every question as it comes and suggest an opening. Follow me or not: the table only offers what the rules allow.
guide-mill-set-up =
    Your first decision
    Tank battalion B9 may start in 02.07 or next to it. The marked hexes are your choices: click one, or let me do it.
guide-mill-stacks =
    Stacks
    Units in the same hex form a stack. Your opponent sees only its top unit, so the order is a small secret. It is fine as it is.
guide-mill-counters =
    Reading a counter
    B5 shows 7-5-9: Attack Strength, Defense Strength and Movement Allowance. Two pips are two steps: the first loss turns it to its weaker side, the second removes it.
    The yellow band means it can exploit. Point at any counter or hex to read about it.
guide-mill-infantry =
    Select a unit
    A lone Red regiment, R2, holds 07.07 behind the stream. We will throw everything at it. Begin with B4: click it, or press n until it is chosen.
guide-mill-range =
    Range and costs
    The numbers show what each hex costs B4, of its 5 points. Woods cost 2. Next to an enemy you enter his zone of control: 2 more, though it never stops you by itself.
    Go to 06.07: 2 + 3 = 5, exactly enough. Click it: the path is found for you.
guide-mill-stop =
    Done with this one
    B4 has arrived. One move ends before the next begins, so stop here.
guide-mill-undo =
    Changed your mind?
    Undo, or the key u, takes your last answers back. Clicking a line of the log goes back to that moment. Only dice and what has been revealed stay.
guide-mill-tanks =
    Two tanks, one move
    B5 and B6 stand in the same hex and can move together. Select B5, then add B6.
guide-mill-tanks-way =
    Nine points to spend
    Tanks reach far, and a road costs only ½ a hex. Take them to 06.06: 1 + 1 + 3 = 5 of 9 points, 2 of them for R2’s zone of control.
guide-mill-tanks-stop =
    Hold them here
    With 4 points left the tanks could overrun R2 at once, for 2 points. But alone they are too weak against a stream: stop, and attack with everybody.
guide-mill-third =
    Room for one more
    Three units may stand in a hex. It is not checked while they move, but at the end of the phase, and what is too much is eliminated. B3 is the third for 06.06.
guide-mill-third-way =
    Mind the river
    The river cannot be crossed, except at the bridge, and zones of control do not reach over it. So only the way to 06.06 costs extra.
guide-mill-third-stop =
    The hex is full
    B3, B5 and B6: three units, the limit. Stop here and send nobody else to 06.06.
guide-mill-last =
    The last attacker
    B8 can still make it to 06.07, beside B4. Select it.
guide-mill-why-not =
    Why, and why not?
    Point at a hex and press w: the table tells what a move there costs, or which rule forbids it. Try it on 07.07, where the enemy stands. Then move B8 to 06.07.
guide-mill-last-stop =
    To the last half point
    All 5 points are spent, and that is allowed. Stop.
guide-mill-end-movement =
    End the phase
    B1 keeps watch at the bridge, B9 stays in reserve. The table warns you that they have not moved; that is our plan. There is no way back into a phase.
guide-mill-target =
    Choose a target
    You may attack hexes in the zones of control of your units, and you never have to. Attack 07.07.
guide-mill-attackers =
    Plan the attack
    Add the units that take part and watch the odds grow. All attack across the stream, so each counts half. Nothing is settled until you announce it.
guide-mill-announce =
    Read the odds
    25 strength, halved, is 12½ against 4: rounded, 3:1. The bars show how likely each result of the table is. It is a good attack: announce it.
guide-mill-roll =
    The dice
    A is the attacker, D the defender. The number is the steps lost, r the hexes to retreat: D1r2 costs Red one step and two hexes. Roll!
guide-mill-advance =
    Advance after combat
    Red has lost a step and given way: 07.07 is empty. Units that attacked may go in. Send B5.
guide-mill-halt =
    How far?
    Units that can exploit may follow for as many hexes as the r of the result: one more for B5. But whoever ends beside an enemy cannot exploit this turn. Halt here.
guide-mill-advance-second =
    The second tank
    Send B6 after it. Zones of control do not hinder an advance.
guide-mill-halt-second =
    Side by side
    Together they are stronger. Halt B6 here as well, out of Red’s zones of control.
guide-mill-advance-done =
    Enough
    The infantry holds the bank behind you. You are done advancing.
guide-mill-end-combat =
    One attack was enough
    Each unit attacks once in this phase, and nobody else has a target. End it: the Exploitation Phase belongs to your tanks.
guide-mill-exploit =
    Exploitation
    Units with the yellow band move again, with all their points, unless they begin beside an enemy’s zone of control. Take B5 and B6 together.
guide-mill-exploit-way =
    Behind the bridge
    From 07.06 the bridge in 07.05 lies open: no river on this side. Go there, 3 of 9 points.
guide-mill-overrun =
    Overrun!
    An overrun is an attack within a move, for 2 points. R7 lies on top; what is below stays hidden until you commit, so the odds are not told. Dare it.
guide-mill-overrun-roll =
    Now you see them
    R14 was hiding there. 14 against 5 is 3:1, with nothing halved. Once announced there is no way back: roll.
guide-mill-overrun-advance =
    Mill Bridge is yours
    The hex is empty, and after an overrun you must enter it. Passing through a hex gives you control of it: one point.
guide-mill-end-turn =
    End of your turn
    B9 could still move. After this phase supply is checked for you: every unit needs a way to your map edge, free of enemies and their zones. Then it is Red’s turn.
guide-mill-arrival =
    Reinforcements
    B10 arrives on turn 2. It must enter, costs nothing to place and may move at once with all its points.
guide-mill-supply =
    Keep your supply
    Overlays (key v) show supply and zones of control. A unit cut off is marked: half attack, half movement. A friendly unit in a hex keeps the line open there.
guide-mill-your-game =
    Your game now
    The crossroads wait in the east, Wood Hill in the north, and Red gets two regiments on turn 3. Be quick, lose little: each Blue unit lost costs 2 points.
    I stay here and explain each question. Key ? opens the help.

## Every question of the Standard Combat Series
guide-scs-set-up =
    Set-up
    Choose one of the marked hexes. No hex may hold more units than the stacking limit. Think of the first turn: roads, and distance to the enemy.
guide-scs-stacks =
    Order of a stack
    The enemy sees only the top unit. A unit with an Attack Strength must lie on top if there is one. Otherwise the order is yours.
guide-scs-arrive =
    Reinforcements
    New units enter at the start of your Movement Phase, at no cost, and move at once. They may even be placed beside the enemy, never on him.
guide-scs-movement =
    Movement Phase
    Move as many units as you like, one or one stack at a time. Before you end the phase look which attacks you have prepared, and how many units stand in each hex.
guide-scs-exploitation =
    Exploitation Phase
    Units with the yellow band may move again and overrun, unless they began the phase in an enemy zone of control. Go for gaps, crossroads and supply lines.
guide-scs-move =
    Moving
    Each hex shows its cost; entering an enemy zone of control costs 2 more. A unit that cannot pay may still go one hex. Next to the enemy an overrun may be possible.
guide-scs-target =
    Combat Phase
    Choose a hex to attack, or end the phase. A unit attacks once and is attacked once. Look for hexes that you can hit from several sides.
guide-scs-attackers =
    Planning an attack
    Add units and watch the odds. Woods double the defender, streams and bridges weaken who attacks across them. What lies under an enemy’s top unit stays unknown until you announce.
guide-scs-react =
    You are attacked
    Before the dice fall you may answer. You know only how many units attack from each hex.
guide-scs-roll =
    Roll
    Two dice choose the row, the odds the column. A is for the attacker, D for the defender; the number is steps, r is hexes to retreat. The defender carries out his part first.
guide-scs-convert =
    Retreat or stand?
    Every hex of retreat can be bought off with a step. Stand where the ground matters; give way where units matter more.
guide-scs-lose-step =
    Step losses
    The first loss falls on the strongest unit. Every unit loses one step before any loses two. Beyond that you choose.
guide-scs-retreat =
    Retreat
    Each hex must lead farther away, and toward your supply if possible. Every enemy zone of control on the way costs the stack a step: avoid them if you can.
guide-scs-lose-in-retreat =
    Losses on the way
    The stack loses a step for an enemy zone of control, or for a hex it could not retreat. You choose the unit.
guide-scs-advance =
    Advance after combat
    The hex is empty: units that attacked may take it. It costs no points and zones of control do not matter, but look where the enemy can strike back.
guide-scs-go-on =
    Farther?
    A unit that can exploit may go on for as many hexes as the r of the result. Stop away from enemy zones of control if it is to exploit afterwards.
guide-scs-overstacked =
    Too many units
    More units stand here than the limit allows. The excess is eliminated, and you choose which. Count your stacks before a phase ends.
guide-scs-waiting =
    The other side decides
    Watch what happens on the map and in the log. You may be asked in between, for losses and retreats.
guide-scs-over =
    The game is over
    Look at it again with the bar below the map, or play on from any moment as a new game. Next time try it without me, or as Red.

## The guided firefight at Berezovka
guide-pickets-welcome =
    Welcome to the firefight
    You lead two German squads, G1 and G2, against two Soviet ones. The school in 21-G08 is worth 2 points at the end, every squad destroyed 1.
    I explain every question and suggest an opening. Follow me or not: the table only offers what the rules allow.
guide-pickets-begin =
    Begin
    Nothing is to be set up here. The first round begins when you say so.
guide-pickets-bid =
    Who goes first?
    Both sides roll two dice. You have 3 command points (CAP) for the whole round, and each adds 1 to this roll. Keep them: they are worth more later.
guide-pickets-hit =
    A hit
    7 on the dice, firepower 4 and your two CAP make 13: exactly enough. The red star on S2 is a hit marker that lies face down; only its owner knows what it says, until the unit is attacked again. It may try to rally.
guide-pickets-your-game =
    Your game now
    S2 has slipped into the school. G1 has 2 AP left, you have 1 CAP, and whoever holds 21-G08 at the end scores. A unit in the enemy’s hex fights in close combat.
    I stay here and explain each question. Key ? opens the help.
guide-pickets-counters =
    Reading a counter
    Top left is what a shot of G1 costs in action points, top right what a move costs. Below in red is its firepower against men, in blue against armor, then its range; at the right its defense, the small number for the flank. The arrow shows where it looks.
guide-pickets-activate =
    Activate a squad
    A ready unit gets 7 action points (AP) when you first use it. Click G1 and choose to act with AP.
guide-pickets-move =
    One action
    Each turn is a single action, then the other side has one. Moving costs 1 AP here, more in woods and houses. Go to 21-J08, onto the road.
guide-pickets-face =
    Which way?
    Turning after a move is free. G1 fires only ahead, and its flank is weaker. Look north.
guide-pickets-again =
    AP are kept
    G1 still has 6 AP: it stays active over several turns until they are used up. The points of both sides stand at the top. Use G1 again.
guide-pickets-again-move =
    Along the road
    On a road the ground costs nothing extra. Go on to 21-I08.
guide-pickets-again-face =
    Eyes ahead
    North again, towards the village.
guide-pickets-opportunity =
    An opportunity action
    While G1 is active, G2 can still do something: a ready unit may take one action at once, and is spent after it, without touching the AP of G1.
guide-pickets-opportunity-move =
    G2 closes up
    To 21-J10, to cover the road from the right.
guide-pickets-opportunity-face =
    And spent
    When it has turned, G2 is spent: its counter lies in the shade. It can act again this round only for CAP or by a card.
guide-pickets-target =
    Somebody is in sight
    S2 has come to 21-G09. G1 has 5 AP; a shot costs 3. Use G1.
guide-pickets-sight =
    Who sees whom?
    The dotted golden edge shows what lies before G1. Rest on a hex and press s to see everything in sight from there; what is hidden grows dark, and the hex in the way is named.
guide-pickets-fire =
    Before you fire
    The number above S2 is your chance. Rest on it: firepower 4 against 12, +1 for the wooden house, so 9 is needed. With CAP it gets better. Fire at 21-G09.
guide-pickets-roll =
    CAP make the difference
    Each CAP adds 1, at most 2 for a roll, and must be paid before the dice fall. The buttons say what it is worth: 28 %, 42 %, 58 %. Spend two.

## Every question of Conflict of Heroes
guide-coh-set-up =
    Set-up
    Choose one of the marked hexes for the unit shown above. Look for cover: woods, houses and thickets raise its defense. Units marked as hidden are written down in secret; nobody else sees where.
guide-coh-begin =
    Everything stands
    Look the map over before the first round: what counts, where the cover lies, what can be seen from where. Rest on a hex and press s for its field of view.
guide-coh-face =
    Which way it looks
    A unit fires only before it, and its flank is weaker than its front. Click the arrow or the hex it shall look at. Look at the enemy you fear most.
guide-coh-plot =
    Shells for next round
    Choose in secret where the artillery lands. It comes down at the start of the next round, on whoever is there then, friends included.
guide-coh-close-call =
    Shells are coming
    This unit may use its chance to get away before they land.
guide-coh-bid =
    Initiative
    Both sides roll two dice; the higher total acts first in this round. Every command point (CAP) adds 1, but it is gone for the rest of the round.
guide-coh-turn =
    Your turn
    One action, then the other side has one. A ready unit acts with its seven action points (AP) and keeps the rest for later turns. A spent one can still act for CAP or by a card. Opportunity actions make another ready unit spent after a single action.
guide-coh-plan =
    What do they do?
    Blue hexes can be moved to; red ones with a dashed edge hold a target, with the chance of a hit above it. Rest on a hex to read the price and the reckoning. Add a neighbor to the group to shoot together.
guide-coh-move =
    Where to?
    Each member of the group takes its own way, one hex after another.
guide-coh-path =
    Bonus hexes
    A vehicle goes on for nothing as long as it has bonus hexes left and the ground allows it. Go on, or stop here.
guide-coh-hindered =
    Held up
    Wire and road blocks cost more. Pay and go in, or stay where you are.
guide-coh-surprise =
    A surprise
    Somebody was hidden there. You may go on as planned or stop.
guide-coh-spot =
    Who directs the fire?
    Indirect fire needs a friend who sees the target. Choose from which hex it is directed.
guide-coh-aim =
    One after the other
    Everybody in the hex is attacked with a roll of his own. Choose whom you roll for next.
guide-coh-roll =
    Roll
    Two dice and your firepower against the defense value: reach it and you hit, beat it by 4 or more and the target is destroyed. Each CAP adds 1 before the roll; the buttons show what it is worth.
guide-coh-chance =
    A chance
    A card or a talent gives you this choice. Its text stands with the question; letting it be costs nothing.
guide-coh-fly =
    In the air
    An aircraft flies forward hex by hex and turns by one hexside at a time. Attack when the target lies before it, then leave the map.
guide-coh-waiting =
    The other side decides
    Turns change after every action. Watch the map and the log; you may be asked in between.
guide-coh-over =
    The firefight is over
    Look at it again with the bar below the map, or play on from any moment as a new game. Next try First Contact, or play the Soviets.
