//! Chapter 23.4: what fulfills the duty to advance, what ends it, and what spares the roll for passivity.

use rules_prussia::{Army, Event};

use crate::bench::CROAT2;
use crate::fight::{FOOT, GUNS, Go, duel};
use crate::stage::{Drawing, Stage};

/// Franco-Imperials who wake on a 1 at 9 and claim eight, in their Movement Phase. The whole map lies east
/// of the entrenchments.
fn claimed(more: impl FnOnce(Drawing) -> Drawing) -> Stage {
    let all: Vec<String> =
        (1..=10).flat_map(|it| (1..=10).map(move |row| format!("{it:02}{row:02}"))).collect();
    let drawing = duel()
        .of("rossbach")
        .main(true, false)
        .phase("coalition", "activation")
        .army_morale(14, 9)
        .top(18)
        .region("east-of-entrenchments", &all.join(" "));
    let mut stage = more(drawing).stage();
    stage.go("attempt", &[1]);
    stage.go("claim 8", &[]);
    assert_eq!(stage.0.army_state(Army::Coalition).current, 17);
    stage
}

/// Three units in these hexes; Kayna is 0305, Reichardtswerben 0808.
fn three(what: &'static str, hexes: [&'static str; 3]) -> Stage {
    claimed(|it| {
        let names = ["x", "y", "z"].into_iter().zip(hexes);
        let towns = it.region("kayna", "0305").region("reichardtswerben", "0808");
        names.fold(towns, |it, (name, hex)| it.unit(name, what, CROAT2, hex))
    })
}

/// Rules: pg:23.4c.
#[test]
fn pg_23_4c_three_line_units_in_or_next_to_the_towns_end_the_march() {
    let line = "coalition infantry line";
    assert!(three(line, ["0305", "0304", "0405"]).offers("end"));
    assert!(three(line, ["0305", "0304", "0807"]).offers("end"), "two here and one there");
    assert_eq!(three(line, ["0305", "0304", "0505"]).rule("end"), "pg:23.4c", "two hexes away");
    // Croats and horse do not count.
    let croats = three("coalition infantry croat", ["0305", "0304", "0405"]);
    assert_eq!(croats.rule("end"), "pg:23.4c");
    let horse = three("coalition cavalry hussar", ["0305", "0304", "0405"]);
    assert_eq!(horse.rule("end"), "pg:23.4c");
}

/// Rules: pg:23.4c.
#[test]
fn pg_23_4c_so_do_three_next_to_prussian_units() {
    let beside = |hex: &'static str| {
        claimed(|it| {
            let towns = it.region("kayna", "0101").region("reichardtswerben", "0110");
            towns
                .unit("p", "prussia artillery battery", GUNS, "0505")
                .unit("x", "coalition infantry line", FOOT, "0504")
                .unit("y", "coalition infantry line", FOOT, "0606")
                .unit("z", "coalition infantry line", FOOT, hex)
        })
    };
    assert!(beside("0406").offers("end"));
    assert_eq!(beside("0407").rule("end"), "pg:23.4c");
}

/// Plays on until a turn and army come, moving nobody and firing at nobody.
fn wait(stage: &mut Stage, turn: u8, army: Army) -> Vec<Event> {
    let mut events = Vec::new();
    while (stage.0.core().turn, stage.0.core().active) != (turn, army) {
        let answer = ["end", "done", "hold"].into_iter().find(|it| stage.offers(it));
        events.extend(stage.go(answer.expect("a quiet answer"), &[]));
    }
    events
}

fn taken_back(events: &[Event]) -> bool {
    events.iter().any(|it| matches!(it, Event::Morale { rule: "pg:23.4d", .. }))
}

/// Rules: pg:23.4e, pg:23.4d.
#[test]
fn pg_23_4e_a_prussian_attack_ends_the_duty_and_keeps_the_bonus() {
    let drawn = || {
        let mut stage = claimed(|it| {
            it.region("kayna", "0101")
                .region("reichardtswerben", "0110")
                .unit("x", "coalition infantry line", FOOT, "0505")
                .unit("g", "prussia artillery battery", GUNS, "0503")
        });
        assert_eq!(stage.rule("end"), "pg:23.4c");
        stage.go("select x; move 0605; stop; select cz; move 1002; stop; end", &[]);
        wait(&mut stage, 2, Army::Prussia);
        stage
    };
    // In the second turn the guns fire: 4 at two hexes, and a 1 does nothing.
    let mut stage = drawn();
    assert!(stage.0.is_bound_to_advance());
    stage.go("end; target 0605; from 0503", &[]);
    stage.go("roll", &[1]);
    assert!(!stage.0.is_bound_to_advance());
    // Nobody has to move any more, and after four turns the morale is what it was.
    let events = wait(&mut stage, 5, Army::Prussia);
    assert!(!taken_back(&events));
    assert_eq!(stage.0.army_state(Army::Coalition).current, 17);
    // Left alone, they go on moving.
    let mut stage = drawn();
    wait(&mut stage, 2, Army::Coalition);
    assert!(stage.0.is_bound_to_advance());
    assert_eq!(stage.rule("end"), "pg:23.4c");
}

/// Rules: pg:23.4.4b, pg:23.4.4e.
#[test]
fn pg_23_4_4b_an_advance_spares_the_roll() {
    let rolls = |moves: &str, active: bool, dice: &[u8]| {
        let mut stage = duel()
            .of("rossbach")
            .main(true, active)
            .rules("passivity = true")
            .phase("coalition", "activation")
            .region("kayna", "0305")
            .region("reichardtswerben", "0110")
            .unit("x", "coalition infantry line", FOOT, "0505")
            .stage();
        let mut events = Vec::new();
        if active {
            for answer in moves.split("; ").filter(|it| !it.is_empty()) {
                events.extend(stage.go(answer, &[]));
            }
            events.extend(stage.go("end", dice));
        } else {
            events.extend(stage.go("hold", dice));
        }
        events.iter().any(|it| matches!(it, Event::PassivityRolled { army: Army::Coalition, .. }))
    };
    // Both go nearer to Kayna.
    assert!(!rolls("select x; move 0405; stop; select cz; move 0901; stop", true, &[]));
    // One of them stays, or both go away.
    assert!(rolls("select x; move 0405; stop", true, &[1]));
    assert!(rolls("select x; move 0605; stop; select cz; move 1002; stop", true, &[1]));
    assert!(rolls("", true, &[1]));
    // An army that sleeps has not advanced.
    assert!(rolls("", false, &[1]));
}

/// Rules: pg:23.5.2a.
#[test]
fn pg_23_5_2a_the_surprise_counts_for_fire_too() {
    let fire = |side: &'static str, phase: &'static str, turn: u8| {
        let mut stage = duel()
            .rules("surprise_turns = 1")
            .turn(turn)
            .phase(side, phase)
            .unit("p", "prussia artillery battery", GUNS, "0505")
            .unit("a", "prussia infantry line", FOOT, "0605")
            .unit("c", "coalition artillery battery", GUNS, "0703")
            .unit("x", "coalition infantry line", FOOT, "0503")
            .stage();
        let target = if side == "prussia" { "0503" } else { "0605" };
        stage.go(&format!("target {target}"), &[]);
        let from = if side == "prussia" { "0505" } else { "0703" };
        let items = stage.0.fire_items(stage.hex(from));
        items.iter().filter(|it| it.rule == "pg:23.5.2a").map(|it| it.amount).sum::<i8>()
    };
    assert_eq!(fire("prussia", "bombardment", 1), 3);
    assert_eq!(fire("coalition", "bombardment", 1), -3);
    assert_eq!(fire("prussia", "bombardment", 2), 0);
}
