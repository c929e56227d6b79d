//! Why not: what keeps an answer from being legal, as a player would say it.
//!
//! A far hex is judged over the whole way: what the cheapest one costs, or where it is barred. A
//! hex that no gun may fire at is judged gun by gun. The most telling reason stands first; where
//! the refusal itself says all, nothing is added.

use hexgrid::{Flood, HexId, StepCost};
use scene::{Message, Reason};

use super::reasons::reason;
use super::table::ground_name;
use crate::ch16_bombardment::{FireBar, RANGE_MAX};
use crate::decision::{Action, Decision, Piece};
use crate::field::{Ground, Side};
use crate::state::{Battle, UnitId};

/// What a way pays for each step that is barred, to be led through as few of them as there are.
const BARRED: u16 = 1_000;

/// More points than any way costs.
const BUDGET: u16 = u16::MAX - 1;

/// What bars a step.
enum Bar {
    /// [PG 7.1d] Enemy pieces in the hex.
    Enemy,
    /// [PG 7.1c] Water, by its line of the terrain chart.
    Water(&'static str),
    /// [PG 25.3.6a] The Mietzel away from a bridge.
    Mietzel,
    /// [PG 7.2.1a, 7.2.3a] An enemy zone in the hex before, in which one has to stop.
    Zone,
    /// Another rule that closes the hex to the piece.
    Closed(&'static str),
}

impl Battle {
    /// What keeps an answer from being legal, the most telling first.
    pub(super) fn obstacles(&self, action: Action) -> Vec<Reason> {
        let Some(question) = self.question() else { return Vec::new() };
        match (question.decision, action) {
            (Decision::Move { piece }, Action::Move(to)) => self.move_obstacles(piece, to),
            (Decision::Bombard, Action::Target(target)) => self.fire_obstacles(target),
            (Decision::Firers { target }, Action::Add(unit)) => {
                self.gun_obstacle(unit, target).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// [PG 7.0c, 7.0g, 7.1c] Why a piece that moves does not come to a hex. What closes the hex
    /// itself the refusal says.
    fn move_obstacles(&self, piece: Piece, to: HexId) -> Vec<Reason> {
        let Some(from) = self.piece_hex(piece) else { return Vec::new() };
        let refused = match piece {
            Piece::Unit(unit) => self.may_step(unit, to),
            Piece::Leader(leader) => self.may_ride(leader, to),
        };
        let rule = refused.err().map(|it| it.rule.0);
        let of_the_way = ["pg:7.0c", "pg:7.0g", "pg:7.1c", "pg:25.3.6a"];
        if from == to || rule.is_none_or(|it| !of_the_way.contains(&it)) {
            return Vec::new();
        }
        let grid = self.scenario.field.grid();
        let near = grid.direction(from, to).is_some();
        if near && let Some(bar) = self.bar(piece, from, to, from) {
            return vec![self.bar_reason(&bar, from, to)];
        }
        let mut flood = Flood::new();
        flood.run(grid, from, BUDGET, |at, _, to, _| {
            let open = self.bar(piece, at, to, from).is_none();
            open.then(|| self.price(piece, at, to))
        });
        match flood.cost(to) {
            Some(needed) => vec![self.points_reason(piece, from, to, needed)],
            None => self.barred_reason(piece, from, to).into_iter().collect(),
        }
    }

    /// What a step costs a piece.
    fn price(&self, piece: Piece, from: HexId, to: HexId) -> StepCost {
        let mp = match piece {
            Piece::Unit(unit) => self.step_cost(unit, from, to),
            Piece::Leader(leader) => self.ride_cost(leader, from, to),
        };
        StepCost { mp: mp.into(), stops: false }
    }

    /// What bars a step of a piece that set out from `start`.
    fn bar(&self, piece: Piece, from: HexId, to: HexId, start: HexId) -> Option<Bar> {
        let army = self.piece_army(piece);
        let field = &self.scenario.field;
        if self.is_prohibited(from, to) {
            let side = field.between(from, to);
            let name = if field.ground(to) == Ground::Water {
                ground_name(Ground::Water)
            } else if side.any(Side::POND) {
                "full-pond"
            } else {
                "elbe"
            };
            return Some(Bar::Water(name));
        }
        let (in_column, spent) = match piece {
            Piece::Unit(unit) => (self.in_column(unit), self.unit(unit).spent),
            Piece::Leader(leader) => (self.leads_column(leader), self.leader(leader).spent),
        };
        let sets_out = from == start && spent == 0;
        if self.crosses_mietzel(from, to) && !(in_column && sets_out) {
            return Some(Bar::Mietzel);
        }
        if self.holds(army.other(), to) {
            return Some(Bar::Enemy);
        }
        match piece {
            Piece::Unit(unit) => {
                if from != start && self.would_stop(unit, from) {
                    return Some(Bar::Zone);
                }
                self.may_stand(unit, to).err().map(|it| Bar::Closed(it.rule.0))
            }
            Piece::Leader(_) => {
                let open = !self.in_ezoc(army, to) || self.holds(army, to);
                (!open).then_some(Bar::Closed("pg:7.2.4a"))
            }
        }
    }

    /// [PG 7.2.1a, 7.2.3a, 25.3.6b] Whether a unit that comes to a hex on its way has to stop
    /// there: foot that is not covered by friends, Fast units before Formed cavalry.
    fn would_stop(&self, unit: UnitId, hex: HexId) -> bool {
        let (kind, army) = (self.kind(unit), self.army(unit));
        if self.must_stop_at_mietzel(unit, hex) {
            return true;
        }
        if !self.in_ezoc(army, hex) || kind.is_artillery() {
            return false;
        }
        if kind.is_fast() { self.is_held_by_cavalry(army, hex) } else { !self.holds(army, hex) }
    }

    /// The first bar on the way with the fewest of them.
    fn barred_reason(&self, piece: Piece, from: HexId, to: HexId) -> Option<Reason> {
        let grid = self.scenario.field.grid();
        let mut flood = Flood::new();
        flood.run(grid, from, BUDGET, |at, _, next, _| {
            let mut cost = self.price(piece, at, next);
            if self.bar(piece, at, next, from).is_some() {
                cost.mp += BARRED;
            }
            Some(cost)
        });
        let mut at = from;
        for (_, next) in flood.path(grid, to)? {
            if let Some(bar) = self.bar(piece, at, next, from) {
                return Some(self.bar_reason(&bar, at, next));
            }
            at = next;
        }
        None
    }

    fn bar_reason(&self, bar: &Bar, from: HexId, to: HexId) -> Reason {
        let message = |name: &str| {
            let message = Message::new(format!("prussia-why-not-{name}"));
            message.text("from", self.number(from)).text("to", self.number(to))
        };
        match *bar {
            Bar::Enemy => reason("pg:7.1d", message("enemy"), ""),
            Bar::Water(name) => {
                let term = format!("prussia-terrain-{name}");
                reason("pg:7.1c", message("water").term("terrain", term), "")
            }
            Bar::Mietzel => reason("pg:25.3.6a", message("mietzel"), ""),
            Bar::Zone => reason("pg:7.2.1a", message("zone"), ""),
            Bar::Closed(rule) => reason(rule, message("closed"), ""),
        }
    }

    /// [PG 7.0c, 7.0g] What a way costs and what the piece has; or that it is within reach.
    fn points_reason(&self, piece: Piece, from: HexId, to: HexId, needed: u16) -> Reason {
        let (allowance, spent, leaving) = match piece {
            Piece::Unit(unit) => {
                (self.allowance(unit), self.unit(unit).spent, self.exit_cost(unit, from))
            }
            Piece::Leader(leader) => (self.leader_allowance(leader), self.leader(leader).spent, 0),
        };
        let left = allowance.saturating_sub(spent);
        let short = needed > u16::from(left);
        let (rule, key) = match (short, leaving) {
            (false, _) => ("pg:7.0c", "by-hexes"),
            (true, 0) => ("pg:7.0g", "points"),
            (true, _) => ("pg:7.0g", "points-leaving"),
        };
        let message = Message::new(format!("prussia-why-not-{key}"))
            .text("to", self.number(to))
            .number("needed", needed.into())
            .number("left", left.into())
            .number("leaving", leaving.into());
        reason(rule, message, needed.to_string())
    }

    /// [PG 16.1a–16.1d, 5.0c] Why nobody fires at a hex: each gun in range with what bars it, the
    /// one that comes nearest to firing first.
    fn fire_obstacles(&self, target: HexId) -> Vec<Reason> {
        let is_there = self.holds(self.firing_army().other(), target);
        if self.core.bombarded.contains(&target) || !is_there {
            return Vec::new();
        }
        self.guns_near(target).into_iter().filter_map(|it| self.gun_obstacle(it, target)).collect()
    }

    /// What bars one gun.
    fn gun_obstacle(&self, unit: UnitId, target: HexId) -> Option<Reason> {
        let bar = self.fire_bar(unit, target)?;
        let message = |name: &str| {
            let message = Message::new(format!("prussia-why-not-{name}"));
            message.text("unit", self.unit_name(unit)).text("hex", self.number(target))
        };
        let from = self.hex(unit);
        Some(match bar {
            FireBar::NoEnemy => return None,
            FireBar::Itself(illegal) => {
                let name = illegal.rule.0.trim_start_matches("pg:").replace('.', "-");
                reason(illegal.rule.0, message(&format!("gun-{name}")), "")
            }
            FireBar::Range | FireBar::DefenseRange => {
                let from = from.expect("artillery out of range is on the map");
                let away = i32::from(self.distance(from, target));
                let defense = matches!(bar, FireBar::DefenseRange);
                let (rule, most) =
                    if defense { ("pg:18a", 1) } else { ("pg:16.1a", i32::from(RANGE_MAX)) };
                let message = message("gun-range").number("away", away).number("most", most);
                reason(rule, message, "")
            }
            FireBar::BesideEnemy(enemy) => {
                reason("pg:16.1b", message("gun-beside").text("at", self.number(enemy)), "")
            }
            FireBar::Friends(friends) => {
                reason("pg:16.1c", message("gun-friends").text("at", self.number(friends)), "")
            }
            FireBar::Sight => {
                let from = from.expect("artillery that looks is on the map");
                let blocked = self.blocked(from, target).expect("the target is not seen");
                self.sight_reason(blocked.rule, message, blocked.hex)
            }
            FireBar::Water => reason("pg:C4f", message("gun-water"), ""),
        })
    }

    /// [PG 5.0c, 5.1b, 24.2.3a] Where the line of sight ends, and at what.
    fn sight_reason(
        &self,
        rule: &str,
        message: impl Fn(&str) -> Message,
        at: Option<HexId>,
    ) -> Reason {
        let Some(at) = at else { return reason(rule, message("gun-fog"), "") };
        let ground = self.scenario.field.ground(at);
        let covered = matches!(ground, Ground::Woods | Ground::Town | Ground::WalledTown);
        let what = if rule != "pg:5.0c" {
            "prussia-terrain-slope".to_owned()
        } else if covered {
            format!("prussia-terrain-{}", ground_name(ground))
        } else {
            "prussia-why-not-units".to_owned()
        };
        reason(rule, message("gun-sight").text("at", self.number(at)).term("what", what), "")
    }
}
