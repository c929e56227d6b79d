//! [AMB MK] Bunkers.
//!
//! For sight a bunker is six windows [AMB MKa]: `ch08_sight`. A broken door can be walked through
//! [AMB MKf]: chapter 7. Thrown explosives treat it as a building [AMB MKi]: chapter 10.

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal};

use crate::action::Action;
use crate::agenda::Event as Events;
use crate::ch09_fire::Shot;
use crate::charts::Penetration;
use crate::dice::{d10, one_of};
use crate::mission::AwardRule;
use crate::state::{Health, ManId, ManSet, Place, Reckoned, Sortie};
use crate::terms::{Stance, Terrain};

/// Nobody is asked anything here.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {}

/// Nothing to find.
pub(crate) enum May {}

/// Nothing here happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {}

/// [AMB MKc] A part of a bunker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// [AMB MKd]
    Wall,
    /// [AMB MKe]
    Opening,
    /// [AMB MKf]
    Door,
    /// [AMB MKg]
    Soldier,
}

/// [AMB MKd–MKf] What a hit on a part does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    None,
    /// The door is broken down.
    DoorBroken,
    /// The bunker is destroyed.
    Destroyed,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB MKc] Where a bunker was hit.
    Located {
        /// Which.
        hex: HexId,
        /// Whether on the side of the door.
        door_side: bool,
        /// The die.
        die: u8,
        /// The part.
        part: Part,
    },
    /// [AMB MKd–MKf] What it did to the part.
    Struck {
        /// Which bunker.
        hex: HexId,
        /// The part.
        part: Part,
        /// The die of damage.
        die: u8,
        /// How deep it went.
        penetration: Penetration,
        /// What it did.
        effect: Effect,
    },
    /// [AMB MKg] Nobody in it was high enough to be hit.
    NobodyHit {
        /// Which bunker.
        hex: HexId,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        match *self {}
    }

    pub(crate) fn man(&self) -> Option<ManId> {
        match *self {}
    }

    pub(crate) fn candidates(&self, _: &Sortie) -> Vec<Action> {
        match *self {}
    }

    pub(crate) fn may(&self, _: &Sortie, _: Action) -> Result<May, Illegal> {
        match *self {}
    }
}

impl May {
    pub(crate) fn play(self, _: &mut Sortie, _: &mut dyn Dice, _: &mut Vec<Events>) {
        match self {}
    }
}

impl Duty {
    pub(crate) fn work(self, _: &mut Sortie, _: &mut dyn Dice, _: &mut Vec<Events>) {
        match self {}
    }
}

/// [AMB MKk] The part that a die finds in a row of the bunker hit table.
fn part_of(row: &str, die: u8) -> Part {
    match row.as_bytes()[usize::from(die)] {
        b'W' => Part::Wall,
        b'O' => Part::Opening,
        b'D' => Part::Door,
        b'S' => Part::Soldier,
        other => unreachable!("no part of a bunker: {other}"),
    }
}

/// [AMB MKd–MKf] What a shot that goes so deep does to a part.
pub(crate) fn effect_of(part: Part, penetration: Penetration) -> Effect {
    match (part, penetration) {
        (Part::Wall | Part::Opening | Part::Door, Penetration::Heavy)
        | (Part::Opening | Part::Door, Penetration::Medium) => Effect::Destroyed,
        (Part::Door, Penetration::Light) => Effect::DoorBroken,
        (Part::Wall, Penetration::Medium)
        | (Part::Wall | Part::Opening, Penetration::Light)
        | (Part::Wall | Part::Opening | Part::Door, Penetration::None) => Effect::None,
        (Part::Soldier, _) => unreachable!("a soldier is hurt, not penetrated"),
    }
}

impl Sortie {
    /// [AMB MKc, MKh] What a hit on a bunker does: side, part, damage. Rounds that explode against
    /// a soldier go off in his opening.
    pub(crate) fn hit_bunker(
        &mut self,
        shot: &Shot,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let die = d10(dice, "amb:MKc");
        let (door_side, part) = self.bunker_part(shot, hex, die);
        events.push(Event::Located { hex, door_side, die, part }.into());
        match part {
            Part::Soldier => self.hit_garrison(shot, hex, door_side, dice, events),
            Part::Wall | Part::Opening | Part::Door => {
                self.strike_bunker(shot, hex, part, dice, events);
            }
        }
    }

    /// [AMB MKc, MKh, MKk] Whether a shot comes from the side of the door, and the part that a die
    /// finds there.
    pub(crate) fn bunker_part(&self, shot: &Shot, hex: HexId, die: u8) -> (bool, Part) {
        let from = self.firer_hex(shot.firer).expect("who fires is on the map");
        let door_side = self.faces(from, hex, self.bunker_door(hex).0);
        let found = part_of(&self.mission.charts.bunker_hits[usize::from(door_side)], die);
        let part = match (found, self.weapon_row(shot.firer).explosive) {
            (Part::Soldier, true) if door_side => Part::Door,
            (Part::Soldier, true) => Part::Opening,
            (Part::Wall | Part::Opening | Part::Door | Part::Soldier, _) => found,
        };
        (door_side, part)
    }

    /// [AMB MKg] Those inside whom a shot can find: who is not prone, through a broken door
    /// anybody.
    pub(crate) fn garrison_in_reach(&self, shot: &Shot, hex: HexId, door_side: bool) -> Vec<ManId> {
        let through_door = door_side && self.bunker_door(hex).1;
        let enemy = crate::ch09_fire::enemy_of(self.firer_side(shot.firer));
        let inside = |it: &ManId| self.man(*it).place == Place::At(hex.into());
        let high = |it: &ManId| through_door || self.man(*it).stance != Stance::Prone;
        self.active(enemy).filter(|it| inside(it) && high(it)).take(10).collect()
    }

    /// [AMB MKa] Where the door of a bunker is, and whether it is broken down.
    fn bunker_door(&self, hex: HexId) -> (Direction, bool) {
        let bunker = self.marks(hex).and_then(|it| it.bunker);
        let (door, broken) = bunker.expect("a bunker has a door");
        (Direction::ALL[usize::from(door)], broken)
    }

    /// [AMB MKd–MKf] A part of the bunker is hit.
    fn strike_bunker(
        &mut self,
        shot: &Shot,
        hex: HexId,
        part: Part,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let die = d10(dice, "amb:9.1f");
        let penetration = self.weapon_row(shot.firer).penetration[usize::from(die)];
        let effect = effect_of(part, penetration);
        events.push(Event::Struck { hex, part, die, penetration, effect }.into());
        match effect {
            Effect::None => {}
            Effect::DoorBroken => {
                let door = self.bunker_door(hex).0.index();
                let door = u8::try_from(door).expect("six sides");
                self.marks_mut(hex).bunker = Some((door, true));
            }
            Effect::Destroyed => self.collapse(hex, shot.firer.man(), events),
        }
    }

    /// [AMB MKg] Somebody inside is hit: at random one who is not prone, through a broken door
    /// anybody; a burst may find more.
    fn hit_garrison(
        &mut self,
        shot: &Shot,
        hex: HexId,
        door_side: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let mut men = self.garrison_in_reach(shot, hex, door_side);
        if men.is_empty() {
            events.push(Event::NobodyHit { hex }.into());
            return;
        }
        let man = men.remove(one_of(dice, men.len(), "amb:MKg"));
        let die = self.damage_by(shot, man, dice, events);
        if self.is_burst(shot) {
            self.burst(shot, die, men, dice, events);
        }
    }

    /// [AMB MKj] A demolition charge has gone off in a hex.
    pub(crate) fn charge_in_bunker(&mut self, hex: HexId, events: &mut Vec<Events>) {
        if self.terrain(hex) == Terrain::Bunker {
            self.marks_mut(hex).bunker_blown = true;
            self.settle_bunkers(events);
        }
    }

    /// [AMB MKj] A German has come into play; if in a bunker, he belongs to it.
    pub(crate) fn note_garrison(&mut self, man: ManId) {
        let Some(hex) = self.hex_of(man) else { return };
        if self.terrain(hex) == Terrain::Bunker {
            let garrison = &mut self.marks_mut(hex).garrison;
            *garrison = ManSet(garrison.0 | ManSet::of(man).0);
        }
    }

    /// [AMB MKj, M6h] Points for bunkers that are rubble or blown up and whose first occupants are
    /// all dead or incapacitated.
    pub(crate) fn settle_bunkers(&mut self, events: &mut Vec<Events>) {
        let Some(n) = self.mission.victory.awards.iter().find_map(|it| match it {
            AwardRule::Bunker { n } => Some(*n),
            AwardRule::Explored { .. }
            | AwardRule::Exit { .. }
            | AwardRule::Documents { .. }
            | AwardRule::Papers { .. }
            | AwardRule::Bridges { .. }
            | AwardRule::Leakers { .. } => None,
        }) else {
            return;
        };
        let is_out = |it: ManId| self.man(it).health >= Health::Incapacitated;
        let done: Vec<HexId> = self
            .core
            .marks
            .iter()
            .filter(|(_, marks)| marks.bunker_blown && marks.garrison.iter().all(is_out))
            .map(|it| *it.0)
            .filter(|hex| !self.core.account.iter().any(|it| it.why == Reckoned::Bunker(*hex)))
            .collect();
        for hex in done {
            self.score(n.into(), Reckoned::Bunker(hex), events);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Penetration::{Heavy, Light, Medium};

    /// Rules: amb:MKd, amb:MKe, amb:MKf.
    #[test]
    fn amb_mk_the_part_says_how_deep_a_shot_must_go() {
        let table = [
            (Part::Wall, [Effect::None, Effect::None, Effect::None, Effect::Destroyed]),
            (Part::Opening, [Effect::None, Effect::None, Effect::Destroyed, Effect::Destroyed]),
            (Part::Door, [Effect::None, Effect::DoorBroken, Effect::Destroyed, Effect::Destroyed]),
        ];
        for (part, effects) in table {
            let said = [Penetration::None, Light, Medium, Heavy].map(|it| effect_of(part, it));
            assert_eq!(said, effects, "{part:?}");
        }
    }
}
