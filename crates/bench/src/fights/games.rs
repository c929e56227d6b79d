//! Where firefights come from.

use std::fmt::Write as _;
use std::sync::Arc;

use catalog::{Findings, Library};
use rules_coh::{Firefight, Options};

use crate::data;

/// The data files of the system.
pub fn library() -> Library {
    data::library("coh")
}

/// A firefight of the library, about to begin.
pub fn firefight(library: &Library, name: &str) -> Firefight {
    let mut findings = Findings::new();
    let path = format!("coh/scenarios/{name}.toml");
    match rules_coh::load(&mut catalog::Files::new(library), &path, &mut findings) {
        Some(scenario) => Firefight::new(Arc::new(scenario), Options::default()),
        None => panic!("{findings}"),
    }
}

/// The ground and the forces of the reference firefight with so many units, half on each side.
pub fn host(units: u16) -> Firefight {
    let mut library = library();
    let source =
        library.source("coh/scenarios/first-contact.toml").expect("the firefight is there");
    let (head, rest) = source.text.split_once("[[unit]]").expect("it has units");
    let (_, tail) = rest.split_once("[[objective]]").expect("it has objectives");
    let mut text = head.to_owned();
    for unit in 0..units {
        let (id, of) = if unit % 2 == 0 {
            ("G", "type = \"infantry-43\"\nforce = \"german\"\nhexes = [\"21-K05..21-L12\"]")
        } else {
            ("S", "type = \"rifle-41\"\nforce = \"soviet\"\nhexes = [\"21-E06..21-H11\"]")
        };
        write!(text, "[[unit]]\nid = \"{id}{unit}\"\n{of}\n\n").expect("texts can be written");
    }
    write!(text, "[[objective]]{tail}").expect("texts can be written");
    // The box has not so many counters of a type.
    let roster = library.get("coh/roster.csv").expect("the roster is there");
    let roster =
        roster.replace(",9,1943-44", ",200,1943-44").replace(",12,1941-44", ",200,1941-44");
    library.insert("coh/roster.csv", roster);
    library.insert("coh/scenarios/host.toml", text);
    firefight(&library, "host")
}
