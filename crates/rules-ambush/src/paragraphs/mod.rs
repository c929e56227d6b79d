//! [AMB 2.7] The machine of numbered paragraphs: story instructions, read one by one.
//!
//! - [`Duty::Read`] opens a paragraph: its sighting, its requirement, its text.
//! - [`Duty::Run`] carries out one instruction after the other: `run` those that lead on, `deeds`
//!   those that change the table.
//! - `tests`: what alternatives ask, here and in what Germans do.

mod deeds;
mod run;
mod tests;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::action::{Action, Count};
use crate::agenda::Event as Events;
use crate::script::instr::{Choice, Instr, P, Piece};
use crate::state::{GearId, ManId, ManSet, Sortie, VehicleId};
use crate::terms::Model;

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// What a paragraph leaves to the player.
    Choose {
        /// The paragraph.
        paragraph: P,
        /// The place of the choice among its instructions.
        at: u8,
        /// What it speaks of.
        scope: Scope,
    },
}

/// What the check found: where the choice leads.
pub(crate) struct May {
    paragraph: P,
    at: u8,
    chosen: u8,
    go: Option<P>,
    scope: Scope,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 2.7a] A paragraph is read.
    Read {
        /// Which.
        paragraph: P,
        /// What it speaks of.
        scope: Scope,
    },
    /// The next of its instructions is carried out.
    Run {
        /// Of which paragraph.
        paragraph: P,
        /// Its place.
        at: u8,
        /// What it speaks of.
        scope: Scope,
    },
    /// Artillery strikes a hex.
    Salvo(HexId),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 2.7a] The player reads the text of a paragraph.
    Read {
        /// Which.
        paragraph: P,
        /// [AMB 5.3c] He knows it already.
        again: bool,
        /// Where.
        hex: Option<HexId>,
    },
    /// [AMB 5.4a] A sighting has happened.
    Sighted {
        /// Which.
        sighting: u8,
    },
    /// The player has chosen.
    Chosen {
        /// In which paragraph.
        paragraph: P,
        /// The place of the choice among its instructions.
        at: u8,
        /// What.
        choice: u8,
    },
    /// Dice of a paragraph.
    Rolled {
        /// Which.
        paragraph: P,
        /// What they show.
        value: u8,
        /// The paragraph that they lead to; none: nothing comes of it.
        go: Option<P>,
    },
    /// [AMB 2.4j–2.4n] Something lies on the map now.
    Placed {
        /// What.
        what: Piece<HexId>,
        /// Where.
        hex: HexId,
    },
    /// Something is gone from the map.
    Removed {
        /// What.
        what: Piece<HexId>,
        /// Where.
        hex: HexId,
    },
    /// Somebody has found something, or it lies there.
    Found {
        /// What.
        gear: GearId,
        /// What kind.
        item: Model,
        /// Who has it.
        by: Option<ManId>,
        /// Where.
        hex: HexId,
    },
    /// Somebody has used something up.
    Spent {
        /// What kind.
        item: Model,
        /// Who.
        by: ManId,
    },
    /// [AMB 2.6a] Somebody has joined the squad.
    Joined {
        /// Who.
        man: ManId,
        /// Where.
        hex: HexId,
    },
    /// [AMB M8c] A tank has joined the squad.
    TankJoined {
        /// Which.
        vehicle: VehicleId,
        /// Where.
        hex: HexId,
    },
    /// [AMB 9.5f] A German weapon is out of ammunition.
    AmmoOut {
        /// Which.
        gear: GearId,
    },
    /// [AMB MWc] How far one sees has changed.
    Visibility {
        /// How far; none: as far as the map goes.
        hexes: Option<u8>,
    },
    /// A German has withdrawn.
    Withdrawn {
        /// Who.
        man: ManId,
    },
    /// A German vehicle has withdrawn.
    VehicleWithdrawn {
        /// Which.
        vehicle: VehicleId,
    },
}

/// What a paragraph speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct Scope {
    /// The hex that was looked up.
    pub hex: Option<HexId>,
    /// Those who came into it.
    pub group: ManSet,
    /// The German who moves or acts.
    pub german: Option<ManId>,
}

/// [AMB 6.8g] What a movement paragraph says to the German who moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Steer {
    /// He stops here.
    Stop,
    /// He goes to this hex next.
    To(HexId),
    /// [AMB 7.4a] He leaves the map.
    Leave,
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        let Self::Choose { .. } = self;
        "choose"
    }

    pub(crate) fn man(&self) -> Option<ManId> {
        let Self::Choose { .. } = self;
        None
    }

    /// The choices of a paragraph, as it gives them.
    pub(crate) fn choices<'a>(&self, game: &'a Sortie) -> &'a [Choice] {
        let Self::Choose { paragraph, at, .. } = *self;
        match &game.mission.paragraphs[&paragraph].instructions[usize::from(at)] {
            Instr::Choose(choices) => choices,
            other => unreachable!("{other:?} leaves nothing to the player"),
        }
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        let count = u8::try_from(self.choices(game).len()).expect("few choices");
        (0..count).map(|it| Action::Choose(Count(it))).collect()
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        let Self::Choose { paragraph, at, scope } = *self;
        let Action::Choose(Count(chosen)) = action else {
            return refuse("amb:5.1c", "a paragraph wants a choice");
        };
        match self.choices(game).get(usize::from(chosen)) {
            Some(choice) => Ok(May { paragraph, at, chosen, go: choice.go, scope }),
            None => refuse("amb:5.1c", "the paragraph does not offer that"),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, _: &mut dyn Dice, events: &mut Vec<Events>) {
        let Self { paragraph, at, chosen, go, scope } = self;
        events.push(Event::Chosen { paragraph, at, choice: chosen }.into());
        game.owe_branch(go, scope);
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Read { paragraph, scope } => game.read(paragraph, scope, events),
            Self::Run { paragraph, at, scope } => game.run(paragraph, at, scope, dice, events),
            Self::Salvo(hex) => game.salvo(hex, dice, events),
        }
    }
}
