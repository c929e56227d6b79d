//! Numbers that can be broken, in one notation for people and programs.

/// The fractions that have a sign of their own.
const SIGNS: [((u32, u32), &str); 15] = [
    ((1, 2), "½"),
    ((1, 3), "⅓"),
    ((2, 3), "⅔"),
    ((1, 4), "¼"),
    ((3, 4), "¾"),
    ((1, 5), "⅕"),
    ((2, 5), "⅖"),
    ((3, 5), "⅗"),
    ((4, 5), "⅘"),
    ((1, 6), "⅙"),
    ((5, 6), "⅚"),
    ((1, 8), "⅛"),
    ((3, 8), "⅜"),
    ((5, 8), "⅝"),
    ((7, 8), "⅞"),
];

/// A fraction as players write it: wholes, and behind them what is left: `2`, `½`, `2⅔`. What has
/// no sign is written out: `3/7`, `1 3/7`.
///
/// # Panics
///
/// If the denominator is 0.
pub fn mixed(numerator: u32, denominator: u32) -> String {
    let (whole, rest) = (numerator / denominator, numerator % denominator);
    let common = gcd(rest, denominator);
    let part = (rest / common, denominator / common);
    let sign = SIGNS.iter().find(|it| it.0 == part).map(|it| it.1);
    match (whole, part.0, sign) {
        (_, 0, _) => whole.to_string(),
        (0, _, Some(sign)) => sign.to_owned(),
        (_, _, Some(sign)) => format!("{whole}{sign}"),
        (0, above, None) => format!("{above}/{}", part.1),
        (_, above, None) => format!("{whole} {above}/{}", part.1),
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_written_behind_their_wholes() {
        let table = [
            ((0, 6), "0"),
            ((8, 2), "4"),
            ((9, 2), "4½"),
            ((1, 4), "¼"),
            ((8, 3), "2⅔"),
            ((4, 6), "⅔"),
            ((7, 5), "1⅖"),
            ((3, 7), "3/7"),
            ((10, 7), "1 3/7"),
        ];
        for ((numerator, denominator), written) in table {
            assert_eq!(mixed(numerator, denominator), written);
        }
    }
}
