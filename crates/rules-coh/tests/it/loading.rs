//! What the loader says about faulty files: file, line, what is wrong.

use catalog::{Files, Findings};

use crate::data::library;
use crate::stage::{Drawing, ground};

const DRAWN: &str = "coh/scenarios/drawn.toml";

/// Rifles against infantry on a small field.
fn duel() -> Drawing {
    ground(&["....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "C02", 0)
}

/// What the loader finds in a text, with further files beside it.
fn findings(text: String, files: &[(&str, String)]) -> String {
    let mut library = library();
    library.insert(DRAWN.to_owned(), text);
    for (path, text) in files {
        library.insert((*path).to_owned(), text.clone());
    }
    let mut findings = Findings::new();
    let read = rules_coh::load(&mut Files::new(&library), DRAWN, &mut findings);
    assert!(read.is_none(), "it was read");
    findings.to_string()
}

/// Checks that a text is refused at the line of a passage, and for what.
#[track_caller]
fn refuses(text: &str, passage: &str, what: &str) {
    let line = text.lines().position(|it| it.contains(passage)).expect("the passage") + 1;
    let found = findings(text.to_owned(), &[]);
    let place = format!("{DRAWN}:{line}:");
    let there = found.lines().any(|it| it.starts_with(&place) && it.contains(what));
    assert!(there, "no `{what}` at {place}\n{found}");
}

#[test]
fn a_card_nobody_knows() {
    let text = duel().with("[cards_in_play]\ndeck = { \"77\" = 1 }").rewritten("77", "77");
    refuses(&text, "\"77\"", "unknown card `77`");
    let text = duel().with("[cards_in_play]\ndeck = { V04 = 1 }").rewritten("V04", "V04");
    refuses(&text, "V04", "card `V04` does not belong here");
    let text = duel().with("[cards_in_play]\ndeck = { \"2\" = 13 }").rewritten("13 }", "13 }");
    refuses(&text, "\"2\" = 13", "13 copies of card `2`");
}

#[test]
fn a_unit_off_the_board() {
    let text = duel().rewritten("\"C02\"", "\"Z99\"");
    refuses(&text, "\"Z99\"", "no hex `Z99` on the boards");
}

#[test]
fn a_bunker_that_looks_nowhere() {
    let bunker = "[[work]]\nkind = \"bunker\"\nhex = \"B02\"\nfront = 5\nflank = 2";
    let text = duel().with(bunker).rewritten("bunker", "bunker");
    refuses(&text, "[[work]]", "a bunker without facing");
    let text = duel().with("[[work]]\nkind = \"bunker\"\nhex = \"B02\"\nfacing = 0");
    refuses(&text.rewritten("B02", "B02"), "[[work]]", "a bunker without `front` and `flank`");
    let text = duel().with("[[work]]\nkind = \"mines\"\nhex = \"B02\"");
    refuses(&text.rewritten("B02", "B02"), "[[work]]", "mines that attack nobody");
}

/// Rules: coh:18.0a.
#[test]
fn coh_18_0a_two_works_of_a_kind_in_a_hex() {
    let trench = "[[work]]\nkind = \"trench\"\nhex = \"B02\"";
    let text = duel().with(trench).with(&format!("{trench} # again")).rewritten("B02", "B02");
    let found = findings(text, &[]);
    assert!(found.contains("two works of a kind in B02"), "{found}");
    // One of each kind is well.
    duel().with(trench).with("[[work]]\nkind = \"wire\"\nhex = \"B02\"").drawn();
}

/// Rules: coh:18.2b.
#[test]
fn coh_18_2b_a_unit_in_a_work_that_does_not_take_it() {
    let text = ground(&["....", "....", "...."])
        .unit_with("G", "pak38", "A02", 3, "work = \"trench\"")
        .unit("S", "rifle-41", "C02", 0)
        .with("[[work]]\nkind = \"trench\"\nhex = \"A02\"")
        .rewritten("pak38", "pak38");
    refuses(&text, "[[unit]]", "no work for unit `G` to begin in");
}

#[test]
fn a_unit_of_the_other_nation() {
    let text = duel().rewritten("type = \"rifle-41\"", "type = \"hmg-42\"");
    refuses(&text, "hmg-42", "unit `S` fights for the other nation");
    let text = duel().rewritten("type = \"rifle-41\"", "type = \"rifle-14\"");
    refuses(&text, "rifle-14", "unknown type `rifle-14`");
}

#[test]
fn more_counters_than_the_game_has() {
    // There is one PaK38.
    let text = duel()
        .unit("K1", "pak38", "A01", 3)
        .unit("K2", "pak40", "A01", 3)
        .unit("K3", "panzer-2", "A01", 3)
        .rewritten("panzer-2", "pak38");
    let second = text.rfind("pak38").expect("two of them");
    let line = text[..second].lines().count();
    let found = findings(text, &[]);
    let place = format!("{DRAWN}:{line}:");
    let what = "too many counters of `pak38`; the game has 1";
    assert!(found.lines().any(|it| it.starts_with(&place) && it.contains(what)), "{found}");
}

#[test]
fn ground_nobody_knows() {
    let text = duel().rewritten("\".\" = \"open\"", "\".\" = \"swamp\"");
    refuses(&text, "swamp", "the map has terrain `swamp`, the chart has not");
}

#[test]
fn an_overlay_off_the_map() {
    let hill = "[[overlay]]\nfile = \"../overlays/hill-a.toml\"\nat = \"A01\"";
    let text = duel().with(hill).rewritten("hill-a", "hill-a");
    refuses(&text, "at = \"A01\"", "of the overlay lies off the boards");
    let nowhere = hill.replace("A01", "Q40");
    let text = duel().with(&nowhere).rewritten("hill-a", "hill-a");
    refuses(&text, "Q40", "no hex `Q40`");
}

#[test]
fn keys_nobody_knows() {
    let text = duel().rewritten("rounds = 5", "rounds = 5\nweather = \"rain\"");
    refuses(&text, "weather", "weather");
    let text = duel().rewritten("facing = 3", "facing = 3\nmorale = 9");
    refuses(&text, "morale", "morale");
}

/// Takes the drawn map out and names boards instead.
fn on_boards(boards: &str) -> String {
    let text = duel().rewritten("\"C02\"", "\"22-C02\"").replace("\"A02\"", "\"22-A02\"");
    let from = text.find("[map.grid]").expect("a map");
    let to = text.find("[[force]]").expect("forces");
    format!("{}{boards}\n{}", &text[..from], &text[to..])
}

fn board(file: &str, at: &str) -> String {
    format!("[[board]]\nfile = \"../boards/{file}.toml\"\nat = [{at}]\n")
}

/// A board of this number and so many rows; `t` is a thicket, `o` an opening.
fn drawn_board(number: &str, rows: &[&str]) -> String {
    let used = rows.concat();
    let letters = [('.', "open"), ('t', "thicket"), ('o', "gully-opening")];
    let legend: Vec<String> = letters
        .iter()
        .filter(|it| used.contains(it.0))
        .map(|(letter, name)| format!("\"{letter}\" = \"{name}\""))
        .collect();
    let rows: Vec<String> = rows.iter().map(|it| format!("\"{it}\"")).collect();
    format!(
        "schema = \"map/1\"\nsource = \"Drawn for a test.\"\n[grid]\ncolumns = 16\nrows = {}\n\
         tops = \"flat\"\nraised = \"odd\"\nnumbering = \"R00\"\nrows_count = \"down\"\n\
         prefix = \"{number}-\"\n[terrain]\nlegend = {{ {} }}\nrows = [{}]\n",
        rows.len(),
        legend.join(", "),
        rows.join(", ")
    )
}

#[test]
fn boards_that_do_not_fit() {
    let text = on_boards(&(board("22", "0, 0") + &board("21", "0, 0")));
    refuses(&text, "boards/21", "two boards at [0, 0]");
    let text = on_boards(&(board("22", "0, 0") + &board("22", "1, 0")));
    let found = findings(text, &[]);
    assert!(found.contains("board `../boards/22.toml` twice"), "{found}");
    let text = on_boards(&(board("22", "0, 0") + &board("31", "1, 0")));
    let short = drawn_board("31", &["................"; 8]);
    let found = findings(text.clone(), &[("coh/boards/31.toml", short)]);
    let line = text.lines().position(|it| it.contains("boards/31")).expect("the board") + 1;
    assert!(found.contains(&format!("{DRAWN}:{line}:")), "{found}");
    assert!(found.contains("has 16 columns and 8 rows, the first 16 and 12"), "{found}");
}

/// Rules: coh:4.0e, coh:11.5d.
///
/// Board 9 of the rulebook has one opening, D03, and like 7, 8 and 10 no thicket.
#[test]
fn coh_4_0e_boards_of_the_rulebook() {
    let mut rows = ["................"; 12];
    rows[3] = "..o.............";
    let text = on_boards(&(board("22", "0, 0") + &board("9", "1, 0")));
    let read = |rows: &[&str]| {
        let mut library = library();
        library.insert(DRAWN.to_owned(), text.clone());
        library.insert("coh/boards/9.toml".to_owned(), drawn_board("9", rows));
        let mut findings = Findings::new();
        let read = rules_coh::load(&mut Files::new(&library), DRAWN, &mut findings);
        (read.is_some(), findings.to_string())
    };
    assert_eq!(read(&rows), (true, String::new()));
    rows[0] = "...t............";
    assert!(read(&rows).1.contains("board `../boards/9.toml` has thickets"));
    rows[0] = "o...............";
    let (done, found) = read(&rows);
    assert!(!done && found.contains("the openings of board 9 are not those of the rulebook"));
}

/// Rules: coh:11.5d.
#[test]
fn coh_11_5d_the_openings_of_board_ten() {
    let text = on_boards(&(board("22", "0, 0") + &board("10", "1, 0")));
    let read = |number: &str, openings: &[(usize, usize)]| {
        let mut rows = vec!["................".to_owned(); 12];
        for &(row, column) in openings {
            rows[row].replace_range(column - 1..column, "o");
        }
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let mut library = library();
        library.insert(DRAWN.to_owned(), text.clone());
        library.insert("coh/boards/10.toml".to_owned(), drawn_board(number, &rows));
        let mut findings = Findings::new();
        let done = rules_coh::load(&mut Files::new(&library), DRAWN, &mut findings).is_some();
        (done, findings.to_string())
    };
    // I06, K11, H13, H14.
    let listed = [(8, 6), (10, 11), (7, 13), (7, 14)];
    assert_eq!(read("10", &listed), (true, String::new()));
    for without in 0..listed.len() {
        let mut some = listed.to_vec();
        some.remove(without);
        let (done, found) = read("10", &some);
        assert!(!done && found.contains("the openings of board 10"), "{found}");
    }
    let (done, found) = read("10", &[listed.to_vec(), vec![(0, 1)]].concat());
    assert!(!done && found.contains("10-I06"), "{found}");
    // The other two have none, and other boards what they like.
    assert!(!read("8", &listed).0 && read("8", &[]).0);
    assert!(!read("7", &listed[..1]).0 && read("31", &listed[..2]).0);
}

#[test]
fn an_id_a_color_and_a_day_that_cannot_be() {
    for id in ["Foo Bar", "zz/bar", "coh/", "coh/A b"] {
        let text = duel().rewritten("\"coh/drawn\"", &format!("\"{id}\""));
        refuses(&text, "id = \"", &format!("scenario id `{id}`"));
    }
    let text = duel().rewritten("color = \"#", "color = \"zz");
    refuses(&text, "color = \"zz", "color `zz");
    let text = duel().rewritten("1943-07-05", "1943-12-05");
    refuses(&text, "1943-12-05", "is not in month 7");
}

/// A passage of a text between two others.
fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let begin = text.find(from).expect("it begins") + from.len();
    &text[begin..begin + text[begin..].find(to).expect("it ends")]
}

#[test]
fn map_roster_and_charts_stand_in_files_or_in_place() {
    let library = library();
    let chart = |path: &str| library.get(path).expect("the chart is there").to_owned();
    // A chart in place is the file without its head, its tables below a key of the firefight.
    let below = |key: &str, path: &str, tables: &[&str]| {
        let text = chart(path);
        let body = &text[text.find("[[").expect("it has tables")..];
        tables.iter().fold(body.to_owned(), |text, table| {
            text.replace(&format!("[[{table}]]"), &format!("[[{key}.{table}]]"))
        })
    };
    let roster = "[[roster.type]]\nid = \"infantry-43\"\nnation = \"german\"\nname = \"Squad\"\n\
        name_it = \"Squadra\"\nkind = \"infantry\"\nfire = 3\nred = 4\nblue = 0\nmove = 1\n\
        motion = \"foot\"\nbonus = 0\nrange = \"6\"\nflank = \"11r\"\nfront = \"12r\"\ncount = 9\n\
        years = \"1943\"\n[[roster.type]]\nid = \"rifle-41\"\nnation = \"soviet\"\nname = \"Rifles\"\n\
        name_it = \"Fucilieri\"\nkind = \"infantry\"\nfire = 4\nred = 3\nblue = 0\nmove = 1\n\
        motion = \"foot\"\nbonus = 0\nrange = \"5\"\nflank = \"11r\"\nfront = \"12r\"\ncount = 9\n\
        years = \"1941\"";
    let terrain = below("terrain", "coh/charts/terrain.toml", &["terrain"]);
    let markers = below("markers", "coh/charts/markers.toml", &["foot", "vehicle"]);
    let cards = below("cards", "coh/cards.toml", &["card"]);
    let drawing = duel().with(roster).with(&terrain).with(&markers).with(&cards);
    let text = drawing
        .rewritten("roster = \"../roster.csv\"\n", "")
        .replace("terrain = \"../charts/terrain.toml\"\n", "")
        .replace("markers = \"../charts/markers.toml\"\n", "")
        .replace("cards = \"../cards.toml\"\n", "");
    let read = crate::stage::read_firefight(text.clone(), rules_coh::Options::default());
    let mut stage = read.unwrap_or_else(|it| panic!("{it}\n{text}")).first("german");
    stage.plays(&["use G", "fire C02"]);
    assert_eq!(stage.miss(), (4, 12));
    let faulty = text.replace("kind = \"infantry\"", "kind = \"infantri\"");
    refuses(&faulty, "[[roster.type]]", "unknown kind `infantri`");
    // A whole board by its file name.
    let text = duel().rewritten("\"A02\"", "\"21-A02\"").replace("\"C02\"", "\"21-C02\"");
    let map = between(&text, "month = 7\n", "[[force]]").to_owned();
    let at = map.find("[map").expect("a map in place");
    let text = text.replace(&map[at..], "");
    let text = text.replace("month = 7\n", "month = 7\nmap = \"../boards/21.toml\"\n");
    let read = crate::stage::read_firefight(text.clone(), rules_coh::Options::default());
    let stage = read.unwrap_or_else(|it| panic!("{it}\n{text}"));
    assert_eq!(stage.at("G"), "21-A02");
}
