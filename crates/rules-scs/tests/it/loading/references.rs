//! Faults of what a scenario file refers to: hexes, sides, terrain, titles.

use expect_test::expect;

use super::{DUEL, check, check_edited, check_mill_bridge};

#[test]
fn unknown_hexes_wherever_they_are_named() {
    check(
        &format!(
            "{DUEL}blue B - 1-1-1
             supply blue 01.01 00.01
             ---
             [[arrival]]
             turn = 1
             units = [\"B\"]
             entry = [\"01.09\"]
             kind = \"edge\"
             [control]
             blue = [\"01.01..07.01\"]
             red = [\"@nowhere\"]
             [victory]
             score_of = \"blue\"
             [[victory.points]]
             control = \"9.9\"
             points = 1
             [[victory.sudden]]
             side = \"blue\"
             controls = [\"06.05\"]
             result = {{ en = \"a\", it = \"b\" }}
             [[victory.levels]]
             result = {{ en = \"a\", it = \"b\" }}"
        ),
        &expect![[r#"
            drawn.toml at ⟨"00.01"]⟩ error: unknown hex `00.01`; the map runs from `01.01` to `06.04`
            drawn.toml at ⟨"01.09"]⟩ error: unknown hex `01.09`; the map runs from `01.01` to `06.04`
            drawn.toml at ⟨"01.01..07.01"]⟩ error: unknown hex `07.01`; the map runs from `01.01` to `06.04`
            drawn.toml at ⟨"@nowhere"]⟩ error: unknown region `@nowhere`; the map has no regions
            drawn.toml at ⟨"9.9"⟩ error: unknown hex `9.9`; the map runs from `01.01` to `06.04`
            drawn.toml at ⟨"06.05"]⟩ error: unknown hex `06.05`; the map runs from `01.01` to `06.04`
        "#]],
    );
}

#[test]
fn unknown_sides_wherever_they_are_named() {
    check(
        &format!(
            "{DUEL}---
             [[exits]]
             side = \"bleu\"
             hexes = [\"01.01\"]
             [[sequence]]
             turn = 1
             side = \"rad\"
             skip = [\"combat\"]
             [[supply.source]]
             side = \"reds\"
             hexes = [\"01.01\"]
             [control]
             green = [\"01.01\"]
             [air]
             black = [1, 1, 1]
             [victory]
             score_of = \"gray\"
             [[victory.points]]
             destroyed = \"pink\"
             points = 1
             [[victory.sudden]]
             side = \"white\"
             controls = [\"01.01\"]
             result = {{ en = \"a\", it = \"b\" }}
             [[victory.levels]]
             winner = \"lilac\"
             result = {{ en = \"a\", it = \"b\" }}
             [start]
             side = \"brown\"
             phase = \"movement\""
        ),
        &expect![[r#"
            drawn.toml at ⟨"bleu"⟩ error: no side `bleu`; did you mean `blue`? allowed: `blue`, `red`
            drawn.toml at ⟨"rad"⟩ error: no side `rad`; did you mean `red`? allowed: `blue`, `red`
            drawn.toml at ⟨"reds"⟩ error: no side `reds`; did you mean `red`? allowed: `blue`, `red`
            drawn.toml at ⟨green = ["01.01"]⟩ error: no side `green`; allowed: `blue`, `red`
            drawn.toml at ⟨black = [1, 1, 1]⟩ error: no side `black`; allowed: `blue`, `red`
            drawn.toml at ⟨"gray"⟩ error: no side `gray`; allowed: `blue`, `red`
            drawn.toml at ⟨"pink"⟩ error: no side `pink`; allowed: `blue`, `red`
            drawn.toml at ⟨"white"⟩ error: no side `white`; allowed: `blue`, `red`
            drawn.toml at ⟨"lilac"⟩ error: no side `lilac`; allowed: `blue`, `red`
            drawn.toml at ⟨"brown"⟩ error: no side `brown`; allowed: `blue`, `red`
        "#]],
    );
}

#[test]
fn both_sides_have_a_source_of_supply_and_warnings_tell_who_cannot_reach_it() {
    check_edited(
        DUEL,
        ("side = \"red\"\nhexes = [\"06.01", "side = \"blue\"\nhexes = [\"06.01"),
        &expect![[r#"
            drawn.toml at ⟨"X"]⟩ warning: no way leads from `X` to a source of supply; look at rivers and prohibited hexes
            drawn.toml at ⟨[[supply.source]]⟩ error: side `red` has no source of supply; add a [[supply.source]] for it
        "#]],
    );
    check(
        "map 6x4
         lake 02.02 02.03 03.04 04.03 04.02 03.02
         blue A 03.03 1-1-1
         red X 05.02 1-1-1",
        &expect![[r#"
            drawn.toml at ⟨"A"]⟩ warning: no way leads from `A` to a source of supply; look at rivers and prohibited hexes
        "#]],
    );
}

#[test]
fn stacking_limits_are_for_terrain_of_the_chart() {
    check(
        &format!(
            "{DUEL}---\n[stacking]\nmeasure = \"units\"\nlimit = 3\nby_terrain = {{ wood = 2 }}"
        ),
        &expect![[r#"
            drawn.toml at ⟨wood = 2 }⟩ error: no hex terrain `wood`; did you mean `woods`? allowed: `fort`, `lake`, `marsh`, `open`, `ridge`, `woods`
        "#]],
    );
}

#[test]
fn exits_lie_on_the_edge_also_inside_blocks_and_regions() {
    check(
        &format!(
            "{DUEL}---\n[[exits]]\nside = \"blue\"\nhexes = [\"01.01..02.04\", \"06.02\", \"05.03\"]"
        ),
        &expect![[r#"
            drawn.toml at ⟨"01.01..02.04", "06.02",⟩ error: 02.03 does not lie on the edge; name edge hexes as exits
            drawn.toml at ⟨"05.03"]⟩ error: 05.03 does not lie on the edge; name edge hexes as exits
        "#]],
    );
    check(
        &format!("{DUEL}---\n[[exits]]\nside = \"blue\"\nhexes = [\"01.01..01.04\", \"06.02\"]"),
        &expect![[""]],
    );
}

#[test]
fn the_sequence_is_varied_within_the_turns_and_the_set_up_stays() {
    check(
        &format!(
            "{DUEL}---\n[[sequence]]\nturn = 4\nside = \"red\"\nskip = [\"setup\", \"combat\"]"
        ),
        &expect![[r#"
            drawn.toml at ⟨4⟩ error: turn 4; turns go from 1 to 3
            drawn.toml at ⟨"red"⟩ error: a set-up cannot be skipped; skip movement, combat, exploitation or supply
        "#]],
    );
}

#[test]
fn titles_and_the_numbers_they_read() {
    check(
        &format!("{DUEL}---\nrules = \"gothic-lime\""),
        &expect![[r#"
        drawn.toml at ⟨"gothic-lime"⟩ error: no rules `gothic-lime`; did you mean `gothic-line`? allowed: `series`, `gothic-line`
    "#]],
    );
    check(
        &format!(
            "{DUEL}---\nrules = \"gothic-line\"\n[air]\nblue = [1, 2]\n[barrage]\nshifts = [[3, 1], [6, 10]]"
        ),
        &expect![[r#"
            drawn.toml at ⟨[1, 2]⟩ error: air points for 2 turns; write 3 numbers
            drawn.toml at ⟨[[3, 1], [6, 10]]⟩ error: too many columns by barrage; 9 at most
        "#]],
    );
    check(
        &format!(
            "{DUEL}---\nrules = \"gothic-line\"\n[air]\nblue = [1, 2, 3]\n[barrage]\nshifts = [[3, 1], [6, 9]]"
        ),
        &expect![[""]],
    );
}

#[test]
fn a_bridge_lies_over_what_it_negates() {
    check(
        "map 6x4\nbridge 02.02 03.02\nblue A 02.02 1-1-1\nred X 05.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨map.grid]⟩ error: `bridge` between 02.02 and 03.02 crosses nothing it negates; lay it over the hexside it negates
    "#]],
    );
    check_mill_bridge(
        "scs/maps/mill-bridge.toml",
        ("bridge = [\"06.04 07.05\"]", "bridge = [\"05.05 06.04 07.05\"]"),
        &expect![[r#"
            mill-bridge.toml at ⟨"../maps/mill-bridge.tom⟩ error: `bridge` between 05.05 and 06.04 crosses nothing it negates; lay it over the hexside it negates
        "#]],
    );
}
