//! Chapters 19.0 to 19.2: who fights whom, surrounded hexes, retreat before combat.

use hexgrid::HexId;
use rules_prussia::{Army, Contacts, Event, Morale, UnitId};

use crate::fight::{FOOT, GUNS, Go, HORSE, ROCK, attack, duel, plus, to_the_die};
use crate::stage::Stage;

/// Rules: pg:19.0a.
#[test]
fn pg_19_0a_everybody_engaged_must_fight() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    assert_eq!(stage.rule("end"), "pg:19.0a");
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[2]);
    // The phase has ended by itself: nobody is left to fight.
    assert_eq!(stage.0.core().active, Army::Coalition);
}

/// Rules: pg:19.0a.
#[test]
fn pg_19_0a_nobody_who_could_fight_is_left_behind() {
    // 0505 touches both enemies, 0605 only the one in 0504.
    let stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0605")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .unit("y", "coalition infantry line", ROCK, "0506")
        .stage();
    // Only 0505 touches 0506; against 0504 it would leave the enemy there out.
    let mut first = stage.clone();
    first.go("attack 0504", &[]);
    assert_eq!(first.rule("from 0505"), "pg:19.0a");
    assert_eq!(first.offered(), ["from 0605", "cancel"]);
    // Against both, 0605 would be left out, which does not touch 0506.
    let mut second = stage;
    second.go("attack 0506; from 0505", &[]);
    assert_eq!(second.rule("attack 0504"), "pg:19.0a");
    assert_eq!(second.offered(), ["announce", "without 0505", "cancel"]);
}

/// Rules: pg:19.0b, pg:19.0c.
#[test]
fn pg_19_0b_one_combat_each_in_the_order_of_the_attacker() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0705")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .unit("y", "coalition infantry line", ROCK, "0704")
        .stage();
    assert!(stage.offers("attack 0504") && stage.offers("attack 0704"));
    stage.go("attack 0704", &[]);
    assert_eq!(stage.rule("end"), "pg:12c");
    stage.go("from 0705; announce", &[]);
    assert_eq!(stage.rule("attack 0504"), "pg:19.0c", "one is finished before the next");
    stage.go("roll", &[2]);
    assert_eq!(stage.rule("attack 0704"), "pg:19.0b");
    assert!(stage.offers("attack 0504"));
}

/// Rules: pg:19.0d.
#[test]
fn pg_19_0d_the_steps_of_a_combat_in_their_order() {
    let mut stage = duel()
        .unit("a", "prussia cavalry cuirassier", "6-6-5 6-6-5 6-6-5 6-6-5", "0505")
        .unit("x", "coalition cavalry hussar", "1-4-5", "0504")
        .unit("y", "coalition infantry line", "1-6-3", "0503")
        .leader("m", "coalition-horse", 0, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    // 4-1+, far beyond the table: the hussars are gone whatever the die. Their leader falls.
    let mut events = stage.go("roll", &[6, 6, 6]);
    events.extend(stage.go("advance a", &[2]));
    events.extend(stage.go("mark 0503", &[]));
    events.extend(stage.go("add a; target 0503", &[1]));
    let place = |what: fn(&Event) -> bool| events.iter().position(what).expect("it happened");
    let order = [
        place(|it| matches!(it, Event::Fought { .. })),
        place(|it| matches!(it, Event::Casualty { .. })),
        place(|it| matches!(it, Event::Eliminated { .. })),
        place(|it| matches!(it, Event::Advanced { .. })),
        place(|it| matches!(it, Event::Marked { .. })),
        place(|it| matches!(it, Event::ChargeRolled { .. })),
        place(|it| matches!(it, Event::Shaken { morale: Morale::Disordered, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// Rules: pg:19.1a, pg:19.1b.
#[test]
fn pg_19_1a_every_attacking_hex_touches_every_defending_hex() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0405")
        .unit("c", "prussia infantry line", ROCK, "0704")
        .unit("far", "prussia infantry line", ROCK, "0808")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .unit("y", "coalition infantry line", ROCK, "0605")
        .stage();
    stage.go("attack 0504; from 0505; from 0405", &[]);
    assert_eq!(stage.rule("attack 0605"), "pg:19.1a", "0405 does not touch it");
    assert_eq!(stage.rule("from 0808"), "pg:19.1a");
    assert_eq!(stage.rule("attack 1001"), "pg:19.1a");
}

/// Rules: pg:19.1b.
#[test]
fn pg_19_1b_only_the_engaged_take_part() {
    let mut stage = duel()
        .unit("s", "prussia infantry line", ROCK, "0505")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    let army: Vec<UnitId> = stage.0.participants(Army::Prussia).collect();
    assert_eq!(army, [stage.id("a")]);
    // Routed enemies alone need not be attacked, but may be [K-11].
    let stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .morale("x", "routed")
        .stage();
    assert!(stage.offers("attack 0504") && stage.offers("end"));
}

/// Rules: pg:19.1c.
#[test]
fn pg_19_1c_guns_alone_are_assaulted_without_a_die() {
    let mut stage = duel()
        .unit("c", "prussia cavalry dragoon", HORSE, "0505")
        .unit("g", "coalition artillery battery", "4/2/1-5-3 2/1/0-4-3", "0504")
        .unit("y", "coalition infantry line", FOOT, "0503")
        .stage();
    // It is no duty [K-69].
    assert!(stage.offers("end"));
    stage.go("attack 0504; from 0505; announce", &[]);
    assert_eq!(stage.offered(), ["advance c", "done"]);
    // MR 6 against 5: -1. A 2 takes all: 2 levels, 4 points, one success.
    let events = stage.go("advance c", &[2]);
    assert!(!events.iter().any(|it| matches!(it, Event::Fought { .. })));
    assert_eq!((stage.0.points(Army::Prussia), stage.cs(Army::Prussia)), (4, 1));
    // No Momentum, no Charge, no Disorder of the horse.
    assert_eq!(stage.morale("c"), Morale::Formed);
    assert!(!stage.offers("mark 0503") && !stage.offers("add c"));
}

/// Rules: pg:19.1.1a, pg:19.1.1c, pg:C8d.
#[test]
fn pg_19_1_1c_a_surrounded_hex_without_support_is_flanked() {
    let drawn = |second: &str| {
        let mut stage = duel()
            .unit("a", "prussia infantry line", ROCK, "0504")
            .unit("b", "prussia infantry line", ROCK, second)
            .unit("x", "coalition infantry line", ROCK, "0505")
            .stage();
        attack(&mut stage, "0505", &format!("0504 {second}"));
        to_the_die(&mut stage);
        plus(&stage, "pg:C8d")
    };
    // Opposite hexes cover all six; neighbors do not.
    assert_eq!((drawn("0506"), drawn("0605")), (3, 0));
}

/// Rules: pg:19.1.1b.
///
/// ex-36: the sixth hex is covered only by a friend who fights elsewhere: no flank attack.
#[test]
fn pg_19_1_1b_only_those_who_take_part_surround() {
    let drawn = |origins: &str| {
        let mut stage = duel()
            .unit("a", "prussia infantry line", ROCK, "0504")
            .unit("b", "prussia infantry line", ROCK, "0406")
            .unit("f", "prussia infantry line", ROCK, "0607")
            .unit("x", "coalition infantry line", ROCK, "0505")
            .unit("y", "coalition infantry line", ROCK, "0707")
            .unit("e", "coalition infantry line", ROCK, "0405")
            .stage();
        // A friend of the defender in a covered hex changes nothing; he has to be fought too.
        attack(&mut stage, "0505", origins);
        to_the_die(&mut stage);
        plus(&stage, "pg:C8d")
    };
    assert_eq!(drawn("0504"), 0);
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0504")
        .unit("b", "prussia infantry line", ROCK, "0406")
        .unit("f", "prussia infantry line", ROCK, "0607")
        .unit("x", "coalition infantry line", ROCK, "0505")
        .unit("y", "coalition infantry line", ROCK, "0707")
        .stage();
    attack(&mut stage, "0505", "0504 0406");
    to_the_die(&mut stage);
    let hex = stage.0.scenario().field.grid().find("0606").expect("a hex");
    assert!(stage.0.in_zoc_of(Army::Prussia, hex), "the friend covers it");
    assert_eq!(plus(&stage, "pg:C8d"), 0);
}

/// Rules: pg:19.1.1a.
#[test]
fn pg_19_1_1a_at_the_edge_of_the_map_nobody_is_surrounded() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0502")
        .unit("b", "prussia infantry line", ROCK, "0401")
        .unit("c", "prussia infantry line", ROCK, "0601")
        .unit("x", "coalition infantry line", ROCK, "0501")
        .stage();
    attack(&mut stage, "0501", "0502 0401 0601");
    to_the_die(&mut stage);
    assert_eq!(plus(&stage, "pg:C8d"), 0);
}

/// A supported defense: 8 points above 8 points of Support, attacked from two sides by 16.
fn supported() -> Stage {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0504")
        .unit("b", "prussia infantry line", ROCK, "0506")
        .unit("t", "coalition infantry line", ROCK, "0505")
        .unit("s", "coalition infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0505")
        .stage();
    attack(&mut stage, "0505", "0504 0506");
    stage
}

/// Rules: pg:19.1.1d, pg:19.3d.
#[test]
fn pg_19_1_1d_support_of_four_more_levels_joins_a_surrounded_hex() {
    let mut stage = supported();
    assert_eq!(stage.offered(), ["add t", "add s", "done"]);
    stage.go("add s", &[]);
    // Four levels and no more; the limit of 8 points holds for each part.
    to_the_die(&mut stage);
    let reckoning = stage.0.reckoning();
    assert_eq!((reckoning.strength, plus(&stage, "pg:C8d")), ([16, 16], 0));
    assert_eq!(supported().rule("add x"), "pg:19.1.1d");
    assert_eq!(supported().rule("add cz"), "pg:19.1.1d");
}

/// Rules: pg:19.1.1e.
///
/// ex-35: `0 / 1r` becomes one LP for the attacker and two for the defender.
#[test]
fn pg_19_1_1e_a_supported_defense_costs_both_sides_one_more() {
    let mut stage = supported();
    stage.go("done; lead a; pair 0504 0505", &[]);
    // 16 to 8 is 2-1; a 3 is 0 / 1r*.
    stage.go("roll", &[3]);
    assert_eq!((stage.level("a"), stage.level("b"), stage.level("x")), (3, 4, 2));
    assert_eq!((stage.level("s"), stage.morale("x")), (4, Morale::Formed));
}

/// Croats over line foot, with a friend behind them.
fn croats(attacker: &str) -> Stage {
    let mut stage = duel()
        .unit("a", attacker, "3-6-3 3-6-3", "0505")
        .unit("l", "coalition infantry line", "2-6-3 2-6-3", "0504")
        .unit("k", "coalition infantry croat", "2-4-4 1-3-4", "0504")
        .unit("f", "coalition cavalry dragoon", HORSE, "0604")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage
}

/// Rules: pg:19.2a.
#[test]
fn pg_19_2a_fast_units_retreat_before_foot_not_before_formed_horse() {
    let stage = croats("prussia infantry line");
    assert!(stage.offers("retreat 0604") && stage.offers("hold"));
    assert_eq!(stage.rule("retreat 0505"), "pg:7.1d");
    assert_eq!(stage.rule("retreat 0502"), "pg:19.2a");
    // Formed horse among the attackers: they stand.
    assert!(!croats("prussia cavalry dragoon").offers("hold"));
    // Line foot alone never does.
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    assert!(stage.offers("roll"));
}

/// Rules: pg:19.2b, pg:19.2d, pg:19.2f.
#[test]
fn pg_19_2b_all_fast_units_go_together_on_top_and_quietly() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", "3-6-3 3-6-3", "0505")
        .unit("l", "coalition infantry line", "2-6-3 2-6-3", "0504")
        .unit("h", "coalition cavalry hussar", "3-4-5", "0504")
        .unit("k", "coalition infantry croat", "2-4-4", "0504")
        .unit("f", "coalition infantry line", FOOT, "0604")
        .stage();
    attack(&mut stage, "0504", "0505");
    // No dice: horse into foot disorders nobody here [K-53].
    stage.go("retreat 0604", &[]);
    let hex = stage.0.hex(stage.id("f")).expect("it stands");
    let stack: Vec<UnitId> = stage.0.stack(hex).collect();
    assert_eq!(stack, [stage.id("k"), stage.id("h"), stage.id("f")]);
    assert_eq!(stage.morale("f"), Morale::Formed);
    assert_eq!((stage.level("h"), stage.level("k")), (1, 1));
    // The foot left behind is attacked.
    assert!(stage.offers("roll"));
    assert_eq!(stage.0.reckoning().strength, [3, 2]);
}

/// Rules: pg:19.2c.
#[test]
fn pg_19_2c_into_an_enemy_zone_too() {
    let mut stage = croats("prussia infantry line");
    let hex = stage.0.scenario().field.grid().find("0405").expect("a hex");
    assert!(stage.0.in_ezoc(Army::Coalition, hex));
    stage.go("retreat 0405", &[]);
    assert_eq!((stage.at("k").as_str(), stage.level("k")), ("0405", 2));
}

/// Rules: pg:19.2e.
#[test]
fn pg_19_2e_an_emptied_hex_is_entered_without_a_die() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", "3-6-3 3-6-3", "0505")
        .unit("k", "coalition infantry croat", "2-4-4 1-3-4", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    let events = stage.go("retreat 0503", &[]);
    assert!(!events.iter().any(|it| matches!(it, Event::Fought { .. })));
    assert_eq!(stage.offered(), ["advance a", "done"]);
    // The attack counts as made: 0504 touches the Croats again, and fights no more.
    stage.go("advance a", &[]);
    assert_eq!((stage.at("a").as_str(), stage.0.core().active), ("0504", Army::Coalition));
}

/// A generator of numbers for the tests below.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: u64) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % most).expect("a small number")
    }
}

/// Whether attackers and defenders, as bits, can all be put into combats in which every attacker
/// touches every defender: by trying everything. `touch[a]` are the defenders that `a` touches.
fn can_all_fight(attackers: u32, defenders: u32, touch: &[u32]) -> bool {
    if attackers == 0 {
        return defenders == 0;
    }
    let first = attackers & attackers.wrapping_neg();
    let others = attackers & !first;
    // Every set of attackers with the first one, against every set of defenders they all touch.
    let mut more = others;
    loop {
        let group = more | first;
        let common = (0..touch.len())
            .filter(|it| group >> it & 1 == 1)
            .fold(defenders, |all, it| all & touch[it]);
        let mut set = common;
        while set != 0 {
            if can_all_fight(attackers & !group, defenders & !set, touch) {
                return true;
            }
            set = (set - 1) & common;
        }
        if more == 0 {
            return false;
        }
        more = (more - 1) & others;
    }
}

/// The attackers and defenders of a graph that touch anybody.
fn touching(touch: &[u32]) -> (u32, u32) {
    let attackers = (0..touch.len()).filter(|&it| touch[it] != 0).map(|it| 1 << it).sum();
    (attackers, touch.iter().fold(0, |all, it| all | it))
}

fn bits(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |it| set >> it & 1 == 1)
}

/// Rules: pg:19.0a, pg:19.1a.
#[test]
fn pg_19_0a_ten_thousand_contacts_against_an_oracle() {
    let mut numbers = Numbers(17);
    let (mut left, mut well) = (0, 0);
    for _ in 0..10_000 {
        let (count_a, count_d) = (1 + numbers.below(5), 1 + numbers.below(5));
        let touch: Vec<u32> = (0..count_a)
            .map(|_| (0..count_d).filter(|_| numbers.below(5) < 2).map(|it| 1 << it).sum())
            .collect();
        let hexes =
            |from: u16, count: usize| -> Vec<HexId> { (from..).take(count).map(HexId).collect() };
        let contacts = Contacts {
            attackers: hexes(0, count_a),
            defenders: hexes(100, count_d),
            edges: (0..count_a).flat_map(|a| bits(touch[a]).map(move |d| (a, d))).collect(),
        };
        let (attackers, defenders) = touching(&touch);
        // Whoever touches an enemy can always fight.
        assert!(can_all_fight(attackers, defenders, &touch), "{touch:?}");
        // A combat of a few of them: does it leave the others their fight?
        let Some(first) = bits(attackers).nth(numbers.below(5)) else { continue };
        let mut group = 1u32 << first;
        for a in bits(attackers) {
            if numbers.below(3) == 0 {
                group |= 1 << a;
            }
        }
        let common = bits(group).fold(defenders, |all, it| all & touch[it]);
        let mut set = bits(common).filter(|_| numbers.below(2) == 0).map(|it| 1 << it).sum::<u32>();
        if set == 0 {
            set = common & common.wrapping_neg();
        }
        if set == 0 {
            continue;
        }
        let named =
            |all: &[HexId], chosen: u32| -> Vec<HexId> { bits(chosen).map(|it| all[it]).collect() };
        let found = contacts
            .leaves_nobody(&named(&contacts.attackers, group), &named(&contacts.defenders, set));
        let expected = can_all_fight(attackers & !group, defenders & !set, &touch);
        assert_eq!(found, expected, "{touch:?}: {group:b} against {set:b}");
        if found { well += 1 } else { left += 1 }
    }
    assert!(left > 500 && well > 500, "both happen: {left} {well}");
}

/// Rules: pg:19.0a, pg:19.1a.
#[test]
fn pg_19_0a_ten_thousand_designations_through_the_prompts() {
    let hexes = [
        "0404", "0405", "0504", "0505", "0506", "0605", "0606", "0604", "0405", "0406", "0503",
        "0705",
    ];
    let mut numbers = Numbers(23);
    let mut named = 0u32;
    while named < 10_000 {
        let mut drawing = duel();
        let mut taken: Vec<&str> = Vec::new();
        for index in 0..4 + numbers.below(5) {
            let hex = hexes[numbers.below(12)];
            if taken.contains(&hex) {
                continue;
            }
            taken.push(hex);
            let army = if numbers.below(2) == 0 { "prussia" } else { "coalition" };
            drawing =
                drawing.unit(&format!("u{index}"), &format!("{army} infantry line"), ROCK, hex);
        }
        let start = drawing.stage();
        let contacts = start.0.contacts();
        if contacts.edges.is_empty() {
            named += 1;
            continue;
        }
        let touch: Vec<u32> = (0..contacts.attackers.len())
            .map(|a| contacts.edges.iter().filter(|it| it.0 == a).map(|it| 1 << it.1).sum())
            .collect();
        let (attackers, defenders) = touching(&touch);
        let label = |hex: HexId| start.0.scenario().field.label(hex);
        // A target is offered exactly if some combat against it leaves the others their fight.
        for d in bits(defenders) {
            let touched: u32 =
                bits(attackers).filter(|&it| touch[it] >> d & 1 == 1).map(|it| 1 << it).sum();
            let mut group = touched;
            let mut open = false;
            while group != 0 && !open {
                let common = bits(group).fold(defenders, |all, it| all & touch[it]);
                let mut set = common;
                while set != 0 {
                    if set >> d & 1 == 1
                        && can_all_fight(attackers & !group, defenders & !set, &touch)
                    {
                        open = true;
                        break;
                    }
                    set = (set - 1) & common;
                }
                group = (group - 1) & touched;
            }
            let target = label(contacts.defenders[d]);
            assert_eq!(start.offers(&format!("attack {target}")), open, "{target}");
        }
        for _ in 0..25 {
            let mut stage = start.clone();
            let attacks: Vec<String> =
                stage.offered().into_iter().filter(|it| it.starts_with("attack")).collect();
            assert!(!attacks.is_empty(), "somebody must fight and cannot");
            let choice = attacks[numbers.below(attacks.len() as u64)].clone();
            stage.go(&choice, &[]);
            // Any answers lead to an announcement: there is always one more.
            loop {
                let offered = stage.offered();
                assert!(!offered.is_empty(), "a dead end");
                let choice = offered[numbers.below(offered.len() as u64)].clone();
                if choice == "announce" {
                    break;
                }
                stage.go(&choice, &[]);
            }
            let combat = stage.0.core().combat.expect("it is named");
            let set = |all: &[HexId], of: &rules_prussia::state::Hexes| -> u32 {
                (0..all.len()).filter(|&it| of.contains(all[it])).map(|it| 1 << it).sum()
            };
            let group = set(&contacts.attackers, &combat.attackers);
            let beaten = set(&contacts.defenders, &combat.defenders);
            for a in bits(group) {
                assert_eq!(beaten & !touch[a], 0, "every attacker touches every defender");
            }
            assert!(can_all_fight(attackers & !group, defenders & !beaten, &touch));
            stage.go("announce", &[]);
            named += 1;
        }
    }
}

/// Rules: pg:19.1c.
#[test]
fn pg_19_1c_an_assault_leaves_nobody_behind_either() {
    // The only foot next to 0504 may not go for the guns in 0605.
    let stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .unit("g", "coalition artillery battery", GUNS, "0605")
        .stage();
    assert_eq!(stage.rule("attack 0605"), "pg:19.0a");
    assert!(stage.offers("attack 0504"));
}
