//! [NW 6.3.1, 6.5.4, 8.5.4.3] What is lost with a base, and where its helicopters go.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, BaseLoss, Event};
use crate::action::Spot;
use crate::agenda::Event as AnyEvent;
use crate::dice::d10;
use crate::state::{Base, HelicopterId, War};
use crate::terms::Side;

impl War {
    /// [NW 6.3.1, 6.5.4, 8.5.4.3a] A side's ground units have come to stay in a hex: what the
    /// enemy loses with a base there.
    pub(crate) fn overrun_base(
        &mut self,
        side: Side,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let enemy = side.other();
        let board = &self.scenario.board;
        let home = board.home_of(hex) == Some(enemy);
        let first = self.controller(hex) == enemy && !self.core.overrun.contains(hex);
        if board.places[hex].airbase && home && first {
            self.core.overrun.insert(hex);
            self.loot_points(enemy, hex, dice, events);
        }
        let mut fleeing = Vec::new();
        for id in self.helicopters() {
            if self.helicopter(id).base == Base::Hex(hex) && self.helicopter_side(id) == enemy {
                self.roll_for_helicopter(id, hex, dice, events);
                fleeing.push(id);
            }
        }
        for id in fleeing.into_iter().rev() {
            self.owe_flight(id, events);
        }
    }

    /// [NW 6.3.1] A base whose owner has kept it, and from which the enemy is gone, can be
    /// overrun anew.
    pub(crate) fn forget_raids(&mut self) {
        let bases: Vec<HexId> = self.core.overrun.iter().collect();
        for hex in bases {
            let owner = self.scenario.board.home_of(hex).expect("bases stand on land");
            if self.controller(hex) == owner && !self.holds(owner.other(), hex) {
                self.core.overrun.remove(hex);
            }
        }
    }

    /// [NW 6.3.1, 8.5.4.3a] Rolls for an air point and an airmobile point of an airbase's owner.
    fn loot_points(
        &mut self,
        owner: Side,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let chart = self.scenario.charts.base_loss;
        let die = d10(dice, "nw:6.3.1");
        events.push(Event::BaseRolled { hex, what: BaseLoss::AirPoint, die }.into());
        if die.unsigned_abs() <= chart.air_point_to {
            self.pools_mut(owner).air.lost += 1;
        }
        if self.pools(owner).lift.total == 0 {
            return;
        }
        let die = d10(dice, "nw:8.5.4.3a");
        events.push(Event::BaseRolled { hex, what: BaseLoss::AirmobilePoint, die }.into());
        if die.unsigned_abs() <= chart.airmobile_point_to {
            self.pools_mut(owner).lift.total -= 1;
        }
    }

    /// [NW 6.5.4a] Rolls for a helicopter whose base is lost.
    fn roll_for_helicopter(
        &mut self,
        id: HelicopterId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let chart = self.scenario.charts.base_loss;
        let die = d10(dice, "nw:6.5.4a");
        events.push(Event::BaseRolled { hex, what: BaseLoss::Helicopter(id), die }.into());
        if die.unsigned_abs() <= chart.destroyed_to {
            self.hit_helicopter(id, self.helicopter(id).levels, events);
        } else if die.unsigned_abs() <= chart.level_to {
            self.hit_helicopter(id, 1, events);
        }
    }

    /// [NW 6.5.4b, 6.5.4c] Asks where a helicopter goes whose base is lost; one that reaches no
    /// base is eliminated.
    fn owe_flight(&mut self, id: HelicopterId, events: &mut Vec<AnyEvent>) {
        if self.helicopter(id).levels == 0 {
            return;
        }
        if self.havens(id).next().is_none() {
            events.push(Event::Stranded { helicopter: id }.into());
            self.remove_helicopter(id);
            return;
        }
        self.core.owe(Ask::Flee(id));
    }

    /// [NW 6.5.4b] Where a helicopter may go whose base is lost: bases it reaches, full or not.
    pub(super) fn havens(&self, id: HelicopterId) -> impl Iterator<Item = Base> + '_ {
        self.possible_bases().filter(move |base| {
            let spot = Self::spot_of_base(*base).expect("a base in play has a place");
            self.may_flee_to(id, spot).is_ok()
        })
    }

    /// [NW 6.5.4b] Whether a helicopter whose base is lost may go there. Ships take no second
    /// one.
    pub(super) fn may_flee_to(&self, id: HelicopterId, spot: Spot) -> Result<Base, Illegal> {
        let start = self.base_hex(self.helicopter(id).base).expect("it flees from a hex");
        let base = self.may_base_at(id, start, spot)?;
        if matches!(base, Base::Ship(_)) && self.based_at(base) >= self.base_capacity(base) {
            return refuse("nw:6.5.5a", "the ships have no room for it");
        }
        Ok(base)
    }

    /// [NW 6.5.4b] A helicopter goes to a new base, which it must leave next turn if it is too
    /// full.
    pub(super) fn flee_to(&mut self, id: HelicopterId, base: Base, events: &mut Vec<AnyEvent>) {
        self.base_at(id, base, events);
        let crowded = self.based_at(base) > self.base_capacity(base);
        self.helicopter_mut(id).must_transfer = crowded;
    }
}
