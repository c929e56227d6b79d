//! Chapter 2: rounds, turns, passes.

use rules_coh::{Event, Flags};

use crate::stage::{Drawing, Stage, ground};

/// Open ground with three squads a side, two hexes apart.
fn six_squads() -> Drawing {
    ground(&["....", "....", "....", "....", "...."])
        .unit("A", "infantry-43", "A01", 3)
        .unit("B", "infantry-43", "A02", 3)
        .unit("C", "infantry-43", "A03", 3)
        .unit("R", "rifle-41", "E01", 0)
        .unit("S", "rifle-41", "E02", 0)
        .unit("T", "rifle-41", "E03", 0)
}

/// The place of the first event for which something holds.
#[track_caller]
fn place(events: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(is).unwrap_or_else(|| panic!("not among {events:?}"))
}

/// The first turn, with shells on their way to E04 for the second round.
fn after_plots(drawing: Drawing) -> Stage {
    let mut stage = drawing.drawn();
    stage.play("begin", &[]);
    // Two of four cards are drawn, by chance each.
    stage.play("hold", &[4, 3]);
    stage.play("shell E04", &[]);
    stage.bid("german");
    stage
}

/// Rules: coh:2.0a, coh:2.0b, coh:2.0c.
#[test]
fn coh_2_0a_a_round_is_prepared_step_by_step() {
    let drawing = six_squads()
        .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 2\npreplot = true")
        .with("[cards_in_play]\ndeck = { \"2\" = 4 }\ndraw = 1");
    let mut stage = after_plots(drawing);
    stage.smoke("C04", 2);
    stage.set("A", Flags::SPENT);
    stage.set("R", Flags::SPENT);
    stage.plays(&["command A", "move B01", "face 3"]);
    assert_eq!(stage.cap("german"), 5);
    stage.play("pass", &[]);
    // The second pass ends the round: ready, smoke, CAP, cards, and then artillery is plotted.
    let events = stage.play("pass", &[2]);
    assert!(!stage.is("A", Flags::SPENT) && !stage.is("R", Flags::SPENT));
    assert_eq!(stage.game.core.smoke, [(stage.hex("C04"), 1)]);
    assert_eq!(stage.cap("german"), 6);
    let began = place(&events, |it| *it == Event::RoundBegan { round: 2 });
    let drew = place(&events, |it| matches!(it, Event::Drew { .. }));
    assert!(began < drew);
    // Cards are drawn already when the new plot is asked for, and nothing has landed yet.
    assert!(stage.offers("hold") && stage.offers("shell E02"));
    assert!(!events.iter().any(|it| matches!(it, Event::Landed { .. })));
    let events = stage.play("hold", &[]);
    place(&events, |it| matches!(it, Event::Landed { .. }));
    // The initiative comes last.
    while stage.offers("roll 0") {
        assert!(!stage.offers("bid 0"));
        stage.roll([1, 1]);
    }
    assert!(stage.offers("bid 0"));
}

/// Rules: coh:2.0d, coh:2.0e.
#[test]
fn coh_2_0d_shells_of_the_preparation_come_before_the_initiative() {
    let shells = |smoke: bool| {
        let mut stage = six_squads()
            .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1\npreplot = true\nsmoke = true")
            .drawn();
        stage.play("begin", &[]);
        let word = if smoke { "smoke E01" } else { "shell E01" };
        stage.play(word, &[]);
        stage
    };
    // Both have six CAP: the Soviets would say first what they spend. R and S are lost, which covers
    // the sixth and the fifth space of their track: four CAP are left, and now the Germans say first.
    let mut stage = shells(false);
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("R"), "destroyed");
    assert_eq!(stage.cap("soviet"), 5);
    // Hexes in which nobody is seen are rolled for too.
    while stage.offers("roll 0") {
        stage.roll([6, 6]);
    }
    assert_eq!(stage.at("S"), "destroyed");
    assert_eq!(stage.cap("soviet"), 4);
    assert_eq!((stage.answers_to("bid").len(), stage.asked().as_str()), (3, "german"));
    // Smoke that lands has missed the thinning of this round.
    let mut stage = shells(true);
    stage.bid("german");
    let dense = |stage: &Stage| stage.game.core.smoke.iter().map(|it| it.1).collect::<Vec<_>>();
    // E01 lies in a corner of the map: four hexes of the pattern are on it.
    assert_eq!(dense(&stage), [2, 2, 2, 2]);
    stage.next_round("german");
    assert_eq!(dense(&stage), [1, 1, 1, 1]);
    stage.next_round("german");
    assert!(dense(&stage).is_empty());
}

/// Rules: coh:2.1a, coh:2.1b.
#[test]
fn coh_2_1a_the_higher_roll_begins_and_a_tie_is_rolled_again() {
    let mut stage = six_squads().drawn();
    stage.plays(&["begin", "bid 0"]);
    let events = stage.play("bid 0", &[3, 4, 5, 2]);
    let thrown = |it: &Event| match it {
        Event::Initiative { throws, winner: None } => {
            throws.iter().map(|it| (it.1, it.2)).collect()
        }
        _ => Vec::new(),
    };
    let thrown: Vec<([u8; 2], u8)> = events.iter().flat_map(thrown).collect();
    assert_eq!(thrown, [([3, 4], 0), ([5, 2], 0)], "seven against seven");
    assert!(stage.offers("bid 0"), "both bid again");
    stage.play("bid 0", &[]);
    stage.play("bid 0", &[3, 4, 5, 3]);
    assert_eq!(stage.asked(), "soviet");
    stage.plays(&["pass", "pass"]);
    stage.play("bid 0", &[]);
    stage.play("bid 0", &[5, 4, 5, 3]);
    assert_eq!(stage.asked(), "german");
}

/// Rules: coh:2.2a, coh:2.2e, coh:2.2f, coh:2.2h.
#[test]
fn coh_2_2a_a_turn_is_one_action_or_a_pass() {
    let mut stage = six_squads().german();
    stage.plays(&["command A", "move B01", "face 3"]);
    assert_eq!(stage.asked(), "soviet");
    stage.play("pass", &[]);
    assert_eq!(stage.asked(), "german");
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (0, 6));
    // Without any active unit: command, opportunity, a stall.
    stage.plays(&["opportunity B", "move B02", "face 3"]);
    assert_eq!(stage.asked(), "soviet");
    // Who passed acts again.
    stage.plays(&["use R", "move D01", "face 0"]);
    assert_eq!(stage.asked(), "german");
    stage.play("stall cap", &[]);
    assert!(!stage.game.core.forces[0].active);
    assert_eq!(stage.cap("german"), 4);
    assert_eq!(stage.refused("move D02"), "coh:2.2a");
}

/// Rules: coh:2.2b, coh:2.2m, coh:2.2n.
#[test]
fn coh_2_2b_an_action_is_paid_in_one_of_four_ways() {
    let with_card = || {
        let mut stage = six_squads().with("[cards_in_play]\ndeck = { \"2\" = 2 }").german();
        stage.deal("german", "2");
        stage
    };
    // The way, then AP and CAP left, then whether the unit is active or spent afterwards.
    let ways = [
        ("use A", (6, 6), (true, false)),
        ("opportunity A", (0, 6), (false, true)),
        ("command A", (0, 5), (false, false)),
        ("card 2 A", (0, 6), (false, false)),
    ];
    for (way, left, state) in ways {
        let mut stage = with_card();
        stage.plays(&[way, "move B01", "face 3"]);
        assert_eq!((stage.ap("german"), stage.cap("german")), left, "{way}");
        assert_eq!((stage.is("A", Flags::JOINED), stage.is("A", Flags::SPENT)), state, "{way}");
    }
    // Command and card leave a spent unit spent and an active one active.
    for way in ["command A", "card 2 A"] {
        let mut stage = with_card();
        stage.set("A", Flags::SPENT);
        stage.plays(&[way, "move B01", "face 3"]);
        assert!(stage.is("A", Flags::SPENT), "{way}");
        let mut stage = with_card();
        stage.plays(&["use A", "move B01", "face 3", "pass", way, "move C01", "face 3"]);
        assert!(stage.is("A", Flags::JOINED), "{way}");
        assert_eq!(stage.ap("german"), 6, "{way}");
    }
}

/// Rules: coh:2.2c, coh:2.2d.
///
/// ex-5: two activations run at once; a move by command changes neither.
#[test]
fn coh_2_2c_each_player_has_one_activation_and_both_may_run() {
    let mut stage = ground(&["....", "....", "....", "....", "...."])
        .unit("M", "smg", "A02", 3)
        .unit("R", "rifle-41", "A04", 3)
        .unit("G", "infantry-43", "D02", 0)
        .unit("H", "infantry-43", "E04", 0)
        .soviet();
    stage.plays(&["use M", "fire D02"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.ap("soviet"), 4);
    stage.plays(&["use G", "move C02", "face 0"]);
    assert_eq!(stage.ap("german"), 6);
    stage.plays(&["command R", "move B04", "face 3"]);
    assert_eq!((stage.ap("soviet"), stage.ap("german"), stage.cap("soviet")), (4, 6, 5));
    stage.plays(&["use G", "fire A02"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.ap("german"), 3);
    stage.plays(&["use M", "fire C02"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!((stage.ap("soviet"), stage.ap("german")), (1, 3));
    // Another unit draws on the same pool instead of opening a second one.
    stage.plays(&["use H", "move D04", "face 0"]);
    assert_eq!(stage.ap("german"), 2);
    assert!(stage.is("G", Flags::JOINED) && stage.is("H", Flags::JOINED));
}

/// Rules: coh:2.2g.
///
/// ex-103: three squads share, four AP are left, their owner passes.
#[test]
fn coh_2_2g_a_pass_ends_the_activation_of_all_who_share_it() {
    let mut stage = six_squads().german();
    for (unit, to) in [("A", "B01"), ("B", "B02"), ("C", "B03")] {
        stage.walk("use", unit, to);
        stage.play("stall cap", &[]);
    }
    assert_eq!(stage.ap("german"), 4);
    stage.play("pass", &[]);
    assert_eq!(stage.ap("german"), 0);
    assert!(["A", "B", "C"].iter().all(|it| stage.is(it, Flags::SPENT)));
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:2.2i, coh:2.2j.
///
/// ex-102: pass, stall, pass, pass.
#[test]
fn coh_2_2i_two_passes_in_a_row_end_the_round() {
    let mut stage = six_squads().german();
    stage.plays(&["pass", "stall cap", "pass"]);
    assert_eq!((stage.game.core.round, stage.asked().as_str()), (1, "soviet"));
    stage.play("pass", &[]);
    assert_eq!(stage.game.core.round, 2);
    assert!(stage.offers("bid 0"));
    // A move between them counts as much as a stall.
    stage.bid("german");
    stage.play("pass", &[]);
    stage.walk("opportunity", "R", "D01");
    stage.play("pass", &[]);
    assert_eq!(stage.game.core.round, 2);
    stage.play("pass", &[]);
    assert_eq!(stage.game.core.round, 3);
}

/// Rules: coh:2.2k, coh:2.2l.
///
/// ex-4: who fears that his pass ends the round stalls, for 1 AP or 1 CAP.
#[test]
fn coh_2_2k_a_stall_costs_a_point_and_keeps_the_unit_active() {
    let mut stage = six_squads().caps(1, 6).german();
    assert_eq!(stage.refused("stall ap"), "coh:2.2k");
    stage.walk("use", "A", "B01");
    stage.plays(&["pass", "stall ap"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (5, 1));
    assert!(stage.is("A", Flags::JOINED));
    stage.plays(&["pass", "stall cap", "stall cap"]);
    assert_eq!((stage.ap("german"), stage.cap("german"), stage.cap("soviet")), (5, 0, 5));
    assert_eq!(stage.refused("stall cap"), "coh:2.2k");
    // The last AP may go so; then the unit is spent.
    for _ in 0..5 {
        stage.plays(&["stall ap", "stall cap"]);
    }
    assert!(stage.is("A", Flags::SPENT));
    // A ready unit has no opportunity to do nothing.
    stage.play("opportunity B", &[]);
    assert_eq!(stage.refused("stall ap"), "coh:2.2l");
    assert_eq!(stage.refused("stall cap"), "coh:2.2l");
}

/// Rules: coh:2.2o.
#[test]
fn coh_2_2o_an_active_unit_is_ready_but_for_opportunities() {
    let mut stage = six_squads().with("[cards_in_play]\ndeck = { \"11\" = 1 }").german();
    stage.deal("german", "11");
    stage.set("C", Flags::SPENT);
    stage.walk("use", "A", "B01");
    stage.play("pass", &[]);
    assert_eq!(stage.refused("opportunity A"), "coh:3.1a");
    assert!(stage.offers("card 11 A cap") && stage.offers("card 11 A ap"));
    assert_eq!(stage.refused("card 11 C cap"), "coh:card.11");
    stage.plays(&["card 11 A cap", "dig"]);
    assert!(stage.is("A", Flags::JOINED) && stage.is("A", Flags::HASTY));
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 4));
}
