//! [AMB 4.9, 2.5d, 2.5e] Buying arms and ammunition.

use kernel::Viewer;
use rules_ambush::SQUAD;
use rules_ambush::state::{Held, Sortie};
use rules_ambush::terms::{Ammo, Model};
use scene::Show;
use testkit::Drive;

use crate::men::{asked, id, man, told};
use crate::range::clips;
use crate::stage::{begin, begin_changed};
use crate::story::held;

/// The ready-made squad in the shop with 26 points (7 and a zero), under these limits.
fn shop(limits: &str) -> Sortie {
    let buy = format!("equipment = \"buy\"\n{limits}");
    let mut game = begin_changed("", &[("equipment = \"issue\"", &buy)]);
    game.play("squad ready-made", &[10]);
    assert_eq!(points(&game), 26);
    game
}

fn points(game: &Sortie) -> i32 {
    game.scene(Viewer::Player(SQUAD)).tracks["weapon-points"]
}

/// A number of somebody's roster.
fn roster(game: &Sortie, letter: &str, name: &str) -> i32 {
    let counters = game.scene(Viewer::Player(SQUAD)).counters;
    counters.iter().find(|it| it.id == letter).expect("his counter").values[name]
}

/// Rules: amb:4.9a.
#[test]
fn amb_4_9a_a_weapon_costs_points_and_comes_with_one_clip() {
    let table = [
        ("pistol", 1, Ammo::PistolClip),
        ("carbine", 1, Ammo::CarbineClip),
        ("rifle", 2, Ammo::RifleClip),
        ("submachine-gun", 2, Ammo::SmgClip),
        ("automatic-rifle", 3, Ammo::ArClip),
        ("bazooka", 3, Ammo::BazookaRound),
        ("mmg", 5, Ammo::Belt),
    ];
    for (weapon, price, clip) in table {
        let mut game = shop("");
        game.play(&format!("buy {weapon} A"), &[]);
        assert_eq!((26 - points(&game), clips(&game, 'A', clip)), (price, 1), "{weapon}");
    }
}

/// Rules: amb:4.9a, amb:M5a.
#[test]
fn amb_4_9a_only_what_the_mission_allows_is_on_sale() {
    let game = shop("banned = [\"bazooka\"]");
    assert_eq!(game.refused("buy bazooka A").rule.0, "amb:4.9a");
    assert_eq!(game.refused("buy ammo bazooka-round A").rule.0, "amb:4.9d", "nor rounds for it");
    for never in ["hmg", "lmg", "german-rifle", "machine-pistol", "demolition-charge", "radio"] {
        assert_eq!(game.refused(&format!("buy {never} A")).rule.0, "amb:4.9a", "{never}");
    }
    let game = shop("only = [\"carbine\"]");
    assert!(game.offers("buy carbine A") && game.offers("buy ammo grenade A"));
    assert_eq!(game.refused("buy rifle A").rule.0, "amb:4.9a");
    assert_eq!(game.refused("buy ammo rifle-clip A").rule.0, "amb:4.9d");
}

/// Five guns at five points leave one of 26: enough for a carbine, not for a rifle.
///
/// Rules: amb:4.9a.
#[test]
fn amb_4_9a_no_more_is_spent_than_there_is() {
    let mut game = shop("");
    game.play("buy mmg A; buy mmg B; buy mmg C; buy mmg D; buy mmg E", &[]);
    assert_eq!(points(&game), 1);
    assert_eq!(game.refused("buy rifle F").rule.0, "amb:4.9a");
    game.play("buy carbine F", &[]);
    assert_eq!(game.refused("buy carbine G").rule.0, "amb:4.9a");
    assert_eq!(game.refused("buy ammo grenade G").rule.0, "amb:4.9d");
}

/// Two boxes a man: an automatic rifle fills both, a rifle one, a pistol none.
///
/// Rules: amb:4.9b, amb:2.5d.
#[test]
fn amb_4_9b_weapons_fill_carry_boxes() {
    let mut game = shop("");
    game.play("buy automatic-rifle A; buy rifle B; buy carbine B; buy pistol A", &[]);
    assert_eq!((roster(&game, "A", "carry-free"), roster(&game, "B", "carry-free")), (0, 0));
    assert_eq!(game.refused("buy carbine A").rule.0, "amb:4.9b");
    assert_eq!(game.refused("buy carbine B").rule.0, "amb:4.9b");
    game.play("buy rifle C", &[]);
    assert_eq!(game.refused("buy bazooka C").rule.0, "amb:4.9b", "one box is left of two");
    game.play("buy pistol B", &[]);
}

/// Rules: amb:4.9b, amb:9.7b.
#[test]
fn amb_4_9b_a_weapon_of_three_boxes_is_shared() {
    let mut game = shop("");
    game.play("buy mmg A; buy automatic-rifle B; buy rifle C", &[]);
    assert_eq!(roster(&game, "A", "carry-free"), 0, "two parts of three");
    assert_eq!(game.refused("done").rule.0, "amb:4.9b", "nobody has the third");
    assert_eq!(game.refused("share mmg A").rule.0, "amb:4.9b");
    assert_eq!(game.refused("share mmg B").rule.0, "amb:4.9b", "he has no box free");
    game.play("share mmg C", &[]);
    assert_eq!(roster(&game, "C", "carry-free"), 0);
    assert_eq!(
        held(&game, 'C', Model::Mmg).parts.map(Some),
        ['A', 'C'].map(|it| { Some(Held::By(id(&game, it))) })
    );
    assert_eq!(game.refused("share mmg D").rule.0, "amb:4.9b", "it is all carried");
    game.play("done", &[]);
}

/// Rules: amb:4.9c, amb:2.5e.
#[test]
fn amb_4_9c_six_ammo_boxes_and_no_more() {
    let mut game = shop("");
    // A pistol fills a box and its clip another; four grenades make six.
    game.play("buy pistol A", &[]);
    assert_eq!(roster(&game, "A", "ammo-free"), 4);
    game.play("buy ammo grenade A; buy ammo grenade A; buy ammo grenade A", &[]);
    game.play("buy ammo rifle-clip A", &[]);
    assert_eq!(roster(&game, "A", "ammo-free"), 0);
    for more in ["buy ammo grenade A", "buy ammo bazooka-round A", "buy ammo pistol-clip A"] {
        assert_eq!(game.refused(more).rule.0, "amb:4.9c");
    }
    // A rifle fits his hands, but its clip finds no box (ruling K46).
    assert_eq!(game.refused("buy rifle A").rule.0, "amb:4.9c");
}

/// Rules: amb:4.9d.
#[test]
fn amb_4_9d_a_point_buys_five_clips_of_any_kind_for_anybody() {
    let mut game = shop("");
    game.play("buy ammo rifle-clip A", &[]);
    assert_eq!(points(&game), 25);
    game.play("buy ammo rifle-clip B; buy ammo ar-clip B; buy ammo smg-clip H", &[]);
    game.play("buy ammo belt C", &[]);
    assert_eq!(points(&game), 25, "five for one");
    game.play("buy ammo pistol-clip C", &[]);
    assert_eq!(points(&game), 24, "the sixth begins another point");
    assert_eq!(clips(&game, 'B', Ammo::ArClip), 1);
}

/// Rules: amb:4.9e.
#[test]
fn amb_4_9e_a_point_buys_three_grenades() {
    let mut game = shop("");
    game.play("buy ammo grenade A; buy ammo grenade B; buy ammo grenade C", &[]);
    assert_eq!(points(&game), 25);
    game.play("buy ammo grenade A", &[]);
    assert_eq!(points(&game), 24);
    // Clips that are paid for are no grenades, and grenades no clips.
    game.play("buy ammo rifle-clip D", &[]);
    assert_eq!(points(&game), 23);
    game.play("buy ammo grenade D; buy ammo grenade E", &[]);
    assert_eq!(points(&game), 23);
}

/// Rules: amb:4.9f.
#[test]
fn amb_4_9f_each_bazooka_round_costs_a_point() {
    let mut game = shop("");
    game.play("buy ammo rifle-clip A", &[]);
    game.play("buy ammo bazooka-round B; buy ammo bazooka-round B", &[]);
    assert_eq!(points(&game), 23, "four clips are paid for, but rounds are no clips");
    assert_eq!(clips(&game, 'B', Ammo::BazookaRound), 2);
    // The last point goes into clips: the four that are left of it buy no round.
    let mut game = shop("");
    game.play("buy mmg A; buy mmg B; buy mmg C; buy mmg D; buy mmg E; buy ammo rifle-clip F", &[]);
    assert_eq!(points(&game), 0);
    assert!(game.offers("buy ammo rifle-clip F"));
    assert_eq!(game.refused("buy ammo bazooka-round F").rule.0, "amb:4.9d");
}

/// Rules: amb:4.9g.
#[test]
fn amb_4_9g_what_the_mission_gives_costs_nothing() {
    let mut game = shop("free = { demolition-charge = 2 }");
    assert_eq!(game.refused("done").rule.0, "amb:4.9g", "it has to be handed out");
    game.play("buy automatic-rifle B", &[]);
    assert_eq!(game.refused("issue demolition-charge B").rule.0, "amb:4.9b");
    game.play("issue demolition-charge A; issue demolition-charge C", &[]);
    assert_eq!(points(&game), 23, "only the rifle was paid");
    assert_eq!(game.refused("issue demolition-charge D").rule.0, "amb:4.9g");
    assert!(!held(&game, 'C', Model::Charge).german);
    game.play("done", &[]);
    assert_eq!(asked(&game), "operations");
}

/// A German's charge is none of those that are given.
///
/// Rules: amb:4.9g, amb:2.1g.
#[test]
fn amb_4_9g_what_germans_have_is_not_counted() {
    let changes = [
        ("equipment = \"issue\"", "equipment = \"buy\"\nfree = { radio = 1 }"),
        ("arms = [\"pistol\"]\nin = 3", "arms = [\"pistol\", \"radio\"]\nin = 3"),
    ];
    let mut game = begin_changed("", &changes);
    game.play("squad ready-made; issue radio A", &[10]);
    assert!(!held(&game, 'A', Model::Radio).german);
}

/// Whether somebody has something to fire.
fn is_armed(game: &Sortie, letter: &str) -> bool {
    let by = Held::By(id(game, letter.chars().next().expect("a letter")));
    let mut his = game.all_gear().map(|it| game.gear(it)).filter(|it| it.parts[0] == by);
    his.any(|it| !matches!(it.model, Model::Charge | Model::Radio | Model::Documents))
}

/// Everybody gets what the man of his letter in the ready-made squad has, or something like it.
///
/// Rules: amb:4.9a, amb:4.9c, amb:2.5d.
#[test]
fn the_usual_kit_is_within_the_rules() {
    let mut game = shop("free = { demolition-charge = 2 }");
    let mut bought = game.clone();
    let events = game.play("outfit", &[]);
    assert!(told(&events, "Outfitted"));
    for letter in ["A", "B", "C", "D", "E", "F", "G", "H"] {
        assert!(is_armed(&game, letter), "{letter} has a weapon");
        let him = man(&game, letter.chars().next().expect("a letter"));
        assert!(him.ammo.values().sum::<u8>() <= 6 && !him.ammo.is_empty());
    }
    assert!((0..26).contains(&points(&game)));
    // The charges go to those who have a hand free.
    let charges = game.all_gear().filter(|it| game.gear(*it).model == Model::Charge);
    assert_eq!(charges.count(), 2);
    assert_eq!(game.refused("outfit").rule.0, "amb:4.9a", "not twice");
    game.play("done", &[]);
    bought.play("buy ammo grenade A", &[]);
    assert_eq!(bought.refused("outfit").rule.0, "amb:4.9a", "somebody has something");
}

/// A has five boxes filled, and takes one clip of C's: a second finds no room until one is used.
///
/// Rules: amb:2.5e.
#[test]
fn amb_2_5e_whose_boxes_are_full_takes_no_more() {
    let start = r#"us = [{ who = "A", hex = "B5" }, { who = "C", hex = "B5" }]"#;
    let mut game = begin(start);
    assert_eq!(roster(&game, "A", "ammo-free"), 1);
    game.play("handle A; take ammo rifle-clip C", &[]);
    assert_eq!(roster(&game, "A", "ammo-free"), 0);
    assert_eq!(game.refused("take ammo rifle-clip C").rule.0, "amb:2.5e");
    assert_eq!(game.refused("take ammo grenade C").rule.0, "amb:2.5e");
    game.play("put ammo smg-clip ground; take ammo grenade C; done", &[]);
    assert_eq!(clips(&game, 'A', Ammo::Grenade), 3);
}

/// Rules: amb:4.9b.
#[test]
fn amb_4_9b_what_nobody_can_carry_of_a_crew_weapon_keeps_nobody_in_the_shop() {
    let mut game = shop("");
    game.play("buy mmg A", &[]);
    assert_eq!(game.refused("done").rule.0, "amb:4.9b", "somebody has room for the rest");
    let accepted = |game: &Sortie, text: &str| {
        let action = kernel::Game::read_action(game, text).expect("it can be written");
        kernel::Game::may(game, &action).is_ok()
    };
    let squad = ["A", "B", "C", "D", "E", "F", "G", "H"];
    for ware in ["pistol", "carbine", "rifle", "ammo grenade", "ammo belt", "ammo rifle-clip"] {
        for letter in squad {
            let text = format!("buy {ware} {letter}");
            while accepted(&game, &text) {
                game.play(&text, &[]);
            }
        }
    }
    let shared = squad.iter().any(|it| accepted(&game, &format!("share mmg {it}")));
    assert_eq!(accepted(&game, "done"), !shared, "who can carry it must, and else the squad goes");
}
