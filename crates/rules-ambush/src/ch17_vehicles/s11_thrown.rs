//! [AMB 17.11] Grenades and charges in and beside vehicles; artillery.

use kernel::Dice;

use crate::action::Bomb;
use crate::agenda::Event as Events;
use crate::ch10_explosives::Blast;
use crate::charts::Hurt;
use crate::dice::d10;
use crate::state::{Health, ManId, Sortie, VehicleId};
use crate::terms::Stance;

impl Sortie {
    /// [AMB 17.11a, 17.11b, 17.11c, 17.11d, 17.11e, 17.11f, 17.11g, 17.11h] What something thrown
    /// does to a vehicle it lies in or beside.
    pub(crate) fn bomb_vehicle(
        &mut self,
        vehicle: VehicleId,
        bomb: Bomb,
        inside: bool,
        by: Option<ManId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let tank = self.vehicle(vehicle).kind.is_tank();
        match (tank, bomb, inside) {
            (true, _, true) => {
                let crew = self.vehicle(vehicle).crew;
                self.lose_crew(vehicle, crew, by, events);
            }
            // [AMB 17.11b] Ruling K72: beside a tank a grenade does nothing.
            (true, Bomb::Grenade, false) => {}
            (true, Bomb::Charge, false) => {
                if self.is_shattered(Blast::ChargeOutside, "amb:17.11d", dice) {
                    self.wreck(vehicle, by, events);
                }
            }
            (false, Bomb::Grenade, true) => {
                self.brace(vehicle, Stance::Prone);
                self.wreck_aboard(vehicle, Blast::GrenadeInside, by, dice, events);
            }
            (false, Bomb::Grenade, false) => {
                if self.is_shattered(Blast::GrenadeOutside, "amb:17.11f", dice) {
                    self.brace(vehicle, Stance::Standing);
                    self.wreck_aboard(vehicle, Blast::GrenadeOutside, by, dice, events);
                }
            }
            (false, Bomb::Charge, true) => {
                self.brace(vehicle, Stance::Prone);
                self.wreck_aboard(vehicle, Blast::ChargeInside, by, dice, events);
            }
            (false, Bomb::Charge, false) => {
                self.brace(vehicle, Stance::Prone);
                self.wreck_aboard(vehicle, Blast::ChargeOutside, by, dice, events);
            }
        }
    }

    /// [AMB 17.11d, 17.11f] Whether a roll on a row says incapacitated or killed.
    fn is_shattered(&self, blast: Blast, rule: &'static str, dice: &mut dyn Dice) -> bool {
        let die = usize::from(d10(dice, rule));
        matches!(self.blast_row(blast)[die], Hurt::Incapacitated | Hurt::Killed)
    }

    /// [AMB 17.5e] Stance means nothing aboard; this is how those in a car count for what follows.
    pub(super) fn brace(&mut self, vehicle: VehicleId, stance: Stance) {
        for man in self.aboard(vehicle) {
            self.man_mut(man).stance = stance;
        }
    }

    /// The car is out of action; everybody aboard rolls.
    fn wreck_aboard(
        &mut self,
        vehicle: VehicleId,
        blast: Blast,
        by: Option<ManId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        for man in self.aboard(vehicle) {
            if self.man(man).health != Health::Killed {
                self.blast_one(man, blast, by, dice, events);
            }
        }
        self.wreck(vehicle, by, events);
    }

    /// What artillery does to a vehicle: a car is out of action, a tank may be immobilized.
    pub(crate) fn shell_vehicle(
        &mut self,
        vehicle: VehicleId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if self.vehicle(vehicle).kind.is_tank() {
            if d10(dice, "amb:2.4j") <= self.mission.charts.artillery_tank {
                self.immobilize(vehicle, None, events);
            }
        } else {
            self.brace(vehicle, Stance::Prone);
            self.wreck_aboard(vehicle, Blast::ChargeOutside, None, dice, events);
        }
    }
}
