//! Faults of rosters, set-ups and arrivals.

use expect_test::expect;

use super::{DUEL, check, check_edited, check_mill_bridge};

#[test]
fn a_unit_enters_play_once() {
    check(
        &format!("{DUEL}---\n[[setup]]\nunits = [\"A\", \"B\"]\nat = \"02.03\""),
        &expect![[r#"
        drawn.toml at ⟨"A", "B"]⟩ error: unit `A` enters play twice; list it once
        drawn.toml at ⟨"B"]⟩ error: no unit `B` in the roster; allowed: `A`, `X`
    "#]],
    );
    check(
        &format!(
            "{DUEL}---\n[[arrival]]\nturn = 2\nunits = [\"X\"]\nentry = [\"06.02\"]\nkind = \"edge\""
        ),
        &expect![[r#"
            drawn.toml at ⟨"X"]⟩ error: unit `X` enters play twice; list it once: turn 2 is still to come for its side
        "#]],
    );
}

#[test]
fn an_id_is_written_once_and_without_blanks() {
    check_mill_bridge(
        "scs/rosters/mill-bridge.csv",
        ("R15,red", "R14,red"),
        &expect![[r#"
            mill-bridge.csv at ⟨R14,red,R15,,infantry,II⟩ error: two units `R14`; give each an id of its own
        "#]],
    );
    check_edited(
        DUEL,
        ("id = \"A\"", "id = \"A 1\""),
        &expect![[r#"
            drawn.toml at ⟨[[unit]]⟩ error: unit id `A 1`; write an id without blanks
        "#]],
    );
    check_edited(
        DUEL,
        ("id = \"A\"", "id = \"\""),
        &expect![[r#"
            drawn.toml at ⟨[[unit]]⟩ error: unit id ``; write an id without blanks
        "#]],
    );
}

#[test]
fn roster_rows_are_checked_cell_by_cell() {
    let roster = "scs/rosters/mill-bridge.csv";
    check_mill_bridge(
        roster,
        ("R7,red,R7", "R7,rad,R7"),
        &expect![[r#"
        mill-bridge.csv at ⟨rad,R7,,infantry,III,,2,⟩ error: no side `rad`; the sides are `blue` and `red`
    "#]],
    );
    check_mill_bridge(
        roster,
        ("infantry,Grp", "infantry,group"),
        &expect![[r#"
            mill-bridge.csv at ⟨group,,2,1,0-1-5,0-1-4,,⟩ error: no size `group`; write one of ooo I II KG Grp III X XX XXX XXXX XXXXX, or nothing
        "#]],
    );
    check_mill_bridge(roster, ("0-1-5,0-1-4", "0-1-5,0-1"), &expect![[""]]);
    check_mill_bridge(
        roster,
        ("0-1-5,0-1-4", "zero,0-1-4"),
        &expect![[r#"
        mill-bridge.csv at ⟨zero,0-1-4,,,⟩ error: `zero` is no printed face; write `3-4-5`, `4-5` for a combined strength, `_-2-4` without an attack
    "#]],
    );
    check_mill_bridge(
        roster,
        ("3-4-5,2-2-5,,,", "3-4-5,2-2-5,no,,"),
        &expect![[r#"
            mill-bridge.csv at ⟨no,,⟩ error: column `exploitation`: unknown word `no`; allowed: `yes`
        "#]],
    );
    check_mill_bridge(
        roster,
        ("exploitation,barrage", "exploits,barrage"),
        &expect![[r#"
        mill-bridge.csv at ⟨exploits,barrage,range⟩ error: unknown column `exploits`; allowed: `id`, `side`, `name`, `formation`, `kind`, `size`, `class`, `steps`, `stacking`, `full`, `reduced`, `exploitation`, `barrage`, `range`
    "#]],
    );
    check_mill_bridge(
        roster,
        ("III,,2,1,3-4-5", "III,,two,1,3-4-5"),
        &expect![[r#"
            mill-bridge.csv at ⟨two,1,3-4-5,2-2-5,,,⟩ error: column `steps`: found string "two"; expected a whole number from 0 to 255
        "#]],
    );
}

/// Rules: scs:8.0P, scs:8.0d.
#[test]
fn steps_and_faces_agree_and_the_full_side_is_the_stronger() {
    let roster = "scs/rosters/mill-bridge.csv";
    check_mill_bridge(
        roster,
        ("0-1-5,0-1-4", "0-1-5,1-1-4"),
        &expect![[r#"
        mill-bridge.csv at ⟨1-1-4,,,⟩ error: a reduced side stronger than the full one; swap the sides
    "#]],
    );
    check_mill_bridge(
        roster,
        ("0-1-5,0-1-4", "0-1-5,0-2-4"),
        &expect![[r#"
        mill-bridge.csv at ⟨0-2-4,,,⟩ error: a reduced side stronger than the full one; swap the sides
    "#]],
    );
    check_mill_bridge(
        roster,
        ("2-2-9,,yes", "2-2-9,1-1-9,yes"),
        &expect![[r#"
        mill-bridge.csv at ⟨1-1-9,yes,,⟩ error: a reduced side on one step; leave it empty, or give more steps
    "#]],
    );
    check_mill_bridge(
        roster,
        ("0-1-5,0-1-4", "0-1-5,"),
        &expect![[r#"
        mill-bridge.csv at ⟨,,,⟩ error: no reduced side; a unit of two or more steps has one
    "#]],
    );
    check_mill_bridge(
        roster,
        ("II,,1,1,2-2-9", "II,,0,1,2-2-9"),
        &expect![[r#"
        mill-bridge.csv at ⟨0,1,2-2-9,,yes,,⟩ error: a unit without steps; give it at least one
    "#]],
    );
}

#[test]
fn there_are_counters_but_not_too_many_of_a_side() {
    check(
        "map 6x4",
        &expect![[r#"
        drawn.toml at ⟨schema = "scs/1"⟩ error: no counters; name a roster file or write [[unit]] tables
    "#]],
    );
    let crowd = (0..251).map(|it| format!("blue U{it} - 1-1-1\n")).collect::<Vec<_>>().concat();
    check(
        &format!("{DUEL}{crowd}"),
        &expect![[r#"
        drawn.toml at ⟨[[unit]]⟩ error: more than 250 counters of `blue`; leave some out
    "#]],
    );
    let fewer = (0..249).map(|it| format!("blue U{it} - 1-1-1\n")).collect::<Vec<_>>().concat();
    check(&format!("{DUEL}{fewer}"), &expect![[""]]);
    let classes = (0..21)
        .map(|it| format!("blue U{it} - 1-1-1 class=c{it:02}\n"))
        .collect::<Vec<_>>()
        .concat();
    check(
        &format!("{DUEL}{classes}"),
        &expect![[r#"
        drawn.toml at ⟨[[unit]]⟩ error: movement class `c19`; 20 different classes at most
        drawn.toml at ⟨[[unit]]⟩ error: movement class `c20`; 20 different classes at most
    "#]],
    );
}

#[test]
fn a_set_up_says_where_in_one_way() {
    check_edited(
        DUEL,
        ("at = \"02.02\"\n", ""),
        &expect![[r#"
            drawn.toml at ⟨[[setup]]⟩ error: a set-up in no clear place; say exactly one of `at`, `within`, `zone` and `box`
        "#]],
    );
    check_edited(
        DUEL,
        ("at = \"02.02\"\n", "at = \"02.02\"\nzone = [\"02.03\"]\n"),
        &expect![[r#"
            drawn.toml at ⟨[[setup]]⟩ error: a set-up in no clear place; say exactly one of `at`, `within`, `zone` and `box`
        "#]],
    );
    check_edited(
        DUEL,
        ("at = \"02.02\"", "at = \"2.2\""),
        &expect![[r#"
        drawn.toml at ⟨"2.2"⟩ error: unknown hex `2.2`; the map runs from `01.01` to `06.04`
    "#]],
    );
    check_edited(
        DUEL,
        ("at = \"02.02\"", "within = { hex = \"02.22\", hexes = 1 }"),
        &expect![[r#"
        drawn.toml at ⟨"02.22", hexes = 1 }⟩ error: unknown hex `02.22`; the map runs from `01.01` to `06.04`
    "#]],
    );
}

#[test]
fn the_state_a_unit_starts_in() {
    check(
        "map 6x4\nblue A 02.02 3-4-5/2-2-5 steps=3\nred X 05.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨3⟩ error: 3 steps for `A`; 1 to 2
    "#]],
    );
    check(
        "map 6x4\nblue A 02.02 3-4-5/2-2-5 steps=0\nred X 05.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨0⟩ error: 0 steps for `A`; 1 to 2
    "#]],
    );
    check(
        "map 6x4\nblue A 02.02 3-4-5 marks=atacked\nred X 05.02 1-1-1",
        &expect![[r#"
            drawn.toml at ⟨"atacked"]⟩ error: no mark `atacked`; did you mean `attacked`? allowed: `out-of-supply`, `moved`, `overran`, `minimum-moved`, `began-in-zone`, `attacked`, `was-attacked`, `barraged`, `restacked`, `shown`
        "#]],
    );
    check(
        "map 6x4\nblue A 02.02 3-4-5 spent=1/3\nred X 05.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨"1/3"⟩ error: `1/3` movement points; write `2`, `1/2` or `2 1/2`
    "#]],
    );
    check(
        "map 6x4\nblue A 02.02 3-4-5 spent=4000000000\nred X 05.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨"4000000000"⟩ error: `4000000000` movement points; write `2`, `1/2` or `2 1/2`
    "#]],
    );
}

#[test]
fn units_start_on_ground_they_can_stand_on_one_side_to_a_hex_and_within_the_limit() {
    check(
        "map 6x4\nlake 02.02\nblue A 02.02 1-1-1\nred X 05.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨"A"]⟩ error: `A` cannot stand in 02.02: prohibited terrain; choose another hex
    "#]],
    );
    check(
        "map 6x4\nblue A 02.02 1-1-1\nred X 02.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨"X"]⟩ error: units of both sides in 02.02; one side to a hex
    "#]],
    );
    check(
        "map 6x4\nblue A 02.02 1-1-1\nblue B 02.02 1-1-1\nblue C 02.02 1-1-1\nblue D 02.02 1-1-1
         red X 05.02 1-1-1",
        &expect![[r#"
            drawn.toml at ⟨"D"]⟩ error: 02.02 is overstacked: 4 of 3; set up within the stacking limit, or name the hex in [start] under `overstacked` or `tolerated`
        "#]],
    );
    check(
        "map 6x4\nblue A 02.02 1-1-1 stacking=255\nblue B 02.02 1-1-1 stacking=0\nred X 05.02 1-1-1
         ---\n[stacking]\nmeasure = \"points\"\nlimit = 254",
        &expect![[r#"
            drawn.toml at ⟨"A"]⟩ error: 02.02 is overstacked: 255 of 254; set up within the stacking limit, or name the hex in [start] under `overstacked` or `tolerated`
        "#]],
    );
    check(
        "map 6x4\nblue A 02.02 2-2-1/1-1-1\nblue B 02.02 2-2-1/1-1-1 steps=1\nred X 05.02 1-1-1
         ---\n[stacking]\nmeasure = \"steps\"\nlimit = 2",
        &expect![[r#"
            drawn.toml at ⟨"B"]⟩ error: 02.02 is overstacked: 3 of 2; set up within the stacking limit, or name the hex in [start] under `overstacked` or `tolerated`
        "#]],
    );
    check(
        "map 6x4\nblue A 02.02 1-1-1\nblue B 02.02 1-1-1 kind=hq\nred X 05.02 1-1-1
         ---\n[stacking]\nmeasure = \"units\"\nlimit = 1\nexempt = [\"hq\"]",
        &expect![[""]],
    );
}

#[test]
fn a_zone_has_room_for_its_units_however_the_others_are_placed() {
    let zones = |units: &str, zone: &str, more: &str| {
        format!(
            "map 6x4\nlake 02.01\nblue A - 1-1-1\nblue B - 1-1-1\nblue C - 1-1-1\nblue D - 1-1-1
             red X 05.02 1-1-1\nred Y - 1-1-1\nturn 1 of 3 red setup
             ---
             [[setup]]\nunits = [{units}]\nzone = [{zone}]\n{more}"
        )
    };
    check(
        &zones("\"A\"", "\"02.01\"", ""),
        &expect![[r#"
        drawn.toml at ⟨"A"]⟩ error: no hex of the zone of `A` is passable; widen the zone
    "#]],
    );
    check(&zones("\"A\", \"B\", \"C\"", "\"02.02\"", ""), &expect![[""]]);
    check(
        &zones("\"A\", \"B\", \"C\", \"D\"", "\"02.02\"", ""),
        &expect![[r#"
        drawn.toml at ⟨"A", "B", "C", "D"]⟩ error: `A` may find no room in its zone; widen the zone, or set up fewer units in it
        drawn.toml at ⟨"B", "C", "D"]⟩ error: `B` may find no room in its zone; widen the zone, or set up fewer units in it
        drawn.toml at ⟨"C", "D"]⟩ error: `C` may find no room in its zone; widen the zone, or set up fewer units in it
        drawn.toml at ⟨"D"]⟩ error: `D` may find no room in its zone; widen the zone, or set up fewer units in it
    "#]],
    );
    check(
        &zones("\"A\", \"B\", \"C\", \"D\"", "\"02.02\", \"02.01\"", ""),
        &expect![[r#"
        drawn.toml at ⟨"A", "B", "C", "D"]⟩ error: `A` may find no room in its zone; widen the zone, or set up fewer units in it
        drawn.toml at ⟨"B", "C", "D"]⟩ error: `B` may find no room in its zone; widen the zone, or set up fewer units in it
        drawn.toml at ⟨"C", "D"]⟩ error: `C` may find no room in its zone; widen the zone, or set up fewer units in it
        drawn.toml at ⟨"D"]⟩ error: `D` may find no room in its zone; widen the zone, or set up fewer units in it
    "#]],
    );
    check(&zones("\"A\", \"B\", \"C\", \"D\"", "\"02.02\", \"02.03\"", ""), &expect![[""]]);
    let points = "[stacking]\nmeasure = \"points\"\nlimit = 3";
    let pair = |second: u8| {
        zones("\"A\", \"B\"", "\"02.02\"", points)
            .replacen("blue A - 1-1-1", "blue A - 1-1-1 stacking=2", 1)
            .replacen("blue B - 1-1-1", &format!("blue B - 1-1-1 stacking={second}"), 1)
    };
    check(&pair(1), &expect![[""]]);
    check(
        &pair(2),
        &expect![[r#"
        drawn.toml at ⟨"A", "B"]⟩ error: `A` may find no room in its zone; widen the zone, or set up fewer units in it
        drawn.toml at ⟨"B"]⟩ error: `B` may find no room in its zone; widen the zone, or set up fewer units in it
    "#]],
    );
    let enemy = "[[setup]]\nunits = [\"Y\"]\nzone = [\"02.02\", \"03.03\"]";
    check(
        &zones("\"A\"", "\"02.02\"", enemy),
        &expect![[r#"
        drawn.toml at ⟨"A"]⟩ error: `A` may find no room in its zone; widen the zone, or set up fewer units in it
    "#]],
    );
    check(&zones("\"A\"", "\"02.02\", \"02.03\"", enemy), &expect![[""]]);
    check(
        &zones("\"A\"", "\"05.02\"", ""),
        &expect![[r#"
        drawn.toml at ⟨"A"]⟩ error: `A` may find no room in its zone; widen the zone, or set up fewer units in it
    "#]],
    );
    check(
        &zones("\"A\"", "\"02.02\"", "").replace("setup\n", "movement\n"),
        &expect![[r#"
        drawn.toml at ⟨"A"]⟩ error: a zone for `A`, but play starts later; say `at`
    "#]],
    );
}

#[test]
fn arrivals_come_in_a_turn_of_the_game_by_hexes_they_can_enter() {
    let arrival = |turn: &str, units: &str, entry: &str, kind: &str| {
        format!(
            "map 6x4\nlake 01.01\nblue A 02.02 1-1-1\nblue B - 1-1-1\nred X 05.02 1-1-1
             ---
             [[arrival]]\nturn = {turn}\nunits = [{units}]\nentry = [{entry}]\nkind = \"{kind}\""
        )
    };
    check(&arrival("3", "\"B\"", "\"01.02\"", "edge"), &expect![[""]]);
    check(
        &arrival("4", "\"B\"", "\"01.02\"", "edge"),
        &expect![[r#"
        drawn.toml at ⟨4⟩ error: turn 4; turns go from 1 to 3
    "#]],
    );
    check(
        &arrival("0", "\"B\"", "\"01.02\"", "edge"),
        &expect![[r#"
        drawn.toml at ⟨0⟩ error: turn 0; turns go from 1 to 3
    "#]],
    );
    check(
        &arrival("2", "\"B\"", "", "edge"),
        &expect![[r#"
            drawn.toml at ⟨[]⟩ error: no entry hex; name at least one
        "#]],
    );
    check(
        &arrival("2", "\"B\"", "\"01.02\", \"03.03\"", "edge"),
        &expect![[r#"
        drawn.toml at ⟨["01.02", "03.03"]⟩ error: an edge entry inside the map; name edge hexes, or say kind = "interior"
    "#]],
    );
    check(&arrival("2", "\"B\"", "\"03.03\"", "interior"), &expect![[""]]);
    check(
        &arrival("2", "\"Q\", \"B\"", "\"01.01\"", "edge"),
        &expect![[r#"
        drawn.toml at ⟨"Q", "B"]⟩ error: no unit `Q` in the roster; allowed: `A`, `B`, `X`
        drawn.toml at ⟨"B"]⟩ error: `B` can stand in none of its entry hexes; choose passable hexes
    "#]],
    );
    check(
        &arrival("2", "\"B\"", "\"01.02\"", "corner"),
        &expect![[r#"
        drawn.toml at ⟨"corner"⟩ error: unknown word `corner`; allowed: `edge`, `interior`
    "#]],
    );
}
