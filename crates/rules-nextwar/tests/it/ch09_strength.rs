//! [NW 9.4] Strengths.

use rules_nextwar::ch09_combat::{AttackFacts, attack_strength};
use rules_nextwar::terms::{Kind, Terrain};

use crate::fields::{attack, battlefield};

fn facts(printed: u8, kind: Kind, terrain: Terrain) -> AttackFacts {
    AttackFacts {
        printed,
        kind,
        unsupplied: false,
        across_river: false,
        opposed_assault: false,
        exposed: true,
        terrain,
    }
}

/// own-15.
/// Rules: nw:9.4.2, nw:9.4.3, nw:9.4.1, nw:9.4.4, nw:9.4a, nw:9.4b, nw:2.3.1.
#[test]
fn armor_counts_double_in_the_open_and_half_over_rivers_and_in_the_hills() {
    let (armor, mech) =
        (|terrain| facts(6, Kind::Armor, terrain), |terrain| facts(5, Kind::Mechanized, terrain));
    for open in [Terrain::Open, Terrain::Rough] {
        assert_eq!(attack_strength(armor(open)), 12);
        assert_eq!(attack_strength(mech(open)), 8, "seven and a half, rounded up");
    }
    for plain in [Terrain::Woods, Terrain::RoughWoods, Terrain::Urban] {
        assert_eq!(attack_strength(armor(plain)), 6, "{plain:?}");
        assert_eq!(attack_strength(mech(plain)), 5, "{plain:?}");
    }
    let hills = [Terrain::Swamp, Terrain::Mountain, Terrain::Highland, Terrain::HighlandWoods];
    for closed in hills {
        assert_eq!(attack_strength(armor(closed)), 3, "{closed:?}");
        assert_eq!(attack_strength(mech(closed)), 3, "{closed:?}");
        assert_eq!(attack_strength(facts(5, Kind::Infantry, closed)), 5, "{closed:?}");
        let twice = AttackFacts { across_river: true, ..armor(closed) };
        assert_eq!(attack_strength(twice), 3, "halved once");
    }
    let river = AttackFacts { across_river: true, ..mech(Terrain::Open) };
    assert_eq!(attack_strength(river), 3, "no bonus over a river");
    let sea = AttackFacts { opposed_assault: true, ..facts(5, Kind::Marine, Terrain::Open) };
    assert_eq!(attack_strength(sea), 3);
    let covered = AttackFacts { exposed: false, ..armor(Terrain::Open) };
    assert_eq!(attack_strength(covered), 6);
    assert_eq!(attack_strength(facts(5, Kind::Motorized, Terrain::Open)), 5);
}

/// Rules: nw:9.4b, nw:13.1.4a.
#[test]
fn who_is_out_of_supply_is_halved_once_and_rounded_down() {
    let cut = |it: AttackFacts| attack_strength(AttackFacts { unsupplied: true, ..it });
    assert_eq!(cut(facts(5, Kind::Infantry, Terrain::Open)), 2);
    assert_eq!(cut(facts(1, Kind::Infantry, Terrain::Open)), 1);
    assert_eq!(cut(facts(5, Kind::Armor, Terrain::Highland)), 2, "not halved a second time");
    assert_eq!(cut(facts(5, Kind::Armor, Terrain::Open)), 4, "halved to 2, then doubled");
}

const FORCE: &str = "dprk-t armor X 6-3-5-8 1 at 0302
                     dprk-m mechanized X 5-3-5-8 1 at 0302\n";

fn total(hexes: &str, lines: &str) -> u16 {
    let mut war = battlefield(hexes, &format!("{FORCE}{lines}"));
    attack(&mut war, "0303", "dprk-t dprk-m", "rok-x", &[9]).attack
}

/// own-15: armor 6 and mech 5 against infantry 7 in rough ground: 20; over a river 6; highland 6.
/// Rules: nw:9.4.1, nw:9.4.2, nw:9.4.3, nw:9.4.4, nw:9.3a.
#[test]
fn armor_and_mechanized_infantry_meet_infantry_on_the_map() {
    let foot = "rok-x infantry XX 5-7-5-4/3-4-5-4 2/1 at 0303\n";
    assert_eq!(total("0303=r", foot), 20);
    assert_eq!(total("0303=r", &format!("{foot}river 0302/0303")), 6);
    assert_eq!(total("0303=r", &format!("{foot}river 0302/0303\nprimary 0302 0303")), 6, "bridged");
    assert_eq!(total("0303=h", foot), 6);
    assert_eq!(total("0303=.", &format!("{foot}city 0303")), 11);
    assert_eq!(total("0303=.", &format!("{foot}town 0303")), 20);
    assert_eq!(total("0303=.", &format!("{foot}dmz-south 0303")), 11);
    assert_eq!(total("0303=.", &format!("{foot}dmz-south 0303\ncaptured 0303")), 20);
    let tanks = "rok-y armor X 4-4-5-8 1 at 0303\n";
    assert_eq!(total("0303=.", &format!("{foot}{tanks}")), 11);
    let carriers = "rok-y mechanized X 4-4-5-8 1 at 0303\n";
    assert_eq!(total("0303=.", &format!("{foot}{carriers}")), 11);
    let trucks = "rok-y motorized X 4-4-5-6 1 at 0303\n";
    assert_eq!(total("0303=.", &format!("{foot}{trucks}")), 20);
}

/// Rules: nw:9.4.1.
#[test]
fn a_river_halves_only_those_who_attack_across_it() {
    let mut war = battlefield(
        "",
        "river 0302/0303
         dprk-a infantry X 5-3-5-4 1 at 0302
         dprk-b infantry X 5-3-5-4 1 at 0203
         rok-x infantry XX 5-7-5-4/3-4-5-4 2/1 at 0303",
    );
    assert_eq!(attack(&mut war, "0303", "dprk-a dprk-b", "rok-x", &[9]).attack, 8);
}

/// own-17.
/// Rules: nw:9.4.5a, nw:9.4.5b, nw:2.3.2.
#[test]
fn infantry_counts_double_in_an_urban_hex_it_is_not_clearing() {
    let defense = |unit: &str, more: &str| {
        let lines = format!("dprk-t infantry X 6-3-5-4 1 at 0302\nrok-x {unit} at 0303\n{more}");
        let mut war = battlefield("0303=U", &lines);
        attack(&mut war, "0303", "dprk-t", "rok-x", &[9]).defense
    };
    assert_eq!(defense("infantry XX 5-4-5-4/3-4-5-4 2/1", ""), 8);
    assert_eq!(defense("light-infantry X 5-4-5-5 1", ""), 8);
    assert_eq!(defense("airmobile X 5-4-5-24 1", ""), 8);
    assert_eq!(defense("marine X 5-4-5-5 1", ""), 8);
    assert_eq!(defense("paratroop X 5-4-5-5 1", ""), 8);
    assert_eq!(defense("motorized X 5-4-5-6 1", ""), 4);
    assert_eq!(defense("mechanized X 5-4-5-8 1", ""), 4);
    assert_eq!(defense("marine-mech X 5-4-5-8 1", ""), 4);
    assert_eq!(defense("armor X 5-4-5-8 1", ""), 4);
    let north = "dprk 0303 0302\nclearing 0303 4";
    assert_eq!(defense("infantry XX 5-4-5-4/3-4-5-4 2/1", north), 4);
}

/// Rules: nw:2.3.2.1.
#[test]
fn a_defense_strength_in_parentheses_counts_only_among_its_like() {
    let defense = |lines: &str| {
        let lines = format!("dprk-t infantry X 6-3-5-4 1 at 0302\n{lines}");
        attack(&mut battlefield("", &lines), "0303", "dprk-t", "rok-x", &[9]).defense
    };
    let bracketed = "rok-x infantry X 1-(3)-5-4 1 at 0303\nrok-y infantry X 1-(2)-5-4 1 at 0303\n";
    assert_eq!(defense(bracketed), 5);
    assert_eq!(defense(&format!("{bracketed}rok-z infantry X 1-4-5-4 1 at 0303")), 4);
}

/// Rules: nw:2.3.1.
#[test]
fn who_has_no_attack_strength_does_not_attack() {
    use crate::drive::Drive;
    let lines = "dprk-a infantry X 0-3-5-4 1 at 0302
                 dprk-b infantry X 1-3-5-4 1 at 0302
                 rok-x infantry X 1-4-5-4 1 at 0303";
    let mut war = battlefield("", lines);
    war.play("attack 0303", &[]);
    assert_eq!(war.refusal("add dprk-a"), "nw:2.3.1");
}
