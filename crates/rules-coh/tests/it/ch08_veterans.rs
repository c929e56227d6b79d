//! The veteran cards of chapter 8.3.

use rules_coh::{Event, Flags, Options};

use crate::stage::{Drawing, Stage, ground};

const OPEN: [&str; 7] = ["....", "....", "....", "....", "....", "....", "...."];

/// A German veteran in B02, looking down, and rifles in F02.
fn veteran(card: &str) -> Drawing {
    ground(&OPEN)
        .unit_with("G", "infantry-43", "B02", 3, &format!("cards = [\"{card}\"]"))
        .unit("S", "rifle-41", "F02", 0)
}

/// Rules: coh:8.3a, coh:8.3b, coh:card.V01.
#[test]
fn coh_card_v01_a_forced_march_is_for_moving_alone() {
    let mut stage = veteran("V01").unit("H", "infantry-43", "B01", 3).german();
    assert_eq!(stage.refused("card V01 G"), "coh:card.V01", "it is not active");
    assert_eq!(stage.refused("card V01 H"), "coh:8.3a", "the card is of G");
    stage.plays(&["use G", "move C02", "face 3"]);
    stage.play("pass", &[]);
    stage.play("card V01 G", &[]);
    assert_eq!((stage.ap("german"), stage.asked()), (10, "soviet".to_owned()), "an action");
    stage.play("pass", &[]);
    assert_eq!(stage.refused("stall ap"), "coh:card.V01");
    assert_eq!(stage.refused("card V01 G"), "coh:8.3a", "once");
    stage.play("use G", &[]);
    assert_eq!(stage.refused("fire F02"), "coh:card.V01");
    stage.plays(&["move D02", "face 3"]);
    assert_eq!(stage.ap("german"), 9);
}

/// Rules: coh:card.V02, coh:8.3b.
#[test]
fn coh_card_v02_better_equipment_lasts() {
    let mut stage = veteran("V02").unit("T", "t-34c", "F02", 0).german();
    for _ in 0..2 {
        stage.plays(&["use G", "fire F02", "target S"]);
        assert_eq!(stage.miss(), (5, 13));
        assert_eq!(stage.miss(), (1, 17));
        stage.play("pass", &[]);
    }
}

/// Rules: coh:card.V03.
#[test]
fn coh_card_v03_high_morale_shrugs_the_first_panic_off() {
    let mut stage = veteran("V03").unit("T", "rifle-41", "F03", 0).soviet();
    stage.plays(&["use S", "fire B02"]);
    // 3 + 9 = 12 against 12; the seventh marker is Panicked.
    let events = stage.play("roll 0", &[4, 5, 7]);
    assert!(events.iter().any(|it| matches!(it, Event::MarkerShown { .. })));
    assert_eq!(stage.marker("G"), None);
    assert_eq!(stage.game.core.pools[0].iter().sum::<u8>(), 20);
    stage.play("pass", &[]);
    stage.plays(&["opportunity T", "fire B02"]);
    stage.play("roll 0", &[4, 5, 7]);
    assert_eq!(stage.marker("G").as_deref(), Some("panicked"), "the second time it counts");
}

/// Rules: coh:card.V04.
///
/// ex-132: with rolled AP, 6 on the dice: 10 AP.
#[test]
fn coh_card_v04_experience_gives_four_ap_more() {
    let mut stage = veteran("V04").german();
    stage.plays(&["use G", "pivot 2"]);
    assert_eq!(stage.ap("german"), 10, "eleven less one");
    let options = Options { variable_ap: Some(true), ..Options::default() };
    let mut stage = veteran("V04").options(options).german();
    stage.play("use G", &[]);
    stage.play("roll 0", &[2, 4]);
    assert_eq!(stage.ap("german"), 10);
}

/// Rules: coh:card.V05.
#[test]
fn coh_card_v05_good_leadership_rallies_without_a_roll() {
    let mut stage = veteran("V05").german();
    assert_eq!(stage.refused("card V05 G"), "coh:7.5a", "it is not hit");
    for _ in 0..2 {
        stage.hit("G", "stunned");
        stage.play("card V05 G", &[]);
        assert_eq!(stage.marker("G"), None);
        assert_eq!(stage.asked(), "soviet", "an action");
        stage.play("stall cap", &[]);
    }
}

/// Rules: coh:card.V06.
#[test]
fn coh_card_v06_who_destroys_the_veteran_is_lost() {
    let mut stage =
        veteran("V06").unit("T", "rifle-41", "F02", 0).unit("H", "infantry-43", "A01", 3).soviet();
    let mut alone = Stage { game: stage.game.clone() };
    alone.plays(&["use S", "fire B02"]);
    // 3 + 12 = 15 against 12 hits; a second hit destroys.
    alone.play("roll 0", &[6, 6, 9]);
    alone.play("pass", &[]);
    alone.plays(&["opportunity T", "fire B02"]);
    alone.play("roll 0", &[6, 6]);
    assert_eq!(alone.at("G"), "destroyed");
    assert_eq!(alone.refused("lose S"), "coh:card.V06", "S did not do it");
    alone.play("lose T", &[]);
    assert_eq!((alone.at("T"), alone.points("german")), ("destroyed".to_owned(), 1));
    // Of a group its owner chooses.
    stage.plays(&["use S", "join T", "fire B02"]);
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.answers(), ["lose S", "lose T"], "4 + 12 = 16 against 12");
    assert_eq!(stage.asked(), "soviet");
    stage.play("lose S", &[]);
    assert_eq!((stage.at("S"), stage.at("T")), ("destroyed".to_owned(), "F02".to_owned()));
}

/// Rules: coh:card.V07.
#[test]
fn coh_card_v07_a_sixth_sense_helps_for_one_enemy_turn() {
    let options = Options { cautious: Some(true), ..Options::default() };
    let mut stage = veteran("V07").options(options).german();
    stage.play("card V07 G", &[]);
    assert_eq!(stage.asked(), "german", "no action of its own");
    stage.plays(&["use G", "move C02", "face 3"]);
    stage.plays(&["use S", "fire C02"]);
    assert_eq!(stage.miss(), (3, 13), "12 + 1, and nothing off for haste");
    assert_eq!(stage.refused("card V07 G"), "coh:8.3a", "once a round");
    stage.play("pass", &[]);
    stage.plays(&["command S", "fire C02"]);
    assert_eq!(stage.miss(), (3, 12), "for one turn");
    stage.plays(&["pass", "pass"]);
    stage.bid("german");
    assert!(stage.offers("card V07 G"), "once a round");
}

/// Rules: coh:card.V08.
///
/// ex-35: before the shells fall the unit moves one hex, in the pre-round, without an action.
#[test]
fn coh_card_v08_a_close_call() {
    let mut stage = ground(&["......", "......", "......", "......", "......", "......"])
        .unit_with("G", "infantry-43", "C03", 3, "cards = [\"V08\"]")
        .unit("H", "infantry-43", "F06", 3)
        .unit("S", "rifle-41", "F03", 0)
        .with("[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 1")
        .drawn();
    stage.play("begin", &[]);
    stage.play("shell B03", &[]);
    stage.bid("german");
    stage.plays(&["pass", "pass"]);
    assert_eq!(stage.asked(), "german", "before anybody rolls");
    assert_eq!(stage.refused("move B03"), "coh:card.V08", "towards the shells");
    assert_eq!(stage.refused("move B02"), "coh:card.V08", "no farther from them");
    stage.play("move D03", &[]);
    stage.play("face 3", &[]);
    let mut attacks = 0;
    while stage.offers("roll 0") {
        let events = stage.roll([1, 1]);
        attacks += usize::from(Stage::attack(&events).is_some_and(|it| it.1.is_some()));
    }
    assert_eq!(attacks, 0, "nobody is left in the pattern");
    stage.bid("german");
    assert_eq!(stage.at("G"), "D03");
    assert!(!stage.is("G", Flags::SPENT), "it cost nothing");
}

/// Rules: coh:card.V09.
#[test]
fn coh_card_v09_a_tactical_retreat_after_an_attack() {
    let mut stage = veteran("V09").soviet();
    stage.plays(&["use S", "fire B02"]);
    stage.miss();
    assert_eq!(stage.asked(), "german");
    assert_eq!(stage.refused("move C02"), "coh:card.V09", "that is forward");
    assert_eq!(stage.answers(), ["move A02", "move B03", "move B01", "hold"]);
    stage.plays(&["move A02", "face 3"]);
    assert_eq!(stage.at("G"), "A02");
    assert!(!stage.is("G", Flags(Flags::SPENT.0 | Flags::JOINED.0)), "at no cost");
    assert!(stage.offers("pass"), "now it is the turn of the Germans");
    stage.play("pass", &[]);
    stage.plays(&["command S", "fire A02"]);
    stage.miss();
    assert!(stage.offers("pass"), "once");
}

/// Rules: coh:card.V10.
#[test]
fn coh_card_v10_a_fearsome_reputation_takes_the_initiative() {
    for (answer, first) in [("bid 0", "german"), ("hold", "soviet")] {
        let mut stage = veteran("V10").drawn();
        stage.play("begin", &[]);
        stage.play("bid 0", &[]);
        stage.play("bid 0", &[1, 1, 6, 6]);
        assert_eq!(stage.asked(), "german", "after the roll");
        stage.play(answer, &[]);
        assert_eq!(stage.asked(), first);
        assert!(stage.offers("pass"));
    }
}

/// Rules: coh:card.V11.
///
/// ex-96: a stunned unit with nerves of steel may fire.
#[test]
fn coh_card_v11_nerves_of_steel() {
    let mut stage = veteran("V11").german();
    assert_eq!(stage.refused("card V11 G"), "coh:card.V11", "it is not hit");
    stage.hit("G", "stunned");
    let mut once = Stage { game: stage.game.clone() };
    // For the whole activation.
    stage.play("card V11 G", &[]);
    assert_eq!(stage.asked(), "german", "no action of its own");
    for left in [4, 1] {
        stage.play("use G", &[]);
        assert_eq!(stage.refused("move C02"), "coh:7.4h1", "but not for its legs");
        stage.play("fire F02", &[]);
        assert_eq!(stage.miss(), (4, 12));
        assert_eq!(stage.ap("german"), left);
        stage.play("stall cap", &[]);
    }
    stage.play("rest", &[]);
    assert!(!stage.is("G", Flags::NERVES));
    // Or for one other action.
    once.plays(&["card V11 G", "command G", "fire F02"]);
    once.miss();
    assert!(!once.is("G", Flags::NERVES));
}

/// Rules: coh:card.V12.
#[test]
fn coh_card_v12_an_action_card_and_the_action_of_the_turn() {
    let mut stage =
        veteran("V12").with("[cards_in_play]\ndeck = { \"13\" = 1, \"9\" = 1 }").german();
    stage.deal("german", "9");
    assert_eq!(stage.refused("card V12 G"), "coh:card.V12", "no action card can follow");
    stage.deal("german", "13");
    stage.play("card V12 G", &[]);
    assert_eq!(stage.refused("pass"), "coh:card.V12");
    assert_eq!(stage.refused("use G"), "coh:card.V12");
    stage.play("card 13 cap", &[]);
    stage.play("roll 0", &[4]);
    assert_eq!((stage.asked(), stage.cap("soviet")), ("german".to_owned(), 4));
    stage.plays(&["use G", "pivot 2"]);
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.V13.
#[test]
fn coh_card_v13_a_hidden_action() {
    let rows = ["....", ".w..", "....", "....", "....", "....", "...."];
    for kind in ["infantry-43", "sniper-german"] {
        let mut stage = ground(&rows)
            .unit_with("G", kind, "B02", 3, "cards = [\"V13\"]\nhidden = true")
            .unit("S", "rifle-41", "F02", 0)
            .german();
        stage.play("card V13 G", &[]);
        assert_eq!(stage.asked(), "german", "no action of its own");
        stage.plays(&["use G", "fire F02"]);
        stage.play("roll 0", &[1, 1]);
        assert!(stage.is("G", Flags::HIDDEN), "{kind}");
        assert!(stage.offers("pass"), "nobody looks for it");
        assert_eq!(stage.asked(), "soviet");
        stage.play("pass", &[]);
        stage.plays(&["use G", "dig"]);
        assert!(!stage.is("G", Flags::HIDDEN), "once");
    }
    let mut stage = veteran("V13").german();
    assert_eq!(stage.refused("card V13 G"), "coh:card.V13", "it is not hidden");
    stage.play("pass", &[]);
}

/// Rules: coh:card.V13, coh:10.1a.
#[test]
fn coh_card_v13_moves_like_others_and_is_not_seen() {
    let mut stage = ground(&["....", ".w..", ".w..", "....", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 3, "cards = [\"V13\"]\nhidden = true")
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["card V13 G", "use G", "move C02"]);
    assert_eq!(stage.ap("german"), 5, "1 + 1 for the woods");
    assert_eq!(stage.asked(), "soviet", "who is hidden looks nowhere");
    assert_eq!((stage.at("G"), stage.is("G", Flags::HIDDEN)), ("C02".to_owned(), true));
}

/// Rules: coh:card.V13, coh:10.0a.
///
/// Up a slope, or along a road into the woods: what is paid is that of the ground alone.
#[test]
fn coh_card_v13_an_unseen_move_does_not_tell_where_it_began() {
    for (map, price) in [("[map.regions]\nlevel-1 = [\"C02\"]", 2), ("", 2)] {
        let mut stage = ground(&["....", ".w..", ".w..", "....", "....", "....", "...."])
            .map(map)
            .road("A02 B02 C02 D02")
            .unit_with("G", "infantry-43", "B02", 3, "cards = [\"V13\"]\nhidden = true")
            .unit("S", "rifle-41", "G04", 0)
            .german();
        stage.plays(&["card V13 G", "use G", "move C02"]);
        assert_eq!(stage.ap("german"), 7 - price, "{map}");
        assert!(stage.is("G", Flags::HIDDEN));
    }
}

/// Rules: coh:card.V14.
#[test]
fn coh_card_v14_hard_fighting_rolls_one_die_again() {
    let mut stage = veteran("V14").german();
    stage.plays(&["use G", "fire F02"]);
    stage.play("roll 0", &[1, 4]);
    assert_eq!(stage.answers(), ["keep-roll", "reroll 1", "reroll 2"]);
    let events = stage.play("reroll 1", &[4, 9]);
    assert_eq!(Stage::attack(&events), Some((12, Some(12), 1)), "4 + 4 + 4");
    stage.play("pass", &[]);
    stage.plays(&["use G", "fire F02"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.asked(), "soviet", "once");
}

/// Rules: coh:card.V15.
#[test]
fn coh_card_v15_makes_more_of_the_ground() {
    for (row, defense) in [("....", 12), (".w..", 15), (".h..", 14)] {
        let mut stage = ground(&["....", row, "....", "....", "....", "....", "...."])
            .unit_with("G", "infantry-43", "B02", 3, "cards = [\"V15\"]")
            .unit("S", "rifle-41", "F02", 0)
            .soviet();
        stage.plays(&["use S", "fire B02"]);
        assert_eq!(stage.miss(), (3, defense), "{row}");
    }
}

/// Rules: coh:card.V30.
#[test]
fn coh_card_v30_an_advance_adds_two_beyond_the_limit() {
    let mut stage = veteran("V30").german();
    stage.plays(&["use G", "fire F02"]);
    stage.play("card V30 G", &[]);
    assert!(!stage.offers("card V30 G"), "once");
    let events = stage.play("roll 2", &[2, 2, 9]);
    assert_eq!(Stage::attack(&events), Some((12, Some(12), 1)), "4 + 4 + 2 + 2");
    assert_eq!(stage.cap("german"), 4);
}

/// Rules: coh:card.V07.
#[test]
fn coh_card_v07_a_sixth_sense_may_wait_for_the_end_of_the_action() {
    let mut stage = veteran("V07").unit("H", "infantry-43", "A01", 3).german();
    stage.plays(&["use G", "move C02", "face 3"]);
    assert_eq!(stage.asked(), "german", "the action is not over");
    assert_eq!(stage.answers(), ["card V07 G", "hold"]);
    assert_eq!(stage.refused("card V07 H"), "coh:card.V07");
    let mut other = Stage { game: stage.game.clone() };
    stage.play("card V07 G", &[]);
    assert_eq!(stage.asked(), "soviet");
    stage.plays(&["use S", "fire C02"]);
    assert_eq!(stage.miss(), (3, 13), "12 + 1");
    stage.play("stall cap", &[]);
    stage.plays(&["use S", "pivot 1"]);
    assert!(!stage.is("G", Flags::WARY), "for one enemy turn");
    // Any action of the force will do, and the card can be kept.
    other.play("hold", &[]);
    other.plays(&["pass", "use G", "pivot 2"]);
    assert!(other.offers("card V07 G") && other.offers("hold"));
    // Who is hidden is not asked: that would tell of it.
    let mut stage = ground(&OPEN)
        .unit_with("G", "infantry-43", "B02", 3, "hidden = true\ncards = [\"V07\"]")
        .unit("H", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use H", "pivot 2"]);
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.V14, coh:2.1a.
#[test]
fn coh_card_v14_one_die_of_the_initiative_is_rolled_again() {
    let mut stage = veteran("V14").drawn();
    stage.plays(&["begin", "bid 0"]);
    stage.play("bid 0", &[1, 6, 4, 4]);
    assert_eq!(stage.answers(), ["keep-roll", "reroll 1", "reroll 2"]);
    assert_eq!(stage.asked(), "german", "the Soviets have no such veterans");
    let mut kept = Stage { game: stage.game.clone() };
    // 3 + 6 beats the 8 of the Soviets.
    stage.play("reroll 1", &[3]);
    assert_eq!((stage.asked().as_str(), stage.offers("pass")), ("german", true));
    assert!(!stage.offers("card V14 G"));
    kept.play("keep-roll", &[]);
    assert_eq!(kept.asked(), "soviet", "7 against 8");
}

/// Rules: coh:card.V30, coh:2.1a, coh:3.2.4b.
#[test]
fn coh_card_v30_an_advance_adds_two_to_the_initiative() {
    let mut stage = veteran("V30").drawn();
    stage.plays(&["begin", "bid 0"]);
    assert_eq!(stage.asked(), "german");
    assert!(stage.offers("card V30 G"));
    stage.play("card V30 G", &[]);
    assert_eq!(stage.refused("card V30 G"), "coh:card.V30", "once");
    // 6 + 2 + 1 CAP beats 8.
    stage.play("bid 1", &[3, 3, 4, 4]);
    assert_eq!((stage.asked().as_str(), stage.cap("german")), ("german", 5));
    // After a tie it is gone.
    let mut stage = veteran("V30").drawn();
    stage.plays(&["begin", "bid 0", "card V30 G"]);
    stage.play("bid 0", &[3, 3, 4, 4]);
    assert_eq!(stage.answers(), ["bid 0", "bid 1", "bid 2"], "8 against 8");
    stage.play("bid 0", &[]);
    stage.play("bid 0", &[3, 3, 4, 3]);
    assert_eq!(stage.asked(), "soviet", "6 against 7");
}

/// Rules: coh:card.V06, coh:7.6.3o.
#[test]
fn coh_card_v06_comrades_are_not_taken_vengeance_on() {
    let mut stage =
        veteran("V06").unit("T", "rifle-41", "B02", 0).unit("H", "infantry-43", "E02", 0).german();
    stage.plays(&["use H", "fire B02", "target G"]);
    // 4 + 12 against the 11 of the flank, hit before.
    stage.hit("G", "unnerved");
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("G"), "destroyed");
    assert!(stage.answers_to("lose").is_empty() && stage.offers("roll 0"), "the next target");
    stage.miss();
    assert_eq!(stage.at("H"), "E02");
}

/// Rules: coh:card.V09, coh:card.V08, coh:7.4c.
///
/// A unit whose marker lies face down is asked though it cannot go: else the enemy would know the marker.
/// Of one that is seen to stay nobody asks.
#[test]
fn coh_card_v09_who_is_pinned_is_asked_like_others() {
    let attacked = |marker: &str, bogged: bool| {
        let mut stage = veteran("V09").soviet();
        stage.hit("G", marker);
        if bogged {
            stage.set("G", Flags::BOGGED);
        }
        stage.plays(&["use S", "fire B02"]);
        stage.miss();
        assert_eq!(stage.asked(), "german");
        stage
    };
    let stage = attacked("pinned", false);
    assert_eq!(stage.refused("move A02"), "coh:7.4h5");
    assert_eq!(stage.answers(), ["hold"]);
    assert!(attacked("unnerved", false).offers("move A02"));
    assert!(attacked("pinned", true).offers("pass"), "stuck in the mud, as all can see");

    let mut stage = ground(&["......", "......", "......", "......", "......", "......"])
        .unit_with("G", "infantry-43", "C03", 3, "cards = [\"V08\"]")
        .unit("S", "rifle-41", "F03", 0)
        .with("[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 1")
        .drawn();
    stage.play("begin", &[]);
    stage.play("shell B03", &[]);
    stage.bid("german");
    stage.hit("G", "stunned");
    stage.plays(&["pass", "pass"]);
    assert_eq!(stage.answers(), ["hold"], "before the shells");
    assert_eq!(stage.refused("move D03"), "coh:7.4h1");
}

/// Rules: coh:card.V08, coh:10.0a.
///
/// Whoever hides is asked wherever the shells fall: the question must not tell where he is.
#[test]
fn coh_card_v08_whoever_hides_is_asked_in_any_case() {
    for (hex, goes) in [("C03", true), ("F06", false)] {
        let mut stage = ground(&["......", "......", "..w...", "......", "......", ".....w"])
            .unit_with("G", "infantry-43", hex, 3, "cards = [\"V08\"]\nhidden = true")
            .unit("S", "rifle-41", "E01", 0)
            .with("[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 1")
            .drawn();
        stage.play("begin", &[]);
        stage.play("shell B03", &[]);
        stage.bid("german");
        stage.plays(&["pass", "pass"]);
        assert_eq!(stage.asked(), "german", "{hex}");
        assert_eq!(stage.answers_to("move").is_empty(), !goes, "{hex}");
        assert!(stage.offers("hold"));
    }
}
