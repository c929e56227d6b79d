//! Faces set by hand: for tests, and for players who roll their own dice.

use core::fmt;

use crate::{Dice, Roll};

/// Why a script does not fit the rules that roll it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptFault {
    /// The rules asked for one more die.
    Short {
        /// The die asked for.
        asked: Roll,
    },
    /// The die asked for has no such face.
    NoSuchFace {
        /// The die asked for.
        asked: Roll,
        /// The face in the script.
        face: u8,
    },
    /// The rules asked for fewer dice.
    LeftOver {
        /// How many faces were not used.
        count: usize,
    },
}

impl fmt::Display for ScriptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short { asked } => {
                write!(f, "{} asks for a d{}, and no face is left", asked.rule, asked.sides)
            }
            Self::NoSuchFace { asked, face } => {
                write!(f, "{} asks for a d{}, which has no face {face}", asked.rule, asked.sides)
            }
            Self::LeftOver { count } => write!(f, "{count} faces are left over"),
        }
    }
}

impl core::error::Error for ScriptFault {}

/// Shows the faces it was given, in order.
///
/// It never panics: a complaint is kept until [`finish`](Script::finish), and until then every die
/// shows 1.
pub struct Script<'a> {
    faces: &'a [u8],
    fault: Option<ScriptFault>,
}

impl<'a> Script<'a> {
    /// Lays the faces ready.
    pub fn new(faces: &'a [u8]) -> Self {
        Self { faces, fault: None }
    }

    /// Returns the first complaint so far, faces left over not being one.
    pub fn fault(&self) -> Option<ScriptFault> {
        self.fault
    }

    /// Whether every face was shown, and none was missed.
    pub fn is_used_up(&self) -> bool {
        self.faces.is_empty() && self.fault.is_none()
    }

    /// Returns the first complaint; faces left over are one too.
    pub fn finish(self) -> Result<(), ScriptFault> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.faces.is_empty() => Ok(()),
            None => Err(ScriptFault::LeftOver { count: self.faces.len() }),
        }
    }

    fn next(&mut self, asked: Roll) -> Result<u8, ScriptFault> {
        let Some((&face, rest)) = self.faces.split_first() else {
            return Err(ScriptFault::Short { asked });
        };
        if !(1..=asked.sides).contains(&face) {
            return Err(ScriptFault::NoSuchFace { asked, face });
        }
        self.faces = rest;
        Ok(face)
    }
}

impl Dice for Script<'_> {
    fn roll(&mut self, asked: Roll) -> u8 {
        if self.fault.is_some() {
            return 1;
        }
        self.next(asked).unwrap_or_else(|fault| {
            self.fault = Some(fault);
            1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    const D6: Roll = Roll { sides: 6, rule: Rule("x:1") };

    #[test]
    fn faces_show_in_the_order_given() {
        let mut script = Script::new(&[5, 2]);
        assert_eq!((script.roll(D6), script.roll(D6)), (5, 2));
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn a_short_script_shows_ones_and_complains_at_the_end() {
        let mut script = Script::new(&[5]);
        script.roll(D6);
        assert_eq!((script.roll(D6), script.roll(D6)), (1, 1));
        assert_eq!(script.fault(), Some(ScriptFault::Short { asked: D6 }));
        assert_eq!(script.finish(), Err(ScriptFault::Short { asked: D6 }));
    }

    #[test]
    fn faces_left_over_are_a_fault() {
        let mut script = Script::new(&[5, 2, 3]);
        script.roll(D6);
        assert_eq!(script.fault(), None);
        assert_eq!(script.finish(), Err(ScriptFault::LeftOver { count: 2 }));
    }

    #[test]
    fn a_face_the_die_does_not_have_is_a_fault() {
        for face in [0, 7] {
            let faces = [face];
            let mut script = Script::new(&faces);
            assert_eq!(script.roll(D6), 1);
            assert_eq!(script.finish(), Err(ScriptFault::NoSuchFace { asked: D6, face }));
        }
    }
}
