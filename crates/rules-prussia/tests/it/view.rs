//! How a battle is laid on the table: counters, ranges, reasons, tellings.

use kernel::{Game, Viewer};
use scene::{Counter, Edge, OverlayKind, Show};

use crate::data::battle;
use crate::fight::{ROCK, duel};
use crate::stage::{Stage, ground, plain};

/// Four levels, full strength first.
const LINE: &str = "8-6-3 7-5-3 5-4-3 2-3-3";

fn counter(stage: &Stage, id: &str) -> Counter {
    let scene = stage.0.scene(Viewer::Spectator);
    scene.counters.into_iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no counter {id}"))
}

/// What an answer costs and counts: rules and amounts.
fn reasons(stage: &Stage, action: &str) -> Vec<(String, String)> {
    let action = stage.0.read_action(action).expect("an action");
    stage.0.why(&action).into_iter().map(|it| (it.rule, it.amount)).collect()
}

fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
    list.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect()
}

/// Rules: pg:4.2a, pg:4.2b.
#[test]
fn stacks_lie_from_the_bottom_up_and_tell_engaged_units_from_support() {
    let stage = plain()
        .unit("low", "prussia infantry line", LINE, "0305")
        .unit("high", "prussia infantry line", LINE, "0305")
        .unit("x", "coalition infantry line", LINE, "0304")
        .stage();
    let scene = stage.0.scene(Viewer::Spectator);
    let here = scene.counters.iter().filter(|it| it.at.hex() == Some("0305"));
    let ids: Vec<&str> = here.filter(|it| it.kind == "infantry").map(|it| it.id.as_str()).collect();
    assert_eq!(ids, ["low", "high"]);
    let has = |id: &str, mark: &str| counter(&stage, id).marks.iter().any(|it| it == mark);
    assert!(has("high", "engaged") && !has("high", "support"));
    assert!(has("low", "support") && !has("low", "engaged"));
    assert!(scene.counters.iter().any(|it| it.kind == "marker-engaged"));
}

/// Rules: pg:1.4b, pg:2.1a, pg:2.2a, pg:10.0a.
#[test]
fn counters_show_the_figures_of_their_level() {
    let stage = plain()
        .unit("a", "prussia infantry line", LINE, "0305")
        .unit("g", "prussia artillery battery", "8/4/1-5-3 5/2/1-4-3", "0306")
        .unit("x", "coalition infantry line", LINE, "0901")
        .stage();
    let a = counter(&stage, "a").values;
    assert_eq!((a["sp"], a["mr"], a["ma"], a["level"], a["levels"]), (8, 6, 3, 4, 4));
    let g = counter(&stage, "g").values;
    assert_eq!((g["bs-1"], g["bs-2"], g["bs-3"], g["level"]), (8, 4, 1, 2));
    let morale = stage.0.scene(Viewer::Spectator).counters.into_iter();
    let mut morale = morale.filter(|it| it.kind == "track-current");
    assert!(morale.all(|it| it.at.in_box() == Some("morale-20")));
}

/// Rules: pg:7.0c, pg:7.0g.
#[test]
fn the_range_of_a_move_is_every_hex_it_can_pay_for() {
    let mut stage = plain()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("x", "coalition infantry line", LINE, "1010")
        .stage();
    assert_eq!(stage.0.reach(), []);
    stage.play("select a", &[]);
    let reach = stage.0.reach();
    // Six hexes at one MP, twelve at two, eighteen at three.
    for (cost, hexes) in [("1", 6), ("2", 12), ("3", 18)] {
        assert_eq!(reach.iter().filter(|it| it.cost == cost).count(), hexes, "{cost}");
    }
    assert_eq!(reach.len(), 36);
    let two = reach.iter().find(|it| it.at.id() == "0503").expect("two hexes up");
    assert_eq!((two.left.as_str(), two.actions.len()), ("1", 2));
}

/// Rules: pg:C4a, pg:C4b.
#[test]
fn a_step_is_reckoned_by_its_ground() {
    let mut stage = ground(&["..........", "..........", "..w.......", "..........", ".........."])
        .level("1", "0303")
        .sides("slope", "0303/0304")
        .unit("a", "prussia infantry line", LINE, "0304")
        .unit("x", "coalition infantry line", LINE, "1001")
        .stage();
    stage.play("select a", &[]);
    let expected = pairs(&[("pg:C4a", "+2"), ("pg:C4b", "+1"), ("pg:7.0g", "3")]);
    assert_eq!(reasons(&stage, "move 0303"), expected);
}

/// Rules: pg:2.2a, pg:16.2a, pg:C6a.
#[test]
fn a_bombardment_is_reckoned_and_told_with_its_cell() {
    let mut stage = plain()
        .unit("g", "prussia artillery battery", "8/4/1-5-3 5/2/1-4-3", "0305")
        .unit("x", "coalition infantry line", LINE, "0303")
        // Another battery with a target of its own keeps the phase open.
        .unit("h", "prussia artillery battery", "8/4/1-5-3 5/2/1-4-3", "0705")
        .unit("y", "coalition infantry line", LINE, "0703")
        .phase("prussia", "bombardment")
        .stage();
    stage.play("target 0303; from 0305", &[]);
    let expected =
        pairs(&[("pg:2.2a", "+4"), ("pg:16.2a", "4"), ("pg:C6a", "+0"), ("pg:C6a", "3-4")]);
    assert_eq!(reasons(&stage, "roll"), expected);
    let events = stage.play("roll", &[3]);
    let told = scene::told(&stage.0, &events[0], Viewer::Spectator).expect("it is told");
    assert_eq!(told.event, "bombarded");
    let cell = serde_json::json!({ "chart": "bombardment", "column": "3-4", "row": "3" });
    let facts = told.fields.flat();
    assert_eq!(facts["cell"], cell);
    assert_eq!(facts["result"], "0");
}

/// The columns and cells of a chart, as its file writes them.
fn written(chart: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let path = format!("prussia/charts/{chart}.toml");
    let library = crate::data::library();
    let text = library.get(&path).expect("the chart is there");
    let quoted = |line: &str| -> Vec<String> {
        line.split('"').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let columns = text.lines().find(|it| it.starts_with("columns")).expect("columns");
    let rows = text.lines().filter(|it| it.starts_with("    [\""));
    (quoted(columns), rows.map(|it| quoted(it)[1..].to_vec()).collect())
}

/// The columns and cells of a chart, as they are shown.
fn shown(stage: &Stage, chart: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let sign = |it: &scene::Cell| match it {
        scene::Cell::Sign(text) => text.clone(),
        scene::Cell::Words(message) => panic!("{message:?}"),
    };
    let charts = stage.0.setting().charts;
    let found = charts.iter().find(|it| it.id == chart).expect("the chart is shown");
    let rows = found.rows.iter().map(|it| it.cells.iter().map(sign).collect());
    (found.columns.iter().map(sign).collect(), rows.collect())
}

/// Rules: pg:C6a, pg:C9a, pg:C10a.
#[test]
fn charts_results_and_the_log_write_a_cell_as_the_chart_does() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0305")
        .unit("x", "coalition infantry line", ROCK, "0304")
        .unit("b", "prussia infantry line", ROCK, "0805")
        .unit("y", "coalition infantry line", ROCK, "0804")
        .stage();
    for chart in ["bombardment", "combat"] {
        assert_eq!(shown(&stage, chart), written(chart));
    }
    stage.play("attack 0304; from 0305; announce", &[]);
    // 1-1: a 2 is `1r / 0`; the log names the cell, and it is that of the chart.
    let events = stage.play("roll", &[2]);
    assert_eq!(stage.0.result(&events).expect("a result").to_string(), "1r / 0");
    let mut told = events.iter().filter_map(|it| scene::told(&stage.0, it, Viewer::Spectator));
    let told = told.find(|it| it.event == "fought").expect("it is told");
    let (columns, rows) = shown(&stage, "combat");
    let cell = told.fields.cell.expect("it was read from the chart");
    let column = columns.iter().position(|it| *it == cell.column);
    assert_eq!(cell.row, "2");
    let result = told.fields.result.expect("it has a result");
    assert_eq!(result.text, rows[4][column.expect("a column of the chart")]);
}

/// Rules: pg:8.5a, pg:C2b.
#[test]
fn a_rally_is_reckoned_item_by_item() {
    let stage = plain()
        .unit("a", "prussia infantry line", LINE, "0202")
        .unit("x", "coalition infantry line", LINE, "0909")
        .morale("a", "disordered")
        .phase("prussia", "rally")
        .stage();
    let expected = pairs(&[("pg:8.5a", "+6"), ("pg:C2b", "+1"), ("pg:8.5a", "≤ 7")]);
    assert_eq!(reasons(&stage, "rally a"), expected);
}

/// Rules: pg:4.1a, pg:6.2.2a.
#[test]
fn overlays_show_zones_and_the_reach_of_leaders() {
    let stage = plain()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("x", "coalition infantry line", LINE, "1010")
        .stage();
    let overlays = stage.0.overlays(Viewer::Spectator);
    let names = stage.0.seat_names();
    let find = |name: &str| {
        let id = format!("{name}-{}", names[0]);
        overlays.iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no overlay {id}"))
    };
    assert_eq!(find("zoc").kind, OverlayKind::Area);
    assert_eq!(find("zoc").hexes.len(), 6);
    // The leader stands with the unit; five hexes around him, as far as the map goes.
    let led = &find("command").hexes;
    assert!(led.iter().any(|it| it == "0510") && !led.iter().any(|it| it == "1110"));
}

#[test]
fn the_setting_names_hours_phases_and_charts() {
    let setting = battle("training").setting();
    assert_eq!(setting.system, "prussia");
    assert_eq!(setting.turn_labels[0]["it"], "10:00");
    assert_eq!(setting.turn_labels.len(), usize::from(setting.turns));
    assert_eq!(setting.phases.len(), 10);
    let wins: Vec<&str> = setting.victory.iter().map(|it| it.message.key.as_str()).collect();
    assert_eq!(wins, ["prussia-victory-other", "prussia-victory-points"]);
    let ids: Vec<&str> = setting.charts.iter().map(|it| it.id.as_str()).collect();
    let expected = [
        "terrain",
        "bombardment",
        "fire-modifiers",
        "combat",
        "combat-modifiers",
        "key",
        "morale",
        "spirit",
        "rally",
        "leaving",
        "capture",
        "dice",
    ];
    assert_eq!(ids, expected);
}

/// The page draws the strokes of a slope from the first hex into the second.
///
/// Rules: pg:C4b.
#[test]
fn of_a_slope_the_upper_hex_comes_first() {
    let game = battle("training");
    let scenario = game.scenario();
    let grid = scenario.field.grid();
    let board = game.board();
    let slopes: Vec<_> = board.sides.iter().filter(|it| it.kind == "slope").collect();
    assert!(!slopes.is_empty());
    for side in slopes {
        let [upper, lower] = [0, 1].map(|it| {
            let hex = grid.find(&side.between[it]).expect("a hex of the map");
            scenario.field.level(hex)
        });
        assert!(upper > lower, "{side:?}");
    }
}

/// Rules: pg:5.0a, pg:5.0c, pg:16.1a.
#[test]
fn the_field_of_view_names_what_blocks_it() {
    let stage = ground(&["............"; 12])
        .unit("g", "prussia artillery battery", "8/4/1-5-3 5/2/1-4-3", "0505")
        .unit("a", "prussia infantry line", LINE, "0506")
        .unit("x", "coalition infantry line", LINE, "1212")
        .stage();
    let sight = |unit| stage.0.sight(Viewer::Spectator, "0505", unit).expect("a hex");
    let has = |list: &[String], hex: &str| list.iter().any(|it| it == hex);
    let bare = sight(None);
    assert!(has(&bare.seen, "0504") && has(&bare.seen, "0506") && !has(&bare.seen, "0507"));
    assert_eq!(bare.blocked["0507"], "0506");
    assert_eq!(bare.blocked["0512"], "0506");
    // Seven hexes away, but not eight.
    assert!(has(&bare.seen, "1202") && !has(&bare.seen, "1201"));
    assert!(!bare.blocked.contains_key("1201") && !has(&bare.seen, "0505"));
    assert!(bare.front.is_empty());
    // Guns reach three hexes.
    let guns = sight(Some("g"));
    assert_eq!((guns.unit.as_deref(), guns.seen), (Some("g"), bare.seen));
    assert!(has(&guns.front, "0502") && !has(&guns.front, "0501"));
    // Who stands elsewhere does not look from here.
    assert_eq!(sight(Some("x")).unit, None);
    assert!(stage.0.sight(Viewer::Spectator, "9901", None).is_none());
}

/// Rules: pg:24.2.3a.
#[test]
fn in_fog_the_field_of_view_ends_after_three_hexes() {
    let battle = battle("leuthen");
    let grid = battle.scenario().field.grid();
    let at = grid.find("2512").expect("a hex");
    let sight = battle.sight(Viewer::Spectator, "2512", None).expect("a hex");
    let told: Vec<&String> = sight.seen.iter().chain(sight.blocked.keys()).collect();
    // All 36 hexes within three, and no other.
    assert_eq!(told.len(), 36);
    assert!(told.iter().all(|it| grid.distance(at, grid.find(it).expect("a hex")) <= 3));
}

/// Rules: pg:23.4d, pg:C4b.
#[test]
fn slopes_are_told_from_above_and_works_from_behind() {
    for (name, works) in [("rossbach-battle", 19), ("leuthen-battle", 2), ("training", 6)] {
        let battle = battle(name);
        let field = &battle.scenario().field;
        let east = field.region("east-of-entrenchments");
        let board = battle.board();
        let sides = |kind: &'static str| {
            let sides = board.sides.iter().filter(move |it| it.kind == kind);
            sides.map(|it| [0, 1].map(|at| field.grid().find(&it.between[at]).expect("a hex")))
        };
        assert!(sides("slope").all(|[upper, lower]| field.level(upper) > field.level(lower)));
        assert_eq!(sides("entrenchment").count(), works, "{name}");
        for [behind, before] in sides("entrenchment") {
            let downhill = field.level(behind) > field.level(before);
            let eastward = east.contains(&before) && !east.contains(&behind);
            assert!(if east.is_empty() { downhill } else { eastward }, "{name}");
        }
    }
}

#[test]
fn the_board_knows_where_north_is() {
    // Rossbach, Leuthen and Torgau have east at the top, Zorndorf west.
    let left = ["rossbach-battle", "leuthen-battle", "torgau-battle"].map(|it| (it, Edge::Left));
    let others = [("zorndorf-battle", Edge::Right), ("training", Edge::Top)];
    for (name, north) in left.into_iter().chain(others) {
        assert_eq!(battle(name).board().north, Some(north), "{name}");
    }
}
