//! Chances read as a player would: how often something is won, and what both sides lose.

use kernel::{Chance, Chances};
use rulebook::{Forecast, Prospect, weigh};
use scene::{AimChance, MeanLosses, Message, Odds, Reading};

use super::Table;
use super::why::{chances, outcomes};
use crate::fault::Fault;

impl<G: Forecast> Table<G> {
    /// The chances of the best attack on a place that the seat now asked could build; `None` where
    /// there is none.
    pub fn odds_at(&self, target: &str) -> Result<Option<Odds>, Fault> {
        let game = self.game();
        game.asked().ok_or(kernel::PlayFault::Over)?;
        let Some(Prospect { roll, plan }) = game.prospect(target).map_err(Fault::Illegal)? else {
            return Ok(None);
        };
        let (raised, plan) = (Vec::new(), Some(plan));
        let Some((before, roll)) = roll else {
            return Ok(Some(Odds { outcomes: Vec::new(), raised, reading: None, plan }));
        };
        let chances = chances(&before, &roll)?;
        let reading = reading(&before, &roll, &chances);
        Ok(Some(Odds { outcomes: outcomes(&before, chances), raised, reading, plan }))
    }
}

/// What the chances of a roll come to; `None` where a result means nothing to who fights.
pub(super) fn reading<G: Forecast>(
    before: &G,
    roll: &G::Action,
    chances: &Chances<G::RollResult>,
) -> Option<Reading> {
    let (aims, losses) = weigh(before, roll, chances)?;
    let message = line(&aims, losses);
    Some(Reading { aims, losses, message, basis: before.stake_basis() })
}

/// A reading in a line.
fn line(aims: &[AimChance], losses: Option<MeanLosses>) -> Message {
    let aims = aims.iter().map(|it| {
        Message::new(format!("table-reading-{}", it.aim.word())).text("percent", percent(it.p))
    });
    let losses = losses.map(|it| {
        Message::new(format!("table-reading-losses-{}", it.toll.word()))
            .message("own", tenths(it.own))
            .message("other", tenths(it.other))
    });
    let both = |first: Message, rest: Message| {
        Message::new("table-reading").message("first", first).message("rest", rest)
    };
    aims.chain(losses).reduce(both).expect("whoever fights fights for something")
}

/// A chance in whole percent; what may or may not happen is never written as 0 or 100.
fn percent((times, of): Chance) -> String {
    let (times, of) = (u128::from(times), u128::from(of));
    match (200 * times + of) / (2 * of) {
        0 if times > 0 => "<1".to_owned(),
        100 if times < of => ">99".to_owned(),
        rounded => rounded.to_string(),
    }
}

/// A number to a tenth, with the decimal sign of each language.
fn tenths((times, of): Chance) -> Message {
    let (times, of) = (u128::from(times), u128::from(of));
    let tenths = (20 * times + of) / (2 * of);
    let part = |it: u128| i32::try_from(it).expect("means of losses are small");
    Message::new("table-reading-tenths")
        .number("whole", part(tenths / 10))
        .number("tenths", part(tenths % 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percents_are_rounded_but_a_chance_stays_a_chance() {
        let table = [
            ((0, 1), "0"),
            ((1, 1), "100"),
            ((1, 6), "17"),
            ((21, 36), "58"),
            ((1, 216), "<1"),
            ((215, 216), ">99"),
            ((1, 200), "1"),
        ];
        for (chance, text) in table {
            assert_eq!(percent(chance), text, "{chance:?}");
        }
    }

    #[test]
    fn means_are_written_to_a_tenth_in_the_manner_of_the_language() {
        let said = |it| crate::said(&tenths(it));
        assert_eq!(said((31, 36))["en"], "0.9");
        assert_eq!(said((31, 36))["it"], "0,9");
        assert_eq!(said((2, 1))["en"], "2.0");
        assert_eq!(said((59, 60))["it"], "1,0");
    }

    #[test]
    fn a_reading_says_what_is_won_and_what_is_lost_in_both_languages() {
        let aims = [AimChance { aim: scene::Aim::Hex, p: (21, 36) }];
        let toll = scene::Toll::Steps;
        let losses = MeanLosses { toll, own: (31, 36), other: (25, 36) };
        let said = crate::said(&line(&aims, Some(losses)));
        assert_eq!(said["en"], "you win the hex 58 %, losses 0.9 : 0.7 steps");
        assert_eq!(said["it"], "prendi l’esagono 58 %, perdite 0,9 : 0,7 passi");
    }
}
