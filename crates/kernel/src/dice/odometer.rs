//! Every sequence of faces in turn, for exact chances.

use crate::{Dice, Roll};

/// Shows every sequence of faces a procedure can ask for, one after the other.
///
/// Run the procedure on a clone, [`advance`](Odometer::advance), run it again: the full
/// distribution appears, with no second description of the rules. The procedure must ask for the
/// same dice whenever it has seen the same faces.
#[derive(Default)]
pub struct Odometer {
    wheels: Vec<Wheel>,
    next: usize,
}

struct Wheel {
    face: u8,
    sides: u8,
}

impl Odometer {
    /// Turns to the next sequence; `false` once all have been shown.
    pub fn advance(&mut self) -> bool {
        self.next = 0;
        while let Some(wheel) = self.wheels.pop() {
            if wheel.face < wheel.sides {
                self.wheels.push(Wheel { face: wheel.face + 1, ..wheel });
                return true;
            }
        }
        false
    }

    /// Returns the sides of the dice rolled in this sequence, in order.
    pub fn sides(&self) -> impl Iterator<Item = u8> + '_ {
        self.wheels[..self.next].iter().map(|wheel| wheel.sides)
    }
}

impl Dice for Odometer {
    fn roll(&mut self, roll: Roll) -> u8 {
        if self.next == self.wheels.len() {
            self.wheels.push(Wheel { face: 1, sides: roll.sides });
        }
        let wheel = &self.wheels[self.next];
        assert_eq!(wheel.sides, roll.sides, "the rules asked for another die this time");
        self.next += 1;
        wheel.face
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    const fn die(sides: u8) -> Roll {
        Roll { sides, rule: Rule("x:1") }
    }

    #[test]
    fn two_dice_show_all_thirty_six_pairs_once_and_in_order() {
        let mut odometer = Odometer::default();
        let mut pairs = Vec::new();
        loop {
            pairs.push((odometer.roll(die(6)), odometer.roll(die(6))));
            if !odometer.advance() {
                break;
            }
        }
        assert_eq!(pairs.len(), 36);
        assert!(pairs.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn a_second_die_may_depend_on_the_face_of_the_first() {
        let mut odometer = Odometer::default();
        let mut seen = Vec::new();
        loop {
            let first = odometer.roll(die(2));
            let second = if first == 2 { odometer.roll(die(3)) } else { 0 };
            seen.push((first, second, odometer.sides().collect::<Vec<_>>()));
            if !odometer.advance() {
                break;
            }
        }
        let expected =
            [(1, 0, vec![2]), (2, 1, vec![2, 3]), (2, 2, vec![2, 3]), (2, 3, vec![2, 3])];
        assert_eq!(seen, expected);
    }

    #[test]
    fn without_a_roll_there_is_one_sequence() {
        assert!(!Odometer::default().advance());
    }
}
