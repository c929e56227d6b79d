//! How far a group can go: hexes, costs, ways, and every one of them playable.

use std::collections::{BTreeMap, BTreeSet};

use hexgrid::HexId;
use kernel::Game;
use kernel::dice::{Script, SearchDice};
use rules_scs::{Action, Decision, Options, UnitId, War};
use scene::{Reach, Show};

use crate::drawn::{Drawn, draw, draw_result};
use crate::random_games::scenario;

/// Cost and rest at a hex, as players write them.
fn at(war: &Drawn, hex: &str) -> Option<(String, String)> {
    let found = war.0.reach().into_iter().find(|it| it.at.id() == hex)?;
    Some((found.cost, found.left))
}

#[expect(clippy::unnecessary_wraps, reason = "it is compared with what `at` finds")]
fn points(cost: &str, left: &str) -> Option<(String, String)> {
    Some((cost.into(), left.into()))
}

#[track_caller]
fn way(war: &Drawn, hex: &str) -> Vec<String> {
    war.0.reach().into_iter().find(|it| it.at.id() == hex).expect("it can be reached").path
}

/// Rules: scs:3.1c.
#[test]
fn in_the_open_every_hex_costs_a_point_and_has_its_way() {
    let mut war = draw("map 12x10\nblue A 05.05 3-4-2\nred X 12.10 3-4-5");
    assert_eq!(war.0.reach(), [], "nobody moves yet");
    war.play("select A");
    let reach = war.0.reach();
    assert_eq!(reach.len(), 6 + 12, "two rings");
    let far = reach.iter().find(|it| it.at.id() == "05.07").expect("two hexes up");
    let expected = Reach {
        at: scene::Place::Hex("05.07".into()),
        cost: "2".into(),
        left: "0".into(),
        path: ["05.05", "05.06", "05.07"].map(str::to_owned).into(),
        actions: ["move 05.06", "move 05.07"].map(str::to_owned).into(),
    };
    assert_eq!(*far, expected);
    assert_eq!(at(&war, "06.04"), points("1", "1"));
    assert_eq!(at(&war, "05.05"), None, "its own hex is no goal");
    war.play("move 05.06");
    assert_eq!(war.0.reach().len(), 6, "one point is left");
}

/// Rules: scs:3.2bA.
#[test]
fn roads_are_followed_at_half_a_point() {
    let mut war = draw(
        "map 12x10\nroad 05.05 05.06 05.07 05.08 05.09\nblue A 05.05 3-4-2\nred X 12.10 3-4-5",
    );
    war.play("select A");
    assert_eq!(at(&war, "05.06"), points("½", "1½"));
    assert_eq!(at(&war, "05.08"), points("1½", "½"));
    assert_eq!(at(&war, "05.09"), points("2", "0"));
}

/// Rules: scs:2.1a, scs:3.3a.
#[test]
fn enemies_bar_their_hex_and_make_those_round_it_dear() {
    let mut war = draw("map 12x10\nblue A 05.05 3-4-5\nred X 05.07 3-4-5");
    war.play("select A");
    assert_eq!(at(&war, "05.06"), points("3", "2"), "one for the hex, two for the zone");
    assert_eq!(at(&war, "05.07"), None);
}

/// Rules: scs:3.1e.
#[test]
fn the_minimum_move_takes_all_and_leads_no_farther() {
    let mut war = draw("map 12x10\nmarsh 05.06\nblue A 05.05 3-4-2\nred X 12.10 3-4-5");
    war.play("select A");
    assert_eq!(at(&war, "05.06"), points("2", "0"));
    assert_eq!(at(&war, "05.07"), None, "two hexes away, and only through the marsh");
}

/// Rules: scs:3.1d.
#[test]
fn a_group_goes_as_far_as_the_slowest_and_pays_what_the_dearest_pays() {
    let mut war = draw("map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-2\nred X 12.10 3-4-5");
    war.play("select A; add B");
    assert_eq!(war.0.reach().len(), 18);
    assert_eq!(at(&war, "05.07"), points("2", "0"));
    assert_eq!(at(&war, "05.08"), None);
}

/// Tracks at one point in the open, two in the woods; feet at three but for the road.
const TWO_CLASSES: &str = "map 12x10
    woods 06.05
    road 05.05 06.05 05.06 05.07
    blue A 05.05 3-4-5 class=motor
    blue B 05.05 3-4-2 class=foot
    red X 12.10 3-4-5 class=foot
    ---
    [terrain.hex.open]
    move = { foot = \"3\", motor = \"1\" }
    [terrain.hex.woods]
    move = { foot = \"3\", motor = \"2\" }
    [terrain.line.road]
    move = { foot = \"1/2\" }";

/// Rules: scs:3.1d, scs:3.1e.
#[test]
fn a_cheap_arrival_that_must_stop_does_not_hide_a_dearer_one_that_goes_on() {
    let mut war = draw(TWO_CLASSES);
    war.play("select A; add B");
    // Straight ahead A pays 1 and B makes its minimum move of 2: together they get no farther.
    assert_eq!(at(&war, "05.06"), points("2", "0"));
    assert_eq!(way(&war, "05.06"), ["05.05", "05.06"]);
    // By the road A pays 2 + 1 and B ½ + ½; the next hex costs them 1 and ½.
    assert_eq!(at(&war, "05.07"), points("4", "½"));
    assert_eq!(way(&war, "05.07"), ["05.05", "06.05", "05.06", "05.07"]);
}

/// Rules: scs:10.0R.
#[test]
fn an_advance_reaches_as_many_hexes_as_are_left() {
    let text = "map 12x10\nblue E 05.05 7-5-9 exploit\nred X 06.05 3-4-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "D1r2");
    war.attack("06.05", &["E"]);
    war.play("lose X; advance E");
    let reach = war.0.reach();
    assert_eq!(reach.len(), 6, "one hex more, in any direction");
    assert_eq!(at(&war, "07.06"), points("1", "0"));
    assert_eq!(reach[0].actions.len(), 1);
}

/// Rules: scs:10.0R.
#[test]
fn a_long_advance_reaches_every_hex_by_the_shortest_way_and_no_enemy() {
    let text = "map 12x10\nblue E 05.05 7-5-9 exploit\nred X 06.05 3-4-5\nred Y 07.05 0-4-5\n\
        turn 1 of 3 blue combat";
    let mut war = draw_result(text, "D1r3");
    war.attack("06.05", &["E"]);
    war.play("lose X; advance E");
    // Two rings round 06.05 are 18 hexes; one is Y's, and one lies straight behind it.
    assert_eq!(war.0.reach().len(), 16);
    assert_eq!(
        (at(&war, "06.05"), at(&war, "07.05")),
        (None, None),
        "its own hex, and the enemy's"
    );
    for near in ["06.06", "07.06", "06.04", "05.05", "05.06"] {
        assert_eq!(at(&war, near), points("1", "1"), "{near}");
    }
    assert_eq!(at(&war, "08.05"), points("2", "0"));
    assert_eq!(way(&war, "08.05"), ["06.05", "07.06", "08.05"], "round the enemy");
}

/// Rules: scs:3.1d.
#[test]
fn the_cheapest_way_of_a_group_is_reckoned_from_what_each_unit_has_spent() {
    // To 06.06, by 05.06 or by 06.05: over sand F pays 1 + 1 and W 3 + 1, through mud 2 + 1 and 1 + 1.
    let mut war = draw(
        "map 12x10\nsand 05.06\nmud 06.05\nlake 05.04 06.04 04.04 04.05\n\
         blue F 05.05 3-4-9 class=foot spent=2\nblue W 05.05 3-4-9 class=wheel\n\
         red X 12.10 3-4-5 class=foot\n---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n\
         [terrain.hex.lake]\nmove = { \"*\" = \"prohibited\" }\n\
         [terrain.hex.sand]\nmove = { foot = \"1\", wheel = \"3\" }\n\
         [terrain.hex.mud]\nmove = { foot = \"2\", wheel = \"1\" }",
    );
    war.play("select F; add W");
    assert_eq!(way(&war, "06.06"), ["05.05", "06.05", "06.06"]);
    assert_eq!(at(&war, "06.06"), points("3", "4"), "three for F, which has spent two of nine");
}

/// The movers of the open question and where they are.
fn movers(war: &War) -> Option<(HexId, Vec<UnitId>)> {
    let Decision::Move { hex } = war.prompt()?.decision else { return None };
    let moves = |it: &UnitId| war.unit(*it).group != 0;
    Some((hex, war.stack(hex).filter(moves).collect()))
}

/// What the one who has paid most pays on the best of all sequences of moves that keep the group
/// together, by hex: tried out one by one, each situation once.
fn tried_out(war: &War) -> BTreeMap<String, u16> {
    let Some((start, group)) = movers(war) else { return BTreeMap::new() };
    let paid = |now: &War| {
        group.iter().map(|&it| now.unit(it).spent - war.unit(it).spent).collect::<Vec<_>>()
    };
    let mut best = BTreeMap::new();
    let (mut known, mut open) = (BTreeSet::new(), vec![(start, war.clone())]);
    while let Some((_, here)) = open.pop() {
        let prompt = here.prompt().expect("a move goes on");
        let steps = prompt.actions.iter().filter_map(|it| match it {
            Action::Move(to) => Some(*to),
            _ => None,
        });
        for to in steps {
            let mut there = here.clone();
            there.apply(&Action::Move(to), &mut Script::new(&[])).expect("listed");
            let most = paid(&there).into_iter().max().expect("somebody moves");
            let cost = best.entry(to).or_insert(most);
            *cost = most.min(*cost);
            let together = movers(&there).is_some_and(|(_, it)| it.len() == group.len());
            if together && known.insert((to, paid(&there))) {
                open.push((to, there));
            }
        }
    }
    best.remove(&start);
    best.into_iter().map(|(hex, cost)| (war.scenario().number(hex), cost)).collect()
}

fn halves(points: &str) -> u16 {
    let whole = points.trim_end_matches('½');
    let half = u16::from(whole.len() < points.len());
    2 * whole.parse::<u16>().unwrap_or(0) + half
}

/// Every range is what trying out finds, and its ways can be played and cost what they say.
fn check_range(war: &War) {
    let reach = war.reach();
    let found: BTreeMap<String, u16> =
        reach.iter().map(|it| (it.at.id().to_owned(), halves(&it.cost))).collect();
    assert_eq!(found, tried_out(war));
    let (_, group) = movers(war).expect("units move");
    for Reach { at, cost, left, actions, .. } in &reach {
        let hex = at.id();
        let mut there = war.clone();
        for action in actions {
            let action = there.read_action(action).expect("an action");
            there.apply(&action, &mut Script::new(&[])).expect("legal");
        }
        let paid = group.iter().map(|&it| there.unit(it).spent - war.unit(it).spent).max();
        assert_eq!(paid, Some(halves(cost)), "{hex}");
        let rest = group.iter().map(|&it| there.allowance(it) - there.unit(it).spent).min();
        assert_eq!(rest, Some(halves(left)), "{hex}");
        assert!(
            group
                .iter()
                .all(
                    |&it| there.scenario().number(there.unit(it).hex().expect("on the map")) == hex
                ),
            "{hex}"
        );
    }
}

/// Plays at random, forming groups where it can, and checks the range of every move.
fn check_ranges(start: &War, seed: u64, steps: u32) -> u32 {
    let (mut chooser, mut war, mut checked) = (SearchDice::new(seed), start.clone(), 0);
    for _ in 0..steps {
        let Some(prompt) = war.prompt() else { break };
        let forms = |it: &&Action| matches!(it, Action::Select(_) | Action::Add(_));
        let forming: Vec<&Action> = prompt.actions.iter().filter(forms).collect();
        let form = !forming.is_empty() && chooser.index(2) == 0;
        let action = if form {
            *forming[chooser.index(forming.len())]
        } else {
            prompt.actions[chooser.index(prompt.actions.len())]
        };
        war.apply(&action, &mut chooser).expect("listed");
        if movers(&war).is_some() {
            check_range(&war);
            checked += 1;
        }
    }
    checked
}

#[test]
fn ranges_are_what_trying_out_every_sequence_of_moves_finds() {
    let two_classes = draw(TWO_CLASSES).0;
    let mill_bridge = War::new(scenario("mill-bridge"), Options::default());
    let mut checked = 0;
    for seed in 0..8 {
        checked += check_ranges(&two_classes, seed, 60);
        checked += check_ranges(&mill_bridge, seed, 300);
    }
    let gothic_line = War::new(scenario("gothic-line"), Options::default());
    checked += check_ranges(&gothic_line, 1, 400);
    assert!(checked > 200, "{checked} ranges");
}
