//! What a close combat promises: odds and modifiers as the rules count them [PG 19.3–19.5, C8], and all
//! six faces of the die weighed.
//!
//! Unlike the rules it reckons with combats that are only planned: units may be thought into hexes in
//! which they do not stand yet.

use hexgrid::HexId;
use rules_prussia::charts::{Cell, odds};
use rules_prussia::roster::Arm;
use rules_prussia::state::Spirit;
use rules_prussia::{Army, Battle, Morale, UnitId, loss_points};

use super::losses::{Blow, Sufferer, Toll, toll};
use super::value;

/// What it is worth to drive the enemy out of a hex.
const GROUND: i32 = 15;
/// What a level of guns in a hex that is lost may be worth.
const GUNS_TAKEN: i32 = 25;
/// [PG 19.3b, 19.3c] SP that count in one hex.
const FOOT_CAP: u16 = 8;
const HORSE_CAP: u16 = 6;

/// A hex in a combat and those who fight in it.
#[derive(Clone, Debug)]
pub(super) struct Post {
    pub(super) hex: HexId,
    pub(super) front: Vec<UnitId>,
    /// Whether Support stands behind them.
    pub(super) support: bool,
}

impl Post {
    /// The front of a hex as it stands; nothing if nobody can fight there.
    pub(super) fn of(battle: &Battle, hex: HexId, army: Army) -> Option<Self> {
        let front: Vec<UnitId> = battle.front(hex, army).collect();
        let support = battle.has_support(hex, army);
        (!front.is_empty()).then_some(Self { hex, front, support })
    }

    /// [PG 19.1b] The same without those who cannot attack.
    pub(super) fn attacking(battle: &Battle, hex: HexId, army: Army) -> Option<Self> {
        let mut post = Self::of(battle, hex, army)?;
        post.front.retain(|&it| !battle.is_routed(it));
        (!post.front.is_empty()).then_some(post)
    }

    fn strength(&self, battle: &Battle, army: Army) -> u16 {
        let cap = match battle.scenario().rules.infantry_cap[army.index()] {
            0 => FOOT_CAP,
            cap => cap.into(),
        };
        let (mut foot, mut horse) = (0, 0);
        for &unit in &self.front {
            let sp = u16::from(battle.face(unit).sp);
            if battle.kind(unit).is_cavalry() { horse += sp } else { foot += sp }
        }
        foot.min(cap) + horse.min(HORSE_CAP)
    }
}

/// Everybody who fights in some hexes.
fn all(posts: &[Post]) -> impl Iterator<Item = UnitId> + '_ {
    posts.iter().flat_map(|it| it.front.iter().copied())
}

/// A combat as it might be fought.
#[derive(Clone, Debug)]
pub(super) struct Fight<'a> {
    pub(super) battle: &'a Battle,
    /// Who attacks.
    pub(super) army: Army,
    pub(super) attackers: Vec<Post>,
    pub(super) defenders: Vec<Post>,
}

impl Fight<'_> {
    /// What the combat brings the attacker on average: what the enemy loses less what he loses himself.
    pub(super) fn value(&self) -> i32 {
        if self.attackers.is_empty() || self.defenders.is_empty() {
            return 0;
        }
        let battle = self.battle;
        let enemy = self.army.other();
        let disheartened = battle.army_state(enemy).spirit != Spirit::Steady;
        let (routed, standing): (Vec<UnitId>, Vec<UnitId>) =
            all(&self.defenders).partition(|&it| battle.is_routed(it));
        // [PG 8.2j] Routed units of an army without heart are captured before the die.
        let captives: i32 = routed
            .iter()
            .filter(|_| disheartened)
            .map(|&it| value::ransom(battle.kind(it), battle.unit(it).level))
            .sum();
        if standing.is_empty() && disheartened {
            return captives + GROUND;
        }
        let (column, beyond) =
            odds(self.strength(&self.attackers, self.army), self.strength(&self.defenders, enemy));
        let plus = self.modifiers() + 2 * beyond;
        let mut total = 0;
        for die in 1..=6 {
            let cells = battle.scenario().combat.cell(plus.saturating_add(die), column);
            total += self.outcome(cells, standing.is_empty());
        }
        captives + total / 6
    }

    fn strength(&self, posts: &[Post], army: Army) -> u16 {
        posts.iter().map(|it| it.strength(self.battle, army)).sum()
    }

    /// What one result brings.
    fn outcome(&self, cells: [Cell; 2], routed_only: bool) -> i32 {
        let theirs = self.suffer(cells[1], &self.defenders, &self.attackers);
        let ours = if routed_only {
            Toll::default()
        } else {
            self.suffer(cells[0], &self.attackers, &self.defenders)
        };
        let won = theirs.cleared && !self.defenders.iter().any(|it| it.support);
        let taken = if won { GROUND + self.guns(&self.defenders) * GUNS_TAKEN } else { 0 };
        let stars = i32::from(cells[1].star && self.guns(&self.defenders) > 0)
            - i32::from(cells[0].star && self.guns(&self.attackers) > 0);
        theirs.cost - ours.cost + taken + stars * GUNS_TAKEN
    }

    /// Levels of guns in some hexes.
    fn guns(&self, posts: &[Post]) -> i32 {
        let all = posts.iter().flat_map(|it| self.battle.stack(it.hex));
        let guns = all.filter(|&it| self.battle.kind(it).is_artillery());
        guns.map(|it| i32::from(self.battle.unit(it).level)).sum()
    }

    /// One side's part of a result.
    fn suffer(&self, cell: Cell, side: &[Post], other: &[Post]) -> Toll {
        let battle = self.battle;
        let levels: u8 = all(other).map(|it| battle.unit(it).level).sum();
        let support = side.iter().any(|it| it.support);
        let lp = loss_points(cell, levels, support).min(levels);
        let mut front: Vec<Sufferer<'_>> = all(side).map(|it| Sufferer::new(battle, it)).collect();
        // The lead unit suffers first.
        if let Some(lead) = self.lead(side)
            && let Some(at) = front.iter().position(|it| it.unit == lead)
        {
            front.swap(0, at);
        }
        toll(&mut front, Blow::of(cell, lp, 1))
    }

    /// The unit that leads: the best morale.
    fn lead(&self, side: &[Post]) -> Option<UnitId> {
        all(side).max_by_key(|&it| self.battle.face(it).mr)
    }

    /// [PG C8] All modifiers but those of extreme odds.
    fn modifiers(&self) -> i8 {
        let battle = self.battle;
        let (army, enemy) = (self.army, self.army.other());
        let horse = |it: UnitId| battle.kind(it).is_cavalry();
        let formed = |it: UnitId| battle.is_formed(it);
        let count = |it: usize| i8::try_from(it).unwrap_or(0);
        let mut plus = 0;
        let shifted = |it: &&Post| battle.marker(it.hex).is_some_and(|it| it.shifted);
        plus -= 2 * count(self.attackers.iter().filter(shifted).count());
        plus -= 2 * self.momentum(&self.attackers, army);
        plus += 2 * self.momentum(&self.defenders, enemy);
        if all(&self.attackers).any(|it| battle.morale(it) == Morale::Disordered) {
            plus -= 1;
        }
        if self.is_flank() {
            plus += 3;
        }
        if all(&self.attackers).any(|it| battle.in_column(it)) {
            plus -= 3;
        }
        if all(&self.defenders).any(|it| battle.in_column(it)) {
            plus += 3;
        }
        let shaken = self.shaken();
        if shaken > 0 {
            plus += shaken + i8::from(all(&self.attackers).all(|it| horse(it) && formed(it)));
        }
        plus += self.lead_difference();
        let gloom = |army: Army| count(battle.gloom(army).into());
        plus += gloom(enemy) - gloom(army);
        if battle.core().turn <= battle.scenario().rules.surprise_turns {
            plus += if army == Army::Prussia { 3 } else { -3 };
        }
        plus + self.best_ground()
    }

    fn momentum(&self, posts: &[Post], army: Army) -> i8 {
        let on = |hex: HexId| {
            let all = self.battle.core().momentum.iter();
            all.filter(move |it| it.hex == hex && it.on == army).map(|it| it.count)
        };
        let sum: u8 = posts.iter().flat_map(|it| on(it.hex)).sum();
        i8::try_from(sum).unwrap_or(0)
    }

    /// [PG 19.1.1c] Whether a single hex without Support is surrounded.
    fn is_flank(&self) -> bool {
        let [target] = &self.defenders[..] else { return false };
        let grid = self.battle.scenario().field.grid();
        let covered = |next: HexId| {
            let by = |it: &Post| it.hex == next || self.battle.reaches(it.hex, next);
            grid.is_playable(next) && self.attackers.iter().any(by)
        };
        !target.support
            && grid.neighbors(target.hex).count() == 6
            && grid.neighbors(target.hex).all(|it| covered(it.1))
    }

    /// [PG C8g, C8h] 2 if every attacked hex has a Routed unit, 1 if every one has a shaken one.
    fn shaken(&self) -> i8 {
        let every = |is: &dyn Fn(UnitId) -> bool| {
            self.defenders.iter().all(|it| it.front.iter().any(|&it| is(it)))
        };
        if every(&|it| self.battle.is_routed(it)) {
            return 2;
        }
        i8::from(every(&|it| !self.battle.is_formed(it)))
    }

    /// [PG C8i] The lead units compared.
    fn lead_difference(&self) -> i8 {
        let mr = |side: &[Post]| {
            let best = self.lead(side).map_or(0, |it| self.battle.face(it).mr);
            i8::try_from(best).unwrap_or(0)
        };
        let difference = mr(&self.attackers) - mr(&self.defenders);
        if all(&self.attackers).all(|it| self.battle.kind(it).is_cavalry()) {
            return difference;
        }
        difference.signum()
    }

    /// [PG 19.5a] The pair of hexes whose terrain and Shock count best for the attacker.
    fn best_ground(&self) -> i8 {
        let pairs = self.attackers.iter().flat_map(|a| self.defenders.iter().map(move |d| (a, d)));
        pairs.map(|(a, d)| self.ground(a, d.hex) + self.shock(a.hex, d.hex)).max().unwrap_or(0)
    }

    /// [PG 19.5a, 19.5b] The terrain between two hexes for the arm that fares worse.
    fn ground(&self, from: &Post, to: HexId) -> i8 {
        let (field, chart) = (&self.battle.scenario().field, &self.battle.scenario().terrain);
        let of_arm = |lane: usize| {
            let hex = chart.hex(field.ground(from.hex)).from[lane]
                .min(chart.hex(field.ground(to)).into[lane]);
            let sides =
                chart.sides_of(field.between(from.hex, to), field.is_up(from.hex, to), false);
            hex + sides.map(|it| it.into[lane]).sum::<i8>()
        };
        let lanes =
            from.front.iter().map(|&it| usize::from(self.battle.kind(it).arm == Arm::Cavalry));
        lanes.map(of_arm).min().unwrap_or(0)
    }

    /// [PG 19.5.1] Cavalry Shock.
    fn shock(&self, from: HexId, to: HexId) -> i8 {
        let battle = self.battle;
        let horse = |it: UnitId| battle.kind(it).is_cavalry();
        let helpless = |it: UnitId| battle.in_column(it) || !battle.is_formed(it);
        if !all(&self.attackers).all(horse)
            || !all(&self.defenders).all(|it| horse(it) || helpless(it))
        {
            return 0;
        }
        let (field, chart) = (&battle.scenario().field, &battle.scenario().terrain);
        let mut sides = chart.sides_of(field.between(from, to), field.is_up(from, to), false);
        if chart.hex(field.ground(from)).no_shock
            || chart.hex(field.ground(to)).no_shock
            || sides.any(|it| it.no_shock)
        {
            return 0;
        }
        self.average_shock(&self.attackers) - self.average_shock(&self.defenders)
    }

    fn average_shock(&self, side: &[Post]) -> i8 {
        let battle = self.battle;
        let (mut points, mut count) = (0, 0);
        for unit in all(side) {
            if battle.kind(unit).is_cavalry() && battle.is_formed(unit) {
                points += i8::try_from(battle.kind(unit).shock).unwrap_or(0);
                count += 1;
            }
        }
        if count == 0 { 0 } else { (2 * points + count) / (2 * count) }
    }
}
