//! What does not change during a game: seats, turns, objectives, charts; and who is to arrive.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::Viewer;
use rules_scs::options::Fog;
use rules_scs::{Options, War};
use scene::{Arg, Arrival, Cell, Chart, Setting, Show};

use super::{BLUE, RED};
use crate::drawn::{draw, draw_with, to_toml};
use crate::random_games::scenario;

const DUEL: &str = "map 12x10\nblue A 05.05 3-4-5\nred X 08.05 3-4-5\nturn 2 of 3 blue movement";

fn words(en: &str, it: &str) -> BTreeMap<String, String> {
    [("en".to_owned(), en.to_owned()), ("it".to_owned(), it.to_owned())].into()
}

/// A cell as one would read it aloud: the sign, or the key of the words.
fn read(cell: &Cell) -> String {
    match cell {
        Cell::Sign(sign) => sign.clone(),
        Cell::Words(message) => message.key.clone(),
    }
}

#[track_caller]
fn chart(setting: &Setting, id: &str) -> Chart {
    setting.charts.iter().find(|it| it.id == id).cloned().expect("the chart is there")
}

#[track_caller]
fn row(chart: &Chart, head: &str) -> Vec<String> {
    let row = chart.rows.iter().find(|it| read(&it.head) == head);
    row.expect("the row is there").cells.iter().map(read).collect()
}

#[test]
fn the_setting_names_seats_turns_and_phases() {
    let setting = draw(DUEL).0.setting();
    assert_eq!((setting.scenario.as_str(), setting.system.as_str()), ("scs/drawn", "scs"));
    assert_eq!(setting.title, words("Drawn", "Disegnato"));
    assert_eq!(setting.briefing, words("A test.", "Una prova."));
    let seats: Vec<_> =
        setting.seats.iter().map(|it| (it.id.as_str(), it.color.as_str())).collect();
    assert_eq!(seats, [("blue", "#5b7fa6"), ("red", "#b0594f")]);
    assert_eq!((setting.turns, setting.turn_labels.len()), (3, 0));
    assert_eq!(setting.phases, ["movement", "combat", "supply"], "nobody may exploit");
    assert!(setting.secrets, "fog of war is the rule");
    let open = draw_with(DUEL, Options { fog: Fog::Off, ..Options::default() });
    assert!(!open.0.setting().secrets);
}

/// Rules: scs:1.0K, scs:11.0a.
#[test]
fn a_phase_in_which_nobody_can_do_anything_is_not_named() {
    let armor = War::new(scenario("mill-bridge"), Options::default()).setting();
    assert_eq!(armor.phases, ["movement", "combat", "exploitation", "supply"]);
    let skipped = |turn: u8, side: &str| {
        format!("[[sequence]]\nturn = {turn}\nside = \"{side}\"\nskip = [\"supply\"]\n")
    };
    let blue: String = (1..=3).map(|it| skipped(it, "blue")).collect();
    let half = draw(&format!("{DUEL}\n---\n{blue}")).0.setting();
    assert_eq!(half.phases, ["movement", "combat", "supply"], "Red still has the phase");
    let red: String = (1..=3).map(|it| skipped(it, "red")).collect();
    let none = draw(&format!("{DUEL}\n---\n{blue}{red}")).0.setting();
    assert_eq!(none.phases, ["movement", "combat"]);
}

#[test]
fn turns_have_names_in_both_languages_or_one_for_both() {
    let labels = "turn_labels = [\"D-Day\", { en = \"Monday\", it = \"lunedì\" }, \"D+2\"]";
    let war = draw(&format!("{DUEL}\n---\n{labels}")).0;
    let expected = [words("D-Day", "D-Day"), words("Monday", "lunedì"), words("D+2", "D+2")];
    assert_eq!(war.setting().turn_labels, expected);
    let scene = war.scene(BLUE);
    assert_eq!((scene.turn_label.as_str(), scene.turn_text), ("Monday", words("Monday", "lunedì")));
    let nameless = draw(DUEL).0.scene(BLUE);
    assert_eq!((nameless.turn_label.as_str(), nameless.turn_text), ("", BTreeMap::new()));
}

/// Rules: scs:13.0A.
#[test]
fn the_hexes_that_count_are_objectives_each_once() {
    let victory = "[victory]\nscore_of = \"blue\"\n\
        [[victory.points]]\ncontrol = \"07.07\"\npoints = 2\n\
        [[victory.points]]\ncontrol = \"03.03\"\npoints = 1\n\
        [[victory.points]]\ndestroyed = \"red\"\nper = \"step\"\npoints = -1\n\
        [[victory.levels]]\nat_least = 1\nwinner = \"blue\"\nresult = { en = \"b\", it = \"b\" }\n\
        [[victory.levels]]\nwinner = \"red\"\nresult = { en = \"r\", it = \"r\" }\n\
        [[victory.sudden]]\nside = \"blue\"\ncontrols = [\"07.07\", \"09.09\"]\n\
        result = { en = \"s\", it = \"s\" }\n";
    let war = draw(&format!("{DUEL}\n---\n{victory}")).0;
    let setting = war.setting();
    let told: Vec<_> =
        setting.victory.iter().map(|it| (it.message.key.as_str(), it.at_least)).collect();
    assert_eq!(
        told,
        [
            ("scs-victory-level", Some(1)),
            ("scs-victory-rest", None),
            ("scs-victory-sudden", None),
            ("scs-victory-control", None),
            ("scs-victory-control", None),
            ("scs-victory-destroyed-step", None),
        ]
    );
    let standing = war.scene(RED).standing.expect("the game goes on");
    assert_eq!(standing.key, "scs-standing");
    let Some(Arg::Words(result)) = standing.args.get("result") else { panic!("{standing:?}") };
    assert_eq!(result["en"], "r", "Blue holds nothing");
    let mut objectives = setting.objectives.clone();
    objectives.sort();
    assert_eq!(objectives, ["03.03", "07.07", "09.09"]);

    let points = chart(&setting, "points");
    let cells: Vec<_> = points.rows.iter().map(|it| (read(&it.head), read(&it.cells[0]))).collect();
    let line = |head: &str, cell: &str| (head.to_owned(), cell.to_owned());
    assert_eq!(
        cells,
        [
            line("scs-chart-points-control", "+2"),
            line("scs-chart-points-control", "+1"),
            line("scs-chart-points-destroyed-step", "−1"),
        ]
    );
    assert_eq!(points.columns.iter().map(read).collect::<Vec<_>>(), ["scs-chart-words"], "Blue's");
    let levels = chart(&setting, "levels");
    let columns: Vec<String> = levels.columns.iter().map(read).collect();
    assert_eq!(columns, ["scs-chart-levels-result"]);
    let heads: Vec<String> = levels.rows.iter().map(|it| read(&it.head)).collect();
    assert_eq!(heads, ["1+", "scs-chart-levels-else", "scs-chart-levels-sudden"]);
}

/// Rules: scs:0.11G, scs:7.0K.
#[test]
fn the_charts_of_mill_bridge_are_those_of_its_files() {
    let war = War::new(scenario("mill-bridge"), Options::default());
    let setting = war.setting();
    let ids: Vec<&str> = setting.charts.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids[..2], ["crt", "terrain"]);
    let results = chart(&setting, "crt");
    let heads: Vec<String> = results.columns.iter().map(read).collect();
    assert_eq!(heads, ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]);
    assert_eq!(results.rows.len(), 11, "2 to 12");
    let two = ["A2r2", "A2r2", "A2r1", "A1r1", "A1", "A1", "A1 Dr1", "A1 D1", "A1 D1r1"];
    assert_eq!(row(&results, "2"), two);

    // Columns: movement, attacker, defender, shift, stacking.
    let terrain = chart(&setting, "terrain");
    assert_eq!(read(&terrain.columns[0]), "scs-chart-movement");
    assert_eq!(row(&terrain, "scs-terrain-woods")[..4], ["2", "", "×2", ""]);
    assert_eq!(row(&terrain, "scs-terrain-stream"), ["+1", "×1/2", "", "", ""]);
    let river = row(&terrain, "scs-terrain-river");
    assert_eq!(river[..2], ["scs-chart-prohibited", "scs-chart-no-attack"]);
    assert_eq!(row(&terrain, "scs-terrain-road")[0], "½");
    assert_eq!(row(&terrain, "scs-terrain-bridge")[..2], ["", "×1/4"]);
    let notes: Vec<&str> = terrain.notes.iter().map(|it| it.key.as_str()).collect();
    assert!(notes.contains(&"scs-chart-terrain-cancels"), "the bridge over the river");
}

/// Rules: scs:6.1f.
#[test]
fn the_gothic_line_shows_its_classes_barrage_air_points_and_dates() {
    let setting = War::new(scenario("gothic-line"), Options::default()).setting();
    let terrain = chart(&setting, "terrain");
    let classes: Vec<String> = terrain.columns[..2].iter().map(read).collect();
    assert_eq!(classes, ["scs-class-foot", "scs-class-motor"]);
    assert_eq!(row(&terrain, "scs-terrain-mountain")[..2], ["3", "5"]);
    assert_eq!(row(&terrain, "scs-terrain-works")[4], "−1", "one column to the left");
    let barrage = chart(&setting, "barrage");
    assert_eq!((row(&barrage, "3+"), row(&barrage, "7+")), (vec!["1".into()], vec!["2".into()]));
    assert_eq!(barrage.columns.iter().map(read).collect::<Vec<_>>(), ["scs-chart-shift"]);
    let air = chart(&setting, "air");
    let points: Vec<String> = air.rows[0].cells.iter().map(read).collect();
    assert_eq!(points, ["6", "6", "6", "5", "5", "4", "3", "3", "4", "5", "6", "5", "6", "4"]);
    assert_eq!(setting.turn_labels[3]["it"], "31 agosto – 1º settembre");
}

/// Rules: scs:5.0M.
#[test]
fn everybody_knows_who_is_still_to_arrive_and_where() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 08.05 3-4-5\nblue B - 3-4-5\nblue C - 3-4-5\n\
        turn 1 of 3 blue supply\n---\n\
        [[arrival]]\nturn = 2\nunits = [\"B\", \"C\"]\nentry = [\"01.05\", \"01.06\"]\n\
        kind = \"edge\"";
    let mut war = draw(text);
    let expected = Arrival {
        turn: 2,
        seat: "blue".into(),
        units: vec!["B".into(), "C".into()],
        hexes: vec!["01.05".into(), "01.06".into()],
    };
    for viewer in [BLUE, RED, Viewer::Spectator] {
        assert_eq!(war.0.scene(viewer).arrivals, std::slice::from_ref(&expected));
    }
    war.play("end; end; end; place 01.05");
    assert_eq!(war.0.scene(RED).arrivals[0].units, ["C"]);
    war.play("place 01.06");
    assert_eq!(war.0.scene(RED).arrivals, []);
}

/// Rules: scs:7.0J.
#[test]
fn dice_read_as_tens_and_units_have_a_row_for_every_reading() {
    let readings: Vec<String> =
        (1..=6).flat_map(|tens| (1..=6).map(move |units| format!("{tens}{units}"))).collect();
    let rows: Vec<String> = readings.iter().map(|it| format!("[\"{it}\", \"D1\"]")).collect();
    let crt = format!("[crt]\ndice = \"d66\"\ncolumns = [\"1:1\"]\nrows = [{}]\n", rows.join(", "));
    let toml = to_toml(DUEL).replace("crt = \"crt.toml\"\n", "") + &crt;
    let mut library = Library::new();
    library.insert("drawn.toml", toml);
    let mut findings = Findings::new();
    let scenario = rules_scs::load(&mut Files::new(&library), "drawn.toml", &mut findings);
    let scenario = scenario.unwrap_or_else(|| panic!("{findings}"));
    let results = chart(&War::new(Arc::new(scenario), Options::default()).setting(), "crt");
    assert_eq!(results.rows.iter().map(|it| read(&it.head)).collect::<Vec<_>>(), readings);
}

#[test]
fn seats_are_called_by_the_ids_of_their_sides() {
    assert_eq!(draw(DUEL).0.seat_names(), ["blue", "red"]);
}
