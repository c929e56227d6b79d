//! [AMB MP] What is told of a drop.

use ::scene::Telling;
use hexgrid::HexId;

use super::{rolled, tell};
use crate::module_p_parachutes::{Chute, Event, Fate};
use crate::state::{ManId, Sortie};

impl Fate {
    /// Its word.
    fn word(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Wounded => "wounded",
            Self::Incapacitated => "incapacitated",
            Self::Killed => "killed",
            Self::Missed => "missed",
            Self::NorthBank => "north-bank",
            Self::Swam => "swam",
            Self::Drowned => "drowned",
        }
    }
}

impl Sortie {
    pub(super) fn told_parachutes(&self, event: &Event) -> Telling {
        match event {
            Event::Drifted { chute, die, to } => {
                rolled(self.tell_chute("drifted", "amb:MPc", *chute, *to), *die)
            }
            Event::AtEdge { chute, hex } => self.tell_chute("at-edge", "amb:MPd", *chute, *hex),
            Event::Landed { man, hex, die, again, fate } => {
                self.told_landing(*man, *hex, (*die, *again), *fate)
            }
            Event::EndedUp { man, hex } => {
                tell("ended-up", "amb:MPt").unit(self.name(*man)).hex(self.number(*hex))
            }
            Event::CrateDown { hex, die } => {
                let telling = self.tell_hex("crate-down", "amb:MPo", *hex);
                match die {
                    Some(die) => rolled(telling, *die).worded("crate-down-bank"),
                    None => telling,
                }
            }
            Event::CrateLost { hex, die } => {
                rolled(self.tell_hex("crate-lost", "amb:MPp", *hex), *die)
            }
            Event::Unharnessed { man, left } => {
                let telling = self.tell_man("unharnessed", "amb:MPk", *man);
                telling.number("left", i32::from(*left)).worded_if(*left == 0, "unharnessed-free")
            }
            Event::CrateOpened { man, hex } => {
                tell("crate-opened", "amb:MPn").unit(self.name(*man)).hex(self.number(*hex))
            }
        }
    }

    /// A line about a parachute over a hex.
    fn tell_chute(&self, event: &str, rule: &str, chute: Chute, hex: HexId) -> Telling {
        let telling = tell(event, rule).hex(self.number(hex));
        match chute {
            Chute::Man(man) => telling.unit(self.name(man)),
            Chute::Crate => telling.worded(&format!("crate-{event}")),
        }
    }

    /// [AMB MPp–MPt] The dice of a landing, and what came of it.
    fn told_landing(
        &self,
        man: ManId,
        hex: HexId,
        (die, again): (u8, Option<u8>),
        fate: Fate,
    ) -> Telling {
        let telling = tell("landed", "amb:MPe").unit(self.name(man)).hex(self.number(hex));
        let telling = rolled(telling, die).worded_further(fate.word());
        match again {
            Some(again) => telling.besides(|it| it.figure("again", i32::from(again))),
            None => telling,
        }
    }
}
