//! What the files of a battle say, laid out for speed: what steps cost, who belongs to whom.
//!
//! Optimization: everything here is worked out once from the rest of the scenario and never changes.

use hexgrid::{HexId, HexSet};

use crate::charts::TerrainChart;
use crate::field::{Field, Ground, Side};
use crate::roster::{Arm, Leader, Role, Unit, Wing};
use crate::scenario::Group;
use crate::state::{Army, GroupId, LeaderId, UnitId};

/// A step over one side of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Way {
    /// [PG 7.0c, C4a, C4b] What the ground costs infantry, artillery, cavalry.
    pub(crate) cost: [u8; 3],
    /// What stands against it.
    bars: u8,
}

impl Way {
    const PROHIBITED: u8 = 1;
    const MIETZEL: u8 = 1 << 1;

    /// Whether nothing stands against it.
    pub(crate) fn is_open(self) -> bool {
        self.bars == 0
    }

    /// [PG 7.1c] Whether it leads into or over what nobody passes.
    pub(crate) fn is_prohibited(self) -> bool {
        self.bars & Self::PROHIBITED != 0
    }

    /// [PG 25.3.6a, C4i] Whether it crosses the Mietzel away from a bridge.
    pub(crate) fn crosses_mietzel(self) -> bool {
        self.bars & Self::MIETZEL != 0
    }

    fn of(field: &Field, chart: &TerrainChart, from: HexId, to: HexId) -> Self {
        let side = field.between(from, to);
        let (up, down) = (field.is_up(from, to), field.is_down(from, to));
        let mut cost = chart.hex(field.ground(to)).cost;
        for line in chart.sides_of(side, up, down) {
            for (sum, more) in cost.iter_mut().zip(line.cost) {
                *sum = sum.saturating_add(more);
            }
        }
        let prohibited =
            field.ground(to) == Ground::Water || side.any(Side::POND) || side.any(Side::ELBE);
        let mietzel = side.any(Side::MIETZEL) && !side.any(Side::BRIDGE);
        let bars = u8::from(prohibited) * Self::PROHIBITED + u8::from(mietzel) * Self::MIETZEL;
        Self { cost, bars }
    }
}

/// What is looked up again and again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tables {
    /// Steps from each hex, by direction.
    pub(crate) ways: Vec<[Way; 6]>,
    /// [PG 25.3.6b] Hexes beside the Mietzel without a bridge.
    pub(crate) banks: Option<HexSet>,
    /// Units of each army.
    pub(crate) units: [Vec<UnitId>; 2],
    /// Artillery of each army.
    pub(crate) guns: [Vec<UnitId>; 2],
    /// Units of each wing.
    pub(crate) wings: Vec<Vec<UnitId>>,
    /// [PG 25.3.5a] Baggage.
    pub(crate) baggage: Vec<UnitId>,
    /// [PG 6.3a] Detachments.
    pub(crate) dets: Vec<GroupId>,
    /// Leaders of each army.
    pub(crate) leaders: [Vec<LeaderId>; 2],
    /// Army Commanders.
    pub(crate) commanders: [Option<LeaderId>; 2],
    /// [PG 23.3.2a] The leader whom all cavalry of his army may follow.
    pub(crate) leads_horse: Option<LeaderId>,
    /// [PG 23.4c] Hexes in or next to Kayna and Reichardtswerben.
    pub(crate) goals: Option<HexSet>,
}

impl Tables {
    /// Works them out.
    pub(crate) fn new(
        field: &Field,
        chart: &TerrainChart,
        (units, leaders): (&[Unit], &[Leader]),
        (wings, groups): (&[Wing], &[Group]),
    ) -> Self {
        let grid = field.grid();
        let mut ways = vec![[Way::default(); 6]; grid.len()];
        for hex in grid.hexes() {
            for (way, to) in grid.neighbors(hex) {
                ways[hex.index()][way.index()] = Way::of(field, chart, hex, to);
            }
        }
        let units_where = |fits: &dyn Fn(&Unit) -> bool| -> Vec<UnitId> {
            (0..).zip(units).filter(|it| fits(it.1)).map(|it| UnitId(it.0)).collect()
        };
        let leaders_where = |fits: &dyn Fn(&Leader) -> bool| -> Vec<LeaderId> {
            (0..).zip(leaders).filter(|it| fits(it.1)).map(|it| LeaderId(it.0)).collect()
        };
        let commands = |army| {
            leaders_where(&|it| it.army == army && it.role == Role::Commander).first().copied()
        };
        Self {
            ways,
            banks: banks(field),
            units: Army::BOTH.map(|army| units_where(&|it| it.army == army)),
            guns: Army::BOTH.map(|army| units_where(&|it| it.army == army && it.is_artillery())),
            wings: (0..wings.len())
                .map(|wing| units_where(&|it| it.wing.is_some_and(|it| it.index() == wing)))
                .collect(),
            baggage: units_where(&|it| it.arm == Arm::Baggage),
            dets: (0..).zip(groups).filter(|it| it.1.detachment).map(|it| GroupId(it.0)).collect(),
            leaders: Army::BOTH.map(|army| leaders_where(&|it| it.army == army)),
            commanders: Army::BOTH.map(commands),
            leads_horse: leaders_where(&|it| it.leads_horse).first().copied(),
            goals: goals(field),
        }
    }
}

/// [PG 25.3.6b] The hexes with a bank of the Mietzel and no bridge over it.
fn banks(field: &Field) -> Option<HexSet> {
    let is_bank = |hex: &HexId| {
        let sides = field.sides[hex.index()];
        let bank = sides.iter().any(|it| it.any(Side::MIETZEL) && !it.any(Side::BRIDGE));
        let bridge = sides.iter().any(|it| it.any(Side::MIETZEL) && it.any(Side::BRIDGE));
        bank && !bridge
    };
    let hexes: Vec<HexId> = field.grid().hexes().filter(is_bank).collect();
    (!hexes.is_empty()).then(|| field.set_of(&hexes))
}

/// [PG 23.4c] The hexes in or next to the towns that the Franco-Imperials make for.
fn goals(field: &Field) -> Option<HexSet> {
    let towns = ["kayna", "reichardtswerben"];
    let towns: Vec<HexId> = towns.iter().flat_map(|it| field.region(it)).copied().collect();
    let near = |hex: &HexId| towns.iter().any(|&it| field.grid().distance(it, *hex) <= 1);
    let hexes: Vec<HexId> = field.grid().hexes().filter(near).collect();
    (!hexes.is_empty()).then(|| field.set_of(&hexes))
}
