//! What comes with a question is sound: the answers as they are offered, ranges, overlays.

use std::collections::BTreeSet;

use kernel::dice::Script;
use kernel::{Prompt, Viewer};
use scene::{Overlay, OverlayKind, Place, Pointed, Reach, Show, Thing};

use crate::places::Places;

/// Checks the offers and the range of an open question.
pub(crate) fn check<G: Show>(
    game: &G,
    prompt: &Prompt<G::Decision, G::Action>,
    places: &Places,
    place: &str,
) {
    let scene = game.scene(Viewer::Player(prompt.seat));
    let units: BTreeSet<String> = scene.counters.into_iter().map(|it| it.id).collect();
    for action in &prompt.actions {
        let (choice, text) = (game.choice(action), game.action_text(action));
        assert_eq!(choice.action, text, "{place}");
        // What the text names is what is offered; a direction may be offered on a hex.
        let named = text.strip_prefix(&choice.verb).is_some_and(|it| {
            let about = choice.at.place().map(Place::id).or(choice.unit.as_deref());
            let names_a_thing = |it: &str| places.has(it) || units.contains(it);
            let fits = |about: &str| it[1..] == *about || !names_a_thing(&it[1..]);
            it.is_empty() || it.starts_with(' ') && about.is_none_or(fits)
        });
        assert!(named, "'{text}' is offered as {choice:?}: {place}");
        let pointed = [Some(&choice.at), choice.part.as_ref().map(|it| &it.at)];
        let mut pointed = pointed.into_iter().flatten().filter_map(Pointed::place);
        assert!(pointed.all(|it| places.holds(it)), "'{text}' points off the board: {place}");
        assert!(choice.unit.is_none_or(|it| units.contains(&it)), "'{text}': {place}");
    }
    for ask in game.asks(&prompt.decision) {
        let mut things = match ask.about {
            Thing::Hex => places.hexes.iter(),
            Thing::Box => places.boxes.iter(),
            Thing::Unit => units.iter(),
        };
        let readable = |it: &String| game.read_action(&format!("{} {it}", ask.verb)).is_ok();
        assert!(things.any(readable), "nothing can be asked with {ask:?}: {place}");
    }
    for reach in game.reach() {
        check_reach(game, &reach, places, place);
    }
}

/// The answers of a range are legal one after the other, without the other seats, and as many as
/// the steps of the way, with one more where that says that it ends there. They come without dice;
/// only a step that ends the way by itself may roll for what it finds there.
fn check_reach<G: Show>(game: &G, reach: &Reach, places: &Places, place: &str) {
    let Reach { at, path, actions, .. } = reach;
    let hex = at.id();
    assert!(places.holds(at), "{at:?} is not on the board: {place}");
    assert!(path.iter().all(|it| places.has(it)), "way to {hex} off the board: {place}");
    let steps = path.len() - 1;
    assert!([steps, steps + 1].contains(&actions.len()), "way to {hex}, {actions:?}: {place}");
    assert_eq!(path.last().map(String::as_str), Some(hex), "way to {hex}: {place}");
    let mut there = game.clone();
    for (at, action) in actions.iter().enumerate() {
        let seat = |it: &G| it.asked().map(|asked| asked.seat);
        assert_eq!(seat(&there), seat(game), "way to {hex}: {place}");
        let read = there.read_action(action).expect("a range is made of actions");
        let mut dice = Script::new(&[]);
        let played = there.apply(&read, &mut dice);
        assert!(played.is_ok(), "'{action}' on the way to {hex} is refused, {played:?}: {place}");
        let ends_by_itself = at + 1 == steps && actions.len() == steps;
        if !ends_by_itself {
            dice.finish().unwrap_or_else(|fault| panic!("way to {hex}, {fault}: {place}"));
        }
    }
}

/// Overlays lie on the board and over counters that the viewer sees.
pub(crate) fn check_overlays<G: Show>(game: &G, viewer: Viewer, places: &Places, place: &str) {
    let seen: BTreeSet<String> = game.scene(viewer).counters.into_iter().map(|it| it.id).collect();
    let mut ids = BTreeSet::new();
    for overlay in game.overlays(viewer) {
        let Overlay { id, kind, units, lines, .. } = &overlay;
        assert!(ids.insert(id.clone()), "overlay {id} twice: {place}");
        let on_board = overlay.hexes.iter().chain(lines.iter().flatten());
        assert!(on_board.into_iter().all(|it| places.has(it)), "overlay {id}: {place}");
        assert!(units.iter().all(|it| seen.contains(it)), "overlay {id}: {place}");
        let others_empty = match kind {
            OverlayKind::Area => lines.is_empty() && units.is_empty(),
            OverlayKind::Trace => overlay.hexes.is_empty() && units.is_empty(),
            OverlayKind::Units => overlay.hexes.is_empty() && lines.is_empty(),
        };
        assert!(others_empty, "overlay {id} is not only {kind:?}: {place}");
    }
}
