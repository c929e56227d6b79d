//! [AMB 5.5, 6.11] Conditions.

use hexgrid::HexId;

use super::{Cause, Duty, Event};
use crate::agenda::{Duty as Duties, Event as Events, Frame};
use crate::state::{ManSet, Mode, Sortie};
use crate::terms::Side;

impl Sortie {
    /// [AMB 5.5a] The condition in force.
    pub fn condition(&self) -> u8 {
        self.core.condition
    }

    /// [AMB 5.5b] Owes a change of condition: it comes when all else of the paragraph is done.
    pub(crate) fn owe_change(&mut self, condition: u8) {
        self.core.owe(Duty::Change(condition));
    }

    /// [AMB 5.5a, 5.5b, 5.5c, 5.5d, 6.11a, 2.2i, 2.4p, 2.5i] The card is swapped, Event markers
    /// go, and the
    /// hexes of the squad are checked, the lowest number first. A change that comes amid such
    /// checks begins them anew.
    pub(super) fn change_condition(&mut self, condition: u8, events: &mut Vec<Events>) {
        if condition <= self.core.condition {
            return;
        }
        if self.core.mode == Mode::Preparing {
            return self.change_amid_drop(condition, events);
        }
        self.turn_card(condition, events);
        self.core.agenda.retain(|it| !is_checks(it));
        let (hexes, rounds) = (self.squad_hexes(), self.core.mode == Mode::Rounds);
        self.core.owe(Duty::Checks { hexes, rounds });
        self.owe_moment();
    }

    /// [AMB 5.5c, 2.4p] The card is swapped, and Event markers go.
    pub(crate) fn turn_card(&mut self, condition: u8, events: &mut Vec<Events>) {
        self.core.condition = condition;
        for marks in self.core.marks.values_mut() {
            marks.event = false;
        }
        events.push(Event::Condition { condition }.into());
    }

    /// [AMB 5.5d] Hexes with active soldiers of the squad: by row, then by column.
    fn squad_hexes(&self) -> Vec<HexId> {
        let mut hexes: Vec<HexId> =
            self.active(Side::Us).filter_map(|man| self.hex_of(man)).collect();
        let tanks = self.vehicles().filter(|id| self.is_tank_active(*id, Side::Us));
        hexes.extend(tanks.filter_map(|id| self.vehicle(id).hex));
        hexes.sort_by_key(|hex| self.number_key(*hex));
        hexes.dedup();
        hexes
    }

    /// The number of a hex as it is compared: row first, then column.
    pub(crate) fn number_key(&self, hex: HexId) -> (u16, String) {
        let number = self.mission.ground.map.grid.number(hex);
        let letters = number.trim_end_matches(|it: char| it.is_ascii_digit());
        let row = number[letters.len()..].parse().expect("a hex number ends with its row");
        (row, letters.to_owned())
    }

    /// [AMB 5.5e, 5.5f, 5.5g, 5.5h, 6.11b] Checks the next of the hexes. In Operations the first
    /// German who
    /// comes into play stops the list; in Rounds it goes on.
    pub(super) fn go_on_with_checks(&mut self, mut hexes: Vec<HexId>, rounds: bool) {
        let activated = self.core.mode == Mode::Rounds || self.is_german_active();
        if hexes.is_empty() || (activated && !rounds) {
            return;
        }
        let hex = hexes.remove(0);
        self.core.owe(Duty::Checks { hexes, rounds });
        let group: ManSet = self.active_in(hex, Side::Us).collect();
        self.owe_check(hex, group, Cause::Change);
    }
}

/// Whether a frame is a list of checks after a change.
fn is_checks(frame: &Frame) -> bool {
    matches!(frame, Frame::Do(Duties::Operations(Duty::Checks { .. })))
}
