//! [AMB MC] Canoes, on the river of Corbeau bridge: G1 to G11, the bridge in G6.

use rules_ambush::Options;
use rules_ambush::state::{ArBox, CanoeId, Health, Held, Place, Sortie, Spot};
use rules_ambush::terms::{Model, Stance};
use testkit::Drive;

use crate::men::{asked, count, hex, man, told};
use crate::range::{after_germans, chance, gear, play, range, start, total};
use crate::stage;
use crate::story::{at, held, object, play_then};

const FIRST: CanoeId = CanoeId(0);

/// A situation in Operations, each line a soldier as on the range.
#[track_caller]
fn at_leisure(lines: &[&str], changes: &[(&str, &str)]) -> Sortie {
    let start = start(lines).replace("round = 2\nadvantage = \"us\"\n", "");
    let change = |text: &str| changes.iter().fold(text.to_owned(), |it, (a, b)| it.replace(a, b));
    Sortie::begin(stage::mission_with("corbeau", &start, change), Options::default())
}

/// Where a canoe is, by its hex and whether it is beached.
fn canoe(game: &Sortie, number: &str) -> (bool, bool) {
    let it = game.canoe(FIRST);
    (it.hex == Some(at(game, number)), it.beached)
}

/// Where the parts of the first object of a kind are.
fn parts(game: &Sortie, model: Model) -> [Held; 2] {
    game.gear(object(game, model)).parts
}

/// Rules: amb:MCa.
#[test]
fn amb_mca_two_soldiers_and_two_boxes_or_a_third_soldier_instead() {
    let loaded =
        ["canoes = \"F5\"", "A F5 arms=rifle,demolition-charge", "B F5", "C F5 arms=rifle"];
    let mut game = at_leisure(&loaded, &[]);
    game.play("with A; board 1; with B; board 1; with C", &[]);
    assert_eq!(game.refused("board 1").rule.0, "amb:MCa", "one charge takes the third place");
    let light = [
        "canoes = \"F5\"",
        "A F5 arms=rifle",
        "B F5 arms=automatic-rifle",
        "C F5 arms=carbine",
        "D F5 arms=pistol",
    ];
    let mut game = at_leisure(&light, &[]);
    game.play("with A; with B; with C; board 1; with D", &[]);
    assert_eq!(game.refused("board 1").rule.0, "amb:MCa", "three are as many as it takes");
    // A bazooka fills both boxes: the charge of another does not fit beside it.
    let heavy = ["canoes = \"F5\"", "G F5 arms=bazooka", "A F5 arms=rifle,demolition-charge"];
    let mut game = at_leisure(&heavy, &[]);
    game.play("with G; board 1; with A", &[]);
    assert_eq!(game.refused("board 1").rule.0, "amb:MCa");
}

/// Rules: amb:MCa, amb:MCl.
#[test]
fn amb_mca_what_is_put_into_a_canoe_has_to_fit() {
    let lines = ["canoes = \"F5\"", "A F5 arms=automatic-rifle", "B F5 arms=rifle,carbine"];
    let mut game = at_leisure(&lines, &[]);
    game.play("handle A; put automatic-rifle canoe 1; done; handle B", &[]);
    assert_eq!(game.refused("put rifle canoe 1").rule.0, "amb:MCa");
}

/// Rules: amb:MCb.
#[test]
fn amb_mcb_bazookas_machine_guns_and_charges_lie_in_the_canoe() {
    for model in ["bazooka", "demolition-charge"] {
        let armed = format!("A F5 arms=pistol,{model} ammo=pistol-clip,bazooka-round");
        let mut game = at_leisure(&["canoes = \"F5\"", &armed], &[]);
        game.play("with A; board 1", &[]);
        let kind = if model == "bazooka" { Model::Bazooka } else { Model::Charge };
        assert_eq!(parts(&game, kind)[0], Held::InCanoe(FIRST), "{model}");
        assert!(!held(&game, 'A', Model::Pistol).german, "the pistol stays with him");
        assert_eq!(man(&game, 'A').ammo.values().sum::<u8>(), 2);
    }
    let gun = ["canoes = \"F5\"", "A F5 arms=mmg", "B F5 arms=mmg"];
    let mut game = at_leisure(&gun, &[]);
    game.play("with A; board 1", &[]);
    assert_eq!(game.gear(gear(&game, Model::Mmg)).parts[0], Held::InCanoe(FIRST));
    game.play("with B", &[]);
    assert_eq!(game.refused("board 1").rule.0, "amb:MCa", "the other part needs another canoe");
}

/// Rules: amb:MCb, amb:MCl.
#[test]
fn amb_mcl_stowed_gear_is_taken_up_from_the_beach() {
    let lines = ["canoes = \"F5\"", "A F5 arms=rifle,demolition-charge", "B F5 arms=rifle"];
    let mut game = at_leisure(&lines, &[]);
    game.play("with A; board 1; handle A", &[]);
    assert_eq!(game.refused("take demolition-charge canoe 1").rule.0, "amb:MCb");
    game.play("done; handle B; take demolition-charge canoe 1; done", &[]);
    assert_eq!(held(&game, 'B', Model::Charge).parts[0], Held::By(crate::men::id(&game, 'B')));
    game.play("handle B", &[]);
    assert_eq!(game.refused("put ammo rifle-clip canoe 1").rule.0, "amb:MCb");
}

/// Rules: amb:MCc, amb:MCe.
#[test]
fn amb_mcc_in_operations_a_canoe_goes_hex_by_hex_and_each_is_checked() {
    let lines = ["canoes = \"G2\"", "A canoe=1", "B canoe=1"];
    let event = ("{ hexes = \"C8\", event = true }", "{ hexes = \"C8 G3 G1\", event = true }");
    let mut game = at_leisure(&lines, &[event]);
    game.play("with A", &[]);
    assert_eq!(game.refused("paddle G4").rule.0, "amb:MCc", "one hex at a time");
    assert_eq!(game.refused("paddle F2").rule.0, "amb:MCc", "only by river");
    assert_eq!(game.refused("go F2").rule.0, "amb:5.3a", "nobody walks off it");
    // 9 + 9 = 18: nothing comes of it, but the check is made, downstream and upstream.
    assert!(told(&game.play("paddle G3", &[9, 9]), "EventCheck sum: 18"));
    assert_eq!((canoe(&game, "G3"), hex(&game, 'B').as_deref()), ((true, false), Some("G3")));
    assert!(told(&game.play("paddle G2; paddle G1", &[9, 9]), "EventCheck sum: 18"));
}

/// Rules: amb:MCc, amb:MCe.
#[test]
fn amb_mcc_in_rounds_a_canoe_has_four_points_whoever_paddles() {
    let lines =
        ["canoes = \"G3\"", "A canoe=1 ar=1 marks=wounded", "B canoe=1", "H A1 ar=1", "L M1 prone"];
    let mut game = range(&lines);
    // Back and forth: turning costs nothing, and the bridge is passed beneath.
    play(&mut game, "act A; paddle G4; paddle G3; paddle G4; paddle G5", &[]);
    let mut again = range(&lines);
    play(&mut again, "act A; paddle G4; paddle G5; paddle G6", &[]);
    assert_eq!(canoe(&again, "G6"), (true, false));
    play(&mut again, "paddle G7", &[]);
    assert_eq!((canoe(&game, "G5"), canoe(&again, "G7")), ((true, false), (true, false)));
    assert_eq!(asked(&again), "act", "all four points are spent");
}

/// Rules: amb:MCc.
#[test]
fn amb_mcc_half_the_way_leaves_a_snap_shot() {
    let lines = ["canoes = \"G3\"", "C canoe=1 ar=1", "B canoe=1", "H A1 ar=1", "L H5"];
    let game = range(&lines);
    let mut half = game.clone();
    play(&mut half, "act C; paddle G4; paddle G5", &[]);
    assert!(half.offers("fire rifle snap L") && !half.offers("fire rifle aimed L"));
    let mut more = game.clone();
    play(&mut more, "act C; paddle G4; paddle G5; paddle G4", &[]);
    assert_eq!(more.refused("fire rifle snap L").rule.0, "amb:6.7s");
    let mut shot = game;
    play(&mut shot, "act C; fire rifle snap L", &[9, 9, 9, 9, 9]);
    play(&mut shot, "paddle G4; paddle G5", &[]);
    assert_eq!(canoe(&shot, "G5"), (true, false));
    assert_eq!(asked(&shot), "act", "half of four points are two");
}

/// Rules: amb:MCd.
#[test]
fn amb_mcd_two_active_soldiers_paddle() {
    let lines =
        ["canoes = \"G3\"", "A canoe=1 ar=1", "B canoe=1 marks=incapacitated", "L M1 prone"];
    let mut game = range(&lines);
    play(&mut game, "act A", &[]);
    assert_eq!(game.refused("paddle G4").rule.0, "amb:MCd");
    let mut game = at_leisure(&lines[..3], &[]);
    game.play("with A", &[]);
    assert_eq!(game.refused("paddle G4").rule.0, "amb:MCd");
    game.play("beach F3", &[]);
    assert_eq!(canoe(&game, "F3"), (true, true), "at leisure one brings it to the bank");
}

/// Rules: amb:MCd.
#[test]
fn ex_46_a_canoe_moves_once_in_each_class_of_turns() {
    let lines = ["canoes = \"G3\"", "A canoe=1 ar=2", "B canoe=1 ar=1", "L M1 prone"];
    let mut game = range(&lines);
    play(&mut game, "act A; paddle G4; done", &[]);
    let by_b = game.clone();
    play(&mut game, "act A; paddle G3; done; act B", &[]);
    assert_eq!(game.refused("paddle G4").rule.0, "amb:MCd", "twice is all");
    let mut game = by_b;
    play(&mut game, "act B; paddle G5; done; act A", &[]);
    assert_eq!(game.refused("paddle G6").rule.0, "amb:MCd");
    assert_eq!(game.canoe(FIRST).moved, Some(ArBox::One));
}

/// Rules: amb:MCf.
#[test]
fn amb_mcf_a_canoe_lands_beside_the_river_with_everybody_aboard() {
    let lines = ["canoes = \"G5\"", "A canoe=1 ar=1", "B canoe=1", "H A1 ar=1", "L M1 prone"];
    let mut game = range(&lines);
    play(&mut game, "act A", &[]);
    for (hex, rule) in [("G6", "amb:MCf"), ("G4", "amb:MCf"), ("E5", "amb:MCf")] {
        assert_eq!(game.refused(&format!("beach {hex}")).rule.0, rule, "{hex}");
    }
    play(&mut game, "paddle G4; paddle G3; paddle G4; beach F4", &[]);
    assert_eq!(canoe(&game, "F4"), (true, true));
    assert_eq!(man(&game, 'B').place, Place::Afloat(FIRST), "they stay in it");
    assert_eq!(asked(&game), "act", "beaching was the fourth point");
    let mut game = at_leisure(&lines[..3], &[]);
    game.play("with A; beach H5", &[]);
    assert_eq!(canoe(&game, "H5"), (true, true));
    game.play("paddle G5", &[]);
    assert_eq!(canoe(&game, "G5"), (true, false), "and off again");
}

/// Rules: amb:MCg.
#[test]
fn amb_mcg_boarding_and_leaving_cost_a_point_beside_a_beached_canoe() {
    let lines =
        ["canoes = \"F4 G8\"", "A canoe=1 ar=1", "B canoe=2", "C F4 ar=1", "D F3", "L M1 prone"];
    let mut game = range(&lines);
    let mut other = game.clone();
    // Four points: one to get out, three on foot over open ground.
    play(&mut game, "act A; ashore; go E4; go D4; go C5", &[]);
    assert_eq!(
        (hex(&game, 'A').as_deref(), man(&game, 'A').stance),
        (Some("C5"), Stance::Standing)
    );
    play(&mut other, "act C", &[]);
    assert_eq!(other.refused("board 2").rule.0, "amb:MCg", "it is on the river elsewhere");
    play(&mut other, "board 1", &[]);
    assert_eq!(man(&other, 'C').place, Place::Afloat(FIRST));
    // With A and C in it, it can be paddled with the three points left.
    play(&mut other, "paddle G4; paddle G3; paddle G2", &[]);
    assert_eq!(canoe(&other, "G2"), (true, false));
    let mut game = at_leisure(&["canoes = \"G4\"", "A canoe=1", "B canoe=1", "C F4"], &[]);
    game.play("with A", &[]);
    assert_eq!(game.refused("ashore").rule.0, "amb:MCg", "not amid the river");
    game.play("with C", &[]);
    assert_eq!(game.refused("board 1").rule.0, "amb:MCg");
    game.play("with A; beach F4; ashore; with C; with A; board 1", &[]);
    assert_eq!(man(&game, 'A').place, Place::At(Spot::from(at(&game, "F4"))));
    assert_eq!(man(&game, 'C').place, Place::Afloat(FIRST));
}

/// Rules: amb:MCh.
#[test]
fn amb_mch_in_a_canoe_one_is_a_target_crouching_in_the_open() {
    // Two hexes with a German rifle 6: crouching in the open 0, standing in the open +1.
    let squad = ["canoes = \"G4\"", "C canoe=1", "H A1 ar=1"];
    let (_, events) = after_germans(&squad, &["L I4 ar=2"], &[0, 9, 9, 9, 1]);
    assert_eq!(total(&events), 6, "{}", chance(&events));
    let (_, events) = after_germans(&["C F4", "H A1 ar=1"], &["L H4 ar=2"], &[0, 9, 9, 9]);
    assert_eq!(total(&events), 7, "{}", chance(&events));
}

/// Rules: amb:MCh, amb:6.7i, amb:6.7t.
#[test]
fn amb_mch_nobody_assaults_out_of_a_canoe_but_may_fire_and_throw() {
    let lines =
        ["canoes = \"F4\"", "C canoe=1 ar=1 ammo=rifle-clip,grenade", "B canoe=1", "L F4", "M F3"];
    let mut game = range(&lines);
    play(&mut game, "act C", &[]);
    assert_eq!(game.refused("assault L kill").rule.0, "amb:MCh");
    assert!(game.offers("fire rifle aimed M"));
    play(&mut game, "aim grenade", &[]);
    assert!(game.offers("throw grenade F3") && !game.offers("throw grenade F10"));
}

/// Rules: amb:MCi, amb:MCj.
#[test]
fn amb_mci_a_german_miss_holes_the_canoe_on_an_even_die() {
    let squad = ["canoes = \"G4\"", "C canoe=1 ar=1", "H A1"];
    for (die, holed) in [(0, true), (1, false), (4, true), (7, false)] {
        // Action number, jam 99, miss, the canoe.
        let (game, events) = after_germans(&squad, &["L I4 ar=2"], &[0, 9, 9, 9, die]);
        assert!(told(&events, "CanoeStruck"), "{die}");
        assert_eq!(game.canoe(FIRST).holed, holed, "{die}");
    }
    let ashore = ["C F4 ar=1", "H A1"];
    let (_, events) = after_germans(&ashore, &["L H4 ar=2"], &[0, 9, 9, 9]);
    assert_eq!(count(&events, "CanoeStruck"), 0);
}

/// A canoe in G4 with C, B and a charge, just holed.
#[track_caller]
fn holed() -> Sortie {
    let squad = [
        "canoes = \"G4\"",
        "C canoe=1 ar=1 arms=rifle,demolition-charge",
        "B canoe=1 ar=1",
        "H A1",
    ];
    after_germans(&squad, &["L I4 ar=2"], &[0, 0, 9, 9, 9, 4]).0
}

/// Rules: amb:MCj, amb:MCi.
#[test]
fn ex_158_a_holed_canoe_beaches_in_its_next_turn_or_sinks() {
    let mut safe = holed();
    play(&mut safe, "act C; beach F3; done", &[]);
    assert_eq!(canoe(&safe, "F3"), (true, true));
    assert_eq!(parts(&safe, Model::Charge)[0], Held::InCanoe(FIRST));
    let mut lost = holed();
    play(&mut lost, "act C; paddle G3; done", &[]);
    assert_eq!(asked(&lost), "act", "B could still beach it, had C not moved it");
    let events = play(&mut lost, "act B; pass", &[]);
    assert!(told(&events, "Sank") && asked(&lost) == "swim");
    assert_eq!(lost.refused("go G2").rule.0, "amb:MCj");
    assert_eq!(lost.refused("go E3").rule.0, "amb:MCj");
    play_then(&mut lost, "go F2", &[]);
    assert_eq!((hex(&lost, 'C').as_deref(), hex(&lost, 'B').as_deref()), (Some("F2"), Some("F2")));
    assert_eq!(parts(&lost, Model::Charge)[0], Held::Lost);
    assert!(!held(&lost, 'C', Model::Rifle).german, "what he has on him is saved");
    assert_eq!(lost.canoe(FIRST).hex, None);
}

/// Rules: amb:MCj.
#[test]
fn amb_mcj_a_holed_canoe_on_land_does_not_float_again() {
    let mut game = holed();
    play(&mut game, "act C; beach F3; done; act B", &[]);
    assert_eq!(game.refused("paddle G3").rule.0, "amb:MCj");
}

/// Rules: amb:MCk, amb:M6i, amb:13.3c.
#[test]
fn amb_mck_a_casualty_goes_by_canoe_without_a_die() {
    let lines = ["vp_lost = 2", "canoes = \"F3\"", "A F3", "B F3", "C F3 marks=incapacitated"];
    let north = [("A4..A8", "G1")];
    let mut game = at_leisure(&lines, &north);
    assert_eq!(game.points(), -2);
    game.play("with A; lift aboard C 1; board 1; with B; board 1", &[]);
    game.play("paddle G3; paddle G2; paddle G1", &[]);
    let events = game.play("leave", &[]);
    assert!(told(&events, "Saved") && told(&events, "Ended"));
    assert_eq!((man(&game, 'C').health, game.points()), (Health::Incapacitated, 0));
}

/// Rules: amb:MCk, amb:6.7x.
#[test]
fn amb_mck_a_casualty_is_lifted_in_and_out_by_one_who_stands() {
    let lines = [
        "canoes = \"F4\"",
        "A F4 ar=2",
        "B F4 ar=1 crouching",
        "C F4 marks=incapacitated",
        "L M1 prone",
    ];
    let mut game = range(&lines);
    play(&mut game, "act A; lift aboard C 1; done", &[]);
    assert_eq!(man(&game, 'C').place, Place::Afloat(FIRST));
    let mut other = game.clone();
    play(&mut other, "act B", &[]);
    assert_eq!(other.refused("lift ashore C").rule.0, "amb:6.7x");
    play(&mut game, "act A; lift ashore C; done", &[]);
    assert_eq!(man(&game, 'C').place, Place::At(Spot::from(at(&game, "F4"))));
}

/// Rules: amb:MCc, amb:7.1f.
#[test]
fn amb_7_1f_in_rounds_a_canoe_leaves_the_map_by_the_river() {
    let lines = ["canoes = \"G2\"", "A canoe=1 ar=1", "B canoe=1", "H A1", "L M1 prone"];
    let change = |text: &str| text.replace("A4..A8", "G1");
    let mission = stage::mission_with("corbeau", &start(&lines), change);
    let mut game = Sortie::begin(mission, Options::default());
    game.play("act A", &[]);
    assert_eq!(game.refused("leave").rule.0, "amb:7.1f", "not from G2");
    let events = play_then(&mut game, "paddle G1; leave", &[]);
    assert_eq!(count(&events, "Left"), 2);
}

/// Rules: amb:MCf, amb:MCd.
#[test]
fn amb_mcf_one_alone_brings_the_canoe_to_the_bank_but_does_not_paddle() {
    let mut game = range(&["canoes = \"G4\"", "A canoe=1 ar=1", "B A1 ar=1", "L M1 prone"]);
    play(&mut game, "act A", &[]);
    assert_eq!(game.refused("paddle G3").rule.0, "amb:MCd", "that takes two");
    play(&mut game, "beach F4", &[]);
    assert_eq!(canoe(&game, "F4"), (true, true));
    // One point of four: he has one to get out.
    play(&mut game, "ashore", &[]);
    assert_eq!(man(&game, 'A').place, Place::At(Spot::from(at(&game, "F4"))));
}

/// A grenade of D's falls into the canoe of C, who sees it in time and has a turn left.
///
/// Rules: amb:10.2a, amb:10.2b, amb:MCh.
#[test]
fn amb_10_2a_who_sits_in_a_canoe_may_throw_a_grenade_clear() {
    let lines = [
        "canoes = \"G4\"",
        "D F5 ar=2 ammo=grenade ws=0",
        "C canoe=1 ar=1 pc=9",
        "B canoe=1 ar=complete pc=0",
        "L M1 prone",
    ];
    let mut game = range(&lines);
    // Into the canoe's hex by a nought; B fails his check with a 9, C makes his with a 5.
    play(&mut game, "act D; aim grenade; throw grenade G4", &[0, 9, 5]);
    assert_eq!(asked(&game), "react");
    assert_eq!(game.refused("duck").rule.0, "amb:10.2c");
    let events = play(&mut game, "throw back", &[]);
    assert!(told(&events, "ThrownClear") && !told(&events, "Exploded"));
}
