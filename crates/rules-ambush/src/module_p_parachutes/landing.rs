//! [AMB MPe, MPo–MPt] Landing: the table, and where one ends up.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Chute, Duty, Event, May};
use crate::agenda::Event as Events;
use crate::ch13_damage::How;
use crate::charts::Hurt;
use crate::dice::{d10, one_of};
use crate::state::{CrateState, Held, ManId, Place, Sortie, Spot};
use crate::terms::{Stance, Terrain};

/// [AMB MPe] Actions that a parachute takes to come off.
const PARACHUTE: u8 = 2;

/// What somebody comes down on; ruling K98: a bridge is a road, rubble a building, a crater open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    /// [AMB MPp]
    River,
    /// [AMB MPq]
    Open,
    /// [AMB MPr]
    Cover,
    /// [AMB MPs]
    Rough,
    /// [AMB MPt]
    Building,
}

/// What comes of a landing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Fate {
    /// He is down and unhurt.
    Good,
    /// He is wounded.
    Wounded,
    /// He is out of the fight.
    Incapacitated,
    /// He is dead.
    Killed,
    /// [AMB MPt] He has missed the building and drifts on.
    Missed,
    /// [AMB MPp] He has missed the river: he is on its north bank.
    NorthBank,
    /// [AMB MPp] He has got out of harness and water, without anything.
    Swam,
    /// [AMB MPp] The river has taken him.
    Drowned,
}

/// Where one ends up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spread {
    /// Where he came down.
    Here,
    /// In an open hex beside it that the player chooses.
    Chosen,
    /// In one that the dice choose.
    Random,
}

fn ground(terrain: Terrain) -> Ground {
    match terrain {
        Terrain::Water => Ground::River,
        Terrain::Open | Terrain::Road | Terrain::Bridge | Terrain::Crater | Terrain::Ford => {
            Ground::Open
        }
        Terrain::Cover | Terrain::Brush => Ground::Cover,
        Terrain::Rough | Terrain::Woods => Ground::Rough,
        Terrain::WoodenBuilding
        | Terrain::StoneBuilding
        | Terrain::Rubble
        | Terrain::BurningBuilding
        | Terrain::Bunker => Ground::Building,
    }
}

/// The rule by which one comes down on this ground.
fn rule(ground: Ground) -> &'static str {
    match ground {
        Ground::River => "amb:MPp",
        Ground::Open => "amb:MPq",
        Ground::Cover => "amb:MPr",
        Ground::Rough => "amb:MPs",
        Ground::Building => "amb:MPt",
    }
}

/// [AMB MPp, MPq, MPr, MPs, MPt] The landing table; some results want a second die.
fn table(ground: Ground, die: u8, again: &mut dyn FnMut() -> u8) -> (Fate, Spread) {
    use Fate::{Drowned, Good, Incapacitated, Killed, Missed, NorthBank, Swam, Wounded};
    use Spread::{Chosen, Here, Random};
    let mut either = |limit: u8, low, high| if again() <= limit { low } else { high };
    match (ground, die) {
        (Ground::River, 0..=1) => (NorthBank, Here),
        (Ground::River, 2..=5) => (Swam, Here),
        (Ground::River, _) => (Drowned, Here),
        (Ground::Open | Ground::Cover, 0..=8) | (Ground::Rough, 0..=4) => (Good, Here),
        (Ground::Open, _) => (Wounded, Here),
        (Ground::Cover, _) => either(4, (Wounded, Here), (Incapacitated, Here)),
        (Ground::Rough, 5..=8) => either(5, (Good, Here), (Wounded, Here)),
        (Ground::Building, 0..=3) => (Missed, Here),
        (Ground::Building, 4..=7) => either(4, (Good, Chosen), (Wounded, Chosen)),
        (Ground::Rough, _) | (Ground::Building, 8) => {
            either(4, (Wounded, Chosen), (Incapacitated, Random))
        }
        (Ground::Building, _) => either(4, (Incapacitated, Random), (Killed, Random)),
    }
}

impl Sortie {
    /// [AMB MPd, MPo] It comes down where it is.
    pub(super) fn come_down(
        &mut self,
        chute: Chute,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let hex = self.over(chute);
        match chute {
            Chute::Man(man) => self.land_man(man, hex, dice, events),
            Chute::Crate => self.land_crate(hex, dice, events),
        }
    }

    /// [AMB MPo, MPp] The crate takes no harm; only over the river a die is rolled for it.
    fn land_crate(&mut self, hex: HexId, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        if ground(self.terrain(hex)) != Ground::River {
            self.core.crate_at = Some((hex, CrateState::Closed));
            return events.push(Event::CrateDown { hex, die: None }.into());
        }
        let die = d10(dice, "amb:MPp");
        if table(Ground::River, die, &mut || unreachable!("the river wants one die")).0
            == Fate::NorthBank
        {
            let hex = self.north_bank(hex);
            self.core.crate_at = Some((hex, CrateState::Closed));
            return events.push(Event::CrateDown { hex, die: Some(die) }.into());
        }
        self.core.crate_at = None;
        self.core.crate_ammo.clear();
        self.lose_parts(Held::InCrate);
        events.push(Event::CrateLost { hex, die }.into());
    }

    /// Everything that is in a place is lost.
    fn lose_parts(&mut self, there: Held) {
        for (id, part) in self.parts_at(there).collect::<Vec<_>>() {
            self.move_part(id, part, Held::Lost);
        }
    }

    /// [AMB MPp, MPq, MPr, MPs, MPt] A soldier's landing is rolled for.
    ///
    /// Interpretation: whoever was hit in the air lands like anybody else.
    fn land_man(&mut self, man: ManId, hex: HexId, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let ground = ground(self.terrain(hex));
        let rule = rule(ground);
        let die = d10(dice, rule);
        let mut again = None;
        let (fate, spread) = table(ground, die, &mut || *again.insert(d10(dice, rule)));
        events.push(Event::Landed { man, hex, die, again, fate }.into());
        match (fate, spread) {
            (Fate::Missed, _) => self.core.owe(Duty::Drift(Chute::Man(man))),
            (Fate::NorthBank, _) => self.end_up(man, fate, self.north_bank(hex), events),
            (Fate::Swam | Fate::Drowned, _) => self.splash(man, fate, hex, dice, events),
            (_, Spread::Here) => self.set_down(man, fate, hex, events),
            (_, Spread::Chosen) => match self.landings(man)[..] {
                [only] => self.end_up(man, fate, only, events),
                [] | [_, _, ..] => self.core.owe(Ask::Land { man, fate }),
            },
            (_, Spread::Random) => {
                let hexes = self.landings(man);
                let chosen = hexes[one_of(dice, hexes.len(), rule)];
                self.end_up(man, fate, chosen, events);
            }
        }
    }

    /// [AMB MPp] He loses all he has; on the bank he crouches, free of his harness.
    fn splash(
        &mut self,
        man: ManId,
        fate: Fate,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.man_mut(man).ammo.clear();
        self.lose_parts(Held::By(man));
        if fate == Fate::Drowned {
            self.hurt(man, Hurt::Killed, None, How::Otherwise, events);
            self.man_mut(man).place = Place::Gone;
            return;
        }
        let banks = self.nearest(&[hex], |terrain| terrain != Terrain::Water);
        let bank = banks[one_of(dice, banks.len(), "amb:MPp")];
        let able = self.man(man).is_active();
        let him = self.man_mut(man);
        him.place = Place::At(Spot::from(bank));
        him.stance = if able { Stance::Crouching } else { Stance::Prone };
        events.push(Event::EndedUp { man, hex: bank }.into());
    }

    /// He ends up in another hex than the one he came down in.
    pub(super) fn end_up(&mut self, man: ManId, fate: Fate, hex: HexId, events: &mut Vec<Events>) {
        events.push(Event::EndedUp { man, hex }.into());
        self.set_down(man, fate, hex, events);
    }

    /// [AMB MPe] He lies in his harness; then comes what the landing has done to him.
    fn set_down(&mut self, man: ManId, fate: Fate, hex: HexId, events: &mut Vec<Events>) {
        let him = self.man_mut(man);
        him.place = Place::At(Spot::from(hex));
        him.stance = Stance::Prone;
        him.parachute = PARACHUTE;
        let hurt = match fate {
            Fate::Good | Fate::NorthBank | Fate::Missed | Fate::Swam | Fate::Drowned => return,
            Fate::Wounded => Hurt::Wound,
            Fate::Incapacitated => Hurt::Incapacitated,
            Fate::Killed => Hurt::Killed,
        };
        self.hurt(man, hurt, None, How::Otherwise, events);
    }

    /// [AMB MPp] Ruling K78: the first hex to the north that is no river.
    fn north_bank(&self, river: HexId) -> HexId {
        let ground = &self.mission.ground;
        let mut hex = river;
        while let Some(next) = ground.map.grid.neighbor(hex, ground.north()) {
            if self.terrain(next) != Terrain::Water {
                return next;
            }
            hex = next;
        }
        self.nearest(&[river], |terrain| terrain != Terrain::Water)[0]
    }

    /// [AMB MPs, MPt] Open hexes beside the building, or beside the hex, that somebody came down
    /// in; ruling K78: if there are none, the nearest ones.
    pub(super) fn landings(&self, man: ManId) -> Vec<HexId> {
        let hex = self.over(Chute::Man(man));
        let mut buildings = self.mission.ground.buildings.iter();
        let whole = buildings.find(|it| it.hexes.contains(&hex));
        let from = whole.map_or_else(|| vec![hex], |it| it.hexes.clone());
        self.nearest(&from, |terrain| terrain == Terrain::Open)
    }

    /// The hexes of a kind that are nearest to these, in the order of the map.
    fn nearest(&self, from: &[HexId], fits: impl Fn(Terrain) -> bool) -> Vec<HexId> {
        let grid = &self.mission.ground.map.grid;
        let far = |hex: HexId| from.iter().map(|it| grid.distance(*it, hex)).min();
        let all = || grid.hexes().filter(|it| !from.contains(it) && fits(self.terrain(*it)));
        let near = all().filter_map(far).min();
        let found: Vec<HexId> = all().filter(|it| far(*it) == near).collect();
        assert!(!found.is_empty(), "a map has open land");
        found
    }

    /// [AMB MPs, MPt] Whether somebody may come down there.
    pub(super) fn may_land(&self, man: ManId, fate: Fate, hex: HexId) -> Result<May, Illegal> {
        if self.landings(man).contains(&hex) {
            return Ok(May::Land { man, fate, hex });
        }
        refuse("amb:MPt", "he comes down in the nearest open hex")
    }
}
