//! A stage for rule tests: a situation written as a drawing, begun in any segment.
//!
//! ```text
//! | ....w        rows of terrain: ~ sea, . open, w woods, r rough, R rough-woods, h highland,
//! | ..U~~        H highland-woods, s swamp, m or M mountain, U urban; 0101 is at the top left
//! dprk 0101..0202               their country; all other land is the ROK's
//! primary 0101 0201 0302        also secondary, highway, rail
//! river 0101/0201 0102/0201     also all-water, ferry, acv, dmz
//! city 0303                     also town airbase airfield port chemical nuclear dmz-north …
//! region seoul 0303             any other region; yellow-sea and east-sea where not all is yellow
//! rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0304 levels=1 formation=i-rok group=m hex=0304 moved
//! dprk-81 light-infantry X 2-2-5-5 1 at 0101 yellow
//! us-ah helicopter 3/2 range 12 at 0305 levels=1 missions=1
//! us-amph amph 1 range 3 capacity 5 at yellow-sea-inshore began-inshore
//! turn 1 of 4
//! segment initiative-movement
//! kind initiative dprk          or: kind contested allied
//! weather fair
//! air superiority allied        or: air contested
//! air-points 3 2                of the DPRK, of the Allies
//! ```
//!
//! Places: a hex, `busan` `hamhung` `japan`, `aboard-us-amph`, `yellow-sea-at-sea`, `awaited`,
//! `eliminated`, `unused`, `line:busan:12`, `beside:0101`. Further lines: `lift 4 8`, `tunnels 2
//! 0`, `vp 10 5`, `vp-turn 3 0`, `replacements rok 2`, `control dprk 0303 0304`, `captured 0303`,
//! `overrun 0303`, `clearing 0303 4`, `tunnel 0303 0302 0304`, `sea yellow-sea allied contested`,
//! `surprise dprk 1 1`, `initiative dprk 2 20`, `replacements-a-turn rok 0 1 1`, `option japan on`,
//! `outside 0101` (not in the playable area), `lost-ferry 0303`; for the set-up `segment set-up`,
//! `free any-base rok-ah` (the counter then says no `at`), `outposts 1 2`, `beachheads 1 1`. After
//! a line `---` stands the text of a scenario file: each table there takes the place of the one
//! that the stage would write.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, OnceLock};

use catalog::{Files, Findings, Library, Map, Source, read_map};
use hexgrid::HexId;
use kernel::dice::Script;
use rules_nextwar::agenda::Event;
use rules_nextwar::charts::Charts;
use rules_nextwar::options::Options;
use rules_nextwar::scenario::{Scenario, load, tables};
use rules_nextwar::state::War;
use rules_nextwar::terms::Terrain;

use crate::stage_words::{Line, counters, hand, lists, quoted, start};

/// A situation, with a player asked first.
#[track_caller]
pub fn stage(text: &str) -> War {
    stage_rolling(text, &[]).0
}

/// The same with dice for what happens before a player is asked, and what happened; a zero is
/// written 10.
#[track_caller]
pub fn stage_rolling(text: &str, faces: &[u8]) -> (War, Vec<Event>) {
    let mut dice = Script::new(faces);
    let begun = War::begin_with(Arc::new(scenario(text)), options(text), &mut dice);
    dice.finish().unwrap_or_else(|fault| panic!("{fault}"));
    begun.0.assert_sound();
    begun
}

/// Looks whether a game keeps its invariants.
pub trait Sound {
    /// Panics if it does not.
    fn assert_sound(&self);
}

impl Sound for War {
    fn assert_sound(&self) {
        kernel::Game::check_invariants(self);
    }
}

/// Every data file of the system.
pub fn library() -> Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    let read = || {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/nextwar");
        let mut library = Library::new();
        read_folder(&mut library, &root, "nextwar");
        library
    };
    LIBRARY.get_or_init(read).clone()
}

fn read_folder(library: &mut Library, folder: &Path, name: &str) {
    for entry in std::fs::read_dir(folder).expect("the data folder is there") {
        let path = entry.expect("the folder can be read").path();
        let file = path.file_name().expect("files have names").to_string_lossy();
        let name = format!("{name}/{file}");
        if path.is_dir() {
            read_folder(library, &path, &name);
        } else {
            library.insert(name, std::fs::read_to_string(&path).expect("data files are texts"));
        }
    }
}

/// The tables of the game.
#[track_caller]
pub fn charts() -> Charts {
    let library = library();
    let mut findings = Findings::new();
    match tables::open(&mut Files::new(&library), "nextwar/charts/", &mut findings) {
        Some(charts) => charts,
        None => panic!("{findings}"),
    }
}

/// What the lines `option name value` agree on.
#[track_caller]
pub fn options(text: &str) -> Options {
    let lines = lines(text);
    let given = lines.iter().filter(|it| it.word == "option").map(|it| (it.at(0), it.at(1)));
    rulebook::agree(Options::ALL, given).unwrap_or_else(|fault| panic!("{}", fault.why))
}

/// The lines of a drawing.
fn lines(text: &str) -> Vec<Line<'_>> {
    let drawn = text.split("---").next().expect("a text has a beginning");
    let told = drawn.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#'));
    told.filter(|it| !it.starts_with('|')).map(Line::new).collect()
}

fn rows(text: &str) -> Vec<&str> {
    text.lines().filter_map(|it| it.trim().strip_prefix('|')).map(str::trim).collect()
}

const LEGEND: &str = r#"{ "~" = "sea", "." = "open", "w" = "woods", "r" = "rough", "R" = "rough-woods", "h" = "highland", "H" = "highland-woods", "s" = "swamp", "m" = "mountain", "U" = "urban" }"#;

const HEXSIDES: [&str; 5] = ["river", "all-water", "ferry", "acv", "dmz"];
const ROADS: [&str; 4] = ["secondary", "primary", "highway", "rail"];
const REGIONS: [&str; 11] = [
    "dprk",
    "city",
    "town",
    "airbase",
    "airfield",
    "port",
    "chemical",
    "nuclear",
    "dmz-north",
    "dmz-south",
    "east-sea",
];

/// The map of the drawing as the text of a map file.
fn map_text(text: &str) -> String {
    let rows = rows(text);
    let columns = rows.first().expect("a stage has rows of terrain").len();
    let mut kinds: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for line in lines(text) {
        let quoted = |it: &&str| format!("{it:?}");
        let key = (table_of(line.word), line.word);
        let entry = if key.0.is_empty() { None } else { Some(kinds.entry(key).or_default()) };
        match (key.0, entry) {
            ("lines", Some(entry)) => entry.push(format!("{:?}", line.words.join(" "))),
            (_, Some(entry)) => entry.extend(line.words.iter().map(quoted)),
            (_, None) => {}
        }
        if line.word == "region" {
            let hexes = line.words[1..].iter().map(quoted);
            kinds.entry(("regions", line.words[0])).or_default().extend(hexes);
        }
    }
    let mut out = format!(
        "schema = \"map/1\"\nsource = \"a stage\"\n[grid]\ncolumns = {columns}\nrows = {}\n\
         tops = \"flat\"\nraised = \"even\"\nnumbering = \"ccrr\"\nrows_count = \"down\"\n\
         [terrain]\nlegend = {LEGEND}\nrows = {:?}\n",
        rows.len(),
        rows.iter().map(|it| it.replace('M', "m")).collect::<Vec<_>>(),
    );
    for table in ["hexsides", "lines", "regions"] {
        out += &format!("[{table}]\n");
        for ((_, kind), entries) in kinds.iter().filter(|it| it.0.0 == table) {
            out += &format!("{kind} = [{}]\n", entries.join(", "));
        }
    }
    out
}

/// The table of a map file that a line belongs to; none if it is not about the map.
fn table_of(word: &str) -> &'static str {
    match word {
        _ if HEXSIDES.contains(&word) => "hexsides",
        _ if ROADS.contains(&word) => "lines",
        _ if REGIONS.contains(&word) || word == "yellow-sea" => "regions",
        _ => "",
    }
}

/// The map of the drawing; land that is nobody's is the ROK's, waters are the Yellow Sea's.
#[track_caller]
fn map(text: &str) -> Map {
    let text = map_text(text);
    let mut findings = Findings::new();
    let source = Source { file: "stage", text: &text };
    let Some(mut map) = read_map(source, &mut findings) else { panic!("{findings}\n{text}") };
    let region = |map: &Map, name: &str| -> BTreeSet<HexId> {
        map.regions.get(name).into_iter().flatten().copied().collect()
    };
    let (dprk, east) = (region(&map, "dprk"), region(&map, "east-sea"));
    let sea = |it: &HexId| map.terrain_name(*it) == Terrain::Sea.word();
    let hexes: Vec<HexId> = map.grid.hexes().collect();
    let rok = hexes.iter().copied().filter(|it| !sea(it) && !dprk.contains(it)).collect();
    let beside = |it: &HexId| map.grid.neighbors(*it).any(|(_, it)| sea(&it));
    let coast = |it: &HexId| (sea(it) || beside(it)) && !east.contains(it);
    let yellow = hexes.iter().copied().filter(coast).collect();
    map.regions.insert("rok".to_owned(), rok);
    map.regions.entry("yellow-sea".to_owned()).or_insert(yellow);
    map
}

/// The scenario of a drawing.
#[track_caller]
pub fn scenario(text: &str) -> Scenario {
    read(&scenario_text(text)).unwrap_or_else(|fault| panic!("{fault}\n{}", scenario_text(text)))
}

/// A scenario out of the text of its file; what is wrong with it, one finding a line.
pub fn read(text: &str) -> Result<Scenario, String> {
    let mut library = library();
    library.insert("stage/scenario.toml", text.to_owned());
    let mut findings = Findings::new();
    let read = load(&mut Files::new(&library), "stage/scenario.toml", &mut findings);
    read.ok_or_else(|| findings.to_string())
}

/// A counter that lies nowhere: a scenario has ground units, though a drawing may need none.
const SPARE: &str = "[[unit]]
id = \"rok-spare\"
nation = \"rok\"
name = \"spare\"
kind = \"infantry\"
size = \"X\"
levels = 1
full = \"1-1-1-4\"
color = \"none\"
stacking = 1
";

/// A drawing as the text of a scenario file.
#[track_caller]
pub fn scenario_text(text: &str) -> String {
    let lines = lines(text);
    let tail = text.split_once("---").map_or("", |it| it.1);
    let own = |table: &str| {
        let heads = [format!("[{table}]"), format!("[[{table}]]"), format!("[{table}.")];
        tail.lines().any(|it| heads.iter().any(|head| it.trim().starts_with(head)))
    };
    let (turn, turns) = find(&lines, "turn").map_or(("1", "4"), |it| (it.at(0), it.at(2)));
    let mut out = format!("{}turns = {turns}\n", include_str!("../data/stage/head.toml"));
    let mut add = |table: &str, body: String| {
        if !own(table) {
            out += &body;
        }
    };
    add("area", format!("[area]\nclosed = {}\n", lists(&lines, "outside")));
    add("setup", set_up(&lines));
    add("initiative", initiative(&lines));
    add("weather", "[weather]\nfirst_turn = \"dprk\"\n".to_owned());
    add("air_points", "[air_points]\nkind = \"rolled\"\nlosses_permanent = true\n".to_owned());
    add("sea", sea(&lines));
    add("surprise", surprise(&lines));
    add("replacements", replacements(&lines));
    add("victory", include_str!("../data/stage/victory.toml").to_owned());
    add("map", in_map(&map(text), text));
    add("option", offers(&lines));
    out += &counters(&lines);
    if !out.contains("[[unit]]") {
        out += SPARE;
    }
    if !own("start") && find(&lines, "segment").is_none_or(|it| it.at(0) != "set-up") {
        out += &start(&lines, turn);
        out += &hand(&lines);
    }
    out + tail
}

/// The map of a drawing as a table of a scenario file.
fn in_map(map: &Map, text: &str) -> String {
    let plain = map_text(text).replace("\n[", "\n[map.");
    let text = plain.split_once("[map.grid]").expect("a map has a grid").1;
    let numbers = |name: &str| {
        let hexes = map.regions[name].iter().map(|it| quoted(&map.grid.number(*it)));
        hexes.collect::<Vec<_>>().join(", ")
    };
    let said = |name: &str| text.contains(&format!("\n{name} = ["));
    let mut out = format!("[map.grid]{text}");
    for name in ["rok", "yellow-sea"] {
        if !said(name) {
            out += &format!("{name} = [{}]\n", numbers(name));
        }
    }
    out
}

fn all<'l, 't>(lines: &'l [Line<'t>], word: &'l str) -> impl Iterator<Item = &'l Line<'t>> {
    lines.iter().filter(move |it| it.word == word)
}

/// The first line of a word.
pub fn find<'l, 't>(lines: &'l [Line<'t>], word: &'l str) -> Option<&'l Line<'t>> {
    all(lines, word).next()
}

/// What is placed before the first turn.
fn set_up(lines: &[Line<'_>]) -> String {
    let mut out = "[setup]\norder = [\"allied\", \"dprk\"]\n".to_owned();
    for (at, side) in ["dprk", "allied"].iter().enumerate() {
        let mine = |it: &&str| (it.starts_with("dprk-") || it.starts_with("prc-")) == (at == 0);
        let mut units: Vec<String> = Vec::new();
        let mut free = String::new();
        for line in all(lines, "free") {
            let (words, ship) = match line.at(0).split_once(':') {
                Some((word, ship)) => (word, format!(", ship = {}", quoted(ship))),
                None => (line.at(0), String::new()),
            };
            let pieces: Vec<String> =
                line.words[1..].iter().filter(|it| mine(it)).map(|it| quoted(it)).collect();
            if !pieces.is_empty() {
                let list = pieces.join(", ");
                free += &format!("{{ units = [{list}], at = {}{ship} }}, ", quoted(words));
                units.extend(pieces);
            }
        }
        out += &format!("[setup.{side}]\nunits = [{}]\nfree = [{free}]\n", units.join(", "));
        for word in ["outposts", "beachheads", "tunnels"] {
            let count = find(lines, word).map_or("0", |it| it.at(at));
            out += &format!("{word} = {count}\n");
        }
        let lift = find(lines, "lift").map_or("0", |it| it.at(at));
        out += &format!("airmobile = {lift}\n");
    }
    out
}

fn initiative(lines: &[Line<'_>]) -> String {
    let Some(line) = find(lines, "initiative") else {
        return "[initiative]\nside = \"dprk\"\nturns = 1\n".to_owned();
    };
    let points = line.words.get(2).map_or(String::new(), |it| format!("vp = {it}\n"));
    format!("[initiative]\nside = {}\nturns = {}\n{points}", quoted(line.at(0)), line.at(1))
}

/// Every zone is in play, and contested unless the drawing says otherwise.
fn sea(lines: &[Line<'_>]) -> String {
    let mut zones = BTreeMap::from([
        ("yellow-sea", ("contested", "contested")),
        ("east-sea", ("contested", "contested")),
    ]);
    for line in all(lines, "sea") {
        zones.insert(line.at(0), (line.at(1), line.at(2)));
    }
    let mut out = "[sea]\nused = true\n".to_owned();
    for (zone, (at_sea, inshore)) in zones {
        let (at_sea, inshore) = (quoted(at_sea), quoted(inshore));
        out += &format!("boxes.{zone} = {{ at_sea = {at_sea}, inshore = {inshore} }}\n");
    }
    out
}

/// A drawing offers what its lines `option` agree on.
fn offers(lines: &[Line<'_>]) -> String {
    all(lines, "option").map(|it| format!("[[option]]\nid = {}\n", quoted(it.at(0)))).collect()
}

fn surprise(lines: &[Line<'_>]) -> String {
    let Some(line) = find(lines, "surprise") else { return String::new() };
    let (side, turn, columns) = (quoted(line.at(0)), line.at(1), line.at(2));
    format!("[surprise]\nside = {side}\nuntil_turn = {turn}\ncolumns = {columns}\n")
}

fn replacements(lines: &[Line<'_>]) -> String {
    let mut out = "[replacements]\n".to_owned();
    for line in all(lines, "replacements-a-turn") {
        out += &format!("{} = [{}]\n", line.at(0), line.words[1..].join(", "));
    }
    out
}
