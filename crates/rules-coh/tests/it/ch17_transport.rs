//! Chapters 16 and 17: trucks, carriers, guns, loading and towing.

use rules_coh::{Event, Flags, Options, Place};

use crate::data::firefight;
use crate::stage::{Drawing, Stage, ground};

/// A vehicle that looks up with a passenger in the middle of open ground, rifles far off.
fn loaded(vehicle: &str, passenger: &str) -> Drawing {
    ground(&["...", "...", "...", "...", "..."])
        .unit("V", vehicle, "C02", 0)
        .unit_with("P", passenger, "C02", 0, "carried_by = \"V\"")
        .unit("S", "rifle-41", "A02", 3)
}

/// Rules: coh:16.0a.
#[test]
fn coh_16_0a_trucks_attack_at_close_quarters_only() {
    let mut stage = ground(&["...", "...", "..."])
        .unit("V", "opel", "B02", 0)
        .unit("S", "rifle-41", "A02", 3)
        .german();
    stage.play("use V", &[]);
    assert_eq!(stage.refused("fire A02"), "coh:16.0a");
    let mut stage = ground(&["...", "...", "..."])
        .unit("V", "opel", "B02", 0)
        .unit("S", "rifle-41", "B02", 3)
        .german();
    stage.plays(&["use V", "melee"]);
    assert_eq!(stage.miss(), (-2 - 2, 11));
}

/// Rules: coh:16.0b.
///
/// ex-114: three road hexes, two trucks in the second: 1 + 2 AP. Tracks do not wait.
#[test]
fn coh_16_0b_wheels_wait_on_crowded_roads() {
    for (kind, cost) in [("gaz", 3), ("t-34c", 1)] {
        let mut stage = ground(&["...", "...", "...", "..."])
            .road("A02 B02 C02 D02")
            .unit("V", kind, "D02", 0)
            .unit("A", "gaz", "B02", 0)
            .unit("B", "gaz", "B02", 0)
            .unit("G", "infantry-43", "A01", 3)
            .soviet();
        stage.plays(&["use V", "move C02", "continue B02", "continue A02", "face 0"]);
        assert_eq!(stage.ap("soviet"), 7 - cost, "{kind}");
    }
    // Who comes in waits, too.
    let mut stage = ground(&["...", "..."])
        .road("A02 B02")
        .unit_with("V", "gaz", "A02", 3, "round = 1")
        .unit("A", "gaz", "A02", 0)
        .unit("G", "infantry-43", "B01", 3)
        .soviet();
    stage.plays(&["use V", "move A02"]);
    stage.settle();
    assert_eq!((stage.at("V").as_str(), stage.ap("soviet")), ("A02", 5));
}

/// Rules: coh:16.1a, coh:16.1b, coh:17.0g, coh:17.1a, coh:17.1b.
///
/// ex-134: infantry in a carrier with a shield, in woods: 11 + 2 + 2; under a mortar 11 + 2. A truck
/// shields nobody.
#[test]
fn coh_16_1_passengers_and_their_shield() {
    let cases = [
        ("sdkfz-251-1", "rifle-41", "infantry-43", 15),
        ("sdkfz-251-1", "mortar-82mm", "infantry-43", 13),
        ("opel", "rifle-41", "infantry-43", 13),
        ("sdkfz-251-1", "rifle-41", "pak38", 10 + 2 + 2),
    ];
    for (vehicle, firer, passenger, defense) in cases {
        let mut stage = ground(&["...", "...", "...", ".w."])
            .unit("V", vehicle, "D02", 0)
            .unit_with("P", passenger, "D02", 0, "carried_by = \"V\"")
            .unit("S", firer, "A02", 3)
            .soviet();
        stage.plays(&["use S", "fire D02", "target P"]);
        let power = if firer == "rifle-41" { 3 } else { 4 };
        assert_eq!(stage.miss(), (power, defense), "{vehicle} {firer}");
        // The vehicle is a target of its own; the woods are its cover, too.
        let (_, own) = stage.miss();
        let expected = match (vehicle, firer) {
            ("opel", _) => 9 + 2,
            // From above the open carrier is soft, and shells burst in the trees.
            (_, "mortar-82mm") => 12,
            _ => 13 + 2,
        };
        assert_eq!(own, expected, "{vehicle} {firer}");
    }
}

/// Rules: coh:16.1b, coh:17.1c.
///
/// The carrier is destroyed first; its passenger keeps the shield in this attack, and stands in the
/// hex afterwards, looking as the carrier did.
#[test]
fn coh_16_1b_the_shield_outlives_the_carrier_for_this_attack() {
    let mut stage = ground(&["...", "...", "..."])
        .unit("V", "sdkfz-251-1", "C02", 5)
        .unit_with("P", "infantry-43", "C02", 0, "carried_by = \"V\"")
        .unit("S", "su-152", "A02", 3)
        .soviet();
    stage.plays(&["use S", "fire C02", "target V"]);
    // Blue 11 + 12 against the flank 12 or the front 13: destroyed.
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("V"), "destroyed");
    assert_eq!(stage.at("P"), "C02");
    assert_eq!(stage.game.unit(stage.id("P")).facing.index(), 5);
    assert_eq!(stage.miss(), (10, 11 + 2));
    assert_eq!(stage.marker("P"), None);
}

/// Rules: coh:16.2a, coh:7.4b.
#[test]
fn coh_16_2a_a_shield_in_front_of_the_gun() {
    // The PaK40: 13 blue in front, 10 red at the flank.
    for (facing, expected) in [(3, (6, 13)), (0, (5, 10))] {
        let mut stage = ground(&["...", "...", "..."])
            .unit("P", "pak40", "A02", facing)
            .unit("S", "t-34c", "C02", 0)
            .soviet();
        stage.plays(&["use S", "fire A02"]);
        assert_eq!(stage.miss(), expected);
    }
}

/// Rules: coh:17.0a.
#[test]
fn coh_17_0a_one_unit_and_no_more() {
    let mut stage = loaded("sdkfz-251-1", "infantry-43")
        .unit("Q", "infantry-43", "C02", 0)
        .unit("K", "pak38", "C02", 0)
        .unit("W", "opel", "C02", 0)
        .german();
    stage.play("use V", &[]);
    assert_eq!(stage.refused("load Q"), "coh:17.0a");
    assert_eq!(stage.refused("load K"), "coh:17.0a");
    assert_eq!(stage.refused("load W"), "coh:17.0a");
    stage.plays(&["unload", "face 0", "pass", "use V"]);
    assert!(stage.offers("load Q") && stage.offers("load P") && stage.offers("load K"));
}

/// Rules: coh:17.0b.
///
/// A passenger that is spent is carried by CAP, not by AP; unless the table lets it ride for free.
#[test]
fn coh_17_0b_both_must_be_entitled() {
    let mut stage = loaded("sdkfz-251-1", "infantry-43").german();
    stage.set("P", Flags::SPENT);
    stage.play("use V", &[]);
    assert_eq!(stage.refused("move B02"), "coh:17.0b");
    assert_eq!(stage.refused("unload"), "coh:9.0g");
    let mut stage = loaded("sdkfz-251-1", "infantry-43").german();
    stage.set("P", Flags::SPENT);
    stage.play("command V", &[]);
    assert!(stage.offers("move B02") && stage.offers("unload"));
    let free = Options { free_passengers: true, ..Options::default() };
    let mut stage = loaded("sdkfz-251-1", "infantry-43").options(free).german();
    stage.set("P", Flags::SPENT);
    stage.play("use V", &[]);
    assert!(stage.offers("move B02") && stage.offers("unload"));
    // By opportunity both are spent.
    let mut stage = loaded("sdkfz-251-1", "infantry-43").german();
    stage.plays(&["opportunity V", "unload", "face 0"]);
    assert!(stage.is("V", Flags::SPENT) && stage.is("P", Flags::SPENT));
}

/// Rules: coh:17.0b, coh:17.0e.
#[test]
fn coh_17_0b_a_passenger_takes_part_only_where_its_vehicle_moves() {
    let of = |free: bool, deed: &str| {
        let options = Options { free_passengers: free, ..Options::default() };
        let mut stage = loaded("sdkfz-251-1", "infantry-43").options(options).german();
        stage.plays(&["use V", deed]);
        stage.settle();
        assert!(stage.is("V", Flags::JOINED), "{deed}");
        stage.is("P", Flags::JOINED)
    };
    assert_eq!([of(false, "move B02"), of(false, "fire A02")], [true, false]);
    assert_eq!([of(true, "move B02"), of(true, "fire A02")], [false, false]);
    // By opportunity the vehicle alone is spent.
    let mut stage = loaded("sdkfz-251-1", "infantry-43").german();
    stage.plays(&["opportunity V", "fire A02"]);
    stage.miss();
    assert!(stage.is("V", Flags::SPENT) && !stage.is("P", Flags::SPENT));
}

/// Rules: coh:17.0c, coh:17.0h, coh:17.0i.
///
/// ex-133: an Opel loads a squad for 1 AP, drives three road hexes for 1, unloads for 1: 4 AP are
/// left, and both are spent in the end.
#[test]
fn coh_17_0c_a_squad_rides_a_truck() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .road("A02 B02 C02 D02 E02")
        .unit("V", "opel", "E02", 0)
        .unit("P", "infantry-43", "E02", 4)
        .unit("Q", "infantry-43", "D02", 4)
        .unit("S", "rifle-41", "A01", 3)
        .german();
    stage.play("use V", &[]);
    assert_eq!(stage.refused("load Q"), "coh:17.0c");
    stage.play("load P", &[]);
    assert_eq!(stage.ap("german"), 6);
    let carrier = stage.id("V");
    assert_eq!(stage.game.unit(stage.id("P")).place, Place::Carried(carrier));
    assert_eq!(stage.game.unit(stage.id("P")).facing.index(), 0);
    stage.plays(&["pass", "use V", "move D02", "continue C02", "continue B02", "face 5"]);
    assert_eq!(stage.ap("german"), 5);
    assert_eq!(stage.game.unit(stage.id("P")).facing.index(), 5);
    stage.plays(&["pass", "use V", "unload", "face 2"]);
    assert_eq!((stage.at("P").as_str(), stage.ap("german")), ("B02", 4));
    assert_eq!(stage.game.unit(stage.id("P")).facing.index(), 2);
    stage.plays(&["pass", "pass"]);
    assert!(stage.offers("bid 0"), "the round is over");
}

/// Rules: coh:17.0c, coh:17.0d, coh:7.4i.
///
/// The price is the printed one, whatever the ground; who is pinned neither gets on nor off, but
/// may be carried.
#[test]
fn coh_17_0d_the_price_is_that_of_open_ground() {
    for (passenger, cost) in [("infantry-43", 1), ("hmg-42", 2), ("pak38", 4), ("pak40", 5)] {
        let mut stage = ground(&["...", "...", ".w.", "...", "..."])
            .unit("V", "panther-d", "C02", 0)
            .unit_with("P", passenger, "C02", 0, "carried_by = \"V\"")
            .unit("S", "rifle-41", "A02", 3)
            .german();
        stage.plays(&["use V", "unload", "face 0"]);
        assert_eq!(stage.ap("german"), 7 - cost, "{passenger}");
    }
    let mut stage = loaded("sdkfz-251-1", "infantry-43").german();
    stage.hit("P", "pinned");
    stage.play("use V", &[]);
    assert_eq!(stage.refused("unload"), "coh:7.4i");
    stage.plays(&["move B02"]);
    stage.settle();
    assert_eq!(stage.at("V"), "B02");
}

/// Rules: coh:17.0e, coh:14.1i, coh:17.0d.
///
/// ex-72, position F: a Panzer III tows a PaK38 two hexes for 1 AP, and again, unhooks it for 4 and
/// moves for 1: 7 AP, both spent.
#[test]
fn coh_17_0e_the_gun_in_tow() {
    let mut stage = Stage { game: firefight("pos-f") }.first("german");
    stage.plays(&["use T", "move I04", "continue H04", "face 0"]);
    assert_eq!(stage.ap("german"), 6);
    stage.plays(&["pass", "use T", "move G04", "continue F04", "face 0"]);
    assert_eq!(stage.ap("german"), 5);
    stage.plays(&["pass", "use T", "unload", "face 0"]);
    assert_eq!((stage.at("K").as_str(), stage.ap("german")), ("F04", 1));
    stage.plays(&["pass", "use T", "move E04"]);
    stage.settle();
    assert_eq!(stage.ap("german"), 0);
    assert!(stage.is("T", Flags::SPENT) && stage.is("K", Flags::SPENT));
}

/// Rules: coh:17.0f.
///
/// ex-73: a carrier with a squad moves for 1, fires for 2, unloads for 1, and leads a group shot for
/// 2: 6 AP. While it rides the squad cannot fire.
#[test]
fn coh_17_0f_a_carried_unit_cannot_fire() {
    let mut stage = loaded("sdkfz-251-1", "infantry-43").unit("X", "rifle-41", "A01", 3).german();
    stage.plays(&["use V", "move B02"]);
    stage.settle();
    stage.plays(&["pass", "use V", "join P"]);
    assert_eq!(stage.refused("fire A02"), "coh:17.0f");
    let mut stage = loaded("sdkfz-251-1", "infantry-43").german();
    stage.plays(&["use V", "move B02"]);
    stage.settle();
    stage.plays(&["pass", "use V", "fire A02"]);
    assert_eq!(stage.ap("german"), 4);
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["pass", "use V", "unload", "face 0", "pass", "use V", "join P", "fire A02"]);
    assert_eq!(stage.ap("german"), 1);
    // Red 4 + 3 at the next hex, one supporter.
    assert_eq!(stage.miss(), (4 + 3 + 1, 12));
}

/// Rules: coh:17.0b, coh:17.0d.
///
/// ex-74: an Opel unhooks its PaK38 for 4 CAP and drives off; the gun is still ready.
#[test]
fn coh_17_0d_unhooked_by_command_the_gun_stays_ready() {
    let mut stage = loaded("opel", "pak38").german();
    stage.plays(&["command V", "unload", "face 0"]);
    assert_eq!(stage.cap("german"), 2);
    stage.play("pass", &[]);
    stage.walk("use", "V", "B02");
    assert_eq!((stage.at("V").as_str(), stage.at("P").as_str()), ("B02", "C02"));
    assert!(!stage.is("P", Flags::SPENT) && !stage.is("P", Flags::JOINED));
}

/// Rules: coh:17.0e, coh:15.3.3a, coh:7.6.3c.
///
/// ex-75, ex-76, ex-77 and ex-78, position G: half-track, tank, gun and squads.
#[test]
fn coh_17_1_the_long_example() {
    let mut stage = Stage { game: firefight("pos-g") };
    // The Germans draw card 2, the Soviets are left with card 3.
    stage.play("begin", &[1]);
    stage.bid("german");
    stage.hit("R", "suppressed");
    // ex-75: two moves, 5 AP left; unload 1; the gun turns by 1 CAP; the squad goes in for 2.
    stage.plays(&["use H", "move H02", "continue G02", "face 0", "pass"]);
    stage.plays(&["use H", "move F02", "continue E02", "face 0", "pass"]);
    assert_eq!(stage.ap("german"), 5);
    stage.plays(&["use H", "unload", "face 0", "command Z", "pivot 3"]);
    assert_eq!((stage.ap("german"), stage.cap("soviet")), (4, 4));
    stage.plays(&["use I", "move D02", "face 0"]);
    assert_eq!(stage.ap("german"), 2);
    // The gun fires at the tank and misses: blue 8 against 15.
    stage.plays(&["use Z", "fire G06"]);
    assert_eq!((stage.miss(), stage.ap("soviet")), ((8, 15), 2));
    stage.plays(&["use H", "move F02", "face 0"]);
    assert!(stage.is("H", Flags::SPENT) && stage.is("I", Flags::SPENT));

    // ex-76: the gun stalls; the tank drives into its hex; pass; close combat 4 + 4 + 9 = 17.
    stage.plays(&["stall ap", "use T", "move F06", "continue E06", "face 0", "pass"]);
    assert_eq!((stage.ap("german"), stage.is("Z", Flags::SPENT)), (6, true));
    stage.plays(&["use T", "melee"]);
    let events = stage.play("roll 0", &[4, 5]);
    assert_eq!(Stage::attack(&events), Some((17, Some(10), 2)));
    assert_eq!((stage.at("Z").as_str(), stage.points("german")), ("destroyed", 1));

    // ex-77: the rifles are activated and recover by card 3 for 2 AP; the tank fires and is spent;
    // they move onto it.
    stage.plays(&["use R", "hold", "card 3 R ap", "rally"]);
    assert_eq!((stage.marker("R"), stage.ap("soviet")), (None, 5));
    stage.plays(&["use T", "fire D06"]);
    stage.miss();
    assert!(stage.is("T", Flags::SPENT));
    stage.plays(&["use R", "move E06", "face 3"]);
    let cap = stage.cap("german");
    stage.plays(&["command T", "melee"]);
    assert_eq!(stage.miss(), (8, 11));
    assert_eq!(stage.cap("german"), cap - 3);
    stage.plays(&["use R", "melee"]);
    // Blue 0 + 4, nine on the dice and 1 CAP: 14, the flank of our Panzer III.
    let events = stage.play("roll 1", &[4, 5, 2]);
    assert_eq!(Stage::attack(&events), Some((14, Some(14), 1)));
    assert_eq!(stage.marker("T").as_deref(), Some("gun-damaged"));
    assert!(stage.is("R", Flags::SPENT));
    stage.plays(&["card 2 T", "move F06", "face 0"]);
    assert_eq!(stage.at("T"), "F06");

    // ex-78: SMG squad to the next hex, 5 + 3 + 7 = 15 against 12 + 1, twice.
    stage.plays(&["use M", "move C02", "face 3", "pass", "use M", "fire D02"]);
    let events = stage.play("roll 0", &[3, 4, 4]);
    assert_eq!(Stage::attack(&events), Some((15, Some(13), 1)));
    stage.plays(&["pass", "use M", "fire D02"]);
    stage.play("roll 0", &[3, 4]);
    assert_eq!((stage.at("I").as_str(), stage.points("soviet")), ("destroyed", 1));
    assert!(stage.is("M", Flags::SPENT));
}

/// Rules: coh:10.0c, coh:17.0c, coh:17.0h.
#[test]
fn coh_10_0c_loading_shows_hidden_units() {
    let mut stage = ground(&["...", "...", ".w.", "...", "...", "..."])
        .unit_with("V", "sdkfz-251-1", "C02", 0, "hidden = true")
        .unit_with("P", "infantry-43", "C02", 0, "hidden = true")
        .unit("S", "rifle-41", "F01", 0)
        .german();
    stage.plays(&["use V", "load P"]);
    assert!(!stage.is("V", Flags::HIDDEN) && !stage.is("P", Flags::HIDDEN));
    // Only the vehicle has a facing to choose; its passenger looks the same way.
    stage.play("face 4", &[]);
    assert_eq!((stage.facing("V"), stage.facing("P")), (4, 4));
    assert_eq!(stage.asked(), "soviet");
    assert!(stage.game.is_carried(stage.id("P")));
}

/// Rules: coh:17.0b, coh:5.1d.
#[test]
fn coh_17_0b_a_passenger_leaves_the_map_only_if_it_may_act() {
    let way_out = "[[exit]]\nforce = \"german\"\nhexes = [\"C02\"]\npoints = 1";
    let mut stage = loaded("opel", "infantry-43").with(way_out).german();
    stage.set("P", Flags::SPENT);
    let mut by_command = Stage { game: stage.game.clone() };
    stage.play("use V", &[]);
    assert_eq!(stage.refused("exit"), "coh:17.0b");
    by_command.plays(&["command V", "exit"]);
    assert_eq!((by_command.at("P").as_str(), by_command.points("german")), ("exited", 2));
    let options = Options { free_passengers: true, ..Options::default() };
    let mut stage = loaded("opel", "infantry-43").with(way_out).options(options).german();
    stage.set("P", Flags::SPENT);
    stage.plays(&["use V", "exit"]);
    assert_eq!(stage.at("P"), "exited");
}

/// Rules: coh:7.4d, coh:17.0c, coh:17.0d.
///
/// Whoever cowers pays more to get on or off, and shows it.
#[test]
fn coh_7_4d_who_gets_on_or_off_shows_what_makes_it_dearer() {
    for (marker, price, shown) in [("cowering", 2, true), ("unnerved", 1, false)] {
        let mut off = loaded("sdkfz-251-1", "infantry-43").german();
        off.hit("P", marker);
        off.play("use V", &[]);
        let events = off.play("unload", &[]);
        let tells =
            |events: &[Event]| events.iter().any(|it| matches!(it, Event::MarkerShown { .. }));
        assert_eq!((tells(&events), off.ap("german")), (shown, 7 - price), "{marker}");
        let mut on = ground(&["...", "...", "..."])
            .unit("V", "opel", "B02", 0)
            .unit("P", "infantry-43", "B02", 0)
            .unit("S", "rifle-41", "A02", 3)
            .german();
        on.hit("P", marker);
        on.play("use V", &[]);
        let events = on.play("load P", &[]);
        assert_eq!((tells(&events), on.ap("german")), (shown, 7 - price), "{marker}");
    }
}
