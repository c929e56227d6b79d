//! What a player may imagine: all he knows stays, the rest is dealt anew.

use std::collections::BTreeSet;

use kernel::dice::SearchDice;
use kernel::{Game, Seat, Viewer};
use rules_coh::{Firefight, Flags, Place};
use scene::Show;
use testkit::{swarm, two_worlds};

use crate::data::firefight;
use crate::stage::{Drawing, Stage, ground};

const GERMAN: Viewer = Viewer::Player(Seat(0));
const SOVIET: Viewer = Viewer::Player(Seat(1));

/// Many guesses of one viewer.
fn guesses(stage: &Stage, viewer: Viewer) -> Vec<Stage> {
    let guess = |seed| {
        let game = stage.game.guess(viewer, &mut SearchDice::new(seed));
        game.check_invariants();
        Stage { game }
    };
    (0..200).map(guess).collect()
}

/// The hexes in which a unit is imagined.
fn imagined(stage: &Stage, viewer: Viewer, unit: &str) -> Vec<String> {
    let hexes: BTreeSet<String> = guesses(stage, viewer).iter().map(|it| it.at(unit)).collect();
    hexes.into_iter().collect()
}

/// A hidden German unit with several hexes to begin in.
fn lurking(rows: &[&str], hexes: &str) -> Drawing {
    let hexes: Vec<String> = hexes.split(' ').map(|it| format!("\"{it}\"")).collect();
    ground(rows).with(&format!(
        "[[unit]]\nid = \"G\"\ntype = \"infantry-43\"\nforce = \"german\"\nhexes = [{}]\n\
         hidden = true",
        hexes.join(", ")
    ))
}

const WOODS: [&str; 6] = ["......", ".w.w..", "......", "w.....", "......", "......"];

/// Rules: coh:7.4c.
#[test]
fn coh_7_4c_face_down_markers_of_the_enemy_are_drawn_anew() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.hit("G", "pinned");
    stage.hit("S", "pinned");
    let of = |viewer, unit: &str| {
        let all: BTreeSet<_> = guesses(&stage, viewer).iter().map(|it| it.marker(unit)).collect();
        all.into_iter().flatten().collect::<Vec<_>>()
    };
    assert_eq!(of(GERMAN, "G"), ["pinned"], "his own he knows");
    let others = ["cowering", "panicked", "pinned", "stunned", "suppressed", "unnerved"];
    assert_eq!(of(GERMAN, "S"), others, "Eliminated never lies under a unit");
    assert_eq!(of(SOVIET, "S"), ["pinned"]);
    assert_eq!(of(Viewer::Spectator, "G").len(), 6);
}

/// The markers imagined under a unit.
fn markers(stage: &Stage, viewer: Viewer, unit: &str) -> Vec<String> {
    let all: BTreeSet<_> = guesses(stage, viewer).iter().map(|it| it.marker(unit)).collect();
    all.into_iter().map(|it| it.expect("a hit stays a hit")).collect()
}

/// Infantry in A02 and rifles in D02, which are hit; the Soviets begin.
fn rifles_with(marker: &str) -> Stage {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .soviet();
    stage.hit("S", marker);
    stage
}

/// Rules: coh:7.4d, coh:7.4c.
#[test]
fn coh_7_4d_a_marker_that_was_shown_stays_known() {
    let mut stage = rifles_with("suppressed");
    let shown = |stage: &Stage| {
        let scene = stage.game.scene(GERMAN);
        let marks = &scene.counters.iter().find(|it| it.id == "S").expect("in view").marks;
        marks.contains(&"hit-suppressed".to_owned())
    };
    assert!(!shown(&stage) && markers(&stage, GERMAN, "S").len() == 6);
    // It weakens the shot, so it is shown.
    stage.plays(&["use S", "fire A02"]);
    stage.miss();
    assert_eq!(markers(&stage, GERMAN, "S"), ["suppressed"]);
    assert!(shown(&stage), "all have seen it");
    // Another one is another secret.
    stage.game.core.units[1].ruled_out = 0;
    assert_eq!(markers(&stage, GERMAN, "S").len(), 6);
}

/// Rules: coh:7.4c, coh:7.4d.
#[test]
fn coh_7_4c_what_a_unit_is_seen_to_do_rules_markers_out() {
    // Neither Pinned nor Stunned moves, and Cowering would have been shown.
    let mut stage = rifles_with("unnerved");
    stage.plays(&["use S", "move D03", "face 0"]);
    assert_eq!(markers(&stage, GERMAN, "S"), ["panicked", "suppressed", "unnerved"]);
    // Who fires is not kept from it, nor weakened unseen.
    let mut stage = rifles_with("unnerved");
    stage.plays(&["use S", "fire A02"]);
    stage.miss();
    assert_eq!(markers(&stage, GERMAN, "S"), ["pinned", "unnerved"]);
    // Who is attacked would show what changes its defense.
    let mut stage = rifles_with("unnerved");
    stage.plays(&["pass", "use G", "fire D02"]);
    stage.miss();
    assert_eq!(markers(&stage, GERMAN, "S"), ["pinned", "stunned", "suppressed", "unnerved"]);
    // Seven would have been enough for all but Panicked and Cowering.
    let mut stage = rifles_with("panicked");
    stage.plays(&["use S", "rally"]);
    stage.play("roll 0", &[3, 4]);
    assert_eq!(markers(&stage, GERMAN, "S"), ["cowering", "panicked"]);
    // Cover counts: six and one are seven.
    let mut stage = rifles_with("panicked");
    stage.set("S", Flags::HASTY);
    stage.plays(&["use S", "rally"]);
    stage.play("roll 0", &[3, 3]);
    assert_eq!(markers(&stage, GERMAN, "S"), ["cowering", "panicked"]);
    // Who turns is neither Pinned nor Stunned.
    let mut stage = rifles_with("unnerved");
    stage.plays(&["use S", "pivot 1"]);
    let left = ["cowering", "panicked", "suppressed", "unnerved"];
    assert_eq!(markers(&stage, GERMAN, "S"), left);
}

/// Rules: coh:7.4c, coh:9.1.1b.
///
/// A group is still declaring its move: whoever could not go, or not pay for it, is not thought of.
#[test]
fn coh_7_4c_a_move_that_is_declared_rules_out_what_would_forbid_it() {
    let declared = |cap: u8| {
        let mut stage = ground(&["....", "....", "....", "...."])
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .unit("T", "rifle-41", "D02", 0)
            .caps(7, cap)
            .soviet();
        stage.hit("S", "unnerved");
        stage.plays(&["command S", "join T", "move D03"]);
        assert_eq!(stage.asked(), "soviet", "the second of them is asked");
        markers(&stage, GERMAN, "S")
    };
    // One point for open ground; Cowering would add one.
    assert_eq!(declared(1), ["panicked", "suppressed", "unnerved"]);
    assert_eq!(declared(2), ["cowering", "panicked", "suppressed", "unnerved"]);
}

/// Rules: coh:7.4c, coh:7.4e.
#[test]
fn coh_7_4e_a_guess_does_not_know_the_markers_of_targets_to_come() {
    let with = |marker| {
        let mut stage = ground(&["....", "....", "....", "...."])
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .unit("T", "rifle-41", "D02", 0)
            .german();
        stage.hit("S", marker);
        stage.plays(&["use G", "fire D02"]);
        stage
    };
    let (one, other) = (with("panicked"), with("pinned"));
    assert!(one.offers("target S"), "it is chosen which is rolled for first");
    for (a, b) in guesses(&one, GERMAN).iter().zip(guesses(&other, GERMAN)) {
        assert_eq!(a.game.core, b.game.core);
    }
    // A panicked front is lower by one, and that is shown when the roll comes.
    let mut stage = one;
    stage.play("target S", &[]);
    assert_eq!(markers(&stage, GERMAN, "S"), ["panicked"]);
    assert_eq!(stage.miss(), (4, 11));
}

/// Rules: coh:7.4c, coh:10.3a.
#[test]
fn coh_7_4c_what_nobody_sees_tells_nothing_of_a_marker() {
    let mut stage = ground(&WOODS)
        .unit_with("G", "sniper-german", "B02", 0, "hidden = true")
        .unit("S", "rifle-41", "F03", 0)
        .german();
    stage.hit("G", "unnerved");
    stage.plays(&["use G", "fire F03"]);
    stage.miss();
    stage.play("roll 0", &[1]);
    assert!(stage.is("G", Flags::HIDDEN));
    assert_eq!(markers(&stage, SOVIET, "G").len(), 6);
    // Nor does what it did before it was hit.
    let mut stage = rifles_with("unnerved");
    stage.game.core.units[1].hit = None;
    let unnerved = stage.game.scenario.markers.foot.iter().position(|it| it.id == "unnerved");
    stage.game.core.pools[0][unnerved.expect("a line of the chart")] += 1;
    stage.plays(&["use S", "move D03", "face 0"]);
    stage.hit("S", "unnerved");
    assert_eq!(markers(&stage, GERMAN, "S").len(), 6);
}

/// Rules: coh:7.4c, coh:7.4d.
#[test]
fn coh_7_4d_a_known_marker_is_not_dealt_to_others() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "t-34c", "D02", 0)
        .unit("T", "t-34c", "D03", 0)
        .german();
    stage.hit("S", "light-damage");
    stage.hit("T", "stunned");
    // The only Stunned marker was seen under T.
    let line = stage.game.scenario.markers.vehicle.iter().position(|it| it.id == "stunned");
    stage.game.core.units[2].ruled_out = !(1 << line.expect("a line of the chart"));
    assert_eq!(markers(&stage, GERMAN, "T"), ["stunned"]);
    let of_s = markers(&stage, GERMAN, "S");
    assert!(of_s.len() > 2 && !of_s.contains(&"stunned".to_owned()), "{of_s:?}");
}

/// Rules: coh:8.1h.
#[test]
fn coh_8_1h_cards_of_the_enemy_are_dealt_anew() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .with("[cards_in_play]\ndeck = { \"2\" = 1, \"3\" = 1, \"4\" = 1, \"5\" = 1, y1 = 1 }")
        .german();
    stage.deal("german", "2");
    stage.deal("soviet", "3");
    let card = |id| stage.game.scenario.cards.find(id).expect("a card");
    let mut held = BTreeSet::new();
    for guess in guesses(&stage, GERMAN) {
        let core = &guess.game.core;
        assert_eq!(core.forces[0].hand, [card("2")], "his own hand stays");
        assert_eq!(core.forces[1].hand.len(), 1, "the count is known");
        assert_eq!(core.deck.len(), 3);
        held.insert(core.forces[1].hand[0]);
    }
    let green: BTreeSet<_> = ["3", "4", "5"].into_iter().map(card).collect();
    assert_eq!(held, green, "never his own card, never a yellow one");
}

/// Rules: coh:card.y2.
#[test]
fn coh_card_y2_secret_aims_of_the_enemy_are_dealt_anew() {
    let aim = |number: u8| {
        format!("[[objective_card]]\nnumber = {number}\nhexes = [\"A0{number}\"]\npoints = 1\n")
    };
    let aims: String = (1..=4).map(aim).collect();
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .with(&aims)
        .drawn();
    stage.play("begin", &[2, 1]);
    let of = |force: usize| {
        let aims = guesses(&stage, GERMAN).into_iter().map(|it| it.game.core.forces[force].aim);
        aims.collect::<BTreeSet<u8>>()
    };
    assert_eq!(of(0), BTreeSet::from([2]));
    assert_eq!(of(1), BTreeSet::from([1, 3, 4]));
}

/// Rules: coh:10.0a.
#[test]
fn coh_10_0a_a_guess_does_not_depend_on_where_a_hidden_unit_is() {
    let at = |hex: &str| {
        let mut stage = lurking(&WOODS, "B02 B04 D01")
            .unit("H", "infantry-43", "A06", 3)
            .unit("S", "rifle-41", "F02", 0)
            .drawn();
        stage.play(&format!("place {hex}"), &[]);
        stage.first("soviet")
    };
    let (one, other) = (at("B02"), at("D01"));
    for viewer in [SOVIET, Viewer::Spectator] {
        for (a, b) in guesses(&one, viewer).iter().zip(guesses(&other, viewer)) {
            assert_eq!(a.game.core, b.game.core, "{viewer:?}");
        }
    }
    assert_eq!(imagined(&one, SOVIET, "G"), ["B02", "B04", "D01"]);
    assert_eq!(imagined(&one, GERMAN, "G"), ["B02"], "its owner knows");
    assert_eq!(imagined(&one, SOVIET, "H"), ["A06"], "what is seen stays");
    assert_eq!(imagined(&one, SOVIET, "S"), ["F02"]);
}

/// Rules: coh:10.0f, coh:10.0k, coh:10.0l.
#[test]
fn coh_10_0_nobody_is_imagined_where_he_would_be_seen() {
    // D03 lies in the open near the rifles, B04 holds a comrade, B02 and F06 are left.
    let mut stage = lurking(&WOODS, "B02 B04 D03 F06")
        .unit("H", "infantry-43", "B04", 3)
        .unit("S", "rifle-41", "E02", 0)
        .drawn();
    stage.play("place B02", &[]);
    let stage = stage.first("soviet");
    assert_eq!(imagined(&stage, SOVIET, "G"), ["B02", "F06"]);
}

/// Rules: coh:10.0a, coh:10.1a, coh:10.2b.
#[test]
fn coh_10_2_who_hid_later_is_imagined_within_reach() {
    let mut stage = ground(&["......", "......", "wwwwww", "wwwwww", "......", "......", "......"])
        .unit("G", "infantry-43", "A01", 0)
        .unit("S", "rifle-41", "G06", 0)
        .german();
    stage.plays(&["use G", "hide B01"]);
    assert_eq!(stage.game.core.clock, 1);
    // One action has passed: the hex in which it began, or one beside it.
    assert_eq!(imagined(&stage, SOVIET, "G"), ["A01", "A02", "B01"]);
    assert_eq!(imagined(&stage, GERMAN, "G"), ["B01"]);
}

/// Rules: coh:10.1d, coh:10.0a.
#[test]
fn coh_10_1_who_may_have_moved_is_imagined_farther_away() {
    let mut stage = lurking(&WOODS, "B02")
        .unit("H", "infantry-43", "A06", 3)
        .unit("S", "rifle-41", "F06", 0)
        .drawn()
        .first("german");
    assert_eq!(imagined(&stage, SOVIET, "G"), ["B02"], "nothing was done yet");
    stage.plays(&["use G", "sneak C02"]);
    let hexes = imagined(&stage, SOVIET, "G");
    assert!(hexes.contains(&"B02".to_owned()) && hexes.contains(&"C02".to_owned()));
    assert_eq!(hexes, ["A02", "B01", "B02", "B03", "C01", "C02", "C03"], "the hexes beside B02");
    // Three of four are thought to lie in wait where they began.
    let stayed = guesses(&stage, SOVIET).iter().filter(|it| it.at("G") == "B02").count();
    assert!((120..190).contains(&stayed), "{stayed} of 200");
}

/// Rules: coh:10.0n, coh:18.2m.
#[test]
fn coh_10_0n_a_hidden_unit_is_imagined_inside_works_of_its_kind() {
    let trench = |hex: &str| format!("[[work]]\nkind = \"trench\"\nhex = \"{hex}\"\n");
    let mut stage = ground(&WOODS)
        .with(&format!(
            "{}{}[[unit]]\nid = \"G\"\ntype = \"infantry-43\"\nforce = \"german\"\n\
             hexes = [\"C03\", \"E05\"]\nhidden = true\nwork = \"trench\"",
            trench("C03"),
            trench("E05")
        ))
        .unit("S", "rifle-41", "F02", 0)
        .drawn();
    stage.play("place C03", &[]);
    let stage = stage.first("soviet");
    assert!(stage.is("G", Flags::INSIDE));
    for guess in guesses(&stage, SOVIET) {
        assert!(guess.is("G", Flags::INSIDE), "both hexes have a trench");
    }
    assert_eq!(imagined(&stage, SOVIET, "G"), ["C03", "E05"]);
}

/// Rules: coh:10.0a, coh:18.1c, coh:18.2o.
#[test]
fn coh_10_0a_who_is_imagined_elsewhere_has_left_its_cover() {
    let mut stage = ground(&WOODS)
        .unit_with("G", "infantry-43", "C03", 0, "hidden = true\nwork = \"trench\"")
        .unit("H", "infantry-43", "A06", 3)
        .unit("S", "rifle-41", "F02", 0)
        .with("[[work]]\nkind = \"trench\"\nhex = \"C03\"")
        .german();
    stage.set("G", Flags::HASTY);
    stage.plays(&["use H", "pivot 2"]);
    let mut left = 0;
    for guess in guesses(&stage, SOVIET) {
        assert_eq!(guess.is("G", Flags::INSIDE), guess.at("G") == "C03");
        assert!(!guess.is("G", Flags::HASTY), "nobody has seen it dig");
        left += usize::from(guess.at("G") != "C03");
    }
    assert!(left > 10, "{left}");
}

/// Rules: coh:10.3b, coh:10.0a.
#[test]
fn coh_10_3_the_shot_of_a_hidden_sniper_does_not_tell_where_it_is() {
    let at = |hex: &str| {
        let mut stage = ground(&WOODS)
            .with(
                "[[unit]]\nid = \"G\"\ntype = \"sniper-german\"\nforce = \"german\"\n\
                 hexes = [\"B02\", \"B04\"]\nhidden = true",
            )
            .unit("S", "rifle-41", "F03", 3)
            .drawn();
        stage.play(&format!("place {hex}"), &[]);
        let mut stage = stage.first("german");
        stage.plays(&["use G", "fire F03"]);
        stage.miss();
        stage
    };
    let (one, other) = (at("B02"), at("B04"));
    assert_eq!(one.asked(), "soviet", "who looks for it");
    for (a, b) in guesses(&one, SOVIET).iter().zip(guesses(&other, SOVIET)) {
        assert_eq!(a.game.core, b.game.core);
    }
    assert!(imagined(&one, SOVIET, "G").contains(&"B04".to_owned()));
}

/// Rules: coh:10.3b, coh:10.3e, coh:10.0a.
#[test]
fn coh_10_3_a_shot_being_fired_is_reckoned_from_where_the_sniper_is_imagined() {
    // Both woods lie before the rifles; the farther one is at long range from them.
    let at = |hex: &str| {
        let mut rows = ["...."; 14];
        rows[0] = "..w.";
        rows[6] = "w...";
        let mut stage = ground(&rows)
            .with(
                "[[unit]]\nid = \"G\"\ntype = \"sniper-german\"\nforce = \"german\"\n\
                 hexes = [\"A03\", \"G01\"]\nhidden = true",
            )
            .unit("S", "rifle-41", "L03", 0)
            .unit("T", "rifle-41", "L03", 0)
            .drawn();
        stage.play(&format!("place {hex}"), &[]);
        let mut stage = stage.first("german");
        stage.plays(&["use G", "fire L03"]);
        stage
    };
    let (one, other) = (at("A03"), at("G01"));
    assert!(one.offers("target S"), "in the middle of the attack");
    for (a, b) in guesses(&one, SOVIET).iter().zip(guesses(&other, SOVIET)) {
        assert_eq!(a.game.core, b.game.core);
        let volley = a.game.core.volley.as_ref().expect("an attack");
        // Eleven hexes are beyond the range of ten.
        let power = if a.at("G") == "A03" { 1 } else { 3 };
        assert_eq!(volley.targets[0].power(), power, "from {}", a.at("G"));
    }
    assert_eq!(imagined(&one, SOVIET, "G"), ["A03", "G01"]);
}

/// Nobody is seen in the bunker, so no side is named through which the shot came; but what it was
/// worth tells whether it came from the next hex [COH 7.6.2a].
///
/// Rules: coh:10.3e, coh:7.6.2a, coh:10.0a.
#[test]
fn coh_10_3e_what_the_shot_of_a_hidden_sniper_was_worth_is_known_only_when_it_is_rolled() {
    let at = |hex: &str| {
        let mut stage = ground(&WOODS)
            .with(
                "[[unit]]\nid = \"G\"\ntype = \"sniper-german\"\nforce = \"german\"\n\
                 hexes = [\"B02\", \"B04\"]\nhidden = true",
            )
            .unit("S", "rifle-41", "F01", 3)
            .with("[[work]]\nkind = \"bunker\"\nhex = \"C02\"\nfacing = 0\nfront = 5\nflank = 2")
            .drawn();
        stage.play(&format!("place {hex}"), &[]);
        let mut stage = stage.first("german");
        let fired = stage.plays(&["use G", "fire C02", "target bunker"]);
        assert!(!fired.iter().any(Firefight::reveals), "{fired:?}");
        assert_eq!(stage.at("G"), hex);
        let rolled = stage.play("roll 0", &[1, 1]);
        assert!(rolled.iter().any(Firefight::reveals), "{rolled:?}");
        let (value, ..) = Stage::attack(&rolled).expect("an attack");
        value
    };
    assert_eq!(at("B02") - at("B04"), 3);
}

/// Rules: coh:10.3e, coh:10.0a.
#[test]
fn coh_10_3e_a_sniper_is_imagined_where_its_shot_can_have_come_from() {
    let mut rows = ["......"; 24];
    rows[11] = "..w...";
    let unit = |id: &str, kind: &str, hexes: &str| {
        format!(
            "[[unit]]\nid = \"{id}\"\ntype = \"{kind}\"\nforce = \"german\"\nhexes = [{hexes}]\n\
             hidden = true\n"
        )
    };
    // A05 is 22 hexes away, more than twice the range; the woods of L03 hide K03; X05 lies behind
    // the rifles in V03, which look up.
    let hexes = "\"A05\", \"D05\", \"K03\", \"Q01\", \"X05\"";
    let mut stage = ground(&rows)
        .with(&unit("G", "sniper-german", hexes))
        .with(&unit("H", "infantry-43", "\"A01\", \"B01\""))
        .unit("S", "rifle-41", "V03", 0)
        .unit("T", "rifle-41", "V03", 0)
        .drawn();
    stage.plays(&["place D05", "place A01"]);
    let mut stage = stage.first("german");
    stage.plays(&["use G", "fire V03"]);
    assert_eq!(imagined(&stage, SOVIET, "G"), ["D05", "Q01"]);
    assert_eq!(imagined(&stage, SOVIET, "H"), ["A01", "B01"], "H did not fire");
    stage.play("target S", &[]);
    for guess in guesses(&stage, SOVIET) {
        let aimed = guess.game.core.volley.as_ref().and_then(|it| it.aimed.as_ref());
        // Nineteen hexes are long range, six are not.
        let power = if guess.at("G") == "D05" { 1 } else { 3 };
        assert_eq!(aimed.map(rules_coh::Target::power), Some(power), "from {}", guess.at("G"));
    }
}

/// Rules: coh:10.0a.
#[test]
fn coh_10_0a_a_hidden_unit_is_imagined_somewhere_even_where_no_hex_fits() {
    // Only the two woods hide anybody: A05 lies between the enemies in A04 and A06.
    let hidden = |id: &str, kind: &str, force: &str, hexes: &str| {
        format!(
            "[[unit]]\nid = \"{id}\"\ntype = \"{kind}\"\nforce = \"{force}\"\nhexes = [{hexes}]\n\
             hidden = true\n"
        )
    };
    let mut stage = ground(&["w.w..."])
        .with(&hidden("G1", "infantry-43", "german", "\"A01\", \"A03\""))
        .with(&hidden("G2", "infantry-43", "german", "\"A01\", \"A03\""))
        .with(&hidden("S1", "rifle-41", "soviet", "\"A03\""))
        .unit("H", "infantry-43", "A02", 0)
        .unit("T", "rifle-41", "A04", 0)
        .unit("I", "infantry-43", "A06", 0)
        .drawn();
    stage.plays(&["place A01", "place A01"]);
    let stage = stage.first("german");
    // Where the Germans are imagined in both woods, nothing is left for the Soviets.
    let mut cornered = 0;
    for guess in guesses(&stage, Viewer::Spectator) {
        let apart = guess.at("G1") != guess.at("G2");
        assert_eq!(guess.at("S1") == "A05", apart, "{} {}", guess.at("G1"), guess.at("G2"));
        cornered += usize::from(apart);
    }
    assert!(cornered > 10, "{cornered}");
}

/// Rules: coh:12.3a, coh:18.5i.
#[test]
fn coh_12_3_artillery_and_mines_of_the_enemy_are_anybodys_guess() {
    let mut stage = ground(&WOODS)
        .unit("G", "infantry-43", "C03", 3)
        .unit("S", "rifle-41", "F02", 0)
        .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1")
        .with(
            "[[work]]\nkind = \"mines\"\nhex = \"E04\"\ncolor = \"red\"\nnumber = 7\n\
             owner = \"german\"\nhidden = true",
        )
        .drawn();
    stage.play("begin", &[]);
    stage.play("shell F02", &[]);
    let places = |viewer| {
        let all = guesses(&stage, viewer);
        let plots: BTreeSet<_> = all.iter().map(|it| it.game.core.forces[0].plots[0].hex).collect();
        let mines: BTreeSet<_> = all.iter().map(|it| it.game.core.works[0].hex).collect();
        (plots.len(), mines.len())
    };
    assert_eq!(places(GERMAN), (1, 1));
    let (plots, mines) = places(SOVIET);
    assert!(plots > 10 && mines > 10, "{plots} {mines}");
    for guess in guesses(&stage, SOVIET) {
        let hex = guess.game.core.works[0].hex;
        assert!(guess.game.seen_in(hex).next().is_none(), "nobody stands on mines not found");
    }
}

/// Rules: coh:18.5i.
#[test]
fn coh_18_5i_works_and_mines_that_are_seen_stay_where_they_are() {
    let stage = ground(&WOODS)
        .unit("G", "infantry-43", "C03", 3)
        .unit("S", "rifle-41", "F02", 0)
        .with(
            "[[work]]\nkind = \"mines\"\nhex = \"E04\"\ncolor = \"red\"\nnumber = 7\n\
             owner = \"german\"\n[[work]]\nkind = \"wire\"\nhex = \"E05\"\nowner = \"german\"",
        )
        .german();
    for guess in guesses(&stage, SOVIET) {
        assert_eq!(guess.game.core.works, stage.game.core.works);
    }
}

/// The hexes in which plots of the Germans are imagined, and how many of them are smoke.
fn plots(stage: &Stage, plot: usize) -> (BTreeSet<String>, usize) {
    let all = guesses(stage, SOVIET);
    let plots = all.iter().map(|it| (it, it.game.core.forces[0].plots[plot]));
    let hexes = plots.clone().map(|(it, plot)| it.game.label(plot.hex).to_owned()).collect();
    (hexes, plots.filter(|it| it.1.smoke).count())
}

/// Rules: coh:12.3b, coh:12.3c, coh:13.1a.
#[test]
fn coh_12_3c_where_shells_land_is_known_when_they_do() {
    let oba = |card: &str| format!("[[oba]]\nforce = \"german\"\ncard = \"{card}\"\nuses = 2\n");
    let mut stage = ground(&WOODS)
        .unit("G", "infantry-43", "C03", 3)
        .unit("S", "rifle-41", "F02", 0)
        .with(&format!("{}smoke = true", oba("oba1")))
        .with(&format!("{}smoke = false", oba("oba2")))
        .drawn();
    stage.plays(&["begin", "shell F02", "shell F05"]);
    assert!(plots(&stage, 0).0.len() > 10, "where the first will land is not known");
    let smokes = plots(&stage, 0).1;
    assert!((50..150).contains(&smokes), "shells or smoke: {smokes} of 200");
    assert_eq!(plots(&stage, 1).1, 0, "the second has no smoke");
    stage.bid("german");
    // They land in the next round, one after the other; what is plotted then lands later.
    stage.plays(&["pass", "pass", "shell C04"]);
    assert!(plots(&stage, 0).0.len() > 10 && plots(&stage, 1).0.len() > 10);
    stage.play("hold", &[]);
    assert!(stage.offers("roll 0"));
    assert_eq!(plots(&stage, 0), (BTreeSet::from(["F02".to_owned()]), 0), "this one lands");
    assert!(plots(&stage, 1).0.len() > 10, "the next is still on its way");
    assert!(plots(&stage, 2).0.len() > 10, "and so is that of the next round");
    // Seven hexes of the first.
    for _ in 0..7 {
        stage.roll([1, 1]);
    }
    assert_eq!(plots(&stage, 0).0.len(), 1);
    assert_eq!(plots(&stage, 1).0, BTreeSet::from(["F05".to_owned()]), "now the second");
}

/// Rules: coh:12.3b.
#[test]
fn coh_12_3b_every_hex_of_a_large_map_may_be_the_target() {
    let mut stage = ground(&["................"; 15])
        .unit("G", "infantry-43", "C03", 3)
        .unit("S", "rifle-41", "F02", 0)
        .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1")
        .drawn();
    stage.plays(&["begin", "shell F02"]);
    let target = |seed| {
        let guess = stage.game.guess(SOVIET, &mut SearchDice::new(seed));
        guess.core.forces[0].plots[0].hex
    };
    let hexes: BTreeSet<_> = (0..4_000).map(target).collect();
    assert_eq!(hexes.len(), 15 * 16);
}

/// What the viewer knows is in the guess; so are the question and its answers, if they are his.
fn check(game: &Firefight, viewer: Viewer, seed: u64) {
    let guess = game.guess(viewer, &mut SearchDice::new(seed));
    guess.check_invariants();
    assert_eq!(guess.scene(viewer), game.scene(viewer), "he sees the same table");
    let (open, guessed) = (game.prompt(), guess.prompt());
    assert_eq!(open.as_ref().map(|it| it.seat), guessed.as_ref().map(|it| it.seat));
    if let (Some(open), Viewer::Player(seat)) = (open, viewer)
        && open.seat == seat
    {
        assert_eq!(guessed.map(|it| it.actions), Some(open.actions), "{:?}", open.decision);
    }
    for unit in game.scenario.unit_ids() {
        let own = viewer == Viewer::Player(game.owner(unit).seat());
        if own || !game.unit(unit).is(Flags::HIDDEN) {
            assert_eq!(game.unit(unit).place, guess.unit(unit).place);
        } else {
            assert!(matches!(guess.unit(unit).place, Place::Map(_)));
        }
    }
}

/// Rules: coh:10.0a, coh:7.4c, coh:8.1h.
#[test]
fn coh_10_0a_guesses_hold_all_through_random_games() {
    for name in ["belgorod", "corn-ambush", "belt-four", "ponyri-night", "mined-balka"] {
        let start = firefight(name);
        for seed in 11..14 {
            let mut step = 0_u64;
            swarm::play(&start, seed, 200_000, &mut |game, _| {
                step += 1;
                if step.is_multiple_of(9) {
                    for viewer in [GERMAN, SOVIET, Viewer::Spectator] {
                        check(game, viewer, step);
                    }
                }
            });
        }
    }
}

/// What a viewer is shown does not depend on what is hidden from him: at every step of random games
/// a world with the secrets dealt anew shows him the same.
#[test]
fn no_viewer_is_shown_what_depends_on_secrets() {
    let mut compared = 0;
    for name in ["training", "second-morning", "corn-ambush", "ridge"] {
        let start = firefight(name);
        let twin = |game: &Firefight, viewer, chooser: &mut SearchDice| {
            Some(game.guess(viewer, chooser)).filter(|it| it != game)
        };
        for seed in 0..3 {
            for viewer in [GERMAN, SOVIET] {
                compared += two_worlds::check_still(&start, viewer, seed, 20_000, twin).twin_steps;
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
