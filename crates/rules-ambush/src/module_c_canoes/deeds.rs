//! [AMB MCc, MCf, MCg, MCk] What is done with canoes, in Operations and in a soldier's turn.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::paddling::{CANOE_POINTS, STEP_POINTS};
use crate::action::Action;
use crate::agenda::Event as Events;
use crate::state::{CanoeId, ManId, ManSet, Place, Sortie};

/// Something done with a canoe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Float {
    /// [AMB MCg] Board this one.
    Board(CanoeId),
    /// [AMB MCg] Leave it.
    Ashore,
    /// [AMB MCc] Paddle to this hex.
    Paddle(HexId),
    /// [AMB MCf] Beach it in this hex.
    Beach(HexId),
    /// [AMB 7.1f] Leave the map in it.
    Off,
    /// [AMB MCk] Put him into this one.
    LiftAboard(ManId, CanoeId),
    /// [AMB MCk] Take him out.
    LiftAshore(ManId),
}

/// What an answer does with a canoe.
pub(crate) fn float_of(action: Action) -> Option<Float> {
    Some(match action {
        Action::Board(canoe) => Float::Board(canoe),
        Action::Ashore => Float::Ashore,
        Action::Paddle(hex) => Float::Paddle(hex),
        Action::Beach(hex) => Float::Beach(hex),
        Action::Leave => Float::Off,
        Action::LiftAboard(man, canoe) => Float::LiftAboard(man, canoe),
        Action::LiftAshore(man) => Float::LiftAshore(man),
        _ => return None,
    })
}

impl Sortie {
    /// The canoe that somebody sits in.
    pub(crate) fn canoe_of(&self, man: ManId) -> Result<CanoeId, Illegal> {
        match self.man(man).place {
            Place::Afloat(canoe) => Ok(canoe),
            Place::At(_)
            | Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Exited(_)
            | Place::Gone => refuse("amb:MCg", "he sits in no canoe"),
        }
    }

    /// What might be done with canoes by somebody.
    pub(crate) fn floats(&self, man: ManId) -> Vec<Action> {
        if self.core.canoes.is_empty() {
            return Vec::new();
        }
        let mut all: Vec<Action> = self.canoes().map(Action::Board).collect();
        all.push(Action::Ashore);
        if let Ok(canoe) = self.canoe_of(man) {
            let entry = self.mission.setup.canoes.map(|it| it.0);
            let beside = match self.canoe(canoe).hex {
                Some(hex) => self.mission.ground.map.grid.neighbors(hex).map(|it| it.1).collect(),
                None => entry.into_iter().collect::<Vec<_>>(),
            };
            all.extend(beside.iter().map(|hex| Action::Paddle(*hex)));
            all.extend(beside.iter().map(|hex| Action::Beach(*hex)));
        }
        all
    }

    /// [AMB MCk] Casualties that somebody might put into canoes or take out of them.
    pub(crate) fn lifts(&self, man: ManId) -> Vec<Action> {
        let here = self.hex_of(man);
        let mut all = Vec::new();
        if self.core.canoes.is_empty() || here.is_none() {
            return all;
        }
        for casualty in self.men().filter(|it| self.hex_of(*it) == here) {
            all.extend(self.canoes().map(|it| Action::LiftAboard(casualty, it)));
            all.push(Action::LiftAshore(casualty));
        }
        all
    }

    /// Whether a group may do something with a canoe; the first of it stands for all where the
    /// canoe moves as one.
    pub(crate) fn may_float(&self, group: ManSet, float: Float) -> Result<(), Illegal> {
        let Some(first) = group.iter().next() else {
            return refuse("amb:5.3a", "nobody has been picked");
        };
        match float {
            Float::Board(canoe) => self.may_board(group, canoe),
            Float::Ashore => self.may_go_ashore(first).map(drop),
            Float::Paddle(hex) => self.may_paddle(self.canoe_of(first)?, hex),
            Float::Beach(hex) => self.may_beach(self.canoe_of(first)?, hex),
            Float::Off => self.may_paddle_off(self.canoe_of(first)?).map(drop),
            Float::LiftAboard(man, canoe) => self.may_lift_aboard(first, man, canoe),
            Float::LiftAshore(man) => self.may_lift_ashore(first, man).map(drop),
        }
    }

    /// Does it, as it was found legal.
    pub(crate) fn float(
        &mut self,
        group: ManSet,
        float: Float,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let first = group.iter().next().expect("somebody does it");
        let canoe = self.canoe_of(first);
        match (float, canoe) {
            (Float::Board(canoe), _) => {
                for man in group.iter() {
                    self.board(man, canoe, events);
                }
            }
            (Float::Ashore, Ok(canoe)) => {
                for man in group.iter() {
                    self.go_ashore(man, canoe, dice, events);
                }
            }
            (Float::Paddle(hex), Ok(canoe)) => {
                self.note_paddler(first, canoe);
                self.paddle(canoe, hex, dice, events);
            }
            (Float::Beach(hex), Ok(canoe)) => {
                self.note_paddler(first, canoe);
                self.beach(canoe, hex, dice, events);
            }
            (Float::Off, Ok(canoe)) => {
                let hex = self.canoe(canoe).hex.expect("a canoe leaves the map from it");
                self.paddle_off(canoe, hex, events);
            }
            (Float::LiftAboard(man, canoe), _) => self.lift_aboard(first, man, canoe, events),
            (Float::LiftAshore(man), _) => {
                let canoe = self.canoe_of(man).expect("the casualty lies in a canoe");
                self.lift_ashore(first, man, canoe, events);
            }
            (Float::Ashore | Float::Paddle(_) | Float::Beach(_) | Float::Off, Err(_)) => {
                unreachable!("the check has found him in a canoe")
            }
        }
    }

    /// [AMB MCc, MCd, MCf, MCg] Whether somebody may do it in his turn, and for how many movement
    /// points.
    pub(crate) fn may_float_in_turn(&self, man: ManId, float: Float) -> Result<u8, Illegal> {
        self.may_float(ManSet::of(man), float)?;
        match float {
            Float::Paddle(_) | Float::Beach(_) | Float::Off => {
                self.may_be_moved_by(man, self.canoe_of(man)?)?;
            }
            Float::Board(_) if self.is_off_map(man) => {
                return refuse("amb:MCg", "a canoe is boarded where it is beached");
            }
            Float::Board(_) | Float::Ashore | Float::LiftAboard(..) | Float::LiftAshore(_) => {}
        }
        Ok(STEP_POINTS)
    }

    /// [AMB 7.3f] The hex that a canoe comes into.
    pub(crate) fn float_into(float: Float) -> Option<HexId> {
        match float {
            Float::Paddle(hex) | Float::Beach(hex) => Some(hex),
            Float::Board(_)
            | Float::Ashore
            | Float::Off
            | Float::LiftAboard(..)
            | Float::LiftAshore(_) => None,
        }
    }

    /// [AMB 2.10e, MCc] What somebody may spend on a movement action: in a canoe its points.
    pub(crate) fn allowance_of(&self, man: ManId) -> u8 {
        if self.canoe_of(man).is_ok() { CANOE_POINTS } else { self.man(man).mpa() }
    }
}
