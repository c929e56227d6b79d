//! [AMB 6.7, 6.10, 11.3] The turn of a soldier.

use kernel::Game;
use rules_ambush::state::ArBox::{Complete, One};
use rules_ambush::state::{Health, Sortie};
use rules_ambush::terms::{Ammo, Model, Stance};
use testkit::Drive;

use crate::men::{ar, asked, boxes, count, hex, id, man, told};
use crate::stage::{begin, begin_rolling};

/// The Round of the squad, the third: nobody has to become aware, and under condition 2 no
/// paragraph is read but in C5.
fn round(us: &str, germans: &str) -> Sortie {
    begin(&format!(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [{us}, {{ who = "H", hex = "A1", ar = "1" }}]
        germans = [{germans}]
    "#
    ))
}

/// A German far away, for turns in which none matters.
const FAR: &str = r#"{ who = "N", hex = "M1", stance = "prone" }"#;

/// Rules: amb:6.7b, amb:6.7c, amb:7.3h.
#[test]
fn one_change_of_stance_is_free_and_more_cost_a_point_each() {
    let mut game = round(r#"{ who = "C", hex = "B6", ar = "1" }"#, FAR);
    let events = game.play("act C; change prone", &[]);
    assert!(told(&events, "Stance Prone cost:_0"));
    assert_eq!(asked(&game), "turn", "his action is still to come");
    let events = game.play("change crouching; change standing; change prone; change standing", &[]);
    assert_eq!(count(&events, "Stance cost:_1"), 4);
    assert_eq!(ar(&game, 'C'), Complete, "four points are his whole allowance");
    assert_eq!(asked(&game), "act");
}

/// Rules: amb:6.7b, amb:13.2i, amb:13.2h.
#[test]
fn a_wounded_soldier_has_no_free_change() {
    let mut game =
        round(r#"{ who = "C", hex = "B6", stance = "prone", ar = "1", marks = ["wounded"] }"#, FAR);
    let events = game.play("act C; change crouching", &[]);
    assert!(told(&events, "Stance cost:_1"));
    assert_eq!(asked(&game), "move-on");
    assert_eq!(game.refused("go B5").rule.0, "amb:7.3a", "a crawl takes the whole allowance");
    game.play("change standing", &[]);
    assert_eq!(asked(&game), "act", "his two points are spent");
}

/// Rules: amb:6.7b, amb:6.7c.
#[test]
fn the_free_change_may_come_after_the_action_but_no_paid_one() {
    let mut game = round(
        r#"{ who = "C", hex = "B6", ar = "1", arms = ["rifle"], weapons = ["jammed"] }"#,
        FAR,
    );
    game.play("act C; clear rifle", &[9]);
    assert_eq!(asked(&game), "stance-after");
    assert_eq!(game.offered(), ["done", "change crouching", "change prone", "act H", "pass round"]);
    game.play("change prone", &[]);
    assert_eq!(asked(&game), "act");
    // Who has changed before has nothing left after.
    let mut game = round(
        r#"{ who = "C", hex = "B6", ar = "1", arms = ["rifle"], weapons = ["jammed"] }"#,
        FAR,
    );
    game.play("act C; change crouching; clear rifle", &[9]);
    assert_eq!(asked(&game), "act");
}

/// Rules: amb:6.7d, amb:5.2b.
#[test]
fn what_a_hex_holds_comes_before_a_change_of_stance() {
    let mut game = begin(
        r#"
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "B9", ar = "1" }]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#,
    );
    // 207 leaves a choice to the player.
    game.play("act C; go B10", &[]);
    assert_eq!(game.offered(), ["choose 0", "choose 1"]);
    game.play("choose 1; change prone", &[]);
    assert_eq!(man(&game, 'C').stance, Stance::Prone);
}

/// Rules: amb:6.7e, amb:6.7a.
#[test]
fn one_aimed_shot_is_an_action() {
    let mut game = round(
        r#"{ who = "C", hex = "I6", stance = "crouching", ar = "1" }"#,
        r#"{ who = "L", hex = "K6" }, { who = "M", hex = "L5" }"#,
    );
    // No jam, a nine misses, no clip is used.
    game.play("act C; fire rifle aimed L", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "stance-after");
    game.play("done", &[]);
    assert_eq!(ar(&game, 'C'), Complete);
}

/// Rules: amb:6.7f.
#[test]
fn two_snap_shots_at_different_targets_with_one_weapon() {
    let mut game = round(
        r#"{ who = "C", hex = "I6", ar = "1", arms = ["rifle", "pistol"],
             ammo = ["rifle-clip", "pistol-clip"] }"#,
        r#"{ who = "L", hex = "K6" }, { who = "M", hex = "L5" }"#,
    );
    game.play("act C; fire rifle snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "second-shot", "the second is aimed after the first is seen");
    assert_eq!(game.refused("fire pistol snap L").rule.0, "amb:6.7f");
    assert_eq!(game.refused("fire rifle aimed L").rule.0, "amb:6.7a");
    game.play("fire rifle snap M", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "stance-after");
}

/// Rules: amb:6.7f, amb:9.4a.
#[test]
fn ex_112_a_jam_takes_the_second_shot() {
    let mut game = round(r#"{ who = "C", hex = "I6", ar = "1" }"#, r#"{ who = "L", hex = "K6" }"#);
    game.play("act C; fire rifle snap L", &[10, 3]);
    assert_eq!(game.refused("fire rifle snap L").rule.0, "amb:9.4a");
}

/// Rules: amb:6.7s, amb:7.3i, amb:7.3j.
#[test]
fn a_soldier_fires_once_and_goes_half_his_way_in_either_order() {
    let us = r#"{ who = "C", hex = "I6", ar = "1" }"#;
    let germans = r#"{ who = "L", hex = "K6", stance = "prone" }"#;
    // First the shot: two points are left, open ground costs one.
    let mut game = round(us, germans);
    game.play("act C; fire rifle snap L; go H6", &[9, 9, 9, 9, 9]);
    assert_eq!(game.refused("fire rifle snap L").rule.0, "amb:6.7s");
    game.play("go H7", &[]);
    assert_eq!(asked(&game), "move-on", "the free change is left");
    assert_eq!(game.refused("go H6").rule.0, "amb:7.3d");
    // First the way: no more than half of it.
    let mut game = round(us, germans);
    game.play("act C; go I7; go I6", &[]);
    game.play("fire rifle snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "stance-after", "one shot, and no more way");
    let mut game = round(us, germans);
    game.play("act C; go I7; go I6; go I7", &[]);
    assert_eq!(game.refused("fire rifle snap L").rule.0, "amb:6.7s");
    assert_eq!(game.refused("fire rifle aimed L").rule.0, "amb:6.7a");
}

/// Rules: amb:6.7s, amb:7.3i.
#[test]
fn rising_counts_against_the_half_unless_it_is_free() {
    // Wounded: half of two is one, which rising takes; he fires but cannot go.
    let mut game = round(
        r#"{ who = "C", hex = "I6", ar = "1", stance = "crouching", marks = ["wounded"] }"#,
        r#"{ who = "L", hex = "K6" }"#,
    );
    game.play("act C; change standing", &[]);
    assert!(game.offers("fire rifle snap L"));
    game.play("fire rifle snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "act", "nothing is left of his turn");
}

/// Two soldiers at a medium machine gun that is set up, and their target.
fn gunners(stances: [&str; 2], boxes: [&str; 2]) -> Sortie {
    let man = |letter, at: usize| {
        format!(
            r#"{{ who = "{letter}", hex = "I6", stance = "{}", ar = "{}", arms = ["mmg"],
                 ammo = ["belt"], weapons = ["ready"] }}"#,
            stances[at], boxes[at]
        )
    };
    round(&format!("{}, {}", man("C", 0), man("D", 1)), r#"{ who = "L", hex = "K6" }"#)
}

/// Rules: amb:6.7g, amb:9.7i, amb:9.7g.
#[test]
fn two_crouching_soldiers_aim_a_crew_weapon_and_both_spend_a_turn() {
    let mut game = gunners(["crouching", "crouching"], ["2", "1"]);
    game.play("act C", &[]);
    assert_eq!(game.refused("fire mmg aimed L").rule.0, "amb:6.7g");
    game.play("joint mmg D loader L; done", &[9, 9, 9, 9, 9]);
    assert_eq!(boxes(&game, "CD"), [One, Complete]);
    // With the turn he has left he fires alone, once.
    game.play("act C; fire mmg snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "stance-after");
}

/// Rules: amb:6.7g, amb:9.7i.
#[test]
fn a_joint_shot_needs_two_turns_and_two_who_crouch() {
    let mut game = gunners(["crouching", "crouching"], ["1", "complete"]);
    game.play("act C", &[]);
    assert_eq!(game.refused("joint mmg D gunner L").rule.0, "amb:9.7i");
    let mut game = gunners(["crouching", "standing"], ["1", "1"]);
    game.play("act C", &[]);
    assert!(["amb:6.7g", "amb:9.7g"].contains(&game.refused("joint mmg D gunner L").rule.0));
}

/// Rules: amb:6.7h, amb:9.7f.
#[test]
fn each_of_two_soldiers_fires_a_crew_weapon_by_instinct() {
    let mut game = gunners(["crouching", "crouching"], ["1", "1"]);
    game.play("act C; fire mmg snap L; done", &[9, 9, 9, 9, 9]);
    game.play("act D; fire mmg snap L; done", &[9, 9, 9, 9, 9]);
    assert_eq!(boxes(&game, "CD"), [Complete, Complete]);
}

/// Rules: amb:6.7r, amb:6.7p, amb:9.7e.
#[test]
fn a_crew_weapon_that_is_moved_is_set_up_anew() {
    let ready = |game: &Sortie| {
        game.all_gear().any(|it| game.gear(it).model == Model::Mmg && game.gear(it).ready)
    };
    let mut game = gunners(["standing", "standing"], ["2", "2"]);
    assert!(ready(&game));
    game.play("act C; go I7; done", &[]);
    assert!(!ready(&game));
    game.play("act D; change crouching", &[]);
    assert!(!game.offers("set up mmg"), "its parts are in two hexes");
    game.play("pass; act C; go I6; done", &[]);
    game.play("act D; set up mmg; done", &[]);
    assert!(ready(&game));
    assert_eq!(ar(&game, 'D'), Complete);
}

/// Rules: amb:6.7i, amb:11a.
#[test]
fn an_assault_needs_a_standing_soldier_in_the_hex() {
    let us = r#"{ who = "C", hex = "I7", stance = "crouching", ar = "1" }"#;
    let mut game = round(us, r#"{ who = "L", hex = "I7" }, { who = "M", hex = "I8" }"#);
    game.play("act C", &[]);
    assert!(!game.offers("assault L kill"));
    assert!(!game.offers("assault M kill"));
    // Standing up is free: no charge. Chance 7 + 0: a seven hits, and a seven incapacitates.
    game.play("change standing; assault L kill", &[7, 7]);
    assert_eq!(man(&game, 'L').health, Health::Incapacitated);
    assert_eq!(ar(&game, 'C'), Complete);
}

/// Rules: amb:6.7t, amb:11.3a, amb:11.4d, amb:7.3f, amb:7.3j.
#[test]
fn ex_124_a_charge_comes_after_half_the_way() {
    let germans = r#"{ who = "L", hex = "I7" }"#;
    // Two points: I8 is open, I7 is cover, one each.
    let mut game = round(r#"{ who = "C", hex = "I9", ar = "1", ws = 0 }"#, germans);
    game.play("act C; go I8; go I7", &[]);
    assert_eq!(game.refused("go I6").rule.0, "amb:7.3f");
    // Chance 7 - 3 = 4, and known before: a five misses.
    let charge = game.read_action("assault L kill").expect("an action");
    assert_eq!(game.attack_chance(charge), Some(4));
    game.play("assault L kill", &[5]);
    assert_eq!(asked(&game), "stance-after");
}

/// Rules: amb:11.3b, amb:6.7t, amb:7.3i.
#[test]
fn ex_38_half_an_allowance_of_three_is_no_window() {
    let germans = r#"{ who = "L", hex = "K8" }"#;
    // K9 is before the window of K8, which costs two in all.
    let mut game = round(r#"{ who = "C", hex = "K9", ar = "1", mpa = 3 }"#, germans);
    game.play("act C; go K8", &[]);
    assert_eq!(game.refused("assault L kill").rule.0, "amb:11.3a");
    let mut game = round(r#"{ who = "C", hex = "K9", ar = "1", mpa = 4 }"#, germans);
    game.play("act C; go K8", &[]);
    assert!(game.offers("assault L kill"));
}

/// Rules: amb:11.3a, amb:13.2h, amb:11.4d.
#[test]
fn ex_125_a_wounded_soldier_who_has_to_rise_charges_in_his_own_hex() {
    let mut game = round(
        r#"{ who = "C", hex = "I7", stance = "crouching", ar = "1", marks = ["wounded"], ws = 0 }"#,
        r#"{ who = "L", hex = "I7" }, { who = "M", hex = "I8" }"#,
    );
    game.play("act C; change standing", &[]);
    // Chance 7 - 2 - 3 = 2: a three misses.
    let events = game.play("assault L kill", &[3]);
    assert!(told(&events, "total:_2"), "{events:?}");
    assert_eq!(ar(&game, 'C'), Complete);
}

/// Rules: amb:6.7j, amb:6.7k, amb:10.1b.
#[test]
fn ex_111_a_charge_is_primed_first_and_thrown_standing() {
    let us = r#"{ who = "C", hex = "I9", ar = "2", arms = ["demolition-charge"] }"#;
    let mut game = round(us, r#"{ who = "L", hex = "I7" }"#);
    game.play("act C", &[]);
    assert_eq!(game.refused("aim charge").rule.0, "amb:6.7a", "it is not primed");
    game.play("prime", &[]);
    game.play("change crouching", &[]);
    game.play("act C", &[]);
    assert_eq!(game.refused("aim charge").rule.0, "amb:6.7a", "he does not stand");
    game.play("change standing; aim charge", &[]);
    assert_eq!(asked(&game), "throw-where");
    assert!(game.offers("throw charge I7"));
    assert!(!game.offers("throw charge I5"), "four hexes are too far");
    assert!(!game.offers("throw grenade I7"));
}

/// Rules: amb:6.7l, amb:10.1a.
#[test]
fn a_grenade_is_thrown_with_one_action() {
    let us = r#"{ who = "C", hex = "I9", ar = "1", stance = "crouching", ammo = ["grenade"] }"#;
    let mut game = round(us, r#"{ who = "L", hex = "I7", ar = "unaware" }"#);
    game.play("act C; aim grenade", &[]);
    assert!(game.offers("throw grenade I6"));
    assert!(!game.offers("throw grenade I5"), "crouching he throws three hexes");
    assert_eq!(game.refused("pass").rule.0, "amb:6.7a");
}

/// Rules: amb:6.7m, amb:9.8c.
#[test]
fn a_bazooka_is_loaded_by_an_action() {
    let mut game =
        round(r#"{ who = "G", hex = "B6", ar = "1" }, { who = "F", hex = "B6", ar = "1" }"#, FAR);
    game.play("act F; load; done", &[]);
    assert_eq!(man(&game, 'F').ammo.get(&Ammo::BazookaRound), None, "it was his round");
    assert!(game.all_gear().any(|it| game.gear(it).loaded));
    game.play("act G", &[]);
    assert!(!game.offers("load"), "it is loaded");
}

/// Rules: amb:6.7n, amb:9.4b.
#[test]
fn a_jam_is_cleared_by_an_action_standing_or_crouching() {
    let us = r#"{ who = "C", hex = "B6", ar = "1", stance = "prone", weapons = ["jammed"] }"#;
    let mut game = round(us, FAR);
    game.play("act C", &[]);
    assert!(!game.offers("clear rifle"), "he lies prone");
    // Weapon Skill 0: five clears.
    game.play("change crouching; clear rifle", &[5]);
    assert_eq!(ar(&game, 'C'), Complete);
}

/// Rules: amb:6.7w, amb:5.3g.
#[test]
fn handling_things_takes_one_action() {
    let mut game = round(
        r#"{ who = "C", hex = "B6", ar = "1" },
           { who = "D", hex = "B6", ar = "complete", arms = [], ammo = [] }"#,
        FAR,
    );
    game.play("act C; handle C; put ammo rifle-clip D; put ammo rifle-clip D; done", &[]);
    assert_eq!(man(&game, 'D').ammo.get(&Ammo::RifleClip), Some(&2));
    assert_eq!(asked(&game), "stance-after");
    assert_eq!(game.refused("handle C").rule.0, "amb:6.7a");
}

/// Rules: amb:6.7u, amb:7.3k, amb:13.3c.
#[test]
fn dragging_takes_the_whole_allowance_and_may_kill() {
    let us = |stance: &str| {
        format!(
            r#"{{ who = "C", hex = "B6", ar = "1", stance = "{stance}" }},
               {{ who = "D", hex = "B6", marks = ["incapacitated"] }}"#
        )
    };
    let mut game = round(&us("standing"), FAR);
    game.play("act C; drag D B7", &[1]);
    assert_eq!([hex(&game, 'C'), hex(&game, 'D')], [Some("B7".into()), Some("B7".into())]);
    assert_eq!(man(&game, 'D').health, Health::Incapacitated);
    assert_ne!(asked(&game), "stance-after", "whoever drags stays standing");
    let mut game = round(&us("standing"), FAR);
    game.play("act C; drag D B7", &[10]);
    assert_eq!(man(&game, 'D').health, Health::Killed);
    let mut game = round(&us("crouching"), FAR);
    game.play("act C", &[]);
    assert_eq!(game.refused("drag D B7").rule.0, "amb:6.7u");
}

/// Rules: amb:6.7u, amb:5.3h.
#[test]
fn whoever_has_both_hands_full_drags_nobody() {
    let us = r#"{ who = "B", hex = "B6", ar = "1" },
                { who = "D", hex = "B6", marks = ["incapacitated"] }"#;
    let mut game = round(us, FAR);
    game.play("act B", &[]);
    // The automatic rifle fills both his boxes.
    assert_eq!(game.refused("drag D B7").rule.0, "amb:6.7u");
}

/// Rules: amb:6.7x, amb:13.3c.
#[test]
fn a_casualty_is_put_into_a_car_and_taken_out() {
    let start = r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [
            { who = "C", hex = "C6", ar = "2" },
            { who = "D", hex = "C6", marks = ["incapacitated"] },
        ]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
        vehicles = [{ kind = "kubelwagen", hex = "C6", facing = "D6" }]
    "#;
    let (mut game, _) = begin_rolling("corbeau", start, &[]);
    game.play("act C; load casualty D kubelwagen; done", &[1]);
    assert_ne!(man(&game, 'D').place, man(&game, 'C').place);
    game.play("act C; unload casualty D", &[10]);
    assert_eq!(man(&game, 'D').place, man(&game, 'C').place);
    assert_eq!(man(&game, 'D').health, Health::Killed, "on a nought he dies");
}

/// Rules: amb:6.10a, amb:6.10b, amb:6.10c, amb:6.10d.
#[test]
fn ex_136_the_squad_off_the_map() {
    let start = r#"
        condition = 2
        round = 1
        advantage = "us"
        us = [
            { who = "A", hex = "D6", ar = "1" },
            { who = "F", ar = "unaware" },
            { who = "G", ar = "unaware" },
            { who = "H", ar = "unaware", in = 1 },
        ]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#;
    let mut game = begin(start);
    assert_eq!(game.offered(), ["act A", "pass round"]);
    // Round 2: F (Perception 3), G and H (4) check: 3, 4 and 4. Event none. Die 7 is red for all of
    // them: off the map 2 + 2 + 1 is five, in command, though A is nearer than any of them.
    game.play("act A; pass", &[3, 4, 4, 3, 4, 7, 2]);
    assert_eq!(boxes(&game, "FGH"), [One, One, One]);
    game.play("act F; go A6", &[]);
    assert_eq!(hex(&game, 'F'), Some("A6".into()));
    assert_eq!(asked(&game), "move-on", "the road has cost him one of four points");
    game.play("go B6; go B7; go B8; done", &[]);
    game.play("act G", &[]);
    assert_eq!(game.refused("go B6").rule.0, "amb:3.2b");
}

/// Rules: amb:6.10c, amb:6.3a.
#[test]
fn two_off_the_map_are_too_few_to_be_in_command() {
    let start = r#"
        condition = 2
        round = 2
        us = [{ who = "A", hex = "A6", in = 5 }, { who = "F" }, { who = "G" }]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#;
    // 2 + 2 = 4: the commander in A6 does not reach beyond the map.
    let (game, _) = begin_rolling("corbeau", start, &[7, 2]);
    assert_eq!(boxes(&game, "FG"), [rules_ambush::state::ArBox::Panic; 2]);
}

/// Rules: amb:6.10b.
#[test]
fn nobody_enters_in_round_one() {
    let mut game = begin(
        r#"
        condition = 2
        round = 1
        advantage = "us"
        us = [{ who = "F", ar = "1" }]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#,
    );
    game.play("act F", &[]);
    assert_eq!(game.refused("go A6").rule.0, "amb:6.10a");
}

/// Rules: amb:2.11a, amb:2.11c.
#[test]
fn the_inactive_do_nothing_and_are_no_target() {
    let mut game = round(
        r#"{ who = "C", hex = "I6", ar = "1" },
           { who = "D", hex = "I6", ar = "1", marks = ["incapacitated"] }"#,
        r#"{ who = "L", hex = "K6" }, { who = "M", hex = "K6", marks = ["incapacitated"] }"#,
    );
    assert_eq!(game.offered(), ["act C", "act H", "pass round"]);
    game.play("act C", &[]);
    assert!(game.offers("fire rifle aimed L"));
    assert!(!game.offers("fire rifle aimed M"));
    assert!(!game.man(id(&game, 'M')).is_active());
}

/// Rules: amb:2.10c, amb:9.4b, amb:11.4a.
#[test]
fn weapon_skill_helps_in_assaults_and_with_jams() {
    for (skill, total) in [(-2, 5), (-1, 6), (0, 7), (1, 8), (2, 9)] {
        let us = format!(r#"{{ who = "C", hex = "I7", ar = "1", ws = {skill} }}"#);
        let mut game = round(&us, r#"{ who = "L", hex = "I7" }"#);
        let events = game.play("act C; assault L kill", &[9]);
        assert!(told(&events, &format!("total:_{total}")), "{skill}: {events:?}");
    }
    // A five clears with a skill of 0, and not with one of -1.
    for (skill, jammed) in [(0, false), (-1, true)] {
        let us =
            format!(r#"{{ who = "C", hex = "B6", ar = "2", ws = {skill}, weapons = ["jammed"] }}"#);
        let mut game = round(&us, FAR);
        game.play("act C; clear rifle; done; act C", &[5]);
        assert_eq!(game.offers("clear rifle"), jammed, "{skill}");
    }
}

/// Rules: amb:2.11b, amb:6.1o.
#[test]
fn an_immobilized_tank_is_active_and_a_wreck_is_not() {
    let start = |state: &str| {
        format!(
            r#"
            condition = 2
            round = 3
            advantage = "us"
            us = [{{ who = "C", hex = "A6", ar = "1" }}]
            vehicles = [{{ kind = "panzer-iv", card = 61, hex = "M6", facing = "L6", {state} }}]
        "#
        )
    };
    let mut game = begin(&start("wrecked = true"));
    game.play("act C; pass", &[]);
    assert_eq!(asked(&game), "operations");
    // The next Round: an event check, the dice of both sides; C has two turns and goes first.
    let mut game = begin(&start("immobilized = true"));
    game.play("act C; pass", &[3, 4, 8, 4]);
    assert_eq!(asked(&game), "act");
}

/// Rules: amb:2.11f, amb:5.7c.
#[test]
fn a_nought_always_succeeds_and_a_nine_always_fails() {
    let start = r#"
        condition = 2
        round = 1
        advantage = "us"
        us = [
            { who = "C", hex = "A6", ar = "1" },
            { who = "D", hex = "A6", ar = "unaware", pc = 0 },
            { who = "E", hex = "A6", ar = "unaware", pc = 9 },
        ]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#;
    let mut game = begin(start);
    game.play("act C; pass", &[10, 9, 3, 4, 4, 3]);
    assert_eq!(boxes(&game, "DE"), [One, rules_ambush::state::ArBox::Unaware]);
}

/// Rules: amb:6.7u, amb:7.3k.
#[test]
fn amb_6_7u_whoever_drags_stays_standing() {
    let start = r#"
        condition = 2
        round = 2
        advantage = "us"
        us = [
            { who = "C", hex = "B5", ar = "1", arms = ["rifle"] }, { who = "H", hex = "A1", ar = "1" },
            { who = "D", hex = "B5", marks = ["incapacitated"] },
        ]
        germans = [{ who = "L", hex = "M1", stance = "prone", ar = "complete" }]
    "#;
    let mut game = begin(start);
    game.play("act C; drag D B6", &[5]);
    let offered = ["act H", "pass round"].map(str::to_owned);
    assert_eq!((asked(&game), game.offered()), ("act", offered.to_vec()));
    assert_eq!(man(&game, 'C').stance, Stance::Standing);
}
