//! The ground: boards set together, their hexes, and who sees whom over it [COH 6.0, 11.3].

use std::collections::BTreeMap;

use hexgrid::{Crossing, Direction, Grid, HexId, HexSet, NO_HEX, SightTable};

use crate::charts::{Blocks, Terrain, TerrainChart, TerrainId};

/// The smoke in the hexes: a hex and the sum of its markers, in the order of hexes.
pub type Smoke = [(HexId, u8)];

/// What closes a line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barrier {
    /// Where it is closed first.
    pub hex: HexId,
    /// By what.
    pub by: BarredBy,
    /// The rule that says so.
    pub rule: &'static str,
}

/// The kinds of things that close a line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarredBy {
    /// [COH 6.0b] What stands in a hex.
    Terrain,
    /// [COH 11.3b, 11.3c] The ground itself is higher.
    Height,
    /// [COH 11.4a] What stands right before the lower end.
    Blind,
    /// [COH 11.5e] One end lies in a gully.
    Gully,
    /// [COH 13.0a, 13.0g] Smoke.
    Smoke,
}

impl BarredBy {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Terrain => "terrain",
            Self::Height => "height",
            Self::Blind => "blind",
            Self::Gully => "gully",
            Self::Smoke => "smoke",
        }
    }
}

/// Smoke that blocks sight [COH 13.0a].
pub const DENSE: u8 = 2;

/// The joined boards of a firefight.
#[derive(Debug)]
pub struct Field {
    /// The hexes as one map.
    pub grid: Grid,
    /// [COH 1.0d] Printed name of each hex, board first: `21-G08`.
    pub labels: Vec<String>,
    /// Hexes by name.
    pub by_label: BTreeMap<String, HexId>,
    /// [COH 4.0a] Terrain of each hex.
    pub terrain: Vec<TerrainId>,
    /// [COH 11.3a] Level of each hex.
    pub levels: Vec<i8>,
    /// [COH 4.0b, 5.0c] Directions in which a road leaves each hex, one bit each; the terrain stays
    /// what it is.
    pub roads: Vec<u8>,
    /// [COH 11.5i] Sides of each hex with a small gully, one bit each.
    pub small_gullies: Vec<u8>,
    /// Roads as they are drawn: kind and path.
    pub lines: Vec<(String, Vec<HexId>)>,
    /// Names as they are written: text, kind, hexes.
    pub names: Vec<catalog::Name>,
    /// The chart the terrain is read with.
    pub chart: TerrainChart,
    /// [COH 6.0b] Hexes whose terrain blocks sight in this month.
    pub tall: HexSet,
    /// Whether it is summer: crops hide units [COH 5.0t13].
    pub summer: bool,
    /// Who sees whom where there is no smoke.
    pub sight: SightTable,
}

impl Field {
    /// [COH 4.0f] Meters across a hex, at least and at most.
    pub const METERS: (u16, u16) = (40, 50);

    /// The terrain of a hex.
    pub fn terrain(&self, hex: HexId) -> &Terrain {
        self.chart.line(self.terrain[hex.index()])
    }

    /// Whether a hex has the terrain of this id.
    pub fn is(&self, hex: HexId, id: &str) -> bool {
        self.terrain(hex).id == id
    }

    /// [COH 11.3a] The level of a hex.
    pub fn level(&self, hex: HexId) -> i8 {
        self.levels[hex.index()]
    }

    /// [COH 11.5a] Whether a hex lies in a gully, openings included.
    pub fn is_gully(&self, hex: HexId) -> bool {
        self.level(hex) < 0
    }

    /// The height of what stands in a hex: ground and one level for what blocks sight [COH 11.3d].
    fn top(&self, hex: HexId) -> i8 {
        self.level(hex) + i8::from(self.tall.contains(hex))
    }

    /// [COH 5.0c] Whether a road leads from a hex in a direction.
    pub fn has_road(&self, hex: HexId, direction: Direction) -> bool {
        self.roads[hex.index()] & (1 << direction.index()) != 0
    }

    /// Whether any road runs through a hex.
    pub fn is_on_road(&self, hex: HexId) -> bool {
        self.roads[hex.index()] != 0
    }

    /// [COH 5.0c, 5.1a] Whether a road ends in a hex at the edge of the map: it goes on beyond.
    pub fn has_road_off_map(&self, hex: HexId) -> bool {
        self.roads[hex.index()].is_power_of_two() && self.grid.is_edge(hex)
    }

    /// [COH 11.5i] Whether a small gully runs along a side of a hex.
    pub fn has_small_gully(&self, hex: HexId, direction: Direction) -> bool {
        self.small_gullies[hex.index()] & (1 << direction.index()) != 0
    }

    /// [COH 10.0l] Whether a hex hides units by its ground: it helps the defense, or bears crops in
    /// summer.
    pub fn is_cover(&self, hex: HexId) -> bool {
        let terrain = self.terrain(hex);
        terrain.dm >= 1 || terrain.summer_cover && self.summer
    }

    /// The printed name of a hex.
    pub fn label(&self, hex: HexId) -> &str {
        &self.labels[hex.index()]
    }

    /// Distance in hexes.
    pub fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.grid.distance(a, b)
    }

    /// A hex and those beside it, in the order of ids.
    pub(crate) fn around(&self, hex: HexId) -> impl Iterator<Item = HexId> + use<> {
        let mut all = [hex.0; 7];
        all[1..].copy_from_slice(self.grid.neighbor_row(hex));
        all.sort_unstable();
        all.into_iter().filter(|&it| it != NO_HEX).map(HexId)
    }

    /// Whether two hexes are the same or side by side.
    pub fn is_near(&self, a: HexId, b: HexId) -> bool {
        self.distance(a, b) <= 1
    }

    /// [COH 6.0, 11.3, 13.0] Whether a unit in one hex sees a unit in the other.
    pub fn sees(&self, a: HexId, b: HexId, smoke: &Smoke) -> bool {
        self.sight.sees(a, b)
            && (smoke.is_empty()
                || !self.is_smoke_near(a, b, smoke)
                || self.smoke_between(a, b, smoke) < DENSE)
    }

    /// Whether any smoke lies so near a line that it could touch it: no hex that a line crosses or
    /// runs along makes the way longer by more than a hex.
    fn is_smoke_near(&self, a: HexId, b: HexId, smoke: &Smoke) -> bool {
        let longest = self.distance(a, b) + 1;
        smoke.iter().any(|it| self.distance(a, it.0) + self.distance(it.0, b) <= longest)
    }

    /// The first hex that keeps two hexes from seeing each other, for those who ask why.
    pub fn blocker(&self, a: HexId, b: HexId, smoke: &Smoke) -> Option<HexId> {
        if a == b || self.distance(a, b) == 1 {
            return None;
        }
        let mut dimness = 0;
        for crossing in self.grid.line(a, b) {
            let (hex, other) = match crossing {
                Crossing::Hex { hex, .. } if hex == b => break,
                Crossing::Hex { hex, .. } => (hex, None),
                Crossing::Side { left, right } => match (left, right) {
                    (Some(left), right) => (left, right),
                    (None, Some(right)) => (right, None),
                    (None, None) => continue,
                },
            };
            let dim = |it: HexId| if self.blocks(it, a, b) { DENSE } else { value(smoke, it) };
            dimness += other.map_or(dim(hex), |it| dim(it).min(dim(hex)));
            if dimness >= DENSE {
                return Some(hex);
            }
        }
        // Between a gully and the level ground only neighbors see each other.
        (self.is_gully(a) != self.is_gully(b)).then_some(if self.is_gully(a) { a } else { b })
    }

    /// What keeps two hexes from seeing each other, where, and by which rule; `None` where nothing
    /// does.
    pub fn barrier(&self, a: HexId, b: HexId, smoke: &Smoke) -> Option<Barrier> {
        if self.sees(a, b, smoke) {
            return None;
        }
        if self.is_gully(a) != self.is_gully(b) {
            let hex = if self.is_gully(a) { a } else { b };
            return Some(Barrier { hex, by: BarredBy::Gully, rule: "coh:11.5e" });
        }
        let hex = self.blocker(a, b, smoke).expect("a line that is closed is closed somewhere");
        if !self.blocks(hex, a, b) {
            let thick = value(smoke, hex) >= DENSE;
            let rule = if thick { "coh:13.0a" } else { "coh:13.0g" };
            return Some(Barrier { hex, by: BarredBy::Smoke, rule });
        }
        let high = self.level(a).max(self.level(b));
        let (by, rule) = match (self.tall.contains(hex), self.top(hex) < high) {
            (true, true) => (BarredBy::Blind, "coh:11.4a"),
            (true, false) => (BarredBy::Terrain, "coh:6.0b"),
            (false, _) if self.level(a) < self.level(hex) => (BarredBy::Height, "coh:11.3b"),
            (false, _) => (BarredBy::Height, "coh:11.3c"),
        };
        Some(Barrier { hex, by, rule })
    }

    /// [COH 13.0c, 13.0d, 13.0f, 13.0g] Smoke that a line crosses, its ends left out; along a hexside
    /// the thinner of the two counts, and what blocks by itself counts as dense.
    pub fn smoke_between(&self, a: HexId, b: HexId, smoke: &Smoke) -> u8 {
        let dim = |it: HexId| if self.blocks(it, a, b) { DENSE } else { value(smoke, it) };
        let crossed = self.grid.line(a, b).map(|crossing| match crossing {
            Crossing::Hex { hex, .. } if hex == b => 0,
            Crossing::Hex { hex, .. } => value(smoke, hex),
            Crossing::Side { left, right } => {
                let (left, right) = (left.map(dim), right.map(dim));
                match (left, right) {
                    (Some(left), Some(right)) => left.min(right),
                    (Some(one), None) | (None, Some(one)) => one,
                    (None, None) => 0,
                }
            }
        });
        crossed.fold(0, u8::saturating_add)
    }

    /// [COH 6.0a, 6.0c, 6.0d, 6.0e, 6.0f, 11.3a, 11.5e] Whether two hexes see each other where there is
    /// no smoke: mutual, whoever stands between; the ends never block.
    pub fn sees_clearly(&self, a: HexId, b: HexId) -> bool {
        if self.distance(a, b) <= 1 {
            return true;
        }
        // [COH 11.5e] Into or out of a gully only neighbors see.
        if self.is_gully(a) != self.is_gully(b) {
            return false;
        }
        // [COH 11.3f, 18.0c] Along an edge both hexes must block; works never do.
        self.grid.is_line_clear(a, b, |it| self.blocks(it, a, b))
    }

    /// Whether a hex between two others hides them from each other.
    fn blocks(&self, hex: HexId, a: HexId, b: HexId) -> bool {
        let (ga, gb) = (self.level(a), self.level(b));
        let (lower, low, high) = if ga <= gb { (a, ga, gb) } else { (b, gb, ga) };
        let top = self.top(hex);
        if top <= low {
            return false;
        }
        // [COH 11.3b, 11.3c, 11.3d, 11.3e] What stands higher than one end and at least as high as the
        // other.
        if top >= high {
            return true;
        }
        // [COH 11.4a, 11.4b, 11.4c] A lower obstacle hides only the hex right behind it; a bare slope
        // none.
        self.tall.contains(hex) && self.distance(hex, lower) == 1
    }

    /// [COH 20.3a, 20.3b] Whether an aircraft over one hex sees a unit in another.
    pub fn sees_from_above(&self, from: HexId, to: HexId, smoke: &Smoke) -> bool {
        if self.distance(from, to) <= 1 {
            return true;
        }
        let hides = |it: HexId| {
            self.distance(it, to) == 1
                && (self.tall.contains(it) && self.top(it) > self.level(to)
                    || self.is_gully(to) && self.level(it) >= 0)
        };
        self.grid.is_line_clear(from, to, hides)
            && (smoke.is_empty() || self.smoke_in_air(from, to, smoke) < DENSE)
    }

    /// [COH 20.3c] Smoke that a line from the air crosses, its ends left out.
    pub(crate) fn smoke_in_air(&self, from: HexId, to: HexId, smoke: &Smoke) -> u8 {
        let crossed = self.grid.line(from, to).map(|crossing| match crossing {
            Crossing::Hex { hex, .. } if hex == to => 0,
            Crossing::Hex { hex, .. } => value(smoke, hex),
            Crossing::Side { left, right } => match (left, right) {
                (Some(left), Some(right)) => value(smoke, left).min(value(smoke, right)),
                (Some(one), None) | (None, Some(one)) => value(smoke, one),
                (None, None) => 0,
            },
        });
        crossed.fold(0, u8::saturating_add)
    }

    /// [COH 11.5j] Whether fire from a hex crosses a small gully of the hex it comes into; through a
    /// corner the defender chooses the side.
    pub fn crosses_small_gully(&self, from: HexId, into: HexId) -> bool {
        if self.small_gullies[into.index()] == 0 {
            return false;
        }
        let mut before = None;
        for crossing in self.grid.line(from, into) {
            match crossing {
                Crossing::Hex { hex, across: Some(way) } if hex == into => {
                    return self.has_small_gully(into, way.opposite());
                }
                Crossing::Hex { hex, across: None } if hex == into => {
                    let Some((left, right)) = before else { return false };
                    let beside = |it: Option<HexId>| {
                        it.and_then(|it| self.grid.direction(into, it))
                            .is_some_and(|way| self.has_small_gully(into, way))
                    };
                    return beside(left) || beside(right);
                }
                Crossing::Side { left, right } => before = Some((left, right)),
                Crossing::Hex { .. } => before = None,
            }
        }
        false
    }

    /// Works out what follows from terrain and levels.
    pub(crate) fn finish(mut self, month: u8) -> Self {
        let in_season = matches!(month, 8 | 9);
        let blocks = |it: &Terrain| match it.blocks {
            Blocks::No => false,
            Blocks::Yes => true,
            Blocks::InSeason => in_season,
        };
        let tall = self.grid.hexes().filter(|&it| blocks(self.terrain(it)));
        self.tall = HexSet::of(self.grid.len(), tall);
        self.summer = matches!(month, 6..=8);
        self.sight = SightTable::new(&self.grid, |a, b| self.sees_clearly(a, b));
        self
    }
}

/// The smoke in a hex.
pub fn value(smoke: &Smoke, hex: HexId) -> u8 {
    smoke.iter().filter(|it| it.0 == hex).fold(0, |sum, it| sum + it.1)
}
