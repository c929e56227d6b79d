//! The map as it is drawn, with the boxes beside it.

use hexgrid::HexId;
use scene::{
    Board, BoardHex, BoardLine, BoardName, BoardSide, BoxPlan, Edge, Layout, Look, Message,
    Orientation, PanelKind, PanelPlan, Room, Stand, lay_out,
};

use crate::board::Places;
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
            bearing: None,
            across: map.across,
            panels: lay_out(Orientation::Flat, &hexes, self.panels(&hexes)),
            sides: sides.collect(),
            lines: lines.chain(self.places()).collect(),
            names: names.collect(),
            hexes,
        }
    }

    /// [NW 8.3.1] [NWK 2.2–2.3] What stands in hexes beside their terrain: the drawing has a sign
    /// for each, and whoever asks about a hex is told.
    fn places(&self) -> impl Iterator<Item = BoardLine> {
        let board = &self.scenario.board;
        let kinds = move |hex: HexId| {
            let Places { city, town, airbase, airfield, port, chemical, nuclear } =
                board.places[hex];
            [
                ("fortification", board.fortified[hex].is_some()),
                ("city", city),
                ("town", town),
                ("airbase", airbase),
                ("airfield", airfield),
                ("port", port),
                ("chemical", chemical),
                ("nuclear", nuclear),
                ("beach", board.is_beach(self.options.season, hex)),
            ]
        };
        board.map.grid.hexes().flat_map(move |hex| {
            let standing = kinds(hex).into_iter().filter(|(_, stands)| *stands);
            let path = vec![self.number(hex)];
            standing.map(move |(kind, _)| BoardLine { kind: kind.to_owned(), path: path.clone() })
        })
    }

    /// [NW 7.1] [NWK 5.5] Boxes at sea and off the map, over open sea toward the edge they belong
    /// to; those aboard ships below the East Sea.
    fn panels(&self, hexes: &[BoardHex]) -> Vec<PanelPlan> {
        let right = hexes.iter().map(|it| it.x + 2).max().expect("a map has hexes");
        let bottom = hexes.iter().map(|it| it.y + 1).max().expect("a map has hexes");
        let sea = |zone: Zone, corner: (i32, i32)| {
            let boxes = ["at-sea", "inshore"].map(|it| {
                plan(format!("{}-{it}", zone.word()), format!("nextwar-box-{it}"), "nw:7.1")
            });
            panel(zone.word(), (PanelKind::Sea, "nw:7.1"), corner, SEA, boxes.into())
        };
        let beyond = |id: &str, corner: (i32, i32), space: Space, boxes: &[OffMap]| {
            let off_map = boxes.iter().map(|it| {
                plan(it.word().to_owned(), format!("nextwar-box-{}", it.word()), "nwk:5.5.1a")
            });
            let panel =
                panel(id, (PanelKind::OffMap, "nwk:5.5.1a"), corner, space, off_map.collect());
            PanelPlan { title: Message::new("nextwar-panel-off-map"), ..panel }
        };
        let ships = self.scenario.ships.iter().filter(|it| it.capacity > 0).map(|it| {
            let label = Message::new("nextwar-box-aboard")
                .text("ship", it.name.clone())
                .term("nation", format!("nextwar-nation-{}", it.nation.word()));
            let id = format!("aboard-{}", it.id);
            BoxPlan { id, label, rule: Some("nw:2.4.4".to_owned()), number: None }
        });
        let mut panels = vec![
            sea(Zone::Yellow, (2, bottom - 28)),
            sea(Zone::East, (right - 25, 0)),
            beyond("off-map-north", (right - 43, 0), NORTH, &[OffMap::Hamhung]),
            beyond(
                "off-map-south",
                (right - 9, bottom - 16),
                SOUTH,
                &[OffMap::Busan, OffMap::Japan],
            ),
        ];
        let ships: Vec<BoxPlan> = ships.collect();
        if !ships.is_empty() {
            let kind = (PanelKind::Sea, "nw:2.4.4");
            panels.push(panel("aboard", kind, (right - 25, 8), ABOARD, ships));
        }
        panels
    }
}

/// How the boxes of a panel stand, and how large each is.
type Space = (Layout, Room);

/// Room for a dozen counters in each box of a sea.
const SEA: Space = (Layout::Row, Room { across: 6, down: 5 });
const NORTH: Space = (Layout::Row, Room { across: 5, down: 5 });
const SOUTH: Space = (Layout::Column, Room { across: 4, down: 7 });
const ABOARD: Space = (Layout::Rows(4), Room { across: 3, down: 3 });

fn plan(id: String, label: String, rule: &str) -> BoxPlan {
    BoxPlan { id, label: Message::new(label), rule: Some(rule.to_owned()), number: None }
}

fn panel(
    id: &str,
    (kind, rule): (PanelKind, &str),
    (x, y): (i32, i32),
    (layout, room): Space,
    boxes: Vec<BoxPlan>,
) -> PanelPlan {
    PanelPlan {
        id: id.to_owned(),
        title: Message::new(format!("nextwar-panel-{id}")),
        rule: Some(rule.to_owned()),
        kind,
        stand: Stand::Over { x, y },
        layout,
        room,
        boxes,
    }
}
