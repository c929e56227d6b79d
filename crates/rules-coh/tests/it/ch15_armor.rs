//! Chapter 15: armor, hits on vehicles, open tops, turrets, vehicles as cover.

use rules_coh::{Flags, Options};

use crate::stage::{Drawing, Stage, ground};

/// Two units face to face in a column of hexes.
fn duel(rows: usize, german: &str, soviet: &str) -> Drawing {
    let last = format!("{}02", char::from(b'A' + u8::try_from(rows - 1).unwrap()));
    ground(&vec!["..."; rows]).unit("G", german, "A02", 3).unit("S", soviet, &last, 0)
}

/// Both in one hex.
fn locked(german: &str, soviet: &str) -> Drawing {
    ground(&["...", "...", "..."]).unit("G", german, "B02", 3).unit("S", soviet, "B02", 0)
}

/// Rules: coh:15.0a, coh:15.1a.
///
/// ex-69: a Tiger fires 12 at the tank and 6 at the squad beside it.
#[test]
fn coh_15_1a_each_target_meets_the_firepower_of_its_color() {
    let mut stage = duel(3, "tiger-1e", "t-34c").unit("R", "rifle-41", "C02", 0).german();
    stage.plays(&["use G", "fire C02", "target S"]);
    assert_eq!(stage.miss(), (12, 17));
    // The squad has the cover of its tank.
    assert_eq!(stage.miss(), (6, 12 + 1));
}

/// Rules: coh:15.2a, coh:15.2h1, coh:15.2h8.
///
/// 12 + 6 against 17 hits: one of sixteen markers is drawn, the first of which destroys.
#[test]
fn coh_15_2_a_vehicle_draws_from_its_own_pool() {
    for (pick, marker) in [(2, Some("gun-damaged")), (16, Some("suppressed")), (1, None)] {
        let mut stage = duel(3, "tiger-1e", "t-34c").german();
        let pool: u8 = stage.game.core.pools[1].iter().sum();
        assert_eq!(pool, 16);
        stage.plays(&["use G", "fire C02"]);
        stage.play("roll 0", &[3, 3, pick]);
        assert_eq!(stage.marker("S").as_deref(), marker);
        assert_eq!(stage.at("S") == "destroyed", marker.is_none());
        assert_eq!(stage.points("german"), i16::from(marker.is_none()));
        let left: u8 = stage.game.core.pools[1].iter().sum();
        assert_eq!(left, if marker.is_none() { 16 } else { 15 });
    }
}

/// Rules: coh:15.2h7.
///
/// ex-145: a suppressed Tiger has red 3 and blue 7, and pays 1 AP more.
#[test]
fn coh_15_2h7_suppressed() {
    let mut stage = duel(3, "tiger-1e", "t-34c").unit("R", "rifle-41", "C02", 0).german();
    stage.hit("G", "suppressed");
    stage.plays(&["use G", "fire C02", "target S"]);
    assert_eq!(stage.ap("german"), 7 - 3 - 1);
    assert_eq!(stage.miss(), (12 - 5, 17));
    assert_eq!(stage.miss(), (6 - 3, 13));
}

/// What a marker leaves a Tiger: fire, move, turn, and the rule that bars a rally.
fn abilities(marker: &str) -> (bool, bool, bool, bool) {
    let mut stage = duel(3, "tiger-1e", "t-34c").german();
    stage.hit("G", marker);
    if !stage.offers("use G") {
        return (false, false, false, false);
    }
    stage.play("use G", &[]);
    let deeds = ["fire C02", "move B02", "pivot 0", "rally"].map(|it| stage.offers(it));
    if !deeds[0] {
        let rule = if marker == "stunned" { "coh:15.2h6" } else { "coh:7.4k" };
        assert_eq!(stage.refused("fire C02"), rule);
    }
    if !deeds[1] {
        let rule = if marker == "stunned" { "coh:15.2h6" } else { "coh:15.2h3" };
        assert_eq!(stage.refused("move B02"), rule);
    }
    if !deeds[3] {
        assert_eq!(stage.refused("rally"), "coh:15.2b");
    }
    deeds.into()
}

/// Rules: coh:15.2b, coh:15.2c, coh:15.2h2, coh:15.2h3, coh:15.2h4, coh:15.2h5, coh:15.2h6.
#[test]
fn coh_15_2h_what_markers_leave_a_vehicle() {
    let cases = [
        ("gun-damaged", (false, true, true, false)),
        ("immobilized", (true, false, false, false)),
        ("light-damage", (true, true, true, true)),
        ("panicked", (false, true, true, true)),
        ("stunned", (false, false, false, true)),
        ("suppressed", (true, true, true, true)),
    ];
    for (marker, left) in cases {
        assert_eq!(abilities(marker), left, "{marker}");
    }
}

/// Rules: coh:15.2h3, coh:15.2h4, coh:15.2h5.
///
/// The T-34 has 17 in front and 15 at its flank: an immobilized one 16 and 16, a panicked one 16 and
/// 15 [M-05].
#[test]
fn coh_15_2h_markers_change_the_defense() {
    for (marker, front, flank) in
        [("immobilized", 16, 16), ("panicked", 16, 15), ("light-damage", 17, 15)]
    {
        for (facing, defense) in [(0, front), (3, flank)] {
            let mut stage = ground(&["...", "...", "..."])
                .unit("G", "tiger-1e", "A02", 3)
                .unit("S", "t-34c", "C02", facing)
                .german();
            stage.hit("S", marker);
            stage.plays(&["use G", "fire C02"]);
            assert_eq!(stage.miss(), (12, defense), "{marker} {facing}");
        }
    }
}

/// Rules: coh:15.2h4, coh:15.2h5, coh:15.2h6, coh:15.2h7.
#[test]
fn coh_15_2h_what_a_crew_has_to_roll() {
    for (marker, number) in
        [("light-damage", 8), ("panicked", 9), ("stunned", 9), ("suppressed", 8)]
    {
        for (total, rallies) in [(number - 1, false), (number, true)] {
            let mut stage = duel(3, "tiger-1e", "t-34c").german();
            stage.hit("G", marker);
            stage.plays(&["use G", "rally"]);
            stage.play("roll 0", &[total - 4, 4]);
            assert_eq!(stage.marker("G").is_none(), rallies, "{marker} {total}");
        }
    }
}

/// Rules: coh:15.3a, coh:15.3.2a, coh:15.3.3a.
///
/// A Panzer III, red 4 and range 8, at rifles: 8 and 9 hexes away, beside it, and in its hex.
#[test]
fn coh_15_3_vehicles_fire_near_and_far_like_others() {
    for (rows, power) in [(9, 4), (10, 4 - 2), (17, 4 - 2), (2, 4 + 3)] {
        let mut stage = duel(rows, "panzer-3-l42", "rifle-41").german();
        let last = stage.at("S");
        stage.plays(&["use G", &format!("fire {last}")]);
        assert_eq!(stage.miss(), (power, 12), "{rows}");
    }
    let mut stage = duel(18, "panzer-3-l42", "rifle-41").german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("fire R02"), "coh:7.6.1b");
    let mut stage = locked("panzer-3-l42", "rifle-41").german();
    stage.plays(&["use G", "melee"]);
    assert_eq!(stage.miss(), (4 + 4, 11));
}

/// Rules: coh:15.4a, coh:15.4b.
///
/// ex-70: a Marder attacked by a squad with submachine guns at close quarters: red 12. ex-118: red 12
/// to a mortar, red 12 to infantry, blue 12 to a tank. A gun's crew is no infantry squad.
#[test]
fn coh_15_4_an_open_top_is_soft_from_above_and_to_infantry() {
    let mut stage = locked("marder-3", "smg").soviet();
    stage.plays(&["use S", "melee"]);
    assert_eq!(stage.miss(), (5 + 4, 12));
    let mut stage = locked("marder-3", "t-70").soviet();
    stage.plays(&["use S", "melee"]);
    assert_eq!(stage.miss(), (4 + 4, 12));
    let mut stage = locked("marder-3", "zis-2").soviet();
    stage.plays(&["use S", "melee"]);
    assert_eq!(stage.miss(), (8 - 2, 12));
    let mut stage = duel(5, "marder-3", "mortar-82mm").soviet();
    stage.plays(&["use S", "fire A02"]);
    assert_eq!(stage.miss(), (4, 12));
    // Direct fire meets armor: the front is 13.
    let mut stage = duel(3, "marder-3", "smg").soviet();
    stage.plays(&["use S", "fire A02"]);
    assert_eq!(stage.miss(), (0, 13));
}

/// A Panzer III that looks away from the rifles behind it.
fn turned(kind: &str) -> Stage {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("G", kind, "B02", 0)
        .unit("S", "rifle-41", "D02", 0)
        .with("[cards_in_play]\ndeck = { \"2\" = 1 }")
        .german();
    stage.deal("german", "2");
    stage
}

/// Rules: coh:15.5a, coh:15.5b.
///
/// ex-119: out of the arc for 4 AP or 4 CAP; by opportunity or card 2 for nothing. The hull stays.
#[test]
fn coh_15_5_a_turret_turns_for_one_point() {
    for (how, ap, cap) in [("use G", 3, 6), ("command G", 0, 2), ("opportunity G", 0, 6)] {
        let mut stage = turned("panzer-3-l42");
        stage.plays(&[how, "fire D02"]);
        assert_eq!(stage.miss(), (4, 12));
        assert_eq!((stage.ap("german"), stage.cap("german")), (ap, cap), "{how}");
        assert_eq!(stage.game.unit(stage.id("G")).facing.index(), 0);
        assert_eq!(stage.is("G", Flags::SPENT), how == "opportunity G");
    }
    let mut stage = turned("panzer-3-l42");
    stage.plays(&["card 2 G", "fire D02"]);
    assert_eq!(stage.miss(), (4, 12));
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 6));
    assert!(!stage.is("G", Flags::SPENT));
}

/// Rules: coh:15.5a, coh:3.0d.
#[test]
fn coh_15_5a_with_three_points_a_tank_fires_ahead_but_not_aside() {
    let drawn = |facing| {
        let mut stage = ground(&["...", "...", "...", "...", "..."])
            .caps(0, 6)
            .unit("G", "panzer-3-l42", "A02", facing)
            .unit("S", "rifle-41", "D02", 3)
            .german();
        stage.plays(&["use G", "fire D02"]);
        stage.miss();
        stage.plays(&["pass", "use G"]);
        stage
    };
    // Looking away: the first shot cost 4 of 7, a second would cost 4 of 3.
    let stage = drawn(0);
    assert_eq!((stage.ap("german"), stage.refused("fire D02")), (3, "coh:3.0d"));
    // Looking there: 3 of 7, and 3 of 4.
    let mut stage = drawn(3);
    stage.play("fire D02", &[]);
    assert_eq!(stage.ap("german"), 1);
}

/// Rules: coh:15.5c.
#[test]
fn coh_15_5c_without_a_turret_the_vehicle_turns_first() {
    let mut stage = turned("stug-3");
    stage.play("use G", &[]);
    assert_eq!(stage.refused("fire D02"), "coh:6.1b");
    stage.play("pivot 3", &[]);
    assert_eq!(stage.asked(), "soviet", "turning is an action of its own");
    stage.plays(&["pass", "use G", "fire D02"]);
    assert_eq!(stage.ap("german"), 7 - 1 - 3);
}

/// Rules: coh:15.6a.
///
/// ex-71: +1 beside a tank. ex-148: infantry with two tanks of its own, 12 + 2. Enemy tanks and guns
/// are no cover, and guns have none.
#[test]
fn coh_15_6a_vehicles_cover_squads() {
    let cases: [(&str, &[&str], i16); 3] = [
        ("infantry-43", &["panther-d"], 13),
        ("infantry-43", &["panther-d", "tiger-1e"], 14),
        ("infantry-43", &["pak38"], 12),
    ];
    for (squad, others, defense) in cases {
        let mut drawing = duel(3, squad, "rifle-41");
        for (index, kind) in others.iter().enumerate() {
            drawing = drawing.unit(&format!("V{index}"), kind, "A02", 3);
        }
        let mut stage = drawing.soviet();
        stage.plays(&["use S", "fire A02", "target G"]);
        assert_eq!(stage.miss(), (3, defense), "{others:?}");
    }
    let mut stage = locked("panzer-3-l42", "rifle-41").german();
    stage.plays(&["use G", "melee"]);
    assert_eq!(stage.miss(), (8, 11), "the enemy's tank covers nobody");
}

/// Rules: coh:15.6b.
#[test]
fn coh_15_6b_behind_a_vehicle_nobody_has_to_be_careful() {
    for (tank, careless) in [("B01", true), ("B02", false)] {
        let mut stage = ground(&["...", "...", "...", "..."])
            .options(Options { cautious: Some(true), ..Options::default() })
            .unit("G", "infantry-43", "A02", 3)
            .unit("T", "panther-d", tank, 3)
            .unit("S", "rifle-41", "D02", 0)
            .german();
        stage.walk("use", "G", "B02");
        assert_eq!(stage.is("G", Flags::CARELESS), careless, "{tank}");
    }
}

/// Rules: coh:15.0a.
///
/// The flame tank heeds neither woods nor smoke [M-03]: 8 + 3 at rifles in the next hex, 12.
#[test]
fn coh_15_0a_flames_heed_neither_woods_nor_smoke() {
    for (german, expected) in [("panzer-3-flame", (8 + 3, 12)), ("panzer-3-l24", (6 + 3, 16))] {
        let mut stage = ground(&["...", ".w.", "..."])
            .unit("G", german, "A02", 3)
            .unit("S", "rifle-41", "B02", 0)
            .german();
        stage.smoke("B02", 2);
        stage.plays(&["use G", "fire B02"]);
        let events = stage.play("roll -2", &[1, 1]);
        let (value, defense, _) = Stage::attack(&events).expect("an attack");
        assert_eq!((value, defense), (expected.0, Some(expected.1)), "{german}");
    }
}
