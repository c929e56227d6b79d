//! Scenario files with a fault: each is told with its file and line, and how to mend it.

use catalog::{Files, Findings};
use rules_nextwar::scenario::load;

use crate::stage::library;

const SCENARIO: &str = include_str!("../data/faults/scenario.toml");
const GROUND: &str = include_str!("../data/faults/ground.csv");
const AIR: &str = include_str!("../data/faults/air.csv");
const NAVAL: &str = include_str!("../data/faults/naval.csv");

/// What is found wrong if words of the files are replaced, each where it first stands.
#[track_caller]
fn findings(changes: &[(&str, &str)]) -> Vec<String> {
    let mut library = library();
    let mut used = 0;
    for (name, text) in [
        ("scenario.toml", SCENARIO),
        ("ground.csv", GROUND),
        ("air.csv", AIR),
        ("naval.csv", NAVAL),
    ] {
        let mut changed = text.to_owned();
        for (old, new) in changes.iter().filter(|it| text.contains(it.0)) {
            changed = changed.replacen(old, new, 1);
            used += 1;
        }
        library.insert(format!("faults/{name}"), changed);
    }
    assert_eq!(used, changes.len(), "each change must be made in one file");
    let mut findings = Findings::new();
    load(&mut Files::new(&library), "faults/scenario.toml", &mut findings);
    findings.to_string().lines().filter(|it| !it.trim().is_empty()).map(str::to_owned).collect()
}

/// A change brings this finding, in the line of these words of the changed scenario.
#[track_caller]
fn fault(old: &str, new: &str, line_of: &str, what: &str) {
    let (before, after) = SCENARIO.split_once(old).unwrap_or_else(|| panic!("no `{old}`"));
    let changed = format!("{before}{new}{after}");
    // The words stand in the change, in its line, or somewhere before it.
    let end = before.len() + new.len();
    let end = changed[end..].find('\n').map_or(changed.len(), |it| it + end);
    let at = changed[..end].rfind(line_of).unwrap_or_else(|| panic!("no `{line_of}`"));
    let line = changed[..at].matches('\n').count() + 1;
    let found = findings(&[(old, new)]);
    let expected = format!("faults/scenario.toml:{line}:");
    let hit = |it: &&String| it.starts_with(&expected) && it.contains(what);
    assert_eq!(found.iter().filter(hit).count(), 1, "line {line}, {what}: {found:#?}");
}

/// One change in a roster brings one finding, and no more.
#[track_caller]
fn row_fault(old: &str, new: &str, what: &str) {
    let found = findings(&[(old, new)]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].contains(".csv:") && found[0].contains(what), "{}", found[0]);
}

#[test]
fn the_sound_scenario_has_no_fault() {
    assert_eq!(findings(&[]), [""; 0]);
}

#[test]
fn all_faults_are_found_at_once() {
    let found = findings(&[
        ("turns = 2", "turns = 2\nspeed = 3"),
        ("id = \"supply\"", "id = \"supplies\""),
        ("at = [\"0304\"]", "at = [\"0909\"]"),
        ("dprk-2,dprk,ii,2/II,infantry,XX,2,5-6-4-4", "dprk-2,dprk,ii,2/II,infantry,XX,2,5-6-4"),
    ]);
    for what in ["`speed`", "option `supplies`", "`0909`", "face `5-6-4`"] {
        assert!(found.iter().any(|it| it.contains(what)), "{what}: {found:#?}");
    }
}

#[test]
fn a_file_says_what_it_is() {
    fault("nextwar/1", "nextwar/2", "schema", "schema `nextwar/2`; expected `nextwar/1`");
    fault("nextwar/small", "small", "id = \"small\"", "scenario id `small`");
    fault("nextwar/small", "nextwar/Small", "id = ", "scenario id `nextwar/Small`");
    fault("turns = 2", "turns = 2\nshade = 1", "shade", "unknown key `shade`");
    let gone = findings(&[("charts = \"../nextwar/charts/\"", "charts = \"../nextwar/maps/\"")]);
    assert!(gone[0].contains("no file `nextwar/maps/weather.toml`"), "{gone:#?}");
    let mut findings = Findings::new();
    load(&mut Files::new(&library()), "nextwar/scenarios/no.toml", &mut findings);
    assert!(findings.to_string().contains("no file `nextwar/scenarios/no.toml`"));
}

#[test]
fn there_are_two_sides_the_dprk_first() {
    fault("id = \"dprk\"", "id = \"allied\"", "[[side]]", "not the two sides");
    fault("#8c2f39", "red", "color = \"red\"", "color `red`");
    let order = "order = [\"allied\", \"dprk\"]";
    fault(order, "order = [\"dprk\", \"allied\"]", "order", "the Allies always set up first");
}

#[test]
fn a_map_has_what_the_rules_know() {
    let found = findings(&[("\"U\" = \"urban\"", "\"U\" = \"jungle\"")]);
    assert!(found[0].contains("terrain `jungle`"), "{found:#?}");
    let found = findings(&[("river = [", "canal = [")]);
    assert!(found[0].contains("hexsides `canal`"), "{found:#?}");
    let found = findings(&[("primary = [", "tramway = [")]);
    assert!(found[0].contains("line `tramway`"), "{found:#?}");
    let found = findings(&[("rok = [\"0103..0504\"]", "rok = [\"0103..0404\"]")]);
    assert!(found[0].contains("land without a country: 2 hexes, 0503, 0504"), "{found:#?}");
}

#[test]
fn rosters_are_known_by_their_columns() {
    row_fault("id,nation,name,kind,cs", "id,name,nation,kind,cs", "a roster of no known kind");
    let none = findings(&[("rosters = [\"ground.csv\", \"air.csv\", \"naval.csv\"]", "")]);
    assert!(none[0].contains("no counters"), "{none:#?}");
    fault("naval.csv", "sea.csv", "rosters", "no file `faults/sea.csv`");
}

#[test]
fn counters_are_whole() {
    row_fault("2,5-6-4-4,3-3-4-4,none,2,1,0202", "2,5-6-4,3-3-4-4,none,2,1,0202", "face `5-6-4`");
    row_fault("3-3-4-4,none,2,1,0302", ",none,2,1,0302", "face ``");
    row_fault("sniper,X,1,", "sniper,X,3,", "3 levels");
    row_fault("dprk-2,dprk", "dprk-1,dprk", "two counters called `dprk-1`");
    row_fault("dprk-2,dprk", "dprk_2,dprk", "id `dprk_2`");
    row_fault("2,1,0302,", "2,1,0392,", "no hex `0392`");
    row_fault("AH-1,2,2,1,12", "AH-1,2,2,,12", "the reduced side does not fit");
    row_fault("dprk-amph,dprk,AMPH,amph,1,3,1", "dprk-amph,dprk,AMPH,amph,1,3,0", "capacity 0");
}

#[test]
fn a_set_up_names_pieces_formations_and_groups_of_its_side() {
    fault("[\"dprk-amph\"]", "[\"dprk-ship\"]", "dprk-ship", "no piece `dprk-ship`");
    fault("[\"ii\"]", "[\"ii\", \"i-rok\"]", "i-rok", "no formation `i-rok` of dprk");
    fault("[\"x\"]", "[\"x\", \"z\"]", "\"z\"", "no group `z` of dprk");
    fault("[\"rok-1\", ", "[\"dprk-3\", \"rok-1\", ", "dprk-3", "`dprk-3` is not of allied");
}

#[test]
fn a_piece_is_named_once_and_has_one_place() {
    let units = "units = [\"dprk-amph\"]";
    fault(units, "units = [\"dprk-amph\", \"dprk-1\"]", "units", "`dprk-1` is there already");
    let at = "at = { dprk-amph = \"0501\" }";
    let more = "at = { dprk-amph = \"0501\", rok-3 = \"0104\" }";
    fault(at, more, more, "a place for `rok-3`, which is not there");
    fault(at, "", units, "no place for `dprk-amph`");
    let more = "\"@us-amph\", rok-ah = \"0304\" }";
    fault("\"@us-amph\" }", more, more, "two places for `rok-ah`");
}

#[test]
fn pieces_are_placed_where_such_pieces_can_be() {
    let free = "at = \"any-base\"";
    fault(free, "at = \"any-port\"", "free", "`rok-ah` cannot be placed there");
    fault(free, "at = \"within\"", "free", "missing key `within`");
    fault(free, "at = \"aboard-or-japan\"", "free", "missing key `ship`");
    fault("\"@us-amph\" }", "\"@japan\" }", "@japan", "a ground unit off the map");
    fault("\"@us-amph\" }", "\"@us-ship\" }", "@us-ship", "no place `@us-ship`");
    fault("\"@yellow-sea-inshore\"", "\"@dprk-amph\"", "@dprk-amph", "a ship aboard a ship");
    fault("\"0501\" }", "\"0901\" }", "0901", "0901");
}

#[test]
fn only_units_of_two_levels_on_the_map_are_reduced() {
    let reduced = "reduced = [\"dprk-1\"]";
    fault(reduced, "reduced = [\"dprk-3\"]", "reduced", "`dprk-3` has one level alone");
    fault(reduced, "reduced = [\"rok-2\"]", "reduced", "`rok-2` is not on the map");
    fault(reduced, "reduced = [\"dprk-amph\"]", "reduced", "`dprk-amph` is no ground unit");
}

#[test]
fn there_are_no_more_outposts_than_counters_and_no_more_than_hexes() {
    fault(
        "outposts = 1",
        "outposts = 2",
        "outposts",
        "2 counters of kind `outpost`; the roster has 1",
    );
    fault("beachheads = 1", "beachheads = 3", "beachheads", "3 counters of kind `beachhead`");
    let found = findings(&[("dmz-north = [\"0202\"]", "dmz-north = []")]);
    assert!(found.iter().any(|it| it.contains("no room for `dprk-co-1`")), "{found:#?}");
}

#[test]
fn a_set_up_keeps_the_rules() {
    let setup = "[setup.dprk]";
    let two = "at = { dprk-amph = \"0501\", dprk-1 = \"0203\" }";
    let at = "at = { dprk-amph = \"0501\" }";
    let found = findings(&[(at, two)]);
    assert!(found.iter().any(|it| it.contains("units of both sides in 0203")), "{found:#?}");
    let found = findings(&[(at, "at = { dprk-amph = \"0501\", dprk-1 = \"0602\" }")]);
    assert!(found.iter().any(|it| it.contains("`dprk-1` in the sea at 0602")), "{found:#?}");
    fault("dprk-amph = \"0501\"", "dprk-amph = \"0401\"", setup, "`dprk-amph` on land at 0401");
    let full = findings(&[
        ("none,2,1,0302,", "none,4,1,0302,"),
        (at, "at = { dprk-amph = \"0501\", dprk-1 = \"0302\" }"),
    ]);
    assert!(full.iter().any(|it| it.contains("5 stacking points in 0302; 4 at most")), "{full:#?}");
    let load = findings(&[("1-1-7-5,yellow,1,1,,", "1-1-7-5,yellow,2,1,,")]);
    assert!(load[0].contains("2 points aboard `us-amph`; 1 at most"), "{load:#?}");
    let dry = findings(&[("usmc-1,usmc,,1,marine", "usmc-1,usmc,,1,infantry")]);
    assert!(dry[0].contains("`usmc-1` aboard, but no Marines"), "{dry:#?}");
    let free = "free = [{ units = [\"rok-ah\"], at = \"any-base\" }]";
    let based = findings(&[(free, ""), ("AH-1,2,2,1,12,,", "AH-1,2,2,1,12,0403,")]);
    assert!(based[0].contains("`rok-ah` at 0403, which is no base"), "{based:#?}");
}

#[test]
fn what_comes_later_comes_once_somewhere_at_some_time() {
    fault("turn = 1\n", "turn = 3\n", "turn = 3", "turn 3; turns go from 1 to 2");
    fault("reaction-movement", "reaction", "segment", "no segment `reaction`");
    fault(
        "reaction-movement",
        "reaction-combat",
        "segment",
        "nothing arrives in `reaction-combat`",
    );
    fault("when = \"end\"\n", "", "segment", "nothing arrives in `reaction-movement`");
    fault("units = [\"rok-2\"]", "", "[[reinforcement]]", "an arrival of nothing clear");
    fault("units = [\"rok-2\"]", "units = [\"dprk-2\"]", "dprk-2", "`dprk-2` is not of allied");
    fault("at = [\"0304\"]", "at = []", "at = []", "no place of arrival");
    fault("at = [\"0304\"]", "at = [\"any-port\"]", "any-port", "no place of arrival `any-port`");
    fault("at = [\"0304\"]", "at = [\"@yellow-sea-at-sea\"]", "@yellow", "an arrival at sea");
    fault(
        "at = [\"0304\"]",
        "at = [\"printed-hex\"]",
        "printed",
        "`rok-2` has no hex on its counter",
    );
    fault("pool = \"m\"", "pool = \"n\"", "pool", "no group `n` of allied");
    let there = findings(&[("units = [\"rok-2\"]", "units = [\"rok-1\"]")]);
    assert!(there[0].contains("`rok-1` comes, but is there already"), "{there:#?}");
}

#[test]
fn the_card_is_clear() {
    fault("contested = [2]", "contested = [3]", "contested", "turn 3; turns go from 1 to 2");
    fault("first_turn = \"dprk\"\n", "", "[weather]", "no clear weather");
    fault("allied = [1, 2]", "allied = [3, 2]", "storms", "a share of 3 in 2");
    fault(", allied = [1, 2]", "", "storms", "no share for allied");
    fault("rolled_share = [1, 3]", "rolled_share = [1, 0]", "rolled", "a share of 1 in 0");
    fault(
        "level = \"contested\" },\n",
        "level = \"contested\", side = \"dprk\" },\n",
        "side",
        "who rules the air is unclear",
    );
    fault(
        "    { dprk = 1, allied = 2, level = \"contested\" },\n",
        "",
        "[air_points]",
        "air points of 1 turns; give those of 2",
    );
    fault("used = true", "used = false", "[sea]", "no clear sea");
    fault("dprk = [1, 0]", "dprk = [1]", "dprk = [1]", "replacement points of 1 turns");
    fault("unit = \"rok-1\"", "unit = \"rok-9\"", "rok-9", "no piece `rok-9`");
    fault("id = \"supply\"", "id = \"supplies\"", "supplies", "no option `supplies`");
    fault("nw:13.1.1", "13.1.1", "rule", "no rule `13.1.1`");
    fault("vp = 5\n", "", "id = \"supply\"", "a price for nobody");
    fault("nwk:16.1.1a", "nwk:16.9", "16.9", "`nwk:16.9` draws no limits");
    fault("closed = [\"0101\"]", "east = \"99\"", "east", "no column `99`");
    fault("closed = [\"0101\"]", "closed = [\"@all\"]", "@all", "`@all`");
}

#[test]
fn victory_is_clear() {
    fault("\"allied-minor\", \"allied-major\"]", "\"allied-major\"]", "ladder", "another ladder");
    fault(
        "all_of = [\"@seoul\"]",
        "of = [\"@seoul\"]",
        "[[victory.level]]",
        "a level that asks for nothing clear",
    );
    fault("[\"@seoul\"]", "[\"@busan\"]", "@busan", "`@busan`");
    fault("\"best-of-each\"", "\"points\"", "kind", "no levels of victory in order");
    fault("\"best-of-each\"", "\"scenario-points\"", "kind", "levels out of order");
    fault("\"best-of-each\"", "\"capital\"", "kind", "no clear winner");
}

#[test]
fn a_start_in_the_middle_is_clear() {
    let start = "[start]\nturn = 1\nsegment = \"first-combat\"\nkind = \"initiative\"\nfirst = \"dprk\"\nweather = \"fair\"\n";
    let with = |more: &str| format!("{start}{more}\n[[option]]");
    assert_eq!(findings(&[("[[option]]", &with(""))]), [""; 0]);
    let all = "[[option]]";
    fault(all, &with("").replace("turn = 1", "turn = 7"), "turn = 7", "turn 7");
    fault(
        all,
        &with("").replace("first-combat", "third-combat"),
        "segment",
        "no segment `third-combat`",
    );
    let unit = |more: &str| with(&format!("[[start.unit]]\nid = \"rok-1\"\n{more}"));
    fault(all, &unit("at = \"0304\"\nlevels = 3"), "levels", "3 levels; 1 to 2");
    fault(all, &unit("at = \"@yellow-sea-inshore\""), "at =", "a ground unit in a sea box");
    fault(all, &unit("at = \"@line:seoul:6\""), "at =", "no line `seoul`");
    fault(
        all,
        &unit("at = \"0304\"").replace("rok-1", "rok-ah"),
        "rok-ah",
        "`rok-ah` is no ground unit",
    );
    fault(
        all,
        &with("[[start.helicopter]]\nid = \"rok-1\"\nat = \"0304\""),
        "rok-1",
        "`rok-1` is no helicopter",
    );
    fault(
        all,
        &with("[[start.ship]]\nid = \"rok-1\"\nat = \"0504\""),
        "rok-1",
        "`rok-1` is no ship",
    );
    fault(
        all,
        &with("[[start.clearing]]\nhex = \"0304\"\nnumber = 99"),
        "number",
        "no marker 99 is left",
    );
    fault(
        all,
        &with("[[start.mark]]\nmark = \"released\""),
        "[[start.mark]]",
        "a mark of nothing clear",
    );
    fault(
        all,
        &with("[[start.tunnel]]\nhex = \"0203\"\ncrowded = [\"0101\", \"0102\", \"0201\"]"),
        "hex",
        "3 crowded hexes",
    );
    let twice = "[[start.unit]]\nid = \"rok-1\"\nat = \"0304\"\n".repeat(2);
    fault(all, &with(&twice), "id = \"rok-1\"", "two places for `rok-1`");
    fault(
        all,
        &with("air = { level = \"contested\", side = \"dprk\" }"),
        "air =",
        "nobody rules the air",
    );
}
