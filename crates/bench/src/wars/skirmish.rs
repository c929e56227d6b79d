//! Generated scenarios: the same kind of war with more or fewer units, on a map that grows with
//! them.

use std::fmt::Write as _;

use catalog::Library;
use kernel::dice::SearchDice;
use rules_scs::War;

use super::games;

/// Hexes of the map for each unit.
const HEXES_PER_UNIT: u16 = 14;

const HEAD: &str = r##"schema = "scs/1"
id = "scs/skirmish"
source = "Generated."
title = { en = "Skirmish", it = "Scaramuccia" }
briefing = { en = "Generated.", it = "Generata." }
turns = 4
terrain = "../charts/example-terrain.toml"
crt = "../charts/mill-bridge-crt.toml"
rules = "series"

[[side]]
id = "blue"
name = { en = "Blue", it = "Blu" }
color = "#5b7fa6"

[[side]]
id = "red"
name = { en = "Red", it = "Rosso" }
color = "#b0594f"

[stacking]
measure = "units"
limit = 3

[supply.out_of_supply]
attack = "1/2"
defense = "1"
movement = "1/2"
zoc = true

[victory]
score_of = "blue"

[[victory.points]]
destroyed = "red"
per = "unit"
points = 1

[[victory.levels]]
at_least = 1
winner = "blue"
result = { en = "Blue wins.", it = "Vince il Blu." }

[[victory.levels]]
winner = "red"
result = { en = "Red wins.", it = "Vince il Rosso." }

"##;

/// A war of so many units, half on each side, on open ground with woods; the map grows with them.
pub fn skirmish(units: u16) -> War {
    let side = (units * HEXES_PER_UNIT).isqrt();
    skirmish_on(units, side, side)
}

/// The same on a map of any size, with the units in a square of so many hexes at its corner.
pub fn skirmish_on(units: u16, side: u16, area: u16) -> War {
    let mut chooser = SearchDice::new(u64::from(units));
    let mut text = HEAD.to_owned();
    // Printed numbers are as long as the largest.
    let digits = if side > 99 { 3 } else { 2 };
    write_map(&mut text, side, digits, &mut chooser);
    write_units(&mut text, units, area, digits, &mut chooser);
    let mut library: Library = games::library();
    library.insert("scs/scenarios/skirmish.toml", text);
    games::war(&library, "skirmish")
}

fn write_map(text: &mut String, side: u16, digits: usize, chooser: &mut SearchDice) {
    let number = |column: u16, row: u16| format!("{column:0digits$}.{row:0digits$}");
    let block = |first: u16, last: u16| format!("{}..{}", number(first, 1), number(last, side));
    let (west, east) = (block(1, 1), block(side, side));
    let (blue, red) = (block(1, side / 2), block(side / 2 + 1, side));
    writeln!(
        text,
        r#"
[[supply.source]]
side = "blue"
hexes = ["{west}"]

[[supply.source]]
side = "red"
hexes = ["{east}"]

[control]
blue = ["{blue}"]
red = ["{red}"]

[map]
[map.grid]
columns = {side}
rows = {side}
tops = "flat"
raised = "even"
numbering = "cc.rr"
rows_count = "up"
prefix = ""
missing = []

[map.terrain]
legend = {{ "." = "open", "w" = "woods" }}
rows = ["#
    )
    .expect("texts can be written");
    for _ in 0..side {
        let row: String =
            (0..side).map(|_| if chooser.index(4) == 0 { 'w' } else { '.' }).collect();
        writeln!(text, "    \"{row}\",").expect("texts can be written");
    }
    text.push_str("]\n\n");
}

/// Units of both sides, in two belts on either side of the middle.
fn write_units(text: &mut String, units: u16, area: u16, digits: usize, chooser: &mut SearchDice) {
    let belt = usize::from(area / 4);
    for unit in 0..units {
        let (side, first) = if unit % 2 == 0 { ("blue", area / 4) } else { ("red", area / 2 + 1) };
        let (full, reduced, steps, exploitation) = match unit % 5 {
            0 => ("7-5-9", "4-3-9", 2, "yes"),
            1 => ("_-2-5", "", 1, ""),
            _ => ("3-4-5", "2-2-5", 2, ""),
        };
        let column = usize::from(first) + chooser.index(belt) + 1;
        let row = chooser.index(usize::from(area)) + 1;
        write!(
            text,
            "[[unit]]\nid = \"u{unit}\"\nside = \"{side}\"\nname = \"u{unit}\"\nkind = \"infantry\"\n\
             steps = {steps}\nfull = \"{full}\"\n"
        )
        .expect("texts can be written");
        for (key, value) in [("reduced", reduced), ("exploitation", exploitation)] {
            if !value.is_empty() {
                writeln!(text, "{key} = \"{value}\"").expect("texts can be written");
            }
        }
        write!(
            text,
            "\n[[setup]]\nunits = [\"u{unit}\"]\nat = \"{column:0digits$}.{row:0digits$}\"\n\n"
        )
        .expect("texts can be written");
    }
}
