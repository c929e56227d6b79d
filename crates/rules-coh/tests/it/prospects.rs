//! What a shot comes to beforehand: hits, destruction, and the best shot that can be fired.

use kernel::dice::SearchDice;
use kernel::{Chance, Game, Viewer, mean, odds};
use rulebook::{Forecast, weigh};
use rules_coh::{Action, Decision, Firefight};
use scene::{Aim, AimChance, AttackPlan};

use crate::data::firefight;
use crate::stage::{Drawing, Stage, ground};

fn strip() -> Drawing {
    ground(&["....", "....", "....", "....", "....", "....", "....", "....", "....", "...."])
}

/// How often the target is hit or worse, and how often it is destroyed.
#[track_caller]
fn read(before: &Firefight, roll: Action) -> (Chance, Chance) {
    let chances = odds(before, &roll).expect("dice are rolled");
    let (aims, losses) = weigh(before, &roll, &chances).expect("a target is fired at");
    assert_eq!(losses, None, "who fires loses nothing by it");
    let [AimChance { aim: Aim::Hit, p: hit }, AimChance { aim: Aim::Destroyed, p }] = aims[..]
    else {
        panic!("{aims:?}")
    };
    (hit, p)
}

/// Who fires, and the reading.
#[track_caller]
fn best(stage: &Stage, target: &str) -> (Vec<String>, Option<(Chance, Chance)>) {
    let prospect = stage.game.prospect(target).expect("nothing forbids it").expect("a shot");
    let who = prospect.plan.attackers.iter().map(|it| format!("{} {}", it.unit, it.from));
    (who.collect(), prospect.roll.map(|(before, roll)| read(&before, roll)))
}

/// 4 + 1 against 12 needs a 7: 21 of 36. An 11 or 12 destroys, 3 of 36; of the 18 single hits one
/// marker in twenty does.
fn seven() -> (Chance, Chance) {
    let destroyed = mean([((1, 720), 60), ((1, 720), 18)]).expect("no fine fraction");
    ((7, 12), destroyed)
}

/// Rules: coh:7.0c, coh:7.0d, coh:7.4h3, coh:9.1.2c.
///
/// ex-40: HMG 34 leads, a squad supports: 4 + 1 against 12.
#[test]
fn coh_7_0_a_reading_counts_double_hits_and_deadly_markers() {
    let mut stage = strip()
        .unit("M", "hmg-34", "A02", 3)
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.plays(&["use M", "join G"]);
    let fire = stage.game.read_action("fire E02").expect("it is a word");
    let (before, roll) = stage.game.before_roll(&fire).expect("it leads to dice");
    assert_eq!(read(&before, roll), seven());
}

/// Rules: coh:9.1.2a, coh:9.1.2b, coh:9.1.2c.
#[test]
fn coh_9_1_2_the_best_shot_has_all_who_can_support_it_and_the_cheapest_leader() {
    let stage = strip()
        .unit("G", "infantry-43", "A02", 3)
        .unit("M", "hmg-34", "A02", 3)
        .unit("H", "infantry-43", "A04", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    // G with the support of M is as strong, but costs more; H stands beside nobody.
    let (who, read) = best(&stage, "E02");
    assert_eq!(who, ["M A02", "G A02"]);
    assert_eq!(read, Some(seven()));
    assert!(stage.game.prospect("D01").unwrap().is_none(), "nobody is there");
    assert!(stage.game.prospect("A02").unwrap().is_none(), "one's own men are there");
}

/// Rules: coh:9.1.2a.
#[test]
fn coh_9_1_2_while_an_action_is_planned_its_leader_fires() {
    let mut stage = strip()
        .unit("G", "infantry-43", "A02", 3)
        .unit("M", "hmg-34", "A02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.plays(&["use G"]);
    let (who, _) = best(&stage, "E02");
    assert_eq!(who, ["G A02", "M A02"]);
}

/// 4 + 4 against the flank of 11 needs a 3: 35 of 36. From 7 on it destroys, 21 of 36; of the 14
/// single hits one marker in twenty does.
///
/// Rules: coh:7.6.3a, coh:7.6.3c, coh:7.6.3g.
#[test]
fn coh_7_6_3_in_one_hex_the_best_attack_is_close_combat() {
    let stage = strip().unit("G", "infantry-43", "B02", 3).unit("S", "rifle-41", "B02", 0).german();
    let (who, read) = best(&stage, "B02");
    assert_eq!(who, ["G B02"]);
    let destroyed = mean([((1, 720), 21 * 20), ((1, 720), 14)]).expect("no fine fraction");
    assert_eq!(read, Some(((35, 36), destroyed)));
}

/// Rules: coh:7.4c.
#[test]
fn coh_7_4_a_marker_face_down_tells_nothing() {
    let hidden = |marker: &str| {
        let mut stage =
            strip().unit("M", "hmg-34", "A02", 3).unit("S", "rifle-41", "E02", 0).german();
        stage.hit("S", marker);
        let prospect = stage.game.prospect("E02").unwrap().unwrap();
        assert!(prospect.roll.is_none());
        prospect.plan
    };
    assert_eq!(hidden("pinned"), hidden("panicked"));
    assert_eq!(hidden("pinned").message.key, "coh-prospect-hidden");
}

/// All that is told of a shot at a hex.
fn told(game: &Firefight, target: &str) -> Option<(AttackPlan, Option<(Chance, Chance)>)> {
    let prospect = game.prospect(target).expect("nothing forbids it")?;
    Some((prospect.plan, prospect.roll.map(|(before, roll)| read(&before, roll))))
}

/// Rules: coh:7.4c, coh:10.0a.
#[test]
fn coh_10_0_the_outlook_is_the_same_whatever_is_hidden() {
    let mut game = firefight("first-contact");
    let mut dice = SearchDice::new(3);
    let mut compared = 0;
    for step in 0..600_usize {
        let Some(prompt) = game.prompt() else { break };
        if matches!(prompt.decision, Decision::Turn) {
            let mut chooser = SearchDice::new(u64::try_from(step).unwrap());
            let other = game.guess(Viewer::Player(prompt.seat), &mut chooser);
            for label in game.scenario.field.by_label.keys() {
                let here = told(&game, label);
                compared += u32::from(here.is_some());
                assert_eq!(here, told(&other, label), "{label} after {step} answers");
            }
        }
        let pick = step * 7919 % prompt.actions.len();
        game.apply(&prompt.actions[pick], &mut dice).expect("it is offered");
    }
    assert!(compared > 10, "{compared} shots were compared");
}
