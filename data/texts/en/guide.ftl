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
    B1 keeps watch at the bridge, B9 stays in reserve. The table counts them beside the answer; that is our plan. Until a die has rolled you can still undo.
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

## The guided battle of Mill Brook
guide-brook-welcome =
    Welcome to Mill Brook
    You lead the Prussians in blue for six turns. Wear down the Austrian army: what it loses tells on its Army Morale, the row of boxes above this panel. At 6 or less it may lose heart.
    I explain every question and suggest an opening. Follow me or not: the table only offers what the rules allow.
guide-brook-stacks =
    Stacks have an order
    Only the top four levels of foot and horse fight, and only guns that lie above them fire. Art 1 lies on top of IR 5: it can fire at once. Leave everything as it is.
guide-brook-counters =
    Reading a counter
    KR 8 shows 5-6-5: strength, morale, movement. The squares on the right are its levels; each loss takes one, and morale sinks with them. The stripe is the color of its Wing, which Zieten leads.
guide-brook-select =
    The horse goes first
    Both Groups are Effective this turn, so everybody moves at full speed. South of the marsh the ground is open: the cuirassiers ride for the Austrian horse in 1012.
guide-brook-ride =
    Into the enemy zone
    The numbers are movement points. 0912 touches only 1012: next to enemy horse KR 8 must stop, and will fight nobody else. From 0911 it would have Neudorf on its hands too.
guide-brook-second =
    Support behind the line
    KR 8 has three levels: with the three of DR 4 they are more than four, so only one of them is Engaged. The other is Support. It takes no part, but it can advance, and charge afterwards.
guide-brook-stack =
    Who lies on top?
    Here you see the stack from its top, and what DR 4 would be at each place. Put it at the bottom: fresh dragoons charge better than tired ones.
guide-brook-leader =
    Their leader rides along
    Units more than five hexes from their Wing leader are Out of Command. Zieten’s +1 also helps the charge of horse in his own hex, so bring him along.
guide-brook-end-move =
    The foot waits
    Guns may not fire at an enemy next to your own foot. So this turn the infantry stays where it is and lets the batteries speak. End the movement; the page asks whether you mean it.
guide-brook-target =
    Bombardment
    Both batteries see IR 20 in 0907, Art 1 from two hexes, Art 2 from three. Point at a red hex: the card tells strength, every modifier and the chances with all guns that can fire.
guide-brook-guns =
    Guns together
    The figures of a battery are its strength at range 1, 2 and 3. Art 1 counts 4 here and Art 2 only 1, but 5 together reach the next column of the table. A hex can be bombarded only once in a phase.
guide-brook-ground =
    Whose ground counts
    Strength, column and modifiers stand in the plan, the six faces of the die below it. You choose the firing hex whose terrain counts.
guide-brook-shoot =
    Fire!
    Nothing can be taken back once a die has rolled. Roll.
guide-brook-fight =
    Close combat
    A level less for IR 20. Now every Engaged unit must fight: the panel lists who still has to, and lines on the map join those who touch. Here there is one pair only.
guide-brook-from =
    Who attacks
    Name the attacking hexes; each must touch every hex attacked. Until you announce it, the plan can be taken back.
guide-brook-planner =
    Look before you leap
    5 against 5 is 1-1. KR 8 has the better morale, and as only cavalry attacks the whole difference counts: +1. Below stand the six results with equal chances, attacker first, then what each sum is made of.
guide-brook-announce =
    Announce it
    Until the die has rolled or the defender has answered you can still undo. The defender could still evade with Fast units if no Formed cavalry attacked him.
guide-brook-roll =
    The die
    Loss points are paid with levels or with retreats: first a level, then a unit of low morale falls back. Roll.
guide-brook-advance =
    After them
    The Austrian cuirassiers have lost a level and fled in Disorder. Take their hex with everybody: whoever advances last lies on top, and that shall be the fresh dragoons.
guide-brook-charge =
    Charge!
    After a combat Formed cavalry may charge on: die, morale and the leader’s +1 must reach 11. DR 4 has 6 + 1 and needs a 4. In the end all horse that fought is Disordered anyhow.
guide-brook-charge-at =
    At whom?
    The dragoons in 1112 are weaker than Neudorf, and one does not charge into a town. Naming the hex rolls the die.
guide-brook-charge-roll =
    They ride
    A charge is a close combat of its own, at 3-2 this time. Roll.
guide-brook-charge-advance =
    A rout
    DR 1 is Routed and runs to the edge of the map. Every Rout and every lost counter is a Combat Success for the other side; three of them raise your Army Morale by one. Advance.
guide-brook-charge-others =
    Others of the hex
    Whoever stands where the Charge began may follow. Let the cuirassiers stay: somebody has to hold the hex that was won.
guide-brook-momentum =
    Momentum
    The Austrians could not satisfy all their loss points, and you have advanced: that gives Momentum. A marker on 1111 costs the horse there 2 if it has to attack in its turn.
guide-brook-morale =
    The morale of armies
    At the end of the turn each army counts its lost counters and its Routed units. Click the two rows of boxes above to see the whole track, and which rule waits in which box.
guide-brook-your-game =
    Your game now
    Lay the marker. Then it is Austria’s turn: you will be asked for lead units, losses and retreats. Next turn send the foot against IR 20.
    I stay here and explain each question. Key ? opens the help.

## Every question of Prussia's Glory
guide-prussia-set-up =
    Setting up
    The marked hexes are those the battle allows for this piece. The army as printed can be laid out at once, too.
guide-prussia-arrange =
    The order of stacks
    Whoever lies on top fights first; guns fire only from above all foot and horse.
guide-prussia-displaced =
    A leader without his men
    The enemy has driven him from his hex: he joins friends nearby, and you choose among those equally near.
guide-prussia-activate =
    An army asleep
    Before it is active an army neither moves nor fights. An attempt costs Army Morale whether it succeeds or not; the enemy coming close wakes it for nothing.
guide-prussia-sight =
    The enemy in sight
    Once, when an enemy is seen within seven hexes, a sleeping army may try to wake in the middle of his move. Trying is free; you pay only if it succeeds and you want it.
guide-prussia-column =
    In column
    Wings in column march fast and fight badly. They deploy before the command rolls, or in a hurry when the enemy comes within three hexes.
guide-prussia-help =
    Command
    Degraded units and those Out of Command move at half speed. A special leader may make one Wing Effective with a roll; the Army Commander may lead two units himself.
guide-prussia-rout =
    Rout
    Routed units run toward their edge before anybody moves. They come back only by rallying.
guide-prussia-retreat =
    Retreat
    Away from the enemy and out of his zones if possible. Through friends a retreat spreads disorder: they check their morale at once, and may retreat themselves.
guide-prussia-follow =
    The leader
    A leader may go with a unit that retreats, or stay with those who stand.
guide-prussia-order =
    Movement
    One piece after the other. Units under an Engaged marker are bound: exchanging them turns the marker to −2. Stacks can be put in order here.
guide-prussia-move =
    On the march
    The pills show what each hex costs. Foot that becomes Engaged must stop; as Support it may go on.
guide-prussia-stack =
    Into the stack
    Choose the place; beside each stands what the unit will be there.
guide-prussia-bombard =
    Artillery
    Range 1 to 3, in sight, and not at enemies next to your own troops. In the enemy’s turn you fire at adjacent hexes only, before he attacks.
guide-prussia-rally =
    Rally
    Every shaken unit outside enemy zones may try once: roll its morale or less. Point at it to see what helps and what hinders.
guide-prussia-fight =
    Planning the combats
    Every Engaged unit of both sides must fight once. The plan shows who is still unmatched; colors and numbers join those who touch. A combat that would leave somebody without an enemy is refused.
guide-prussia-evade =
    Out of the way
    Fast units may leave before the blow falls, one hex, all together. Nobody else can.
guide-prussia-support =
    Surrounded
    With Support in the hex you may throw it in, up to four levels. Both sides then lose one more.
guide-prussia-lead =
    The lead unit
    Its morale counts in the roll, and it takes the first loss.
guide-prussia-ground =
    The ground
    The attacker says over which two hexes the main thrust goes: the worse of the two counts, and what lies between.
guide-prussia-roll =
    The die of the combat
    Column, modifiers and the six results are in the panel. After it leaders in the hexes may fall.
guide-prussia-lose =
    Paying the result
    A loss point costs a level, or a retreat once a unit has lost its first level and its morale is low. Losing levels keeps the hex, falling back keeps the unit.
guide-prussia-advance-into =
    Advance
    Foot and horse of the attacking hexes may enter, leaders with them. Guns found there are captured by a roll.
guide-prussia-momentum =
    Momentum
    More was won than the enemy could pay: go on one hex, or lay a marker that weighs on his next combat.
guide-prussia-charge =
    Charge
    Name the riders, then the hex. One die for all: with morale and leader it must reach 11.
guide-prussia-waiting =
    The enemy’s turn
    Watch his lines: next turn everybody Engaged has to fight. You are asked whenever your units have something to decide.
guide-prussia-over =
    The battle is over
    The bar below leads back to any moment, and from there you can play on another way. Rossbach is the next step: larger armies, and both have to wake first.

## The guided mission of Corbeau Bridge
guide-corbeau-welcome =
    Welcome, sergeant
    You lead eight men against an enemy whom nobody plays: a book of paragraphs does, and you read only what you have come upon. Cross the bridge, search the mill, bring the papers home.
    I explain every question as it comes and suggest a beginning. Follow me or not: the table only offers what the rules allow.
guide-corbeau-squad =
    Who goes?
    A new squad is bought man by man. The ready-made one has names, habits and good eyes: take it for the first time.
guide-corbeau-kit =
    The armory
    Everything costs points and takes room: dark boxes are what a man can carry, golden ones his ammunition. Pick a man to see what still fits. For today everybody gets his usual kit with one button.
guide-corbeau-kit-done =
    Armed
    Each card shows full and free boxes. There is room and money for more, if you like: a grenade more never hurts. When you are content, press Done.
guide-corbeau-group =
    Operations
    As long as no enemy is in view there are no turns: one man goes, or several together. Click those who go along. Four will do: the sergeant, Brandt, Tuttle, and Sorrentino, who sees best.
guide-corbeau-enter =
    Onto the map
    The marked hexes are yours to enter by. Take A6.
guide-corbeau-story =
    You have read something
    What you come upon is told in the log, and the tab Story keeps it to be read again. What you have not read nobody knows, not even this page.
guide-corbeau-march =
    A hex may hold something
    Every hex that is entered is looked up on a hidden card. Often there is nothing. Since looking would tell, a step cannot be taken back. Go to B6.
guide-corbeau-event =
    A check
    Here the card asked for an Event check: two dice, and whatever the list says of their sum. The marker means that this hex has had its say. Go on by C6 to D5, beside the road.
guide-corbeau-look =
    Sharp eyes
    At D5 Sorrentino looked around: a die no higher than his Perception finds something. Whether they notice you is another die, against the activation level. The bar on top says whether anybody listens. Go to E5, and hold your breath.
guide-corbeau-rounds =
    Rounds
    You have seen him first. Now time is counted: in each Round one die decides how many turns everybody has, by his Initiative. The strip above the question shows who has two, one or none, and who has lost his head.
guide-corbeau-first =
    The best shot
    Those with two turns act first, and the advantage is yours. Tuttle has Weapon Skill +2: the red number at the lower right of his counter. Let him act.
guide-corbeau-fire =
    Fire
    Aimed fire takes the whole turn and hits oftener; snap fire leaves room for a second shot. Below the answers stand the chances, and what they are made of: range, ground, stance, skill. Fire with care.
guide-corbeau-stance =
    Down
    Hit! After acting he may still change his stance. Whoever crouches is harder to hit, whoever lies prone harder still, but from the ground one neither walks nor shoots. Crouch.
guide-corbeau-second =
    Before he recovers
    The sentry is wounded and still has a turn. Sorrentino is next.
guide-corbeau-aim =
    A grenade
    A grenade needs no good aim, only the right hex, and whoever is in it may be hurt. Take one in hand: then you are asked where it goes.
guide-corbeau-throw =
    Where to?
    Resting on a hex tells the chance that it comes down there; otherwise it goes wide, and not always away from friends. Throw it into H5.
guide-corbeau-your-game =
    It is your patrol now
    The sentry is out of the fight. Across the river wait the mill, and whoever is in it; the barn and the cottage are worth a point each, too. Keep the others near, cross one at a time, and come home by A4 to A8.
    I keep explaining every question. Good luck.
guide-corbeau-finish =
    Done
    He stays as he is: Done.

## Every question of Ambush!
guide-ambush-squad =
    Which squad?
    The ready-made squad serves as a whole. A new one is bought with squad points, and its ratings are rolled.
guide-ambush-recruit =
    Buying soldiers
    Eight men, at least one of them a commander. Initiative is dear and worth it: it gives turns in Rounds and keeps a man from panic.
guide-ambush-equip =
    Equipment
    Pick a man, then what he gets. Prices are weapon points; dark boxes are carry boxes, golden ones ammo boxes. Clips and grenades come several for a point.
guide-ambush-set-up =
    Setting up
    The instructions say where everybody may begin; the marked hexes are those.
guide-ambush-operations =
    Operations
    Choose who goes, then where. A group goes together, hex by hex, and each new hex may hold something. Outside of that you may change stances, hand things over, drag the wounded.
guide-ambush-choose =
    It is up to you
    The paragraph leaves you a choice. What comes of it, nobody can tell you.
guide-ambush-handle =
    Things change hands
    Weapons fill carry boxes, clips and grenades ammo boxes. What is put down stays in the hex.
guide-ambush-act =
    Whose turn?
    The strip above shows who has turns left. Choose who takes his now; when all of yours are done, the enemy or the next box follows.
guide-ambush-turn =
    One turn
    Move, fire, throw, help somebody, or hand the turn on: one thing, as a rule. The chances of attacks stand below the answers.
guide-ambush-move-on =
    On the move
    Ground costs movement points; crouching is slower, crawling slowest. Stop where you like.
guide-ambush-second-shot =
    Once more?
    After snap fire there is room for a second shot or a few steps.
guide-ambush-stance =
    And now?
    After acting a man may change his stance. Low is safe, but slow.
guide-ambush-throw =
    Where does it go?
    Any hex in reach. The chance is for hitting that hex; a throw that goes wide comes down nearby.
guide-ambush-react =
    Something at his feet
    He has noticed it in time. Throwing it away is bold, dropping flat is wise.
guide-ambush-let-go =
    Too much to carry
    A wounded man carries less. Something has to stay here.
guide-ambush-drive =
    At the wheel
    Cars like roads. A turn costs points as a hex does, and whoever drives too fast has accidents.
guide-ambush-other =
    Your decision
    All that is allowed is offered. Press a rule’s number to read it.
guide-ambush-waiting =
    Wait
    The enemy acts by his paragraphs. The log tells what he does.
guide-ambush-over =
    Mission over
    The points are reckoned on the right. Look at it all again with the bar below, or send out another patrol: the dice will tell another story.

## The guided game of the Imjin crossing
guide-imjin-welcome =
    Welcome to the Imjin
    You lead North Korea, for two turns. Munsan (N2917), Uijeongbu (N3019) or a single crossing of the border line is worth a minor victory, Goyang (N2820) a major one; the Allies win more if they take Kaesong or Haeju.
    I explain every question as it comes and suggest an opening. Follow me or not: the table only offers what the rules allow.
guide-imjin-base =
    A base for your helicopters
    Attack helicopters start from a base and return to it. Mi-24D reaches 12 hexes: from N2414 it covers the border and is out of harm’s way.
guide-imjin-counters =
    Reading a counter
    1/815 shows 4-4 and 8: attack, defense and movement. A red ground means mechanized, a yellow one light infantry that helicopters can lift. The disk on the left is its efficiency, 5; the pips are two levels. The first loss turns it to its weaker side, the second removes it.
guide-imjin-segments =
    Who may do what, and when
    You have the initiative, so this turn has every segment: you move and fight, exploit, then the Allies react, then both move and fight once more. The line at the top always says whose segment it is and who may move how.
guide-imjin-tunnel =
    A Tunnel under the border
    In the first turn you have one. Switch “Tunnel” on and point at N2818: every attack on that hex counts 2 less on the die, and two hexes beside it may hold more units. It is where we strike.
guide-imjin-lift =
    Over the wire
    One airmobile point lifts one stacking point up to 24 hexes. Take 81 LI up with “By helicopter” and send it behind the front: the South Koreans will have to turn round.
guide-imjin-escort =
    Escort
    The enemy may fire at every flight. Each air point of escort makes his die worse by 1. You have four points in this turn and want three for the attack: give one.
guide-imjin-land =
    Where to land
    Never in an enemy City, Urban hex or Installation, but beside one, out of enemy zones of control. N2720 lies across the Han from Goyang. Then the enemy fires.
guide-imjin-goyang =
    Into Goyang
    You came through. From a landing hex free of enemy zones one step into an empty place beside is allowed: go into Goyang.
guide-imjin-clearing =
    Not yet yours
    An enemy City must be cleared. Under its marker 81 LI cannot attack, and at the end of the turn it needs a roll: three stacking points are wanted there, and you have one. Still, every unit that is sent against it is missing at the Imjin.
guide-imjin-brigades =
    Two brigades, one march
    Units stacked at the start can march together. Take 1/815 up and add 2/815.
guide-imjin-march =
    Zones of control
    At least two stacking points have a zone in the six hexes around; whoever enters one stops. Not over rivers, and for now not over the border. Click N2717: the way is found for you. In the first turn a border hex costs 1 more.
guide-imjin-halt =
    Four to a hex
    17 Snp and two brigades are three stacking points; four may stand in a hex without harm. The march ends here.
guide-imjin-undo =
    Changed your mind?
    Undo, or the key u, takes your last answers back. Only dice and what has been revealed stay. Key w over a hex tells why a unit can go there or not.
guide-imjin-end-movement =
    End the segment
    N2818 now has enemies on three sides: 10 points of attack in N2817, 11 in N2717, 5 in N2718. That is all we need.
guide-imjin-target =
    Choose the target
    You never have to attack, and a hex is attacked only once in a segment. N2818 holds 1/I and a Combat Outpost.
guide-imjin-attackers =
    Everybody joins
    Add all six units; a click on the target does it at once. Three hexes of attackers count 1 off the die.
guide-imjin-planner =
    Read the plan
    26 to 7: more than 3:1, and the fraction helps the die. The border Fortification shifts two columns left, surprise one right. Below stand the exact chances; a low die is good for the attacker.
guide-imjin-declare =
    No way back
    A declared attack must be fought. Declare it.
guide-imjin-lead =
    The lead unit
    Its efficiency against that of the enemy’s gives further columns, and it takes the first loss. 17 Snp would bring a column, but has one level only and would be lost. 1/815 can bear it.
guide-imjin-support =
    Support from the air
    Up to four air points and two helicopter units support an attack; each point counts 1 off the die. Commit your three air points and Mi-24D 1.
guide-imjin-support-done =
    Now the defender
    That is all. He may answer with two air points and a helicopter unit; then air defense fires at both.
guide-imjin-roll =
    The die
    A result such as 1/3R reads: you lose one level, he three, and what is left retreats. He takes his losses first. Roll!
guide-imjin-advance =
    Advance after combat
    Nobody is left in N2818. At least one attacker must go in, four stacking points at most: both brigades and 6/II.
guide-imjin-advance-done =
    The bridgehead is full
    Zones of control never hinder an advance. Motorized and mechanized units might even have gone a hex farther, had there been an empty one without a river before it.
guide-imjin-end-combat =
    The first blow has fallen
    Nobody else can attack. After this the enemy’s Elite units may react, those with efficiency 6 or more; then you exploit.
guide-imjin-exploitation =
    Exploitation
    Units outside enemy zones of control move again with all their points. This is when a breach becomes a breakthrough, if there is a road behind it.
guide-imjin-end-exploitation =
    Hold what you have
    Behind N2818 runs the Imjin: over a river every attack counts half. Your divisions guard both banks well where they are, so end the segment; or close up with 15/II, if you like.
guide-imjin-no-exploitation =
    Not at any price
    Attacks in this segment are shifted two columns left, and here half strength comes on top. Let it be.
guide-imjin-to-come =
    What is still to come
    First the Allies react with everything they have. Then both sides move and fight once more, you first, with nothing shifted. Who controls a hex, and whether a place is cleared, is settled only at the end of the turn.
guide-imjin-your-game =
    Your game now
    End the segment and meet the counterattack. Munsan can be attacked from three sides, Goyang needs friends for 81 LI, and Haeju must not fall to the Marines. The second turn is contested and short. Keep air points for your defense.
    I stay here and explain each question. Key ? opens the help.

## Every question of Next War
guide-nextwar-set-up =
    Set-up
    The marked places are those the scenario allows for this piece. Keep helicopters in range of the front, Outposts where the first attack will fall.
guide-nextwar-weather =
    The weather
    Whoever has the initiative chooses that of the first turn. Bad weather costs the side without all-weather aircraft more.
guide-nextwar-base-lost =
    A base has fallen
    What survived must fly to another base in reach at once, and does nothing more in this turn. A helicopter unit without one is lost.
guide-nextwar-shelter =
    Storms
    Ships leave the coast: to a friendly port or the At Sea box of their zone.
guide-nextwar-mover =
    Movement
    Point at a unit and then where it goes, or drag it there; a stack that is dragged goes as a whole. The buttons above the answers switch to other ways: by helicopter, by sea, from base to base. Entering an enemy zone of control stops a unit and costs 1.
guide-nextwar-elite =
    Elite Reaction
    Only units with efficiency 6 or more that stand outside enemy zones of control, and only on the ground. Close the gap, or get out of the way.
guide-nextwar-exploitation =
    Exploitation
    Units outside enemy zones of control move again. Look for gaps and roads, and for retreats that you can bar.
guide-nextwar-march =
    On the march
    Every hex shows what is spent on the way to it. A unit may always go one hex. Without “Pass a place by” it stops in an enemy City or Installation to clear it.
guide-nextwar-escort =
    Escort
    Each air point of escort makes the enemy’s fire worse by 1, and cannot be hit itself. What you give here is missing in combat.
guide-nextwar-landing =
    Landing
    Highlands and mountains need a road to land on; enemy Urban hexes, Cities and Installations are barred. In an enemy zone of control the unit stops.
guide-nextwar-step =
    One more step
    Whoever landed free of enemy zones may step into an empty enemy place beside and begin to clear it.
guide-nextwar-sail =
    Ships
    At Sea, Inshore, open-sea hex: a naval unit moves along this chain. Marines who begin in the Inshore box with their ships can land from the sea hex in the next combat segment.
guide-nextwar-ship =
    Sea transport
    From port to port, or over the beach by a Beachhead. Where the Inshore box is not yours, a roll decides whether the voyage succeeds.
guide-nextwar-target =
    Combat
    Choose a hex to attack, or end the segment: nobody must attack. Look for targets on clear ground, with no river before them, that can be reached from three hexes or more.
guide-nextwar-exploitation-combat =
    Exploitation Combat
    Any unit may attack, but two columns are taken off. Only strong attacks are worth it.
guide-nextwar-plan =
    Planning an attack
    Add units and watch the odds, the shifts and the chances. A river halves those who attack over it; armor counts double on clear ground against those without.
guide-nextwar-defenders =
    Too many to defend
    In an overstacked hex only units up to the limit defend. Choose the best.
guide-nextwar-lead =
    The lead unit
    Its efficiency is compared with that of the enemy’s, and it takes the first loss. The best one shifts the column, the one with two levels survives.
guide-nextwar-attack-support =
    Support of the attack
    At most four air points, two helicopter units, any number of ships in range. Air defense fires at all but ships. What is spent is gone for the turn.
guide-nextwar-defense-support =
    Support of the defense
    At most two air points, one helicopter unit, ships in range. Each point counts 1 on the attacker’s die. Is this the fight to spend them on?
guide-nextwar-roll =
    Roll
    The plan shows column and modifiers. The lower the die, the better for the attacker; in a result the attacker’s loss stands first.
guide-nextwar-loss =
    Losses
    The lead unit takes the first level. After that every unit must have lost one before any loses a second: choose whom you can spare.
guide-nextwar-repulsed =
    Thrown back into the sea
    The assault failed and costs one more level. The Marines stay with their ships and may try again.
guide-nextwar-stand =
    Stand or go?
    In Urban hexes, Cities, Fortifications, mountains and Beachheads a retreat may be refused: the lowest efficiency is rolled for. It costs one more level to stay.
guide-nextwar-retreat =
    Retreat
    Towards your own map edge, out of enemy zones of control; through them a check may cost a level. Where nobody can go, the hex loses a level more.
guide-nextwar-advance =
    Advance
    At least one attacker goes in, and none may overstack. In an enemy City, Urban hex or Installation those who enter have to clear it.
guide-nextwar-advance-again =
    A second hex
    Motorized and mechanized units may go on into an empty hex, whatever the zones. Think of where a counterattack would find them.
guide-nextwar-beachhead =
    A Beachhead
    It brings supply and further troops by sea, holds two stacking points more and helps in defense. There are only a few.
guide-nextwar-clearing =
    Clearing
    Die plus modifiers must reach the number of the marker: the lead unit’s efficiency helps, too few units hurt. Urban hexes want four stacking points, Cities three, Installations two.
guide-nextwar-reinforcement =
    Reinforcements
    Choose among the marked places; heavy units need a port, others a base out of enemy zones of control.
guide-nextwar-replacements =
    Replacements
    Give reduced units outside enemy zones of control a level back, or rebuild lost ones for more. Points may be saved.
guide-nextwar-waiting =
    The Allies play
    Watch the log and the map. If they attack you, I am back: you will choose your lead unit and your support.
guide-nextwar-over =
    The game is over
    Look at it again with the bar below. Then try the other side: landing the Marines is a game of its own. “The Train to Seoul” is a good next step.
