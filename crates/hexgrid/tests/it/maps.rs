//! Maps and random numbers for the other tests.

use hexgrid::{Direction, Format, Grid, GridSpec, HexId, Numbering, Raised, RowsCount, Tops};

/// Returns a map with the numbering of the Standard Combat Series.
pub(crate) fn scs(columns: u16, rows: u16) -> Grid {
    Grid::new(scs_spec(columns, rows)).unwrap()
}

/// Describes a map with the numbering of the Standard Combat Series.
pub(crate) fn scs_spec(columns: u16, rows: u16) -> GridSpec {
    let format = Format::ColumnDotRow;
    let numbering = Numbering { format, rows_count: RowsCount::Up, prefix: String::new() };
    GridSpec {
        columns,
        rows,
        tops: Tops::Flat,
        raised: Raised::Even,
        numbering,
        missing: Vec::new(),
    }
}

/// Describes a map of the same size for each way hexes can stand, be staggered and be counted.
pub(crate) fn every_shape(columns: u16, rows: u16) -> Vec<GridSpec> {
    let mut specs = Vec::new();
    for tops in [Tops::Flat, Tops::Pointy] {
        for raised in [Raised::Odd, Raised::Even] {
            for rows_count in [RowsCount::Up, RowsCount::Down] {
                let mut spec = scs_spec(columns, rows);
                spec.numbering.rows_count = rows_count;
                specs.push(GridSpec { tops, raised, ..spec });
            }
        }
    }
    specs
}

/// Lays out a map of each shape, some hexes of it missing.
pub(crate) fn ragged_maps(columns: u16, rows: u16, seed: u64) -> Vec<Grid> {
    let mut random = Random(seed);
    let mut grids = Vec::new();
    for mut spec in every_shape(columns, rows) {
        spec.missing = (0..columns * rows).map(HexId).filter(|_| random.below(10) == 0).collect();
        grids.push(Grid::new(spec).unwrap());
    }
    grids
}

/// Returns one hex of the map.
pub(crate) fn any_hex(grid: &Grid, random: &mut Random) -> HexId {
    let hexes: Vec<HexId> = grid.hexes().collect();
    hexes[random.below(hexes.len())]
}

/// Returns the printed numbers of the neighbors of a hex, sorted.
pub(crate) fn neighbor_numbers(grid: &Grid, number: &str) -> Vec<String> {
    let hex = grid.find(number).unwrap();
    let mut numbers: Vec<String> = grid.neighbors(hex).map(|(_, id)| grid.number(id)).collect();
    numbers.sort();
    numbers
}

/// Returns a fixed stream of numbers for a seed (xorshift64*).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// Returns a number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        usize::try_from(word).unwrap() % bound
    }

    /// Returns a direction.
    pub(crate) fn direction(&mut self) -> Direction {
        Direction::ALL[self.below(6)]
    }
}
