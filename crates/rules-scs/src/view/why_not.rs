//! Why not: what keeps an answer from being legal, as a player would say it.
//!
//! A far hex is judged over the whole way: what the cheapest one costs, or where it is barred. The
//! most telling reason stands first, what it is made of follows. Where the refusal itself says all,
//! nothing is added.

use hexgrid::{Direction, Flood, HexId, StepCost};
use scene::{Arg, Message, Reason};

use super::points;
use super::reasons::reason;
use crate::agenda::{Frame, MOVERS};
use crate::charts::{HalfMp, MoveEffect};
use crate::decision::{Action, Decision};
use crate::scenario::CostItem;
use crate::series::ch03_movement::ENEMY_ZONE_COST;
use crate::series::ch06_overrun::OVERRUN_COST;
use crate::state::{UnitId, War};

/// What a way pays for each step that is barred, to be led through as few of them as there are.
const BARRED: HalfMp = 1_000;

/// What a step that is barred is taken to cost by itself: a hex of open ground.
const BARE_STEP: HalfMp = 2;

/// What bars a step.
enum Bar {
    /// [SCS 3.3a] Enemy units in the hex.
    Enemy,
    /// [SCS 3.2d] A line of the hexside chart between the two hexes.
    Hexside(u8),
    /// [SCS 3.2d] The terrain of the hex.
    Ground,
}

/// One step of a way.
#[derive(Clone, Copy)]
struct Step {
    from: HexId,
    direction: Direction,
    to: HexId,
}

/// The cheapest way of the unit that lacks most.
struct Shortage {
    unit: UnitId,
    needed: HalfMp,
    left: HalfMp,
    way: Vec<Step>,
}

impl War {
    /// What keeps an answer from being legal, the most telling first.
    pub(super) fn obstacles(&self, action: Action) -> Vec<Reason> {
        let Some(question) = self.question() else { return Vec::new() };
        match (question.decision, action) {
            (Decision::Move { hex }, Action::Move(to)) => self.move_obstacles(hex, to),
            (Decision::Move { hex }, Action::Overrun(target)) => {
                self.overrun_obstacles(hex, target)
            }
            (Decision::Arrive { unit }, Action::Place(_)) => self.entry_obstacles(unit),
            (Decision::ChooseTarget, Action::Attack(target)) => self.attack_obstacles(target),
            (Decision::ChooseAttackers { target }, Action::Add(unit)) => {
                self.joining_obstacles(unit, target)
            }
            (Decision::Retreat { hex, left }, Action::Retreat(to)) => {
                self.distance_obstacles("scs:9.0a", hex, to, left)
            }
            (Decision::GoOn { unit, left }, Action::GoOn(to)) => {
                self.distance_obstacles("scs:10.0O", self.hex_of(unit), to, left)
            }
            _ => Vec::new(),
        }
    }

    /// [SCS 3.1b, 3.1N, 3.2d, 3.3a] Why the moving units do not come to a hex.
    fn move_obstacles(&self, from: HexId, to: HexId) -> Vec<Reason> {
        if from == to {
            let message = Message::new("scs-why-not-there").text("hex", self.number(to));
            return vec![reason("scs:3.1N", message, "")];
        }
        if self.holds(self.core.side.other(), to) {
            return vec![self.bar_reason(&Bar::Enemy, to, to)];
        }
        let shortage = self.shortage(from, |hex| hex == to);
        let near = self.direction(from, to).is_some();
        let within_reach = shortage.as_ref().filter(|it| it.needed <= it.left);
        let mut reasons = Vec::new();
        if near || within_reach.is_none() {
            reasons.extend(self.bar_on_the_way(from, to, shortage.is_some()));
        }
        if let Some(it) = within_reach {
            reasons.push(self.way_reason(it, to));
            return reasons;
        }
        let Some(shortage) = shortage else { return reasons };
        if reasons.is_empty() {
            reasons.push(self.points_reason("scs:3.1b", "points", &shortage, shortage.needed));
        } else {
            let round = Message::new("scs-why-not-round").text("unit", self.name(shortage.unit));
            let round = round.text("left", points(shortage.left));
            reasons.push(reason("scs:3.1b", round, points(shortage.needed)));
        }
        reasons.extend(shortage.way.iter().map(|it| self.step_reason(shortage.unit, *it)));
        reasons
    }

    /// [SCS 6.0M, 6.0aA] Why the moving units do not come to overrun a hex.
    fn overrun_obstacles(&self, from: HexId, target: HexId) -> Vec<Reason> {
        let refused = self.may_overrun(from, target).err().map(|it| it.rule.0);
        let beside = |hex: HexId| self.direction(hex, target).is_some();
        let shortage = match refused {
            Some("scs:6.0aA" | "scs:6.0M") => self.shortage(from, beside),
            Some(_) | None => return Vec::new(),
        };
        let Some(shortage) = shortage else {
            let message = Message::new("scs-why-not-no-way").text("hex", self.number(target));
            return vec![reason("scs:6.0aA", message, "")];
        };
        let needed = shortage.needed + OVERRUN_COST;
        if needed <= shortage.left {
            let message = Message::new("scs-why-not-overrun-first")
                .text("hex", self.number(target))
                .text("needed", points(needed))
                .text("left", points(shortage.left));
            return vec![reason("scs:6.0aA", message, points(needed))];
        }
        let mut reasons = vec![self.points_reason("scs:6.0M", "overrun", &shortage, needed)];
        reasons.extend(shortage.way.iter().map(|it| self.step_reason(shortage.unit, *it)));
        reasons.push(reason("scs:6.0M", Message::new("scs-why-overrun"), "+2"));
        reasons
    }

    /// What bars a step to some unit of the moving stack.
    fn bar(&self, step: Step) -> Option<Bar> {
        if self.holds(self.core.side.other(), step.to) {
            return Some(Bar::Enemy);
        }
        let hex = self.moving_hex();
        self.group(hex, MOVERS).find_map(|unit| {
            if self.step_cost(unit, step.from, step.direction).is_some() {
                return None;
            }
            let (chart, class) = (&self.scenario.terrain, self.scenario.unit(unit).class);
            let prohibits = |it: &u8| {
                let line = &chart.hexsides[usize::from(*it)];
                line.movement[usize::from(class)] == MoveEffect::Prohibited
            };
            let features = self.scenario.features(step.from, step.direction);
            let side = features.active_hexsides(chart).find(prohibits);
            Some(side.map_or(Bar::Ground, Bar::Hexside))
        })
    }

    fn moving_hex(&self) -> HexId {
        match self.core.agenda.last() {
            Some(&Frame::Move { hex, .. }) => hex,
            frame => unreachable!("a moving stack is asked about, not {frame:?}"),
        }
    }

    fn left_of(&self, unit: UnitId) -> HalfMp {
        self.allowance(unit).saturating_sub(self.unit(unit).spent)
    }

    /// The cheapest way to one of the hexes wanted, open to all movers, for the one of them that
    /// lacks most; `None` if no way is open.
    fn shortage(&self, from: HexId, wanted: impl Fn(HexId) -> bool) -> Option<Shortage> {
        let units: Vec<UnitId> = self.group(from, MOVERS).collect();
        let mut worst: Option<Shortage> = None;
        for unit in units {
            let flood = self.flood_without_limit(unit, from);
            let ends = flood.reached().filter(|&(hex, _)| wanted(hex));
            let (end, needed) = ends.min_by_key(|&(hex, cost)| (cost, hex))?;
            let way = self.steps_to(&flood, from, end);
            let found = Shortage { unit, needed, left: self.left_of(unit), way };
            let lacks = |it: &Shortage| i32::from(it.needed) - i32::from(it.left);
            if worst.as_ref().is_none_or(|it| lacks(&found) > lacks(it)) {
                worst = Some(found);
            }
        }
        worst
    }

    /// Every way of a unit that is open to the whole stack, however dear.
    fn flood_without_limit(&self, unit: UnitId, start: HexId) -> Flood {
        let mut flood = Flood::new();
        let grid = &self.scenario.map.grid;
        flood.run(grid, start, HalfMp::MAX, |from, direction, to, _| {
            let open = self.bar(Step { from, direction, to }).is_none();
            let cost = open.then(|| self.step_cost(unit, from, direction)).flatten()?;
            Some(StepCost { mp: cost, stops: false })
        });
        flood
    }

    fn steps_to(&self, flood: &Flood, start: HexId, end: HexId) -> Vec<Step> {
        let path = flood.path(&self.scenario.map.grid, end).expect("the hex was reached");
        let mut from = start;
        let mut steps = Vec::new();
        for (direction, to) in path {
            steps.push(Step { from, direction, to });
            from = to;
        }
        steps
    }

    /// [SCS 3.2d, 3.3a] What bars the way to a neighbor, to a hex that could otherwise be paid for,
    /// or to one that no way leads to; nothing if the points are what is missing.
    fn bar_on_the_way(&self, from: HexId, to: HexId, is_open: bool) -> Option<Reason> {
        let unit = self.group(from, MOVERS).next().expect("a stack that moves has units");
        let steps = match self.direction(from, to) {
            Some(direction) => vec![Step { from, direction, to }],
            None => self.least_barred_way(unit, from, to)?,
        };
        let cost = |it: &Step| self.step_cost(unit, it.from, it.direction).unwrap_or(BARE_STEP);
        let is_near = self.direction(from, to).is_some();
        if is_open && !is_near && steps.iter().map(cost).sum::<HalfMp>() > self.left_of(unit) {
            return None;
        }
        let (bar, step) = steps.into_iter().find_map(|it| Some((self.bar(it)?, it)))?;
        Some(self.bar_reason(&bar, step.from, step.to))
    }

    /// The way to a hex with the fewest barred steps, and of those the cheapest.
    fn least_barred_way(&self, unit: UnitId, from: HexId, to: HexId) -> Option<Vec<Step>> {
        let mut flood = Flood::new();
        flood.run(&self.scenario.map.grid, from, HalfMp::MAX, |from, direction, to, _| {
            let barred = self.bar(Step { from, direction, to }).is_some();
            let cost = self.step_cost(unit, from, direction).unwrap_or(BARE_STEP);
            Some(StepCost { mp: if barred { cost + BARRED } else { cost }, stops: false })
        });
        flood.cost(to)?;
        Some(self.steps_to(&flood, from, to))
    }

    fn bar_reason(&self, bar: &Bar, from: HexId, to: HexId) -> Reason {
        let chart = &self.scenario.terrain;
        let term = |id: &str| format!("scs-terrain-{id}");
        match *bar {
            Bar::Enemy => {
                let message = Message::new("scs-why-not-enemy").text("hex", self.number(to));
                reason("scs:3.3a", message, "")
            }
            Bar::Hexside(side) => {
                let bridged = chart.lines.iter().any(|it| it.negates.contains(&side));
                let key = if bridged { "scs-why-not-unbridged" } else { "scs-why-not-hexside" };
                let message = Message::new(key)
                    .term("terrain", term(&chart.hexsides[usize::from(side)].id))
                    .text("from", self.number(from))
                    .text("to", self.number(to));
                reason("scs:3.2d", message, "")
            }
            Bar::Ground => {
                let terrain = &chart.hexes[self.scenario.terrain_at(to)].id;
                let message = Message::new("scs-why-not-ground")
                    .term("terrain", term(terrain))
                    .text("hex", self.number(to));
                reason("scs:3.2d", message, "")
            }
        }
    }

    /// [SCS 3.1N] A hex within reach is come to hex by hex.
    fn way_reason(&self, shortage: &Shortage, to: HexId) -> Reason {
        let steps = i32::try_from(shortage.way.len()).expect("ways are short");
        let message = Message::new("scs-why-not-by-hexes")
            .text("hex", self.number(to))
            .number("steps", steps)
            .text("left", points(shortage.left));
        reason("scs:3.1N", message, points(shortage.needed))
    }

    /// [SCS 2.1a, 3.1b] What is needed and what is there, and how much of it is for enemy zones.
    fn points_reason(&self, rule: &str, what: &str, shortage: &Shortage, needed: HalfMp) -> Reason {
        let side = self.core.side;
        let in_zone = shortage.way.iter().map(|it| it.to).filter(|&it| self.in_enemy_zoc(side, it));
        let (mut zones, mut holders) = (0, Vec::new());
        for hex in in_zone {
            zones += ENEMY_ZONE_COST;
            holders.extend(self.zone_holders(hex));
        }
        holders.sort_unstable();
        holders.dedup();
        let key = if holders.is_empty() { "" } else { "-zones" };
        let count = i32::try_from(holders.len()).expect("stacks are few");
        let message = Message::new(format!("scs-why-not-{what}{key}"))
            .text("unit", self.name(shortage.unit))
            .text("needed", points(needed))
            .text("left", points(shortage.left))
            .text("zone", points(zones))
            .number("zones", count)
            .list("holders", self.names(&holders));
        reason(rule, message, points(needed))
    }

    /// [SCS 2.0a, 0.10A] The top units of the stacks in whose zone a hex lies: what everybody sees.
    fn zone_holders(&self, hex: HexId) -> Vec<UnitId> {
        let enemy = self.core.side.other();
        let mut holders = Vec::new();
        for (direction, near) in self.scenario.map.grid.neighbors(hex) {
            let back = direction.opposite();
            let holds = |it: UnitId| self.has_zoc(it) && self.could_enter(it, near, back);
            if self.holds(enemy, near) && self.stack(near).any(holds) {
                holders.extend(self.top(near));
            }
        }
        holders
    }

    /// [SCS 3.1c, 2.1a] What one step of a way costs a unit, and for what.
    fn step_reason(&self, unit: UnitId, step: Step) -> Reason {
        let class = self.scenario.unit(unit).class;
        let chart = &self.scenario.terrain;
        let items = self.scenario.step_items(class, step.from, step.direction);
        let mut what: Vec<Arg> = Vec::new();
        for item in items.expect("the way is open") {
            let line = match item {
                CostItem::Hex(index, _) => &chart.hexes[usize::from(index)],
                CostItem::Hexside(index, _) => &chart.hexsides[usize::from(index)],
                CostItem::Road(index, _) => &chart.lines[usize::from(index)],
            };
            what.push(Arg::Term(format!("scs-terrain-{}", line.id)));
        }
        let zone = self.in_enemy_zoc(self.core.side, step.to);
        if zone {
            what.push(Arg::Term("scs-why-enemy-zone".into()));
        }
        let cost = self.step_cost(unit, step.from, step.direction).expect("the way is open");
        let mut message = Message::new("scs-why-step").text("hex", self.number(step.to));
        message.args.insert("what".into(), Arg::List(what));
        reason(if zone { "scs:2.1a" } else { "scs:3.1c" }, message, format!("+{}", points(cost)))
    }

    /// [SCS 5.0M, 5.0N] Where a reinforcement enters.
    fn entry_obstacles(&self, unit: UnitId) -> Vec<Reason> {
        let hexes: Vec<String> =
            self.entry_hexes(unit).into_iter().map(|it| self.number(it)).collect();
        let message = Message::new("scs-why-not-entry").text("unit", self.name(unit));
        vec![reason("scs:5.0M", message.list("hexes", hexes), "")]
    }

    /// [SCS 1.0G, 7.0A] Why a hex cannot be attacked: nobody stands beside it, or each who does has
    /// his own reason.
    fn attack_obstacles(&self, target: HexId) -> Vec<Reason> {
        if self.may_be_attacked(target).is_err() {
            return Vec::new();
        }
        let grid = &self.scenario.map.grid;
        let beside = grid.neighbors(target).any(|(_, it)| self.holds(self.core.side, it));
        if beside {
            return Vec::new();
        }
        let message = Message::new("scs-why-not-beside").text("hex", self.number(target));
        vec![reason("scs:1.0G", message, "")]
    }

    /// [SCS 1.0G] How far away a unit stands from the hex that is attacked.
    fn joining_obstacles(&self, unit: UnitId, target: HexId) -> Vec<Reason> {
        let Some(from) = self.unit(unit).hex() else { return Vec::new() };
        let away = self.scenario.map.grid.distance(from, target);
        if self.side_of(unit) != self.core.side || away <= 1 {
            return Vec::new();
        }
        let message = Message::new("scs-why-not-far")
            .text("unit", self.name(unit))
            .text("hex", self.number(target))
            .number("away", i32::from(away));
        vec![reason("scs:1.0G", message, "")]
    }

    /// [SCS 9.0a, 10.0O] How far away a hex lies from units that go hex by hex.
    fn distance_obstacles(&self, rule: &str, from: HexId, to: HexId, left: u8) -> Vec<Reason> {
        let away = self.scenario.map.grid.distance(from, to);
        if away == 1 {
            return Vec::new();
        }
        let message = Message::new("scs-why-not-hexes")
            .text("hex", self.number(to))
            .number("away", i32::from(away))
            .number("left", i32::from(left));
        vec![reason(rule, message, "")]
    }
}
