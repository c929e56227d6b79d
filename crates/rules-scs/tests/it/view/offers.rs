//! The answers as they are offered: words, places, what would be left undone, what can be asked.

use kernel::Game;
use scene::{Arg, Choice, Message, Show, Thing};

use crate::drawn::{Drawn, draw, draw_result};

/// The offer of one answer of the open question.
#[track_caller]
fn offer(war: &Drawn, action: &str) -> Choice {
    let prompt = war.0.prompt().expect("the game goes on");
    let mut choices = prompt.actions.iter().map(|it| war.0.choice(it));
    choices.find(|it| it.action == action).unwrap_or_else(|| panic!("{action} is not offered"))
}

/// Key and arguments of a message in one line.
fn line(message: &Message) -> String {
    let arg = |arg: &Arg| match arg {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Term(key) => format!("‹{key}›"),
        Arg::Unit(unit) => unit.name.clone(),
        other => format!("{other:?}"),
    };
    let args = message.args.iter().map(|(name, it)| format!(" {name}={}", arg(it)));
    message.key.clone() + &args.collect::<String>()
}

fn label(war: &Drawn, action: &str) -> String {
    line(&offer(war, action).label)
}

fn caution(war: &Drawn, action: &str) -> Option<String> {
    offer(war, action).caution.as_ref().map(line)
}

/// What would be lost by an answer, with the hexes and units that are shown.
fn warning(war: &Drawn, action: &str) -> Option<(String, Vec<String>, Vec<String>)> {
    let warns = offer(war, action).warns;
    assert!(warns.len() < 2, "one thing is lost by an answer");
    warns.into_iter().next().map(|it| (line(&it.message), it.hexes, it.units))
}

/// A warning as it is expected.
fn lost(message: &str, hexes: &[&str], units: &[&str]) -> (String, Vec<String>, Vec<String>) {
    let all = |it: &[&str]| it.iter().map(|&it| it.to_owned()).collect();
    (message.to_owned(), all(hexes), all(units))
}

fn asks(war: &Drawn) -> Vec<String> {
    let prompt = war.0.prompt().expect("the game goes on");
    let asks = war.0.asks(&prompt.decision).into_iter();
    asks.map(|it| {
        let thing = match it.about {
            Thing::Hex => "hex",
            Thing::Box => "box",
            Thing::Unit => "unit",
        };
        format!("{} {thing}", it.verb)
    })
    .collect()
}

const PAIR: &str = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nred X 08.08 3-4-5";

#[test]
fn an_answer_about_a_unit_is_clicked_on_it_and_one_about_a_hex_there() {
    let mut war = draw(PAIR);
    let select = offer(&war, "select A");
    assert_eq!((select.verb.as_str(), select.unit.as_deref()), ("select", Some("A")));
    assert_eq!((select.at.place(), line(&select.label)), (None, "scs-do-select unit=A".into()));
    war.play("select A");
    let step = offer(&war, "move 05.06");
    assert_eq!((step.verb.as_str(), step.at.hex()), ("move", Some("05.06")));
    assert_eq!((step.unit, line(&step.label)), (None, "scs-do-move hex=05.06".into()));
    let stop = offer(&war, "stop");
    assert_eq!((stop.at.0, stop.unit, stop.caution), (None, None, None));
}

#[test]
fn one_verb_is_called_by_what_it_does_under_each_question() {
    let mut moving = draw(PAIR);
    moving.play("select A");
    assert_eq!(label(&moving, "add B"), "scs-do-add unit=B");
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5/2-2-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "Dr1");
    assert_eq!(label(&war, "attack 06.05"), "scs-do-attack hex=06.05");
    assert_eq!(label(&war, "end"), "scs-do-end phase=‹scs-phase-combat›");
    war.play("attack 06.05");
    assert_eq!(label(&war, "add A"), "scs-do-add-attacker unit=A");
    war.play_with("add A; announce; roll", &[3, 4]);
    assert_eq!(label(&war, "convert 1"), "scs-do-convert number=1");
    war.play("convert 0; retreat 07.06");
    assert_eq!(label(&war, "advance A"), "scs-do-advance unit=A");
    assert_eq!(label(&war, "done"), "scs-do-done-advance");
}

#[test]
fn a_unit_that_is_laid_down_is_named_and_its_hexes_are_clicked() {
    let text = "map 12x10\nblue A - 3-4-5\nred X 08.08 3-4-5\n---\n\
        [[arrival]]\nturn = 1\nunits = [\"A\"]\nentry = [\"01.05\"]\nkind = \"edge\"";
    let war = draw(text);
    let place = offer(&war, "place 01.05");
    assert_eq!(line(&place.label), "scs-do-place hex=01.05 unit=A");
    assert_eq!((place.at.hex(), place.unit.as_deref()), (Some("01.05"), None));
    assert_eq!(asks(&war), ["place hex"]);
}

#[test]
fn ending_a_movement_phase_counts_the_units_that_could_still_move() {
    let mut war = draw(PAIR);
    assert_eq!(caution(&war, "end").as_deref(), Some("scs-still-to-move units=2"));
    war.play("select A; stop");
    assert_eq!(caution(&war, "end").as_deref(), Some("scs-still-to-move units=1"));
    war.play("select B; move 05.06; stop");
    assert_eq!(caution(&war, "end"), None);
}

/// Rules: scs:4.0aB.
#[test]
fn scs_4_0ab_ending_a_movement_phase_warns_of_hexes_that_hold_too_many() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nblue C 05.06 3-4-5\n\
        red X 08.08 3-4-5\n---\n[stacking]\nmeasure = \"units\"\nlimit = 2";
    let mut war = draw(text);
    assert_eq!(warning(&war, "end"), None);
    war.play("select C; move 05.05; stop");
    let overstacked = "scs-overstacked-at-end hexes=List([Text(\"05.05\")])";
    assert_eq!(warning(&war, "end"), Some(lost(overstacked, &["05.05"], &[])));
    war.play("select A; move 05.06; stop");
    assert_eq!(warning(&war, "end"), None);
}

/// A can attack X alone, B can attack X and Y, C is far away.
const THREE: &str = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.06 3-4-5\nblue C 01.01 3-4-5\n\
    red X 06.05 3-4-5\nred Y 06.06 3-4-5\nturn 1 of 3 blue combat";

#[test]
fn ending_a_combat_phase_counts_the_hexes_and_the_units_of_attacks_not_made() {
    // 05.05 is next to 06.05 and 06.04; 05.06 is next to 06.06 and 06.05.
    let mut war = draw_result(THREE, "A1");
    assert_eq!(
        warning(&war, "end"),
        Some(lost("scs-still-to-attack hexes=2 units=2", &["06.06", "06.05"], &["A", "B"]))
    );
    war.attack("06.05", &["A"]);
    war.play("lose A");
    // A hex is attacked once in a phase.
    assert_eq!(
        warning(&war, "end"),
        Some(lost("scs-still-to-attack hexes=1 units=1", &["06.06"], &["B"]))
    );
    war.attack("06.06", &["B"]);
    war.play("lose B");
    assert_eq!(warning(&war, "end"), None);
}

#[test]
fn ending_an_advance_counts_the_units_that_could_still_advance() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nred X 06.05 3-4-5\n\
        turn 1 of 3 blue combat";
    let mut war = draw_result(text, "D1");
    war.attack("06.05", &["A", "B"]);
    war.play("lose X");
    assert_eq!(warning(&war, "done"), Some(lost("scs-still-to-advance units=2", &[], &["A", "B"])));
    war.play("advance A");
    assert_eq!(warning(&war, "done"), Some(lost("scs-still-to-advance units=1", &[], &["B"])));
}

#[test]
fn a_defender_who_answers_no_more_is_told_of_guns_still_silent() {
    let text = "map 12x10\nblue A 06.05 4-4-5\nred X 07.05 0-4-5\n\
        red G 08.05 0-1-5 barrage=3 range=4\nturn 1 of 3 blue combat\n---\n\
        rules = \"gothic-line\"\n[air]\nblue = [3, 1, 0]\nred = [0, 0, 0]\n\
        [barrage]\nshifts = [[3, 1], [7, 2]]";
    let mut war = draw(text);
    war.play("attack 07.05; add A; announce");
    assert_eq!(asks(&war), ["barrage unit"]);
    assert_eq!(label(&war, "done"), "scs-do-done-react");
    assert_eq!(warning(&war, "done"), Some(lost("scs-still-to-fire units=1", &[], &["G"])));
    war.play("barrage G");
    assert_eq!(warning(&war, "done"), None);
}

#[test]
fn what_can_be_asked_fits_the_question() {
    let mut war = draw(PAIR);
    assert_eq!(asks(&war), ["select unit"]);
    war.play("select A");
    assert_eq!(asks(&war), ["move hex", "overrun hex", "add unit", "drop unit"]);

    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5\nred Y 06.05 3-4-5/2-2-5\n\
        turn 1 of 3 blue combat";
    let mut war = draw_result(text, "D1r1");
    assert_eq!(asks(&war), ["attack hex"]);
    war.play("attack 06.05");
    assert_eq!(asks(&war), ["add unit", "drop unit", "barrage unit"]);
    war.play("add A; announce");
    assert_eq!(asks(&war), [""; 0], "nothing to ask of a roll");
    war.play_with("roll", &[3, 4]);
    assert_eq!(asks(&war), [""; 0], "nor of a number");
    war.play("convert 0");
    assert_eq!(asks(&war), ["lose unit"]);
    war.play("lose X");
    assert_eq!(asks(&war), ["retreat hex", "split unit"]);
    war.play("retreat 07.06");
    assert_eq!(asks(&war), ["advance unit"]);
}

#[test]
fn whoever_has_set_up_says_so_once_his_stacks_are_in_order() {
    let text = "map 12x10\nblue A 02.02 3-4-5\nred X - 3-4-5\nred Y - 3-4-5\n\
        turn 1 of 3 red setup\n---\n[[setup]]\nunits = [\"X\", \"Y\"]\nzone = [\"08.05\"]";
    let mut war = draw(text);
    war.play("place 08.05; place 08.05");
    assert_eq!(label(&war, "done"), "scs-do-done-set-up");
}
