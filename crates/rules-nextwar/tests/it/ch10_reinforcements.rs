//! [NW 10] [NWK 7] Reinforcements.

use rules_nextwar::agenda::Event;
use rules_nextwar::ch06_air::Event as Air;
use rules_nextwar::ch10_reinforcements::{Event as Arrival, arrives_by_sea};
use rules_nextwar::scenario::{ArrivalSet, Piece};
use rules_nextwar::state::War;
use rules_nextwar::terms::{Kind, Side, Size, Weather};

use crate::drive::Drive;
use crate::fields::field_text;
use crate::loading::scenario;
use crate::stage::stage_rolling;

/// The South below a strip of the North, with ports at 0104 and 0106, airbases at 0404 and 0606,
/// and a unit that has somebody asked in the end.
const LAND: &str = "dprk 0101..0702\nport 0104 0106\nairbase 0404 0606\nsegment reinforcement
    turn 2 of 4\nreplacements rok 1\nrok-hurt infantry XX 5-6-5-4/3-4-5-4 2/1 at 0707 levels=1\n";

/// The west coast.
const COAST: &str = "0103=~ 0105=~ 0107=~";

/// A line of a scenario's card for the second turn.
fn card(side: &str, units: &str, at: &str) -> String {
    let list = |words: &str| {
        let quoted: Vec<String> = words.split_whitespace().map(|it| format!("{it:?}")).collect();
        quoted.join(", ")
    };
    let (units, at) = (list(units), list(at));
    format!(
        "[[reinforcement]]\nrule = \"nwk:16.1.6d\"\nturn = 2\nsegment = \"reinforcement\"\n\
         side = \"{side}\"\nunits = [{units}]\nat = [{at}]\n"
    )
}

/// The Reinforcement Phase with these counters and lines of the card.
#[track_caller]
fn phase_rolling(lines: &str, cards: &str, faces: &[u8]) -> (War, Vec<Event>) {
    stage_rolling(&field_text(COAST, &format!("{LAND}{lines}\n---\n{cards}")), faces)
}

#[track_caller]
fn phase(lines: &str, cards: &str) -> War {
    phase_rolling(lines, cards, &[]).0
}

/// The places that are offered, in order.
fn places(war: &War) -> Vec<String> {
    let mut places = war.options("place");
    places.sort_unstable();
    places
}

/// Rules: nw:10.0, nwk:7.1.4a, nwk:16.2.1.4c.
#[test]
fn reinforcements_come_in_the_turn_and_place_of_the_card_without_a_die() {
    let lines = "rok-1 infantry XX 5-5-5-4 2 at awaited\nrok-2 infantry XX 5-5-5-4 2 at awaited
        us-1 paratroop X 3-4-7-5 1 at awaited";
    let later = card("allied", "rok-2", "0505").replace("turn = 2", "turn = 3");
    let cards = card("allied", "rok-1", "0303") + &card("allied", "us-1", "@japan") + &later;
    let war = phase(lines, &cards);
    assert_eq!(["rok-1", "rok-2", "us-1"].map(|it| war.at(it)), ["0303", "awaited", "japan"]);
    assert_eq!(war.question(), "spend-replacements");
}

/// Rules: nw:10.0.
#[test]
fn a_place_of_the_card_that_the_enemy_holds_is_no_place_to_arrive_at() {
    let lines = "rok-1 infantry XX 5-5-5-4 2 at awaited\ndprk-1 infantry X 4-5-4-4 1 at 0303";
    let war = phase(lines, &card("allied", "rok-1", "0303 0305"));
    assert_eq!(war.at("rok-1"), "0305");
    let war = phase(lines, &card("allied", "rok-1", "0303"));
    assert_eq!((war.at("rok-1").as_str(), war.core().delayed.len()), ("awaited", 1));
}

/// A reserve of three, drawn for as the card says.
fn reserves(group: &str, count: &str) -> (String, String) {
    let side = if group == "m" { "allied" } else { "dprk" };
    let nation = if group == "m" { "rok" } else { "dprk" };
    let hexes = if group == "m" { ["0303", "0503", "0705"] } else { ["0301", "0501", "0701"] };
    let mut lines = String::new();
    for (at, hex) in hexes.iter().enumerate() {
        lines += &format!(
            "{nation}-{} infantry X 3-4-4-4 1 at awaited group={group} hex={hex}\n",
            at + 1
        );
    }
    let cards = card(side, "", "printed-hex")
        .replace("units = []", &format!("random = {{ pool = \"{group}\", count = {count} }}"));
    (lines, cards)
}

/// Rules: nwk:7.1.2a.
#[test]
fn mobilized_reserves_are_drawn_and_come_in_the_hex_of_their_counters() {
    // The second of three, then the first of the two that are left.
    let (lines, cards) = reserves("m", "2");
    let (war, _) = phase_rolling(&lines, &cards, &[2, 1]);
    assert_eq!(["rok-1", "rok-2", "rok-3"].map(|it| war.at(it)), ["0303", "0503", "awaited"]);
    // All that are left need no die.
    let (lines, cards) = reserves("m", "\"rest\"");
    let war = phase(&lines, &cards);
    assert_eq!(["rok-1", "rok-2", "rok-3"].map(|it| war.at(it)), ["0303", "0503", "0705"]);
}

/// Rules: nwk:7.1.2b.
#[test]
fn a_reserve_whose_hex_the_enemy_controls_is_lost_with_points_for_him() {
    let (lines, cards) = reserves("m", "\"rest\"");
    let (war, events) = phase_rolling(&format!("{lines}control dprk 0503"), &cards, &[]);
    assert_eq!(["rok-1", "rok-2", "rok-3"].map(|it| war.at(it)), ["0303", "eliminated", "0705"]);
    assert_eq!(war.pools(Side::Dprk).points_this_turn, 2, "a mobilized reserve is worth two");
    let told = |it: &Event| matches!(it, Event::Reinforcements(Arrival::Overtaken { .. }));
    assert_eq!(events.iter().filter(|it| told(it)).count(), 1);
    // Others than reserves are not lost; they come beside their hex.
    let lines = "dprk-1 motorized XX 4-4-4-6 2 at awaited group=vii hex=0301\ncontrol allied 0301";
    let war = phase(lines, &card("dprk", "dprk-1", "printed-hex"));
    assert_eq!((war.at("dprk-1").as_str(), war.question()), ("awaited", "place-reinforcement"));
    assert_eq!(places(&war), ["0201", "0202", "0302", "0401", "0402"]);
}

/// Rules: nwk:7.1.2b.
#[test]
fn a_reserve_whose_hex_is_full_comes_in_a_hex_beside_it() {
    let (lines, cards) = reserves("m", "\"rest\"");
    let full = "rok-8 infantry XX 5-5-5-4 2 at 0503\nrok-9 infantry XX 5-5-5-4 2 at 0503
        dprk-1 infantry X 3-3-3-4 1 at 0604\ncontrol dprk 0502";
    let mut war = phase(&format!("{lines}{full}"), &cards);
    assert_eq!(war.question(), "place-reinforcement");
    // It may: the full hex itself is open too. Beside it, where no enemy is or rules.
    assert_eq!(places(&war), ["0403", "0404", "0503", "0504", "0603"]);
    assert_eq!(war.refusal("place 0502"), "nwk:7.1.2a");
    assert_eq!(war.refusal("place 0505"), "nwk:7.1.2a");
    assert_eq!(war.refusal("delay"), "nwk:7.1.4a");
    let mut crowded = war.clone();
    crowded.play("place 0503", &[]);
    assert_eq!(crowded.efficiency(crowded.id("rok-8")), 4, "five points: one less");
    war.play("place 0504", &[]);
    assert_eq!(war.at("rok-2"), "0504");
}

/// Rules: nwk:7.1.2b.
#[test]
fn nwk_7_1_2b_a_reserve_whose_hex_is_only_being_cleared_comes_beside_it() {
    // The enemy stands in the city of 0503 and does not control it yet.
    let (lines, cards) = reserves("m", "\"rest\"");
    let held = "city 0503\ndprk-1 infantry XX 4-5-4-4 2 at 0503\nclearing 0503 4";
    let mut war = phase(&format!("{lines}{held}"), &cards);
    assert_eq!(war.question(), "place-reinforcement");
    assert_eq!(war.refusal("place 0503"), "nwk:7.1.2a");
    war.play("place 0504", &[]);
    assert_eq!((war.at("rok-2").as_str(), war.levels("rok-2")), ("0504", 1));
    assert_eq!(war.pools(Side::Dprk).points_this_turn, 0);
}

/// Rules: nwk:7.1.2b, nwk:7.1.2c.
#[test]
fn nwk_7_1_2c_the_homeland_reserve_makes_room_only_in_the_south() {
    let lines = "rok-1 infantry X 1-2-3-4 1 at awaited group=hr hex=0303
        rok-8 infantry XX 5-5-5-4 2 at 0303\nrok-9 infantry XX 5-5-5-4 2 at 0303
        control allied 0202 0302 0402";
    let war = phase(lines, &card("allied", "rok-1", "printed-hex"));
    let south = ["0203", "0204", "0303", "0304", "0403", "0404"];
    assert_eq!(places(&war), south, "not across the border");
    assert_eq!(war.refusal("place 0302"), "nwk:7.1.2a");
}

/// Rules: nwk:7.1.2c, nwk:7.1.2.2b.
#[test]
fn militia_never_enters_the_enemy_country() {
    let lines = "turn 2 of 4\ndprk 0101..0703\n";
    let unit = "infantry X 1-2-3-4 1 at";
    let south = format!("{lines}kind initiative allied\nrok-1 {unit} 0304 group=hr\n");
    let mut war = crate::fields::field("", &format!("{south}rok-2 {unit} 0504 group=m"));
    war.play("select rok-1", &[]);
    assert_eq!(war.refusal("move 0303"), "nwk:7.1.2c");
    war.play("move 0305; stop; select rok-2; move 0503; stop", &[]);
    let north = format!("{lines}dprk-1 {unit} 0303 group=rg\ndprk-2 {unit} 0503 group=pmtu");
    let mut war = crate::fields::field("", &north);
    war.play("select dprk-1", &[]);
    assert_eq!(war.refusal("move 0304"), "nwk:7.1.2.2b");
    war.play("move 0302; stop; select dprk-2; move 0504; stop", &[]);
}

/// Rules: nwk:7.1.2.2a.
#[test]
fn red_guards_are_drawn_like_reserves_and_xi_corps_comes_by_the_table() {
    let (lines, cards) = reserves("rg", "1");
    let (war, _) = phase_rolling(&lines, &cards, &[3]);
    assert_eq!(["dprk-1", "dprk-2", "dprk-3"].map(|it| war.at(it)), ["awaited", "awaited", "0701"]);
    let (war, _) = phase_rolling(&format!("{lines}control allied 0701"), &cards, &[3]);
    assert_eq!(war.at("dprk-3"), "eliminated");
    assert_eq!(war.pools(Side::Allied).points_this_turn, 1, "a Red Guard is worth one");
    // Those of XI Corps are reserves all the same.
    let lines = "dprk-1 infantry XX 3-4-3-4/2-2-3-4 2/1 at awaited group=xi hex=0301";
    let cards = card("dprk", "dprk-1", "printed-hex");
    assert_eq!(phase(lines, &cards).at("dprk-1"), "0301");
    let war = phase(&format!("{lines}\ncontrol allied 0301"), &cards);
    assert_eq!(war.at("dprk-1"), "eliminated");
    let all_in = scenario("all-in");
    let xi = |name: &str| name.ends_with("-xi");
    let mut by_table = 0;
    for arrival in &all_in.arrivals {
        match &arrival.what {
            ArrivalSet::Drawn(units, _) => {
                let names = units.iter().map(|it| all_in.roster[usize::from(it.0)].id.as_str());
                assert!(names.into_iter().all(|it| !xi(it)));
            }
            ArrivalSet::Pieces(pieces) => {
                let of_xi = |it: &&Piece| match it {
                    Piece::Unit(id) => xi(&all_in.roster[usize::from(id.0)].id),
                    Piece::Helicopter(_) | Piece::Ship(_) => false,
                };
                by_table += pieces.iter().filter(of_xi).count();
            }
        }
    }
    assert_eq!(by_table, 3, "three divisions of XI Corps");
}

/// Rules: nwk:7.1.4b.
#[test]
fn vehicles_and_infantry_divisions_come_only_by_sea() {
    let heavy = [Kind::Motorized, Kind::Mechanized, Kind::Armor, Kind::ArmoredCavalry];
    for kind in heavy {
        for size in [Size::Battalion, Size::Brigade, Size::Division] {
            assert!(arrives_by_sea(kind, size), "{kind:?} {size:?}");
        }
    }
    assert!(arrives_by_sea(Kind::Infantry, Size::Division));
    assert!(!arrives_by_sea(Kind::Infantry, Size::Brigade));
    assert!(!arrives_by_sea(Kind::Paratroop, Size::Brigade));
    let lines = "cw-1 mechanized X 4-4-7-8 2 at awaited\ndprk-1 infantry XX 4-5-4-4 2 at 0205
        dprk-2 infantry XX 4-5-4-4 2 at 0206";
    let war = phase(lines, &card("allied", "cw-1", "by-rule"));
    // 0104 is beside 0205 and 0106 beside 0206, in zones of control.
    assert_eq!(places(&war), ["busan", "japan"]);
    assert_eq!(war.refusal("place 0404"), "nwk:7.1.4b", "not at an airbase");
    assert_eq!(war.refusal("place 0104"), "nwk:7.1.4b", "not in a zone of control");
    let war = phase(&lines.replace("0205", "0306"), &card("allied", "cw-1", "by-rule"));
    assert_eq!(places(&war), ["0104", "busan", "japan"]);
    let taken = format!("{}\ncontrol dprk 0104", lines.replace("0205", "0306"));
    let war = phase(&taken, &card("allied", "cw-1", "by-rule"));
    assert_eq!(places(&war), ["busan", "japan"], "a port in enemy hands is no port");
}

/// Rules: nwk:2.5.1, nwk:7.1.4b.
#[test]
fn the_us_army_comes_to_another_port_than_busan_a_turn_late() {
    let lines = "us-1 mechanized X 5-5-7-8 2 at awaited";
    let mut war = phase(lines, &card("allied", "us-1", "by-rule"));
    assert_eq!(places(&war), ["busan", "japan"]);
    war.play("delay", &[]);
    assert_eq!((war.at("us-1").as_str(), war.core().delayed.len()), ("awaited", 1));
    // A turn later the other ports are open, and there is no waiting any more.
    let late = card("allied", "us-1", "by-rule").replace("turn = 2", "turn = 1");
    let text = format!("{LAND}{lines}\n---\n{late}");
    let (mut war, _) =
        stage_rolling(&field_text(COAST, &text.replace("turn 2 of", "turn 1 of")), &[]);
    war.play("delay", &[]);
    war.play_any("done");
    while war.question() != "place-reinforcement" {
        let first = war.offered().last().expect("something is offered").clone();
        war.play_any(&first);
    }
    assert_ne!(war.core().weather, Weather::Storms, "these dice bring none");
    assert_eq!(war.core().turn, 2);
    assert_eq!(places(&war), ["0104", "0106", "busan", "japan"]);
    assert_eq!(war.refusal("delay"), "nwk:7.1.4a");
}

/// Rules: nwk:7.1.4c.
#[test]
fn marines_come_to_any_port_to_ships_in_a_friendly_box_or_to_japan() {
    let lines = "usmc-1 marine II 2-2-7-5 1 yellow at awaited
        us-a amph 1 range 4 capacity 1 at yellow-sea-at-sea
        us-b amph 1 range 4 capacity 1 at east-sea-at-sea
        us-c amph 1 range 4 capacity 1 at yellow-sea-inshore
        us-d amph 1 range 4 capacity 1 at yellow-sea-at-sea
        usmc-2 marine II 2-2-7-5 1 yellow at aboard-us-d
        sea yellow-sea allied allied\ndprk-1 infantry XX 4-5-4-4 2 at 0207";
    let mut war = phase(lines, &card("allied", "usmc-1", "by-rule"));
    assert_eq!(places(&war), ["0104", "0106", "aboard-us-a", "busan", "japan"]);
    assert_eq!(war.refusal("delay"), "nwk:7.1.4a", "Marines do not wait");
    assert_eq!(war.refusal("place yellow-sea-at-sea"), "nwk:7.1.4c", "nobody swims");
    assert_eq!(war.refusal("place 0404"), "nwk:7.1.4c", "not at an airbase");
    war.play("place aboard-us-a", &[]);
    assert_eq!(war.at("usmc-1"), "aboard-us-a");
    // Ships that come in the same turn come first.
    let lines = "usmc-1 marine II 2-2-7-5 1 yellow at awaited
        us-a amph 1 range 4 capacity 1 at awaited\nsea yellow-sea allied allied";
    let mut war = phase(lines, &card("allied", "usmc-1 us-a", "by-rule"));
    war.play("place yellow-sea-at-sea", &[]);
    assert!(war.offers("place aboard-us-a"));
}

/// Rules: nwk:7.1.4d, nwk:7.1.5.
#[test]
fn others_come_to_an_airbase_of_the_south_that_is_free() {
    let card = |units: &str| card("allied", units, "by-rule");
    for unit in ["us-1 paratroop X 3-4-7-5 1", "cw-1 infantry II 2-2-7-4 1"] {
        let name = unit.split(' ').next().expect("a name");
        let lines = format!("airfield 0303\nairbase 0301\n{unit} at awaited\n");
        let war = phase(&lines, &card(name));
        assert_eq!(places(&war), ["0404", "0606"], "{name}");
        assert_eq!(war.refusal("place 0303"), "nwk:7.1.4d", "no airfield");
        assert_eq!(war.refusal("place 0104"), "nwk:7.1.4d", "no port");
        let taken = format!("{lines}control dprk 0404");
        let war = phase(&taken, &card(name));
        assert_eq!(war.at(name), "0606", "the other is captured");
        let near = format!("{lines}dprk-1 infantry XX 4-5-4-4 2 at 0403\ncontrol dprk 0606");
        let war = phase(&near, &card(name));
        assert_eq!(war.at(name), "japan", "the other lies in a zone of control");
    }
    let north = "prc-1 paratroop X 3-4-5-5 1 at awaited";
    let war = phase(north, &self::card("dprk", "prc-1", "by-rule"));
    assert_eq!((war.at("prc-1").as_str(), war.core().delayed.len()), ("awaited", 1));
}

/// Rules: nwk:7.1.4.1.
#[test]
fn a_port_takes_two_points_a_turn_and_busan_six() {
    let mut lines = String::new();
    for at in 1..=5 {
        lines += &format!("cw-{at} mechanized X 4-4-7-8 2 at awaited\n");
    }
    // A reserve that comes at home, and paratroops at an airbase, are no arrivals by sea.
    lines += "rok-m infantry X 3-4-4-4 1 at awaited group=m hex=0104\nairbase 0104\n";
    let cards = card("allied", "rok-m", "printed-hex")
        + &card("allied", "cw-1 cw-2 cw-3 cw-4 cw-5", "by-rule");
    let mut war = phase(&lines, &cards);
    assert_eq!(war.at("rok-m"), "0104");
    war.play("place 0104", &[]);
    assert_eq!(places(&war), ["0106", "busan", "japan"]);
    assert_eq!(war.refusal("place 0104"), "nwk:7.1.4.1");
    war.play("place busan; place busan; place busan", &[]);
    assert_eq!(places(&war), ["0106", "japan"]);
    assert_eq!(war.refusal("place busan"), "nwk:7.1.4.1");
}

/// Rules: nwk:7.1.6.
#[test]
fn helicopters_come_to_korea_only_with_an_advantage_in_the_air() {
    let lines = "airfield 0303\nrok-h helicopter 2/1 range 9 at 0303
        us-h helicopter 2/1 range 9 at awaited\n";
    let cards = card("allied", "us-h", "by-rule");
    let war = phase(&format!("{lines}air advantage allied"), &cards);
    assert_eq!(places(&war), ["0404", "0606"], "the airfield is full");
    assert_eq!(war.refusal("place 0303"), "nw:6.5.1.1");
    assert_eq!(war.refusal("place 0304"), "nwk:7.1.6", "no base");
    assert_eq!(war.refusal("place japan"), "nwk:7.1.6", "only where Korea is closed");
    for air in ["air contested", "air supremacy dprk"] {
        assert_eq!(phase(&format!("{lines}{air}"), &cards).at("us-h"), "japan", "{air}");
    }
    let taken = format!("{lines}air superiority allied\ncontrol dprk 0404 0606");
    assert_eq!(phase(&taken, &cards).at("us-h"), "japan", "no base is left");
}

/// Rules: nwk:7.1.1a.
#[test]
fn who_is_flown_in_uses_up_no_air_transport() {
    let mut lines = "control dprk 0606\n".to_owned();
    let names: Vec<String> = (1..=5).map(|it| format!("us-{it}")).collect();
    for name in &names {
        lines += &format!("{name} paratroop X 3-4-7-5 1 at awaited\n");
    }
    let war = phase(&lines, &card("allied", &names.join(" "), "by-rule"));
    assert!(names.iter().all(|it| war.at(it) == "0404"), "more than three points");
    assert_eq!(war.pools(Side::Allied).air_transport, [0; 7]);
}

/// Rules: nwk:7.1.1b.
#[test]
fn who_is_flown_in_is_fired_at_only_near_enemies() {
    let near = "control dprk 0606\nus-1 paratroop X 3-4-7-5/2-2-7-5 1/1 at awaited
        dprk-1 infantry X 4-5-4-4 1 at 0402\nair supremacy dprk\n";
    let cards = card("allied", "us-1", "by-rule");
    // Two hexes away: a 0, with 3 for a landing in a friendly country, costs a level and turns it
    // back under enemy supremacy.
    let (war, events) = phase_rolling(near, &cards, &[10]);
    let fired = |it: &Event| matches!(it, Event::Air(Air::Fired { .. }));
    assert!(events.iter().any(fired));
    assert_eq!((war.at("us-1").as_str(), war.levels("us-1")), ("awaited", 1));
    assert_eq!(war.core().delayed.len(), 1);
    // A 9 does nothing.
    let (war, _) = phase_rolling(near, &cards, &[9]);
    assert_eq!((war.at("us-1").as_str(), war.levels("us-1")), ("0404", 2));
    // Three hexes away nobody fires, whoever rules the air; an outpost is no combat unit.
    let far = near.replace("0402", "0401");
    assert_eq!(phase(&far, &cards).at("us-1"), "0404");
    let post = near.replace("dprk-1 infantry X 4-5-4-4 1", "dprk-1 outpost II 0-1-4-0 0");
    assert_eq!(phase(&post, &cards).at("us-1"), "0404");
    // The Commonwealth's own arrivals are not spoken of.
    let other = near.replace("us-1", "cw-1");
    assert_eq!(phase(&other, &cards.replace("us-1", "cw-1")).at("cw-1"), "0404");
}

/// Rules: nwk:7.3.
#[test]
fn in_storms_the_allies_come_to_japan_or_to_ships() {
    let lines = "weather storms\nair supremacy allied
        us-1 mechanized X 5-5-7-8 2 at awaited\nus-2 paratroop X 3-4-7-5 1 at awaited
        us-h helicopter 2/1 range 9 at awaited\nusmc-1 marine II 2-2-7-5 1 yellow at awaited
        us-a amph 1 range 4 capacity 1 at yellow-sea-at-sea\nsea yellow-sea allied allied";
    let mut war = phase(lines, &card("allied", "us-1 us-2 us-h usmc-1", "by-rule"));
    assert_eq!(["us-1", "us-2", "us-h"].map(|it| war.at(it)), ["japan"; 3]);
    assert_eq!(places(&war), ["aboard-us-a", "japan"]);
    assert_eq!(war.refusal("place 0104"), "nwk:7.3");
    assert_eq!(war.refusal("delay"), "nwk:7.1.4a");
    war.play("place aboard-us-a", &[]);
    assert_eq!(war.at("usmc-1"), "aboard-us-a");
}

/// Rules: nwk:7.3, nwk:15.14b.
#[test]
fn in_storms_those_bound_for_the_north_wait_or_come_by_hamhung_or_one_hex() {
    let lines = "weather storms\nregion storm-entry 0201\nairbase 0301
        prc-1 mechanized X 4-4-5-8 1 at awaited\nprc-h helicopter 2/1 range 9 at awaited";
    let mut war = phase(lines, &card("dprk", "prc-1 prc-h", "north-edge"));
    assert_eq!(places(&war), ["0201", "hamhung"]);
    assert!(war.offers("delay"));
    war.play("place 0201", &[]);
    assert_eq!(war.at("prc-1"), "0201");
    assert_eq!(places(&war), ["hamhung"], "no base of the North is open");
    war.play("delay", &[]);
    assert_eq!((war.at("prc-h").as_str(), war.core().delayed.len()), ("awaited", 1));
}

/// Rules: nwk:7.3, nwk:7.3b.
#[test]
fn nwk_7_3_storms_hold_up_the_corps_of_the_north_that_are_no_reserves() {
    let corps = "region storm-entry 0201
        dprk-1 motorized XX 4-4-4-6 2 at awaited group=vii hex=0501
        dprk-2 infantry XX 3-4-3-4/2-2-3-4 2/1 at awaited group=xi hex=0701\n";
    let cards = card("dprk", "dprk-1", "printed-hex") + &card("dprk", "dprk-2", "printed-hex");
    let fair = phase(corps, &cards);
    assert_eq!(["dprk-1", "dprk-2"].map(|it| fair.at(it)), ["0501", "0701"]);
    let mut war = phase(&format!("weather storms\n{corps}"), &cards);
    assert_eq!(places(&war), ["0201", "hamhung"]);
    assert_eq!(war.refusal("place 0501"), "nwk:7.3");
    let mut by_box = war.clone();
    by_box.play("place hamhung", &[]);
    assert_eq!(["dprk-1", "dprk-2"].map(|it| by_box.at(it)), ["hamhung", "0701"]);
    war.play("delay", &[]);
    assert_eq!(["dprk-1", "dprk-2"].map(|it| war.at(it)), ["awaited", "0701"]);
    assert_eq!(war.core().delayed.len(), 1, "a turn later");
}

/// Rules: nwk:7.3b.
#[test]
fn storms_do_not_hinder_reserves_at_home() {
    for group in ["m", "rg"] {
        let (lines, cards) = reserves(group, "\"rest\"");
        let war = phase(&format!("weather storms\n{lines}"), &cards);
        let name = if group == "m" { "rok-1" } else { "dprk-1" };
        assert_ne!(war.at(name), "awaited", "{group}");
    }
}

/// Rules: nwk:15.14b.
#[test]
fn the_chinese_come_along_the_north_edge_and_their_helicopters_at_any_base() {
    let lines = "airbase 0302\nairfield 0502\nrok-1 infantry X 3-3-5-4 1 at 0401
        prc-1 mechanized X 4-4-5-8 1 at awaited\nprc-h helicopter 2/1 range 9 at awaited";
    let mut war = phase(lines, &card("dprk", "prc-1 prc-h", "north-edge"));
    assert_eq!(places(&war), ["0101", "0201", "0301", "0501", "0601", "0701"]);
    assert_eq!(war.refusal("delay"), "nwk:7.1.4a");
    assert_eq!(war.refusal("place 0302"), "nwk:15.14b");
    war.play("place 0101", &[]);
    assert_eq!(places(&war), ["0302", "0502"]);
    assert_eq!(war.refusal("place 0101"), "nwk:15.14b");
}
