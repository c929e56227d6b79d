//! [SCS 7.4] Odds and columns.

use crate::charts::Odds;
use crate::event::Reckoning;
use crate::series::numbers::Ratio;
use crate::state::{UnitId, War};

/// [SCS 7.4A, 7.4F, 0.9B] Divides both totals by the smaller one and rounds half up; `None` when a
/// total is nothing.
pub fn odds(attack: Ratio, defense: Ratio) -> Option<Odds> {
    if attack.is_zero() || defense.is_zero() {
        return None;
    }
    Some(if attack.at_least(defense) {
        Odds { attacker: attack.divided_by(defense).rounded(), defender: 1 }
    } else {
        Odds { attacker: 1, defender: defense.divided_by(attack).rounded() }
    })
}

/// [SCS 7.4B, 7.4C, 7.4D, 7.4E] The final column: the highest printed one that the odds reach,
/// moved by the net shift; beyond the right end it is the last, off the left end there is none.
///
/// Interpretation: no defense at all is the last column, no attack at all is below the first (gaps
/// A-06); odds between two columns use the lower; a shift does not bring odds below the left
/// end back.
pub fn column(columns: &[Odds], attack: Ratio, defense: Ratio, shift: i8) -> Option<u8> {
    let last = columns.len() - 1;
    let printed = match odds(attack, defense) {
        None if attack.is_zero() => return None,
        None => last,
        Some(odds) => columns.iter().rposition(|it| !odds.is_below(*it))?,
    };
    let shifted = printed.checked_add_signed(isize::from(shift))?;
    u8::try_from(shifted.min(last)).ok()
}

impl War {
    /// [SCS 7.4A] Totals, odds and column of the combat being fought.
    pub fn reckoning(&self) -> Reckoning {
        let combat = self.core.combat.expect("a combat is being fought");
        let attackers: Vec<UnitId> = self.involved(self.core.side).collect();
        self.reckon(&attackers, combat.target)
    }

    /// [SCS 7.4A, 7.2dA] The same for any attackers and target.
    pub fn reckon(&self, attackers: &[UnitId], target: hexgrid::HexId) -> Reckoning {
        let attack = attackers
            .iter()
            .fold(Ratio::ZERO, |sum, &it| sum + self.attack_strength(it, target).total());
        let defense = self
            .stack(target)
            .filter(|&it| self.counts_in_defense(it))
            .fold(Ratio::ZERO, |sum, it| sum + self.defense_strength(it, target).total());
        let terrain: i8 = self.terrain_shifts(attackers, target).iter().map(|(_, it)| it).sum();
        let shift = terrain + self.title_shift();
        let columns = &self.scenario.results.columns;
        let odds = odds(attack, defense);
        Reckoning { attack, defense, odds, shift, column: column(columns, attack, defense, shift) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(attack: Ratio, defense: Ratio) -> String {
        odds(attack, defense).unwrap().to_string()
    }

    fn whole(attack: u32, defense: u32) -> String {
        text(Ratio::whole(attack), Ratio::whole(defense))
    }

    fn columns() -> Vec<Odds> {
        ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]
            .map(|it| it.parse().unwrap())
            .to_vec()
    }

    /// Rules: scs:7.4A, scs:7.4F.
    #[test]
    fn ex_13_to_16_and_25_and_own_1_totals_give_the_printed_odds() {
        let table = [
            (3, 4, "1:1"),
            (5, 2, "3:1"),
            (9, 6, "2:1"),
            (11, 8, "1:1"),
            (11, 6, "2:1"),
            (14, 3, "5:1"),
            (18, 4, "5:1"),
            (4, 6, "1:2"),
            (5, 7, "1:1"),
            (2, 5, "1:3"),
        ];
        for (attack, defense, expected) in table {
            assert_eq!(whole(attack, defense), expected, "{attack} to {defense}");
        }
    }

    /// Rules: scs:0.9B, scs:0.8B.
    #[test]
    fn ex_4_fractions_are_summed_and_only_the_quotient_is_rounded() {
        let attack = Ratio::new(5, 2) + Ratio::new(13, 4) + Ratio::new(33, 8);
        assert_eq!(attack, Ratio::new(79, 8));
        assert_eq!(text(attack, Ratio::new(17, 8)), "5:1");
    }

    /// Rules: scs:0.9B.
    #[test]
    fn own_2_no_strength_is_rounded_on_the_way() {
        let attack = Ratio::new(9, 2);
        assert_eq!(text(attack, Ratio::whole(3)), "2:1");
        assert_eq!(text(attack, Ratio::whole(4)), "1:1");
    }

    /// Rules: scs:7.4B, scs:7.4C, scs:7.4D, scs:7.4E.
    #[test]
    fn own_4_to_6_the_ends_of_the_table_are_walls() {
        let at = |attack, defense, shift| {
            column(&columns(), Ratio::whole(attack), Ratio::whole(defense), shift)
        };
        assert_eq!(at(12, 1, 0), Some(8), "above the right end: the last column");
        assert_eq!(at(12, 1, -1), Some(7), "shifts start from the last column");
        assert_eq!(at(12, 1, 2), Some(8), "no columns beyond the right end");
        assert_eq!(at(2, 7, 0), None, "1:4 is below the left end");
        assert_eq!(at(2, 7, 1), None, "no imaginary columns on the left either");
        assert_eq!(at(1, 3, 0), Some(0));
        assert_eq!(at(1, 3, -1), None, "shifted off the left end");
        assert_eq!(at(3, 1, 1), Some(5));
    }

    /// Rules: scs:7.4A.
    #[test]
    fn totals_of_nothing_have_their_natural_columns() {
        assert_eq!(column(&columns(), Ratio::whole(3), Ratio::ZERO, 0), Some(8));
        assert_eq!(column(&columns(), Ratio::ZERO, Ratio::whole(3), 0), None);
        assert_eq!(column(&columns(), Ratio::ZERO, Ratio::ZERO, 0), None);
    }

    /// Rules: scs:7.4A.
    #[test]
    fn odds_between_two_printed_columns_use_the_lower() {
        let sparse: Vec<Odds> = ["1:1", "3:1", "5:1"].map(|it| it.parse().unwrap()).to_vec();
        assert_eq!(column(&sparse, Ratio::whole(4), Ratio::ONE, 0), Some(1));
        assert_eq!(column(&sparse, Ratio::whole(2), Ratio::ONE, 0), Some(0));
    }
}
