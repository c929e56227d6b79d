//! [AMB 9.1, 13.5, 17.6, MK] Chances that are told before a shot, against the dice themselves.

use std::collections::BTreeMap;

use kernel::dice::SearchDice;
use kernel::{Dice, Game, Roll};
use rulebook::Forecast;
use rules_ambush::state::Sortie;
use scene::Show;
use testkit::Drive;

use super::range::{dice, range};
use super::stage;
use super::wheels::wheels;

/// Faces that are given, then any: what comes after the first six dice decides nothing here.
struct Faces(Vec<u8>, SearchDice);

impl Dice for Faces {
    fn roll(&mut self, roll: Roll) -> u8 {
        if self.0.is_empty() { self.1.roll(roll) } else { self.0.remove(0) }
    }
}

/// How often each result comes of a hit: the three dice after it in all their ways. The first dice
/// are those of a weapon that does not jam, and a zero that hits.
fn by_dice(game: &Sortie, shot: &str, no_jam: &[u8]) -> BTreeMap<String, u64> {
    let action = game.read_action(shot).expect("an answer");
    let mut found = BTreeMap::new();
    for ways in 0..1000_u16 {
        let effects = [ways / 100, ways / 10 % 10, ways % 10];
        let effects = effects.map(|it| u8::try_from(it).expect("a face"));
        let faces = dice(&[no_jam, &[0], &effects].concat());
        let mut after = game.clone();
        let mut rolls = Faces(faces, SearchDice::new(u64::from(ways)));
        let events = after.apply(&action, &mut rolls).expect("the shot is legal");
        let result = game.result(&events).expect("a shot has a result").to_string();
        *found.entry(result).or_insert(0) += 1;
    }
    found
}

/// The chances as they are told, by their words.
fn told(game: &Sortie, shot: &str) -> BTreeMap<String, (u64, u64)> {
    let action = game.read_action(shot).expect("an answer");
    let chances = game.chances(&action).expect("an attack has chances");
    let named = |it: Option<_>| it.map_or("nothing".to_owned(), |it: _| format!("{it}"));
    chances.into_iter().map(|(result, share)| (named(result), share)).collect()
}

/// Tells the chances of a shot, which must be those of its dice, and of which `why` must name the
/// chance to hit item by item.
#[track_caller]
fn check(game: &Sortie, turn: &str, shot: &str) -> BTreeMap<String, (u64, u64)> {
    let mut game = game.clone();
    game.play(turn, &[]);
    let chances = told(&game, shot);
    let share = |name: &str| {
        let (part, whole) = chances.get(name).copied().unwrap_or((0, 1));
        part * (100_000 / whole)
    };
    let hit = 100_000 - share("jam") - share("miss");
    let no_jam: &[u8] = if chances.contains_key("jam") { &[9, 9] } else { &[] };
    let found = by_dice(&game, shot, no_jam);
    assert_eq!(found.values().sum::<u64>(), 1000);
    for (result, count) in &found {
        let (part, whole) = chances.get(result).copied().unwrap_or_else(|| panic!("{result}"));
        let (part, whole) = (u128::from(part), u128::from(whole));
        let expected = u128::from(hit) * u128::from(*count);
        assert_eq!(part * 100_000 * 1000, expected * whole, "{shot}: {result} {chances:?}");
    }
    assert_eq!(chances.len() - usize::from(share("jam") > 0) - 1, found.len(), "{chances:?}");
    let action = game.read_action(shot).expect("an answer");
    let reasons = game.why(&action);
    assert_eq!(reasons.first().map(|it| it.rule.as_str()), Some("amb:9.1c"));
    assert_eq!(reasons.last().map(|it| it.rule.as_str()), Some("amb:9.1e"));
    chances
}

/// Rules: amb:17.6c, amb:17.6d, amb:17.6f, amb:17.9b, amb:17.14e, amb:17.14f.
#[test]
fn amb_17_6c_the_chances_of_a_shot_at_a_car_are_those_of_its_dice() {
    let car = wheels("kubelwagen E6 F5");
    let men = ["C A6 ar=1", "G A6 ar=1 weapons=loaded", "H A1 ar=1", "W aboard=[0,0]"];
    let game = range(&[&["condition = 2", car.as_str()][..], &men].concat());
    let rifle = check(&game, "act C", "fire vehicle rifle aimed kubelwagen rear");
    assert!(rifle.contains_key("flat") && rifle.contains_key("wrecked"), "{rifle:?}");
    let rocket = check(&game, "act G", "fire vehicle bazooka aimed kubelwagen rear");
    assert!(!rocket.contains_key("accident"), "any penetration wrecks a car: {rocket:?}");
}

/// Rules: amb:17.6g, amb:17.6h, amb:17.6i, amb:17.14i, amb:17.14j, amb:17.14k, amb:17.14l.
#[test]
fn amb_17_14_the_chances_of_a_shot_at_a_tank_are_those_of_its_dice() {
    for (tank, flank) in [
        ("panzer-iv E6 D5", "front"),
        ("panzer-iv E6 E5 closed", "side"),
        ("panzer-iv E6 F5 crew=2", "rear"),
        ("panzer-iv E6 F5 crew=1", "rear"),
    ] {
        let men = ["B A6 ar=1", "G A6 ar=1 weapons=loaded", "H A1 ar=1", "X M1"];
        let game = range(&[&[wheels(tank).as_str()][..], &men].concat());
        check(&game, "act G", &format!("fire vehicle bazooka aimed y {flank}"));
        check(&game, "act B", &format!("fire vehicle automatic-rifle aimed y {flank}"));
    }
}

/// Rules: amb:13.5a, amb:13.5f, amb:13.5g, amb:13.5h.
#[test]
fn amb_13_5_the_chances_of_a_shot_at_a_wall_are_those_of_its_dice() {
    // The barn D3 has no opening toward C3.
    for behind in ["L D3 standing", "L D3 crouching", "L D3 prone"] {
        let men = ["C C3 ar=1", "B C3 ar=1", "G C3 ar=1 weapons=loaded", "H A1 ar=1", behind];
        let game = range(&men);
        for (turn, weapon) in [("C", "rifle"), ("B", "automatic-rifle"), ("G", "bazooka")] {
            let aim = format!("act {turn}; aim wall");
            check(&game, &aim, &format!("fire wall {weapon} aimed D3-5"));
        }
    }
}

/// Rules: amb:MKc, amb:MKd, amb:MKe, amb:MKf, amb:MKg, amb:MKh.
#[test]
fn amb_mkc_the_chances_of_a_shot_at_a_bunker_are_those_of_its_dice() {
    let bunker = |door: &str, german: &str| {
        let marks = format!("marks = [{{ mark = \"bunker\", hex = \"E6\", side = \"{door}\" }}]");
        let terrain = "counters = [{ terrain = \"bunker\", hexes = \"E6\" }]";
        let men = ["C A6 ar=1", "G A6 ar=1 weapons=loaded", "H A1 ar=1", german, "M M1"];
        let start = super::range::start(&[&[marks.as_str(), terrain][..], &men].concat());
        stage::begin(&start)
    };
    for (door, german) in [("F6", "L E6 standing"), ("F6", "L E6 prone"), ("D6", "L E6 crouching")]
    {
        let game = bunker(door, german);
        check(&game, "act C", "fire bunker rifle aimed E6");
        let rocket = check(&game, "act G", "fire bunker bazooka aimed E6");
        assert!(rocket.contains_key("bunker-destroyed"));
    }
}

/// The gunner is better by two: two faces more hit.
///
/// Rules: amb:9.7i, amb:9.7j, amb:9.1b.
#[test]
fn amb_9_7j_the_chances_of_a_joint_shot_go_by_the_one_who_aims() {
    let crew = "arms=mmg ammo=belt weapons=ready";
    let men = [
        &format!("C A6 crouching ar=1 ws=-1 {crew}") as &str,
        &format!("D A6 crouching ar=1 ws=1 {crew}"),
        "H A1 ar=1",
        "L G6 prone",
    ];
    let game = range(&men);
    let own = check(&game, "act C", "joint mmg D gunner L");
    let other = check(&game, "act C", "joint mmg D loader L");
    // A medium machine gun fails on 0 to 4 of a hundred when it is aimed.
    assert_eq!((own["jam"], other["jam"]), ((1, 20), (1, 20)));
    let misses = |it: &BTreeMap<String, (u64, u64)>| it["miss"].0 * 100 / it["miss"].1;
    assert_eq!(misses(&own) - misses(&other), 19);
}
