//! What is laid over the map: zones, supply, control, units still to act; nothing that is hidden.

use kernel::Viewer;
use rules_scs::Options;
use rules_scs::options::Fog;
use scene::{Overlay, OverlayKind, Show};

use super::{BLUE, RED};
use crate::drawn::{Drawn, draw, draw_result, draw_with};

#[track_caller]
fn overlay(war: &Drawn, viewer: Viewer, id: &str) -> Overlay {
    let mut overlays = war.0.overlays(viewer).into_iter();
    overlays.find(|it| it.id == id).unwrap_or_else(|| panic!("no overlay {id}"))
}

#[track_caller]
fn hexes(war: &Drawn, viewer: Viewer, id: &str) -> Vec<String> {
    let mut hexes = overlay(war, viewer, id).hexes;
    hexes.sort();
    hexes
}

/// Rules: scs:2.0b.
#[test]
fn a_zone_covers_the_hexes_round_a_unit_that_it_could_enter() {
    let war = draw("map 12x10\nriver 05.05/05.06\nblue A 05.05 3-4-5\nred X 12.10 0-4-5");
    for viewer in [BLUE, RED, Viewer::Spectator] {
        let zone = hexes(&war, viewer, "zoc-blue");
        assert_eq!(zone, ["04.04", "04.05", "05.04", "06.04", "06.05"], "not across the river");
        assert_eq!(hexes(&war, viewer, "zoc-red"), [""; 0], "no attack, no zone");
    }
    let zone = overlay(&war, BLUE, "zoc-blue");
    assert_eq!((zone.kind, zone.rule.as_deref()), (OverlayKind::Area, Some("scs:2.0b")));
    assert_eq!(zone.seat.as_deref(), Some("blue"));
}

/// Men wade the river, vehicles do not; M shows, F lies hidden under it. Lakes shut column 6 but for
/// 06.01, which A must pass on the way to its source in the west: the river parts it from 06.02.
const HIDDEN_WADER: &str = "map 12x4
    river 06.02/06.01
    lake 06.03 06.04 05.02 05.03 07.02 07.03
    blue A 07.01 3-4-5 class=foot
    red F 06.02 3-4-5 class=foot
    red M 06.02 5-4-5 class=motor
    ---
    [terrain.hex.open]
    move = { \"*\" = \"1\" }
    [terrain.hex.lake]
    move = { \"*\" = \"prohibited\" }
    [terrain.hexside.river]
    move = { foot = \"1\", motor = \"prohibited\" }";

/// Rules: scs:0.10A, scs:2.0b.
#[test]
fn the_zone_of_a_hidden_unit_shows_to_its_owner_only() {
    let war = draw(HIDDEN_WADER);
    let zone = |viewer| hexes(&war, viewer, "zoc-red").contains(&"06.01".to_owned());
    assert!(zone(RED) && !zone(BLUE) && !zone(Viewer::Spectator));
    let label = |viewer| overlay(&war, viewer, "zoc-red").label.key;
    assert_eq!(label(RED), "scs-overlay-zoc");
    assert_eq!(label(BLUE), "scs-overlay-zoc-seen", "and the label says so");
    let open = draw_with(HIDDEN_WADER, Options { fog: Fog::Off, ..Options::default() });
    assert!(hexes(&open, BLUE, "zoc-red").contains(&"06.01".to_owned()), "nothing is hidden");
    assert_eq!(overlay(&open, BLUE, "zoc-red").label.key, "scs-overlay-zoc");
}

/// Rules: scs:0.10A, scs:12.1a, scs:12.1aB.
#[test]
fn supply_is_reckoned_from_the_units_in_sight() {
    let war = draw(HIDDEN_WADER);
    // 06.01 lies in the zone of F alone, and there is no way round it.
    assert_eq!(overlay(&war, BLUE, "unsupplied-blue").units, [""; 0]);
    assert_eq!(overlay(&war, BLUE, "supply-blue").label.key, "scs-overlay-supply-seen");
    assert_eq!(overlay(&war, RED, "unsupplied-blue").units, ["A"]);
    assert_eq!(overlay(&war, RED, "supply-blue").label.key, "scs-overlay-supply");
}

/// Row 1 is a corridor from the blue source at 01.01 to the red one at 08.01.
const CORRIDOR: &str = "map 8x2\nlake 01.02 02.02 03.02 05.02 06.02 07.02 08.02\n\
    supply blue 01.01\nsupply red 08.01\nblue B 02.01 3-4-5\nblue A 06.01 3-4-5\n\
    red X 04.01 3-4-5\nred Y 08.01 3-4-5";

/// Rules: scs:12.1a, scs:12.1aA, scs:12.0A.
#[test]
fn lines_run_hex_by_hex_from_the_units_to_their_source() {
    let war = draw(CORRIDOR);
    let lines = overlay(&war, BLUE, "lines-blue");
    assert_eq!(lines.kind, OverlayKind::Trace);
    assert_eq!(lines.lines, [["02.01", "01.01"]], "A is cut off by X");
    assert_eq!(overlay(&war, BLUE, "unsupplied-blue").units, ["A"]);
    // 03.01 lies in the zone of X, 02.01 and 01.01 are open.
    assert_eq!(hexes(&war, BLUE, "supply-blue"), ["01.01", "02.01"]);
    assert_eq!(overlay(&war, BLUE, "unsupplied-red").units, ["X"], "A cuts X off too");
    assert_eq!(overlay(&war, BLUE, "lines-red").lines, [[""; 0]; 0], "Y stands on its source");
}

/// Rules: scs:13.0A.
#[test]
fn control_is_what_the_markers_say() {
    let mut war = draw("map 12x10\nblue A 05.05 3-4-5\nred X 12.10 3-4-5");
    assert_eq!(hexes(&war, RED, "control-blue"), ["05.05"]);
    war.play("select A; move 05.06");
    assert_eq!(hexes(&war, RED, "control-blue"), ["05.05", "05.06"]);
    assert_eq!(hexes(&war, BLUE, "control-red"), ["12.10"]);
}

/// Rules: scs:3.1M, scs:7.2d.
#[test]
fn the_side_that_is_asked_sees_who_can_still_act() {
    let mut war = draw("map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nred X 12.10 3-4-5");
    assert_eq!(overlay(&war, BLUE, "to-move-blue").units, ["A", "B"]);
    assert!(war.0.overlays(RED).iter().all(|it| !it.id.starts_with("to-")), "not asked");
    war.play("select A; stop");
    assert_eq!(overlay(&war, BLUE, "to-move-blue").units, ["B"]);

    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B 01.01 3-4-5\nred X 06.05 3-4-5\n\
        turn 1 of 3 blue combat";
    let war = draw_result(text, "A1");
    assert_eq!(overlay(&war, BLUE, "to-attack-blue").units, ["A"]);
}

/// Rules: scs:12.1a.
#[test]
fn supply_reaches_the_hexes_that_a_unit_of_the_side_could_enter() {
    let war = draw(
        "map 12x10\ntrack 02.05\nblue A 05.05 3-4-5 class=foot\nred X 08.05 3-4-5 class=wheel
         ---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }
         [terrain.hex.track]\nmove = { foot = \"prohibited\", wheel = \"1\" }",
    );
    let reached = |side: &str| hexes(&war, BLUE, &format!("supply-{side}"));
    assert!(reached("blue").contains(&"02.04".to_owned()));
    assert!(!reached("blue").contains(&"02.05".to_owned()), "nobody of Blue's could be there");
    assert!(reached("red").contains(&"02.05".to_owned()));
}
