//! What every store must do. Each check gets an empty store.

use store::{Page, Shelf, Standing, Step, Store, StoreError};

use crate::samples::{append, bundle, cut, game, game_of, standing, step};

pub(crate) async fn a_game_comes_back_as_it_was_kept(store: &dyn Store) {
    let kept = game("g1", 3);
    store.create(kept.clone()).await.unwrap();
    let found = store.history("g1", None).await.unwrap();
    assert_eq!(found.row, kept.row);
    assert_eq!((found.seeds, found.steps), (kept.seeds, kept.steps));
    assert_eq!(store.row("g1").await.unwrap(), kept.row);
}

pub(crate) async fn an_id_is_taken_once(store: &dyn Store) {
    store.create(game("g1", 1)).await.unwrap();
    assert_eq!(store.create(game("g1", 5)).await, Err(StoreError::Twice("g1".into())));
    assert_eq!(store.history("g1", None).await.unwrap().steps.len(), 1);
}

pub(crate) async fn steps_are_added_and_the_list_knows(store: &dyn Store) {
    store.create(game("g1", 0)).await.unwrap();
    let end = Standing {
        asked: None,
        over: true,
        result: Some("a draw".into()),
        winner: Some("red".into()),
        turn: 6,
        ..standing(2)
    };
    let steps: Vec<Step> = vec![step(1), step(2)];
    let whole = store::Append { steps: steps.clone(), standing: end.clone(), ..append("g1", 0, 0) };
    store.append(whole).await.unwrap();
    assert_eq!(store.history("g1", None).await.unwrap().steps, steps);
    assert_eq!(store.history("g1", Some(1)).await.unwrap().steps, steps[..1]);
    let row = &store.list(Shelf::Table, Page::default()).await.unwrap()[0];
    assert_eq!((&row.standing, row.updated, row.created), (&end, 2_000, 1_000));
}

pub(crate) async fn a_step_on_another_ground_is_refused(store: &dyn Store) {
    store.create(game("g1", 2)).await.unwrap();
    let changed = Err(StoreError::Changed("g1".into()));
    assert_eq!(store.append(append("g1", 1, 0)).await, changed);
    assert_eq!(store.append(append("g1", 3, 0)).await, changed);
    assert_eq!(store.append(append("g1", 2, 1)).await, changed);
    assert_eq!(store.cut(cut("g1", 1, 0, 0)).await, changed);
    assert_eq!(store.history("g1", None).await.unwrap().steps.len(), 2);
    assert_eq!(store.row("g1").await.unwrap(), game("g1", 2).row);
}

pub(crate) async fn what_is_taken_back_is_gone(store: &dyn Store) {
    store.create(game("g1", 4)).await.unwrap();
    store.cut(cut("g1", 4, 2, 0)).await.unwrap();
    let found = store.history("g1", None).await.unwrap();
    assert_eq!(found.steps, [step(1), step(2)]);
    assert_eq!((found.row.standing, found.row.undone), (standing(2), 1));
    // The same number of steps again, but not the same ground.
    store.append(append("g1", 2, 1)).await.unwrap();
    assert_eq!(store.append(append("g1", 3, 0)).await, Err(StoreError::Changed("g1".into())));
    assert_eq!(store.history("g1", None).await.unwrap().steps.len(), 3);
}

pub(crate) async fn the_last_changed_is_listed_first(store: &dyn Store) {
    for id in ["g1", "g2", "g3"] {
        store.create(game(id, 0)).await.unwrap();
    }
    store.append(append("g2", 0, 0)).await.unwrap();
    assert_eq!(ids(store, Shelf::Table).await, ["g2", "g1", "g3"]);
}

pub(crate) async fn a_list_comes_in_pages(store: &dyn Store) {
    for number in 0..7 {
        store.create(game(&format!("g{number}"), 0)).await.unwrap();
    }
    store.append(append("g3", 0, 0)).await.unwrap();
    let (mut page, mut seen) = (Page { after: None, limit: Some(3) }, Vec::new());
    loop {
        let rows = store.list(Shelf::Table, page.clone()).await.unwrap();
        seen.push(rows.len());
        let Some(last) = rows.last() else { break };
        page.after = Some((last.updated, last.id.clone()));
        assert!(rows.iter().all(|it| it.id != "g3") || seen.len() == 1, "each game once");
    }
    assert_eq!(seen, [3, 3, 1, 0]);
}

pub(crate) async fn nothing_is_written_after_the_end(store: &dyn Store) {
    store.create(game("g1", 0)).await.unwrap();
    assert_eq!(store.notices().await.unwrap(), []);
    store.close().await.unwrap();
    assert_eq!(store.append(append("g1", 0, 0)).await, Err(StoreError::Closed));
    assert_eq!(store.history("g1", None).await.unwrap().steps, []);
}

pub(crate) async fn a_game_goes_into_the_basket_and_back(store: &dyn Store) {
    store.create(game("g1", 0)).await.unwrap();
    store.create(game("g2", 0)).await.unwrap();
    store.put("g1", Shelf::Basket, 5_000).await.unwrap();
    assert_eq!(ids(store, Shelf::Table).await, ["g2"]);
    assert_eq!(ids(store, Shelf::Basket).await, ["g1"]);
    assert_eq!(store.row("g1").await.unwrap().deleted, Some(5_000));
    store.put("g1", Shelf::Table, 6_000).await.unwrap();
    assert_eq!(store.row("g1").await.unwrap().deleted, None);
    assert_eq!(ids(store, Shelf::Basket).await, [""; 0]);
}

pub(crate) async fn a_removed_game_leaves_nothing(store: &dyn Store) {
    store.create(game("g1", 2)).await.unwrap();
    store.write_notes("g1", "blue", "mine").await.unwrap();
    store.remove("g1").await.unwrap();
    let gone = StoreError::NoGame("g1".into());
    assert_eq!(store.row("g1").await, Err(gone.clone()));
    assert_eq!(store.history("g1", None).await, Err(gone.clone()));
    assert_eq!(store.remove("g1").await, Err(gone));
    // A new game of the same id inherits nothing.
    store.create(game("g1", 0)).await.unwrap();
    assert_eq!(store.history("g1", None).await.unwrap().steps, []);
    assert_eq!(store.notes("g1", "blue").await.unwrap(), None);
}

pub(crate) async fn title_seats_and_fault_are_written_down(store: &dyn Store) {
    store.create(game("g1", 0)).await.unwrap();
    store.rename("g1", "Other").await.unwrap();
    store.seat("g1", "blue=random").await.unwrap();
    store.freeze("g1").await.unwrap();
    let row = store.row("g1").await.unwrap();
    assert_eq!((row.title.as_str(), row.players.as_str()), ("Other", "blue=random"));
    assert!(row.frozen);
    let gone = Err(StoreError::NoGame("g9".into()));
    assert_eq!(store.rename("g9", "Other").await, gone);
    assert_eq!(store.append(append("g9", 0, 0)).await, gone);
    assert_eq!(store.write_notes("g9", "blue", "x").await, gone);
}

pub(crate) async fn notes_belong_to_one_viewer_of_one_game(store: &dyn Store) {
    store.create(game("g1", 0)).await.unwrap();
    store.create(game("g2", 0)).await.unwrap();
    store.write_notes("g1", "blue", "first").await.unwrap();
    store.write_notes("g1", "blue", "second").await.unwrap();
    assert_eq!(store.notes("g1", "blue").await.unwrap().as_deref(), Some("second"));
    assert_eq!(store.notes("g1", "red").await.unwrap(), None);
    assert_eq!(store.notes("g2", "blue").await.unwrap(), None);
}

pub(crate) async fn many_at_once_do_not_disturb_each_other(store: &dyn Store) {
    for number in 0..20 {
        store.create(game(&format!("g{number}"), 0)).await.unwrap();
    }
    // Sent without waiting, so that they stand in line together; every third one is refused.
    let mut answers = Vec::new();
    for after in 0..10 {
        for number in 0..20 {
            let undone = u32::from(number % 3 == 0);
            answers.push((undone, store.append(append(&format!("g{number}"), after, undone))));
        }
    }
    for (undone, answer) in answers {
        assert_eq!(answer.await.is_ok(), undone == 0);
    }
    for number in 0..20 {
        let steps = store.history(&format!("g{number}"), None).await.unwrap().steps;
        assert_eq!(steps.len(), if number % 3 == 0 { 0 } else { 10 });
    }
}

async fn ids(store: &dyn Store, shelf: Shelf) -> Vec<String> {
    store.list(shelf, Page::default()).await.unwrap().into_iter().map(|it| it.id).collect()
}

pub(crate) async fn an_own_scenario_comes_back_as_it_was_kept(store: &dyn Store) {
    store.keep_bundle(bundle("scs/own@1", 1_000)).await.unwrap();
    store.keep_bundle(bundle("scs/own@2", 2_000)).await.unwrap();
    assert_eq!(store.bundle("scs/own@1").await.unwrap(), bundle("scs/own@1", 1_000));
    // Brought again it stays as it is.
    store.keep_bundle(bundle("scs/own@1", 9_000)).await.unwrap();
    assert_eq!(store.bundle("scs/own@1").await.unwrap().added, 1_000);
    let listed = store.bundles().await.unwrap();
    assert_eq!(listed.iter().map(|it| &*it.id).collect::<Vec<_>>(), ["scs/own@2", "scs/own@1"]);
    assert_eq!((&*listed[1].title, listed[1].games), ("Scenario scs/own@1", 0));
    let none = StoreError::NoBundle("scs/none@1".into());
    assert_eq!(store.bundle("scs/none@1").await, Err(none.clone()));
    assert_eq!(store.remove_bundle("scs/none@1").await, Err(none));
}

pub(crate) async fn an_own_scenario_stays_while_a_game_needs_it(store: &dyn Store) {
    let none = Err(StoreError::NoBundle("scs/own@1".into()));
    assert_eq!(store.create(game_of("scs/own@1", "g1")).await, none, "no game without its files");
    store.keep_bundle(bundle("scs/own@1", 1_000)).await.unwrap();
    store.create(game_of("scs/own@1", "g1")).await.unwrap();
    store.create(game_of("scs/own@1", "g2")).await.unwrap();
    assert_eq!(store.bundles().await.unwrap()[0].games, 2);
    store.remove("g1").await.unwrap();
    store.put("g2", Shelf::Basket, 5_000).await.unwrap();
    let needed = StoreError::Needed { bundle: "scs/own@1".into(), games: 1 };
    assert_eq!(store.remove_bundle("scs/own@1").await, Err(needed), "it can be taken back");
    store.remove("g2").await.unwrap();
    store.remove_bundle("scs/own@1").await.unwrap();
    assert_eq!(store.bundles().await.unwrap(), []);
    // Nothing of its files is left behind: the same id begins anew.
    store.keep_bundle(bundle("scs/own@1", 7_000)).await.unwrap();
    assert_eq!(store.bundle("scs/own@1").await.unwrap().files.len(), 2);
}
