//! [NWK 16.1] The scenarios of the game, taken up in the middle.

use std::sync::Arc;

use rules_nextwar::options::Options;
use rules_nextwar::state::War;
use rules_nextwar::terms::{SeaControl, Zone};

use crate::drive::Drive;
use crate::stage::{library, read};

/// A scenario of the game that begins with the given table `[start]`.
#[track_caller]
fn begun(name: &str, start: &str) -> War {
    let file = format!("nextwar/scenarios/{name}.toml");
    let library = library();
    let text = library.get(&file).unwrap_or_else(|| panic!("no file {file}"));
    let text = format!("{}\n{start}", text.replace("\"../", "\"../nextwar/"));
    let scenario = read(&text).unwrap_or_else(|fault| panic!("{fault}"));
    War::begin(Arc::new(scenario), Options::default())
}

/// The beginning of a segment of the first turn, which the DPRK leads.
fn segment(word: &str) -> String {
    format!(
        "[start]\nturn = 1\nsegment = \"{word}\"\nkind = \"initiative\"\nfirst = \"dprk\"\n\
         weather = \"fair\"\n"
    )
}

/// A unit somewhere else.
fn unit(id: &str, at: &str) -> String {
    format!("[[start.unit]]\nid = \"{id}\"\nat = \"{at}\"\n")
}

/// Rules: nwk:16.1.1d.
#[test]
fn nwk_16_1_1d_the_division_that_stands_still_is_watched_from_n2916() {
    let mut war = begun("train-to-seoul", &segment("initiative-movement"));
    assert_eq!(war.refusal("end"), "nwk:16.1.1d");
    war.play("select dprk-81-li; move N2916; stop", &[]);
    assert_eq!(war.refusal("end"), "nwk:16.1.1d", "one point is not enough");
    war.play("select dprk-3-ii; move N2916; stop", &[]);
    assert!(war.offers("end"));
    // Nor does the division move or attack.
    let south = begun("train-to-seoul", &segment("reaction-movement"));
    assert_eq!(south.refusal("select rok-5-vi"), "nwk:16.1.1d");
}

/// Rules: nwk:16.1.1d.
#[test]
fn nwk_16_1_1d_two_brigades_watch_as_well_as_a_division() {
    // Nobody beside N2916 has two points by himself.
    let start = segment("initiative-movement")
        + &unit("dprk-3-ii", "N2415")
        + &unit("dprk-6-ii", "N2415")
        + &unit("dprk-15-ii", "N2415")
        + &unit("dprk-li-ii", "N2816");
    let mut war = begun("train-to-seoul", &start);
    assert_eq!(war.refusal("end"), "nwk:16.1.1d");
    war.play("select dprk-li-ii; add dprk-81-li; move N2916; stop", &[]);
    assert!(war.offers("end"));
    // Without anybody beside it there is nothing that could be done.
    let alone = start.replace("N2816", "N2415") + &unit("dprk-81-li", "N2415");
    assert!(begun("train-to-seoul", &alone).offers("end"));
}

/// Rules: nwk:16.1.1d.
#[test]
fn nwk_16_1_1d_who_watches_leaves_only_if_others_can_take_his_place() {
    let far = ["dprk-6-ii", "dprk-15-ii", "dprk-81-li"].map(|it| unit(it, "N2415")).concat();
    let start = segment("initiative-movement") + &far + &unit("dprk-3-ii", "N2916");
    let mut war = begun("train-to-seoul", &start);
    assert_eq!(war.refusal("select dprk-3-ii"), "nw:8.5.1e", "it has nowhere to go");
    assert!(war.offers("end"));
    // With another division beside the hex it may go, and then that one has to come.
    let relief = start.replace(&unit("dprk-6-ii", "N2415"), &unit("dprk-6-ii", "N2817"));
    war = begun("train-to-seoul", &relief);
    war.play("select dprk-3-ii; move N2816; stop", &[]);
    assert_eq!(war.refusal("end"), "nwk:16.1.1d");
    war.play("select dprk-6-ii; move N2916; stop", &[]);
    assert!(war.offers("end"));
    // Once the division is gone nobody is bound.
    let gone = begun("train-to-seoul", &(start + &unit("rok-5-vi", "@eliminated")));
    assert!(gone.offers("select dprk-3-ii"));
}

/// Rules: nwk:16.1.1a, nwk:16.1.1j.
#[test]
fn nwk_16_1_1a_who_starts_outside_moves_in_and_not_farther_away() {
    let start = segment("reaction-movement") + &unit("rok-7arm-vii", "N3121");
    let mut war = begun("train-to-seoul", &start);
    war.play("select rok-7arm-vii", &[]);
    // N3121 lies one column east of the area.
    assert_eq!(war.options("move"), ["N3120", "N3122", "N3022", "N3021"]);
    assert_eq!(war.refusal("move N3221"), "nwk:16.1.1a");
    war.play("move N3021; stop", &[]);
    assert_eq!(war.at("rok-7arm-vii"), "N3021");
    let start = segment("reaction-movement") + &unit("rok-9-i", "N3020");
    war = begun("train-to-seoul", &start);
    war.play("select rok-9-i", &[]);
    assert_eq!(war.refusal("move N3120"), "nwk:16.1.1a", "nobody leaves it");
}

/// Rules: nwk:16.1.1a, nw:6.5.1a.
#[test]
fn nwk_16_1_1a_helicopters_are_based_on_the_north_map_alone() {
    let war = begun("train-to-seoul", &segment("reinforcement"));
    assert_eq!(war.question(), "place-reinforcement");
    assert!(war.options("place").iter().all(|it| it.starts_with('N')), "{:?}", war.offered());
    assert!(war.offers("place N4822"), "outside the area, but on the map");
    assert_eq!(war.refusal("place S2802"), "nw:6.5.1a");
    let base = "[[start.helicopter]]\nid = \"rok-ah1-1\"\nat = \"N2922\"\n";
    let mut war = begun("train-to-seoul", &(segment("reaction-movement") + base));
    war.play("transfer rok-ah1-1", &[]);
    assert!(war.options("land").iter().all(|it| it.starts_with('N')), "{:?}", war.offered());
    assert_eq!(war.refusal("land S2802"), "nw:6.5.1a");
}

/// Rules: nwk:16.1.1a, nw:11.2a.
#[test]
fn nwk_16_1_1a_units_are_rebuilt_on_the_north_map_alone() {
    let start = segment("reinforcement").replace("turn = 1", "turn = 2")
        + "replacements = { rok = 2 }\n"
        + &unit("rok-1-i", "@eliminated");
    let mut war = begun("train-to-seoul", &start);
    war.play("rebuild rok-1-i", &[]);
    assert_eq!(war.refusal("place S3000"), "nwk:16.1.1a");
    war.play("place N3022", &[]);
    assert_eq!((war.at("rok-1-i").as_str(), war.levels("rok-1-i")), ("N3022", 1));
}

/// Rules: nwk:16.1.6a.
#[test]
fn nwk_16_1_6a_the_brigade_near_daegu_counts_from_either_hex_of_the_city() {
    let mut war = begun("all-in", "");
    assert_eq!(war.question(), "set-up");
    assert_eq!(war.refusal("place hamhung"), "nw:2.3.6");
    war.play("place busan", &[]);
    assert_eq!(war.at("rok-amph"), "busan", "a port of the South");
    war.play("place N2922; place N2922; place N2922; place N2721", &[]);
    // S4214 and S4215: two hexes north of the one, two south of the other.
    assert!(war.offers("place S4212") && war.offers("place S4217"));
    assert_eq!(war.refusal("place S4211"), "nw:2.3.6");
    assert_eq!(war.refusal("place S4218"), "nw:2.3.6");
}

/// Rules: nwk:2.5.1, nwk:7.1.4b.
#[test]
fn nwk_2_5_1_a_start_names_who_is_late_and_who_holds_the_sea() {
    // Group E was due in the fourth turn; its Stryker brigade comes in the fifth.
    let late = "[start]\nturn = 5\nsegment = \"reinforcement\"\nkind = \"contested\"\n\
        first = \"dprk\"\nweather = \"fair\"\ndelayed = [\"us-2bct-2id\"]\n\
        sea.yellow-sea = { at_sea = \"allied\", inshore = \"contested\" }\n";
    let mut war = begun("all-in", late);
    war.play_any("done");
    assert_eq!(war.question(), "place-reinforcement");
    assert!(war.offers("place S2512"), "any port: {:?}", war.offered());
    assert!(!war.offers("delay"));
    let yellow = [war.at_sea(Zone::Yellow), war.inshore(Zone::Yellow)];
    assert_eq!(yellow, [SeaControl::Allied, SeaControl::Contested]);
    assert_eq!(war.at_sea(Zone::East), SeaControl::Dprk, "as on the card");
    let wrong = late.replace("turn = 5", "turn = 4");
    let fault = std::panic::catch_unwind(|| begun("all-in", &wrong));
    assert!(fault.is_err(), "in the fourth turn it is not late");
}
