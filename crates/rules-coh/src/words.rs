//! How hexes, units, cards, purses, targets, directions and numbers are written in answers.

use hexgrid::{Direction, HexId};
use kernel::words::{Noun, Words, read_number, read_one};

use crate::act::Mark;
use crate::cards::CardId;
use crate::decision::{MINE_WORDS, On, Purse, WORK_WORDS};
use crate::scenario::{MineColor, Scenario};
use crate::state::UnitId;

/// The word for whoever may be hidden in a hex.
const UNSEEN: &str = "unseen";

/// The highest number in an answer: points of a bid, of a price, of a roll.
const NUMBER_MAX: u8 = 30;
const ROLL_MAX: i8 = 30;

impl Noun<Scenario> for HexId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.field.label(*self).to_owned())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let label = words.take("a hex")?;
        scenario.field.by_label.get(label).copied().ok_or_else(|| format!("no hex `{label}`"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.field.by_label.values().copied().collect()
    }
}

impl Noun<Scenario> for UnitId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.unit(*self).id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let id = words.take("a unit")?;
        scenario.find_unit(id).ok_or_else(|| format!("no unit `{id}`"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.unit_ids().collect()
    }
}

impl Noun<Scenario> for CardId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.cards.card(*self).id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let id = words.take("a card")?;
        scenario.cards.find(id).ok_or_else(|| format!("no card `{id}`"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.cards.ids().collect()
    }
}

/// What a card is played on may be left out.
impl Noun<Scenario> for On {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        match self {
            On::Nothing => None,
            On::Unit(unit) => unit.word(scenario),
        }
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        match words.peek() {
            None | Some(AP | CAP) => Ok(On::Nothing),
            Some(_) => UnitId::read(scenario, words).map(On::Unit),
        }
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        let units = UnitId::all(scenario).into_iter().map(On::Unit);
        core::iter::once(On::Nothing).chain(units).collect()
    }
}

const AP: &str = "ap";
const CAP: &str = "cap";

/// What is free is not said.
impl Noun<Scenario> for Purse {
    fn word(&self, _: &Scenario) -> Option<String> {
        match self {
            Purse::Free => None,
            Purse::Ap => Some(AP.to_owned()),
            Purse::Cap => Some(CAP.to_owned()),
        }
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        match words.peek() {
            None => Ok(Purse::Free),
            Some(_) => read_one(words, "a purse", &[(AP, Purse::Ap), (CAP, Purse::Cap)]),
        }
    }

    fn all(_: &Scenario) -> Vec<Self> {
        vec![Purse::Free, Purse::Ap, Purse::Cap]
    }
}

impl Noun<Scenario> for Mark {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        match self {
            Mark::Unit(unit) => unit.word(scenario),
            Mark::Ghost => Some(UNSEEN.to_owned()),
            Mark::Work(kind) => {
                let word = WORK_WORDS.iter().find(|it| it.1 == *kind);
                Some(word.expect("every work that can be shot at has a word").0.to_owned())
            }
        }
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        if words.peek() == Some(UNSEEN) {
            return words.take(UNSEEN).map(|_| Mark::Ghost);
        }
        let work = WORK_WORDS.iter().find(|it| Some(it.0) == words.peek());
        match work {
            Some((word, kind)) => words.take(word).map(|_| Mark::Work(*kind)),
            None => UnitId::read(scenario, words).map(Mark::Unit),
        }
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        let units = UnitId::all(scenario).into_iter().map(Mark::Unit);
        let works = WORK_WORDS.iter().map(|it| Mark::Work(it.1));
        units.chain([Mark::Ghost]).chain(works).collect()
    }
}

impl Noun<Scenario> for MineColor {
    fn word(&self, _: &Scenario) -> Option<String> {
        let word = MINE_WORDS.iter().find(|it| it.1 == *self);
        Some(word.expect("every color of mines has a word").0.to_owned())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_one(words, "a color of mines", &MINE_WORDS)
    }

    fn all(_: &Scenario) -> Vec<Self> {
        MINE_WORDS.map(|it| it.1).to_vec()
    }
}

impl Noun<Scenario> for Direction {
    fn word(&self, _: &Scenario) -> Option<String> {
        Some(self.index().to_string())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let index = read_number::<usize>(words).ok();
        let found = index.and_then(|it| Direction::ALL.get(it)).copied();
        found.ok_or_else(|| "a direction is 0 (up) to 5, clockwise".to_owned())
    }

    fn all(_: &Scenario) -> Vec<Self> {
        Direction::ALL.to_vec()
    }
}

/// Points of a price or a bid, bombs, dice.
impl Noun<Scenario> for u8 {
    fn word(&self, _: &Scenario) -> Option<String> {
        Some(self.to_string())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_number(words)
    }

    fn all(_: &Scenario) -> Vec<Self> {
        (0..=NUMBER_MAX).collect()
    }
}

/// CAP on a roll, up or down.
impl Noun<Scenario> for i8 {
    fn word(&self, _: &Scenario) -> Option<String> {
        Some(self.to_string())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_number(words)
    }

    fn all(_: &Scenario) -> Vec<Self> {
        (-ROLL_MAX..=ROLL_MAX).collect()
    }
}
