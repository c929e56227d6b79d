//! What each viewer is shown: scenes, questions, told events, reasons, the board.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use expect_test::{Expect, expect};
use kernel::{Game, Viewer};
use rules_scs::options::{Fog, Height};
use rules_scs::{Options, RollResult, Side, War};
use scene::{Arg, Counter, Face, Show};
use testkit::Drive;

use super::{BLUE, RED};
use crate::drawn::{Drawn, dice_of, draw, draw_result, draw_with, to_toml};

/// Two stacks face to face; red hides Y under X, blue hides B under A.
const FACE_TO_FACE: &str = "map 12x10
    woods 06.05
    blue B 05.05 3-4-5/2-2-5 steps=1
    blue A 05.05 7-5-9/4-3-9 exploit kind=armor size=III
    red Y 06.05 0-1-5 marks=out-of-supply
    red X 06.05 3-4-5/2-2-5
    red Z - 2-2-4
    turn 2 of 5 blue combat
    ---
    [[arrival]]
    turn = 3
    units = [\"Z\"]
    entry = [\"12.05\"]
    kind = \"edge\"";

fn counter_line(it: &Counter) -> String {
    let place = it.at.id();
    let values: Vec<String> = it.values.iter().map(|(name, n)| format!("{name} {n}")).collect();
    let face = if it.face == Face::Up { "up" } else { "down" };
    format!(
        "{} {place} {} {face} {} {:?} [{}] [{}]",
        it.seat,
        it.id,
        it.kind,
        it.size,
        values.join(", "),
        it.marks.join(", ")
    )
}

fn check_counters(war: &War, viewer: Viewer, expected: &Expect) {
    let scene = war.scene(viewer);
    let lines: Vec<String> = scene.counters.iter().map(counter_line).collect();
    expected.assert_eq(&lines.join("\n"));
}

/// Rules: scs:0.10A, scs:0.10B, scs:0.10C, scs:0.5B.
#[test]
fn scs_0_10_each_viewer_sees_his_own_units_and_the_tops_of_the_others() {
    let war = draw(FACE_TO_FACE).0;
    check_counters(
        &war,
        BLUE,
        &expect![[r#"
        blue 05.05 B up infantry "" [attack 2, defense 2, movement 5, steps 1, steps-max 2] [reduced]
        blue 05.05 A up armor "III" [attack 7, defense 5, movement 9, steps 2, steps-max 2] [exploitation]
        red 06.05 ?06.05/0 down hidden "" [] []
        red 06.05 X up infantry "" [attack 3, defense 4, movement 5, steps 2, steps-max 2] []
        red turn-3 Z up infantry "" [attack 2, defense 2, movement 4, steps 1, steps-max 1] []"#]],
    );
    check_counters(
        &war,
        RED,
        &expect![[r#"
        blue 05.05 ?05.05/0 down hidden "" [] []
        blue 05.05 A up armor "III" [attack 7, defense 5, movement 9, steps 2, steps-max 2] [exploitation]
        red 06.05 Y up infantry "" [attack 0, defense 1, movement 3, steps 1, steps-max 1] [out-of-supply]
        red 06.05 X up infantry "" [attack 3, defense 4, movement 5, steps 2, steps-max 2] []
        red turn-3 Z up infantry "" [attack 2, defense 2, movement 4, steps 1, steps-max 1] []"#]],
    );
    check_counters(
        &war,
        Viewer::Spectator,
        &expect![[r#"
        blue 05.05 ?05.05/0 down hidden "" [] []
        blue 05.05 A up armor "III" [attack 7, defense 5, movement 9, steps 2, steps-max 2] [exploitation]
        red 06.05 ?06.05/0 down hidden "" [] []
        red 06.05 X up infantry "" [attack 3, defense 4, movement 5, steps 2, steps-max 2] []
        red turn-3 Z up infantry "" [attack 2, defense 2, movement 4, steps 1, steps-max 1] []"#]],
    );
}

/// Rules: scs:0.10A.
#[test]
fn heights_can_be_hidden_and_fog_lifted_by_agreement() {
    let hidden = Options { heights: Height::Hidden, ..Options::default() };
    check_counters(
        &draw_with(FACE_TO_FACE, hidden).0,
        RED,
        &expect![[r#"
        blue 05.05 A up armor "III" [attack 7, defense 5, movement 9, steps 2, steps-max 2] [exploitation]
        red 06.05 Y up infantry "" [attack 0, defense 1, movement 3, steps 1, steps-max 1] [out-of-supply]
        red 06.05 X up infantry "" [attack 3, defense 4, movement 5, steps 2, steps-max 2] []
        red turn-3 Z up infantry "" [attack 2, defense 2, movement 4, steps 1, steps-max 1] []"#]],
    );
    let open = Options { fog: Fog::Off, ..Options::default() };
    check_counters(
        &draw_with(FACE_TO_FACE, open).0,
        RED,
        &expect![[r#"
        blue 05.05 B up infantry "" [attack 2, defense 2, movement 5, steps 1, steps-max 2] [reduced]
        blue 05.05 A up armor "III" [attack 7, defense 5, movement 9, steps 2, steps-max 2] [exploitation]
        red 06.05 Y up infantry "" [attack 0, defense 1, movement 3, steps 1, steps-max 1] [out-of-supply]
        red 06.05 X up infantry "" [attack 3, defense 4, movement 5, steps 2, steps-max 2] []
        red turn-3 Z up infantry "" [attack 2, defense 2, movement 4, steps 1, steps-max 1] []"#]],
    );
}

#[test]
fn a_scene_says_turn_phase_side_points_and_control() {
    let scene = draw(FACE_TO_FACE).0.scene(RED);
    assert_eq!((scene.turn, scene.turns, scene.phase.as_str()), (2, 5, "combat"));
    assert_eq!((scene.active.as_str(), scene.asked.as_deref()), ("blue", Some("blue")));
    assert_eq!((scene.viewer.as_str(), scene.scenario.as_str()), ("red", "scs/drawn"));
    assert_eq!(scene.tracks, [("points-blue".to_owned(), 0)].into());
    let control = [("05.05".to_owned(), "blue".to_owned()), ("06.05".to_owned(), "red".to_owned())];
    assert_eq!(scene.control, control.into());
    assert!(scene.prompt.is_none() && scene.log.is_empty() && scene.outcome.is_none());
}

/// Plays actions and writes what each viewer is told.
fn tell(drawn: &mut Drawn, actions: &str, faces: &[u8]) -> String {
    let (mut lines, mut left) = (Vec::new(), faces);
    for text in actions.split(';').map(str::trim) {
        let (thrown, later) = left.split_at(dice_of(text));
        left = later;
        let action = drawn.0.read_action(text).expect("an action");
        let prompt = drawn.0.prompt().expect("the game goes on");
        let name = drawn.0.decision_name(&prompt.decision);
        let question = drawn.0.question(&prompt.decision);
        let about = serde_json::to_string(&drawn.0.about(&prompt.decision).flat()).expect("JSON");
        lines.push(format!("> {text}   {name} {} {:?} {about}", question.key, question.args));
        for reason in drawn.0.why(&action) {
            let args = format!("{:?}", reason.message.args);
            lines.push(format!(
                "  because {} {} {args} [{}]",
                reason.amount, reason.message.key, reason.rule
            ));
        }
        for event in drawn.0.play(text, thrown) {
            for (viewer, name) in [(BLUE, "blue"), (RED, "red"), (Viewer::Spectator, "all")] {
                let Some(told) = scene::told(&drawn.0, &event, viewer) else { continue };
                let fields = serde_json::to_string(&told.fields.flat()).expect("JSON");
                let rule = told.rule.unwrap_or_default();
                lines.push(format!(
                    "  {name}: {} {} [{rule}] {fields}",
                    told.event, told.message.key
                ));
            }
        }
    }
    assert_eq!(left, [0; 0], "faces that nobody threw");
    lines.join("\n")
}

/// Rules: scs:7.0H, scs:0.10D, scs:3.1c, scs:7.4A.
#[test]
fn a_combat_is_told_and_explained_step_by_step() {
    let mut drawn = draw(FACE_TO_FACE);
    let actions =
        "attack 06.05; add A; announce; roll; convert 0; lose X; retreat 07.06; advance A";
    expect![[r#"
        > attack 06.05   choose-target scs-ask-choose-target {} {}
        > add A   choose-attackers scs-ask-choose-attackers {"hex": Text("06.05")} {"attackers":[],"target":"06.05"}
          because 7 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
        > announce   choose-attackers scs-ask-choose-attackers {"hex": Text("06.05")} {"attackers":["A"],"target":"06.05"}
          because 7 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
          because ? scs-why-hidden {} [scs:0.10A]
          blue: announced scs-announced-attack [scs:7.0H] {"from":["05.05 (1)"],"hex":"06.05"}
          red: announced scs-announced-attack [scs:7.0H] {"from":["05.05 (1)"],"hex":"06.05"}
          all: announced scs-announced-attack [scs:7.0H] {"from":["05.05 (1)"],"hex":"06.05"}
          blue: revealed scs-revealed [scs:7.0H] {"attackers":["A"],"defenders":["Y","X"]}
          red: revealed scs-revealed [scs:7.0H] {"attackers":["A"],"defenders":["Y","X"]}
          all: revealed scs-revealed [scs:7.0H] {"attackers":["A"],"defenders":["Y","X"]}
          blue: reckoned scs-reckoned [scs:7.4A] {"attack":"7","column":"1:1","defense":"10","odds":"1:1","shift":0}
          red: reckoned scs-reckoned [scs:7.4A] {"attack":"7","column":"1:1","defense":"10","odds":"1:1","shift":0}
          all: reckoned scs-reckoned [scs:7.4A] {"attack":"7","column":"1:1","defense":"10","odds":"1:1","shift":0}
        > roll   roll scs-ask-roll {"column": Text("1:1"), "hex": Text("06.05")} {"attack":"7","column":"1:1","defense":"10","odds":"1:1","shift":0,"target":"06.05"}
          because 7 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
          because 4 scs-why-strength {"unit": Unit(UnitName { id: "X", name: "X", title: None })} [scs:7.2c]
          because ×2 scs-why-factor {"what": Term("scs-terrain-woods")} [scs:7.3C]
          because 1 scs-why-strength {"unit": Unit(UnitName { id: "Y", name: "Y", title: None })} [scs:7.2c]
          because ×2 scs-why-factor {"what": Term("scs-terrain-woods")} [scs:7.3C]
          because 1:1 scs-why-odds {"attack": Text("7"), "defense": Text("10")} [scs:7.4A]
          because 1:1 scs-why-column {} [scs:7.0K]
          blue: resulted scs-resulted [scs:7.0K] {"cell":{"chart":"crt","column":"1:1","row":"9"},"result":"D1r1"}
          red: resulted scs-resulted [scs:7.0K] {"cell":{"chart":"crt","column":"1:1","row":"9"},"result":"D1r1"}
          all: resulted scs-resulted [scs:7.0K] {"cell":{"chart":"crt","column":"1:1","row":"9"},"result":"D1r1"}
        > convert 0   convert scs-ask-convert {"hexes": Number(1)} {"hexes":1}
        > lose X   lose-step scs-ask-lose-step {"left": Number(1)} {"left":1}
          blue: lost-step scs-lost-step [scs:8.0c] {"cause":"result","left":1,"unit":"X"}
          red: lost-step scs-lost-step [scs:8.0c] {"cause":"result","left":1,"unit":"X"}
          all: lost-step scs-lost-step [scs:8.0c] {"cause":"result","left":1,"unit":"X"}
        > retreat 07.06   retreat scs-ask-retreat {"hex": Text("06.05"), "left": Number(1)} {"hex":"06.05","left":1}
          because 0 scs-why-retreat-free {} [scs:9.1a]
          blue: retreated scs-retreated [scs:9.0a] {"from":"06.05","to":"07.06","units":["Y","X"]}
          red: retreated scs-retreated [scs:9.0a] {"from":"06.05","to":"07.06","units":["Y","X"]}
          all: retreated scs-retreated [scs:9.0a] {"from":"06.05","to":"07.06","units":["Y","X"]}
        > advance A   advance scs-ask-advance {"hex": Text("06.05")} {"hex":"06.05"}
          blue: advanced scs-advanced [scs:10.0Q] {"from":"05.05","to":"06.05","unit":"A"}
          red: advanced scs-advanced [scs:10.0Q] {"from":"05.05","to":"06.05","unit":"A"}
          all: advanced scs-advanced [scs:10.0Q] {"from":"05.05","to":"06.05","unit":"A"}"#]].assert_eq(&tell(&mut drawn, actions, &[5, 4]));
}

/// Rules: scs:0.10A, scs:0.10B, scs:2.1a, scs:3.2b.
#[test]
fn a_move_shows_the_opponent_the_top_of_the_moving_stack_and_its_height() {
    let text = "map 12x10
        road 03.05 04.05
        stream 04.05/05.06
        blue B 03.05 3-4-5
        blue A 03.05 3-4-5
        red X 06.06 3-4-5
        red Y 06.06 0-1-5
        turn 1 of 3 blue movement";
    let mut drawn = draw(text);
    let actions = "select A; add B; move 04.05; move 05.06; stop; end; end; end";
    expect![[r#"
        > select A   choose-mover scs-ask-choose-mover {"phase": Term("scs-phase-movement")} {}
        > add B   move scs-ask-move {"hex": Text("03.05"), "units": List([Unit(UnitName { id: "A", name: "A", title: None })])} {"hex":"03.05","points-left":{"A":"5"}}
        > move 04.05   move scs-ask-move {"hex": Text("03.05"), "units": List([Unit(UnitName { id: "A", name: "A", title: None }), Unit(UnitName { id: "B", name: "B", title: None })])} {"hex":"03.05","points-left":{"A":"5","B":"5"}}
          because +½ scs-why-terrain {"terrain": Term("scs-terrain-road")} [scs:3.2bA]
          because ½ scs-why-points {"allowance": Text("5"), "spent": Text("0"), "unit": Unit(UnitName { id: "B", name: "B", title: None })} [scs:3.1b]
          blue: moved scs-moved [scs:3.1N] {"cost":"½","from":"03.05","to":"04.05","units":["B","A"]}
          red: moved scs-moved-unseen [scs:3.1N] {"count":2,"from":"03.05","to":"04.05","unit":"A"}
          all: moved scs-moved-unseen [scs:3.1N] {"count":2,"from":"03.05","to":"04.05","unit":"A"}
        > move 05.06   move scs-ask-move {"hex": Text("04.05"), "units": List([Unit(UnitName { id: "A", name: "A", title: None }), Unit(UnitName { id: "B", name: "B", title: None })])} {"hex":"04.05","points-left":{"A":"4½","B":"4½"}}
          because +1 scs-why-terrain {"terrain": Term("scs-terrain-open")} [scs:3.1c]
          because +1 scs-why-terrain {"terrain": Term("scs-terrain-stream")} [scs:3.2c]
          because +2 scs-why-enemy-zone {} [scs:2.1a]
          because 4 scs-why-points {"allowance": Text("5"), "spent": Text("½"), "unit": Unit(UnitName { id: "B", name: "B", title: None })} [scs:3.1b]
          blue: moved scs-moved [scs:3.1N] {"cost":"4","from":"04.05","to":"05.06","units":["B","A"]}
          red: moved scs-moved-unseen [scs:3.1N] {"count":2,"from":"04.05","to":"05.06","unit":"A"}
          all: moved scs-moved-unseen [scs:3.1N] {"count":2,"from":"04.05","to":"05.06","unit":"A"}
        > stop   move scs-ask-move {"hex": Text("05.06"), "units": List([Unit(UnitName { id: "A", name: "A", title: None }), Unit(UnitName { id: "B", name: "B", title: None })])} {"hex":"05.06","points-left":{"A":"½","B":"½"}}
        > end   choose-mover scs-ask-choose-mover {"phase": Term("scs-phase-movement")} {}
          blue: phase-began scs-phase-began [scs:1.0B] {"phase":"combat","side":"blue"}
          red: phase-began scs-phase-began [scs:1.0B] {"phase":"combat","side":"blue"}
          all: phase-began scs-phase-began [scs:1.0B] {"phase":"combat","side":"blue"}
        > end   choose-target scs-ask-choose-target {} {}
          blue: phase-began scs-phase-began [scs:1.0B] {"phase":"exploitation","side":"blue"}
          red: phase-began scs-phase-began [scs:1.0B] {"phase":"exploitation","side":"blue"}
          all: phase-began scs-phase-began [scs:1.0B] {"phase":"exploitation","side":"blue"}
        > end   choose-mover scs-ask-choose-mover {"phase": Term("scs-phase-exploitation")} {}
          blue: phase-began scs-phase-began [scs:1.0B] {"phase":"supply","side":"blue"}
          red: phase-began scs-phase-began [scs:1.0B] {"phase":"supply","side":"blue"}
          all: phase-began scs-phase-began [scs:1.0B] {"phase":"supply","side":"blue"}
          blue: turn-began scs-turn-began [scs:1.0A] {"side":"red","turn":1}
          red: turn-began scs-turn-began [scs:1.0A] {"side":"red","turn":1}
          all: turn-began scs-turn-began [scs:1.0A] {"side":"red","turn":1}
          blue: phase-began scs-phase-began [scs:1.0B] {"phase":"movement","side":"red"}
          red: phase-began scs-phase-began [scs:1.0B] {"phase":"movement","side":"red"}
          all: phase-began scs-phase-began [scs:1.0B] {"phase":"movement","side":"red"}"#]].assert_eq(&tell(&mut drawn, actions, &[]));
    let hidden = Options { heights: Height::Hidden, ..Options::default() };
    let mut drawn = draw_with(text, hidden);
    expect![[r#"
        > select A   choose-mover scs-ask-choose-mover {"phase": Term("scs-phase-movement")} {}
        > add B   move scs-ask-move {"hex": Text("03.05"), "units": List([Unit(UnitName { id: "A", name: "A", title: None })])} {"hex":"03.05","points-left":{"A":"5"}}
        > move 04.05   move scs-ask-move {"hex": Text("03.05"), "units": List([Unit(UnitName { id: "A", name: "A", title: None }), Unit(UnitName { id: "B", name: "B", title: None })])} {"hex":"03.05","points-left":{"A":"5","B":"5"}}
          because +½ scs-why-terrain {"terrain": Term("scs-terrain-road")} [scs:3.2bA]
          because ½ scs-why-points {"allowance": Text("5"), "spent": Text("0"), "unit": Unit(UnitName { id: "B", name: "B", title: None })} [scs:3.1b]
          blue: moved scs-moved [scs:3.1N] {"cost":"½","from":"03.05","to":"04.05","units":["B","A"]}
          red: moved scs-moved-top [scs:3.1N] {"from":"03.05","to":"04.05","unit":"A"}
          all: moved scs-moved-top [scs:3.1N] {"from":"03.05","to":"04.05","unit":"A"}"#]].assert_eq(&tell(&mut drawn, "select A; add B; move 04.05", &[]));
}

#[test]
fn a_plan_is_seen_by_nobody_else_until_it_is_announced() {
    let mut drawn = draw(FACE_TO_FACE);
    let attacking = |war: &War, viewer| {
        let counters = war.scene(viewer).counters;
        counters.iter().any(|it| it.marks.iter().any(|it| it == "attacking"))
    };
    drawn.play("attack 06.05; add A");
    assert!(attacking(&drawn.0, BLUE) && !attacking(&drawn.0, RED));
    drawn.play("announce");
    assert!(attacking(&drawn.0, BLUE) && attacking(&drawn.0, RED));
    assert_eq!(drawn.0.scene(RED).notes.len(), 1, "the odds are open now");
}

#[test]
fn the_board_is_the_map_as_drawn() {
    let board = draw(
        "map 3x2\nwoods 02.01\nriver 01.01/02.01\nbridge 01.01 02.01\nroad 02.01 03.02
        blue A 01.01 3-4-5\nred X 03.01 3-4-5",
    )
    .0
    .board();
    let hexes: Vec<String> = board
        .hexes
        .iter()
        .map(|it| format!("{} {} {} {}", it.id, it.x, it.y, it.terrain))
        .collect();
    expect![[r#"
        01.02 0 1 open
        02.02 3 0 open
        03.02 6 1 open
        01.01 0 3 open
        02.01 3 2 woods
        03.01 6 3 open"#]]
    .assert_eq(&hexes.join("\n"));
    let between = ["01.01".to_owned(), "02.01".to_owned()];
    assert_eq!((board.sides[0].kind.as_str(), board.sides.len()), ("river", 1));
    assert!(board.sides[0].between.iter().all(|it| between.contains(it)));
    let lines: Vec<String> =
        board.lines.iter().map(|it| format!("{} {}", it.kind, it.path.join(" "))).collect();
    assert_eq!(lines, ["bridge 01.01 02.01", "road 02.01 03.02"]);
}

const GOTHIC: &str = "map 12x10
    blue A 06.05 4-4-5/2-2-5
    blue G 05.05 _-1-5 barrage=4 range=5
    red X 07.05 0-4-5/0-2-5
    red K 09.05 _-1-5 barrage=3 range=2
    turn 1 of 3 blue combat
    ---
    rules = \"gothic-line\"
    [air]
    blue = [3, 1, 0]
    red = [0, 0, 0]
    [barrage]
    shifts = [[3, 1], [7, 2]]";

/// Rules: scs:6.1f, scs:7.0I.
#[test]
fn support_is_told_to_others_with_the_announcement() {
    let mut drawn = draw(GOTHIC);
    let actions = "attack 07.05; add A; air; barrage G; announce; barrage K; done";
    expect![[r#"
        > attack 07.05   choose-target scs-ask-choose-target {} {}
        > add A   choose-attackers scs-ask-choose-attackers {"hex": Text("07.05")} {"attackers":[],"target":"07.05"}
          because 4 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
        > air   choose-attackers scs-ask-choose-attackers {"hex": Text("07.05")} {"attackers":["A"],"column":"1:1","odds":"1:1","target":"07.05"}
          blue: air scs-air [scs:6.1f] {"points":1,"side":"blue"}
        > barrage G   choose-attackers scs-ask-choose-attackers {"hex": Text("07.05")} {"attackers":["A"],"column":"2:1","odds":"1:1","target":"07.05"}
          blue: barraged scs-barraged [scs:6.1f] {"hex":"07.05","unit":"G"}
        > announce   choose-attackers scs-ask-choose-attackers {"hex": Text("07.05")} {"attackers":["A"],"column":"3:1","odds":"1:1","target":"07.05"}
          because 4 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
          because 4 scs-why-strength {"unit": Unit(UnitName { id: "X", name: "X", title: None })} [scs:7.2c]
          because 1:1 scs-why-odds {"attack": Text("4"), "defense": Text("4")} [scs:7.4A]
          because +2 scs-why-support {} [scs:6.1f]
          because 3:1 scs-why-column {} [scs:7.0K]
          blue: announced scs-announced-attack-supported [scs:7.0H] {"air":1,"barrage":4,"from":["06.05 (1)"],"hex":"07.05"}
          red: announced scs-announced-attack-supported [scs:7.0H] {"air":1,"barrage":4,"from":["06.05 (1)"],"hex":"07.05"}
          all: announced scs-announced-attack-supported [scs:7.0H] {"air":1,"barrage":4,"from":["06.05 (1)"],"hex":"07.05"}
        > barrage K   react scs-ask-react {"hex": Text("07.05")} {"target":"07.05"}
          blue: barraged scs-barraged [scs:6.1f] {"hex":"07.05","unit":"K"}
          red: barraged scs-barraged [scs:6.1f] {"hex":"07.05","unit":"K"}
          all: barraged scs-barraged [scs:6.1f] {"hex":"07.05","unit":"K"}
        > done   react scs-ask-react {"hex": Text("07.05")} {"target":"07.05"}
          blue: revealed scs-revealed [scs:7.0H] {"attackers":["A"],"defenders":["X"]}
          red: revealed scs-revealed [scs:7.0H] {"attackers":["A"],"defenders":["X"]}
          all: revealed scs-revealed [scs:7.0H] {"attackers":["A"],"defenders":["X"]}
          blue: reckoned scs-reckoned [scs:7.4A] {"attack":"4","column":"2:1","defense":"4","odds":"1:1","shift":1}
          red: reckoned scs-reckoned [scs:7.4A] {"attack":"4","column":"2:1","defense":"4","odds":"1:1","shift":1}
          all: reckoned scs-reckoned [scs:7.4A] {"attack":"4","column":"2:1","defense":"4","odds":"1:1","shift":1}"#]].assert_eq(&tell(&mut drawn, actions, &[]));
}

fn marks_of(war: &War, viewer: Viewer, unit: &str) -> Vec<String> {
    let counters = war.scene(viewer).counters;
    counters.into_iter().find(|it| it.id == unit).expect("it is seen").marks
}

/// Rules: scs:7.0I, scs:7.2d.
#[test]
fn who_attacks_is_marked_for_others_only_when_both_sides_show_their_units() {
    let mut drawn = draw(GOTHIC);
    drawn.play("attack 07.05; add A");
    for actions in ["", "announce"] {
        drawn.play(actions);
        assert_eq!(marks_of(&drawn.0, BLUE, "A"), ["attacking"], "{actions}");
        assert_eq!(marks_of(&drawn.0, RED, "A"), [""; 0], "{actions}");
        assert_eq!(marks_of(&drawn.0, Viewer::Spectator, "A"), [""; 0], "{actions}");
    }
    drawn.play("done");
    assert_eq!(marks_of(&drawn.0, RED, "A"), ["attacked", "attacking"]);
    let mut drawn = draw(&GOTHIC.replace("blue combat", "blue movement"));
    drawn.play("select A; overrun 07.05");
    let told = |war: &War, mark: &str| marks_of(war, RED, "A").iter().any(|it| it == mark);
    assert!(!told(&drawn.0, "overran") && !told(&drawn.0, "attacking"), "an overrun is planned");
    drawn.play("announce");
    assert!(told(&drawn.0, "overran") && told(&drawn.0, "attacking"));
}

/// Rules: scs:0.10D, scs:0.10E.
#[test]
fn what_is_announced_or_shown_cannot_be_taken_back() {
    let mut drawn = draw(GOTHIC);
    let mut reveals = |text: &str| drawn.0.play(text, &[]).iter().any(War::reveals);
    let actions = ["attack 07.05", "add A", "air", "barrage G", "announce", "barrage K", "done"];
    assert_eq!(actions.map(&mut reveals), [false, false, false, false, true, false, true]);
}

/// The name of a side as it stands alone.
fn name_of(arg: &Arg) -> BTreeMap<String, String> {
    match arg {
        Arg::Side(side) => side.name.clone(),
        other => panic!("{other:?} is no side"),
    }
}

#[test]
fn sides_are_named_in_both_languages() {
    let text = to_toml("map 12x10\nblue A 05.05 3-4-5\nred X 08.05 3-4-5");
    let named = |id: &str, en: &str, it: &str| {
        let old = format!("name = {{ en = \"{id}\", it = \"{id}\" }}");
        (old, format!("name = {{ en = \"{en}\", it = \"{it}\" }}"))
    };
    let mut toml = text;
    for (old, new) in [named("blue", "Allies", "Alleati"), named("red", "Germans", "Tedeschi")] {
        assert!(toml.contains(&old));
        toml = toml.replace(&old, &new);
    }
    let mut library = Library::new();
    library.insert("drawn.toml", toml);
    let crt = include_str!("../../../../../data/scs/charts/mill-bridge-crt.toml");
    library.insert("crt.toml", crt);
    let scenario = rules_scs::load(&mut Files::new(&library), "drawn.toml", &mut Findings::new())
        .expect("no fault");
    let mut war = War::new(Arc::new(scenario), Options::default());
    let mut words = Vec::new();
    for _ in 0..3 {
        let events = war.play("end", &[]);
        for told in war.told(&events, BLUE) {
            words.push(format!(
                "{} {:?} {:?}",
                told.event,
                told.fields.seat.expect("a side"),
                name_of(&told.message.args["side"])
            ));
        }
    }
    expect![[r#"
        phase-began "blue" {"en": "Allies", "it": "Alleati"}
        phase-began "blue" {"en": "Allies", "it": "Alleati"}
        phase-began "blue" {"en": "Allies", "it": "Alleati"}
        turn-began "red" {"en": "Germans", "it": "Tedeschi"}
        phase-began "red" {"en": "Germans", "it": "Tedeschi"}"#]]
    .assert_eq(&words.join("\n"));
}

/// Rules: scs:12.0A, scs:12.0B, scs:0.10A.
#[test]
fn supply_is_told_to_those_who_may_see_the_unit() {
    let text = "map 12x10
        lake 12.02 11.01 11.02
        supply red 12.01
        blue A 02.05 3-4-5
        red Y 06.05 3-4-5
        red X 06.05 3-4-5
        turn 1 of 3 red exploitation";
    let mut cut_off = draw(text);
    let marked = text.replace("3-4-5\n        red X", "3-4-5 marks=out-of-supply\n        red X");
    let mut supplied = draw(&marked.replace("lake 12.02 11.01 11.02", "lake 12.10"));
    let told = [tell(&mut cut_off, "end", &[]), tell(&mut supplied, "end", &[])];
    let supply = told.iter().flat_map(|it| it.lines()).filter(|it| it.contains("suppl"));
    let lines: Vec<&str> = supply.filter(|it| !it.contains("phase-began")).map(str::trim).collect();
    expect![[r#"
        red: out-of-supply scs-out-of-supply [scs:12.0A] {"unit":"Y"}
        blue: out-of-supply scs-out-of-supply [scs:12.0A] {"unit":"X"}
        red: out-of-supply scs-out-of-supply [scs:12.0A] {"unit":"X"}
        all: out-of-supply scs-out-of-supply [scs:12.0A] {"unit":"X"}
        red: supplied scs-supplied [scs:12.0B] {"unit":"Y"}"#]]
    .assert_eq(&lines.join("\n"));
    assert_eq!(marks_of(&cut_off.0, BLUE, "X"), ["out-of-supply"]);
}

/// Rules: scs:0.3A, scs:0.10A, scs:8.0N, scs:0.7.1A.
#[test]
fn who_left_counts_and_lies_in_a_box() {
    let text = "map 12x10
        blue B 12.05 3-4-5
        blue A 12.05 3-4-5
        blue C 05.05 7-4-5
        red X 06.05 0-1-5
        red Y 02.05 3-4-5/2-2-5
        turn 1 of 3 blue movement
        ---
        [[exits]]
        side = \"blue\"
        hexes = [\"12.05\"]
        [victory]
        score_of = \"blue\"
        [[victory.points]]
        destroyed = \"red\"
        points = 2
        [[victory.points]]
        exited = \"blue\"
        points = 5
        [[victory.levels]]
        winner = \"blue\"
        result = { en = \"Blue wins.\", it = \"Vince il Blu.\" }";
    let mut drawn = draw_result(text, "D1");
    let points = |war: &War| war.scene(RED).tracks["points-blue"];
    assert_eq!(points(&drawn.0), 0);
    drawn.play("select A; add B; exit");
    assert_eq!(points(&drawn.0), 10, "two units left");
    drawn.play("end");
    drawn.attack("06.05", &["C"]);
    drawn.play("lose X; advance C");
    assert_eq!(points(&drawn.0), 12, "and one is destroyed");
    check_counters(
        &drawn.0,
        RED,
        &expect![[r#"
        red 02.05 Y up infantry "" [attack 3, defense 4, movement 5, steps 2, steps-max 2] []
        blue 06.05 C up infantry "" [attack 7, defense 4, movement 5, steps 1, steps-max 1] [attacked]
        blue exited B up infantry "" [attack 3, defense 4, movement 5, steps 1, steps-max 1] []
        blue exited A up infantry "" [attack 3, defense 4, movement 5, steps 1, steps-max 1] []
        red destroyed X up infantry "" [attack 0, defense 1, movement 5, steps 0, steps-max 1] []"#]],
    );
    let waiting = "map 12x10
        blue A 05.05 3-4-5
        red X - 3-4-5
        turn 1 of 3 red setup
        ---
        [[setup]]
        units = [\"X\"]
        zone = [\"08.05..09.06\"]";
    check_counters(
        &draw(waiting).0,
        BLUE,
        &expect![[r#"
        blue 05.05 A up infantry "" [attack 3, defense 4, movement 5, steps 1, steps-max 1] []
        red setup X up infantry "" [attack 3, defense 4, movement 5, steps 1, steps-max 1] []"#]],
    );
}

/// Rules: scs:0.3A, scs:0.10A.
#[test]
fn who_leaves_the_map_shows_the_opponent_the_top_unit_and_the_height() {
    let text = "map 12x10
        blue B 12.05 3-4-5
        blue A 12.05 3-4-5
        red X 02.05 3-4-5
        ---
        [[exits]]
        side = \"blue\"
        hexes = [\"12.05\"]";
    let told = tell(&mut draw(text), "select A; add B; exit", &[]);
    let exits: Vec<&str> = told.lines().filter(|it| it.contains("exited")).map(str::trim).collect();
    expect![[r#"
        blue: exited scs-exited [scs:0.3A] {"from":"12.05","units":["B","A"]}
        red: exited scs-exited-unseen [scs:0.3A] {"count":2,"from":"12.05","unit":"A"}
        all: exited scs-exited-unseen [scs:0.3A] {"count":2,"from":"12.05","unit":"A"}"#]]
    .assert_eq(&exits.join("\n"));
}

/// Rules: scs:6.1f, scs:7.0I.
#[test]
fn the_table_does_not_give_away_support_that_is_only_planned() {
    let mut drawn = draw(GOTHIC);
    drawn.play("attack 07.05; add A; air; barrage G");
    let seen =
        |war: &War, viewer| (war.scene(viewer).tracks["air-blue"], marks_of(war, viewer, "G"));
    assert_eq!(seen(&drawn.0, BLUE), (2, vec!["barraged".to_owned()]));
    assert_eq!(seen(&drawn.0, RED), (3, vec![]), "not before the announcement");
    drawn.play("announce");
    assert_eq!(seen(&drawn.0, RED), (2, vec!["barraged".to_owned()]));
}

/// Plays actions and writes only the reasons given for them.
fn reasons(drawn: &mut Drawn, actions: &str, faces: &[u8]) -> String {
    let told = tell(drawn, actions, faces);
    let kept = |it: &&str| it.starts_with('>') || it.contains("because");
    let short = |it: &str| it.split("   ").next().unwrap_or_default().to_owned();
    let line = |it: &str| if it.starts_with('>') { short(it) } else { it.to_owned() };
    told.lines().filter(kept).map(line).collect::<Vec<_>>().join("\n")
}

/// Rules: scs:6.0M, scs:9.0bA, scs:9.0d, scs:9.2A.
#[test]
fn overruns_conversions_and_retreats_are_explained() {
    let text = "map 12x10
        blue A 05.05 7-4-9
        blue C 08.05 3-4-5
        red X 06.05 0-4-5/0-2-5 printed=4
        lake 06.06 07.05 06.04 05.06 08.06 07.07
        turn 1 of 3 blue movement";
    let mut drawn = draw_result(text, "Dr3");
    let actions =
        "select A; overrun 06.05; roll; convert 1; lose X; retreat 07.06; lose X; stand; lose X";
    expect![[r#"
        > select A
        > overrun 06.05
          because +2 scs-why-overrun {} [scs:6.0M]
          because 7 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
          because 4 scs-why-strength {"unit": Unit(UnitName { id: "X", name: "X", title: None })} [scs:7.2c]
          because 2:1 scs-why-odds {"attack": Text("7"), "defense": Text("4")} [scs:7.4A]
          because 1:99 scs-why-column {} [scs:7.0K]
        > roll
          because 7 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
          because 4 scs-why-strength {"unit": Unit(UnitName { id: "X", name: "X", title: None })} [scs:7.2c]
          because 2:1 scs-why-odds {"attack": Text("7"), "defense": Text("4")} [scs:7.4A]
          because 1:99 scs-why-column {} [scs:7.0K]
        > convert 1
          because −1 scs-why-converted {"hexes": Number(1)} [scs:9.2A]
        > lose X
        > retreat 07.06
          because −1 scs-why-retreat-zone {} [scs:9.0d]
        > lose X
        > stand
          because −1 scs-why-missing {"hexes": Number(1)} [scs:9.0bA]
        > lose X"#]]
    .assert_eq(&reasons(&mut drawn, actions, &[3, 4]));
    let hidden = Options { heights: Height::Hidden, ..Options::default() };
    let mut drawn = draw_with(text, hidden);
    expect![[r#"
        > select A
        > overrun 06.05
          because +2 scs-why-overrun {} [scs:6.0M]
          because 7 scs-why-strength {"unit": Unit(UnitName { id: "A", name: "A", title: None })} [scs:7.2b]
          because ? scs-why-hidden {} [scs:0.10A]"#]]
    .assert_eq(&reasons(&mut drawn, "select A; overrun 06.05", &[]));
}

/// Rules: scs:0.3A, scs:0.10A.
#[test]
fn a_single_unit_that_leaves_the_map_is_named_to_all() {
    let text = "map 12x10\nblue A 12.05 3-4-5\nred X 02.05 3-4-5\n---\n\
        [[exits]]\nside = \"blue\"\nhexes = [\"12.05\"]";
    let told = tell(&mut draw(text), "select A; exit", &[]);
    let exits: Vec<&str> = told.lines().filter(|it| it.contains("exited")).map(str::trim).collect();
    let expected = ["blue", "red", "all"].map(|it| {
        format!(r#"{it}: exited scs-exited [scs:0.3A] {{"from":"12.05","units":["A"]}}"#)
    });
    assert_eq!(exits, expected);
}

/// Rules: scs:6.1f, scs:7.0I.
#[test]
fn an_attack_is_announced_with_its_support_be_it_of_one_kind_or_of_two() {
    let announced = |support: &str| {
        let told = tell(&mut draw(GOTHIC), &format!("attack 07.05; add A{support}; announce"), &[]);
        let mut lines = told.lines().filter(|it| it.trim().starts_with("red: announced"));
        lines.next().expect("it is announced").contains("scs-announced-attack-supported")
    };
    let supported = ["", "; air", "; barrage G", "; air; barrage G"].map(announced);
    assert_eq!(supported, [false, true, true, true]);
}

/// Rules: scs:3.1e, scs:3.1b.
#[test]
fn the_minimum_move_is_a_reason_only_where_the_points_do_not_suffice() {
    let minimum = |movement: u8, spent: u8| {
        let text = format!(
            "map 12x10\nmarsh 05.06\nblue A 05.05 3-4-{movement} spent={spent}\nred X 12.10 3-4-5"
        );
        let mut drawn = draw(&text);
        drawn.play("select A");
        let step = drawn.0.read_action("move 05.06").expect("an action");
        drawn.0.why(&step).iter().any(|it| it.rule == "scs:3.1e")
    };
    assert!(minimum(2, 0), "3 points for the marsh, and 2 are all it has");
    assert!(!minimum(3, 0), "all of them, and enough");
    assert!(!minimum(5, 2), "3 are left");
    assert!(!minimum(9, 4));
}

/// Rules: scs:0.10A, scs:7.0I.
#[test]
fn odds_are_known_beforehand_only_of_targets_that_hide_nothing() {
    let known = |war: &Drawn, action: &str| {
        war.0.may_know_odds_of(war.0.read_action(action).expect("an action")).is_ok()
    };
    let text = |beneath: &str, phase: &str| {
        format!(
            "map 12x10\nblue A 05.05 9-4-9\n{beneath}red X 06.05 0-1-5\nturn 1 of 3 blue {phase}"
        )
    };
    for (beneath, open) in [("", true), ("red Y 06.05 0-1-5\n", false)] {
        let mut attack = draw(&text(beneath, "combat"));
        attack.play("attack 06.05; add A");
        assert_eq!(known(&attack, "announce"), open);
        let refused = attack.0.may_know_odds_of(attack.0.read_action("announce").expect("one"));
        assert_eq!(refused.is_err_and(|it| it.rule.to_string() == "scs:0.10A"), !open);
        let mut overrun = draw(&text(beneath, "movement"));
        overrun.play("select A");
        assert_eq!(known(&overrun, "overrun 06.05"), open);
        assert!(known(&overrun, "stop"), "nothing is rolled for");
        attack.play("announce");
        assert!(known(&attack, "roll"), "both sides have shown their units");
    }
    let mut answer = draw(GOTHIC);
    answer.play("attack 07.05; add A; announce");
    assert!(!known(&answer, "done"), "the defender knows only how many attack");
}

#[test]
fn who_could_attack_a_hex_or_does_so_already() {
    let mut war = draw(
        "map 12x10\nblue A 05.05 3-4-5\nblue B 05.06 3-4-5\nblue C 03.05 3-4-5\nred X 06.05 3-4-5
         turn 1 of 3 blue combat",
    );
    let target = war.0.scenario().map.grid.find("06.05").expect("on the map");
    let can = |war: &Drawn| ["A", "B", "C"].map(|it| war.0.may_attack_hex(war.id(it), target));
    assert_eq!(can(&war), [true, true, false], "C is too far away");
    war.play("attack 06.05; add A");
    assert_eq!(can(&war), [true, true, false], "A attacks, B could join");
}

#[test]
fn strong_ground_multiplies_its_defenders_or_shifts_to_the_left() {
    let war = draw(
        "map 12x10\nwoods 02.02\nridge 03.03\nslope 04.04\nblue A 05.05 3-4-5\nred X 08.05 3-4-5
         ---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }
         [terrain.hex.woods]\nmove = { \"*\" = \"1\" }\ndefender = \"2\"
         [terrain.hex.ridge]\nmove = { \"*\" = \"1\" }\nshift = -1
         [terrain.hex.slope]\nmove = { \"*\" = \"1\" }\nshift = 1",
    );
    let strong = ["01.01", "02.02", "03.03", "04.04"]
        .map(|it| war.0.is_strong_ground(war.0.scenario().map.grid.find(it).expect("on the map")));
    assert_eq!(strong, [false, true, true, false]);
}

#[test]
fn a_game_that_is_over_shows_how_it_ended() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5\nturn 1 of 1 blue combat";
    let end = |cell: &str, losses: &str| {
        let mut drawn = draw_result(text, cell);
        drawn.attack("06.05", &["A"]);
        drawn.play(losses);
        while drawn.0.prompt().is_some() {
            drawn.play("end");
        }
        drawn.0.scene(BLUE).outcome.expect("it is over")
    };
    let won = end("D1", "lose X; done");
    assert_eq!((won.winner.as_deref(), won.text["en"].as_str()), (Some("blue"), "Blue wins."));
    assert_eq!(won.text["it"], "Vince il Blu.");
    let lost = end("A1", "lose A");
    assert_eq!((lost.winner.as_deref(), lost.text["en"].as_str()), (Some("red"), "Red wins."));
}

/// Rules: scs:7.0K.
#[test]
fn a_roll_is_labeled_with_its_result() {
    let mut drawn = draw(FACE_TO_FACE);
    let mut labels = Vec::new();
    for text in ["attack 06.05", "add A", "add B", "announce", "roll"] {
        let events = drawn.0.play(text, &[3, 4][..dice_of(text)]);
        labels.push(drawn.0.result(&events).map(|it| it.to_string()));
    }
    // 7 and 2 against twice 4 and 1 in the woods, 9 to 10, is 1:1; a 7 is A1 D1.
    assert_eq!(labels[..4], [None, None, None, None]);
    assert_eq!(labels[4].as_deref(), Some("A1 D1"));
}

#[test]
fn how_far_a_war_has_come_is_known_without_its_scene() {
    let standing = draw(FACE_TO_FACE).0.standing();
    assert_eq!((standing.turn, standing.turns), (2, 5));
    assert_eq!((standing.asked.as_deref(), standing.outcome), (Some("blue"), None));
}

/// Rules: scs:7.1A, scs:8.0c, scs:9.0a.
#[test]
fn a_result_says_what_both_sides_suffer_and_for_whom_it_is_good() {
    let war = draw(FACE_TO_FACE).0;
    let view = |text: &str| {
        let cell = text.parse().expect("a cell");
        war.result_view(&RollResult { attacker: Side::First, cell })
    };
    for (text, good_for) in [
        ("D1", Some("blue")),
        ("A1", Some("red")),
        ("A1 D1", None),
        ("-", None),
        ("Dr2", Some("blue")),
    ] {
        let seen = view(text);
        assert_eq!((seen.text.as_str(), seen.good_for.as_deref()), (text, good_for));
    }
    let parts: Vec<(String, String)> =
        view("A1 D2r3").parts.into_iter().map(|it| (it.seat, it.message.key)).collect();
    let part = |seat: &str, key: &str| (seat.to_owned(), key.to_owned());
    let expected = [
        part("blue", "scs-result-steps"),
        part("red", "scs-result-steps"),
        part("red", "scs-result-hexes"),
    ];
    assert_eq!(parts, expected);
}
