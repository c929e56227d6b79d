//! [NW 4] Weather.

use rules_nextwar::terms::Weather;

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
