//! [AMB MPf–MPj] When all are down: condition, checks, and how play begins.

use hexgrid::HexId;

use super::Duty;
use crate::agenda::{Duty as Duties, Event as Events, Frame};
use crate::ch05_operations::Cause;
use crate::script::instr::Rounds;
use crate::state::{Grants, ManSet, Mode, Place, Round, Sortie};
use crate::terms::Side;

/// [AMB MPf] The condition if nobody was fired on in the air.
const QUIET: u8 = 2;
/// [AMB MPf] The condition if somebody was.
const FIRED_ON: u8 = 3;

impl Sortie {
    /// [AMB MPf, MPg] Ruling K34: what a paragraph has said goes before all else.
    pub(super) fn touch_down(&mut self, events: &mut Vec<Events>) {
        let condition = match (self.core.told_in_air, self.core.fired_on_in_air) {
            (Some(told), _) => told,
            (None, true) => FIRED_ON,
            (None, false) => QUIET,
        };
        self.turn_card(condition, events);
        self.core.owe(Duty::Start);
        self.owe_sweep();
    }

    /// [AMB MPg] Every hex with a soldier of the squad, active or not, is checked; the crate's is
    /// not.
    fn owe_sweep(&mut self) {
        let squad = self.men().filter(|it| it.side() == Side::Us);
        let landed = squad.filter(|it| matches!(self.man(*it).place, Place::At(_)));
        let mut hexes: Vec<HexId> = landed.filter_map(|it| self.hex_of(it)).collect();
        hexes.sort_by_key(|hex| self.number_key(*hex));
        hexes.dedup();
        self.core.owe(Duty::Sweep { hexes });
    }

    /// [AMB MPg, MPh] Checks the next hex; whoever comes into play waits for the last.
    pub(super) fn sweep(&mut self, mut hexes: Vec<HexId>) {
        if hexes.is_empty() {
            return;
        }
        let hex = hexes.remove(0);
        self.core.owe(Duty::Sweep { hexes });
        let group: ManSet = self.active_in(hex, Side::Us).collect();
        self.owe_check(hex, group, Cause::Change);
    }

    /// [AMB MPf, 5.5b] A paragraph changes the condition amid the drop. In the air the card of
    /// condition 1 stays until all are down; on the ground the checks begin anew (ruling K67).
    pub(crate) fn change_amid_drop(&mut self, condition: u8, events: &mut Vec<Events>) {
        if self.aloft().next().is_some() {
            self.core.told_in_air = self.core.told_in_air.max(Some(condition));
            return;
        }
        self.turn_card(condition, events);
        self.core.agenda.retain(|it| !is_sweep(it));
        self.owe_sweep();
    }

    /// [AMB MPi, MPj] An activation amid the checks says who begins: of several results one counts,
    /// in condition 2 the best for the squad, later the best for the Germans. Nobody is aware by
    /// himself.
    pub(crate) fn weigh_opening(&mut self, rounds: &Rounds<HexId>) {
        let before = std::mem::take(&mut self.core.round.granted);
        self.grant_opening(rounds);
        let round = &mut self.core.round;
        let (new, old) = (favor(&round.granted), favor(&before));
        let better = if self.core.condition <= QUIET { new > old } else { new < old };
        if round.opened && !better {
            round.granted = before;
        }
        round.opened = true;
    }

    /// [AMB MPh] All checks are done: Rounds begin with every German in play, or Operations.
    pub(super) fn start_on_ground(&mut self, events: &mut Vec<Events>) {
        if self.is_german_active() {
            self.core.mode = Mode::Rounds;
            self.core.round.opened = true;
        } else {
            self.core.mode = Mode::Operations;
            self.core.round = Round::default();
        }
        self.owe_operations();
        self.test_end(events);
    }
}

/// How good an opening is for the squad.
///
/// Interpretation: two turns count more than the advantage, those of all more than those of some.
fn favor(granted: &Grants) -> (i8, i8) {
    let turns = match granted {
        Grants { us_two: true, .. } => 2,
        Grants { us_two_unpanicked: true, .. } => 1,
        Grants { germans_two: true, .. } => -2,
        Grants { two, .. } if !two.is_empty() => -1,
        Grants { .. } => 0,
    };
    let advantage = match granted.advantage {
        Some(Side::Us) => 1,
        None => 0,
        Some(Side::German) => -1,
    };
    (turns, advantage)
}

/// Whether a frame is the rest of the checks.
fn is_sweep(frame: &Frame) -> bool {
    matches!(frame, Frame::Do(Duties::Parachutes(Duty::Sweep { .. })))
}
