//! Everything that can change.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use canon::Digest;
use hexgrid::{Direction, HexId};
use serde::{Deserialize, Serialize};

use crate::agenda::Frame;
use crate::boxes::Boxes;
use crate::ch01_players::Team;
use crate::ch16_campaign::Service;
use crate::mission::{Column, Mission, Ratings};
use crate::options::Options;
use crate::script::instr::P;
use crate::terms::{Model, Side, Stance, Terrain, VehicleKind};

/// A soldier of either side: 0 to 7 are A to H, 8 and 9 are J and K, Germans follow by letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct ManId(pub u8);

/// How many soldiers the squad can have, J and K among them.
pub const US_MEN: u8 = 10;

/// A vehicle: its place among the mission's. Those not in play yet have no hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct VehicleId(pub u8);

/// Soldiers, a bit for each: those who do something together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Digest)]
pub struct ManSet(pub u32);

impl ManSet {
    /// One alone.
    pub fn of(man: ManId) -> Self {
        Self(1 << man.0)
    }

    /// Whether he is one of them.
    pub fn contains(self, man: ManId) -> bool {
        self.0 & (1 << man.0) != 0
    }

    /// With him; without him if he was one of them.
    #[must_use]
    pub fn toggled(self, man: ManId) -> Self {
        Self(self.0 ^ (1 << man.0))
    }

    /// All of them, in the order of their letters.
    pub fn iter(self) -> impl Iterator<Item = ManId> {
        (0..32).map(ManId).filter(move |man| self.contains(*man))
    }

    /// Whether there is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<ManId> for ManSet {
    fn from_iter<I: IntoIterator<Item = ManId>>(men: I) -> Self {
        men.into_iter().fold(Self::default(), |set, man| Self(set.0 | Self::of(man).0))
    }
}

/// A canoe, 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct CanoeId(pub u8);

/// An object of its own: a weapon, a charge, a radio, papers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct GearId(pub u8);

/// Who takes turns: a soldier, or a tank as a whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Actor {
    /// A soldier.
    Man(ManId),
    /// [AMB 17.13] A tank.
    Tank(VehicleId),
}

/// A hex, and of the tower one of its floors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct Spot {
    /// The hex.
    pub hex: HexId,
    /// [AMB 2.4q] Up in the tower.
    pub up: bool,
}

impl From<HexId> for Spot {
    fn from(hex: HexId) -> Self {
        Self { hex, up: false }
    }
}

/// Where somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Place {
    /// Not in this mission (yet): an unused card, an empty place in the squad.
    Nowhere,
    /// [AMB 6.10] Off the map, to enter.
    Waiting,
    /// [AMB MPc] In the air.
    Drifting(HexId),
    /// On the map.
    At(Spot),
    /// [AMB 17.5a] In a car; seat 0 drives.
    Aboard(VehicleId, u8),
    /// [AMB MCa] In a canoe.
    Afloat(CanoeId),
    /// [AMB 7.1f] Off the map for good, by this hex.
    Exited(HexId),
    /// [AMB 7.4a] Out of the mission: evaded, withdrawn, escaped, drowned.
    Gone,
}

/// [AMB 13] What has happened to somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Health {
    /// Nothing.
    Fit,
    /// [AMB 13.2]
    Wounded,
    /// [AMB 13.3]
    Incapacitated,
    /// [AMB 13.4]
    Killed,
}

/// Whether a German still fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Captivity {
    /// He does.
    Free,
    /// [AMB 6.8o] He has surrendered and waits to be taken.
    Surrendered,
    /// [AMB 11.2a] He is a prisoner.
    Captured,
    /// [AMB 11.2e] He has escaped: he acts by column S.
    Escaped,
}

/// [AMB 2.3e] A box of the AR Track; the half follows from the advantage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum ArBox {
    /// Dead, incapacitated, prisoner, not in play.
    Inactive,
    /// [AMB 6.5a]
    Unaware,
    /// [AMB 6.4b]
    Panic,
    /// No turn left.
    Complete,
    /// One turn left.
    One,
    /// Two turns left.
    Two,
}

/// A soldier.
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Man {
    /// Where he is.
    pub place: Place,
    /// How he holds himself.
    pub stance: Stance,
    /// What has happened to him.
    pub health: Health,
    /// Whether he is free.
    pub captivity: Captivity,
    /// His box.
    pub ar: ArBox,
    /// His ratings before wounds.
    pub ratings: Ratings,
    /// [AMB 2.10g] Whether he commands.
    pub command: bool,
    /// [AMB 2.5g] What he cost.
    pub price: u8,
    /// What is in his ammo boxes.
    pub ammo: Boxes,
    /// [AMB 6.8i] The special reaction in force.
    pub reaction: Option<char>,
    /// [AMB 17.8c] He acts by his driving column.
    pub driving: bool,
    /// [AMB MPk] Actions still needed to get rid of the parachute.
    pub parachute: u8,
    /// [AMB 7.4c] If nobody sees him at the end of the Round he is gone.
    pub vanishing: bool,
    /// [AMB 15b] Whether the points for him have been lost.
    pub cost_vp: bool,
}

/// Where an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Held {
    /// Not there, or gone for good.
    Lost,
    /// A soldier has it.
    By(ManId),
    /// It lies there.
    On(Spot),
    /// [AMB MCb] It lies in a canoe.
    InCanoe(CanoeId),
    /// [AMB MPl] It lies in the arms crate.
    InCrate,
}

/// [AMB 9.4] Whether a weapon works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Working {
    /// It does.
    Yes,
    /// [AMB 9.4a]
    Jammed,
    /// [AMB 9.4b] For good.
    Broken,
}

/// An object of its own.
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Gear {
    /// What it is.
    pub model: Model,
    /// Where its parts are: of a crew weapon two, of anything else the first.
    pub parts: [Held; 2],
    /// Whether it works.
    pub working: Working,
    /// [AMB 9.7d, 5.3j] A crew weapon set up, a charge primed.
    pub ready: bool,
    /// [AMB 9.8b] A bazooka with a round in it.
    pub loaded: bool,
    /// [AMB 14b] Made by the Germans.
    pub german: bool,
    /// [AMB 9.5f] In German hands: out of ammunition.
    pub empty: bool,
    /// Fired in the last Round and in this one, for [AMB 5.9a].
    pub fired: [bool; 2],
    /// [AMB 9.7h] Who has fired it in this Round.
    pub gunners: BTreeSet<ManId>,
    /// The papers' key in the mission.
    pub key: Option<String>,
}

/// [AMB 17] A vehicle on the map.
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Vehicle {
    /// What it is.
    pub kind: VehicleKind,
    /// Whose it is.
    pub side: Side,
    /// Where it is; none once it has left the map.
    pub hex: Option<HexId>,
    /// [AMB 17.2a]
    pub facing: Direction,
    /// [AMB 17.1c]
    pub closed: bool,
    /// [AMB 17.6l]
    pub wrecked: bool,
    /// [AMB 17.14i]
    pub immobilized: bool,
    /// [AMB 17.14e] A flat tire.
    pub flat: bool,
    /// [AMB 17.5c] Active crewmen of a tank.
    pub crew: u8,
    /// A tank's box on the AR Track.
    pub ar: ArBox,
    /// [AMB 17.13f]
    pub gun_loaded: bool,
    /// [AMB 17.14l]
    pub gun_destroyed: bool,
    /// Machine guns: bow, coaxial.
    pub guns: [Working; 2],
    /// [AMB 17.9] Turns it misses after an accident.
    pub stalled: bool,
}

/// [AMB MCa] A canoe.
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Canoe {
    /// Where it is; none: not on the map.
    pub hex: Option<HexId>,
    /// [AMB MCf]
    pub beached: bool,
    /// [AMB MCi]
    pub holed: bool,
    /// [AMB MCj] Holed before the turn that it has now: it sinks if it is not beached.
    pub due: bool,
    /// [AMB MCd] The class of turns in which it has moved last in this Round.
    pub moved: Option<ArBox>,
    /// [AMB MCd] Whose turn it is being moved in.
    pub paddler: Option<ManId>,
    /// [AMB MCj] It has sunk, or has left the map.
    pub lost: bool,
}

/// [AMB MPn] How the arms crate is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum CrateState {
    /// [AMB MPc] It drifts.
    Aloft,
    /// It is down and closed.
    Closed,
    /// It is open.
    Open,
}

/// What has come to light on a hex, or lies there.
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Digest)]
pub struct Marks {
    /// [AMB 2.4o]
    pub event: bool,
    /// [AMB 12.1a] A booby trap that is still live.
    pub booby: bool,
    /// [AMB 12.1d] A booby trap that was found or has gone off.
    pub sprung: bool,
    /// [AMB 12.2b]
    pub mines: bool,
    /// [AMB MTa]
    pub tank_mine: bool,
    /// [AMB MRa]
    pub roadblock: bool,
    /// [AMB 13.5h] Walls destroyed, a bit for each direction.
    pub breached: u8,
    /// [AMB MKa] A bunker's door, by direction; broken down if the second is true.
    pub bunker: Option<(u8, bool)>,
    /// [AMB MKj] Germans who came into play in the bunker.
    pub garrison: ManSet,
    /// [AMB MKj] The bunker is rubble, or a demolition charge has gone off in it.
    pub bunker_blown: bool,
    /// [AMB 2.4n] A landmark, by the paragraph that laid it and its place in it.
    pub landmark: Option<(P, u8)>,
    /// [AMB 8.2w] The landmark blocks sight.
    pub screened: bool,
    /// Clips and grenades that lie there.
    pub ammo: Boxes,
    /// [AMB MBa] Turns spent on clearing the bridge.
    pub cleared: u8,
}

/// [AMB 16.2e] A deed worth remembering.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest, Serialize, Deserialize)]
pub enum Deed {
    /// KF
    #[serde(rename = "KF")]
    KilledByFire,
    /// IF
    #[serde(rename = "IF")]
    IncapacitatedByFire,
    /// WF
    #[serde(rename = "WF")]
    WoundedByFire,
    /// KA
    #[serde(rename = "KA")]
    KilledInAssault,
    /// IA
    #[serde(rename = "IA")]
    IncapacitatedInAssault,
    /// CA
    #[serde(rename = "CA")]
    CapturedInAssault,
    /// WA
    #[serde(rename = "WA")]
    WoundedInAssault,
    /// KOT
    #[serde(rename = "KOT")]
    DestroyedTank,
    /// IMT
    #[serde(rename = "IMT")]
    ImmobilizedTank,
    /// KOC
    #[serde(rename = "KOC")]
    DestroyedCar,
}

/// Operations or Rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Mode {
    /// Before the first step: squad, kit, set-up.
    Preparing,
    /// [AMB 5a]
    Operations,
    /// [AMB 6a]
    Rounds,
    /// [AMB 3.2d]
    Over,
    /// [AMB 16] Before the mission, with a campaign's books open.
    Campaign,
}

/// [AMB 6.1] What is true of the present Round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Digest)]
pub struct Round {
    /// Its number, from 1; 0 in Operations.
    pub number: u16,
    /// Who has the advantage, once it is known.
    pub advantage: Option<Side>,
    /// Granted by the paragraph that began Rounds.
    pub granted: Grants,
    /// [AMB 2.3f] The German action number.
    pub action_number: Option<u8>,
    /// The box and half in which the number was rolled: it stands as long as they act.
    pub acting: Option<(ArBox, Side)>,
    /// [AMB 6a] The paragraph that begins Rounds has said what it grants: those who come into play
    /// from now on interrupt them [AMB 6.6].
    pub opened: bool,
    /// Whether the player has been asked anything in this Round.
    pub asked: bool,
    /// [AMB 6.3h] Those who have been given a turn in this Round.
    pub given: ManSet,
    /// [AMB 13.1a, 13.2b, 11.2e] Those who lost the turns of this Round before the dice fell.
    pub out: ManSet,
    /// [AMB 6.5b] Germans whose activation began these Rounds.
    pub activated: Vec<Actor>,
}

/// [AMB 6.1e, 6.1j, 6.1p] What the paragraph that begins Rounds grants.
#[derive(Clone, PartialEq, Eq, Debug, Default, Digest)]
pub struct Grants {
    /// The advantage of the first Round.
    pub advantage: Option<Side>,
    /// All Germans have two turns.
    pub germans_two: bool,
    /// These have two turns.
    pub two: Vec<Actor>,
    /// All aware soldiers have two turns.
    pub us_two: bool,
    /// All aware soldiers have two turns whom the die does not panic.
    pub us_two_unpanicked: bool,
    /// Soldiers who are aware by themselves.
    pub aware: Vec<ManId>,
}

/// One line of the account of points.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Scored {
    /// How many; negative ones were lost.
    pub n: i16,
    /// What for.
    pub why: Reckoned,
}

/// What points were won or lost for.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Reckoned {
    /// Whatever came before the situation that play began with.
    Before,
    /// [AMB 2.1d]
    Activated(u16),
    /// [AMB 2.1e]
    Captured(u16),
    /// [AMB 2.1e]
    Fallen(u16),
    /// A vehicle destroyed, by card.
    Destroyed(u16),
    /// A tank immobilized, by card.
    Immobilized(u16),
    /// [AMB 15b]
    Casualty(ManId),
    /// [AMB M2f]
    Explored(HexId),
    /// [AMB M8h]
    Exit(ManId),
    /// [AMB M5f]
    Documents(String),
    /// [AMB M4h]
    Bridge(HexId),
    /// [AMB M6h]
    Bunker(HexId),
    /// [AMB M7h]
    Leaker(u16),
    /// [AMB M1f]
    Control,
    /// A paragraph said so: its number and the place of the award in it.
    Paragraph(P, u8),
}

/// The situation: all that a record could come to, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Core {
    /// Operations or Rounds.
    pub mode: Mode,
    /// [AMB 5.5a]
    pub condition: u8,
    /// [AMB 5.4a] A bit for each sighting that has happened.
    pub sightings: u16,
    /// Points won and lost, in the order in which they were.
    pub account: Vec<Scored>,
    /// Everybody.
    pub men: Vec<Man>,
    /// Every object.
    pub gear: Vec<Gear>,
    /// Vehicles.
    pub vehicles: Vec<Vehicle>,
    /// Canoes.
    pub canoes: Vec<Canoe>,
    /// [AMB MPn] The arms crate: where, and how; none: there is none, or the river has it.
    pub crate_at: Option<(HexId, CrateState)>,
    /// Clips and grenades in the crate.
    pub crate_ammo: Boxes,
    /// What lies on hexes.
    pub marks: BTreeMap<HexId, Marks>,
    /// Terrain that has changed.
    pub changed: BTreeMap<HexId, Terrain>,
    /// [AMB M2f] Hexes that have been explored.
    pub explored: BTreeSet<HexId>,
    /// How far one sees.
    pub visibility: Option<u8>,
    /// The Round.
    pub round: Round,
    /// [AMB 2.1c] Cards whose Germans have come into play, ever.
    pub used_cards: BTreeSet<u16>,
    /// Paragraphs that have been read, in the order of their first reading.
    pub read: Vec<P>,
    /// [AMB 2.5f, 16.2e] Deeds: who, what, whose card. Only a campaign asks for them.
    pub deeds: Vec<(ManId, Deed, u16)>,
    /// [AMB MPf] Somebody was fired on during the drop.
    pub fired_on_in_air: bool,
    /// [AMB MPf] The condition that a paragraph has told for the time when all are down.
    pub told_in_air: Option<u8>,
    /// How the mission ended: by which of its rules, or by a paragraph or the loss of the squad.
    pub ended: Option<Ended>,
    /// [AMB 4] What the squad still has to spend.
    pub purse: Purse,
    /// [AMB 5] How Operations go on.
    pub pace: Pace,
    /// What the rules still owe, innermost last; empty once the game is over.
    pub agenda: Vec<Frame>,
}

/// How Operations go on: steps that have been taken, and what was arranged since the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct Pace {
    /// Steps of soldiers since the mission began: they only rise.
    pub steps: u32,
    /// [AMB 5.2b] Stances, groups and objects changed since the last step.
    pub changes: u8,
}

/// How a mission ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ended {
    /// By the rule with this place among the mission's.
    Rule(u8),
    /// By a paragraph.
    Paragraph(P),
    /// Nobody is left.
    SquadLost,
}

/// [AMB 4.2a, 4.3a] Points still to spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct Purse {
    /// Squad points.
    pub squad: u8,
    /// Weapon points.
    pub weapons: u8,
    /// [AMB 4.9d] Clips of the last point that are still to be taken.
    pub clips: u8,
    /// [AMB 4.9e] Grenades of the last point that are still to be taken.
    pub grenades: u8,
}

/// A mission in play: a value, cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sortie {
    pub(crate) mission: Arc<Mission>,
    pub(crate) options: Options,
    pub(crate) core: Core,
    pub(crate) service: Service,
    pub(crate) team: Team,
}

impl Deed {
    /// Every deed, in the order of the table.
    pub const ALL: [Self; 10] = [
        Self::KilledByFire,
        Self::IncapacitatedByFire,
        Self::WoundedByFire,
        Self::KilledInAssault,
        Self::IncapacitatedInAssault,
        Self::CapturedInAssault,
        Self::WoundedInAssault,
        Self::DestroyedTank,
        Self::ImmobilizedTank,
        Self::DestroyedCar,
    ];
}

impl ManId {
    /// Whether he belongs to the squad.
    pub fn side(self) -> Side {
        if self.0 < US_MEN { Side::Us } else { Side::German }
    }

    /// His place among the mission's cards; none for the squad.
    pub fn card_index(self) -> Option<usize> {
        (self.0 >= US_MEN).then(|| usize::from(self.0 - US_MEN))
    }
}

impl Man {
    /// [AMB 2.11a, 2.11d] Whether he can act at all: on the map, waiting, or aboard something. Who
    /// cannot is no target, but can be run over.
    pub fn is_active(&self) -> bool {
        let present = match self.place {
            Place::Nowhere | Place::Exited(_) | Place::Gone => false,
            Place::Waiting
            | Place::Drifting(_)
            | Place::At(_)
            | Place::Aboard(..)
            | Place::Afloat(_) => true,
        };
        let free = match self.captivity {
            Captivity::Free | Captivity::Escaped => true,
            Captivity::Surrendered | Captivity::Captured => false,
        };
        present && free && self.health < Health::Incapacitated
    }

    /// [AMB 6.5a] Whether he is aware.
    pub fn is_aware(&self) -> bool {
        match self.ar {
            ArBox::Inactive | ArBox::Unaware => false,
            ArBox::Panic | ArBox::Complete | ArBox::One | ArBox::Two => true,
        }
    }

    /// [AMB 2.10e, 13.2h] What he may spend on a movement action.
    pub fn mpa(&self) -> u8 {
        if self.health == Health::Wounded { 2 } else { self.ratings.mpa }
    }
}

impl Sortie {
    /// Somebody.
    pub fn man(&self, id: ManId) -> &Man {
        &self.core.men[usize::from(id.0)]
    }

    pub(crate) fn man_mut(&mut self, id: ManId) -> &mut Man {
        &mut self.core.men[usize::from(id.0)]
    }

    /// Everybody there is a counter for.
    pub fn men(&self) -> impl Iterator<Item = ManId> + '_ {
        (0..u8::try_from(self.core.men.len()).expect("few men")).map(ManId)
    }

    /// The active ones of a side, on the map or not.
    pub fn active(&self, side: Side) -> impl Iterator<Item = ManId> + '_ {
        self.men().filter(move |id| id.side() == side && self.man(*id).is_active())
    }

    /// The hex somebody is in: by himself, in a vehicle, in a canoe.
    pub fn hex_of(&self, id: ManId) -> Option<HexId> {
        match self.man(id).place {
            Place::At(spot) => Some(spot.hex),
            Place::Aboard(vehicle, _) => self.vehicle(vehicle).hex,
            Place::Afloat(canoe) => self.core.canoes[usize::from(canoe.0)].hex,
            Place::Drifting(hex) => Some(hex),
            Place::Nowhere | Place::Waiting | Place::Exited(_) | Place::Gone => None,
        }
    }

    /// Where somebody is, with the floor of the tower.
    pub fn spot_of(&self, id: ManId) -> Option<Spot> {
        match self.man(id).place {
            Place::At(spot) => Some(spot),
            Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Afloat(_)
            | Place::Exited(_)
            | Place::Gone => self.hex_of(id).map(Spot::from),
        }
    }

    /// The active ones of a side in a hex, those in vehicles among them.
    pub fn active_in(&self, hex: HexId, side: Side) -> impl Iterator<Item = ManId> + '_ {
        self.active(side).filter(move |id| self.hex_of(*id) == Some(hex))
    }

    /// A vehicle.
    pub fn vehicle(&self, id: VehicleId) -> &Vehicle {
        &self.core.vehicles[usize::from(id.0)]
    }

    pub(crate) fn vehicle_mut(&mut self, id: VehicleId) -> &mut Vehicle {
        &mut self.core.vehicles[usize::from(id.0)]
    }

    /// Every vehicle that has come into play.
    pub fn vehicles(&self) -> impl Iterator<Item = VehicleId> + '_ {
        (0..u8::try_from(self.core.vehicles.len()).expect("few vehicles")).map(VehicleId)
    }

    /// An object.
    pub fn gear(&self, id: GearId) -> &Gear {
        &self.core.gear[usize::from(id.0)]
    }

    pub(crate) fn gear_mut(&mut self, id: GearId) -> &mut Gear {
        &mut self.core.gear[usize::from(id.0)]
    }

    /// Every object.
    pub fn all_gear(&self) -> impl Iterator<Item = GearId> + '_ {
        (0..u8::try_from(self.core.gear.len()).expect("few objects")).map(GearId)
    }

    /// What lies on a hex.
    pub fn marks(&self, hex: HexId) -> Option<&Marks> {
        self.core.marks.get(&hex)
    }

    /// [AMB 8.2w] Whether a landmark blocks sight there.
    pub(crate) fn is_screened(&self, hex: HexId) -> bool {
        self.marks(hex).is_some_and(|it| it.screened)
    }

    pub(crate) fn marks_mut(&mut self, hex: HexId) -> &mut Marks {
        self.core.marks.entry(hex).or_default()
    }

    /// [AMB 2.3c, 2.3d] The terrain of a hex as it is now: one kind, which fills it.
    pub fn terrain(&self, hex: HexId) -> Terrain {
        self.core.changed.get(&hex).copied().unwrap_or(self.mission.ground.terrain[hex])
    }

    /// [AMB 5.4a] Whether a sighting has happened.
    pub fn is_sighted(&self, sighting: u8) -> bool {
        self.core.sightings & (1 << sighting) != 0
    }

    /// [AMB 6.8b] The card of a German.
    pub fn card(&self, id: ManId) -> &crate::mission::Card {
        &self.mission.cards[id.card_index().expect("a German has a card")]
    }

    /// The German with this card.
    pub fn by_card(&self, number: u16) -> Option<ManId> {
        let index = self.mission.cards.iter().position(|it| it.number == number)?;
        Some(ManId(US_MEN + u8::try_from(index).expect("few cards")))
    }

    /// The vehicle with this card.
    pub fn vehicle_by_card(&self, number: u16) -> Option<VehicleId> {
        let found = self.mission.vehicles.iter().position(|it| it.number == number);
        found.map(|index| VehicleId(u8::try_from(index).expect("few vehicles")))
    }

    /// Whether this column of a card is one of his.
    pub fn has_column(&self, id: ManId, column: Column) -> bool {
        self.card(id).table.contains_key(&column)
    }

    /// The letter on somebody's counter.
    pub fn letter(&self, id: ManId) -> char {
        match id.card_index() {
            Some(index) => self.mission.cards[index].letter,
            None => ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'][usize::from(id.0)],
        }
    }
}
