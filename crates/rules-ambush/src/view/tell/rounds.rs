//! [AMB 6] What is told of Rounds.

use ::scene::{Telling, Throw};

use super::men::told_number;
use super::{die as die_rolled, rolled, tell};
use crate::ch06_rounds::{Alert, Event};
use crate::state::{Actor, ArBox, ManId, Sortie};
use crate::terms::Side;
use crate::view::result::RollResult;

impl Alert {
    /// Its word.
    fn word(self) -> &'static str {
        match self {
            Self::Paragraph => "paragraph",
            Self::Check => "check",
            Self::ThirdRound => "third-round",
            Self::Commander => "commander",
            Self::Attack => "attack",
        }
    }

    /// The rule that says so.
    fn rule(self) -> &'static str {
        match self {
            Self::Paragraph => "amb:6.5h",
            Self::Check => "amb:6.5b",
            Self::ThirdRound => "amb:6.1b",
            Self::Commander => "amb:6.3j",
            Self::Attack => "amb:6.5g",
        }
    }
}

impl Sortie {
    pub(super) fn told_rounds(&self, event: &Event) -> Telling {
        match event {
            Event::RoundBegan { number } => tell("round-began", "amb:6.1a").turn(*number),
            Event::Aware { man, why } => {
                self.tell_man("aware", why.rule(), *man).worded_further(why.word())
            }
            Event::CrewLooked { tank, die, perception, aware } => {
                let telling = rolled(self.tell_actor("crew-looked", "amb:6.5b", *tank), *die);
                let result = RollResult::Passed(*aware).words();
                telling
                    .number("chance", i32::from(*perception))
                    .besides(|it| it.result = Some(result))
                    .success(*aware)
                    .worded_further(if *aware { "passed" } else { "failed" })
            }
            Event::Advantage { us, german, side, granted } => {
                told_advantage(*us, *german, *side, *granted)
            }
            Event::Placed { actor, at } => self.told_turns(*actor, *at),
            Event::Panicked { actor, die, total } => {
                let telling = rolled(self.tell_actor("panicked", "amb:6.4a", *actor), *die);
                match total {
                    Some(total) => {
                        let telling = telling.number("command", i32::from(*total));
                        telling.success(false).worded("panicked-red")
                    }
                    None => telling.worded("panicked-by-die"),
                }
            }
            Event::InCommand { man, die, total } => {
                let telling = rolled(self.tell_man("in-command", "amb:6.1i", *man), *die);
                telling.number("command", i32::from(*total)).success(true)
            }
            Event::ActionNumber { number, .. } => told_number(*number),
            Event::Activated { card, hex } => self.told_activation(*card).hex(self.number(*hex)),
            Event::Interrupted { actor, die } => {
                let telling = self.tell_actor("interrupted", "amb:6.6c", *actor);
                match die {
                    Some(die) => rolled(telling, *die),
                    None => telling.worded("interrupted-two"),
                }
            }
            Event::Stance { man, stance, .. } => self.told_stance("amb:6.7b", *man, *stance),
            Event::Passed { actor } => match *actor {
                Actor::Man(man) => self.tell_man("passed", "amb:6.7a", man),
                Actor::Tank(_) => self.tell_actor("passed", "amb:6.7a", *actor),
            },
            Event::GaveTurn { by, to, .. } => self.told_gift("amb:6.3f", *by, *to),
            Event::Served { man, with } => {
                self.tell_man("served", "amb:9.7i", *man).unit_shown("other", self.name(*with))
            }
            Event::WentProne { man } => self.tell_man("went-prone", "amb:6.4b", *man),
            Event::Vanished { man } => self.told_vanishing(*man),
            Event::Over => tell("rounds-over", "amb:6.1o"),
        }
    }

    /// [AMB 7.4c] A German whom nobody sees is gone.
    fn told_vanishing(&self, man: ManId) -> Telling {
        tell("vanished", "amb:7.4c").unit(self.name(man))
    }

    /// [AMB 6.1f] How many turns somebody has.
    fn told_turns(&self, actor: Actor, at: ArBox) -> Telling {
        let turns = match at {
            ArBox::Two => 2,
            ArBox::One => 1,
            ArBox::Inactive | ArBox::Unaware | ArBox::Panic | ArBox::Complete => 0,
        };
        self.tell_actor("got-turns", "amb:6.1f", actor).number("turns", turns)
    }

    /// [AMB 6.2a] Whoever has this card comes into play.
    fn told_activation(&self, card: u16) -> Telling {
        let telling = tell("activated", "amb:6.2a");
        match (self.by_card(card), self.vehicle_by_card(card)) {
            (Some(man), _) => telling.unit(self.name(man)),
            (None, Some(vehicle)) => telling.unit(self.vehicle_name(vehicle)),
            (None, None) => unreachable!("a card of this mission comes into play"),
        }
    }
}

/// [AMB 6.1d, 6.1e] The advantage, and the dice for it if they decided.
fn told_advantage(us: Option<u8>, german: Option<u8>, side: Side, granted: bool) -> Telling {
    let sides = [(Side::Us, us), (Side::German, german)];
    let throws = sides.iter().filter_map(|&(side, die)| {
        let (seat, die) = (side.word().to_owned(), die?);
        Some(Throw { seat, dice: vec![die_rolled(die)], plus: 0, total: die.into() })
    });
    let telling = tell("advantage", "amb:6.1d")
        .throws(throws.collect())
        .besides(|it| it.figure("side", side.word()))
        .worded_further(side.word());
    match (us, german) {
        (Some(us), Some(german)) if !granted => {
            telling.number("us", i32::from(us)).number("german", i32::from(german))
        }
        (Some(_) | None, _) => telling.worded_further("granted"),
    }
}
