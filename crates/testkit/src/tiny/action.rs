//! What a side is asked, what it may answer, and how the answer is written.

use hexgrid::HexId;

use super::state::{MarkerId, ScoutId, Tiny};

/// The thing decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// [tiny 1.1] Which marker is the picket.
    PicketMarker,
    /// [tiny 2.1] Which scout moves next.
    Mover,
    /// [tiny 2.1] Where the scout goes.
    Step {
        /// The scout that moves.
        scout: ScoutId,
        /// How far it may still go.
        hexes_left: u8,
    },
    /// [tiny 3.2] Where the sentry looks.
    Facing,
    /// [tiny 3.3] Whether the sentry fires.
    Reaction {
        /// The scout that came into view.
        scout: ScoutId,
    },
    /// [tiny 4.1] How the scout takes the fire.
    Posture {
        /// The scout fired at.
        scout: ScoutId,
    },
    /// [tiny 5.1] Where the scout falls back to.
    FallBackHex {
        /// The scout that falls back.
        scout: ScoutId,
        /// How far it still has to go.
        hexes_left: u8,
    },
}

/// [tiny 3.2] What the sentry does in its phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Turn {
    /// One side against the clock.
    Left,
    /// One side with the clock.
    Right,
    /// Not at all.
    Stay,
}

/// An answer: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// [tiny 1.1] Make this marker the picket.
    Hide(MarkerId),
    /// [tiny 2.1] Move this scout.
    Move(ScoutId),
    /// [tiny 1.2] End the scouts' phase.
    EndScouts,
    /// [tiny 2.1] Go one hex.
    Enter(HexId),
    /// [tiny 2.3] Leave the map.
    Exit,
    /// [tiny 2.1] End the scout's move.
    Done,
    /// [tiny 3.2] Turn the sentry.
    Turn(Turn),
    /// [tiny 3.3] Fire.
    Fire,
    /// [tiny 3.3] Do not fire.
    Hold,
    /// [tiny 4.1] Crouch.
    Crouch,
    /// [tiny 4.1] Run.
    Run,
    /// [tiny 5.1] Fall back one hex.
    FallBack(HexId),
}

impl Tiny {
    /// Lists what might answer a decision, in a fixed order; what is illegal is taken out after.
    pub(super) fn candidates(&self, decision: Decision) -> Vec<Action> {
        match decision {
            Decision::PicketMarker => MarkerId::ALL.map(Action::Hide).to_vec(),
            Decision::Mover => {
                let mut actions = ScoutId::ALL.map(Action::Move).to_vec();
                actions.push(Action::EndScouts);
                actions
            }
            Decision::Step { scout, .. } => {
                let mut actions = self.beside(scout).map(Action::Enter).collect::<Vec<_>>();
                actions.extend([Action::Exit, Action::Done]);
                actions
            }
            Decision::Facing => [Turn::Left, Turn::Right, Turn::Stay].map(Action::Turn).to_vec(),
            Decision::Reaction { .. } => vec![Action::Fire, Action::Hold],
            Decision::Posture { .. } => vec![Action::Crouch, Action::Run],
            Decision::FallBackHex { scout, .. } => {
                self.beside(scout).map(Action::FallBack).collect()
            }
        }
    }

    /// The hexes next to a scout.
    pub(super) fn beside(&self, scout: ScoutId) -> impl Iterator<Item = HexId> + '_ {
        let from = self.scout_hex(scout).into_iter();
        from.flat_map(|hex| self.grid.neighbors(hex).map(|(_, beside)| beside))
    }

    pub(super) fn write_action(&self, action: Action) -> String {
        match action {
            Action::Hide(marker) => {
                format!("hide {}", self.grid.number(self.markers[usize::from(marker.0)].hex))
            }
            Action::Move(scout) => format!("move {}", scout.name()),
            Action::EndScouts => "end scouts".to_owned(),
            Action::Enter(hex) => format!("enter {}", self.grid.number(hex)),
            Action::Exit => "exit".to_owned(),
            Action::Done => "done".to_owned(),
            Action::Turn(Turn::Left) => "turn left".to_owned(),
            Action::Turn(Turn::Right) => "turn right".to_owned(),
            Action::Turn(Turn::Stay) => "stay".to_owned(),
            Action::Fire => "fire".to_owned(),
            Action::Hold => "hold".to_owned(),
            Action::Crouch => "crouch".to_owned(),
            Action::Run => "run".to_owned(),
            Action::FallBack(hex) => format!("fall back {}", self.grid.number(hex)),
        }
    }

    /// Reads an action; the error says what would be right.
    pub(super) fn parse_action(&self, text: &str) -> Result<Action, &'static str> {
        let fixed = [
            Action::EndScouts,
            Action::Exit,
            Action::Done,
            Action::Turn(Turn::Left),
            Action::Turn(Turn::Right),
            Action::Turn(Turn::Stay),
            Action::Fire,
            Action::Hold,
            Action::Crouch,
            Action::Run,
            Action::Move(ScoutId(0)),
            Action::Move(ScoutId(1)),
            Action::Hide(MarkerId(0)),
            Action::Hide(MarkerId(1)),
        ];
        if let Some(action) = fixed.into_iter().find(|it| self.write_action(*it) == text) {
            return Ok(action);
        }
        let hex = |number| self.grid.find(number).ok_or("no such hex on the map");
        if let Some(number) = text.strip_prefix("enter ") {
            return hex(number).map(Action::Enter);
        }
        if let Some(number) = text.strip_prefix("fall back ") {
            return hex(number).map(Action::FallBack);
        }
        Err("no such verb; the prompt lists the answers")
    }
}
