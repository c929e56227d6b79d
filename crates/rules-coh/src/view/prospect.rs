//! The best attack on a hex that can be made now, by one unit or by a group.

use hexgrid::HexId;
use kernel::{Asked, Game};
use rulebook::{Next, Prospect, steps_to_roll};
use scene::{AttackPlan, Message, PlannedAttacker};

use crate::act::{Act, Fund, Manner, Mark};
use crate::ch07_combat::Shot;
use crate::decision::{Action, Decision};
use crate::state::{Firefight, ForceId, UnitId};

/// From a shot to its roll: the shot, where the firers look, its target.
const STEPS_TO_THE_ROLL: u32 = 8;

/// A shot that could be fired.
struct Firing {
    fund: Fund,
    /// Fire, or close combat in one's own hex.
    deed: Action,
    /// The leader first.
    members: Vec<UnitId>,
    /// The target that is easiest to hit.
    mark: Mark,
    /// What the dice have to show for it.
    needs: i16,
    /// What it costs.
    price: u8,
}

impl Firefight {
    /// [COH 7.0a, 9.1.2a] The best shot at a hex with enemies whom everybody sees: by whoever may
    /// lead it, with all who may support him; `None` where nobody can fire at it.
    ///
    /// Of several targets the one that is easiest to hit counts. Nothing is said of the chances
    /// where they depend on a marker that lies face down [COH 7.4c].
    pub(crate) fn prospect_at(&self, target: HexId) -> Option<Prospect<Self>> {
        let question = self.question()?;
        let nation = self.nation_of(question.force);
        if !self.has_enemy(target, nation) {
            return None;
        }
        let firing = if question.decision == Decision::Turn {
            self.best_of_all(question.force, target)?
        } else if question.decision == Decision::Plan {
            self.best_group(self.act(), target)?
        } else {
            return None;
        };
        let known = self.may_know_odds_of(Action::Fire(target)).is_ok();
        let roll = if known { self.before_shot(&firing) } else { None };
        let attackers = firing.members.iter().map(|&it| PlannedAttacker {
            unit: self.unit_id(it),
            from: self.hex(it).map(|it| self.number(it)).expect("who fires is on the map"),
            moves: false,
        });
        let attackers: Vec<PlannedAttacker> = attackers.collect();
        let units = i32::try_from(attackers.len()).expect("groups are small");
        let key = if known { "coh-prospect" } else { "coh-prospect-hidden" };
        let message = Message::new(key).number("units", units).number("needs", firing.needs.into());
        Some(Prospect {
            roll,
            plan: AttackPlan { target: self.number(target), attackers, message },
        })
    }

    /// The best shot of any unit that may act now, however it is paid.
    fn best_of_all(&self, force: ForceId, target: HexId) -> Option<Firing> {
        let funds = [Fund::Ap, Fund::Opportunity, Fund::Command];
        let leaders: Vec<UnitId> = self.on_map(force).collect();
        let shots = leaders.into_iter().filter_map(|leader| {
            funds.iter().find_map(|&fund| {
                self.may_fund(force, fund, leader).ok()?;
                self.best_group(&Act::new(force, fund, vec![leader]), target)
            })
        });
        // The first of the best, so that the answer is always the same.
        shots.reduce(|best, it| if is_better(&it, &best) { it } else { best })
    }

    /// The best shot of an action that is about to be taken, with all who may join it.
    fn best_group(&self, act: &Act, target: HexId) -> Option<Firing> {
        let mut best = self.firing(act, target)?;
        let others: Vec<UnitId> = self.on_map(act.force).collect();
        for unit in others {
            let may = !best.members.contains(&unit)
                && self.may_fund(act.force, act.fund, unit).is_ok()
                && self.is_linked(unit, &best.members);
            if !may {
                continue;
            }
            let members = best.members.iter().copied().chain([unit]).collect();
            if let Some(more) = self.firing(&act.planned_by(members), target)
                && more.needs < best.needs
            {
                best = more;
            }
        }
        Some(best)
    }

    /// [COH 7.0a, 7.6.3a] What an attack by an action comes to: fire, or close combat in one's own
    /// hex; `None` if it may not be made.
    fn firing(&self, act: &Act, into: HexId) -> Option<Firing> {
        let from = self.hex(act.members[0])?;
        let (deed, manner) = if from == into {
            (Action::Melee, Manner::Melee)
        } else {
            (Action::Fire(into), Manner::Direct)
        };
        let price = self.may_do(act, deed).ok()?;
        let shot = Shot { firers: &act.members, manner, from, into, bonus: 0 };
        let nation = self.nation_of(act.force);
        let enemies = self.marks(&shot).into_iter().filter(|it| match it {
            Mark::Unit(unit) => self.nation(*unit) != nation,
            Mark::Work(_) | Mark::Ghost => false,
        });
        let needs = enemies.map(|mark| {
            let mut target = self.reckon(&shot, mark);
            // What lies face down is known to its owner alone.
            if matches!(mark, Mark::Unit(unit) if self.is_marker_known(unit)) {
                self.add_marker(&mut target);
            }
            (target.value() - target.power(), mark)
        });
        let (needs, mark) = needs.min()?;
        Some(Firing { fund: act.fund, deed, members: act.members.clone(), mark, needs, price })
    }

    /// The firefight before the dice of a shot, and the roll without CAP; `None` where dice come
    /// before it, as where AP are rolled for.
    fn before_shot(&self, firing: &Firing) -> Option<(Self, Action)> {
        let Asked { seat, decision } = self.asked()?;
        let mut ahead = self.clone();
        let leader = firing.members[0];
        let begins = match (decision, firing.fund) {
            (Decision::Plan, _) => None,
            (_, Fund::Ap) => Some(Action::Use(leader)),
            (_, Fund::Opportunity) => Some(Action::Opportunity(leader)),
            (_, Fund::Command) => Some(Action::Command(leader)),
            (_, Fund::Card(_)) => return None,
        };
        let joins = firing.members[1..].iter().map(|&it| Action::Join(it));
        for answer in begins.into_iter().chain(joins) {
            let planned = ahead.core.act.as_ref();
            let joined = |it: UnitId| planned.is_some_and(|act| act.members.contains(&it));
            if matches!(answer, Action::Join(unit) if joined(unit)) {
                continue;
            }
            let mut no_dice = kernel::dice::Script::new(&[]);
            ahead.apply(&answer, &mut no_dice).ok()?;
            no_dice.finish().ok()?;
        }
        steps_to_roll(&ahead, &firing.deed, STEPS_TO_THE_ROLL, |game, asked| {
            if matches!(asked.decision, Decision::Roll { .. }) && asked.seat == seat {
                return Next::Roll(Action::Roll(0));
            }
            if asked.decision == Decision::Aim {
                return Next::Answer(Action::Target(firing.mark));
            }
            let faces = matches!(asked.decision, Decision::Face { .. });
            let first = Game::answers(game).first().copied().filter(|_| faces);
            first.map_or(Next::Nothing, Next::Answer)
        })
    }
}

/// Whether a shot is easier than another, or as easy for less or with fewer units.
fn is_better(one: &Firing, other: &Firing) -> bool {
    let rank = |it: &Firing| (it.needs, it.price, it.members.len());
    rank(one) < rank(other)
}
