//! [NW 9.7] [NWK 2.2] Results and losses.

use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::dice::Script;
use rules_nextwar::options::Options;
use rules_nextwar::scenario::load;
use rules_nextwar::state::War;

use crate::drive::Drive;
use crate::fields::{attack, battlefield, field_text, result};
use crate::stage::{library, scenario_text};

/// own-18: the lead first, then whoever is whole, then anybody.
/// Rules: nw:9.7.1a, nw:9.7.1b, nw:9.5.1b, nw:9.7.3.
#[test]
fn the_lead_unit_loses_first_and_nobody_twice_before_all_have_lost() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 2-5-4-4/1-3-4-4 1/1 at 0302
         dprk-b infantry XX 2-5-4-4/1-3-4-4 1/1 at 0302 levels=1
         dprk-c infantry XX 2-5-4-4/1-3-4-4 1/1 at 0302
         rok-x infantry XX 5-10-4-4/3-8-5-4 2/1 at 0303",
    );
    // 5 to 10: column 3; die 6 reads 3/-.
    let fought = attack(&mut war, "0303", "dprk-a dprk-b dprk-c", "rok-x", &[6]);
    assert_eq!((fought.column, result(&fought)), (3, "3/-".into()));
    assert_eq!(
        (war.levels("dprk-a"), war.levels("dprk-c")),
        (1, 1),
        "the lead, then the whole one"
    );
    assert_eq!(war.options("lose"), ["dprk-a", "dprk-b", "dprk-c"]);
    war.play("lose dprk-b", &[]);
    assert_eq!((war.at("dprk-b"), war.question()), ("eliminated".into(), "choose-target"));
}

/// Rules: nw:9.7.2a, nw:9.7.1b.
#[test]
fn a_unit_of_one_level_may_take_the_second_loss_as_well_as_a_whole_one() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-4-4/8-3-4-4 2/1 at 0302
         dprk-b infantry XX 9-5-4-4/8-3-4-4 2/1 at 0302
         rok-x infantry XX 2-2-4-4/1-1-5-4 1/1 at 0303
         rok-y infantry XX 2-2-4-4/1-1-5-4 1/1 at 0303 levels=1
         rok-z infantry X 2-2-4-4 1 at 0303",
    );
    // 18 to 5: column 8 with one off the die: 3 reads 1/2R.
    let fought = attack(&mut war, "0303", "dprk-a dprk-b", "rok-x", &[3]);
    assert_eq!(result(&fought), "1/2R");
    assert_eq!(war.levels("rok-x"), 1);
    // Only the brigade has not lost a level at any time.
    assert_eq!(war.at("rok-z"), "eliminated");
    assert_eq!(war.levels("rok-y"), 1);
}

/// Against a single level 1/2R costs the attacker none instead of one.
/// Rules: nw:9.7.1.1a.
#[test]
fn who_kills_more_than_there_is_loses_one_less() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-2-4/8-3-4-4 2/1 at 0302
         rok-x infantry X 2-3-2-4 1 at 0303",
    );
    // 3 to 1: column 8; die 2 reads 1/2R.
    let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[2]);
    assert_eq!(result(&fought), "1/2R");
    assert_eq!((war.at("rok-x"), war.levels("dprk-a")), ("eliminated".into(), 2));
    assert_eq!(war.question(), "advance");
}

/// Rules: nw:9.7.1.1b.
#[test]
fn the_defender_loses_one_less_where_the_attacker_is_wiped_out() {
    let mut war = battlefield(
        "",
        "dprk-a infantry X 6-5-4-4 1 at 0302
         rok-x infantry XX 5-6-4-4/3-8-5-4 2/1 at 0303",
    );
    // 1 to 1: column 5; die 3 reads 1/1, and the attacker has one level.
    let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[3]);
    assert_eq!(result(&fought), "1/1");
    assert_eq!((war.at("dprk-a"), war.levels("rok-x")), ("eliminated".into(), 2));
}

/// ex-10: "1R" in the open: the lead loses a level, then all go two hexes.
/// Rules: nw:9.7.2b, nw:9.7, nw:9.2.7, nw:9.8.1a.
#[test]
fn losses_come_before_the_retreat_and_the_defender_before_the_attacker() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 8-5-4-4/4-3-4-4 2/1 at 0302
         rok-x infantry XX 2-2-4-4/1-1-5-4 1/1 at 0303
         rok-y infantry XX 2-2-4-4/1-1-5-4 1/1 at 0303",
    );
    // 2 to 1: column 7; die 3 reads 1/1R.
    let fought = attack(&mut war, "0303", "dprk-a", "rok-y", &[3]);
    assert_eq!(result(&fought), "1/1R");
    assert_eq!((war.levels("rok-x"), war.levels("rok-y")), (2, 1));
    assert_eq!(war.levels("dprk-a"), 2, "the attacker has not lost yet");
    assert_eq!(war.question(), "retreat");
    war.play("retreat 0304; retreat 0305; retreat 0304; retreat 0305", &[]);
    assert_eq!((war.at("rok-x"), war.at("rok-y")), ("0305".into(), "0305".into()));
    assert_eq!(war.levels("dprk-a"), 1);
    assert_eq!(war.question(), "advance");
}

/// Rules: nwk:2.2e, nwk:2.2f, nwk:2.2d.
#[test]
fn an_outpost_takes_the_first_loss_and_never_retreats() {
    let lines = "dmz-south 0303
         dprk-a infantry XX 9-5-8-4/4-3-4-4 2/1 at 0302
         dprk-b infantry XX 9-5-8-4/4-3-4-4 2/1 at 0302
         rok-x infantry XX 2-2-4-4/1-1-5-4 1/1 at 0303
         rok-co outpost II 0-1-4-0 0 at 0303\n";
    let mut war = battlefield("", lines);
    // 18 to 3: column 11, two left, four right: 13; die 9 and one for the border: 1/1R.
    let fought = attack(&mut war, "0303", "dprk-a dprk-b", "rok-x", &[9]);
    assert_eq!((fought.defense, fought.column, result(&fought)), (3, 13, "1/1R".into()));
    assert_eq!((war.at("rok-co"), war.levels("rok-x")), ("eliminated".into(), 2));
    assert_eq!(war.question(), "stand");
    // A retreat alone ends it as well: 12 reads 1/R.
    let mut war = battlefield("", &format!("{lines}town 0303\nairfield 0303"));
    let fought = attack(&mut war, "0303", "dprk-a dprk-b", "rok-x", &[9]);
    assert_eq!(result(&fought), "1/R");
    assert_eq!((war.at("rok-co"), war.levels("rok-x")), ("eliminated".into(), 2));
    war.play("yield", &[]);
    assert_eq!(war.question(), "retreat");
}

/// Rules: nwk:2.2d, nwk:2.2f.
#[test]
fn an_outpost_alone_defends_its_hex_and_does_not_move() {
    let lines = "dmz-south 0303
         dprk-a infantry XX 9-5-4-4/4-3-4-4 2/1 at 0302
         rok-co outpost II 0-1-4-0 0 at 0303\n";
    let mut war = battlefield("", lines);
    // 9 to 1: column 11, two left: 9; die 5, one off, one for the border: 1/1R, one loss too
    // many.
    let fought = attack(&mut war, "0303", "dprk-a", "rok-co", &[5]);
    assert_eq!((fought.column, result(&fought)), (9, "1/1R".into()));
    assert_eq!((war.at("rok-co"), war.levels("dprk-a")), ("eliminated".into(), 1));
    assert_eq!(war.question(), "advance");
    let move_it = crate::fields::field("", &format!("segment reaction-movement\n{lines}"));
    assert_eq!(move_it.refusal("select rok-co"), "nwk:2.2d");
}

/// Rules: nw:9.7.1.1a, nw:9.7.1.1b.
#[test]
fn who_kills_more_than_there_is_is_not_wiped_out_with_it() {
    let mut war = battlefield(
        "",
        "dprk-a infantry X 9-5-2-4 1 at 0302
         rok-x infantry X 2-3-2-4 1 at 0303",
    );
    // 3 to 1: column 8; die 2 reads 1/2R: one level too many, so the attacker loses none.
    let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[2]);
    assert_eq!(result(&fought), "1/2R");
    assert_eq!([war.at("rok-x"), war.at("dprk-a")], ["eliminated", "0302"]);
}

/// Rules: nw:9.7.1.1a.
#[test]
fn who_kills_no_more_than_there_is_pays_in_full() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-2-4/8-3-4-4 2/1 at 0302
         rok-x infantry XX 2-3-2-4/1-2-2-4 1/1 at 0303",
    );
    let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[2]);
    assert_eq!(result(&fought), "1/2R");
    assert_eq!((war.at("rok-x"), war.levels("dprk-a")), ("eliminated".into(), 1));
}

/// A field on which the table of combat reads 2/3R wherever ours has 1/2R.
#[track_caller]
fn bloodier(lines: &str) -> War {
    let mut library = library();
    let name = "nextwar/charts/combat.toml";
    let table = library.get(name).expect("the table is there").replace("1/2R", "2/3R");
    library.insert(name, table);
    let text = field_text("", &format!("turn 2 of 4\nsegment initiative-combat\n{lines}"));
    library.insert("stage/scenario.toml", scenario_text(&text));
    let mut findings = Findings::new();
    let read = load(&mut Files::new(&library), "stage/scenario.toml", &mut findings);
    let scenario = read.unwrap_or_else(|| panic!("{findings}"));
    War::begin_with(Arc::new(scenario), Options::default(), &mut Script::new(&[])).0
}

/// own-19: 2/3R against a single level: the attacker loses one instead of two. One less than the
/// table says is still too much for a single level; then the defender is spared one as well.
/// Rules: nw:9.7.1.1a, nw:9.7.1.1b.
#[test]
fn own_19_one_less_comes_off_what_the_table_says() {
    let weak = "rok-x infantry X 2-3-2-4 1 at 0303";
    let cases = [
        // The attacker, the defender, and what is left of them. 3 to 1: column 8; die 2.
        ("dprk-a infantry XX 9-5-2-4/8-3-4-4 2/1 at 0302", weak, [1, 0]),
        ("dprk-a infantry X 9-5-2-4 1 at 0302", weak, [0, 0]),
        (
            "dprk-a infantry X 9-5-2-4 1 at 0302",
            "rok-x infantry XX 2-3-2-4/1-2-2-4 1/1 at 0303",
            [0, 0],
        ),
    ];
    for (attacker, defender, levels) in cases {
        let mut war = bloodier(&format!("{attacker}\n{defender}"));
        let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[2]);
        assert_eq!(result(&fought), "2/3R");
        assert_eq!([war.levels("dprk-a"), war.levels("rok-x")], levels, "{attacker} {defender}");
    }
}

/// Rules: nw:9.7.1b, nw:9.7.3.
#[test]
fn who_is_gone_takes_no_further_loss() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 2-5-4-4/1-3-4-4 1/1 at 0302
         dprk-b infantry XX 2-5-4-4/1-3-4-4 1/1 at 0302 levels=1
         dprk-c infantry XX 2-5-4-4/1-3-4-4 1/1 at 0302
         rok-x infantry XX 5-10-4-4/3-8-5-4 2/1 at 0303",
    );
    // 5 to 10: column 3; die 9 reads 4/-. The lead, then the whole one, then any two.
    attack(&mut war, "0303", "dprk-a dprk-b dprk-c", "rok-x", &[9]);
    war.play("lose dprk-b", &[]);
    assert_eq!(war.options("lose"), ["dprk-a", "dprk-c"]);
}
