//! A wrapper that writes down every die rolled through it.

use crate::{Dice, Roll, Rule};

/// A die as it fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// Number of faces.
    pub sides: u8,
    /// The face that showed.
    pub face: u8,
    /// The rule that asked.
    pub rule: Rule,
}

/// Rolls with another source and notes what showed.
pub struct Noted<'a> {
    source: &'a mut dyn Dice,
    rolled: Vec<Rolled>,
}

impl<'a> Noted<'a> {
    /// Wraps a source.
    pub fn new(source: &'a mut dyn Dice) -> Self {
        Self { source, rolled: Vec::new() }
    }

    /// Returns what was rolled so far, in order.
    pub fn rolled(&self) -> &[Rolled] {
        &self.rolled
    }

    /// Gives the notes away.
    pub fn into_rolled(self) -> Vec<Rolled> {
        self.rolled
    }
}

impl Dice for Noted<'_> {
    fn roll(&mut self, roll: Roll) -> u8 {
        let face = self.source.roll(roll);
        self.rolled.push(Rolled { sides: roll.sides, face, rule: roll.rule });
        face
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Script;

    #[test]
    fn every_die_is_noted_with_its_sides_face_and_rule() {
        let mut script = Script::new(&[4, 2]);
        let mut noted = Noted::new(&mut script);
        assert_eq!(noted.roll(Roll { sides: 6, rule: Rule("x:1") }), 4);
        assert_eq!(noted.roll(Roll { sides: 3, rule: Rule("x:2") }), 2);
        let expected = [
            Rolled { sides: 6, face: 4, rule: Rule("x:1") },
            Rolled { sides: 3, face: 2, rule: Rule("x:2") },
        ];
        assert_eq!(noted.rolled(), expected);
        assert_eq!(noted.into_rolled(), expected);
    }
}
