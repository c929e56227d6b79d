//! What an answer leads to before the die of a combat is rolled, and what that die may bring.

use kernel::dice::Odometer;
use kernel::{Chance, Chances, Dice, Game, Roll, mean};
use rulebook::play_on;
use scene::{Aim, Stake, StakeLosses, Toll};

use crate::action::Action;
use crate::agenda::Ask;
use crate::ch08_movement::Ask as MovementAsk;
use crate::ch09_combat::Ask as CombatAsk;
use crate::result::RollResult;
use crate::state::{UnitId, War};
use crate::terms::Side;

/// More answers than there are between naming a hex and the die: units that join, defenders,
/// leads, support.
const STEPS_MAX: u32 = 60;

/// More answers than a result can ask for: losses and hexes of both sides, unit by unit.
const ANSWERS_MAX: u32 = 200;

/// More ways in which air defense can fall out than are told apart.
const SEQUENCES_MAX: u32 = 2_000;

/// [NW 2.6] Faces of the die.
const FACES: u8 = 10;

/// A die that shows a face once; whatever is rolled after it shows ones.
struct Once(u8);

impl Dice for Once {
    fn roll(&mut self, _roll: Roll) -> u8 {
        std::mem::replace(&mut self.0, 1)
    }
}

/// Dice that tell whether anything was rolled.
#[derive(Default)]
struct Untouched {
    rolled: bool,
}

impl Dice for Untouched {
    fn roll(&mut self, _roll: Roll) -> u8 {
        self.rolled = true;
        1
    }
}

impl War {
    /// If an answer leads to the die of a combat: the game before the roll, and the roll. `None`
    /// where other dice fall on the way.
    ///
    /// Whoever is named so far attacks; against a hex named by itself, everybody who can. Both
    /// sides lead with their best efficiency, and nothing more supports than has been named.
    pub(crate) fn before_combat_roll(&self, action: Action) -> Option<(Self, Action)> {
        let mut dice = Untouched::default();
        let ahead = self.ahead_to_roll(action, &mut dice)?;
        (!dice.rolled).then_some((ahead, Action::Roll))
    }

    /// The game before the die of the combat that an answer leads to.
    fn ahead_to_roll(&self, action: Action, dice: &mut dyn Dice) -> Option<Self> {
        let Some(Ask::Combat(ask)) = self.core.open() else { return None };
        let all = matches!(ask, CombatAsk::Target);
        let mut ahead = self.clone();
        let mut answer = action;
        for _ in 0..STEPS_MAX {
            ahead.apply(&answer, dice).ok()?;
            let Some(Ask::Combat(ask)) = ahead.core.open() else { return None };
            if *ask == CombatAsk::Roll {
                return Some(ahead);
            }
            answer = ahead.likely(ask, all)?;
        }
        None
    }

    /// What a question on the way to a roll is taken to be answered with.
    fn likely(&self, ask: &CombatAsk, all: bool) -> Option<Action> {
        match ask {
            CombatAsk::Plan => {
                let joins = |it: &Action| matches!(it, Action::Add(_));
                let join = self.answers().into_iter().find(|it| all && joins(it));
                Some(join.unwrap_or(Action::Announce))
            }
            CombatAsk::Defenders => self.answers().first().copied(),
            CombatAsk::Lead(_) => {
                let rated = |it: Action| {
                    let Action::Lead(id) = it else { return None };
                    Some((self.efficiency(id), it))
                };
                let leads = self.answers().into_iter().rev().filter_map(rated);
                leads.max_by_key(|it| it.0).map(|it| it.1)
            }
            CombatAsk::Support(_) => Some(Action::Done),
            CombatAsk::Target
            | CombatAsk::Roll
            | CombatAsk::Loss { .. }
            | CombatAsk::Repulse
            | CombatAsk::Stand
            | CombatAsk::Retreat(_)
            | CombatAsk::Advance
            | CombatAsk::GoOn(_)
            | CombatAsk::Beachhead => None,
        }
    }

    /// [NW 9.2.6, 9.2.5, 8.4.1c] The exact chances of a combat: of its die, or, where support is
    /// committed that air defense fires at first, of all dice together; those of a clearing
    /// operation; `None` for any other answer.
    pub(crate) fn combat_chances(&self, action: Action) -> Option<Chances<RollResult>> {
        if matches!(
            self.core.open(),
            Some(Ask::Combat(CombatAsk::Roll) | Ask::Movement(MovementAsk::ClearingLead(_)))
        ) {
            return self.roll_chances(action);
        }
        let mut dice = Odometer::default();
        let mut parts: Vec<(Option<RollResult>, Vec<Chance>)> = Vec::new();
        for _ in 0..SEQUENCES_MAX {
            let ahead = self.ahead_to_roll(action, &mut dice)?;
            let ways = dice.sides().try_fold(1u64, |all, it| all.checked_mul(u64::from(it)))?;
            for (result, (times, of)) in ahead.roll_chances(Action::Roll)? {
                let chance = (times, of.checked_mul(ways)?);
                match parts.iter_mut().find(|it| it.0 == result) {
                    Some(known) => known.1.push(chance),
                    None => parts.push((result, vec![chance])),
                }
            }
            if !dice.advance() {
                let sum = |all: Vec<Chance>| mean(all.into_iter().map(|it| (it, 1)));
                let whole = |(result, all)| Some((result, sum(all)?));
                return parts.into_iter().map(whole).collect();
            }
        }
        None
    }

    /// The chances of the die of a combat or a clearing operation. What is rolled after it changes
    /// nothing in what is told here.
    fn roll_chances(&self, roll: Action) -> Option<Chances<RollResult>> {
        let mut counts: Vec<(RollResult, Vec<Chance>)> = Vec::new();
        for face in 1..=FACES {
            let mut rolled = self.clone();
            let events = rolled.apply(&roll, &mut Once(face)).ok()?;
            let result = rolled.result(&events)?;
            let chance = (1, u64::from(FACES));
            match counts.iter_mut().find(|it| it.0 == result) {
                Some(known) => known.1.push(chance),
                None => counts.push((result, vec![chance])),
            }
        }
        let sum = |all: Vec<Chance>| mean(all.into_iter().map(|it| (it, 1)));
        counts.into_iter().map(|(result, all)| Some((Some(result), sum(all)?))).collect()
    }

    /// [NW 9.7] What a result is worth to the attacker whose die comes next; `None` where no die
    /// of a combat comes next.
    ///
    /// The result is carried out on a copy: each loss and each way is the first that the rules
    /// offer, nobody tries to stand, and checks on the retreat succeed.
    pub(crate) fn stake_of(&self, roll: Action, result: &RollResult) -> Option<Stake> {
        let Some(Ask::Combat(CombatAsk::Roll)) = self.core.open() else { return None };
        let RollResult::Combat(result) = *result else { return None };
        if roll != Action::Roll {
            return None;
        }
        let battle = self.battle().clone();
        let mut after = self.clone();
        after.core.agenda.pop();
        after.apply_result(&battle, result);
        let mut dice = Once(1);
        after.settle(&mut dice, &mut Vec::new());
        play_on(&mut after, &mut dice, ANSWERS_MAX, |war, asked| war.as_demanded(&asked.decision));
        let lost = |side: Side| self.levels_of(side) - after.levels_of(side);
        let won = after.holder(battle.target) != Some(battle.side.other());
        let (own, other) = (lost(battle.side), lost(battle.side.other()));
        let losses = StakeLosses { toll: Toll::Steps, own, other };
        Some(Stake { aims: vec![(Aim::Hex, won)], losses: Some(losses) })
    }

    /// What is answered to a question that a result asks; `None` once the attacker may advance, or
    /// the combat is over.
    fn as_demanded(&self, ask: &Ask) -> Option<Action> {
        let Ask::Combat(ask) = ask else { return None };
        match ask {
            CombatAsk::Loss { .. } | CombatAsk::Repulse | CombatAsk::Retreat(_) => {
                self.answers().first().copied()
            }
            CombatAsk::Stand => Some(Action::Yield),
            CombatAsk::Target
            | CombatAsk::Plan
            | CombatAsk::Defenders
            | CombatAsk::Lead(_)
            | CombatAsk::Support(_)
            | CombatAsk::Roll
            | CombatAsk::Advance
            | CombatAsk::GoOn(_)
            | CombatAsk::Beachhead => None,
        }
    }

    /// Levels that the units of a side have together.
    fn levels_of(&self, side: Side) -> u32 {
        let levels = |it: UnitId| u32::from(self.unit(it).levels);
        self.units().filter(|it| self.side(*it) == side).map(levels).sum()
    }
}
