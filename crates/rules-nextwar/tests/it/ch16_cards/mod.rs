//! [NWK 16] The scenarios as the book prints them.

mod corridors;
mod wars;

use std::collections::BTreeSet;

use rules_nextwar::scenario::{ArrivalSet, ArrivalSpec, Piece, PlacementRange, Scenario};
use rules_nextwar::terms::{Kind, Nation, Side};

fn hex(scenario: &Scenario, number: &str) -> hexgrid::HexId {
    scenario.board.map.grid.find(number).unwrap_or_else(|| panic!("no hex {number}"))
}

/// Which of these hexes may be entered.
fn open<'n>(scenario: &Scenario, numbers: &[&'n str]) -> Vec<&'n str> {
    let open = |it: &&&str| scenario.area.open.contains(hex(scenario, it));
    numbers.iter().filter(open).copied().collect()
}

/// The formations of a side that stand on the map, and its independent units.
fn standing(scenario: &Scenario, side: Side) -> BTreeSet<&str> {
    let units = scenario.set_up[side.index()].units.iter();
    let specs = units.map(|it| &scenario.roster[usize::from(it.0.0)]);
    specs.map(|it| if it.formation.is_empty() { &*it.id } else { &*it.formation }).collect()
}

/// What a side places by choice, with where.
fn placed(scenario: &Scenario, side: Side) -> Vec<(String, PlacementRange)> {
    let free = scenario.set_up[side.index()].free.iter();
    free.map(|it| (id(scenario, it.piece), it.range.clone())).collect()
}

fn id(scenario: &Scenario, piece: Piece) -> String {
    match piece {
        Piece::Unit(id) => scenario.roster[usize::from(id.0)].id.clone(),
        Piece::Helicopter(id) => scenario.helicopters[usize::from(id.0)].id.clone(),
        Piece::Ship(id) => scenario.ships[usize::from(id.0)].id.clone(),
    }
}

fn count(scenario: &Scenario, side: Side, kind: Kind) -> usize {
    let free = scenario.set_up[side.index()].free.iter();
    let is = |it: Piece| match it {
        Piece::Unit(id) => scenario.roster[usize::from(id.0)].kind == kind,
        Piece::Helicopter(_) | Piece::Ship(_) => false,
    };
    free.filter(|it| is(it.piece)).count()
}

fn helicopters(scenario: &Scenario, side: Side) -> usize {
    let is = |it: &Piece| matches!(it, Piece::Helicopter(_));
    scenario.set_up[side.index()].free.iter().filter(|it| is(&it.piece)).count()
}

/// The arrivals of a piece.
fn arrival<'s>(scenario: &'s Scenario, name: &str) -> &'s ArrivalSpec {
    let brings = |it: &&ArrivalSpec| match &it.what {
        ArrivalSet::Pieces(pieces) => pieces.iter().any(|it| id(scenario, *it) == name),
        ArrivalSet::Drawn(..) => false,
    };
    scenario.arrivals.iter().find(brings).unwrap_or_else(|| panic!("{name} never comes"))
}

fn names(list: &[&'static str]) -> BTreeSet<&'static str> {
    list.iter().copied().collect()
}

fn replacements(scenario: &Scenario, nation: Nation) -> Vec<u8> {
    (1..=scenario.turns).map(|it| scenario.replacements(nation, it)).collect()
}
