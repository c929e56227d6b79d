//! The test cases of the rules' companion, each under its id: the worked examples of the book
//! (`ex_01` to `ex_25`) and cases of our own (`own_01` to `own_47`).

use crate::drawn::{Drawn, draw, draw_result};

mod book_01_to_12;
mod book_13_to_25;
mod own_01_to_16;
mod own_17_to_31;
mod own_32_to_47;

/// Draws a Combat Phase of blue; lines may be divided by `; `.
fn in_combat(units: &str) -> Drawn {
    draw(&combat_text(units))
}

/// The same with a table that gives one result to every roll.
fn with_result(units: &str, cell: &str) -> Drawn {
    draw_result(&combat_text(units), cell)
}

fn combat_text(units: &str) -> String {
    format!("map 24x12\nturn 1 of 3 blue combat\n{}", units.replace("; ", "\n"))
}

/// Draws a Movement Phase of blue.
fn in_movement(units: &str) -> Drawn {
    draw(&movement_text(units))
}

/// The same with a table that gives one result to every roll.
fn moving_with_result(units: &str, cell: &str) -> Drawn {
    draw_result(&movement_text(units), cell)
}

fn movement_text(units: &str) -> String {
    format!("map 12x10\n{}", units.replace("; ", "\n"))
}

/// Attacks 06.05 with these units and returns totals, odds and column.
fn odds(war: &mut Drawn, attackers: &[&str]) -> String {
    let adds: Vec<String> = attackers.iter().map(|it| format!("add {it}")).collect();
    let told = war.play(&format!("attack 06.05; {}; announce", adds.join("; ")));
    let found = told.into_iter().find(|it| it.starts_with("odds "));
    found.expect("odds are told").trim_start_matches("odds ").to_owned()
}

/// The odds of so many attack points against so many defense points.
fn odds_of(attack: u8, defense: u8) -> String {
    let units = format!("blue A 05.05 {attack}-1-5; red X 06.05 1-{defense}-5");
    let told = odds(&mut in_combat(&units), &["A"]);
    let (_, odds) = told.split_once(" = ").expect("odds are told");
    odds.split(',').next().expect("odds are told").to_owned()
}
