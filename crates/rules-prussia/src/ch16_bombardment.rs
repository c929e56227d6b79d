//! Chapters 16 and 18: offensive and defensive bombardment.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::ch11_results::loss_points;
use crate::ch13_activation::signed;
use crate::event::{Event, Item};
use crate::state::{Army, Barrage, Battle, Blow, Flags, Hexes, Morale, Phase, UnitId};

/// [PG 16.1a] How far artillery fires.
pub(crate) const RANGE_MAX: u16 = 3;
/// How often the plans of a phase may be trimmed or given up, all together.
const PLAN_CHANGES_MAX: u8 = 30;
/// [PG 25.3.4b] Being bombarded with so much is combat.
const COMBAT_BS: u8 = 3;

/// What keeps artillery from firing at a hex.
pub(crate) enum FireBar {
    /// It may not fire at all.
    Itself(Illegal),
    /// [PG 16.1a] Nobody is there to be fired at.
    NoEnemy,
    /// [PG 16.1a] The hex is too far away.
    Range,
    /// [PG 18a] In defense only neighbors are near enough.
    DefenseRange,
    /// [PG 16.1b] An enemy in this hex beside it binds it.
    BesideEnemy(HexId),
    /// [PG 16.1c, 16.1d] Friends in this hex beside the target.
    Friends(HexId),
    /// [PG 5.0c, 5.1b] It does not see the target.
    Sight,
    /// [PG C4f] Water that nobody fires across.
    Water,
}

impl Battle {
    /// Whose artillery fires in this phase.
    pub(crate) fn firing_army(&self) -> Army {
        if self.core.phase == Phase::Defense { self.core.active.other() } else { self.core.active }
    }

    /// [PG 16.0a, 18b, 7.3.1d] [K-15b] Whether artillery may fire at all in this phase.
    fn may_fire(&self, unit: UnitId) -> Result<(), Illegal> {
        let state = self.unit(unit);
        if self.army(unit) != self.firing_army() || !self.kind(unit).is_artillery() {
            return refuse("pg:16.0a", "only artillery of one's own fires");
        }
        if self.hex(unit).is_none() {
            return refuse("pg:16.0a", "it is not there");
        }
        if !self.may_act(unit) {
            return refuse("pg:6.1a", "the army is not active");
        }
        if state.is(Flags::FIRED) {
            return refuse("pg:16.0b", "it has fired in this phase");
        }
        if state.morale == Morale::Routed {
            return refuse("pg:16.0a", "Routed artillery does not fire");
        }
        if state.is(Flags::COLUMN) {
            return refuse("pg:7.3.1d", "artillery in column does not fire");
        }
        if self.core.phase == Phase::Bombardment && state.is(Flags::GUNS_MOVED) {
            return refuse("pg:7.0e", "it has moved in this turn");
        }
        if state.is(Flags::BOTTOM) {
            return refuse("pg:3.4.1a", "it stays at the bottom until its next Movement Phase");
        }
        if !self.is_on_top(unit) {
            return refuse("pg:3.4b", "foot or horse lie above it");
        }
        Ok(())
    }

    /// [PG 16.1a–16.1d, 18a, 18d] What keeps artillery from firing at a hex; `None` if nothing
    /// does.
    pub(crate) fn fire_bar(&self, unit: UnitId, target: HexId) -> Option<FireBar> {
        if let Err(illegal) = self.may_fire(unit) {
            return Some(FireBar::Itself(illegal));
        }
        let army = self.army(unit);
        let from = self.hex(unit).expect("artillery that may fire is on the map");
        let range = self.distance(from, target);
        if !self.holds(army.other(), target) {
            return Some(FireBar::NoEnemy);
        }
        if range == 0 || range > RANGE_MAX {
            return Some(FireBar::Range);
        }
        if self.core.phase == Phase::Defense && range != 1 {
            return Some(FireBar::DefenseRange);
        }
        let grid = self.scenario.field.grid();
        if range != 1 {
            // [K-119] An enemy whom one may not fire at binds nobody.
            let binds =
                |it: HexId| self.holds(army.other(), it) && self.fire_across(from, it).is_some();
            if let Some((_, enemy)) = grid.neighbors(from).find(|it| binds(it.1)) {
                return Some(FireBar::BesideEnemy(enemy));
            }
        }
        let in_the_way = |near: HexId| {
            near != from && self.holds(army, near) && (range != 1 || self.distance(from, near) > 1)
        };
        if let Some((_, friends)) = grid.neighbors(target).find(|it| in_the_way(it.1)) {
            return Some(FireBar::Friends(friends));
        }
        if !self.sees(from, target) {
            return Some(FireBar::Sight);
        }
        self.fire_over(from, target).is_none().then_some(FireBar::Water)
    }

    /// [PG 16.1a–16.1d, 18a, 18d] Whether artillery may fire at a hex.
    pub(crate) fn may_fire_at(&self, unit: UnitId, target: HexId) -> Result<(), Illegal> {
        let Some(bar) = self.fire_bar(unit, target) else { return Ok(()) };
        match bar {
            FireBar::Itself(illegal) => Err(illegal),
            FireBar::NoEnemy => refuse("pg:16.1a", "no enemy units are there"),
            FireBar::Range => refuse("pg:16.1a", "it is out of range"),
            FireBar::DefenseRange => {
                refuse("pg:18a", "in defense one fires only at adjacent hexes")
            }
            FireBar::BesideEnemy(_) => {
                refuse("pg:16.1b", "artillery beside the enemy fires at adjacent hexes only")
            }
            FireBar::Friends(_) => refuse("pg:16.1c", "friends near the target are in the way"),
            FireBar::Sight => {
                let from = self.hex(unit).expect("artillery that may fire is on the map");
                let blocked = self.blocked(from, target).expect("the target is not seen");
                refuse(blocked.rule, "it does not see the target")
            }
            FireBar::Water => refuse("pg:C4f", "nobody fires across this water"),
        }
    }

    /// [PG 16.0b] Whether a hex may be bombarded now.
    pub(crate) fn may_target(&self, target: HexId) -> Result<(), Illegal> {
        if self.core.bombarded.contains(&target) {
            return refuse("pg:16.0b", "it has been bombarded in this phase");
        }
        if self.guns_at(target).next().is_some() {
            return Ok(());
        }
        if !self.holds(self.firing_army().other(), target) {
            return refuse("pg:16.1a", "no enemy units are there");
        }
        match self.guns_near(target).first() {
            Some(&gun) => self.may_fire_at(gun, target),
            None => refuse("pg:16.1a", "no artillery is in range"),
        }
    }

    /// The artillery of the army that fires with a hex in range, those first that come nearest to
    /// firing at it: whom only the ground keeps from it before those who may not fire at all.
    pub(crate) fn guns_near(&self, target: HexId) -> Vec<UnitId> {
        let range = |it: UnitId| self.hex(it).map(|from| self.distance(from, target));
        let near = |it: &UnitId| range(*it).is_some_and(|it| it <= RANGE_MAX);
        let mut guns: Vec<UnitId> = self.guns_of(self.firing_army()).filter(near).collect();
        guns.sort_by_key(|&it| (self.may_fire(it).is_err(), range(it), it));
        guns
    }

    /// Whether anybody may bombard anything now.
    pub(crate) fn has_aims(&self) -> bool {
        let army = self.firing_army();
        let may_hit = |gun: UnitId, from: HexId, target: HexId| {
            self.distance(from, target) <= RANGE_MAX
                && !self.core.bombarded.contains(&target)
                && self.fire_bar(gun, target).is_none()
        };
        let near = |from| self.derived.may_be_near(&self.scenario, army.other(), from, RANGE_MAX);
        self.guns_of(army).filter(|&it| self.may_fire(it).is_ok()).any(|gun| {
            self.hex(gun).filter(|&from| near(from)).is_some_and(|from| {
                let mut targets = self.on_map(army.other()).filter_map(|it| self.hex(it));
                targets.any(|target| may_hit(gun, from, target))
            })
        })
    }

    /// The artillery that may fire at a hex.
    pub(crate) fn guns_at(&self, target: HexId) -> impl Iterator<Item = UnitId> + '_ {
        self.guns_of(self.firing_army()).filter(move |&it| self.fire_bar(it, target).is_none())
    }

    /// Names a target.
    pub(crate) fn target(&mut self, target: HexId) {
        self.core.barrage = Some(Barrage { target, from: None });
        self.push(Frame::Plan);
        // A single gun needs no naming.
        let guns: Vec<UnitId> = self.guns_at(target).collect();
        if let [only] = guns[..] {
            self.unit_mut(only).flags.set(Flags::FIRING);
        }
    }

    /// The artillery that takes part in the bombardment being planned.
    pub(crate) fn firers(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.on_map(self.firing_army()).filter(|&it| self.unit(it).is(Flags::FIRING))
    }

    /// [PG 16.0b] Whether artillery may join the bombardment being planned.
    pub(crate) fn may_join_fire(&self, unit: UnitId) -> Result<(), Illegal> {
        let Some(barrage) = &self.core.barrage else {
            return refuse("pg:16.0b", "no bombardment is being planned");
        };
        if self.unit(unit).is(Flags::FIRING) {
            return refuse("pg:16.0b", "it takes part already");
        }
        self.may_fire_at(unit, barrage.target)
    }

    /// [PG 16.0b] Whether artillery may be taken out of the bombardment being planned.
    pub(crate) fn may_leave_fire(&self, unit: UnitId) -> Result<(), Illegal> {
        if !self.unit(unit).is(Flags::FIRING) {
            return refuse("pg:16.0b", "it takes no part in this");
        }
        self.may_change_plan()
    }

    /// Gives the bombardment being planned up: no die was rolled.
    pub(crate) fn give_up_fire(&mut self) {
        self.pop();
        self.core.barrage = None;
        let firers: Vec<UnitId> = self.firers().collect();
        for unit in firers {
            self.unit_mut(unit).flags.clear(Flags::FIRING);
        }
        self.core.plans_changed += 1;
    }

    /// [PG 16.0c, 19.0c] Whether what is being planned may be trimmed or given up: before its die,
    /// and so often in a phase that nobody has to go without [K-130].
    pub(crate) fn may_change_plan(&self) -> Result<(), Illegal> {
        if self.core.plans_changed >= PLAN_CHANGES_MAX {
            return refuse("pg:12b", "plans have been changed often enough in this phase");
        }
        Ok(())
    }

    /// [PG 16.2b] Whether a hex may be named as the firing hex whose terrain counts.
    pub(crate) fn may_fire_from(&self, hex: HexId) -> Result<(), Illegal> {
        if self.firers().any(|it| self.hex(it) == Some(hex)) {
            return Ok(());
        }
        refuse("pg:16.2b", "nobody fires from there")
    }

    /// [PG 16.2a] The strength of the bombardment being planned.
    pub fn fire_strength(&self) -> u8 {
        let Some(barrage) = &self.core.barrage else { return 0 };
        let strength = |unit: UnitId| {
            let from = self.hex(unit).expect("artillery that fires is on the map");
            let range = self.distance(from, barrage.target);
            assert!((1..=RANGE_MAX).contains(&range), "artillery fires within its range");
            self.face(unit).bs[usize::from(range) - 1]
        };
        self.firers().map(strength).fold(0, u8::saturating_add)
    }

    /// [PG C7a–C7d, 16.2b, 23.5.2a] The modifiers of a bombardment fired from a hex.
    pub fn fire_items(&self, from: HexId) -> Vec<Item> {
        let Some(barrage) = self.core.barrage else { return Vec::new() };
        let (target, army) = (barrage.target, self.firing_army());
        let mut items = Vec::new();
        let mut add = |rule, amount: i8| {
            if amount != 0 {
                items.push(Item { rule, amount });
            }
        };
        let at_hand =
            |unit: UnitId| self.hex(unit).is_some_and(|it| self.distance(it, target) == 1);
        if self.firers().all(at_hand) {
            add("pg:C7a", 2);
        }
        add("pg:16.2b", self.fire_terrain(from, target));
        if self.firers().any(|it| self.morale(it) == Morale::Disordered) {
            add("pg:C7b", -3);
        }
        if self.units_in(target, army.other()).all(|it| self.is_routed(it)) {
            add("pg:C7c", if self.options.routed_target_plus { 3 } else { -3 });
        }
        add("pg:C7d", -signed(self.gloom(army)));
        add("pg:23.5.2a", self.surprise(army));
        items
    }

    /// [PG 16.2b, C4f, C4k] The terrain of a shot: the worse of the two hexes, and the hexsides.
    fn fire_terrain(&self, from: HexId, target: HexId) -> i8 {
        let (field, chart) = (&self.scenario.field, &self.scenario.terrain);
        let hex =
            chart.hex(field.ground(from)).fire_from.min(chart.hex(field.ground(target)).fire_into);
        let over = self.fire_over(from, target);
        hex + over.expect("nobody fires where water bars every way")
    }

    /// [PG 16.2d, 5.0d, 5.1.1d, C4f] [K-5, K-92, K-119] What the hexsides at both ends of a line of fire
    /// count, on the way that is best for the firer; `None` if water bars every way.
    fn fire_over(&self, from: HexId, target: HexId) -> Option<i8> {
        let chart = &self.scenario.terrain;
        let mut best = None;
        self.each_shot(from, target, |shot| {
            let near = shot.first.map_or(Some(0), |it| self.fire_across(from, it));
            let far = match shot.last {
                Some(last) if last != from => self.fire_across(last, target),
                _ => Some(0),
            };
            let up = if shot.uphill { chart.sides[0].fire_into } else { 0 };
            best = best.max(near.zip(far).map(|(near, far)| near + far + up));
        });
        best
    }

    /// [PG C4f] What a hexside counts for fire across it; `None` if one may not fire across it.
    fn fire_across(&self, a: HexId, b: HexId) -> Option<i8> {
        let (field, chart) = (&self.scenario.field, &self.scenario.terrain);
        let mut lines = chart.sides_of(field.between(a, b), false, false);
        lines.try_fold(0, |sum, line| (!line.no_fire).then_some(sum + line.fire_into))
    }

    /// [PG 23.5.2a] What the surprise of the first turn counts for an army's fire and attacks.
    pub(crate) fn surprise(&self, army: Army) -> i8 {
        if self.core.turn > self.scenario.rules.surprise_turns {
            return 0;
        }
        match army {
            Army::Prussia => 3,
            Army::Coalition => -3,
        }
    }

    /// Everything is named: the die comes next.
    pub(crate) fn fire_from(&mut self, hex: HexId) {
        if let Some(barrage) = &mut self.core.barrage {
            barrage.from = Some(hex);
        }
        self.pop();
        self.push(Frame::Shoot);
    }

    /// [PG 16.2a, 16.2c, 18c, C6a] The die of a bombardment, and what it does.
    pub(crate) fn shoot(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.pop();
        let Some(Barrage { target, from: Some(from) }) = self.core.barrage else { return };
        let (strength, items) = (self.fire_strength(), self.fire_items(from));
        let firers: Vec<UnitId> = self.firers().collect();
        let near =
            firers.iter().all(|&it| self.hex(it).is_some_and(|it| self.distance(it, target) == 1));
        let army = self.firing_army();
        let die = d6(dice, "pg:16.2a");
        let roll = signed(die) + items.iter().map(|it| it.amount).sum::<i8>();
        let column = self.scenario.bombardment.column(strength);
        let cell = column.map(|it| self.scenario.bombardment.cell(roll, it));
        events.push(Event::Bombarded { army, hex: target, strength, die, items, result: cell });
        for unit in firers {
            self.unit_mut(unit).flags.clear(Flags::FIRING);
            self.unit_mut(unit).flags.set(Flags::FIRED);
        }
        self.core.bombarded.push(target);
        self.core.barrage = None;
        self.note_combat(army);
        // [PG 25.3.4b]
        if strength >= COMBAT_BS {
            self.army_mut(army.other()).strained = true;
        }
        let Some(cell) = cell else { return };
        let mut hexes = Hexes::default();
        hexes.push(target);
        let support = self.has_support(target, army.other());
        self.begin_blow(Blow {
            army: army.other(),
            hexes,
            lp: loss_points(cell, 0, support),
            rout: cell.rout,
            waver: cell.waver,
            surrender: cell.surrender,
            star: cell.star,
            // [PG 11.1.2b] [K-17]
            obligatory: if near { 2 } else { 1 },
            lead: None,
            close: false,
        });
    }
}
