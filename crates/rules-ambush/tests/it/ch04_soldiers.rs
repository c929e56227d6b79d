//! [AMB 4.1–4.8, 3.2a, M0a, 2.5b] Which squad goes, and how a new one comes about.

use kernel::Viewer;
use rules_ambush::SQUAD;
use rules_ambush::state::{ArBox, Man, ManId, Place, Sortie};
use rules_ambush::terms::Model;
use scene::Show;
use testkit::Drive;

use crate::men::{asked, count, man, told};
use crate::range::dice;
use crate::stage::begin_changed;

const BUY: [(&str, &str); 1] = [("equipment = \"issue\"", "equipment = \"buy\"")];

/// The squad of the test `ex` below, in the order in which it is bought: 31 points in all.
const JUMBLED: &str = "recruit soldier 1; recruit commander 2; recruit soldier 4; \
                       recruit soldier 2; recruit commander 1; recruit soldier 0; \
                       recruit soldier 3";

fn preparing() -> Sortie {
    begin_changed("", &BUY)
}

/// The roster's squad points and weapon points.
fn points(game: &Sortie) -> (i32, i32) {
    let tracks = game.scene(Viewer::Player(SQUAD)).tracks;
    (tracks["squad-points"], tracks["weapon-points"])
}

/// A new squad after its first two dice, as they read.
#[track_caller]
fn new_squad(quality: u8, weapons: u8) -> Sortie {
    let mut game = preparing();
    game.play("squad new", &dice(&[quality, weapons]));
    game
}

/// What is known of A to H.
fn each<T>(game: &Sortie, of: impl Fn(&Man) -> T) -> Vec<T> {
    (0..8).map(|it| of(game.man(ManId(it)))).collect()
}

/// Rules: amb:M0a, amb:3.2a, amb:4.1a.
#[test]
fn amb_3_2a_a_mission_begins_with_its_instructions_and_the_choice_of_a_squad() {
    let free = [("equipment = \"issue\"", "equipment = \"buy\"\nfree = { demolition-charge = 2 }")];
    let game = begin_changed("", &free);
    assert_eq!(asked(&game), "choose-squad");
    assert_eq!(game.offered(), ["squad ready-made", "squad new"]);
    // All that the instructions say is there to be read before.
    assert_eq!(game.setting().briefing["en"], "A test.");
    assert_eq!(game.mission().kit.free.get(&Model::Charge), Some(&2));
    let tracks = game.scene(Viewer::Player(SQUAD)).tracks;
    assert_eq!((tracks["condition"], tracks["activation-level"]), (1, 1));
    assert_eq!(game.refused("done").rule.0, "amb:3.2a");
}

/// Rules: amb:3.2a, amb:2.5b, amb:M0a, amb:1c.
#[test]
fn amb_2_5b_the_ready_made_squad_goes_as_a_whole() {
    let mut game = begin_changed("", &[]);
    let events = game.play("squad ready-made", &[]);
    assert!(told(&events, "SquadChosen squad: Ready"));
    // Nobody is bought or left out; all eight wait, unaware, in the column of their Initiative.
    assert_eq!(asked(&game), "operations");
    assert_eq!(each(&game, |it| it.ratings.initiative), [3, 2, 2, 2, 2, 2, 2, 1]);
    assert_eq!(each(&game, |it| it.place), [Place::Waiting; 8]);
    assert_eq!(each(&game, |it| it.ar), [ArBox::Unaware; 8]);
    // Two players could divide it: there is a commander for each half.
    assert_eq!(each(&game, |it| it.command).iter().filter(|it| **it).count(), 2);
}

/// Rules: amb:2.5g, amb:4.4c.
#[test]
fn amb_2_5g_what_each_of_the_ready_made_squad_cost_is_recorded() {
    let mut game = begin_changed("", &[]);
    game.play("squad ready-made", &[]);
    let prices = each(&game, |it| it.price);
    assert_eq!(prices, [8, 6, 3, 3, 3, 3, 3, 2]);
    assert_eq!(prices.iter().sum::<u8>(), 31, "what a seven gives");
}

/// Rules: amb:2.5c.
#[test]
fn amb_2_5c_in_later_missions_the_ready_made_squad_buys_anew() {
    let mut game = preparing();
    // Its own die counts as a seven: 7 + 2 = 9, 24 weapon points.
    game.play("squad ready-made", &[2]);
    assert_eq!((asked(&game), points(&game)), ("equip", (0, 24)));
    assert_eq!(each(&game, |it| it.ratings.perception), [5, 6, 5, 4, 6, 3, 4, 4]);
    assert_eq!(each(&game, |it| it.ammo.len()), [0; 8], "what it had is not there");
    assert!(game.offers("buy rifle A"));
}

/// Rules: amb:4.2a.
#[test]
fn amb_4_2a_squad_points_by_one_die() {
    let all = (0..10).map(|die| points(&new_squad(die, 0)).0);
    assert_eq!(all.collect::<Vec<_>>(), [24, 25, 26, 27, 28, 29, 30, 31, 33, 35]);
}

/// Ruling K2: the first die is added, not the points it gave.
///
/// Rules: amb:4.3a.
#[test]
fn amb_4_3a_weapon_points_by_both_dice_together() {
    let table = [
        // the first die, the second, points
        (0, 0, 30),
        (1, 1, 30),
        (0, 3, 28),
        (3, 2, 28),
        (0, 6, 26),
        (4, 4, 26),
        (9, 0, 24),
        (2, 9, 24),
        (9, 3, 22),
        (7, 7, 22),
        (9, 6, 20),
        (9, 9, 20),
    ];
    for (first, second, expected) in table {
        assert_eq!(points(&new_squad(first, second)).1, expected, "{first} and {second}");
    }
}

/// Rules: amb:4.4a.
#[test]
fn amb_4_4a_a_soldier_costs_by_initiative_and_command() {
    let price = |who: &str| {
        let mut game = new_squad(9, 0);
        game.play(&format!("recruit {who}"), &[]);
        35 - points(&game).0
    };
    let soldiers = (0..=5).map(|it| price(&format!("soldier {it}")));
    assert_eq!(soldiers.collect::<Vec<_>>(), [1, 2, 3, 5, 7, 10]);
    let commanders = (1..=5).map(|it| price(&format!("commander {it}")));
    assert_eq!(commanders.collect::<Vec<_>>(), [4, 6, 8, 11, 14]);
    let game = new_squad(9, 0);
    assert_eq!(game.refused("recruit commander 0").rule.0, "amb:4.4a", "there is none");
    assert_eq!(game.refused("recruit soldier 6").rule.0, "amb:4.4a");
}

/// With 24 points a commander for 14 leaves 10 for seven soldiers, who cost one each at least.
///
/// Rules: amb:4.4a.
#[test]
fn amb_4_4a_eight_are_bought_and_no_more_is_spent_than_there_is() {
    let mut game = new_squad(0, 0);
    game.play("recruit commander 5", &[]);
    assert_eq!(game.refused("recruit soldier 3").rule.0, "amb:4.4a", "5 would leave too few");
    game.play("recruit soldier 2", &[]);
    assert_eq!(game.refused("recruit soldier 2").rule.0, "amb:4.4a");
    game.play("recruit soldier 1; recruit soldier 0; recruit soldier 0; recruit soldier 0", &[]);
    game.play("recruit soldier 0", &[]);
    assert_eq!(asked(&game), "recruit", "the eighth is still to come");
    game.play("recruit soldier 0", &[5; 24]);
    assert_eq!(asked(&game), "equip");
}

/// Rules: amb:4.4a, amb:4.4b.
#[test]
fn amb_4_4b_a_squad_has_a_commander() {
    let mut game = new_squad(0, 0);
    // Four of the 24 points are kept for the cheapest commander: 20 for seven.
    assert_eq!(game.refused("recruit soldier 6").rule.0, "amb:4.4a");
    game.play("recruit soldier 5; recruit soldier 2; recruit soldier 1", &[]);
    assert_eq!(game.refused("recruit soldier 2").rule.0, "amb:4.4a", "9 left, 3 + 3 + 4 wanted");
    game.play("recruit soldier 0; recruit soldier 0; recruit soldier 0; recruit soldier 0", &[]);
    assert_eq!(game.refused("recruit soldier 0").rule.0, "amb:4.4b");
    game.play("recruit commander 1", &[5; 24]);
    assert!(man(&game, 'A').command);
}

/// Rules: amb:4.4a, amb:4.4b, amb:4.4c, amb:2.5g.
#[test]
fn amb_4_4b_letters_go_by_falling_initiative_after_the_commander() {
    let mut game = new_squad(9, 0);
    game.play(JUMBLED, &[]);
    let events = game.play("recruit soldier 2", &[5; 24]);
    assert_eq!(count(&events, "Rated"), 8);
    assert_eq!(each(&game, |it| it.ratings.initiative), [2, 4, 3, 2, 2, 1, 1, 0]);
    assert!(man(&game, 'A').command, "of the two commanders the one with more");
    assert_eq!(each(&game, |it| it.price), [6, 7, 5, 3, 3, 4, 2, 1]);
    assert_eq!(points(&game).0, 0, "the four points left of 35 are lost");
}

/// The dice of each step from A to H, with Initiative 2, 4, 3, 2, 2, 1, 1, 0.
///
/// Rules: amb:4.5a, amb:4.6a, amb:4.7a, amb:4.8a.
#[test]
fn amb_4_5a_ratings_follow_step_by_step() {
    let mut game = new_squad(7, 0);
    game.play(JUMBLED, &[]);
    let perception = [9, 0, 5, 6, 1, 2, 8, 3];
    let weapons = [0, 9, 5, 3, 7, 1, 2, 8];
    let driving = [1, 9, 7, 2, 7, 5, 9, 7];
    let faces = dice(&[perception, weapons, driving].concat());
    game.play("recruit soldier 2", &faces);
    assert_eq!(each(&game, |it| it.ratings.perception), [7, 3, 5, 5, 3, 3, 6, 3]);
    // Sums 2, 13, 8, 5, 9, 2, 3, 8.
    assert_eq!(each(&game, |it| it.ratings.weapon_skill), [-2, 2, 0, -1, 1, -2, -1, 0]);
    // Sums 3, 13, 10, 4, 9, 6, 10, 7.
    assert_eq!(each(&game, |it| it.ratings.driving_skill), [0, 8, 6, 2, 4, 2, 6, 4]);
    assert_eq!(each(&game, |it| it.ratings.mpa), [4, 4, 4, 4, 4, 3, 3, 3]);
}

/// Rules: amb:4.8a.
#[test]
fn amb_4_8a_movement_follows_from_initiative() {
    let mut game = new_squad(9, 0);
    game.play("recruit commander 5; recruit soldier 3; recruit soldier 1", &[]);
    game.play("recruit soldier 0; recruit soldier 0; recruit soldier 0; recruit soldier 0", &[]);
    game.play("recruit soldier 4", &[5; 24]);
    assert_eq!(each(&game, |it| it.ratings.initiative), [5, 4, 3, 1, 0, 0, 0, 0]);
    assert_eq!(each(&game, |it| it.ratings.mpa), [5, 4, 4, 3, 3, 3, 3, 3]);
}
