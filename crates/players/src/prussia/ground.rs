//! What it is worth that a unit stands in a hex.
//!
//! Foot and horse come nearer to the enemy until they touch him, which they do only where the combat that
//! must follow pays. Guns stay two hexes behind or come up beside the foot. Shaken units keep away. Nobody
//! likes to be out of the reach of his leader, alone, or in a crowd.

use hexgrid::HexId;
use rules_prussia::{Army, Battle, Flags, Morale, UnitId};

use super::clash;
use super::odds::Post;
use super::posture;
use super::reach::{self, FAR};

/// What a hex nearer to the enemy is worth.
const NEARER: i32 = 4;
/// What it costs to leave the ground where one waits.
const STRAY: i32 = 6;
/// How far from the enemy's entry an army stays while nobody has come.
const LOOKOUT: i32 = 8;
/// How much of what friends might still do counts, in quarters.
const HOPE: i32 = 2;
/// What guns that can be assaulted are worth, a level.
const BATTERY: i32 = 40;
/// How far shaken units keep away.
const SAFE: i32 = 5;
/// [PG 3.1a] Levels that stand well in a hex; [PG 3.2a] and in a column.
const ROOM: u8 = 4;
const COLUMN_ROOM: u8 = 4;
/// [PG 4.2a] Levels that fight.
const FRONT: u8 = 4;
/// [PG 6.2.2a] How far from his leader a unit likes to be at most.
const LEASH: u16 = 4;

/// The map as one army sees it.
pub(super) struct Board<'a> {
    battle: &'a Battle,
    army: Army,
    /// Enemy hexes with foot or horse.
    enemies: Vec<Post>,
    /// Enemy hexes with nothing but guns.
    batteries: Vec<HexId>,
    /// From every hex to the nearest enemy.
    far: Vec<u16>,
    /// How near the army comes: not to the hexes through which the enemy has yet to come.
    nearest: i32,
    /// Whether the army lets the enemy come.
    waits: bool,
    /// What an attack must promise before somebody goes in.
    stake: i32,
    /// Units that may still come into a combat in this phase.
    free: Vec<(UnitId, HexId, u16)>,
}

impl<'a> Board<'a> {
    pub(super) fn new(battle: &'a Battle, army: Army) -> Self {
        let enemy = army.other();
        let mut hexes: Vec<HexId> = battle.on_map(enemy).filter_map(|it| battle.hex(it)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let enemies: Vec<Post> =
            hexes.iter().filter_map(|&it| Post::of(battle, it, enemy)).collect();
        let batteries =
            hexes.iter().copied().filter(|&it| battle.front(it, enemy).next().is_none()).collect();
        let ready = |it: &UnitId| {
            let state = battle.unit(*it);
            battle.kind(*it).is_line()
                && state.morale == Morale::Formed
                && !state.is(Flags::MOVED)
                && !state.is(Flags::OUT_OF_COMMAND)
                && battle.may_act(*it)
                && !battle.face(*it).bracketed
        };
        let free = battle
            .on_map(army)
            .filter(ready)
            .filter_map(|it| Some((it, battle.hex(it)?, u16::from(battle.allowance(it)))))
            .filter(|it| !battle.in_ezoc(army, it.1))
            .collect();
        // As long as nobody is there, one looks out for where he will come.
        let nearest = if hexes.is_empty() { LOOKOUT } else { 0 };
        if hexes.is_empty() {
            let entries = battle.scenario().entries.iter().filter(|it| it.army == enemy);
            hexes.extend(entries.flat_map(|it| it.hexes.iter().copied()));
        }
        Self {
            battle,
            army,
            enemies,
            batteries,
            far: reach::distances(battle, &hexes),
            nearest,
            waits: posture::waits(battle, army),
            stake: posture::stake(battle, army),
            free,
        }
    }

    /// How far a hex is from the nearest enemy.
    pub(super) fn far(&self, hex: HexId) -> i32 {
        i32::from(self.far[usize::from(hex.0)])
    }

    /// What it is worth that a unit stands in a hex.
    pub(super) fn worth(&self, unit: UnitId, hex: HexId) -> i32 {
        let kind = self.battle.kind(unit);
        let far = self.far(hex);
        let base = -10 * self.crowding(unit, hex) - self.leash(unit, hex);
        if kind.is_artillery() {
            return base + self.guns(unit, hex, far);
        }
        if self.battle.morale(unit) != Morale::Formed {
            return base + NEARER * far.min(SAFE) + 2 * self.shelter(unit, hex);
        }
        let contact = if far <= 1 { self.contact(unit, hex) } else { 0 };
        let way = if self.waits { self.astray(unit, hex) } else { NEARER * far.max(self.nearest) };
        base - way + contact + self.company(unit, hex)
    }

    /// Levels beyond what stands well in a hex.
    fn crowding(&self, unit: UnitId, hex: HexId) -> i32 {
        let battle = self.battle;
        let others = battle.units_in(hex, self.army).filter(|&it| it != unit);
        let room = if battle.in_column(unit) { COLUMN_ROOM } else { ROOM };
        let same =
            others.filter(|&it| battle.kind(it).is_artillery() == battle.kind(unit).is_artillery());
        let levels: u8 = same.map(|it| battle.weight(it)).sum::<u8>() + battle.weight(unit);
        i32::from(levels.saturating_sub(room))
    }

    /// What it costs to be far from one's leader.
    fn leash(&self, unit: UnitId, hex: HexId) -> i32 {
        let battle = self.battle;
        let grid = battle.scenario().field.grid();
        let wing = battle.kind(unit).wing;
        let leads = |it: &rules_prussia::LeaderId| wing.is_none() || battle.who(*it).wing == wing;
        let nearest = battle
            .leaders_on_map(self.army)
            .filter(leads)
            .filter_map(|it| battle.leader_hex(it))
            .map(|it| grid.distance(it, hex))
            .min();
        nearest.map_or(0, |it| 3 * i32::from(it.saturating_sub(LEASH)))
    }

    /// A friend in the hex or a leader helps the shaken; other shaken units do not.
    fn shelter(&self, unit: UnitId, hex: HexId) -> i32 {
        let battle = self.battle;
        let leader = battle.leaders_in(hex, self.army).next().is_some();
        let shaken = battle.units_in(hex, self.army).any(|it| it != unit && !battle.is_formed(it));
        2 * i32::from(leader) - i32::from(shaken)
    }

    /// What it costs those who wait to leave their ground, or to let the enemy have the better of it.
    fn astray(&self, unit: UnitId, hex: HexId) -> i32 {
        STRAY * i32::from(self.battle.hex(unit) != Some(hex))
    }

    /// Support behind a front, and friends beside it.
    fn company(&self, unit: UnitId, hex: HexId) -> i32 {
        let battle = self.battle;
        let grid = battle.scenario().field.grid();
        let line = |hex: HexId| {
            battle.units_in(hex, self.army).any(|it| it != unit && battle.kind(it).is_line())
        };
        let beside = grid.neighbors(hex).filter(|it| line(it.1)).count().min(2);
        i32::try_from(beside).unwrap_or(0) + 2 * i32::from(line(hex))
    }

    /// Guns want to see the enemy from two hexes away, or to stand with foot that touches him.
    fn guns(&self, unit: UnitId, hex: HexId, far: i32) -> i32 {
        let battle = self.battle;
        let grid = battle.scenario().field.grid();
        let friends = battle
            .units_in(hex, self.army)
            .any(|it| it != unit && battle.kind(it).is_line() && battle.is_formed(it));
        let sees = (2..=3).contains(&far)
            && self
                .enemies
                .iter()
                .any(|it| grid.distance(hex, it.hex) <= 3 && battle.sees(hex, it.hex));
        let off = if far <= 1 && friends { 0 } else { (far - 2).abs() };
        let still = i32::from(battle.hex(unit) == Some(hex)) * if sees || far <= 1 { 6 } else { 0 };
        -NEARER * off + 3 * i32::from(friends) + 5 * i32::from(sees) + still
    }

    /// What a unit brings by touching the enemy in a hex.
    fn contact(&self, unit: UnitId, hex: HexId) -> i32 {
        let battle = self.battle;
        let guns: i32 = self
            .batteries
            .iter()
            .filter(|&&it| battle.reaches(hex, it))
            .flat_map(|&it| battle.stack(it))
            .map(|it| BATTERY * i32::from(battle.unit(it).level))
            .sum();
        let touched: Vec<&Post> =
            self.enemies.iter().filter(|it| battle.reaches(hex, it.hex)).collect();
        let targets = self.standing(&touched);
        if targets.is_empty() {
            return guns;
        }
        let fresh = self.posts(&targets, unit, None).is_empty();
        let all = self.around(&targets, unit, hex);
        let without = clash::value(battle, self.army, &self.posts(&all, unit, None), &all);
        let with = self.posts(&all, unit, Some(hex));
        let gain = clash::value(battle, self.army, &with, &all) - without;
        let hoped = if fresh {
            let more = self.joined(&targets, unit, with);
            (clash::value(battle, self.army, &more, &all) - without) * HOPE / 4
        } else {
            gain
        };
        gain.max(hoped) - self.stake + guns
    }

    /// Those of some enemy hexes that have to be fought: the Routed only if nobody else is there.
    fn standing<'b>(&self, touched: &[&'b Post]) -> Vec<&'b Post> {
        let stands = |it: &&&Post| it.front.iter().any(|&it| !self.battle.is_routed(it));
        let standing: Vec<&Post> = touched.iter().filter(stands).copied().collect();
        if standing.is_empty() { touched.to_vec() } else { standing }
    }

    /// The enemies who have to be fought by those who touch some enemies, a unit among them.
    fn around<'b>(&'b self, targets: &[&'b Post], unit: UnitId, hex: HexId) -> Vec<&'b Post> {
        let near = self.posts(targets, unit, Some(hex));
        let touched: Vec<&Post> = self
            .enemies
            .iter()
            .filter(|it| near.iter().any(|own| self.battle.reaches(own.hex, it.hex)))
            .collect();
        self.standing(&touched)
    }

    /// The posts of the army that touch any of some hexes, with a unit thought into a hex or away.
    fn posts(&self, targets: &[&Post], unit: UnitId, into: Option<HexId>) -> Vec<Post> {
        let battle = self.battle;
        let grid = battle.scenario().field.grid();
        let mut hexes: Vec<HexId> =
            targets.iter().flat_map(|it| grid.neighbors(it.hex).map(|it| it.1)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let touches = |hex: HexId| targets.iter().any(|it| battle.reaches(hex, it.hex));
        hexes
            .into_iter()
            .filter(|&it| touches(it))
            .filter_map(|hex| self.post(hex, unit, (into == Some(hex)).then_some(unit)))
            .collect()
    }

    /// Those who can fight in a hex without a unit, and with one that comes.
    fn post(&self, hex: HexId, unit: UnitId, comes: Option<UnitId>) -> Option<Post> {
        let battle = self.battle;
        let mut post = Post { hex, front: Vec::new(), support: false };
        let line = battle
            .units_in(hex, self.army)
            .filter(|&it| it != unit && battle.kind(it).is_line() && !battle.is_routed(it));
        for it in line.chain(comes) {
            post.take_in(battle, it);
        }
        (!post.front.is_empty()).then_some(post)
    }

    /// The same posts with friends who could still come beside them.
    fn joined(&self, targets: &[&Post], unit: UnitId, mut posts: Vec<Post>) -> Vec<Post> {
        let battle = self.battle;
        let grid = battle.scenario().field.grid();
        let [target, ..] = targets else { return posts };
        let mut slots: Vec<HexId> = grid
            .neighbors(target.hex)
            .map(|it| it.1)
            .filter(|&it| {
                grid.is_playable(it)
                    && battle.reaches(it, target.hex)
                    && !battle.holds(self.army.other(), it)
                    && !posts.iter().any(|post| post.hex == it)
                    && self.touched_by(it) <= targets.len()
            })
            .collect();
        let mut near: Vec<(u16, UnitId)> = self
            .free
            .iter()
            .filter(|it| it.0 != unit)
            .map(|it| (grid.distance(it.1, target.hex), it))
            .filter(|(far, it)| *far <= it.2)
            .map(|(far, it)| (far, it.0))
            .collect();
        near.sort_unstable();
        for (_, unit) in near {
            let room = |post: &&mut Post| post.levels(battle) + battle.weight(unit) <= FRONT;
            if let Some(post) = posts.iter_mut().find(room) {
                post.front.push(unit);
            } else if let Some(hex) = slots.pop() {
                posts.push(Post { hex, front: vec![unit], support: false });
            }
        }
        posts
    }

    /// How many enemy hexes a hex touches.
    fn touched_by(&self, hex: HexId) -> usize {
        self.enemies.iter().filter(|it| self.battle.reaches(hex, it.hex)).count()
    }

    /// Whether there is an enemy at all.
    pub(super) fn sees_enemy(&self, hex: HexId) -> bool {
        self.far[usize::from(hex.0)] < FAR
    }
}

impl Post {
    /// Levels of the front.
    fn levels(&self, battle: &Battle) -> u8 {
        self.front.iter().map(|&it| battle.weight(it)).sum()
    }

    /// A unit joins the front, or the Support behind it.
    fn take_in(&mut self, battle: &Battle, unit: UnitId) {
        if self.front.is_empty() || self.levels(battle) + battle.weight(unit) <= FRONT {
            self.front.push(unit);
        } else {
            self.support = true;
        }
    }
}
