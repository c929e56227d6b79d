//! A whole round of fire: position C.

use rules_coh::Flags;

use crate::stage::Stage;

/// Rules: coh:7.1b, coh:7.6.1a, coh:7.5b, coh:3.2.1a, coh:3.2.2c, coh:3.2.3c, coh:5.2d, coh:2.2i.
///
/// ex-32: long range, cover, CAP on dice and in prices, a rally, a withdrawal into woods, a kill.
#[test]
fn coh_7_0_a_round_of_fire() {
    let mut stage = Stage::of_data("pos-c").first("soviet");
    // (a) 3 - 2 + 9 = 10 against 12.
    stage.plays(&["use D", "fire I08"]);
    let events = stage.play("roll 0", &[4, 5]);
    assert_eq!(Stage::attack(&events), Some((10, Some(12), 0)));
    // (b) Two CAP to fire, two on the dice: 4 + 6 + 2 = 12 against 13.
    stage.plays(&["command A", "fire B05"]);
    let events = stage.play("roll 2", &[3, 3]);
    assert_eq!(Stage::attack(&events), Some((12, Some(13), 0)));
    assert_eq!(stage.cap("german"), 5);
    assert!(!stage.is("A", Flags::SPENT) && !stage.is("A", Flags::JOINED));
    // (c) Three AP and a CAP.
    stage.plays(&["use D", "fire I08"]);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (0, 4));
    assert_eq!(stage.miss(), (1, 12));
    assert!(stage.is("D", Flags::SPENT));
    // (d) 4 + 3 = 7.
    stage.plays(&["use A", "fire B05"]);
    let events = stage.play("roll 0", &[1, 2]);
    assert_eq!(Stage::attack(&events), Some((7, Some(13), 0)));
    stage.play("pass", &[]);
    // (e) 4 + 8 + 2 = 14 against 13; the fourteenth marker is Suppressed.
    stage.plays(&["use A", "fire B05"]);
    let events = stage.play("roll 2", &[4, 4, 14]);
    assert_eq!(Stage::attack(&events), Some((14, Some(13), 1)));
    assert_eq!((stage.ap("german"), stage.cap("german")), (3, 3));
    // (f) Seven is needed, and the house helps.
    stage.plays(&["use C", "rally"]);
    assert_eq!(stage.ap("soviet"), 2);
    stage.play("roll 0", &[4, 5]);
    assert_eq!(stage.marker("C"), None);
    // (g) Backward into the woods: 2 + 1 + 1, of which one in CAP.
    stage.plays(&["use A", "move I05", "face 0"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 2));
    assert!(stage.is("A", Flags::SPENT));
    stage.play("pass", &[]);
    assert!(stage.is("C", Flags::SPENT));
    // (h) 4 + 10 + 2 = 16 against 12: four more than needed.
    stage.plays(&["use B", "fire B08"]);
    let events = stage.play("roll 2", &[4, 6]);
    assert_eq!(Stage::attack(&events), Some((16, Some(12), 2)));
    assert_eq!((stage.at("D"), stage.points("german")), ("destroyed".to_owned(), 1));
    stage.plays(&["pass", "pass"]);
    assert_eq!(stage.game.core.round, 2);
}
