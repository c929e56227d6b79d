//! [AMB 17.2b, 17.2c, 17.6, 17.14] Fire at vehicles: the side, the part, and what it does. Most
//! shots come from A6 along the lane at E6, four hexes away; a vehicle there that looks at D5 shows
//! its front, one that looks at F5 its rear.

use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, Health, Place, Sortie, Working};
use testkit::Drive;

use super::men::{self, told};
use super::range::{after_germans, ar, health, may_fire, play, range, refusal, total};
use super::wheels::{checks, parked, vehicle, wheels};

/// The dice of a shot that hits, and those of a clip that lasts.
fn hit(effects: &[u8]) -> Vec<u8> {
    [&[9, 9, 0], effects, &[9, 9]].concat()
}

/// C fires his rifle at a car in E6 with these aboard, and hits.
#[track_caller]
fn rifle(car: &str, men: &[&str], effects: &[u8]) -> (Sortie, Vec<Event>) {
    let word = car.split(' ').next().expect("a kind");
    let car = wheels(car);
    let lines = [&["condition = 2", &car, "C A6 ar=1", "H A1 ar=1", "X M1"], men].concat();
    let mut game = range(&lines);
    let shot = format!("act C; fire vehicle rifle aimed {word} rear");
    let events = play(&mut game, &shot, &hit(effects));
    (game, events)
}

/// G fires his bazooka at a tank in E6, and hits.
#[track_caller]
fn bazooka(tank: &str, word: &str, flank: &str, effects: &[u8]) -> Sortie {
    let mut game = range(&[&wheels(tank), "G A6 ar=1 weapons=loaded", "H A1 ar=1", "X M1"]);
    let shot = format!("act G; fire vehicle bazooka aimed {word} {flank}");
    play(&mut game, &shot, &[&[9, 9, 0], effects].concat());
    game
}

/// Rules: amb:17.2b.
#[test]
fn the_side_that_is_hit_follows_from_where_the_shot_comes_from() {
    for (facing, seen) in [
        ("D5", "front"),
        ("D6", "front"),
        ("E5", "side"),
        ("E7", "side"),
        ("F5", "rear"),
        ("F6", "rear"),
    ] {
        let game = range(&[&wheels(&format!("panzer-iv E6 {facing}")), "C A6 ar=1", "L M1"]);
        for flank in ["front", "side", "rear"] {
            let shot = format!("fire vehicle rifle aimed y {flank}");
            if flank == seen {
                assert!(may_fire(&game, "act C", &shot), "{facing} {flank}");
            } else {
                assert_eq!(refusal(&game, "act C", &shot).0, "amb:17.2b", "{facing} {flank}");
            }
        }
    }
}

/// Rules: amb:17.2c.
#[test]
fn in_its_own_hex_the_squad_chooses_the_side_and_a_german_takes_one_at_random() {
    let game = range(&[&wheels("panzer-iv E6 D5"), "C E6 ar=1", "L M1"]);
    for flank in ["front", "side", "rear"] {
        assert!(may_fire(&game, "act C", &format!("fire vehicle rifle aimed y {flank}")));
    }
    // Open: 2 is hull before, track at the side; 7 is turret behind, crew elsewhere.
    for (die, location, part) in [(0, 2, "Hull"), (3, 2, "Track"), (6, 7, "Turret")] {
        let (_, events) = after_germans(
            &[&wheels("sherman E6 D5"), "H A1 prone ar=1"],
            &["L E6 crouching ar=2"],
            &[0, 9, 9, 0, die, location, 0],
        );
        assert!(told(&events, &format!("Struck part: {part}")), "{die}");
    }
}

/// Rules: amb:17.6c, amb:17.6j, amb:17.14f, amb:17.6m, amb:17.6l.
#[test]
fn ex_43_fire_at_a_car() {
    let car = wheels("kubelwagen E6 F5");
    let men = ["W aboard=[0,0]", "L aboard=[0,1]", "M aboard=[0,2]"];
    let mut game = range(&[&[car.as_str(), "B A6 ar=1", "H A1 ar=1"][..], &men].concat());
    let shot = "act B; fire vehicle automatic-rifle aimed kubelwagen rear";
    let events = play(&mut game, shot, &[9, 9, 6, 2, 7, 9, 9]);
    assert_eq!(total(&events), 8);
    assert!(told(&events, "Struck die: 2 part: Body") && told(&events, "Penetrated depth: Light"));
    assert!(vehicle(&game, "kubelwagen").wrecked);
    assert_eq!(parked(&game, "kubelwagen").as_deref(), Some("E6"));
    for man in ['W', 'L', 'M'] {
        assert_eq!(
            (health(&game, man), men::hex(&game, man).as_deref()),
            (Health::Fit, Some("E6"))
        );
    }
    // A wreck is no target any more.
    game.play("done", &[]);
    assert_eq!(refusal(&game, "act H", "fire vehicle rifle aimed kubelwagen side").0, "amb:2.11c");
}

/// Rules: amb:17.14e, amb:17.9a, amb:17.1i.
#[test]
fn a_tire_goes_flat_and_whoever_drives_risks_an_accident() {
    let (game, events) = rifle("kubelwagen E6 F5", &["W aboard=[0,0]"], &[1, 4]);
    assert!(vehicle(&game, "kubelwagen").flat && !vehicle(&game, "kubelwagen").wrecked);
    assert_eq!(checks(&events), 1);
    let (game, events) = rifle("kubelwagen E6 F5", &[], &[1]);
    assert_eq!((vehicle(&game, "kubelwagen").flat, checks(&events)), (true, 0), "it is empty");
}

/// Rules: amb:17.14f, amb:17.9a, amb:17.6j.
#[test]
fn a_body_is_pierced_or_it_is_an_accident_check() {
    // A rifle penetrates on 9 alone.
    let (game, events) = rifle("kubelwagen E6 F5", &["W aboard=[0,0]"], &[7, 8, 0]);
    assert_eq!((vehicle(&game, "kubelwagen").wrecked, checks(&events)), (false, 1));
    let (game, events) = rifle("kubelwagen E6 F5", &["W aboard=[0,0]"], &[7, 9]);
    assert_eq!((vehicle(&game, "kubelwagen").wrecked, checks(&events)), (true, 0));
}

/// Rules: amb:17.6d, amb:17.14h.
#[test]
fn a_passenger_is_hit_alone_unless_a_burst_goes_on() {
    let men = ["W aboard=[0,0]", "L aboard=[0,1]", "M aboard=[0,2]"];
    let hurt = |game: &Sortie| ['W', 'L', 'M'].map(|it| health(game, it));
    let (game, events) = rifle("kubelwagen E6 F5", &men, &[7, 4]);
    assert_eq!(hurt(&game), [Health::Fit, Health::Wounded, Health::Fit]);
    assert_eq!(checks(&events), 0);
    // The burst: 5 wounds L, 4 the driver, who keeps the car in hand with 0; 4 again ends it.
    let car = wheels("kubelwagen E6 F5");
    let mut game = range(&[&[car.as_str(), "B A6 ar=1", "H A1 ar=1"][..], &men].concat());
    let shot = "act B; fire vehicle automatic-rifle aimed kubelwagen rear";
    let events = play(&mut game, shot, &hit(&[7, 5, 4, 0, 4]));
    assert_eq!(hurt(&game), [Health::Wounded, Health::Wounded, Health::Fit]);
    assert_eq!(checks(&events), 1);
    // Rows go by the order of those aboard: with seat 1 empty, passenger 1 sits in seat 2.
    let (game, _) = rifle("kubelwagen E6 F5", &["W aboard=[0,0]", "L aboard=[0,2]"], &[8, 4]);
    assert_eq!(health(&game, 'L'), Health::Wounded);
}

/// Rules: amb:17.6e, amb:17.14g, amb:17.9a.
#[test]
fn ex_147_a_driver_who_is_wounded_checks_once() {
    let (game, events) = rifle("kubelwagen E6 F5", &["W aboard=[0,0]"], &[9, 4, 4]);
    assert_eq!((health(&game, 'W'), checks(&events)), (Health::Wounded, 1));
    let (_, events) = rifle("kubelwagen E6 F5", &["W aboard=[0,0]"], &[9, 4, 5, 0]);
    assert!(told(&events, "AccidentChecked die: Some(5) Regained"));
}

/// Rules: amb:17.6e, amb:17.14g, amb:17.9b, amb:17.9c.
#[test]
fn a_driver_who_falls_is_an_accident_by_itself_whoevers_turn_it_is() {
    let men = ["W aboard=[0,0] ar=1", "L aboard=[0,1] ar=1"];
    // 1 would be control regained; nobody regains it, so the car stops.
    let (game, events) = rifle("kubelwagen E6 F5", &men, &[6, 6, 1]);
    assert!(told(&events, "AccidentChecked die: None Stops"));
    assert_eq!((health(&game, 'W'), ar(&game, 'L')), (Health::Incapacitated, ArBox::One));
    // The car counts as moving: it goes into another hex in the turn of the squad.
    let (game, _) = rifle("kubelwagen E6 F5", &men, &[6, 9, 6, 0]);
    assert_eq!(health(&game, 'W'), Health::Killed);
    assert!(parked(&game, "kubelwagen").is_some_and(|it| it != "E6"));
    assert_eq!(ar(&game, 'L'), ArBox::Panic);
}

/// Rules: amb:17.6f.
#[test]
fn a_rocket_that_hits_somebody_bursts_among_the_others_and_wrecks_the_car() {
    let men = ["W aboard=[0,0]", "L aboard=[0,1]", "M aboard=[0,2]"];
    let car = wheels("kubelwagen E6 F5");
    let first = [car.as_str(), "G A6 ar=1 weapons=loaded", "H A1 ar=1"];
    let mut game = range(&[&first[..], &men].concat());
    // Passenger 1 dies of 7; 2 inside is panic for whoever counts as prone, 3 a wound.
    let shot = "act G; fire vehicle bazooka aimed kubelwagen rear";
    let events = play(&mut game, shot, &[9, 9, 0, 7, 7, 2, 3]);
    assert_eq!(
        ['W', 'L', 'M'].map(|it| health(&game, it)),
        [Health::Fit, Health::Killed, Health::Wounded]
    );
    assert_eq!((ar(&game, 'W'), checks(&events)), (ArBox::Panic, 0));
    assert!(vehicle(&game, "kubelwagen").wrecked);
    assert!(matches!(men::man(&game, 'W').place, Place::At(_)));
}

/// Rules: amb:17.6g, amb:17.14m, amb:17.5f.
#[test]
fn ex_145_a_crew_hit_takes_one_crewman_without_a_roll() {
    let crew_of = |crew: u8| {
        let panzer = wheels(&format!("panzer-iv E6 D5 crew={crew}"));
        let mut game = range(&[&panzer, "C A6 ar=1", "H A1 ar=1", "X M1"]);
        play(&mut game, "act C; fire vehicle rifle aimed y front", &hit(&[9]));
        let it = vehicle(&game, "y");
        (it.crew, it.wrecked, it.ar)
    };
    assert_eq!(crew_of(2), (1, false, ArBox::Complete), "no panic, no damage");
    assert_eq!(crew_of(1), (0, true, ArBox::Inactive));
    let mut game = range(&[&wheels("sherman A6 B5 crew=1 ar=1 loaded"), "H A1 ar=1", "L E6"]);
    game.play("act tank sherman", &[]);
    for refused in ["tank fire bow aimed L", "tank fire gun aimed L", "take wheel sherman"] {
        assert_eq!(game.refused(refused).rule.0, "amb:17.13d", "{refused}");
    }
    assert!(game.offers("tank fire bow snap L") && game.offers("close sherman"));
}

/// Rules: amb:17.6h, amb:17.6g, amb:17.14m.
#[test]
fn a_burst_takes_up_to_three_exposed_crewmen() {
    let left = |crew: u8, chain: &[u8]| {
        let panzer = wheels(&format!("panzer-iv E6 D5 crew={crew}"));
        let mut game = range(&[&panzer, "B A6 ar=1", "H A1 ar=1", "X M1"]);
        let effects = [&[8], chain].concat();
        play(&mut game, "act B; fire vehicle automatic-rifle aimed y front", &hit(&effects));
        vehicle(&game, "y").crew
    };
    assert_eq!(left(5, &[5, 5]), 4, "an equal die ends it");
    assert_eq!(left(5, &[5, 4, 4]), 3);
    assert_eq!(left(5, &[9, 8, 7]), 2, "three are exposed, not more");
    assert_eq!(left(2, &[9, 8]), 0);
    assert_eq!(left(5, &[0]), 4);
}

/// Rules: amb:17.6i.
#[test]
fn a_rocket_into_the_crew_kills_one_and_the_other_exposed_roll() {
    // 2 inside is panic for the prone and is ignored; 3 wounds.
    assert_eq!(vehicle(&bazooka("panzer-iv E6 D5", "y", "front", &[8, 2, 3]), "y").crew, 3);
    assert_eq!(vehicle(&bazooka("panzer-iv E6 D5", "y", "front", &[8, 0, 2]), "y").crew, 4);
    let tank = bazooka("panzer-iv E6 D5 crew=2", "y", "front", &[8, 9]);
    assert!(vehicle(&tank, "y").wrecked, "one other was exposed");
}

/// Rules: amb:17.1c.
#[test]
fn nobody_in_a_closed_vehicle_is_hit_directly() {
    // 9 with one man aboard is the driver; closed it counts as the body.
    let (_, events) = rifle("staff-car E6 F5", &["W aboard=[0,0]"], &[9, 4, 0]);
    assert!(told(&events, "Struck part: Driver"));
    let (_, events) = rifle("staff-car E6 F5 closed", &["W aboard=[0,0]"], &[9, 4, 0]);
    assert!(told(&events, "Struck part: Body"));
    // The same die at the front of a tank: crew, or turret.
    let open = bazooka("panzer-iv E6 D5", "y", "front", &[9, 0, 0]);
    assert_eq!(vehicle(&open, "y").crew, 4);
    let closed = bazooka("panzer-iv E6 D5 closed", "y", "front", &[9, 0]);
    assert_eq!(vehicle(&closed, "y").crew, 5);
}

/// Rules: amb:17.14i, amb:17.14j, amb:17.1b, amb:17.6l, amb:17.6j.
#[test]
fn ex_142_a_part_holds_unless_the_round_goes_as_deep_as_its_armor() {
    let state = |game: &Sortie, word: &str| {
        let it = vehicle(game, word);
        (it.immobilized, it.wrecked)
    };
    let panzer =
        |effects: &[u8]| state(&bazooka("panzer-iv E6 F5 closed", "y", "rear", effects), "y");
    // A bazooka: 0-2 light, 3-6 medium, 7-9 heavy. Track medium, hull heavy.
    assert_eq!(panzer(&[0, 2]), (false, false));
    assert_eq!(panzer(&[0, 3]), (true, false), "immobilized is not out of action");
    assert_eq!(panzer(&[5, 6]), (false, false));
    assert_eq!(panzer(&[5, 7]), (false, true));
    let hunter =
        |effects: &[u8]| state(&bazooka("jagdpanther E6 F5 closed", "z", "rear", effects), "z");
    assert_eq!(hunter(&[5, 3]), (false, true), "its rear hull is medium");
    assert_eq!(hunter(&[5, 2]), (false, false));
}

/// Rules: amb:17.14k.
#[test]
fn ex_143_a_turret_that_is_scratched_loses_its_coaxial_gun() {
    let guns = |damage: u8| {
        let (game, _) = after_germans(
            &[&wheels("sherman A6 B5 closed"), "H A1 prone ar=1"],
            &["S E6 crouching ar=2 weapons=ready"],
            &[0, 9, 9, 0, 8, damage],
        );
        assert!(!vehicle(&game, "sherman").wrecked);
        vehicle(&game, "sherman").guns
    };
    assert_eq!(guns(5), [Working::Yes, Working::Broken]);
    assert_eq!(guns(4), [Working::Yes, Working::Yes]);
    let turret = |damage: u8| {
        let game = bazooka("panzer-iv E6 F5 closed", "y", "rear", &[8, damage]);
        (vehicle(&game, "y").wrecked, vehicle(&game, "y").guns[1])
    };
    assert_eq!(turret(6), (false, Working::Broken));
    assert_eq!(turret(7), (true, Working::Yes));
}

/// Rules: amb:17.14l.
#[test]
fn a_gun_mount_loses_the_gun_or_the_machine_gun() {
    let mount = |damage: u8| {
        let game = bazooka("jagdpanther E6 D5 closed", "z", "front", &[8, damage]);
        let it = vehicle(&game, "z");
        assert!(!it.wrecked && !it.immobilized);
        (it.gun_destroyed, it.guns[0])
    };
    assert_eq!(mount(0), (false, Working::Broken));
    assert_eq!(mount(3), (true, Working::Yes));
    assert_eq!(mount(9), (true, Working::Yes));
}
