//! Chapter 20: aircraft that fly home, smoke in the air, bombs that leave mines.

use rules_coh::{Event, Flags};

use crate::stage::{Drawing, ground};

const PLAIN: [&str; 8] = ["........"; 8];

/// A German aircraft over D02 that looks to the right and down, in round 1; whatever else is added.
fn aloft(kind: &str, more: &str) -> Drawing {
    let flying = format!("flying = {{ hex = \"D02\", altitude = 1 }}\n{more}");
    ground(&PLAIN)
        .unit_with("A", kind, "D01", 2, &flying)
        .with("[[air]]\nunit = \"A\"\nrounds = [1]\nbombs = { kind = \"cluster\", count = 1 }")
        .unit("G", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "H08", 0)
}

const START: &str = "[start]\nturn = 1\nphase = \"turns\"\nside = \"german\"";

/// Rules: coh:20.0m.
#[test]
fn coh_20_0m_a_spent_aircraft_flies_home_before_its_side_passes() {
    let mut stage = aloft("stuka", "marks = [\"spent\"]").with(START).drawn();
    assert_eq!(stage.refused("pass"), "coh:20.0m");
    assert!(stage.offers("use G"), "others may act first");
    stage.plays(&["home A", "pass"]);
    assert_eq!(stage.at("A"), "F06", "four hexes straight on");
    stage.plays(&["home A", "pass"]);
    assert_eq!(stage.at("A"), "awaited");
    assert!(stage.offers("pass"));
}

/// Rules: coh:20.3d, coh:20.0m.
#[test]
fn coh_20_3d_an_aircraft_looks_down_wherever_it_passes() {
    let mut stage = aloft("stuka", "marks = [\"spent\"]")
        .unit_with("H", "rifle-41", "D05", 0, "hidden = true")
        .with(START)
        .drawn();
    // Three hexes from where it begins and from where it ends, two from E04 on its way.
    assert!(stage.is("H", Flags::HIDDEN));
    let events = stage.play("home A", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::Revealed { .. })), "{events:?}");
}

/// Rules: coh:20.3c, coh:13.0g.
#[test]
fn coh_20_3c_no_dogfight_goes_through_dense_smoke() {
    let fight = |smoke: &[&str]| {
        let drawing = aloft("stuka", "")
            .unit_with("P", "il-2", "D08", 5, "flying = { hex = \"F07\", altitude = 1 }")
            .with("[[air]]\nunit = \"P\"\nrounds = [1]");
        let smoke = smoke.iter().map(|it| format!("[[smoke]]\nhex = \"{it}\"\nvalue = 2"));
        let mut stage = smoke.fold(drawing, |it, more| it.with(&more)).with(START).drawn();
        stage.plays(&["use A", "fly E03"]);
        stage.offers("flak P")
    };
    assert!(fight(&[]));
    assert!(!fight(&["E05"]), "{:?}", "a screen of two");
}

/// Rules: coh:20.4d, coh:18.5i.
#[test]
fn coh_20_4d_cluster_bombs_find_mines_that_lie_hidden() {
    for hidden in [false, true] {
        let mines = "[[work]]\nkind = \"mines\"\nhex = \"E06\"\ncolor = \"red\"\nnumber = 9\n\
            owner = \"soviet\"\nhidden = true";
        let drawing = aloft("stuka", "").unit("T", "rifle-41", "E06", 0);
        let drawing = if hidden { drawing.with(mines) } else { drawing };
        let mut stage = drawing.with(START).drawn();
        stage.plays(&["use A", "fly E03", "bomb 1 E06"]);
        let events = stage.play("roll 2", &[6, 6]);
        let work = *stage.game.core.works.last().expect("mines either way");
        assert!(!work.hidden && work.hex == stage.hex("E06"));
        assert_eq!(work.number, if hidden { 9 } else { 7 });
        let found = |it: &Event| matches!(it, Event::MinesFound { .. });
        let laid = |it: &Event| matches!(it, Event::Mined { .. });
        assert_eq!(events.iter().any(found), hidden, "{events:?}");
        assert_eq!(events.iter().any(laid), !hidden, "{events:?}");
    }
}

/// Rules: coh:10.2a, coh:10.0f.
#[test]
fn coh_10_2a_nobody_hides_under_an_aircraft() {
    let rows = ["......ww"; 8];
    let hides = |over: &str| {
        let flying = format!("flying = {{ hex = \"{over}\", altitude = 1 }}");
        let mut stage = ground(&rows)
            .unit_with("A", "stuka", "D01", 2, &flying)
            .with("[[air]]\nunit = \"A\"\nrounds = [1]")
            .unit("G", "infantry-43", "B08", 3)
            .unit("S", "rifle-41", "H01", 0)
            .with(START)
            .drawn();
        stage.play("use G", &[]);
        stage.offers("hide B08")
    };
    assert!(hides("D04") && !hides("B08"));
}

/// Rules: coh:20.0k, coh:card.30.
#[test]
fn coh_20_0k_an_aircraft_finds_nobody_by_a_card() {
    let start = format!("{START}\nhand = {{ german = [\"30\"] }}");
    let stage = aloft("stuka", "marks = [\"active\"]")
        .with("[cards_in_play]\ndeck = { \"30\" = 1 }")
        .with(&format!("{start}\nap = {{ german = 5 }}"))
        .drawn();
    assert_eq!(stage.refused("card 30 A cap"), "coh:20.0k");
    assert!(stage.offers("card 30 G cap"));
}

/// Rules: coh:card.V12, coh:20.0m.
#[test]
fn coh_card_v12_nobody_flies_home_before_the_card() {
    let start = format!("{START}\nhand = {{ german = [\"13\"] }}");
    let mut stage = aloft("stuka", "marks = [\"spent\"]")
        .unit_with("V", "infantry-43", "A02", 3, "cards = [\"V12\"]")
        .with("[cards_in_play]\ndeck = { \"13\" = 1 }")
        .with(&start)
        .drawn();
    stage.play("card V12 V", &[]);
    assert_eq!(stage.refused("home A"), "coh:card.V12");
}
