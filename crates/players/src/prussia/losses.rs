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

#[cfg(test)]
mod tests {
    use rules_prussia::Army;
    use rules_prussia::roster::{Arm, Face, Kind, Nation};

    use super::*;

    /// Foot of so many levels, weakest first: SP and MR of each.
    fn foot(faces: &[(u8, u8)]) -> Unit {
        let face = |&(sp, mr): &(u8, u8)| Face { sp, mr, ma: 3, ..Face::default() };
        Unit {
            id: "ir-1".to_owned(),
            army: Army::Prussia,
            nation: Nation::Prussian,
            arm: Arm::Infantry,
            kind: Kind::Line,
            wing: None,
            name: "IR 1".to_owned(),
            faces: faces.iter().map(face).collect(),
            shock: 0,
            double: false,
            start: 0,
        }
    }

    fn fresh(kind: &Unit) -> Sufferer<'_> {
        Sufferer { unit: UnitId(0), kind, level: kind.full(), hits: 0, morale: Morale::Formed }
    }

    fn blow(lp: u8) -> Blow {
        Blow { lp, rout: false, waver: false, surrender: false, obligatory: 1 }
    }

    /// Rules: pg:11.1.2a, pg:11.1.3b.
    #[test]
    fn a_unit_loses_a_level_before_it_falls_back() {
        // 4 levels of MR 6, 5, 4, 3: the second LP is borne by a voluntary retreat at MR 5.
        let unit = foot(&[(2, 3), (5, 4), (7, 5), (8, 6)]);
        assert_eq!(toll(&mut vec![fresh(&unit)], blow(1)), Toll { cost: 20, cleared: false });
        assert_eq!(toll(&mut vec![fresh(&unit)], blow(2)), Toll { cost: 35, cleared: true });
    }

    /// Rules: pg:11.3.2a.
    #[test]
    fn a_retreat_that_is_a_rout_costs_more() {
        // MR 5, then 4: after the first level it must fall back.
        let unit = foot(&[(2, 4), (4, 5)]);
        let routs = Blow { rout: true, ..blow(2) };
        assert_eq!(toll(&mut vec![fresh(&unit)], blow(2)).cost, 20 + value::DISORDER);
        assert_eq!(toll(&mut vec![fresh(&unit)], routs).cost, 20 + value::ROUT);
    }

    /// Rules: pg:11.3.5a.
    #[test]
    fn weak_units_surrender_with_all_their_levels() {
        let unit = foot(&[(2, 2), (4, 3)]);
        let yields = Blow { surrender: true, ..blow(1) };
        let taken = toll(&mut vec![fresh(&unit)], yields);
        assert_eq!(taken, Toll { cost: value::ransom(&unit, 2), cleared: true });
    }

    /// Rules: pg:11.1c.
    #[test]
    fn the_lead_unit_suffers_first_then_whoever_costs_least() {
        // Two levels each: the last one costs a counter, the one before it does not.
        let unit = foot(&[(2, 6), (4, 7)]);
        let mut front = vec![fresh(&unit), fresh(&unit)];
        assert_eq!(toll(&mut front, blow(2)).cost, 20 + 20);
        assert_eq!((front[0].level, front[1].level), (1, 1));
    }
}
