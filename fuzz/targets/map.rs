//! Maps: any text is a map or gives findings, and never neither.

#![no_main]

use catalog::{Findings, Source, read_map};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut findings = Findings::new();
    let map = read_map(Source::new("fuzz.toml", text), &mut findings);
    assert!(map.is_some() != findings.has_errors(), "a map, or the reason why not");
});
