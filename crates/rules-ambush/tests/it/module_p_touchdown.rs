//! [AMB MPf–MPk, MPn] When all are down: condition, checks, the first Round, harness and crate.

use rules_ambush::state::{ArBox, Health, Sortie};
use rules_ambush::terms::{Ammo, Stance};
use testkit::Drive;

use crate::dropping::{
    Always, all_down, aloft, down, in_air, over_x, pairs, paragraphs, quiet, under_fire,
};
use crate::men::{asked, boxes, count, hex, man, told};
use crate::range::play;
use crate::story::order_of;

/// A shot from W7 at the nearest, who is C over X7.
const SHOT: &str = "[paragraphs.700]\n\
    do = [{ shot = { weapon = \"german-rifle\", ws = 0, from = \"W7\", pick = \"nearest\" } }]";

/// The three results of the rulebook's example, in the hexes of A, B and C.
const A: &str = "[paragraphs.701]\n\
    do = [{ activate = { card = 31, hex = \"U8\", stance = \"standing\" } }, { rounds = { advantage = \"us\" } }]\n";
const B: &str = "[paragraphs.702]\ndo = [\
    { activate = { card = 41, hex = \"U9\", stance = \"standing\" } }, { rounds = \
    { advantage = \"us\", aware = { in-sight-of = \"U9\" }, two-turns = \"us-aware-unpanicked\" } }]\n";
const C: &str = "[paragraphs.703]\n\
    do = [{ activate = { card = 42, hex = \"U10\", stance = \"standing\" } }, { rounds = { advantage = \"german\" } }]\n";

/// Rules: amb:MPf, amb:MPk.
#[test]
fn amb_mpf_after_a_quiet_drop_it_is_condition_2_and_operations() {
    let mut game = over_x(&[]);
    down(&mut game, "ABCDEFGH");
    assert_eq!((game.condition(), man(&game, 'C').parachute), (1, 2));
    let events = play(&mut game, "drift crate", &[1]);
    assert!(told(&events, "Condition condition: 2"));
    assert_eq!((game.condition(), asked(&game)), (2, "operations"));
    assert_eq!(man(&game, 'C').parachute, 0, "in Operations it comes off by itself");
}

/// Rules: amb:MPf. The shot misses with a nine.
#[test]
fn amb_mpf_whoever_was_fired_on_in_the_air_brings_condition_3() {
    let changes = [in_air("    { hexes = \"X7\", p = 700 },"), paragraphs(SHOT)];
    let mut game = aloft("G1..W19", &pairs(&changes));
    let events = play(&mut game, "drift C", &[0, 9, 9, 9, 0, 0]);
    assert!(told(&events, "Fired"));
    // B flies by X6, the others straight on; all come down in column W.
    play(&mut game, "drift B", &[0, 1, 0]);
    for letter in ["A", "D", "E", "F", "G", "H"] {
        play(&mut game, &format!("drift {letter}"), &[1, 1, 0]);
    }
    play(&mut game, "drift crate", &[1, 1]);
    assert_eq!(game.condition(), 3);
}

/// Rules: amb:MPf. The crate draws the shot, C in W8 is the nearest to it.
#[test]
fn amb_mpf_whoever_is_down_already_counts_as_well() {
    let changes = [in_air("    { hexes = \"X15\", p = 700 },"), paragraphs(SHOT)];
    let mut game = aloft("G1..W19", &pairs(&changes));
    play(&mut game, "drift C", &[1, 0, 0]);
    let events = play(&mut game, "drift crate", &[1, 9, 9, 9, 0]);
    assert!(told(&events, "Fired"));
    for letter in ["A", "B", "D", "E", "F", "G", "H"] {
        play(&mut game, &format!("drift {letter}"), &[1, 1, 0]);
    }
    assert_eq!(game.condition(), 3);
}

/// Rules: amb:MPf. Ruling K34: what a paragraph says goes before all else.
#[test]
fn k34_a_paragraph_names_the_condition_even_if_somebody_was_fired_on() {
    let tells = format!("{SHOT}\n\n[paragraphs.704]\ndo = [{{ condition = 4 }}]");
    let entries = "    { hexes = \"X7\", p = 700 },\n    { hexes = \"X9\", p = 704 },";
    let changes = [in_air(entries), paragraphs(&tells)];
    let mut game = aloft("G1..W19", &pairs(&changes));
    play(&mut game, "drift C", &[0, 9, 9, 9, 0, 0]);
    play(&mut game, "drift D", &[1, 1, 0]);
    assert_eq!(game.condition(), 1, "in the air the first card stays");
    play(&mut game, "drift B", &[0, 1, 0]);
    for letter in ["A", "E", "F", "G", "H"] {
        play(&mut game, &format!("drift {letter}"), &[1, 1, 0]);
    }
    play(&mut game, "drift crate", &[1, 1]);
    assert_eq!(game.condition(), 4);
}

/// Rules: amb:MPg.
#[test]
fn amb_mpg_every_hex_with_a_soldier_is_checked_and_the_crate_alone_is_not() {
    let changes = [quiet("{ hexes = \"X5..X15\", p = 100 }")];
    let mut game = over_x(&pairs(&changes));
    // A comes down in the cover of X5 and is out of the fight.
    play(&mut game, "drift A", &[0, 9, 5]);
    assert_eq!(man(&game, 'A').health, Health::Incapacitated);
    down(&mut game, "BCDEFGH");
    let events = play(&mut game, "drift crate", &[1]);
    assert_eq!(count(&events, "Read paragraph: 100"), 8);
    let hexes = ["X15", "X13", "X12", "X11", "X10", "X9", "X8", "X7", "X5"];
    let order = ["X5", "X7", "X8", "X9", "X10", "X11", "X12", "X13"];
    assert_eq!(order_of(&game, &events, "Read", &hexes), order);
}

/// Rules: amb:MPg. Ruling K67: a change amid the checks begins them anew.
#[test]
fn k67_a_change_of_condition_amid_the_checks_begins_them_anew() {
    let tells = paragraphs("[paragraphs.704]\ndo = [{ condition = 3 }]");
    let entries = quiet("{ hexes = \"X6\", p = 704 }, { hexes = \"X7..X13\", p = 100 }");
    let changes = [entries, under_fire("{ hexes = \"X6..X13\", p = 180 }"), tells];
    let mut game = over_x(&pairs(&changes));
    let events = all_down(&mut game, 1);
    assert_eq!(count(&events, "Read paragraph: 100"), 0);
    assert_eq!(count(&events, "Read paragraph: 180"), 8);
    assert_eq!(game.condition(), 3);
}

/// The rest of a drop in which A, B and C bring these paragraphs, in condition 2 or 3.
#[track_caller]
pub fn opening(condition: u8, entries: &str) -> (Sortie, Vec<rules_ambush::agenda::Event>) {
    // The other card names the paragraphs where nobody is, so that each can be reached.
    let unread = "{ hexes = \"A19\", p = 701 }, { hexes = \"B19\", p = 702 }, \
        { hexes = \"C19\", p = 703 }";
    let cards = match condition {
        2 => [quiet(entries), under_fire(unread)],
        _ => [quiet(unread), under_fire(entries)],
    };
    let tells = format!("{SHOT}\n\n{A}\n{B}\n{C}").replace("\"W7\"", "\"X14\"");
    // In condition 3 somebody fires at H over X13; in condition 2 nobody passes where he would.
    let over = if condition == 2 { "A18" } else { "X13" };
    let shot = in_air(&format!("    {{ hexes = \"{over}\", p = 700 }},"));
    let changes = [cards[0].clone(), cards[1].clone(), paragraphs(&tells), shot];
    let mut game = aloft("G1..V19 W13 W14 X1..X12 X15", &pairs(&changes));
    down(&mut game, "ABCDEFG");
    play(&mut game, "drift crate", &[1]);
    let reads = if condition == 2 { vec![1, 0, 0] } else { vec![1, 9, 9, 9, 0, 0] };
    let events = game.play_with("drift H", &mut Always(reads, 4));
    (game, events)
}

/// Rules: amb:MPh, amb:M4d.
#[test]
fn amb_mph_all_checks_are_made_before_rounds_begin_with_all_who_came() {
    let (game, events) = opening(
        2,
        "{ hexes = \"X6\", p = 701 }, { hexes = \"X8\", p = 703 }, \
        { hexes = \"X12\", p = 100 }",
    );
    let texts: Vec<String> = events.iter().map(|it| format!("{it:?}")).collect();
    let place = |word: &str| texts.iter().position(|it| it.contains(word)).expect("it happened");
    assert!(place("Read { paragraph: 100") < place("RoundBegan"));
    assert_eq!(count(&events, "RoundBegan"), 1);
    assert_eq!((hex(&game, 'L').as_deref(), hex(&game, 'Q').as_deref()), (Some("U8"), Some("U10")));
}

/// Rules: amb:MPi.
#[test]
fn amb_mpi_in_condition_2_the_best_for_the_squad_counts() {
    let all =
        "{ hexes = \"X6\", p = 701 }, { hexes = \"X7\", p = 702 }, { hexes = \"X8\", p = 703 }";
    let (game, events) = opening(2, all);
    assert!(told(&events, "Advantage side: Us granted: true"));
    let aware = "ABCDEFGH".chars().filter(|it| man(&game, *it).is_aware());
    let aware: String = aware.collect();
    assert!(!aware.is_empty());
    assert!(boxes(&game, &aware).iter().all(|it| *it == ArBox::Two), "the second result");
}

/// Rules: amb:MPi.
#[test]
fn amb_mpi_in_condition_3_the_best_for_the_germans_counts() {
    let all =
        "{ hexes = \"X6\", p = 701 }, { hexes = \"X7\", p = 702 }, { hexes = \"X8\", p = 703 }";
    let (game, events) = opening(3, all);
    assert_eq!(game.condition(), 3);
    assert!(told(&events, "Advantage side: German granted: true"), "the third result");
    // Of the first two it is the first, which grants no two turns: a four is one turn for some.
    let two = "{ hexes = \"X6\", p = 701 }, { hexes = \"X7\", p = 702 }";
    let (game, events) = opening(3, two);
    assert!(told(&events, "Advantage side: Us granted: true"));
    let aware = "ABCDEFGH".chars().filter(|it| man(&game, *it).is_aware());
    let aware: String = aware.collect();
    assert!(boxes(&game, &aware).contains(&ArBox::One));
}

/// Rules: amb:MPj.
#[test]
fn amb_mpj_nobody_is_aware_by_himself_after_landing() {
    let (_, events) = opening(2, "{ hexes = \"X6\", p = 702 }");
    assert!(told(&events, "Aware why: Check"));
    assert_eq!(count(&events, "Aware why: Paragraph"), 0);
}

/// Rules: amb:MPk.
#[test]
fn ex_155_the_parachute_takes_two_actions_and_comes_first() {
    let (mut game, _) = opening(2, "{ hexes = \"X7\", p = 702 }");
    let first = "ABCDEFGH".chars().find(|it| man(&game, *it).ar == ArBox::Two);
    let first = first.expect("whoever is aware has two turns");
    play(&mut game, &format!("act {first}"), &[]);
    assert_eq!(game.refused("unharness").rule.0, "amb:MPk", "he lies flat");
    game.play("change crouching", &[]);
    let handle = format!("handle {first}");
    for answer in [
        "go W7",
        &handle,
        "fire rifle aimed P",
        "open crate",
        "aim grenade",
        "assault P kill",
        "joint mmg B gunner P",
        "ashore",
    ] {
        let illegal = game.refused(answer);
        assert_eq!(illegal.rule.0, "amb:MPk", "{answer}: {}", illegal.why);
    }
    game.play("unharness", &[]);
    assert_eq!(man(&game, first).parachute, 1);
    // The others pass, and his second turn comes.
    while asked(&game) == "act" && man(&game, first).ar == ArBox::One {
        let next = "ABCDEFGH".chars().find(|it| game.offers(&format!("act {it}")));
        let next = next.expect("somebody has a turn");
        if next == first {
            break;
        }
        game.play_with(&format!("act {next}; pass"), &mut Always(Vec::new(), 4));
    }
    game.play_with(&format!("act {first}; unharness"), &mut Always(Vec::new(), 4));
    assert_eq!(man(&game, first).parachute, 0);
}

/// Rules: amb:MPk, amb:13.2i. Ruling K91: the change of stance that costs a point is allowed.
#[test]
fn k91_a_wounded_parachutist_pays_for_his_stance_and_takes_it_off() {
    let (plain, _) = opening(2, "{ hexes = \"X7\", p = 702 }");
    let aware = "ABCDG".chars().find(|it| man(&plain, *it).is_aware());
    let hurt = aware.expect("somebody in the open is aware");
    let changes = [quiet("{ hexes = \"X7\", p = 702 }"), paragraphs(B)];
    let mut game = over_x(&pairs(&changes));
    play(&mut game, &format!("drift {hurt}"), &[1, 9]);
    assert_eq!(man(&game, hurt).health, Health::Wounded);
    down(&mut game, &"ABCDEFGH".replace(hurt, ""));
    game.play_with("drift crate", &mut Always(vec![1], 4));
    while !game.offers(&format!("act {hurt}")) {
        let next = "ABCDEFGH".chars().find(|it| game.offers(&format!("act {it}")));
        let next = next.expect("somebody has a turn");
        game.play_with(&format!("act {next}; pass"), &mut Always(Vec::new(), 4));
    }
    game.play(&format!("act {hurt}"), &[]);
    assert_eq!(game.refused("unharness").rule.0, "amb:MPk", "he lies flat");
    let events = game.play("change crouching", &[]);
    assert!(told(&events, "Stance cost: 1"));
    game.play_with("unharness", &mut Always(Vec::new(), 4));
    assert_eq!(man(&game, hurt).parachute, 1);
}

/// Rules: amb:MPn, amb:MPl.
#[test]
fn amb_mpn_a_crouching_soldier_opens_the_crate_and_all_may_take_from_it() {
    let mut game = over_x(&[]);
    all_down(&mut game, 1);
    // H crawls out of his harness in X13; the crate lies in X15.
    game.play_with("stance H standing; with H", &mut Always(Vec::new(), 1));
    assert_eq!(game.refused("open crate").rule.0, "amb:MPn", "it is not here");
    game.play_with("go X14; go X15", &mut Always(Vec::new(), 1));
    assert_eq!(game.refused("open crate").rule.0, "amb:MPn", "he stands");
    game.play("handle H", &[]);
    assert_eq!(game.refused("put ammo grenade crate").rule.0, "amb:5.3f", "it is closed");
    game.play("done; stance H crouching", &[]);
    if !game.offers("open crate") {
        game.play("with H", &[]);
    }
    let events = game.play("open crate", &[]);
    assert!(told(&events, "CrateOpened"));
    assert_eq!(man(&game, 'H').stance, Stance::Crouching);
    assert_eq!(game.refused("open crate").rule.0, "amb:MPn", "it is open");
    let before = man(&game, 'H').ammo.get(&Ammo::RifleClip).copied();
    assert!(before.is_some());
    game.play("handle H; put ammo rifle-clip crate; take ammo rifle-clip crate; done", &[]);
    assert_eq!(man(&game, 'H').ammo.get(&Ammo::RifleClip).copied(), before);
}
