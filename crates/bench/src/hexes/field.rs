//! Generated ground: terrain, rivers, enemies and their zones.

use hexgrid::{
    Direction, Format, Grid, GridSpec, HexId, HexSet, Numbering, Raised, RowsCount, Tops,
};
use kernel::dice::SearchDice;

/// The side of the square of ground that is repeated over larger maps.
const TILE: u16 = 30;
/// Stands for a step that cannot be made.
pub(super) const IMPASSABLE: u8 = u8::MAX;

/// A map with what stands on it.
#[derive(Clone, Debug)]
pub struct Field {
    /// The hexes.
    pub grid: Grid,
    /// What a step costs, by the hex it starts from and its direction.
    pub costs: Vec<[u8; 6]>,
    /// Hexes held by enemies.
    pub enemies: HexSet,
    /// Hexes in a zone of control of enemies.
    pub zones: HexSet,
    /// Hexes with woods.
    pub woods: HexSet,
}

impl Field {
    /// Ground of so many hexes square, different in every hex.
    pub fn random(side: u16) -> Field {
        Field::repeating(side, side)
    }

    /// Ground of so many hexes square that repeats the same tile, so that the same question can be
    /// asked on maps of different sizes.
    pub fn tiled(side: u16) -> Field {
        Field::repeating(side, TILE)
    }

    fn repeating(side: u16, tile: u16) -> Field {
        let grid = Grid::new(GridSpec {
            columns: side,
            rows: side,
            tops: Tops::Flat,
            raised: Raised::Even,
            numbering: Numbering {
                format: Format::ColumnDotRow,
                rows_count: RowsCount::Up,
                prefix: String::new(),
            },
            missing: Vec::new(),
        })
        .expect("the map is not too large");
        let ground = Ground::new(tile);
        let at = |hex: HexId| ground.at(hex, side);
        let set =
            |is: fn(Hundred) -> bool| HexSet::of(grid.len(), grid.hexes().filter(|&it| is(at(it))));
        let (woods, enemies) = (set(|it| it.cover < 12), set(|it| it.unit < 3));
        let mut zones = HexSet::new(grid.len());
        for enemy in &enemies {
            for (_, hex) in grid.neighbors(enemy) {
                zones.insert(hex);
            }
        }
        let costs = grid.hexes().map(|it| step_costs(&grid, it, at)).collect();
        Field { grid, costs, enemies, zones, woods }
    }

    /// The hexes of one tile that lie far enough from its edge, in the middle of the map.
    pub fn middle(&self, margin: u16) -> Vec<HexId> {
        let side = self.grid.columns();
        let corner = side / TILE / 2 * TILE;
        let inside = margin..TILE - margin;
        let rows = inside.clone().map(|it| it + corner);
        rows.flat_map(|row| inside.clone().map(move |column| HexId(row * side + column + corner)))
            .collect()
    }
}

/// What was drawn for a hex, in hundredths.
#[derive(Clone, Copy, Debug)]
struct Hundred {
    terrain: u8,
    cover: u8,
    unit: u8,
}

/// The ground of one tile.
struct Ground {
    tile: u16,
    drawn: Vec<Hundred>,
}

impl Ground {
    fn new(tile: u16) -> Ground {
        let mut dice = SearchDice::new(u64::from(tile));
        let mut draw = || u8::try_from(dice.index(100)).expect("a hundredth");
        let hexes = 0..tile * tile;
        let drawn = hexes.map(|_| Hundred { terrain: draw(), cover: draw(), unit: draw() });
        Ground { tile, drawn: drawn.collect() }
    }

    fn at(&self, hex: HexId, side: u16) -> Hundred {
        let (column, row) = (hex.0 % side % self.tile, hex.0 / side % self.tile);
        self.drawn[usize::from(row * self.tile + column)]
    }
}

/// One point in open hexes, two or three in rough ones, one more across a river.
fn step_costs(grid: &Grid, hex: HexId, at: impl Fn(HexId) -> Hundred) -> [u8; 6] {
    Direction::ALL.map(|way| {
        let Some(to) = grid.neighbor(hex, way) else { return IMPASSABLE };
        let (here, there) = (at(hex), at(to));
        let entry = match there.terrain {
            0..60 => 1,
            60..85 => 2,
            85..95 => 3,
            _ => return IMPASSABLE,
        };
        // The same from both sides.
        let is_river = (u16::from(here.terrain) + u16::from(there.terrain)).is_multiple_of(11);
        entry + u8::from(is_river)
    })
}
