//! [AMB 6.5] Awareness of the squad.

use canon::Digest;
use kernel::Dice;

use super::{Duty, Event};
use crate::agenda::Event as Events;
use crate::dice::d10;
use crate::state::{Actor, ArBox, ManId, Mode, Sortie, VehicleId};
use crate::terms::Side;

/// Why somebody is aware.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Alert {
    /// [AMB 6.5h] The paragraph that began Rounds says so.
    Paragraph,
    /// [AMB 6.5b, 6.5c] He has made his check.
    Check,
    /// [AMB 6.1b] The third Round has begun.
    ThirdRound,
    /// [AMB 6.3j] A commander has alerted him.
    Commander,
    /// [AMB 6.5g] He has been attacked.
    Attack,
}

impl Sortie {
    /// [AMB 6.1a, 6.1b] Phase 1: checks in the first two Rounds, from the third on all are aware.
    pub(super) fn awareness_phase(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        self.core.owe(Duty::Events);
        let granted = std::mem::take(&mut self.core.round.granted.aware);
        for man in granted {
            self.make_aware(man, Alert::Paragraph, events);
        }
        let number = self.core.round.number;
        let unaware = self.active(Side::Us).filter(|it| self.man(*it).ar == ArBox::Unaware);
        for man in unaware.collect::<Vec<_>>() {
            match number {
                1 if !self.sees_activated(man) => {}
                1 | 2 => self.check_awareness(man, dice, events),
                _ => self.make_aware(man, Alert::ThirdRound, events),
            }
        }
        let crews = self.active_tanks(Side::Us).filter(|it| self.vehicle(*it).ar == ArBox::Unaware);
        for tank in crews.collect::<Vec<_>>() {
            self.alert_crew(tank, number, dice, events);
        }
    }

    /// [AMB 6.5b, 6.10a] Whether a soldier on the map sees one of those whose activation began
    /// these Rounds.
    fn sees_activated(&self, man: ManId) -> bool {
        let on_map = !self.is_off_map(man);
        on_map
            && self.core.round.activated.iter().any(|actor| match *actor {
                Actor::Man(german) => self.sees(man, german),
                Actor::Tank(tank) => {
                    self.vehicle(tank).hex.is_some_and(|hex| self.sees_hex(man, hex))
                }
            })
    }

    /// [AMB 6.5b, 6.5c] A soldier's check: success puts him into Complete.
    fn check_awareness(&mut self, man: ManId, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let rule = if self.core.round.number == 1 { "amb:6.5b" } else { "amb:6.5c" };
        if self.perceives(man, 0, rule, dice, events) {
            self.make_aware(man, Alert::Check, events);
        }
    }

    fn make_aware(&mut self, man: ManId, why: Alert, events: &mut Vec<Events>) {
        if self.man(man).is_active() && self.man(man).ar == ArBox::Unaware {
            self.man_mut(man).ar = ArBox::Complete;
            events.push(Event::Aware { man, why }.into());
        }
    }

    /// [AMB 6.5b, 17.5c] A crew checks like a soldier, by its own Perception.
    fn alert_crew(
        &mut self,
        tank: VehicleId,
        number: u16,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if number > 2 {
            self.vehicle_mut(tank).ar = ArBox::Complete;
            return;
        }
        let crew = usize::from(self.vehicle(tank).crew);
        let perception = self.mission.charts.crews[crew - 1].pc;
        let die = d10(dice, "amb:6.5b");
        // [AMB 2.11f] Nought always succeeds, nine always fails.
        let aware = die != 9 && (die == 0 || die <= perception);
        if aware {
            self.vehicle_mut(tank).ar = ArBox::Complete;
        }
        let tank = Actor::Tank(tank);
        events.push(Event::CrewLooked { tank, die, perception, aware }.into());
    }

    /// [AMB 6.5d] The squad is unaware, those who are out of the fight inactive.
    pub(super) fn forget_awareness(&mut self) {
        for man in self.men().filter(|it| it.side() == Side::Us).collect::<Vec<_>>() {
            let active = self.man(man).is_active();
            self.man_mut(man).ar = if active { ArBox::Unaware } else { ArBox::Inactive };
        }
        for vehicle in self.core.vehicles.iter_mut().filter(|it| it.side == Side::Us) {
            vehicle.ar = ArBox::Unaware;
        }
    }

    /// [AMB 6.5g] Somebody unaware has been attacked: aware, without a turn, if he still can act.
    pub(crate) fn attacked(&mut self, man: ManId) {
        if self.core.mode == Mode::Rounds
            && self.man(man).is_active()
            && self.man(man).ar == ArBox::Unaware
        {
            self.man_mut(man).ar = ArBox::Complete;
        }
    }
}
