//! The map as the player sees it in one question: ways, zones, what is to be taken and what is to
//! be held. Each is reckoned once, by floods from the hexes that matter.

use std::cell::OnceCell;

use hexgrid::{Direction, HexId, HexSet};
use rules_nextwar::scenario::{SpecialRule, VictoryKind};
use rules_nextwar::state::{Place, UnitId, War};
use rules_nextwar::terms::{Class, Side, Terrain};

use super::aims::{self, Aim};
use super::foes::Foe;
use super::ways::{self, Prices};

/// Stands for a hex from which no way leads on, in sixths of a movement point.
pub(super) const FAR: i32 = 360;
/// What it takes to break through a stack, and for each point of its defense.
const BREAK: i32 = 12;
const BREAK_EACH: i32 = 2;
/// The offset of an aim without weight: aims draw from afar by their weight.
pub(super) const DRAW: i32 = 60;
/// How many aims are defended by blocking the ways to them.
const GUARDED_MAX: usize = 9;
/// The least weight of such an aim.
const GUARDED_FROM: i32 = 30;

/// Where the enemy can come from.
struct Threat {
    /// From the enemy to each hex.
    front: Vec<i32>,
    guards: Vec<Guard>,
}

/// An aim of our own, with the ways to it.
pub(super) struct Guard {
    pub(super) weight: i32,
    /// From each hex to the aim.
    to: Vec<i32>,
    /// The shortest way of the enemy.
    shortest: i32,
}

/// The map in one question.
pub(super) struct Field<'a> {
    pub(super) war: &'a War,
    pub(super) side: Side,
    pub(super) aims: Vec<Aim>,
    /// The weight of each hex as an aim.
    pub(super) weight: Vec<i32>,
    /// On foot, with vehicles: sixths of points to something that is to be taken.
    need: [Vec<i32>; 2],
    /// Whether anything is to be taken.
    pub(super) takes: bool,
    /// Whether the side has less than three fifths of the enemy's attack strength.
    pub(super) few: bool,
    /// Whether the side leaves the enemy's country alone.
    pub(super) holds_back: bool,
    /// Found when it is first asked for: most questions of a combat never ask.
    threat: OnceCell<Threat>,
    pub(super) foes: Vec<Foe>,
    /// The place of each hex in `foes`.
    pub(super) foe_at: Vec<u16>,
    /// Hexes in enemy zones of control.
    pub(super) zone: HexSet,
    /// [NWK 16.1.1d] A hex that must be watched, with so many points.
    pub(super) watch: Option<(HexId, u8)>,
}

const NO_FOE: u16 = u16::MAX;

impl<'a> Field<'a> {
    pub(super) fn new(war: &'a War, side: Side) -> Self {
        let cells = war.scenario.board.map.grid.len();
        let aims = aims::aims(war);
        let mut weight = vec![0; cells];
        for aim in &aims {
            weight[aim.hex.index()] = aim.weight;
        }
        let zone = HexSet::from_fn(cells, |it| war.in_enemy_zone(side, it));
        let mut field = Self {
            war,
            side,
            aims,
            weight,
            need: [Vec::new(), Vec::new()],
            takes: false,
            few: is_few(war, side),
            holds_back: holds_back(war, side),
            threat: OnceCell::new(),
            foes: Vec::new(),
            foe_at: vec![NO_FOE; cells],
            zone,
            watch: watch(war, side),
        };
        field.find_needs();
        field.find_foes();
        field
    }

    /// Ways to what is to be taken.
    fn find_needs(&mut self) {
        let sources: Vec<(HexId, i32)> = self
            .aims
            .iter()
            .filter(|it| self.wants(it.hex))
            .map(|it| {
                let full = self.war.holds(self.side, it.hex)
                    && self.war.points_in(it.hex) >= self.war.secure_points(it.hex);
                let offset = (DRAW - it.weight).max(0) * 2;
                (it.hex, if full { offset + DRAW } else { offset })
            })
            .collect();
        self.takes = !sources.is_empty();
        if !self.takes {
            return;
        }
        let obstacles = self.obstacles();
        for (at, class) in [Class::Light, Class::Mechanized].into_iter().enumerate() {
            let prices = self.prices(class, self.side);
            self.need[at] =
                ways::towards(&self.war.scenario.board.map.grid, &sources, &prices, &obstacles);
        }
    }

    /// Whether a hex that decides is still to be taken: an enemy stands there, or it will be his
    /// when control is settled.
    pub(super) fn is_to_take(&self, hex: HexId) -> bool {
        let (war, enemy) = (self.war, self.side.other());
        let falls_to = |side: Side| {
            war.core().trodden[side.index()].contains(hex) && !war.must_clear(side, hex)
        };
        if war.holds(enemy, hex) {
            true
        } else if war.controller(hex) == self.side {
            falls_to(enemy)
        } else {
            !falls_to(self.side)
        }
    }

    /// Whether a hex that is still to be taken is worth going for.
    pub(super) fn wants(&self, hex: HexId) -> bool {
        let abroad = self.war.scenario.board.home_of(hex) == Some(self.side.other());
        self.is_to_take(hex) && !(self.holds_back && abroad)
    }

    /// Ways of the enemy to what is to be held.
    fn find_threat(&self) -> Threat {
        let enemy = self.side.other();
        let grid = &self.war.scenario.board.map.grid;
        let units = self.war.units().filter(|it| self.war.side(*it) == enemy);
        let from: Vec<(HexId, i32)> =
            units.filter_map(|it| self.war.hex(it)).map(|it| (it, 0)).collect();
        let prices = self.prices(Class::Mechanized, enemy);
        let front = ways::from(grid, &from, &prices);
        let held =
            self.aims.iter().filter(|it| it.weight >= GUARDED_FROM && !self.is_to_take(it.hex));
        let guards = held
            .take(GUARDED_MAX)
            .filter(|it| front[it.hex.index()] < FAR)
            .map(|aim| Guard {
                weight: aim.weight,
                to: ways::towards(grid, &[(aim.hex, 0)], &prices, &[]),
                shortest: front[aim.hex.index()],
            })
            .collect();
        Threat { front, guards }
    }

    fn threat(&self) -> &Threat {
        self.threat.get_or_init(|| self.find_threat())
    }

    /// Aims of our own that the enemy can come to.
    pub(super) fn guards(&self) -> &[Guard] {
        &self.threat().guards
    }

    /// What each step costs, by hex and direction; dear ones are none.
    fn prices(&self, class: Class, mover: Side) -> Prices {
        let board = &self.war.scenario.board;
        let grid = &board.map.grid;
        let mut prices = vec![[FAR; 6]; grid.len()];
        for hex in grid.hexes().filter(|it| board.is_land(*it)) {
            for (way, to) in grid.neighbors(hex) {
                if let Some(price) = self.price(class, mover, (hex, way, to)) {
                    prices[hex.index()][way.index()] = price;
                }
            }
        }
        prices
    }

    /// What it takes to get through whoever stands in each hex.
    fn obstacles(&self) -> Vec<i32> {
        let grid = &self.war.scenario.board.map.grid;
        let mut obstacles = vec![0; grid.len()];
        let enemy = self.side.other();
        for hex in grid.hexes().filter(|it| self.war.holds(enemy, *it)) {
            obstacles[hex.index()] = BREAK + BREAK_EACH * self.defense_in(hex);
        }
        obstacles
    }

    /// What a step costs by ground and roads, in sixths of a point; `None` where nobody goes.
    pub(super) fn price(
        &self,
        class: Class,
        mover: Side,
        (from, way, to): (HexId, Direction, HexId),
    ) -> Option<i32> {
        let war = self.war;
        let (board, chart) = (&war.scenario.board, &war.scenario.charts.terrain);
        let open = &war.scenario.area.open;
        if !board.is_land(to) || (open.contains(from) && !open.contains(to)) {
            return None;
        }
        let fort = |hex| war.is_enemy_fortification(mover, hex);
        let printed = board.road(from, way);
        if board.all_water.contains(from, way) && printed.is_none() {
            return None;
        }
        let weather = war.core().weather;
        let road = printed.filter(|_| !fort(from) && !fort(to));
        let terrain = board.terrain_in(war.options.season, to);
        let entering = match road {
            Some(road) => chart.road(road, class, weather),
            None => match chart.terrain(terrain, class, weather) {
                Some(cost) => cost,
                None if fort(to) && printed.is_some() => 6 * chart.zone,
                None => return None,
            },
        };
        let river = board.rivers.contains(from, way) && printed.is_none();
        let border = war.core().turn == 1 && board.fortified[to].is_some();
        let extra =
            if river { chart.river(class) } else { 0 } + if border { chart.border } else { 0 };
        Some(i32::from(entering + extra))
    }

    /// Sixths of points that a class still needs from a hex.
    pub(super) fn need(&self, class: Class, hex: HexId) -> i32 {
        let vehicles = matches!(class, Class::Motorized | Class::Mechanized);
        if self.takes { self.need[usize::from(vehicles)][hex.index()] } else { 0 }
    }

    /// How near the enemy is to a hex, in sixths of points.
    pub(super) fn front(&self, hex: HexId) -> i32 {
        self.threat().front[hex.index()]
    }

    /// How far off the shortest way of the enemy to an aim a hex lies.
    pub(super) fn slack(&self, guard: &Guard, hex: HexId) -> i32 {
        self.front(hex) + guard.to[hex.index()] - guard.shortest
    }

    /// The defense of whoever stands in a hex.
    pub(super) fn defense_in(&self, hex: HexId) -> i32 {
        let urban = self.war.scenario.board.terrain[hex] == Terrain::Urban;
        let double = |it: UnitId| urban && self.war.spec(it).is_foot();
        let worth =
            |it: UnitId| i32::from(self.war.face(it).defense) * if double(it) { 2 } else { 1 };
        self.war.stack(hex).map(worth).sum()
    }

    /// The attack strength of whoever stands in a hex.
    pub(super) fn attack_in(&self, hex: HexId) -> i32 {
        self.war.stack(hex).map(|it| i32::from(self.war.face(it).attack)).sum()
    }

    /// What the ground is worth to a defender.
    pub(super) fn ground(&self, hex: HexId) -> i32 {
        let board = &self.war.scenario.board;
        let places = board.places[hex];
        let terrain = match board.terrain_in(self.war.options.season, hex) {
            Terrain::Sea | Terrain::Open | Terrain::Woods => 0,
            Terrain::Rough | Terrain::RoughWoods | Terrain::Swamp => 4,
            Terrain::Highland | Terrain::HighlandWoods => 8,
            Terrain::Mountain | Terrain::Urban => 12,
        };
        let own = self.war.controller(hex) == self.side;
        let fort = self.war.fortification_of(hex) == Some(self.side) && own;
        let small = places.town || places.airfield || places.installations() > 0;
        terrain
            + if places.city { 8 } else { 0 }
            + if fort { 12 } else { 0 }
            + if small { 3 } else { 0 }
    }
}

/// Whether a side has less than three fifths of the enemy's attack strength, on the map and aboard.
fn is_few(war: &War, side: Side) -> bool {
    5 * strength(war, side) < 3 * strength(war, side.other())
}

/// Whether a side leaves the enemy's country alone: where points are counted, whoever is not a
/// quarter stronger loses more on the way there than he finds.
fn holds_back(war: &War, side: Side) -> bool {
    let counted = matches!(war.scenario.victory.kind, VictoryKind::Points(_));
    counted && 4 * strength(war, side) < 5 * strength(war, side.other())
}

/// The attack strength of a side, on the map and aboard.
fn strength(war: &War, side: Side) -> i32 {
    let there = |it: &UnitId| matches!(war.unit(*it).place, Place::Hex(_) | Place::Aboard(_));
    let units = war.units().filter(|it| war.side(*it) == side).filter(there);
    units.map(|it| i32::from(war.face(it).attack)).sum()
}

/// [NWK 16.1.1d] The hex that a side must keep units in.
fn watch(war: &War, side: Side) -> Option<(HexId, u8)> {
    if side != Side::Dprk {
        return None;
    }
    war.scenario.special.iter().find_map(|it| match it {
        SpecialRule::Rooted { unit, watch, points } if war.hex(*unit).is_some() => {
            Some((*watch, *points))
        }
        SpecialRule::Rooted { .. }
        | SpecialRule::Pinned { .. }
        | SpecialRule::Late { .. }
        | SpecialRule::Outside { .. }
        | SpecialRule::Japan { .. } => None,
    })
}
