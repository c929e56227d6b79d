//! Panels of boxes: what a board has beside its hexes.
//!
//! A rules module says what boxes there are and on which side of the map they stand; where each lies
//! is worked out here, in the units of the hexes, so that page and picture draw the same sheet and a
//! counter in a box lies there as one in a hex does.

use serde::Serialize;
use ts_rs::TS;

use crate::{BoardHex, Edge, Message, Orientation};

/// What the boxes of a panel stand for; it gives the panel its tint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PanelKind {
    /// Bases and missions of aircraft.
    Air,
    /// Waters and ports.
    Sea,
    /// Country beyond the map, and what has left the game.
    OffMap,
    /// Numbered boxes along which markers go.
    Track,
}

/// A rectangle of the sheet, in the units of [`BoardHex`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Area {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
}

impl Area {
    /// Whether two areas have more than an edge in common.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// Whether another area lies within this one.
    pub fn holds(&self, other: &Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && self.x + self.width >= other.x + other.width
            && self.y + self.height >= other.y + other.height
    }
}

/// A group of boxes, drawn beside the map or over some of its hexes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Panel {
    /// Its id, such as `air`.
    pub id: String,
    /// What stands above its boxes.
    pub title: Message,
    /// The rule that lays it out.
    pub rule: Option<String>,
    /// What its boxes stand for.
    pub kind: PanelKind,
    /// Where it lies, its title included.
    pub area: Area,
    /// Its boxes, row by row.
    pub boxes: Vec<PanelBox>,
}

/// A box of a panel: a place where counters lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PanelBox {
    /// Its id: unlike that of any other box, and unlike the number of any hex.
    pub id: String,
    /// What is printed in it.
    pub label: Message,
    /// The rule of it.
    pub rule: Option<String>,
    /// Its number, in a track.
    pub number: Option<i32>,
    /// Where it lies.
    pub area: Area,
}

/// A panel before it is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PanelPlan {
    /// Its id.
    pub id: String,
    /// What stands above its boxes.
    pub title: Message,
    /// The rule that lays it out.
    pub rule: Option<String>,
    /// What its boxes stand for.
    pub kind: PanelKind,
    /// Where it stands.
    pub stand: Stand,
    /// How its boxes stand to each other.
    pub layout: Layout,
    /// How large a box is.
    pub room: Room,
    /// Its boxes, in reading order.
    pub boxes: Vec<BoxPlan>,
}

/// A box before it is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxPlan {
    /// Its id.
    pub id: String,
    /// What is printed in it.
    pub label: Message,
    /// The rule of it.
    pub rule: Option<String>,
    /// Its number, in a track.
    pub number: Option<i32>,
}

/// Where a panel stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// In the margin beside an edge of the map. Panels of one edge stand in a line, a further line
    /// outside of it where the edge is too short.
    Beside(Edge),
    /// Over hexes, its upper left corner here, in the units of [`BoardHex`].
    Over {
        /// To the right.
        x: i32,
        /// Downwards.
        y: i32,
    },
}

/// How the boxes of a panel stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Side by side.
    Row,
    /// One below the other.
    Column,
    /// In rows of so many.
    Rows(u8),
}

/// How large a box is, in half hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// From left to right.
    pub across: u8,
    /// From top to bottom.
    pub down: u8,
}

/// Half a hex, in the units of [`BoardHex`]: the measure of all that is beside the map.
fn half(orientation: Orientation) -> (i32, i32) {
    match orientation {
        Orientation::Flat => (2, 1),
        Orientation::Pointy => (1, 2),
    }
}

/// Lays panels out around a map.
pub fn lay_out(orientation: Orientation, hexes: &[BoardHex], plans: Vec<PanelPlan>) -> Vec<Panel> {
    let frame = frame(orientation, hexes);
    let mut edges = [Edge::Top, Edge::Right, Edge::Bottom, Edge::Left].map(|edge| Line {
        edge,
        along: 0,
        out: 0,
        deep: 0,
    });
    let place = |plan: PanelPlan| {
        let (width, height) = plan.size(half(orientation));
        let (x, y) = match plan.stand {
            Stand::Over { x, y } => (x, y),
            Stand::Beside(edge) => {
                let line = edges.iter_mut().find(|it| it.edge == edge);
                line.expect("every edge has its line").next(
                    frame,
                    half(orientation),
                    (width, height),
                )
            }
        };
        plan.at(Area { x, y, width, height }, half(orientation))
    };
    plans.into_iter().map(place).collect()
}

/// The rectangle around all hexes.
fn frame(orientation: Orientation, hexes: &[BoardHex]) -> Area {
    let (across, down) = half(orientation);
    let ends = |of: fn(&BoardHex) -> i32, half: i32| {
        let least = hexes.iter().map(of).min().map_or(0, |it| it - half);
        (least, hexes.iter().map(of).max().map_or(0, |it| it + half) - least)
    };
    let ((x, width), (y, height)) = (ends(|it| it.x, across), ends(|it| it.y, down));
    Area { x, y, width, height }
}

/// How far the panels beside one edge have come.
struct Line {
    edge: Edge,
    /// Used up along the edge.
    along: i32,
    /// Used up away from the edge, by full lines.
    out: i32,
    /// The depth of the line that is being filled.
    deep: i32,
}

impl Line {
    /// The corner of the next panel. Half a hex is left free around it.
    fn next(&mut self, frame: Area, half: (i32, i32), size: (i32, i32)) -> (i32, i32) {
        let ((across, down), (width, height)) = (half, size);
        let (long, deep, edge, gap, air) = match self.edge {
            Edge::Top | Edge::Bottom => (width, height, frame.width, across, down),
            Edge::Left | Edge::Right => (height, width, frame.height, down, across),
        };
        if self.along > 0 && self.along + long > edge {
            self.out += self.deep + air;
            (self.along, self.deep) = (0, 0);
        }
        let (along, out) = (self.along, self.out + air);
        self.along += long + gap;
        self.deep = self.deep.max(deep);
        match self.edge {
            Edge::Top => (frame.x + along, frame.y - out - height),
            Edge::Bottom => (frame.x + along, frame.y + frame.height + out),
            Edge::Left => (frame.x - out - width, frame.y + along),
            Edge::Right => (frame.x + frame.width + out, frame.y + along),
        }
    }
}

impl PanelPlan {
    fn columns(&self) -> i32 {
        let boxes = i32::try_from(self.boxes.len()).expect("a panel has a few boxes");
        match self.layout {
            Layout::Row => boxes.max(1),
            Layout::Column => 1,
            Layout::Rows(columns) => i32::from(columns.max(1)).min(boxes.max(1)),
        }
    }

    /// The size of a box.
    fn cell(&self, (across, down): (i32, i32)) -> (i32, i32) {
        (i32::from(self.room.across) * across, i32::from(self.room.down) * down)
    }

    /// The size of the panel: its boxes, and half a hex above them for the title.
    fn size(&self, half: (i32, i32)) -> (i32, i32) {
        let ((width, height), columns) = (self.cell(half), self.columns());
        let boxes = i32::try_from(self.boxes.len()).expect("a panel has a few boxes");
        let rows = boxes / columns + i32::from(boxes % columns > 0);
        (columns * width, rows * height + half.1)
    }

    fn at(self, area: Area, half: (i32, i32)) -> Panel {
        let ((width, height), columns) = (self.cell(half), self.columns());
        let boxes = (0..).zip(self.boxes).map(|(at, plan)| {
            let (x, y) = (area.x + at % columns * width, area.y + half.1 + at / columns * height);
            let BoxPlan { id, label, rule, number } = plan;
            PanelBox { id, label, rule, number, area: Area { x, y, width, height } }
        });
        Panel {
            boxes: boxes.collect(),
            id: self.id,
            title: self.title,
            rule: self.rule,
            kind: self.kind,
            area,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { across: 3, down: 3 };

    /// A map of two columns and two rows of flat hexes: 7 units wide, 5 high.
    fn hexes() -> Vec<BoardHex> {
        let hex = |id: &str, x, y| BoardHex { id: id.into(), x, y, terrain: "open".into() };
        vec![hex("11", 0, 0), hex("12", 0, 2), hex("21", 3, 1), hex("22", 3, 3)]
    }

    fn plan(id: &str, stand: Stand, layout: Layout, boxes: usize) -> PanelPlan {
        let boxes = (1..=boxes).map(|it| BoxPlan {
            id: format!("{id}-{it}"),
            label: Message::new("table-die"),
            rule: None,
            number: None,
        });
        PanelPlan {
            id: id.into(),
            title: Message::new("table-die"),
            rule: None,
            kind: PanelKind::Air,
            stand,
            layout,
            room: ROOM,
            boxes: boxes.collect(),
        }
    }

    fn laid(plans: Vec<PanelPlan>) -> Vec<Panel> {
        lay_out(Orientation::Flat, &hexes(), plans)
    }

    #[test]
    fn a_panel_stands_half_a_hex_beside_its_edge() {
        let areas = [Edge::Top, Edge::Right, Edge::Bottom, Edge::Left]
            .map(|it| laid(vec![plan("a", Stand::Beside(it), Layout::Column, 1)])[0].area);
        let at = |x, y| Area { x, y, width: 6, height: 4 };
        assert_eq!(areas, [at(-2, -6), at(7, -1), at(-2, 5), at(-10, -1)]);
    }

    #[test]
    fn boxes_stand_below_the_title_in_rows() {
        let panel = &laid(vec![plan("a", Stand::Over { x: 1, y: 1 }, Layout::Rows(2), 3)])[0];
        let corners: Vec<_> = panel.boxes.iter().map(|it| (it.area.x, it.area.y)).collect();
        assert_eq!(corners, [(1, 2), (7, 2), (1, 5)]);
        assert_eq!(panel.area, Area { x: 1, y: 1, width: 12, height: 7 });
        assert!(panel.boxes.iter().all(|it| panel.area.holds(&it.area)));
    }

    #[test]
    fn panels_of_one_edge_stand_in_a_line_and_begin_another_where_it_is_too_short() {
        let beside = |id| plan(id, Stand::Beside(Edge::Right), Layout::Column, 1);
        let areas: Vec<Area> =
            laid(vec![beside("a"), beside("b")]).iter().map(|it| it.area).collect();
        assert_eq!(areas[1], Area { x: 15, y: -1, width: 6, height: 4 });
        assert!(!areas[0].overlaps(&areas[1]));
        let wide = |id| plan(id, Stand::Beside(Edge::Bottom), Layout::Row, 2);
        let areas: Vec<Area> = laid(vec![wide("a"), wide("b")]).iter().map(|it| it.area).collect();
        assert_eq!(areas[1], Area { x: -2, y: 10, width: 12, height: 4 });
    }

    #[test]
    fn pointed_hexes_have_their_own_half() {
        let hexes = [BoardHex { id: "11".into(), x: 0, y: 0, terrain: "open".into() }];
        let beside = plan("a", Stand::Beside(Edge::Right), Layout::Row, 2);
        let panel = &lay_out(Orientation::Pointy, &hexes, vec![beside])[0];
        assert_eq!(panel.area, Area { x: 2, y: -2, width: 6, height: 8 });
    }
}
