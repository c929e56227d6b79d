//! [NW 12] Victory.

use kernel::Game;
use rules_nextwar::ch12_victory::best_of_each;
use rules_nextwar::scenario::Level;
use rules_nextwar::terms::Side::{Allied, Dprk};

use crate::drive::Drive;
use crate::fields::battlefield;
use crate::loading::scenario;
use crate::stage::{charts, stage, stage_rolling};

/// Rules: nw:12.2d, nw:12.2c.
#[test]
fn nw_12_2d_the_first_roll_wins_on_zero_the_sixth_on_five() {
    let chart = charts().automatic_victory;
    let wins_to = |rolls: u8| (0..10).filter(|die| chart.wins(rolls, *die)).max();
    assert_eq!([1, 2, 3, 4, 5, 6, 9].map(wins_to), [0, 3, 3, 4, 4, 5, 5].map(Some));
}

/// Rules: nw:12.1a.
#[test]
fn nw_12_1a_an_urban_hex_is_worth_six_to_the_captor_and_four_to_its_owner() {
    let war = stage(
        "| ..U.
         | ....
         dprk 0101..0102
         rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0402
         dprk-8 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101
         segment first-movement",
    );
    let hex = war.scenario.board.map.grid.find("0301").expect("the hex is drawn");
    assert_eq!((war.place_points(Dprk, hex), war.place_points(Allied, hex)), (6, 4));
}

/// Rules: nw:12.1c, nw:3.0t, nw:3.0d.
#[test]
fn nw_12_1c_points_of_the_turn_are_added_in_the_victory_phase_and_kept_until_the_next_initiative() {
    let (war, _) = stage_rolling(
        "| ....
         | ....
         dprk 0101..0102
         rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0402
         dprk-8 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101
         turn 1 of 1
         vp 10 5
         vp-turn 3 1
         segment victory",
        &[],
    );
    assert_eq!((war.pools(Dprk).points, war.pools(Allied).points), (13, 6));
    assert_eq!((war.pools(Dprk).points_this_turn, war.pools(Allied).points_this_turn), (3, 1));
    assert!(war.outcome().is_some(), "the last turn is over");
}

/// What the account of a finished game says of a side: what for, and how much.
fn account(war: &rules_nextwar::state::War, seat: &str) -> Vec<(String, i32)> {
    let outcome = scene::Show::standing(war).outcome.expect("the game is over");
    let sum: i32 = outcome.parts[seat].iter().map(|it| it.number).sum();
    assert_eq!(sum, outcome.points[seat], "the lines add up");
    outcome.parts[seat].iter().map(|it| (it.message.key.clone(), it.number)).collect()
}

/// Rules: nw:12.1a, nw:12.1b, nw:12.1c.
#[test]
fn nw_12_1c_the_account_of_a_game_says_what_points_were_scored_for() {
    let text = "| ....
         | ....
         dprk 0101..0102
         rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0402
         dprk-8 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101
         turn 1 of 1
         vp 10 5
         vp-turn 3 0
         segment victory";
    let (war, _) = stage_rolling(text, &[]);
    let before = |points| vec![("nextwar-merit-before".to_owned(), points)];
    assert_eq!((account(&war, "dprk"), account(&war, "allied")), (before(13), before(5)));
}

/// Rules: nwk:16.1.2d, nwk:16.1.3c, nwk:16.1.4c.
#[test]
fn nwk_16_1_2d_of_two_sides_with_a_level_the_higher_decides() {
    use Level::{AlliedMajor, AlliedMinor, DprkMajor, DprkMinor, Draw};
    assert_eq!(best_of_each([DprkMinor, AlliedMajor].into_iter()), AlliedMajor);
    assert_eq!(best_of_each([DprkMajor, AlliedMinor].into_iter()), DprkMajor);
    assert_eq!(best_of_each([DprkMinor, AlliedMinor].into_iter()), Draw);
    assert_eq!(best_of_each([].into_iter()), Draw);
}

/// Rules: nwk:16.1.1f.
#[test]
fn nwk_16_1_1f_adjustments_move_the_level_and_stop_at_the_ends() {
    assert_eq!(Level::Draw.moved(Dprk, 1), Level::DprkMinor);
    assert_eq!(Level::DprkMajor.moved(Dprk, 1), Level::DprkMajor);
    assert_eq!(Level::DprkMinor.moved(Allied, 1), Level::Draw);
    assert_eq!(Level::AlliedMajor.moved(Allied, 1), Level::AlliedMajor);
}

/// Rules: nw:12.1b, nw:12.1c.
#[test]
fn nw_12_1b_an_eliminated_unit_scores_for_the_enemy_and_a_lost_level_does_not() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         dprk-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         rok-x infantry X 1-1-2-4 1 at 0303",
    );
    let plan = "attack 0303; add dprk-a; add dprk-b; announce; lead dprk-a; lead rok-x";
    war.play(&format!("{plan}; done; done; roll"), &[0]);
    assert_eq!(war.at("rok-x"), "eliminated");
    assert_eq!((war.pools(Dprk).points_this_turn, war.pools(Dprk).points), (2, 0), "a brigade");
    assert_eq!(war.pools(Allied).points_this_turn, 0);
    assert_eq!(war.pools(Dprk).scored, [0, 2, 0, 0], "for a unit");
    let (charts, scenario) = (charts().victory_points, scenario("all-in"));
    let worth = |name: &str| {
        let id = scenario.find_unit(name).expect("a counter of the roster");
        charts.unit(&scenario.roster[usize::from(id.0)])
    };
    // Divisions and brigades of the north; division and brigade of the south; a battalion of
    // Marines; a division of Japan, which counts as a brigade; an outpost.
    let names = ["dprk-2-i", "dprk-arm-i", "rok-1-i", "rok-90-30", "usmc-1-3", "jpn-4-west"];
    assert_eq!(names.map(worth), [2, 1, 3, 2, 2, 4]);
    let outpost = scenario.roster.iter().find(|it| it.kind == rules_nextwar::terms::Kind::Outpost);
    assert_eq!(outpost.map(|it| charts.unit(it)), Some(0));
}

/// The last turn, with these lines, decided by points: automatic victory from a lead of 20.
#[track_caller]
fn decided(lines: &str, faces: &[u8]) -> kernel::Outcome {
    let (war, _) = stage_rolling(
        &format!(
            "| ......
             | ......
             dprk 0101..0202
             region pyongyang 0101
             region seoul 0501 0601
             segment victory
             turn 4 of 4
             {lines}
             ---
             [victory]
             kind = \"points\"
             automatic = 20
             capital = {{ dprk = \"@pyongyang\", allied = \"@seoul\" }}
             levels = [
                 {{ from = 10, level = \"substantial\" }},
                 {{ from = 4, level = \"marginal\" }},
             ]
            "
        ),
        faces,
    );
    war.outcome().expect("the last turn is over")
}

/// Rules: nw:12.2a, nw:12.2c.
#[test]
fn nw_12_2a_a_lead_of_the_scenario_s_figure_gives_one_roll() {
    let automatic = decided("vp 25 5", &[10]);
    assert_eq!((automatic.rule.0, automatic.winner), ("nw:12.2e", Some(Dprk.seat())));
    let allied = decided("vp 0 15\nvp-turn 0 5", &[10]);
    assert_eq!((allied.rule.0, allied.winner), ("nw:12.2e", Some(Allied.seat())));
    assert_eq!(decided("vp 25 5", &[1]).rule.0, "nw:12.3", "the first roll wins on zero alone");
    assert_eq!(decided("vp 24 5", &[]).rule.0, "nw:12.3", "nobody rolls");
}

/// Rules: nw:12.2b, nw:12.2c, nw:12.2d.
#[test]
fn nw_12_2b_all_of_the_enemy_capital_gives_one_roll_and_both_reasons_two() {
    let first = "dprk-1 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0501\n";
    let both = format!("{first}dprk-2 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0601\n");
    assert_eq!(decided(first, &[]).rule.0, "nw:12.3", "half of Seoul");
    assert_eq!(decided(&both, &[10]).rule.0, "nw:12.2e");
    assert_eq!(decided(&both, &[3]).rule.0, "nw:12.3");
    let points = format!("{both}vp 20 0\n");
    assert_eq!(decided(&points, &[1, 3]).rule.0, "nw:12.2e", "the second roll wins on three");
    assert_eq!(decided(&points, &[1, 4]).rule.0, "nw:12.3");
    let north = "rok-1 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101\n";
    assert_eq!(decided(north, &[10]).winner, Some(Allied.seat()), "Pyongyang");
}

/// Rules: nw:12.2e.
#[test]
fn nw_12_2e_an_automatic_victory_ends_the_game_at_once() {
    let (war, _) = stage_rolling(
        "| ....
         dprk 0101
         segment victory
         turn 1 of 4
         vp 20 0
         ---
         [victory]
         kind = \"points\"
         automatic = 20
         levels = [{ from = 1, level = \"marginal\" }]
        ",
        &[10],
    );
    assert_eq!((war.core().turn, war.question()), (1, ""));
    let outcome = war.outcome().expect("it is over");
    assert_eq!(
        (outcome.result.as_str(), outcome.winner),
        ("nw-outcome-automatic", Some(Dprk.seat()))
    );
}

/// Rules: nw:12.3.
#[test]
fn nw_12_3_the_difference_of_points_sets_the_level() {
    let level = |lines: &str| {
        let outcome = decided(lines, &[]);
        (outcome.result, outcome.winner)
    };
    let (dprk, allied) = (Some(Dprk.seat()), Some(Allied.seat()));
    assert_eq!(level("vp 13 10"), ("nw-outcome-draw".into(), None));
    assert_eq!(level("vp 14 10"), ("nw-outcome-marginal".into(), dprk));
    assert_eq!(level("vp 19 10"), ("nw-outcome-marginal".into(), dprk));
    assert_eq!(level("vp 20 10"), ("nw-outcome-substantial".into(), dprk));
    assert_eq!(level("vp 0 9\nvp-turn 0 1"), ("nw-outcome-substantial".into(), allied));
}
