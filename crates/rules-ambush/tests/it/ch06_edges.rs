//! [AMB 6.7] What a soldier may not do in his turn, and why.

use rules_ambush::state::Sortie;
use testkit::Drive;

use super::men::{asked, told};
use super::range::{play, range};

const ONE_ACTION: (&str, &str) = ("amb:6.7a", "he has one action a turn");

/// A Round of the squad under condition 2; H waits for his turn, N lies far away.
fn round(lines: &[&str]) -> Sortie {
    range(&[&["condition = 2"], lines, &["H A1 ar=1", "N M1 prone"]].concat())
}

/// Why an answer is refused.
#[track_caller]
fn why(game: &Sortie, text: &str) -> (&'static str, &'static str) {
    let illegal = game.refused(text);
    (illegal.rule.0, illegal.why)
}

/// Rules: amb:6.7a, amb:7.3e.
#[test]
fn amb_6_7a_a_turn_begins_with_an_action_or_a_pass() {
    let mut game = round(&["C B6 ar=1", "D B6"]);
    play(&mut game, "act C", &[]);
    assert_eq!(why(&game, "done"), ("amb:6.7a", "he acts or passes"));
    assert_eq!(why(&game, "handle D"), ("amb:6.7a", "it is the turn of another"));
    assert_eq!(why(&game, "with C"), ("amb:6.7a", "that is no action of a turn"));
    let first = ("amb:6.7a", "he says first what he is about to do");
    assert_eq!(why(&game, "throw grenade B8"), first);
    play(&mut game, "aim grenade", &[]);
    assert_eq!(why(&game, "go B7"), ("amb:6.7a", "he does what he has begun"));
}

/// Clearing a jam, setting up, throwing, handling, serving a weapon: each is a whole action.
///
/// Rules: amb:6.7a, amb:6.7g, amb:6.7l, amb:6.7n, amb:6.7w.
#[test]
fn amb_6_7a_whoever_has_gone_a_hex_does_nothing_that_takes_a_whole_action() {
    let mut game = round(&["C B6 ar=1 weapons=jammed", "D B5 ar=1"]);
    play(&mut game, "act C; go B5", &[]);
    for answer in ["clear rifle", "aim grenade", "handle C", "pass"] {
        assert_eq!(game.refused(answer).rule.0, "amb:6.7a", "{answer}");
    }
    assert_eq!(why(&game, "clear rifle"), ONE_ACTION);
    assert_eq!(why(&game, "aim grenade"), ONE_ACTION);
    assert_eq!(why(&game, "handle C"), ONE_ACTION);
    assert_eq!(why(&game, "pass"), ("amb:6.7a", "he has begun to act"));
}

/// Rules: amb:6.7a, amb:6.7q, amb:6.7s.
#[test]
fn amb_6_7a_after_a_whole_action_he_goes_nowhere_and_fires_no_more() {
    let mut game = round(&["C B6 ar=1 arms=rifle,pistol weapons=jammed", "L D6"]);
    play(&mut game, "act C; clear rifle", &[9]);
    assert_eq!(asked(&game), "stance-after");
    assert_eq!(why(&game, "go B5"), ONE_ACTION);
    assert_eq!(why(&game, "fire rifle snap L"), ONE_ACTION);
}

/// Rules: amb:6.7q.
#[test]
fn amb_6_7q_whoever_lies_does_not_move() {
    let mut game = round(&["C B6 prone ar=1"]);
    play(&mut game, "act C", &[]);
    assert_eq!(why(&game, "go B5"), ("amb:6.7q", "a prone soldier does not move"));
}

/// In condition 1 of the stage B3 is barred.
///
/// Rules: amb:MXa, amb:6.7u.
#[test]
fn amb_mxa_nobody_goes_or_is_dragged_into_a_barred_hex_in_rounds() {
    let down = "D B4 prone marks=incapacitated";
    let mut game = range(&["C B4 ar=1", down, "H A1 ar=1", "N M1 prone"]);
    play(&mut game, "act C", &[]);
    let barred = ("amb:MXa", "that hex may not be entered");
    assert_eq!(why(&game, "go B3"), barred);
    assert_eq!(why(&game, "drag D B3"), barred);
    assert!(game.offers("drag D A4"));
}

/// His change to crouching was free; down and up again cost a point each.
///
/// Rules: amb:6.7s, amb:6.7g, amb:6.7h.
#[test]
fn amb_6_7s_a_crew_weapon_is_not_fired_beside_movement() {
    let mut game = round(&[
        "C I6 standing ar=1 arms=mmg ammo=belt weapons=ready",
        "D I6 crouching ar=1",
        "L K6",
    ]);
    play(&mut game, "act C; change crouching", &[]);
    assert!(game.offers("fire mmg snap L") && game.offers("joint mmg D gunner L"));
    play(&mut game, "change prone; change crouching", &[]);
    let moving = ("amb:6.7s", "a crew weapon is not fired on the move");
    assert_eq!(why(&game, "fire mmg snap L"), moving);
    assert_eq!(why(&game, "joint mmg D gunner L"), ONE_ACTION);
}

/// Rules: amb:6.7i, amb:6.7f, amb:6.7a.
#[test]
fn amb_6_7i_nobody_assaults_after_a_shot() {
    let mut game = round(&["C I6 ar=1", "L I6"]);
    play(&mut game, "act C; fire rifle snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "second-shot");
    assert_eq!(why(&game, "assault L kill"), ONE_ACTION);
    assert_eq!(why(&game, "aim grenade"), ONE_ACTION);
}

/// Rules: amb:9.7i.
#[test]
fn amb_9_7i_the_other_man_is_another_and_of_the_squad() {
    let mut game = round(&["C I6 crouching ar=1 arms=mmg ammo=belt weapons=ready", "L K6 ar=1"]);
    play(&mut game, "act C", &[]);
    let none = ("amb:9.7i", "the other has no turn to spend");
    assert_eq!(why(&game, "joint mmg C gunner L"), none);
    assert_eq!(why(&game, "joint mmg L gunner L"), none);
}

/// Nobody of the squad has a turn: the Round is watched to its end.
///
/// Rules: amb:6.1o.
#[test]
fn amb_6_1o_a_round_that_was_watched_goes_on_with_a_pass_and_nothing_else() {
    let start = r#"
        condition = 2
        round = 2
        advantage = "german"
        us = [{ who = "C", hex = "A1", ar = "panic" }]
        germans = [{ who = "N", hex = "M1", stance = "prone", ar = "1" }]
    "#;
    let (game, _) = super::stage::begin_rolling("corbeau", start, &[4]);
    assert_eq!((asked(&game), game.offered()), ("watch", vec!["pass".to_owned()]));
    assert_eq!(why(&game, "act C"), ("amb:6.1o", "the next Round begins"));
}

/// A soldier in a car holds himself as the seat lets him.
///
/// Rules: amb:17.5e, amb:7.3b.
#[test]
fn amb_17_5e_aboard_nobody_changes_his_stance_or_walks() {
    let jeep = super::wheels::wheels("jeep B6 B5");
    let mut game = round(&[&jeep, "C aboard=[0,1] ar=1"]);
    play(&mut game, "act C", &[]);
    assert_eq!(why(&game, "change prone"), ("amb:17.5e", "stance does not matter aboard"));
    assert_eq!(why(&game, "go B5"), ("amb:7.3b", "he goes on foot"));
    let events = play(&mut game, "pass", &[]);
    assert!(told(&events, "Passed"));
}

/// Wounded he has two points; rising has cost one.
///
/// Rules: amb:6.7a, amb:6.7n, amb:13.2i.
#[test]
fn amb_6_7n_a_wounded_man_who_has_paid_for_his_stance_clears_no_jam() {
    let mut game = round(&["C B6 crouching ar=1 marks=wounded weapons=jammed"]);
    play(&mut game, "act C; change standing", &[]);
    assert_eq!(why(&game, "clear rifle"), ONE_ACTION);
}

/// Rules: amb:17.7d, amb:6.7f.
#[test]
fn amb_17_7d_whoever_drives_fires_once() {
    let jeep = super::wheels::wheels("jeep A6 B5");
    let mut game = round(&[&jeep, "C aboard=[0,1] ar=1", "D aboard=[0,0] ar=1", "L C6"]);
    play(&mut game.clone(), "act C; fire rifle snap L; fire rifle snap L", &[9; 10]);
    play(&mut game, "act D; fire rifle snap L", &[9, 9, 9, 9, 9]);
    assert!(!game.offers("fire rifle snap L"));
}

/// The second shot may be for somebody else than those behind the wall.
///
/// Rules: amb:6.7f, amb:13.5e, amb:9b.
#[test]
fn amb_6_7f_after_a_snap_shot_at_a_wall_the_second_is_free() {
    let mut game = round(&["C C3 ar=1", "L B3", "M D3"]);
    play(&mut game, "act C; aim wall; fire wall rifle snap D3-5", &[9, 9, 9, 9, 9]);
    assert_eq!(asked(&game), "second-shot");
    assert!(game.offers("fire rifle snap L") && game.offers("aim wall"));
    assert_eq!(why(&game, "fire wall rifle snap D3-5").0, "amb:6.7a", "he says so first");
}

/// Rules: amb:6.7a, amb:13.5e, amb:MCc.
#[test]
fn amb_6_7a_nobody_begins_what_has_no_end() {
    let mut game = round(&["C A6 ar=1 ammo=rifle-clip", "L C6"]);
    play(&mut game, "act C", &[]);
    assert_eq!(why(&game, "aim wall"), ("amb:6.7a", "there is no wall he could fire at"));
    assert_eq!(why(&game, "aim grenade"), ("amb:6.7a", "there is nothing he could throw"));
    assert_eq!(why(&game, "ashore"), ("amb:MCc", "there are no canoes here"));
}

/// Rules: amb:6.7a, amb:17.5b.
#[test]
fn amb_17_5b_nobody_gets_into_a_car_after_his_action() {
    let jeep = super::wheels::wheels("jeep B6 B5");
    let mut game = round(&[&jeep, "C B6 ar=1 weapons=jammed"]);
    play(&mut game, "act C", &[]);
    assert!(game.offers("mount jeep 2"), "{:?}", game.offered());
    play(&mut game, "clear rifle", &[9]);
    assert_eq!(why(&game, "mount jeep 2"), ONE_ACTION);
}

/// A canoe has four points; L on the bridge G6 stops it.
///
/// Rules: amb:MCc, amb:7.3d, amb:7.3f.
#[test]
fn amb_7_3f_a_canoe_goes_four_hexes_and_stops_at_an_enemy() {
    let canoe = |hex: &str, german: &str| {
        let canoes = format!("canoes = \"{hex}\"");
        let mut game =
            range(&[&canoes, "condition = 2", "A canoe=1 ar=1", "B canoe=1", "H A1 ar=1", german]);
        play(&mut game, "act A", &[]);
        game
    };
    let mut game = canoe("G11", "N M1 prone");
    play(&mut game, "paddle G10; paddle G9; paddle G8; paddle G7", &[]);
    assert!(!game.offers("paddle G6"), "four points are spent");
    let mut game = canoe("G7", "L G6");
    play(&mut game, "paddle G6", &[]);
    assert_eq!(why(&game, "paddle G5"), ("amb:7.3f", "an enemy in the hex has stopped him"));
}

/// A Sherman whose crew is not aware; N lies far away and the squad has the advantage.
fn crew(number: u8, men: u8, faces: &[u8]) -> bool {
    let tank = super::wheels::wheels(&format!("sherman B8 B7 crew={men} ar=unaware"));
    let start = format!(
        "condition = 2\nround = {number}\nadvantage = \"us\"\n{tank}\n\
        [[us]]\nwho = \"C\"\nhex = \"A6\"\nar = \"1\"\n\
        [[germans]]\nwho = \"N\"\nhex = \"M1\"\nstance = \"prone\"\n"
    );
    let mut game = super::stage::begin(&start);
    play(&mut game, "act C; pass", faces);
    super::wheels::vehicle(&game, "sherman").ar != rules_ambush::state::ArBox::Unaware
}

/// Five crewmen have Perception 5, one has 1. Then the dice of the event, 7, and of both sides.
///
/// Rules: amb:6.5c, amb:6.1b, amb:17.5c, amb:2.11f.
#[test]
fn amb_6_5c_the_crew_of_a_tank_checks_in_round_two_and_is_aware_in_round_three() {
    assert!(crew(1, 5, &[5, 3, 4, 8, 3]));
    assert!(!crew(1, 5, &[6, 3, 4, 8, 3]) && !crew(1, 5, &[9, 3, 4, 8, 3]));
    assert!(crew(1, 1, &[0, 3, 4, 8, 3]) && !crew(1, 1, &[2, 3, 4, 8, 3]));
    assert!(crew(2, 5, &[3, 4, 8, 3]), "without a die");
}

/// Rules: amb:2.11b, amb:6.1o.
#[test]
fn amb_2_11b_a_tank_without_a_crew_does_not_keep_rounds_going() {
    let tank = super::wheels::wheels("panzer-iv M6 L5 crew=0");
    let mut game = range(&["condition = 2", &tank, "C A6 ar=1"]);
    play(&mut game, "act C; pass", &[]);
    assert_eq!(asked(&game), "operations");
}

/// The event of Round 2 is 6: paragraph 136, an activation check that a 0 passes, and L is there.
/// The dice of the Round place him with all others: 4 gives Initiative 2 one turn.
///
/// Rules: amb:6.6c, amb:6.1c, amb:6.1f.
#[test]
fn amb_6_6c_whoever_comes_by_an_event_is_placed_with_the_others() {
    let start = r#"
        round = 1
        advantage = "us"
        us = [{ who = "C", hex = "A6", ar = "1", in = 5 }]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#;
    let mut game = super::stage::begin(start);
    let events = play(&mut game, "act C; pass", &[3, 3, 0, 8, 4]);
    assert!(told(&events, "Activated card: 31") && !told(&events, "Interrupted"));
    assert_eq!(super::men::ar(&game, 'L'), rules_ambush::state::ArBox::One);
    let grenades = super::men::man(&game, 'L').ammo.get(&rules_ambush::terms::Ammo::Grenade);
    assert_eq!(grenades, Some(&1), "with what his card gives him");
}
