//! Whether every unit finds a place in its set-up zone, however the others are placed.

use catalog::Findings;
use hexgrid::HexId;

use super::check::Checker;
use super::parts::WhereToSetUp;
use crate::state::{Phase, UnitId};

impl Checker<'_> {
    /// [SCS 0.7.2A, 3.3a] Room in the zones: neither friends that fill hexes to the limit nor
    /// enemies set up before can leave a unit without a hex.
    pub(super) fn zones(&self, findings: &mut Findings) {
        if self.scenario.start.phase != Phase::SetUp {
            return;
        }
        for name in self.shape.setup.iter().flat_map(|it| &it.get_ref().units) {
            let Some(unit) = self.scenario.find_unit(name.get_ref()) else { continue };
            let start = &self.scenario.start_units[usize::from(unit.0)];
            let WhereToSetUp::Zone(zone) = &start.place else { continue };
            let class = self.scenario.unit(unit).class;
            let mut zone = zone.clone();
            zone.retain(|&it| self.scenario.is_enterable(class, it));
            if zone.is_empty() {
                let what = format!("no hex of the zone of `{}` is passable", name.get_ref());
                findings.error(self.source, &name.span(), what, "widen the zone");
            } else if self.filled_by_friends(unit, &zone) + self.held_by_enemies(unit, &zone)
                >= zone.len()
            {
                let what = format!("`{}` may find no room in its zone", name.get_ref());
                let mend = "widen the zone, or set up fewer units in it";
                findings.error(self.source, &name.span(), what, mend);
            }
        }
    }

    /// The most hexes of a zone that friends can fill so far that the unit has no room there.
    fn filled_by_friends(&self, unit: UnitId, zone: &[HexId]) -> usize {
        let side = self.scenario.side_of(unit);
        let friends = self.scenario.units_of(side).filter(|&it| it != unit);
        let near = friends.filter(|&it| self.could_start_in(it, zone));
        let mut load: u32 = near.map(|it| u32::from(self.value(it))).sum();
        let limit =
            |hex: HexId| u32::from(self.scenario.stacking.limits[self.scenario.terrain_at(hex)]);
        let own = u32::from(self.value(unit));
        let mut costs: Vec<u32> =
            zone.iter().map(|&it| (limit(it) + 1).saturating_sub(own)).collect();
        costs.sort_unstable();
        let fills = |cost: &&u32| {
            let enough = **cost <= load;
            load = load.saturating_sub(**cost);
            enough
        };
        costs.iter().take_while(fills).count()
    }

    /// The most hexes of a zone that enemies can hold.
    fn held_by_enemies(&self, unit: UnitId, zone: &[HexId]) -> usize {
        let enemy = self.scenario.side_of(unit).other();
        self.scenario.units_of(enemy).filter(|&it| self.could_start_in(it, zone)).count()
    }

    fn could_start_in(&self, unit: UnitId, zone: &[HexId]) -> bool {
        match &self.scenario.start_units[usize::from(unit.0)].place {
            WhereToSetUp::At(hex) => zone.contains(hex),
            WhereToSetUp::Zone(other) => other.iter().any(|it| zone.contains(it)),
            WhereToSetUp::Later | WhereToSetUp::Off(_) => false,
        }
    }
}
