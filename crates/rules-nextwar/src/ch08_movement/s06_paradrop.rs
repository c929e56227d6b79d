//! [NW 8.5.3] Paradrops.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::air_missions::Load;
use super::carriage::is_high;
use super::{Event, May};
use crate::action::Spot;
use crate::agenda::Event as AnyEvent;
use crate::dice::d10;
use crate::state::{UnitId, War};
use crate::terms::{Kind, Nation, Side, Terrain};

impl War {
    /// [NW 8.5.3a, 8.5.3.1] [NWK 5.3] Whether a unit may be dropped.
    pub(super) fn may_paradrop(&self, id: UnitId) -> Result<May, Illegal> {
        if self.spec(id).kind != Kind::Paratroop {
            return refuse("nw:8.5.3a", "only paratroops are dropped");
        }
        self.may_board_aircraft(id, "nw:8.5.3a")?;
        if self.side(id) == Side::Dprk {
            let dropped = &self.pools(Side::Dprk).dropped;
            let used = dropped[Nation::Dprk.index()] + dropped[Nation::Prc.index()];
            if used + self.face(id).stacking > self.scenario.charts.transport.paradrop_dprk {
                return refuse("nwk:5.3", "no more is dropped in this segment");
            }
        }
        Ok(May::Open(self.first_question(Load::Drop(id))))
    }

    /// [NW 8.5.3a, 8.5.3b] Whether a unit may be dropped in a hex.
    pub(super) fn may_drop_in(&self, id: UnitId, spot: Spot) -> Result<(), Illegal> {
        let Spot::Hex(to) = spot else {
            return refuse("nw:8.5.3a", "a unit is dropped in a hex");
        };
        self.may_come_down(id, to)?;
        let board = &self.scenario.board;
        let terrain = board.terrain[to];
        let places = board.places[to];
        if terrain == Terrain::Urban || is_high(terrain) || places.city {
            return refuse("nw:8.5.3b", "nobody is dropped on such ground");
        }
        let hostile = board.home_of(to) == Some(self.side(id).other());
        if hostile && places.installations() > 0 {
            return refuse("nw:8.5.3b", "nobody is dropped on an Installation of the enemy");
        }
        Ok(())
    }

    /// [NW 8.5.3c, 8.5.3d] Rolls for a unit that has been dropped.
    pub(super) fn roll_drop(
        &mut self,
        id: UnitId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let chart = self.scenario.charts.paradrop;
        let terrain = self.scenario.board.terrain_in(self.options.season, hex);
        let from = match terrain {
            Terrain::Open => chart.open_from,
            Terrain::Woods => chart.woods_from,
            Terrain::Rough | Terrain::Swamp => chart.rough_from,
            Terrain::RoughWoods => chart.rough_woods_from,
            Terrain::Sea
            | Terrain::Highland
            | Terrain::HighlandWoods
            | Terrain::Mountain
            | Terrain::Urban => unreachable!("nobody is dropped there"),
        };
        let zone = self.in_enemy_zone(self.side(id), hex);
        let modifier = if zone { chart.zone } else { 0 };
        let die = d10(dice, "nw:8.5.3d");
        events.push(Event::Dropped { unit: id, die, modifier }.into());
        if die + modifier >= from {
            self.lose_level(id, events);
        }
        if self.unit(id).levels > 0 {
            self.owe_landed(id, hex, dice, events);
        }
    }
}
