//! Chapter 18: ditches, wire, mines, and how works are destroyed.

use rules_coh::{Event, Flags};

use crate::stage::{Drawing, Stage, ground};

/// Four hexes in a column with this letter in the second, B02; rifles below look up at it.
fn lane(letter: &str, kind: &str) -> Drawing {
    let second = format!(".{letter}.");
    ground(&["...", &second, "...", "..."]).unit("S", kind, "C02", 0).unit(
        "G",
        "infantry-43",
        "A01",
        3,
    )
}

const WIRE: &str = "[[work]]\nkind = \"wire\"\nhex = \"B02\"";

fn mines(color: &str) -> String {
    format!(
        "[[work]]\nkind = \"mines\"\nhex = \"B02\"\ncolor = \"{color}\"\nnumber = 7\nowner = \"german\""
    )
}

/// Rules: coh:18.3a, coh:18.3b, coh:18.3c.
#[test]
fn coh_18_3_ditches() {
    for kind in ["t-34c", "gaz", "gun-45mm"] {
        let mut stage = lane("d", kind).soviet();
        stage.play("use S", &[]);
        assert_eq!(stage.refused("move B02"), "coh:18.3a", "{kind}");
    }
    for (kind, road, cost) in [("rifle-41", "", 3), ("maxim", "", 4), ("rifle-41", "B02 C02", 3)] {
        let mut drawing = lane("d", kind);
        if !road.is_empty() {
            drawing = drawing.road(road);
        }
        let mut stage = drawing.soviet();
        stage.walk("use", "S", "B02");
        assert_eq!(stage.ap("soviet"), 7 - cost, "{kind} {road}");
    }
    let mut stage = ground(&["...", ".d.", "...", "..."])
        .unit("S", "rifle-41", "B02", 3)
        .unit("G", "infantry-43", "D02", 0)
        .german();
    stage.plays(&["use G", "fire B02"]);
    assert_eq!(stage.miss(), (4, 12));
}

/// Rifles with 4 AP left before the wire, 2 CAP.
fn before_wire() -> Stage {
    let mut stage = lane(".", "rifle-41").caps(6, 2).with(WIRE).soviet();
    stage.plays(&["use S", "pivot 1", "pass", "use S", "pivot 0", "pass"]);
    stage.plays(&["stall ap", "pass"]);
    assert_eq!(stage.ap("soviet"), 4);
    stage
}

/// Rules: coh:18.4a, coh:18.4b, coh:18.4c, coh:18.4i.
///
/// ex-82: 4 AP and 2 CAP, a 4 on the die: 5 in all, paid with 4 AP and 1 CAP; or the rifles stay and
/// lose their 4 AP.
#[test]
fn coh_18_4a_wire_costs_a_die() {
    let mut stage = before_wire();
    stage.plays(&["use S", "move B02"]);
    stage.play("roll 0", &[4]);
    stage.plays(&["pay", "face 0"]);
    assert_eq!((stage.at("S").as_str(), stage.cap("soviet")), ("B02", 1));
    assert!(stage.is("S", Flags::SPENT));
    assert_eq!(stage.game.core.works.len(), 1, "the wire stays");

    let mut stage = before_wire();
    stage.plays(&["use S", "move B02"]);
    stage.play("roll 0", &[4]);
    stage.play("refuse", &[]);
    assert_eq!((stage.at("S").as_str(), stage.cap("soviet")), ("C02", 2));
    assert_eq!((stage.ap("soviet"), stage.asked().as_str()), (0, "german"));
    assert!(stage.is("S", Flags::SPENT));
    stage.play("pass", &[]);
    assert!(stage.offers("command S"), "CAP and cards still serve");

    // A point less on the die by CAP; what cannot be paid is not offered.
    let mut stage = before_wire();
    stage.plays(&["use S", "move B02"]);
    stage.play("roll 0", &[6]);
    assert_eq!(stage.refused("pay"), "coh:3.0d");
    assert_eq!(stage.answers(), ["refuse"]);
    let mut stage = before_wire();
    stage.plays(&["use S", "move B02"]);
    stage.play("roll -1", &[4]);
    stage.plays(&["pay", "face 0"]);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (0, 1));
}

/// Rules: coh:18.4a, coh:18.4b.
///
/// ex-110: two squads share 5 AP; one tries the wire and rolls 6: 7 are needed, 5 AP and 2 CAP; or
/// the pool is lost and both are spent. By opportunity nobody rolls.
#[test]
fn coh_18_4b_who_balks_loses_the_common_pool() {
    let shared = || {
        let mut stage = lane(".", "rifle-41").unit("T", "rifle-41", "D02", 0).with(WIRE).soviet();
        stage.plays(&["use S", "pivot 1", "pass", "use T", "pivot 1", "pass", "use S", "move B02"]);
        stage.play("roll 0", &[6]);
        stage
    };
    let mut stage = shared();
    stage.plays(&["pay", "face 0"]);
    assert_eq!((stage.at("S").as_str(), stage.cap("soviet")), ("B02", 4));
    let mut stage = shared();
    stage.play("refuse", &[]);
    assert_eq!((stage.at("S").as_str(), stage.cap("soviet")), ("C02", 6));
    assert!(stage.is("S", Flags::SPENT) && stage.is("T", Flags::SPENT));

    let mut stage = lane(".", "rifle-41").with(WIRE).soviet();
    stage.plays(&["opportunity S", "move B02", "face 0"]);
    assert_eq!(stage.at("S"), "B02");
}

/// Rules: coh:18.4d, coh:18.4e, coh:14.0t05.
#[test]
fn coh_18_4d_tracks_crush_wire_and_wheels_stop() {
    let mut stage = lane(".", "t-34c").with(WIRE).soviet();
    stage.plays(&["use S", "move B02"]);
    assert!(!stage.offers("stop"), "no bonus hexes after wire");
    stage.play("face 0", &[]);
    assert_eq!(stage.ap("soviet"), 7 - 1 - 2);
    assert!(stage.game.core.works.is_empty());
    let mut stage =
        lane(".", "t-34c").road("A02 B02 C02").with(&WIRE.replace("B02", "A02")).soviet();
    stage.plays(&["use S", "move B02"]);
    assert_eq!(stage.refused("continue A02"), "coh:14.0f");
    let mut stage = lane(".", "gaz").with(WIRE).soviet();
    stage.play("use S", &[]);
    assert_eq!(stage.refused("move B02"), "coh:18.4e");
}

/// Rules: coh:18.4f, coh:18.4g, coh:18.6a.
///
/// Fire at the hex is rolled against the wire, too: 15, with woods 17, with smoke more.
#[test]
fn coh_18_4f_fire_cuts_wire() {
    for (letter, smoke, defense) in [(".", 0, 15), ("w", 0, 17), (".", 2, 17)] {
        let second = format!(".{letter}.");
        let mut stage = ground(&["...", &second, "...", "..."])
            .unit("S", "rifle-41", "B02", 3)
            .unit("G", "infantry-43", "D02", 0)
            .with(WIRE)
            .german();
        if smoke > 0 {
            stage.smoke("B02", smoke);
        }
        stage.plays(&["use G", "fire B02", "target wire"]);
        assert_eq!(stage.miss(), (4, defense), "{letter} {smoke}");
        assert_eq!(stage.game.core.works.len(), 1);
    }
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("S", "rifle-41", "B02", 3)
        .unit("G", "infantry-43", "D02", 0)
        .with(WIRE)
        .german();
    stage.plays(&["use G", "fire B02", "target wire"]);
    stage.play("roll 0", &[5, 6]);
    assert!(stage.game.core.works.is_empty(), "4 + 11 reaches 15");
    assert_eq!(stage.miss(), (4, 12));
}

/// Rules: coh:18.4h.
#[test]
fn coh_18_4h_wire_may_be_cut_at_close_quarters() {
    for cuts in [true, false] {
        let mut stage = ground(&["...", "...", "..."])
            .unit("S", "rifle-41", "B02", 3)
            .unit("G", "infantry-43", "B02", 0)
            .with(WIRE)
            .german();
        stage.plays(&["use G", "melee", "target S"]);
        assert_eq!(stage.miss(), (4 + 4, 11));
        if cuts {
            stage.play("target wire", &[]);
            stage.play("roll 0", &[3, 4]);
        } else {
            stage.play("hold", &[]);
        }
        assert_eq!(stage.game.core.works.is_empty(), cuts, "8 + 7 reaches 15");
        assert_eq!(stage.asked(), "soviet");
    }
}

/// Rules: coh:18.5a, coh:18.5b, coh:18.5c, coh:18.5j.
///
/// The Germans laid the field; their own squads are attacked like others.
#[test]
fn coh_18_5a_mines_attack_who_comes_and_who_acts() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("A", "infantry-43", "B02", 0)
        .unit("B", "infantry-43", "C02", 0)
        .unit("S", "rifle-41", "D01", 3)
        .with(&mines("red"))
        .german();
    // B comes in: one roll, for B alone.
    stage.plays(&["use B", "move B02"]);
    let events = stage.play("roll 0", &[1, 1]);
    assert!(events.iter().any(|it| matches!(it, Event::Rolled { .. })));
    stage.play("face 0", &[]);
    assert_eq!(stage.asked(), "soviet");
    // A turns on the spot: attacked. A stall is nobody's action.
    stage.plays(&["pass", "use A", "pivot 3"]);
    assert!(stage.offers("roll 0"));
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["pass", "stall ap"]);
    assert_eq!(stage.asked(), "soviet");
    // Leaving is safe.
    stage.plays(&["pass", "use B", "move A02", "face 0"]);
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:18.5a, coh:12.3c.
///
/// Artillery on a unit in a minefield sets the mines off; what the shells cleared is gone.
#[test]
fn coh_18_5a_artillery_sets_mines_off() {
    let oba = "[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1";
    for (dice, cleared) in [([1, 1], false), ([4, 5], true)] {
        let mut stage = ground(&["...", "...", "..."])
            .unit("S", "rifle-41", "B02", 3)
            .unit("G", "infantry-43", "C02", 0)
            .with(&mines("red"))
            .with(oba)
            .drawn();
        stage.plays(&["begin", "shell B02"]);
        stage.bid("german");
        stage.plays(&["pass", "pass", "target mines"]);
        // 6 + 9 reaches 15.
        stage.play("roll 0", &dice);
        let events = stage.play("roll 0", &[1, 1]);
        assert_eq!(Stage::attack(&events), Some((8, Some(11), 0)));
        let mut mined = 0;
        while stage.offers("roll 0") {
            let events = stage.roll([1, 1]);
            let attack = Stage::attack(&events).is_some();
            mined += usize::from(!attack);
        }
        assert_eq!(mined, usize::from(!cleared));
    }
}

/// Rules: coh:18.5d, coh:18.5e, coh:18.5f.
///
/// ex-83: infantry in blue mines is not attacked.
#[test]
fn coh_18_5d_whom_mines_attack() {
    let cases = [
        ("blue", "rifle-41", false),
        ("blue", "gun-45mm", false),
        ("blue", "t-34c", true),
        ("blue", "gaz", true),
        ("red", "rifle-41", true),
        ("red", "gun-45mm", true),
        ("red", "t-34c", false),
        ("red", "gaz", false),
        ("black", "rifle-41", true),
        ("black", "t-34c", true),
        ("black", "gaz", true),
    ];
    for (color, kind, attacked) in cases {
        let mut stage = lane(".", kind).with(&mines(color)).soviet();
        stage.plays(&["use S", "move B02"]);
        if stage.offers("stop") {
            stage.play("stop", &[]);
        }
        assert_eq!(stage.offers("roll 0"), attacked, "{color} {kind}");
        assert_eq!(stage.asked() == "german", attacked, "the owner rolls");
    }
}

/// Rules: coh:18.5g, coh:18.5h.
///
/// ex-125: number 7, dice 6, 7, 10, 11: safe, hit, hit, destroyed; woods change nothing. CAP do.
#[test]
fn coh_18_5g_what_mines_do() {
    for letter in [".", "w"] {
        for (dice, cap, hits) in
            [([3, 3], 0, 0), ([3, 4], 0, 1), ([4, 6], 0, 1), ([5, 6], 0, 2), ([3, 3], 1, 1)]
        {
            let mut stage = lane(letter, "rifle-41").with(&mines("red")).soviet();
            stage.plays(&["use S", "move B02"]);
            let mut dice = dice.to_vec();
            if hits == 1 {
                dice.push(20);
            }
            stage.play(&format!("roll {cap}"), &dice);
            assert_eq!(stage.marker("S").is_some(), hits == 1, "{dice:?}");
            assert_eq!(stage.at("S") == "destroyed", hits == 2, "{dice:?}");
            assert_eq!(stage.cap("german"), 6 - u8::try_from(cap).unwrap());
        }
    }
}

/// Rules: coh:18.5a, coh:18.5i.
///
/// A tank drives over a hidden field: it is attacked in that hex, and may go on or stop there.
/// Visible mines that do not hit leave it its way.
#[test]
fn coh_18_5i_a_hidden_field_appears_under_a_tank() {
    for (hidden, dice, asked) in
        [(true, [1, 1], true), (false, [1, 1], false), (false, [3, 4], true)]
    {
        let field = format!("{}\nhidden = {hidden}", mines("blue"));
        let mut stage = lane(".", "t-34c").with(&field).soviet();
        stage.plays(&["use S", "move B02", "continue A02", "stop"]);
        assert!(!stage.game.core.works[0].hidden);
        // Light damage is the fifth to the ninth of the vehicles' markers.
        let mut dice = dice.to_vec();
        if dice == [3, 4] {
            dice.push(6);
        }
        stage.play("roll 0", &dice);
        assert_eq!(stage.offers("halt"), asked, "{hidden} {dice:?}");
        if asked {
            stage.play("halt", &[]);
        }
        stage.play("face 0", &[]);
        assert_eq!(stage.at("S"), if asked { "B02" } else { "A02" });
        assert_eq!(stage.ap("soviet"), 6);
    }
}

/// Rules: coh:18.5a, coh:18.5i.
///
/// Who was set up on a hidden field is attacked when it acts there, and everybody sees the field.
#[test]
fn coh_18_5i_a_field_that_attacks_is_seen() {
    let field = format!("{}\nhidden = true", mines("red"));
    let mut stage = ground(&["...", "...", "..."])
        .unit("S", "rifle-41", "B02", 0)
        .unit("G", "infantry-43", "A01", 3)
        .with(&field)
        .soviet();
    assert!(stage.game.core.works[0].hidden);
    stage.plays(&["use S", "pivot 3"]);
    assert_eq!(stage.asked(), "german");
    assert!(stage.offers("roll 0") && !stage.game.core.works[0].hidden);
}

/// Rules: coh:18.5k.
///
/// A mortar clears mines, rifles at a distance do not; infantry does in the field, a tank does not.
#[test]
fn coh_18_5k_who_clears_mines() {
    let drawing = |kind: &str, hex: &str| {
        ground(&["...", ".w.", "...", "...", "..."])
            .unit("S", kind, hex, 0)
            .unit("G", "infantry-43", "A01", 3)
            .with(&mines("blue"))
    };
    let mut stage = drawing("mortar-82mm", "E02").soviet();
    stage.plays(&["use S", "fire B02", "target mines"]);
    assert_eq!(stage.miss(), (4, 15 + 2));
    let mut stage = drawing("rifle-41", "E02").soviet();
    stage.plays(&["use S", "fire B02"]);
    stage.roll([1, 1]);
    assert_eq!(stage.asked(), "german", "nobody seen is the only target");
    let mut stage = drawing("rifle-41", "B02").soviet();
    stage.plays(&["use S", "melee", "target mines"]);
    // 3 + 4 + 10 reaches 17.
    stage.play("roll 0", &[4, 6]);
    assert!(stage.game.core.works.is_empty());
    let mut stage = drawing("t-34c", "B02").soviet();
    stage.play("use S", &[]);
    assert_eq!(stage.refused("melee"), "coh:7.6.3a");
}

/// Rules: coh:18.5l.
///
/// ex-159: a carrier with a squad drives into red mines: no attack. It unloads: the squad is
/// attacked, once.
#[test]
fn coh_18_5l_passengers_are_safe_until_they_get_off() {
    for how in ["use S", "command S"] {
        let mut stage = ground(&["...", "...", "...", "..."])
            .unit("S", "m3-apc", "C02", 0)
            .unit_with("P", "rifle-41", "C02", 0, "carried_by = \"S\"")
            .unit("G", "infantry-43", "A01", 3)
            .with(&mines("red"))
            .soviet();
        stage.walk("use", "S", "B02");
        assert_eq!(stage.asked(), "german");
        stage.plays(&["pass", how, "unload", "face 0"]);
        assert!(stage.offers("roll 0") && stage.asked() == "german");
        stage.play("roll 0", &[1, 1]);
        assert!(stage.offers("pass"), "attacked once");
    }
}

const BUNKER: &str = "[[work]]\nkind = \"bunker\"\nhex = \"B02\"\nfacing = 0\nfront = 5\nflank = 2";

/// Rules: coh:18.6a, coh:18.6b.
///
/// ex-84: artillery with 6 at a bunker with two rifle squads: 16 destroys it; 14 and 12 miss the
/// squads, who keep their 16 for this attack.
#[test]
fn coh_18_6b_occupants_keep_the_work_for_the_attack() {
    let mut stage = ground(&["...", "...", "..."])
        .unit_with("A", "rifle-41", "B02", 0, "work = \"bunker\"")
        .unit_with("B", "rifle-41", "B02", 0, "work = \"bunker\"")
        .unit("G", "infantry-43", "C02", 0)
        .with(BUNKER)
        .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1")
        .drawn();
    stage.plays(&["begin", "shell B02"]);
    stage.bid("german");
    stage.plays(&["pass", "pass", "target bunker"]);
    let events = stage.play("roll 0", &[4, 6]);
    assert_eq!(Stage::attack(&events).map(|it| (it.0, it.1)), Some((16, Some(15))));
    assert!(stage.game.core.works.is_empty());
    stage.play("target A", &[]);
    let events = stage.play("roll 0", &[4, 4]);
    assert_eq!(Stage::attack(&events), Some((14, Some(16), 0)));
    let events = stage.play("roll 0", &[3, 3]);
    assert_eq!(Stage::attack(&events), Some((12, Some(16), 0)));
    assert!(!stage.is("A", Flags::INSIDE) && !stage.is("B", Flags::INSIDE));
}

/// Rules: coh:18.6c, coh:18.6d.
#[test]
fn coh_18_6c_empty_works_may_be_attacked() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("G", "infantry-43", "D02", 0)
        .unit("S", "rifle-41", "A01", 3)
        .with(BUNKER)
        .german();
    stage.plays(&["use G", "fire B02", "target bunker"]);
    assert_eq!(stage.miss(), (4, 15));
    stage.roll([1, 1]);
    assert_eq!(stage.asked(), "soviet");
    // At close quarters the occupants have their flank and the thin wall: 11 + 2.
    let mut stage = ground(&["...", "...", "..."])
        .unit("G", "infantry-43", "B02", 0)
        .unit_with("S", "rifle-41", "B02", 0, "work = \"bunker\"")
        .with(BUNKER)
        .german();
    stage.plays(&["use G", "melee", "target S"]);
    assert_eq!(stage.miss(), (8, 13));
}

/// Rules: coh:18.5a, coh:7.4c, coh:15.2h2.
///
/// A tank that a mine has stopped is asked like one that may go on: only its owner knows.
#[test]
fn coh_18_5a_who_is_stopped_by_mines_says_so_himself() {
    // The vehicles' markers in the order of the chart: which die draws which.
    for (die, goes) in [(6, true), (4, false)] {
        let mut stage = lane(".", "t-34c").with(&mines("blue")).soviet();
        stage.plays(&["use S", "move B02", "continue A02", "stop"]);
        stage.play("roll 0", &[3, 4, die]);
        let marker = stage.marker("S").expect("a hit");
        assert!(stage.offers("halt"), "{marker}");
        assert_eq!(stage.offers("go"), goes, "{marker}");
        stage.play(if goes { "go" } else { "halt" }, &[]);
        stage.play("face 0", &[]);
        assert_eq!(stage.at("S"), if goes { "A02" } else { "B02" });
    }
}

/// Rules: coh:18.4b, coh:7.4d.
///
/// Two squads go into the wire for four CAP. The second spends one on its die: now the first cannot pay
/// what it rolled, and stays. If its marker made that too dear, it is shown.
#[test]
fn coh_18_4b_cap_spent_on_dice_are_missing_for_the_price() {
    for (marker, die) in [("cowering", 2), ("unnerved", 3)] {
        let mut stage =
            lane(".", "rifle-41").unit("T", "rifle-41", "C02", 0).caps(6, 4).with(WIRE).soviet();
        stage.hit("S", marker);
        stage.plays(&["command S", "join T", "move B02", "move B02"]);
        stage.play("roll 0", &[die]);
        stage.play("pay", &[]);
        stage.play("roll -1", &[6]);
        assert_eq!(stage.answers(), ["refuse"], "six points for T");
        let events = stage.play("refuse", &[]);
        let shown = events.iter().any(|it| matches!(it, Event::MarkerShown { .. }));
        assert_eq!(shown, marker == "cowering", "{events:?}");
        assert_eq!((stage.at("S").as_str(), stage.at("T").as_str()), ("C02", "C02"));
        assert_eq!(stage.cap("soviet"), 3, "only the die was paid for");
    }
}
