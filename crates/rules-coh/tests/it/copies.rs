//! A game copied into another equals it.

use crate::stage::ground;

/// A target keeps which side of it counts.
#[test]
fn an_attack_is_copied_whole() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.plays(&["use G", "fire D02"]);
    let mut other = stage.game.clone();
    let aimed = other.core.volley.as_mut().and_then(|it| it.aimed.as_mut()).expect("a target");
    assert!(aimed.front);
    aimed.front = false;
    assert_ne!(other, stage.game);
    other.clone_from(&stage.game);
    assert_eq!(other, stage.game);
}
