//! Chapters 23 to 26: special rules of the battles in small situations.

use kernel::Game;
use rules_prussia::state::Spirit;
use rules_prussia::{Army, Flags, Morale, Phase, Piece};

use crate::data::battle;
use crate::fight::{FOOT, GUNS, Go, HORSE, ROCK, attack, dice, drive, duel, to_the_die};
use crate::stage::{Drawing, Stage};

/// Rules: pg:23.1a, pg:23.1b.
#[test]
fn pg_23_1a_three_foot_at_a_town_bring_ten_points() {
    let near = |hexes: [&str; 3], arm: &str, whole_day: bool| {
        let mut drawing =
            duel().of("rossbach").region("kayna", "0503").region("reichardtswerben", "0808");
        for (hex, name) in hexes.iter().zip(["x", "y", "z"]) {
            drawing = drawing.unit(name, &format!("coalition {arm}"), "2-5-3", hex);
        }
        if whole_day {
            drawing = drawing.main(true, true);
        }
        drawing.stage().0.points(Army::Coalition)
    };
    // In the town or next to it.
    let kayna = ["0503", "0502", "0404"];
    let east = ["0808", "0807", "0809"];
    assert_eq!((near(kayna, "infantry line", true), near(east, "infantry line", true)), (10, 10));
    assert_eq!((near(kayna, "infantry line", false), near(east, "infantry line", false)), (0, 10));
    assert_eq!(
        near(["0503", "0502", "0808"], "infantry line", true),
        0,
        "not two here and one there"
    );
    assert_eq!(near(["0503", "0502", "0505"], "infantry line", true), 0, "two hexes away");
    assert_eq!(near(kayna, "cavalry hussar", true), 0);
}

/// Rules: pg:23.3.2a.
#[test]
fn pg_23_3_2a_horse_within_three_hexes_follows_baden() {
    let lost = |hex: &str, what: &str, follows: bool| {
        let drawing = duel()
            .of("rossbach")
            .phase("coalition", "movement")
            .leader("l", "coalition-horse", 0, "1001")
            .leader("m", "prussia-foot", 0, "0110")
            .leader("baden", "coalition-foot", 1, "0505");
        let drawing = if follows { drawing.able("leads_horse") } else { drawing };
        let stage = drawing.unit("x", what, "3-5-5", hex).stage();
        stage.0.unit(stage.id("x")).is(Flags::OUT_OF_COMMAND)
    };
    let horse = "coalition cavalry dragoon";
    assert!(!lost("0508", horse, true) && lost("0509", horse, true));
    assert!(lost("0508", horse, false), "any other leader");
}

/// A Routed Austrian at Leuthen: the town lies to the north-east, the edge to the east.
fn austrian(spirit: Spirit) -> Stage {
    let mut stage = duel()
        .of("leuthen")
        .phase("coalition", "rout")
        .spirits(Spirit::Steady, spirit)
        .region("leuthen", "0701")
        .region("east-edge", "1001 1002 1003 1004 1005 1006 1007 1008 1009 1010")
        .unit("x", "coalition infantry line", FOOT, "0505")
        .morale("x", "routed")
        .stage();
    stage.go("run x", &[]);
    while !stage.offers("end") {
        let first = stage.offered()[0].clone();
        stage.go(&first, &[]);
    }
    stage
}

/// Rules: pg:24.2.4a, pg:24.2.4b.
#[test]
fn pg_24_2_4a_austrians_run_to_leuthen_first() {
    let away = |stage: &Stage, goal: &str| {
        let grid = stage.0.scenario().field.grid();
        let hex = stage.0.hex(stage.id("x")).expect("it is on the map");
        grid.distance(hex, grid.find(goal).expect("a hex"))
    };
    // Five hexes from the town, three after its run.
    assert_eq!(away(&austrian(Spirit::Steady), "0701"), 3);
    // Demoralized: straight on to the east.
    assert!(austrian(Spirit::Demoralized).at("x").starts_with("07"));
}

/// Rules: pg:24.2.5a.
#[test]
fn pg_24_2_5a_nadasdy_leads_charges() {
    let adds = |may: bool| {
        let drawing = duel()
            .of("leuthen")
            .unit("c", "coalition cavalry hussar", HORSE, "0505")
            .leader("n", "coalition-foot", 2, "0505");
        let stage = if may { drawing.able("leads_charges") } else { drawing }.stage();
        stage.0.charge_modifier(stage.id("c"))
    };
    assert_eq!((adds(true), adds(false)), (2, 0));
}

/// Rules: pg:23.3.2a, pg:24.2.5a, pg:26.3.4a.
///
/// What a leader may do beyond the rules for all stands in the file of his battle.
#[test]
fn pg_24_2_5a_the_files_say_who_leads_more_than_his_wing() {
    let may = |battle: &str, fits: &dyn Fn(&rules_prussia::roster::Leader) -> bool| {
        let scenario = crate::data::scenario(battle);
        let leaders = scenario.leaders.iter().filter(|it| fits(it));
        leaders.map(|it| it.name.clone()).collect::<Vec<String>>()
    };
    let none: [&str; 0] = [];
    for battle in ["rossbach", "leuthen", "zorndorf", "torgau"] {
        let of =
            |it: &str, name: &'static str| if it == battle { vec![name] } else { none.to_vec() };
        assert_eq!(may(battle, &|it| it.leads_horse), of("rossbach", "Baden"), "{battle}");
        assert_eq!(may(battle, &|it| it.leads_charges), of("leuthen", "Nadasdy"), "{battle}");
        assert_eq!(may(battle, &|it| it.leads_detachments), of("torgau", "Reid"), "{battle}");
    }
}

/// Rules: pg:25.1a, pg:25.3.5b.
#[test]
fn pg_25_3_5b_the_baggage_runs_and_is_never_lost() {
    let mut stage = duel()
        .of("zorndorf")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("bag", "coalition baggage baggage", "(2)-4-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    to_the_die(&mut stage);
    // 4-1 and +1: a 4 is 5: 0 / 4RS*.
    stage.go("roll", &[4]);
    while stage.offered().iter().all(|it| it.starts_with("retreat")) {
        let first = stage.offered()[0].clone();
        stage.go(&first, &[]);
    }
    assert_eq!((stage.morale("bag"), stage.level("bag")), (Morale::Routed, 1));
    assert!(!stage.at("bag").is_empty());
    assert_eq!(stage.0.points(Army::Prussia), 2);
}

/// Rules: pg:25.3.5a.
#[test]
fn pg_25_3_5a_round_the_baggage_every_hex_costs_one_more() {
    let mut stage = duel()
        .phase("coalition", "movement")
        .leader("l", "coalition-foot", 0, "0507")
        .unit("x", "coalition infantry line", FOOT, "0507")
        .unit("bag", "coalition baggage baggage", "(2)-4-3", "0504")
        .stage();
    stage.go("select x; move 0506", &[]);
    assert_eq!(stage.0.unit(stage.id("x")).spent, 1);
    stage.go("move 0505", &[]);
    assert_eq!(stage.0.unit(stage.id("x")).spent, 3);
    assert!(!stage.offers("move 0504"), "nobody goes through it");
}

/// A river between columns 6 and 7.
fn river() -> Drawing {
    let sides = "0603/0702 0603/0703 0604/0703 0604/0704 0605/0704 0605/0705 0606/0705 0606/0706 \
                 0607/0706 0607/0707 0608/0707 0608/0708";
    duel().sides("mietzel", sides).phase("prussia", "movement")
}

/// Rules: pg:25.3.6a, pg:25.3.6b.
#[test]
fn pg_25_3_6a_the_mietzel_is_crossed_in_column_only() {
    let drawn = |hex: &str, column: bool| {
        let drawing = river().leader("l", "prussia-foot", 0, "0505").unit(
            "a",
            "prussia infantry line",
            FOOT,
            hex,
        );
        if column { drawing.column("a").stage() } else { drawing.stage() }
    };
    // At the bank one stops.
    let mut stage = drawn("0505", false);
    stage.go("select a; move 0605", &[]);
    assert!(!stage.offers("move 0604"), "{:?}", stage.offered());
    let mut stage = drawn("0605", false);
    stage.go("select a", &[]);
    assert!(!stage.offers("move 0705"));
    // In column it crosses, and that is all it does.
    let mut stage = drawn("0605", true);
    stage.go("select a; move 0705", &[]);
    assert_eq!(stage.at("a"), "0705");
    assert!(!stage.offers("move 0805"));
}

/// Rules: pg:25.3.6b, pg:25.3.6c.
#[test]
fn pg_25_3_6c_routed_units_stop_at_the_river_and_are_not_captured() {
    let mut stage = river()
        .phase("coalition", "rout")
        .unit("r", "coalition infantry line", FOOT, "0505")
        .morale("r", "routed")
        .stage();
    stage.go("run r", &[]);
    while !stage.offers("end") {
        let first = stage.offered()[0].clone();
        stage.go(&first, &[]);
    }
    assert!(stage.at("r").starts_with("06"), "{}", stage.at("r"));
}

/// Rules: pg:25.3.3a.
#[test]
fn pg_25_3_3a_the_friendly_edge_lies_away_from_the_enemy_line() {
    let runs = |enemy: &str| {
        let column =
            |it: u8| (1..=10).map(|row| format!("{it:02}{row:02}")).collect::<Vec<_>>().join(" ");
        let row = |it: u8| {
            (1..=10).map(|column| format!("{column:02}{it:02}")).collect::<Vec<_>>().join(" ")
        };
        let mut stage = crate::stage::plain()
            .of("zorndorf")
            .main(true, true)
            .region("south-edge", &column(1))
            .region("north-edge", &column(10))
            .region("west-edge", &row(1))
            .region("east-edge", &row(10))
            .unit("p", "prussia infantry line", FOOT, enemy)
            .unit("r", "coalition infantry line", FOOT, "0505")
            .morale("r", "routed")
            .phase("coalition", "rout")
            .stage();
        stage.go("run r", &[]);
        while !stage.offers("end") {
            let first = stage.offered()[0].clone();
            stage.go(&first, &[]);
        }
        stage.at("r")
    };
    assert!(runs("0105").starts_with("07"), "from the left to the right");
    assert!(runs("1005").starts_with("03"), "from the right to the left");
    assert_eq!(&runs("0501")[2..], "07");
    assert_eq!(&runs("0510")[2..], "03");
}

/// Rules: pg:26.1a.
#[test]
fn pg_26_1a_cut_off_from_torgau() {
    let points = |prussian: &str| {
        duel()
            .of("torgau")
            .region("torgau", "0301")
            .leader("daun", "coalition commander 4 any", 2, "0909")
            .unit("p", "prussia infantry line", FOOT, prussian)
            .unit("x", "coalition infantry line", FOOT, "0909")
            .stage()
            .0
            .points(Army::Coalition)
    };
    assert_eq!((points("0509"), points("0908")), (0, -10), "the commander stands in a zone");
    assert_eq!(points("0302"), -10, "so does the town");
}

/// Rules: pg:26.4c.
#[test]
fn pg_26_4c_late_guns_at_1110() {
    let mut game = battle("torgau-battle");
    let mut faces = dice(1, &[]);
    let turn = |turn: u8| {
        move |it: &rules_prussia::Battle| {
            let core = it.core();
            (core.turn, core.active, core.phase) == (turn, Army::Prussia, Phase::Movement)
        }
    };
    drive(&mut game, &mut faces, turn(1));
    let pieces = game.scenario().entries[0].pieces.clone();
    let names: Vec<String> = pieces
        .iter()
        .map(|it| match it {
            Piece::Unit(unit) => game.kind(*unit).id.clone(),
            Piece::Leader(_) => panic!("guns only"),
        })
        .collect();
    assert_eq!(names.len(), 3);
    assert!(!Stage(game.clone()).offers(&format!("select {}", names[0])), "not at 1400");
    drive(&mut game, &mut faces, turn(2));
    assert_eq!(game.scenario().hour(2), "1500");
    let mut stage = Stage(game);
    stage.play(&format!("select {}", names[0]), &[]);
    let moves: Vec<String> =
        stage.offered().into_iter().filter(|it| it.starts_with("move")).collect();
    assert_eq!(moves, ["move 1110"]);
    stage.play("move 1110", &[]);
    assert_eq!(stage.0.unit(stage.id(&names[0])).spent, 1);
    assert!(stage.0.prompt().is_some());
}

/// Rules: pg:26.4c.
#[test]
fn pg_26_4c_who_enters_waits_for_his_turn_and_pays_one() {
    let drawn = |turn: u8| {
        duel()
            .phase("prussia", "movement")
            .turn(turn)
            .unit("late", "prussia artillery battery", GUNS, "")
            .entry(
                "[[entry]]\nside = \"prussia\"\npieces = [\"late\"]\nhexes = [\"0104\"]\nturn = 2\n\
                 column = \"no\"\neffective = false\nmust = false\n",
            )
            .stage()
    };
    assert!(!drawn(1).offers("select late"));
    let mut stage = drawn(2);
    stage.go("select late; move 0104", &[]);
    assert_eq!((stage.at("late").as_str(), stage.0.unit(stage.id("late")).spent), ("0104", 1));
}
