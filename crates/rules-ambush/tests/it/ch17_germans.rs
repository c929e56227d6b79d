//! [AMB 17.4, 17.8] German vehicles: what paragraphs say on their way, who drives, in what order
//! a crew acts. In condition 1 they go from K6 by J5 to I6, where paragraph 930 stops them.

use rules_ambush::agenda::Event;
use rules_ambush::state::{Place, Sortie};

use super::acting::{action, begin_with, columns};
use super::men::{self, count, man, told};
use super::range::{dice, play};
use super::stage::{begin, begin_changed, findings};
use super::story::play_then;
use super::wheels::{parked, vehicle, wheels};

/// A change of the script: 930 stands in J5 and says this, and from I6 the way ends in H5.
fn said(says: &str) -> [(String, String); 2] {
    let stop = "do = [\"stop-move\"]";
    let goals = "goals = { \"J5\" = 930, \"H5\" = 931 }\nbends = \"E6>F6 I6>H5\"";
    let paragraphs = format!("[paragraphs.930]\ndo = [{says}]\n\n[paragraphs.931]\n{stop}");
    [
        ("goals = { \"I6\" = 930 }\nbends = \"E6>F6\"".to_owned(), goals.to_owned()),
        (format!("[paragraphs.930]\n{stop}"), paragraphs),
    ]
}

/// A change of the script: five crewmen act by this paragraph.
fn crew(paragraph: &str) -> (String, String) {
    let row = |p: &str| format!("\"5\" = \"{}\"", [p; 10].join(" "));
    (row("840"), row(paragraph))
}

/// W drives a Kübelwagen slowly from K6, or a Panzer IV goes from there.
#[track_caller]
fn on_the_way(changes: &[(String, String)], who: &str, more: &str) -> (Sortie, Vec<Event>) {
    let all = [&columns("12345SRT", "822"), &[crew("841")][..], changes].concat();
    let (first, germans) = match who {
        "tank" => (wheels("panzer-iv K6 J5 ar=1"), ""),
        _ => (wheels("kubelwagen K6 J5"), r#"{ who = "W", aboard = [0, 0], ar = "1" }"#),
    };
    let start = format!(
        "us = [{{ who = \"A\", hex = \"A1\", ar = \"1\" }}]\ngermans = [{germans}]\n{first}{more}"
    );
    begin_with(&all, &start, &dice(&[4]))
}

/// Rules: amb:6.8g, amb:17.4b.
#[test]
fn a_paragraph_on_the_way_stops_a_vehicle_or_sends_it_on() {
    for (who, word) in [("car", "kubelwagen"), ("tank", "y")] {
        let (game, _) = on_the_way(&said("\"stop-move\""), who, "");
        assert_eq!(parked(&game, word).as_deref(), Some("J5"), "{word}");
        let (game, _) = on_the_way(&said("{ move-to = \"I6\" }"), who, "");
        assert_eq!(parked(&game, word).as_deref(), Some("H5"), "{word}");
        let (game, events) = on_the_way(&said("\"leave\""), who, "");
        assert!(parked(&game, word).is_none() && told(&events, "Left vehicle"), "{word}");
    }
    let (game, _) = on_the_way(&said("\"leave\""), "car", "");
    assert!(matches!(man(&game, 'W').place, Place::Exited(_)), "its driver leaves with it");
}

/// Rules: amb:17.4e.
#[test]
fn a_german_vehicle_passes_a_full_hex_but_does_not_stop_in_it() {
    let two =
        |place: &str| ["staff-car", "jeep"].map(|it| wheels(&format!("{it} {place} wrecked")));
    let (game, _) = on_the_way(&[], "car", &two("J5 J4").concat());
    assert_eq!(parked(&game, "kubelwagen").as_deref(), Some("I6"));
    let (game, _) = on_the_way(&[], "car", &two("I6 J5").concat());
    assert_eq!(parked(&game, "kubelwagen").as_deref(), Some("J5"));
}

/// Rules: amb:17.8a.
#[test]
fn a_crew_obeys_its_orders_one_after_the_other() {
    let orders = "do = [{ tank = [{ drive = \"slow\" }, { coaxial-snap = \"nearest\" }] }]";
    let changes = [&[crew("870"), action(870, orders)][..], &said("{ move-to = \"I6\" }")].concat();
    let start = format!(
        "us = [{{ who = \"A\", hex = \"E5\", ar = \"1\" }}]\n{}",
        wheels("panzer-iv K6 J5 ar=1")
    );
    // It fires from where the road has brought it.
    let (game, events) = begin_with(&changes, &start, &dice(&[4, 9, 9, 9]));
    assert_eq!(parked(&game, "y").as_deref(), Some("H5"));
    let place = |name: &str| events.iter().position(|it| format!("{it:?}").contains(name));
    assert!(place("Drove").is_some() && place("Drove") < place("Fired"));
}

/// Rules: amb:17.8c.
#[test]
fn whoever_gets_out_of_a_car_drives_no_more() {
    let old = "\"drive\" = \"822 822 822 822 822";
    let drive = (old.to_owned(), old.replace("822", "823"));
    let start = format!(
        "us = [{{ who = \"A\", hex = \"A1\", ar = \"1\" }}]\n\
         germans = [{{ who = \"W\", aboard = [0, 0], ar = \"1\", driving = true }}]\n{}",
        wheels("kubelwagen K6 J5")
    );
    let (game, events) = begin_with(&[drive], &start, &dice(&[4]));
    assert!(told(&events, "Acts paragraph: 823"));
    assert!(matches!(man(&game, 'W').place, Place::At(_)) && !man(&game, 'W').driving);
}

/// Rules: amb:17.8c, amb:17.5a.
#[test]
fn whom_a_paragraph_puts_behind_the_wheel_drives() {
    let row = |crew: usize, p: &str| format!("\"{crew}\" = \"{}\"\n", [p; 10].join(" "));
    let rows = ["844", "843", "845", "841", "840"];
    let table: String = rows.iter().zip(1..).map(|(p, crew)| row(crew, p)).collect();
    let head = "letter = \"Z\"\nkind = \"jagdpanther\"\n\
                name = { en = \"Jagdpanther\", it = \"Jagdpanther\" }\nvp = 2\n";
    let tank = format!(
        "{head}vp_if = {{ destroyed = 4, immobilized = 2 }}\ncrew = 5\n[vehicles.table]\n{table}"
    );
    let car = head.replace("jagdpanther", "staff-car");
    let alone = "{ activate = { card = 41, hex = \"H6\", stance = \"standing\" } },";
    let driven = "{ activate = { card = 62, hex = \"H6\", facing = \"H5\" } },\n\
                  { activate = { card = 47, hex = \"H6\", aboard = 62 } },\n\
                  { activate = { card = 41, hex = \"H6\", aboard = 62 } },";
    let start = r#"us = [{ who = "C", hex = "E11" }]"#;
    let mut game = begin_changed(start, &[(&tank, &car), (alone, driven)]);
    play_then(&mut game, "with C; go F11", &[]);
    assert!(matches!(man(&game, 'W').place, Place::Aboard(_, 0)) && man(&game, 'W').driving);
    assert!(matches!(man(&game, 'P').place, Place::Aboard(_, 1)) && !man(&game, 'P').driving);
}

/// Rules: amb:2.1e.
#[test]
fn points_are_for_what_can_become_of_a_man_or_a_vehicle() {
    let vehicle = "vp_if = { destroyed = 4, immobilized = 2 }";
    for words in ["fallen = 1", "captured = 1"] {
        let found = findings("", &[(vehicle, &format!("vp_if = {{ {words} }}"))]);
        assert!(found.contains("points for a vehicle that falls or is captured"), "{found}");
    }
    for words in ["destroyed = 2", "immobilized = 2"] {
        let man = "vp_if = { captured = 2 }";
        let found = findings("", &[(man, &format!("vp_if = {{ {words} }}"))]);
        assert!(found.contains("points for a soldier who is destroyed"), "{found}");
    }
}

/// Rules: amb:2.4j, amb:17.11h.
#[test]
fn artillery_wrecks_a_car_and_nobody_in_it_rolls_twice() {
    // C9 brings a salvo down on a random hex of the squad: there is one.
    let start = format!("us = [{{ who = \"C\", aboard = [0, 0] }}]\n{}", wheels("jeep C10 C9"));
    let mut game = begin(&start);
    let events = play(&mut game, "take wheel jeep; drive C9", &[2]);
    assert!(vehicle(&game, "jeep").wrecked && count(&events, "Blasted") == 1);
    assert_eq!(men::hex(&game, 'C').as_deref(), Some("C9"));
}
