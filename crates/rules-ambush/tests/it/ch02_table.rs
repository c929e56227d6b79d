//! [AMB 1, 2.1, 2.3, 2.5, 2.10] What lies on the table, and what does not.

use catalog::{Files, Findings};
use kernel::{Game, Viewer};
use rulebook::Forecast;
use rules_ambush::SQUAD;
use rules_ambush::mission::load;
use rules_ambush::script::shape::Rank;
use rules_ambush::state::{Held, Sortie};
use rules_ambush::terms::{Ammo, Model, Terrain};
use scene::{Counter, Show};
use testkit::Drive;

use crate::men::{hex, id, man, told};
use crate::range::{play, range};
use crate::stage::{begin, begin_changed, begin_on, findings, library, mission_with, texts};
use crate::story::{play_then, terrain};

/// Everything that the player sees.
fn seen(game: &Sortie) -> String {
    let scene = game.scene(Viewer::Player(SQUAD));
    format!("{scene:?} {:?} {:?} {:?}", game.setting(), game.board(), game.offered())
}

/// A counter on the table.
fn counter(game: &Sortie, id: &str) -> Option<Counter> {
    game.scene(Viewer::Player(SQUAD)).counters.into_iter().find(|it| it.id == id)
}

/// Rules: amb:1a.
#[test]
fn amb_1a_the_player_decides_for_the_squad_alone() {
    let mut game = range(&["C A6 ar=1", "L M6 ar=complete", "M M5 ar=1"]);
    assert_eq!(game.seat_names(), ["us"]);
    assert_eq!(game.refused("act L").rule.0, "amb:6.1l");
    assert_eq!(game.refused("act M").rule.0, "amb:6.1l", "though he has a turn");
    // M acts by himself as soon as C has passed; then C is asked again, and nobody else.
    let events = play_then(&mut game, "act C; pass", &[]);
    assert!(told(&events, "ActionNumber"));
    assert_eq!(game.asked().map(|it| it.seat), Some(SQUAD));
}

/// Two missions that differ in what has not come to light look the same.
///
/// Rules: amb:1b, amb:1f.
#[test]
fn amb_1f_what_has_not_been_read_or_met_does_not_show() {
    let start = r#"us = [{ who = "C", hex = "B5" }, { who = "D" }]"#;
    let plain = begin(start);
    let secrets = [
        ("Tracks in the dirt, leading east.", "Fresh tire tracks."),
        ("{ en = \"Rifleman\"", "{ en = \"Grenadier\""),
        ("{ hexes = \"C5\", p = 100 }", "{ hexes = \"C5\", p = 120 }"),
        ("{ hexes = \"C8\", event = true }", "{ hexes = \"B8\", event = true }"),
        ("card = 31, hex = \"H6\"", "card = 31, hex = \"H7\""),
        ("vp = 3\narms = [\"pistol\"]", "vp = 1\narms = [\"machine-pistol\"]"),
        ("\"8-18\" = \"none\"", "\"8-18\" = \"100\""),
        ("2 = \"flare\"", "2 = \"smoke\""),
    ];
    let mut other = begin_changed(start, &secrets);
    assert_eq!(seen(&plain), seen(&other));
    assert!(!seen(&plain).contains("Rifleman") && !seen(&plain).contains("Tracks"));
    assert!(!plain.scene(Viewer::Player(SQUAD)).counters.iter().any(|it| it.seat == "german"));
    // What a step would bring is not told beforehand either; read, it shows.
    other.play("with C", &[]);
    let step = other.read_action("go B4").expect("an action");
    assert_eq!(other.chances(&step), Some(vec![(None, (1, 1))]), "as if nothing were rolled");
    let mut plain = plain;
    plain.play("with C; go C5", &[]);
    assert!(seen(&plain).contains("Tracks in the dirt"));
}

/// Rules: amb:2.1c, amb:1b, amb:2.1g.
#[test]
fn amb_2_1c_the_card_of_a_german_in_play_lies_open_and_is_not_drawn_again() {
    let mut game = begin(r#"us = [{ who = "C", hex = "E11" }]"#);
    assert_eq!(counter(&game, "P"), None);
    // 216: the sergeant P and the lieutenant Q.
    play_then(&mut game, "with C; go F11", &[]);
    let card = counter(&game, "P").expect("he is on the table");
    assert_eq!(card.title.expect("his type")["en"], "Sergeant");
    assert_eq!((card.values["initiative"], card.values["perception"]), (4, 6));
    // L is in play far from where 154 would put him: the paragraph does not move him.
    let start = r#"
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "D5", ar = "1" }, { who = "H", hex = "A1", ar = "1" }]
        germans = [{ who = "L", hex = "M1", stance = "prone" }]
    "#;
    let mut game = begin(start);
    let events = game.play("act C; go D6", &[10]);
    assert!(told(&events, "Read paragraph: 154") && !told(&events, "Activated"));
    assert_eq!(hex(&game, 'L').as_deref(), Some("M1"));
    assert_eq!(game.points(), 0, "nor does it count him twice");
}

/// Rules: amb:2.1a, amb:2.1f, amb:2.10d.
#[test]
fn amb_2_1a_what_a_card_records() {
    let mission = mission_with("corbeau", "", str::to_owned);
    let card = |n: u16| mission.cards.iter().find(|it| it.number == n).expect("a card");
    let sergeant = card(41);
    assert_eq!((sergeant.letter, sergeant.rank), ('P', Rank::Nco));
    assert_eq!((sergeant.vp, sergeant.vp_captured, sergeant.vp_fallen), (2, 2, 0));
    assert_eq!((&sergeant.arms[..], sergeant.grenades), (&[Model::MachinePistol][..], 2));
    let it = sergeant.ratings;
    assert_eq!((it.initiative, it.perception, it.weapon_skill, it.mpa), (4, 6, 1, 4));
    assert_eq!(sergeant.table.len(), 9, "six conditions and three letters");
    // Driving is for some.
    assert!(card(47).drives && card(47).ratings.driving_skill == 4 && !sergeant.drives);
    // A tank's ratings go by how many of its crew are active.
    let crews: Vec<u8> = mission.charts.crews.iter().map(|it| it.ds).collect();
    assert_eq!(crews, [2, 4, 4, 6, 6]);
}

/// Rules: amb:2.1g.
#[test]
fn amb_2_1g_a_german_has_what_his_card_lists() {
    let mut game = begin(r#"us = [{ who = "C", hex = "E11" }]"#);
    play_then(&mut game, "with C; go F11", &[9, 9, 9]);
    let by = Held::By(id(&game, 'P'));
    let his = game.all_gear().filter(|it| game.gear(*it).parts[0] == by);
    assert_eq!(his.map(|it| game.gear(it).model).collect::<Vec<_>>(), [Model::MachinePistol]);
    assert_eq!(man(&game, 'Q').ammo.get(&Ammo::Grenade), None, "Q has no grenade");
}

/// Rules: amb:2.10d, amb:2.1f.
#[test]
fn amb_2_10d_driving_skill_goes_to_eight() {
    assert!(
        findings("", &[("ds = 4\n[cards.table]", "ds = 9\n[cards.table]")]).contains("ratings")
    );
    assert_eq!(findings("", &[("ds = 4\n[cards.table]", "ds = 8\n[cards.table]")]), "");
}

/// Rules: amb:2.3a.
#[test]
fn amb_2_3a_every_numbered_mission_is_played_on_map_a_or_map_b() {
    let library = library();
    let missions = library.paths().filter(|it| it.starts_with("ambush/scenarios/"));
    for name in missions {
        let text = library.get(name).expect("it is there");
        let line = |field: &str| {
            let found = text.lines().find_map(|it| it.strip_prefix(field));
            found.expect("every mission says so").to_owned()
        };
        let map = line("map = ");
        let on_one = ["maps/a.toml\"", "maps/b.toml\""].iter().any(|it| map.ends_with(it));
        assert!(on_one || line("number = ") == "0", "{name}");
    }
    for map in ["a", "b"] {
        let grid = &mission_with(map, "", str::to_owned).ground.map.grid;
        assert_eq!((grid.columns(), grid.rows()), (25, 19));
    }
}

/// Rules: amb:2.3b.
#[test]
fn ex_164_hexes_have_a_letter_and_a_number_and_every_other_column_is_lower() {
    let mission = mission_with("b", "", str::to_owned);
    let grid = &mission.ground.map.grid;
    let at = |number: &str| grid.find(number).expect("a hex");
    let far = |from: &str, to: &str| grid.distance(at(from), at(to));
    let found = [far("T3", "P9"), far("P4", "K2"), far("Q14", "U12"), far("A1", "Y19")];
    assert_eq!(found, [8, 5, 4, 30]);
    let around = |number: &str| {
        let mut all: Vec<String> = grid.neighbors(at(number)).map(|it| grid.number(it.1)).collect();
        all.sort();
        all
    };
    assert_eq!(around("S9"), ["R8", "R9", "S10", "S8", "T8", "T9"]);
    assert_eq!(around("P9"), ["O10", "O9", "P10", "P8", "Q10", "Q9"]);
}

/// Rules: amb:2.3c, amb:2.3d.
#[test]
fn ex_2_a_hex_with_some_woods_is_woods() {
    let game = begin_on("b", r#"us = [{ who = "C", hex = "A9" }]"#);
    assert_eq!(terrain(&game, "G2"), Terrain::Woods);
}

/// Rules: amb:2.5a, amb:15a.
#[test]
fn amb_2_5a_the_roster_of_a_mission() {
    let start = r#"
        condition = 2
        sightings = [1, 4]
        vp_won = 5
        vp_lost = 2
        us = [{ who = "A", hex = "B5" }]
    "#;
    let game = begin(start);
    let tracks = game.scene(Viewer::Player(SQUAD)).tracks;
    assert_eq!((tracks["vp-won"], tracks["vp-lost"]), (5, 2), "two totals");
    assert_eq!((tracks["condition"], tracks["activation-level"], tracks["sightings"]), (2, 4, 2));
    let him = counter(&game, "A").expect("his counter");
    let names = ["initiative", "perception", "weapon-skill", "driving-skill", "movement"];
    assert_eq!(names.map(|it| him.values[it]), [3, 5, 1, 4, 4]);
    assert_eq!((him.values["smg-clip"], him.values["grenade"]), (3, 2));
    assert!(him.marks.iter().any(|it| it == "has-submachine-gun"));
    assert!(him.marks.iter().any(|it| it == "commander"));
}

/// Rules: amb:2.5f.
#[test]
fn amb_2_5f_experience_is_not_dealt_out_in_a_mission_of_its_own() {
    let mut game = begin(r#"us = [{ who = "A", hex = "A6" }]"#);
    game.refused("award A");
    // The last of the squad leaves, and that is all.
    game.play("with A; leave", &[]);
    assert_eq!((game.asked(), game.offered().len()), (None, 0));
}

/// Rules: amb:2.5e.
#[test]
fn amb_2_5e_nobody_of_the_ready_made_squad_has_more_than_six_boxes() {
    let mut game = begin_changed("", &[]);
    play(&mut game, "squad ready-made", &[]);
    let free =
        |letter: char| counter(&game, &letter.to_string()).expect("he waits").values["ammo-free"];
    assert_eq!(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(free), [1, 1, 1, 2, 2, 2, 0, 3]);
}

/// Rules: amb:2.5e, amb:2.10d.
#[test]
fn amb_2_5e_a_squad_file_with_a_seventh_box_or_too_much_skill_is_refused() {
    let found = |old: &str, new: &str| {
        let mut library = texts("");
        let squad = library.get("ambush/squad.toml").expect("it is there").to_owned();
        assert!(squad.contains(old), "nothing says `{old}`");
        library.insert("ambush/squad.toml", squad.replacen(old, new, 1));
        let mut findings = Findings::new();
        load::read(&mut Files::new(&library), "stage/mission.toml", &mut findings);
        findings.to_string()
    };
    // G has a pistol and five clips, rounds and grenades: six boxes.
    let seventh = found("\"pistol-clip\", \"pistol-clip\"", "\"pistol-clip\", \"belt\", \"belt\"");
    assert!(seventh.contains("soldier G is more than a man"), "{seventh}");
    assert!(found("ds = 6", "ds = 9").contains("soldier E is more than a man"));
    assert!(found("pc = 6", "pc = 10").contains("soldier B is more than a man"));
    assert_eq!(found("pistol-clip", "belt"), "");
}
