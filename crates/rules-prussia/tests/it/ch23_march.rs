//! Chapter 23.5.1: the march of the first turn at Rossbach.

use std::sync::Arc;

use catalog::{Files, Findings};
use rules_prussia::scenario::load;
use rules_prussia::{Army, Battle, Options, Phase};

use crate::data::{battle, library};
use crate::fight::{dice, drive};
use crate::stage::Stage;

fn marched(game: Battle, turn: u8) -> Stage {
    let mut game = game;
    drive(&mut game, &mut dice(6, &[]), |it| {
        let core = it.core();
        (core.turn, core.active, core.phase) == (turn, Army::Coalition, Phase::Movement)
    });
    Stage(game)
}

/// Rules: pg:23.5.1a.
#[test]
fn pg_23_5_1a_stacks_that_marched_keep_their_order() {
    let stage = marched(battle("rossbach-battle"), 1);
    assert_eq!(stage.rule("top fr-art-1"), "pg:23.5.1a");
    // In the second turn they are ordered as one likes.
    let stage = marched(battle("rossbach-battle"), 2);
    assert!(stage.offers("top fr-art-1"));
}

/// Rules: pg:23.5.1a, pg:4.4c.
#[test]
fn pg_23_5_1a_the_march_takes_its_engaged_marker_away() {
    // Piémont leads the march in 2910, and Prussian guns stand next to it: the hex is marked.
    let mut library = library();
    let path = "prussia/scenarios/rossbach-battle.toml";
    let text = library.get(path).expect("the battle").to_owned();
    let nearer = "\"pr-art-1\"]\nhexes = [\"2307\"]\n\n[[setup]]\nside = \"prussian\"\n\
                  pieces = [\"pr-art-2\"]\nhexes = [\"2911\"]";
    let drawn = text.replace("\"pr-art-1\", \"pr-art-2\"]\nhexes = [\"2307\"]", nearer);
    assert_ne!(drawn, text);
    let drawn =
        drawn.replace("\"piemont\"]\nhexes = [\"3310\"]", "\"piemont\"]\nhexes = [\"2910\"]");
    library.insert(path, drawn);
    let scenario = load(&mut Files::new(&library), path, &mut Findings::new()).expect("a scenario");
    let mut game = Battle::new(Arc::new(scenario), Options::default());
    drive(&mut game, &mut dice(6, &[]), |it| {
        (it.core().active, it.core().phase) == (Army::Prussia, Phase::Movement)
    });
    let before = Stage(game.clone());
    assert_eq!(before.pile("2910"), ["piemont", "fr-art-1"]);
    assert_eq!(before.engaged("2910", Army::Coalition), ["piemont"]);
    let stage = marched(game, 1);
    assert_eq!(stage.pile("2910"), Vec::<String>::new());
    assert!(stage.shifted("2910").is_none(), "no marker is left behind");
}
