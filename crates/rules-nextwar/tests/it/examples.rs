//! Worked examples that run over several chapters or several turns. The others stand with their
//! rules, each under its id.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::{Game, Seat};
use rules_nextwar::agenda::Event;
use rules_nextwar::ch08_movement::Event as MovementEvent;
use rules_nextwar::state::{TurnKind, War};
use rules_nextwar::terms::Side::{self, Allied, Dprk};

use crate::drive::Drive;
use crate::fields::{field, hex};
use crate::stage::{stage, stage_rolling};

/// The ids of examples that tests below a folder have in their names or comments.
fn examples_in(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the tests are there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(examples_in(&path));
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("tests are texts");
        for head in text.split("#[test]\n").collect::<Vec<_>>().windows(2) {
            let comment = head[0].lines().rev().take_while(|it| it.starts_with("///"));
            let name = head[1].lines().next().into_iter();
            found.extend(comment.chain(name).flat_map(ids));
        }
    }
    found
}

/// The ids of examples in a line: `own-4`, or `own_4` in a name.
fn ids(line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split(|it: char| !it.is_ascii_alphanumeric()).collect();
    let id = |it: &&[&str]| ["ex", "own"].contains(&it[0]) && it[1].parse::<u8>().is_ok();
    words.windows(2).filter(id).map(|it| it.join("-")).collect()
}

/// Twelve examples of the book are about the standard game, and thirty of our own; the others
/// belong to the advanced game.
#[test]
fn every_example_of_the_standard_game_is_a_test_under_its_id() {
    let book = (1..=11).chain([24]).map(|it| format!("ex-{it}"));
    let own = (1..=23).chain([25]).chain(39..=44).map(|it| format!("own-{it}"));
    let expected: BTreeSet<String> = book.chain(own).collect();
    let found = examples_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it"));
    assert_eq!(found, expected);
}

/// ex-1: who has the initiative in nine turns of which the scenario gives two away.
/// Rules: nw:5.1, nw:5.1.1a, nw:5.1.1b, nw:5.1.2a, nw:5.0d, nw:3.0d.
#[test]
fn ex_1_the_points_of_a_turn_say_who_has_the_initiative_in_the_next() {
    use TurnKind::{Contested, Initiative};
    // Points of a turn, the DPRK's first, and what kind of turn it was.
    let turns = [
        ([19, 4], Initiative(Dprk)),
        ([23, 16], Initiative(Dprk)),
        ([17, 18], Initiative(Dprk)),
        ([11, 14], Contested(Dprk)),
        ([21, 22], Initiative(Allied)),
        ([14, 19], Contested(Allied)),
        ([11, 23], Initiative(Allied)),
        ([6, 29], Initiative(Allied)),
        ([0, 0], Initiative(Allied)),
    ];
    let mut before = ([0, 0], Initiative(Dprk));
    for (turn, now) in (1..).zip(turns) {
        let ([dprk, allied], kind) = before;
        let kind = match kind {
            Initiative(side) => format!("initiative {}", side.word()),
            Contested(side) => format!("contested {}", side.word()),
        };
        let text = format!(
            "| ..
             dprk 0101
             initiative dprk 2 20
             turn {turn} of 9
             kind {kind}
             vp-turn {dprk} {allied}
             segment initiative-air-naval"
        );
        // Air points of both sides; from the second turn on both At Sea boxes.
        let faces: &[u8] = if turn == 1 { &[5, 5] } else { &[5, 5, 5, 5] };
        let (war, _) = stage_rolling(&text, faces);
        assert_eq!(war.core().kind, now.1, "turn {turn}");
        assert_eq!(war.pools(Dprk).points_this_turn, 0, "turn {turn}: they begin anew");
        before = now;
    }
}

/// Who took a hex that is worth points, with these, in this order.
fn taken(events: &[Event]) -> Vec<(Side, u8)> {
    let told = |it: &Event| match it {
        Event::Movement(MovementEvent::ControlTaken { side, points, .. }) => Some((*side, *points)),
        _ => None,
    };
    events.iter().filter_map(told).filter(|it| it.1 > 0).collect()
}

/// Ends segments until a side moves; returns what happened.
fn until_moves(war: &mut War, side: Side) -> Vec<Event> {
    let mut events = Vec::new();
    while !(war.question() == "choose-mover" && war.phasing() == Some(side)) {
        events.extend(war.play_any("end"));
    }
    events
}

/// ex-11: six points to whoever captures an urban hex, four to its owner who takes it back, six
/// again.
/// Rules: nw:12.1a, nw:8.4.1i, nw:8.4.1.2b, nw:2.8b.
#[test]
fn ex_11_an_urban_hex_scores_each_time_it_changes_hands() {
    let text = "turn 2 of 9
        kind contested dprk
        segment reorganization
        clearing 0303 2
        dprk-a infantry X 4-4-6-4 1 at 0303
        rok-x infantry X 4-4-6-4 1 at 0305";
    let mut war = field("0303=U", text);
    // 9, four for efficiency above the marker, less three for points that are missing.
    let events = war.play("lead dprk-a", &[9, 1, 5, 5, 5, 5]);
    assert_eq!((taken(&events), war.pools(Dprk).points), (vec![(Dprk, 6)], 6));
    until_moves(&mut war, Dprk);
    war.play("select dprk-a; move 0302; stop", &[]);
    until_moves(&mut war, Allied);
    war.play("select rok-x; move 0304; move 0303; stop", &[]);
    let mut events = war.play("end", &[]);
    events.extend(until_moves(&mut war, Dprk));
    while war.pools(Allied).points == 0 {
        events.extend(war.play_any("end"));
    }
    assert_eq!((taken(&events), war.pools(Allied).points), (vec![(Allied, 4)], 4));
    until_moves(&mut war, Allied);
    war.play("select rok-x; move 0304; stop", &[]);
    until_moves(&mut war, Dprk);
    // Under the first marker of the cup, a 2.
    war.play("select dprk-a; move 0303", &[1]);
    while war.question() != "clearing-lead" {
        war.play_any("end");
    }
    let events = war.play("lead dprk-a", &[9, 1, 5, 5, 5, 5]);
    assert_eq!((taken(&events), war.pools(Dprk).points), (vec![(Dprk, 6)], 12));
}

/// How many hexes of a highway a unit follows in one segment.
fn highway(unit: &str, weather: &str) -> usize {
    let numbers: Vec<String> = (1..=27).map(|it| format!("{it:02}01")).collect();
    let text = format!(
        "| {}
         dprk 0101..2701
         highway {}
         weather {weather}
         dprk-a {unit} at 0101",
        ".".repeat(27),
        numbers.join(" ")
    );
    let mut war = stage(&text);
    war.play("select dprk-a", &[]);
    let mut gone = 0;
    while war.question() == "march" {
        gone += 1;
        war.play(&format!("move {}", numbers[gone]), &[]);
    }
    gone
}

/// own-10: eight points are 24 thirds, and 16 halves in storms; on foot four are eight halves.
/// Rules: nw:8.3.2a, nw:4.1.3c, nw:2.3.5.
#[test]
fn own_10_vehicles_go_three_hexes_a_point_along_a_highway_and_two_in_storms() {
    let carriers = "mechanized X 4-4-5-8 1";
    assert_eq!((highway(carriers, "fair"), highway(carriers, "overcast")), (24, 24));
    assert_eq!(highway(carriers, "storms"), 16);
    let foot = "infantry X 4-4-5-4 1";
    assert_eq!((highway(foot, "fair"), highway(foot, "storms")), (8, 4));
}

/// own-39: the first roll wins on 0 alone, the third up to 3.
/// Rules: nw:12.2d, nw:12.2c, nw:12.2a.
#[test]
fn own_39_a_one_is_nothing_on_the_first_roll_and_a_two_wins_on_the_third() {
    let text = |rolls: u8| {
        format!(
            "| ..
             dprk 0101
             turn 3 of 9
             vp 30 5
             victory-rolls {rolls} 0
             segment victory
             ---
             [victory]
             kind = \"points\"
             automatic = 25
             levels = [{{ from = 1, level = \"marginal\" }}]"
        )
    };
    let (war, _) = stage_rolling(&text(0), &[1, 5, 5, 5, 5, 5]);
    assert_eq!((war.outcome(), war.pools(Dprk).victory_rolls), (None, 1));
    let (war, _) = stage_rolling(&text(2), &[2]);
    let outcome = war.outcome().expect("the game is over at once");
    assert_eq!((outcome.winner, war.pools(Dprk).victory_rolls), (Some(Seat(0)), 3));
    let (war, _) = stage_rolling(&text(0).replace("vp 30 5", "vp 29 5"), &[5, 5, 5, 5, 5]);
    assert_eq!(war.pools(Dprk).victory_rolls, 0, "24 points ahead give no roll");
}

/// own-42: who was thrown out of a town has not taken it.
/// Rules: nw:2.8a, nw:2.8b, nw:8.4.
#[test]
fn own_42_a_town_stays_with_the_defender_who_retook_it_before_the_reorganization() {
    let text = "town 0303
        dprk-a infantry X 1-1-4-4 1 at 0302
        rok-x infantry XX 9-6-6-4/9-4-6-4 2/1 at 0305";
    let mut war = field("", text);
    war.play("select dprk-a; move 0303; stop", &[]);
    assert_eq!(war.controller(hex(&war, "0303")), Allied, "not before the Reorganization Phase");
    let mut kept = war.clone();
    until_moves(&mut war, Allied);
    // The Elite Reaction; then the reaction itself.
    war.play("end", &[]);
    until_moves(&mut war, Allied);
    war.play("select rok-x; move 0304; stop; end", &[]);
    // Nine to one, two right for efficiency: the last column; one for the town.
    war.play("attack 0303; add rok-x; announce; lead rok-x; lead dprk-a; done; done", &[]);
    war.play("roll; advance rok-x; done", &[0]);
    assert_eq!(war.at("dprk-a"), "eliminated");
    let mut events = until_moves(&mut war, Dprk);
    while war.core().turn == 2 {
        events.extend(war.play_any("end"));
    }
    assert_eq!(taken(&events), []);
    assert_eq!(war.controller(hex(&war, "0303")), Allied);
    // Left alone the brigade takes it.
    let mut events = Vec::new();
    while kept.core().turn == 2 {
        events.extend(kept.play_any("end"));
    }
    assert_eq!(taken(&events), [(Dprk, 1)]);
    assert_eq!(kept.controller(hex(&kept, "0303")), Dprk);
}
