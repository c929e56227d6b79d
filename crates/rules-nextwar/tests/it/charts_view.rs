//! The tables of the game as players read them.

use std::sync::Arc;

use rules_nextwar::options::Options;
use rules_nextwar::state::War;
use scene::{Cell, Chart, Show};

use crate::loading::scenario;

/// A table by its id, as the game shows it.
#[track_caller]
fn shown(id: &str) -> Chart {
    let war = War::begin(Arc::new(scenario("all-in")), Options::default());
    let chart = war.setting().charts.into_iter().find(|it| it.id == id);
    chart.unwrap_or_else(|| panic!("no table `{id}` is shown"))
}

/// The signs of a row; words are told by their key.
fn signs(cells: &[Cell]) -> Vec<String> {
    let sign = |it: &Cell| match it {
        Cell::Sign(text) => text.clone(),
        Cell::Words(message) => message.key.clone(),
    };
    cells.iter().map(sign).collect()
}

/// The only column of a table.
fn column(chart: &Chart) -> Vec<String> {
    chart.rows.iter().flat_map(|it| signs(&it.cells)).collect()
}

/// Rules: nw:6.1c, nw:6.1b.
#[test]
fn air_points_are_shown_by_die_and_turn_for_both_sides() {
    let chart = shown("air-points");
    assert_eq!(signs(&chart.columns), ["1", "2", "3", "4", "5", "6", "7–9", "10+"]);
    let first = ["12 / 6", "10 / 8", "6 / 10", "4 / 12", "3 / 14", "2 / 18", "1 / 24", "0 / 30"];
    let last = ["4 / 0", "2 / 0", "0 / 2", "0 / 3", "0 / 4", "0 / 6", "0 / 8", "0 / 10"];
    assert_eq!(
        (chart.rows.len(), signs(&chart.rows[0].cells)),
        (10, first.map(String::from).into())
    );
    assert_eq!(signs(&chart.rows[9].cells), last);
    assert_eq!(chart.notes.len(), 3, "cells, lost airbases, what comes after");
}

/// Rules: nw:7.3.4a, nw:7.3.4b, nw:6.1d, nwk:11.1.
#[test]
fn carriers_and_the_weather_change_the_air_points_as_shown() {
    let carriers = shown("carriers");
    let rows: Vec<_> = carriers.rows.iter().map(|it| signs(&it.cells)).collect();
    assert_eq!(rows, [["+1", "+2"], ["+1", "+2"], ["+0", "+1"], ["+0", "+1"]]);
    let weather = shown("air-weather");
    let rows: Vec<_> = weather.rows.iter().map(|it| signs(&it.cells)).collect();
    assert_eq!(rows, [["1", "1"], ["½", "¼"], ["¼", "0"]]);
    let notes: Vec<&str> = weather.notes.iter().map(|it| it.key.as_str()).collect();
    let without = "nextwar-chart-air-without";
    assert!(notes.contains(&without) && notes.contains(&"nextwar-chart-air-limited"));
    assert!(notes.contains(&"nextwar-chart-air-limited-with-prc"));
}

/// Rules: nw:6.3.1, nw:6.5.4a, nw:8.5.4.3a.
#[test]
fn what_a_base_costs_its_owner_is_shown_by_die() {
    assert_eq!(column(&shown("base-loss")), ["0–2", "0–2", "0", "1–2", "≥3"]);
}

/// Rules: nw:8.5.3d.
#[test]
fn paradrops_are_shown_by_the_dice_that_cost_a_level() {
    assert_eq!(column(&shown("paradrop")), ["≥9", "≥8", "≥7", "≥7", "≥6"]);
}

/// Rules: nw:8.4.1m, nw:8.4.1e, nw:8.4.1f, nw:8.4.1g, nw:8.4.1h.
#[test]
fn clearing_shows_what_it_needs_and_what_it_adds() {
    let chart = shown("clearing");
    let rows: Vec<_> = chart.rows.iter().map(|it| signs(&it.cells)).collect();
    let needed = [["4", ""], ["3", ""], ["2", ""]];
    let added = [["", "−1"], ["", "−1"], ["", "−1"], ["", "+1"]];
    assert_eq!((&rows[..3], &rows[3..]), (&needed.map(told)[..], &added.map(told)[..]));
}

fn told(row: [&str; 2]) -> Vec<String> {
    row.map(String::from).into()
}

/// Rules: nwk:5.2, nwk:5.3, nwk:5.4a, nwk:5.4b, nwk:7.1.4.1.
#[test]
fn transport_is_shown_by_air_parachute_and_sea() {
    let expected =
        ["3", "1", "1", "1", "1", "1", "nextwar-chart-unlimited", "2", "3", "+3", "2", "6"];
    assert_eq!(column(&shown("transport")), expected);
}

/// Rules: nw:8.5.6.4g.
#[test]
fn moves_through_contested_waters_are_shown_by_die() {
    assert_eq!(column(&shown("passage")), ["≤5", "6–8", "≥9"]);
    let rows = shown("passage-modifiers").rows;
    let rows: Vec<_> = rows.iter().map(|it| signs(&it.cells)).collect();
    assert_eq!(rows, [["+1", "−1"], ["+1", "−1"], ["−1", "+1"], ["+1", "−1"], ["−1", "+1"]]);
}

/// Rules: nw:9.8.1a.
#[test]
fn retreats_are_shown_by_the_ground() {
    let chart = shown("retreats");
    let long = |it: &&scene::ChartRow| signs(&it.cells) == ["2"];
    let heads: Vec<_> = chart
        .rows
        .iter()
        .filter(long)
        .flat_map(|it| signs(std::slice::from_ref(&it.head)))
        .collect();
    let ground = ["open", "woods", "rough", "rough-woods", "swamp"];
    assert_eq!(heads, ground.map(|it| format!("nextwar-terrain-{it}")));
    assert_eq!(chart.rows.len(), 11, "nine grounds, a city, a fortification");
}

/// Rules: nw:12.2d, nw:12.2c.
#[test]
fn automatic_victory_is_shown_by_the_count_of_rolls() {
    let chart = shown("automatic-victory");
    let heads: Vec<_> =
        chart.rows.iter().flat_map(|it| signs(std::slice::from_ref(&it.head))).collect();
    assert_eq!(heads, ["1", "2–3", "4–5", "6+"]);
    assert_eq!(column(&chart), ["≤0", "≤3", "≤4", "≤5"]);
}

/// Rules: nw:12.1b.
#[test]
fn points_for_units_are_shown_line_by_line() {
    let points = column(&shown("unit-points"));
    assert_eq!(points[..9], ["1", "2", "2", "1", "3", "2", "1", "4", "2"]);
    assert_eq!(points[9..], ["1", "1", "1", "3", "3", "3", "3"], "helicopters by nation");
}
