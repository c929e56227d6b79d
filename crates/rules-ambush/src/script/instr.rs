//! What paragraphs may say: a closed list of instructions, orders and tests.
//!
//! `H` is a hex: a text in a file, a hex of the map in a checked mission.

use catalog::Bilingual;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::terms::{Model, Side, Speed, Stance, Terrain, VehicleKind};

/// A paragraph's number.
pub type P = u16;

/// One instruction of a story paragraph. What leads to another paragraph stands last.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Instr<H> {
    /// Go on with another paragraph.
    Goto(P),
    /// [AMB 5.1g] The first case whose tests all hold; none: nothing happens.
    Cases(Vec<Case<H>>),
    /// [AMB 5.5i] Only if this sighting has happened.
    Require(Require),
    /// [AMB 5.7] A perception check.
    Perception(Perception<H>),
    /// [AMB 5.8] An activation check.
    Activation(Activation),
    /// A die with spans.
    Roll(RollCases),
    /// The player decides.
    Choose(Vec<Choice>),
    /// [AMB 6.2] A German or a German vehicle comes into play.
    Activate(Activate<H>),
    /// [AMB 6a] Rounds begin; during Rounds only `two-turns` counts.
    Rounds(Rounds<H>),
    /// [AMB 5.5] The condition changes when all else of the paragraph is done.
    Condition(u8),
    /// Victory points won (positive) or lost (negative).
    Vp(Award),
    /// [AMB 5.7f] An Event marker in the hex of the paragraph.
    EventMarker,
    /// Something is laid on the map.
    Place(Placing<H>),
    /// Something is taken off the map.
    Remove(Placing<H>),
    /// [AMB 12] Mines come to light.
    Trap(Trap<H>),
    /// Artillery strikes.
    Artillery(Strike<H>),
    /// [AMB 3.2c] A shot by an enemy who is never seen.
    Shot(Shot<H>),
    /// Somebody finds something.
    Item(Finding<H>),
    /// Somebody in the hex of the paragraph uses up one of these.
    Spend(Model),
    /// [AMB 2.6a] A soldier or a tank joins the squad.
    AttachUs(Attach<H>),
    /// [AMB 9.5f] A German weapon that fired in the last Round is out of ammunition.
    AmmoOut,
    /// How far one sees from now on; 0 is as far as the map goes.
    Visibility(u8),
    /// Germans leave the map.
    Withdraw(Vec<u16>),
    /// [AMB 6.8i] A special reaction of a German comes into force: of the one who moves or acts,
    /// or of the card named.
    Reaction(Reaction),
    /// [AMB 6.8j] It ends.
    EndReaction(Option<u16>),
    /// [AMB 6.8g] The German who moves stops here.
    StopMove,
    /// [AMB 6.8g] The German who moves goes to this hex next.
    MoveTo(H),
    /// [AMB 7.4a] The German who moves leaves the map.
    Leave,
    /// The mission ends.
    EndMission,
}

/// One case.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "H: Deserialize<'de>")]
pub struct Case<H> {
    /// All of these hold.
    #[serde(rename = "if", default)]
    pub tests: Vec<Test<H>>,
    /// Then go there; nowhere: nothing happens.
    pub go: Option<P>,
}

/// What depends on a sighting.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Require {
    /// The sighting.
    pub sighting: u8,
    /// Where to go if it has happened.
    pub then: P,
    /// Where to go if not; nowhere: nothing happens.
    pub otherwise: Option<P>,
}

/// [AMB 5.7] Who checks.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who<H> {
    /// [AMB 5.7d] The best of those in the hex.
    Best,
    /// Every one in the hex, one success is enough.
    EachInHex,
    /// [AMB 5.7e] Every one who sees this hex, one success is enough.
    SeersOf(H),
    /// Every active soldier on the map, one success is enough.
    All,
}

/// A perception check.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Perception<H> {
    /// Who checks.
    pub who: Who<H>,
    /// [AMB 5.7b] Added to Perception.
    #[serde(rename = "mod", default)]
    pub modifier: i8,
    /// Where success leads.
    pub ok: Option<P>,
    /// Where failure leads.
    pub fail: Option<P>,
}

/// An activation check.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Activation {
    /// [AMB 5.8c] Added to the level.
    #[serde(rename = "mod", default)]
    pub modifier: i8,
    /// Where success leads.
    pub ok: P,
    /// Where failure leads.
    pub fail: Option<P>,
}

/// Which dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceWord {
    /// 0 to 9.
    One,
    /// 0 to 18.
    Two,
    /// 0 to 99.
    Percent,
}

/// A die with spans.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RollCases {
    /// Which dice.
    pub dice: DiceWord,
    /// The spans in rising order, each up to its highest number; the last covers the rest.
    pub cases: Vec<SpanCase>,
}

/// One span of a die.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpanCase {
    /// The highest number of the span.
    pub max: u8,
    /// Where it leads; nowhere: nothing happens.
    pub go: Option<P>,
}

/// One thing the player may choose.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// What the player reads.
    pub text: Bilingual,
    /// Where it leads; nowhere: nothing happens.
    pub go: Option<P>,
}

/// [AMB 6.2] A German who comes into play.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Activate<H> {
    /// His card, or the card of the vehicle.
    pub card: u16,
    /// Where; none: beside `seat`, in the vehicle.
    pub hex: H,
    /// How he holds himself; left out for vehicles.
    pub stance: Option<Stance>,
    /// [AMB 6.2b] A crew weapon of his is not ready.
    #[serde(default)]
    pub unready: bool,
    /// Which way a vehicle faces: the neighbor it looks at.
    pub facing: Option<H>,
    /// [AMB 17.1c] Whether an armored vehicle is closed.
    #[serde(default)]
    pub closed: bool,
    /// [AMB 17.5a] He sits in this vehicle (its card); the first named drives.
    pub aboard: Option<u16>,
}

/// [AMB 6.1d] Who has the advantage of the first Round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AdvantageWord {
    /// As the dice say.
    #[default]
    Dice,
    /// The squad.
    Us,
    /// The Germans.
    German,
}

/// [AMB 6.1j, 6.1p] Who has two turns in the first Round.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TwoTurns {
    /// All Germans.
    Germans,
    /// The Germans with these cards.
    Cards(Vec<u16>),
    /// All aware soldiers of the squad, without dice.
    UsAware,
    /// All aware soldiers of the squad whom the die does not panic.
    UsAwareUnpanicked,
}

/// Who of the squad is aware by itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AwareWord<H> {
    /// Everybody.
    All,
    /// Those who have just come into the hex.
    Entering,
    /// Those who see this hex.
    InSightOf(H),
}

/// [AMB 6a] Rounds begin.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rounds<H> {
    /// Who has the advantage.
    #[serde(default)]
    pub advantage: AdvantageWord,
    /// Who has two turns.
    pub two_turns: Option<TwoTurns>,
    /// Who is aware by itself.
    pub aware: Option<AwareWord<H>>,
}

/// Victory points and what they are for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// How many; negative ones are lost.
    pub n: i8,
    /// What for.
    pub why: Bilingual,
}

/// What can be laid on the map.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Piece<H> {
    /// [AMB 2.4m] A ford.
    Ford,
    /// [AMB MRa] A roadblock.
    Roadblock,
    /// [AMB 2.4j] A crater.
    Crater,
    /// [AMB 2.4k] Rubble.
    Rubble,
    /// [AMB 2.4l] A fire.
    Fire,
    /// A bridge that has been blown: the hex is water.
    BlownBridge,
    /// [AMB MKa] A bunker, its door toward this neighbor.
    Bunker {
        /// The neighbor the door looks at.
        door: H,
    },
    /// [AMB 2.4n] A landmark: what the player reads on it.
    Landmark(Bilingual),
    /// [AMB 8.2w] A landmark that blocks sight as woods do: what the player reads on it.
    Screen(Bilingual),
    /// An empty vehicle.
    Vehicle {
        /// Which.
        kind: VehicleKind,
        /// The neighbor it looks at.
        facing: H,
    },
    /// [AMB 2.4o] An Event marker.
    EventMarker,
}

/// Something laid on the map or taken off it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Placing<H> {
    /// What.
    pub what: Piece<H>,
    /// Where.
    pub hex: H,
}

/// Which mines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TrapWord {
    /// [AMB 12.1] A booby trap.
    Booby,
    /// [AMB 12.2] A minefield.
    Mines,
}

/// Mines that come to light; those who are there check at once.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trap<H> {
    /// Which.
    pub kind: TrapWord,
    /// Where; left out: the hex of the paragraph.
    pub hex: Option<H>,
}

/// Where artillery strikes.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Strike<H> {
    /// The hex of the paragraph.
    Here,
    /// A hex with soldiers of the squad, at random.
    RandomUs,
    /// A hex with active Germans, at random.
    RandomGerman,
    /// These hexes, one after the other.
    At(Vec<H>),
}

/// How a target is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// [AMB 9.6c] The nearest.
    Nearest,
    /// [AMB 9.6d] The easiest to hit.
    Easiest,
}

/// [AMB 3.2c] A shot by an enemy who is never placed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shot<H> {
    /// With what.
    pub weapon: Model,
    /// His Weapon Skill.
    pub ws: i8,
    /// From where.
    pub from: H,
    /// At whom.
    pub pick: Pick,
}

/// Something found.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Finding<H> {
    /// What.
    pub item: Model,
    /// What it is called, where it is documents.
    pub name: Option<Bilingual>,
    /// The papers' key, which victory points name.
    pub key: Option<String>,
    /// [AMB M5f] What the papers are worth to who brings them home, where the instructions do not
    /// say.
    pub vp: Option<u8>,
    /// Where it lies; left out: the best of those in the hex of the paragraph holds it if he has
    /// room, or else it lies there.
    pub at: Option<H>,
}

/// [AMB 2.6a] Somebody who joins the squad.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attach<H> {
    /// His card, or the card of the tank.
    pub card: u16,
    /// Where.
    pub hex: H,
    /// How he holds himself; left out for vehicles.
    pub stance: Option<Stance>,
    /// Which way a tank faces.
    pub facing: Option<H>,
}

/// A special reaction.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reaction {
    /// The column of his card.
    pub letter: char,
    /// Whose; left out: of the German who moves or acts.
    pub card: Option<u16>,
}

/// One order of a German action paragraph: what cannot be done is skipped.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// [AMB 6.8e] Take this stance: by the free change, else by a movement point left.
    Stance(Stance),
    /// The same by the free change alone.
    FreeStance(Stance),
    /// The same by the free change or a point left, unless he stands in this terrain.
    StanceUnlessIn(Stance, Terrain),
    /// The same by the free change alone, unless a soldier of the squad sees him.
    FreeStanceUnlessSeen(Stance),
    /// [AMB 9.6b] Fire: aimed if possible, else by instinct.
    BestFire(Pick),
    /// Aimed fire only.
    AimedFire(Pick),
    /// Snap fire only.
    SnapFire(Pick),
    /// [AMB 9.7i] Fire the crew weapon together with the other man; alone by instinct.
    JointFire(Pick),
    /// [AMB 10] Throw a grenade.
    Grenade(Pick),
    /// [AMB 11] Assault to kill.
    Assault,
    /// [AMB 11.3] Charge to kill.
    Charge,
    /// [AMB 6.8f] Move by the red references: run in these kinds of terrain, crawl in the others.
    Move(Vec<Terrain>),
    /// [AMB 7.4] The same until out of the squad's sight.
    MoveOutOfSight(Vec<Terrain>),
    /// [AMB 7.4c] If nobody sees him at the end of the Round he is gone.
    VanishIfUnseen,
    /// [AMB 6.3i] Give the turn to the man who can use it best.
    GiveTurn,
    /// [AMB 6.8i]
    SetReaction(char),
    /// [AMB 6.8j]
    EndReaction,
    /// [AMB 6.8n]
    Surrender,
    /// [AMB 9.4b]
    ClearJam,
    /// [AMB 9.7d]
    ReadyWeapon,
    /// [AMB 17.5b] Get into the car in his hex: as driver if nobody drives.
    Mount,
    /// [AMB 17.5b] Get out of the car.
    Dismount,
    /// [AMB 17.4] Drive by the red references.
    Drive(Speed),
    /// [AMB 17.8c] Act by the driving column of his card from now on.
    TakeWheel,
    /// [AMB 17.13] What a tank does, in order, as far as its crew points go.
    Tank(Vec<TankOrder>),
    /// Read a story paragraph: what he does has consequences.
    Read(P),
    /// Nothing more.
    Wait,
}

/// [AMB 17.13] One order of a tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TankOrder {
    /// Fire the gun at vehicles first, then soldiers, then nothing.
    Gun(Pick),
    /// Load the gun.
    Load,
    /// Fire the bow machine gun with care.
    BowAimed(Pick),
    /// Fire the bow machine gun by instinct.
    BowSnap(Pick),
    /// Fire the coaxial machine gun with care.
    CoaxialAimed(Pick),
    /// Fire the coaxial machine gun by instinct.
    CoaxialSnap(Pick),
    /// [AMB 17.4c] Drive by the red references.
    Drive(Speed),
    /// Open the hatches.
    Open,
    /// Close the hatches.
    Close,
    /// Clear a jammed machine gun.
    ClearJam,
}

/// What an alternative asks. In a German paragraph "he" is the German who acts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Test<H> {
    /// An active soldier of the squad is in his hex.
    UsInHex,
    /// An active soldier of the squad stands beyond a hexside he could cross.
    UsAdjacentPassable,
    /// The same, and no active German is in the hex of the nearest of them.
    NoGermanInTargetHex,
    /// He would see a soldier of the squad in the stance that the option orders.
    SeesUs,
    /// A soldier of the squad sees him.
    SeenByUs,
    /// He has one of these.
    Has(Model),
    /// He has a grenade.
    HasGrenade,
    /// He is wounded.
    Wounded,
    /// His stance.
    Stance(Stance),
    /// The terrain he is in.
    Here(Terrain),
    /// The terrain the red reference leads to.
    Next(Terrain),
    /// Somebody of his side could be given the turn.
    FriendCanTakeTurn,
    /// His weapon is jammed.
    WeaponJammed,
    /// His crew weapon is not ready.
    WeaponNotReady,
    /// A joint shot is possible.
    CanFireJointly,
    /// A car that he could drive stands in his hex.
    CarHere,
    /// He sits in a car.
    Aboard,
    /// The active crew of his tank, from and to.
    Crew(u8, u8),
    /// His tank is immobilized.
    Immobilized,
    /// His tank's gun is loaded.
    GunLoaded,
    /// He is in this hex.
    InHex(H),
    /// A vehicle of the squad is in sight.
    SeesUsVehicle,
    /// The sighting has happened.
    Sighting(u8),
    /// The sighting has not happened.
    NoSighting(u8),
    /// The paragraph has been read in this mission.
    Read(P),
    /// The condition, from and to.
    Condition(u8, u8),
    /// Rounds are on.
    Rounds,
    /// Operations are on.
    Operations,
    /// At least so many points have been won.
    VpWon(u8),
    /// An active soldier of the squad is in this hex.
    UsIn(H),
    /// The German with this card is active on the map.
    Active(u16),
    /// The German with this card has been captured.
    Captured(u16),
    /// The German with this card is dead or out of the fight.
    Fallen(u16),
    /// At least so many soldiers of the squad are active on the map.
    UsActive(u8),
    /// At least so many have come together into the hex of the paragraph.
    Entering(u8),
    /// Somebody in the hex of the paragraph has one of these.
    UsHas(Model),
    /// A vehicle of the squad is what came into the hex.
    UsVehicle,
    /// A side holds the bridge in this hex: its charges are gone, or it has been blown.
    BridgeCleared(H),
    /// [AMB MKj] A bunker that no charge has gone off in stands in this hex.
    BunkerStands(H),
    /// No active soldier of this side is on the map.
    NoneLeft(Side),
    /// [AMB 15d] The points that are needed have been won and not lost again.
    Won,
    /// Nobody of the squad is in the fight any more, neither on the map nor off it.
    SquadLost,
}
