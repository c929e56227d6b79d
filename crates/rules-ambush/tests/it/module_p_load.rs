//! [AMB MPl, MPm, M4a, M4b] What a jumper has on him, and what the crate holds.

use rules_ambush::Options;
use rules_ambush::state::{Held, Sortie};
use rules_ambush::terms::{Ammo, Model};
use testkit::Drive;

use crate::men::id;
use crate::range::dice;
use crate::stage;

/// The shop of a drop, with the kit of mission 4 and the points of this die.
#[track_caller]
fn shop(die: u8) -> Sortie {
    let change = |text: &str| {
        let kit = "equipment = \"buy\"\nonly = [\"carbine\", \"submachine-gun\", \
            \"automatic-rifle\", \"pistol\", \"bazooka\"]";
        let first = "    { hexes = \"C5\", p = 100 },";
        text.replacen("equipment = \"issue\"", kit, 1)
            .replacen("entry = \"A4..A8\"", "drop = \"Y6..Y15\"", 1)
            .replacen(first, &format!("    {{ hexes = \"G1..X19\", land = true }},\n{first}"), 1)
    };
    let mut game = Sortie::begin(stage::mission_with("b", "", change), Options::default());
    game.play("squad ready-made", &dice(&[die]));
    game
}

/// How many objects of a kind are in the crate.
fn crated(game: &Sortie, model: Model) -> usize {
    let there = |it: &rules_ambush::state::GearId| {
        game.gear(*it).model == model && game.gear(*it).parts[0] == Held::InCrate
    };
    game.all_gear().filter(there).count()
}

/// How many objects of a kind somebody has.
fn has(game: &Sortie, letter: char, model: Model) -> usize {
    let his = Held::By(id(game, letter));
    let held = |it: &rules_ambush::state::GearId| {
        game.gear(*it).model == model && game.gear(*it).parts[0] == his
    };
    game.all_gear().filter(held).count()
}

/// Rules: amb:MPm, amb:M4b.
#[test]
fn amb_mpm_a_jumper_carries_one_box_of_weapons() {
    let mut game = shop(9);
    game.play("buy carbine A; buy submachine-gun A; buy pistol A", &[]);
    assert_eq!((has(&game, 'A', Model::Carbine), has(&game, 'A', Model::SubmachineGun)), (1, 0));
    assert_eq!(crated(&game, Model::SubmachineGun), 1, "the second goes into the crate");
    assert_eq!(has(&game, 'A', Model::Pistol), 1, "a pistol fills no carry box");
    assert!(game.offers("done"));
}

/// Rules: amb:MPl, amb:MPm.
#[test]
fn amb_mpl_heavy_weapons_and_rounds_travel_in_the_crate() {
    let mut game = shop(9);
    game.play("buy automatic-rifle A; buy bazooka B; buy ammo bazooka-round B", &[]);
    assert_eq!((crated(&game, Model::AutomaticRifle), crated(&game, Model::Bazooka)), (1, 1));
    assert_eq!((has(&game, 'A', Model::AutomaticRifle), has(&game, 'B', Model::Bazooka)), (0, 0));
    assert_eq!(game.man(id(&game, 'B')).ammo.get(&Ammo::BazookaRound), None);
    assert!(game.offers("buy carbine A"), "his own box is free");
}

/// Rules: amb:MPl.
#[test]
fn amb_mpl_the_crate_holds_four_boxes_of_weapons() {
    let mut game = shop(9);
    // An automatic rifle and a bazooka fill two each.
    game.play("buy automatic-rifle A; buy bazooka B; buy carbine A", &[]);
    assert_eq!(game.refused("buy automatic-rifle C").rule.0, "amb:MPl");
    assert_eq!(game.refused("buy carbine A").rule.0, "amb:MPl", "he has his box full");
    assert_eq!(game.refused("stow carbine A").rule.0, "amb:MPl");
}

/// Rules: amb:MPl.
#[test]
fn amb_mpl_the_crate_holds_eight_boxes_of_ammunition() {
    let mut game = shop(9);
    // Three grenades for a point: A and B have three each, and all six go into the crate.
    game.play("buy ammo grenade A; buy ammo grenade A; buy ammo grenade A", &[]);
    game.play("buy ammo grenade B; buy ammo grenade B; buy ammo grenade B", &[]);
    game.play("buy ammo grenade C; buy ammo grenade C; buy ammo grenade C", &[]);
    game.play("stow ammo grenade A; stow ammo grenade A; stow ammo grenade A", &[]);
    game.play("stow ammo grenade B; stow ammo grenade B; stow ammo grenade B", &[]);
    game.play("stow ammo grenade C; stow ammo grenade C", &[]);
    assert_eq!(game.refused("stow ammo grenade C").rule.0, "amb:MPl");
    assert_eq!(game.refused("buy bazooka D").rule.0, "amb:MPl", "its round has no box");
}

/// Rules: amb:M4a. Ruling K77: grenades may be bought, charges and radios may not.
#[test]
fn k77_five_kinds_of_weapons_and_grenades_are_on_sale() {
    let game = shop(9);
    for model in ["carbine", "submachine-gun", "automatic-rifle", "pistol", "bazooka"] {
        assert!(game.offers(&format!("buy {model} A")), "{model}");
    }
    for model in ["rifle", "mmg", "hmg", "demolition-charge", "radio"] {
        assert_eq!(game.refused(&format!("buy {model} A")).rule.0, "amb:4.9a", "{model}");
    }
    assert!(game.offers("buy ammo grenade A") && game.offers("buy ammo bazooka-round A"));
    assert_eq!(game.refused("buy ammo rifle-clip A").rule.0, "amb:4.9d");
}

/// Rules: amb:4.9a, amb:MPl, amb:MPm.
#[test]
fn the_usual_kit_of_jumpers_fills_the_crate_too() {
    let mut game = shop(0);
    game.play("outfit", &[]);
    assert_eq!((crated(&game, Model::AutomaticRifle), crated(&game, Model::Bazooka)), (1, 1));
    let arms = [Model::Carbine, Model::SubmachineGun, Model::Pistol];
    for letter in "ABCDEFGH".chars() {
        assert_eq!(arms.map(|it| has(&game, letter, it)).iter().sum::<usize>(), 1, "{letter}");
    }
    assert_eq!(game.refused("outfit").rule.0, "amb:4.9a", "once is enough");
    game.play("done", &[]);
}
