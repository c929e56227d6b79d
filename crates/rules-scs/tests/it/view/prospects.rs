//! What a combat comes to beforehand: the hex, the losses, and the best attack that can be built.

use kernel::dice::SearchDice;
use kernel::{Chance, Game, Viewer, odds};
use rulebook::{Forecast, weigh};
use rules_scs::{Action, Decision, Options, War};
use scene::{Aim, AimChance, AttackPlan, MeanLosses, Toll};

use crate::drawn::{Drawn, draw};
use crate::random_games::scenario;

/// How often the hex is won, and what attacker and defender lose on average.
type Read = (Chance, Chance, Chance);

#[track_caller]
fn read(before: &War, roll: Action) -> Read {
    let chances = odds(before, &roll).expect("dice are rolled");
    let (aims, losses) = weigh(before, &roll, &chances).expect("a hex is fought for");
    let [AimChance { aim: Aim::Hex, p }] = aims[..] else { panic!("{aims:?}") };
    let Some(MeanLosses { toll: Toll::Steps, own, other }) = losses else { panic!("{losses:?}") };
    (p, own, other)
}

/// The reading of an attack by these units, as it stands when it can be announced.
#[track_caller]
fn attack_by(war: &mut Drawn, target: &str, units: &str) -> Read {
    war.play(&format!("attack {target}"));
    for unit in units.split(' ') {
        war.play(&format!("add {unit}"));
    }
    let announce = war.0.read_action("announce").expect("it is a word");
    let (before, roll) = war.0.before_roll(&announce).expect("it leads to dice");
    read(&before, roll)
}

/// Who attacks from where, whether he moves, and the reading.
#[track_caller]
fn best(war: &Drawn, target: &str) -> (Vec<String>, Option<Read>) {
    let prospect = war.0.prospect(target).expect("nothing forbids it").expect("it can be attacked");
    let text = |it: &scene::PlannedAttacker| {
        format!("{} {}{}", it.unit, it.from, if it.moves { " moves" } else { "" })
    };
    let who = prospect.plan.attackers.iter().map(text).collect();
    (who, prospect.roll.map(|(before, roll)| read(&before, roll)))
}

const DUEL: &str = "map 12x10
     blue A 05.05 4-4-5/1-2-5
     red X 06.05 1-4-5/1-1-5
     turn 1 of 3 blue combat";

/// At 1:1 the table reads, for 2 to 12: A2r1, A1r1, A1, A1, A1 Dr1, A1 D1, A1 D1r1, D1r1, D1r1,
/// D1r2, D2r2. X gives way at 6 and from 8 on, and is destroyed at 12: 5 + 5 + 4 + 3 + 2 + 1 of 36.
/// A loses 2 at a 2 and 1 from 3 to 8, X loses 1 from 7 to 11 and 2 at a 12.
///
/// Rules: scs:7.0J, scs:7.1D, scs:10.0M.
#[test]
fn scs_7_1_a_reading_weighs_every_row_of_the_column() {
    let read = attack_by(&mut draw(DUEL), "06.05", "A");
    assert_eq!(read, ((20, 36), (27, 36), (22, 36)).reduced());
}

/// With one step X is gone at 7, too, and loses no second one at 12.
///
/// Rules: scs:8.0cA, scs:8.0d.
#[test]
fn scs_8_0_steps_that_nobody_is_left_to_lose_do_not_count() {
    let mut war = draw(&DUEL.replace("1-4-5/1-1-5", "1-4-5"));
    let read = attack_by(&mut war, "06.05", "A");
    assert_eq!(read, ((26, 36), (27, 36), (21, 36)).reduced());
}

/// Water all round: the hex that X cannot make costs a step instead, so it holds with its last one
/// at 6, and from 8 on it is destroyed.
///
/// Rules: scs:9.0bA, scs:9.0bB.
#[test]
fn scs_9_0_who_has_no_way_back_pays_in_steps() {
    let lakes = "lake 06.04 06.06 07.05 07.06 07.04 05.06\n";
    let mut war = draw(&DUEL.replacen("map 12x10\n", &format!("map 12x10\n{lakes}"), 1));
    let read = attack_by(&mut war, "06.05", "A");
    assert_eq!(read, ((15, 36), (27, 36), (5 + 6 + 2 * 15, 36)).reduced());
}

/// The roll itself reads like the announcement.
///
/// Rules: scs:7.0J.
#[test]
fn scs_7_0_the_roll_reads_like_the_announcement() {
    let mut war = draw(DUEL);
    let announced = attack_by(&mut war, "06.05", "A");
    war.play("announce");
    let roll = war.0.read_action("roll").expect("it is a word");
    assert_eq!(read(&war.0, roll), announced);
}

/// In the Movement Phase: B stands beside X, A comes from three hexes away for 1 + 1 + 3 points, C
/// has moved and D is too far off. 8 to 4 is 2:1: A1r1, A1, A1, A1 Dr1, A1 D1, A1 D1r1, D1r1, D1r1,
/// D1r2, D2r2, D2r3; X gives way at 5 and from 7 on.
///
/// Rules: scs:7.2bA, scs:3.1b, scs:2.1a, scs:3.1M.
#[test]
fn scs_7_2b_the_best_attack_counts_who_can_still_come() {
    let war = draw(
        "map 12x10
         blue A 02.05 4-4-5/1-2-5
         blue B 05.05 4-4-5/1-2-5 marks=moved
         blue C 04.05 9-4-5/1-2-5 marks=moved
         blue D 01.01 9-4-3/1-2-3
         red X 06.05 1-4-5/1-1-5
         turn 1 of 3 blue movement",
    );
    let (who, read) = best(&war, "06.05");
    assert_eq!(who, ["A 05.05 moves", "B 05.05"]);
    assert_eq!(read, Some(((25, 36), (21, 36), (29, 36)).reduced()));
}

/// Three units to a hex, and one hex to attack from: the weakest who would come stays away.
///
/// Rules: scs:4.0a, scs:7.2bA.
#[test]
fn scs_4_0_the_best_attack_keeps_to_the_stacking_limits() {
    let war = draw(
        "map 12x10
         lake 06.04 06.06 07.05 07.06 07.04 05.06
         blue A 04.05 1-4-5
         blue B 04.05 2-4-5
         blue C 04.05 3-4-5
         blue D 05.05 1-4-5
         red X 06.05 1-4-5/1-1-5
         turn 1 of 3 blue movement",
    );
    let (who, _) = best(&war, "06.05");
    assert_eq!(who, ["B 05.05 moves", "C 05.05 moves", "D 05.05"]);
}

/// Rules: scs:0.10A.
#[test]
fn scs_0_10_what_lies_under_the_top_counter_is_not_reckoned_with() {
    let hidden = |beneath: &str| {
        let war = draw(&format!(
            "map 12x10
             blue A 05.05 4-4-5/1-2-5
             red W 06.05 {beneath}
             red X 06.05 1-4-5/1-1-5
             turn 1 of 3 blue combat"
        ));
        let prospect = war.0.prospect("06.05").unwrap().unwrap();
        assert!(prospect.roll.is_none());
        prospect.plan
    };
    assert_eq!(hidden("1-1-5"), hidden("1-9-5/1-8-5"));
    assert_eq!(hidden("1-1-5").message.key, "scs-prospect-hidden");
}

/// Rules: scs:7.4D, scs:7.0A.
#[test]
fn scs_7_4_too_little_strength_says_so_and_an_empty_hex_says_nothing() {
    let war = draw(&DUEL.replace("A 05.05 4-4-5", "A 05.05 1-4-5"));
    let prospect = war.0.prospect("06.05").unwrap().unwrap();
    assert!(prospect.roll.is_none());
    assert_eq!(prospect.plan.message.key, "scs-prospect-below");
    assert!(war.0.prospect("07.05").unwrap().is_none());
    assert!(war.0.prospect("nowhere").unwrap().is_none());
}

/// All that is told of an attack on a hex.
fn told(war: &War, target: &str) -> Option<(AttackPlan, Option<Read>)> {
    let prospect = war.prospect(target).expect("nothing forbids it")?;
    Some((prospect.plan, prospect.roll.map(|(before, roll)| read(&before, roll))))
}

/// Rules: scs:0.10A.
#[test]
fn scs_0_10_the_outlook_is_the_same_whatever_lies_hidden() {
    let mut war = War::new(scenario("mill-bridge"), Options::default());
    let mut dice = SearchDice::new(5);
    let mut compared = 0;
    for step in 0..400_usize {
        let Some(prompt) = war.prompt() else { break };
        if matches!(prompt.decision, Decision::ChooseMover | Decision::ChooseTarget) {
            let mut chooser = SearchDice::new(u64::try_from(step).unwrap());
            let other = war.guess(Viewer::Player(prompt.seat), &mut chooser);
            for hex in war.scenario().map.grid.hexes() {
                let number = war.scenario().number(hex);
                let here = told(&war, &number);
                compared += u32::from(here.is_some());
                assert_eq!(here, told(&other, &number), "{number} after {step} answers");
            }
        }
        let pick = step * 7919 % prompt.actions.len();
        war.apply(&prompt.actions[pick], &mut dice).expect("it is offered");
    }
    assert!(compared > 20, "{compared} attacks were compared");
}

/// Fractions as they are reduced.
trait Reduced {
    fn reduced(self) -> Self;
}

impl Reduced for Read {
    fn reduced(self) -> Self {
        let reduced = |it: Chance| kernel::mean([(it, 1)]).expect("it is no fine fraction");
        (reduced(self.0), reduced(self.1), reduced(self.2))
    }
}
