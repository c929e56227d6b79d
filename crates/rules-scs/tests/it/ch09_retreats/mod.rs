//! [SCS 9.0–9.2] Retreats: who, how far, which way, at what price, and the steps taken instead.
//!
//! Most situations put the defender at 06.05, next to 06.06, 07.06, 07.05, 06.04, 05.05 and 05.06
//! clockwise from the top; red is supplied from the east edge.

use crate::drawn::{Drawn, draw_result};

mod s00_who_and_where;
mod s00_zones_and_groups;
mod s01_paths;
mod s02_no_retreat;

/// A at 05.05 attacks 06.05 in a Combat Phase in which every roll gives this result.
fn attacked(cell: &str, more: &str) -> Drawn {
    let text = format!(
        "map 12x10\nblue A 05.05 3-4-5/2-2-5\nturn 1 of 3 blue combat\n{}",
        more.replace("; ", "\n")
    );
    let mut drawn = draw_result(&text, cell);
    drawn.attack("06.05", &["A"]);
    drawn
}
