//! The charts of a game: terrain effects and combat results, as checked values.

use core::fmt;
use core::str::FromStr;

use canon::Digest;

use crate::series::numbers::Ratio;

/// Movement points in halves, so that roads at half a point stay whole numbers.
pub type HalfMp = u16;

/// The cost that stands for prohibited terrain in the step tables.
pub const PROHIBITED: u8 = u8::MAX;

/// What one line of the terrain effects chart does to movement, for one movement class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveEffect {
    /// The line says nothing about movement.
    None,
    /// So many half points: the whole cost for a hex or a road, an extra for a hexside.
    Cost(u8),
    /// Nobody of this class enters or crosses it.
    Prohibited,
}

/// What one line of the terrain effects chart does to combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CombatEffect {
    /// Multiplies the strength of units that attack into or across it.
    pub attacker: Ratio,
    /// Multiplies the strength of units that defend in it.
    pub defender: Ratio,
    /// [SCS 7.3F] Shifts the final column; to the right when positive.
    pub shift: i8,
    /// [SCS 7.3A] Nobody attacks into or across it.
    pub prohibited: bool,
}

impl CombatEffect {
    /// No effect at all.
    pub const NONE: Self =
        Self { attacker: Ratio::ONE, defender: Ratio::ONE, shift: 0, prohibited: false };
}

/// One line of the terrain effects chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TerrainLine {
    /// Its id, such as `woods`.
    pub id: String,
    /// What it does to movement, by movement class.
    pub movement: Vec<MoveEffect>,
    /// What it does to combat.
    pub combat: CombatEffect,
    /// For lines such as bridges: the hexside lines it cancels, by index.
    pub negates: Vec<u8>,
}

/// [SCS 0.11G] The terrain effects chart of a game.
///
/// That of the series examples is data like any other: open ground [SCS 0.11A], woods [SCS 0.11B],
/// roads [SCS 0.11C], streams [SCS 0.11D], rivers [SCS 0.11E] and bridges [SCS 0.11F].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TerrainChart {
    /// Kinds of hexes.
    pub hexes: Vec<TerrainLine>,
    /// Kinds of hexsides.
    pub hexsides: Vec<TerrainLine>,
    /// Kinds of roads, railways, bridges.
    pub lines: Vec<TerrainLine>,
}

/// [SCS 7.1A] One cell of the combat results table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, PartialOrd, Ord, Digest)]
pub struct Cell {
    /// Steps the attacker loses.
    pub attacker_steps: u8,
    /// Hexes the attacker retreats.
    pub attacker_hexes: u8,
    /// Steps the defender loses.
    pub defender_steps: u8,
    /// Hexes the defender retreats.
    pub defender_hexes: u8,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |side: char, steps: u8, hexes: u8| {
            let mut text = String::new();
            if steps > 0 || hexes > 0 {
                text.push(side);
            }
            if steps > 0 {
                text += &steps.to_string();
            }
            if hexes > 0 {
                text.push('r');
                text += &hexes.to_string();
            }
            text
        };
        let parts = [
            part('A', self.attacker_steps, self.attacker_hexes),
            part('D', self.defender_steps, self.defender_hexes),
        ];
        let text = parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ");
        f.write_str(if text.is_empty() { "-" } else { &text })
    }
}

/// A text that is no combat result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACell;

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Self, NotACell> {
        let mut cell = Self::default();
        if text == "-" {
            return Ok(cell);
        }
        for part in text.split(' ') {
            let (side, rest) = part.split_at_checked(1).ok_or(NotACell)?;
            let (steps, hexes) = rest.split_once('r').map_or((rest, None), |(s, h)| (s, Some(h)));
            let steps = if steps.is_empty() && hexes.is_some() { 0 } else { digits(steps)? };
            let hexes = hexes.map_or(Ok(0), digits)?;
            match side {
                "A" => (cell.attacker_steps, cell.attacker_hexes) = (steps, hexes),
                "D" => (cell.defender_steps, cell.defender_hexes) = (steps, hexes),
                _ => return Err(NotACell),
            }
        }
        if cell.to_string() == text { Ok(cell) } else { Err(NotACell) }
    }
}

fn digits(text: &str) -> Result<u8, NotACell> {
    text.parse().map_err(|_| NotACell)
}

/// [SCS 7.0J] How the two dice are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceReading {
    /// The sum, 2 to 12.
    Sum,
    /// Tens and units, 11 to 66.
    TensAndUnits,
}

impl DiceReading {
    /// The row number that two faces read as.
    pub fn read(self, first: u8, second: u8) -> u8 {
        match self {
            Self::Sum => first + second,
            Self::TensAndUnits => 10 * first + second,
        }
    }
}

/// [SCS 7.4] An odds column: attacker to defender, one of them 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The attacker's part.
    pub attacker: u32,
    /// The defender's part.
    pub defender: u32,
}

impl Odds {
    /// Orders odds from bad to good for the attacker.
    pub fn is_below(self, other: Self) -> bool {
        u64::from(self.attacker) * u64::from(other.defender)
            < u64::from(other.attacker) * u64::from(self.defender)
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.attacker, self.defender)
    }
}

impl FromStr for Odds {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Self, NotACell> {
        let (attacker, defender) = text.split_once(':').ok_or(NotACell)?;
        let odds = Self {
            attacker: attacker.parse().map_err(|_| NotACell)?,
            defender: defender.parse().map_err(|_| NotACell)?,
        };
        let is_printed_so = odds.attacker.min(odds.defender) == 1 && odds.to_string() == text;
        if is_printed_so { Ok(odds) } else { Err(NotACell) }
    }
}

/// The combat results table of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultsTable {
    /// How the dice are read.
    pub dice: DiceReading,
    /// Columns from the worst odds to the best.
    pub columns: Vec<Odds>,
    /// One row of cells per reading, indexed by the reading.
    pub rows: Vec<Vec<Cell>>,
}

impl ResultsTable {
    /// [SCS 7.0K] The cell at a column and a reading of the dice.
    pub fn cell(&self, column: usize, reading: u8) -> Cell {
        self.rows[usize::from(reading)][column]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: scs:7.1A.
    #[test]
    fn scs_7_1_a_cell_names_side_steps_and_hexes_and_reads_back() {
        let table = [
            ("A1r1", Cell { attacker_steps: 1, attacker_hexes: 1, ..Cell::default() }),
            ("A1 Dr1", Cell { attacker_steps: 1, defender_hexes: 1, ..Cell::default() }),
            ("D2r2", Cell { defender_steps: 2, defender_hexes: 2, ..Cell::default() }),
            ("-", Cell::default()),
        ];
        for (text, cell) in table {
            assert_eq!(text.parse(), Ok(cell));
            assert_eq!(cell.to_string(), text);
        }
        for wrong in ["", "B1", "A", "Ar", "D1 A1", "A01", "A1r", "D1  A1"] {
            assert_eq!(wrong.parse::<Cell>(), Err(NotACell), "{wrong}");
        }
    }

    /// Rules: scs:7.4A.
    #[test]
    fn scs_7_4_odds_have_a_one_on_one_side_and_an_order() {
        let odds = |text: &str| text.parse::<Odds>();
        for text in ["1:3", "1:1", "5:1"] {
            assert_eq!(odds(text).map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for wrong in ["", "3", "2:3", "0:1", "1:0", "a:1", "1:1:1"] {
            assert_eq!(odds(wrong), Err(NotACell), "{wrong}");
        }
        let below = |a: &str, b: &str| odds(a).unwrap().is_below(odds(b).unwrap());
        assert!(below("1:3", "1:2") && below("1:2", "1:1") && below("2:1", "3:1"));
        assert!(!below("1:1", "1:1") && !below("3:1", "2:1") && !below("1:2", "1:3"));
    }

    /// Rules: scs:7.4A.
    #[test]
    fn scs_7_4_odds_have_a_one_on_one_side_and_are_ordered_for_the_attacker() {
        let rising = ["1:3", "1:2", "1:1", "2:1", "7:1"].map(|it| it.parse::<Odds>().unwrap());
        assert!(rising.is_sorted_by(|a, b| a.is_below(*b) && !b.is_below(*a)));
        assert!(!rising[2].is_below(rising[2]));
        assert_eq!(rising.map(|it| it.to_string()), ["1:3", "1:2", "1:1", "2:1", "7:1"]);
        for wrong in ["", "1", "2:3", "0:1", "1:0", "01:1", "+1:1", "1:1:1", "a:1"] {
            assert_eq!(wrong.parse::<Odds>(), Err(NotACell), "{wrong}");
        }
    }

    /// Rules: scs:7.0J.
    #[test]
    fn scs_7_0_two_dice_read_as_a_sum_or_as_tens_and_units() {
        assert_eq!(DiceReading::Sum.read(3, 5), 8);
        assert_eq!(DiceReading::TensAndUnits.read(3, 5), 35);
    }
}
