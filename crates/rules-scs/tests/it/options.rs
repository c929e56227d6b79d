//! The choices of a table, read by name, and what they change.

use rulebook::{Offered, TableOption};
use rules_scs::Options;
use rules_scs::options::{Fog, Height, Memory};

use crate::drawn::draw_with;

fn read(name: &str, value: &str) -> Options {
    Options::read([(name, value)]).unwrap_or_else(|fault| panic!("{}", fault.why))
}

#[test]
fn every_option_is_read_by_its_name_and_value() {
    assert_eq!(Options::read([]), Ok(Options::default()));
    assert_eq!((read("fog", "on").fog, read("fog", "off").fog), (Fog::On, Fog::Off));
    let heights = (read("heights", "shown").heights, read("heights", "hidden").heights);
    assert_eq!(heights, (Height::Shown, Height::Hidden));
    let memory = (read("memory", "rehide").memory, read("memory", "keep").memory);
    assert_eq!(memory, (Memory::Rehide, Memory::Keep));
    for TableOption { offered: Offered { name, values, .. }, .. } in Options::ALL {
        assert_eq!(read(name, values[0]), Options::default(), "the first value is the default");
        assert_ne!(read(name, values[1]), Options::default());
    }
    let refused = |name, value| Options::read([(name, value)]).expect_err("no such thing").why;
    assert_eq!(refused("fog", "thick"), "`fog` is `on` or `off`, not `thick`");
    let known = "there is no option `dice`; there are fog, heights, memory";
    assert_eq!(refused("dice", "loaded"), known);
}

/// Rules: scs:0.10A, scs:0.10D.
#[test]
fn what_a_combat_has_shown_is_covered_again_or_kept_until_it_moves() {
    let text = "map 12x10
        blue A 05.05 3-4-5/2-2-5
        red Y 06.05 9-9-5/5-5-5
        red X 06.05 9-9-5/5-5-5
        turn 1 of 3 blue combat";
    let seen_after = |memory: Memory| {
        let mut drawn = draw_with(text, Options { memory, ..Options::default() });
        // 3 to 18 is below the table: one step, and the combat is over.
        drawn.play("attack 06.05; add A; announce; lose A; top X");
        let (blue, y) = (kernel::Viewer::Player(kernel::Seat(0)), drawn.id("Y"));
        let at_once = drawn.0.may_see(blue, y);
        drawn.play("end; end; select X; add Y; move 07.06");
        (at_once, drawn.0.may_see(blue, y))
    };
    assert_eq!(seen_after(Memory::Rehide), (false, false));
    assert_eq!(seen_after(Memory::Keep), (true, false));
}

#[test]
fn a_game_knows_the_options_it_is_played_with() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 09.05 3-4-5";
    let options = Options { fog: Fog::Off, memory: Memory::Keep, heights: Height::Hidden };
    assert_eq!(draw_with(text, options).0.options(), options);
}
