//! Chapter 3: activations, opportunities, command points.

use rules_coh::{Event, Flags, Options};

use crate::stage::{Drawing, Stage, ground};

/// Open ground: a squad and a machine gun against two squads, three hexes away.
fn four_units() -> Drawing {
    ground(&["....", "....", "....", "....", "...."])
        .unit("A", "infantry-43", "A02", 3)
        .unit("B", "hmg-34", "A03", 3)
        .unit("R", "rifle-41", "D02", 0)
        .unit("S", "rifle-41", "D03", 0)
}

/// Rules: coh:3.0a, coh:3.0b, coh:3.0d.
///
/// ex-6: rifles fire for four and move into the open for one.
#[test]
fn coh_3_0a_an_activation_has_seven_ap_and_is_no_action() {
    let mut stage = four_units().soviet();
    let events = stage.play("use R", &[]);
    assert_eq!(events, [Event::Activated { unit: stage.id("R"), ap: 7 }]);
    assert_eq!(stage.asked(), "soviet");
    stage.play("fire A02", &[]);
    assert_eq!(stage.ap("soviet"), 3);
    stage.play("roll 0", &[1, 1]);
    stage.play("pass", &[]);
    stage.walk("use", "R", "C02");
    assert_eq!(stage.ap("soviet"), 2);
}

/// Rules: coh:3.0c, coh:3.0e, coh:3.0k.
#[test]
fn coh_3_0e_with_its_last_ap_a_unit_is_spent_and_stays_so() {
    let mut stage = four_units().german();
    stage.plays(&["use A", "fire D02"]);
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["pass", "use A", "fire D02"]);
    stage.play("roll 0", &[1, 1]);
    assert!(!stage.is("A", Flags::SPENT));
    assert_eq!(stage.ap("german"), 1);
    stage.play("stall cap", &[]);
    stage.walk("use", "A", "B02");
    assert!(stage.is("A", Flags::SPENT) && !stage.game.core.forces[0].active);
    stage.play("stall cap", &[]);
    assert_eq!(stage.refused("use A"), "coh:3.0c");
    // The next activation begins with seven again, whatever was left of an earlier one.
    stage.walk("use", "B", "B03");
    stage.plays(&["stall cap", "rest"]);
    assert_eq!(stage.ap("german"), 0);
    stage.next_round("german");
    stage.play("use A", &[]);
    assert_eq!(stage.ap("german"), 7);
}

/// Rules: coh:3.0f, coh:3.0g, coh:3.0h.
///
/// ex-7: a unit with four AP is set aside for another one, which has seven and acts at once.
#[test]
fn coh_3_0g_another_unit_is_activated_at_the_start_of_a_turn() {
    let mut stage = four_units().german();
    assert_eq!(stage.refused("rest"), "coh:3.0f");
    stage.plays(&["use A", "fire D02"]);
    stage.play("roll 0", &[1, 1]);
    stage.play("pass", &[]);
    assert_eq!(stage.ap("german"), 4);
    // In the middle of an action it is too late.
    let mut late = Stage { game: stage.game.clone() };
    late.play("use A", &[]);
    for answer in ["rest", "use B", "opportunity B", "command B"] {
        assert_eq!(late.refused(answer), "coh:3.0h", "{answer}");
    }
    stage.play("rest", &[]);
    assert!(stage.is("A", Flags::SPENT));
    assert_eq!((stage.ap("german"), stage.asked().as_str()), (0, "german"));
    stage.play("use B", &[]);
    assert_eq!(stage.ap("german"), 7);
    stage.play("fire D03", &[]);
    assert_eq!(stage.ap("german"), 5);
}

/// Rules: coh:3.0i, coh:3.0j.
///
/// ex-8, ex-9, ex-10: the running example of position A.
#[test]
fn coh_3_0i_other_units_act_between_the_actions_of_the_active_one() {
    let mut stage = Stage::of_data("pos-a").first("german");
    let miss = [1, 1];
    // ex-8: A moves, C fires and misses, B fires on its opportunity.
    stage.plays(&["use A", "move F05", "face 0"]);
    assert_eq!(stage.ap("german"), 6);
    stage.plays(&["use C", "fire F05"]);
    stage.play("roll 0", &miss);
    assert_eq!(stage.ap("soviet"), 3);
    stage.plays(&["opportunity B", "fire B05"]);
    stage.play("roll 0", &miss);
    assert!(stage.is("B", Flags::SPENT) && stage.is("A", Flags::JOINED));
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 4));
    // ex-9: three AP and one CAP for a shot of four.
    stage.plays(&["use C", "fire F05"]);
    stage.play("roll 0", &miss);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (0, 4));
    assert!(stage.is("C", Flags::SPENT));
    // ex-10: the spent machine gun fires for two CAP and stays spent; A keeps its AP.
    stage.plays(&["command B", "fire B05"]);
    stage.play("roll 0", &miss);
    assert!(stage.is("B", Flags::SPENT));
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 2));
    stage.plays(&["use D", "move C07", "face 3"]);
    assert_eq!(stage.ap("soviet"), 6);
    stage.plays(&["use A", "fire C07"]);
    stage.play("roll 0", &miss);
    stage.plays(&["use D", "fire F05"]);
    stage.play("roll 0", &miss);
    assert_eq!((stage.ap("german"), stage.ap("soviet")), (3, 2));
    stage.plays(&["stall ap", "pass"]);
    assert_eq!((stage.ap("german"), stage.ap("soviet")), (2, 0));
    assert!(stage.is("D", Flags::SPENT));
    stage.play("rest", &[]);
    assert!(stage.is("A", Flags::SPENT));
    stage.play("pass", &[]);
    assert_eq!(stage.game.core.round, 2);
}

/// Rules: coh:3.0.1a, coh:3.0.1b.
///
/// ex-131: two units share a pool of five that was rolled.
#[test]
fn coh_3_0_1a_ap_are_rolled_where_it_was_agreed() {
    let rolled = Options { variable_ap: Some(true), ..Options::default() };
    let mut stage = four_units().options(rolled).german();
    stage.play("use A", &[]);
    assert_eq!(stage.answers_to("roll"), ["-2", "-1", "0", "1", "2"]);
    stage.play("roll 0", &[2, 3]);
    assert_eq!(stage.ap("german"), 5);
    stage.plays(&["move B02", "face 3", "pass"]);
    stage.walk("use", "B", "B03");
    assert_eq!(stage.ap("german"), 2);
    assert!(stage.is("A", Flags::JOINED) && stage.is("B", Flags::JOINED));
    // The firefight may say so, and the table may say otherwise, but nobody during the game.
    let house = "[options]\nvariable_ap = true";
    let mut stage = four_units().with(house).german();
    stage.play("use A", &[]);
    assert!(stage.offers("roll 0"));
    let never = Options { variable_ap: Some(false), ..Options::default() };
    let mut stage = four_units().with(house).options(never).german();
    stage.play("use A", &[]);
    assert_eq!(stage.ap("german"), 7);
    assert!(Options::read([("variable-ap", "on")]).is_ok_and(|it| it.variable_ap == Some(true)));
    assert!(Options::read([("variable-ap", "later")]).is_err());
}

/// Rules: coh:3.0b.
///
/// Too few AP for anything: the turn is not lost by the activation.
#[test]
fn coh_3_0b_a_poor_roll_does_not_cost_the_turn() {
    let rolled = Options { variable_ap: Some(true), ..Options::default() };
    let mut stage = four_units().options(rolled).caps(0, 0).german();
    stage.hit("A", "stunned");
    // Stunned, it can only rally for five.
    stage.play("use A", &[]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.refused("rally"), "coh:3.0d");
    stage.play("hold", &[]);
    assert_eq!((stage.asked().as_str(), stage.ap("german")), ("german", 2));
    assert!(stage.offers("opportunity B") && stage.offers("stall ap"));
    stage.walk("use", "B", "B03");
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:3.1a, coh:3.1b, coh:3.1c.
#[test]
fn coh_3_1a_an_opportunity_is_free_and_makes_spent() {
    let mut stage = four_units().caps(0, 6).german();
    stage.walk("use", "A", "B02");
    stage.play("pass", &[]);
    assert_eq!(stage.refused("opportunity A"), "coh:3.1a");
    stage.plays(&["opportunity B", "fire D03"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 0));
    assert!(stage.is("B", Flags::SPENT));
    stage.play("pass", &[]);
    assert_eq!(stage.refused("opportunity B"), "coh:3.1a");
    assert_eq!(stage.refused("use B"), "coh:9.0g");
    stage.play("rest", &[]);
    assert_eq!(stage.refused("use B"), "coh:3.0c");
}

/// Rules: coh:3.1d.
///
/// ex-111: backward into woods would cost three; on its opportunity a unit pays nothing, looks where
/// it likes and is spent.
#[test]
fn coh_3_1d_whatever_costs_ap_may_be_an_opportunity() {
    let at = || {
        ground(&["....", ".w..", "....", "www.", "...."])
            .unit("A", "infantry-43", "C02", 3)
            .unit("R", "rifle-41", "E02", 0)
            .caps(0, 0)
            .german()
    };
    let done = |stage: &Stage| {
        assert!(stage.is("A", Flags::SPENT));
        assert_eq!((stage.ap("german"), stage.asked().as_str()), (0, "soviet"));
    };
    let mut stage = at();
    stage.plays(&["opportunity A", "move B02", "face 1"]);
    assert_eq!((stage.at("A").as_str(), stage.facing("A")), ("B02", 1));
    done(&stage);
    for deed in ["pivot 0", "dig", "hide B02"] {
        let mut stage = at();
        stage.plays(&["opportunity A", deed]);
        done(&stage);
    }
    let mut stage = at();
    stage.hit("A", "pinned");
    stage.plays(&["opportunity A", "rally"]);
    stage.play("roll 0", &[3, 4]);
    assert_eq!(stage.marker("A"), None);
    done(&stage);
    let mut stage = at();
    stage.plays(&["opportunity A", "fire D02"]);
    stage.roll([1, 1]);
    done(&stage);
}

/// Rules: coh:3.1e.
#[test]
fn coh_3_1e_nothing_interrupts_the_turn_of_the_enemy() {
    let mut stage = four_units().german();
    for (answer, dice) in [("use A", &[][..]), ("fire D02", &[])] {
        stage.play(answer, dice);
        assert_eq!(stage.asked(), "german");
    }
    // The squad shot at is ready, but its owner is not asked before the shot is over.
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.asked(), "soviet");
    assert!(stage.offers("opportunity R"));
    assert_eq!(stage.refused("opportunity B"), "coh:2.2a");
}
