//! Where scenarios come from.

use std::sync::Arc;

use catalog::{Files, Findings, Library};
use rules_nextwar::options::Options;
use rules_nextwar::scenario;
use rules_nextwar::state::War;

use crate::data;

/// The data files of the system.
pub fn library() -> Library {
    data::library("nextwar")
}

/// A scenario of the library, about to begin.
pub fn war(library: &Library, name: &str) -> War {
    let mut findings = Findings::new();
    let path = format!("nextwar/scenarios/{name}.toml");
    match scenario::load(&mut Files::new(library), &path, &mut findings) {
        Some(scenario) => War::begin(Arc::new(scenario), Options::default()),
        None => panic!("{findings}"),
    }
}
