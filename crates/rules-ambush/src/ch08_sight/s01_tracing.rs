//! [AMB 8.1] Tracing the line of sight, from center to center.
//!
//! The line is walked once, hex by hex. Where it runs along the border of two hexes it is taken as
//! two lines, one on either hand: it is blocked only if both are [AMB 8.1b]. Nothing here depends
//! on which end looks [AMB 8a].

use hexgrid::{Crossing, Direction, HexId};

use super::s02_blocking::{Ends, Middle};
use super::{Blocker, Eye};
use crate::state::{Sortie, Spot};
use crate::terms::Terrain;

/// Ruling K95: how much higher than its hex the upper floor of the tower is.
const UPPER_FLOOR_LEVELS: u8 = 2;
/// [AMB 8.2u] How much higher than its hex the tower blocks: it is two levels high.
const TOWER_LEVELS: u8 = 1;

/// Whether the walls of the hex at the far end count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walls {
    /// They do: somebody inside is looked for.
    Count,
    /// [AMB 13.5e, MKb] They do not: they are what is looked at.
    Ignored,
}

/// A line of sight that is being traced.
pub(super) struct Line<'a> {
    pub(super) game: &'a Sortie,
    pub(super) from: Eye,
    pub(super) to: Eye,
    pub(super) walls: Walls,
    ends: Ends,
    /// Hexes from end to end.
    pub(super) far: u16,
}

impl Sortie {
    /// [AMB 8.1a] Whether there is a line of sight between two ends, or what blocks it.
    pub(crate) fn sight(&self, from: Eye, to: Eye) -> Result<(), Blocker> {
        self.sight_to(from, to, Walls::Count)
    }

    /// [AMB 8.1a, MWc, MWd] The same, with the walls of the far end or without.
    pub(crate) fn sight_to(&self, from: Eye, to: Eye, walls: Walls) -> Result<(), Blocker> {
        if from.spot.hex == to.spot.hex {
            return if from.spot == to.spot { Ok(()) } else { Err(Blocker::Floor) };
        }
        let far = self.mission.ground.map.grid.distance(from.spot.hex, to.spot.hex);
        if self.core.visibility.is_some_and(|it| far > u16::from(it)) {
            return Err(Blocker::TooFar);
        }
        let ends = Ends { from: self.eye_level(from.spot), to: self.eye_level(to.spot) };
        Line { game: self, from, to, walls, ends, far }.walk()
    }

    /// [AMB 8.2a] Ruling K95: The level from which somebody looks.
    fn eye_level(&self, spot: Spot) -> u8 {
        let ground = self.mission.ground.level[spot.hex];
        if spot.up { ground + UPPER_FLOOR_LEVELS } else { ground }
    }
}

impl Line<'_> {
    /// [AMB 8.1a] Walks the line from end to end.
    fn walk(&self) -> Result<(), Blocker> {
        let (start, end) = (self.from.spot.hex, self.to.spot.hex);
        let mut at = start;
        let mut sides = [None; 2];
        for crossing in self.game.mission.ground.map.grid.line(start, end) {
            match crossing {
                Crossing::Side { left, right } => sides = [left, right],
                Crossing::Hex { hex, across } => {
                    match across {
                        Some(way) => self.cross(at, way, hex)?,
                        None => self.squeeze(at, sides, hex)?,
                    }
                    if hex != end {
                        self.pass(hex)?;
                    }
                    at = hex;
                }
            }
        }
        Ok(())
    }

    /// [AMB 8.1b] The line runs between two hexes: one free hand is enough. Beyond the edge of the
    /// map there is none.
    fn squeeze(&self, at: HexId, sides: [Option<HexId>; 2], to: HexId) -> Result<(), Blocker> {
        let mut hands = sides.into_iter().flatten().map(|beside| self.detour(at, beside, to));
        let first = hands.next().expect("a line runs beside a hex of the map");
        match (first, hands.next()) {
            (Ok(()), _) | (_, Some(Ok(()))) => Ok(()),
            (Err(blocker), Some(Err(_)) | None) => Err(blocker),
        }
    }

    /// The line on one hand of a border: through the hex on that hand.
    fn detour(&self, at: HexId, beside: HexId, to: HexId) -> Result<(), Blocker> {
        let grid = &self.game.mission.ground.map.grid;
        let way = |from, to| grid.direction(from, to).expect("they touch");
        self.cross(at, way(at, beside), beside)?;
        self.pass(beside)?;
        self.cross(beside, way(beside, to), to)
    }

    /// [AMB 8.1a] The line crosses a hexside.
    fn cross(&self, at: HexId, way: Direction, next: HexId) -> Result<(), Blocker> {
        let ground = &self.game.mission.ground;
        let edge = ground.edge(at, way);
        if edge.crest {
            return Err(Blocker::Crest(at));
        }
        if edge.slope.is_some() {
            // [AMB 8.2d]
            let level = ground.level[at].max(ground.level[next]);
            let beside = [at == self.from.spot.hex, next == self.to.spot.hex];
            if self.ends.embankment_blocks(level, beside) {
                return Err(Blocker::Embankment(at));
            }
        }
        self.leave_buildings(at, way, next)
    }

    /// [AMB 8.1c] The line passes a hex between the ends.
    fn pass(&self, hex: HexId) -> Result<(), Blocker> {
        let ground = &self.game.mission.ground;
        let level = ground.level[hex];
        if self.ends.higher_ground_blocks(level) {
            return Err(Blocker::Ground(hex));
        }
        let terrain = self.game.terrain(hex);
        let screened = self.game.is_screened(hex);
        let opaque = can_block(terrain) && self.game.mission.charts.terrain[&terrain].blocks;
        if !opaque && !screened {
            return Ok(());
        }
        let distance = |end: Eye| ground.map.grid.distance(hex, end.spot.hex);
        let middle = Middle { level, from: distance(self.from), to: distance(self.to) };
        if !opaque || !is_walled(terrain) {
            let blocks = self.ends.growth_blocks(middle);
            return if blocks { Err(Blocker::Growth(hex)) } else { Ok(()) };
        }
        let top = if ground.tower == Some(hex) { level + TOWER_LEVELS } else { level };
        if self.ends.building_blocks(middle, top) && !self.sees_through(hex) {
            return Err(Blocker::Building(hex));
        }
        Ok(())
    }
}

/// [AMB 8.2l, MKa] Whether a kind of terrain has walls.
pub(super) fn is_walled(terrain: Terrain) -> bool {
    match terrain {
        Terrain::WoodenBuilding
        | Terrain::StoneBuilding
        | Terrain::BurningBuilding
        | Terrain::Bunker => true,
        Terrain::Open
        | Terrain::Road
        | Terrain::Bridge
        | Terrain::Cover
        | Terrain::Brush
        | Terrain::Rough
        | Terrain::Woods
        | Terrain::Rubble
        | Terrain::Crater
        | Terrain::Water
        | Terrain::Ford => false,
    }
}

/// [AMB 8.2h, 8.2s, 8.2w] Whether a kind of terrain is among those that the rules let block at
/// all. Optimization: the chart is asked only for these.
fn can_block(terrain: Terrain) -> bool {
    match terrain {
        Terrain::Woods
        | Terrain::Brush
        | Terrain::Rubble
        | Terrain::Rough
        | Terrain::WoodenBuilding
        | Terrain::StoneBuilding
        | Terrain::BurningBuilding
        | Terrain::Bunker => true,
        Terrain::Open
        | Terrain::Road
        | Terrain::Bridge
        | Terrain::Cover
        | Terrain::Crater
        | Terrain::Water
        | Terrain::Ford => false,
    }
}
