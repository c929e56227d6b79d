//! The best attack on a hex that can still be built: with those beside it, and in the Movement
//! Phase with those who can still come beside it.

use core::cmp::Reverse;

use hexgrid::HexId;
use rulebook::Prospect;
use scene::{AttackPlan, Message, PlannedAttacker};

use crate::agenda::{Frame, MOVERS};
use crate::charts::HalfMp;
use crate::decision::{Action, Decision};
use crate::series::numbers::Ratio;
use crate::state::{Combat, CombatKind, Flags, Phase, UnitId, War};

/// One way for a unit to take part.
struct Way {
    unit: UnitId,
    from: HexId,
    moves: bool,
    strength: Ratio,
}

impl War {
    /// [SCS 7.2bA, 1.0G] The best attack on a hex that the side in turn can build, as things are
    /// known to it; `None` where nobody can attack there in the next Combat Phase of its turn.
    ///
    /// Of the places beside the hex each unit takes one where it counts most, the strongest first,
    /// as far as stacking lets it [SCS 4.0a]: an attack that can be made, and mostly the best.
    /// Support of a game's own kind is left out, as is everything the defender could respond with.
    pub(crate) fn prospect_at(&self, target: HexId) -> Option<Prospect<Self>> {
        if !self.prepares_attacks() || self.may_be_attacked(target).is_err() {
            return None;
        }
        let (planned, attackers) = self.built_attack(target);
        if !attackers.iter().any(|it| self.face(it.unit).has_attack()) {
            return None;
        }
        let units: Vec<UnitId> = attackers.iter().map(|it| it.unit).collect();
        let reckoning = planned.reckon(&units, target);
        let known = !self.hides_units(target);
        let moving = attackers.iter().filter(|it| it.moves).count();
        let count = |it: usize| i32::try_from(it).expect("units are few");
        let message = match reckoning.column.filter(|_| known) {
            Some(column) => {
                let column = &self.scenario.results.columns[usize::from(column)];
                Message::new("scs-prospect").text("column", column.to_string())
            }
            None if known => Message::new("scs-prospect-below"),
            None => Message::new("scs-prospect-hidden"),
        };
        let message = message
            .text("attack", reckoning.attack.to_string())
            .text("defense", if known { reckoning.defense.to_string() } else { "?".into() })
            .number("units", count(units.len()))
            .number("moving", count(moving));
        let roll = (known && reckoning.column.is_some()).then_some((planned, Action::Roll));
        let attacker = |it: &Way| PlannedAttacker {
            unit: self.unit_id(it.unit),
            from: self.number(it.from),
            moves: it.moves,
        };
        let attackers = attackers.iter().map(attacker).collect();
        Some(Prospect {
            roll,
            plan: AttackPlan { target: self.number(target), attackers, message },
        })
    }

    /// Whether the open question is one of those in which the side in turn prepares its attacks.
    fn prepares_attacks(&self) -> bool {
        let Some(question) = self.question() else { return false };
        match question.decision {
            Decision::ChooseMover | Decision::Move { .. } => self.core.phase == Phase::Movement,
            Decision::ChooseTarget => true,
            Decision::ChooseAttackers { .. } => self.core.phase == Phase::Combat,
            Decision::SetUp { .. }
            | Decision::SetUpStacks
            | Decision::Arrive { .. }
            | Decision::React { .. }
            | Decision::Roll { .. }
            | Decision::Convert { .. }
            | Decision::LoseStep { .. }
            | Decision::Retreat { .. }
            | Decision::LoseInRetreat { .. }
            | Decision::Advance { .. }
            | Decision::GoOn { .. }
            | Decision::Restack { .. }
            | Decision::Overstacked { .. } => false,
        }
    }

    /// The war as it would be before the dice of such an attack, and who makes it.
    fn built_attack(&self, target: HexId) -> (Self, Vec<Way>) {
        let mut ways: Vec<Way> = self
            .scenario
            .units_of(self.core.side)
            .flat_map(|it| self.ways_of(it, target))
            .collect();
        let places: Vec<HexId> =
            self.scenario.map.grid.neighbors(target).map(|(_, it)| it).collect();
        // The strongest first; who need not move stays, and among equals the order is the roster's.
        ways.sort_by(|a, b| {
            let better = a.strength.at_least(b.strength);
            let worse = b.strength.at_least(a.strength);
            let place = |it: &Way| places.iter().position(|&hex| hex == it.from);
            worse
                .cmp(&better)
                .then_with(|| (a.moves, a.unit, place(a)).cmp(&(b.moves, b.unit, place(b))))
        });
        let mut planned = self.clone();
        let mut attackers: Vec<Way> = Vec::new();
        for way in ways {
            let placed = attackers.iter().any(|it| it.unit == way.unit);
            if placed || way.moves && !planned.has_room(way.unit, way.from) {
                continue;
            }
            if way.moves {
                planned.put(way.unit, way.from);
            }
            attackers.push(way);
        }
        attackers.sort_by_key(|it| (it.unit, Reverse(it.moves)));
        planned.stage_attack(target, &attackers);
        (planned, attackers)
    }

    /// Lays the attack down as it lies before its dice: announced, not answered, shown.
    fn stage_attack(&mut self, target: HexId, attackers: &[Way]) {
        for unit in &mut self.core.units {
            unit.flags.clear(Flags::OF_COMBAT);
            unit.group = 0;
        }
        for way in attackers {
            self.unit_mut(way.unit).flags.set(Flags::ATTACKING);
        }
        let defenders: Vec<UnitId> = self.stack(target).collect();
        for unit in defenders {
            self.unit_mut(unit).flags.set(Flags::DEFENDING);
        }
        self.core.phase = Phase::Combat;
        self.core.combat = Some(Combat::new(CombatKind::Attack, target));
        self.core.agenda = vec![Frame::Sequence, Frame::EndCombat, Frame::Resolve];
    }

    /// [SCS 7.2, 7.3B] The places from which a unit could attack a hex: its own, and those it can
    /// still come to.
    fn ways_of(&self, unit: UnitId, target: HexId) -> Vec<Way> {
        let state = self.unit(unit);
        let Some(here) = state.hex() else { return Vec::new() };
        if !self.face(unit).has_attack() || state.is(Flags::ATTACKED) {
            return Vec::new();
        }
        let way = |from: HexId| {
            let direction = self.direction(from, target)?;
            let may = self.could_enter(unit, from, direction)
                && self.may_attack_across(from, direction).is_ok();
            let strength = self.attack_strength_from(unit, from, target).total();
            may.then_some(Way { unit, from, moves: from != here, strength })
        };
        let mut ways: Vec<Way> = way(here).into_iter().collect();
        if self.can_still_come(unit, target) {
            ways.extend(self.range_of(unit).into_iter().filter_map(|(hex, _)| way(hex)));
        }
        ways
    }

    /// Whether a unit may still move in this Movement Phase, and is near enough for it to matter:
    /// no hex costs less than half a point, and one next to the target is enough.
    fn can_still_come(&self, unit: UnitId, target: HexId) -> bool {
        if self.core.phase != Phase::Movement {
            return false;
        }
        let goes = self.unit(unit).group == MOVERS || self.may_select(unit).is_ok();
        let away = self.scenario.map.grid.distance(self.hex_of(unit), target);
        let left: HalfMp = self.allowance(unit).saturating_sub(self.unit(unit).spent);
        goes && away.saturating_sub(1) <= left.max(1)
    }
}
