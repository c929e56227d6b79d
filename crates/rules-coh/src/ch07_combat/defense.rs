//! [COH 7.2] The defense of a target, item by item.

use hexgrid::HexId;

use super::power::Shot;
use crate::act::{Item, Manner};
use crate::field;
use crate::roster::{Color, Kind};
use crate::scenario::WorkKind;
use crate::state::{Firefight, Flags, Place, UnitId};

/// [COH 18.6a] The rating of works and obstacles that can be destroyed.
const WORK_RATING: i8 = 15;
/// [COH 18.2c] A trench.
const TRENCH: i8 = 2;
/// [COH 18.2f] A gun emplacement, through its front.
const EMPLACEMENT: i8 = 3;
/// [COH 18.1b] A hasty defense.
const HASTY: i8 = 1;

/// A defense and what it is made of.
pub(crate) struct Defense {
    pub(crate) color: Color,
    pub(crate) front: bool,
    pub(crate) items: Vec<Item>,
}

impl Defense {
    fn add(&mut self, rule: &'static str, amount: i8) {
        if amount != 0 {
            self.items.push(Item { rule, amount });
        }
    }
}

/// [COH 12.1a] Whether shells come from above.
fn is_from_above(game: &Firefight, shot: &Shot<'_>) -> bool {
    let leader = shot.firers.first();
    match shot.manner {
        Manner::Indirect | Manner::Oba(_) => true,
        Manner::Direct => leader.is_some_and(|&it| game.kind(it).is_mortar()),
        Manner::Melee
        | Manner::Weapon(_)
        | Manner::Air
        | Manner::Bomb
        | Manner::Dogfight(_)
        | Manner::Flak(_) => false,
    }
}

impl Firefight {
    /// [COH 7.2b] Whether an attack comes through a unit's front.
    pub(crate) fn is_through_front(&self, unit: UnitId, from: HexId) -> bool {
        let Some(at) = self.hex(unit) else { return false };
        // [COH 18.2r] In a bunker its facing counts.
        let facing = match self.work_around(unit) {
            Some(work) if work.kind == WorkKind::Bunker => work.facing,
            _ => self.unit(unit).facing,
        };
        self.is_before(at, facing, from)
    }

    /// [COH 7.2a] The defense of a unit, but for its marker: that is shown when it is aimed at.
    pub(crate) fn defense(&self, shot: &Shot<'_>, unit: UnitId) -> Defense {
        let kind = self.kind(unit);
        if kind.is_aircraft() {
            return self.air_defense(shot, unit);
        }
        let above = is_from_above(self, shot);
        let leader = shot.firers.first().copied();
        let sniper = leader.is_some_and(|it| self.kind(it).kind == Kind::Sniper);
        let close = shot.is_close();
        let hidden = self.unit(unit).is(Flags::HIDDEN);
        // [COH 7.2b, 7.6.3g, 7.6.3p, 10.3d, 12.1a, 17.1a, 18.6d, 10.0h] Which rating counts.
        let flank = above || sniper || close || self.is_carried(unit);
        // Where a bunker looks is known, whoever hides inside.
        let faceless = hidden && self.bunker_around(unit).is_none();
        let front = !flank && (faceless || self.is_through_front(unit, shot.from));
        let rating = if front { kind.front } else { kind.flank };
        let mut color = rating.color;
        // [COH 15.4a, 15.4b] What is open from above is soft to shells, and to men at close
        // quarters.
        let men = leader.is_some_and(|it| self.kind(it).is_squad());
        if !front && kind.open_top && (above || close && men) {
            color = Color::Red;
        }
        let mut defense = Defense { color, front, items: Vec::with_capacity(8) };
        defense.add("coh:7.2b", rating.value);
        self.add_ground(&mut defense, shot, unit, above);
        self.add_works(&mut defense, shot, unit, above);
        let state = self.unit(unit);
        // [COH card.V07] A sixth sense makes up for haste.
        if state.is(Flags::CARELESS) && !state.is(Flags::WARY) {
            defense.add("coh:5.0.1a", -1);
        }
        if state.is(Flags::WARY) {
            defense.add("coh:card.V07", 1);
        }
        defense
    }

    /// [COH 20.1c, 20.2c] The defense of an aircraft: its rating, its height, and whether it is the
    /// higher one.
    fn air_defense(&self, shot: &Shot<'_>, unit: UnitId) -> Defense {
        let front = self.is_through_front(unit, shot.from);
        let kind = self.kind(unit);
        let rating = if front { kind.front } else { kind.flank };
        let mut defense = Defense { color: rating.color, front, items: Vec::with_capacity(4) };
        defense.add("coh:7.2b", rating.value);
        let altitude = self.unit(unit).altitude;
        defense.add("coh:20.1c", i8::try_from(altitude).expect("the ceiling is low"));
        let leader = shot.firers.first().map(|&it| self.unit(it).altitude);
        if matches!(shot.manner, Manner::Dogfight(_)) && leader.is_some_and(|it| altitude > it) {
            defense.add("coh:20.2c", 1);
        }
        // [COH 20.3c] Smoke counts at any altitude.
        defense.add("coh:13.0b", self.smoke_on(shot));
        defense
    }

    /// What ground, heights, smoke and vehicles add [COH 12.1b, 17.1b, 18.3c].
    fn add_ground(&self, defense: &mut Defense, shot: &Shot<'_>, unit: UnitId, above: bool) {
        let field = &self.scenario.field;
        let terrain = field.terrain(shot.into);
        let (ignores_terrain, ignores_smoke) = self.ignored(shot);
        // [COH 12.2a, 12.2b, 12.2c] Shells burst in the trees over soft targets.
        let bursts = above && terrain.id == "woods" && defense.color == Color::Red;
        if !ignores_terrain && !bursts {
            defense.add("coh:7.2a", terrain.dm);
        }
        if !ignores_terrain && terrain.dm >= 1 && self.has_veteran(unit, 15) {
            defense.add("coh:card.V15", 1);
        }
        let level = matches!(shot.manner, Manner::Oba(_) | Manner::Air | Manner::Bomb);
        if !level && field.level(shot.into) > field.level(shot.from) {
            defense.add("coh:11.2a", 1);
        }
        // Shells from above do not care for a small gully; aircraft attack along a line.
        let straight =
            matches!(shot.manner, Manner::Direct | Manner::Weapon(_) | Manner::Air | Manner::Bomb);
        if straight && shot.from != shot.into && field.crosses_small_gully(shot.from, shot.into) {
            defense.add("coh:11.5j", 1);
        }
        if !ignores_smoke {
            defense.add("coh:13.0b", self.smoke_on(shot));
        }
        let cover = self.vehicle_cover(unit, shot.into);
        defense.add("coh:15.6a", i8::try_from(cover).expect("vehicles in a hex are few"));
        if let Place::Carried(by) = self.unit(unit).place
            && self.kind(unit).is_foot()
        {
            defense
                .add("coh:16.1a", i8::try_from(self.kind(by).shield).expect("shields are small"));
        }
    }

    /// [COH card.w2, card.w4] What a weapon card or a flame tank [M-03] ignores: terrain, smoke.
    fn ignored(&self, shot: &Shot<'_>) -> (bool, bool) {
        if let Manner::Weapon(card) = shot.manner {
            let card = self.scenario.cards.card(card);
            return (card.ignores_terrain, card.ignores_smoke);
        }
        let leader = shot.firers.first();
        let flames = leader.is_some_and(|&it| self.kind(it).kind == Kind::FlameTank);
        (flames, flames)
    }

    /// [COH 13.0b, 13.0d] Smoke where a shot begins, where it passes, and where it ends.
    fn smoke_on(&self, shot: &Shot<'_>) -> i8 {
        let smoke = &self.core.smoke;
        if smoke.is_empty() {
            return 0;
        }
        let into = field::value(smoke, shot.into);
        // In the same hex it counts once; shells off the board come from nowhere.
        if shot.from == shot.into || matches!(shot.manner, Manner::Oba(_)) {
            return i8::try_from(into).unwrap_or(i8::MAX);
        }
        let field = &self.scenario.field;
        let flown = matches!(
            shot.manner,
            Manner::Air | Manner::Bomb | Manner::Dogfight(_) | Manner::Flak(_)
        );
        let crossed = if flown {
            // [COH 20.3c] At any altitude.
            field.smoke_in_air(shot.from, shot.into, smoke)
        } else {
            field.smoke_between(shot.from, shot.into, smoke)
        };
        let sum = field::value(smoke, shot.from).saturating_add(into).saturating_add(crossed);
        i8::try_from(sum).unwrap_or(i8::MAX)
    }

    /// [COH 7.6.3i, 18.0b, 18.0d] What works add for those inside, whoever they are.
    fn add_works(&self, defense: &mut Defense, shot: &Shot<'_>, unit: UnitId, above: bool) {
        if self.unit(unit).is(Flags::HASTY) {
            defense.add("coh:18.1b", HASTY);
        }
        let Some(work) = self.work_around(unit) else { return };
        let close = shot.is_close();
        let before = !close && self.is_before(work.hex, work.facing, shot.from);
        match work.kind {
            // [COH 18.2c] Against what is soft, from everywhere.
            WorkKind::Trench if defense.color == Color::Red => defense.add("coh:18.2c", TRENCH),
            // [COH 18.2f, 18.2g] Against what comes straight through its front at armor.
            WorkKind::Emplacement if defense.color == Color::Blue && before && !above => {
                defense.add("coh:18.2f", EMPLACEMENT);
            }
            // [COH 18.2j, 18.2k] Shells and frontal fire meet the thick wall.
            WorkKind::Bunker if above || before => defense.add("coh:18.2j", work.front),
            WorkKind::Bunker => defense.add("coh:18.2k", work.flank),
            // What comes otherwise is not stopped, and obstacles cover nobody.
            WorkKind::Trench
            | WorkKind::Emplacement
            | WorkKind::Wire
            | WorkKind::Mines
            | WorkKind::RoadBlock => {}
        }
    }

    /// [COH 18.4f, 18.6a] The defense of a work: its rating, terrain and smoke.
    pub(crate) fn work_defense(&self, shot: &Shot<'_>) -> Defense {
        let mut defense = Defense { color: Color::Red, front: false, items: Vec::with_capacity(3) };
        let (ignores_terrain, ignores_smoke) = self.ignored(shot);
        defense.add("coh:18.6a", WORK_RATING);
        if !ignores_terrain {
            // [COH 12.2d] Works keep the woods.
            defense.add("coh:7.2a", self.scenario.field.terrain(shot.into).dm);
        }
        if !ignores_smoke {
            defense.add("coh:13.0b", self.smoke_on(shot));
        }
        defense
    }
}
