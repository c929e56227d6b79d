//! [AMB 7.3b, 7.3c, MWa, MWb, MWe] What the ground costs a soldier on foot.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use crate::mission::{Opening, Slope, shape::Water};
use crate::state::{Sortie, Spot};
use crate::terms::Terrain;

impl Sortie {
    /// [AMB 7.1e, 7.3b] What it costs a soldier on foot to go from a spot to the next, or why he
    /// cannot: terrain, hexsides, walls and openings, water. It asks neither for points nor for
    /// stance, nor for the hexes that bar the squad alone [AMB MXa].
    pub(crate) fn foot_cost(&self, from: Spot, to: Spot) -> Result<u8, Illegal> {
        if from.hex == to.hex {
            return self.stairs_cost(from, to);
        }
        if from.up || to.up {
            return refuse("amb:2.4q", "the tower is left by its stairs");
        }
        let Some(direction) = self.mission.ground.map.grid.direction(from.hex, to.hex) else {
            return refuse("amb:7.3b", "one goes to a hex next to one's own");
        };
        let wall = self.wall_cost(from.hex, to.hex, direction)?;
        Ok(self.terrain_cost(to.hex)? + wall + self.side_cost(from.hex, direction))
    }

    /// [AMB 2.4q] Between the two floors of the tower.
    fn stairs_cost(&self, from: Spot, to: Spot) -> Result<u8, Illegal> {
        let tower = self.mission.ground.tower == Some(from.hex);
        if !tower || from.up == to.up || !self.terrain(from.hex).is_building() {
            return refuse("amb:2.4q", "there are no stairs");
        }
        Ok(self.mission.charts.stairs)
    }

    /// [AMB 7.1e, 2.4l, MWa, MWb] What the terrain of a hex costs whoever comes in.
    pub(crate) fn terrain_cost(&self, hex: HexId) -> Result<u8, Illegal> {
        let (charts, terrain) = (&self.mission.charts, self.terrain(hex));
        let stream = terrain == Terrain::Water && self.mission.water == Water::Stream;
        let row = if stream { &charts.stream } else { &charts.terrain[&terrain] };
        match row.foot {
            Some(cost) => Ok(cost),
            None if terrain == Terrain::Water => {
                refuse("amb:MWb", "the river cannot be crossed there")
            }
            None if terrain == Terrain::BurningBuilding => {
                refuse("amb:2.4l", "the building is on fire")
            }
            None => refuse("amb:7.1e", "that terrain may not be entered"),
        }
    }

    /// [AMB 7.3b, 13.5h, MKf] What the wall between two hexes costs: nothing through a door or a
    /// breach, more through a window. Where there is neither nobody passes.
    fn wall_cost(&self, from: HexId, to: HexId, ahead: Direction) -> Result<u8, Illegal> {
        self.may_pass_bunker(from, to, ahead)?;
        let walled = self.terrain(from).is_building() || self.terrain(to).is_building();
        if !walled || self.is_breached(from, ahead) || self.is_breached(to, ahead.opposite()) {
            return Ok(0);
        }
        let ground = &self.mission.ground;
        let there = ground.edge(from, ahead).opening;
        match there.or(ground.edge(to, ahead.opposite()).opening) {
            Some(Opening::Door) => Ok(0),
            Some(Opening::Window) => Ok(self.mission.charts.window),
            None => refuse(self.rule("amb:7.1e", "amb:7.3b"), "a wall is in the way"),
        }
    }

    /// [AMB 13.5h] Whether the wall on this side of a hex has been destroyed.
    pub(crate) fn is_breached(&self, hex: HexId, side: Direction) -> bool {
        self.marks(hex).is_some_and(|it| it.breached & (1 << side.index()) != 0)
    }

    /// [AMB MKa, MKf] A bunker is entered by its door once that is broken down, and left by it.
    fn may_pass_bunker(&self, from: HexId, to: HexId, ahead: Direction) -> Result<(), Illegal> {
        let door = |hex| self.marks(hex).and_then(|it| it.bunker);
        let is = |direction: Direction, door: u8| direction.index() == usize::from(door);
        if self.terrain(to) == Terrain::Bunker
            && !door(to).is_some_and(|it| it.1 && is(ahead.opposite(), it.0))
        {
            return refuse("amb:MKf", "a bunker is entered by a broken door");
        }
        if self.terrain(from) == Terrain::Bunker && !door(from).is_some_and(|it| is(ahead, it.0)) {
            return refuse("amb:MKa", "a bunker is left by its door");
        }
        Ok(())
    }

    /// [AMB 7.3c] What embankments and crests add.
    fn side_cost(&self, from: HexId, ahead: Direction) -> u8 {
        let (charts, edge) = (&self.mission.charts, self.mission.ground.edge(from, ahead));
        let slope = match edge.slope {
            Some(Slope::Up) => charts.embankment_up.foot,
            Some(Slope::Down) => charts.embankment_down.foot,
            None => 0,
        };
        slope + if edge.crest { charts.crest.foot } else { 0 }
    }
}
