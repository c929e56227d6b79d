//! [NW 9.5, 9.6] [NWK 6.1] Shifts and modifiers.

use rules_nextwar::action::Action;
use rules_nextwar::ch09_combat::Fought;
use rules_nextwar::state::War;

use crate::drive::Drive;
use crate::fields::{attack, battlefield, field, of_rule};

/// A combat of one brigade against another in 0303 with more lines.
fn fight(hexes: &str, lines: &str) -> Fought {
    let units = "dprk-a infantry X 4-5-6-4/2-2-2-4 1/1 at 0302
                 rok-x infantry X 4-4-4-4/2-2-2-4 1/1 at 0303\n";
    let mut war = battlefield(hexes, &format!("{units}{lines}"));
    attack(&mut war, "0303", "dprk-a", "rok-x", &[9])
}

fn shift(fought: &Fought) -> i8 {
    fought.shifts.iter().map(|it| it.amount).sum()
}

fn modifier(fought: &Fought) -> i8 {
    fought.modifiers.iter().map(|it| it.amount).sum()
}

/// Rules: nw:9.5.1a.
#[test]
fn the_difference_of_the_lead_units_shifts_the_column() {
    assert_eq!(of_rule(&fight("", "").shifts, "nw:9.5.1a"), 2);
    let mut war = battlefield(
        "",
        "dprk-a infantry X 4-5-3-4 1 at 0302
         rok-x infantry X 4-4-7-4 1 at 0303
         rok-y infantry X 4-4-2-4 1 at 0303",
    );
    war.play("attack 0303; add dprk-a; announce; lead dprk-a", &[]);
    assert_eq!(war.refusal("lead dprk-a"), "nw:9.5.1a");
    assert_eq!(war.options("lead"), ["rok-x", "rok-y"], "the defender chooses");
    let fought = crate::fields::fought(&war.play("lead rok-x; done; done; roll", &[9]));
    assert_eq!(of_rule(&fought.shifts, "nw:9.5.1a"), -4);
}

/// own-16: exploitation, city and fortification against two columns of efficiency: four to the
/// left.
/// Rules: nw:9.5.2a, nw:9.5.2b, nw:9.5.2c, nw:9.5.3, nw:9.2.3.
#[test]
fn cities_fortifications_and_exploitation_shift_two_columns_each() {
    assert_eq!(shift(&fight("", "city 0303")), 0);
    assert_eq!(shift(&fight("", "dmz-south 0303")), 0);
    assert_eq!(shift(&fight("", "dmz-south 0303\ncity 0303")), -2);
    let units = "dprk-a infantry X 4-5-6-4 1 at 0302\nrok-x infantry X 4-4-4-4 1 at 0303\n";
    let mut war =
        field("", &format!("segment exploitation-combat\n{units}dmz-south 0303\ncity 0303"));
    let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[9]);
    assert_eq!(shift(&fought), -4);
    assert_eq!(of_rule(&fought.shifts, "nw:9.5.3"), -2);
    assert_eq!(fought.column, 1, "from one to one in the open, column 5");
}

/// Rules: nw:9.5.2b, nw:8.3.1.10b, nwk:2.2b, nwk:2.2g.
#[test]
fn a_fortification_helps_only_its_owner_until_it_is_captured() {
    let own = fight("", "dmz-south 0303");
    assert_eq!(of_rule(&own.shifts, "nw:9.5.2b"), -2);
    assert_eq!(of_rule(&own.modifiers, "nwk:2.2b"), 1);
    let lost = fight("", "dmz-south 0303\ncaptured 0303");
    assert_eq!((shift(&lost), modifier(&lost)), (2, 0));
    let abroad = fight("", "dprk 0303\ndmz-north 0303");
    assert_eq!((shift(&abroad), modifier(&abroad)), (2, 0));
    let held = fight("", "dmz-south 0303\ncontrol dprk 0303");
    assert_eq!(of_rule(&held.shifts, "nw:9.5.2b"), 0, "the enemy controls it");
}

/// Rules: nw:9.5.4.
#[test]
fn surprise_shifts_as_the_scenario_says() {
    let lines = "surprise dprk 2 3\n";
    assert_eq!(of_rule(&fight("", lines).shifts, "nw:9.5.4"), 3);
    assert_eq!(of_rule(&fight("", "surprise dprk 1 3\n").shifts, "nw:9.5.4"), 0, "it is over");
    assert_eq!(of_rule(&fight("", "surprise allied 2 3\n").shifts, "nw:9.5.4"), 0, "the other's");
}

/// Rules: nw:9.6.2, nwk:2.2b.
#[test]
fn towns_airfields_and_installations_add_one_each() {
    assert_eq!(modifier(&fight("", "")), 0);
    assert_eq!(modifier(&fight("", "town 0303")), 1);
    assert_eq!(modifier(&fight("", "airfield 0303")), 1);
    assert_eq!(modifier(&fight("", "town 0303\nairfield 0303\nport 0303\nairbase 0303")), 4);
    assert_eq!(modifier(&fight("", "chemical 0303\nnuclear 0303")), 2);
    assert_eq!(modifier(&fight("", "city 0303")), 0, "a city shifts columns");
}

/// Rules: nw:9.6.3.
#[test]
fn attacks_from_three_hexes_and_more_help_the_attacker() {
    for (count, expected) in [(1, 0), (2, 0), (3, -1), (4, -1), (5, -2), (6, -2)] {
        let around = ["0302", "0403", "0404", "0304", "0204", "0203"];
        let mut lines = "rok-x infantry XX 9-30-4-4/2-2-2-4 1/1 at 0303\n".to_owned();
        let mut names = String::new();
        for at in &around[..count] {
            lines += &format!("dprk-{at} infantry X 5-5-4-4 1 at {at}\n");
            names += &format!("dprk-{at} ");
        }
        let mut war = battlefield("", &lines);
        let fought = attack(&mut war, "0303", &names, "rok-x", &[9]);
        assert_eq!(of_rule(&fought.modifiers, "nw:9.6.3"), expected, "{count} hexes");
    }
}

/// Rules: nwk:3.1.2a, nw:9.6.4.
#[test]
fn light_infantry_counts_once_for_its_side_in_broken_ground() {
    let light = |at: &str, side: &str| {
        format!(
            "{side}-l light-infantry X 2-2-4-5 1 at {at} yellow\n{side}-m light-infantry X 2-2-4-5 1 at {at} yellow\n"
        )
    };
    let drm = |hexes: &str, lines: &str, attackers: &str| {
        let units = "dprk-a infantry X 4-5-4-4 1 at 0302\nrok-x infantry X 4-4-4-4 1 at 0303\n";
        let mut war = battlefield(hexes, &format!("{units}{lines}"));
        of_rule(&attack(&mut war, "0303", attackers, "rok-x", &[9]).modifiers, "nwk:3.1.2a")
    };
    let ours = light("0302", "dprk");
    let theirs = light("0303", "rok");
    let all = "dprk-a dprk-l dprk-m";
    assert_eq!(drm("0303=r", &ours, all), -1);
    assert_eq!(drm("0303=r", &theirs, "dprk-a"), 1);
    assert_eq!(drm("0303=U", &theirs, "dprk-a"), 1);
    assert_eq!(drm("0303=m", &format!("{ours}{theirs}"), all), 0, "both sides");
    assert_eq!(drm("0303=.", &ours, all), 0);
    assert_eq!(drm("0303=w", &theirs, "dprk-a"), 0);
    assert_eq!(drm("0302=h", &ours, all), 0, "the defender's ground counts");
    assert_eq!(drm("0303=r", &ours, "dprk-a"), 0, "they do not take part");
}

/// Rules: nwk:2.6b.
#[test]
fn a_tunnel_helps_the_dprk_alone() {
    let lines = "turn 1 of 4
        dprk 0101..0702
        dmz-north 0302
        dmz-south 0303
        tunnel 0303
        segment initiative-combat
        dprk-a infantry X 4-5-6-4 1 at 0302
        rok-x infantry X 4-4-4-4 1 at 0303";
    let fought = attack(&mut field("", lines), "0303", "dprk-a", "rok-x", &[9]);
    assert_eq!(of_rule(&fought.modifiers, "nwk:2.6b"), -2);
}

fn mixed(attackers: &[(&str, &str)]) -> i8 {
    let mut lines = "kind initiative allied\n".to_owned();
    if attackers[0].0.starts_with("dprk") {
        "kind initiative dprk\n".clone_into(&mut lines);
    }
    let target = if lines.contains("dprk") { "rok-target" } else { "dprk-target" };
    lines += &format!("{target} infantry X 4-9-4-4 1 at 0303\n");
    let mut names = String::new();
    for (name, formation) in attackers {
        lines += &format!("{name} infantry X 3-3-4-4 1 at 0302 {formation}\n");
        names += &format!("{name} ");
    }
    modifier(&attack(&mut battlefield("", &lines), "0303", &names, target, &[9]))
}

/// own-43.
/// Rules: nwk:6.1.1, nwk:6.1.2, nwk:6.1.3, nw:9.6.5.
#[test]
fn mixed_attacks_are_worse() {
    assert_eq!(mixed(&[("dprk-a", ""), ("prc-a", "")]), 3);
    assert_eq!(mixed(&[("us-a", ""), ("rok-a", "")]), 1);
    assert_eq!(mixed(&[("usmc-a", ""), ("rok-a", "")]), 1);
    assert_eq!(mixed(&[("us-a", ""), ("usmc-a", "")]), 0);
    assert_eq!(mixed(&[("jpn-a", "")]), 1);
    assert_eq!(mixed(&[("us-a", ""), ("jpn-a", "")]), 2);
    assert_eq!(mixed(&[("cw-a", ""), ("us-a", "")]), 0);
}

/// own-43.
/// Rules: nw:9.6.6, nwk:6.1.2, nw:2.3.4.
#[test]
fn units_of_several_corps_attack_worse_and_independent_ones_do_not_count() {
    let (i, v) = ("formation=i-rok", "formation=v-rok");
    assert_eq!(mixed(&[("rok-a", i), ("rok-b", i)]), 0);
    assert_eq!(mixed(&[("rok-a", i), ("rok-b", v)]), 1);
    assert_eq!(mixed(&[("rok-a", i), ("rok-b", "")]), 0);
    let army = "formation=1a-rok";
    assert_eq!(mixed(&[("rok-a", i), ("rok-b", army)]), 0, "an army is no corps");
    assert_eq!(mixed(&[("rok-a", i), ("rok-b", v), ("us-a", "")]), 1, "not both");
    assert_eq!(mixed(&[("us-a", "formation=i-us"), ("us-b", "formation=ii-us")]), 0);
    assert_eq!(mixed(&[("dprk-a", "formation=i"), ("dprk-b", "formation=ii")]), 1);
}

/// own-40.
/// Rules: nw:9.5.5, nw:9.4.1, nwk:3.1.2b.
#[test]
fn an_attack_that_comes_mostly_from_the_sea_shifts_one_column() {
    let drawn = |marines: u8, land: u8| {
        let lines = format!(
            "kind initiative allied
             us-amph amph 1 range 3 capacity 5 at 0201 assaulting
             usmc-a marine X {marines}-3-5-5 1 at aboard-us-amph yellow
             rok-a infantry X {land}-3-5-4 1 at 0302
             dprk-x infantry X 3-9-5-4 1 at 0301"
        );
        let mut war = battlefield("0101=~ 0201=~ 0102=~ 0202=~", &lines);
        attack(&mut war, "0301", "rok-a usmc-a", "dprk-x", &[9])
    };
    let less = drawn(6, 4);
    assert_eq!((less.attack, of_rule(&less.shifts, "nw:9.5.5")), (7, 0));
    let more = drawn(9, 4);
    assert_eq!((more.attack, of_rule(&more.shifts, "nw:9.5.5")), (9, -1));
    assert_eq!(of_rule(&more.modifiers, "nwk:3.1.2a"), 0);
}

/// Rules: nw:9.6.1a, nw:9.6.1b, nw:9.2.4.
#[test]
fn ships_of_both_sides_support_and_the_difference_counts() {
    let lines = "kind initiative allied
         us-one sag 3 range 4 at 0101
         us-two sag 2 range 4 at 0201
         us-far sag 2 range 1 at 0102
         prc-sag sag 1 range 6 at 0707
         rok-a infantry X 4-3-5-4 1 at 0302
         dprk-x infantry X 3-4-5-4 1 at 0303";
    let mut war = battlefield("0101=~ 0201=~ 0102=~ 0707=~", lines);
    war.play("attack 0303; add rok-a; announce; lead rok-a; lead dprk-x", &[]);
    assert_eq!(war.question(), "attack-support", "the attacker first");
    war.play("naval us-one; naval us-two", &[]);
    assert_eq!(war.refusal("naval us-far"), "nw:2.4.3");
    assert_eq!(war.refusal("naval prc-sag"), "nw:7.3.1");
    war.play("done", &[]);
    assert_eq!(war.question(), "defense-support");
    let fought = crate::fields::fought(&war.play("naval prc-sag; done; roll", &[9]));
    assert_eq!(of_rule(&fought.modifiers, "nw:9.6.1a"), -4);
}

/// Rules: nw:9.2.5, nw:9.6.1a, nw:9.2.4.
#[test]
fn air_defense_fires_at_support_before_the_combat_is_rolled() {
    let lines = "air-points 4 0
         dprk-a infantry X 4-5-5-4 1 at 0302
         rok-x infantry X 4-4-5-4 1 at 0303";
    let mut war = battlefield("", lines);
    war.play("attack 0303; add dprk-a; announce; lead dprk-a; lead rok-x; air 4; done", &[]);
    assert_eq!((war.question(), war.battle().support[0].points), ("defense-support", 0));
    // The defender has committed what he will: 1 under a contested sky takes a point away.
    war.play("done", &[1]);
    assert_eq!((war.question(), war.battle().support[0].points), ("roll-combat", 3));
    let fought = crate::fields::fought(&war.play("roll", &[9]));
    assert_eq!(of_rule(&fought.modifiers, "nw:9.6.1a"), -3);
}

/// Rules: nwk:15.5.1, nw:9.5.4.
#[test]
fn the_option_of_surprise_gives_a_column_or_a_segment_more() {
    let columns = |option: &str, until: u8| {
        let lines = format!("option oplan-5029 {option}\nsurprise dprk {until} 3\n");
        of_rule(&fight("", &lines).shifts, "nw:9.5.4")
    };
    assert_eq!(["off", "column", "segment"].map(|it| columns(it, 2)), [3, 4, 3]);
    assert_eq!(["off", "column", "segment"].map(|it| columns(it, 1)), [0, 0, 3], "a turn later");
    let late = "option oplan-5029 segment\nsurprise dprk 1 3\nturn 2 of 4
        segment exploitation-combat
        dprk-a infantry X 4-5-6-4 1 at 0302
        rok-x infantry X 4-4-4-4 1 at 0303";
    let fought = attack(&mut field("", late), "0303", "dprk-a", "rok-x", &[9]);
    assert_eq!(of_rule(&fought.shifts, "nw:9.5.4"), 0, "the first combat segment of the turn");
    let third = late.replace("turn 2 of 4", "turn 3 of 4").replace("exploitation", "initiative");
    let fought = attack(&mut field("", &third), "0303", "dprk-a", "rok-x", &[9]);
    assert_eq!(of_rule(&fought.shifts, "nw:9.5.4"), 0, "two turns later");
}

/// Rules: nwk:2.6b.
#[test]
fn a_tunnel_does_nothing_for_the_allies() {
    let lines = "turn 1 of 4
        dprk 0101..0702
        dmz-north 0302
        dmz-south 0303
        tunnel 0303
        segment reaction-combat
        rok-a infantry X 4-5-6-4 1 at 0304
        dprk-x infantry X 4-4-4-4 1 at 0303";
    let fought = attack(&mut field("", lines), "0303", "rok-a", "dprk-x", &[9]);
    assert_eq!(of_rule(&fought.modifiers, "nwk:2.6b"), 0);
}

/// Rules: nw:8.5.8.1e, nw:9.5.5.
#[test]
fn half_of_the_strength_from_the_sea_is_not_most_of_it() {
    let lines = "kind initiative allied
         us-amph amph 1 range 3 capacity 5 at 0201 assaulting
         usmc-a marine X 8-3-5-5 1 at aboard-us-amph yellow
         rok-a infantry X 4-3-5-4 1 at 0302
         dprk-x infantry X 3-9-5-4 1 at 0301";
    let mut war = battlefield("0101=~ 0201=~ 0102=~ 0202=~", lines);
    let fought = attack(&mut war, "0301", "rok-a usmc-a", "dprk-x", &[9]);
    assert_eq!((fought.attack, of_rule(&fought.shifts, "nw:9.5.5")), (8, 0));
}

/// Rules: nw:6.2.1a, nw:6.2.1b, nw:6.5.3a, nwk:3.1.4.1a.
#[test]
fn support_is_committed_once_and_by_its_own_side() {
    let lines = "air-points 6 6
         airfield 0301 0305
         dprk-a sniper X 4-3-6-5 1 at 0302 yellow
         dprk-b sniper X 4-3-6-5 1 at 0302 yellow
         dprk-c infantry X 4-3-6-4 1 at 0302
         dprk-h helicopter 1 range 9 at 0301
         rok-h helicopter 1 range 9 at 0305
         rok-x infantry XX 9-20-5-4/3-4-5-4 2/1 at 0303";
    let mut war = battlefield("", lines);
    war.play("attack 0303; add dprk-a; add dprk-b; add dprk-c; announce", &[]);
    war.play("lead dprk-a; lead rok-x", &[]);
    assert_eq!(war.refusal("air 0"), "nw:6.2.1a");
    assert_eq!(war.refusal("helicopter rok-h"), "nw:6.5.3a", "of the other side");
    assert_eq!(war.refusal("inherent dprk-c"), "nwk:3.1.4.1a", "no sniper brigade");
    war.play("air 2; helicopter dprk-h; inherent dprk-a", &[]);
    assert_eq!(war.refusal("air 1"), "nw:6.2.1a", "all at once");
    assert_eq!(war.refusal("helicopter dprk-h"), "nw:6.5.3a", "it flies already");
    assert_eq!(war.refusal("inherent dprk-a"), "nwk:3.1.4.1a", "they fly already");
    // Each brigade has helicopters of its own. An airfield of the ROK is near: two less on each
    // die, and all come through.
    let events = war.play("inherent dprk-b; done; done; roll", &[9, 9, 9, 9, 9]);
    let fought = crate::fields::fought(&events);
    assert_eq!(of_rule(&fought.modifiers, "nw:9.6.1a"), -3, "two points and a helicopter");
    assert_eq!(of_rule(&fought.modifiers, "nwk:3.1.4.1a"), -2);
}

/// Rules: nw:7.3.1.
#[test]
fn a_ship_supports_once_in_a_segment_and_never_from_port() {
    let lines = "kind initiative allied
         port 0301
         us-one sag 3 range 6 at 0101
         us-port sag 2 range 6 at 0301
         rok-a infantry X 9-3-5-4 1 at 0302
         rok-b infantry X 9-3-5-4 1 at 0404
         dprk-x infantry X 3-4-5-4 1 at 0303
         dprk-y infantry X 3-4-5-4 1 at 0504";
    let mut war = battlefield("0101=~ 0201=~", lines);
    war.play("attack 0303; add rok-a; announce; lead rok-a; lead dprk-x; naval us-one", &[]);
    assert_eq!(war.refusal("naval us-port"), "nw:7.3.1");
    assert_eq!(war.refusal("naval us-one"), "nw:7.3.1", "it is committed");
    // 9 to 4: 2 to 1 and more: column 7; 9 less four reads 1/R, and the attacker is wiped out.
    war.play("done; done; roll; retreat 0203; retreat 0102", &[9]);
    war.play("attack 0504; add rok-b; announce; lead rok-b; lead dprk-y", &[]);
    assert_eq!(war.refusal("naval us-one"), "nw:7.3.1", "it has given support");
}

/// Rules: nw:9.2.3, nw:9.5.2a, nw:9.5.3.
#[test]
fn a_planned_attack_tells_its_shifts_before_the_leads_are_named() {
    let lines = "segment exploitation-combat
                 city 0303
                 dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
                 rok-x infantry XX 5-6-3-4/3-4-3-4 2/1 at 0303";
    let mut war = field("", lines);
    war.play("attack 0303; add dprk-a", &[]);
    let told = |war: &War, action| {
        let reasons = scene::Show::why(war, &action);
        let told = reasons.into_iter().map(|it| format!("{} {}", it.rule, it.amount));
        told.collect::<Vec<_>>().join(", ")
    };
    let odds = "nw:9.2.2 9:6";
    assert_eq!(told(&war, Action::Announce), format!("{odds}, nw:9.5.2a −2, nw:9.5.3 −2"));
    war.play("announce; lead dprk-a; lead rok-x; done; done", &[]);
    let all = format!("{odds}, nw:9.5.1a +2, nw:9.5.2a −2, nw:9.5.3 −2");
    assert_eq!(told(&war, Action::Roll), all);
}
