//! What a hand does at once: a whole stack, everybody who can take part, the only answer.

use std::collections::BTreeMap;

use kernel::Viewer;
use registry::{AnyTable, Held};
use scene::{PromptView, Role};

use crate::{play, table};

fn prompt(table: &AnyTable) -> PromptView {
    table.prompt_view().expect("the game goes on")
}

/// Answers that are preferred to the first one: they lead to dice.
const EAGER: [&str; 4] = ["fire", "rally", "move", "use"];

/// Plays until a question fits: eager answers first, else the first answer.
#[track_caller]
fn play_until(table: &mut AnyTable, fits: impl Fn(&PromptView) -> bool) -> PromptView {
    for _ in 0..2_000 {
        let prompt = prompt(table);
        if fits(&prompt) {
            return prompt;
        }
        let named = |verb: &&str| prompt.choices.iter().find(|it| it.verb == *verb);
        let eager = EAGER.iter().find_map(named).filter(|_| prompt.step > 4);
        play(table, &eager.unwrap_or(&prompt.choices[0]).action);
    }
    panic!("no such question comes");
}

fn asked(table: &AnyTable) -> Viewer {
    table.viewer(table.asked().expect("the game goes on")).expect("a seat")
}

/// The place of every counter that can be taken up now.
fn takeable(table: &AnyTable) -> BTreeMap<String, Vec<String>> {
    let choices = prompt(table).choices.into_iter();
    let takes: Vec<String> =
        choices.filter(|it| it.role == Some(Role::Take)).filter_map(|it| it.unit).collect();
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for counter in table.scene_without_log(asked(table)).counters {
        if takes.contains(&counter.id) {
            places.entry(counter.at.id().to_owned()).or_default().push(counter.id);
        }
    }
    places
}

/// Drags every stack of several counters to every place it is said to reach, one game each.
fn drag_all(id: &str, until: &str, begin: &str) -> usize {
    let mut start = table(id);
    if !begin.is_empty() {
        play(&mut start, begin);
    }
    play_until(&mut start, |it| it.decision == until);
    let mut dragged = 0;
    for (place, units) in takeable(&start).into_iter().filter(|it| it.1.len() > 1).take(4) {
        for reach in
            start.stack(Held::all(&place), None).expect("the game goes on").into_iter().take(6)
        {
            let viewer = asked(&start);
            start.play(&reach.actions, None).expect("what is offered is legal");
            let counters = start.scene_without_log(viewer).counters;
            let there = counters.iter().filter(|it| units.contains(&it.id) && it.at == reach.at);
            assert_eq!(there.count(), units.len(), "{units:?} from {place} to {:?}", reach.at);
            let to = start.step() - u32::try_from(reach.actions.len()).expect("few");
            start.undo(Some(to)).expect("nothing was rolled or shown");
            dragged += 1;
        }
    }
    dragged
}

#[test]
fn a_stack_of_the_series_goes_together_to_every_place_it_is_offered() {
    assert!(drag_all("scs/gothic-line", "choose-mover", "") > 3);
}

#[test]
fn units_of_a_battle_that_move_one_by_one_are_dragged_together_all_the_same() {
    assert!(drag_all("prussia/leuthen-battle", "order", "") > 3);
}

#[test]
fn a_place_out_of_reach_is_refused_with_the_rule_that_forbids_it() {
    let table = table("scs/fig-move");
    let place = takeable(&table).into_keys().next().expect("somebody can move");
    let far = table.stack(Held::all(&place), Some("99.99")).expect_err("there is no such hex");
    assert_eq!(far.code(), "no-way");
    let ways = table.stack(Held::all(&place), None).expect("the game goes on");
    let reached: Vec<&str> = ways.iter().map(|it| it.at.id()).collect();
    let board = table.board();
    let out = board.hexes.iter().find(|it| it.id != place && !reached.contains(&it.id.as_str()));
    let out = &out.expect("nobody goes everywhere").id;
    let refused = table.stack(Held::all(&place), Some(out)).expect_err("it is out of reach");
    assert_eq!(refused.code(), "illegal");
    assert!(refused.rule().is_some_and(|it| it.starts_with("scs:")));
    // The page lets one drop a stack far away: the way is what is judged, not the first step.
    let unit = takeable(&table)[&place].last().expect("somebody lies there").clone();
    let why = table.why_view_after(&[format!("select {unit}")], &format!("move {out}"));
    assert_eq!(Some(refused.words()), why.expect("it can be asked").text);
    assert!(!refused.to_string().contains("not adjacent"), "{refused}");
    let there = table.stack(Held::all(&place), Some(reached[0])).expect("it is in reach");
    assert_eq!(there, [ways[0].clone()]);
}

/// A counter that lies with others and can be taken up, and where.
fn one_of_several(table: &AnyTable) -> Option<(String, String)> {
    let mut stacks = takeable(table).into_iter().filter(|it| it.1.len() > 1);
    stacks.next().map(|(place, units)| (place, units[0].clone()))
}

#[test]
fn one_counter_of_a_stack_goes_alone_or_is_told_the_rule_that_forbids_it() {
    let scenarios = [
        ("scs/gothic-line", "choose-mover"),
        ("prussia/leuthen-battle", "order"),
        ("nextwar/train-to-seoul", "choose-mover"),
    ];
    for (id, decision) in scenarios {
        let mut table = table(id);
        play_until(&mut table, |it| it.decision == decision);
        let (place, unit) = one_of_several(&table).expect("somebody lies in a stack");
        let held = Held { place: &place, unit: Some(&unit) };
        let ways = table.stack(held, None).expect("the game goes on");
        let reached: Vec<&str> = ways.iter().map(|it| it.at.id()).collect();
        let board = table.board();
        let mut hexes = board.hexes.iter().map(|it| it.id.as_str());
        let out = hexes.rfind(|it| *it != place && !reached.contains(it)).expect("it is large");
        let refused = table.stack(held, Some(out)).expect_err("it is out of reach");
        assert_eq!(refused.code(), "illegal", "{id}: {refused}");
        assert!(refused.rule().is_some(), "{id}");
        let way = ways.first().unwrap_or_else(|| panic!("{id}: it can go"));
        let there = table.stack(held, Some(way.at.id())).expect("it is in reach");
        assert_eq!(there, core::slice::from_ref(way));
        let viewer = asked(&table);
        let places = |table: &AnyTable| {
            let counters = table.scene_without_log(viewer).counters.into_iter();
            counters.map(|it| (it.id, it.at)).collect::<BTreeMap<_, _>>()
        };
        let before = places(&table);
        table.play(&way.actions, None).expect("what is offered is legal");
        let after = places(&table);
        assert_eq!(after[&unit], way.at, "{id}");
        let others = before.iter().filter(|it| it.1.id() == place && *it.0 != unit);
        assert!(others.clone().count() > 0, "{id}");
        assert!(others.into_iter().all(|(it, at)| after[it] == *at), "{id}: the others stay");
    }
}

#[test]
fn a_counter_under_way_is_told_the_rule_that_forbids_the_rest() {
    let mut table = table("scs/fig-move");
    let (place, units) = takeable(&table).into_iter().next().expect("somebody can move");
    play(&mut table, &format!("select {}", units[0]));
    let reached = table.reach(None).expect("the game goes on");
    let board = table.board();
    let out = board
        .hexes
        .iter()
        .map(|it| it.id.as_str())
        .find(|it| *it != place && reached.iter().all(|reach| reach.at.id() != *it));
    let held = Held { place: &place, unit: Some(&units[0]) };
    let refused = table.stack(held, out).expect_err("it is out of reach");
    assert!(refused.rule().is_some_and(|it| it.starts_with("scs:")), "{refused}");
}

#[test]
fn a_counter_that_is_moved_hex_by_hex_can_be_dragged_too() {
    let mut table = table("coh/pos-j");
    play_until(&mut table, |it| it.decision == "turn");
    let (place, units) = takeable(&table).into_iter().next().expect("somebody can act");
    let ways = table.stack(Held::all(&place), None).expect("the game goes on");
    let first = ways.first().expect("it can move");
    assert_eq!(first.path[0], place);
    assert!(first.actions[0].starts_with("use "), "{:?} of {units:?}", first.actions);
    play(&mut table, &first.actions.join(";"));
}

#[test]
fn everybody_who_can_joins_an_attack_at_once() {
    let mut table = table("scs/fig-combat-1");
    assert_eq!(prompt(&table).everyone, [""; 0], "nothing is planned yet");
    play(&mut table, "attack 20.10");
    let asked = prompt(&table);
    let adds = asked.choices.iter().filter(|it| it.role == Some(Role::Join));
    let adds: Vec<String> = adds.map(|it| it.action.clone()).collect();
    assert_eq!(asked.everyone, adds);
    assert!(adds.len() > 2, "the figure has several attackers");
    table.play(&asked.everyone, None).expect("what is offered is legal");
    let after = prompt(&table);
    assert_eq!(after.everyone, [""; 0]);
    assert!(after.choices.iter().any(|it| it.action == "announce"));
}

#[test]
fn every_gun_that_can_joins_a_bombardment_at_once() {
    let mut table = table("prussia/leuthen-battle");
    let asked = play_until(&mut table, |it| it.everyone.len() > 1);
    table.play(&asked.everyone, None).expect("what is offered is legal");
    assert_eq!(prompt(&table).everyone, [""; 0], "nobody is left");
}

#[test]
fn the_only_answer_is_told_to_its_seat_alone_and_taken_back_with_the_choice_before_it() {
    let mut table = table("scs/gothic-line");
    let asked_before = play_until(&mut table, |it| it.given && it.decision == "move");
    let [stop] = asked_before.choices.as_slice() else { panic!("there is one answer") };
    assert_eq!(stop.role, Some(Role::Stop));
    let (seat, before) = (asked(&table), table.step());
    // The log is read before and after: it grows as it is told anew.
    assert!(table.log_since(seat, before).is_empty());
    play(&mut table, &stop.action);
    let told = table.log_since(seat, before);
    assert_eq!((told[0].event.as_str(), told[0].step), ("only-answer", before + 1));
    let silent = |it: &scene::LogLine| it.event != "only-answer" || it.step != before + 1;
    let seats = table.seats().to_vec();
    let others = seats.iter().map(|it| table.viewer(it).expect("a seat")).filter(|it| *it != seat);
    for other in others.chain([Viewer::Spectator]) {
        assert!(table.log_for(other).iter().all(silent), "how many answers it had is a secret");
    }
    let limit = table.undo_limit().to;
    let back = table.before_last_choice(limit);
    assert!(limit <= back && back < before, "the move before it was a choice");
    let grown = table.log_for(seat);
    table.forget_log();
    assert_eq!(table.log_for(seat), grown, "told again it is the same");
}

#[test]
fn the_end_of_a_phase_is_given_only_where_the_seat_plays_on() {
    let mut table = table("scs/mill-bridge");
    let (mut given, mut waited) = (0, 0);
    for _ in 0..600 {
        let Some(asked) = table.prompt_view() else { break };
        if let [only] = asked.choices.as_slice()
            && only.role == Some(Role::Close)
        {
            let seat = table.asked().map(str::to_owned);
            play(&mut table, &only.action);
            let same = seat.as_deref() == table.asked();
            assert_eq!(asked.given, same && only.warns.is_empty(), "step {}", table.step());
            if asked.given { given += 1 } else { waited += 1 }
        } else {
            play(&mut table, &asked.choices[0].action);
        }
    }
    assert!(given > 0 && waited > 0, "both come up: {given}, {waited}");
}

#[test]
fn what_pays_to_do_worse_is_marked_and_the_plain_roll_is_the_usual_one() {
    let mut table = table("coh/first-contact");
    let asked =
        play_until(&mut table, |it| it.choices.iter().any(|choice| choice.action == "roll -1"));
    let role = |action: &str| {
        let found = asked.choices.iter().find(|it| it.action == action);
        found.unwrap_or_else(|| panic!("{action} is offered")).role
    };
    assert_eq!(role("roll 0"), Some(Role::Usual));
    assert_eq!(role("roll 1"), Some(Role::Paid));
    assert_eq!(role("roll -1"), Some(Role::Worse));
}

#[test]
fn what_gives_a_plan_up_is_marked_in_every_system() {
    let plans = [
        ("scs/mill-bridge", "cancel"),
        ("prussia/training", "cancel"),
        ("coh/first-contact", "give-up"),
    ];
    for (scenario, verb) in plans {
        let mut table = table(scenario);
        let asked = play_until(&mut table, |it| it.choices.iter().any(|it| it.verb == verb));
        for choice in asked.choices {
            assert_eq!(choice.role == Some(Role::GiveUp), choice.verb == verb, "{scenario}");
        }
    }
}
