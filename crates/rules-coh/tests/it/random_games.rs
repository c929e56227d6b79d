//! Whole random games of every firefight.

use kernel::{Game, Viewer};
use rules_coh::{Event, Firefight};
use scene::{Scene, Show};
use testkit::{finished, swarm};

use crate::data::{firefight, names};

/// More answers than any firefight takes.
const STEPS_MAX: u32 = 200_000;

#[test]
fn every_firefight_of_the_data_folder_can_be_read() {
    let names = names();
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        firefight(&name).check_invariants();
    }
}

#[test]
fn random_games_end_without_a_dead_end() {
    for name in names() {
        let start = firefight(&name);
        for seed in 0..4 {
            let watch = &mut |game: &Firefight, _: &[Event]| game.check_invariants();
            finished::check(&swarm::play(&start, seed, STEPS_MAX, watch));
        }
    }
}

/// Rules: coh:7.4c, coh:8.1h, coh:10.0a, coh:18.5i.
#[test]
fn coh_10_0a_what_was_hidden_lies_open_after_the_game() {
    let (mut units, mut notes, mut markers) = (0, 0, 0);
    let shown = |scene: &Scene| {
        scene.counters.iter().flat_map(|it| &it.marks).filter(|it| it.starts_with("hit-")).count()
    };
    for name in ["corn-ambush", "second-morning", "mined-balka", "belt"] {
        for seed in 0..6 {
            let mut last: Option<Scene> = None;
            let over = swarm::play(&firefight(name), seed, STEPS_MAX, &mut |game, _| {
                if game.asked().is_some() {
                    last = Some(game.scene(Viewer::Spectator));
                }
            });
            finished::check(&over);
            let (before, after) = (last.expect("it lasted"), over.scene(Viewer::Spectator));
            let all = over.scenario.unit_ids().count();
            let told = after.counters.iter().filter(|it| it.model.is_some()).count();
            assert_eq!(told, all, "{name}, seed {seed}: every unit is shown");
            units += after.counters.len() - before.counters.len();
            notes += after.notes.len() - before.notes.len();
            markers += usize::from(shown(&after) > shown(&before));
        }
    }
    assert!(units > 0 && notes > 0 && markers > 0, "{units} units, {notes} notes, {markers}");
}
