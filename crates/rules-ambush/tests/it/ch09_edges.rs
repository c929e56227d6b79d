//! [AMB 9] What keeps a shot from being fired, one reason at a time, and whom Germans take.

use rules_ambush::agenda::Event;
use rules_ambush::state::{Health, Sortie};
use testkit::Drive;

use super::acting::{acting, id, named};
use super::range::{
    after_germans, chance, chance_of, health, man, may_fire, play, range, refusal, total,
};
use super::wheels::wheels;

/// Why a shot is refused, of which rule and words are known.
#[track_caller]
fn refuses(game: &Sortie, act: &str, fire: &str, rule: &str, why: &str) {
    assert_eq!(refusal(game, act, fire), (rule.to_owned(), why), "{fire}");
}

/// Rules: amb:9a, amb:10.4a.
#[test]
fn amb_9a_a_charge_is_thrown_and_never_fired() {
    let game = range(&["C A6 ar=1 arms=demolition-charge weapons=ready", "L C6"]);
    refuses(&game, "act C", "fire demolition-charge aimed L", "amb:9a", "he has no such weapon");
}

/// Rules: amb:9a, amb:9.5c.
#[test]
fn amb_9a_the_clips_of_a_neighbor_do_not_load_a_rifle() {
    let game = range(&["C A6 ar=1 ammo=", "D A6 ar=1", "L C6"]);
    refuses(&game, "act C", "fire rifle aimed L", "amb:9a", "he has no clip for that weapon");
    assert!(may_fire(&game, "act D", "fire rifle aimed L"));
}

/// Rules: amb:2.11c.
#[test]
fn amb_2_11c_nobody_fires_at_his_own_side() {
    let game = range(&[&wheels("jeep E6 F5"), "A A6 ar=1", "C C6", "L G6"]);
    let why = "only an active enemy is a target";
    refuses(&game, "act A", "fire submachine-gun aimed C", "amb:2.11c", why);
    let jeep = "fire vehicle submachine-gun aimed jeep rear";
    refuses(&game, "act A", jeep, "amb:2.11c", "that vehicle is no enemy");
}

/// From B3 the line to the barn D3 comes in between C3 and C4: both sides count, no other does
/// (ruling K17).
///
/// Rules: amb:13.5e, amb:13.5h, amb:9b.
#[test]
fn amb_13_5e_a_line_through_a_corner_comes_in_by_either_wall() {
    let game = range(&["C B3 ar=1", "M D3"]);
    for side in ["D3-5", "D3-4"] {
        assert!(may_fire(&game, "act C; aim wall", &format!("fire wall rifle aimed {side}")));
    }
    for side in ["D3-0", "D3-1", "D3-2", "D3-3"] {
        let fire = format!("fire wall rifle aimed {side}");
        refuses(&game, "act C; aim wall", &fire, "amb:13.5e", "that wall looks another way");
    }
    let rubble = "counters = [{ terrain = \"rubble\", hexes = \"K8\" }]";
    let game = range(&[rubble, "C B3 ar=1", "M D3"]);
    let gone = "fire wall rifle aimed K8-5";
    refuses(&game, "act C; aim wall", gone, "amb:13.5e", "there is no wall there");
    let breach = "marks = [{ mark = \"breach\", hex = \"D3\", side = \"C3\" }]";
    let game = range(&[breach, "C B3 ar=1", "M D3"]);
    let open = "fire wall rifle aimed D3-5";
    refuses(&game, "act C; aim wall", open, "amb:13.5h", "that side stands open");
    assert!(may_fire(&game, "act C; aim wall", "fire wall rifle aimed D3-4"));
}

/// Rules: amb:MKb.
#[test]
fn amb_mkb_a_bunker_is_fired_at_where_one_is_and_from_outside() {
    let game = range(&[
        "marks = [{ mark = \"bunker\", hex = \"E6\", side = \"F6\" }]",
        "counters = [{ terrain = \"bunker\", hexes = \"E6\" }]",
        "C E6 ar=1",
        "D A6 ar=1",
        "L C6",
    ]);
    let inside = "nobody fires at a bunker from inside";
    refuses(&game, "act C", "fire bunker rifle aimed E6", "amb:MKb", inside);
    refuses(&game, "act D", "fire bunker rifle aimed G6", "amb:MKb", "there is no bunker there");
}

/// Rules: amb:9e, amb:17.6a.
#[test]
fn amb_9e_a_tank_of_ones_own_with_a_crew_is_a_friend_in_that_hex() {
    let with = |tank: &str| range(&[&wheels(tank), "C A6 ar=1", "L C6"]);
    let tank = with("sherman C6 D5");
    refuses(&tank, "act C", "fire rifle aimed L", "amb:9e", "a friend is in that hex");
    for other in
        ["sherman C6 D5 crew=0", "sherman C6 D5 wrecked", "sherman B8 B7", "panzer-iv C6 D5"]
    {
        assert!(may_fire(&with(other), "act C", "fire rifle aimed L"), "{other}");
    }
}

/// From E3 whoever lies in the barn D3 is not seen through its window; who crouches is, by one
/// who stands. Submachine gun next hex 7, standing in a building -2.
///
/// Rules: amb:9.2c, amb:9.2d, amb:8b, amb:8.2m.
#[test]
fn amb_9_2c_a_burst_counts_and_finds_only_those_who_are_seen() {
    let with = |other: &str| range(&["A E3 ar=1 ws=0", "L D3", &format!("M D3 {other}")]);
    assert_eq!(chance_of(&with("crouching"), "act A; fire submachine-gun aimed L"), 7 - 2 + 1);
    let mut game = with("prone");
    assert_eq!(chance_of(&game, "act A; fire submachine-gun aimed L"), 7 - 2);
    // Killed by 9; nobody else is there to roll for.
    play(&mut game, "act A; fire submachine-gun aimed L", &[9, 9, 0, 9, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Killed, Health::Fit));
}

/// Submachine gun at four hexes 6; beside a car L is in cover, 0.
///
/// Rules: amb:9.2c, amb:17.6a, amb:17.6k.
#[test]
fn amb_9_2c_those_in_a_car_add_nothing_to_a_burst_at_the_man_beside_it() {
    let car = wheels("kubelwagen E6 F5");
    let game = range(&[&car, "A A6 ar=1 ws=0", "L E6", "W aboard=[0,0]"]);
    assert_eq!(chance_of(&game, "act A; fire submachine-gun aimed L"), 6);
}

/// A machine pistol reaches from 9 to 13 hexes with 1, before that with 3; J5 is nine hexes away,
/// I6 eight.
///
/// Rules: amb:9.1c, amb:2.1j.
#[test]
fn amb_9_1c_a_scope_counts_from_nine_hexes_on() {
    let base = |german: &str, hex: &str| {
        let line = format!("{german} A6 crouching ar=2 ws=0 arms=machine-pistol");
        let squad = [&format!("C {hex}"), "H D3 prone ar=1"];
        chance(&after_germans(&squad, &[&line], &[0, 9, 9, 9]).1)
    };
    assert!(base("L", "J5").starts_with("{ base: 1,"));
    assert!(base("R", "J5").starts_with("{ base: 3,"));
    assert!(base("R", "I6").starts_with("{ base: 3,"));
    assert!(base("R", "E6").starts_with("{ base: 6,"), "near by it changes nothing");
}

/// At four hexes a German rifle and a machine pistol both have 6.
///
/// Rules: amb:9.6a.
#[test]
fn amb_9_6a_of_weapons_with_equal_chances_the_first_of_the_card_is_fired() {
    for (arms, first) in [
        ("german-rifle,machine-pistol", "GermanRifle"),
        ("machine-pistol,german-rifle", "MachinePistol"),
    ] {
        let german = format!("L A6 crouching ar=2 arms={arms}");
        let squad = ["C E6", "H D3 prone ar=1"];
        let (_, events) = after_germans(&squad, &[&german], &[0, 9, 9, 9]);
        assert!(format!("{events:?}").contains(&format!("arm: {first}")), "{arms}");
    }
}

/// What L does with C6 in view and nobody else; H lies in the barn.
#[track_caller]
fn fired(vehicle: &str, aboard: &[&str], german: &str, reads: &[u8]) -> (Sortie, Vec<Event>) {
    let car = wheels(vehicle);
    let squad = [&[car.as_str(), "H D3 prone ar=1"], aboard].concat();
    after_germans(&squad, &[german], reads)
}

const RIFLEMAN: &str = "L A6 crouching ar=2";

/// Rules: amb:17.6a, amb:9.6c, amb:2.11c, amb:6.5g.
#[test]
fn amb_17_6a_a_german_fires_at_a_car_only_if_somebody_active_is_in_it() {
    let empty = fired("jeep C6 D5", &[], RIFLEMAN, &[0]).1;
    assert!(!format!("{empty:?}").contains("Fired"), "nobody is in it");
    let down = ["C aboard=[0,1] marks=incapacitated"];
    let helpless = fired("jeep C6 D5", &down, RIFLEMAN, &[0]).1;
    assert!(!format!("{helpless:?}").contains("Fired"), "nobody in it can act");
    let (game, events) =
        fired("jeep C6 D5", &["C aboard=[0,1] ar=unaware"], RIFLEMAN, &[0, 9, 9, 9]);
    assert!(format!("{events:?}").contains("target: Vehicle"));
    assert!(game.man(man(&game, 'C')).is_aware(), "whoever is fired at is aware");
}

/// A rifle goes light at most; the machine gun's 9 is medium.
///
/// Rules: amb:9.6c, amb:17.6m, amb:17.13j.
#[test]
fn amb_9_6c_nobody_wastes_a_shot_on_a_closed_tank_that_it_cannot_harm() {
    let said =
        |tank: &str, german: &str, reads: &[u8]| format!("{:?}", fired(tank, &[], german, reads).1);
    assert!(!said("sherman C6 D5 closed", RIFLEMAN, &[0]).contains("Fired"));
    assert!(said("sherman C6 D5", RIFLEMAN, &[0, 9, 9, 9]).contains("Fired"), "it is open");
    let gunner = "S A6 crouching ar=2 weapons=ready";
    assert!(said("sherman C6 D5 closed", gunner, &[0, 9, 9, 9]).contains("arm: Mmg"));
    assert!(!said("sherman C6 D5 wrecked", RIFLEMAN, &[0]).contains("Fired"));
    assert!(!said("sherman C6 D5 crew=0", RIFLEMAN, &[0]).contains("Fired"));
}

/// Three crouch at a machine gun; C has part of it and its belts.
fn three(turns: u8) -> Sortie {
    range(&[
        &format!("C A6 crouching ar={turns} arms=mmg ammo=belt,belt,belt weapons=ready"),
        &format!("D A6 crouching ar={turns}"),
        &format!("E A6 crouching ar={turns}"),
        "L C6",
    ])
}

/// Rules: amb:9.7h, amb:9.7k, amb:6.7g.
#[test]
fn amb_9_7h_the_two_who_have_fired_may_fire_again_alone_or_together() {
    let mut game = three(2);
    for letter in ['C', 'D'] {
        play(&mut game, &format!("act {letter}; fire mmg snap L; done"), &[9, 9, 9, 9, 9]);
    }
    play(&mut game, "act E; pass", &[]);
    assert!(may_fire(&game, "act C", "fire mmg snap L"));
    assert!(may_fire(&game, "act C", "joint mmg D gunner L"));
    let third = "joint mmg E gunner L";
    refuses(&game, "act C", third, "amb:6.7g", "both men crouch beside the weapon");
}

/// Rules: amb:9.7h, amb:9.7i.
#[test]
fn amb_9_7h_whoever_serves_as_loader_is_one_of_the_two() {
    let mut game = three(1);
    play(&mut game, "act C; joint mmg D gunner L; done", &[9, 9, 9, 9, 9]);
    let why = "two men have fired it in this Round";
    refuses(&game, "act E", "fire mmg snap L", "amb:9.7h", why);
}

/// Rules: amb:9.7h.
#[test]
fn amb_9_7h_one_who_has_fired_leaves_room_for_one_more() {
    let mut game = three(2);
    play(&mut game, "act C; fire mmg snap L; done", &[9, 9, 9, 9, 9]);
    assert!(may_fire(&game, "act D", "joint mmg C gunner L"));
    let third = "joint mmg E gunner L";
    refuses(&game, "act D", third, "amb:6.7g", "both men crouch beside the weapon");
    assert!(may_fire(&game, "act E", "fire mmg snap L"));
}

/// Rules: amb:9.7i, amb:9a.
#[test]
fn amb_9_7i_two_fire_together_only_a_crew_weapon_and_only_where_it_stands() {
    let game = range(&["C A6 crouching ar=1", "D A6 crouching ar=1", "L C6"]);
    let why = "two men fire together only a crew weapon";
    refuses(&game, "act C", "joint rifle D gunner L", "amb:9.7i", why);
    let mmg = "C A6 crouching ar=1 arms=mmg ammo=belt weapons=ready";
    let game = range(&[mmg, "D B5 crouching ar=1", "L C6"]);
    refuses(&game, "act C", "joint mmg D loader L", "amb:9a", "he has no such weapon");
}

/// S is the gunner by his card, T has a light machine gun; X has Weapon Skill 2, the others 1.
///
/// Rules: amb:9.7j, amb:2.1j.
#[test]
fn amb_9_7j_of_two_germans_the_named_gunner_aims_or_else_the_better_or_the_first_letter() {
    let aims = |one: char, other: char| {
        let start = format!(
            r#"us = [{{ who = "A", hex = "F10", ar = "1" }}]
            germans = [
                {{ who = "{one}", hex = "H9", stance = "crouching", ar = "1", weapons = ["ready"] }},
                {{ who = "{other}", hex = "H9", stance = "crouching", ar = "1" }},
            ]"#
        );
        let (game, events) = acting(811, &start, &[4, 5, 5, 9]);
        let shot = named(&events, "Fired").remove(0);
        assert!(shot.contains("mode: Aimed"), "{shot}");
        [one, other].into_iter().find(|it| shot.contains(&format!("Man({:?}", id(&game, *it))))
    };
    assert_eq!(aims('S', 'X'), Some('S'), "his card says so");
    assert_eq!(aims('T', 'X'), Some('X'), "he is the better shot");
    assert_eq!(aims('T', 'N'), Some('N'), "of equals the first letter");
}

/// A pistol is fired by instinct at three hexes with 4 - 2, and standing in the open counts 1.
///
/// Rules: amb:9.3a, amb:9.3c.
#[test]
fn amb_9_3c_every_modifier_is_named_and_none_that_is_nought() {
    let mut game = range(&["G A6 ar=1 ws=0", "L D5 crouching"]);
    play(&mut game, "act G", &[]);
    let events = play(&mut game, "fire pistol snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(chance(&events), r#"{ base: 4, items: [("amb:9.3c", -2)], total: 2 }"#);
    assert_eq!(total(&events), 2);
    assert!(game.offers("fire pistol snap L"), "the second shot");
}

/// A crew of three has Weapon Skill 0: a 0 breaks what it was to clear. 12 of 100 jams the bow
/// gun.
///
/// Rules: amb:9.4a, amb:9.4b, amb:17.13g.
#[test]
fn amb_9_4b_a_machine_gun_of_a_tank_is_jammed_until_it_is_cleared_or_broken() {
    let tank = wheels("sherman A6 B5 ar=2 crew=3");
    let mut jammed = range(&["condition = 2", &tank, "H A1 ar=1", "L E6 prone"]);
    play(&mut jammed, "act tank sherman; tank fire bow snap L", &[1, 2]);
    let mut broken = jammed.clone();
    play(&mut broken, "clear gun bow", &[0]);
    for (game, rule, why) in [
        (&mut jammed, "amb:9.4a", "the weapon is jammed"),
        (&mut broken, "amb:9.4b", "the weapon is broken"),
    ] {
        play(game, "pass; act tank sherman", &[]);
        let illegal = game.refused("tank fire bow snap L");
        assert_eq!((illegal.rule.0, illegal.why), (rule, why));
        assert!(game.offers("tank fire coaxial snap L"), "the other gun works");
    }
}

/// The gun stands jammed in H9. M serves it there, not from H10.
///
/// Rules: amb:9.4b, amb:9.7h, amb:9.6a.
#[test]
fn amb_9_4b_a_german_clears_the_gun_he_is_with_and_no_other() {
    let cleared = |hex: &str, faces: &[u8]| {
        let start = format!(
            r#"us = [{{ who = "A", hex = "F10", ar = "1" }}]
            germans = [
                {{ who = "S", hex = "H9", stance = "crouching", weapons = ["ready", "jammed"] }},
                {{ who = "M", hex = "{hex}", stance = "crouching", ar = "1" }},
            ]"#
        );
        let (_, events) = super::acting::obeying(r#"do = ["clear-jam"]"#, &start, faces);
        named(&events, "Cleared").len()
    };
    assert_eq!(cleared("H9", &[4, 9]), 1);
    assert_eq!(cleared("H10", &[4]), 0);
}
