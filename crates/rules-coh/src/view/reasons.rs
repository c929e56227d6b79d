//! What an action would cost and count, item by item.

use kernel::{Illegal, refuse};
use scene::{Message, Reason};

use crate::act::{Item, Mark, Target};
use crate::agenda::{Frame, Purpose};
use crate::ch03_actions::EXPERIENCE;
use crate::ch10_hidden::FOUND_ON;
use crate::decision::{Action, WORK_WORDS};
use crate::rolls::FREE;
use crate::state::{Firefight, Flags, UnitId};
use crate::view::question::purpose_name;

pub(super) fn reason(rule: &str, message: Message, amount: impl Into<String>) -> Reason {
    Reason { rule: rule.to_owned(), message, amount: amount.into() }
}

/// An item is called by its rule: `coh-item-7-1a`.
fn item(item: &Item) -> Reason {
    let name = item.rule.trim_start_matches("coh:").replace('.', "-");
    reason(item.rule, Message::new(format!("coh-item-{name}")), format!("{:+}", item.amount))
}

/// [COH card.V30] What cards and CAP add to dice.
fn added_reasons(plus: i8, rule: &str, cap: i8) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if plus != 0 {
        reasons.push(item(&Item { rule: "coh:card.V30", amount: plus }));
    }
    if cap != 0 {
        reasons.push(reason(rule, Message::new("coh-why-cap"), format!("{cap:+}")));
    }
    reasons
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
                    reasons.extend(self.price_parts(self.act().members[0], action));
                    reasons.extend(self.reasons_ahead(action));
                    reasons
                }
                Err(_) => Vec::new(),
            },
            (Some(&Frame::Roll { purpose, plus, .. }), Action::Roll(cap)) => {
                self.roll_reasons(purpose, plus, cap)
            }
            (Some(Frame::Bids { bids, plus }), Action::Bid(cap)) => {
                let bidder = self.next_bidder(*bids).expect("somebody is asked for a bid");
                let plus = i8::try_from(plus[bidder.index()]).expect("few cards help a roll");
                let cap = i8::try_from(cap).expect("two CAP at most are bid");
                added_reasons(plus, "coh:3.2.4b", cap)
            }
            (_, action) => self.reasons_ahead(action),
        }
    }

    /// What the roll counts to which an action leads, target by target; nothing where that is a
    /// secret or more is to be chosen first.
    fn reasons_ahead(&self, action: Action) -> Vec<Reason> {
        if self.may_know_odds_of(action).is_err() {
            return Vec::new();
        }
        if let Some((before, _)) = self.roll_ahead(action) {
            let Some(&Frame::Roll { purpose, plus, .. }) = before.core.agenda.last() else {
                unreachable!("a roll is ahead")
            };
            let mut reasons = Vec::new();
            if purpose != Purpose::Attack {
                let term = format!("coh-purpose-{}", purpose_name(purpose));
                let message = Message::new("coh-why-rolls").term("purpose", term);
                reasons.push(reason(purpose.rule(), message, format!("{}D6", purpose.dice())));
            }
            reasons.extend(before.roll_reasons(purpose, plus, 0));
            return reasons;
        }
        let mut reasons = Vec::new();
        for (mark, before) in self.targets_ahead(action) {
            let message = match mark {
                Mark::Unit(unit) => Message::new("coh-why-target").text("unit", self.name(unit)),
                Mark::Work(kind) => {
                    let word = WORK_WORDS.iter().find(|it| it.1 == kind);
                    let word = word.expect("every work has a word").0;
                    Message::new("coh-why-target-work").term("work", format!("coh-kind-{word}"))
                }
                // What is said of it says that nobody is seen.
                Mark::Ghost => {
                    reasons.extend(before.attack_reasons());
                    continue;
                }
            };
            reasons.push(reason("coh:7.7b", message, ""));
            reasons.extend(before.attack_reasons());
        }
        reasons
    }

    /// Everything that is added to a roll, by what it is for: all that [`Firefight::resolve`] adds.
    fn roll_reasons(&self, purpose: Purpose, plus: i8, cap: i8) -> Vec<Reason> {
        let mut reasons = match purpose {
            Purpose::Attack => self.attack_reasons(),
            Purpose::Rally(unit) => {
                let bonus = format!("+{}", self.rally_bonus(unit));
                vec![reason("coh:7.5.1a", Message::new("coh-why-rally"), bonus)]
            }
            Purpose::Activation(unit) if self.has_veteran(unit, 4) => {
                let amount = i8::try_from(EXPERIENCE).expect("a few AP");
                vec![item(&Item { rule: "coh:card.V04", amount })]
            }
            Purpose::Activation(_)
            | Purpose::Wire(_)
            | Purpose::RoadBlock(_)
            | Purpose::Bog(_)
            | Purpose::Mines(_)
            | Purpose::Detect(_)
            | Purpose::MoreAp
            | Purpose::MoreCap
            | Purpose::Snipers(_)
            | Purpose::Initiative => Vec::new(),
        };
        reasons.extend(added_reasons(plus, "coh:3.2.3a", cap));
        let needed = self.number_needed(purpose).into_iter();
        let needs = || Message::new("coh-why-needs");
        reasons.extend(needed.map(|(rule, number)| reason(rule, needs(), number.to_string())));
        reasons
    }

    /// What the dice of a roll have to reach with all that is added, and the rule that says so; of
    /// an attack it stands with the target.
    fn number_needed(&self, purpose: Purpose) -> Option<(&'static str, i16)> {
        match purpose {
            Purpose::Rally(unit) => {
                let number = self.rally_number(unit).expect("only who can rally rolls for it");
                Some(("coh:7.5b", number.into()))
            }
            Purpose::Bog(_) => Some(("coh:14.1a", FREE)),
            // [COH 10.0a] Where somebody hidden stands on mines is not told by their number.
            Purpose::Mines(unit) if self.unit(unit).is(Flags::HIDDEN) => None,
            Purpose::Mines(unit) => Some(("coh:18.5g", self.mine_number(unit))),
            Purpose::Detect(_) => Some(("coh:10.3b", FOUND_ON)),
            Purpose::Attack
            | Purpose::Wire(_)
            | Purpose::RoadBlock(_)
            | Purpose::Activation(_)
            | Purpose::MoreAp
            | Purpose::MoreCap
            | Purpose::Snipers(_)
            | Purpose::Initiative => None,
        }
    }

    /// Firepower and defense of the attack that is rolled for.
    fn attack_reasons(&self) -> Vec<Reason> {
        let volley = self.core.volley.as_ref().expect("an attack is rolled for");
        let target = volley.aimed.as_ref().expect("a target is aimed at");
        if target.mark != Mark::Ghost {
            return target_reasons(target, volley.bonus);
        }
        let mut reasons = vec![reason("coh:10.0g", Message::new("coh-why-nobody-seen"), "?")];
        if volley.bonus != 0 {
            reasons.push(item(&Item { rule: "coh:card.9", amount: volley.bonus }));
        }
        reasons
    }

    /// [COH 7.4c, 10.0g] Whether the one who plays an action may know its odds beforehand: not
    /// where they depend on what is hidden from him.
    pub fn may_know_odds_of(&self, action: Action) -> Result<(), Illegal> {
        let aimed = self.core.volley.as_ref().and_then(|it| it.aimed.as_ref());
        if aimed.is_some_and(|it| it.mark == Mark::Ghost) || action == Action::Target(Mark::Ghost) {
            return refuse("coh:10.0g", "nobody knows whether anybody is there");
        }
        let question = self.question();
        if let (Some(Frame::Roll { purpose: Purpose::Mines(unit), .. }), Some(question)) =
            (self.core.agenda.last(), question)
            && self.unit(*unit).is(Flags::HIDDEN)
            && self.owner(*unit) != question.force
        {
            return refuse("coh:10.0a", "nobody knows whom the mines attack");
        }
        let asked = question.map(|it| self.nation_of(it.force));
        let secret = |unit: UnitId| {
            self.unit(unit).hit.is_some()
                && !self.is_marker_known(unit)
                && asked.is_some_and(|it| it != self.nation(unit))
        };
        let into = match (self.core.agenda.last(), action) {
            (_, Action::Target(Mark::Unit(unit))) if secret(unit) => {
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
