//! [AMB 10, 10.1, 10.4] Who may throw what how far, and with what chance.

use hexgrid::{Crossing, Direction, HexId};
use kernel::{Dice, Illegal, refuse};

use super::{Aim, Duty, Event, Live};
use crate::action::Bomb;
use crate::agenda::Event as Events;
use crate::ch09_fire::Chance;
use crate::charts::{Arm, WeaponRow};
use crate::dice::d10;
use crate::state::{Captivity, GearId, Health, Held, ManId, Sortie, Spot};
use crate::terms::{Ammo, Model, Side, Stance, Terrain};

/// [AMB 10.1a] How far a grenade goes from somebody who stands.
const GRENADE_STANDING: u16 = 6;
/// [AMB 10.1a] How far a grenade goes from somebody who crouches.
const GRENADE_CROUCHING: u16 = 3;
/// [AMB 10.1b] How far a charge goes.
const CHARGE_STANDING: u16 = 3;

impl Bomb {
    /// The row of the Weapons table.
    pub(crate) fn arm(self) -> Arm {
        match self {
            Self::Grenade => Arm::Grenade,
            Self::Charge => Arm::Charge,
        }
    }
}

impl Sortie {
    /// The spot that is aimed at.
    pub(crate) fn aimed_spot(&self, aim: Aim) -> Option<Spot> {
        match aim {
            Aim::Spot(spot) => Some(spot),
            Aim::Into(vehicle) => self.vehicle(vehicle).hex.map(Spot::from),
        }
    }

    /// [AMB 10.1, 10.4a] Whether this may be thrown there; turns are not asked for.
    pub(crate) fn may_throw(&self, man: ManId, bomb: Bomb, aim: Aim) -> Result<(), Illegal> {
        self.may_hold(man, bomb)?;
        let from = self.spot_of(man).expect("who throws is on the map");
        let Some(to) = self.aimed_spot(aim) else {
            return refuse("amb:17.11a", "the vehicle is not on the map");
        };
        let far = self.mission.ground.map.grid.distance(from.hex, to.hex);
        if far > self.reach(man, bomb)? {
            let rule = if bomb == Bomb::Grenade { "amb:10.1a" } else { "amb:10.1b" };
            return refuse(rule, "it cannot be thrown that far");
        }
        self.may_throw_into(aim)?;
        if from == to && matches!(aim, Aim::Spot(_)) {
            return refuse("amb:10.1d", "nobody throws it into his own hex");
        }
        if to.up && self.mission.ground.tower != Some(to.hex) {
            return refuse("amb:10a", "there is no upper floor");
        }
        if from.hex != to.hex && !self.can_fly(from.hex, to.hex) {
            return refuse("amb:10.1c", "a wall without an opening is in the way");
        }
        self.may_endanger(man, to.hex)
    }

    /// [AMB 11.2h] The squad throws nothing where a prisoner is, unless at an enemy who still
    /// fights: a prisoner is not harmed on purpose.
    fn may_endanger(&self, man: ManId, hex: HexId) -> Result<(), Illegal> {
        let captured = |it: ManId| self.man(it).captivity == Captivity::Captured;
        let mut there = self.men().filter(|it| self.hex_of(*it) == Some(hex));
        if man.side() == Side::Us
            && there.any(captured)
            && self.active_in(hex, Side::German).next().is_none()
        {
            return refuse("amb:11.2h", "a prisoner is not harmed on purpose");
        }
        Ok(())
    }

    /// [AMB 17.11] Into a vehicle something is thrown only if it is open.
    fn may_throw_into(&self, aim: Aim) -> Result<(), Illegal> {
        let Aim::Into(vehicle) = aim else { return Ok(()) };
        let it = self.vehicle(vehicle);
        if it.wrecked {
            return refuse("amb:17.6l", "the vehicle is out of action");
        }
        if it.closed {
            return refuse("amb:17.11b", "the vehicle is closed");
        }
        Ok(())
    }

    /// [AMB 6.7k, 6.7l] Whether somebody has it, ready to be thrown.
    pub(crate) fn may_hold(&self, man: ManId, bomb: Bomb) -> Result<(), Illegal> {
        match bomb {
            Bomb::Grenade if self.ammo_of(man, Ammo::Grenade) == 0 => {
                refuse("amb:6.7l", "he has no grenade")
            }
            Bomb::Grenade => Ok(()),
            Bomb::Charge => match self.gear_of(man, Model::Charge) {
                None => refuse("amb:6.7k", "he has no charge"),
                Some(_) if self.primed_charge(man).is_none() => {
                    refuse("amb:6.7j", "the charge has to be primed first")
                }
                Some(_) => Ok(()),
            },
        }
    }

    /// A charge of somebody's that is primed.
    fn primed_charge(&self, man: ManId) -> Option<GearId> {
        let charges = self.parts_of(man).map(|it| it.0);
        charges.into_iter().find(|id| self.gear(*id).model == Model::Charge && self.gear(*id).ready)
    }

    /// [AMB 10.1a, 10.1b] How far somebody throws it in his stance.
    pub(crate) fn reach(&self, man: ManId, bomb: Bomb) -> Result<u16, Illegal> {
        // [AMB MCh] In a canoe one throws as one sits: low.
        let afloat = self.canoe_of(man).is_ok();
        let stance = if afloat { Stance::Crouching } else { self.man(man).stance };
        match (bomb, stance) {
            (Bomb::Grenade, Stance::Standing) => Ok(GRENADE_STANDING),
            (Bomb::Grenade, Stance::Crouching) => Ok(GRENADE_CROUCHING),
            (Bomb::Grenade, Stance::Prone) => refuse("amb:10.1a", "nobody throws lying down"),
            (Bomb::Charge, Stance::Standing) => Ok(CHARGE_STANDING),
            (Bomb::Charge, Stance::Crouching | Stance::Prone) => {
                refuse("amb:10.1b", "a charge is thrown standing")
            }
        }
    }

    /// [AMB 10.1c] Whether something can fly out of one hex and into another: only where a
    /// building has an opening.
    fn can_fly(&self, from: HexId, to: HexId) -> bool {
        self.lets_through(from, to) && self.lets_through(to, from)
    }

    /// Whether the line out of a hex toward another leaves it through an opening, or the hex has
    /// no walls. A line through a corner may take either side.
    fn lets_through(&self, hex: HexId, toward: HexId) -> bool {
        let grid = &self.mission.ground.map.grid;
        match grid.line(hex, toward).next() {
            None | Some(Crossing::Hex { across: None, .. }) => true,
            Some(Crossing::Hex { across: Some(direction), .. }) => {
                self.is_open_side(hex, direction)
            }
            Some(Crossing::Side { left, right }) => {
                let sides = [left, right].into_iter().flatten();
                let mut ways = sides.filter_map(|beside| grid.direction(hex, beside));
                ways.any(|way| self.is_open_side(hex, way))
            }
        }
    }

    /// [AMB 8.2l, 13.5h, MKa] Whether a side of a hex has no wall, an opening, or a breach.
    pub(crate) fn is_open_side(&self, hex: HexId, direction: Direction) -> bool {
        match self.terrain(hex) {
            Terrain::WoodenBuilding | Terrain::StoneBuilding => {
                let bit = 1 << direction.index();
                let breached = self.marks(hex).is_some_and(|it| it.breached & bit != 0);
                breached || self.mission.ground.edge(hex, direction).opening.is_some()
            }
            Terrain::Open
            | Terrain::Road
            | Terrain::Bridge
            | Terrain::Cover
            | Terrain::Brush
            | Terrain::Rough
            | Terrain::Woods
            | Terrain::Rubble
            | Terrain::Crater
            | Terrain::Water
            | Terrain::Ford
            | Terrain::BurningBuilding
            | Terrain::Bunker => true,
        }
    }

    /// [AMB 10.1e, 10.1f] The chance that it lands there; none if it is out of range.
    pub(crate) fn throw_chance(&self, man: ManId, bomb: Bomb, aim: Aim) -> Option<Chance> {
        let from = self.spot_of(man)?;
        let to = self.aimed_spot(aim)?;
        let far = self.mission.ground.map.grid.distance(from.hex, to.hex);
        let base = base_chance(&self.mission.charts.weapons[&bomb.arm()], far)?;
        let items = self.throw_items(man, from, to, aim);
        let total = base + items.iter().map(|it| it.1).sum::<i8>();
        Some(Chance { base, items, total: total.clamp(0, 8) })
    }

    /// [AMB 10.1c, 10.1f, 10.1k, 14c] Modifiers of a throw with their rules. Whose grenade it was
    /// makes no difference.
    fn throw_items(&self, man: ManId, from: Spot, to: Spot, aim: Aim) -> Vec<(&'static str, i8)> {
        let (charts, him) = (&self.mission.charts.modifiers, self.man(man));
        let mut items = vec![("amb:10.1f", him.ratings.weapon_skill)];
        if from != to && !self.spot_in_sight(from, to) {
            items.push(("amb:10.1k", charts.throw_unseen));
        }
        if him.health == Health::Wounded {
            items.push(("amb:13.2f", charts.throw_wounded));
        }
        if him.stance == Stance::Crouching {
            items.push(("amb:6.7l", charts.throw_crouching));
        }
        if self.is_far_opening(from, to, aim) {
            let rule = if matches!(aim, Aim::Into(_)) { "amb:17.11a" } else { "amb:10.1c" };
            items.push((rule, charts.throw_opening));
        }
        if from.up != to.up && from.hex == to.hex {
            items.push(("amb:10a", charts.throw_floor));
        }
        items.retain(|it| it.1 != 0);
        items
    }

    /// [AMB 10.1f, 17.11a, MKi] Whether it has to go through an opening that is not next to the
    /// thrower.
    fn is_far_opening(&self, from: Spot, to: Spot, aim: Aim) -> bool {
        match aim {
            Aim::Into(_) => from.hex != to.hex,
            Aim::Spot(_) => {
                let walls = self.is_inside(to.hex);
                walls && self.mission.ground.map.grid.distance(from.hex, to.hex) > 1
            }
        }
    }

    /// [AMB 10.1g, 10b] Throws; reactions are asked for by frames, the explosion follows.
    pub(crate) fn throw(
        &mut self,
        man: ManId,
        bomb: Bomb,
        aim: Aim,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let chance = self.throw_chance(man, bomb, aim).expect("a throw is within range");
        let from = self.spot_of(man).expect("who throws is on the map");
        let target = self.aimed_spot(aim).expect("what is aimed at is on the map");
        self.let_fly(man, bomb);
        let die = d10(dice, "amb:10.1g");
        let on_target = die == 0 || die != 9 && i16::from(die) <= i16::from(chance.total);
        let scatter = (!on_target).then(|| d10(dice, "amb:10.3a"));
        let landed = scatter.map_or(target, |it| self.scattered(from, target, it));
        events.push(Event::Thrown { man, bomb, aim, chance, die, scatter, landed }.into());
        let into = match aim {
            Aim::Into(vehicle) if on_target => Some(vehicle),
            Aim::Into(_) | Aim::Spot(_) => None,
        };
        let live = Live { bomb, spot: landed, into, by: man };
        let left = self.check_reactions(live, dice, events);
        self.core.owe(Duty::Explode { live });
        self.core.owe(Duty::Reactions { live, left });
    }

    /// [AMB 9.5b, 10b] It leaves his hand for good.
    fn let_fly(&mut self, man: ManId, bomb: Bomb) {
        match bomb {
            Bomb::Grenade => self.use_ammo(man, Ammo::Grenade),
            Bomb::Charge => {
                let id = self.primed_charge(man).expect("he has a primed charge");
                self.gear_mut(id).parts = [Held::Lost; 2];
            }
        }
    }
}

/// [AMB 10.1e, 10.1l] The base chance at a distance; the other floor counts as the next hex.
fn base_chance(row: &WeaponRow, far: u16) -> Option<i8> {
    if far <= 1 {
        return row.adjacent;
    }
    row.bands.iter().find(|band| far <= band.to).map(|band| band.chance)
}
