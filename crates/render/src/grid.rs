//! The grid, quiet, and its numbers, quieter.

use scene::{Board, BoardHex};

use crate::blocks::Blocks;
use crate::geometry::Point;
use crate::lettering::{self, Label};
use crate::options::Numbers;
use crate::palette;
use crate::sheet::{APOTHEM, SIDE, Sheet};
use crate::svg::Svg;
use crate::text::{Face, Type};

/// Draws the sides of all playable hexes, each once.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet) {
    let mut blocks = Blocks::default();
    for spot in sheet.playable() {
        let path = blocks.at(sheet.point(spot));
        let corners = sheet.hexagon(spot);
        let neighbors = sheet.neighbors(spot);
        let mut pen_down = false;
        for at in 0..6 {
            let drawn = at < 3 || !sheet.is_playable(neighbors[at]);
            if drawn {
                if !pen_down {
                    path.move_to(corners[at]);
                }
                path.line_to(corners[(at + 1) % 6]);
            }
            pen_down = drawn;
        }
    }
    blocks.draw(svg, |group| {
        group.set("fill", "none").stroke(palette::GRID, 0.8).set("stroke-opacity", "0.34")
    });
}

/// Draws the printed numbers.
pub(crate) fn draw_numbers(svg: &mut Svg, sheet: &Sheet, board: &Board, numbers: Numbers) {
    let shown = |hex: &&BoardHex| match numbers {
        Numbers::Every => true,
        Numbers::EveryFifth => is_fifth(&hex.id),
        Numbers::Hidden => false,
    };
    let type_ = Type::new(Face::Sans, 7.6, palette::GRID);
    let top = match board.orientation {
        scene::Orientation::Flat => APOTHEM - 9.2,
        scene::Orientation::Pointy => SIDE - 19.0,
    };
    let labels: Vec<Label> = board
        .hexes
        .iter()
        .filter(shown)
        .filter_map(|hex| {
            let at = sheet.center(&hex.id)? - Point::new(0.0, top);
            Some(Label::new(&hex.id, type_).centered(at))
        })
        .collect();
    if labels.is_empty() {
        return;
    }
    svg.element("g").set("opacity", "0.62").open();
    lettering::draw(svg, "number-", &labels);
    svg.close();
}

/// Whether the column and the row of a printed number are both multiples of five.
fn is_fifth(id: &str) -> bool {
    let digits: String = id.chars().filter(char::is_ascii_digit).collect();
    let (column, row) = digits.split_at(digits.len().saturating_sub(2));
    let fifth = |part: &str| part.is_empty() || part.ends_with(['0', '5']);
    !digits.is_empty() && fifth(column) && fifth(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fifth_number_is_one_of_column_and_row() {
        assert!(is_fifth("05.10") && is_fifth("2515") && is_fifth("A10.10"));
        assert!(!is_fifth("05.11") && !is_fifth("06.10"));
    }
}
