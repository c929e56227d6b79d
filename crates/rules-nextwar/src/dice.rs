//! [NW 2.6] The ten-sided die.

use kernel::{Dice, Roll, Rule};

/// [NW 2.6] One die: 0 to 9. The face 10 reads as zero.
pub(crate) fn d10(dice: &mut dyn Dice, rule: &'static str) -> i8 {
    let face = dice.roll(Roll { sides: 10, rule: Rule(rule) }) % 10;
    i8::try_from(face).expect("a face has one digit")
}

/// One of so many, each as likely as any other; one alone is not drawn for.
pub(crate) fn draw(dice: &mut dyn Dice, count: usize, rule: &'static str) -> usize {
    assert!(count > 0, "nothing to draw from");
    if count == 1 {
        return 0;
    }
    let sides = u8::try_from(count).expect("a cup holds fewer than 256 pieces");
    usize::from(dice.roll(Roll { sides, rule: Rule(rule) })) - 1
}

/// [NW 2.3.3a] An efficiency check: the die must not exceed the rating.
pub(crate) fn passes(dice: &mut dyn Dice, efficiency: u8, rule: &'static str) -> (i8, bool) {
    let die = d10(dice, rule);
    (die, die <= i8::try_from(efficiency).expect("a rating has one digit"))
}
