//! What happened.

use hexgrid::HexId;

use crate::charts::Cell;
use crate::decision::Piece;
use crate::state::{
    Army, Bearer, Degree, Fate, GroupId, LeaderId, Morale, Phase, Spirit, UnitId, WingId,
};

/// Why a unit left the map or lost a level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// [PG 11.1.1a] A Loss Point.
    Loss,
    /// [PG 8.4.1b] A hex too far in enemy zones.
    Pursuit,
    /// [PG 11.3.1a] A star.
    Star,
    /// [PG 8.2e] Routed off the map.
    RoutedOff,
    /// [PG 8.4b] No way to retreat.
    NoRetreat,
    /// [PG 8.2h] Routed into an enemy zone.
    Zone,
    /// [PG 11.3.5a] Surrender.
    Surrender,
    /// [PG 8.2j] Routed and attacked, in an army without heart.
    Heartless,
    /// [PG C1a] Guns overrun.
    Guns,
}

/// One part of a reckoning: the rule and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// The rule it comes from.
    pub rule: &'static str,
    /// How much.
    pub amount: i8,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn began.
    Turn {
        /// Which.
        turn: u8,
    },
    /// A player turn began.
    PlayerTurn {
        /// Whose.
        army: Army,
    },
    /// A phase began.
    Phase {
        /// Which.
        phase: Phase,
        /// Whose player turn.
        army: Army,
    },
    /// A piece was set up or came in.
    Placed {
        /// Which.
        piece: Piece,
        /// Where.
        hex: HexId,
    },
    /// [PG 13.1a, 13.2a, 23.4a] A die for activation.
    ActivationRolled {
        /// Whose.
        army: Army,
        /// The rule.
        rule: &'static str,
        /// The die.
        die: u8,
        /// What was added.
        plus: u8,
        /// What was needed.
        needs: u8,
        /// Whether it succeeded.
        success: bool,
    },
    /// [PG 6.1b] An army is active.
    Activated {
        /// Whose.
        army: Army,
        /// The rule by which it is.
        rule: &'static str,
    },
    /// [PG 6.1.2b] An army will be active in its next turn.
    Alarmed {
        /// Whose.
        army: Army,
    },
    /// [PG 6.3b] A detachment is active.
    DetActivated {
        /// Which.
        group: GroupId,
    },
    /// [PG 6.3.1a] The detachments of an army join it.
    Dissolved {
        /// Whose.
        army: Army,
    },
    /// [PG 10.0a] Army morale was spent, lost or won.
    Morale {
        /// Whose.
        army: Army,
        /// The rule.
        rule: &'static str,
        /// By how much.
        change: i8,
        /// What it is now.
        now: i16,
    },
    /// [PG 14.2a] A group rolled for command.
    Commanded {
        /// Which.
        group: GroupId,
        /// The die.
        die: u8,
        /// What was added to it.
        plus: u8,
        /// Its Command Value.
        cv: u8,
        /// Whether it is Effective.
        effective: bool,
    },
    /// [PG 14.2b] A special leader rolled.
    Helped {
        /// Who.
        leader: LeaderId,
        /// Whom.
        wing: Option<WingId>,
        /// The die.
        die: u8,
        /// What was added to it.
        plus: u8,
        /// Whether it succeeded.
        success: bool,
    },
    /// [PG 7.3a] A wing formed column.
    Column {
        /// Which.
        wing: WingId,
    },
    /// [PG 7.3.2a] A wing deployed.
    Deployed {
        /// Which.
        wing: WingId,
    },
    /// [PG 7.3.3b] Dice for forced deployment.
    Forced {
        /// Which wing.
        wing: WingId,
        /// Its die and what was added.
        own: (u8, u8),
        /// The mover's die and what was added.
        enemy: (u8, u8),
        /// Whether it deployed.
        success: bool,
    },
    /// A piece moved a hex.
    Moved {
        /// Which.
        piece: Piece,
        /// From where.
        from: HexId,
        /// Where to.
        to: HexId,
        /// What it paid; none if it went without paying.
        cost: Option<u8>,
    },
    /// A piece ended its move.
    Stopped {
        /// Which.
        piece: Piece,
    },
    /// [PG 3.4d] A stack was laid anew.
    Stacked {
        /// Which unit was laid.
        unit: UnitId,
        /// At which place, 0 at the bottom.
        order: u8,
    },
    /// [PG 4.3c] An Engaged marker was flipped.
    Shifted {
        /// Where.
        hex: HexId,
    },
    /// [PG 10.2k] A piece left the map of its own will.
    Exited {
        /// Which.
        piece: Piece,
    },
    /// [PG 9.2b] A lone leader was ridden down or got away.
    Overrun {
        /// Whose office he bore.
        leader: LeaderId,
        /// Who he was.
        bearer: Bearer,
        /// The die.
        die: u8,
        /// Whether he was killed.
        killed: bool,
    },
    /// [PG 9.1a, 9.2b] A leader driven from his hex went to the nearest friends.
    Displaced {
        /// Whose office he bears.
        leader: LeaderId,
        /// Who he is.
        bearer: Bearer,
        /// Where he went.
        to: HexId,
    },
    /// [PG 9.2a] A leader's fate in combat.
    Casualty {
        /// Whose office he bore.
        leader: LeaderId,
        /// Who he was.
        bearer: Bearer,
        /// The first die.
        die: u8,
        /// The second die, if there was one.
        second: Option<u8>,
        /// What befell him.
        fate: Fate,
    },
    /// [PG 9.1a, 9.1b] Somebody took a leader's place.
    Replaced {
        /// Whose office.
        leader: LeaderId,
        /// Who bears it now.
        bearer: Bearer,
    },
    /// [PG 16.2a] A bombardment was rolled.
    Bombarded {
        /// Who fires.
        army: Army,
        /// The target.
        hex: HexId,
        /// The strength.
        strength: u8,
        /// The die.
        die: u8,
        /// The modifiers.
        items: Vec<Item>,
        /// The result; none where the strength is below the table.
        result: Option<Cell>,
    },
    /// [PG 19.1a] A close combat was named.
    Attacked {
        /// Who attacks.
        attackers: Vec<HexId>,
        /// Who is attacked.
        defenders: Vec<HexId>,
        /// Whether it is a Charge.
        charge: bool,
    },
    /// [PG 19.2a] Fast units went out of the way.
    Evaded {
        /// From where.
        from: HexId,
        /// Where to.
        to: HexId,
    },
    /// [PG 19.6a] A close combat was rolled.
    Fought {
        /// Who attacks.
        army: Army,
        /// Strength: attacker, defender.
        strength: [u16; 2],
        /// The column, as printed.
        column: &'static str,
        /// The die.
        die: u8,
        /// The modifiers.
        items: Vec<Item>,
        /// The result: the attacker's and the defender's part.
        result: [Cell; 2],
    },
    /// [PG 11.1.1a] A unit lost a level.
    LevelLost {
        /// Who.
        unit: UnitId,
        /// Levels left.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// A unit was eliminated or routed off the map.
    Eliminated {
        /// Who.
        unit: UnitId,
        /// Why.
        cause: Cause,
    },
    /// [PG 1.2d] A unit was captured, or some levels of guns.
    Captured {
        /// Who.
        unit: UnitId,
        /// How many levels.
        levels: u8,
        /// Why.
        cause: Cause,
    },
    /// [PG 8.1a, 8.2a, 8.5b] The morale of a unit changed.
    Shaken {
        /// Who.
        unit: UnitId,
        /// What it is now.
        morale: Morale,
        /// The rule.
        rule: &'static str,
    },
    /// [PG 8.4a] A unit retreated a hex.
    Retreated {
        /// Who.
        unit: UnitId,
        /// From where.
        from: HexId,
        /// Where to.
        to: HexId,
    },
    /// [PG 8.3a] A morale check.
    Checked {
        /// Who.
        unit: UnitId,
        /// The die.
        die: u8,
        /// What it had to roll at most.
        target: i8,
    },
    /// [PG 8.5a] An attempt to rally.
    RallyRolled {
        /// Who.
        unit: UnitId,
        /// The die.
        die: u8,
        /// What it had to roll at most.
        target: i8,
        /// Whether it succeeded.
        success: bool,
    },
    /// [PG 19.9a] A piece advanced after combat.
    Advanced {
        /// Which.
        piece: Piece,
        /// Into which hex.
        hex: HexId,
    },
    /// [PG 19.9.1b] A roll to capture guns.
    CaptureRolled {
        /// Which.
        unit: UnitId,
        /// The die.
        die: u8,
        /// What was added.
        plus: i8,
    },
    /// [PG 19.10c] A Momentum marker was laid.
    Marked {
        /// Where.
        hex: HexId,
    },
    /// [PG 19.12.2a] A die for the Charge.
    ChargeRolled {
        /// The die.
        die: u8,
        /// Who charges.
        passed: Vec<UnitId>,
        /// Who does not.
        failed: Vec<UnitId>,
    },
    /// [PG 10.1a] Combat Success markers.
    Success {
        /// Who gets them.
        army: Army,
        /// How many.
        count: u8,
    },
    /// [PG 21c] Current Morale was reckoned.
    Current {
        /// Whose.
        army: Army,
        /// Routed units on the map.
        routed: u8,
        /// What it is.
        now: i16,
    },
    /// [PG 10.2a] A die for Demoralization.
    DemoralizationRolled {
        /// Whose.
        army: Army,
        /// The die.
        die: u8,
        /// Whether the army keeps its heart.
        holds: bool,
    },
    /// [PG 10.2c, 10.3a] The state of an army changed.
    Spirit {
        /// Whose.
        army: Army,
        /// What it is.
        spirit: Spirit,
    },
    /// [PG 23.4.4a, 23.4.4b] A die for passivity.
    PassivityRolled {
        /// Whose.
        army: Army,
        /// The die.
        die: u8,
    },
    /// [PG 26.3.3a] A die for Lacy.
    LacyRolled {
        /// The die; none if he comes by himself.
        die: Option<u8>,
        /// Whether he comes.
        comes: bool,
    },
    /// [PG 10.2f] Who retreats first.
    FirstToRetreat {
        /// Who.
        army: Army,
        /// The die.
        die: u8,
    },
    /// The game is over.
    Ended {
        /// Who won, and how much; nobody if it is a draw.
        winner: Option<(Army, Degree)>,
        /// Prussian points.
        prussia: i16,
        /// The enemy's points.
        coalition: i16,
    },
}
