//! What an action would cost and count, item by item.

use kernel::{Game, Illegal, refuse};
use scene::{Message, Reason};

use crate::act::{Item, Mark, Target};
use crate::agenda::{Frame, Purpose};
use crate::decision::{Action, Decision};
use crate::state::{Firefight, UnitId};

fn reason(rule: &str, message: Message, amount: impl Into<String>) -> Reason {
    Reason { rule: rule.to_owned(), message, amount: amount.into() }
}

/// An item is called by its rule: `coh-item-7-1a`.
fn item(item: &Item) -> Reason {
    let name = item.rule.trim_start_matches("coh:").replace('.', "-");
    reason(item.rule, Message::new(format!("coh-item-{name}")), format!("{:+}", item.amount))
}

fn target_reasons(target: &Target, bonus: i8) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = target.attack.iter().map(item).collect();
    if bonus != 0 {
        reasons.push(item(&Item { rule: "coh:card.9", amount: bonus }));
    }
    let power = target.power() + i16::from(bonus);
    reasons.push(reason("coh:7.1b", Message::new("coh-why-power"), power.to_string()));
    reasons.extend(target.defense.iter().map(item));
    let value = target.value();
    reasons.push(reason("coh:7.2a", Message::new("coh-why-defense"), value.to_string()));
    let needs = Message::new("coh-why-needs");
    reasons.push(reason("coh:7.0c", needs, (value - power).to_string()));
    reasons
}

impl Firefight {
    /// What an action would cost and count.
    pub(super) fn reasons(&self, action: Action) -> Vec<Reason> {
        match (self.core.agenda.last(), action) {
            (Some(Frame::Plan), action) => match self.may_do(self.act(), action) {
                Ok(price) => {
                    let message = Message::new("coh-why-price");
                    let mut reasons = vec![reason("coh:3.0d", message, price.to_string())];
                    reasons.extend(self.shot_reasons(action));
                    reasons
                }
                Err(_) => Vec::new(),
            },
            (Some(Frame::Roll { purpose: Purpose::Attack, .. }), Action::Roll(plus)) => {
                self.roll_reasons(plus)
            }
            (Some(&Frame::Roll { purpose: Purpose::Rally(unit), .. }), Action::Roll(plus)) => {
                let mut reasons = Vec::new();
                let bonus = self.rally_bonus(unit);
                reasons.push(reason(
                    "coh:7.5.1a",
                    Message::new("coh-why-rally"),
                    format!("+{bonus}"),
                ));
                if plus != 0 {
                    reasons.push(reason(
                        "coh:3.2.3a",
                        Message::new("coh-why-cap"),
                        format!("{plus:+}"),
                    ));
                }
                let number = self.rally_number(unit).unwrap_or(0);
                reasons.push(reason("coh:7.5b", Message::new("coh-why-needs"), number.to_string()));
                reasons
            }
            (_, Action::Roll(plus)) if plus != 0 => {
                vec![reason("coh:3.2.3a", Message::new("coh-why-cap"), format!("{plus:+}"))]
            }
            _ => Vec::new(),
        }
    }

    /// What the roll at the only target of a shot would count; nothing where that is a secret or
    /// more is to be chosen first.
    fn shot_reasons(&self, action: Action) -> Vec<Reason> {
        let shot = matches!(action, Action::Fire(_) | Action::Melee | Action::Strike(..));
        if !shot || self.may_know_odds_of(action).is_err() {
            return Vec::new();
        }
        let (mut after, mut answer) = (self.clone(), action);
        for _ in 0..3 {
            let mut no_dice = kernel::dice::Script::new(&[]);
            if after.apply(&answer, &mut no_dice).is_err() || no_dice.finish().is_err() {
                return Vec::new();
            }
            match after.prompt() {
                Some(prompt) if matches!(prompt.decision, Decision::Roll { .. }) => {
                    return after.roll_reasons(0);
                }
                Some(prompt) if prompt.actions.len() == 1 => answer = prompt.actions[0],
                _ => return Vec::new(),
            }
        }
        Vec::new()
    }

    fn roll_reasons(&self, plus: i8) -> Vec<Reason> {
        let Some(volley) = &self.core.volley else { return Vec::new() };
        let Some(target) = &volley.aimed else { return Vec::new() };
        if target.mark == Mark::Ghost {
            return vec![reason("coh:10.0g", Message::new("coh-why-nobody-seen"), "?")];
        }
        let mut reasons = target_reasons(target, volley.bonus);
        if plus != 0 {
            reasons.push(reason("coh:3.2.3a", Message::new("coh-why-cap"), format!("{plus:+}")));
        }
        reasons
    }

    /// [COH 7.4c, 10.0g] Whether the one who plays an action may know its odds beforehand: not
    /// where they depend on what is hidden from him.
    pub fn may_know_odds_of(&self, action: Action) -> Result<(), Illegal> {
        let aimed = self.core.volley.as_ref().and_then(|it| it.aimed.as_ref());
        if aimed.is_some_and(|it| it.mark == Mark::Ghost) || action == Action::At(Mark::Ghost) {
            return refuse("coh:10.0g", "nobody knows whether anybody is there");
        }
        let asked = self.question().map(|it| self.nation_of(it.force));
        let secret = |unit: UnitId| {
            self.unit(unit).hit.is_some()
                && !self.is_marker_known(unit)
                && asked.is_some_and(|it| it != self.nation(unit))
        };
        let into = match (self.core.agenda.last(), action) {
            (_, Action::At(Mark::Unit(unit))) if secret(unit) => {
                return refuse("coh:7.4c", "what lies under a unit is shown when it is attacked");
            }
            (
                _,
                Action::Fire(into)
                | Action::Lob(into)
                | Action::Strike(_, into)
                | Action::Strafe(into)
                | Action::Bomb(_, into),
            ) => Some(into),
            (Some(&Frame::Spot { target, .. }), _) => Some(target),
            (Some(&Frame::Face { towards, .. }), _) => towards,
            (Some(Frame::Plan), Action::Melee) => self.hex(self.act().members[0]),
            _ => None,
        };
        let (Some(into), Some(nation)) = (into, asked) else { return Ok(()) };
        if !self.has_enemy(into, nation) {
            return refuse("coh:10.0g", "nobody knows whether anybody is there");
        }
        if self.seen_in(into).any(secret) {
            return refuse("coh:7.4c", "what lies under a unit is shown when it is attacked");
        }
        Ok(())
    }
}
