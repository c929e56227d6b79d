//! The action being taken: who takes it, how it is paid, and the attack it may lead to.

use canon::Digest;
use hexgrid::HexId;

use crate::cards::CardId;
use crate::roster::Color;
use crate::scenario::WorkKind;
use crate::state::{ForceId, UnitId};

/// [COH 2.2b] How an action is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Fund {
    /// From the pool of the activation.
    Ap,
    /// [COH 3.1b] Not at all: ready units become spent.
    Opportunity,
    /// [COH 3.2.2a] Wholly in CAP.
    Command,
    /// By a card.
    Card(CardId),
}

/// How units change their place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Mode {
    /// [COH 5.0b] In the open.
    March,
    /// [COH 10.1a] Hidden, and staying so.
    Sneak,
    /// [COH 10.2a] Going into hiding.
    Hide,
    /// [COH 9.1.4a] Not at all: all turn on the spot.
    Turn,
}

/// An action.
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Act {
    /// Whose.
    pub force: ForceId,
    /// How it is paid.
    pub fund: Fund,
    /// Who takes it, the leader first.
    pub members: Vec<UnitId>,
    /// [COH 3.2.1a] CAP that shall go into the price.
    pub cap: u8,
    /// How members change their place.
    pub mode: Mode,
    /// [COH 5.0.1c] Members that move with caution.
    pub cautious: Vec<UnitId>,
    /// Where members go, hex by hex, in their order.
    pub paths: Vec<Vec<HexId>>,
    /// [COH 12.0c] The hex that directs indirect fire.
    pub spotter: Option<HexId>,
    /// [COH 18.4a] What dice add to the price of members, for wire and road blocks.
    pub tolls: Vec<(UnitId, u8)>,
    /// Members that stay where they are: they would not pay for the wire [COH 18.4b].
    pub balked: Vec<UnitId>,
    /// Whether something came up on the way.
    pub surprised: bool,
    /// [COH 8.1d] Whether a card was paid in AP: then it is for those of the activation.
    pub bound: bool,
    /// [COH 3.0b] Whether it opened the activation: that is no action, so that the turn may still be had.
    pub opened: bool,
    /// [COH card.V07] Whether a sixth sense has been thought of at its end.
    pub sensed: bool,
    /// [COH 10.0a] What hidden members pay for a move that is only imagined: as much as for the one it
    /// stands for, since what is paid is seen.
    pub imagined: Option<u8>,
}

impl Act {
    /// An action that is only just begun.
    pub(crate) fn new(force: ForceId, fund: Fund, members: Vec<UnitId>) -> Self {
        Self {
            force,
            fund,
            members,
            cap: 0,
            mode: Mode::March,
            cautious: Vec::new(),
            paths: Vec::new(),
            spotter: None,
            tolls: Vec::new(),
            balked: Vec::new(),
            surprised: false,
            bound: false,
            opened: false,
            sensed: false,
            imagined: None,
        }
    }

    /// The same plan with other members: nobody has said yet where to go.
    pub(crate) fn planned_by(&self, members: Vec<UnitId>) -> Self {
        let Self { force, fund, cap, mode, spotter, surprised, bound, sensed, .. } = *self;
        let anew = Self::new(force, fund, members);
        Self { cap, mode, spotter, surprised, bound, sensed, ..anew }
    }
}

/// How an attack is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Manner {
    /// Straight at what the firer sees.
    Direct,
    /// [COH 7.6.3a] In the same hex.
    Melee,
    /// [COH 12.0b] Over the heads of others.
    Indirect,
    /// [COH 8.2a] By a weapon card.
    Weapon(CardId),
    /// [COH 12.3c] By artillery off the board.
    Oba(CardId),
    /// [COH 20.2a] From the air.
    Air,
    /// [COH 20.4a] A bomb.
    Bomb,
    /// [COH 20.2c] From aircraft to aircraft.
    Dogfight(UnitId),
    /// [COH 20.0p] From the ground at an aircraft.
    Flak(UnitId),
}

/// One part of a reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Item {
    /// The rule it comes from.
    pub rule: &'static str,
    /// How much.
    pub amount: i8,
}

/// What is shot at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Mark {
    /// A unit.
    Unit(UnitId),
    /// [COH 18.6a] A work or obstacle.
    Work(WorkKind),
    /// [COH 10.0g] Whoever may be hidden there.
    Ghost,
}

/// One target of an attack, reckoned when the attack begins: what is destroyed on the way still
/// counts [COH 7.7d, 16.1b, 18.6b].
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Target {
    /// What.
    pub mark: Mark,
    /// Soft or armored.
    pub color: Color,
    /// Whether its front counts.
    pub front: bool,
    /// The parts of the firepower.
    pub attack: Vec<Item>,
    /// The parts of the defense.
    pub defense: Vec<Item>,
}

impl Target {
    /// [COH 7.1b] The firepower.
    pub fn power(&self) -> i16 {
        self.attack.iter().map(|it| i16::from(it.amount)).sum()
    }

    /// [COH 7.2a] The defense value.
    pub fn value(&self) -> i16 {
        self.defense.iter().map(|it| i16::from(it.amount)).sum()
    }
}

/// An attack on a hex.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Volley {
    /// Who rolls.
    pub force: ForceId,
    /// Who fires; nobody on the map for artillery.
    pub firers: Vec<UnitId>,
    /// How.
    pub manner: Manner,
    /// Where from, for the direction and the height.
    pub from: HexId,
    /// Where to.
    pub into: HexId,
    /// Targets still to be rolled for.
    pub targets: Vec<Target>,
    /// The target rolled for now.
    pub aimed: Option<Target>,
    /// [COH card.9] Further firepower for the whole attack.
    pub bonus: i8,
}
