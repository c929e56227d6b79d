//! [NW 8.1] Stacking.

use hexgrid::HexId;

use crate::state::{Place, UnitId, War};
use crate::terms::{Kind, Nation, Side, Terrain};

/// [NWK 15.12] What the option takes off the efficiency of US Army units.
const WEAK_US_ARMY: u8 = 2;

impl War {
    /// [NW 8.1.1.1a, 8.5.8.2b] [NWK 2.6] How many stacking points a hex holds without penalty.
    pub fn stacking_limit(&self, hex: HexId, side: Side) -> u8 {
        let chart = &self.scenario.charts.stacking;
        let friendly_beachhead =
            |it: UnitId| self.spec(it).kind == Kind::Beachhead && self.side(it) == side;
        if self.stack(hex).any(friendly_beachhead) {
            return chart.beachhead;
        }
        if self.is_crowded_by_tunnel(hex, side) {
            return chart.tunnel;
        }
        match self.scenario.board.terrain[hex] {
            Terrain::Mountain => chart.mountain,
            Terrain::Sea
            | Terrain::Open
            | Terrain::Woods
            | Terrain::Rough
            | Terrain::RoughWoods
            | Terrain::Highland
            | Terrain::HighlandWoods
            | Terrain::Swamp
            | Terrain::Urban => chart.normal,
        }
    }

    /// [NWK 2.6c] Whether a hex was named beside a tunnel, and the DPRK may crowd it: until the
    /// markers go in the Reorganization Phase.
    fn is_crowded_by_tunnel(&self, hex: HexId, side: Side) -> bool {
        let named = self.core.tunnels.iter().any(|it| it.crowded.contains(&Some(hex)));
        side == Side::Dprk && named
    }

    /// [NW 8.1.1.1b] How many points a hex holds beyond its limit.
    pub fn overstacked_by(&self, hex: HexId) -> u8 {
        let Some(side) = self.holder(hex) else { return 0 };
        self.points_in(hex).saturating_sub(self.stacking_limit(hex, side))
    }

    /// [NW 2.3.3, 8.1.1.1d, 8.1.1.2, 13.1.4a] [NWK 5.5.1a] The efficiency of a unit as things
    /// stand: printed, less what a mixed or overfull hex costs, never below zero; out of supply
    /// never below one. A box off the map holds any number of any nations.
    pub fn efficiency(&self, id: UnitId) -> u8 {
        let mut efficiency = self.rating(id);
        if self.unit(id).unsupplied && efficiency > 1 {
            efficiency -= 1;
        }
        if let Place::Beside(hex) = self.unit(id).place {
            let mixed = self.mixing_penalty(|| self.beside_entry(hex));
            return efficiency.saturating_sub(self.overstacked_beside(hex) + mixed);
        }
        let Some(hex) = self.hex(id) else { return efficiency };
        let lost = self.overstacked_by(hex) + self.mixing_penalty(|| self.stack(hex));
        efficiency.saturating_sub(lost)
    }

    /// [NW 2.3.3] [NWK 15.12] The efficiency of a unit before anything that happens in the game:
    /// as printed, less by the option for the US Army.
    fn rating(&self, id: UnitId) -> u8 {
        let printed = self.face(id).efficiency;
        if self.options.weak_us_army && self.nation(id) == Nation::Us {
            return printed.saturating_sub(WEAK_US_ARMY);
        }
        printed
    }

    /// [NW 8.1.1.2] [NWK 5.1.1, 5.1.2a, 5.1.2b, 5.1.2c] What a stack of several nationalities
    /// costs every unit in it: the largest penalty of any two nations there, not the sum.
    fn mixing_penalty<I: Iterator<Item = UnitId>>(&self, units: impl Fn() -> I) -> u8 {
        let army = |nation: Nation| match nation {
            Nation::Usmc => Nation::Us,
            Nation::Dprk
            | Nation::Prc
            | Nation::Rok
            | Nation::Us
            | Nation::Commonwealth
            | Nation::Japan => nation,
        };
        let there = |nation: Nation| units().any(|it| army(self.nation(it)) == nation);
        let rows = &self.scenario.charts.mixed_stacks.stacks;
        let fits = rows.iter().filter(|it| it.0.iter().all(|it| there(*it)));
        fits.map(|it| it.1.unsigned_abs()).fold(0, u8::max)
    }

    /// [NW 2.3.3b, 8.1.1.1d] [NWK 5.1.1] Whether a unit is Elite, by its efficiency as things
    /// stand.
    // Interpretation: what a crowded or mixed hex takes off counts for every purpose.
    pub fn is_elite(&self, id: UnitId) -> bool {
        self.efficiency(id) >= ELITE_FROM
    }
}

/// [NW 2.3.3b] The least efficiency of an Elite unit.
const ELITE_FROM: u8 = 6;
