//! [NW 8.3] The map as the rules see it.

use catalog::Map;
use hexgrid::{Direction, HexId, HexMap, HexsideSet};

use crate::terms::{Country, Line, Road, Season, Side, Terrain, Zone};

/// The map with all that rules ask of it. Nothing here changes during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The map as drawn: grid, names, regions.
    pub map: Map,
    /// What each hex is covered with.
    pub terrain: HexMap<Terrain>,
    /// The country of each land hex; none at sea.
    pub country: HexMap<Option<Country>>,
    /// [NWK 2.2] Whose border fortification a hex is.
    pub fortified: HexMap<Option<Country>>,
    /// What stands in each hex.
    pub places: HexMap<Places>,
    /// [NW 8.5.6.2] The sea zone of each sea hex and of each land hex on the coast.
    pub zone: HexMap<Option<Zone>>,
    /// [NW 8.3.2] The best road that crosses each side of each hex.
    pub roads: HexMap<[Option<Road>; 6]>,
    /// [NW 8.3.1.1] Sides along which a river runs.
    pub rivers: HexsideSet,
    /// [NW 8.3.3] Sides that are all water.
    pub all_water: HexsideSet,
    /// [NW 8.3.1.8] Sides that a ferry crosses.
    pub ferries: HexsideSet,
    /// [NWK 15.1] Sides that hovercraft can cross.
    pub hovercraft: HexsideSet,
    /// [NW 8.2.3] Sides between two opposing border hexes.
    pub border: HexsideSet,
    /// [NWK 5.5.2] Where lines beyond the map come onto it.
    pub entries: Vec<(HexId, Line)>,
    /// Hexes that are gone through again and again.
    pub lists: HexLists,
}

/// Hexes that the rules go through again and again, each list in the order of the map.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HexLists {
    /// [NW 6.5.1] Airbases and airfields.
    pub bases: Vec<HexId>,
    /// [NW 8.3.1.9]
    pub ports: Vec<HexId>,
    /// [NW 8.5.6.3] Sea hexes beside land.
    pub coastal: Vec<HexId>,
    /// [NWK 2.6a] Hexes of the south at the border.
    pub southern_border: Vec<HexId>,
}

/// What stands in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "a hex may hold any of them at once")]
pub struct Places {
    /// [NW 8.3.1.5]
    pub city: bool,
    /// [NW 8.3.1.6]
    pub town: bool,
    /// [NW 8.3.1.3]
    pub airbase: bool,
    /// [NW 8.3.1.4]
    pub airfield: bool,
    /// [NW 8.3.1.9]
    pub port: bool,
    /// [NWK 2.3] A chemical site.
    pub chemical: bool,
    /// [NWK 2.3] A nuclear site.
    pub nuclear: bool,
}

impl Places {
    /// [NW 8.3.1.2] [NWK 2.3] How many Installations there are: ports, airbases, sites.
    pub fn installations(self) -> u8 {
        [self.airbase, self.port, self.chemical, self.nuclear].map(u8::from).iter().sum()
    }

    /// [NW 6.5.1] Whether helicopters can be based there.
    pub fn is_base(self) -> bool {
        self.airbase || self.airfield
    }
}

impl Board {
    /// [NWK 2.1] What a hex is covered with in a season: swamp is open in winter.
    pub fn terrain_in(&self, season: Season, hex: HexId) -> Terrain {
        match (self.terrain[hex], season) {
            (Terrain::Swamp, Season::Winter) => Terrain::Open,
            (terrain, _) => terrain,
        }
    }

    /// Whether a hex has land.
    pub fn is_land(&self, hex: HexId) -> bool {
        self.terrain[hex] != Terrain::Sea
    }

    /// The side whose country a land hex lies in; none at sea.
    pub fn home_of(&self, hex: HexId) -> Option<Side> {
        self.country[hex].map(Country::side)
    }

    /// [NW 8.3.1.2, 8.3.1.5] Whether an enemy must clear the hex before he controls it.
    pub fn needs_clearing(&self, hex: HexId) -> bool {
        let places = self.places[hex];
        self.terrain[hex] == Terrain::Urban || places.city || places.installations() > 0
    }

    /// [NW 8.3.1.7] [NWK 2.1] Whether a hex is a beach: flat in that season, beside an all-sea hex.
    pub fn is_beach(&self, season: Season, hex: HexId) -> bool {
        let flat = matches!(self.terrain_in(season, hex), Terrain::Open | Terrain::Woods);
        let mut beside = self.map.grid.neighbors(hex).map(|(_, it)| it);
        flat && beside.any(|it| self.terrain[it] == Terrain::Sea)
    }

    /// [NW 8.5.6.3] Whether a hex is open sea beside land.
    pub fn is_coastal_water(&self, hex: HexId) -> bool {
        let mut beside = self.map.grid.neighbors(hex).map(|(_, it)| it);
        !self.is_land(hex) && beside.any(|it| self.is_land(it))
    }

    /// [NWK 2.6a] Whether a hex of the south lies at the border.
    pub fn is_southern_border(&self, hex: HexId) -> bool {
        let north =
            |it: HexId| self.home_of(it) == Some(Side::Dprk) && self.fortified[it].is_some();
        let mut beside = self.map.grid.neighbors(hex).map(|(_, it)| it);
        self.home_of(hex) == Some(Side::Allied) && beside.any(north)
    }

    /// Goes through the hexes for the lists.
    pub(crate) fn list_hexes(&self) -> HexLists {
        let those =
            |is_in: &dyn Fn(HexId) -> bool| self.map.grid.hexes().filter(|it| is_in(*it)).collect();
        HexLists {
            bases: those(&|it| self.places[it].is_base()),
            ports: those(&|it| self.places[it].port),
            coastal: those(&|it| self.is_coastal_water(it)),
            southern_border: those(&|it| self.is_southern_border(it)),
        }
    }

    /// [NW 8.3.2] The road across a side of a hex. Urban hexes join every road that enters them,
    /// and each other, as primary roads.
    pub fn road(&self, from: HexId, way: Direction) -> Option<Road> {
        if let Some(road) = self.roads[from][way.index()] {
            return Some(road);
        }
        let to = self.map.grid.neighbor(from, way)?;
        let urban = |hex| self.terrain[hex] == Terrain::Urban;
        (urban(from) && urban(to) && !self.all_water.contains(from, way)).then_some(Road::Primary)
    }

    /// [NWK 5.5.2] The line that comes onto the map in a hex.
    pub fn line_at(&self, hex: HexId) -> Option<Line> {
        self.entries.iter().find(|it| it.0 == hex).map(|it| it.1)
    }

    /// [NWK 5.5.2] The hexes where a line comes onto the map; none where the map has no such
    /// line.
    pub fn entries_of(&self, line: Line) -> impl Iterator<Item = HexId> + '_ {
        self.entries.iter().filter(move |it| it.1 == line).map(|it| it.0)
    }

    /// [NW 8.3.1.1] Whether a road bridges the river along a side of a hex.
    pub fn is_bridged(&self, from: HexId, way: Direction) -> bool {
        self.road(from, way).is_some()
    }

    /// The hexes of a named region; a scenario that needs one has been checked to have it.
    pub fn region(&self, name: &str) -> &[HexId] {
        self.map.regions.get(name).map_or(&[], Vec::as_slice)
    }
}
