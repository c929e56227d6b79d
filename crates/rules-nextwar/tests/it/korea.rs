//! [NWK 1, 2, 3] Counters, ground and units of Korea.

use kernel::{Game, Viewer};
use rules_nextwar::options::Options;
use rules_nextwar::state::War;
use rules_nextwar::terms::{Kind, Nation, Side};

use crate::drive::Drive;
use crate::fields::{battlefield, hex, open_hexes};
use crate::loading::scenario;
use crate::stage::{charts, stage};

/// Rules: nwk:1.1.1.
#[test]
fn nwk_1_1_1_the_prc_190th_has_one_of_two_counters_and_japan_no_armor() {
    let begun = |large_190th: bool| {
        let options = Options { intervention: true, large_190th, ..Options::default() };
        War::begin(scenario("all-in").into(), options)
    };
    let at = |war: &War| ["prc-190-39ga", "prc-190-39ga-xx"].map(|it| war.at(it));
    assert_eq!(at(&begun(false)), ["awaited", "unused"]);
    assert_eq!(at(&begun(true)), ["unused", "awaited"]);
    // It is not announced twice either.
    let due = scene::Show::scene(&begun(true), Viewer::Spectator).arrivals;
    let named: Vec<&String> =
        due.iter().flat_map(|it| &it.units).filter(|it| it.starts_with("prc-190")).collect();
    assert_eq!(named, ["prc-190-39ga-xx"]);
    let armor =
        |it: &&rules_nextwar::roster::UnitSpec| it.nation == Nation::Japan && it.kind.is_armor();
    assert_eq!(scenario("all-in").roster.iter().filter(armor).count(), 0);
}

/// Rules: nwk:1.1.1.
#[test]
fn nwk_1_1_1_only_the_counter_agreed_on_arrives() {
    let arrives = |value: &str| {
        let mut war = stage(&format!(
            "| ....
             | ....
             dprk 0101..0402
             prc-1 mechanized X 4-4-6-8/2-2-6-8 1/1 group=39ga-190-x at awaited
             prc-2 mechanized XX 6-6-6-8/3-3-6-8 2/1 group=39ga-190-xx at awaited
             segment reinforcement
             turn 4 of 4
             option prc-190 {value}
             ---
             [[reinforcement]]
             turn = 4
             segment = \"reinforcement\"
             side = \"dprk\"
             groups = [\"39ga-190-x\", \"39ga-190-xx\"]
             at = [\"north-edge\"]
            "
        ));
        war.play("place 0101", &[]);
        assert!(war.outcome().is_some(), "nothing else arrives");
        ["prc-1", "prc-2"].map(|it| war.at(it) == "0101")
    };
    assert_eq!(arrives("brigade"), [true, false]);
    assert_eq!(arrives("division"), [false, true]);
}

/// Rules: nwk:1.2.
#[test]
fn nwk_1_2_every_counter_shows_its_nation_and_lies_before_its_side() {
    let nations = [
        ("dprk", "dprk"),
        ("prc", "dprk"),
        ("rok", "allied"),
        ("us", "allied"),
        ("usmc", "allied"),
        ("cw", "allied"),
        ("jpn", "allied"),
    ];
    let mut text = "| ........\n dprk 0101..0201\n sea yellow-sea allied allied\n".to_owned();
    for (at, (nation, _)) in nations.iter().enumerate() {
        text += &format!("{nation}-1 infantry X 4-4-5-4 1 at {:02}01\n", at + 1);
        text += &format!("{nation}-ah helicopter 2 range 12 at awaited\n");
        text += &format!("{nation}-sag sag 2 range 4 at yellow-sea-at-sea\n");
    }
    let counters = scene::Show::scene(&stage(&text), Viewer::Spectator).counters;
    for (nation, side) in nations {
        for kind in ["1", "ah", "sag"] {
            let id = format!("{nation}-{kind}");
            let counter = counters.iter().find(|it| it.id == id).expect("it is on the table");
            assert_eq!((counter.model.as_deref(), counter.seat.as_str()), (Some(nation), side));
        }
    }
}

/// Rules: nwk:2.3, nw:8.3.1.2a.
#[test]
fn nwk_2_3_ports_airbases_and_sites_are_installations_and_airfields_are_not() {
    for (place, count) in
        [("port", 1), ("airbase", 1), ("chemical", 1), ("nuclear", 1), ("airfield", 0), ("town", 0)]
    {
        let war = stage(&format!("| ....\n dprk 0101\n {place} 0301\n"));
        let hex = hex(&war, "0301");
        assert_eq!(war.scenario.board.places[hex].installations(), count, "{place}");
        assert_eq!(war.must_clear(Side::Dprk, hex), count > 0, "{place}");
        assert!(!war.must_clear(Side::Allied, hex), "it is friendly");
    }
}

/// Rules: nwk:2.4, nw:9.8.1c.
#[test]
fn nwk_2_4_the_dprk_retreats_to_the_north_and_the_allies_to_the_south() {
    let retreat = |text: &str, plan: &str| {
        let mut war = battlefield("", text);
        // 18 to 6: column 8; die 6 reads 1/R.
        war.play(&format!("attack 0303; {plan}; done; done; roll"), &[6]);
        assert_eq!(war.question(), "retreat");
        let first = open_hexes(&war, "retreat");
        war.play("retreat 0204", &[]);
        (first, open_hexes(&war, "retreat"))
    };
    let south = retreat(
        "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         dprk-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         rok-x infantry XX 2-6-5-4/1-2-5-4 2/1 at 0303",
        "add dprk-a; add dprk-b; announce; lead dprk-a; lead rok-x",
    );
    let list = |spots: &[&str]| spots.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    // Two hexes away, and no farther north than the third row.
    let first = list(&["0203", "0204", "0304", "0403", "0404"]);
    assert_eq!(south, (first, list(&["0103", "0104", "0205"])));
    let north = retreat(
        "rok-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0304
         rok-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0304
         dprk-x infantry XX 2-6-5-4/1-2-5-4 2/1 at 0303
         kind initiative allied",
        "add rok-a; add rok-b; announce; lead rok-a; lead dprk-x",
    );
    // No farther south: by 0204 only 0103 is left.
    let first = list(&["0203", "0204", "0302", "0403", "0404"]);
    assert_eq!(north, (first, list(&["0103"])));
}

/// Rules: nwk:2.5.1, nwk:7.1.4b.
#[test]
fn nwk_2_5_1_the_us_army_lands_elsewhere_than_at_busan_or_in_japan_a_turn_late() {
    let mut war = stage(
        "| ....~
         | ....~
         dprk 0101
         port 0401
         us-1 mechanized X 5-5-7-8/3-3-7-8 2/1 at awaited
         rok-1 mechanized X 4-4-5-8/2-2-5-8 1/1 at awaited
         dprk-1 infantry X 4-4-5-4 1 at 0101
         segment reinforcement
         turn 2 of 6
         ---
         [weather]
         fixed = \"fair\"
         [[reinforcement]]
         turn = 2
         segment = \"reinforcement\"
         side = \"allied\"
         units = [\"us-1\", \"rok-1\"]
         at = [\"by-rule\"]
        ",
    );
    assert_eq!(war.options("place"), ["busan", "japan"]);
    assert_eq!(war.refusal("place 0401"), "nwk:2.5.1");
    assert_eq!(war.refusal("place 0301"), "nwk:7.1.4b", "there is no port");
    war.play("delay", &[]);
    assert!(war.offers("place 0401"), "the rule binds the US Army alone");
    war.play_any("place busan");
    while war.question() != "place-reinforcement" {
        war.play_any("end");
    }
    assert_eq!(war.core().turn, 3, "it comes a turn late");
    assert_eq!(war.options("place"), ["busan", "japan", "0401"]);
    war.play_any("place 0401");
    assert_eq!(war.at("us-1"), "0401");
}

/// Rules: nwk:3.1.4.2.
#[test]
fn nwk_3_1_4_2_a_sniper_brigade_that_is_lost_stays_lost() {
    let war = stage(
        "| .....
         dprk 0101..0301
         dprk-s sniper X 2-3-6-5/1-2-6-5 1/1 yellow at eliminated levels=0
         dprk-l light-infantry X 2-3-6-5/1-2-6-5 1/1 yellow at eliminated levels=0
         rok-1 infantry X 4-4-5-4 1 at 0501
         replacements dprk 9
         segment reinforcement
         turn 2 of 4",
    );
    assert_eq!(war.refusal("rebuild dprk-s"), "nwk:3.1.4.2");
    assert!(war.offers("rebuild dprk-l"), "light infantry of another kind is rebuilt");
    let line = charts().replacements.line(Nation::Dprk, Kind::Sniper).cloned();
    assert_eq!(line.map(|it| it.rebuild), Some(None), "nor has the chart a price for them");
}

/// Rules: nwk:3.3.3.
#[test]
fn nwk_3_3_3_each_marine_battalion_belongs_to_its_force() {
    let scenario = scenario("incheon-again");
    let of = |formation: &str| {
        let units = scenario.roster.iter();
        let marines = units.filter(|it| it.nation == Nation::Usmc && it.formation == formation);
        marines.map(|it| it.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(of("iii-mef"), ["1/3", "2/3", "3/3", "LAR", "3-R"]);
    assert_eq!(of("11-meu"), ["1/4", "2/4", "3/4"]);
    assert_eq!(of("15-meu"), ["1/7", "2/7", "3/7", "1-R"]);
    assert_eq!(of("13-meu"), ["1/1", "2/1", "3/1", "1-LAR"]);
    assert_eq!(of("i-mef"), ["1 Arm", "1/5", "2/5", "3/5", "2-LAR"]);
    // The variant of the landing brings a force by its list.
    let variant = scenario.variant.as_ref().expect("the landing has a variant");
    let brought = |at: usize| {
        let units = variant.choices[at].iter().map(|it| &scenario.roster[usize::from(it.0)]);
        units.map(|it| it.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!((brought(0), brought(1)), (of("13-meu"), of("15-meu")));
}
