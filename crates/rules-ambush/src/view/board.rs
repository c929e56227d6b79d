//! The map as it is drawn. It never changes: what happens to it lies on it as counters.

use ::scene::{
    Board, BoardHex, BoardLine, BoardName, BoardSide, BoxPlan, Edge, Layout, Look, Message,
    Orientation, PanelKind, PanelPlan, Room, Stand, lay_out,
};
use hexgrid::HexId;

use super::key;
use crate::mission::shape::Compass;
use crate::state::Sortie;

/// The prefix of regions that say how a hex looks, beyond what it is.
const LOOK: &str = "look-";

impl Sortie {
    pub(super) fn board_view(&self) -> Board {
        let (ground, map) = (&self.mission.ground, &self.mission.ground.map);
        let grid = &map.grid;
        let hexes = grid.hexes().map(|hex| {
            let (x, y) = grid.center(hex);
            BoardHex { id: self.number(hex), x, y, terrain: self.terrain_look(hex) }
        });
        let hexes: Vec<BoardHex> = hexes.collect();
        let sides = map.hexsides.iter().filter_map(|&(hex, direction, kind)| {
            let other = grid.neighbor(hex, direction)?;
            let upper_first = ground.level[hex] >= ground.level[other];
            let (upper, lower) = if upper_first { (hex, other) } else { (other, hex) };
            Some(BoardSide {
                kind: map.hexside_names[usize::from(kind)].clone(),
                between: [self.number(upper), self.number(lower)],
            })
        });
        let lines = map.lines.iter().map(|line| BoardLine {
            kind: line.kind.clone(),
            path: line.path.iter().map(|&hex| self.number(hex)).collect(),
        });
        let names = map.names.iter().map(|name| BoardName {
            text: name.text.clone(),
            title: name.words(),
            kind: name.kind.word().to_owned(),
            hexes: name.hexes.iter().map(|&hex| self.number(hex)).collect(),
        });
        Board {
            orientation: Orientation::Flat,
            look: Look::Plan,
            north: Some(match ground.top {
                Compass::North => Edge::Top,
                Compass::East => Edge::Left,
                Compass::South => Edge::Bottom,
                Compass::West => Edge::Right,
            }),
            bearing: None,
            // [AMB 2.3b] About ten meters.
            across: Some(10),
            panels: lay_out(Orientation::Flat, &hexes, vec![off_the_map()]),
            hexes,
            sides: sides.collect(),
            lines: lines.collect(),
            names: names.collect(),
        }
    }

    /// The terrain of a hex as it is drawn: what it is, how it looks, how high it lies.
    pub(super) fn terrain_look(&self, hex: HexId) -> String {
        let ground = &self.mission.ground;
        let mut word = ground.terrain[hex].word().to_owned();
        let looks = ground.map.regions.iter();
        let look = looks.filter_map(|(name, hexes)| Some((name.strip_prefix(LOOK)?, hexes)));
        for (name, _) in look.filter(|(_, hexes)| hexes.contains(&hex)) {
            word = format!("{word}-{name}");
        }
        match ground.level[hex] {
            1 => word,
            level => format!("{word}-{level}"),
        }
    }
}

/// [AMB 3.2b, 7.1f] Where soldiers lie who are not on the map: still to enter, gone home, lost.
fn off_the_map() -> PanelPlan {
    let boxes = [("waiting", "amb:6.10a"), ("exited", "amb:7.1f"), ("lost", "amb:2.3e")];
    let boxes = boxes.map(|(id, rule)| BoxPlan {
        id: id.to_owned(),
        label: Message::new(key(&["box", id])),
        rule: Some(rule.to_owned()),
        number: None,
    });
    PanelPlan {
        id: "squad".to_owned(),
        title: Message::new(key(&["panel", "squad"])),
        rule: None,
        kind: PanelKind::OffMap,
        stand: Stand::Beside(Edge::Left),
        layout: Layout::Column,
        room: Room { across: 4, down: 5 },
        boxes: boxes.into(),
    }
}
