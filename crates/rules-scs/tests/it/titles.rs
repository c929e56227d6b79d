//! The games' own rules: the Gothic Line's air points and barrage, and shifts of the column.

use std::sync::Arc;

use catalog::{Files, Findings, Library};
use rules_scs::Scenario;

use crate::drawn::{Drawn, draw};

/// A drawing played by the rules of the Gothic Line.
fn gothic(drawing: &str) -> Drawn {
    draw(&format!(
        "map 12x10\n{drawing}\n---\nrules = \"gothic-line\"\n\
         [air]\nblue = [3, 1, 0]\nred = [0, 0, 0]\n[barrage]\nshifts = [[3, 1], [7, 2]]"
    ))
}

/// A and X face each other, 4 to 4.
const FACE_TO_FACE: &str = "blue A 06.05 4-4-5/2-2-5\nred X 07.05 0-4-5/0-2-5\n";

fn combat(more: &str) -> Drawn {
    let mut drawn = gothic(&format!("{FACE_TO_FACE}{more}\nturn 1 of 3 blue combat"));
    drawn.play("attack 07.05; add A");
    drawn
}

/// Plays on to the reveal and returns the line of the odds.
#[track_caller]
fn odds(drawn: &mut Drawn, actions: &str) -> String {
    let told = drawn.play(actions);
    told.into_iter().find(|it| it.starts_with("odds")).expect("odds are told")
}

/// Rules: scs:6.1f, scs:7.3F.
#[test]
fn scs_6_1f_an_air_point_shifts_an_attack_one_column_to_the_right() {
    let mut drawn = combat("");
    assert_eq!(drawn.play("air"), ["air blue 1"]);
    assert_eq!(odds(&mut drawn, "announce; done"), "odds 4 to 4 = 1:1, shift 1, column 2:1");
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_a_combat_takes_two_air_points_at_most() {
    let mut drawn = combat("");
    drawn.play("air; air");
    assert_eq!(drawn.0.core().air, [1, 0], "one is left, but");
    assert_eq!(drawn.refusal("air"), "scs:6.1f");
    assert_eq!(odds(&mut drawn, "announce; done"), "odds 4 to 4 = 1:1, shift 2, column 3:1");
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_air_points_last_for_their_turn_and_are_spent_once() {
    let mut drawn = combat("blue B 05.08 4-4-5/2-2-5\nred Y 05.09 0-4-5");
    drawn.play_with("air; air; announce; done; roll", &[1, 1]);
    // 3:1; a 2 is A1.
    drawn.play("lose A; attack 05.09; add B; air");
    assert_eq!(drawn.refusal("air"), "scs:6.1f", "three a turn, and all three are spent");
    drawn.play_with("announce; done; roll", &[1, 1]);
    // 2:1; a 2 is A1r1.
    drawn.play("convert 1; lose B; lose B");
    assert_eq!(drawn.at("B"), "destroyed");
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_air_points_are_renewed_by_the_table_and_not_saved() {
    let mut drawn = gothic(FACE_TO_FACE);
    assert_eq!(drawn.0.core().air, [3, 0]);
    drawn.play("end; end; end; end; end; end");
    assert_eq!((drawn.0.core().turn, drawn.0.core().air), (2, [1, 0]));
    drawn.play("end; end; end; end; end; end");
    assert_eq!((drawn.0.core().turn, drawn.0.core().air), (3, [0, 0]));
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_a_side_without_air_points_has_none_to_commit() {
    let mut drawn = gothic("blue A 06.05 0-4-5\nred X 07.05 4-4-5\nturn 1 of 3 red combat");
    drawn.play("attack 06.05; add X");
    assert!(!drawn.lists("air"));
    assert_eq!(drawn.refusal("air"), "scs:6.1f");
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_air_points_serve_overruns_as_they_do_attacks() {
    let mut drawn = gothic(&format!("{FACE_TO_FACE}blue G 05.05 _-1-5 barrage=4 range=5"));
    drawn.play("select A; overrun 07.05");
    assert_eq!(drawn.list(), ["air", "announce"]);
    drawn.play("air");
    assert_eq!(drawn.refusal("barrage G"), "scs:6.1f", "barrage does not");
    assert_eq!(odds(&mut drawn, "announce"), "odds 4 to 4 = 1:1, shift 1, column 2:1");
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_an_overrun_without_support_is_fought_at_once() {
    let mut drawn = gothic(&format!("{FACE_TO_FACE}turn 3 of 3 blue movement"));
    drawn.play("select A; overrun 07.05");
    assert_eq!(drawn.list(), ["roll"], "turn 3 has no air points");
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_the_series_itself_has_neither_air_points_nor_barrage() {
    let mut drawn = draw(&format!(
        "map 12x10\n{FACE_TO_FACE}blue G 06.05 _-1-5 barrage=4 range=5\nturn 1 of 3 blue combat"
    ));
    assert_eq!(drawn.refusal("air"), "scs:6.1f");
    drawn.play("attack 07.05; add A");
    assert_eq!(drawn.list(), ["announce", "drop A", "cancel"]);
    assert_eq!(drawn.refusal("air"), "scs:6.1f");
    assert_eq!(drawn.refusal("barrage G"), "scs:6.1f");
    assert_eq!(odds(&mut drawn, "announce"), "odds 4 to 4 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:6.1f, scs:7.2a.
#[test]
fn scs_7_2a_support_of_a_plan_given_up_is_there_again() {
    let mut drawn = combat("blue G 05.05 _-1-5 barrage=3 range=2");
    let air = drawn.0.core().air;
    drawn.play("barrage G");
    if drawn.lists("air") {
        drawn.play("air");
    }
    assert_eq!(drawn.play("cancel"), ["gave up blue 07.05"]);
    assert_eq!(drawn.0.core().air, air);
    drawn.play("attack 07.05");
    assert!(drawn.lists("barrage G"), "the gun has not fired");
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_barrage_counts_by_the_sum_of_the_guns() {
    let table = [("2", 0, "1:1"), ("3", 1, "2:1"), ("6", 1, "2:1"), ("7", 2, "3:1")];
    for (points, shift, column) in table {
        let mut drawn = combat(&format!("blue G 05.05 _-1-5 barrage={points} range=2"));
        assert_eq!(drawn.play("barrage G"), ["barrage G at 07.05"]);
        let expected = format!("odds 4 to 4 = 1:1, shift {shift}, column {column}");
        assert_eq!(odds(&mut drawn, "announce; done"), expected, "{points} points");
    }
    let two = "blue G 05.05 _-1-5 barrage=2 range=2\nblue H 05.05 _-1-5 barrage=1 range=2";
    let mut drawn = combat(two);
    assert_eq!(
        odds(&mut drawn, "barrage G; barrage H; announce; done"),
        "odds 4 to 4 = 1:1, shift 1, column 2:1",
        "2 and 1 are 3"
    );
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_guns_fire_within_their_range_once_in_a_phase() {
    let guns = "blue G 05.05 _-1-5 barrage=4 range=2\nblue H 04.05 _-1-5 barrage=4 range=2\n\
                blue B 04.06 4-4-5/2-2-5\nred Y 05.07 0-4-5\nred K 08.05 _-1-5 barrage=4 range=9";
    let mut drawn = combat(guns);
    assert_eq!(drawn.options("barrage"), ["G"]);
    assert_eq!(drawn.refusal("barrage H"), "scs:6.1f", "three hexes away");
    assert_eq!(drawn.refusal("barrage A"), "scs:6.1f", "it has no guns");
    assert_eq!(drawn.refusal("barrage K"), "scs:6.1f", "the enemy's guns are his");
    drawn.play("barrage G");
    assert_eq!(drawn.refusal("barrage G"), "scs:6.1f", "once");
    drawn.play_with("announce; done; roll", &[1, 1]);
    // 2:1; a 2 is A1r1.
    drawn.play("convert 0; lose A; retreat 05.05; attack 05.07; add B");
    assert_eq!(drawn.refusal("barrage G"), "scs:6.1f", "and for one combat");
    assert!(drawn.lists("barrage H"), "two hexes from 05.07");
}

/// Rules: scs:6.1f, scs:7.0I.
#[test]
fn scs_7_0_the_defender_responds_knowing_only_how_many_attack_from_where() {
    let mut drawn = gothic(&format!(
        "{FACE_TO_FACE}blue B 06.05 4-4-5\nblue C 06.04 4-4-5\n\
         blue K 06.05 _-1-5 barrage=4 range=2\nred G 09.05 _-1-5 barrage=3 range=2\nred H 10.05 _-1-5 barrage=9 range=2\n\
         turn 1 of 3 blue combat"
    ));
    drawn.play("attack 07.05; add A; add B; add C");
    let told = drawn.play("announce");
    assert_eq!(told, ["announced Attack 07.05 with 2 from 06.05, 1 from 06.04"]);
    assert_eq!(
        (drawn.asked().as_str(), drawn.list().join(", ")),
        ("red", "barrage G, done".into())
    );
    assert_eq!(drawn.refusal("barrage H"), "scs:6.1f", "three hexes away");
    assert!(!drawn.refusal("barrage K").is_empty(), "the attacker's guns are not his");
    assert_eq!(drawn.play("barrage G"), ["barrage G at 07.05"]);
    assert_eq!(drawn.refusal("barrage G"), "scs:6.1f", "once");
    let told = drawn.play("done");
    let expected = ["revealed A B C against X", "odds 12 to 4 = 3:1, shift -1, column 2:1"];
    assert_eq!(told, expected, "only now");
}

/// Rules: scs:7.0I, scs:0.10A.
#[test]
fn scs_7_0_a_defender_may_decline_and_is_asked_even_if_he_has_no_guns() {
    let mut drawn = combat("red G 09.05 _-1-5 barrage=3 range=2");
    drawn.play("announce");
    let told = drawn.play("done");
    assert_eq!(told, ["revealed A against X", "odds 4 to 4 = 1:1, shift 0, column 1:1"]);
    let mut drawn = combat("");
    drawn.play("announce");
    assert_eq!((drawn.asked().as_str(), drawn.list().join(", ")), ("red", "done".into()));
}

/// Rules: scs:6.1f, scs:7.0I.
#[test]
fn scs_6_1f_the_defenders_guns_do_not_fire_at_overruns() {
    let mut drawn = gothic(&format!("{FACE_TO_FACE}red G 09.05 _-1-5 barrage=3 range=2"));
    drawn.play("select A; overrun 07.05; announce");
    assert_eq!((drawn.asked().as_str(), drawn.list().join(", ")), ("blue", "roll".into()));
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_guns_in_the_attacked_hex_support_and_defend() {
    let mut drawn = combat("red G 07.05 _-4-5 barrage=3 range=0");
    assert_eq!(
        odds(&mut drawn, "announce; barrage G; done"),
        "odds 4 to 8 = 1:2, shift -1, column 1:3"
    );
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_guns_that_support_are_not_involved() {
    let mut drawn = combat("blue G 06.05 _-9-5/_-5-5 barrage=3 range=1");
    drawn.play_with("barrage G; announce; done; roll", &[1, 1]);
    // 2:1; a 2 is A1r1.
    drawn.play("convert 0");
    assert_eq!(drawn.refusal("lose G"), "scs:8.0c");
    drawn.play("lose A; retreat 05.05");
    assert_eq!((drawn.at("G"), drawn.steps("G")), ("06.05".into(), 2));
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_guns_fire_again_in_the_next_combat_phase() {
    let mut drawn =
        combat("blue Q 09.09 0-4-5\nred R 09.08 4-4-5\nred G 09.07 _-1-5 barrage=3 range=5");
    drawn.play_with("announce; barrage G; done; roll", &[6, 6]);
    // 1:2; a 12 is D1r2.
    drawn.play("convert 2; lose X; lose X; advance A; end; end; end");
    drawn.play("attack 09.09; add R");
    assert!(drawn.lists("barrage G"), "for its own side now");
}

/// Rules: scs:7.3F, scs:6.1f.
#[test]
fn scs_7_3_all_shifts_are_summed_to_one() {
    let mut drawn = combat(
        "ridge 07.05\ncliff 06.05/07.05\nblue G 06.05 _-1-5 barrage=7 range=1\n\
         red H 08.05 _-1-5 barrage=3 range=1",
    );
    // Ridge -1, cliff -2, air +2, guns +2, the enemy's guns -1.
    assert_eq!(
        odds(&mut drawn, "air; air; barrage G; announce; barrage H; done"),
        "odds 4 to 4 = 1:1, shift 0, column 1:1"
    );
}

/// Rules: scs:7.3F.
#[test]
fn scs_7_3_terrain_may_shift_the_final_column_instead_of_multiplying() {
    let shifted = |terrain: &str| {
        let mut drawn =
            draw(&format!("map 12x10\n{FACE_TO_FACE}{terrain}\nturn 1 of 3 blue combat"));
        odds(&mut drawn, "attack 07.05; add A; announce")
    };
    assert_eq!(shifted("ridge 07.05"), "odds 4 to 4 = 1:1, shift -1, column 1:2");
    assert_eq!(shifted("cliff 06.05/07.05"), "odds 4 to 4 = 1:1, shift -2, column 1:3");
    assert_eq!(shifted("ridge 06.05"), "odds 4 to 4 = 1:1, shift 0, column 1:1", "not his own hex");
}

const CARD: &str = include_str!("../../../../data/scs/scenarios/gothic-line.toml");
const OTHERS: [(&str, &str); 4] = [
    ("scs/maps/gothic-line.toml", include_str!("../../../../data/scs/maps/gothic-line.toml")),
    ("scs/rosters/gothic-line.csv", include_str!("../../../../data/scs/rosters/gothic-line.csv")),
    (
        "scs/charts/gothic-line-terrain.toml",
        include_str!("../../../../data/scs/charts/gothic-line-terrain.toml"),
    ),
    (
        "scs/charts/gothic-line-crt.toml",
        include_str!("../../../../data/scs/charts/gothic-line-crt.toml"),
    ),
];

fn gothic_line() -> Arc<Scenario> {
    let mut library = Library::new();
    library.insert("scs/scenarios/gothic-line.toml", CARD);
    for (path, text) in OTHERS {
        library.insert(path, text);
    }
    let mut findings = Findings::new();
    let scenario =
        rules_scs::load(&mut Files::new(&library), "scs/scenarios/gothic-line.toml", &mut findings);
    Arc::new(scenario.unwrap_or_else(|| panic!("{findings}")))
}

/// Rules: scs:6.1f, scs:0.6A.
#[test]
fn the_card_of_the_gothic_line_carries_the_tables_of_its_rules() {
    let scenario = gothic_line();
    assert_eq!(scenario.rules, rules_scs::titles::Title::GothicLine);
    let data = &scenario.title_data;
    assert_eq!(data.air[0], [6, 6, 6, 5, 5, 4, 3, 3, 4, 5, 6, 5, 6, 4], "the Allies, by 6.1");
    assert_eq!(data.air[1], [0; 14], "the Germans");
    assert_eq!(data.barrage_shifts, [(3, 1), (7, 2)], "7.4");
    let guns = scenario.roster.iter().filter(|it| it.barrage.is_some());
    assert!(guns.clone().count() > 0);
    for gun in guns {
        assert_eq!(gun.full.attack, None, "{} attacks by itself", gun.id);
        assert!(gun.range > 0, "{} has no range", gun.id);
    }
}
