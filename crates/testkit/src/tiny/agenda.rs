//! [tiny 1] What the rules still owe, and the loop that works it off.

use kernel::{Dice, Illegal, Seat, refuse};

use super::state::{BLUE, MarkerId, RED, ScoutId, TURNS, Tiny};
use super::{Action, Decision, Event};

/// [tiny 1.2] The phases, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// [tiny 1.1] Only once, before the first turn.
    Hiding,
    Scouts,
    Sentry,
    Hound,
    /// Nothing is left to do in this turn.
    End,
}

/// One thing the rules still owe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Frame {
    /// [tiny 1.2] The bottom frame walks the sequence of play.
    Phase(Phase),
    /// [tiny 2.1] This scout may still move so many hexes.
    Moving { scout: ScoutId, hexes_left: u8 },
    /// [tiny 3.3] Red decides whether the sentry fires.
    Reaction { scout: ScoutId },
    /// [tiny 4.1] Blue decides how the scout takes the fire.
    UnderFire { scout: ScoutId },
    /// [tiny 5.1] This scout has to fall back so many more hexes.
    FallingBack { scout: ScoutId, hexes_left: u8 },
    /// [tiny 5.2] This scout has to roll whether it falls back too.
    Nerve { scout: ScoutId },
    /// [tiny 7.2] The hound still runs so many hexes.
    Running { hexes_left: u8 },
}

/// More frames than this in one answer mean that the rules go round in circles.
const SETTLE_MAX: u32 = 1_000;

impl Tiny {
    /// What is asked now, and of whom; `None` once the game is over.
    pub(super) fn decision(&self) -> Option<(Seat, Decision)> {
        let asked = match *self.agenda.last()? {
            Frame::Phase(Phase::Hiding) => (RED, Decision::PicketMarker),
            Frame::Phase(Phase::Scouts) => (BLUE, Decision::Mover),
            Frame::Phase(Phase::Sentry) => (RED, Decision::Facing),
            Frame::Moving { scout, hexes_left } => (BLUE, Decision::Step { scout, hexes_left }),
            Frame::Reaction { scout } => (RED, Decision::Reaction { scout }),
            Frame::UnderFire { scout } => (BLUE, Decision::Posture { scout }),
            Frame::FallingBack { scout, hexes_left } => {
                (BLUE, Decision::FallBackHex { scout, hexes_left })
            }
            Frame::Phase(Phase::Hound | Phase::End)
            | Frame::Nerve { .. }
            | Frame::Running { .. } => unreachable!("settled without asking anybody"),
        };
        Some(asked)
    }

    /// Works the agenda off until a side must decide or the game is over.
    pub(super) fn settle(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        for _ in 0..SETTLE_MAX {
            if self.no_scout_is_left() {
                self.agenda.clear();
            }
            let Some(&frame) = self.agenda.last() else { return };
            match frame {
                Frame::Phase(Phase::Hiding | Phase::Scouts | Phase::Sentry)
                | Frame::Reaction { .. }
                | Frame::UnderFire { .. } => return,
                Frame::Phase(Phase::Hound) => self.draw_card(dice, events),
                Frame::Phase(Phase::End) => self.end_turn(events),
                Frame::Moving { scout, hexes_left } => {
                    if hexes_left > 0 && self.scout_hex(scout).is_some() {
                        return;
                    }
                    self.agenda.pop();
                    self.scout_mut(scout).moved = true;
                }
                Frame::FallingBack { scout, hexes_left } => {
                    if self.settle_falling_back(scout, hexes_left, events) {
                        return;
                    }
                }
                Frame::Nerve { scout } => self.check_nerve(scout, dice, events),
                Frame::Running { hexes_left } => self.run_hound(hexes_left, events),
            }
        }
        panic!("the agenda does not come to an end: {:?}", self.agenda);
    }

    /// Goes on to another phase.
    pub(super) fn begin(&mut self, phase: Phase) {
        assert_eq!(self.agenda.len(), 1, "a phase ends when nothing else is owed");
        self.agenda[0] = Frame::Phase(phase);
    }

    /// [tiny 1.3] Begins the next turn, if there is one.
    fn end_turn(&mut self, events: &mut Vec<Event>) {
        if self.turn == TURNS {
            self.agenda.clear();
            return;
        }
        self.turn += 1;
        for scout in &mut self.scouts {
            scout.moved = false;
        }
        self.begin(Phase::Scouts);
        events.push(Event::TurnBegan { turn: self.turn });
    }

    /// [tiny 1.3]
    pub(super) fn is_over(&self) -> bool {
        self.agenda.is_empty()
    }

    fn no_scout_is_left(&self) -> bool {
        ScoutId::ALL.into_iter().all(|scout| self.scout_hex(scout).is_none())
    }

    /// [tiny 1.1]
    pub(super) fn may_hide(&self, _marker: MarkerId) -> Result<(), Illegal> {
        match self.agenda.last() {
            Some(Frame::Phase(Phase::Hiding)) => Ok(()),
            _ => refuse("tiny:1.1", "the picket is hidden before the first turn"),
        }
    }

    /// [tiny 1.2]
    pub(super) fn may_end_scouts(&self) -> Result<(), Illegal> {
        match self.agenda.last() {
            Some(Frame::Phase(Phase::Scouts)) => Ok(()),
            _ => refuse("tiny:1.2", "the scouts are not moving"),
        }
    }

    /// Says whether the rules allow an action now: the one function behind list and check.
    pub(super) fn may(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Hide(marker) => self.may_hide(marker),
            Action::Move(scout) => self.may_move(scout),
            Action::EndScouts => self.may_end_scouts(),
            Action::Enter(hex) => self.may_step(hex),
            Action::Exit => self.may_exit(),
            Action::Done => self.may_stop(),
            Action::Turn(_) => self.may_turn(),
            Action::Fire | Action::Hold => self.may_react(),
            Action::Crouch | Action::Run => self.may_take_posture(),
            Action::FallBack(hex) => self.may_fall_back(hex),
        }
    }

    /// Does what the action says; it has been found legal.
    pub(super) fn play(&mut self, action: Action, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match action {
            Action::Hide(marker) => {
                self.picket = Some(marker);
                self.begin(Phase::Scouts);
                events.push(Event::PicketHidden { marker });
            }
            Action::Move(scout) => self.begin_move(scout),
            Action::EndScouts => self.begin(Phase::Sentry),
            Action::Enter(hex) => self.step(hex, events),
            Action::Exit => self.exit(events),
            Action::Done => self.stop_moving(),
            Action::Turn(turn) => self.turn_sentry(turn, events),
            Action::Fire => self.open_fire(events),
            Action::Hold => self.hold_fire(events),
            Action::Crouch | Action::Run => self.take_fire(action == Action::Crouch, dice, events),
            Action::FallBack(hex) => self.fall_back(hex, events),
        }
    }
}

impl Frame {
    pub(super) fn write_digest(self, out: &mut Vec<u8>) {
        let bytes = match self {
            Frame::Phase(phase) => [0, phase as u8, 0],
            Frame::Moving { scout, hexes_left } => [1, scout.0, hexes_left],
            Frame::Reaction { scout } => [2, scout.0, 0],
            Frame::UnderFire { scout } => [3, scout.0, 0],
            Frame::FallingBack { scout, hexes_left } => [4, scout.0, hexes_left],
            Frame::Nerve { scout } => [5, scout.0, 0],
            Frame::Running { hexes_left } => [6, 0, hexes_left],
        };
        out.extend(bytes);
    }
}
