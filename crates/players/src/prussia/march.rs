//! Where pieces go: towards the enemy until they can close with an advantage.

use hexgrid::HexId;
use rules_prussia::{Action, Army, Battle, Morale, Piece, UnitId, WingId};

/// Farther than anything on a map.
const FAR: i32 = 1_000;
/// How far away columns are worth forming.
const COLUMN_RANGE: u16 = 10;
/// How much better a hex must be before a piece bothers to move.
const BOTHER: i32 = 1;

/// The distance from a hex to the nearest enemy unit.
fn nearest_enemy(battle: &Battle, army: Army, hex: HexId) -> u16 {
    let grid = battle.scenario().field.grid();
    let enemies = battle.on_map(army.other()).filter_map(|it| battle.hex(it));
    enemies.map(|it| grid.distance(hex, it)).min().unwrap_or(u16::MAX)
}

/// The distance from a wing to the nearest enemy unit.
pub(super) fn nearest_enemy_of_wing(battle: &Battle, wing: WingId) -> u16 {
    let army = battle.scenario().wing(wing).army;
    let own = battle.on_map(army).filter(|&it| battle.kind(it).wing == Some(wing));
    own.filter_map(|it| battle.hex(it))
        .map(|it| nearest_enemy(battle, army, it))
        .min()
        .unwrap_or(u16::MAX)
}

/// The piece that gains most by a step, a wing that forms column, or the end of the phase.
pub(super) fn order(battle: &Battle, army: Army, actions: &[Action]) -> Action {
    for &action in actions {
        if let Action::Column(wing) = action
            && nearest_enemy_of_wing(battle, wing) >= COLUMN_RANGE
        {
            return action;
        }
    }
    let map = Worth::new(battle, army);
    let mut best: Option<(i32, Action)> = None;
    let mut any = None;
    for &action in actions {
        let Action::Select(piece) = action else { continue };
        any = any.or(Some(action));
        let gain = match (piece, battle.piece_hex(piece)) {
            (Piece::Unit(unit), Some(hex)) => map.best_step(unit, hex).map_or(0, |it| it.0),
            (Piece::Leader(_), Some(_)) => i32::from(leader_goal(battle, piece).is_some()),
            // Whoever waits off the map comes.
            (_, None) => 10,
        };
        if gain > BOTHER && best.is_none_or(|it| gain > it.0) {
            best = Some((gain, action));
        }
    }
    if let Some((_, action)) = best {
        return action;
    }
    let leader = actions.iter().copied().find(|it| match it {
        Action::Select(piece @ Piece::Leader(_)) => leader_goal(battle, *piece).is_some(),
        _ => false,
    });
    // Where the rules forbid to end, somebody has to move.
    let end = actions.contains(&Action::End).then_some(Action::End);
    leader.or(end).or(any).unwrap_or(Action::End)
}

/// The next step of a piece, or its halt.
pub(super) fn step(battle: &Battle, army: Army, piece: Piece, actions: &[Action]) -> Action {
    let mut moves = actions.iter().filter_map(|it| match it {
        Action::Move(hex) => Some(*hex),
        _ => None,
    });
    let stop = actions.contains(&Action::Stop);
    match (piece, battle.piece_hex(piece)) {
        (Piece::Unit(unit), Some(hex)) => {
            let map = Worth::new(battle, army);
            let here = map.worth(unit, hex);
            let best = moves.map(|it| (map.worth(unit, it), it)).max();
            match best {
                Some((worth, to)) if worth > here + BOTHER || !stop => Action::Move(to),
                _ => Action::Stop,
            }
        }
        (Piece::Leader(_), Some(hex)) => {
            let grid = battle.scenario().field.grid();
            let goal = leader_goal(battle, piece);
            let nearer = goal.and_then(|goal| {
                let way = moves.min_by_key(|&it| grid.distance(it, goal))?;
                (grid.distance(way, goal) < grid.distance(hex, goal)).then_some(way)
            });
            nearer.map_or(Action::Stop, Action::Move)
        }
        (_, None) => moves.next_back().map_or(Action::Stop, Action::Move),
    }
}

/// Where a leader should be if he is too far from those he leads: with the middle one of them.
fn leader_goal(battle: &Battle, piece: Piece) -> Option<HexId> {
    let Piece::Leader(leader) = piece else { return None };
    let who = battle.who(leader);
    let here = battle.leader_hex(leader)?;
    let grid = battle.scenario().field.grid();
    let own: Vec<HexId> = battle
        .on_map(who.army)
        .filter(|&it| who.wing.is_none() || battle.kind(it).wing == who.wing)
        .filter_map(|it| battle.hex(it))
        .collect();
    let farthest = own.iter().map(|&it| grid.distance(here, it)).max()?;
    let stands_with = own.contains(&here);
    if farthest <= 3 && stands_with {
        return None;
    }
    let spread = |hex: HexId| own.iter().map(|&it| grid.distance(hex, it)).sum::<u16>();
    let goal = own.iter().copied().min_by_key(|&it| (spread(it), it))?;
    (goal != here).then_some(goal)
}

/// What hexes are worth to the units of an army, as far as the enemy is concerned.
struct Worth<'a> {
    battle: &'a Battle,
    army: Army,
    /// Hexes with enemy foot or horse, and what they defend with.
    enemies: Vec<(HexId, i32)>,
}

impl<'a> Worth<'a> {
    fn new(battle: &'a Battle, army: Army) -> Self {
        let enemy = army.other();
        let mut hexes: Vec<HexId> = battle.on_map(enemy).filter_map(|it| battle.hex(it)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let strength = |hex| {
            battle
                .front(hex, enemy)
                .map(|it| {
                    let sp = i32::from(battle.face(it).sp);
                    if battle.morale(it) == Morale::Formed { sp } else { sp / 2 }
                })
                .sum::<i32>()
        };
        let enemies = hexes.into_iter().map(|hex| (hex, strength(hex))).collect();
        Self { battle, army, enemies }
    }

    /// The best step of a unit and what it gains.
    fn best_step(&self, unit: UnitId, hex: HexId) -> Option<(i32, HexId)> {
        let grid = self.battle.scenario().field.grid();
        let here = self.worth(unit, hex);
        let holds = |it: HexId| self.battle.holds(self.army.other(), it);
        grid.neighbors(hex)
            .map(|it| it.1)
            .filter(|&it| grid.is_playable(it) && !holds(it))
            .map(|it| (self.worth(unit, it) - here, it))
            .max()
    }

    /// What it is worth that a unit stands in a hex.
    fn worth(&self, unit: UnitId, hex: HexId) -> i32 {
        let battle = self.battle;
        let grid = battle.scenario().field.grid();
        let kind = battle.kind(unit);
        let distance = |it: HexId| i32::from(grid.distance(hex, it));
        let nearest = self.enemies.iter().map(|it| distance(it.0)).min().unwrap_or(FAR);
        let shaken = battle.morale(unit) != Morale::Formed;
        let crowd = i32::from(self.is_crowded(unit, hex));
        if kind.is_artillery() {
            // Guns want to see from two or three hexes away.
            let off = (nearest - 2).abs();
            return -4 * off - 8 * crowd;
        }
        if shaken {
            return nearest.min(5) * 4 - 8 * crowd;
        }
        let mut worth = -4 * nearest - 8 * crowd;
        if nearest == 1 {
            worth += self.prospect(unit, hex);
        }
        worth
    }

    fn is_crowded(&self, unit: UnitId, hex: HexId) -> bool {
        let there = self.battle.units_in(hex, self.army).filter(|&it| it != unit);
        let levels: u8 = there
            .filter(|&it| self.battle.kind(it).is_line())
            .map(|it| self.battle.weight(it))
            .sum();
        levels + self.battle.weight(unit) > if self.battle.in_column(unit) { 4 } else { 8 }
    }

    /// How an attack from a hex would look: the strength that could be brought against the weakest enemy
    /// next to it, friends beside it and behind them included.
    fn prospect(&self, unit: UnitId, hex: HexId) -> i32 {
        let battle = self.battle;
        let grid = battle.scenario().field.grid();
        let sp = |it: UnitId| i32::from(battle.face(it).sp);
        let mut best = i32::MIN;
        for &(target, defense) in self.enemies.iter().filter(|it| grid.distance(it.0, hex) == 1) {
            let friends = battle
                .on_map(self.army)
                .filter(|&it| it != unit && battle.kind(it).is_line())
                .filter(|&it| battle.hex(it).is_some_and(|it| grid.distance(it, target) <= 2));
            let strength = sp(unit) + friends.map(sp).sum::<i32>();
            let odds = 4 * strength / defense.max(1);
            best = best.max(odds);
        }
        // 4 is even; from 3 to 2 on it pays.
        (best.min(16) - 5) * 4
    }
}
