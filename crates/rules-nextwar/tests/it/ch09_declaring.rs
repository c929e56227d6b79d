//! [NW 9.1, 9.2.1, 9.3] Who attacks what.

use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::fields::{attack, battlefield, field, hex};

const TWO: &str = "dprk-a infantry X 4-5-4-4 1 at 0302
                   dprk-b infantry X 4-5-4-4 1 at 0302
                   rok-x infantry X 5-6-5-4 1 at 0303
                   rok-y infantry X 5-6-5-4 1 at 0203\n";

/// Rules: nw:9.1a, nw:9.1c, nw:9.1e, nw:9.3c.
#[test]
fn units_of_one_hex_attack_different_hexes_or_none_each_once() {
    let mut war = battlefield("", TWO);
    assert_eq!(war.refusal("attack 0304"), "nw:9.1a", "nobody stands there");
    assert_eq!(war.refusal("attack 0302"), "nw:9.1a", "his own units stand there");
    war.play("attack 0303; add dprk-a", &[]);
    assert_eq!(war.refusal("add dprk-a"), "nw:9.1e");
    war.play("drop dprk-a", &[]);
    assert_eq!(war.refusal("drop dprk-a"), "nw:9.1c");
    war.play("cancel", &[]);
    attack(&mut war, "0303", "dprk-a", "rok-x", &[9]);
    assert_eq!(war.at("dprk-a"), "eliminated");
    war.play("attack 0203", &[]);
    assert_eq!(war.options("add"), ["dprk-b"]);
    war.play("cancel; end", &[]);
}

/// Rules: nw:9.1e, nw:9.3b.
#[test]
fn a_unit_attacks_once_and_a_hex_is_attacked_once_in_a_segment() {
    let strong = TWO.replace("4-5-4-4 1 at 0302", "4-5-4-4/3-3-4-4 1/1 at 0302");
    let mut war = battlefield("", &strong);
    // 8 to 6 in the open, one to the left: die 6 less one reads 2/-.
    let fought = attack(&mut war, "0303", "dprk-a dprk-b", "rok-x", &[6]);
    assert_eq!((fought.attack, fought.defense, fought.column), (8, 6, 4));
    assert_eq!((war.levels("dprk-a"), war.levels("dprk-b")), (1, 1));
    assert_eq!(war.refusal("attack 0303"), "nw:9.3b");
    assert_eq!(war.refusal("attack 0203"), "nw:9.1e", "both have attacked");
}

/// Rules: nw:9.2.1.
#[test]
fn an_attack_that_is_declared_must_be_carried_out() {
    let mut war = battlefield("", TWO);
    war.play("attack 0303", &[]);
    assert_eq!(war.refusal("announce"), "nw:9.2.1");
    war.play("add dprk-a; announce", &[]);
    assert_eq!(war.question(), "attack-lead");
    assert_eq!(war.refusal("cancel"), "nw:3.0a");
    war.play("lead dprk-a; lead rok-x; done; done", &[]);
    assert_eq!((war.question(), war.offered()), ("roll-combat", vec!["roll".to_owned()]));
}

/// Two hundred changes in a segment are enough (K-169); then the plan is carried out as it stands.
///
/// Rules: nw:9.2.1.
#[test]
fn a_plan_is_not_changed_without_end() {
    let mut war = battlefield("", TWO);
    war.play("attack 0303; add dprk-a", &[]);
    for _ in 0..200 {
        war.play("drop dprk-a; add dprk-a", &[]);
    }
    assert_eq!((war.refusal("drop dprk-a"), war.refusal("cancel")), ("nw:9.2.1", "nw:9.2.1"));
    war.play("announce", &[]);
    assert_eq!(war.question(), "attack-lead");
}

/// Rules: nw:9.1a.
#[test]
fn who_was_not_beside_an_enemy_when_the_segment_began_does_not_attack() {
    let lines = "dprk-a infantry X 4-5-4-4 1 at 0302
                 rok-x infantry X 5-6-5-4 1 at 0303";
    assert_eq!(battlefield("", lines).options("attack"), ["0303"]);
    let come = lines.replace("at 0303", "at 0303 retreated");
    assert_eq!(battlefield("", &come).refusal("attack 0303"), "nw:9.1a");
}

/// Rules: nw:9.1b, nw:8.3.1.8b.
#[test]
fn nobody_attacks_across_water() {
    let lines = "dprk-a infantry X 4-5-4-4 1 at 0302\nrok-x infantry X 5-6-5-4 1 at 0303\n";
    let water = "all-water 0302/0303\n";
    assert_eq!(battlefield("", &format!("{lines}{water}")).refusal("attack 0303"), "nw:9.1b");
    let ferry = "ferry 0302/0303\n";
    assert_eq!(
        battlefield("", &format!("{lines}{water}{ferry}")).refusal("attack 0303"),
        "nw:9.1b"
    );
    let bridge = "primary 0302 0303\n";
    assert_eq!(
        battlefield("", &format!("{lines}{water}{bridge}")).refusal("attack 0303"),
        "nw:9.1b"
    );
    let mut river = battlefield("", &format!("{lines}river 0302/0303"));
    river.play("attack 0303; add dprk-a", &[]);
    let mut part = format!("{lines}{water}dprk-b infantry X 4-5-4-4 1 at 0203\n");
    let mut war = battlefield("", &part);
    war.play("attack 0303", &[]);
    assert_eq!(war.refusal("add dprk-a"), "nw:9.1b");
    part += "dprk-c infantry X 4-5-4-4 1 at 0101\n";
    let mut war = battlefield("", &part);
    war.play("attack 0303", &[]);
    assert_eq!(war.refusal("add dprk-c"), "nw:9.1a", "far away");
    assert_eq!(war.refusal("add rok-x"), "nw:9.1a", "an enemy");
}

/// Rules: nw:9.1f.
#[test]
fn vehicles_attack_into_the_mountains_only_along_a_road() {
    let lines = "dprk-a infantry X 4-5-4-4 1 at 0302
                 dprk-t armor X 4-5-4-8 1 at 0302
                 dprk-m motorized X 4-5-4-6 1 at 0203
                 rok-x infantry X 5-6-5-4 1 at 0303\n";
    let tanks = "dprk-t armor X 4-5-4-8 1 at 0302\nrok-x infantry X 5-6-5-4 1 at 0303\n";
    assert_eq!(battlefield("0303=m", tanks).refusal("attack 0303"), "nw:9.1f");
    let mut war = battlefield("0303=m", lines);
    war.play("attack 0303; add dprk-a", &[]);
    assert_eq!(war.refusal("add dprk-t"), "nw:9.1f");
    assert_eq!(war.refusal("add dprk-m"), "nw:9.1f");
    let mut war = battlefield("0303=m", &format!("{lines}secondary 0302 0303"));
    war.play("attack 0303; add dprk-a; add dprk-t", &[]);
    assert_eq!(war.refusal("add dprk-m"), "nw:9.1f", "the road comes from another side");
    // In storms swamp is closed to all but light infantry.
    let mut war = battlefield(
        "0303=s",
        &format!("{lines}weather storms\ndprk-l light-infantry X 4-5-4-5 1 at 0403 yellow"),
    );
    war.play("attack 0303; add dprk-l", &[]);
    assert_eq!(war.refusal("add dprk-a"), "nw:9.1f");
}

/// Rules: nw:8.4.1.1.
#[test]
fn who_is_clearing_a_hex_does_not_attack_but_defends() {
    let lines = "city 0302
                 clearing 0302 4
                 dprk-a infantry X 4-5-4-4 1 at 0302
                 rok-x infantry X 5-6-5-4 1 at 0303\n";
    assert_eq!(battlefield("", lines).refusal("attack 0302"), "nw:9.1a");
    assert_eq!(battlefield("", lines).refusal("attack 0303"), "nw:8.4.1.1");
    assert_eq!(battlefield("", lines).refusal("attack 0203"), "nw:9.1a", "nobody is there");
    let war = field("", &format!("segment reaction-combat\n{lines}"));
    assert_eq!(war.options("attack"), ["0302"]);
}

/// Rules: nw:9.3a, nw:9.1d, nw:9.6.3.
#[test]
fn all_who_attack_a_hex_add_up_and_all_who_stand_there_defend() {
    let mut war = battlefield(
        "",
        "dprk-a infantry X 4-5-4-4 1 at 0302
         dprk-b infantry X 3-5-4-4 1 at 0203
         dprk-c infantry X 2-5-4-4 1 at 0403
         rok-x infantry X 5-6-5-4 1 at 0303
         rok-y infantry X 5-5-5-4 1 at 0303",
    );
    let fought = attack(&mut war, "0303", "dprk-a dprk-b dprk-c", "rok-x", &[9]);
    assert_eq!((fought.attack, fought.defense), (9, 11));
}

/// Rules: nw:8.0, nw:8.5.
#[test]
fn nobody_but_the_phasing_player_moves_and_fights() {
    let lines = "dprk-a infantry X 4-5-4-4 1 at 0302\nrok-x infantry X 5-6-5-4 1 at 0303\n";
    let war = field("", lines);
    assert_eq!(war.refusal("select rok-x"), "nw:8.0");
    let war = field("", &format!("{lines}segment reaction-movement"));
    assert_eq!(war.refusal("select dprk-a"), "nw:8.0");
    let mut war = field("", &format!("{lines}segment reaction-combat"));
    war.play("attack 0302", &[]);
    assert_eq!(war.options("add"), ["rok-x"]);
}

/// Rules: nw:9.1a.
#[test]
fn who_was_beside_an_enemy_attacks_even_one_who_came_beside_him_since() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         dprk-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         dprk-u infantry X 4-5-4-4 1 at 0404
         dprk-v infantry X 4-5-4-4 1 at 0603
         rok-x infantry XX 2-3-5-4/1-2-5-4 1/1 at 0303",
    );
    // 6 to 1: column 11; die 9 reads 1/1R. The way leads through a zone: the check passes.
    let plan = "attack 0303; add dprk-a; add dprk-b; announce; lead dprk-a; lead rok-x; done; done";
    war.play(&format!("{plan}; roll; retreat 0403; retreat 0503"), &[9, 5]);
    war.play("advance dprk-a; done; attack 0503", &[]);
    assert_eq!(war.options("add"), ["dprk-u"], "0303, which was attacked, is beside it");
    assert_eq!(war.refusal("add dprk-v"), "nw:9.1a", "it was beside nobody");
}

/// Rules: nw:8.1.1.1f, nw:9.8.4a, nw:9.8.4c.
#[test]
fn only_those_who_stood_there_before_are_chosen_to_defend_an_overstacked_hex() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
         rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303
         rok-y infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303
         rok-z infantry X 2-3-5-4 1 at 0303
         rok-r infantry X 2-3-5-4 1 at 0303 retreated
         rok-w infantry X 2-3-5-4 1 at 0304",
    );
    war.play("attack 0303; add dprk-a; announce; add rok-x", &[]);
    assert_eq!(war.question(), "choose-defenders");
    assert_eq!(war.refusal("add rok-r"), "nw:9.8.4a");
    assert_eq!(war.refusal("add rok-x"), "nw:8.1.1.1f", "it is chosen already");
    assert_eq!(war.refusal("add rok-w"), "nw:8.1.1.1f", "it is elsewhere");
    assert_eq!(war.options("add"), ["rok-y", "rok-z"]);
}

/// Rules: nw:9.5.1a, nw:8.5.8.2b.
#[test]
fn a_beachhead_leads_only_itself() {
    let lines = "dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
                 usmc-bh beachhead II 0-2-0-0 0 at 0303\n";
    let mut war = battlefield("", lines);
    war.play("attack 0303; add dprk-a; announce; lead dprk-a", &[]);
    assert_eq!(war.options("lead"), ["usmc-bh"]);
    let mut war = battlefield("", &format!("{lines}usmc-x marine II 2-2-7-5 1 at 0303"));
    war.play("attack 0303; add dprk-a; announce; lead dprk-a", &[]);
    assert_eq!(war.refusal("lead usmc-bh"), "nw:9.5.1a");
}

/// Rules: nw:9.1a, nw:8.1.1.1e, nw:9.2.2, nw:9.2.3.
#[test]
fn who_plans_an_attack_is_told_who_can_join_and_where_it_stands() {
    let mut lines = "rok-x infantry X 5-6-5-4 1 at 0303
        dprk-far infantry X 2-5-4-4 1 at 0101\n"
        .to_owned();
    for id in ["a", "b", "c", "d", "e"] {
        lines += &format!("dprk-{id} infantry X 2-5-4-4 1 at 0302\n");
    }
    let mut war = battlefield("", &lines);
    let mut battle = war.bare_battle(Side::Dprk, hex(&war, "0303"));
    let id = |name: &str| war.id(&format!("dprk-{name}"));
    assert!(war.can_attack(&battle, id("e")));
    assert!(!war.can_attack(&battle, id("far")));
    battle.attackers = ["a", "b", "c", "d"].map(id).into();
    assert!(!war.can_attack(&battle, id("e")), "four points attack from the hex");
    war.play("attack 0303; add dprk-a; add dprk-b; add dprk-c; add dprk-d; announce", &[]);
    war.play("lead dprk-a; lead rok-x; done; done", &[]);
    // 8 to 6 is 1 to 1 and a remainder: column 5; efficiency 4 less one against 5: two left.
    assert_eq!(war.reckon(war.battle()), (3, -1));
}

/// Rules: nw:8.1.1.1f, nw:9.1d.
#[test]
fn a_unit_larger_than_its_hex_defends_if_nobody_smaller_is_there() {
    let lines = "dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
                 rok-x infantry XX 5-6-5-4/3-4-5-4 4/1 at 0303\n";
    let mut war = battlefield("0303=m", lines);
    war.play("attack 0303; add dprk-a; announce", &[]);
    assert_eq!((war.question(), war.options("add")), ("choose-defenders", vec!["rok-x".into()]));
    assert_eq!(war.refusal("done"), "nw:8.1.1.1f", "somebody defends");
    war.play("add rok-x; done; lead dprk-a; lead rok-x", &[]);
    let mut war = battlefield("0303=m", &format!("{lines}rok-y infantry X 2-3-5-4 1 at 0303"));
    war.play("attack 0303; add dprk-a; announce", &[]);
    assert_eq!(war.options("add"), ["rok-y"]);
}
