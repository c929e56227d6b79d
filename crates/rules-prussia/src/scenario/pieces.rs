//! What units and leaders have been through when a battle begins in the middle.

use std::collections::BTreeSet;

use catalog::{Findings, Spanned, suggest};

use super::places::Reader;
use super::shape_start::{
    BearerWord, FateWord, GoneShape, GoneWord, LeaderStateShape, MoraleWord, StateShape,
};
use super::{Group, LeaderStart, UnitStart};
use crate::ch07_column::COLUMN_BONUS;
use crate::roster::{Role, Second, Unit};
use crate::state::{Army, Bearer, Fate, Flags, LeaderId, Morale, NO_GROUP, Phase, UnitId};

/// More MP than the dearest hex costs, if that is more than the allowance.
const DEAREST: u8 = 12;

/// A state a unit may begin with: as it is written, the flag, whose it is, and when it is remembered
/// by the army whose turn it is, and by the other.
type Mark = (&'static str, Flags, fn(&Unit) -> bool, When);

/// Whether a state is remembered in a phase by the army whose turn it is, or by the other.
type When = fn(Phase, bool) -> bool;

/// [PG 6.2.2a] Who is in command is found out before the routs, for the enemy's units in his own turn.
fn is_command_known(phase: Phase, own: bool) -> bool {
    !own || phase >= Phase::Rout
}

const MARKS: [Mark; 15] = [
    ("moved", Flags::MOVED, any, |phase, own| !own || phase >= Phase::Movement),
    ("stirred", Flags::STIRRED, any, |phase, own| !own || phase >= Phase::Movement),
    ("guns-moved", Flags::GUNS_MOVED, Unit::is_artillery, |phase, own| {
        own && matches!(phase, Phase::Movement | Phase::Bombardment)
    }),
    ("out-of-command", Flags::OUT_OF_COMMAND, any, is_command_known),
    ("by-commander", Flags::BY_COMMANDER, Unit::is_line, |phase, own| !own || phase >= Phase::Rout),
    ("helped", Flags::HELPED, any, |phase, own| !own || phase >= Phase::Deployment),
    ("began-engaged", Flags::BEGAN_ENGAGED, Unit::is_line, |phase, own| {
        !own || phase >= Phase::Movement
    }),
    ("restacked", Flags::RESTACKED, any, |phase, own| !own || phase >= Phase::Movement),
    ("fired", Flags::FIRED, Unit::is_artillery, |phase, own| {
        own && phase == Phase::Bombardment || !own && phase == Phase::Defense
    }),
    ("rallied", Flags::RALLIED, any, |phase, own| !own || phase >= Phase::Rally),
    ("fought", Flags::FOUGHT, Unit::is_line, |phase, _| phase >= Phase::Combat),
    ("charged", Flags::CHARGED, Unit::is_cavalry, |phase, own| !own || phase >= Phase::Combat),
    ("ran", Flags::RAN, Unit::is_line, |phase, own| !own || phase >= Phase::Rout),
    ("bottom", Flags::BOTTOM, lies_low, |_, _| true),
    ("marched", Flags::MARCHED, |it| it.army == Army::Coalition, |_, _| true),
];
/// [PG 6.2.2a] The word for a unit that is in command, though its leader is away by now.
const IN_COMMAND: &str = "in-command";

fn any(_unit: &Unit) -> bool {
    true
}

/// [PG 3.4.1a] Only Coalition artillery has to stay at the bottom.
fn lies_low(unit: &Unit) -> bool {
    unit.is_artillery() && unit.army == Army::Coalition
}

impl Reader<'_> {
    /// Units to which something has happened.
    pub(super) fn unit_states(
        &self,
        now: (Army, Phase),
        groups: &[Group],
        findings: &mut Findings,
    ) -> Vec<UnitStart> {
        let mut seen = BTreeSet::new();
        let mut states = Vec::new();
        for shape in &self.shape.state {
            let Some(unit) = self.unit(&shape.unit, findings) else { continue };
            self.once(&mut seen, unit, &shape.unit, findings);
            states.push(self.unit_state(unit, shape, now, groups, findings));
        }
        states
    }

    fn unit_state(
        &self,
        unit: UnitId,
        shape: &StateShape,
        now: (Army, Phase),
        groups: &[Group],
        findings: &mut Findings,
    ) -> UnitStart {
        let mut flags = self.marks(unit, shape, now, findings);
        if shape.column {
            flags.set(Flags::COLUMN);
        }
        let level = shape.level.as_ref().map(|it| self.level(unit, it, 1, findings));
        UnitStart {
            unit,
            morale: match shape.morale {
                MoraleWord::Formed => Morale::Formed,
                MoraleWord::Disordered => Morale::Disordered,
                MoraleWord::Routed => Morale::Routed,
            },
            level,
            flags,
            in_command: shape.marks.iter().any(|it| it.get_ref() == IN_COMMAND),
            spent: self.spent(unit, shape.spent.as_ref(), now, findings),
            began: shape.began.as_ref().and_then(|it| self.hex(it, findings)),
            det: shape.detachment.as_ref().and_then(|it| self.det(unit, it, groups, findings)),
        }
    }

    /// The flags that marks stand for.
    fn marks(
        &self,
        unit: UnitId,
        shape: &StateShape,
        (active, phase): (Army, Phase),
        findings: &mut Findings,
    ) -> Flags {
        let kind = &self.units[unit.index()];
        let mut flags = Flags::default();
        let command = (
            IN_COMMAND,
            Flags::default(),
            any as fn(&Unit) -> bool,
            is_command_known as fn(Phase, bool) -> bool,
        );
        for word in &shape.marks {
            let name = word.get_ref();
            let found = MARKS.iter().chain([&command]).find(|it| it.0 == name);
            let Some(&(_, flag, fits, when)) = found else {
                let known = MARKS.iter().map(|it| it.0).chain([IN_COMMAND]);
                let what = format!("no mark `{name}`");
                self.fault(&word.span(), what, suggest(name, known), findings);
                continue;
            };
            if !fits(kind) {
                let what = format!("`{name}` is nothing for this unit");
                self.fault(&word.span(), what, "leave it out", findings);
            }
            if !when(phase, kind.army == active) {
                let what = format!("`{name}` in this phase");
                let mend = "it cannot be so yet, or is forgotten by now: leave it out";
                self.fault(&word.span(), what, mend, findings);
            }
            flags.set(flag);
        }
        let words = ["out-of-command", "by-commander", IN_COMMAND];
        let of_command = shape.marks.iter().filter(|it| words.contains(&it.get_ref().as_str()));
        if let Some(second) = of_command.into_iter().nth(1) {
            let mend = "write one of `out-of-command`, `by-commander`, `in-command`";
            self.fault(&second.span(), "a second state of command", mend, findings);
        }
        flags
    }

    /// [PG 1.4b] Levels left, from `least` to those of the start of the day.
    fn level(&self, unit: UnitId, level: &Spanned<u8>, least: u8, findings: &mut Findings) -> u8 {
        let most = self.units[unit.index()].start;
        if !(least..=most).contains(level.get_ref()) {
            let what = format!("level {}", level.get_ref());
            self.fault(&level.span(), what, format!("{least} to {most}"), findings);
        }
        *level.get_ref()
    }

    /// [PG 7.0b, 7.0d] MP spent: no more than any allowance, or one dear hex.
    fn spent(
        &self,
        unit: UnitId,
        spent: Option<&Spanned<u8>>,
        (active, phase): (Army, Phase),
        findings: &mut Findings,
    ) -> u8 {
        let Some(value) = spent else { return 0 };
        let kind = &self.units[unit.index()];
        let most = kind.face(kind.full()).ma.saturating_add(COLUMN_BONUS).max(DEAREST);
        if *value.get_ref() > most {
            let what = format!("{} MP spent", value.get_ref());
            self.fault(&value.span(), what, format!("it can spend {most} at most"), findings);
        }
        if kind.army == active && phase < Phase::Movement {
            let mend = "leave `spent` out, or begin with a later phase";
            self.fault(&value.span(), "MP spent before the Movement Phase", mend, findings);
        }
        *value.get_ref()
    }

    /// [PG 6.3a] The detachment of a unit, or that it has none.
    fn det(
        &self,
        unit: UnitId,
        name: &Spanned<String>,
        groups: &[Group],
        findings: &mut Findings,
    ) -> Option<u8> {
        if name.get_ref() == "none" {
            return Some(NO_GROUP);
        }
        let group = self.group(name, self.units[unit.index()].army, groups, findings)?;
        if !groups[group.index()].detachment {
            let what = format!("`{}` is no detachment", name.get_ref());
            self.fault(&name.span(), what, "name a detachment, or `none`", findings);
        }
        Some(group.0)
    }

    /// A unit that is gone, and the levels it had then.
    pub(super) fn gone_unit(
        &self,
        unit: UnitId,
        gone: &GoneShape,
        name: &Spanned<String>,
        findings: &mut Findings,
    ) -> UnitStart {
        let kind = &self.units[unit.index()];
        if gone.how == GoneWord::Captured && kind.arm == crate::roster::Arm::Baggage {
            let what = format!("`{}` is captured", name.get_ref());
            self.fault(&name.span(), what, "the baggage never is", findings);
        }
        let lost = gone.how == GoneWord::Lost;
        let written = gone.level.as_ref().map(|it| self.level(unit, it, u8::from(!lost), findings));
        UnitStart {
            unit,
            morale: Morale::Formed,
            level: Some(written.unwrap_or(if lost { 0 } else { kind.start })),
            flags: Flags::default(),
            in_command: false,
            spent: 0,
            began: None,
            det: None,
        }
    }

    /// Leaders to whom something has happened.
    pub(super) fn leader_states(&self, findings: &mut Findings) -> Vec<(LeaderId, LeaderStart)> {
        let mut seen = BTreeSet::new();
        let mut states: Vec<(LeaderId, LeaderStart)> = Vec::new();
        let mut promoted = Vec::new();
        for shape in &self.shape.leader_state {
            let Some(leader) = self.leader(&shape.leader, findings) else { continue };
            self.once(&mut seen, leader, &shape.leader, findings);
            let state = self.leader_state(leader, shape, findings);
            // [PG 9.1c] A second who leads a wing leaves it to a replacement.
            if let (Bearer::Second, Some(Second::Leader(other))) =
                (state.bearer, &self.leaders[leader.index()].second)
            {
                promoted.push(*other);
            }
            states.push((leader, state));
        }
        for &other in &promoted {
            match states.iter_mut().find(|it| it.0 == other) {
                Some((_, state)) if state.bearer == Bearer::Himself => {
                    state.bearer = Bearer::Replacement;
                }
                Some(_) => {}
                None => states.push((other, REPLACED)),
            }
        }
        self.check_bearers(&states, &promoted, findings);
        states
    }

    fn leader_state(
        &self,
        leader: LeaderId,
        shape: &LeaderStateShape,
        findings: &mut Findings,
    ) -> LeaderStart {
        let who = &self.leaders[leader.index()];
        let fate = match shape.fate {
            FateWord::Unhurt => Fate::Unhurt,
            FateWord::Wounded => Fate::Wounded,
            FateWord::Killed => Fate::Killed,
        };
        // [PG 9.1a–9.1d] Who takes over if the file does not say.
        let heir = match (fate, who.role) {
            (Fate::Unhurt, _) => Bearer::Himself,
            (_, Role::Commander) if who.second.is_some() => Bearer::Second,
            (_, Role::Commander) if who.wing.is_none() => Bearer::Nobody,
            _ => Bearer::Replacement,
        };
        let most = who.ma.saturating_add(COLUMN_BONUS).max(DEAREST);
        if let Some(value) = shape.spent.as_ref().filter(|it| *it.get_ref() > most) {
            let what = format!("{} MP spent", value.get_ref());
            self.fault(&value.span(), what, format!("he can spend {most} at most"), findings);
        }
        LeaderStart {
            fate,
            bearer: shape.bearer.as_ref().map_or(heir, |it| match it.get_ref() {
                BearerWord::Himself => Bearer::Himself,
                BearerWord::Second => Bearer::Second,
                BearerWord::Replacement => Bearer::Replacement,
                BearerWord::Nobody => Bearer::Nobody,
            }),
            spent: shape.spent.as_ref().map_or(0, |it| *it.get_ref()),
            moved: shape.moved,
            helped: shape.helped,
        }
    }

    /// [PG 9.1a–9.1d] Whether those who bear an office can have come to it.
    fn check_bearers(
        &self,
        states: &[(LeaderId, LeaderStart)],
        promoted: &[LeaderId],
        findings: &mut Findings,
    ) {
        for shape in &self.shape.leader_state {
            let Some(leader) = self.leader_at(shape.leader.get_ref()) else { continue };
            let Some((_, state)) = states.iter().find(|it| it.0 == leader) else { continue };
            let who = &self.leaders[leader.index()];
            let unhurt = state.fate == Fate::Unhurt;
            let fits = match state.bearer {
                Bearer::Himself => unhurt,
                Bearer::Second => !unhurt && who.role == Role::Commander && who.second.is_some(),
                Bearer::Replacement => {
                    who.wing.is_some() && (!unhurt || promoted.contains(&leader))
                }
                Bearer::Nobody => !unhurt && who.role == Role::Commander && who.wing.is_none(),
            };
            if !fits {
                let span = shape.bearer.as_ref().map_or(shape.leader.span(), Spanned::span);
                let what = format!("`{}` has not left his office so", shape.leader.get_ref());
                let mend = "a wounded or killed leader of a wing has a replacement, an Army \
                            Commander his second, or nobody if he has none";
                self.fault(&span, what, mend, findings);
            }
        }
    }
}

/// A leader who has gone to lead the army.
const REPLACED: LeaderStart = LeaderStart {
    fate: Fate::Unhurt,
    bearer: Bearer::Replacement,
    spent: 0,
    moved: false,
    helped: false,
};
