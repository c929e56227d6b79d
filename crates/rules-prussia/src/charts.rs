//! The charts: terrain, bombardment, close combat.

use core::fmt;

use crate::field::{Ground, Side};
use crate::roster::Arm;

/// [PG C4a–C4g, C4c, C4d, C4e, C4f] One line of the terrain chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TerrainLine {
    /// What it costs infantry, artillery, cavalry to move; added for hexsides.
    pub cost: [u8; 3],
    /// Whether nobody enters or crosses it.
    pub prohibited: bool,
    /// What attacking into it counts for infantry and cavalry.
    pub into: [i8; 2],
    /// What attacking from it counts for infantry and cavalry.
    pub from: [i8; 2],
    /// [PG C4g] Whether it bars Shock into or out of it.
    pub no_shock: bool,
    /// [PG C4f] Whether nobody fires across it.
    pub no_fire: bool,
    /// What firing into it counts.
    pub fire_into: i8,
    /// What firing from it counts.
    pub fire_from: i8,
}

/// [PG C4a] The terrain chart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TerrainChart {
    /// Lines of hex terrain, in the order of [`Ground`].
    pub hexes: [TerrainLine; 7],
    /// Slope up, slope down, stream, bridge, entrenchment, full pond, Mietzel, Elbe.
    pub sides: [TerrainLine; 8],
}

/// The column of an arm in the movement part: infantry, artillery, cavalry.
pub(crate) fn column(arm: Arm) -> usize {
    match arm {
        Arm::Infantry | Arm::Baggage => 0,
        Arm::Artillery => 1,
        Arm::Cavalry => 2,
    }
}

impl TerrainChart {
    /// The line of a hex terrain.
    pub fn hex(&self, ground: Ground) -> &TerrainLine {
        &self.hexes[ground as usize]
    }

    /// The lines of all that is crossed on a hexside; `up` and `down` tell the way over a slope. A
    /// bridge takes the place of the water it spans.
    pub fn sides_of(&self, side: Side, up: bool, down: bool) -> impl Iterator<Item = &TerrainLine> {
        let bridged = side.any(Side::BRIDGE);
        let there = [
            up,
            down,
            side.any(Side::STREAM) && !bridged,
            bridged,
            side.any(Side::ENTRENCHMENT),
            side.any(Side::POND),
            side.any(Side::MIETZEL) && !bridged,
            side.any(Side::ELBE),
        ];
        self.sides.iter().zip(there).filter(|it| it.1).map(|it| it.0)
    }
}

/// How many LP a result brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lp {
    /// So many.
    Number(u8),
    /// [PG 11.2a] By exchange.
    Exchange,
    /// [PG 11.2b] By exchange, and one more.
    ExchangePlus,
}

/// [PG C10a] One side's part of a result.
#[expect(clippy::struct_excessive_bools, reason = "each is a sign of its own")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Loss Points.
    pub lp: Lp,
    /// [PG 11.3.4a] One less with Support: `( )`, or `(+1)` of an exchange.
    pub eased: bool,
    /// [PG 11.3.2a] R.
    pub rout: bool,
    /// [PG 11.3.3a] r.
    pub waver: bool,
    /// [PG 11.3.5a] S.
    pub surrender: bool,
    /// [PG 11.3.1a] A star.
    pub star: bool,
}

impl Cell {
    /// [PG C10a] Reads `[*] ( n | (n) | Ex | Ex+1 | Ex(+1) ) [R|r] [S] [*]`.
    pub fn read(text: &str) -> Option<Self> {
        let (mut rest, star) = match text.strip_prefix('*') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let star = star || rest.ends_with('*');
        rest = rest.strip_suffix('*').unwrap_or(rest);
        let surrender = rest.ends_with('S');
        rest = rest.strip_suffix('S').unwrap_or(rest);
        let (rout, waver) = (rest.ends_with('R'), rest.ends_with('r'));
        rest = rest.strip_suffix(['R', 'r']).unwrap_or(rest);
        let (lp, eased) = match rest {
            "Ex" => (Lp::Exchange, false),
            "Ex+1" => (Lp::ExchangePlus, false),
            "Ex(+1)" => (Lp::ExchangePlus, true),
            _ => {
                let inner = rest.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
                let number = inner.unwrap_or(rest);
                let digits = number.len() == 1 && number.bytes().all(|it| it.is_ascii_digit());
                let read = digits.then(|| number.parse().ok()).flatten()?;
                (Lp::Number(read), inner.is_some())
            }
        };
        Some(Self { lp, eased, rout, waver, surrender, star })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.lp, self.eased) {
            (Lp::Number(n), false) => write!(f, "{n}")?,
            (Lp::Number(n), true) => write!(f, "({n})")?,
            (Lp::Exchange, _) => f.write_str("Ex")?,
            (Lp::ExchangePlus, false) => f.write_str("Ex+1")?,
            (Lp::ExchangePlus, true) => f.write_str("Ex(+1)")?,
        }
        let letters =
            [(self.rout, "R"), (self.waver, "r"), (self.surrender, "S"), (self.star, "*")];
        letters.iter().filter(|it| it.0).try_for_each(|it| f.write_str(it.1))
    }
}

/// [PG C9a, C9c, C10a] A result of the Combat Table as the table writes it: the attacker's part
/// with its star on the left, then the defender's.
pub fn result_text([attacker, defender]: [Cell; 2]) -> String {
    let star = if attacker.star { "*" } else { "" };
    format!("{star}{} / {defender}", Cell { star: false, ..attacker })
}

/// [PG C6a] The Bombardment Table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BombardmentTable {
    /// The columns, as printed.
    pub columns: Vec<String>,
    /// The least strength of each column.
    pub from: Vec<u8>,
    /// Rows from −2 up.
    pub rows: Vec<Vec<Cell>>,
}

/// The modified roll of the first row of both tables.
pub(crate) const FIRST_ROW: i8 = -2;

impl BombardmentTable {
    /// [PG 16.2a, C6b] The column of a strength: none below 2, the last above 24.
    pub fn column(&self, strength: u8) -> Option<usize> {
        self.from.iter().rposition(|&it| it <= strength)
    }

    /// [PG C6b] The result of a modified roll.
    pub fn cell(&self, roll: i8, column: usize) -> Cell {
        self.rows[row(roll, self.rows.len())][column]
    }
}

/// [PG C9a] The Combat Table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombatTable {
    /// Rows from −2 up: attacker's and defender's part in each of the seven columns.
    pub rows: Vec<Vec<[Cell; 2]>>,
}

/// [PG C9a] The odds columns, as printed.
pub const ODDS: [&str; 7] = ["1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1+"];

impl CombatTable {
    /// [PG C9b] The result of a modified roll: attacker's and defender's part.
    pub fn cell(&self, roll: i8, column: usize) -> [Cell; 2] {
        self.rows[row(roll, self.rows.len())][column]
    }
}

fn row(roll: i8, rows: usize) -> usize {
    let row = (i16::from(roll) - i16::from(FIRST_ROW)).max(0);
    usize::try_from(row).expect("it is not negative").min(rows - 1)
}

/// [PG 19.3e] The column of two strengths, rounded in the defender's favor, and whether the odds go
/// beyond the table: −1 worse than 1-3, +1 better than 4-1 [K-13].
pub fn odds(attack: u16, defense: u16) -> (usize, i8) {
    // A defense of nothing is better than any odds.
    let (a, d) = (u32::from(attack), u32::from(defense));
    let reached =
        [3 * a >= d, 2 * a >= d, a >= d, 2 * a >= 3 * d, a >= 2 * d, a >= 3 * d, a >= 4 * d];
    let column = reached.iter().rposition(|&it| it).unwrap_or(0);
    let beyond = if 3 * a < d { -1 } else { i8::from(a >= 5 * d) };
    (column, beyond)
}
