//! Where missions come from.

use std::sync::Arc;

use catalog::{Files, Findings, Library};
use rules_ambush::Options;
use rules_ambush::mission::load;
use rules_ambush::state::Sortie;

use crate::data;

/// The data files of the system.
pub fn library() -> Library {
    data::library("ambush")
}

/// A mission of the library, about to begin.
pub fn sortie(library: &Library, name: &str) -> Sortie {
    let mut findings = Findings::new();
    let path = format!("ambush/scenarios/{name}.toml");
    match load::read(&mut Files::new(library), &path, &mut findings) {
        Some(mission) => Sortie::begin(Arc::new(mission), Options::default()),
        None => panic!("{findings}"),
    }
}
