//! Small fields for the tests of movement and combat: seven by seven hexes of open ground with a
//! few hexes of another kind, and combats fought on them in one line.

use hexgrid::HexId;
use rules_nextwar::agenda::Event;
use rules_nextwar::ch09_combat::{Event as CombatEvent, Fought};
use rules_nextwar::state::War;

use crate::drive::Drive;
use crate::stage::stage;

/// The text of a field: the hexes named stand in for open ground, as in `0303=m 0404=w`.
pub fn field_text(hexes: &str, lines: &str) -> String {
    let mut rows = vec![vec!['.'; 7]; 7];
    for word in hexes.split_whitespace() {
        let (hex, terrain) = word.split_once('=').expect("a hex and its terrain");
        let number = |range: std::ops::Range<usize>| hex[range].parse::<usize>().expect("a number");
        let terrain = terrain.chars().next().expect("a letter");
        rows[number(2..4) - 1][number(0..2) - 1] = terrain;
    }
    let drawn: Vec<String> = rows.iter().map(|it| format!("| {}", String::from_iter(it))).collect();
    format!("{}\n{lines}", drawn.join("\n"))
}

/// A field in its second turn, which the DPRK begins.
#[track_caller]
pub fn field(hexes: &str, lines: &str) -> War {
    let turn = if lines.contains("turn ") { "" } else { "turn 2 of 4\n" };
    stage(&field_text(hexes, &format!("{turn}{lines}")))
}

/// A field in which the DPRK fights.
#[track_caller]
pub fn battlefield(hexes: &str, lines: &str) -> War {
    field(hexes, &format!("segment initiative-combat\n{lines}"))
}

/// A hex by its number.
#[track_caller]
pub fn hex(war: &War, number: &str) -> HexId {
    war.scenario.board.map.grid.find(number).unwrap_or_else(|| panic!("no hex {number}"))
}

/// The combat among events.
#[track_caller]
pub fn fought(events: &[Event]) -> Fought {
    let found = events.iter().find_map(|it| match it {
        Event::Combat(CombatEvent::Fought(fought)) => Some(fought.clone()),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("nobody fought: {events:?}"))
}

/// Attacks a hex with units, the first of which leads, and rolls; the defender's lead is named,
/// and nobody supports.
#[track_caller]
pub fn attack(war: &mut War, target: &str, attackers: &str, lead: &str, faces: &[u8]) -> Fought {
    let units: Vec<&str> = attackers.split_whitespace().collect();
    let mut plan = format!("attack {target}");
    for unit in &units {
        plan += &format!("; add {unit}");
    }
    plan += &format!("; announce; lead {}; lead {lead}; done; done; roll", units[0]);
    fought(&war.play(&plan, faces))
}

/// What a rule brought to a sum: columns or modifiers.
pub fn of_rule(counts: &[rules_nextwar::ch09_combat::Count], rule: &str) -> i8 {
    counts.iter().filter(|it| it.rule.0 == rule).map(|it| it.amount).sum()
}

/// A result as the table writes it.
pub fn result(fought: &Fought) -> String {
    let r = fought.result;
    let losses = if r.defender > 0 { r.defender.to_string() } else { String::new() };
    let retreat = if r.retreat { "R" } else { "" };
    let nothing = if r.defender == 0 && !r.retreat { "-" } else { "" };
    format!("{}/{losses}{retreat}{nothing}", r.attacker)
}

/// The hexes that a verb is offered with, in the order of their numbers.
pub fn open_hexes(war: &War, verb: &str) -> Vec<String> {
    let mut hexes = war.options(verb);
    hexes.sort_unstable();
    hexes
}
