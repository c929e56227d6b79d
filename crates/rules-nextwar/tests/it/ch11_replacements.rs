//! [NW 11] Replacements.

use rules_nextwar::agenda::Event;
use rules_nextwar::ch11_replacements::Event as Replaced;
use rules_nextwar::state::War;
use rules_nextwar::terms::{Kind, Nation};

use crate::drive::Drive;
use crate::fields::field_text;
use crate::stage::{charts, stage, stage_rolling};

/// The second turn's Reinforcement Phase on open ground, the North in its two upper rows.
#[track_caller]
fn phase(lines: &str) -> War {
    stage(&field_text("", &text(lines)))
}

fn text(lines: &str) -> String {
    format!("turn 2 of 4\ndprk 0101..0702\nsegment reinforcement\n{lines}")
}

/// What is left of a nation's points.
fn points(war: &War, nation: Nation) -> u8 {
    war.core().replacements[nation.index()]
}

const HURT: &str = "rok-1 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0505 levels=1
    us-1 infantry X 5-6-7-4/3-4-7-4 1/1 at 0705 levels=1\n";

/// Rules: nw:11.0a.
#[test]
fn points_come_by_nation_and_serve_that_nation_alone() {
    let lines = format!("{HURT}replacements-a-turn rok 0 1 1 1\nreplacements rok 1");
    let (mut war, events) = stage_rolling(&field_text("", &text(&lines)), &[]);
    let come = |it: &Event| {
        matches!(it, Event::Replacements(Replaced::Arrived { nation: Nation::Rok, points: 1 }))
    };
    assert_eq!(events.iter().filter(|it| come(it)).count(), 1);
    assert_eq!(points(&war, Nation::Rok), 2);
    assert_eq!(war.refusal("recover us-1"), "nw:11.0a");
    war.play("recover rok-1", &[]);
    assert_eq!((points(&war, Nation::Rok), war.levels("rok-1")), (1, 2));
    // Marines are of the United States.
    let lines = "usmc-1 marine II 2-2-7-5/1-1-7-5 1/1 at 0505 levels=1\nreplacements us 1";
    let mut war = phase(lines);
    war.play("recover usmc-1", &[]);
    assert_eq!((points(&war, Nation::Us), war.levels("usmc-1")), (0, 2));
}

/// Rules: nw:11.0b.
#[test]
fn points_that_are_not_used_are_kept() {
    let lines = format!("{HURT}replacements rok 3\nreplacements us 2");
    let mut war = phase(&lines);
    war.play("recover rok-1; recover us-1", &[]);
    assert_eq!((points(&war, Nation::Rok), points(&war, Nation::Us)), (2, 1));
    war.play_any("done");
    assert_eq!((points(&war, Nation::Rok), points(&war, Nation::Us)), (2, 1));
}

/// Rules: nw:11.0c.
#[test]
fn prices_are_those_of_the_table() {
    let chart = charts().replacements;
    let price = |nation, kind| chart.line(nation, kind).map(|it| (it.recover, it.rebuild));
    let foot = Some((Some(1), Some(2)));
    let heavy = Some((Some(3), Some(4)));
    assert_eq!(price(Nation::Dprk, Kind::Infantry), foot);
    assert_eq!(price(Nation::Rok, Kind::LightInfantry), foot);
    assert_eq!(price(Nation::Us, Kind::Motorized), foot);
    for kind in [Kind::Armor, Kind::Mechanized, Kind::ArmoredCavalry, Kind::Recon] {
        assert_eq!(price(Nation::Dprk, kind), heavy, "{kind:?}");
    }
    assert_eq!(price(Nation::Us, Kind::Airmobile), Some((Some(3), None)));
    assert_eq!(price(Nation::Us, Kind::Paratroop), Some((Some(2), None)));
    assert_eq!(price(Nation::Rok, Kind::Marine), Some((Some(2), None)));
    assert_eq!(price(Nation::Dprk, Kind::Sniper), Some((None, None)));
    let lines = "dprk-1 armor X 4-3-5-8/2-2-5-8 1/1 at 0302 levels=1
        dprk-2 infantry X 4-5-4-4 1 at eliminated\ndprk-3 sniper X 2-3-6-5/1-2-6-5 1/1 yellow at 0502 levels=1
        replacements dprk 6";
    let mut war = phase(lines);
    assert_eq!(war.refusal("recover dprk-3"), "nw:11.0c");
    war.play("recover dprk-1", &[]);
    assert_eq!(points(&war, Nation::Dprk), 3, "a level of armor costs three");
    war.play("rebuild dprk-2; place 0202", &[]);
    assert_eq!(points(&war, Nation::Dprk), 1, "infantry is rebuilt for two");
}

/// Rules: nw:11.1a.
#[test]
fn a_unit_out_of_enemy_zones_regains_one_level_a_phase() {
    let lines = "rok-1 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0505 levels=1
        rok-2 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303 levels=1
        rok-3 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0705\nrok-4 infantry XX 5-6-5-4/3-4-5-4 2/1 at japan levels=1
        dprk-1 infantry XX 4-5-4-4 2 at 0302\nreplacements rok 5";
    let mut war = phase(lines);
    assert_eq!(war.refusal("recover rok-2"), "nw:11.1a", "in an enemy zone of control");
    assert_eq!(war.refusal("recover rok-3"), "nw:11.1a", "it has lost nothing");
    assert_eq!(war.refusal("recover rok-4"), "nw:11.1a", "it is not on the map");
    assert_eq!(war.refusal("recover dprk-1"), "nw:11.1a", "it is the enemy's");
    let events = war.play("recover rok-1", &[]);
    let told = |it: &Event| matches!(it, Event::Replacements(Replaced::Recovered { price: 1, .. }));
    assert!(events.iter().any(told));
    assert_eq!((war.levels("rok-1"), points(&war, Nation::Rok)), (2, 4));
}

/// Rules: nw:11.1b.
#[test]
fn who_is_surrounded_gets_nothing() {
    // Mountains keep zones of control out of the hex, but every hex around is in one.
    let ring = "dprk-1 infantry XX 4-5-4-4 2 at 0504\ndprk-2 infantry XX 4-5-4-4 2 at 0506\n";
    let lines = format!(
        "rok-1 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0505 levels=1
        rok-2 infantry X 5-6-5-4/3-4-5-4 1/1 at 0703 levels=1\nreplacements rok 2\n{ring}"
    );
    let war = stage(&field_text("0505=m", &text(&lines)));
    assert_eq!(war.refusal("recover rok-1"), "nw:11.1b");
    let open = lines.replace("dprk-2 infantry XX 4-5-4-4 2", "dprk-2 infantry X 4-5-4-4 1");
    let mut war = stage(&field_text("0505=m", &text(&open)));
    war.play("recover rok-1", &[]);
    assert_eq!(war.levels("rok-1"), 2);
}

/// Rules: nw:11.1b.
#[test]
fn nw_11_1b_the_sea_alone_surrounds_nobody() {
    let lines = "rok-1 marine X 3-3-6-5/2-2-6-5 1/1 at 0404 levels=1\nreplacements rok 2";
    let sea = "0403=~ 0405=~ 0303=~ 0304=~ 0503=~ 0504=~";
    let mut war = stage(&field_text(sea, &text(lines)));
    war.play("recover rok-1", &[]);
    assert_eq!(war.levels("rok-1"), 2, "an island is no pocket");
}

const GONE: &str = "rok-1 infantry XX 5-6-5-4/3-4-5-4 2/1 at eliminated
    dprk-1 infantry X 4-5-4-4 1 at 0304\nreplacements rok 5\n";

/// Rules: nw:11.2a.
#[test]
fn a_rebuilt_unit_comes_back_with_one_level_at_home_away_from_enemies() {
    let mut war = phase(GONE);
    war.play("rebuild rok-1", &[]);
    assert_eq!(war.question(), "rebuild");
    assert_eq!(war.refusal("place 0302"), "nw:11.2a", "the enemy's country");
    assert_eq!(war.refusal("place 0306"), "nw:11.2a", "two hexes from an enemy");
    assert_eq!(war.refusal("place 0504"), "nw:11.2a", "two hexes from an enemy");
    let events = war.play("place 0307", &[]);
    let told = |it: &Event| matches!(it, Event::Replacements(Replaced::Rebuilt { price: 2, .. }));
    assert!(events.iter().any(told));
    assert_eq!((war.at("rok-1").as_str(), war.levels("rok-1")), ("0307", 1));
    assert_eq!(points(&war, Nation::Rok), 3);
    // An ally's country serves as well, and nobody has to be rebuilt.
    let lines = GONE.replace("rok-1", "us-1").replace("replacements rok", "replacements us");
    let mut war = phase(&lines);
    war.play("rebuild us-1; cancel", &[]);
    assert_eq!((war.at("us-1").as_str(), points(&war, Nation::Us)), ("eliminated", 5));
    war.play("rebuild us-1; place 0707", &[]);
    assert_eq!(war.at("us-1"), "0707");
}

/// Rules: nw:11.2a, nw:8.1.1.1a.
#[test]
fn a_unit_is_not_rebuilt_where_it_has_no_room() {
    let full = "rok-8 infantry XX 5-5-5-4 2 at 0707\nrok-9 infantry XX 5-5-5-4 2 at 0707\n";
    let mut war = phase(&format!("{GONE}{full}"));
    war.play("rebuild rok-1", &[]);
    assert_eq!(war.refusal("place 0707"), "nw:8.1.1.1a");
    assert!(war.offers("place 0706"));
}

/// Rules: nw:11.2b.
#[test]
fn a_rebuilt_unit_regains_its_second_level_only_later() {
    let mut war = phase(GONE);
    war.play("rebuild rok-1; place 0307", &[]);
    assert_eq!(war.refusal("recover rok-1"), "nw:11.2b");
    // Nor does a unit regain two levels in one phase.
    let lines = "dprk-2 infantry X 4-5-4-4 1 at 0304\nreplacements rok 5
        rok-1 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0307 levels=1\n";
    let mut war = phase(lines);
    war.play("recover rok-1", &[]);
    assert_eq!((war.levels("rok-1"), points(&war, Nation::Rok)), (2, 4));
}

/// Rules: nw:11.2c, nwk:3.1.4.2.
#[test]
fn some_units_are_never_rebuilt() {
    let lines = "us-1 airmobile X 3-4-7-24/2-2-7-24 1/1 at eliminated
        us-2 paratroop X 3-4-7-5/2-2-7-5 1/1 yellow at eliminated
        usmc-1 marine II 2-2-7-5/1-1-7-5 1/1 yellow at eliminated
        rok-1 marine XX 6-6-6-5/3-3-6-5 2/1 at eliminated
        dprk-1 sniper X 2-3-6-5 1 yellow at eliminated
        us-h helicopter 2/1 range 9 at eliminated\nus-3 infantry X 3-4-7-4 1 at eliminated
        rok-2 infantry X 3-4-5-4 1 at eliminated\ndprk-2 infantry X 3-4-5-4 1 at eliminated
        replacements us 9\nreplacements rok 9\nreplacements dprk 9\n";
    let war = phase(&format!("kind initiative allied\n{lines}"));
    assert_eq!(war.options("rebuild"), ["us-3", "rok-2"]);
    for unit in ["us-1", "us-2", "usmc-1", "rok-1"] {
        assert_eq!(war.refusal(&format!("rebuild {unit}")), "nw:11.2c", "{unit}");
    }
    let war = phase(lines);
    assert_eq!(war.refusal("rebuild dprk-1"), "nwk:3.1.4.2");
    assert_eq!(war.options("rebuild"), ["dprk-2"]);
}
