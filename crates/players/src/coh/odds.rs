//! Two dice against a number, and what a hit is worth.

/// Ways out of 36 to roll at least the index with two dice.
const WAYS: [i64; 13] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
/// Hundredths of a unit that its first hit takes; the second takes the rest.
const FIRST_HIT: i64 = 45;
/// What is left of a unit that is hit, in hundredths.
const SECOND_HIT: i64 = 100 - FIRST_HIT;
/// [COH 7.0d] How far above the defense an attack destroys.
const DOUBLE: i16 = 4;

/// Ways out of 36 to roll at least so much with two dice.
pub(super) fn at_least(number: i16) -> i64 {
    usize::try_from(number).map_or(36, |it| WAYS.get(it).copied().unwrap_or(0))
}

/// What an attack takes from a unit on average, given what a unit is worth and what two dice have
/// to reach.
pub(super) fn damage(need: i16, hit: bool, worth: i64) -> i64 {
    let parts = if hit {
        SECOND_HIT * at_least(need)
    } else {
        FIRST_HIT * at_least(need) + SECOND_HIT * at_least(need + DOUBLE)
    };
    parts * worth / 3_600
}

/// What a rally brings on average.
pub(super) fn recovery(need: i16, worth: i64) -> i64 {
    FIRST_HIT * at_least(need) * worth / 3_600
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_or_more_comes_up_in_21_of_36_rolls() {
        assert_eq!(at_least(7), 21);
        assert_eq!(at_least(-3), 36);
        assert_eq!(at_least(12), 1);
        assert_eq!(at_least(13), 0);
    }

    #[test]
    fn a_sure_kill_takes_all_of_a_unit_and_half_of_a_wreck() {
        assert_eq!(damage(-4, false, 1_000), 1_000);
        assert_eq!(damage(2, true, 1_000), 550);
        // 7 or more hits in 21 ways, 11 or more destroys in 3.
        assert_eq!(damage(7, false, 3_600), 45 * 21 + 55 * 3);
    }
}
