//! [AMB 6] Action Rounds.
//!
//! | section | what | where |
//! |---|---|---|
//! | 6.1 | the sequence of a Round | `s01_sequence` |
//! | 6.2 | Germans come into play | `s02_activation` |
//! | 6.3 | command, turns given away, alerting | `s03_command` |
//! | 6.4 | the AR Track, panic | `s04_panic` |
//! | 6.5 | awareness | `s05_awareness` |
//! | 6.6 | Germans who come into play during Rounds | `s06_interrupts` |
//! | 6.7 | the turn of a soldier | `s07_*`: stages, answers, checks, combat, deeds |
//! | 6.8, 6.9 | what Germans do | see `ch06_conduct` |
//! | 6.10 | soldiers still off the map | `s10_off_map` |
//! | 6.11 | a change of condition in Rounds | see `ch05_operations`, `s06_interrupts` |

mod hooks;
mod s01_sequence;
mod s02_activation;
mod s03_command;
mod s04_panic;
mod s05_awareness;
mod s06_interrupts;
mod s07_answers;
mod s07_checks;
mod s07_combat;
mod s07_deeds;
mod s07_turn;
mod s10_off_map;

pub(crate) use s05_awareness::Alert;
pub(crate) use s07_turn::Turn;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::action::Action;
use crate::agenda::Event as Events;
use crate::state::{Actor, ArBox, ManId, Sortie};
use crate::terms::{Side, Stance};
use s07_turn::Step;

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB 6.1m, 6.7b] Who of those in the box takes his turn. Until then whoever acted last may
    /// still make the free change of stance that he has left.
    Act(ArBox, Option<Turn>),
    /// [AMB 6.7a] What a soldier does in his turn.
    Turn(Turn),
    /// [AMB 6.1o] Nobody could act: the next Round follows.
    Watch,
}

/// What the check found.
pub(crate) enum May {
    /// [AMB 6.1m] He takes his turn.
    Act(Actor),
    /// [AMB 6.7a] He does this.
    Step(Turn, Step),
    /// [AMB 6.7a] Everybody passes who still has turns; the one whose turn it is first.
    PassRound(Option<ManId>),
    /// [AMB 6.1o] The next Round may begin.
    Watch,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 6.1o] The next Round begins.
    Begin,
    /// [AMB 6.1a] Phase 1.
    Awareness,
    /// [AMB 6.1c] Phase 2.
    Events,
    /// [AMB 6.1d] Phase 3.
    Initiative,
    /// [AMB 6.1l] Whoever is next acts.
    Boxes,
    /// [AMB 6.1l] Somebody has acted from this box.
    Acted(Actor, ArBox),
    /// [AMB 6.7a] Whoever is next passes, as long as nothing else happens.
    LetGo,
    /// [AMB 6.7a] A soldier's turn goes on, unless he can no longer act.
    Turn(Turn),
    /// [AMB 6.7b] A soldier has acted and may still change his stance for nothing.
    Linger(Turn),
    /// [AMB 6.6c] Somebody who has just come into play gets his box.
    Place(Actor),
    /// [AMB 6.1o] The end of the Round.
    End,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 6.1] A Round begins.
    RoundBegan {
        /// Its number, from 1.
        number: u16,
    },
    /// [AMB 6.5a] A soldier is aware from now on.
    Aware {
        /// Who.
        man: ManId,
        /// Why.
        why: Alert,
    },
    /// [AMB 6.5b] The crew of a tank of the squad looks up.
    CrewLooked {
        /// The tank.
        tank: Actor,
        /// The die.
        die: u8,
        /// Its Perception.
        perception: u8,
        /// Whether it is aware.
        aware: bool,
    },
    /// [AMB 6.1d] The advantage of the Round.
    Advantage {
        /// The squad's die, if one was rolled.
        us: Option<u8>,
        /// The Germans' die, if one was rolled.
        german: Option<u8>,
        /// Who has it.
        side: Side,
        /// Whether a paragraph gave it.
        granted: bool,
    },
    /// [AMB 6.1f] Somebody has so many turns.
    Placed {
        /// Who.
        actor: Actor,
        /// His box.
        at: ArBox,
    },
    /// [AMB 6.4a] Somebody panics by the die.
    Panicked {
        /// Who.
        actor: Actor,
        /// The die.
        die: u8,
        /// [AMB 6.1i] His command total, if a red number did it.
        total: Option<u8>,
    },
    /// [AMB 6.1i] A red number leaves a soldier calm who is in command.
    InCommand {
        /// Who.
        man: ManId,
        /// The die.
        die: u8,
        /// His command total.
        total: u8,
    },
    /// [AMB 6.1n] The German action number of a box.
    ActionNumber {
        /// The box.
        turns: ArBox,
        /// The number.
        number: u8,
    },
    /// [AMB 6.2a] A German or a German vehicle comes into play.
    Activated {
        /// The card.
        card: u16,
        /// Where.
        hex: HexId,
    },
    /// [AMB 6.6c] The die that places somebody who has come into play during the Round.
    Interrupted {
        /// Who.
        actor: Actor,
        /// The die; none if his paragraph gives him two turns.
        die: Option<u8>,
    },
    /// [AMB 6.7b] Somebody has changed his stance.
    Stance {
        /// Who.
        man: ManId,
        /// The stance he takes.
        stance: Stance,
        /// Movement points it cost.
        cost: u8,
    },
    /// [AMB 6.7a] Somebody lets his turn go.
    Passed {
        /// Who.
        actor: Actor,
    },
    /// [AMB 6.3f] A commander has given his turn away.
    GaveTurn {
        /// The commander.
        by: ManId,
        /// Who has it now.
        to: ManId,
        /// The box he is in now.
        at: ArBox,
    },
    /// [AMB 9.7i] Somebody spends a turn to serve a weapon with another.
    Served {
        /// Who.
        man: ManId,
        /// The one who acts.
        with: ManId,
    },
    /// [AMB 6.4b] Who was panicked lies prone when the Round ends.
    WentProne {
        /// Who.
        man: ManId,
    },
    /// [AMB 7.4c] A German whom nobody sees is gone.
    Vanished {
        /// Who.
        man: ManId,
    },
    /// [AMB 6.1o] Operations go on.
    Over,
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Act(_, None) => "act",
            Self::Act(_, Some(turn)) | Self::Turn(turn) => turn.name(),
            Self::Watch => "watch",
        }
    }

    pub(crate) fn man(&self) -> Option<ManId> {
        match self {
            Self::Act(_, None) | Self::Watch => None,
            Self::Act(_, Some(turn)) | Self::Turn(turn) => Some(turn.man),
        }
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        match self {
            Self::Act(turns, rest) => {
                let rest = rest.map_or_else(Vec::new, |it| it.candidates(game));
                let acts = game.actors_in(*turns, Side::Us).map(act);
                rest.into_iter().chain(acts).chain([Action::PassRound]).collect()
            }
            Self::Turn(turn) => turn.candidates(game),
            Self::Watch => vec![Action::Pass],
        }
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Act(turns, _), Action::Act(man)) => game.may_act(*turns, Actor::Man(man)),
            (Self::Act(turns, _), Action::ActTank(tank)) => game.may_act(*turns, Actor::Tank(tank)),
            // [AMB 6.7a] Whoever is in the box could take his turn and pass.
            (Self::Act(..), Action::PassRound) => Ok(May::PassRound(None)),
            (Self::Act(_, None), _) => refuse("amb:6.1m", "somebody takes his turn first"),
            (Self::Watch, Action::Pass) => Ok(May::Watch),
            (Self::Watch, _) => refuse("amb:6.1o", "the next Round begins"),
            // [AMB 6.7a] What is short for passes may be said whenever he may pass.
            (Self::Turn(turn), Action::PassRound) => {
                turn.may(game, Action::Pass).map(|_| May::PassRound(Some(turn.man)))
            }
            (Self::Act(_, Some(turn)) | Self::Turn(turn), _) => {
                turn.may(game, action).map(|step| May::Step(*turn, step))
            }
        }
    }
}

fn act(actor: Actor) -> Action {
    match actor {
        Actor::Man(man) => Action::Act(man),
        Actor::Tank(tank) => Action::ActTank(tank),
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Act(actor) => game.begin_turn(actor),
            Self::Step(turn, step) => step.play(turn, game, dice, events),
            Self::PassRound(man) => game.let_round_go(man, events),
            Self::Watch => {}
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Begin => game.begin_round(events),
            Self::Awareness => game.awareness_phase(dice, events),
            Self::Events => game.event_phase(dice, events),
            Self::Initiative => game.initiative_phase(dice, events),
            Self::Boxes => game.next_box(None, dice, events),
            Self::LetGo => game.pass_next(events),
            Self::Acted(actor, from) => game.has_acted(actor, from, dice, events),
            Self::Turn(turn) => game.turn_goes_on(turn, dice, events),
            Self::Linger(turn) => game.linger(turn, dice, events),
            Self::Place(actor) => game.place_newcomer(actor, dice, events),
            Self::End => game.end_round(events),
        }
    }
}
