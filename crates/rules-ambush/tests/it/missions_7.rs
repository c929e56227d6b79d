//! [AMB M7] Bait for the trap: what its instructions say.

use std::collections::BTreeSet;

use hexgrid::{Grid, HexId};
use rules_ambush::mission::shape::{Compass, Equipment, Water};
use rules_ambush::mission::{AwardRule, Black, EndRule, Entry, Mission, Red, SaveRule};
use rules_ambush::script::instr::Instr;
use rules_ambush::state::{Place, Sortie};
use rules_ambush::terms::{Model, Terrain, VehicleKind};
use testkit::Drive;

use crate::briefed::{begin, begin_rolling, briefed};
use crate::men::{asked, man, told};
use crate::story::{held, marks, play_then};

/// The squad of the mission with the usual kit, to be set up.
fn equipped(bought: &str) -> Sortie {
    let mut game = begin("bait", "");
    game.play(&format!("squad ready-made; {bought}; done"), &[1]);
    assert_eq!(asked(&game), "set-up");
    game
}

/// Everybody is set up in V9, the jeep in U9.
const ALL_IN_V9: &str = "pick A; place A V9; pick B; place B V9; pick C; place C V9; pick D; \
                         place D V9; pick E; place E V9; pick F; place F V9; pick G; place G V9; \
                         pick H; place H V9; pick vehicle jeep; park jeep U9";

/// Rules: amb:M7a, amb:M7k, amb:MTa.
#[test]
fn the_squad_buys_and_is_given_a_jeep_and_two_mines() {
    let mission = briefed("bait", "");
    assert_eq!((mission.number, mission.kit.equipment), (7, Equipment::Buy));
    assert_eq!(
        mission.setup.vehicles.iter().map(|it| it.0).collect::<Vec<_>>(),
        [VehicleKind::Jeep]
    );
    let mut game = equipped("outfit");
    game.play(ALL_IN_V9, &[]);
    assert_eq!(game.refused("pick vehicle jeep").rule.0, "amb:3.2a", "there is one jeep");
    game.play("pick mine; lay mine I9; pick mine", &[]);
    assert_eq!(game.refused("lay mine I9").rule.0, "amb:MTa", "one lies there");
    game.play("lay mine M10", &[]);
    assert_eq!(game.refused("pick mine").rule.0, "amb:MTa", "there are two");
    game.play("done", &[]);
    assert!(marks(&game, "I9").tank_mine && marks(&game, "M10").tank_mine);
}

/// The hexes of the bank of column Y: what can be reached from Y1 without the water.
fn west_bank(mission: &Mission) -> BTreeSet<HexId> {
    let ground = &mission.ground;
    let wet = |hex| matches!(ground.terrain[hex], Terrain::Water | Terrain::Bridge);
    let first = ground.map.grid.find("Y1").expect("a hex of the map");
    let (mut bank, mut open) = (BTreeSet::from([first]), vec![first]);
    while let Some(hex) = open.pop() {
        for (_, next) in ground.map.grid.neighbors(hex) {
            if !wet(next) && bank.insert(next) {
                open.push(next);
            }
        }
    }
    bank
}

/// How far a hex is from the water.
fn from_water(mission: &Mission, hex: HexId) -> u16 {
    let grid: &Grid = &mission.ground.map.grid;
    let water = grid.hexes().filter(|it| mission.ground.terrain[*it] == Terrain::Water);
    water.map(|it| grid.distance(hex, it)).min().expect("there is water")
}

/// Rules: amb:M7b, amb:MTa.
#[test]
fn the_squad_is_set_up_on_the_west_bank_or_within_three_hexes_of_the_water() {
    let mission = briefed("bait", "");
    assert_eq!(mission.ground.top, Compass::South);
    let bank = west_bank(&mission);
    let (mines, mined) = mission.setup.mines.as_ref().expect("there are mines");
    assert_eq!(*mines, 2);
    for hex in mission.ground.map.grid.hexes() {
        let terrain = mission.ground.terrain[hex];
        let wet = matches!(terrain, Terrain::Water | Terrain::Bridge);
        let fits = !wet && (bank.contains(&hex) || from_water(&mission, hex) <= 3);
        let number = mission.ground.map.grid.number(hex);
        assert_eq!(mission.setup.zone.contains(&hex), fits, "{number}");
        let parks = fits && !terrain.is_building();
        assert_eq!(mission.setup.vehicles[0].1.contains(&hex), parks, "the jeep in {number}");
        let mines = fits && terrain != Terrain::Woods;
        assert_eq!(mined.contains(&hex), mines, "a mine in {number}");
    }
}

/// Rules: amb:M7b, amb:MTa.
#[test]
fn nothing_is_set_up_on_the_far_bank_farther_off() {
    let picked = |what: &str| {
        let mut game = equipped("outfit");
        game.play(&format!("pick {what}"), &[]);
        game
    };
    // G8 is three hexes from J8, F7 four.
    let (man, jeep, mine) = (picked("A"), picked("vehicle jeep"), picked("mine"));
    assert!(man.offers("place A G8") && mine.offers("lay mine G8") && jeep.offers("park jeep G8"));
    assert_eq!(man.refused("place A A6").rule.0, "amb:3.2a");
    assert_eq!(jeep.refused("park jeep D9").rule.0, "amb:3.2a");
    assert_eq!(mine.refused("lay mine D6").rule.0, "amb:MTa");
    assert!(man.offers("place A Y19") && man.offers("place A X16"));
    assert_eq!(mine.refused("lay mine R2").rule.0, "amb:MTa", "no tank goes into woods");
    assert_eq!(jeep.refused("park jeep L8").rule.0, "amb:3.2a", "no jeep goes into an inn");
}

/// Rules: amb:3.2a, amb:M7b.
#[test]
fn who_is_set_up_and_where_are_two_short_questions() {
    let mut game = equipped("outfit");
    assert_eq!(game.offered().len(), 10, "eight soldiers, the jeep, a mine: {:?}", game.offered());
    game.play("pick A", &[]);
    assert_eq!(asked(&game), "set-up-where");
    let hexes = briefed("bait", "").setup.zone.len();
    assert_eq!(game.offered().len(), hexes, "his hexes and no one else's");
    assert_eq!(game.refused("pick B").rule.0, "amb:3.2a", "A needs his hex first");
}

/// Rules: amb:M7c.
#[test]
fn bazookas_and_machine_guns_begin_ready_and_loaded() {
    let mut game = equipped(
        "buy bazooka A; buy ammo bazooka-round A; buy ammo bazooka-round A; buy mmg B; \
         share mmg D; buy ammo belt B; buy rifle C",
    );
    game.play(ALL_IN_V9, &[]);
    assert!(!held(&game, 'A', Model::Bazooka).loaded && !held(&game, 'B', Model::Mmg).ready);
    game.play("done", &[]);
    assert!(held(&game, 'A', Model::Bazooka).loaded && held(&game, 'B', Model::Mmg).ready);
}

/// Rules: amb:M7d, amb:MWa.
#[test]
fn the_stream_is_waded_anywhere_at_three_points() {
    let mission = briefed("bait", "");
    assert_eq!(mission.water, Water::Stream);
    let mut game = begin("bait", r#"us = [{ who = "A", hex = "K7" }]"#);
    game.play("with A; go J7; go I7", &[]);
    let rounds = r#"
        round = 3
        advantage = "us"
        us = [{ who = "A", hex = "K7", ar = "1", mpa = 4 }]
        germans = [{ who = "Q", hex = "A1", ar = "complete" }]
    "#;
    let mut game = begin("bait", rounds);
    // Three of his four points for the water, the last for the meadow.
    game.play("act A; go J7; go I7", &[]);
    let mut game = begin("bait", &rounds.replace("mpa = 4", "mpa = 3"));
    game.play("act A; go J7", &[]);
    assert!(!game.offers("go I7"), "the water has cost him three");
}

/// Rules: amb:M7e.
#[test]
fn germans_come_by_events_alone_and_from_the_east_edge() {
    let mission = briefed("bait", "");
    assert!(mission.levels.iter().all(Option::is_none), "nobody is activated by a check");
    let grid = &mission.ground.map.grid;
    let mut activated = BTreeSet::new();
    for paragraph in mission.paragraphs.values() {
        for instruction in &paragraph.instructions {
            assert!(!matches!(instruction, Instr::Activation(_)), "an activation check");
            if let Instr::Activate(it) = instruction {
                let number = grid.number(it.hex);
                assert!(number.starts_with('A'), "card {} comes by {number}", it.card);
                activated.insert(it.card);
            }
        }
    }
    assert_eq!(activated.len(), mission.cards.len() + 2, "everybody can come");
    let entered = read_from_hexes(&mission);
    let comes = |p: &u16| {
        let mut instructions = mission.paragraphs[p].instructions.iter();
        instructions.any(|it| matches!(it, Instr::Activate(_)))
    };
    assert!(!entered.iter().any(comes), "a hex that is entered brings a German");
}

/// The paragraphs that entering a hex, or a German's moving, can lead to.
fn read_from_hexes(mission: &Mission) -> BTreeSet<u16> {
    let mut open = Vec::new();
    for card in &mission.conditions {
        for entry in card.black.iter().flat_map(|it| it.1) {
            if let Black::Read(Entry::Paragraph(p) | Entry::Sighting(_, p)) = entry {
                open.push(*p);
            }
        }
        let red = card.red.iter().chain(card.red_wheels.iter());
        open.extend(
            red.filter_map(|it| if let Red::Paragraph(p) = it.1 { Some(*p) } else { None }),
        );
    }
    let mut met = BTreeSet::new();
    while let Some(p) = open.pop() {
        if met.insert(p) {
            open.extend(mission.paragraphs[&p].instructions.iter().flat_map(leads_to));
        }
    }
    met
}

fn leads_to(instruction: &Instr<HexId>) -> Vec<u16> {
    match instruction {
        Instr::Goto(p) => vec![*p],
        Instr::Cases(it) => it.iter().filter_map(|it| it.go).collect(),
        Instr::Require(it) => [Some(it.then), it.otherwise].into_iter().flatten().collect(),
        Instr::Perception(it) => [it.ok, it.fail].into_iter().flatten().collect(),
        Instr::Roll(it) => it.cases.iter().filter_map(|it| it.go).collect(),
        Instr::Choose(it) => it.iter().filter_map(|it| it.go).collect(),
        _ => Vec::new(),
    }
}

/// Rules: amb:M7f, amb:M7g.
#[test]
fn the_player_waits_until_a_german_comes_and_is_given_points_for_him() {
    let mut game = begin("bait", r#"us = [{ who = "A", hex = "R3" }]"#);
    // 9 + 8 = 17: fighter-bombers, nobody; the player may wait again.
    game.play("wait", &[9, 8]);
    assert_eq!(asked(&game), "operations");
    // 3 + 4 = 7, then 2: two scouts on bicycles, of whom the first is worth a point.
    let events = play_then(&mut game, "wait", &[3, 4, 2]);
    assert!(told(&events, "Activated card: 201") && told(&events, "Activated card: 202"));
    assert_ne!(asked(&game), "operations");
    assert!(told(&events, "Scored n: 1"));
    let mission = briefed("bait", "");
    assert_eq!(mission.victory.need, 5);
}

/// A Round that begins with the Germans, on the western edge.
fn at_the_edge(who: &str, faces: &[u8]) -> Sortie {
    let start = format!(
        "round = 2\nadvantage = \"german\"\nus = [{{ who = \"A\", hex = \"R1\", ar = \"complete\" }}]\n{who}"
    );
    begin_rolling("bait", &start, faces).0
}

/// Rules: amb:M7h.
#[test]
fn whoever_leaves_by_the_west_edge_costs_twice_all_he_was_worth() {
    // A lieutenant, one point and two more if captured, acts by 804: he goes on.
    let game = at_the_edge("germans = [{ who = \"N\", hex = \"Y8\", ar = \"1\" }]", &[10]);
    assert!(matches!(man(&game, 'N').place, Place::Exited(_)));
    assert_eq!(game.points(), -6);
    // A tank, one and two and one, acts by 881: it drives.
    let tank = "vehicles = [{ kind = \"panzer-iv\", card = 221, hex = \"Y8\", facing = \"X8\", ar = \"1\" }]";
    assert_eq!(at_the_edge(tank, &[1]).points(), -8);
    let mission = briefed("bait", "");
    let [AwardRule::Leakers { by }] = &mission.victory.awards[..] else { panic!("one award") };
    let grid = &mission.ground.map.grid;
    for hex in grid.hexes() {
        assert_eq!(by.contains(hex), grid.number(hex).starts_with('Y'));
    }
}

/// Rules: amb:M7i.
#[test]
fn casualties_carried_out_by_the_west_edge_cost_nothing() {
    let mission = briefed("bait", "");
    let [SaveRule::Exited { by }] = &mission.victory.saves[..] else { panic!("one way home") };
    let grid = &mission.ground.map.grid;
    for hex in grid.hexes() {
        assert_eq!(by.contains(hex), grid.number(hex).starts_with('Y'));
    }
    let start = r#"
        condition = 4
        vp_lost = 2
        us = [{ who = "A", hex = "Y5" }, { who = "B", hex = "Y5", marks = ["incapacitated"] }]
    "#;
    let mut game = begin("bait", start);
    let before = game.points();
    let events = game.play("with A; escort B; leave", &[5]);
    assert!(told(&events, "Saved") && told(&events, "Ended by: Rule(0)"));
    assert_eq!((before, game.points()), (-2, 0));
    let mut game = begin("bait", start);
    let events = game.play("with A; leave", &[]);
    assert!(!told(&events, "Saved") && game.points() == -2, "he was left behind");
    let mut game = begin("bait", r#"us = [{ who = "A", hex = "M1" }]"#);
    game.play("with A", &[]);
    assert_eq!(game.refused("leave").rule.0, "amb:7.1f", "the south is no way home");
}

/// Rules: amb:M7j, amb:M7h.
#[test]
fn it_ends_in_condition_four_the_moment_nobody_is_left_and_germans_cost_nothing() {
    let leave = |condition: u8| {
        let start = format!(
            "condition = {condition}\nround = 3\nadvantage = \"us\"\n\
             us = [{{ who = \"A\", hex = \"Y5\", ar = \"1\" }}]\n\
             germans = [{{ who = \"Q\", hex = \"X8\", ar = \"1\" }}]"
        );
        begin("bait", &start)
    };
    let mut game = leave(4);
    let events = game.play("act A; leave", &[]);
    assert!(told(&events, "Ended by: Rule(0)") && game.points() == 0);
    let mut game = leave(3);
    let events = play_then(&mut game, "act A; leave", &[1]);
    assert!(!told(&events, "Ended"), "it goes on without anybody");
    let mission = briefed("bait", "");
    let [EndRule::NoneLeft { from_condition: 4 }] = mission.victory.ends[..] else {
        panic!("one end, in condition 4")
    };
}

/// Rules: amb:M7k, amb:MTb, amb:17.10d.
#[test]
fn a_mine_stops_a_tank_for_good_and_lets_soldiers_pass() {
    let mine = "marks = [{ mark = \"tank-mine\", hex = \"X8\" }]";
    let mut game = begin("bait", &format!("us = [{{ who = \"A\", hex = \"Y8\" }}]\n{mine}"));
    game.play("with A; go X8; go Y8", &[]);
    assert!(marks(&game, "X8").tank_mine);
    let tank = "vehicles = [{ kind = \"panzer-iv\", card = 221, hex = \"W9\", facing = \"X8\", ar = \"1\" }]";
    // 881: it drives over X8 toward the edge, and gets no farther.
    let game = at_the_edge(&format!("{tank}\n{mine}"), &[1]);
    let id = game.vehicle_by_card(221).expect("it is in the mission");
    let vehicle = game.vehicle(id);
    assert!(vehicle.immobilized && !vehicle.wrecked && vehicle.crew == 5);
    assert_eq!(vehicle.hex, Some(crate::story::at(&game, "X8")));
    assert!(!marks(&game, "X8").tank_mine, "it has gone off");
    assert_eq!(game.points(), 1, "for a tank that goes no farther");
}
