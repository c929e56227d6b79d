//! [NW 9.4] Strengths as they count in a combat.

use hexgrid::HexId;

use super::Battle;
use super::s01_declaring::Front;
use crate::state::{Place, UnitId, War};
use crate::terms::{Kind, Terrain};

/// What matters for the attack strength of one unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a condition of the rule")]
pub struct AttackFacts {
    /// [NW 2.3.1] As printed.
    pub printed: u8,
    /// What the unit is.
    pub kind: Kind,
    /// [NW 13.1.4a] Out of supply.
    pub unsupplied: bool,
    /// [NW 9.4.1] It attacks across a river, bridged or not.
    pub across_river: bool,
    /// [NW 9.4.1] It assaults an occupied beach from the sea.
    pub opposed_assault: bool,
    /// [NW 9.4.2] Nobody who defends is armored or mechanized, and the hex has neither a
    /// fortification nor a city.
    pub exposed: bool,
    /// What the hex is covered with in this season.
    pub terrain: Terrain,
}

/// [NW 2.3.1, 9.4a, 9.4b, 9.4.1, 9.4.2, 9.4.3, 9.4.4] The attack strength of one unit: halved
/// only once whatever the reasons, halves rounded up; out of supply rounded down, but never
/// nothing.
pub fn attack_strength(facts: AttackFacts) -> u16 {
    let printed = u16::from(facts.printed);
    let strength = if facts.unsupplied { (printed / 2).max(1).min(printed) } else { printed };
    let heavy = facts.kind.is_armor() || facts.kind.is_mech();
    let closed = matches!(
        facts.terrain,
        Terrain::Swamp | Terrain::Mountain | Terrain::Highland | Terrain::HighlandWoods
    );
    if facts.across_river || facts.opposed_assault || (heavy && closed) {
        return if facts.unsupplied { strength } else { strength.div_ceil(2) };
    }
    let open = matches!(facts.terrain, Terrain::Open | Terrain::Rough);
    if !facts.exposed || !open {
        return strength;
    }
    if facts.kind.is_armor() {
        strength * 2
    } else if facts.kind.is_mech() {
        (strength * 3).div_ceil(2)
    } else {
        strength
    }
}

impl War {
    /// [NW 9.4, 8.5.8.1d] What each attacker brings.
    pub(crate) fn attack_of(&self, battle: &Battle, id: UnitId) -> u16 {
        let board = &self.scenario.board;
        let target = battle.target;
        let across_river = match self.front_of(battle, id).expect("who attacks is beside the hex") {
            Front::Side(from, way) => board.rivers.contains(from, way),
            Front::Line => false,
        };
        let assaults = matches!(self.unit(id).place, Place::Aboard(_));
        let soft = |it: &UnitId| {
            let kind = self.spec(*it).kind;
            !kind.is_armor() && !kind.is_mech()
        };
        let exposed = battle.defenders.iter().all(soft)
            && self.fortification_of(target).is_none()
            && !self.places_attacked(battle).city;
        attack_strength(AttackFacts {
            printed: self.face(id).attack,
            kind: self.spec(id).kind,
            unsupplied: self.unit(id).unsupplied,
            across_river,
            opposed_assault: assaults && !battle.defenders.is_empty(),
            exposed,
            terrain: board.terrain_in(self.options.season, target),
        })
    }

    /// [NW 2.3.2, 2.3.2.1] What the defenders are worth together.
    pub(crate) fn defense_of(&self, hex: HexId, defenders: &[UnitId]) -> u16 {
        let all_bracketed = defenders.iter().all(|it| self.spec(*it).bracketed);
        let counts = |it: &&UnitId| all_bracketed || !self.spec(**it).bracketed;
        defenders.iter().filter(counts).map(|it| self.defense_strength(*it, hex)).sum()
    }

    /// [NW 9.4.5a, 9.4.5b] Infantry on foot, airmobile units and Marines without carriers count
    /// double in an urban hex that they are not just clearing.
    fn defense_strength(&self, id: UnitId, hex: HexId) -> u16 {
        let printed = u16::from(self.face(id).defense);
        let urban = self.scenario.board.terrain[hex] == Terrain::Urban;
        let kind = self.spec(id).kind;
        let foot = self.spec(id).is_foot() && !kind.is_armor() && !kind.is_mech();
        if urban && foot && self.clearing_in(hex).is_none() { printed * 2 } else { printed }
    }

    /// The hex a unit attacks from: its own, or the sea hex of the ships it is aboard.
    pub(crate) fn attack_hex(&self, id: UnitId) -> Option<HexId> {
        match self.unit(id).place {
            Place::Hex(hex) => Some(hex),
            Place::Aboard(ship) => match self.ship(ship).berth {
                crate::state::Berth::Hex(hex) => Some(hex),
                crate::state::Berth::AtSea(_)
                | crate::state::Berth::Inshore(_)
                | crate::state::Berth::Box(_)
                | crate::state::Berth::Awaited
                | crate::state::Berth::Unused => None,
            },
            Place::Box(_)
            | Place::Line(..)
            | Place::Beside(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => None,
        }
    }
}
