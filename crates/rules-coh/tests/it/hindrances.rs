//! Why not? The first thing a player with the book would say, with its numbers and hexes.

use kernel::Game;
use rules_coh::{Decision, Firefight};
use scene::{Arg, Reason, Show};
use testkit::swarm;

use crate::data::firefight;
use crate::stage::{Drawing, Stage, ground};

/// The reasons why an answer is refused.
fn why_not(stage: &Stage, text: &str) -> Vec<Reason> {
    let action = stage.game.read_action(text).expect("an answer");
    assert!(stage.game.may(&action).is_err(), "{text} is legal");
    stage.game.why_not(&action)
}

/// The first of them: its rule and its key.
#[track_caller]
fn first(stage: &Stage, text: &str) -> (String, String) {
    let reasons = why_not(stage, text);
    let reason = reasons.first().expect("there is something to say");
    (reason.rule.clone(), reason.message.key.clone())
}

/// An argument of the first reason, as it goes into the sentence.
#[track_caller]
fn told(stage: &Stage, text: &str, name: &str) -> String {
    let reasons = why_not(stage, text);
    match &reasons.first().expect("there is something to say").message.args[name] {
        Arg::Text(text) | Arg::Term(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Unit(unit) => unit.id.clone(),
        other => panic!("{other:?}"),
    }
}

fn is(reason: &(String, String), rule: &str, key: &str) -> bool {
    *reason == (rule.to_owned(), key.to_owned())
}

/// Open ground, nine rows of five.
fn plain() -> Drawing {
    ground(&["....."; 9])
}

/// Rules: coh:3.0d, coh:10.1b.
///
/// A gun of 4 AP moves unseen in the open for 6 more.
#[test]
fn coh_3_0d_a_price_is_told_beside_what_there_is() {
    let mut stage = plain()
        .caps(1, 0)
        .unit_with("K", "pak38", "C02", 0, "hidden = true")
        .unit("S", "rifle-41", "I03", 0)
        .german();
    stage.play("use K", &[]);
    let text = "sneak B02";
    assert!(is(&first(&stage, text), "coh:3.0d", "coh-not-price"));
    let args = ["price", "ap", "cap"].map(|it| told(&stage, text, it));
    assert_eq!(args, ["10", "7", "1"]);
}

/// Rules: coh:5.0a, coh:5.0t05, coh:5.2d.
///
/// A squad of 1 AP backward into woods: 1 + 1 + 1. What is listed is what is paid.
#[test]
fn coh_5_0a_the_price_of_a_move_is_told_part_by_part() {
    let mut stage = ground(&["...", ".w.", "...", "...", "..."])
        .unit("G", "infantry-43", "C02", 3)
        .unit("S", "rifle-41", "E03", 0)
        .german();
    stage.play("use G", &[]);
    let action = stage.game.read_action("move B02").expect("an answer");
    let told: Vec<(String, String)> =
        stage.game.why(&action).into_iter().map(|it| (it.rule, it.amount)).collect();
    let expected =
        [("coh:3.0d", "3"), ("coh:5.0a", "+1"), ("coh:5.0t05", "+1"), ("coh:5.2d", "+1")];
    assert_eq!(told, expected.map(|it| (it.0.to_owned(), it.1.to_owned())));
    stage.play("move B02", &[]);
    assert_eq!(stage.ap("german"), 7 - 3);
}

/// Rules: coh:3.2.2a.
///
/// ex-147: rifles fire for 4.
#[test]
fn coh_3_2_2a_a_command_action_tells_its_price_in_cap() {
    let mut stage = plain()
        .caps(6, 3)
        .unit("G", "infantry-43", "A02", 3)
        .unit("R", "rifle-41", "D02", 0)
        .soviet();
    stage.play("command R", &[]);
    assert!(is(&first(&stage, "fire A02"), "coh:3.2.2a", "coh-not-price-cap"));
    assert_eq!(["price", "cap"].map(|it| told(&stage, "fire A02", it)), ["4", "3"]);
}

/// Rules: coh:5.0b, coh:5.2d.
///
/// A squad pays 1 AP for each hex of open ground, and 1 more for the first if it lies behind it.
#[test]
fn coh_5_0b_a_far_hex_is_so_many_moves_away() {
    let mut stage =
        plain().unit("G", "infantry-43", "C03", 3).unit("S", "rifle-41", "I05", 0).german();
    stage.play("use G", &[]);
    for (hex, moves, price) in [("G03", "4", "4"), ("A03", "2", "3")] {
        let text = format!("move {hex}");
        assert!(is(&first(&stage, &text), "coh:5.0b", "coh-not-far"), "{hex}");
        assert_eq!(["hex", "moves"].map(|it| told(&stage, &text, it)), [hex, moves]);
        assert_eq!(["price", "ap"].map(|it| told(&stage, &text, it)), [price, "7"], "{hex}");
    }
    let mut stage =
        plain().unit("G", "infantry-43", "C03", 3).unit("S", "rifle-41", "I05", 0).german();
    stage.play("opportunity G", &[]);
    assert!(is(&first(&stage, "move G03"), "coh:5.0b", "coh-not-far-free"));
}

/// Rules: coh:14.0b, coh:14.0c.
///
/// With its bonus hexes a T-34 goes on over open ground in the same action.
#[test]
fn coh_14_0b_what_bonus_hexes_reach_lies_on_the_way() {
    let mut stage =
        plain().unit("T", "t-34c", "H03", 0).unit("G", "infantry-43", "A01", 3).soviet();
    stage.play("use T", &[]);
    assert!(is(&first(&stage, "move F03"), "coh:14.0b", "coh-not-far-on"));
    let (over, price) = (told(&stage, "move F03", "first"), told(&stage, "move F03", "price"));
    stage.plays(&[&format!("move {over}"), "continue F03"]);
    stage.settle();
    assert_eq!(stage.ap("soviet"), 7 - price.parse::<u8>().expect("a number"));
}

/// Rules: coh:14.0j, coh:5.0b.
#[test]
fn coh_14_0j_a_way_is_barred_where_it_ends() {
    let river = ["...", "...", "~~~", "...", "..."];
    let mut stage =
        ground(&river).unit("T", "t-34c", "E02", 0).unit("G", "infantry-43", "A01", 3).soviet();
    stage.play("use T", &[]);
    for text in ["move A02", "move C02"] {
        assert!(is(&first(&stage, text), "coh:14.0j", "coh-bar-ground"), "{text}");
        assert_eq!(told(&stage, text, "hex"), "C02");
        assert_eq!(told(&stage, text, "terrain"), "coh-terrain-water");
    }
    // Over a bridge there is a way, and it is longer.
    let bridge = ["....", "....", "~~~b", "....", "...."];
    let mut stage = ground(&bridge)
        .road("B04 C04 D04")
        .unit("T", "t-34c", "E01", 0)
        .unit("G", "infantry-43", "A02", 3)
        .soviet();
    stage.play("use T", &[]);
    assert_eq!(first(&stage, "move A01").1, "coh-not-far");
}

/// Rules: coh:6.0b, coh:7.0a.
#[test]
fn coh_6_0b_the_hex_that_blocks_is_named() {
    let mut stage = ground(&["...", "...", ".w.", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.play("use G", &[]);
    assert!(is(&first(&stage, "fire E02"), "coh:6.0b", "coh-not-sight-terrain"));
    let args = ["hex", "terrain"].map(|it| told(&stage, "fire E02", it));
    assert_eq!(args, ["C02", "coh-terrain-woods"]);
}

/// Rules: coh:13.0a, coh:13.0g.
#[test]
fn coh_13_0a_so_is_smoke() {
    for (markers, hex, rule) in [
        (&[("C02", 2)][..], "C02", "coh:13.0a"),
        (&[("B02", 1), ("D02", 1)][..], "D02", "coh:13.0g"),
    ] {
        let mut stage =
            plain().unit("G", "infantry-43", "A02", 3).unit("S", "rifle-41", "E02", 0).german();
        for &(hex, value) in markers {
            stage.smoke(hex, value);
        }
        stage.play("use G", &[]);
        assert!(is(&first(&stage, "fire E02"), rule, "coh-not-sight-smoke"));
        assert_eq!(told(&stage, "fire E02", "hex"), hex);
    }
}

/// Rules: coh:11.5e.
#[test]
fn coh_11_5e_so_is_a_gully() {
    let mut stage = ground(&["...", "...", "...", "vvv", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.play("use G", &[]);
    assert!(is(&first(&stage, "fire D02"), "coh:11.5e", "coh-not-sight-gully"));
    assert_eq!(told(&stage, "fire D02", "hex"), "D02");
}

/// Rules: coh:7.6.1b, coh:6.0b, coh:6.1b.
///
/// What neither turning nor waiting would mend comes first; the rest follows it.
#[test]
fn coh_7_6_1b_the_range_comes_before_the_line_and_the_line_before_the_arc() {
    let mut rows = vec!["..."; 16];
    rows[3] = "www";
    let mut stage =
        ground(&rows).unit("G", "infantry-43", "A02", 0).unit("S", "rifle-41", "P02", 0).german();
    stage.play("use G", &[]);
    let rules: Vec<String> = why_not(&stage, "fire P02").into_iter().map(|it| it.rule).collect();
    assert_eq!(rules, ["coh:7.6.1b", "coh:6.0b", "coh:6.1b"]);
    assert_eq!(told(&stage, "fire P02", "distance"), "15");
}

/// Rules: coh:9.1.2d.
#[test]
fn coh_9_1_2d_the_member_that_keeps_a_group_from_firing_is_named() {
    let mut stage = ground(&["......"; 6])
        .unit("G", "infantry-43", "B01", 3)
        .unit("H", "infantry-43", "B02", 3)
        .unit("I", "infantry-43", "B03", 3)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use G", "join H", "join I"]);
    assert!(is(&first(&stage, "fire F02"), "coh:9.1.2d", "coh-not-support-near"));
    assert_eq!(told(&stage, "fire F02", "unit"), "I");
}

/// Rules: coh:7.7b.
#[test]
fn coh_7_7b_nobody_but_friends_is_a_reason() {
    let mut stage = plain()
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "C02", 3)
        .unit("S", "rifle-41", "I02", 0)
        .german();
    stage.play("use G", &[]);
    assert!(is(&first(&stage, "fire C02"), "coh:7.7b", "coh-not-friends"));
}

/// The parts of every price that is told add up to it.
fn add_up(game: &Firefight) {
    for action in game.answers() {
        let reasons = game.why(&action);
        let parts = reasons.iter().filter(|it| it.message.key.starts_with("coh-cost-"));
        let parts: Vec<i32> = parts.map(|it| it.amount.parse().expect("a number")).collect();
        let price = reasons.iter().find(|it| it.message.key == "coh-why-price");
        if let Some(price) = price.filter(|_| !parts.is_empty()) {
            assert_eq!(parts.iter().sum::<i32>().to_string(), price.amount, "{action:?}");
        }
    }
}

/// Whatever hex is pointed at, nobody is told that it is not adjacent.
fn look(game: &Firefight, asked: &mut u32) {
    let Some(Decision::Plan | Decision::Declare { .. }) = game.asked().map(|it| it.decision) else {
        return;
    };
    for hex in game.scenario.field.grid.hexes().step_by(7) {
        let action = rules_coh::Action::Move(hex);
        let Err(refusal) = game.may(&action) else { continue };
        let reasons = game.why_not(&action);
        if refusal.why == "a move leads to a neighboring hex" {
            let own = game
                .core()
                .act
                .as_ref()
                .is_some_and(|act| act.members.iter().any(|&it| game.hex(it) == Some(hex)));
            assert!(own || !reasons.is_empty(), "{hex:?}");
            *asked += u32::from(!reasons.is_empty());
        }
    }
}

/// Rules: coh:5.0b.
#[test]
fn coh_5_0b_no_far_hex_is_just_not_adjacent_in_random_games() {
    let mut asked = 0;
    for name in ["first-contact", "mined-balka"] {
        let mut step = 0_u32;
        swarm::play(&firefight(name), 1, 200_000, &mut |game, _| {
            step += 1;
            if step.is_multiple_of(3) {
                look(game, &mut asked);
            }
            if step.is_multiple_of(17) {
                add_up(game);
            }
        });
    }
    assert!(asked > 50, "{asked}");
}
