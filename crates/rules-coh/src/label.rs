//! What dice bring, for the chances told beforehand.

use core::fmt;

use crate::act::Mark;
use crate::agenda::Purpose;
use crate::event::Event;
use crate::state::{Firefight, ForceId};

/// What a roll has brought, and to whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollResult {
    /// What it is.
    pub what: Brought,
    /// The force it happens to, where it happens to one.
    pub on: Option<ForceId>,
    /// The force it is good for; none where it is neither good nor bad by itself.
    pub good_for: Option<ForceId>,
}

/// What dice can bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Brought {
    /// [COH 7.0c] An attack missed.
    Miss,
    /// [COH 7.4a] The target is hit.
    Hit,
    /// [COH 7.3a, 18.6a] The target is gone.
    Destroyed,
    /// [COH 7.5b] A unit rallied.
    Rallied,
    /// [COH 7.5b] It did not.
    Failed,
    /// [COH 2.1a] A force has the initiative; its id.
    Begins(String),
    /// [COH 2.1b] Nobody has it yet.
    Tie,
    /// [COH 3.0.1a, 14.0t08, 18.4a] So many AP to have or to pay.
    Ap(i16),
    /// [COH card.7] AP that are added.
    MoreAp(i8),
    /// [COH card.8, card.13] CAP that are added or lost.
    MoreCap(i8),
    /// [COH 14.1a] A vehicle is stuck.
    Stuck,
    /// [COH 14.1a] It is not.
    Free,
    /// [COH 10.3b] Who was hidden is found.
    Found,
    /// [COH 10.3b] He is not.
    Unseen,
}

impl fmt::Display for RollResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            Brought::Miss => f.write_str("miss"),
            Brought::Hit => f.write_str("hit"),
            Brought::Destroyed => f.write_str("destroyed"),
            Brought::Rallied => f.write_str("rallied"),
            Brought::Failed => f.write_str("failed"),
            Brought::Begins(force) => f.write_str(force),
            Brought::Tie => f.write_str("tie"),
            Brought::Ap(ap) => write!(f, "{ap} AP"),
            Brought::MoreAp(ap) => write!(f, "{ap:+} AP"),
            Brought::MoreCap(cap) => write!(f, "{cap:+} CAP"),
            Brought::Stuck => f.write_str("stuck"),
            Brought::Free => f.write_str("free"),
            Brought::Found => f.write_str("found"),
            Brought::Unseen => f.write_str("unseen"),
        }
    }
}

/// The last roll among some events.
#[derive(Clone, Copy)]
struct LastRoll {
    by: ForceId,
    purpose: Purpose,
    total: i16,
}

impl Firefight {
    /// What a roll brought, if anything was rolled or resolved.
    pub(crate) fn result_of(&self, events: &[Event]) -> Option<RollResult> {
        let rolled = events.iter().rev().find_map(|it| match *it {
            Event::Rolled { purpose, dice, plus, force } => {
                let total = i16::from(dice[0]) + i16::from(dice[1]) + i16::from(plus);
                Some(LastRoll { by: force, purpose, total: total.max(0) })
            }
            _ => None,
        });
        let resolved = events.iter().find_map(|it| self.resolved(it, rolled, events));
        resolved.or_else(|| self.rolled_for(rolled?, events))
    }

    /// What an event that ends a roll tells of it.
    fn resolved(
        &self,
        event: &Event,
        rolled: Option<LastRoll>,
        events: &[Event],
    ) -> Option<RollResult> {
        let points = |what, on| rolled.map(|_| RollResult { what, on: Some(on), good_for: None });
        match *event {
            Event::Attacked { mark, hits, .. } => {
                let on = match mark {
                    Mark::Unit(unit) => Some(self.owner(unit)),
                    Mark::Work(_) | Mark::Ghost => None,
                };
                let what = harm(hits > 0, events);
                let good_for = rolled.map(|LastRoll { by, .. }| match what {
                    Brought::Miss => on.unwrap_or_else(|| self.opponent_of(by)),
                    _ => by,
                });
                Some(RollResult { what, on, good_for })
            }
            Event::Rallied { unit, success, .. } => {
                let what = if success { Brought::Rallied } else { Brought::Failed };
                Some(self.befell(what, self.owner(unit), success))
            }
            Event::Initiative { winner: Some(force), .. } => {
                let what = Brought::Begins(self.scenario.forces[force.index()].id.clone());
                Some(self.befell(what, force, true))
            }
            Event::Initiative { winner: None, .. } => {
                Some(RollResult { what: Brought::Tie, on: None, good_for: None })
            }
            Event::Activated { unit, ap } => points(Brought::Ap(ap.into()), self.owner(unit)),
            Event::Pool { force, ap, cap } => {
                let more_ap = rolled?.purpose == Purpose::MoreAp;
                let what = if more_ap { Brought::MoreAp(ap) } else { Brought::MoreCap(cap) };
                points(what, force)
            }
            _ => None,
        }
    }

    /// What the dice themselves tell where no event does.
    fn rolled_for(&self, rolled: LastRoll, events: &[Event]) -> Option<RollResult> {
        let has = |is: fn(&Event) -> bool| events.iter().any(is);
        let LastRoll { by, purpose, total } = rolled;
        Some(match purpose {
            Purpose::Wire(unit) | Purpose::RoadBlock(unit) => {
                RollResult { what: Brought::Ap(total), on: Some(self.owner(unit)), good_for: None }
            }
            Purpose::Bog(unit) => {
                let stuck = has(|it| matches!(it, Event::Stuck { .. }));
                let what = if stuck { Brought::Stuck } else { Brought::Free };
                self.befell(what, self.owner(unit), !stuck)
            }
            Purpose::Mines(unit) => {
                let what = harm(has(|it| matches!(it, Event::Hurt { .. })), events);
                let missed = what == Brought::Miss;
                self.befell(what, self.owner(unit), missed)
            }
            Purpose::Detect(unit) => {
                let found = has(|it| matches!(it, Event::Revealed { .. }));
                let what = if found { Brought::Found } else { Brought::Unseen };
                let on = self.owner(unit);
                RollResult { what, on: Some(on), good_for: Some(if found { by } else { on }) }
            }
            Purpose::Attack
            | Purpose::Rally(_)
            | Purpose::Activation(_)
            | Purpose::MoreAp
            | Purpose::MoreCap
            | Purpose::Snipers(_)
            | Purpose::Initiative => return None,
        })
    }

    /// What is good for the force it happens to, or for its opponent.
    fn befell(&self, what: Brought, on: ForceId, good: bool) -> RollResult {
        let good_for = if good { on } else { self.opponent_of(on) };
        RollResult { what, on: Some(on), good_for: Some(good_for) }
    }

    /// The first force of the other nation.
    fn opponent_of(&self, force: ForceId) -> ForceId {
        let mut enemies = self.forces_of(self.nation_of(force).other());
        enemies.next().expect("both nations have a force")
    }
}

/// What came of an attack: who is hit twice, or draws the marker that removes him, is destroyed.
fn harm(hit: bool, events: &[Event]) -> Brought {
    let lost = |it: &Event| matches!(it, Event::Destroyed { .. } | Event::WorkGone { .. });
    match (hit, events.iter().any(lost)) {
        (_, true) => Brought::Destroyed,
        (true, false) => Brought::Hit,
        (false, false) => Brought::Miss,
    }
}
