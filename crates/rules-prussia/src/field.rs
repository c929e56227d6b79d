//! The ground: terrain, levels, hexsides, edges.

use std::collections::BTreeMap;

use catalog::Map;
use hexgrid::{Direction, Grid, HexId, HexSet};

/// [PG C4a] Hex terrain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ground {
    /// Open.
    Open,
    /// Woods.
    Woods,
    /// Town.
    Town,
    /// [PG C4h] Walled town.
    WalledTown,
    /// Marsh.
    Marsh,
    /// [PG C4j] Partly water.
    Pond,
    /// [PG C4j] Wholly water.
    Water,
}

/// [PG C4b] What lies on a hexside, one bit each; slopes are told by the levels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Side(pub u8);

impl Side {
    /// A slope; which side is the upper one, the levels say.
    pub const SLOPE: Self = Self(1);
    /// A stream.
    pub const STREAM: Self = Self(1 << 1);
    /// A bridge over it, or over the Mietzel.
    pub const BRIDGE: Self = Self(1 << 2);
    /// An entrenchment.
    pub const ENTRENCHMENT: Self = Self(1 << 3);
    /// A pond that fills the hexside.
    pub const POND: Self = Self(1 << 4);
    /// The Mietzel.
    pub const MIETZEL: Self = Self(1 << 5);
    /// The Elbe.
    pub const ELBE: Self = Self(1 << 6);

    /// Whether any of these is there.
    pub fn any(self, of: Self) -> bool {
        self.0 & of.0 != 0
    }
}

/// [PG MAPa] The ground of a battle; odd columns lie half a hex lower.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The map as it is drawn.
    pub map: Map,
    /// Terrain of each hex.
    pub ground: Vec<Ground>,
    /// Level of each hex.
    pub level: Vec<u8>,
    /// What lies on each side of each hex, by direction.
    pub sides: Vec<[Side; 6]>,
    /// Towns by region name, and every other region of the map.
    pub regions: BTreeMap<String, Vec<HexId>>,
}

impl Field {
    /// The hexes.
    pub fn grid(&self) -> &Grid {
        &self.map.grid
    }

    /// Terrain of a hex.
    pub fn ground(&self, hex: HexId) -> Ground {
        self.ground[usize::from(hex.0)]
    }

    /// Level of a hex.
    pub fn level(&self, hex: HexId) -> u8 {
        self.level[usize::from(hex.0)]
    }

    /// What lies on a side of a hex.
    pub fn side(&self, hex: HexId, way: Direction) -> Side {
        self.sides[usize::from(hex.0)][way.index()]
    }

    /// [PG C4b] Whether going this way leads up a slope.
    pub fn is_up(&self, from: HexId, to: HexId) -> bool {
        self.slope(from, to) && self.level(to) > self.level(from)
    }

    /// [PG C4b] Whether going this way leads down a slope.
    pub fn is_down(&self, from: HexId, to: HexId) -> bool {
        self.slope(from, to) && self.level(to) < self.level(from)
    }

    /// Whether a slope lies between two neighbors.
    pub fn slope(&self, a: HexId, b: HexId) -> bool {
        self.between(a, b).any(Side::SLOPE)
    }

    /// What lies between two neighbors; nothing if they are none.
    pub fn between(&self, a: HexId, b: HexId) -> Side {
        self.grid().direction(a, b).map_or(Side::default(), |way| self.side(a, way))
    }

    /// The hexes of a region; none if the map has no such region.
    pub fn region(&self, name: &str) -> &[HexId] {
        self.regions.get(name).map_or(&[], Vec::as_slice)
    }

    /// The hexes of some regions as a set.
    pub fn set_of(&self, hexes: &[HexId]) -> HexSet {
        let mut set = HexSet::new(self.grid().len());
        for &hex in hexes {
            set.insert(hex);
        }
        set
    }

    /// The printed number of a hex.
    pub fn label(&self, hex: HexId) -> String {
        self.grid().number(hex)
    }
}
