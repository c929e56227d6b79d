//! [AMB 2.9] Ten-sided dice.

use kernel::{Dice, Roll, Rule};

/// [AMB 2.9a] One die: 0 to 9. The face 10 reads as zero.
pub(crate) fn d10(dice: &mut dyn Dice, rule: &'static str) -> u8 {
    dice.roll(Roll { sides: 10, rule: Rule(rule) }) % 10
}

/// [AMB 2.9b] Two dice, added: 0 to 18.
pub(crate) fn two_d10(dice: &mut dyn Dice, rule: &'static str) -> u8 {
    d10(dice, rule) + d10(dice, rule)
}

/// [AMB 2.9c] Percentile dice: tens first, then units; 0 to 99.
pub(crate) fn d100(dice: &mut dyn Dice, rule: &'static str) -> u8 {
    10 * d10(dice, rule) + d10(dice, rule)
}

/// [AMB 5.9a] One of so many, each with an equal span of a ten-sided die, or of percentile dice if
/// there are more than ten; what is left over is rolled again. One alone is not rolled for.
pub(crate) fn one_of(dice: &mut dyn Dice, count: usize, rule: &'static str) -> usize {
    assert!((1..=100).contains(&count), "one of {count}");
    if count == 1 {
        return 0;
    }
    loop {
        let (roll, faces) =
            if count <= 10 { (d10(dice, rule), 10) } else { (d100(dice, rule), 100) };
        let chosen = usize::from(roll) / (faces / count);
        if chosen < count {
            return chosen;
        }
    }
}
