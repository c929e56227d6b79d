//! Panels of boxes beside the map, printed on the same sheet.

use scene::{Panel, PanelBox, PanelKind};

use crate::geometry::{Point, Rect};
use crate::map::Map;
use crate::options::Options;
use crate::palette;
use crate::paper::fill;
use crate::svg::Svg;
use crate::text::{Anchor, Face, Type};

/// Letters of a title, and of what is printed in a box.
const TITLE: f64 = 21.0;
const LABEL: f64 = 11.5;

/// The same in boxes that hold many counters.
const LARGE: f64 = 17.0;

/// Draws all panels of a board.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>, options: &Options) {
    for panel in &map.board.panels {
        draw_panel(svg, map, panel, options);
    }
}

fn draw_panel(svg: &mut Svg, map: &Map<'_>, panel: &Panel, options: &Options) {
    let (area, color) = (map.sheet.area(panel.area), tint(panel.kind));
    svg.element("g").set("data-panel", &panel.id).open();
    // Over hexes the ground shows through faintly; beside the map it is bare paper.
    fill(svg, area).fill(palette::PAPER).set("fill-opacity", "0.8").empty();
    let title = &options.name(&panel.id);
    let type_ = Type::new(Face::Serif, TITLE, palette::INK).in_small_capitals().spaced(1.6);
    let base = map.sheet.area(panel.boxes.first().map_or(panel.area, |it| it.area)).top - 9.0;
    let middle = Point::new(area.center().x, base.max(area.top + TITLE));
    type_.fitted(title, area.width() - 8.0).draw(svg, middle, title);
    for it in &panel.boxes {
        draw_box(svg, map.sheet.area(it.area), it, color, options);
    }
    if let (Some(first), Some(last)) = (panel.boxes.first(), panel.boxes.last()) {
        let boxes = map.sheet.area(first.area).with(map.sheet.area(last.area));
        let frame = Rect { left: area.left, right: area.right, ..boxes };
        fill(svg, frame).set("fill", "none").stroke(palette::INK, 2.0).empty();
    }
    svg.close();
}

fn draw_box(svg: &mut Svg, area: Rect, it: &PanelBox, color: &str, options: &Options) {
    fill(svg, area).fill(color).stroke(palette::INK, 0.8).set("data-box", &it.id).empty();
    if let Some(number) = it.number {
        let number = number.to_string();
        let type_ = Type::new(Face::Bold, area.height() * 0.4, "#b7a67c");
        let at = area.center() + Point::new(0.0, area.height() * 0.14);
        type_.fitted(&number, area.width() - 12.0).draw(svg, at, &number);
    }
    let label = &options.name(&it.id);
    let size = (area.width() / 14.0).clamp(LABEL, LARGE);
    let type_ = Type::new(Face::Sans, size, palette::INK).anchored(Anchor::Start);
    let at = Point::new(area.left + 6.0, area.top + size + 3.0);
    type_.fitted(label, area.width() - 12.0).draw(svg, at, label);
}

/// The tint of the boxes of a panel.
fn tint(kind: PanelKind) -> &'static str {
    match kind {
        PanelKind::Air => "#dfe9ee",
        PanelKind::Sea => "#c6dde6",
        PanelKind::OffMap => "#ebe2c6",
        PanelKind::Track => "#f1e9d3",
    }
}
