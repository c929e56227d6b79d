//! The map as it is drawn, with the boxes beside it.

use hexgrid::HexId;
use scene::{
    Board, BoardHex, BoardLine, BoardName, BoardSide, BoxPlan, Edge, Layout, Look, Message,
    Orientation, PanelKind, PanelPlan, Room, Stand, lay_out,
};

use crate::state::War;
use crate::terms::{OffMap, Zone};

impl War {
    pub(super) fn board_view(&self) -> Board {
        let map = &self.scenario.board.map;
        let hex = |id: HexId| {
            let (x, y) = map.grid.center(id);
            let terrain = self.scenario.board.terrain[id].word().to_owned();
            BoardHex { id: self.number(id), x, y, terrain }
        };
        let hexes: Vec<BoardHex> = map.grid.hexes().map(hex).collect();
        let sides = map.hexsides.iter().filter_map(|&(hex, way, kind)| {
            let other = map.grid.neighbor(hex, way)?;
            let kind = map.hexside_names[usize::from(kind)].clone();
            Some(BoardSide { kind, between: [self.number(hex), self.number(other)] })
        });
        let lines = map.lines.iter().map(|it| BoardLine {
            kind: it.kind.clone(),
            path: it.path.iter().map(|hex| self.number(*hex)).collect(),
        });
        let names = map.names.iter().map(|it| BoardName {
            text: it.text.clone(),
            title: it.words(),
            kind: it.kind.word().to_owned(),
            hexes: it.hexes.iter().map(|hex| self.number(*hex)).collect(),
        });
        Board {
            orientation: Orientation::Flat,
            look: Look::Modern,
            north: Some(Edge::Top),
            panels: lay_out(Orientation::Flat, &hexes, self.panels()),
            sides: sides.collect(),
            lines: lines.collect(),
            names: names.collect(),
            hexes,
        }
    }

    /// [NW 7.1] [NWK 5.5] Boxes at sea and off the map, on the edge they lie toward; those aboard
    /// ships beside their sea.
    fn panels(&self) -> Vec<PanelPlan> {
        let sea = |zone: Zone, edge: Edge| {
            let boxes = ["at-sea", "inshore"].map(|it| {
                plan(format!("{}-{it}", zone.word()), format!("nextwar-box-{it}"), "nw:7.1")
            });
            panel(zone.word(), PanelKind::Sea, "nw:7.1", edge, boxes.into())
        };
        let off_map = OffMap::ALL.iter().map(|it| {
            plan(it.word().to_owned(), format!("nextwar-box-{}", it.word()), "nwk:5.5.1a")
        });
        let ships = self.scenario.ships.iter().filter(|it| it.capacity > 0).map(|it| {
            let label = Message::new("nextwar-box-aboard").text("ship", it.name.clone());
            let id = format!("aboard-{}", it.id);
            BoxPlan { id, label, rule: Some("nw:2.4.4".to_owned()), number: None }
        });
        let mut panels = vec![
            sea(Zone::Yellow, Edge::Left),
            sea(Zone::East, Edge::Right),
            panel("off-map", PanelKind::OffMap, "nwk:5.5.1a", Edge::Bottom, off_map.collect()),
        ];
        let ships: Vec<BoxPlan> = ships.collect();
        if !ships.is_empty() {
            panels.push(panel("aboard", PanelKind::Sea, "nw:2.4.4", Edge::Right, ships));
        }
        panels
    }
}

fn plan(id: String, label: String, rule: &str) -> BoxPlan {
    BoxPlan { id, label: Message::new(label), rule: Some(rule.to_owned()), number: None }
}

fn panel(id: &str, kind: PanelKind, rule: &str, edge: Edge, boxes: Vec<BoxPlan>) -> PanelPlan {
    PanelPlan {
        id: id.to_owned(),
        title: Message::new(format!("nextwar-panel-{id}")),
        rule: Some(rule.to_owned()),
        kind,
        stand: Stand::Beside(edge),
        layout: Layout::Column,
        room: Room { across: 3, down: 2 },
        boxes,
    }
}
