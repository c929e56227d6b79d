//! [AMB 6.8, 6.9] Orders that a German cannot obey, or only in part.

use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, Place, Sortie};
use rules_ambush::terms::{Ammo, Stance};
use testkit::Drive;

use crate::acting::{acting, action, begin_with, count, hex, id, man, named, obeying};
use crate::story::{at, play_then};

/// A in F10, across the water from whoever is in H9; B far away.
fn facing(germans: &str) -> String {
    format!(
        r#"us = [{{ who = "A", hex = "F10", ar = "1" }}, {{ who = "B", hex = "A1", ar = "1" }}]
        germans = [{germans}]"#
    )
}

/// A in one hex, unaware, one German in another; B far away.
fn near(us: &str, german: &str) -> String {
    format!(
        r#"us = [{{ who = "A", hex = "{us}", ar = "unaware" }}, {{ who = "B", hex = "A1", ar = "1" }}]
        germans = [{{ ar = "1", {german} }}]"#
    )
}

const GRENADE: &str = r#"do = [{ grenade = "nearest" }]"#;

/// At two hexes the machine gun by instinct has 7 - 2, a rifle with care 6.
///
/// Rules: amb:9.7i, amb:9.6a, amb:6.7h.
#[test]
fn amb_9_7i_who_is_told_to_serve_the_gun_fires_it_before_a_better_rifle() {
    let start = facing(
        r#"{ who = "S", hex = "H9", stance = "crouching", weapons = ["ready"] },
        { who = "M", hex = "H9", stance = "crouching", ar = "1" }"#,
    );
    let (_, events) = acting(811, &start, &[4, 5, 5, 9]);
    let shot = named(&events, "Fired").remove(0);
    assert!(shot.contains("arm: Mmg") && shot.contains("mode: Snap"), "{shot}");
    let (_, events) = acting(802, &start, &[4, 5, 5, 9]);
    assert!(named(&events, "Fired")[0].contains("arm: GermanRifle"), "left to himself he aims");
}

/// Rules: amb:6.9d, amb:6.9h, amb:6.8d.
#[test]
fn amb_6_9d_a_wounded_man_who_has_to_rise_throws_nothing() {
    let start = near("H10", r#"who = "L", hex = "H9", stance = "prone", marks = ["wounded"]"#);
    let (game, events) = obeying(GRENADE, &start, &[4]);
    assert_eq!((count(&events, "Thrown"), man(&game, 'L').stance), (0, Stance::Crouching));
    // Unwounded he rises for nothing and throws: a miss that stays there, a dud.
    let start = near("H10", r#"who = "L", hex = "H9", stance = "prone""#);
    let (_, events) = obeying(GRENADE, &start, &[4, 9, 6, 10, 1]);
    assert_eq!(count(&events, "Thrown"), 1);
}

/// Rules: amb:6.9d, amb:9.4b, amb:6.8d.
#[test]
fn amb_6_9d_a_wounded_man_who_has_to_rise_clears_no_jam() {
    let jammed = r#"who = "L", hex = "H9", stance = "prone", weapons = ["jammed"]"#;
    let start = near("F10", &format!("{jammed}, marks = [\"wounded\"]"));
    let (_, events) = obeying(r#"do = ["clear-jam"]"#, &start, &[4]);
    assert_eq!(count(&events, "Cleared"), 0);
    let (_, events) = obeying(r#"do = ["clear-jam"]"#, &near("F10", jammed), &[4, 9]);
    assert_eq!(count(&events, "Cleared"), 1);
}

/// Rules: amb:6.9h, amb:9e, amb:10.1c, amb:6.7l.
#[test]
fn amb_6_9h_a_german_throws_at_no_friend_through_no_wall_and_nothing_he_has_not() {
    let thrown = |start: &str| count(&obeying(GRENADE, start, &[4]).1, "Thrown");
    let friend = r#"us = [{ who = "A", hex = "H10" }, { who = "B", hex = "A1", ar = "1" }]
        germans = [{ who = "L", hex = "H9", ar = "1" }, { who = "M", hex = "H10" }]"#;
    assert_eq!(thrown(friend), 0, "a German is with him");
    // The side between D3 and C4 is a blank wall.
    assert_eq!(thrown(&near("C4", r#"who = "L", hex = "D3""#)), 0);
    assert_eq!(thrown(&near("H10", r#"who = "R", hex = "H9""#)), 0, "R has no grenade");
}

/// A is in H9. L comes from H11 over two open hexes: half of four points are two, half of three
/// one.
///
/// Rules: amb:11.3a, amb:6.7t, amb:6.9g.
#[test]
fn amb_11_3a_whoever_has_gone_more_than_half_his_way_does_not_strike() {
    let orders = r#"do = [{ move = ["open"] }, "assault"]"#;
    let from = |mpa: u8| near("H9", &format!(r#"who = "L", hex = "H11", mpa = {mpa}"#));
    let (game, events) = obeying(orders, &from(4), &[4, 9]);
    assert_eq!((count(&events, "Assaulted"), hex(&game, 'L').as_deref()), (1, Some("H9")));
    assert!(named(&events, "Assaulted")[0].contains("amb:11.4d"), "it is a charge: {events:?}");
    let (game, events) = obeying(orders, &from(3), &[4]);
    assert_eq!((count(&events, "Assaulted"), hex(&game, 'L').as_deref()), (0, Some("H9")));
}

/// Rules: amb:6.9g, amb:6.8d, amb:11a.
#[test]
fn amb_6_9g_an_assault_needs_somebody_in_his_hex_and_a_charge_finds_him_there() {
    let start = near("H10", r#"who = "L", hex = "H9""#);
    let (_, events) = obeying(r#"do = ["assault"]"#, &start, &[4]);
    assert_eq!(count(&events, "Assaulted"), 0, "A is in the next hex");
    let start = near("H9", r#"who = "L", hex = "H9""#);
    let (_, events) = obeying(r#"do = ["charge"]"#, &start, &[4, 9]);
    assert_eq!(count(&events, "Assaulted"), 1);
    assert!(!named(&events, "Assaulted")[0].contains("amb:11.4d"), "he has not gone a step");
    let shot = r#"do = [{ aimed-fire = "nearest" }, "assault"]"#;
    let (_, events) = obeying(shot, &start, &[4, 5, 5, 9]);
    assert_eq!((count(&events, "Fired"), count(&events, "Assaulted")), (1, 0), "one action");
}

/// Rules: amb:17.7d, amb:6.8d, amb:17.5b.
#[test]
fn amb_6_8d_a_driver_who_has_fired_does_not_drive_and_nobody_moves_on_foot_aboard() {
    let start = |seat: u8, who: &str| {
        format!(
            r#"us = [{{ who = "A", hex = "F10", ar = "1" }}]
            vehicles = [{{ kind = "kubelwagen", hex = "H9", facing = "H8" }}]
            germans = [{{ who = "{who}", aboard = [0, {seat}], ar = "1" }}]"#
        )
    };
    let fire = r#"do = [{ snap-fire = "nearest" }, { drive = "slow" }]"#;
    let (game, events) = obeying(fire, &start(0, "W"), &[4, 5, 5, 9]);
    assert_eq!((count(&events, "Fired"), hex(&game, 'W').as_deref()), (1, Some("H9")));
    let (game, events) = obeying(r#"do = [{ move = ["open"] }]"#, &start(1, "L"), &[4]);
    assert_eq!((count(&events, "Moved"), hex(&game, 'L').as_deref()), (0, Some("H9")));
    let (game, _) = obeying(r#"do = ["mount"]"#, &start(1, "L"), &[4]);
    assert!(matches!(man(&game, 'L').place, Place::Aboard(_, 1)), "he keeps his seat");
}

/// L cannot drive, W can; a jeep is none of theirs.
///
/// Rules: amb:17.5a, amb:17.5b, amb:17.1e.
#[test]
fn amb_17_5b_a_german_takes_the_wheel_only_if_he_can_drive_and_only_of_his_own_side() {
    let seat = |kind: &str, who: &str| {
        let start = format!(
            "{}\nvehicles = [{{ kind = \"{kind}\", hex = \"K6\", facing = \"J5\" }}]",
            near("K8", &format!(r#"who = "{who}", hex = "K6""#))
        );
        let (game, _) = obeying(r#"do = ["mount"]"#, &start, &[4]);
        match man(&game, who.chars().next().expect("a letter")).place {
            Place::Aboard(_, seat) => Some(seat),
            _ => None,
        }
    };
    assert_eq!(seat("kubelwagen", "W"), Some(0));
    assert_eq!(seat("kubelwagen", "L"), Some(1));
    assert_eq!(seat("jeep", "L"), None);
}

/// Rules: amb:6.8d, amb:17.5b.
#[test]
fn amb_6_8d_nobody_gets_out_who_is_not_in() {
    let (game, events) =
        obeying(r#"do = ["dismount"]"#, &facing(r#"{ who = "L", hex = "H9", ar = "1" }"#), &[4]);
    assert_eq!((count(&events, "Dismounted"), hex(&game, 'L').as_deref()), (0, Some("H9")));
    assert_eq!(man(&game, 'L').ar, ArBox::Complete);
}

/// L and M shoot equally well.
///
/// Rules: amb:6.3i, amb:6.3g, amb:9.4a, amb:9.5f.
#[test]
fn amb_6_3i_of_equal_friends_the_first_letter_and_none_whose_weapon_is_useless() {
    let given = |friends: &str, faces: &[u8]| {
        let start = facing(&format!(r#"{{ who = "P", hex = "H9", ar = "1" }}, {friends}"#));
        let (game, events) = acting(812, &start, faces);
        let gift = named(&events, "GaveTurn").pop()?;
        ['L', 'M'].into_iter().find(|it| gift.contains(&format!("to: {:?}", id(&game, *it))))
    };
    let both = r#"{ who = "L", hex = "H10" }, { who = "M", hex = "H10" }"#;
    assert_eq!(given(both, &[4, 5, 5, 9]), Some('L'));
    for word in ["jammed", "empty", "broken"] {
        let useless = both.replacen("\"H10\"", &format!("\"H10\", weapons = [\"{word}\"]"), 1);
        assert_eq!(given(&useless, &[4, 5, 5, 9]), Some('M'), "{word}");
    }
}

/// A broken gun is not made ready; S has a pistol.
///
/// Rules: amb:9.7d, amb:9.4b.
#[test]
fn amb_9_4b_nobody_makes_a_broken_gun_ready() {
    let start = facing(r#"{ who = "S", hex = "H9", ar = "1", weapons = ["broken"] }"#);
    let (_, events) = obeying(r#"do = ["ready-weapon"]"#, &start, &[4]);
    assert_eq!(count(&events, "WeaponReady"), 0);
    let start = facing(r#"{ who = "S", hex = "H9", ar = "1" }"#);
    let (_, events) = obeying(r#"do = ["ready-weapon"]"#, &start, &[4]);
    assert_eq!(count(&events, "WeaponReady"), 1);
    let later = r#"do = [{ aimed-fire = "nearest" }, "ready-weapon"]"#;
    let (_, events) = obeying(later, &start, &[4, 5, 5, 9]);
    assert_eq!(count(&events, "WeaponReady"), 0, "his pistol was his action");
}

/// With his first turn he loads, with his second he fires.
///
/// Rules: amb:9.8b, amb:6.8d, amb:9.5f.
#[test]
fn amb_9_8b_a_german_loads_his_bazooka_when_he_is_to_fire_it() {
    let bazooka =
        r#"{ who = "L", hex = "H9", stance = "crouching", ar = "2", arms = ["bazooka"] }"#;
    let (_, events) = acting(802, &facing(bazooka), &[4, 4, 5, 5, 9]);
    assert_eq!((count(&events, "Loaded"), count(&events, "Fired")), (1, 1));
    let empty = bazooka.replace("arms =", "weapons = [\"empty\"], arms =");
    let (_, events) = acting(802, &facing(&empty), &[4, 4]);
    assert_eq!((count(&events, "Loaded"), count(&events, "Fired")), (0, 0), "he has no round");
}

/// C stands beside D in F10; the first shot kills C, the second is for D.
///
/// Rules: amb:6.7f, amb:9.6c, amb:9d.
#[test]
fn amb_6_7f_a_german_picks_anew_for_his_second_snap_shot() {
    let start = r#"us = [
        { who = "C", hex = "F10", ar = "1" },
        { who = "D", hex = "F10", stance = "prone", ar = "1" },
    ]
    germans = [{ who = "L", hex = "H9", stance = "crouching", ar = "1" }]"#;
    let orders = r#"do = [{ snap-fire = "easiest" }]"#;
    let (game, events) = obeying(orders, start, &[4, 5, 5, 10, 9, 5, 5, 9]);
    let shots = named(&events, "Fired");
    let at = |it| format!("target: Man({:?})", id(&game, it));
    assert!(shots[0].contains(&at('C')) && shots[1].contains(&at('D')), "{shots:?}");
    assert_eq!(man(&game, 'L').ammo.get(&Ammo::Grenade), Some(&1));
}

/// Two riflemen crouch side by side: each fires in his own turn.
///
/// Rules: amb:9.7i, amb:6.7e.
#[test]
fn amb_9_7i_nobody_spends_his_turn_on_the_rifle_of_another() {
    let start = facing(
        r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1" },
        { who = "M", hex = "H9", stance = "crouching", ar = "1" }"#,
    );
    let (_, events) = acting(802, &start, &[4, 5, 5, 9, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 2);
}

/// L comes first, S carries the gun and M does not: S serves it with him and aims.
///
/// Rules: amb:9.7i, amb:9.7j.
#[test]
fn k54_whoever_carries_the_gun_is_the_other_man_before_anybody_else() {
    let start = facing(
        r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1" },
        { who = "M", hex = "H9", stance = "crouching", ar = "1" },
        { who = "S", hex = "H9", stance = "crouching", ar = "1", weapons = ["ready"] }"#,
    );
    let (game, events) = acting(811, &start, &[4, 5, 5, 9, 5, 5, 9]);
    let shots = named(&events, "Fired");
    assert!(shots[0].contains(&format!("Man({:?}", id(&game, 'S'))), "{shots:?}");
    assert!(shots[1].contains("arm: GermanRifle"), "two have fired it in this Round: {shots:?}");
}

/// A jam cleared, a gun made ready, a turn given away: that was his action.
///
/// Rules: amb:6.8d, amb:9.4b, amb:9.7d, amb:6.3i.
#[test]
fn amb_6_8d_after_any_other_action_he_neither_fires_nor_goes() {
    let then = |orders: &str, germans: &str, faces: &[u8]| {
        let (_, events) = obeying(orders, &facing(germans), faces);
        (count(&events, "Fired"), count(&events, "Moved"))
    };
    let jammed = r#"{ who = "L", hex = "H11", ar = "1", weapons = ["jammed"] }"#;
    let clear = r#"do = ["clear-jam", { best-fire = "nearest" }, { move = ["open"] }]"#;
    assert_eq!(then(clear, jammed, &[4, 9]), (0, 0));
    let fire = r#"do = [{ best-fire = "nearest" }, { move = ["open"] }]"#;
    assert_eq!(then(fire, jammed, &[4, 9]), (0, 0), "he was to fire and cleared the jam");
    let unready = r#"{ who = "S", hex = "H11", stance = "crouching", ar = "1" }"#;
    let ready = r#"do = ["ready-weapon", { best-fire = "nearest" }, { move = ["open"] }]"#;
    assert_eq!(then(ready, unready, &[4]), (0, 0));
    let aimed = r#"do = [{ aimed-fire = "nearest" }, { move = ["open"] }]"#;
    assert_eq!(then(aimed, r#"{ who = "L", hex = "H11", ar = "1" }"#, &[4, 5, 5, 9]), (1, 0));
    let give = r#"do = ["give-turn", { move = ["open"] }]"#;
    let pair = r#"{ who = "P", hex = "H11", ar = "1" }, { who = "L", hex = "H10" }"#;
    let (game, events) = obeying(give, &facing(pair), &[4]);
    assert_eq!(count(&events, "GaveTurn"), 1);
    assert_eq!(hex(&game, 'P').as_deref(), Some("H11"));
}

/// With two points he gets out for one and goes one hex of open ground.
///
/// Rules: amb:17.5b, amb:6.8d.
#[test]
fn amb_17_5b_getting_out_costs_a_point_of_the_way_on_foot() {
    let start = r#"us = [{ who = "A", hex = "A1", ar = "1" }]
        vehicles = [{ kind = "kubelwagen", hex = "H11", facing = "H10" }]
        germans = [{ who = "L", aboard = [0, 1], ar = "1", mpa = 2 }]"#;
    let (game, _) = obeying(r#"do = ["dismount", { move = ["open"] }]"#, start, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("H10"));
}

/// Rules: amb:11.3a, amb:13.2h, amb:6.7t.
#[test]
fn ex_125_a_wounded_man_who_crouches_has_no_point_left_to_charge_with() {
    let wounded = r#"who = "L", hex = "H9", stance = "crouching", marks = ["wounded"]"#;
    let (game, events) = obeying(r#"do = ["charge"]"#, &near("H10", wounded), &[4]);
    assert_eq!((count(&events, "Assaulted"), hex(&game, 'L').as_deref()), (0, Some("H9")));
}

/// C lies in I10, A stands in H10; both hexes cost a point.
///
/// Rules: amb:11.1a, amb:11.3a, amb:6.9h.
#[test]
fn amb_11_1a_a_german_charges_into_the_hex_of_the_one_who_is_worse_off() {
    let start = r#"us = [
        { who = "A", hex = "H10", ar = "1" },
        { who = "C", hex = "I10", stance = "prone", ar = "1" },
    ]
    germans = [{ who = "L", hex = "H9", ar = "1" }]"#;
    let (game, events) = obeying(r#"do = ["charge"]"#, start, &[4, 9]);
    assert_eq!((count(&events, "Assaulted"), hex(&game, 'L').as_deref()), (1, Some("I10")));
}

/// The hex that the one throw among some events was meant for: it misses with 9, stays there with
/// a 6 and is a dud.
#[track_caller]
fn aimed_at(orders: &str, us: &str, german: &str) -> String {
    let start = format!("us = [{us}]\ngermans = [{{ ar = \"1\", {german} }}]");
    let (game, events) = obeying(orders, &start, &[4, 9, 6, 10, 1]);
    let thrown = named(&events, "Thrown").remove(0);
    let hexes = ["E3", "D5", "H10", "H11", "I8", "K10"];
    let aim = |it: &&str| thrown.contains(&format!("aim: Spot(Spot {{ hex: {:?},", at(&game, it)));
    hexes.into_iter().find(aim).unwrap_or_else(|| panic!("{thrown}")).to_owned()
}

/// H10 is next to L, H11 two hexes away: nearer and easier. Two in one hex are one throw.
///
/// Rules: amb:6.9h, amb:9.6c, amb:9.6d.
#[test]
fn amb_6_9h_a_grenade_is_for_the_nearest_or_the_easiest_hex() {
    let us = r#"{ who = "A", hex = "H11", ar = "unaware" }, { who = "C", hex = "H10", ar = "unaware" },
        { who = "D", hex = "H10", ar = "unaware" }"#;
    for pick in ["nearest", "easiest"] {
        let orders = format!("do = [{{ grenade = \"{pick}\" }}]");
        assert_eq!(aimed_at(&orders, us, r#"who = "L", hex = "H9""#), "H10", "{pick}");
    }
}

/// Brush hides I8, two hexes from H9; K10 is three hexes away in plain view. In the barn D3 a
/// crouching man does not see who lies right before the window, but he is next to him.
///
/// Rules: amb:6.9h, amb:8.2n.
#[test]
fn amb_6_9h_those_he_knows_of_come_before_nearer_ones_he_does_not_see() {
    let hidden =
        r#"{ who = "A", hex = "I8", ar = "unaware" }, { who = "C", hex = "K10", ar = "unaware" }"#;
    assert_eq!(aimed_at(GRENADE, hidden, r#"who = "L", hex = "H9""#), "K10");
    let window = r#"{ who = "A", hex = "E3", stance = "prone", ar = "unaware" },
        { who = "C", hex = "D5", ar = "unaware" }"#;
    let german = r#"who = "L", hex = "D3", stance = "crouching""#;
    assert_eq!(aimed_at(GRENADE, window, german), "E3");
}

/// Rules: amb:17.11a, amb:6.9h.
#[test]
fn amb_17_11a_a_german_throws_into_an_open_car() {
    let start = r#"us = [{ who = "C", aboard = [0, 1], ar = "unaware" }, { who = "B", hex = "A1", ar = "1" }]
        vehicles = [{ kind = "jeep", hex = "H10", facing = "H11" }]
        germans = [{ who = "L", hex = "H9", ar = "1" }]"#;
    let (_, events) = obeying(GRENADE, start, &[4, 9, 6, 10, 1]);
    assert!(named(&events, "Thrown")[0].contains("aim: Into("), "{events:?}");
}

/// Rules: amb:6.8c, amb:9.7i.
#[test]
fn amb_6_8c_an_option_may_ask_for_two_at_a_gun_that_is_ready() {
    let orders = r#"options = [
        { if = ["can-fire-jointly"], do = [{ joint-fire = "nearest" }] },
        { do = [{ stance = "prone" }, "wait"] },
    ]"#;
    let fires = |gun: &str, other: &str, faces: &[u8]| {
        let start = facing(&format!(
            r#"{{ who = "S", hex = "H9", stance = "crouching", ar = "1"{gun} }},
            {{ who = "X", hex = "H9", stance = "crouching"{other} }}"#
        ));
        let (_, events) = obeying(orders, &start, faces);
        count(&events, "Fired")
    };
    let (ready, turn) = (r#", weapons = ["ready"]"#, r#", ar = "1""#);
    assert_eq!(fires(ready, turn, &[4, 5, 5, 9]), 1);
    assert_eq!(fires(ready, "", &[4]), 0, "X has no turn");
    assert_eq!(fires("", turn, &[4]), 0, "the gun is not ready");
}

/// What a tank with five men does that closes by its first option and else opens: it stands open
/// in H6 and looks over the bridge.
#[track_caller]
fn closes(test: &str, start: &str) -> bool {
    let text = format!(
        "options = [{{ if = [{test}], do = [{{ tank = [\"close\"] }}] }}, {{ do = [{{ tank = [\"open\"] }}] }}]"
    );
    let old = format!("\"5\" = \"{}\"", ["840"; 10].join(" "));
    let new = format!("\"5\" = \"{}\"", ["870"; 10].join(" "));
    let (game, _): (Sortie, Vec<Event>) =
        begin_with(&[(old, new), action(870, &text)], start, &[4]);
    game.vehicle(game.vehicle_by_card(61).expect("the Panzer IV")).closed
}

/// Rules: amb:17.8a, amb:6.8c.
#[test]
fn amb_17_8a_a_tank_sees_soldiers_and_vehicles_that_are_not_wrecked() {
    let with = |us: &str, jeep: &str| {
        format!(
            r#"condition = 2
            us = [{{ who = "A", hex = "{us}", ar = "1" }}]
            vehicles = [
                {{ kind = "panzer-iv", card = 61, ar = "1", hex = "H6", facing = "G6" }},
                {{ kind = "jeep", {jeep} }},
            ]"#
        )
    };
    let behind = r#"hex = "K8", facing = "J7""#;
    let seen = r#"hex = "E6", facing = "F5""#;
    assert!(closes("\"sees-us\"", &with("E5", behind)));
    assert!(!closes("\"sees-us\"", &with("K8", behind)), "A is in the cottage");
    assert!(closes("\"sees-us-vehicle\"", &with("K8", seen)));
    assert!(!closes("\"sees-us-vehicle\"", &with("E5", behind)));
    assert!(!closes("\"sees-us-vehicle\"", &with("E5", &format!("{seen}, wrecked = true"))));
    assert!(closes(
        "{ here = \"road\" }",
        &with("E5", seen).replace("\"H6\", facing = \"G6\"", "\"I6\", facing = \"H5\"")
    ));
    assert!(!closes("{ here = \"road\" }", &with("E5", seen)), "H6 is cover");
}

/// Having to rise he fires his pistol: the gun takes the whole of an action.
///
/// Rules: amb:6.9d, amb:6.7s, amb:6.7h.
#[test]
fn amb_6_9d_a_wounded_gunner_who_has_to_rise_leaves_his_gun_alone() {
    let start = facing(
        r#"{ who = "S", hex = "H9", stance = "prone", ar = "1", weapons = ["ready"], marks = ["wounded"] }"#,
    );
    let (_, events) = obeying(r#"do = [{ best-fire = "nearest" }]"#, &start, &[4, 5, 5, 9]);
    let shot = named(&events, "Fired").remove(0);
    assert!(shot.contains("arm: Pistol") && shot.contains("mode: Snap"), "{shot}");
}

/// The rifle jams with 02; the pistol beside it does not fire the second shot.
///
/// Rules: amb:6.7f, amb:9.4a.
#[test]
fn amb_6_7f_both_snap_shots_of_a_german_are_fired_with_one_weapon() {
    let start = facing(
        r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1", arms = ["german-rifle", "pistol"] }"#,
    );
    let (_, events) = obeying(r#"do = [{ snap-fire = "nearest" }]"#, &start, &[4, 10, 2]);
    assert_eq!(count(&events, "Fired"), 0);
}

/// In condition 2 the way from H5 leads off the map by road, cover and open ground, a point each:
/// four points are four hexes, half of them two.
///
/// Rules: amb:6.7s, amb:7.3i.
#[test]
fn amb_6_7s_a_german_who_is_also_to_snap_fire_has_half_his_points_for_the_way() {
    let start = format!("condition = 2\n{}", near("A1", r#"who = "L", hex = "H5""#));
    let goes = r#"{ move = ["open", "road", "cover"] }"#;
    let (_, events) = obeying(&format!("do = [{goes}]"), &start, &[4]);
    assert_eq!(count(&events, "Moved"), 4);
    let both = format!("do = [{goes}, {{ snap-fire = \"nearest\" }}]");
    let (_, events) = obeying(&both, &start, &[4]);
    assert_eq!(count(&events, "Moved"), 2);
}

/// Told to get away if nobody sees him, L is seen by A: when the Round ends he is still there.
///
/// Rules: amb:7.4c, amb:7.4b.
#[test]
fn amb_7_4c_whoever_is_seen_is_not_gone_when_the_round_ends() {
    let orders = r#"do = ["vanish-if-unseen"]"#;
    let start = facing(r#"{ who = "L", hex = "H9", ar = "1" }"#);
    let (mut game, _) = obeying(orders, &start, &[4]);
    let events = play_then(&mut game, "act A; pass; act B; pass", &[]);
    assert_eq!(count(&events, "Vanished"), 0);
    assert_eq!(hex(&game, 'L').as_deref(), Some("H9"));
}

/// L in the cottage is gone when the Round ends. In Operations paragraph 136, entered at D6,
/// brings his card again: a 0 always activates.
///
/// Rules: amb:7.4a, amb:6.2a.
#[test]
fn amb_7_4a_a_german_who_has_slipped_away_may_come_back_by_a_paragraph() {
    let start = r#"us = [{ who = "A", hex = "D7", ar = "1" }]
        germans = [{ who = "L", hex = "K8", ar = "1" }]"#;
    let (mut game, _) = obeying(r#"do = ["vanish-if-unseen"]"#, start, &[4]);
    let events = play_then(&mut game, "act A; pass", &[]);
    assert_eq!((count(&events, "Vanished"), man(&game, 'L').place), (1, Place::Gone));
    let events = play_then(&mut game, "with A; go D6", &[10]);
    assert_eq!(count(&events, "Activated"), 1, "{events:?}");
}

/// M and T come into play in the second Round; their paragraph gives the Germans the advantage,
/// but of a Round that is on that counts for nothing, and the next is diced for.
///
/// Rules: amb:6.6a, amb:6.1d.
#[test]
fn amb_6_6a_a_paragraph_read_in_a_round_gives_no_advantage_in_the_next() {
    let start = r#"
        round = 2
        advantage = "us"
        us = [{ who = "C", hex = "E6", ar = "1" }]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#;
    let mut game = crate::stage::begin(start);
    let nines = || crate::dropping::Always(Vec::new(), 9);
    let mut events = game.play_with("act C; go D5", &mut nines());
    assert!(count(&events, "Activated") == 2, "{events:?}");
    for _ in 0..10 {
        if count(&events, "Advantage") > 0 {
            break;
        }
        let answer = game.offered().swap_remove(0);
        events.extend(game.play_with(&answer, &mut nines()));
    }
    assert!(named(&events, "Advantage")[0].contains("granted: false"), "{events:?}");
}

/// Wounded he has two points: one to stand up, one for the first hex.
///
/// Rules: amb:7.3h, amb:13.2h, amb:13.2i, amb:6.8f.
#[test]
fn amb_7_3h_a_wounded_man_pays_for_rising_and_goes_as_far_as_the_rest_takes_him() {
    let start = near("A1", r#"who = "L", hex = "H11", stance = "crouching", marks = ["wounded"]"#);
    let (game, events) = obeying(r#"do = [{ move = ["open"] }]"#, &start, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("H10"));
    assert!(named(&events, "Stance")[0].contains("paid: true"), "{events:?}");
}

/// The car stands in H9, two open hexes from H11; to get in costs a third point.
///
/// Rules: amb:17.5b, amb:13.2h.
#[test]
fn amb_17_5b_whoever_has_spent_all_his_points_gets_into_no_car() {
    let mounts = |mark: &str| {
        let german = format!(r#"who = "L", hex = "H11"{mark}"#);
        let car = r#"vehicles = [{ kind = "kubelwagen", hex = "H9", facing = "H8" }]"#;
        let start = format!("{}\n{car}", near("A1", &german));
        let (game, _) = obeying(r#"do = [{ move = ["open"] }, "mount"]"#, &start, &[4]);
        assert_eq!(hex(&game, 'L').as_deref(), Some("H9"));
        matches!(man(&game, 'L').place, Place::Aboard(..))
    };
    assert!(mounts(""), "he has four points");
    assert!(!mounts(r#", marks = ["wounded"]"#));
}

/// Rules: amb:6.7s, amb:6.8d.
#[test]
fn amb_6_7s_a_german_who_has_fired_and_gone_fires_no_more() {
    let orders =
        r#"do = [{ snap-fire = "nearest" }, { move = ["open"] }, { snap-fire = "nearest" }]"#;
    let start = facing(r#"{ who = "L", hex = "H11", ar = "1" }"#);
    let (game, events) = obeying(orders, &start, &[4, 5, 5, 9]);
    assert_eq!((count(&events, "Fired"), hex(&game, 'L').as_deref()), (1, Some("H9")));
}
