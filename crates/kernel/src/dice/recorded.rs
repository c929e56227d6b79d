//! Faces as a record writes them.

use core::fmt;

use crate::{Dice, Roll};

/// One die of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedDie {
    /// Number of faces.
    pub sides: u8,
    /// The face that showed.
    pub face: u8,
    /// Ledger id of the rule that asked.
    pub rule: String,
}

/// Why recorded dice do not fit the rules that roll them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordedFault {
    /// The rules asked for one more die.
    Short {
        /// The die asked for.
        asked: Roll,
    },
    /// The rules asked for another die than the one written.
    OtherDie {
        /// Which of the dice, counted from 0.
        index: usize,
        /// The die asked for.
        asked: Roll,
        /// The die written.
        written: RecordedDie,
    },
    /// The rules did not ask for this die.
    LeftOver {
        /// The first die not asked for, counted from 0.
        index: usize,
    },
}

impl fmt::Display for RecordedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short { asked } => {
                write!(f, "{} asks for a d{} that is not written here", asked.rule, asked.sides)
            }
            Self::OtherDie { asked, written, .. } => write!(
                f,
                "{} asks for a d{}, but a d{} for {} is written",
                asked.rule, asked.sides, written.sides, written.rule
            ),
            Self::LeftOver { .. } => f.write_str("no rule asks for this die"),
        }
    }
}

impl core::error::Error for RecordedFault {}

/// Shows the faces of a record, and complains if a rule asks for another die.
///
/// A complaint is kept until [`finish`](Recorded::finish); until then every die shows 1.
pub struct Recorded<'a> {
    dice: &'a [RecordedDie],
    /// Whether any rule may ask, as long as the die has as many sides.
    any_rule: bool,
    next: usize,
    fault: Option<RecordedFault>,
}

impl<'a> Recorded<'a> {
    /// Lays the dice ready.
    pub fn new(dice: &'a [RecordedDie]) -> Self {
        Self { dice, any_rule: false, next: 0, fault: None }
    }

    /// Lays the dice ready for rules that may be numbered otherwise by now: a die fits if it has as
    /// many sides.
    pub fn by_sides(dice: &'a [RecordedDie]) -> Self {
        Self { any_rule: true, ..Self::new(dice) }
    }

    /// Returns the first complaint; a die left over is one too.
    pub fn finish(self) -> Result<(), RecordedFault> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.next < self.dice.len() => {
                Err(RecordedFault::LeftOver { index: self.next })
            }
            None => Ok(()),
        }
    }
}

impl Dice for Recorded<'_> {
    fn roll(&mut self, asked: Roll) -> u8 {
        if self.fault.is_some() {
            return 1;
        }
        let Some(written) = self.dice.get(self.next) else {
            self.fault = Some(RecordedFault::Short { asked });
            return 1;
        };
        let same_rule = self.any_rule || written.rule == asked.rule.0;
        if written.sides != asked.sides || !same_rule {
            let written = written.clone();
            self.fault = Some(RecordedFault::OtherDie { index: self.next, asked, written });
            return 1;
        }
        self.next += 1;
        written.face
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    fn written() -> Vec<RecordedDie> {
        vec![
            RecordedDie { sides: 6, face: 4, rule: "x:1".into() },
            RecordedDie { sides: 3, face: 2, rule: "x:2".into() },
        ]
    }

    const D6: Roll = Roll { sides: 6, rule: Rule("x:1") };
    const D3: Roll = Roll { sides: 3, rule: Rule("x:2") };

    #[test]
    fn faces_show_as_written() {
        let dice = written();
        let mut recorded = Recorded::new(&dice);
        assert_eq!((recorded.roll(D6), recorded.roll(D3)), (4, 2));
        assert_eq!(recorded.finish(), Ok(()));
    }

    #[test]
    fn another_die_than_the_one_written_is_refused() {
        let dice = written();
        for asked in [D3, Roll { sides: 6, ..D3 }, Roll { sides: 3, ..D6 }] {
            let mut recorded = Recorded::new(&dice);
            assert_eq!(recorded.roll(asked), 1);
            assert_eq!(recorded.roll(D3), 1, "nothing is shown after a complaint");
            let written = dice[0].clone();
            assert_eq!(
                recorded.finish(),
                Err(RecordedFault::OtherDie { index: 0, asked, written })
            );
        }
    }

    #[test]
    fn by_sides_another_rule_may_ask_but_not_for_another_die() {
        let dice = written();
        let mut recorded = Recorded::by_sides(&dice);
        assert_eq!(recorded.roll(Roll { sides: 6, ..D3 }), 4);
        assert_eq!(recorded.roll(D6), 1);
        let (asked, written) = (D6, dice[1].clone());
        let fault = RecordedFault::OtherDie { index: 1, asked, written };
        assert_eq!(recorded.finish(), Err(fault));
    }

    #[test]
    fn a_missing_and_a_superfluous_die_are_refused() {
        let dice = written();
        let mut recorded = Recorded::new(&dice[..1]);
        recorded.roll(D6);
        assert_eq!(recorded.roll(D3), 1);
        assert_eq!(recorded.finish(), Err(RecordedFault::Short { asked: D3 }));

        let mut recorded = Recorded::new(&dice);
        recorded.roll(D6);
        assert_eq!(recorded.finish(), Err(RecordedFault::LeftOver { index: 1 }));
    }
}
