//! [SCS 7.0] Combat, section by section as in the code.

mod s00_procedure;
mod s01_results;
mod s02_restrictions;
mod s03_terrain;
mod s04_odds;

use crate::drawn::Drawn;

/// Attacks a hex with these units and rolls; returns what happened.
#[track_caller]
fn attack(war: &mut Drawn, target: &str, units: &str, faces: &[u8]) -> Vec<String> {
    let mut told = announce(war, target, units);
    told.extend(war.play_with("roll", faces));
    told
}

/// Plans an attack with these units and announces it; returns what happened.
#[track_caller]
fn announce(war: &mut Drawn, target: &str, units: &str) -> Vec<String> {
    war.play(&format!("attack {target}"));
    for unit in units.split(' ') {
        war.play(&format!("add {unit}"));
    }
    war.play("announce")
}

/// The line that tells the odds of an attack with these units.
#[track_caller]
fn odds(war: &Drawn, target: &str, units: &str) -> String {
    let told = announce(&mut war.clone(), target, units);
    told.into_iter().find(|it| it.starts_with("odds")).expect("the odds are told")
}
