//! [AMB 6.8, 6.9, 7.4] What Germans do: nobody decides for them.
//!
//! | Rule | Content | Where |
//! |---|---|---|
//! | 2.1h–2.1j, 6.8a–6.8b, 6.8i–6.8m, 6.8p, 11.2g, 17.8 | number, column, paragraph | `column` |
//! | 6.8c–6.8e, 6.9 | option, orders one by one, stance | `orders` |
//! | 6.8n–6.8o, 6.9d, 6.9g–6.9h | fire, throws, assaults, weapons, surrender | `deeds` |
//! | 2.2h, 6.8f–6.8h, 7.4 | movement by red entries, evasion | `movement` |
//! | 9.6a–9.6b, 9.7i | the ways he could fire | `shots` |
//! | 6.3i, 11.1a | whom he takes, who gets his turn | `picks` |
//! | 6.8c, 17.8a | what an option asks | `questions` |
//!
//! A turn is a chain of frames: [`Duty::Act`] finds column and paragraph, [`Duty::Obey`] executes
//! one order after the other, [`Duty::Step`] goes hex by hex. What is left of the turn is the
//! [`Turn`] that they hand on.

mod column;
mod deeds;
mod movement;
mod orders;
mod picks;
mod questions;
mod shots;

use canon::Digest;
use hexgrid::HexId;
use kernel::Dice;

use crate::agenda::{Event as Events, asks_nothing};
use crate::script::instr::P;
use crate::state::{Actor, GearId, Health, ManId, Sortie, VehicleId};
use crate::terms::Stance;

asks_nothing! {
    /// Nobody is asked anything here: no one decides for Germans.
}

/// [AMB 6.8d] What a German has done of his one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Deed {
    /// Nothing yet, or stance alone.
    Nothing,
    /// [AMB 6.7q] He has gone some way on his feet; with points left he goes on.
    Ran,
    /// [AMB 7.3a] He has crawled a hex.
    Crawled,
    /// [AMB 6.7s] He has fired by instinct and may still go half his way.
    Snapped,
    /// His action is done; a free change of stance is all he may have left.
    Done,
}

/// [AMB 6.8] What is left of a German's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Turn {
    /// Who.
    pub man: ManId,
    /// His paragraph.
    pub paragraph: P,
    /// The option of it that fits.
    pub option: u8,
    /// The next order of the option.
    pub next: u8,
    /// [AMB 6.8e] The free change of stance is not used yet.
    pub free: bool,
    /// Movement points spent.
    pub spent: u8,
    /// What he has done.
    pub deed: Deed,
    /// How he was when his turn began: a wound on the way ends it.
    pub health: Health,
    /// [AMB 6.8k] A special reaction has come into force in this turn.
    pub reacted: bool,
    /// He has risen or crouched for a move that his points do not pay before the next turn.
    pub poised: bool,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 6.8b] He acts: column, paragraph, option.
    Act(Actor),
    /// [AMB 6.8k] The rest of his turn goes by the paragraph that column and number now name.
    Anew(Turn),
    /// [AMB 6.8d] The next order.
    Obey(Turn),
    /// [AMB 6.7f] The second shot by instinct.
    SecondShot {
        /// What is left of his turn; its next order is the one that lets him fire.
        turn: Turn,
        /// His weapon.
        gear: GearId,
    },
    /// [AMB 6.8f] The next hex of his way.
    Step {
        /// What is left of his turn; its next order is the one that moves him.
        turn: Turn,
        /// [AMB 6.8g] Where a paragraph sends him; none: where the red entry does.
        to: Option<HexId>,
        /// [AMB 6.8g] The paragraph of this hex has been read.
        read: bool,
    },
    /// [AMB 17.8a] The next order of a tank.
    Crew {
        /// The tank.
        vehicle: VehicleId,
        /// Its paragraph.
        paragraph: P,
        /// The option.
        option: u8,
        /// The next order.
        next: u8,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 6.8k] A special reaction brings a new action number.
    NewNumber {
        /// Whose reaction.
        german: ManId,
        /// The number.
        number: u8,
    },
    /// [AMB 6.8b] A German acts by this paragraph.
    Acts {
        /// Who.
        actor: Actor,
        /// By which paragraph.
        paragraph: P,
    },
    /// [AMB 6.8d] Of what his paragraph orders nothing came that anybody sees.
    Idle {
        /// Who.
        actor: Actor,
    },
    /// [AMB 6.8e] He changes his stance.
    Stance {
        /// Who.
        german: ManId,
        /// How he holds himself now.
        stance: Stance,
        /// Whether it cost a movement point.
        paid: bool,
    },
    /// [AMB 6.8f] He goes.
    Moved {
        /// Who.
        german: ManId,
        /// From where.
        from: HexId,
        /// Where to.
        to: HexId,
        /// Whether he crawls.
        crawls: bool,
        /// Movement points spent.
        cost: u8,
    },
    /// [AMB 6.8h] He leaves the map.
    Left {
        /// Who.
        german: ManId,
        /// By which hex.
        hex: HexId,
    },
    /// [AMB 6.8i] A special reaction comes into force.
    Reacts {
        /// Who.
        german: ManId,
        /// The letter of the column.
        letter: char,
    },
    /// [AMB 6.8j] His special reaction ends.
    Calms {
        /// Who.
        german: ManId,
    },
    /// [AMB 6.8o] He surrenders and waits to be taken.
    Surrendered {
        /// Who.
        german: ManId,
        /// Where.
        hex: HexId,
    },
    /// [AMB 9.7d] His crew weapon is ready.
    WeaponReady {
        /// Who.
        german: ManId,
        /// Which.
        gear: GearId,
    },
    /// [AMB 9.8b] His bazooka is loaded.
    Loaded {
        /// Who.
        german: ManId,
        /// Which.
        gear: GearId,
    },
    /// [AMB 6.9a] He does nothing more.
    Waits {
        /// Who.
        german: ManId,
    },
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Act(actor) => game.act(actor, events),
            Self::Anew(turn) => game.act_anew(turn, events),
            Self::Obey(turn) => game.obey(turn, dice, events),
            Self::SecondShot { turn, gear } => game.second_shot(turn, gear, dice, events),
            Self::Step { turn, to, read } => game.step_german(turn, to, read, events),
            Self::Crew { vehicle, paragraph, option, next } => {
                game.obey_crew(vehicle, paragraph, option, next);
            }
        }
    }

    /// The turn it hands on, if it is one of this German's.
    fn turn_of(&self, german: ManId) -> Option<Turn> {
        match self {
            Self::Anew(turn)
            | Self::Obey(turn)
            | Self::SecondShot { turn, .. }
            | Self::Step { turn, .. } => Some(*turn).filter(|it| it.man == german),
            Self::Act(_) | Self::Crew { .. } => None,
        }
    }
}

impl Sortie {
    /// [AMB 6.8] Owes the action of a German whose turn it is.
    pub(crate) fn owe_conduct(&mut self, actor: Actor) {
        self.core.owe(Duty::Act(actor));
    }
}
