//! [NW 8.5.2] Air transport.

use kernel::{Illegal, refuse};

use super::air_missions::Load;
use super::{Ask, March, May};
use crate::action::Spot;
use crate::charts::SIXTHS;
use crate::state::{Place, UnitId, War};
use crate::terms::{Nation, OffMap, Side};

impl War {
    /// [NW 8.5.2a, 8.5.2.1] [NWK 5.2] Whether a unit may be flown from the base where it is.
    pub(super) fn may_fly_unit(&self, id: UnitId) -> Result<May, Illegal> {
        if !self.spec(id).is_foot() {
            return refuse("nw:8.5.2a", "only infantry on foot is flown");
        }
        self.may_board_aircraft(id, "nw:8.5.2a")?;
        if self.face(id).stacking > self.air_transport_left(self.nation(id)) {
            return refuse("nwk:5.2", "no more is flown in this segment");
        }
        let spots = self.base_spots(self.side(id));
        if !spots.into_iter().any(|it| self.may_fly_to(id, it).is_ok()) {
            return refuse("nw:8.5.2a", "there is no other base to fly to");
        }
        Ok(May::Open(self.first_question(Load::Transport(id))))
    }

    /// What is asked first about a mission: the escort, if there is any to give.
    pub(super) fn first_question(&self, load: Load) -> Ask {
        let side = self.phasing().expect("somebody moves in a movement segment");
        let whole = self.is_lift_complete(&load).is_ok();
        if self.pools(side).air.points == 0 && whole {
            return Ask::Landing(super::air_missions::Sortie { load, escort: 0 });
        }
        Ask::Escort(load)
    }

    /// [NWK 5.2] Stacking points that can still be flown for a nation: the US and the ROK share.
    fn air_transport_left(&self, nation: Nation) -> u8 {
        let chart = &self.scenario.charts.transport;
        let used = &self.pools(nation.side()).air_transport;
        match nation {
            Nation::Rok | Nation::Us | Nation::Usmc => {
                let shared = [Nation::Rok, Nation::Us, Nation::Usmc];
                chart.air_us_rok - shared.iter().map(|it| used[it.index()]).sum::<u8>()
            }
            Nation::Dprk | Nation::Prc | Nation::Commonwealth | Nation::Japan => {
                chart.air[nation.index()] - used[nation.index()]
            }
        }
    }

    /// Every base that a side might fly to: on the map, and off it.
    pub(super) fn base_spots(&self, side: Side) -> Vec<Spot> {
        let bases = self.scenario.board.lists.bases.iter().copied();
        let boxes = OffMap::ALL.iter().copied().filter(|it| it.side() == side);
        bases.map(Spot::Hex).chain(boxes.map(Spot::Box)).collect()
    }

    /// [NW 8.5.2a] Whether a unit may be flown there: another friendly base, out of enemy zones
    /// of control.
    // Interpretation: boxes off the map have bases of their own, as they have ports.
    pub(super) fn may_fly_to(&self, id: UnitId, spot: Spot) -> Result<(), Illegal> {
        let side = self.side(id);
        match spot {
            Spot::Hex(to) => {
                self.may_come_down(id, to)?;
                if !self.is_friendly_base(side, to) {
                    return refuse("nw:8.5.2a", "there is no friendly base");
                }
                if self.in_enemy_zone(side, to) {
                    return refuse("nw:8.5.2a", "the base lies in an enemy zone of control");
                }
                Ok(())
            }
            Spot::Box(off_map) => {
                if off_map.side() != side || self.unit(id).place == Place::Box(off_map) {
                    return refuse("nwk:5.5.1a", "the unit cannot go to that box");
                }
                Ok(())
            }
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                refuse("nw:8.5.2a", "there is no friendly base")
            }
        }
    }

    /// [NW 8.5.2b, 8.5.7.1b] Lets a unit that was carried go on with half its allowance, rounded
    /// up.
    pub(super) fn owe_half_march(&mut self, id: UnitId) {
        let points = self.allowance(id) / SIXTHS;
        let spent = (points - points.div_ceil(2)) * SIXTHS;
        let march = March { group: vec![(id, spent)], steps: 1, passing: false };
        self.core.owe(Ask::Marching(march));
    }
}
