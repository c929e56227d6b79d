//! What never changes in a firefight: how hard each step is, and how far it is to what matters.

use std::cell::RefCell;
use std::sync::Arc;

use hexgrid::{Direction, HexId};
use rules_coh::roster::{Motion, UnitType};
use rules_coh::{ForceId, Scenario};

/// Stands for ground that cannot be crossed.
pub(super) const BARRED: u8 = u8::MAX;
/// Stands for a place that cannot be reached.
pub(super) const FAR: u16 = 200;
/// Further AP over the bank of a gully [COH 11.5c].
const BANK: u8 = 3;
/// Squads, guns, tracks, wheels.
const CLASSES: usize = 4;

/// How a unit gets about, as far as the ground is concerned.
pub(super) fn class_of(kind: &UnitType) -> usize {
    match kind.motion {
        Motion::Foot if kind.is_squad() => 0,
        Motion::Foot | Motion::Air => 1,
        Motion::Tracked => 2,
        Motion::Wheeled => 3,
    }
}

/// The ground of one firefight.
pub(super) struct Ground {
    scenario: Arc<Scenario>,
    /// AP of each step beyond the printed cost, by class, hex and direction.
    extra: Vec<Vec<[u8; 6]>>,
    /// Steps, weighed by what they cost, to each hex of value, by class.
    to_goals: Vec<Vec<Vec<u16>>>,
    /// The same to the exits of each force.
    to_exits: Vec<Vec<Vec<u16>>>,
}

thread_local! {
    /// The ground of the firefight thought about last: a memory, never a difference.
    static LAST: RefCell<Option<Arc<Ground>>> = const { RefCell::new(None) };
}

impl Ground {
    /// The ground of a firefight.
    pub(super) fn of(scenario: &Arc<Scenario>) -> Arc<Self> {
        LAST.with_borrow_mut(|last| match last {
            Some(ground) if Arc::ptr_eq(&ground.scenario, scenario) => ground.clone(),
            _ => {
                let ground = Arc::new(Self::new(scenario.clone()));
                *last = Some(ground.clone());
                ground
            }
        })
    }

    fn new(scenario: Arc<Scenario>) -> Self {
        let extra: Vec<Vec<[u8; 6]>> =
            (0..CLASSES).map(|class| steps_of_class(&scenario, class)).collect();
        let goals: Vec<HexId> = scenario.hexes_of_value().collect();
        let field = |class: usize, ends: &[HexId]| distances(&scenario, &extra[class], ends);
        let to_goals = (0..CLASSES)
            .map(|class| goals.iter().map(|&it| field(class, &[it])).collect())
            .collect();
        let exits = |force: ForceId| -> Vec<HexId> {
            let own = scenario.exits.iter().filter(|it| it.0 == force);
            own.flat_map(|it| it.1.iter().copied()).collect()
        };
        let to_exits = scenario
            .force_ids()
            .map(|force| (0..CLASSES).map(|class| field(class, &exits(force))).collect())
            .collect();
        Self { scenario, extra, to_goals, to_exits }
    }

    /// AP of a step beyond the printed cost.
    pub(super) fn extra(&self, class: usize, from: HexId, way: Direction) -> u8 {
        self.extra[class][from.index()][way.index()]
    }

    /// How far a hex of value is.
    pub(super) fn to_goal(&self, class: usize, goal: usize, from: HexId) -> i64 {
        i64::from(self.to_goals[class][goal][from.index()])
    }

    /// How far the nearest exit of a force is.
    pub(super) fn to_exit(&self, class: usize, force: ForceId, from: HexId) -> i64 {
        i64::from(self.to_exits[force.index()][class][from.index()])
    }
}

/// What the chart and the heights add to each step of a class.
fn steps_of_class(scenario: &Scenario, class: usize) -> Vec<[u8; 6]> {
    let field = &scenario.field;
    let mut steps = vec![[BARRED; 6]; field.grid.len()];
    for from in field.grid.hexes() {
        for (way, to) in field.grid.neighbors(from) {
            steps[from.index()][way.index()] = step(scenario, class, (from, way, to));
        }
    }
    steps
}

fn step(scenario: &Scenario, class: usize, (from, way, to): (HexId, Direction, HexId)) -> u8 {
    let field = &scenario.field;
    let terrain = field.terrain(to);
    let ground = match class {
        _ if terrain.id == "ditch" && class != 0 => return BARRED,
        _ if field.has_road(from, way) => 0,
        1 if !terrain.guns => return BARRED,
        0 | 1 => terrain.foot,
        2 => terrain.tracked.unwrap_or(BARRED),
        _ => terrain.wheeled.unwrap_or(BARRED),
    };
    if ground == BARRED || class >= 2 && field.has_small_gully(from, way) {
        return BARRED;
    }
    if field.is_gully(from) != field.is_gully(to) {
        let gully = if field.is_gully(from) { from } else { to };
        return match (field.is(gully, "gully-opening"), class) {
            (true, _) => ground,
            (false, 0) => ground + BANK,
            (false, _) => BARRED,
        };
    }
    let rise = field.level(to) - field.level(from);
    if rise.abs() >= 2 && class >= 2 {
        return BARRED;
    }
    ground + u8::try_from(rise.max(0)).unwrap_or(0)
}

/// How far every hex is from the nearest of these, each step one and what it costs beyond.
fn distances(scenario: &Scenario, extra: &[[u8; 6]], ends: &[HexId]) -> Vec<u16> {
    let grid = &scenario.field.grid;
    let mut found = vec![FAR; grid.len()];
    let mut buckets: Vec<Vec<HexId>> = vec![Vec::new(); usize::from(FAR) + 1];
    for &end in ends {
        found[end.index()] = 0;
        buckets[0].push(end);
    }
    for at in 0..usize::from(FAR) {
        while let Some(hex) = buckets[at].pop() {
            if usize::from(found[hex.index()]) != at {
                continue;
            }
            for (way, other) in grid.neighbors(hex) {
                // The step leads from the other hex here.
                let cost = extra[other.index()][way.opposite().index()];
                if cost == BARRED {
                    continue;
                }
                let next = found[hex.index()] + 1 + u16::from(cost);
                if next < found[other.index()] {
                    found[other.index()] = next;
                    buckets[usize::from(next)].push(other);
                }
            }
        }
    }
    found
}
