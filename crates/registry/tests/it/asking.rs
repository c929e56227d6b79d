//! The open question: ranges before an answer is given, reasons, how far back one may go.

use registry::UndoLimit;
use scene::Message;

use crate::{play, table};

#[test]
fn the_range_of_a_unit_can_be_seen_before_it_is_selected() {
    let mut table = table("scs/fig-move");
    assert_eq!(table.reach(None).expect("there is a question"), []);
    let before = table.reach(Some("select 6")).expect("it can be foreseen");
    assert!(before.iter().any(|it| it.at.id() == "25.18"), "the printed example goes there");
    assert_eq!(table.step(), 0, "nothing was played");
    play(&mut table, "select 6");
    assert_eq!(table.reach(None).expect("there is a question"), before);
}

#[test]
fn nobody_looks_behind_dice_or_a_reveal() {
    let mut table = table("scs/fig-combat-1");
    play(&mut table, "attack 20.10; add 3; add 4");
    let reveal = table.reach(Some("announce")).expect_err("it shows the defenders");
    assert_eq!(reveal.code(), "unforeseen");
    play(&mut table, "announce");
    let roll = table.reach(Some("roll")).expect_err("it rolls dice");
    assert_eq!(roll.code(), "unforeseen");
    let illegal = table.reach(Some("select 3")).expect_err("not now");
    assert_eq!((illegal.code(), illegal.rule()), ("illegal", Some("scs:1.0C")));
    assert_eq!(table.reach(Some("dance")).expect_err("no verb").code(), "not-an-action");
}

#[test]
fn the_question_behind_answers_is_seen_before_they_are_given() {
    let mut table = table("scs/fig-combat-1");
    let answers = ["attack 20.10".to_owned(), "add 3".to_owned()];
    let ahead = table.look(&answers).expect("both could be taken back");
    assert_eq!((ahead.step, table.step()), (0, 0), "nothing was played");
    let why = table.why_view_after(&answers, "add 4").expect("it can be asked");
    let odds = table.odds_after(&answers, &["announce".to_owned()]).expect("they can be asked");
    play(&mut table, "attack 20.10; add 3");
    let open = table.prompt_view().expect("there is a question");
    assert_eq!(scene::PromptView { step: 0, ..open }, ahead);
    assert_eq!(table.why_view("add 4").expect("it can be asked").reasons, why.reasons);
    assert_eq!(table.odds_of_all(&["announce".to_owned()]), odds);
    // What cannot be taken back is not looked behind.
    let announced = ["announce".to_owned()];
    assert_eq!(table.look(&announced).expect_err("it shows the defenders").code(), "unforeseen");
    assert_eq!(table.look(&answers).expect_err("not now").code(), "illegal");
}

#[test]
fn reasons_are_messages_and_refusals_come_in_both_languages() {
    let mut table = table("scs/fig-combat-1");
    let refused = table.why_view("announce").expect("it can be asked");
    assert!(!refused.legal && refused.reasons.is_empty());
    assert_eq!(refused.rule.as_deref(), Some("scs:7.0B"));
    let text = refused.text.expect("a refusal says why");
    assert_eq!(text["en"], "attacks are made in the Combat Phase");
    assert!(!text["it"].is_empty() && text["it"] != text["en"], "{text:?}");
    play(&mut table, "attack 20.10");
    let legal = table.why_view("add 3").expect("it can be asked");
    assert_eq!((legal.legal, legal.rule, legal.text), (true, None, None));
    assert_eq!(legal.reasons[0].message.key, "scs-why-strength");
    // The line protocol says the same in sentences.
    let spoken = table.why("add 3").expect("it can be asked");
    assert_eq!(spoken["reasons"][0]["rule"], legal.reasons[0].rule.as_str());
}

#[test]
fn answers_go_back_to_the_last_die_or_reveal_and_the_limit_says_why() {
    let mut table = table("scs/fig-combat-1");
    assert_eq!(table.undo_limit(), UndoLimit { to: 0, why: None });
    play(&mut table, "attack 20.10; add 3");
    assert_eq!(table.undo_limit(), UndoLimit { to: 0, why: None }, "to the very beginning");
    play(&mut table, "announce");
    let why = Some(Message::new("table-no-undo-reveal").number("step", 3));
    assert_eq!(table.undo_limit(), UndoLimit { to: 3, why });
    play(&mut table, "roll");
    let why = Some(Message::new("table-no-undo-roll").number("step", 4));
    assert_eq!(table.undo_limit(), UndoLimit { to: 4, why });
}

#[test]
fn a_scene_holds_the_prompt_of_the_viewer_who_is_asked_with_its_offers() {
    let mut table = table("scs/fig-combat-1");
    play(&mut table, "attack 20.10");
    let [asked, other] = ["friendly", "enemy"].map(|it| table.viewer(it).expect("a seat"));
    let prompt = table.scene_without_log(asked).prompt.expect("friendly is asked");
    let offered: Vec<&str> = prompt.choices.iter().map(|it| it.action.as_str()).collect();
    assert_eq!(table.prompt()["actions"], serde_json::json!(offered));
    assert!(prompt.asks.iter().any(|it| it.verb == "add"));
    assert_eq!(table.scene_without_log(other).prompt, None);
    assert_eq!(table.asked(), Some("friendly"));
}

#[test]
fn the_log_can_be_read_from_any_step_on_with_its_facts() {
    let mut table = table("scs/fig-combat-1");
    play(&mut table, "attack 20.10; add 3; add 4; announce; roll");
    let viewer = table.viewer("friendly").expect("a seat");
    let all = table.log_for(viewer);
    let rolled = table.log_since(viewer, 4);
    assert!(!rolled.is_empty() && rolled.iter().all(|it| it.step == 5));
    assert!(all.ends_with(&rolled) && all.len() > rolled.len());
    let result = rolled.iter().find(|it| it.event == "resulted").expect("a roll has a result");
    assert_eq!(result.fields.cell.as_ref().map(|it| it.chart.as_str()), Some("crt"));
    assert_eq!(table.scene_without_log(viewer).log, []);
    assert_eq!(table.scene(viewer).log, all);
}
