//! Battles that begin in the middle, as their files say.

use rules_prussia::state::{Bearer, Fate};
use rules_prussia::{Army, Flags, Frame, Morale, Phase, Place, TrackPiece};
use testkit::conformance::check_random_game;

use crate::bench::{FOOT1, FOOT2, FOOT4, GUN2, GUN4, HORSE2, HORSE4, wide};
use crate::stage::{Drawing, Stage};

/// A brigade, horse and guns of either side within reach of each other, and somebody far behind.
fn lines(side: &'static str, phase: &'static str) -> Drawing {
    wide(&[])
        .leader("king", "prussia commander 5 i", 2, "0205")
        .leader("moritz", "prussia-foot", 1, "0505")
        .leader("wied", "coalition-foot", 0, "0705")
        .unit("g", "prussia artillery battery", GUN2, "0505")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT4, "0506")
        .unit("h", "prussia cavalry dragoon", HORSE4, "0506")
        .unit("far", "prussia infantry line", FOOT2, "0105")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .unit("y", "coalition artillery battery", GUN4, "0605")
        .unit("z", "coalition cavalry dragoon", HORSE2, "1205")
        .phase(side, phase)
}

/// Three batteries two hexes from a brigade, in the Prussian bombardment.
fn fire() -> Drawing {
    wide(&[])
        .unit("g", "prussia artillery battery", GUN2, "0503")
        .unit("k", "prussia artillery battery", GUN2, "0503")
        .unit("l", "prussia artillery battery", GUN2, "0503")
        .unit("x", "coalition infantry line", FOOT4, "0505")
        .phase("prussia", "bombardment")
}

fn is(stage: &Stage, unit: &str, flag: Flags) -> bool {
    stage.0.unit(stage.id(unit)).is(flag)
}

/// What is wrong with a drawing, each with its line.
fn faults(drawing: Drawing) -> String {
    drawing.read().expect_err("it was read").to_string()
}

/// Rules: pg:12b, pg:3.4d.
///
/// Nobody orders his stacks first: they lie as the file says, from the bottom up.
#[test]
fn pg_12b_a_battle_begins_with_the_phase_it_names_and_the_stacks_as_written() {
    for (phase, offered) in [
        ("movement", "select far"),
        ("rally", "rally far"),
        ("defense", "target 0505"),
        ("combat", "attack 0605"),
    ] {
        let stage = lines("prussia", phase).morale("far", "disordered").unopened();
        assert_eq!(format!("{:?}", stage.0.core().phase).to_lowercase(), phase);
        assert!(!stage.waits() && stage.offers(offered), "{phase}");
        assert_eq!(
            (stage.pile("0505"), stage.pile("0506")),
            (vec!["a".to_owned(), "g".to_owned()], vec!["h".to_owned(), "b".to_owned()],)
        );
    }
}

/// Rules: pg:12b.
///
/// A phase that asks nothing waits until its army goes on, so that dice fall with an answer.
#[test]
fn pg_12b_a_phase_that_asks_nothing_waits_to_go_on() {
    let mut stage = lines("prussia", "deployment").unopened();
    assert_eq!((stage.offered(), stage.0.core().phase), (vec!["done".into()], Phase::Deployment));
    assert_eq!(stage.rule("top g"), "pg:3.4d");
    stage.play("done", &[1, 1]);
    assert_eq!(stage.0.core().phase, Phase::Movement);
}

/// Rules: pg:14.2b, pg:6.2.1b, pg:14.2a.
#[test]
fn pg_14_2b_a_battle_may_begin_with_the_special_leaders() {
    let mut stage = lines("prussia", "command")
        .leader("seydlitz", "prussia-horse 5 c", 2, "0506")
        .degraded("cavalry")
        .degraded("infantry")
        .unopened();
    assert_eq!(stage.0.core().phase, Phase::Command);
    assert!(stage.offers("help prussia-horse") && stage.offers("hold"), "{:?}", stage.offered());
    stage.play("help prussia-horse", &[2]);
    assert!(stage.0.is_effective(stage.id("h")) && !stage.0.is_effective(stage.id("a")));
    // He who has tried is not asked again.
    let stage = lines("prussia", "command")
        .leader("seydlitz", "prussia-horse 5 c", 2, "0506")
        .degraded("cavalry")
        .tables("[[leader_state]]\nleader = \"seydlitz\"\nhelped = true\n")
        .unopened();
    assert!(stage.waits());
}

/// Rules: pg:21a, pg:10.2a, pg:21b.
#[test]
fn pg_21a_a_battle_may_begin_with_the_adjustment() {
    let mut stage = lines("coalition", "adjustment")
        .turn(12)
        .started("army.prussia = { successes = 6, morale = 3, base = 2 }")
        .unopened();
    assert_eq!((stage.offered(), stage.0.core().phase), (vec!["done".into()], Phase::Adjustment));
    assert_eq!((stage.cs(Army::Prussia), stage.0.army_state(Army::Prussia).current), (6, 3));
    // Six successes are two points: from 2 to 4, and a 3 does not demoralize. It was the last turn.
    stage.play("done", &[3]);
    assert_eq!((stage.cs(Army::Prussia), stage.0.army_state(Army::Prussia).current), (0, 4));
    assert!(stage.0.core().ended.is_some());
    let found = faults(lines("prussia", "adjustment"));
    assert!(found.contains("the adjustment after one player turn"), "{found}");
}

/// Rules: pg:6.2.2f.
#[test]
fn pg_6_2_2f_a_battle_that_begins_with_the_routs_asks_whom_the_commander_leads() {
    let scattered = || {
        wide(&[])
            .leader("king", "prussia commander 5 i", 2, "0505")
            .leader("moritz", "prussia-foot", 1, "1414")
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("b", "prussia infantry line", FOOT4, "0506")
            .unit("c", "prussia infantry line", FOOT4, "0507")
            .unit("x", "coalition infantry line", FOOT4, "1201")
            .phase("prussia", "rout")
    };
    let mut stage = scattered().unopened();
    assert!(stage.offers("add a") && stage.offers("add c"), "{:?}", stage.offered());
    stage.play("add a; add c", &[]);
    assert!(is(&stage, "b", Flags::OUT_OF_COMMAND) && is(&stage, "c", Flags::BY_COMMANDER));
    // The file may say it.
    let said = scattered()
        .phase("prussia", "movement")
        .state("b", "marks = [\"by-commander\"]")
        .state("c", "marks = [\"in-command\"]")
        .unopened();
    let states = ["a", "b", "c"].map(|it| is(&said, it, Flags::OUT_OF_COMMAND));
    assert_eq!(states, [true, false, false]);
    assert!(is(&said, "b", Flags::BY_COMMANDER) && !is(&said, "c", Flags::BY_COMMANDER));
    assert!(scattered().started("traced = true").unopened().waits());
}

/// Rules: pg:7.0a, pg:7.0g, pg:8.2d, pg:16.0b, pg:17a, pg:19.0b, pg:19.12.1d.
#[test]
fn pg_7_0a_what_units_have_done_they_do_not_do_again() {
    let stage = lines("prussia", "movement")
        .state("far", "marks = [\"moved\", \"stirred\"]\nspent = 3")
        .state("h", "spent = 3")
        .unopened();
    assert_eq!(stage.rule("select far"), "pg:7.0a");
    assert_eq!(stage.0.unit(stage.id("h")).spent, 3);
    let stage = lines("prussia", "rout")
        .morale("far", "routed")
        .morale("b", "routed")
        .state("far", "marks = [\"ran\"]")
        .unopened();
    assert!(stage.offers("run b") && !stage.offers("run far"));
    let marks = |words: &str| format!("marks = [\"{words}\"]");
    let fired = fire().state("k", &marks("fired")).state("l", &marks("guns-moved"));
    let mut stage = fired.unopened();
    stage.play("target 0505", &[]);
    assert!(!stage.offers("add k") && !stage.offers("add l"), "{:?}", stage.offered());
    let stage = lines("prussia", "rally")
        .morale("far", "routed")
        .state("far", "marks = [\"rallied\"]")
        .morale("h", "disordered")
        .unopened();
    assert!(!stage.offers("rally far"), "{:?}", stage.offered());
    let stage = lines("prussia", "combat").state("a", "marks = [\"fought\"]").unopened();
    assert!(!stage.offers("attack 0605") || !stage.offers("from 0505"));
    let stage = lines("prussia", "combat").state("h", "marks = [\"charged\"]").unopened();
    assert!(is(&stage, "h", Flags::CHARGED));
}

/// Rules: pg:10.0a, pg:10.0d, pg:22.1a, pg:22.1b, pg:10.2k.
///
/// Two counters of `p`, one of `q` who has gone from four levels to two, guns of four levels captured
/// whole, and horse that has left the map.
#[test]
fn pg_10_0a_losses_before_the_start_lie_on_the_track_and_bring_points() {
    let gone = "[[gone]]\npieces = [\"p\"]\nhow = \"lost\"\n[[gone]]\npieces = [\"r\"]\n\
                how = \"captured\"\n[[gone]]\npieces = [\"s\"]\nhow = \"exited\"\n";
    let drawn = |more: &str| {
        lines("prussia", "movement")
            .unit("p", "coalition infantry line", FOOT4, "")
            .unit("q", "coalition infantry line", FOOT4, "0905")
            .unit("r", "coalition artillery battery", GUN4, "")
            .unit("s", "coalition cavalry dragoon", HORSE2, "")
            .state("q", "level = 2")
            .army_morale(20, 12)
            .tables(gone)
            .started(more)
    };
    let stage = drawn("").unopened();
    let place = |unit: &str| stage.0.unit(stage.id(unit)).place;
    assert_eq!([place("p"), place("r"), place("s")], [Place::Lost, Place::Captured, Place::Exited]);
    assert_eq!((stage.level("p"), stage.level("q"), stage.level("r")), (0, 2, 4));
    // `q` stands first in the file; then `p`, then `r`: boxes 12, 11, 10, 9, 8.
    let track = &stage.0.army_state(Army::Coalition).track;
    let guns = TrackPiece::Captured(4);
    let lost = TrackPiece::Lost;
    assert_eq!(track.pieces, [(lost, 12), (lost, 11), (lost, 10), (guns, 9), (guns, 8)]);
    assert_eq!(stage.0.army_state(Army::Coalition).current, 8);
    assert_eq!(stage.0.points(Army::Prussia), 3 + 8);
    assert_eq!(stage.0.points(Army::Coalition), 0);
    // A track that is written is the whole of it.
    let said = "[start.army.coalition]\nmorale = 7\npaid = 1\ntrack = [{ piece = \"activation\" }, \
                { piece = \"captured\", points = 2, box = 9 }, { piece = \"lost\" }]\n";
    let stage = drawn(said).unopened();
    let state = stage.0.army_state(Army::Coalition);
    let boxes = [(TrackPiece::Activation, 12), (TrackPiece::Captured(2), 9), (lost, 8)];
    assert_eq!((state.track.pieces.as_slice(), state.current), (&boxes[..], 7));
    assert_eq!(stage.0.points(Army::Prussia), 3);
}

/// Rules: pg:9.1a, pg:9.1b, pg:9.1c, pg:22.1d, pg:9.0a.
#[test]
fn pg_9_1a_leaders_may_have_fallen_before_the_start() {
    let fallen = |who: &str, second: &str, states: &str| {
        wide(&[])
            .leader("king", "prussia commander 5 i", 2, "0505")
            .second(second)
            .leader("moritz", "prussia-foot 3", 1, "0505")
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1205")
            .tables(&format!("[[leader_state]]\nleader = \"{who}\"\n{states}"))
    };
    let other = "{ name = \"Keith\", initiative = 4, mm = 1, ma = 6 }";
    let stage = fallen("king", other, "fate = \"wounded\"\nmoved = true\n").unopened();
    let king = stage.0.scenario().find_leader("king").expect("the king");
    let moritz = stage.0.scenario().find_leader("moritz").expect("Moritz");
    let state = stage.0.leader(king);
    assert_eq!((state.fate, state.bearer, state.moved), (Fate::Wounded, Bearer::Second, true));
    assert_eq!((stage.0.initiative(king), stage.0.mm(king)), (4, 1));
    assert_eq!(stage.0.points(Army::Coalition), 10);
    assert_eq!(stage.rule("select king"), "pg:7.0a");
    // The second leads a wing himself: he leaves it to a replacement.
    let stage = fallen("king", "\"moritz\"", "fate = \"killed\"\n").unopened();
    assert_eq!((stage.0.initiative(king), stage.0.leader(moritz).bearer), (3, Bearer::Replacement));
    assert_eq!((stage.0.leader(moritz).fate, stage.0.points(Army::Coalition)), (Fate::Unhurt, 30));
    let stage = fallen("moritz", other, "fate = \"killed\"\n").unopened();
    assert_eq!((stage.0.leader(moritz).bearer, stage.0.mm(moritz)), (Bearer::Replacement, 0));
    for states in ["bearer = \"replacement\"\n", "fate = \"killed\"\nbearer = \"himself\"\n"] {
        let found = faults(fallen("moritz", other, states));
        assert!(found.contains("`moritz` has not left his office so"), "{found}");
    }
}

/// Rules: pg:9.1d.
#[test]
fn pg_9_1d_an_army_may_have_no_commander_any_more() {
    let killed = "[[leader_state]]\nleader = \"king\"\nfate = \"killed\"\n";
    let found = faults(lines("prussia", "movement").tables(killed));
    assert!(found.contains("nobody bears the office of `king`"), "{found}");
    // Named among those gone he is not set up.
    let stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1205")
        .leader("king", "prussia commander 5 i", 2, "")
        .tables("[[gone]]\npieces = [\"king\"]\nhow = \"lost\"\n")
        .tables(killed)
        .unopened();
    assert_eq!(stage.0.commander(Army::Prussia), None);
}

/// Rules: pg:13.1b, pg:13.2c, pg:6.1.1a, pg:6.1.2b, pg:6.1.3b.
#[test]
fn pg_13_1b_what_an_army_has_paid_and_tried_counts() {
    let asleep = |state: &str| {
        lines("coalition", "activation")
            .leader("daun", "coalition commander 3", 0, "1205")
            .main(true, false)
            .cost(3)
            .started(&format!("[start.army.coalition]\n{state}\n"))
            .unopened()
    };
    let cost = |stage: &Stage| stage.0.normal_cost(Army::Coalition);
    let stage = asleep("");
    assert!(stage.offers("attempt"));
    assert_eq!((cost(&stage), cost(&asleep("paid = 1"))), (3, 0));
    assert!(asleep("tried = true").waits());
    let alarmed = |state: &str| {
        let mut stage = wide(&[])
            .unit("a", "prussia infantry line", FOOT4, "0105")
            .unit("x", "coalition infantry line", FOOT4, "1305")
            .leader("daun", "coalition commander 3", 0, "1305")
            .main(true, false)
            .phase("prussia", "combat")
            .started(&format!("[start.army.coalition]\n{state}\n"))
            .unopened();
        stage.play("done", if state.contains("alarmed") { &[1] } else { &[] });
        (stage.0.army_state(Army::Coalition).active, stage.0.army_state(Army::Coalition).sighted)
    };
    assert_eq!(
        (alarmed("alarmed = true"), alarmed("sighted = true")),
        ((true, false), (false, true))
    );
}

/// Rules: pg:4.3a, pg:4.3c, pg:7.2.1c, pg:19.10c, pg:19.10e, pg:16.0b.
#[test]
fn pg_4_3a_markers_lie_where_the_file_says_or_the_rules_lay_them() {
    let stage = lines("prussia", "movement").unopened();
    assert_eq!((stage.shifted("0505"), is(&stage, "a", Flags::BEGAN_ENGAGED)), (Some(false), true));
    let stage = lines("prussia", "movement").started("markers = []").unopened();
    assert_eq!((stage.shifted("0505"), is(&stage, "a", Flags::BEGAN_ENGAGED)), (None, false));
    let stage = lines("prussia", "combat")
        .state("a", "marks = [\"began-engaged\"]")
        .started("shifted = [\"0505\"]\nmomentum = { 0605 = 2 }")
        .unopened();
    assert_eq!((stage.shifted("0505"), is(&stage, "a", Flags::BEGAN_ENGAGED)), (Some(true), true));
    let momentum = &stage.0.core().momentum;
    assert_eq!((momentum.len(), momentum[0].count, momentum[0].on), (1, 2, Army::Coalition));
    assert!(fire().unopened().offers("target 0505"));
    assert!(!fire().started("bombarded = [\"0505\"]").unopened().offers("target 0505"));
}

/// Rules: pg:6.3a, pg:6.3b, pg:6.3.1a, pg:6.3.2a.
#[test]
fn pg_6_3a_detachments_may_be_awake_before_the_start() {
    let det = "[[group]]\nid = \"det\"\nside = \"coalition\"\nname = { en = \"d\", it = \"d\" }\n\
               cv = 4\ndetachment = true\n";
    let drawn = |awake: bool, state: &str| {
        lines("coalition", "movement")
            .main(true, awake)
            .tables(det)
            .tables(&format!(
                "[[group_state]]\nside = \"coalition\"\ngroup = \"det\"\nactive = true\n{state}"
            ))
            .state("z", "detachment = \"det\"")
            .unopened()
    };
    let stage = drawn(false, "sighted = true\neffective = false\n");
    assert!(stage.offers("select z") && !stage.offers("select x"), "{:?}", stage.offered());
    assert!(!stage.0.is_effective(stage.id("z")));
    // The detachments of an active army have joined it.
    let stage = drawn(true, "");
    assert_eq!(stage.0.unit(stage.id("z")).det, u8::MAX);
}

/// Rules: pg:7.3a, pg:7.3c, pg:7.3.3e, pg:8.2a.
///
/// A unit that routs in column stays in it until its wing deploys [K-34].
#[test]
fn pg_7_3c_wings_may_be_in_column_and_their_routed_units_too() {
    let stage = lines("prussia", "deployment")
        .state("far", "column = true\nmorale = \"routed\"")
        .crowded("0506")
        .column("a")
        .column("b")
        .tables("[[wing_state]]\nwing = \"prussia-foot\"\nrolled = true\nstirred = true\n")
        .unopened();
    assert!(stage.offers("deploy prussia-foot"));
    assert_eq!((stage.morale("far"), is(&stage, "far", Flags::COLUMN)), (Morale::Routed, true));
    let foot = stage.0.scenario().find_wing("prussia-foot").expect("a wing");
    let state = stage.0.wing(foot);
    assert!(state.column && state.rolled && state.stirred);
}

/// Rules: pg:23.4b, pg:23.4c, pg:23.4.4d.
#[test]
fn pg_23_4b_the_advance_of_the_french_may_be_under_way() {
    let advance = "[start.advance]\nclaimed = 4\ndeadline = 5\npunished = true\n";
    let stage = lines("coalition", "movement").of("rossbach").started(advance).unopened();
    assert!(stage.0.is_bound_to_advance() && stage.0.core().duty.punished);
    assert_eq!(stage.rule("end"), "pg:23.4c");
    let found = faults(lines("coalition", "movement").started("advance = { claimed = 9 }"));
    assert!(found.contains("9 points claimed"), "{found}");
    let found = faults(lines("coalition", "movement").started("advance = { deadline = 3 }"));
    assert!(found.contains("the deadline 3"), "{found}");
}

/// Rules: pg:25.1a, pg:25.3.5b.
#[test]
fn pg_25_1a_baggage_that_has_routed_has_brought_its_points() {
    let wagons = |more: &str| {
        let drawing = lines("prussia", "movement").of("zorndorf");
        let drawing = drawing.unit("w", "coalition baggage baggage", "(2)-4-3", "1009");
        drawing.morale("w", "routed").started(more).unopened().0.points(Army::Prussia)
    };
    assert_eq!((wagons(""), wagons("army.prussia = { bonus = 0 }")), (2, 0));
}

#[test]
fn states_that_make_no_sense_are_found() {
    let refuses = |drawing: Drawing, what: &str| {
        let found = faults(drawing);
        assert!(found.lines().any(|it| it.contains(what)), "no `{what}` in\n{found}");
    };
    let field = || lines("prussia", "movement");
    refuses(field().state("a", "marks = [\"moves\"]"), "no mark `moves`; did you mean `moved`?");
    refuses(field().state("a", "marks = [\"fired\"]"), "`fired` is nothing for this unit");
    refuses(field().state("g", "marks = [\"fired\"]"), "`fired` in this phase");
    refuses(field().state("a", "marks = [\"fought\"]"), "`fought` in this phase");
    refuses(
        field().state("a", "marks = [\"in-command\", \"by-commander\"]"),
        "a second state of command",
    );
    refuses(field().state("a", "spent = 13"), "13 MP spent");
    refuses(lines("prussia", "rout").state("a", "spent = 1"), "MP spent before the Movement Phase");
    refuses(field().state("a", "level = 5"), "level 5; 1 to 4");
    refuses(field().state("a", "level = 0"), "level 0; 1 to 4");
    refuses(field().state("a", "detachment = \"infantry\""), "`infantry` is no detachment");
    refuses(field().state("a", "began = \"9999\""), "9999");
    refuses(field().tables("[[state]]\nunit = \"moritz\"\nmorale = \"routed\"\n"), "is a leader");
    refuses(field().tables("[[gone]]\npieces = [\"a\"]\nhow = \"lost\"\n"), "is placed 2 times");
    refuses(field().tables("[[leader_state]]\nleader = \"morits\"\n"), "no leader `morits`");
    refuses(field().tables("[[wing_state]]\nwing = \"foot\"\n"), "no wing `foot`");
    let group = "[[group_state]]\nside = \"prussia\"\ngroup = \"infantry\"\nactive = true\n";
    refuses(field().tables(group), "`infantry` is no detachment");
    refuses(field().crowded("0505"), "0505 holds no more than it may");
    refuses(field().started("bombarded = [\"0605\"]"), "a hex that was bombarded");
    refuses(field().started("momentum = { 0101 = 1 }"), "where nobody stands");
    refuses(lines("prussia", "rout").started("markers = [\"0505\"]"), "an Engaged marker");
    refuses(field().started("army.prussia = { morale = 99 }"), "99 on the track");
    refuses(field().started("army.prussia = { alarmed = true }"), "an active army that is alarmed");
    refuses(field().started("army.austria = { morale = 9 }"), "no side `austria`");
    refuses(
        field().started("army.prussia = { track = [{ piece = \"captured\" }] }"),
        "points of a captured counter",
    );
    refuses(lines("prussia", "setup"), "unknown word `setup`");
}

/// Whole random games from there hold what holds everywhere.
#[test]
fn battles_that_begin_midway_end() {
    for (index, phase) in
        ["activation", "command", "rout", "movement", "defense", "combat"].into_iter().enumerate()
    {
        let drawing = lines("coalition", phase).turn(11).morale("far", "routed");
        let stage = drawing.unit("t", "coalition infantry line", FOOT1, "0405").unopened();
        assert!(matches!(stage.0.core().agenda[..], [Frame::Sequence] | [Frame::Sequence, _]));
        check_random_game(&stage.0, u64::try_from(index).expect("a small number"), 20_000);
    }
}
