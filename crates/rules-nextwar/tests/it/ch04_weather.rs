//! [NW 4] Weather.

use rules_nextwar::terms::{Side, Weather};

use crate::drive::Drive;
use crate::fields::battlefield;
use crate::stage::{charts, stage, stage_rolling};

const FIELD: &str = "
    | ....
    | ....
    rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0402
    dprk-8 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101
    dprk 0101..0202
";

/// A situation in the weather phase of a turn.
fn weather_phase(more: &str, faces: &[u8]) -> Weather {
    let text = format!("{FIELD}\nsegment weather\nkind initiative dprk\n{more}");
    stage_rolling(&text, faces).0.core().weather
}

/// Rules: nw:4.0a.
#[test]
fn nw_4_0a_the_initiative_player_chooses_the_weather_of_the_first_turn() {
    let war = stage(&format!("{FIELD}\nsegment weather\nkind initiative dprk\nturn 1 of 4"));
    let asked = kernel::Game::asked(&war).expect("somebody is asked");
    assert_eq!((asked.seat.0, asked.decision.name()), (0, "choose-weather"));
    let answers: Vec<String> =
        kernel::Game::answers(&war).iter().map(|it| kernel::Game::action_text(&war, it)).collect();
    assert_eq!(answers, ["weather fair", "weather overcast", "weather storms"]);
}

/// Rules: nw:4.0b.
#[test]
fn nw_4_0b_later_weather_is_rolled_with_fair_to_four_and_storms_from_eight() {
    for (die, weather) in [
        (10, Weather::Fair),
        (4, Weather::Fair),
        (5, Weather::Overcast),
        (7, Weather::Overcast),
        (8, Weather::Storms),
        (9, Weather::Storms),
    ] {
        let chart = charts().weather;
        assert_eq!(chart.read(die % 10), weather, "die {die}");
    }
}

/// Rules: nwk:4.2.
#[test]
fn nwk_4_2_summer_adds_one_and_winter_takes_one_off() {
    let chart = charts().weather;
    assert_eq!(chart.season, [0, 1, -1]);
    assert_eq!(chart.read(7 + chart.season[1]), Weather::Storms);
    assert_eq!(chart.read(5 + chart.season[2]), Weather::Fair);
}

/// Rules: nwk:4.1.
#[test]
fn nwk_4_1_bad_weather_adds_two() {
    let war = stage(&format!("{FIELD}\nsegment first-movement\noption bad-weather on"));
    assert_eq!(war.weather_modifier(), 2);
    let war = stage(&format!(
        "{FIELD}\nsegment first-movement\noption bad-weather on\noption season winter"
    ));
    assert_eq!(war.weather_modifier(), 1);
}

/// Air points, airmobile points and the hexes that a mechanized brigade goes, in some weather.
fn in_weather(weather: &str) -> ([u8; 2], u8, usize) {
    let phase = format!("{FIELD}segment initiative-air-naval\nturn 1 of 4\nlift 3 0\n");
    // Twos on the first turn: ten points for the DPRK, three for the Allies.
    let (war, _) = stage_rolling(&format!("{phase}weather {weather}\n"), &[2, 2]);
    let points = [Side::Dprk, Side::Allied].map(|it| war.pools(it).air.points);
    let lift = war.airmobile_points_left(Side::Dprk);
    let mut war = stage(&format!(
        "| ............
         dprk 0101
         rok-1 mechanized X 4-4-5-8 1 at 0201
         weather {weather}
         segment first-movement
         kind initiative allied"
    ));
    war.play("select rok-1", &[]);
    let mut steps = 0;
    while war.question() == "march" {
        war.play(&format!("move {:02}01", steps + 3), &[]);
        steps += 1;
    }
    (points, lift, steps)
}

/// Rules: nw:4.1.1, nw:4.1.3c, nw:4.1.2a, nw:4.1.2b, nw:4.1.3b.
#[test]
fn nw_4_1_1_fair_weather_changes_nothing_and_storms_change_what_ground_costs() {
    assert_eq!(in_weather("fair"), ([10, 3], 3, 8));
    // A quarter and a half, rounded up; the ground costs what it costs in fair weather.
    assert_eq!(in_weather("overcast"), ([3, 2], 2, 8));
    // Nothing and a quarter, rounded up; open ground costs vehicles two points.
    assert_eq!(in_weather("storms"), ([0, 1], 0, 4));
}

/// Rules: nw:4.1.3c.
#[test]
fn nw_4_1_3c_storms_have_a_column_of_their_own_for_every_class_and_road() {
    use rules_nextwar::terms::{Class, Road, Terrain};
    let chart = charts().terrain;
    let cost = |terrain, class, weather| chart.terrain(terrain, class, weather);
    // In sixths of a point: rough ground for infantry, open ground for trucks.
    let both =
        |terrain, class| [Weather::Overcast, Weather::Storms].map(|it| cost(terrain, class, it));
    assert_eq!(both(Terrain::Rough, Class::Infantry), [Some(12), Some(18)]);
    assert_eq!(both(Terrain::Open, Class::Motorized), [Some(6), Some(12)]);
    assert_eq!(both(Terrain::Open, Class::Infantry), [Some(6), Some(6)]);
    let road =
        |road| [Weather::Fair, Weather::Storms].map(|it| chart.road(road, Class::Mechanized, it));
    let roads = [Road::Secondary, Road::Primary, Road::Highway].map(road);
    assert_eq!(roads, [[6, 6], [3, 6], [2, 3]]);
}

/// Rules: nw:4.1.3d.
#[test]
fn nw_4_1_3d_in_storms_nobody_advances_beyond_the_hex_that_was_left() {
    let advanced = |weather: &str| {
        let mut war = battlefield(
            "",
            &format!(
                "dprk-t armor X 9-5-5-8/9-3-5-8 1/1 at 0302
                 rok-x infantry X 1-1-2-4 1 at 0303
                 weather {weather}"
            ),
        );
        let plan = "attack 0303; add dprk-t; announce; lead dprk-t; lead rok-x; done; done; roll";
        war.play(plan, &[0]);
        war.play("advance dprk-t; done", &[]);
        (war.at("dprk-t"), war.question())
    };
    assert_eq!(advanced("fair"), ("0303".into(), "advance-again"));
    assert_eq!(advanced("storms"), ("0303".into(), "choose-target"));
}

/// Rules: nw:4.1.3e, nwk:7.3.
#[test]
fn nw_4_1_3e_in_storms_reinforcements_arrive_elsewhere() {
    let arrives = |weather: &str| {
        stage(&format!(
            "| ...~
             dprk 0101
             port 0301
             airbase 0201
             rok-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0301 levels=1
             replacements rok 1
             us-1 mechanized X 5-5-7-8/3-3-7-8 2/1 at awaited
             us-2 paratroop X 3-4-7-5/2-2-7-5 1/1 yellow at awaited
             weather {weather}
             segment reinforcement
             turn 2 of 4
             ---
             [[reinforcement]]
             turn = 2
             segment = \"reinforcement\"
             side = \"allied\"
             units = [\"us-1\", \"us-2\"]
             at = [\"by-rule\"]
            "
        ))
    };
    let mut fair = arrives("fair");
    assert_eq!(fair.options("place"), ["busan", "japan"]);
    fair.play("place busan", &[]);
    assert_eq!(["us-1", "us-2"].map(|it| fair.at(it)), ["busan", "0201"]);
    let storms = arrives("storms");
    assert_eq!(["us-1", "us-2"].map(|it| storms.at(it)), ["japan", "japan"]);
}
