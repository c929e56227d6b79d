//! [SCS 7.0] The procedure: plan, announce, respond, reveal, roll.
//!
//! Attacks are announced and resolved one at a time, in any order [SCS 7.0G]. Announcing cannot be
//! taken back [SCS 0.10E]; rolling is a step of its own, so that exact odds exist once both sides
//! have shown their units, and never before.

use hexgrid::HexId;
use kernel::{Dice, Illegal, Roll, Rule, refuse};

use crate::agenda::{Frame, SUPPORT};
use crate::charts::Cell;
use crate::event::Event;
use crate::state::{Combat, CombatKind, Flags, Side, UnitId, War};

impl Combat {
    /// [SCS 7.0F] A combat for one hex, whose result is not known yet.
    pub(crate) fn new(kind: CombatKind, target: HexId) -> Self {
        Self { kind, target, result: None, next_group: 2, air: 0, barrage: [0; 2] }
    }
}

impl War {
    /// [SCS 1.0G, 7.0A, 7.0F] Whether a hex can be attacked: somebody with an Attack Strength must
    /// be able to [SCS 7.2e], and it must hold a unit that has not been attacked [SCS 7.2d].
    pub(crate) fn may_attack(&self, target: HexId) -> Result<(), Illegal> {
        self.may_be_attacked(target)?;
        let mut refusal = refuse("scs:2.1c", "no unit has the hex in its zone of control");
        for (_, from) in self.scenario.map.grid.neighbors(target) {
            for unit in self.stack(from).filter(|&it| self.side_of(it) == self.core.side) {
                if self.face(unit).has_attack() {
                    match self.may_join_attack(unit, target) {
                        Ok(()) => return Ok(()),
                        Err(why) => refusal = Err(why),
                    }
                }
            }
        }
        refusal
    }

    /// [SCS 7.0G] Begins to plan an attack; one at a time.
    pub(crate) fn plan_attack(&mut self, target: HexId) {
        self.core.combat = Some(Combat::new(CombatKind::Attack, target));
        self.core.agenda.push(Frame::Plan { target });
    }

    /// [SCS 7.2b] Adds a unit with its whole strength to the planned attack.
    pub(crate) fn join_attack(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.set(Flags::ATTACKING);
    }

    /// [SCS 7.2bA] Takes a unit out of the planned attack.
    pub(crate) fn leave_attack(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.clear(Flags::ATTACKING);
        self.core.plans_changed += 1;
    }

    /// [SCS 7.2a] Gives the planned attack up: nothing has been announced, and what support was put
    /// in is there again.
    pub(crate) fn give_up_attack(&mut self, events: &mut Vec<Event>) {
        let combat = self.core.combat.take().expect("a combat is planned");
        let side = self.core.side;
        self.core.agenda.pop();
        self.core.plans_changed += 1;
        self.core.air[side.index()] += combat.air;
        let units: Vec<UnitId> = self.scenario.units_of(side).collect();
        for unit in units {
            let state = self.unit_mut(unit);
            state.flags.clear(Flags::ATTACKING);
            if state.group == SUPPORT {
                state.group = 0;
                state.flags.clear(Flags::BARRAGED);
            }
        }
        if combat.air > 0 || combat.barrage[0] > 0 {
            events.push(Event::GaveUp { side, target: combat.target });
        }
    }

    /// [SCS 7.2e] Whether the planned attack may be announced: zero-strength units alone never
    /// attack.
    pub(crate) fn may_announce(&self) -> Result<(), Illegal> {
        if self.involved(self.core.side).any(|it| self.face(it).has_attack()) {
            return Ok(());
        }
        refuse("scs:7.2e", "units without Attack Strength cannot attack alone")
    }

    /// [SCS 7.0D, 7.0E, 7.2c] Announces the planned combat: every unit in the hex has to defend,
    /// and all defend together. Units that retreated there share the results too [SCS 7.2dB],
    /// though they add no strength, see `counts_in_defense`.
    pub(crate) fn begin_combat(&mut self, events: &mut Vec<Event>) {
        let combat = self.core.combat.expect("a combat is planned");
        self.core.agenda.pop();
        let defenders: Vec<UnitId> = self.stack(combat.target).collect();
        for unit in defenders {
            self.unit_mut(unit).flags.set(Flags::DEFENDING);
        }
        let from = self.attackers_by_hex();
        let (air, barrage) = (combat.air, combat.barrage[0]);
        let (kind, target) = (combat.kind, combat.target);
        events.push(Event::Announced { kind, target, from, air, barrage });
        self.core.agenda.extend([Frame::EndCombat, Frame::Resolve, Frame::Reveal, Frame::React]);
    }

    /// [SCS 7.0I] How many units attack from each hex: all the defender learns before he responds.
    fn attackers_by_hex(&self) -> Vec<(HexId, u8)> {
        let mut counts: Vec<(HexId, u8)> = Vec::new();
        for unit in self.involved(self.core.side) {
            let hex = self.hex_of(unit);
            match counts.iter_mut().find(|(it, _)| *it == hex) {
                Some((_, count)) => *count += 1,
                None => counts.push((hex, 1)),
            }
        }
        counts.sort_unstable();
        counts
    }

    /// [SCS 7.2bA, 7.2c] The units of a side in the combat being fought that are still on the map.
    pub(crate) fn involved(&self, side: Side) -> impl Iterator<Item = UnitId> {
        let role = if side == self.core.side { Flags::ATTACKING } else { Flags::DEFENDING };
        let on_map = move |it: &UnitId| self.unit(*it).is(role) && self.unit(*it).hex().is_some();
        self.scenario.units_of(side).filter(on_map)
    }

    /// [SCS 7.0J, 7.0K] The active player rolls two dice and reads the result.
    pub(crate) fn roll(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let column = self.reckoning().column.expect("dice are rolled on a column only");
        let roll = Roll { sides: 6, rule: Rule("scs:7.0J") };
        let faces = [dice.roll(roll), dice.roll(roll)];
        events.push(Event::Rolled { faces });
        let table = &self.scenario.results;
        let reading = table.dice.read(faces[0], faces[1]);
        let cell = table.cell(usize::from(column), reading);
        let attacker = self.core.side;
        events.push(Event::Resulted { attacker, cell, read_at: Some((column, reading)) });
        self.take_result(cell);
    }

    /// [SCS 7.4D, 7.4E] Below the left column nobody rolls: the attacker loses one step.
    pub(crate) fn resolve_without_dice(&mut self, events: &mut Vec<Event>) {
        let cell = Cell { attacker_steps: 1, ..Cell::default() };
        events.push(Event::Resulted { attacker: self.core.side, cell, read_at: None });
        self.take_result(cell);
    }
}
