//! [SCS 7.1] Results, carried out at once and completely, the defender first.

use crate::agenda::{Frame, SUPPORT};
use crate::charts::Cell;
use crate::state::{CombatKind, Flags, UnitId, War};

impl War {
    /// [SCS 7.1B, 7.1C, 7.1D] Puts the parts of a result on the agenda: the defender's steps and
    /// hexes, then the attacker's, then the advance.
    pub(crate) fn take_result(&mut self, cell: Cell) {
        let combat = self.core.combat.as_mut().expect("a combat is being fought");
        combat.result = Some(cell);
        self.core.agenda.pop();
        let attacker = self.core.side;
        self.core.agenda.extend([
            Frame::Advance,
            Frame::Suffer {
                side: attacker,
                steps: cell.attacker_steps,
                hexes: cell.attacker_hexes,
            },
            Frame::Suffer {
                side: attacker.other(),
                steps: cell.defender_steps,
                hexes: cell.defender_hexes,
            },
        ]);
    }

    /// [SCS 7.1C, 7.2d] Ends the combat: who fought is marked, and the side not in turn orders its
    /// changed stacks.
    pub(crate) fn end_combat(&mut self) {
        self.core.agenda.pop();
        let combat = self.core.combat.take().expect("a combat is being fought");
        let owner = self.core.side.other();
        let defenders: Vec<UnitId> = self.scenario.units_of(owner).collect();
        let mut changed = vec![combat.target];
        for unit in defenders {
            let state = self.unit_mut(unit);
            if !state.is(Flags::DEFENDING) {
                continue;
            }
            // [SCS 7.2d] Attacked once in this Combat Phase; an overrun does not count.
            if combat.kind == CombatKind::Attack {
                state.flags.set(Flags::WAS_ATTACKED);
            }
            changed.extend(state.hex());
        }
        for unit in &mut self.core.units {
            unit.flags.clear(Flags::OF_COMBAT);
            if unit.group == SUPPORT {
                unit.group = 0;
            }
        }
        self.rehide();
        changed.sort_unstable();
        changed.dedup();
        for hex in changed {
            if self.holds(owner, hex) && self.stack(hex).nth(1).is_some() {
                self.core.agenda.push(Frame::Restack { hex });
            }
        }
    }
}
