//! What a result of combat costs, LP by LP, each taken where it costs its owner least [PG 11].

use rules_prussia::charts::Cell;
use rules_prussia::roster::Unit;
use rules_prussia::{Battle, Morale, UnitId};

use super::value;

/// [PG 11.1.3a] From this MR on a unit may go on losing levels.
const STEADY_MR: u8 = 5;
/// [PG 11.1.3c, 11.3.5a] Up to this MR it routs or surrenders.
const WEAK_MR: u8 = 3;

/// A unit that may have to suffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sufferer<'a> {
    pub(super) unit: UnitId,
    kind: &'a Unit,
    level: u8,
    hits: u8,
    morale: Morale,
}

impl<'a> Sufferer<'a> {
    pub(super) fn new(battle: &'a Battle, unit: UnitId) -> Self {
        let state = battle.unit(unit);
        Self { unit, kind: battle.kind(unit), level: state.level, hits: 0, morale: state.morale }
    }

    /// The same with the levels it has lost in the result being applied.
    pub(super) fn hit(battle: &'a Battle, unit: UnitId) -> Self {
        Self { hits: battle.unit(unit).hits, ..Self::new(battle, unit) }
    }

    fn mr(&self) -> u8 {
        self.kind.face(self.level).mr
    }

    /// What it costs to lose a level.
    fn level_cost(&self) -> i32 {
        value::worth(self.kind, self.level) - value::worth(self.kind, self.level - 1)
    }

    /// What it costs to fall back.
    fn fall_cost(&self, rout: bool) -> i32 {
        if rout || self.mr() <= WEAK_MR || self.morale != Morale::Formed {
            return value::ROUT;
        }
        value::DISORDER
    }
}

/// A result that falls on one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    pub(super) lp: u8,
    pub(super) rout: bool,
    pub(super) waver: bool,
    pub(super) surrender: bool,
    /// [PG 11.1.2a] Levels a unit loses before it may fall back.
    pub(super) obligatory: u8,
}

impl Blow {
    /// One side's part of a result, of so many LP.
    pub(super) fn of(cell: Cell, lp: u8, obligatory: u8) -> Self {
        Self { lp, rout: cell.rout, waver: cell.waver, surrender: cell.surrender, obligatory }
    }
}

/// What a result takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Toll {
    /// What it costs.
    pub(super) cost: i32,
    /// Whether nobody of the front is left.
    pub(super) cleared: bool,
}

/// How a unit answers for an LP.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Way {
    /// It loses a level.
    Level,
    /// It falls back.
    Fall,
}

/// What a result costs the units of a front; the first of them leads and suffers first.
pub(super) fn toll(front: &mut Vec<Sufferer<'_>>, mut blow: Blow) -> Toll {
    let mut cost = 0;
    let mut first = true;
    while blow.lp > 0 && !front.is_empty() {
        let open = if first { 1 } else { front.len() };
        if let Some(at) = surrendering(&front[..open], blow).or_else(|| surrendering(front, blow)) {
            let gone = front.remove(at);
            cost += value::ransom(gone.kind, gone.level);
        } else {
            let (at, way) = cheapest(&front[..open], blow);
            cost += take(front, at, way, blow);
        }
        first = false;
        blow.lp -= 1;
    }
    if blow.waver {
        front.retain(|it| {
            let stays = it.mr() >= STEADY_MR;
            cost += if stays { 0 } else { it.fall_cost(false) };
            stays
        });
    }
    Toll { cost, cleared: front.is_empty() }
}

/// [PG 11.3.5a] Who surrenders.
fn surrendering(front: &[Sufferer<'_>], blow: Blow) -> Option<usize> {
    front.iter().position(|it| blow.surrender && it.mr() <= WEAK_MR)
}

/// The unit for which an LP costs least, and how it answers for it.
fn cheapest(front: &[Sufferer<'_>], blow: Blow) -> (usize, Way) {
    let all = front.iter().enumerate().flat_map(|(at, it)| {
        let fall = it.hits >= blow.obligatory && it.mr() <= STEADY_MR;
        let level = it.hits < blow.obligatory || it.mr() >= STEADY_MR;
        let fall = fall.then(|| (it.fall_cost(blow.rout), at, Way::Fall));
        let level = level.then(|| (it.level_cost(), at, Way::Level));
        fall.into_iter().chain(level)
    });
    all.min().map_or((0, Way::Level), |it| (it.1, it.2))
}

/// A unit answers for an LP; what that costs.
pub(super) fn take(front: &mut Vec<Sufferer<'_>>, at: usize, way: Way, blow: Blow) -> i32 {
    match way {
        Way::Fall => front.remove(at).fall_cost(blow.rout),
        Way::Level => {
            let cost = front[at].level_cost();
            front[at].level -= 1;
            front[at].hits += 1;
            if front[at].level == 0 {
                front.remove(at);
            }
            cost
        }
    }
}
