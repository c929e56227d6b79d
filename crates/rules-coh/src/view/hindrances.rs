//! Why an action is refused, as a player would say it: the most telling reason first.

use hexgrid::HexId;
use kernel::{Game, Illegal};
use scene::{Message, Reason};

use super::reasons::reason;
use crate::act::{Act, Fund};
use crate::agenda::Frame;
use crate::ch20_aircraft::{EFFORT, REACH};
use crate::decision::{Action, Decision};
use crate::field::BarredBy;
use crate::state::{Firefight, Flags, UnitId};
use crate::way::{BarredAt, Way};

/// A reason that is no number.
fn said(rule: &str, message: Message) -> Reason {
    reason(rule, message, "")
}

/// A hex that cannot be entered, by the rule that bars it.
fn bar_message(rule: &str) -> Message {
    Message::new(match rule {
        "coh:4.0c" => "coh-bar-water",
        "coh:7.6.3m" => "coh-bar-withdrawal",
        "coh:11.1b" => "coh-bar-steep",
        "coh:11.5b" => "coh-bar-bank",
        "coh:11.5i" => "coh-bar-small-gully",
        "coh:14.0j" => "coh-bar-ground",
        "coh:14.0t08" => "coh-bar-road-block",
        "coh:18.2d" => "coh-bar-trench",
        "coh:18.3a" => "coh-bar-ditch",
        "coh:18.4e" => "coh-bar-wire",
        rule => unreachable!("{rule} bars no hex"),
    })
}

impl Firefight {
    /// Why an action that is refused cannot be played; nothing where the refusal says it all.
    pub(super) fn hindrances(&self, action: Action) -> Vec<Reason> {
        let Some(question) = self.question() else { return Vec::new() };
        if self.may(&action).is_ok() {
            return Vec::new();
        }
        match (question.decision, action) {
            (Decision::Plan, action) => self.plan_hindrances(self.act(), action),
            (Decision::Declare { unit }, Action::Move(to) | Action::Creep(to)) => {
                self.move_hindrances(self.act(), unit, to, action)
            }
            (Decision::Path { unit }, Action::Continue(to)) => self.bonus_hindrances(unit, to),
            (Decision::Turn, Action::Use(unit)) => self.idle_hindrances(Fund::Ap, unit),
            (Decision::Turn, Action::Command(unit)) => self.idle_hindrances(Fund::Command, unit),
            (Decision::Fly { unit }, Action::Fly(to)) => self.flight_hindrances(unit, to),
            (Decision::Fly { unit }, Action::Strafe(into) | Action::Bomb(_, into)) => {
                self.air_hindrances(unit, into)
            }
            (_, _) => Vec::new(),
        }
    }

    /// What stands in the way of a planned action.
    fn plan_hindrances(&self, act: &Act, action: Action) -> Vec<Reason> {
        let lead = act.members[0];
        if self.may_do_by(act, action).is_err() || self.kind(lead).is_aircraft() {
            return self.price_hindrance(act, action);
        }
        match action {
            Action::Move(to) | Action::Creep(to) => self.move_hindrances(act, lead, to, action),
            Action::Fire(into) => self.shot_hindrances(act, into, action),
            Action::Smoke(into) if self.may_lay_smoke(lead).is_ok() && !self.is_engineer(lead) => {
                self.shot_hindrances(act, into, action)
            }
            Action::Lob(into) if self.kind(lead).indirect.is_some() => {
                self.shot_hindrances(act, into, action)
            }
            Action::LobSmoke(into)
                if self.kind(lead).indirect.is_some() && self.may_lay_smoke(lead).is_ok() =>
            {
                self.shot_hindrances(act, into, action)
            }
            action => self.price_hindrance(act, action),
        }
    }

    /// [COH 3.0d, 3.2.2a] What an action would cost and what there is to pay it with, if that is
    /// what is wrong with it.
    fn price_hindrance(&self, act: &Act, action: Action) -> Vec<Reason> {
        let price = self.price_too_high(act, action);
        price.map(|it| self.too_dear(act, it)).into_iter().collect()
    }

    fn too_dear(&self, act: &Act, price: u8) -> Reason {
        let cap = self.force(act.force).cap;
        let message = match act.fund {
            Fund::Command => Message::new("coh-not-price-cap"),
            Fund::Ap | Fund::Opportunity | Fund::Card(_) => Message::new("coh-not-price"),
        };
        let rule = if act.fund == Fund::Command { "coh:3.2.2a" } else { "coh:3.0d" };
        let ap = self.budget(act).saturating_sub(cap);
        let message =
            message.number("price", price.into()).number("ap", ap.into()).number("cap", cap.into());
        said(rule, message)
    }

    /// [COH 2.2b] Why a unit has nothing to do that could be paid so: the cheapest it could do is
    /// too dear.
    fn idle_hindrances(&self, fund: Fund, unit: UnitId) -> Vec<Reason> {
        let force = self.core.mover;
        if self.may_fund(force, fund, unit).is_err() || self.may_act(force, fund, unit).is_ok() {
            return Vec::new();
        }
        let act = Act::new(force, fund, vec![unit]);
        let moves = self.move_hexes(unit).into_iter().map(Action::Move);
        let others = [Action::Rally, Action::Dig, Action::Melee, Action::Unload];
        let prices = moves.chain(others).filter_map(|it| self.price_too_high(&act, it));
        prices.min().map(|it| self.too_dear(&act, it)).into_iter().collect()
    }

    /// [COH 5.0b, 14.0b] What stands in the way of a move, however far it leads.
    fn move_hindrances(&self, act: &Act, unit: UnitId, to: HexId, action: Action) -> Vec<Reason> {
        let Some(from) = self.hex(unit) else { return self.price_hindrance(act, action) };
        if from == to || self.may_set_out(act, unit).is_err() {
            return Vec::new();
        }
        if self.scenario.field.distance(from, to) == 1 {
            if let Err(by) = self.may_step_first(unit, from, to) {
                return vec![self.barred(BarredAt { hex: to, by })];
            }
            let mut reasons = self.price_hindrance(act, action);
            if !reasons.is_empty() {
                reasons.extend(self.price_parts(unit, action));
            }
            return reasons;
        }
        match self.way_to(unit, to) {
            Ok(way) => vec![self.far(act, to, way)],
            Err(bar) => vec![self.barred(bar)],
        }
    }

    fn barred(&self, BarredAt { hex, by: Illegal { rule, .. } }: BarredAt) -> Reason {
        let terrain = self.terrain_key(hex);
        let message = bar_message(rule.0).text("hex", self.number(hex)).term("terrain", terrain);
        said(rule.0, message)
    }

    /// What a far hex would cost in all.
    fn far(&self, act: &Act, to: HexId, way: Way) -> Reason {
        let vehicle = self.kind(act.members[0]).is_vehicle();
        let rule = if vehicle { "coh:14.0b" } else { "coh:5.0b" };
        let state = self.force(act.force);
        let message = match act.fund {
            Fund::Ap => Message::new("coh-not-far"),
            Fund::Command => Message::new("coh-not-far-cap"),
            Fund::Opportunity | Fund::Card(_) => Message::new("coh-not-far-free"),
        };
        let message = if way.moves == 1 { Message::new("coh-not-far-on") } else { message };
        let message = message
            .text("hex", self.number(to))
            .text("first", self.number(way.first))
            .number("moves", way.moves.into())
            .number("price", way.price.into())
            .number("ap", state.ap.into())
            .number("cap", state.cap.into());
        said(rule, message)
    }

    /// [COH 14.0c, 14.0d] What stands in the way of a bonus hex.
    fn bonus_hindrances(&self, unit: UnitId, to: HexId) -> Vec<Reason> {
        let path = self.act().paths.last().expect("a path that goes on was begun");
        let &at = path.last().expect("a path has hexes");
        let field = &self.scenario.field;
        if at == to || field.distance(at, to) == 1 {
            return match self.step_cost(unit, at, to, false) {
                Err(by) if at != to => vec![self.barred(BarredAt { hex: to, by })],
                Ok(_) | Err(_) => Vec::new(),
            };
        }
        let kind = self.kind(unit);
        let wheels = kind.motion == crate::roster::Motion::Wheeled;
        let all = usize::from(kind.bonus) + usize::from(wheels);
        let left = i32::try_from((all + 1).saturating_sub(path.len())).expect("few symbols");
        let message = Message::new("coh-not-bonus")
            .text("hex", self.number(to))
            .number("distance", field.distance(at, to).into())
            .number("left", left);
        vec![said(if wheels { "coh:14.0d" } else { "coh:14.0c" }, message)]
    }

    /// [COH 7.0a] Everything that stands in the way of a shot: what no turning and no payment would
    /// mend comes first.
    fn shot_hindrances(&self, act: &Act, into: HexId, action: Action) -> Vec<Reason> {
        let unit = act.members[0];
        let Some(at) = self.hex(unit).filter(|&it| it != into) else { return Vec::new() };
        if self.is_carried(unit) || self.felt_marker(unit).is_some_and(|it| !it.fires) {
            return Vec::new();
        }
        let mut found = Vec::new();
        if self.has_enemy(at, self.nation(unit)) {
            found.push(said("coh:7.6.3k", Message::new("coh-not-locked")));
        }
        if matches!(action, Action::Fire(_) | Action::Lob(_)) && self.has_only_friends(unit, into) {
            found.push(said("coh:7.7b", Message::new("coh-not-friends")));
        }
        found.extend(self.range_hindrance(unit, at, into));
        if self.is_blinkered(unit, into) {
            found.push(said("coh:18.2i", Message::new("coh-not-bunker")));
        }
        found.extend(self.sight_hindrance(unit, at, into, action));
        let hidden = self.unit(unit).is(Flags::HIDDEN);
        if !hidden && !self.kind(unit).turret && !self.is_before(at, self.unit(unit).facing, into) {
            found.push(said("coh:6.1b", Message::new("coh-not-arc")));
        }
        found.extend(self.price_hindrance(act, action));
        if found.is_empty() { self.support_hindrance(act, into, action) } else { found }
    }

    /// [COH 7.6.1b, 11.5f, 12.0f, 16.0a] A hex that is too near or too far.
    fn range_hindrance(&self, unit: UnitId, at: HexId, into: HexId) -> Option<Reason> {
        let field = &self.scenario.field;
        let ((least, most), distance) = (self.range_of(unit), field.distance(at, into));
        let far = 2 * u16::from(most);
        let apart = |key: &str, limit: u16| {
            let key = Message::new(key.to_owned());
            key.number("distance", distance.into()).number("limit", limit.into())
        };
        let kind = self.kind(unit);
        let lowers = !(kind.is_vehicle() || kind.is_gun());
        Some(match () {
            () if most == 0 => said("coh:16.0a", Message::new("coh-not-armed")),
            () if distance < u16::from(least) => {
                said("coh:12.0f", apart("coh-not-near", least.into()))
            }
            () if distance > far => said("coh:7.6.1b", apart("coh-not-reach", far)),
            () if distance == 1 && field.is_gully(into) && !field.is_gully(at) && !lowers => {
                said("coh:11.5f", Message::new("coh-not-lowered"))
            }
            () => return None,
        })
    }

    /// [COH 6.0b, 11.3, 11.4a, 11.5e, 12.0a, 12.0c, 13.0a] What closes the line, and where.
    fn sight_hindrance(
        &self,
        unit: UnitId,
        at: HexId,
        into: HexId,
        action: Action,
    ) -> Option<Reason> {
        let barrier = self.scenario.field.barrier(at, into, &self.core.smoke);
        let lobs = matches!(action, Action::Lob(_) | Action::LobSmoke(_));
        let Some(barrier) = barrier else {
            return lobs.then(|| said("coh:12.0a", Message::new("coh-not-seen")));
        };
        if lobs {
            let spotted = !self.spotter_hexes(unit, into).is_empty();
            return (!spotted).then(|| said("coh:12.0c", Message::new("coh-not-spotted")));
        }
        let message = match barrier.by {
            BarredBy::Terrain => Message::new("coh-not-sight-terrain"),
            BarredBy::Height => Message::new("coh-not-sight-height"),
            BarredBy::Blind => Message::new("coh-not-sight-blind"),
            BarredBy::Gully => Message::new("coh-not-sight-gully"),
            BarredBy::Smoke => Message::new("coh-not-sight-smoke"),
        };
        let level = self.scenario.field.level(barrier.hex);
        let message = message
            .text("hex", self.number(barrier.hex))
            .term("terrain", self.terrain_key(barrier.hex))
            .number("level", level.into());
        Some(said(barrier.rule, message))
    }

    /// [COH 9.1.2d–9.1.2h] The member that keeps a group from its shot.
    fn support_hindrance(&self, act: &Act, into: HexId, action: Action) -> Vec<Reason> {
        let lead = act.members[0];
        let keeps = |&unit: &UnitId| {
            let pair = act.planned_by(vec![lead, unit]);
            self.may_do(&pair, action).is_err()
        };
        let alone = act.planned_by(vec![lead]);
        if self.may_do(&alone, action).is_err() {
            return Vec::new();
        }
        let Some(&unit) = act.members[1..].iter().find(|it| keeps(it)) else { return Vec::new() };
        let Err(refusal) = self.may_do(&act.planned_by(vec![lead, unit]), action) else {
            return Vec::new();
        };
        let message = match refusal.rule.0 {
            "coh:9.1.2d" => Message::new("coh-not-support-near"),
            "coh:9.1.2e" => Message::new("coh-not-support-sight"),
            "coh:9.1.2f" | "coh:7.6.1b" => Message::new("coh-not-support-range"),
            "coh:9.1.2g" => Message::new("coh-not-support-marker"),
            "coh:9.1.2h" => Message::new("coh-not-support-power"),
            _ => Message::new("coh-not-support"),
        };
        let message = message.text("unit", self.name(unit)).text("hex", self.number(into));
        vec![said(refusal.rule.0, message)]
    }

    /// [COH 20.0c, 20.0f] What stands in the way of a flight to a far hex.
    fn flight_hindrances(&self, unit: UnitId, to: HexId) -> Vec<Reason> {
        let (Some(at), Some(&Frame::Flight { left, .. })) =
            (self.hex(unit), self.core.agenda.last())
        else {
            return Vec::new();
        };
        let distance = self.scenario.field.distance(at, to);
        if distance < 2 {
            return Vec::new();
        }
        let message = Message::new("coh-not-flown")
            .number("distance", distance.into())
            .number("left", left.into());
        vec![said("coh:20.0c", message)]
    }

    /// [COH 20.2a, 20.2b, 20.0d] What stands in the way of an attack from the air.
    fn air_hindrances(&self, unit: UnitId, into: HexId) -> Vec<Reason> {
        let (Some(at), Err(refusal)) = (self.hex(unit), self.may_strafe(unit, into)) else {
            return Vec::new();
        };
        let distance = self.scenario.field.distance(at, into);
        if self.may_aim_from_air(unit, into).is_ok() && EFFORT > self.budget(self.act()) {
            return vec![self.too_dear(self.act(), EFFORT)];
        }
        let limits = [
            ("coh:20.2a", Message::new("coh-not-near"), REACH.0),
            ("coh:20.2b", Message::new("coh-not-reach"), REACH.1),
        ];
        let limit = limits.into_iter().find(|it| it.0 == refusal.rule.0);
        let told = limit.map(|(rule, message, limit)| {
            let message = message.number("distance", distance.into());
            said(rule, message.number("limit", limit.into()))
        });
        told.into_iter().collect()
    }

    /// The key of what a hex is called: terrain and level.
    pub(super) fn terrain_key(&self, hex: HexId) -> String {
        format!("coh-terrain-{}", self.terrain_word(hex))
    }
}
