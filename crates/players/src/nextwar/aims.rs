//! What a game is about: the hexes that decide it, and how much each of them matters.

use hexgrid::HexId;
use rules_nextwar::scenario::{Condition, Occasion, Score, VictoryKind};
use rules_nextwar::state::War;
use rules_nextwar::terms::Side;

/// The weight of a hex that one line of the victory conditions names.
const NAMED: i32 = 40;
/// What each further line adds.
const AGAIN: i32 = 10;
/// The weight of a victory point.
const POINT: i32 = 8;
/// The weight of a hex that wins the game at once.
const DECISIVE: i32 = 80;
/// The weight of a hex of the north in Allied hands, where being there counts at all.
const INTRUSION: i32 = 24;
/// Longer lists than this are a country, not an aim.
const LIST_MAX: usize = 12;

/// A hex that decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub(super) hex: HexId,
    pub(super) weight: i32,
}

/// Every hex that decides, the weightiest first.
pub(super) fn aims(war: &War) -> Vec<Aim> {
    let mut aims: Vec<Aim> = Vec::new();
    match &war.scenario.victory.kind {
        VictoryKind::Points(points) => {
            let hexes = war.scenario.board.map.grid.hexes();
            let worth = |hex: HexId| {
                let dearest = |it: &Side| i32::from(war.place_points(*it, hex));
                POINT * Side::ALL.iter().map(dearest).max().expect("there are two sides")
            };
            aims.extend(
                hexes.map(|hex| Aim { hex, weight: worth(hex) }).filter(|it| it.weight > 0),
            );
            for hex in points.capitals.iter().flatten() {
                name(&mut aims, *hex, AGAIN);
            }
        }
        VictoryKind::Levels(levels) => {
            for line in &levels.lines {
                for hex in named(&line.condition) {
                    name(&mut aims, *hex, NAMED);
                }
            }
        }
        VictoryKind::Scores(scores) => {
            for score in &scores.scores {
                if let Score::Each(_, points, hexes) = score
                    && hexes.len() <= LIST_MAX
                {
                    for hex in hexes {
                        name(&mut aims, *hex, NAMED * i32::from(points.abs()));
                    }
                }
            }
        }
        VictoryKind::Capital { hexes, .. } => {
            aims.extend(hexes.iter().map(|hex| Aim { hex: *hex, weight: DECISIVE }));
        }
    }
    name_intrusions(war, &mut aims);
    aims.retain(|it| war.scenario.area.open.contains(it.hex));
    aims.sort_by_key(|it| (-it.weight, it.hex));
    aims
}

/// Hexes of the north in Allied hands, where they count: their owner wants them back.
fn name_intrusions(war: &War, aims: &mut Vec<Aim>) {
    let Some(weight) = intrusion(war) else { return };
    let board = &war.scenario.board;
    let entered = &war.core().trodden[Side::Allied.index()];
    for hex in board.map.grid.hexes() {
        let intruded = war.controller(hex) == Side::Allied || entered.contains(hex);
        if intruded && board.home_of(hex) == Some(Side::Dprk) {
            name(aims, hex, weight);
        }
    }
}

/// The hexes that a condition names one by one.
fn named(condition: &Condition) -> &[HexId] {
    match condition {
        Condition::AtLeast(_, _, hexes)
        | Condition::AtMost(_, _, hexes)
        | Condition::NoneNear(_, hexes)
            if hexes.len() <= LIST_MAX =>
        {
            hexes
        }
        Condition::AtLeast(..)
        | Condition::AtMost(..)
        | Condition::NoneNear(..)
        | Condition::Always
        | Condition::NoneOnLand(_) => &[],
    }
}

/// Notes that a hex is named, once more perhaps.
fn name(aims: &mut Vec<Aim>, hex: HexId, weight: i32) {
    match aims.iter_mut().find(|it| it.hex == hex) {
        Some(aim) => aim.weight += AGAIN,
        None => aims.push(Aim { hex, weight }),
    }
}

/// Whether any hex in the north is worth something to the Allies.
pub(super) fn is_raid_worth(war: &War) -> bool {
    intrusion(war).is_some()
}

/// The weight of each hex of the north in Allied hands: where every one costs points, as much as a
/// hex that scores as many.
fn intrusion(war: &War) -> Option<i32> {
    match &war.scenario.victory.kind {
        VictoryKind::Levels(levels) => {
            let mut adjustments = levels.adjustments.iter();
            adjustments.any(|it| it.when == Occasion::NorthEntered).then_some(INTRUSION)
        }
        VictoryKind::Scores(scores) => scores.scores.iter().find_map(|it| match it {
            Score::Each(Side::Allied, points, hexes) if *points < 0 && hexes.len() > LIST_MAX => {
                Some(NAMED * i32::from(points.abs()))
            }
            Score::Each(..) | Score::When(..) => None,
        }),
        VictoryKind::Points(_) | VictoryKind::Capital { .. } => None,
    }
}
