//! The list of cases and the gates on them.

use std::collections::BTreeSet;

use bench::gates::{Gate, ON_INSTRUCTIONS, ON_TIMES};
use bench::{CASES, Meter, find};

#[test]
fn every_case_has_a_name_of_its_own() {
    let names: Vec<&str> = CASES.iter().copied().flatten().map(|it| it.name).collect();
    let different: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(names.len(), different.len());
}

#[test]
fn every_gate_names_cases_that_exist() {
    let on_instructions = ON_INSTRUCTIONS.iter().flat_map(|it| it.gates);
    for name in on_instructions.chain(ON_TIMES).flat_map(Gate::cases) {
        assert!(find(name).is_some(), "{name}");
    }
}

/// The cases compare the answers before they measure anything.
#[test]
fn our_answers_are_those_of_the_peers() {
    for name in ["range/60x60/ours", "sight/pair/woods/ours", "supply/60x60/ours"] {
        let case = find(name).expect("the case exists");
        let mut meter = Meter::default();
        (case.prepare)()(&mut meter);
        assert!(meter.operations > 0, "{name}");
    }
}
