//! [SCS 0.11] The terrain effects chart of the series examples.

use crate::drawn::{Drawn, draw};

const CHART: &str = include_str!("../../../../../data/scs/charts/example-terrain.toml");

/// Blue stands beside a red unit without a zone of control.
const FIELD: &str = "
map 12x10
blue A 05.05 4-4-9
red X 06.05 0-2-5
turn 1 of 3 blue movement
";

/// Draws by the example chart, with a little more on the map.
fn field(more: &str) -> Drawn {
    let start = CHART.find("\n[").expect("the chart has tables");
    let tables = CHART[start..].replace("\n[", "\n[terrain.");
    draw(&format!("{FIELD}{more}\n---\n{tables}"))
}

/// Half points to move from 05.05 to 05.06, and the totals of an attack from 05.05 on 06.05.
fn effects(more: &str) -> (u16, String) {
    let mut moves = field(more);
    moves.play("select A; move 05.06");
    let mut fights = field(more);
    fights.play("end");
    let told = fights.play_with("attack 06.05; add A; announce; roll", &[2, 2]);
    let odds = told.iter().find_map(|it| it.strip_prefix("odds ")).expect("odds are reckoned");
    (moves.spent("A"), odds.split(" = ").next().unwrap_or_default().to_owned())
}

/// Rules: scs:0.11A, scs:0.11B, scs:0.11C, scs:0.11D.
#[test]
fn scs_0_11_open_woods_road_and_stream_cost_and_count_as_printed() {
    let table = [
        ("", 2, "4 to 2"),
        ("woods 05.06 06.05", 4, "4 to 4"),
        ("woods 05.05", 2, "4 to 2"),
        ("road 05.06 05.05 06.05", 1, "4 to 2"),
        ("woods 05.06 06.05\nroad 05.06 05.05 06.05", 1, "4 to 4"),
        ("stream 05.05/05.06 05.05/06.05", 4, "2 to 2"),
        ("stream 05.05/05.06 05.05/06.05\nroad 05.06 05.05 06.05", 1, "2 to 2"),
        ("stream 05.05/05.06 05.05/06.05\nwoods 05.06 06.05", 6, "2 to 4"),
    ];
    for (more, cost, odds) in table {
        assert_eq!(effects(more), (cost, odds.to_owned()), "{more}");
    }
}

/// Rules: scs:0.11E.
#[test]
fn scs_0_11_a_river_is_crossed_by_nobody_and_attacked_across_by_nobody() {
    let mut drawn = field("river 05.05/05.06 05.05/06.05");
    drawn.play("select A");
    assert_eq!(drawn.refusal("move 05.06"), "scs:3.2d");
    drawn.play("stop; end");
    assert_eq!(drawn.refusal("attack 06.05"), "scs:7.3B");
    assert_eq!(drawn.options("attack"), [""; 0]);
}

/// Rules: scs:0.11F.
#[test]
fn scs_0_11_a_bridge_lifts_the_river_and_quarters_the_attack() {
    let river = "river 05.05/05.06 05.05/06.05\nbridge 05.05 05.06\nbridge 05.05 06.05";
    assert_eq!(effects(river), (2, "1 to 2".to_owned()));
    let road = format!("{river}\nroad 05.06 05.05 06.05");
    assert_eq!(effects(&road), (1, "1 to 2".to_owned()));
    let woods = format!("{river}\nwoods 05.06");
    assert_eq!(effects(&woods), (4, "1 to 2".to_owned()), "the hex itself is still paid");
}

/// Rules: scs:0.11G.
#[test]
fn scs_0_11_every_game_has_a_chart_of_its_own() {
    let chart = "[terrain.hex.open]\nmove = { \"*\" = \"2\" }\n[terrain.hex.woods]
                 move = { \"*\" = \"1/2\" }\ndefender = \"3\"";
    let mut drawn = draw(&format!("{FIELD}woods 05.06\n---\n{chart}"));
    drawn.play("select A; move 05.06; move 05.07");
    assert_eq!(drawn.spent("A"), 5, "half a point for the woods, two for the open");
}
