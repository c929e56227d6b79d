//! Everything that can change.

use std::sync::Arc;

use canon::Digest;
use hexgrid::HexId;
use kernel::Seat;

use crate::agenda::Frame;
use crate::ch10_army_morale::Track;
use crate::derived::Derived;
use crate::options::Options;
use crate::roster::{Face, Leader, Unit};
use crate::scenario::Scenario;

/// [PG 12a] One of the two armies, in the order of the player turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Army {
    /// The Prussians: always first.
    Prussia,
    /// [PG 1.1a] Whoever fights against them.
    Coalition,
}

impl Army {
    /// Both, Prussia first.
    pub const BOTH: [Self; 2] = [Self::Prussia, Self::Coalition];

    /// The enemy.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Prussia => Self::Coalition,
            Self::Coalition => Self::Prussia,
        }
    }

    /// 0 for Prussia, 1 for the Coalition.
    pub fn index(self) -> usize {
        usize::from(self.seat().0)
    }

    /// The chair of this army.
    pub fn seat(self) -> Seat {
        Seat(match self {
            Self::Prussia => 0,
            Self::Coalition => 1,
        })
    }
}

/// A unit, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct UnitId(pub u16);

/// A leader, by his place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct LeaderId(pub u8);

/// A wing, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct WingId(pub u8);

/// [PG 6.2a] A command group, by its place in the list: first the four Basic Groups.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct GroupId(pub u8);

impl UnitId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl LeaderId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl WingId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl GroupId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// [PG 1.2e] The Basic Group of an army: infantry and artillery, or cavalry.
    pub fn basic(army: Army, cavalry: bool) -> Self {
        Self(2 * army.seat().0 + u8::from(cavalry))
    }
}

/// [PG 12b] The phases of a player turn in printed order, and what comes before and after.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Phase {
    /// [PG 22.2e] Before the first turn.
    SetUp,
    /// [PG 13.0a] Army Activation.
    Activation,
    /// [PG 14.1a] Deployment from column.
    Deployment,
    /// [PG 14.2a] Command rolls, then the special leaders.
    Command,
    /// [PG 15.1a] Rout movement.
    Rout,
    /// [PG 15.3a] Normal movement.
    Movement,
    /// [PG 16.0a] Offensive Bombardment.
    Bombardment,
    /// [PG 17a] Rally.
    Rally,
    /// [PG 18a] Defensive Bombardment.
    Defense,
    /// [PG 19.0a] Close Combat.
    Combat,
    /// [PG 21a] Army Morale Adjustment of both.
    Adjustment,
}

/// [PG 8.0a] States of unit morale.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Morale {
    /// In formation.
    Formed,
    /// Disordered.
    Disordered,
    /// Routed.
    Routed,
}

/// States of a unit, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Digest)]
pub struct Flags(pub u32);

impl Flags {
    /// [PG 7.3a] In Column.
    pub const COLUMN: Self = Self(1);
    /// Has finished its move in this phase.
    pub const MOVED: Self = Self(1 << 1);
    /// [PG 15.0a] Artillery that moved in this player turn.
    pub const GUNS_MOVED: Self = Self(1 << 2);
    /// [PG 6.2.2a] Out of command.
    pub const OUT_OF_COMMAND: Self = Self(1 << 3);
    /// [PG 6.2.2f] Traces command to the Army Commander this turn.
    pub const BY_COMMANDER: Self = Self(1 << 4);
    /// [PG 14.2b] Artillery made Effective by a special leader this turn.
    pub const HELPED: Self = Self(1 << 5);
    /// [PG 7.2.1c] Was Engaged when the Engaged markers were laid.
    pub const BEGAN_ENGAGED: Self = Self(1 << 6);
    /// [K-84] Has been put on top of its stack, and nobody has come or gone since.
    pub const RESTACKED: Self = Self(1 << 7);
    /// [PG 16.0b] Has fired in this phase.
    pub const FIRED: Self = Self(1 << 8);
    /// [K-82] Has tried to rally in this phase.
    pub const RALLIED: Self = Self(1 << 9);
    /// [PG 19.0b] Has fought in this Close Combat Phase.
    pub const FOUGHT: Self = Self(1 << 10);
    /// [PG 19.12.1d] Has attempted a Charge in this turn.
    pub const CHARGED: Self = Self(1 << 11);
    /// Took part in the combat being fought from its beginning.
    pub const ENGAGED: Self = Self(1 << 12);
    /// [PG 19.1.1d] Support added to the defense in the combat being fought.
    pub const ADDED: Self = Self(1 << 13);
    /// [PG 19.12.3a] Was Engaged in the combat or its Charge before the last LP was satisfied.
    pub const HEATED: Self = Self(1 << 14);
    /// [PG 19.9a] Advanced in the combat being fought.
    pub const ADVANCED: Self = Self(1 << 15);
    /// [PG 8.2d] Has made its rout move in this phase.
    pub const RAN: Self = Self(1 << 16);
    /// Is to check its morale; see the simultaneous checks of an army.
    pub const CHECKS: Self = Self(1 << 17);
    /// [PG 3.4.1a] Coalition artillery that must stay at the bottom until its next movement.
    pub const BOTTOM: Self = Self(1 << 18);
    /// Fires in the bombardment being planned.
    pub const FIRING: Self = Self(1 << 19);
    /// [PG 11.3.3a] Is to suffer the `r` of the result being applied.
    pub const WAVERS: Self = Self(1 << 20);
    /// [PG 23.4c] Has moved in this turn, other than by rout.
    pub const STIRRED: Self = Self(1 << 21);
    /// [PG 23.5.1a] Has made the forced march.
    pub const MARCHED: Self = Self(1 << 22);
    /// Is being retreated just now.
    pub const RETREATING: Self = Self(1 << 23);
    /// [PG 19.12.2a] Has passed its roll and charges.
    pub const CHARGING: Self = Self(1 << 24);
    /// [PG 19.10b] Has made a Momentum advance in the combat being fought.
    pub const ONWARD: Self = Self(1 << 25);
    /// [PG 19.2a] Has retreated before the combat being fought.
    pub const EVADED: Self = Self(1 << 26);

    /// What is forgotten when a player turn begins.
    pub const OF_TURN: Self = Self(
        Self::MOVED.0
            | Self::GUNS_MOVED.0
            | Self::OUT_OF_COMMAND.0
            | Self::BY_COMMANDER.0
            | Self::HELPED.0
            | Self::BEGAN_ENGAGED.0
            | Self::RESTACKED.0
            | Self::FIRED.0
            | Self::RALLIED.0
            | Self::FOUGHT.0
            | Self::CHARGED.0
            | Self::RAN.0
            | Self::STIRRED.0,
    );
    /// What is forgotten when a combat or a bombardment ends.
    pub const OF_COMBAT: Self = Self(
        Self::ENGAGED.0
            | Self::ADDED.0
            | Self::HEATED.0
            | Self::ADVANCED.0
            | Self::WAVERS.0
            | Self::FIRING.0
            | Self::CHARGING.0
            | Self::ONWARD.0
            | Self::EVADED.0,
    );

    /// Whether any of these bits is set.
    pub fn any(self, bits: Self) -> bool {
        self.0 & bits.0 != 0
    }

    /// Sets bits.
    pub fn set(&mut self, bits: Self) {
        self.0 |= bits.0;
    }

    /// Clears bits.
    pub fn clear(&mut self, bits: Self) {
        self.0 &= !bits.0;
    }
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Place {
    /// On the map.
    Map(HexId),
    /// [PG 22.2e] Still to be set up.
    SetUp,
    /// Off the map, still to come.
    Awaited,
    /// [PG 10.0a] Eliminated, or routed off the map.
    Lost,
    /// [PG 1.2d] Captured.
    Captured,
    /// [PG 10.2k] Left the map of its own will.
    Exited,
}

impl Place {
    /// The hex, if it is on the map.
    pub fn hex(self) -> Option<HexId> {
        match self {
            Self::Map(hex) => Some(hex),
            Self::SetUp | Self::Awaited | Self::Lost | Self::Captured | Self::Exited => None,
        }
    }
}

/// No detachment.
pub(crate) const NO_GROUP: u8 = u8::MAX;

/// One unit as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct UnitState {
    /// Where it is.
    pub place: Place,
    /// States.
    pub flags: Flags,
    /// Levels left.
    pub level: u8,
    /// Place in its stack, 0 at the bottom.
    pub order: u8,
    /// Its morale.
    pub morale: Morale,
    /// [PG 7.0b] Movement points spent in this phase.
    pub spent: u8,
    /// [PG 11.1.2a] Levels lost in the result being applied.
    pub hits: u8,
    /// [PG 6.3a] The detachment it belongs to.
    pub det: u8,
    /// [PG 23.4.4b] [K-41] The hex in which it began the Movement Phase, where passivity is punished.
    pub began: u16,
}

impl UnitState {
    /// Whether any of these states holds.
    pub fn is(&self, flags: Flags) -> bool {
        self.flags.any(flags)
    }
}

/// Who bears a leader's office.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Bearer {
    /// The leader himself.
    Himself,
    /// [PG 9.1b] The second in command of an army.
    Second,
    /// [PG 9.1a] A replacement.
    Replacement,
    /// [PG 9.1d] Nobody.
    Nobody,
}

/// What befell a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Fate {
    /// Nothing.
    Unhurt,
    /// [PG 9.2a] Wounded.
    Wounded,
    /// [PG 9.2a] Killed.
    Killed,
}

/// [PG 1.2a, 9.0d] One leader as he stands: no unit, so he has no ZOC, blocks nobody and does not fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct LeaderState {
    /// Where he is.
    pub place: Place,
    /// Movement points spent in this phase.
    pub spent: u8,
    /// Whether he has finished his move.
    pub moved: bool,
    /// Who bears the office.
    pub bearer: Bearer,
    /// What befell the leader himself.
    pub fate: Fate,
    /// [PG 14.2d] Whether he has helped a wing this turn.
    pub helped: bool,
}

/// One wing as it stands.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct WingState {
    /// [PG 7.3a] In Column.
    pub column: bool,
    /// [PG 14.2b] Made Effective by a special leader this turn.
    pub helped: bool,
    /// [PG 7.3.3e] Has had its roll against forced deployment in this enemy turn.
    pub rolled: bool,
    /// Whether any of its units has moved in this phase [K-34].
    pub stirred: bool,
}

/// One command group as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct GroupState {
    /// [PG 14.2a] Effective this turn.
    pub effective: bool,
    /// [PG 6.3b] A detachment that is active by itself.
    pub active: bool,
    /// [PG 6.3.2a] A detachment whose chance on sight is gone.
    pub sighted: bool,
}

/// States of an army's morale.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Spirit {
    /// Steady.
    Steady,
    /// [PG 10.2c] Demoralized, for good.
    Demoralized,
    /// [PG 10.3a] Broken, for good.
    Broken,
}

/// One army as it stands.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct ArmyState {
    /// [PG 6.1b] Active, for good.
    pub active: bool,
    /// [PG 6.1.2b] Becomes active with its next player turn.
    pub alarmed: bool,
    /// [PG 6.1.1a] Has tried in this turn.
    pub tried: bool,
    /// [PG 13.2c] Paid attempts so far.
    pub paid: u8,
    /// [PG 6.1.3b] Its chance on sight is gone.
    pub sighted: bool,
    /// [PG 10.0a] The track.
    pub track: Track,
    /// Current Morale.
    pub current: i16,
    /// Its state.
    pub spirit: Spirit,
    /// [PG 10.1a] Combat Success markers.
    pub cs: u16,
    /// [PG 25.3.4a] Moved or fought in this turn.
    pub strained: bool,
    /// [PG 25.1a] Points beyond those of the track: the baggage.
    pub bonus: i16,
}

/// [PG 23.4] The advance of the Franco-Imperial army.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct AdvanceDuty {
    /// [PG 23.4b] Points that were claimed; none if the bonus was not claimed.
    pub claimed: u8,
    /// [PG 23.4d] The turn by whose end the condition must be met; 0 if there is no duty.
    pub deadline: u8,
    /// [PG 23.4.3a] The bonus is gone.
    pub forfeited: bool,
    /// [PG 23.4.4d] Somebody has fought: no more passivity.
    pub fought: bool,
    /// [PG 23.4.4b] The Franco-Imperials have been punished before.
    pub punished: bool,
    /// [PG 23.4c] The condition has been met, or is no longer asked for.
    pub done: bool,
    /// [PG 23.6c] The variant's commander has tried to activate in this turn.
    pub attempted: bool,
}

/// [PG 4.3a] An Engaged marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Marker {
    /// Where.
    pub hex: HexId,
    /// [PG 4.3c] On its −2 side.
    pub shifted: bool,
}

/// [PG 19.10c] Momentum markers on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Momentum {
    /// Where.
    pub hex: HexId,
    /// Whose hex it is.
    pub on: Army,
    /// How many.
    pub count: u8,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Ended {
    /// [K-48] Nobody reached a level.
    Draw,
    /// An army won at a level.
    Won(Army, Degree),
}

/// Levels of victory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Degree {
    /// Marginal.
    Marginal,
    /// Substantive.
    Substantive,
    /// Decisive.
    Decisive,
}

/// The most hexes of one side in a close combat.
pub(crate) const HEXES_MAX: usize = 6;

/// Some hexes of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct Hexes {
    list: [u16; HEXES_MAX],
    count: u8,
}

impl Hexes {
    /// Every hex, in the order named.
    pub fn iter(&self) -> impl Iterator<Item = HexId> + use<> {
        let list = self.list;
        (0..usize::from(self.count)).map(move |it| HexId(list[it]))
    }

    /// Whether a hex is among them.
    pub fn contains(&self, hex: HexId) -> bool {
        self.iter().any(|it| it == hex)
    }

    /// How many.
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds a hex; there is always room, since all are neighbors of one.
    pub fn push(&mut self, hex: HexId) {
        if self.len() < HEXES_MAX && !self.contains(hex) {
            self.list[self.len()] = hex.0;
            self.count += 1;
        }
    }

    /// Takes a hex out; the others keep their order.
    pub fn remove(&mut self, hex: HexId) {
        let mut left = Self::default();
        for other in self.iter().filter(|&it| it != hex) {
            left.push(other);
        }
        *self = left;
    }

    /// The first one.
    pub fn first(&self) -> Option<HexId> {
        self.iter().next()
    }
}

/// [PG 19.0d] The close combat being fought.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Combat {
    /// [PG 19.1a] Hexes that attack.
    pub attackers: Hexes,
    /// [PG 19.1a] Hexes that are attacked.
    pub defenders: Hexes,
    /// [PG 19.12.2b] Whether it is a Charge.
    pub charge: bool,
    /// [PG 19.1c] Only artillery is assaulted: no roll.
    pub assault: bool,
    /// [PG 19.4a] Lead units: attacker, defender.
    pub leads: [Option<UnitId>; 2],
    /// [PG 19.5a] The pair of hexes whose terrain counts.
    pub pair: Option<(HexId, HexId)>,
    /// [PG 19.1.1d] All six hexes round the defender are covered, and he has Support.
    pub supported: bool,
    /// [PG 19.1.1c] A flank attack.
    pub flank: bool,
    /// [PG 8.2g] Only Routed units are attacked.
    pub routed_only: bool,
    /// [PG 11.2a] Levels that contributed: attacker, defender.
    pub levels: [u8; 2],
    /// [PG 11.2a] Engaged levels: attacker, defender.
    pub engaged: [u8; 2],
    /// [PG 19.10a] LP of the defender that were not satisfied.
    pub unsatisfied: u8,
    /// [PG 19.9a] Somebody has advanced.
    pub advanced: bool,
    /// [PG 19.12.2c] The hex on which this combat laid a Momentum marker.
    pub momentum: Option<HexId>,
    /// [PG 19.10f] Momentum was used to go on.
    pub onward: bool,
    /// [PG 19.12.2b] [K-58] Further hexes named for the Charge being planned.
    pub aims: Hexes,
    /// The result, once it is known: row and column.
    pub result: Option<(i8, u8)>,
    /// [K-94] The defender has gone: no roll.
    pub empty: bool,
    /// [PG 19.3a] The odds column, once reckoned.
    pub rolled: bool,
}

/// [PG 11.0] A result being applied to one army.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Blow {
    /// Who suffers.
    pub army: Army,
    /// Where.
    pub hexes: Hexes,
    /// [PG 11.1a] Loss Points still to satisfy.
    pub lp: u8,
    /// [PG 11.3.2a] R: every retreat is a Rout.
    pub rout: bool,
    /// [PG 11.3.3a] r: those of MR below 5 take Disorder afterwards.
    pub waver: bool,
    /// [PG 11.3.5a] S.
    pub surrender: bool,
    /// [PG 11.3.1a] A star.
    pub star: bool,
    /// [PG 11.1.2a, 11.1.2b] Levels a unit must lose before it may retreat.
    pub obligatory: u8,
    /// [PG 11.1c] The lead unit, until it has taken the first LP.
    pub lead: Option<UnitId>,
    /// Whether it comes of close combat.
    pub close: bool,
}

/// The bombardment being planned or fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Barrage {
    /// Where the shells fall.
    pub target: HexId,
    /// [PG 16.2b] The firing hex whose terrain counts.
    pub from: Option<HexId>,
}

/// Everything that changes. Copy, equality and digest are derived, so that no field can be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Core {
    /// The turn, from 1.
    pub turn: u8,
    /// Whose player turn it is.
    pub active: Army,
    /// The phase.
    pub phase: Phase,
    /// Units.
    pub units: Vec<UnitState>,
    /// Leaders.
    pub leaders: Vec<LeaderState>,
    /// Wings.
    pub wings: Vec<WingState>,
    /// Command groups.
    pub groups: Vec<GroupState>,
    /// Armies.
    pub armies: [ArmyState; 2],
    /// [PG 4.3a] Engaged markers.
    pub markers: Vec<Marker>,
    /// [PG 19.10c] Momentum markers.
    pub momentum: Vec<Momentum>,
    /// [PG 16.0b] Hexes bombarded in this phase.
    pub bombarded: Vec<HexId>,
    /// How often what was planned in this phase was trimmed or given up.
    pub plans_changed: u8,
    /// The combat being fought.
    pub combat: Option<Combat>,
    /// The combat whose Charge is being fought.
    pub before_charge: Option<Combat>,
    /// The bombardment being fired.
    pub barrage: Option<Barrage>,
    /// The result being applied.
    pub blow: Option<Blow>,
    /// [PG 23.4] The Franco-Imperial advance.
    pub duty: AdvanceDuty,
    /// [PG 26.3.3a] Lacy has come.
    pub lacy: bool,
    /// What the rules still owe, innermost last.
    pub agenda: Vec<Frame>,
    /// How it ended.
    pub ended: Option<Ended>,
}

/// One battle in progress: a value.
///
/// Equality is that of the situation: the scenario is the same, derived facts are left out.
#[derive(Clone, Debug)]
pub struct Battle {
    /// What does not change.
    pub(crate) scenario: Arc<Scenario>,
    /// What the table has agreed on.
    pub(crate) options: Options,
    /// What changes.
    pub(crate) core: Core,
    /// Facts kept beside the situation for speed.
    pub(crate) derived: Derived,
}

impl PartialEq for Battle {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.scenario, &other.scenario)
            && self.options == other.options
            && self.core == other.core
    }
}

impl Eq for Battle {}

impl Battle {
    /// What does not change.
    pub fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// What changes.
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// What the table has agreed on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// A unit as it stands.
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.core.units[unit.index()]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.core.units[unit.index()]
    }

    /// A leader as he stands.
    pub fn leader(&self, leader: LeaderId) -> &LeaderState {
        &self.core.leaders[leader.index()]
    }

    pub(crate) fn leader_mut(&mut self, leader: LeaderId) -> &mut LeaderState {
        &mut self.core.leaders[leader.index()]
    }

    /// A wing as it stands.
    pub fn wing(&self, wing: WingId) -> &WingState {
        &self.core.wings[wing.index()]
    }

    pub(crate) fn wing_mut(&mut self, wing: WingId) -> &mut WingState {
        &mut self.core.wings[wing.index()]
    }

    /// An army as it stands.
    pub fn army_state(&self, army: Army) -> &ArmyState {
        &self.core.armies[army.index()]
    }

    pub(crate) fn army_mut(&mut self, army: Army) -> &mut ArmyState {
        &mut self.core.armies[army.index()]
    }

    /// What the roster says of a unit.
    pub fn kind(&self, unit: UnitId) -> &Unit {
        self.scenario.unit(unit)
    }

    /// What the list says of a leader.
    pub fn who(&self, leader: LeaderId) -> &Leader {
        self.scenario.leader(leader)
    }

    /// The army of a unit.
    pub fn army(&self, unit: UnitId) -> Army {
        self.kind(unit).army
    }

    /// The hex of a unit, if it is on the map.
    pub fn hex(&self, unit: UnitId) -> Option<HexId> {
        self.unit(unit).place.hex()
    }

    /// The hex of a leader, if he is on the map.
    pub fn leader_hex(&self, leader: LeaderId) -> Option<HexId> {
        self.leader(leader).place.hex()
    }

    /// [PG 1.4b] The values of a unit at its level.
    pub fn face(&self, unit: UnitId) -> Face {
        self.kind(unit).face(self.unit(unit).level)
    }

    /// [PG 8.0a] The morale of a unit.
    pub fn morale(&self, unit: UnitId) -> Morale {
        self.unit(unit).morale
    }

    /// Whether a unit is Formed.
    pub fn is_formed(&self, unit: UnitId) -> bool {
        self.morale(unit) == Morale::Formed
    }

    /// Whether a unit is Routed.
    pub fn is_routed(&self, unit: UnitId) -> bool {
        self.morale(unit) == Morale::Routed
    }

    /// [PG 7.3a] Whether a unit is In Column.
    pub fn in_column(&self, unit: UnitId) -> bool {
        self.unit(unit).is(Flags::COLUMN)
    }

    /// Units in a hex, from the top down.
    pub fn stack(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        self.derived.stack(hex)
    }

    /// The army whose units stand in a hex: the topmost one's.
    pub fn holder(&self, hex: HexId) -> Option<Army> {
        self.stack(hex).next().map(|it| self.army(it))
    }

    /// Units of an army in a hex, from the top down.
    pub fn units_in(&self, hex: HexId, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        self.stack(hex).filter(move |&it| self.army(it) == army)
    }

    /// Whether units of an army stand in a hex.
    pub fn holds(&self, army: Army, hex: HexId) -> bool {
        self.units_in(hex, army).next().is_some()
    }

    /// Leaders of an army.
    pub(crate) fn leaders_of(&self, army: Army) -> impl Iterator<Item = LeaderId> + '_ {
        self.scenario.tables.leaders[army.index()].iter().copied()
    }

    /// Leaders of an army in a hex.
    pub fn leaders_in(&self, hex: HexId, army: Army) -> impl Iterator<Item = LeaderId> + '_ {
        self.leaders_of(army).filter(move |&it| self.leader_hex(it) == Some(hex))
    }

    /// Units of an army.
    pub fn units_of(&self, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        self.scenario.tables.units[army.index()].iter().copied()
    }

    /// Artillery of an army.
    pub(crate) fn guns_of(&self, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        self.scenario.tables.guns[army.index()].iter().copied()
    }

    /// Units of an army on the map.
    pub fn on_map(&self, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        self.units_of(army).filter(|&it| self.hex(it).is_some())
    }

    /// Leaders of an army on the map.
    pub fn leaders_on_map(&self, army: Army) -> impl Iterator<Item = LeaderId> + '_ {
        self.leaders_of(army).filter(|&it| self.leader_hex(it).is_some())
    }

    /// [PG 4.1a] Whether a hex lies in a ZOC of an army.
    pub fn in_zoc_of(&self, army: Army, hex: HexId) -> bool {
        self.derived.has_zoc(army, hex)
    }

    /// [PG 4.2a] Whether a hex lies in the ZOC of this army's enemy.
    pub fn in_ezoc(&self, army: Army, hex: HexId) -> bool {
        self.in_zoc_of(army.other(), hex)
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.core.agenda.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.core.agenda.pop();
    }
}
