//! [AMB 1c–1e] Two to four players who share the squad.

use kernel::{Game, Seat, Viewer};
use rulebook::Series;
use rules_ambush::Options;
use rules_ambush::state::Sortie;
use scene::Show;
use testkit::Drive;
use testkit::conformance::{check_free_circles, check_lists, check_opening};

use crate::men::{asked, id};
use crate::random_games::mission_for;
use crate::stage::mission_with;

const ABLE: Seat = Seat(0);
const BAKER: Seat = Seat(1);

fn players(players: u8) -> Options {
    Options { players, ..Options::default() }
}

/// A situation on the map of Corbeau bridge for players who have agreed on something.
fn begin_for(options: Options, start: &str) -> Sortie {
    Sortie::begin(mission_with("corbeau", start, str::to_owned), options)
}

fn seat(game: &Sortie) -> Seat {
    game.asked().expect("somebody is asked").seat
}

/// The letters of those whom each player leads.
fn led(game: &Sortie) -> Vec<String> {
    let of = |player| {
        let own = game.men().filter(move |it| game.player_of(*it) == Some(player));
        own.map(|it| game.letter(it)).filter(|it| *it < 'J').collect()
    };
    (0..game.players()).map(|it| of(Seat(it))).collect()
}

/// A mission that gives out its kit, with everybody chosen in the order of letters.
fn shared_out(count: u8) -> Sortie {
    let mut game = mission_for("saint-michaux", players(count));
    game.play("squad ready-made", &[]);
    while asked(&game) == "lead" {
        let first = game.offered()[0].clone();
        game.play(&first, &[]);
    }
    game
}

/// Rules: amb:1c.
#[test]
fn amb_1c_one_player_leads_the_whole_squad_as_ever() {
    let mut game = mission_for("saint-michaux", Options::default());
    assert_eq!(game.seat_names(), ["us"]);
    game.play("squad ready-made", &[]);
    assert_ne!(asked(&game), "lead");
    assert_eq!(led(&game), ["ABCDEFGH"]);
}

/// Rules: amb:1c.
#[test]
fn amb_1c_two_players_choose_four_soldiers_each_in_turn() {
    let mut game = mission_for("saint-michaux", players(2));
    assert_eq!(game.seat_names(), ["able", "baker"]);
    game.play("squad ready-made", &[]);
    let mut order = Vec::new();
    while asked(&game) == "lead" {
        order.push(seat(&game).0);
        let first = game.offered()[0].clone();
        game.play(&first, &[]);
    }
    assert_eq!(order, [0, 1, 1, 0, 0, 1, 1, 0]);
    assert_eq!(led(&game), ["ADEH", "BCFG"]);
}

/// Rules: amb:1c.
#[test]
fn amb_1c_each_of_two_players_gets_a_commander() {
    let mut game = mission_for("saint-michaux", players(2));
    // A and B command.
    game.play("squad ready-made; lead A; lead C; lead D", &[]);
    assert_eq!(seat(&game), ABLE);
    assert_eq!(game.refused("lead B").rule.0, "amb:1c", "Baker has no other");
    assert_eq!(game.refused("lead C").rule.0, "amb:1c", "he has been chosen");
    game.play("lead E; lead F; lead G", &[]);
    assert_eq!((seat(&game), game.offered()), (BAKER, vec!["lead B".to_owned()]));
    game.play("lead B; lead H", &[]);
    assert_eq!(led(&game), ["AEFH", "BCDG"]);
}

/// Rules: amb:1c.
#[test]
fn amb_1c_three_and_four_players_share_as_evenly_as_they_can() {
    assert_eq!(led(&shared_out(3)), ["AFG", "BEH", "CD"]);
    assert_eq!(led(&shared_out(4)), ["AH", "BG", "CF", "DE"]);
    let mut game = mission_for("saint-michaux", players(3));
    game.play("squad ready-made; lead A; lead C; lead D; lead E", &[]);
    // Two commanders for three: nobody takes a second one.
    assert_eq!(seat(&game), BAKER);
    game.play("lead F", &[]);
    assert_eq!(game.refused("lead B").rule.0, "amb:1c");
}

/// Rules: amb:1c.
#[test]
fn amb_1c_weapon_points_are_shared_out_as_evenly_as_they_can_be() {
    let mut game = mission_for("corbeau", players(2));
    game.play("squad ready-made", &[5]);
    let points = |game: &Sortie| game.scene(Viewer::Player(ABLE)).tracks["weapon-points"];
    let all = points(&game);
    while asked(&game) == "lead" {
        let first = game.offered()[0].clone();
        game.play(&first, &[]);
    }
    assert_eq!((asked(&game), seat(&game)), ("equip", ABLE));
    assert_eq!(points(&game), (all + 1) / 2, "half of {all}, rounded up");
    assert_eq!(game.refused("buy rifle B").rule.0, "amb:1c", "he is Baker’s");
    game.play("buy rifle A; done", &[]);
    let spent = (all + 1) / 2 - points(&game) + all / 2;
    assert_eq!((asked(&game), seat(&game)), ("equip", BAKER));
    assert_eq!(points(&game) + spent, all, "what Able has left goes to Baker");
    assert_eq!(game.refused("buy rifle A").rule.0, "amb:1c");
    game.play("outfit; done", &[]);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:1c.
#[test]
fn amb_1c_in_operations_each_player_leads_his_own_and_picks_pass_the_word() {
    let mut game = begin_for(
        players(2),
        r#"us = [
            { who = "A", hex = "B5" }, { who = "B", hex = "B5" },
            { who = "C", hex = "B5" }, { who = "D", hex = "B5" },
        ]"#,
    );
    assert_eq!(led(&game), ["AD", "BC"]);
    // Nobody is picked: the player of the squad's leader is asked.
    assert_eq!(seat(&game), ABLE);
    assert_eq!(game.refused("stance B prone").rule.0, "amb:1c");
    game.play("with B", &[]);
    assert_eq!(seat(&game), BAKER);
    assert_eq!(game.refused("stance A prone").rule.0, "amb:1c");
    assert_eq!(game.refused("handle D").rule.0, "amb:1c");
    // C joins B; A begins a group of his own, and Able is asked again.
    game.play("with C", &[]);
    assert_eq!(game.led().iter().collect::<Vec<_>>(), [id(&game, 'B'), id(&game, 'C')]);
    game.play("with A", &[]);
    assert_eq!(game.led().iter().collect::<Vec<_>>(), [id(&game, 'A')]);
    assert_eq!(seat(&game), ABLE);
}

/// Rules: amb:1c.
#[test]
fn amb_1c_in_rounds_whoever_speaks_for_the_squad_says_who_acts_and_his_player_how() {
    let start = r#"
        round = 2
        advantage = "us"
        us = [{ who = "A", hex = "B5", ar = "1" }, { who = "B", hex = "B7", ar = "1" }]
        germans = [{ who = "L", hex = "F5", ar = "complete" }]
    "#;
    let mut game = begin_for(players(2), start);
    assert_eq!((asked(&game), seat(&game)), ("act", ABLE));
    assert_eq!(game.standing().asked.as_deref(), Some("able"));
    game.play("act B", &[]);
    assert_eq!((asked(&game), seat(&game)), ("turn", BAKER));
    assert_eq!(game.scene(Viewer::Spectator).asked.as_deref(), Some("baker"));
    // A is down: B leads the squad, and Baker speaks for it.
    let start = start.replace(r#""B5", ar = "1""#, r#""B5", marks = ["incapacitated"]"#);
    let game = begin_for(players(2), &start);
    assert_eq!((asked(&game), seat(&game)), ("act", BAKER));
}

/// Rules: amb:1c.
#[test]
fn amb_1c_everybody_sees_the_same() {
    let game = shared_out(2);
    let of = |viewer| {
        let scene = game.scene(viewer);
        (scene.counters, scene.tracks, scene.notes, scene.asked)
    };
    assert_eq!(of(Viewer::Player(ABLE)), of(Viewer::Player(BAKER)));
    assert!(!game.setting().secrets);
    let counters = game.scene(Viewer::Player(ABLE)).counters;
    let owner = |letter: &str| counters.iter().find(|it| it.id == letter).map(|it| it.seat.clone());
    assert_eq!(owner("A").as_deref(), Some("able"));
    assert_eq!(owner("B").as_deref(), Some("baker"));
}

/// Rules: amb:1c, amb:16.1a.
#[test]
fn amb_1c_a_campaign_goes_on_with_players_who_share_the_squad() {
    let start = r#"us = [{ who = "A", hex = "A6" }, { who = "B", hex = "A6" }]"#;
    let mut game = begin_for(players(2), start);
    game.play("with A; leave; with B; leave", &[]);
    let left = game.leaves().expect("the mission is over");
    let next = Sortie::begin(mission_with("corbeau", "", str::to_owned), players(2));
    let mut next = next.taking_up(&left).expect("a squad of two players");
    assert_eq!(seat(&next), ABLE);
    while asked(&next) != "lead" {
        let answer = next.offered().iter().find(|it| *it == "divide" || *it == "done").cloned();
        next.play(&answer.expect("the books can be closed"), &[]);
    }
    while asked(&next) == "lead" {
        let first = next.offered()[0].clone();
        next.play(&first, &[]);
    }
    assert_eq!(led(&next).iter().map(String::len).collect::<Vec<_>>(), [4, 4]);
    assert_eq!(asked(&next), "operations");
}

/// Rules: amb:1c.
#[test]
fn amb_1c_games_of_several_players_keep_the_contract() {
    for count in 2..=4 {
        for name in ["corbeau", "saint-michaux"] {
            let options = Options { players: count, limited_talk: true, own_points: true };
            let game = mission_for(name, options);
            check_opening(&game, count.into(), 300);
            check_lists(&game, 1, 50_000);
            check_free_circles(&game, 1, 200);
        }
    }
    for name in ["night-drop", "boat-trip", "cold-morning"] {
        check_opening(&mission_for(name, players(2)), 1, 300);
    }
}

/// Two soldiers in these hexes, of two players who talk only within earshot.
fn apart(one: &str, other: &str) -> Sortie {
    let options = Options { limited_talk: true, ..players(2) };
    let men = format!(r#"us = [{{ who = "A", hex = "{one}" }}, {{ who = "B", hex = "{other}" }}]"#);
    begin_for(options, &men)
}

/// Rules: amb:1d.
#[test]
fn amb_1d_players_talk_while_two_of_their_soldiers_are_within_two_hexes() {
    let near = apart("B5", "B7");
    let far = apart("B5", "B8");
    assert!(near.may_talk(ABLE, BAKER) && near.may_talk(BAKER, ABLE));
    assert!(!far.may_talk(ABLE, BAKER));
    let note = |game: &Sortie, viewer| {
        let notes = game.scene(viewer).notes;
        notes.into_iter().map(|it| it.key).collect::<Vec<_>>()
    };
    assert_eq!(note(&near, Viewer::Player(BAKER)), ["ambush-talk-with"]);
    assert_eq!(note(&far, Viewer::Player(ABLE)), ["ambush-talk-with-nobody"]);
    assert_eq!(note(&near, Viewer::Spectator), ["ambush-talk-among"]);
    assert_eq!(note(&far, Viewer::Spectator), ["ambush-talk-among-nobody"]);
}

/// Rules: amb:1d.
#[test]
fn amb_1d_before_the_mission_and_without_the_option_everybody_talks() {
    let options = Options { limited_talk: true, ..players(2) };
    let game = mission_for("saint-michaux", options);
    assert!(game.may_talk(ABLE, BAKER));
    let men = r#"us = [{ who = "A", hex = "B5" }, { who = "B", hex = "M6" }]"#;
    let free = begin_for(players(2), men);
    assert!(free.may_talk(ABLE, BAKER));
    assert!(free.scene(Viewer::Player(ABLE)).notes.is_empty());
    // Those who wait off the map are together.
    assert!(begin_for(options, r#"us = [{ who = "A" }, { who = "B" }]"#).may_talk(ABLE, BAKER));
    // Whoever is down says nothing.
    let men = r#"us = [
        { who = "A", hex = "B5" }, { who = "B", hex = "B5", marks = ["incapacitated"] },
    ]"#;
    assert!(!begin_for(options, men).may_talk(ABLE, BAKER));
}

/// A and C at the edge that the squad leaves by, with so many points to begin with; whoever enters
/// A6 first earns one more. Able leads A, Baker C.
fn race(options: Options, points: u8) -> Sortie {
    let start = format!(
        r#"
        vp_won = {points}
        us = [{{ who = "A", hex = "A5" }}, {{ who = "C", hex = "A7" }}]
        "#
    );
    let change = |text: &str| text.replace(r#"hexes = "D3 I4 I5 K8""#, r#"hexes = "A6""#);
    Sortie::begin(mission_with("corbeau", &start, change), options)
}

/// Rules: amb:1e, amb:15d.
#[test]
fn amb_1e_who_has_earned_most_wins_a_mission_that_is_won() {
    let own = Options { own_points: true, ..players(2) };
    let mut game = race(own, 4);
    assert_eq!(led(&game), ["A", "C"]);
    game.play("with C; go A6", &[]);
    assert_eq!((game.points_of(ABLE), game.points_of(BAKER), game.points()), (0, 1, 5));
    let tracks = game.scene(Viewer::Player(ABLE)).tracks;
    assert_eq!((tracks["points-able"], tracks["points-baker"]), (0, 1));
    game.play("leave; with A; leave", &[]);
    let outcome = game.outcome().expect("all have left");
    assert_eq!(outcome.result, "amb-outcome-won");
    assert_eq!((outcome.winner, outcome.rule.0), (Some(BAKER), "amb:1e"));
    assert_eq!(outcome.points, [(ABLE, 0), (BAKER, 1)]);
}

/// Rules: amb:1e, amb:15d.
#[test]
fn amb_1e_a_mission_that_is_lost_is_lost_for_everybody() {
    let mut game = race(Options { own_points: true, ..players(2) }, 3);
    game.play("with C; go A6; leave; with A; leave", &[]);
    let outcome = game.outcome().expect("all have left");
    assert_eq!((outcome.result.as_str(), outcome.winner), ("amb-outcome-lost", None));
    assert_eq!(outcome.rule.0, "amb:15d");
}

/// Rules: amb:1e, amb:15d.
#[test]
fn amb_1e_equal_players_share_a_victory_and_shared_points_are_the_squads() {
    let mut game = race(Options { own_points: true, ..players(2) }, 5);
    game.play("with C; leave; with A; leave", &[]);
    let outcome = game.outcome().expect("all have left");
    assert_eq!((outcome.result.as_str(), outcome.winner), ("amb-outcome-won", None));
    let mut game = race(players(2), 4);
    game.play("with C; go A6; leave; with A; leave", &[]);
    let outcome = game.outcome().expect("all have left");
    assert_eq!((outcome.winner, outcome.rule.0), (Some(ABLE), "amb:15d"));
    assert_eq!(outcome.points, [(ABLE, 5), (BAKER, 5)]);
}

/// Rules: amb:1e, amb:15b, amb:15c.
#[test]
fn amb_1e_a_casualty_costs_his_own_player() {
    let mut game = begin_for(
        Options { own_points: true, ..players(2) },
        r#"
        us = [{ who = "A", hex = "A7" }, { who = "F", hex = "A7", marks = ["wounded"] }]
        marks = [{ mark = "mines", hex = "A6" }]
        "#,
    );
    game.play("with F; go A6", &[9, 3]);
    assert_eq!((game.points_of(ABLE), game.points_of(BAKER)), (0, -2));
    // Able brings him home: the points come back to Baker.
    game.play("with A; go A6", &[5]);
    game.play("escort F; leave", &[5]);
    assert_eq!((game.points_of(ABLE), game.points_of(BAKER)), (0, 0));
}
