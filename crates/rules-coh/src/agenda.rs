//! What the rules still owe: a stack of duties, innermost last, worked off until a force must
//! decide.

use canon::Digest;
use hexgrid::HexId;

use crate::decision::{Decision, Question};
use crate::event::Event;
use crate::roster::Nation;
use crate::state::{Firefight, ForceId, Stage, UnitId};

/// What dice are rolled for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Purpose {
    /// [COH 7.1b] An attack on the target aimed at.
    Attack,
    /// [COH 7.5a] A rally.
    Rally(UnitId),
    /// [COH 18.4a] The wire in a hex a unit would enter.
    Wire(UnitId),
    /// [COH 14.0t08] The road block in a hex a vehicle would enter.
    RoadBlock(UnitId),
    /// [COH 14.1a] Whether a vehicle gets stuck.
    Bog(UnitId),
    /// [COH 18.5g] Mines attack a unit.
    Mines(UnitId),
    /// [COH 10.3b] Whether a sniper is found.
    Detect(UnitId),
    /// [COH 3.0.1a] The AP of an activation.
    Activation(UnitId),
    /// [COH card.7] More AP.
    MoreAp,
    /// [COH card.8] More CAP.
    MoreCap,
    /// [COH card.13] CAP the opponent loses.
    Snipers(ForceId),
    /// [COH 2.1a] The initiative.
    Initiative,
}

impl Purpose {
    /// Number of dice.
    pub const fn dice(self) -> u8 {
        match self {
            Self::Attack
            | Self::Rally(_)
            | Self::Bog(_)
            | Self::Mines(_)
            | Self::Activation(_)
            | Self::Initiative => 2,
            Self::Wire(_)
            | Self::RoadBlock(_)
            | Self::Detect(_)
            | Self::MoreAp
            | Self::MoreCap
            | Self::Snipers(_) => 1,
        }
    }

    /// The rule that asks for the dice.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Attack => "coh:7.1b",
            Self::Rally(_) => "coh:7.5a",
            Self::Wire(_) => "coh:18.4a",
            Self::RoadBlock(_) => "coh:14.0t08",
            Self::Bog(_) => "coh:14.1a",
            Self::Mines(_) => "coh:18.5g",
            Self::Detect(_) => "coh:10.3b",
            Self::Activation(_) => "coh:3.0.1a",
            Self::MoreAp => "coh:card.7",
            Self::MoreCap => "coh:card.8",
            Self::Snipers(_) => "coh:card.13",
            Self::Initiative => "coh:2.1a",
        }
    }
}

/// One duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Frame {
    /// [COH 2.0a] Goes through rounds and turns; always at the bottom.
    Sequence,
    /// A force chooses where a unit looks.
    Face {
        /// Who.
        unit: UnitId,
        /// A hex that must lie before it.
        towards: Option<HexId>,
    },
    /// An action is being planned.
    Plan,
    /// [COH 9.1.1c] A member says where it goes.
    Declare {
        /// Which member.
        index: u8,
    },
    /// [COH 14.0b] A vehicle says how it goes on.
    Path {
        /// Which member.
        index: u8,
    },
    /// [COH 18.4a] Members roll for wire and road blocks before anything is paid.
    Toll {
        /// Who is next.
        index: u8,
    },
    /// The declared moves are made, member by member and hex by hex.
    Walk {
        /// Which member.
        index: u8,
        /// Which hex of its path.
        step: u8,
    },
    /// [COH 18.4a] A member has rolled for wire or a road block and pays or stays.
    Hindered {
        /// Which member.
        index: u8,
        /// What the roll adds.
        extra: u8,
    },
    /// Something came up on the way: a member may stop.
    Surprise {
        /// Which member.
        index: u8,
        /// Which hex of its path comes next.
        step: u8,
    },
    /// [COH 12.0c] The hex that directs indirect fire is chosen.
    Spot {
        /// At which hex.
        target: HexId,
        /// Smoke instead of shells.
        smoke: bool,
    },
    /// An attack goes on, target by target.
    Volley,
    /// Members rally one after the other.
    Rallies {
        /// Who is next.
        index: u8,
    },
    /// Dice have to be rolled.
    Roll {
        /// By whom.
        roller: ForceId,
        /// What for.
        purpose: Purpose,
        /// What cards add.
        plus: i8,
    },
    /// Dice have been rolled and may be rolled again [COH card.12, card.V14].
    Rolled {
        /// By whom.
        roller: ForceId,
        /// What for.
        purpose: Purpose,
        /// The faces; the second is nothing where one die is rolled.
        dice: [u8; 2],
        /// CAP and cards.
        plus: i8,
    },
    /// [COH 18.5a] Mines attack a unit, if there are any for it.
    MineCheck {
        /// Whom.
        unit: UnitId,
    },
    /// [COH 10.0] Hidden units are looked for.
    Search,
    /// [COH card.V06] Who destroyed a veteran is lost; of a group its owner chooses.
    Vengeance {
        /// Who chooses.
        force: ForceId,
    },
    /// The action is over.
    EndAction,
    /// [COH 12.3b] A force plots artillery.
    Plot {
        /// Which of the firefight's artillery.
        oba: u8,
    },
    /// [COH 12.3c] A plot lands, hex by hex.
    Shells {
        /// Whose.
        force: ForceId,
        /// Which of its plots.
        plot: u8,
        /// Which hex of the pattern.
        hex: u8,
    },
    /// [COH card.V08] A unit under artillery may move away.
    CloseCall {
        /// Who.
        unit: UnitId,
        /// From where the shells come.
        center: HexId,
    },
    /// [COH 3.2.4a] Forces say what they spend on initiative; none said yet is 255.
    Bids {
        /// By force.
        bids: [u8; 4],
        /// [COH card.V30] What cards add, by force.
        plus: [u8; 4],
    },
    /// [COH 2.1a] The dice for initiative have fallen and may be rolled again [COH card.12,
    /// card.V14].
    Initiative {
        /// The faces, by force.
        dice: [[u8; 2]; 4],
        /// CAP and cards, by force.
        plus: [u8; 4],
        /// Who keeps his dice: one bit for each force.
        kept: u8,
    },
    /// [COH card.V07] At the end of an action a sixth sense may warn a unit.
    Sense,
    /// [COH card.V10] A force that lost the initiative may take it.
    Reputation {
        /// Who.
        force: ForceId,
    },
    /// [COH 20.0c] An aircraft flies on.
    Flight {
        /// Who.
        unit: UnitId,
        /// Impulses left.
        left: u8,
        /// [COH 20.0g] Whether it has moved forward since its last turn or attack.
        moved: bool,
        /// [COH 20.1d] Whether it has changed its altitude in this hex.
        leveled: bool,
    },
    /// [COH 20.0b] How high an aircraft comes in.
    Altitude {
        /// Who.
        unit: UnitId,
    },
    /// [COH 20.4b] Bombs fall one after the other.
    Bombs {
        /// Whose.
        unit: UnitId,
        /// Where.
        into: HexId,
        /// How many.
        left: u8,
    },
    /// [COH card.V09] A unit that was attacked may fall back.
    FallBack {
        /// Who.
        unit: UnitId,
    },
}

impl Frame {
    /// Whether a duty is done without asking anybody, whatever the situation.
    fn asks_nobody(self) -> bool {
        matches!(
            self,
            Self::Bombs { .. }
                | Self::Toll { .. }
                | Self::Walk { .. }
                | Self::Rallies { .. }
                | Self::MineCheck { .. }
                | Self::Search
                | Self::EndAction
                | Self::Shells { .. }
        )
    }
}

/// More duties than any legal situation owes in one go; beyond it something cycles.
const DUTIES_MAX: u32 = 100_000;

/// A bid not made yet.
pub(crate) const NO_BID: u8 = u8::MAX;

impl Firefight {
    /// Works the agenda off until a force must decide or the game is over.
    pub(crate) fn settle(&mut self, dice: &mut dyn kernel::Dice, events: &mut Vec<Event>) {
        for _ in 0..DUTIES_MAX {
            let Some(&frame) = self.core.agenda.last() else { return };
            if self.core.ended.is_some() || !frame.asks_nobody() && self.question().is_some() {
                return;
            }
            self.do_duty(frame, dice, events);
        }
        panic!("the agenda does not end: {:?}", self.core.agenda);
    }

    /// Does one duty that asks nobody.
    fn do_duty(&mut self, frame: Frame, dice: &mut dyn kernel::Dice, events: &mut Vec<Event>) {
        match frame {
            Frame::Sequence => self.go_on(dice, events),
            Frame::Toll { index } => self.take_toll(index, events),
            Frame::Walk { index, step } => self.walk(index, step, events),
            Frame::Volley => self.next_target(events),
            Frame::Rallies { index } => self.next_rally(index),
            Frame::Rolled { purpose, dice: faces, plus, .. } => {
                self.core.agenda.pop();
                let total = i16::from(faces[0]) + i16::from(faces[1]) + i16::from(plus);
                self.resolve(purpose, total, dice, events);
            }
            Frame::MineCheck { unit } => self.check_mines(unit, events),
            Frame::Search => self.search(dice, events),
            Frame::EndAction => self.end_action(events),
            Frame::Shells { force, plot, hex } => self.land(force, plot, hex, events),
            Frame::Bombs { unit, into, left } => self.drop_next(unit, into, left, events),
            Frame::Initiative { dice, plus, .. } => self.give_initiative(dice, plus, events),
            Frame::Face { .. }
            | Frame::Flight { .. }
            | Frame::Altitude { .. }
            | Frame::Plan
            | Frame::Declare { .. }
            | Frame::Path { .. }
            | Frame::Hindered { .. }
            | Frame::Surprise { .. }
            | Frame::Spot { .. }
            | Frame::Roll { .. }
            | Frame::Vengeance { .. }
            | Frame::Plot { .. }
            | Frame::CloseCall { .. }
            | Frame::Bids { .. }
            | Frame::Reputation { .. }
            | Frame::Sense
            | Frame::FallBack { .. } => {
                self.core.agenda.pop();
            }
        }
    }

    /// Who is asked what now; `None` while a duty can be done without asking.
    pub(crate) fn question(&self) -> Option<Question> {
        let ask = |force, decision| Some(Question { force, decision });
        let acting = || self.core.act.as_ref().map(|it| it.force);
        let member = |index: u8| {
            self.core.act.as_ref().and_then(|it| it.members.get(usize::from(index)).copied())
        };
        match *self.core.agenda.last()? {
            Frame::Sequence => match self.core.stage {
                Stage::SetUp => match self.next_to_set_up() {
                    Some(unit) => ask(self.owner(unit), Decision::SetUp { unit }),
                    // Cards are dealt when somebody begins: before, nothing is left to chance.
                    None => ask(ForceId(0), Decision::Begin),
                },
                // [COH 3.1e] Nobody acts out of turn.
                Stage::Turns => ask(self.core.mover, Decision::Turn),
                Stage::Cards | Stage::Plot | Stage::Barrage | Stage::Initiative => None,
            },
            Frame::Face { unit, towards } => {
                self.hex(unit)?;
                ask(self.owner(unit), Decision::Face { unit, towards })
            }
            Frame::Plan => ask(acting()?, Decision::Plan),
            Frame::Declare { index } => ask(acting()?, Decision::Declare { unit: member(index)? }),
            Frame::Path { index } => ask(acting()?, Decision::Path { unit: member(index)? }),
            Frame::Hindered { index, extra } => {
                ask(acting()?, Decision::Hindered { unit: member(index)?, extra })
            }
            Frame::Surprise { index, .. } => {
                ask(acting()?, Decision::Surprise { unit: member(index)? })
            }
            Frame::Spot { target, smoke } => ask(acting()?, Decision::Spot { target, smoke }),
            Frame::Volley => {
                let volley = self.core.volley.as_ref()?;
                // [COH 18.4h] At close quarters a work may be let alone, even the last one.
                let choice = volley.targets.len() > 1
                    || volley.targets.len() == 1 && self.may_leave_works().is_ok();
                choice.then_some(())?;
                ask(volley.force, Decision::Aim)
            }
            Frame::Roll { roller, purpose, .. } => ask(roller, Decision::Roll { purpose }),
            Frame::Rolled { roller, purpose, .. } => {
                self.may_roll_again(roller, purpose).then_some(())?;
                ask(roller, Decision::Keep { purpose })
            }
            Frame::Vengeance { force } => ask(force, Decision::Vengeance),
            Frame::Plot { oba } => {
                ask(self.scenario.oba[usize::from(oba)].force, Decision::Plot { oba })
            }
            Frame::CloseCall { unit, center } => {
                self.is_warned(unit, center).then_some(())?;
                ask(self.owner(unit), Decision::CloseCall { unit })
            }
            Frame::Bids { bids, .. } => ask(self.next_bidder(bids)?, Decision::Bid),
            Frame::Initiative { kept, .. } => {
                ask(self.next_keeper(kept)?, Decision::Keep { purpose: Purpose::Initiative })
            }
            Frame::Sense => ask(acting()?, Decision::Sense),
            Frame::Reputation { force } => ask(force, Decision::Reputation),
            Frame::Flight { unit, left, .. } => {
                self.hex(unit).filter(|_| left > 0)?;
                ask(self.owner(unit), Decision::Fly { unit })
            }
            Frame::Altitude { unit } => ask(self.owner(unit), Decision::Altitude { unit }),
            Frame::FallBack { unit } => {
                self.is_asked_back(unit).then_some(())?;
                ask(self.owner(unit), Decision::FallBack { unit })
            }
            Frame::Bombs { .. }
            | Frame::Toll { .. }
            | Frame::Walk { .. }
            | Frame::Rallies { .. }
            | Frame::MineCheck { .. }
            | Frame::Search
            | Frame::EndAction
            | Frame::Shells { .. } => None,
        }
    }

    /// Lays a duty on top.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.core.agenda.push(frame);
    }

    /// The forces of a nation, in seat order.
    pub(crate) fn forces_of(&self, nation: Nation) -> impl Iterator<Item = ForceId> + '_ {
        self.scenario.force_ids().filter(move |&it| self.nation_of(it) == nation)
    }
}
